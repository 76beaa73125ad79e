//! One game that a learner plays: chance and bots act by themselves, until a seat without a bot is to act.

use bots::{Bot, BotSpec, Decision};
use game::random::{FastRng, fast};
use game::{Actions, Actor, Draw, Rng, Scores, Seat, Turn, Viewer};

use crate::registry::Learnable;

/// The rows of one game in the arrays of a batch.
pub(crate) struct Rows<'a> {
    pub(crate) observation: &'a mut [f32],
    pub(crate) mask: &'a mut [i8],
    pub(crate) seat: &'a mut i32,
}

/// A game under way.
pub(crate) struct Environment<G: Learnable> {
    first: G,
    state: G,
    rng: FastRng,
    legal: Actions<G::Action>,
    numbers: Vec<u32>,
    actor: Option<Seat>,
    /// Decisions since the game began, those of bots too.
    decisions: u32,
    cap: u32,
    specs: Vec<Option<BotSpec>>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
}

/// Where a game stands after a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Somebody is to act.
    GoesOn,
    /// It has ended by its rules.
    Over,
    /// It was broken off, because it has had as many decisions as it may have.
    BrokenOff,
}

impl<G: Learnable> Environment<G> {
    pub(crate) fn new(
        options: &G::Options,
        specs: &[Option<BotSpec>],
        cap: u32,
        seed: u64,
    ) -> Environment<G> {
        let first = G::new(options);
        let mut environment = Environment {
            state: first.clone(),
            first,
            rng: fast(seed),
            legal: Actions::new(),
            numbers: Vec::with_capacity(256),
            actor: None,
            decisions: 0,
            cap,
            specs: specs.to_vec(),
            bots: Vec::new(),
        };
        environment.restart();
        environment
    }

    /// Begins again with all chance from a seed.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.rng = fast(seed);
        self.restart();
    }

    /// Begins the next game; its chance goes on from the last one's.
    pub(crate) fn restart(&mut self) {
        self.state = self.first.clone();
        self.decisions = 0;
        let rng = &mut self.rng;
        let seat = |spec: &Option<BotSpec>| spec.map(|spec| spec.seat::<G>(rng.next_u64()));
        self.bots = self.specs.iter().map(seat).collect();
        self.advance();
    }

    pub(crate) fn state(&self) -> &G {
        &self.state
    }

    pub(crate) fn actor(&self) -> Option<Seat> {
        self.actor
    }

    pub(crate) fn decisions(&self) -> u32 {
        self.decisions
    }

    pub(crate) fn standing(&self) -> Standing {
        match (self.actor, self.state.turn()) {
            (Some(_), _) => Standing::GoesOn,
            (None, Turn::Over) => Standing::Over,
            (None, _) => Standing::BrokenOff,
        }
    }

    pub(crate) fn scores(&self) -> Option<Scores> {
        self.state.score()
    }

    /// Lets chance and bots act until a learner is to act, or the game ends or is broken off.
    fn advance(&mut self) {
        self.actor = None;
        loop {
            match self.state.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let outcome = self.state.sample(&mut self.rng);
                    self.state.apply(Actor::Chance, outcome);
                }
                Turn::Seats(_) if self.decisions >= self.cap => return,
                Turn::Seats(seats) => {
                    // Where several may act at once, none is the quickest by its number.
                    let Some(seat) = seats.any(&mut self.rng) else { return };
                    self.state.legal(seat, &mut self.legal);
                    let Some(bot) = self.bots.get_mut(seat.index()).and_then(Option::as_mut) else {
                        self.actor = Some(seat);
                        return;
                    };
                    let action = bot.choose(&Decision::new(&self.state, seat, &self.legal));
                    self.state.apply(Actor::Seat(seat), action);
                    self.decisions += 1;
                }
            }
        }
    }

    /// Writes what the seat to act sees and can do; when nobody is, what `watcher` sees.
    pub(crate) fn write(&mut self, rows: &mut Rows<'_>, watcher: Seat) {
        let seat = self.actor.unwrap_or(watcher);
        *rows.seat = self.actor.map_or(-1, |seat| seat.index() as i32);
        let view = self.state.view(Viewer::Seat(seat));
        G::observe(&view, rows.observation);
        rows.mask.fill(0);
        self.numbers.clear();
        if self.actor.is_none() {
            return;
        }
        for &action in self.legal.iter() {
            // Every listed action has a number, by the tests of its game.
            let number = G::number(&view, action).unwrap_or(u32::MAX);
            if let Some(flag) = rows.mask.get_mut(number as usize) {
                *flag = 1;
            }
            self.numbers.push(number);
        }
    }

    /// What `seat` sees.
    pub(crate) fn observe(&self, viewer: Viewer, out: &mut [f32]) {
        G::observe(&self.state.view(viewer), out);
    }

    /// Whether a number stands for a legal action.
    pub(crate) fn is_legal(&self, number: i64) -> bool {
        self.place(number).is_some()
    }

    fn place(&self, number: i64) -> Option<usize> {
        let number = u32::try_from(number).ok()?;
        // Numbers come nearly in the order of actions, but not quite.
        self.numbers.iter().position(|&legal| legal == number)
    }

    /// The notation of the legal action with a number.
    pub(crate) fn notation(&self, number: i64) -> Option<String> {
        self.place(number).map(|place| self.legal[place].to_string())
    }

    /// A legal number, each as likely; nothing when nobody is to act.
    pub(crate) fn sample(&mut self) -> Option<u32> {
        if self.actor.is_none() || self.numbers.is_empty() {
            return None;
        }
        Some(self.numbers[self.rng.below(self.numbers.len() as u32) as usize])
    }

    /// Carries out the legal action with a number; anything else is left undone.
    pub(crate) fn step(&mut self, number: i64) -> Standing {
        if let (Some(seat), Some(place)) = (self.actor, self.place(number)) {
            self.state.apply(Actor::Seat(seat), self.legal[place]);
            self.decisions += 1;
            self.advance();
        }
        self.standing()
    }
}
