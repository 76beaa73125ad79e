//! A game under way: its state, its record, and what may be taken back. No clock, no I/O.

use std::collections::VecDeque;

use bots::{BotSpec, Decision};
use game::fair::Bytes32;
use game::{Actions, Actor, Fair, Game, Illegal, Options, Record, Rng, Scores, Seat, Turn, Viewer};
use maud::{Markup, html};
use serde_json::Value;

use crate::board::{Amounts, Counters, Scene, WebBoard};
use crate::entry::Entry;
use crate::words::Words;

/// As many lines of the log are shown on the page.
const RECENT: usize = 40;

/// A session whose game is known by its name only.
pub(crate) trait AnySession: Send {
    fn players(&self) -> usize;
    /// How many entries the log has.
    fn length(&self) -> u64;
    /// The number that posts carry: it changes with the position and with who may act.
    fn number(&self) -> u64;
    fn stage(&self) -> Stage;
    fn turn(&self) -> Turn;
    /// Who has finished a turn and has not confirmed it yet.
    fn held(&self) -> Option<Seat>;
    /// Checks a step of a person or bot.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused>;
    /// The steps that the numbers of a form mean, each checked where it would be made.
    fn compose(&self, seat: Seat, what: &str, amounts: &Amounts) -> Result<Vec<String>, Refused>;
    /// Carries out an entry, new or read from the log.
    fn fold(&mut self, entry: &Entry) -> Result<(), String>;
    /// The only step that `seat` has, if it has only one.
    fn forced(&self, seat: Seat) -> Option<String>;
    /// What chance brings, if it is chance's turn.
    fn draw_chance(&self) -> Option<String>;
    /// A bot's decision, to be taken on another thread.
    fn think(&self, seat: Seat, bot: &BotSpec) -> Thought;
    /// How many steps `seat` may take back at once.
    fn undo(&self, seat: Seat) -> Result<usize, NoUndo>;
    fn commitment(&self) -> Bytes32;
    /// The secret of the dice, once the game has ended.
    fn secret(&self) -> Option<Bytes32>;
    fn contributions(&self) -> Vec<String>;
    fn record_text(&self) -> String;
    fn scores(&self) -> Option<Scores>;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn view_json(&self, viewer: Viewer) -> Value;
    fn paint(&self, viewer: Viewer, names: &[String], words: &Words) -> Painted;
}

/// A decision of a bot, ready to be taken.
pub(crate) type Thought = Box<dyn FnOnce() -> String + Send>;

/// How far a table has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Before the first card.
    Waiting,
    /// Under way.
    Playing,
    /// Played to its end.
    Over,
    /// Ended by a person before its end.
    Ended(Seat),
}

/// Why a step is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Refused {
    /// The text is no action of this game.
    Unreadable(String),
    /// A rule forbids it.
    Rule { illegal: Illegal, sentence: String },
}

/// Why nothing can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoUndo {
    /// The seat has done nothing yet.
    Nothing,
    /// A card was turned up or dice were rolled since.
    Chance,
    /// Somebody else acted since.
    Other(Seat),
    /// The step showed something that was hidden.
    Revealed,
    /// The turn was confirmed.
    Confirmed,
    /// The game has ended.
    Over,
}

impl NoUndo {
    /// The name of its sentence.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            NoUndo::Nothing => "undo-nothing",
            NoUndo::Chance => "undo-chance",
            NoUndo::Other(_) => "undo-other",
            NoUndo::Revealed => "undo-revealed",
            NoUndo::Confirmed => "undo-confirmed",
            NoUndo::Over => "undo-over",
        }
    }
}

/// The parts of the page that only the game can draw.
pub(crate) struct Painted {
    pub(crate) ask: String,
    pub(crate) board: Markup,
    pub(crate) counters: Option<Counters>,
    pub(crate) panels: Vec<Markup>,
    pub(crate) choices: Vec<Choice>,
    pub(crate) log: Vec<LogLine>,
}

/// A legal action as a button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) action: String,
    pub(crate) label: String,
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
    pub(crate) kind: LineKind,
}

/// What a line of the log is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LineKind {
    Step,
    Forced,
    Chance,
    Note,
}

/// Whether a person confirms a finished turn before others go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// They do, so that a slip can be taken back.
    #[default]
    Ask,
    /// Play goes on at once.
    Skip,
}

