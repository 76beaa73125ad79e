//! What speaks for an action, in words.

use game::dice::throws;
use landnam::components::{FieldNumber, Good, Goods, UnitKind};
use landnam::data::data;
use landnam::island::{Corner, Field, board};
use landnam::{Action, Table};

use super::LnScene;

/// For an action of the viewer's.
pub(super) fn reasons(scene: &LnScene<'_>, action: Action) -> Vec<String> {
    let Some(me) = scene.me() else { return Vec::new() };
    let (table, words) = (scene.view.table(), scene.words);
    let counted = |key: &str, count: u8| (count > 0).then(|| words.say_with(key, &[("count", count.into())]));
    let points = || words.say_with("ln-why-points", &[("points", (table.points(me) + 1).into())]);
    let say = |key: &str| Some(words.say(key));
    let near = |field: Field| {
        let is_near = board().adjacent(field).into_iter().any(|other| is_unknown(table, other));
        is_near.then(|| words.say("ln-why-near"))
    };
    let harvest = |field: Field| {
        let number = table.number(field).filter(|_| table.good_at(field).is_some());
        number.and_then(|number| counted("ln-why-harvest", throws(number.get())))
    };
    let reason = match action {
        Action::Farm(corner, _) => {
            return [Some(points()), counted("why-throws", throws_at(table, corner))]
                .into_iter()
                .flatten()
                .collect();
        }
        Action::Village(_) => Some(points()),
        Action::Move { to, .. } | Action::Step { to, .. } if is_unknown(table, to) => {
            Some(words.say("ln-why-discover"))
        }
        Action::Move { from, to, .. } => {
            let is_settler = table.unit(from).is_some_and(|unit| unit.kind == UnitKind::Settler);
            harvest(to).filter(|_| is_settler).or_else(|| near(to))
        }
        Action::Step { to, .. } | Action::Flee(to) => near(to),
        Action::Swap(_, good) => then_pay(scene, Goods::NONE, good),
        Action::Settler(field, _) => harvest(field).or_else(|| say("ln-why-settler")),
        Action::Ship(..) | Action::ShipOuter => say("ln-why-ship"),
        Action::Harbor(..) => say("ln-why-harbor"),
        Action::Build => Some(payable(scene)),
        Action::End => say(if scene.legal.len() > 1 { "ln-why-keep" } else { "ln-why-end-none" }),
        Action::Reap | Action::Cast | Action::Stay | Action::Pass => {
            let has_fate = scene.view.hand().is_some_and(|hand| hand.fate.total() > 0);
            has_fate.then(|| words.say("ln-why-fate"))
        }
        Action::Rest => {
            let can_sue = scene.legal.iter().any(|action| matches!(action, Action::Sue(..)));
            (!can_sue).then(|| words.say("ln-why-no-case"))
        }
        Action::Yield => say("ln-why-spent"),
        Action::Age(field) => table.number(field).map(|number| number.aged().get()).map(|number| {
            let values = [("number", number.into()), ("count", throws(number).into())];
            words.say_with("ln-why-aged", &values)
        }),
        Action::Exchange { rate, give, take } => then_pay(scene, Goods::of(give, rate.goods()), take),
        Action::Sue(..) | Action::Raise(_) => Some(words.say("ln-why-verdict")),
        _ => None,
    };
    reason.into_iter().collect()
}

fn is_unknown(table: &Table, field: Field) -> bool {
    field != Field::OUTER && table.terrain(field).is_none()
}

/// In how many of 36 throws a building on that corner brings something (LN-11).
fn throws_at(table: &Table, corner: Corner) -> u8 {
    let mut numbers: Vec<FieldNumber> =
        board().around(corner).into_iter().filter_map(|field| table.number(field)).collect();
    // Two fields with the same number come in the same throws.
    numbers.sort_unstable();
    numbers.dedup();
    numbers.into_iter().map(|number| throws(number.get())).sum()
}

/// The first of what can be paid for after an exchange, and could not before.
fn then_pay(scene: &LnScene<'_>, given: Goods, taken: Good) -> Option<String> {
    let before = scene.view.hand()?.goods;
    let mut after = before;
    if !before.covers(given) {
        return None;
    }
    after.remove(given);
    after.add(Goods::of(taken, 1));
    let (_, name) = costs().into_iter().find(|(cost, _)| !before.covers(*cost) && after.covers(*cost))?;
    Some(scene.words.say_with("why-then-pay", &[("what", scene.words.say(name).as_str().into())]))
}

/// What goods are paid for, the best first.
fn costs() -> [(Goods, &'static str); 4] {
    [
        (data().farm, "ln-built-farm"),
        (data().village, "ln-built-village"),
        (data().settler, "ln-built-settler"),
        (data().ship, "ln-built-ship"),
    ]
}

/// What the viewer can pay for when they go on to build.
fn payable(scene: &LnScene<'_>) -> String {
    let words = scene.words;
    let hand = scene.view.hand().map_or(Goods::NONE, |hand| hand.goods);
    let names = costs().into_iter().filter(|(cost, _)| hand.covers(*cost)).map(|(_, name)| words.say(name));
    let names: Vec<String> = names.collect();
    match names.is_empty() {
        true => words.say("ln-why-build-none"),
        false => words.say_with("ln-why-build", &[("what", names.join(", ").as_str().into())]),
    }
}
