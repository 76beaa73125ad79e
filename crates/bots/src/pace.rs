//! When a bot's answer is shown.
//!
//! How long a search really takes depends on what it sees, its own hidden cards included. Whoever shows answers to
//! others shows them at a time that follows from open things only: a whole number of [beats](BotSpec::beat) after the
//! bot began to think. Only what everybody knows to be the one possibility needs none.

use std::time::Duration;

use crate::spec::BotSpec;

/// A search that counts its iterations answers within this time on any machine that isn't overloaded.
const BEAT: Duration = Duration::from_millis(150);
/// What a search needs beyond its time: to wake up, and to look at its last iteration.
const MARGIN: Duration = Duration::from_millis(100);

impl BotSpec {
    /// The time that an answer of this bot takes at least, and of which every answer takes a whole number.
    #[must_use]
    pub fn beat(&self) -> Duration {
        match self {
            // They take what they take at once, in microseconds.
            BotSpec::Random | BotSpec::Greedy(_) => Duration::ZERO,
            BotSpec::Search(_) | BotSpec::Sparring(_) | BotSpec::Level(_) => match self.answer_time() {
                Duration::ZERO => BEAT,
                time => time + MARGIN,
            },
        }
    }
}

/// When an answer that was found after `found` is shown: after `first`, or, if that is past, after some beats more.
///
/// ```
/// use std::time::Duration;
///
/// use bots::shown_after;
///
/// let ms = Duration::from_millis;
/// assert_eq!(shown_after(ms(150), ms(150), ms(3)), ms(150));
/// assert_eq!(shown_after(ms(150), ms(150), ms(151)), ms(300));
/// assert_eq!(shown_after(ms(1000), ms(150), ms(1001)), ms(1150));
/// assert_eq!(shown_after(ms(0), ms(0), ms(3)), ms(3), "without a beat at once");
/// ```
#[must_use]
pub fn shown_after(first: Duration, beat: Duration, found: Duration) -> Duration {
    if beat.is_zero() || found <= first {
        return first.max(found);
    }
    let beats = (found - first).as_nanos().div_ceil(beat.as_nanos());
    first + beat * u32::try_from(beats).unwrap_or(u32::MAX)
}
