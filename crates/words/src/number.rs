//! How languages write numbers.

use game::Language;

const NO_BREAK_SPACE: char = '\u{a0}';

/// A whole number: 12,345 or 12.345 or 12 345.
pub(crate) fn whole(language: Language, number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    // Where a space parts thousands, numbers of four digits have none.
    let (joint, from) = match language {
        Language::English => (',', 4),
        Language::Icelandic => ('.', 4),
        Language::Hungarian | Language::Nynorsk => (NO_BREAK_SPACE, 5),
    };
    let mut text = String::from(if number < 0 { "−" } else { "" });
    for (place, digit) in digits.chars().enumerate() {
        let left = digits.len() - place;
        if place > 0 && left.is_multiple_of(3) && digits.len() >= from {
            text.push(joint);
        }
        text.push(digit);
    }
    text
}

/// A number with so many decimals: 3.5 or 3,5.
pub(crate) fn decimal(language: Language, number: f64, decimals: usize) -> String {
    let text = format!("{number:.decimals$}").replace('-', "−");
    let (int, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let point = if language == Language::English { '.' } else { ',' };
    if fraction.is_empty() { int.to_owned() } else { format!("{int}{point}{fraction}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_parted_as_the_language_does() {
        let written = |number| Language::ALL.map(|language| whole(language, number));
        assert_eq!(written(7), ["7", "7", "7", "7"]);
        assert_eq!(written(999), ["999", "999", "999", "999"]);
        assert_eq!(written(1000), ["1,000", "1.000", "1000", "1000"]);
        assert_eq!(
            written(-1_234_567),
            ["−1,234,567", "−1.234.567", "−1\u{a0}234\u{a0}567", "−1\u{a0}234\u{a0}567"]
        );
    }

    #[test]
    fn decimals_stand_after_a_comma_outside_english() {
        assert_eq!(Language::ALL.map(|language| decimal(language, 2.25, 1)), ["2.2", "2,2", "2,2", "2,2"]);
        assert_eq!(Language::ALL.map(|language| decimal(language, -2.0, 0)), ["−2"; 4]);
    }
}
