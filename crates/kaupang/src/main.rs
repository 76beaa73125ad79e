//! Kaupang: one table for merchant board games. See the library of the same name.

use std::process::ExitCode;

fn main() -> ExitCode {
    kaupang::main()
}
