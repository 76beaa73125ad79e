//! News between the servers of one PostgreSQL: who writes to a table tells the others so in the same transaction, by
//! `NOTIFY`. A file has one server, so there is nobody to be told.
//!
//! News say which table, never what: whoever has it in memory reads the rest from the tables, and after
//! [`Heard::Anew`] all of it. So news that are told twice do no harm, and neither do those that are lost, because
//! [`Heard::Everything`] follows, after which every table is read as after [`Heard::Anew`]. What is not stored at all,
//! such as who is at a table, is [whispered](Store::whisper), and said again from time to time; [some of
//! it](Store::whisper_aside) is about no table.
//!
//! A guest who has another name or token is told of, too, for those who know them as they were: the store itself
//! forgets these.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPoolOptions};
use sqlx::{Executor, query};
use tokio::time::{sleep, timeout};

use crate::Store;
use crate::error::StoreError;
use crate::known_guests::KnownGuests;
use crate::rows::GuestId;
use crate::write::Write;

/// Where all servers of a database listen.
const CHANNEL: &str = "kaupang_news";
/// A connection that was silent for so long is asked whether it is still there.
const SILENCE: Duration = Duration::from_secs(10);
/// A database that has not answered by then is not there.
const PATIENCE: Duration = Duration::from_secs(5);
/// No whisper is longer, in bytes: PostgreSQL passes on nothing that is much longer.
pub const LONGEST_WHISPER: usize = 4000;
/// Stands where news name a table, in those about none. No table has that name.
const NO_TABLE: &str = "-";
/// So long after a failure it is tried again.
const BREATH: Duration = Duration::from_millis(250);

/// A server among those of one database.
#[derive(Debug, Clone)]
pub(crate) struct Member {
    pub(crate) options: Box<PgConnectOptions>,
    /// What the others know it by: another name for each start.
    pub(crate) name: Arc<str>,
}

impl Member {
    pub(crate) fn new(options: PgConnectOptions) -> Result<Member, StoreError> {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes)?;
        let name = format!("{:016x}", u64::from_be_bytes(bytes)).into();
        Ok(Member { options: Box::new(options), name })
    }
}

/// What another server has told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// It has written to that table.
    Table(String),
    /// It has changed what was written at that table before: all of it has to be read again.
    Anew(String),
    /// It no longer looks after that table's bots and clocks.
    Free(String),
    /// It has something to say about that table that is not stored.
    Whisper {
        /// The table.
        table: String,
        /// The name of the server that says so.
        server: String,
        /// What it says.
        text: String,
    },
    /// It has something to say that is about no table and is not stored.
    Aside(String),
    /// News may have been lost: any table may have changed, also what was written at it before.
    Everything,
}

/// What the other servers tell, on a connection of its own.
#[derive(Debug)]
pub struct News {
    member: Member,
    listener: Option<PgListener>,
    known_guests: Arc<KnownGuests>,
}

/// What a line of news says.
#[derive(Debug, PartialEq, Eq)]
enum Told {
    News(Heard),
    /// A guest has another name or token.
    Guest(GuestId),
}

impl Store {
    /// The news of the other servers; none where there are no others, because the tables are in a file.
    #[must_use]
    pub fn news(&self) -> Option<News> {
        let known_guests = self.known_guests.clone();
        self.member.clone().map(|member| News { member, listener: None, known_guests })
    }

    /// Says something about a table to the other servers, if there are any: at once, in order, and only to those who
    /// listen now. It has to be short; it may get lost.
    pub fn whisper(&self, table: &str, text: String) {
        if self.member.is_some() && text.len() <= LONGEST_WHISPER {
            self.writer.write_unasked(Write::Whisper { table: table.into(), text });
        }
    }

    /// Says something that is about no table to the other servers, by the same way.
    pub fn whisper_aside(&self, text: String) {
        self.whisper(NO_TABLE, text);
    }
}

impl News {
    /// What is told next. A connection that is lost comes back by itself, and then there may be news that nobody heard.
    pub async fn next(&mut self) -> Heard {
        loop {
            let Some(listener) = &mut self.listener else {
                match connect(&self.member).await {
                    Ok(listener) => {
                        self.listener = Some(listener);
                        self.known_guests.forget_all();
                        return Heard::Everything;
                    }
                    Err(_) => sleep(BREATH).await,
                }
                continue;
            };
            match timeout(SILENCE, listener.try_recv()).await {
                Ok(Ok(Some(told))) => match understood(told.payload(), &self.member.name) {
                    Some(Told::News(heard)) => return heard,
                    Some(Told::Guest(guest)) => self.known_guests.forget(guest),
                    None => {}
                },
                Err(_) if is_there(listener).await => {}
                Ok(Ok(None) | Err(_)) | Err(_) => self.listener = None,
            }
        }
    }
}

