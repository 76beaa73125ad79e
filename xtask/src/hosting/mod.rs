//! The set-up of `docs/hosting.md`, step by step, with the files of `docs/hosting`: nginx with TLS in front of two
//! servers on one PostgreSQL, streams through it, an upgrade under posts, logs that are rotated, a real Prometheus.
//!
//! What is missing is installed where that can be done, and never without a word. Names, ports and paths of the files
//! are exchanged for those of a temporary folder; all else is tested as it stands there.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};

use crate::browser::Means;
use crate::{cargo, postgres, root, status};
use site::{NAME, Running, Site, expect, until, until_within};

mod site;

/// The programs that it takes, and the packages of Debian that have them.
const PROGRAMS: [(&str, &str); 7] = [
    ("systemd-analyze", "systemd"),
    ("nginx", "nginx-light"),
    ("prometheus", "prometheus"),
    ("promtool", "prometheus"),
    ("logrotate", "logrotate"),
    ("openssl", "openssl"),
    ("curl", "curl"),
];

/// Goes through all steps; the first that fails ends it.
pub(crate) fn run() -> Result<u8> {
    install()?;
    postgres::ensure()?;
    let program = program()?;
    let site = Site::set_up(&program)?;
    site.step("units that systemd accepts", || units(&site))?;
    site.step("rules and configuration that Prometheus accepts", || rules(&site))?;
    let mut servers = [site.server(0)?, site.server(1)?];
    let _nginx = site.step("nginx with TLS", || site.nginx())?;
    site.step("pages, cookies and limits through nginx", || pages(&site))?;
    site.step("a proxy that is not named is not believed", || not_believed(&site))?;
    site.step("a token that others can read is refused", || open_token(&site))?;
    site.step("a stream through nginx", || stream(&site))?;
    site.step("a table goes to one server, and HTTP/2 carries it", || place(&site))?;
    site.step("a server that is stopped (SIGSTOP)", || stopped(&site, &servers))?;
    site.step("an upgrade under posts, one server after the other", || upgrade(&site, &mut servers))?;
    site.step("a backup while the servers are at work", || backup(&site))?;
    site.step("logs that are rotated", || rotate(&site))?;
    site.step("a Prometheus that reads both servers", || scrape(&site))?;
    println!("xtask: all steps of docs/hosting.md hold");
    Ok(0)
}

/// Installs what is missing, if that can be done.
fn install() -> Result<()> {
    let is_there = |program: &str| {
        let said = Command::new("sh").args(["-c", &format!("command -v {program}")]).output();
        said.is_ok_and(|output| output.status.success())
    };
    let mut missing: Vec<&str> =
        PROGRAMS.iter().filter(|(program, _)| !is_there(program)).map(|(_, package)| *package).collect();
    missing.dedup();
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.join(" ");
    match Means::here() {
        Means { has_apt: true, is_root: true, .. } => {}
        _ => {
            bail!("this takes Debian's packages {packages}: install them, then run this again");
        }
    }
    println!("xtask: apt-get installs Debian's packages {packages} now");
    let mut command = Command::new("apt-get");
    command.args(["install", "-y", "-qq", "--no-install-recommends"]).args(&missing);
    match status(command.env("DEBIAN_FRONTEND", "noninteractive"))? {
        0 => Ok(()),
        _ => Err(anyhow!("apt-get can't install {packages}")),
    }
}

/// The program: the one that `KAUPANG_BIN` names, or one that is built now.
fn program() -> Result<PathBuf> {
    if let Some(program) = std::env::var_os("KAUPANG_BIN") {
        return Ok(PathBuf::from(program));
    }
    match cargo(&["build", "--release", "--package", "kaupang"], &[])? {
        0 => Ok(root()?.join("target/release/kaupang")),
        _ => Err(anyhow!("the program can't be built")),
    }
}

