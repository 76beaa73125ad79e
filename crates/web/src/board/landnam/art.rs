//! Symbols of the drawing among the assets, and the signs that are made of them.

use game::Seat;
use landnam::Building;
use landnam::components::{Good, Goods, UnitKind};
use maud::{Markup, html};

use super::LnScene;
use super::words::goods_text;
use crate::assets;
use crate::board::draw::{at, px};

/// The drawing that all symbols are in.
const DRAWING: &str = "svg/landnam.svg";

/// A symbol inside a drawing: its upper left corner and its size.
pub(super) fn drawn(name: &str, (x, y): (f64, f64), (width, height): (f64, f64)) -> Markup {
    html! {
        use href={ (assets::path(DRAWING)) "#" (name) } x=(px(x)) y=(px(y)) width=(px(width)) height=(px(height)) {}
    }
}

/// A symbol inside a drawing, around its middle.
pub(super) fn drawn_around(name: &str, (x, y): (f64, f64), (width, height): (f64, f64)) -> Markup {
    drawn(name, (x - width / 2.0, y - height / 2.0), (width, height))
}

/// A symbol among words.
pub(super) fn icon(name: &str, width: u8, height: u8) -> Markup {
    html! {
        svg .ln-icon width=(width) height=(height) aria-hidden="true" {
            use href={ (assets::path(DRAWING)) "#" (name) } width="100%" height="100%" {}
        }
    }
}

/// A good: color, shape and letter.
pub(super) fn chip(good: Good, size: u8) -> Markup {
    icon(good.name(), size, size)
}

/// Goods as chips, and in words for whoever hears the page.
pub(super) fn bundle(scene: &LnScene<'_>, goods: Goods, size: u8) -> Markup {
    html! {
        @for good in Good::ALL { @for _ in 0..goods[good] { (chip(good, size)) } }
        span .unseen { (goods_text(scene.words, goods)) }
    }
}

/// The class that gives a drawing the color of its owner.
pub(super) fn owner(seat: Seat) -> String {
    format!("owner-{}", seat.index() + 1)
}

/// The sign of a seat: color, shape and number.
pub(super) fn seat_sign(seat: Seat, size: u8) -> Markup {
    icon(&seat_symbol(seat), size, size)
}

/// The symbol of a seat's sign.
pub(super) fn seat_symbol(seat: Seat) -> String {
    format!("seat-{}", seat.index() + 1)
}

/// The sign of an owner on a piece: where the drawing is small, it keeps its size and hangs off the piece.
fn badge(seat: Seat, place: (f64, f64), size: f64) -> Markup {
    html! {
        g .ln-badge transform=(at(place)) { g .z { (drawn_around(&seat_symbol(seat), (0.0, 0.0), (size, size))) } }
    }
}

/// A unit around a place of a drawing, with its owner's sign on it.
pub(super) fn unit(kind: UnitKind, seat: Seat, (x, y): (f64, f64)) -> Markup {
    match kind {
        UnitKind::Ship => html! {
            (drawn("ship", (x - 32.0, y - 32.0), (64.0, 56.0)))
            (badge(seat, (x, y - 13.0), 18.0))
        },
        UnitKind::Settler => html! {
            // Its color may be that of the land.
            ellipse .ln-base cx=(px(x)) cy=(px(y + 1.0)) rx="25" ry="21" {}
            (drawn("settler", (x - 26.0, y - 26.0), (52.0, 48.0)))
            (badge(seat, (x + 3.8, y - 0.4), 17.0))
        },
    }
}

/// A farm or a village around a place of a drawing, with its owner's sign on it.
pub(super) fn house(building: Building, seat: Seat, (x, y): (f64, f64)) -> Markup {
    html! {
        @match building {
            Building::Village => {
                (drawn("village", (x - 30.0, y - 28.0), (60.0, 48.0)))
                (badge(seat, (x + 11.6, y - 2.0), 17.0))
            }
            Building::Farm => {
                (drawn("farm", (x - 22.0, y - 22.0), (44.0, 40.0)))
                (badge(seat, (x + 4.6, y - 6.0), 17.0))
            }
        }
    }
}
