//! Refusals: every one names its clause.

use std::fmt;

use serde::Serialize;

/// The id of a clause of a rule catalogue, such as `CEN-20`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Why an action is refused: the clause that forbids it, and what it means here.
///
/// People are shown the clause's sentence in their language
/// ([`RuleBook::sentence`](crate::RuleBook::sentence)); `reason` is for logs and programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{clause}: {reason}")]
pub struct Illegal {
    /// The clause that forbids the action.
    pub clause: Clause,
    /// What is wrong, in English and without a full stop.
    pub reason: &'static str,
}

impl Illegal {
    /// A refusal by `clause`.
    #[inline]
    #[must_use]
    pub const fn new(clause: &'static str, reason: &'static str) -> Illegal {
        Illegal { clause: Clause(clause), reason }
    }

    /// `Ok` if `condition` holds, the refusal otherwise.
    ///
    /// # Errors
    /// The refusal, if `condition` doesn't hold.
    #[inline]
    pub const fn unless(condition: bool, clause: &'static str, reason: &'static str) -> Result<(), Illegal> {
        if condition { Ok(()) } else { Err(Illegal::new(clause, reason)) }
    }
}
