//! The words of Merchants of Europe: what things, places and steps are called.

use game::{Actor, Seat};
use merchants::action::{Bundle, CaravanName};
use merchants::components::{BILL, Card, EXCHANGE, Good, RESOURCE_PRICE, Resource, STEPS};
use merchants::ids::CityId;
use merchants::map::Map;
use merchants::place::{HexName, Intersection, Path};
use merchants::{Action, Merchants, Phase, Table};

use super::harvest;
use super::places::{self, Course};
use super::{MoeScene, lack};
use crate::board::teller::{StepText, Teller};
use words::{Thing, Value, Words};

pub(super) fn resource_thing(resource: Resource) -> Thing {
    Thing::new(format!("moe-resource-{resource}"))
}

pub(super) fn resource_name(words: &Words, resource: Resource) -> String {
    words.name(&resource_thing(resource))
}

pub(super) fn good_thing(good: Good) -> Thing {
    match good {
        Good::Resource(resource) => resource_thing(resource),
        Good::Gold => Thing::new("moe-gold-name"),
    }
}

pub(super) fn good_name(words: &Words, good: Good) -> String {
    words.name(&good_thing(good))
}

pub(super) fn card_thing(card: Card) -> Thing {
    Thing::new(format!("moe-card-{card}"))
}

pub(super) fn card_name(words: &Words, card: Card) -> String {
    words.name(&card_thing(card))
}

/// Goods: "2 lumber, 1 gold".
pub(super) fn bundle_value(bundle: Bundle) -> Value {
    let present = Good::ALL.into_iter().filter(|&good| bundle.get(good) > 0);
    present.map(|good| good_thing(good).times(bundle.get(good))).collect::<Vec<Value>>().into()
}

/// Goods in words.
pub(super) fn bundle_text(words: &Words, bundle: Bundle) -> String {
    words.show(&bundle_value(bundle))
}

/// A city by its name.
fn city_value(map: &Map, city: CityId) -> Value {
    map.cities[city].name.as_str().into()
}

/// A corner: a city by its name, any other by the cities between which it lies.
pub(super) fn corner_value(map: &Map, at: Intersection) -> Value {
    let Some(number) = map.intersection(at) else { return Value::text(at) };
    if let Some(city) = map.city_at[number] {
        return city_value(map, city);
    }
    let city = |city: CityId| city_value(map, city);
    match *places::of(map).around(map, number) {
        [] => Value::text(at),
        [one] => Thing::new("moe-by-city").with("city", city(one)).into(),
        [one, two] => Thing::new("moe-between-two").with("one", city(one)).with("two", city(two)).into(),
        [one, two, three, ..] => Thing::new("moe-between-three")
            .with("one", city(one))
            .with("two", city(two))
            .with("three", city(three))
            .into(),
    }
}

/// A corner in words.
pub(super) fn corner_name(words: &Words, map: &Map, at: Intersection) -> String {
    words.show(&corner_value(map, at))
}

/// A path: by the cities that it joins, or between which it lies.
pub(super) fn path_value(map: &Map, path: Path) -> Value {
    let course = map.path(path).and_then(|number| places::of(map).course(map, number));
    let both = |key: &'static str, from: CityId, to: CityId| {
        Thing::new(key).with("from", city_value(map, from)).with("to", city_value(map, to)).into()
    };
    match course {
        Some(Course::Joins(from, to)) => both("moe-between", from, to),
        Some(Course::Toward(from, to)) => both("moe-path-toward", from, to),
        Some(Course::Between(from, to)) => both("moe-path-between", from, to),
        Some(Course::By(city)) => Thing::new("moe-path-by").with("city", city_value(map, city)).into(),
        None => Value::text(path),
    }
}

/// A path in words.
pub(super) fn path_name(words: &Words, map: &Map, path: Path) -> String {
    words.show(&path_value(map, path))
}

