//! Kaupang.
fn main() {}
