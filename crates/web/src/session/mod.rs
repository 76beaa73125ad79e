//! The log of a table, folded: the game, how far it has come, and what is still to be stored. No clock, no
//! input/output.
//!
//! What happens goes one way: [`act`](Session::act), [`compose`](Session::compose) and [`roll`](Session::roll) make new
//! steps and leave the entries that say so; [`fold`](Session::fold) carries out entries, new ones that are no steps,
//! and all that are read from a log. [`take_unsaved`](Session::take_unsaved) gives what the log doesn't have yet.

mod dice;

use bots::{BotSpec, Effort};
use game::fair::Bytes32;
use game::{Actor, AnyMatch, BySeat, NoUndo, Origin, Refused, Scores, Seat, SeatSet, SeedShown, Turn};

use crate::board::Amounts;
use crate::entry::Entry;
use crate::play::{Advice, AnyPlay, NoStart, Thought};
use crate::session::dice::DiceShares;
use crate::settings::{Confirm, Consent, Guide, HeardOffers};

/// How far a table has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Before the first card.
    Waiting,
    /// Under way.
    Playing,
    /// Played to its end.
    Over,
    /// Ended before its end.
    Ended(EndedBy),
}

/// Who ended a game before its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EndedBy {
    /// A person.
    Seat(Seat),
    /// The table itself: bots alone went on and on.
    Table,
    /// The operator of the server.
    Operator,
    /// Nobody here: the record that was uploaded goes no further.
    Record,
}

/// Why an entry can't be carried out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SessionError {
    #[error("the game is not under way")]
    NotUnderWay,
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    #[error("the log is of version {0} of the rules, which this program doesn't know")]
    UnknownRules(u32),
    #[error("the number of {0} is not the one that was promised")]
    OtherNonce(Seat),
    #[error(transparent)]
    NoStart(#[from] NoStart),
    #[error(transparent)]
    Refused(#[from] Refused),
}

/// The game of a table under way.
pub(crate) struct Session {
    play: Box<dyn AnyPlay>,
    stage: Stage,
    confirm: Confirm,
    /// Who has finished a turn and has not confirmed it yet.
    held: Option<Seat>,
    /// The version of the rules that the log follows, as far as it is folded.
    rules: u32,
    /// How many entries the log has.
    length: u64,
    number: u64,
    /// Since which number each seat has had the same decision before it.
    asked_since: BySeat<u64, { Seat::LIMIT }>,
    unsaved: Vec<String>,
    /// What was added to the dice.
    dice: DiceShares,
    /// How many steps bots and chance have made since a person last did something.
    steps_alone: u64,
    /// Which offers each seat is asked about.
    heard: BySeat<HeardOffers, { Seat::LIMIT }>,
    /// Whether the guide is followed, where there is one.
    guide: Guide,
    /// Who agrees that hints are asked for.
    agrees_to_hints: SeatSet,
    /// Who wants to play again.
    again: BySeat<Option<Again>, { Seat::LIMIT }>,
    /// Whether all of it was read from a record that somebody uploaded.
    is_uploaded: bool,
}

/// The moment before a step.
struct Before {
    turn: Turn,
    /// Whoever else was to act, and what they could choose from.
    asked: Vec<(Seat, Vec<String>)>,
}

impl Before {
    const CHANCE: Before = Before { turn: Turn::Chance, asked: Vec::new() };
}

/// What somebody says to a rematch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Again {
    /// They play, and add a word to the dice, which may be empty.
    Yes(String),
    /// They don't.
    No,
}

impl Session {
    /// A session before its first entry, whose log begins with that version of the rules.
    pub(crate) fn new(play: Box<dyn AnyPlay>, confirm: Confirm, rules: u32) -> Session {
        let (length, number) = (0, 0);
        Session {
            play,
            stage: Stage::Waiting,
            confirm,
            held: None,
            rules,
            length,
            number,
            asked_since: BySeat([number; Seat::LIMIT]),
            unsaved: Vec::new(),
            dice: DiceShares::default(),
            steps_alone: 0,
            heard: BySeat::default(),
            guide: Guide::On,
            agrees_to_hints: SeatSet::EMPTY,
            again: BySeat([const { None }; Seat::LIMIT]),
            is_uploaded: false,
        }
    }

    /// The match.
    pub(crate) fn game(&self) -> &dyn AnyMatch {
        self.play.game()
    }

    /// The number that posts carry: it changes with the position and with who may act.
    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    /// Whether what `seat` decided at that number answers what it is asked now: nothing has happened since, or only
    /// others who may decide at the same time did, and that changed nothing of what the seat can choose from.
    pub(crate) fn still_asks(&self, seat: Seat, number: u64) -> bool {
        (self.asked_since[seat]..=self.number).contains(&number)
    }

