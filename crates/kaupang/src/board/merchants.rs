//! The table of Merchants of Europe: the map as text, and what each player has.

mod map;

use game::{Actor, Seat, Turn};
use merchants::action::Dice;
use merchants::map::Map;
use merchants::place::{HexName, Intersection, Path};
use merchants::{Action, Answer, Merchants, MerchantsView, Phase, Table, Talk, Terms};

use crate::board::Board;
use crate::paint::Paint;
use crate::text::{counted, wrap};

pub(crate) use map::draw_map;

impl Board for Merchants {
    const TITLE: &'static str = "Merchants of Europe";
    const SUMMARY: &'static str = "Merchants found trading posts all over Europe, and caravans carry commodities to the posts of others.";
    const LEGEND: &'static str = "terminal-legend-merchants";

    fn draw(view: &MerchantsView, paint: &Paint) -> String {
        let table = view.table();
        let mut text = draw_map(table.map(), Some(table), paint);
        text.push_str(&wrap(&supply(view), paint.width, ""));
        for seat in table.seats() {
            text.push_str(&draw_seat(view, seat, paint));
        }
        text
    }

    fn status(view: &MerchantsView) -> String {
        match view.table().turn() {
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
        meaning(view.table(), action)
    }
}

fn chance_sentence(view: &MerchantsView) -> &'static str {
    match view.table().phase {
        Phase::Order { .. } => "The dice decide who begins.",
        Phase::Stealing(_) => "A card is drawn from a hand.",
        Phase::Drawing => "A development card is drawn.",
        Phase::Token(_) => "A number token is turned up.",
        _ => "The dice are thrown.",
    }
}

/// What is asked of whoever is to act.
fn asked(view: &MerchantsView) -> String {
    match view.table().phase {
        Phase::SetPosts(_) => "set a post on a violet city".into(),
        Phase::SetNeutral(_) => "set a neutral post on a violet city".into(),
        Phase::SetRoutes(_) => "set a route at one of the posts, with a caravan".into(),
        Phase::BeforeRoll => "roll, or play a card first".into(),
        Phase::Discard(_) => "return half of the cards".into(),
        Phase::Robber => "move the robber".into(),
        Phase::Rob => "choose whom to rob".into(),
        Phase::Offering => "make an offer".into(),
        Phase::Answering(talk) => match talk.offer {
            Some(Terms { give, want }) => {
                format!("answer the offer of {}: {give} for {want}", view.table().active)
            }
            None => format!("propose a trade to {}, who listens, or decline", view.table().active),
        },
        Phase::Dealing(talk) => answers(&talk),
        Phase::ShortestWays(_) => "choose which of the shortest ways pays".into(),
        Phase::Adjoining(_) => "lay the free route beside the double arrow".into(),
        Phase::Charter => "lay a route of the charter".into(),
        Phase::Guide => "choose the merchant that the guide leads".into(),
        Phase::Walking { left, .. } => {
            format!("go on with the merchant, {} left", counted(left.into(), "step"))
        }
        Phase::Circles(_) => "choose the circle that gets a token".into(),
        Phase::MoveToken(_) => "choose the token that moves".into(),
        Phase::FairWind => "choose the caravan that the fair wind drives".into(),
        Phase::Driving { left, .. } => {
            format!("go on with the caravan, {} left", counted(left.into(), "step"))
        }
        Phase::GoodYear { left, .. } => {
            format!("take {} of the supply", counted(left.into(), "resource"))
        }
        _ => "trade, build, move, or end the turn".into(),
    }
}

/// What the others have answered or proposed, for whoever chooses among it.
fn answers(talk: &Talk) -> String {
    let said: Vec<String> = Seat::all(talk.answers.0.len())
        .filter_map(|seat| {
            Some(match talk.answers[seat]? {
                Answer::Accepted => format!("{seat} accepts"),
                Answer::Proposed(Terms { give, want }) => format!("{seat} gives {give} for {want}"),
            })
        })
        .collect();
    format!("choose among the answers ({})", said.join("; "))
}

fn supply(view: &MerchantsView) -> String {
    let cards: Vec<String> =
        view.supply().iter().map(|(resource, number)| format!("{resource} {number}")).collect();
    let dice = view
        .table()
        .dice
        .map(Dice::faces)
        .map_or(String::new(), |[one, other]| format!(" Last throw: {one} and {other}."));
    let table = view.table();
    let robber = hex_text(table, table.map().lands[table.robber].name);
    format!("Supply: {}, gold {}. Robber: {robber}.{dice}", cards.join(" "), table.bank())
}

