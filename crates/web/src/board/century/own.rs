//! The viewer's own side: the caravan, the hand as a fan, what lies played.

use century::{Action, Cubes, Effect, MerchantCard, Spice, Step, Trader};
use game::Seat;
use maud::{Markup, html};

use crate::board::century::pieces::{
    Metal, card_id, chip, coins, cube, cube_as, cube_id, drawing, merchant_class, merchant_face, so_many,
    won_id,
};
use crate::board::century::words::{card_text, cubes_text, cubes_value};
use crate::board::{Picks, Scene, WebBoard, aloud};

/// The set that is to be chosen in this step, if it is one.
pub(super) fn picks<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    step: Step,
    trader: &Trader,
) -> Option<Picks<Action>> {
    let words = scene.words;
    match step {
        Step::Turn => None,
        Step::Lay { position, laid } => {
            let left = position.saturating_sub(1).saturating_sub(laid);
            Some(Picks { least: left, most: left, done: None, send: words.say("century-send-lay") })
        }
        Step::Upgrade { left, .. } => Some(Picks {
            least: 0,
            most: left.min(steps_to_brown(trader)),
            done: scene.can(Action::Done).then_some(Action::Done),
            send: words.say("century-send-upgrade"),
        }),
        Step::Return { .. } => {
            let surplus = trader.caravan.total().saturating_sub(Trader::CAPACITY) as u8;
            Some(Picks { least: surplus, most: surplus, done: None, send: words.say("century-send-return") })
        }
    }
}

/// How many steps all cubes could be raised together.
fn steps_to_brown(trader: &Trader) -> u8 {
    let each = [(Spice::Yellow, 3), (Spice::Red, 2), (Spice::Green, 1)];
    each.iter().map(|&(spice, steps)| trader.caravan.count(spice) * steps).sum::<usize>().min(255) as u8
}

/// What can be picked of a cube in this step.
fn steps_of(step: Option<Step>, spice: Spice) -> Vec<Action> {
    match step {
        Some(Step::Lay { .. }) => vec![Action::Lay(spice)],
        Some(Step::Return { .. }) => vec![Action::Return(spice)],
        Some(Step::Upgrade { left, .. }) => {
            let mut from = Some(spice).filter(|spice| spice.raised().is_some());
            std::iter::from_fn(|| {
                let now = from?;
                from = now.raised().filter(|next| next.raised().is_some());
                Some(Action::Upgrade(now))
            })
            .take(usize::from(left))
            .collect()
        }
        Some(Step::Turn) | None => Vec::new(),
    }
}

/// The caravan: ten places, and what is too much behind them. In a set choice each cube can be picked.
pub(super) fn caravan<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    trader: &Trader,
    step: Option<Step>,
) -> Markup {
    let words = scene.words;
    let total = trader.caravan.total();
    let step = step.filter(|_| !scene.legal.is_empty());
    html! {
        section #caravan .caravan aria-label=(words.say_with("century-caravan", &[("count", total.into())])) {
            svg .camel viewBox="0 0 100 82" aria-hidden="true" data-rule="CEN-40" { (crate::board::symbol("svg/century.svg", "camel")) (crate::board::symbol("svg/century.svg", "load")) }
            div .tray .over[total > Trader::CAPACITY] data-rule="CEN-40" {
                span .unseen { (cubes_text(words, trader.caravan)) }
                @for spice in Spice::ALL {
                    @for nth in 0..trader.caravan.count(spice) { (place(scene, spice, nth, step)) }
                }
                @for nth in total..Trader::CAPACITY { span id={ "free-" (nth) } .place .free {} }
                span .load { b { (total) } small { (words.say("century-of-ten")) } }
            }
            (earnings(scene, trader))
            @if let Some(Step::Upgrade { left, .. }) = step { (raises(left.min(steps_to_brown(trader)))) }
        }
    }
}

/// The steps of an upgrade card, which the script fills as they are picked; what it fills them with is at the end.
fn raises(steps: u8) -> Markup {
    html! {
        ol .raises aria-hidden="true" { @for nth in 1..=steps { li { b { (nth) } span .raise {} } } }
        @for spice in Spice::ALL {
            @if let Some(raised) = spice.raised() {
                template data-raise=(Action::Upgrade(spice)) { (cube(spice)) (drawing("arrow", "down")) (cube(raised)) }
            }
        }
    }
}

fn place<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    spice: Spice,
    nth: usize,
    step: Option<Step>,
) -> Markup {
    let id = cube_id(None, spice, nth);
    let steps = steps_of(step, spice);
    let body = html! {
        (cube(spice))
        @for (level, action) in steps.iter().enumerate() {
            @if let Action::Upgrade(from) = action && let Some(raised) = from.raised() {
                (cube_as(raised, &format!("raised-{}", level + 1)))
            }
        }
        @if let Some(Action::Upgrade(from)) = steps.first() && let Some(raised) = from.raised() {
            span .to aria-hidden="true" { "▲" (cube(raised)) }
            span .from aria-hidden="true" { (cube(spice)) "▸" }
        }
    };
    scene.pick(&id, "place", &steps, "", &body)
}

