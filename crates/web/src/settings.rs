//! What the host of a table chooses, beyond the options of the game.

use serde::{Deserialize, Serialize};

/// The settings of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Who finds the table.
    pub visibility: Visibility,
    /// How fast bots move.
    pub pace: Pace,
    /// Whether the only possible step is played by itself.
    pub forced: Forced,
    /// Whether a finished turn is confirmed.
    pub confirm: Confirm,
    /// Whether steps can be taken back that the rules of undo no longer allow.
    #[serde(rename = "takeBack", alias = "take_back")]
    pub take_back: TakeBack,
    /// Whether there is a guide for the one person who plays with bots.
    pub guide: Guide,
}

/// Whether a guide explains the game and points at the next step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Guide {
    /// Nobody does.
    #[default]
    Off,
    /// It does, until the person leaves it.
    On,
}

impl Guide {
    /// Its name in forms and logs.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Guide::Off => "off",
            Guide::On => "on",
        }
    }

    /// The one of that name.
    pub(crate) fn named(name: &str) -> Option<Guide> {
        [Guide::Off, Guide::On].into_iter().find(|guide| guide.name() == name)
    }
}

/// Which offers a person wants to be asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum HeardOffers {
    /// All of them.
    #[default]
    All,
    /// None until the person acts again: the others are declined.
    NotThisTurn,
    /// Those of people: bots are declined.
    FromPeople,
}

impl HeardOffers {
    const ALL: [HeardOffers; 3] = [HeardOffers::All, HeardOffers::NotThisTurn, HeardOffers::FromPeople];

    /// Its name in forms and logs.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            HeardOffers::All => "all",
            HeardOffers::NotThisTurn => "not-this-turn",
            HeardOffers::FromPeople => "from-people",
        }
    }

    /// The one of that name.
    pub(crate) fn named(name: &str) -> Option<HeardOffers> {
        HeardOffers::ALL.into_iter().find(|heard| heard.name() == name)
    }
}

/// Whether a person agrees to something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Consent {
    Given,
    Withdrawn,
}

impl Consent {
    /// Its name in forms and logs.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Consent::Given => "yes",
            Consent::Withdrawn => "no",
        }
    }

    /// The one of that name.
    pub(crate) fn named(name: &str) -> Option<Consent> {
        [Consent::Given, Consent::Withdrawn].into_iter().find(|consent| consent.name() == name)
    }
}

/// Whether steps can be taken back after others have acted or chance has decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TakeBack {
    /// What is done is done.
    #[default]
    Never,
    /// If all the others agree.
    Agreed,
}

/// Who finds a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    /// Whoever has a link.
    #[default]
    Private,
    /// Everybody: it is on the front page, and its free seats are for all.
    Public,
}

/// How fast bots move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// So that people can follow.
    #[default]
    Human,
    /// At once.
    Fast,
}

/// Whether the only possible step is played by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Forced {
    /// It is.
    #[default]
    Play,
    /// The player clicks it.
    Ask,
}

/// Whether a person confirms a finished turn before others go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// They do, so that a slip can be taken back.
    #[default]
    Ask,
    /// Play goes on at once.
    Skip,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_in_either_casing_and_written_in_one() {
        let agreed = Settings { take_back: TakeBack::Agreed, ..Settings::default() };
        for json in [r#"{"takeBack": "agreed"}"#, r#"{"take_back": "agreed"}"#] {
            assert_eq!(serde_json::from_str::<Settings>(json).unwrap(), agreed, "{json}");
        }
        assert_eq!(serde_json::to_value(agreed).unwrap()["takeBack"], "agreed");
    }
}
