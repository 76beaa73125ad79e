//! What the log of a table is made of: one entry a line, as text that lasts.

use std::fmt;
use std::str::FromStr;

use game::fair::Bytes32;
use game::notation::ParseError;
use game::{Actor, Kind, Origin, Seat};
use serde_json::Value;

use crate::settings::{Consent, Guide, HeardOffers};

/// Something that happened at a table.
///
/// Entries are only ever added: what was taken back stays in the log, and so does that it was taken back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Entry {
    /// Somebody sat down: `sit P1 "Anna"`.
    Sit(Seat, String),
    /// A seat became free before the game: `rise P2 "Anna"`.
    Rise(Seat, String),
    /// The host freed somebody's seat before the game: `free P2 "Anna"`.
    Free(Seat, String),
    /// A seat was entered from another device: `enter P2`.
    Enter(Seat),
    /// A word for the dice: `word P1 "abracadabra"`.
    Word(Seat, String),
    /// What a seat's browser promises to add to the dice, here or at the table of the rematch: `promise P1 5a…`.
    Promise(Seat, Bytes32),
    /// The game is to begin, and no browser can promise anything any more: `lock`.
    Lock,
    /// A seat's browser tells what it has promised: `nonce P1 07…`.
    Nonce(Seat, Bytes32),
    /// The game goes on from a position, as JSON, and not from the first state: `position {…}`. It comes before all
    /// others.
    Position(String),
    /// The game began: `begin`.
    Begin,
    /// A step of a person: `act P1 play YY`.
    Act(Seat, String),
    /// The only step there was, played by itself: `forced P1 rest`.
    Forced(Seat, String),
    /// A step of a bot: `bot P2 rest`.
    Bot(Seat, String),
    /// An outcome of chance: `chance merchant YY>G`.
    Chance(String),
    /// A person is content with their turn: `confirm P1`.
    Confirm(Seat),
    /// A person took back so many steps: `undo P1 2`.
    Undo(Seat, usize),
    /// The others agreed that a person goes back to before their last step, so many steps ago: `take-back P1 7`.
    TakeBack(Seat, usize),
    /// A bot plays for a person from now on: `stand-in P2 random`.
    StandIn(Seat, String),
    /// The person plays again: `back P2`.
    Back(Seat),
    /// A person gave up, and a bot has the seat for good: `resign P2 random`.
    Resign(Seat, String),
    /// A person ended the game before its end: `end P1`.
    End(Seat),
    /// The table ended the game, because so many steps were made by bots and chance alone and none ended it:
    /// `halt 20000`.
    Halt(u64),
    /// The operator of the server ended the game, or the table before it began: `close`.
    Close,
    /// From here on a person is asked about those offers: `offers P1 from-people`.
    Offers(Seat, HeardOffers),
    /// A person has left the guide, or taken it up again: `guide P1 off`.
    Guide(Seat, Guide),
    /// A person agrees that hints may be asked for at the table, or no longer does: `hints P1 yes`.
    Hints(Seat, Consent),
    /// A person wants to play again, with a word for the dice or an empty one: `again P1 "abracadabra"`.
    Again(Seat, String),
    /// A person doesn't play again: `no-more P1`.
    NoMore(Seat),
    /// The same people play again at another table: `rematch 3f…`.
    Rematch(String),
    /// From here on that version of the rules holds: `rules 2`. A log begins with the version that its table was opened
    /// with.
    Rules(u32),
    /// All before was read from a record that somebody uploaded, and nothing comes after: `uploaded`.
    Uploaded,
}

impl Entry {
    /// The step of the game that the entry is, if it is one.
    #[must_use]
    pub(crate) fn step(&self) -> Option<(Actor, &str)> {
        match self {
            Entry::Act(seat, action) | Entry::Forced(seat, action) | Entry::Bot(seat, action) => {
                Some((Actor::Seat(*seat), action))
            }
            Entry::Chance(action) => Some((Actor::Chance, action)),
            _ => None,
        }
    }

    /// The entry of a step that came about like that.
    #[must_use]
    pub(crate) fn of_step(actor: Actor, action: String, origin: Origin) -> Entry {
        match (actor, origin) {
            (Actor::Chance, _) => Entry::Chance(action),
            (Actor::Seat(seat), Origin::Forced) => Entry::Forced(seat, action),
            (Actor::Seat(seat), Origin::Bot) => Entry::Bot(seat, action),
            (Actor::Seat(seat), _) => Entry::Act(seat, action),
        }
    }

    /// How the step that the entry is came about.
    #[must_use]
    pub(crate) fn origin(&self) -> Origin {
        match self {
            Entry::Chance(_) => Origin::Chance,
            Entry::Forced(..) => Origin::Forced,
            Entry::Bot(..) => Origin::Bot,
            _ => Origin::Chosen,
        }
    }

