//! Attacks on loopback, for `cargo xtask attack NAME`: what a server has to stand, with figures.
//!
//! The server is the program itself, named by `KAUPANG_BIN`, in a process of its own, so that its memory is its own.
//! Every attack is bounded: it ends by itself within about a minute, and takes its server with it.

mod sleepers;
mod target;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use test_postgres::{Disk, Postgres};

use crate::target::{Fallible, Target};

const USAGE: &str = "the attacks are: full-disk, half-sent, unread-logs, unread-streams, starve, starve postgres, \
                     readers, lists, sleepers, all";

type Attack = fn() -> Fallible<()>;

/// The attacks by their names.
const ATTACKS: [(&str, Attack); 9] = [
    ("full-disk", full_disk),
    ("half-sent", half_sent),
    ("unread-logs", unread_logs),
    ("unread-streams", unread_streams),
    ("starve", starve),
    ("starve postgres", starve_on_postgres),
    ("readers", readers),
    ("lists", lists),
    ("sleepers", sleepers::sleepers),
];

fn main() -> Fallible<()> {
    let name = std::env::args().skip(1).collect::<Vec<String>>().join(" ");
    let chosen: Vec<_> = ATTACKS.iter().filter(|(other, _)| name == "all" || name == *other).collect();
    if chosen.is_empty() {
        return Err(USAGE.into());
    }
    for (name, attack) in chosen {
        println!("== {name}");
        attack()?;
    }
    Ok(())
}

/// The disk is full for a while: what is refused, what health says, and whether the server comes back.
fn full_disk() -> Fallible<()> {
    let target = Target::start()?;
    let anna = target.guest("Anna")?;
    let open = || target.post("/tables", &anna, &json!({"game": "century-solo"}));
    target.limit_files("0")?;
    let (status, answer) = open()?;
    println!("while the disk is full: {status} {}", answer["error"]["sentence"]);
    println!("health then: {}", target.get("/healthz", "")?.0);
    target.limit_files("unlimited")?;
    let (status, answer) = open()?;
    println!("when there is room again: {status} {}", answer["error"]["sentence"]);
    println!("health then: {}", target.get("/healthz", "")?.0);
    Ok(())
}

/// 3,000 requests that never end: how many stay open, whether others are answered, how long an end takes.
fn half_sent() -> Fallible<()> {
    let target = Target::start()?;
    let mut open: Vec<TcpStream> = Vec::new();
    for _ in 0..3000 {
        let mut stream = TcpStream::connect(&target.address)?;
        // A server that has closed already takes nothing, which is what is counted.
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: local");
        open.push(stream);
    }
    std::thread::sleep(Duration::from_secs(20));
    let still_open = open.iter().filter(|stream| is_open(stream)).count();
    println!("of 3000 half-sent requests {still_open} are open after 20 s");
    let began = Instant::now();
    let answered = target.get("/healthz", "").map(|(status, _)| status);
    println!("another request: {answered:?} after {:.0} ms", milliseconds(began.elapsed()));
    let _half = TcpStream::connect(&target.address)?.write_all(b"GET / HTTP/1.1\r\nHost: local");
    match target.terminate(Duration::from_secs(20))? {
        Some(time) => println!("the server ended {:.1} s after the signal", time.as_secs_f64()),
        None => println!("the server had not ended 20 s after the signal"),
    }
    Ok(())
}

fn is_open(mut stream: &TcpStream) -> bool {
    let _ = stream.set_nonblocking(true);
    let mut part = [0; 1 << 10];
    loop {
        match stream.read(&mut part) {
            Ok(0) => return false,
            Ok(_) => {}
            Err(error) => return error.kind() == std::io::ErrorKind::WouldBlock,
        }
    }
}

/// A table whose log is long: random players, for some seconds.
fn long_table(target: &Target, anna: &str) -> Fallible<(String, Value)> {
    let body =
        json!({"game": "century-solo", "seats": ["random"], "settings": {"pace": "fast", "confirm": "skip"}});
    let (_, opened) = target.post("/tables", anna, &body)?;
    let table = opened["table"].as_str().ok_or("no table")?.to_owned();
    target.post(&format!("/tables/{table}/begin"), anna, &json!({}))?;
    let began = Instant::now();
    let look = loop {
        std::thread::sleep(Duration::from_millis(500));
        let look = target.get(&format!("/api/v1/tables/{table}"), anna)?.1;
        if look["stage"] != "playing" || began.elapsed() > Duration::from_secs(25) {
            break look;
        }
    };
    println!("a log of {} entries", look["number"]);
    Ok((table, look))
}

