//! The state: what lies open on the table, and the victory points that lie face down.

use game::{
    Actions, Actor, BySeat, Clause, Game, Illegal, Language, Outcomes, ParseError, Rng, RuleBook, Scores,
    Seat, Turn, Viewer,
};
use serde::Serialize;

use crate::action::{self, Action};
use crate::building::{Building, BuildingSet};
use crate::components::{
    ByGood, ByRole, ByShip, ByTile, CITY_SPACES, Cargo, Declining, Good, GoodSet, HOUSE_PLACES,
    ISLAND_SPACES, Role, RoleSet, SEATS, Ship, ShipName, Tile,
};
use crate::phase::Phase;
use crate::position::Position;
use crate::score;
use crate::setup::{self, Players, PuertoRicoOptions};
use crate::site::{Site, SiteSet};
use crate::view::PuertoRicoView;

/// A game of Puerto Rico.
///
/// All that the rules ask about lies open in the [`Table`]; only the victory points are secret (PR-60).
/// So what is legal can't depend on what is hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "Position")]
pub struct PuertoRico {
    /// What everybody sees.
    pub table: Table,
    /// Victory points of each seat: chips, and what was written down (PR-63).
    pub vp: BySeat<u16, SEATS>,
}

/// What lies open on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Table {
    /// The boards of the seats; those of seats that nobody has are empty.
    pub boards: BySeat<Board, SEATS>,
    /// Doubloons on the role cards.
    pub role_doubloons: ByRole<u16>,
    /// Victory points that players have got so far, those written down too.
    pub vp_taken: u16,
    /// How many people play.
    pub players: Players,
    /// Whether players are asked before what hardly anybody declines (PR-13).
    pub declining: Declining,
    /// Who has the governor's card.
    pub governor: Seat,
    /// Roles picked in this round.
    pub picked: RoleSet,
    /// The role card in front of each seat.
    pub roles: BySeat<Option<Role>, SEATS>,
    /// Whether the game ends with this round (PR-70).
    pub ending: bool,
    /// Barrels in the supply.
    pub barrels: ByGood<u8>,
    /// Plantations in the face-down stacks.
    pub stacks: ByGood<u8>,
    /// Plantations in the open discard.
    pub discard: ByGood<u8>,
    /// Plantations that lie face up to be taken.
    pub row: ByGood<u8>,
    /// Quarries that are left.
    pub quarries: u8,
    /// Barrels in the trading house.
    pub house: ByGood<u8>,
    /// What the cargo ships carry.
    pub ships: ByShip<Cargo>,
    /// Colonists on the colonist ship.
    pub colonist_ship: u8,
    /// Colonists in the supply.
    pub colonists: u8,
    /// What is being done.
    pub phase: Phase,
}

/// What a player has, but for the victory points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    /// Colonists on each building, two bits each.
    staff: u64,
    /// The city.
    pub buildings: BuildingSet,
    /// Money.
    pub doubloons: u16,
    /// Barrels on the wind rose.
    pub goods: ByGood<u8>,
    /// The island.
    pub tiles: ByTile<u8>,
    /// How many tiles of each kind have a colonist.
    pub farmers: ByTile<u8>,
    /// Colonists in San Juan.
    pub san_juan: u8,
}

impl Board {
    /// Colonists on a building.
    #[inline]
    #[must_use]
    pub const fn staff(&self, building: Building) -> u8 {
        (self.staff >> (2 * building as u32) & 3) as u8
    }

    /// Puts `count` colonists, at most three, on a building that had none.
    #[inline]
    pub(crate) const fn put_staff(&mut self, building: Building, count: u8) {
        debug_assert!(self.staff(building) == 0);
        self.staff |= (count as u64) << (2 * building as u32);
    }

    /// PR-33: only a building with a colonist works.
    #[inline]
    #[must_use]
    pub const fn is_manned(&self, building: Building) -> bool {
        self.staff(building) != 0
    }

    /// Colonists on all buildings.
    #[inline]
    #[must_use]
    pub const fn staff_total(&self) -> u8 {
        const LOW: u64 = 0x5555_5555_5555_5555;
        ((self.staff & LOW).count_ones() + 2 * (self.staff & !LOW).count_ones()) as u8
    }

    /// All colonists: on tiles, on buildings and in San Juan.
    #[inline]
    #[must_use]
    pub fn colonists(&self) -> u8 {
        self.farmers.total() + self.staff_total() + self.san_juan
    }

    /// All circles, of tiles and buildings.
    #[inline]
    #[must_use]
    pub fn circles(&self) -> u8 {
        self.tiles.total() + self.buildings.circles()
    }

