//! All tests that see the crate from outside, in one program: building a dozen would take longer than running them.

mod allocation;
mod common;
mod conformance;
mod examples;
mod hiding;
mod knowledge;
mod mutated;
mod observation;
mod perft;
mod playthroughs;
mod positions;
mod records;
mod rules;
