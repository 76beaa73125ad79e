//! The Fluent files of all languages, parsed once, with our functions.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use game::Language;
use intl_memoizer::{IntlLangMemoizer, concurrent};
use unic_langid::LanguageIdentifier;

use crate::value::Value;
use crate::words::Words;
use crate::{article, number};

type Bundle = FluentBundle<FluentResource>;

/// Every file with the code of its language.
const FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The texts of a language.
pub(crate) fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| build(language))
}

fn build(language: Language) -> Bundle {
    let tag: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // Marks of direction around names would only be in the way of tests and screen readers.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(formatter(language)));
    // What can't be read or stands there twice is left out here; a test reads the files strictly.
    for (_, text) in FILES.iter().filter(|(code, _)| *code == language.code()) {
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
        let _ = bundle.add_resource(resource);
    }
    let _ = bundle.add_function("FORM", form);
    let _ = bundle.add_function("ARTICLE", move |values, _| article_before(language, values));
    bundle
}

/// Fluent takes a plain function, so each language has its own.
fn formatter(language: Language) -> fn(&FluentValue<'_>, &concurrent::IntlLangMemoizer) -> Option<String> {
    match language {
        Language::English => |value, _| formatted(Language::English, value),
        Language::Icelandic => |value, _| formatted(Language::Icelandic, value),
        Language::Hungarian => |value, _| formatted(Language::Hungarian, value),
        Language::Nynorsk => |value, _| formatted(Language::Nynorsk, value),
    }
}

fn formatted(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number::whole(language, number.value as i64)),
        _ => None,
    }
}

/// A value of ours inside a sentence, with the language that it is said in.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Spoken {
    words: Words,
    value: Value,
}

impl Spoken {
    /// A value as Fluent wants it.
    pub(crate) fn fluent(words: Words, value: &Value) -> FluentValue<'_> {
        match value {
            Value::Text(text) => FluentValue::from(text.as_str()),
            Value::Number(number) => FluentValue::from(*number),
            _ => FluentValue::Custom(Box::new(Spoken { words, value: value.clone() })),
        }
    }
}

impl FluentType for Spoken {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.words.show(&self.value).into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.words.show(&self.value).into()
    }
}

fn spoken<'a>(value: &'a FluentValue<'_>) -> Option<&'a Spoken> {
    match value {
        FluentValue::Custom(custom) => (**custom).as_any().downcast_ref(),
        _ => None,
    }
}

/// `FORM($what, "accusative")`.
fn form<'a>(values: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match values {
        [what, FluentValue::String(form)] => match spoken(what) {
            Some(Spoken { words, value }) => words.form(value, form).into(),
            None => what.clone(),
        },
        _ => FluentValue::Error,
    }
}

/// `ARTICLE($what)`, or `ARTICLE($what, "start")` at the start of a sentence.
fn article_before<'a>(language: Language, values: &[FluentValue<'a>]) -> FluentValue<'a> {
    let Some(what) = values.first() else { return FluentValue::Error };
    let article = match what {
        FluentValue::String(text) => article::before(text),
        FluentValue::Number(number) => article::before(&number::whole(language, number.value as i64)),
        _ => match spoken(what) {
            Some(Spoken { words, value }) => article::before(&words.show(value)),
            None => return FluentValue::Error,
        },
    };
    match (article, values.len()) {
        ("az", 2) => "Az".into(),
        (_, 2) => "A".into(),
        _ => article.into(),
    }
}
