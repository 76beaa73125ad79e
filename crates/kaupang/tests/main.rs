//! All tests that see the crate from outside, in one program: building a dozen would take longer than running them.

mod arena;
mod bad_input;
mod common;
mod engine;
mod map;
mod play;
#[path = "../../web/examples/kill/posted.rs"]
mod posted;
mod registry;
mod selfplay;
mod serve;
#[cfg(unix)]
mod servers;
mod signals;
mod simulate;
mod store;
mod tongues;
mod transcript;
