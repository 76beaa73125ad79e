//! A server of the real program, and a client that speaks just enough HTTP.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use serde_json::{Value, json};

/// A server that is ended when it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    /// Starts the program on a free port, its tables in `folder`.
    pub(crate) fn start(folder: &Path) -> Server {
        Server::start_with(folder, &[])
    }

    /// The same with further arguments.
    pub(crate) fn start_with(folder: &Path, arguments: &[&str]) -> Server {
        let data = folder.join("tables.sqlite");
        Server::start_at(&[&["--data", data.to_str().unwrap()], arguments].concat())
    }

    /// Starts the program on a free port; the arguments say where its tables are.
    pub(crate) fn start_at(arguments: &[&str]) -> Server {
        // A file that may not grow is an error to those who ignore the signal; only a shell can be asked to.
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
            .arg(cargo_bin("kaupang"))
            .args(["serve", "--listen", "127.0.0.1:0", "--pace", "0", "--posts", "100000"])
            .args(arguments)
            .env("KAUPANG_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        Server { child, address: address.expect("a link").to_owned() }
    }

    /// Ends it at once, as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end.
    #[cfg(unix)]
    pub(crate) fn terminate(&self) {
        rustix::process::kill_process(self.process(), rustix::process::Signal::TERM).unwrap();
    }

    /// Stops it where it is, as a machine that is put to sleep; nothing of it runs until it is woken.
    #[cfg(unix)]
    pub(crate) fn pause(&self) {
        rustix::process::kill_process(self.process(), rustix::process::Signal::STOP).unwrap();
    }

    /// Lets it go on.
    #[cfg(unix)]
    pub(crate) fn resume(&self) {
        rustix::process::kill_process(self.process(), rustix::process::Signal::CONT).unwrap();
    }

    /// How it ends.
    pub(crate) fn wait(mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }

    #[cfg(unix)]
    fn process(&self) -> rustix::process::Pid {
        rustix::process::Pid::from_child(&self.child)
    }

    /// Its files may not grow beyond so many bytes; without a number they may again.
    #[cfg(target_os = "linux")]
    pub(crate) fn limit_files(&self, bytes: Option<u64>) {
        use rustix::process::{Resource, Rlimit, getrlimit, prlimit};
        let limit = Rlimit { current: bytes, maximum: getrlimit(Resource::Fsize).maximum };
        prlimit(Some(self.process()), Resource::Fsize, limit).unwrap();
    }

    pub(crate) fn connect(&self, request: &str) -> TcpStream {
        connect(&self.address, request).unwrap()
    }

    /// Sends a request; the head of the answer and its body.
    pub(crate) fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> (String, Vec<u8>) {
        ask(&self.address, method, path, headers, body).unwrap()
    }
}

fn connect(address: &str, request: &str) -> io::Result<TcpStream> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    stream.write_all(request.as_bytes())?;
    Ok(stream)
}

/// Sends a request to a server that may be killed meanwhile; the head of the answer and its body.
fn ask(address: &str, method: &str, path: &str, headers: &str, body: &str) -> io::Result<(String, Vec<u8>)> {
    let length = body.len();
    let mut stream = connect(
        address,
        &format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}Content-Length: {length}\r\n\r\n{body}"
        ),
    )?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)? + 4;
    let body = answer.split_off(end);
    let head = String::from_utf8(answer).map_err(|_| io::ErrorKind::InvalidData)?;
    let length: Option<usize> = head
        .lines()
        .find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok());
    match length {
        // An answer that is cut off is none.
        Some(length) if body.len() != length => Err(io::ErrorKind::UnexpectedEof.into()),
        _ => Ok((head, body)),
    }
}

/// The address and the token of somebody whose server may be killed at any moment.
#[derive(Debug, Clone)]
pub(crate) struct Brave {
    pub(crate) address: String,
    pub(crate) token: String,
}

impl Brave {
    /// The status and what was answered, if an answer came.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> io::Result<(u16, Value)> {
        let answer = ask(&self.address, method, &format!("/api/v1{path}"), &headers(&self.token), body)?;
        Ok(as_json(answer))
    }
}

fn headers(token: &str) -> String {
    format!("Authorization: Bearer {token}\r\nContent-Type: application/json\r\n")
}

fn as_json((head, body): (String, Vec<u8>)) -> (u16, Value) {
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, serde_json::from_slice(&body).unwrap_or(Value::Null))
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A program that plays through the JSON interface.
pub(crate) struct Client<'a> {
    server: &'a Server,
    pub(crate) token: String,
}

impl<'a> Client<'a> {
    pub(crate) fn new(server: &'a Server, name: &str) -> Client<'a> {
        let mut client = Client { server, token: String::new() };
        let (status, guest) = client.post("/guests", &json!({ "name": name }));
        assert_eq!(status, 201, "{guest}");
        client.token = guest["token"].as_str().expect("a token").to_owned();
        client
    }

    /// A guest who was here before.
    pub(crate) fn known(server: &'a Server, token: &str) -> Client<'a> {
        Client { server, token: token.to_owned() }
    }

    fn headers(&self) -> String {
        headers(&self.token)
    }

    pub(crate) fn get(&self, path: &str) -> (u16, Value) {
        as_json(self.server.ask("GET", &format!("/api/v1{path}"), &self.headers(), ""))
    }

    /// A page as this guest sees it.
    pub(crate) fn page(&self, path: &str) -> String {
        let (head, body) = self.server.ask("GET", path, &self.headers(), "");
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        String::from_utf8(body).unwrap()
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        as_json(self.server.ask("POST", &format!("/api/v1{path}"), &self.headers(), &body.to_string()))
    }

    /// The events of a table's stream.
    pub(crate) fn stream(&self, table: &str) -> impl Iterator<Item = Value> + use<> {
        let request = format!(
            "GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n{}\r\n",
            self.headers()
        );
        let lines = BufReader::new(self.server.connect(&request)).lines();
        lines.map_while(Result::ok).filter_map(|line| serde_json::from_str(line.strip_prefix("data: ")?).ok())
    }

    /// The table as soon as this guest can do something, or the game has ended.
    pub(crate) fn wait(&self, table: &str) -> Value {
        for _ in 0..20_000 {
            let (status, look) = self.get(&format!("/tables/{table}"));
            assert_eq!(status, 200, "{look}");
            let is_mine = look["legal"].as_array().is_some_and(|legal| !legal.is_empty());
            if is_mine || look["stage"] != "playing" {
                return look;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        panic!("it is never this guest's turn");
    }

    /// Acts in answer to what `look` shows. Where several may act at once another may have been first: then nothing is
    /// done, and one looks again.
    pub(crate) fn act(&self, look: &Value, action: &str) -> Acted {
        let path = format!("/tables/{}/act", look["table"].as_str().unwrap());
        let (status, answer) = self.post(&path, &json!({"number": look["number"], "action": action}));
        match status {
            200 => Acted::Done,
            409 => Acted::Late,
            _ => panic!("{status} to {action}: {answer}"),
        }
    }
}

/// What came of an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Acted {
    Done,
    /// The table had changed before.
    Late,
}
