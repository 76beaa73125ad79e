//! The Python package: its wheel, its tests and its types, in a fresh virtual environment below `target/python`. What
//! is installed there is said before, and nothing is installed elsewhere.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{root, status};

/// The oldest Python that the wheel is for.
const OLDEST: (u32, u32) = (3, 10);

const WHAT_TO_DO: &str = "install Python 3.10 or newer with its module venv (Debian: apt-get install python3 python3-venv), \
                          or name one by the variable PYTHON, then run this again";

/// What the tests may need.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Partners {
    /// PettingZoo and Gymnasium; the tests of what is not there are skipped.
    Usual,
    /// OpenSpiel and Ray, too, which are large.
    All,
}

/// Builds, installs and tests the package; the first exit status that is not 0, or 0.
pub(crate) fn run(partners: Partners) -> Result<u8, String> {
    let package = root()?.join("crates/python");
    let folder = root()?.join("target/python");
    let python = fresh_environment(&find_python()?, &folder)?;
    let requirements = package.join(match partners {
        Partners::Usual => "tests/requirements.txt",
        Partners::All => "tests/requirements-all.txt",
    });
    println!("xtask: pip puts what {} names into {}", requirements.display(), folder.display());
    let mut pip = in_environment(&python, &package);
    let installed = status(
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"]).arg(requirements),
    )?;
    if installed != 0 {
        return Err(
            "pip can't install what the tests of the Python package need: it has to reach a package index, \
                    which `pip config set global.index-url` names where the usual one can't be reached"
                .into(),
        );
    }
    let steps: [(&str, Vec<Command>); 4] = [
        ("formatting and lints", lints(&python, &package)),
        ("the wheel", wheel(&python, &package, &folder)?),
        ("tests", vec![module(&python, &package, &["pytest", "-q"])]),
        ("types", types(&python, &package)),
    ];
    for (what, commands) in steps {
        println!("xtask: the Python package: {what}");
        for mut command in commands {
            let ended = status(&mut command)?;
            if ended != 0 {
                return Ok(ended);
            }
        }
    }
    Ok(0)
}

/// The first Python that is new enough.
fn find_python() -> Result<PathBuf, String> {
    let named = env::var_os("PYTHON").map(PathBuf::from);
    let candidates: Vec<PathBuf> = match named {
        Some(python) => vec![python],
        None => ["python3", "python"].map(PathBuf::from).into(),
    };
    for python in &candidates {
        let output =
            Command::new(python).args(["-c", "import sys, venv; print(*sys.version_info[:2])"]).output();
        let told = output.ok().filter(|output| output.status.success()).map(|output| output.stdout);
        let version = told.and_then(|told| read_version(&String::from_utf8_lossy(&told)));
        if version.is_some_and(|version| version >= OLDEST) {
            return Ok(python.clone());
        }
    }
    Err(format!("the Python package needs a Python, and there is none that will do here: {WHAT_TO_DO}"))
}

fn read_version(told: &str) -> Option<(u32, u32)> {
    let (major, minor) = told.trim().split_once(' ')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

/// A virtual environment with nothing in it; its Python.
fn fresh_environment(python: &Path, folder: &Path) -> Result<PathBuf, String> {
    let place = folder.join("environment");
    if place.exists() {
        fs::remove_dir_all(&place)
            .map_err(|error| format!("{} can't be removed: {error}", place.display()))?;
    }
    println!("xtask: {} makes a virtual environment in {}", python.display(), place.display());
    match status(Command::new(python).args(["-m", "venv"]).arg(&place))? {
        0 => Ok(place.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" })),
        _ => Err(format!("the virtual environment can't be made: {WHAT_TO_DO}")),
    }
}

fn in_environment(python: &Path, package: &Path) -> Command {
    let mut command = Command::new(python);
    command.current_dir(package).env("PYO3_PYTHON", python);
    command
}

fn module(python: &Path, package: &Path, arguments: &[&str]) -> Command {
    let mut command = in_environment(python, package);
    command.arg("-m").args(arguments);
    command
}

/// The package is a workspace of its own, so the steps before have not looked at it.
fn lints(python: &Path, package: &Path) -> Vec<Command> {
    let cargo = |arguments: &[&str]| {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(arguments).current_dir(package).env("PYO3_PYTHON", python);
        command
    };
    vec![
        cargo(&["fmt", "--check"]),
        // With the profile of the wheel, so that what it depends on is built once.
        cargo(&["clippy", "--profile", "quick", "--locked", "--", "-D", "warnings"]),
    ]
}

/// Builds the wheel, and installs it.
fn wheel(python: &Path, package: &Path, folder: &Path) -> Result<Vec<Command>, String> {
    let wheels = folder.join("wheels");
    if wheels.exists() {
        fs::remove_dir_all(&wheels)
            .map_err(|error| format!("{} can't be removed: {error}", wheels.display()))?;
    }
    let mut build =
        module(python, package, &["maturin", "build", "--profile", "quick", "--quiet", "--interpreter"]);
    build.arg(python).arg("--out").arg(&wheels);
    let mut install = module(python, package, &["pip", "install", "--quiet", "--disable-pip-version-check"]);
    install.args(["--no-index", "--no-deps", "--find-links"]).arg(&wheels).arg("kaupang");
    Ok(vec![build, install])
}

/// The types of the package, and that the stubs are what is there.
fn types(python: &Path, package: &Path) -> Vec<Command> {
    vec![
        module(python, package, &["mypy"]),
        module(python, package, &["mypy.stubtest", "kaupang._native", "--ignore-missing-stub"]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_and_old_ones_are_too_old() {
        assert_eq!(read_version("3 11\n"), Some((3, 11)));
        assert_eq!(read_version("three"), None);
        assert!(read_version("3 9").is_some_and(|version| version < OLDEST));
        assert!(read_version("3 10").is_some_and(|version| version >= OLDEST));
    }
}