/// The text of a field in JSON, up to its closing quote; it has no quotes in it here.
fn field<'a>(json: &'a str, name: &str) -> Result<&'a str> {
    let start = format!("\"{name}\":\"");
    let value = json.split_once(&start).and_then(|(_, rest)| rest.split_once('"'));
    value.map(|(value, _)| value).with_context(|| format!("there is no '{name}' in {json}"))
}

fn number(json: &str) -> Result<u64> {
    let digits = json.rsplit_once("\"number\":").map(|(_, rest)| rest);
    let digits = digits.and_then(|rest| rest.split(|letter: char| !letter.is_ascii_digit()).next());
    digits.and_then(|digits| digits.parse().ok()).with_context(|| format!("there is no number in {json}"))
}

fn units(site: &Site) -> Result<()> {
    let service = site.put("kaupang@7071.service", &site.file("kaupang@.service")?)?;
    let backup = site.put("kaupang-backup.service", &site.file("kaupang-backup.service")?)?;
    let timer = site.put("kaupang-backup.timer", &site.file("kaupang-backup.timer")?)?;
    let said = site.tool("systemd-analyze", &["verify", &service, &backup, &timer])?;
    expect(said.is_empty(), || said)
}

fn rules(site: &Site) -> Result<()> {
    for name in ["alerts.yml", "alerts.test.yml", "prometheus.yml"] {
        site.put(name, &site.file(name)?)?;
    }
    site.tool("promtool", &["check", "rules", "alerts.yml"])?;
    site.tool("promtool", &["check", "config", "prometheus.yml"])?;
    site.tool("promtool", &["test", "rules", "alerts.test.yml"]).map(drop)
}

fn pages(site: &Site) -> Result<()> {
    let plain = format!("http://{NAME}:{}/", site.ports[3]);
    let resolve = format!("{NAME}:{}:127.0.0.1", site.ports[3]);
    let moved = site.tool("curl", &["-sI", "--resolve", &resolve, &plain])?;
    expect(moved.contains("301") && moved.contains("https://"), || format!("no way to HTTPS: {moved}"))?;
    let named = site.https(&["-D", "-", "-o", "/dev/null", "-d", "name=Anna", &site.address("/name")])?;
    expect(named.contains("__Host-kaupang_guest=") && named.contains("; Secure"), || {
        format!("the servers don't know that it is HTTPS: {named}")
    })?;
    expect(named.to_lowercase().contains("strict-transport-security"), || named.clone())?;
    for path in ["/metrics", "/healthz"] {
        let told = site.https(&["-o", "/dev/null", "-w", "%{http_code}", &site.address(path)])?;
        expect(told == "404", || format!("{path} is open to all: {told}"))?;
    }
    let door = site.https(&[&site.address("/operator")])?;
    expect(door.contains("name=\"token\""), || "the operator has no door".into())?;
    let long = site.put("long.txt", &"x".repeat(5 << 20))?;
    let body = format!("@{long}");
    let told = site.https(&[
        "-o",
        "/dev/null",
        "-w",
        "%{http_code}",
        "--data-binary",
        &body,
        &site.address("/replay"),
    ])?;
    expect(told == "413", || format!("a long body is answered with {told}"))
}

fn not_believed(site: &Site) -> Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let port = listener.local_addr()?.port();
    drop(listener);
    let server = site.server_at(port, "192.0.2.1")?;
    let address = format!("http://127.0.0.1:{port}/name");
    let named = site.tool(
        "curl",
        &["-s", "-D", "-", "-o", "/dev/null", "-H", "X-Forwarded-Proto: https", "-d", "name=Eve", &address],
    )?;
    server.stop()?;
    expect(named.contains("kaupang_guest=") && !named.contains("Secure"), || {
        format!("it is believed: {named}")
    })
}

