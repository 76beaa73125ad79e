//! The table of the solo game of Century: Spice Road.

use century::solo::{Place, Pyramid, SoloPhase, Variant};
use century::{Action, PointCard, Solo};
use game::{Actor, Seat};
use maud::{Markup, html};

use crate::board::century::pieces::{Metal, coins, cubes, point_id};
use crate::board::century::{bar, market, own, panel, point_card, words};
use crate::board::{BarButton, Picks, Scene, WebBoard};

impl WebBoard for Solo {
    fn sheet() -> &'static str {
        "css/century.css"
    }

    fn picture() -> Markup {
        super::caravan_picture(&html! {
            g .dice {
                rect x="196" y="84" width="26" height="26" rx="5" {}
                circle cx="203" cy="91" r="2.5" {} circle cx="215" cy="103" r="2.5" {} circle cx="209" cy="97" r="2.5" {}
            }
        })
    }

    fn board(scene: &Scene<'_, Solo>) -> Markup {
        let table = &scene.view.table;
        let step = step(table);
        html! {
            div .board .century .solo {
                div .mat {
                    (pyramid(scene, table.pyramid()))
                    (automa(scene))
                    (market::market(scene, table.market(), step, None))
                    (own::caravan(scene, table.trader(), step))
                    (own::hand(scene, Seat::new(0), table.trader(), step))
                    (own::played(scene, Seat::new(0), table.trader()))
                }
            }
        }
    }

    fn headline(scene: &Scene<'_, Solo>, _: Seat) -> Markup {
        panel::headline(scene, scene.view.table.trader())
    }

    fn bar(scene: &Scene<'_, Solo>) -> Vec<BarButton<Action>> {
        bar(scene, scene.view.table.trader().played.len())
    }

    fn picks(scene: &Scene<'_, Solo>) -> Option<Picks<Action>> {
        let table = &scene.view.table;
        own::picks(scene, step(table)?, table.trader())
    }

    fn ask(scene: &Scene<'_, Solo>) -> String {
        match scene.view.table.phase() {
            SoloPhase::Step(step) => words::ask(scene.words, step, scene.view.table.trader()),
            SoloPhase::Automa | SoloPhase::Over => scene.words.say("ask-any"),
        }
    }

    fn label(scene: &Scene<'_, Solo>, action: Action) -> String {
        let table = &scene.view.table;
        match action {
            Action::Claim(position) => open_card(table.pyramid(), position)
                .map_or(String::new(), |card| words::claim_label(scene.words, card)),
            _ => words::label(scene.words, table.market(), action),
        }
    }

    fn tell(scene: &Scene<'_, Solo>, actor: Actor, action: Action) -> String {
        let table = &scene.view.table;
        let automa = scene.words.say("automa");
        let who = match actor {
            Actor::Seat(seat) => scene.name(seat),
            Actor::Chance => automa.as_str(),
        };
        match action {
            Action::Claim(position) => {
                let points = open_card(table.pyramid(), position).map_or(0, PointCard::points).to_string();
                scene.words.say_with("century-tell-claim", &[("who", who), ("points", &points)])
            }
            Action::Roll(eyes) => {
                let stall = table.market().row.get(usize::from(eyes).wrapping_sub(1));
                let card = stall.map_or(scene.words.say("century-nothing"), |stall| {
                    words::card_text(scene.words, stall.card)
                });
                scene.words.say_with("century-tell-roll", &[("eyes", &eyes.to_string()), ("card", &card)])
            }
            _ => words::tell(scene.words, table.market(), who, action),
        }
    }

    fn source_key(source: &str) -> String {
        format!("century-score-{source}")
    }
}

fn open_card(pyramid: &Pyramid, position: u8) -> Option<PointCard> {
    pyramid.open().find(|&(open, _)| open == position).map(|(_, card)| card)
}

fn step(table: &Solo) -> Option<century::Step> {
    match table.phase() {
        SoloPhase::Step(step) => Some(step),
        SoloPhase::Automa | SoloPhase::Over => None,
    }
}

/// Four rows with the tip at the bottom, overlapping.
fn pyramid(scene: &Scene<'_, Solo>, pyramid: &Pyramid) -> Markup {
    let words = scene.words;
    let mine = Some(scene.view.table.trader().caravan);
    let open = pyramid.open().count().to_string();
    let left = pyramid.places.iter().filter(|place| **place != Place::Gone).count().to_string();
    html! {
        section #points .pyramid .common aria-label=(words.say("century-points")) {
            h2 .title {
                (words.say("century-points")) " "
                small { (words.say_with("century-pyramid", &[("count", &left), ("open", &open)])) }
            }
            @for row in (1..=4usize).rev() {
                @let first = row * (row - 1) / 2;
                ul id={ "row-" (row) } .row-of-cards {
                    @for index in first..first + row {
                        li .stall {
                            @match pyramid.places[index] {
                                Place::Open(card) => (point_card(scene, index as u8 + 1, card, mine, None)),
                                Place::Down => span .point .down { span .unseen { (words.say("century-face-down")) } },
                                Place::Gone => span .point .gone {},
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The automa as somebody at the table: what it has.
fn automa(scene: &Scene<'_, Solo>) -> Markup {
    let words = scene.words;
    let automa = scene.view.table.automa();
    let points: u32 = automa.claimed.iter().map(|card| u32::from(card.points())).sum();
    let metal = match scene.view.table.variant() {
        Variant::Normal => Metal::Silver,
        Variant::Advanced => Metal::Gold,
    };
    html! {
        section #automa .automa .common aria-labelledby="automa-title" {
            h2 #automa-title { (words.say("automa")) }
            span .chips { @for card in automa.claimed.iter() { span id={ "won-" (point_id(card)) } .chip { (card.points()) } } }
            (coins(metal, automa.coins, &words.say(metal.key())))
            strong .total { (points) span .unseen { " " (words.say("century-points-word")) } }
            div .tray { span .unseen { (words::cubes_text(words, automa.caravan)) } (cubes(automa.caravan)) }
        }
    }
}
