//! How long it takes to open a store with 100,000 tables in it. It is a measurement, not a test of every day.
//!
//! `cargo test -p store --test store how_long -- --ignored --nocapture`

use std::fmt::Write as _;
use std::time::Instant;

use sha2::{Digest, Sha256};
use store::{Sought, moving};

use crate::common::TestHome;

const TABLES: usize = 100_000;
/// Most of them are forgotten, with their logs packed.
const OPEN: usize = 1_000;

/// The lines of a store with so many tables, for the key that a home has.
fn lines(seal: &str) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{{\"store\":{{\"version\":1,\"seal\":\"{seal}\"}}}}");
    for id in 1..=1000 {
        let hash = format!("{id:064x}");
        let _ = writeln!(
            text,
            "{{\"guest\":{{\"id\":{id},\"token_hash\":\"{hash}\",\"name\":\"Anna {id}\",\"created\":1}}}}"
        );
    }
    let phase = |table: usize| if table < OPEN { "playing" } else { "over" };
    for table in 0..TABLES {
        let (host, secret) = (table % 1000 + 1, "0".repeat(64));
        let _ = writeln!(
            text,
            "{{\"table\":{{\"id\":\"{table:024}\",\"game\":\"century\",\"rules\":1,\"options\":\"players=2\",\"title\":\"\",\
             \"settings\":\"\",\"secret\":\"{secret}\",\"host\":{host},\"phase\":\"{}\",\"created\":{table},\
             \"changed\":{table},\"listed\":true}}}}",
            phase(table)
        );
    }
    for table in 0..TABLES {
        let guest = table % 1000 + 1;
        let _ = writeln!(
            text,
            "{{\"seat\":{{\"table\":\"{table:024}\",\"seat\":0,\"guest\":{guest},\"bot\":null,\"name\":\"Anna {guest}\"}}}}"
        );
    }
    for table in 0..OPEN {
        for number in 0..100 {
            let _ = writeln!(
                text,
                "{{\"entry\":{{\"table\":\"{table:024}\",\"number\":{number},\"at\":1,\"entry\":\"act P1 rest\"}}}}"
            );
        }
    }
    let log = format!("[{}]", vec!["[1,\"act P1 rest\"]"; 100].join(","));
    for table in OPEN..TABLES {
        let _ = writeln!(text, "{{\"archived\":{{\"table\":\"{table:024}\",\"at\":1,\"log\":{log}}}}}");
    }
    let sum: String = Sha256::digest(&text).iter().map(|byte| format!("{byte:02x}")).collect();
    let lines = text.lines().count();
    let _ = writeln!(text, "{{\"end\":{{\"lines\":{lines},\"sha256\":\"{sum}\"}}}}");
    text
}

#[tokio::test]
#[ignore = "it takes minutes"]
async fn how_long_it_takes_to_open_a_hundred_thousand_tables() {
    for home in [Some(TestHome::file()), TestHome::postgres()].into_iter().flatten() {
        // A home that is opened gets a key; the lines are written for that one.
        let other = TestHome::file();
        other.open().await.close().await;
        std::fs::copy(other.key(), home.key()).unwrap();
        let mut head = Vec::new();
        moving::export(&other.home, &mut head).await.unwrap();
        let head = String::from_utf8(head).unwrap();
        let seal = head.split("\"seal\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        let text = lines(&seal);
        let began = Instant::now();
        moving::import(&home.home, &mut text.as_bytes()).await.unwrap();
        println!("{}: imported in {:.1} s", home.home, began.elapsed().as_secs_f64());
        let began = Instant::now();
        let store = home.open().await;
        let opened = began.elapsed();
        store.public_tables(30).await.unwrap();
        let listed = began.elapsed();
        let last = format!("{:024}", TABLES - 1);
        assert_eq!(store.log(&last).await.unwrap().len(), 100);
        let read = began.elapsed();
        assert_eq!(store.look_through(&Sought::latest(), 30).await.unwrap().len(), 30);
        let looked = began.elapsed();
        println!(
            "{}: opened after {opened:.1?}, public tables after {listed:.1?}, a packed log after {read:.1?}, the \
             operator's list after {looked:.1?}",
            home.home
        );
        assert!(looked.as_secs_f64() < 2.0, "{looked:?}");
        store.close().await;
    }
}
