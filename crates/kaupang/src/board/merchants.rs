//! The table of Merchants of Europe: the map as text, and what each player has.

mod map;

use game::{Actor, Seat, Turn};
use merchants::map::{Map, NONE};
use merchants::place::{HexName, Intersection, Path};
use merchants::position::PhasePosition;
use merchants::{Action, Merchants, MerchantsView, Post};

use crate::board::Board;
use crate::paint::Paint;
use crate::text::{counted, wrap};

pub(crate) use map::draw_map;

impl Board for Merchants {
    const TITLE: &'static str = "Merchants of Europe";
    const SUMMARY: &'static str = "Merchants found trading posts all over Europe, and caravans carry commodities to the posts of others.";
    const LEGEND: &'static str = "The map: land shows its terrain (f forest, p pasture, g field, m mountains, s \
        saltworks; capitals in the mountains) and its number, or o for an empty circle; ! is the robber. v and b are free \
        cities, violet and brown; 1 to 4 are posts and routes of P1 to P4, N neutral posts, A to D merchants of P1 to P4; ~ \
        is a path at sea, = a double arrow. H6.W is the west corner of hex H6, G7.N the north side of G7.";

    fn draw(view: &MerchantsView, paint: &Paint) -> String {
        let mut text = draw_map(view.map(), Some(view), paint);
        text.push_str(&wrap(&supply(view), paint.width, ""));
        for seat in Seat::all(view.players()) {
            text.push_str(&draw_seat(view, seat, paint));
        }
        text
    }

    fn status(view: &MerchantsView) -> String {
        match view.turn() {
            Turn::Over => "The game is over.".into(),
            Turn::Chance => chance_sentence(view).into(),
            Turn::Seats(seats) => {
                let waiting: Vec<String> = seats.into_iter().map(|seat| seat.to_string()).collect();
                let own = seats.into_iter().find(|&seat| game::View::viewer(view).is(seat));
                let whose = match own {
                    Some(seat) => format!("Your turn, {seat}"),
                    None => format!("The turn of {}", waiting.join(" and ")),
                };
                format!("{whose}: {}.", asked(view))
            }
        }
    }

    fn describe(view: &MerchantsView, _: Actor, action: Action) -> String {
        meaning(view, action)
    }
}

fn chance_sentence(view: &MerchantsView) -> &'static str {
    match view.position().phase {
        PhasePosition::Order { .. } => "The dice decide who begins.",
        PhasePosition::Stealing(_) => "A card is drawn from a hand.",
        PhasePosition::Drawing => "A development card is drawn.",
        PhasePosition::Token(_) => "A number token is turned up.",
        _ => "The dice are thrown.",
    }
}

/// What is asked of whoever is to act.
fn asked(view: &MerchantsView) -> String {
    match view.position().phase {
        PhasePosition::SetPosts(_) => "set a post on a violet city".into(),
        PhasePosition::SetNeutral(_) => "set a neutral post on a violet city".into(),
        PhasePosition::SetRoutes(_) => "set a route at one of the posts, with a caravan".into(),
        PhasePosition::BeforeRoll => "roll, or play a card first".into(),
        PhasePosition::Discard(_) => "return half of the cards".into(),
        PhasePosition::Robber => "move the robber".into(),
        PhasePosition::Rob => "choose whom to rob".into(),
        PhasePosition::Offering => "make an offer".into(),
        PhasePosition::Answering(_) => match view.offer() {
            Some((give, want)) => format!("answer the offer of {}: {give} for {want}", view.active()),
            None => "answer the offer".into(),
        },
        PhasePosition::Dealing(_) => "choose among the answers".into(),
        PhasePosition::Ways(_) => "choose which of the shortest ways pays".into(),
        PhasePosition::Adjoining(_) => "lay the free route beside the double arrow".into(),
        PhasePosition::Charter => "lay a route of the charter".into(),
        PhasePosition::Guide => "choose the merchant that the guide leads".into(),
        PhasePosition::Walking { left, .. } => {
            format!("go on with the merchant, {} left", counted(left.into(), "step"))
        }
        PhasePosition::Circles(_) => "choose the circle that gets a token".into(),
        PhasePosition::MoveToken(_) => "choose the token that moves".into(),
        PhasePosition::FairWind => "choose the caravan that the fair wind drives".into(),
        PhasePosition::Driving { left, .. } => {
            format!("go on with the caravan, {} left", counted(left.into(), "step"))
        }
        PhasePosition::GoodYear { left, .. } => {
            format!("take {} of the supply", counted(left.into(), "resource"))
        }
        _ => "trade, build, move, or end the turn".into(),
    }
}

