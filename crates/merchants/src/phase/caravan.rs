//! Moves of caravans, tolls, and deliveries (MOE-55 to MOE-60).

use arrayvec::ArrayVec;
use game::{Actions, Illegal, Seat, SeatSet};

use crate::action::{Action, CaravanName};
use crate::components::{CARAVANS_AT_A_ROUTE, Resource, SEATS, STEPS};
use crate::ids::{CityId, CitySet, PathId, PathSet};
use crate::phase::Phase;
use crate::phase::fare::{Fare, Payment, steps_for};
use crate::place::{Intersection, Path};
use crate::state::Merchants;
use crate::table::{Caravan, Table};

/// What a caravan has paid on its way: to whom, and what is left to pay with.
#[derive(Clone, Copy)]
struct Paid {
    tolls: SeatSet,
    gold: u8,
}

impl Paid {
    /// A number for those who were paid.
    fn place(self) -> usize {
        self.tolls.into_iter().fold(0, |place, seat| place | 1 << seat.index())
    }
}

impl Table {
    /// The tolls that a caravan has paid once it is on a route, if the route and the gold for it are there (MOE-57).
    fn tolls_on(&self, seat: Seat, path: PathId, paid: Paid) -> Option<Paid> {
        let owner = self.route_on(path)?;
        let Paid { mut tolls, gold } = paid;
        if owner == seat || tolls.contains(owner) {
            return Some(paid);
        }
        tolls.insert(owner);
        Some(Paid { tolls, gold: gold.checked_sub(1)? })
    }

    /// Whether a caravan that stood at `lifted` finds room beside a route (MOE-56).
    fn has_room(&self, path: PathId, lifted: Option<PathId>) -> bool {
        let others = self.caravans_at(path) - usize::from(Some(path) == lifted);
        others < CARAVANS_AT_A_ROUTE
    }

    /// Whether a caravan on a route can come to a place with room with so many steps and so much gold.
    fn may_stop_within(
        &self,
        seat: Seat,
        from: PathId,
        steps: u8,
        paid: Paid,
        lifted: Option<PathId>,
    ) -> bool {
        // Full routes are rare: usually the caravan can stop at once.
        if self.has_room(from, lifted) {
            return true;
        }
        let mut seen = [PathSet::EMPTY; 1 << SEATS];
        let mut queue = ArrayVec::<(PathId, Paid), 3072>::new();
        queue.push((from, paid));
        seen[paid.place()].insert(from);
        let (mut done, mut layer) = (0, queue.len());
        for _ in 0..steps {
            while done < layer {
                let (path, paid) = queue[done];
                done += 1;
                for next in self.map().adjoining(path) {
                    let Some(paid) = self.tolls_on(seat, next, paid) else { continue };
                    if self.has_room(next, lifted) {
                        return true;
                    }
                    let seen = &mut seen[paid.place()];
                    if !seen.contains(next) {
                        seen.insert(next);
                        queue.push((next, paid));
                    }
                }
            }
            layer = queue.len();
        }
        false
    }

    /// Why a caravan can't go to an adjoining route, or the tolls and the gold after it.
    fn enter(
        &self,
        seat: Seat,
        caravan: Caravan,
        to: PathId,
        left: u8,
        lifted: Option<PathId>,
    ) -> Result<Paid, Illegal> {
        Illegal::unless(self.route_on(to).is_some(), "MOE-55", "there is no route")?;
        let before = Paid { tolls: caravan.tolls, gold: self.gold[seat] };
        let Some(paid) = self.tolls_on(seat, to, before) else {
            return Err(Illegal::new("MOE-57", "there is no gold for the toll"));
        };
        let may = self.may_stop_within(seat, to, left - 1, paid, lifted);
        Illegal::unless(
            may,
            "MOE-56",
            "two caravans stand there, and no place to stop can be reached from there",
        )?;
        Ok(paid)
    }

    /// Whether a caravan can begin a move of so many steps.
    pub(crate) fn can_drive(&self, seat: Seat, caravan: Caravan, steps: u8) -> bool {
        let lifted = Some(caravan.at);
        self.map().adjoining(caravan.at).any(|to| self.enter(seat, caravan, to, steps, lifted).is_ok())
    }
}

