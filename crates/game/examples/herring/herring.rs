//! Herring: nine fish swim by, and each player wishes for one of them in secret.
//!
//! It is as small as a game with all that games here have: options, chance, something hidden, and refusals with
//! clauses.
#![allow(unreachable_pub, reason = "it stands in for a crate of its own, whose types would be public")]

use std::fmt;
use std::str::FromStr;

use game::notation::NotationWords;
use game::position::{ensure, found};
use game::{
    Actions, Actor, BadOption, BadPosition, BySeat, Chosen, Draw, Game, Illegal, Language, OptionKind,
    OptionSpec, Options, Outcomes, ParseError, Points, Rng, RuleBook, RuleBooks, Scores, Seat, Side, Turn,
    View, Viewer,
};
use serde::{Deserialize, Serialize};

/// The fish, by their weight.
const FISH: std::ops::RangeInclusive<u8> = 1..=9;

/// A net holds no more (HER-3).
const NET: u32 = 3;

const SEATS: usize = 4;

/// How many play: 2 to 4.
pub type Players = game::Players<2, SEATS>;

game::kinds! {
    /// What the fish that one wished for is worth.
    pub enum Wish: "a wish, double or triple" {
        /// Twice its weight.
        Double = "double",
        /// Three times its weight.
        Triple = "triple",
    }
}

/// What can be chosen before a game: no field can hold anything wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HerringOptions {
    /// How many play.
    pub players: Players,
    /// What a wish is worth.
    pub wish: Wish,
}

impl Default for HerringOptions {
    fn default() -> HerringOptions {
        HerringOptions { players: Players::FEWEST, wish: Wish::Double }
    }
}

impl Options for HerringOptions {
    const SPECS: &'static [OptionSpec] = &[
        Players::option("2"),
        OptionSpec {
            name: "wish",
            kind: OptionKind::OneOf(&Wish::NAMES),
            default: Some(Wish::Double.name()),
            help: "what the fish that one wished for is worth",
        },
    ];

    fn players(&self) -> usize {
        self.players.get()
    }

    fn build(chosen: &Chosen<'_>) -> Result<HerringOptions, BadOption> {
        Ok(HerringOptions { players: chosen.value("players")?, wish: chosen.value("wish")? })
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("players", self.players.to_string()), ("wish", self.wish.to_string())]
    }
}

/// A step of a player or of chance. The order of the members is the order of lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance gives the next player a wish: `wish 4`.
    Wish(u8),
    /// Chance lets a fish swim by: `fish 7`.
    Fish(u8),
    /// The fish goes into the net: `take`.
    Take,
    /// The fish goes back into the sea: `free`.
    Free,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Wish(fish) => write!(f, "wish {fish}"),
            Action::Fish(fish) => write!(f, "fish {fish}"),
            Action::Take => f.write_str("take"),
            Action::Free => f.write_str("free"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = NotationWords::new(text);
        let action = match words.word() {
            "wish" => Action::Wish(words.number(FISH, "a fish, 1 to 9")?),
            "fish" => Action::Fish(words.number(FISH, "a fish, 1 to 9")?),
            "take" => Action::Take,
            "free" => Action::Free,
            _ => return Err(words.error("an action: wish, fish, take or free")),
        };
        words.end()?;
        Ok(action)
    }
}

/// A set of fish, a bit each: no heap in a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Shoal(u16);

impl Shoal {
    const ALL: Shoal = Shoal(0b11_1111_1110);

    const fn has(self, fish: u8) -> bool {
        self.0 & (1 << fish) != 0
    }

    const fn with(self, fish: u8) -> Shoal {
        Shoal(self.0 | 1 << fish)
    }

    const fn without(self, fish: u8) -> Shoal {
        Shoal(self.0 & !(1 << fish))
    }

    const fn count(self) -> u32 {
        self.0.count_ones()
    }

    fn iter(self) -> impl Iterator<Item = u8> {
        FISH.filter(move |&fish| self.has(fish))
    }

    /// One of them, each as likely as the others.
    fn draw(self, rng: &mut impl Rng) -> Option<u8> {
        let count = self.count();
        let place = if count == 0 { 0 } else { rng.below(count) };
        self.iter().nth(place as usize)
    }
}

/// The state: plain data, small, without a generator. The sea is a set, for which fish comes next is chance's to say.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Position", into = "Position")]
pub struct Herring {
    players: Players,
    /// What a wish is worth.
    worth: Wish,
    /// What each wishes for: the one secret.
    wishes: BySeat<Option<u8>, SEATS>,
    nets: BySeat<Shoal, SEATS>,
    sea: Shoal,
    /// The fish that swims by.
    near: Option<u8>,
    active: Seat,
}

