//! Building: units, farms, villages, harbors, aging, and the end of the turn (LN-70 to LN-76, LN-80).
//!
//! All building happens at once, so each thing is judged by the board at the start of the phase, and builds of one
//! turn can be named in any order. [`BuiltThisTurn`] remembers what is new, freed or busy.

use game::{Actions, Illegal, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::components::{Good, Goods, Markers, Terrain, UnitKind};
use crate::data::data;
use crate::island::{Corner, Corners, Field, Fields, board};
use crate::phase::misplaced::misplaced;
use crate::phase::{Phase, Sowing};
use crate::state::Landnam;
use crate::table::{Table, Unit};

/// What was built in this phase, and what it forbids (LN-75).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "an object that says what was built in this phase")]
pub struct BuiltThisTurn {
    /// Fields of units built in this phase: they build nothing.
    #[serde(alias = "new-units")]
    pub new_units: Fields,
    /// Fields that a unit left to build a farm: not free in this phase.
    pub freed: Fields,
    /// Settlers that left the board in this phase: not in stock yet.
    #[serde(alias = "freed-settlers")]
    pub freed_settlers: u8,
    /// Ships that left the board in this phase: not in stock yet.
    #[serde(alias = "freed-ships")]
    pub freed_ships: u8,
    /// Number markers that aging took off a field in this phase: not free in it.
    #[serde(alias = "freed-numbers", with = "crate::position::markers")]
    pub freed_numbers: Markers,
    /// Fields of units that built a harbor or aged: they build no farm.
    pub busy: Fields,
    /// Farms and villages built in this phase: they build no unit, and the farms become no village.
    #[serde(alias = "new-buildings")]
    pub new_buildings: Corners,
    /// Buildings that built one unit at least.
    #[serde(alias = "built-one")]
    pub built_one: Corners,
    /// Villages that built two units at least.
    #[serde(alias = "built-two")]
    pub built_two: Corners,
    /// Villages that built three units.
    #[serde(alias = "built-three")]
    pub built_three: Corners,
}

impl BuiltThisTurn {
    /// How many units a building has built.
    fn units_by(&self, corner: Corner) -> u8 {
        [self.built_one, self.built_two, self.built_three]
            .iter()
            .map(|set| u8::from(set.contains(corner)))
            .sum()
    }

    fn freed_pieces(&self, kind: UnitKind) -> u8 {
        match kind {
            UnitKind::Settler => self.freed_settlers,
            UnitKind::Ship => self.freed_ships,
        }
    }
}

impl Table {
    /// LN-71: whether a farm can stand on a corner, whoever builds it.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check_site(&self, corner: Corner) -> Result<(), Illegal> {
        let is_numbered = board().around(corner).meets(self.numbered);
        Illegal::unless(is_numbered, "LN-71", "the corner touches no numbered field")?;
        Illegal::unless(!self.built.contains(corner), "LN-71", "there is a building on that corner")?;
        if !board().near(corner).meets(self.built) {
            return Ok(());
        }
        Illegal::unless(
            !self.is_crowded(corner),
            "LN-71",
            "a building is only one edge away, and not by sea and mountain alone",
        )
    }

    /// LN-71: whether a building stands one edge away, with a field beside that edge that is neither sea nor mountain.
    pub(crate) fn is_crowded(&self, corner: Corner) -> bool {
        let barren = self.sea | self.mountain;
        board().beside(corner).any(|(near, shared)| self.built.contains(near) && !shared.is_within(barren))
    }

    /// LN-70: the fields around a building where a unit can be put.
    fn berths(&self, this_turn: &BuiltThisTurn, kind: UnitKind, corner: Corner) -> Fields {
        let known = board().around(corner) & self.known;
        let fitting = match kind {
            UnitKind::Ship => known & self.sea,
            // A mountain is open here: the building stands at it (LN-44).
            UnitKind::Settler => known - self.sea,
        };
        fitting - self.occupied() - this_turn.freed
    }

    /// LN-70: why a unit can't be put on a field by the building on a corner.
    fn check_berth(
        &self,
        this_turn: &BuiltThisTurn,
        kind: UnitKind,
        corner: Corner,
        field: Field,
    ) -> Result<(), Illegal> {
        let is_beside = board().around(corner).contains(field);
        Illegal::unless(is_beside, "LN-70", "the field is not next to the building")?;
        Illegal::unless(self.known.contains(field), "LN-70", "units are built on known fields only")?;
        let (fits, reason) = match kind {
            UnitKind::Ship => (self.sea.contains(field), "ships are built at sea"),
            UnitKind::Settler => (!self.sea.contains(field), "settlers are built on land"),
        };
        Illegal::unless(fits, "LN-70", reason)?;
        Illegal::unless(!self.occupied().contains(field), "LN-70", "a unit stands on that field")?;
        Illegal::unless(
            !this_turn.freed.contains(field),
            "LN-70",
            "the field was not free when building began",
        )
    }

    /// What building something takes out of the builder's hand (LN-73, LN-74, LN-76); nothing for all other actions.
    #[must_use]
    pub fn cost(&self, action: Action) -> Goods {
        match action {
            Action::Settler(..) => data().settler,
            Action::Ship(..) | Action::ShipOuter => data().ship,
            Action::Farm(..) => data().farm,
            Action::Village(_) => data().village,
            Action::Harbor(_, good) => Goods::of(good, data().harbor),
            Action::Age(field) if matches!(self.phase, Phase::Build(_)) => {
                self.good_at(field).map_or(Goods::NONE, |good| Goods::of(good, data().aging))
            }
            _ => Goods::NONE,
        }
    }

    /// LN-70: how many units a building of the active player can still build.
    fn units_to_build(&self, this_turn: &BuiltThisTurn, corner: Corner) -> u8 {
        if this_turn.new_buildings.contains(corner) {
            return 0;
        }
        let most = match corner {
            _ if self.villages[self.active].contains(corner) => 3,
            _ if self.farms[self.active].contains(corner) => 1,
            _ => 0,
        };
        most - this_turn.units_by(corner).min(most)
    }

    fn pieces_to_build(&self, this_turn: &BuiltThisTurn, kind: UnitKind) -> u8 {
        self.units_left(self.active, kind).saturating_sub(this_turn.freed_pieces(kind))
    }

    /// LN-73: whether the ship on a field may build a harbor there.
    fn check_harbor_site(&self, this_turn: &BuiltThisTurn, field: Field) -> Result<(), Illegal> {
        // Only ships are at sea.
        let is_ship = (self.units[self.active] & self.sea).contains(field);
        Illegal::unless(is_ship, "LN-73", "you have no ship on that sea field")?;
        let is_new = this_turn.new_units.contains(field);
        Illegal::unless(!is_new, "LN-75", "a unit built this turn builds nothing")?;
        Illegal::unless(Fields::INNER.contains(field), "LN-73", "a harbor lies inside the rim")?;
        let is_coast = board().adjacent(field).meets(self.numbered);
        Illegal::unless(is_coast, "LN-73", "there is no numbered field next to it")?;
        Illegal::unless(self.harbor(field).is_none(), "LN-73", "there is a harbor in that field")
    }

    /// LN-74: whether the settler on a field may age it, and with which good.
    fn check_aging(&self, this_turn: &BuiltThisTurn, field: Field) -> Result<Good, Illegal> {
        Illegal::unless(!self.fallow, "LN-16", "the ground lies fallow: no field ages in this turn")?;
        let is_there = self.units[self.active].contains(field);
        Illegal::unless(is_there, "LN-74", "you have no settler on that field")?;
        Illegal::unless(
            !this_turn.new_units.contains(field),
            "LN-75",
            "a unit built this turn builds nothing",
        )?;
        Illegal::unless(!this_turn.busy.contains(field), "LN-74", "a settler ages its field once a turn")?;
        let good = self.terrain(field).and_then(Terrain::good);
        let good = good.ok_or(Illegal::new("LN-74", "the field has no number to age"))?;
        let is_free = self.aged_number(field, &this_turn.freed_numbers).is_some();
        Illegal::unless(is_free, "LN-14", "no number marker was free when building began")?;
        Ok(good)
    }

    /// LN-71, LN-75: whether the unit on a field may build a farm at all.
    fn check_builder(&self, this_turn: &BuiltThisTurn, field: Field) -> Result<(), Illegal> {
        Illegal::unless(self.units[self.active].contains(field), "LN-71", "you have no unit on that field")?;
        Illegal::unless(!self.is_outlaw(field), "LN-71", "an outlaw builds no farm")?;
        let is_new = this_turn.new_units.contains(field);
        Illegal::unless(!is_new, "LN-75", "a unit built this turn builds nothing")?;
        let is_busy = this_turn.busy.contains(field);
        Illegal::unless(!is_busy, "LN-75", "a unit that built a harbor or aged builds no farm this turn")
    }
}

