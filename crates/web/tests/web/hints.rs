//! Hints: for who plays against bots, and for people who all agree.

use axum::http::StatusCode;
use serde_json::Value;
use web::Config;

use crate::world::{Person, World, quick};

/// A server on which advice doesn't depend on how fast the machine is.
async fn seeded() -> World {
    World::with(Config { seed: Some(1), ..quick() }).await
}

async fn look(person: &mut Person, table: &str) -> Value {
    person.get(&format!("/api/v1/tables/{table}")).await.json()
}

async fn ask(person: &mut Person, table: &str) -> StatusCode {
    let number = look(person, table).await["number"].to_string();
    person.post(&format!("/t/{table}/hint"), &[("number", &number)]).await.status
}

/// The hint once nothing more is found out.
async fn hint(person: &mut Person, table: &str) -> Value {
    person.until(table, |look| look["hints"]["is_thinking"] == false).await
}

#[tokio::test]
async fn against_bots_a_hint_names_legal_actions_with_what_comes_of_them() {
    let world = seeded().await;
    for (game, players) in
        [("century", "3"), ("century-solo", ""), ("puerto-rico", "3"), ("merchants", "3"), ("landnam", "3")]
    {
        let mut anna = world.person();
        let seats = [("players", players), ("seat2", "greedy"), ("seat3", "greedy"), ("confirm", "skip")];
        let fields = if players.is_empty() { &seats[3..] } else { &seats[..] };
        let table = anna.open(game, fields).await;
        let before = anna.wait(&table).await;
        assert_eq!(before["hints"], Value::Null, "{game}: nobody has asked");
        assert_eq!(before["may_hint"], true);
        assert_eq!(ask(&mut anna, &table).await, StatusCode::SEE_OTHER);
        let found = hint(&mut anna, &table).await;
        let actions = found["hints"]["actions"].as_array().unwrap();
        assert!((1..=3).contains(&actions.len()), "{game}: {actions:?}");
        for action in actions {
            let chance = action["chance"].as_f64().unwrap();
            assert!((0.0..=1.0).contains(&chance), "{game}: {action}");
            assert!(action["points"].is_number(), "{game}: {action}");
        }
        // The card has the actions as buttons, and what it suggests can be done.
        let page = anna.get(&format!("/t/{table}")).await.body;
        let best = actions[0]["action"].as_str().unwrap();
        assert!(page.contains("id=\"hints\"") && page.contains("to win"), "{game}: {page}");
        assert_eq!(anna.act(&found, best).await.status, StatusCode::SEE_OTHER, "{game}: {best}");
        assert_eq!(look(&mut anna, &table).await["hints"], Value::Null, "{game}: it was for that position");
    }
}

