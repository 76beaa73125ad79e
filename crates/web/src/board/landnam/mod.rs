//! The table of Landnám: the island that grows as it is explored, the althing, hands, and what is left.

mod art;
mod lessons;
mod map;
mod moves;
mod own;
mod panel;
mod questions;
mod reasons;
mod targets;
mod thing;
mod words;

use ::words::Thing;
use game::{Actor, Clause, Scores, Seat};
use landnam::components::{Bundle, FieldNumber, Good, Goods};
use landnam::data::data;
use landnam::phase::{Phase, Talk};
use landnam::{Action, Landnam, LandnamView, Table};
use maud::{Markup, html};

use self::art::chip;
use self::words::{action_text, fate_name, good_name};
use crate::board::teller::StepText;
use crate::board::{
    Amounts, BarButton, Counter, CounterSide, Counters, Passed, PieceMove, Scene, Tone, WebBoard,
};

pub(super) type LnScene<'a> = Scene<'a, Landnam>;

/// The harvest that is to be seen: the one that is reaped now, or the last one since the viewer acted, with the island
/// as it was then. Where nobody has a card to play on it, a roll is reaped at once and has no phase of its own.
fn harvested<'a>(scene: &LnScene<'a>) -> Option<(FieldNumber, &'a Table)> {
    let reaped = |table: &'a Table, roll: Option<Action>| match (table.phase(), roll) {
        (&Phase::Harvest(rolled), _) => Some((Some(rolled), table)),
        (Phase::Age(_) | Phase::Roll(_), Some(Action::Roll(one, other))) => {
            Some((FieldNumber::new(one + other), table))
        }
        _ => None,
    };
    let then = || scene.since.iter().rev().find_map(|step| reaped(step.before.table(), step.action));
    // A field that is to age has given what the dice show.
    let is_ageing = matches!(scene.view.table().phase(), Phase::Age(_));
    let now = reaped(scene.view.table(), scene.thrown.filter(|_| is_ageing).map(|(_, roll)| roll));
    // A 7 is on no field.
    now.or_else(then).and_then(|(rolled, table)| Some((rolled?, table)))
}

/// The form of a trade offer.
const OFFER: &str = "offer";

