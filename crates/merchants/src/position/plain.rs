//! What the JSON library says about a text that is no position, in our own words.

/// What is wrong with the shape of a position, in our own words instead of those of the JSON library.
pub(super) fn plain(error: &impl std::fmt::Display) -> String {
    let message = error.to_string();
    // Where the text comes from a file, the library adds the place.
    let (reason, place) = match message.find(" at line ") {
        Some(at) => message.split_at(at),
        None => (message.as_str(), ""),
    };
    let names = |list: &str| list.replace("one of ", "").replace('`', "");
    let told = if let Some((name, known)) =
        part(reason, "unknown field `").and_then(|rest| rest.split_once("`, expected "))
    {
        format!("there is no field '{name}' here; there are: {}", names(known))
    } else if let Some((name, known)) =
        part(reason, "unknown variant `").and_then(|rest| rest.split_once("`, expected "))
    {
        format!("there is no phase '{name}'; there are: {}", names(known))
    } else if let Some(name) = part(reason, "missing field `") {
        format!("the field '{}' is missing", name.trim_end_matches('`'))
    } else if ["newtype variant", "struct variant", "tuple variant"].iter().any(|kind| reason.contains(kind))
    {
        "this phase is an object with what belongs to it, such as {\"stealing\": \"P2\"}".into()
    } else if reason.contains("unit variant") || reason.ends_with("expected unit") {
        "this phase is a word alone, such as \"robber\"".into()
    } else if let Some((found, expected)) =
        part(reason, "invalid type: ").and_then(|rest| rest.split_once(", expected "))
    {
        format!("here belongs {}, not {}", kind_of(expected), kind_of(found))
    } else if let Some((found, expected)) =
        part(reason, "invalid value: ").and_then(|rest| rest.split_once(", expected "))
    {
        format!("here belongs {}, not {}", kind_of(expected), kind_of(found))
    } else {
        reason.to_owned()
    };
    format!("{told}{place}")
}

fn part<'a>(text: &'a str, start: &str) -> Option<&'a str> {
    text.strip_prefix(start)
}

/// A kind of JSON value in plain words.
fn kind_of(text: &str) -> String {
    match text {
        "u8" | "usize" => "a whole number, small and not negative".into(),
        "map" | "a map" => "an object".into(),
        "sequence" | "a sequence" => "a list".into(),
        "null" | "unit value" => "null".into(),
        "a string" => "a text".into(),
        other => other
            .replace("integer ", "the number ")
            .replace("floating point ", "the number ")
            .replace("string ", "the text ")
            .replace("boolean ", "")
            .replace('`', ""),
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn messages_of_the_json_library_are_told_in_our_words() {
        for (library, ours) in [
            (
                "unknown field `foo`, expected `a` or `b` at line 1 column 5",
                "there is no field 'foo' here; there are: a or b at line 1 column 5",
            ),
            ("unknown variant `x`, expected one of `a`, `b`", "there is no phase 'x'; there are: a, b"),
            ("missing field `seat`", "the field 'seat' is missing"),
            (
                "invalid type: map, expected unit variant PhasePosition::Robber",
                "this phase is a word alone, such as \"robber\"",
            ),
            ("invalid type: integer `7`, expected a string", "here belongs a text, not the number 7"),
            (
                "invalid value: integer `-1`, expected u8",
                "here belongs a whole number, small and not negative, not the number -1",
            ),
            ("there is no city 'x' on this board", "there is no city 'x' on this board"),
        ] {
            assert_eq!(plain(&library), ours);
        }
    }
}