    /// Circles of a site.
    #[inline]
    #[must_use]
    pub const fn circles_of(&self, site: Site) -> u8 {
        match site {
            Site::Tile(tile) => self.tiles.0[tile as usize],
            Site::Building(building) => building.printed().circles,
        }
    }

    /// Colonists on a site.
    #[inline]
    #[must_use]
    pub const fn colonists_on(&self, site: Site) -> u8 {
        match site {
            Site::Tile(tile) => self.farmers.0[tile as usize],
            Site::Building(building) => self.staff(building),
        }
    }

    /// Takes all colonists in hand, that is, to San Juan.
    #[inline]
    pub(crate) fn lift_colonists(&mut self) {
        self.san_juan = self.colonists();
        self.farmers = ByTile::default();
        self.staff = 0;
    }

    /// Puts `count` colonists from San Juan on a site that had none.
    #[inline]
    pub(crate) const fn place(&mut self, site: Site, count: u8) {
        self.san_juan -= count;
        match site {
            Site::Tile(tile) => self.farmers.0[tile as usize] = count,
            Site::Building(building) => self.put_staff(building, count),
        }
    }

    /// Empty spaces of the island (PR-20).
    #[inline]
    #[must_use]
    pub fn free_island(&self) -> u8 {
        ISLAND_SPACES - self.tiles.total()
    }

    /// Empty spaces of the city (PR-42).
    #[inline]
    #[must_use]
    pub const fn free_city(&self) -> u8 {
        CITY_SPACES - self.buildings.spaces()
    }

    /// How many barrels of each kind the board produces if the supply has them (PR-45).
    #[inline]
    #[must_use]
    pub fn production(&self) -> ByGood<u8> {
        made(&self.farmers, |building| self.staff(building))
    }

    /// How many barrels of each kind it would produce with a colonist on every circle.
    #[must_use]
    pub fn capacity(&self) -> ByGood<u8> {
        let circles = |building: Building| building.printed().circles;
        made(&self.tiles, |building| if self.buildings.contains(building) { circles(building) } else { 0 })
    }

    /// The kinds of which there are barrels on the wind rose.
    #[inline]
    #[must_use]
    pub fn kinds_owned(&self) -> GoodSet {
        GoodSet::by_count(&self.goods, |count| count > 0)
    }

    /// Adds doubloons from the bank, which never runs dry (PR-09).
    #[inline]
    pub(crate) const fn earn(&mut self, doubloons: u16) {
        self.doubloons = self.doubloons.saturating_add(doubloons);
    }
}

/// What tiles and plants make, a barrel for each tile that has its circle in a plant (PR-45).
#[inline]
fn made(tiles: &ByTile<u8>, staff: impl Fn(Building) -> u8) -> ByGood<u8> {
    let tiles = &tiles.0;
    let indigo = staff(Building::SmallIndigoPlant) + staff(Building::IndigoPlant);
    let sugar = staff(Building::SmallSugarMill) + staff(Building::SugarMill);
    ByGood::new([
        tiles[Good::Corn.index()],
        tiles[Good::Indigo.index()].min(indigo),
        tiles[Good::Sugar.index()].min(sugar),
        tiles[Good::Tobacco.index()].min(staff(Building::TobaccoStorage)),
        tiles[Good::Coffee.index()].min(staff(Building::CoffeeRoaster)),
    ])
}

