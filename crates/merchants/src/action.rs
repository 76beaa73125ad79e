//! What players and chance do, and its notation.

mod bundle;
mod read;

use std::fmt;
use std::str::FromStr;

use game::{Clause, ParseError, Seat};

use crate::components::{Card, Gold, Good, Resource, SEATS};
use crate::place::{HexName, Intersection, Path, Place};

pub use bundle::Bundle;
pub(crate) use read::steps;

/// One step of a player or of chance.
///
/// Places are named as on the map: hexes `H6`, intersections `H6.W`, paths `G7.N`.
///
/// ```
/// use merchants::Action;
///
/// for notation in [
///     "roll", "dice 3 4", "robber H6", "rob P2", "buy ore", "exchange wool gold", "recruit H6.W", "route G7.N",
///     "walk H6.W 2", "step G6.E", "drive G7.N 1", "step G6.SE", "deliver G6.W", "stop", "play fair-wind",
///     "offer lumber 2 gold 1 for ore 1", "listen", "gold P1 1 P2 2", "end",
/// ] {
///     assert_eq!(notation.parse::<Action>().unwrap().to_string(), notation);
/// }
/// // Dice in any order, a path by either of its hexes, and cities by their names are understood.
/// assert_eq!("dice 4 3".parse::<Action>(), "dice 3 4".parse());
/// assert_eq!("route G6.S".parse::<Action>(), "route G7.N".parse());
/// assert_eq!("deliver koeln".parse::<Action>(), "deliver H6.W".parse());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance: the two dice, the lower one first: `dice 3 4`.
    Dice(Dice),
    /// Chance: the number of the token turned up: `token 11`.
    Token(u8),
    /// Chance: the card drawn from a hand: `stolen ore`.
    Stolen(Resource),
    /// Chance: the top development card: `drawn lancer`.
    Drawn(Card),
    /// Before the first turn, a post: `set-post H6.W`.
    SetPost(Intersection),
    /// Before the first turn, a neutral post: `set-neutral H6.W`.
    SetNeutral(Intersection),
    /// Before the first turn, a route with its caravan: `set-route G7.N`.
    SetRoute(Path),
    /// Throws the dice: `roll`.
    Roll,
    /// Returns a card after a 7: `discard ore`.
    Discard(Resource),
    /// Moves the robber: `robber H6`.
    Robber(HexName),
    /// Chooses whom to steal from: `rob P2`.
    Rob(Seat),
    /// Buys a resource for two gold: `buy ore`.
    Buy(Resource),
    /// Gives three of a kind for another or a gold: `exchange wool gold`.
    Exchange {
        /// What is given, three times.
        give: Resource,
        /// What is taken, once.
        take: Good,
    },
    /// Buys a development card: `card`.
    BuyCard,
    /// Recruits a merchant: `recruit H6.W`.
    Recruit(Intersection),
    /// Takes a merchant off and sets it elsewhere: `recruit H6.W from G7.W`.
    MoveMerchant {
        /// Where it goes.
        to: Intersection,
        /// Where it stood.
        from: Intersection,
    },
    /// Buys a caravan: `caravan G7.N`.
    Caravan(Path),
    /// Takes a caravan off and sets it elsewhere: `caravan G7.N from K7.SE`.
    MoveCaravan {
        /// Where it goes.
        to: Path,
        /// Which one.
        from: CaravanName,
    },
    /// Opens a route: `route G7.N`.
    Route(Path),
    /// Chooses among equally short ways by what they pay: `gold P1 1 P2 2`.
    Gold(Gold),
    /// Begins a merchant's move and pays its grain, none with a guide: `walk H6.W 2`.
    Walk {
        /// Where the merchant stands.
        from: Intersection,
        /// Grain paid.
        grain: u8,
    },
    /// Begins a caravan's move and pays its salt, none with a fair wind: `drive G7.N 1`.
    Drive {
        /// Which caravan.
        from: CaravanName,
        /// Salt paid.
        salt: u8,
    },
    /// A merchant goes to the next intersection: `step H6.W`.
    WalkTo(Intersection),
    /// A caravan goes to the next route: `step G7.N`.
    DriveTo(Path),
    /// Puts a commodity under a post: `deliver G6.W`.
    Deliver(Intersection),
    /// Ends a move, or forgoes the second route of a charter: `stop`.
    Stop,
    /// Chooses the circle that gets a token: `circle L9`.
    Circle(HexName),
    /// Chooses the token to move, by where it lies: `take-token J8`.
    TakeToken(HexName),
    /// Plays a development card: `play lancer`.
    Play(Card),
    /// Takes a resource of a good year: `take ore`.
    Take(Resource),
    /// Asks to be heard; an offer follows: `trade`.
    Trade,
    /// Asks the others what they propose: `listen`.
    Listen,
    /// Offers something to all others, or proposes it to the player on turn, who listens: `offer lumber 2 gold 1 for
    /// ore 1`.
    Offer {
        /// What the one who speaks gives.
        give: Bundle,
        /// What they want.
        want: Bundle,
    },
    /// Agrees to the offer: `accept`.
    Accept,
    /// Refuses the offer, or has nothing to propose: `decline`.
    Decline,
    /// Answers with another offer: `counter ore 1 for lumber 3`.
    Counter {
        /// What the answering player gives.
        give: Bundle,
        /// What they want.
        want: Bundle,
    },
    /// Trades with one who accepted or countered: `deal P2`.
    Deal(Seat),
    /// Trades with nobody: `no-deal`.
    NoDeal,
    /// Ends the turn: `end`.
    End,
}

