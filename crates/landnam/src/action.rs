//! The steps of players and of chance, and their notation.
//!
//! | who | notation | meaning |
//! |---|---|---|
//! | chance | `start P2`, `draw landing`, `roll 3 4`, `found 7 3`, `found - 3` | the first player, a fate card, the harvest dice, the green and the red die |
//! | harvest | `reap`, `play good-year c3`, `age c3` | harvest without a card, with one, the field that ages |
//! | althing | `first P3`, `sue c3 2`, `rest` | who sues first, a case with a stake of two cards, no more cases |
//! | a case | `raise 2`, `yield`, `hand P3`, `take`, `refuse`, `pass` | raise by two cards, give in, offer the case, answer that, play no card now |
//! | movement | `move outer a2`, `move c3 c4 drive-off`, `step b2`, `stop`, `swap fallow iron` | a step of a unit, the next one, no more, a card for a good |
//! | exploration | `play find-bog good-omens`, `cast`, `choose 2`, `number 8`, `enter landing`, `stay` | several cards at once, go to the dice, one of two results, a number, enter what was found or not |
//! | displaced | `flee c4` | where a displaced unit goes |
//! | trade | `exchange 4 sheep iron`, `offer 2sheep for 1iron 1wood`, `ask`, `accept`, `decline`, `build` | with the stock, with players, and on to building |
//! | building | `settler c3 by c3c4d4`, `ship outer`, `farm c3c4d4 by c3`, `village c3c4d4`, `harbor b3 iron`, `age c3`, `end` | what is built where and by whom |
//! | cards | `play fair-wind` | any other fate card |

use std::fmt;
use std::str::FromStr;

use game::notation::NotationWords;
use game::{Clause, ParseError, Seat, SeatSet};

use crate::components::{Bundle, D10, ExchangeRate, Fate, FieldNumber, Good, Goods, SEATS, SubPhase, Throw};
use crate::island::{Corner, Field};

/// One step of a player or of chance.
///
/// ```
/// use landnam::Action;
///
/// for text in ["move outer a2", "farm c3c4d4 by c3", "offer 2sheep for 1iron", "sue c3 2", "draw landing"] {
///     let action: Action = text.parse().unwrap();
///     assert_eq!(action.to_string(), text);
/// }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `start P2`: chance says who begins.
    Start(Seat),
    /// `draw landing`: chance gives a fate card.
    Draw(Fate),
    /// `roll 3 4`: the two harvest dice.
    Roll(u8, u8),
    /// `found 7 3`: the green and the red die of an exploration; `found - 3` without the green one.
    Found(Option<D10>, D10),
    /// `reap`: harvest without a card.
    Reap,
    /// `first P3`: who sues first.
    First(Seat),
    /// `sue c3 2`: brings a case against the unit on a field, with a stake.
    Sue(Field, u8),
    /// `rest`: brings no more cases.
    Rest,
    /// `raise 2`: adds this many cards to one's side of the case.
    Raise(u8),
    /// `yield`: doesn't raise.
    Yield,
    /// `hand P3`: offers one's case to somebody.
    Hand(Seat),
    /// `take`: accepts a case.
    Take,
    /// `refuse`: doesn't accept a case.
    Refuse,
    /// `pass`: plays no *althing* card at this moment.
    Pass,
    /// `move b2 c2 landing`: the first step of a unit, with the cards that it needs.
    Move {
        /// Where the unit stands.
        from: Field,
        /// Which of several ships on the outer sea: the one with these red markers.
        marks: SeatSet,
        /// Where it goes.
        to: Field,
        /// What it needs to enter.
        cards: Cards,
    },
    /// `step c3`: the next step of the same unit.
    Step {
        /// Where it goes.
        to: Field,
        /// What it needs to enter.
        cards: Cards,
    },
    /// `stop`: ends the movement phase.
    Stop,
    /// `swap fallow iron`: a fate card for a good.
    Swap(Fate, Good),
    /// `flee c4`: where a displaced unit goes.
    Flee(Field),
    /// `cast`: no more cards before the exploration dice.
    Cast,
    /// `choose 2`: one of two results.
    Choose(Throw),
    /// `number 8`: the number for a field found under good omens.
    Number(FieldNumber),
    /// `enter landing`: enters what was found, with a card.
    Enter(Fate),
    /// `stay`: doesn't enter what was found.
    Stay,
    /// `exchange 4 sheep iron`: like goods for one other.
    Exchange {
        /// How many are given: 4, or 2 by a harbor.
        rate: ExchangeRate,
        /// What is given.
        give: Good,
        /// What is taken.
        take: Good,
    },
    /// `offer 2sheep for 1iron`: what is given and what is wanted.
    Offer(Bundle, Bundle),
    /// `ask`: asks the others for offers.
    Ask,
    /// `accept`: accepts the offer.
    Accept,
    /// `decline`: makes or accepts no offer.
    Decline,
    /// `build`: ends trading.
    Build,
    /// `settler c3 by c3c4d4`: a new settler on a field, built by a farm or village.
    Settler(Field, Corner),
    /// `ship c3 by c3c4d4`: a new ship on a field, built by a farm or village.
    Ship(Field, Corner),
    /// `ship outer`: a new ship on the outer sea.
    ShipOuter,
    /// `farm c3c4d4 by c3`: a farm on a corner, built by the unit on a field.
    Farm(Corner, Field),
    /// `village c3c4d4`: a farm becomes a village.
    Village(Corner),
    /// `harbor b3 iron`: a harbor for a good, built by the ship on a field.
    Harbor(Field, Good),
    /// `age c3`: a field ages.
    Age(Field),
    /// `end`: ends the turn.
    End,
    /// `play good-year c3`: doubles what a field gives.
    GoodYear(Field),
    /// `play fair-wind`: plays any other card.
    Play(Fate),
}

