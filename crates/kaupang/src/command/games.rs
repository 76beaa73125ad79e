//! `kaupang games`: the list of games.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use anyhow::Result;
use clap::Args;
use game::{Language, OptionKind, OptionSpec};
use words::Words;

use crate::registry;
use crate::terminal::Terminal;
use crate::text::wrap;

/// List the games, with their players and options
#[derive(Debug, Args)]
pub(super) struct Games {}

impl Games {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        let (paint, words) = (terminal.paint, terminal.words);
        for about in registry::about_all() {
            writeln!(terminal.out, "{}  {}", paint.bold(about.name), words.title(about.name))?;
            if let Some(summary) = words.summary(about.name) {
                write!(terminal.out, "{}", wrap(&summary, paint.width, "    "))?;
            }
            writeln!(terminal.out, "    {}", players(&words, &about.players))?;
            for option in about.options.iter().filter(|option| option.name != OptionSpec::PLAYERS) {
                write!(
                    terminal.out,
                    "{}",
                    wrap(&option_line(&words, about.name, option), paint.width, "    ")
                )?;
            }
            writeln!(terminal.out)?;
        }
        Ok(())
    }
}

/// For how many players a game is.
fn players(words: &Words, counts: &RangeInclusive<usize>) -> String {
    let (from, to) = (*counts.start(), *counts.end());
    if from == to {
        words.say_with("terminal-players", &[("count", to.into())])
    } else {
        words.say_with("terminal-players-range", &[("from", from.into()), ("to", to.into())])
    }
}

/// An option with its values, and what it does: in English as the game tells it, else as the browser names it.
fn option_line(words: &Words, game: &str, option: &OptionSpec) -> String {
    let (help, allowed) = match words.language() {
        Language::English => (option.help.to_owned(), option.kind.to_string()),
        _ => {
            let help = words.lookup(&format!("option-{game}-{}", option.name)).unwrap_or_default();
            (help, without_words(option))
        }
    };
    let values = [("name", option.name.into()), ("values", allowed.as_str().into())];
    format!("{}; {help}", words.say_with("terminal-option", &values))
}

/// What an option may be, as every language writes it: `3–5`, `short | full`.
fn without_words(option: &OptionSpec) -> String {
    match option.kind {
        OptionKind::Range { least, most } => format!("{least}–{most}"),
        OptionKind::OneOf(_) | OptionKind::Text(_) => option.choices().join(" | "),
    }
}

/// The bots by name, for the end of a help text.
pub(super) fn bots_help(words: &Words) -> String {
    let mut text = format!("{}\n", words.say("help-bots"));
    for (name, _) in bots::KINDS {
        // Writing to a string can't fail.
        let _ = writeln!(text, "  {name:<24} {}", words.say(&bot_key(name)));
    }
    text
}

/// The key of the text about a bot: `search:500it,noise=15` has `help-bot-search-500it-noise-15`. Of several in one
/// line the first one's.
pub(super) fn bot_key(names: &str) -> String {
    let first = names.split(", ").next().unwrap_or_default();
    format!("help-bot-{}", first.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-"))
}

/// The games with players and options, for the end of a help text.
pub(super) fn help(words: &Words) -> String {
    let mut text = format!("{}\n", words.say("help-games"));
    for about in registry::about_all() {
        // Writing to a string can't fail.
        let (title, players) = (words.title(about.name), players(words, &about.players));
        let _ = writeln!(text, "  {:<14} {title}. {players}", about.name);
        for option in about.options.iter().filter(|option| option.name != OptionSpec::PLAYERS) {
            let _ = writeln!(text, "    {}", option_line(words, about.name, option));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_players_are_told_in_words() {
        let told = |counts| players(&Words::ENGLISH, &counts);
        assert_eq!(told(1..=1), "For 1 player");
        assert_eq!(told(2..=2), "For 2 players");
        assert_eq!(told(2..=5), "For 2 to 5 players");
    }

    #[test]
    fn every_bot_is_told_of_as_its_crate_does() {
        for (name, help) in bots::KINDS {
            assert_eq!(Words::ENGLISH.say(&bot_key(name)), *help, "{name}");
        }
    }

    #[test]
    fn what_an_option_may_be_is_told_in_every_language() {
        let about = registry::about_all();
        let merchants = about.iter().find(|about| about.name == "merchants").unwrap();
        let told = |words: Words| {
            let lines = merchants.options.iter().map(|option| option_line(&words, "merchants", option));
            lines.collect::<Vec<String>>().join("\n")
        };
        let english = told(Words::ENGLISH);
        assert!(english.contains("--option board=…: short or full; without Western Europe"), "{english}");
        let norwegian = told(Words::new(Language::Nynorsk));
        assert!(norwegian.contains("--option board=…: short | full; "), "{norwegian}");
        assert!(!norwegian.contains(" or "), "{norwegian}");
    }
}
