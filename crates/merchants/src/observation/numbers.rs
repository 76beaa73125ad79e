//! The numbers of actions.

use game::View;
use game::observation::{Part, SimpleOffers, first, relative, seat_at};

use crate::action::{Action, Bundle, CaravanName};
use crate::components::{Card, Good, RESOURCE_CARDS, Resource, SEATS};
use crate::ids::{CityId, Id, IntersectionId, LandId, PathId};
use crate::map::{MOST_CITIES, MOST_INTERSECTIONS, MOST_LANDS, MOST_PATHS, Map};
use crate::phase::{Phase, Terms};
use crate::place::{HexName, Intersection, Path};
use crate::table::Table;
use crate::view::MerchantsView;

const RESOURCES: u32 = Resource::ALL.len() as u32;
const GOODS: u32 = Good::ALL.len() as u32;
/// Merchants and caravans of a player.
const PIECES: u32 = 2;
/// From none, with a guide or a fair wind, to all that there are.
const PAYMENTS: u32 = RESOURCE_CARDS as u32 + 1;
/// What is listed of offers: one for one, one for two, two for one.
const OFFERS: SimpleOffers = SimpleOffers { goods: GOODS as usize, amounts: &[(1, 1), (1, 2), (2, 1)] };
/// No isolation ends with more ways that pay differently.
const WAYS: usize = 64;

/// What the numbers of actions stand for.
pub const ACTIONS: &[Part] = &[
    Part::new("set-post", MOST_CITIES, "before the first turn: a post in a city"),
    Part::new("set-neutral", MOST_CITIES, "before the first turn: a neutral post in a city"),
    Part::new("set-route", MOST_PATHS, "before the first turn: a route on a path"),
    Part::new("roll", 1, "throw the dice"),
    Part::new("discard", RESOURCES as usize, "return lumber, wool, grain, ore, salt"),
    Part::new("robber", MOST_LANDS, "move the robber to a land"),
    Part::new("rob", SEATS, "steal from somebody, counted clockwise from the viewer"),
    Part::new("buy", RESOURCES as usize, "buy a resource for two gold"),
    Part::new(
        "exchange",
        (RESOURCES * GOODS) as usize,
        "for each resource that is given three times: the good taken",
    ),
    Part::new("card", 1, "buy a development card"),
    Part::new("recruit", MOST_CITIES, "recruit a merchant in a city"),
    Part::new(
        "move-merchant",
        MOST_CITIES * PIECES as usize,
        "for each city: set the first, the second own merchant there, in the order of intersections",
    ),
    Part::new("caravan", MOST_PATHS, "buy a caravan and set it on a path"),
    Part::new(
        "move-caravan",
        MOST_PATHS * PIECES as usize,
        "for each path: set the first, the second own caravan there, in the order of paths",
    ),
    Part::new("route", MOST_PATHS, "open a route on a path"),
    Part::new("gold", WAYS, "choose among equally short ways: the place in the sorted list of what they pay"),
    Part::new(
        "walk",
        (PIECES * PAYMENTS) as usize,
        "for the first, the second own merchant: walk for 0 to 19 grain",
    ),
    Part::new(
        "drive",
        (PIECES * PAYMENTS) as usize,
        "for the first, the second own caravan: drive for 0 to 19 salt",
    ),
    Part::new("walk-to", MOST_INTERSECTIONS, "go on to an intersection"),
    Part::new("drive-to", MOST_PATHS, "go on to the route on a path"),
    Part::new("deliver", MOST_CITIES, "put a commodity under the post in a city"),
    Part::new("stop", 1, "end a move, or forgo the second route of a charter"),
    Part::new("circle", MOST_LANDS, "choose the land that gets a token"),
    Part::new("take-token", MOST_LANDS, "choose the land whose token moves"),
    Part::new("play", Card::ALL.len(), "play a development card"),
    Part::new("take", RESOURCES as usize, "take a resource of a good year"),
    Part::new("trade", 1, "ask to be heard; an offer follows"),
    Part::new("listen", 1, "ask the others what they propose"),
    Part::new(
        "offer",
        OFFERS.count(),
        "for each good that is given, five resources and gold: for each that is wanted: one for one, one for two, two for \
         one; other offers have no number",
    ),
    Part::new("accept", 1, "agree to the offer"),
    Part::new("decline", 1, "refuse the offer, or propose nothing"),
    Part::new(
        "counter",
        GOODS as usize,
        "answer with the same offer but one more of a good, or of gold; other counter-offers have no number",
    ),
    Part::new("deal", SEATS, "trade with somebody, counted clockwise from the viewer"),
    Part::new("no-deal", 1, "trade with nobody"),
    Part::new("end", 1, "end the turn"),
];

