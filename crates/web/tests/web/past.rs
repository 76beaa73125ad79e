//! Looking back: positions of the past, the whole log, and the dice.

use axum::http::StatusCode;

use crate::world::{Person, World};

const TWO: [(&str, &str); 4] = [("players", "2"), ("seat2", "random"), ("pace", "fast"), ("confirm", "skip")];

/// A table after some turns; its path.
async fn played(anna: &mut Person) -> (String, serde_json::Value) {
    let table = anna.open("century", &TWO).await;
    for turn in 0..8 {
        let look = anna.wait(&table).await;
        let legal = look["legal"].as_array().unwrap();
        let action = legal[turn % legal.len()].as_str().unwrap().to_owned();
        assert_eq!(anna.act(&look, &action).await.status, StatusCode::SEE_OTHER);
    }
    let look = anna.wait(&table).await;
    (format!("/t/{table}"), look)
}

/// The hand of the page's viewer, as the board draws it.
fn own(page: &str) -> &str {
    page.split("id=\"hand\"").nth(1).expect("a hand").split("</section>").next().unwrap()
}

#[tokio::test]
async fn a_line_of_the_log_leads_to_its_position_where_nothing_can_be_done() {
    let world = World::new().await;
    let mut anna = world.person();
    let (path, look) = played(&mut anna).await;
    let live = anna.get(&path).await.body;
    let number = look["number"].as_u64().unwrap();
    assert!(live.contains(&format!("href=\"{path}/at/{number}\"")), "{live}");

    let last = anna.get(&format!("{path}/at/{number}")).await;
    assert_eq!(last.status, StatusCode::OK);
    assert!(!last.body.contains("name=\"action\"") && !last.body.contains("data-stream"), "only to look at");
    assert!(last.body.contains("Back to the table"), "{}", last.body);
    let words = |text: &str| text.split(['<', '>']).map(str::trim).collect::<Vec<_>>().join(" ").len();
    assert!(words(own(&last.body)) > 0);

    // The first position is that of the beginning, and between them every one is there.
    for count in 0..=number {
        let page = anna.get(&format!("{path}/at/{count}")).await;
        assert_eq!(page.status, StatusCode::OK, "{count}");
        let news = number - count;
        assert_eq!(page.body.contains(&format!("({news} new)")), news > 0, "{count}");
    }
    for wrong in [format!("{}", number + 1), "-1".into(), "x".into(), "99999999999999999999999".into()] {
        assert_eq!(anna.get(&format!("{path}/at/{wrong}")).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test]
async fn the_whole_log_has_every_step_once_and_forgets_what_was_taken_back() {
    let world = World::new().await;
    let mut anna = world.person();
    let fields = [("players", "2"), ("seat2", "random"), ("pace", "fast")];
    let table = anna.open("century", &fields).await;
    let first = anna.wait(&table).await;
    anna.act(&first, "play YY").await;
    let held = anna.wait(&table).await;
    let log = format!("/t/{table}/log");
    let before = anna.get(&log).await.body;
    anna.post(&format!("/t/{table}/undo"), &[("number", &held["number"].to_string())]).await;
    let after = anna.get(&log).await.body;
    let steps = |page: &str| page.matches("class=\"step\"").count();
    assert_eq!(steps(&after), steps(&before) - 1);
    assert!(after.contains("takes back a step"));
}

#[tokio::test]
async fn the_dice_are_told_with_what_was_to_be_expected_and_how_to_check_them() {
    let world = World::new().await;
    let mut anna = world.person();
    let (path, look) = played(&mut anna).await;
    let page = anna.get(&format!("{path}/dice")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("Merchant cards turned up") && page.body.contains(" ± "), "{}", page.body);
    assert!(page.body.contains(look["commitment"].as_str().unwrap()));
    assert!(page.body.contains("The secret is shown when the game is over"));
    anna.post(&format!("{path}/resign"), &[]).await;
    let page = anna.get(&format!("{path}/dice")).await.body;
    assert!(page.contains("--verify") && page.contains("Secret"), "{page}");
    for address in ["/t/nothing/dice", "/t/nothing/log", "/t/nothing/at/1"] {
        assert_eq!(anna.get(address).await.status, StatusCode::NOT_FOUND, "{address}");
    }
}

#[tokio::test]
async fn a_long_log_comes_in_pages() {
    let world = World::new().await;
    let mut anna = world.person();
    let table = anna.open("bomb", &[]).await;
    for _ in 0..250 {
        let look = anna.wait(&table).await;
        assert_eq!(anna.act(&look, "tick").await.status, StatusCode::SEE_OTHER);
    }
    let log = format!("/t/{table}/log");
    let steps = |page: &str| page.matches("class=\"step\"").count();
    let first = anna.get(&log).await.body;
    assert_eq!(steps(&first), 200);
    assert!(first.contains("Page 1 of 2") && first.contains(&format!("href=\"{log}?page=2\"")), "{first}");
    assert_eq!(anna.get(&format!("{log}?page=1")).await.body, first);
    let second = anna.get(&format!("{log}?page=2")).await.body;
    assert_eq!(steps(&second), 50);
    assert!(second.contains(&format!("href=\"{log}?page=1\"")) && !second.contains("page=3"), "{second}");
    for page in ["0", "3", "x", "-1", "99999999999999999999"] {
        assert_eq!(anna.get(&format!("{log}?page={page}")).await.status, StatusCode::NOT_FOUND, "{page}");
    }
}
