//! `cargo xtask kill [CYCLES]`: a server of the program and its PostgreSQL are killed again and again while players
//! post moves, and what was acknowledged is looked for in the records afterward.
//!
//! In turns the server is killed (`kill -9`), its PostgreSQL with all its processes, and both. The players know only
//! what they posted and what was acknowledged. Each plays games of Century to their end, reads the record, and
//! compares: what was acknowledged has to be there, once and where it was acknowledged; what no answer came to may be
//! there once or not at all; and nothing else may be. Each record is played again (`replay --verify`), too. All goes to
//! loopback, and ends by itself after so many cycles, 30 unless told otherwise.
//!
//! `cargo xtask kill stop [SECONDS]` has two servers on one PostgreSQL, and stops one of them (SIGSTOP) for so long, 30
//! seconds unless told otherwise, in the middle of moves; the players go to the other one.

mod posted;

use std::cell::RefCell;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use test_postgres::{Disk, Postgres};

use crate::posted::{Posted, compare};

type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// So many play at once, each at tables of their own.
const PLAYERS: usize = 4;
/// So many where a server is stopped: some of them have just posted a move to it then.
const PLAYERS_AT_A_STOP: usize = 16;
/// So many moves are acknowledged between two kills, if that takes no longer than the time beside it.
const MOVES_A_CYCLE: u64 = 12;
const LONGEST_CYCLE: Duration = Duration::from_secs(20);
/// A player who can't go on for so long has found a fault.
const LONGEST_PAUSE: Duration = Duration::from_secs(120);
/// What a game is given up after, so that there is a record to look at.
const LONGEST_GAME: usize = 150;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| arguments.get(place).and_then(|text| text.parse().ok()).unwrap_or(30);
    let outcome = match arguments.first().map(String::as_str) {
        Some("stop") => run_stop(Duration::from_secs(number(1))),
        _ => run(number(0)),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kill: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What all players together have found.
#[derive(Default)]
struct Tally {
    acknowledged: AtomicU64,
    unanswered: AtomicU64,
    games: AtomicU64,
    is_over: AtomicBool,
    /// Whether there is no server any more to play at.
    is_given_up: AtomicBool,
}

impl Tally {
    fn told(&self) -> String {
        let count = |what: &AtomicU64| what.load(Ordering::Relaxed);
        format!(
            "{} moves acknowledged, {} posts without an answer, {} games compared with their records, which were \
             replayed; nothing lost, nothing doubled",
            count(&self.acknowledged),
            count(&self.unanswered),
            count(&self.games)
        )
    }
}

fn run(cycles: u64) -> Fallible<()> {
    let postgres = Postgres::start(Disk::AtOnce)?;
    let folder = tempfile::tempdir()?;
    // The port stays the same, so that players find the server again.
    let address = free_address()?;
    let database = postgres.database();
    let mut server = Some(serve(&address, &database, folder.path())?);
    let tally = Tally::default();
    let began = Instant::now();
    let played: Fallible<()> = std::thread::scope(|scope| {
        let players: Vec<_> = Player::all(PLAYERS, std::slice::from_ref(&address), &tally)
            .map(|player| scope.spawn(move || player.play()))
            .collect();
        let killed = kill_in_turns(
            cycles,
            &tally,
            || players.iter().any(std::thread::ScopedJoinHandle::is_finished),
            |turn| {
                let stops = |who: Turn| turn == who || turn == Turn::Both;
                if let Some(mut child) = server.take_if(|_| stops(Turn::Server)) {
                    child.kill()?;
                    child.wait()?;
                }
                if stops(Turn::Postgres) {
                    postgres.crash();
                    postgres.start_again();
                }
                if server.is_none() {
                    server = Some(serve_again(&address, &database, folder.path())?);
                }
                Ok(())
            },
        );
        tally.is_over.store(true, Ordering::Relaxed);
        tally.is_given_up.store(killed.is_err(), Ordering::Relaxed);
        let found = players.into_iter().map(|player| player.join().map_err(|_| "a player has panicked")?);
        let found: Vec<Fallible<()>> = found.collect();
        // Where nothing could be started again, players wait in vain: that is not what is to be told.
        killed?;
        found.into_iter().collect()
    });
    if let Some(mut child) = server {
        child.kill()?;
        child.wait()?;
    }
    played?;
    println!("{cycles} cycles in {:.0} s: {}", began.elapsed().as_secs_f64(), tally.told());
    Ok(())
}

/// Two servers, one of which is stopped for a while.
fn run_stop(time: Duration) -> Fallible<()> {
    let postgres = Postgres::start(Disk::AtOnce)?;
    let folder = tempfile::tempdir()?;
    let database = postgres.database();
    let addresses = [free_address()?, free_address()?];
    let mut servers = addresses
        .iter()
        .map(|address| serve(address, &database, folder.path()))
        .collect::<Fallible<Vec<Child>>>()?;
    let tally = Tally::default();
    let played: Fallible<u64> = std::thread::scope(|scope| {
        let players: Vec<_> = Player::all(PLAYERS_AT_A_STOP, &addresses, &tally)
            .map(|player| scope.spawn(move || player.play()))
            .collect();
        std::thread::sleep(Duration::from_secs(5));
        signal(&servers[0], "-STOP")?;
        let before = tally.acknowledged.load(Ordering::Relaxed);
        std::thread::sleep(time);
        let meanwhile = tally.acknowledged.load(Ordering::Relaxed) - before;
        signal(&servers[0], "-CONT")?;
        std::thread::sleep(Duration::from_secs(5));
        tally.is_over.store(true, Ordering::Relaxed);
        for player in players {
            player.join().map_err(|_| "a player has panicked")??;
        }
        Ok(meanwhile)
    });
    for server in &mut servers {
        server.kill()?;
        server.wait()?;
    }
    let meanwhile = played?;
    if meanwhile == 0 {
        return Err("no table went on while a server was stopped".into());
    }
    if tally.unanswered.load(Ordering::Relaxed) == 0 {
        return Err("the server was not in the middle of a move when it was stopped; do it again".into());
    }
    println!(
        "one of two servers stopped for {} s, {meanwhile} moves meanwhile: {}",
        time.as_secs(),
        tally.told()
    );
    Ok(())
}

fn signal(server: &Child, signal: &str) -> Fallible<()> {
    let sent = Command::new("kill").args([signal, &server.id().to_string()]).status()?;
    if sent.success() { Ok(()) } else { Err(format!("kill {signal}: {sent}").into()) }
}

/// What is killed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turn {
    Server,
    Postgres,
    Both,
}

