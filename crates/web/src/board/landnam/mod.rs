//! The table of Landnám: the island that grows as it is explored, the althing, hands, and what is left.

mod map;
mod thing;
mod words;

use game::{Actor, Seat};
use landnam::components::{Bundle, Fate, Good, Goods, Kind};
use landnam::data::data;
use landnam::phase::{Exploration, ExplorationDice, Phase, Talk};
use landnam::{Action, Landnam, LandnamView};
use maud::{Markup, html};

use self::words::{action_text, fate_name, fate_text, good_name, goods_text, terrain_name};
use crate::board::voice::Voice;
use crate::board::{Amounts, Counter, CounterSide, Counters, Scene, WebBoard};

pub(super) type LnScene<'a> = Scene<'a, Landnam>;

/// The form of a trade offer.
const OFFER: &str = "offer";

impl WebBoard for Landnam {
    fn sheet() -> &'static str {
        "css/landnam.css"
    }

    fn picture() -> Markup {
        map::picture()
    }

    fn board(scene: &LnScene<'_>) -> Markup {
        html! {
            div .board .flowing .landnam {
                (thing::panel(scene))
                (exploration(scene))
                (talk(scene))
                (map::island(scene))
                (own_side(scene))
                (costs(scene))
                (left(scene))
            }
        }
    }

    fn panel(scene: &LnScene<'_>, seat: Seat) -> Markup {
        let (table, words) = (scene.view.table(), scene.words);
        let count = |key: &str, number: u8| words.say_with(key, &[("count", &number.to_string())]);
        html! {
            p .facts {
                strong title=(words.say("ln-points-title")) { (words.say_with("ln-points", &[("count", &table.points(seat).to_string()), ("all", &data().points.to_string())])) }
                @for (class, number) in [("white", table.white(seat)), ("red", table.red(seat)), ("black", table.black(seat))] {
                    span .count title=(words.say(&format!("ln-{class}-title"))) {
                        (token(class)) "×" (number) span .unseen { " " (words.say(&format!("ln-{class}-marker"))) }
                    }
                }
            }
            p .facts {
                span { (count("ln-goods-held", table.goods_held(seat))) }
                span { (count("ln-fate-held", table.fate_held(seat))) }
                span { (count("ln-farms", table.farms(seat).len())) }
                span { (count("ln-villages", table.villages(seat).len())) }
            }
            p .facts .hint {
                (words.say_with("ln-stock", &[
                    ("count", &table.houses_left(seat).to_string()),
                    ("settlers", &table.units_left(seat, Kind::Settler).to_string()),
                    ("ships", &table.units_left(seat, Kind::Ship).to_string()),
                ]))
            }
        }
    }

    fn ask(scene: &LnScene<'_>) -> String {
        words::ask(scene)
    }

    fn label(scene: &LnScene<'_>, action: Action) -> String {
        let actor = scene.me().map_or(Actor::Chance, Actor::Seat);
        action_text(scene, actor, action, Voice::Do)
    }

    fn tell(scene: &LnScene<'_>, actor: Actor, action: Action) -> String {
        action_text(scene, actor, action, Voice::Tell)
    }

    fn group(action: Action) -> Option<&'static str> {
        match action {
            Action::Play(_) | Action::GoodYear(_) => Some("ln-group-cards"),
            Action::Move { .. } | Action::Step { .. } => Some("ln-group-moves"),
            Action::Swap(..) => Some("ln-group-swaps"),
            Action::Sue(..) => Some("ln-group-cases"),
            Action::Exchange { .. } => Some("ln-group-stock"),
            Action::Offer(..) => Some("ln-group-offers"),
            Action::Settler(..) | Action::Ship(..) | Action::ShipOuter => Some("ln-group-units"),
            Action::Farm(..) | Action::Village(_) | Action::Harbor(..) => Some("ln-group-buildings"),
            _ => None,
        }
    }

    fn counters(scene: &LnScene<'_>) -> Option<Counters> {
        let (table, words) = (scene.view.table(), scene.words);
        let Phase::Trade(trade) = table.phase() else { return None };
        if trade.offers >= data().offers {
            return None;
        }
        let hand = scene.view.hand()?.goods;
        let side = |side: &str, key: &str, most: &dyn Fn(Good) -> u8| CounterSide {
            title: words.say(key),
            counters: Good::ALL
                .into_iter()
                .map(|good| Counter {
                    name: format!("{side}-{good}"),
                    label: good_name(words, good),
                    icon: chip(good),
                    value: 0,
                    most: most(good),
                })
                .collect(),
        };
        let is_active = scene.me() == Some(table.active());
        let hint = match is_active {
            true => words.say("ln-offer-to-all"),
            false => words.say_with("ln-offer-to", &[("who", scene.name(table.active()))]),
        };
        Some(Counters {
            what: OFFER,
            title: words.say(if matches!(trade.talk, Talk::Offer { .. }) {
                "ln-counter-offer"
            } else {
                "ln-free-offer"
            }),
            hint,
            sides: vec![
                side("give", "ln-you-give", &|good| hand[good]),
                side("want", "ln-you-get", &|_| data().goods),
            ],
            send: words.say("ln-send-offer"),
        })
    }

    fn composed(_view: &LandnamView, what: &str, amounts: &Amounts) -> Option<Vec<Action>> {
        let bundle = |side: &str| {
            let goods = Good::ALL.map(|good| amounts.get(&format!("{side}-{good}")));
            // More than there is of a good is refused by the rules, not cut to what fits.
            goods.iter().all(|&amount| amount <= Bundle::MOST).then(|| Bundle::new(Goods(goods)))
        };
        (what == OFFER).then_some(())?;
        Some(vec![Action::Offer(bundle("give")?, bundle("want")?)])
    }

    fn source_key(source: &str) -> String {
        format!("ln-score-{source}")
    }
}

