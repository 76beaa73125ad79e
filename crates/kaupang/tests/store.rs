//! `kaupang store`: tables move from a file to PostgreSQL and back, and what can't be moved is told in a sentence.

use std::fs;
use std::path::Path;

use crate::common::http::{Client, Server};
use crate::common::{refused, run};
use serde_json::json;
use test_postgres::Postgres;

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A server with a table at which Anna has begun to play; her token and the table.
fn begun(server: &Server) -> (String, String) {
    let anna = Client::new(server, "Anna");
    let (status, opened) = anna.post(
        "/tables",
        &json!({"game": "century", "options": {"players": 2}, "seats": ["me", "random"],
                "settings": {"pace": "fast", "confirm": "skip"}}),
    );
    assert_eq!(status, 201, "{opened}");
    let table = opened["table"].as_str().unwrap().to_owned();
    anna.post(&format!("/tables/{table}/begin"), &json!({}));
    let look = anna.wait(&table);
    anna.act(&look, look["legal"][0].as_str().unwrap());
    (anna.token.clone(), table)
}

#[test]
fn a_game_under_way_moves_to_postgres_and_back_and_a_backup_of_it_is_served() {
    let Some(postgres) = Postgres::shared() else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let server = Server::start(folder.path());
    let (token, table) = begun(&server);
    let before = Client::known(&server, &token).wait(&table);
    let looks_the_same = |server: &Server| {
        let after = Client::known(server, &token).wait(&table);
        for field in ["number", "view", "log", "legal"] {
            assert_eq!(after[field], before[field], "{field}");
        }
    };

    // The server is at work all the while.
    let (data, backup) = (file("tables.sqlite"), file("backup.sqlite"));
    let export = |home: &[&str]| {
        let lines = run(&[&["store", "export"], home].concat(), "").success();
        String::from_utf8(lines.get_output().stdout.clone()).unwrap()
    };
    let lines = export(&["--data", text(&data)]);
    run(&["store", "backup", "--data", text(&data), text(&backup)], "").success();
    run(&["store", "check", "--data", text(&data)], "").success();

    let (database, key) = (postgres.database(), file("tables.key"));
    fs::copy(file("tables.sqlite.key"), &key).unwrap();
    let home = ["--database", &database, "--key", text(&key)];
    run(&[&["store", "import"], &home[..]].concat(), lines.as_str()).success();
    assert_eq!(export(&home), lines);
    looks_the_same(&Server::start_at(&home));
    looks_the_same(&Server::start_at(&["--data", text(&backup)]));

    let back = file("back.sqlite");
    fs::copy(&key, file("back.sqlite.key")).unwrap();
    let saved = file("tables.jsonl");
    fs::write(&saved, &lines).unwrap();
    run(&["store", "import", "--data", text(&back), text(&saved)], "").success();
    assert_eq!(export(&["--data", text(&back)]), lines);
    looks_the_same(&Server::start_at(&["--data", text(&back)]));
}

#[test]
fn what_cant_be_moved_is_told_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let (letter, missing) = (file("letter.txt"), file("missing.sqlite"));
    fs::write(&letter, "Dear Anna").unwrap();
    for (arguments, sentence) in [
        (&["store", "export", "--data", text(&missing)][..], "missing.sqlite': there is no such file"),
        (&["store", "check", "--data", text(&missing)], "missing.sqlite': there is no such file"),
        (&["store", "export", "--data", text(&letter)], "this is no file of tables"),
        (&["store", "check", "--data", text(&letter)], "can't be checked: "),
        (&["store", "backup", "--data", text(&letter), text(&missing)], "are not copied: "),
        (&["store", "import", "--data", text(&missing), text(&letter)], "line 1: it was cut off"),
        (&["store", "import", "--data", text(&missing), text(&file("none"))], "can't be opened"),
    ] {
        let complaint = refused(arguments, "");
        assert!(complaint.contains(sentence), "{complaint}");
        assert!(!missing.exists(), "nothing is made");
    }
    for (line, sentence) in [
        ("{}\n", "line 1: column 2: a value is missing here, or is of the wrong kind"),
        ("[\n", "line 1: column 1: a value is missing here, or is of the wrong kind"),
        ("{\"quest\": 1}\n", "line 1: column 8: nothing here is called 'quest'; there are: store, guest, "),
        ("{\"store\": {\"version\": 1}}\n", "line 1: column 24: the field 'seal' is missing"),
    ] {
        let complaint = refused(&["store", "import", "--data", text(&missing)], line);
        assert!(complaint.contains(sentence), "{complaint}");
    }
}
