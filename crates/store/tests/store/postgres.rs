//! What holds for several servers on one PostgreSQL, and when it goes away.

use std::fs;

use crate::common::TestHome;
use store::{Append, Guest, Heard, Home, NewTable, Store, StoreError};
use test_postgres::Postgres;

const TABLE: &str = "t1";
const SECRET: [u8; 32] = *b"the secret of the dice, 32 bytes";

async fn add_table(store: &Store, host: &Guest, id: &str) {
    let table = NewTable { secret: SECRET, ..NewTable::new(id, "century", host.id, Vec::new()) };
    store.add_table(table, 1000).await.unwrap();
}

/// A store with a table, and its host.
async fn with_table(home: &TestHome) -> (Store, Guest) {
    let store = home.open().await;
    let host = store.add_guest(&[1; 32], "Anna").await.unwrap();
    add_table(&store, &host, TABLE).await;
    (store, host)
}

async fn entries(store: &Store, table: &str) -> Vec<String> {
    store.log(table).await.unwrap().into_iter().map(|line| line.entry).collect()
}

#[tokio::test]
async fn of_two_servers_one_is_first_and_the_other_is_told_so() {
    let Some(home) = TestHome::postgres() else { return };
    let (first, _) = with_table(&home).await;
    let second = home.open().await;
    let mut expected = Vec::new();
    for number in 0..50 {
        let append = |who: &str| Append::new(TABLE, number, [format!("{who} {number}")]);
        let (one, other) = tokio::join!(first.append(append("first")), second.append(append("second")));
        assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
        let (winner, refused) = if one.is_ok() { ("first", other) } else { ("second", one) };
        assert!(refused.unwrap_err().is_conflict());
        expected.push(format!("{winner} {number}"));
    }
    assert_eq!(entries(&first, TABLE).await, expected);
    assert_eq!(entries(&second, TABLE).await, expected);
}

/// Batches of two servers have many tables in common, in different orders.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_write_to_the_same_tables_never_wait_for_each_other_in_a_circle() {
    let Some(home) = TestHome::postgres() else { return };
    let (first, host) = with_table(&home).await;
    let second = home.open().await;
    let tables: Vec<String> = (0..12).map(|table| format!("table {table}")).collect();
    for table in &tables {
        add_table(&first, &host, table).await;
    }
    for round in 0..10 {
        let both = [(&first, tables.clone()), (&second, tables.iter().rev().cloned().collect())];
        let appends: Vec<_> = both
            .into_iter()
            .flat_map(|(store, tables)| {
                tables.into_iter().map(move |table| {
                    let store = store.clone();
                    tokio::spawn(async move { store.append(Append::new(&table, round, ["x"])).await })
                })
            })
            .collect();
        let mut stored = 0;
        for append in appends {
            match append.await.unwrap() {
                Ok(_) => stored += 1,
                Err(refused) => assert!(refused.is_conflict(), "{refused}"),
            }
        }
        assert_eq!(stored, tables.len(), "round {round}");
    }
}

#[tokio::test]
async fn the_limit_of_tables_holds_across_servers() {
    let Some(home) = TestHome::postgres() else { return };
    let (first, host) = with_table(&home).await;
    let second = home.open().await;
    let table = |id: &str| NewTable::new(id, "century", host.id, Vec::new());
    let (one, other) = tokio::join!(first.add_table(table("a"), 2), second.add_table(table("b"), 2));
    let refused = one.and(other).unwrap_err();
    assert!(matches!(refused, StoreError::TooManyTables { most: 2 }), "{refused}");
    assert_eq!(second.add_table(table("c"), 3).await.map_err(|error| error.to_string()), Ok(()));
}

#[tokio::test]
async fn servers_that_come_to_an_empty_database_at_once_furnish_it_once() {
    let Some(home) = TestHome::postgres() else { return };
    let (first, second, third) = tokio::join!(home.open(), home.open(), home.open());
    assert_eq!(first.link_key(), second.link_key());
    assert_eq!(first.link_key(), third.link_key());
    let guest = first.add_guest(&[1; 32], "Anna").await.unwrap();
    assert_eq!(third.guest(&[1; 32]).await.unwrap(), Some(guest));
}

