//! Letters of other scripts that look like Latin ones.
//!
//! Our own small table, of the scripts whose letters browsers draw like Latin ones: Unicode's list of confusable
//! characters has thousands of pairs, most of which nobody would take for each other in a name of a bot or of somebody
//! at the table. Forms of the same letter, such as fullwidth and mathematical ones, are no matter of this table:
//! normalization takes care of them.

/// A Latin letter, and what looks like it: Latin beyond the alphabet, Greek, Cyrillic, Armenian, Cherokee, Lisu.
const LOOK_ALIKES: [(char, &str); 26] = [
    ('a', "\u{251}\u{1d00}\u{391}\u{3b1}\u{410}\u{430}\u{13aa}\u{a4ee}"),
    ('b', "\u{299}\u{392}\u{3b2}\u{412}\u{432}\u{42c}\u{44c}\u{13f4}\u{a4d0}"),
    ('c', "\u{1d04}\u{3f2}\u{3f9}\u{421}\u{441}\u{13df}\u{a4da}"),
    ('d', "\u{1d05}\u{500}\u{501}\u{13a0}\u{a4d3}"),
    ('e', "\u{1d07}\u{395}\u{3b5}\u{415}\u{435}\u{13ac}\u{a4f0}"),
    ('f', "\u{a730}\u{3dc}\u{3dd}\u{a4dd}"),
    ('g', "\u{261}\u{262}\u{50c}\u{50d}\u{581}\u{13c0}\u{a4d6}"),
    ('h', "\u{29c}\u{397}\u{41d}\u{43d}\u{4ba}\u{4bb}\u{570}\u{13bb}\u{a4e7}"),
    ('i', "\u{131}\u{269}\u{26a}\u{399}\u{3b9}\u{406}\u{456}\u{13a5}\u{a4f2}"),
    ('j', "\u{237}\u{1d0a}\u{3f3}\u{37f}\u{408}\u{458}\u{13ab}\u{a4d9}"),
    ('k', "\u{1d0b}\u{39a}\u{3ba}\u{41a}\u{43a}\u{13e6}\u{a4d7}"),
    ('l', "\u{29f}\u{4c0}\u{4cf}\u{13de}\u{a4e1}"),
    ('m', "\u{1d0d}\u{39c}\u{3bc}\u{41c}\u{43c}\u{13b7}\u{a4df}"),
    ('n', "\u{274}\u{39d}\u{3b7}\u{43f}\u{578}\u{a4e0}"),
    ('o', "\u{1d0f}\u{39f}\u{3bf}\u{3c3}\u{41e}\u{43e}\u{555}\u{585}\u{a4f3}"),
    ('p', "\u{1d18}\u{3a1}\u{3c1}\u{420}\u{440}\u{13e2}\u{a4d1}"),
    ('q', "\u{51a}\u{51b}\u{566}"),
    ('r', "\u{280}\u{433}\u{13a1}\u{a4e3}"),
    ('s', "\u{a731}\u{405}\u{455}\u{54f}\u{13da}\u{a4e2}"),
    ('t', "\u{1d1b}\u{3a4}\u{3c4}\u{422}\u{442}\u{13a2}\u{a4d4}"),
    ('u', "\u{1d1c}\u{3c5}\u{57d}\u{a4f4}"),
    ('v', "\u{1d20}\u{3bd}\u{474}\u{475}\u{13d9}\u{a4e6}"),
    ('w', "\u{1d21}\u{3c9}\u{51c}\u{51d}\u{13b3}\u{a4ea}"),
    ('x', "\u{3a7}\u{3c7}\u{425}\u{445}\u{a4eb}"),
    ('y', "\u{28f}\u{3a5}\u{3b3}\u{4ae}\u{4af}\u{423}\u{443}\u{13cd}\u{a4ec}"),
    ('z', "\u{1d22}\u{396}\u{3b6}\u{13c3}\u{a4dc}"),
];

/// The Latin letter that a letter looks like; itself if it looks like none.
pub(super) fn latin(letter: char) -> char {
    if letter.is_ascii() {
        return letter;
    }
    let alike = LOOK_ALIKES.iter().find(|(_, letters)| letters.contains(letter));
    alike.map_or(letter, |&(latin, _)| latin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_looks_like_one_other() {
        let mut all: Vec<char> = LOOK_ALIKES.iter().flat_map(|(_, letters)| letters.chars()).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "none is in two rows");
        assert_eq!("Ελλάς".chars().map(latin).collect::<String>(), "eλλάς");
        assert_eq!("Éva 7".chars().map(latin).collect::<String>(), "Éva 7");
    }
}
