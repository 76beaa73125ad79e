//! A load on loopback, for `cargo xtask load`: many tables with bots, two open streams at each, and a steady rate of
//! posts.
//!
//! The server is the program itself, named by `KAUPANG_BIN`, in a process of its own, so that its memory is its own.
//! Prints how long a post takes until it is stored and acknowledged, and until another viewer's stream shows it.
//! Everything is bounded: tables, rate and seconds are arguments. With `postgres` behind them there are two servers on
//! one PostgreSQL: every other table is played at the second one, and its spectator sits at the other server.

use std::io::{BufRead, BufReader as StdReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use test_postgres::{Disk, Postgres};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::sleep;

type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

fn main() -> Fallible<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |place: usize, usual: u64| arguments.get(place).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let folder = tempfile::tempdir()?;
    let postgres = match arguments.get(3).map(String::as_str) {
        Some("postgres") => Some(Postgres::start(Disk::AtOnce)?),
        _ => None,
    };
    let home = match &postgres {
        Some(postgres) => {
            let key = folder.path().join("tables.key").display().to_string();
            ["--database".to_owned(), postgres.database(), "--key".to_owned(), key].to_vec()
        }
        None => ["--data".to_owned(), folder.path().join("load.sqlite").display().to_string()].to_vec(),
    };
    let servers = if postgres.is_some() { 2 } else { 1 };
    let mut servers = (0..servers).map(|_| serve(&home)).collect::<Fallible<Vec<Running>>>()?;
    let plan = Plan {
        addresses: servers.iter().map(|server| server.address.clone()).collect(),
        servers: servers.iter().map(|server| server.child.id()).collect(),
        tables: number(0, 1000) as usize,
        rate: number(1, 200),
        seconds: number(2, 15),
    };
    let outcome = tokio::runtime::Runtime::new()?.block_on(run(&plan));
    for server in &mut servers {
        server.child.kill()?;
        server.child.wait()?;
    }
    outcome
}

/// A server at work.
struct Running {
    child: Child,
    address: String,
}

/// Starts the program; its bots move at about the pace of people.
fn serve(home: &[String]) -> Fallible<Running> {
    let program = std::env::var_os("KAUPANG_BIN").ok_or("KAUPANG_BIN names no program")?;
    let mut command = Command::new(program);
    // All guests, tables and streams are one guest's here, from one address.
    command.args(["serve", "--listen", "127.0.0.1:0", "--pace", "200", "--posts", "1000000"]);
    command.args(["--tables", "1000000", "--connections", "1000000", "--streams", "1000000"]).args(home);
    let mut child = command.env("KAUPANG_LOG", "error").stdout(Stdio::piped()).spawn()?;
    let mut line = String::new();
    StdReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    Ok(Running { child, address: address.ok_or("no link")?.to_owned() })
}

struct Plan {
    addresses: Vec<String>,
    servers: Vec<u32>,
    tables: usize,
    rate: u64,
    seconds: u64,
}

impl Plan {
    /// The server at which a table is played.
    fn address(&self, table: usize) -> &str {
        &self.addresses[table % self.addresses.len()]
    }

    /// What all servers together have taken.
    fn all<T: std::iter::Sum>(&self, of: impl Fn(u32) -> T) -> T {
        self.servers.iter().map(|&server| of(server)).sum()
    }
}

/// A connection that is kept open.
struct Client(BufReader<TcpStream>);

impl Client {
    async fn new(address: &str) -> Fallible<Client> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Client(BufReader::new(stream)))
    }

    async fn send(&mut self, method: &str, path: &str, token: &str, body: &str) -> Fallible<()> {
        let length = body.len();
        let request = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        self.0.get_mut().write_all(request.as_bytes()).await?;
        Ok(())
    }

    /// Reads the head of an answer: its status, and how long its body is.
    async fn head(&mut self) -> Fallible<(u16, usize)> {
        let (mut status, mut length) = (0, 0);
        loop {
            let mut line = String::new();
            self.0.read_line(&mut line).await?;
            let line = line.trim_end().to_ascii_lowercase();
            if let Some(rest) = line.strip_prefix("http/1.1 ") {
                status = rest.split(' ').next().unwrap_or("").parse()?;
            } else if let Some(rest) = line.strip_prefix("content-length: ") {
                length = rest.parse()?;
            } else if line.is_empty() {
                return Ok((status, length));
            }
        }
    }

    async fn post(&mut self, path: &str, token: &str, body: &Value) -> Fallible<(u16, Value)> {
        self.send("POST", path, token, &body.to_string()).await?;
        let (status, length) = self.head().await?;
        let mut bytes = vec![0; length];
        self.0.read_exact(&mut bytes).await?;
        Ok((status, serde_json::from_slice(&bytes).unwrap_or(Value::Null)))
    }
}

