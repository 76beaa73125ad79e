//! Ratings as shares: how often each of several things is done.

use game::{Draw, FastRng};

use crate::evaluate::best;

/// A little of what is shared out goes to each action alike, so that nothing is never tried.
pub(super) const FLOOR: f32 = 0.1;

/// How far below the best an action is rated that somebody who goes by a glance does about a third as often.
pub(super) const TEMPERATURE: f32 = 0.25;

/// Turns ratings into shares that sum to 1, of which `floor` goes to all alike; what is rated `temperature` lower gets
/// about a third.
pub(super) fn into_shares(ratings: &mut [f32], floor: f32, temperature: f32) {
    let most = ratings.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for rating in &mut *ratings {
        *rating = ((*rating - most) / temperature).exp();
        sum += *rating;
    }
    let least = floor / ratings.len() as f32;
    ratings.iter_mut().for_each(|rating| *rating = (1.0 - floor) * *rating / sum + least);
}

/// A place, each as often as its share says.
pub(super) fn drawn(shares: &[f32], rng: &mut FastRng) -> usize {
    const PARTS: u32 = 1 << 24;
    let mut left = rng.below(PARTS) as f32 / PARTS as f32;
    for (place, &share) in shares.iter().enumerate() {
        if left < share {
            return place;
        }
        left -= share;
    }
    // Rounded down, the shares may sum to a little less than 1.
    best(shares)
}

#[cfg(test)]
mod tests {
    use game::random::fast;

    use super::*;

    #[test]
    fn shares_follow_ratings_as_sharply_as_wanted() {
        let shares = |floor, temperature| {
            let mut ratings = [1.0, 1.25, -f32::INFINITY];
            into_shares(&mut ratings, floor, temperature);
            ratings.map(|share| (100.0 * share).round() as u8)
        };
        assert_eq!(shares(0.0, 1.0), [44, 56, 0]);
        assert_eq!(shares(0.0, TEMPERATURE), [27, 73, 0]);
        assert_eq!(shares(FLOOR, TEMPERATURE), [28, 69, 3]);
    }

    #[test]
    fn what_has_a_share_is_drawn_as_often() {
        let mut rng = fast(3);
        let mut counts = [0; 3];
        for _ in 0..1_000 {
            counts[drawn(&[0.25, 0.0, 0.75], &mut rng)] += 1;
        }
        assert!((200..300).contains(&counts[0]) && counts[1] == 0, "{counts:?}");
        assert_eq!(drawn(&[0.0, 1e-9, 0.0], &mut rng), 1, "what is lost by rounding goes to the best");
    }
}
