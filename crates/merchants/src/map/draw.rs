//! The board as an SVG picture, for looking at a map of one's own.

use std::fmt::Write as _;

use hex::{Layout, Orientation};

use crate::components::Terrain;
use crate::map::{City, Land, Map, Mark};
use crate::place::HexName;

/// From the middle of a hex to its corner.
const SIZE: f64 = 44.0;

fn layout() -> Layout {
    Layout { orientation: Orientation::FlatTop, size: SIZE, origin: (SIZE * 1.6, SIZE * 1.2) }
}

fn fill(land: &Land) -> &'static str {
    match (land.terrain, land.high) {
        (Terrain::Forest, false) => "#5d9150",
        (Terrain::Forest, true) => "#47795a",
        (Terrain::Pasture, false) => "#b4d77c",
        (Terrain::Pasture, true) => "#9cc084",
        (Terrain::Field, _) => "#f0d264",
        (Terrain::Mountains, _) => "#b3a69a",
        (Terrain::Saltworks, false) => "#f6f3ec",
        (Terrain::Saltworks, true) => "#e3dfe0",
    }
}

/// The color of a circle; terrains are told apart by a letter, too.
fn ring(terrain: Terrain) -> (&'static str, char) {
    match terrain {
        Terrain::Forest => ("#1e5a2b", 'f'),
        Terrain::Pasture => ("#3f7d12", 'p'),
        Terrain::Field => ("#8a6600", 'g'),
        Terrain::Mountains => ("#4a403b", 'm'),
        Terrain::Saltworks => ("#3f6f8f", 's'),
    }
}

impl Map {
    /// The empty board as an SVG document: terrain, numbers, circles, paths, lanes, double arrows, cities, coins.
    #[must_use]
    pub fn svg(&self) -> String {
        let names = || self.seas.iter().copied().chain(self.lands.iter().map(|land| land.name));
        let centers: Vec<(f64, f64)> = names().map(|name| layout().center(name.hex())).collect();
        let width = centers.iter().map(|center| center.0).fold(0.0, f64::max) + 1.6 * SIZE;
        let height = centers.iter().map(|center| center.1).fold(0.0, f64::max) + 1.4 * SIZE;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\" font-family=\"sans-serif\" role=\"img\">\n<title>Merchants of Europe: {}, {} board</title>\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#efe6d2\"/>\n",
            escaped(&self.id),
            self.board
        );
        for &name in &self.seas {
            hexagon(&mut svg, name, "#a9cfe4");
        }
        for land in &self.lands {
            hexagon(&mut svg, land.name, fill(land));
            self.mark(&mut svg, land);
        }
        self.draw_paths(&mut svg);
        for city in &self.cities {
            draw_city(&mut svg, city);
        }
        svg.push_str("</svg>\n");
        svg
    }

    fn mark(&self, svg: &mut String, land: &Land) {
        let (x, y) = layout().center(land.name.hex());
        let (color, letter) = ring(land.terrain);
        let dash = if land.mark == Mark::Dotted { " stroke-dasharray=\"2 3\"" } else { "" };
        let (inside, number) = match land.mark {
            Mark::Number(number) => ("#fffdf2", Some(number)),
            Mark::Dotted => ("#fffdf2", Some(self.tokens[3 * land.terrain as usize])),
            Mark::Circle => ("none", None),
        };
        let width = if matches!(land.mark, Mark::Number(_)) { 0.5 } else { 3.0 };
        let _ = writeln!(
            svg,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"14\" fill=\"{inside}\" stroke=\"{color}\" stroke-width=\"{width}\"{dash}/>"
        );
        if let Some(number) = number {
            let color = if matches!(number, 6 | 8) { "#b80d0d" } else { "#222" };
            label(svg, (x, y + 5.0), 14, color, &number.to_string());
        }
        if self.lands[usize::from(self.robber)].name == land.name {
            let _ = writeln!(
                svg,
                "<path d=\"M{x:.1} {:.1}a5 5 0 1 0 .1 0zl7 22h-14z\" fill=\"#111\"><title>robber</title></path>",
                y - 12.0
            );
        }
        label(svg, (x, y - 23.0), 10, "#333", &format!("{} {letter}", land.name));
    }

    fn draw_paths(&self, svg: &mut String) {
        for (number, path) in self.paths.iter().enumerate() {
            let corners =
                self.ends[number].map(|corner| layout().corner(self.corners[usize::from(corner)].point()));
            let [(x1, y1), (x2, y2)] = corners;
            let style = if self.sea_paths.contains(number) {
                "stroke=\"#1d4f86\" stroke-width=\"3\" stroke-dasharray=\"6 4\""
            } else {
                "stroke=\"#7a5a34\" stroke-width=\"2\""
            };
            let _ = writeln!(
                svg,
                "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {style}><title>{path}</title></line>"
            );
            if self.double.contains(number) {
                arrow(svg, corners);
            }
        }
    }
}

/// A double arrow along a path.
fn arrow(svg: &mut String, [(x1, y1), (x2, y2)]: [(f64, f64); 2]) {
    let (x, y) = ((x1 + x2) / 2.0, (y1 + y2) / 2.0);
    let angle = (y2 - y1).atan2(x2 - x1).to_degrees();
    let _ = writeln!(
        svg,
        "<path transform=\"translate({x:.1} {y:.1}) rotate({angle:.0})\" d=\"M-15 0l7-6v4h16v-4l7 6-7 6v-4h-16v4z\" fill=\"#111\"/>"
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

fn draw_city(svg: &mut String, city: &City) {
    let (x, y) = layout().corner(city.at.point());
    let (color, kind) = if city.violet { ("#7a3fa8", "violet") } else { ("#8a5a2b", "brown") };
    let _ = writeln!(
        svg,
        "<path transform=\"translate({x:.1} {y:.1})\" d=\"M-9 0l4.5-8h9l4.5 8-4.5 8h-9z\" fill=\"{color}\" stroke=\"#fff\" \
         stroke-width=\"1.5\"><title>{} ({kind}), {}</title></path>",
        escaped(&city.name),
        city.at
    );
    for coin in 0..city.coins {
        let dx = f64::from(coin) * 9.0 - f64::from(city.coins - 1) * 4.5;
        let _ = writeln!(
            svg,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"#ffc928\" stroke=\"#8a6600\"/>",
            x + dx,
            y + 14.0
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{:.1}\" font-size=\"12\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#2b1203\" \
         stroke=\"#fff\" stroke-width=\"3\" paint-order=\"stroke\">{}</text>",
        y - 11.0,
        escaped(&city.name)
    );
}

fn label(svg: &mut String, (x, y): (f64, f64), size: u8, color: &str, text: &str) {
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size}\" text-anchor=\"middle\" fill=\"{color}\">{text}</text>"
    );
}

/// Text that can't be taken for markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
