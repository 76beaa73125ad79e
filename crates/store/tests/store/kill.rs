//! A process is killed between moves: no acknowledged entry is lost, none is there twice.
//!
//! The test starts itself again as the process that appends; that one prints every number that was acknowledged.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::common::TestHome;
use crate::in_both_homes;
use store::{Append, Home, NewTable, Store};
use test_postgres::Postgres;

in_both_homes! { an_acknowledged_entry_survives_kill_9_and_none_is_doubled }

const FILE: &str = "KAUPANG_TEST_STORE";
const DATABASE: &str = "KAUPANG_TEST_DATABASE";
const TABLE: &str = "t1";

/// The home that the process was given: a file, or an address and the file of its key.
fn given_home() -> Option<Home> {
    let path = std::env::var_os(FILE).map(PathBuf::from)?;
    Some(match std::env::var(DATABASE) {
        Ok(address) => Home::Postgres { address: address.parse().unwrap(), key: path },
        Err(_) => Home::File(path),
    })
}

/// Appends until it is killed.
#[test]
fn append_for_ever() {
    let Some(home) = given_home() else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::open_at(&home).await.unwrap();
        let mut number = store.log(TABLE).await.unwrap().len() as u64;
        loop {
            store.append(Append::new(TABLE, number, [format!("move {number}")])).await.unwrap();
            println!("\nacknowledged {number}");
            number += 1;
        }
    });
}

/// Runs the appending process until it has acknowledged `count` entries, kills it, and returns the last number
/// that it acknowledged.
fn run_and_kill(home: &Home, count: usize) -> u64 {
    let mut command = Command::new(std::env::current_exe().unwrap());
    match home {
        Home::File(path) => command.env(FILE, path),
        Home::Postgres { address, key } => {
            command.env(FILE, key).env(DATABASE, with_user(&address.to_string()))
        }
    };
    let mut child = command
        .args(["kill::append_for_ever", "--exact", "--nocapture"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let mut last = None;
    let mut seen = 0;
    for line in output.lines() {
        let Some(number) = line.unwrap().strip_prefix("acknowledged ").map(str::parse::<u64>) else {
            continue;
        };
        last = Some(number.unwrap());
        seen += 1;
        if seen == count {
            // Lines that were written before the end are read all the same.
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    last.expect("something was acknowledged")
}

/// The user is not shown with an address.
fn with_user(address: &str) -> String {
    address.replace("postgres:///", "postgres://kaupang@localhost/")
}

async fn add_table(store: &Store) {
    let guest = store.add_guest(&[1; 32], "Anna").await.unwrap();
    store.add_table(NewTable::new(TABLE, "century", guest.id, Vec::new()), 10).await.unwrap();
}

/// All that was acknowledged is there, once, in its order.
async fn check(store: &Store, last: u64) {
    let log = store.log(TABLE).await.unwrap();
    assert!(log.len() as u64 > last, "{last} was acknowledged, {} are there", log.len());
    for (number, line) in log.iter().enumerate() {
        assert_eq!(line.entry, format!("move {number}"));
    }
}

async fn an_acknowledged_entry_survives_kill_9_and_none_is_doubled(home: &TestHome) {
    let store = home.open().await;
    add_table(&store).await;
    store.close().await;
    for round in 1..=5 {
        let place = home.home.clone();
        let last = tokio::task::spawn_blocking(move || run_and_kill(&place, 7 * round)).await.unwrap();
        let store = home.open().await;
        check(&store, last).await;
        store.close().await;
    }
}

/// PostgreSQL dies under appends, again and again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_acknowledged_entry_survives_the_death_of_postgres_and_none_is_doubled() {
    let Some(postgres) = Postgres::own() else { return };
    let store = TestHome::on(&postgres).open().await;
    add_table(&store).await;
    let mut last = 0;
    for round in 1..=3u64 {
        let number = store.log(TABLE).await.unwrap().len() as u64;
        let (sender, mut acknowledged) = tokio::sync::mpsc::unbounded_channel();
        let appending = tokio::spawn({
            let store = store.clone();
            async move {
                for number in number.. {
                    let append = Append::new(TABLE, number, [format!("move {number}")]);
                    if store.append(append).await.is_err() {
                        break;
                    }
                    sender.send(number).unwrap();
                }
            }
        });
        for _ in 0..10 * round {
            last = acknowledged.recv().await.unwrap();
        }
        tokio::task::block_in_place(|| postgres.crash());
        appending.await.unwrap();
        while let Some(number) = acknowledged.recv().await {
            last = number;
        }
        tokio::task::block_in_place(|| postgres.start_again());
        check(&store, last).await;
    }
}
