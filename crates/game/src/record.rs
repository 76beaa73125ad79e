//! The record of a game: text, one action a line.
//!
//! ```text
//! kaupang record 1
//! game century
//! rules 1
//! options players=2
//! seed 0100…00
//! begin
//! chance start P2
//! P2 rest
//! end 2
//! ```
//!
//! Between the first line and `begin` stands the header, in this order: `game`, `rules` (the version of the rules),
//! `options`, and where they apply `position` (a state as JSON that play started from), `commitment` and `seed` (see
//! [`fair`]), and a `contribution` line for each contribution. Where browsers added to the chance, a line `promise P1
//! 5a…` for each follows, and then a line `nonce P1 07…` for each nonce that was told in time; the first line is
//! `kaupang record 2` then, and else 1. After `begin` comes an action a line, its actor first. `end` with the number
//! of actions closes the record, so that one that was cut off shows. Empty lines and lines that begin with `#` mean
//! nothing.
//!
//! # Older versions of the rules
//!
//! A record says which version of its game's rules it was played by, and older versions are read forever. Where an
//! older version let something happen by itself that a newer one wants to be said (that a choice is done),
//! [`Game::unsaid`] says what it was, and [`unsaid_before`] puts it in: before an entry that can't be played otherwise,
//! and at the end of the record. The entries stay as they were written until something is [pushed](Record::push): then
//! the record is [renewed](Record::renew) first.

use std::convert::Infallible;
use std::fmt;

use crate::fair::{self, Bytes32, Fair, Share};
use crate::game::Game;
use crate::illegal::Illegal;
use crate::notation::{ParseError, shortened};
use crate::objection::Objection;
use crate::options::Options;
use crate::seat::Seat;
use crate::turn::Actor;

/// The version of the format, in the first line of every record to whose chance no browser has added.
pub const FORMAT: u32 = 1;

/// The version of the format of records to whose chance browsers have added.
pub const FORMAT_WITH_SHARES: u32 = 2;

/// Longer texts are refused before they are read.
pub const LONGEST: usize = 64 << 20;

/// A game as the list of its actions, with what is needed to play it again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// The version of the rules that it was played by.
    pub rules: u32,
    /// The options of the first state.
    pub options: G::Options,
    /// The state that play started from, if not the first one.
    pub position: Option<G>,
    /// The promise of the seed.
    pub commitment: Option<Bytes32>,
    /// The seed that all chance was drawn from.
    pub seed: Option<Bytes32>,
    /// What the players added to the seed.
    pub contributions: Vec<String>,
    /// What their browsers added, in the order of the seats.
    pub shares: Vec<Share>,
    /// All actions, those of chance too.
    pub entries: Vec<(Actor, G::Action)>,
}

impl<G: Game> Record<G> {
    /// An empty record from the first state.
    #[must_use]
    pub fn new(options: G::Options) -> Record<G> {
        Record {
            rules: G::RULES_VERSION,
            options,
            position: None,
            commitment: None,
            seed: None,
            contributions: Vec::new(),
            shares: Vec::new(),
            entries: Vec::new(),
        }
    }

    /// An empty record from any position.
    #[must_use]
    pub fn from_position(position: &G) -> Record<G> {
        Record { position: Some(position.clone()), ..Record::new(position.options()) }
    }

    /// The state before the first entry.
    #[must_use]
    pub fn first_state(&self) -> G {
        self.position.clone().unwrap_or_else(|| G::new(&self.options))
    }

    /// Adds an action that was applied. A record of older rules is renewed first.
    pub fn push(&mut self, actor: Actor, action: G::Action) {
        self.renew();
        self.entries.push((actor, action));
    }

    /// Says what a record of older rules left unsaid, so that it is one of the current rules.
    pub fn renew(&mut self) {
        if self.rules < G::RULES_VERSION {
            let mut entries = Vec::with_capacity(self.entries.len());
            let renewed = self.walk(self.entries.len(), |state, _, actor, action| {
                entries.push((actor, action));
                state.apply(actor, action);
                Ok::<(), Infallible>(())
            });
            let Ok(_) = renewed;
            self.entries = entries;
            self.rules = G::RULES_VERSION;
        }
    }

    /// Gives `step` each of the first `count` entries, and what was left unsaid between them, with the state before and
    /// the index of the entry; it has to apply the action. Returns the last state.
    fn walk<E>(
        &self,
        count: usize,
        mut step: impl FnMut(&mut G, usize, Actor, G::Action) -> Result<(), E>,
    ) -> Result<G, E> {
        let mut state = self.first_state();
        for (index, &(actor, action)) in self.entries[..count].iter().enumerate() {
            while let Some((actor, unsaid)) = unsaid_before(&state, self.rules, Some((actor, action))) {
                step(&mut state, index, actor, unsaid)?;
            }
            step(&mut state, index, actor, action)?;
        }
        while let Some((actor, unsaid)) = unsaid_before(&state, self.rules, None) {
            step(&mut state, count, actor, unsaid)?;
        }
        Ok(state)
    }

