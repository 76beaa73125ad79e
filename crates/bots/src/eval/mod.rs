//! What bots know of each game: one module a game.
//!
//! Each judges by what beginners' guides teach, in the game's own units. The numbers are guesses that were kept
//! because they won; `docs/results.md` has the log.

mod century;
mod century_solo;
mod landnam;
mod merchants;
mod puerto_rico;
