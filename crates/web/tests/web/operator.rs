//! The operator of a server: who it is, and what they may do.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use web::{Config, OperatorKey, Proxy};

use crate::heard::Heard;
use crate::servers::{Database, Listener};
use crate::world::{Answer, Person, World, quick};

const TOKEN: &str = "a-token-that-nobody-guesses";

fn run_by_somebody() -> Config {
    Config { operator: Some(OperatorKey::new(TOKEN).unwrap()), ..quick() }
}

async fn guest(world: &World, name: &str) -> Person {
    let mut person = world.person();
    assert_eq!(person.post("/name", &[("name", name)]).await.status, StatusCode::SEE_OTHER);
    person
}

/// A table of Century with one bot; its id.
async fn open(person: &mut Person) -> String {
    person
        .open("century", &[("players", "2"), ("seat1", "me"), ("seat2", "random"), ("title", "Friday")])
        .await
}

/// The operator in a browser.
async fn operator(world: &World) -> Person {
    let mut person = world.person();
    let door = person.get("/operator").await;
    assert!(door.status.is_success() && door.body.contains("name=\"token\""), "{}", door.body);
    let entered = person.post("/operator/enter", &[("token", TOKEN)]).await;
    assert_eq!((entered.status, entered.location().as_str()), (StatusCode::SEE_OTHER, "/operator"));
    let cookie = entered.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.contains("SameSite=Strict") && !cookie.contains(TOKEN), "{cookie}");
    person
}

/// What a program of the operator is answered.
async fn asks(world: &World, token: &str, method: &str, path: &str) -> Answer {
    let request = Request::builder()
        .method(method)
        .uri(format!("/api/v1/operator{path}"))
        .header(header::HOST, "localhost")
        .header(header::AUTHORIZATION, format!("Bearer {token}"));
    world.ask(request.body(Body::empty()).unwrap()).await
}

