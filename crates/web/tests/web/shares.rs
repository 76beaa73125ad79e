//! Browsers add numbers to the dice: promised while people sit down, told when nobody can promise any more.

use std::time::Duration;

use axum::http::StatusCode;
use century::Century;
use game::fair::{Bytes32, promise};
use game::{Record, Seat};
use serde_json::{Value, json};
use web::Config;

use crate::world::{Person, World, quick};

const ANNA: Bytes32 = Bytes32([1; 32]);
const BEN: Bytes32 = Bytes32([2; 32]);

fn digits(bytes: Bytes32) -> String {
    bytes.to_string()
}

async fn promises(person: &mut Person, path: &str, nonce: Bytes32) -> StatusCode {
    person.post(&format!("{path}/promise"), &[("promise", &digits(promise(nonce)))]).await.status
}

async fn tells(person: &mut Person, path: &str, nonce: Bytes32) -> StatusCode {
    person.post(&format!("{path}/nonce"), &[("nonce", &digits(nonce))]).await.status
}

async fn look(person: &mut Person, path: &str) -> Value {
    person.get(&format!("/api/v1/tables{}", path.strip_prefix("/t").unwrap())).await.json()
}

/// Anna and Ben at a table with a bot, both of whose browsers have promised a number.
async fn promised(world: &World) -> (Person, Person, String) {
    let (mut anna, mut ben) = (world.person(), world.person());
    let fields =
        [("name", "Anna"), ("players", "3"), ("seat3", "random"), ("visibility", "public"), ("pace", "fast")];
    let path = anna.post("/new/century", &fields).await.location();
    ben.post(&format!("{path}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    assert_eq!(look(&mut anna, &path).await["dice"], json!({"shares": [], "wanted": "promise"}));
    assert_eq!(promises(&mut anna, &path, ANNA).await, StatusCode::SEE_OTHER);
    assert_eq!(promises(&mut ben, &path, BEN).await, StatusCode::SEE_OTHER);
    (anna, ben, path)
}

/// The record, once both have let bots play, who found no end.
async fn record(mut anna: Person, mut ben: Person, path: &str) -> Record<Century> {
    for person in [&mut anna, &mut ben] {
        person.post(&format!("{path}/leave"), &[]).await;
    }
    anna.until_ended(path.strip_prefix("/t/").unwrap()).await;
    let text = anna.get(&format!("{path}/record")).await.body;
    Record::parse(&text).expect("a record")
}

fn short() -> Config {
    Config { steps_alone: 30, tell: Duration::from_secs(600), ..quick() }
}

#[tokio::test]
async fn a_game_begins_when_all_browsers_have_told_what_they_promised() {
    let world = World::with(short()).await;
    let (mut anna, mut ben, path) = promised(&world).await;
    assert_eq!(tells(&mut anna, &path, ANNA).await, StatusCode::UNPROCESSABLE_ENTITY, "too early");
    anna.post(&format!("{path}/begin"), &[]).await;
    let gathered = look(&mut anna, &path).await;
    assert_eq!((&gathered["stage"], &gathered["dice"]["wanted"]), (&json!("waiting"), &json!("nonce")));
    assert!(anna.get(&path).await.body.contains("The browsers tell their numbers for the dice"));
    // Nobody can promise any more, sit elsewhere, or add a word.
    assert_eq!(promises(&mut ben, &path, ANNA).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ben.post(&format!("{path}/rise"), &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let word = ben.post(&format!("{path}/word"), &[("word", "late")]).await;
    assert_eq!(word.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(tells(&mut ben, &path, ANNA).await, StatusCode::UNPROCESSABLE_ENTITY, "not what was promised");

    assert_eq!(tells(&mut anna, &path, ANNA).await, StatusCode::SEE_OTHER);
    assert_eq!(look(&mut ben, &path).await["stage"], "waiting");
    assert_eq!(tells(&mut ben, &path, BEN).await, StatusCode::SEE_OTHER);
    assert_eq!(tells(&mut ben, &path, BEN).await, StatusCode::SEE_OTHER, "sent again, it is told once");
    let begun = look(&mut ben, &path).await;
    assert_eq!((&begun["stage"], &begun["dice"]["wanted"]), (&json!("playing"), &Value::Null));
    assert_eq!(begun["dice"]["shares"][1]["nonce"], json!(digits(BEN)));

    let page = anna.get(&format!("{path}/dice")).await.body;
    assert!(page.contains(&digits(ANNA)) && page.contains("Adds nothing: a bot"), "{page}");
    let record = record(anna, ben, &path).await;
    assert_eq!(record.shares.iter().map(|share| share.nonce).collect::<Vec<_>>(), [Some(ANNA), Some(BEN)]);
    record.verify().expect("drawn from the secret and both numbers");
}

#[tokio::test]
async fn who_promises_and_doesnt_tell_neither_stops_the_game_nor_takes_the_promise_back() {
    let world = World::with(Config { steps_alone: 30, ..quick() }).await;
    let (mut anna, mut ben, path) = promised(&world).await;
    anna.post(&format!("{path}/begin"), &[]).await;
    tells(&mut anna, &path, ANNA).await;
    let table = path.strip_prefix("/t/").unwrap();
    anna.until(table, |look| look["stage"] == "playing").await;
    assert_eq!(tells(&mut ben, &path, BEN).await, StatusCode::UNPROCESSABLE_ENTITY, "too late");
    let page = anna.get(&path).await.body;
    assert!(page.contains("promised a number and did not tell it in time: Ben"), "{page}");
    let mut spectator = world.person();
    let record = record(anna, ben, &path).await;
    assert_eq!(record.shares[1].seat, Seat::new(1));
    assert_eq!((record.shares[1].promise, record.shares[1].nonce), (promise(BEN), None));
    record.verify().expect("the promise stands in for the number");
    let page = spectator.get(&format!("{path}/dice")).await.body;
    assert!(
        page.contains("the fingerprint stands in for it") && page.contains("Not told in time: 1."),
        "{page}"
    );
}

#[tokio::test]
async fn who_is_forgotten_while_browsers_tell_their_numbers_gives_up_when_the_game_has_begun() {
    let world = World::with(short()).await;
    let (mut anna, mut ben, path) = promised(&world).await;
    anna.post(&format!("{path}/begin"), &[]).await;
    let mut browser = anna.clone();
    let erases = anna.post("/me/erase", &[("sure", "yes")]);
    let tell = async {
        assert_eq!(tells(&mut browser, &path, ANNA).await, StatusCode::SEE_OTHER);
        tells(&mut ben, &path, BEN).await
    };
    let (erased, told) = tokio::join!(erases, tell);
    assert_eq!((erased.status, told), (StatusCode::OK, StatusCode::SEE_OTHER), "{}", erased.body);
    let look = look(&mut ben, &path).await;
    assert_eq!((&look["seats"][0]["name"], &look["seats"][0]["kind"]), (&json!("–"), &json!("bot")));
    assert_eq!(look["dice"]["shares"][0]["nonce"], json!(digits(ANNA)), "it is in the dice");
}

#[tokio::test]
async fn a_table_that_went_to_sleep_meanwhile_begins_all_the_same() {
    let world = World::with(short()).await;
    let (mut anna, _, path) = promised(&world).await;
    anna.post(&format!("{path}/begin"), &[]).await;
    assert_eq!(look(&mut anna, &path).await["stage"], "waiting");
    let world = world.restart().await;
    let mut anna = anna.at(&world);
    anna.until(path.strip_prefix("/t/").unwrap(), |look| look["stage"] == "playing").await;
}

#[tokio::test]
async fn a_seat_that_changes_hands_has_promised_nothing_and_one_can_promise_anew() {
    let world = World::with(short()).await;
    let (mut anna, mut ben, path) = promised(&world).await;
    ben.post(&format!("{path}/rise"), &[]).await;
    let shares = |look: &Value| look["dice"]["shares"].as_array().unwrap().len();
    assert_eq!(shares(&look(&mut anna, &path).await), 1);
    // Another device of hers doesn't know the first number.
    assert_eq!(promises(&mut anna, &path, BEN).await, StatusCode::SEE_OTHER);
    assert_eq!(look(&mut anna, &path).await["dice"]["shares"][0]["promise"], json!(digits(promise(BEN))));
    for again in 3..9 {
        assert_eq!(promises(&mut anna, &path, Bytes32([again; 32])).await, StatusCode::SEE_OTHER);
    }
    assert_eq!(promises(&mut anna, &path, ANNA).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(promises(&mut ben, &path, BEN).await, StatusCode::FORBIDDEN, "who doesn't sit adds nothing");
}

#[tokio::test]
async fn a_table_that_begins_at_once_and_a_rematch_take_promises_along() {
    let world = World::with(short()).await;
    let mut anna = world.person();
    let given = digits(promise(ANNA));
    let path = anna.post("/play/century", &[("players", "2"), ("promise", &given)]).await.location();
    assert_eq!(look(&mut anna, &path).await["dice"]["wanted"], "nonce");
    tells(&mut anna, &path, ANNA).await;
    assert_eq!(look(&mut anna, &path).await["stage"], "playing");
    anna.post(&format!("{path}/resign"), &[]).await;
    let again = anna.post(&format!("{path}/rematch"), &[("promise", &digits(promise(BEN)))]).await.location();
    assert_eq!(look(&mut anna, &again).await["stage"], "waiting");
    tells(&mut anna, &again, BEN).await;
    assert_eq!(look(&mut anna, &again).await["stage"], "playing");
    // Without a script there is no promise, and the game begins at once.
    let plain = anna.post("/play/century", &[("players", "2")]).await.location();
    assert_eq!(look(&mut anna, &plain).await["stage"], "playing");
}

#[tokio::test]
async fn programs_add_numbers_by_the_interface() {
    let world = World::with(short()).await;
    let mut anna = world.person();
    anna.post("/name", &[("name", "Anna")]).await;
    let body = |promised: &str| json!({"game": "century", "options": {"players": 2}, "seats": ["me", "random"], "promise": promised});
    let wrong = anna.post_json("/api/v1/tables", &body("12")).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", wrong.body);
    let opened = anna.post_json("/api/v1/tables", &body(&digits(promise(ANNA)))).await.json();
    let path = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
    let begun = anna.post_json(&format!("{path}/begin"), &json!({})).await.json();
    assert_eq!(begun["dice"]["wanted"], "nonce");
    let told = anna.post_json(&format!("{path}/nonce"), &json!({"nonce": digits(ANNA)})).await.json();
    assert_eq!(told["stage"], "playing");
}

#[tokio::test]
async fn dice_that_are_prepared_get_nothing_added() {
    let world = World::with(Config { seed: Some(7), ..short() }).await;
    let mut anna = world.person();
    let given = digits(promise(ANNA));
    let path = anna.post("/play/century", &[("players", "2"), ("promise", &given)]).await.location();
    let begun = look(&mut anna, &path).await;
    assert_eq!((&begun["stage"], &begun["dice"]["wanted"]), (&json!("playing"), &Value::Null));
    let waiting = anna.post("/new/century", &[("players", "2")]).await.location();
    assert_eq!(look(&mut anna, &waiting).await["dice"]["wanted"], Value::Null);
    assert_eq!(promises(&mut anna, &waiting, ANNA).await, StatusCode::UNPROCESSABLE_ENTITY);
}
