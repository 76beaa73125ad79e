//! The Python package: its wheel, its tests and its types, in a fresh virtual environment below `target/python`. What
//! is installed there is said before, and nothing is installed elsewhere. The tests of `training/` are run there, too,
//! and where there is a PyTorch all steps from games to a net.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow, bail};

use crate::browser::Means;
use crate::{cargo, learn, root, status};

/// The oldest Python that the wheel is for.
const OLDEST: (u32, u32) = (3, 10);

/// What it takes on Debian.
const PACKAGES: [&str; 2] = ["python3", "python3-venv"];

const WHAT_TO_DO: &str = "install Python 3.10 or newer with its module venv (Debian: apt-get install python3 python3-venv), \
                          or name one by the variable PYTHON, then run this again";

/// What the tests may need.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Partners {
    /// All but PyTorch: the test of the example that learns and the small run of training are skipped.
    Usual,
    /// PyTorch, too, which is larger than all others together.
    All,
}

/// Builds, installs and tests the package; the first exit status that is not 0, or 0.
pub(crate) fn run(partners: Partners) -> Result<u8> {
    let package = root()?.join("crates/python");
    let folder = root()?.join("target/python");
    let python = fresh_environment(&ensure_python()?, &folder)?;
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
        bail!(
            "pip can't install what the tests of the Python package need: it has to reach a package index, \
                    which `pip config set global.index-url` names where the usual one can't be reached"
        );
    }
    let steps: [(&str, Vec<Command>); 5] = [
        ("how nets are made", vec![training(&python)?]),
        ("formatting and lints", lints(&python, &package)),
        ("the wheel", wheel(&python, &package, &folder)?),
        ("tests", vec![module(&python, &package, &["pytest", "-q", "-rs"])]),
        ("types", types(&python, &package)),
    ];
    for (what, commands) in steps {
        println!("xtask: the Python package: {what}");
        for mut command in commands {
            // What is built lies beside what else is made for Python, and stays from run to run.
            command.env("CARGO_TARGET_DIR", folder.join("build"));
            let ended = status(&mut command)?;
            if ended != 0 {
                return Ok(ended);
            }
        }
    }
    small_run(&python, &folder)
}

/// The tests of `training/`, which need NumPy and no PyTorch.
fn training(python: &Path) -> Result<Command> {
    let tests = root()?.join("training/tests");
    let mut command = Command::new(python);
    command.args(["-B", "-m", "unittest", "discover", "--quiet", "--start-directory"]).arg(tests);
    Ok(command)
}

/// All steps from games to a net, where there is a PyTorch; else it says that they were left out.
fn small_run(python: &Path, folder: &Path) -> Result<u8> {
    let torch = Command::new(python).args(["-c", "import torch"]).output();
    if !torch.is_ok_and(|output| output.status.success()) {
        println!(
            "xtask: SKIPPED: the small run of training (games, a net, matches), because PyTorch can't be imported; \
             `cargo xtask python all` installs it"
        );
        return Ok(0);
    }
    println!("xtask: the small run of training: games, a net, matches, twice");
    let built = cargo(&["build", "--locked", "--package", "kaupang"], &[])?;
    if built != 0 {
        return Ok(built);
    }
    let program =
        root()?.join(if cfg!(windows) { "target/debug/kaupang.exe" } else { "target/debug/kaupang" });
    learn::small(python, &program, &folder.join("small"))
}

/// A Python that is new enough; where there is none, it is installed if that can be done.
fn ensure_python() -> Result<PathBuf> {
    if let Some(python) = find_python() {
        return Ok(python);
    }
    let missing = "the Python package needs a Python, and there is none that will do here";
    if !can_install(env::var_os("PYTHON").is_some(), Means::here()) {
        bail!("{missing}: {WHAT_TO_DO}");
    }
    println!(
        "xtask: there is no Python that will do: apt-get installs Debian's {} now",
        PACKAGES.join(" and ")
    );
    let install = [&["install", "-y", "-qq", "--no-install-recommends"][..], &PACKAGES].concat();
    for arguments in [&["update", "-qq"][..], &install] {
        let mut command = Command::new("apt-get");
        if status(command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))? != 0 {
            bail!("apt-get can't install it: {WHAT_TO_DO}");
        }
    }
    find_python().with_context(|| format!("{missing}, though it was installed: {WHAT_TO_DO}"))
}

/// Whether a Python can be got: not where somebody has named one that won't do.
fn can_install(is_named: bool, means: Means) -> bool {
    !is_named && means.has_apt && means.is_root
}

/// The first Python that is new enough.
fn find_python() -> Option<PathBuf> {
    let named = env::var_os("PYTHON").map(PathBuf::from);
    let candidates: Vec<PathBuf> = match named {
        Some(python) => vec![python],
        None => ["python3", "python"].map(PathBuf::from).into(),
    };
    for python in &candidates {
        let output = Command::new(python)
            .args(["-c", "import ensurepip, sys, venv; print(*sys.version_info[:2])"])
            .output();
        let told = output.ok().filter(|output| output.status.success()).map(|output| output.stdout);
        let version = told.and_then(|told| read_version(&String::from_utf8_lossy(&told)));
        if version.is_some_and(|version| version >= OLDEST) {
            return Some(python.clone());
        }
    }
    None
}

fn read_version(told: &str) -> Option<(u32, u32)> {
    let (major, minor) = told.trim().split_once(' ')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

/// A virtual environment with nothing in it; its Python.
fn fresh_environment(python: &Path, folder: &Path) -> Result<PathBuf> {
    let place = folder.join("environment");
    if place.exists() {
        fs::remove_dir_all(&place).with_context(|| format!("{} can't be removed", place.display()))?;
    }
    println!("xtask: {} makes a virtual environment in {}", python.display(), place.display());
    match status(Command::new(python).args(["-m", "venv"]).arg(&place))? {
        0 => Ok(place.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" })),
        _ => Err(anyhow!("the virtual environment can't be made: {WHAT_TO_DO}")),
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
fn wheel(python: &Path, package: &Path, folder: &Path) -> Result<Vec<Command>> {
    let wheels = folder.join("wheels");
    if wheels.exists() {
        fs::remove_dir_all(&wheels).with_context(|| format!("{} can't be removed", wheels.display()))?;
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
        module(python, package, &["mypy", "--strict", "examples"]),
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

    #[test]
    fn a_python_is_installed_only_by_root_with_apt_and_where_none_was_named() {
        let means = |has_apt, is_root| Means { has_chromium: false, has_apt, is_root };
        assert!(can_install(false, means(true, true)));
        assert!(!can_install(true, means(true, true)));
        assert!(!can_install(false, means(false, true)) && !can_install(false, means(true, false)));
    }
}
