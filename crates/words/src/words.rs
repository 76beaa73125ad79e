//! The type that speaks.

use fluent_bundle::FluentArgs;
use game::Language;

use crate::bundles::{Spoken, bundle};
use crate::number;
use crate::value::{Thing, Value};

/// The texts in one language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Words {
    language: Language,
}

impl Words {
    /// English.
    pub const ENGLISH: Words = Words::new(Language::English);

    /// The texts in that language.
    #[must_use]
    pub const fn new(language: Language) -> Words {
        Words { language }
    }

    /// Which language it is.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The text of that name. A name without a text shows as itself; a test finds those.
    #[must_use]
    pub fn say(&self, name: &str) -> String {
        self.say_with(name, &[])
    }

    /// The text of that name, if there is one.
    #[must_use]
    pub fn lookup(&self, name: &str) -> Option<String> {
        self.lookup_with(name, &[])
    }

    /// The text of that name with values put in, if there is one. Values that it does not ask for are left out.
    #[must_use]
    pub fn lookup_with(&self, name: &str, values: &[(&'static str, Value)]) -> Option<String> {
        self.said(name, None, values)
    }

    /// The text of that name, with values put in.
    #[must_use]
    pub fn say_with(&self, name: &str, values: &[(&'static str, Value)]) -> String {
        self.said(name, None, values).unwrap_or_else(|| name.to_owned())
    }

    /// What people call a game. One without texts of its own goes by its name: `sea-fair` is "Sea fair".
    #[must_use]
    pub fn title(&self, game: &str) -> String {
        self.lookup(&format!("game-{game}")).unwrap_or_else(|| {
            let mut letters = game.chars().map(|letter| if letter == '-' { ' ' } else { letter });
            letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
        })
    }

    /// One line about a game, if it has texts of its own.
    #[must_use]
    pub fn summary(&self, game: &str) -> Option<String> {
        self.lookup(&format!("game-{game}-summary"))
    }

    /// A value as it stands in a sentence that asks for no form.
    #[must_use]
    pub fn show(&self, value: &Value) -> String {
        self.form(value, "")
    }

    /// The plain name of a component.
    #[must_use]
    pub fn name(&self, thing: &Thing) -> String {
        let said = self.said(&thing.key, None, &thing.values);
        said.unwrap_or_else(|| thing.stand_in.as_ref().unwrap_or(&thing.key).clone().into_owned())
    }

    /// A value in a form, such as `accusative`; where there is no such form, its plain text.
    #[must_use]
    pub fn form(&self, value: &Value, form: &str) -> String {
        match value {
            Value::Text(text) => text.clone(),
            Value::Number(number) => self.number(*number),
            Value::Names(names) => {
                let names: Vec<String> = names.iter().map(|name| self.show(name)).collect();
                self.names(names.iter().map(String::as_str))
            }
            Value::Thing(thing) => self.first_form(thing, &[form]),
            Value::Counted(count, thing) => {
                let what = if self.is_one(*count) {
                    self.first_form(thing, &[form])
                } else if form.is_empty() {
                    self.first_form(thing, &["plural"])
                } else {
                    self.first_form(thing, &[&format!("plural-{form}"), form, "plural"])
                };
                self.say_with("list-counted", &[("count", (*count).into()), ("what", Value::Text(what))])
            }
            Value::List(parts) => {
                let parts = parts.iter().map(|part| self.form(part, form));
                let join = |one, two| {
                    self.say_with("list-more", &[("one", Value::Text(one)), ("two", Value::Text(two))])
                };
                parts.reduce(join).unwrap_or_default()
            }
        }
    }

    /// Names as a sentence lists them: "Ada, Bo and Cleo".
    #[must_use]
    pub fn names<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> String {
        let mut names: Vec<&str> = names.into_iter().collect();
        let last = names.pop().unwrap_or_default();
        let join = |key: &str, one: String, two: &str| {
            self.say_with(key, &[("one", Value::Text(one)), ("two", two.into())])
        };
        let first = names.into_iter().map(str::to_owned).reduce(|one, two| join("list-more", one, &two));
        first.map_or_else(|| last.to_owned(), |first| join("list-last", first, last))
    }

    /// A whole number as the language writes it.
    #[must_use]
    pub fn number(&self, number: i64) -> String {
        number::whole(self.language, number)
    }

    /// A number with so many decimals.
    #[must_use]
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        number::decimal(self.language, number, decimals)
    }

    /// The first of these forms that a component has, or its plain text.
    fn first_form(&self, thing: &Thing, forms: &[&str]) -> String {
        forms
            .iter()
            .find_map(|form| {
                (!form.is_empty()).then(|| self.said_here(&thing.key, Some(form), &thing.values))?
            })
            .unwrap_or_else(|| self.name(thing))
    }

    /// Whether a number takes the singular: in Icelandic 21 does.
    fn is_one(self, count: i64) -> bool {
        match self.language {
            Language::Icelandic => count % 10 == 1 && count % 100 != 11,
            _ => count == 1,
        }
    }

    /// A text in this language, or else in English.
    fn said(&self, name: &str, form: Option<&str>, values: &[(&'static str, Value)]) -> Option<String> {
        self.said_here(name, form, values).or_else(|| Words::ENGLISH.said_here(name, form, values))
    }

    /// A text in this language only; nothing also if a value is missing.
    fn said_here(&self, name: &str, form: Option<&str>, values: &[(&'static str, Value)]) -> Option<String> {
        let bundle = bundle(self.language);
        let message = bundle.get_message(name)?;
        let pattern = match form {
            None => message.value()?,
            Some(form) => message.get_attribute(form)?.value(),
        };
        let values: FluentArgs<'_> = values
            .iter()
            .map(|(name, value)| (*name, Spoken::fluent(*self, value)))
            .collect::<FluentArgs<'_>>();
        let mut faults = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&values), &mut faults);
        faults.is_empty().then(|| said.into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted() -> Value {
        vec![Thing::new("pr-good-indigo").times(2), Thing::new("pr-good-corn").times(1)].into()
    }

    #[test]
    fn values_are_put_in_and_numbers_choose_the_plural() {
        let words = Words::ENGLISH;
        assert_eq!(words.say_with("front-seats-free", &[("count", 1.into())]), "1 seat free");
        assert_eq!(words.say_with("front-seats-free", &[("count", 2.into())]), "2 seats free");
        assert_eq!(words.say("no-such-text"), "no-such-text");
    }

    #[test]
    fn things_are_named_and_lists_are_joined() {
        let words = Words::ENGLISH;
        let corn = Thing::new("pr-good-corn");
        assert_eq!(words.name(&corn), "corn");
        assert_eq!(
            words.say_with("pr-tell-gives-back", &[("goods", counted())]),
            "Back to the supply: 2 indigo, 1 corn."
        );
        assert_eq!(words.form(&corn.into(), "accusative"), "corn");
        assert_eq!(words.names(["Ada"]), "Ada");
        assert_eq!(words.names(["Ada", "Bo", "Cleo"]), "Ada, Bo and Cleo");
        assert_eq!(words.names([]), "");
    }

    #[test]
    fn a_name_that_is_a_number_is_a_name_still() {
        let said = Words::ENGLISH.say_with("note-sit", &[("who", "21000".into())]);
        assert_eq!(said, "21000 sits down.");
    }
}
