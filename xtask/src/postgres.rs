//! A PostgreSQL for the tests that want one. What is missing is installed where that can be done, and never without a
//! word.

use std::env;
use std::process::Command;

use anyhow::{Result, anyhow, bail};

use crate::browser::Means;
use crate::status;

/// What it takes on Debian.
const PACKAGE: &str = "postgresql";

/// What to do about PostgreSQL.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Plan {
    /// It is there.
    Ready,
    /// Somebody has said that its tests are left out.
    LeaveOut,
    Install,
}

/// Sees to it that there is a PostgreSQL, unless its tests are left out by the switch.
pub(crate) fn ensure() -> Result<()> {
    let switch = env::var(test_postgres::SWITCH).ok();
    let has_postgres = test_postgres::programs().is_some();
    match plan(switch.as_deref(), has_postgres, Means::here())? {
        Plan::Ready => Ok(()),
        Plan::LeaveOut => {
            println!("xtask: the tests on PostgreSQL are LEFT OUT, because {}=skip", test_postgres::SWITCH);
            Ok(())
        }
        Plan::Install => install(),
    }
}

fn plan(switch: Option<&str>, has_postgres: bool, means: Means) -> Result<Plan> {
    let hindrance = match means {
        _ if switch == Some("skip") => return Ok(Plan::LeaveOut),
        _ if has_postgres => return Ok(Plan::Ready),
        Means { has_apt: true, is_root: true, .. } => return Ok(Plan::Install),
        Means { has_apt: false, .. } => "there is no apt-get here to install it with",
        Means { is_root: false, .. } => "only root can install it",
    };
    Err(anyhow!(
        "the tests of the store need PostgreSQL, and {hindrance}: install it yourself (Debian: apt-get install \
         {PACKAGE}; elsewhere its programs have to be in the PATH), or set {}=skip to leave these tests out, then run \
         this again",
        test_postgres::SWITCH
    ))
}

fn install() -> Result<()> {
    println!("xtask: there is no PostgreSQL: apt-get installs Debian's package {PACKAGE} now");
    for arguments in [&["update", "-qq"][..], &["install", "-y", "-qq", "--no-install-recommends", PACKAGE]] {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        if status(&mut command)? != 0 {
            bail!(
                "apt-get can't install it; install Debian's package {PACKAGE} yourself, or set {}=skip to leave these \
                 tests out, then run this again",
                test_postgres::SWITCH
            );
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn its_tests_are_left_out_only_by_the_switch() {
        let means = |has_apt, is_root| Means { has_chromium: false, has_apt, is_root };
        assert_eq!(plan(None, true, means(false, false)).unwrap(), Plan::Ready);
        assert_eq!(plan(None, false, means(true, true)).unwrap(), Plan::Install);
        assert_eq!(plan(Some("skip"), true, means(true, true)).unwrap(), Plan::LeaveOut);
        for (means, why) in [(means(false, true), "no apt-get"), (means(true, false), "only root")] {
            let sentence = plan(None, false, means).unwrap_err().to_string();
            assert!(sentence.contains(why) && sentence.contains("=skip"), "{sentence}");
        }
    }
}
