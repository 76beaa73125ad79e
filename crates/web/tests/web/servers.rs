//! Several servers on one PostgreSQL: whoever asks whichever of them sees one table, and nothing is done twice.

use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::{Request, StatusCode, header};
use futures_util::StreamExt;
use serde_json::{Value, json};
use store::{Home, Store};
use tempfile::TempDir;
use test_postgres::Postgres;
use tokio::time::timeout;
use tower::ServiceExt;
use web::Config;

use crate::world::{Person, World, quick, strange_names};

/// Nothing that a test waits for takes so long.
const PATIENCE: Duration = Duration::from_secs(60);

/// A database that several servers have.
pub(crate) struct Database {
    address: String,
    folder: TempDir,
}

impl Database {
    /// None if tests with PostgreSQL are left out, which has to be asked for.
    pub(crate) fn new() -> Option<Database> {
        Postgres::shared().map(Database::on)
    }

    fn on(postgres: &Postgres) -> Database {
        Database { address: postgres.database(), folder: tempfile::tempdir().unwrap() }
    }

    pub(crate) async fn server(&self, config: Config) -> World {
        World::sharing(&self.address, &self.folder.path().join("tables.key"), config).await
    }

    /// A server that comes to the database as a user of its own, so that it can be cut off.
    pub(crate) async fn server_of(&self, user: &str, config: Config) -> World {
        let address = self.address.replacen("kaupang@", &format!("{user}@"), 1);
        World::sharing(&address, &self.folder.path().join("tables.key"), config).await
    }

    /// Says something to the database that no server would say.
    pub(crate) fn say(&self, sentence: &str) {
        Postgres::shared().expect("there is one, or no database").say(&self.address, sentence);
    }

    /// The tables as they are stored.
    async fn store(&self) -> Store {
        let home = Home::Postgres {
            address: self.address.parse().unwrap(),
            key: self.folder.path().join("tables.key"),
        };
        Store::open_at(&home).await.unwrap()
    }

    /// The log of a table as it is stored.
    async fn log(&self, table: &str) -> Vec<String> {
        let store = self.store().await;
        let log = store.log(table).await.unwrap().into_iter().map(|line| line.entry).collect();
        store.close().await;
        log
    }
}

/// A stream of a table as data, which is never opened again.
pub(crate) struct Listener {
    stream: BodyDataStream,
    text: String,
    /// The table as it was told last.
    last: Value,
}

impl Listener {
    pub(crate) async fn new(world: &World, person: &Person, table: &str) -> Listener {
        Listener::at(world, person, &format!("/api/v1/tables/{table}/stream")).await
    }

    pub(crate) async fn at(world: &World, person: &Person, path: &str) -> Listener {
        let request = Request::get(path)
            .header(header::HOST, "localhost")
            .header(header::COOKIE, person.cookie())
            .body(Body::empty())
            .unwrap();
        let response = web::router(world.hall.clone()).oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Listener { stream: response.into_body().into_data_stream(), text: String::new(), last: Value::Null }
    }

    /// The first line that is as wanted, of those that were not read yet.
    pub(crate) async fn line<T>(&mut self, is_wanted: impl Fn(&str) -> Option<T>) -> T {
        let find = async {
            loop {
                while let Some((line, rest)) = self.text.split_once('\n') {
                    let (found, rest) = (is_wanted(line), rest.to_owned());
                    self.text = rest;
                    if let Some(found) = found {
                        return found;
                    }
                }
                let chunk = self.stream.next().await.expect("the stream goes on").unwrap();
                self.text.push_str(&String::from_utf8_lossy(&chunk));
            }
        };
        timeout(PATIENCE, find).await.expect("it is told in time")
    }

    /// The table as soon as it is as wanted.
    pub(crate) async fn until(&mut self, is_wanted: impl Fn(&Value) -> bool) -> Value {
        let look = |line: &str| serde_json::from_str(line.strip_prefix("data: ")?).ok();
        while self.last.is_null() || !is_wanted(&self.last) {
            self.last = self.line(look).await;
            assert_eq!(strange_names(&self.last), Vec::<&str>::new());
        }
        self.last.clone()
    }

