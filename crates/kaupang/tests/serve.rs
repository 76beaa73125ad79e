//! `kaupang serve`: the real program over real connections, killed and started again, and what it says when it can't
//! start.

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::common::http::{Acted, Brave, Client, Server};
use crate::common::{kaupang, printed, refused, run};
use crate::posted::{Posted, compare};
use game::fair::{Bytes32, promise};
use serde_json::{Value, json};
use test_postgres::Postgres;

/// An action for the next step: what ends games where it can be had, else one after the other.
pub(crate) fn choose(look: &Value, step: usize) -> String {
    let legal: Vec<&str> = look["legal"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let claim = legal.iter().rfind(|action| action.starts_with("claim"));
    let trade = legal.iter().rfind(|action| action.starts_with("play") && action.contains('>'));
    let any = legal[(step * 7919) % legal.len()];
    claim.or(trade.filter(|_| !step.is_multiple_of(3))).unwrap_or(&any).to_string()
}

pub(crate) fn open(client: &Client<'_>, body: &Value) -> (String, Vec<String>) {
    let (status, opened) = client.post("/tables", body);
    assert_eq!(status, 201, "{opened}");
    // A seat that is taken has no link for the host.
    let links = opened["links"].as_array().unwrap().iter().map(|link| link.as_str().unwrap_or("").to_owned());
    (opened["table"].as_str().unwrap().to_owned(), links.collect())
}

/// The record of a finished table, checked by the program itself.
pub(crate) fn verify(server: &Server, table: &str, folder: &Path) -> String {
    let (head, record) = server.ask("GET", &format!("/api/v1/tables/{table}/record"), "", "");
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    let file = folder.join(format!("{table}.txt"));
    fs::write(&file, &record).unwrap();
    run(&["replay", file.to_str().unwrap(), "--verify"], "").success();
    String::from_utf8(record).unwrap()
}

#[test]
fn two_programs_and_a_bot_play_a_game_through_the_interface() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (anna, ben) = (Client::new(&server, "Anna"), Client::new(&server, "Ben"));
    let (table, links) = open(
        &anna,
        &json!({"game": "century", "options": {"players": 3}, "seats": ["me", "open", "greedy"],
                "settings": {"pace": "fast", "confirm": "skip"}}),
    );
    let token = links[1].rsplit('/').next().unwrap();
    let (status, seated) = ben.post(&format!("/tables/{table}/sit"), &json!({"seat": 2, "token": token}));
    assert_eq!((status, seated["viewer"].as_str()), (200, Some("P2")), "{seated}");
    let (status, _) = ben.post(&format!("/tables/{table}/begin"), &json!({}));
    assert_eq!(status, 403, "only the host begins");

    // Ben listens to the stream, Anna looks again and again.
    let end = std::thread::scope(|scope| {
        let listening = scope.spawn(|| {
            let mut step = 0;
            for look in ben.stream(&table) {
                if look["stage"] == "over" {
                    break;
                }
                if look["legal"].as_array().is_some_and(|legal| !legal.is_empty()) {
                    step += 1;
                    ben.act(&look, &choose(&look, step));
                }
            }
        });
        let (status, _) = anna.post(&format!("/tables/{table}/begin"), &json!({}));
        assert_eq!(status, 200);
        let mut step = 0;
        let end = loop {
            let look = anna.wait(&table);
            if look["stage"] != "playing" {
                break look;
            }
            let (_, legal) = anna.get(&format!("/tables/{table}/legal"));
            assert_eq!(legal["legal"], look["legal"]);
            step += 1;
            anna.act(&look, &choose(&look, step));
        };
        listening.join().unwrap();
        end
    });
    assert_eq!(end["stage"], "over");
    assert_eq!(end["scores"].as_array().unwrap().len(), 3);
    verify(&server, &table, folder.path());
}

