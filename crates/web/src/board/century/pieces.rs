//! Cubes, coins and cards. Their drawings are symbols of `assets/svg/century.svg`.

use century::{Coin, Cubes, Effect, MerchantCard, PointCard, Spice};
use game::Seat;
use maud::{Markup, html};

use crate::board::symbol;

const FILE: &str = "svg/century.svg";

/// A drawing of the file.
pub(super) fn drawing(class: &str, name: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { (symbol(FILE, name)) } }
}

/// A cube: each spice has its color, its shape and its letter.
pub(super) fn cube(spice: Spice) -> Markup {
    drawing("q", cube_name(spice))
}

/// The same, with a class that says how it lies.
pub(super) fn cube_as(spice: Spice, class: &str) -> Markup {
    drawing(&format!("q {class}"), cube_name(spice))
}

const fn cube_name(spice: Spice) -> &'static str {
    match spice {
        Spice::Yellow => "cube-y",
        Spice::Red => "cube-r",
        Spice::Green => "cube-g",
        Spice::Brown => "cube-b",
    }
}

/// The shape of a spice alone, for small numbers beside it.
pub(super) fn sign(spice: Spice) -> Markup {
    let name = match spice {
        Spice::Yellow => "sign-y",
        Spice::Red => "sign-r",
        Spice::Green => "sign-g",
        Spice::Brown => "sign-b",
    };
    drawing("sign", name)
}

/// A cube that goes from place to place.
pub(super) fn cube_with(spice: Spice, id: &str) -> Markup {
    html! { svg id=(id) .q aria-hidden="true" { (symbol(FILE, cube_name(spice))) } }
}

/// The id of a cube in a caravan, which in a panel is that of `owner`.
pub(super) fn cube_id(owner: Option<Seat>, spice: Spice, nth: usize) -> String {
    match owner {
        Some(seat) => format!("cube-{seat}-{spice}-{nth}"),
        None => format!("cube-{spice}-{nth}"),
    }
}

/// The id of a cube on a card of the row.
pub(super) fn lying_id(card: MerchantCard, spice: Spice, nth: usize) -> String {
    format!("on-{}-{spice}-{nth}", card_id(card, None))
}

/// A heap of cubes, the cheapest first.
pub(super) fn cubes(cubes: Cubes) -> Markup {
    html! { @for spice in Spice::ALL { @for _ in 0..cubes.count(spice) { (cube(spice)) } } }
}

/// Cubes as numbers, each with a cube of its kind: as many as there may be, they have room in a line.
pub(super) fn so_many(cubes: Cubes) -> Markup {
    html! {
        span .so-many {
            @for spice in Spice::ALL.into_iter().filter(|&spice| cubes.count(spice) > 0) {
                span { (cubes.count(spice)) (cube(spice)) }
            }
        }
    }
}

/// Cubes as numbers and shapes: 2●1◆.
pub(super) fn counted(cubes: Cubes) -> Markup {
    html! {
        @for spice in Spice::ALL.into_iter().filter(|&spice| cubes.count(spice) > 0) {
            span .counted { (cubes.count(spice)) (sign(spice)) }
        }
    }
}

/// The id of a card, which it keeps from the row to a hand; each player has their own starting cards.
pub(super) fn card_id(card: MerchantCard, owner: Option<Seat>) -> String {
    let name = card.to_string().replace('>', "-to-");
    match owner.filter(|_| card.is_starting_card()) {
        Some(seat) => format!("card-{name}-{seat}"),
        None => format!("card-{name}"),
    }
}

pub(super) fn point_id(card: PointCard) -> String {
    format!("point-{card}")
}

/// The id of a claimed card at its owner's side.
pub(super) fn won_id(card: PointCard) -> String {
    format!("won-{}", point_id(card))
}

/// The same in a panel.
pub(super) fn chip_id(card: PointCard) -> String {
    format!("chip-{}", point_id(card))
}

/// The class of a merchant card, by its kind.
pub(super) const fn kind(effect: Effect) -> &'static str {
    match effect {
        Effect::Spice(_) => "spice",
        Effect::Upgrade(_) => "upgrade",
        Effect::Trade { .. } => "trade",
    }
}

const fn kind_sign(effect: Effect) -> &'static str {
    match effect {
        Effect::Spice(_) => "kind-spice",
        Effect::Upgrade(_) => "kind-upgrade",
        Effect::Trade { .. } => "kind-trade",
    }
}

