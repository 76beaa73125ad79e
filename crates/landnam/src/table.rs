//! Everything that lies open on the table, and what a hand holds. Plain data, no heap.

use game::{ByKind, BySeat, Clause, Seat, SeatSet};

use crate::action::Action;
use crate::components::{FateCards, FieldNumber, Good, Goods, Markers, SEATS, Terrain, Tiles, UnitKind};
use crate::data::data;
use crate::island::{ByField, Corner, Corners, Field, Fields, RimSide, board};
use crate::phase::Phase;
use crate::setup::Players;

/// What a player holds, hidden from the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Hand {
    /// Goods cards.
    pub goods: Goods,
    /// Fate cards.
    pub fate: FateCards,
}

/// A player's ships on the outer sea, each with its red markers; sorted, so that equal tables are equal data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Outer {
    ships: [SeatSet; 5],
    count: u8,
}

impl Outer {
    /// The ships, lawful ones first.
    #[inline]
    #[must_use]
    pub fn ships(&self) -> &[SeatSet] {
        &self.ships[..usize::from(self.count)]
    }

    /// Puts a ship there; there are at most five.
    pub fn add(&mut self, marks: SeatSet) {
        self.ships[usize::from(self.count)] = marks;
        self.count += 1;
        self.ships[..usize::from(self.count)].sort_unstable();
    }

    /// Takes a ship away, which has to be there.
    pub fn remove(&mut self, marks: SeatSet) {
        let Some(place) = self.ships().iter().position(|&ship| ship == marks) else {
            debug_assert!(false, "no such ship on the outer sea");
            return;
        };
        // Those behind it close up, and what is empty has no markers.
        self.ships.copy_within(place + 1.., place);
        self.ships[4] = SeatSet::EMPTY;
        self.count -= 1;
    }
}

/// Where a player stands with the rule for the first step (LN-42).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FirstMove {
    /// The first movement phase is still to come, or its first step is.
    #[default]
    ToCome,
    /// It is over, and the first step went to no side.
    Done,
    /// The first step went to a field of this side.
    Side(RimSide),
}

/// A unit on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Unit {
    /// Whose it is.
    pub owner: Seat,
    /// Settler or ship.
    pub kind: UnitKind,
    /// Whose red markers it has; an outlaw has some.
    pub marks: SeatSet,
}

/// Everything that lies open. What can be derived is kept along with it where turns need it fast.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) players: Players,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    pub(crate) terrain: ByField<Option<Terrain>>,
    pub(crate) number: ByField<Option<FieldNumber>>,
    pub(crate) harbors: ByKind<Good, Option<Field>, { Good::ALL.len() }>,
    pub(crate) known: Fields,
    pub(crate) sea: Fields,
    pub(crate) mountain: Fields,
    pub(crate) numbered: Fields,
    pub(crate) tiles: Tiles,
    pub(crate) free_numbers: Markers,
    pub(crate) units: BySeat<Fields, SEATS>,
    pub(crate) ships: Fields,
    pub(crate) outer: BySeat<Outer, SEATS>,
    /// Where each player has a red marker between a unit and their building, or left behind by it.
    pub(crate) red_on_board: BySeat<Fields, SEATS>,
    pub(crate) farms: BySeat<Corners, SEATS>,
    pub(crate) villages: BySeat<Corners, SEATS>,
    /// All corners with a building.
    pub(crate) built: Corners,
    /// The fields where each player has a building.
    pub(crate) at: BySeat<Fields, SEATS>,
    pub(crate) stock: Goods,
    pub(crate) goods_held: BySeat<u8, SEATS>,
    pub(crate) fate_held: BySeat<u8, SEATS>,
    pub(crate) deck_size: u8,
    pub(crate) discard: FateCards,
    pub(crate) white: BySeat<u8, SEATS>,
    pub(crate) red_held: BySeat<u8, SEATS>,
    pub(crate) black: BySeat<u8, SEATS>,
    pub(crate) first_moves: BySeat<FirstMove, SEATS>,
    /// Whether a *fallow* was played in this turn: no field ages in it.
    pub(crate) fallow: bool,
    /// Who certainly still holds the *exploration* card of the set-up (LN-03): everybody knows it is one.
    pub(crate) opening: SeatSet,
}

impl Table {
    /// How many play.
    #[inline]
    #[must_use]
    pub fn players(&self) -> usize {
        self.players.get()
    }