/// The movement cards that one step needs: *landing*, *mountain path*, *drive off*.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u8);

impl Cards {
    /// No card at all.
    pub const NONE: Cards = Cards(0);

    const KINDS: [Fate; 3] = [Fate::Landing, Fate::MountainPath, Fate::DriveOff];

    /// These and one more.
    #[inline]
    #[must_use]
    pub fn with(self, fate: Fate) -> Cards {
        let place = Cards::KINDS.iter().position(|&kind| kind == fate);
        Cards(self.0 | place.map_or(0, |place| 1 << place))
    }

    /// Each of them.
    #[inline]
    pub fn each(self) -> impl Iterator<Item = Fate> {
        (0..3).filter(move |place| self.0 >> place & 1 != 0).map(|place| Cards::KINDS[place])
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.each().try_for_each(|fate| write!(f, " {fate}"))
    }
}

impl Action {
    /// The clause that says what it does.
    #[must_use]
    pub const fn clause(self) -> Clause {
        Clause(match self {
            Action::Start(_) => "LN-04",
            Action::Draw(_) => "LN-20",
            Action::Roll(..) | Action::Reap => "LN-10",
            Action::Found(..) => "LN-51",
            Action::First(_) | Action::Rest => "LN-22",
            Action::Sue(..) => "LN-23",
            Action::Raise(_) => "LN-24",
            Action::Yield => "LN-25",
            Action::Hand(_) | Action::Take | Action::Refuse => "LN-26",
            Action::Pass => "LN-29",
            Action::Move { .. } | Action::Step { .. } | Action::Stop | Action::Swap(..) => "LN-40",
            Action::Flee(_) => "LN-45",
            Action::Cast | Action::Choose(_) | Action::Number(_) => "LN-55",
            Action::Enter(_) => "LN-47",
            Action::Stay => "LN-50",
            Action::Exchange { .. } => "LN-60",
            Action::Offer(..) | Action::Ask | Action::Accept | Action::Decline => "LN-61",
            Action::Build | Action::End => "LN-05",
            Action::Settler(..) | Action::Ship(..) | Action::ShipOuter => "LN-70",
            Action::Farm(..) => "LN-71",
            Action::Village(_) => "LN-72",
            Action::Harbor(..) => "LN-73",
            Action::Age(_) => "LN-14",
            Action::GoodYear(_) => "LN-16",
            Action::Play(fate) => match fate.sub_phase() {
                SubPhase::Harvest => "LN-16",
                SubPhase::Althing => "LN-29",
                SubPhase::Movement => "LN-47",
                SubPhase::Exploration => "LN-55",
            },
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Start(seat) => write!(f, "start {seat}"),
            Action::Draw(fate) => write!(f, "draw {fate}"),
            Action::Roll(one, other) => write!(f, "roll {one} {other}"),
            Action::Found(Some(green), red) => write!(f, "found {green} {red}"),
            Action::Found(None, red) => write!(f, "found - {red}"),
            Action::Reap => f.write_str("reap"),
            Action::First(seat) => write!(f, "first {seat}"),
            Action::Sue(field, stake) => write!(f, "sue {field} {stake}"),
            Action::Rest => f.write_str("rest"),
            Action::Raise(cards) => write!(f, "raise {cards}"),
            Action::Yield => f.write_str("yield"),
            Action::Hand(seat) => write!(f, "hand {seat}"),
            Action::Take => f.write_str("take"),
            Action::Refuse => f.write_str("refuse"),
            Action::Pass => f.write_str("pass"),
            Action::Move { from, marks: SeatSet::EMPTY, to, cards } => write!(f, "move {from} {to}{cards}"),
            Action::Move { from, marks, to, cards } => {
                write!(f, "move {from}:")?;
                marks.into_iter().try_for_each(|seat| seat.fmt(f))?;
                write!(f, " {to}{cards}")
            }
            Action::Step { to, cards } => write!(f, "step {to}{cards}"),
            Action::Stop => f.write_str("stop"),
            Action::Swap(fate, good) => write!(f, "swap {fate} {good}"),
            Action::Flee(field) => write!(f, "flee {field}"),
            Action::Cast => f.write_str("cast"),
            Action::Choose(throw) => write!(f, "choose {throw}"),
            Action::Number(number) => write!(f, "number {number}"),
            Action::Enter(fate) => write!(f, "enter {fate}"),
            Action::Stay => f.write_str("stay"),
            Action::Exchange { rate, give, take } => write!(f, "exchange {rate} {give} {take}"),
            Action::Offer(give, want) => write!(f, "offer {give} for {want}"),
            Action::Ask => f.write_str("ask"),
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::Build => f.write_str("build"),
            Action::Settler(field, corner) => write!(f, "settler {field} by {corner}"),
            Action::Ship(field, corner) => write!(f, "ship {field} by {corner}"),
            Action::ShipOuter => f.write_str("ship outer"),
            Action::Farm(corner, field) => write!(f, "farm {corner} by {field}"),
            Action::Village(corner) => write!(f, "village {corner}"),
            Action::Harbor(field, good) => write!(f, "harbor {field} {good}"),
            Action::Age(field) => write!(f, "age {field}"),
            Action::End => f.write_str("end"),
            Action::GoodYear(field) => write!(f, "play {} {field}", Fate::GoodYear),
            Action::Play(fate) => write!(f, "play {fate}"),
        }
    }
}

const EXPECTED: &str = "an action of Landnám";
const A_FIELD: &str = "a field, a1 to g4 or outer";
const A_CORNER: &str = "a corner by its three fields, such as c3c4d4";
const A_FATE: &str = "a fate card, such as fair-wind";
const A_GOOD: &str = "a good: iron, grain, sheep or wood";
const A_PLAYER: &str = "a player, P1 to P5";
const SOME_CARDS: &str = "a number of cards, 1 to 31";
const D6: &str = "a die, 1 to 6";
const A_D10: &str = "a die, 1 to 10";

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = NotationWords::new(text);
        let action = match words.word() {
            "start" => Action::Start(player(&mut words)?),
            "draw" => Action::Draw(words.parse(A_FATE)?),
            "roll" => Action::Roll(words.number(1..=6, D6)?, words.number(1..=6, D6)?),
            "found" => found(&mut words)?,
            "reap" => Action::Reap,
            "first" => Action::First(player(&mut words)?),
            "sue" => Action::Sue(words.parse(A_FIELD)?, cards(&mut words)?),
            "rest" => Action::Rest,
            "raise" => Action::Raise(cards(&mut words)?),
            "yield" => Action::Yield,
            "hand" => Action::Hand(player(&mut words)?),
            "take" => Action::Take,
            "refuse" => Action::Refuse,
            "pass" => Action::Pass,
            "move" => return movement(&mut words),
            "step" => return Ok(Action::Step { to: words.parse(A_FIELD)?, cards: step_cards(&mut words)? }),
            "stop" => Action::Stop,
            "swap" => Action::Swap(words.parse(A_FATE)?, words.parse(A_GOOD)?),
            "flee" => Action::Flee(words.parse(A_FIELD)?),
            "cast" => Action::Cast,
            "choose" => choice(&mut words)?,
            "number" => number(&mut words)?,
            "enter" => Action::Enter(words.parse(A_FATE)?),
            "stay" => Action::Stay,
            "exchange" => exchange(&mut words)?,
            "offer" => return offer(&mut words),
            "ask" => Action::Ask,
            "accept" => Action::Accept,
            "decline" => Action::Decline,
            "build" => Action::Build,
            "settler" => by_corner(&mut words, Action::Settler)?,
            "ship" => ship(&mut words)?,
            "farm" => farm(&mut words)?,
            "village" => Action::Village(words.parse(A_CORNER)?),
            "harbor" => Action::Harbor(words.parse(A_FIELD)?, words.parse(A_GOOD)?),
            "age" => Action::Age(words.parse(A_FIELD)?),
            "end" => Action::End,
            "play" => play(&mut words)?,
            _ => return Err(words.error(EXPECTED)),
        };
        words.end()?;
        Ok(action)
    }
}

