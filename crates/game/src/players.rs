//! How many people play: a number that is within what the game is for, by its type.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::notation::ParseError;
use crate::options::{BadOption, Chosen, OptionKind, OptionSpec, Options};
use crate::seat::Seat;

/// A number of players, at least `LEAST` and at most `MOST`. A game has one such type, and all that depends on the
/// number (options, first state, positions) asks it.
///
/// ```
/// type Players = game::Players<3, 5>;
/// assert_eq!(Players::new(4).map(Players::get), Some(4));
/// assert_eq!(Players::new(6), None);
/// assert_eq!(Players::exactly::<3>(), Players::FEWEST);
/// ```
///
/// A number that stands in the code is checked when the code is compiled:
///
/// ```compile_fail
/// let six = game::Players::<3, 5>::exactly::<6>();
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Players<const LEAST: usize, const MOST: usize>(u8);

impl<const LEAST: usize, const MOST: usize> Players<LEAST, MOST> {
    const SOUND: () = assert!(1 <= LEAST && LEAST <= MOST && MOST <= Seat::LIMIT, "no table is like that");

    /// The numbers that can play.
    pub const RANGE: RangeInclusive<usize> = LEAST..=MOST;

    /// The smallest table.
    pub const FEWEST: Players<LEAST, MOST> = Players(LEAST as u8);

    /// The largest table.
    pub const FULL: Players<LEAST, MOST> = Players(MOST as u8);

    /// What the option `players` may be; `usual` is its value where nobody says anything.
    #[must_use]
    pub const fn option(usual: &'static str) -> OptionSpec {
        let () = Self::SOUND;
        OptionSpec {
            name: OptionSpec::PLAYERS,
            kind: OptionKind::Range { least: LEAST as u32, most: MOST as u32 },
            default: Some(usual),
            help: "how many people play",
        }
    }

    /// This number of players, if the game is for so many.
    #[must_use]
    pub const fn new(count: usize) -> Option<Players<LEAST, MOST>> {
        let () = Self::SOUND;
        if LEAST <= count && count <= MOST { Some(Players(count as u8)) } else { None }
    }

    /// This number of players, which the compiler checks.
    #[must_use]
    pub const fn exactly<const COUNT: usize>() -> Players<LEAST, MOST> {
        const { assert!(LEAST <= COUNT && COUNT <= MOST, "the game is not for so many") };
        Players(COUNT as u8)
    }

    /// The number.
    #[inline]
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// What a list has for this number: one thing for each number that can play, the smallest table's first. That there
    /// are just so many is checked when the code is compiled.
    ///
    /// ```
    /// type Players = game::Players<3, 5>;
    /// const CARDS: u8 = Players::exactly::<4>().one_of([30, 40, 50]);
    /// assert_eq!(CARDS, 40);
    /// ```
    ///
    /// ```compile_fail
    /// let cards = game::Players::<3, 5>::FULL.one_of([30, 40]);
    /// ```
    #[inline]
    #[must_use]
    pub const fn one_of<T: Copy, const COUNT: usize>(self, things: [T; COUNT]) -> T {
        const { assert!(COUNT == MOST - LEAST + 1, "there is a thing for each number of players") };
        things[self.get() - LEAST]
    }

    /// The number, where it is counted with pieces.
    #[inline]
    #[must_use]
    pub const fn as_u8(self) -> u8 {
        self.0
    }
}

impl<const LEAST: usize, const MOST: usize> fmt::Debug for Players<LEAST, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

impl<const LEAST: usize, const MOST: usize> fmt::Display for Players<LEAST, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl<const LEAST: usize, const MOST: usize> FromStr for Players<LEAST, MOST> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Players<LEAST, MOST>, ParseError> {
        let players = text.parse().ok().and_then(Players::new);
        players.ok_or_else(|| ParseError::new(text, "a number of players that the game is for"))
    }
}

/// The options of a game at which nothing can be chosen but how many play; the fewest, where nobody says anything.
///
/// ```
/// use game::{Options, OnlyPlayers};
/// type MyOptions = OnlyPlayers<3, 5>;
/// assert_eq!(MyOptions::default().players(), 3);
/// assert_eq!(MyOptions::of(4).map(|options| options.pairs()), Some(vec![("players", "4".to_owned())]));
/// assert_eq!(MyOptions::of(6), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OnlyPlayers<const LEAST: usize, const MOST: usize> {
    /// How many play.
    pub players: Players<LEAST, MOST>,
}

impl<const LEAST: usize, const MOST: usize> OnlyPlayers<LEAST, MOST> {
    /// A table of `players`, if the game is for so many.
    #[must_use]
    pub fn of(players: usize) -> Option<OnlyPlayers<LEAST, MOST>> {
        Players::new(players).map(|players| OnlyPlayers { players })
    }
}

impl<const LEAST: usize, const MOST: usize> Default for OnlyPlayers<LEAST, MOST> {
    fn default() -> OnlyPlayers<LEAST, MOST> {
        OnlyPlayers { players: Players::FEWEST }
    }
}

impl<const LEAST: usize, const MOST: usize> Options for OnlyPlayers<LEAST, MOST> {
    const SPECS: &'static [OptionSpec] = &[Players::<LEAST, MOST>::option(NUMERALS[LEAST])];

    fn players(&self) -> usize {
        self.players.get()
    }

    fn build(chosen: &Chosen<'_>) -> Result<OnlyPlayers<LEAST, MOST>, BadOption> {
        Ok(OnlyPlayers { players: chosen.value(OptionSpec::PLAYERS)? })
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![(OptionSpec::PLAYERS, self.players.to_string())]
    }
}

/// The numbers of players, written.
const NUMERALS: [&str; Seat::LIMIT + 1] = ["0", "1", "2", "3", "4", "5", "6", "7", "8"];
