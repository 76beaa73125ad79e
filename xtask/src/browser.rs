//! The tests of `e2e` with Debian's Chromium. What is missing is installed where that can be done, and never without a
//! word.

use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, anyhow, bail};

use crate::{cargo, finish, optimized, root, status};

/// Where Debian puts it.
const CHROMIUM: &str = "/usr/bin/chromium";
/// What it takes there.
const PACKAGES: [&str; 2] = ["chromium", "fonts-dejavu-core"];

/// What is done in the browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Round {
    /// All tests; of long games a program plays the middle.
    Tests,
    /// All tests, with games from the first click to the last.
    WholeGames,
    /// Pictures of the pages are made and kept.
    Pictures,
    /// How long it takes from a click to its paint.
    Paint,
}

/// Builds the program and tests it in the browser.
pub(crate) fn test(round: Round) -> ExitCode {
    if round == Round::Paint {
        return finish(run(round));
    }
    // A test of the program builds the program, with the profile and the features that tests have.
    let built = cargo(&["test", "--package", "kaupang", "--test", "suite", "--no-run", "--locked"], &[]);
    match built {
        Ok(0) => finish(run(round)),
        failed => finish(failed),
    }
}

/// Tests the program that was built last; the first exit status that is not 0, or 0.
pub(crate) fn run(round: Round) -> Result<u8> {
    install_chromium()?;
    let folder = root()?.join("e2e");
    let npm = |word: &str| {
        let mut command = Command::new("npm");
        command.arg(word).current_dir(&folder);
        command
    };
    println!("xtask: `npm ci` puts the packages of e2e/package.json into e2e/node_modules");
    let installed = status(npm("ci").args(["--no-audit", "--no-fund"]))
        .context("the tests in the browser need Node.js 20 or newer")?;
    if installed != 0 {
        return Ok(installed);
    }
    match round {
        Round::Tests => status(&mut npm("test")),
        Round::WholeGames => status(npm("test").env("KAUPANG_WHOLE", "1")),
        Round::Pictures => status(npm("run").arg("pictures").env("KAUPANG_SCREENSHOTS", "1")),
        Round::Paint => {
            status(npm("run").arg("paint").env("KAUPANG_PAINT", "1").env("KAUPANG_BIN", optimized()?))
        }
    }
}

/// What there is on this machine to get a browser, or something else, with.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Means {
    pub(crate) has_chromium: bool,
    pub(crate) has_apt: bool,
    pub(crate) is_root: bool,
}

/// What to do about the browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Browser {
    Ready,
    Install,
}

impl Means {
    pub(crate) fn here() -> Means {
        let output = |program: &str, argument: &str| Command::new(program).arg(argument).output().ok();
        Means {
            has_chromium: Path::new(CHROMIUM).exists(),
            has_apt: output("apt-get", "--version").is_some_and(|output| output.status.success()),
            is_root: output("id", "-u").is_some_and(|output| output.stdout.trim_ascii() == b"0"),
        }
    }

    fn plan(self) -> Result<Browser> {
        let hindrance = match self {
            Means { has_chromium: true, .. } => return Ok(Browser::Ready),
            Means { has_apt: true, is_root: true, .. } => return Ok(Browser::Install),
            Means { has_apt: false, .. } => "there is no apt-get here to install it with",
            Means { is_root: false, .. } => "only root can install it",
        };
        Err(anyhow!(
            "the tests in the browser need Chromium at {CHROMIUM}, and {hindrance}: install it yourself (Debian: \
             apt-get install {}; elsewhere, a link to your Chromium does), then run this again",
            PACKAGES.join(" ")
        ))
    }
}

fn install_chromium() -> Result<()> {
    if Means::here().plan()? == Browser::Ready {
        return Ok(());
    }
    println!(
        "xtask: {CHROMIUM} is missing: apt-get installs Debian's packages {} now",
        PACKAGES.join(" and ")
    );
    let install = [&["install", "-y", "-qq", "--no-install-recommends"][..], &PACKAGES].concat();
    for arguments in [&["update", "-qq"][..], &install] {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        if status(&mut command)? != 0 {
            bail!(
                "apt-get can't install it; install Debian's packages {} yourself, then run this again",
                PACKAGES.join(" and ")
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cant_be_installed_is_told_with_what_to_do() {
        let means = |has_chromium, has_apt, is_root| Means { has_chromium, has_apt, is_root };
        assert_eq!(means(true, false, false).plan().unwrap(), Browser::Ready);
        assert_eq!(means(false, true, true).plan().unwrap(), Browser::Install);
        for (means, why) in
            [(means(false, false, true), "no apt-get"), (means(false, true, false), "only root")]
        {
            let sentence = means.plan().unwrap_err().to_string();
            assert!(sentence.contains(why) && sentence.contains("install it yourself"), "{sentence}");
        }
    }
}
