//! Merchants of Europe.
pub mod bits;
pub mod components;
pub mod map;
pub mod place;
