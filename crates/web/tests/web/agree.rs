//! Taking back by agreement, and people who are gone.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::Value;
use web::Config;

use crate::world::{Person, World, quick};

/// Anna and Ben at a table of two; both have chosen that steps can be taken back by agreement, or not.
async fn two(world: &World, take_back: &str) -> (Person, Person, String) {
    let (mut anna, mut ben) = (world.person(), world.person());
    let fields = [
        ("name", "Anna"),
        ("players", "2"),
        ("visibility", "public"),
        ("confirm", "skip"),
        ("take_back", take_back),
    ];
    let path = anna.post("/new/century", &fields).await.location();
    ben.post(&format!("{path}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    assert_eq!(anna.post(&format!("{path}/begin"), &[]).await.status, StatusCode::SEE_OTHER);
    (anna, ben, path.strip_prefix("/t/").unwrap().to_owned())
}

async fn look(person: &mut Person, table: &str) -> Value {
    person.get(&format!("/api/v1/tables/{table}")).await.json()
}

async fn deed(person: &mut Person, table: &str, deed: &str) -> StatusCode {
    let number = look(person, table).await["number"].to_string();
    person.post(&format!("/t/{table}/{deed}"), &[("number", &number)]).await.status
}

/// Whoever is to act plays a card; returns them first, and the table as it was before.
async fn one_turn(mut anna: Person, mut ben: Person, table: &str) -> (Person, Person, Value) {
    let seen = look(&mut anna, table).await;
    if seen["to_act"][0] == "P1" {
        anna.act(&seen, "play YY").await;
        return (anna, ben, seen);
    }
    let seen = look(&mut ben, table).await;
    ben.act(&seen, "play YY").await;
    (ben, anna, seen)
}

#[tokio::test]
async fn a_step_is_taken_back_if_the_others_agree() {
    let world = World::new().await;
    let (anna, ben, table) = two(&world, "agreed").await;
    let (mut one, mut two, before) = one_turn(anna, ben, &table).await;
    let other = look(&mut two, &table).await;
    two.act(&other, "play YY").await;
    // The rules of undo don't allow it any more.
    assert_eq!(deed(&mut one, &table, "undo").await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(look(&mut one, &table).await["may_ask_back"], true);
    assert_eq!(deed(&mut two, &table, "agree").await, StatusCode::UNPROCESSABLE_ENTITY, "nobody has asked");

    assert_eq!(deed(&mut one, &table, "ask-back").await, StatusCode::SEE_OTHER);
    assert_eq!(look(&mut two, &table).await["asked_back"], before["viewer"]);
    let page = two.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("id=\"agree\"") && page.contains("asks to go back 2 steps"), "{page}");
    assert!(!one.get(&format!("/t/{table}")).await.body.contains("id=\"agree\""), "not one's own request");
    assert_eq!(deed(&mut one, &table, "agree").await, StatusCode::UNPROCESSABLE_ENTITY);
    let mut cleo = world.person();
    assert_eq!(deed(&mut cleo, &table, "agree").await, StatusCode::FORBIDDEN);

    assert_eq!(deed(&mut two, &table, "agree").await, StatusCode::SEE_OTHER);
    let after = look(&mut one, &table).await;
    assert_eq!(after["view"], before["view"]);
    assert_eq!(after["asked_back"], Value::Null);
    assert!(one.get(&format!("/t/{table}")).await.body.contains("goes back 2 steps, as all agreed"));

    // It stays so after a restart.
    let world = world.restart().await;
    assert_eq!(look(&mut one.at(&world), &table).await["view"], before["view"]);
}

#[tokio::test]
async fn a_request_ends_when_it_is_declined_or_play_goes_on() {
    let world = World::new().await;
    let (anna, ben, table) = two(&world, "agreed").await;
    let (mut one, mut two, _) = one_turn(anna, ben, &table).await;
    let other = look(&mut two, &table).await;
    two.act(&other, "play YY").await;
    deed(&mut one, &table, "ask-back").await;
    assert_eq!(deed(&mut one, &table, "ask-back").await, StatusCode::UNPROCESSABLE_ENTITY, "once is enough");
    assert_eq!(deed(&mut two, &table, "decline").await, StatusCode::SEE_OTHER);
    assert_eq!(look(&mut one, &table).await["asked_back"], Value::Null);

    deed(&mut one, &table, "ask-back").await;
    let seen = look(&mut one, &table).await;
    assert_eq!(one.act(&seen, "rest").await.status, StatusCode::SEE_OTHER);
    assert_eq!(look(&mut two, &table).await["asked_back"], Value::Null);
    assert_eq!(deed(&mut two, &table, "agree").await, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn without_the_option_what_is_done_is_done_and_bots_always_agree() {
    let world = World::new().await;
    let (anna, ben, table) = two(&world, "never").await;
    let (mut one, mut two, _) = one_turn(anna, ben, &table).await;
    let other = look(&mut two, &table).await;
    two.act(&other, "play YY").await;
    assert_eq!(look(&mut one, &table).await["may_ask_back"], false);
    assert_eq!(deed(&mut one, &table, "ask-back").await, StatusCode::UNPROCESSABLE_ENTITY);

    let fields = [
        ("players", "2"),
        ("seat2", "random"),
        ("pace", "fast"),
        ("confirm", "skip"),
        ("take_back", "agreed"),
    ];
    let alone = one.open("century", &fields).await;
    let before = one.wait(&alone).await;
    one.act(&before, "play YY").await;
    one.wait(&alone).await;
    assert_eq!(deed(&mut one, &alone, "ask-back").await, StatusCode::SEE_OTHER);
    assert_eq!(one.wait(&alone).await["view"], before["view"]);
}

#[tokio::test]
async fn who_is_gone_can_be_waited_for_and_another_device_counts() {
    let world = World::with(Config { grace: Duration::from_millis(300), ..quick() }).await;
    let (mut anna, mut ben, table) = two(&world, "never").await;
    let page = format!("/t/{table}");
    let seat = [("seat", "2")];
    assert_eq!(anna.post(&format!("{page}/stand-in"), &seat).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert!(anna.get(&page).await.body.contains("let a bot play"));
    assert_eq!(anna.post(&format!("{page}/wait"), &seat).await.status, StatusCode::SEE_OTHER);
    assert!(!anna.get(&page).await.body.contains("let a bot play"), "more time");
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert!(anna.get(&page).await.body.contains("wait longer"), "the question comes again");

    // Ben's phone is here: he is not gone, whatever his other device does.
    let link =
        ben.get(&page).await.body.split('"').find(|part| part.contains("/seat/2/")).unwrap().to_owned();
    tokio::time::sleep(Duration::from_millis(400)).await;
    let mut phone = world.person();
    let token = link.rsplit('/').next().unwrap();
    phone.post(&format!("{page}/sit"), &[("seat", "2"), ("token", token)]).await;
    assert_eq!(anna.post(&format!("{page}/end"), &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(anna.post(&format!("{page}/stand-in"), &seat).await.status, StatusCode::SEE_OTHER);
    assert_eq!(look(&mut anna, &table).await["seats"][1]["kind"], "stand-in");
    assert_eq!(phone.post(&format!("{page}/back"), &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(look(&mut anna, &table).await["seats"][1]["kind"], "person", "who returns gets the seat back");
}
