//! In which language the program speaks.

use anyhow::Result;
use game::Language;

use crate::told::Told;

/// The language that was asked for; else the one of `KAUPANG_LANG`, else that of the locale, else English. `variable`
/// reads the environment.
pub(super) fn chosen(asked: Option<Language>, variable: impl Fn(&str) -> Option<String>) -> Result<Language> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    if let Some(language) = asked {
        return Ok(language);
    }
    if let Some(code) = set("KAUPANG_LANG") {
        return code.parse().map_err(|_| Told::new("error-language").text("code", &code).into());
    }
    // The first of them that is set counts, as for all programs.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    Ok(locale.and_then(|locale| Language::of_tag(&locale)).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(variables: &[(&str, &str)]) -> Result<Language> {
        let find = |name: &str| variables.iter().find(|(known, _)| *known == name);
        chosen(None, |name| find(name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn what_is_asked_comes_first_then_our_variable_then_the_locale() {
        assert_eq!(from(&[]).unwrap(), Language::English);
        assert_eq!(from(&[("LANG", "is_IS.UTF-8")]).unwrap(), Language::Icelandic);
        assert_eq!(from(&[("LC_ALL", ""), ("LANG", "nn_NO")]).unwrap(), Language::Nynorsk);
        assert_eq!(from(&[("LC_ALL", "C"), ("LANG", "nn_NO")]).unwrap(), Language::English);
        assert_eq!(from(&[("LC_MESSAGES", "hu_HU"), ("LANG", "nn_NO")]).unwrap(), Language::Hungarian);
        assert_eq!(from(&[("KAUPANG_LANG", "hu"), ("LC_ALL", "is_IS")]).unwrap(), Language::Hungarian);
        let chosen = chosen(Some(Language::Nynorsk), |_| Some("hu".to_owned()));
        assert_eq!(chosen.unwrap(), Language::Nynorsk);
    }

    #[test]
    fn a_language_that_is_none_is_named() {
        let error = from(&[("KAUPANG_LANG", "klingon")]).unwrap_err();
        assert_eq!(
            format!("{error:#}"),
            "KAUPANG_LANG can't be followed: 'klingon' is no language: en, is, hu or nn"
        );
    }
}
