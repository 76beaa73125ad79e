//! Why something can't be done: what the table is asked about fields, corners and costs that are of no use now.
//!
//! A field has its name (`data-place`), and the chosen unit, or else the phase, says what would be done there
//! (`data-asks`): `tips.js` puts both together, and the rules answer. In the building phase it depends on the place
//! what would be built there, so the whole action stands at the place (`data-why`).

use game::Seat;
use landnam::components::{Fate, Good, Terrain, UnitKind};
use landnam::island::{Corner, Field, Fields, board};
use landnam::phase::Phase;
use landnam::{Action, Table};
use maud::{Markup, html};

use super::LnScene;
use super::map::corner_at;
use crate::board::draw::px;

/// What the phase would do at a field: the kind of place, and the action with `*` in its place.
pub(super) fn of_phase(scene: &LnScene<'_>) -> Option<&'static str> {
    scene.legal.iter().find_map(|action| match action {
        Action::Step { .. } => Some("field step *"),
        Action::Flee(_) => Some("field flee *"),
        Action::Age(_) => Some("field age *"),
        _ => None,
    })
}

/// What the unit that moves with this action would do at a field.
pub(super) fn of_unit(action: Action) -> Option<String> {
    let Action::Move { from, marks, to, .. } = action else { return None };
    let plain = Action::Move { from, marks, to, cards: Default::default() }.to_string();
    plain.rsplit_once(' ').map(|(unit, _)| format!("field {unit} *"))
}

/// Whoever builds now, if it is the viewer.
fn builder(scene: &LnScene<'_>) -> Option<Seat> {
    let is_building = matches!(scene.view.table().phase(), Phase::Build(_)) && !scene.legal.is_empty();
    scene.me().filter(|_| is_building)
}

/// What would be built on a field: a settler on land, a ship at sea, by a house of one's own if there is one.
pub(super) fn on_field(scene: &LnScene<'_>, field: Field) -> Option<Action> {
    let (table, me) = (scene.view.table(), builder(scene)?);
    let corners = board().corners(field);
    let own = (table.farms(me) | table.villages(me)) & corners;
    let corner = own.into_iter().chain(corners).next()?;
    match table.terrain(field)? {
        Terrain::Sea => Some(Action::Ship(field, corner)),
        _ => Some(Action::Settler(field, corner)),
    }
}

/// What would be built on a corner: a village on a farm of one's own, else a farm, by a unit beside it if there is one.
fn on_corner(table: &Table, me: Seat, corner: Corner) -> Option<Action> {
    if table.farms(me).into_iter().any(|farm| farm == corner) {
        return Some(Action::Village(corner));
    }
    let around = board().around(corner);
    let by = (table.units(me) & around).into_iter().chain(around).next()?;
    Some(Action::Farm(corner, by))
}

/// Corners where nothing can be built now, so that one can point at them.
pub(super) fn corners(scene: &LnScene<'_>) -> Markup {
    let table = scene.view.table();
    let Some(me) = builder(scene) else { return html! {} };
    let known: Vec<Corner> = Fields::INNER
        .into_iter()
        .filter(|&field| table.terrain(field).is_some())
        .flat_map(|field| board().corners(field))
        .collect();
    html! {
        g #ln-corners {
            @for corner in Corner::all().filter(|corner| known.contains(corner)) {
                @if let Some(action) = on_corner(table, me, corner).filter(|&action| !scene.can(action)) {
                    @let (x, y) = corner_at(corner);
                    circle data-why=(action) cx=(px(x)) cy=(px(y)) r="12" {}
                }
            }
        }
    }
}

/// The play of a fate card that can't be played now. A good year is played for a field (LN-16): for one with the number
/// that was rolled, if there is one.
pub(super) fn play_of(scene: &LnScene<'_>, fate: Fate) -> Option<Action> {
    let table = scene.view.table();
    let action = match fate {
        Fate::GoodYear => {
            let is_rolled = |&field: &Field| matches!((table.phase(), table.number(field)), (&Phase::Harvest(sum), Some(number)) if sum == number);
            let fields = || Fields::INNER.into_iter();
            Action::GoodYear(fields().find(is_rolled).or_else(|| fields().next())?)
        }
        _ => Action::Play(fate),
    };
    scene.why(action)
}

/// Where a unit of that kind of one's own stands, if there is one inside the rim.
fn unit_of(table: &Table, me: Seat, kind: UnitKind) -> Option<Field> {
    table.units(me).into_iter().find(|&field| table.unit(field).is_some_and(|unit| unit.kind == kind))
}

/// Whether something can be built now: it can be paid, and there is a place for it.
pub(super) fn can_build(scene: &LnScene<'_>, name: &str) -> bool {
    builder(scene).is_some() && has_place(scene, name)
}

/// Whether there is a place for something.
fn has_place(scene: &LnScene<'_>, name: &str) -> bool {
    scene.legal.iter().any(|action| match name {
        "settler" => matches!(action, Action::Settler(..)),
        "ship" => matches!(action, Action::Ship(..) | Action::ShipOuter),
        "farm" => matches!(action, Action::Farm(..)),
        "harbor" => matches!(action, Action::Harbor(..)),
        "aging" => matches!(action, Action::Age(_)),
        _ => matches!(action, Action::Village(_)),
    })
}

/// What can't be built anywhere now: what would be built at some place of one's own.
pub(super) fn about(scene: &LnScene<'_>, name: &str) -> Option<Action> {
    let (table, me) = (scene.view.table(), scene.me()?);
    if has_place(scene, name) {
        return None;
    }
    let house = (table.farms(me) | table.villages(me)).into_iter().next();
    match name {
        "settler" => {
            let corner = house?;
            let is_land =
                |&field: &Field| table.terrain(field).is_some_and(|terrain| terrain != Terrain::Sea);
            let field = board().around(corner).into_iter().find(is_land)?;
            Some(Action::Settler(field, corner))
        }
        "ship" => Some(Action::ShipOuter),
        "farm" => {
            let field = table.units(me).into_iter().next()?;
            Some(Action::Farm(board().corners(field).into_iter().next()?, field))
        }
        "harbor" => unit_of(table, me, UnitKind::Ship).map(|field| Action::Harbor(field, Good::ALL[0])),
        "aging" => unit_of(table, me, UnitKind::Settler).map(Action::Age),
        _ => Some(Action::Village(house?)),
    }
}
