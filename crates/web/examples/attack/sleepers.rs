//! A store with very many tables in it: how long the program takes to start, and to answer.

use std::time::Instant;

use futures_util::future::try_join_all;
use store::{Listing, NewTable, Opened, Phase, SeatRow, Store};

use crate::target::{Fallible, Target};

/// So many tables are stored.
const TABLES: usize = 100_000;
/// So many are put into the store at once.
const BATCH: usize = 250;

/// Starts on a store with [`TABLES`] tables, each with its seats and some entries.
pub(crate) fn sleepers() -> Fallible<()> {
    let folder = tempfile::tempdir()?;
    let began = Instant::now();
    tokio::runtime::Runtime::new()?.block_on(fill(&folder.path().join("attack.sqlite")))?;
    println!("{TABLES} tables stored in {:.1} s", began.elapsed().as_secs_f64());
    let began = Instant::now();
    let target = Target::start_in(folder)?;
    println!("the program listens after {:.0} ms", began.elapsed().as_secs_f64() * 1000.0);
    let (status, _) = target.get("/", "")?;
    println!("the front page comes with {status} after {:.0} ms", began.elapsed().as_secs_f64() * 1000.0);
    let (status, _) = target.get(&format!("/t/{:024x}", TABLES / 2), "")?;
    println!("a table comes with {status} after {:.0} ms", began.elapsed().as_secs_f64() * 1000.0);
    Ok(())
}

async fn fill(file: &std::path::Path) -> Fallible<()> {
    let store = Store::open(file).await?;
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
    Opened { table, entries, phase: Phase::Waiting }
}