/// What a caravan's move costs (MOE-55); with a fair wind it costs nothing (MOE-72).
const DRIVE: Fare = Fare {
    resource: Resource::Salt,
    free_in: Phase::FairWind,
    clause: "MOE-55",
    is_free: "a fair wind drives without salt, three steps",
    costs_one: "a caravan's move costs a salt at least",
    lacks: "there is not so much salt in the hand",
};

impl Merchants {
    pub(crate) fn legal_drives(&self, payment: Payment, out: &mut Actions<Action>) {
        if payment.amounts().is_empty() {
            return;
        }
        let seat = self.active();
        for (from, caravan) in self.named_caravans() {
            // Who can go three steps can go more.
            let any = self.table.can_drive(seat, caravan, STEPS);
            let can = |&salt: &u8| any || self.table.can_drive(seat, caravan, steps_for(salt));
            out.extend(payment.amounts().filter(can).map(|salt| Action::Drive { from, salt }));
        }
    }

    /// MOE-55: each salt moves one caravan up to three routes.
    pub(crate) fn check_drive(&self, from: CaravanName, salt: u8) -> Result<(), Illegal> {
        self.check_fare(&DRIVE, salt)?;
        let Some(caravan) = self.own_caravan(from) else {
            return Err(Illegal::new("MOE-55", "no such caravan of yours stands there"));
        };
        let can = self.table.can_drive(self.active(), caravan, steps_for(salt));
        Illegal::unless(can, "MOE-55", "the caravan can't go to any route from there")
    }

    pub(crate) fn apply_drive(&mut self, from: CaravanName, salt: u8) {
        let left = self.pay_fare(&DRIVE, salt);
        let Some(caravan) = self.own_caravan(from) else { return };
        self.table.caravans[self.table.active].take(caravan);
        self.table.phase = Phase::Driving { caravan, left, moved: false };
    }

    pub(crate) fn legal_driving(&self, out: &mut Actions<Action>) {
        let Phase::Driving { caravan, left, moved, .. } = self.table.phase else { return };
        let map = self.table.map();
        if left > 0 {
            let seat = self.active();
            let next = map.adjoining(caravan.at);
            let next = next.filter(|&to| self.table.enter(seat, caravan, to, left, None).is_ok());
            out.extend(next.map(|path| Action::DriveTo(map.paths[path])));
        }
        if moved {
            let cities = map.cities_at(caravan.at).filter(|&city| self.check_delivery_here(city).is_ok());
            out.extend(cities.map(|city| Action::Deliver(map.cities[city].at)));
        }
        if self.check_stop_driving().is_ok() {
            out.push(Action::Stop);
        }
    }

    pub(crate) fn check_drive_to(&self, name: Path) -> Result<(), Illegal> {
        let Phase::Driving { caravan, left, .. } = self.table.phase else {
            return Err(self.table.not_now(Action::DriveTo(name)));
        };
        Illegal::unless(left > 0, "MOE-55", "all steps that were paid for have been made")?;
        let map = self.table.map();
        let path = map.path(name).filter(|&path| map.adjoining(caravan.at).any(|next| next == path));
        let Some(path) = path else {
            return Err(Illegal::new("MOE-55", "a caravan goes from a route to an adjoining one"));
        };
        self.table.enter(self.active(), caravan, path, left, None).map(|_| ())
    }

    pub(crate) fn apply_drive_to(&mut self, name: Path) {
        let Phase::Driving { mut caravan, left, .. } = self.table.phase else { return };
        let Some(path) = self.table.map().path(name) else { return };
        let seat = self.active();
        let owner = self.table.route_on(path).unwrap_or(seat);
        if owner != seat && !caravan.tolls.contains(owner) {
            // MOE-57: one gold to the owner, once a turn for each caravan and owner.
            caravan.tolls.insert(owner);
            self.table.gold[seat] -= 1;
            self.table.gold[owner] += 1;
        }
        (caravan.at, caravan.rested) = (path, false);
        self.table.phase = Phase::Driving { caravan, left: left - 1, moved: true };
    }

