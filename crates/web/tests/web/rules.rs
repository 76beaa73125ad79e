//! The rules on pages of their own.

use axum::http::StatusCode;
use serde_json::Value;

use crate::world::World;

/// The examples of each game, as the pages draw them.
const EXAMPLES: [(&str, &str); 5] = [
    ("century", include_str!("../../src/examples/century.json")),
    ("century-solo", include_str!("../../src/examples/century-solo.json")),
    ("puerto-rico", include_str!("../../src/examples/puerto-rico.json")),
    ("merchants", include_str!("../../src/examples/merchants.json")),
    ("landnam", include_str!("../../src/examples/landnam.json")),
];

const GAMES: [(&str, &str); 3] = [("century", "CEN-20"), ("century-solo", "SOLO-10"), ("landnam", "LN-23")];

#[tokio::test]
async fn every_game_has_its_rules_with_an_anchor_for_each_clause() {
    let world = World::new().await;
    let mut anna = world.person();
    let front = anna.get("/").await.body;
    for (game, clause) in GAMES {
        assert!(front.contains(&format!("href=\"/rules/{game}\"")), "{game}");
        let page = anna.get(&format!("/rules/{game}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains(&format!("<article id=\"{clause}\">")), "{game}");
        for part in ["goal", "setup", "turn", "end"] {
            assert!(page.body.contains(&format!("<h2 id=\"{part}\">")), "{game}: {part}");
        }
    }
    assert_eq!(anna.get("/rules/chess").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn rules_can_be_searched_and_a_search_is_only_text() {
    let world = World::new().await;
    let mut anna = world.person();
    let page = anna.get("/rules/century?find=gold+coin").await.body;
    assert!(page.contains("id=\"CEN-51\"") && !page.contains("id=\"CEN-20\""), "{page}");
    let none = anna.get("/rules/century?find=sheep").await.body;
    assert!(none.contains("No clause has all these words.") && !none.contains("<article"), "{none}");
    let odd = anna.get("/rules/century?find=%3Cscript%3E%22%27").await.body;
    assert!(!odd.contains("<script>\"") && odd.contains("&lt;script&gt;"), "{odd}");
    assert_eq!(anna.get("/rules/century?find=a&find=b").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn rulings_and_reconstructions_are_marked_in_every_language() {
    let world = World::new().await;
    let mut anna = world.person();
    for language in ["en", "is", "hu", "nn"] {
        anna.post("/language", &[("lang", language)]).await;
        let page = anna.get("/rules/landnam").await.body;
        let of = |clause: &str| {
            let start = page.find(&format!("<article id=\"{clause}\">")).unwrap();
            page[start..].split("</article>").next().unwrap().matches("class=\"origin\"").count()
        };
        assert_eq!([of("LN-55"), of("LN-22"), of("LN-10")], [2, 1, 0], "{language}");
    }
}

#[tokio::test]
async fn some_clauses_have_an_example_drawn_by_the_board_in_the_language_of_the_reader() {
    let world = World::new().await;
    let mut anna = world.person();
    let figure = |page: &str, clause: &str| {
        let start = page.find(&format!("<article id=\"{clause}\">")).unwrap();
        let article = page[start..].split("</article>").next().unwrap();
        article.split_once("<figure class=\"example\">").map(|(_, figure)| figure.to_owned())
    };
    let page = anna.get("/rules/century").await.body;
    assert!(page.matches("<figure").count() >= 4 && page.contains("/css/century.css"), "{page}");
    let trade = figure(&page, "CEN-13").unwrap();
    assert!(
        trade.contains("#cube-y") && trade.contains("four yellow cubes become two green ones"),
        "{trade}"
    );
    assert_eq!(figure(&page, "CEN-07"), None);
    // A search shows the examples of what it finds.
    assert_eq!(anna.get("/rules/century?find=CEN-31").await.body.matches("<figure").count(), 1);
    anna.post("/language", &[("lang", "hu")]).await;
    let trade = figure(&anna.get("/rules/century").await.body, "CEN-13").unwrap();
    assert!(trade.contains("négy sárga fűszerkockából két zöld lesz"), "{trade}");
    let island = figure(&anna.get("/rules/landnam").await.body, "LN-27").unwrap();
    assert!(island.contains("class=\"ln-thread\""), "{island}");
}

#[tokio::test]
async fn every_example_is_drawn_beside_its_clause() {
    let world = World::new().await;
    let mut anna = world.person();
    for (game, examples) in EXAMPLES {
        let examples: Vec<Value> = serde_json::from_str(examples).unwrap();
        let page = anna.get(&format!("/rules/{game}")).await.body;
        // What the rules forbid, or the board can't draw, would be left out.
        assert_eq!(page.matches("<figure").count(), examples.len(), "{game}");
        for example in examples {
            let start = page.find(&format!("<article id=\"{}\">", example["clause"].as_str().unwrap()));
            let article = page[start.unwrap()..].split("</article>").next().unwrap();
            assert!(article.contains("<figure"), "{game}: {}", example["name"]);
        }
    }
}