impl Action {
    /// The steps that a text stands for: one action, or several exploration cards at once, `play find-bog good-omens`.
    pub(crate) fn steps(text: &str) -> Result<Vec<Action>, ParseError> {
        let cards = text.strip_prefix("play ").unwrap_or_default();
        let plays: Option<Vec<Action>> =
            cards.split_whitespace().map(|card| exploration_card(card).map(Action::Play)).collect();
        match plays {
            Some(plays) if !plays.is_empty() => Ok(plays),
            _ => text.parse().map(|action| vec![action]),
        }
    }

    /// Whether it plays an *exploration* card.
    pub(crate) fn plays_exploration_card(self) -> bool {
        matches!(self, Action::Play(fate) if fate.sub_phase() == SubPhase::Exploration)
    }
}

fn exploration_card(word: &str) -> Option<Fate> {
    word.parse().ok().filter(|fate: &Fate| fate.sub_phase() == SubPhase::Exploration)
}

fn player(words: &mut NotationWords<'_>) -> Result<Seat, ParseError> {
    let seat: Seat = words.parse(A_PLAYER)?;
    if seat.index() < SEATS { Ok(seat) } else { Err(words.error(A_PLAYER)) }
}

fn cards(words: &mut NotationWords<'_>) -> Result<u8, ParseError> {
    words.number(1..=Bundle::MOST, SOME_CARDS)
}

