//! All tests that see the crate from outside, in one program: building a dozen would take longer than running them.

mod balance;
mod contest;
mod endings;
mod selfplay;
mod simulation;
