//! What is stored, as plain data.

use crate::lease::Lease;

/// The number of a guest.
pub type GuestId = i64;

/// Somebody who came by; no account is needed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    /// The number.
    pub id: GuestId,
    /// The name to show, empty before one was given.
    pub name: String,
}

/// Where a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TablePhase {
    /// Seats are being taken.
    Waiting,
    /// The game is under way.
    Playing,
    /// The game has ended.
    Over,
}

impl TablePhase {
    /// Every phase.
    pub const ALL: [TablePhase; 3] = [TablePhase::Waiting, TablePhase::Playing, TablePhase::Over];

    /// The word in the database.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            TablePhase::Waiting => "waiting",
            TablePhase::Playing => "playing",
            TablePhase::Over => "over",
        }
    }

    /// The phase of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<TablePhase> {
        TablePhase::ALL.into_iter().find(|phase| phase.name() == name)
    }
}

/// Who finds a table in lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Listing {
    /// Only those who sit at it.
    Private,
    /// Everybody.
    Public,
}

/// What a review was made of, and how. Another one is made when either is no longer the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReviewOf {
    /// The version of how it is made.
    pub version: u32,
    /// How many steps of the table's log it was made of.
    pub steps: usize,
}

/// Who has a seat: a guest, a bot, a guest for whom a bot stands in (both), or nobody.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatRow {
    /// The guest whose seat it is.
    pub guest: Option<GuestId>,
    /// The bot that plays.
    pub bot: Option<String>,
    /// The name to show.
    pub name: String,
}

/// A table to be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    /// A name that can't be guessed.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its options as one line.
    pub options: String,
    /// What its host calls it.
    pub title: String,
    /// What the server wants to remember of it, as text.
    pub settings: String,
    /// The secret of the table's chance.
    pub secret: [u8; 32],
    /// Who opened it.
    pub host: GuestId,
    /// Who finds it.
    pub listing: Listing,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
}

impl NewTable {
    /// A table with nothing special about it.
    #[must_use]
    pub fn new(id: &str, game: &str, host: GuestId, seats: Vec<SeatRow>) -> NewTable {
        NewTable {
            id: id.into(),
            game: game.into(),
            rules: 1,
            options: String::new(),
            title: String::new(),
            settings: String::new(),
            secret: [0; 32],
            host,
            listing: Listing::Private,
            seats,
        }
    }
}

/// A stored table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// What it was opened with, its seats as they are now.
    pub table: NewTable,
    /// Where it stands.
    pub phase: TablePhase,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// What its host calls it.
    pub title: String,
    /// What the server remembers of it.
    pub settings: String,
    /// Where it stands.
    pub phase: TablePhase,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatRow>,
    /// When something last happened, in milliseconds since 1970.
    pub changed: i64,
}

/// An entry of a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogEntry {
    /// When it was stored, in milliseconds since 1970.
    pub at: i64,
    /// What happened.
    pub entry: String,
}

/// What may have changed at a table that somebody has in memory.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Changes {
    /// The entries of its log from the number on that was asked for.
    pub entries: Vec<LogEntry>,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// Guests who may play a seat besides the one whose seat it is.
    pub holders: Vec<(GuestId, u8)>,
    /// The last lines of its chat, the oldest first.
    pub chat: Vec<ChatLine>,
    /// Who mutes whom.
    pub mutes: Vec<(GuestId, GuestId)>,
}

/// Entries for a table's log, all or none of which are stored, with what changes at the table by them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The number of the first entry: as many as are in the log.
    pub number: u64,
    /// The entries.
    pub entries: Vec<String>,
    /// Seats that change, by index.
    pub seats: Vec<(u8, SeatRow)>,
    /// The phase that the table comes to.
    pub phase: Option<TablePhase>,
    /// A table that is opened by them, with the first entries of its log.
    pub opens: Option<Box<Opened>>,
    /// The lease that they come from, if a bot or a clock brings them and no person does.
    pub lease: Option<Lease>,
}

/// A table that is opened together with the first entries of its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// The table.
    pub table: NewTable,
    /// The entries.
    pub entries: Vec<String>,
    /// Where it stands then.
    pub phase: TablePhase,
}

impl From<NewTable> for Opened {
    fn from(table: NewTable) -> Opened {
        Opened { table, entries: Vec::new(), phase: TablePhase::Waiting }
    }
}

impl Append {
    /// Entries that change nothing else.
    #[must_use]
    pub fn new<E: Into<String>>(table: &str, number: u64, entries: impl IntoIterator<Item = E>) -> Append {
        let entries = entries.into_iter().map(Into::into).collect();
        let (seats, phase, opens, lease) = (Vec::new(), None, None, None);
        Append { table: table.into(), number, entries, seats, phase, opens, lease }
    }
}

/// A line of a table's chat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number, rising with time.
    pub id: i64,
    /// Who wrote it.
    pub guest: GuestId,
    /// Their name at that time.
    pub name: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What they wrote.
    pub line: String,
}