/// The first number of each part, by its name.
macro_rules! firsts {
    ($($constant:ident = $name:literal),+ $(,)?) => { $(const $constant: u32 = first(ACTIONS, $name);)+ };
}

firsts! {
    SET_POST = "set-post", SET_NEUTRAL = "set-neutral", SET_ROUTE = "set-route", ROLL = "roll", DISCARD = "discard",
    ROBBER = "robber", ROB = "rob", BUY = "buy", EXCHANGE = "exchange", CARD = "card", RECRUIT = "recruit",
    MOVE_MERCHANT = "move-merchant", CARAVAN = "caravan", MOVE_CARAVAN = "move-caravan", ROUTE = "route",
    GOLD = "gold", WALK = "walk", DRIVE = "drive", WALK_TO = "walk-to", DRIVE_TO = "drive-to", DELIVER = "deliver",
    STOP = "stop", CIRCLE = "circle", TAKE_TOKEN = "take-token", PLAY = "play", TAKE = "take", TRADE = "trade",
    LISTEN = "listen", OFFER = "offer", ACCEPT = "accept", DECLINE = "decline", COUNTER = "counter", DEAL = "deal",
    NO_DEAL = "no-deal", END = "end",
}

const ALL: u32 = END + 1;

/// The numbers of places on one board.
struct Places<'a> {
    map: &'static Map,
    table: &'a Table,
}

impl Places<'_> {
    fn city(&self, first: u32, at: Intersection) -> Option<u32> {
        Some(first + self.map.city(at)?.index() as u32)
    }

    fn city_at(&self, place: u32) -> Option<Intersection> {
        let place = place as usize;
        (place < self.map.cities.len()).then(|| self.map.cities[CityId::new(place)].at)
    }

    fn path(&self, first: u32, path: Path) -> Option<u32> {
        Some(first + self.map.path(path)?.index() as u32)
    }

    fn path_at(&self, place: u32) -> Option<Path> {
        let place = place as usize;
        (place < self.map.paths.len()).then(|| self.map.paths[PathId::new(place)])
    }

    fn land(&self, first: u32, hex: HexName) -> Option<u32> {
        Some(first + self.map.land(hex)?.index() as u32)
    }

    fn land_at(&self, place: u32) -> Option<HexName> {
        let place = place as usize;
        (place < self.map.lands.len()).then(|| self.map.lands[LandId::new(place)].name)
    }

    fn intersection_at(&self, place: u32) -> Option<Intersection> {
        let place = place as usize;
        (place < self.map.intersections.len()).then(|| self.map.intersections[IntersectionId::new(place)])
    }

    /// Which of the merchants of the player on turn stands there.
    fn merchant(&self, at: Intersection) -> Option<u32> {
        let at = self.map.intersection(at)?;
        self.table.merchants[self.table.active].iter().position(|own| own == at).map(|place| place as u32)
    }

    fn merchant_at(&self, place: u32) -> Option<Intersection> {
        let at = self.table.merchants[self.table.active].iter().nth(place as usize)?;
        Some(self.map.intersections[at])
    }

    /// Which of the caravans of the player on turn it is; of two that are the same in every way it is the first.
    fn caravan(&self, name: CaravanName) -> Option<u32> {
        let named = self.table.named_caravans();
        named.iter().position(|&(own, _)| own == name).map(|place| place as u32)
    }

    fn caravan_at(&self, place: u32) -> Option<CaravanName> {
        self.table.named_caravans().get(place as usize).map(|&(name, _)| name)
    }
}

/// The only good of a bundle, and how many.
fn single(bundle: Bundle) -> Option<(usize, u8)> {
    let mut present = Good::ALL.into_iter().filter(|&good| bundle.get(good) > 0);
    present.next().filter(|_| present.next().is_none()).map(|good| (good.index(), bundle.get(good)))
}

