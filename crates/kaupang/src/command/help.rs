//! The help of the program in the reader's language, as far as clap lets it be said: what the program is, its commands
//! and examples. What the options of a single command do, clap tells in English.

use std::ffi::OsString;
use std::fmt::Write as _;

use clap::Command;
use game::Language;
use words::Words;

use crate::command::language;

/// The examples at the end: what is typed, and the name of the text that says what it does.
const EXAMPLES: [(&str, &str); 6] = [
    ("kaupang", "help-example-open"),
    ("kaupang play century --players 3", "help-example-play"),
    ("kaupang play century-solo", "help-example-solo"),
    ("kaupang rules century", "help-example-rules"),
    ("kaupang games", "help-example-games"),
    ("kaupang help play", "help-example-help"),
];

/// The language that whoever types these arguments reads. The arguments are not checked yet: what is no language is
/// refused later.
pub(super) fn language(arguments: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Language {
    let mut typed = arguments.iter().map(|argument| argument.to_str().unwrap_or_default());
    let mut asked = None;
    while let Some(argument) = typed.next().filter(|&argument| argument != "--") {
        let value = if argument == "--lang" { typed.next() } else { argument.strip_prefix("--lang=") };
        asked = asked.or_else(|| value?.parse().ok());
    }
    language::chosen(asked, variable).unwrap_or_default()
}

/// The command with its help in that language. English is what clap says by itself.
pub(super) fn translated(command: Command, words: &Words) -> Command {
    if words.language() == Language::English {
        return command;
    }
    let text = text(&command, words);
    command.override_help(text)
}

fn text(command: &Command, words: &Words) -> String {
    let say = |key: &str| words.say(key);
    let names: Vec<&str> = command.get_subcommands().map(Command::get_name).chain(["help"]).collect();
    let mut text = format!(
        "{}\n\n{} kaupang [--lang …] [{}]\n\n{}\n",
        say("help-about"),
        say("help-usage"),
        names.join("|"),
        say("help-commands")
    );
    // Writing to a string can't fail.
    for name in names {
        let _ = writeln!(text, "  {name:<9} {}", say(&format!("help-command-{name}")));
    }
    let _ = writeln!(text, "\n{}", say("help-options"));
    for (typed, key) in
        [("    --lang …", "help-lang"), ("-h, --help", "help-help"), ("-V, --version", "help-version")]
    {
        let _ = writeln!(text, "  {typed:<14} {}", say(key));
    }
    let _ = writeln!(text, "\n{}", say("help-examples"));
    for (typed, key) in EXAMPLES {
        let _ = writeln!(text, "  {typed:<37} {}", say(key));
    }
    text
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::command::Cli;

    #[test]
    fn english_says_what_clap_says() {
        let (command, words) = (Cli::command(), Words::ENGLISH);
        assert_eq!(command.get_about().map(ToString::to_string), Some(words.say("help-about")));
        for told in command.get_subcommands() {
            let key = format!("help-command-{}", told.get_name());
            assert_eq!(told.get_about().map(ToString::to_string), Some(words.say(&key)));
        }
        let lang = command.get_arguments().find(|argument| argument.get_id() == "lang").expect("--lang");
        assert_eq!(lang.get_help().map(ToString::to_string), Some(words.say("help-lang")));
        let examples = command.get_after_help().expect("examples").to_string();
        for (typed, key) in EXAMPLES {
            let line = examples.lines().map(str::trim).find(|line| line.starts_with(&format!("{typed}  ")));
            assert!(line.is_some_and(|line| line.ends_with(&words.say(key))), "{typed}: {line:?}");
        }
    }

    #[test]
    fn every_language_has_all_of_it() {
        for language in Language::ALL {
            let text = text(&Cli::command(), &Words::new(language));
            assert!(!text.contains("help-"), "{text}");
            assert_eq!(text.lines().count(), 32, "{text}");
        }
    }

    #[test]
    fn the_language_is_found_before_the_arguments_are_read() {
        let found = |line: &str| {
            let arguments: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            language(&arguments, |name| (name == "KAUPANG_LANG").then(|| "nn".to_owned()))
        };
        assert_eq!(found("kaupang --help"), Language::Nynorsk);
        assert_eq!(found("kaupang --lang is help"), Language::Icelandic);
        assert_eq!(found("kaupang play --lang=hu century"), Language::Hungarian);
        assert_eq!(found("kaupang --lang klingon"), Language::Nynorsk);
        assert_eq!(found("kaupang -- --lang is"), Language::Nynorsk);
    }
}
