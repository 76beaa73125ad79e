//! The althing: who may sue whom, in which order, and how the thing ends (LN-20 to LN-23, LN-28, LN-29).
//!
//! Everybody with a fate card is asked for *althing* cards whenever something has happened: before a plaintiff
//! brings a case, after each stake, before a verdict, and before black markers are given. They all are in
//! `Turn::Seats` at once, and whether they are asked depends on the number of their cards alone, which is open.

use game::{Actions, Illegal, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::components::{Fate, SubPhase};
use crate::data::data;
use crate::island::Fields;
use crate::phase::Phase;
use crate::phase::case::Case;
use crate::phase::misplaced::misplaced;
use crate::state::Landnam;
use crate::table::Table;

/// A thing in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a thing, an object with first, plaintiff and hearing")]
pub struct Thing {
    /// Who sues first.
    pub first: Seat,
    /// Whose cases are heard.
    pub plaintiff: Seat,
    /// The fields of the cases that this plaintiff has brought.
    #[serde(default)]
    pub heard: Fields,
    /// The players against whom a case was brought.
    #[serde(default, with = "crate::position::seats")]
    pub sued: SeatSet,
    /// Who is asked for an *althing* card.
    #[serde(default, with = "crate::position::seats")]
    pub asked: SeatSet,
    /// What is going on.
    pub hearing: Hearing,
}

/// What is going on at the thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(
    rename_all = "kebab-case",
    deny_unknown_fields,
    expecting = "naming, docket, closing, or an object with a case"
)]
pub enum Hearing {
    /// The active player names who sues first.
    Naming,
    /// The plaintiff may bring a case.
    Docket,
    /// A case is heard.
    Case(Case),
    /// All cases are heard; black markers are about to be given.
    Closing,
}

impl Thing {
    /// A thing at which the active player is to name who sues first.
    pub(crate) const fn naming(active: Seat) -> Thing {
        Thing {
            first: active,
            plaintiff: active,
            heard: Fields::EMPTY,
            sued: SeatSet::EMPTY,
            asked: SeatSet::EMPTY,
            hearing: Hearing::Naming,
        }
    }

    /// Who may act.
    #[inline]
    pub(crate) fn awaited(&self, active: Seat) -> SeatSet {
        if !self.asked.is_empty() {
            return self.asked;
        }
        match &self.hearing {
            Hearing::Naming => SeatSet::one(active),
            Hearing::Docket => SeatSet::one(self.plaintiff),
            Hearing::Case(case) => case.awaited(),
            Hearing::Closing => SeatSet::EMPTY,
        }
    }
}

impl Table {
    /// The fields where a unit can be sued, if the plaintiff has a building there (LN-23).
    #[inline]
    fn disputed(&self) -> Fields {
        self.numbered | self.harbor_fields()
    }

    /// The fields with a unit against which a player can bring a case (LN-23).
    #[inline]
    #[must_use]
    pub fn cases_of(&self, plaintiff: Seat) -> Fields {
        (self.occupied() - self.units[plaintiff]) & self.disputed() & self.at[plaintiff]
    }

    /// How many cases are possible against a player: each unit and plaintiff counts once (LN-28).
    #[must_use]
    pub fn cases_against(&self, defender: Seat) -> u8 {
        let units = self.units[defender] & self.disputed();
        self.seats().filter(|&seat| seat != defender).map(|seat| (units & self.at[seat]).count()).sum()
    }

    /// Everybody with a fate card: who may have an *althing* card.
    #[inline]
    pub(crate) fn with_fate_cards(&self) -> SeatSet {
        self.seats().filter(|&seat| self.fate_held[seat] > 0).collect()
    }

    /// LN-21: all outlaws leave the board, and their red markers are paid.
    fn outlaws_leave(&mut self) {
        let outlaws = self.red_on_board.0.iter().fold(Fields::EMPTY, |all, &red| all | red);
        for field in outlaws {
            if let Some(unit) = self.take_unit(field) {
                self.pay_marks(unit.marks);
            }
        }
        for seat in self.seats() {
            while let Some(&marks) = self.outer[seat].ships().iter().find(|marks| !marks.is_empty()) {
                self.outer[seat].remove(marks);
                self.pay_marks(marks);
            }
        }
    }

    /// Who gets a black marker if the thing ends now (LN-28).
    fn unchallenged(&self, sued: SeatSet) -> SeatSet {
        let is_due = |&seat: &Seat| !sued.contains(seat) && self.cases_against(seat) >= data().cases;
        self.seats().filter(is_due).collect()
    }
}

