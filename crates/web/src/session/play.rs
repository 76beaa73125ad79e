//! The session of any game: entries are folded into it, and it says what can be done next.

use bots::{BotSpec, Decision};
use game::fair::Bytes32;
use game::record::unsaid_before;
use game::{Actions, Actor, Fair, Game, Illegal, Options, Record, Rng, Scores, Seat, Turn, Viewer};
use maud::html;
use serde_json::Value;

use crate::board::{Amounts, BarButton, Picks, Scene, WebBoard};
use crate::entry::Entry;
use crate::session::log::Tail;
use crate::session::{
    AnySession, Choice, Confirm, DiceGroup, Hands, LogLine, NoUndo, Onlooker, Painted, Refused, Stage,
    Thought, dice, log,
};

/// How a step came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Act,
    Forced,
    Bot,
    Chance,
}

/// A game under way.
#[derive(Debug, Clone)]
pub(crate) struct Session<G: Game> {
    pub(super) record: Record<G>,
    /// The version of the rules that the log was begun by.
    rules: u32,
    marks: Vec<Mark>,
    pub(super) state: G,
    fair: Fair,
    chances: u64,
    length: u64,
    number: u64,
    stage: Stage,
    confirm: Confirm,
    held: Option<Seat>,
    /// As many entries of the record can't be taken back any more, because a turn was confirmed or something was shown.
    border: (usize, NoUndo),
    tail: Tail<G>,
}

impl<G: WebBoard> Session<G> {
    pub(crate) fn new(options: G::Options, secret: Bytes32, confirm: Confirm) -> Session<G> {
        let record = Record::new(options);
        Session {
            tail: Tail::new(record.first_state()),
            state: record.first_state(),
            record,
            rules: G::RULES_VERSION,
            marks: Vec::new(),
            fair: Fair::new(secret, []),
            chances: 0,
            length: 0,
            number: 0,
            stage: Stage::Waiting,
            confirm,
            held: None,
            border: (0, NoUndo::Nothing),
        }
    }

    fn step(&mut self, actor: Actor, text: &str, mark: Mark) -> Result<(), String> {
        if self.stage != Stage::Playing {
            return Err("the game is not under way".into());
        }
        let action: G::Action = text.parse().map_err(|error| format!("{error}"))?;
        self.say_unsaid(Some((actor, action)));
        self.state.check(actor, action).map_err(|illegal| illegal.to_string())?;
        self.carry_out(actor, action, mark);
        Ok(())
    }

    /// Carries out what a log of older rules left unsaid before its next step, or before a confirmation.
    fn say_unsaid(&mut self, next: Option<(Actor, G::Action)>) {
        while let Some((actor, unsaid)) = unsaid_before(&self.state, self.rules, next) {
            self.carry_out(actor, unsaid, Mark::Forced);
        }
    }

