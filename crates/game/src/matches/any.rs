//! A match whose game is known by its name only: actions are texts, states and views JSON.

use serde::Serialize;

use crate::actions::Outcomes;
use crate::fair::{Bytes32, Fair, Share};
use crate::game::Game;
use crate::language::Language;
use crate::matches::{Match, NoUndo, Origin, Refused};
use crate::options::Options;
use crate::perft::perft_within;
use crate::record::Record;
use crate::rulebook::RuleBook;
use crate::scores::Scores;
use crate::seat::Seat;
use crate::turn::{Actor, Turn, Viewer};

/// Whether a record tells the seed of its chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeedShown {
    /// As once the game has ended, so that the record can be verified.
    Yes,
    /// As long as something is still to be drawn from it.
    No,
}

/// A [`Match`] of any game. What the methods do is said there.
pub trait AnyMatch: Send {
    /// The name of the game.
    fn game(&self) -> &'static str;
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// Its rule reference in a language.
    fn rulebook(&self, language: Language) -> &'static RuleBook;
    /// The options with their values.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// How many seats the table has.
    fn players(&self) -> usize;
    /// How many actions there were.
    fn length(&self) -> usize;
    /// Who is to act.
    fn turn(&self) -> Turn;
    /// The actions from the entry `first` on.
    fn entries(&self, first: usize) -> Vec<(Actor, String)>;
    /// What the rules say to `texts`, all of them in their order; the actions in their own notation.
    ///
    /// # Errors
    /// The first text that is no action, or the first action that the rules forbid.
    fn check(&self, actor: Actor, texts: &[String]) -> Result<Vec<String>, Refused>;
    /// Carries out all that `texts` stand for, or nothing; the actions in their own notation.
    ///
    /// # Errors
    /// The first text that is no action, or the first action that the rules forbid.
    fn play(&mut self, actor: Actor, texts: &[String], origin: Origin) -> Result<Vec<String>, Refused>;
    /// Draws an outcome of chance and carries it out, if it is chance's turn.
    fn roll(&mut self) -> Option<String>;
    /// The only thing that `seat` can do, if everybody knows that it is.
    fn forced(&self, seat: Seat) -> Option<String>;
    /// Whether `seat` goes on, at once or after whatever chance brings next.
    fn goes_on(&self, seat: Seat) -> bool;
    /// The legal actions of `seat`, as a search wants them.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What a person at `seat` is to be shown.
    fn choices(&self, seat: Seat) -> Vec<String>;
    /// The outcomes of chance with their weights.
    fn outcomes(&self) -> Vec<(String, u32)>;
    /// How many steps `seat` may take back at once.
    ///
    /// # Errors
    /// Why there is none.
    fn undo_steps(&self, seat: Seat) -> Result<usize, NoUndo>;
    /// How many steps go back to before `seat`'s last choice.
    fn take_back_steps(&self, seat: Seat) -> Option<usize>;
    /// Nothing so far can be taken back by its player alone any more.
    fn seal(&mut self, why: NoUndo);
    /// Takes back the last `count` actions.
    fn undo(&mut self, count: usize);
    /// Puts in what a log of older rules leaves unsaid before its `next` step, or at its end.
    fn put_in_unsaid(&mut self, version: u32, next: Option<(Actor, &str)>);
    /// Adds a player's words to the chance, before the first action.
    fn contribute(&mut self, words: &str);
    /// The players' words.
    fn contributions(&self) -> &[String];
    /// Takes down what the browser of a seat promises to add to the chance, before the first action.
    fn promise(&mut self, seat: Seat, promise: Option<Bytes32>);
    /// Adds the nonce that the browser of a seat has promised; says whether it is that one.
    fn reveal(&mut self, seat: Seat, nonce: Bytes32) -> bool;
    /// What the browsers of seats have promised and told, in the order of the seats.
    fn shares(&self) -> &[Share];
    /// Where the chance comes from.
    fn fair(&self) -> &Fair;
    /// The record as text.
    fn record_text(&self, seed: SeedShown) -> String;
    /// The final scores, once the game is over.
    fn scores(&self) -> Option<Scores>;
    /// The whole state as JSON.
    ///
    /// # Errors
    /// If the state can't be written as JSON, which is a fault of its game.
    fn state_json(&self) -> serde_json::Result<String>;
    /// What `viewer` may know, as JSON.
    ///
    /// # Errors
    /// If the view can't be written as JSON, which is a fault of its game.
    fn view_json(&self, viewer: Viewer) -> serde_json::Result<String>;
    /// The number of ways to go on for `depth` actions, unless there are more than `limit`.
    fn perft(&self, depth: u32, limit: u64) -> Option<u64>;
}

