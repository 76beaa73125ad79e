//! When a bot's answer is shown.
//!
//! Bots are paced by the turn: the first step of a turn waits so that people can follow (`Config::pace`), the others of
//! the turn follow at once. And the clock tells nothing: how long a search really took depends on what it sees, its own
//! hidden cards included, so an answer is shown at a time that follows from open things only. That is a whole number of
//! [beats](beat) after the position came up; only what everybody knows to be the one possibility needs none.

use std::time::Duration;

use bots::BotSpec;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// A search that counts its iterations answers within this time on any machine that isn't overloaded.
const BEAT: Duration = Duration::from_millis(150);
/// What a search needs beyond its time: to wake up, and to look at its last iteration.
const MARGIN: Duration = Duration::from_millis(100);

/// The time that an answer of this bot takes at least, and of which every answer takes a whole number.
pub(super) fn beat(spec: BotSpec) -> Duration {
    match spec {
        // They take what they take at once, in microseconds.
        BotSpec::Random | BotSpec::Greedy(_) => Duration::ZERO,
        BotSpec::Search(_) | BotSpec::Sparring(_) | BotSpec::Level(_) => match spec.answer_time() {
            Duration::ZERO => BEAT,
            time => time + MARGIN,
        },
    }
}

/// When an answer that was found at `now` is shown.
fn shown_at(begun: Instant, wait: Duration, beat: Duration, now: Instant) -> Instant {
    let first = begun + wait.max(beat);
    if beat.is_zero() || now <= first {
        return first.max(now);
    }
    let late = now - first;
    let beats = late.as_nanos().div_ceil(beat.as_nanos());
    first + beat * u32::try_from(beats).unwrap_or(u32::MAX)
}

/// The answer to a question that came up at `begun`, when it may be shown. Who is hurried no longer waits for people to
/// follow.
pub(super) async fn in_time<T>(
    begun: Instant,
    wait: Duration,
    beat: Duration,
    mut hurried: watch::Receiver<bool>,
    thought: impl Future<Output = T>,
) -> T {
    let answer = thought.await;
    let found = Instant::now();
    let is_hurried = tokio::select! {
        () = sleep_until(shown_at(begun, wait, beat, found)) => false,
        Ok(_) = hurried.wait_for(|is_hurried| *is_hurried) => true,
    };
    if is_hurried {
        sleep_until(shown_at(begun, Duration::ZERO, beat, found)).await;
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::sleep;

    /// After how many milliseconds an answer is shown that takes `thinking` to find.
    async fn shown_after(wait: u64, beat: Duration, thinking: u64) -> u128 {
        let begun = Instant::now();
        let thought = sleep(Duration::from_millis(thinking));
        let hurried = watch::Sender::new(false);
        in_time(begun, Duration::from_millis(wait), beat, hurried.subscribe(), thought).await;
        begun.elapsed().as_millis()
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_hurried_waits_no_longer_for_people_to_follow() {
        let (begun, hurried) = (Instant::now(), watch::Sender::new(false));
        let answer =
            in_time(begun, Duration::from_secs(60), Duration::ZERO, hurried.subscribe(), async { 7 });
        let hurry = async {
            sleep(Duration::from_secs(2)).await;
            hurried.send_replace(true);
        };
        assert_eq!(tokio::join!(answer, hurry).0, 7);
        assert_eq!(begun.elapsed().as_secs(), 2);
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_takes_as_long_with_one_possibility_as_with_many() {
        let expert = beat("expert".parse().unwrap());
        for wait in [0, 1000] {
            let quick = shown_after(wait, expert, 0).await;
            // 101 to 109 ms with one legal action and 245 or more with a choice were measured once.
            for thinking in [1, 101, 109, 245, 400] {
                assert_eq!(shown_after(wait, expert, thinking).await, quick, "{thinking} ms of thinking");
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_late_answer_waits_for_the_next_beat() {
        let normal = beat("normal".parse().unwrap());
        let one = shown_after(0, normal, 20).await;
        for thinking in [one as u64 + 1, 2 * one as u64 - 1, 2 * one as u64] {
            assert_eq!(shown_after(0, normal, thinking).await, 2 * one, "{thinking} ms of thinking");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn bots_that_think_no_time_answer_at_once() {
        let random = beat("random".parse().unwrap());
        assert_eq!(shown_after(0, random, 0).await, 0);
        assert_eq!(shown_after(1000, random, 3).await, 1000, "the turn has its second");
    }
}