impl Herring {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.get())
    }

    /// Who gets a wish next.
    fn wishless(&self) -> Option<Seat> {
        self.seats().find(|&seat| self.wishes[seat].is_none())
    }

    /// What nobody wishes for yet.
    fn free_wishes(&self) -> Shoal {
        self.seats().filter_map(|seat| self.wishes[seat]).fold(Shoal::ALL, Shoal::without)
    }

    fn is_full(&self, seat: Seat) -> bool {
        self.nets[seat].count() == NET
    }

    fn check_chance(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Wish(fish) if self.wishless().is_some() => {
                Illegal::unless(self.free_wishes().has(fish), "HER-1", "somebody else wishes for it")
            }
            Action::Fish(fish) if self.wishless().is_none() => {
                Illegal::unless(self.sea.has(fish), "HER-2", "that fish has swum by")
            }
            Action::Wish(_) => Err(Illegal::new("HER-1", "everybody has a wish")),
            _ => Err(Illegal::new("HER-2", "a fish has to swim by first")),
        }
    }

    fn check_seat(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Take => Illegal::unless(!self.is_full(seat), "HER-3", "the net is full"),
            Action::Free => Ok(()),
            Action::Wish(_) | Action::Fish(_) => Err(Illegal::new("HER-2", "that is chance's to say")),
        }
    }
}

impl Game for Herring {
    const NAME: &'static str = "herring";
    const RULES_VERSION: u32 = 1;

    type Options = HerringOptions;
    type Action = Action;
    type View = HerringView;

    fn new(options: &HerringOptions) -> Herring {
        Herring {
            worth: options.wish,
            players: options.players,
            wishes: BySeat::default(),
            nets: BySeat::default(),
            sea: Shoal::ALL,
            near: None,
            active: Seat::new(0),
        }
    }

    fn options(&self) -> HerringOptions {
        HerringOptions { players: self.players, wish: self.worth }
    }

    fn turn(&self) -> Turn {
        if self.near.is_some() {
            Turn::of(self.active)
        } else if self.sea.count() == 0 {
            Turn::Over
        } else {
            Turn::Chance
        }
    }

    fn legal(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if self.turn().includes(seat) {
            if !self.is_full(seat) {
                out.push(Action::Take);
            }
            out.push(Action::Free);
        }
    }

    fn chance(&self, out: &mut Outcomes<Action>) {
        out.clear();
        if self.turn() != Turn::Chance {
            return;
        }
        if self.wishless().is_some() {
            self.free_wishes().iter().for_each(|fish| out.push(Action::Wish(fish), 1));
        } else {
            self.sea.iter().for_each(|fish| out.push(Action::Fish(fish), 1));
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Action {
        let wish = self.wishless().and_then(|_| self.free_wishes().draw(rng));
        wish.map_or_else(|| Action::Fish(self.sea.draw(rng).unwrap_or(*FISH.start())), Action::Wish)
    }

    fn check(&self, actor: Actor, action: Action) -> Result<(), Illegal> {
        match (actor, self.turn()) {
            (Actor::Chance, Turn::Chance) => self.check_chance(action),
            (Actor::Seat(seat), turn) if turn.includes(seat) => self.check_seat(seat, action),
            _ => Err(Illegal::turn("it is another's turn")),
        }
    }

    fn apply(&mut self, _: Actor, action: Action) {
        match action {
            Action::Wish(fish) => {
                if let Some(seat) = self.wishless() {
                    self.wishes[seat] = Some(fish);
                }
            }
            Action::Fish(fish) => {
                self.sea = self.sea.without(fish);
                self.near = Some(fish);
            }
            Action::Take | Action::Free => {
                let fish = self.near.take();
                if let (Some(fish), Action::Take) = (fish, action) {
                    self.nets[self.active] = self.nets[self.active].with(fish);
                }
                self.active = self.active.next(self.players.get());
            }
        }
    }

    fn score(&self) -> Option<Scores> {
        let of_seat = |seat: Seat| {
            let net = self.nets[seat];
            let weight = net.iter().map(i32::from).sum();
            let more = if self.worth == Wish::Triple { 2 } else { 1 };
            let wish =
                self.wishes[seat].filter(|&fish| net.has(fish)).map_or(0, |fish| more * i32::from(fish));
            let sources =
                [Points { source: "weight", points: weight }, Points { source: "wish", points: wish }];
            // HER-4: of equals the one with fewer fish wins.
            (Side::Seat(seat), sources.into_iter().collect(), NET - net.count())
        };
        (self.turn() == Turn::Over).then(|| Scores::ranked(self.seats().map(of_seat)))
    }

    fn view(&self, viewer: Viewer) -> HerringView {
        let mut shown = self.clone();
        for seat in self.seats().filter(|&seat| !viewer.is(seat)) {
            shown.wishes[seat] = None;
        }
        HerringView { viewer, wishes: self.players.get() - self.wishes_missing(), table: shown.into() }
    }

    fn seen(&self, viewer: Viewer, _: Actor, action: Action) -> Option<Action> {
        let is_hidden =
            matches!(action, Action::Wish(_)) && !self.wishless().is_some_and(|seat| viewer.is(seat));
        (!is_hidden).then_some(action)
    }

    fn rulebook(language: Language) -> &'static RuleBook {
        const ENGLISH: &str = "# Herring\n\
            HER-1 Each player wishes for another one of the nine fish, in secret.\n\
            HER-2 The fish swim by one after the other; whose turn it is says what happens to it.\n\
            HER-3 It is taken or freed. A net holds three fish.\n\
            HER-4 When all have swum by, each scores the weight of the net, and the wish again. Of equals, fewer fish win.";
        static BOOKS: RuleBooks = RuleBooks::new([&[ENGLISH]; Language::ALL.len()]);
        BOOKS.of(language)
    }
}

impl Herring {
    fn wishes_missing(&self) -> usize {
        self.seats().filter(|&seat| self.wishes[seat].is_none()).count()
    }
}

/// What one viewer may know: the table, with no wish but their own, and how many wishes were given out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HerringView {
    viewer: Viewer,
    wishes: usize,
    table: Position,
}