impl WebBoard for Landnam {
    fn sheet() -> &'static str {
        "css/landnam.css"
    }

    fn board(scene: &LnScene<'_>) -> Markup {
        let is_thing = matches!(scene.view.table().phase(), Phase::Thing(_));
        html! {
            div .board .landnam {
                div .ln-table .at-the-thing[is_thing] {
                    (own::column(scene))
                    (map::island(scene))
                    (panel::left(scene))
                    (thing::scene_of(scene))
                }
            }
        }
    }

    fn part(scene: &LnScene<'_>, name: &str, of: &[&str]) -> Option<Markup> {
        match name {
            "map" => {
                map::excerpt(scene, &of.iter().map(|field| field.parse().ok()).collect::<Option<Vec<_>>>()?)
            }
            "harvest" => Some(own::harvest(scene)),
            "thing" => Some(thing::scene_of(scene)),
            "goods" => Some(own::goods(scene)),
            _ => None,
        }
    }

    fn parts_about(view: &Self::View, _: Seat, actions: &[Action]) -> Vec<String> {
        targets::parts_about(view.table(), actions)
    }

    fn headline(scene: &LnScene<'_>, seat: Seat) -> Markup {
        panel::headline(scene, seat)
    }

    fn panel(scene: &LnScene<'_>, seat: Seat) -> Markup {
        panel::panel(scene, seat)
    }

    fn active(view: &Self::View) -> Option<Seat> {
        Some(view.table().active())
    }

    fn ask(scene: &LnScene<'_>) -> String {
        words::ask(scene)
    }

    fn moment(scene: &LnScene<'_>) -> Markup {
        let phases = words::phases(scene.view.table().phase());
        html! {
            // The frame has a paragraph around it, so it is no real list.
            span .ln-track role="list" {
                @for (key, is_now) in phases { span .now[is_now] role="listitem" aria-current=[is_now.then_some("step")] { (scene.words.say(key)) } }
            }
        }
    }

    fn ending(scene: &LnScene<'_>) -> Option<String> {
        Some(words::ending(scene))
    }

    fn bar(scene: &LnScene<'_>) -> Vec<BarButton<Action>> {
        let button = |action: Action, key: &str, tone: Tone, letter: char| BarButton {
            action,
            label: scene.words.say(key),
            tone,
            key: Some(letter),
        };
        vec![
            button(Action::Ask, "ln-bar-ask", Tone::Plain, 'q'),
            button(Action::Reap, "ln-bar-reap", Tone::Primary, 'e'),
            button(Action::Rest, "ln-bar-rest", Tone::Primary, 'e'),
            button(Action::Pass, "ln-bar-pass", Tone::Primary, 'e'),
            button(Action::Cast, "ln-bar-cast", Tone::Primary, 'e'),
            button(Action::Stay, "ln-bar-stay", Tone::Primary, 'e'),
            button(Action::Stop, "ln-bar-stop", Tone::Primary, 'e'),
            button(Action::Build, "ln-bar-build", Tone::Primary, 'e'),
            button(Action::End, "ln-bar-end", Tone::Primary, 'e'),
        ]
    }

    fn at_hand(scene: &LnScene<'_>) -> usize {
        own::cards_to_use(scene)
    }

    fn moves(step: &Passed<'_, Landnam>) -> Vec<PieceMove> {
        moves::moves(step)
    }

    fn reasons(scene: &LnScene<'_>, action: Action) -> Vec<String> {
        reasons::reasons(scene, action)
    }

    fn label(scene: &LnScene<'_>, action: Action) -> String {
        let actor = scene.me().map_or(Actor::Chance, Actor::Seat);
        action_text(scene, actor, action, StepText::Button)
    }

    fn tell(scene: &LnScene<'_>, actor: Actor, action: Action) -> String {
        action_text(scene, actor, action, StepText::Log)
    }

    fn clause_at(view: &Self::View, action: Action) -> Option<Clause> {
        Some(view.table().clause_of(action))
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
                    icon: chip(good, 24),
                    value: 0,
                    most: most(good),
                    held: (side == "give").then(|| most(good)),
                })
                .collect(),
        };
        let is_active = scene.me() == Some(table.active());
        let hint = match is_active {
            true => words.say("ln-offer-to-all"),
            false => words.say_with("ln-offer-to", &[("who", scene.name(table.active()).into())]),
        };
        Some(Counters {
            what: OFFER,
            title: words.say(if matches!(trade.talk, Talk::Offer { .. }) {
                "ln-counter-offer"
            } else {
                "ln-free-offer"
            }),
            hint,
            rule: "LN-61",
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
            goods.iter().all(|&amount| amount <= Bundle::MOST).then(|| Bundle::new(Goods::new(goods)))
        };
        (what == OFFER).then_some(())?;
        Some(vec![Action::Offer(bundle("give")?, bundle("want")?)])
    }

    fn tell_hidden(scene: &LnScene<'_>) -> Option<String> {
        let drawer = scene.view.table().drawer()?;
        Some(scene.words.say_with("ln-hidden-draw", &[("who", scene.name(drawer).into())]))
    }

    fn outcome(scene: &LnScene<'_>, action: Action) -> String {
        match action {
            Action::Draw(fate) => fate_name(scene.words, fate),
            _ => Landnam::tell(scene, Actor::Chance, action),
        }
    }

    fn is_throw(action: Action) -> bool {
        matches!(action, Action::Roll(..))
    }

    const LESSON_PHASES: &'static [&'static str] = lessons::PHASES;

    fn lesson_phase(view: &Self::View) -> &'static str {
        lessons::phase(view.table().phase())
    }

    fn continues(before: Action, action: Action) -> bool {
        lessons::continues(before, action)
    }

    fn standing(state: &Self) -> Option<Scores> {
        Some(state.standing())
    }

    fn is_turn(action: Action) -> bool {
        action == Action::End
    }

    fn source_key(source: &str) -> String {
        format!("ln-score-{source}")
    }

    fn deed(topic: &str, item: &str) -> Option<Thing> {
        match topic {
            "built" => Some(Thing::new(format!("ln-built-{item}"))),
            "fate cards played" => Some(Thing::new(format!("ln-fate-{item}"))),
            _ => None,
        }
    }
}
