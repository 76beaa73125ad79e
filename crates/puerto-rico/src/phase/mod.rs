//! The phases: one file each, what is legal beside what it does.

mod builder;
mod captain;
mod craftsman;
mod mayor;
mod out_of_turn;
mod prospector;
mod role;
mod settler;
mod storing;
mod trader;

use game::{Actions, Actor, Draw, Illegal, Outcomes, Rng, Seat, SeatSet, Turn};

use crate::action::Action;
use crate::building::Building;
use crate::components::{Good, Tile};
use crate::setup;
use crate::site::SiteSet;
use crate::state::Table;

pub use captain::Loading;
pub use craftsman::{FACTORY, Yield};
pub use settler::HaciendaUse;
pub use storing::Kept;

/// What is being done, and what has to be remembered while it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance chooses the first governor (PR-02).
    Governor,
    /// Chance turns up plantations until the row is full (PR-04, PR-22).
    Deal,
    /// The next player picks a role (PR-10).
    Pick,
    /// A player takes a tile (PR-20).
    Settler {
        /// Who.
        seat: Seat,
        /// Whether the hacienda may still bring its tile (PR-81).
        hacienda: HaciendaUse,
    },
    /// Chance draws the hacienda's tile (PR-81).
    Hacienda {
        /// For whom.
        seat: Seat,
    },
    /// A hospice may man the tile just laid (PR-84).
    Hospice {
        /// Whose.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// The mayor may take the privilege's colonist (PR-30).
    Mayor,
    /// A player is asked whether to take a colonist from the ship (PR-13, PR-31).
    Unload {
        /// Who.
        seat: Seat,
        /// Who takes no more of them in this phase.
        declined: SeatSet,
    },
    /// A player places colonists, site by site; those in hand count as in San Juan (PR-32).
    Colonists {
        /// Who.
        seat: Seat,
        /// The circles of all sites that are to come.
        circles: u8,
        /// The sites that are to come; a search is asked about the first of them.
        sites: SiteSet,
    },
    /// A player builds (PR-40).
    Builder {
        /// Who.
        seat: Seat,
    },
    /// A university may man the building just built (PR-87).
    University {
        /// Whose.
        seat: Seat,
        /// The building.
        building: Building,
    },
    /// A player is asked whether to produce (PR-13, PR-45).
    Produce {
        /// Who.
        seat: Seat,
        /// What the craftsman has got.
        craftsman: Yield,
    },
    /// The craftsman may take the privilege's barrel (PR-47).
    Craftsman,
    /// A player sells (PR-50).
    Trader {
        /// Who.
        seat: Seat,
    },
    /// A player loads (PR-55).
    Captain(Loading),
    /// A player chooses what to keep (PR-61).
    Storing {
        /// Who.
        seat: Seat,
        /// What was chosen so far.
        kept: Kept,
    },
    /// The game has ended (PR-70).
    Over,
}

