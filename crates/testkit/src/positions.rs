//! Positions that somebody might write by hand: those of random games with something changed.
//!
//! A position that is read has been validated, so play can go on from it. [`mutated`] tries that: it changes the JSON
//! of states here and there, looks at the words of each refusal, and plays on from whatever is still accepted. In a
//! debug build a count that runs over stops the run; so does a player without an action, or a list that the rules
//! refuse.
//!
//! A game's short form of it stands in its tests; `cargo xtask positions [N]` runs the same tests with more positions:
//!
//! ```no_run
//! # fn test<G: game::Game>(options: G::Options) {
//! use testkit::positions;
//!
//! let report = positions::mutated::<G>(&options, positions::wanted(200), 1);
//! assert!(report.actions > 1_000, "{report:?}");
//! # }
//! ```

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use serde_json::Value;

use crate::conformance::position::json_reads_back;
use game::Actions;
use game::Game;
use game::Objection;
use game::random::{Draw, FastRng, fast};
use game::{Actor, Turn};

/// The name of the environment variable that asks for more positions than the tests try by themselves.
pub const VARIABLE: &str = "KAUPANG_POSITIONS";

/// From how many changed positions a test plays on: `short`, or as many as the environment asks for.
///
/// # Panics
/// If the environment asks for something that is no number.
#[must_use]
pub fn wanted(short: u64) -> u64 {
    match std::env::var(VARIABLE) {
        Ok(number) => {
            number.parse().unwrap_or_else(|_| panic!("{VARIABLE} has to be a number, not '{number}'"))
        }
        Err(_) => short,
    }
}

/// What came of changed positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PositionsReport {
    /// Positions tried.
    pub tried: u64,
    /// Positions that were accepted and are not the one that was changed.
    pub accepted: u64,
    /// Actions played from accepted positions.
    pub actions: u64,
}

/// Changes the JSON of states of random games until `count` of the changed ones were accepted, and plays on from each
/// of them.
///
/// # Panics
/// If play can't go on from an accepted position; its JSON is printed. If hardly any is accepted.
pub fn mutated<G: Game>(options: &G::Options, count: u64, seed: u64) -> PositionsReport {
    let mut rng = fast(seed);
    let mut report = PositionsReport::default();
    let (mut state, mut other) = (G::new(options), json(&G::new(options)));
    let mut legal = Actions::new();
    while report.accepted < count {
        assert!(
            report.tried <= RARELY * (count + TRIES),
            "hardly a changed position is accepted: {report:?}"
        );
        let steps = 1 + rng.below(STRIDE);
        if go_on(&mut state, steps, &mut legal, &mut rng) < steps {
            state = G::new(options);
        }
        let original = json(&state);
        objects_are_no_lists::<G>(&original);
        long_texts_are_shortened::<G>(&original);
        for _ in 0..TRIES {
            report.tried += 1;
            let mut changed = original.clone();
            for _ in 0..=rng.below(3) {
                change(&mut changed, &other, &mut rng);
            }
            let text = changed.to_string();
            let read = match game::position::read::<G>(&text) {
                Ok(read) => read,
                Err(unread) => {
                    is_told_in_our_words(&unread.reason, &text);
                    continue;
                }
            };
            if read == state {
                continue;
            }
            report.accepted += 1;
            let start = json(&read);
            let played = catch_unwind(AssertUnwindSafe(|| play_on(read, &mut legal, &mut rng)));
            match played {
                Ok(actions) => report.actions += u64::from(actions),
                Err(panic) => {
                    eprintln!("From an accepted position of {}:\n{start}", G::NAME);
                    resume_unwind(panic);
                }
            }
        }
        other = original;
    }
    report
}

/// At most this many actions lie between two states that are changed.
const STRIDE: u32 = 40;
/// How many changes are tried on a state.
const TRIES: u64 = 20;
/// One of so many changed positions at least is accepted.
const RARELY: u64 = 500;
/// At most this many actions are played from an accepted position.
const LENGTH: u32 = 120;