#[test]
fn the_same_seed_and_the_same_posts_give_the_same_record() {
    let play = |seed: &str| {
        let folder = tempfile::tempdir().unwrap();
        let server = Server::start_with(folder.path(), &["--seed", seed]);
        let anna = Client::new(&server, "Anna");
        let (table, _) = open(
            &anna,
            &json!({"game": "century", "options": {"players": 2}, "seats": ["me", "normal"],
                    "settings": {"pace": "fast", "confirm": "skip"}}),
        );
        anna.post(&format!("/tables/{table}/begin"), &json!({}));
        for step in 1.. {
            let look = anna.wait(&table);
            if look["stage"] == "over" {
                break;
            }
            assert!(step < 2000, "the game has no end");
            anna.act(&look, &choose(&look, step));
        }
        let (_, record) = server.ask("GET", &format!("/api/v1/tables/{table}/record"), "", "");
        String::from_utf8(record).unwrap()
    };
    let once = play("7");
    assert_eq!(once, play("7"));
    assert_ne!(once, play("8"));
}

#[test]
fn every_game_is_played_to_its_end_through_the_interface() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let anna = Client::new(&server, "Anna");
    let (_, games) = anna.get("/games");
    let names: Vec<&str> =
        games["games"].as_array().unwrap().iter().filter_map(|game| game["game"].as_str()).collect();
    assert_eq!(names.len(), 5);
    for game in names {
        let players = if game == "century-solo" { 1 } else { 3 };
        let seats: Vec<&str> = ["me", "greedy", "greedy"].into_iter().take(players).collect();
        let (table, _) = open(
            &anna,
            &json!({"game": game, "options": {"players": players}, "seats": seats, "settings": {"pace": "fast", "confirm": "skip"}}),
        );
        anna.post(&format!("/tables/{table}/begin"), &json!({}));
        let mut step = 0;
        loop {
            let look = anna.wait(&table);
            if look["stage"] == "over" {
                break;
            }
            step += 1;
            assert!(step < 5000, "{game} has no end");
            anna.act(&look, &choose(&look, step));
        }
        verify(&server, &table, folder.path());
    }
}

/// Somebody who plays at a table of their own and writes down what they posted.
struct Player {
    token: String,
    table: String,
    posted: Vec<Posted>,
}

impl Player {
    fn new(server: &Server) -> Player {
        let client = Client::new(server, "Anna");
        let (table, _) = open(
            &client,
            &json!({"game": "century", "options": {"players": 2}, "seats": ["me", "random"],
                    "settings": {"pace": "fast", "confirm": "skip", "forced": "ask"}}),
        );
        client.post(&format!("/tables/{table}/begin"), &json!({}));
        Player { token: client.token.clone(), table, posted: Vec::new() }
    }

    /// Plays until the server is gone. Before each post it is said that there is one.
    fn play(&mut self, address: &str, posts: &mpsc::Sender<()>) {
        let brave = Brave { address: address.to_owned(), token: self.token.clone() };
        let path = format!("/tables/{}", self.table);
        while let Ok((status, look)) = brave.ask("GET", &path, "") {
            if status != 200 || look["legal"] == json!([]) {
                continue;
            }
            // So that the game has no end before the kills have.
            let legal = look["legal"].as_array().unwrap();
            let action = legal[(self.posted.len() * 7919) % legal.len()].as_str().unwrap().to_owned();
            let number = look["number"].as_u64().unwrap();
            let body = json!({"number": number, "action": action}).to_string();
            // Whoever kills may have heard enough.
            let _ = posts.send(());
            let answer = brave.ask("POST", &format!("{path}/act"), &body);
            self.posted.push(Posted { number, action, is_acknowledged: matches!(answer, Ok((200, _))) });
        }
    }

    fn unanswered(&self) -> usize {
        self.posted.iter().filter(|post| !post.is_acknowledged).count()
    }
}