impl Landnam {
    pub(crate) fn legal_build(&self, this_turn: &BuiltThisTurn, out: &mut Actions<Action>) {
        let table = &self.table;
        let hand = self.hands[table.active].goods;
        let figures = data();
        if hand.covers(figures.settler) && table.pieces_to_build(this_turn, UnitKind::Settler) > 0 {
            self.legal_units(this_turn, UnitKind::Settler, Action::Settler, out);
        }
        if hand.covers(figures.ship) && table.pieces_to_build(this_turn, UnitKind::Ship) > 0 {
            self.legal_units(this_turn, UnitKind::Ship, Action::Ship, out);
            out.push(Action::ShipOuter);
        }
        if hand.covers(figures.farm) && table.houses_left(table.active) > 0 {
            self.legal_farms(this_turn, out);
        }
        if hand.covers(figures.village) && table.houses_left(table.active) > 0 {
            self.legal_villages(this_turn, out);
        }
        self.legal_harbors(this_turn, out);
        for field in table.units[table.active] & table.numbered {
            if table.check_aging(this_turn, field).is_ok_and(|good| hand[good] >= figures.aging) {
                out.push(Action::Age(field));
            }
        }
        out.push(Action::End);
    }

    /// Units by field, then by building.
    fn legal_units(
        &self,
        this_turn: &BuiltThisTurn,
        kind: UnitKind,
        make: fn(Field, Corner) -> Action,
        out: &mut Actions<Action>,
    ) {
        let table = &self.table;
        let buildings = table.farms[table.active] | table.villages[table.active];
        let mut open = Fields::EMPTY;
        let mut builders = Corners::EMPTY;
        for corner in buildings {
            let berths = table.berths(this_turn, kind, corner);
            if !berths.is_empty() && table.units_to_build(this_turn, corner) > 0 {
                open |= berths;
                builders.insert(corner);
            }
        }
        for field in open {
            out.extend((builders & board().corners(field)).into_iter().map(|corner| make(field, corner)));
        }
    }