/// What is known of a table.
#[derive(Default)]
struct KnownTable {
    number: u64,
    legal: Vec<String>,
    posted: Option<(u64, Instant)>,
}

type Shared = Arc<Mutex<KnownTable>>;

fn lock(shared: &Shared) -> std::sync::MutexGuard<'_, KnownTable> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Follows a stream; `seen` is told of every event.
async fn follow(address: String, path: String, token: String, seen: impl Fn(&Value)) -> Fallible<()> {
    let mut client = Client::new(&address).await?;
    client.send("GET", &path, &token, "").await?;
    client.head().await?;
    let mut line = String::new();
    loop {
        line.clear();
        if client.0.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        if let Some(data) = line.trim_end().strip_prefix("data: ") {
            seen(&serde_json::from_str(data)?);
        }
    }
}

fn resident_kilobytes(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|rest| rest.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// How long the server has been on a processor: what a busy machine can't falsify. Linux counts in hundredths of a
/// second.
fn processor_time(process: u32) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name in brackets may hold blanks; user and system time are the 12th and 13th fields after it.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    let hundredths: u64 = fields.filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * hundredths)
}

async fn run(plan: &Plan) -> Fallible<()> {
    let mut clients = Vec::new();
    for address in &plan.addresses {
        clients.push(Client::new(address).await?);
    }
    let (_, guest) = clients[0].post("/guests", "", &json!({"name": "Load"})).await?;
    let token = guest["token"].as_str().ok_or("no token")?.to_owned();
    let before = plan.all(resident_kilobytes);
    let to_stream: Arc<Mutex<Vec<Duration>>> = Arc::default();
    let mut tables: Vec<(String, Shared)> = Vec::new();
    let began = Instant::now();
    for table in 0..plan.tables {
        let place = table % clients.len();
        let client = &mut clients[place];
        let body = json!({"game": "century", "options": {"players": 2}, "seats": ["me", "random"], "settings": {"confirm": "skip"}});
        let (_, opened) = client.post("/tables", &token, &body).await?;
        let id = opened["table"].as_str().ok_or("no table")?.to_owned();
        let known = Shared::default();
        watch(plan, table, &id, &token, &known, &to_stream);
        client.post(&format!("/tables/{id}/begin"), &token, &json!({})).await?;
        tables.push((id, known));
    }
    println!("{} tables opened with 2 streams each in {:.1} s", plan.tables, began.elapsed().as_secs_f64());
    sleep(Duration::from_secs(2)).await;
    let idle = plan.all(resident_kilobytes);
    let busy_before: Duration = plan.all(processor_time);
    let (stored, refused) = post_steadily(plan, &token, &tables).await?;
    sleep(Duration::from_millis(500)).await;
    let busy = plan.all::<Duration>(processor_time).saturating_sub(busy_before);
    let after = plan.all(resident_kilobytes);
    let rate = stored.len() as f64 / plan.seconds as f64;
    println!(
        "{} posts in {} s acknowledged, {rate:.0} a second, {refused} refused",
        stored.len(),
        plan.seconds
    );
    println!("steps of people, bots and chance stored: {}", steps(plan).await?);
    println!(
        "the servers were on a processor for {:.2} ms a post, with all that followed from it",
        busy.as_secs_f64() * 1000.0 / stored.len().max(1) as f64
    );
    report("post to stored and acknowledged", stored);
    report(
        "post to the other viewer's stream",
        std::mem::take(&mut *to_stream.lock().unwrap_or_else(PoisonError::into_inner)),
    );
    let each = |kilobytes: u64| kilobytes.saturating_sub(before) as f64 / plan.tables as f64;
    println!(
        "memory a table with two streams: {:.0} kB at rest, {:.0} kB after the load",
        each(idle),
        each(after)
    );
    Ok(())
}