fn supply(view: &MerchantsView) -> String {
    let cards: Vec<String> =
        view.supply().iter().map(|(resource, number)| format!("{resource} {number}")).collect();
    let dice = view.dice().map_or(String::new(), |[one, other]| format!(" Last throw: {one} and {other}."));
    let robber = hex_text(view, view.map().lands[usize::from(view.robber())].name);
    format!("Supply: {}, gold {}. Robber: {robber}.{dice}", cards.join(" "), view.bank())
}

fn draw_seat(view: &MerchantsView, seat: Seat, paint: &Paint) -> String {
    let you = if game::View::viewer(view).is(seat) { " (you)" } else { "" };
    let turn = if view.turn().includes(seat) { ", to act" } else { "" };
    let (delivered, all) = view.delivered(seat);
    let heading = paint.bold(format!("{seat}{you}"));
    let line = format!(
        "{turn}: delivered {delivered} of {all}, {} free, gold {}, {}, {}, {} and {} left",
        view.free_commodities(seat),
        view.gold(seat),
        counted(view.hand_size(seat).into(), "card"),
        counted(view.card_count(seat).into(), "development card"),
        counted(view.posts_left(seat).into(), "post"),
        counted(view.routes_left(seat).into(), "route"),
    );
    let wrapped = wrap(&format!("{seat}{you}{line}"), paint.width, "");
    let mut text = wrapped.replacen(&format!("{seat}{you}"), &heading, 1);
    text.push_str(&wrap(&places(view, seat), paint.width, "  "));
    if you.is_empty() {
        return text;
    }
    let hand: Vec<String> = view
        .hand()
        .into_iter()
        .flat_map(merchants::components::Counts::iter)
        .map(|(kind, n)| format!("{kind} {n}"))
        .collect();
    let cards: Vec<String> = view
        .cards()
        .into_iter()
        .flat_map(merchants::components::Counts::iter)
        .map(|(kind, n)| format!("{kind} {n}"))
        .collect();
    text.push_str(&wrap(&format!("hand: {}", or_nothing(&hand)), paint.width, "  "));
    if !cards.is_empty() {
        text.push_str(&wrap(&format!("development cards: {}", cards.join(", ")), paint.width, "  "));
    }
    text
}

fn or_nothing(items: &[String]) -> String {
    if items.is_empty() { "nothing".into() } else { items.join(", ") }
}

/// Where a player's pieces stand. A star marks a post that has taken a commodity.
fn places(view: &MerchantsView, seat: Seat) -> String {
    let map = view.map();
    let own = (0..map.cities.len() as u8).filter(|&city| view.post_in(city) == Some(Post::Of(seat)));
    let posts: Vec<String> = own
        .map(|city| {
            let star = if view.commodity_in(city).is_some() { "*" } else { "" };
            format!("{}{star}", map.cities[usize::from(city)].name)
        })
        .collect();
    let merchants: Vec<String> =
        view.merchants(seat).map(|corner| corner_text(map, map.corners[usize::from(corner)])).collect();
    let caravans: Vec<String> =
        view.caravans(seat).map(|path| map.paths[usize::from(path)].to_string()).collect();
    let mut text = format!("posts: {}", or_nothing(&posts));
    if !merchants.is_empty() {
        text.push_str(&format!("; merchants: {}", merchants.join(", ")));
    }
    if !caravans.is_empty() {
        text.push_str(&format!("; caravans: {}", caravans.join(", ")));
    }
    text
}

