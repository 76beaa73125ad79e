//! What the operator of a server may do.

use crate::common::TestHome;
use crate::in_both_homes;
use store::{
    Append, Guest, Hushed, Listing, NewTable, Opened, Renaming, SeatRow, Sought, Store, StoreError,
    TablePhase,
};

in_both_homes! {
    all_tables_are_looked_through_the_latest_first,
    tables_are_found_by_id_title_and_name,
    a_guest_who_is_muted_by_the_operator_writes_at_no_table,
    a_guest_who_is_muted_names_nothing,
    the_names_of_a_guest_who_is_muted_are_gone_everywhere,
    a_table_is_deleted_with_all_that_belongs_to_it,
}

/// A store with tables of every phase, public and private.
async fn filled(home: &TestHome) -> (Store, Guest) {
    let store = home.open().await;
    let anna = store.add_guest(&[1; 32], "Anna").await.unwrap();
    for (number, phase) in (0..).zip(TablePhase::ALL.into_iter().cycle().take(12)) {
        let seats = vec![
            SeatRow { guest: Some(anna.id), bot: None, name: "Anna".into() },
            SeatRow { guest: None, bot: Some("easy".into()), name: format!("Robot {number}") },
        ];
        let table = NewTable {
            title: format!("Evening {number} of 100%"),
            listing: if number % 2 == 0 { Listing::Public } else { Listing::Private },
            ..NewTable::new(&format!("t{number:02}"), "century", anna.id, seats)
        };
        store.add_table(Opened { entries: vec!["begin".into()], phase, table }, 100).await.unwrap();
    }
    (store, anna)
}

fn ids(reports: &[store::TableReport]) -> Vec<&str> {
    reports.iter().map(|report| report.line.id.as_str()).collect()
}

async fn all_tables_are_looked_through_the_latest_first(home: &TestHome) {
    let (store, anna) = filled(home).await;
    store.append(Append::new("t03", 1, ["later"])).await.unwrap();
    let (mut seen, mut sought) = (Vec::new(), Sought::latest());
    loop {
        let page = store.look_through(&sought, 5).await.unwrap();
        let Some(last) = page.last() else { break };
        assert!(page.len() <= 5);
        sought = Sought::After { changed: last.line.changed, id: last.line.id.clone() };
        seen.extend(page);
    }
    assert!(
        seen.is_sorted_by(|one, two| (one.line.changed, &one.line.id) > (two.line.changed, &two.line.id))
    );
    let mut all = ids(&seen);
    all.sort_unstable();
    all.dedup();
    assert_eq!((seen.len(), all.len()), (12, 12), "each once");
    assert!(seen.iter().all(|report| report.line.seats.len() == 2 && report.hushed.is_empty()));
    store.hush(anna.id, Hushed::Yes).await.unwrap();
    let muted = store.look_through(&Sought::latest(), 1).await.unwrap();
    assert_eq!(muted[0].hushed, [anna.id]);
}

async fn tables_are_found_by_id_title_and_name(home: &TestHome) {
    let (store, _) = filled(home).await;
    for (text, found) in [
        ("t07", &["t07"][..]),
        ("evening 11", &["t11"]),
        ("ROBOT 10", &["t10"]),
        ("0%", &["t00", "t01", "t02", "t03", "t04", "t05", "t06", "t07", "t08", "t09", "t10", "t11"]),
        ("t0_", &[]),
        ("nobody", &[]),
    ] {
        let reports = store.look_through(&Sought::Text(text.into()), 50).await.unwrap();
        let mut ids = ids(&reports);
        ids.sort_unstable();
        assert_eq!(ids, found, "{text}");
    }
}

async fn a_guest_who_is_muted_by_the_operator_writes_at_no_table(home: &TestHome) {
    let (store, anna) = filled(home).await;
    store.say("t00", &anna, "hello", None).await.unwrap();
    assert!(store.hush(anna.id, Hushed::Yes).await.unwrap());
    assert!(store.hush(anna.id, Hushed::Yes).await.unwrap(), "twice is as good as once");
    assert!(!store.hush(99, Hushed::Yes).await.unwrap(), "there is no such guest");
    for table in ["t00", "t01"] {
        let refused = store.say(table, &anna, "again", None).await.unwrap_err();
        assert!(matches!(refused, StoreError::Hushed), "{refused}");
    }
    store.append(Append::new("t00", 1, ["goes on"])).await.unwrap();
    assert!(store.hush(anna.id, Hushed::No).await.unwrap());
    store.say("t00", &anna, "back", None).await.unwrap();
    let lines: Vec<String> = store.chat("t00", 9).await.unwrap().into_iter().map(|line| line.line).collect();
    assert_eq!(lines, ["hello", "back"]);
}

