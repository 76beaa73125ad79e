//! Two servers of the real program on one PostgreSQL, one of which is killed, or stopped in the middle of a move: the
//! game goes on at the other, and nothing is lost or doubled.

use serde_json::{Value, json};
use tempfile::TempDir;
use test_postgres::Postgres;

use crate::common::http::{Acted, Client, Server};
use crate::common::run;
use crate::serve::{choose, open, verify};

/// Two servers on one database.
struct Pair {
    folder: TempDir,
    database: String,
    key: String,
    first: Server,
    second: Server,
}

impl Pair {
    /// None if tests with PostgreSQL are left out, which has to be asked for.
    fn start() -> Option<Pair> {
        let database = Postgres::shared()?.database();
        let folder = tempfile::tempdir().unwrap();
        let key = folder.path().join("tables.key").to_str().unwrap().to_owned();
        let start = || Server::start_at(&["--database", &database, "--key", &key, "--lease", "1"]);
        let (first, second) = (start(), start());
        Some(Pair { folder, database, key, first, second })
    }
}

/// How many steps of the first seat are stored: as many as were acknowledged, and no other.
fn stored_steps(database: &str, key: &str) -> usize {
    let exported = run(&["store", "export", "--database", database, "--key", key], "").success();
    let exported = String::from_utf8(exported.get_output().stdout.clone()).unwrap();
    exported.lines().filter(|line| line.contains("\"entry\":\"act P1 ")).count()
}

fn number(look: &Value) -> u64 {
    look["number"].as_u64().unwrap()
}

/// Whether the guest is to act, after that number.
fn is_turn(look: &Value, after: u64) -> bool {
    number(look) > after && look["legal"] != json!([])
}

fn table_with_bots(anna: &Client<'_>) -> String {
    let (table, _) = open(
        anna,
        &json!({"game": "century", "options": {"players": 3}, "seats": ["me", "normal", "normal"],
                "settings": {"pace": "fast", "confirm": "skip"}}),
    );
    let (status, begun) = anna.post(&format!("/tables/{table}/begin"), &json!({}));
    assert_eq!(status, 200, "{begun}");
    table
}

#[test]
fn when_a_server_is_killed_the_other_plays_on_with_its_bots() {
    let Some(Pair { folder, database, key, first, second }) = Pair::start() else { return };
    let anna = Client::new(&first, "Anna");
    let table = table_with_bots(&anna);
    let there = Client::known(&second, &anna.token);
    let mut stream = there.stream(&table);
    let mut acknowledged = 0;
    let mut after = 0;
    for step in 0..3 {
        let look = stream.find(|look| is_turn(look, after)).expect("the stream goes on");
        let here = anna.wait(&table);
        assert_eq!(here["number"], look["number"]);
        assert_eq!(anna.act(&here, &choose(&here, step)), Acted::Done);
        (acknowledged, after) = (acknowledged + 1, number(&here));
    }
    // Its bots have just begun to think.
    first.kill();
    for step in 3..6 {
        let look = stream.find(|look| is_turn(look, after)).expect("the stream goes on");
        assert_eq!(there.act(&look, &choose(&look, step)), Acted::Done);
        (acknowledged, after) = (acknowledged + 1, number(&look));
    }
    stream.find(|look| is_turn(look, after)).expect("the stream goes on");
    there.post(&format!("/tables/{table}/resign"), &json!({}));
    verify(&second, &table, folder.path());
    assert_eq!(stored_steps(&database, &key), acknowledged);
}

