//! The guided first game: opened with one click, for one person, left and taken up again, and over with its
//! explanation.

use axum::http::StatusCode;
use game::Record;
use landnam::Landnam;
use serde_json::{Value, json};

use crate::world::{Person, World};

/// Opens a guided game; gives its path and its name.
async fn learn(person: &mut Person, game: &str) -> (String, String) {
    let opened = person.post(&format!("/learn/{game}"), &[("name", "Anna")]).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.body);
    let path = opened.location();
    let table = path.strip_prefix("/t/").unwrap().to_owned();
    (path, table)
}

async fn switch(person: &mut Person, path: &str, to: &str) -> StatusCode {
    person.post(&format!("{path}/guide"), &[("guide", to)]).await.status
}

fn is_guided(page: &str) -> bool {
    page.contains("id=\"guide\"") && page.contains("pointed")
}

#[tokio::test]
async fn every_game_has_a_guided_first_game_that_begins_at_once() {
    let world = World::new().await;
    let mut anna = world.person();
    let front = anna.get("/").await.body;
    for game in ["century", "century-solo", "puerto-rico", "merchants", "landnam"] {
        assert!(front.contains(&format!("action=\"/learn/{game}\"")), "{game}");
        let (path, table) = learn(&mut anna, game).await;
        let look = anna.wait(&table).await;
        assert_eq!(
            (look["stage"].as_str(), look["viewer"].as_str()),
            (Some("playing"), Some("P1")),
            "{game}"
        );
        assert_eq!(look["guide"]["lessons"][0], "welcome", "{game}");
        assert_eq!(
            look["guide"]["lesson"], look["guide"]["lessons"][1],
            "{game}: the first step is explained"
        );
        let steps = look["guide"]["steps"].as_array().unwrap();
        assert!(look["legal"].as_array().unwrap().contains(&steps[0]), "{game}: {steps:?}");
        let page = anna.get(&path).await.body;
        assert!(is_guided(&page), "{game}");
        assert!(page.contains(&format!("href=\"/rules/{game}#")), "{game}");
        let mut ben = world.person();
        assert!(!is_guided(&ben.get(&path).await.body), "{game}: who watches is not guided");
    }
    assert_eq!(anna.get("/api/v1/tables").await.json()["tables"], json!([]), "they are private");
}

