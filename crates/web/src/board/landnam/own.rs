//! One's own side of the table: the harvest, costs, offers, explorations, goods and fate cards.

use game::{Game, Seat, SeatSet};
use landnam::components::{ExchangeRate, Fate, FieldNumber, Good, Goods, SubPhase, Throw};
use landnam::data::data;
use landnam::island::Fields;
use landnam::phase::{Exploration, ExplorationDice, Phase, Stage, Talk, Trade};
use landnam::{Action, Landnam, Table};
use maud::{Markup, html};
use words::Value;

use super::LnScene;
use super::art::{bundle, chip, drawn, icon, owner, seat_sign};
use super::map::tile_symbol;
use super::questions;
use super::words::{fate_name, fate_text, good_name, good_thing, goods_text, terrain_name, terrain_thing};
use crate::board::{WebBoard, lacking, offer_clock};

/// The column at the left of the island.
pub(super) fn column(scene: &LnScene<'_>) -> Markup {
    html! {
        // The column stays while what it shows comes and goes, so that a throw is heard once.
        div .ln-column data-cue=[scene.thrown.map(|_| "dice")] data-cue-key=[scene.thrown.map(|(place, _)| place)] {
            div .ln-knot {}
            @match scene.view.table().phase() {
                Phase::Thing(_) => {},
                Phase::Explore(exploration) => (explored(scene, exploration)),
                Phase::Trade(trade) if trade.talk != Talk::Quiet => (talk(scene, trade.talk)),
                _ => (harvest(scene)),
            }
            (costs(scene))
            (goods(scene))
            (fates(scene))
        }
    }
}

/// An element with some actions: none is shown only, one is a button, several open a menu. Its clause is told, and
/// where there is none, what could be asked about it.
fn with_actions(
    scene: &LnScene<'_>,
    (id, class): (&str, &str),
    actions: &[Action],
    (tip, rule, why): (&str, &str, Option<Action>),
    body: &Markup,
) -> Markup {
    match actions {
        [] => html! { span id=(id) class=(class) data-tip=(tip) data-rule=(rule) data-why=[why] { (body) } },
        [only] => scene.choice_with(id, class, *only, tip, body),
        several => html! {
            button id=(id) class={ (class) " hot" } type="button" popovertarget={ "menu-" (id) } data-tip=(tip) data-rule=(rule) { (body) }
            div id={ "menu-" (id) } .menu popover {
                @for action in several {
                    button type="submit" name="action" value=(action) data-rule=[Landnam::clause_of(*action)] { (Landnam::label(scene, *action)) }
                }
            }
        },
    }
}

/// The dice, and what they give to whom; or else what every number would give to the viewer.
pub(super) fn harvest(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    html! {
        section #harvest .ln-box .common {
            (dice(scene))
            @if let Some((sum, then)) = super::harvested(scene) {
                ul .ln-gains data-rule="LN-10" {
                    @for seat in table.seats() { li { (seat_sign(seat, 18)) (gain(scene, then, seat, sum)) } }
                }
            } @else if let Some(me) = scene.me() {
                @let numbers: Vec<FieldNumber> = FieldNumber::all().filter(|&number| income(table, me, number) != Goods::NONE).collect();
                div .ln-head data-rule="LN-10" { h2 { (words.say("ln-income")) } @if table.is_fallow() { small { (words.say("ln-fallow")) } } }
                @if numbers.is_empty() { small data-rule="LN-10" { (words.say("ln-income-none")) } }
                ul .ln-income data-rule="LN-10" {
                    @for number in numbers {
                        li .often[matches!(number.get(), 6 | 8)] { b { (number.get()) } span aria-hidden="true" { "→" } (bundle(scene, income(table, me, number), 16)) }
                    }
                }
            }
        }
    }
}

/// The harvest dice as they lie on the table.
fn dice(scene: &LnScene<'_>) -> Markup {
    let Some((_, Action::Roll(one, other))) = scene.thrown else { return html! {} };
    let sum = one + other;
    let is_asked = matches!(scene.view.table().phase(), Phase::Harvest(_));
    let title = scene.words.say(if sum == 7 { "ln-phase-thing" } else { "ln-phase-harvest" });
    html! {
        div .ln-roll data-rule=(if sum == 7 { "LN-20" } else { "LN-10" }) {
            span .ln-dice aria-hidden="true" { (icon(&format!("die{one}"), 40, 40)) (icon(&format!("die{other}"), 40, 40)) }
            span .ln-sum { (sum) }
            span .ln-about { b { (title) } @if is_asked { small { (scene.words.say("ln-harvest-hint")) } } }
        }
    }
}

