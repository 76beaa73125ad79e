//! The board as an SVG picture, for looking at a map of one's own.

use std::fmt::Write as _;

use game::{Objection, objection};
use hexes::{Layout, Orientation};

use crate::components::{Board, Terrain};
use crate::ids::{LandId, PathId};
use crate::map::labels::{self, Area, Label};
use crate::map::{City, Land, Map, Mark};
use crate::place::HexName;

/// From the middle of a hex to its corner.
const SIZE: f64 = 56.0;
/// The radius of a circle for a number.
const CIRCLE: f64 = 16.0;
/// The radius of a coin.
const COIN: f64 = 4.5;
/// The width of an entry of the legend, and the height of its lines.
const ENTRY: (f64, f64) = (184.0, 26.0);

fn layout() -> Layout {
    Layout { orientation: Orientation::FlatTop, size: SIZE, origin: (SIZE * 1.2, SIZE * 0.6) }
}

fn fill(terrain: Terrain, high: bool) -> &'static str {
    match (terrain, high) {
        (Terrain::Forest, false) => "#7fb06d",
        (Terrain::Forest, true) => "#6a9d7b",
        (Terrain::Pasture, false) => "#bfe089",
        (Terrain::Pasture, true) => "#a9ca94",
        (Terrain::Field, _) => "#f0d264",
        (Terrain::Mountains, _) => "#b9ada2",
        (Terrain::Saltworks, false) => "#f6f3ec",
        (Terrain::Saltworks, true) => "#dedadd",
    }
}

/// The color of a circle; terrains are told apart by a letter, too.
fn ring(terrain: Terrain) -> (&'static str, char) {
    match terrain {
        Terrain::Forest => ("#14501f", 'f'),
        Terrain::Pasture => ("#38720f", 'p'),
        Terrain::Field => ("#7d5c00", 'g'),
        Terrain::Mountains => ("#453b36", 'm'),
        Terrain::Saltworks => ("#2f6285", 's'),
    }
}