/// 60 requests for one long log that nobody reads.
fn unread_logs() -> Fallible<()> {
    let target = Target::start()?;
    let anna = target.guest("Anna")?;
    let (table, _) = long_table(&target, &anna)?;
    let before = target.resident_kilobytes();
    let mut unread = Vec::new();
    for _ in 0..60 {
        unread.push(target.send("GET", &format!("/t/{table}/log"), &anna, "")?);
    }
    println!("60 unread logs: {:.0} MB more at most", megabytes(peak(&target, 20), before));
    drop(unread);
    Ok(())
}

/// 2,000 streams of a busy table that nobody reads.
fn unread_streams() -> Fallible<()> {
    let target = Target::start()?;
    let anna = target.guest("Anna")?;
    let body = json!({"game": "merchants", "options": {"players": 3}, "seats": ["random", "random", "random"],
                      "settings": {"pace": "fast", "confirm": "skip"}});
    let (_, opened) = target.post("/tables", &anna, &body)?;
    let table = opened["table"].as_str().ok_or("no table")?.to_owned();
    target.post(&format!("/tables/{table}/begin"), &anna, &json!({}))?;
    let before = target.resident_kilobytes();
    // What is refused may be closed before it has been asked for.
    let ask = |_| target.send("GET", &format!("/t/{table}/stream"), "", "").ok();
    let mut unread: Vec<TcpStream> = (0..2000).filter_map(ask).collect();
    let most = peak(&target, 20);
    let open = unread.iter_mut().filter(|stream| stream.peek(&mut [0; 8]).is_ok()).count();
    println!("{open} unread streams: {:.0} MB more at most", megabytes(most, before));
    std::thread::sleep(Duration::from_secs(25));
    println!("streams that the server still has after 45 s: {}", target.metric("streams")?);
    Ok(())
}

/// The most memory within so many seconds.
fn peak(target: &Target, seconds: u64) -> u64 {
    let mut most = 0;
    for _ in 0..10 * seconds {
        most = most.max(target.resident_kilobytes());
        std::thread::sleep(Duration::from_millis(100));
    }
    most
}

/// 50 tables of hard bots that nobody watches, and one table with an easy bot: how long its player waits.
fn starve() -> Fallible<()> {
    starve_at(&[Target::start()?])
}

/// The same with two servers on one PostgreSQL, each with half of the tables and one thread for its bots.
fn starve_on_postgres() -> Fallible<()> {
    let (postgres, folder) = (Postgres::start(Disk::AtOnce)?, tempfile::tempdir()?);
    let (address, key) = (postgres.database(), folder.path().join("tables.key").display().to_string());
    let home = ["--database", &address, "--key", &key, "--bot-threads", "1"];
    starve_at(&[
        Target::start_at(&home, tempfile::tempdir()?)?,
        Target::start_at(&home, tempfile::tempdir()?)?,
    ])
}

/// The player is at the first of the servers.
fn starve_at(servers: &[Target]) -> Fallible<()> {
    let target = &servers[0];
    let (crowd, anna) = (target.guest("Crowd")?, target.guest("Anna")?);
    let settings = json!({"pace": "fast", "confirm": "skip"});
    let own =
        json!({"game": "century", "options": {"players": 2}, "seats": ["me", "easy"], "settings": settings});
    let (_, opened) = target.post("/tables", &anna, &own)?;
    let table = opened["table"].as_str().ok_or("no table")?.to_owned();
    target.post(&format!("/tables/{table}/begin"), &anna, &json!({}))?;
    let alone = waits(target, &anna, &table)?;
    for server in servers.iter().cycle().take(50) {
        let body = json!({"game": "puerto-rico", "options": {"players": 3}, "seats": ["hard", "hard", "hard"], "settings": settings});
        let (_, opened) = server.post("/tables", &crowd, &body)?;
        let id = opened["table"].as_str().ok_or("no table")?.to_owned();
        server.post(&format!("/tables/{id}/begin"), &crowd, &json!({}))?;
    }
    report("an easy bot's answer, alone", alone);
    report("an easy bot's answer beside 50 tables of hard bots", waits(target, &anna, &table)?);
    report("a person's post beside 50 tables of hard bots", answers(target, &anna, &own)?);
    Ok(())
}

/// How long it takes, many times, until a person's post is acknowledged.
fn answers(target: &Target, anna: &str, game: &Value) -> Fallible<Vec<Duration>> {
    let (mut times, mut table) = (Vec::new(), String::new());
    // Who only rests loses soon: there are ten posts at each table.
    for post in 0..100 {
        if post % 10 == 0 {
            let (_, opened) = target.post("/tables", anna, game)?;
            table = opened["table"].as_str().ok_or("no table")?.to_owned();
            target.post(&format!("/tables/{table}/begin"), anna, &json!({}))?;
        }
        let look = turn(target, anna, &format!("/api/v1/tables/{table}"))?;
        let body = json!({"number": look["number"], "action": "rest"});
        let began = Instant::now();
        let (status, answer) = target.post(&format!("/tables/{table}/act"), anna, &body)?;
        if status != 200 {
            return Err(format!("{status}: {answer}").into());
        }
        times.push(began.elapsed());
    }
    Ok(times)
}

