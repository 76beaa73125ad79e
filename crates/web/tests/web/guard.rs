//! What no request may do.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use web::{Config, Proxy};

use crate::world::{World, quick};

fn post(path: &str) -> axum::http::request::Builder {
    Request::builder()
        .method("POST")
        .uri(path)
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
}

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let world = World::new().await;
    for path in ["/", "/nowhere", "/healthz", "/assets/x/js/main.js", "/api/v1/games", "/api/v1/nowhere"] {
        let answer = world.person().get(path).await;
        let policy = answer.headers.get(header::CONTENT_SECURITY_POLICY).unwrap().to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.headers.get(header::X_CONTENT_TYPE_OPTIONS).unwrap(), "nosniff", "{path}");
        assert_eq!(answer.headers.get(header::REFERRER_POLICY).unwrap(), "same-origin", "{path}");
    }
}

#[tokio::test]
async fn pages_have_no_inline_script_or_style() {
    let world = World::new().await;
    let mut anna = world.person();
    let table = anna.open("century", &[("players", "2"), ("seat2", "random")]).await;
    for path in ["/", "/new/century", &format!("/t/{table}")] {
        let page = anna.get(path).await.body;
        assert!(
            !page.contains("<style") && !page.contains(" style=") && !page.contains(" onclick="),
            "{path}"
        );
        assert_eq!(page.matches("<script").count(), page.matches("<script src=\"/assets/").count(), "{path}");
        assert!(page.contains("<script src=\"/assets/"), "{path}");
    }
}

