//! Sentences with places for values in braces, which refusals and objections are made of.

use std::fmt::{self, Display, Formatter};

/// The names of the places in a sentence, in their order.
pub(crate) fn places(sentence: &str) -> impl Iterator<Item = &str> {
    sentence.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name)
}

/// Writes a sentence with its values put in; a place without a value stays as it is. What is put in may have braces of
/// its own, so the sentence is gone through once.
pub(crate) fn write_filled<V: Display>(
    f: &mut Formatter<'_>,
    sentence: &str,
    value_of: impl Fn(&str) -> Option<V>,
) -> fmt::Result {
    let mut parts = sentence.split('{');
    f.write_str(parts.next().unwrap_or_default())?;
    for part in parts {
        let place = part.split_once('}').and_then(|(name, rest)| Some((value_of(name)?, rest)));
        match place {
            Some((value, rest)) => write!(f, "{value}{rest}")?,
            None => write!(f, "{{{part}")?,
        }
    }
    Ok(())
}