impl Map {
    /// The empty board as an SVG document: terrain, numbers, circles, paths, lanes, double arrows, cities, coins, and a
    /// legend, whose words `told` says in a language. Every hex has its name; those of paths and intersections are
    /// shown where the pointer rests.
    #[must_use]
    pub fn svg(&self, told: Told<'_>) -> String {
        let frame = self.frame();
        let (width, height) = (frame.right, frame.bottom + legend_height(frame.right));
        let board = match self.board {
            Board::Short => Objection::new("short"),
            Board::Full => Objection::new("full"),
        };
        let title = objection!("Merchants of Europe: {map}, {board} board", map = self.id.as_str(), board);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\" font-family=\"sans-serif\" role=\"img\">\n<title>{}</title>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#efe6d2\"/>\n",
            escaped(&told(&title))
        );
        for &name in &self.seas {
            hexagon(&mut svg, name, "#a9cfe4");
            let (x, y) = layout().center(name.hex());
            text(
                &mut svg,
                (x, y + 4.0),
                "font-size=\"10\" fill=\"#5c8aa8\" text-anchor=\"middle\"",
                &name.to_string(),
            );
        }
        for (number, land) in self.lands.entries() {
            hexagon(&mut svg, land.name, fill(land.terrain, land.high));
            self.draw_mark(&mut svg, number, land, told);
        }
        self.draw_paths(&mut svg);
        self.draw_cities(&mut svg, frame, told);
        draw_legend(&mut svg, frame, told);
        svg.push_str("</svg>\n");
        svg
    }

    /// The part of the picture that the hexes take.
    fn frame(&self) -> Area {
        let names = self.seas.iter().copied().chain(self.lands.iter().map(|land| land.name));
        let (mut right, mut bottom) = (0.0, 0.0);
        for (x, y) in names.map(|name| layout().center(name.hex())) {
            (right, bottom) = (f64::max(right, x + 1.2 * SIZE), f64::max(bottom, y + SIZE));
        }
        Area { left: 0.0, top: 0.0, right, bottom }
    }

    fn draw_mark(&self, svg: &mut String, number: LandId, land: &Land, told: Told<'_>) {
        let (x, y) = layout().center(land.name.hex());
        let (color, letter) = ring(land.terrain);
        circle(svg, (x, y), land.mark, color);
        if let Some(number) = self.first_number(number) {
            let color = if matches!(number, 6 | 8) { "#b80d0d" } else { "#222" };
            let style = format!("font-size=\"16\" fill=\"{color}\" text-anchor=\"middle\"");
            text(svg, (x, y + 5.5), &style, &number.to_string());
        }
        if self.robber == number {
            robber(svg, (x, y), told);
        }
        let style = "font-size=\"11\" fill=\"#222\" text-anchor=\"middle\"";
        text(svg, (x, y - 26.0), style, &format!("{} {letter}", land.name));
    }

    fn draw_paths(&self, svg: &mut String) {
        for (number, path) in self.paths.entries() {
            let [(x1, y1), (x2, y2)] = self.ends_of(number);
            let style = if self.sea_paths.contains(number) { LANE } else { ROAD };
            let _ = writeln!(
                svg,
                "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {style}><title>{path}</title></line>"
            );
        }
        for number in self.double.iter() {
            arrow(svg, self.ends_of(number));
        }
    }

    fn ends_of(&self, path: PathId) -> [(f64, f64); 2] {
        self.ends[path].map(|end| layout().corner(self.intersections[end].point()))
    }

    /// Cities first, then all names, so that none is hidden.
    fn draw_cities(&self, svg: &mut String, frame: Area, told: Told<'_>) {
        let labels: Vec<Label> = self.cities.iter().map(label_of).collect();
        for (city, label) in self.cities.iter().zip(&labels) {
            let (color, kind) = if city.violet { (VIOLET, told(&violet())) } else { (BROWN, told(&brown())) };
            town(svg, label.at, color, &format!("{} ({kind}), {}", city.name, city.at));
        }
        for (city, area) in self.cities.iter().zip(labels::place(&labels, &self.obstacles(), frame)) {
            let style = "font-size=\"13\" font-weight=\"bold\" fill=\"#2b1203\" stroke=\"#fff\" stroke-width=\"3\" \
                         paint-order=\"stroke\"";
            let middle = f64::midpoint(area.top, area.bottom);
            for coin in 0..city.coins {
                draw_coin(svg, (area.left + COIN + 1.0 + f64::from(coin) * 2.0 * COIN, middle));
            }
            let left = area.left + coins_width(city) + 2.0;
            text(svg, (left, area.bottom - 4.0), style, &city.name);
        }
    }

    /// What names should not cover: circles, names of hexes, cities, double arrows.
    fn obstacles(&self) -> Vec<Area> {
        let mut areas = Vec::new();
        for land in &self.lands {
            let (x, y) = layout().center(land.name.hex());
            areas.push(Area::around((x, y), (CIRCLE + 2.0, CIRCLE + 2.0)));
            areas.push(Area::around((x, y - 30.0), (20.0, 7.0)));
        }
        let cities = self.cities.iter().map(|city| layout().corner(city.at.point()));
        areas.extend(cities.map(|at| Area::around(at, (11.0, 10.0))));
        for path in self.double.iter() {
            let [(x1, y1), (x2, y2)] = self.ends_of(path);
            areas.push(Area::around((f64::midpoint(x1, x2), f64::midpoint(y1, y2)), (14.0, 14.0)));
        }
        areas
    }
}

fn coins_width(city: &City) -> f64 {
    2.0 * COIN * f64::from(city.coins) + if city.coins > 0 { 2.0 } else { 0.0 }
}

/// A city's coins, and its name behind them.
fn label_of(city: &City) -> Label {
    // Bold letters of 13 pixels are about 8 wide.
    let name = 8.0 * city.name.chars().count() as f64;
    Label { at: layout().corner(city.at.point()), width: coins_width(city) + name + 6.0 }
}

const VIOLET: &str = "#7a3fa8";
const BROWN: &str = "#8a5a2b";
const LANE: &str = "stroke=\"#1d4f86\" stroke-width=\"3\" stroke-dasharray=\"6 4\"";
const ROAD: &str = "stroke=\"#7a5a34\" stroke-width=\"2\"";