fn open_token(site: &Site) -> Result<()> {
    let token = site.path("operator.token");
    site.tool("chmod", &["644", &token])?;
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let port = listener.local_addr()?.port();
    drop(listener);
    let mut server = site.start(port, "127.0.0.1")?;
    let ended = until("it ends", || match server.0.try_wait() {
        Ok(Some(status)) => Ok(status),
        _ => Err(anyhow!("it goes on")),
    })?;
    site.tool("chmod", &["600", &token])?;
    expect(!ended.success(), || "it is taken".into())
}

/// A table with a player and a bot.
struct Played {
    id: String,
    token: String,
}

impl Played {
    fn open(site: &Site) -> Result<Played> {
        let (_, guest) = site.post("", "/guests", "{\"name\":\"Anna\"}")?;
        let token = field(&guest, "token")?.to_owned();
        let table = "{\"game\":\"century\",\"options\":{\"players\":2},\"seats\":[\"me\",\"random\"],\
                     \"settings\":{\"pace\":\"fast\",\"confirm\":\"skip\"}}";
        let (status, opened) = site.post(&token, "/tables", table)?;
        expect(status == 201, || format!("no table: {opened}"))?;
        let id = field(&opened, "table")?.to_owned();
        let (status, begun) = site.post(&token, &format!("/tables/{id}/begin"), "{}")?;
        expect(status == 200, || begun)?;
        Ok(Played { id, token })
    }

    /// The table once its player is to act: its number and an action.
    fn turn(&self, site: &Site) -> Result<(u64, String)> {
        let bearer = format!("Authorization: Bearer {}", self.token);
        let address = site.address(&format!("/api/v1/tables/{}/legal", self.id));
        until("the player is to act", || {
            let told = site.https(&["-f", "-H", &bearer, &address])?;
            let actions = told.split_once("\"legal\":[\"").context("it is not their turn")?.1;
            let action = actions.split('"').next().unwrap_or_default();
            Ok((number(&told)?, action.to_owned()))
        })
    }

    fn act(&self, site: &Site, number: u64, action: &str) -> Result<(u16, String)> {
        let body = format!("{{\"number\":{number},\"action\":\"{action}\"}}");
        site.post(&self.token, &format!("/tables/{}/act", self.id), &body)
    }
}

/// A stream through nginx, in a file.
struct Listener {
    heard: PathBuf,
    curl: Running,
}

impl Listener {
    fn new(site: &Site, table: &Played) -> Result<Listener> {
        let heard = site.folder.join(format!("stream-{}.txt", table.id));
        let file = fs::File::create(&heard)?;
        let resolve = format!("{NAME}:{}:127.0.0.1", site.ports[2]);
        let child = Command::new("curl")
            .args(["-sN", "--cacert", &site.path("ca.pem"), "--resolve", &resolve])
            .arg(site.address(&format!("/api/v1/tables/{}/stream", table.id)))
            .stdout(file)
            .spawn();
        let curl = Running(child.context("curl can't be started")?);
        let listener = Listener { heard, curl };
        until_within(Duration::from_secs(60), "the stream tells the table", || {
            expect(listener.events() >= 1, || "nothing came".into())
        })?;
        Ok(listener)
    }

    fn has_ended(&mut self) -> Result<()> {
        let ended = self.curl.0.try_wait()?;
        expect(ended.is_some(), || "it is open".into())
    }

    fn events(&self) -> usize {
        fs::read_to_string(&self.heard).unwrap_or_default().matches("event: table").count()
    }
}

fn stream(site: &Site) -> Result<()> {
    let table = Played::open(site)?;
    let (number, action) = table.turn(site)?;
    let listener = Listener::new(site, &table)?;
    let before = listener.events();
    let (status, told) = table.act(site, number, &action)?;
    expect(status == 200, || told)?;
    let began = Instant::now();
    until("the stream tells of the move", || expect(listener.events() > before, || "nothing came".into()))?;
    // What nginx kept back would come when its buffer is full, or never.
    expect(began.elapsed() < Duration::from_secs(5), || "it came late".into())
}

