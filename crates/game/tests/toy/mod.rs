//! Heap: two players get a hidden card each; P1 marks two of three colors, in any order, or one and says so; then they
//! take one or two of seven tokens in turn. Whoever has more tokens wins; the higher card breaks a tie. In the first
//! version of the rules P1 marked one color, and the lowest of the others was marked with it. The number behind the
//! type says which fault the game has.
#![allow(missing_docs, unreachable_pub)]

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use game::notation::NotationWords;
use game::{
    Actions, Actor, BadOption, Chosen, Draw, Game, Illegal, Language, OptionSpec, Options, Outcomes,
    ParseError, Players, Points, Rng, RuleBook, Scores, Seat, Side, Turn, View, Viewer,
};
use serde::{Deserialize, Serialize};

#[repr(u8)]
pub enum Fault {
    None,
    Unsorted,
    ListedButRefused,
    AcceptedButNotListed,
    UnknownClause,
    Leak,
    Forgetful,
    Loss,
    Loaded,
    Stray,
    Json,
    Endless,
    EarlyScores,
    Stuck,
    /// The rules look at a hidden card.
    HiddenRule,
    /// Something is forced that need not be.
    ForcedChoice,
    /// A choice in any order has to be made in rising order.
    OneOrder,
    /// The order of a choice makes a difference.
    OrderMatters,
    /// Who is to act is told that it is somebody else's turn.
    WrongTurn,
    /// Any position is accepted.
    AnyPosition,
    /// While chance is to act, players are told of a rule instead of whose turn it is.
    RuleForNobody,
    /// Whoever says at the end of a complete choice that it is done is refused.
    DoneIsTooMuch,
    /// A third color may be marked.
    OneStepTooMany,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HeapOptions;

impl Options for HeapOptions {
    const SPECS: &'static [OptionSpec] = &[Players::<2, 2>::option("2")];

    fn players(&self) -> usize {
        2
    }

