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
    #[serde(alias = "takeBack")]
    pub take_back: TakeBack,
    /// Whether there is a guide for the one person who plays with bots.
    pub guide: Guide,
}

game::kinds! {
    /// Whether a guide explains the game and points at the next step.
    #[derive(Default)]
    pub enum Guide: "off or on" {
        /// Nobody does.
        #[default]
        Off = "off",
        /// It does, until the person leaves it.
        On = "on",
    }
}

game::kinds! {
    /// Which offers a person wants to be asked about.
    #[derive(Default)]
    pub(crate) enum HeardOffers: "all, not-this-turn or from-people" {
        /// All of them.
        #[default]
        All = "all",
        /// None until the person acts again: the others are declined.
        NotThisTurn = "not-this-turn",
        /// Those of people: bots are declined.
        FromPeople = "from-people",
    }
}

game::kinds! {
    /// Whether a person agrees to something.
    pub(crate) enum Consent: "yes or no" {
        Given = "yes",
        Withdrawn = "no",
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
        assert_eq!(serde_json::to_value(agreed).unwrap()["take_back"], "agreed");
    }
}
