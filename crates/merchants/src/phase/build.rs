//! What is bought with resources: cards, merchants, caravans, routes (MOE-35 to MOE-38).

use arrayvec::ArrayVec;
use game::{Actions, Illegal, SeatSet};

use crate::action::{Action, CaravanName, Second};
use crate::components::{CARAVANS_AT_A_ROUTE, Purchase};
use crate::ids::{IntersectionId, PathSet};
use crate::phase::Phase;
use crate::place::{Intersection, Path};
use crate::state::Merchants;
use crate::table::{Caravan, Table};

impl Table {
    /// The active player's caravans by their names, those that don't differ once.
    pub(crate) fn named_caravans(&self) -> ArrayVec<(CaravanName, Caravan), 2> {
        let mut named = ArrayVec::<(CaravanName, Caravan), 2>::new();
        for caravan in self.caravans[self.active].iter() {
            let twin = named.first().map(|&(_, twin)| twin);
            if twin == Some(caravan) {
                continue;
            }
            let is_second = twin.is_some_and(|twin| twin.at == caravan.at);
            let at = self.map().paths[caravan.at];
            let second = if is_second { Second::Yes } else { Second::No };
            named.push((CaravanName { at, second }, caravan));
        }
        named
    }
}

impl Merchants {
    fn can_pay(&self, purchase: Purchase) -> bool {
        self.hands[self.active()].covers(purchase.cost())
    }

    fn pay(&mut self, purchase: Purchase) {
        self.lose(self.active(), purchase.cost());
    }

    pub(crate) fn legal_building(&self, out: &mut Actions<Action>) {
        if self.check_buy_card().is_ok() {
            out.push(Action::BuyCard);
        }
        if self.can_pay(Purchase::Merchant) {
            self.legal_recruits(out);
        }
        if self.can_pay(Purchase::Caravan) {
            self.legal_caravans(out);
        }
        if self.can_pay(Purchase::Route) {
            self.legal_routes(out);
        }
    }

    pub(crate) fn check_buy_card(&self) -> Result<(), Illegal> {
        Illegal::unless(self.can_pay(Purchase::Card), "MOE-35", "a development card costs wool and salt")?;
        let left = self.stack().plus(self.table.discard);
        Illegal::unless(!left.is_empty(), "MOE-35", "no development card is left")
    }

    pub(crate) fn apply_buy_card(&mut self) {
        self.pay(Purchase::Card);
        if self.stack().is_empty() {
            self.shuffle();
        }
        self.table.phase = Phase::Drawing;
    }

    fn legal_recruits(&self, out: &mut Actions<Action>) {
        let map = self.table.map();
        let seat = self.active();
        let merchants = self.table.merchants[seat];
        let posts = self.table.posts[seat].iter().map(|city| map.site[city]);
        for at in posts.filter(|&at| !merchants.contains(at)) {
            let to = map.intersections[at];
            if merchants.is_full() {
                let from = merchants.iter().map(|at| map.intersections[at]);
                out.extend(from.map(|from| Action::MoveMerchant { to, from }));
            } else {
                out.push(Action::Recruit(to));
            }
        }
    }

    /// The active player's merchant at an intersection.
    pub(crate) fn own_merchant(&self, at: Intersection) -> Option<IntersectionId> {
        let at = self.table.map().intersection(at)?;
        Some(at).filter(|&at| self.table.merchants[self.active()].contains(at))
    }

    /// MOE-36.
    pub(crate) fn check_recruit(&self, to: Intersection, from: Option<Intersection>) -> Result<(), Illegal> {
        let cost = "a merchant costs wool, grain and lumber";
        Illegal::unless(self.can_pay(Purchase::Merchant), "MOE-36", cost)?;
        let seat = self.active();
        let all_on_board = self.table.merchants[seat].is_full();
        match from {
            None => Illegal::unless(
                !all_on_board,
                "MOE-36",
                "both merchants are on the board: say which one moves",
            )?,
            Some(from) => {
                Illegal::unless(
                    all_on_board,
                    "MOE-36",
                    "a merchant is taken off only if both are on the board",
                )?;
                let own = self.own_merchant(from).is_some();
                Illegal::unless(own, "MOE-36", "no merchant of yours stands there")?;
            }
        }
        let city = self.table.map().city(to).filter(|&city| self.table.posts[seat].contains(city));
        Illegal::unless(city.is_some(), "MOE-36", "a merchant is set on an own post")?;
        let taken = self.own_merchant(to).is_some();
        Illegal::unless(!taken, "MOE-36", "a merchant stands there already")
    }

