//! The table of Merchants of Europe: the map as text, and what each player has.

mod map;

use game::{Seat, View as _};
use merchants::action::Dice;
use merchants::components::{Card, Resource};
use merchants::map::Map;
use merchants::place::{HexName, Intersection};
use merchants::{Merchants, MerchantsView, Table};
use words::{Value, Words};

use crate::board::{Board, or_nothing, say, say_with, seat_heading};
use crate::paint::Paint;
use crate::text::{entry, wrap};

pub(crate) use map::draw_map;

impl Board for Merchants {
    const LEGEND: &'static str = "terminal-legend-merchants";

    fn draw(view: &MerchantsView, words: &Words, paint: &Paint) -> String {
        let table = view.table();
        let mut text = draw_map(table.map(), Some(table), paint);
        text.push_str(&wrap(&supply(view, words), paint.width, ""));
        for seat in table.seats() {
            text.push_str(&draw_seat(view, seat, words, paint));
        }
        text
    }
}

/// Cards of a kind with their numbers.
fn counted<K: std::fmt::Display>(
    words: &Words,
    kind: &str,
    cards: impl IntoIterator<Item = (K, u8)>,
) -> Vec<String> {
    let named = cards.into_iter();
    named.map(|(card, count)| format!("{} {count}", say(words, &format!("moe-{kind}-{card}")))).collect()
}

fn supply(view: &MerchantsView, words: &Words) -> String {
    let table = view.table();
    let robber = hex_text(table, table.map().lands[table.robber].name, words);
    let values = [
        ("cards", Value::Text(counted::<Resource>(words, "resource", view.supply().iter()).join(", "))),
        ("gold", table.bank().into()),
        ("robber", Value::Text(robber)),
    ];
    let mut text = say_with(words, "draw-moe-supply", &values);
    if let Some([one, two]) = table.dice.map(Dice::faces) {
        let throw = say_with(words, "draw-moe-throw", &[("one", one.into()), ("two", two.into())]);
        text.push_str(&format!(" {throw}"));
    }
    text
}

fn draw_seat(view: &MerchantsView, seat: Seat, words: &Words, paint: &Paint) -> String {
    let table = view.table();
    let is_viewer = view.viewer().is(seat);
    let (name, marks) = seat_heading(words, seat, is_viewer, &[(table.turn().includes(seat), "draw-to-act")]);
    let delivered = [("count", table.delivered(seat).into()), ("all", table.commodities_each().into())];
    let mut parts = vec![say_with(words, "moe-delivered", &delivered)];
    let counts: [(&str, Value); 6] = [
        ("moe-free", table.free_commodities(seat).into()),
        ("moe-gold", table.gold[seat].into()),
        ("moe-hand", view.hand_size(seat).into()),
        ("moe-cards", view.card_count(seat).into()),
        ("moe-left-posts", table.warehouse[seat].into()),
        ("moe-left-routes", table.routes_left(seat).into()),
    ];
    parts.extend(counts.map(|(key, count)| say_with(words, key, &[("count", count)])));
    let wrapped = wrap(&format!("{name}{marks}: {}", parts.join(", ")), paint.width, "");
    let mut text = wrapped.replacen(&name, &paint.bold(&name), 1);
    text.push_str(&wrap(&places(table, seat, words), paint.width, "  "));
    if !is_viewer {
        return text;
    }
    let hand =
        counted::<Resource>(words, "resource", view.hand().into_iter().flat_map(game::kinds::Counts::iter));
    let cards = counted::<Card>(words, "card", view.cards().into_iter().flat_map(game::kinds::Counts::iter));
    text.push_str(&entry(&say(words, "draw-hand"), &or_nothing(words, &hand), "  ", paint));
    if !cards.is_empty() {
        text.push_str(&entry(&say(words, "draw-moe-cards"), &cards.join(", "), "  ", paint));
    }
    text
}

/// Where a player's pieces stand. A star marks a post that has taken a commodity.
fn places(table: &Table, seat: Seat, words: &Words) -> String {
    let map = table.map();
    let posts = table.posts[seat].iter().map(|city| {
        let star = if table.commodity_in(city).is_some() { "*" } else { "" };
        format!("{}{star}", map.cities[city].name)
    });
    let merchants = table.merchants_of(seat).map(|at| intersection_text(map, map.intersections[at]));
    let caravans = table.caravans_of(seat).map(|caravan| map.paths[caravan.at].to_string());
    let listed = |key: &str, places: Vec<String>| {
        say_with(words, key, &[("what", Value::Text(or_nothing(words, &places)))])
    };
    let mut text = listed("draw-moe-posts", posts.collect());
    for (key, places) in
        [("draw-moe-merchants", merchants.collect::<Vec<_>>()), ("draw-moe-caravans", caravans.collect())]
    {
        if !places.is_empty() {
            text.push_str(&format!("; {}", listed(key, places)));
        }
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

fn hex_text(table: &Table, name: HexName, words: &Words) -> String {
    let map = table.map();
    let Some(land) = map.land(name) else { return name.to_string() };
    let terrain = Value::Text(say(words, &format!("moe-terrain-{}", map.terrain[land])));
    let place = [("hex", Value::text(name)), ("terrain", terrain)];
    match table.number_on(land) {
        Some(number) => {
            let [hex, terrain] = place;
            say_with(words, "draw-moe-hex", &[hex, terrain, ("number", Value::text(number))])
        }
        None => say_with(words, "draw-moe-hex-bare", &place),
    }
}