#[test]
fn a_server_that_is_stopped_in_the_middle_of_a_move_doubles_nothing_and_the_table_goes_on_elsewhere() {
    let Some(Pair { folder, database, key, first, second }) = Pair::start() else { return };
    let anna = Client::new(&first, "Anna");
    let table = table_with_bots(&anna);
    let there = Client::known(&second, &anna.token);
    let mut stream = there.stream(&table);
    let mut here = anna.stream(&table);
    let mut acknowledged = 0;
    let mut after = 0;
    for round in 0..4 {
        // She acts at the first server, whose bots begin to think.
        let look = here.find(|look| is_turn(look, after)).expect("the stream goes on");
        assert_eq!(anna.act(&look, &choose(&look, 2 * round)), Acted::Done);
        first.pause();
        let acted = number(&look);
        let look = stream.find(|look| is_turn(look, acted)).expect("the stream goes on");
        assert_eq!(there.act(&look, &choose(&look, 2 * round + 1)), Acted::Done);
        (acknowledged, after) = (acknowledged + 2, number(&look));
        // It goes on where it was, with a thought about a position that is past.
        first.resume();
    }
    stream.find(|look| is_turn(look, after)).expect("the stream goes on");
    there.post(&format!("/tables/{table}/resign"), &json!({}));
    verify(&second, &table, folder.path());
    assert_eq!(stored_steps(&database, &key), acknowledged);
    here.find(|look| look["stage"] == "ended").expect("the first server shows it, too");
}

/// A table of two people without bots, both of them known to both servers.
fn table_for_two(anna: &Client<'_>, ben: &Client<'_>) -> String {
    let (table, links) = open(
        anna,
        &json!({"game": "century", "options": {"players": 2}, "seats": ["me", "open"],
                "settings": {"pace": "fast", "confirm": "skip"}}),
    );
    let token = links[1].rsplit('/').next().unwrap();
    let (status, seated) = ben.post(&format!("/tables/{table}/sit"), &json!({"seat": 2, "token": token}));
    assert_eq!(status, 200, "{seated}");
    let (status, begun) = anna.post(&format!("/tables/{table}/begin"), &json!({}));
    assert_eq!(status, 200, "{begun}");
    table
}

#[test]
fn whichever_server_a_request_comes_to_it_knows_what_was_acknowledged() {
    let Some(Pair { folder, database, key, first, second }) = Pair::start() else { return };
    let there = Client::new(&second, "Anna");
    // Each of the two at both servers.
    let anna = [Client::known(&first, &there.token), there];
    let ben = Client::new(&first, "Ben");
    let ben = [Client::known(&second, &ben.token), ben];
    // Sat down at one server, begun at the other at once.
    let table = table_for_two(&anna[0], &ben[0]);
    let path = format!("/tables/{table}");
    let mut asked = 0;
    // Every request goes to the other server than the one before.
    let mut other = || {
        asked += 1;
        asked % 2
    };
    let (_, mut look) = anna[other()].get(&path);
    for step in 0..120 {
        if look["stage"] != "playing" {
            break;
        }
        // What the acknowledged answer shows is enough to answer it, at a server that may have heard nothing yet.
        let players = if look["to_act"][0] == "P1" { &anna } else { &ben };
        let acts = if look["legal"] == json!([]) {
            let (_, seen) = players[other()].get(&path);
            assert_eq!(seen["number"], look["number"], "step {step}: an older table is shown");
            seen
        } else {
            look
        };
        let act = json!({"number": acts["number"], "action": choose(&acts, step)});
        let (status, answer) = players[other()].post(&format!("{path}/act"), &act);
        assert_eq!(status, 200, "step {step}: {}", answer["error"]);
        // A line of chat doesn't go on from a number.
        if step % 5 == 0 {
            let line = format!("line of step {step}");
            let (status, said) = players[other()].post(&format!("{path}/chat"), &json!({ "line": line }));
            assert_eq!((status, &said["number"]), (200, &answer["number"]), "step {step}");
            assert!(
                players[other()].page(&format!("/t/{table}")).contains(&line),
                "step {step}: what was said is not there"
            );
        }
        if step % 3 == 0 {
            let shown = players[other()].stream(&table).next().unwrap();
            assert_eq!(shown["number"], answer["number"], "step {step}: a stream begins with an older table");
        }
        look = answer;
    }
    // The last of them ends the game.
    for players in [&anna, &ben] {
        players[other()].post(&format!("{path}/resign"), &json!({}));
    }
    verify(&second, &table, folder.path());
    assert!(stored_steps(&database, &key) > 50);
}
