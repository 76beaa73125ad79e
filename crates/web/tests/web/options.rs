//! The options of a game in the form that opens a table, and in the JSON interface: made from what the game says of
//! them.

use axum::http::StatusCode;
use serde_json::json;

use crate::world::World;

#[tokio::test]
async fn the_form_has_a_field_for_each_option_by_its_kind() {
    let world = World::new().await;
    let mut anna = world.person();
    let form = anna.get("/new/merchants").await.body;
    for part in [
        "<input type=\"radio\" name=\"players\" value=\"3\" checked><span>3</span>",
        "<input type=\"radio\" name=\"players\" value=\"4\"><span>4</span>",
        "<select name=\"option-board\"><option value=\"short\" selected>short, without Western Europe</option>\
         <option value=\"full\">all of Europe</option></select>",
        // What nobody chooses follows from the board, so that no choice of a board is refused for its start.
        "<select name=\"option-start\"><option value=\"\">as usual for what is chosen above</option>\
         <option value=\"fixed\">fixed, as the map says</option><option value=\"free\">free</option></select>",
        "<select name=\"option-map\"><option value=\"europe-3\" selected>Europe</option></select>",
    ] {
        assert!(form.contains(part), "no {part} in {form}");
    }
    let form = anna.get("/new/puerto-rico").await.body;
    assert!(form.contains("<select name=\"option-declining\"><option value=\"usual\" selected>"), "{form}");
}

#[tokio::test]
async fn every_choice_of_the_form_opens_a_table() {
    let world = World::new().await;
    let mut anna = world.person();
    for (board, start) in [("short", ""), ("full", ""), ("short", "free"), ("full", "free")] {
        let fields = [("players", "3"), ("option-board", board), ("option-start", start)];
        let opened = anna.post("/new/merchants", &fields).await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER, "{board} {start}: {}", opened.body);
    }
}

#[tokio::test]
async fn what_an_option_can_t_be_is_refused_and_never_made_to_fit() {
    let world = World::new().await;
    let mut anna = world.person();
    for (path, fields) in [
        ("/new/century", vec![("players", "6")]),
        ("/new/century", vec![("players", "1")]),
        ("/new/merchants", vec![("option-board", "full"), ("option-start", "fixed")]),
        ("/new/merchants", vec![("option-board", "huge")]),
        ("/new/merchants", vec![("option-map", "atlantis")]),
        ("/new/puerto-rico", vec![("option-declining", "never")]),
        ("/new/century", vec![("pace", "lightning")]),
        ("/new/century", vec![("take_back", "")]),
        ("/play/century", vec![("players", "99")]),
        ("/play/century", vec![("players", "many")]),
        ("/play/century", vec![("bot", "oracle")]),
    ] {
        let refused = anna.post(path, &fields).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{path} {fields:?}");
        assert!(refused.body.contains("can't be opened"), "{path} {fields:?}: {}", refused.body);
    }
}

#[tokio::test]
async fn a_form_that_was_refused_keeps_what_was_filled_in() {
    let world = World::new().await;
    let mut anna = world.person();
    let fields = [
        ("title", "Anna & friends"),
        ("players", "4"),
        ("seat1", "open"),
        ("seat2", "me"),
        ("seat3", "hard"),
        ("option-board", "full"),
        ("option-start", "fixed"),
        ("pace", "fast"),
        ("word", "herring"),
    ];
    let form = anna.post("/new/merchants", &fields).await.body;
    for part in [
        "name=\"title\" maxlength=\"60\" value=\"Anna &amp; friends\"",
        "<input type=\"radio\" name=\"players\" value=\"4\" checked>",
        "<select name=\"seat1\"><option value=\"me\">",
        "<option value=\"me\" selected>",
        "<option value=\"hard\" selected>",
        "<option value=\"full\" selected>",
        "<option value=\"fixed\" selected>",
        // What the browser remembers of other tables doesn't replace it.
        "<select name=\"pace\">",
        "<option value=\"fast\" selected>",
        "value=\"herring\"",
    ] {
        assert!(form.contains(part), "no {part} in {form}");
    }
}

#[tokio::test]
async fn a_table_at_which_its_host_has_two_seats_is_refused_by_form_and_interface() {
    let world = World::new().await;
    let mut anna = world.person();
    let refused = anna.post("/new/century", &[("players", "3"), ("seat1", "me"), ("seat2", "me")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        refused.body.contains("you have one seat at a table, but 2 were chosen as yours"),
        "{}",
        refused.body
    );
    // Only the seats that the table has count: the form has a field for each that the game could have.
    let fields = [("players", "2"), ("seat1", "open"), ("seat2", "me"), ("seat3", "me")];
    assert_eq!(anna.post("/new/century", &fields).await.status, StatusCode::SEE_OTHER);
    let asked = json!({"game": "century", "options": {"players": 2}, "seats": ["me", "me"]});
    let refused = anna.post_json("/api/v1/tables", &asked).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.body);
    assert!(refused.body.contains("you have one seat at a table"), "{}", refused.body);
}

#[tokio::test]
async fn the_interface_tells_options_as_data() {
    let world = World::new().await;
    let mut anna = world.person();
    let games: serde_json::Value = serde_json::from_str(&anna.get("/api/v1/games").await.body).unwrap();
    let merchants =
        games["games"].as_array().unwrap().iter().find(|game| game["game"] == "merchants").unwrap();
    assert_eq!(merchants["players"], json!([3, 4]));
    assert_eq!(
        merchants["options"][0],
        json!({"name": "players", "values": "3 or 4", "help": "how many people play",
               "kind": "range", "least": 3, "most": 4, "default": "4"})
    );
    assert_eq!(merchants["options"][1]["choices"], json!(["short", "full"]));
    assert_eq!(merchants["options"][2]["default"], serde_json::Value::Null);
    assert_eq!(merchants["options"][3]["kind"], "text");
}
