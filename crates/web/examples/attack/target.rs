//! A server to attack, and as much HTTP as that takes.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

pub(crate) type Fallible<T> = Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// The program, with its tables in a folder of its own; ended when it is dropped.
pub(crate) struct Target {
    child: Child,
    pub(crate) address: String,
    _folder: TempDir,
}

impl Drop for Target {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Target {
    pub(crate) fn start() -> Fallible<Target> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("attack.sqlite").display().to_string();
        Target::start_at(&["--data", &file], folder)
    }

    /// The same with the tables that are somewhere already, as arguments say; the folder is kept until the end.
    pub(crate) fn start_at(home: &[&str], folder: TempDir) -> Fallible<Target> {
        let program = std::env::var_os("KAUPANG_BIN").ok_or("KAUPANG_BIN names no program")?;
        // A file that may not grow is an error to those who ignore the signal; only a shell can be asked to.
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; ulimit -n 8192; exec \"$0\" \"$@\""])
            .arg(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--posts", "1000000"])
            .args(home)
            .env("KAUPANG_LOG", "off")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.ok_or("no link")?.to_owned();
        Ok(Target { child, address, _folder: folder })
    }

    /// Sends a request, and reads nothing.
    pub(crate) fn send(&self, method: &str, path: &str, token: &str, body: &str) -> Fallible<TcpStream> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(Duration::from_secs(60)))?;
        let who = if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{who}\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )?;
        Ok(stream)
    }

    fn ask(&self, method: &str, path: &str, token: &str, body: &str) -> Fallible<(u16, Value)> {
        let mut answer = Vec::new();
        self.send(method, path, token, body)?.read_to_end(&mut answer)?;
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("no head")?;
        let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
        Ok((status, serde_json::from_str(body).unwrap_or_else(|_| Value::from(body))))
    }

    pub(crate) fn get(&self, path: &str, token: &str) -> Fallible<(u16, Value)> {
        self.ask("GET", path, token, "")
    }

    pub(crate) fn post(&self, path: &str, token: &str, body: &Value) -> Fallible<(u16, Value)> {
        self.ask("POST", &format!("/api/v1{path}"), token, &body.to_string())
    }

    /// A new guest's token.
    pub(crate) fn guest(&self, name: &str) -> Fallible<String> {
        let (_, guest) = self.post("/guests", "", &json!({ "name": name }))?;
        Ok(guest["token"].as_str().ok_or("no token")?.to_owned())
    }

    pub(crate) fn metric(&self, name: &str) -> Fallible<u64> {
        let (_, text) = self.get("/metrics", "")?;
        let start = format!("kaupang_{name} ");
        let line = text.as_str().and_then(|text| text.lines().find_map(|line| line.strip_prefix(&start)));
        Ok(line.ok_or("no such metric")?.trim().parse()?)
    }

    pub(crate) fn resident_kilobytes(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|rest| rest.split_whitespace().next()?.parse().ok()).unwrap_or(0)
    }

    /// Its files may not grow beyond so many bytes.
    pub(crate) fn limit_files(&self, bytes: &str) -> Fallible<()> {
        let process = format!("--pid={}", self.child.id());
        let limited =
            Command::new("prlimit").args([process, format!("--fsize={bytes}:unlimited")]).status()?;
        if limited.success() { Ok(()) } else { Err("prlimit has failed".into()) }
    }

    /// Asks it to end; how long that took, if it was within `limit`.
    pub(crate) fn terminate(mut self, limit: Duration) -> Fallible<Option<Duration>> {
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        let began = Instant::now();
        while began.elapsed() < limit {
            if self.child.try_wait()?.is_some() {
                return Ok(Some(began.elapsed()));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(None)
    }
}
