//! Lines into an empty home.

use std::fs;
use std::io::{BufRead, Read};
use std::path::PathBuf;

use sha2::{Digest, Sha256};

use crate::archive;
use crate::error::StoreError;
use crate::home::Home;
use crate::moving::fault::LineFault;
use crate::moving::line::{Digits, Line, Order, VERSION};
use crate::moving::{MoveError, Moved, remove};
use crate::secrets::{KeyFile, Secrets};
use crate::sql::{Link, SqlValue, values};
use crate::{in_file, on_server};

/// No line is longer.
const LONGEST: u64 = 64 << 20;

pub(super) async fn import(home: &Home, input: &mut dyn BufRead) -> Result<Moved, MoveError> {
    let mut lines = InputLines { input, number: 0, hash: Sha256::new(), is_over: false };
    let Some(head) = lines.next()? else { return Err(lines.fault(LineFault::NoLines)) };
    let seal = match head {
        Line::Store { version: VERSION, seal } => seal,
        Line::Store { version, .. } => {
            return Err(lines.fault(LineFault::OtherVersion { found: version, known: VERSION }));
        }
        _ => return Err(lines.fault(LineFault::NoHead)),
    };
    let key = home.key();
    if Secrets::peek(&key)?.is_none_or(|secrets| secrets.mark() != seal.0) {
        return Err(MoveError::OtherKey { key });
    }
    let mut import = Import::begin(home).await?;
    loop {
        let put = match lines.next() {
            Ok(Some(line)) => import.put(&line).await.map_err(|error| match error {
                MoveError::Store(error) => lines.fault(error.into()),
                error => error,
            }),
            Ok(None) => return import.end().await,
            Err(error) => Err(error),
        };
        if let Err(error) = put {
            import.give_up().await;
            return Err(error);
        }
    }
}

/// The lines of an input, looked at one by one.
struct InputLines<'i> {
    input: &'i mut dyn BufRead,
    /// The number of the line that was read last.
    number: u64,
    /// Of all lines so far.
    hash: Sha256,
    is_over: bool,
}

impl InputLines<'_> {
    fn fault(&self, reason: LineFault) -> MoveError {
        MoveError::Line { number: self.number, reason }
    }

    /// The next line; none after the end, which has to be there and true.
    fn next(&mut self) -> Result<Option<Line>, MoveError> {
        self.number += 1;
        let mut bytes = Vec::new();
        let read = (&mut *self.input).take(LONGEST).read_until(b'\n', &mut bytes);
        read.map_err(|error| MoveError::Input { number: self.number, error })?;
        match (bytes.is_empty(), self.is_over) {
            (true, true) => return Ok(None),
            (true, false) if self.number == 1 => return Ok(None),
            (true, false) => return Err(self.fault(LineFault::NoEnd)),
            (false, true) => return Err(self.fault(LineFault::AfterEnd)),
            (false, false) => {}
        }
        let line = self.parse(&bytes)?;
        if let Line::End { lines, sha256 } = line {
            self.is_over = true;
            if lines != self.number - 1 {
                return Err(self.fault(LineFault::OtherCount { told: lines, came: self.number - 1 }));
            }
            if sha256 != Digits(self.hash.clone().finalize().into()) {
                return Err(self.fault(LineFault::OtherSum));
            }
            return self.next();
        }
        self.hash.update(&bytes);
        Ok(Some(line))
    }

    fn parse(&self, bytes: &[u8]) -> Result<Line, MoveError> {
        let Some(text) = bytes.strip_suffix(b"\n") else {
            let is_long = bytes.len() as u64 >= LONGEST;
            return Err(self.fault(if is_long { LineFault::TooLong } else { LineFault::CutOff }));
        };
        let text = str::from_utf8(text).map_err(|_| self.fault(LineFault::NotUtf8))?;
        serde_json::from_str(text).map_err(|error| {
            let said = error.to_string();
            // Each line is a text of its own to the reader of JSON, so only the column means something.
            let said = said.rsplit_once(" at line ").map_or(said.as_str(), |(said, _)| said);
            self.fault(LineFault::Json { column: error.column(), said: said.to_owned() })
        })
    }
}

/// A home that is being filled, in one transaction.
pub(super) struct Import {
    link: Link,
    order: Order,
    moved: Moved,
    /// A file that was not there before, to be removed if nothing comes of it.
    made: Option<PathBuf>,
    _holds: Option<KeyFile>,
}