/// How a step came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    Act,
    Forced,
    Bot,
    Chance,
}

/// Something of the log that is shown.
#[derive(Debug, Clone)]
enum Recent<G: Game> {
    /// A step, with the state before it.
    Step {
        number: u64,
        before: G,
        actor: Actor,
        action: G::Action,
        mark: Mark,
    },
    Note {
        number: u64,
        entry: Entry,
    },
}

/// A game under way.
#[derive(Debug, Clone)]
pub(crate) struct Session<G: Game> {
    record: Record<G>,
    marks: Vec<Mark>,
    state: G,
    fair: Fair,
    chances: u64,
    length: u64,
    number: u64,
    stage: Stage,
    confirm: Confirm,
    held: Option<Seat>,
    /// As many entries of the record can't be taken back any more, because a turn was confirmed or something was shown.
    border: (usize, NoUndo),
    recent: VecDeque<Recent<G>>,
}

impl<G: WebBoard> Session<G> {
    pub(crate) fn new(options: G::Options, secret: Bytes32, confirm: Confirm) -> Session<G> {
        let record = Record::new(options);
        Session {
            state: record.first_state(),
            record,
            marks: Vec::new(),
            fair: Fair::new(secret, []),
            chances: 0,
            length: 0,
            number: 0,
            stage: Stage::Waiting,
            confirm,
            held: None,
            border: (0, NoUndo::Nothing),
            recent: VecDeque::new(),
        }
    }

    fn step(&mut self, actor: Actor, text: &str, mark: Mark) -> Result<(), String> {
        if self.stage != Stage::Playing {
            return Err("the game is not under way".into());
        }
        let action: G::Action = text.parse().map_err(|error| format!("{error}"))?;
        self.state.check(actor, action).map_err(|illegal| illegal.to_string())?;
        if let Actor::Seat(seat) = actor
            && G::reveals(&self.state.view(Viewer::Seat(seat)), action)
        {
            self.border = (self.record.entries.len() + 1, NoUndo::Revealed);
        }
        let before = self.state.clone();
        let turn_before = before.turn();
        self.remember(Recent::Step { number: self.length, before, actor, action, mark });
        self.state.apply(actor, action);
        self.record.push(actor, action);
        self.marks.push(mark);
        self.chances += u64::from(actor == Actor::Chance);
        self.held = self.holder(actor, turn_before);
        if self.state.turn() == Turn::Over && self.held.is_none() {
            self.stage = Stage::Over;
        }
        Ok(())
    }

    /// A person whose turn ends by this step, if there is something that they could still take back. Where several may
    /// act at once, nobody holds up the others.
    fn holder(&self, actor: Actor, before: Turn) -> Option<Seat> {
        let Actor::Seat(seat) = actor else { return None };
        let Turn::Seats(seats) = before else { return None };
        if self.confirm == Confirm::Skip || seats.len() > 1 || self.state.turn().includes(seat) {
            return None;
        }
        self.undo(seat).is_ok().then_some(seat)
    }

    fn take_back(&mut self, seat: Seat, count: usize) -> Result<(), String> {
        if self.undo(seat).is_err() || count > self.record.entries.len() {
            return Err("there is nothing to take back".into());
        }
        let left = self.record.entries.len() - count;
        self.record.entries.truncate(left);
        self.marks.truncate(left);
        self.state = self.record.fold(left);
        self.held = None;
        let mut to_forget = count;
        while to_forget > 0 {
            match self.recent.iter().rposition(|recent| matches!(recent, Recent::Step { .. })) {
                Some(place) => self.recent.remove(place),
                None => break,
            };
            to_forget -= 1;
        }
        Ok(())
    }

    fn remember(&mut self, recent: Recent<G>) {
        if self.recent.len() >= RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(recent);
    }

    fn begin(&mut self) {
        let contributions = self.record.contributions.iter().map(String::as_str);
        self.fair = Fair::new(self.fair.secret(), contributions);
        self.record.commitment = Some(self.fair.commitment());
        self.stage = Stage::Playing;
    }

    fn legal_actions(&self, seat: Seat) -> Actions<G::Action> {
        let mut legal = Actions::new();
        if self.stage == Stage::Playing && self.held.is_none() && self.state.turn().includes(seat) {
            self.state.legal(seat, &mut legal);
        }
        legal
    }

