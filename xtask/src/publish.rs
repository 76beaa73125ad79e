//! Crates that others can build on: packed, and looked through for what they bring along.

use std::process::Command;

use anyhow::{Result, anyhow, bail};

use crate::{GAME, cargo, games};

/// What can be published beside the games: what they stand on.
const SHARED: [&str; 2] = ["kaupang-hex", GAME];

/// The workspaces, each with a lock file of its own.
const WORKSPACES: [&str; 2] = ["Cargo.toml", "crates/python/Cargo.toml"];

/// Packs the crates and builds each from its package alone, without the network. `cargo publish --dry-run` does the
/// same and asks the registry besides, which needs the network.
pub(crate) fn package() -> Result<u8> {
    let games = games()?;
    let names = SHARED.into_iter().chain(games.iter().map(String::as_str));
    let mut arguments = vec!["package", "--offline", "--locked"];
    arguments.extend(names.flat_map(|name| ["--package", name]));
    cargo(&arguments, &[])
}

/// Whether the licenses of all that we depend on let the program be given on, and whether it comes from where it
/// should, as `deny.toml` says. Without the network: what the lock files name has to be there (`cargo fetch`).
pub(crate) fn licenses() -> Result<u8> {
    if !is_there("deny") {
        bail!("cargo-deny is not installed (cargo install cargo-deny --locked), so nothing was looked at");
    }
    each_workspace(|manifest| deny(manifest, &["licenses", "bans", "sources"]))
}

/// Asks the first of the tools that is there. Both look into a database of known faults, which neither fetches here
/// (`cargo deny fetch`). cargo-deny looks at all that `licenses` does, too.
pub(crate) fn advisories() -> Result<u8> {
    if is_there("deny") {
        return each_workspace(|manifest| deny(manifest, &[]));
    }
    if is_there("audit") {
        return each_workspace(|manifest| {
            let lock = manifest.replace(".toml", ".lock");
            cargo(&["audit", "--no-fetch", "--file", &lock], &[])
        });
    }
    Err(anyhow!("neither cargo-deny nor cargo-audit is installed, so nothing was looked at"))
}

/// Whether cargo has that command.
fn is_there(tool: &str) -> bool {
    let asked = Command::new("cargo").args([tool, "--version"]).output();
    asked.is_ok_and(|output| output.status.success())
}

/// The first exit status that is not 0, or 0.
fn each_workspace(look: impl Fn(&str) -> Result<u8>) -> Result<u8> {
    for manifest in WORKSPACES {
        let status = look(manifest)?;
        if status != 0 {
            return Ok(status);
        }
    }
    Ok(0)
}

fn deny(manifest: &str, what: &[&str]) -> Result<u8> {
    let all = ["deny", "--offline", "--manifest-path", manifest, "--config", "deny.toml", "check"];
    cargo(&[&all, what].concat(), &[])
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::root;

    /// The folders of what can be published.
    fn folders() -> Vec<String> {
        ["hex", "game"].map(str::to_owned).into_iter().chain(games().unwrap()).collect()
    }

    #[test]
    fn every_package_has_its_licenses() {
        let root = root().unwrap();
        for folder in folders() {
            for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
                let own =
                    fs::read_to_string(root.join("crates").join(&folder).join(license)).unwrap_or_default();
                assert_eq!(own, fs::read_to_string(root.join(license)).unwrap(), "{folder}: {license}");
            }
        }
    }

    #[test]
    fn every_package_has_a_page_whose_links_lead_out_of_no_package() {
        let root = root().unwrap();
        for folder in folders() {
            let page = fs::read_to_string(root.join("crates").join(&folder).join("README.md"));
            let page = page.unwrap_or_else(|error| panic!("{folder}/README.md: {error}"));
            let targets: Vec<&str> = page.split("](").skip(1).collect();
            assert!(targets.iter().all(|target| target.starts_with("https://")), "{folder}: {targets:?}");
        }
    }

    #[test]
    fn names_that_others_have_on_the_registry_are_not_ours() {
        for folder in folders() {
            let manifest =
                fs::read_to_string(root().unwrap().join("crates").join(&folder).join("Cargo.toml")).unwrap();
            let name = manifest.lines().find_map(|line| line.strip_prefix("name = ")).unwrap();
            assert!(!["\"game\"", "\"hex\""].contains(&name), "{folder}: {name}");
        }
    }
}
