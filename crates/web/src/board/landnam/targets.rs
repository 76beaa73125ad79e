//! Where on the island something can be done: ghosts of what a click would do, and real buttons over them.
//!
//! Who has several units to move chooses one first. The choice is a group of radio buttons, and a style sheet shows
//! where the chosen unit can go; no script is needed for it, and nothing is lost with it.

use game::{Game, SeatSet};
use landnam::components::UnitKind;
use landnam::island::{Corner, Field, Fields, board};
use landnam::phase::Phase;
use landnam::{Action, Building, Landnam, Table};
use maud::{Markup, html};
use words::Value;

use super::LnScene;
use super::art::{drawn_around, house, owner, unit};
use super::map::{RIGHT, STRIP, WIDTH, center, corner_at, outline_beside_houses, ships_outside, unit_at};
use super::questions;
use super::words::{corner_name, fate_thing, field_name, field_thing, kind_name, kind_thing};
use crate::board::WebBoard;
use crate::board::draw::{at, px};

/// What a click would put somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ghost {
    Unit(UnitKind),
    Farm,
    Village,
    Harbor,
    None,
}

/// A field or a corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FieldOrCorner {
    Field(Field),
    Corner(Corner),
}

/// A place of the island with something to do.
#[derive(Debug)]
struct Target {
    id: String,
    /// The unit that has to be chosen before, if one has to.
    from: Option<String>,
    spot: FieldOrCorner,
    ghost: Ghost,
    actions: Vec<Action>,
}

/// A unit that can be moved.
#[derive(Debug)]
struct Mover {
    id: String,
    name: String,
    place: (f64, f64),
    /// What it would do at a field, for those who ask why it can't.
    asks: Option<String>,
}

/// All places of the island with something to do.
#[derive(Debug)]
pub(super) struct Targets<'a> {
    scene: &'a LnScene<'a>,
    movers: Vec<Mover>,
    targets: Vec<Target>,
}

