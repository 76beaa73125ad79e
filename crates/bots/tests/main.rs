//! All tests that see the crate from outside, in one program: building a dozen would take longer than running them.

mod advice;
mod eval;
mod levels;
mod manners;
mod net;
mod others;
mod random;
mod review;
mod search;
mod sparring;
mod styles;
mod whole_games;
