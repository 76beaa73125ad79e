//! Journeys: where a merchant or a caravan can get to, and the steps that lead there, so that one click on a
//! destination walks the whole way.
//!
//! The rules themselves say where each step may go. The steps of a journey are posted together and checked like any
//! others; without the script they are made one by one.

use game::random::fast;
use game::{Actions, Actor, Game, Seat, View};
use maud::{Markup, html};
use merchants::action::CaravanName;
use merchants::components::STEPS;
use merchants::ids::{IntersectionId, PathId};
use merchants::map::Map;
use merchants::place::Intersection;
use merchants::{Action, Merchants, Phase};
use serde_json::{Value as Json, json};

use super::MoeScene;
use super::geometry::{Point, corner, ends};
use super::targets::{Tool, mover_of};
use super::words::{corner_value, path_value};
use crate::board::OnBoard;
use crate::board::draw::{middle, px};

/// Ways are drawn for so many payments at most; a longer journey has a rest.
const PAYMENTS: u8 = 2;

/// Where a traveler stands on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stand {
    Corner(IntersectionId),
    Route(PathId),
}

/// Who travels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Traveler {
    Merchant(Intersection),
    Caravan(CaravanName),
    /// One that is on its way already.
    Underway,
}

/// A place that was reached, and how.
struct Reached {
    state: Merchants,
    stand: Stand,
    /// What has been paid to others so far, in seats.
    tolls: usize,
    moves: Vec<Action>,
    line: Vec<Point>,
}

/// A whole way to a place where one may stop.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Journey {
    pub(super) steps: Vec<Action>,
    stand: Stand,
    line: Vec<Point>,
    paid: u8,
    tolls: usize,
}

impl Journey {
    /// Whether it leads to a city, or to where something can be delivered.
    fn is_goal(&self, map: &Map) -> bool {
        match self.stand {
            Stand::Corner(at) => map.city_at[at].is_some(),
            Stand::Route(_) => self.steps.last() != Some(&Action::Stop),
        }
    }
}

/// A traveler with all of its journeys.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Travels {
    /// As its place is named in ids.
    id: String,
    tool: Tool,
    pub(super) journeys: Vec<Journey>,
}

/// All journeys that the viewer can begin or go on with now.
pub(super) fn all(scene: &MoeScene<'_>) -> Vec<Travels> {
    let Some(me) = scene.me().filter(|_| !scene.legal.is_empty()) else { return Vec::new() };
    let state = || scene.view.imagine(&mut fast(0));
    match scene.view.table().phase {
        Phase::Walking { .. } | Phase::Driving { .. } => {
            vec![travels(scene, me, &state(), Traveler::Underway, 0)]
        }
        _ => {
            let begun = travelers(scene);
            if begun.is_empty() {
                return Vec::new();
            }
            let state = state();
            begun.into_iter().map(|(traveler, most)| travels(scene, me, &state, traveler, most)).collect()
        }
    }
}

/// Where they all lead.
pub(super) fn ends_of(all: &[Travels]) -> impl Iterator<Item = Point> {
    all.iter().flat_map(|travels| &travels.journeys).filter_map(|journey| journey.line.last().copied())
}

/// Who can set out, each with the most that can be paid for it.
fn travelers(scene: &MoeScene<'_>) -> Vec<(Traveler, u8)> {
    let mut known: Vec<(Traveler, u8)> = Vec::new();
    for &action in scene.legal {
        let (traveler, paid) = match action {
            Action::Walk { from, grain } => (Traveler::Merchant(from), grain),
            Action::Drive { from, salt } => (Traveler::Caravan(from), salt),
            _ => continue,
        };
        let paid = paid.min(PAYMENTS);
        match known.iter_mut().find(|(other, _)| *other == traveler) {
            Some((_, most)) => *most = paid.max(*most),
            None => known.push((traveler, paid)),
        }
    }
    known
}

/// The step with which a traveler sets out.
fn begin(traveler: Traveler, paid: u8) -> Option<Action> {
    match traveler {
        Traveler::Merchant(from) => Some(Action::Walk { from, grain: paid }),
        Traveler::Caravan(from) => Some(Action::Drive { from, salt: paid }),
        Traveler::Underway => None,
    }
}

