//! The set-up of `docs/hosting.md`, step by step, with the files of `docs/hosting`: nginx with TLS in front of two
//! servers on one PostgreSQL, streams through it, an upgrade under posts, logs that are rotated, a real Prometheus.
//!
//! What is missing is installed where that can be done, and never without a word. Names, ports and paths of the files
//! are exchanged for those of a temporary folder; all else is tested as it stands there.

use std::fs;
use std::io::Write as _;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use test_postgres::{Disk, Postgres};

use crate::browser::Means;
use crate::{cargo, postgres, root, status};

/// The programs that it takes, and the packages of Debian that have them.
const PROGRAMS: [(&str, &str); 6] = [
    ("nginx", "nginx-light"),
    ("prometheus", "prometheus"),
    ("promtool", "prometheus"),
    ("logrotate", "logrotate"),
    ("openssl", "openssl"),
    ("curl", "curl"),
];
/// Nothing that is waited for takes so long.
const PATIENCE: Duration = Duration::from_secs(30);
/// The name that people type.
const NAME: &str = "play.example.org";

/// Goes through all steps; the first that fails ends it.
pub(crate) fn run() -> Result<u8, String> {
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
    let table = site.step("a stream through nginx", || stream(&site))?;
    site.step("an upgrade under posts, one server after the other", || upgrade(&site, &table, &mut servers))?;
    site.step("logs that are rotated", || rotate(&site))?;
    site.step("a Prometheus that reads both servers", || scrape(&site))?;
    println!("xtask: all steps of docs/hosting.md hold");
    Ok(0)
}

/// Installs what is missing, if that can be done.
fn install() -> Result<(), String> {
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
            return Err(format!(
                "this takes Debian's packages {packages}: install them, then run this again"
            ));
        }
    }
    println!("xtask: apt-get installs Debian's packages {packages} now");
    let mut command = Command::new("apt-get");
    command.args(["install", "-y", "-qq", "--no-install-recommends"]).args(&missing);
    match status(command.env("DEBIAN_FRONTEND", "noninteractive"))? {
        0 => Ok(()),
        _ => Err(format!("apt-get can't install {packages}")),
    }
}

/// The program: the one that `KAUPANG_BIN` names, or one that is built now.
fn program() -> Result<PathBuf, String> {
    if let Some(program) = std::env::var_os("KAUPANG_BIN") {
        return Ok(PathBuf::from(program));
    }
    match cargo(&["build", "--release", "--package", "kaupang"], &[])? {
        0 => Ok(root()?.join("target/release/kaupang")),
        _ => Err("the program can't be built".into()),
    }
}

/// A folder with everything in it, gone at the end.
struct Site {
    program: PathBuf,
    folder: PathBuf,
    database: String,
    postgres: Postgres,
    /// Of the two servers, of nginx with and without TLS, of Prometheus.
    ports: [u16; 5],
}

