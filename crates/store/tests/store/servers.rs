//! What several servers on one PostgreSQL tell each other, and which of them looks after a table.

use std::time::Duration;

use crate::common::TestHome;
use store::{Append, Guest, Heard, Lease, NewTable, News, ReviewOf, Store, StoreError};
use test_postgres::Postgres;
use tokio::time::{sleep, timeout};

const TABLE: &str = "t1";
/// No lease runs out in the middle of a test.
const LONG: Duration = Duration::from_secs(3600);

/// Two servers with two tables, and the host of these.
async fn two_servers(home: &TestHome) -> (Store, Store, Guest) {
    let (first, second) = (home.open().await, home.open().await);
    let host = first.add_guest(&[1; 32], "Anna").await.unwrap();
    for table in [TABLE, "t2"] {
        first.add_table(NewTable::new(table, "century", host.id, Vec::new()), 10).await.unwrap();
    }
    (first, second, host)
}

async fn next(news: &mut News) -> Heard {
    timeout(Duration::from_secs(30), news.next()).await.expect("there are news")
}

/// News that begin now.
async fn listening(store: &Store) -> News {
    let mut news = store.news().expect("it is on PostgreSQL");
    assert_eq!(next(&mut news).await, Heard::Everything, "what was before nobody has heard");
    news
}

fn append(number: u64, lease: Option<Lease>) -> Append {
    Append { lease, ..Append::new(TABLE, number, [format!("entry {number}")]) }
}

#[tokio::test]
async fn what_one_server_writes_to_a_table_the_other_hears() {
    let Some(home) = TestHome::postgres() else { return };
    let (first, second, anna) = two_servers(&home).await;
    let mut news = listening(&second).await;
    let table = || Heard::Table(TABLE.to_owned());
    first.append(append(0, None)).await.unwrap();
    assert_eq!(next(&mut news).await, table());
    first.say(TABLE, &anna, "Hello", None).await.unwrap();
    assert_eq!(next(&mut news).await, table());
    first.hold_seat(TABLE, anna.id, 0).await.unwrap();
    assert_eq!(next(&mut news).await, table());
    first.mute(TABLE, anna.id, anna.id).await.unwrap();
    assert_eq!(next(&mut news).await, table());
    first.unmute(TABLE, anna.id, anna.id).await.unwrap();
    assert_eq!(next(&mut news).await, table());
    let changes = second.changes(TABLE, 0, 10).await.unwrap();
    assert_eq!((changes.entries.len(), changes.chat.len(), changes.holders.len()), (1, 1, 1));
    assert_eq!(second.changes(TABLE, 1, 10).await.unwrap().entries, Vec::new());
}

#[tokio::test]
async fn what_is_whispered_the_others_hear_in_order_and_nothing_of_it_is_stored() {
    let Some(home) = TestHome::postgres() else { return };
    let (first, second, _) = two_servers(&home).await;
    let mut news = listening(&second).await;
    second.whisper(TABLE, "one's own".to_owned());
    for text in ["here 1,2 3", "here 1 3"] {
        first.whisper(TABLE, text.to_owned());
    }
    first.whisper_aside("free for all".to_owned());
    for expected in ["here 1,2 3", "here 1 3"] {
        match next(&mut news).await {
            Heard::Whisper { table, text, .. } => assert_eq!((&*table, &*text), (TABLE, expected)),
            heard => panic!("{heard:?}"),
        }
    }
    assert_eq!(next(&mut news).await, Heard::Aside("free for all".to_owned()));
    assert!(second.log(TABLE).await.unwrap().is_empty());
}

#[tokio::test]
async fn nobody_hears_what_changes_no_table_was_refused_or_is_ones_own() {
    let Some(home) = TestHome::postgres() else { return };
    let (first, second, anna) = two_servers(&home).await;
    let mut news = listening(&second).await;
    second.append(append(0, None)).await.unwrap();
    first.append(append(0, None)).await.unwrap_err();
    first.take_lease(TABLE, LONG).await.unwrap();
    first.keep_review(TABLE, ReviewOf { version: 1, steps: 1 }, "found").await.unwrap();
    first.rename_guest(anna.id, "Anne").await.unwrap();
    first.say("t2", &anna, "Hello", None).await.unwrap();
    assert_eq!(next(&mut news).await, Heard::Table("t2".to_owned()));
}