/// Kills what is due again and again, with some moves in between; ends early if a player has ended.
fn kill_in_turns(
    cycles: u64,
    tally: &Tally,
    has_ended: impl Fn() -> bool,
    mut kill: impl FnMut(Turn) -> Fallible<()>,
) -> Fallible<()> {
    for cycle in 0..cycles {
        let (from, since) = (tally.acknowledged.load(Ordering::Relaxed), Instant::now());
        while tally.acknowledged.load(Ordering::Relaxed) < from + MOVES_A_CYCLE
            && since.elapsed() < LONGEST_CYCLE
        {
            if has_ended() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        kill([Turn::Server, Turn::Postgres, Turn::Both][(cycle % 3) as usize])?;
        if (cycle + 1) % 10 == 0 {
            println!(
                "{} cycles, {} moves acknowledged",
                cycle + 1,
                tally.acknowledged.load(Ordering::Relaxed)
            );
        }
    }
    Ok(())
}

/// An address that nobody listens at yet.
fn free_address() -> Fallible<String> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string())
}

/// Starts a server again, as often as that takes: one that doesn't reach its database within some seconds says so and
/// ends, and whatever looks after it, as systemd does, starts it anew.
fn serve_again(address: &str, database: &str, folder: &Path) -> Fallible<Child> {
    let since = Instant::now();
    loop {
        match serve(address, database, folder) {
            Err(error) if since.elapsed() < LONGEST_PAUSE => eprintln!("kill: {error}; once more"),
            served => return served,
        }
    }
}

fn serve(address: &str, database: &str, folder: &Path) -> Fallible<Child> {
    let program = std::env::var_os("KAUPANG_BIN").ok_or("KAUPANG_BIN names no program")?;
    let mut command = Command::new(program);
    command.args(["serve", "--listen", address, "--pace", "0", "--posts", "1000000", "--tables", "1000000"]);
    command.args(["--lease", "1", "--database", database, "--key"]).arg(folder.join("tables.key"));
    let mut child = command.env("KAUPANG_LOG", "off").stdout(Stdio::piped()).spawn()?;
    let mut line = String::new();
    BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    if !line.contains("http://") {
        child.kill()?;
        child.wait()?;
        return Err(format!("the server doesn't start: {line}").into());
    }
    Ok(child)
}

/// Plays a record again, as whoever doubts the dice would: its steps by the rules, its dice by what was promised.
fn replay(record: &str) -> Fallible<()> {
    let mut file = tempfile::NamedTempFile::new()?;
    file.write_all(record.as_bytes())?;
    let mut replaying = Command::new(std::env::var_os("KAUPANG_BIN").ok_or("KAUPANG_BIN names no program")?);
    let done = replaying.arg("replay").arg(file.path()).arg("--verify").output()?;
    match done.status.success() {
        true => Ok(()),
        false => Err(format!("replay --verify: {}", String::from_utf8_lossy(&done.stderr)).into()),
    }
}

/// Somebody who plays, and writes down what they posted.
struct Player<'a> {
    number: usize,
    addresses: &'a [String],
    /// The server that they go to; another one after a post without an answer.
    at: AtomicUsize,
    tally: &'a Tally,
    /// What came of the last question, in short.
    last: RefCell<String>,
}

