//! The island of Landnám: a map of hexes, and what everybody has.

mod map;
mod words;

use game::{Actor, Seat, Turn};
use landnam::components::{Good, Goods, Terrain, UnitKind};
use landnam::phase::{Hearing, Phase, Talk};
use landnam::{Action, Hand, Landnam, LandnamView, Table};

use crate::board::Board;
use crate::paint::Paint;
use crate::text::{counted, wrap};

impl Board for Landnam {
    const TITLE: &'static str = "Landnám";
    const SUMMARY: &'static str =
        "Settlers sail to an unknown island, find and farm it, and sue each other at the althing.";
    const LEGEND: &'static str = "terminal-legend-landnam";

    fn draw(view: &LandnamView, paint: &Paint) -> String {
        let table = view.table();
        let mut text = map::draw(table, paint);
        text.push_str(&line("Outer", &outer_sea(table), paint));
        text.push_str(&line("Stock", &stock(table), paint));
        for (name, content) in hearings(table) {
            text.push_str(&line(name, &content, paint));
        }
        for seat in table.seats() {
            text.push_str(&draw_seat(view, seat, paint));
        }
        text
    }

    fn status(view: &LandnamView) -> String {
        let table = view.table();
        match table.turn() {
            Turn::Over => "The game is over.".into(),
            Turn::Chance => words::awaited_chance(table),
            Turn::Seats(seats) => {
                let own = seats.into_iter().find(|&seat| viewer_is(view, seat));
                let Some(seat) = own.or(seats.first()) else { return String::new() };
                let who = if own.is_some() {
                    format!("Your word, {seat}")
                } else {
                    format!("The word of {}", listed(seats))
                };
                format!("{who}: {}.", words::asked(table, seat))
            }
        }
    }

    fn describe(view: &LandnamView, actor: Actor, action: Action) -> String {
        words::meaning(view.table(), actor, action)
    }
}

fn viewer_is(view: &LandnamView, seat: Seat) -> bool {
    game::View::viewer(view).is(seat)
}

fn listed(seats: impl IntoIterator<Item = Seat>) -> String {
    let seats: Vec<String> = seats.into_iter().map(|seat| seat.to_string()).collect();
    seats.join(", ")
}

/// A line of the table with its name, wrapped behind it.
fn line(name: &str, content: &str, paint: &Paint) -> String {
    const INDENT: &str = "       ";
    let wrapped = wrap(content, paint.width, INDENT);
    let body = wrapped.strip_prefix(INDENT).unwrap_or(&wrapped);
    format!("{}{}{body}", paint.bold(name), " ".repeat(INDENT.len().saturating_sub(name.len())))
}

/// The ships on the outer sea.
fn outer_sea(table: &Table) -> String {
    let of = |seat: Seat| {
        let ships = table.outer(seat);
        let outlaws = ships.iter().filter(|marks| marks.seats().next().is_some()).count();
        let outlaws = if outlaws > 0 { format!(" ({outlaws} outlawed)") } else { String::new() };
        format!("{seat} {}{outlaws}", counted(ships.len() as u64, "ship"))
    };
    let all: Vec<String> = table.seats().filter(|&seat| !table.outer(seat).is_empty()).map(of).collect();
    if all.is_empty() { "no ships on the outer sea".into() } else { all.join(", ") }
}

fn stock(table: &Table) -> String {
    let tiles: Vec<String> =
        Terrain::ALL.iter().map(|&terrain| format!("{terrain} {}", table.tiles_left(terrain))).collect();
    format!(
        "{}; tiles {}; fate cards {}, discarded {}",
        goods(table.stock()),
        tiles.join(" "),
        table.deck_size(),
        table.discard().total()
    )
}

fn goods(goods: Goods) -> String {
    Good::ALL.map(|good| format!("{good} {}", goods[good])).join(" ")
}

/// What is being heard or offered, and who is outlawed.
fn hearings(table: &Table) -> Vec<(&'static str, String)> {
    let mut lines = Vec::new();
    let outlaws: Vec<String> = table
        .seats()
        .flat_map(|seat| table.units(seat))
        .filter(|&field| table.is_outlaw(field))
        .map(|field| format!("{field} by {}", listed(table.marks(field).seats())))
        .collect();
    if !outlaws.is_empty() {
        lines.push(("Outlaw", outlaws.join("; ")));
    }
    match table.phase() {
        Phase::Thing(thing) => {
            if let Hearing::Case(case) = &thing.hearing {
                let (one, other) = (case.plaintiff, case.defender);
                let text = format!(
                    "{} sue for {} over {}: {} against {} of {}",
                    listed(one.members),
                    case.field,
                    case.good,
                    one.stake(),
                    other.stake(),
                    listed(other.members)
                );
                lines.push(("Case", text));
            }
        }
        Phase::Trade(trade) => {
            if let Talk::Offer { by, give, want, .. } = trade.talk {
                lines.push(("Offer", format!("{by} gives {give} for {want}")));
            }
        }
        _ => {}
    }
    lines
}

