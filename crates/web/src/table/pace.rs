//! The pace of bots at a table.
//!
//! Bots are paced by the turn: the first step of a turn waits so that people can follow (`Config::pace`), the others of
//! the turn follow at once. And the clock tells nothing: after the bot got a bench to think at, an answer is shown on a
//! [beat](bots::BotSpec::beat), and never earlier or later (`crates/bots/src/pace.rs` says why).

use std::time::Duration;

use bots::shown_after;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// What a bot has found, and when it began to think: the time in the queue before is nobody's secret.
pub(super) struct Thought<T> {
    pub(super) begun: Instant,
    pub(super) answer: T,
}

/// The answer to a question that came up at `asked`, when it may be shown. Who is hurried no longer waits for people to
/// follow.
pub(super) async fn in_time<T>(
    asked: Instant,
    wait: Duration,
    beat: Duration,
    mut hurried: watch::Receiver<bool>,
    thought: impl Future<Output = Thought<T>>,
) -> T {
    let Thought { begun, answer } = thought.await;
    let found = asked.elapsed();
    let shown = |wait: Duration| {
        let first = wait.max(begun.saturating_duration_since(asked) + beat);
        asked + shown_after(first, beat, found)
    };
    let is_hurried = tokio::select! {
        () = sleep_until(shown(wait)) => false,
        Ok(_) = hurried.wait_for(|is_hurried| *is_hurried) => true,
    };
    if is_hurried {
        sleep_until(shown(Duration::ZERO)).await;
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::BotSpec;
    use tokio::time::sleep;

    fn beat(bot: &str) -> Duration {
        bot.parse::<BotSpec>().unwrap().beat()
    }

    /// After how many milliseconds an answer is shown that waits so long for a bench, and takes `thinking` to find.
    async fn shown_from_queue(wait: u64, beat: Duration, queue: u64, thinking: u64) -> u128 {
        let asked = Instant::now();
        let thought = async {
            sleep(Duration::from_millis(queue)).await;
            let begun = Instant::now();
            sleep(Duration::from_millis(thinking)).await;
            Thought { begun, answer: () }
        };
        let hurried = watch::Sender::new(false);
        in_time(asked, Duration::from_millis(wait), beat, hurried.subscribe(), thought).await;
        asked.elapsed().as_millis()
    }

    async fn shown(wait: u64, beat: Duration, thinking: u64) -> u128 {
        shown_from_queue(wait, beat, 0, thinking).await
    }

    #[tokio::test(start_paused = true)]
    async fn the_time_in_the_queue_takes_nothing_of_the_beat() {
        let normal = beat("normal");
        // Otherwise the answer would be shown after one beat or after two, as the thinking says.
        for thinking in [1, 20, 149] {
            assert_eq!(
                shown_from_queue(0, normal, 100, thinking).await,
                100 + normal.as_millis(),
                "{thinking} ms"
            );
            assert_eq!(
                shown_from_queue(1000, normal, 950, thinking).await,
                950 + normal.as_millis(),
                "{thinking} ms"
            );
        }
    }

    #[tokio::test(start_paused = true)]
    async fn who_is_hurried_waits_no_longer_for_people_to_follow() {
        let (begun, hurried) = (Instant::now(), watch::Sender::new(false));
        let answer = in_time(begun, Duration::from_secs(60), Duration::ZERO, hurried.subscribe(), async {
            Thought { begun, answer: 7 }
        });
        let hurry = async {
            sleep(Duration::from_secs(2)).await;
            hurried.send_replace(true);
        };
        assert_eq!(tokio::join!(answer, hurry).0, 7);
        assert_eq!(begun.elapsed().as_secs(), 2);
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_takes_as_long_with_one_possibility_as_with_many() {
        let expert = beat("expert");
        for wait in [0, 1000] {
            let quick = shown(wait, expert, 0).await;
            // 101 to 109 ms with one legal action and 245 or more with a choice were measured once.
            for thinking in [1, 101, 109, 245, 400] {
                assert_eq!(shown(wait, expert, thinking).await, quick, "{thinking} ms of thinking");
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_late_answer_waits_for_the_next_beat() {
        let normal = beat("normal");
        let one = shown(0, normal, 20).await;
        for thinking in [one as u64 + 1, 2 * one as u64 - 1, 2 * one as u64] {
            assert_eq!(shown(0, normal, thinking).await, 2 * one, "{thinking} ms of thinking");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn bots_that_think_no_time_answer_at_once() {
        let random = beat("random");
        assert_eq!(shown(0, random, 0).await, 0);
        assert_eq!(shown(1000, random, 3).await, 1000, "the turn has its second");
    }
}
