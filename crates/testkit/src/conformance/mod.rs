//! The checks that every game must pass, for use in its tests.
//!
//! ```no_run
//! # fn kit<G: game::Game>(options: G::Options) {
//! testkit::conformance::Kit::<G>::new(options).games(10_000).bound(20_000).run();
//! # }
//! ```
//!
//! [`Kit::run`] plays random games to their end and looks closely at a sample of the positions on the way.
//! It panics at the first fault, with the record that leads there. What it checks:
//!
//! - its options are what their description says ([`check_options`]);
//! - every game ends within the bound, and has scores just when it is over;
//! - legal actions are there for whoever is to act and for nobody else, sorted, without duplicates;
//! - each listed action is accepted, and each other one, out of a neighborhood of mutated notations and of
//!   actions seen elsewhere, is refused with a clause that the rule reference has;
//! - chance: outcomes are sorted, and samples come as often as the weights say;
//! - whatever the game says is conserved, is;
//! - notation, JSON and records read back to what they were; replaying and folding give the same states;
//! - a view stays the same, byte for byte, when what it hides is changed, and something was really changed in a game
//!   that hides anything; an imagined state has the same view and the same legal actions;
//! - what may be played by itself tells nobody anything: it is the only thing accepted, and it is forced in every state
//!   that somebody else at the table can imagine;
//! - steps of a choice in any order are accepted in every order and lead to the same state;
//! - a choice that is written out in full is accepted at once, and one step too many is refused by a rule.

mod any_order;
mod neighbors;
mod options;
pub(crate) mod position;
mod whole_choice;

use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

pub use options::check_options;

use crate::conformance::neighbors::Pool;
use game::Actions;
use game::Game;
use game::Record;
use game::random::{Draw, FastRng, fast};
use game::{Actor, Seat, Turn, Viewer};