    /// Whether a person did it, or wanted it done.
    #[must_use]
    pub(crate) fn is_by_person(&self) -> bool {
        match self {
            Entry::Forced(..)
            | Entry::Bot(..)
            | Entry::Chance(_)
            | Entry::Halt(_)
            | Entry::Close
            | Entry::Rules(_)
            | Entry::Position(_)
            | Entry::Uploaded => false,
            Entry::Sit(..)
            | Entry::Rise(..)
            | Entry::Free(..)
            | Entry::Enter(_)
            | Entry::Word(..)
            | Entry::Promise(..)
            | Entry::Lock
            | Entry::Nonce(..)
            | Entry::Begin
            | Entry::Act(..)
            | Entry::Confirm(_)
            | Entry::Undo(..)
            | Entry::TakeBack(..)
            | Entry::StandIn(..)
            | Entry::Back(_)
            | Entry::Resign(..)
            | Entry::End(_)
            | Entry::Offers(..)
            | Entry::Guide(..)
            | Entry::Hints(..)
            | Entry::Again(..)
            | Entry::NoMore(_)
            | Entry::Rematch(_) => true,
        }
    }

    /// Whether the log tells it to people.
    #[must_use]
    pub(crate) fn is_told(&self) -> bool {
        match self {
            Entry::Confirm(_) | Entry::Rules(_) | Entry::Offers(..) | Entry::Guide(..) => false,
            // The page about the dice has them.
            Entry::Promise(..) | Entry::Lock | Entry::Nonce(..) => false,
            _ => true,
        }
    }

    /// Whether the position, or who may act in it, is another one after the entry.
    #[must_use]
    pub(crate) fn moves(&self) -> bool {
        self.step().is_some()
            || matches!(
                self,
                Entry::Begin
                    | Entry::Position(_)
                    | Entry::Uploaded
                    | Entry::Confirm(_)
                    | Entry::Undo(..)
                    | Entry::TakeBack(..)
                    | Entry::End(_)
                    | Entry::Halt(_)
                    | Entry::Close
            )
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Sit(seat, name) => write!(f, "sit {seat} {}", Value::from(name.as_str())),
            Entry::Rise(seat, name) => write!(f, "rise {seat} {}", Value::from(name.as_str())),
            Entry::Free(seat, name) => write!(f, "free {seat} {}", Value::from(name.as_str())),
            Entry::Enter(seat) => write!(f, "enter {seat}"),
            Entry::Word(seat, word) => write!(f, "word {seat} {}", Value::from(word.as_str())),
            Entry::Promise(seat, promise) => write!(f, "promise {seat} {promise}"),
            Entry::Lock => f.write_str("lock"),
            Entry::Nonce(seat, nonce) => write!(f, "nonce {seat} {nonce}"),
            Entry::Position(json) => write!(f, "position {json}"),
            Entry::Begin => f.write_str("begin"),
            Entry::Act(seat, action) => write!(f, "act {seat} {action}"),
            Entry::Forced(seat, action) => write!(f, "forced {seat} {action}"),
            Entry::Bot(seat, action) => write!(f, "bot {seat} {action}"),
            Entry::Chance(action) => write!(f, "chance {action}"),
            Entry::Confirm(seat) => write!(f, "confirm {seat}"),
            Entry::Undo(seat, steps) => write!(f, "undo {seat} {steps}"),
            Entry::TakeBack(seat, steps) => write!(f, "take-back {seat} {steps}"),
            Entry::StandIn(seat, bot) => write!(f, "stand-in {seat} {bot}"),
            Entry::Back(seat) => write!(f, "back {seat}"),
            Entry::Resign(seat, bot) => write!(f, "resign {seat} {bot}"),
            Entry::End(seat) => write!(f, "end {seat}"),
            Entry::Halt(steps) => write!(f, "halt {steps}"),
            Entry::Close => f.write_str("close"),
            Entry::Offers(seat, heard) => write!(f, "offers {seat} {}", heard.name()),
            Entry::Guide(seat, guide) => write!(f, "guide {seat} {}", guide.name()),
            Entry::Hints(seat, consent) => write!(f, "hints {seat} {}", consent.name()),
            Entry::Again(seat, word) => write!(f, "again {seat} {}", Value::from(word.as_str())),
            Entry::NoMore(seat) => write!(f, "no-more {seat}"),
            Entry::Rematch(table) => write!(f, "rematch {table}"),
            Entry::Rules(version) => write!(f, "rules {version}"),
            Entry::Uploaded => f.write_str("uploaded"),
        }
    }
}

