//! What is asked, and what actions are called on their buttons.

use game::Seat;
use maud::{Markup, html};
use puerto_rico::{Action, Phase, PuertoRico, PuertoRicoView, ShipName};
use words::Value;

use super::PrScene;
use super::names::{
    building_thing, good_thing, privilege, role_name, role_now, role_thing, site_thing, tile_thing,
};
use super::roles::who;
use crate::board::{BarButton, Tone};
use crate::page::badge;

/// What is asked of whoever is to act.
pub(super) fn ask(scene: &PrScene<'_>) -> String {
    let (table, words) = (&scene.view.table, scene.words);
    let ask = match table.phase {
        Phase::Pick => words.say("pr-ask-pick"),
        Phase::Settler { .. } => words.say("pr-ask-settler"),
        Phase::Hospice { tile, .. } => words.say_with("pr-ask-hospice", &[("site", tile_thing(tile).into())]),
        Phase::Mayor => words.say("pr-ask-mayor"),
        Phase::Colonists { seat, .. } => {
            words.say_with("pr-ask-colonists", &[("count", table.board(seat).san_juan.into())])
        }
        Phase::Builder { .. } => words.say("pr-ask-builder"),
        Phase::University { building, .. } => {
            words.say_with("pr-ask-university", &[("site", building_thing(building).into())])
        }
        Phase::Unload { .. } => words.say("pr-ask-unload"),
        Phase::Produce { .. } => words.say("pr-ask-produce"),
        Phase::Craftsman => words.say("pr-ask-craftsman"),
        Phase::Trader { .. } => words.say("pr-ask-trader"),
        Phase::Captain(_) => words.say("pr-ask-captain"),
        Phase::Storing { seat, .. } => {
            words.say_with("pr-ask-storing", &[("kinds", table.warehouse(seat).into())])
        }
        Phase::Governor | Phase::Deal | Phase::Hacienda { .. } | Phase::Over => words.say("ask-any"),
    };
    if table.ending { words.say_with("pr-last-round", &[("ask", ask.as_str().into())]) } else { ask }
}

/// Why the game is over (PR-70): full cities and points that have run out are seen at the end; without either it was
/// the colonists.
pub(super) fn ending(scene: &PrScene<'_>) -> Option<String> {
    let (table, words) = (&scene.view.table, scene.words);
    let is_full = |&seat: &Seat| table.board(seat).free_city() == 0;
    let full: Vec<&str> = Seat::all(table.players()).filter(is_full).map(|seat| scene.name(seat)).collect();
    let mut reasons = Vec::new();
    if table.vp_pool() == 0 {
        reasons.push(words.say("pr-ended-points"));
    }
    if !full.is_empty() {
        reasons.push(words.say_with("pr-ended-city", &[("who", Value::Text(words.names(full)))]));
    }
    if reasons.is_empty() && table.ending {
        reasons.push(words.say("pr-ended-colonists"));
    }
    if let Some([most, next]) = tie_break(scene.view) {
        reasons.push(words.say_with("pr-ended-tie", &[("most", most.into()), ("next", next.into())]));
    }
    (!reasons.is_empty()).then(|| reasons.join(" "))
}

/// How many doubloons and barrels the winner has, and the next one with as many points (PR-72); nothing where points
/// decide, or nothing does.
fn tie_break(view: &PuertoRicoView) -> Option<[u16; 2]> {
    let mut state = PuertoRico { table: view.table, vp: Default::default() };
    for seat in Seat::all(view.table.players()) {
        state.vp[seat] = view.vp[seat]?;
    }
    let scores = state.standing();
    let most = scores.0.iter().map(|score| score.total).max()?;
    let tied =
        Seat::all(view.table.players()).filter(|&seat| scores.of(seat).is_some_and(|one| one.total == most));
    let wealth =
        |seat: Seat| view.table.board(seat).doubloons + u16::from(view.table.board(seat).goods.total());
    let mut wealth: Vec<u16> = tied.map(wealth).collect();
    wealth.sort_unstable_by(|one, other| other.cmp(one));
    let [most, next] = *wealth.first_chunk()?;
    (most > next).then_some([most, next])
}

/// Where the game stands: the role and whose privilege it is, or who is governor.
pub(super) fn moment(scene: &PrScene<'_>) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let told = |key: &str, seat: Seat| {
        let key = if scene.me() == Some(seat) { format!("{key}-you") } else { key.to_owned() };
        words.say_with(&key, &[("who", Value::Text(who(scene, seat)))])
    };
    // Everybody picks once a round.
    let picked = scene.turns.saturating_sub(usize::from(table.phase != Phase::Pick));
    let round = words.say_with("moment-round", &[("count", (picked / table.players() + 1).into())]);
    match (role_now(table), table.phase) {
        (_, Phase::Governor | Phase::Over) => html! {},
        (Some(role), _) => html! {
            span { (round) " · " } span { (role_name(words, role)) ", " } (badge(table.picker())) " "
            span .wide { (told("pr-has-privilege", table.picker())) } span .narrow { (who(scene, table.picker())) }
        },
        (None, _) => {
            html! { span { (round) " · " } (badge(table.governor)) " " span { (told("pr-is-governor", table.governor)) } }
        }
    }
}

