//! Forgotten tables are packed, and read as before; guests are forgotten; limits hold.

use std::time::Duration;

use crate::common::TestHome;
use crate::in_both_homes;
use store::{
    Append, ERASED, Erasure, Guest, Hushed, LogEntry, NewTable, Opened, OpenedFrom, Rate, ReviewOf, SeatRow,
    Store, StoreError, TablePhase, moving,
};

in_both_homes! {
    a_packed_log_is_read_as_before,
    who_comes_back_to_a_forgotten_table_goes_on_there,
    what_is_not_old_enough_is_not_packed,
    packed_logs_move_house_and_are_looked_through,
    a_guest_learns_all_that_is_known_of_them,
    a_guest_who_is_erased_leaves_no_name_no_line_and_no_token,
    a_bucket_lets_in_so_much_at_once_and_then_once_in_a_while,
    a_bucket_that_was_filled_by_a_clock_ahead_of_time_keeps_nobody_out,
    an_address_has_so_many_unfinished_tables_and_no_more,
    what_is_kept_for_a_day_is_forgotten_then,
}

/// A store with a table of two guests.
async fn with_table(home: &TestHome) -> (Store, Guest, Guest) {
    let store = home.open().await;
    let anna = store.add_guest(&[1; 32], "Anna").await.unwrap();
    let ben = store.add_guest(&[2; 32], "Ben").await.unwrap();
    open(&store, "t1", &anna, &ben).await;
    (store, anna, ben)
}

async fn open(store: &Store, id: &str, anna: &Guest, ben: &Guest) {
    let seat = |guest: &Guest| SeatRow { guest: Some(guest.id), bot: None, name: guest.name.clone() };
    let table = NewTable {
        title: "Anna's".into(),
        ..NewTable::new(id, "century", anna.id, vec![seat(anna), seat(ben)])
    };
    let entries = ["sit P1 \"Anna\"", "sit P2 \"Ben\"", "begin", "act P1 rest"].map(str::to_owned).to_vec();
    store.add_table(Opened { table, entries, phase: TablePhase::Playing }, 100).await.unwrap();
}

/// Later than everything that has happened.
const LATER: i64 = i64::MAX;

fn entries(log: &[LogEntry]) -> Vec<&str> {
    log.iter().map(|line| line.entry.as_str()).collect()
}

async fn a_packed_log_is_read_as_before(home: &TestHome) {
    let (store, ..) = with_table(home).await;
    store.keep_review("t1", ReviewOf { version: 1, steps: 1 }, "{}").await.unwrap();
    let log = store.log("t1").await.unwrap();
    let table = store.table("t1").await.unwrap();
    assert_eq!(store.forgotten(LATER, 10).await.unwrap(), ["t1"]);
    assert!(!store.is_archived("t1").await.unwrap());
    assert!(store.archive("t1", LATER).await.unwrap());
    assert!(store.is_archived("t1").await.unwrap());
    assert!(store.forgotten(LATER, 10).await.unwrap().is_empty());
    assert!(!store.archive("t1", LATER).await.unwrap(), "it is packed already");
    assert_eq!(store.log("t1").await.unwrap(), log);
    assert_eq!(store.table("t1").await.unwrap(), table);
    assert_eq!(entries(&store.changes("t1", 3, 10).await.unwrap().entries), ["act P1 rest"]);
    assert!(store.changes("t1", 4, 10).await.unwrap().entries.is_empty());
    assert_eq!(
        store.review("t1", ReviewOf { version: 1, steps: 1 }).await.unwrap(),
        None,
        "made again if wanted"
    );
    store.close().await;
    assert_eq!(home.open().await.log("t1").await.unwrap(), log);
}

async fn who_comes_back_to_a_forgotten_table_goes_on_there(home: &TestHome) {
    let (store, anna, _) = with_table(home).await;
    store.archive("t1", LATER).await.unwrap();
    store.say("t1", &anna, "still there?", None).await.unwrap();
    for number in [0, 3, 5] {
        let refused = store.append(Append::new("t1", number, ["x"])).await.unwrap_err();
        assert!(refused.is_conflict(), "{number}: {refused}");
    }
    store.append(Append::new("t1", 4, ["act P2 rest"])).await.unwrap();
    assert!(!store.is_archived("t1").await.unwrap());
    let log = store.log("t1").await.unwrap();
    assert_eq!(entries(&log)[3..], ["act P1 rest", "act P2 rest"]);
    assert!(store.archive("t1", LATER).await.unwrap(), "it can be forgotten again");
    assert_eq!(store.log("t1").await.unwrap(), log);
}

async fn what_is_not_old_enough_is_not_packed(home: &TestHome) {
    let (store, anna, ben) = with_table(home).await;
    let created = store.table("t1").await.unwrap().unwrap().created;
    assert!(store.forgotten(created, 10).await.unwrap().is_empty());
    assert!(!store.archive("t1", created).await.unwrap(), "something has happened since it was found");
    assert!(!store.archive("nowhere", LATER).await.unwrap());
    open(&store, "t2", &anna, &ben).await;
    assert_eq!(store.forgotten(LATER, 1).await.unwrap(), ["t1"], "the oldest first");
}