fn draw_seat(view: &MerchantsView, seat: Seat, paint: &Paint) -> String {
    let you = if game::View::viewer(view).is(seat) { " (you)" } else { "" };
    let table = view.table();
    let turn = if table.turn().includes(seat) { ", to act" } else { "" };
    let (delivered, all) = (table.delivered(seat), table.commodities_each());
    let heading = paint.bold(format!("{seat}{you}"));
    let line = format!(
        "{turn}: delivered {delivered} of {all}, {} free, gold {}, {}, {}, {} and {} left",
        table.free_commodities(seat),
        table.gold[seat],
        counted(view.hand_size(seat).into(), "card"),
        counted(view.card_count(seat).into(), "development card"),
        counted(table.warehouse[seat].into(), "post"),
        counted(table.routes_left(seat).into(), "route"),
    );
    let wrapped = wrap(&format!("{seat}{you}{line}"), paint.width, "");
    let mut text = wrapped.replacen(&format!("{seat}{you}"), &heading, 1);
    text.push_str(&wrap(&places(table, seat), paint.width, "  "));
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
fn places(table: &Table, seat: Seat) -> String {
    let map = table.map();
    let posts: Vec<String> = table.posts[seat]
        .iter()
        .map(|city| {
            let star = if table.commodity_in(city).is_some() { "*" } else { "" };
            format!("{}{star}", map.cities[city].name)
        })
        .collect();
    let merchants: Vec<String> =
        table.merchants_of(seat).map(|at| intersection_text(map, map.intersections[at])).collect();
    let caravans: Vec<String> =
        table.caravans_of(seat).map(|caravan| map.paths[caravan.at].to_string()).collect();
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
fn intersection_text(map: &Map, at: Intersection) -> String {
    match map.city(at) {
        Some(city) => format!("{} {at}", map.cities[city].name),
        None => at.to_string(),
    }
}

fn hex_text(table: &Table, name: HexName) -> String {
    let map = table.map();
    let Some(land) = map.land(name) else { return name.to_string() };
    let number = table.number_on(land).map_or("without number".into(), |number| number.to_string());
    format!("{name}, {} {number}", map.terrain[land])
}

/// What a city brings: its lands with their numbers, and its coins.
fn city_text(table: &Table, at: Intersection) -> String {
    let map = table.map();
    let Some(city) = map.city(at) else { return String::new() };
    let lands: Vec<String> = map
        .lands_at(city)
        .map(|land| {
            let number = table.number_on(land).map_or("o".into(), |number| number.to_string());
            format!("{} {number}", map.terrain[land].resource())
        })
        .collect();
    let found = &map.cities[city];
    let coins = if found.coins > 0 { format!(", {} gold", found.coins) } else { String::new() };
    format!("{}: {}{coins}", found.name, lands.join(", "))
}

/// The two ends of a path, by city where there is one.
fn path_text(table: &Table, path: Path) -> String {
    let map = table.map();
    let Some(number) = map.path(path) else { return String::new() };
    let ends: Vec<String> = map.ends[number]
        .iter()
        .map(|&end| match map.city_at[end] {
            None => map.intersections[end].to_string(),
            Some(city) => map.cities[city].name.clone(),
        })
        .collect();
    let arrow = if map.double.contains(number) { ", double arrow" } else { "" };
    let owner = table.route_on(number).map_or(String::new(), |seat| format!(", route of {seat}"));
    format!("{}{arrow}{owner}", ends.join(" to "))
}

fn meaning(table: &Table, action: Action) -> String {
    match action {
        Action::Dice(dice) => dice.sum().to_string(),
        Action::SetPost(at)
        | Action::SetNeutral(at)
        | Action::Recruit(at)
        | Action::MoveMerchant { to: at, .. } => city_text(table, at),
        Action::WalkTo(at) => city_text(table, at),
        Action::Deliver(at) => intersection_text(table.map(), at),
        Action::SetRoute(path)
        | Action::Caravan(path)
        | Action::MoveCaravan { to: path, .. }
        | Action::Route(path) => path_text(table, path),
        Action::DriveTo(path) => path_text(table, path),
        Action::Robber(hex) | Action::Circle(hex) | Action::TakeToken(hex) => hex_text(table, hex),
        Action::Walk { from, grain } => {
            format!("{}, {} steps", intersection_text(table.map(), from), 3 * grain.max(1))
        }
        Action::Drive { from, salt } => format!("{}, {} steps", path_text(table, from.at), 3 * salt.max(1)),
        Action::Buy(_) => "for 2 gold".into(),
        Action::Exchange { give, take } => format!("3 {give} for 1 {take}"),
        Action::BuyCard => "for wool and salt".into(),
        Action::Play(card) => card_meaning(card).into(),
        Action::Trade => "offer something to the others".into(),
        Action::Listen => "hear what the others propose".into(),
        Action::Deal(seat) => match table.talk().and_then(|talk| talk.deal(seat)) {
            Some(Terms { give, want }) => format!("{give} for {want}"),
            None => String::new(),
        },
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