fn draw_seat(view: &LandnamView, seat: Seat, paint: &Paint) -> String {
    let table = view.table();
    let you = if viewer_is(view, seat) { " (you)" } else { "" };
    let turn = if table.turn().includes(seat) {
        ", to act"
    } else if table.active() == seat {
        ", active"
    } else {
        ""
    };
    let heading = paint.styled(format!("{seat}{you}"), map::color_of(seat).bold());
    let held = [("goods card", table.goods_held(seat)), ("fate card", table.fate_held(seat))]
        .map(|(noun, count)| counted(count.into(), noun));
    let points = counted(table.points(seat).into(), "point");
    let mut text = format!("{heading}{turn}: {points}; {}\n", held.join(", "));
    text.push_str(&line("  has", &possessions(table, seat), paint));
    if let Some(hand) = view.hand().filter(|_| viewer_is(view, seat)) {
        text.push_str(&line("  hand", &hand_text(hand), paint));
    }
    text
}

/// Buildings and markers, and the pieces that are left.
fn possessions(table: &Table, seat: Seat) -> String {
    let [farms, villages] = [table.farms(seat).len(), table.villages(seat).len()];
    let [white, red, black] = [table.white(seat), table.red(seat), table.black(seat)];
    let [settlers, ships] = [UnitKind::Settler, UnitKind::Ship].map(|kind| table.units_left(seat, kind));
    format!(
        "farms {farms}, villages {villages}; white {white}, red {red}, black {black}; left: h{settlers}, s{ships}, houses {}",
        table.houses_left(seat)
    )
}

fn hand_text(hand: &Hand) -> String {
    let cards = hand.fate.kinds().map(|fate| match hand.fate.count(fate) {
        1 => fate.to_string(),
        count => format!("{count} {fate}"),
    });
    let cards: Vec<String> = cards.collect();
    let cards = if cards.is_empty() { "no fate card".into() } else { cards.join(", ") };
    format!("{}; {cards}", goods(hand.goods))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Actions, Game, View, Viewer, playout, random};
    use landnam::LandnamOptions;

    #[test]
    fn every_table_fits_into_eighty_columns_and_says_what_is_asked() {
        let mut rng = random::fast(1);
        let mut legal = Actions::new();
        for steps in 0..900 {
            let mut state = Landnam::new(&LandnamOptions { players: 3 + steps as usize % 3 });
            playout(&mut state, &mut rng, &mut legal, steps * 7);
            for viewer in Viewer::all(state.players()) {
                let view = state.view(viewer);
                assert_eq!(view.viewer(), viewer);
                let text = Landnam::draw(&view, &Paint::PLAIN);
                assert!(text.ends_with('\n'));
                assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
                assert!(!Landnam::status(&view).is_empty());
            }
            if let Turn::Seats(seats) = state.turn() {
                let seat = seats.first().unwrap();
                state.legal(seat, &mut legal);
                let view = state.view(Viewer::Seat(seat));
                for &action in legal.iter() {
                    let text = Landnam::describe(&view, seat.into(), action);
                    assert!(text.chars().count() <= 60, "{action}: {text}");
                }
            }
        }
    }

    #[test]
    fn the_map_shows_fields_units_and_buildings() {
        let json = r#"{"players": 3, "fields": {"c3": "meadow 8", "b3": "sea harbor wood", "c4": "forest 11"},
            "seats": [{"farms": ["b3c3c4"], "goods": {"iron": 7}}, {"settlers": ["c3"]}, {"ships": ["b3"], "villages": ["a3b3b4"]}],
            "outlaws": {"c3": ["P1"]}}"#;
        let json = json.replace(r#", "villages": ["a3b3b4"]"#, "");
        let state: Landnam = serde_json::from_str(&json).unwrap();
        let text = Landnam::draw(&state.view(Viewer::Seat(Seat::new(1))), &Paint::PLAIN);
        for part in ["c3 meadow", "8   h2!", "@wood", "s3", "f1", "Outlaw c3 by P1"] {
            assert!(text.contains(part), "{part} in\n{text}");
        }
        assert!(!text.contains("iron 7"), "the hand of P1 is hidden\n{text}");
    }
}
