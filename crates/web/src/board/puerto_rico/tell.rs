//! The sentences of the log. What a step brings is read off the table before and after it, so that the log says how
//! many and who, without knowing a rule.

use game::{Actor, BySeat, Game, Seat};
use puerto_rico::{Action, ByGood, Good, Phase, PuertoRico, Role, Ship, ShipName, Site, Table, Tile};
use words::{Thing, Value};

use super::PrScene;
use super::names::{barrels, building_thing, good_thing, role_thing, site_thing, tile_thing};

/// A step with the table before and after it.
struct Step<'a> {
    scene: &'a PrScene<'a>,
    before: &'a Table,
    after: Table,
}

pub(super) fn tell(scene: &PrScene<'_>, actor: Actor, action: Action) -> String {
    let before = &scene.view.table;
    let mut state = PuertoRico { table: *before, vp: BySeat::default() };
    state.apply(actor, action);
    let step = Step { scene, before, after: state.table };
    let mut sentences = vec![match actor {
        Actor::Chance => step.chance(action),
        Actor::Seat(seat) => step.deed(seat, action),
    }];
    sentences.extend(step.consequences(action));
    sentences.join(" ")
}

impl Step<'_> {
    fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.scene.words.say_with(key, values)
    }

    fn chance(&self, action: Action) -> String {
        match (action, self.before.phase) {
            (Action::Governor(seat), _) => {
                self.say("pr-tell-governor", &[("who", self.scene.name(seat).into())])
            }
            (Action::Tile(good), Phase::Hacienda { seat }) => self.say(
                "pr-tell-hacienda-tile",
                &[("who", self.scene.name(seat).into()), ("what", tile_thing(good.into()).into())],
            ),
            (Action::Tile(good), _) => self.say("pr-tell-tile", &[("what", tile_thing(good.into()).into())]),
            (other, _) => other.to_string(),
        }
    }

    /// What a player did.
    fn deed(&self, seat: Seat, action: Action) -> String {
        let who = self.scene.name(seat);
        match action {
            Action::Pick(role) => {
                let doubloons = self.before.role_doubloons[role];
                self.say(
                    "pr-tell-pick",
                    &[("who", who.into()), ("what", role_thing(role).into()), ("count", doubloons.into())],
                )
            }
            Action::Hacienda => self.say("pr-tell-hacienda", &[("who", who.into())]),
            Action::Settle(tile) => {
                self.say("pr-tell-settle", &[("who", who.into()), ("what", tile_thing(tile).into())])
            }
            Action::Colonist => self.say(self.colonist_key(), &[("who", who.into())]),
            Action::Place(site, count) => self.say(
                "pr-tell-place",
                &[("who", who.into()), ("count", count.into()), ("what", site_thing(site).into())],
            ),
            Action::Build(building) => self.build(seat, building),
            Action::Produce => self.say("pr-tell-produce", &[("who", who.into())]),
            Action::Extra(good) => {
                self.say("pr-tell-extra", &[("who", who.into()), ("what", good_thing(good).into())])
            }
            Action::Sell(good) => self.say(
                "pr-tell-sell",
                &[
                    ("who", who.into()),
                    ("what", good_thing(good).into()),
                    ("price", self.before.sale_price(seat, good).into()),
                    ("purse", self.after.board(seat).doubloons.into()),
                ],
            ),
            Action::Load(good, ship) => self.load(seat, good, Some(ship)),
            Action::Wharf(good) => self.load(seat, good, None),
            Action::Keep(good, count) => self.say(
                "pr-tell-keep",
                &[("who", who.into()), ("count", count.into()), ("what", good_thing(good).into())],
            ),
            Action::Pass => self.say(self.pass_key(), &[("who", who.into())]),
            _ => action.to_string(),
        }
    }

    const fn colonist_key(&self) -> &'static str {
        match self.before.phase {
            Phase::Hospice { .. } => "pr-tell-hospice",
            Phase::University { .. } => "pr-tell-university",
            _ => "pr-tell-colonist",
        }
    }

    const fn pass_key(&self) -> &'static str {
        match self.before.phase {
            Phase::Settler { .. } => "pr-tell-no-tile",
            Phase::Builder { .. } => "pr-tell-no-building",
            Phase::Trader { .. } => "pr-tell-no-sale",
            Phase::Unload { .. } => "pr-tell-no-unload",
            Phase::Produce { .. } => "pr-tell-no-production",
            Phase::Craftsman => "pr-tell-no-barrel",
            Phase::Mayor | Phase::Hospice { .. } | Phase::University { .. } => "pr-tell-no-colonist",
            Phase::Storing { .. } => "pr-tell-stored",
            _ => "pr-tell-pass",
        }
    }

    fn build(&self, seat: Seat, building: puerto_rico::Building) -> String {
        let price = self.before.price(seat, building);
        let saved = building.printed().price - price;
        self.say(
            if saved > 0 { "pr-tell-build-cheaper" } else { "pr-tell-build" },
            &[
                ("who", self.scene.name(seat).into()),
                ("what", building_thing(building).into()),
                ("price", price.into()),
                ("printed", building.printed().price.into()),
                ("saved", saved.into()),
                ("purse", self.after.board(seat).doubloons.into()),
            ],
        )
    }

    /// Barrels that went on a ship, or on the own wharf.
    fn load(&self, seat: Seat, good: Good, ship: Option<ShipName>) -> String {
        let owned = self.before.board(seat).goods[good];
        let left = self.after.board(seat).goods[good];
        self.say(
            if ship.is_some() { "pr-tell-load" } else { "pr-tell-wharf" },
            &[
                ("who", self.scene.name(seat).into()),
                ("count", owned.saturating_sub(left).into()),
                ("what", good_thing(good).into()),
                ("ship", ship.map_or(0, ShipName::spaces).into()),
                ("points", (self.after.vp_taken - self.before.vp_taken).into()),
            ],
        )
    }

    /// What followed by itself.
    fn consequences(&self, action: Action) -> Vec<String> {
        let mut told = Vec::new();
        match action {
            Action::Pick(Role::Craftsman) => told.extend(self.productions()),
            Action::Pick(role) if role.is_prospector() => {
                told.push(self.scene.words.say("pr-tell-prospector"));
            }
            _ => {}
        }
        let has_landed = self.after.colonist_ship == 0 && self.before.colonist_ship > 0;
        if has_landed || self.before.phase == Phase::Mayor {
            told.extend(self.arrivals());
        }
        told.extend(self.placements(action));
        told.extend(self.givings(action));
        told.extend(self.sailings());
        if self.after.governor != self.before.governor && !matches!(action, Action::Governor(_)) {
            told.push(self.say("pr-tell-round", &[("who", self.scene.name(self.after.governor).into())]));
        }
        if self.after.ending && !self.before.ending {
            told.push(self.scene.words.say("pr-tell-ending"));
        }
        told
    }

    /// The seats in the order of the role.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let picker =
            if self.after.picked.is_empty() { self.before.next_picker() } else { self.after.picker() };
        picker.clockwise(self.before.players())
    }

    /// What everybody produced, and earned by it.
    fn productions(&self) -> Vec<String> {
        let told: Vec<String> = self.seats().filter_map(|seat| self.production(seat)).collect();
        if told.is_empty() { vec![self.scene.words.say("pr-tell-makes-nothing")] } else { told }
    }

    fn production(&self, seat: Seat) -> Option<String> {
        let (before, after) = (self.before.board(seat), self.after.board(seat));
        let made = ByGood::new(std::array::from_fn(|index| {
            after.goods.0[index].saturating_sub(before.goods.0[index])
        }));
        if made.total() == 0 {
            return None;
        }
        // What lay on the card is told with the pick.
        let on_card = self.before.role_doubloons[Role::Craftsman];
        let is_picker = self.seats().next() == Some(seat);
        let paid = after.doubloons.saturating_sub(before.doubloons + if is_picker { on_card } else { 0 });
        let key = if paid == 0 { "pr-tell-makes" } else { "pr-tell-makes-and-earns" };
        let goods = barrels(&made);
        Some(
            self.say(key, &[("who", self.scene.name(seat).into()), ("goods", goods), ("count", paid.into())]),
        )
    }

    /// Who got how many colonists from the ship.
    fn arrivals(&self) -> Option<String> {
        let gained: Vec<Value> = self
            .seats()
            .map(|seat| (seat, self.after.board(seat).colonists() - self.before.board(seat).colonists()))
            .filter(|&(_, count)| count > 0)
            .map(|(seat, count)| {
                Thing::new("pr-tell-arrival").with("who", self.scene.name(seat)).with("count", count).into()
            })
            .collect();
        (!gained.is_empty()).then(|| self.say("pr-tell-arrivals", &[("list", gained.into())]))
    }

    /// Colonists who went to their places by themselves, because there was no choice.
    fn placements(&self, action: Action) -> Vec<String> {
        if matches!(self.before.phase, Phase::Hospice { .. } | Phase::University { .. }) {
            return Vec::new();
        }
        let mut told = Vec::new();
        for seat in self.seats() {
            let (before, after) = (self.before.board(seat), self.after.board(seat));
            let tiles = Tile::ALL.iter().map(|&tile| Site::Tile(tile));
            for site in tiles.chain(after.buildings.into_iter().map(Site::Building)) {
                let is_deed = matches!(action, Action::Place(placed, _) if placed == site);
                let count = after.colonists_on(site).saturating_sub(before.colonists_on(site));
                if count > 0 && !is_deed {
                    let who = self.scene.name(seat);
                    let values =
                        [("who", who.into()), ("count", count.into()), ("what", site_thing(site).into())];
                    told.push(self.say("pr-tell-place", &values));
                }
            }
        }
        told
    }

    /// What went back to the supply at the end of a storing.
    fn givings(&self, action: Action) -> Option<String> {
        let Phase::Storing { seat, .. } = self.before.phase else { return None };
        if !matches!(action, Action::Keep(..) | Action::Pass) {
            return None;
        }
        let (before, after) = (self.before.board(seat).goods, self.after.board(seat).goods);
        let given = ByGood::new(std::array::from_fn(|index| before.0[index].saturating_sub(after.0[index])));
        (given.total() > 0).then(|| self.say("pr-tell-gives-back", &[("goods", barrels(&given))]))
    }

    /// Full ships that sailed, and a full trading house that was cleared.
    fn sailings(&self) -> Vec<String> {
        let words = self.scene.words;
        let mut told: Vec<String> = Ship::ALL
            .into_iter()
            .filter(|&ship| self.after.ships[ship].good.is_none())
            .filter_map(|ship| Some((ship, self.before.ships[ship].good?)))
            .map(|(ship, good)| {
                let spaces = self.before.spaces(ship);
                self.say("pr-tell-sails", &[("ship", spaces.into()), ("what", good_thing(good).into())])
            })
            .collect();
        if self.after.house.total() < self.before.house.total() {
            told.push(words.say("pr-tell-house"));
        }
        told
    }
}
