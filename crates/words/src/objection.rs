//! Objections to what somebody wrote, as sentences.

use game::objection::Said;
use game::{Illegal, Objection};

use crate::refusal::{refusal, slug};
use crate::value::{Thing, Value};

/// What is wrong with a text that somebody wrote, as a thing to say. The name of its text is the English sentence that
/// the objection carries, which stands in for it where a game has no texts of its own.
#[must_use]
pub fn objection(objection: &Objection) -> Thing {
    let key = format!("objection-{}", slug(objection.sentence()));
    let mut said = Thing::new(key).or_else_say(objection.to_string());
    for (place, value) in objection.values() {
        let value = match value {
            Said::Text(text) => Value::Text(text.clone()),
            Said::Number(number) => Value::Number(*number),
            Said::Part(part) => self::objection(part).into(),
            Said::Refusal(game, illegal) => refused(game, illegal).into(),
        };
        said = said.with(place, value);
    }
    said
}

/// What the rules of a game have against a position, said of seats.
fn refused(game: &str, illegal: &Illegal) -> Thing {
    let said = refusal(game, illegal, Value::text);
    match illegal.clause_id() {
        Some(clause) => {
            Thing::new("rules-clause-reason").with("clause", Value::text(clause)).with("reason", said)
        }
        None => said,
    }
}

#[cfg(test)]
mod tests {
    use game::{Language, ParseError, Seat};

    use super::*;
    use crate::Words;

    #[test]
    fn an_objection_is_said_with_its_parts_in_every_language() {
        let no_seat: Objection = "P9".parse::<Seat>().unwrap_err().into();
        let said = |language| Words::new(language).name(&objection(&no_seat));
        assert_eq!(said(Language::English), no_seat.to_string());
        assert_eq!(said(Language::Icelandic), "„P9“ á ekki við hér; hér á að standa: sæti, P1 til P8");
        assert_eq!(said(Language::Hungarian), "ide nem való: „P9”; ennek kell itt állnia: egy hely, P1–P8");
        assert_eq!(said(Language::Nynorsk), "«P9» høver ikkje her; her skal det stå: ein plass, P1 til P8");
    }

    #[test]
    fn what_the_rules_have_against_it_is_said_in_every_language() {
        let full = Illegal::new("PR-60", "the ship is full");
        let refused = game::objection!(
            "{field}: {reason}",
            field = "P2",
            reason = Objection::refused("puerto-rico", full)
        );
        let said = |language| Words::new(language).name(&objection(&refused));
        assert_eq!(said(Language::English), "P2: PR-60: the ship is full");
        for language in Language::ALL.into_iter().skip(1) {
            let told = said(language);
            assert!(told.contains("PR-60") && !told.contains("ship"), "{told}");
        }
    }

    #[test]
    fn what_has_no_text_is_said_in_english() {
        let herring: Objection = ParseError::new("cod", "a herring").into();
        assert_eq!(Words::ENGLISH.name(&objection(&herring)), "'cod' is not a herring");
    }
}
