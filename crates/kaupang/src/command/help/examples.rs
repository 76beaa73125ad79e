//! The examples at the end of a help text.

use std::fmt::Write as _;

use words::Words;

/// The examples of each command: what is typed, and the name of the text that says what it does, if it needs one.
pub(super) const EXAMPLES: &[(&str, &[(&str, &str)])] = &[
    (
        "",
        &[
            ("kaupang", "help-example-open"),
            ("kaupang play century --players 3", "help-example-play"),
            ("kaupang play century-solo", "help-example-solo"),
            ("kaupang rules century", "help-example-rules"),
            ("kaupang games", "help-example-games"),
            ("kaupang help play", "help-example-help"),
        ],
    ),
    (
        "serve",
        &[
            ("kaupang serve", ""),
            ("kaupang serve --listen 0.0.0.0:7070 --host 192.168.1.5", "help-example-serve-host"),
            ("kaupang serve --host play.example.org --trust-proxy", "help-example-serve-proxy"),
            (
                "kaupang serve --database postgres:///kaupang?host=/run/postgresql",
                "help-example-serve-database",
            ),
            ("KAUPANG_LOG=debug kaupang serve", "help-example-serve-log"),
        ],
    ),
    (
        "play",
        &[
            ("kaupang play century --players 3 --bots random", ""),
            ("kaupang play century --seat 2 --seed 7", ""),
        ],
    ),
    ("rules", &[("kaupang rules century", ""), ("kaupang rules century CEN-20", "")]),
    (
        "simulate",
        &[
            ("kaupang simulate century --players 3 --games 10000 --seed 1", ""),
            ("kaupang simulate century --games 1000 --json > figures.json", ""),
        ],
    ),
    (
        "arena",
        &[
            ("kaupang arena century --seats search:100ms,greedy --games 300", ""),
            (
                "kaupang arena puerto-rico --seats search:100ms,greedy,greedy,greedy --games 200 --report match",
                "",
            ),
        ],
    ),
    (
        "selfplay",
        &[
            ("kaupang selfplay puerto-rico --players 4 --games 2000 --bot search:200it --out shards", ""),
            (
                "kaupang selfplay puerto-rico --players 4 --games 2000 --bot net:200it --nets nets --out shards",
                "",
            ),
        ],
    ),
    (
        "replay",
        &[
            ("kaupang replay my-game.txt", "help-example-replay-all"),
            ("kaupang replay my-game.txt --at 12", "help-example-replay-at"),
            ("kaupang replay my-game.txt --verify", "help-example-replay-verify"),
            ("kaupang replay my-game.txt --verify --commitment 46f26c…", "help-example-replay-commitment"),
            ("kaupang replay my-game.txt --verify --nonce 07d1c4…", "help-example-replay-nonce"),
        ],
    ),
    (
        "engine",
        &[(
            r#"printf '%s\n' '{"command":"new","game":"century","seed":1}' '{"command":"roll","all":true}' \
    '{"command":"legal"}' | kaupang engine"#,
            "",
        )],
    ),
    (
        "map",
        &[
            ("kaupang map show --board full", "help-example-map-show"),
            ("kaupang map show --svg europe.svg", "help-example-map-svg"),
            ("kaupang map show --text > my-map.toml", "help-example-map-text"),
            ("kaupang map check my-map.toml", "help-example-map-check"),
            ("kaupang map balance my-map.toml", "help-example-map-balance"),
            ("kaupang play merchants --map my-map.toml", "help-example-map-play"),
        ],
    ),
    (
        "map-balance",
        &[
            ("kaupang map balance --games 4000", "help-example-balance-own"),
            ("kaupang map balance my-map.toml --rounds 50 --out fair.toml", "help-example-balance-search"),
        ],
    ),
    (
        "store",
        &[
            ("kaupang store backup /backups/tables.sqlite", "help-example-store-backup"),
            ("kaupang store export > tables.jsonl", ""),
            ("cp tables.sqlite.key tables.key", ""),
            (
                "kaupang store import --database postgres:///kaupang?host=/run/postgresql --key tables.key tables.jsonl",
                "help-example-store-import",
            ),
            ("kaupang store check", "help-example-store-check"),
        ],
    ),
];

/// The examples of a command, with what they do beside them, or below where what is typed is long.
pub(super) fn of(path: &str, words: &Words) -> Option<String> {
    const COLUMN: usize = 41;
    let (_, examples) = EXAMPLES.iter().find(|(command, _)| *command == path)?;
    let mut text = format!("{}\n", words.say("help-examples"));
    for (typed, key) in *examples {
        let told = if key.is_empty() { String::new() } else { words.say(key) };
        // Writing to a string can't fail.
        let _ = match (told.is_empty(), typed.chars().count() < COLUMN) {
            (true, _) => writeln!(text, "  {typed}"),
            (false, true) => writeln!(text, "  {typed:<COLUMN$} {told}"),
            (false, false) => writeln!(text, "  {typed}\n  {:COLUMN$} {told}", ""),
        };
    }
    Some(text)
}
