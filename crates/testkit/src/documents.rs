//! That the documents say what the code does: examples of positions, and names.

use game::{Game, Kind};
use serde_json::Value;

/// The examples in JSON of a page.
#[must_use]
pub fn json_examples(page: &str) -> Vec<&str> {
    let parts = page.split("```json\n").skip(1);
    parts.map(|part| part.split_once("```").map_or(part, |(example, _)| example)).collect()
}

/// The position of an example, all of which comes back when it is written. It says its version; without one it means
/// the same, and with a later one it is refused.
///
/// # Panics
/// If it is no position, or something of it doesn't come back, or versions are not told apart.
#[track_caller]
#[must_use]
pub fn assert_example<G: Game>(example: &str) -> G {
    let state: G = crate::script::position(example);
    let given: Value = serde_json::from_str(example).expect("the example is JSON");
    let written = serde_json::to_value(&state).expect("a state has a JSON form");
    assert_comes_back(&given, &written, "");
    let mut other = given;
    let fields = other.as_object_mut().expect("a position is an object");
    assert!(fields.remove("version").is_some(), "the example says no version");
    assert_eq!(crate::script::position::<G>(&other.to_string()), state, "without a version it is the first");
    other["version"] = 2.into();
    let refused = crate::script::bad_position::<G>(&other.to_string());
    assert!(refused.contains("the position is of version 2"), "{refused}");
    state
}

#[track_caller]
fn assert_comes_back(given: &Value, written: &Value, at: &str) {
    match (given, written) {
        (Value::Object(given), Value::Object(written)) => {
            for (name, value) in given {
                let found = written.get(name).unwrap_or_else(|| panic!("{at}/{name} is not written"));
                assert_comes_back(value, found, &format!("{at}/{name}"));
            }
        }
        (Value::Array(given), Value::Array(written)) if given.len() == written.len() => {
            for (place, (value, found)) in given.iter().zip(written).enumerate() {
                assert_comes_back(value, found, &format!("{at}/{place}"));
            }
        }
        _ => assert_eq!(given, written, "{at} comes back as something else"),
    }
}

/// Checks that a page lists the names of all kinds, between backticks.
///
/// # Panics
/// With the names that it lacks.
#[track_caller]
pub fn assert_names_are_listed<K: Kind>(page: &str) {
    assert_are_listed(page, K::ALL.iter().map(|kind| kind.name().to_owned()));
}

/// Checks that a page has these names between backticks.
///
/// # Panics
/// With the names that it lacks.
#[track_caller]
pub fn assert_are_listed(page: &str, names: impl IntoIterator<Item = String>) {
    let missing: Vec<String> =
        names.into_iter().filter(|name| !page.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "not listed: {}", missing.join(", "));
}