    /// Plays the first `count` entries without asking the rules.
    ///
    /// Undo is this: drop the last entries and fold again.
    #[must_use]
    pub fn fold(&self, count: usize) -> G {
        let folded = self.walk(count, |state, _, actor, action| {
            state.apply(actor, action);
            Ok::<(), Infallible>(())
        });
        let Ok(state) = folded;
        state
    }

    /// Plays all entries by the rules.
    ///
    /// # Errors
    /// The first entry that breaks a rule.
    pub fn replay(&self) -> Result<G, Broken> {
        self.walk(self.entries.len(), |state, index, actor, action| {
            state.play(actor, action).map_err(|illegal| Broken { index, illegal })
        })
    }

    /// Where all chance comes from if `seed` is the record's.
    pub(crate) fn fair(&self, seed: Bytes32) -> Fair {
        Fair::with_shares(seed, self.contributions.iter().map(String::as_str), &self.shares)
    }

    /// Plays all entries by the rules and draws all chance again from the record's seed.
    ///
    /// # Errors
    /// If there is no seed, the seed or a nonce is not the promised one, chance differs, or a rule is broken.
    pub fn verify(&self) -> Result<G, Unverified> {
        let seed = self.seed.ok_or(Unverified::NoSeed)?;
        if self.commitment.is_some_and(|commitment| commitment != fair::commitment(seed)) {
            return Err(Unverified::OtherSeed);
        }
        if let Some(share) = self.shares.iter().find(|share| !share.is_kept()) {
            return Err(Unverified::OtherNonce(share.seat));
        }
        let fair = self.fair(seed);
        let mut chances = 0;
        self.walk(self.entries.len(), |state, index, actor, action| {
            state.check(actor, action).map_err(|illegal| Broken { index, illegal })?;
            if actor == Actor::Chance {
                let drawn = state.sample(&mut fair.rng(chances));
                if drawn != action {
                    return Err(Unverified::OtherChance { index, drawn: drawn.to_string() });
                }
                chances += 1;
            }
            state.apply(actor, action);
            Ok(())
        })
    }

    /// Reads a record. Whether its actions keep the rules, [`replay`](Record::replay) tells.
    ///
    /// # Errors
    /// The line that can't be read, and why.
    pub fn parse(text: &str) -> Result<Record<G>, RecordError> {
        let mut lines = RecordLines::new(text)?;
        let game = lines.field("game")?;
        if game != G::NAME {
            let other = Objection::new("this is a record of '{found}', not of '{game}'");
            return Err(lines.fault(other.text("found", shortened(game)).text("game", G::NAME)));
        }
        let rules = lines.field("rules")?;
        let known = rules.parse().ok().filter(|version| (1..=G::RULES_VERSION).contains(version));
        let Some(version) = known else {
            let other = Objection::new("rules version '{found}'; this program knows 1 to {most}");
            return Err(lines.fault(other.text("found", shortened(rules)).with("most", G::RULES_VERSION)));
        };
        let options = G::Options::from_line(lines.field("options")?).map_err(|bad| lines.fault(bad))?;
        let mut record = Record { rules: version, ..Record::new(options) };
        lines.header(&mut record)?;
        lines.entries(&mut record)?;
        Ok(record)
    }
}

/// What a record of an older version of the rules left unsaid in `state` before its `next` entry, or at its end:
/// nothing if the version is the current one, or if the entry can be played as it stands.
#[must_use]
pub fn unsaid_before<G: Game>(
    state: &G,
    version: u32,
    next: Option<(Actor, G::Action)>,
) -> Option<(Actor, G::Action)> {
    if version >= G::RULES_VERSION || next.is_some_and(|(actor, action)| state.check(actor, action).is_ok()) {
        return None;
    }
    state.unsaid(version).filter(|&(actor, action)| state.check(actor, action).is_ok())
}

