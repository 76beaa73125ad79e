//! Movement: one unit's steps, or a card for a good; chasing and displacement (LN-40 to LN-47).
//!
//! Red markers need no move of their own. A marker lies between an outlaw and a building just when its plaintiff has a
//! building at the outlaw's field, that field is no mountain, and the outlaw was not displaced in this very phase
//! (LN-46); which of the plaintiff's buildings it lies by makes no difference.

use game::{Actions, Illegal, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Cards};
use crate::components::{Fate, Good, Goods, SubPhase, UnitKind};
use crate::island::{Field, Fields, board};
use crate::phase::Phase;
use crate::phase::misplaced::misplaced;
use crate::phase::trade::Trade;
use crate::state::Landnam;
use crate::table::{FirstMove, Table, Unit};

/// The unit on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a moving unit, such as {\"field\": \"b2\", \"steps\": 1}")]
pub struct Moving {
    /// Where it stands now.
    pub field: Field,
    /// The steps that it has left.
    #[serde(default)]
    pub steps: u8,
    /// Where units stand that were displaced in this phase.
    #[serde(default)]
    pub fled: Fields,
}

/// A displaced unit, off the board until its owner says where it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a displaced unit, an object")]
pub struct Fleeing {
    /// The unit that displaced it, which stands on its field now.
    pub moving: Moving,
    /// The field that the mover came from.
    pub left: Field,
    /// Whose unit is displaced.
    pub owner: Seat,
    /// What kind it is.
    pub kind: UnitKind,
    /// Its red markers.
    #[serde(default, with = "crate::position::marks")]
    pub marks: SeatSet,
}

impl Fleeing {
    fn unit(&self) -> Unit {
        Unit { owner: self.owner, kind: self.kind, marks: self.marks }
    }
}

/// How many steps a unit has without cards.
const fn usual_steps(kind: UnitKind) -> u8 {
    match kind {
        UnitKind::Settler => 1,
        UnitKind::Ship => 2,
    }
}

/// The card that gives a unit more steps, and how many (LN-47).
const fn extra_steps(kind: UnitKind) -> (Fate, u8) {
    match kind {
        UnitKind::Settler => (Fate::FreshHorses, 1),
        UnitKind::Ship => (Fate::FairWind, 2),
    }
}

impl Table {
    /// The fields with an outlaw that the active player may chase (LN-40, LN-46).
    #[inline]
    fn chaseable(&self, fled: Fields) -> Fields {
        (self.red_on_board[self.active] & self.at[self.active]) - self.mountain - fled
    }

    /// Whether a settler of `owner` may go from one field to a mountain without a card (LN-44).
    #[inline]
    fn may_climb(&self, owner: Seat, from: Field, mountain: Field) -> bool {
        self.mountain.contains(from) || self.has_building_at(owner, mountain)
    }

    /// The cards that a unit of the active player needs for a step.
    pub(crate) fn step_cards(
        &self,
        kind: UnitKind,
        from: Field,
        to: Field,
        fled: Fields,
    ) -> Result<Cards, Illegal> {
        if !board().adjacent(from).contains(to) {
            return Err(Illegal::new(clause_of(kind), "a step goes to an adjacent field"));
        }
        if !self.known.contains(to) {
            // LN-50: whatever lies there is seen when it is explored.
            return Ok(Cards::NONE);
        }
        let mut cards = Cards::NONE;
        match kind {
            // Wherever it stands, a ship moves like a ship (LN-43).
            UnitKind::Ship if !self.sea.contains(to) => cards = cards.with(Fate::Landing),
            UnitKind::Settler if self.sea.contains(to) => {
                return Err(Illegal::new("LN-44", "settlers don't go to sea"));
            }
            UnitKind::Settler if self.mountain.contains(to) && !self.may_climb(self.active, from, to) => {
                cards = cards.with(Fate::MountainPath);
            }
            _ => {}
        }
        if (self.occupied() - self.chaseable(fled)).contains(to) {
            cards = cards.with(Fate::DriveOff);
        }
        Ok(cards)
    }