fn texts<A: ToString>(actions: &[A]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

fn json(value: &impl Serialize) -> serde_json::Result<String> {
    serde_json::to_string(value)
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn rulebook(&self, language: Language) -> &'static RuleBook {
        G::rulebook(language)
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.record.options.pairs()
    }

    fn players(&self) -> usize {
        self.state.players()
    }

    fn length(&self) -> usize {
        self.record.entries.len()
    }

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn entries(&self, first: usize) -> Vec<(Actor, String)> {
        let entries = self.record.entries.iter().skip(first);
        entries.map(|&(actor, action)| (actor, action.to_string())).collect()
    }

    fn check(&self, actor: Actor, list: &[String]) -> Result<Vec<String>, Refused> {
        Match::check(self, actor, list).map(|actions| texts(&actions))
    }

    fn play(&mut self, actor: Actor, list: &[String], origin: Origin) -> Result<Vec<String>, Refused> {
        Match::play(self, actor, list, origin).map(|actions| texts(&actions))
    }

    fn roll(&mut self) -> Option<String> {
        Match::roll(self).map(|action| action.to_string())
    }

    fn forced(&self, seat: Seat) -> Option<String> {
        Match::forced(self, seat).map(|action| action.to_string())
    }

    fn goes_on(&self, seat: Seat) -> bool {
        Match::goes_on(self, seat)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        texts(&Match::legal(self, seat))
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        texts(&Match::choices(self, seat))
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Outcomes::new();
        self.state.chance(&mut outcomes);
        outcomes.iter().map(|&(action, weight)| (action.to_string(), weight)).collect()
    }

    fn undo_steps(&self, seat: Seat) -> Result<usize, NoUndo> {
        Match::undo_steps(self, seat)
    }

    fn take_back_steps(&self, seat: Seat) -> Option<usize> {
        Match::take_back_steps(self, seat)
    }

    fn seal(&mut self, why: NoUndo) {
        Match::seal(self, why);
    }

    fn undo(&mut self, count: usize) {
        Match::undo(self, count);
    }

    fn put_in_unsaid(&mut self, version: u32, next: Option<(Actor, &str)>) {
        // A step that can't be read is refused when it is played.
        let next = next.and_then(|(actor, text)| Some((actor, text.parse().ok()?)));
        Match::put_in_unsaid(self, version, next);
    }

    fn contribute(&mut self, words: &str) {
        Match::contribute(self, words);
    }

    fn contributions(&self) -> &[String] {
        &self.record.contributions
    }

    fn promise(&mut self, seat: Seat, promise: Option<Bytes32>) {
        Match::promise(self, seat, promise);
    }

    fn reveal(&mut self, seat: Seat, nonce: Bytes32) -> bool {
        Match::reveal(self, seat, nonce)
    }

    fn shares(&self) -> &[Share] {
        &self.record.shares
    }

    fn fair(&self) -> &Fair {
        &self.fair
    }

    fn record_text(&self, seed: SeedShown) -> String {
        match seed {
            SeedShown::Yes => self.record.to_string(),
            SeedShown::No => Record { seed: None, ..self.record.clone() }.to_string(),
        }
    }

    fn scores(&self) -> Option<Scores> {
        self.state.score()
    }

    fn state_json(&self) -> serde_json::Result<String> {
        json(&self.state)
    }

    fn view_json(&self, viewer: Viewer) -> serde_json::Result<String> {
        json(&self.state.view(viewer))
    }

    fn perft(&self, depth: u32, limit: u64) -> Option<u64> {
        perft_within(&self.state, depth, limit)
    }
}
