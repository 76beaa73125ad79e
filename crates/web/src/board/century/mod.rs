//! The table of Century: Spice Road. Its pieces, its market and a player's own side serve the solo game too.

mod lessons;
mod market;
mod moves;
mod own;
mod panel;
mod pieces;
mod reasons;
mod solo;
mod words;

use ::words::{Thing, Value};
use century::{Action, Century, Cubes, Phase, PointCard, PointRow, Spice, Step};
use game::{Actor, Game, Scores, Seat};
use maud::{Markup, html};

use crate::board::century::pieces::{Metal, drawing, pile, point_face, point_id, sign};
use crate::board::{BarButton, Passed, Picks, PieceMove, Scene, Tone, TurnMark, WebBoard};

impl WebBoard for Century {
    fn sheet() -> &'static str {
        "css/century.css"
    }

    fn board(scene: &Scene<'_, Century>) -> Markup {
        let table = &scene.view.table;
        let step = step(table);
        let before = scene.since.first().map(|first| first.before.table.market());
        html! {
            div .board .century {
                div .mat {
                    (points(scene))
                    (market::market(scene, (table.market(), before), step, None))
                    @if let Some(me) = scene.me() {
                        @let mine = step.filter(|_| table.active() == me);
                        (own::caravan(scene, table.trader(me), mine))
                        (own::hand(scene, me, table.trader(me), mine))
                        (own::played(scene, me, table.trader(me)))
                    }
                }
            }
        }
    }

    fn part(scene: &Scene<'_, Century>, name: &str, of: &[&str]) -> Option<Markup> {
        let table = &scene.view.table;
        let trader = || {
            let seat: Seat = of.first()?.parse().ok()?;
            (seat.index() < table.players()).then(|| (seat, table.trader(seat)))
        };
        let drawn = match name {
            "points" => points(scene),
            "market" => {
                let before = scene.since.first().map(|first| first.before.table.market());
                market::market(scene, (table.market(), before), step(table), None)
            }
            "caravan" => own::caravan(scene, trader()?.1, None),
            "hand" => trader().map(|(seat, trader)| own::hand(scene, seat, trader, None))?,
            "card" => pieces::lone_card(of.first()?.parse().ok()?),
            _ => return None,
        };
        Some(html! { div .mat { (drawn) } })
    }

    fn parts_about(_: &Self::View, seat: Seat, actions: &[Action]) -> Vec<String> {
        parts_about("points", &format!(" {seat}"), actions)
    }

    fn headline(scene: &Scene<'_, Century>, seat: Seat) -> Markup {
        panel::headline(scene, scene.view.table.trader(seat))
    }

    fn panel(scene: &Scene<'_, Century>, seat: Seat) -> Markup {
        let before = scene.since.first().map(|first| first.before.table.trader(seat));
        panel::panel(scene, seat, scene.view.table.trader(seat), before)
    }

    fn ask(scene: &Scene<'_, Century>) -> String {
        let table = &scene.view.table;
        let Phase::Step(step) = table.phase() else { return scene.words.say("ask-any") };
        words::ask(scene.words, step, table.trader(table.active()))
    }

    fn moment(scene: &Scene<'_, Century>) -> Markup {
        let table = &scene.view.table;
        let words = scene.words;
        let done = scene.turns.saturating_sub(usize::from(step(table) != Some(Step::Turn)));
        html! {
            span { (words.say_with("moment-round", &[("count", (done / table.players() + 1).into())])) " ·" } " "
            @if table.is_last_round() { strong { (words.say("century-last-round")) } }
            @else { (words.say_with("century-ends-with", &[("needed", table.cards_to_end().into())])) }
        }
    }

    fn ending(scene: &Scene<'_, Century>) -> Option<String> {
        let table = &scene.view.table;
        let has_all = |&seat: &Seat| table.trader(seat).claimed.len() >= table.cards_to_end();
        let who: Vec<&str> =
            Seat::all(table.players()).filter(has_all).map(|seat| scene.name(seat)).collect();
        let values = [("who", Value::Text(scene.words.names(who))), ("needed", table.cards_to_end().into())];
        let ended = scene.words.say_with("century-ended", &values);
        Some(match is_tied(table) {
            true => format!("{ended} {}", scene.words.say("century-ended-tie")),
            false => ended,
        })
    }

    fn bar(scene: &Scene<'_, Century>) -> Vec<BarButton<Action>> {
        let table = &scene.view.table;
        bar(scene, scene.me().map_or(0, |me| table.trader(me).played.len()))
    }

    fn picks(scene: &Scene<'_, Century>) -> Option<Picks<Action>> {
        let table = &scene.view.table;
        own::picks(scene, step(table)?, table.trader(table.active()))
    }

    fn moves(step: &Passed<'_, Century>) -> Vec<PieceMove> {
        moves::moves(step)
    }

    fn reasons(scene: &Scene<'_, Century>, action: Action) -> Vec<String> {
        reasons::reasons(scene, action)
    }

    fn label(scene: &Scene<'_, Century>, action: Action) -> String {
        let table = &scene.view.table;
        match action {
            Action::Claim(position) => {
                claimed(table, position).map_or(String::new(), |card| words::claim_label(scene.words, card))
            }
            _ => words::label(scene.words, table.market(), action),
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
                let points = claimed(table, position).map_or(0, PointCard::points);
                scene.words.say_with("century-tell-claim", &[("who", who.into()), ("points", points.into())])
            }
            Action::Start(seat) => {
                scene.words.say_with("century-tell-start", &[("who", scene.name(seat).into())])
            }
            _ => words::tell(scene.words, table.market(), who, action),
        }
    }

    fn outcome(scene: &Scene<'_, Century>, action: Action) -> String {
        words::outcome(scene.words, action).unwrap_or_else(|| Century::tell(scene, Actor::Chance, action))
    }

    const LESSON_PHASES: &'static [&'static str] = lessons::PHASES;

    fn lesson_phase(view: &Self::View) -> &'static str {
        lessons::phase(&view.table)
    }

    fn lesson_step(_: &Self::View, action: Action) -> String {
        lessons::step(action)
    }

    fn continues(before: Action, action: Action) -> bool {
        lessons::continues(before, action)
    }

    fn standing(state: &Self) -> Option<Scores> {
        Some(state.standing())
    }

    const TURN_MARK: TurnMark = TurnMark::Begins;

    fn is_turn(action: Action) -> bool {
        begins_turn(action)
    }

    fn source_key(source: &str) -> String {
        format!("century-score-{source}")
    }

    fn deed(topic: &str, item: &str) -> Option<Thing> {
        words::deed(topic, item)
    }
}