/// Kills a server again and again while three post to it, until some of them had no answer; `start` starts it where its
/// tables are.
fn acknowledged_moves_survive_kill_9(kill: impl Fn(Server), start: impl Fn() -> Server, folder: &Path) {
    let mut server = start();
    let mut players = [(); 3].map(|()| Player::new(&server));
    for round in 0.. {
        if round >= 4 && players.iter().any(|player| player.unanswered() > 0) {
            break;
        }
        assert!(round < 40, "a post is always under way, and always answered");
        let (sender, posts) = mpsc::channel();
        std::thread::scope(|scope| {
            for player in &mut players {
                let (address, sender) = (server.address.clone(), sender.clone());
                scope.spawn(move || player.play(&address, &sender));
            }
            assert_eq!(posts.iter().take(3 + round).count(), 3 + round);
            kill(server);
        });
        server = start();
    }
    // Once more with nothing under way: all that is seen is as it was.
    let token = players[0].token.clone();
    let before = Client::known(&server, &token).wait(&players[0].table);
    kill(server);
    server = start();
    let after = Client::known(&server, &token).wait(&players[0].table);
    for field in ["number", "view", "log", "legal"] {
        assert_eq!(after[field], before[field], "{field}");
    }
    for Player { token, table, posted } in &players {
        let client = Client::known(&server, token);
        client.wait(table);
        client.post(&format!("/tables/{table}/resign"), &json!({}));
        let record = verify(&server, table, folder);
        compare(posted, &record).unwrap_or_else(|difference| panic!("{difference}\n{record}"));
    }
}

#[test]
fn an_acknowledged_move_survives_kill_9_and_none_is_doubled() {
    let folder = tempfile::tempdir().unwrap();
    acknowledged_moves_survive_kill_9(Server::kill, || Server::start(folder.path()), folder.path());
}

#[test]
fn an_acknowledged_move_survives_kill_9_with_the_tables_in_postgres_too() {
    let Some(postgres) = Postgres::shared() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (database, key) = (postgres.database(), folder.path().join("tables.key"));
    let home = ["--database", &database, "--key", key.to_str().unwrap(), "--lease", "1"];
    acknowledged_moves_survive_kill_9(Server::kill, || Server::start_at(&home), folder.path());
}

#[test]
fn an_acknowledged_move_survives_kill_9_of_server_and_database() {
    let Some(postgres) = Postgres::own() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (database, key) = (postgres.database(), folder.path().join("tables.key"));
    let home = ["--database", &database, "--key", key.to_str().unwrap(), "--lease", "1"];
    let kill = |server: Server| {
        postgres.crash();
        server.kill();
        postgres.start_again();
    };
    acknowledged_moves_survive_kill_9(kill, || Server::start_at(&home), folder.path());
}

#[test]
fn a_number_of_ones_own_goes_into_the_dice_and_is_found_in_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let anna = Client::new(&server, "Anna");
    let own = Bytes32([7; 32]);
    let (table, _) = open(
        &anna,
        &json!({"game": "century", "options": {"players": 2}, "seats": ["me", "random"], "promise": promise(own).to_string()}),
    );
    let (_, begun) = anna.post(&format!("/tables/{table}/begin"), &json!({}));
    assert_eq!((&begun["stage"], &begun["dice"]["wanted"]), (&json!("waiting"), &json!("nonce")));
    let (_, told) = anna.post(&format!("/tables/{table}/nonce"), &json!({"nonce": own.to_string()}));
    assert_eq!(told["stage"], "playing");
    anna.post(&format!("/tables/{table}/resign"), &json!({}));
    let (_, record) = server.ask("GET", &format!("/api/v1/tables/{table}/record"), "", "");
    let record = String::from_utf8(record).unwrap();
    assert!(record.starts_with("kaupang record 2\n"), "{record}");

    let verify = |nonce: &str| run(&["replay", "-", "--verify", "--nonce", nonce], record.as_str());
    for digits in [own.to_string(), promise(own).to_string()] {
        let verified = printed(&verify(&digits).success());
        assert!(verified.contains("fit the fingerprints shown before: P1."), "{verified}");
        assert!(verified.contains("The numbers that you gave are among them."), "{verified}");
    }
    let other = Bytes32([8; 32]).to_string();
    let complaint = refused(&["replay", "-", "--verify", "--nonce", &other], record.as_str());
    assert!(complaint.contains("did not go into the dice"), "{complaint}");
    let forged = record.replace(&own.to_string(), &other);
    let complaint = refused(&["replay", "-", "--verify"], forged.as_str());
    assert!(complaint.contains("the nonce of P1 is not the one that was promised"), "{complaint}");
}

