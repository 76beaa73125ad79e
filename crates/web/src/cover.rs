//! The picture of a game, as on its box.

use maud::{Markup, html};

use crate::assets;

/// The picture that lies among the assets, or that of any game.
pub(crate) fn cover(game: &str) -> Markup {
    let file = format!("svg/cover-{game}.svg");
    html! {
        @if assets::find(&file).is_some() { img .picture src=(assets::path(&file)) alt="" width="300" height="240"; }
        @else { (stall()) }
    }
}

/// A band of the picture, and its left edge drawn out over the rest of a banner: both are views that the drawing has
/// itself.
pub(crate) fn band(game: &str) -> Markup {
    let file = format!("svg/cover-{game}.svg");
    html! {
        @if assets::find(&file).is_some() {
            img .backdrop src={ (assets::path(&file)) "#edge" } alt="" width="300" height="141";
            img .picture src={ (assets::path(&file)) "#band" } alt="" width="300" height="141";
        }
    }
}

/// A picture for any game: a stall of the market.
fn stall() -> Markup {
    html! {
        svg class="picture" viewBox="0 0 240 120" aria-hidden="true" {
            rect class="sand" x="0" y="90" width="240" height="30" {}
            rect class="wood" x="60" y="60" width="120" height="36" rx="3" {}
            path class="cloth-1" d="M50 60 L70 28 H90 V60 Z" {}
            path class="cloth-2" d="M90 60 V28 H120 V60 Z" {}
            path class="cloth-1" d="M120 60 V28 H150 V60 Z" {}
            path class="cloth-2" d="M150 60 V28 H170 L190 60 Z" {}
        }
    }
}