async fn a_guest_who_is_muted_names_nothing(home: &TestHome) {
    let (store, anna) = filled(home).await;
    store.hush(anna.id, Hushed::Yes).await.unwrap();
    let refused = store.rename_guest(anna.id, "Rude").await.unwrap_err();
    assert!(matches!(refused, StoreError::Hushed), "{refused}");
    let titled = |id: &str, title: &str| NewTable {
        title: title.into(),
        ..NewTable::new(id, "century", anna.id, vec![SeatRow::default()])
    };
    let refused = store.add_table(titled("t20", "Rude"), 100).await.unwrap_err();
    assert!(matches!(refused, StoreError::Hushed), "{refused}");
    store.add_table(titled("t20", ""), 100).await.expect("who is muted still plays");
    assert_eq!(store.guest(&[1; 32]).await.unwrap().unwrap().name, "Anna");
    store.hush(anna.id, Hushed::No).await.unwrap();
    store.rename_guest(anna.id, "Anne").await.unwrap();
    store.add_table(titled("t21", "Evening"), 100).await.unwrap();
    assert_eq!(store.guest(&[1; 32]).await.unwrap().unwrap().name, "Anne");
}

async fn the_names_of_a_guest_who_is_muted_are_gone_everywhere(home: &TestHome) {
    let store = home.open().await;
    let (anna, ben) =
        (store.add_guest(&[1; 32], "Anna").await.unwrap(), store.add_guest(&[2; 32], "Ben").await.unwrap());
    let seat = |guest: &Guest| SeatRow { guest: Some(guest.id), bot: None, name: guest.name.clone() };
    for id in ["t1", "t2", "t3"] {
        let table = NewTable {
            title: "Anna's".into(),
            ..NewTable::new(id, "century", anna.id, vec![seat(&anna), seat(&ben)])
        };
        let entries = ["sit P1 \"Anna\"", "sit P2 \"Ben\"", "begin"].map(String::from).to_vec();
        store.add_table(Opened { entries, phase: TablePhase::Playing, table }, 9).await.unwrap();
        store.say(id, &anna, "hello", None).await.unwrap();
    }
    // At one table a bot plays on under their name; one is packed.
    let mut resigned = Append::new("t2", 3, ["resign P1 easy"]);
    resigned.seats = vec![(0, SeatRow { guest: None, bot: Some("easy".into()), name: "Anna".into() })];
    store.append(resigned).await.unwrap();
    store.archive("t3", i64::MAX).await.unwrap();
    store.hush(anna.id, Hushed::Yes).await.unwrap();
    store.call_guest(anna.id, "Guest 1").await.unwrap();
    for table in store.tables_that_know(anna.id).await.unwrap() {
        let entries = vec![("sit P1 \"Anna\"".to_owned(), "sit P1 \"Guest 1\"".to_owned())];
        let renaming = Renaming { table: table.id, guest: anna.id, name: "Guest 1".into(), entries };
        store.call_guest_at(renaming.clone()).await.unwrap();
        store.call_guest_at(renaming).await.expect("twice is as good as once");
    }
    for id in ["t1", "t2", "t3"] {
        let row = store.table(id).await.unwrap().unwrap().table;
        let names: Vec<&str> = row.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!((names.as_slice(), row.title.as_str()), (&["Guest 1", "Ben"][..], ""), "{id}");
        assert_eq!(store.log(id).await.unwrap()[0].entry, "sit P1 \"Guest 1\"", "{id}");
        let chat = store.chat(id, 9).await.unwrap();
        assert_eq!(
            (chat[0].name.as_str(), chat[0].line.as_str()),
            ("Guest 1", "hello"),
            "what was said stays"
        );
    }
    let mut lines = Vec::new();
    store::moving::export(&home.home, &mut lines).await.unwrap();
    assert!(!String::from_utf8(lines).unwrap().contains("Anna"));
    store.close().await;
    assert!(store::moving::check(&home.home).await.unwrap().1.is_empty());
}

async fn a_table_is_deleted_with_all_that_belongs_to_it(home: &TestHome) {
    let (store, anna) = filled(home).await;
    let ben = store.add_guest(&[2; 32], "Ben").await.unwrap();
    store.say("t02", &anna, "hello", None).await.unwrap();
    store.hold_seat("t02", ben.id, 0).await.unwrap();
    store.mute("t02", ben.id, anna.id).await.unwrap();
    store.keep_result("t02", 1, "{}").await.unwrap();
    store.keep_review("t02", store::ReviewOf { version: 1, steps: 1 }, "{}").await.unwrap();
    store.delete_table("t02").await.unwrap();
    store.delete_table("nowhere").await.unwrap();
    assert_eq!(store.table("t02").await.unwrap(), None);
    assert!(store.log("t02").await.unwrap().is_empty() && store.chat("t02", 9).await.unwrap().is_empty());
    assert!(store.results("century", 1, 9).await.unwrap().is_empty());
    let late = store.append(Append::new("t02", 1, ["late"])).await.unwrap_err();
    assert!(late.is_conflict(), "who had it in memory is too late: {late}");
    assert_eq!(store.look_through(&Sought::latest(), 50).await.unwrap().len(), 11, "the others stay");
    store.close().await;
    assert!(store::moving::check(&home.home).await.unwrap().1.is_empty());
}
