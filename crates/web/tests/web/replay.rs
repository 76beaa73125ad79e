//! Replay: its stops, records from elsewhere, playing on from a position.

use axum::http::StatusCode;

use crate::world::{Person, World};

const TWO: [(&str, &str); 4] = [("players", "2"), ("seat2", "greedy"), ("pace", "fast"), ("confirm", "skip")];

/// Makes so many decisions.
async fn play(person: &mut Person, table: &str, decisions: usize) {
    let mut made = 0;
    while made < decisions {
        let mut look = person.wait(table).await;
        while look["to_confirm"] == look["viewer"] {
            person.post(&format!("/t/{table}/confirm"), &[("number", &look["number"].to_string())]).await;
            look = person.wait(table).await;
        }
        let legal = look["legal"].as_array().unwrap();
        let action = legal[made % legal.len()].as_str().unwrap().to_owned();
        let is_shared = look["to_act"].as_array().is_some_and(|seats| seats.len() > 1);
        match person.act(&look, &action).await.status {
            StatusCode::SEE_OTHER => made += 1,
            // Where several may act, a bot may have been quicker.
            StatusCode::CONFLICT if is_shared => {}
            other => panic!("{action}: {other}"),
        }
    }
    person.wait(table).await;
}

/// A table whose game has ended after some turns, and its record.
async fn ended(anna: &mut Person) -> (String, String) {
    let table = anna.open("century", &TWO).await;
    play(anna, &table, 6).await;
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    anna.until_ended(&table).await;
    let record = anna.get(&format!("/t/{table}/record")).await.body;
    assert!(record.starts_with("kaupang record 1\n"), "{record}");
    (table, record)
}

/// What stands between two texts.
fn between<'a>(page: &'a str, start: &str, end: &str) -> &'a str {
    page.split_once(start).unwrap_or_else(|| panic!("no {start}: {page}")).1.split_once(end).unwrap().0
}

/// A table of three at which one person plays with two bots.
const WITH_TWO_BOTS: [(&str, &str); 5] =
    [("players", "3"), ("seat2", "greedy"), ("seat3", "greedy"), ("pace", "fast"), ("confirm", "skip")];

#[tokio::test]
async fn a_replay_goes_by_steps_rounds_and_players_and_stays_where_it_is() {
    let world = World::new().await;
    let mut anna = world.person();
    let table = anna.open("century", &TWO).await;
    play(&mut anna, &table, 6).await;
    let page = anna.get(&format!("/t/{table}/at?stop=0")).await.body;
    let last: usize = between(&page, "max=\"", "\"").parse().unwrap();
    assert!(last > 12, "{last}");
    assert!(!page.contains("id=\"past-back\"") && page.contains("id=\"past-on\""), "{page}");
    // On to a round, and there to the next step of the second player.
    let href = |page: &str, id: &str| {
        let tag =
            page.split('<').find(|tag| tag.contains(&format!("id=\"{id}\""))).expect("a link").to_owned();
        between(&tag, "href=\"", "\"").replace("&amp;", "&")
    };
    let round = anna.get(&href(&page, "past-round-on")).await.body;
    assert!(between(&round, "id=\"status\">", "<").starts_with("Round 2"), "{round}");
    let step = between(between(&round, "id=\"seat-2\"", "</li>"), "href=\"", "\"").to_owned();
    assert_eq!(anna.get(&step).await.status, StatusCode::OK);
    let end = anna.get(&format!("/t/{table}/at?stop={last}")).await.body;
    assert!(!end.contains("id=\"past-on\"") && end.contains("Back to the table<"), "{end}");
    // The table goes on, and the same place is still the same, with something new behind it.
    play(&mut anna, &table, 1).await;
    let later = anna.get(&format!("/t/{table}/at?stop={last}")).await.body;
    assert!(later.contains("id=\"past-on\"") && later.contains(" new)"), "{later}");
    for wrong in ["stop=x", "stop=-1", "eyes=9", "eyes=0"] {
        assert_eq!(
            anna.get(&format!("/t/{table}/at?{wrong}")).await.status,
            StatusCode::NOT_FOUND,
            "{wrong}"
        );
    }
}

