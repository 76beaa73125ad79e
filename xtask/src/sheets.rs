//! The style sheets are read like code: one rule a line, a declaration once, colors with names.
//!
//! A linter of the Node world would bring a hundred packages for the few things that are wanted here, so this is our
//! own. It knows the shape that our sheets have, not all of CSS:
//!
//! - a rule is one line, `selector { property: value; property: value; }`, or, where that is too long to read, one
//!   declaration a line between `selector {` and `}`; a list of selectors may have a line for each;
//! - `@media`, `@container` and their like have a line for their head, and their rules are indented by two spaces;
//! - no property stands twice in a rule, and no selector twice in a sheet under the same head;
//! - a color has a name: in a game's sheet each that is used in more than one line, in all other sheets every one of
//!   them (in `colors.css`). Black and white, which shine through as light and shadow, need none. A name says what a
//!   color is for, so two names may be of one color.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

/// A fault and the line that it stands in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    line: usize,
    sentence: String,
}

/// Whose a sheet is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Owner {
    /// One game's.
    Game,
    /// That of pages of all games: all its colors are in `colors.css`.
    All,
}

/// Looks at all sheets of the tables; the faults, each with its place. The sheet of a game is called like its crate.
pub(crate) fn check(folder: &Path, games: &[String]) -> io::Result<Vec<String>> {
    let mut names: Vec<String> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.file_name().to_string_lossy().into_owned()))
        .collect::<io::Result<_>>()?;
    names.sort();
    let mut found = Vec::new();
    for name in names {
        let text = fs::read_to_string(folder.join(&name))?;
        let is_of_game = games.iter().any(|game| name.strip_suffix(".css") == Some(game));
        let owner = if is_of_game { Owner::Game } else { Owner::All };
        found.extend(
            faults(owner, &text)
                .into_iter()
                .map(|Fault { line, sentence }| format!("{name}:{line}: {sentence}")),
        );
    }
    Ok(found)
}

/// The faults of one sheet.
fn faults(owner: Owner, text: &str) -> Vec<Fault> {
    let mut sheet = Sheet::default();
    for (number, line) in (1..).zip(text.lines()) {
        sheet.read(number, line);
    }
    if !sheet.heads.is_empty() || sheet.rule.is_some() || sheet.is_comment {
        sheet.fault(text.lines().count(), "something is not closed");
    }
    sheet.colors(owner);
    sheet.faults.sort_by_key(|fault| fault.line);
    sheet.faults
}

/// A sheet as far as it is read.
#[derive(Debug, Default)]
struct Sheet {
    faults: Vec<Fault>,
    /// The heads of the blocks that are open: `@media (…)`.
    heads: Vec<String>,
    /// The properties of a rule that has a line for each declaration.
    rule: Option<BTreeSet<String>>,
    is_comment: bool,
    /// The line of each selector, under its heads.
    selectors: BTreeMap<(String, String), usize>,
    /// The lines where a color without a name stands.
    plain_colors: BTreeMap<String, Vec<usize>>,
}

impl Sheet {
    fn fault(&mut self, line: usize, sentence: impl Into<String>) {
        self.faults.push(Fault { line, sentence: sentence.into() });
    }

    fn read(&mut self, number: usize, line: &str) {
        if line.trim_end() != line || line.contains('\t') {
            self.fault(number, "there is white space at the end of the line, or a tab");
        }
        let text = line.trim();
        if self.is_comment || text.starts_with("/*") {
            self.is_comment = !text.ends_with("*/");
            return;
        }
        if text.is_empty() {
            return;
        }
        let depth = self.heads.len() + usize::from(self.rule.is_some());
        let depth = if text == "}" { depth.saturating_sub(1) } else { depth };
        if line.len() - line.trim_start().len() != 2 * depth {
            self.fault(number, format!("the line is to be indented by {} spaces", 2 * depth));
        }
        self.read_text(number, text);
    }

    fn read_text(&mut self, number: usize, text: &str) {
        if text == "}" {
            if self.rule.take().is_none() && self.heads.pop().is_none() {
                self.fault(number, "there is nothing to close");
            }
        } else if let Some(mut properties) = self.rule.take() {
            match text.strip_suffix(';') {
                Some(declaration) if !text.contains(['{', '}']) => {
                    self.declaration(number, declaration, &mut properties);
                }
                _ => self.fault(number, "a declaration ends with `;`, and stands in a line of its own"),
            }
            self.rule = Some(properties);
        } else if text.ends_with(',') {
            // One of a list of selectors, which goes on in the next line.
        } else if let Some(head) = text.strip_suffix(" {") {
            if is_block(head) {
                self.heads.push(head.to_owned());
            } else {
                self.selector(number, head);
                self.rule = Some(BTreeSet::new());
            }
        } else {
            self.one_line(number, text);
        }
    }

    /// `selector { property: value; }`
    fn one_line(&mut self, number: usize, text: &str) {
        let parts =
            text.split_once(" { ").and_then(|(selector, rest)| Some((selector, rest.strip_suffix("; }")?)));
        let Some((selector, body)) = parts.filter(|(_, body)| !body.contains(['{', '}'])) else {
            return self.fault(
                number,
                "a rule is one line, `selector { property: value; }`, and a line is one rule",
            );
        };
        self.selector(number, selector);
        let mut properties = BTreeSet::new();
        for declaration in body.split("; ") {
            self.declaration(number, declaration, &mut properties);
        }
    }

