//! The table of the solo game of Century: Spice Road.

use std::cmp::Ordering;

use ::words::Thing;
use century::solo::{CardUse, Place, Pyramid, SoloPhase, SoloResult};
use century::{Action, Effect, MerchantCard, PointCard, ScoreSheet, Solo, Spice, Stall};
use game::{Actor, Scores, Seat};
use maud::{Markup, html};

use crate::board::century::market::Die;
use crate::board::century::pieces::{Metal, chip, coins, cube, cubes, drawing, so_many, won_id};
use crate::board::century::{bar, lacks, market, own, point_card, reasons, words};
use crate::board::draw::die;
use crate::board::{BarButton, Passed, Picks, PieceMove, Scene, TurnMark, WebBoard, symbol};

impl WebBoard for Solo {
    fn sheet() -> &'static str {
        "css/century.css"
    }

    fn board(scene: &Scene<'_, Solo>) -> Markup {
        let table = &scene.view.table;
        let step = step(table);
        let before = scene.since.first().map(|first| first.before.table.market());
        html! {
            div .board .century .solo {
                div .mat {
                    (pyramid(scene, table.pyramid()))
                    (automa(scene))
                    (market::market(scene, (table.market(), before), step, Some(Die { rolled: rolled(scene) })))
                    (own::caravan(scene, table.trader(), step))
                    (own::hand(scene, Seat::new(0), table.trader(), step))
                    (own::played(scene, Seat::new(0), table.trader()))
                }
            }
        }
    }

    fn part(scene: &Scene<'_, Solo>, name: &str, of: &[&str]) -> Option<Markup> {
        let table = &scene.view.table;
        let drawn = match (name, of) {
            ("pyramid", []) => pyramid(scene, table.pyramid()),
            ("automa", []) => automa(scene),
            ("market", []) => {
                let before = scene.since.first().map(|first| first.before.table.market());
                market::market(scene, (table.market(), before), None, Some(Die { rolled: rolled(scene) }))
            }
            ("caravan", []) => own::caravan(scene, table.trader(), None),
            ("hand", []) => own::hand(scene, Seat::new(0), table.trader(), None),
            _ => return None,
        };
        Some(html! { div .mat { (drawn) } })
    }

    fn parts_about(_: &Self::View, _: Seat, actions: &[Action]) -> Vec<String> {
        super::parts_about("pyramid", "", actions)
    }

    fn panel(scene: &Scene<'_, Solo>, _: Seat) -> Markup {
        sources(scene)
    }

    fn score_sheet(scene: &Scene<'_, Solo>, earlier: &[Vec<i32>]) -> Option<Markup> {
        Some(score_sheet(scene, earlier))
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

    fn moves(step: &Passed<'_, Solo>) -> Vec<PieceMove> {
        super::moves::moves_alone(step)
    }

    fn reasons(scene: &Scene<'_, Solo>, action: Action) -> Vec<String> {
        reasons::reasons_alone(scene, action)
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
                let points = open_card(table.pyramid(), position).map_or(0, PointCard::points);
                scene.words.say_with("century-tell-claim", &[("who", who.into()), ("points", points.into())])
            }
            Action::Roll(eyes) => {
                let stall = table.market().row.get(usize::from(eyes).wrapping_sub(1));
                let card = stall
                    .map_or_else(|| Thing::new("century-nothing"), |stall| words::card_thing(stall.card));
                scene.words.say_with("century-tell-roll", &[("eyes", eyes.into()), ("card", card.into())])
            }
            _ => words::tell(scene.words, table.market(), who, action),
        }
    }

    fn outcome(scene: &Scene<'_, Solo>, action: Action) -> String {
        words::outcome(scene.words, action).unwrap_or_else(|| Solo::tell(scene, Actor::Chance, action))
    }

    const LESSON_PHASES: &'static [&'static str] = super::lessons::PHASES;

    fn lesson_phase(view: &Self::View) -> &'static str {
        super::lessons::solo_phase(&view.table)
    }

    fn lesson_step(_: &Self::View, action: Action) -> String {
        super::lessons::step(action)
    }

    fn continues(before: Action, action: Action) -> bool {
        super::lessons::continues(before, action)
    }

    fn is_kept_in_sight(actor: Actor, action: Action) -> bool {
        actor == Actor::Chance && matches!(action, Action::Roll(_) | Action::Claim(_))
    }

    fn standing(state: &Self) -> Option<Scores> {
        Some(state.standing())
    }

    const TURN_MARK: TurnMark = TurnMark::Begins;

    fn is_turn(action: Action) -> bool {
        super::begins_turn(action)
    }

    fn source_key(source: &str) -> String {
        format!("century-score-{source}")
    }

    fn deed(topic: &str, item: &str) -> Option<Thing> {
        words::deed(topic, item)
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

/// The place of the card that the automa's last die has shown, while that card still lies there.
fn rolled(scene: &Scene<'_, Solo>) -> Option<u8> {
    let (eyes, before) = scene.since.iter().rev().find_map(|step| match step.action {
        Some(Action::Roll(eyes)) => Some((eyes, &step.before.table)),
        _ => None,
    })?;
    let card = |table: &Solo| {
        let stall = table.market().row.get(usize::from(eyes).wrapping_sub(1));
        stall.map(|stall| stall.card)
    };
    (card(before) == card(&scene.view.table)).then_some(eyes)
}

/// Four rows with the tip at the bottom, overlapping.
fn pyramid(scene: &Scene<'_, Solo>, pyramid: &Pyramid) -> Markup {
    let words = scene.words;
    let mine = Some(scene.view.table.trader().caravan);
    let open = pyramid.open().count();
    let left = pyramid.places.iter().filter(|place| **place != Place::Gone).count();
    html! {
        section #points .pyramid .common aria-label=(words.say("century-points")) {
            h2 .title data-rule="SOLO-01" {
                (words.say("century-points")) " "
                small { (words.say_with("century-pyramid", &[("count", left.into()), ("open", open.into())])) }
            }
            @for row in (1..=4usize).rev() {
                @let first = row * (row - 1) / 2;
                ul id={ "row-" (row) } .row-of-cards {
                    @for index in first..first + row {
                        li .stall {
                            @match pyramid.places[index] {
                                Place::Open(card) => (point_card(scene, index as u8 + 1, card, mine, None)),
                                Place::Down => span .point .down data-tip=(words.say("century-face-down")) data-rule="SOLO-02" { svg .mark viewBox="0 0 100 82" aria-hidden="true" { (crate::board::symbol("svg/century.svg", "camel")) } span .unseen { (words.say("century-face-down")) } },
                                Place::Gone => span .point .gone {},
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The automa as somebody at the table: what it has, and what it has just done.
fn automa(scene: &Scene<'_, Solo>) -> Markup {
    let words = scene.words;
    let automa = scene.view.table.automa();
    let points = automa.points(scene.view.table.variant());
    let metal = metal(scene);
    let coin_rule = if metal == Metal::Gold { "SOLO-24" } else { "SOLO-14" };
    html! {
        section #automa .automa .common aria-labelledby="automa-title" {
            svg .face data-rule="SOLO-04" aria-hidden="true" { (symbol("svg/century.svg", "automa")) }
            h2 #automa-title data-rule="SOLO-04" { (words.say("automa")) }
            span .chips data-rule="SOLO-10" { @for card in automa.claimed { (chip(card, Some(&won_id(card)))) } }
            (coins(metal, automa.coins, &words.say(metal.key()), coin_rule))
            strong .total data-rule="SOLO-22" { (points) span .unseen { " " (words.say("century-points-word")) } }
            div .tray data-rule="SOLO-17" { span .unseen { (words::cubes_text(words, automa.caravan)) } (cubes(automa.caravan)) span .counts aria-hidden="true" { (so_many(automa.caravan)) } }
            (story(scene))
        }
    }
}

fn metal(scene: &Scene<'_, Solo>) -> Metal {
    scene.view.table.variant().coin().into()
}

/// The automa's last turn: what it wanted, what it rolled, what came of it. It has no seat, so it acts as chance does,
/// and what it did stays in sight until it acts again.
fn story(scene: &Scene<'_, Solo>) -> Markup {
    let words = scene.words;
    let Some(turn) = scene.kept else {
        return html! { div #story .story data-rule="SOLO-10" { p .hint { (words.say("century-automa-waits")) } } };
    };
    let (before, after) = (&turn.before.table, &turn.after.table);
    let stall = match turn.action {
        Some(Action::Roll(eyes)) => before.market().row.get(usize::from(eyes).wrapping_sub(1)),
        _ => None,
    };
    let card = stall.map(|stall| (stall, before.automa().use_of(stall)));
    let lays = card.is_some_and(|(_, card_use)| before.automa().lays_after(card_use).is_some());
    html! {
        div #story .story role="status" data-cue="dice" data-cue-key=(turn.place) {
            div data-rule="SOLO-10" {
                h3 { (words.say("century-wanted")) }
                @for (_, card) in before.pyramid().open() {
                    p { b { (card.points()) } " " (lacks(scene, card.cost(), before.automa().caravan, None)) }
                }
            }
            @match turn.action {
                Some(Action::Roll(eyes)) => {
                    div .rolled-die data-rule="SOLO-11" { h3 { (words.say("century-rolled")) } (die(eyes)) }
                    div data-rule="SOLO-12" {
                        h3 { (words.say("century-turned-to")) }
                        @match card {
                            Some((stall, card_use)) => {
                                p .turned-to data-tip=(words::card_text(words, stall.card)) data-rule=(used(stall)) { (effect(stall.card)) span .unseen { (words::card_text(words, stall.card)) } }
                                p .why { (words.say(said_of(stall, card_use))) }
                            },
                            None => p { (words.say("century-nothing")) },
                        }
                    }
                },
                _ => div .claims data-rule="SOLO-10" { h3 { (words.say("century-claimed")) } p { (words.say("century-no-roll")) } },
            }
            div .got data-rule="SOLO-12" { h3 { (words.say("century-got")) } (difference(scene, before, after)) @if lays { p .why { (words.say("century-used-lays")) } } }
        }
    }
}

/// The clause by which the automa uses a card: how many cubes lie on it decides.
fn used(stall: &Stall) -> &'static str {
    match (stall.cubes.total(), stall.card.effect()) {
        (2.., _) => "SOLO-14",
        (_, Effect::Upgrade(_)) => "SOLO-15",
        (1, _) => "SOLO-13",
        _ => "SOLO-12",
    }
}

/// The sentence of what the automa does with a card.
fn said_of(stall: &Stall, card_use: CardUse) -> &'static str {
    match (card_use, stall.card.effect()) {
        (CardUse::Discard, _) => "century-used-cubes",
        (CardUse::Trade { .. }, _) => "century-used-trade",
        (CardUse::Take(_), Effect::Spice(_)) => "century-used-spice",
        (CardUse::Take(_), _) => "century-used-short",
        (CardUse::Nothing, Effect::Upgrade(_)) => "century-used-upgrade",
        (CardUse::Nothing, _) => "century-used-none",
    }
}

/// What a card does, as cubes in a row.
fn effect(card: MerchantCard) -> Markup {
    html! {
        @match card.effect() {
            Effect::Spice(gain) => { b { "+" } (cubes(gain)) },
            Effect::Upgrade(steps) => @for _ in 0..steps { (drawing("q", "cube-up")) },
            Effect::Trade { pay, gain } => { (cubes(pay)) (drawing("arrow", "down")) (cubes(gain)) },
        }
    }
}

/// What the automa has more and less than before.
fn difference(scene: &Scene<'_, Solo>, before: &Solo, after: &Solo) -> Markup {
    let (old, new) = (before.automa(), after.automa());
    let change = |spice: Spice| new.caravan.count(spice) as i64 - old.caravan.count(spice) as i64;
    let is_same = old == new;
    html! {
        p .change {
            @for spice in Spice::ALL.into_iter().filter(|&spice| change(spice) != 0) {
                span { b { @if change(spice) > 0 { "+" } @else { "−" } (change(spice).abs()) } (cube(spice)) }
            }
            @if new.coins > old.coins { span { b { "+" (new.coins - old.coins) } (drawing("coin", metal(scene).drawing())) } }
            @for card in new.claimed.without(old.claimed).iter() { span { b { "+" } (chip(card, None)) } }
            @if is_same { (scene.words.say("century-nothing")) }
        }
    }
}

/// The score sheet: the last nine results (SOLO-25), this game's as it stands among them.
fn score_sheet(scene: &Scene<'_, Solo>, earlier: &[Vec<i32>]) -> Markup {
    let words = scene.words;
    let table = &scene.view.table;
    let now = SoloResult { player: table.trader().points(), automa: table.automa().points(table.variant()) };
    let earlier = earlier.iter().filter_map(|totals| match totals[..] {
        [player, automa] => Some(SoloResult { player, automa }),
        _ => None,
    });
    let sheet = ScoreSheet::from(earlier.chain([now]).collect::<Vec<SoloResult>>());
    let (played, is_over) = (sheet.results().len(), table.phase() == SoloPhase::Over);
    let counted = if is_over { played } else { played - 1 };
    let won = sheet.results()[..counted].iter().filter(|result| result.is_won()).count();
    html! {
        table #score-sheet .sheet-of-scores data-rule="SOLO-25" {
            caption {
                strong { (words.say("sheet-title")) }
                @if counted > 0 {
                    " " span { (words.say_with("sheet-count", &[("won", won.into()), ("of", counted.into())])) }
                }
            }
            thead {
                tr {
                    td {}
                    th scope="col" { (words.say("century-you")) }
                    th scope="col" { (words.say("automa")) }
                    th scope="col" { (words.say("sheet-result")) }
                }
            }
            tbody {
                @for (nth, result) in sheet.results().iter().enumerate() {
                    tr .this-game[nth + 1 == played] {
                        th scope="row" { (nth + 1) }
                        td .more[result.player > result.automa] { (result.player) }
                        td .more[result.automa > result.player] { (result.automa) }
                        td { (words.say(if nth < counted { outcome(*result) } else { "sheet-this" })) }
                    }
                }
                @for nth in played..ScoreSheet::LINES {
                    tr .empty { th scope="row" { (nth + 1) } td {} td {} td {} }
                }
            }
        }
    }
}

/// How a game came out; a tie is not won (SOLO-23).
fn outcome(result: SoloResult) -> &'static str {
    match result.player.cmp(&result.automa) {
        _ if result.is_won() => "sheet-won",
        Ordering::Equal => "sheet-tie",
        _ => "sheet-lost",
    }
}

/// The points so far: both sides by what counts at the end.
fn sources(scene: &Scene<'_, Solo>) -> Markup {
    let words = scene.words;
    let table = &scene.view.table;
    let (trader, automa) = (table.trader(), table.automa());
    let lines = [
        ("century-score-point-cards", trader.card_points(), automa.card_points()),
        ("century-score-coins", trader.coin_points(), automa.coin_points(table.variant())),
        ("century-score-cubes", trader.cube_points(), automa.cube_points()),
    ];
    let sum = |side: fn(&(&str, i32, i32)) -> i32| lines.iter().map(side).sum::<i32>();
    html! {
        table .sources-of-points data-rule="SOLO-22" {
            thead { tr { td {} th scope="col" { (words.say("century-you")) } th scope="col" { (words.say("automa")) } } }
            tbody {
                @for (key, mine, its) in &lines { tr { th scope="row" { (words.say(key)) } td { (mine) } td { (its) } } }
                tr .sum-line { th scope="row" { (words.say("scores-total")) } td { (sum(|line| line.1)) } td { (sum(|line| line.2)) } }
            }
        }
    }
}