/// What was earned: points, claimed cards, coins.
fn earnings<G: WebBoard<Action = Action>>(scene: &Scene<'_, G>, trader: &Trader) -> Markup {
    let words = scene.words;
    let points = trader.points();
    html! {
        div .earnings data-tip={ (words.say("century-fact-points")) } data-rule="CEN-51" {
            span .sum { (words.say_with("century-sum", &[("points", points.into())])) }
            span .chips { @for card in trader.claimed { (chip(card, Some(&won_id(card)))) } }
            (coins(Metal::Gold, trader.gold, &words.say(Metal::Gold.key()), "CEN-51"))
            (coins(Metal::Silver, trader.silver, &words.say(Metal::Silver.key()), "CEN-51"))
        }
    }
}

/// The hand as a fan. Every card of the player has its place, and one that was played leaves a gap until the rest.
pub(super) fn hand<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    seat: Seat,
    trader: &Trader,
    step: Option<Step>,
) -> Markup {
    let words = scene.words;
    let count = trader.cards().len();
    let is_asked = !scene.legal.is_empty() && step == Some(Step::Turn);
    html! {
        section #hand .hand aria-label=(words.say("century-hand")) {
            h2 .title data-rule="CEN-10" { (words.say("century-your-hand")) " " small { (words.say_with("century-cards", &[("count", trader.hand.len().into())])) } }
            ul class={ "fan of-" (count) } {
                @for (index, card) in trader.cards().iter().enumerate() {
                    li class={ "tilt" (tilt(index, count)) } {
                        @if trader.hand.contains(card) { (hand_card(scene, seat, card, (is_asked, trader.caravan))) }
                        @else { span .merchant .gap {} }
                    }
                }
            }
        }
    }
}

/// How far a card is from the middle of the fan, from -6 to 6, as a class has it.
fn tilt(index: usize, count: usize) -> i32 {
    let (index, last) = (index as i32, count as i32 - 1);
    if last == 0 { 0 } else { (12 * index - 6 * last) / last }
}

/// What was played since the last rest.
pub(super) fn played<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    seat: Seat,
    trader: &Trader,
) -> Markup {
    let words = scene.words;
    html! {
        section #played .played aria-label=(words.say("century-played")) {
            h2 .title data-rule="CEN-25" { (words.say("century-played")) " " small { (words.say_with("century-cards", &[("count", trader.played.len().into())])) } }
            ul .well {
                @for card in trader.played {
                    @let text = card_text(words, card);
                    @let played = Action::Play { card, times: 1 };
                    li { span id=(card_id(card, Some(seat))) class=(merchant_class(card)) data-tip=(text) data-rule=(played.clause()) { (merchant_face(card)) span .unseen { (text) } } }
                }
            }
        }
    }
}

/// A card in the viewer's hand. A trade that can be made several times opens on itself, with a line for each number.
fn hand_card<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    seat: Seat,
    card: MerchantCard,
    (is_asked, held): (bool, Cubes),
) -> Markup {
    let words = scene.words;
    let id = card_id(card, Some(seat));
    let text = card_text(words, card);
    let often: Vec<u8> = scene
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Play { card: played, times } if *played == card => Some(*times),
            _ => None,
        })
        .collect();
    let body = html! { (merchant_face(card)) span .unseen { (text) } };
    let class =
        format!("{}{}", merchant_class(card), if is_asked && often.is_empty() { " idle" } else { "" });
    if often.len() < 2 {
        let why = (is_asked && often.is_empty()).then(|| lacking(scene, card, held)).flatten();
        let tip = why.map_or(text.clone(), |why| format!("{text}\n{why}"));
        return scene.choice_with(&id, &class, Action::Play { card, times: 1 }, &tip, &body);
    }
    html! {
        button id=(id) class={ (class) " hot several" } type="button" popovertarget={ "often-" (id) } data-tip=(text) data-rule="CEN-13" {
            (body) (aloud(&words.say("century-how-often"))) span .most aria-hidden="true" { "×" (often.len()) }
        }
        (stepper(scene, card, (&often, held.total()), &id))
    }
}

/// Why a trade can't be made: what lacks for it (CEN-13).
fn lacking<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    card: MerchantCard,
    held: Cubes,
) -> Option<String> {
    let Effect::Trade { pay, .. } = card.effect() else { return None };
    let missing = |spice: Spice| pay.count(spice).saturating_sub(held.count(spice)) as u16;
    let [yellow, red, green, brown] = Spice::ALL.map(missing);
    let cubes = Cubes::new(yellow, red, green, brown);
    (!cubes.is_empty()).then(|| scene.words.say_with("century-you-lack", &[("cubes", cubes_value(cubes))]))
}

/// How often a trade is made: what each number pays and takes, and how many cubes are in the caravan then.
fn stepper<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    card: MerchantCard,
    (often, held): (&[u8], usize),
    id: &str,
) -> Markup {
    let words = scene.words;
    let Effect::Trade { pay, gain } = card.effect() else { return html! {} };
    html! {
        div id={ "often-" (id) } .often popover {
            h3 { (words.say("century-how-often")) }
            @for &times in often {
                @let action = Action::Play { card, times };
                button type="submit" name="action" value=(action) data-rule="CEN-13" {
                    b { "×" (times) }
                    (so_many(pay * times)) (drawing("arrow", "down")) (so_many(gain * times))
                    @let then = held + gain.total() * usize::from(times) - pay.total() * usize::from(times);
                    small .then .much[then > Trader::CAPACITY] { (words.say_with("century-then", &[("count", then.into())])) }
                    (aloud(&G::label(scene, action)))
                }
            }
        }
    }
}