/// How long it takes, some times, until it is the player's turn again.
fn waits(target: &Target, anna: &str, table: &str) -> Fallible<Vec<Duration>> {
    let path = format!("/api/v1/tables/{table}");
    let mut times = Vec::new();
    for _ in 0..8 {
        let look = turn(target, anna, &path)?;
        let body = json!({"number": look["number"], "action": "rest"});
        let began = Instant::now();
        let (status, answer) = target.post(&format!("/tables/{table}/act"), anna, &body)?;
        if status != 200 {
            return Err(format!("{status}: {answer}").into());
        }
        turn(target, anna, &path)?;
        times.push(began.elapsed());
    }
    Ok(times)
}

fn turn(target: &Target, anna: &str, path: &str) -> Fallible<Value> {
    loop {
        let look = target.get(path, anna)?.1;
        if look["legal"].as_array().is_some_and(|legal| !legal.is_empty()) || look["stage"] != "playing" {
            return Ok(look);
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// 50 readers of a long dice page: how long somebody else's post takes.
fn readers() -> Fallible<()> {
    let target = Target::start()?;
    let anna = target.guest("Anna")?;
    let (table, _) = long_table(&target, &anna)?;
    let body = json!({"game": "century-solo", "settings": {"confirm": "skip"}});
    let (_, opened) = target.post("/tables", &anna, &body)?;
    let own = opened["table"].as_str().ok_or("no table")?.to_owned();
    target.post(&format!("/tables/{own}/begin"), &anna, &json!({}))?;
    report("a post, alone", posts(&target, &anna, &own, 40)?);
    let (is_over, read) = (AtomicBool::new(false), AtomicUsize::new(0));
    let busy = std::thread::scope(|scope| {
        for _ in 0..50 {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    // One who is turned away comes again.
                    if target.get(&format!("/t/{table}/dice"), "").is_ok_and(|(status, _)| status == 200) {
                        read.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
        std::thread::sleep(Duration::from_secs(2));
        let busy = posts(&target, &anna, &own, 40);
        is_over.store(true, Ordering::Relaxed);
        busy
    })?;
    report("a post beside 50 readers of a long dice page", busy);
    println!("dice pages read meanwhile: {}", read.load(Ordering::Relaxed));
    Ok(())
}

fn posts(target: &Target, anna: &str, table: &str, count: usize) -> Fallible<Vec<Duration>> {
    let mut times = Vec::new();
    for _ in 0..count {
        let look = target.get(&format!("/api/v1/tables/{table}"), anna)?.1;
        let legal = look["legal"].as_array().and_then(|legal| legal.last()).ok_or("nothing is legal")?;
        let body = json!({"number": look["number"], "action": legal});
        let began = Instant::now();
        target.post(&format!("/tables/{table}/act"), anna, &body)?;
        times.push(began.elapsed());
    }
    Ok(times)
}

/// 300 private tables, one public one, and its place on the front page; how long the page takes.
fn lists() -> Fallible<()> {
    let target = Target::start()?;
    let host = target.guest("Host")?;
    let public = json!({"game": "century", "options": {"players": 5}, "title": "for everybody", "settings": {"visibility": "public"}});
    target.post("/tables", &host, &public)?;
    for _ in 0..10 {
        let crowd = target.guest("Crowd")?;
        for _ in 0..30 {
            target.post("/tables", &crowd, &json!({"game": "century", "options": {"players": 5}}))?;
        }
    }
    let mut times = Vec::new();
    for _ in 0..50 {
        let began = Instant::now();
        target.get("/", "")?;
        times.push(began.elapsed());
    }
    let (_, listed) = target.get("/api/v1/tables", "")?;
    println!(
        "public tables found beside 300 private ones: {}",
        listed["tables"].as_array().map_or(0, Vec::len)
    );
    report("the front page", times);
    Ok(())
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn megabytes(kilobytes: u64, before: u64) -> f64 {
    kilobytes.saturating_sub(before) as f64 / 1000.0
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let middle = times.get(times.len() / 2).copied().unwrap_or_default();
    let longest = times.last().copied().unwrap_or_default();
    let (count, nearly_all) = (times.len(), times.get(times.len() * 99 / 100).copied().unwrap_or_default());
    println!(
        "{what}: {count} times, median {:.1} ms, 99th percentile {:.1} ms, longest {:.1} ms",
        milliseconds(middle),
        milliseconds(nearly_all),
        milliseconds(longest)
    );
}