fn ids(tables: &Value) -> Vec<&str> {
    tables["tables"].as_array().unwrap().iter().map(|table| table["table"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn without_a_token_there_is_no_operator() {
    let world = World::new().await;
    let mut person = world.person();
    for path in ["/operator", "/operator/tables/x", "/api/v1/operator/tables"] {
        assert_eq!(person.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(person.post("/operator/enter", &[("token", "")]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn nobody_else_sees_or_does_anything_there() {
    let world = World::with(run_by_somebody()).await;
    let mut anna = guest(&world, "Anna").await;
    let table = open(&mut anna).await;
    let wrong = anna.post("/operator/enter", &[("token", "another-token-than-that")]).await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED, "{}", wrong.body);
    assert!(!anna.get("/operator").await.body.contains("Friday"));
    assert_eq!(anna.get(&format!("/operator/tables/{table}")).await.status, StatusCode::UNAUTHORIZED);
    for path in [
        format!("/operator/tables/{table}/end"),
        format!("/operator/tables/{table}/delete"),
        "/operator/guests/1/mute".into(),
    ] {
        assert_eq!(anna.post(&path, &[("sure", "yes")]).await.status, StatusCode::UNAUTHORIZED, "{path}");
    }
    let none = anna.get("/api/v1/operator/tables").await;
    assert_eq!((none.status, none.json()["error"]["sentence"].is_string()), (StatusCode::UNAUTHORIZED, true));
    assert_eq!(anna.get(&format!("/api/v1/tables/{table}")).await.json()["stage"], "playing");
}

#[tokio::test]
async fn who_guesses_has_to_wait_and_others_do_not() {
    let world = World::with(Config { proxy: Proxy::Trusted, ..run_by_somebody() }).await;
    let tries = async |address: &str, token: &str| {
        let request = Request::post("/operator/enter")
            .header(header::HOST, "localhost")
            .header("x-forwarded-for", address)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        world.ask(request.body(Body::from(format!("token={token}"))).unwrap()).await
    };
    for _ in 0..10 {
        assert_eq!(tries("10.0.0.1", "guess").await.status, StatusCode::UNAUTHORIZED);
    }
    let limited = tries("10.0.0.1", TOKEN).await;
    assert_eq!(limited.status, StatusCode::TOO_MANY_REQUESTS, "even the right one waits now");
    assert!(limited.headers.contains_key(header::RETRY_AFTER));
    for _ in 0..20 {
        assert_eq!(tries("10.0.0.2", TOKEN).await.status, StatusCode::SEE_OTHER);
    }
}

#[tokio::test]
async fn who_guesses_at_one_server_has_to_wait_at_the_other_too() {
    let Some(database) = Database::new() else { return };
    let config = || Config { proxy: Proxy::Trusted, ..run_by_somebody() };
    let (one, two) = (database.server(config()).await, database.server(config()).await);
    let tries = async |world: &World, address: &str| {
        let request = Request::post("/operator/enter")
            .header(header::HOST, "localhost")
            .header("x-forwarded-for", address)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        world.ask(request.body(Body::from("token=guess")).unwrap()).await.status
    };
    let mut anna = guest(&one, "Anna").await;
    let table = open(&mut anna).await;
    let mut stream = Listener::new(&two, &anna, &table).await;
    stream.until(|look| look["stage"] == "playing").await;
    for _ in 0..10 {
        assert_eq!(tries(&one, "198.51.100.7").await, StatusCode::UNAUTHORIZED);
    }
    one.hall.tell_what_was_spent();
    // News come one after the other: whoever has heard this has heard that.
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    stream.until(|look| look["stage"] != "playing").await;
    assert_eq!(tries(&two, "198.51.100.7").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(tries(&two, "198.51.100.8").await, StatusCode::UNAUTHORIZED, "others are not meant");
}

#[tokio::test]
async fn pages_of_other_sites_do_nothing_for_the_operator() {
    let world = World::with(run_by_somebody()).await;
    let mut anna = guest(&world, "Anna").await;
    let table = open(&mut anna).await;
    let operator = operator(&world).await;
    let request = Request::post(format!("/operator/tables/{table}/end"))
        .header(header::HOST, "localhost")
        .header(header::ORIGIN, "http://evil.example")
        .header(header::COOKIE, operator.cookie());
    assert_eq!(world.ask(request.body(Body::empty()).unwrap()).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.get(&format!("/api/v1/tables/{table}")).await.json()["stage"], "playing");
}

#[tokio::test]
async fn a_table_is_found_and_ended_for_all_to_see() {
    let world = World::with(run_by_somebody()).await;
    let mut anna = guest(&world, "Anna").await;
    let (table, other) = (open(&mut anna).await, open(&mut anna).await);
    let mut operator = operator(&world).await;
    let list = operator.get("/operator").await;
    assert!(list.body.contains(&table) && list.body.contains(&other) && list.body.contains("Friday"));
    let found = operator.get(&format!("/operator?find=http://localhost/t/{table}")).await;
    assert!(found.body.contains(&format!("/operator/tables/{table}")) && !found.body.contains(&other));
    let page = operator.get(&format!("/operator/tables/{table}")).await;
    assert!(page.body.contains("Anna") && page.body.contains("Guest 1"), "{}", page.body);
    let ended = operator.post(&format!("/operator/tables/{table}/end"), &[]).await;
    assert_eq!(ended.location(), format!("/operator/tables/{table}?done=ended"));
    assert!(operator.get(&ended.location()).await.body.contains("The game has ended."));
    let look = anna.get(&format!("/api/v1/tables/{table}")).await.json();
    assert_eq!(look["stage"], "ended");
    let last = look["log"].as_array().unwrap().last().unwrap()["text"].as_str().unwrap().to_owned();
    assert_eq!(last, "The operator of this server ends the game.");
    assert!(
        anna.get(&format!("/t/{table}"))
            .await
            .body
            .contains("The operator of this server has ended the game.")
    );
    // It is read back from the store like that, and a second time changes nothing.
    operator.post(&format!("/operator/tables/{table}/end"), &[]).await;
    let world = world.restart().await;
    assert_eq!(anna.at(&world).get(&format!("/api/v1/tables/{table}")).await.json()["stage"], "ended");
}

#[tokio::test]
async fn a_table_that_has_not_begun_can_be_ended_and_every_page_of_it_be_read() {
    let world = World::with(run_by_somebody()).await;
    let mut anna = guest(&world, "Anna").await;
    for game in ["century", "landnam", "merchants", "puerto-rico"] {
        let opened = anna.post(&format!("/new/{game}"), &[("players", "3"), ("seat1", "me")]).await;
        let path = opened.location();
        let ended =
            asks(&world, TOKEN, "POST", &format!("/tables/{}/end", path.strip_prefix("/t/").unwrap())).await;
        assert_eq!((ended.status, ended.json()["done"].as_str()), (StatusCode::OK, Some("ended")));
        for beside in ["", "/log", "/dice", "/at/0", "/review", "/record"] {
            let page = anna.get(&format!("{path}{beside}")).await;
            assert!(!page.status.is_server_error(), "{game}{beside}: {}", page.status);
        }
        let begin = anna.post(&format!("{path}/begin"), &[]).await;
        assert_eq!(begin.status, StatusCode::UNPROCESSABLE_ENTITY, "{game}");
    }
}

#[tokio::test]
async fn a_table_is_deleted_only_by_who_is_sure_and_then_it_is_gone() {
    let world = World::with(run_by_somebody()).await;
    let mut anna = guest(&world, "Anna").await;
    let table = open(&mut anna).await;
    let mut operator = operator(&world).await;
    let path = format!("/operator/tables/{table}/delete");
    operator.post(&path, &[]).await;
    assert!(anna.get(&format!("/t/{table}")).await.status.is_success());
    let mut listener = Listener::new(&world, &anna, &table).await;
    listener.until(|look| look["stage"] == "playing").await;
    let deleted = operator.post(&path, &[("sure", "yes")]).await;
    assert_eq!(deleted.location(), "/operator");
    listener.line(|line| (line == "data: /deleted").then_some(())).await;
    let told = anna.get("/deleted").await;
    assert!(told.body.contains("The operator of this server has deleted this table."));
    for path in [format!("/t/{table}"), format!("/t/{table}/log"), format!("/api/v1/tables/{table}")] {
        assert_eq!(anna.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let late = anna.post(&format!("/t/{table}/chat"), &[("line", "hello?")]).await;
    assert_eq!(late.status, StatusCode::NOT_FOUND);
    assert!(!anna.get("/").await.body.contains(&table));
    assert_eq!(operator.post(&path, &[("sure", "yes")]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_guest_who_is_muted_writes_nowhere_and_is_told_why() {
    let world = World::with(run_by_somebody()).await;
    let mut anna = guest(&world, "Anna").await;
    let table = open(&mut anna).await;
    let chat = format!("/t/{table}/chat");
    assert_eq!(anna.post(&chat, &[("line", "something rude")]).await.status, StatusCode::SEE_OTHER);
    let mut operator = operator(&world).await;
    let page = operator.get(&format!("/operator/tables/{table}")).await;
    assert!(page.body.contains("something rude") && page.body.contains("/operator/guests/1/mute"));
    let muted = operator.post("/operator/guests/1/mute", &[("table", &table)]).await;
    assert!(operator.get(&muted.location()).await.body.contains("/operator/guests/1/unmute"));
    let refused = anna.post(&chat, &[("line", "again")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.body.contains("has muted you"), "{}", refused.body);
    let look = anna.wait(&table).await;
    let action = look["legal"][0].as_str().unwrap().to_owned();
    assert!(anna.act(&look, &action).await.status.is_redirection(), "who is muted still plays");
    operator.post("/operator/guests/1/unmute", &[("table", "../elsewhere")]).await;
    assert_eq!(anna.post(&chat, &[("line", "thanks")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(operator.post("/operator/guests/99/mute", &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(operator.post("/operator/guests/1/praise", &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_guest_who_is_muted_is_a_number_for_all_and_names_nothing() {
    let world = World::with(run_by_somebody()).await;
    let (mut rude, mut ben) = (guest(&world, "Rude Name").await, guest(&world, "Ben").await);
    let fields = [("players", "2"), ("seat1", "me"), ("visibility", "public"), ("title", "Rude title")];
    let path = rude.post("/new/century", &fields).await.location();
    ben.post(&format!("{path}/sit"), &[("seat", "2")]).await;
    rude.post(&format!("{path}/chat"), &[("line", "hello")]).await;
    let other =
        ben.post("/new/century", &[("players", "2"), ("seat1", "me"), ("visibility", "public")]).await;
    let other = other.location();
    rude.post(&format!("{other}/sit"), &[("seat", "2")]).await;
    assert!(ben.get(&format!("{other}/log")).await.body.contains("Rude Name"));
    assert!(ben.get(&path).await.body.contains("Rude Name"));
    let mut operator = operator(&world).await;
    operator.post("/operator/guests/1/mute", &[]).await;
    for (language, name) in [("en", "Guest 1"), ("is", "Gestur 1"), ("hu", "1. vendég"), ("nn", "Gjest 1")] {
        ben.post("/language", &[("lang", language)]).await;
        for page in [path.clone(), other.clone(), format!("{other}/log"), "/".into()] {
            let body = ben.get(&page).await.body;
            assert!(body.contains(name), "{page} in {language}: {body}");
            assert!(!body.contains("Rude"), "{page} in {language}: {body}");
        }
    }
    let refused = rude.post("/name", &[("name", "Ruder Name")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.body.contains("you give no name to yourself or to a table"), "{}", refused.body);
    let named = rude.post("/new/century", &fields).await;
    assert_eq!(named.status, StatusCode::FORBIDDEN, "{}", named.body);
    let plain = [("players", "2"), ("seat1", "me"), ("seat2", "random"), ("name", "Guest 1")];
    assert_eq!(rude.post("/new/century", &plain).await.status, StatusCode::SEE_OTHER, "they still play");
    operator.post("/operator/guests/1/unmute", &[]).await;
    assert_eq!(rude.post("/name", &[("name", "Anna")]).await.status, StatusCode::SEE_OTHER);
    assert!(rude.get("/").await.body.contains("Anna"));
}

#[tokio::test]
async fn programs_of_the_operator_do_the_same() {
    let world = World::with(run_by_somebody()).await;
    let mut anna = guest(&world, "Anna").await;
    let mut all = Vec::new();
    for _ in 0..35 {
        all.push(open(&mut anna).await);
    }
    let other = World::with(run_by_somebody()).await;
    assert_eq!(asks(&other, "wrong", "GET", "/tables").await.status, StatusCode::UNAUTHORIZED);
    let first = asks(&world, TOKEN, "GET", "/tables").await.json();
    let rest = asks(&world, TOKEN, "GET", &format!("/tables?after={}", first["after"].as_str().unwrap()))
        .await
        .json();
    assert_eq!((ids(&first).len(), ids(&rest).len(), &rest["after"]), (30, 5, &Value::Null));
    let mut seen = [ids(&first), ids(&rest)].concat();
    seen.sort_unstable();
    all.sort_unstable();
    assert_eq!(seen, all);
    let table = &all[0];
    anna.post(&format!("/t/{table}/chat"), &[("line", "hello")]).await;
    let told = asks(&world, TOKEN, "GET", &format!("/tables/{table}")).await.json();
    assert_eq!((&told["chat"][0]["line"], &told["seats"][0]["guest"]), (&json!("hello"), &json!(1)));
    assert_eq!(asks(&world, TOKEN, "POST", "/guests/1/mute").await.json()["done"], "muted");
    let told = asks(&world, TOKEN, "GET", &format!("/tables/{table}")).await.json();
    assert_eq!(told["muted"], json!([1]));
    assert_eq!(
        asks(&world, TOKEN, "POST", &format!("/tables/{table}/delete")).await.json()["done"],
        "deleted"
    );
    assert_eq!(asks(&world, TOKEN, "GET", &format!("/tables/{table}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(asks(&world, TOKEN, "POST", "/tables/nowhere/end").await.status, StatusCode::NOT_FOUND);
}

/// Whoever runs the server can read afterward what was done in the operator's name, and from where.
#[tokio::test]
async fn each_deed_leaves_a_line_in_the_log_with_its_address() {
    let world = World::with(Config { proxy: Proxy::Trusted, ..run_by_somebody() }).await;
    let mut anna = guest(&world, "Anna").await;
    let table = open(&mut anna).await;
    let (heard, _listening) = Heard::new();
    let does = async |token: &str, path: &str| {
        let request = Request::post(format!("/api/v1/operator{path}"))
            .header(header::HOST, "localhost")
            .header("x-forwarded-for", "10.0.0.7")
            .header(header::AUTHORIZATION, format!("Bearer {token}"));
        world.ask(request.body(Body::empty()).unwrap()).await.status
    };
    let (end, delete) = (format!("/tables/{table}/end"), format!("/tables/{table}/delete"));
    for (path, what, whom) in [
        (end.as_str(), "the operator has ended a table", format!("table=\"{table}\"")),
        (delete.as_str(), "the operator has deleted a table", format!("table=\"{table}\"")),
        ("/guests/1/mute", "the operator has muted a guest", "guest=1 hushed=Yes".into()),
        (
            "/guests/1/unmute",
            "the operator has muted a guest, or lets them speak",
            "guest=1 hushed=No".into(),
        ),
    ] {
        let (before, tries) = (heard.with("the operator has").len(), heard.with("tried to be").len());
        assert_eq!(does("a-token-that-somebody-guessed", path).await, StatusCode::UNAUTHORIZED);
        assert_eq!(heard.with("the operator has").len(), before, "nothing was done: {path}");
        let tried = heard.with("tried to be").split_off(tries);
        assert!(tried.len() == 1 && tried[0].contains("10.0.0.7"), "{tried:?}");
        assert_eq!(does(TOKEN, path).await, StatusCode::OK, "{path}");
        let told = heard.with("the operator has").split_off(before);
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].starts_with("INFO") && told[0].contains(what) && told[0].contains(&whom), "{told:?}");
        assert!(told[0].contains("10.0.0.7") && !told[0].contains(TOKEN), "{told:?}");
    }
}

#[tokio::test]
async fn the_pages_are_there_in_every_language() {
    let world = World::with(run_by_somebody()).await;
    let mut anna = guest(&world, "Anna").await;
    let table = open(&mut anna).await;
    let mut operator = operator(&world).await;
    for (language, title) in [
        ("en", "For the operator"),
        ("is", "Fyrir umsjónarmanninn"),
        ("hu", "Az üzemeltetőnek"),
        ("nn", "For den som driv tenaren"),
    ] {
        operator.post("/language", &[("lang", language)]).await;
        assert!(operator.get("/operator").await.body.contains(title), "{language}");
        assert!(operator.get(&format!("/operator/tables/{table}")).await.status.is_success(), "{language}");
    }
}

#[tokio::test]
async fn it_holds_on_all_servers() {
    let Some(database) = Database::new() else { return };
    let one = database.server(run_by_somebody()).await;
    let two = database.server(run_by_somebody()).await;
    let mut anna = guest(&one, "Anna").await;
    let (table, other) = (open(&mut anna).await, open(&mut anna).await);
    let mut listener = Listener::new(&one, &anna, &table).await;
    listener.until(|look| look["stage"] == "playing").await;
    // Who has come in at one server is known at the other.
    let mut operator = operator(&two).await;
    assert!(operator.clone().at(&one).get("/operator").await.body.contains(&other));
    operator.post(&format!("/operator/tables/{table}/end"), &[]).await;
    listener.until(|look| look["stage"] == "ended").await;
    let record = format!("/t/{table}/record");
    assert!(anna.get(&record).await.status.is_success());
    operator.post("/operator/guests/1/mute", &[]).await;
    let refused = anna.post(&format!("/t/{other}/chat"), &[("line", "hello")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.body);
    listener.until(|look| look["seats"][0]["name"] == "Guest 1").await;
    operator.post(&format!("/operator/tables/{table}/delete"), &[("sure", "yes")]).await;
    listener.line(|line| (line == "data: /deleted").then_some(())).await;
    for path in [format!("/t/{table}"), record] {
        assert_eq!(anna.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_name_that_is_taken_away_goes_from_the_front_pages_of_those_who_wait_for_it() {
    let Some(database) = Database::new() else { return };
    let worlds = [database.server(run_by_somebody()).await, database.server(run_by_somebody()).await];
    let names = ["Rude One", "Rude Two"];
    let mut people = [guest(&worlds[0], names[0]).await, guest(&worlds[0], names[1]).await];
    let fields = [("players", "2"), ("seat1", "me"), ("visibility", "public")];
    let path = people[0].post("/new/century", &fields).await.location();
    people[1].post(&format!("{path}/sit"), &[("seat", "2")]).await;
    people[0].post(&format!("{path}/begin"), &[]).await;
    let table = path.strip_prefix("/t/").unwrap();
    let look = people[0].until(table, |look| look["to_act"] != json!([])).await;
    // Whoever begins is muted, and the other one waits for them.
    let muted = usize::from(look["to_act"] == json!(["P2"]));
    let (old, new) = (names[muted], format!("Guest {}", muted + 1));
    let mut other = people[1 - muted].clone();
    // What has just happened is not kept: some time has gone by.
    database.say("UPDATE tables SET changed = changed - 60000");
    for world in &worlds {
        let front = other.clone().at(world).get("/").await.body;
        assert!(front.contains(old), "{front}");
    }
    operator(&worlds[0]).await.post(&format!("/operator/guests/{}/mute", muted + 1), &[]).await;
    let front = other.get("/").await.body;
    assert!(!front.contains(old) && front.contains(&new), "{front}");
    // The other server shows it when it has heard of it.
    let mut there = other.at(&worlds[1]);
    there.until(table, |look| look["seats"][muted]["name"] == json!(new)).await;
    let front = there.get("/").await.body;
    assert!(!front.contains(old) && front.contains(&new), "{front}");
}

/// What alerts and dashboard of `docs/hosting` are about is told by every server.
#[tokio::test]
async fn the_metrics_of_the_documents_are_there() {
    let world = World::new().await;
    let told = world.person().get("/metrics").await.body;
    for text in [
        include_str!("../../../../docs/hosting/alerts.yml"),
        include_str!("../../../../docs/hosting/dashboard.json"),
    ] {
        let names = text.match_indices("kaupang_").map(|(place, _)| {
            let rest = &text[place..];
            rest.split(|letter: char| !letter.is_ascii_lowercase() && letter != '_').next().unwrap()
        });
        let names: Vec<&str> = names.collect();
        assert!(!names.is_empty());
        for name in names {
            assert!(told.contains(&format!("# TYPE {name} ")), "{name}");
        }
    }
}
