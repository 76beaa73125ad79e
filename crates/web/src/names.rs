//! What people call themselves, made fit to be shown beside others' names: nothing invisible, nothing that turns the
//! text around, nobody who passes for a bot or for somebody else at the table.

mod look_alikes;

use game::Language;
use store::GuestId;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use words::{Thing, Value, Words};

use crate::names::look_alikes::latin;

/// Names are cut to this many characters.
const LONGEST_NAME: usize = 30;
/// Words for the dice are cut to this many characters.
pub(crate) const LONGEST_WORD: usize = 100;
/// At most this many marks in a row stand on one letter.
const MOST_MARKS: usize = 2;

/// A text without what can't be seen or changes the direction of others, blanks put together, cut to `limit`
/// characters; nothing if nothing is left.
pub(crate) fn tidy(text: &str, limit: usize) -> Option<String> {
    let mut tidied = String::new();
    let (mut count, mut marks, mut is_apart) = (0, 0, true);
    for letter in text.chars().filter(|&letter| letter.is_whitespace() || !is_invisible(letter)) {
        let is_blank = letter.is_whitespace() || letter.is_control();
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if count == limit || marks > MOST_MARKS || is_blank && is_apart {
            continue;
        }
        tidied.push(if is_blank { ' ' } else { letter });
        count += 1;
        is_apart = is_blank;
    }
    tidied.truncate(tidied.trim_end().len());
    let has_letter = tidied.chars().any(|letter| !is_combining_mark(letter) && letter != ' ');
    has_letter.then_some(tidied)
}

/// The name that somebody may have; nothing if none is left of it, or if one of those of the `bots` is in it, to the
/// eye, or if it looks like what guests without a name are called.
pub(crate) fn clean_name(text: &str, bots: &[String]) -> Option<String> {
    let name = tidy(text, LONGEST_NAME)?;
    let bots: Vec<String> = bots.iter().map(|bot| glanced(bot)).collect();
    // From each word on, so that the letters of "Greasy bottle" are no bot's.
    let is_bots = words_of(&name).map(glanced).any(|rest| bots.iter().any(|bot| rest.starts_with(bot)));
    (!is_bots && !is_numbered(&name)).then_some(name)
}

/// What is left of the name from each of its words on; one that begins with a capital is a word, too.
fn words_of(name: &str) -> impl Iterator<Item = &str> {
    let mut before = ' ';
    name.char_indices().filter_map(move |(place, letter)| {
        let begins = !before.is_alphanumeric() || letter.is_uppercase();
        before = letter;
        begins.then(|| &name[place..])
    })
}

/// Whether some reader's guest without a name is called so.
fn is_numbered(name: &str) -> bool {
    let folded = folded(name);
    let digits: String = folded.chars().filter(char::is_ascii_digit).collect();
    let Ok(number) = digits.parse() else { return false };
    let called = Value::from(numbered(number));
    Language::ALL.into_iter().any(|language| self::folded(&Words::new(language).show(&called)) == folded)
}

/// The name with a number behind it, if somebody in `others` has one that looks the same.
pub(crate) fn distinct(name: &str, others: &[&str]) -> String {
    let is_taken = |name: &str| others.iter().any(|other| folded(other) == folded(name));
    let numbered = (2..).map(|number| format!("{name} ({number})"));
    std::iter::once(name.to_owned()).chain(numbered).find(|name| !is_taken(name)).unwrap_or_default()
}

/// The name in a sentence: one with letters that are written from right to left is kept apart, so that it turns nothing
/// else around.
pub(crate) fn isolated(name: &str) -> String {
    if name.chars().any(is_right_to_left) { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}

/// What a guest is called who has no name, by each reader in their language.
pub(crate) fn numbered(guest: GuestId) -> Thing {
    Thing::new("guest-name").with("number", Value::text(guest))
}

/// The name in a sentence. Who is called by a number in English is stored like that, and called so in every language.
pub(crate) fn told(name: &str) -> Value {
    let digits: String = name.chars().filter(char::is_ascii_digit).collect();
    let number = digits.parse().ok().map(numbered);
    match number.filter(|number| Words::ENGLISH.show(&Value::from(number.clone())) == name) {
        Some(number) => number.into(),
        None => Value::Text(isolated(name)),
    }
}

/// What two names that look the same have in common: letters and digits, in whichever form, size or script they are
/// written.
fn folded(name: &str) -> String {
    let letters = name.nfkc().filter(|&letter| letter.is_alphanumeric()).map(latin);
    letters.flat_map(char::to_lowercase).map(latin).collect()
}

/// The same for two names that look the same at a glance, without marks and with digits for letters.
fn glanced(name: &str) -> String {
    let bare: String = name.nfkd().filter(|&letter| !is_combining_mark(letter)).collect();
    let letter = |letter: char| match letter {
        '0' => 'o',
        '1' | 'i' => 'l',
        _ => letter,
    };
    folded(&bare).chars().map(letter).collect()
}

/// Whether a character shows nothing or changes how its neighbors are shown.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}'
        | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffc}' | '\u{1d159}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Whether a character stands on the one before it and may be heaped up: marks that belong to a script, of which a
