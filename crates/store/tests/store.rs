//! What the store keeps, and what it refuses.

use std::path::Path;

use store::{Append, Guest, NewTable, Phase, SeatRow, Store};

const TABLE: &str = "t1";

async fn open(folder: &Path) -> Store {
    Store::open(&folder.join("kaupang.sqlite")).await.expect("the store opens")
}

/// A store with one table, at which one guest sits.
async fn with_table(folder: &Path) -> (Store, Guest) {
    let store = open(folder).await;
    let guest = store.add_guest(&[1; 32], "Anna").await.unwrap();
    let seats = vec![
        SeatRow { guest: Some(guest.id), bot: None, name: "Anna".into() },
        SeatRow { guest: None, bot: Some("random".into()), name: "random".into() },
    ];
    store.add_table(NewTable::new(TABLE, "century", guest.id, seats)).await.unwrap();
    (store, guest)
}

async fn entries(store: &Store) -> Vec<String> {
    store.log(TABLE).await.unwrap().into_iter().map(|line| line.entry).collect()
}

#[tokio::test]
async fn a_log_grows_by_its_numbers_only() {
    let folder = tempfile::tempdir().unwrap();
    let (store, _) = with_table(folder.path()).await;
    store.append(Append::new(TABLE, 0, ["a", "b"])).await.unwrap();
    for number in [0, 1, 3, u64::MAX] {
        let refused = store.append(Append::new(TABLE, number, ["x"])).await.unwrap_err();
        assert!(refused.is_conflict(), "{number}: {refused}");
    }
    store.append(Append::new(TABLE, 2, ["c"])).await.unwrap();
    assert_eq!(entries(&store).await, ["a", "b", "c"]);
}

#[tokio::test]
async fn two_servers_on_one_file_cant_both_append() {
    let folder = tempfile::tempdir().unwrap();
    let (first, _) = with_table(folder.path()).await;
    let second = open(folder.path()).await;
    let mut won = [0u64; 2];
    for number in 0..20 {
        let (one, two) = tokio::join!(
            first.append(Append::new(TABLE, number, ["first"])),
            second.append(Append::new(TABLE, number, ["second"]))
        );
        assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
        won[usize::from(two.is_ok())] += 1;
    }
    assert_eq!(entries(&first).await.len(), 20);
    assert_eq!(won[0] + won[1], 20);
}

#[tokio::test]
async fn a_conflict_leaves_the_rest_of_its_batch_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (store, guest) = with_table(folder.path()).await;
    for table in 0..20 {
        store.add_table(NewTable::new(&table.to_string(), "century", guest.id, Vec::new())).await.unwrap();
    }
    let appends: Vec<_> = (0..20u64)
        .map(|table| {
            let store = store.clone();
            // Every third one comes with a wrong number.
            let number = u64::from(table % 3 == 0);
            tokio::spawn(async move { store.append(Append::new(&table.to_string(), number, ["x"])).await })
        })
        .collect();
    for (table, append) in appends.into_iter().enumerate() {
        let is_wrong = table % 3 == 0;
        assert_eq!(append.await.unwrap().is_err(), is_wrong);
        assert_eq!(store.log(&table.to_string()).await.unwrap().len(), usize::from(!is_wrong));
    }
}

#[tokio::test]
async fn seats_and_phase_change_with_the_log_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let (store, guest) = with_table(folder.path()).await;
    let bot = SeatRow { guest: Some(guest.id), bot: Some("random".into()), name: "Anna".into() };
    let mut append = Append::new(TABLE, 5, ["stand-in"]);
    append.seats.push((0, bot.clone()));
    append.phase = Some(Phase::Over);
    assert!(store.append(append.clone()).await.unwrap_err().is_conflict());
    let table = store.table(TABLE).await.unwrap().unwrap();
    assert_eq!((table.phase, table.table.seats[0].bot.as_deref()), (Phase::Waiting, None));

    append.number = 0;
    store.append(append).await.unwrap();
    let table = store.table(TABLE).await.unwrap().unwrap();
    assert_eq!(table.phase, Phase::Over);
    assert_eq!(table.table.seats[0], bot);
}

#[tokio::test]
async fn everything_is_there_after_closing_and_opening_again() {
    let folder = tempfile::tempdir().unwrap();
    let (store, guest) = with_table(folder.path()).await;
    store.append(Append::new(TABLE, 0, ["a"])).await.unwrap();
    store.rename_guest(guest.id, "Björn").await.unwrap();
    let guest = Guest { name: "Björn".into(), ..guest };
    store.add_chat(TABLE, &guest, "hello").await.unwrap();
    store.mute(TABLE, guest.id, 1).await.unwrap();
    let key = store.meta_or("key", b"first").await.unwrap();
    store.close().await;
    assert!(store.append(Append::new(TABLE, 1, ["b"])).await.is_err());

    let store = open(folder.path()).await;
    assert_eq!(entries(&store).await, ["a"]);
    assert_eq!(store.guest(&[1; 32]).await.unwrap(), Some(guest.clone()));
    assert_eq!(store.guest(&[2; 32]).await.unwrap(), None);
    let chat = store.chat(TABLE, 10).await.unwrap();
    assert_eq!((chat[0].name.as_str(), chat[0].line.as_str()), ("Björn", "hello"));
    assert_eq!(store.mutes(TABLE).await.unwrap(), [(guest.id, 1)]);
    store.unmute(TABLE, guest.id, 1).await.unwrap();
    assert_eq!(store.mutes(TABLE).await.unwrap(), []);
    assert_eq!(store.meta_or("key", b"second").await.unwrap(), key);
}

#[tokio::test]
async fn who_holds_a_seat_loses_it_with_its_owner() {
    let folder = tempfile::tempdir().unwrap();
    let (store, guest) = with_table(folder.path()).await;
    let phone = store.add_guest(&[2; 32], "Anna").await.unwrap();
    store.hold_seat(TABLE, phone.id, 0).await.unwrap();
    assert_eq!(store.tables_of(phone.id, 10).await.unwrap().len(), 1);
    let mut append = Append::new(TABLE, 0, ["stand-in"]);
    append
        .seats
        .push((0, SeatRow { guest: Some(guest.id), bot: Some("random".into()), name: "Anna".into() }));
    store.append(append).await.unwrap();
    assert_eq!(store.holders(TABLE).await.unwrap(), [(phone.id, 0)]);
    let mut append = Append::new(TABLE, 1, ["rise"]);
    append.seats.push((0, SeatRow::default()));
    store.append(append).await.unwrap();
    assert_eq!(store.holders(TABLE).await.unwrap(), []);
}

#[tokio::test]
async fn tables_are_listed_by_phase_and_by_guest() {
    let folder = tempfile::tempdir().unwrap();
    let (store, guest) = with_table(folder.path()).await;
    assert_eq!(store.tables_in(Phase::Waiting, 10).await.unwrap().len(), 1);
    assert_eq!(store.tables_in(Phase::Over, 10).await.unwrap().len(), 0);
    let mine = store.tables_of(guest.id, 10).await.unwrap();
    assert_eq!(mine[0].seats.len(), 2);
    assert_eq!(store.tables_of(guest.id + 1, 10).await.unwrap(), []);
}

#[tokio::test]
async fn a_file_that_is_no_store_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kaupang.sqlite");
    std::fs::write(&path, "this is no database, but it is long enough to be one, or so it seems ".repeat(99))
        .unwrap();
    assert!(Store::open(&path).await.is_err());
}
