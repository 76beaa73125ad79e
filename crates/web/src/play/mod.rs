//! The game of a table: the match, its bots, and how it is told and drawn.
//!
//! Tables know it by [`AnyPlay`] only; [`Play`] is the one there is, for any game with a board.

#[cfg(test)]
mod board_tests;
mod course;
mod dice;
mod draw;
mod guide;
#[cfg(test)]
mod hiding_tests;
#[cfg(test)]
mod language_tests;
mod log;
mod picture;
mod review;

use std::cell::RefCell;

use std::ops::ControlFlow;

use arena::GameResult;
use bots::{BotSpec, Bots, Difference, Effort, Haste, Suggestion};
use game::random::fast;
use game::record::Unverified;
use game::{Actor, AnyMatch, Clause, Fair, Match, Origin, Refused, Seat, SeatSet, View, Viewer};
use maud::Markup;

use crate::board::{Amounts, BarButton, Counters, Picks, Scene, TurnMark, WebBoard};
use crate::entry::Entry;
use crate::play::log::Tail;
use crate::review::Work;
use words::Words;

pub(crate) use crate::play::course::PointsCourse;
pub(crate) use crate::play::dice::{DiceGroup, DiceRow};
pub(crate) use crate::play::guide::Guidance;
pub(crate) use crate::play::review::ReviewBudget;

/// Fewer games than this say little about where points come from.
const TELLING_GAMES: u32 = 8;
/// A difference of fewer points than this says little.
const TELLING_POINTS: f64 = 0.3;
/// A difference of fewer standard errors than this may be chance.
const TELLING_ERRORS: f64 = 1.5;
/// At most this many reasons are given for a hint.
const MOST_REASONS: usize = 2;

/// Why a game can't go on from a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NoStart {
    #[error("the position can't be read: {0}")]
    Unreadable(String),
    #[error("the position has other options than the table")]
    OtherOptions,
    #[error("the game is under way already")]
    UnderWay,
}