    pub(crate) fn stage(&self) -> Stage {
        self.stage
    }

    /// Who is to act.
    pub(crate) fn turn(&self) -> Turn {
        self.game().turn()
    }

    /// Who has finished a turn and has not confirmed it yet.
    pub(crate) fn held(&self) -> Option<Seat> {
        self.held
    }

    /// Whether somebody may make a step now.
    pub(crate) fn is_open(&self) -> bool {
        self.stage == Stage::Playing && self.held.is_none()
    }

    /// Carries out steps of a seat, all of them or none.
    ///
    /// # Errors
    /// If the game is not under way, or the rules forbid a step.
    pub(crate) fn act(&mut self, seat: Seat, texts: &[String], origin: Origin) -> Result<(), SessionError> {
        self.step(Actor::Seat(seat), texts, origin)
    }

    /// Carries out the steps that the numbers of a form mean, all of them or none.
    ///
    /// # Errors
    /// If the game is not under way, the numbers mean nothing, or the rules forbid a step.
    pub(crate) fn compose(&mut self, seat: Seat, what: &str, amounts: &Amounts) -> Result<(), SessionError> {
        if self.stage != Stage::Playing {
            return Err(SessionError::NotUnderWay);
        }
        let before = self.before(Actor::Seat(seat));
        let steps = self.play.compose(seat, what, amounts)?;
        self.stepped(Actor::Seat(seat), steps, Origin::Chosen, &before);
        Ok(())
    }

    /// Draws what chance brings, if it is chance's turn; says whether it was.
    pub(crate) fn roll(&mut self) -> bool {
        if !self.is_open() {
            return false;
        }
        let Some(outcome) = self.play.game_mut().roll() else { return false };
        self.stepped(Actor::Chance, vec![outcome], Origin::Chance, &Before::CHANCE);
        true
    }

    fn step(&mut self, actor: Actor, texts: &[String], origin: Origin) -> Result<(), SessionError> {
        if self.stage != Stage::Playing {
            return Err(SessionError::NotUnderWay);
        }
        let before = self.before(actor);
        let steps = self.play.game_mut().play(actor, texts, origin)?;
        self.stepped(actor, steps, origin, &before);
        Ok(())
    }

    /// What is to be known later of the moment before a step of `actor`.
    fn before(&self, actor: Actor) -> Before {
        let turn = self.turn();
        let others = match (actor, turn) {
            (Actor::Seat(seat), Turn::Seats(seats)) => seats.without(SeatSet::one(seat)),
            _ => SeatSet::EMPTY,
        };
        Before { turn, asked: others.iter().map(|seat| (seat, self.game().choices(seat))).collect() }
    }

    /// The position is another one, and who `before` says was asked already may still be asked the same.
    fn renumber(&mut self, before: &[(Seat, Vec<String>)]) {
        self.number = self.length;
        for seat in Seat::all(Seat::LIMIT) {
            let was = before.iter().find(|(asked, _)| *asked == seat);
            if was.is_none_or(|(_, choices)| *choices != self.game().choices(seat)) {
                self.asked_since[seat] = self.number;
            }
        }
    }

    /// Notes what the game has carried out already.
    fn stepped(&mut self, actor: Actor, steps: Vec<String>, origin: Origin, before: &Before) {
        self.play.log_steps(self.length, steps.len());
        self.length += steps.len() as u64;
        self.renumber(&before.asked);
        self.steps_alone = if origin == Origin::Chosen { 0 } else { self.steps_alone + steps.len() as u64 };
        if let (Actor::Seat(seat), Origin::Chosen) = (actor, origin)
            && self.heard[seat] == HeardOffers::NotThisTurn
        {
            self.heard[seat] = HeardOffers::All;
        }
        self.unsaved.extend(steps.into_iter().map(|step| Entry::of_step(actor, step, origin).to_string()));
        self.held = self.holder(actor, before.turn);
        if self.turn() == Turn::Over && self.held.is_none() {
            self.stage = Stage::Over;
        }
    }

    /// A person whose turn ends by this step, if there is something that they could still take back. Where several may
    /// act at once, nobody holds up the others.
    fn holder(&self, actor: Actor, before: Turn) -> Option<Seat> {
        let (Actor::Seat(seat), Turn::Seats(seats)) = (actor, before) else { return None };
        if self.confirm == Confirm::Skip || seats.len() > 1 || self.game().goes_on(seat) {
            return None;
        }
        self.undo(seat).is_ok().then_some(seat)
    }

