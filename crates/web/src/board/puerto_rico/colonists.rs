//! The mayor's colonists: circles to be clicked in any order, and how many are left.
//!
//! The colonists in hand count as in San Juan. The script `muster.js` lets people fill and empty circles, and posts the
//! whole choice at once as numbers by site; without it the list of all actions asks site by site.

use game::{Actor, Game, Seat};
use maud::{Markup, html};
use puerto_rico::{
    Action, Board, Building, Good, Phase, PuertoRico, PuertoRicoView, Site, SiteSet, Table, Tile,
};
use words::Value;

use super::PrScene;
use super::names::site_thing;
use super::pieces::{circles, man};
use crate::board::{Amounts, OnBoard, WebBoard};

/// Whether the viewer places colonists now.
pub(super) fn is_placing(scene: &PrScene<'_>) -> bool {
    open_sites(scene, scene.me()).is_some()
}

/// The sites whose circles `seat`, the viewer, has still to fill.
fn open_sites(scene: &PrScene<'_>, seat: Option<Seat>) -> Option<SiteSet> {
    match scene.view.table.phase {
        Phase::Colonists { seat: asked, sites, .. }
            if Some(asked) == seat && seat == scene.me() && !scene.legal.is_empty() =>
        {
            Some(sites)
        }
        _ => None,
    }
}

/// The circles of a player's sites, as they are drawn now.
#[derive(Debug, Clone, Copy)]
pub(super) struct Circles<'a> {
    board: &'a Board,
    open: Option<SiteSet>,
}

impl<'a> Circles<'a> {
    pub(super) fn of(scene: &'a PrScene<'_>, seat: Seat) -> Circles<'a> {
        Circles { board: scene.view.table.board(seat), open: open_sites(scene, Some(seat)) }
    }

    fn is_open(self, site: Site) -> bool {
        self.open.is_some_and(|sites| sites.into_iter().any(|open| open == site))
    }

    /// The circle of the `nth` tile of a kind.
    pub(super) fn one(self, scene: &PrScene<'_>, site: Site, nth: u8) -> Markup {
        if self.is_open(site) {
            return self.circle(scene, site, nth);
        }
        circles(scene.words, site, (u8::from(nth < self.board.colonists_on(site)), 1), nth)
    }

    /// All circles of a site.
    pub(super) fn all(self, scene: &PrScene<'_>, site: Site) -> Markup {
        if !self.is_open(site) {
            let count = (self.board.colonists_on(site), self.board.circles_of(site));
            return circles(scene.words, site, count, 0);
        }
        html! { span .pr-circles { @for nth in 0..self.board.circles_of(site) { (self.circle(scene, site, nth)) } } }
    }

    /// A circle that can be filled and emptied.
    fn circle(self, scene: &PrScene<'_>, site: Site, nth: u8) -> Markup {
        let words = scene.words;
        let label = words.say_with(
            "pr-circle",
            &[
                ("site", site_thing(site).into()),
                ("nth", (nth + 1).into()),
                ("of", self.board.circles_of(site).into()),
            ],
        );
        // It is filled when so many colonists or more are placed here.
        let does: Vec<String> = (nth + 1..=self.board.circles_of(site))
            .map(|count| Action::Place(site, count).to_string())
            .collect();
        html! {
            label .pr-post {
                input id={ "circle-" (site) "-" (nth) } type="checkbox" form="nowhere" autocomplete="off"
                    data-site=(site) data-rank=(rank(self.board, site, nth)) data-does=(does.join("|")) aria-label=(label);
                (man(site, nth))
            }
        }
    }
}

/// In which order Fill goes through circles, the lowest first: plantations with the building that they need, the
/// dearest kind first, then what works alone, then what would stand idle.
fn rank(board: &Board, site: Site, nth: u8) -> u8 {
    match site {
        Site::Tile(Tile::Corn) => 15,
        Site::Tile(Tile::Quarry) => 17,
        Site::Tile(tile) => tile.good().map_or(30, |good| pair_rank(board, good, nth)),
        Site::Building(building) => match building.makes() {
            Some(good) => pair_rank(board, good, nth + before(board, building)),
            None => 16,
        },
    }
}

