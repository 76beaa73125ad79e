//! The score sheet of the solo game (SOLO-25), kept in a file from game to game.

use std::env;
use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use century::ScoreSheet;
use century::solo::SoloResult;

use crate::files::{shown, write_whole};

/// The variable that names another folder for what the program keeps.
const FOLDER_VARIABLE: &str = "KAUPANG_DATA";

/// The folder for what the program keeps: `KAUPANG_DATA`, or the usual place for the data of programs.
pub(crate) fn folder() -> Result<PathBuf> {
    let variable = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    variable(FOLDER_VARIABLE)
        .or_else(|| variable("XDG_DATA_HOME").map(|folder| folder.join("kaupang")))
        .or_else(|| variable("APPDATA").map(|folder| folder.join("kaupang")))
        .or_else(|| variable("HOME").map(|home| home.join(".local/share/kaupang")))
        .ok_or_else(|| anyhow!("there is no folder for it: set {FOLDER_VARIABLE}"))
}

fn file() -> Result<PathBuf> {
    Ok(folder()?.join("century-solo-scores.json"))
}

/// The sheet as it is, empty if there is none yet.
pub(crate) fn read() -> Result<ScoreSheet> {
    let path = file()?;
    let text = match fs::read_to_string(&path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(ScoreSheet::default()),
        text => text.with_context(|| format!("the score sheet {} can't be read", shown(&path)))?,
    };
    serde_json::from_str(&text)
        .with_context(|| format!("{} is no score sheet; move it away to begin a new one", shown(&path)))
}

/// Adds a result to the sheet and returns it.
pub(crate) fn write_down(result: SoloResult) -> Result<ScoreSheet> {
    let mut sheet = read()?;
    sheet.add(result);
    let path = file()?;
    let folder = folder()?;
    fs::create_dir_all(&folder).with_context(|| format!("the folder {} can't be made", shown(&folder)))?;
    write_whole(&path, &format!("{}\n", serde_json::to_string(&sheet)?))?;
    Ok(sheet)
}
