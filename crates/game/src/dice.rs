//! Two dice, whose sums are not equally likely.

/// How many of the 36 throws of two dice have this sum.
///
/// ```
/// assert_eq!((2..=12).map(game::dice::throws).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
/// assert_eq!((game::dice::throws(1), game::dice::throws(13)), (0, 0));
/// ```
#[inline]
#[must_use]
pub const fn throws(sum: u8) -> u8 {
    match sum {
        2..=7 => sum - 1,
        8..=12 => 13 - sum,
        _ => 0,
    }
}

/// The chance that two dice show this sum.
#[inline]
#[must_use]
pub fn chance(sum: u8) -> f32 {
    f32::from(throws(sum)) / 36.0
}