/// Says something in a language.
type Told<'a> = &'a dyn Fn(&Objection) -> String;

const fn violet() -> Objection {
    Objection::new("violet")
}

const fn brown() -> Objection {
    Objection::new("brown")
}

/// One entry of the legend: what it draws, and its words.
type Entry = (fn(&mut String, (f64, f64), Told<'_>), Objection);

const LEGEND: [Entry; 15] = [
    (|svg, at, _| swatch(svg, at, Terrain::Forest), Objection::new("f forest: lumber")),
    (|svg, at, _| swatch(svg, at, Terrain::Pasture), Objection::new("p pasture: wool")),
    (|svg, at, _| swatch(svg, at, Terrain::Field), Objection::new("g field: grain")),
    (|svg, at, _| swatch(svg, at, Terrain::Mountains), Objection::new("m mountains: ore")),
    (|svg, at, _| swatch(svg, at, Terrain::Saltworks), Objection::new("s saltworks: salt")),
    (|svg, at, _| circle(svg, at, Mark::Number(2), "#222"), Objection::new("printed number")),
    (|svg, at, _| circle(svg, at, Mark::Dotted, "#222"), Objection::new("dotted: has its token")),
    (|svg, at, _| circle(svg, at, Mark::Circle, "#222"), Objection::new("empty circle")),
    (robber, Objection::new("robber")),
    (|svg, at, told| town(svg, at, VIOLET, &told(&violet())), Objection::new("city, also for the start")),
    (|svg, at, told| town(svg, at, BROWN, &told(&brown())), Objection::new("city")),
    (|svg, at, _| draw_coin(svg, at), Objection::new("gold for the builder")),
    (|svg, (x, y), _| arrow(svg, [(x - 9.0, y), (x + 9.0, y)]), Objection::new("double arrow")),
    (|svg, at, _| stroke(svg, at, ROAD), Objection::new("path")),
    (|svg, at, _| stroke(svg, at, LANE), Objection::new("path at sea")),
];

fn legend_columns(width: f64) -> usize {
    ((width / ENTRY.0) as usize).max(1)
}

fn legend_height(width: f64) -> f64 {
    LEGEND.len().div_ceil(legend_columns(width)) as f64 * ENTRY.1 + 20.0
}

fn draw_legend(svg: &mut String, frame: Area, told: Told<'_>) {
    let columns = legend_columns(frame.right);
    for (number, (draw, words)) in LEGEND.into_iter().enumerate() {
        let (column, line) = (number % columns, number / columns);
        let (x, y) = (24.0 + column as f64 * ENTRY.0, frame.bottom + 20.0 + line as f64 * ENTRY.1);
        // Everything is drawn a little smaller here.
        let _ = writeln!(svg, "<g transform=\"translate({x:.1} {y:.1}) scale(0.7)\">");
        draw(svg, (0.0, 0.0), told);
        svg.push_str("</g>\n");
        text(svg, (x + 20.0, y + 4.0), "font-size=\"13\" fill=\"#2b1203\"", &told(&words));
    }
}

/// Both shades of a terrain, the darker one in the mountains.
fn swatch(svg: &mut String, (x, y): (f64, f64), terrain: Terrain) {
    for (left, high) in [(x - 18.0, false), (x, true)] {
        let color = fill(terrain, high);
        let top = y - 12.0;
        let _ = writeln!(
            svg,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"18\" height=\"24\" fill=\"{color}\"/>"
        );
    }
}

fn stroke(svg: &mut String, (x, y): (f64, f64), style: &str) {
    let (x1, x2) = (x - 18.0, x + 18.0);
    let _ = writeln!(svg, "<line x1=\"{x1:.1}\" y1=\"{y:.1}\" x2=\"{x2:.1}\" y2=\"{y:.1}\" {style}/>");
}

fn circle(svg: &mut String, (x, y): (f64, f64), mark: Mark, color: &str) {
    let style = match mark {
        Mark::Number(_) => "fill=\"#fffdf2\" stroke-width=\"0.5\"",
        Mark::Dotted => "fill=\"#fffdf2\" stroke-width=\"3\" stroke-dasharray=\"2 3\"",
        Mark::Circle => "fill=\"#ffffff50\" stroke-width=\"3\"",
    };
    let _ = writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{CIRCLE}\" stroke=\"{color}\" {style}/>");
}

fn robber(svg: &mut String, (x, y): (f64, f64), told: Told<'_>) {
    let _ = writeln!(
        svg,
        "<path d=\"M{x:.1} {:.1}a5 5 0 1 0 .1 0zl7 22h-14z\" fill=\"#111\"><title>{}</title></path>",
        y - 12.0,
        escaped(&told(&Objection::new("robber")))
    );
}

/// A double arrow along a path.
fn arrow(svg: &mut String, [(x1, y1), (x2, y2)]: [(f64, f64); 2]) {
    let (x, y) = (f64::midpoint(x1, x2), f64::midpoint(y1, y2));
    let angle = (y2 - y1).atan2(x2 - x1).to_degrees();
    let _ = writeln!(
        svg,
        "<path transform=\"translate({x:.1} {y:.1}) rotate({angle:.0})\" d=\"M-16 0l8-7v4h16v-4l8 7-8 7v-4h-16v4z\" fill=\"#111\" \
         stroke=\"#fff\" stroke-width=\"0.8\"/>"
    );
}

fn hexagon(svg: &mut String, name: HexName, fill: &str) {
    let points: Vec<String> =
        layout().corners(name.hex()).iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let _ = writeln!(
        svg,
        "<polygon points=\"{}\" fill=\"{fill}\" stroke=\"#ffffff55\"><title>{name}</title></polygon>",
        points.join(" ")
    );
}

fn town(svg: &mut String, (x, y): (f64, f64), color: &str, title: &str) {
    let _ = writeln!(
        svg,
        "<path transform=\"translate({x:.1} {y:.1})\" d=\"M-10 0l5-9h10l5 9-5 9h-10z\" fill=\"{color}\" stroke=\"#fff\" \
         stroke-width=\"1.5\"><title>{}</title></path>",
        escaped(title)
    );
}

fn draw_coin(svg: &mut String, (x, y): (f64, f64)) {
    let _ = writeln!(
        svg,
        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{COIN}\" fill=\"#ffc928\" stroke=\"#8a6600\"/>"
    );
}

fn text(svg: &mut String, (x, y): (f64, f64), style: &str, words: &str) {
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" {style}>{}</text>", escaped(words));
}