async fn packed_logs_move_house_and_are_looked_through(home: &TestHome) {
    let (store, anna, ben) = with_table(home).await;
    open(&store, "t0", &anna, &ben).await;
    open(&store, "t2", &anna, &ben).await;
    for table in ["t1", "t2"] {
        store.archive(table, LATER).await.unwrap();
    }
    let (moved, faults) = moving::check(&home.home).await.unwrap();
    assert_eq!((moved.tables, moved.entries, faults.len()), (3, 12, 0));
    let mut lines = Vec::new();
    moving::export(&home.home, &mut lines).await.unwrap();
    for other in [Some(TestHome::file()), TestHome::postgres()].into_iter().flatten() {
        std::fs::copy(home.key(), other.key()).unwrap();
        assert_eq!(moving::import(&other.home, &mut &lines[..]).await.unwrap(), moved);
        let mut again = Vec::new();
        moving::export(&other.home, &mut again).await.unwrap();
        assert!(lines == again, "they are the same to the byte");
        let copy = other.open().await;
        assert!(copy.is_archived("t1").await.unwrap() && !copy.is_archived("t0").await.unwrap());
        for table in ["t0", "t1", "t2"] {
            assert_eq!(copy.log(table).await.unwrap(), store.log(table).await.unwrap());
        }
        copy.append(Append::new("t1", 4, ["on"])).await.unwrap();
    }
    store.delete_table("t1").await.unwrap();
    assert!(store.log("t1").await.unwrap().is_empty(), "a packed log is deleted with its table");
}

async fn a_guest_learns_all_that_is_known_of_them(home: &TestHome) {
    let (store, anna, ben) = with_table(home).await;
    store.say("t1", &anna, "hello", None).await.unwrap();
    store.say("t1", &ben, "hi", None).await.unwrap();
    store.mute("t1", anna.id, ben.id).await.unwrap();
    store.hush(anna.id, Hushed::Yes).await.unwrap();
    let data = store.data_of(&anna).await.unwrap();
    assert_eq!(data.guest, anna);
    assert!(data.created > 0 && data.hushed.is_some());
    let lines: Vec<&str> = data.chat.iter().map(|(_, line)| line.line.as_str()).collect();
    assert_eq!(lines, ["hello"]);
    assert_eq!(data.mutes, [("t1".to_owned(), ben.id)]);
    assert_eq!(data.tables.len(), 1);
    let table = &data.tables[0];
    assert!(table.is_host && table.title == "Anna's" && table.seats == [(0, "Anna".to_owned())], "{table:?}");
    assert!(!store.data_of(&ben).await.unwrap().tables[0].is_host);
}

/// What web makes of the names at a table.
fn erasure(table: &str, guest: &Guest, seats: &[(u8, String)]) -> Erasure {
    let entry = |(seat, name): &(u8, String)| {
        let line = |name: &str| format!("sit P{} \"{name}\"", seat + 1);
        (line(name), line(ERASED))
    };
    Erasure { table: table.into(), guest: guest.id, entries: seats.iter().map(entry).collect() }
}

async fn a_guest_who_is_erased_leaves_no_name_no_line_and_no_token(home: &TestHome) {
    let (store, anna, ben) = with_table(home).await;
    for table in ["t2", "t3"] {
        open(&store, table, &anna, &ben).await;
    }
    // At one table they have resigned, so a bot plays under their name; one is packed.
    let mut resigned = Append::new("t2", 4, ["resign P1 easy"]);
    resigned.seats = vec![(0, SeatRow { guest: None, bot: Some("easy".into()), name: "Anna".into() })];
    store.append(resigned).await.unwrap();
    store.archive("t3", LATER).await.unwrap();
    store.say("t1", &anna, "my secret", None).await.unwrap();
    store.say("t1", &ben, "hi", None).await.unwrap();
    store.mute("t1", ben.id, anna.id).await.unwrap();
    let tables = store.tables_that_know(anna.id).await.unwrap();
    assert_eq!(tables.len(), 3);
    for table in &tables {
        store.erase_at(erasure(&table.id, &anna, &table.seats)).await.unwrap();
    }
    store.erase_guest(anna.id).await.unwrap();
    assert_eq!(store.guest(&[1; 32]).await.unwrap(), None, "the token is nobody's");
    for table in ["t1", "t2", "t3"] {
        let row = store.table(table).await.unwrap().unwrap().table;
        let names: Vec<&str> = row.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!((names.as_slice(), row.title.as_str()), (&[ERASED, "Ben"][..], ""), "{table}");
        let log = store.log(table).await.unwrap();
        assert_eq!(entries(&log)[..3], ["sit P1 \"–\"", "sit P2 \"Ben\"", "begin"], "{table}");
    }
    assert!(store.is_archived("t3").await.unwrap(), "what was packed stays packed");
    let lines: Vec<String> = store.chat("t1", 9).await.unwrap().into_iter().map(|line| line.line).collect();
    assert_eq!(lines, ["hi"]);
    assert!(store.mutes("t1").await.unwrap().is_empty());
    let mut lines = Vec::new();
    moving::export(&home.home, &mut lines).await.unwrap();
    let lines = String::from_utf8(lines).unwrap();
    for trace in ["Anna", "my secret", &"01".repeat(32)] {
        assert!(!lines.contains(trace), "{trace}");
    }
    store.append(Append::new("t1", 4, ["act P2 rest"])).await.unwrap();
    assert!(moving::check(&home.home).await.unwrap().1.is_empty());
}

