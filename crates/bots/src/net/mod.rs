//! Nets: judgments that were learned from games of bots against each other.
//!
//! A net reads a seat's *view* as the row of numbers of [`Observe`](game::Observe), behind it what the game's module
//! makes of what the seat may see ([`Evaluate::features`]), and says how likely each seat is to win, and how good each
//! action looks. It is small: the row is sparse, so the first layer adds up the rows of those inputs that are not 0,
//! and the others are narrow. Nothing is allocated while it thinks.
//!
//! **No net sees what its seat may not see.** A search imagines states from its own view; in such a state it is some
//! seat's turn, and the net reads what *that* seat would see there. What the searching seat doesn't know was drawn at
//! random before, so a net at another seat reads a guess, as a person would who puts themselves in another's place.
//!
//! A game has one net, or none yet; the number of players is an input. So what was learned at one table helps at
//! another, tables that nobody trained for are judged at all, and the program stays small.
//!
//! The files are in `crates/bots/nets`; they are made by `training/`, and part of the program.

mod file;
mod layer;
mod shelf;
mod thinker;

use game::Seat;

use crate::evaluate::{Edition, Evaluate};
use crate::net::layer::{Dense, Rows};

pub use crate::net::file::BadNet;
pub(crate) use crate::net::shelf::of;
pub use crate::net::shelf::{Source, have, load};
pub use crate::net::thinker::Thinker;

/// How much of a seat's value is for winning; the rest is for points, as with [`outcome`](crate::outcome).
const FOR_WINNING: f32 = 0.95;

/// A net of one game.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    about: NetHeader,
    /// From the row to the hidden layer that both judgments share.
    first: Dense,
    /// From there to the seats: two narrow layers, then for each seat a winner's logit and a place.
    value: Dense,
    second: Dense,
    ends: Dense,
    /// And from there to the actions: one narrow layer, then a row of weights for each action.
    policy: Dense,
    actions: Rows,
}

/// What a net says of itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NetHeader {
    /// The name of its game.
    pub game: String,
    /// What the numbers meant when it learned.
    pub observation_version: u32,
    /// What a search should ask it for.
    pub advice: Advice,
}

/// What a net is good for, as matches have shown: a search asks it so if its settings say nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Advice {
    /// Who rates the actions that nothing is known of.
    pub priors: Priors,
    /// How much its values count, in hundredths; the rest is what the game's module says.
    pub trust: u8,
    /// How many decisions are played on before a leaf is judged; without it, as many as suit the game's module.
    pub ahead: Option<u16>,
    /// How much a search tries what it has not tried often, in hundredths; without it, as much as without a net.
    pub explore: Option<u16>,
    /// Which edition of the game's module judges beside it.
    pub module: Edition,
}

impl Advice {
    /// What nets were asked for before they said it themselves.
    pub(crate) const USUAL: Advice =
        Advice { priors: Priors::Net, trust: 0, ahead: None, explore: None, module: Edition::First };
}

/// How many numbers a net of this game reads.
#[must_use]
pub const fn inputs<G: Evaluate>() -> usize {
    G::OBSERVATION_SIZE + G::FEATURES
}

/// Writes down what a net reads of a state with the eyes of `seat`: the game's observation, and behind it what the
/// module makes of the table. The row has [`inputs`] places.
pub fn read_row<G: Evaluate>(state: &G, seat: Seat, view: &G::View, row: &mut [f32]) {
    let (seen, features) = row.split_at_mut(G::OBSERVATION_SIZE);
    G::observe(view, seen);
    if G::FEATURES > 0 {
        features.fill(0.0);
        state.features(seat, features);
    }
}

/// Who rates the actions that nothing is known of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Priors {
    /// The net.
    Net,
    /// The game's module.
    Module,
    /// The module, and the net corrects it: what both say is added up.
    Both,
}

impl Priors {
    /// All of them.
    pub const ALL: [Priors; 3] = [Priors::Net, Priors::Module, Priors::Both];

    /// How settings and files call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Priors::Net => "net",
            Priors::Module => "module",
            Priors::Both => "both",
        }
    }

    /// The one of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Priors> {
        Priors::ALL.into_iter().find(|priors| priors.name() == name)
    }
}

impl Net {
    /// What the net says of itself.
    #[must_use]
    pub fn about(&self) -> &NetHeader {
        &self.about
    }

    /// How many seats it judges.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.ends.outputs() / 2
    }

    /// Whether it reads the numbers of this game.
    ///
    /// # Errors
    /// What doesn't fit, in a sentence.
    pub fn check<G: Evaluate>(&self) -> Result<(), BadNet> {
        let NetHeader { game, observation_version, .. } = &self.about;
        if game != G::NAME {
            return Err(BadNet::Game { found: game.clone(), wanted: G::NAME });
        }
        let wanted = [G::OBSERVATION_VERSION as usize, inputs::<G>(), G::ACTION_COUNT];
        let found = [*observation_version as usize, self.first.inputs(), self.actions.count()];
        if found != wanted {
            return Err(BadNet::Numbers { game: G::NAME, found, wanted });
        }
        Ok(())
    }
}
