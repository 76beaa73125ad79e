//! Who is to act, who acted, who looks on.

use std::fmt;
use std::str::FromStr;

use crate::notation::ParseError;
use crate::seat::{Seat, SeatSet};

/// What a state waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Each of these seats may act, in any order; usually it is one seat.
    Seats(SeatSet),
    /// A card is to be drawn or dice are to be rolled.
    Chance,
    /// The game has ended.
    Over,
}

impl Turn {
    /// The turn of a single seat.
    #[inline]
    #[must_use]
    pub const fn of(seat: Seat) -> Turn {
        Turn::Seats(SeatSet::one(seat))
    }

    /// Whether `seat` may act now.
    #[inline]
    #[must_use]
    pub const fn includes(self, seat: Seat) -> bool {
        matches!(self, Turn::Seats(seats) if seats.contains(seat))
    }
}

/// Who carries out an action; written `P1` … or `chance`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The deck, the dice, the bag.
    Chance,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Chance => f.write_str("chance"),
        }
    }
}

impl FromStr for Actor {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Actor, ParseError> {
        if text == "chance" {
            return Ok(Actor::Chance);
        }
        text.parse().map(Actor::Seat).map_err(|_| ParseError::new(text, "an actor, P1 to P8 or chance"))
    }
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Actor {
        Actor::Seat(seat)
    }
}

/// Whose eyes a [`View`](crate::View) is made for; written `P1` … or `spectator`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who knows their own hand.
    Seat(Seat),
    /// Somebody who sees only what lies open.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `players`: each seat, then the spectator.
    pub fn all(players: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain(std::iter::once(Viewer::Spectator))
    }

    /// Whether the viewer sits at `seat`.
    #[inline]
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Viewer {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Viewer, ParseError> {
        if text == "spectator" {
            return Ok(Viewer::Spectator);
        }
        text.parse().map(Viewer::Seat).map_err(|_| ParseError::new(text, "a viewer, P1 to P8 or spectator"))
    }
}

crate::json_as_text!(Actor, Viewer);