#[test]
fn a_server_whose_database_goes_away_says_so_and_comes_back_by_itself() {
    let Some(postgres) = Postgres::own() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (database, key) = (postgres.database(), folder.path().join("tables.key"));
    let server = Server::start_at(&["--database", &database, "--key", key.to_str().unwrap()]);
    let anna = Client::new(&server, "Anna");
    let game = json!({"game": "century", "options": {"players": 2}, "seats": ["me", "random"],
                      "settings": {"pace": "fast", "confirm": "skip"}});
    let (table, _) = open(&anna, &game);
    anna.post(&format!("/tables/{table}/begin"), &json!({}));
    let before = anna.wait(&table);
    let health = || server.ask("GET", "/healthz", "", "").0;
    assert!(health().starts_with("HTTP/1.1 200"));

    postgres.crash();
    assert!(health().starts_with("HTTP/1.1 503"), "{}", health());
    let (status, answer) = anna.post("/tables", &game);
    assert_eq!(status, 503, "{answer}");
    let metrics = || String::from_utf8(server.ask("GET", "/metrics", "", "").1).unwrap();
    assert!(metrics().contains("\nkaupang_store_takes_writes 0\n"), "{}", metrics());
    // What is in memory is served, to whom it was served lately and to everybody else.
    let token = |token: &str| format!("Authorization: Bearer {token}\r\n");
    let page = |path: &str, headers: &str| {
        let (head, body) = server.ask("GET", path, headers, "");
        (head.split(' ').nth(1).unwrap().to_owned(), String::from_utf8(body).unwrap())
    };
    let path = format!("/t/{table}");
    for path in ["/", "/rules/century", "/new/century", "/replay", &path] {
        for headers in ["", &token(&anna.token)] {
            let (status, body) = page(path, headers);
            assert_eq!(status, "200", "{path}, {headers}: {body}");
            let is_known = body.contains("You are Anna") || body.contains("class=\"you\"");
            assert_eq!(is_known, !headers.is_empty(), "{path}, {headers}: {body}");
        }
    }
    assert!(page("/", "").1.contains("The tables can't be read at the moment."));
    let (status, away) = anna.get(&format!("/tables/{table}"));
    assert_eq!(status, 200, "{away}");
    for field in ["number", "view", "legal"] {
        assert_eq!(away[field], before[field], "{field}");
    }
    // Of somebody else it is not known whether they sit here; rules are for everybody.
    for (path, expected) in [(path.as_str(), "503"), ("/rules/century", "200")] {
        let (status, body) = page(path, &token("somebody else"));
        assert_eq!(status, expected, "{path}: {body}");
    }

    postgres.start_again();
    assert!(metrics().contains("\nkaupang_store_takes_writes 1\n"), "{}", metrics());
    assert!(health().starts_with("HTTP/1.1 200"), "{}", health());
    let after = anna.wait(&table);
    for field in ["number", "view", "legal"] {
        assert_eq!(after[field], before[field], "{field}");
    }
    assert_eq!(anna.act(&after, &choose(&after, 1)), Acted::Done);
    open(&anna, &game);
}

