//! What is wrong with JSON, in our own words: those of the library speak of types that no client knows.

use serde_json::Error;
use serde_json::error::Category;

/// What is wrong with a value that should have been read, as the end of a sentence.
///
/// A game's own sentences come as they are.
#[must_use]
pub fn wrong(error: &Error) -> String {
    let told = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let message = told.strip_suffix(&place).unwrap_or(&told);
    match error.classify() {
        Category::Data => translated(message),
        Category::Syntax | Category::Eof | Category::Io => {
            format!("it is no JSON from character {} on", error.column())
        }
    }
}

/// The library's message in our words, or a game's own sentence.
fn translated(message: &str) -> String {
    if let Some(rest) = message.strip_prefix("unknown field `") {
        return listed(rest, "there is no field");
    }
    if let Some(rest) = message.strip_prefix("unknown variant `") {
        return listed(rest, "nothing here is called");
    }
    if let Some(field) = between(message, "missing field `", "`") {
        return format!("'{field}' is missing");
    }
    if let Some(field) = between(message, "duplicate field `", "`") {
        return format!("'{field}' stands there twice");
    }
    let found = ["invalid type: ", "invalid value: ", "invalid length "];
    match found
        .iter()
        .find_map(|start| message.strip_prefix(start))
        .and_then(|rest| rest.split_once(", expected "))
    {
        Some((found, expected)) => format!("{} stands where {} belongs", thing(found), wanted(expected)),
        None => message.to_owned(),
    }
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    text.strip_prefix(start)?.strip_suffix(end)
}

/// `x`, expected one of `a`, `b`: with what there is.
fn listed(rest: &str, what: &str) -> String {
    let (name, expected) = rest.split_once('`').unwrap_or((rest, ""));
    let known: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
    match known.as_slice() {
        [] => format!("{what} '{name}'"),
        known => format!("{what} '{name}'; there are: {}", known.join(", ")),
    }
}

/// What was found.
fn thing(found: &str) -> String {
    let word = found.split([' ', '`']).next().unwrap_or_default();
    match word {
        "map" => "an object".into(),
        "sequence" => "a list".into(),
        "string" => format!("the text {}", found.trim_start_matches("string ")),
        "integer" | "floating" | "number" => {
            format!("the number {}", found.trim_matches('`').rsplit('`').next().unwrap_or(""))
        }
        "boolean" => "a truth".into(),
        "null" | "unit" => "nothing".into(),
        _ => "something".into(),
    }
}

/// What was wanted; a game's own words as they are.
fn wanted(expected: &str) -> String {
    match expected {
        "a string" | "a borrowed string" | "string or map" => "a text".into(),
        "a sequence" => "a list".into(),
        "a map" => "an object".into(),
        "a boolean" => "a truth".into(),
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => "a whole number".into(),
        _ if expected.starts_with("struct ") => "an object".into(),
        _ if expected.starts_with("tuple ")
            || expected.contains(" elements")
            || expected.starts_with("an array of length ") =>
        {
            "a list of another length".into()
        }
        _ if expected.starts_with("a ") || expected.starts_with("an ") => expected.to_owned(),
        _ => "something else".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "it is read, not used")]
    struct Stall {
        card: String,
        cubes: Vec<u8>,
        kind: Option<Fill>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Fill {
        Full,
        Half,
    }

    fn told(json: &str) -> String {
        wrong(&serde_json::from_str::<Stall>(json).unwrap_err())
    }

    #[test]
    fn the_library_does_not_shine_through() {
        assert_eq!(told("7"), "the number 7 stands where an object belongs");
        assert_eq!(told("{}"), "'card' is missing");
        assert_eq!(told(r#"{"card":[]}"#), "a list stands where a text belongs");
        assert_eq!(
            told(r#"{"card":"a","cards":1}"#),
            "there is no field 'cards'; there are: card, cubes, kind"
        );
        assert_eq!(told(r#"{"card":"a","card":"b"}"#), "'card' stands there twice");
        assert_eq!(
            told(r#"{"card":"a","cubes":["x"]}"#),
            "the text \"x\" stands where a whole number belongs"
        );
        assert_eq!(
            told(r#"{"card":"a","cubes":[300]}"#),
            "the number 300 stands where a whole number belongs"
        );
        assert_eq!(
            told(r#"{"card":"a","cubes":[],"kind":"empty"}"#),
            "nothing here is called 'empty'; there are: full, half"
        );
        assert_eq!(told(r#"{"card":x}"#), "it is no JSON from character 9 on");
    }

    #[test]
    fn a_games_own_sentence_comes_as_it_is() {
        let own: Error =
            serde::de::Error::custom("CEN-40: a turn begins with at most 10 cubes in the caravan");
        assert_eq!(wrong(&own), "CEN-40: a turn begins with at most 10 cubes in the caravan");
    }
}