    pub(crate) fn apply_recruit(&mut self, to: Intersection, from: Option<Intersection>) {
        self.pay(Purchase::Merchant);
        let seat = self.active();
        let Some(to) = self.table.map().intersection(to) else { return };
        if let Some(from) = from.and_then(|from| self.own_merchant(from)) {
            self.table.merchants[seat].take(from);
        }
        self.table.merchants[seat].put(to);
    }

    /// Own routes that touch an own post and have room for a caravan (MOE-37).
    fn caravan_places(&self) -> PathSet {
        let map = self.table.map();
        let seat = self.active();
        let mut places = PathSet::EMPTY;
        for city in self.table.posts[seat].iter() {
            for way in map.ways_from(map.site[city]) {
                let is_own = self.table.routes[seat].contains(way.path);
                if is_own && self.table.caravans_at(way.path) < CARAVANS_AT_A_ROUTE {
                    places.insert(way.path);
                }
            }
        }
        places
    }

    pub(crate) fn named_caravans(&self) -> ArrayVec<(CaravanName, Caravan), 2> {
        self.table.named_caravans()
    }

    /// The caravan of the active player that a name means.
    pub(crate) fn own_caravan(&self, name: CaravanName) -> Option<Caravan> {
        self.named_caravans().into_iter().find(|&(own, _)| own == name).map(|(_, caravan)| caravan)
    }

    fn legal_caravans(&self, out: &mut Actions<Action>) {
        let map = self.table.map();
        let is_new = !self.table.caravans[self.active()].is_full();
        let named = self.named_caravans();
        let places = self.caravan_places();
        for path in places.iter() {
            let to = map.paths[path];
            if is_new {
                out.push(Action::Caravan(to));
            } else {
                let others = named.iter().filter(|(name, _)| name.at != to);
                out.extend(others.map(|&(from, _)| Action::MoveCaravan { to, from }));
            }
        }
    }

    /// MOE-37.
    pub(crate) fn check_caravan(&self, to: Path, from: Option<CaravanName>) -> Result<(), Illegal> {
        let cost = "a caravan costs ore, lumber and salt";
        Illegal::unless(self.can_pay(Purchase::Caravan), "MOE-37", cost)?;
        let all_on_board = self.table.caravans[self.active()].is_full();
        match from {
            None => Illegal::unless(
                !all_on_board,
                "MOE-37",
                "both caravans are on the board: say which one moves",
            )?,
            Some(from) => {
                Illegal::unless(
                    all_on_board,
                    "MOE-37",
                    "a caravan is taken off only if both are on the board",
                )?;
                Illegal::unless(
                    self.own_caravan(from).is_some(),
                    "MOE-37",
                    "no such caravan of yours stands there",
                )?;
                Illegal::unless(from.at != to, "MOE-37", "the caravan is to be set in another place")?;
            }
        }
        let Some(path) = self.table.map().path(to) else {
            return Err(Illegal::new("MOE-37", "there is no such path"));
        };
        let own = self.table.routes[self.active()].contains(path);
        Illegal::unless(own, "MOE-37", "a caravan is set beside an own route")?;
        let posts = self.table.posts[self.active()];
        let touches = self.table.map().cities_at(path).any(|city| posts.contains(city));
        Illegal::unless(touches, "MOE-37", "the route of a new caravan touches an own post")?;
        let room = self.table.caravans_at(path) < CARAVANS_AT_A_ROUTE;
        Illegal::unless(room, "MOE-37", "two caravans stand there already")
    }

    pub(crate) fn apply_caravan(&mut self, to: Path, from: Option<CaravanName>) {
        self.pay(Purchase::Caravan);
        let Some(path) = self.table.map().path(to) else { return };
        let moved = from.and_then(|from| self.own_caravan(from));
        if let Some(caravan) = moved {
            self.table.caravans[self.table.active].take(caravan);
        }
        // MOE-57: a caravan that is set elsewhere is the same one, and the tolls that it has paid are paid.
        let tolls = moved.map_or(SeatSet::EMPTY, |caravan| caravan.tolls);
        // MOE-60: a caravan bought this turn has to move before it delivers.
        self.table.caravans[self.table.active].put(Caravan { at: path, tolls, rested: false });
    }

    pub(crate) fn check_paid_route(&self, path: Path) -> Result<(), Illegal> {
        Illegal::unless(self.can_pay(Purchase::Route), "MOE-38", "a route costs ore and lumber")?;
        self.check_route(path)
    }

    pub(crate) fn apply_route(&mut self, name: Path) {
        let Some(path) = self.table.map().path(name) else { return };
        match self.table.phase {
            Phase::Actions => self.pay(Purchase::Route),
            Phase::Charter => self.table.charter -= 1,
            _ => {}
        }
        self.lay(path);
    }
}