/// ConservedAmounts that must never change while a game runs, each with its name.
pub type ConservedAmounts = Vec<(&'static str, i64)>;

/// A run of the conformance checks on one game with one set of options.
#[derive(Debug, Clone)]
pub struct Kit<G: Game> {
    options: G::Options,
    games: u64,
    bound: u64,
    cap: Option<u64>,
    closely_every: u32,
    seed: u64,
    conserved: fn(&G) -> ConservedAmounts,
    rehide: Option<Rehide<G>>,
    enables: fn(G::Action, G::Action) -> bool,
}

/// Changes what a viewer can't know.
type Rehide<G> = fn(&G, Viewer, &mut FastRng) -> G;

impl<G: Game> Kit<G> {
    const NOW_AND_THEN: u32 = 16;

    /// A run with 1,000 games of at most 100,000 actions.
    #[must_use]
    pub fn new(options: G::Options) -> Kit<G> {
        Kit {
            options,
            games: 1_000,
            bound: 100_000,
            cap: None,
            closely_every: 2_000,
            seed: 1,
            conserved: |_| ConservedAmounts::new(),
            rehide: None,
            enables: |_, _| false,
        }
    }

    /// How many random games are played.
    #[must_use]
    pub fn games(self, games: u64) -> Kit<G> {
        Kit { games, ..self }
    }

    /// How many actions, chance included, a random game may have at most.
    #[must_use]
    pub fn bound(self, bound: u64) -> Kit<G> {
        Kit { bound, ..self }
    }

    /// Breaks a random game off after so many actions, chance included: for games that players without a plan may never
    /// end. All is checked up to there, and the [`KitReport`] says how many games ended by themselves.
    #[must_use]
    pub fn cap(self, cap: u64) -> Kit<G> {
        Kit { cap: Some(cap), ..self }
    }

    /// One position out of how many is looked at closely.
    #[must_use]
    pub fn closely_every(self, positions: u32) -> Kit<G> {
        Kit { closely_every: positions, ..self }
    }

    /// The seed of the random games.
    #[must_use]
    pub fn seed(self, seed: u64) -> Kit<G> {
        Kit { seed, ..self }
    }

    /// What is conserved: amounts that are the same in every state of a game.
    #[must_use]
    pub fn conserved(self, conserved: fn(&G) -> ConservedAmounts) -> Kit<G> {
        Kit { conserved, ..self }
    }

    /// How to change what a viewer can't know, written from the rules and not from the view. A game that
    /// hides anything needs this, and it has to change something now and then.
    #[must_use]
    pub fn rehide(self, rehide: fn(&G, Viewer, &mut FastRng) -> G) -> Kit<G> {
        Kit { rehide: Some(rehide), ..self }
    }

    /// Which steps of a choice [in any order](Game::in_any_order) may be what makes another one possible, as raising a
    /// yellow cube gives the red one that is raised next. Every other order has to be accepted.
    #[must_use]
    pub fn enables(self, enables: fn(G::Action, G::Action) -> bool) -> Kit<G> {
        Kit { enables, ..self }
    }

    /// Runs all checks.
    ///
    /// # Panics
    /// At the first fault, with the record that leads to it; or at the end, if nothing hidden was ever changed.
    pub fn run(&self) -> KitReport {
        check_options::<G::Options>();
        let mut pool = Pool::new();
        let mut report = KitReport::default();
        for game in 0..self.games {
            let mut rng = fast(self.seed.wrapping_mul(0x1_0000_0000).wrapping_add(game));
            let mut record = Record::new(self.options.clone());
            let played =
                catch_unwind(AssertUnwindSafe(|| self.play(&mut record, &mut pool, &mut report, &mut rng)));
            match played {
                Ok(ended) => report.add(record.entries.len() as u64, ended),
                Err(panic) => {
                    eprintln!("Game {game} of {} with {:?}:\n{record}", G::NAME, self.options);
                    resume_unwind(panic);
                }
            }
        }
        if self.rehide.is_some() && report.closely > 0 {
            for viewer in Viewer::all(G::new(&self.options).players()) {
                let changed = report.rehidden[viewer_index(viewer)];
                assert!(
                    changed > 0,
                    "nothing that {viewer} can't see was changed in any of {} positions: {report:?}",
                    report.closely
                );
            }
        }
        report
    }

    /// Plays one game, and says whether it ended by itself.
    fn play(
        &self,
        record: &mut Record<G>,
        pool: &mut Pool<G>,
        report: &mut KitReport,
        rng: &mut FastRng,
    ) -> bool {
        let mut state = record.first_state();
        same("the options of the first state", &state.options(), &self.options);
        let amounts = (self.conserved)(&state);
        let mut legal = Actions::new();
        let kept = rng.below(200) as usize;
        let mut kept_state = None;
        loop {
            // What is lost stays lost, so looking now and then is enough.
            if rng.below(Kit::<G>::NOW_AND_THEN) == 0 {
                same("what is conserved", &(self.conserved)(&state), &amounts);
            }
            if record.entries.len() == kept {
                kept_state = Some(state.clone());
            }
            if rng.below(self.closely_every) == 0 {
                self.look_closely(&state, pool, report, rng);
            }
            if self.cap.is_some_and(|cap| record.entries.len() as u64 >= cap) {
                break;
            }
            let Some((actor, action)) = self.next(&state, &mut legal, rng) else { break };
            if rng.below(Kit::<G>::NOW_AND_THEN) == 0 {
                pool.add(action, rng);
            }
            if let Err(illegal) = state.play(actor, action) {
                panic!("{actor} {action} is listed but refused: {illegal}");
            }
            record.push(actor, action);
            assert!(record.entries.len() as u64 <= self.bound, "the game is longer than {}", self.bound);
        }
        same("what is conserved", &(self.conserved)(&state), &amounts);
        if rng.below(Kit::<G>::NOW_AND_THEN) == 0 || self.games <= 20 {
            self.look_closely(&state, pool, report, rng);
        }
        if let Some(kept_state) = kept_state {
            same("undo by folding again", &record.fold(kept), &kept_state);
        }
        if rng.below(20) == 0 || self.games <= 20 {
            reads_back(record, &state);
        }
        state.turn() == Turn::Over
    }

    /// Somebody's random action; also checks the list that it is taken from.
    fn next(
        &self,
        state: &G,
        legal: &mut Actions<G::Action>,
        rng: &mut FastRng,
    ) -> Option<(Actor, G::Action)> {
        match state.turn() {
            Turn::Over => {
                assert!(state.score().is_some(), "the game is over, but there are no scores");
                None
            }
            Turn::Chance => Some((Actor::Chance, state.sample(rng))),
            Turn::Seats(seats) => {
                assert!(!seats.is_empty(), "it is the turn of nobody");
                let seats: Vec<_> = seats.into_iter().collect();
                let seat = rng.pick(&seats);
                state.legal(seat, legal);
                assert!(!legal.is_empty(), "{seat} is to act, but has no legal action");
                Some((Actor::Seat(seat), rng.pick(legal)))
            }
        }
    }

    fn look_closely(&self, state: &G, pool: &Pool<G>, report: &mut KitReport, rng: &mut FastRng) {
        report.closely += 1;
        position::scores_only_at_the_end(state);
        position::chance_is_sound(state, rng);
        position::listed_is_accepted(state, pool, rng);
        position::json_reads_back(state);
        report.whole += whole_choice::is_accepted(state, rng);
        report.reordered += any_order::leads_to_the_same(state, self.enables, rng);
        let amounts = (self.conserved)(state);
        for viewer in Viewer::all(state.players()) {
            if let Some(rehide) = self.rehide {
                let changed = rehide(state, viewer, rng);
                report.rehidden[viewer_index(viewer)] += u64::from(changed != *state);
                same("what is conserved when hidden things change", &(self.conserved)(&changed), &amounts);
                position::view_hides(state, &changed, viewer);
                position::forced_is_known(state, &changed, viewer);
            }
            let imagined = position::imagined_fits(state, viewer, rng);
            same("what is conserved in an imagined state", &(self.conserved)(&imagined), &amounts);
            position::forced_is_known(state, &imagined, viewer);
            let is_hidden = imagined != *state;
            assert!(
                !is_hidden || self.rehide.is_some(),
                "{viewer} can't know all of the state, but the kit is not told how to change what is hidden"
            );
        }
    }
}

/// Where a viewer's count stands: the seats in order, then the spectator.
const fn viewer_index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => Seat::LIMIT,
    }
}