    fn line(&self, recent: &Recent<G>, viewer: Viewer, names: &[String], words: &Words) -> LogLine {
        match recent {
            Recent::Note { number, entry } => note(*number, entry, names, words),
            Recent::Step { number, before, actor, action, mark } => {
                let view = before.view(viewer);
                let scene = Scene::<G> { view: &view, viewer, legal: &[], names, words };
                let seat = match actor {
                    Actor::Seat(seat) => Some(*seat),
                    Actor::Chance => None,
                };
                let text = match (before.seen(viewer, *actor, *action), seat) {
                    (Some(action), _) => G::tell(&scene, *actor, action),
                    (None, Some(seat)) => words.say_with("tell-hidden", &[("who", scene.name(seat))]),
                    (None, None) => words.say("tell-hidden-chance"),
                };
                let kind = match mark {
                    Mark::Forced => LineKind::Forced,
                    Mark::Chance => LineKind::Chance,
                    Mark::Act | Mark::Bot => LineKind::Step,
                };
                LogLine { number: *number, seat, text, kind }
            }
        }
    }
}

/// A refusal with the sentence of its rule.
fn refused<G: Game>(illegal: Illegal) -> Refused {
    let sentence = G::rulebook().sentence(illegal.clause.0).unwrap_or(illegal.reason).to_owned();
    Refused::Rule { illegal, sentence }
}

/// The line of an entry that is no step.
fn note(number: u64, entry: &Entry, names: &[String], words: &Words) -> LogLine {
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    let (seat, text) = match entry {
        Entry::Sit(seat, who) => (Some(*seat), words.say_with("note-sit", &[("who", who)])),
        Entry::Rise(seat, who) => (Some(*seat), words.say_with("note-rise", &[("who", who)])),
        Entry::Word(seat, _) => (Some(*seat), words.say_with("note-word", &[("who", name(*seat))])),
        Entry::Undo(seat, steps) => {
            let steps = steps.to_string();
            (Some(*seat), words.say_with("note-undo", &[("who", name(*seat)), ("steps", &steps)]))
        }
        Entry::StandIn(seat, bot) => {
            (Some(*seat), words.say_with("note-stand-in", &[("who", name(*seat)), ("bot", bot)]))
        }
        Entry::Back(seat) => (Some(*seat), words.say_with("note-back", &[("who", name(*seat))])),
        Entry::Resign(seat, _) => (Some(*seat), words.say_with("note-resign", &[("who", name(*seat))])),
        Entry::End(seat) => (Some(*seat), words.say_with("note-end", &[("who", name(*seat))])),
        Entry::Rematch(_) => (None, words.say("note-rematch")),
        _ => (None, words.say("note-begin")),
    };
    LogLine { number, seat, text, kind: LineKind::Note }
}

impl<G: WebBoard> AnySession for Session<G> {
    fn players(&self) -> usize {
        self.record.options.players()
    }

    fn length(&self) -> u64 {
        self.length
    }

    fn number(&self) -> u64 {
        self.number
    }

