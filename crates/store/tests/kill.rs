//! A process is killed between moves: no acknowledged entry is lost, none is there twice.
//!
//! The test starts itself again as the process that appends; that one prints every number that was acknowledged.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use store::{Append, NewTable, Store};

const FILE: &str = "KAUPANG_TEST_STORE";
const TABLE: &str = "t1";

async fn open(path: &Path) -> Store {
    Store::open(path).await.expect("the store opens")
}

/// Appends until it is killed.
#[test]
fn append_for_ever() {
    let Some(path) = std::env::var_os(FILE).map(PathBuf::from) else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = open(&path).await;
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
fn run_and_kill(path: &Path, count: usize) -> u64 {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["append_for_ever", "--exact", "--nocapture"])
        .env(FILE, path)
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

#[tokio::test]
async fn an_acknowledged_entry_survives_kill_9_and_none_is_doubled() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kaupang.sqlite");
    let store = open(&path).await;
    let guest = store.add_guest(&[1; 32], "Anna").await.unwrap();
    store.add_table(NewTable::new(TABLE, "century", guest.id, Vec::new()), 10).await.unwrap();
    store.close().await;

    for round in 1..=5 {
        let file = path.clone();
        let last = tokio::task::spawn_blocking(move || run_and_kill(&file, 7 * round)).await.unwrap();
        let store = open(&path).await;
        let log = store.log(TABLE).await.unwrap();
        assert!(log.len() as u64 > last, "round {round}: {last} was acknowledged, {} are there", log.len());
        for (number, line) in log.iter().enumerate() {
            assert_eq!(line.entry, format!("move {number}"));
        }
        store.close().await;
    }
}
