//! What is bought with resources: cards, merchants, caravans, routes (MOE-35 to MOE-38).

use arrayvec::ArrayVec;
use game::{Actions, Illegal};

use crate::action::{Action, CaravanName, Second};
use crate::bits::{PathSet, each_bit};
use crate::components::{CARAVANS_AT_A_ROUTE, Purchase};
use crate::map::{NO_PATH, NONE};
use crate::phase::Phase;
use crate::place::{Intersection, Path};
use crate::state::Merchants;
use crate::table::Caravan;

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
        let map = self.table.map.0;
        let seat = self.active();
        let [first, second] = self.table.merchants[seat];
        let posts = each_bit(self.table.posts[seat]).map(|city| map.city_corner[city]);
        for corner in posts.filter(|&corner| corner != first && corner != second) {
            let to = map.corners[usize::from(corner)];
            if second == NONE {
                out.push(Action::Recruit(to));
            } else {
                let from = [first, second].map(|corner| map.corners[usize::from(corner)]);
                out.extend(from.map(|from| Action::MoveMerchant { to, from }));
            }
        }
    }

    /// Which of the active player's merchants stands at an intersection.
    pub(crate) fn own_merchant(&self, at: Intersection) -> Option<usize> {
        let corner = self.table.map.corner(at)?;
        self.table.merchants[self.active()].iter().position(|&merchant| merchant == corner)
    }

    /// MOE-36.
    pub(crate) fn check_recruit(&self, to: Intersection, from: Option<Intersection>) -> Result<(), Illegal> {
        let cost = "a merchant costs wool, grain and lumber";
        Illegal::unless(self.can_pay(Purchase::Merchant), "MOE-36", cost)?;
        let seat = self.active();
        let all_on_board = self.table.merchants[seat][1] != NONE;
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
        let city = self.table.map.city(to).filter(|&city| self.table.posts[seat] >> city & 1 == 1);
        Illegal::unless(city.is_some(), "MOE-36", "a merchant is set on an own post")?;
        let taken = self.own_merchant(to).is_some();
        Illegal::unless(!taken, "MOE-36", "a merchant stands there already")
    }

    pub(crate) fn apply_recruit(&mut self, to: Intersection, from: Option<Intersection>) {
        self.pay(Purchase::Merchant);
        let seat = self.active();
        let place = from.and_then(|from| self.own_merchant(from));
        let place =
            place.or_else(|| self.table.merchants[seat].iter().position(|&merchant| merchant == NONE));
        let (Some(place), Some(corner)) = (place, self.table.map.corner(to)) else { return };
        self.table.merchants[seat][place] = corner;
        self.table.merchants[seat].sort_unstable();
    }

    /// Own routes that touch an own post and have room for a caravan (MOE-37).
    fn caravan_places(&self) -> PathSet {
        let map = self.table.map.0;
        let seat = self.active();
        let mut places = PathSet::EMPTY;
        for city in each_bit(self.table.posts[seat]) {
            for way in map.ways_from(map.city_corner[city]) {
                let is_own = self.table.routes[seat].contains(usize::from(way.path));
                if is_own && self.table.caravans_at(way.path) < CARAVANS_AT_A_ROUTE {
                    places.insert(usize::from(way.path));
                }
            }
        }
        places
    }

    /// The active player's caravans by their names, those that don't differ once.
    pub(crate) fn named_caravans(&self) -> ArrayVec<(CaravanName, Caravan), 2> {
        let [first, second] = self.table.caravans[self.active()];
        let mut named = ArrayVec::new();
        for (caravan, twin) in [(first, None), (second, Some(first))] {
            if caravan.at == NO_PATH || twin == Some(caravan) {
                continue;
            }
            let is_second = twin.is_some_and(|twin| twin.at == caravan.at);
            let at = self.table.map.paths[usize::from(caravan.at)];
            let second = if is_second { Second::Yes } else { Second::No };
            named.push((CaravanName { at, second }, caravan));
        }
        named
    }

    /// The caravan of the active player that a name means.
    pub(crate) fn own_caravan(&self, name: CaravanName) -> Option<Caravan> {
        self.named_caravans().into_iter().find(|&(own, _)| own == name).map(|(_, caravan)| caravan)
    }

    fn legal_caravans(&self, out: &mut Actions<Action>) {
        let map = self.table.map.0;
        let is_new = self.table.caravans[self.active()][1].at == NO_PATH;
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
        let all_on_board = self.table.caravans[self.active()][1].at != NO_PATH;
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
        let Some(path) = self.table.map.path(to) else {
            return Err(Illegal::new("MOE-37", "there is no such path"));
        };
        let own = self.table.routes[self.active()].contains(usize::from(path));
        Illegal::unless(own, "MOE-37", "a caravan is set beside an own route")?;
        let posts = self.table.posts[self.active()];
        let touches = self.table.map.cities_at(path).any(|city| posts >> city & 1 == 1);
        Illegal::unless(touches, "MOE-37", "the route of a new caravan touches an own post")?;
        let room = self.table.caravans_at(path) < CARAVANS_AT_A_ROUTE;
        Illegal::unless(room, "MOE-37", "two caravans stand there already")
    }

    pub(crate) fn apply_caravan(&mut self, to: Path, from: Option<CaravanName>) {
        self.pay(Purchase::Caravan);
        let Some(path) = self.table.map.path(to) else { return };
        let moved = from.and_then(|from| self.own_caravan(from));
        if let Some(caravan) = moved {
            self.lift(caravan);
        }
        // MOE-57: a caravan that is set elsewhere is the same one, and the tolls that it has paid are paid.
        let tolls = moved.map_or(0, |caravan| caravan.tolls);
        // MOE-60: a caravan bought this turn has to move before it delivers.
        self.put(Caravan { at: path, tolls, rested: false });
    }

    /// Takes a caravan of the active player off the board.
    pub(crate) fn lift(&mut self, caravan: Caravan) {
        let own = &mut self.table.caravans[usize::from(self.table.active)];
        if let Some(place) = own.iter().position(|&other| other == caravan) {
            own[place] = Caravan::AWAY;
            own.sort_unstable();
        }
    }

    /// Puts a caravan of the active player on the board.
    pub(crate) fn put(&mut self, caravan: Caravan) {
        let own = &mut self.table.caravans[usize::from(self.table.active)];
        debug_assert_eq!(own[1], Caravan::AWAY, "a player has two caravans");
        own[1] = caravan;
        own.sort_unstable();
    }

    pub(crate) fn check_paid_route(&self, path: Path) -> Result<(), Illegal> {
        Illegal::unless(self.can_pay(Purchase::Route), "MOE-38", "a route costs ore and lumber")?;
        self.check_route(path)
    }

    pub(crate) fn apply_route(&mut self, name: Path) {
        let Some(path) = self.table.map.path(name) else { return };
        match self.table.phase {
            Phase::Actions => self.pay(Purchase::Route),
            Phase::Charter => self.table.charter -= 1,
            _ => {}
        }
        self.lay(path);
    }
}