    fn selector(&mut self, number: usize, selector: &str) {
        let key = (self.heads.join(" "), selector.to_owned());
        if let Some(other) = self.selectors.insert(key, number).filter(|_| !is_step(selector)) {
            self.fault(number, format!("`{selector}` has a rule in line {other} already"));
        }
    }

    fn declaration(&mut self, number: usize, declaration: &str, properties: &mut BTreeSet<String>) {
        let Some((property, value)) = declaration.split_once(": ") else {
            return self.fault(number, format!("`{declaration}` is no `property: value`"));
        };
        if !properties.insert(property.to_owned()) {
            self.fault(number, format!("`{property}` stands twice in this rule"));
        }
        if !property.starts_with("--") {
            for color in hex_colors(value).filter(|color| !is_shade(color)) {
                let lines = self.plain_colors.entry(color.to_lowercase()).or_default();
                if lines.last() != Some(&number) {
                    lines.push(number);
                }
            }
        }
    }

    /// Colors that have no name although they need one.
    fn colors(&mut self, owner: Owner) {
        for (color, lines) in std::mem::take(&mut self.plain_colors) {
            if owner == Owner::All {
                lines
                    .iter()
                    .for_each(|&line| self.fault(line, format!("{color} has no name: colors.css names it")));
            } else if let [first, .., last] = lines.as_slice() {
                self.fault(*last, format!("{color} is used in line {first} too: give it a name"));
            }
        }
    }
}

/// Whether it is the head of a block with rules in it.
fn is_block(head: &str) -> bool {
    ["@media", "@container", "@keyframes", "@supports"].iter().any(|word| head.starts_with(word))
}

/// Whether it is a step of an animation, of which there are several of one name.
fn is_step(selector: &str) -> bool {
    selector == "from" || selector == "to" || selector.ends_with('%')
}

/// The colors of a value that are written as numbers.
fn hex_colors(value: &str) -> impl Iterator<Item = &str> {
    value.match_indices('#').filter_map(|(at, _)| {
        let rest = &value[at + 1..];
        let length = rest.find(|letter: char| !letter.is_ascii_hexdigit()).unwrap_or(rest.len());
        // `url(#pattern)` is no color.
        let is_color = matches!(length, 3 | 4 | 6 | 8) && !value[..at].ends_with('(');
        (is_color || value[..at].ends_with("dark(") && length > 2).then(|| &value[at..=at + length])
    })
}

/// Light and shadow: black and white, however much they shine through.
fn is_shade(color: &str) -> bool {
    let digits = &color[1..];
    let tone = if digits.len() > 4 { &digits[..6] } else { &digits[..3] };
    tone.bytes().all(|digit| digit == b'0') || tone.bytes().all(|digit| matches!(digit, b'f' | b'F'))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sentences about a game's sheet.
    #[track_caller]
    fn check(text: &str, expected: &[(usize, &str)]) {
        let found = faults(Owner::Game, text);
        let found: Vec<(usize, &str)> =
            found.iter().map(|fault| (fault.line, fault.sentence.as_str())).collect();
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for ((line, sentence), (wanted_line, part)) in found.iter().zip(expected) {
            assert!(line == wanted_line && sentence.contains(part), "{found:?}");
        }
    }

    #[test]
    fn a_good_sheet_has_no_faults() {
        check(
            "/* What it is\n   about. */\n.a { color: var(--ink); margin: 0; }\n\n.b {\n  --tone: #123456;\n  top: 0;\n}\n\
             @media (max-width: 9px) {\n  .a { color: #0005; background: url(#stripes); }\n}\n",
            &[],
        );
    }

    #[test]
    fn a_line_is_one_rule() {
        check(".a { top: 0; } .b { top: 0; }", &[(1, "a rule is one line")]);
        check(".a { top: 0 }", &[(1, "a rule is one line")]);
        check(".a {\n  top: 0; left: 0\n}", &[(2, "ends with `;`")]);
        check(".a { top:0; }", &[(1, "no `property: value`")]);
        check("@media print {\n.a { top: 0; }\n}", &[(2, "indented by 2")]);
        check("@media print {\n  .a { top: 0; }\n", &[(2, "not closed")]);
        check("}", &[(1, "nothing to close")]);
        check(".a { top: 0; } ", &[(1, "white space")]);
    }

    #[test]
    fn nothing_stands_twice() {
        check(".a { top: 0; left: 0; top: 1px; }", &[(1, "`top` stands twice")]);
        check(".a { top: 0; }\n.b { top: 0; }\n.a { left: 0; }", &[(3, "in line 1 already")]);
        check(".a { top: 0; }\n@media print {\n  .a { left: 0; }\n}", &[]);
    }

    #[test]
    fn colors_have_names() {
        check(".a { color: #123456; }", &[]);
        check(".a { color: #123456; }\n.b { color: #123456; }", &[(2, "used in line 1 too")]);
        let shared = faults(Owner::All, ".a { color: #123456; box-shadow: 0 0 1px #0003; }");
        assert_eq!(shared.len(), 1);
        assert!(shared[0].sentence.contains("colors.css"), "{shared:?}");
    }

    #[test]
    fn only_the_sheets_of_games_have_colors_of_their_own() {
        let folder = std::env::temp_dir().join(format!("kaupang-sheets-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for name in ["chess.css", "guide.css"] {
            fs::write(folder.join(name), ".a { color: #123456; }\n").unwrap();
        }
        let found = super::check(&folder, &["chess".to_owned()]);
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(found.unwrap(), ["guide.css:1: #123456 has no name: colors.css names it"]);
    }
}
