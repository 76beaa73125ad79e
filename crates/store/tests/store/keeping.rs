//! What the store keeps, and what it refuses.

use crate::common::TestHome;
use crate::in_both_homes;
use store::{Append, Guest, Listing, NewTable, Opened, ReviewOf, SeatRow, Store, StoreError, TablePhase};

in_both_homes! {
    a_log_grows_by_its_numbers_only,
    a_conflict_leaves_the_rest_of_its_batch_alone,
    seats_and_phase_change_with_the_log_or_not_at_all,
    everything_is_there_after_closing_and_opening_again,
    who_holds_a_seat_loses_it_with_its_owner,
    tables_are_listed_by_guest,
    private_tables_hide_no_public_one,
    a_guest_has_so_many_unfinished_tables_and_no_more,
    a_table_is_opened_with_the_entry_that_tells_of_it_or_not_at_all,
    the_chat_of_a_table_keeps_its_last_thousand_lines,
    what_cant_be_stored_spoils_nothing_beside_it,
    a_review_is_kept_by_how_it_was_made_and_of_what,
    a_result_is_kept_once_for_each_game_that_has_ended,
}

const TABLE: &str = "t1";

/// A store with one table, at which one guest sits.
async fn with_table(home: &TestHome) -> (Store, Guest) {
    let store = home.open().await;
    let guest = store.add_guest(&[1; 32], "Anna").await.unwrap();
    let seats = vec![
        SeatRow { guest: Some(guest.id), bot: None, name: "Anna".into() },
        SeatRow { guest: None, bot: Some("random".into()), name: "random".into() },
    ];
    store.add_table(NewTable::new(TABLE, "century", guest.id, seats), 100).await.unwrap();
    (store, guest)
}

async fn entries(store: &Store) -> Vec<String> {
    store.log(TABLE).await.unwrap().into_iter().map(|line| line.entry).collect()
}

async fn a_log_grows_by_its_numbers_only(home: &TestHome) {
    let (store, _) = with_table(home).await;
    store.append(Append::new(TABLE, 0, ["a", "b"])).await.unwrap();
    for number in [0, 1, 3, u64::MAX] {
        let refused = store.append(Append::new(TABLE, number, ["x"])).await.unwrap_err();
        assert!(refused.is_conflict(), "{number}: {refused}");
    }
    store.append(Append::new(TABLE, 2, ["c"])).await.unwrap();
    assert_eq!(entries(&store).await, ["a", "b", "c"]);
}

#[tokio::test]
async fn a_second_server_on_one_file_is_refused_until_the_first_has_ended() {
    let home = TestHome::file();
    let folder = &home.folder;
    let (first, _) = with_table(&home).await;
    let path = folder.path().join("kaupang.sqlite");
    assert!(matches!(Store::open(&path).await, Err(StoreError::InUse)));
    // The same file by another name is the same file.
    #[cfg(unix)]
    {
        let link = folder.path().join("link.sqlite");
        std::os::unix::fs::symlink(&path, &link).unwrap();
        assert!(matches!(Store::open(&link).await, Err(StoreError::InUse)));
    }
    first.append(Append::new(TABLE, 0, ["a"])).await.unwrap();
    first.close().await;
    let second = home.open().await;
    assert_eq!(entries(&second).await, ["a"]);
}

