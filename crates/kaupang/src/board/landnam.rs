//! The island of Landnám: a map of hexes, and what everybody has.

mod map;

use game::{Seat, View as _};
use landnam::components::{Good, Goods, Terrain, UnitKind};
use landnam::phase::{Hearing, Phase, Talk};
use landnam::{Hand, Landnam, LandnamView, Table};
use words::{Thing, Value, Words};

use crate::board::{Board, say, say_with, seat_heading};
use crate::paint::Paint;
use crate::text::entry;

impl Board for Landnam {
    const LEGEND: &'static str = "terminal-legend-landnam";

    fn draw(view: &LandnamView, words: &Words, paint: &Paint) -> String {
        let table = view.table();
        let mut text = map::draw(table, words, paint);
        text.push_str(&entry(&say(words, "draw-ln-outer"), &outer_sea(table, words), "", paint));
        text.push_str(&entry(&say(words, "draw-ln-stock"), &stock(table, words), "", paint));
        for (key, content) in hearings(table, words) {
            text.push_str(&entry(&say(words, key), &content, "", paint));
        }
        for seat in table.seats() {
            text.push_str(&draw_seat(view, seat, words, paint));
        }
        text
    }
}

fn seats(words: &Words, seats: impl IntoIterator<Item = Seat>) -> Value {
    let seats: Vec<String> = seats.into_iter().map(|seat| seat.to_string()).collect();
    Value::Text(words.names(seats.iter().map(String::as_str)))
}

fn good_thing(good: Good) -> Thing {
    Thing::new(format!("ln-good-{good}"))
}

/// The ships on the outer sea.
fn outer_sea(table: &Table, words: &Words) -> String {
    let of = |seat: Seat| {
        let ships = table.outer(seat);
        let outlaws = ships.iter().filter(|marks| !marks.is_empty()).count();
        let values = [("seat", Value::text(seat)), ("count", ships.len().into())];
        let mut text = say_with(words, "draw-ln-ships", &values);
        if outlaws > 0 {
            text.push_str(&format!(" {}", say_with(words, "draw-ln-outlawed", &[("count", outlaws.into())])));
        }
        text
    };
    let all: Vec<String> = table.seats().filter(|&seat| !table.outer(seat).is_empty()).map(of).collect();
    if all.is_empty() { say(words, "draw-ln-no-ships") } else { all.join(", ") }
}

fn stock(table: &Table, words: &Words) -> String {
    let tiles = Terrain::ALL.iter().map(|&terrain| {
        format!("{} {}", say(words, &format!("ln-terrain-{terrain}")), table.tiles_left(terrain))
    });
    let values = [
        ("goods", Value::Text(goods(table.stock(), words))),
        ("tiles", Value::Text(tiles.collect::<Vec<String>>().join(", "))),
        ("cards", table.deck_size().into()),
        ("discard", table.discard().total().into()),
    ];
    say_with(words, "draw-ln-left", &values)
}

fn goods(goods: Goods, words: &Words) -> String {
    Good::ALL.map(|good| format!("{} {}", words.name(&good_thing(good)), goods[good])).join(", ")
}

/// Goods that are given or wanted.
fn bundle(goods: Goods) -> Value {
    let present = Good::ALL.into_iter().filter(|&good| goods[good] > 0);
    present.map(|good| good_thing(good).times(goods[good])).collect::<Vec<Value>>().into()
}

/// What is being heard or offered, and who is outlawed.
fn hearings(table: &Table, words: &Words) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    let outlaws: Vec<String> = table
        .seats()
        .flat_map(|seat| table.units(seat))
        .filter(|&field| table.is_outlaw(field))
        .map(|field| {
            let who = seats(words, table.marks(field));
            say_with(words, "draw-ln-outlaw", &[("field", Value::text(field)), ("who", who)])
        })
        .collect();
    if !outlaws.is_empty() {
        lines.push(("draw-ln-outlaws", outlaws.join("; ")));
    }
    match table.phase() {
        Phase::Thing(thing) => {
            if let Hearing::Case(case) = &thing.hearing {
                let (one, other) = (case.plaintiff, case.defender);
                let values = [
                    ("one", seats(words, one.members)),
                    ("other", seats(words, other.members)),
                    ("field", Value::text(case.field)),
                    ("good", good_thing(case.good).into()),
                    ("stake", one.stake().into()),
                    ("against", other.stake().into()),
                ];
                lines.push(("draw-ln-case", say_with(words, "draw-ln-case-text", &values)));
            }
        }
        Phase::Trade(trade) => {
            if let Talk::Offer { by, give, want, .. } = trade.talk {
                let values = [
                    ("who", Value::text(by)),
                    ("give", bundle(give.goods())),
                    ("want", bundle(want.goods())),
                ];
                lines.push(("draw-ln-offer", say_with(words, "draw-ln-offer-text", &values)));
            }
        }
        _ => {}
    }
    lines
}

