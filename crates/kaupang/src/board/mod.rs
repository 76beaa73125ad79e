//! How games look in a terminal: a file a game, or a few where there is a map to draw.
//!
//! A board is drawn from a view, so it can't show what its viewer may not know. Colors are decoration: every good,
//! cube and player has a letter, too. A drawing fits into 80 columns. A game without a board of its own is shown by the
//! names and values of its view.

mod century;
mod century_solo;
mod landnam;
pub(crate) mod merchants;
mod plain;
mod puerto_rico;
pub(crate) mod sentences;

use anyhow::Result;
use game::{Actor, Game, Plain, Scores};

use crate::paint::Paint;

/// What the terminal needs of a game beyond its rules. Each method has a plain stand-in, so `impl Board for MyGame {}`
/// is a game that can be played.
pub trait Board: Game {
    /// The name of the text that says what the letters and signs of the drawing mean; empty if they speak for
    /// themselves.
    const LEGEND: &'static str = "";

    /// The table as `view` shows it: lines that end with a newline, at most `paint.width` columns wide.
    fn draw(view: &Self::View, paint: &Paint) -> String {
        plain::draw(view, paint)
    }

    /// One sentence for whoever is to act: which phase it is, what is asked of them.
    fn status(view: &Self::View) -> String {
        plain::status(view)
    }

    /// What `action` means to whoever sees `view`, in a few words, beyond what its notation says; empty if nothing.
    fn describe(view: &Self::View, actor: Actor, action: Self::Action) -> String {
        let _ = (view, actor, action);
        String::new()
    }

    /// Called when a person has played a game to its end: keeps what is kept beyond the record, such as a score
    /// sheet, and returns what is to be shown of it.
    ///
    /// # Errors
    /// If it can't be kept.
    fn after_game(scores: &Scores) -> Result<Option<String>> {
        let _ = scores;
        Ok(None)
    }
}

/// The stand-ins, for a game that has nothing but its rules.
impl<G: Game> Board for Plain<G> {}