async fn a_conflict_leaves_the_rest_of_its_batch_alone(home: &TestHome) {
    let (store, guest) = with_table(home).await;
    for table in 0..20 {
        store
            .add_table(NewTable::new(&table.to_string(), "century", guest.id, Vec::new()), 100)
            .await
            .unwrap();
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

async fn seats_and_phase_change_with_the_log_or_not_at_all(home: &TestHome) {
    let (store, guest) = with_table(home).await;
    let bot = SeatRow { guest: Some(guest.id), bot: Some("random".into()), name: "Anna".into() };
    let mut append = Append::new(TABLE, 5, ["stand-in"]);
    append.seats.push((0, bot.clone()));
    append.phase = Some(TablePhase::Over);
    assert!(store.append(append.clone()).await.unwrap_err().is_conflict());
    let table = store.table(TABLE).await.unwrap().unwrap();
    assert_eq!((table.phase, table.table.seats[0].bot.as_deref()), (TablePhase::Waiting, None));

    append.number = 0;
    store.append(append).await.unwrap();
    let table = store.table(TABLE).await.unwrap().unwrap();
    assert_eq!(table.phase, TablePhase::Over);
    assert_eq!(table.table.seats[0], bot);
}

async fn everything_is_there_after_closing_and_opening_again(home: &TestHome) {
    let (store, guest) = with_table(home).await;
    store.append(Append::new(TABLE, 0, ["a"])).await.unwrap();
    store.rename_guest(guest.id, "Björn").await.unwrap();
    let guest = Guest { name: "Björn".into(), ..guest };
    store.say(TABLE, &guest, "hello", None).await.unwrap();
    store.mute(TABLE, guest.id, 1).await.unwrap();
    let key = store.link_key();
    store.close().await;
    assert!(store.append(Append::new(TABLE, 1, ["b"])).await.is_err());

    let store = home.open().await;
    assert_eq!(entries(&store).await, ["a"]);
    assert_eq!(store.guest(&[1; 32]).await.unwrap(), Some(guest.clone()));
    assert_eq!(store.guest(&[2; 32]).await.unwrap(), None);
    let chat = store.chat(TABLE, 10).await.unwrap();
    assert_eq!((chat[0].name.as_str(), chat[0].line.as_str()), ("Björn", "hello"));
    assert_eq!(store.mutes(TABLE).await.unwrap(), [(guest.id, 1)]);
    store.unmute(TABLE, guest.id, 1).await.unwrap();
    assert_eq!(store.mutes(TABLE).await.unwrap(), []);
    assert_eq!(store.link_key(), key);
}

async fn who_holds_a_seat_loses_it_with_its_owner(home: &TestHome) {
    let (store, guest) = with_table(home).await;
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

async fn tables_are_listed_by_guest(home: &TestHome) {
    let (store, guest) = with_table(home).await;
    assert_eq!(store.public_tables(10).await.unwrap(), [], "the table is private");
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

async fn private_tables_hide_no_public_one(home: &TestHome) {
    let store = home.open().await;
    let guest = store.add_guest(&[1; 32], "Anna").await.unwrap();
    let seats = |count: usize| vec![SeatRow { name: "Anna".into(), ..SeatRow::default() }; count];
    for (id, seats, phase) in
        [("old", seats(2), TablePhase::Waiting), ("bare", Vec::new(), TablePhase::Playing)]
    {
        let table = NewTable { listing: Listing::Public, ..NewTable::new(id, "century", guest.id, seats) };
        store.add_table(Opened { phase, ..table.into() }, 1000).await.unwrap();
    }
    for number in 0..300 {
        let table = NewTable::new(&number.to_string(), "century", guest.id, seats(1));
        store.add_table(table, 1000).await.unwrap();
    }
    let listed = store.public_tables(30).await.unwrap();
    let found: Vec<(&str, usize)> = listed.iter().map(|line| (line.id.as_str(), line.seats.len())).collect();
    assert_eq!(found, [("old", 2), ("bare", 0)], "those that wait come first");
    assert_eq!(store.public_tables(1).await.unwrap().len(), 1);
}

async fn a_guest_has_so_many_unfinished_tables_and_no_more(home: &TestHome) {
    let (store, guest) = with_table(home).await;
    let other = store.add_guest(&[2; 32], "Ben").await.unwrap();
    let table = |id: &str, host: &Guest| NewTable::new(id, "century", host.id, Vec::new());
    store.add_table(table("t2", &guest), 2).await.unwrap();
    let refused = store.add_table(table("t3", &guest), 2).await.unwrap_err();
    assert!(matches!(refused, StoreError::TooManyTables { most: 2 }), "{refused}");
    store.add_table(table("t3", &other), 2).await.unwrap();
    // A game that has ended makes room.
    let mut append = Append::new("t2", 0, ["end"]);
    append.phase = Some(TablePhase::Over);
    store.append(append).await.unwrap();
    store.add_table(table("t4", &guest), 2).await.unwrap();
}

async fn a_table_is_opened_with_the_entry_that_tells_of_it_or_not_at_all(home: &TestHome) {
    let (store, guest) = with_table(home).await;
    let again = NewTable::new("t2", "century", guest.id, Vec::new());
    let again = Opened { entries: vec!["begin".into()], phase: TablePhase::Playing, ..again.into() };
    let mut append = Append::new(TABLE, 1, ["rematch t2"]);
    append.opens = Some(Box::new(again));
    assert!(store.append(append.clone()).await.unwrap_err().is_conflict());
    assert_eq!(store.table("t2").await.unwrap(), None);
    append.number = 0;
    store.append(append).await.unwrap();
    assert_eq!(store.table("t2").await.unwrap().unwrap().phase, TablePhase::Playing);
    assert_eq!(store.log("t2").await.unwrap().len(), 1);
}

async fn the_chat_of_a_table_keeps_its_last_thousand_lines(home: &TestHome) {
    let (store, guest) = with_table(home).await;
    for number in 0..1010 {
        store.say(TABLE, &guest, &number.to_string(), None).await.unwrap();
    }
    let chat = store.chat(TABLE, 2000).await.unwrap();
    assert_eq!((chat.len(), chat[0].line.as_str(), chat[999].line.as_str()), (1000, "10", "1009"));
}

async fn what_cant_be_stored_spoils_nothing_beside_it(home: &TestHome) {
    let (store, guest) = with_table(home).await;
    let nobody = Guest { id: 999, name: "Nobody".into() };
    // They wait together, so they are written together.
    let (before, line, mute, after) = tokio::join!(
        store.append(Append::new(TABLE, 0, ["a"])),
        store.say(TABLE, &nobody, "hello", None),
        store.mute(TABLE, guest.id, 999),
        store.append(Append::new(TABLE, 1, ["b"])),
    );
    assert!(line.is_err() && mute.is_err(), "there is no such guest");
    assert!(before.is_ok() && after.is_ok(), "{before:?} {after:?}");
    assert_eq!(entries(&store).await, ["a", "b"]);
    assert_eq!(store.chat(TABLE, 10).await.unwrap(), []);
}

async fn a_review_is_kept_by_how_it_was_made_and_of_what(home: &TestHome) {
    let (store, _) = with_table(home).await;
    let first = ReviewOf { version: 1, steps: 40 };
    assert_eq!(store.review(TABLE, first).await.unwrap(), None);
    store.keep_review(TABLE, first, "one").await.unwrap();
    assert_eq!(store.review(TABLE, first).await.unwrap().as_deref(), Some("one"));
    let longer = ReviewOf { steps: 41, ..first };
    assert_eq!(store.review(TABLE, longer).await.unwrap(), None, "the game has gone on");
    let second = ReviewOf { version: 2, ..longer };
    store.keep_review(TABLE, second, "two").await.unwrap();
    assert_eq!(store.review(TABLE, second).await.unwrap().as_deref(), Some("two"));
    assert_eq!(store.review(TABLE, first).await.unwrap(), None, "an older one is replaced");
    assert!(store.keep_review("nothing", first, "one").await.is_err(), "there is no such table");
}

async fn a_result_is_kept_once_for_each_game_that_has_ended(home: &TestHome) {
    let (store, guest) = with_table(home).await;
    assert_eq!(store.unreckoned(1, 10).await.unwrap(), [""; 0], "the game is not over");
    store.append(Append { phase: Some(TablePhase::Over), ..Append::new(TABLE, 0, ["end"]) }).await.unwrap();
    let opened =
        Opened { phase: TablePhase::Over, ..NewTable::new("t2", "century", guest.id, Vec::new()).into() };
    store.add_table(opened, 10).await.unwrap();
    assert_eq!(store.unreckoned(1, 10).await.unwrap().len(), 2);
    store.keep_result(TABLE, 1, "one").await.unwrap();
    store.keep_result("t2", 1, "").await.unwrap();
    assert_eq!(store.unreckoned(1, 10).await.unwrap(), [""; 0]);
    let kept = [(TABLE.to_owned(), "one".to_owned())];
    assert_eq!(store.results("century", 1, 10).await.unwrap(), kept, "what doesn't count is not told");
    assert_eq!(store.results("landnam", 1, 10).await.unwrap(), []);
    let of = async |game: &str, but: &str| store.results_of(guest.id, (game, 1), but, 10).await.unwrap();
    assert_eq!(of("century", "t2").await, ["one"]);
    assert_eq!(of("century", TABLE).await, [""; 0], "but for that table");
    assert_eq!(of("landnam", "t2").await, [""; 0]);
    let stranger = store.add_guest(&[9; 32], "Bo").await.unwrap();
    assert_eq!(store.results_of(stranger.id, ("century", 1), "t2", 10).await.unwrap(), [""; 0]);
    assert_eq!(store.unreckoned(2, 1).await.unwrap().len(), 1, "another way to reckon begins anew");
    store.keep_result(TABLE, 2, "two").await.unwrap();
    assert_eq!(store.results("century", 1, 10).await.unwrap(), [], "an older one is replaced");
}
