//! Every clause of the rule reference, section by section.

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