#[test]
fn what_is_no_database_is_told_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let nobody = format!("postgres://anna:hush@localhost/kaupang?host={}", folder.path().display());
    let key = folder.path().join("tables.key");
    let key = key.to_str().unwrap();
    let serve =
        |arguments: [&str; 4]| kaupang(&["serve", "--listen", "127.0.0.1:0"]).args(arguments).assert();
    for (arguments, status, sentence) in [
        (["--database", "t.sqlite", "--key", key], 2, "such as postgres://user@host/database is wanted"),
        (["--database", "postgres://h/k?sslmode=require", "--key", key], 2, "without encryption"),
        (["--database", "postgres://h/k", "--data", key], 2, "can't be given together"),
        (["--data", key, "--key", key], 2, "can't be given together"),
        (["--key", key, "--pace", "1"], 2, "--database <ADDRESS>"),
        (["--database", &nobody, "--key", key], 1, "can't be opened: the database: "),
    ] {
        let ended = serve(arguments).code(status);
        let complaint = String::from_utf8_lossy(&ended.get_output().stderr);
        assert!(complaint.contains(sentence), "{complaint}");
        assert!(!complaint.contains("hush") && !complaint.contains("panicked"), "{complaint}");
    }
}

#[test]
fn the_first_page_and_its_files_are_small() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let zipped = |path: &str| {
        let (head, body) = server.ask("GET", path, "Accept-Encoding: gzip\r\n", "");
        assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
        // What fits into one packet anyway is not worth it.
        let is_zipped = head.to_ascii_lowercase().contains("content-encoding: gzip");
        assert!(is_zipped || body.len() < 1_000, "{path}: {head}");
        body.len()
    };
    let (_, front) = server.ask("GET", "/", "", "");
    let front = String::from_utf8(front).unwrap();
    let files: Vec<&str> = front.split('"').filter(|part| part.starts_with("/assets/")).collect();
    assert!(files.len() >= 3, "{files:?}");
    let sizes: Vec<usize> = ["/"].iter().chain(&files).map(|path| zipped(path)).collect();
    let total: usize = sizes.iter().sum();
    assert!(total < 100_000, "{total} bytes: {sizes:?}");
}

#[test]
fn a_port_in_use_is_told_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = folder.path().join("t.sqlite");
    let complaint = refused(&["serve", "--listen", &address, "--data", data.to_str().unwrap()], "");
    assert!(complaint.contains(&format!("{address} can't be listened on")), "{complaint}");
}

#[test]
fn tables_that_cant_be_opened_are_told_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let no_store = folder.path().join("letter.txt");
    fs::write(&no_store, "Dear Anna, this is a letter and no store of tables. ".repeat(100)).unwrap();
    let inside_a_file = no_store.join("t.sqlite");
    let missing = folder.path().join("missing").join("t.sqlite");
    for data in [folder.path(), &no_store, &inside_a_file, &missing] {
        let data = data.to_str().unwrap();
        let complaint = refused(&["serve", "--listen", "127.0.0.1:0", "--data", data], "");
        assert!(complaint.contains("can't be opened"), "{complaint}");
    }
    // The usual folder can't be made where a file is in its place.
    let assert = kaupang(&["serve", "--listen", "127.0.0.1:0"])
        .env("XDG_DATA_HOME", &no_store)
        .env("HOME", &no_store)
        .assert()
        .code(1);
    let complaint = crate::common::complaint(&assert);
    assert!(complaint.contains("can't be made"), "{complaint}");
}

/// Waits for the end of a server, but not forever.
#[cfg(unix)]
fn ends_within(server: Server, seconds: u64) -> (std::process::ExitStatus, Duration) {
    let (sender, ended) = mpsc::channel();
    let began = Instant::now();
    let waiting = std::thread::spawn(move || sender.send(server.wait()).expect("somebody waits for it"));
    let status = ended.recv_timeout(Duration::from_secs(seconds)).expect("the server ends in time");
    waiting.join().unwrap();
    (status, began.elapsed())
}

