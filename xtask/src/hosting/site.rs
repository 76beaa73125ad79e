//! A folder with everything that the set-up takes: the servers, nginx, and ways to ask them.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};

use test_postgres::{Disk, Postgres};

use crate::root;

/// Nothing that is waited for takes so long.
const PATIENCE: Duration = Duration::from_secs(30);
/// The name that people type.
pub(super) const NAME: &str = "play.example.org";

/// A folder with everything in it, gone at the end.
pub(super) struct Site {
    pub(super) program: PathBuf,
    pub(super) folder: PathBuf,
    pub(super) database: String,
    pub(super) postgres: Postgres,
    /// Of the two servers, of nginx with and without TLS, of Prometheus.
    pub(super) ports: [u16; 5],
}

impl Drop for Site {
    fn drop(&mut self) {
        // What is left behind is in the folder for temporary files.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A program that runs beside; ended with it.
pub(super) struct Running(pub(super) Child);

impl Drop for Running {
    fn drop(&mut self) {
        // nginx would leave its workers behind if it were killed at once. One that has ended already can't be ended.
        let _ = self.end();
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Running {
    /// Stops it where it is, until what comes back is dropped.
    pub(super) fn pause(&self) -> Result<Paused> {
        let paused = Paused(self.0.id());
        paused.signal("-STOP").map(|()| paused)
    }

    /// Asks it to end in good order, and waits for that.
    pub(super) fn stop(mut self) -> Result<()> {
        self.end()
    }

    pub(super) fn end(&mut self) -> Result<()> {
        if matches!(self.0.try_wait(), Ok(Some(_))) {
            return Ok(());
        }
        let asked = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        asked?;
        let until = Instant::now() + PATIENCE;
        loop {
            match self.0.try_wait() {
                Ok(Some(_)) => return Ok(()),
                Ok(None) if Instant::now() < until => sleep(Duration::from_millis(20)),
                _ => return Err(anyhow!("a server doesn't end")),
            }
        }
    }
}

/// A program that does nothing until this is dropped.
pub(super) struct Paused(u32);

impl Paused {
    fn signal(&self, signal: &str) -> Result<()> {
        let sent = Command::new("kill").args([signal, &self.0.to_string()]).status();
        expect(sent.is_ok_and(|sent| sent.success()), || format!("kill {signal} has failed"))
    }
}

impl Drop for Paused {
    fn drop(&mut self) {
        // One that has ended doesn't go on.
        let _ = self.signal("-CONT");
    }
}

impl Site {
    pub(super) fn set_up(program: &Path) -> Result<Site> {
        let folder = std::env::temp_dir().join(format!("kaupang-hosting-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let postgres = Postgres::start(Disk::AtOnce)?;
        let database = postgres.database();
        // They are all taken at once, so that they differ.
        let listeners: Result<Vec<TcpListener>, _> =
            (0..5).map(|_| TcpListener::bind("127.0.0.1:0")).collect();
        let listeners = listeners?;
        let ports: Vec<u16> =
            listeners.iter().filter_map(|listener| Some(listener.local_addr().ok()?.port())).collect();
        let ports = ports.try_into().ok().context("there are not enough ports")?;
        let site = Site { program: program.to_owned(), folder, database, postgres, ports };
        let token = site.folder.join("operator.token");
        fs::write(&token, "a-token-of-the-chore\n")?;
        site.tool("chmod", &["600", &token.to_string_lossy()])?;
        Ok(site)
    }

    /// Does one step, and says what became of it.
    pub(super) fn step<T>(&self, what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
        let began = Instant::now();
        let done = work().with_context(|| what.to_owned())?;
        println!("xtask: {what}: seen in {:.1} s", began.elapsed().as_secs_f64());
        Ok(done)
    }

    pub(super) fn path(&self, name: &str) -> String {
        self.folder.join(name).to_string_lossy().into_owned()
    }

    /// What a program prints; an error if it fails.
    pub(super) fn tool(&self, program: &str, arguments: &[&str]) -> Result<String> {
        let output = Command::new(program).args(arguments).current_dir(&self.folder).output();
        let output = output.with_context(|| format!("{program} can't be started"))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        match output.status.success() {
            true => Ok(text(&output.stdout)),
            false => Err(anyhow!(
                "{program} {}: {}{}",
                arguments.join(" "),
                text(&output.stdout),
                text(&output.stderr)
            )),
        }
    }

    /// A file of `docs/hosting`, with names, ports and paths of this folder.
    pub(super) fn file(&self, name: &str) -> Result<String> {
        let path = root()?.join("docs/hosting").join(name);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let [one, two, tls, plain, _] = self.ports.map(|port| port.to_string());
        let folder = self.folder.to_string_lossy();
        let text = text
            .replace(":7071", &format!(":{one}"))
            .replace(":7072", &format!(":{two}"))
            .replace("listen 443", &format!("listen {tls}"))
            .replace("listen 80", &format!("listen {plain}"))
            .replace("/etc/ssl/kaupang/", &format!("{folder}/"))
            .replace("/usr/local/bin/kaupang", &self.program.to_string_lossy())
            .replace("postgres://kaupang@localhost/kaupang?host=/run/postgresql", &self.database)
            .replace("/var/lib/kaupang/", &format!("{folder}/"))
            .replace("/var/log/kaupang/", &format!("{folder}/"));
        Ok(text)
    }

    pub(super) fn put(&self, name: &str, text: &str) -> Result<String> {
        fs::write(self.folder.join(name), text)?;
        Ok(self.path(name))
    }

    /// The command of a unit, as systemd starts it.
    pub(super) fn command(&self, unit: &str) -> Result<String> {
        self.command_of(unit, "ExecStart=")
    }

    /// The command that a unit has in a field.
    pub(super) fn command_of(&self, unit: &str, field: &str) -> Result<String> {
        let text = self.file(unit)?.replace("\\\n", " ");
        let line = text.lines().find_map(|line| line.strip_prefix(field));
        Ok(line.with_context(|| format!("{unit} starts nothing"))?.replace("$$", "$").replace("%%", "%"))
    }

    /// Starts a server by the command of its unit, and waits until it answers.
    pub(super) fn server(&self, number: usize) -> Result<Running> {
        self.server_at(self.ports[number], "127.0.0.1")
    }

    pub(super) fn server_at(&self, port: u16, proxy: &str) -> Result<Running> {
        let running = self.start(port, proxy)?;
        until("the server answers", || {
            self.tool("curl", &["-sf", &format!("http://127.0.0.1:{port}/healthz")]).map(drop)
        })?;
        Ok(running)
    }

    pub(super) fn start(&self, port: u16, proxy: &str) -> Result<Running> {
        let log = fs::File::options().create(true).append(true).open(self.folder.join(format!("{port}.log")));
        let command = self
            .command("kaupang@.service")?
            .replace("%i", &port.to_string())
            .replace("--trust-proxy 127.0.0.1", &format!("--trust-proxy {proxy}"));
        let mut words = command.split_whitespace();
        let child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .env("KAUPANG_LOG", "info,web=debug")
            .stdout(Stdio::null())
            .stderr(log?)
            .spawn();
        Ok(Running(child.context("the program can't be started")?))
    }

    /// A certificate of an authority of its own, and nginx with the file of the documents.
    pub(super) fn nginx(&self) -> Result<Running> {
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
             log_format asked '$request upstream=$upstream_addr';\naccess_log {folder}/nginx-access.log asked;\n{temporary}include {site};\n}}\n"
        );
        let whole = self.put("nginx.conf", &whole)?;
        self.tool("nginx", &["-t", "-c", &whole])?;
        let child =
            Command::new("nginx").args(["-c", &whole]).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let running = Running(child.context("nginx can't be started")?);
        until("nginx answers", || self.https(&["-f", "-o", "/dev/null", &self.address("/")]).map(drop))?;
        Ok(running)
    }

    /// The address that people type, at the port that nginx has here.
    pub(super) fn address(&self, path: &str) -> String {
        format!("https://{NAME}:{}{path}", self.ports[2])
    }

    /// What curl gets by HTTPS, with the authority of this folder and no other.
    pub(super) fn https(&self, arguments: &[&str]) -> Result<String> {
        let resolve = format!("{NAME}:{}:127.0.0.1", self.ports[2]);
        let authority = self.path("ca.pem");
        // nginx gives a server that hangs 20 seconds.
        let mut all = vec!["-s", "--max-time", "40", "--cacert", &authority, "--resolve", &resolve];
        all.extend(arguments);
        self.tool("curl", &all)
    }

    /// A post of a program with its token; the status and the body.
    pub(super) fn post(&self, token: &str, path: &str, body: &str) -> Result<(u16, String)> {
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
        let (body, status) = told.rsplit_once('\n').context("no status was told")?;
        Ok((status.parse().context("no status was told")?, body.to_owned()))
    }
}

/// Tries again and again until something is done.
pub(super) fn until<T>(what: &str, done: impl FnMut() -> Result<T>) -> Result<T> {
    until_within(PATIENCE, what, done)
}

/// The same for what may take longer.
pub(super) fn until_within<T>(
    patience: Duration,
    what: &str,
    mut done: impl FnMut() -> Result<T>,
) -> Result<T> {
    let end = Instant::now() + patience;
    loop {
        match done() {
            Ok(found) => return Ok(found),
            Err(reason) if Instant::now() > end => return Err(reason.context(format!("{what}: never"))),
            Err(_) => sleep(Duration::from_millis(50)),
        }
    }
}

pub(super) fn expect(is_so: bool, otherwise: impl FnOnce() -> String) -> Result<()> {
    if is_so { Ok(()) } else { Err(anyhow!(otherwise())) }
}
