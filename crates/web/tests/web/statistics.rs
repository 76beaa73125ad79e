//! Statistics: reckoned from the logs of games that were played to their end, for a player and for a game.

use axum::http::StatusCode;
use futures_util::StreamExt as _;
use serde_json::Value;

use crate::again::stream_of;
use crate::world::{Answer, Person, World};

const TWO: [(&str, &str); 4] = [("players", "2"), ("seat2", "greedy"), ("pace", "fast"), ("confirm", "skip")];

/// A game of Century against a bot, to its end.
async fn played(person: &mut Person) -> String {
    played_as(person, "century", &TWO).await
}

/// A game of a kind, to its end.
async fn played_as(person: &mut Person, game: &str, fields: &[(&str, &str)]) -> String {
    let table = person.open(game, fields).await;
    for turn in 0..2_000 {
        let look = person.wait(&table).await;
        if look["stage"] == "over" {
            return table;
        }
        let legal: Vec<&str> =
            look["legal"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let claim = legal.iter().find(|action| action.starts_with("claim"));
        let action = claim.unwrap_or(&legal[turn % legal.len()]).to_string();
        assert_eq!(person.act(&look, &action).await.status, StatusCode::SEE_OTHER, "{action}");
    }
    panic!("a game of {game} ends");
}

#[tokio::test]
async fn games_played_to_their_end_are_counted_for_their_players_and_for_the_game() {
    let world = World::new().await;
    let (mut anna, mut bo) = (world.person(), world.person());
    let before = anna.get("/statistics/century").await;
    assert_eq!(before.status, StatusCode::OK);
    assert!(before.body.contains("No game has been played to its end yet."), "{}", before.body);
    let table = played(&mut anna).await;
    // One that was given up doesn't count.
    let given_up = anna.open("century", &TWO).await;
    anna.post(&format!("/t/{given_up}/resign"), &[]).await;
    assert_eq!(anna.until_ended(&given_up).await["stage"], "ended");

    let own = anna.get("/statistics").await.body;
    for part in ["Your games", "1 game,", "Greedy bot", "Point cards", "/statistics/own/century/csv"] {
        assert!(own.contains(part), "{part}: {own}");
    }
    let all = bo.get("/statistics/century").await.body;
    for part in
        ["1 game ", "Wins by seat", "2 players (1 game)", "Roles", "Acquire a card", "Greedy bot", "people"]
    {
        assert_eq!(all.contains(part), part != "Roles", "{part}: {all}");
    }
    let csv = bo.get("/statistics/century/csv").await;
    let lines: Vec<&str> = csv.body.lines().collect();
    assert_eq!(lines.len(), 3, "{}", csv.body);
    assert!(lines[0].starts_with("number,decisions,side,who,points,rank,won,points: "), "{}", lines[0]);
    assert!(lines[1].contains(",P1,people,") && lines[2].contains(",P2,greedy,"), "{}", csv.body);
    assert!(lines[0].contains(",turns: acquire,turns: claim,"), "{}", lines[0]);
    let chance = bo.get("/statistics/century/chance/csv").await.body;
    assert!(chance.starts_with("kind,outcome,seen,expected,deviation\nmerchant,"), "{chance}");
    let own = anna.get("/statistics/own/century/csv").await;
    assert!(own.body.contains(",P1,you,"), "{}", own.body);
    // The points are those that the table tells.
    let look = anna.get(&format!("/api/v1/tables/{table}")).await.json();
    let points = look["scores"][0]["total"].as_i64().unwrap();
    assert!(lines[1].contains(&format!(",people,{points},")), "{points}: {}", lines[1]);

    // Whoever has not played has no games, and nobody is named.
    let none = bo.get("/statistics").await.body;
    assert!(none.contains("You have not played a game to its end yet."), "{none}");
    assert!(!all.contains("Guest"), "{all}");
    for missing in [
        "/statistics/own/century/csv",
        "/statistics/own/landnam/csv",
        "/statistics/chess",
        "/statistics/chess/csv",
        "/statistics/chess/chance/csv",
    ] {
        assert_eq!(bo.get(missing).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
    // What was counted is kept.
    let world = world.restart().await;
    let mut anna = anna.at(&world);
    assert!(anna.get("/statistics").await.body.contains("1 game,"));
}

#[tokio::test]
async fn who_asks_while_somebody_else_counts_sees_all_games_too() {
    let world = World::new().await;
    let (mut anna, mut bo) = (world.person(), world.person());
    played(&mut anna).await;
    let (one, two) = tokio::join!(anna.get("/statistics/century"), bo.get("/statistics/century"));
    for Answer { body, .. } in [one, two] {
        assert!(body.contains("1 game ") && !body.contains("being counted"), "{body}");
    }
}

/// The score sheet of a page.
fn score_sheet(page: &str) -> &str {
    let from = page.find("id=\"score-sheet\"").unwrap_or_else(|| panic!("no score sheet: {page}"));
    let sheet = &page[from..];
    &sheet[..sheet.find("</table>").unwrap()]
}

/// SOLO-25: earlier results stand above the game under way, for who has played them and nobody else.
#[tokio::test]
async fn the_score_sheet_of_the_solo_game_has_earlier_results_for_who_plays() {
    const ALONE: [(&str, &str); 2] = [("pace", "fast"), ("confirm", "skip")];
    let world = World::new().await;
    let (mut anna, mut bo) = (world.person(), world.person());
    let first = played_as(&mut anna, "century-solo", &ALONE).await;
    let over = anna.get(&format!("/t/{first}")).await.body;
    assert!(score_sheet(&over).contains(" of 1 won"), "{over}");
    let scores = anna.get(&format!("/api/v1/tables/{first}")).await.json()["scores"].clone();
    let points = |nth: usize| scores[nth]["total"].as_i64().unwrap();

    let second = anna.open("century-solo", &ALONE).await;
    let path = format!("/t/{second}");
    // Results are reckoned beside the table, which tells its streams when they are there.
    let mut stream = stream_of(&world, &anna, &path).await;
    let page = loop {
        stream.next().await.expect("the stream goes on").unwrap();
        let page = anna.get(&path).await.body;
        if score_sheet(&page).contains(" of 1 won") {
            break page;
        }
    };
    let sheet = score_sheet(&page);
    for side in [0, 1] {
        assert!(sheet.contains(&format!(">{}</td>", points(side))), "{sheet}");
    }
    assert_eq!(sheet.matches("this game").count(), 1, "{sheet}");

    let watched = bo.get(&path).await.body;
    let sheet = score_sheet(&watched);
    assert!(sheet.contains("this game") && !sheet.contains(" of 1 won"), "{sheet}");
}