impl<'a> Targets<'a> {
    pub(super) fn new(scene: &'a LnScene<'a>) -> Targets<'a> {
        let mut all = Targets { scene, movers: Vec::new(), targets: Vec::new() };
        for &action in scene.legal {
            let Some((from, spot, ghost)) = all.place_of(action) else { continue };
            let here = match spot {
                FieldOrCorner::Field(field) => field.to_string(),
                FieldOrCorner::Corner(corner) => corner.to_string(),
            };
            let id = from.as_ref().map_or(here.clone(), |from| format!("{from}-{here}"));
            match all.targets.iter_mut().find(|target| target.id == id) {
                Some(target) => target.actions.push(action),
                None => all.targets.push(Target { id, from, spot, ghost, actions: vec![action] }),
            }
        }
        all
    }

    /// The unit that moves, where it happens, and what it puts there.
    fn place_of(&mut self, action: Action) -> Option<(Option<String>, FieldOrCorner, Ghost)> {
        let table = self.scene.view.table();
        let stepping = |to: Field| {
            let kind = match table.phase() {
                Phase::Step(moving) => table.unit(moving.field).map(|unit| unit.kind),
                Phase::Enter { moving, .. } => table.unit(moving.field).map(|unit| unit.kind),
                Phase::Flee(fleeing) => Some(fleeing.kind),
                _ => None,
            };
            (None, FieldOrCorner::Field(to), kind.map_or(Ghost::None, Ghost::Unit))
        };
        let place = match action {
            Action::Move { from, marks, to, .. } => {
                let (id, kind) = self.mover(from, marks, questions::of_unit(action));
                (Some(id), FieldOrCorner::Field(to), Ghost::Unit(kind))
            }
            Action::Step { to, .. } | Action::Flee(to) => stepping(to),
            Action::Settler(field, _) => (None, FieldOrCorner::Field(field), Ghost::Unit(UnitKind::Settler)),
            Action::Ship(field, _) => (None, FieldOrCorner::Field(field), Ghost::Unit(UnitKind::Ship)),
            Action::ShipOuter => (None, FieldOrCorner::Field(Field::OUTER), Ghost::Unit(UnitKind::Ship)),
            Action::Harbor(field, _) => (None, FieldOrCorner::Field(field), Ghost::Harbor),
            Action::Age(field) | Action::GoodYear(field) => (None, FieldOrCorner::Field(field), Ghost::None),
            Action::Farm(corner, _) => (None, FieldOrCorner::Corner(corner), Ghost::Farm),
            Action::Village(corner) => (None, FieldOrCorner::Corner(corner), Ghost::Village),
            _ => return None,
        };
        Some(place)
    }

    /// The name of a unit that can be moved, and its kind; it is kept once.
    fn mover(&mut self, from: Field, marks: SeatSet, asks: Option<String>) -> (String, UnitKind) {
        let (scene, table) = (self.scene, self.scene.view.table());
        let me = scene.me();
        let outside =
            || ships_outside(table).into_iter().find(|&(_, _, seat, of)| Some(seat) == me && of == marks);
        let (id, place) = if from == Field::OUTER {
            let (nth, place, ..) = outside().unwrap_or((0, (WIDTH / 2.0, STRIP), table.active(), marks));
            (if nth == 0 { "outer".to_owned() } else { format!("outer-{nth}") }, place)
        } else {
            (from.to_string(), unit_at(table, from))
        };
        let kind = table.unit(from).map_or(UnitKind::Ship, |unit| unit.kind);
        if !self.movers.iter().any(|mover| mover.id == id) {
            let name = scene.words.say_with(
                "ln-words-unit",
                &[("unit", kind_thing(kind).into()), ("place", field_thing(table, from).into())],
            );
            self.movers.push(Mover { id: id.clone(), name, place, asks });
        }
        (id, kind)
    }

    /// The radio buttons of the units that can be moved; a single one is chosen from the beginning.
    pub(super) fn units_to_choose(&self) -> Markup {
        html! {
            @if !self.movers.is_empty() {
                div .ln-units role="radiogroup" aria-label=(self.scene.words.say("ln-choose-unit")) {
                    @for mover in &self.movers {
                        // It belongs to no form: which unit is chosen is nobody else's business.
                        input id={ "from-" (mover.id) } type="radio" name="unit" form="no-form" data-asks=[mover.asks.as_deref()] aria-label=(mover.name) checked[self.movers.len() == 1];
                    }
                }
            }
        }
    }

    /// The rings around units to choose, and the places with their ghosts and buttons.
    pub(super) fn drawn(&self) -> Markup {
        html! {
            @for mover in &self.movers {
                @let (x, y) = mover.place;
                g class={ "ln-mover mover-" (mover.id) } data-rule="LN-40" transform=(at((x, y - 3.0))) {
                    ellipse .ring rx="31" ry="27" {}
                    foreignObject x="-31" y="-29" width="62" height="58" {
                        label for={ "from-" (mover.id) } data-tip=(mover.name) data-rule="LN-40" { (mover.name) }
                    }
                }
            }
            @for target in &self.targets { (self.target(target)) }
        }
    }

    /// Whether fields are to be chosen for something that puts no piece on them.
    pub(super) fn has_choice(&self) -> bool {
        self.targets.iter().any(|target| target.ghost == Ghost::None)
    }

    /// The words on the places, above the outlines of their neighbors.
    pub(super) fn signs(&self) -> Markup {
        html! {
            @for target in &self.targets {
                @if let Some(sign) = self.sign(target) {
                    g class={ "ln-words" (self.state(target)) } { (sign) }
                }
            }
        }
    }

    /// Whether a place is unknown.
    fn explores(&self, target: &Target) -> bool {
        let table = self.scene.view.table();
        matches!(target.spot, FieldOrCorner::Field(field) if table.terrain(field).is_none() && field != Field::OUTER)
    }

    /// The classes that say what would be done at a place, and by which unit.
    fn state(&self, target: &Target) -> String {
        let kind = match target.ghost {
            _ if self.explores(target) => " explore",
            Ghost::None if matches!(target.actions.as_slice(), [Action::Age(_)]) => " choose age",
            Ghost::None => " choose",
            Ghost::Farm | Ghost::Village => " corner",
            _ if matches!(
                target.actions.as_slice(),
                [Action::Settler(..) | Action::Ship(..) | Action::Harbor(..)]
            ) =>
            {
                " site"
            }
            _ => "",
        };
        let from = target.from.as_ref().map(|from| format!(" ln-from from-{from}"));
        format!("{kind}{}", from.unwrap_or_default())
    }

    fn target(&self, target: &Target) -> Markup {
        let seat = self.scene.me().unwrap_or(self.scene.view.table().active());
        html! {
            g class={ "ln-target " (owner(seat)) (self.state(target)) } data-behind=[target.from.as_ref().map(|from| format!("from-{from}"))] {
                @match target.spot {
                    FieldOrCorner::Field(Field::OUTER) => (self.outer(target)),
                    FieldOrCorner::Field(field) => (self.field(target, field)),
                    FieldOrCorner::Corner(corner) => (self.corner(target, corner)),
                }
            }
        }
    }

    fn outer(&self, target: &Target) -> Markup {
        let seat = self.scene.me().unwrap_or(self.scene.view.table().active());
        let (x, y) = (RIGHT - 34.0, STRIP - 12.0);
        html! {
            circle .ln-spot cx=(px(x)) cy=(px(y - 3.0)) r="34" {}
            g .ln-ghost { (unit(UnitKind::Ship, seat, (x, y))) }
            (self.button(target, (x, y - 3.0), 34.0))
        }
    }

    fn field(&self, target: &Target, field: Field) -> Markup {
        let (scene, table) = (self.scene, self.scene.view.table());
        let explores = self.explores(target);
        let (x, y) = center(field);
        let seat = match table.phase() {
            Phase::Flee(fleeing) => fleeing.owner,
            _ => scene.me().unwrap_or(table.active()),
        };
        html! {
            polygon points=(outline_beside_houses(table, field, 5.0)) {}
            @match target.ghost {
                Ghost::Unit(kind) if !table.occupied().contains(field) => g .ln-ghost { (unit(kind, seat, if explores { (x, y - 12.0) } else { unit_at(table, field) })) },
                Ghost::Harbor => g .ln-ghost { (drawn_around("harbor", (x - 29.0, y + 26.0), (32.0, 32.0))) },
                _ => {},
            }
            (self.button(target, (x, y), 44.0))
        }
    }

    fn corner(&self, target: &Target, corner: Corner) -> Markup {
        let seat = self.scene.me().unwrap_or(self.scene.view.table().active());
        let (x, y) = corner_at(corner);
        let building = if target.ghost == Ghost::Village { Building::Village } else { Building::Farm };
        html! {
            circle .ln-spot cx=(px(x)) cy=(px(y)) r="20" {}
            g .ln-ghost { g transform={ (at((x, y + 2.0))) " scale(.78)" } { (house(building, seat, (0.0, 0.0))) } }
            (self.button(target, (x, y), 20.0))
        }
    }

    /// The word on a place, where it lies.
    fn sign(&self, target: &Target) -> Option<Markup> {
        let words = self.scene.words;
        let field = match target.spot {
            FieldOrCorner::Field(field) => field,
            FieldOrCorner::Corner(corner) => {
                let (x, y) = corner_at(corner);
                let key = if target.ghost == Ghost::Village { "ln-village-name" } else { "ln-farm-name" };
                return Some(sign(&words.say(key), (x, y + 27.0)));
            }
        };
        if field == Field::OUTER {
            let is_new = target.actions.contains(&Action::ShipOuter);
            let text = words.say(if is_new { "ln-sign-ship" } else { "ln-sign-sail" });
            return Some(plate(&text, (RIGHT, STRIP + 25.0), 1.0));
        }
        let (x, y) = center(field);
        if self.explores(target) {
            return Some(sign(&words.say("ln-sign-explore"), (x, y + 24.0)));
        }
        let below = if target.ghost == Ghost::None { 47.0 } else { 38.0 };
        self.sign_of(target).map(|text| sign(&text, (x, y + below)))
    }

    /// A word on a field where what would happen can't be drawn.
    fn sign_of(&self, target: &Target) -> Option<String> {
        let words = self.scene.words;
        match target.actions.as_slice() {
            &[Action::Age(field)] => {
                let number = self.scene.view.table().number(field)?;
                Some(words.say_with(
                    "ln-sign-age",
                    &[("count", number.get().into()), ("next", number.aged().get().into())],
                ))
            }
            [Action::GoodYear(_)] => Some(words.say("ln-sign-good-year")),
            [Action::Settler(..)] => Some(kind_name(words, UnitKind::Settler)),
            [Action::Ship(..)] => Some(kind_name(words, UnitKind::Ship)),
            [Action::Harbor(..)] => Some(words.say("ln-cost-harbor")),
            [Action::Move { cards, .. } | Action::Step { cards, .. }] => {
                let card = cards.each().next()?;
                Some(words.say_with("ln-sign-card", &[("card", fate_thing(card).into())]))
            }
            [_, _, ..] => Some(words.say_with("ln-sign-several", &[("count", target.actions.len().into())])),
            _ => None,
        }
    }

    /// A real button; a place with several actions opens its menu.
    fn button(&self, target: &Target, (x, y): (f64, f64), radius: f64) -> Markup {
        let scene = self.scene;
        let side = px(2.0 * radius);
        html! {
            foreignObject x=(px(x - radius)) y=(px(y - radius)) width=(side) height=(side) {
                @match target.actions.as_slice() {
                    [only] => {
                        @let label = Landnam::label(scene, *only);
                        button id={ "to-" (target.id) } .hot type="submit" name="action" value=(only) aria-label=(label) data-tip=(label) data-rule=[Landnam::clause_of(*only)] {}
                    },
                    several => {
                        @let label = scene.words.say_with("board-several", &[("place", Value::Text(self.name(target))), ("count", several.len().into())]);
                        button id={ "to-" (target.id) } .hot type="button" popovertarget={ "menu-" (target.id) } aria-label=(label) data-tip=(label) data-rule=[several.first().and_then(|&action| Landnam::clause_of(action))] {}
                    },
                }
            }
        }
    }

    fn name(&self, target: &Target) -> String {
        match target.spot {
            FieldOrCorner::Field(field) => field_name(self.scene.words, self.scene.view.table(), field),
            FieldOrCorner::Corner(corner) => corner_name(self.scene.words, corner),
        }
    }

    /// The menus of places with several actions.
    pub(super) fn menus(&self) -> Markup {
        html! {
            @for target in self.targets.iter().filter(|target| target.actions.len() > 1) {
                div id={ "menu-" (target.id) } .menu popover {
                    h3 { (self.name(target)) }
                    @for action in &target.actions {
                        button type="submit" name="action" value=(action) data-rule=[Landnam::clause_of(*action)] { (Landnam::label(self.scene, *action)) }
                    }
                }
            }
        }
    }
}