    /// The table once its viewer is to act, after that number.
    async fn until_turn(&mut self, after: u64) -> Value {
        self.until(|look| number(look) > after && look["legal"] != json!([])).await
    }
}

fn number(look: &Value) -> u64 {
    look["number"].as_u64().unwrap()
}

async fn deed(person: &mut Person, table: &str, name: &str, body: &Value) -> Value {
    let answer = person.post_json(&format!("/api/v1/tables/{table}/{name}"), body).await;
    assert_eq!(answer.status, StatusCode::OK, "{name}: {}", answer.body);
    answer.json()
}

/// What a table would do next: the first thing that can be done.
fn next_step(look: &Value) -> Value {
    json!({"number": look["number"], "action": look["legal"][0]})
}

async fn guest(world: &World, name: &str) -> Person {
    let mut person = world.person();
    let named = person.post("/name", &[("name", name)]).await;
    assert_eq!(named.status, StatusCode::SEE_OTHER, "{}", named.body);
    person
}

/// A table of Century, opened by somebody; its name and the link of the second seat.
async fn open(person: &mut Person, seats: &Value) -> (String, String) {
    let players = seats.as_array().unwrap().len();
    let body = json!({"game": "century", "options": {"players": players}, "seats": seats,
                      "settings": {"confirm": "skip", "visibility": "public", "take_back": "agreed"}});
    let opened = person.post_json("/api/v1/tables", &body).await;
    assert_eq!(opened.status, StatusCode::CREATED, "{}", opened.body);
    let opened = opened.json();
    let link = opened["links"][1].as_str().unwrap_or_default().rsplit('/').next().unwrap().to_owned();
    (opened["table"].as_str().unwrap().to_owned(), link)
}

/// Two servers at which Anna and Ben have the page of their table open, each at their own.
struct Duel {
    database: Database,
    worlds: [World; 2],
    people: [Person; 2],
    streams: [Listener; 2],
    table: String,
}

async fn duel() -> Option<Duel> {
    Some(duel_in(Database::new()?).await)
}

async fn duel_in(database: Database) -> Duel {
    let (first, second) = (database.server(quick()).await, database.server(quick()).await);
    let (mut anna, mut ben) = (guest(&first, "Anna").await, guest(&second, "Ben").await);
    let (table, link) = open(&mut anna, &json!(["me", "open"])).await;
    let mut streams =
        [Listener::new(&first, &anna, &table).await, Listener::new(&second, &ben, &table).await];
    streams[1].until(|look| look["stage"] == "waiting").await;
    deed(&mut ben, &table, "sit", &json!({"seat": 2, "token": link})).await;
    streams[0].until(|look| look["seats"][1]["name"] == "Ben").await;
    deed(&mut anna, &table, "begin", &json!({})).await;
    streams[1].until(|look| look["stage"] == "playing" && look["viewer"] == "P2").await;
    Duel { database, worlds: [first, second], people: [anna, ben], streams, table }
}

impl Duel {
    /// Who is to act after that number, and the table as they see it at their own server.
    async fn turn(&mut self, after: u64) -> (usize, Value) {
        let look = self.streams[0].until(|look| number(look) > after && look["to_act"] != json!([])).await;
        match look["to_act"][0] == "P1" {
            true => (0, look),
            false => (1, self.streams[1].until_turn(after).await),
        }
    }
}

#[tokio::test]
async fn what_is_done_at_one_server_the_streams_of_the_other_show() {
    let Some(mut duel) = duel().await else { return };
    let mut after = 0;
    for _ in 0..12 {
        let (who, look) = duel.turn(after).await;
        deed(&mut duel.people[who], &duel.table, "act", &next_step(&look)).await;
        after = number(&look);
    }
    let acted: Vec<String> =
        duel.database.log(&duel.table).await.iter().map(|entry| entry.chars().take(6).collect()).collect();
    assert!(acted.contains(&"act P1".to_owned()) && acted.contains(&"act P2".to_owned()), "{acted:?}");
    // What is not in the log is told, too.
    let [anna, ben] = &mut duel.people;
    let page = format!("/t/{}/stream", duel.table);
    let mut page = Listener::at(&duel.worlds[0], anna, &page).await;
    let has = |text: &'static str| move |line: &str| line.contains(text).then(|| line.to_owned());
    page.line(has("event: table")).await;
    deed(ben, &duel.table, "chat", &json!({"line": "A good card!"})).await;
    page.line(has("A good card!")).await;
}

