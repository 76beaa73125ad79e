//! The review of a game: made in the background, kept with the game, for everybody once the game has ended.

use axum::http::StatusCode;

use crate::world::{Person, World};

const TWO: [(&str, &str); 4] = [("players", "2"), ("seat2", "greedy"), ("pace", "fast"), ("confirm", "skip")];

/// A table after some turns.
async fn played(anna: &mut Person) -> String {
    let table = anna.open("century", &TWO).await;
    for turn in 0..5 {
        let look = anna.wait(&table).await;
        let legal = look["legal"].as_array().unwrap();
        let action = legal[turn % legal.len()].as_str().unwrap().to_owned();
        assert_eq!(anna.act(&look, &action).await.status, StatusCode::SEE_OTHER);
    }
    anna.wait(&table).await;
    table
}

#[tokio::test]
async fn a_review_is_made_once_and_tells_chances_decisions_and_luck() {
    let world = World::new().await;
    let mut anna = world.person();
    let table = played(&mut anna).await;
    let path = format!("/t/{table}/review");
    let early = anna.get(&path).await.body;
    assert!(
        early.contains("The review is made when the game has ended") && !early.contains("progress"),
        "{early}"
    );
    assert_eq!(anna.get(&format!("{path}/stream")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get(&format!("{path}/turning")).await.status, StatusCode::NOT_FOUND);
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    anna.until_ended(&table).await;
    let turning = async |anna: &mut Person| anna.get(&format!("{path}/turning")).await.body;
    for _ in 0..2 {
        let unknown = turning(&mut anna).await;
        assert!(
            unknown.contains("Look for the turning point"),
            "no review is begun for the scene: {unknown}"
        );
    }
    assert!(anna.get(&path).await.body.contains("id=\"making\""), "it is begun");
    let told = anna.get(&format!("{path}/stream")).await.body;
    assert!(told.contains("event: progress") && told.trim_end().ends_with("data: 100"), "{told}");
    let at_once = turning(&mut anna).await;
    assert!(
        !at_once.contains("Look for the turning point"),
        "who was told that it is made gets it: {at_once}"
    );
    let told = anna.get_compressed(&format!("{path}/stream")).await;
    assert!(told.len() > 18, "a browser hears of it, too: {told:?}");
    let whole = anna.get(&path).await.body;
    assert!(!whole.contains("id=\"making\""), "{whole}");
    for part in ["Who was winning", "Luck and skill", "<polyline", "Your decisions"] {
        assert!(whole.contains(part), "{part}: {whole}");
    }
    // The scene of the end has the turning point, or says that there is none, and the chances.
    let told = turning(&mut anna).await;
    let is_told = told.contains("The turning point, round ") && told.contains(" → ");
    assert!(is_told || told.contains("No single step has turned this game."), "{told}");
    assert_eq!(told.matches("<polyline").count(), 2, "{told}");
    assert!(!told.contains("Look for the turning point"), "{told}");
    // Everybody may read it now, every decision, and in another language.
    let mut bo = world.person();
    let all = bo.get(&format!("{path}?order=1")).await.body;
    let rows = all.matches("class=\"gain\"").count();
    assert!(rows >= 3, "{rows}");
    let mut marked = 0;
    for number in 1..=rows {
        let page = bo.get(&format!("{path}?order=1&decision={number}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains(&format!("decision {number} of {rows}")), "{number}: {}", page.body);
        assert!(page.body.contains("class=\"picture-of\""), "{number}: a picture of it: {}", page.body);
        marked += usize::from(page.body.contains(" made\"") || page.body.contains(" made bots\""));
    }
    assert!(marked > 0, "what was done has its mark on the board");
    for wrong in ["seat=0", "seat=9", "decision=x"] {
        assert_eq!(bo.get(&format!("{path}?{wrong}")).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    assert_eq!(bo.get("/t/nothing/review").await.status, StatusCode::NOT_FOUND);
    // It is kept with the game.
    let world = world.restart().await;
    let mut anna = anna.at(&world);
    assert_eq!(anna.get(&path).await.body, whole);
}