/// The place of the `nth` pair of plantation and circle of a kind.
fn pair_rank(board: &Board, good: Good, nth: u8) -> u8 {
    let circles: u8 = board
        .buildings
        .into_iter()
        .filter(|building| building.makes() == Some(good))
        .map(|building| building.printed().circles)
        .sum();
    let pairs = circles.min(board.tiles[Tile::from(good)]);
    if nth < pairs { 10 - 2 * good as u8 } else { 30 }
}

/// Circles of the smaller building that makes the same kind.
fn before(board: &Board, building: Building) -> u8 {
    let smaller = match building {
        Building::IndigoPlant => Building::SmallIndigoPlant,
        Building::SugarMill => Building::SmallSugarMill,
        _ => return 0,
    };
    if board.buildings.contains(smaller) { smaller.printed().circles } else { 0 }
}

/// The steps that the numbers of a choice mean. What is left when only one arrangement remains goes by itself, so the
/// steps end there.
pub(super) fn steps(view: &PuertoRicoView, amounts: &Amounts) -> Option<Vec<Action>> {
    let Phase::Colonists { seat, sites, .. } = view.table.phase else { return None };
    let is_asked =
        |table: &Table| matches!(table.phase, Phase::Colonists { seat: asked, .. } if asked == seat);
    let mut state = PuertoRico { table: view.table, vp: Default::default() };
    let mut steps = Vec::new();
    for site in sites {
        let count = amounts.get(&site.to_string());
        if count == 0 || !is_asked(&state.table) {
            continue;
        }
        let step = Action::Place(site, count);
        steps.push(step);
        // What the rules refuse is refused with its sentence where the steps are carried out.
        if state.play(Actor::Seat(seat), step).is_err() {
            break;
        }
    }
    Some(steps)
}

/// An arrangement of colonists as people make it: also those circles are filled that would be filled by themselves once
/// only one arrangement is left.
pub(super) fn on_circles(scene: &PrScene<'_>, steps: Vec<Action>) -> OnBoard<Action> {
    let (Some(sites), Some(me)) = (open_sites(scene, scene.me()), scene.me()) else {
        return OnBoard { shown: steps.clone(), steps, name: None };
    };
    let mut after = PuertoRico { table: scene.view.table, vp: Default::default() };
    for &step in &steps {
        after.apply(Actor::Seat(me), step);
    }
    let placed = |site: Site| (site, after.table.board(me).colonists_on(site));
    let manned = sites.into_iter().map(placed).filter(|(_, count)| *count > 0);
    let shown: Vec<Action> = manned.map(|(site, count)| Action::Place(site, count)).collect();
    let names: Vec<String> = shown.iter().map(|&step| PuertoRico::label(scene, step)).collect();
    let all = scene.words.say_with("pr-do-place-all", &[("sites", Value::Text(names.join("; ")))]);
    OnBoard { name: Some(all), shown, steps }
}

/// How many are left to be placed, and what can be done at once.
pub(super) fn muster(scene: &PrScene<'_>, board: &Board) -> Markup {
    let words = scene.words;
    let hand = board.san_juan.to_string();
    html! {
        span #muster .pick-bar data-what="colonists" data-hand=(hand) data-rule="PR-34" {
            output #muster-left data-text=(words.say("pr-muster-left")) { (words.say("pr-muster-left").replace('#', &hand)) }
            button #muster-fill type="button" data-muster="fill" { (words.say("pr-muster-fill")) }
            button #muster-reset type="button" data-muster="reset" { (words.say("pr-muster-reset")) }
            button #muster-done .primary type="submit" data-muster="done" disabled { (words.say("pr-muster-done")) }
        }
    }
}
