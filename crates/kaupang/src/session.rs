//! A game under way: its state, its record, and where its chance comes from.

use bots::{Bot, Decision};
use game::fair::Bytes32;
use game::record::Broken;
use game::{Actions, Actor, Fair, Game, Illegal, Record, Rng, Seat, Turn};

/// A game under way.
#[derive(Debug, Clone)]
pub struct Session<G: Game> {
    record: Record<G>,
    state: G,
    fair: Fair,
    /// How many of the record's entries are chance's.
    chances: u64,
}

impl<G: Game> Session<G> {
    /// A new game with all its chance from `fair`; its record can be verified.
    #[must_use]
    pub fn new(options: G::Options, fair: Fair) -> Session<G> {
        Session::start(Record::new(options), fair)
    }

    /// A game that goes on from any position.
    #[must_use]
    pub fn from_position(position: &G, fair: Fair) -> Session<G> {
        Session::start(Record::from_position(position), fair)
    }

    fn start(mut record: Record<G>, fair: Fair) -> Session<G> {
        record.commitment = Some(fair.commitment());
        record.seed = Some(fair.secret());
        Session { state: record.first_state(), record, fair, chances: 0 }
    }

    /// A game that goes on from a record. Where that has a seed, further chance comes from it; where it has
    /// none, from `fair`.
    ///
    /// # Errors
    /// The entry of the record that breaks a rule.
    pub fn from_record(record: Record<G>, fair: Fair) -> Result<Session<G>, Broken> {
        let state = record.replay()?;
        let fair = match record.seed {
            Some(seed) => Fair::new(seed, record.contributions.iter().map(String::as_str)),
            None => fair,
        };
        let chances = chances_of(&record);
        Ok(Session { state, record, fair, chances })
    }

    /// The state.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// All that happened.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Where the chance comes from.
    #[must_use]
    pub fn fair(&self) -> &Fair {
        &self.fair
    }

    /// Carries out an action if the rules allow it.
    ///
    /// An outcome of chance that was not drawn from the seed takes the seed out of the record, for it couldn't be
    /// verified any more.
    ///
    /// # Errors
    /// The clause that forbids it.
    pub fn apply(&mut self, actor: Actor, action: G::Action) -> Result<(), Illegal> {
        self.state.check(actor, action)?;
        if actor == Actor::Chance && self.draw() != Some(action) {
            self.drop_seed();
        }
        self.carry_out(actor, action);
        Ok(())
    }

    /// Draws an outcome from the seed and carries it out, if it is chance's turn.
    pub fn roll(&mut self) -> Option<G::Action> {
        let action = self.draw()?;
        if self.record.seed.is_none() {
            // The record was begun with another seed, which nobody here knows: its promise can't be kept.
            self.drop_seed();
        }
        self.carry_out(Actor::Chance, action);
        Some(action)
    }

    /// Lets a bot act for `seat`.
    ///
    /// # Errors
    /// The clause that forbids what the bot chose.
    pub fn bot(&mut self, seat: Seat, bot: &mut dyn Bot<G>) -> Result<G::Action, Illegal> {
        let mut legal = Actions::new();
        self.state.legal(seat, &mut legal);
        let action = bot.choose(&Decision::new(&self.state, seat, &legal));
        self.apply(Actor::Seat(seat), action)?;
        Ok(action)
    }

    /// Takes back the last `count` actions, or all if there are fewer.
    pub fn undo(&mut self, count: usize) {
        self.record.entries.truncate(self.record.entries.len().saturating_sub(count));
        self.state = self.record.fold(self.record.entries.len());
        self.chances = chances_of(&self.record);
    }

    fn draw(&self) -> Option<G::Action> {
        (self.state.turn() == Turn::Chance).then(|| self.state.sample(&mut self.fair.rng(self.chances)))
    }

    fn drop_seed(&mut self) {
        self.record.seed = None;
        self.record.commitment = None;
        self.record.contributions.clear();
    }

    fn carry_out(&mut self, actor: Actor, action: G::Action) {
        self.state.apply(actor, action);
        self.record.push(actor, action);
        self.chances += u64::from(actor == Actor::Chance);
    }
}

fn chances_of<G: Game>(record: &Record<G>) -> u64 {
    record.entries.iter().filter(|(actor, _)| *actor == Actor::Chance).count() as u64
}

/// The number that a bot's choices follow from, at a table with this chance.
#[must_use]
pub fn bot_seed(fair: &Fair, seat: Seat) -> u64 {
    // Chance actions count up from 0 and never come here.
    fair.rng(u64::MAX - seat.index() as u64).next_u64()
}

/// Chance from a number that somebody typed, or from the system where nobody did.
///
/// # Errors
/// If the system has no random numbers.
pub fn fair_from(number: Option<u64>) -> anyhow::Result<Fair> {
    if let Some(number) = number {
        return Ok(Fair::from_number(number));
    }
    let mut secret = [0; 32];
    getrandom::fill(&mut secret)
        .map_err(|error| anyhow::anyhow!("the system gives no random numbers: {error}; use --seed"))?;
    Ok(Fair::new(Bytes32(secret), []))
}
