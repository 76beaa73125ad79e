//! Everybody reads in their own language.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use game::Language;
use serde_json::json;

use crate::reading::Foreign;
use crate::world::{Person, World};

async fn wish(world: &World, path: &str, languages: &str) -> String {
    let request =
        Request::get(path).header(header::HOST, "localhost").header(header::ACCEPT_LANGUAGE, languages);
    world.ask(request.body(Body::empty()).unwrap()).await.body
}

async fn speaks(world: &World, language: &str) -> Person {
    let mut person = world.person();
    let chosen = person.post("/language", &[("lang", language)]).await;
    assert_eq!(chosen.status, StatusCode::SEE_OTHER);
    person
}

#[tokio::test]
async fn the_browsers_wish_decides_until_somebody_chooses() {
    let world = World::new().await;
    let page = wish(&world, "/", "hu-HU,hu;q=0.9,en;q=0.8").await;
    assert!(page.contains("<html lang=\"hu\">"), "{page}");
    assert!(wish(&world, "/", "de").await.contains("<html lang=\"en\">"));
    let mut anna = speaks(&world, "nn").await;
    let page = anna.get("/").await.body;
    assert!(page.contains("<html lang=\"nn\">") && page.contains("aria-pressed=\"true\">nynorsk"), "{page}");
    // A choice that is none changes nothing.
    anna.post("/language", &[("lang", "klingon")]).await;
    assert!(anna.get("/").await.body.contains("<html lang=\"nn\">"));
}

#[tokio::test]
async fn what_goes_wrong_is_told_in_the_readers_language() {
    let world = World::new().await;
    let page = wish(&world, "/nowhere", "is").await;
    assert!(page.contains("<html lang=\"is\">") && !page.contains("nothing at this address"), "{page}");
}

#[tokio::test]
async fn why_an_uploaded_record_cannot_be_read_is_told_in_the_readers_language() {
    let world = World::new().await;
    let record =
        "kaupang record 1\ngame century\nrules 1\noptions players=2\nbegin\nchance start P9\nend 1\n";
    for (language, line, said) in [
        ("is", "Lína 6:", "hér á að standa: sæti, P1 til P5"),
        ("hu", "6. sor:", "ennek kell itt állnia: egy hely, P1–P5"),
        ("nn", "Linje 6:", "her skal det stå: ein plass, P1 til P5"),
    ] {
        let mut reader = speaks(&world, language).await;
        let page = reader.post_parts("/replay", &[("text", record)]).await.body;
        assert!(page.contains(line) && page.contains(said), "{page}");
    }
}

#[tokio::test]
async fn people_at_one_table_read_its_log_in_their_own_languages() {
    let world = World::new().await;
    let (mut ada, mut bela) = (speaks(&world, "is").await, speaks(&world, "hu").await);
    ada.post("/name", &[("name", "Ada")]).await;
    bela.post("/name", &[("name", "Béla")]).await;
    let opened = ada
        .post_json(
            "/api/v1/tables",
            &json!({"game": "century", "options": {"players": 2}, "seats": ["me", "easy"]}),
        )
        .await;
    let table = opened.json()["table"].as_str().unwrap().to_owned();
    ada.post(&format!("/t/{table}/begin"), &[]).await;
    let (icelandic, hungarian) =
        (ada.get(&format!("/t/{table}")).await.body, bela.get(&format!("/t/{table}")).await.body);
    for (page, language, bot) in [(&icelandic, "is", "þjarki"), (&hungarian, "hu", "bot")] {
        assert!(page.contains(&format!("<html lang=\"{language}\">")), "{page}");
        assert!(page.contains(bot) && !page.contains("Easy bot"), "{language}: {page}");
        assert!(!page.contains("The game begins"), "{language}: {page}");
        assert!(page.contains(&format!("/rules/century/{language}")), "{page}");
    }
    // The front page tells of one's tables what one is asked there, or else what happened last, and whose turn it is.
    let front = ada.get("/").await.body;
    let news =
        front.split("class=\"news\">").nth(1).and_then(|rest| rest.split('<').next()).unwrap_or_default();
    assert!(!news.is_empty() && Foreign::to(Language::Icelandic).faults(news).is_empty(), "{news}");
    assert!(!front.contains("Easy bot"), "{front}");
    let log = bela.get(&format!("/t/{table}/log")).await.body;
    assert!(log.contains("<html lang=\"hu\">") && !log.contains("The game begins"), "{log}");
}