/// Checks that a refusal has no words of the JSON library, which speaks of types that no client knows.
fn is_told_in_our_words(reason: &Objection, text: &str) {
    let told = reason.to_string();
    let of_library = ["`", "invalid ", "expected ", "variant", "struct ", "elements", " at line "];
    assert!(
        !of_library.iter().any(|words| told.contains(words)),
        "the JSON library shines through: {told}\n{text}"
    );
}

/// Checks that no list stands for an object, wherever it is: fields have names.
fn objects_are_no_lists<G: Game>(original: &Value) {
    let mut places = Vec::new();
    objects(original, String::new(), &mut places);
    for place in places {
        let mut changed = original.clone();
        let object = changed.pointer_mut(&place).expect("it is there");
        let Value::Object(fields) = object.take() else { panic!("{place} is an object") };
        *object = fields.into_iter().map(|(_, value)| value).collect();
        let read = serde_json::from_value::<G>(changed.clone());
        assert!(read.is_err(), "a list at '{place}' is taken for an object:\n{changed}");
    }
}

/// Checks that a refusal stays a sentence, however long a text is that stands in place of another one.
fn long_texts_are_shortened<G: Game>(original: &Value) {
    let long = "\u{7}x".repeat(1_000);
    for place in places(original) {
        let mut changed = original.clone();
        match changed.pointer_mut(&place).expect("it is there") {
            Value::Object(fields) => drop(fields.insert(long.clone(), Value::Null)),
            Value::String(text) => text.clone_from(&long),
            _ => continue,
        }
        if let Err(unread) = game::position::read::<G>(&changed.to_string()) {
            let told = unread.reason.to_string();
            assert!(told.len() < 1_000, "a long text at '{place}' is told as it is: {told}");
            assert!(!told.contains('\u{7}'), "what can't be seen at '{place}' is told as it is: {told:?}");
        }
    }
}

/// The places of all objects in `json`, as pointers.
fn objects(json: &Value, place: String, places: &mut Vec<String>) {
    match json {
        Value::Object(fields) => {
            for (name, value) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                objects(value, format!("{place}/{name}"), places);
            }
            places.push(place);
        }
        Value::Array(values) => {
            for (index, value) in values.iter().enumerate() {
                objects(value, format!("{place}/{index}"), places);
            }
        }
        _ => {}
    }
}

fn json<G: Game>(state: &G) -> Value {
    serde_json::to_value(state).expect("a state has a JSON form")
}

fn play_on<G: Game>(mut state: G, legal: &mut Actions<G::Action>, rng: &mut FastRng) -> u32 {
    json_reads_back(&state);
    let played = go_on(&mut state, LENGTH, legal, rng);
    json_reads_back(&state);
    assert!(state.score().is_some() == (state.turn() == Turn::Over), "scores are there just at the end");
    played
}

/// Plays up to `most` random actions by the rules, and says how many there were before the game was over.
fn go_on<G: Game>(state: &mut G, most: u32, legal: &mut Actions<G::Action>, rng: &mut FastRng) -> u32 {
    for played in 0..most {
        let (actor, action) = match state.turn() {
            Turn::Over => return played,
            Turn::Chance => (Actor::Chance, state.sample(rng)),
            Turn::Seats(seats) => {
                let seat = seats.any(rng).expect("a turn of somebody");
                state.legal(seat, legal);
                assert!(!legal.is_empty(), "{seat} is to act, but has no legal action");
                (Actor::Seat(seat), rng.pick(legal))
            }
        };
        if let Err(illegal) = state.play(actor, action) {
            panic!("{actor} {action} is listed but refused: {illegal}");
        }
    }
    most
}

/// Changes something in `value`; `other` is the JSON of another state, to take things from.
fn change(value: &mut Value, other: &Value, rng: &mut FastRng) {
    let places = places(value);
    let place = rng.pick(&places.iter().collect::<Vec<_>>()).clone();
    match rng.below(5) {
        0 => exchange(value, &places, rng),
        1 => leave_out(value, &place, rng),
        2 => {
            if let (Some(target), Some(source)) = (value.pointer_mut(&place), other.pointer(&place)) {
                *target = source.clone();
            }
        }
        _ => {
            if let Some(target) = value.pointer_mut(&place) {
                alter(target, rng);
            }
        }
    }
}