impl Table {
    /// Who is to act.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over,
            Phase::Governor | Phase::Deal | Phase::Hacienda { .. } => Turn::Chance,
            Phase::Pick => Turn::of(self.next_picker()),
            Phase::Mayor | Phase::Craftsman => Turn::of(self.picker()),
            Phase::Settler { seat, .. }
            | Phase::Hospice { seat, .. }
            | Phase::Unload { seat, .. }
            | Phase::Colonists { seat, .. }
            | Phase::Produce { seat, .. }
            | Phase::Builder { seat }
            | Phase::University { seat, .. }
            | Phase::Trader { seat }
            | Phase::Captain(Loading { seat, .. })
            | Phase::Storing { seat, .. } => Turn::of(seat),
        }
    }

    /// Adds the legal actions of the seat whose turn it is.
    #[inline]
    pub(crate) fn legal_now(&self, out: &mut Actions<Action>) {
        match self.phase {
            Phase::Pick => self.legal_pick(out),
            Phase::Settler { seat, hacienda } => self.legal_settler(seat, hacienda, out),
            Phase::Mayor | Phase::Unload { .. } | Phase::Hospice { .. } | Phase::University { .. } => {
                out.extend([Action::Colonist, Action::Pass]);
            }
            Phase::Produce { .. } => out.extend([Action::Produce, Action::Pass]),
            Phase::Colonists { seat, circles, sites } => self.legal_place(seat, circles, sites, out),
            Phase::Builder { seat } => self.legal_build(seat, out),
            Phase::Craftsman => self.legal_extra(out),
            Phase::Trader { seat } => self.legal_sell(seat, out),
            Phase::Captain(loading) => self.legal_load(loading, out),
            Phase::Storing { seat, kept } => self.legal_keep(seat, kept, out),
            Phase::Governor | Phase::Deal | Phase::Hacienda { .. } | Phase::Over => {}
        }
    }

    /// Adds what a person whose turn it is may do: the legal actions, and the steps of a choice in any order that a
    /// search is spared.
    pub(crate) fn choices_now(&self, out: &mut Actions<Action>) {
        match self.phase {
            Phase::Colonists { seat, circles, sites } => self.choices_to_place(seat, circles, sites, out),
            Phase::Storing { seat, kept } => self.choices_to_keep(seat, kept, out),
            _ => self.legal_now(out),
        }
    }

    /// That the rest goes back, where the first version of the rules ended the storing by itself.
    pub(crate) fn unsaid(&self, version: u32) -> Option<(Actor, Action)> {
        match self.phase {
            Phase::Storing { seat, kept } if version < 2 && self.is_stored_in_order(seat, kept) => {
                Some((seat.into(), Action::Pass))
            }
            _ => None,
        }
    }

    /// Adds the outcomes of chance.
    pub(crate) fn chance_now(&self, out: &mut Outcomes<Action>) {
        match self.phase {
            Phase::Governor => Seat::all(self.players()).for_each(|seat| out.push(Action::Governor(seat), 1)),
            // PR-04: five shuffled stacks are one shuffled stack, and its next tile is any of those left.
            Phase::Deal | Phase::Hacienda { .. } => {
                self.stacks.present().for_each(|(good, count)| out.push(Action::Tile(good), count.into()));
            }
            _ => {}
        }
    }

    /// Draws one outcome of chance.
    #[inline]
    pub(crate) fn sample_now(&self, rng: &mut impl Rng) -> Action {
        if self.phase == Phase::Governor {
            return Action::Governor(Seat::new(rng.below(self.players.as_u8().into()) as usize));
        }
        let drawn = self.stacks.draw(rng);
        debug_assert!(drawn.is_some(), "there is nothing to draw");
        Action::Tile(drawn.unwrap_or(Good::Corn))
    }

    /// Whether `actor` may carry out `action` now.
    pub(crate) fn check_now(&self, actor: Actor, action: Action) -> Result<(), Illegal> {
        match (self.turn(), actor) {
            (Turn::Chance, Actor::Chance) => self.check_chance(action),
            (Turn::Seats(seats), Actor::Seat(seat)) if seats.contains(seat) => self.check_player(action),
            (Turn::Seats(_), Actor::Seat(seat)) => {
                Err(self.passed_over(seat, action).unwrap_or_else(|| self.out_of_turn()))
            }
            _ => Err(self.out_of_turn()),
        }
    }

    fn check_chance(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Governor, Action::Governor(seat)) => {
                Illegal::unless(seat.index() < self.players(), "PR-02", "nobody sits there")
            }
            (Phase::Deal | Phase::Hacienda { .. }, Action::Tile(good)) => {
                let is_left = self.stacks[good] > 0;
                Illegal::unless(is_left, "PR-04", "no such plantation is left in the stacks")
            }
            (Phase::Governor, _) => Err(Illegal::new("PR-02", "the first governor is to be drawn")),
            (Phase::Hacienda { .. }, _) => Err(Illegal::new("PR-81", "the hacienda's tile is to be drawn")),
            _ if self.picked.is_empty() => Err(Illegal::new("PR-04", "a plantation is to be turned up")),
            _ => Err(Illegal::new("PR-22", "a plantation is to be turned up")),
        }
    }

    fn check_player(&self, action: Action) -> Result<(), Illegal> {
        // PR-36: there is no other time to place colonists.
        if matches!(action, Action::Place(..)) && !matches!(self.phase, Phase::Colonists { .. }) {
            return Err(Illegal::new("PR-36", "colonists are placed in the mayor phase only"));
        }
        match self.phase {
            Phase::Pick => self.check_pick(action),
            Phase::Settler { seat, hacienda } => self.check_settler(seat, hacienda, action),
            Phase::Mayor => answer(action, Action::Colonist, "PR-30", "take the colonist or pass"),
            Phase::Unload { .. } => answer(action, Action::Colonist, "PR-31", "take the colonist or pass"),
            Phase::Hospice { .. } => answer(action, Action::Colonist, "PR-84", "take the colonist or pass"),
            Phase::University { .. } => {
                answer(action, Action::Colonist, "PR-87", "take the colonist or pass")
            }
            Phase::Produce { .. } => answer(action, Action::Produce, "PR-45", "produce or pass"),
            Phase::Colonists { seat, circles, sites } => self.check_place(seat, circles, sites, action),
            Phase::Builder { seat } => self.check_build(seat, action),
            Phase::Craftsman => self.check_extra(action),
            Phase::Trader { seat } => self.check_sell(seat, action),
            Phase::Captain(loading) => self.check_load(loading, action),
            Phase::Storing { seat, kept } => self.check_keep(seat, kept, action),
            Phase::Governor | Phase::Deal | Phase::Hacienda { .. } | Phase::Over => Err(self.out_of_turn()),
        }
    }

    /// Whether the phase fits the table: whoever is asked has something to choose, and any choice can be carried out.
    ///
    /// Play never gets anywhere else; positions written by hand might.
    pub(crate) fn can_go_on(&self) -> bool {
        match self.phase {
            Phase::Governor | Phase::Over => true,
            Phase::Deal => self.stacks.total() > 0 && self.row.total() < setup::row_length(self.players),
            Phase::Pick => self.picked.len() < self.players(),
            Phase::Settler { seat, hacienda } => self.can_settle(seat, hacienda),
            Phase::Hacienda { seat } => {
                self.board(seat).free_island() > 0 && self.may_draw(seat, HaciendaUse::Open)
            }
            Phase::Hospice { seat, tile } => {
                let board = self.board(seat);
                let is_unmanned = board.farmers[tile] < board.tiles[tile];
                is_unmanned && board.is_manned(Building::Hospice) && self.has_colonist()
            }
            Phase::Mayor => self.colonists > 0,
            Phase::Unload { seat, declined } => self.colonist_ship > 0 && !declined.contains(seat),
            Phase::Produce { seat, .. } => self.can_produce(seat),
            Phase::Colonists { seat, circles, sites } => self.can_place(seat, circles, sites),
            Phase::Builder { seat } => !self.can_build(seat).is_empty(),
            Phase::University { seat, building } => {
                let board = self.board(seat);
                let is_unmanned = board.buildings.contains(building) && !board.is_manned(building);
                is_unmanned && board.is_manned(Building::University) && self.has_colonist()
            }
            Phase::Craftsman => Good::ALL.iter().any(|&good| self.may_take_extra(good)),
            Phase::Trader { seat } => !self.house_is_full() && self.can_sell_any(seat),
            Phase::Captain(loading) => {
                loading.idle < self.players.as_u8()
                    && (self.can_load(loading.seat) || self.has_wharf(loading))
            }
            Phase::Storing { seat, kept } => self.can_store(seat, kept),
        }
    }

    /// Carries out an allowed action; returns the victory points that the acting player gets for it.
    #[inline]
    pub(crate) fn apply_now(&mut self, action: Action) -> u16 {
        match (self.phase, action) {
            (Phase::Pick, Action::Pick(role)) => self.apply_pick(role),
            (Phase::Colonists { seat, circles, sites }, Action::Place(site, count)) => {
                self.apply_place(seat, circles, sites, (site, count));
            }
            (Phase::Captain(loading), Action::Load(good, ship)) => {
                return self.apply_load(loading, good, ship);
            }
            (Phase::Captain(loading), Action::Wharf(good)) => return self.apply_wharf(loading, good),
            (Phase::Captain(loading), _) => self.apply_no_load(loading),
            (Phase::Deal, Action::Tile(good)) => self.apply_deal(good),
            (Phase::Settler { seat, .. }, _) => self.apply_settler(seat, action),
            (Phase::Hacienda { seat }, Action::Tile(good)) => self.apply_hacienda_tile(seat, good),
            (Phase::Hospice { seat, tile }, _) => self.apply_hospice(seat, tile, action),
            (Phase::Builder { seat }, _) => self.apply_build(seat, action),
            (Phase::University { seat, building }, _) => self.apply_university(seat, building, action),
            (Phase::Trader { seat }, _) => self.apply_sell(seat, action),
            (Phase::Storing { seat, kept }, _) => self.apply_keep(seat, kept, action),
            (Phase::Produce { seat, craftsman }, _) => self.apply_produce(seat, craftsman, action),
            (Phase::Craftsman, _) => self.apply_extra(action),
            (Phase::Unload { seat, declined }, _) => self.apply_unload(seat, declined, action),
            (Phase::Mayor, _) => self.apply_mayor(action),
            (Phase::Governor, Action::Governor(seat)) => self.apply_governor(seat),
            _ => debug_assert!(false, "{action} can't be carried out now"),
        }
        0
    }
}

/// Whether an action is the one that a player is asked about, or a pass.
fn answer(action: Action, wanted: Action, clause: &'static str, reason: &'static str) -> Result<(), Illegal> {
    Illegal::unless(action == wanted || action == Action::Pass, clause, reason)
}
