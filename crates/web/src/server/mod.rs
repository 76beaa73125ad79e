//! Connections: who is let in, how long anybody may take, and how it all ends.
//!
//! A head that doesn't arrive in time, a connection that says nothing, and one that doesn't read what it asked for are
//! closed ([`wire`]); the time for a body is the [guard](crate::http)'s. An address has so many connections and no
//! more. When the server is to end, answers under way have a few seconds.

mod wire;

use std::future::Future;
use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use crate::hall::Hall;
use crate::http::router;
use crate::proxy::Proxy;
use crate::server::wire::Wire;
use crate::turnstile::{Inside, Turnstile, network};

/// The head of a request has to arrive within this time, and a connection may rest as long.
const HEAD: Duration = Duration::from_secs(15);
/// The head of a request fits into this, and at most this much of an answer waits in memory to be sent.
const BUFFER: usize = 16 << 10;
/// When the server is to end, answers under way have this long.
const LAST_ANSWERS: Duration = Duration::from_secs(4);
/// And the store has this long to be closed.
const LAST_WRITES: Duration = Duration::from_secs(4);
/// Where no more connections can be opened, some will be closed soon.
const BREATH: Duration = Duration::from_millis(50);

/// What is told to those who are not let in.
const TURNED_AWAY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\n\
    Content-Type: text/plain; charset=utf-8\r\nContent-Length: 48\r\n\r\nToo many connections are open. Try again later.\n";

/// Answers requests until `stop` is ready; then open streams are ended, what is under way is finished as far as a few
/// seconds allow, and the store is closed.
///
/// # Errors
/// If the listener has no address.
pub async fn serve(
    hall: Arc<Hall>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    tracing::debug!(address = %listener.local_addr()?, "listening");
    let door = Door::new(&hall);
    let ending = GracefulShutdown::new();
    let mut connections = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, address)) => {
                    let Some(places) = door.admit(address.ip()) else {
                        turn_away(stream);
                        continue;
                    };
                    let conversation = converse(door.router.clone(), stream, address, ending.watcher());
                    connections.spawn(async move {
                        conversation.await;
                        drop(places);
                    });
                }
                Err(error) => {
                    tracing::debug!(%error, "a connection can't be taken");
                    sleep(BREATH).await;
                }
            },
            Some(_) = connections.join_next() => {}
            () = &mut stop => break,
        }
    }
    drop(listener);
    hall.close();
    // Whoever has not finished by then is cut off.
    let _ = timeout(LAST_ANSWERS, ending.shutdown()).await;
    connections.shutdown().await;
    if timeout(LAST_WRITES, hall.end()).await.is_err() {
        tracing::error!("the store could not be closed in time; nothing that was acknowledged is lost");
    }
    Ok(())
}

/// The door: the router behind it, and who is inside.
struct Door {
    router: Router,
    all: Arc<Turnstile<()>>,
    by_address: Option<Arc<Turnstile<IpAddr>>>,
    proxy: Proxy,
}

impl Door {
    fn new(hall: &Arc<Hall>) -> Door {
        let config = &hall.config;
        // The connections of all its clients come from a proxy, which has to look after the addresses itself.
        let by_address = match config.proxy {
            Proxy::None | Proxy::At(_) => Some(Turnstile::new(config.connections_per_address)),
            Proxy::Trusted => None,
        };
        let (all, proxy) = (Turnstile::new(config.connections), config.proxy.clone());
        Door { router: router(hall.clone()), all, by_address, proxy }
    }

    fn admit(&self, address: IpAddr) -> Option<(Inside<()>, Option<Inside<IpAddr>>)> {
        let by_address = match &self.by_address {
            Some(_) if self.proxy.believes(Some(address)) => None,
            Some(turnstile) => Some(turnstile.enter(network(address))?),
            None => None,
        };
        Some((self.all.enter(())?, by_address))
    }
}

fn turn_away(stream: TcpStream) {
    // It is told if that takes no time.
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(TURNED_AWAY);
    }
}

/// Answers the requests of one connection.
async fn converse(router: Router, stream: TcpStream, address: SocketAddr, ending: Watcher) {
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(Wire::new(stream)), service);
    // Whoever breaks off or takes too long is nobody's fault here.
    let _ = ending.watch(connection).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_length_of_the_short_answer_is_right() {
        let text = std::str::from_utf8(TURNED_AWAY).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.ends_with(&format!("Content-Length: {}", body.len())), "{}", body.len());
    }
}
