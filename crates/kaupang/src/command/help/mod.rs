//! The help of the program in the reader's language: of the program, of every command and of every argument.
//!
//! clap knows the commands and arguments; what it says of them is put in here, at run time, from the texts of `words`.
//! English goes the same way. What stands in the doc comments of the arguments is the same, which a test compares.
//! What clap says by itself in English, such as its own help flag, is turned off and made anew.

mod examples;

use std::ffi::OsString;

use clap::{Arg, ArgAction, ArgMatches, Command};
use game::Language;
use words::{Value, Words};

use crate::command::{games, language};

/// The command that tells about another.
const HELP: &str = "help";

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

/// The command with its help in that language.
pub(super) fn translated(command: Command, words: &Words) -> Command {
    let command = told(command.version(env!("CARGO_PKG_VERSION")), "", words);
    let command = command.disable_version_flag(true).arg(
        flag("version", 'V', ArgAction::Version)
            .help(words.say("help-version"))
            .help_heading(words.say("help-options")),
    );
    let mut built = command.clone();
    built.build();
    with_usage(command, &mut built, words)
}

/// What `kaupang help map check` asks for: the words that stand between the program's name and `--help`.
pub(super) fn asked(matches: &ArgMatches) -> Option<Vec<String>> {
    let (name, inner) = matches.subcommand()?;
    if name == HELP {
        let named = inner.get_many::<String>("command").into_iter().flatten();
        return Some(named.cloned().collect());
    }
    let rest = asked(inner)?;
    Some([name.to_owned()].into_iter().chain(rest).collect())
}

/// The key of a text about a command; `path` is `map-check`, or empty for the program itself.
fn about_key(path: &str) -> String {
    if path.is_empty() { "help-about".into() } else { format!("help-command-{path}") }
}

fn told(command: Command, path: &str, words: &Words) -> Command {
    let about = words.say(&about_key(path));
    let long = words.lookup(&format!("help-long-{path}"));
    let whole = long.map_or_else(|| about.clone(), |long| format!("{about}\n\n{long}"));
    let help = flag(HELP, 'h', ArgAction::Help).help(words.say("help-help"));
    let mut command = framed(command, words)
        .about(about)
        .long_about(whole)
        .after_help(after(path, words))
        .mut_args(|argument| explained(argument, path, words))
        .arg(help.help_heading(words.say("help-options")));
    if command.has_subcommands() {
        command = command.subcommand(help_command(words));
    }
    command.mut_subcommands(|inner| {
        if inner.get_name() == HELP {
            return inner;
        }
        let path = joined(path, inner.get_name());
        told(inner, &path, words)
    })
}

/// A command with the headings of that language, and without the help that clap gives it in English.
fn framed(command: Command, words: &Words) -> Command {
    let style = command.get_styles().get_usage();
    let usage = format!("{style}{}{style:#}", words.say("help-usage"));
    command
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(words.say("help-commands"))
        .subcommand_value_name(words.say("help-value-command"))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
}

fn joined(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}-{name}") }
}

fn flag(name: &'static str, short: char, action: ArgAction) -> Arg {
    Arg::new(name).short(short).long(name).action(action)
}

/// `kaupang help COMMAND`, which says what `kaupang COMMAND --help` says.
fn help_command(words: &Words) -> Command {
    let about = words.say("help-command-help");
    let named = Arg::new("command").action(ArgAction::Append).num_args(0..).value_name("COMMAND");
    let command = framed(Command::new(HELP), words).about(about).arg(named);
    command.mut_args(|argument| explained(argument, HELP, words))
}

/// The text about an argument: that of its command, or the one that it shares with others of its name.
fn argument_text(argument: &Arg, path: &str, words: &Words) -> String {
    let id = argument.get_id().as_str().replace('_', "-");
    words.lookup(&format!("help-arg-{path}-{id}")).unwrap_or_else(|| words.say(&format!("help-arg-{id}")))
}

