//! Opens tables.

use std::net::IpAddr;
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use game::Seat;
use game::fair::Bytes32;
use sha2::{Digest, Sha256};
use store::{Guest, GuestId, Listing, NewTable, Opened, OpenedFrom, SeatRow, StoreError, TablePhase};

use crate::entry::Entry;
use crate::games::WebGame;
use crate::hall::Hall;
use crate::hall::seatable::{BOTS, bot_name, bot_named};
use crate::names::{LONGEST_WORD, tidy};
use crate::repeated::PostMark;
use crate::settings::{Settings, Visibility};
use crate::token::{self, NoRandomness};
use crate::turnstile::network;

/// When a game begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Start {
    WhenFull,
    WhenTold,
}

/// Why no table was opened.
#[derive(Debug, Clone, thiserror::Error)]
pub(crate) enum NotOpened {
    #[error("there is no such game")]
    NoGame,
    #[error(transparent)]
    Options(#[from] game::BadOption),
    #[error("a setting of the table has a value that it can't have")]
    Settings,
    #[error("there is no bot of that name; there are: {}", BOTS.join(", "))]
    NoBot,
    #[error("there are {seats} seats, but {given} were described")]
    Seats { seats: usize, given: usize },
    #[error("you have one seat at a table, but \"me\" is at {0} of them")]
    OwnSeats(usize),
    #[error("{0} of your tables are not finished yet: finish or end one of them first")]
    TooManyTables(u32),
    #[error(
        "{0} tables that were opened from your address are not finished yet: finish or end one of them first"
    )]
    TooManyFromAddress(u32),
    #[error(transparent)]
    Store(StoreError),
    #[error(transparent)]
    Random(#[from] NoRandomness),
}

impl From<StoreError> for NotOpened {
    fn from(error: StoreError) -> NotOpened {
        match error {
            StoreError::TooManyTables { most } => NotOpened::TooManyTables(most),
            StoreError::TooManyFromAddress { most } => NotOpened::TooManyFromAddress(most),
            error => NotOpened::Store(error),
        }
    }
}

/// A seat of a table to be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum SeatWish {
    Host,
    Guest(Guest),
    Bot(String),
    Open,
}

/// A table to be opened.
#[derive(Debug, Clone)]
pub(crate) struct Opening {
    pub(crate) game: String,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) title: String,
    pub(crate) settings: Settings,
    pub(crate) places: Vec<SeatWish>,
    /// Words for the dice, and whose they are; words of people without a seat don't count.
    pub(crate) dice_words: Vec<(GuestId, String)>,
    /// What guests' browsers promise to add to the dice.
    pub(crate) promises: Vec<(GuestId, Bytes32)>,
    /// The secret of the dice, where a game was prepared; else nobody knows it before its end.
    pub(crate) prepared: Option<Bytes32>,
    /// The position that it goes on from, as JSON, if not the first one.
    pub(crate) position: Option<String>,
    /// Steps that were made before anybody sees the table, where a game was prepared; none at a table that waits.
    pub(crate) played: Vec<Entry>,
}

impl Hall {
    pub(crate) fn game(&self, name: &str) -> Result<&WebGame, NotOpened> {
        self.games.get(name).ok_or(NotOpened::NoGame)
    }

    /// Opens a table; it begins at once if no seat is free and `host` wants it so. Returns its id.
    pub(crate) async fn open_table(
        &self,
        host: &Guest,
        opening: Opening,
        start: Start,
        client: Option<IpAddr>,
    ) -> Result<String, NotOpened> {
        let opened = self.set_up(host, opening, start)?;
        let id = opened.table.id.clone();
        let most = self.config.tables_per_address;
        // Whoever is at this machine is no stranger.
        let stranger = client.filter(|address| !address.is_loopback());
        let origin = stranger.map(|address| OpenedFrom { hash: self.key.address(network(address)), most });
        self.store.open_table(opened, self.config.tables_per_guest, origin).await?;
        // Its host finds it at once.
        *self.listed.lock().await = None;
        Ok(id)
    }

