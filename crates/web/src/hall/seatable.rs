//! The bots that people can seat, and what they are called.

use bots::{BotSpec, Level};
use game::Language;
use words::Words;

/// The bots that people can seat, the one for newcomers first. A search of any length would be an invitation to keep
/// the server busy.
pub(crate) const BOTS: [&str; 6] =
    [Level::Easy.name(), Level::Normal.name(), Level::Hard.name(), Level::Expert.name(), "greedy", "random"];

/// The bot of that name, if people may seat it.
pub(crate) fn bot_named(name: &str) -> Option<BotSpec> {
    BOTS.contains(&name).then(|| name.parse().ok()).flatten()
}

/// What a bot is called in the store; readers see its name in their language.
pub(crate) fn bot_name(spec: &BotSpec) -> String {
    Words::ENGLISH.say(&format!("bot-{spec}"))
}

/// What bots are called in any language, which nobody else may be called.
pub(crate) fn bot_names() -> Vec<String> {
    let named = |language| BOTS.iter().map(move |bot| Words::new(language).say(&format!("bot-{bot}")));
    Language::ALL.into_iter().flat_map(named).collect()
}

/// The bot that plays against newcomers, and for people who left.
pub(crate) fn stand_in() -> String {
    BOTS[0].into()
}