#[tokio::test]
async fn posts_of_other_sites_are_refused() {
    let world = World::new().await;
    for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "http://evil.example")] {
        let request =
            post("/name").header("host", "localhost").header(name, value).body(Body::from("name=x")).unwrap();
        assert_eq!(world.ask(request).await.status, StatusCode::FORBIDDEN, "{name}");
    }
    let request = post("/name").header("host", "localhost").header("origin", "http://localhost");
    assert_eq!(world.ask(request.body(Body::from("name=x")).unwrap()).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn only_known_hosts_are_answered() {
    let world = World::with(Config { hosts: vec!["localhost".into()], ..quick() }).await;
    let ask = |host: &str| Request::builder().uri("/").header("host", host).body(Body::empty()).unwrap();
    assert_eq!(world.ask(ask("localhost:7070")).await.status, StatusCode::OK);
    assert_eq!(world.ask(ask("evil.example")).await.status, StatusCode::MISDIRECTED_REQUEST);
}

#[tokio::test]
async fn a_flood_of_posts_and_a_huge_body_are_refused() {
    let world = World::with(Config { posts_per_second: 2, ..quick() }).await;
    let mut anna = world.person();
    anna.post("/name", &[("name", "Anna")]).await;
    let mut refused = 0;
    for _ in 0..20 {
        refused += usize::from(
            anna.post("/name", &[("name", "Anna")]).await.status == StatusCode::TOO_MANY_REQUESTS,
        );
    }
    assert!(refused >= 10, "{refused}");
    let huge = "x".repeat(100_000);
    let answer = world.person().post("/name", &[("name", &huge)]).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let world = World::new().await;
    let mut anna = world.person();
    for path in [
        "/t/nothing",
        "/t/nothing/stream",
        "/t/nothing/record",
        "/new/chess",
        "/assets/x/../Cargo.toml",
        "/t/x/seat/99/y",
    ] {
        assert_eq!(anna.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for path in ["/play/chess", "/t/nothing/act", "/new/chess"] {
        assert_eq!(anna.post(path, &[]).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn what_cant_be_read_is_answered_with_a_sentence() {
    let world = World::new().await;
    let wrong_type = Request::post("/name")
        .header("host", "localhost")
        .header(header::CONTENT_TYPE, "text/plain")
        .body(Body::from("name=x"))
        .unwrap();
    let answer = world.ask(wrong_type).await;
    assert_eq!(answer.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    assert!(
        answer.body.contains("can&#39;t be read") || answer.body.contains("can't be read"),
        "{}",
        answer.body
    );
    let answer = world.person().post("/name", &[("name", &"x".repeat(100_000))]).await;
    assert!(answer.body.contains("more than fits"), "{}", answer.body);

    let mut anna = world.person();
    let table = anna.open("century-solo", &[]).await;
    let bad_json = Request::post(format!("/api/v1/tables/{table}/act"))
        .header("host", "localhost")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from("{"))
        .unwrap();
    assert_eq!(world.ask(bad_json).await.status, StatusCode::UNAUTHORIZED, "who asks is asked first");
    for deed in ["act", "undo", "sit", "mute", "bot", "dance"] {
        let answer = anna
            .post(&format!("/t/{table}/{deed}"), &[("number", "x"), ("seat", "99"), ("guest", "-")])
            .await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{deed}");
        assert!(answer.body.contains("id=\"notice\""), "{deed}: {}", answer.body);
    }
}

#[tokio::test]
async fn a_cookie_that_nobody_knows_is_that_of_a_newcomer() {
    let world = World::new().await;
    for cookie in ["kaupang_guest=", "kaupang_guest=0000", "kaupang_guest=%00%ff; x", ";;=;", "kaupang_guest"]
    {
        let request = Request::builder().uri("/").header("host", "localhost").header("cookie", cookie);
        assert_eq!(world.ask(request.body(Body::empty()).unwrap()).await.status, StatusCode::OK, "{cookie}");
        let request = post("/play/century-solo").header("host", "localhost").header("cookie", cookie);
        let answer = world.ask(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{cookie}");
        assert!(answer.headers.contains_key(header::SET_COOKIE), "{cookie}");
    }
}

#[tokio::test]
async fn behind_a_trusted_proxy_that_speaks_https_the_cookie_is_secure() {
    for (proxy, is_secure) in [(Proxy::Trusted, true), (Proxy::None, false)] {
        let world = World::with(Config { proxy, ..quick() }).await;
        let request = post("/name").header("host", "localhost").header("x-forwarded-proto", "https");
        let answer = world.ask(request.body(Body::from("name=x")).unwrap()).await;
        let cookie = answer.headers.get(header::SET_COOKIE).unwrap().to_str().unwrap().to_owned();
        assert_eq!(cookie.ends_with("; Secure"), is_secure, "{cookie}");
    }
}

#[tokio::test]
async fn too_many_streams_are_refused_with_a_sentence() {
    let world = World::with(Config { streams: 0, ..quick() }).await;
    let mut anna = world.person();
    let table = anna.open("century-solo", &[]).await;
    let answer = anna.get(&format!("/t/{table}/stream")).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.body.contains("Too many pages are open"), "{}", answer.body);
}

#[tokio::test]
async fn nobody_sits_down_at_a_full_table_but_everybody_may_watch() {
    let world = World::new().await;
    let (mut anna, mut ben) = (world.person(), world.person());
    let fields = [("players", "2"), ("seat2", "random"), ("visibility", "public")];
    let path = anna.post("/new/century", &fields).await.location();
    for seat in ["1", "2"] {
        let answer = ben.post(&format!("{path}/sit"), &[("seat", seat)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.contains("Somebody sits there already"), "{}", answer.body);
    }
    let answer = ben.post(&format!("{path}/sit"), &[("seat", "3")]).await;
    assert!(answer.body.contains("There is no such seat"), "{}", answer.body);
    assert!(ben.get(&path).await.body.contains("you are watching"));
}

#[tokio::test]
async fn over_https_the_cookie_is_for_this_host_only_and_a_plain_one_counts_for_nothing() {
    let world = World::with(Config { proxy: Proxy::Trusted, ..quick() }).await;
    let cookies = |answer: &crate::world::Answer| -> Vec<String> {
        let all = answer.headers.get_all(header::SET_COOKIE).iter();
        all.map(|cookie| cookie.to_str().unwrap().to_owned()).collect()
    };
    let named = |request: axum::http::request::Builder| {
        world.ask(request.header("host", "localhost").body(Body::from("name=Anna")).unwrap())
    };
    let plain = cookies(&named(post("/name")).await)[0].split(';').next().unwrap().to_owned();
    let secure = cookies(&named(post("/name").header("x-forwarded-proto", "https")).await)[0].clone();
    assert!(secure.starts_with("__Host-kaupang_guest=") && secure.ends_with("; Secure"), "{secure}");
    assert!(secure.contains("; Path=/;") && !secure.contains("Domain"), "{secure}");
    let secure = secure.split(';').next().unwrap().to_owned();
    let front = |scheme: &str, cookie: &str| {
        let request = Request::get("/").header("host", "localhost").header("x-forwarded-proto", scheme);
        request.header("cookie", cookie).body(Body::empty()).unwrap()
    };
    // A plain cookie is known without HTTPS only, and never becomes one for HTTPS.
    assert!(world.ask(front("http", &plain)).await.body.contains("Anna"));
    let planted = world.ask(front("https", &plain)).await;
    assert!(!planted.body.contains("Anna"), "a planted cookie is not read");
    assert!(cookies(&planted).is_empty(), "{:?}", cookies(&planted));
    let own = world.ask(front("https", &secure)).await;
    assert!(own.body.contains("Anna") && cookies(&own).is_empty(), "{:?}", own.headers);
    let both = world.ask(front("https", &format!("a=b; kaupang_guest=bad; {secure}"))).await;
    assert!(both.body.contains("Anna"), "the others stay");
}

#[tokio::test]
async fn a_bad_cookie_before_the_right_one_does_no_harm() {
    let world = World::new().await;
    let named =
        world.ask(post("/name").header("host", "localhost").body(Body::from("name=Anna")).unwrap()).await;
    let right = named
        .headers
        .get(header::SET_COOKIE)
        .unwrap()
        .to_str()
        .unwrap()
        .split(';')
        .next()
        .unwrap()
        .to_owned();
    for cookie in
        [format!("kaupang_guest=bad; {right}"), format!("kaupang_guest=; x=y; kaupang_guest=bad; {right}")]
    {
        let request = Request::get("/").header("host", "localhost").header("cookie", &cookie);
        let answer = world.ask(request.body(Body::empty()).unwrap()).await;
        assert!(answer.body.contains("Anna"), "{cookie}");
    }
}

#[tokio::test]
async fn whatever_goes_wrong_is_told_to_programs_as_data() {
    let world = World::with(Config { hosts: vec!["localhost".into()], posts_per_second: 1, ..quick() }).await;
    let request = |method: &str, path: &str| {
        Request::builder().method(method).uri(path).header("content-type", "application/json")
    };
    let here = |method: &str, path: &str| request(method, path).header("host", "localhost");
    let long = format!("{{\"name\": \"{}\"}}", "x".repeat(20_000));
    let asked = [
        (
            request("GET", "/api/v1/games").header("host", "evil"),
            String::new(),
            StatusCode::MISDIRECTED_REQUEST,
        ),
        (here("GET", "/api/v1/tables/none/record"), String::new(), StatusCode::NOT_FOUND),
        (here("GET", "/api/v1/nowhere"), String::new(), StatusCode::NOT_FOUND),
        (here("DELETE", "/api/v1/games"), String::new(), StatusCode::METHOD_NOT_ALLOWED),
        (
            here("POST", "/api/v1/guests").header("sec-fetch-site", "cross-site"),
            String::new(),
            StatusCode::FORBIDDEN,
        ),
        (here("POST", "/api/v1/guests"), long, StatusCode::PAYLOAD_TOO_LARGE),
        (here("POST", "/api/v1/guests"), "{".into(), StatusCode::BAD_REQUEST),
    ];
    for (request, body, status) in asked {
        let request = request.body(Body::from(body)).unwrap();
        let told = format!("{} {}", request.method(), request.uri());
        let answer = world.ask(request).await;
        assert_eq!(answer.status, status, "{told}: {}", answer.body);
        assert!(answer.json()["error"]["sentence"].as_str().is_some_and(|text| text.len() > 10), "{told}");
        assert!(answer.headers.contains_key(header::CONTENT_SECURITY_POLICY), "{told}");
    }
}

#[tokio::test]
async fn a_flood_is_told_how_long_to_wait_and_reading_has_its_limit_too() {
    let world = World::with(Config { posts_per_second: 1, ..quick() }).await;
    let mut anna = world.person();
    anna.post("/name", &[("name", "Anna")]).await;
    for path in ["/", "/api/v1/games"] {
        let mut answer = anna.get(path).await;
        let mut asked = 1;
        while answer.status == StatusCode::OK {
            answer = anna.get(path).await;
            asked += 1;
            assert!(asked < 1000, "there is no limit");
        }
        assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(answer.body.starts_with("{\"error\":{\"sentence\":\"That was too much"), path != "/");
        let wait: u64 = answer.headers.get(header::RETRY_AFTER).unwrap().to_str().unwrap().parse().unwrap();
        assert!((1..=3).contains(&wait), "{wait}");
    }
}

#[tokio::test]
async fn a_guest_who_chats_without_end_is_stopped() {
    let world = World::with(Config { posts_per_second: 400, ..quick() }).await;
    let mut anna = world.person();
    let table = anna.open("century-solo", &[]).await;
    let mut said = 0;
    let refused = loop {
        let answer = anna.post(&format!("/t/{table}/chat"), &[("line", "again")]).await;
        if answer.status != StatusCode::SEE_OTHER {
            break answer;
        }
        said += 1;
        assert!(said < 1000, "there is no limit");
    };
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.headers.contains_key(header::RETRY_AFTER));
    let look = anna.wait(&table).await;
    assert_eq!(anna.act(&look, "rest").await.status, StatusCode::SEE_OTHER, "play goes on");
}

#[tokio::test]
async fn a_guest_has_so_many_unfinished_tables_and_is_told_so() {
    let world = World::with(Config { tables_per_guest: 2, ..quick() }).await;
    let mut anna = world.person();
    let table = anna.open("century-solo", &[]).await;
    anna.open("century-solo", &[]).await;
    for answer in [anna.post("/new/century-solo", &[]).await, anna.post("/play/century-solo", &[]).await] {
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.body.contains("2 of your tables are not finished yet"), "{}", answer.body);
    }
    let answer = anna.post_json("/api/v1/tables", &serde_json::json!({"game": "century-solo"})).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.json()["error"]["sentence"].as_str().unwrap().contains("2 of your tables"));
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    anna.open("century-solo", &[]).await;
}

#[tokio::test]
async fn times_without_end_harm_nobody() {
    let endless = Duration::MAX;
    let config = Config {
        pace: endless,
        grace: endless,
        confirm: endless,
        idle: endless,
        unwatched: endless,
        ..quick()
    };
    let world = World::with(config).await;
    let mut anna = world.person();
    let table = anna.open("century", &[("players", "2"), ("seat2", "random"), ("pace", "fast")]).await;
    let look = anna.wait(&table).await;
    assert_eq!(anna.act(&look, "rest").await.status, StatusCode::SEE_OTHER);
    assert!(anna.get("/metrics").await.body.contains("kaupang_table_panics_total 0"));
}