    /// Opens a table, or finds the one that this very post has just opened. Whoever asks may be gone before it is open,
    /// because the connection was lost; it is opened all the same, so that they find it when they ask again.
    pub(crate) async fn open_once(
        self: &Arc<Hall>,
        host: &Guest,
        post: Option<PostMark>,
        opening: Opening,
        start: Start,
        client: Option<IpAddr>,
    ) -> Result<String, NotOpened> {
        let Some(post) = post else { return self.open_table(host, opening, start, client).await };
        let (hall, host, table) = (self.clone(), host.clone(), self.openings.table(post));
        let opened = tokio::spawn(async move {
            table.get_or_try_init(|| hall.open_table(&host, opening, start, client)).await.cloned()
        });
        opened.await.unwrap_or_else(|failed| resume_unwind(failed.into_panic()))
    }

    /// A table that is ready to be stored.
    pub(crate) fn set_up(&self, host: &Guest, opening: Opening, start: Start) -> Result<Opened, NotOpened> {
        let kind = self.game(&opening.game)?;
        let (options, players) = (kind.line)(&opening.options)?;
        let own = opening.places.iter().filter(|&place| *place == SeatWish::Host).count();
        if own > 1 {
            return Err(NotOpened::OwnSeats(own));
        }
        if opening.places.len() != players {
            return Err(NotOpened::Seats { seats: players, given: opening.places.len() });
        }
        let seats: Result<Vec<SeatRow>, NotOpened> =
            opening.places.iter().map(|place| Hall::seat_row(host, place)).collect();
        let table = NewTable {
            id: token::fresh::<12>()?,
            game: kind.name.into(),
            rules: kind.rules_version,
            options,
            title: opening.title,
            settings: serde_json::to_string(&opening.settings).map_err(|_| NotOpened::Settings)?,
            secret: opening.prepared.map_or_else(|| self.table_secret(), |secret| Ok(secret.0))?,
            host: host.id,
            listing: match opening.settings.visibility {
                Visibility::Private => Listing::Private,
                Visibility::Public => Listing::Public,
            },
            seats: seats?,
        };
        let begins = start == Start::WhenFull && !opening.places.contains(&SeatWish::Open);
        let seat_of =
            |guest: GuestId| table.seats.iter().position(|row| row.guest == Some(guest)).map(Seat::new);
        let words = opening
            .dice_words
            .iter()
            .filter_map(|(guest, word)| Some(Entry::Word(seat_of(*guest)?, tidy(word, LONGEST_WORD)?)));
        // Dice that follow from a number, or were prepared, get nothing added.
        let adds = self.config.seed.is_none() && opening.prepared.is_none();
        let promises = opening.promises.iter().filter(|_| adds);
        let promises: Vec<Entry> =
            promises.filter_map(|&(guest, promise)| Some(Entry::Promise(seat_of(guest)?, promise))).collect();
        let phase = if begins && promises.is_empty() { TablePhase::Playing } else { TablePhase::Waiting };
        let begin = begins.then_some(if promises.is_empty() { Entry::Begin } else { Entry::Lock });
        let position = opening.position.map(Entry::Position);
        let played = opening.played.into_iter().filter(|_| phase == TablePhase::Playing);
        let entries = position.into_iter().chain(words).chain(promises).chain(begin).chain(played);
        let entries: Vec<String> = entries.map(|entry| entry.to_string()).collect();
        Ok(Opened { table, entries, phase })
    }

    fn seat_row(host: &Guest, place: &SeatWish) -> Result<SeatRow, NotOpened> {
        Ok(match place {
            SeatWish::Host => SeatRow { guest: Some(host.id), bot: None, name: host.name.clone() },
            SeatWish::Guest(guest) => SeatRow { guest: Some(guest.id), bot: None, name: guest.name.clone() },
            SeatWish::Bot(spec) => {
                let spec = bot_named(spec).ok_or(NotOpened::NoBot)?;
                SeatRow { guest: None, bot: Some(spec.to_string()), name: bot_name(&spec) }
            }
            SeatWish::Open => SeatRow::default(),
        })
    }

    /// The secret that all chance of a table is drawn from: random, but for tests.
    fn table_secret(&self) -> Result<[u8; 32], NoRandomness> {
        let Some(seed) = self.config.seed else { return token::random() };
        let mut hash = Sha256::new();
        hash.update(b"kaupang test 1");
        hash.update(seed.to_le_bytes());
        hash.update(self.opened.fetch_add(1, Ordering::Relaxed).to_le_bytes());
        Ok(hash.finalize().into())
    }
}