/// The island around the fields at which some actions take place; else the althing, or the goods that are traded.
pub(super) fn parts_about(table: &Table, actions: &[Action]) -> Vec<String> {
    let mut around = Fields::EMPTY;
    for &action in actions {
        let fields: Vec<Field> = match action {
            Action::Move { from, to, .. } => vec![from, to],
            Action::Step { to, .. } | Action::Flee(to) => vec![to],
            Action::Settler(field, _)
            | Action::Ship(field, _)
            | Action::Harbor(field, _)
            | Action::Age(field)
            | Action::GoodYear(field)
            | Action::Sue(field, _) => vec![field],
            Action::Farm(corner, _) | Action::Village(corner) => board().around(corner).into_iter().collect(),
            _ => Vec::new(),
        };
        for field in fields.into_iter().filter(|&field| field != Field::OUTER) {
            around = around | Fields::of([field]) | board().adjacent(field);
        }
    }
    let fields: Vec<String> =
        around.into_iter().filter(|&field| field != Field::OUTER).map(|field| field.to_string()).collect();
    let is_thing = matches!(table.phase(), Phase::Thing(_));
    match (fields.is_empty(), is_thing) {
        (false, _) => vec![format!("map {}", fields.join(" "))],
        (true, true) => vec!["thing".to_owned()],
        (true, false) => vec!["goods".to_owned()],
    }
}

/// A word on a small plate around a place.
pub(super) fn sign(text: &str, place: (f64, f64)) -> Markup {
    plate(text, place, 0.5)
}

/// A word on a small plate that has so much of its width at the left of a place: where drawings are small, it grows
/// from there.
fn plate(text: &str, place: (f64, f64), left: f64) -> Markup {
    let width = 16.0 + 6.8 * text.chars().count() as f64;
    let middle = width * (0.5 - left);
    html! {
        g .ln-sign transform=(at(place)) {
            g .z {
                rect x=(px(middle - width / 2.0)) y="-10" width=(px(width)) height="20" rx="6" {}
                text x=[(middle != 0.0).then(|| px(middle))] y="4.2" { (text) }
            }
        }
    }
}
