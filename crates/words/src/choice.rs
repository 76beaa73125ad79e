//! Which language somebody wants.

use game::Language;

/// The language that a browser wishes most among ours, by its `Accept-Language` header; nothing if it wants none of
/// them.
#[must_use]
pub fn wished(accept_language: &str) -> Option<Language> {
    // A header is short; what comes after many wishes is nobody's.
    let wishes = accept_language.split(',').take(32).filter_map(wish);
    // Of equal wishes the first one counts.
    let best = wishes.reduce(|best, next| if next.1 > best.1 { next } else { best })?;
    Some(best.0)
}

/// A language and how much it is wished, in thousandths: `hu;q=0.8`.
fn wish(part: &str) -> Option<(Language, u16)> {
    let mut fields = part.split(';').map(str::trim);
    let language = Language::of_tag(fields.next()?)?;
    let quality =
        fields.find_map(|field| field.strip_prefix("q=")).map_or(Some(1.0), |text| text.parse().ok())?;
    let quality: f32 = quality;
    (quality > 0.0 && quality <= 1.0).then_some((language, (quality * 1000.0).round() as u16))
}

#[cfg(test)]
mod tests {
    use super::wished;
    use game::Language;

    #[test]
    fn the_language_that_is_wished_most_is_taken() {
        assert_eq!(wished("hu-HU,hu;q=0.9,en;q=0.8"), Some(Language::Hungarian));
        assert_eq!(wished("de, en;q=0.3, is;q=0.5"), Some(Language::Icelandic));
        assert_eq!(wished("en-GB,nn"), Some(Language::English));
        assert_eq!(wished("no"), Some(Language::Nynorsk));
        assert_eq!(wished("is;q=0, nn;q=0.001"), Some(Language::Nynorsk));
    }

    #[test]
    fn a_wish_that_cannot_be_read_or_granted_is_none() {
        for header in ["", "*", "de-DE,de;q=0.9", "is;q=much", "is;q=7", "is;q=NaN", ",,;;q=", "is;q=0"] {
            assert_eq!(wished(header), None, "{header}");
        }
    }
}
