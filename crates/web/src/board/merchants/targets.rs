//! What can be done on the map, by place and by tool.

use game::{Clause, Game, Seat, SeatSet};
use maud::{Markup, html};
use merchants::place::{HexName, Intersection, Path, Place};
use merchants::{Action, Merchants, Phase};

use super::geometry::{Point, ends, layout};
use super::words::{corner_name, land_name, path_name};
use super::{MoeScene, map};
use crate::board::WebBoard;
use crate::board::draw::{at, middle, points, px};

/// The rim of a land that can be chosen lies a little inside of it.
const LAND_INSET: f64 = 0.95;

/// What a click on the map is for. A tool that is chosen shows only its own targets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tool {
    Route,
    Merchant,
    Caravan,
    Walk,
    Drive,
    /// What the phase asks for: no tool has to be chosen.
    Asked,
}

impl Tool {
    /// Those that are chosen from the palette.
    pub(super) const CHOSEN: [Tool; 5] =
        [Tool::Route, Tool::Merchant, Tool::Caravan, Tool::Walk, Tool::Drive];

    /// Its name in ids, classes and texts.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Tool::Route => "route",
            Tool::Merchant => "merchant",
            Tool::Caravan => "caravan",
            Tool::Walk => "walk",
            Tool::Drive => "drive",
            Tool::Asked => "asked",
        }
    }

    /// The tool that an action needs in the phase of actions.
    pub(super) const fn of(action: Action) -> Option<Tool> {
        match action {
            Action::Route(_) => Some(Tool::Route),
            Action::Recruit(_) | Action::MoveMerchant { .. } => Some(Tool::Merchant),
            Action::Caravan(_) | Action::MoveCaravan { .. } => Some(Tool::Caravan),
            Action::Walk { .. } => Some(Tool::Walk),
            Action::Drive { .. } => Some(Tool::Drive),
            _ => None,
        }
    }
}

/// A place where something can be done with a tool.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Target {
    id: String,
    name: String,
    pub(super) middle: Point,
    /// The path that a click would fill, for its ghost.
    along: Option<[Point; 2]>,
    /// The land that a click is about, which glows as a whole.
    land: Option<HexName>,
    tool: Tool,
    /// The traveler whose journeys begin here, as [`journeys`](super::journeys) names it.
    mover: Option<String>,
    actions: Vec<Action>,
}

impl Target {
    /// Whether the phase asks for it, without a tool.
    pub(super) fn is_asked(&self) -> bool {
        self.tool == Tool::Asked
    }

    /// Whether it is a place for the robber.
    fn is_robbed(&self) -> bool {
        matches!(self.actions.first(), Some(Action::Robber(_)))
    }

    /// The clause that says what can be done there.
    fn clause(&self) -> Option<Clause> {
        self.actions.first().and_then(|&action| Merchants::clause_of(action))
    }
}

/// The traveler that an action sends on its way.
pub(super) fn mover_of(action: Action) -> Option<String> {
    match action {
        Action::Walk { from, .. } => Some(from.to_string().replace('.', "-")),
        Action::Drive { from, .. } => Some(from.at.to_string().replace('.', "-")),
        _ => None,
    }
}

/// All places with something to do.
pub(super) fn all(scene: &MoeScene<'_>) -> Vec<Target> {
    let is_free = matches!(scene.view.table().phase, Phase::Actions | Phase::BeforeRoll);
    let mut targets: Vec<Target> = Vec::new();
    for &action in scene.legal {
        let tool = Tool::of(action).filter(|_| is_free).unwrap_or(Tool::Asked);
        let Some(place) = place_of(scene, action, tool) else { continue };
        match targets.iter_mut().find(|known| known.id == place.id) {
            Some(known) => known.actions.push(action),
            None => targets.push(place),
        }
    }
    targets
}

/// Where an action takes place on the map, if it does.
fn place_of(scene: &MoeScene<'_>, action: Action, tool: Tool) -> Option<Target> {
    let (words, map) = (scene.words, scene.view.table().map());
    let target = |id: String, name: String, middle: Point, along: Option<[Point; 2]>| Target {
        id: format!("{}-{id}", tool.name()),
        name,
        middle,
        along,
        land: None,
        tool,
        mover: mover_of(action),
        actions: vec![action],
    };
    let corner = |at: Intersection| {
        let id = at.to_string().replace('.', "-");
        target(id, corner_name(words, map, at), layout().corner(at.point()), None)
    };
    let path = |path: Path| {
        let [from, to] = ends(map, map.path(path)?);
        let id = path.to_string().replace('.', "-");
        Some(target(id, path_name(words, map, path), middle(from, to), Some([from, to])))
    };
    let land = |hex: HexName| {
        let name = land_name(words, scene.view.table(), hex);
        Target { land: Some(hex), ..target(format!("hex-{hex}"), name, layout().center(hex.hex()), None) }
    };
    match action.place()? {
        Place::Corner(at) => Some(corner(at)),
        Place::Path(at) => path(at),
        Place::Land(hex) => Some(land(hex)),
    }
}

