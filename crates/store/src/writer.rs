//! The one writer: what waits is written in one transaction, and answered when it is on the disk.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, query};
use tokio::sync::{mpsc, oneshot};

use crate::error::StoreError;
use crate::secrets::{KeyFile, Secrets};
use crate::write::{Write, carry_out};

/// At most this many writes share a transaction, so that the first doesn't wait forever.
const BATCH: usize = 256;
/// At most this many writes wait; more have to wait to wait.
const QUEUE: usize = 1024;

/// What came of a write: the number of a new row where there is one, and the time it was stored at.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Written {
    pub(crate) id: i64,
    pub(crate) at: i64,
}

type Answer = Result<Written, StoreError>;
type Job = (Write, oneshot::Sender<Answer>);

/// The way to the writer.
#[derive(Debug, Clone)]
pub(crate) struct Writer(mpsc::Sender<Job>);

impl Writer {
    /// Starts the writer on its connection; it holds the key file until it ends.
    pub(crate) fn start(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        secrets: Arc<Secrets>,
        key_file: KeyFile,
    ) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let desk = Desk { options, connection: Some(connection), secrets };
        tokio::spawn(desk.run(receiver, key_file));
        Writer(sender)
    }

    pub(crate) async fn write(&self, write: Write) -> Answer {
        let (sender, receiver) = oneshot::channel();
        self.0.send((write, sender)).await.map_err(|_| StoreError::Closed)?;
        receiver.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn close(&self) {
        // A writer that is closed already has nothing to answer.
        let _ = self.write(Write::Close).await;
        self.0.closed().await;
    }
}

/// Where the writer works.
struct Desk {
    options: SqliteConnectOptions,
    /// None after a failure, until the file is opened anew.
    connection: Option<SqliteConnection>,
    secrets: Arc<Secrets>,
}

impl Desk {
    async fn run(mut self, mut jobs: mpsc::Receiver<Job>, key_file: KeyFile) {
        let mut batch = Vec::with_capacity(BATCH);
        while jobs.recv_many(&mut batch, BATCH).await > 0 {
            let closes = batch.iter().any(|(write, _)| matches!(write, Write::Close));
            let answers = self.write_all(&batch).await;
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
        drop(key_file);
        drop(jobs);
    }

    /// Writes a batch in one transaction. If that fails as a whole, nothing of it is stored and all are told so.
    async fn write_all(&mut self, batch: &[Job]) -> Vec<Answer> {
        match self.try_write_all(batch).await {
            Ok(answers) => answers,
            Err(error) => {
                // A connection in the middle of a failed transaction may never be sound again: the next batch gets a
                // new one.
                if let Some(connection) = self.connection.take() {
                    let _ = connection.close().await;
                }
                batch.iter().map(|_| Err(error.clone())).collect()
            }
        }
    }

    async fn try_write_all(&mut self, batch: &[Job]) -> Result<Vec<Answer>, StoreError> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.options.connect().await?),
        };
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let at = now();
        let mut answers = Vec::with_capacity(batch.len());
        for (write, _) in batch {
            answers.push(match carry_out(&mut transaction, &self.secrets, write, at).await {
                Ok(id) => Ok(Written { id, at }),
                // Found before anything of it was written, so the rest of the batch is sound.
                Err(refused) if refused.is_refusal() => Err(refused),
                Err(error) => return Err(error),
            });
        }
        transaction.commit().await?;
        Ok(answers)
    }

    /// Brings what is in the write-ahead log into the file, so that a copy of the file alone is whole.
    async fn close(self) {
        let Some(mut connection) = self.connection else { return };
        // Where it can't be done nothing is lost: the log beside is read at the next opening.
        let _ = query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
        let _ = connection.close().await;
    }
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
