//! The tests of `e2e` with Debian's Chromium, which is installed where it is missing.

use std::path::Path;
use std::process::{Command, ExitCode};

use crate::{cargo, finish, root, status};

/// Where Debian puts it.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Whether pictures of the pages are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pictures {
    None,
    Keep,
}

/// Builds the program and tests it in the browser.
pub(crate) fn test(pictures: Pictures) -> ExitCode {
    // A test of the program builds the program, with the profile and the features that tests have.
    let built = cargo(&["test", "--package", "kaupang", "--test", "serve", "--no-run", "--locked"], &[]);
    match built {
        Ok(0) => finish(run(pictures)),
        failed => finish(failed),
    }
}

/// Tests the program that was built last; the first exit status that is not 0, or 0.
pub(crate) fn run(pictures: Pictures) -> Result<u8, String> {
    install_chromium()?;
    let folder = root()?.join("e2e");
    let npm = |word: &str| {
        let mut command = Command::new("npm");
        command.arg(word).current_dir(&folder);
        command
    };
    let installed = status(npm("ci").args(["--no-audit", "--no-fund"]))
        .map_err(|error| format!("{error}; the tests in the browser need Node.js 20 or newer"))?;
    if installed != 0 {
        return Ok(installed);
    }
    let mut tests = npm("test");
    if pictures == Pictures::Keep {
        tests.env("KAUPANG_SCREENSHOTS", "1");
    }
    let first = status(&mut tests)?;
    if first == 0 {
        return Ok(first);
    }
    // Every run plays other games, and a machine may be slow for a while: what fails twice is a fault.
    println!("== Tests in the browser failed, as named above: all of them once more");
    status(&mut tests)
}

fn install_chromium() -> Result<(), String> {
    if Path::new(CHROMIUM).exists() {
        return Ok(());
    }
    println!("Chromium is missing: installing Debian's package");
    for arguments in [
        &["update", "-qq"][..],
        &["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"],
    ] {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        if status(&mut command)? != 0 {
            return Err("Chromium can't be installed; install Debian's package 'chromium' yourself".into());
        }
    }
    Ok(())
}