/// The name of the game that a record is of.
///
/// # Errors
/// If the text is no record.
pub fn game_of(text: &str) -> Result<&str, RecordError> {
    RecordLines::new(text)?.field("game")
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let format = if self.shares.is_empty() { FORMAT } else { FORMAT_WITH_SHARES };
        writeln!(f, "kaupang record {format}")?;
        writeln!(f, "game {}", G::NAME)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "options {}", self.options.line())?;
        if let Some(position) = &self.position {
            writeln!(f, "position {}", serde_json::to_string(position).map_err(|_| fmt::Error)?)?;
        }
        if let Some(commitment) = self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if let Some(seed) = self.seed {
            writeln!(f, "seed {seed}")?;
        }
        for contribution in &self.contributions {
            writeln!(f, "contribution {}", serde_json::Value::from(contribution.as_str()))?;
        }
        for Share { seat, promise, .. } in &self.shares {
            writeln!(f, "promise {seat} {promise}")?;
        }
        for Share { seat, nonce, .. } in &self.shares {
            if let Some(nonce) = nonce {
                writeln!(f, "nonce {seat} {nonce}")?;
            }
        }
        writeln!(f, "begin")?;
        for (actor, action) in &self.entries {
            writeln!(f, "{actor} {action}")?;
        }
        writeln!(f, "end {}", self.entries.len())
    }
}

/// The lines of a record that mean something, with their numbers.
struct RecordLines<'a> {
    rest: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    number: usize,
}

impl<'a> RecordLines<'a> {
    fn new(text: &'a str) -> Result<RecordLines<'a>, RecordError> {
        let mut lines = RecordLines { rest: text.lines().enumerate().peekable(), number: 1 };
        if text.len() > LONGEST {
            let long = Objection::new("a record has at most {most} MiB");
            return Err(lines.fault(long.with("most", LONGEST >> 20)));
        }
        let version = match lines.next() {
            Some(line) => line.strip_prefix("kaupang record "),
            None => return Err(lines.fault(Objection::new("the file is empty"))),
        };
        match version.map(str::parse::<u32>) {
            Some(Ok(FORMAT..=FORMAT_WITH_SHARES)) => Ok(lines),
            Some(Ok(other)) => {
                let other =
                    Objection::new("record format {found}; this program reads formats {least} to {most}")
                        .with("found", other);
                Err(lines.fault(other.with("least", FORMAT).with("most", FORMAT_WITH_SHARES)))
            }
            _ => {
                let none = Objection::new("this is no record: the first line has to be '{first}'");
                Err(lines.fault(none.text("first", format_args!("kaupang record {FORMAT}"))))
            }
        }
    }

    fn fault(&self, reason: impl Into<Objection>) -> RecordError {
        RecordError { line: self.number, reason: reason.into() }
    }

    fn skip_blank(&mut self) {
        while self.rest.next_if(|(_, line)| line.trim().is_empty() || line.starts_with('#')).is_some() {}
    }

    fn next(&mut self) -> Option<&'a str> {
        self.skip_blank();
        let (index, line) = self.rest.next()?;
        self.number = index + 1;
        Some(line.trim_end())
    }

