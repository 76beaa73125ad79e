//! Nets that learn: games, training and matches by `training/learn.py`, with PyTorch in a virtual environment below
//! `target/learn`. What is installed there is said before, and nothing is installed elsewhere. It is no part of
//! `cargo xtask test`, because PyTorch is large.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{root, status};

/// What the small run does: all steps, in a minute or two, with nothing to be learned from it.
const SMALL: &[&str] = &[
    "--players",
    "2,3",
    "--games",
    "32",
    "--greedy-games",
    "32",
    "--generations",
    "2",
    "--first-iterations",
    "24",
    "--iterations",
    "32",
    "--hasty",
    "8",
    "--epochs",
    "1",
    "--budget",
    "20it",
    "--probe-games",
    "2",
    "--gate-games",
    "8",
];

/// Runs all steps for a game; further words go to `training/learn.py`. The first exit status that is not 0, or 0.
pub(crate) fn run(game: &str, words: &[&str]) -> Result<u8, String> {
    let root = root()?;
    let is_small = game == "--small";
    let game = if is_small { "century" } else { game };
    let python = environment(root)?;
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--release", "--locked", "--package", "kaupang"]).current_dir(root);
    let built = status(&mut cargo)?;
    if built != 0 {
        return Ok(built);
    }
    let out = root.join("target/learn").join(if is_small { "small" } else { game });
    let program =
        root.join(if cfg!(windows) { "target/release/kaupang.exe" } else { "target/release/kaupang" });
    let mut learn = Command::new(&python);
    learn.arg(root.join("training/learn.py")).arg(game);
    learn.arg("--kaupang").arg(program).arg("--out").arg(out);
    if is_small {
        learn.args(SMALL);
    } else {
        learn.arg("--keep").arg(root.join("crates/bots/nets"));
    }
    status(learn.args(words))
}

/// The Python of the virtual environment, with PyTorch in it.
fn environment(root: &Path) -> Result<PathBuf, String> {
    let place = root.join("target/learn/venv");
    let python = place.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if !python.exists() {
        println!("xtask: a virtual environment is made in {}", place.display());
        let maker = env::var_os("PYTHON").unwrap_or_else(|| "python3".into());
        if status(Command::new(maker).args(["-m", "venv"]).arg(&place))? != 0 {
            return Err("there is no Python 3.10 or newer with its module venv: install it, or name one by the variable \
                        PYTHON, then run this again"
                .into());
        }
    }
    let has_torch = Command::new(&python).args(["-c", "import numpy, torch"]).output();
    if !has_torch.is_ok_and(|output| output.status.success()) {
        println!("xtask: pip puts PyTorch and NumPy into {}", place.display());
        let mut pip = Command::new(&python);
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"]);
        if status(pip.arg(root.join("training/requirements.txt")))? != 0 {
            return Err("pip can't install PyTorch: it has to reach a package index, which `pip config set \
                        global.index-url` names where the usual one can't be reached"
                .into());
        }
    }
    Ok(python)
}
