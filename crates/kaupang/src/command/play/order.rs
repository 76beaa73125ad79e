//! What the person types.

use game::{Game, ParseError};

/// What can be typed besides actions.
pub(super) const HELP: &str = "\
  3              take the action with number 3
  ACTION         take an action by its name, as it is written in the list, or a whole choice at once
  undo           take back your last step, as long as nobody else has acted
  show           show the table again
  log            show everything that happened
  rules CLAUSE   read a clause of the rules, such as the one of a refusal
  save FILE      write the game to a file
  load FILE      go on with a game from a file
  quit           leave";

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
