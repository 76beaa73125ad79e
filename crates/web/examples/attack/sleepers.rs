//! A store with very many tables in it: how long the program takes to start, and to answer.

use std::time::Instant;

use futures_util::future::try_join_all;
use store::{Home, Listing, NewTable, Opened, SeatRow, Store, TablePhase};
use tempfile::TempDir;
use test_postgres::{Disk, Postgres};

use crate::target::{Fallible, Target};

/// So many tables are stored.
const TABLES: usize = 100_000;
/// So many are put into the store at once.
const BATCH: usize = 250;

/// Starts on a store with [`TABLES`] tables, each with its seats and some entries: on a file, and on PostgreSQL.
pub(crate) fn sleepers() -> Fallible<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("attack.sqlite");
    let file = path.display().to_string();
    fill("a file", &Home::File(path))?;
    start(&["--data", &file], folder)?;
    // How it is filled is not what is measured.
    let (postgres, folder) = (Postgres::start(Disk::Later)?, tempfile::tempdir()?);
    let (address, key) = (postgres.database(), folder.path().join("tables.key"));
    let key_file = key.display().to_string();
    fill("PostgreSQL", &Home::Postgres { address: address.parse()?, key })?;
    start(&["--database", &address, "--key", &key_file], folder)
}

/// Starts the program and asks it for two pages.
fn start(home: &[&str], folder: TempDir) -> Fallible<()> {
    let began = Instant::now();
    let target = Target::start_at(home, folder)?;
    println!("the program listens after {:.0} ms", began.elapsed().as_secs_f64() * 1000.0);
    let (status, _) = target.get("/", "")?;
    println!("the front page comes with {status} after {:.0} ms", began.elapsed().as_secs_f64() * 1000.0);
    let (status, _) = target.get(&format!("/t/{:024x}", TABLES / 2), "")?;
    println!("a table comes with {status} after {:.0} ms", began.elapsed().as_secs_f64() * 1000.0);
    Ok(())
}

fn fill(place: &str, home: &Home) -> Fallible<()> {
    let began = Instant::now();
    tokio::runtime::Runtime::new()?.block_on(put_tables(home))?;
    println!("{TABLES} tables stored in {place} in {:.1} s", began.elapsed().as_secs_f64());
    Ok(())
}

async fn put_tables(home: &Home) -> Fallible<()> {
    let store = Store::open_at(home).await?;
    for batch in 0..TABLES / BATCH {
        // Nobody has so many tables: each batch is another guest's.
        let mut token = [1; 32];
        token[..8].copy_from_slice(&batch.to_le_bytes());
        let host = store.add_guest(&token, "Anna").await?;
        let numbers = batch * BATCH..(batch + 1) * BATCH;
        try_join_all(numbers.map(|number| store.add_table(table(number, host.id), u32::MAX))).await?;
    }
    store.close().await;
    Ok(())
}

fn table(number: usize, host: i64) -> Opened {
    let bot = SeatRow { guest: None, bot: Some("random".into()), name: "Random bot".into() };
    let table = NewTable {
        id: format!("{number:024x}"),
        game: "century".into(),
        rules: 2,
        options: "players=2".into(),
        title: String::new(),
        settings: String::new(),
        secret: [7; 32],
        host,
        listing: Listing::Public,
        seats: vec![SeatRow { guest: Some(host), bot: None, name: "Anna".into() }, bot],
    };
    let entries = (0..4).map(|word| format!("word P1 \"{word}\"")).collect();
    Opened { table, entries, phase: TablePhase::Waiting }
}