#[tokio::test]
async fn others_eyes_are_open_once_the_game_has_ended() {
    let world = World::new().await;
    let (mut anna, mut bo) = (world.person(), world.person());
    let table = anna.open("landnam", &WITH_TWO_BOTS).await;
    play(&mut anna, &table, 4).await;
    let (plain, eyes) = (format!("/t/{table}/at?stop=9"), format!("/t/{table}/at?stop=9&eyes=1"));
    assert_eq!(bo.get(&plain).await.body, bo.get(&eyes).await.body, "while the game is under way");
    assert!(!bo.get(&plain).await.body.contains("class=\"eyes"));
    anna.post(&format!("/t/{table}/resign"), &[]).await;
    anna.until_ended(&table).await;
    assert!(bo.get(&plain).await.body.contains("class=\"eyes"));
    assert_ne!(bo.get(&plain).await.body, bo.get(&eyes).await.body);
    assert!(
        bo.get(&eyes).await.body.contains("?eyes=1"),
        "who looks through somebody's eyes goes on doing so"
    );
}

#[tokio::test]
async fn a_record_from_elsewhere_is_replayed_and_its_dice_are_checked() {
    let (here, there) = (World::new().await, World::new().await);
    let (_, record) = ended(&mut here.person()).await;
    let mut bo = there.person();
    let sent = bo.post_parts("/replay", &[("file", ""), ("text", &record)]).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    let first = bo.get(&sent.location()).await;
    assert_eq!(first.status, StatusCode::OK);
    assert!(first.body.contains("class=\"eyes"), "all is open");
    let table = between(&sent.location(), "/t/", "/").to_owned();
    // The same file again is the same table, whoever sends it.
    let again = there.person().post_parts("/replay", &[("file", &record), ("text", "")]).await;
    assert_eq!(again.location(), sent.location());
    assert_eq!(bo.get(&format!("/t/{table}/record")).await.body, record, "it comes out as it went in");
    let dice = bo.get(&format!("/t/{table}/dice")).await.body;
    assert!(dice.contains("actions keep the rules, and all"), "{dice}");
    assert!(dice.contains("The record comes from elsewhere"), "{dice}");
    assert_eq!(bo.get(&format!("/t/{table}")).await.status, StatusCode::OK);
    // Without its seed it can be looked at, but not checked.
    let seedless: String =
        record.lines().filter(|line| !line.starts_with("seed ")).map(|line| format!("{line}\n")).collect();
    let sent = bo.post_parts("/replay", &[("text", &seedless)]).await;
    let table = between(&sent.location(), "/t/", "/").to_owned();
    let dice = bo.get(&format!("/t/{table}/dice")).await.body;
    assert!(dice.contains("can&#39;t be drawn again") || dice.contains("can't be drawn again"), "{dice}");
}

