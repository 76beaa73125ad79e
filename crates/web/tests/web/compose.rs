//! Offers put together with counters, posted as a form without a script.

use axum::http::StatusCode;
use serde_json::Value;

use crate::world::{Person, World};

fn legal(look: &Value) -> Vec<String> {
    let legal = look["legal"].as_array().into_iter().flatten();
    legal.filter_map(|action| action.as_str().map(str::to_owned)).collect()
}

/// Plays on, as short as can be, until this person can make an offer in a turn of their own, when nobody else may act.
async fn until_an_offer(person: &mut Person, table: &str) -> (Value, String) {
    for _ in 0..200 {
        let look = person.wait(table).await;
        let legal = legal(&look);
        let is_own_turn = legal.iter().any(|action| action == "build");
        let offer = legal.iter().find(|action| action.starts_with("offer "));
        if let Some(offer) = offer.filter(|_| is_own_turn) {
            return (look, offer.clone());
        }
        let quiet = ["reap", "pass", "stop", "yield", "refuse", "decline", "rest", "end"];
        let action = legal.iter().find(|action| quiet.contains(&action.as_str())).unwrap_or(&legal[0]);
        // Where several may act at once, a bot may have been quicker: look again.
        let status = person.act(&look, action).await.status;
        assert!([StatusCode::SEE_OTHER, StatusCode::CONFLICT].contains(&status), "{action}: {status}");
    }
    panic!("there is never anything to offer");
}

#[tokio::test]
async fn an_offer_is_put_together_with_counters() {
    let world = World::new().await;
    let mut ada = world.person();
    let seats = [("players", "3"), ("seat1", "me"), ("seat2", "random"), ("seat3", "random")];
    let table = ada.open("landnam", &[&seats[..], &[("confirm", "skip"), ("pace", "fast")]].concat()).await;
    let (look, offer) = until_an_offer(&mut ada, &table).await;
    let (number, path) = (look["number"].to_string(), format!("/t/{table}/compose"));

    // The page has the counters, and no line for each of the offers that they can make.
    let page = ada.get(&format!("/t/{table}")).await.body;
    assert!(page.contains("name=\"give-iron\"") && page.contains("name=\"want-wood\""));
    assert!(!page.contains("value=\"offer "), "the offers are not listed as well");

    // Nothing for nothing is refused beside the form, with its rule.
    let refused = ada.post(&path, &[("number", &number), ("what", "offer")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("LN-61"), "{}", refused.body);
    let unknown = ada.post(&path, &[("number", &number), ("what", "something")]).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
    let stale = ada.post(&path, &[("number", "1"), ("what", "offer"), ("give-iron", "1")]).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);

    // "offer 1sheep for 1iron", said with numbers.
    let side = |text: &str, name: &str| {
        let (count, good) = text.split_at(1);
        (format!("{name}-{good}"), count.to_owned())
    };
    let words: Vec<&str> = offer.split(' ').collect();
    let [_, give, _, want] = words.as_slice() else { panic!("{offer}") };
    let (give, want) = (side(give, "give"), side(want, "want"));
    let fields = [
        ("number", number.as_str()),
        ("what", "offer"),
        (give.0.as_str(), give.1.as_str()),
        (want.0.as_str(), want.1.as_str()),
    ];
    assert_eq!(ada.post(&path, &fields).await.status, StatusCode::SEE_OTHER);
    let log = ada.get(&format!("/api/v1/tables/{table}")).await.json()["log"].to_string();
    assert!(log.contains(" offers "), "{log}");
}
