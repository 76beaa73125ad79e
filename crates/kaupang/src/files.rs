//! Reading and writing records, with a sentence for everything that can go wrong.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail, ensure};
use game::record::{Broken, LONGEST, Unverified, line_of_entry};
use game::{Game, Language, Record};

/// The text of a file, or of the input if the path is `-`.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    read_file(path, "record")
}

/// The same for any kind of text; `what` it should be is named where it isn't.
pub(crate) fn read_file(path: &Path, what: &str) -> Result<String> {
    let name = shown(path);
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        let mut input = io::stdin().lock().take(LONGEST as u64 + 1);
        input.read_to_end(&mut bytes).context("the input can't be read")?;
    } else {
        let file = File::open(path).with_context(|| format!("{name} can't be opened"))?;
        let is_folder = file.metadata().is_ok_and(|metadata| metadata.is_dir());
        ensure!(!is_folder, "{name} is a folder, not a {what}");
        file.take(LONGEST as u64 + 1)
            .read_to_end(&mut bytes)
            .with_context(|| format!("{name} can't be read"))?;
    }
    ensure!(bytes.len() <= LONGEST, "{name} is too long: a {what} has at most {} MiB", LONGEST >> 20);
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..valid].iter().filter(|&&byte| byte == b'\n').count() + 1;
        anyhow!("{name}, line {line}: this is no {what}, for it is not valid UTF-8")
    })
}

/// The record in `text`, which came from `path`.
pub(crate) fn parse_record<G: Game>(text: &str, path: &Path) -> Result<Record<G>> {
    Record::parse(text).map_err(|error| anyhow!("{}, {error}", shown(path)))
}

/// The sentence about an entry that breaks a rule, with its line and its clause.
pub(crate) fn broken_sentence<G: Game>(
    record: &Record<G>,
    broken: &Broken,
    text: &str,
    path: &Path,
) -> String {
    let (actor, action) = record.entries[broken.index];
    let (place, reason) = (place(text, path, broken.index), broken.illegal.sentence());
    let Some(clause) = broken.illegal.clause_id() else {
        return format!("{place}: '{actor} {action}' is not possible: {reason}");
    };
    let mut sentence = format!("{place}: '{actor} {action}' breaks {clause}: {reason}");
    if let Some(rule) = G::rulebook(Language::English).sentence(clause) {
        sentence.push_str(&format!("\n{clause} says: {rule}"));
    }
    sentence
}

/// The sentence about a record whose chance can't be confirmed.
pub(crate) fn unverified_sentence<G: Game>(
    record: &Record<G>,
    unverified: &Unverified,
    text: &str,
    path: &Path,
) -> String {
    match unverified {
        Unverified::Broken(broken) => broken_sentence(record, broken, text, path),
        Unverified::OtherChance { index, drawn } => {
            let (_, action) = record.entries[*index];
            let place = place(text, path, *index);
            format!("{place}: 'chance {action}' was not drawn from the seed, which gives '{drawn}'")
        }
        Unverified::NoSeed | Unverified::OtherSeed | Unverified::OtherNonce(_) => {
            format!("{}: {unverified}", shown(path))
        }
    }
}

fn place(text: &str, path: &Path, index: usize) -> String {
    match line_of_entry(text, index) {
        Some(line) => format!("{}, line {line}", shown(path)),
        None => format!("{}, action {}", shown(path), index + 1),
    }
}

/// Writes `text` to a file all at once: a crash leaves the old file or the new one, never a half.
///
/// What a link leads to is written, and the link stays. A device or a pipe can't be replaced: it gets the text as it
/// comes.
pub(crate) fn write_whole(path: &Path, text: &str) -> Result<()> {
    let name = shown(path);
    let failed = || format!("{name} can't be written");
    if path.symlink_metadata().is_ok_and(|found| found.is_symlink()) {
        let target = path.canonicalize().with_context(|| format!("{name} is a link that leads nowhere"))?;
        return write_whole(&target, text);
    }
    if path.metadata().is_ok_and(|found| !found.is_file() && !found.is_dir()) {
        let opened = OpenOptions::new().write(true).open(path);
        return opened.and_then(|mut open| open.write_all(text.as_bytes())).with_context(failed);
    }
    let Some(file_name) = path.file_name() else { bail!("{name} is not the name of a file") };
    ensure!(!path.is_dir(), "{name} is a folder: name a file in it");
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    ensure!(folder.is_dir(), "{name} can't be written: there is no folder {}", shown(folder));
    let mut part_name = file_name.to_owned();
    part_name.push(format!(".{}.part", std::process::id()));
    let part = folder.join(part_name);
    let written = write_new(&part, text).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // The part is of no use to anybody; that it can't be removed is not worth a second sentence.
        let _ = fs::remove_file(&part);
    }
    written.with_context(failed)
}

/// Writes a file that isn't there yet, with the rights that new files get.
fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create(true).truncate(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Writes a record, but not over a file that is something else.
pub(crate) fn save_record<G: Game>(path: &Path, record: &Record<G>) -> Result<()> {
    if path.is_file() && !starts_like_a_record(path) {
        bail!("{} is there already and is no record, so it is left alone: choose another name", shown(path));
    }
    write_whole(path, &record.to_string())
}

fn starts_like_a_record(path: &Path) -> bool {
    const START: &[u8] = b"kaupang record ";
    let mut found = Vec::new();
    let read = File::open(path).and_then(|file| file.take(START.len() as u64).read_to_end(&mut found));
    read.is_ok() && (found == START || found.is_empty())
}

/// A path in a sentence.
pub(crate) fn shown(path: &Path) -> String {
    if path == Path::new("-") { "the input".into() } else { format!("'{}'", path.display()) }
}
