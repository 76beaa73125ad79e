//! The map as text: a hex is three letters wide and two lines high.
//!
//! ```text
//!  _v_        N side with the route in its middle; at its ends the intersections
//! /g 5\_      the land; its north-east side
//! \___/       south-west and south-east sides
//! ```

use anstyle::{Ansi256Color, AnsiColor, Style};
use game::Seat;
use merchants::components::Terrain;
use merchants::ids::{IntersectionId, LandId, PathId};
use merchants::map::Map;
use merchants::place::{HexName, Intersection, Path};
use merchants::{Post, Table};

use crate::paint::Paint;

/// Letters with their styles, line by line.
struct Canvas {
    width: usize,
    cells: Vec<(char, Option<Style>)>,
    first_column: u8,
}

/// Letters before the first hex: the number of the row.
const MARGIN: usize = 3;

/// The board, with what lies on it if there is a table.
pub(crate) fn draw_map(map: &Map, table: Option<&Table>, paint: &Paint) -> String {
    let names = || map.seas.iter().copied().chain(map.lands.iter().map(|land| land.name));
    // Columns without land at the left edge are left out, but for one.
    let first_land = map.lands.iter().map(|land| column(land.name)).min().unwrap_or(0);
    let first_column = first_land.saturating_sub(1);
    let columns = names().map(column).max().unwrap_or(0) + 1 - first_column;
    let rows = names().map(row).max().unwrap_or(0) + 1;
    let width = MARGIN + 4 * usize::from(columns) + 2;
    let cells = vec![(' ', None); width * (2 * usize::from(rows) + 4)];
    let mut canvas = Canvas { width, cells, first_column };
    canvas.headings(columns, rows);
    for number in map.lands.ids() {
        canvas.land(map, table, number);
    }
    for number in map.paths.ids() {
        canvas.path(map, table, number);
    }
    for number in map.intersections.ids() {
        canvas.intersection(map, table, number);
    }
    canvas.text(paint)
}

fn column(name: HexName) -> u8 {
    name.to_string().as_bytes()[0] - b'A'
}

fn row(name: HexName) -> u8 {
    name.to_string()[1..].parse::<u8>().unwrap_or(1) - 1
}

pub(super) fn seat_style(seat: Seat) -> Style {
    let color = match seat.index() {
        0 => AnsiColor::Red.into(),
        1 => AnsiColor::BrightBlue.into(),
        2 => AnsiColor::BrightWhite.into(),
        _ => Ansi256Color(208).into(),
    };
    Style::new().fg_color(Some(color)).bold()
}

fn digit(seat: Seat) -> char {
    char::from(b'1' + seat.index() as u8)
}

impl Canvas {
    fn put(&mut self, x: usize, y: usize, letter: char, style: Option<Style>) {
        if x < self.width
            && let Some(cell) = self.cells.get_mut(y * self.width + x)
        {
            *cell = (letter, style);
        }
    }

    /// The left side and the line of a hex's letters. Every second column stands half a hex higher.
    fn place(&self, name: HexName) -> Option<(usize, usize)> {
        let columns = column(name).checked_sub(self.first_column)?;
        let lower = usize::from(column(name).is_multiple_of(2));
        Some((MARGIN + 4 * usize::from(columns), 2 + 2 * usize::from(row(name)) + lower))
    }

    fn headings(&mut self, columns: u8, rows: u8) {
        for step in 0..columns {
            let letter = char::from(b'A' + self.first_column + step);
            self.put(MARGIN + 4 * usize::from(step) + 2, 0, letter, Some(Style::new().dimmed()));
        }
        for row in 0..rows {
            for (place, digit) in format!("{:>2}", row + 1).chars().enumerate() {
                self.put(place, 2 + 2 * usize::from(row), digit, Some(Style::new().dimmed()));
            }
        }
    }

    fn land(&mut self, map: &Map, table: Option<&Table>, number: LandId) {
        let land = &map.lands[number];
        let Some((x, y)) = self.place(land.name) else { return };
        let (letter, color) = match land.terrain {
            Terrain::Forest => ('f', 28),
            Terrain::Pasture => ('p', 113),
            Terrain::Field => ('g', 178),
            Terrain::Mountains => ('m', 138),
            Terrain::Saltworks => ('s', 252),
        };
        let letter = if land.high && letter != 'm' { letter.to_ascii_uppercase() } else { letter };
        let shown = table.map_or_else(|| map.first_number(number), |table| table.number_on(number));
        let robber = table.map_or(map.robber, |table| table.robber) == number;
        let letter = if robber { '!' } else { letter };
        let text = format!("{letter}{:>2}", shown.map_or("o".to_owned(), |number| number.to_string()));
        let style = Style::new().fg_color(Some(Ansi256Color(color).into()));
        for (place, letter) in text.chars().enumerate() {
            self.put(x + 1 + place, y, letter, Some(style));
        }
    }

    fn path(&mut self, map: &Map, table: Option<&Table>, number: PathId) {
        let name = map.paths[number];
        let text = name.to_string();
        let Some((hex, side)) = text.split_once('.') else { return };
        let Ok(hex) = hex.parse::<HexName>() else { return };
        let Some((x, y)) = self.place(hex) else { return };
        let owner = table.and_then(|table| table.route_on(number));
        let (free, x, y) = match side {
            "N" => ('_', x + 2, y - 1),
            "NE" => ('\\', x + 4, y),
            _ => ('/', x + 4, y + 1),
        };
        let is_sea = map.sea_paths.contains(number);
        let free = if is_sea { '~' } else { free };
        if side == "N" {
            for x in [x - 1, x + 1] {
                self.put(x, y, free, None);
            }
        }
        let free = if map.double.contains(number) { '=' } else { free };
        match owner {
            Some(seat) => self.put(x, y, digit(seat), Some(seat_style(seat))),
            None => self.put(x, y, free, None),
        }
        debug_assert!(text.parse::<Path>() == Ok(name));
    }

    fn intersection(&mut self, map: &Map, table: Option<&Table>, number: IntersectionId) {
        let name: Intersection = map.intersections[number];
        let text = name.to_string();
        let Some((hex, side)) = text.split_once('.') else { return };
        let Ok(hex) = hex.parse::<HexName>() else { return };
        let Some((x, y)) = self.place(hex) else { return };
        let x = if side == "E" { x + 5 } else { x.saturating_sub(1) };
        if let Some(seat) = table.and_then(|table| table.merchant_at(number)) {
            let letter = char::from(b'A' + seat.index() as u8);
            self.put(x, y, letter, Some(seat_style(seat)));
            return;
        }
        let Some(city) = map.city_at[number] else { return };
        match table.and_then(|table| table.post_in(city)) {
            Some(Post::Of(seat)) => self.put(x, y, digit(seat), Some(seat_style(seat))),
            Some(Post::Neutral) => self.put(x, y, 'N', Some(Style::new().bold())),
            None => {
                let (letter, color) = if map.cities[city].violet { ('v', 135) } else { ('b', 137) };
                self.put(x, y, letter, Some(Style::new().fg_color(Some(Ansi256Color(color).into())).bold()));
            }
        }
    }

    fn text(&self, paint: &Paint) -> String {
        let mut text = String::new();
        for line in self.cells.chunks(self.width) {
            let end = line.iter().rposition(|&(letter, _)| letter != ' ').map_or(0, |place| place + 1);
            if end == 0 && !text.is_empty() {
                continue;
            }
            for &(letter, style) in &line[..end] {
                match style {
                    Some(style) => text.push_str(&paint.styled(letter, style)),
                    None => text.push(letter),
                }
            }
            text.push('\n');
        }
        text
    }
}
