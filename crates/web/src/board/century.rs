//! The table of Century: Spice Road.

use century::{Action, Century, Phase, PointCard};
use game::{Actor, Seat};
use maud::{Markup, html};

use crate::board::spice;
use crate::board::{Scene, WebBoard};

impl WebBoard for Century {
    fn sheet() -> &'static str {
        "css/century.css"
    }

    fn picture() -> Markup {
        caravan_picture(&html! {})
    }

    fn board(scene: &Scene<'_, Century>) -> Markup {
        let table = &scene.view.table;
        let step = match table.phase() {
            Phase::Step(step) => Some(step),
            Phase::Start | Phase::Over => None,
        };
        html! {
            div .board .flowing .century {
                (points(scene))
                (spice::market(scene, table.market(), step))
                @if let Some(me) = scene.me() { (spice::own_side(scene, me, table.trader(me))) }
            }
        }
    }

    fn panel(scene: &Scene<'_, Century>, seat: Seat) -> Markup {
        spice::trader_panel(scene, seat, scene.view.table.trader(seat))
    }

    fn ask(scene: &Scene<'_, Century>) -> String {
        let table = &scene.view.table;
        let Phase::Step(step) = table.phase() else { return scene.words.say("ask-any") };
        let ask = spice::ask(scene.words, step, table.trader(table.active()));
        if table.is_last_round() {
            return scene.words.say_with("century-last-round", &[("ask", &ask)]);
        }
        ask
    }

    fn label(scene: &Scene<'_, Century>, action: Action) -> String {
        let table = &scene.view.table;
        match action {
            Action::Claim(position) => {
                claimed(table, position).map_or(String::new(), |card| spice::claim_label(scene.words, card))
            }
            _ => spice::label(scene.words, table.market(), action),
        }
    }

    fn tell(scene: &Scene<'_, Century>, actor: Actor, action: Action) -> String {
        let table = &scene.view.table;
        let who = match actor {
            Actor::Seat(seat) => scene.name(seat),
            Actor::Chance => "",
        };
        match action {
            Action::Claim(position) => {
                let points = claimed(table, position).map_or(0, PointCard::points).to_string();
                scene.words.say_with("century-tell-claim", &[("who", who), ("points", &points)])
            }
            Action::Start(seat) => scene.words.say_with("century-tell-start", &[("who", scene.name(seat))]),
            _ => spice::tell(scene.words, table.market(), who, action),
        }
    }

    fn source_key(source: &str) -> String {
        format!("century-score-{source}")
    }
}

fn claimed(table: &Century, position: u8) -> Option<PointCard> {
    table.points().row.get(usize::from(position).wrapping_sub(1)).copied()
}

/// The row of point cards, with the coins above the first two.
fn points(scene: &Scene<'_, Century>) -> Markup {
    let words = scene.words;
    let points = scene.view.table.points();
    let coin = |index: usize| match (index, points.gold, points.silver) {
        (0, 1.., _) => spice::coin("gold", points.gold, &words.say("century-gold")),
        // The silver moves up when the gold is gone (CEN-32).
        (0, 0, 1..) | (1, 1.., 1..) => spice::coin("silver", points.silver, &words.say("century-silver")),
        _ => html! {},
    };
    let needed = scene.view.table.cards_to_end().to_string();
    html! {
        section #points aria-labelledby="points-title" {
            h2 #points-title {
                (words.say("century-points")) " "
                small { (words.say_with("century-points-deck", &[("count", &points.deck.len().to_string()), ("needed", &needed)])) }
            }
            ul .cards {
                @for (index, &card) in points.row.iter().enumerate() {
                    li .stall {
                        span .coin-place { (coin(index)) }
                        (scene.choice(&spice::point_id(card), "card point", Action::Claim(index as u8 + 1), &spice::point_face(words, card)))
                    }
                }
            }
        }
    }
}

/// A caravan on the spice road.
pub(super) fn caravan_picture(extra: &Markup) -> Markup {
    let camel = |x: u32, cloth: &str| {
        html! {
            g transform={ "translate(" (x) " 58)" } {
                path .camel d="M0 30 4 12c2-6 6-8 9-4 3-6 8-6 10 0l2 5 6-12 5-1 5 3-2 3-4-1-6 14 1 11h-3l-3-12H11L8 30Z" {}
                path class=(cloth) d="M9 9c3-4 12-4 14 0l2 9H8Z" {}
            }
        }
    };
    html! {
        svg .picture viewBox="0 0 240 120" aria-hidden="true" {
            rect .sky x="0" y="0" width="240" height="120" {}
            circle .sun cx="188" cy="40" r="18" {}
            path .dune-far d="M0 70q50-26 100-6t80-4 60 2v60H0Z" {}
            path .dune d="M0 86q60-14 120 0t120-4v40H0Z" {}
            (camel(24, "cloth-1"))
            (camel(82, "cloth-2"))
            (camel(140, "cloth-3"))
            (extra)
        }
    }
}
