//! Fitting text to a width.

/// `text` in lines of at most `width` columns, each after `indent`; a longer word has a line of its own.
pub(crate) fn wrap(text: &str, width: usize, indent: &str) -> String {
    let room = width.saturating_sub(indent.chars().count()).max(20);
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
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

/// `count` and the noun that fits: `1 game`, `2 games`.
pub(crate) fn counted(count: u64, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", grouped(count))
}

/// A number with commas: `1,234,567`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
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
    }

    #[test]
    fn a_long_word_is_kept_whole() {
        let word = "x".repeat(100);
        assert_eq!(wrap(&format!("a {word} b"), 40, ""), format!("a\n{word}\nb\n"));
    }

    #[test]
    fn columns_are_read_downwards() {
        let items: Vec<String> = (1..=7).map(|number| number.to_string()).collect();
        assert_eq!(columns(&items, 9), "1   4   7\n2   5\n3   6\n");
        assert_eq!(columns(&[], 80), "");
        assert_eq!(columns(&["x".repeat(200)], 80).trim_end().len(), 200);
    }

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!([grouped(7), grouped(1_000), grouped(1_234_567)], ["7", "1,000", "1,234,567"]);
        assert_eq!([counted(1, "game"), counted(2_000, "game")], ["1 game", "2,000 games"]);
    }
}