impl<'a> Player<'a> {
    fn all(count: usize, addresses: &'a [String], tally: &'a Tally) -> impl Iterator<Item = Player<'a>> {
        (0..count).map(move |number| Player {
            number,
            addresses,
            at: AtomicUsize::new(number),
            tally,
            last: RefCell::default(),
        })
    }

    fn play(&self) -> Fallible<()> {
        let token =
            self.insist("POST", "/guests", "", &json!({"name": format!("Player {}", self.number)}))?;
        let token = token["token"].as_str().ok_or("no token")?.to_owned();
        let mut game = 0;
        while !self.is_over() {
            game += 1;
            self.play_a_game(&token, game)?;
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.tally.is_over.load(Ordering::Relaxed)
    }

    fn play_a_game(&self, token: &str, game: usize) -> Fallible<()> {
        // The key makes that a table is opened once, however often that is posted; a restart may forget it.
        let table = json!({"game": "century", "options": {"players": 2}, "seats": ["me", "random"],
                           "settings": {"pace": "fast", "confirm": "skip", "forced": "ask"},
                           "key": format!("{} {game}", self.number)});
        let table =
            self.insist("POST", "/tables", token, &table)?["table"].as_str().ok_or("no table")?.to_owned();
        let path = format!("/tables/{table}");
        self.until(|| {
            let (status, _) = self.ask("POST", &format!("{path}/begin"), token, &json!({})).ok()?;
            // It may have begun by a post to which no answer came.
            matches!(status, 200 | 422).then_some(())
        })?;
        let mut posted: Vec<Posted> = Vec::new();
        let mut seen = 0;
        loop {
            let look = self.until(|| {
                let (status, look) = self.ask("GET", &path, token, &Value::Null).ok()?;
                let is_due = look["legal"].as_array().is_some_and(|legal| !legal.is_empty());
                (status == 200 && (is_due || look["stage"] != "playing")).then_some(look)
            })?;
            let number = look["number"].as_u64().ok_or("no number")?;
            if number < seen {
                return Err(format!("table {table} has gone back from {seen} to {number}").into());
            }
            seen = number;
            if look["stage"] != "playing" {
                break;
            }
            if posted.len() >= LONGEST_GAME || self.is_over() {
                // With nobody else there, that ends the game.
                let _ = self.ask("POST", &format!("{path}/resign"), token, &json!({}));
                continue;
            }
            let legal = look["legal"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let legal: Vec<&str> = legal.collect();
            let action = legal[(posted.len() * 7919 + game) % legal.len()].to_owned();
            let body = json!({"number": number, "action": action});
            let answer = self.ask("POST", &format!("{path}/act"), token, &body);
            let is_acknowledged = matches!(answer, Ok((200, _)));
            let count = if is_acknowledged { &self.tally.acknowledged } else { &self.tally.unanswered };
            count.fetch_add(1, Ordering::Relaxed);
            posted.push(Posted { number, action, is_acknowledged });
        }
        self.compare(&table, token, &posted)
    }

    /// Compares what was posted with the record of the game.
    fn compare(&self, table: &str, token: &str, posted: &[Posted]) -> Fallible<()> {
        let record = self.until(|| {
            let (status, record) =
                self.ask("GET", &format!("/tables/{table}/record"), token, &Value::Null).ok()?;
            record.as_str().map(str::to_owned).filter(|_| status == 200)
        })?;
        compare(posted, &record).map_err(|difference| format!("table {table}: {difference}"))?;
        replay(&record).map_err(|fault| format!("table {table}: {fault}"))?;
        self.tally.games.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// Tries until it is answered with success.
    fn insist(&self, method: &str, path: &str, token: &str, body: &Value) -> Fallible<Value> {
        self.until(|| {
            let (status, answer) = self.ask(method, path, token, body).ok()?;
            (200..300).contains(&status).then_some(answer)
        })
    }

    /// Tries again and again, as long as a server may need to come back.
    fn until<T>(&self, mut attempt: impl FnMut() -> Option<T>) -> Fallible<T> {
        let since = Instant::now();
        loop {
            if let Some(found) = attempt() {
                return Ok(found);
            }
            if since.elapsed() > LONGEST_PAUSE || self.tally.is_given_up.load(Ordering::Relaxed) {
                let last = self.last.borrow();
                return Err(format!("player {} has waited for too long; at last: {last}", self.number).into());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> Fallible<(u16, Value)> {
        let answer = self.ask_here(method, path, token, body);
        *self.last.borrow_mut() = match &answer {
            Ok((status, answer)) => format!("{method} {path}: {status} {:.300}", answer.to_string()),
            Err(error) => format!("{method} {path}: {error}"),
        };
        if answer.is_err() {
            self.at.fetch_add(1, Ordering::Relaxed);
        }
        answer
    }

    fn ask_here(&self, method: &str, path: &str, token: &str, body: &Value) -> Fallible<(u16, Value)> {
        let address = &self.addresses[self.at.load(Ordering::Relaxed) % self.addresses.len()];
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        let who = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let length = body.len();
        write!(
            stream,
            "{method} /api/v1{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{who}\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("no head")?;
        let length = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
        });
        // An answer that is cut off is none.
        if length.is_some_and(|length| length != body.len()) {
            return Err("cut off".into());
        }
        let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
        Ok((status, serde_json::from_str(body).unwrap_or_else(|_| Value::from(body))))
    }
}
