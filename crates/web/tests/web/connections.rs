//! Connections: who takes too long, who comes too often, and how the server ends.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use web::{Config, Proxy};

use crate::servers::Listener;
use crate::world::{World, quick};

/// A server on a free port of this machine.
struct Served {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<std::io::Result<()>>,
    world: World,
}

impl Served {
    async fn new(config: Config) -> Served {
        let world = World::with(config).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(web::serve(world.hall.clone(), listener, async { drop(stopped.await) }));
        Served { address, stop, ended, world }
    }

    async fn send(&self, text: &str) -> TcpStream {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        stream
    }

    /// What comes back until the server closes the connection.
    async fn ask(&self, text: &str) -> String {
        read(self.send(text).await).await
    }
}

async fn read(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    // One who is turned away with something unread may be told so rudely.
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8(answer).unwrap()
}

#[tokio::test]
async fn what_is_sent_by_halves_is_not_waited_for() {
    let served = Served::new(quick()).await;
    tokio::time::pause();
    for (text, status) in [
        ("GET / HTTP/1.1\r\nHost: local", ""),
        ("", ""),
        ("POST /name HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nname=", "HTTP/1.1 408 "),
        ("POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{", "HTTP/1.1 408 "),
    ] {
        let began = Instant::now();
        let answer = served.ask(text).await;
        assert!(answer.starts_with(status), "{text}: {answer}");
        let waited = began.elapsed();
        assert!(waited >= Duration::from_secs(9) && waited <= Duration::from_secs(40), "{text}: {waited:?}");
    }
}

#[tokio::test]
async fn a_body_in_broken_chunks_is_unreadable_and_one_without_end_too_long() {
    let served = Served::new(quick()).await;
    let head = "POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
    let endless = format!("{head}ffff\r\n{}", "x".repeat(0xffff));
    for (text, status) in [(format!("{head}zz\r\n"), "HTTP/1.1 400 "), (endless, "HTTP/1.1 413 ")] {
        let answer = served.ask(&text).await;
        assert!(answer.starts_with(status), "{answer}");
    }
}

#[tokio::test]
async fn a_connection_that_says_nothing_more_is_closed() {
    let served = Served::new(quick()).await;
    tokio::time::pause();
    let answer = served.ask("GET /assets/none HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 404 "), "{answer}");
}

#[tokio::test]
async fn an_address_has_so_many_connections_and_who_leaves_makes_room() {
    let served = Served::new(Config { connections_per_address: 2, ..quick() }).await;
    let ask = "GET /assets/none HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let (first, _second) = (served.send("GET").await, served.send("GET").await);
    assert!(served.ask(ask).await.starts_with("HTTP/1.1 503 "));
    drop(first);
    // The server notices in its own time that somebody has left.
    while !served.ask(ask).await.starts_with("HTTP/1.1 404 ") {}

    // A proxy has all connections, and looks after the addresses itself.
    let served = Served::new(Config { connections_per_address: 1, proxy: Proxy::Trusted, ..quick() }).await;
    let _first = served.send("GET").await;
    assert!(served.ask(ask).await.starts_with("HTTP/1.1 404 "));
    let served = Served::new(Config { connections: 1, proxy: Proxy::Trusted, ..quick() }).await;
    let _first = served.send("GET").await;
    assert!(served.ask(ask).await.starts_with("HTTP/1.1 503 "));
}

#[tokio::test]
async fn a_guest_has_so_many_streams_and_no_more() {
    let served = Served::new(Config { streams_per_guest: 2, connections_per_address: 4, ..quick() }).await;
    let mut anna = served.world.person();
    let welcomed = anna.post_json("/api/v1/guests", &json!({"name": "Anna"})).await.json();
    let token = welcomed["token"].as_str().unwrap();
    let table = anna.open("century-solo", &[]).await;
    let stream = |who: &str| {
        format!(
            "GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n{who}Connection: close\r\n\r\n"
        )
    };
    let anna = format!("Authorization: Bearer {token}\r\n");
    let mut open = Vec::new();
    for _ in 0..2 {
        let mut stream = served.send(&stream(&anna)).await;
        let mut start = [0; 12];
        stream.read_exact(&mut start).await.unwrap();
        assert_eq!(&start, b"HTTP/1.1 200");
        open.push(stream);
    }
    let refused = served.ask(&stream(&anna)).await;
    assert!(refused.starts_with("HTTP/1.1 503 ") && refused.contains("\"sentence\""), "{refused}");
    assert!(refused.to_ascii_lowercase().contains("retry-after: "), "{refused}");
    // Somebody else at the same address still may.
    let mut stream = served.send(&stream("")).await;
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    assert_eq!(&start, b"HTTP/1.1 200");
}

#[tokio::test]
async fn the_server_ends_within_ten_seconds_whoever_dawdles() {
    let served = Served::new(quick()).await;
    let mut anna = served.world.person();
    let table = anna.open("century-solo", &[]).await;
    let half = served.send("GET / HTTP/1.1\r\nHost: local").await;
    let mut stream = served.send(&format!("GET /t/{table}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n")).await;
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    let idle = served.send("").await;
    tokio::time::pause();
    let began = Instant::now();
    served.stop.send(()).unwrap();
    served.ended.await.unwrap().unwrap();
    assert!(began.elapsed() <= Duration::from_secs(10), "{:?}", began.elapsed());
    drop((half, idle, stream));
}

/// A comment would do for proxies, but a browser's script sees none.
#[tokio::test]
async fn a_page_is_told_by_events_that_its_stream_is_alive_and_a_program_by_comments() {
    let world = World::new().await;
    let mut anna = world.person();
    let named = anna.post("/play/century", &[("bot", "easy")]).await;
    let table = named.location();
    let mut page = Listener::at(&world, &anna, &format!("{table}/stream")).await;
    let mut data = Listener::at(&world, &anna, &format!("/api/v1/tables{}/stream", &table[2..])).await;
    for stream in [&mut page, &mut data] {
        stream.line(|line| line.starts_with("event: table").then_some(())).await;
    }
    tokio::time::pause();
    let quiet = |line: &str| (line == ":" || line.starts_with("event:")).then(|| line.to_owned());
    assert_eq!(page.line(quiet).await, "event: alive");
    assert_eq!(data.line(quiet).await, ":");
}
