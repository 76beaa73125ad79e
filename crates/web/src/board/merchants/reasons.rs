//! What speaks for an action, in words.

use game::Seat;
use game::dice::throws;
use merchants::components::{EXCHANGE, Good, Hand, Purchase, Resource};
use merchants::place::{HexName, Intersection};
use merchants::{Action, Bundle, Table};

use super::MoeScene;
use super::words::{bundle_text, card_text};

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
    let say = |key: &str| Some(words.say(key));
    let reason = match action {
        Action::Roll => counted("moe-why-roll", own_throws(table, me)),
        Action::SetRoute(_) => say("moe-why-start"),
        Action::SetPost(at) => counted("why-throws", throws_at(table, at)),
        Action::Deliver(_) => {
            let values =
                [("count", (table.delivered(me) + 1).into()), ("all", table.commodities_each().into())];
            Some(words.say_with("moe-why-deliver", &values))
        }
        Action::Walk { .. } => (table.warehouse[me] > 0).then(|| words.say("moe-why-walk")),
        Action::Drive { .. } => counted("moe-why-drive", table.free_commodities(me)),
        Action::Recruit(_) => counted("moe-why-recruit", table.warehouse[me]),
        Action::Caravan(_) => {
            counted("moe-why-drive", table.free_commodities(me)).or_else(|| say("moe-why-caravan"))
        }
        Action::DriveTo(_) => counted("moe-why-drive", table.free_commodities(me)),
        Action::Route(path) => table
            .map()
            .path(path)
            .and_then(|path| counted("moe-why-gold", table.gold_for_route(path)[me]))
            .or_else(|| say("moe-why-toll")),
        Action::Circle(_) => say("moe-why-token"),
        Action::BuyCard => say("moe-why-card"),
        Action::Play(card) => {
            Some(words.say_with("moe-why-does", &[("does", card_text(words, card).as_str().into())]))
        }
        Action::Trade => lacking(scene),
        Action::Listen => return lacking(scene).into_iter().chain(say("moe-why-listen")).collect(),
        Action::End => say(if pays_for_something(scene) { "moe-why-keep" } else { "moe-why-nothing" }),
        Action::Robber(hex) => robbed(scene, me, hex),
        Action::Buy(resource) => then_pay(scene, Hand::default(), Hand::one(resource)),
        Action::Accept => table
            .talk()
            .and_then(|talk| talk.offer)
            .and_then(|terms| then_pay(scene, terms.want.cards(), terms.give.cards())),
        Action::Decline => say("moe-why-decline"),
        Action::Exchange { give, take: Good::Resource(take) } => {
            then_pay(scene, Hand::of(give, EXCHANGE), Hand::one(take))
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

/// In how many of 36 throws a seat's posts bring something (MOE-21, MOE-22).
fn own_throws(table: &Table, seat: Seat) -> u8 {
    let map = table.map();
    let lands = table.posts[seat].iter().flat_map(|city| map.lands_at(city));
    let brings = lands.filter(|&land| land != table.robber);
    let mut numbers: Vec<u8> = brings.filter_map(|land| table.number_on(land)).collect();
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

/// The first of what can be paid for after one has given and taken something, and could not before.
fn then_pay(scene: &MoeScene<'_>, given: Hand, taken: Hand) -> Option<String> {
    let before = scene.view.hand().filter(|hand| hand.covers(given))?;
    let after = before.without(given).plus(taken);
    let is_new = |purchase: &Purchase| !before.covers(purchase.cost()) && after.covers(purchase.cost());
    let (_, name) = PURCHASES.iter().find(|(purchase, _)| is_new(purchase))?;
    Some(scene.words.say_with("why-then-pay", &[("what", scene.words.say(name).as_str().into())]))
}

/// Whether what the viewer holds pays for something by itself.
fn pays_for_something(scene: &MoeScene<'_>) -> bool {
    let covers = |hand: Hand| PURCHASES.iter().any(|(purchase, _)| hand.covers(purchase.cost()));
    scene.view.hand().is_some_and(covers)
}

/// What the viewer lacks for the purchase that they are nearest to, if two cards at most.
fn lacking(scene: &MoeScene<'_>) -> Option<String> {
    let hand = scene.view.hand()?;
    let lack = |cost: Hand| -> Hand {
        let missing = |resource: Resource| cost.get(resource).saturating_sub(hand.get(resource));
        Resource::ALL.iter().map(|&resource| (resource, missing(resource))).collect()
    };
    let lacks = PURCHASES.iter().map(|&(purchase, name)| (lack(purchase.cost()), name));
    let (lack, name) =
        lacks.filter(|(lack, _)| (1..=2).contains(&lack.total())).min_by_key(|(lack, _)| lack.total())?;
    let goods = bundle_text(scene.words, Bundle::new(lack, 0)?);
    let values = [("goods", goods.as_str().into()), ("what", scene.words.say(name).as_str().into())];
    Some(scene.words.say_with("moe-why-lack", &values))
}