impl Landnam {
    /// A 7 was rolled. LN-20: the active player draws, and everybody without a fate card.
    pub(crate) fn begin_thing(&mut self) {
        let table = &self.table;
        let draws = |&seat: &Seat| seat == table.active || table.fate_held[seat] == 0;
        let seats = table.seats().filter(draws).collect();
        self.next_draw(seats);
    }

    /// On to the next of those who draw; after them, or without a card to draw, the outlaws leave and the thing opens.
    pub(crate) fn next_draw(&mut self, seats: SeatSet) {
        if !seats.is_empty() && self.ready_deck() {
            self.table.phase = Phase::Draw(seats);
            return;
        }
        self.table.outlaws_leave();
        self.open_thing();
    }

    /// The active player is to name who sues first, if anybody can sue at all.
    fn open_thing(&mut self) {
        let table = &self.table;
        if table.seats().all(|seat| table.cases_of(seat).is_empty()) {
            // Without a possible case there is nothing to name, to break off or to reward.
            self.table.phase = Phase::Move;
            return;
        }
        self.table.phase = Phase::Thing(Thing::naming(table.active));
    }

    pub(crate) fn legal_thing(&self, thing: &Thing, seat: Seat, out: &mut Actions<Action>) {
        if thing.asked.contains(seat) {
            out.push(Action::Pass);
            self.legal_althing_cards(thing, seat, out);
            return;
        }
        match &thing.hearing {
            Hearing::Naming => out.extend(self.table.seats().map(Action::First)),
            Hearing::Docket => self.legal_suits(thing, out),
            Hearing::Case(case) => self.legal_case(case, seat, out),
            Hearing::Closing => {}
        }
        self.legal_althing_cards(thing, seat, out);
    }

    fn legal_suits(&self, thing: &Thing, out: &mut Actions<Action>) {
        let goods = &self.hands[thing.plaintiff].goods;
        for field in self.table.cases_of(thing.plaintiff) - thing.heard {
            let held = self.table.good_at(field).map_or(0, |good| goods[good]);
            out.extend((1..=held).map(|stake| Action::Sue(field, stake)));
        }
        out.push(Action::Rest);
    }

    /// LN-29: anybody may play *althing* cards.
    fn legal_althing_cards(&self, thing: &Thing, seat: Seat, out: &mut Actions<Action>) {
        let cards = &self.hands[seat].fate;
        for fate in [Fate::Settlement, Fate::WeaponClash, Fate::Lawspeaker] {
            if cards.has(fate) && check_althing_card(thing, seat, fate).is_ok() {
                out.push(Action::Play(fate));
            }
        }
    }

    pub(crate) fn check_thing(&self, thing: &Thing, seat: Seat, action: Action) -> Result<(), Illegal> {
        if let Action::Play(fate @ (Fate::Settlement | Fate::WeaponClash | Fate::Lawspeaker)) = action {
            self.check_holds(seat, fate)?;
            return check_althing_card(thing, seat, fate);
        }
        if is_harvest_card(action) {
            return Err(Illegal::new("LN-16", "no harvest card is played when a 7 was rolled"));
        }
        if thing.asked.contains(seat) {
            let reason = "you are asked for an althing card first: play one, or pass";
            return Illegal::unless(action == Action::Pass, "LN-29", reason);
        }
        match (&thing.hearing, action) {
            (Hearing::Naming, Action::First(first)) => {
                let sits = first.index() < self.table.players();
                Illegal::unless(sits, "LN-22", "there is no such player at the table")
            }
            (Hearing::Docket, Action::Rest) => Ok(()),
            (Hearing::Docket, Action::Sue(field, stake)) => {
                let table = &self.table;
                let is_case = table.cases_of(thing.plaintiff).contains(field);
                Illegal::unless(is_case, "LN-23", "you have no case against a unit on that field")?;
                let is_new = !thing.heard.contains(field);
                Illegal::unless(is_new, "LN-23", "you have brought that case already")?;
                let held = table.good_at(field).map_or(0, |good| self.hands[seat].goods[good]);
                Illegal::unless(
                    stake >= 1 && stake <= held,
                    "LN-24",
                    "you don't hold that many cards of the good that the case is about",
                )
            }
            (Hearing::Case(case), _) => self.check_case(case, seat, action),
            (Hearing::Naming, Action::Sue(..) | Action::Rest) => {
                Err(Illegal::new("LN-22", "name first who sues first"))
            }
            (Hearing::Docket, Action::Raise(_) | Action::Yield | Action::Hand(_)) => {
                Err(Illegal::new("LN-22", "no case is being heard: bring one, or rest"))
            }
            _ => Err(misplaced(action)),
        }
    }