impl View for HerringView {
    type Game = Herring;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn imagine(&self, rng: &mut impl Rng) -> Herring {
        let mut state = self.table.state();
        for seat in Seat::all(self.wishes) {
            if state.wishes[seat].is_none() {
                state.wishes[seat] = state.free_wishes().draw(rng);
            }
        }
        state
    }
}

/// A state as JSON, for people: what is read is checked, so that no input makes a state that the rules can't handle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    wish: Wish,
    wishes: Vec<Option<u8>>,
    nets: Vec<Vec<u8>>,
    sea: Vec<u8>,
    near: Option<u8>,
    active: Seat,
}

impl Position {
    /// The state, as far as it can be one.
    fn state(&self) -> Herring {
        let mut state = Herring::new(&HerringOptions {
            players: Players::new(self.nets.len()).unwrap_or(Players::FEWEST),
            wish: self.wish,
        });
        let shoal = |fish: &[u8]| fish.iter().copied().fold(Shoal::default(), Shoal::with);
        for seat in state.seats() {
            state.nets[seat] = self.nets.get(seat.index()).map_or(Shoal::default(), |net| shoal(net));
            state.wishes[seat] = self.wishes.get(seat.index()).copied().flatten();
        }
        Herring { sea: shoal(&self.sea), near: self.near, active: self.active, ..state }
    }
}

impl From<Herring> for Position {
    fn from(state: Herring) -> Position {
        Position {
            wish: state.worth,
            wishes: state.seats().map(|seat| state.wishes[seat]).collect(),
            nets: state.seats().map(|seat| state.nets[seat].iter().collect()).collect(),
            sea: state.sea.iter().collect(),
            near: state.near,
            active: state.active,
        }
    }
}

impl TryFrom<Position> for Herring {
    type Error = BadPosition;

    fn try_from(position: Position) -> Result<Herring, BadPosition> {
        let players = found(Players::new(position.nets.len()), "2 to 4 have a net each")?.get();
        ensure(position.wishes.len() == players, "each player has a wish, or none yet")?;
        ensure(position.active.index() < players, "nobody sits where the turn is")?;
        let lists = position.nets.iter().chain([&position.sea]).flatten().chain(&position.near);
        let wishes = position.wishes.iter().flatten();
        ensure(lists.clone().chain(wishes).all(|fish| FISH.contains(fish)), "the fish are 1 to 9")?;
        let all = lists.clone().copied().fold(Shoal::default(), Shoal::with);
        ensure(all.count() as usize == lists.count(), "there is one fish of each weight")?;
        ensure(position.nets.iter().all(|net| net.len() <= NET as usize), "a net holds three fish (HER-3)")?;
        let state = position.state();
        let given = players - state.wishes_missing();
        let is_in_order = state.seats().take(given).all(|seat| state.wishes[seat].is_some());
        ensure(is_in_order, "wishes are given from P1 on")?;
        let unlike = Shoal::ALL.count() - state.free_wishes().count();
        ensure(unlike as usize == given, "no two wish for the same fish (HER-1)")?;
        let begun = state.sea != Shoal::ALL;
        ensure(!begun || given == players, "no fish swims by before everybody has a wish")?;
        let swum = 9 - state.sea.count() as usize - usize::from(state.near.is_some());
        ensure(state.active.index() == swum % players, "turns go around from P1")?;
        let turns = |seat: Seat| (swum + players - 1 - seat.index()) / players;
        let is_possible = state.seats().all(|seat| state.nets[seat].count() as usize <= turns(seat));
        ensure(is_possible, "a net has no more fish than its owner had turns")?;
        Ok(state)
    }
}