/// The servers that nginx has asked for an address, by its log.
fn asked_for(site: &Site, path: &str) -> Vec<String> {
    let log = fs::read_to_string(site.folder.join("nginx-access.log")).unwrap_or_default();
    let asked = log.lines().filter(|line| line.contains(path));
    asked.filter_map(|line| Some(line.rsplit_once("upstream=")?.1.trim().to_owned())).collect()
}

/// What is asked of a table goes to one server, and by HTTP/2; what is asked of none goes to both.
fn place(site: &Site) -> Result<()> {
    let table = Played::open(site)?;
    let path = format!("/api/v1/tables/{}/legal", table.id);
    for _ in 0..8 {
        let version = site.https(&["-o", "/dev/null", "-w", "%{http_version}", &site.address(&path)])?;
        expect(version == "2", || format!("it is HTTP {version}"))?;
        site.https(&["-o", "/dev/null", &site.address("/rules/century")])?;
    }
    let distinct = |path: &str| {
        let mut servers = asked_for(site, path);
        servers.sort();
        servers.dedup();
        servers
    };
    until("nginx has written its log", || expect(asked_for(site, &path).len() >= 8, || "it has not".into()))?;
    let (of_table, of_none) = (distinct(&path), distinct("/rules/century"));
    expect(of_table.len() == 1, || format!("one table is asked for at {of_table:?}"))?;
    expect(of_none.len() == 2, || format!("all else is asked for at {of_none:?}"))
}

/// Which server has a table, by the log of nginx.
fn server_of(site: &Site, table: &Played) -> Result<usize> {
    let path = format!("/api/v1/tables/{}", table.id);
    until("nginx has written its log", || {
        let asked = asked_for(site, &path);
        let last = asked.last().context("it has not")?;
        let port = last.rsplit(':').next().and_then(|port| port.parse().ok());
        site.ports[..2]
            .iter()
            .position(|own| Some(*own) == port)
            .with_context(|| format!("{last} is no server"))
    })
}

/// The server that has a table hangs: its stream ends, who only looks is sent to the other server, and so are clicks
/// after the first; nothing that was acknowledged is lost.
fn stopped(site: &Site, servers: &[Running; 2]) -> Result<()> {
    let table = Played::open(site)?;
    let (first, action) = table.turn(site)?;
    let (status, told) = table.act(site, first, &action)?;
    expect(status == 200, || told)?;
    let (number, action) = table.turn(site)?;
    let mut listener = Listener::new(site, &table)?;
    let _stopped = servers[server_of(site, &table)?].pause()?;
    let began = Instant::now();
    let seen = |what: &str| println!("xtask: {what} {:.1} s later", began.elapsed().as_secs_f64());
    let (shown, _) = table.turn(site)?;
    expect(shown == number, || format!("the other server shows {shown}, not {number}"))?;
    seen("the other server shows the table");
    let (status, told) = table.act(site, number, &action)?;
    expect(status == 200, || format!("a move is answered with {status}: {told}"))?;
    seen("a move is acknowledged");
    until_within(Duration::from_secs(60), "its stream ends", || listener.has_ended())?;
    seen("its stream has ended");
    // Where nobody has asked within ten seconds, nginx tries the one that hangs again, for as long as a stream may
    // be quiet.
    Listener::new(site, &table)?;
    seen("another stream tells the table");
    Ok(())
}

/// How many play during an upgrade.
const PLAYERS: usize = 3;
/// A player thinks for so long: all of them together have one address, and nginx lets it ask a hundred times a second.
const THINKS: Duration = Duration::from_millis(100);
/// So many moves are acknowledged between two steps of an upgrade.
const MOVES: usize = 12;

/// What a player posted: the table and the number of each move.
#[derive(Default)]
struct Posted {
    acknowledged: Vec<(String, u64)>,
    unsure: Vec<(String, u64)>,
}