#[tokio::test]
async fn a_broken_record_is_refused_with_its_line_and_clause() {
    let world = World::new().await;
    let mut anna = world.person();
    let (_, record) = ended(&mut anna).await;
    let line = record.lines().position(|line| line.starts_with("P1 ") || line.starts_with("P2 ")).unwrap();
    let with = |line: usize, text: &str| {
        let mut lines: Vec<&str> = record.lines().collect();
        lines[line] = text;
        lines.join("\n") + "\n"
    };
    let who = &record.lines().nth(line).unwrap()[..2];
    let first = format!("Line {}:", line + 1);
    for (text, said) in [
        (with(line, &format!("{who} claim 20 BBB")), vec![first.as_str()]),
        (with(line, &format!("{who} dance")), vec![first.as_str(), "dance"]),
        (with(line, &format!("{who} discard Y")), vec![first.as_str()]),
        (with(1, "game chess"), vec!["chess"]),
        (String::new(), vec!["be read. "]),
        (record[..record.len() - 8].to_owned(), vec!["Line "]),
    ] {
        let answer = anna.post_parts("/replay", &[("text", &text)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
        assert!(!answer.body.contains("Line 0"), "{}", answer.body);
        for said in said {
            assert!(answer.body.contains(said), "{said}: {}", answer.body);
        }
        assert!(
            answer.body.contains(&format!(">{}</textarea>", text.replace('>', "&gt;"))),
            "what was sent can be mended: {}",
            answer.body
        );
    }
    let rest = with(line, if who == "P1" { "P2 rest" } else { "P1 rest" });
    let answer = anna.post_parts("/replay", &[("text", &rest)]).await.body;
    assert!(answer.contains(&first) && answer.contains("class=\"clause\">CEN-"), "{answer}");
    assert_eq!(
        anna.post("/replay", &[("text", &record)]).await.status,
        StatusCode::BAD_REQUEST,
        "no such form"
    );
    let long = anna.post_parts("/replay", &[("text", &"x".repeat(600_000))]).await;
    assert_eq!(long.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn nobody_uploads_without_end() {
    let world = World::with(web::Config { tables_per_guest: 2, ..crate::world::quick() }).await;
    let mut anna = world.person();
    let (_, record) = ended(&mut anna).await;
    for (number, status) in
        [(1, StatusCode::SEE_OTHER), (2, StatusCode::SEE_OTHER), (3, StatusCode::TOO_MANY_REQUESTS)]
    {
        let answer = anna.post_parts("/replay", &[("text", &format!("{record}# {number}\n"))]).await;
        assert_eq!(answer.status, status, "{}", answer.body);
    }
}

#[tokio::test]
async fn what_if_plays_on_from_a_position_with_bots() {
    let world = World::new().await;
    let (mut anna, mut bo) = (world.person(), world.person());
    let (table, _) = ended(&mut anna).await;
    let path = format!("/t/{table}/what-if");
    let opened = bo.post(&path, &[("at", "20"), ("seat", "2"), ("bot", "greedy")]).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.body);
    let other = opened.location().strip_prefix("/t/").unwrap().to_owned();
    let look = bo.wait(&other).await;
    assert_eq!(look["viewer"], "P2");
    assert!(bo.get(&opened.location()).await.body.contains("goes on from a position of another one"));
    play(&mut bo, &other, 2).await;
    // It survives a restart, and its record says where it began.
    let world = world.restart().await;
    let mut bo = bo.at(&world);
    bo.wait(&other).await;
    bo.post(&format!("/t/{other}/resign"), &[]).await;
    bo.until_ended(&other).await;
    let record = bo.get(&format!("/t/{other}/record")).await.body;
    assert!(record.contains("\nposition {") && record.contains("\nseed "), "{record}");
    assert!(bo.get(&format!("/t/{other}/dice")).await.body.contains("actions keep the rules, and all"));
    let sent = bo.post_parts("/replay", &[("text", &record)]).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    // What has not begun, or is not there, can't be gone on from.
    for (at, status) in [
        ("0", StatusCode::UNPROCESSABLE_ENTITY),
        ("99999", StatusCode::NOT_FOUND),
        ("x", StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        assert_eq!(bo.post(&format!("/t/{table}/what-if"), &[("at", at)]).await.status, status, "{at}");
    }
    assert_eq!(
        bo.post(&format!("/t/{table}/what-if"), &[("at", "20"), ("seat", "3")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(bo.post("/t/nothing/what-if", &[("at", "2")]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn from_a_game_under_way_only_who_plays_it_against_bots_plays_on() {
    let world = World::new().await;
    let (mut anna, mut bo) = (world.person(), world.person());
    let table = anna.open("landnam", &WITH_TWO_BOTS).await;
    play(&mut anna, &table, 3).await;
    let path = format!("/t/{table}/what-if");
    assert_eq!(bo.post(&path, &[("at", "8")]).await.status, StatusCode::FORBIDDEN);
    assert!(!bo.get(&format!("/t/{table}/at/8")).await.body.contains("what-if"));
    let opened = anna.post(&path, &[("at", "8")]).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.body);
    assert_eq!(anna.wait(opened.location().strip_prefix("/t/").unwrap()).await["viewer"], "P1");
}
