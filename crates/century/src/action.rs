//! Actions of players, of chance and of the automa, and their notation.

use std::fmt;
use std::str::FromStr;

use game::notation::NotationWords;
use game::{Clause, ParseError, Seat};

use crate::components::{Effect, MerchantCard, PointCard, Spice};

/// A step of a player, of the decks, or of the automa.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play a card from hand (CEN-10): `play YYR`, `play up2`; a trade card says how often: `play YY>G x3`.
    Play {
        /// The card.
        card: MerchantCard,
        /// How often a trade is made; 1 for other cards.
        times: u8,
    },
    /// Take the merchant card at a position, counted from 1 (CEN-20): `acquire 4`.
    Acquire(u8),
    /// Take back all played cards (CEN-25): `rest`.
    Rest,
    /// Take the point card at a position, counted from 1 (CEN-30): `claim 2`. In the solo game the positions go
    /// from the tip up, each row from the left, and the automa claims so too.
    Claim(u8),
    /// Lay a cube on the first card of the row that has not got its cube for the acquired one (CEN-20): `lay R`.
    Lay(Spice),
    /// Raise a cube by one step (CEN-12): `upgrade Y`, in any order.
    Upgrade(Spice),
    /// Leave the remaining upgrades unused (CEN-12): `done`.
    Done,
    /// Return a cube of the surplus (CEN-40): `return Y`, in any order.
    Return(Spice),
    /// Chance: who begins (CEN-05): `start P2`.
    Start(Seat),
    /// Chance: the next point card (CEN-33): `point YYRR`.
    Point(PointCard),
    /// Chance: the next merchant card (CEN-22): `merchant YY>G`.
    Merchant(MerchantCard),
    /// Chance: the automa's die (SOLO-11): `roll 4`.
    Roll(u8),
}

impl Action {
    /// The clause that says what it does.
    #[must_use]
    pub fn clause(self) -> Clause {
        Clause(match self {
            Action::Play { card, .. } => match card.effect() {
                Effect::Spice(_) => "CEN-11",
                Effect::Upgrade(_) => "CEN-12",
                Effect::Trade { .. } => "CEN-13",
            },
            Action::Acquire(_) | Action::Lay(_) => "CEN-20",
            Action::Rest => "CEN-25",
            Action::Claim(_) => "CEN-30",
            Action::Upgrade(_) | Action::Done => "CEN-12",
            Action::Return(_) => "CEN-40",
            Action::Start(_) => "CEN-05",
            Action::Point(_) => "CEN-33",
            Action::Merchant(_) => "CEN-22",
            Action::Roll(_) => "SOLO-11",
        })
    }

    /// Whether it is a step of a choice whose order makes no difference. Laying is none: each cube has a card of its
    /// own.
    pub(crate) const fn is_in_any_order(self) -> bool {
        matches!(self, Action::Upgrade(_) | Action::Return(_))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play { card, times: 1 } => write!(f, "play {card}"),
            Action::Play { card, times } => write!(f, "play {card} x{times}"),
            Action::Acquire(position) => write!(f, "acquire {position}"),
            Action::Rest => f.write_str("rest"),
            Action::Claim(position) => write!(f, "claim {position}"),
            Action::Lay(spice) => write!(f, "lay {spice}"),
            Action::Upgrade(spice) => write!(f, "upgrade {spice}"),
            Action::Done => f.write_str("done"),
            Action::Return(spice) => write!(f, "return {spice}"),
            Action::Start(seat) => write!(f, "start {seat}"),
            Action::Point(card) => write!(f, "point {card}"),
            Action::Merchant(card) => write!(f, "merchant {card}"),
            Action::Roll(eyes) => write!(f, "roll {eyes}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = NotationWords::new(text);
        let action = match words.word() {
            "play" => {
                let card = words.parse("a merchant card, such as YYR, up2 or YY>G")?;
                Action::Play { card, times: times(words.word())? }
            }
            "acquire" => Action::Acquire(words.number(1..=6, "a position, 1 to 6")?),
            "rest" => Action::Rest,
            "claim" => Action::Claim(words.number(1..=10, "a position, 1 to 5 (solo: 1 to 10)")?),
            "lay" => Action::Lay(words.parse("a spice: Y, R, G or B")?),
            "upgrade" => Action::Upgrade(words.parse("a spice: Y, R, G or B")?),
            "done" => Action::Done,
            "return" => Action::Return(words.parse("a spice: Y, R, G or B")?),
            "start" => Action::Start(words.parse("a seat, P1 to P5")?),
            "point" => Action::Point(words.parse("a point card by its cost, such as YYRR")?),
            "merchant" => Action::Merchant(words.parse("a merchant card, such as YYR, up2 or YY>G")?),
            "roll" => Action::Roll(words.number(1..=6, "the eyes of a die, 1 to 6")?),
            _ => {
                return Err(
                    words.error("an action: play, acquire, rest, claim, lay, upgrade, done or return")
                );
            }
        };
        words.end()?;
        Ok(action)
    }
}

/// The steps of a text: one action, or a choice at once: `upgrade G Y`, `upgrade YY done`, `return RGB`, `lay RG`,
/// which are laid from the left.
pub(crate) fn steps(text: &str) -> Result<Vec<Action>, ParseError> {
    let mut words = NotationWords::new(text);
    let (step, may_be_done): (fn(Spice) -> Action, bool) = match words.word() {
        "upgrade" => (Action::Upgrade, true),
        "return" => (Action::Return, false),
        "lay" => (Action::Lay, false),
        _ => return text.parse().map(|action| vec![action]),
    };
    let mut steps = Vec::new();
    loop {
        match words.word() {
            "" if !steps.is_empty() => return Ok(steps),
            "done" if may_be_done && !steps.is_empty() => {
                words.end()?;
                steps.push(Action::Done);
                return Ok(steps);
            }
            letters => {
                let spices: Option<Vec<Spice>> = letters.chars().map(Spice::from_letter).collect();
                let room = LONGEST_CHOICE - steps.len();
                let spices = spices.filter(|spices| (1..=room).contains(&spices.len()));
                let spices =
                    spices.ok_or_else(|| ParseError::new(letters, "spices, such as RGB: Y, R, G or B"))?;
                steps.extend(spices.into_iter().map(step));
            }
        }
    }
}

/// No choice has more steps.
const LONGEST_CHOICE: usize = 100;

/// Reads `x3`; nothing means once.
fn times(word: &str) -> Result<u8, ParseError> {
    if word.is_empty() {
        return Ok(1);
    }
    let number = word.strip_prefix('x').filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
    let times = number.and_then(|digits| digits.parse().ok()).filter(|times| *times <= 99);
    times.ok_or_else(|| ParseError::new(word, "how often, such as x3"))
}
