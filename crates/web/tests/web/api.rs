//! The JSON interface.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use futures_util::StreamExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::world::World;

async fn open(world: &World) -> (crate::world::Person, String) {
    let mut anna = world.person();
    anna.post("/name", &[("name", "Anna")]).await;
    let body = json!({
        "game": "century", "options": {"players": 2}, "seats": ["me", "random"],
        "settings": {"pace": "fast", "confirm": "skip"},
    });
    let opened = anna.post_json("/api/v1/tables", &body).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.body);
    let table = opened.json()["table"].as_str().unwrap().to_owned();
    (anna, table)
}

#[tokio::test]
async fn a_program_can_create_join_look_and_act() {
    let world = World::new().await;
    let (mut anna, table) = open(&world).await;
    let begun = anna.post_json(&format!("/api/v1/tables/{table}/begin"), &json!({})).await;
    assert_eq!(begun.status, StatusCode::OK);
    let look = anna.wait(&table).await;
    let act = format!("/api/v1/tables/{table}/act");
    let refused = anna.post_json(&act, &json!({"number": look["number"], "action": "claim 1"})).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.json()["error"]["clause"], "CEN-30");
    let done = anna.post_json(&act, &json!({"number": look["number"], "action": "rest"})).await;
    assert_eq!(done.status, StatusCode::OK);
    let stale = anna.post_json(&act, &json!({"number": look["number"], "action": "rest"})).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert!(stale.json()["table"]["number"].as_u64() > look["number"].as_u64());
}

/// What is asked here, so that its names are looked at (`world::strange_names`), whatever other tests ask.
#[tokio::test]
async fn all_names_are_written_in_one_way() {
    let world = World::new().await;
    let (mut anna, table) = open(&world).await;
    anna.post_json(&format!("/api/v1/tables/{table}/begin"), &json!({})).await;
    let number = anna.wait(&table).await["number"].clone();
    let hinted = anna.post_json(&format!("/api/v1/tables/{table}/hint"), &json!({"number": number})).await;
    assert!(hinted.json()["hints"].is_object(), "{}", hinted.body);
    let games = [("century-solo", "1"), ("puerto-rico", "3"), ("landnam", "3"), ("merchants", "4")];
    for (game, players) in games {
        let opened = anna.post(&format!("/play/{game}"), &[("players", players), ("bot", "random")]).await;
        let table = opened.location().strip_prefix("/t/").unwrap().to_owned();
        assert!(anna.wait(&table).await["view"].is_object(), "{game}");
    }
    for path in ["games", "tables", "me", &format!("tables/{table}/legal"), "nothing"] {
        let answer = anna.get(&format!("/api/v1/{path}")).await;
        assert!(answer.json()["version"].is_u64(), "{path}: {}", answer.body);
    }
}