/// A land: "field (5) by Wien".
pub(super) fn land_value(table: &Table, hex: HexName) -> Value {
    let map = table.map();
    let Some(land) = map.land(hex) else { return Value::text(hex) };
    let terrain = Thing::new(format!("moe-terrain-{}", map.lands[land].terrain));
    let cities: Vec<Value> =
        places::of(map).by(map, land).iter().map(|&city| city_value(map, city)).collect();
    let place = match table.number_on(land) {
        Some(number) => Thing::new("moe-land-numbered").with("count", number),
        None => Thing::new("moe-land"),
    };
    place.with("terrain", terrain).with("place", cities).into()
}

/// A land in words.
pub(super) fn land_name(words: &Words, table: &Table, hex: HexName) -> String {
    words.show(&land_value(table, hex))
}

/// What a step is called, or how the log tells of it.
pub(super) fn action_text(scene: &MoeScene<'_>, actor: Actor, action: Action, form: StepText) -> String {
    let step = Step { teller: Teller::new(scene, actor, form), scene };
    let mut told = vec![step.tell(action)];
    // The log also says what came of it.
    match (form, actor, action) {
        (StepText::Log, _, Action::Dice(dice)) => told.extend(step.gains(dice.sum())),
        (StepText::Log, Actor::Seat(seat), Action::Stop) => told.extend(step.coins(seat)),
        (StepText::Log, _, Action::Route(path)) => told.extend(step.payments(path)),
        (StepText::Log, _, Action::DriveTo(path)) => told.extend(step.toll(path)),
        _ => {}
    }
    told.join(" ")
}

/// One step, to be put into words.
struct Step<'a> {
    teller: Teller<'a, Merchants>,
    scene: &'a MoeScene<'a>,
}