/// Two dice, the lower one first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice {
    low: u8,
    high: u8,
}

impl Dice {
    /// Two dice in any order; nothing if one is not 1 to 6.
    #[must_use]
    pub fn new(one: u8, other: u8) -> Option<Dice> {
        let both = (1..=6).contains(&one) && (1..=6).contains(&other);
        both.then_some(Dice { low: one.min(other), high: one.max(other) })
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn sum(self) -> u8 {
        self.low + self.high
    }

    /// The lower and the higher die.
    #[must_use]
    pub fn faces(self) -> [u8; 2] {
        [self.low, self.high]
    }

    /// How many of the 36 throws of two dice look like this.
    #[inline]
    #[must_use]
    pub fn weight(self) -> u32 {
        if self.low == self.high { 1 } else { 2 }
    }

    /// All throws, in order.
    pub fn all() -> impl Iterator<Item = Dice> {
        (1..=6).flat_map(|low| (low..=6).map(move |high| Dice { low, high }))
    }
}

/// A caravan of the player on turn, by its route. Where two stand that differ in the tolls they have paid, or
/// in having moved, `/2` names the second.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CaravanName {
    /// The route beside which it stands.
    pub at: Path,
    /// Whether it is the second one there.
    pub second: Second,
}

/// Which of two caravans at one route.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Second {
    /// The only one, or the first.
    No,
    /// The second.
    Yes,
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.low, self.high)
    }
}

impl fmt::Display for CaravanName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.second {
            Second::No => self.at.fmt(f),
            Second::Yes => write!(f, "{}/2", self.at),
        }
    }
}

impl FromStr for CaravanName {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<CaravanName, ParseError> {
        let (path, second) = match text.strip_suffix("/2") {
            Some(path) => (path, Second::Yes),
            None => (text, Second::No),
        };
        Ok(CaravanName { at: path.parse()?, second })
    }
}

impl Action {
    /// Where on the map it takes place: for a move that begins, where the piece stands.
    ///
    /// ```
    /// use merchants::Action;
    /// use merchants::place::Place;
    ///
    /// assert_eq!("route G7.N".parse::<Action>()?.place(), Some(Place::Path("G7.N".parse()?)));
    /// assert_eq!(Action::End.place(), None);
    /// # Ok::<(), game::ParseError>(())
    /// ```
    #[must_use]
    pub const fn place(self) -> Option<Place> {
        Some(match self {
            Action::SetPost(at)
            | Action::SetNeutral(at)
            | Action::Recruit(at)
            | Action::WalkTo(at)
            | Action::Deliver(at)
            | Action::Walk { from: at, .. }
            | Action::MoveMerchant { to: at, .. } => Place::Corner(at),
            Action::SetRoute(at)
            | Action::Route(at)
            | Action::Caravan(at)
            | Action::DriveTo(at)
            | Action::Drive { from: CaravanName { at, .. }, .. }
            | Action::MoveCaravan { to: at, .. } => Place::Path(at),
            Action::Robber(hex) | Action::Circle(hex) | Action::TakeToken(hex) => Place::Land(hex),
            _ => return None,
        })
    }

    /// Whether it is part of a trade among players (MOE-30).
    #[must_use]
    pub const fn is_trade(self) -> bool {
        matches!(
            self,
            Action::Trade
                | Action::Listen
                | Action::Offer { .. }
                | Action::Accept
                | Action::Decline
                | Action::Counter { .. }
                | Action::Deal(_)
                | Action::NoDeal
        )
    }

