//! What the person types.

use game::{Game, ParseError};
use words::Words;

/// What can be typed, what stands for the rest of it, and the text that says what it does.
const ORDERS: [(&str, &str, &str); 9] = [
    ("3", "", "terminal-help-number"),
    ("", "help-value-action", "terminal-help-action"),
    ("undo", "", "terminal-help-undo"),
    ("show", "", "terminal-help-show"),
    ("log", "", "terminal-help-log"),
    ("rules", "help-value-clause", "terminal-help-rules"),
    ("save", "help-value-file", "terminal-help-save"),
    ("load", "help-value-file", "terminal-help-load"),
    ("quit", "", "terminal-help-quit"),
];

/// What can be typed.
pub(super) fn help(words: &Words) -> String {
    let line = |(order, rest, told): &(&str, &str, &str)| {
        let rest = if rest.is_empty() { String::new() } else { words.say(rest) };
        let typed = format!("{order} {rest}");
        format!("  {:<18} {}", typed.trim(), words.say(told))
    };
    let lines: Vec<String> = ORDERS.iter().map(line).collect();
    lines.join("\n")
}

/// One line of the person, read.
#[derive(Debug)]
pub(super) enum Order<'a, G: Game> {
    /// An empty line.
    Nothing,
    /// An action by its notation, or a whole choice.
    Actions(Vec<G::Action>),
    /// An action by its number in the list.
    Number(usize),
    /// `undo`
    Undo,
    /// `show`
    Show,
    /// `log`
    Log,
    /// `rules CLAUSE`
    Rules(Option<&'a str>),
    /// `save FILE`
    Save(&'a str),
    /// `load FILE`
    Load(&'a str),
    /// `help`
    Help,
    /// `quit`
    Quit,
    /// Anything else.
    Unknown(ParseError),
}

impl<'a, G: Game> Order<'a, G> {
    /// Reads a line. An action comes first: in some games ships are loaded.
    pub(super) fn read(text: &'a str) -> Order<'a, G> {
        let error = match G::steps(text) {
            Ok(actions) => return Order::Actions(actions),
            Err(error) => error,
        };
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("", _) => Order::Nothing,
            ("undo" | "u", "") => Order::Undo,
            ("show", "") => Order::Show,
            ("log", "") => Order::Log,
            ("rules" | "rule", "") => Order::Rules(None),
            ("rules" | "rule", clause) => Order::Rules(Some(clause)),
            ("save", path) => Order::Save(path),
            ("load", path) => Order::Load(path),
            ("help" | "?", _) => Order::Help,
            ("quit" | "exit" | "q", "") => Order::Quit,
            (number, "") if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                // A number that is too large for any list is as wrong as 0.
                Order::Number(number.parse().unwrap_or(0))
            }
            _ => Order::Unknown(error),
        }
    }
}