    /// Carries out an entry, new or read from the log.
    ///
    /// # Errors
    /// If it can't have happened.
    pub(crate) fn fold(&mut self, entry: &Entry) -> Result<(), SessionError> {
        if entry.step().is_some() || matches!(entry, Entry::Confirm(_)) {
            self.put_in_unsaid(entry.step());
        }
        if let Some((actor, text)) = entry.step() {
            return self.step(actor, &[text.to_owned()], entry.origin());
        }
        self.carry_out(entry)?;
        if entry.is_by_person() {
            self.steps_alone = 0;
        }
        if entry.is_told() {
            self.play.log_note(self.length, entry);
        }
        self.length += 1;
        if entry.moves() {
            self.renumber(&[]);
        }
        self.unsaved.push(entry.to_string());
        Ok(())
    }

    /// Carries out an entry that is no step.
    fn carry_out(&mut self, entry: &Entry) -> Result<(), SessionError> {
        match entry {
            Entry::Undo(seat, count) => self.take_back(self.undo(*seat).ok(), *count)?,
            Entry::TakeBack(seat, count) => self.take_back(self.take_back_steps(*seat), *count)?,
            Entry::Confirm(_) => self.confirm(),
            Entry::Word(seat, word) => self.add_dice_word(*seat, word),
            Entry::Promise(seat, promise) => self.add_promise(*seat, *promise),
            Entry::Nonce(seat, nonce) => self.reveal(*seat, *nonce)?,
            Entry::Lock => self.dice.lock(),
            Entry::Sit(seat, name) | Entry::Rise(seat, name) | Entry::Free(seat, name) => {
                self.forget_shares(*seat, name);
            }
            Entry::Offers(seat, heard) => self.heard[*seat] = *heard,
            Entry::Guide(_, guide) => self.guide = *guide,
            Entry::Hints(seat, consent) => self.note_consent(*seat, *consent),
            Entry::Again(seat, word) => self.again[*seat] = Some(Again::Yes(word.clone())),
            Entry::NoMore(seat) => self.again[*seat] = Some(Again::No),
            Entry::Position(json) => self.play.start_from(json)?,
            Entry::Begin => self.stage = Stage::Playing,
            Entry::Uploaded => self.end_uploaded(),
            Entry::End(seat) => self.stage = Stage::Ended(EndedBy::Seat(*seat)),
            Entry::Halt(_) => self.stage = Stage::Ended(EndedBy::Table),
            Entry::Close => {
                self.held = None;
                self.stage = Stage::Ended(EndedBy::Operator);
            }
            Entry::Rules(version) => self.follow_rules(*version)?,
            // Who plays a seat, and where the table goes on, the game knows nothing of.
            Entry::Enter(_) | Entry::StandIn(..) | Entry::Back(_) | Entry::Resign(..) | Entry::Rematch(_) => {
            }
            // Steps are carried out before it comes to this.
            Entry::Act(..) | Entry::Forced(..) | Entry::Bot(..) | Entry::Chance(_) => {}
        }
        Ok(())
    }

    fn confirm(&mut self) {
        self.held = None;
        self.play.game_mut().seal(NoUndo::Confirmed);
        if self.turn() == Turn::Over {
            self.stage = Stage::Over;
        }
    }

    fn note_consent(&mut self, seat: Seat, consent: Consent) {
        match consent {
            Consent::Given => {
                self.agrees_to_hints.insert(seat);
            }
            Consent::Withdrawn => self.agrees_to_hints.remove(seat),
        }
    }

    /// The record that was uploaded goes no further.
    fn end_uploaded(&mut self) {
        self.is_uploaded = true;
        if self.stage != Stage::Over {
            self.stage = Stage::Ended(EndedBy::Record);
        }
    }

    /// From here on that version of the rules holds.
    fn follow_rules(&mut self, version: u32) -> Result<(), SessionError> {
        if version > self.game().rules_version() {
            return Err(SessionError::UnknownRules(version));
        }
        self.rules = version;
        Ok(())
    }

    /// Puts in what a log of older rules leaves unsaid before its next step, or at its end.
    fn put_in_unsaid(&mut self, next: Option<(Actor, &str)>) {
        if self.rules < self.game().rules_version() && self.stage == Stage::Playing {
            let rules = self.rules;
            self.play.game_mut().put_in_unsaid(rules, next);
        }
    }

    fn take_back(&mut self, possible: Option<usize>, count: usize) -> Result<(), SessionError> {
        if possible != Some(count) {
            return Err(SessionError::NothingToTakeBack);
        }
        self.play.undo(count);
        self.held = None;
        Ok(())
    }