#[tokio::test]
async fn a_server_without_the_key_is_refused_and_the_database_alone_tells_no_secret() {
    let Some(home) = TestHome::postgres() else { return };
    let (store, _) = with_table(&home).await;
    assert_eq!(store.table(TABLE).await.unwrap().unwrap().table.secret, SECRET);
    let Home::Postgres { address, .. } = &home.home else { unreachable!("it is on PostgreSQL") };
    for (name, content) in
        [("missing.key", None), ("empty.key", Some("")), ("other.key", Some("something else"))]
    {
        let key = home.folder.path().join(name);
        content.into_iter().for_each(|content| fs::write(&key, content).unwrap());
        let home = Home::Postgres { address: address.clone(), key: key.clone() };
        let refused = Store::open_at(&home).await.unwrap_err();
        assert!(refused.to_string().contains(&format!("{name}: ")), "{refused}");
        assert_eq!(fs::read_to_string(&key).ok().as_deref(), content, "the file is as it was");
    }
    let postgres = Postgres::shared().unwrap();
    let database = address.to_string();
    let database = database.split(['/', '?']).nth(3).unwrap();
    let dump = postgres.dump(&postgres.address(database));
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    assert!(dump.contains(TABLE), "the dump has the table");
    assert!(!dump.contains(&hex(&SECRET)) && !dump.contains(&hex(&store.link_key())));
    // A copy of the key opens it.
    let copy = home.folder.path().join("copy.key");
    fs::copy(home.key(), &copy).unwrap();
    let copy = Store::open_at(&Home::Postgres { address: address.clone(), key: copy }).await.unwrap();
    assert_eq!(copy.link_key(), store.link_key());
}

#[tokio::test]
async fn a_database_that_goes_away_is_told_and_comes_back_by_itself() {
    let Some(postgres) = Postgres::own() else { return };
    let (store, _) = with_table(&TestHome::on(&postgres)).await;
    store.append(Append::new(TABLE, 0, ["a"])).await.unwrap();
    for number in 1..4 {
        postgres.crash();
        let refused = store.append(Append::new(TABLE, number, ["lost"])).await.unwrap_err();
        assert!(!refused.is_conflict(), "{refused}");
        store.try_to_write().await.unwrap_err();
        store.log(TABLE).await.unwrap_err();
        postgres.start_again();
        store.try_to_write().await.unwrap();
        store.append(Append::new(TABLE, number, ["b"])).await.unwrap();
        assert_eq!(entries(&store, TABLE).await.len() as u64, number + 1);
    }
    assert!(!entries(&store, TABLE).await.contains(&"lost".to_owned()));
}

#[tokio::test]
async fn who_came_lately_is_known_while_the_database_is_away_unless_they_were_forgotten() {
    let Some(postgres) = Postgres::own() else { return };
    let home = TestHome::on(&postgres);
    let (first, anna) = with_table(&home).await;
    let second = home.open().await;
    let mut news = second.news().unwrap();
    assert_eq!(news.next().await, Heard::Everything);
    let ben = first.add_guest(&[2; 32], "Ben").await.unwrap();
    for (token, guest) in [([1; 32], &anna), ([2; 32], &ben)] {
        assert_eq!(second.guest_who_looks(&token).await.unwrap().as_ref(), Some(guest));
    }
    first.erase_guest(ben.id).await.unwrap();
    // What is told after it has come, so that has come, too.
    first.append(Append::new(TABLE, 0, ["a"])).await.unwrap();
    assert_eq!(news.next().await, Heard::Table(TABLE.into()));
    postgres.crash();
    assert_eq!(second.guest_who_looks(&[1; 32]).await.unwrap(), Some(anna));
    second.guest(&[1; 32]).await.expect_err("who does something has to be looked up");
    second.guest_who_looks(&[2; 32]).await.expect_err("who was forgotten is not known");
    second.guest_who_looks(&[3; 32]).await.expect_err("and neither is a stranger");
    postgres.start_again();
    assert_eq!(news.next().await, Heard::Everything);
    postgres.crash();
    second.guest_who_looks(&[1; 32]).await.expect_err("it may be that news of her were lost");
}

#[tokio::test]
async fn a_database_that_is_not_there_is_told_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("postgres://anna:hush@localhost/kaupang?host={}", folder.path().display());
    let home = Home::Postgres { address: address.parse().unwrap(), key: folder.path().join("k") };
    let refused = Store::open_at(&home).await.unwrap_err().to_string();
    assert!(refused.starts_with("the database: ") && !refused.contains("hush"), "{refused}");
}