impl Step<'_> {
    fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.teller.say(key, values)
    }

    fn corner(&self, at: Intersection) -> Value {
        corner_value(self.scene.view.table().map(), at)
    }

    fn path(&self, path: Path) -> Value {
        path_value(self.scene.view.table().map(), path)
    }

    fn land(&self, hex: HexName) -> Value {
        land_value(self.scene.view.table(), hex)
    }

    fn tell(&self, action: Action) -> String {
        match action {
            Action::Dice(_) | Action::Token(_) | Action::Stolen(_) | Action::Drawn(_) => self.chance(action),
            Action::Buy(_) | Action::Exchange { .. } => self.trade(action),
            _ if action.is_trade() => self.trade(action),
            Action::Walk { .. }
            | Action::Drive { .. }
            | Action::WalkTo(_)
            | Action::DriveTo(_)
            | Action::Deliver(_)
            | Action::Stop => self.travel(action),
            Action::Discard(_) | Action::Robber(_) | Action::Rob(_) => self.robbery(action),
            other => self.building(other),
        }
    }

    fn chance(&self, action: Action) -> String {
        match action {
            Action::Dice(dice) => {
                let [low, high] = dice.faces();
                self.say(
                    "moe-do-dice",
                    &[("one", low.into()), ("two", high.into()), ("count", dice.sum().into())],
                )
            }
            Action::Token(number) => self.say("moe-do-token", &[("count", number.into())]),
            Action::Stolen(resource) => {
                self.say("moe-do-stolen", &[("good", resource_thing(resource).into())])
            }
            Action::Drawn(card) => self.say("moe-do-drawn", &[("card", card_thing(card).into())]),
            other => other.to_string(),
        }
    }

    /// What the dice bring to each.
    fn gains(&self, sum: u8) -> Vec<String> {
        let view = self.scene.view;
        if view.table().phase != Phase::Dice {
            return Vec::new();
        }
        let gains = harvest::gains(view, sum);
        let share = |seat: Seat| {
            let goods: Vec<Value> = harvest::share(&gains, seat)
                .iter()
                .map(|(resource, count)| resource_thing(resource).times(count))
                .collect();
            let values = [("who", self.scene.name(seat).into()), ("goods", goods.into())];
            self.scene.words.say_with("moe-tell-gets", &values)
        };
        view.table().seats().filter(|&seat| harvest::share(&gains, seat).total() > 0).map(share).collect()
    }

    /// The city that a merchant who stops here becomes a post in (MOE-48).
    fn founded(&self) -> Option<CityId> {
        let table = self.scene.view.table();
        let Phase::Walking { at, .. } = table.phase else { return None };
        table.map().city_at[at].filter(|&city| !table.all_posts().contains(city))
    }

    /// The gold that a new post brings to its builder (MOE-50).
    fn coins(&self, seat: Seat) -> Option<String> {
        let table = self.scene.view.table();
        let coins = table.map().cities[self.founded()?].coins.min(table.bank());
        self.gets_gold(seat, coins)
    }

    /// The gold that a new route brings to the owners of the way, whoever they are (MOE-40).
    fn payments(&self, path: Path) -> Vec<String> {
        let table = self.scene.view.table();
        let paid = table.map().path(path).map(|path| table.gold_for_route(path)).unwrap_or_default();
        table.seats().filter_map(|seat| self.gets_gold(seat, paid[seat])).collect()
    }

    /// The toll for the first route of somebody else's in a turn (MOE-57).
    fn toll(&self, path: Path) -> Option<String> {
        let table = self.scene.view.table();
        let Phase::Driving { caravan, .. } = table.phase else { return None };
        let owner = table.map().path(path).and_then(|path| table.route_on(path))?;
        let is_due = owner != table.active && !caravan.tolls.contains(owner);
        self.gets_gold(owner, u8::from(is_due))
    }

    fn gets_gold(&self, seat: Seat, count: u8) -> Option<String> {
        let values = [("who", self.scene.name(seat).into()), ("count", count.into())];
        (count > 0).then(|| self.scene.words.say_with("moe-tell-paid", &values))
    }

    fn robbery(&self, action: Action) -> String {
        match action {
            Action::Discard(resource) => {
                self.say("moe-do-discard", &[("good", resource_thing(resource).into())])
            }
            Action::Robber(hex) => self.say("moe-do-robber", &[("place", self.land(hex))]),
            Action::Rob(seat) => self.say("moe-do-rob", &[("what", self.scene.name(seat).into())]),
            other => other.to_string(),
        }
    }

    fn trade(&self, action: Action) -> String {
        let both = |key: &str, give: Bundle, want: Bundle| {
            self.say(key, &[("give", bundle_value(give)), ("take", bundle_value(want))])
        };
        match action {
            Action::Trade => self.say("moe-do-trade", &[]),
            Action::Listen => self.say("moe-do-listen", &[]),
            Action::Offer { give, want } => match self.scene.view.table().phase {
                Phase::Answering(_) => both("moe-do-propose", give, want),
                _ => both("moe-do-offer", give, want),
            },
            Action::Counter { give, want } => both("moe-do-counter", give, want),
            Action::Accept => match self.scene.view.table().talk().and_then(|talk| talk.offer) {
                Some(offer) => both("moe-do-accept", offer.want, offer.give),
                None => action.to_string(),
            },
            Action::Decline => match self.scene.view.table().talk() {
                Some(talk) if talk.offer.is_none() => self.say("moe-do-propose-nothing", &[]),
                _ => self.say("moe-do-decline", &[]),
            },
            Action::Deal(seat) => {
                let deal =
                    self.scene.view.table().talk().and_then(|talk| talk.deal(seat)).unwrap_or_default();
                self.say(
                    "moe-do-deal",
                    &[
                        ("what", self.scene.name(seat).into()),
                        ("give", bundle_value(deal.give)),
                        ("take", bundle_value(deal.want)),
                    ],
                )
            }
            Action::NoDeal => self.say("moe-do-no-deal", &[]),
            Action::Buy(resource) => self.say(
                "moe-do-buy",
                &[("good", resource_thing(resource).into()), ("count", RESOURCE_PRICE.into())],
            ),
            Action::Exchange { give, take } => self.say(
                "moe-do-exchange",
                &[
                    ("count", EXCHANGE.into()),
                    ("give", resource_thing(give).into()),
                    ("take", good_thing(take).into()),
                ],
            ),
            other => other.to_string(),
        }
    }

    fn caravan(&self, name: CaravanName) -> Value {
        self.path(name.at)
    }

    fn travel(&self, action: Action) -> String {
        let paid = |count: u8| (count.into(), (count.max(1) * STEPS).into());
        match action {
            Action::Walk { from, grain } => {
                let (count, steps) = paid(grain);
                self.say("moe-do-walk", &[("place", self.corner(from)), ("count", count), ("steps", steps)])
            }
            Action::Drive { from, salt } => {
                let (count, steps) = paid(salt);
                self.say("moe-do-drive", &[("place", self.caravan(from)), ("count", count), ("steps", steps)])
            }
            Action::WalkTo(at) => self.say("moe-do-walk-to", &[("place", self.corner(at))]),
            Action::DriveTo(path) => {
                let table = self.scene.view.table();
                let owner = table.map().path(path).and_then(|path| table.route_on(path));
                let owner = owner.filter(|&owner| owner != table.active);
                match owner {
                    Some(owner) => self.say(
                        "moe-do-drive-toll",
                        &[("place", self.path(path)), ("what", self.scene.name(owner).into())],
                    ),
                    None => self.say("moe-do-drive-to", &[("place", self.path(path))]),
                }
            }
            Action::Deliver(at) => self.say("moe-do-deliver", &[("place", self.corner(at))]),
            Action::Stop => match self.founded() {
                Some(city) => {
                    let place = city_value(self.scene.view.table().map(), city);
                    self.say("moe-do-found", &[("place", place)])
                }
                None => self.say("moe-do-stop", &[]),
            },
            other => other.to_string(),
        }
    }

    fn building(&self, action: Action) -> String {
        let words = self.scene.words;
        match action {
            Action::SetPost(at) => self.say("moe-do-set-post", &[("place", self.corner(at))]),
            Action::SetNeutral(at) => self.say("moe-do-set-neutral", &[("place", self.corner(at))]),
            Action::SetRoute(path) => self.say("moe-do-set-route", &[("place", self.path(path))]),
            Action::Roll => self.say("moe-do-roll", &[]),
            Action::BuyCard => self.say("moe-do-card", &[]),
            Action::Recruit(at) => self.say("moe-do-recruit", &[("place", self.corner(at))]),
            Action::MoveMerchant { to, from } => {
                self.say("moe-do-move-merchant", &[("place", self.corner(to)), ("from", self.corner(from))])
            }
            Action::Caravan(path) => self.say("moe-do-caravan", &[("place", self.path(path))]),
            Action::MoveCaravan { to, from } => {
                self.say("moe-do-move-caravan", &[("place", self.path(to)), ("from", self.caravan(from))])
            }
            Action::Route(path) => self.say("moe-do-route", &[("place", self.path(path))]),
            Action::Gold(payments) => {
                let seats = self.scene.view.table().seats();
                let paid: Vec<Value> = seats
                    .filter(|&seat| payments[seat] > 0)
                    .map(|seat| Value::Text(format!("{} {}", self.scene.name(seat), payments[seat])))
                    .collect();
                self.say("moe-do-gold", &[("what", paid.into())])
            }
            Action::Circle(hex) => self.say("moe-do-circle", &[("place", self.land(hex))]),
            Action::TakeToken(hex) => self.say("moe-do-take-token", &[("place", self.land(hex))]),
            Action::Play(card) => self.say(
                "moe-do-play",
                &[("card", card_thing(card).into()), ("text", Value::Text(card_text(words, card)))],
            ),
            Action::Take(resource) => self.say("moe-do-take", &[("good", resource_thing(resource).into())]),
            Action::End => self.say("moe-do-end", &[]),
            other => other.to_string(),
        }
    }
}

