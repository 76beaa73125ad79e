//! A store as lines of JSON: one for each of its rows, in an order that follows from the rows alone.

use serde::{Deserialize, Serialize};

use crate::archive;
use crate::error::{Gap, StoreError};
use crate::rows::{GuestId, TablePhase};
use crate::secrets::{hex, unhex};
use crate::sql::{Row, SqlValue, values};

/// The form of the lines; another form gets another number.
pub(super) const VERSION: u32 = 1;

/// So many rows are read at once.
const PAGE: usize = 500;
/// And so many of those that are whole logs.
const FEW: u32 = 20;

/// 32 bytes in hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub(super) struct Digits(pub(super) [u8; 32]);

impl From<Digits> for String {
    fn from(digits: Digits) -> String {
        hex(&digits.0)
    }
}

impl TryFrom<String> for Digits {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Digits, &'static str> {
        // Written back, it has to be the same: small letters only, nothing around them.
        let bytes = unhex(&text).filter(|bytes| hex(bytes) == text);
        bytes.map(Digits).ok_or("64 hexadecimal digits in small letters are wanted")
    }
}

/// A line: the head, a row, or the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Line {
    /// The head. The secrets are sealed by a key that is known by this mark.
    Store {
        version: u32,
        seal: Digits,
    },
    Guest {
        id: GuestId,
        token_hash: Digits,
        name: String,
        created: i64,
    },
    Table(MovedTable),
    Seat {
        table: String,
        seat: u8,
        guest: Option<GuestId>,
        bot: Option<String>,
        name: String,
    },
    Holder {
        table: String,
        guest: GuestId,
        seat: u8,
    },
    Entry {
        table: String,
        number: i64,
        at: i64,
        entry: String,
    },
    Chat {
        id: i64,
        table: String,
        guest: GuestId,
        name: String,
        at: i64,
        line: String,
    },
    Mute {
        table: String,
        guest: GuestId,
        muted: GuestId,
    },
    Hushed {
        guest: GuestId,
        at: i64,
    },
    Left {
        table: String,
        seat: u8,
        guest: GuestId,
        name: String,
    },
    /// The log of a forgotten table: when each entry was stored, and the entry.
    Archived {
        table: String,
        at: i64,
        log: Vec<(i64, String)>,
    },
    /// How many lines came before, and the SHA-256 of all their bytes: what was cut off or changed is noticed.
    End {
        lines: u64,
        sha256: Digits,
    },
}

/// A table, as a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MovedTable {
    pub(super) id: String,
    game: String,
    rules: u32,
    options: String,
    title: String,
    settings: String,
    secret: Digits,
    host: GuestId,
    phase: String,
    created: i64,
    changed: i64,
    listed: bool,
}

impl MovedTable {
    /// The values of its row, in the order of its columns.
    pub(super) fn values(&self) -> [SqlValue<'_>; 12] {
        let MovedTable { id, game, options, title, settings, phase, .. } = self;
        [
            id.into(),
            game.into(),
            self.rules.into(),
            options.into(),
            title.into(),
            settings.into(),
            (&self.secret.0).into(),
            self.host.into(),
            phase.into(),
            self.created.into(),
            self.changed.into(),
            i64::from(self.listed).into(),
        ]
    }
}

/// The kinds of rows, in the order of their lines: whatever a row names is there before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RowKind {
    Guest,
    Table,
    Seat,
    Holder,
    Entry,
    Chat,
    Mute,
    Hushed,
    Left,
    Archived,
}

/// The place of a row in the order of its kind; not all kinds need all of it.
#[derive(Debug, Clone)]
pub(super) struct RowPlace {
    table: String,
    first: i64,
    second: i64,
    /// A name, where one is part of the order.
    name: String,
}

impl RowPlace {
    /// Before every row.
    pub(super) fn start() -> RowPlace {
        RowPlace { table: String::new(), first: i64::MIN, second: i64::MIN, name: String::new() }
    }

    /// The place of a line's row.
    pub(super) fn of(line: &Line) -> RowPlace {
        let mut place = RowPlace::start();
        let (table, first, second) = match line {
            Line::Guest { id, .. } | Line::Chat { id, .. } => ("", *id, 0),
            Line::Table(table) => (table.id.as_str(), 0, 0),
            Line::Seat { table, seat, .. } => (table.as_str(), i64::from(*seat), 0),
            Line::Holder { table, guest, .. } => (table.as_str(), *guest, 0),
            Line::Entry { table, number, .. } => (table.as_str(), *number, 0),
            Line::Mute { table, guest, muted } => (table.as_str(), *guest, *muted),
            Line::Hushed { guest, .. } => ("", *guest, 0),
            Line::Left { table, seat, guest, name } => {
                place.name.clone_from(name);
                (table.as_str(), i64::from(*seat), *guest)
            }
            Line::Archived { table, .. } => (table.as_str(), 0, 0),
            Line::Store { .. } | Line::End { .. } => ("", 0, 0),
        };
        RowPlace { table: table.to_owned(), first, second, ..place }
    }
}

impl RowKind {
    pub(super) const ALL: [RowKind; 10] = [
        RowKind::Guest,
        RowKind::Table,
        RowKind::Seat,
        RowKind::Holder,
        RowKind::Entry,
        RowKind::Chat,
        RowKind::Mute,
        RowKind::Hushed,
        RowKind::Left,
        RowKind::Archived,
    ];