/// What a number gives to a player (LN-10, LN-11).
fn income(table: &Table, seat: Seat, number: FieldNumber) -> Goods {
    let mut goods = Goods::NONE;
    for field in Fields::INNER.into_iter().filter(|&field| table.number(field) == Some(number)) {
        if let Some(good) = table.good_at(field) {
            goods[good] += table.claim(seat, field);
        }
    }
    goods
}

fn gain(scene: &LnScene<'_>, then: &Table, seat: Seat, rolled: FieldNumber) -> Markup {
    let goods = income(then, seat, rolled);
    html! {
        @for good in Good::ALL.into_iter().filter(|&good| goods[good] > 0) {
            span .ln-gain { "+" (goods[good]) (chip(good, 16)) span .unseen { (good_name(scene.words, good)) } }
        }
        @if goods == Goods::NONE { small { "–" } }
    }
}

/// What things cost, and which of them the viewer can pay.
fn costs(scene: &LnScene<'_>) -> Markup {
    let (words, data) = (scene.words, data());
    let hand = scene.view.hand().map(|hand| hand.goods);
    let can = |goods: Goods| hand.is_some_and(|hand| hand.covers(goods));
    let has = |count: u8| hand.is_some_and(|hand| hand.0.iter().any(|&held| held >= count));
    let seat = scene.me().unwrap_or(scene.view.table().active());
    let rows = [
        ("settler", data.settler, 28, 26, "LN-70"),
        ("ship", data.ship, 30, 26, "LN-70"),
        ("farm", data.farm, 28, 25, "LN-71"),
        ("village", data.village, 30, 24, "LN-72"),
    ];
    html! {
        section #costs .mine aria-labelledby="costs-title" {
            div .ln-head data-rule="LN-76" { h2 #costs-title { (words.say("ln-costs")) } @if hand.is_some() { small { (words.say("ln-costs-can")) } } }
            ul class={ "ln-costs " (owner(seat)) } {
                @for (name, goods, width, height, rule) in rows {
                    li id={ "cost-" (name) } .ln-cost .can[can(goods)] .now[questions::can_build(scene, name)] data-tip=(words.say(&format!("ln-cost-tip-{name}"))) data-rule=(rule) data-why=[questions::about(scene, name)] {
                        (icon(name, width, height))
                        b { (words.say(&format!("ln-cost-{name}"))) }
                        span { (bundle(scene, goods, 16)) }
                    }
                }
                li #cost-harbor .ln-cost .can[has(data.harbor)] .now[questions::can_build(scene, "harbor")] data-tip=(words.say("ln-cost-tip-harbor")) data-rule="LN-73" data-why=[questions::about(scene, "harbor")] {
                    (icon("harbor", 26, 26))
                    b { (words.say("ln-cost-harbor")) }
                    span { (words.say_with("ln-cost-of-a-kind", &[("count", data.harbor.into())])) }
                }
                li #cost-aging .ln-cost .can[has(data.aging)] .now[questions::can_build(scene, "aging")] data-tip=(words.say("ln-cost-tip-aging")) data-rule="LN-74" data-why=[questions::about(scene, "aging")] {
                    i .ln-coin aria-hidden="true" { "9" }
                    b { (words.say("ln-cost-aging")) }
                    span { (words.say_with("ln-cost-of-its-kind", &[("count", data.aging.into())])) }
                }
            }
        }
    }
}

/// The viewer's goods; for who only watches, those of the stock.
pub(super) fn goods(scene: &LnScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let hand = scene.view.hand().map(|hand| hand.goods);
    let title = words.say(if hand.is_some() { "ln-goods" } else { "ln-goods-stock" });
    let shown = hand.unwrap_or(table.stock());
    html! {
        section #goods aria-labelledby="goods-title" {
            div .ln-head data-rule="LN-15" {
                h2 #goods-title { (title) }
                @if hand.is_some() { small { (words.say_with("ln-goods-hidden", &[("count", shown.total().into())])) } }
            }
            ul .ln-goods { @for good in Good::ALL { li { (good_card(scene, good, shown[good])) } } }
        }
    }
}