fn draw_seat(view: &LandnamView, seat: Seat, words: &Words, paint: &Paint) -> String {
    let table = view.table();
    let (is_viewer, acts) = (view.viewer().is(seat), table.turn().includes(seat));
    let marks = [(acts, "draw-to-act"), (!acts && table.active() == seat, "draw-active")];
    let (name, marks) = seat_heading(words, seat, is_viewer, &marks);
    let heading = paint.styled(name, map::color_of(seat).bold());
    let held = [("ln-goods-held", table.goods_held(seat)), ("ln-fate-held", table.fate_held(seat))]
        .map(|(key, count)| say_with(words, key, &[("count", count.into())]));
    let points = say_with(words, "draw-points", &[("count", table.points(seat).into())]);
    let mut text = format!("{heading}{marks}: {points}; {}\n", held.join(", "));
    text.push_str(&entry(&say(words, "draw-ln-has"), &possessions(table, seat, words), "  ", paint));
    if let Some(hand) = view.hand().filter(|_| is_viewer) {
        text.push_str(&entry(&say(words, "draw-hand"), &hand_text(hand, words), "  ", paint));
    }
    text
}

/// Buildings and markers, and the pieces that are left.
fn possessions(table: &Table, seat: Seat, words: &Words) -> String {
    let [settlers, ships] = [UnitKind::Settler, UnitKind::Ship].map(|kind| table.units_left(seat, kind));
    let values = [
        ("farms", table.farms(seat).len().into()),
        ("villages", table.villages(seat).len().into()),
        ("white", table.white_markers(seat).into()),
        ("red", table.red_markers(seat).into()),
        ("black", table.black_markers(seat).into()),
        ("settlers", settlers.into()),
        ("ships", ships.into()),
        ("houses", table.houses_left(seat).into()),
    ];
    say_with(words, "draw-ln-possessions", &values)
}

fn hand_text(hand: &Hand, words: &Words) -> String {
    let cards = hand.fate.kinds().map(|fate| {
        let name = say(words, &format!("ln-fate-{fate}"));
        match hand.fate.count(fate) {
            1 => name,
            count => format!("{count} {name}"),
        }
    });
    let cards: Vec<String> = cards.collect();
    let cards = if cards.is_empty() { say(words, "draw-ln-no-fate") } else { cards.join(", ") };
    format!("{}; {cards}", goods(hand.goods, words))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Viewer};

    #[test]
    fn the_map_shows_fields_units_and_buildings() {
        let json = r#"{"players": 3, "fields": {"c3": "meadow 8", "b3": "sea harbor wood", "c4": "forest 11"},
            "seats": [{"farms": ["b3c3c4"], "goods": {"iron": 7}}, {"settlers": ["c3"]}, {"ships": ["b3"], "villages": ["a3b3b4"]}],
            "outlaws": {"c3": ["P1"]}}"#;
        let json = json.replace(r#", "villages": ["a3b3b4"]"#, "");
        let state: Landnam = serde_json::from_str(&json).unwrap();
        let text = Landnam::draw(&state.view(Viewer::Seat(Seat::new(1))), &Words::ENGLISH, &Paint::PLAIN);
        for part in ["c3 meadow", "8   h2!", "@wood", "s3", "f1", "Outlaws: c3, with red markers of P1"] {
            assert!(text.contains(part), "{part} in\n{text}");
        }
        assert!(!text.contains("iron 7"), "the hand of P1 is hidden\n{text}");
    }
}