async fn a_bucket_lets_in_so_much_at_once_and_then_once_in_a_while(home: &TestHome) {
    let (store, anna, ben) = with_table(home).await;
    let rate = Rate { every: Duration::from_secs(60), burst: Duration::from_secs(180) };
    for _ in 0..3 {
        store.say("t1", &anna, "hello", Some(rate)).await.unwrap();
    }
    let refused = store.say("t1", &anna, "hello", Some(rate)).await.unwrap_err();
    let StoreError::TooOften { wait } = refused else { panic!("{refused}") };
    assert!(wait > Duration::from_secs(30) && wait <= Duration::from_secs(60), "{wait:?}");
    store.say("t1", &ben, "others may", Some(rate)).await.unwrap();
    let newcomers = || Some(("guest there".to_owned(), rate));
    for number in 10..13 {
        store.welcome_guest(&[number; 32], "", newcomers()).await.unwrap();
    }
    let refused = store.welcome_guest(&[13; 32], "", newcomers()).await.unwrap_err();
    assert!(matches!(refused, StoreError::TooOften { .. }), "{refused}");
    assert_eq!(store.guest(&[13; 32]).await.unwrap(), None);
}

/// No clock that is right fills a bucket further than by its burst; one that was ten days ahead does.
async fn a_bucket_that_was_filled_by_a_clock_ahead_of_time_keeps_nobody_out(home: &TestHome) {
    const TEN_DAYS: Duration = Duration::from_secs(10 * 24 * 60 * 60);
    let (store, anna, _) = with_table(home).await;
    let ahead = Rate { every: TEN_DAYS, burst: TEN_DAYS };
    store.say("t1", &anna, "hello", Some(ahead)).await.unwrap();
    let rate = Rate { every: Duration::from_secs(60), burst: Duration::from_secs(120) };
    store.say("t1", &anna, "hello", Some(rate)).await.unwrap();
    store.say("t1", &anna, "hello", Some(rate)).await.unwrap();
    let refused = store.say("t1", &anna, "hello", Some(rate)).await.unwrap_err();
    let StoreError::TooOften { wait } = refused else { panic!("{refused}") };
    assert!(wait <= Duration::from_secs(60), "{wait:?}");
}

async fn an_address_has_so_many_unfinished_tables_and_no_more(home: &TestHome) {
    let (store, anna, ben) = with_table(home).await;
    let from = |hash: u8| Some(OpenedFrom { hash: [hash; 32], most: 2 });
    let table = |id: &str, host: &Guest| NewTable::new(id, "century", host.id, Vec::new());
    store.open_table(table("a", &anna), 10, from(7)).await.unwrap();
    store.open_table(table("b", &ben), 10, from(7)).await.unwrap();
    let refused = store.open_table(table("c", &ben), 10, from(7)).await.unwrap_err();
    assert!(matches!(refused, StoreError::TooManyFromAddress { most: 2 }), "{refused}");
    assert_eq!(store.table("c").await.unwrap(), None);
    store.open_table(table("d", &ben), 10, from(8)).await.unwrap();
    store.open_table(table("e", &ben), 10, None).await.unwrap();
    let mut over = Append::new("a", 0, ["end P1"]);
    over.phase = Some(TablePhase::Over);
    store.append(over).await.unwrap();
    store.open_table(table("c", &ben), 10, from(7)).await.unwrap();
}

async fn what_is_kept_for_a_day_is_forgotten_then(home: &TestHome) {
    let (store, anna, _) = with_table(home).await;
    let origin = Some(OpenedFrom { hash: [7; 32], most: 1 });
    let table = |id: &str| NewTable::new(id, "century", anna.id, Vec::new());
    let rate = Rate { every: Duration::from_secs(60), burst: Duration::from_secs(60) };
    store.open_table(table("a"), 10, origin).await.unwrap();
    store.say("t1", &anna, "hello", Some(rate)).await.unwrap();
    store.forget_origins(0).await.unwrap();
    assert!(store.open_table(table("b"), 10, origin).await.is_err(), "not yet");
    assert!(store.say("t1", &anna, "hello", Some(rate)).await.is_err(), "not yet");
    store.forget_origins(LATER).await.unwrap();
    store.open_table(table("b"), 10, origin).await.unwrap();
    store.say("t1", &anna, "hello", Some(rate)).await.unwrap();
}