    fn build(_: &Chosen<'_>) -> Result<HeapOptions, BadOption> {
        Ok(HeapOptions)
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("players", "2".into())]
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    Deal(u8),
    Mark(u8),
    /// One color is enough.
    Done,
    Take(u8),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Deal(card) => write!(f, "deal {card}"),
            Move::Mark(color) => write!(f, "mark {color}"),
            Move::Done => f.write_str("done"),
            Move::Take(count) => write!(f, "take {count}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let mut words = NotationWords::new(text);
        let action = match words.word() {
            "deal" => Move::Deal(words.number(0..=9, "a card")?),
            "mark" => Move::Mark(words.number(1..=3, "a color")?),
            "done" => Move::Done,
            "take" => Move::Take(words.number(0..=9, "how many")?),
            _ => return Err(words.error("an action: deal, mark, done or take")),
        };
        words.end()?;
        Ok(action)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct Heap<const F: u8> {
    pub cards: [u8; 2],
    /// Two, when the choice is made; 0 for the second color that was not wanted.
    pub marks: Vec<u8>,
    pub heap: u8,
    pub taken: [u8; 2],
    #[serde(skip_serializing_if = "is_forgotten::<F>")]
    pub active: u8,
}

#[derive(Deserialize)]
struct HeapJson {
    cards: [u8; 2],
    marks: Vec<u8>,
    heap: u8,
    taken: [u8; 2],
    #[serde(default)]
    active: u8,
}

impl<'de, const F: u8> Deserialize<'de> for Heap<F> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Heap<F>, D::Error> {
        let HeapJson { cards, marks, heap, taken, active } = HeapJson::deserialize(deserializer)?;
        let tokens: u32 = taken.into_iter().chain([heap]).map(u32::from).sum();
        let are_dealt = cards.iter().all(|&card| card <= 4) && (cards[0] == 0 || cards[0] != cards[1]);
        let in_turn = cards.contains(&0) || marks.len() < 2;
        let is_begun = heap < 7 || active > 0;
        let lost = Heap::<F>::has(Fault::Loss) || Heap::<F>::has(Fault::Stray);
        let is_sound = are_dealt
            && tokens == 7
            && active < 2
            && marks.len() <= 2
            && (!cards.contains(&0) || marks.is_empty() && cards[1] == 0)
            && marks.iter().all(|color| (0..=3).contains(color))
            && (marks.len() != 1 || marks[0] > 0)
            && (marks.len() < 2 || marks[0] != marks[1])
            && !(in_turn && is_begun);
        if is_sound || lost || Heap::<F>::has(Fault::AnyPosition) {
            Ok(Heap { cards, marks, heap, taken, active })
        } else {
            Err(game::position::refused("this can't be on a table"))
        }
    }
}

fn is_forgotten<const F: u8>(_: &u8) -> bool {
    F == Fault::Json as u8
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HeapView<const F: u8> {
    viewer: Viewer,
    cards: [Option<u8>; 2],
    dealt: [bool; 2],
    marks: Vec<u8>,
    heap: u8,
    taken: [u8; 2],
    active: u8,
}

impl<const F: u8> View for HeapView<F> {
    type Game = Heap<F>;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn imagine(&self, rng: &mut impl Rng) -> Heap<F> {
        let mut cards = self.cards.map(|card| card.filter(|_| F != Fault::Forgetful as u8).unwrap_or(0));
        for seat in 0..2 {
            if self.dealt[seat] && cards[seat] == 0 {
                let free: Vec<u8> = (1..=4).filter(|card| !cards.contains(card)).collect();
                cards[seat] = rng.pick(&free);
            }
        }
        Heap { cards, marks: self.marks.clone(), heap: self.heap, taken: self.taken, active: self.active }
    }
}

impl<const F: u8> Heap<F> {
    fn has(fault: Fault) -> bool {
        F == fault as u8
    }

    fn most(&self) -> u8 {
        let is_bound = Self::has(Fault::HiddenRule) && self.cards[usize::from(self.active)] == 4;
        self.heap.min(if is_bound { 1 } else { 2 })
    }

    fn is_marking(&self) -> bool {
        self.marks.len() < 2
    }

    fn check_mark(&self, color: u8) -> Result<(), Illegal> {
        let is_open = self.is_marking() || Self::has(Fault::OneStepTooMany);
        Illegal::unless(is_open && !self.marks.contains(&color), "HEAP-2", "marked already")?;
        let is_rising =
            self.marks.iter().all(|&marked| marked < color) && usize::from(color) <= self.marks.len() + 2;
        Illegal::unless(is_rising || !Self::has(Fault::OneOrder), "HEAP-2", "in rising order")
    }
}

impl<const F: u8> Game for Heap<F> {
    const NAME: &'static str = "heap";
    const RULES_VERSION: u32 = 2;

    type Options = HeapOptions;
    type Action = Move;
    type View = HeapView<F>;

    fn new(_: &HeapOptions) -> Self {
        Heap { cards: [0; 2], marks: Vec::new(), heap: 7, taken: [0; 2], active: 0 }
    }

    fn options(&self) -> HeapOptions {
        HeapOptions
    }

    fn turn(&self) -> Turn {
        if self.cards.contains(&0) {
            Turn::Chance
        } else if self.heap == 0 && !Self::has(Fault::Endless) {
            Turn::Over
        } else {
            Turn::of(Seat::new(self.active.into()))
        }
    }

    fn legal(&self, seat: Seat, out: &mut Actions<Move>) {
        out.clear();
        if !self.turn().includes(seat) || (Self::has(Fault::Stuck) && self.heap == 1) {
            return;
        }
        if self.is_marking() {
            // In rising order, or the first one that is left after another order.
            let highest = self.marks.iter().copied().max().unwrap_or(0);
            out.extend((highest + 1..=2 + self.marks.len() as u8).map(Move::Mark));
            if out.is_empty() {
                out.extend((1..highest).map(Move::Mark).take(1));
            }
            let may_end = self.marks.len() == 1 && !Self::has(Fault::ForcedChoice);
            out.extend(may_end.then_some(Move::Done));
            return;
        }
        out.extend((1..=self.most()).map(Move::Take));
        if Self::has(Fault::Endless) && self.heap == 0 {
            out.push(Move::Take(0));
        }
        if Self::has(Fault::Unsorted) && self.heap == 5 {
            out.push(Move::Take(1));
        }
    }

    fn chance(&self, out: &mut Outcomes<Move>) {
        out.clear();
        if self.turn() == Turn::Chance {
            (1..=4).filter(|card| !self.cards.contains(card)).for_each(|card| out.push(Move::Deal(card), 1));
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Move {
        let free: Vec<u8> = (1..=4).filter(|card| !self.cards.contains(card)).collect();
        if Self::has(Fault::Stray) {
            let stray = rng.below(5) == 0 && !self.cards.contains(&5);
            return Move::Deal(if stray { 5 } else { rng.pick(&free) });
        }
        let loaded = Self::has(Fault::Loaded) && rng.below(4) > 0;
        Move::Deal(if loaded { free[0] } else { rng.pick(&free) })
    }

    fn check(&self, actor: Actor, action: Move) -> Result<(), Illegal> {
        let clause = if Self::has(Fault::UnknownClause) { "HEAP-9" } else { "HEAP-1" };
        match (actor, action, self.turn()) {
            (Actor::Chance, Move::Deal(card), Turn::Chance) => {
                let is_free = (1..=4).contains(&card) && !self.cards.contains(&card);
                Illegal::unless(
                    is_free || (Self::has(Fault::Stray) && card == 5),
                    clause,
                    "that card is not there",
                )
            }
            (Actor::Seat(seat), Move::Mark(color), turn) if turn.includes(seat) => self.check_mark(color),
            (Actor::Seat(seat), Move::Done, turn) if turn.includes(seat) => {
                Illegal::unless(self.marks.len() == 1, "HEAP-2", "one color is marked at least, or both are")
            }
            (Actor::Seat(seat), Move::Take(count), turn) if turn.includes(seat) && !self.is_marking() => {
                if Self::has(Fault::ListedButRefused) && self.heap == 4 && count == 2 {
                    return Err(Illegal::new(clause, "not four"));
                }
                let least = u8::from(!Self::has(Fault::AcceptedButNotListed));
                let ends = Self::has(Fault::Endless) && self.heap == 0 && count == 0;
                let fits = (least..=self.most()).contains(&count) || ends;
                Illegal::unless(fits, clause, "one or two are taken")
            }
            (Actor::Seat(seat), _, turn) if turn.includes(seat) && !Self::has(Fault::WrongTurn) => {
                Err(Illegal::new(clause, "not now"))
            }
            (Actor::Chance, _, Turn::Chance) => Err(Illegal::new(clause, "not now")),
            (_, _, Turn::Chance) if Self::has(Fault::RuleForNobody) => Err(Illegal::new(clause, "not now")),
            _ if Self::has(Fault::UnknownClause) => Err(Illegal::new(clause, "not now")),
            _ => Err(Illegal::turn("it is another's turn")),
        }
    }

    fn in_any_order(action: Move) -> bool {
        matches!(action, Move::Mark(_))
    }

    fn is_said(&self, _: Seat, last: Move, action: Move) -> bool {
        matches!((last, action), (Move::Mark(_), Move::Done)) && !Self::has(Fault::DoneIsTooMuch)
    }

    fn choices(&self, seat: Seat, out: &mut Actions<Move>) {
        self.legal(seat, out);
        if !out.is_empty() && self.is_marking() && !Self::has(Fault::ForcedChoice) {
            out.clear();
            let all = (1..=3).map(Move::Mark).chain([Move::Done]);
            out.extend(all.filter(|&action| self.check(seat.into(), action).is_ok()));
        }
    }

    fn unsaid(&self, version: u32) -> Option<(Actor, Move)> {
        let color = (1..=3).find(|color| !self.marks.contains(color))?;
        (version < 2 && self.marks.len() == 1).then_some((Seat::new(0).into(), Move::Mark(color)))
    }

    fn apply(&mut self, _: Actor, action: Move) {
        match action {
            Move::Deal(card) => {
                let place = self.cards.iter().position(|&dealt| dealt == 0).unwrap();
                self.cards[place] = card;
            }
            Move::Mark(color) => {
                self.marks.push(color);
                if !Self::has(Fault::OrderMatters) {
                    self.marks.sort_unstable();
                }
            }
            Move::Done => self.marks.insert(0, 0),
            Move::Take(count) => {
                self.heap -= count;
                let lost = u8::from(Self::has(Fault::Loss) && count == 2);
                self.taken[usize::from(self.active)] += count - lost;
                self.active = 1 - self.active;
            }
        }
    }

    fn score(&self) -> Option<Scores> {
        let early = Self::has(Fault::EarlyScores) && self.heap < 3;
        (self.turn() == Turn::Over || early).then(|| {
            Scores::ranked(Seat::all(2).map(|seat| {
                let points = i32::from(self.taken[seat.index()]);
                let sources = FromIterator::from_iter([Points { source: "tokens", points }]);
                (Side::Seat(seat), sources, self.cards[seat.index()])
            }))
        })
    }

    fn view(&self, viewer: Viewer) -> HeapView<F> {
        let card = |seat: usize| {
            let is_seen = viewer.is(Seat::new(seat)) || Self::has(Fault::Leak);
            (is_seen && self.cards[seat] > 0).then_some(self.cards[seat])
        };
        HeapView {
            viewer,
            cards: [card(0), card(1)],
            dealt: self.cards.map(|card| card > 0),
            marks: self.marks.clone(),
            heap: self.heap,
            taken: self.taken,
            active: self.active,
        }
    }

    fn rulebook(_: Language) -> &'static RuleBook {
        static RULES: LazyLock<RuleBook> = LazyLock::new(|| {
            RuleBook::parse("# Heap\nHEAP-1 Take one or two.\nHEAP-2 Mark two colors.").unwrap()
        });
        &RULES
    }
}
