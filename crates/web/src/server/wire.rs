//! A connection whose other end has to read what it asked for.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// At least this much has to be taken within [`PATIENCE`] once the other end is behind: less than the slowest telephone
/// takes.
const LEAST: usize = 32 << 10;
/// How long a reader may take for that.
const PATIENCE: Duration = Duration::from_secs(30);
/// The system keeps at most this much of what was written and not yet taken.
const SYSTEM_BUFFER: usize = 64 << 10;

/// A connection.
pub(super) struct Wire<S = TcpStream> {
    stream: S,
    /// Runs while the other end is behind.
    behind: Option<Pin<Box<Sleep>>>,
    /// What it has taken since.
    taken: usize,
}

impl Wire {
    pub(super) fn new(stream: TcpStream) -> Wire {
        // Small answers go out at once, and slow readers take little memory; a system that can do neither serves all
        // the same.
        let _ = stream.set_nodelay(true);
        let _ = socket2::SockRef::from(&stream).set_send_buffer_size(SYSTEM_BUFFER);
        Wire::around(stream)
    }
}

impl<S> Wire<S> {
    fn around(stream: S) -> Wire<S> {
        Wire { stream, behind: None, taken: 0 }
    }

    /// What came of a write: one that waits too long is an error.
    fn judge(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(length)) => {
                self.taken += length;
                if self.taken >= LEAST {
                    self.catch_up();
                }
                written
            }
            Poll::Ready(Err(_)) => written,
            Poll::Pending => {
                let behind = self.behind.get_or_insert_with(|| Box::pin(sleep(PATIENCE)));
                match behind.as_mut().poll(context) {
                    Poll::Ready(()) => {
                        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the reader is too slow")))
                    }
                    Poll::Pending => Poll::Pending,
                }
            }
        }
    }

    fn catch_up(&mut self) {
        self.behind = None;
        self.taken = 0;
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Wire<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Wire<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        // Everything was handed over: nobody is behind.
        if flushed.is_ready() {
            self.catch_up();
        }
        flushed
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::Instant;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_reader_who_takes_nothing_is_cut_off() {
        let (near, _far) = tokio::io::duplex(1000);
        let began = Instant::now();
        let error = Wire::around(near).write_all(&[0; 2000]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        assert_eq!(began.elapsed(), PATIENCE);
    }

    #[tokio::test(start_paused = true)]
    async fn a_reader_who_takes_a_byte_now_and_then_is_cut_off() {
        let (near, mut far) = tokio::io::duplex(1000);
        let dripping = tokio::spawn(async move {
            loop {
                sleep(Duration::from_secs(1)).await;
                if far.read_u8().await.is_err() {
                    return;
                }
            }
        });
        let error = Wire::around(near).write_all(&vec![0; 1 << 20]).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        dripping.abort();
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_telephone_is_served() {
        let (near, mut far) = tokio::io::duplex(10_000);
        let reading = tokio::spawn(async move {
            let (mut part, mut all) = (vec![0; 4000], 0);
            while let Ok(length @ 1..) = far.read(&mut part).await {
                all += length;
                sleep(Duration::from_secs(1)).await;
            }
            all
        });
        let mut wire = Wire::around(near);
        // Two answers with a long time between them.
        for _ in 0..2 {
            wire.write_all(&vec![0; 500_000]).await.unwrap();
            wire.flush().await.unwrap();
            sleep(Duration::from_secs(1000)).await;
        }
        drop(wire);
        assert_eq!(reading.await.unwrap(), 1_000_000);
    }
}