/// What a development card does.
pub(super) fn card_text(words: &Words, card: Card) -> String {
    words.say_with(&format!("moe-card-text-{card}"), &[("count", BILL.into())])
}

/// What is asked of whoever is to act.
pub(super) fn ask(scene: &MoeScene<'_>) -> String {
    let words = scene.words;
    let steps = |key: &str, left: u8| words.say_with(key, &[("count", left.into())]);
    match scene.view.table().phase {
        Phase::SetPosts(_) => words.say("moe-ask-set-posts"),
        Phase::SetNeutral(_) => words.say("moe-ask-set-neutral"),
        Phase::SetRoutes(_) => words.say("moe-ask-set-routes"),
        Phase::BeforeRoll => words.say("moe-ask-roll"),
        Phase::Discard(_) => words.say("moe-ask-discard"),
        Phase::Robber => words.say("moe-ask-robber"),
        Phase::Rob => words.say("moe-ask-rob"),
        Phase::Actions => words.say("moe-ask-actions"),
        Phase::Offering => words.say("moe-ask-offering"),
        Phase::Answering(talk) if talk.offer.is_none() => words.say("moe-ask-propose"),
        Phase::Answering(_) if lack(scene).is_some() => words.say("moe-ask-lacking"),
        Phase::Answering(_) => words.say("moe-ask-answer"),
        Phase::Dealing(_) => words.say("moe-ask-deal"),
        Phase::ShortestWays(_) => words.say("moe-ask-ways"),
        Phase::Adjoining(_) | Phase::Charter => words.say("moe-ask-free-route"),
        Phase::Guide => words.say("moe-ask-guide"),
        // Where a traveler may not stand, there is no word of stopping.
        Phase::Walking { left, .. } if !scene.can(Action::Stop) => steps("moe-ask-walking-on", left),
        Phase::Walking { left, .. } => steps("moe-ask-walking", left),
        Phase::Circles(_) => words.say("moe-ask-circle"),
        Phase::MoveToken(_) => words.say("moe-ask-token"),
        Phase::FairWind => words.say("moe-ask-fair-wind"),
        Phase::Driving { left, .. } if !scene.can(Action::Stop) => steps("moe-ask-driving-on", left),
        Phase::Driving { left, .. } => steps("moe-ask-driving", left),
        Phase::GoodYear { left, .. } => steps("moe-ask-good-year", left),
        _ => words.say("ask-any"),
    }
}

