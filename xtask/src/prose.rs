//! What people read in the sources is wrapped: no line of prose is longer than [`MOST`] characters.
//!
//! Prose is what stands in Markdown outside tables and code, and comments that have their lines for themselves. Code
//! has its own formatter, and a comment behind code goes with it. Data files are left alone: a comment in them may be a
//! drawing.

use std::path::Path;
use std::{fs, io};

/// How many characters a line of prose may have.
const MOST: usize = 120;

/// Folders with what is built or installed; so are those whose names begin with a dot.
const NOT_OURS: [&str; 2] = ["target", "node_modules"];

/// How prose is marked in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Marks {
    /// All of it is prose.
    Markdown,
    /// `// …`, `/// …`, `//! …`.
    Slashes,
    /// `// …`, and all from `/*` to `*/`.
    SlashesAndStars,
    /// `# …`.
    Hashes,
}

/// The lines that are too long in all files below `root`, each with its place.
pub(crate) fn check(root: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    read_folder(root, root, &mut found)?;
    Ok(found)
}

fn read_folder(root: &Path, folder: &Path, found: &mut Vec<String>) -> io::Result<()> {
    let mut entries: Vec<fs::DirEntry> = fs::read_dir(folder)?.collect::<io::Result<_>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let (path, name) = (entry.path(), entry.file_name());
        let name = name.to_string_lossy();
        if name.starts_with('.') || NOT_OURS.contains(&name.as_ref()) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            read_folder(root, &path, found)?;
        } else if let Some(marks) = marks(&name) {
            let place = path.strip_prefix(root).unwrap_or(&path).display();
            for (line, length) in too_long(marks, &fs::read_to_string(&path)?) {
                found.push(format!("{place}:{line}: a line of prose has {length} characters, over {MOST}"));
            }
        }
    }
    Ok(())
}

/// How prose is marked in a file of this name; nothing if it is not looked at.
fn marks(name: &str) -> Option<Marks> {
    match name.rsplit_once('.')?.1 {
        "md" => Some(Marks::Markdown),
        "rs" => Some(Marks::Slashes),
        "js" | "mjs" | "css" => Some(Marks::SlashesAndStars),
        "py" => Some(Marks::Hashes),
        _ => None,
    }
}

/// The lines of prose that are too long, with their lengths.
fn too_long(marks: Marks, text: &str) -> Vec<(usize, usize)> {
    let (mut is_code, mut is_starred) = (false, false);
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let Some(prose) = prose(marks, line.trim(), &mut is_starred) else {
            is_code = false;
            continue;
        };
        let is_fence = prose.starts_with("```");
        is_code ^= is_fence;
        let length = line.chars().count();
        // A single word, such as an address, can't be wrapped.
        let can_be_wrapped = prose.contains(' ') && !prose.starts_with('|');
        if length > MOST && !is_code && !is_fence && can_be_wrapped {
            found.push((number, length));
        }
    }
    found
}

/// What a line says without its mark, if it is prose.
fn prose<'a>(marks: Marks, line: &'a str, is_starred: &mut bool) -> Option<&'a str> {
    if marks == Marks::Markdown {
        return Some(line);
    }
    if marks == Marks::SlashesAndStars && (*is_starred || line.starts_with("/*")) {
        *is_starred = !line.contains("*/");
        return Some(line.trim_start_matches(['/', '*']).trim_start());
    }
    let mark = if marks == Marks::Hashes { "#" } else { "//" };
    Some(line.strip_prefix(mark)?.trim_start_matches(['/', '!']).trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(marks: Marks, text: &str, expected: &[usize]) {
        let found: Vec<usize> = too_long(marks, text).into_iter().map(|(line, _)| line).collect();
        assert_eq!(found, expected, "{text}");
    }

    /// A sentence of this many characters.
    fn sentence(length: usize) -> String {
        "tol ".chars().cycle().take(length - 1).chain(['.']).collect()
    }

    #[test]
    fn markdown_is_prose_but_for_tables_code_and_single_words() {
        let (long, most) = (sentence(121), sentence(120));
        check(Marks::Markdown, &format!("{most}\n{long}\n- {most}\n"), &[2, 3]);
        check(Marks::Markdown, &format!("| {long} |\n```text\n{long}\n```\n{long}\n"), &[5]);
        check(Marks::Markdown, &"x".repeat(200), &[]);
        // Characters are counted, not bytes.
        check(Marks::Markdown, &most.replace('o', "ö"), &[]);
    }

    #[test]
    fn comments_that_have_their_line_are_prose() {
        let long = sentence(121);
        check(
            Marks::Slashes,
            &format!("//! {long}\n    /// {long}\n// {long}\nlet x = 1; // {long}\n"),
            &[1, 2, 3],
        );
        check(Marks::Slashes, &format!("/// ```\n/// {long}\n/// ```\n/// | {long} |\n/// {long}\n"), &[5]);
        check(Marks::Slashes, &format!("\"{long}\"\n/* {long} */"), &[]);
        check(Marks::Hashes, &format!("# {long}\nx = 1\n"), &[1]);
    }

    #[test]
    fn starred_comments_are_prose_to_their_end() {
        let long = sentence(121);
        let text =
            format!("/** {long} */\n.a {{ {long} }}\n/*\n * {long}\n   {long} */\n{long}\n// {long}\n");
        check(Marks::SlashesAndStars, &text, &[1, 4, 5, 7]);
    }

    #[test]
    fn only_files_with_prose_are_looked_at() {
        assert_eq!(marks("README.md"), Some(Marks::Markdown));
        assert_eq!(marks("state.rs"), Some(Marks::Slashes));
        assert_eq!(marks("europe.toml"), None);
        assert_eq!(marks("LICENSE"), None);
    }
}
