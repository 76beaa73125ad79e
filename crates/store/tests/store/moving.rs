//! Moving house: the same lines come out of every home that they were put into, and broken lines change nothing.

use std::fs;
use std::path::Path;

use store::moving::{self, MoveError, Moved};
use store::{
    Append, ChatLine, Guest, Home, Hushed, Listing, NewTable, Opened, SeatRow, Store, StoreError, TablePhase,
};

use crate::common::TestHome;
use crate::in_both_homes;

in_both_homes! {
    a_store_moves_out_and_back_to_the_byte,
    a_home_with_something_in_it_is_left_as_it_is,
    broken_lines_are_refused_by_line_and_reason_and_nothing_is_imported,
    the_key_of_the_lines_has_to_be_there_first,
    a_backup_is_taken_while_servers_write_and_can_be_served,
    a_sound_store_is_told_so,
}

/// A store with everything in it that there is, and names that are hard to write down.
async fn fill(home: &TestHome) -> Store {
    let store = home.open().await;
    let anna = store.add_guest(&[1; 32], "Anna \"the\" Bold\n\\ þæö 𝄞").await.unwrap();
    let ben = store.add_guest(&[0xff; 32], "").await.unwrap();
    let phone = store.add_guest(&[3; 32], "Anna").await.unwrap();
    let seats = vec![
        SeatRow { guest: Some(anna.id), bot: None, name: "Anna".into() },
        SeatRow { guest: Some(ben.id), bot: Some("search:100ms".into()), name: "Ben".into() },
        SeatRow::default(),
    ];
    for id in ["t1", "T2", "0"] {
        let table = NewTable {
            title: "An \u{1f}evening".into(),
            settings: "{\"visibility\":\"public\"}".into(),
            secret: [id.len() as u8; 32],
            listing: Listing::Public,
            ..NewTable::new(id, "century", anna.id, seats.clone())
        };
        let opened = Opened { entries: vec!["begin".into()], phase: TablePhase::Playing, ..table.into() };
        store.add_table(opened, 10).await.unwrap();
        store.append(Append::new(id, 1, (0..700).map(|number| format!("act P1 {number}")))).await.unwrap();
    }
    // Somebody has resigned, and a bot plays on under their name.
    let mut resigned = Append::new("T2", 701, ["resign P2 easy"]);
    resigned.seats = vec![(1, SeatRow { guest: None, bot: Some("easy".into()), name: "Ben".into() })];
    store.append(resigned).await.unwrap();
    store.add_table(NewTable::new("bare", "landnam", ben.id, Vec::new()), 10).await.unwrap();
    for line in ["hello", "", "<b>"] {
        store.say("t1", &anna, line, None).await.unwrap();
    }
    store.hold_seat("t1", phone.id, 0).await.unwrap();
    store.mute("t1", anna.id, ben.id).await.unwrap();
    store.mute("T2", ben.id, anna.id).await.unwrap();
    assert!(store.hush(ben.id, Hushed::Yes).await.unwrap());
    store
}

const FILLED: Moved = Moved { guests: 3, tables: 4, entries: 2104 };

async fn exported(home: &TestHome) -> String {
    let mut lines = Vec::new();
    moving::export(&home.home, &mut lines).await.unwrap();
    String::from_utf8(lines).unwrap()
}

fn give_key(from: &TestHome, to: &TestHome) {
    fs::copy(from.key(), to.key()).unwrap();
}

/// Homes that the store of a test moves to.
fn other_homes() -> Vec<TestHome> {
    [Some(TestHome::file()), TestHome::postgres()].into_iter().flatten().collect()
}

