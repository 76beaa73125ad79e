//! All tests that see the crate from outside, in one program: building a dozen would take longer than running them.

mod allocation;
mod common;
mod conformance;
mod doubloons;
mod examples;
mod mistakes;
mod mutated;
mod notation;
mod observation;
mod perft;
mod playthroughs;
mod positions;
mod records;
mod rules;
