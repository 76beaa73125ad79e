//! What drawings of several games share: coordinates, small signs, and places that can be clicked.

use game::{Game, Seat};
use maud::{Markup, html};

use crate::board::{Scene, WebBoard};
use crate::page::badge;

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

/// The sign of a seat inside a drawing.
pub(super) fn small_badge(seat: Seat, (x, y): (f64, f64), radius: f64) -> Markup {
    let scale = radius / 12.0;
    html! {
        g transform={ (at((x - radius, y - radius))) " scale(" (format!("{scale:.2}")) ")" } { (badge(seat)) }
    }
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

/// A place of a drawing where something can be done.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Place {
    /// Its id on the page, the same as long as the place is.
    pub(super) id: String,
    /// What a person calls it.
    pub(super) name: String,
    /// Its middle.
    pub(super) middle: (f64, f64),
    /// From the middle to the rim of what can be clicked.
    pub(super) radius: f64,
}

/// All places of a drawing with something to do, each with its actions.
#[derive(Debug)]
pub(super) struct Targets<'a, G: Game> {
    scene: &'a Scene<'a, G>,
    places: Vec<(Place, Vec<G::Action>)>,
}

impl<'a, G: WebBoard> Targets<'a, G> {
    /// Sorts the legal actions by where they take place; `place_of` says where.
    pub(super) fn new(
        scene: &'a Scene<'a, G>,
        place_of: impl Fn(G::Action) -> Option<Place>,
    ) -> Targets<'a, G> {
        let mut places: Vec<(Place, Vec<G::Action>)> = Vec::new();
        for &action in scene.legal {
            let Some(place) = place_of(action) else { continue };
            match places.iter_mut().find(|(known, _)| known.id == place.id) {
                Some((_, actions)) => actions.push(action),
                None => places.push((place, vec![action])),
            }
        }
        Targets { scene, places }
    }

    /// Real buttons in the drawing. A place with several actions opens its menu; no script is needed for either.
    pub(super) fn buttons(&self) -> Markup {
        html! {
            @for (place, actions) in &self.places {
                @let (x, y) = place.middle;
                @let side = 2.0 * place.radius;
                foreignObject x=(px(x - place.radius)) y=(px(y - place.radius)) width=(px(side)) height=(px(side)) {
                    @match actions.as_slice() {
                        [only] => {
                            @let label = G::label(self.scene, *only);
                            button id={ "to-" (place.id) } .target .hot type="submit" name="action" value=(only) aria-label=(label) data-tip=(label) {}
                        },
                        several => {
                            @let label = self.scene.words.say_with("board-several", &[("place", &place.name), ("count", &several.len().to_string())]);
                            button id={ "to-" (place.id) } .target .hot .several type="button" popovertarget={ "menu-" (place.id) } aria-label=(label) data-tip=(label) {
                                (several.len())
                            }
                        },
                    }
                }
            }
        }
    }

    /// The menus, to be put behind the drawing.
    pub(super) fn menus(&self) -> Markup {
        html! {
            @for (place, actions) in self.places.iter().filter(|(_, actions)| actions.len() > 1) {
                div id={ "menu-" (place.id) } .menu popover {
                    h3 { (place.name) }
                    @for action in actions {
                        button type="submit" name="action" value=(action) { (G::label(self.scene, *action)) }
                    }
                }
            }
        }
    }
}