/// An argument with its text, its default and what stands for its value.
fn explained(argument: Arg, path: &str, words: &Words) -> Arg {
    let heading = if argument.is_positional() { "help-arguments" } else { "help-options" };
    let mut text = argument_text(&argument, path, words);
    let defaults: Vec<String> =
        argument.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    if !defaults.is_empty() {
        let default = words.say_with("help-default", &[("value", Value::Text(defaults.join(" ")))]);
        text.push_str(&format!(" {default}"));
    }
    let takes_value = argument.get_action().takes_values();
    let named: Vec<String> =
        argument.get_value_names().into_iter().flatten().map(|name| words.say(&value_key(name))).collect();
    let argument = argument.help(text).help_heading(words.say(heading));
    if takes_value { argument.hide_default_value(true).value_names(named) } else { argument }
}

/// The key of what stands for a value: `NAME=VALUE` has `help-value-name-value`.
fn value_key(name: &str) -> String {
    let words: Vec<&str> = name.split(|letter: char| !letter.is_ascii_alphanumeric()).collect();
    format!("help-value-{}", words.join("-").to_ascii_lowercase())
}

/// What stands at the end: examples, and for those who start games what they can name.
fn after(path: &str, words: &Words) -> String {
    let parts = match path {
        "play" | "rules" => vec![games::help(words)],
        "simulate" | "arena" | "selfplay" => vec![games::bots_help(words), games::help(words)],
        _ => Vec::new(),
    };
    let parts: Vec<String> = examples::of(path, words).into_iter().chain(parts).collect();
    parts.join("\n")
}

/// The usage of each command with the word for options, which clap says in English only. `built` is the same command,
/// made ready.
fn with_usage(command: Command, built: &mut Command, words: &Words) -> Command {
    let usage = built.render_usage().to_string();
    let usage =
        without_heading(&usage).replace("[OPTIONS]", &format!("[{}]", words.say("help-value-options")));
    command.override_usage(usage).mut_subcommands(|inner| match built.find_subcommand_mut(inner.get_name()) {
        Some(built) => with_usage(inner, built, words),
        None => inner,
    })
}

