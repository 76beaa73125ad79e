//! The Hungarian article: `az` before a vowel as it is spoken, else `a`.

/// The article before `text`: a name that somebody chose, a word, or a number in digits.
pub(crate) fn before(text: &str) -> &'static str {
    let spoken = text.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    if begins_with_vowel(spoken) { "az" } else { "a" }
}

fn begins_with_vowel(text: &str) -> bool {
    let Some(first) = text.chars().next() else { return false };
    if first.is_ascii_digit() {
        return number_begins_with_vowel(text);
    }
    if is_spelled(text) {
        // The names of these letters begin with a vowel: ef, el, em, en, er, es, iksz, ipszilon.
        return is_vowel(first) || "FLMNRSXY".contains(first);
    }
    is_vowel(first)
}

fn is_vowel(letter: char) -> bool {
    letter.to_lowercase().any(|letter| "aáäâàãåæeéèêëiíìîïoóöőòôõøuúüűùû".contains(letter))
}

/// Whether a word is spelled letter by letter: capitals without a vowel among them, or one alone.
fn is_spelled(text: &str) -> bool {
    let word: String = text.chars().take_while(|letter| letter.is_alphanumeric()).collect();
    let capitals = word.chars().filter(|letter| letter.is_uppercase()).count();
    capitals == word.chars().count() && (capitals == 1 || !word.chars().any(is_vowel))
}

/// Numbers that begin with egy (1), öt (5), ötven (50) or ezer (1000): the first group of three digits tells.
fn number_begins_with_vowel(text: &str) -> bool {
    let digits: String = text
        .char_indices()
        .take_while(|&(place, letter)| {
            letter.is_ascii_digit()
                || ("\u{a0} .".contains(letter)
                    && text[place..].chars().nth(1).is_some_and(|next| next.is_ascii_digit()))
        })
        .map(|(_, letter)| letter)
        .filter(char::is_ascii_digit)
        .collect();
    let group = match digits.len() % 3 {
        0 => 3,
        rest => rest,
    };
    match digits.as_bytes() {
        [b'5', ..] => true,
        // egy, egymillió; ezer. Ten is tíz, a hundred száz.
        [b'1', ..] => group == 1,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::before;

    #[test]
    fn words_and_names_go_by_their_first_sound() {
        for word in ["alma", "Ágnes", "egér", "Ödön", "Åse", "„Anna”", "Üllő", "UNO"] {
            assert_eq!(before(word), "az", "{word}");
        }
        for word in ["kocka", "Ferenc", "Lyon", "Þór", "„Béla”", "", "…", "Yvonne", "MÁV"] {
            assert_eq!(before(word), "a", "{word}");
        }
    }

    #[test]
    fn numbers_go_by_how_they_are_read() {
        for number in
            ["1", "5", "50", "55", "500", "5000", "1000", "1 000 000", "1.234", "1\u{a0}000", "51 fa"]
        {
            assert_eq!(before(number), "az", "{number}");
        }
        for number in
            ["0", "2", "3", "4", "6", "10", "12", "15", "100", "150", "10 000", "100 000", "2000", "10. kör"]
        {
            assert_eq!(before(number), "a", "{number}");
        }
    }

    #[test]
    fn letters_that_are_spelled_go_by_their_names() {
        for letters in ["A", "F", "L", "M", "N", "R", "S", "X", "Y", "FTC", "NB", "LMBTQ"] {
            assert_eq!(before(letters), "az", "{letters}");
        }
        for letters in ["B", "C", "D", "G", "H", "J", "K", "P", "Q", "T", "V", "W", "Z", "BKV", "DVD"] {
            assert_eq!(before(letters), "a", "{letters}");
        }
    }
}