/// A good: color, shape and letter.
fn chip(good: Good) -> Markup {
    html! {
        svg class={ "cube ln-good-" (good) } width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" {
            @match good {
                Good::Iron => rect x="2" y="2" width="20" height="20" rx="2" {},
                Good::Grain => path d="M12 .5 23.5 12 12 23.5 .5 12Z" {},
                Good::Sheep => circle cx="12" cy="12" r="10.5" {},
                Good::Wood => path d="M6.2 2h11.6L23.5 12l-5.7 10H6.2L.5 12Z" {},
            }
            text x="12" y="16.4" text-anchor="middle" {
                (match good { Good::Iron => "I", Good::Grain => "G", Good::Sheep => "S", Good::Wood => "W" })
            }
        }
    }
}

/// A marker that is a point: a shape of its own for each color.
fn token(color: &str) -> Markup {
    html! {
        svg class={ "cube ln-token-" (color) } viewBox="0 0 24 24" aria-hidden="true" {
            @match color {
                "white" => circle cx="12" cy="12" r="10" {},
                "red" => path d="M12 1 22 7v10l-10 6L2 17V7z" {},
                _ => rect x="3" y="3" width="18" height="18" rx="2" {},
            }
            text x="12" y="16.4" text-anchor="middle" { (match color { "white" => "W", "red" => "R", _ => "B" }) }
        }
    }
}

/// The viewer's goods and fate cards.
fn own_side(scene: &LnScene<'_>) -> Markup {
    let words = scene.words;
    let Some(hand) = scene.view.hand() else { return html! {} };
    html! {
        section #own aria-labelledby="own-title" {
            h2 #own-title { (words.say("ln-yours")) }
            ul .goods {
                @for good in Good::ALL {
                    li .good title=(words.say_with("ln-title-good", &[("good", &good_name(words, good)), ("left", &scene.view.table().stock()[good].to_string())])) {
                        (chip(good)) strong { (hand.goods[good]) } span .caption { (good_name(words, good)) }
                    }
                }
            }
            ul .cards .fates {
                @for fate in hand.fate.kinds() { li { (fate_card(scene, fate, hand.fate.count(fate))) } }
                @if hand.fate.total() == 0 { li .hint { (words.say("ln-no-fate")) } }
            }
        }
    }
}

/// A fate card; where it can be played just so, it is a button.
fn fate_card(scene: &LnScene<'_>, fate: Fate, count: u8) -> Markup {
    let words = scene.words;
    let action = if scene.can(Action::Enter(fate)) { Action::Enter(fate) } else { Action::Play(fate) };
    let class = format!("card fate {}", fate.sub_phase());
    scene.choice(
        &format!("fate-{fate}"),
        &class,
        action,
        &html! {
            strong { (fate_name(words, fate)) @if count > 1 { " ×" (count) } }
            span .caption { (fate_text(words, fate)) }
            span .tag { (words.say(&format!("ln-sub-phase-{}", fate.sub_phase()))) }
        },
    )
}

/// What an exploration has come to: cards played, and two results to choose from.
fn exploration(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let Phase::Explore(exploration) = table.phase() else { return html! {} };
    let played = [
        exploration
            .find
            .map(|terrain| words.say_with("ln-explore-find", &[("terrain", &terrain_name(words, terrain))])),
        exploration.omens.then(|| words.say("ln-explore-omens")),
        exploration.sight.then(|| words.say("ln-explore-sight")),
    ];
    html! {
        section #explore .panel aria-labelledby="explore-title" {
            h2 #explore-title { (words.say_with("ln-explore", &[("field", &exploration.target.to_string())])) }
            p .facts { @for text in played.into_iter().flatten() { span .tag { (text) } } }
            div .cards {
                @for (number, result) in [(1, exploration.first), (2, exploration.second)] {
                    @if let Some(result) = result { (result_card(scene, exploration, number, result)) }
                }
            }
        }
    }
}