/// The rows that actions take cards from, the hand if one is played, and the caravan. The solo game has a pyramid of
/// `points`, and nobody else whose hand it could be.
fn parts_about(points: &str, whose: &str, actions: &[Action]) -> Vec<String> {
    let has = |wanted: fn(&Action) -> bool| actions.iter().any(wanted);
    let parts = [
        (has(|action| matches!(action, Action::Claim(_))), points.to_owned()),
        (has(|action| matches!(action, Action::Acquire(_) | Action::Lay(_))), "market".to_owned()),
        (has(|action| matches!(action, Action::Play { .. })), format!("hand{whose}")),
        (true, format!("caravan{whose}")),
    ];
    parts.into_iter().filter(|(is_shown, _)| *is_shown).map(|(_, part)| part).collect()
}

/// Whether the order of turns decides among those with most points (CEN-52).
fn is_tied(table: &Century) -> bool {
    let scores = table.standing();
    let most = scores.0.iter().map(|score| score.total).max();
    scores.0.iter().filter(|score| Some(score.total) == most).count() > 1
}

/// A turn is one of these four (CEN-10).
const fn begins_turn(action: Action) -> bool {
    matches!(action, Action::Play { .. } | Action::Acquire(_) | Action::Rest | Action::Claim(_))
}

fn step(table: &Century) -> Option<Step> {
    match table.phase() {
        Phase::Step(step) => Some(step),
        Phase::Start | Phase::Over => None,
    }
}

fn claimed(table: &Century, position: u8) -> Option<PointCard> {
    table.points().row.get(usize::from(position).wrapping_sub(1)).copied()
}

/// Rest and the end of raising are no places on the board.
fn bar<G: WebBoard<Action = Action>>(scene: &Scene<'_, G>, played: usize) -> Vec<BarButton<Action>> {
    let rest = scene.words.say_with("century-bar-rest", &[("count", played.into())]);
    vec![
        BarButton { action: Action::Rest, label: rest, tone: Tone::Plain, key: Some('r') },
        BarButton {
            action: Action::Done,
            label: scene.words.say("century-do-done"),
            tone: Tone::Plain,
            key: Some('d'),
        },
    ]
}