fn travels(scene: &MoeScene<'_>, me: Seat, state: &Merchants, traveler: Traveler, most: u8) -> Travels {
    let mut start = state.clone();
    if let Some(first) = begin(traveler, most) {
        start.apply(Actor::Seat(me), first);
    }
    let (id, tool) = match traveler {
        Traveler::Merchant(from) => (from.to_string(), Tool::Walk),
        Traveler::Caravan(from) => (from.at.to_string(), Tool::Drive),
        Traveler::Underway => (String::new(), Tool::Asked),
    };
    let is_free = matches!(scene.view.table().phase, Phase::Actions | Phase::BeforeRoll);
    Travels {
        id: id.replace('.', "-"),
        tool: if is_free { tool } else { Tool::Asked },
        journeys: explore(me, start, traveler, most),
    }
}

fn stand_of(state: &Merchants) -> Option<(Stand, usize)> {
    match state.table().phase {
        Phase::Walking { at, .. } => Some((Stand::Corner(at), 0)),
        Phase::Driving { caravan, .. } => Some((Stand::Route(caravan.at), caravan.tolls.len())),
        _ => None,
    }
}

/// Goes everywhere, the nearest places first, and keeps for each the cheapest way.
fn explore(me: Seat, start: Merchants, traveler: Traveler, most: u8) -> Vec<Journey> {
    let Some((stand, tolls)) = stand_of(&start) else { return Vec::new() };
    let first_tolls = tolls;
    let line = vec![place_of(&start, stand)];
    let mut reached = vec![Reached { state: start, stand, tolls, moves: Vec::new(), line }];
    let mut journeys: Vec<Journey> = Vec::new();
    let mut legal = Actions::new();
    let mut done = 0;
    while done < reached.len() {
        legal.clear();
        reached[done].state.legal(me, &mut legal);
        if done > 0 && legal.contains(&Action::Stop) {
            keep(&mut journeys, journey(&reached[done], traveler, most, first_tolls, &legal));
        }
        for &action in legal.iter().filter(|action| matches!(action, Action::WalkTo(_) | Action::DriveTo(_)))
        {
            let next = after(&reached[done], me, action);
            let is_known = |other: &Reached| other.stand == next.stand && other.tolls <= next.tolls;
            if !reached.iter().any(is_known) {
                reached.push(next);
            }
        }
        done += 1;
    }
    // Farther than one payment goes, only what is worth the journey is offered: all the rest would make pages heavy.
    let map = reached[0].state.table().map();
    journeys.retain(|journey| journey.paid <= 1 || journey.is_goal(map));
    journeys
}

fn after(from: &Reached, me: Seat, action: Action) -> Reached {
    let mut state = from.state.clone();
    state.apply(Actor::Seat(me), action);
    let (stand, tolls) = stand_of(&state).unwrap_or((from.stand, from.tolls));
    let mut line = from.line.clone();
    if let (Stand::Route(one), Stand::Route(other)) = (from.stand, stand) {
        // A wagon turns where the two routes meet.
        let (one, other) = (state.table().map().ends[one], state.table().map().ends[other]);
        let met = one.into_iter().find(|end| other.contains(end));
        line.extend(met.map(|end| corner(state.table().map(), end)));
    }
    line.push(place_of(&state, stand));
    let mut moves = from.moves.clone();
    moves.push(action);
    Reached { state, stand, tolls, moves, line }
}

fn place_of(state: &Merchants, stand: Stand) -> Point {
    let map = state.table().map();
    match stand {
        Stand::Corner(at) => corner(map, at),
        Stand::Route(path) => {
            let [from, to] = ends(map, path);
            middle(from, to)
        }
    }
}

/// The whole way to a place. Where something can be delivered, it isn't over yet.
fn journey(
    reached: &Reached,
    traveler: Traveler,
    most: u8,
    tolls: usize,
    legal: &Actions<Action>,
) -> Journey {
    let paid = (reached.moves.len() as u8).div_ceil(STEPS).min(most);
    let may_deliver = legal.iter().any(|action| matches!(action, Action::Deliver(_)));
    let stop = (!may_deliver).then_some(Action::Stop);
    let steps = begin(traveler, paid).into_iter().chain(reached.moves.iter().copied()).chain(stop);
    Journey {
        steps: steps.collect(),
        stand: reached.stand,
        line: reached.line.clone(),
        paid,
        tolls: reached.tolls - tolls,
    }
}

fn keep(journeys: &mut Vec<Journey>, new: Journey) {
    let cost = |journey: &Journey| (journey.paid, journey.tolls, journey.steps.len());
    match journeys.iter_mut().find(|known| known.stand == new.stand) {
        Some(known) if cost(&new) < cost(known) => *known = new,
        Some(_) => {}
        None => journeys.push(new),
    }
}