fn offer(give: Bundle, want: Bundle) -> Option<u32> {
    Some(OFFER + OFFERS.number(single(give)?, single(want)?)?)
}

fn offer_at(place: u32) -> Option<Action> {
    let [give, want] = OFFERS.at(place)?.map(|(good, number)| Bundle::of(Good::ALL[good], number));
    Some(Action::Offer { give, want })
}

/// The offer that stands, as those see it who answer.
fn turned_offer(table: &Table) -> Option<Terms> {
    let Phase::Answering(talk) = &table.phase else { return None };
    talk.offer.map(Terms::turned)
}

fn counter(table: &Table, counter: Terms) -> Option<u32> {
    let offer = turned_offer(table)?;
    let more = Good::ALL.into_iter().find(|&good| offer.want.with(good, 1) == Some(counter.want))?;
    (counter.give == offer.give).then(|| COUNTER + more.index() as u32)
}

fn counter_at(table: &Table, place: u32) -> Option<Action> {
    let offer = turned_offer(table)?;
    let want = offer.want.with(good(place), 1)?;
    Some(Action::Counter { give: offer.give, want })
}

fn paid(first: u32, piece: u32, amount: u8) -> Option<u32> {
    (u32::from(amount) < PAYMENTS).then(|| first + piece * PAYMENTS + u32::from(amount))
}

fn good(place: u32) -> Good {
    Good::ALL[(place % GOODS) as usize]
}

fn resource(place: u32) -> Resource {
    Resource::ALL[place as usize]
}

pub(super) fn number(view: &MerchantsView, action: Action) -> Option<u32> {
    let table = view.table();
    let places = Places { map: table.map(), table };
    let seat = |first: u32, seat| first + relative(view.viewer(), seat, table.players()) as u32;
    Some(match action {
        Action::Dice(_) | Action::Token(_) | Action::Stolen(_) | Action::Drawn(_) => return None,
        Action::SetPost(at) => places.city(SET_POST, at)?,
        Action::SetNeutral(at) => places.city(SET_NEUTRAL, at)?,
        Action::SetRoute(path) => places.path(SET_ROUTE, path)?,
        Action::Roll => ROLL,
        Action::Discard(resource) => DISCARD + resource.index() as u32,
        Action::Robber(hex) => places.land(ROBBER, hex)?,
        Action::Rob(victim) => seat(ROB, victim),
        Action::Buy(resource) => BUY + resource.index() as u32,
        Action::Exchange { give, take } => EXCHANGE + give.index() as u32 * GOODS + take.index() as u32,
        Action::BuyCard => CARD,
        Action::Recruit(at) => places.city(RECRUIT, at)?,
        Action::MoveMerchant { to, from } => {
            MOVE_MERCHANT + places.city(0, to)? * PIECES + places.merchant(from)?
        }
        Action::Caravan(path) => places.path(CARAVAN, path)?,
        Action::MoveCaravan { to, from } => {
            MOVE_CARAVAN + places.path(0, to)? * PIECES + places.caravan(from)?
        }
        Action::Route(path) => places.path(ROUTE, path)?,
        Action::Gold(gold) => {
            let Phase::ShortestWays(path) = table.phase else { return None };
            GOLD + table.payments(path).iter().position(|&payment| payment == gold)? as u32
        }
        Action::Walk { from, grain } => paid(WALK, places.merchant(from)?, grain)?,
        Action::Drive { from, salt } => paid(DRIVE, places.caravan(from)?, salt)?,
        Action::WalkTo(at) => WALK_TO + places.map.intersection(at)?.index() as u32,
        Action::DriveTo(path) => places.path(DRIVE_TO, path)?,
        Action::Deliver(at) => places.city(DELIVER, at)?,
        Action::Stop => STOP,
        Action::Circle(hex) => places.land(CIRCLE, hex)?,
        Action::TakeToken(hex) => places.land(TAKE_TOKEN, hex)?,
        Action::Play(card) => PLAY + card.index() as u32,
        Action::Take(resource) => TAKE + resource.index() as u32,
        Action::Trade => TRADE,
        Action::Listen => LISTEN,
        Action::Offer { give, want } => offer(give, want)?,
        Action::Accept => ACCEPT,
        Action::Decline => DECLINE,
        Action::Counter { give, want } => counter(table, Terms { give, want })?,
        Action::Deal(partner) => seat(DEAL, partner),
        Action::NoDeal => NO_DEAL,
        Action::End => END,
    })
}