#[tokio::test]
async fn who_no_longer_hears_the_database_comes_back_and_says_that_news_may_be_lost() {
    let Some(postgres) = Postgres::own() else { return };
    let home = TestHome::on(&postgres);
    let (first, second, _) = two_servers(&home).await;
    let mut news = listening(&second).await;
    for number in 0..3 {
        postgres.crash();
        postgres.start_again();
        assert_eq!(next(&mut news).await, Heard::Everything);
        // The first write after a crash may find that the connection is gone.
        let _ = first.try_to_write().await;
        first.append(append(number, None)).await.unwrap();
        assert_eq!(next(&mut news).await, Heard::Table(TABLE.to_owned()));
    }
}

#[tokio::test]
async fn a_file_has_one_server_whose_leases_last() {
    let home = TestHome::file();
    let store = home.open().await;
    assert!(store.news().is_none() && !store.is_shared());
    let host = store.add_guest(&[1; 32], "Anna").await.unwrap();
    store.add_table(NewTable::new(TABLE, "century", host.id, Vec::new()), 10).await.unwrap();
    let lease = store.take_lease(TABLE, Duration::ZERO).await.unwrap();
    store.append(append(0, Some(lease))).await.unwrap();
}

#[tokio::test]
async fn one_server_has_the_lease_and_the_others_are_told_for_how_long() {
    let Some(home) = TestHome::postgres() else { return };
    let (first, second, _) = two_servers(&home).await;
    let (one, other) = tokio::join!(first.take_lease(TABLE, LONG), second.take_lease(TABLE, LONG));
    assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
    let (holder, refused) = if one.is_ok() { (&first, other) } else { (&second, one) };
    match refused.unwrap_err() {
        StoreError::Leased { table, left } => {
            assert!(table == TABLE && left <= LONG && left > LONG / 2, "{left:?}");
        }
        error => panic!("{error}"),
    }
    let lease = holder.take_lease(TABLE, LONG).await.unwrap();
    assert_eq!(holder.take_lease(TABLE, LONG).await.unwrap(), lease, "renewed, it is the same");
    holder.append(append(0, Some(lease))).await.unwrap();
    // People need none.
    let person = if std::ptr::eq(holder, &first) { &second } else { &first };
    person.append(append(1, None)).await.unwrap();
    person.take_lease("t2", LONG).await.unwrap();
}

/// As a server does that was stopped in the middle of a bot's thought: the number is still the next one.
#[tokio::test]
async fn who_wakes_up_after_the_lease_has_gone_to_another_appends_nothing() {
    let Some(home) = TestHome::postgres() else { return };
    let (first, second, _) = two_servers(&home).await;
    let old = first.take_lease(TABLE, Duration::from_millis(50)).await.unwrap();
    let new = loop {
        match second.take_lease(TABLE, LONG).await {
            Ok(lease) => break lease,
            Err(StoreError::Leased { left, .. }) => sleep(left).await,
            Err(error) => panic!("{error}"),
        }
    };
    let refused = first.append(append(0, Some(old))).await.unwrap_err();
    assert!(matches!(&refused, StoreError::LeaseLost { table } if table == TABLE), "{refused}");
    assert!(first.log(TABLE).await.unwrap().is_empty());
    second.append(append(0, Some(new))).await.unwrap();
    // Nor once it has it again: that is another lease.
    second.close().await;
    let newest = first.take_lease(TABLE, LONG).await.unwrap();
    first.append(append(1, Some(old))).await.unwrap_err();
    first.append(append(1, Some(newest))).await.unwrap();
}

/// The lease is for an hour, and nobody takes one for so long: the clock by which it was taken was ahead.
#[tokio::test]
async fn a_lease_that_was_taken_by_a_clock_ahead_of_time_is_free() {
    let Some(home) = TestHome::postgres() else { return };
    let (first, second, _) = two_servers(&home).await;
    let old = first.take_lease(TABLE, LONG).await.unwrap();
    let new = second.take_lease(TABLE, Duration::from_secs(10)).await.unwrap();
    let refused = first.append(append(0, Some(old))).await.unwrap_err();
    assert!(matches!(&refused, StoreError::LeaseLost { table } if table == TABLE), "{refused}");
    second.append(append(0, Some(new))).await.unwrap();
}

#[tokio::test]
async fn a_server_that_ends_gives_its_leases_back_and_says_so() {
    let Some(home) = TestHome::postgres() else { return };
    let (first, second, _) = two_servers(&home).await;
    let mut news = listening(&second).await;
    first.take_lease(TABLE, LONG).await.unwrap();
    first.close().await;
    assert_eq!(next(&mut news).await, Heard::Free(TABLE.to_owned()));
    second.take_lease(TABLE, LONG).await.unwrap();
}