/// The row of point cards, with the coins above the first two.
fn points(scene: &Scene<'_, Century>) -> Markup {
    let words = scene.words;
    let points = scene.view.table.points();
    let mine = scene.me().map(|me| scene.view.table.trader(me).caravan);
    let coin = |index: usize| {
        let coin = points.coin(index as u8 + 1)?;
        Some((Metal::from(coin), points.coins_left(coin)))
    };
    html! {
        section #points .points .common aria-label=(words.say("century-points")) {
            ul .row-of-cards {
                @for (index, &card) in points.row.iter().enumerate() {
                    li id={ "prize-" (index + 1) } .stall .fresh[scene.is_new(|view| view.table.points().row.contains(&card))] {
                        span .above {
                            @if let Some((metal, count)) = coin(index) { (pile(metal, count, &words.say(metal.key()))) }
                        }
                        (point_card(scene, index as u8 + 1, card, mine, coin(index).map(|(metal, _)| metal)))
                    }
                }
                // A card that was claimed leaves its place until another one is turned up.
                @for index in points.row.len()..PointRow::SIZE {
                    li id={ "prize-" (index + 1) } .stall { span .above {} span .point .empty {} }
                }
            }
            (point_deck(scene, points.deck.len()))
        }
    }
}

fn point_deck(scene: &Scene<'_, Century>, count: usize) -> Markup {
    let words = scene.words;
    let left = words.say_with("century-left", &[("count", count.into())]);
    html! {
        div .pile-of-cards data-tip={ (words.say("century-points")) "\n" (left) } data-rule="CEN-33" {
            span .deck .of-points { svg .mark viewBox="0 0 100 82" aria-hidden="true" { (crate::board::symbol("svg/century.svg", "camel")) } }
            span .title { (words.say("century-points-short")) " " small { (left) } }
        }
    }
}

/// A point card, and below it what it lacks, or that it can be claimed.
fn point_card<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    position: u8,
    card: PointCard,
    mine: Option<Cubes>,
    coin: Option<Metal>,
) -> Markup {
    let words = scene.words;
    let action = Action::Claim(position);
    let text = words.say_with(
        "century-point-card",
        &[("points", card.points().into()), ("cost", words::cubes_value(card.cost()))],
    );
    let class = if card.cost().total() == 4 { "point four" } else { "point" };
    let body = html! {
        (point_face(card)) span .unseen { (text) }
        @if scene.can(action) {
            span .claim aria-hidden="true" {
                (words.say("century-claim")) @if let Some(metal) = coin { " + " (drawing("coin", metal.drawing())) }
            }
        }
    };
    html! {
        (scene.choice_with(&point_id(card), class, action, &text, &body))
        @if let Some(mine) = mine && !scene.can(action) { (lacks(scene, card.cost(), mine, Some(action))) }
    }
}

/// What is missing in a caravan for a card; where it is the viewer's, what they can't do for it can be asked.
fn lacks<G: WebBoard<Action = Action>>(
    scene: &Scene<'_, G>,
    cost: Cubes,
    mine: Cubes,
    claim: Option<Action>,
) -> Markup {
    let missing = |spice: Spice| cost.count(spice).saturating_sub(mine.count(spice));
    html! {
        span .lacks data-rule=[claim.map(Action::clause)] data-why=[claim.and_then(|claim| scene.why(claim))] {
            @if Spice::ALL.into_iter().any(|spice| missing(spice) > 0) {
                span .word { (scene.words.say("century-lacks")) }
                @for spice in Spice::ALL.into_iter().filter(|&spice| missing(spice) > 0) {
                    span { (missing(spice)) (sign(spice)) span .unseen { " " (words::spice_text(scene.words, spice)) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Reader;
    use ::words::Words;
    use game::random::fast;
    use game::{Actions, Options, Viewer, random_step};

    #[test]
    fn the_end_says_that_the_order_of_turns_decides_among_equals_only() {
        let options = <Century as Game>::Options::from_pairs([("players", "2")]).expect("two players");
        let (mut state, mut rng, mut legal) = (Century::new(&options), fast(1), Actions::new());
        let names = ["Anna", "Bjarni"].map(str::to_owned);
        let watching = Reader { viewer: Viewer::Spectator, names: &names, words: &Words::ENGLISH };
        let mut seen = [false; 2];
        while seen != [true; 2] {
            let (actor, action) = random_step(&state, &mut rng, &mut legal).expect("a game under way");
            state.apply(actor, action);
            let [one, other] = [0, 1].map(|seat| state.standing().0[seat].total);
            let view = state.view(Viewer::Spectator);
            let told = Century::ending(&watching.scene(&view, &[])).expect("a sentence");
            assert_eq!(
                told.ends_with("later in turn order is ahead."),
                one == other,
                "{one}, {other}: {told}"
            );
            seen[usize::from(one == other)] = true;
        }
    }
}