#[tokio::test]
async fn after_the_database_was_away_the_servers_hear_each_other_again() {
    let Some(postgres) = Postgres::own() else { return };
    let mut duel = duel_in(Database::on(&postgres)).await;
    let mut after = 0;
    for _ in 0..2 {
        postgres.crash();
        for world in &duel.worlds {
            assert_eq!(world.person().get("/healthz").await.status, StatusCode::SERVICE_UNAVAILABLE);
        }
        postgres.start_again();
        for world in &duel.worlds {
            assert_eq!(world.person().get("/healthz").await.status, StatusCode::OK);
        }
        // Each stream is the one that was open before.
        for _ in 0..4 {
            let (who, look) = duel.turn(after).await;
            deed(&mut duel.people[who], &duel.table, "act", &next_step(&look)).await;
            after = number(&look);
            duel.streams[1 - who].until(|look| number(look) > after).await;
        }
    }
}

#[tokio::test]
async fn while_the_database_says_nothing_that_is_told_soon_and_what_is_in_memory_is_shown() {
    let Some(postgres) = Postgres::own() else { return };
    let Duel { database, worlds, people: [mut anna, _], streams: _streams, table } =
        duel_in(Database::on(&postgres)).await;
    let shown = anna.get(&format!("/t/{table}")).await.body;
    let frozen = postgres.freeze();
    let asked = [("/", 4, StatusCode::OK), ("/healthz", 10, StatusCode::SERVICE_UNAVAILABLE)];
    for (path, seconds, status) in asked {
        let answer = timeout(Duration::from_secs(seconds), anna.get(path)).await;
        let answer = answer.unwrap_or_else(|_| panic!("{path} takes longer than {seconds} s"));
        assert_eq!(answer.status, status, "{path}: {}", answer.body);
    }
    // She is known, and the table is awake.
    for _ in 0..2 {
        let answer =
            timeout(Duration::from_secs(8), anna.get(&format!("/t/{table}"))).await.expect("it is shown");
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(answer.body.contains("id=\"choices\""), shown.contains("id=\"choices\""));
    }
    drop(frozen);
    assert_eq!(worlds[0].person().get("/healthz").await.status, StatusCode::OK);
    drop(database);
}