/// The places of all values, as JSON pointers.
fn places(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![(String::new(), value)];
    while let Some((place, value)) = open.pop() {
        match value {
            Value::Array(items) => {
                open.extend(items.iter().enumerate().map(|(at, item)| (format!("{place}/{at}"), item)));
            }
            Value::Object(fields) => {
                open.extend(fields.iter().map(|(name, field)| (format!("{place}/{name}"), field)));
            }
            _ => {}
        }
        found.push(place);
    }
    found
}

/// Exchanges two values of a kind, moves a count from one number to another, or an item from one list to another.
fn exchange(value: &mut Value, places: &[String], rng: &mut FastRng) {
    let kind = |value: &Value| std::mem::discriminant(value);
    let first = rng.pick(&places.iter().collect::<Vec<_>>());
    let Some(wanted) = value.pointer(first).map(kind) else { return };
    let alike: Vec<&String> =
        places.iter().filter(|place| value.pointer(place).map(kind) == Some(wanted)).collect();
    let second = rng.pick(&alike);
    if first.starts_with(second.as_str()) || second.starts_with(first.as_str()) {
        return;
    }
    let (Some(one), Some(another)) = (value.pointer(first).cloned(), value.pointer(second).cloned()) else {
        return;
    };
    let (one, another) = match (one, another) {
        (Value::Number(one), Value::Number(another)) => {
            let (one, another) = (one.as_i64().unwrap_or(0), another.as_i64().unwrap_or(0));
            let moved = i64::from(rng.below(one.clamp(0, 20) as u32 + 1));
            (Value::from(one - moved), Value::from(another + moved))
        }
        (Value::Array(mut one), Value::Array(mut another)) if !one.is_empty() => {
            let item = one.remove(rng.below(one.len() as u32) as usize);
            another.push(item);
            (Value::Array(one), Value::Array(another))
        }
        (one, another) => (another, one),
    };
    for (place, changed) in [(first, one), (second, another)] {
        if let Some(target) = value.pointer_mut(place) {
            *target = changed;
        }
    }
}

/// Leaves out a field of an object or an item of a list at this place.
fn leave_out(value: &mut Value, place: &str, rng: &mut FastRng) {
    let (above, _) = place.rsplit_once('/').unwrap_or(("", ""));
    match value.pointer_mut(above) {
        Some(Value::Object(fields)) if !fields.is_empty() => {
            let names: Vec<String> = fields.keys().cloned().collect();
            fields.remove(&names[rng.below(names.len() as u32) as usize]);
        }
        Some(Value::Array(items)) if !items.is_empty() => {
            items.remove(rng.below(items.len() as u32) as usize);
        }
        _ => {}
    }
}

/// Gives a value another one of its kind.
fn alter(value: &mut Value, rng: &mut FastRng) {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let changed = match rng.below(6) {
                0 => number - 1,
                1 => i64::from(rng.pick(&[0, 1, 19, 20, 127, 128, 254, 255, 256, 65_535])),
                2 => 2 * number,
                3 => i64::from(rng.below(20)),
                _ => number + 1 + i64::from(rng.below(3)),
            };
            *value = Value::from(changed);
        }
        Value::Bool(is_so) => *is_so = !*is_so,
        // Heaps of cubes are written as letters.
        Value::String(text) => match rng.below(3) {
            0 => {
                text.pop();
            }
            1 => text.extend(text.chars().last()),
            _ => *text = text.chars().rev().collect(),
        },
        Value::Array(items) if !items.is_empty() => {
            let item = items[rng.below(items.len() as u32) as usize].clone();
            items.push(item);
        }
        Value::Null | Value::Array(_) | Value::Object(_) => {}
    }
}
