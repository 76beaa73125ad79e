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

pub(crate) fn test(pictures: Pictures) -> ExitCode {
    finish(run(pictures))
}

/// The first exit status that is not 0, or 0.
fn run(pictures: Pictures) -> Result<u8, String> {
    install_chromium()?;
    // The same profile as that of the tests, so that nothing is compiled twice.
    let built = cargo(&["build", "--package", "kaupang", "--profile", "test", "--locked"], &[])?;
    if built != 0 {
        return Ok(built);
    }
    let folder = root()?.join("e2e");
    let npm = |word: &str| {
        let mut command = Command::new("npm");
        command.arg(word).current_dir(&folder);
        command
    };
    let installed = status(npm("ci").args(["--no-audit", "--no-fund"]))?;
    if installed != 0 {
        return Ok(installed);
    }
    let mut tests = npm("test");
    if pictures == Pictures::Keep {
        tests.env("KAUPANG_SCREENSHOTS", "1");
    }
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
