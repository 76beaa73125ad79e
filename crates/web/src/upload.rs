//! A record that somebody uploads becomes a table at which nobody sits: then it can be looked at like any other.

use game::fair::Bytes32;
use game::record::{RecordError, game_of, line_of_entry};
use game::{Actor, Illegal, Objection, Options, Origin, Record, Seat};
use sha2::{Digest, Sha256};
use store::{GuestId, Listing, NewTable, Opened, SeatRow, TablePhase};
use words::Value;

use crate::board::WebBoard;
use crate::entry::Entry;
use crate::games::{Games, WebGame};
use crate::table::{Cause, NoticePlace, Refusal, Rule};

/// Longer records are refused.
pub(crate) const LONGEST: usize = 512 << 10;

/// Why a text is not taken as a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum BadRecord {
    /// A line can't be read.
    Unreadable(RecordError),
    /// There is no such game here.
    NoGame(String),
    /// The action in that line breaks a rule.
    Broken { line: usize, illegal: Illegal },
}

impl From<RecordError> for BadRecord {
    fn from(error: RecordError) -> BadRecord {
        BadRecord::Unreadable(error)
    }
}

/// What a record has in it, its game forgotten.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ReadRecord {
    rules: u32,
    options: String,
    players: usize,
    secret: Option<Bytes32>,
    entries: Vec<Entry>,
}

/// Reads a record of one game, and plays it by the rules.
pub(crate) fn read<G: WebBoard>(text: &str) -> Result<ReadRecord, BadRecord> {
    let mut record = Record::<G>::parse(text)?;
    let broken = |index: usize| line_of_entry(text, index).unwrap_or_else(|| text.lines().count());
    record
        .replay()
        .map_err(|fault| BadRecord::Broken { line: broken(fault.index), illegal: fault.illegal })?;
    if let Some(share) = record.shares.iter().find(|share| !share.is_kept()) {
        let line = text.lines().position(|line| line.starts_with(&format!("nonce {}", share.seat)));
        let reason = Objection::new("the nonce of {seat} is not the one that was promised");
        let reason = reason.text("seat", share.seat);
        return Err(RecordError { line: line.unwrap_or_default() + 1, reason }.into());
    }
    record.renew();
    let position = record.position.as_ref().map(serde_json::to_string).transpose();
    let position = position.map_err(|error| RecordError {
        line: 0,
        reason: Objection::new("position: {error}").text("error", error),
    })?;
    // A record doesn't say whose words they were.
    let words = record.contributions.iter().map(|word| Entry::Word(Seat::new(0), word.clone()));
    let promises = record.shares.iter().map(|share| Entry::Promise(share.seat, share.promise));
    let nonces = record.shares.iter().filter_map(|share| Some(Entry::Nonce(share.seat, share.nonce?)));
    let shares = promises.chain(nonces);
    let steps = record.entries.iter().map(|&(actor, action)| {
        let origin = if actor == Actor::Chance { Origin::Chance } else { Origin::Chosen };
        Entry::of_step(actor, action.to_string(), origin)
    });
    let entries = position
        .map(Entry::Position)
        .into_iter()
        .chain(words)
        .chain(shares)
        .chain([Entry::Begin])
        .chain(steps);
    Ok(ReadRecord {
        rules: record.rules,
        options: record.options.line(),
        players: record.options.players(),
        secret: record.seed,
        entries: entries.chain([Entry::Uploaded]).collect(),
    })
}

/// The table that a text becomes. The same text always becomes the same one.
pub(crate) fn table_of(games: &Games, text: &str, guest: GuestId) -> Result<Opened, Refusal> {
    let (kind, record) = read_any(games, text).map_err(|bad| refusal(games, text, &bad))?;
    let names = Seat::all(record.players).map(|seat| seat.to_string());
    let table = NewTable {
        id: id_of(text),
        game: kind.name.into(),
        rules: record.rules,
        options: record.options,
        title: String::new(),
        settings: String::new(),
        secret: record.secret.unwrap_or(Bytes32([0; 32])).0,
        host: guest,
        listing: Listing::Private,
        seats: names.map(|name| SeatRow { name, ..SeatRow::default() }).collect(),
    };
    let entries = record.entries.iter().map(ToString::to_string).collect();
    Ok(Opened { table, entries, phase: TablePhase::Over })
}

fn read_any<'a>(games: &'a Games, text: &str) -> Result<(&'a WebGame, ReadRecord), BadRecord> {
    let game = game_of(text)?;
    let kind = games.get(game).ok_or_else(|| BadRecord::NoGame(game.to_owned()))?;
    Ok((kind, (kind.read)(text)?))
}

/// The name of a table that follows from its text.
fn id_of(text: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(b"kaupang upload 1");
    hash.update(text.as_bytes());
    hash.finalize()[..12].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is said about a record that is not taken: the line, and the rule that it breaks.
fn refusal(games: &Games, text: &str, bad: &BadRecord) -> Refusal {
    let said = |key| Refusal::new(Cause::Bad, NoticePlace::Game, key);
    match bad {
        BadRecord::NoGame(game) => said("upload-no-game").with("game", game.as_str()),
        BadRecord::Unreadable(RecordError { line, reason }) => {
            said("upload-unreadable").with("line", *line).with("reason", words::objection(reason))
        }
        BadRecord::Broken { line, illegal } => {
            let game = game_of(text).unwrap_or_default();
            let reason = words::refusal(game, illegal, |seat| Value::Text(seat.to_string()));
            let mut refusal = said("upload-broken").with("line", *line).with("reason", reason);
            let book = games.get(game).map(|kind| kind.rulebook);
            refusal.rule = illegal.clause.zip(book).map(|(clause, book)| Rule::of(clause, book));
            refusal
        }
    }
}
