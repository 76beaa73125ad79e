//! The map: 37 hexes in seven rows, drawn with characters.
//!
//! A hex is ten columns wide. Two lines hold its name and terrain, its number and unit; between the rows runs a zigzag
//! of edges, and buildings stand on it where their corners are.

use anstyle::{Ansi256Color, Style};
use game::Seat;
use landnam::components::{Terrain, UnitKind};
use landnam::island::{Corner, Field, Fields, board};
use landnam::{Building, Table};
use words::{Thing, Words};

use crate::paint::Paint;

const WIDTH: usize = 80;
const ROWS: usize = 7;
const HEIGHT: usize = 3 * ROWS + 1;
const HALF: usize = 5;
/// So many letters have room in a field, beside its own name.
const ROOM: usize = 6;

/// A sheet of characters, each with a style.
struct Sheet {
    cells: Vec<(char, Style)>,
}

impl Sheet {
    fn write(&mut self, x: usize, y: usize, text: &str, style: Style) {
        for (place, letter) in text.chars().enumerate() {
            if x + place < WIDTH && y < HEIGHT {
                self.cells[y * WIDTH + x + place] = (letter, style);
            }
        }
    }

    /// Line by line, with runs of one style painted at once.
    fn text(&self, paint: &Paint) -> String {
        let mut text = String::new();
        for line in self.cells.chunks(WIDTH) {
            let end = line.iter().rposition(|&(letter, _)| letter != ' ').map_or(0, |last| last + 1);
            let mut rest = &line[..end];
            while let Some(&(_, style)) = rest.first() {
                let run = rest.iter().take_while(|(_, other)| *other == style).count();
                let letters: String = rest[..run].iter().map(|&(letter, _)| letter).collect();
                text.push_str(&if style == Style::new() { letters } else { paint.styled(letters, style) });
                rest = &rest[run..];
            }
            text.push('\n');
        }
        text
    }
}

/// The middle column of a field, and its first line.
fn place(field: Field) -> Option<(usize, usize)> {
    let (row, place) = field.row_and_place()?;
    let length = [4, 5, 6, 7, 6, 5, 4][row];
    Some((WIDTH / 2 + 2 * HALF * place - HALF * (length - 1), 3 * row + 1))
}

/// Where a corner is drawn: on the line between two rows, above or below the field that is alone in its row.
fn corner_place(corner: Corner) -> Option<(usize, usize)> {
    let mut places = board().around(corner).into_iter().filter_map(place);
    let [one, two, three] = [places.next()?, places.next()?, places.next()?];
    let lower = one.1.max(two.1).max(three.1);
    // Fields come row by row, so the lonely one is the first or the last.
    let lonely = if one.1 == two.1 { three } else { one };
    Some((lonely.0, lower - 1))
}

/// The map as text.
pub(super) fn draw(table: &Table, words: &Words, paint: &Paint) -> String {
    let mut sheet = Sheet { cells: vec![(' ', Style::new()); WIDTH * HEIGHT] };
    for field in Field::all().filter(|&field| field != Field::OUTER) {
        draw_edges(&mut sheet, field);
    }
    for field in Field::all().filter(|&field| field != Field::OUTER) {
        draw_field(&mut sheet, table, field, words);
    }
    for corner in Corner::all() {
        if let (Some((seat, building)), Some((x, y))) = (table.building(corner), corner_place(corner)) {
            let letter = if building == Building::Village { 'V' } else { 'f' };
            sheet.write(x, y, &format!("{letter}{}", seat.index() + 1), color_of(seat).bold());
        }
    }
    sheet.text(paint)
}

fn draw_edges(sheet: &mut Sheet, field: Field) {
    let Some((x, y)) = place(field) else { return };
    let dim = Style::new().dimmed();
    for line in [y, y + 1] {
        sheet.write(x - HALF, line, "|", dim);
        sheet.write(x + HALF, line, "|", dim);
    }
    // The top goes up to the middle and down again; the bottom goes down and up.
    sheet.write(x - HALF, y - 1, "..--'''--..", dim);
    sheet.write(x - HALF, y + 2, "''--...--''", dim);
}

fn draw_field(sheet: &mut Sheet, table: &Table, field: Field, words: &Words) {
    let Some((x, y)) = place(field) else { return };
    let left = x - HALF + 1;
    let dim = Style::new().dimmed();
    sheet.write(left, y, &field.to_string(), dim);
    let Some(terrain) = table.terrain(field) else {
        sheet.write(left + 4, y + 1, "?", dim);
        return;
    };
    let name = match (table.harbor(field), terrain) {
        (Some(good), _) => format!("@{}", short(words, format!("ln-good-{good}"))),
        (None, Terrain::Sea) if Fields::RIM.contains(field) => "~ ~ ~".into(),
        (None, _) => short(words, format!("ln-terrain-{terrain}")),
    };
    let name: String = name.chars().take(ROOM).collect();
    sheet.write(left + 3, y, &name, color_of_terrain(terrain));
    if let Some(number) = table.number(field) {
        sheet.write(left + 1, y + 1, &format!("{number:>2}"), Style::new().bold());
    }
    if let Some(unit) = table.unit(field) {
        let letter = if unit.kind == UnitKind::Ship { 's' } else { 'h' };
        let outlaw = if table.is_outlaw(field) { "!" } else { "" };
        let text = format!("{letter}{}{outlaw}", unit.owner.index() + 1);
        sheet.write(left + 6, y + 1, &text, color_of(unit.owner).bold());
    }
}

/// A name that fits into a field: its short form where it has one.
fn short(words: &Words, key: String) -> String {
    words.form(&Thing::new(key).into(), "short")
}

fn color_of_terrain(terrain: Terrain) -> Style {
    let color = match terrain {
        Terrain::Sea => 39,
        Terrain::Bog => 137,
        Terrain::Field => 220,
        Terrain::Meadow => 113,
        Terrain::Forest => 34,
        Terrain::Mountain => 250,
    };
    Style::new().fg_color(Some(Ansi256Color(color).into()))
}

/// The color of a player; the number beside it says the same.
pub(super) fn color_of(seat: Seat) -> Style {
    let color = [203, 75, 214, 177, 80][seat.index() % 5];
    Style::new().fg_color(Some(Ansi256Color(color).into()))
}