/// The picture of a merchant card: always the same for the same card.
fn merchant_picture(card: MerchantCard) -> &'static str {
    const TRADES: [&str; 8] =
        ["v-camel", "v-gate", "v-sea", "v-dome", "v-mount", "v-tent", "v-oasis", "v-arch"];
    match card.effect() {
        Effect::Spice(_) => "v-spice",
        Effect::Upgrade(_) => "v-stairs",
        Effect::Trade { .. } => TRADES[card.index() % TRADES.len()],
    }
}

/// The picture of a point card, by its worth: the further the journey, the dearer.
fn point_picture(card: PointCard) -> &'static str {
    match card.points() {
        0..=8 => "v-oasis",
        9..=10 => "v-camel",
        11..=12 => "v-tent",
        13..=14 => "v-dome",
        15..=16 => "v-mount",
        17..=18 => "v-sea",
        _ => "v-gate",
    }
}

/// The face of a merchant card: what it does at the left, a picture at the right.
pub(super) fn merchant_face(card: MerchantCard) -> Markup {
    let effect = card.effect();
    html! {
        (drawing("kind", kind_sign(effect)))
        span .does {
            @match effect {
                Effect::Spice(gain) => span .heap { (cubes(gain)) },
                Effect::Upgrade(steps) => span .heap { @for _ in 0..steps { (drawing("q", "cube-up")) } },
                Effect::Trade { pay, gain } => {
                    span .heap { (cubes(pay)) }
                    (drawing("arrow", "down"))
                    span .heap { (cubes(gain)) }
                },
            }
        }
        (drawing("vignette", merchant_picture(card)))
    }
}

/// The class of a merchant card: its kind, and whether much stands on it.
pub(super) fn merchant_class(card: MerchantCard) -> String {
    let effect = card.effect();
    let count = match effect {
        Effect::Spice(gain) => gain.total(),
        Effect::Upgrade(steps) => usize::from(steps),
        Effect::Trade { pay, gain } => pay.total().max(gain.total()),
    };
    format!("merchant {}{}", kind(effect), if count > 4 { " crowded" } else { "" })
}

/// A merchant card by itself.
pub(super) fn lone_card(card: MerchantCard) -> Markup {
    html! { span class=(merchant_class(card)) { (merchant_face(card)) } }
}

/// The face of a point card: picture, worth and cost.
pub(super) fn point_face(card: PointCard) -> Markup {
    html! {
        (drawing("vignette", point_picture(card)))
        span .heap { (cubes(card.cost())) }
        strong .worth { (card.points()) }
    }
}

/// A claimed point card, small: its worth.
pub(super) fn chip(card: PointCard, id: Option<&str>) -> Markup {
    html! { span id=[id] .chip { (card.points()) } }
}

/// A merchant card in a panel: its kind as a stripe, and numbers with shapes.
pub(super) fn small_card(card: MerchantCard) -> Markup {
    match card.effect() {
        Effect::Spice(gain) => html! { "+" (counted(gain)) },
        Effect::Upgrade(steps) => html! { (drawing("kind", "kind-upgrade")) (steps) },
        Effect::Trade { pay, gain } => html! { (counted(pay)) (drawing("arrow", "down")) (counted(gain)) },
    }
}

/// The metal of a coin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Metal {
    Gold,
    Silver,
}

impl From<Coin> for Metal {
    fn from(coin: Coin) -> Metal {
        match coin {
            Coin::Gold => Metal::Gold,
            Coin::Silver => Metal::Silver,
        }
    }
}

impl Metal {
    /// The name of its drawing.
    pub(super) const fn drawing(self) -> &'static str {
        match self {
            Metal::Gold => "gold",
            Metal::Silver => "silver",
        }
    }

    /// The name of its text.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Metal::Gold => "century-gold",
            Metal::Silver => "century-silver",
        }
    }
}

/// A coin with how many there are of it; nothing if there is none.
pub(super) fn coins(metal: Metal, count: u8, name: &str, clause: &str) -> Markup {
    html! {
        @if count > 0 {
            span .coins data-rule=(clause) { (drawing("coin", metal.drawing())) span .unseen { (name) " " } "×" (count) }
        }
    }
}

/// A pile of coins above a point card.
pub(super) fn pile(metal: Metal, count: u8, name: &str) -> Markup {
    html! {
        span .pile data-tip={ (name) "\n×" (count) } data-rule="CEN-31" {
            @for _ in 0..count.min(3) { (drawing("coin", metal.drawing())) }
            span .unseen { (name) " " } b { "×" (count) }
        }
    }
}