impl Table {
    /// How many people play.
    #[inline]
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players.get()
    }

    /// The board of a seat.
    #[inline]
    #[must_use]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat]
    }

    /// The board of a seat, to be changed.
    #[inline]
    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat]
    }

    /// The boards of all that play, `P1` first.
    #[inline]
    #[must_use]
    pub fn seated(&self) -> &[Board] {
        &self.boards.0[..self.players()]
    }

    /// The seat `steps` clockwise of the governor, steps being at most the number of players.
    #[inline]
    fn seat_after_governor(&self, steps: usize) -> Seat {
        let index = self.governor.index() + steps;
        Seat::new(if index >= self.players() { index - self.players() } else { index })
    }

    /// Who picks the next role (PR-10).
    #[inline]
    #[must_use]
    pub fn next_picker(&self) -> Seat {
        self.seat_after_governor(self.picked.len())
    }

    /// Who picked the role that is being carried out.
    #[inline]
    #[must_use]
    pub fn picker(&self) -> Seat {
        debug_assert!(!self.picked.is_empty(), "no role has been picked");
        self.seat_after_governor(self.picked.len().saturating_sub(1))
    }

    /// The seat after `seat` in the order of a role, none after the last (PR-12).
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Option<Seat> {
        Some(seat.next(self.players())).filter(|&next| next != self.picker())
    }

    /// Victory point chips that are left in the pool (PR-03).
    #[inline]
    #[must_use]
    pub const fn vp_pool(&self) -> u16 {
        setup::vp_chips(self.players).saturating_sub(self.vp_taken)
    }

    /// Buildings that can still be bought (PR-09).
    #[inline]
    #[must_use]
    pub fn for_sale(&self) -> BuildingSet {
        BuildingSet::for_sale(self.seated().iter().map(|board| board.buildings))
    }

    /// What a ship is called at this table.
    #[inline]
    #[must_use]
    pub const fn name_of(&self, ship: Ship) -> ShipName {
        ShipName::new(ship, self.players)
    }

    /// Spaces of a ship.
    #[inline]
    #[must_use]
    pub const fn spaces(&self, ship: Ship) -> u8 {
        self.name_of(ship).spaces()
    }

    /// Whether the trading house is full (PR-51).
    #[inline]
    #[must_use]
    pub fn house_is_full(&self) -> bool {
        self.house.total() >= HOUSE_PLACES
    }

    /// Whether there is a colonist for a hospice or university (PR-84, PR-87).
    #[inline]
    #[must_use]
    pub const fn has_colonist(&self) -> bool {
        self.colonists > 0 || self.colonist_ship > 0
    }

    /// Takes a colonist from the supply, or from the ship if the supply is empty (PR-84, PR-87).
    #[inline]
    pub(crate) const fn take_colonist(&mut self) {
        if self.colonists > 0 {
            self.colonists -= 1;
        } else {
            self.colonist_ship -= 1;
        }
    }

    /// Lays a tile on an island. It never leaves it, and where it lies makes no difference, so a count will do (PR-24).
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, tile: Tile) {
        self.board_mut(seat).tiles[tile] += 1;
    }
}

impl Game for PuertoRico {
    const NAME: &'static str = "puerto-rico";
    const RULES_VERSION: u32 = 2;

    type Options = PuertoRicoOptions;
    type Action = Action;
    type View = PuertoRicoView;

    fn new(options: &PuertoRicoOptions) -> PuertoRico {
        setup::first_state(options)
    }

    fn options(&self) -> PuertoRicoOptions {
        PuertoRicoOptions { players: self.table.players, declining: self.table.declining }
    }

    #[inline]
    fn players(&self) -> usize {
        self.table.players()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.table.turn()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if self.turn().includes(seat) {
            self.table.legal_now(out);
        }
    }

    fn choices(&self, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if self.turn().includes(seat) {
            self.table.choices_now(out);
        }
    }

    fn in_any_order(action: Action) -> bool {
        matches!(action, Action::Place(..) | Action::Keep(..))
    }

    fn is_said(&self, seat: Seat, last: Action, action: Action) -> bool {
        let board = self.table.board(seat);
        match (last, action) {
            (Action::Place(..), Action::Place(site, count)) => {
                SiteSet::of(board).contains(site) && board.colonists_on(site) == count
            }
            (Action::Keep(..), Action::Keep(good, count)) => board.goods[good] == count,
            (Action::Keep(..), Action::Pass) => true,
            _ => false,
        }
    }

    fn steps(text: &str) -> Result<Vec<Action>, ParseError> {
        action::steps(text)
    }

    fn unsaid(&self, version: u32) -> Option<(Actor, Action)> {
        self.table.unsaid(version)
    }

    fn chance(&self, out: &mut Outcomes<Action>) {
        out.clear();
        self.table.chance_now(out);
    }

    #[inline]
    fn sample(&self, rng: &mut impl Rng) -> Action {
        self.table.sample_now(rng)
    }

    fn check(&self, actor: Actor, action: Action) -> Result<(), Illegal> {
        self.table.check_now(actor, action)
    }

    #[inline]
    fn apply(&mut self, actor: Actor, action: Action) {
        let vp = self.table.apply_now(action);
        if let Actor::Seat(seat) = actor {
            self.vp[seat] += vp;
        }
    }

    fn score(&self) -> Option<Scores> {
        (self.table.phase == Phase::Over).then(|| score::scores(self))
    }

    fn view(&self, viewer: Viewer) -> PuertoRicoView {
        PuertoRicoView::of(self, viewer)
    }

    fn clause_of(action: Action) -> Option<Clause> {
        Some(action.clause())
    }

    fn rulebook(language: Language) -> &'static RuleBook {
        crate::rules(language)
    }
}
