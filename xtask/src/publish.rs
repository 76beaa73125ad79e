//! Crates that others can build on: packed, and looked through for what they bring along.

use std::process::Command;

use crate::{cargo, games};

/// What can be published beside the games: what they stand on.
const SHARED: [&str; 2] = ["kaupang-hex", "game"];

/// Packs the crates and builds each from its package alone, without the network. `cargo publish --dry-run` does the
/// same and asks the registry besides, which needs the network.
pub(crate) fn package() -> Result<u8, String> {
    let games = games()?;
    let names = SHARED.into_iter().chain(games.iter().map(String::as_str));
    let mut arguments = vec!["package", "--offline", "--locked"];
    arguments.extend(names.flat_map(|name| ["--package", name]));
    cargo(&arguments, &[])
}

/// Asks the first of the tools that is there. Both look into a database of known faults; neither fetches it here.
/// cargo-deny looks at licenses and sources, too, as `deny.toml` says.
pub(crate) fn advisories() -> Result<u8, String> {
    const TOOLS: [(&str, &[&str]); 2] =
        [("deny", &["deny", "--offline", "check"]), ("audit", &["audit", "--no-fetch"])];
    for (tool, arguments) in TOOLS {
        let asked = Command::new("cargo").args([tool, "--version"]).output();
        if asked.is_ok_and(|output| output.status.success()) {
            return cargo(arguments, &[]);
        }
    }
    Err("neither cargo-deny nor cargo-audit is installed, so nothing was looked at".into())
}
