//! The score sheet of the solo game (SOLO-25), kept in a file from game to game.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;

use anyhow::Result;
use century::ScoreSheet;
use century::solo::SoloResult;
use words::Words;

use crate::files::{make_folder, write_whole};
use crate::told::{Tell, Told};

/// The variable that names another folder for what the program keeps.
const FOLDER_VARIABLE: &str = "KAUPANG_DATA";

/// The folder for what the program keeps: `KAUPANG_DATA`, or the usual place for the data of programs.
pub(crate) fn folder() -> Result<PathBuf> {
    let variable = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    variable(FOLDER_VARIABLE)
        .or_else(|| variable("XDG_DATA_HOME").map(|folder| folder.join("kaupang")))
        .or_else(|| variable("APPDATA").map(|folder| folder.join("kaupang")))
        .or_else(|| variable("HOME").map(|home| home.join(".local/share/kaupang")))
        .tell(|| Told::new("error-no-data").text("variable", FOLDER_VARIABLE))
}

fn file() -> Result<PathBuf> {
    Ok(folder()?.join("century-solo-scores.json"))
}

/// The sheet as it is, empty if there is none yet.
pub(crate) fn read() -> Result<ScoreSheet> {
    let path = file()?;
    let text = match fs::read_to_string(&path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(ScoreSheet::default()),
        text => text.tell(|| Told::new("error-read").file(&path))?,
    };
    serde_json::from_str(&text).map_err(|_| Told::new("error-sheet").file(&path).into())
}

/// Adds a result to the sheet and returns it.
pub(crate) fn write_down(result: SoloResult) -> Result<ScoreSheet> {
    let mut sheet = read()?;
    sheet.add(result);
    let path = file()?;
    let folder = folder()?;
    make_folder(&folder)?;
    write_whole(&path, &format!("{}\n", serde_json::to_string(&sheet)?))?;
    Ok(sheet)
}

/// The sheet as people read it: the points of both sides, and whether the game was won.
pub(crate) fn table(words: &Words, sheet: &ScoreSheet) -> String {
    let [player, automa] = ["sheet-player", "automa"].map(|key| words.say(key));
    let [one, other] = [&player, &automa].map(|name| name.chars().count().max(6));
    let mut text = format!("     {player:>one$}  {automa:>other$}\n");
    for (number, result) in (1..).zip(sheet.results()) {
        let won = if result.is_won() { format!("  {}", words.say("sheet-won")) } else { String::new() };
        // Writing to a string can't fail.
        let _ = writeln!(text, "{number:>3}  {:>one$}  {:>other$}{won}", result.player, result.automa);
    }
    text
}
