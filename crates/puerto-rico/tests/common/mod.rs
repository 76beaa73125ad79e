//! Positions, scripts and questions for the tests.

#![allow(dead_code, unreachable_pub)]

use game::{Actions, Actor, Game, Outcomes, Seat, Turn, random};
use puerto_rico::{Action, Board, PuertoRico, PuertoRicoOptions};
pub use serde_json::json;

/// The position that `json` says.
#[track_caller]
pub fn position(json: serde_json::Value) -> PuertoRico {
    match serde_json::from_value(json) {
        Ok(state) => state,
        Err(error) => panic!("no position: {error}"),
    }
}

/// Why `json` is no position.
#[track_caller]
pub fn no_position(json: serde_json::Value) -> String {
    serde_json::from_value::<PuertoRico>(json).expect_err("this can't be on a table").to_string()
}

/// A table of `players` after `governor` was chosen and the first row was dealt.
pub fn dealt(players: usize, governor: &str) -> PuertoRico {
    let mut state = PuertoRico::new(&PuertoRicoOptions::of(players));
    play(&mut state, &format!("chance governor {governor}"));
    deal(&mut state);
    state
}

/// Lets chance act until a player is to act.
pub fn deal(state: &mut PuertoRico) {
    let mut rng = random::fast(1);
    while state.turn() == Turn::Chance {
        let action = state.sample(&mut rng);
        state.play(Actor::Chance, action).expect("what is sampled is possible");
    }
}

fn step(line: &str) -> (Actor, Action) {
    let (actor, action) = line.trim().split_once(' ').expect("an actor and an action");
    (actor.parse().expect("an actor"), action.parse().expect("an action"))
}

/// Plays steps such as `P1 pick captain`, one a line or with semicolons.
#[track_caller]
pub fn play(state: &mut PuertoRico, script: &str) {
    for line in script.split(['\n', ';']).filter(|line| !line.trim().is_empty()) {
        let (actor, action) = step(line);
        if let Err(illegal) = state.play(actor, action) {
            panic!("{line} is refused: {illegal}\n{} in {state:?}", asked(state));
        }
    }
}

/// The position after a script.
#[track_caller]
pub fn after(mut state: PuertoRico, script: &str) -> PuertoRico {
    play(&mut state, script);
    state
}

/// The clause that forbids a step.
#[track_caller]
pub fn refused(state: &PuertoRico, line: &str) -> &'static str {
    let (actor, action) = step(line);
    match state.check(actor, action) {
        Err(illegal) => illegal.clause_id().unwrap_or_default(),
        Ok(()) => panic!("{line} is allowed"),
    }
}

/// Who is asked, and between what: `P1: sell corn | pass`.
pub fn asked(state: &PuertoRico) -> String {
    match state.turn() {
        Turn::Over => "over".into(),
        Turn::Chance => {
            let mut outcomes = Outcomes::new();
            state.chance(&mut outcomes);
            let outcomes: Vec<String> =
                outcomes.iter().map(|(action, weight)| format!("{action} x{weight}")).collect();
            format!("chance: {}", outcomes.join(" | "))
        }
        Turn::Seats(seats) => {
            let seat = seats.first().expect("somebody");
            let mut legal = Actions::new();
            state.legal(seat, &mut legal);
            let legal: Vec<String> = legal.iter().map(Action::to_string).collect();
            format!("{seat}: {}", legal.join(" | "))
        }
    }
}

/// What a person who is asked may do.
pub fn chosen(state: &PuertoRico) -> String {
    let Turn::Seats(seats) = state.turn() else { panic!("nobody is asked") };
    let mut choices = Actions::new();
    state.choices(seats.first().expect("somebody"), &mut choices);
    let choices: Vec<String> = choices.iter().map(Action::to_string).collect();
    choices.join(" | ")
}

/// All orders of some steps.
pub fn orders(steps: &[Action]) -> Vec<Vec<Action>> {
    if steps.is_empty() {
        return vec![Vec::new()];
    }
    let mut orders = Vec::new();
    for (place, &first) in steps.iter().enumerate() {
        let rest = [&steps[..place], &steps[place + 1..]].concat();
        orders.extend(self::orders(&rest).into_iter().map(|rest| [vec![first], rest].concat()));
    }
    orders
}

/// The board of the seat with this number, counted from 1.
pub fn board(state: &PuertoRico, number: usize) -> &Board {
    state.table.board(Seat::new(number - 1))
}

/// Victory points of the seats.
pub fn vp(state: &PuertoRico) -> &[u16] {
    &state.vp[..state.players()]
}

/// Doubloons of the seats.
pub fn doubloons(state: &PuertoRico) -> Vec<u16> {
    state.table.seated().iter().map(|board| board.doubloons).collect()
}

/// The points that a seat, counted from 1, has from a source in a position where the game is over.
#[track_caller]
pub fn points(state: &PuertoRico, number: usize, source: &str) -> i32 {
    let scores = state.score().expect("the game is over");
    let score = scores.of(Seat::new(number - 1)).expect("a score of the seat");
    score.sources.iter().find(|points| points.source == source).expect("the source").points
}