/// What is no place on the board: to take a colonist, to decline, and whatever else is asked. Colonists are placed on
/// the board at once; site by site only the list of all actions does it.
pub(super) fn bar(scene: &PrScene<'_>) -> Vec<BarButton<Action>> {
    let has_place = |action: Action| {
        matches!(
            action,
            Action::Pick(_)
                | Action::Settle(_)
                | Action::Hacienda
                | Action::Place(..)
                | Action::Build(_)
                | Action::Extra(_)
                | Action::Sell(_)
                | Action::Load(..)
                | Action::Wharf(_)
                | Action::Keep(..)
        )
    };
    let button = |action: Action| BarButton {
        action,
        label: label(scene, action),
        tone: if action == Action::Pass { Tone::Plain } else { Tone::Primary },
        key: (action == Action::Pass).then_some('p'),
    };
    scene.legal.iter().copied().filter(|&action| !has_place(action)).map(button).collect()
}

/// What an action is called on its button.
pub(super) fn label(scene: &PrScene<'_>, action: Action) -> String {
    let (table, words) = (&scene.view.table, scene.words);
    let seat = scene.me().unwrap_or(Seat::new(0));
    let board = table.board(seat);
    let with = |key: &str, values: &[(&'static str, Value)]| words.say_with(key, values);
    match action {
        Action::Pick(role) => with(
            "pr-do-pick",
            &[
                ("role", role_thing(role).into()),
                ("privilege", Value::Text(privilege(words, role))),
                ("count", table.role_doubloons[role].into()),
            ],
        ),
        Action::Settle(tile) => with("pr-do-settle", &[("site", tile_thing(tile).into())]),
        Action::Hacienda => words.say("pr-do-hacienda"),
        Action::Colonist => words.say("pr-do-colonist"),
        Action::Place(site, count) => with(
            "pr-do-place",
            &[
                ("count", count.into()),
                ("of", board.circles_of(site).into()),
                ("site", site_thing(site).into()),
            ],
        ),
        Action::Build(building) => with(
            "pr-do-build",
            &[
                ("building", building_thing(building).into()),
                ("price", super::market::price(scene, seat, building).into()),
                ("points", building.printed().vp.into()),
            ],
        ),
        Action::Produce => words.say("pr-do-produce"),
        Action::Extra(good) => with("pr-do-extra", &[("good", good_thing(good).into())]),
        Action::Sell(good) => with(
            "pr-do-sell",
            &[("good", good_thing(good).into()), ("price", table.sale_price(seat, good).into())],
        ),
        Action::Load(good, ship) => load_label(scene, seat, (good, Some(ship))),
        Action::Wharf(good) => load_label(scene, seat, (good, None)),
        Action::Keep(good, count) => {
            with("pr-do-keep", &[("good", good_thing(good).into()), ("count", count.into())])
        }
        Action::Pass => words.say(pass_key(table.phase)),
        other => other.to_string(),
    }
}

/// A loading with how many barrels go and the points for it.
fn load_label(
    scene: &PrScene<'_>,
    seat: Seat,
    (good, ship): (puerto_rico::Good, Option<ShipName>),
) -> String {
    let (table, words) = (&scene.view.table, scene.words);
    let owned = table.board(seat).goods[good];
    let room = ship.and_then(|name| name.ship(table.players)).map_or(owned, |ship| table.room(ship));
    let count = owned.min(room);
    let points = match table.phase {
        Phase::Captain(loading) => table.loading_vp(loading, count),
        _ => count.into(),
    };
    let key = if ship.is_some() { "pr-do-load" } else { "pr-do-wharf" };
    words.say_with(
        key,
        &[
            ("good", good_thing(good).into()),
            ("count", count.into()),
            ("ship", ship.map_or(0, ShipName::spaces).into()),
            ("points", points.into()),
        ],
    )
}

/// What it means to decline.
const fn pass_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Settler { .. } => "pr-pass-settler",
        Phase::Mayor | Phase::Hospice { .. } | Phase::University { .. } => "pr-pass-colonist",
        Phase::Builder { .. } => "pr-pass-builder",
        Phase::Unload { .. } => "pr-pass-unload",
        Phase::Produce { .. } => "pr-pass-produce",
        Phase::Craftsman => "pr-pass-craftsman",
        Phase::Trader { .. } => "pr-pass-trader",
        Phase::Captain(_) => "pr-pass-captain",
        Phase::Storing { .. } => "pr-do-give-back",
        _ => "pr-do-pass",
    }
}