/// The actions with places: posts, routes, pieces.
fn placed(places: &Places<'_>, number: u32) -> Option<Action> {
    Some(match number {
        SET_POST..SET_NEUTRAL => Action::SetPost(places.city_at(number - SET_POST)?),
        SET_NEUTRAL..SET_ROUTE => Action::SetNeutral(places.city_at(number - SET_NEUTRAL)?),
        SET_ROUTE..ROLL => Action::SetRoute(places.path_at(number - SET_ROUTE)?),
        ROBBER..ROB => Action::Robber(places.land_at(number - ROBBER)?),
        RECRUIT..MOVE_MERCHANT => Action::Recruit(places.city_at(number - RECRUIT)?),
        MOVE_MERCHANT..CARAVAN => {
            let place = number - MOVE_MERCHANT;
            let to = places.city_at(place / PIECES)?;
            Action::MoveMerchant { to, from: places.merchant_at(place % PIECES)? }
        }
        CARAVAN..MOVE_CARAVAN => Action::Caravan(places.path_at(number - CARAVAN)?),
        MOVE_CARAVAN..ROUTE => {
            let place = number - MOVE_CARAVAN;
            let to = places.path_at(place / PIECES)?;
            Action::MoveCaravan { to, from: places.caravan_at(place % PIECES)? }
        }
        ROUTE..GOLD => Action::Route(places.path_at(number - ROUTE)?),
        WALK..DRIVE => {
            let place = number - WALK;
            Action::Walk { from: places.merchant_at(place / PAYMENTS)?, grain: (place % PAYMENTS) as u8 }
        }
        DRIVE..WALK_TO => {
            let place = number - DRIVE;
            Action::Drive { from: places.caravan_at(place / PAYMENTS)?, salt: (place % PAYMENTS) as u8 }
        }
        WALK_TO..DRIVE_TO => Action::WalkTo(places.intersection_at(number - WALK_TO)?),
        DRIVE_TO..DELIVER => Action::DriveTo(places.path_at(number - DRIVE_TO)?),
        DELIVER..STOP => Action::Deliver(places.city_at(number - DELIVER)?),
        STOP => Action::Stop,
        CIRCLE..TAKE_TOKEN => Action::Circle(places.land_at(number - CIRCLE)?),
        TAKE_TOKEN..PLAY => Action::TakeToken(places.land_at(number - TAKE_TOKEN)?),
        _ => return None,
    })
}

pub(super) fn action(view: &MerchantsView, number: u32) -> Option<Action> {
    let table = view.table();
    let seat = |first: u32| seat_at(view.viewer(), (number - first) as usize, table.players());
    Some(match number {
        ROLL => Action::Roll,
        DISCARD..ROBBER => Action::Discard(resource(number - DISCARD)),
        ROB..BUY => Action::Rob(seat(ROB)?),
        BUY..EXCHANGE => Action::Buy(resource(number - BUY)),
        EXCHANGE..CARD => {
            let (give, take) = (resource((number - EXCHANGE) / GOODS), good(number - EXCHANGE));
            Some(Action::Exchange { give, take }).filter(|_| take != Good::Resource(give))?
        }
        CARD => Action::BuyCard,
        GOLD..WALK => {
            let Phase::ShortestWays(path) = table.phase else { return None };
            Action::Gold(*table.payments(path).get((number - GOLD) as usize)?)
        }
        PLAY..TAKE => Action::Play(Card::ALL[(number - PLAY) as usize]),
        TAKE..TRADE => Action::Take(resource(number - TAKE)),
        TRADE => Action::Trade,
        LISTEN => Action::Listen,
        OFFER..ACCEPT => return offer_at(number - OFFER),
        ACCEPT => Action::Accept,
        DECLINE => Action::Decline,
        COUNTER..DEAL => return counter_at(table, number - COUNTER),
        DEAL..NO_DEAL => Action::Deal(seat(DEAL)?),
        NO_DEAL => Action::NoDeal,
        END => Action::End,
        ALL.. => return None,
        _ => return placed(&Places { map: table.map(), table }, number),
    })
}
