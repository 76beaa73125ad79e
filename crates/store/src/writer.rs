//! The one writer: what waits is written in one transaction, and answered when it is on the disk.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::append::put_alone;
use crate::error::StoreError;
use crate::in_file::tidy;
use crate::known_guests::KnownGuests;
use crate::news::{Member, give_free, tell};
use crate::on_server::{connect, keep_to_oneself};
use crate::secrets::{KeyFile, Secrets};
use crate::sql::Link;
use crate::write::{Write, WriteContext, carry_out};

/// At most this many writes share a transaction, so that the first doesn't wait forever.
const BATCH: usize = 256;
/// At most this many writes wait; more have to wait to wait.
const QUEUE: usize = 1024;

/// A database on another machine that has not written a batch by then has gone.
const PATIENCE: Duration = Duration::from_secs(15);
/// Who closes the store waits no longer for the other servers to be told.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// What came of a write: the number of a new row where there is one, and the time it was stored at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Written {
    pub(crate) id: i64,
    pub(crate) at: i64,
}

type Answer = Result<Written, StoreError>;
type Job = (Write, oneshot::Sender<Answer>);

/// How the writer comes to the database, again and again.
#[derive(Debug)]
pub(crate) enum Way {
    InFile(Box<SqliteConnectOptions>),
    OnServer(Member),
}

/// The way to the writer.
#[derive(Debug, Clone)]
pub(crate) struct Writer(mpsc::Sender<Job>);

impl Writer {
    /// Starts the writer at its desk; what it holds, it holds until it ends.
    pub(crate) fn start(desk: Desk) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        tokio::spawn(desk.run(receiver));
        Writer(sender)
    }

    pub(crate) async fn write(&self, write: Write) -> Answer {
        let (sender, receiver) = oneshot::channel();
        self.0.send((write, sender)).await.map_err(|_| StoreError::Closed)?;
        receiver.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what nobody waits for, in its turn; where too much waits already, it is left out.
    pub(crate) fn write_unasked(&self, write: Write) {
        let _ = self.0.try_send((write, oneshot::channel().0));
    }

    pub(crate) async fn close(&self) {
        // A writer that is closed already has nothing to answer.
        let _ = self.write(Write::Close).await;
        self.0.closed().await;
    }
}

/// Where the writer works.
pub(crate) struct Desk {
    pub(crate) way: Way,
    /// None after a failure, until the database is opened anew.
    pub(crate) link: Option<Link>,
    pub(crate) secrets: Arc<Secrets>,
    /// Guests who came lately, of whom those that change are forgotten.
    pub(crate) known_guests: Arc<KnownGuests>,
    /// Says to others that somebody is at work with a file.
    pub(crate) _holds: Option<KeyFile>,
}

impl Desk {
    async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::with_capacity(BATCH);
        while jobs.recv_many(&mut batch, BATCH).await > 0 {
            let closes = batch.iter().any(|(write, _)| matches!(write, Write::Close));
            let answers = self.write_all(&batch).await;
            for guest in batch.iter().filter_map(|(write, _)| write.changed_guest()) {
                self.known_guests.forget(guest);
            }
            for ((_, sender), answer) in batch.drain(..).zip(answers) {
                // Whoever no longer waits for the answer finds the entry in the log.
                let _ = sender.send(answer);
            }
            if closes {
                break;
            }
        }
        self.close().await;
        // Whoever waits for the end may open the file again.
        drop(jobs);
    }

    /// Writes a batch in one transaction. If that fails as a whole, nothing of it is stored and all are told so; if it
    /// fails for what is in one of the writes, each is written by itself, so that the others don't suffer for it.
    async fn write_all(&mut self, batch: &[Job]) -> Vec<Answer> {
        match self.write_together(batch).await {
            Ok(answers) => answers,
            Err(error) if error.is_of_one_write() && batch.len() > 1 => {
                let mut answers = Vec::with_capacity(batch.len());
                for job in batch.chunks(1) {
                    let answer = self.write_together(job).await;
                    answers.extend(answer.unwrap_or_else(|error| vec![Err(error)]));
                }
                answers
            }
            Err(error) => batch.iter().map(|_| Err(error.clone())).collect(),
        }
    }

    async fn write_together(&mut self, batch: &[Job]) -> Result<Vec<Answer>, StoreError> {
        let written = match self.way {
            Way::InFile(_) => self.try_write(batch).await,
            Way::OnServer(_) => {
                timeout(PATIENCE, self.try_write(batch)).await.unwrap_or(Err(StoreError::NoAnswer))
            }
        };
        if written.is_err() {
            // A connection in the middle of a failed transaction may never be sound again: the next batch gets a new
            // one. A file is closed in good order; a database that may be gone is not waited for.
            match self.link.take() {
                Some(link @ Link::InFile(_)) => link.close().await,
                link => drop(link),
            }
        }
        written
    }

    async fn try_write(&mut self, batch: &[Job]) -> Result<Vec<Answer>, StoreError> {
        let link = match &mut self.link {
            Some(link) => link,
            none => none.insert(match &self.way {
                Way::InFile(options) => Link::InFile(options.connect().await?),
                Way::OnServer(member) => connect(&member.options).await?,
            }),
        };
        let at = now();
        // Most of the time one table is appended to and nothing else waits.
        if let [(Write::Append(append), _)] = batch
            && put_alone(link, append, at).await?
        {
            return Ok(vec![Ok(Written { id: 0, at })]);
        }
        link.begin().await?;
        if let Link::OnServer(link) = link {
            let buckets: BTreeSet<_> = batch.iter().filter_map(|(write, _)| write.bucket()).collect();
            let guests: BTreeSet<_> = batch.iter().filter_map(|(write, _)| write.guest()).collect();
            let tables: BTreeSet<_> = batch.iter().filter_map(|(write, _)| write.table()).collect();
            keep_to_oneself(link, &buckets, &guests, &tables).await?;
        }
        let own = match &self.way {
            Way::InFile(_) => "",
            Way::OnServer(member) => &member.name,
        };
        let context = WriteContext { secrets: &self.secrets, server: own, at };
        let mut answers = Vec::with_capacity(batch.len());
        for (write, _) in batch {
            answers.push(match carry_out(link, &context, write).await {
                Ok(id) => Ok(Written { id, at }),
                // Found before anything of it was written, so the rest of the batch is sound.
                Err(refused) if refused.is_refusal() => Err(refused),
                Err(error) => return Err(error),
            });
        }
        if let Link::OnServer(link) = link {
            let done = batch.iter().zip(&answers).filter(|(_, answer)| answer.is_ok());
            tell(link, own, done.map(|((write, _), _)| write)).await?;
        }
        link.commit().await?;
        Ok(answers)
    }

    /// Leaves in good order.
    async fn close(self) {
        let Some(mut link) = self.link else { return };
        tidy(&mut link).await;
        if let (Link::OnServer(link), Way::OnServer(member)) = (&mut link, &self.way) {
            // Otherwise the others wait until the leases have run out.
            let _ = timeout(LAST_WORDS, give_free(link, &member.name)).await;
        }
        link.close().await;
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