/// A usage without the English heading that clap puts before it.
pub(super) fn without_heading(usage: &str) -> &str {
    usage.strip_prefix("Usage:").unwrap_or(usage).trim()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::{fs, path::Path};

    use clap::CommandFactory;
    use clap::builder::StyledStr;

    use super::*;
    use crate::command::Cli;

    /// Does something with every command that was written, by its path.
    fn each(command: &Command, path: &str, visit: &mut impl FnMut(&Command, &str)) {
        visit(command, path);
        for inner in command.get_subcommands() {
            each(inner, &joined(path, inner.get_name()), visit);
        }
    }

    /// The keys of English texts that begin so.
    fn keys(start: &str) -> BTreeSet<String> {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales/en/help.ftl");
        let text = fs::read_to_string(file).unwrap();
        let keys = text.lines().filter_map(|line| line.split_once(" = "));
        keys.map(|(key, _)| key.to_owned()).filter(|key| key.starts_with(start)).collect()
    }

    #[test]
    fn every_command_and_argument_has_a_text_that_says_what_its_comment_says() {
        let words = Words::ENGLISH;
        each(&Cli::command(), "", &mut |command, path| {
            let comment = |text: Option<&StyledStr>| text.map(ToString::to_string).unwrap_or_default();
            assert_eq!(comment(command.get_about()), words.say(&about_key(path)), "{path}");
            let long = comment(command.get_long_about());
            let told = words.lookup(&format!("help-long-{path}")).unwrap_or_default();
            assert_eq!(long.split_once("\n\n").map_or("", |(_, long)| long), told, "{path}");
            for argument in command.get_arguments() {
                let told = argument_text(argument, path, &words);
                assert_eq!(comment(argument.get_help()), told, "{path} {}", argument.get_id());
                for name in argument.get_value_names().into_iter().flatten() {
                    if argument.get_action().takes_values() {
                        assert_eq!(words.lookup(&value_key(name)).as_deref(), Some(name.as_str()), "{path}");
                    }
                }
            }
        });
    }

    #[test]
    fn no_text_of_the_help_is_left_over() {
        let mut used: BTreeSet<String> = ["help-arg-command", "help-command-help"].map(String::from).into();
        used.extend(["help-value-options", "help-value-command", "help-value-action"].map(String::from));
        each(&Cli::command(), "", &mut |command, path| {
            used.extend([about_key(path), format!("help-long-{path}")]);
            for argument in command.get_arguments() {
                let id = argument.get_id().as_str().replace('_', "-");
                let own = format!("help-arg-{path}-{id}");
                let is_own = Words::ENGLISH.lookup(&own).is_some();
                used.insert(if is_own { own } else { format!("help-arg-{id}") });
                used.extend(argument.get_value_names().into_iter().flatten().map(|name| value_key(name)));
            }
        });
        used.extend(bots::KINDS.iter().map(|(name, _)| games::bot_key(name)));
        used.extend(
            examples::EXAMPLES.iter().flat_map(|(_, lines)| *lines).map(|(_, key)| (*key).to_owned()),
        );
        for start in ["help-command-", "help-long-", "help-arg-", "help-value-", "help-bot-", "help-example-"]
        {
            let unused: Vec<String> = keys(start).difference(&used).cloned().collect();
            assert!(unused.is_empty(), "{unused:?}");
        }
    }

    /// The help of every command in every language: nothing of it is what clap says by itself, and nothing is a key.
    #[test]
    fn no_word_of_clap_and_no_key_is_left_in_any_help() {
        let english =
            ["Usage:", "Options:", "Arguments:", "Commands:", "[default", "[OPTIONS]", "Print", "Examples"];
        for language in Language::ALL {
            let words = Words::new(language);
            let mut built = translated(Cli::command(), &words);
            built.build();
            let mut pages = 0;
            each(&built, "", &mut |command, path| {
                let page = command.clone().render_long_help().to_string();
                let short = command.clone().render_help().to_string();
                pages += 1;
                for page in [page, short] {
                    assert!(!page.contains("help-") || path.starts_with(HELP), "{language} {path}\n{page}");
                    let left: Vec<&&str> = english.iter().filter(|word| page.contains(**word)).collect();
                    assert!(language == Language::English || left.is_empty(), "{left:?} in {path}\n{page}");
                    assert!(page.contains(&words.say("help-usage")), "{language} {path}\n{page}");
                }
            });
            // The program, its 13 commands, those of map and store, and 'help' in three places.
            assert_eq!(pages, 1 + 13 + 3 + 4 + 3, "{language}");
        }
    }

    #[test]
    fn help_is_asked_for_in_three_ways() {
        let command = translated(Cli::command(), &Words::new(Language::Nynorsk));
        let asked_by = |line: &str| {
            let matches = command.clone().try_get_matches_from(line.split(' ')).unwrap();
            asked(&matches).map(|words| words.join(" "))
        };
        assert_eq!(asked_by("kaupang help").as_deref(), Some(""));
        assert_eq!(asked_by("kaupang help map check").as_deref(), Some("map check"));
        assert_eq!(asked_by("kaupang map help show").as_deref(), Some("map show"));
        assert_eq!(asked_by("kaupang games"), None);
    }

    #[test]
    fn the_language_is_found_before_the_arguments_are_read() {
        let found = |line: &str| {
            let arguments: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            language(&arguments, |name| (name == "KAUPANG_LANG").then(|| "nn".to_owned()))
        };
        assert_eq!(found("kaupang --help"), Language::Nynorsk);
        assert_eq!(found("kaupang --lang is help"), Language::Icelandic);
        assert_eq!(found("kaupang help play --lang is"), Language::Icelandic);
        assert_eq!(found("kaupang play --lang=hu century"), Language::Hungarian);
        assert_eq!(found("kaupang --lang klingon"), Language::Nynorsk);
        assert_eq!(found("kaupang -- --lang is"), Language::Nynorsk);
    }
}
