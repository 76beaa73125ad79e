//! What is printed instead of a command: help, the version, or what is wrong with the arguments, in a sentence of the
//! reader's language.
//!
//! clap says which argument is wrong and how; the sentence is ours. What clap finds wrong in another way than those
//! named here, which no argument of this program can bring about today, it says itself, in English.

use std::error::Error as _;
use std::io::{self, Write};

use clap::error::{ContextKind, ContextValue, ErrorKind};
use game::Seat;
use store::BadAddress;
use words::{Value, Words};

use crate::command::help::without_heading;

/// Help, version, or a mistake on the command line.
#[derive(Debug)]
pub struct Usage {
    error: clap::Error,
    words: Words,
}

impl Usage {
    pub(super) fn new(error: clap::Error, words: Words) -> Usage {
        Usage { error, words }
    }

    /// The language of whoever reads it.
    #[must_use]
    pub fn words(&self) -> Words {
        self.words
    }

    /// Help and version go to the output, mistakes to the error output.
    ///
    /// # Errors
    /// If it can't be written.
    pub fn print(&self) -> io::Result<()> {
        match complaint(&self.error, &self.words) {
            Some(text) => anstream::stderr().write_all(text.as_bytes()),
            None => self.error.print().and_then(|()| io::stdout().flush()),
        }
    }

    /// The exit status: 0 for help and version, 2 for a mistake.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        u8::try_from(self.error.exit_code()).unwrap_or(2)
    }
}

/// The whole complaint: what is wrong, what was perhaps meant, how the command is used, and where more is told.
fn complaint(error: &clap::Error, words: &Words) -> Option<String> {
    let mut text = format!("kaupang: {}\n", sentence(error, words)?);
    let suggested = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand];
    for suggestion in suggested.into_iter().flat_map(|kind| all(error, kind)) {
        let told = words.say_with("usage-perhaps", &[("suggestion", Value::Text(suggestion))]);
        text.push_str(&format!("  {told}\n"));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = without_heading(&usage);
        let command = usage.split(['[', '<']).next().unwrap_or(usage).trim();
        let more = words.say_with("usage-more", &[("command", Value::Text(format!("{command} --help")))]);
        text.push_str(&format!("\n{} {usage}\n\n{more}\n", words.say("help-usage")));
    }
    Some(text)
}