fn result_card(
    scene: &LnScene<'_>,
    exploration: &Exploration,
    number: u8,
    result: ExplorationDice,
) -> Markup {
    let terrain = exploration.terrain(scene.view.table(), result);
    scene.choice(
        &format!("result-{number}"),
        "card result",
        Action::Choose(number),
        &html! {
            strong { (terrain_name(scene.words, terrain)) }
            span .caption {
                (scene.words.say_with("ln-explore-dice", &[
                    ("green", &result.green.map_or("–".to_owned(), |green| green.to_string())),
                    ("red", &result.red.to_string()),
                ]))
            }
        },
    )
}

/// The offer that stands, with its answers.
fn talk(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let Phase::Trade(trade) = table.phase() else { return html! {} };
    let button = |id: &str, action: Action| {
        if scene.can(action) {
            scene.choice(id, "button", action, &html! { (Landnam::label(scene, action)) })
        } else {
            html! {}
        }
    };
    html! {
        @match trade.talk {
            Talk::Quiet => {},
            Talk::Asked(seats) => section #talk .panel {
                p { (words.say_with("ln-talk-asked", &[("who", scene.name(table.active())), ("what", &words::names(scene, seats))])) }
                div .row { (button("decline", Action::Decline)) }
            },
            Talk::Offer { by, give, want, answering } => section #talk .panel {
                h2 { (words.say_with("ln-talk-offer", &[("who", scene.name(by))])) }
                p .scales {
                    span .scale { span .caption { (words.say("ln-gives")) } " " (bundle(scene, give.goods())) }
                    span .versus aria-hidden="true" { "⇄" }
                    span .scale { span .caption { (words.say("ln-wants")) } " " (bundle(scene, want.goods())) }
                }
                p .hint { (words.say_with("ln-talk-answer", &[("who", &words::names(scene, answering))])) }
                div .row { (button("accept", Action::Accept)) (button("decline", Action::Decline)) }
            },
        }
    }
}

/// Goods as chips.
fn bundle(scene: &LnScene<'_>, goods: Goods) -> Markup {
    html! {
        span .cubes {
            @for good in Good::ALL { @for _ in 0..goods[good] { (chip(good)) } }
        }
        span .unseen { (goods_text(scene.words, goods)) }
    }
}

/// What things cost.
fn costs(scene: &LnScene<'_>) -> Markup {
    let words = scene.words;
    let data = data();
    let any = |count: u8| words.say_with("ln-cost-any", &[("count", &count.to_string())]);
    html! {
        details #costs .reference {
            summary { h2 { (words.say("ln-costs")) } }
            dl .costs {
                @for (name, goods, extra) in [
                    ("settler", data.settler, None), ("ship", data.ship, None),
                    ("farm", data.farm, Some("ln-cost-unit")), ("village", data.village, Some("ln-cost-farm-of")),
                ] {
                    dt { (words.say(&format!("ln-cost-{name}"))) }
                    dd { (bundle(scene, goods)) @if let Some(extra) = extra { " " span .hint { (words.say(extra)) } } }
                }
                dt { (words.say("ln-cost-harbor")) } dd { (any(data.harbor)) }
                dt { (words.say("ln-cost-ageing")) } dd { (any(data.ageing)) }
            }
        }
    }
}

/// What is left of tiles, number markers, goods and fate cards.
fn left(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    html! {
        details #left .reference {
            summary { h2 { (words.say("ln-left")) } }
            p .facts { (map::tiles_left(scene)) }
            p .facts {
                span { (words.say("ln-left-numbers")) }
                @for number in (2..=12).filter(|&number| number != 7) {
                    span .count { (number) " ×" (table.numbers_left(number)) }
                }
            }
            p .facts {
                span { (words.say("ln-left-goods")) }
                @for good in Good::ALL { span .count title=(good_name(words, good)) { (chip(good)) "×" (table.stock()[good]) } }
            }
            p .facts { (words.say_with("ln-left-fate", &[("count", &table.deck_size().to_string())])) }
            @if table.discard().total() > 0 {
                p .facts {
                    span { (words.say("ln-left-discard")) }
                    @for fate in table.discard().kinds() { span .tag title=(fate_text(words, fate)) { (fate_name(words, fate)) " ×" (table.discard().count(fate)) } }
                }
            }
        }
    }
}