fn good_card(scene: &LnScene<'_>, good: Good, count: u8) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let name = good_name(words, good);
    let exchanges: Vec<Action> = scene
        .legal
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Exchange { give, .. } if *give == good))
        .collect();
    let is_trading = matches!(table.phase(), Phase::Trade(_)) && scene.me() == Some(table.active());
    let rate = rate_of(table, good);
    let tip = words.say_with(
        "ln-title-good",
        &[("good", good_thing(good).into()), ("left", table.stock()[good].into())],
    );
    let body = html! {
        svg .ln-pile viewBox="0 0 48 36" aria-hidden="true" { (drawn(&format!("pile-{good}"), (0.0, 0.0), (48.0, 36.0))) }
        span .ln-count { (chip(good, 18)) (count) }
        (scene.change(|view| view.hand().map_or(0, |hand| hand.goods[good])))
        span { (name) }
        @if is_trading { span .ln-rate .better[rate == ExchangeRate::Harbor] { (rate.goods()) ":1" } }
    };
    let tip = why_no_exchange(scene, good, count)
        .filter(|_| exchanges.is_empty())
        .map_or(tip.clone(), |why| format!("{tip}\n{why}"));
    let class = if count == 0 { "goods-card none" } else { "goods-card" };
    with_actions(
        scene,
        (&format!("good-{good}"), class),
        &exchanges,
        (&tip, "LN-60", no_exchange(scene, good)),
        &body,
    )
}

/// How many of a good the stock takes for another one, from whoever's turn it is (LN-60).
fn rate_of(table: &Table, good: Good) -> ExchangeRate {
    if table.has_harbor_for(good) { ExchangeRate::Harbor } else { ExchangeRate::Stock }
}

/// Why a good of one's own can't be exchanged in one's trade phase (LN-60).
fn why_no_exchange(scene: &LnScene<'_>, good: Good, count: u8) -> Option<String> {
    let table = scene.view.table();
    scene.view.hand()?;
    if count == 0 {
        return Some(scene.words.say("ln-good-none"));
    }
    let is_trading = matches!(table.phase(), Phase::Trade(trade) if trade.talk == Talk::Quiet);
    let rate = rate_of(table, good).goods();
    let lacks = is_trading && scene.me() == Some(table.active()) && count < rate;
    lacks.then(|| scene.words.say_with("ln-good-lacks", &[("count", rate.into())]))
}

/// What could be asked about a good that can't be exchanged in one's own trade phase.
fn no_exchange(scene: &LnScene<'_>, give: Good) -> Option<Action> {
    let table = scene.view.table();
    let is_trading = matches!(table.phase(), Phase::Trade(_)) && !scene.legal.is_empty();
    let rate = rate_of(table, give);
    let take = Good::ALL.into_iter().find(|&good| good != give)?;
    scene.why(Action::Exchange { rate, give, take }).filter(|_| is_trading)
}

/// The clause that says what a fate card does: that of its part of the turn.
fn clause_of(fate: Fate) -> &'static str {
    match fate.sub_phase() {
        SubPhase::Harvest => "LN-16",
        SubPhase::Althing => "LN-29",
        SubPhase::Movement => "LN-47",
        SubPhase::Exploration => "LN-55",
    }
}

/// The viewer's fate cards.
fn fates(scene: &LnScene<'_>) -> Markup {
    let words = scene.words;
    let Some(hand) = scene.view.hand() else { return html! {} };
    let kinds = hand.fate.kinds().count();
    // A phone shows what the bar asks for beside the island. What can only be swapped has a number on its tab.
    let is_play =
        |action: &Action| matches!(action, Action::Play(_) | Action::GoodYear(_) | Action::Enter(_));
    let is_asked = scene.legal.iter().any(is_play);
    html! {
        section #fates .mine .asked[is_asked] .only[cards_to_use(scene) == 1] aria-labelledby="fates-title" {
            div .ln-head data-rule="LN-05" { h2 #fates-title { (words.say("ln-fates")) } small { (hand.fate.total()) } }
            @if kinds == 0 { small data-rule="LN-20" { (words.say("ln-no-fate")) } }
            ul .ln-fates .many[kinds > 3] {
                @for fate in hand.fate.kinds() { li { (fate_card(scene, fate, hand.fate.count(fate))) } }
            }
        }
    }
}