    fn stage(&self) -> Stage {
        self.stage
    }

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn held(&self) -> Option<Seat> {
        self.held
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refused> {
        let parsed: G::Action = action.parse().map_err(|error| Refused::Unreadable(format!("{error}")))?;
        self.state.check(Actor::Seat(seat), parsed).map_err(refused::<G>)
    }

    fn compose(&self, seat: Seat, what: &str, amounts: &Amounts) -> Result<Vec<String>, Refused> {
        let view = self.state.view(Viewer::Seat(seat));
        let steps = G::composed(&view, what, amounts).filter(|steps| !steps.is_empty());
        let steps = steps.ok_or_else(|| Refused::Unreadable(what.to_owned()))?;
        let mut state = self.state.clone();
        for &step in &steps {
            state.check(Actor::Seat(seat), step).map_err(refused::<G>)?;
            state.apply(Actor::Seat(seat), step);
        }
        Ok(steps.iter().map(ToString::to_string).collect())
    }

    fn fold(&mut self, entry: &Entry) -> Result<(), String> {
        match entry {
            Entry::Act(seat, action) => self.step(Actor::Seat(*seat), action, Mark::Act)?,
            Entry::Forced(seat, action) => self.step(Actor::Seat(*seat), action, Mark::Forced)?,
            Entry::Bot(seat, action) => self.step(Actor::Seat(*seat), action, Mark::Bot)?,
            Entry::Chance(action) => self.step(Actor::Chance, action, Mark::Chance)?,
            Entry::Undo(seat, count) => self.take_back(*seat, *count)?,
            Entry::Confirm(_) => {
                self.held = None;
                self.border = (self.record.entries.len(), NoUndo::Confirmed);
                if self.state.turn() == Turn::Over {
                    self.stage = Stage::Over;
                }
            }
            Entry::Word(_, word) => self.record.contributions.push(word.clone()),
            Entry::Begin => self.begin(),
            Entry::End(seat) => self.stage = Stage::Ended(*seat),
            _ => {}
        }
        if entry.step().is_none() && !matches!(entry, Entry::Confirm(_)) {
            self.remember(Recent::Note { number: self.length, entry: entry.clone() });
        }
        self.length += 1;
        if entry.moves() {
            self.number = self.length;
        }
        Ok(())
    }

    fn forced(&self, seat: Seat) -> Option<String> {
        match self.legal_actions(seat).as_slice() {
            [only] if !G::open_ended(*only) => Some(only.to_string()),
            _ => None,
        }
    }

    fn draw_chance(&self) -> Option<String> {
        let is_due = self.stage == Stage::Playing && self.state.turn() == Turn::Chance && self.held.is_none();
        is_due.then(|| self.state.sample(&mut self.fair.rng(self.chances)).to_string())
    }

    fn think(&self, seat: Seat, bot: &BotSpec) -> Thought {
        // Far away from the numbers of chance; another number for every decision, the same after a restart.
        let place = (self.record.entries.len() * Seat::LIMIT + seat.index()) as u64;
        let seed = self.fair.rng(u64::MAX - place).next_u64();
        let (state, bot) = (self.state.clone(), *bot);
        Box::new(move || {
            let mut legal = Actions::new();
            state.legal(seat, &mut legal);
            bot.seat::<G>(seed).choose(&Decision::new(&state, seat, &legal)).to_string()
        })
    }

    fn undo(&self, seat: Seat) -> Result<usize, NoUndo> {
        if !matches!(self.stage, Stage::Playing) {
            return Err(NoUndo::Over);
        }
        let mut count = 0;
        for (&(actor, _), &mark) in self.record.entries.iter().zip(&self.marks).rev() {
            if self.record.entries.len() - count <= self.border.0 {
                return Err(self.border.1);
            }
            match (actor, mark) {
                (Actor::Chance, _) => return Err(NoUndo::Chance),
                (Actor::Seat(other), _) if other != seat => return Err(NoUndo::Other(other)),
                (_, Mark::Act) => return Ok(count + 1),
                (_, Mark::Bot) => return Err(NoUndo::Nothing),
                // A step that played itself goes back with the one before it.
                _ => count += 1,
            }
        }
        Err(NoUndo::Nothing)
    }

    fn commitment(&self) -> Bytes32 {
        self.fair.commitment()
    }

    fn secret(&self) -> Option<Bytes32> {
        matches!(self.stage, Stage::Over | Stage::Ended(_)).then(|| self.fair.secret())
    }

    fn contributions(&self) -> Vec<String> {
        self.record.contributions.clone()
    }

    fn record_text(&self) -> String {
        Record { seed: self.secret(), ..self.record.clone() }.to_string()
    }

    fn scores(&self) -> Option<Scores> {
        if self.stage == Stage::Over { self.state.score() } else { None }
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.legal_actions(seat).iter().map(ToString::to_string).collect()
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.state.view(viewer)).unwrap_or(Value::Null)
    }