#[tokio::test]
async fn what_has_no_guide_opens_none() {
    let world = World::new().await;
    let mut anna = world.person();
    for game in ["chess", "bomb"] {
        assert_eq!(anna.post(&format!("/learn/{game}"), &[]).await.status, StatusCode::NOT_FOUND, "{game}");
    }
    let table = anna.open("century", &[("players", "2"), ("seat2", "random")]).await;
    let refused = anna.post(&format!("/t/{table}/guide"), &[("guide", "on")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("There is no guide at this table."), "{}", refused.body);
    let (path, _) = learn(&mut anna, "century").await;
    assert_eq!(switch(&mut anna, &path, "perhaps").await, StatusCode::UNPROCESSABLE_ENTITY);
    let mut ben = world.person();
    assert_eq!(switch(&mut ben, &path, "off").await, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_guide_is_left_and_taken_up_again_also_after_a_restart() {
    let world = World::new().await;
    let mut anna = world.person();
    let (path, table) = learn(&mut anna, "century").await;
    let number = anna.wait(&table).await["number"].clone();
    assert_eq!(switch(&mut anna, &path, "off").await, StatusCode::SEE_OTHER);
    let world = world.restart().await;
    let mut anna = anna.at(&world);
    let page = anna.get(&path).await.body;
    assert!(!is_guided(&page) && page.contains("Take up the guide again"), "{page}");
    let look = anna.wait(&table).await;
    assert!(look["guide"].is_null());
    assert_eq!(look["number"], number, "nothing has happened in the game");
    assert_eq!(switch(&mut anna, &path, "on").await, StatusCode::SEE_OTHER);
    assert!(is_guided(&anna.get(&path).await.body));
    assert_eq!(anna.wait(&table).await["guide"]["lessons"][0], "welcome");
}

#[tokio::test]
async fn its_dice_are_prepared_and_those_of_the_rematch_are_not() {
    let world = World::new().await;
    let (mut anna, mut ben) = (world.person(), world.person());
    let (path, table) = learn(&mut anna, "century").await;
    let (_, other) = learn(&mut ben, "century").await;
    assert_eq!(anna.wait(&table).await["view"], ben.wait(&other).await["view"]);
    let look = follow(&mut anna, &table).await;
    assert_eq!(look["stage"], "over");
    let page = anna.get(&path).await.body;
    assert!(page.contains("id=\"guide-end\"") && page.contains("won with"), "{page}");
    let again = anna.post(&format!("{path}/rematch"), &[]).await.location();
    assert_ne!(again, path);
    assert!(!is_guided(&anna.get(&again).await.body));
    let view = |look: Value| (look["commitment"].clone(), look["guide"].clone());
    let (commitment, guide) = view(anna.wait(again.strip_prefix("/t/").unwrap()).await);
    assert!(guide.is_null());
    assert_ne!(commitment, look["commitment"]);
}

#[tokio::test]
async fn bots_let_the_learner_decide_first_where_several_may() {
    let world = World::new().await;
    let mut anna = world.person();
    let (path, table) = learn(&mut anna, "landnam").await;
    let mut shared = 0;
    let mut last = follow_and(&mut anna, &table, async |anna, look| {
        if look["to_act"].as_array().is_none_or(|seats| seats.len() < 2) {
            return;
        }
        shared += 1;
        // Whoever reads for a while finds the table as it was: each request gives a bot the time to move.
        for _ in 0..20 {
            anna.get(&path).await;
        }
        let now = anna.get(&format!("/api/v1/tables/{table}")).await.json();
        assert_eq!(now["number"], look["number"], "{}", look["guide"]);
    })
    .await;
    assert!(shared > 5, "{shared} decisions were somebody else's, too");
    assert_eq!(last["stage"].take(), "over");
    // A lesson is no match.
    assert!(anna.get("/statistics/landnam").await.body.contains("No game has been played to its end yet."));
}

#[tokio::test]
async fn the_first_rounds_of_landnam_were_played_before_and_belong_to_its_record() {
    let world = World::new().await;
    let mut anna = world.person();
    let (path, table) = learn(&mut anna, "landnam").await;
    let look = anna.wait(&table).await;
    let begun = look["number"].as_u64().unwrap();
    assert!(begun > 300, "{begun} entries");
    let early = anna.get(&format!("{path}/at/40")).await;
    assert_eq!(early.status, StatusCode::OK, "the replay has them");
    assert_eq!(follow(&mut anna, &table).await["stage"], "over");
    let text = anna.get(&format!("{path}/record")).await.body;
    let record = Record::<Landnam>::parse(&text).expect("a record");
    record.verify().expect("they were played with the dice of the game");
    // What a bot did in the learner's place is not reviewed as if the learner had done it.
    let review = format!("{path}/review");
    anna.get(&review).await;
    anna.get(&format!("{review}/stream")).await;
    let decisions = anna.get(&format!("{review}?order=1")).await.body.matches("class=\"gain\"").count();
    assert!((20..=50).contains(&decisions), "{decisions} decisions");
}

/// Does what the guide says until the game is over.
async fn follow(person: &mut Person, table: &str) -> Value {
    follow_and(person, table, async |_, _| {}).await
}

/// Does what the guide says until the game is over, after having done something else at each look.
async fn follow_and(
    person: &mut Person,
    table: &str,
    mut other: impl AsyncFnMut(&mut Person, &Value),
) -> Value {
    for _ in 0..1000 {
        let look = person.wait(table).await;
        if look["stage"] != "playing" {
            return look;
        }
        other(person, &look).await;
        let path = format!("/api/v1/tables/{table}");
        let (deed, body) = match &look["guide"] {
            Value::Null => ("confirm", json!({"number": look["number"]})),
            guide => ("act", json!({"number": look["number"], "actions": guide["steps"]})),
        };
        let done = person.post_json(&format!("{path}/{deed}"), &body).await;
        assert_eq!(done.status, StatusCode::OK, "{}", done.body);
    }
    panic!("the game has no end");
}