/// What a run has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct KitReport {
    /// Games played.
    pub games: u64,
    /// Games that ended by themselves, not at the cap.
    pub ended: u64,
    /// Actions of the longest game.
    pub longest: u64,
    /// Positions looked at closely.
    pub closely: u64,
    /// Times that something hidden was really changed, for each seat, and last for a spectator.
    pub rehidden: [u64; Seat::LIMIT + 1],
    /// Choices in any order that were made in another order.
    pub reordered: u64,
    /// Choices that were written out in full.
    pub whole: u64,
}

impl KitReport {
    fn add(&mut self, length: u64, ended: bool) {
        self.games += 1;
        self.ended += u64::from(ended);
        self.longest = self.longest.max(length);
    }
}

/// Text → record → text gives the same, and playing it again by the rules gives the same last state.
fn reads_back<G: Game>(record: &Record<G>, last: &G) {
    let text = record.to_string();
    let read = match Record::<G>::parse(&text) {
        Ok(read) => read,
        Err(error) => panic!("the record can't be read back: {error}"),
    };
    same("the record", &read, record);
    same("the record's text", &read.to_string(), &text);
    match read.replay() {
        Ok(state) => same("the replayed state", &state, last),
        Err(broken) => panic!("the record can't be replayed: {broken}"),
    }
}

#[track_caller]
fn same<T: Eq + Debug>(what: &str, found: &T, expected: &T) {
    assert!(found == expected, "{what} differs.\nFound:    {found:?}\nExpected: {expected:?}");
}