impl Drop for Site {
    fn drop(&mut self) {
        // What is left behind is in the folder for temporary files.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A program that runs beside; ended with it.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // One that has ended already can't be ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Running {
    /// Asks it to end in good order, and waits for that.
    fn stop(mut self) -> Result<(), String> {
        let asked = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        asked.map_err(|error| error.to_string())?;
        let until = Instant::now() + PATIENCE;
        loop {
            match self.0.try_wait() {
                Ok(Some(_)) => return Ok(()),
                Ok(None) if Instant::now() < until => sleep(Duration::from_millis(20)),
                _ => return Err("a server doesn't end".into()),
            }
        }
    }
}

fn failed(error: &std::io::Error) -> String {
    error.to_string()
}

impl Site {
    fn set_up(program: &Path) -> Result<Site, String> {
        let folder = std::env::temp_dir().join(format!("kaupang-hosting-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| failed(&error))?;
        let postgres = Postgres::start(Disk::AtOnce)?;
        let database = postgres.database();
        // They are all taken at once, so that they differ.
        let listeners: Result<Vec<TcpListener>, _> =
            (0..5).map(|_| TcpListener::bind("127.0.0.1:0")).collect();
        let listeners = listeners.map_err(|error| failed(&error))?;
        let ports: Vec<u16> =
            listeners.iter().filter_map(|listener| Some(listener.local_addr().ok()?.port())).collect();
        let ports = ports.try_into().map_err(|_| "there are not enough ports")?;
        let site = Site { program: program.to_owned(), folder, database, postgres, ports };
        let token = site.folder.join("operator.token");
        fs::write(&token, "a-token-of-the-chore\n").map_err(|error| failed(&error))?;
        site.tool("chmod", &["600", &token.to_string_lossy()])?;
        Ok(site)
    }

    /// Does one step, and says what became of it.
    fn step<T>(&self, what: &str, work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
        let began = Instant::now();
        let done = work().map_err(|reason| format!("{what}: {reason}"))?;
        println!("xtask: {what}: seen in {:.1} s", began.elapsed().as_secs_f64());
        Ok(done)
    }

    fn path(&self, name: &str) -> String {
        self.folder.join(name).to_string_lossy().into_owned()
    }

    /// What a program prints; an error if it fails.
    fn tool(&self, program: &str, arguments: &[&str]) -> Result<String, String> {
        let output = Command::new(program).args(arguments).current_dir(&self.folder).output();
        let output = output.map_err(|error| format!("{program} can't be started: {error}"))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        match output.status.success() {
            true => Ok(text(&output.stdout)),
            false => Err(format!(
                "{program} {}: {}{}",
                arguments.join(" "),
                text(&output.stdout),
                text(&output.stderr)
            )),
        }
    }

    /// A file of `docs/hosting`, with names, ports and paths of this folder.
    fn file(&self, name: &str) -> Result<String, String> {
        let path = root()?.join("docs/hosting").join(name);
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let [one, two, tls, plain, _] = self.ports.map(|port| port.to_string());
        let folder = self.folder.to_string_lossy();
        let text = text
            .replace(":7071", &format!(":{one}"))
            .replace(":7072", &format!(":{two}"))
            .replace("listen 443", &format!("listen {tls}"))
            .replace("listen 80", &format!("listen {plain}"))
            .replace("/etc/ssl/kaupang/", &format!("{folder}/"))
            .replace("/usr/local/bin/kaupang", &self.program.to_string_lossy())
            .replace("/var/log/kaupang/", &format!("{folder}/"));
        Ok(text)
    }

    fn put(&self, name: &str, text: &str) -> Result<String, String> {
        fs::write(self.folder.join(name), text).map_err(|error| failed(&error))?;
        Ok(self.path(name))
    }

    /// Starts a server as its unit does, and waits until it answers.
    fn server(&self, number: usize) -> Result<Running, String> {
        self.server_at(self.ports[number], "127.0.0.1")
    }

    fn server_at(&self, port: u16, proxy: &str) -> Result<Running, String> {
        let log = fs::File::options().create(true).append(true).open(self.folder.join(format!("{port}.log")));
        let child = Command::new(&self.program)
            .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--host", NAME, "--trust-proxy", proxy])
            .args(["--database", &self.database, "--key", &self.path("tables.key")])
            .args([
                "--operator-token-file",
                &self.path("operator.token"),
                "--archive-after",
                "90",
                "--log-json",
            ])
            .env("KAUPANG_LOG", "info,web=debug")
            .stdout(Stdio::null())
            .stderr(log.map_err(|error| failed(&error))?)
            .spawn();
        let running = Running(child.map_err(|error| format!("the program can't be started: {error}"))?);
        until("the server answers", || {
            self.tool("curl", &["-sf", &format!("http://127.0.0.1:{port}/healthz")]).map(drop)
        })?;
        Ok(running)
    }

    /// A certificate of an authority of its own, and nginx with the file of the documents.
    fn nginx(&self) -> Result<Running, String> {
        let authority =
            "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=authority -keyout ca.key -out ca.pem";
        self.tool("openssl", &authority.split(' ').collect::<Vec<_>>())?;
        let wish = format!("req -newkey rsa:2048 -nodes -subj /CN={NAME} -keyout privkey.pem -out wish.pem");
        self.tool("openssl", &wish.split(' ').collect::<Vec<_>>())?;
        self.put("names.txt", &format!("subjectAltName=DNS:{NAME}\n"))?;
        let sign = "x509 -req -in wish.pem -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names.txt -out fullchain.pem";
        self.tool("openssl", &sign.split(' ').collect::<Vec<_>>())?;
        let site = self.put("site.conf", &self.file("kaupang.nginx.conf")?)?;
        let folder = self.folder.to_string_lossy();
        let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map(|name| format!("    {name}_temp_path {folder}/{name};\n"))
            .concat();
        let whole = format!(
            "pid {folder}/nginx.pid;\nerror_log {folder}/nginx-error.log;\ndaemon off;\nevents {{}}\nhttp {{\n\
             access_log {folder}/nginx-access.log;\n{temporary}include {site};\n}}\n"
        );
        let whole = self.put("nginx.conf", &whole)?;
        self.tool("nginx", &["-t", "-c", &whole])?;
        let child = Command::new("nginx").args(["-c", &whole]).stderr(Stdio::null()).spawn();
        let running = Running(child.map_err(|error| format!("nginx can't be started: {error}"))?);
        until("nginx answers", || self.https(&["-f", "-o", "/dev/null", &self.address("/")]).map(drop))?;
        Ok(running)
    }

    /// The address that people type, at the port that nginx has here.
    fn address(&self, path: &str) -> String {
        format!("https://{NAME}:{}{path}", self.ports[2])
    }

    /// What curl gets by HTTPS, with the authority of this folder and no other.
    fn https(&self, arguments: &[&str]) -> Result<String, String> {
        let resolve = format!("{NAME}:{}:127.0.0.1", self.ports[2]);
        let authority = self.path("ca.pem");
        let mut all = vec!["-s", "--max-time", "20", "--cacert", &authority, "--resolve", &resolve];
        all.extend(arguments);
        self.tool("curl", &all)
    }

    /// A post of a program with its token; the status and the body.
    fn post(&self, token: &str, path: &str, body: &str) -> Result<(u16, String), String> {
        let bearer = format!("Authorization: Bearer {token}");
        let told = self.https(&[
            "-w",
            "\n%{http_code}",
            "-H",
            "Content-Type: application/json",
            "-H",
            &bearer,
            "-d",
            body,
            &self.address(&format!("/api/v1{path}")),
        ])?;
        let (body, status) = told.rsplit_once('\n').ok_or("no status was told")?;
        Ok((status.parse().map_err(|_| "no status was told")?, body.to_owned()))
    }
}

/// Tries again and again until something is done.
fn until<T>(what: &str, mut done: impl FnMut() -> Result<T, String>) -> Result<T, String> {
    let end = Instant::now() + PATIENCE;
    loop {
        match done() {
            Ok(found) => return Ok(found),
            Err(reason) if Instant::now() > end => return Err(format!("{what}: never: {reason}")),
            Err(_) => sleep(Duration::from_millis(50)),
        }
    }
}

fn expect(is_so: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(otherwise()) }
}

/// The text of a field in JSON, up to its closing quote; it has no quotes in it here.
fn field<'a>(json: &'a str, name: &str) -> Result<&'a str, String> {
    let start = format!("\"{name}\":\"");
    let value = json.split_once(&start).and_then(|(_, rest)| rest.split_once('"'));
    value.map(|(value, _)| value).ok_or_else(|| format!("there is no '{name}' in {json}"))
}