/// A connection that listens.
async fn connect(member: &Member) -> Result<PgListener, StoreError> {
    // It is a pool of one each time: a connection that no longer answers keeps nobody from opening another.
    let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
    let pool = pool.connect_lazy_with(PgConnectOptions::clone(&member.options));
    let listening = async {
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.ignore_pool_close_event(true);
        // Whether a connection was lost is for us to know.
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    };
    timeout(PATIENCE, listening).await.map_err(|_| StoreError::NoAnswer)?
}

/// Whether the database still answers. What is told meanwhile waits in the listener.
async fn is_there(listener: &mut PgListener) -> bool {
    matches!(timeout(PATIENCE, listener.execute("SELECT 1")).await, Ok(Ok(_)))
}

/// What a line of news says, unless it is one's own.
fn understood(line: &str, own: &str) -> Option<Told> {
    let mut words = line.splitn(3, ' ');
    let (server, table) = (words.next()?, words.next()?);
    if server == own {
        return None;
    }
    Some(Told::News(match words.next() {
        text if table == NO_TABLE => Heard::Aside(text?.to_owned()),
        Some("guest") => return table.parse().ok().map(Told::Guest),
        None => Heard::Table(table.to_owned()),
        Some("anew") => Heard::Anew(table.to_owned()),
        Some("free") => Heard::Free(table.to_owned()),
        Some(text) => {
            Heard::Whisper { table: table.to_owned(), server: server.to_owned(), text: text.to_owned() }
        }
    }))
}

/// Tells the other servers which tables are written to by this transaction, which guests have changed, and what is
/// whispered.
pub(crate) async fn tell<'w>(
    link: &mut PgConnection,
    own: &str,
    writes: impl Iterator<Item = &'w Write>,
) -> Result<(), StoreError> {
    let line = |write: &Write| match write {
        Write::Whisper { table, text } => Some(format!("{own} {table} {text}")),
        Write::EraseAt(erasure) => Some(format!("{own} {} anew", erasure.table)),
        Write::CallAt(renaming) => Some(format!("{own} {} anew", renaming.table)),
        write => match write.changed_guest() {
            Some(guest) => Some(format!("{own} {guest} guest")),
            None => write.news().map(|table| format!("{own} {table}")),
        },
    };
    let mut lines: Vec<String> = writes.filter_map(line).collect();
    lines.dedup();
    if lines.is_empty() {
        return Ok(());
    }
    let notify = query("SELECT pg_notify($1, line) FROM UNNEST($2::TEXT[]) AS line");
    notify.bind(CHANNEL).bind(lines).execute(&mut *link).await?;
    Ok(())
}

/// Gives all tables of a server free, in a transaction of its own, and tells the others.
pub(crate) async fn give_free(link: &mut PgConnection, own: &str) -> Result<(), StoreError> {
    // The tables first, in their order, as everybody takes them.
    let free = "WITH held AS (SELECT id FROM tables
                      WHERE id IN (SELECT table_id FROM leases WHERE holder = $1 AND until > 0)
                      ORDER BY id FOR NO KEY UPDATE),
                 freed AS (UPDATE leases SET until = 0
                      WHERE holder = $1 AND table_id IN (SELECT id FROM held) RETURNING table_id)
                 SELECT pg_notify($2, $1 || ' ' || table_id || ' free') FROM freed";
    query(free).bind(own).bind(CHANNEL).execute(&mut *link).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_understood_unless_they_are_ones_own() {
        for (line, heard) in [
            ("b t1", Heard::Table("t1".into())),
            ("b t1 free", Heard::Free("t1".into())),
            ("b t1 anew", Heard::Anew("t1".into())),
        ] {
            assert_eq!(understood(line, "a"), Some(Told::News(heard)));
        }
        assert_eq!(understood("b 7 guest", "a"), Some(Told::Guest(7)));
        let whisper = Heard::Whisper { table: "t1".into(), server: "b".into(), text: "here 1,2 3".into() };
        assert_eq!(understood("b t1 here 1,2 3", "a"), Some(Told::News(whisper)));
        let aside = Heard::Aside("free for all".into());
        assert_eq!(understood("b - free for all", "a"), Some(Told::News(aside)));
        for line in ["a t1", "a t1 free", "a 7 guest", "a t1 here 1", "a - here", "b", "b -", ""] {
            assert_eq!(understood(line, "a"), None, "{line}");
        }
    }
}