    pub(crate) fn apply_thing(&mut self, thing: Thing, seat: Seat, action: Action) {
        match (thing.hearing, action) {
            (_, Action::Play(Fate::WeaponClash)) => {
                self.discard(seat, Fate::WeaponClash);
                // LN-29: stakes are spent, markers stay, and no black ones are given.
                if let Hearing::Case(case) = thing.hearing {
                    self.spend_stakes(&case);
                }
                self.table.phase = Phase::Move;
            }
            (Hearing::Case(case), Action::Play(Fate::Settlement)) => {
                self.discard(seat, Fate::Settlement);
                // LN-29: stakes are spent, and nobody gets a marker.
                self.spend_stakes(&case);
                self.open_docket(thing);
            }
            (_, Action::Pass) => self.apply_pass(thing, seat),
            (_, Action::First(first)) => self.open_docket(Thing { first, plaintiff: first, ..thing }),
            (_, Action::Sue(field, stake)) => self.apply_sue(thing, field, stake),
            (_, Action::Rest) => self.next_plaintiff(thing),
            (Hearing::Case(case), _) => self.apply_case(thing, case, seat, action),
            _ => debug_assert!(false, "{action} doesn't belong to the thing"),
        }
    }

    fn apply_pass(&mut self, thing: Thing, seat: Seat) {
        let mut thing = thing;
        thing.asked.remove(seat);
        self.table.phase = Phase::Thing(thing);
        if !thing.asked.is_empty() {
            return;
        }
        match thing.hearing {
            Hearing::Case(case) if case.is_lost() => self.give_verdict(thing, case),
            Hearing::Closing => self.close_thing(thing),
            _ => {}
        }
    }

    /// Lets the plaintiff bring a case, or goes on to the next one who has a case and any goods at all.
    pub(crate) fn open_docket(&mut self, thing: Thing) {
        let plaintiff = thing.plaintiff;
        let cases = self.table.cases_of(plaintiff) - thing.heard;
        if cases.is_empty() || self.table.goods_held[plaintiff] == 0 {
            self.next_plaintiff(thing);
            return;
        }
        let mut asked = self.table.with_fate_cards();
        asked.remove(plaintiff);
        self.table.phase = Phase::Thing(Thing { asked, hearing: Hearing::Docket, ..thing });
    }

    /// LN-22: once around the table, clockwise.
    fn next_plaintiff(&mut self, thing: Thing) {
        let plaintiff = thing.plaintiff.next(self.table.players());
        if plaintiff != thing.first {
            self.open_docket(Thing { plaintiff, heard: Fields::EMPTY, ..thing });
            return;
        }
        let asked = self.table.with_fate_cards();
        if self.table.unchallenged(thing.sued).is_empty() || asked.is_empty() {
            self.close_thing(thing);
        } else {
            self.table.phase = Phase::Thing(Thing { asked, hearing: Hearing::Closing, ..thing });
        }
    }

    /// LN-28: black markers for those whom nobody dared to sue.
    fn close_thing(&mut self, thing: Thing) {
        for seat in self.table.unchallenged(thing.sued) {
            self.table.black[seat] += 1;
        }
        self.table.phase = Phase::Move;
    }
}

fn is_harvest_card(action: Action) -> bool {
    match action {
        Action::GoodYear(_) => true,
        Action::Play(fate) => fate.sub_phase() == SubPhase::Harvest,
        _ => false,
    }
}

/// Whether an *althing* card has an effect now; that it is held is checked elsewhere.
fn check_althing_card(thing: &Thing, seat: Seat, fate: Fate) -> Result<(), Illegal> {
    match (&thing.hearing, fate) {
        (_, Fate::WeaponClash) | (Hearing::Case(_), Fate::Settlement) => Ok(()),
        (Hearing::Case(case), _) => {
            let open = !case.is_lost();
            Illegal::unless(open, "LN-25", "the case is lost already, and a stake can't be raised any more")?;
            Illegal::unless(case.is_party(seat), "LN-29", "you are on neither side of this case")
        }
        _ => Err(Illegal::new("LN-29", "no case is being heard")),
    }
}
