//! What drawings of several games share: coordinates and dice.

use maud::{Markup, html};

/// A coordinate, short.
pub(super) fn px(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

/// A `transform` that moves a drawing to its place.
pub(super) fn at((x, y): (f64, f64)) -> String {
    format!("translate({} {})", px(x), px(y))
}

/// The corners of a polygon.
pub(super) fn points(corners: &[(f64, f64)]) -> String {
    let pairs: Vec<String> = corners.iter().map(|&(x, y)| format!("{},{}", px(x), px(y))).collect();
    pairs.join(" ")
}

/// The middle between two places.
pub(super) fn middle((x1, y1): (f64, f64), (x2, y2): (f64, f64)) -> (f64, f64) {
    ((x1 + x2) / 2.0, (y1 + y2) / 2.0)
}

/// A die with six faces.
pub(super) fn die(pips: u8) -> Markup {
    let places: &[(u8, u8)] = match pips {
        1 => &[(12, 12)],
        2 => &[(7, 7), (17, 17)],
        3 => &[(7, 7), (12, 12), (17, 17)],
        4 => &[(7, 7), (17, 7), (7, 17), (17, 17)],
        5 => &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
        _ => &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
    };
    html! {
        svg .badge .die viewBox="0 0 24 24" role="img" aria-label=(pips) {
            rect x="2" y="2" width="20" height="20" rx="5" {}
            @for (x, y) in places { circle cx=(x) cy=(y) r="2.2" {} }
        }
    }
}
