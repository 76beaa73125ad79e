//! Nets that learn: games, training and matches by `training/learn.py`, with PyTorch in a virtual environment below
//! `target/learn`. What is installed there is said before, and nothing is installed elsewhere. PyTorch is large, so of
//! all this `cargo xtask test` has only the tests that do without it; `cargo xtask python all` goes all steps.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::{root, status};

/// Runs all steps for a game; further words go to `training/learn.py`. The first exit status that is not 0, or 0.
pub(crate) fn run(game: &str, words: &[&str]) -> Result<u8> {
    let root = root()?;
    let is_small = game == "--small";
    if let (true, Some(word)) = (is_small, words.first()) {
        bail!("the small run is always the same, and takes no '{word}'");
    }
    let python = environment(root)?;
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--release", "--locked", "--package", "kaupang"]).current_dir(root);
    let built = status(&mut cargo)?;
    if built != 0 {
        return Ok(built);
    }
    let program =
        root.join(if cfg!(windows) { "target/release/kaupang.exe" } else { "target/release/kaupang" });
    let (out, nets) = (root.join("target/learn"), root.join("crates/bots/nets"));
    if is_small {
        return small(&python, &program, &out.join("small"));
    }
    let mut learn = Command::new(&python);
    learn.arg(root.join("training/learn.py")).arg(game);
    learn.arg("--kaupang").arg(program).arg("--out").arg(out.join(game));
    status(learn.args(about_kept(&nets, game)).args(words))
}

/// Where the best net is put, and, if there is one of this game, that it is the one to beat.
fn about_kept(nets: &Path, game: &str) -> Vec<OsString> {
    let mut words = vec!["--keep".into(), nets.into()];
    if nets.join(format!("{game}.safetensors")).exists() {
        words.extend(["--kept".into(), nets.into()]);
    }
    words
}

/// All steps twice, in a minute or two, with nothing to be learned from them: `training/small.py`.
pub(crate) fn small(python: &Path, program: &Path, out: &Path) -> Result<u8> {
    let script = root()?.join("training/small.py");
    status(Command::new(python).arg(script).arg("--kaupang").arg(program).arg("--out").arg(out))
}

/// The Python of the virtual environment, with PyTorch in it.
fn environment(root: &Path) -> Result<PathBuf> {
    let place = root.join("target/learn/venv");
    let python = place.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if !python.exists() {
        println!("xtask: a virtual environment is made in {}", place.display());
        let maker = env::var_os("PYTHON").unwrap_or_else(|| "python3".into());
        if status(Command::new(maker).args(["-m", "venv"]).arg(&place))? != 0 {
            bail!(
                "there is no Python 3.10 or newer with its module venv: install it, or name one by the variable \
                        PYTHON, then run this again"
            );
        }
    }
    let has_torch = Command::new(&python).args(["-c", "import numpy, torch"]).output();
    if !has_torch.is_ok_and(|output| output.status.success()) {
        println!("xtask: pip puts PyTorch and NumPy into {}", place.display());
        let mut pip = Command::new(&python);
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"]);
        if status(pip.arg(root.join("training/requirements.txt")))? != 0 {
            bail!(
                "pip can't install PyTorch: it has to reach a package index, which `pip config set \
                        global.index-url` names where the usual one can't be reached"
            );
        }
    }
    Ok(python)
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;

    use super::*;

    #[test]
    fn a_net_has_to_beat_the_one_that_is_kept() {
        let nets = root().unwrap().join("crates/bots/nets");
        let folder = nets.as_os_str();
        assert_eq!(
            about_kept(&nets, "century"),
            [OsStr::new("--keep"), folder, OsStr::new("--kept"), folder]
        );
        assert_eq!(about_kept(&nets, "century-solo"), [OsStr::new("--keep"), folder]);
    }
}