    fn optional(&mut self, name: &str) -> Option<&'a str> {
        self.skip_blank();
        let is_named = |line: &str| line.split(' ').next().is_some_and(|word| word.trim_end() == name);
        let (index, line) = self.rest.next_if(|(_, line)| is_named(line))?;
        self.number = index + 1;
        Some(line[name.len()..].trim())
    }

    fn field(&mut self, name: &str) -> Result<&'a str, RecordError> {
        match self.optional(name) {
            Some(value) => Ok(value),
            None => {
                let missing = match self.next() {
                    Some(line) => Objection::new("'{name}' has to stand here, not '{found}'")
                        .text("found", shortened(line)),
                    None => Objection::new("'{name}' has to stand here, not the end of the file"),
                };
                Err(self.fault(missing.text("name", name)))
            }
        }
    }

    fn header<G: Game>(&mut self, record: &mut Record<G>) -> Result<(), RecordError> {
        if let Some(json) = self.optional("position") {
            let position: G = crate::position::read(json).map_err(|unread| {
                self.fault(Objection::new("position: {error}").with("error", Objection::from(unread)))
            })?;
            if position.options() != record.options {
                return Err(self.fault(Objection::new("the position has other options than the record")));
            }
            record.position = Some(position);
        }
        if let Some(digits) = self.optional("commitment") {
            record.commitment = Some(self.bytes("commitment", digits)?);
        }
        if let Some(digits) = self.optional("seed") {
            record.seed = Some(self.bytes("seed", digits)?);
        }
        while let Some(json) = self.optional("contribution") {
            let no_text = || Objection::new("contribution: '{found}' is no text as JSON writes it");
            let text = serde_json::from_str(json);
            record
                .contributions
                .push(text.map_err(|_| self.fault(no_text().text("found", shortened(json))))?);
        }
        self.shares(record)?;
        let rest = self.field("begin")?;
        if rest.is_empty() { Ok(()) } else { Err(self.fault(nothing_behind("begin"))) }
    }

    /// What browsers promised, and what they told.
    fn shares<G: Game>(&mut self, record: &mut Record<G>) -> Result<(), RecordError> {
        while let Some(text) = self.optional("promise") {
            let (seat, promise) = self.seat_and_bytes("promise", text, record.options.players())?;
            if record.shares.last().is_some_and(|last| last.seat >= seat) {
                return Err(self.fault(Objection::new("promises have to stand in the order of their seats")));
            }
            record.shares.push(Share { seat, promise, nonce: None });
        }
        while let Some(text) = self.optional("nonce") {
            let (seat, nonce) = self.seat_and_bytes("nonce", text, record.options.players())?;
            let share = record.shares.iter_mut().find(|share| share.seat == seat && share.nonce.is_none());
            let none = || Objection::new("{seat} has promised no nonce, or has told it already");
            let share = share.ok_or_else(|| self.fault(none().text("seat", seat)))?;
            share.nonce = Some(nonce);
        }
        Ok(())
    }

    fn seat_and_bytes(&self, what: &str, text: &str, players: usize) -> Result<(Seat, Bytes32), RecordError> {
        let (seat, digits) = text.split_once(' ').unwrap_or((text, ""));
        let seat: Seat = seat.parse().map_err(|error| self.fault(of_field(what, error)))?;
        if seat.index() >= players {
            return Err(self.fault(not_seated(seat, players)));
        }
        Ok((seat, self.bytes(what, digits)?))
    }

    fn bytes(&self, what: &str, digits: &str) -> Result<Bytes32, RecordError> {
        digits.parse().map_err(|error| self.fault(of_field(what, error)))
    }

    fn entries<G: Game>(&mut self, record: &mut Record<G>) -> Result<(), RecordError> {
        while let Some(line) = self.next() {
            let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
            if first == "end" {
                return self.end(record, rest);
            }
            let unreadable = |error: ParseError| self.fault(error);
            let actor = first.parse().map_err(unreadable)?;
            let players = record.options.players();
            if let Actor::Seat(seat) = actor
                && seat.index() >= players
            {
                return Err(self.fault(not_seated(seat, players)));
            }
            let action = rest.parse().map_err(unreadable)?;
            record.entries.push((actor, action));
        }
        Err(self.fault(Objection::new("the record is cut off: '{word}' is missing").text("word", "end")))
    }

    fn end<G: Game>(&mut self, record: &Record<G>, count: &str) -> Result<(), RecordError> {
        let found = record.entries.len();
        if count.parse() != Ok(found) {
            let other = Objection::new("'{line}', but there are {found} actions");
            let line = format_args!("end {}", shortened(count));
            return Err(self.fault(other.text("line", line).with("found", found)));
        }
        match self.next() {
            None => Ok(()),
            Some(_) => Err(self.fault(nothing_behind("end"))),
        }
    }
}

/// What is wrong with a line of the header.
fn of_field(field: &str, error: ParseError) -> Objection {
    Objection::new("{field}: {reason}").text("field", field).with("reason", Objection::from(error))
}

fn not_seated(seat: Seat, players: usize) -> Objection {
    Objection::new("{seat} is not at a table of {players}").text("seat", seat).with("players", players)
}

fn nothing_behind(word: &str) -> Objection {
    Objection::new("nothing may stand behind '{word}'").text("word", word)
}

/// The line of an entry in the text of its record, counted from 1 and before comments are added.
#[must_use]
pub fn line_of_entry(text: &str, index: usize) -> Option<usize> {
    let mut lines = text.lines().enumerate().skip_while(|(_, line)| line.trim_end() != "begin");
    lines.next()?;
    let mut meaningful = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    meaningful.nth(index).map(|(number, _)| number + 1)
}

/// Where a text is no record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Objection,
}

/// The entry of a record that breaks a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("action {} breaks a rule: {illegal}", .index + 1)]
pub struct Broken {
    /// Its index, counted from 0.
    pub index: usize,
    /// The rule.
    pub illegal: Illegal,
}

/// Why a record's chance can't be confirmed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unverified {
    /// The seed has not been shown yet.
    #[error("the record has no seed, so its chance can't be drawn again")]
    NoSeed,
    /// The seed doesn't fit the commitment.
    #[error("the seed is not the one that was promised: the commitment differs")]
    OtherSeed,
    /// The nonce of a seat's browser doesn't fit its promise.
    #[error("the nonce of {0} is not the one that was promised")]
    OtherNonce(Seat),
    /// The seed gives another outcome.
    #[error("action {} was not drawn from the seed, which gives '{drawn}'", .index + 1)]
    OtherChance {
        /// The index of the entry, counted from 0.
        index: usize,
        /// What the seed gives.
        drawn: String,
    },
    /// A rule is broken.
    #[error(transparent)]
    Broken(#[from] Broken),
}