/// A match with its bots and its board, whose game is known by its name only.
pub(crate) trait AnyPlay: Send {
    fn game(&self) -> &dyn AnyMatch;
    fn game_mut(&mut self) -> &mut dyn AnyMatch;
    /// Puts the last `count` steps into the end of the log, the first of them as the entry of that number.
    fn log_steps(&mut self, number: u64, count: usize);
    /// Puts an entry that is no step into the end of the log.
    fn log_note(&mut self, number: u64, entry: &Entry);
    /// Takes back the last `count` steps, and their lines.
    fn undo(&mut self, count: usize);
    /// A decision of a bot, to be worked out on another thread; none if it is not the seat's turn.
    fn think(&mut self, seat: Seat, bot: BotSpec) -> Option<Thought>;
    /// What an adviser has to say to a seat, to be worked out on another thread; none if it is not the seat's turn.
    fn advise(&self, seat: Seat, effort: Effort) -> Option<Advice>;
    /// What an action is called, if the reader can do it now.
    fn label(&self, reader: &Reader<'_>, action: &str) -> Option<String>;
    /// What speaks for an action, in words, if the reader can do it now.
    fn reasons(&self, reader: &Reader<'_>, action: &str) -> Vec<String>;
    /// What was done and what a bot would have done, as a picture of the parts of the board that it is about.
    fn picture(&self, reader: &Reader<'_>, actions: [&str; 2]) -> Option<Markup>;
    /// Who waits for answers to an offer, and the action that declines it.
    fn standing_offer(&self) -> Option<(Seat, String)>;
    /// Carries out the steps that the numbers of a form mean, all or none; gives them back.
    fn compose(&mut self, seat: Seat, what: &str, amounts: &Amounts) -> Result<Vec<String>, Refused>;
    /// What is asked of whoever is to act, as a part of a sentence.
    fn ask(&self, reader: &Reader<'_>) -> String;
    /// The parts of the page that only the game can draw.
    fn draw(&self, reader: &Reader<'_>, moment: Moment) -> GameParts;
    /// The score sheet of a game that one plays alone, below the points of all sides in earlier games.
    fn score_sheet(&self, reader: &Reader<'_>, earlier: &[Vec<i32>]) -> Option<Markup>;
    /// What the guide of a first game says to the reader; nothing where they have nothing to decide.
    fn guidance(&self, reader: &Reader<'_>) -> Option<Guidance>;
    /// The last lines of the log, the oldest first.
    fn log(&self, reader: &Reader<'_>) -> Vec<LogLine>;
    /// The line of the log about an entry that is about to be carried out, if it has one.
    fn tell(&self, number: u64, entry: &Entry, reader: &Reader<'_>) -> Option<LogLine>;
    /// A review that is still to be made, of the decisions of `seats`.
    fn review(&self, seats: SeatSet, budget: ReviewBudget) -> Box<dyn Work>;
    /// Where in its turn an action stands that turns are counted by; nothing for all others.
    fn turn_mark(&self, action: &str) -> Option<TurnMark>;
    /// Goes on from a position, as JSON, and not from the first state.
    ///
    /// # Errors
    /// Why that is no position of this game with its options, or that the game is under way already.
    fn start_from(&mut self, position: &str) -> Result<(), NoStart>;
    /// A position that `seat` can't tell from this one: what is hidden from it is drawn anew, by `seed`. As JSON.
    fn imagined(&self, seat: Seat, seed: u64) -> serde_json::Result<String>;
    /// Plays the record again by the rules, and draws all its chance again from its seed.
    ///
    /// # Errors
    /// What doesn't fit, or that there is no seed.
    fn verify(&self) -> Result<(), Unverified>;
    /// What is kept of the game for statistics, once it is played to its end.
    fn result(&self) -> Option<GameResult>;
    /// What chance has brought so far against what was to be expected, as far as the reader may know.
    fn dice(&self, reader: &Reader<'_>, hidden: HiddenThings) -> Vec<DiceGroup>;
}

/// A decision of a bot, ready to be worked out.
pub(crate) type Thought = Box<dyn FnOnce(Haste) -> String + Send>;

/// Advice, ready to be worked out; what is found is told again and again, as long as more is wanted.
pub(crate) type Advice = Box<dyn FnOnce(&mut dyn FnMut(Vec<Hint>) -> ControlFlow<()>) + Send>;

/// An action that is worth a thought.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Hint {
    pub(crate) action: String,
    /// How likely the seat is to win after it, from 0 to 1.
    pub(crate) chance: f32,
    /// How many points the seat can expect to have at the end.
    pub(crate) points: Option<f64>,
    /// What it brings more or less than the best action, and the best more or less than the next, source by source.
    pub(crate) reasons: Vec<(&'static str, f64)>,
}

/// Somebody who reads the page of a table, and the names and words that it is told in.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub(crate) viewer: Viewer,
    /// The names of the players, in seat order.
    pub(crate) names: &'a [String],
    pub(crate) words: &'a Words,
}

impl<'a> Reader<'a> {
    /// What is told or named from, where nothing of what happened before matters.
    pub(crate) fn scene<'b, G: WebBoard>(&self, view: &'b G::View, legal: &'b [G::Action]) -> Scene<'b, G>
    where
        'a: 'b,
    {
        let Reader { viewer, names, words } = *self;
        Scene { view, viewer, legal, since: &[], kept: None, thrown: None, turns: 0, names, words }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// When what is drawn is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moment {
    /// Before the first card: there is only a picture of the game.
    Before,
    /// Now, and whoever is to act can act on it.
    Now,
    /// Now, but nobody can act, because a turn waits for its confirmation or the game has ended.
    Still,
    /// In the past, to be looked at only.
    Past,
}

/// Whether the game still hides something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HiddenThings {
    Kept,
    /// It is over, and its record is for everybody.
    Told,
}

/// The parts of the page that only the game can draw.
#[derive(Debug)]
pub(crate) struct GameParts {
    pub(crate) ask: String,
    /// Whose turn it is, where others may be asked in the middle of it.
    pub(crate) active: Option<Seat>,
    /// Where the game stands: the round, the phase.
    pub(crate) moment: Markup,
    /// What the last steps have moved, for the script (`motion.js`); nothing before the game.
    pub(crate) moves: Option<String>,
    pub(crate) board: Markup,
    pub(crate) counters: Option<Counters>,
    /// The set that is to be chosen now.
    pub(crate) picks: Option<Picks<String>>,
    /// What stands in the bar beside a set that is chosen in the game's own way.
    pub(crate) set_bar: Markup,
    /// How many things of the reader's own can be used that lie on a tab of their own on a phone.
    pub(crate) at_hand: usize,
    /// The actions that are no place on the board.
    pub(crate) bar: Vec<BarButton<String>>,
    /// What stands beside each player's name.
    pub(crate) headlines: Vec<Markup>,
    pub(crate) panels: Vec<Markup>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) log: Vec<LogLine>,
    /// How the points went, once the last step is made. Until all is over it tells what is hidden.
    pub(crate) course: Option<PointsCourse>,
    /// Why it is over, once it is.
    pub(crate) ending: Option<String>,
}

/// A legal action as a button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) action: String,
    pub(crate) label: String,
    /// The clause that says what it does.
    pub(crate) clause: Option<Clause>,
    /// The heading that it is listed under.
    pub(crate) group: Option<String>,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LogLine {
    /// Its number in the log.
    pub(crate) number: u64,
    pub(crate) seat: Option<Seat>,
    pub(crate) text: String,
    /// Where in the text the reader's own name has just been said.
    pub(crate) own: Vec<usize>,
    /// How much of the text is the name of whoever acted, with the space behind it, where it begins with that.
    pub(crate) head: usize,
    /// The clause that says what was done.
    pub(crate) clause: Option<Clause>,
    pub(crate) kind: LineKind,
}

/// What a line of the log is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LineKind {
    Step,
    Chance,
    Note,
}

/// A match with its bots and its board.
#[derive(Debug)]
pub(crate) struct Play<G: WebBoard> {
    game: Match<G>,
    bots: Bots<G>,
    tail: Tail<G>,
    /// What the guide has told, where there is one; found out anew from the record when it is asked for.
    told: RefCell<Option<guide::ToldLessons<G>>>,
}

impl<G: WebBoard> Play<G> {
    pub(crate) fn new(options: G::Options, fair: Fair) -> Play<G> {
        let game = Match::<G>::new(options, fair);
        Play { tail: Tail::new(game.state().clone()), bots: Bots::default(), told: RefCell::default(), game }
    }
}

impl<G: WebBoard> AnyPlay for Play<G> {
    fn game(&self) -> &dyn AnyMatch {
        &self.game
    }

    fn game_mut(&mut self) -> &mut dyn AnyMatch {
        &mut self.game
    }

    fn log_steps(&mut self, number: u64, count: usize) {
        self.tail.add_steps(number, count, self.game.record());
    }

    fn log_note(&mut self, number: u64, entry: &Entry) {
        self.tail.add_note(number, entry, self.game.record());
    }

    fn undo(&mut self, count: usize) {
        self.game.undo(count);
        self.tail.cut(self.game.record());
        self.told = RefCell::default();
    }

    fn think(&mut self, seat: Seat, bot: BotSpec) -> Option<Thought> {
        self.bots.seat(&self.game, seat, bot);
        let decide = self.bots.decision(&self.game, seat)?;
        Some(Box::new(move |haste| decide(haste).to_string()))
    }

    fn advise(&self, seat: Seat, effort: Effort) -> Option<Advice> {
        let advise = Bots::advice(&self.game, seat, effort)?;
        Some(Box::new(move |tell| {
            advise(&mut |suggestions: &[Suggestion<G::Action>]| tell(hints(suggestions)));
        }))
    }

    fn label(&self, reader: &Reader<'_>, action: &str) -> Option<String> {
        draw::label(self, reader, action)
    }

    fn reasons(&self, reader: &Reader<'_>, action: &str) -> Vec<String> {
        draw::reasons(self, reader, action)
    }

    fn picture(&self, reader: &Reader<'_>, actions: [&str; 2]) -> Option<Markup> {
        picture::picture(self, reader, actions)
    }

    fn standing_offer(&self) -> Option<(Seat, String)> {
        let offer = self.game.state().standing_offer()?;
        Some((offer.by, offer.decline.to_string()))
    }

    fn compose(&mut self, seat: Seat, what: &str, amounts: &Amounts) -> Result<Vec<String>, Refused> {
        let view = self.game.state().view(Viewer::Seat(seat));
        let steps = G::composed(&view, what, amounts).filter(|steps| !steps.is_empty());
        let steps = steps.ok_or_else(|| game::ParseError::new(what, "a choice with these numbers"))?;
        let steps = self.game.check_actions(Actor::Seat(seat), &steps)?;
        for &step in &steps {
            self.game.apply(Actor::Seat(seat), step, Origin::Chosen);
        }
        Ok(steps.iter().map(ToString::to_string).collect())
    }

    fn ask(&self, reader: &Reader<'_>) -> String {
        draw::ask(self, reader)
    }

    fn draw(&self, reader: &Reader<'_>, moment: Moment) -> GameParts {
        draw::parts(self, reader, moment)
    }

    fn score_sheet(&self, reader: &Reader<'_>, earlier: &[Vec<i32>]) -> Option<Markup> {
        let view = self.game.state().view(reader.viewer);
        G::score_sheet(&reader.scene(&view, &[]), earlier)
    }

    fn guidance(&self, reader: &Reader<'_>) -> Option<Guidance> {
        guide::guidance(self, reader)
    }

    fn log(&self, reader: &Reader<'_>) -> Vec<LogLine> {
        self.tail.tell(self.game.record(), reader)
    }

    fn tell(&self, number: u64, entry: &Entry, reader: &Reader<'_>) -> Option<LogLine> {
        let Some((actor, text)) = entry.step() else {
            return entry.is_told().then(|| log::note(number, entry, reader));
        };
        let action: G::Action = text.parse().ok()?;
        Some(log::step_line(number, self.game.state(), (actor, action), reader))
    }

    fn review(&self, seats: SeatSet, budget: ReviewBudget) -> Box<dyn Work> {
        let seed = u64::from(self.game.fair().commitment().0[0]);
        Box::new(review::ReviewWork::new(&self.game, seats, budget, seed))
    }

    fn turn_mark(&self, action: &str) -> Option<TurnMark> {
        action.parse().is_ok_and(G::is_turn).then_some(G::TURN_MARK)
    }

    fn start_from(&mut self, position: &str) -> Result<(), NoStart> {
        let state: G =
            serde_json::from_str(position).map_err(|error| NoStart::Unreadable(error.to_string()))?;
        if state.options() != self.game.record().options {
            return Err(NoStart::OtherOptions);
        }
        if self.game.length() > 0 {
            return Err(NoStart::UnderWay);
        }
        let words = self.game.contributions().to_vec();
        self.game = Match::from_position(&state, Fair::new(self.game.fair().secret(), []));
        words.iter().for_each(|word| self.game.contribute(word));
        self.tail = Tail::new(state);
        Ok(())
    }

    fn imagined(&self, seat: Seat, seed: u64) -> serde_json::Result<String> {
        let state = self.game.state().view(Viewer::Seat(seat)).imagine(&mut fast(seed));
        serde_json::to_string(&state)
    }

    fn verify(&self) -> Result<(), Unverified> {
        self.game.record().verify().map(|_| ())
    }

    fn result(&self) -> Option<GameResult> {
        GameResult::of_record(self.game.record())
    }

    fn dice(&self, reader: &Reader<'_>, hidden: HiddenThings) -> Vec<DiceGroup> {
        dice::count(self.game.record(), reader, hidden)
    }
}

/// Suggestions with the reasons that tell them apart: the first against the second, the others against the first.
fn hints<A: std::fmt::Display>(suggestions: &[Suggestion<A>]) -> Vec<Hint> {
    let hint = |(index, suggestion): (usize, &Suggestion<A>)| {
        let other = suggestions.get(usize::from(index == 0));
        let against = other.map_or_else(Vec::new, |other| suggestion.outlook.against(&other.outlook));
        let is_telling = |difference: &Difference| {
            suggestion.outlook.games() >= TELLING_GAMES
                && difference.points.abs() >= TELLING_POINTS.max(TELLING_ERRORS * difference.error)
        };
        Hint {
            action: suggestion.action.to_string(),
            chance: suggestion.chance,
            points: suggestion.outlook.points(),
            reasons: against
                .into_iter()
                .filter(is_telling)
                .take(MOST_REASONS)
                .map(|difference| (difference.source, difference.points))
                .collect(),
        }
    };
    suggestions.iter().enumerate().map(hint).collect()
}

/// The seat of an actor, if it is a player.
fn seat_of(actor: Actor) -> Option<Seat> {
    match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    }
}