/// The kinds of fate cards that the viewer can use now by pressing them.
pub(super) fn cards_to_use(scene: &LnScene<'_>) -> usize {
    let Some(hand) = scene.view.hand() else { return 0 };
    hand.fate.kinds().filter(|&fate| !uses_of(scene, fate).is_empty()).count()
}

/// What can be done with a fate card now.
fn uses_of(scene: &LnScene<'_>, fate: Fate) -> Vec<Action> {
    let uses = |action: &Action| match *action {
        Action::Play(card) | Action::Enter(card) | Action::Swap(card, _) => card == fate,
        Action::GoodYear(_) => fate == Fate::GoodYear,
        _ => false,
    };
    scene.legal.iter().copied().filter(uses).collect()
}

/// A fate card with what can be done with it now.
fn fate_card(scene: &LnScene<'_>, fate: Fate, count: u8) -> Markup {
    let words = scene.words;
    let actions = uses_of(scene, fate);
    let text = fate_text(words, fate);
    let tip = format!("{}\n{text}", fate_name(words, fate));
    let class = format!("ln-fate {}{}", fate.sub_phase(), if actions.is_empty() { " off" } else { "" });
    let body = html! {
        svg viewBox="0 0 64 40" aria-hidden="true" { (drawn(&format!("card-{fate}"), (0.0, 0.0), (64.0, 40.0))) }
        b { (fate_name(words, fate)) }
        p { (text) }
        span { (words.say(&format!("ln-sub-phase-{}", fate.sub_phase()))) }
        @if count > 1 { i .ln-times { "×" (count) } }
    };
    let why = questions::play_of(scene, fate).filter(|_| !scene.legal.is_empty());
    with_actions(scene, (&format!("fate-{fate}"), &class), &actions, (&tip, clause_of(fate), why), &body)
}

/// What an exploration has come to: cards played, two results to choose from, or a number.
fn explored(scene: &LnScene<'_>, exploration: &Exploration) -> Markup {
    let words = scene.words;
    let played = [
        exploration
            .find
            .map(|terrain| words.say_with("ln-explore-find", &[("terrain", terrain_thing(terrain).into())])),
        exploration.omens.then(|| words.say("ln-explore-omens")),
        exploration.sight.then(|| words.say("ln-explore-sight")),
    ];
    let bonus = scene.view.table().exploration_bonus(exploration.target);
    html! {
        section #explore .ln-box .ln-offer .common aria-labelledby="explore-title" {
            h2 #explore-title data-rule="LN-50" { (words.say_with("ln-explore", &[("field", Value::text(exploration.target))])) }
            p .facts {
                // What each die decides, unless a card has decided it.
                @if exploration.find.is_none() { span .tag .green data-rule="LN-51" data-tip=(words.say("ln-explore-bonus-tip")) { (words.say_with("ln-explore-bonus", &[("count", bonus.into())])) } }
                @if !exploration.omens { span .tag .red data-rule="LN-53" { (words.say("ln-explore-red")) } }
                @for text in played.into_iter().flatten() { span .tag data-rule="LN-55" { (text) } }
            }
            div .ln-results {
                @for throw in Throw::ALL {
                    @if let Some(result) = exploration.thrown(throw) { (result_card(scene, exploration, throw, result)) }
                }
            }
            @if exploration.stage == Stage::Number {
                div .ln-numbers {
                    @for &action in scene.legal {
                        @if let Action::Number(number) = action { (scene.choice(&format!("number-{number}"), "", action, &html! { (number.get()) })) }
                    }
                }
            }
        }
    }
}

fn result_card(
    scene: &LnScene<'_>,
    exploration: &Exploration,
    throw: Throw,
    result: ExplorationDice,
) -> Markup {
    let terrain = exploration.terrain(scene.view.table(), result);
    let symbol = tile_symbol(Some(terrain), exploration.target);
    scene.choice(
        &format!("result-{throw}"),
        "found",
        Action::Choose(throw),
        &html! {
            (icon(&symbol, 48, 48))
            b { (terrain_name(scene.words, terrain)) }
            small {
                (scene.words.say_with("ln-explore-dice", &[
                    ("green", Value::Text(result.green.map_or("–".to_owned(), |green| green.to_string()))),
                    ("red", result.red.pips().into()),
                ]))
            }
        },
    )
}