    fn paint(&self, viewer: Viewer, names: &[String], words: &Words) -> Painted {
        let view = self.state.view(viewer);
        let legal = match viewer {
            Viewer::Seat(seat) => self.legal_actions(seat),
            Viewer::Spectator => Actions::new(),
        };
        let scene = Scene::<G> { view: &view, viewer, legal: &legal, names, words };
        let counters = if legal.is_empty() { None } else { G::counters(&scene) };
        // What the counters can put together needs no line of its own, unless there is nothing else to list.
        let is_listed = |action: &&G::Action| counters.is_none() || !G::open_ended(**action);
        let lists_all = !legal.iter().any(|action| is_listed(&action));
        let choice = |&action: &G::Action| Choice {
            action: action.to_string(),
            label: G::label(&scene, action),
            group: G::group(action).map(|key| words.say(key)),
        };
        let is_playing = self.stage != Stage::Waiting;
        Painted {
            ask: G::ask(&scene),
            board: if is_playing {
                G::board(&scene)
            } else {
                html! { div #board class="board" { (G::picture()) } }
            },
            panels: Seat::all(self.players())
                .map(|seat| {
                    if is_playing {
                        G::panel(&scene, seat)
                    } else {
                        html! {}
                    }
                })
                .collect(),
            choices: legal.iter().filter(|action| lists_all || is_listed(action)).map(choice).collect(),
            counters,
            log: self.recent.iter().map(|recent| self.line(recent, viewer, names, words)).collect(),
        }
    }
}

#[cfg(test)]
mod boards;

#[cfg(test)]
mod tests {
    use century::{Century, Solo};
    use game::random::fast;
    use game::{Draw, View};

    use super::*;
    use crate::board::counter_fields;

    /// All that a page shows of the game.
    fn shown<G: WebBoard>(session: &Session<G>, viewer: Viewer) -> String {
        let names: Vec<String> = Seat::all(session.players()).map(|seat| format!("Player {seat}")).collect();
        let painted = session.paint(viewer, &names, &Words::ENGLISH);
        let panels: Vec<String> = painted.panels.into_iter().map(Markup::into_string).collect();
        let board = painted.board.into_string();
        let counters =
            painted.counters.map(|counters| counter_fields(&Words::ENGLISH, &counters).into_string());
        format!(
            "{}{board}{}{panels:?}{:?}{:?}",
            painted.ask,
            counters.unwrap_or_default(),
            painted.choices,
            painted.log
        )
    }

    /// The same table with everything that `viewer` can't know drawn anew: their page must not change by a letter.
    fn with_hidden_changed<G: WebBoard>(
        session: &Session<G>,
        viewer: Viewer,
        rng: &mut impl Rng,
    ) -> Session<G> {
        let mut other = session.clone();
        other.state = session.state.view(viewer).imagine(rng);
        for recent in &mut other.recent {
            if let Recent::Step { before, .. } = recent {
                *before = before.view(viewer).imagine(rng);
            }
        }
        other
    }

    fn no_page_shows_what_is_hidden<G: WebBoard>(games: u64) {
        for seed in 0..games {
            let mut rng = fast(seed);
            let counts: Vec<usize> = (1..=Seat::LIMIT)
                .filter(|count| G::Options::from_pairs([("players", count.to_string().as_str())]).is_ok())
                .collect();
            let count = rng.pick(&counts).to_string();
            let options = G::Options::from_pairs([("players", count.as_str())]).expect("options");
            let mut session = Session::<G>::new(options, Bytes32([seed as u8; 32]), Confirm::Skip);
            session.fold(&Entry::Begin).expect("a beginning");
            for step in 0..300 {
                let entry = match (session.draw_chance(), session.turn()) {
                    (Some(outcome), _) => Entry::Chance(outcome),
                    (None, Turn::Seats(seats)) => {
                        let seat = seats.first().expect("somebody");
                        Entry::Act(seat, rng.pick(&session.legal_actions(seat)).to_string())
                    }
                    _ => break,
                };
                session.fold(&entry).expect("a legal step");
                if step % 7 == 0 {
                    for viewer in Viewer::all(session.players()) {
                        let other = with_hidden_changed(&session, viewer, &mut rng);
                        assert_eq!(
                            shown(&session, viewer),
                            shown(&other, viewer),
                            "{} for {viewer}",
                            G::NAME
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn no_page_of_century_shows_what_is_hidden() {
        no_page_shows_what_is_hidden::<Century>(4);
        no_page_shows_what_is_hidden::<Solo>(2);
    }

    #[test]
    fn no_page_of_puerto_rico_shows_what_is_hidden() {
        no_page_shows_what_is_hidden::<puerto_rico::PuertoRico>(4);
    }

    #[test]
    fn no_page_of_merchants_shows_what_is_hidden() {
        no_page_shows_what_is_hidden::<merchants::Merchants>(3);
    }

    #[test]
    fn no_page_of_landnam_shows_what_is_hidden() {
        no_page_shows_what_is_hidden::<landnam::Landnam>(3);
    }
}