    /// Farms by corner, then by unit.
    fn legal_farms(&self, this_turn: &BuiltThisTurn, out: &mut Actions<Action>) {
        let table = &self.table;
        let mut builders = Fields::EMPTY;
        let mut sites = Corners::EMPTY;
        for field in table.units[table.active] {
            if table.check_builder(this_turn, field).is_ok() {
                builders.insert(field);
                sites |= board().corners(field);
            }
        }
        for corner in sites {
            if table.check_site(corner).is_ok() {
                let units = builders & board().around(corner);
                out.extend(units.into_iter().map(|field| Action::Farm(corner, field)));
            }
        }
    }

    fn legal_villages(&self, this_turn: &BuiltThisTurn, out: &mut Actions<Action>) {
        let table = &self.table;
        for corner in table.farms[table.active] - this_turn.new_buildings - this_turn.built_one {
            if board().around(corner).meets(table.sea) {
                out.push(Action::Village(corner));
            }
        }
    }

    fn legal_harbors(&self, this_turn: &BuiltThisTurn, out: &mut Actions<Action>) {
        let table = &self.table;
        let hand = self.hands[table.active].goods;
        for field in table.units[table.active] & table.sea & Fields::INNER {
            if table.check_harbor_site(this_turn, field).is_err() {
                continue;
            }
            for good in Good::ALL {
                if table.harbors[good].is_none() && hand[good] >= data().harbor {
                    out.push(Action::Harbor(field, good));
                }
            }
        }
    }

