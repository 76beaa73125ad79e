//! The table of Puerto Rico.

use anstyle::{Ansi256Color, Style};
use game::Seat;
use puerto_rico::{
    Board as PlayerBoard, Building, ByGood, CITY_SPACES, Good, HOUSE_PLACES, ISLAND_SPACES, Phase,
    PuertoRico, PuertoRicoView, Role, Ship, Table, Tile,
};
use words::{Value, Words};

use crate::board::{Board, of, or_nothing, say, say_with, seat_heading};
use crate::paint::Paint;
use crate::text::entry;

impl Board for PuertoRico {
    const LEGEND: &'static str = "terminal-legend-puerto-rico";

    fn draw(view: &PuertoRicoView, words: &Words, paint: &Paint) -> String {
        let table = &view.table;
        let mut text = String::new();
        for (key, content) in [
            ("pr-roles", roles(table, words)),
            ("pr-plantations", tiles(table, words)),
            ("pr-ships", ships(table, words)),
            ("pr-house", house(table, words)),
            ("pr-supply", supply(table, words)),
            ("pr-prices", prices(table, words)),
        ] {
            text.push_str(&colored(&entry(&say(words, key), &content, "", paint), words, paint));
        }
        for seat in Seat::all(table.players()) {
            text.push_str(&draw_seat(view, seat, words, paint));
        }
        text
    }
}

/// Each role with the doubloons on it, and who has picked it.
fn roles(table: &Table, words: &Words) -> String {
    let roles = Role::of_table(table.players).iter().map(|&role| {
        let holder = Seat::all(table.players()).find(|&seat| table.roles[seat] == Some(role));
        let name = say(words, &format!("pr-role-{role}"));
        match (holder, table.role_doubloons[role]) {
            (Some(seat), _) => format!("{name}({seat})"),
            (None, 0) => name,
            (None, doubloons) => format!("{name}+{doubloons}"),
        }
    });
    roles.collect::<Vec<_>>().join(", ")
}

fn good_name(words: &Words, good: Good) -> String {
    say(words, &format!("pr-good-{good}"))
}

fn building_name(words: &Words, building: Building) -> String {
    say(words, &format!("pr-building-{building}"))
}

fn tiles(table: &Table, words: &Words) -> String {
    let values = [
        ("row", Value::Text(listed(&table.row, words))),
        ("quarries", table.quarries.into()),
        ("stacks", table.stacks.total().into()),
        ("discard", Value::Text(listed(&table.discard, words))),
    ];
    say_with(words, "draw-pr-tiles", &values)
}

fn ships(table: &Table, words: &Words) -> String {
    let ships = Ship::ALL.into_iter().map(|ship| {
        let (cargo, spaces) = (table.ships[ship], ("ship", table.spaces(ship).into()));
        match cargo.good {
            Some(good) => {
                let what = ("what", Value::Text(good_name(words, good)));
                say_with(words, "draw-pr-ship", &[spaces, what, ("count", cargo.barrels.into())])
            }
            None => say_with(words, "draw-pr-ship-empty", &[spaces]),
        }
    });
    ships.collect::<Vec<_>>().join(", ")
}

fn house(table: &Table, words: &Words) -> String {
    format!("{} ({})", listed(&table.house, words), of(words, table.house.total(), HOUSE_PLACES))
}

fn supply(table: &Table, words: &Words) -> String {
    let values = [
        ("goods", Value::Text(listed(&table.barrels, words))),
        ("colonists", table.colonists.into()),
        ("ship", table.colonist_ship.into()),
        ("points", table.vp_pool().into()),
    ];
    say_with(words, "draw-pr-supply", &values)
}

/// The buildings that are left, by price, with how many there are if more than one.
fn prices(table: &Table, words: &Words) -> String {
    let left = |building: Building| {
        let owners = table.seated().iter().filter(|board| board.buildings.contains(building)).count();
        let name = building_name(words, building);
        match usize::from(building.printed().copies).saturating_sub(owners) {
            0 | 1 => name,
            copies => format!("{name} x{copies}"),
        }
    };
    let mut groups = Vec::new();
    for price in 1..=10 {
        let buildings = table.for_sale().into_iter().filter(|building| building.printed().price == price);
        let buildings: Vec<String> = buildings.map(left).collect();
        if !buildings.is_empty() {
            let price = say_with(words, "draw-pr-price", &[("price", price.into())]);
            groups.push(format!("{price}: {}", buildings.join(", ")));
        }
    }
    groups.join("; ")
}

