//! How games look in a terminal: a file a game, or a few where there is a map to draw.
//!
//! A board is drawn from a view, so it can't show what its viewer may not know. Colors are decoration: every good,
//! cube and player has a letter, too. A drawing fits into 80 columns, and its words are those of the reader; what is
//! typed is English, and the list of actions shows it beside what it means. A game without a board of its own is shown
//! by the names and values of its view.

mod century;
mod century_solo;
mod landnam;
pub(crate) mod merchants;
mod plain;
mod puerto_rico;
pub mod sentences;

use anyhow::Result;
use game::{Game, Plain, Scores, Seat};
use words::{Value, Words};

use crate::paint::Paint;
use crate::text::unhyphenated;

/// What the terminal needs of a game beyond its rules. Each method has a plain stand-in, so `impl Board for MyGame {}`
/// is a game that can be played.
pub trait Board: Game {
    /// The name of the text that says what the letters and signs of the drawing mean; empty if they speak for
    /// themselves.
    const LEGEND: &'static str = "";

    /// The table as `view` shows it, in the words of whoever reads: lines that end with a newline, at most
    /// `paint.width` columns wide.
    fn draw(view: &Self::View, words: &Words, paint: &Paint) -> String {
        let _ = words;
        plain::draw(view, paint)
    }

    /// Called when a person has played a game to its end: keeps what is kept beyond the record, such as a score
    /// sheet, and returns what is to be shown of it.
    ///
    /// # Errors
    /// If it can't be kept.
    fn after_game(words: &Words, scores: &Scores) -> Result<Option<String>> {
        let _ = (words, scores);
        Ok(None)
    }
}

/// The stand-ins, for a game that has nothing but its rules.
impl<G: Game> Board for Plain<G> {}

/// The text of that name as it stands in a terminal.
fn say(words: &Words, key: &str) -> String {
    unhyphenated(&words.say(key))
}

/// The same with values put in.
fn say_with(words: &Words, key: &str, values: &[(&'static str, Value)]) -> String {
    unhyphenated(&words.say_with(key, values))
}

/// A player's heading, with what is to be said of them: `P1 (you), to act`.
fn seat_heading(words: &Words, seat: Seat, is_viewer: bool, marks: &[(bool, &str)]) -> (String, String) {
    let name = if is_viewer {
        say_with(words, "draw-you", &[("seat", Value::text(seat))])
    } else {
        seat.to_string()
    };
    let marks = marks.iter().filter(|(holds, _)| *holds).map(|(_, key)| format!(", {}", say(words, key)));
    (name, marks.collect())
}

/// Several in a row, or the word for nothing.
fn or_nothing(words: &Words, items: &[String]) -> String {
    if items.is_empty() { say(words, "draw-nothing") } else { items.join(", ") }
}

/// `3 of 12`.
fn of(words: &Words, count: impl Into<Value>, all: impl Into<Value>) -> String {
    say_with(words, "draw-of", &[("count", count.into()), ("all", all.into())])
}