    pub(crate) fn check_build(&self, this_turn: &BuiltThisTurn, action: Action) -> Result<(), Illegal> {
        let table = &self.table;
        let figures = data();
        match action {
            Action::End => Ok(()),
            Action::Settler(field, corner) => self.check_unit(this_turn, UnitKind::Settler, field, corner),
            Action::Ship(field, corner) => self.check_unit(this_turn, UnitKind::Ship, field, corner),
            Action::ShipOuter => self.check_piece(this_turn, UnitKind::Ship),
            Action::Farm(corner, field) => {
                table.check_builder(this_turn, field)?;
                let is_corner = board().corners(field).contains(corner);
                Illegal::unless(is_corner, "LN-71", "a unit builds on a corner of its own field")?;
                table.check_site(corner)?;
                self.check_house()?;
                self.check_cost(figures.farm)
            }
            Action::Village(corner) => self.check_village(this_turn, corner),
            Action::Harbor(field, good) => {
                table.check_harbor_site(this_turn, field)?;
                let is_left = table.harbors[good].is_none();
                Illegal::unless(is_left, "LN-73", "the harbor marker of that good is taken")?;
                let has = self.hands[table.active].goods[good] >= figures.harbor;
                Illegal::unless(has, "LN-73", "a harbor costs two goods of the marker's kind")
            }
            Action::Age(field) => {
                let good = table.check_aging(this_turn, field)?;
                let has = self.hands[table.active].goods[good] >= figures.aging;
                Illegal::unless(has, "LN-74", "aging costs a good of the field's kind")
            }
            _ => Err(misplaced(action)),
        }
    }

    fn check_unit(
        &self,
        this_turn: &BuiltThisTurn,
        kind: UnitKind,
        field: Field,
        corner: Corner,
    ) -> Result<(), Illegal> {
        let table = &self.table;
        let is_own = (table.farms[table.active] | table.villages[table.active]).contains(corner);
        Illegal::unless(is_own, "LN-70", "you have no building on that corner")?;
        let is_old = !this_turn.new_buildings.contains(corner);
        Illegal::unless(is_old, "LN-75", "what was built this turn builds no unit this turn")?;
        let can_build = table.units_to_build(this_turn, corner) > 0;
        Illegal::unless(can_build, "LN-70", "a farm builds one unit a turn, a village three")?;
        table.check_berth(this_turn, kind, corner, field)?;
        self.check_piece(this_turn, kind)
    }

    /// Whether there is a piece for a unit, and its cost.
    fn check_piece(&self, this_turn: &BuiltThisTurn, kind: UnitKind) -> Result<(), Illegal> {
        let is_left = self.table.pieces_to_build(this_turn, kind) > 0;
        Illegal::unless(is_left, "LN-70", "you had no such piece in stock when building began")?;
        self.check_cost(cost(kind))
    }

    fn check_village(&self, this_turn: &BuiltThisTurn, corner: Corner) -> Result<(), Illegal> {
        let table = &self.table;
        let is_farm = table.farms[table.active].contains(corner);
        Illegal::unless(is_farm, "LN-72", "you have no farm on that corner")?;
        let is_coast = board().around(corner).meets(table.sea);
        Illegal::unless(is_coast, "LN-72", "a village has to be at a sea field")?;
        let is_old = !this_turn.new_buildings.contains(corner);
        Illegal::unless(is_old, "LN-75", "a new farm doesn't become a village in the same turn")?;
        let is_idle = !this_turn.built_one.contains(corner);
        Illegal::unless(
            is_idle,
            "LN-75",
            "a farm that built a unit doesn't become a village in the same turn",
        )?;
        self.check_house()?;
        self.check_cost(data().village)
    }