/// letter may have several, don't count.
fn is_mark(letter: char) -> bool {
    matches!(
        letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}'
    )
}

fn is_right_to_left(letter: char) -> bool {
    matches!(
        letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}'
        | '\u{1e800}'..='\u{1efff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Option<String> {
        clean_name(text, &["Easy bot".to_owned()])
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        for text in
            ["", "  ", "\u{200b}\u{2060}", "\u{202e}\u{202c}", "\u{3164}", "\u{2800}", "\u{301}", "\u{e0041}"]
        {
            assert_eq!(name(text), None, "{text:?}");
        }
        for text in ["\u{e47}", "\u{591}", "\u{e47} \u{591}", "\u{1d159}", "\u{fffc}"] {
            assert_eq!(name(text), None, "{text:?}");
        }
        assert_eq!(name("An\u{200d}na\u{202e}\u{7}"), Some("Anna".into()));
        assert_eq!(name("  Ada \u{2003}\t of\u{a0}Rome "), Some("Ada of Rome".into()));
        assert_eq!(name("Zoë Ångström 李"), Some("Zoë Ångström 李".into()));
    }

    #[test]
    fn a_heap_of_marks_is_cut_down() {
        let heap = format!("a{}b", "\u{301}".repeat(20));
        assert_eq!(name(&heap), Some("a\u{301}\u{301}b".into()));
        assert_eq!(name(&"x".repeat(50)).map(|name| name.len()), Some(LONGEST_NAME));
    }

    #[test]
    fn nobody_passes_for_a_bot() {
        for text in [
            "Easy bot",
            "easy BOT",
            "Easy\u{200b} bot",
            "E.a.s.y bot 2",
            "The Easy bot",
            "TheEasy bot",
            "an easy, bot (2)",
        ] {
            assert_eq!(name(text), None, "{text:?}");
        }
        // Cyrillic, Greek, fullwidth, mathematical, small capitals, digits, marks.
        for text in [
            "\u{415}asy bot",
            "Eas\u{443} bot",
            "\u{395}asy b\u{3bf}t",
            "Ｅａｓｙ ｂｏｔ",
            "𝐄𝐚𝐬𝐲 𝐛𝐨𝐭",
            "ᴇᴀꜱʏ ʙᴏᴛ",
            "Easy b0t",
            "Éasy böt",
        ] {
            assert_eq!(name(text), None, "{text:?}");
        }
        assert_eq!(clean_name("NormaI bot", &["Normal bot".to_owned()]), None);
        for text in ["Easygoing", "Greasy bottle", "Ева", "Ελένη", "李", "Éva"] {
            assert_eq!(name(text), Some(text.into()));
        }
    }

    #[test]
    fn nobody_passes_for_a_guest_without_a_name() {
        for text in
            ["Guest 1", "guest 17", "Gu\u{435}st 1", "Ｇｕｅｓｔ １", "Gestur 3", "3. vendég", "Gjest 4"]
        {
            assert_eq!(name(text), None, "{text:?}");
        }
        for text in ["Guest", "Guest of honor", "Anna 1"] {
            assert_eq!(name(text), Some(text.into()));
        }
    }

    #[test]
    fn names_at_a_table_differ() {
        assert_eq!(distinct("Anna", &["Ben"]), "Anna");
        assert_eq!(distinct("Anna", &["anna", "Anna (2)"]), "Anna (3)");
        assert_eq!(distinct("Ann\u{430}", &["Anna"]), "Ann\u{430} (2)");
        assert_eq!(distinct("Ａｎｎａ", &["Anna"]), "Ａｎｎａ (2)");
        assert_eq!(distinct("Pál", &["Pal"]), "Pál", "they look different");
    }

    #[test]
    fn a_name_from_right_to_left_is_kept_apart() {
        assert_eq!(isolated("Anna"), "Anna");
        assert_eq!(isolated("רות"), "\u{2068}רות\u{2069}");
    }
}