#[cfg(test)]
mod tests {
    use game::random::fast;
    use game::{Actions, Draw, Game, Turn, Viewer};
    use merchants::MerchantsOptions;

    use super::*;
    use crate::play::Reader;

    const NAMES: [&str; 4] = ["Anna", "Bjarni", "Carlo", "David"];

    /// The line of the log for who looks on.
    fn told(state: &Merchants, actor: Actor, action: Action) -> String {
        let view = state.view(Viewer::Spectator);
        let names = NAMES.map(str::to_owned);
        let watching = Reader { viewer: Viewer::Spectator, names: &names, words: &Words::ENGLISH };
        action_text(&watching.scene(&view, &[]), actor, action, StepText::Log)
    }

    /// Whoever can lays routes and drives, so that gold changes hands.
    fn eager(legal: &[Action]) -> Vec<Action> {
        let eager =
            |action: &Action| matches!(action, Action::Route(_) | Action::Drive { .. } | Action::DriveTo(_));
        let some: Vec<Action> = legal.iter().copied().filter(eager).collect();
        if some.is_empty() { legal.to_vec() } else { some }
    }

    #[test]
    fn the_log_tells_all_gold_that_routes_and_tolls_bring() {
        let mut rng = fast(5);
        let (mut routes, mut tolls) = (0, 0);
        let mut state = Merchants::new(&MerchantsOptions::default());
        for _ in 0..4_000 {
            let (actor, action) = match state.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, state.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody");
                    let mut legal = Actions::new();
                    state.legal(seat, &mut legal);
                    (Actor::Seat(seat), rng.pick(&eager(&legal)))
                }
            };
            let before = state.clone();
            state.apply(actor, action);
            let count = match action {
                Action::Route(_) => &mut routes,
                Action::DriveTo(_) => &mut tolls,
                _ => continue,
            };
            let line = told(&before, actor, action);
            for seat in state.table().seats() {
                let grown = state.table().gold[seat].saturating_sub(before.table().gold[seat]);
                let name = NAMES[seat.index()];
                let is_told = line.contains(&format!("{name} gets {grown} gold."));
                assert_eq!(is_told, grown > 0, "{line} {name} has {grown} more");
                *count += usize::from(grown > 0);
            }
        }
        assert!(routes > 3 && tolls > 3, "{routes} payments for routes and {tolls} tolls were told");
    }
}
