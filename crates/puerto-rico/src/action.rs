//! Actions and their notation.

use std::fmt;
use std::str::FromStr;

use game::notation::NotationWords;
use game::{Clause, ParseError, Seat};

use crate::building::Building;
use crate::components::{Good, Role, ShipName, Tile};
use crate::site::Site;

/// A step of a player or of chance.
///
/// ```
/// use puerto_rico::{Action, Good, Players, Ship, ShipName};
///
/// let action: Action = "load corn 6".parse().unwrap();
/// let the_6 = ShipName::new(Ship::Large, Players::exactly::<3>());
/// assert_eq!(action, Action::Load(Good::Corn, the_6));
/// assert_eq!(action.to_string(), "load corn 6");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chance: who is the first governor. `governor P2`
    Governor(Seat),
    /// Chance: the tile that comes off the stacks, for the row or for a hacienda. `tile corn`
    Tile(Good),
    /// Pick a role. `pick settler`
    Pick(Role),
    /// Draw a tile from the stacks with the hacienda. `hacienda`
    Hacienda,
    /// Take a face-up plantation, or a quarry. `settle indigo`
    Settle(Tile),
    /// Take the colonist of the mayor's privilege, of the hospice or of the university; or one from the ship, where
    /// that is asked. `colonist`
    Colonist,
    /// Place so many colonists on all tiles of a kind, or on a building. `place quarry 2`
    Place(Site, u8),
    /// Build. `build small-market`
    Build(Building),
    /// Produce all that the own board makes, where that is asked. `produce`
    Produce,
    /// Take the barrel of the craftsman's privilege. `extra sugar`
    Extra(Good),
    /// Sell a barrel to the trading house. `sell coffee`
    Sell(Good),
    /// Load barrels of a kind onto the ship with so many spaces. `load sugar 7`
    Load(Good, ShipName),
    /// Ship all barrels of a kind with the own wharf. `wharf tobacco`
    Wharf(Good),
    /// Keep so many barrels of a kind. `keep corn 1`
    Keep(Good, u8),
    /// Decline; when storing: give the rest back. `pass`
    Pass,
}

impl Action {
    /// The clause that says what it does.
    #[must_use]
    pub const fn clause(self) -> Clause {
        Clause(match self {
            Action::Governor(_) => "PR-02",
            Action::Tile(_) => "PR-22",
            Action::Pick(role) => match role {
                Role::Settler => "PR-20",
                Role::Mayor => "PR-31",
                Role::Builder => "PR-40",
                Role::Craftsman => "PR-45",
                Role::Trader => "PR-50",
                Role::Captain => "PR-55",
                Role::Prospector | Role::Prospector2 => "PR-65",
            },
            Action::Hacienda => "PR-81",
            Action::Settle(Tile::Quarry) => "PR-21",
            Action::Settle(_) => "PR-20",
            Action::Colonist => "PR-30",
            Action::Place(..) => "PR-32",
            Action::Build(_) => "PR-40",
            Action::Produce => "PR-45",
            Action::Extra(_) => "PR-47",
            Action::Sell(_) => "PR-50",
            Action::Load(..) => "PR-55",
            Action::Wharf(_) => "PR-89",
            Action::Keep(..) => "PR-61",
            Action::Pass => "PR-13",
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Governor(seat) => write!(f, "governor {seat}"),
            Action::Tile(good) => write!(f, "tile {good}"),
            Action::Pick(role) => write!(f, "pick {role}"),
            Action::Hacienda => f.write_str("hacienda"),
            Action::Settle(tile) => write!(f, "settle {tile}"),
            Action::Colonist => f.write_str("colonist"),
            Action::Place(site, count) => write!(f, "place {site} {count}"),
            Action::Build(building) => write!(f, "build {building}"),
            Action::Produce => f.write_str("produce"),
            Action::Extra(good) => write!(f, "extra {good}"),
            Action::Sell(good) => write!(f, "sell {good}"),
            Action::Load(good, ship) => write!(f, "load {good} {ship}"),
            Action::Wharf(good) => write!(f, "wharf {good}"),
            Action::Keep(good, count) => write!(f, "keep {good} {count}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = NotationWords::new(text);
        let action = match words.word() {
            "governor" => Action::Governor(words.parse("a seat, P1 to P5")?),
            "tile" => Action::Tile(words.parse(GOOD)?),
            "pick" => Action::Pick(words.parse("a role, such as settler or prospector-2")?),
            "hacienda" => Action::Hacienda,
            "settle" => Action::Settle(words.parse("a plantation, such as corn, or quarry")?),
            "colonist" => Action::Colonist,
            "place" => place(&mut words)?,
            "build" => Action::Build(words.parse("a building, such as small-market")?),
            "produce" => Action::Produce,
            "extra" => Action::Extra(words.parse(GOOD)?),
            "sell" => Action::Sell(words.parse(GOOD)?),
            "load" => Action::Load(words.parse(GOOD)?, ShipName::read(&mut words)?),
            "wharf" => Action::Wharf(words.parse(GOOD)?),
            "keep" => keep(&mut words)?,
            "pass" => Action::Pass,
            _ => return Err(words.error("an action, such as 'pick settler' or 'load corn 6'")),
        };
        words.end()?;
        Ok(action)
    }
}

const GOOD: &str = "a kind of goods: corn, indigo, sugar, tobacco or coffee";

fn place(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    Ok(Action::Place(
        words.parse("a plantation, quarry, or a building such as small-market")?,
        words.number(0..=12, "a number of colonists, 0 to 12")?,
    ))
}

fn keep(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    Ok(Action::Keep(words.parse(GOOD)?, words.number(1..=11, "a number of barrels, 1 to 11")?))
}

/// The steps of a text: one action, or a choice at once: `place corn 2 office 1`, `keep corn 3 sugar 1`,
/// `keep corn 1 pass`.
pub(crate) fn steps(text: &str) -> Result<Vec<Action>, ParseError> {
    type Read = fn(&mut NotationWords<'_>) -> Result<Action, ParseError>;
    let mut words = NotationWords::new(text);
    let (read, may_end): (Read, bool) = match words.word() {
        "place" => (place, false),
        "keep" => (keep, true),
        _ => return text.parse().map(|action| vec![action]),
    };
    let mut steps = vec![read(&mut words)?];
    loop {
        let mut ahead = words.clone();
        match ahead.word() {
            "" => return Ok(steps),
            "pass" if may_end => {
                ahead.end()?;
                steps.push(Action::Pass);
                return Ok(steps);
            }
            _ if steps.len() < LONGEST_CHOICE => steps.push(read(&mut words)?),
            _ => return Err(words.error("a choice of a few steps")),
        }
    }
}

/// No island and city have more sites.
const LONGEST_CHOICE: usize = 29;