    fn check_house(&self) -> Result<(), Illegal> {
        let is_left = self.table.houses_left(self.table.active) > 0;
        Illegal::unless(is_left, "LN-02", "you have no house left")
    }

    fn check_cost(&self, cost: Goods) -> Result<(), Illegal> {
        let held = self.hands[self.table.active].goods;
        match Good::ALL.into_iter().find(|&good| held[good] < cost[good]) {
            None => Ok(()),
            Some(good) => Err(Illegal::new("LN-76", "it costs {cost} {good}, and you hold {held}")
                .with("cost", cost[good])
                .with("good", good.name())
                .with("held", held[good])),
        }
    }

    pub(crate) fn apply_build(&mut self, this_turn: BuiltThisTurn, action: Action) {
        let mut this_turn = this_turn;
        let active = self.table.active;
        match action {
            Action::Settler(field, corner) => {
                self.build_unit(&mut this_turn, UnitKind::Settler, field, corner);
            }
            Action::Ship(field, corner) => self.build_unit(&mut this_turn, UnitKind::Ship, field, corner),
            Action::ShipOuter => {
                self.spend(active, data().ship);
                self.table.outer[active].add(SeatSet::EMPTY);
            }
            Action::Farm(corner, field) => {
                self.spend(active, data().farm);
                match self.table.take_unit(field) {
                    Some(Unit { kind: UnitKind::Ship, .. }) => this_turn.freed_ships += 1,
                    _ => this_turn.freed_settlers += 1,
                }
                this_turn.freed.insert(field);
                this_turn.new_buildings.insert(corner);
                self.table.add_farm(active, corner);
            }
            Action::Village(corner) => {
                self.spend(active, data().village);
                this_turn.new_buildings.insert(corner);
                self.table.make_village(active, corner);
            }
            Action::Harbor(field, good) => {
                self.spend(active, Goods::of(good, data().harbor));
                this_turn.busy.insert(field);
                self.table.harbors[good] = Some(field);
            }
            Action::Age(field) => {
                if let Some(good) = self.table.good_at(field) {
                    self.spend(active, Goods::of(good, data().aging));
                }
                this_turn.busy.insert(field);
                if let Some(new) = self.table.aged_number(field, &this_turn.freed_numbers) {
                    // All building happens at once: the old marker is free from the next turn on.
                    if let Some(old) = self.table.renumber(field, new) {
                        this_turn.freed_numbers[old] += 1;
                    }
                }
            }
            _ => {
                self.end_turn();
                return;
            }
        }
        self.table.phase = Phase::Build(this_turn);
    }

    fn build_unit(&mut self, this_turn: &mut BuiltThisTurn, kind: UnitKind, field: Field, corner: Corner) {
        let owner = self.table.active;
        self.spend(owner, cost(kind));
        self.table.put_unit(field, Unit { owner, kind, marks: SeatSet::EMPTY });
        this_turn.new_units.insert(field);
        let as_many = match this_turn.units_by(corner) {
            0 => &mut this_turn.built_one,
            1 => &mut this_turn.built_two,
            _ => &mut this_turn.built_three,
        };
        as_many.insert(corner);
    }

    /// LN-80: the game ends at the end of a turn in which somebody has the points; else the next seat rolls.
    fn end_turn(&mut self) {
        let table = &mut self.table;
        table.fallow = false;
        if table.seats().any(|seat| table.points(seat) >= data().points) {
            table.phase = Phase::Over;
            return;
        }
        table.active = table.active.next(table.players());
        table.phase = Phase::Roll(Sowing::First);
    }
}

fn cost(kind: UnitKind) -> Goods {
    match kind {
        UnitKind::Settler => data().settler,
        UnitKind::Ship => data().ship,
    }
}
