//! Landnám.
pub mod components;
pub mod data;
pub mod island;