#[tokio::test]
async fn mistakes_are_answered_with_a_sentence() {
    let world = World::new().await;
    let mut stranger = world.person();
    let refused = stranger.post_json("/api/v1/tables", &json!({"game": "century"})).await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    let (mut anna, table) = open(&world).await;
    for (body, status) in [
        (json!({"game": "chess"}), StatusCode::NOT_FOUND),
        (json!({"game": "century", "options": {"players": 9}}), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({"game": "century", "seats": ["me"]}), StatusCode::UNPROCESSABLE_ENTITY),
        (json!({"game": "century", "seats": ["me", "genius"]}), StatusCode::UNPROCESSABLE_ENTITY),
        (
            json!({"game": "century", "options": {"players": 2}, "seats": ["me", "me"]}),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (json!({"players": 2}), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let answer = anna.post_json("/api/v1/tables", &body).await;
        assert_eq!(answer.status, status, "{body}");
        assert!(answer.json()["error"]["sentence"].as_str().is_some_and(|text| !text.is_empty()));
    }
    // What the JSON library says of its own types is no sentence for a client.
    let wrong = anna.post_json("/api/v1/tables", &json!({"game": 5})).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let sentence = &wrong.json()["error"]["sentence"];
    assert_eq!(sentence, "the body can't be read: here belongs a text, not the number 5");
    let settings = json!({"game": "century", "settings": ["public", "fast"]});
    for listed in [json!(["century"]), settings] {
        let wrong = anna.post_json("/api/v1/tables", &listed).await;
        assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY, "{listed}");
        let sentence = &wrong.json()["error"]["sentence"];
        assert_eq!(sentence, "the body can't be read: here belongs an object, not a list", "{listed}");
    }
    let untold = anna.post("/api/v1/tables", &[("game", "century")]).await;
    assert_eq!(untold.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let sentence = "the body has to be JSON and say so: Content-Type: application/json";
    assert_eq!(untold.json()["error"]["sentence"], sentence);
    let broken = anna.post_text("/api/v1/tables", "{\"game\":").await;
    assert_eq!(broken.status, StatusCode::BAD_REQUEST);
    assert_eq!(broken.json()["error"]["sentence"], "the body is no JSON");
    let unknown = anna.post_json(&format!("/api/v1/tables/{table}/dance"), &json!({})).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(anna.get("/api/v1/tables/nothing").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_token_is_as_good_as_a_cookie_and_the_docs_are_there() {
    let world = World::new().await;
    let mut nobody = world.person();
    let welcomed = nobody.post_json("/api/v1/guests", &json!({"name": "Robot"})).await;
    assert_eq!(welcomed.status, StatusCode::CREATED);
    let token = welcomed.json()["token"].as_str().unwrap().to_owned();
    let request = Request::post("/api/v1/tables")
        .header(header::HOST, "localhost")
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::AUTHORIZATION, format!("Bearer {token}"))
        .body(Body::from(json!({"game": "century-solo"}).to_string()))
        .unwrap();
    assert_eq!(world.ask(request).await.status, StatusCode::CREATED);
    assert!(nobody.get("/api/docs").await.body.contains("# The JSON interface"));
    let games = nobody.get("/api/v1/games").await.json();
    assert_eq!(games["games"][0]["players"], json!([2, 3, 4, 5]));
}

#[tokio::test]
async fn every_answer_has_the_version_of_the_interface() {
    let world = World::new().await;
    let (mut anna, table) = open(&world).await;
    for path in
        ["/games".into(), "/tables".into(), format!("/tables/{table}"), format!("/tables/{table}/legal")]
    {
        assert_eq!(anna.get(&format!("/api/v1{path}")).await.json()["version"], 1, "{path}");
    }
    let refused =
        anna.post_json(&format!("/api/v1/tables/{table}/act"), &json!({"number": 0, "action": "rest"})).await;
    assert_eq!((refused.json()["version"].as_u64(), refused.json()["error"].is_object()), (Some(1), true));
    for path in ["/api/v1/nothing".to_owned(), format!("/api/v1/tables/{table}/dance")] {
        let wrong = anna.post_json(&path, &json!({})).await;
        assert_eq!(wrong.json()["version"], 1, "{path}: {}", wrong.body);
    }
}

#[tokio::test]
async fn a_stream_tells_the_table_now_and_after_each_change() {
    let world = World::new().await;
    let (mut anna, table) = open(&world).await;
    let request = Request::get(format!("/api/v1/tables/{table}/stream"))
        .header(header::HOST, "localhost")
        .body(Body::empty())
        .unwrap();
    let response = web::router(world.hall.clone()).oneshot(request).await.unwrap();
    let mut stream = response.into_body().into_data_stream();
    let mut text = String::new();
    let mut stages: Vec<Value> = Vec::new();
    anna.post_json(&format!("/api/v1/tables/{table}/begin"), &json!({})).await;
    while !stages.iter().any(|look| look["stage"] == "playing") {
        let chunk = stream.next().await.expect("the stream goes on").unwrap();
        text.push_str(&String::from_utf8_lossy(&chunk));
        stages =
            text.lines().filter_map(|line| serde_json::from_str(line.strip_prefix("data: ")?).ok()).collect();
    }
    assert!(stages.iter().all(|look| look["viewer"] == "spectator"));
    // A server that closes ends its streams.
    world.hall.close();
    while let Some(chunk) = stream.next().await {
        chunk.unwrap();
    }
}

#[tokio::test]
async fn a_stream_tells_what_answered_a_post_and_no_answer_is_told_after_the_next_news() {
    let world = World::new().await;
    let (mut anna, table) = open(&world).await;
    let path = format!("/api/v1/tables/{table}");
    let request = Request::get(format!("{path}/stream")).header(header::HOST, "localhost");
    let request = request.header(header::COOKIE, anna.cookie()).body(Body::empty()).unwrap();
    let response = web::router(world.hall.clone()).oneshot(request).await.unwrap();
    let mut stream = response.into_body().into_data_stream();
    let said = anna.post_json(&format!("{path}/word"), &json!({"word": "salt"})).await.json();
    assert_eq!(said["viewer"], "P1");
    let mut text = String::new();
    let is_told = |line: &str| {
        let look = line.strip_prefix("data: ").and_then(|data| serde_json::from_str::<Value>(data).ok());
        look.is_some_and(|look| look == said)
    };
    while !text.lines().any(is_told) {
        let chunk = stream.next().await.expect("the stream goes on").unwrap();
        text.push_str(&String::from_utf8_lossy(&chunk));
    }
    // The stream is not read now, and what answers this post is not told to it.
    let before = anna.post_json(&format!("{path}/word"), &json!({"word": "sugar"})).await.json();
    assert_eq!(before, anna.get(&path).await.json(), "nothing has happened since");
    let begun = anna.post_json(&format!("{path}/begin"), &json!({})).await.json();
    assert_ne!(before["stage"], begun["stage"]);
    assert_ne!(anna.get(&path).await.json()["stage"], before["stage"]);
}

#[tokio::test]
async fn bots_play_on_only_where_somebody_watches() {
    let world =
        World::with(web::Config { unwatched: std::time::Duration::ZERO, ..crate::world::quick() }).await;
    let mut anna = world.person();
    let fields = [("players", "2"), ("seat1", "random"), ("seat2", "random"), ("pace", "fast")];
    let table = anna.open("century", &fields).await;
    let path = format!("/api/v1/tables/{table}");
    let before = anna.get(&path).await.json()["number"].as_u64().unwrap();
    for _ in 0..50 {
        assert_eq!(anna.get(&path).await.json()["number"].as_u64(), Some(before), "nobody has the page open");
    }
    let request = Request::get(format!("{path}/stream")).header(header::HOST, "localhost");
    let request = request.body(Body::empty()).unwrap();
    let response = web::router(world.hall.clone()).oneshot(request).await.unwrap();
    let mut stream = response.into_body().into_data_stream();
    let mut text = String::new();
    let is_later = |line: &str| {
        let look: Option<Value> =
            line.strip_prefix("data: ").and_then(|data| serde_json::from_str(data).ok());
        look.is_some_and(|look| look["number"].as_u64() > Some(before + 5))
    };
    while !text.lines().any(is_later) {
        let chunk = stream.next().await.expect("the stream goes on").unwrap();
        text.push_str(&String::from_utf8_lossy(&chunk));
    }
}
