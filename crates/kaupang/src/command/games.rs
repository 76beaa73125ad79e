//! `kaupang games`: the list of games.

use std::fmt::Write as _;

use anyhow::Result;
use clap::Args;
use game::{Language, OptionHelp};
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
            let [title, summary] =
                ["", "-summary"].map(|end| words.say(&format!("game-{}{end}", about.name)));
            writeln!(terminal.out, "{}  {title}", paint.bold(about.name))?;
            write!(terminal.out, "{}", wrap(&summary, paint.width, "    "))?;
            writeln!(terminal.out, "    {}", players(&words, &about.players))?;
            for option in about.options.iter().filter(|option| option.name != "players") {
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
fn players(words: &Words, counts: &[usize]) -> String {
    match counts {
        [first, .., last] if last - first + 1 == counts.len() => {
            words.say_with("terminal-players-range", &[("from", (*first).into()), ("to", (*last).into())])
        }
        _ => words.say_with("terminal-players", &[("count", counts.last().copied().unwrap_or(0).into())]),
    }
}

/// An option with its values, and what it does: in English as the game tells it, else as the browser names it.
fn option_line(words: &Words, game: &str, option: &OptionHelp) -> String {
    let values = [("name", option.name.into()), ("values", option.values.into())];
    let help = match words.language() {
        Language::English => option.help.to_owned(),
        _ => words.lookup(&format!("option-{game}-{}", option.name)).unwrap_or_default(),
    };
    format!("{}; {help}", words.say_with("terminal-option", &values))
}

/// The bots by name, for the end of a help text.
pub(super) fn bots_help() -> String {
    let mut text = String::from("Bots:\n");
    for (name, help) in bots::KINDS {
        // Writing to a string can't fail.
        let _ = writeln!(text, "  {name:<24} {help}");
    }
    text
}

/// The games with players and options, for the end of a help text.
pub(super) fn help() -> String {
    let mut text = String::from("Games:\n");
    for about in registry::about_all() {
        // Writing to a string can't fail.
        let _ = writeln!(text, "  {:<14} {}, for {}", about.name, about.title, listed(&about.players));
        for option in about.options.iter().filter(|option| option.name != "players") {
            let _ = writeln!(text, "    --option {}=…: {}; {}", option.name, option.values, option.help);
        }
    }
    text
}

/// Numbers of players in words: `2 to 5`.
fn listed(players: &[usize]) -> String {
    match players {
        [] => "nobody".into(),
        [1] => "1 player".into(),
        [only] => format!("{only} players"),
        [first, .., last] if last - first + 1 == players.len() => format!("{first} to {last} players"),
        _ => {
            let numbers: Vec<String> = players.iter().map(usize::to_string).collect();
            format!("{} players", numbers.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_players_are_told_in_words() {
        assert_eq!(listed(&[1]), "1 player");
        assert_eq!(listed(&[2, 3, 4, 5]), "2 to 5 players");
        assert_eq!(listed(&[2, 4]), "2, 4 players");
    }
}
