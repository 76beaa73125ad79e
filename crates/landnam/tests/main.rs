//! All tests that see the crate from outside, in one program: building a dozen would take longer than running them.

mod allocation;
mod choices;
mod common;
mod conformance;
mod data;
mod examples;
mod mutated;
mod observation;
mod perft;
mod playthroughs;
mod positions;
mod rules;
