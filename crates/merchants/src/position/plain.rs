//! What the JSON library says about a text that is no position: the phases, with examples.

use game::notation::shortened;
use game::position::{objection_of, refused_at};
use game::{Objection, objection};
use serde::de::Error;

/// What is wrong with the shape of a position, in our own words instead of those of the JSON library.
pub(super) fn plain<E: Error>(error: &E) -> E {
    let message = error.to_string();
    // Where the text comes from a file, the library adds the place.
    let (reason, place) = match message.find(" at line ") {
        Some(at) => message.split_at(at),
        None => (message.as_str(), ""),
    };
    refused_at(told(reason), place)
}

fn told(reason: &str) -> Objection {
    let names = |list: &str| list.replace("one of ", "").replace("` or `", "`, `").replace('`', "");
    let instead = |start: &str| reason.strip_prefix(start).and_then(|rest| rest.split_once(", expected "));
    if let Some((name, known)) = instead("unknown variant `") {
        let name = name.trim_end_matches('`');
        objection!(
            "there is no phase '{name}'; there are: {known}",
            name = shortened(name),
            known = names(known)
        )
    } else if ["newtype variant", "struct variant", "tuple variant"].iter().any(|kind| reason.contains(kind))
    {
        objection!("this phase is an object with what belongs to it, such as {example}", example = EXAMPLE)
    } else if reason.contains("unit variant") || reason.ends_with("expected unit") {
        objection!("this phase is a word alone, such as {example}", example = "\"robber\"")
    } else if reason == A_CARAVAN {
        Objection::new(A_CARAVAN)
    } else {
        objection_of(reason)
    }
}

/// What [`CaravanPosition`](super::CaravanPosition) says of itself, and the library then says alone.
const A_CARAVAN: &str = "a caravan is its path, or an object with at, tolls and rested";

const EXAMPLE: &str = r#"{"stealing": "P2"}"#;

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn messages_of_the_json_library_are_told_in_our_words() {
        for (library, ours) in [
            ("unknown field `foo`, expected `a` or `b`", "there is no field 'foo' here; there are: a, b"),
            ("unknown variant `x`, expected one of `a`, `b`", "there is no phase 'x'; there are: a, b"),
            ("missing field `seat`", "the field 'seat' is missing"),
            (
                "invalid type: map, expected unit variant PhasePosition::Robber",
                "this phase is a word alone, such as \"robber\"",
            ),
            ("invalid type: integer `7`, expected a string", "here belongs a text, not the number 7"),
            (
                "invalid value: integer `-1`, expected u8",
                "here belongs a whole number, 0 to 255, not the number -1",
            ),
            ("there is no city 'x' on this board", "there is no city 'x' on this board"),
        ] {
            assert_eq!(told(library).to_string(), ours);
        }
    }
}