fn found(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    let mut ahead = words.clone();
    let green = if ahead.word() == "-" {
        *words = ahead;
        None
    } else {
        Some(d10(words)?)
    };
    Ok(Action::Found(green, d10(words)?))
}

fn d10(words: &mut NotationWords<'_>) -> Result<D10, ParseError> {
    let pips = words.number(1..=10, A_D10)?;
    D10::new(pips).ok_or_else(|| words.error(A_D10))
}

fn choice(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    let throw = match words.number(1..=2, "a result, 1 or 2")? {
        1 => Throw::First,
        _ => Throw::Second,
    };
    Ok(Action::Choose(throw))
}

fn number(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    let number = words.number(2..=12, "a number, 2 to 12 without 7")?;
    let number = FieldNumber::new(number).ok_or_else(|| words.error("a number other than 7"))?;
    Ok(Action::Number(number))
}

fn movement(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    let word = words.word();
    let (from, marks) = match word.split_once(':') {
        None => (word, SeatSet::EMPTY),
        Some((from, seats)) => (from, read_marks(seats)?),
    };
    let from: Field = from.parse()?;
    if !marks.is_empty() && from != Field::OUTER {
        return Err(words.error("a move; only ships on the outer sea are told apart by their markers"));
    }
    Ok(Action::Move { from, marks, to: words.parse(A_FIELD)?, cards: step_cards(words)? })
}