#[tokio::test]
async fn what_no_table_can_be_called_is_not_found_and_a_nul_in_a_text_is_no_fault_of_the_store() {
    let Some(mut duel) = duel().await else { return };
    let table = duel.table.clone();
    let anna = &mut duel.people[0];
    let tails =
        ["", "/stream", "/at/1", "/at", "/log", "/dice", "/record", "/review", "/why?action=x", "/seat/1/x"];
    for id in ["%00", "a%00b", "a%20b", "%F0%9F%8E%B2", &format!("{table}%00")] {
        let pages = tails.iter().map(|tail| format!("/t/{id}{tail}"));
        let data = ["", "/legal", "/stream", "/record"].map(|tail| format!("/api/v1/tables/{id}{tail}"));
        for path in pages.chain(data) {
            assert_eq!(anna.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
        }
        for name in ["chat", "act", "sit"] {
            let answer =
                anna.post(&format!("/t/{id}/{name}"), &[("line", "x"), ("number", "1"), ("seat", "1")]).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{id} {name}");
        }
    }
    let nul = "a\0b";
    let path = |name: &str| format!("/api/v1/tables/{table}/{name}");
    for (name, body) in [
        ("chat", json!({ "line": nul })),
        ("word", json!({ "word": nul })),
        ("act", json!({"number": 1, "action": nul, "key": nul})),
        ("compose", json!({"number": 1, "what": nul})),
        ("sit", json!({"seat": 1, "token": nul})),
        ("put-bot", json!({"seat": 1, "bot": nul})),
    ] {
        let answer = anna.post_json(&path(name), &body).await;
        assert!(!answer.status.is_server_error(), "{name}: {}", answer.body);
    }
    for body in [
        json!({"game": "century", "options": {"players": 2}, "title": nul, "word": nul, "key": nul}),
        json!({"game": nul}),
        json!({"game": "century", "options": {"players": nul}}),
        json!({"game": "century", "options": {"players": 2}, "seats": ["me", nul]}),
    ] {
        let answer = anna.post_json("/api/v1/tables", &body).await;
        assert!(!answer.status.is_server_error(), "{body}: {}", answer.body);
    }
    for (path, fields) in [
        ("/name", [("name", nul)]),
        ("/play/century", [("bot", nul)]),
        ("/new/century", [("title", nul)]),
        ("/replay", [("record", nul)]),
    ] {
        let answer = anna.post(path, &fields).await;
        assert!(!answer.status.is_server_error(), "{path}: {}", answer.body);
    }
    for path in ["/rules/century?find=%00", "/statistics/%00", "/drawing/%00/x", "/assets/%00/x"] {
        assert!(!anna.get(path).await.status.is_server_error(), "{path}");
    }
    let metrics = anna.get("/metrics").await.body;
    assert!(metrics.contains("kaupang_unavailable_total 0"), "{metrics}");
}

#[tokio::test]
async fn who_is_at_one_server_is_here_for_the_other_until_they_go() {
    let Some(Duel { streams: [mut first, second], people, worlds, table, .. }) = duel().await else { return };
    first.until(|look| look["seats"][1]["here"] == true).await;
    drop(second);
    first.until(|look| look["seats"][1]["here"] == false).await;
    // Who comes again is told at once who is at the other one.
    let mut again = Listener::new(&worlds[1], &people[1], &table).await;
    again.until(|look| look["seats"][0]["here"] == true).await;
    first.until(|look| look["seats"][1]["here"] == true).await;
}

#[tokio::test]
async fn somebody_at_one_server_asks_to_take_back_a_step_and_somebody_at_the_other_agrees() {
    let Some(mut duel) = duel().await else { return };
    let (mut after, mut acted) = (0, Vec::new());
    // Somebody has acted after somebody else.
    while acted.last() == acted.first() {
        let (who, look) = duel.turn(after).await;
        deed(&mut duel.people[who], &duel.table, "act", &next_step(&look)).await;
        after = number(&look);
        acted.push(who);
    }
    let (asks, agrees) = (acted[0], 1 - acted[0]);
    let look = duel.streams[asks].until(|look| number(look) > after).await;
    let at = json!({"number": look["number"]});
    deed(&mut duel.people[asks], &duel.table, "ask-back", &at).await;
    let seat = json!(format!("P{}", asks + 1));
    duel.streams[agrees].until(|look| look["asked_back"] == seat).await;
    deed(&mut duel.people[agrees], &duel.table, "agree", &at).await;
    let asked = number(&look);
    duel.streams[asks].until(|look| number(look) > asked && look["asked_back"] == Value::Null).await;
    let log = duel.database.log(&duel.table).await;
    assert!(log.last().unwrap().starts_with("take-back "), "{log:#?}");
}

#[tokio::test]
async fn of_two_posts_at_two_servers_one_is_first_and_the_other_is_told_so() {
    let Some(mut duel) = duel().await else { return };
    let (mut steps, mut after) = (0, 0);
    for _ in 0..20 {
        let (who, look) = duel.turn(after).await;
        after = number(&look);
        let (mut here, mut there) =
            (duel.people[who].clone().at(&duel.worlds[0]), duel.people[who].clone().at(&duel.worlds[1]));
        let path = format!("/api/v1/tables/{}/act", duel.table);
        let step = next_step(&look);
        let (one, other) = tokio::join!(here.post_json(&path, &step), there.post_json(&path, &step));
        let mut statuses = [one.status, other.status];
        statuses.sort();
        assert_eq!(statuses, [StatusCode::OK, StatusCode::CONFLICT], "{} {}", one.body, other.body);
        let late = if one.status == StatusCode::CONFLICT { one } else { other };
        assert!(late.body.contains("The table has changed since"), "{}", late.body);
        steps += 1;
    }
    let log = duel.database.log(&duel.table).await;
    assert_eq!(log.iter().filter(|entry| entry.starts_with("act ")).count(), steps, "{log:#?}");
}

/// What carries no number is done of the table as it is by then.
#[tokio::test]
async fn what_answers_no_position_is_done_although_another_server_was_first() {
    let Some(database) = Database::new() else { return };
    let (first, second) = (database.server(quick()).await, database.server(quick()).await);
    let mut anna = guest(&first, "Anna").await;
    let (table, _) = open(&mut anna, &json!(["me", "open"])).await;
    let mut there = anna.clone().at(&second);
    for round in 0..2 {
        let word = |who: &str| json!({"word": format!("{who} {round}")});
        let [one, other] = [word("one"), word("other")];
        tokio::join!(deed(&mut anna, &table, "word", &one), deed(&mut there, &table, "word", &other));
    }
    assert_eq!(database.log(&table).await.len(), 4);
}

fn metric(text: &str, name: &str) -> u64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{text}")).parse().unwrap()
}

