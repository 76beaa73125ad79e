//! Reading and writing records, with a sentence for everything that can go wrong.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Result, bail, ensure};
use game::record::{Broken, LONGEST, RecordError, Unverified, line_of_entry};
use game::{Game, Record};
use words::{Thing, Value, Words};

use crate::told::{Tell, Told};

/// What a file should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FileKind {
    /// The record of a game.
    Record,
    /// A map of Merchants of Europe.
    Map,
}

impl FileKind {
    /// Its name in the locale files.
    const fn name(self) -> &'static str {
        match self {
            FileKind::Record => "record",
            FileKind::Map => "map",
        }
    }
}

/// The text of a record, or of the input if the path is `-`.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    read_file(path, FileKind::Record)
}

/// The same for any kind of text; what it should be is named where it isn't.
pub(crate) fn read_file(path: &Path, kind: FileKind) -> Result<String> {
    let told = |key| Told::new(key).file(path);
    let of_kind = |key| told(key).text("what", kind.name());
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        let mut input = io::stdin().lock().take(LONGEST as u64 + 1);
        input.read_to_end(&mut bytes).tell(|| told("error-read"))?;
    } else {
        let file = File::open(path).tell(|| told("error-open"))?;
        let is_folder = file.metadata().is_ok_and(|metadata| metadata.is_dir());
        ensure!(!is_folder, of_kind("error-not-a-file"));
        file.take(LONGEST as u64 + 1).read_to_end(&mut bytes).tell(|| told("error-read"))?;
    }
    ensure!(bytes.len() <= LONGEST, of_kind("error-too-long").with("most", LONGEST >> 20));
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..valid].iter().filter(|&&byte| byte == b'\n').count() + 1;
        of_kind("error-not-utf8").text("line", line).into()
    })
}

/// The record in `text`, which came from `path`.
pub(crate) fn parse_record<G: Game>(text: &str, path: &Path) -> Result<Record<G>> {
    Record::parse(text).map_err(|error| unreadable(&error, path).into())
}

/// The error about a text that is no record.
pub(crate) fn unreadable(error: &RecordError, path: &Path) -> Told {
    Told::new("error-not-a-record")
        .file(path)
        .text("line", error.line)
        .with("reason", words::objection(&error.reason))
}

/// The sentence about an entry that breaks a rule, with its line and its clause.
pub(crate) fn broken_sentence<G: Game>(
    words: &Words,
    record: &Record<G>,
    broken: &Broken,
    text: &str,
    path: &Path,
) -> String {
    let (actor, action) = record.entries[broken.index];
    let reason = words.name(&words::refusal(G::NAME, &broken.illegal, Value::text));
    let mut values = vec![
        ("place", Value::Text(place(words, text, path, broken.index))),
        ("action", Value::Text(format!("{actor} {action}"))),
        ("reason", Value::Text(reason)),
    ];
    let Some(clause) = broken.illegal.clause_id() else { return words.say_with("error-illegal", &values) };
    values.push(("clause", clause.into()));
    let mut sentence = words.say_with("error-breaks", &values);
    if let Some(rule) = G::rulebook(words.language()).sentence(clause) {
        let says = words.say_with("error-clause-says", &[("clause", clause.into()), ("rule", rule.into())]);
        sentence.push_str(&format!("\n{says}"));
    }
    sentence
}

/// The sentence about a record whose chance can't be confirmed.
pub(crate) fn unverified_sentence<G: Game>(
    words: &Words,
    record: &Record<G>,
    unverified: &Unverified,
    text: &str,
    path: &Path,
) -> String {
    let file = [("file", named(path))];
    match unverified {
        Unverified::Broken(broken) => broken_sentence(words, record, broken, text, path),
        Unverified::OtherChance { index, drawn } => {
            let (actor, action) = record.entries[*index];
            let values = [
                ("place", Value::Text(place(words, text, path, *index))),
                ("action", Value::Text(format!("{actor} {action}"))),
                ("drawn", drawn.as_str().into()),
            ];
            words.say_with("error-other-chance", &values)
        }
        Unverified::NoSeed => words.say_with("error-no-seed", &file),
        Unverified::OtherSeed => words.say_with("error-other-seed", &file),
        Unverified::OtherNonce(seat) => {
            let [file] = file;
            words.say_with("error-other-nonce", &[file, ("seat", Value::text(seat))])
        }
    }
}

fn place(words: &Words, text: &str, path: &Path, index: usize) -> String {
    let file = ("file", named(path));
    match line_of_entry(text, index) {
        Some(line) => words.say_with("error-line-place", &[file, ("line", Value::text(line))]),
        None => words.say_with("error-action-place", &[file, ("number", Value::text(index + 1))]),
    }
}

/// Makes a folder with those above it.
pub(crate) fn make_folder(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).tell(|| Told::new("error-folder").with("folder", named(folder)))
}

/// Writes `text` to a file all at once: a crash leaves the old file or the new one, never a half.
///
/// What a link leads to is written, and the link stays. A device or a pipe can't be replaced: it gets the text as it
/// comes.
pub(crate) fn write_whole(path: &Path, text: &str) -> Result<()> {
    let told = |key| Told::new(key).file(path);
    let failed = || told("error-write");
    let found = path.metadata().ok();
    // Before links are followed by name: `/dev/stdout` may lead to a pipe, which has none.
    if found.as_ref().is_some_and(|found| !found.is_file() && !found.is_dir()) {
        let opened = OpenOptions::new().write(true).open(path);
        return opened.and_then(|mut open| open.write_all(text.as_bytes())).tell(failed);
    }
    if path.symlink_metadata().is_ok_and(|found| found.is_symlink()) {
        let target = path.canonicalize().map_err(|_| told("error-link"))?;
        return write_whole(&target, text);
    }
    let Some(file_name) = path.file_name() else { bail!(told("error-no-file-name")) };
    ensure!(!path.is_dir(), told("error-is-folder"));
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    ensure!(folder.is_dir(), told("error-no-folder").with("folder", named(folder)));
    let mut part_name = file_name.to_owned();
    part_name.push(format!(".{}.part", std::process::id()));
    let part = folder.join(part_name);
    let rights = found.map(|found| found.permissions());
    let written = write_new(&part, text, rights).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // The part is of no use to anybody; that it can't be removed is not worth a second sentence.
        let _ = fs::remove_file(&part);
    }
    written.tell(failed)
}

/// Writes a file that isn't there yet, with the rights of the file that it replaces, or else those that new files get.
fn write_new(path: &Path, text: &str, rights: Option<Permissions>) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create(true).truncate(true).open(path)?;
    // Before there is anything to read in it.
    if let Some(rights) = rights {
        file.set_permissions(rights)?;
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Writes a record, but not over a file that is something else.
pub(crate) fn save_record<G: Game>(path: &Path, record: &Record<G>) -> Result<()> {
    if path.is_file() && !starts_like_a_record(path) {
        bail!(Told::new("error-other-file").file(path));
    }
    write_whole(path, &record.to_string())
}

fn starts_like_a_record(path: &Path) -> bool {
    const START: &[u8] = b"kaupang record ";
    let mut found = Vec::new();
    let read = File::open(path).and_then(|file| file.take(START.len() as u64).read_to_end(&mut found));
    read.is_ok() && (found == START || found.is_empty())
}

/// A path in a sentence, in the quotes of its language; `-` is the input.
pub(crate) fn named(path: &Path) -> Value {
    if path == Path::new("-") {
        return Thing::new("error-input").into();
    }
    Thing::new("error-file").with("path", Value::text(path.display())).into()
}