/// The journey that leads where these steps lead, with what its button says. Where no such way is drawn, the nearest
/// that the same traveler has to somewhere worth it is taken.
pub(super) fn as_drawn(scene: &MoeScene<'_>, steps: Vec<Action>) -> OnBoard<Action> {
    let travels_by = |step: Action| {
        let is_begun = matches!(step, Action::WalkTo(_) | Action::DriveTo(_));
        is_begun || mover_of(step).is_some()
    };
    let alone = |steps: Vec<Action>| OnBoard { shown: steps.clone(), steps, name: None };
    let Some(&first) = steps.first().filter(|&&step| travels_by(step)) else { return alone(steps) };
    let wanted = mover_of(first).unwrap_or_default();
    let all = all(scene);
    let journeys = || all.iter().filter(|travels| travels.id == wanted).flat_map(|travels| &travels.journeys);
    let goal = |steps: &[Action]| steps.iter().copied().rfind(|&step| step != Action::Stop);
    let map = scene.view.table().map();
    let journey = journeys()
        .find(|journey| goal(&journey.steps) == goal(&steps))
        .or_else(|| journeys().find(|journey| journey.is_goal(map)))
        .or_else(|| journeys().next());
    match journey {
        Some(journey) => OnBoard { name: Some(name(scene, journey)), ..alone(journey.steps.clone()) },
        None => alone(steps),
    }
}

/// The journeys as the script reads them: each with its steps, its line, and what its button says.
pub(super) fn data(scene: &MoeScene<'_>, all: &[Travels]) -> Markup {
    let text: Vec<Json> = all
        .iter()
        .map(|travels| {
            let journeys: Vec<Json> =
                travels.journeys.iter().map(|journey| journey_json(scene, journey)).collect();
            json!({ "from": travels.id, "tool": travels.tool.name(), "journeys": journeys })
        })
        .collect();
    html! { @if !all.is_empty() { div #moe-journeys hidden data-journeys=(Json::Array(text)) {} } }
}

fn journey_json(scene: &MoeScene<'_>, journey: &Journey) -> Json {
    let steps: Vec<String> = journey.steps.iter().map(ToString::to_string).collect();
    let line: Vec<String> = journey.line.iter().map(|&(x, y)| format!("{},{}", px(x), px(y))).collect();
    json!({ "steps": steps.join("|"), "line": line.join(" "), "text": name(scene, journey) })
}

/// What a journey is called.
fn name(scene: &MoeScene<'_>, journey: &Journey) -> String {
    let map = scene.view.table().map();
    let (key, place) = match journey.stand {
        Stand::Corner(at) => ("moe-way-walk", corner_value(map, map.intersections[at])),
        Stand::Route(path) => ("moe-way-drive", path_value(map, map.paths[path])),
    };
    let values = [("place", place), ("count", journey.paid.into()), ("tolls", journey.tolls.into())];
    scene.words.say_with(key, &values)
}

#[cfg(test)]
mod tests {
    use game::{Viewer, random_step};
    use merchants::MerchantsOptions;
    use words::Words;

    use super::*;
    use crate::play::Reader;

    /// Looks at the journeys of whoever is to act; says how many there are.
    fn look(state: &Merchants, seat: Seat, legal: &Actions<Action>) -> usize {
        let names = ["Anna", "Bjarni", "Carlo", "David"].map(str::to_owned);
        let view = state.view(Viewer::Seat(seat));
        let reader = Reader { viewer: Viewer::Seat(seat), names: &names, words: &Words::ENGLISH };
        let travels = all(&reader.scene(&view, legal));
        let journeys: Vec<&Journey> = travels.iter().flat_map(|travels| &travels.journeys).collect();
        for journey in &journeys {
            let mut walked = state.clone();
            for &step in &journey.steps {
                walked
                    .play(Actor::Seat(seat), step)
                    .unwrap_or_else(|illegal| panic!("{step}: {}", illegal.sentence()));
            }
        }
        journeys.len()
    }

    #[test]
    fn every_way_that_is_drawn_is_accepted_as_a_whole() {
        let mut rng = fast(11);
        let mut tried = 0;
        let mut state = Merchants::new(&MerchantsOptions::default());
        let mut legal = Actions::new();
        for _ in 0..1_500 {
            let Some((actor, action)) = random_step(&state, &mut rng, &mut legal) else { break };
            if let Actor::Seat(seat) = actor {
                tried += look(&state, seat, &legal);
            }
            state.apply(actor, action);
        }
        assert!(tried > 200, "{tried} journeys were tried");
    }
}
