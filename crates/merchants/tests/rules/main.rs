//! Every clause, as a test that fails without its rule.

#[path = "../common/mod.rs"]
mod common;

mod board;
mod building;
mod caravans;
mod cards;
mod clauses;
mod merchants_move;
mod production;
mod routes;
mod start;
mod trade;