#[tokio::test]
async fn a_bot_plays_its_seat_once_though_both_servers_have_somebody_who_looks() {
    let Some(database) = Database::new() else { return };
    let worlds = [database.server(quick()).await, database.server(quick()).await];
    let mut anna = guest(&worlds[0], "Anna").await;
    let (table, _) = open(&mut anna, &json!(["me", "greedy", "greedy"])).await;
    let mut streams =
        [Listener::new(&worlds[0], &anna, &table).await, Listener::new(&worlds[1], &anna, &table).await];
    deed(&mut anna, &table, "begin", &json!({})).await;
    // Anna reads at one server and does what she wants at the other.
    let mut after = 0;
    for round in 0..30 {
        let look = streams[round % 2].until_turn(after).await;
        // She is not ahead of the other one.
        let same = streams[(round + 1) % 2].until_turn(after).await;
        assert_eq!(look["view"], same["view"]);
        after = number(&look);
        let mut anna = anna.clone().at(&worlds[(round + 1) % 2]);
        deed(&mut anna, &table, "act", &next_step(&look)).await;
    }
    let log = database.log(&table).await;
    assert!(log.iter().filter(|entry| entry.starts_with("bot ")).count() >= 20, "{log:#?}");
    // Nobody thought for nothing: nothing came too late anywhere.
    for world in &worlds {
        let text = world.person().get("/metrics").await.body;
        assert_eq!(metric(&text, "kaupang_late_total"), 0, "{log:#?}");
    }
    // And what is stored is a game: a third server reads it.
    let third = database.server(quick()).await;
    let look = anna.clone().at(&third).get(&format!("/api/v1/tables/{table}")).await.json();
    assert!(number(&look) > after, "{look}");
}

/// The first server's bot would take a year; the second has somebody who looks, too.
#[tokio::test]
async fn when_a_server_ends_the_other_goes_on_with_its_bots() {
    let Some(database) = Database::new() else { return };
    let slow = Config { pace: Duration::from_secs(365 * 24 * 60 * 60), ..quick() };
    let (first, second) = (database.server(slow).await, database.server(quick()).await);
    let mut anna = guest(&first, "Anna").await;
    let (table, _) = open(&mut anna, &json!(["greedy", "greedy"])).await;
    let begun = number(&deed(&mut anna, &table, "begin", &json!({})).await);
    let other = database.store().await;
    let leased = async {
        while other.take_lease(&table, Duration::ZERO).await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, leased).await.expect("the first server looks after its bot");
    let mut there = Listener::new(&second, &anna, &table).await;
    assert_eq!(number(&there.until(|_| true).await), begun);
    first.hall.end().await;
    there.until(|look| number(look) > begun).await;
}
