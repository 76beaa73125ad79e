//! Mutants: does a test fail when a rule is changed?

use std::process::{Command, ExitCode};

use crate::{finish, games, root, status};

/// The crates whose rules must not change unnoticed: `game` and the games.
fn crates() -> Result<Vec<String>, String> {
    Ok([vec!["game".to_owned()], games()?].concat())
}

/// Runs cargo-mutants on one of the crates, or on all; `shard` is a part of them, such as `1/8`.
pub(crate) fn run(package: Option<&str>, shard: Option<&str>) -> ExitCode {
    finish(check(package, shard).and_then(|()| tries(package, shard)))
}

/// Whether the words make sense.
fn check(package: Option<&str>, shard: Option<&str>) -> Result<(), String> {
    let crates = crates()?;
    if let Some(package) = package.filter(|package| crates.iter().all(|known| known != package)) {
        return Err(format!("mutants are tried in {}, not in '{package}'", crates.join(", ")));
    }
    match shard {
        Some(shard) if !is_shard(shard) => {
            Err(format!("'{shard}' is no shard: write K/N, such as 0/8 for the first of eight"))
        }
        _ => Ok(()),
    }
}

/// cargo-mutants counts shards from 0.
fn is_shard(text: &str) -> bool {
    let numbers = text.split_once('/').map(|(part, all)| (part.parse::<u32>(), all.parse::<u32>()));
    matches!(numbers, Some((Ok(part), Ok(all))) if part < all)
}

fn tries(package: Option<&str>, shard: Option<&str>) -> Result<u8, String> {
    let mut command = Command::new("cargo");
    // A build folder of its own would be made for every mutant's copy; in place there is one, and the tree is put back
    // after each.
    command.args(["mutants", "--in-place", "--no-shuffle", "--test-tool=cargo"]).current_dir(root()?);
    for package in package.map_or_else(crates, |package| Ok(vec![package.to_owned()]))? {
        command.args(["--package", &package]);
    }
    if let Some(shard) = shard {
        command.args(["--shard", shard]);
    }
    let installed = Command::new("cargo").args(["mutants", "--version"]).output();
    if !installed.is_ok_and(|output| output.status.success()) {
        return Err("cargo-mutants is missing: cargo install cargo-mutants --locked".into());
    }
    status(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_counted_from_0() {
        assert!(["0/1", "0/8", "7/8"].into_iter().all(is_shard));
        assert!(!["8/8", "1", "1/0", "-1/8", "a/b", "1/8/2"].into_iter().any(is_shard));
    }

    #[test]
    fn other_crates_are_refused_by_name() {
        assert!(check(Some("web"), None).unwrap_err().contains("not in 'web'"));
        for package in ["game", "century", "landnam", "merchants", "puerto-rico"] {
            assert_eq!(check(Some(package), Some("0/4")), Ok(()));
        }
    }
}
