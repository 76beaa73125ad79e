//! The words of Merchants of Europe: what things, places and steps are called.

use game::Actor;
use merchants::action::{Bundle, CaravanName};
use merchants::components::{BILL, Card, EXCHANGE, Good, RESOURCE_PRICE, Resource, STEPS};
use merchants::ids::IntersectionId;
use merchants::map::Map;
use merchants::place::{HexName, Intersection, Path};
use merchants::{Action, Merchants, Phase, Table};

use super::MoeScene;
use crate::board::voice::{Teller, Voice};
use crate::words::Words;

pub(super) fn resource_name(words: &Words, resource: Resource) -> String {
    words.say(&format!("moe-resource-{resource}"))
}

pub(super) fn good_name(words: &Words, good: Good) -> String {
    match good {
        Good::Resource(resource) => resource_name(words, resource),
        Good::Gold => words.say("moe-gold-name"),
    }
}

pub(super) fn card_name(words: &Words, card: Card) -> String {
    words.say(&format!("moe-card-{card}"))
}

/// Goods in words: "2 lumber, 1 gold".
pub(super) fn bundle_text(words: &Words, bundle: Bundle) -> String {
    let parts: Vec<String> = Good::ALL
        .into_iter()
        .filter(|&good| bundle.get(good) > 0)
        .map(|good| format!("{} {}", bundle.get(good), good_name(words, good)))
        .collect();
    parts.join(", ")
}

/// The city that is the fewest paths away.
fn nearest_city(map: &Map, from: IntersectionId) -> Option<&str> {
    let distances = map.distances(from);
    let reached = map.cities.ids().filter_map(|city| Some((distances[map.site[city]]?, city)));
    let (_, nearest) = reached.min()?;
    Some(&map.cities[nearest].name)
}

/// A corner in words: a city by its name, any other by its nearest city.
pub(super) fn corner_name(words: &Words, map: &Map, at: Intersection) -> String {
    if let Some(city) = map.city(at) {
        return map.cities[city].name.clone();
    }
    let near = map.intersection(at).and_then(|at| nearest_city(map, at)).unwrap_or("");
    words.say_with("moe-near", &[("place", &at.to_string()), ("city", near)])
}

/// A path in words: by the cities at its ends, or near which it lies.
pub(super) fn path_name(words: &Words, map: &Map, path: Path) -> String {
    let Some(number) = map.path(path) else { return path.to_string() };
    let ends = map.ends[number];
    let city = |end: IntersectionId| map.city_at[end].map(|city| map.cities[city].name.as_str());
    match (city(ends[0]), city(ends[1])) {
        (Some(one), Some(other)) => words.say_with("moe-between", &[("from", one), ("to", other)]),
        (Some(one), None) | (None, Some(one)) => {
            words.say_with("moe-path-at", &[("place", &path.to_string()), ("city", one)])
        }
        (None, None) => {
            let near = nearest_city(map, ends[0]).unwrap_or("");
            words.say_with("moe-near", &[("place", &path.to_string()), ("city", near)])
        }
    }
}

/// A land in words: "field H6 (5)".
pub(super) fn land_name(words: &Words, table: &Table, hex: HexName) -> String {
    let Some(land) = table.map().land(hex) else { return hex.to_string() };
    let terrain = words.say(&format!("moe-terrain-{}", table.map().lands[land].terrain));
    match table.number_on(land) {
        Some(number) => words.say_with(
            "moe-land-numbered",
            &[("terrain", &terrain), ("place", &hex.to_string()), ("count", &number.to_string())],
        ),
        None => words.say_with("moe-land", &[("terrain", &terrain), ("place", &hex.to_string())]),
    }
}

/// What a step is called, or how the log tells of it.
pub(super) fn action_text(scene: &MoeScene<'_>, actor: Actor, action: Action, voice: Voice) -> String {
    Step { teller: Teller::new(scene, actor, voice), scene }.tell(action)
}

/// One step, to be put into words.
struct Step<'a> {
    teller: Teller<'a, Merchants>,
    scene: &'a MoeScene<'a>,
}

