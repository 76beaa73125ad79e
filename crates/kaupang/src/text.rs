//! Fitting text to a width.

use crate::paint::Paint;

/// `text` in lines of at most `width` columns, each after `indent`; a longer word has a line of its own.
pub(crate) fn wrap(text: &str, width: usize, indent: &str) -> String {
    let room = width.saturating_sub(indent.chars().count()).max(20);
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    // What a no-break space joins stays together.
    let parts = text.split(|letter: char| letter.is_whitespace() && letter != '\u{a0}');
    for word in parts.filter(|word| !word.is_empty()) {
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > room {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines.iter().map(|line| format!("{indent}{line}\n")).collect()
}

/// `content` behind its name, wrapped; lines after the first one stand further in.
pub(crate) fn entry(name: &str, content: &str, indent: &str, paint: &Paint) -> String {
    let wrapped = wrap(&format!("{name}: {content}"), paint.width, &format!("{indent}  "));
    let body = wrapped.strip_prefix("  ").unwrap_or(&wrapped);
    body.replacen(name, &paint.bold(name), 1)
}

/// `text` without soft hyphens, which are for browsers: a terminal shows them.
pub(crate) fn unhyphenated(text: &str) -> String {
    text.replace('\u{ad}', "")
}

/// Rows in columns that are as wide as they must be: the first one begins at the left, the others end at the right.
pub(crate) fn table<const N: usize>(rows: &[[String; N]]) -> Vec<String> {
    let widest = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let line = |row: &[String; N]| {
        let mut text = String::new();
        for (column, cell) in row.iter().enumerate() {
            let width = widest(column);
            text.push_str(&if column == 0 { format!("{cell:<width$}") } else { format!("  {cell:>width$}") });
        }
        text.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// `items` in as many columns as fit, read from top to bottom, then from left to right.
pub(crate) fn columns(items: &[String], width: usize) -> String {
    const GAP: usize = 3;
    let widest = items.iter().map(|item| item.chars().count()).max().unwrap_or(0);
    let count = ((width + GAP) / (widest + GAP)).clamp(1, items.len().max(1));
    let rows = items.len().div_ceil(count);
    let mut text = String::new();
    for row in 0..rows {
        let cells: Vec<String> =
            items.iter().skip(row).step_by(rows).map(|item| format!("{item:<widest$}")).collect();
        text.push_str(cells.join(&" ".repeat(GAP)).trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapped_lines_stay_within_the_width() {
        let text = wrap(&"word ".repeat(50), 40, "  ");
        assert!(text.lines().all(|line| line.len() <= 40 && line.starts_with("  word")));
        assert_eq!(text.split_whitespace().count(), 50);
        assert_eq!(wrap("", 40, "  "), "");
        let joined = wrap(&"a\u{a0}b c ".repeat(20), 24, "");
        assert!(joined.contains("a\u{a0}b") && !joined.contains("a\n"), "{joined}");
    }

    #[test]
    fn an_entry_stands_in_behind_its_name() {
        let text = entry("Name", &"word ".repeat(12), "", &Paint { color: false, width: 40 });
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].starts_with("Name: word") && lines[1].starts_with("  word"), "{text}");
        assert_eq!(unhyphenated("Borgar\u{ad}stjóri"), "Borgarstjóri");
    }

    #[test]
    fn a_long_word_is_kept_whole() {
        let word = "x".repeat(100);
        assert_eq!(wrap(&format!("a {word} b"), 40, ""), format!("a\n{word}\nb\n"));
    }

    #[test]
    fn a_table_has_columns_as_wide_as_they_must_be() {
        let rows = [["", "wins"], ["greedy", "3"]].map(|row| row.map(str::to_owned));
        assert_eq!(table(&rows), ["        wins", "greedy     3"]);
    }

    #[test]
    fn columns_are_read_downwards() {
        let items: Vec<String> = (1..=7).map(|number| number.to_string()).collect();
        assert_eq!(columns(&items, 9), "1   4   7\n2   5\n3   6\n");
        assert_eq!(columns(&[], 80), "");
        assert_eq!(columns(&["x".repeat(200)], 80).trim_end().len(), 200);
    }
}