/// How many steps the server has stored in all.
async fn steps(plan: &Plan) -> Fallible<u64> {
    let mut all = 0;
    for address in &plan.addresses {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await?;
        let line = text.lines().find_map(|line| line.strip_prefix("kaupang_steps_total "));
        all += line.and_then(|count| count.trim().parse::<u64>().ok()).unwrap_or(0);
    }
    Ok(all)
}

/// The player's stream tells what is legal, a spectator's when a move is seen.
fn watch(
    plan: &Plan,
    table: usize,
    id: &str,
    token: &str,
    known: &Shared,
    to_stream: &Arc<Mutex<Vec<Duration>>>,
) {
    let (here, there) = (plan.address(table).to_owned(), plan.address(table + 1).to_owned());
    let path = format!("/tables/{id}/stream");
    let mine = known.clone();
    tokio::spawn(follow(here, path.clone(), token.to_owned(), move |table| {
        let mut known = lock(&mine);
        known.number = table["number"].as_u64().unwrap_or(0);
        let legal = table["legal"].as_array().into_iter().flatten();
        known.legal = legal.filter_map(|action| action.as_str().map(str::to_owned)).collect();
    }));
    let (theirs, times) = (known.clone(), to_stream.clone());
    tokio::spawn(follow(there, path, String::new(), move |table| {
        let number = table["number"].as_u64().unwrap_or(0);
        let mut known = lock(&theirs);
        if let Some((_, at)) = known.posted.take_if(|(posted, _)| number > *posted) {
            times.lock().unwrap_or_else(PoisonError::into_inner).push(at.elapsed());
        }
    }));
}

/// Posts at the planned rate, whether or not the last answer has come.
async fn post_steadily(
    plan: &Plan,
    token: &str,
    tables: &[(String, Shared)],
) -> Fallible<(Vec<Duration>, usize)> {
    let results: Arc<Mutex<(Vec<Duration>, usize)>> = Arc::default();
    let pools: Vec<Arc<Mutex<Vec<Client>>>> = plan.addresses.iter().map(|_| Arc::default()).collect();
    let total = (plan.rate * plan.seconds) as usize;
    let began = Instant::now();
    let mut next = 0;
    for post in 0..total {
        let due = began + Duration::from_secs_f64(post as f64 / plan.rate as f64);
        tokio::time::sleep_until(due.into()).await;
        // The next table at which it is the player's turn.
        let ready = (0..tables.len()).find_map(|step| {
            let table = (next + step) % tables.len();
            let (id, known) = &tables[table];
            let mut known_now = lock(known);
            if known_now.legal.is_empty() {
                return None;
            }
            let legal = std::mem::take(&mut known_now.legal);
            let action = legal[post % legal.len()].clone();
            known_now.posted = Some((known_now.number, Instant::now()));
            Some((table, id.clone(), known_now.number, action))
        });
        let Some((table, id, number, action)) = ready else { continue };
        next = table + 1;
        let (address, token) = (plan.address(table).to_owned(), token.to_owned());
        let (results, pool) = (results.clone(), pools[table % pools.len()].clone());
        tokio::spawn(async move {
            let idle = pool.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let Ok(mut client) = (match idle {
                Some(client) => Ok(client),
                None => Client::new(&address).await,
            }) else {
                return;
            };
            let at = Instant::now();
            let body = json!({"number": number, "action": action});
            let Ok((status, _)) = client.post(&format!("/tables/{id}/act"), &token, &body).await else {
                return;
            };
            let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
            if status == 200 {
                results.0.push(at.elapsed());
            } else {
                results.1 += 1;
            }
            pool.lock().unwrap_or_else(PoisonError::into_inner).push(client);
        });
    }
    sleep(Duration::from_secs(2)).await;
    Ok(std::mem::take(&mut *results.lock().unwrap_or_else(PoisonError::into_inner)))
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: f64| {
        times
            .get(((times.len() as f64 - 1.0) * share) as usize)
            .map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    println!(
        "{what}: {} times, median {:.1} ms, 99th percentile {:.1} ms, longest {:.1} ms",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}
