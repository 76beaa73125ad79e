//! Why something can't be done: what the table is asked about places of the map and about tools that are of no use now.
//!
//! A place has its name (`data-place`), and a chosen tool, or else the phase, says what would be done there
//! (`data-asks`): `tips.js` puts both together, and the rules answer. So nothing is worked out for places that nobody
//! points at.

use game::Seat;
use maud::{Markup, html};
use merchants::{Action, CaravanName, Second};

use super::MoeScene;
use super::geometry::{corner, ends};
use super::targets::Tool;

/// What a tool would do at a place: the kind of place, and the action with `*` in its place.
pub(super) const fn of_tool(tool: Tool) -> Option<&'static str> {
    match tool {
        Tool::Route => Some("path route *"),
        Tool::Merchant => Some("corner recruit *"),
        Tool::Caravan => Some("path caravan *"),
        // A traveler has to be chosen before anything can be said about where it goes.
        Tool::Walk | Tool::Drive | Tool::Asked => None,
    }
}

/// What the phase asks for, without a tool.
const fn of_action(action: Action) -> Option<&'static str> {
    match action {
        Action::SetPost(_) => Some("corner set-post *"),
        Action::SetNeutral(_) => Some("corner set-neutral *"),
        Action::SetRoute(_) => Some("path set-route *"),
        Action::Robber(_) => Some("land robber *"),
        Action::Circle(_) => Some("land circle *"),
        Action::TakeToken(_) => Some("land take-token *"),
        Action::WalkTo(_) => Some("corner step *"),
        Action::DriveTo(_) => Some("path step *"),
        Action::Deliver(_) => Some("corner deliver *"),
        _ => None,
    }
}

/// Everything that the phase asks the viewer for on the map, with "|" between.
pub(super) fn of_phase(scene: &MoeScene<'_>) -> Option<String> {
    let mut asked: Vec<&str> = scene.legal.iter().filter_map(|&action| of_action(action)).collect();
    asked.dedup();
    (!asked.is_empty()).then(|| asked.join("|"))
}

/// What a tool that is of no use now would do at some place of one's own.
pub(super) fn about(scene: &MoeScene<'_>, me: Seat, tool: Tool) -> Option<Action> {
    let (table, map) = (scene.view.table(), scene.view.table().map());
    let mut homes = table.posts[me].iter().map(|city| map.site[city]);
    let is_own = |path: &_| table.route_on(*path) == Some(me);
    let action = match tool {
        Tool::Route => {
            let is_free = |path: &_| table.route_on(*path).is_none();
            let path = homes.flat_map(|at| map.ways_from(at)).map(|way| way.path).find(is_free)?;
            Action::Route(map.paths[path])
        }
        Tool::Merchant => Action::Recruit(map.intersections[homes.next()?]),
        Tool::Caravan => {
            let path = map.paths.ids().find(is_own).or_else(|| map.paths.ids().next())?;
            Action::Caravan(map.paths[path])
        }
        Tool::Walk => {
            let from = table.merchants_of(me).next().or_else(|| homes.next())?;
            Action::Walk { from: map.intersections[from], grain: 1 }
        }
        Tool::Drive => {
            let at =
                table.caravans_of(me).next().map(|caravan| caravan.at).or_else(|| map.paths.ids().next())?;
            Action::Drive { from: CaravanName { at: map.paths[at], second: Second::No }, salt: 1 }
        }
        Tool::Asked => return None,
    };
    scene.why(action)
}

/// Paths, and intersections without a city, so that one can point at them; cities and lands are drawn anyway.
pub(super) fn places(scene: &MoeScene<'_>) -> Markup {
    let map = scene.view.table().map();
    html! {
        @if scene.me().is_some() {
            // What nothing can be said about, because nothing is chosen to be done there, leads to what it is for.
            g #moe-places {
                g data-rule="MOE-38" {
                    @for path in map.paths.ids() {
                        @let [(x1, y1), (x2, y2)] = ends(map, path);
                        path data-place={ "path " (map.paths[path]) } d=(format!("M{x1:.0} {y1:.0}L{x2:.0} {y2:.0}")) {}
                    }
                }
                g data-rule="MOE-47" {
                    @for at in map.intersections.ids().filter(|&at| map.city_at[at].is_none()) {
                        @let (x, y) = corner(map, at);
                        circle data-place={ "corner " (map.intersections[at]) } cx=(format!("{x:.0}")) cy=(format!("{y:.0}")) r="11" {}
                    }
                }
            }
        }
    }
}
