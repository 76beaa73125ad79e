//! Refusals: each says why, and names its clause where a clause says so.

use std::fmt;

use serde::{Serialize, Serializer, ser::SerializeStruct};

use crate::seat::{Seat, SeatSet};
use crate::sentence;

/// The id of a clause of a rule reference, such as `CEN-20`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// What sort of refusal it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalKind {
    /// A rule forbids the action.
    Rule,
    /// Somebody else is to act, or nobody any more.
    Turn,
}

/// Something that a refusal speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Detail {
    /// A player.
    Seat(Seat),
    /// Several players.
    Seats(SeatSet),
    /// A number.
    Number(i32),
    /// A component by its name in notations and locale files.
    Name(&'static str),
}

impl fmt::Display for Detail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Detail::Seat(seat) => seat.fmt(f),
            Detail::Seats(seats) => {
                for (place, seat) in seats.into_iter().enumerate() {
                    let joint = match place {
                        0 => "",
                        _ if place + 1 == seats.len() => " and ",
                        _ => ", ",
                    };
                    write!(f, "{joint}{seat}")?;
                }
                Ok(())
            }
            Detail::Number(number) => number.fmt(f),
            Detail::Name(name) => f.write_str(name),
        }
    }
}

impl From<Seat> for Detail {
    fn from(seat: Seat) -> Detail {
        Detail::Seat(seat)
    }
}

impl From<SeatSet> for Detail {
    fn from(seats: SeatSet) -> Detail {
        Detail::Seats(seats)
    }
}

impl From<u8> for Detail {
    fn from(number: u8) -> Detail {
        Detail::Number(number.into())
    }
}

impl From<i32> for Detail {
    fn from(number: i32) -> Detail {
        Detail::Number(number)
    }
}

impl From<&'static str> for Detail {
    fn from(name: &'static str) -> Detail {
        Detail::Name(name)
    }
}

/// Why an action is refused: the clause that forbids it, and what it means here.
///
/// The reason is a sentence in English, without a full stop, with places for values in braces: `it is {seat}'s turn to
/// build`. Its [`Display`](fmt::Display) form has the values put in. The reason itself is the name of the sentence
/// where it is shown in another language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}{}", Cited(*clause), Filled(self))]
pub struct Illegal {
    /// What sort of refusal it is.
    pub kind: IllegalKind,
    /// The clause that forbids the action, if one does.
    pub clause: Option<Clause>,
    /// What is wrong, with places for values.
    pub reason: &'static str,
    /// In the order of their places in the reason.
    values: [Option<Detail>; Illegal::VALUES],
}

impl Illegal {
    /// At most this many values are in a reason.
    const VALUES: usize = 3;

    /// A refusal by `clause`.
    #[inline]
    #[must_use]
    pub const fn new(clause: &'static str, reason: &'static str) -> Illegal {
        let clause = Some(Clause(clause));
        Illegal { kind: IllegalKind::Rule, clause, reason, values: [None; Illegal::VALUES] }
    }

    /// A refusal because somebody else is to act: the reason says who, and what for. [`by`](Illegal::by) adds the
    /// clause that says so.
    #[inline]
    #[must_use]
    pub const fn turn(reason: &'static str) -> Illegal {
        Illegal { kind: IllegalKind::Turn, clause: None, reason, values: [None; Illegal::VALUES] }
    }

    /// What is refused as a step too many, in every game.
    pub const COMPLETE: &'static str = "the choice is complete after {count} of these steps";

    /// A refusal because the choice was complete after `count` of the steps that somebody wanted to take.
    #[must_use]
    pub(crate) fn complete(clause: Option<Clause>, count: usize) -> Illegal {
        let values = [None; Illegal::VALUES];
        let illegal = Illegal { kind: IllegalKind::Rule, clause, reason: Illegal::COMPLETE, values };
        illegal.with("count", i32::try_from(count).unwrap_or(i32::MAX))
    }

    /// The same refusal by `clause`.
    #[inline]
    #[must_use]
    pub const fn by(self, clause: &'static str) -> Illegal {
        Illegal { clause: Some(Clause(clause)), ..self }
    }

    /// The same refusal with a value for `{name}` in its reason.
    ///
    /// # Panics
    /// In debug builds, if the reason has no such place, or more places than a refusal has room for.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Detail>) -> Illegal {
        let place = sentence::places(self.reason).position(|place| place == name);
        let place = place.and_then(|place| self.values.get_mut(place));
        debug_assert!(place.is_some(), "no room for '{name}' in '{}'", self.reason);
        if let Some(place) = place {
            *place = Some(value.into());
        }
        self
    }

    /// `Ok` if `condition` holds, the refusal otherwise.
    ///
    /// # Errors
    /// The refusal, if `condition` doesn't hold.
    #[inline]
    pub const fn unless(condition: bool, clause: &'static str, reason: &'static str) -> Result<(), Illegal> {
        if condition { Ok(()) } else { Err(Illegal::new(clause, reason)) }
    }

    /// The id of the clause, if there is one.
    #[inline]
    #[must_use]
    pub const fn clause_id(&self) -> Option<&'static str> {
        match self.clause {
            Some(clause) => Some(clause.0),
            None => None,
        }
    }

    /// The values of the reason, with their names.
    pub fn values(&self) -> impl Iterator<Item = (&'static str, Detail)> {
        sentence::places(self.reason).zip(self.values).filter_map(|(name, value)| Some((name, value?)))
    }

    /// The reason with its values put in.
    #[must_use]
    pub fn sentence(&self) -> String {
        Filled(self).to_string()
    }
}

/// A clause in front of its reason.
struct Cited(Option<Clause>);

impl fmt::Display for Cited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(clause) => write!(f, "{clause}: "),
            None => Ok(()),
        }
    }
}

/// A reason with its values put in.
struct Filled<'a>(&'a Illegal);

impl fmt::Display for Filled<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        sentence::write_filled(f, self.0.reason, |name| {
            self.0.values().find(|(known, _)| *known == name).map(|(_, value)| value)
        })
    }
}

impl Serialize for Illegal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut illegal = serializer.serialize_struct("Illegal", 2)?;
        illegal.serialize_field("clause", &self.clause)?;
        illegal.serialize_field("reason", &self.sentence())?;
        illegal.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_says_its_clause_and_puts_its_values_in() {
        let full = Illegal::new("PR-23", "the island is full");
        assert_eq!(full.to_string(), "PR-23: the island is full");
        let turn = Illegal::turn("it is {seat}'s turn to lay {count} cubes")
            .with("seat", Seat::new(1))
            .with("count", 2);
        assert_eq!(turn.to_string(), "it is P2's turn to lay 2 cubes");
        assert_eq!(turn.by("CEN-20").to_string(), "CEN-20: it is P2's turn to lay 2 cubes");
        assert_eq!(Detail::from(SeatSet::all(3)).to_string(), "P1, P2 and P3");
    }
}