    /// The log was read to its end: nothing of it has to be stored. If it follows older rules, what comes now follows
    /// those of today.
    pub(crate) fn loaded(&mut self) -> Option<Entry> {
        self.unsaved.clear();
        self.put_in_unsaid(None);
        let today = self.game().rules_version();
        (self.rules < today).then_some(Entry::Rules(today))
    }

    /// What was folded in came from the log: nothing of it has to be stored.
    pub(crate) fn all_is_stored(&mut self) {
        self.unsaved.clear();
    }

    /// The entries that the log doesn't have yet, with the number of the first.
    pub(crate) fn take_unsaved(&mut self) -> (u64, Vec<String>) {
        let unsaved = std::mem::take(&mut self.unsaved);
        (self.length - unsaved.len() as u64, unsaved)
    }

    /// How many entries wait to be stored.
    pub(crate) fn unsaved(&self) -> usize {
        self.unsaved.len()
    }

    /// The only step that `seat` has, if everybody knows that it is the only one.
    pub(crate) fn forced(&self, seat: Seat) -> Option<String> {
        self.is_open().then(|| self.game().forced(seat)).flatten()
    }

    /// A bot's decision, to be worked out on another thread.
    pub(crate) fn think(&mut self, seat: Seat, bot: BotSpec) -> Option<Thought> {
        self.play.think(seat, bot)
    }

    /// How many steps `seat` may take back at once.
    pub(crate) fn undo(&self, seat: Seat) -> Result<usize, NoUndo> {
        match self.stage {
            Stage::Playing => self.game().undo_steps(seat),
            _ => Err(NoUndo::Over),
        }
    }

    /// How many steps go back to before `seat`'s last one, whatever happened since: for the others to agree to.
    pub(crate) fn take_back_steps(&self, seat: Seat) -> Option<usize> {
        if self.stage == Stage::Playing { self.game().take_back_steps(seat) } else { None }
    }

    /// How many steps bots and chance have made since a person last did something.
    pub(crate) fn steps_alone(&self) -> u64 {
        self.steps_alone
    }

    /// Which offers `seat` is asked about.
    pub(crate) fn heard(&self, seat: Seat) -> HeardOffers {
        self.heard[seat]
    }

    /// Whether the guide is followed, where there is one.
    pub(crate) fn guide(&self) -> Guide {
        self.guide
    }

    /// Whether `seat` agrees that hints are asked for.
    pub(crate) fn agrees_to_hints(&self, seat: Seat) -> bool {
        self.agrees_to_hints.contains(seat)
    }

    /// What an adviser has to say to `seat`, to be worked out on another thread; nothing if it is not the seat's turn.
    pub(crate) fn advise(&self, seat: Seat, effort: Effort) -> Option<Advice> {
        if self.is_open() { self.play.advise(seat, effort) } else { None }
    }

    /// What `seat` says to a rematch, if they have said anything.
    pub(crate) fn again(&self, seat: Seat) -> Option<&Again> {
        self.again[seat].as_ref()
    }

    /// Who waits for answers to an offer, and the action that declines it.
    pub(crate) fn standing_offer(&self) -> Option<(Seat, String)> {
        self.is_open().then(|| self.play.standing_offer()).flatten()
    }

    /// The secret of the dice, once the game has ended.
    pub(crate) fn secret(&self) -> Option<Bytes32> {
        matches!(self.stage, Stage::Over | Stage::Ended(_)).then(|| self.game().fair().secret())
    }

    /// The record, once the game has ended.
    pub(crate) fn record_text(&self) -> Option<String> {
        self.secret().map(|_| self.game().record_text(SeedShown::Yes))
    }

    pub(crate) fn scores(&self) -> Option<Scores> {
        if self.stage == Stage::Over { self.game().scores() } else { None }
    }

    /// What `seat` can choose from while it may make a step.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        if self.is_open() { self.game().choices(seat) } else { Vec::new() }
    }

    /// Whether all of it was read from a record that somebody uploaded.
    pub(crate) fn is_uploaded(&self) -> bool {
        self.is_uploaded
    }

    /// The match with its board, to be drawn.
    pub(crate) fn play(&self) -> &dyn AnyPlay {
        self.play.as_ref()
    }

    /// How many entries the log has.
    pub(crate) fn length(&self) -> u64 {
        self.length
    }
}

/// The name of the sentence that says why nothing can be taken back.
pub(crate) const fn no_undo_key(why: NoUndo) -> &'static str {
    match why {
        NoUndo::Nothing => "undo-nothing",
        NoUndo::Chance => "undo-chance",
        NoUndo::Other(_) => "undo-other",
        NoUndo::Confirmed => "undo-confirmed",
        NoUndo::Over => "undo-over",
    }
}
