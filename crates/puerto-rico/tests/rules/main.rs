//! Every clause of the rule reference, section by section.

// Boards written with `json!` are made for one call: helpers take them as they are.
#![allow(clippy::needless_pass_by_value)]

#[path = "../common/mod.rs"]
mod common;

mod builder;
mod buildings;
mod captain;
mod craftsman;
mod end;
mod large_buildings;
mod mayor;
mod rounds;
mod settler;
mod setup;
mod storing;
mod trader;
