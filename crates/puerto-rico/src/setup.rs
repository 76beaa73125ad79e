//! Options and the first state.

use game::{BadOption, BySeat, Chosen, OptionKind, OptionSpec, Options, Seat};

use crate::components::{
    BARRELS, ByGood, ByRole, ByShip, Declining, Good, MIN_PLAYERS, PLANTATIONS, QUARRIES, RoleSet, SEATS,
};
use crate::phase::Phase;
use crate::state::{Board, PuertoRico, Table};

/// How many play Puerto Rico: 3 to 5.
pub type Players = game::Players<MIN_PLAYERS, SEATS>;

/// The options of Puerto Rico.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PuertoRicoOptions {
    /// How many play.
    pub players: Players,
    /// Whether players are asked before what hardly anybody declines (PR-13).
    pub declining: Declining,
}

impl PuertoRicoOptions {
    /// The usual options for a table of `players`, if Puerto Rico is for so many.
    #[must_use]
    pub fn of(players: usize) -> Option<PuertoRicoOptions> {
        Players::new(players).map(|players| PuertoRicoOptions { players, declining: Declining::Usual })
    }
}

impl Default for PuertoRicoOptions {
    fn default() -> PuertoRicoOptions {
        PuertoRicoOptions { players: Players::FEWEST, declining: Declining::Usual }
    }
}

impl Options for PuertoRicoOptions {
    const SPECS: &'static [OptionSpec] = &[
        Players::option("3"),
        OptionSpec {
            name: "declining",
            kind: OptionKind::OneOf(&Declining::NAMES),
            default: Some(Declining::Usual.name()),
            help: "asked: colonists from the ship, production and the one barrel kept can be declined",
        },
    ];

    fn players(&self) -> usize {
        self.players.get()
    }

    fn build(chosen: &Chosen<'_>) -> Result<PuertoRicoOptions, BadOption> {
        Ok(PuertoRicoOptions { players: chosen.value("players")?, declining: chosen.value("declining")? })
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("players", self.players.to_string()), ("declining", self.declining.name().into())]
    }
}

/// PR-01: doubloons that each player starts with.
#[must_use]
pub const fn doubloons(players: Players) -> u16 {
    players.get() as u16 - 1
}

/// PR-03: victory point chips in the pool.
#[inline]
#[must_use]
pub const fn vp_chips(players: Players) -> u16 {
    players.one_of([75, 100, 122])
}

/// PR-08: colonists in the supply; those on the ship come on top.
#[must_use]
pub const fn colonists(players: Players) -> u8 {
    players.one_of([55, 75, 95])
}

/// PR-02: the plantation of the player `steps` clockwise of the first governor.
#[must_use]
pub const fn starting_plantation(steps: usize, players: Players) -> Good {
    let indigo = players.one_of([2, 2, 3]);
    if steps < indigo { Good::Indigo } else { Good::Corn }
}

/// PR-04: how many plantations lie face up.
#[inline]
#[must_use]
pub const fn row_length(players: Players) -> u8 {
    players.as_u8() + 1
}

/// The table before the first governor is known.
pub(crate) fn first_state(options: &PuertoRicoOptions) -> PuertoRico {
    let players = options.players;
    let mut boards = BySeat::<Board, SEATS>::default();
    for seat in Seat::all(players.get()) {
        boards[seat].doubloons = doubloons(players);
    }
    let table = Table {
        boards,
        role_doubloons: ByRole::default(),
        vp_taken: 0,
        players,
        declining: options.declining,
        governor: Seat::new(0),
        picked: RoleSet::default(),
        roles: BySeat::default(),
        ending: false,
        barrels: BARRELS,
        stacks: PLANTATIONS,
        discard: ByGood::default(),
        row: ByGood::default(),
        quarries: QUARRIES,
        house: ByGood::default(),
        ships: ByShip::default(),
        colonist_ship: players.as_u8(),
        colonists: colonists(players),
        phase: Phase::Governor,
    };
    PuertoRico { table, vp: BySeat::default() }
}