    /// LN-42: whether the first step of the first movement phase may go to a field.
    fn check_first_step(&self, to: Field) -> Result<(), Illegal> {
        if self.first_moves[self.active] != FirstMove::ToCome {
            return Ok(());
        }
        let mut taken = Fields::RIM_CORNERS;
        for seat in self.seats() {
            if let FirstMove::Side(side) = self.first_moves[seat] {
                taken |= side.fields();
            }
        }
        if !taken.contains(to) || (Fields::RIM - taken - self.occupied()).is_empty() {
            return Ok(());
        }
        Err(Illegal::new("LN-42", "the first step goes to a side where nobody has started, not to a corner"))
    }

    /// Where a displaced unit can go (LN-45).
    fn refuges(&self, unit: Unit, from: Field, left: Field) -> Fields {
        let mut refuges = board().adjacent(from) & self.known;
        match unit.kind {
            UnitKind::Ship => refuges = refuges & self.sea,
            UnitKind::Settler => {
                refuges = refuges - self.sea;
                for mountain in refuges & self.mountain {
                    if !self.may_climb(unit.owner, from, mountain) {
                        refuges.remove(mountain);
                    }
                }
            }
        }
        refuges = refuges - self.occupied();
        refuges.remove(left);
        refuges
    }

    /// Why a displaced unit can't go to a field (LN-45).
    fn check_refuge(&self, unit: Unit, from: Field, left: Field, to: Field) -> Result<(), Illegal> {
        let refuse = |reason: &'static str| Err(Illegal::new("LN-45", reason));
        if !board().adjacent(from).contains(to) {
            return refuse("a displaced unit goes one step, to an adjacent field");
        }
        if !self.known.contains(to) {
            return refuse("a displaced unit doesn't explore");
        }
        if to == left {
            return refuse("a displaced unit doesn't go to the field that the mover just left");
        }
        if self.occupied().contains(to) {
            return refuse("that field is taken, and a displaced unit chases nobody");
        }
        match unit.kind {
            UnitKind::Ship if !self.sea.contains(to) => refuse("a displaced ship goes to a sea field"),
            UnitKind::Settler if self.sea.contains(to) => refuse("a displaced settler doesn't go to sea"),
            UnitKind::Settler if self.mountain.contains(to) && !self.may_climb(unit.owner, from, to) => {
                refuse(
                    "a displaced settler goes to a mountain only from a mountain or to one with an own building",
                )
            }
            _ => Ok(()),
        }
    }

    /// Whether a displaced unit has somewhere to go.
    pub(crate) fn has_refuge(&self, fleeing: &Fleeing) -> bool {
        !self.refuges(fleeing.unit(), fleeing.moving.field, fleeing.left).is_empty()
    }

    pub(crate) fn kind_at(&self, field: Field) -> UnitKind {
        if self.ships.contains(field) { UnitKind::Ship } else { UnitKind::Settler }
    }
}

impl Landnam {
    pub(crate) fn legal_move(&self, out: &mut Actions<Action>) {
        let table = &self.table;
        for from in table.units[table.active] {
            self.legal_moves_from(from, SeatSet::EMPTY, table.kind_at(from), out);
        }
        let mut last = None;
        for &marks in table.outer[table.active].ships() {
            if last != Some(marks) {
                self.legal_moves_from(Field::OUTER, marks, UnitKind::Ship, out);
            }
            last = Some(marks);
        }
        // Nobody has to move: a ship that can't leave its field stays, and who has nothing may swap (LN-83).
        out.push(Action::Stop);
        for fate in self.hands[table.active].fate.kinds() {
            out.extend(
                Good::ALL
                    .into_iter()
                    .filter(|&good| table.stock[good] > 0)
                    .map(|good| Action::Swap(fate, good)),
            );
        }
    }

    fn legal_moves_from(&self, from: Field, marks: SeatSet, kind: UnitKind, out: &mut Actions<Action>) {
        for to in board().adjacent(from) {
            if let Ok(cards) = self.check_move(kind, from, to) {
                out.push(Action::Move { from, marks, to, cards });
            }
        }
    }

    /// Whether a first step is possible, and the cards that it takes.
    fn check_move(&self, kind: UnitKind, from: Field, to: Field) -> Result<Cards, Illegal> {
        self.table.check_first_step(to)?;
        self.check_cards(kind, self.table.step_cards(kind, from, to, Fields::EMPTY)?)
    }