fn number(json: &str) -> Result<u64, String> {
    let digits = json.rsplit_once("\"number\":").map(|(_, rest)| rest);
    let digits = digits.and_then(|rest| rest.split(|letter: char| !letter.is_ascii_digit()).next());
    digits.and_then(|digits| digits.parse().ok()).ok_or_else(|| format!("there is no number in {json}"))
}

fn units(site: &Site) -> Result<(), String> {
    let service = site.put("kaupang@7071.service", &site.file("kaupang@.service")?)?;
    let backup = site.put("kaupang-backup.service", &site.file("kaupang-backup.service")?)?;
    let timer = site.put("kaupang-backup.timer", &site.file("kaupang-backup.timer")?)?;
    let said = site.tool("systemd-analyze", &["verify", &service, &backup, &timer])?;
    expect(said.is_empty(), || said)
}

fn rules(site: &Site) -> Result<(), String> {
    for name in ["alerts.yml", "alerts.test.yml", "prometheus.yml"] {
        site.put(name, &site.file(name)?)?;
    }
    site.tool("promtool", &["check", "rules", "alerts.yml"])?;
    site.tool("promtool", &["check", "config", "prometheus.yml"])?;
    site.tool("promtool", &["test", "rules", "alerts.test.yml"]).map(drop)
}