#[tokio::test]
async fn a_refusal_is_a_sentence_in_the_language_of_whoever_is_refused() {
    let world = World::new().await;
    let mut ada = speaks(&world, "nn").await;
    ada.post("/name", &[("name", "Ada")]).await;
    let body = json!({"game": "century", "options": {"players": 2}, "seats": ["me", "open"]});
    let table = ada.post_json("/api/v1/tables", &body).await.json()["table"].as_str().unwrap().to_owned();
    let mut bo = speaks(&world, "hu").await;
    bo.post("/name", &[("name", "Bo")]).await;
    let look = ada.get(&format!("/api/v1/tables/{table}")).await.json();
    let refused = ada
        .post(&format!("/t/{table}/act"), &[("number", &look["number"].to_string()), ("action", "rest")])
        .await;
    assert!(
        refused.body.contains("Spelet har ikkje") || refused.body.contains("lang=\"nn\""),
        "{}",
        refused.body
    );
    // Programs get English, unless they ask for another language.
    let act = format!("/api/v1/tables/{table}/undo");
    let told = bo.post_json(&act, &json!({"number": look["number"]})).await.json();
    assert_eq!(told["error"]["sentence"], "You are watching: only players can do that.");
    let told = bo.post_json(&act, &json!({"number": look["number"], "lang": "nn"})).await.json();
    let sentence = told["error"]["sentence"].as_str().unwrap();
    assert!(!sentence.contains("watching") && sentence.len() > 10, "{sentence}");
    let told = bo.post_json(&act, &json!({"number": look["number"], "lang": "xx"})).await;
    assert_eq!(told.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn the_rules_of_a_tip_come_in_the_language_of_the_page() {
    let world = World::new().await;
    let mut anna = world.person();
    let [english, icelandic] =
        [anna.get("/rules/century/en").await.json(), anna.get("/rules/century/is").await.json()];
    assert_ne!(english["CEN-20"], icelandic["CEN-20"]);
    assert_eq!(anna.get("/rules/century/xx").await.status, StatusCode::NOT_FOUND);
}

/// Every page beside the games', in every language.
#[tokio::test]
async fn pages_have_no_english_left() {
    let mut faults = Vec::new();
    for language in Language::ALL.into_iter().skip(1) {
        let foreign = Foreign::to(language);
        let world = World::new().await;
        let mut ada = speaks(&world, language.code()).await;
        let mut pages = Vec::new();
        for path in ["/", "/new/century", "/new/century-solo", "/new/landnam", "/nowhere", "/away"] {
            pages.push((path.to_owned(), ada.get(path).await.body));
        }
        for game in ["century", "century-solo", "landnam"] {
            let path = format!("/rules/{game}");
            pages.push((path.clone(), ada.get(&path).await.body));
        }
        ada.post("/name", &[("name", "Q0")]).await;
        let body = json!({"game": "century", "options": {"players": 3}, "seats": ["me", "easy", "open"]});
        let opened = ada.post_json("/api/v1/tables", &body).await.json();
        let table = opened["table"].as_str().unwrap().to_owned();
        pages.push(("waiting".into(), ada.get(&format!("/t/{table}")).await.body));
        pages.push(("seat".into(), ada.clone().get(opened["links"][2].as_str().unwrap()).await.body));
        let bad = ada.post(&format!("/t/{table}/rematch"), &[]).await;
        pages.push(("refusal".into(), bad.body));
        ada.post(&format!("/t/{table}/bot"), &[("seat", "3"), ("bot", "random")]).await;
        ada.post(&format!("/t/{table}/chat"), &[("line", "Qq")]).await;
        ada.post(&format!("/t/{table}/begin"), &[]).await;
        let look = ada.wait(&table).await;
        for action in ["claim 1", "return Y", "nonsense"] {
            pages.push((action.to_owned(), ada.act(&look, action).await.body));
        }
        for part in ["", "/log", "/dice", "/at/3"] {
            let path = format!("/t/{table}{part}");
            pages.push((path.clone(), ada.get(&path).await.body));
        }
        ada.post(&format!("/t/{table}/resign"), &[]).await;
        ada.post(&format!("/t/{table}/end"), &[]).await;
        pages.push(("the end".into(), ada.get(&format!("/t/{table}")).await.body));
        pages.push(("front".into(), ada.get("/").await.body));
        for (path, page) in pages {
            assert!(page.contains(&format!("<html lang=\"{language}\">")), "{path}");
            faults.extend(
                foreign.faults(&page).into_iter().map(|(fault, text)| format!("{path}: {fault} in '{text}'")),
            );
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