/// The offer that stands, with its answers; or who is asked for one.
fn talk(scene: &LnScene<'_>, talk: Talk) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let lack = lack(scene);
    let button = |id: &str, class: &str, action: Action, key: &str| {
        html! {
            @if scene.can(action) { (scene.choice(id, class, action, &html! { (words.say(key)) })) }
        }
    };
    // The offer that is heard: one's own isn't.
    let heard = match talk {
        Talk::Offer { by, give, want, .. } if scene.me() != Some(by) => {
            Some(format!("{by} {give} {want} {}", scene.turns))
        }
        _ => None,
    };
    html! {
        section #ln-talk .ln-box .ln-offer .common data-rule="LN-61" data-cue=[heard.as_ref().map(|_| "offer")] data-cue-key=[heard] {
            @match talk {
                Talk::Quiet => {},
                Talk::Asked(seats) => {
                    h2 { (seat_sign(table.active(), 20)) (words.say_with("ln-talk-asks", &[("who", scene.name(table.active()).into())])) }
                    (awaited(scene, seats))
                    div .ln-answers { (button("decline", "press", Action::Decline, "ln-decline-short")) }
                },
                Talk::Offer { by, give, want, answering } => {
                    h2 { (seat_sign(by, 20)) (words.say_with("ln-talk-offer", &[("who", scene.name(by).into())])) }
                    div .ln-deal {
                        span { small { (words.say("ln-gives")) } i { (bundle(scene, give.goods(), 22)) } }
                        span aria-hidden="true" { "⇄" }
                        span class=[lack.map(|_| "lacking")] { small { (words.say("ln-wants")) } i { (bundle(scene, want.goods(), 22)) } }
                        @if scene.can(Action::Accept) { (after(scene, want.goods(), give.goods())) }
                    }
                    (awaited(scene, answering))
                    @if let Some(lack) = lack { (lacking(words, &goods_text(words, lack))) }
                    @if scene.can(Action::Accept) { (offer_clock(words)) }
                    div .ln-answers {
                        @match lack {
                            Some(_) => button #accept .press type="button" aria-disabled="true" data-why=(Action::Accept) { (words.say("ln-accept-short")) },
                            None => (button("accept", "press first", Action::Accept, "ln-accept-short")),
                        }
                        (button("decline", if lack.is_some() { "press first" } else { "press" }, Action::Decline, "ln-decline-short"))
                    }
                },
            }
        }
    }
}

/// Whose answers are waited for, as their signs.
fn awaited(scene: &LnScene<'_>, seats: SeatSet) -> Markup {
    html! {
        small .ln-awaited {
            (scene.words.say("ln-talk-answer"))
            @for seat in seats { " " span data-tip=(scene.name(seat)) { (seat_sign(seat, 17)) span .unseen { (scene.name(seat)) } } }
        }
    }
}

/// What the viewer would need to accept the offer that they are asked about; nothing where they could.
pub(super) fn lack(scene: &LnScene<'_>) -> Option<Goods> {
    let Phase::Trade(Trade { talk: Talk::Offer { want, .. }, .. }) = scene.view.table().phase() else {
        return None;
    };
    if !scene.can(Action::Decline) || scene.can(Action::Accept) {
        return None;
    }
    let (hand, want) = (scene.view.hand()?.goods, want.goods());
    let mut lack = Goods::NONE;
    for good in Good::ALL {
        lack[good] = want[good].saturating_sub(hand[good]);
    }
    Some(lack)
}

/// What one would hold after a trade, of the goods in question.
fn after(scene: &LnScene<'_>, give: Goods, take: Goods) -> Markup {
    let Some(hand) = scene.view.hand() else { return html! {} };
    html! {
        span .ln-after {
            small { (scene.words.say("ln-after")) }
            i {
                @for good in Good::ALL.into_iter().filter(|&good| give[good] + take[good] > 0) {
                    (chip(good, 16)) (hand.goods[good] + take[good] - give[good]) " "
                }
            }
        }
    }
}