    /// Passes on the cards of a step if the active player holds them all.
    fn check_cards(&self, kind: UnitKind, cards: Cards) -> Result<Cards, Illegal> {
        for fate in cards.each() {
            let reason = match fate {
                Fate::Landing => "ships go to sea fields, to land only with a landing card",
                Fate::MountainPath => {
                    "a mountain is entered from a mountain, by an own building, or with a card"
                }
                _ => "that field is taken, and you can't chase the unit that stands there",
            };
            Illegal::unless(self.hands[self.table.active].fate.has(fate), clause_of(kind), reason)?;
        }
        Ok(cards)
    }

    pub(crate) fn check_start_of_move(&self, action: Action) -> Result<(), Illegal> {
        let table = &self.table;
        match action {
            Action::Stop => Ok(()),
            Action::Move { from, marks, to, cards } => {
                let kind = if from == Field::OUTER {
                    let is_there = table.outer[table.active].ships().contains(&marks);
                    Illegal::unless(is_there, "LN-40", "you have no such ship on the outer sea")?;
                    UnitKind::Ship
                } else {
                    let is_there = table.units[table.active].contains(from) && marks.is_empty();
                    Illegal::unless(is_there, "LN-40", "you have no unit on that field")?;
                    table.kind_at(from)
                };
                check_same_cards(self.check_move(kind, from, to)?, cards)
            }
            Action::Swap(fate, good) => {
                self.check_holds(table.active, fate)?;
                Illegal::unless(table.stock[good] > 0, "LN-61", "the stock has none of that good")
            }
            _ => Err(misplaced_in_movement(action)),
        }
    }

    pub(crate) fn apply_start_of_move(&mut self, action: Action) {
        let active = self.table.active;
        match action {
            Action::Move { from, marks, to, cards } => {
                let unit = if from == Field::OUTER {
                    self.table.outer[active].remove(marks);
                    Some(Unit { owner: active, kind: UnitKind::Ship, marks })
                } else {
                    self.table.take_unit(from)
                };
                let Some(unit) = unit else { return };
                self.note_first_step(to);
                let moving = Moving { field: from, steps: usual_steps(unit.kind) - 1, fled: Fields::EMPTY };
                self.step(moving, unit, to, cards);
            }
            Action::Swap(fate, good) => {
                self.discard(active, fate);
                self.gain(active, Goods::of(good, 1));
                self.end_movement();
            }
            _ => self.end_movement(),
        }
    }

    /// LN-42: remembers where a player has started.
    fn note_first_step(&mut self, to: Field) {
        let first = &mut self.table.first_moves[self.table.active];
        if *first == FirstMove::ToCome {
            *first = to.side().map_or(FirstMove::Done, FirstMove::Side);
        }
    }

    pub(crate) fn legal_step(&self, moving: &Moving, out: &mut Actions<Action>) {
        let kind = self.table.kind_at(moving.field);
        if moving.steps > 0 {
            for to in board().adjacent(moving.field) {
                let cards = self.table.step_cards(kind, moving.field, to, moving.fled);
                if let Ok(cards) = cards.and_then(|cards| self.check_cards(kind, cards)) {
                    out.push(Action::Step { to, cards });
                }
            }
        }
        out.push(Action::Stop);
        let (fate, _) = extra_steps(kind);
        if moving.steps == 0 && self.hands[self.table.active].fate.has(fate) {
            out.push(Action::Play(fate));
        }
    }

    pub(crate) fn check_step(&self, moving: &Moving, action: Action) -> Result<(), Illegal> {
        let kind = self.table.kind_at(moving.field);
        match action {
            Action::Stop => Ok(()),
            Action::Step { to, cards } => {
                Illegal::unless(moving.steps > 0, "LN-40", "the unit has no step left")?;
                let needed = self.table.step_cards(kind, moving.field, to, moving.fled)?;
                check_same_cards(self.check_cards(kind, needed)?, cards)
            }
            Action::Play(fate @ (Fate::FairWind | Fate::FreshHorses)) => {
                self.check_holds(self.table.active, fate)?;
                let fits = extra_steps(kind).0 == fate;
                Illegal::unless(fits, "LN-47", "fair wind is for ships and fresh horses for settlers")?;
                Illegal::unless(moving.steps == 0, "LN-47", "extra steps come after the usual ones")
            }
            _ => Err(misplaced_in_movement(action)),
        }
    }