    /// All seats of this table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players())
    }

    /// Whose turn it is, whoever may act in it.
    #[inline]
    #[must_use]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Where the turn stands.
    #[inline]
    #[must_use]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The clause that says what an action does here. A fate card is drawn at the set-up (LN-03), at the thing (LN-20),
    /// and for a field that was found (LN-54).
    #[must_use]
    pub fn clause_of(&self, action: Action) -> Clause {
        match (action, &self.phase) {
            (Action::Draw(_), Phase::Opening(_)) => Clause("LN-03"),
            (Action::Draw(_), Phase::Reward { .. }) => Clause("LN-54"),
            _ => action.clause(),
        }
    }

    /// What a field is, once it is known.
    #[inline]
    #[must_use]
    pub fn terrain(&self, field: Field) -> Option<Terrain> {
        self.terrain[field]
    }

    /// The number on a field.
    #[inline]
    #[must_use]
    pub fn number(&self, field: Field) -> Option<FieldNumber> {
        self.number[field]
    }

    /// What the harbor in a field ships.
    #[inline]
    #[must_use]
    pub fn harbor(&self, field: Field) -> Option<Good> {
        Good::ALL.into_iter().find(|&good| self.harbors[good] == Some(field))
    }

    /// All fields with a harbor.
    #[inline]
    #[must_use]
    pub fn harbor_fields(&self) -> Fields {
        Fields::of(self.harbors.0.into_iter().flatten())
    }

    /// Whether the ground lies fallow: no field ages in this turn (LN-16).
    #[must_use]
    pub fn is_fallow(&self) -> bool {
        self.fallow
    }

    /// Tiles of a terrain that are left.
    #[must_use]
    pub fn tiles_left(&self, terrain: Terrain) -> u8 {
        self.tiles[terrain]
    }

    /// Markers with a number that are left.
    #[must_use]
    pub fn numbers_left(&self, number: FieldNumber) -> u8 {
        self.free_numbers[number]
    }

    /// The goods in the stock.
    #[must_use]
    pub fn stock(&self) -> Goods {
        self.stock
    }

    /// How many goods cards a player holds (LN-15).
    #[must_use]
    pub fn goods_held(&self, seat: Seat) -> u8 {
        self.goods_held[seat]
    }

    /// How many fate cards a player holds.
    #[must_use]
    pub fn fate_held(&self, seat: Seat) -> u8 {
        self.fate_held[seat]
    }

    /// How many fate cards are left to draw.
    #[must_use]
    pub fn deck_size(&self) -> u8 {
        self.deck_size
    }

    /// The fate cards that were played or swapped.
    #[must_use]
    pub fn discard(&self) -> &FateCards {
        &self.discard
    }

    /// The corners where a player has farms.
    #[must_use]
    pub fn farms(&self, seat: Seat) -> Corners {
        self.farms[seat]
    }

    /// The corners where a player has villages.
    #[must_use]
    pub fn villages(&self, seat: Seat) -> Corners {
        self.villages[seat]
    }

    /// White markers of a player: cases won.
    #[must_use]
    pub fn white_markers(&self, seat: Seat) -> u8 {
        self.white[seat]
    }

    /// Red markers that a player holds: outlaws that are gone.
    #[must_use]
    pub fn red_markers(&self, seat: Seat) -> u8 {
        self.red_held[seat]
    }

    /// Black markers of a player: nobody dared to sue.
    #[must_use]
    pub fn black_markers(&self, seat: Seat) -> u8 {
        self.black[seat]
    }

    /// A player's ships on the outer sea.
    #[must_use]
    pub fn outer(&self, seat: Seat) -> &[SeatSet] {
        self.outer[seat].ships()
    }

    /// The fields where a player has units, the outer sea left out.
    #[must_use]
    pub fn units(&self, seat: Seat) -> Fields {
        self.units[seat]
    }

    /// All fields with a unit; the outer sea counts as empty (LN-41).
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Fields {
        self.units.0.iter().fold(Fields::EMPTY, |all, &units| all | units)
    }

    /// All land that is known.
    #[inline]
    #[must_use]
    pub fn land(&self) -> Fields {
        self.known - self.sea
    }

    /// The unit on a field.
    #[must_use]
    pub fn unit(&self, field: Field) -> Option<Unit> {
        let owner = self.seats().find(|&seat| self.units[seat].contains(field))?;
        let kind = if self.ships.contains(field) { UnitKind::Ship } else { UnitKind::Settler };
        Some(Unit { owner, kind, marks: self.marks(field) })
    }

    /// Whose red markers the unit on a field has.
    #[inline]
    #[must_use]
    pub fn marks(&self, field: Field) -> SeatSet {
        Seat::all(SEATS).filter(|&seat| self.red_on_board[seat].contains(field)).collect()
    }

    /// Whether the unit on a field is an outlaw.
    #[inline]
    #[must_use]
    pub fn is_outlaw(&self, field: Field) -> bool {
        self.red_on_board.0.iter().any(|red| red.contains(field))
    }

    /// The owner of a building, and whether it is a village.
    #[must_use]
    pub fn building(&self, corner: Corner) -> Option<(Seat, Building)> {
        let farm = |seat: Seat| self.farms[seat].contains(corner).then_some((seat, Building::Farm));
        let village = |seat: Seat| self.villages[seat].contains(corner).then_some((seat, Building::Village));
        self.seats().find_map(|seat| farm(seat).or_else(|| village(seat)))
    }

    /// Whether a player has a building at a field.
    #[inline]
    #[must_use]
    pub fn has_building_at(&self, seat: Seat, field: Field) -> bool {
        self.at[seat].contains(field)
    }

    /// The houses of a player on the board, a point each (LN-80): one for a farm, two for a village.
    #[inline]
    #[must_use]
    pub fn houses(&self, seat: Seat) -> u8 {
        self.farms[seat].count() + 2 * self.villages[seat].count()
    }

    /// Houses of a player that are not built yet (LN-02); all nine together make nine points (LN-82).
    #[inline]
    #[must_use]
    pub fn houses_left(&self, seat: Seat) -> u8 {
        data().houses - self.houses(seat)
    }

    /// Units of a kind that a player has in stock (LN-02).
    #[inline]
    #[must_use]
    pub fn units_left(&self, seat: Seat, kind: UnitKind) -> u8 {
        match kind {
            UnitKind::Settler => data().settlers - (self.units[seat] - self.ships).count(),
            UnitKind::Ship => data().ships - (self.units[seat] & self.ships).count() - self.outer[seat].count,
        }
    }

    /// Puts a unit on a field that is empty.
    pub(crate) fn put_unit(&mut self, field: Field, unit: Unit) {
        self.units[unit.owner].insert(field);
        if unit.kind == UnitKind::Ship {
            self.ships.insert(field);
        }
        for seat in unit.marks {
            self.red_on_board[seat].insert(field);
        }
    }

    /// Takes the unit off a field; its red markers go with what is returned.
    pub(crate) fn take_unit(&mut self, field: Field) -> Option<Unit> {
        let unit = self.unit(field)?;
        self.units[unit.owner].remove(field);
        self.ships.remove(field);
        for seat in unit.marks {
            self.red_on_board[seat].remove(field);
        }
        Some(unit)
    }

    /// Pays red markers to those by whose buildings they lie.
    pub(crate) fn pay_marks(&mut self, marks: SeatSet) {
        for seat in marks {
            self.red_held[seat] += 1;
        }
    }

    /// Lays a tile; its number is for a terrain that has one.
    pub(crate) fn lay(&mut self, field: Field, terrain: Terrain, number: Option<FieldNumber>) {
        self.terrain[field] = Some(terrain);
        self.known.insert(field);
        let alike = match terrain {
            Terrain::Sea => &mut self.sea,
            Terrain::Mountain => &mut self.mountain,
            Terrain::Bog | Terrain::Field | Terrain::Meadow | Terrain::Forest => {
                self.number[field] = number;
                if let Some(number) = number {
                    self.free_numbers[number] -= 1;
                }
                &mut self.numbered
            }
        };
        alike.insert(field);
    }

    /// The first number from `number` on that has a free marker (LN-14, LN-53). There always is one: there are more
    /// markers than tiles that need one.
    #[inline]
    pub(crate) fn free_number_from(&self, number: FieldNumber) -> FieldNumber {
        self.first_number(number, &Markers::default()).unwrap_or(number)
    }

    /// The number that a field has after aging, if a marker is free besides those that are held back (LN-14, LN-70).
    #[inline]
    pub(crate) fn aged_number(&self, field: Field, held_back: &Markers) -> Option<FieldNumber> {
        self.first_number(self.number[field]?.aged(), held_back)
    }

    fn first_number(&self, number: FieldNumber, held_back: &Markers) -> Option<FieldNumber> {
        let mut number = number;
        for _ in 0..10 {
            if self.free_numbers[number] > held_back[number] {
                return Some(number);
            }
            number = number.aged();
        }
        None
    }

    /// LN-14: the number rises by one, and on while no marker of the new value is free.
    pub(crate) fn age(&mut self, field: Field) {
        if let Some(number) = self.number[field] {
            self.renumber(field, self.free_number_from(number.aged()));
        }
    }

    /// Puts another number marker on a field, and gives back the number of the one that is free now.
    pub(crate) fn renumber(&mut self, field: Field, new: FieldNumber) -> Option<FieldNumber> {
        let old = self.number[field].replace(new);
        if let Some(old) = old {
            self.free_numbers[old] += 1;
        }
        self.free_numbers[new] -= 1;
        old
    }

    /// Adds a farm.
    pub(crate) fn add_farm(&mut self, seat: Seat, corner: Corner) {
        self.farms[seat].insert(corner);
        self.built.insert(corner);
        self.at[seat] |= board().around(corner);
    }

    /// Makes a farm a village.
    pub(crate) fn make_village(&mut self, seat: Seat, corner: Corner) {
        self.farms[seat].remove(corner);
        self.villages[seat].insert(corner);
    }

    /// The good that a case about a field is fought with, or that is produced there (LN-24).
    #[inline]
    #[must_use]
    pub fn good_at(&self, field: Field) -> Option<Good> {
        self.terrain(field).and_then(Terrain::good).or_else(|| self.harbor(field))
    }
}

/// What stands on a corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Building {
    /// One house.
    Farm,
    /// Two houses.
    Village,
}