#[cfg(unix)]
#[test]
fn a_signal_ends_the_server_whoever_dawdles_and_leaves_one_whole_file() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let anna = Client::new(&server, "Anna");
    let (table, _) = open(&anna, &json!({"game": "century-solo"}));
    let token = anna.token.clone();
    let _half = server.connect("GET / HTTP/1.1\r\nHost: local");
    server.terminate();
    let (status, _) = ends_within(server, 10);
    assert!(status.success(), "{status}");
    let names = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    assert_eq!(names, ["tables.sqlite", "tables.sqlite.key"]);
    let server = Server::start(folder.path());
    assert_eq!(Client::known(&server, &token).get(&format!("/tables/{table}")).0, 200);
}

#[cfg(unix)]
#[test]
fn a_second_signal_ends_the_server_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let _half = server.connect("GET / HTTP/1.1\r\nHost: local");
    // One that it answers tells that the first signal can be taken.
    assert!(server.ask("GET", "/healthz", "", "").0.starts_with("HTTP/1.1 200"));
    server.terminate();
    // A server that ends takes nobody in any more.
    while TcpStream::connect(&server.address).is_ok() {}
    server.terminate();
    let (status, time) = ends_within(server, 10);
    assert!(!status.success() && time < Duration::from_secs(3), "{status} after {time:?}");
}

#[test]
fn a_second_server_on_one_file_refuses_to_start() {
    let folder = tempfile::tempdir().unwrap();
    let _server = Server::start(folder.path());
    let data = folder.path().join("tables.sqlite");
    let complaint = refused(&["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()], "");
    assert!(complaint.contains("another server is at work with it"), "{complaint}");
}

#[test]
fn a_server_that_others_can_reach_wants_its_names() {
    let complaint = refused(&["serve", "--listen", "0.0.0.0:0"], "");
    assert!(complaint.contains("--host"), "{complaint}");
    for host in ["http://play.example.org", "a b", "", "play.example.org:80"] {
        run(&["serve", "--listen", "127.0.0.1:0", "--host", host], "").code(2);
    }
}

#[test]
fn absurd_numbers_are_refused() {
    for (flag, value) in [
        ("--grace", "18446744073709551615"),
        ("--pace", "18446744073709551615"),
        ("--posts", "0"),
        ("--posts", "4294967295"),
        ("--tables", "0"),
        ("--connections", "0"),
        ("--streams", "0"),
    ] {
        let assert = run(&["serve", "--listen", "127.0.0.1:0", flag, value], "").code(2);
        assert!(crate::common::complaint(&assert).contains(flag), "{flag} {value}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_in_a_sentence_and_the_server_comes_back_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let anna = Client::new(&server, "Anna");
    let (table, _) = open(&anna, &json!({"game": "century-solo", "settings": {"confirm": "skip"}}));
    assert_eq!(anna.post(&format!("/tables/{table}/begin"), &json!({})).0, 200);
    let health = || server.ask("GET", "/healthz", "", "").0;
    assert!(health().starts_with("HTTP/1.1 200"));

    // No file may grow: the disk is full.
    server.limit_files(Some(0));
    let look = anna.wait(&table);
    let act = json!({"number": look["number"], "action": "rest"});
    for (status, answer) in [
        anna.post("/tables", &json!({"game": "century-solo"})),
        anna.post(&format!("/tables/{table}/act"), &act),
        anna.post("/guests", &json!({"name": "Ben"})),
    ] {
        assert_eq!(status, 503, "{answer}");
        let sentence = answer["error"]["sentence"].as_str().unwrap();
        assert!(!sentence.contains("database") && !sentence.contains("transaction"), "{sentence}");
    }
    assert!(health().starts_with("HTTP/1.1 503"));
    assert_eq!(anna.wait(&table)["number"], look["number"], "nothing has happened");

    server.limit_files(None);
    assert!(health().starts_with("HTTP/1.1 200"));
    assert_eq!(anna.act(&look, "rest"), Acted::Done);
    assert_eq!(anna.post("/tables", &json!({"game": "century-solo"})).0, 201);
}
