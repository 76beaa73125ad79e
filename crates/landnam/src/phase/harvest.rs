//! The harvest: dice, *harvest* cards, income, dearth, aging (LN-10 to LN-16).

use game::{Actions, BySeat, Illegal, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::components::{Fate, FieldNumber, Good, Goods, SEATS};
use crate::island::{Field, Fields, board};
use crate::phase::Phase;
use crate::phase::misplaced::misplaced;
use crate::state::Landnam;
use crate::table::Table;

/// Which roll of the harvest dice it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sowing {
    /// The first of the turn.
    #[default]
    First,
    /// After a *second sowing*: the one *harvest* card of the turn is spent (LN-16).
    Second,
}

/// What the fields with one number give.
#[derive(Debug, Clone, Copy)]
struct Income {
    claims: BySeat<Goods, SEATS>,
    total: Goods,
    /// The fields that gave something.
    giving: Fields,
    /// Those of them that gave the most cards.
    richest: Fields,
}

impl Table {
    /// The cards that one field gives one player when its number is rolled (LN-10, LN-11).
    #[inline]
    #[must_use]
    pub fn claim(&self, seat: Seat, field: Field) -> u8 {
        if self.occupied().contains(field) {
            // LN-11: a settler takes two, and the buildings get none. A ship on land counts as one (LN-43).
            return if self.units[seat].contains(field) { 2 } else { 0 };
        }
        let corners = board().corners(field);
        (self.farms[seat] & corners).count() + 2 * (self.villages[seat] & corners).count()
    }
}

impl Landnam {
    /// Applies the harvest dice.
    pub(crate) fn apply_roll(&mut self, sowing: Sowing, sum: u8) {
        // LN-20: only a 7 is on no field.
        let Some(rolled) = FieldNumber::new(sum) else {
            self.begin_thing();
            return;
        };
        let may_play = sowing == Sowing::First && self.table.fate_held[self.table.active] > 0;
        if may_play {
            self.table.phase = Phase::Harvest(rolled);
        } else {
            self.harvest(rolled, None);
        }
    }

    pub(crate) fn legal_harvest(&self, rolled: FieldNumber, out: &mut Actions<Action>) {
        let cards = &self.hands[self.table.active].fate;
        out.push(Action::Reap);
        if cards.has(Fate::GoodYear) {
            out.extend(self.fields_numbered(rolled).map(Action::GoodYear));
        }
        for fate in [Fate::SecondSowing, Fate::Fallow] {
            if cards.has(fate) {
                out.push(Action::Play(fate));
            }
        }
    }

    pub(crate) fn check_harvest(&self, rolled: FieldNumber, action: Action) -> Result<(), Illegal> {
        let active = self.table.active;
        match action {
            Action::Reap => Ok(()),
            Action::GoodYear(field) => {
                self.check_holds(active, Fate::GoodYear)?;
                let fits = self.table.number(field) == Some(rolled);
                Illegal::unless(fits, "LN-10", "that field doesn't have the number that was rolled")
            }
            Action::Play(fate @ (Fate::SecondSowing | Fate::Fallow)) => self.check_holds(active, fate),
            _ => Err(misplaced(action)),
        }
    }

    pub(crate) fn apply_harvest(&mut self, rolled: FieldNumber, action: Action) {
        let active = self.table.active;
        match action {
            Action::GoodYear(field) => {
                self.discard(active, Fate::GoodYear);
                self.harvest(rolled, Some(field));
            }
            Action::Play(Fate::SecondSowing) => {
                self.discard(active, Fate::SecondSowing);
                self.table.phase = Phase::Roll(Sowing::Second);
            }
            Action::Play(Fate::Fallow) => {
                self.discard(active, Fate::Fallow);
                self.table.fallow = true;
                self.harvest(rolled, None);
            }
            _ => self.harvest(rolled, None),
        }
    }

    pub(crate) fn legal_age(&self, choice: Fields, out: &mut Actions<Action>) {
        out.extend(choice.into_iter().map(Action::Age));
    }

    pub(crate) fn check_age(&self, choice: Fields, action: Action) -> Result<(), Illegal> {
        let Action::Age(field) = action else { return Err(misplaced(action)) };
        Illegal::unless(choice.contains(field), "LN-13", "another field has to age after this harvest")
    }

    pub(crate) fn apply_age(&mut self, field: Field) {
        self.table.age(field);
        self.table.phase = Phase::Move;
    }

    fn fields_numbered(&self, number: FieldNumber) -> impl Iterator<Item = Field> {
        self.table.numbered.into_iter().filter(move |&field| self.table.number(field) == Some(number))
    }

    fn income(&self, rolled: FieldNumber, doubled: Option<Field>) -> Income {
        let table = &self.table;
        let mut income = Income {
            claims: BySeat([Goods::NONE; SEATS]),
            total: Goods::NONE,
            giving: Fields::EMPTY,
            richest: Fields::EMPTY,
        };
        let mut most = 0;
        for field in self.fields_numbered(rolled) {
            let Some(good) = table.good_at(field) else { continue };
            let mut gave = 0;
            for seat in table.seats() {
                let mut cards = table.claim(seat, field);
                if doubled == Some(field) && seat == table.active {
                    cards *= 2;
                }
                income.claims[seat][good] += cards;
                gave += cards;
            }
            income.total[good] += gave;
            if gave > 0 {
                income.giving.insert(field);
            }
            if gave > most {
                (most, income.richest) = (gave, Fields::EMPTY);
            }
            if gave == most && gave > 0 {
                income.richest.insert(field);
            }
        }
        income
    }

    /// Gives out the harvest, or takes what a dearth takes, and goes on to aging or movement.
    fn harvest(&mut self, rolled: FieldNumber, doubled: Option<Field>) {
        self.table.phase = Phase::Move;
        let income = self.income(rolled, doubled);
        let stock = self.table.stock;
        let is_short = |good: &Good| income.total[*good] > stock[*good];
        if Good::ALL.iter().any(is_short) {
            // LN-12: nobody gets anything, and the hands lose all of the kinds that fell short.
            for good in Good::ALL.into_iter().filter(is_short) {
                for seat in self.table.seats() {
                    self.spend(seat, Goods::of(good, self.hands[seat].goods[good]));
                }
            }
            return;
        }
        for seat in self.table.seats() {
            self.gain(seat, income.claims[seat]);
        }
        if !self.table.fallow {
            self.begin_aging(income);
        }
    }

    /// LN-13: one of the fields that gave income ages.
    fn begin_aging(&mut self, income: Income) {
        let settled = income.giving & self.table.occupied();
        let choice = if settled.is_empty() { income.richest } else { settled };
        match choice.count() {
            0 => {}
            1 => choice.into_iter().for_each(|field| self.table.age(field)),
            _ => self.table.phase = Phase::Age(choice),
        }
    }
}