impl Step<'_> {
    fn say(&self, key: &str, values: &[(&'static str, &str)]) -> String {
        self.teller.say(key, values)
    }

    fn corner(&self, at: Intersection) -> String {
        corner_name(self.scene.words, self.scene.view.table().map(), at)
    }

    fn path(&self, path: Path) -> String {
        path_name(self.scene.words, self.scene.view.table().map(), path)
    }

    fn land(&self, hex: HexName) -> String {
        land_name(self.scene.words, self.scene.view.table(), hex)
    }

    fn resource(&self, resource: Resource) -> String {
        resource_name(self.scene.words, resource)
    }

    fn tell(&self, action: Action) -> String {
        match action {
            Action::Dice(_) | Action::Token(_) | Action::Stolen(_) | Action::Drawn(_) => self.chance(action),
            Action::Trade
            | Action::Offer { .. }
            | Action::Accept
            | Action::Decline
            | Action::Counter { .. }
            | Action::Deal(_)
            | Action::NoDeal
            | Action::Buy(_)
            | Action::Exchange { .. } => self.trade(action),
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
                let [low, high] = dice.faces().map(|face| face.to_string());
                self.say("moe-do-dice", &[("one", &low), ("two", &high), ("count", &dice.sum().to_string())])
            }
            Action::Token(number) => self.say("moe-do-token", &[("count", &number.to_string())]),
            Action::Stolen(resource) => self.say("moe-do-stolen", &[("good", &self.resource(resource))]),
            Action::Drawn(card) => self.say("moe-do-drawn", &[("card", &card_name(self.scene.words, card))]),
            other => other.to_string(),
        }
    }

    fn robbery(&self, action: Action) -> String {
        match action {
            Action::Discard(resource) => self.say("moe-do-discard", &[("good", &self.resource(resource))]),
            Action::Robber(hex) => self.say("moe-do-robber", &[("place", &self.land(hex))]),
            Action::Rob(seat) => self.say("moe-do-rob", &[("what", self.scene.name(seat))]),
            other => other.to_string(),
        }
    }

    fn trade(&self, action: Action) -> String {
        let words = self.scene.words;
        let both = |key: &str, give: Bundle, want: Bundle| {
            self.say(key, &[("give", &bundle_text(words, give)), ("take", &bundle_text(words, want))])
        };
        match action {
            Action::Trade => self.say("moe-do-trade", &[]),
            Action::Offer { give, want } => both("moe-do-offer", give, want),
            Action::Counter { give, want } => both("moe-do-counter", give, want),
            Action::Accept => match self.scene.view.table().talk() {
                Some(talk) => both("moe-do-accept", talk.offer.want, talk.offer.give),
                None => action.to_string(),
            },
            Action::Decline => self.say("moe-do-decline", &[]),
            Action::Deal(seat) => {
                let deal =
                    self.scene.view.table().talk().and_then(|talk| talk.deal(seat)).unwrap_or_default();
                self.say(
                    "moe-do-deal",
                    &[
                        ("what", self.scene.name(seat)),
                        ("give", &bundle_text(words, deal.give)),
                        ("take", &bundle_text(words, deal.want)),
                    ],
                )
            }
            Action::NoDeal => self.say("moe-do-no-deal", &[]),
            Action::Buy(resource) => self.say(
                "moe-do-buy",
                &[("good", &self.resource(resource)), ("count", &RESOURCE_PRICE.to_string())],
            ),
            Action::Exchange { give, take } => self.say(
                "moe-do-exchange",
                &[
                    ("count", &EXCHANGE.to_string()),
                    ("give", &self.resource(give)),
                    ("take", &good_name(words, take)),
                ],
            ),
            other => other.to_string(),
        }
    }

    fn caravan(&self, name: CaravanName) -> String {
        self.path(name.at)
    }

    fn travel(&self, action: Action) -> String {
        let paid = |count: u8| (count.to_string(), (count.max(1) * STEPS).to_string());
        match action {
            Action::Walk { from, grain } => {
                let (count, steps) = paid(grain);
                self.say(
                    "moe-do-walk",
                    &[("place", &self.corner(from)), ("count", &count), ("steps", &steps)],
                )
            }
            Action::Drive { from, salt } => {
                let (count, steps) = paid(salt);
                self.say(
                    "moe-do-drive",
                    &[("place", &self.caravan(from)), ("count", &count), ("steps", &steps)],
                )
            }
            Action::WalkTo(at) => self.say("moe-do-walk-to", &[("place", &self.corner(at))]),
            Action::DriveTo(path) => {
                let table = self.scene.view.table();
                let owner = table.map().path(path).and_then(|path| table.route_on(path));
                let owner = owner.filter(|&owner| owner != table.active);
                match owner {
                    Some(owner) => self.say(
                        "moe-do-drive-toll",
                        &[("place", &self.path(path)), ("what", self.scene.name(owner))],
                    ),
                    None => self.say("moe-do-drive-to", &[("place", &self.path(path))]),
                }
            }
            Action::Deliver(at) => self.say("moe-do-deliver", &[("place", &self.corner(at))]),
            Action::Stop => self.say("moe-do-stop", &[]),
            other => other.to_string(),
        }
    }

    fn building(&self, action: Action) -> String {
        let words = self.scene.words;
        match action {
            Action::SetPost(at) => self.say("moe-do-set-post", &[("place", &self.corner(at))]),
            Action::SetNeutral(at) => self.say("moe-do-set-neutral", &[("place", &self.corner(at))]),
            Action::SetRoute(path) => self.say("moe-do-set-route", &[("place", &self.path(path))]),
            Action::Roll => self.say("moe-do-roll", &[]),
            Action::BuyCard => self.say("moe-do-card", &[]),
            Action::Recruit(at) => self.say("moe-do-recruit", &[("place", &self.corner(at))]),
            Action::MoveMerchant { to, from } => {
                self.say("moe-do-move-merchant", &[("place", &self.corner(to)), ("from", &self.corner(from))])
            }
            Action::Caravan(path) => self.say("moe-do-caravan", &[("place", &self.path(path))]),
            Action::MoveCaravan { to, from } => {
                self.say("moe-do-move-caravan", &[("place", &self.path(to)), ("from", &self.caravan(from))])
            }
            Action::Route(path) => self.say("moe-do-route", &[("place", &self.path(path))]),
            Action::Gold(payments) => {
                let seats = self.scene.view.table().seats();
                let paid: Vec<String> = seats
                    .filter(|&seat| payments[seat] > 0)
                    .map(|seat| format!("{} {}", self.scene.name(seat), payments[seat]))
                    .collect();
                self.say("moe-do-gold", &[("what", &paid.join(", "))])
            }
            Action::Circle(hex) => self.say("moe-do-circle", &[("place", &self.land(hex))]),
            Action::TakeToken(hex) => self.say("moe-do-take-token", &[("place", &self.land(hex))]),
            Action::Play(card) => self
                .say("moe-do-play", &[("card", &card_name(words, card)), ("text", &card_text(words, card))]),
            Action::Take(resource) => self.say("moe-do-take", &[("good", &self.resource(resource))]),
            Action::End => self.say("moe-do-end", &[]),
            other => other.to_string(),
        }
    }
}