/// What a click would put along a path or beside a post, or the land that it is about. A click on the land is one on
/// its button.
pub(super) fn ghost(scene: &MoeScene<'_>, target: &Target) -> Markup {
    if let Some(hex) = target.land {
        let (x, y) = target.middle;
        let inside = |(cx, cy): Point| (x + (cx - x) * LAND_INSET, y + (cy - y) * LAND_INSET);
        let rim = points(&layout().corners(hex.hex()).map(inside));
        let tip = tip_of(scene, target);
        let is_idle = target.is_robbed() && victims(scene, hex).is_empty();
        return html! { polygon .moe-land .idle[is_idle] points=(rim) data-stands-for={ "to-" (target.id) } data-tip=[tip] data-rule=[target.clause()] {} };
    }
    if let Some(seat) = scene.me().filter(|_| matches!(target.tool, Tool::Merchant | Tool::Caravan)) {
        return ghost_of_piece(scene, target, seat);
    }
    // Where a caravan may drive there is a route already: it isn't covered by another.
    let is_laid = matches!(target.actions.first(), Some(Action::Route(_) | Action::SetRoute(_)));
    let Some([from, to]) = target.along.filter(|_| is_laid) else { return html! {} };
    let angle = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
    html! {
        g class={ "moe-ghost for-" (target.tool.name()) } transform={ (at(target.middle)) " rotate(" (px(angle)) ")" } {
            rect x="-23" y="-6" width="46" height="12" rx="4" {}
        }
    }
}

/// The merchant or caravan that a click would bring, beside what stands there already.
fn ghost_of_piece(scene: &MoeScene<'_>, target: &Target, seat: Seat) -> Markup {
    let table = scene.view.table();
    let (spot, drawing) = match target.actions.first().and_then(|action| action.place()) {
        Some(Place::Corner(place)) => {
            let Some(stands) = table.map().intersection(place) else { return html! {} };
            let there =
                table.seats().flat_map(|seat| table.merchants_of(seat)).filter(|&at| at == stands).count();
            (map::merchant_spot(table, stands, there), map::merchant(seat))
        }
        _ => ((0.0, 15.0), map::caravan(seat)),
    };
    html! {
        g class={ "moe-ghost moe-coming own-" (seat.index() + 1) " for-" (target.tool.name()) } transform=(at(target.middle)) {
            g .fixed { g transform=(at(spot)) { (drawing) } }
        }
    }
}

/// What a click on a target does; for the robber also whom it can steal from there, and how many cards they have.
fn tip_of(scene: &MoeScene<'_>, target: &Target) -> Option<String> {
    let label = Merchants::label(scene, *target.actions.first()?);
    let prey = target.land.filter(|_| target.is_robbed()).map_or(SeatSet::EMPTY, |hex| victims(scene, hex));
    let hand = |seat: Seat| scene.words.say_with("moe-hand", &[("count", scene.view.hand_size(seat).into())]);
    let lines = prey.into_iter().map(|seat| format!("\n{}: {}", scene.name(seat), hand(seat)));
    Some(lines.fold(label, |tip, line| tip + &line))
}

/// Who has a post at a land and cards to lose, so that the robber can steal from them there (MOE-25).
fn victims(scene: &MoeScene<'_>, hex: HexName) -> SeatSet {
    let table = scene.view.table();
    let Some(cities) = table.map().land(hex).map(|land| table.map().land_cities[land]) else {
        return SeatSet::EMPTY;
    };
    let is_victim = |seat: &Seat| {
        *seat != table.active
            && !table.posts[*seat].and(&cities).is_empty()
            && scene.view.hand_size(*seat) > 0
    };
    table.seats().filter(is_victim).collect()
}

/// What moving the robber is called, with those whom it finds there.
pub(super) fn with_victims(scene: &MoeScene<'_>, text: String, hex: HexName) -> String {
    let victims = victims(scene, hex);
    if victims.is_empty() {
        return text;
    }
    text + " · " + &scene.words.names(victims.into_iter().map(|seat| scene.name(seat)))
}

/// The button of a place. One with several actions opens its menu; no script is needed for either.
pub(super) fn button(scene: &MoeScene<'_>, target: &Target) -> Markup {
    // A single step is left out where the script draws whole ways.
    let is_step = matches!(target.actions[..], [Action::WalkTo(_) | Action::DriveTo(_)]);
    let kind = if is_step {
        " step"
    } else if target.land.is_some() {
        " on-land"
    } else {
        ""
    };
    let class = format!("target hot for-{}{kind}", target.tool.name());
    let mover = target.mover.as_deref();
    let id = format!("to-{}", target.id);
    html! {
        g transform=(at(target.middle)) {
            g .fixed {
                foreignObject x="-17" y="-17" width="34" height="34" {
                    @match target.actions.as_slice() {
                        [only] => {
                            @let label = Merchants::label(scene, *only);
                            button id=(id) class=(class) type="submit" name="action" value=(only) data-mover=[mover] aria-label=(label) data-tip=[tip_of(scene, target)] data-rule=[target.clause()] {}
                        },
                        several => {
                            @let count = several.len();
                            @let label = scene.words.say_with("board-several", &[("place", target.name.as_str().into()), ("count", count.into())]);
                            button id=(id) class={ (class) " several" } type="button" popovertarget={ "menu-" (target.id) } data-mover=[mover] aria-label=(label) data-tip=(label) data-rule=[target.clause()] { (count) }
                        },
                    }
                }
            }
        }
    }
}

/// The menus of all places with several actions.
pub(super) fn menus(scene: &MoeScene<'_>, targets: &[Target]) -> Markup {
    html! {
        @for target in targets.iter().filter(|target| target.actions.len() > 1) {
            div id={ "menu-" (target.id) } .menu popover {
                h3 { (target.name) }
                @for action in &target.actions {
                    button type="submit" name="action" value=(action) data-rule=[Merchants::clause_of(*action)] { (Merchants::label(scene, *action)) }
                }
            }
        }
    }
}