/// `P2P4`: some players, in order.
fn read_marks(text: &str) -> Result<SeatSet, ParseError> {
    let error = || ParseError::new(text, "players in order, such as P2P4");
    let mut marks = SeatSet::EMPTY;
    let mut rest = text;
    while !rest.is_empty() {
        let seat: Seat = rest.get(..2).ok_or_else(error)?.parse().map_err(|_| error())?;
        if seat.index() >= SEATS || !marks.starting_at(seat).is_empty() {
            return Err(error());
        }
        marks.insert(seat);
        rest = &rest[2..];
    }
    if marks.is_empty() { Err(error()) } else { Ok(marks) }
}

/// The cards of a step, in any order, to the end of the action.
fn step_cards(words: &mut NotationWords<'_>) -> Result<Cards, ParseError> {
    let mut cards = Cards::NONE;
    loop {
        let word = words.word();
        if word.is_empty() {
            return Ok(cards);
        }
        let fate: Fate = word.parse()?;
        let more = cards.with(fate);
        if more == cards {
            return Err(ParseError::new(word, "a card for a step: landing, mountain-path or drive-off"));
        }
        cards = more;
    }
}

fn exchange(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    const RATE: &str = "what is given for one, 4 or 2";
    let rate = match words.number(2..=4, RATE)? {
        2 => ExchangeRate::Harbor,
        4 => ExchangeRate::Stock,
        _ => return Err(words.error(RATE)),
    };
    Ok(Action::Exchange { rate, give: words.parse(A_GOOD)?, take: words.parse(A_GOOD)? })
}

fn offer(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    let give = bundle(words, "for")?;
    let want = bundle(words, "")?;
    Ok(Action::Offer(give, want))
}

/// `2sheep 1wood`, each good once and in any order, up to the word `end`.
fn bundle(words: &mut NotationWords<'_>, end: &str) -> Result<Bundle, ParseError> {
    const EXPECTED: &str = "goods, each once, such as 2sheep 1wood";
    let mut goods = Goods::NONE;
    loop {
        let word = words.word();
        if word == end && goods != Goods::NONE {
            return Ok(Bundle::new(goods));
        }
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let error = || ParseError::new(word, EXPECTED);
        let amount: u8 = word[..digits].parse().map_err(|_| error())?;
        let good: Good = word[digits..].parse().map_err(|_| error())?;
        if amount == 0 || amount > Bundle::MOST || word.starts_with('0') || goods[good] > 0 {
            return Err(error());
        }
        goods[good] = amount;
    }
}

fn by_word(words: &mut NotationWords<'_>) -> Result<(), ParseError> {
    let word = words.word();
    if word == "by" { Ok(()) } else { Err(ParseError::new(word, "'by' and who builds")) }
}

fn by_corner(words: &mut NotationWords<'_>, make: fn(Field, Corner) -> Action) -> Result<Action, ParseError> {
    let field = words.parse(A_FIELD)?;
    by_word(words)?;
    Ok(make(field, words.parse(A_CORNER)?))
}

fn ship(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    let mut ahead = words.clone();
    if ahead.word() == "outer" && ahead.clone().word().is_empty() {
        *words = ahead;
        return Ok(Action::ShipOuter);
    }
    by_corner(words, Action::Ship)
}

fn farm(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    let corner = words.parse(A_CORNER)?;
    by_word(words)?;
    Ok(Action::Farm(corner, words.parse(A_FIELD)?))
}

fn play(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    match words.parse(A_FATE)? {
        Fate::GoodYear => Ok(Action::GoodYear(words.parse(A_FIELD)?)),
        fate => Ok(Action::Play(fate)),
    }
}