/// What a development card does.
pub(super) fn card_text(words: &Words, card: Card) -> String {
    words.say_with(&format!("moe-card-text-{card}"), &[("count", &BILL.to_string())])
}

/// What is asked of whoever is to act.
pub(super) fn ask(scene: &MoeScene<'_>) -> String {
    let words = scene.words;
    let steps = |key: &str, left: u8| words.say_with(key, &[("count", &left.to_string())]);
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
        Phase::Answering(_) => words.say("moe-ask-answer"),
        Phase::Dealing(_) => words.say("moe-ask-deal"),
        Phase::Ways(_) => words.say("moe-ask-ways"),
        Phase::Adjoining(_) | Phase::Charter => words.say("moe-ask-free-route"),
        Phase::Guide => words.say("moe-ask-guide"),
        Phase::Walking { left, .. } => steps("moe-ask-walking", left),
        Phase::Circles(_) => words.say("moe-ask-circle"),
        Phase::MoveToken(_) => words.say("moe-ask-token"),
        Phase::FairWind => words.say("moe-ask-fair-wind"),
        Phase::Driving { left, .. } => steps("moe-ask-driving", left),
        Phase::GoodYear { left, .. } => steps("moe-ask-good-year", left),
        _ => words.say("ask-any"),
    }
}