async fn a_store_moves_out_and_back_to_the_byte(home: &TestHome) {
    let store = fill(home).await;
    // A server is at work meanwhile.
    let lines = exported(home).await;
    assert!(lines.contains(r#"{"left":{"table":"T2","seat":1,"guest":2,"name":"Ben"}}"#), "{lines}");
    for other in other_homes() {
        give_key(home, &other);
        assert_eq!(moving::import(&other.home, &mut lines.as_bytes()).await.unwrap(), FILLED);
        assert_eq!(exported(&other).await, lines);
        let moved = other.open().await;
        for id in ["t1", "T2", "0", "bare"] {
            assert_eq!(moved.table(id).await.unwrap(), store.table(id).await.unwrap());
            assert_eq!(moved.log(id).await.unwrap(), store.log(id).await.unwrap());
            assert_eq!(moved.chat(id, 10).await.unwrap(), store.chat(id, 10).await.unwrap());
            assert_eq!(moved.holders(id).await.unwrap(), store.holders(id).await.unwrap());
            assert_eq!(moved.mutes(id).await.unwrap(), store.mutes(id).await.unwrap());
        }
        assert_eq!(moved.seats_of("T2", 2).await.unwrap(), [(1, "Ben".to_owned())]);
        assert_eq!(moved.link_key(), store.link_key());
        assert_eq!(moved.hushed().await.unwrap(), store.hushed().await.unwrap());
        let guest: Guest = moved.guest(&[3; 32]).await.unwrap().unwrap();
        // Life goes on: new rows get numbers of their own.
        let line: ChatLine = moved.say("t1", &guest, "moved", None).await.unwrap();
        assert_eq!((line.id, moved.add_guest(&[9; 32], "Cleo").await.unwrap().id), (4, 4));
        moved.append(Append::new("t1", 701, ["on"])).await.unwrap();
    }
}

async fn a_home_with_something_in_it_is_left_as_it_is(home: &TestHome) {
    let store = fill(home).await;
    let lines = exported(home).await;
    store.close().await;
    let refused = moving::import(&home.home, &mut lines.as_bytes()).await.unwrap_err();
    assert!(matches!(refused, MoveError::NotEmpty), "{refused}");
    assert_eq!(exported(home).await, lines);
}

/// What a store has in which nothing is wrong.
async fn sound(home: &Home) -> Moved {
    let (moved, faults) = moving::check(home).await.unwrap();
    assert!(faults.is_empty(), "{faults:?}");
    moved
}

/// The lines with one of them changed.
fn changed(lines: &str, number: usize, change: impl Fn(&str) -> String) -> String {
    let changed =
        |(index, line): (usize, &str)| if index + 1 == number { change(line) } else { line.to_owned() };
    lines.lines().enumerate().map(changed).map(|line| line + "\n").collect()
}

async fn broken_lines_are_refused_by_line_and_reason_and_nothing_is_imported(home: &TestHome) {
    let source = TestHome::file();
    fill(&source).await.close().await;
    give_key(&source, home);
    let lines = exported(&source).await;
    let last = lines.lines().count();
    let entry = lines.lines().position(|line| line.contains("\"number\":5,")).unwrap() + 1;
    let without = |number: usize| {
        let kept = lines.lines().enumerate().filter(|(index, _)| index + 1 != number);
        kept.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    let replaced = |number, from: &str, to: &str| changed(&lines, number, |line| line.replacen(from, to, 1));
    let broken: Vec<(String, usize, &str)> = vec![
        (String::new(), 1, "there are no lines"),
        ("Dear Anna\n".into(), 1, "column 1: expected value"),
        (without(1), 1, "its head is missing"),
        (replaced(1, "\"version\":1", "\"version\":2"), 1, "version 2 can't be read"),
        (replaced(2, "{", ""), 2, "column "),
        (replaced(2, "\"id\"", "\"ID\""), 2, "unknown field `ID`"),
        (replaced(2, "0101", "01"), 2, "64 hexadecimal digits"),
        (replaced(3, "\"id\":2", "\"id\":1"), 3, "the database: "),
        (replaced(5, "\"host\":1", "\"host\":99"), 5, "the database: "),
        (replaced(5, "playing", "sleeping"), 5, "there is no phase 'sleeping'"),
        (without(entry), entry, "entry 5 of table 0 is missing before entry 6"),
        (without(entry - 5), entry - 5, "entry 0 of table 0 is missing before entry 1"),
        (replaced(entry, "P1", "P2"), last, "the sum is another"),
        (replaced(last, "\"lines\":", "\"lines\":1"), last, "lines are told of, but"),
        (without(last), last, "the end is missing"),
        (lines[..lines.len() - 1].to_owned(), last, "it was cut off"),
        (format!("{lines}{{}}\n"), last + 1, "something after the end"),
    ];
    for (text, number, reason) in broken {
        let refused = moving::import(&home.home, &mut text.as_bytes()).await.unwrap_err();
        let MoveError::Line { number: told, reason: why } = &refused else { panic!("{reason}: {refused}") };
        assert_eq!(*told, number as u64, "{reason}: {why}");
        assert!(why.to_string().contains(reason), "{why}");
        if let Home::File(file) = &home.home {
            assert!(!file.exists(), "{reason}: nothing is left behind");
        }
    }
    let bytes = [lines.as_bytes(), b"\xff\n"].concat();
    assert!(moving::import(&home.home, &mut &bytes[..]).await.is_err());
    // After all that the home is as empty as it was.
    assert_eq!(moving::import(&home.home, &mut lines.as_bytes()).await.unwrap(), FILLED);
}

async fn the_key_of_the_lines_has_to_be_there_first(home: &TestHome) {
    let source = TestHome::file();
    fill(&source).await.close().await;
    let lines = exported(&source).await;
    assert!(!lines.contains(&"02".repeat(32)), "the secrets stay sealed");
    let refused = moving::import(&home.home, &mut lines.as_bytes()).await.unwrap_err();
    assert!(matches!(&refused, MoveError::OtherKey { key } if *key == home.key()), "{refused}");
    home.open().await.close().await;
    let refused = moving::import(&home.home, &mut lines.as_bytes()).await.unwrap_err();
    assert!(matches!(refused, MoveError::OtherKey { .. }), "another key is no better: {refused}");
}

async fn a_backup_is_taken_while_servers_write_and_can_be_served(home: &TestHome) {
    let store = fill(home).await;
    let file = home.folder.path().join("backup.sqlite");
    let writing = tokio::spawn({
        let store = store.clone();
        async move {
            for number in 701..801 {
                store.append(Append::new("t1", number, ["later"])).await.unwrap();
            }
        }
    });
    let moved = moving::backup(&home.home, &file).await.unwrap();
    writing.await.unwrap();
    assert_eq!((moved.guests, moved.tables), (FILLED.guests, FILLED.tables));
    let copy = Store::open(&file).await.unwrap();
    let log = copy.log("t1").await.unwrap();
    assert!((701..=801).contains(&log.len()));
    assert_eq!(log[..], store.log("t1").await.unwrap()[..log.len()]);
    assert_eq!(copy.table("T2").await.unwrap(), store.table("T2").await.unwrap());
    copy.close().await;
    only_these(home.folder.path(), &["backup.sqlite", "backup.sqlite.key"]);
    let refused = moving::backup(&home.home, &file).await.unwrap_err();
    assert!(matches!(&refused, MoveError::InTheWay(path) if *path == file), "{refused}");
}

/// Of a backup, these files are there, for their owner only.
fn only_these(folder: &Path, names: &[&str]) {
    let mut found: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("backup"))
        .collect();
    found.sort();
    assert_eq!(found, names);
    #[cfg(unix)]
    for name in names {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(folder.join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
}

async fn a_sound_store_is_told_so(home: &TestHome) {
    let store = fill(home).await;
    assert_eq!(sound(&home.home).await, FILLED);
    store.close().await;
    assert_eq!(sound(&home.home).await, FILLED, "nobody is at work");
    fs::write(home.key(), "something else").unwrap();
    let (_, faults) = moving::check(&home.home).await.unwrap();
    assert!(faults.len() == 1 && faults[0].to_string().contains("this is no file of keys"), "{faults:?}");
}

#[tokio::test]
async fn what_is_wrong_with_a_store_is_told() {
    use sqlx::{ConnectOptions, Connection};
    let home = TestHome::file();
    fill(&home).await.close().await;
    let Home::File(file) = &home.home else { unreachable!("it is a file") };
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file).foreign_keys(false);
    let mut link = options.connect().await.unwrap();
    for harm in [
        "DELETE FROM log WHERE table_id = 't1' AND number = 7",
        "DELETE FROM seats WHERE table_id = 'T2' AND seat = 1",
        "UPDATE tables SET phase = 'asleep' WHERE id = 'bare'",
        "DELETE FROM guests WHERE id = 3",
    ] {
        sqlx::query(harm).execute(&mut link).await.unwrap();
    }
    link.close().await.unwrap();
    let (_, faults) = moving::check(&home.home).await.unwrap();
    for fault in [
        "entry 7 of table t1 is missing before entry 8",
        "seat 1 of table T2 is missing before seat 2",
        "table bare: there is no phase 'asleep'",
        "a row of holders names one of guests that is not there",
    ] {
        assert!(faults.iter().any(|told| told.to_string() == fault), "{fault}: {faults:?}");
    }
}

#[tokio::test]
async fn what_is_no_store_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in
        [("letter.txt", Some("Dear Anna")), ("empty.sqlite", Some("")), ("missing.sqlite", None)]
    {
        let file = folder.path().join(name);
        content.into_iter().for_each(|content| fs::write(&file, content).unwrap());
        let home = Home::File(file.clone());
        assert!(moving::export(&home, &mut Vec::new()).await.is_err(), "{name}");
        assert!(moving::check(&home).await.is_err(), "{name}");
        assert_eq!(file.exists(), content.is_some(), "{name}: nothing is made by looking");
    }
    let Some(empty) = TestHome::postgres() else { return };
    let refused = moving::check(&empty.home).await.unwrap_err();
    assert!(refused.to_string().contains("another form"), "{refused}");
}

/// SQLite can't make the file that it wants beside: as on a disk that can only be read.
#[cfg(unix)]
#[tokio::test]
async fn what_cant_be_looked_at_is_not_taken_for_tables_of_another_form() {
    let home = TestHome::file();
    fill(&home).await.close().await;
    std::os::unix::fs::symlink("nowhere", home.folder.path().join("kaupang.sqlite-shm")).unwrap();
    let refused = moving::check(&home.home).await.unwrap_err();
    assert!(matches!(refused, StoreError::Database(_)), "{refused}");
}