    pub(crate) fn check_stop_driving(&self) -> Result<(), Illegal> {
        let Phase::Driving { caravan, moved, .. } = self.table.phase else {
            return Err(self.table.not_now(Action::Stop));
        };
        Illegal::unless(moved, "MOE-55", "the caravan has not moved yet")?;
        let room = self.table.has_room(caravan.at, None);
        Illegal::unless(room, "MOE-56", "two caravans stand at this route already")
    }

    /// MOE-58: on the way, to posts at the route just entered, as on the tour of MOE-E5.
    fn check_delivery_here(&self, city: CityId) -> Result<(), Illegal> {
        let Phase::Driving { caravan, moved, .. } = self.table.phase else {
            return Err(self.table.not_now(Action::Deliver(self.table.map().cities[city].at)));
        };
        Illegal::unless(
            moved,
            "MOE-58",
            "a caravan delivers where it is moved to; what it delivers standing comes first",
        )?;
        let touches = self.table.map().cities_at(caravan.at).any(|here| here == city);
        Illegal::unless(touches, "MOE-58", "the caravan's route does not touch that post")?;
        self.check_supply(city)
    }

    /// MOE-60: while standing, where it stood when the turn began.
    fn check_standing_delivery(&self, city: CityId) -> Result<(), Illegal> {
        let caravans = self.table.caravans[self.active()];
        let at = |caravan: &Caravan| self.table.map().cities_at(caravan.at).any(|here| here == city);
        let beside = caravans.iter().any(|caravan| at(&caravan));
        Illegal::unless(beside, "MOE-58", "no caravan of yours stands at a route that touches that post")?;
        let rested = caravans.iter().filter(at).any(|caravan| caravan.rested);
        Illegal::unless(
            rested,
            "MOE-60",
            "only a caravan that stood there when the turn began delivers standing",
        )?;
        self.check_supply(city)
    }

    fn check_supply(&self, city: CityId) -> Result<(), Illegal> {
        let (table, seat) = (&self.table, self.active());
        let foreign = table.all_posts().contains(city) && !table.posts[seat].contains(city);
        Illegal::unless(foreign, "MOE-59", "only posts of others and neutral ones take commodities")?;
        Illegal::unless(
            !table.supplied().contains(city),
            "MOE-59",
            "that post has taken a commodity already",
        )?;
        Illegal::unless(table.free_commodities(seat) > 0, "MOE-49", "no commodity is free")
    }

    pub(crate) fn legal_standing_deliveries(&self, out: &mut Actions<Action>) {
        let seat = self.active();
        if self.table.free_commodities(seat) == 0 {
            return;
        }
        let map = self.table.map();
        let customers = self.table.customers(seat);
        let mut cities = CitySet::EMPTY;
        for caravan in self.table.caravans[seat].iter().filter(|caravan| caravan.rested) {
            cities.extend(map.cities_at(caravan.at).filter(|&city| customers.contains(city)));
        }
        out.extend(cities.iter().map(|city| Action::Deliver(map.cities[city].at)));
    }

    pub(crate) fn check_deliver(&self, at: Intersection) -> Result<(), Illegal> {
        let Some(city) = self.table.map().city(at) else {
            return Err(Illegal::new("MOE-59", "there is no city"));
        };
        match self.table.phase {
            Phase::Driving { .. } => self.check_delivery_here(city),
            _ => self.check_standing_delivery(city),
        }
    }

    pub(crate) fn apply_deliver(&mut self, at: Intersection) {
        let Some(city) = self.table.map().city(at) else { return };
        let seat = self.active();
        self.table.commodities[seat].insert(city);
        // MOE-80: who has delivered all wins at once.
        if self.table.delivered(seat) == self.table.commodities_each() {
            if let Phase::Driving { caravan, .. } = self.table.phase {
                self.table.caravans[seat].put(caravan);
            }
            self.table.phase = Phase::Over(seat);
        }
    }
}