    pub(crate) fn apply_step(&mut self, moving: Moving, action: Action) {
        let mut moving = moving;
        match action {
            Action::Step { to, cards } => {
                let Some(unit) = self.table.take_unit(moving.field) else { return };
                moving.steps -= 1;
                self.step(moving, unit, to, cards);
            }
            Action::Play(fate) => {
                self.discard(self.table.active, fate);
                moving.steps += extra_steps(self.table.kind_at(moving.field)).1;
                self.table.phase = Phase::Step(moving);
            }
            _ => self.end_movement(),
        }
    }

    /// One step of a unit that has just been lifted off `moving.field`.
    fn step(&mut self, moving: Moving, unit: Unit, to: Field, cards: Cards) {
        for fate in cards.each() {
            self.discard(self.table.active, fate);
        }
        if to == Field::OUTER {
            // LN-41: going there ends the movement phase.
            self.table.outer[unit.owner].add(unit.marks);
            self.end_movement();
        } else if self.table.known.contains(to) {
            self.enter(moving, unit, to);
        } else {
            self.table.put_unit(moving.field, unit);
            self.begin_exploration(moving, to);
        }
    }

    /// Puts a unit on a known field; one that stood there has to go (LN-45).
    pub(crate) fn enter(&mut self, moving: Moving, unit: Unit, to: Field) {
        let left = moving.field;
        let displaced = self.table.take_unit(to);
        self.table.put_unit(to, unit);
        let moving = Moving { field: to, ..moving };
        let Some(displaced) = displaced else {
            self.after_step(moving);
            return;
        };
        if self.table.refuges(displaced, to, left).is_empty() {
            // It returns to its owner's stock, and its red markers are paid.
            self.table.pay_marks(displaced.marks);
            self.after_step(moving);
            return;
        }
        let Unit { owner, kind, marks } = displaced;
        self.table.phase = Phase::Flee(Fleeing { moving, left, owner, kind, marks });
    }

    pub(crate) fn legal_flee(&self, fleeing: &Fleeing, out: &mut Actions<Action>) {
        let refuges = self.table.refuges(fleeing.unit(), fleeing.moving.field, fleeing.left);
        out.extend(refuges.into_iter().map(Action::Flee));
    }

    pub(crate) fn check_flee(&self, fleeing: &Fleeing, action: Action) -> Result<(), Illegal> {
        let Action::Flee(to) = action else { return Err(misplaced(action)) };
        self.table.check_refuge(fleeing.unit(), fleeing.moving.field, fleeing.left, to)
    }

    pub(crate) fn apply_flee(&mut self, fleeing: Fleeing, to: Field) {
        let mut moving = fleeing.moving;
        if to == Field::OUTER {
            self.table.outer[fleeing.owner].add(fleeing.marks);
        } else {
            self.table.put_unit(to, fleeing.unit());
            moving.fled.insert(to);
        }
        self.after_step(moving);
    }

    /// More steps, or cards for more steps, or the end of the phase.
    pub(crate) fn after_step(&mut self, moving: Moving) {
        if moving.steps == 0 && self.table.fate_held[self.table.active] == 0 {
            self.end_movement();
        } else {
            self.table.phase = Phase::Step(moving);
        }
    }

    pub(crate) fn end_movement(&mut self) {
        let first = &mut self.table.first_moves[self.table.active];
        if *first == FirstMove::ToCome {
            *first = FirstMove::Done;
        }
        self.table.phase = Phase::Trade(Trade::default());
    }
}

/// The clause that says where a unit goes.
const fn clause_of(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Ship => "LN-40",
        UnitKind::Settler => "LN-44",
    }
}

/// The refusal of an action that is not for this moment of the movement phase; its own cards are, but in another way.
pub(crate) fn misplaced_in_movement(action: Action) -> Illegal {
    match action {
        Action::Play(Fate::FairWind | Fate::FreshHorses) => {
            Illegal::new("LN-47", "a card for extra steps comes after the usual ones")
        }
        Action::Play(fate) if fate.sub_phase() == SubPhase::Movement => {
            Illegal::new("LN-47", "a card to enter a field is played with the step into it")
        }
        _ => misplaced(action),
    }
}

/// A step is played with just the cards that it needs.
fn check_same_cards(needed: Cards, named: Cards) -> Result<(), Illegal> {
    Illegal::unless(needed == named, "LN-47", "a step is made with just the cards that it needs")
}