/// Posts move after move until it is time to end.
fn play(site: &Site, is_over: &AtomicBool, moves: &AtomicUsize) -> Result<Posted> {
    let (mut table, mut posted) = (Played::open(site)?, Posted::default());
    while !is_over.load(Ordering::Relaxed) {
        thread::sleep(THINKS);
        let Ok((number, action)) = table.turn(site) else {
            // The game has come to its end.
            table = Played::open(site)?;
            continue;
        };
        match table.act(site, number, &action) {
            Ok((200, _)) => {
                posted.acknowledged.push((table.id.clone(), number));
                moves.fetch_add(1, Ordering::Relaxed);
            }
            // It was not done: it came too often.
            Ok((429, _)) => {}
            // The same move, to which no answer came, was on its way.
            Ok((409, _)) if posted.unsure.last() == Some(&(table.id.clone(), number)) => {}
            // Nobody else acts at this table, so nothing that it shows can be past.
            Ok((409, told)) => bail!("a move is refused as past: {told}"),
            _ => posted.unsure.push((table.id.clone(), number)),
        }
    }
    Ok(posted)
}

/// Stops one server after the other and starts it anew, while moves are posted all the time. A stream that is opened
/// while one is away is served by the other.
fn exchange(site: &Site, servers: &mut [Running; 2], moves: &AtomicUsize) -> Result<()> {
    let goes_on = || {
        let wanted = moves.load(Ordering::Relaxed) + MOVES;
        until("moves are acknowledged", || {
            expect(moves.load(Ordering::Relaxed) >= wanted, || "they are not".into())
        })
    };
    for (place, server) in servers.iter_mut().enumerate() {
        goes_on()?;
        std::mem::replace(server, Running(idle()?)).stop()?;
        goes_on()?;
        Listener::new(site, &Played::open(site)?)?;
        *server = site.server(place)?;
        // Before the next one is stopped.
        asked_again(site, place)?;
    }
    goes_on()
}

/// Waits until nginx asks a server again that was away: it passes it over for ten seconds.
fn asked_again(site: &Site, place: usize) -> Result<()> {
    let path = format!("/rules/century?find=upgrade-{place}");
    let port = format!(":{}", site.ports[place]);
    until("nginx asks the new server", || {
        site.https(&["-o", "/dev/null", &site.address(&path)])?;
        expect(asked_for(site, &path).iter().any(|asked| asked.ends_with(&port)), || "it does not".into())
    })
}

/// An upgrade while players post moves. What was acknowledged is stored, once.
fn upgrade(site: &Site, servers: &mut [Running; 2]) -> Result<()> {
    let moves_in = |lines: &str| lines.lines().filter(|line| line.contains("\"entry\":\"act P1 ")).count();
    let before = moves_in(&export(site)?);
    let (is_over, moves) = (AtomicBool::new(false), AtomicUsize::new(0));
    let (exchanged, posted) = thread::scope(|scope| {
        let players = [(); PLAYERS].map(|()| scope.spawn(|| play(site, &is_over, &moves)));
        let exchanged = exchange(site, servers, &moves);
        is_over.store(true, Ordering::Relaxed);
        let posted =
            players.map(|player| player.join().unwrap_or_else(|_| Err(anyhow!("a player has failed"))));
        (exchanged, posted)
    });
    exchanged?;
    let mut all = Posted::default();
    for posted in posted {
        let posted = posted?;
        all.acknowledged.extend(posted.acknowledged);
        all.unsure.extend(posted.unsure);
    }
    let lines = export(site)?;
    let is_stored = |(id, number): &(String, u64)| {
        let start = format!("{{\"entry\":{{\"table\":\"{id}\",\"number\":{number},");
        moves_in(lines.lines().find(|line| line.starts_with(&start)).unwrap_or_default()) == 1
    };
    let lost = all.acknowledged.iter().filter(|step| !is_stored(step)).count();
    expect(lost == 0, || format!("{lost} of {} acknowledged moves are lost", all.acknowledged.len()))?;
    let known = before + all.acknowledged.len() + all.unsure.iter().filter(|step| is_stored(step)).count();
    let stored = moves_in(&lines);
    expect(stored == known, || format!("{stored} moves are stored, but {known} are known of"))?;
    println!("xtask: {} moves acknowledged, {} without an answer", all.acknowledged.len(), all.unsure.len());
    // Each player has one post under way when a server goes.
    expect(all.unsure.len() <= 2 * PLAYERS, || format!("{} posts had no answer", all.unsure.len()))
}