#[tokio::test]
async fn a_hint_is_seen_by_nobody_else_and_can_be_put_away() {
    let world = seeded().await;
    let (mut anna, mut cleo) = (world.person(), world.person());
    let table = anna.open("century", &[("players", "2"), ("seat2", "greedy"), ("confirm", "skip")]).await;
    anna.wait(&table).await;
    assert_eq!(ask(&mut cleo, &table).await, StatusCode::FORBIDDEN, "who only watches");
    assert_eq!(ask(&mut anna, &table).await, StatusCode::SEE_OTHER);
    hint(&mut anna, &table).await;
    assert_eq!(look(&mut cleo, &table).await["hints"], Value::Null);
    assert!(!cleo.get(&format!("/t/{table}")).await.body.contains("id=\"hints\""));
    assert_eq!(ask(&mut anna, &table).await, StatusCode::SEE_OTHER, "asked again, it is still there");
    assert_eq!(look(&mut anna, &table).await["hints"]["is_thinking"], false);
    assert_eq!(anna.post(&format!("/t/{table}/no-hint"), &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(look(&mut anna, &table).await["hints"], Value::Null);
    assert_eq!(
        anna.post(&format!("/t/{table}/hint"), &[("number", "9999")]).await.status,
        StatusCode::CONFLICT,
        "for another position"
    );
}

#[tokio::test]
async fn among_people_hints_need_everybodys_consent() {
    let world = seeded().await;
    let (mut anna, mut ben) = (world.person(), world.person());
    let fields = [("name", "Anna"), ("players", "2"), ("visibility", "public"), ("confirm", "skip")];
    let path = anna.post("/new/century", &fields).await.location();
    let table = path.strip_prefix("/t/").unwrap().to_owned();
    ben.post(&format!("{path}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    anna.post(&format!("{path}/begin"), &[]).await;
    let is_annas = look(&mut anna, &table).await["to_act"][0] == "P1";
    let (mut first, mut second) = if is_annas { (anna, ben) } else { (ben, anna) };
    assert_eq!(look(&mut first, &table).await["may_hint"], false);
    assert_eq!(ask(&mut first, &table).await, StatusCode::FORBIDDEN);

    let agree = |value: &'static str| [("agree", value)];
    assert_eq!(first.post(&format!("{path}/hints"), &agree("yes")).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ask(&mut first, &table).await, StatusCode::FORBIDDEN, "one is not all");
    assert_eq!(second.post(&format!("{path}/hints"), &agree("yes")).await.status, StatusCode::SEE_OTHER);
    assert!(first.get(&path).await.body.contains("agrees to hints."), "the log tells it");
    assert_eq!(ask(&mut second, &table).await, StatusCode::UNPROCESSABLE_ENTITY, "not their turn");
    assert_eq!(ask(&mut first, &table).await, StatusCode::SEE_OTHER);
    hint(&mut first, &table).await;

    // Who no longer agrees ends it for all; and all of this outlives the server.
    assert_eq!(second.post(&format!("{path}/hints"), &agree("no")).await.status, StatusCode::SEE_OTHER);
    assert_eq!(look(&mut first, &table).await["hints"], Value::Null);
    let world = world.restart().await;
    let mut first = first.at(&world);
    assert_eq!(look(&mut first, &table).await["may_hint"], false);
    assert_eq!(
        second.at(&world).post(&format!("{path}/hints"), &agree("yes")).await.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(look(&mut first, &table).await["may_hint"], true);
    assert_eq!(
        first.post(&format!("{path}/hints"), &agree("perhaps")).await.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "neither yes nor no"
    );
}

#[tokio::test]
async fn what_cant_be_done_is_answered_with_the_clause_that_forbids_it_now() {
    let world = seeded().await;
    let (mut anna, mut cleo) = (world.person(), world.person());
    let table = anna.open("century", &[("players", "2"), ("seat2", "greedy"), ("confirm", "skip")]).await;
    let look = anna.wait(&table).await;
    let why = |action: &str| format!("/t/{table}/why?action={}", action.replace(' ', "+"));
    let told = anna.get(&why("claim 1")).await.json();
    assert_eq!(told["clause"], "CEN-30", "{told}");
    assert!(told["sentence"].as_str().unwrap().contains("cube"), "{told}");
    assert!(told["text"].as_str().unwrap().starts_with("Claim:"), "{told}");
    // What is grayed out on the board asks it, and what can be done leads to its clause.
    let page = anna.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("data-why=\"claim 1\"") && page.contains("data-rule=\"CEN-25\""), "{page}");
    let legal = look["legal"][0].as_str().unwrap();
    assert_eq!(anna.get(&why(legal)).await.json(), Value::Null, "it can be done");
    assert_eq!(cleo.get(&why("claim 1")).await.json(), Value::Null, "it is not for spectators to ask");
    assert!(!cleo.get(&format!("/t/{table}")).await.body.contains("data-why"));
    assert!(anna.get(&why("dance")).await.json()["sentence"].is_string(), "no action at all");
    assert_eq!(anna.get(&format!("/t/{table}/why")).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(anna.get("/t/0000/why?action=rest").await.status, StatusCode::NOT_FOUND);
    // In the reader's language.
    anna.post("/language", &[("lang", "hu")]).await;
    let hungarian = anna.get(&why("claim 1")).await.json();
    assert_eq!(hungarian["clause"], "CEN-30");
    assert_ne!(hungarian["sentence"], told["sentence"]);
}