    fn carry_out(&mut self, actor: Actor, action: G::Action, mark: Mark) {
        if let Actor::Seat(seat) = actor
            && G::reveals(&self.state.view(Viewer::Seat(seat)), action)
        {
            self.border = (self.record.entries.len() + 1, NoUndo::Revealed);
        }
        let turn_before = self.state.turn();
        self.state.apply(actor, action);
        self.record.push(actor, action);
        self.marks.push(mark);
        self.tail.add_step(self.length, &self.record);
        self.chances += u64::from(actor == Actor::Chance);
        self.held = self.holder(actor, turn_before);
        if self.state.turn() == Turn::Over && self.held.is_none() {
            self.stage = Stage::Over;
        }
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

    /// Drops the last `count` steps.
    fn drop_steps(&mut self, count: usize) -> Result<(), String> {
        let left = self.record.entries.len().checked_sub(count).ok_or("there are not so many steps")?;
        self.record.entries.truncate(left);
        self.marks.truncate(left);
        self.state = self.record.fold(left);
        // The n-th chance of the record is drawn by the n-th number: what is drawn again comes out as before.
        self.chances = self.marks.iter().filter(|&&mark| mark == Mark::Chance).count() as u64;
        self.held = None;
        self.border.0 = self.border.0.min(left);
        self.tail.cut(&self.record);
        Ok(())
    }

    fn take_back_own(&mut self, seat: Seat, count: usize) -> Result<(), String> {
        match self.undo(seat) {
            Ok(steps) if steps == count => self.drop_steps(count),
            _ => Err("there is nothing to take back".into()),
        }
    }

    fn take_back_agreed(&mut self, seat: Seat, count: usize) -> Result<(), String> {
        if self.take_back(seat) != Some(count) {
            return Err("there is nothing to take back".into());
        }
        self.drop_steps(count)
    }

    fn begin(&mut self) {
        let contributions = self.record.contributions.iter().map(String::as_str);
        self.fair = Fair::new(self.fair.secret(), contributions);
        self.record.commitment = Some(self.fair.commitment());
        self.stage = Stage::Playing;
    }

    pub(super) fn legal_actions(&self, seat: Seat) -> Actions<G::Action> {
        let mut legal = Actions::new();
        if self.stage == Stage::Playing && self.held.is_none() && self.state.turn().includes(seat) {
            self.state.choices(seat, &mut legal);
        }
        legal
    }
}

/// A refusal with the sentence of its rule.
fn refused<G: Game>(illegal: Illegal) -> Refused {
    let rule = illegal.clause_id().and_then(|clause| G::rulebook().sentence(clause));
    let sentence = rule.map_or_else(|| illegal.sentence(), str::to_owned);
    Refused::Rule { illegal: Box::new(illegal), sentence }
}

impl<G: WebBoard> AnySession for Session<G> {
    fn of_rules(&mut self, version: u32) {
        self.rules = version;
    }

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
            Entry::Undo(seat, count) => self.take_back_own(*seat, *count)?,
            Entry::TakeBack(seat, count) => self.take_back_agreed(*seat, *count)?,
            Entry::Confirm(_) => {
                self.say_unsaid(None);
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
            self.tail.add_note(self.length, entry, &self.record);
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

    fn take_back(&self, seat: Seat) -> Option<usize> {
        if self.stage != Stage::Playing {
            return None;
        }
        let is_own = |(place, mark): (usize, &Mark)| {
            *mark == Mark::Act && self.record.entries[place].0 == Actor::Seat(seat)
        };
        let last = self.marks.iter().enumerate().rposition(is_own)?;
        Some(self.record.entries.len() - last)
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

    fn paint(&self, onlooker: &Onlooker<'_>, hands: Hands) -> Painted {
        let Onlooker { viewer, names, words } = *onlooker;
        let view = self.state.view(viewer);
        let legal = match viewer {
            Viewer::Seat(seat) if hands == Hands::Free => self.legal_actions(seat),
            _ => Actions::new(),
        };
        let thrown =
            self.record.entries.iter().rev().map(|&(_, action)| action).find(|&action| G::is_throw(action));
        let scene = Scene::<G> { view: &view, viewer, legal: &legal, thrown, names, words };
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
        let seats = || Seat::all(if is_playing { self.players() } else { 0 });
        let picks = if legal.is_empty() { None } else { G::picks(&scene) };
        let bar = G::bar(&scene).into_iter().filter(|button| scene.can(button.action));
        Painted {
            ask: G::ask(&scene),
            moment: if is_playing {
                G::moment(&scene)
            } else {
                html! {}
            },
            board: if is_playing { G::board(&scene) } else { G::picture() },
            picks: picks.map(|picks| Picks {
                least: picks.least,
                most: picks.most,
                done: picks.done.map(|done| done.to_string()),
                send: picks.send,
            }),
            bar: bar
                .map(|button| BarButton {
                    action: button.action.to_string(),
                    label: button.label,
                    tone: button.tone,
                    key: button.key,
                })
                .collect(),
            headlines: seats().map(|seat| G::headline(&scene, seat)).collect(),
            panels: seats().map(|seat| G::panel(&scene, seat)).collect(),
            choices: legal.iter().filter(|action| lists_all || is_listed(action)).map(choice).collect(),
            counters,
            log: self.log(onlooker),
        }
    }

    fn log(&self, onlooker: &Onlooker<'_>) -> Vec<LogLine> {
        self.tail.tell(&self.record, &self.marks, onlooker)
    }

    fn tell(&self, entry: &Entry, onlooker: &Onlooker<'_>) -> Option<LogLine> {
        let mark = match entry {
            Entry::Confirm(_) => return None,
            Entry::Act(..) => Mark::Act,
            Entry::Forced(..) => Mark::Forced,
            Entry::Bot(..) => Mark::Bot,
            Entry::Chance(_) => Mark::Chance,
            _ => return Some(log::note(self.length, entry, onlooker)),
        };
        let (actor, text) = entry.step()?;
        let action: G::Action = text.parse().ok()?;
        Some(log::step_line(self.length, &self.state, (actor, action), mark, onlooker))
    }

    fn dice(&self, onlooker: &Onlooker<'_>) -> Vec<DiceGroup> {
        dice::count(self, onlooker)
    }
}