/// All that is stored, as lines.
fn export(site: &Site) -> Result<String> {
    site.tool(
        &site.program.to_string_lossy(),
        &["store", "export", "--database", &site.database, "--key", &site.path("tables.key")],
    )
}

/// A program that does nothing, in the place of a server that is away.
fn idle() -> Result<Child> {
    Ok(Command::new("true").spawn()?)
}

/// What the unit of the backup does; the copy is sound and has every table, its key is beside it, and an old copy is
/// deleted.
fn backup(site: &Site) -> Result<()> {
    const UNIT: &str = "kaupang-backup.service";
    let old = ["backup-old.sqlite", "backup-old.sqlite.key"].map(|name| site.path(name));
    for file in &old {
        site.tool("touch", &["-d", "16 days ago", file])?;
    }
    site.tool("sh", &["-c", &site.command(UNIT)?])?;
    site.tool("sh", &["-c", &site.command_of(UNIT, "ExecStartPost=")?])?;
    let are_gone = old.iter().all(|file| !Path::new(file).exists());
    expect(are_gone, || "an old copy is still there".into())?;
    let names = fs::read_dir(&site.folder)?.flatten();
    let mut names = names.filter_map(|entry| entry.file_name().into_string().ok());
    let copy = names.find(|name| name.starts_with("backup-") && name.ends_with(".sqlite"));
    let copy = site.path(&copy.context("there is no copy")?);
    let program = site.program.to_string_lossy();
    site.tool(&program, &["store", "check", "--data", &copy])?;
    let lines = site.tool(&program, &["store", "export", "--data", &copy])?;
    expect(lines == export(site)?, || "the copy differs from the database".into())
}

fn rotate(site: &Site) -> Result<()> {
    let rules = site.put("kaupang.logrotate", &site.file("kaupang.logrotate")?)?;
    site.tool("chmod", &["600", &rules])?;
    let log = site.folder.join(format!("{}.log", site.ports[0]));
    let length = || fs::metadata(&log).map_or(0, |meta| meta.len());
    until("the server writes a log", || expect(length() > 0, || "it is empty".into()))?;
    site.tool("logrotate", &["--force", "--state", &site.path("logrotate.state"), &rules])?;
    let old = fs::metadata(site.folder.join(format!("{}.log.1", site.ports[0])));
    expect(old.is_ok_and(|meta| meta.len() > 0), || "the old log is not there".into())?;
    let address = format!("http://127.0.0.1:{}/", site.ports[0]);
    until("the server writes on", || {
        site.tool("curl", &["-sf", "-o", "/dev/null", &address])?;
        expect(length() > 0, || "it writes nothing".into())
    })?;
    let text = fs::read(&log)?;
    expect(text.first() == Some(&b'{'), || "it writes past a hole".into())
}

