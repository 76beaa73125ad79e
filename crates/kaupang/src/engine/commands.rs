//! The commands of the engine, for `help` and for checking requests.

use serde::Serialize;

/// A command with its fields.
#[derive(Debug, Serialize)]
pub(super) struct CommandHelp {
    pub(super) name: &'static str,
    pub(super) fields: &'static [&'static str],
    pub(super) help: &'static str,
}

const fn command(name: &'static str, fields: &'static [&'static str], help: &'static str) -> CommandHelp {
    CommandHelp { name, fields, help }
}

/// Every command.
pub(super) const COMMANDS: &[CommandHelp] = &[
    command("help", &[], "this list"),
    command("games", &["game"], "the games with their players and options, or one of them"),
    command("new", &["game", "options", "seed"], "a new game"),
    command("position", &["game", "state", "seed"], "a game that goes on from a position"),
    command("load", &["record"], "a game that goes on from a record"),
    command("record", &[], "the game as the text of a record"),
    command("state", &[], "the whole state, as position takes it"),
    command("view", &["viewer"], "what a seat or a spectator may know"),
    command("turn", &[], "who is to act"),
    command("legal", &["seat", "all"], "the legal actions of a seat, or of all seats that are to act"),
    command("chance", &[], "the outcomes of chance with their weights"),
    command("check", &["action", "actions", "actor"], "whether the rules allow an action, and if not, why"),
    command("apply", &["action", "actions", "actor"], "carry out an action, or several: all or none"),
    command("roll", &["all"], "draw an outcome of chance from the seed, or all until a seat is to act"),
    command(
        "bot",
        &["bot", "count"],
        "let a bot act for whoever is to act; chance on the way comes from the seed",
    ),
    command("playout", &["games", "seed", "cap"], "random games from here, on copies: lengths, scores, wins"),
    command("undo", &["count"], "take back the last actions"),
    command("score", &[], "the final scores, once the game is over"),
    command("perft", &["depth", "limit"], "the number of ways to go on for so many actions"),
    command("rules", &["game", "clause"], "a clause of the rules, or all of them"),
    command("quit", &[], "end the engine"),
];
