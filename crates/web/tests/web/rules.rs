//! The rules on pages of their own.

use axum::http::StatusCode;

use crate::world::World;

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