fn scrape(site: &Site) -> Result<()> {
    let rules = site.file("prometheus.yml")?.replace("15s", "1s");
    let rules = site.put("prometheus.yml", &rules)?;
    let port = site.ports[4];
    let log = fs::File::create(site.folder.join("prometheus.log"))?;
    let child = Command::new("prometheus")
        .arg(format!("--config.file={rules}"))
        .arg(format!("--storage.tsdb.path={}", site.path("prometheus")))
        .arg(format!("--web.listen-address=127.0.0.1:{port}"))
        .stderr(log)
        .spawn();
    let _prometheus = Running(child.context("Prometheus can't be started")?);
    let asks = |query: &str| {
        let address = format!("http://127.0.0.1:{port}/api/v1/query");
        site.tool("curl", &["-sfG", "--data-urlencode", &format!("query={query}"), &address])
    };
    until("both servers are read", || {
        let told = asks("sum(up{job=\"kaupang\"})")?;
        expect(told.contains("\"2\"]"), || told)
    })?;
    let dashboard = site.file("dashboard.json")?;
    let metrics = names(&dashboard);
    expect(metrics.len() > 8, || "the dashboard shows nothing".into())?;
    for metric in metrics {
        let told = asks(&metric)?;
        expect(told.contains("\"instance\""), || format!("there is no {metric}: {told}"))?;
    }
    let told = site.tool("curl", &["-sf", &format!("http://127.0.0.1:{port}/api/v1/rules")])?;
    expect(told.contains("KaupangAllDown"), || format!("there are no alerts: {told}"))?;
    expect(site.postgres.process().is_some(), || "PostgreSQL is gone".into())
}

/// The metrics that a text names, each once.
fn names(text: &str) -> Vec<String> {
    let word = |rest: &str| {
        rest.split(|letter: char| !letter.is_ascii_lowercase() && letter != '_').next().map(str::to_owned)
    };
    let mut names: Vec<String> =
        text.match_indices("kaupang_").filter_map(|(place, _)| word(&text[place..])).collect();
    names.sort();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read() {
        assert_eq!(field("{\"a\":1,\"token\":\"abc\"}", "token").unwrap(), "abc");
        assert!(field("{}", "token").is_err());
        assert_eq!(number("{\"legal\":[],\"number\":17}").unwrap(), 17);
        assert_eq!(
            names("rate(kaupang_late_total[5m]) kaupang_streams kaupang_streams"),
            ["kaupang_late_total", "kaupang_streams"]
        );
    }

    fn document(name: &str) -> String {
        fs::read_to_string(root().unwrap().join("docs").join(name)).unwrap()
    }

    /// A server that finds no database ends within a second: five such starts, and systemd would give up for good.
    #[test]
    fn a_server_is_started_again_however_long_the_database_is_away() {
        let unit = document("hosting/kaupang@.service");
        let (before, service) = unit.split_once("[Service]").unwrap();
        assert!(before.contains("\nStartLimitIntervalSec=0\n"), "systemd looks for it in [Unit]");
        assert!(service.contains("\nRestart=always\n"));
    }

    /// systemd opens the log of a unit before it makes the unit's folders, and gives them the mode that the unit
    /// started last says.
    #[test]
    fn the_folders_of_the_units_are_made_first_and_are_for_their_owner_only() {
        let steps = document("hosting.md");
        let made =
            steps.find("install -d -o kaupang -g kaupang -m 700 /var/lib/kaupang /var/log/kaupang").unwrap();
        assert!(made < steps.find("> /var/lib/kaupang/operator.token").unwrap(), "the token needs it, too");
        assert!(made < steps.find("systemctl enable --now").unwrap());
        let server = document("hosting/kaupang@.service");
        assert!(server.contains("\nLogsDirectory=kaupang\nLogsDirectoryMode=0700\n"));
        for unit in [server, document("hosting/kaupang-backup.service")] {
            assert!(unit.contains("\nStateDirectory=kaupang\nStateDirectoryMode=0700\n"), "{unit}");
        }
    }

    /// What the documents speak of is there.
    #[test]
    fn the_documents_name_every_file_of_the_set_up() {
        let folder = root().unwrap().join("docs");
        let text = fs::read_to_string(folder.join("hosting.md")).unwrap();
        for file in fs::read_dir(folder.join("hosting")).unwrap() {
            let name = file.unwrap().file_name().into_string().unwrap();
            assert!(text.contains(&format!("hosting/{name}")), "{name}");
        }
    }
}
