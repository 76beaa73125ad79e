//! What speaks for an action, in words.

use game::Seat;
use game::dice::throws;
use merchants::components::{EXCHANGE, Good, Hand, Purchase, Resource};
use merchants::place::{HexName, Intersection};
use merchants::{Action, Table};

use super::MoeScene;

/// What resources pay for, with its name.
const PURCHASES: [(Purchase, &str); 4] = [
    (Purchase::Caravan, "moe-tool-caravan"),
    (Purchase::Merchant, "moe-tool-merchant"),
    (Purchase::Route, "moe-tool-route"),
    (Purchase::Card, "moe-tool-card"),
];

/// For an action of the viewer's.
pub(super) fn reasons(scene: &MoeScene<'_>, action: Action) -> Vec<String> {
    let Some(me) = scene.me() else { return Vec::new() };
    let (table, words) = (scene.view.table(), scene.words);
    let counted = |key: &str, count: u8| (count > 0).then(|| words.say_with(key, &[("count", count.into())]));
    let reason = match action {
        Action::SetPost(at) => counted("why-throws", throws_at(table, at)),
        Action::Deliver(_) => {
            let values =
                [("count", (table.delivered(me) + 1).into()), ("all", table.commodities_each().into())];
            Some(words.say_with("moe-why-deliver", &values))
        }
        Action::Walk { .. } => (table.warehouse[me] > 0).then(|| words.say("moe-why-walk")),
        Action::Drive { .. } => counted("moe-why-drive", table.free_commodities(me)),
        Action::Recruit(_) => counted("moe-why-recruit", table.warehouse[me]),
        Action::Route(path) => {
            table.map().path(path).and_then(|path| counted("moe-why-gold", table.gold_for_route(path)[me]))
        }
        Action::Robber(hex) => robbed(scene, me, hex),
        Action::Buy(resource) => then_pay(scene, Hand::default(), resource),
        Action::Exchange { give, take: Good::Resource(take) } => {
            then_pay(scene, Hand::of(give, EXCHANGE), take)
        }
        _ => None,
    };
    reason.into_iter().collect()
}

/// In how many of 36 throws a post in that city brings something (MOE-20).
fn throws_at(table: &Table, at: Intersection) -> u8 {
    let map = table.map();
    let Some(city) = map.city(at) else { return 0 };
    let mut numbers: Vec<u8> = map.lands_at(city).filter_map(|land| table.number_on(land)).collect();
    // Two lands with the same number come in the same throws.
    numbers.sort_unstable();
    numbers.dedup();
    numbers.into_iter().map(throws).sum()
}

/// Whose posts lie at a hex.
fn robbed(scene: &MoeScene<'_>, me: Seat, hex: HexName) -> Option<String> {
    let (table, words) = (scene.view.table(), scene.words);
    let land = table.map().land(hex)?;
    let has_post =
        |seat: &Seat| table.posts[*seat].iter().any(|city| table.map().lands_at(city).any(|one| one == land));
    let others: Vec<Seat> = table.seats().filter(|seat| *seat != me && has_post(seat)).collect();
    let who = words.names(others.iter().map(|&seat| scene.name(seat)));
    (!others.is_empty()).then(|| words.say_with("moe-why-robber", &[("who", who.as_str().into())]))
}

/// The first of what can be paid for with a resource more, and could not before.
fn then_pay(scene: &MoeScene<'_>, given: Hand, taken: Resource) -> Option<String> {
    let before = scene.view.hand()?;
    let after = before.without(given).plus(Hand::one(taken));
    let is_new = |purchase: &Purchase| !before.covers(purchase.cost()) && after.covers(purchase.cost());
    let (_, name) = PURCHASES.iter().find(|(purchase, _)| is_new(purchase))?;
    Some(scene.words.say_with("why-then-pay", &[("what", scene.words.say(name).as_str().into())]))
}
