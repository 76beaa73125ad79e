//! Trade is quiet: people have time before a bot takes an offer, and need not hear any.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::Value;
use web::Config;

use crate::world::{Person, World, quick};

fn legal(look: &Value) -> Vec<&str> {
    look["legal"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// Plays on as short as can be.
async fn play_on(person: &mut Person, look: &Value) {
    let quiet = ["reap", "pass", "stop", "yield", "refuse", "rest", "build", "end"];
    let legal = legal(look);
    let action = legal.iter().find(|action| quiet.contains(action)).unwrap_or(&legal[0]).to_string();
    let status = person.act(look, &action).await.status;
    assert!([StatusCode::SEE_OTHER, StatusCode::CONFLICT].contains(&status), "{action}: {status}");
}

/// A table of Landnám with two greedy bots; its dice and bots are the same each time.
async fn with_bots(world: &World) -> (Person, String) {
    let mut ada = world.person();
    let seats = [("players", "3"), ("seat1", "me"), ("seat2", "greedy"), ("seat3", "greedy")];
    let table = ada
        .open("landnam", &[&seats[..], &[("name", "Ada"), ("confirm", "skip"), ("pace", "fast")]].concat())
        .await;
    (ada, table)
}

/// Plays on until a bot's offer waits for an answer.
async fn until_asked(person: &mut Person, table: &str) -> Value {
    for _ in 0..600 {
        let look = person.wait(table).await;
        assert_eq!(look["stage"], "playing", "no bot made an offer in the whole game");
        if legal(&look).contains(&"decline") {
            return look;
        }
        play_on(person, &look).await;
    }
    panic!("no bot makes an offer");
}

/// The number of the last line of the log that tells that Ada declined something.
fn last_declined(look: &Value) -> Option<u64> {
    let log = look["log"].as_array().unwrap();
    log.iter().rfind(|line| line["text"] == "Ada declines.").and_then(|line| line["number"].as_u64())
}

fn seeded(offer: Duration) -> Config {
    Config { seed: Some(1), offer, ..quick() }
}

#[tokio::test]
async fn a_person_has_time_before_a_bot_takes_an_offer() {
    let world = World::with(seeded(Duration::from_secs(3600))).await;
    let (mut ada, table) = with_bots(&world).await;
    let look = until_asked(&mut ada, &table).await;
    let asked = look["to_act"].as_array().unwrap().len();
    assert_eq!(asked, 2, "both others are asked, and the bot leaves it to the person: {look}");
    // The page says how long, and so does the same page later.
    let page = ada.get(&format!("/t/{table}")).await.body;
    let left = |page: &str| {
        let rest =
            page.split("data-offer-left=\"").nth(1).unwrap_or_else(|| panic!("no time is told: {page}"));
        rest.split('"').next().unwrap().parse::<u64>().unwrap()
    };
    assert!(page.contains("data-offer-all=\"3600000\"") && page.contains("yours for # s"), "{page}");
    let first = left(&page);
    assert!((3_000_000..=3_600_000).contains(&first), "{first} ms");
    tokio::time::sleep(Duration::from_millis(5)).await;
    let later = left(&ada.get(&format!("/t/{table}")).await.body);
    assert!(later < first, "{first} ms, then {later} ms");
    for _ in 0..100 {
        let again = ada.get(&format!("/api/v1/tables/{table}")).await.json();
        assert_eq!(again["number"], look["number"], "the bot waits");
    }
    // With the person's answer the bot is free to answer too: it doesn't wait for the hour.
    assert_eq!(ada.act(&look, "decline").await.status, StatusCode::SEE_OTHER);
    let after = look["number"].as_u64().unwrap() + 2;
    loop {
        let look = ada.get(&format!("/api/v1/tables/{table}")).await.json();
        if look["number"].as_u64().unwrap() >= after {
            // Nothing is waited for any more.
            assert!(!ada.get(&format!("/t/{table}")).await.body.contains("data-offer-left"));
            break;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Plays for both on until a bot's offer waits for the answers of both; the table as each of them sees it.
async fn until_both_asked(ada: &mut Person, ben: &mut Person, table: &str) -> [Value; 2] {
    let is_due = |look: &Value| look["stage"] != "playing" || look["to_act"] != serde_json::json!(["P3"]);
    for _ in 0..600 {
        let look = ada.until(table, is_due).await;
        assert_eq!(look["stage"], "playing", "no bot made an offer to both in the whole game");
        let others = ben.get(&format!("/api/v1/tables/{table}")).await.json();
        if legal(&look).contains(&"decline") && legal(&others).contains(&"decline") {
            return [look, others];
        }
        for (person, look) in [(&mut *ada, look), (&mut *ben, others)] {
            if !legal(&look).is_empty() {
                play_on(person, &look).await;
            }
        }
    }
    panic!("no bot makes an offer to both");
}

#[tokio::test]
async fn an_answer_counts_though_somebody_else_answered_first() {
    let world = World::with(seeded(Duration::from_secs(3600))).await;
    let (mut ada, mut ben) = (world.person(), world.person());
    let seats = [("players", "3"), ("seat1", "me"), ("seat2", "open"), ("seat3", "greedy")];
    let fields = [&seats[..], &[("name", "Ada"), ("confirm", "skip"), ("visibility", "public")]].concat();
    let path = ada.post("/new/landnam", &fields).await.location();
    ben.post(&format!("{path}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    assert_eq!(ada.post(&format!("{path}/begin"), &[]).await.status, StatusCode::SEE_OTHER);
    let table = path.strip_prefix("/t/").unwrap();
    let [asked, others] = until_both_asked(&mut ada, &mut ben, table).await;
    // Both answer the page that they have before them, though the second one's is older than the first one's answer.
    assert_eq!(ben.act(&others, "decline").await.status, StatusCode::SEE_OTHER);
    assert_eq!(ada.act(&asked, "decline").await.status, StatusCode::SEE_OTHER);
    // Once: she has answered now, and so has he.
    assert_eq!(ada.act(&asked, "decline").await.status, StatusCode::CONFLICT);
    assert_eq!(ben.act(&others, "decline").await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn offers_can_be_declined_for_the_turn() {
    let world = World::with(seeded(Duration::from_secs(3600))).await;
    let (mut ada, table) = with_bots(&world).await;
    let look = until_asked(&mut ada, &table).await;
    assert_eq!(look["heard_offers"], "all");
    let page = ada.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("Decline for this turn") && page.contains("No offers from bots"), "{page}");
    let path = format!("/t/{table}/offers");
    assert_eq!(ada.post(&path, &[("from", "nobody")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ada.post(&path, &[("from", "not-this-turn")]).await.status, StatusCode::SEE_OTHER);
    // What waited is declined, and so is what comes, until it is her own turn.
    let next = ada.wait(&table).await;
    assert!(!legal(&next).contains(&"decline"), "{next}");
    assert_eq!(next["heard_offers"], "not-this-turn");
    play_on(&mut ada, &next).await;
    assert_eq!(ada.get(&format!("/api/v1/tables/{table}")).await.json()["heard_offers"], "all");
}

#[tokio::test]
async fn who_wants_no_offers_from_bots_is_never_asked() {
    // Nobody else may take the offer before it is declined.
    let world = World::with(seeded(Duration::from_secs(3600))).await;
    let (mut ada, table) = with_bots(&world).await;
    until_asked(&mut ada, &table).await;
    ada.post(&format!("/t/{table}/offers"), &[("from", "from-people")]).await;
    // What waited is declined at once.
    let look = ada.get(&format!("/api/v1/tables/{table}")).await.json();
    let first = last_declined(&look).expect("she declined");
    let mut last = Some(first);
    for _ in 0..300 {
        let look = ada.wait(&table).await;
        assert_eq!(look["stage"], "playing", "no bot made an offer to the end");
        assert!(!legal(&look).contains(&"decline"), "{look}");
        last = last_declined(&look).or(last);
        if last > Some(first) {
            break;
        }
        play_on(&mut ada, &look).await;
    }
    assert!(last > Some(first), "no bot made another offer, which proves nothing");
    // It is in the log, so that it is so after a restart too; and it can be undone.
    let world = world.restart().await;
    let mut ada = ada.at(&world);
    let page = ada.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("Offers from bots are declined for you."), "{page}");
    ada.post(&format!("/t/{table}/offers"), &[("from", "all")]).await;
    assert_eq!(ada.get(&format!("/api/v1/tables/{table}")).await.json()["heard_offers"], "all");
}