fn pages(site: &Site) -> Result<(), String> {
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

fn not_believed(site: &Site) -> Result<(), String> {
    let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| failed(&error))?;
    let port = listener.local_addr().map_err(|error| failed(&error))?.port();
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

/// A table with a player and a bot.
struct Played {
    id: String,
    token: String,
}

impl Played {
    fn open(site: &Site) -> Result<Played, String> {
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
    fn turn(&self, site: &Site) -> Result<(u64, String), String> {
        let bearer = format!("Authorization: Bearer {}", self.token);
        let address = site.address(&format!("/api/v1/tables/{}/legal", self.id));
        until("the player is to act", || {
            let told = site.https(&["-f", "-H", &bearer, &address])?;
            let actions = told.split_once("\"legal\":[\"").ok_or("it is not their turn")?.1;
            let action = actions.split('"').next().unwrap_or_default();
            Ok((number(&told)?, action.to_owned()))
        })
    }

    fn act(&self, site: &Site, number: u64, action: &str) -> Result<(u16, String), String> {
        let body = format!("{{\"number\":{number},\"action\":\"{action}\"}}");
        site.post(&self.token, &format!("/tables/{}/act", self.id), &body)
    }
}

fn stream(site: &Site) -> Result<Played, String> {
    let table = Played::open(site)?;
    let (number, action) = table.turn(site)?;
    let heard = site.folder.join("stream.txt");
    let file = fs::File::create(&heard).map_err(|error| failed(&error))?;
    let resolve = format!("{NAME}:{}:127.0.0.1", site.ports[2]);
    let child = Command::new("curl")
        .args(["-sN", "--cacert", &site.path("ca.pem"), "--resolve", &resolve])
        .arg(site.address(&format!("/api/v1/tables/{}/stream", table.id)))
        .stdout(file)
        .spawn();
    let _listener = Running(child.map_err(|error| format!("curl can't be started: {error}"))?);
    let events = || fs::read_to_string(&heard).unwrap_or_default().matches("event: table").count();
    until("the stream tells the table", || expect(events() >= 1, || "nothing came".into()))?;
    let before = events();
    let (status, told) = table.act(site, number, &action)?;
    expect(status == 200, || told)?;
    let began = Instant::now();
    until("the stream tells of the move", || expect(events() > before, || "nothing came".into()))?;
    // What nginx kept back would come when its buffer is full, or never.
    expect(began.elapsed() < Duration::from_secs(5), || "it came late".into())?;
    Ok(table)
}

/// Posts moves while one server after the other is stopped and started anew. What was acknowledged is stored, once.
fn upgrade(site: &Site, first: &Played, servers: &mut [Running; 2]) -> Result<(), String> {
    let mut table = Played { id: first.id.clone(), token: first.token.clone() };
    let (mut acknowledged, mut unsure) = (Vec::new(), Vec::new());
    for round in 0..40 {
        match round {
            10 | 25 => {
                let place = usize::from(round == 25);
                let old = std::mem::replace(&mut servers[place], Running(idle()?));
                old.stop()?;
            }
            15 | 30 => {
                let place = usize::from(round == 30);
                servers[place] = site.server(place)?;
            }
            _ => {}
        }
        let (number, action) = match table.turn(site) {
            Ok(turn) => turn,
            // The game has come to its end.
            Err(_) => {
                table = Played::open(site)?;
                table.turn(site)?
            }
        };
        match table.act(site, number, &action) {
            Ok((200, _)) => acknowledged.push((table.id.clone(), number)),
            Ok((409, _)) => {}
            _ => unsure.push((table.id.clone(), number)),
        }
    }
    let lines = site.tool(
        &site.program.to_string_lossy(),
        &["store", "export", "--database", &site.database, "--key", &site.path("tables.key")],
    )?;
    let is_stored = |(id, number): &(String, u64)| {
        let start = format!("{{\"entry\":{{\"table\":\"{id}\",\"number\":{number},");
        lines.lines().filter(|line| line.starts_with(&start) && line.contains("\"entry\":\"act P1 ")).count()
    };
    let lost = acknowledged.iter().filter(|step| is_stored(step) != 1).count();
    expect(lost == 0, || format!("{lost} of {} acknowledged moves are lost", acknowledged.len()))?;
    let stored = lines.lines().filter(|line| line.contains("\"entry\":\"act P1 ")).count();
    let known = acknowledged.len() + unsure.iter().filter(|step| is_stored(step) == 1).count();
    // One was made before, for the stream.
    expect(stored == known + 1, || format!("{stored} moves are stored, but {} are known of", known + 1))?;
    println!("xtask: {} moves acknowledged, {} without an answer", acknowledged.len(), unsure.len());
    expect(unsure.len() <= 4, || format!("{} posts had no answer", unsure.len()))
}

/// A program that does nothing, in the place of a server that is away.
fn idle() -> Result<Child, String> {
    Command::new("true").spawn().map_err(|error| failed(&error))
}

fn rotate(site: &Site) -> Result<(), String> {
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
    let text = fs::read(&log).map_err(|error| failed(&error))?;
    expect(text.first() == Some(&b'{'), || "it writes past a hole".into())
}

fn scrape(site: &Site) -> Result<(), String> {
    let rules = site.file("prometheus.yml")?.replace("15s", "1s");
    let rules = site.put("prometheus.yml", &rules)?;
    let port = site.ports[4];
    let mut log = fs::File::create(site.folder.join("prometheus.log")).map_err(|error| failed(&error))?;
    log.flush().map_err(|error| failed(&error))?;
    let child = Command::new("prometheus")
        .arg(format!("--config.file={rules}"))
        .arg(format!("--storage.tsdb.path={}", site.path("prometheus")))
        .arg(format!("--web.listen-address=127.0.0.1:{port}"))
        .stderr(log)
        .spawn();
    let _prometheus = Running(child.map_err(|error| format!("Prometheus can't be started: {error}"))?);
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
        assert_eq!(field("{\"a\":1,\"token\":\"abc\"}", "token"), Ok("abc"));
        assert!(field("{}", "token").is_err());
        assert_eq!(number("{\"legal\":[],\"number\":17}"), Ok(17));
        assert_eq!(
            names("rate(kaupang_late_total[5m]) kaupang_streams kaupang_streams"),
            ["kaupang_late_total", "kaupang_streams"]
        );
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