    /// The clause that says what it does. What a stop does depends on where it is made: [`Table::clause_of`] knows it.
    ///
    /// [`Table::clause_of`]: crate::Table::clause_of
    #[must_use]
    pub const fn clause(self) -> Clause {
        Clause(match self {
            Action::Dice(_) => "MOE-21",
            Action::Token(_) | Action::Circle(_) | Action::TakeToken(_) => "MOE-51",
            Action::Stolen(_) | Action::Discard(_) | Action::Robber(_) | Action::Rob(_) => "MOE-25",
            Action::Drawn(_) | Action::BuyCard => "MOE-35",
            Action::SetPost(_) => "MOE-15",
            Action::SetNeutral(_) => "MOE-17",
            Action::SetRoute(_) => "MOE-18",
            // That a turn ends is in no rule, but how the next one begins.
            Action::Roll | Action::End => "MOE-20",
            Action::Buy(_) => "MOE-31",
            Action::Exchange { .. } => "MOE-32",
            Action::Recruit(_) | Action::MoveMerchant { .. } => "MOE-36",
            Action::Caravan(_) | Action::MoveCaravan { .. } => "MOE-37",
            Action::Route(_) => "MOE-38",
            Action::Gold(_) => "MOE-40",
            Action::Walk { .. } | Action::WalkTo(_) | Action::Stop => "MOE-45",
            Action::Drive { .. } | Action::DriveTo(_) => "MOE-55",
            Action::Deliver(_) => "MOE-58",
            Action::Play(_) => "MOE-70",
            Action::Take(_) => "MOE-72",
            Action::Trade
            | Action::Listen
            | Action::Offer { .. }
            | Action::Accept
            | Action::Decline
            | Action::Counter { .. }
            | Action::Deal(_)
            | Action::NoDeal => "MOE-30",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Dice(dice) => write!(f, "dice {dice}"),
            Action::Token(number) => write!(f, "token {number}"),
            Action::Stolen(resource) => write!(f, "stolen {resource}"),
            Action::Drawn(card) => write!(f, "drawn {card}"),
            Action::SetPost(at) => write!(f, "set-post {at}"),
            Action::SetNeutral(at) => write!(f, "set-neutral {at}"),
            Action::SetRoute(path) => write!(f, "set-route {path}"),
            Action::Roll => f.write_str("roll"),
            Action::Discard(resource) => write!(f, "discard {resource}"),
            Action::Robber(hex) => write!(f, "robber {hex}"),
            Action::Rob(seat) => write!(f, "rob {seat}"),
            Action::Buy(resource) => write!(f, "buy {resource}"),
            Action::Exchange { give, take } => write!(f, "exchange {give} {take}"),
            Action::BuyCard => f.write_str("card"),
            Action::Recruit(at) => write!(f, "recruit {at}"),
            Action::MoveMerchant { to, from } => write!(f, "recruit {to} from {from}"),
            Action::Caravan(path) => write!(f, "caravan {path}"),
            Action::MoveCaravan { to, from } => write!(f, "caravan {to} from {from}"),
            Action::Route(path) => write!(f, "route {path}"),
            Action::Gold(gold) => {
                f.write_str("gold")?;
                let mut paid = Seat::all(SEATS).filter(|&seat| gold[seat] > 0);
                paid.try_for_each(|seat| write!(f, " {seat} {}", gold[seat]))
            }
            Action::Walk { from, grain } => write!(f, "walk {from} {grain}"),
            Action::Drive { from, salt } => write!(f, "drive {from} {salt}"),
            Action::WalkTo(at) => write!(f, "step {at}"),
            Action::DriveTo(path) => write!(f, "step {path}"),
            Action::Deliver(at) => write!(f, "deliver {at}"),
            Action::Stop => f.write_str("stop"),
            Action::Circle(hex) => write!(f, "circle {hex}"),
            Action::TakeToken(hex) => write!(f, "take-token {hex}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Take(resource) => write!(f, "take {resource}"),
            Action::Trade => f.write_str("trade"),
            Action::Listen => f.write_str("listen"),
            Action::Offer { give, want } => write!(f, "offer {give} for {want}"),
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::Counter { give, want } => write!(f, "counter {give} for {want}"),
            Action::Deal(seat) => write!(f, "deal {seat}"),
            Action::NoDeal => f.write_str("no-deal"),
            Action::End => f.write_str("end"),
        }
    }
}