    /// What asks for the rows after a place, at most so many.
    pub(super) fn rows_after(self, place: &RowPlace) -> (&'static str, Vec<SqlValue<'_>>) {
        let limit = PAGE as u32;
        let RowPlace { table, first, second, name } = place;
        let (first, second) = (*first, *second);
        match self {
            RowKind::Guest => (
                "SELECT id, token_hash, name, created FROM guests WHERE id > $1 ORDER BY id LIMIT $2",
                values![first, limit].to_vec(),
            ),
            RowKind::Table => (
                "SELECT id, game, rules, options, title, settings, secret, host, phase, created, changed, listed
                 FROM tables WHERE id > $1 ORDER BY id LIMIT $2",
                values![table, limit].to_vec(),
            ),
            RowKind::Seat => (
                "SELECT table_id, seat, guest, bot, name FROM seats
                 WHERE (table_id, seat) > ($1, $2) ORDER BY table_id, seat LIMIT $3",
                values![table, first, limit].to_vec(),
            ),
            RowKind::Holder => (
                "SELECT table_id, guest, seat FROM holders
                 WHERE (table_id, guest) > ($1, $2) ORDER BY table_id, guest LIMIT $3",
                values![table, first, limit].to_vec(),
            ),
            RowKind::Entry => (
                "SELECT table_id, number, at, entry FROM log
                 WHERE (table_id, number) > ($1, $2) ORDER BY table_id, number LIMIT $3",
                values![table, first, limit].to_vec(),
            ),
            RowKind::Chat => (
                "SELECT id, table_id, guest, name, at, line FROM chat WHERE id > $1 ORDER BY id LIMIT $2",
                values![first, limit].to_vec(),
            ),
            RowKind::Mute => (
                "SELECT table_id, guest, muted FROM mutes
                 WHERE (table_id, guest, muted) > ($1, $2, $3) ORDER BY table_id, guest, muted LIMIT $4",
                values![table, first, second, limit].to_vec(),
            ),
            RowKind::Hushed => (
                "SELECT guest, at FROM hushed WHERE guest > $1 ORDER BY guest LIMIT $2",
                values![first, limit].to_vec(),
            ),
            RowKind::Left => (
                "SELECT table_id, seat, guest, name FROM left_seats
                 WHERE (table_id, seat, guest, name) > ($1, $2, $3, $4)
                 ORDER BY table_id, seat, guest, name LIMIT $5",
                values![table, first, second, name, limit].to_vec(),
            ),
            RowKind::Archived => (
                "SELECT table_id, at, packed FROM archive WHERE table_id > $1 ORDER BY table_id LIMIT $2",
                values![table, FEW].to_vec(),
            ),
        }
    }

    /// The line of a row.
    pub(super) fn line(self, row: &Row) -> Result<Line, StoreError> {
        Ok(match self {
            RowKind::Guest => Line::Guest {
                id: row.get(0)?,
                token_hash: Digits(row.bytes(1)?),
                name: row.get(2)?,
                created: row.get(3)?,
            },
            RowKind::Table => Line::Table(MovedTable {
                id: row.get(0)?,
                game: row.get(1)?,
                rules: row.number(2)?,
                options: row.get(3)?,
                title: row.get(4)?,
                settings: row.get(5)?,
                secret: Digits(row.bytes(6)?),
                host: row.get(7)?,
                phase: row.get(8)?,
                created: row.get(9)?,
                changed: row.get(10)?,
                listed: row.get::<i64>(11)? != 0,
            }),
            RowKind::Seat => Line::Seat {
                table: row.get(0)?,
                seat: row.number(1)?,
                guest: row.get(2)?,
                bot: row.get(3)?,
                name: row.get(4)?,
            },
            RowKind::Holder => Line::Holder { table: row.get(0)?, guest: row.get(1)?, seat: row.number(2)? },
            RowKind::Entry => {
                Line::Entry { table: row.get(0)?, number: row.get(1)?, at: row.get(2)?, entry: row.get(3)? }
            }
            RowKind::Chat => Line::Chat {
                id: row.get(0)?,
                table: row.get(1)?,
                guest: row.get(2)?,
                name: row.get(3)?,
                at: row.get(4)?,
                line: row.get(5)?,
            },
            RowKind::Mute => Line::Mute { table: row.get(0)?, guest: row.get(1)?, muted: row.get(2)? },
            RowKind::Hushed => Line::Hushed { guest: row.get(0)?, at: row.get(1)? },
            RowKind::Left => {
                Line::Left { table: row.get(0)?, seat: row.number(1)?, guest: row.get(2)?, name: row.get(3)? }
            }
            RowKind::Archived => {
                let (table, packed): (String, Vec<u8>) = (row.get(0)?, row.get(2)?);
                Line::Archived { log: archive::unpacked(&table, &packed)?, at: row.get(1)?, table }
            }
        })
    }
}

/// Whether what a table is told to be follows from its lines: each table has its seats and its entries from 0 on,
/// without a gap, and a phase that there is.
#[derive(Debug)]
pub(super) struct Order {
    seat: RowPlace,
    entry: RowPlace,
}

impl Order {
    pub(super) fn new() -> Order {
        Order { seat: RowPlace::start(), entry: RowPlace::start() }
    }

    /// What is wrong with the next line, if something is.
    pub(super) fn fault(&mut self, line: &Line) -> Option<Gap> {
        let (last, table, found) = match line {
            Line::Table(MovedTable { phase, .. }) => {
                return TablePhase::from_name(phase).is_none().then(|| Gap::Phase(phase.clone()));
            }
            Line::Seat { table, seat, .. } => (&mut self.seat, table.clone(), i64::from(*seat)),
            Line::Entry { table, number, .. } => (&mut self.entry, table.clone(), *number),
            _ => return None,
        };
        let expected = if last.table == table { last.first.saturating_add(1) } else { 0 };
        *last = RowPlace::of(line);
        let gap = match line {
            Line::Seat { .. } => Gap::Seat { table, expected, found },
            _ => Gap::Entry { table, expected, found },
        };
        (found != expected).then_some(gap)
    }
}
