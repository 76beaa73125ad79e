//! The table of Puerto Rico: roles in one row; plantations, ships, trading house and supply; the buildings with the
//! viewer's own prices; the own goods, island and city. The others have theirs in their panels.

mod colonists;
mod fields;
mod harbor;
mod lessons;
mod market;
mod moves;
mod names;
mod own;
mod panel;
mod pieces;
mod reasons;
mod roles;
mod say;
mod storing;
mod tell;
#[cfg(test)]
mod tests;

use game::{Actor, Scores, Seat};
use maud::{Markup, html};
use puerto_rico::{Action, Phase, PuertoRico, PuertoRicoView};

use words::Thing;

use crate::board::{Amounts, BarButton, OnBoard, Passed, PieceMove, Scene, TurnMark, WebBoard};

type PrScene<'a> = Scene<'a, PuertoRico>;

impl WebBoard for PuertoRico {
    fn sheet() -> &'static str {
        "css/puerto-rico.css"
    }

    fn board(scene: &PrScene<'_>) -> Markup {
        let is_seated = scene.me().is_some();
        html! {
            div .board .puerto-rico .watching[!is_seated] {
                div .pr-table {
                    (roles::roles(scene))
                    (shelves(scene))
                    div .pr-middle .common {
                        (fields::fields(scene))
                        (harbor::ships(scene))
                        (harbor::house(scene))
                        (harbor::supply(scene))
                    }
                    (market::market(scene))
                    @if let Some(me) = scene.me() { (own::own(scene, me)) }
                }
            }
        }
    }

    fn part(scene: &PrScene<'_>, name: &str, of: &[&str]) -> Option<Markup> {
        let seat =
            || of.first()?.parse().ok().filter(|seat: &Seat| seat.index() < scene.view.table.players());
        let drawn = match name {
            "roles" => roles::roles(scene),
            "fields" => fields::fields(scene),
            "ships" => harbor::ships(scene),
            "house" => harbor::house(scene),
            "lots" => market::lots(scene, of)?,
            "wares" => own::wares(scene, seat()?),
            "island" => own::island(scene, seat()?),
            "city" => own::city(scene, seat()?),
            _ => return None,
        };
        Some(html! { div .pr-table { (drawn) } })
    }

    fn parts_about(_: &Self::View, seat: Seat, actions: &[Action]) -> Vec<String> {
        parts_about(seat, actions)
    }

    fn panel(scene: &PrScene<'_>, seat: Seat) -> Markup {
        panel::panel(scene, seat)
    }

    fn headline(scene: &PrScene<'_>, seat: Seat) -> Markup {
        panel::headline(scene, seat)
    }

    fn moment(scene: &PrScene<'_>) -> Markup {
        say::moment(scene)
    }

    fn ending(scene: &PrScene<'_>) -> Option<String> {
        say::ending(scene)
    }

    fn bar(scene: &PrScene<'_>) -> Vec<BarButton<Action>> {
        say::bar(scene)
    }

    fn set_bar(scene: &PrScene<'_>) -> Markup {
        match scene.me() {
            Some(me) if colonists::is_placing(scene) => colonists::muster(scene, scene.view.table.board(me)),
            Some(_) if storing::is_keeping(scene) => storing::muster(scene),
            _ => html! {},
        }
    }

    fn ask(scene: &PrScene<'_>) -> String {
        say::ask(scene)
    }

    fn moves(step: &Passed<'_, PuertoRico>) -> Vec<PieceMove> {
        moves::moves(step)
    }

    fn reasons(scene: &PrScene<'_>, action: Action) -> Vec<String> {
        reasons::reasons(scene, action)
    }

    fn label(scene: &PrScene<'_>, action: Action) -> String {
        say::label(scene, action)
    }

    fn tell(scene: &PrScene<'_>, actor: Actor, action: Action) -> String {
        tell::tell(scene, actor, action)
    }

    fn outcome(scene: &PrScene<'_>, action: Action) -> String {
        match action {
            Action::Tile(good) => names::tile_name(scene.words, good.into()),
            _ => PuertoRico::tell(scene, Actor::Chance, action),
        }
    }

    fn composed(view: &PuertoRicoView, what: &str, amounts: &Amounts) -> Option<Vec<Action>> {
        match what {
            "colonists" => colonists::steps(view, amounts),
            "keep" => storing::steps(view, amounts),
            _ => None,
        }
    }

    const LESSON_PHASES: &'static [&'static str] = lessons::PHASES;

    fn lesson_phase(view: &Self::View) -> &'static str {
        lessons::phase(&view.table.phase)
    }

    fn on_board(scene: &PrScene<'_>, steps: Vec<Action>) -> OnBoard<Action> {
        colonists::on_circles(scene, steps)
    }

    fn standing(state: &Self) -> Option<Scores> {
        Some(state.standing())
    }

    const TURN_MARK: TurnMark = TurnMark::Begins;

    fn is_turn(action: Action) -> bool {
        matches!(action, Action::Pick(_))
    }

    fn source_key(source: &str) -> String {
        match source {
            "chips" | "buildings" => format!("pr-score-{source}"),
            building => format!("pr-building-{building}"),
        }
    }

    fn deed(topic: &str, item: &str) -> Option<Thing> {
        match topic {
            "roles picked" => Some(Thing::new(format!("pr-role-{item}"))),
            "buildings built" => Some(Thing::new(format!("pr-building-{item}"))),
            _ => None,
        }
    }
}