/// Text that can't be taken for markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::europe;

    #[test]
    fn names_cover_nothing_on_either_board() {
        for map in [&europe().short, &europe().full] {
            let labels: Vec<Label> = map.cities.iter().map(label_of).collect();
            let (frame, obstacles) = (map.frame(), map.obstacles());
            let areas = labels::place(&labels, &obstacles, frame);
            for (number, &area) in areas.iter().enumerate() {
                let name = &map.cities.things()[number].name;
                let covered: f64 = obstacles.iter().map(|&other| area.shared(other)).sum();
                // A name may touch the rim of a circle, no more.
                assert!(covered < 40.0, "{name} covers {covered}");
                let others = areas[..number].iter().map(|&other| area.shared(other));
                assert_eq!(others.sum::<f64>(), 0.0, "{name} covers another name");
                assert!(area.left >= frame.left && area.right <= frame.right, "{name} is cut off");
            }
        }
    }

    #[test]
    fn the_picture_has_every_hex_every_city_and_no_foreign_markup() {
        let map = &europe().full;
        let svg = map.svg(&Objection::to_string);
        assert_eq!(svg.matches("<polygon").count(), map.lands.len() + map.seas.len());
        for city in &map.cities {
            assert!(svg.contains(&format!(">{}</text>", city.name)), "{}", city.name);
        }
        assert_eq!(escaped("<a & \"b\">"), "&lt;a &amp; &quot;b&quot;&gt;");
    }
}