/// An intersection with its city's name, if it has one.
fn corner_text(map: &Map, at: Intersection) -> String {
    match map.city(at) {
        Some(city) => format!("{} {at}", map.cities[usize::from(city)].name),
        None => at.to_string(),
    }
}

fn hex_text(view: &MerchantsView, name: HexName) -> String {
    let map = view.map();
    let Some(land) = map.land(name) else { return name.to_string() };
    let number = view.number_on(land).map_or("without number".into(), |number| number.to_string());
    format!("{name}, {} {number}", map.terrain[usize::from(land)])
}

/// What a city brings: its lands with their numbers, and its coins.
fn city_text(view: &MerchantsView, at: Intersection) -> String {
    let map = view.map();
    let Some(city) = map.city(at) else { return String::new() };
    let lands: Vec<String> = map
        .lands_at(city)
        .map(|land| {
            let number = view.number_on(land).map_or("o".into(), |number| number.to_string());
            format!("{} {number}", map.terrain[usize::from(land)].resource())
        })
        .collect();
    let found = &map.cities[usize::from(city)];
    let coins = if found.coins > 0 { format!(", {} gold", found.coins) } else { String::new() };
    format!("{}: {}{coins}", found.name, lands.join(", "))
}

/// The two ends of a path, by city where there is one.
fn path_text(view: &MerchantsView, path: Path) -> String {
    let map = view.map();
    let Some(number) = map.path(path) else { return String::new() };
    let ends: Vec<String> = map.ends[usize::from(number)]
        .iter()
        .map(|&corner| match map.corner_city[usize::from(corner)] {
            NONE => map.corners[usize::from(corner)].to_string(),
            city => map.cities[usize::from(city)].name.clone(),
        })
        .collect();
    let arrow = if map.double.contains(usize::from(number)) { ", double arrow" } else { "" };
    let owner = view.route_on(number).map_or(String::new(), |seat| format!(", route of {seat}"));
    format!("{}{arrow}{owner}", ends.join(" to "))
}

fn meaning(view: &MerchantsView, action: Action) -> String {
    match action {
        Action::Dice(dice) => dice.sum().to_string(),
        Action::SetPost(at)
        | Action::SetNeutral(at)
        | Action::Recruit(at)
        | Action::MoveMerchant { to: at, .. } => city_text(view, at),
        Action::WalkTo(at) => city_text(view, at),
        Action::Deliver(at) => corner_text(view.map(), at),
        Action::SetRoute(path)
        | Action::Caravan(path)
        | Action::MoveCaravan { to: path, .. }
        | Action::Route(path) => path_text(view, path),
        Action::DriveTo(path) => path_text(view, path),
        Action::Robber(hex) | Action::Circle(hex) | Action::TakeToken(hex) => hex_text(view, hex),
        Action::Walk { from, grain } => {
            format!("{}, {} steps", corner_text(view.map(), from), 3 * grain.max(1))
        }
        Action::Drive { from, salt } => format!("{}, {} steps", path_text(view, from.at), 3 * salt.max(1)),
        Action::Buy(_) => "for 2 gold".into(),
        Action::Exchange { give, take } => format!("3 {give} for 1 {take}"),
        Action::BuyCard => "for wool and salt".into(),
        Action::Play(card) => card_meaning(card).into(),
        Action::Trade => "offer something to the others".into(),
        _ => String::new(),
    }
}

fn card_meaning(card: merchants::components::Card) -> &'static str {
    use merchants::components::Card;
    match card {
        Card::Lancer => "move the robber and steal a card",
        Card::FairWind => "move a caravan three routes without salt",
        Card::Guide => "move a merchant three steps without grain",
        Card::Charter => "lay up to two routes for free",
        Card::BillOfExchange => "take 3 gold",
        Card::GoodYear => "take two resources",
    }
}
