//! What no request may do.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use web::Config;

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
    for path in ["/", "/nowhere", "/healthz", "/assets/table.js", "/api/v1/games", "/api/v1/nowhere"] {
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
        assert_eq!(page.matches("<script").count(), 1, "{path}");
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
        "/assets/../Cargo.toml",
        "/t/x/seat/99/y",
    ] {
        assert_eq!(anna.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for path in ["/play/chess", "/t/nothing/act", "/new/chess"] {
        assert_eq!(anna.post(path, &[]).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}