impl Import {
    /// Begins, if the home is empty.
    pub(super) async fn begin(home: &Home) -> Result<Import, MoveError> {
        let made = match home {
            Home::File(path) if !fs::exists(path).unwrap_or(true) => Some(path.clone()),
            _ => None,
        };
        let entered = match home {
            Home::File(path) => in_file::enter(path).await.map(|home| (home.link, Some(home.key_file))),
            Home::Postgres { address, key } => {
                on_server::enter(on_server::patient(address), key).await.map(|home| (home.link, None))
            }
        };
        if let (Err(_), Some(file)) = (&entered, &made) {
            remove(file);
        }
        let (link, holds) = entered?;
        let mut import = Import { link, order: Order::new(), moved: Moved::default(), made, _holds: holds };
        match import.expect_empty().await {
            Ok(()) => Ok(import),
            Err(error) => {
                import.give_up().await;
                Err(error)
            }
        }
    }

    async fn expect_empty(&mut self) -> Result<(), MoveError> {
        self.link.begin().await?;
        let count = "SELECT (SELECT COUNT(*) FROM guests) + (SELECT COUNT(*) FROM tables)";
        let count: i64 = self.link.one(count, values![]).await?.get(0)?;
        if count == 0 { Ok(()) } else { Err(MoveError::NotEmpty) }
    }

    /// Puts a row where it belongs.
    pub(super) async fn put(&mut self, line: &Line) -> Result<(), MoveError> {
        if let Some(fault) = self.order.fault(line) {
            return Err(StoreError::Gap(fault).into());
        }
        self.moved.count(line);
        if let Line::Archived { table, at, log } = line {
            return Ok(archive::put(&mut self.link, table, *at, log).await?);
        }
        if let Some((sql, values)) = row(line) {
            self.link.execute(sql, &values).await?;
        }
        Ok(())
    }

    /// Lets it all happen.
    pub(super) async fn end(mut self) -> Result<Moved, MoveError> {
        let ended = match on_server::count_on(&mut self.link).await {
            Ok(()) => self.link.commit().await,
            Err(error) => Err(error),
        };
        match ended {
            Ok(()) => {
                let moved = self.moved;
                in_file::tidy(&mut self.link).await;
                self.link.close().await;
                Ok(moved)
            }
            Err(error) => {
                self.give_up().await;
                Err(error.into())
            }
        }
    }

    /// Leaves everything as it was.
    pub(super) async fn give_up(self) {
        self.link.close().await;
        if let Some(file) = self.made {
            remove(&file);
        }
    }
}

/// What puts the row of a line, but for logs that are packed.
fn row(line: &Line) -> Option<(&'static str, Vec<SqlValue<'_>>)> {
    Some(match line {
        // The home has its mark already, and it is the same one.
        Line::Store { .. } | Line::End { .. } | Line::Archived { .. } => return None,
        Line::Guest { id, token_hash, name, created } => (
            "INSERT INTO guests (id, token_hash, name, created) VALUES ($1, $2, $3, $4)",
            values![*id, &token_hash.0, name, *created].to_vec(),
        ),
        Line::Table(table) => (
            "INSERT INTO tables
             (id, game, rules, options, title, settings, secret, host, phase, created, changed, listed)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
            table.values().to_vec(),
        ),
        Line::Seat { table, seat, guest, bot, name } => (
            "INSERT INTO seats (table_id, seat, guest, bot, name) VALUES ($1, $2, $3, $4, $5)",
            values![table, i64::from(*seat), *guest, bot.as_deref(), name].to_vec(),
        ),
        Line::Holder { table, guest, seat } => (
            "INSERT INTO holders (table_id, guest, seat) VALUES ($1, $2, $3)",
            values![table, *guest, i64::from(*seat)].to_vec(),
        ),
        Line::Entry { table, number, at, entry } => (
            "INSERT INTO log (table_id, number, at, entry) VALUES ($1, $2, $3, $4)",
            values![table, *number, *at, entry].to_vec(),
        ),
        Line::Chat { id, table, guest, name, at, line } => (
            "INSERT INTO chat (id, table_id, guest, name, at, line) VALUES ($1, $2, $3, $4, $5, $6)",
            values![*id, table, *guest, name, *at, line].to_vec(),
        ),
        Line::Mute { table, guest, muted } => (
            "INSERT INTO mutes (table_id, guest, muted) VALUES ($1, $2, $3)",
            values![table, *guest, *muted].to_vec(),
        ),
        Line::Left { table, seat, guest, name } => (
            "INSERT INTO left_seats (table_id, seat, guest, name) VALUES ($1, $2, $3, $4)",
            values![table, i64::from(*seat), *guest, name].to_vec(),
        ),
        Line::Hushed { guest, at } => {
            ("INSERT INTO hushed (guest, at) VALUES ($1, $2)", values![*guest, *at].to_vec())
        }
    })
}