fn listed(goods: &ByGood<u8>, words: &Words) -> String {
    let goods = goods.present().map(|(good, count)| format!("{} {count}", good_name(words, good)));
    or_nothing(words, &goods.collect::<Vec<String>>())
}

fn draw_seat(view: &PuertoRicoView, seat: Seat, words: &Words, paint: &Paint) -> String {
    let table = &view.table;
    let board = table.board(seat);
    let is_governor = table.governor == seat && table.phase != Phase::Governor;
    let marks = [(is_governor, "pr-governor"), (table.turn().includes(seat), "draw-to-act")];
    let (name, marks) = seat_heading(words, seat, view.viewer.is(seat), &marks);
    let points = match view.vp[seat] {
        Some(points) => say_with(words, "draw-points", &[("count", points.into())]),
        None => say(words, "draw-points-hidden"),
    };
    let doubloons = say_with(words, "draw-pr-doubloons", &[("count", board.doubloons.into())]);
    let mut text = format!("{}{marks}: {doubloons}, {points}\n", paint.bold(name));
    let mut line = |key: &str, content: &str| {
        text.push_str(&colored(&entry(&say(words, key), content, "  ", paint), words, paint));
    };
    if board.goods.total() > 0 {
        line("draw-pr-goods", &listed(&board.goods, words));
    }
    line("pr-their-island", &island(board, words));
    if !board.buildings.is_empty() {
        line("pr-their-city", &city(board, words));
    }
    text
}

/// The tiles with how many are manned, and San Juan.
fn island(board: &PlayerBoard, words: &Words) -> String {
    let tiles = Tile::ALL.iter().filter(|&&tile| board.tiles[tile] > 0).map(|&tile| {
        let name = say(words, &format!("pr-tile-{tile}"));
        format!("{name} {}/{}", board.farmers[tile], board.tiles[tile])
    });
    let tiles = or_nothing(words, &tiles.collect::<Vec<String>>());
    let san_juan = if board.san_juan > 0 { format!("; San Juan {}", board.san_juan) } else { String::new() };
    format!("{tiles} ({}){san_juan}", of(words, board.tiles.total(), ISLAND_SPACES))
}

/// The buildings with their colonists.
fn city(board: &PlayerBoard, words: &Words) -> String {
    let buildings = board.buildings.into_iter().map(|building| {
        let name = building_name(words, building);
        format!("{name} {}/{}", board.staff(building), building.printed().circles)
    });
    let buildings: Vec<String> = buildings.collect();
    format!("{} ({})", buildings.join(", "), of(words, board.buildings.spaces(), CITY_SPACES))
}

/// `text` with the names of goods in their colors.
fn colored(text: &str, words: &Words, paint: &Paint) -> String {
    if !paint.color {
        return text.to_owned();
    }
    const COLORS: [(Good, u8); 5] = [
        (Good::Corn, 220),
        (Good::Indigo, 69),
        (Good::Sugar, 255),
        (Good::Tobacco, 179),
        (Good::Coffee, 137),
    ];
    COLORS.iter().fold(text.to_owned(), |text, &(good, color)| {
        let name = good_name(words, good);
        let style = Style::new().fg_color(Some(Ansi256Color(color).into()));
        let word = format!("{name} ");
        let mut parts = text.split(&word).peekable();
        let mut painted = String::new();
        while let Some(part) = parts.next() {
            painted.push_str(part);
            // A good is followed by its number; a word in the name of a building is not.
            match parts.peek() {
                Some(next) if next.starts_with(|letter: char| letter.is_ascii_digit()) => {
                    painted.push_str(&format!("{} ", paint.styled(&name, style)));
                }
                Some(_) => painted.push_str(&word),
                None => {}
            }
        }
        painted
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Viewer};

    #[test]
    fn points_of_others_are_not_drawn() {
        let json = r#"{"players": [{"vp": 41}, {"vp": 17}, {}]}"#;
        let state: PuertoRico = serde_json::from_str(json).unwrap();
        let text = PuertoRico::draw(&state.view(Viewer::Seat(Seat::new(0))), &Words::ENGLISH, &Paint::PLAIN);
        assert!(text.contains("41 points") && !text.contains("17 points"), "{text}");
    }
}
