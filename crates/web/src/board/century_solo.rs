//! The table of the solo game of Century: Spice Road.

use century::solo::{Place, Pyramid, SoloPhase, Variant};
use century::{Action, PointCard, Solo};
use game::{Actor, Seat};
use maud::{Markup, html};

use crate::board::spice;
use crate::board::{Scene, WebBoard};

impl WebBoard for Solo {
    fn sheet() -> &'static str {
        "css/century.css"
    }

    fn picture() -> Markup {
        super::century::caravan_picture(&html! {
            g .dice {
                rect x="196" y="84" width="26" height="26" rx="5" {}
                circle cx="203" cy="91" r="2.5" {} circle cx="215" cy="103" r="2.5" {} circle cx="209" cy="97" r="2.5" {}
            }
        })
    }

    fn board(scene: &Scene<'_, Solo>) -> Markup {
        let table = &scene.view.table;
        let step = match table.phase() {
            SoloPhase::Step(step) => Some(step),
            SoloPhase::Automa | SoloPhase::Over => None,
        };
        html! {
            div .board .flowing .century {
                div .pair {
                    (pyramid(scene, table.pyramid()))
                    (automa(scene))
                }
                (spice::market(scene, table.market(), step))
                (spice::own_side(scene, Seat::new(0), table.trader()))
            }
        }
    }

    fn panel(scene: &Scene<'_, Solo>, seat: Seat) -> Markup {
        spice::trader_panel(scene, seat, scene.view.table.trader())
    }

    fn ask(scene: &Scene<'_, Solo>) -> String {
        match scene.view.table.phase() {
            SoloPhase::Step(step) => spice::ask(scene.words, step, scene.view.table.trader()),
            SoloPhase::Automa | SoloPhase::Over => scene.words.say("ask-any"),
        }
    }

    fn label(scene: &Scene<'_, Solo>, action: Action) -> String {
        let table = &scene.view.table;
        match action {
            Action::Claim(position) => open_card(table.pyramid(), position)
                .map_or(String::new(), |card| spice::claim_label(scene.words, card)),
            _ => spice::label(scene.words, table.market(), action),
        }
    }

    fn tell(scene: &Scene<'_, Solo>, actor: Actor, action: Action) -> String {
        let words = scene.words;
        let table = &scene.view.table;
        let automa = words.say("automa");
        let who = match actor {
            Actor::Seat(seat) => scene.name(seat),
            Actor::Chance => automa.as_str(),
        };
        match action {
            Action::Claim(position) => {
                let points = open_card(table.pyramid(), position).map_or(0, PointCard::points).to_string();
                words.say_with("century-tell-claim", &[("who", who), ("points", &points)])
            }
            Action::Roll(eyes) => {
                let stall = table.market().row.get(usize::from(eyes).wrapping_sub(1));
                let card =
                    stall.map_or(words.say("century-nothing"), |stall| spice::card_text(words, stall.card));
                words.say_with("century-tell-roll", &[("eyes", &eyes.to_string()), ("card", &card)])
            }
            _ => spice::tell(words, table.market(), who, action),
        }
    }

    fn source_key(source: &str) -> String {
        format!("century-score-{source}")
    }
}

fn open_card(pyramid: &Pyramid, position: u8) -> Option<PointCard> {
    pyramid.open().find(|&(open, _)| open == position).map(|(_, card)| card)
}

/// Four rows with the tip at the bottom.
fn pyramid(scene: &Scene<'_, Solo>, pyramid: &Pyramid) -> Markup {
    let words = scene.words;
    let place = |index: usize| match pyramid.places[index] {
        Place::Open(card) => scene.choice(
            &spice::point_id(card),
            "card point",
            Action::Claim(index as u8 + 1),
            &spice::point_face(words, card),
        ),
        Place::Down => {
            html! { span .card .point .down { span .unseen { (words.say("century-face-down")) } } }
        }
        Place::Gone => html! { span .card .gone {} },
    };
    html! {
        section #points aria-labelledby="points-title" {
            h2 #points-title { (words.say("century-points")) }
            @for row in (1..=4usize).rev() {
                @let first = row * (row - 1) / 2;
                ul .cards .pyramid { @for index in first..first + row { li { (place(index)) } } }
            }
        }
    }
}

/// What the automa has.
fn automa(scene: &Scene<'_, Solo>) -> Markup {
    let words = scene.words;
    let automa = scene.view.table.automa();
    let points: u32 = automa.claimed.iter().map(|card| u32::from(card.points())).sum();
    let (metal, name) = match scene.view.table.variant() {
        Variant::Normal => ("silver", words.say("century-silver")),
        Variant::Advanced => ("gold", words.say("century-gold")),
    };
    html! {
        section #automa aria-labelledby="automa-title" {
            h2 #automa-title { (words.say("automa")) }
            p .facts {
                (words.say_with("century-points-on", &[
                    ("points", &points.to_string()),
                    ("cards", &automa.claimed.len().to_string()),
                ]))
                " " (spice::coin(metal, automa.coins, &name))
            }
            p .facts { span .unseen { (spice::cubes_text(words, automa.caravan)) } (spice::cubes(automa.caravan)) }
        }
    }
}