/// What is wrong, or nothing if nothing is, or if only clap can say it.
fn sentence(error: &clap::Error, words: &Words) -> Option<String> {
    let argument = || Value::Text(all(error, ContextKind::InvalidArg).join(" "));
    let value = || Value::Text(all(error, ContextKind::InvalidValue).join(" "));
    Some(match error.kind() {
        ErrorKind::UnknownArgument => {
            let is_option = all(error, ContextKind::InvalidArg).iter().any(|name| name.starts_with('-'));
            let key = if is_option { "usage-unknown-argument" } else { "usage-unexpected-argument" };
            words.say_with(key, &[("argument", argument())])
        }
        ErrorKind::InvalidSubcommand => {
            let command = Value::Text(all(error, ContextKind::InvalidSubcommand).join(" "));
            words.say_with("usage-unknown-command", &[("command", command)])
        }
        ErrorKind::InvalidValue if all(error, ContextKind::InvalidValue).concat().is_empty() => {
            words.say_with("usage-no-value", &[("argument", argument())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let typed = all(error, ContextKind::InvalidValue).join(" ");
            let value = if bad_address(error).is_some() { without_password(&typed) } else { typed };
            let values = [("value", Value::Text(value)), ("argument", argument())];
            format!("{}: {}", words.say_with("usage-bad-value", &values), wanted(error, words))
        }
        ErrorKind::TooManyValues => {
            words.say_with("usage-too-many-values", &[("value", value()), ("argument", argument())])
        }
        ErrorKind::NoEquals => words.say_with("usage-no-equals", &[("argument", argument())]),
        ErrorKind::ArgumentConflict => conflict(error, words, argument()),
        ErrorKind::MissingRequiredArgument => words.say_with("usage-missing", &[("arguments", argument())]),
        ErrorKind::MissingSubcommand => {
            let commands = Value::Text(all(error, ContextKind::ValidSubcommand).join(", "));
            words.say_with("usage-missing-command", &[("commands", commands)])
        }
        ErrorKind::InvalidUtf8 => words.say("usage-not-utf8"),
        _ => return None,
    })
}

fn conflict(error: &clap::Error, words: &Words, argument: Value) -> String {
    let prior = all(error, ContextKind::PriorArg);
    if prior.is_empty() || prior == all(error, ContextKind::InvalidArg) {
        return words.say_with("usage-twice", &[("argument", argument)]);
    }
    let other = Value::Text(prior.join(", "));
    words.say_with("usage-conflict", &[("argument", argument), ("other", other)])
}

/// What is wanted instead of a value: by the name of its option, else by what its parser says of numbers.
fn wanted(error: &clap::Error, words: &Words) -> String {
    let names = all(error, ContextKind::InvalidArg).concat();
    let name = names.trim_start_matches('-').split([' ', '=', '[']).next().unwrap_or_default();
    let most = [("most", Seat::LIMIT.into())];
    match bad_address(error) {
        Some(BadAddress::Encrypted) => return words.say("usage-no-encryption"),
        Some(BadAddress::Unreadable(said)) => {
            return words.say_with("usage-bad-address", &[("said", Value::text(said))]);
        }
        Some(BadAddress::NotPostgres) | None => {}
    }
    if let Some(text) = words.lookup_with(&format!("usage-wanted-{name}"), &most) {
        return text;
    }
    let reason = error.source().map(ToString::to_string).unwrap_or_default();
    // "0 is not in 1..=3600"; a number that is none, or in whichever other words it is refused, has no range.
    let range = reason.split_once(" is not in ").and_then(|(_, range)| range.split_once("..="));
    match range.map(|(least, most)| (least.parse::<u64>(), most.parse::<u64>())) {
        Some((least, Ok(most))) => {
            let values = [("least", least.unwrap_or(0).into()), ("most", most.into())];
            words.say_with("usage-wanted-range", &values)
        }
        _ => words.say("usage-wanted-number"),
    }
}

/// Everything that clap tells of one kind.
/// Why the address of a database is none.
fn bad_address(error: &clap::Error) -> Option<&BadAddress> {
    error.source()?.downcast_ref()
}

/// The address of a database, which may end up in somebody's log, without the password that was typed.
fn without_password(address: &str) -> String {
    let named = |part: &str| match part.strip_prefix("password=") {
        Some(rest) => format!("password=…{}", if rest.ends_with('&') { "&" } else { "" }),
        None => part.to_owned(),
    };
    let address: String = address.split_inclusive(['?', '&']).map(named).collect();
    let typed = address.rsplit_once('@').and_then(|(login, host)| {
        let (scheme, login) = login.split_once("://")?;
        let (user, _) = login.split_once(':')?;
        Some(format!("{scheme}://{user}:…@{host}"))
    });
    typed.unwrap_or(address)
}

fn all(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use game::Language;

    use super::*;
    use crate::command::{Cli, help};

    fn complaint_of(line: &str, language: Language) -> String {
        let words = Words::new(language);
        let command = help::translated(Cli::command(), &words);
        let error = command.try_get_matches_from(line.split(' ')).expect_err(line);
        complaint(&error, &words).unwrap_or_else(|| panic!("{line}: {error}"))
    }

    /// A complaint without what it quotes: what was typed, and what a library says.
    fn unquoted(told: &str) -> String {
        told.split(['„', '«']).map(|part| part.rsplit(['“', '”', '»']).next().unwrap_or_default()).collect()
    }

    #[test]
    fn an_address_that_is_none_is_told_without_its_password() {
        for (address, told) in [
            ("postgres://anna:hush@localhost:99999/x", "postgres://anna:…@localhost:99999/x"),
            ("mysql://anna:hu@sh?sh@localhost/x", "mysql://anna:…@localhost/x"),
            (
                "postgres://anna@host/x?port=a&password=hush&user=b",
                "postgres://anna@host/x?port=a&password=…&user=b",
            ),
            ("postgres:///x?sslmode=require", "postgres:///x?sslmode=require"),
        ] {
            let complaint = complaint_of(&format!("kaupang serve --database {address}"), Language::English);
            assert!(complaint.contains(&format!("'{told}'")), "{complaint}");
            assert!(!complaint.contains("hush") && !complaint.contains("sh@"), "{complaint}");
        }
    }

    #[test]
    fn every_mistake_is_told_in_every_language() {
        let lines = [
            "kaupang plya",
            "kaupang games extra",
            "kaupang play century --playerz 3",
            "kaupang play century --players two",
            "kaupang play century --players",
            "kaupang play century --seat 9",
            "kaupang play century --option speed",
            "kaupang --lang klingon games",
            "kaupang serve --pace 999999999",
            "kaupang serve --lease 0",
            "kaupang serve --listen nowhere",
            "kaupang serve --host a/b",
            "kaupang serve --database nowhere",
            "kaupang serve --database postgres://here/b?sslmode=require",
            "kaupang serve --database postgres://here:port/b",
            "kaupang serve --data a --database postgres:///b",
            "kaupang arena century --seats greedy --rotate false",
            "kaupang arena century --seats greedy --rotate=maybe",
            "kaupang arena century",
            "kaupang simulate century --json --json",
            "kaupang simulate century --games -1",
            "kaupang replay a --viewer me",
            "kaupang replay a --verify --commitment 12",
            "kaupang map show --board tiny",
            "kaupang bench --seconds long",
            "kaupang selfplay century --out a --kept 0",
        ];
        // What clap would say, and what its parsers do.
        let foreign = [
            "error:",
            "invalid",
            "expected",
            "unexpected",
            "argument",
            "value",
            "digit",
            "For more",
            "Usage",
        ];
        for line in lines {
            let english = complaint_of(line, Language::English);
            for language in Language::ALL.into_iter().skip(1) {
                let told = complaint_of(line, language);
                assert_ne!(told.lines().next(), english.lines().next(), "{line}");
                assert!(!told.contains("usage-") && !told.contains("help-"), "{told}");
                let ours = unquoted(&told);
                let left: Vec<&&str> = foreign.iter().filter(|word| ours.contains(**word)).collect();
                assert!(left.is_empty(), "{left:?} in {told}");
            }
        }
    }

    #[test]
    fn a_complaint_says_what_is_wrong_what_was_meant_and_what_is_wanted() {
        let told = complaint_of("kaupang plya", Language::English);
        assert!(told.starts_with("kaupang: there is no command 'plya'\n"), "{told}");
        assert!(told.contains("\n  perhaps 'play' was meant\n"), "{told}");
        let told = complaint_of("kaupang serve --lease 0", Language::Nynorsk);
        let first = "kaupang: «0» går ikkje for --lease <SEKUND>: det må vere eit heiltal frå 1 til 3600\n";
        assert!(told.starts_with(first), "{told}");
        let told = complaint_of("kaupang serve --nowhere", Language::Nynorsk);
        assert!(
            told.ends_with("\nBruk: kaupang serve [VAL]\n\n«kaupang serve --help» fortel meir.\n"),
            "{told}"
        );
    }
}