impl FromStr for Entry {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Entry, ParseError> {
        let error = || ParseError::new(line, "an entry of a table's log");
        let (kind, rest) = line.split_once(' ').unwrap_or((line, ""));
        match kind {
            "begin" => return Ok(Entry::Begin),
            "lock" => return Ok(Entry::Lock),
            "uploaded" => return Ok(Entry::Uploaded),
            "close" => return Ok(Entry::Close),
            "position" => return Ok(Entry::Position(rest.into())),
            "chance" => return Ok(Entry::Chance(rest.into())),
            "rematch" => return Ok(Entry::Rematch(rest.into())),
            "halt" => return rest.parse().map(Entry::Halt).map_err(|_| error()),
            "rules" => return rest.parse().map(Entry::Rules).map_err(|_| error()),
            _ => {}
        }
        let (seat, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let seat: Seat = seat.parse()?;
        let quoted = || serde_json::from_str::<String>(rest).map_err(|_| error());
        Ok(match kind {
            "sit" => Entry::Sit(seat, quoted()?),
            "rise" => Entry::Rise(seat, quoted()?),
            "free" => Entry::Free(seat, quoted()?),
            "enter" => Entry::Enter(seat),
            "word" => Entry::Word(seat, quoted()?),
            "promise" => Entry::Promise(seat, rest.parse()?),
            "nonce" => Entry::Nonce(seat, rest.parse()?),
            "act" => Entry::Act(seat, rest.into()),
            "forced" => Entry::Forced(seat, rest.into()),
            "bot" => Entry::Bot(seat, rest.into()),
            "confirm" => Entry::Confirm(seat),
            "undo" => Entry::Undo(seat, rest.parse().map_err(|_| error())?),
            "take-back" => Entry::TakeBack(seat, rest.parse().map_err(|_| error())?),
            "stand-in" => Entry::StandIn(seat, rest.into()),
            "back" => Entry::Back(seat),
            "resign" => Entry::Resign(seat, rest.into()),
            "end" => Entry::End(seat),
            "offers" => Entry::Offers(seat, HeardOffers::named(rest).ok_or_else(error)?),
            "guide" => Entry::Guide(seat, Guide::named(rest).ok_or_else(error)?),
            "hints" => Entry::Hints(seat, Consent::named(rest).ok_or_else(error)?),
            "again" => Entry::Again(seat, quoted()?),
            "no-more" => Entry::NoMore(seat),
            _ => return Err(error()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_reads_back() {
        let seat = Seat::new(1);
        for entry in [
            Entry::Sit(seat, "Anna \"the\" Bold\n".into()),
            Entry::Rise(seat, String::new()),
            Entry::Free(seat, "Anna".into()),
            Entry::Enter(seat),
            Entry::Word(seat, "abra cadabra".into()),
            Entry::Promise(seat, Bytes32([0x5a; 32])),
            Entry::Lock,
            Entry::Nonce(seat, Bytes32([7; 32])),
            Entry::Begin,
            Entry::Act(seat, "play YY>G x3".into()),
            Entry::Forced(seat, "rest".into()),
            Entry::Bot(seat, "rest".into()),
            Entry::Chance("merchant YY>G".into()),
            Entry::Confirm(seat),
            Entry::Undo(seat, 3),
            Entry::TakeBack(seat, 12),
            Entry::StandIn(seat, "search:100ms".into()),
            Entry::Back(seat),
            Entry::Resign(seat, "random".into()),
            Entry::End(seat),
            Entry::Halt(20_000),
            Entry::Close,
            Entry::Offers(seat, HeardOffers::NotThisTurn),
            Entry::Guide(seat, Guide::Off),
            Entry::Hints(seat, Consent::Given),
            Entry::Hints(seat, Consent::Withdrawn),
            Entry::Again(seat, "hocus \"pocus\"".into()),
            Entry::NoMore(seat),
            Entry::Rematch("3fa".into()),
            Entry::Rules(2),
            Entry::Position("{\"a\":[1, 2]}".into()),
            Entry::Uploaded,
        ] {
            let line = entry.to_string();
            assert!(!line.contains('\n'), "{line}");
            assert_eq!(line.parse(), Ok(entry));
        }
        assert!("dance P1".parse::<Entry>().is_err());
        assert!("act P9 rest".parse::<Entry>().is_err());
        assert!("promise P1 5a".parse::<Entry>().is_err());
        assert!("offers P1 some".parse::<Entry>().is_err());
        assert!("guide P1 perhaps".parse::<Entry>().is_err());
        assert!("hints P1 perhaps".parse::<Entry>().is_err());
        assert!("undo P1 x".parse::<Entry>().is_err());
    }
}