/// What a phone shows below the roles: one of three parts at a time, first that which the phase is about.
fn shelves(scene: &PrScene<'_>) -> Markup {
    let (first, when) = match scene.view.table.phase {
        Phase::Settler { .. } | Phase::Hospice { .. } | Phase::Hacienda { .. } => ("fields", "settler"),
        Phase::Craftsman | Phase::Trader { .. } | Phase::Captain(_) | Phase::Storing { .. } => {
            ("ships", "harbor")
        }
        _ => ("buildings", "builder"),
    };
    html! {
        // Another id for another phase, so that the part which matters is shown then.
        div .pr-shelves .common role="radiogroup" aria-label=(scene.words.say("pr-shelves")) {
            @for shelf in ["buildings", "fields", "ships"] {
                label {
                    input id={ "shelf-" (shelf) "-" (when) } type="radio" name={ "shelf-" (when) } value=(shelf) form="nowhere" checked[shelf == first];
                    span { (scene.words.say(&format!("pr-shelf-{shelf}"))) }
                }
            }
        }
    }
}

/// What is taken, built, sold or loaded, and what it goes to. A role is picked from its cards, by what is to be shipped
/// and sold.
fn parts_about(seat: Seat, actions: &[Action]) -> Vec<String> {
    let built: Vec<String> = actions
        .iter()
        .filter_map(
            |action| if let Action::Build(building) = action { Some(building.to_string()) } else { None },
        )
        .collect();
    let mut parts: Vec<String> = Vec::new();
    let mut add = |part: String| {
        if !parts.contains(&part) {
            parts.push(part);
        }
    };
    for action in actions {
        match action {
            Action::Settle(_) | Action::Hacienda => {
                ["fields".to_owned(), format!("island {seat}")].map(&mut add)
            }
            Action::Build(_) => [format!("lots {}", built.join(" ")), format!("city {seat}")].map(&mut add),
            Action::Sell(_) => ["house".to_owned(), format!("wares {seat}")].map(&mut add),
            Action::Pick(_) => {
                add("roles".to_owned());
                ["ships".to_owned(), format!("wares {seat}")].map(&mut add)
            }
            Action::Load(..) | Action::Wharf(_) => {
                ["ships".to_owned(), format!("wares {seat}")].map(&mut add)
            }
            Action::Extra(_) | Action::Keep(..) => {
                add(format!("wares {seat}"));
                continue;
            }
            Action::Place(..) => [format!("island {seat}"), format!("city {seat}")].map(&mut add),
            _ => continue,
        };
    }
    parts
}
