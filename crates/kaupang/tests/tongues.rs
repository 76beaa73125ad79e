//! What the program prints and refuses in every language: no name of a text, no placeholder, no English left.

use std::collections::HashSet;
use std::fs;

use crate::common::{complaint, kaupang, printed};

const LANGUAGES: [&str; 3] = ["is", "hu", "nn"];

/// Words that every English sentence of some length has, and that no other language here knows. Names that are typed,
/// such as `players=2`, are no sentences.
const ENGLISH: [&str; 12] =
    ["the", "or", "and", "with", "not", "has", "there", "games", "this", "that", "was", "can't"];

/// Names that begin the texts of the program.
const KEYS: [&str; 10] =
    ["help-", "usage-", "out-", "error-", "system-", "draw-", "terminal-", "sheet-", "status-", "objection-"];

/// Small words that hardly an English sentence does without.
const SMALL: [&str; 34] = [
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "can't", "for", "from", "has", "have", "here",
    "in", "is", "it", "its", "no", "not", "of", "on", "one", "or", "so", "such", "that", "the", "there",
    "this", "to", "was", "with",
];

/// Whether it is a word, not a place such as `b1` or a column of a drawing.
fn is_word(text: &str) -> bool {
    text.chars().count() > 1 && !text.chars().any(char::is_numeric)
}

/// What stands three words in a row in a text, one of them small. Names that are typed and names of places are no such
/// row, so whoever has one of an English text has a piece of its sentence.
fn rows_of_three(text: &str) -> HashSet<String> {
    let text = text.to_lowercase();
    let parts = text.split(|letter: char| !letter.is_alphanumeric() && !" '".contains(letter));
    let mut rows = HashSet::new();
    for part in parts {
        let words: Vec<&str> = part.split_whitespace().collect();
        let is_sentence = |three: &&[&str]| {
            three.iter().any(|word| SMALL.contains(word))
                && three.iter().all(|word| SMALL.contains(word) || is_word(word))
        };
        rows.extend(words.windows(3).filter(is_sentence).map(|three| three.join(" ")));
    }
    rows
}

#[test]
fn a_piece_of_an_english_sentence_is_found_in_another_language() {
    let english = rows_of_three("'x', line 3: the record is cut off: 'end' is missing");
    let found = |text: &str| english.intersection(&rows_of_three(text)).count();
    assert!(found("«x», linje 3: the record is cut off") > 0);
    assert_eq!(found("«x», linje 3: protokollen er avkutta: «end» manglar"), 0);
}

#[track_caller]
fn check(language: &str, arguments: &[&str], english: &str, text: &str) {
    let mut left: Vec<String> = rows_of_three(english).intersection(&rows_of_three(text)).cloned().collect();
    left.sort();
    assert!(left.is_empty(), "{left:?} is left in {language} {arguments:?}:\n{text}");
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-' && letter != '\'');
    for word in words {
        assert!(!ENGLISH.contains(&word), "'{word}' in {language} {arguments:?}:\n{text}");
        let is_key = KEYS.iter().any(|start| word.starts_with(start));
        assert!(!is_key, "{word} in {language} {arguments:?}:\n{text}");
    }
    assert!(!text.contains("{ $") && !text.contains('\u{ad}'), "{language} {arguments:?}:\n{text}");
    assert!(!text.trim().is_empty(), "{language} {arguments:?} says nothing");
}

/// Runs the program in a language, with its status, and looks at all that it says.
#[track_caller]
fn look(language: &str, arguments: &[&str], input: &str, status: i32) {
    let said = |language: &str| {
        let folder = tempfile::tempdir().unwrap();
        let mut command = kaupang(&["--lang", language]);
        let command = command.args(arguments).env("KAUPANG_DATA", folder.path()).write_stdin(input);
        let ran = command.assert().code(status);
        format!("{}{}", printed(&ran), complaint(&ran))
    };
    check(language, arguments, &said("en"), &said(language));
}

const RECORD: &str =
    "kaupang record 1\ngame century\nrules 1\noptions players=2\nbegin\nchance start P2\nend 1\n";

#[test]
fn what_commands_print_is_in_the_language_of_the_reader() {
    for language in LANGUAGES {
        for arguments in [
            &["games"][..],
            &["scores"],
            &["simulate", "century-solo", "--games", "3"],
            &["simulate", "century", "--games", "3", "--cap", "5"],
            &["arena", "century", "--seats", "greedy,random", "--games", "4"],
            &["bench", "century-solo", "--seconds", "0.02"],
            &["map", "show", "--board", "short"],
            &["map", "balance", "--games", "1", "--bots", "random"],
        ] {
            look(language, arguments, "", 0);
        }
        look(language, &["replay", "-"], RECORD, 0);
    }
}

#[test]
fn what_goes_wrong_is_told_in_the_language_of_the_reader() {
    let broken = RECORD.replace("end 1", "P2 rest\nend 2");
    for language in LANGUAGES {
        for (arguments, input) in [
            (&["play", "chess"][..], ""),
            (&["play", "century", "--players", "9"], ""),
            (&["play", "century", "--option", "speed=fast"], ""),
            (&["play", "century", "--bots", "oracle"], ""),
            (&["play", "century", "--players", "3", "--bots", "random,random,random"], ""),
            (&["play", "century", "--players", "2", "--seat", "3"], ""),
            (&["rules", "century", "CEN-99"], ""),
            (&["simulate", "century", "--threads", "100000"], ""),
            (&["bench", "--seconds", "0"], ""),
            (&["map", "balance", "--games", "0"], ""),
            (&["replay", "none.txt"], ""),
            (&["replay", "."], ""),
            (&["replay", "-", "--at", "7"], RECORD),
            (&["replay", "-", "--viewer", "P3"], RECORD),
            (&["replay", "-", "--verify"], RECORD),
            (&["replay", "-"], broken.as_str()),
            (&["map", "check", "none.toml"], ""),
            (&["serve", "--listen", "0.0.0.0:0"], ""),
            (&["play", "merchants", "--option", "board=full", "--option", "start=fixed"], ""),
            (&["play", "merchants", "--option", "map=atlantis"], ""),
            (&["play", "century", "--bots", "greedy:careless=x"], ""),
            (&["play", "century", "--bots", "search:soon"], ""),
            (&["play", "century", "--bots", "search:100ms,speed=3"], ""),
            (&["play", "century", "--bots", "random:fast"], ""),
            (&["map", "balance", "--games", "1", "--bots", "random", "--leave", "atlantis"], ""),
            (&["map", "balance", "--games", "1", "--bots", "random", "--keep", "green=lyon"], ""),
        ] {
            look(language, arguments, input, 1);
        }
    }
}

/// A piece of the built-in map, and what it is changed to: each is another fault. What TOML's reader itself refuses is
/// quoted as it says it, in English.
const MAP_FAULTS: [(&str, &str); 34] = [
    ("format = 1", "format = 2"),
    ("robber = \"P5\"", ""),
    ("robber = \"P5\"", "thief = \"P5\""),
    ("robber = \"P5\"", "robber = \"H6\""),
    ("robber = \"P5\"", "robber = 5"),
    ("robber = \"P5\"", "robber = \"nowhere\""),
    ("g5 ", "x5 "),
    ("g5 ", "g7 "),
    ("g5 ", "g5 g5 "),
    ("| g2", "  g2"),
    ("F* ", "Fo "),
    ("[\"H3.SE\"]", "[\"H6.N\"]"),
    ("[\"H3.SE\"]", "[\"Z9.N\"]"),
    ("[\"H3.SE\"]", "[\"H3.X\"]"),
    ("[\"H3.SE\"]", "[\"H3.SE\", \"H3.SE\"]"),
    ("\"K3.SE\"", "\"A1.N\""),
    ("at = \"G6.W\"", "at = \"F6.E\""),
    ("at = \"G6.W\"", "at = \"A1.W\""),
    ("at = \"G6.W\"", "at = 6"),
    ("at = \"G6.W\",  color = \"violet\"", "at = \"G6.W\",  color = \"green\""),
    ("at = \"G6.W\",  color = \"violet\",  coins = 0", "at = \"G6.W\",  color = \"violet\",  coins = 2"),
    ("at = \"G6.W\",  color = \"violet\",  coins = 0", "at = \"G6.W\",  color = \"violet\",  coins = 9"),
    ("name = \"Paris\",", "name = \"Köln\","),
    ("posts = [\"nuernberg\", \"muenchen\", \"budapest\"]", "posts = [\"nuernberg\", \"muenchen\"]"),
    (
        "posts = [\"nuernberg\", \"muenchen\", \"budapest\"]",
        "posts = [\"nuernberg\", \"muenchen\", \"roma\"]",
    ),
    (
        "posts = [\"nuernberg\", \"muenchen\", \"budapest\"]",
        "posts = [\"nuernberg\", \"muenchen\", \"atlantis\"]",
    ),
    ("posts = [\"nuernberg\", \"muenchen\", \"budapest\"]", "posts = \"nuernberg\""),
    ("route = \"H6.SE\"", "route = \"K4.SE\""),
    ("route = \"H6.SE\"", "route = \"A1.N\""),
    ("hand = [\"lumber\", \"grain\", \"salt\"]", "hand = [\"gold\"]"),
    ("forest    = { dotted = 3, hidden = [4, 5] }", "forest    = { dotted = 3, hidden = [4] }"),
    ("forest    = { dotted = 3, hidden = [4, 5] }", "forest    = { dotted = 3, hidden = [4, 4] }"),
    ("forest    = { dotted = 3, hidden = [4, 5] }", "forest    = { dotted = 7, hidden = [4, 5] }"),
    ("forest    = { dotted = 3, hidden = [4, 5] }", "forest    = 3"),
];

#[test]
fn what_is_wrong_with_a_map_is_told_in_the_language_of_the_reader() {
    let map = printed(&kaupang(&["map", "show", "--text"]).assert().success());
    for (from, to) in MAP_FAULTS {
        assert!(map.contains(from), "{from} is not in the map");
        for language in LANGUAGES {
            look(language, &["map", "check", "-"], &map.replacen(from, to, 1), 1);
        }
    }
    for language in LANGUAGES {
        look(language, &["map", "check", "-"], &map, 0);
    }
}

#[test]
fn what_is_wrong_with_a_store_is_told_in_the_language_of_the_reader() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.sqlite");
    fs::write(&file, "Dear Anna").unwrap();
    let file = file.to_str().unwrap();
    let missing = folder.path().join("missing.sqlite");
    let missing = missing.to_str().unwrap();
    for language in LANGUAGES {
        look(language, &["store", "check", "--data", file], "", 1);
        look(language, &["store", "export", "--data", file], "", 1);
        for lines in ["", "Dear Anna"] {
            look(language, &["store", "import", "--data", missing], lines, 1);
        }
    }
}

/// Records that can't be read, each for another reason.
fn unreadable_records() -> Vec<String> {
    let digits = "0".repeat(64);
    let header = |line: &str| RECORD.replace("begin\n", &format!("{line}\nbegin\n"));
    let steps = |game: &str, options: &str, step: &str| {
        format!("kaupang record 1\ngame {game}\nrules 1\noptions {options}\nbegin\n{step}\nend 1\n")
    };
    let mut records = vec![
        String::new(),
        "hello\n".to_owned(),
        RECORD.replace("record 1", "record 9"),
        RECORD.replace("rules 1", "rules 99"),
        RECORD.replace("rules 1\n", ""),
        RECORD.replace("begin\nchance start P2\nend 1\n", ""),
        RECORD.replace("players=2", "players=9"),
        RECORD.replace("players=2", "speed=9"),
        RECORD.replace("players=2", "fast"),
        RECORD.replace("end 1\n", ""),
        RECORD.replace("end 1", "end 2"),
        RECORD.replace("end 1", "end 1\nP1 rest"),
        RECORD.replace("begin", "begin now"),
        RECORD.replace("chance", "nobody"),
        RECORD.replace("chance", "P7"),
        header("seed 12"),
        header("commitment x"),
        header("contribution word"),
        header(&format!("promise P9 {digits}")),
        header(&format!("promise P7 {digits}")),
        header(&format!("promise P2 {digits}\npromise P1 {digits}")),
        header(&format!("nonce P1 {digits}")),
        steps("merchants", "players=4 board=full start=fixed", "P1 end"),
        steps("merchants", "players=4 board=full map=atlantis", "P1 end"),
    ];
    let notations = [
        (
            "century",
            "players=2",
            &["dance", "play X", "acquire 9", "claim 99", "lay Z", "point Q", "rest now"][..],
        ),
        ("century-solo", "variant=normal", &["roll 9", "dance"]),
        (
            "puerto-rico",
            "players=3",
            &["dance", "pick king", "settle x", "build x", "load corn 9", "keep corn 99"],
        ),
        (
            "merchants",
            "players=4",
            &["dance", "robber ZZ", "rob P9", "route x", "play x", "exchange x", "dice 7 7"],
        ),
        (
            "landnam",
            "players=3",
            &["dance", "village x", "age x", "draw x", "roll 7 7", "choose 3", "number 7"],
        ),
    ];
    for (game, options, wrong) in notations {
        records.extend(wrong.iter().map(|step| steps(game, options, &format!("P1 {step}"))));
    }
    for (game, options, position) in POSITIONS {
        let position = format!("\nposition {position}\nbegin\n");
        records.push(steps(game, options, "P1 end").replace("\nbegin\n", &position));
    }
    records
}

/// Positions of other shapes than the game's, and one that its rules refuse: the JSON library says most of that.
const POSITIONS: [(&str, &str, &str); 20] = [
    ("century", "players=2", r#"{"players": true}"#),
    ("century", "players=2", r#"{"players": 2, "merchants": [{"crd": "YY"}]}"#),
    ("century", "players=2", r#"{"players": 2, "phase": {"turn": 3}}"#),
    ("century", "players=2", r#"{"players": 2, "phase": "lay"}"#),
    ("century", "players=2", r#"{"players": 2, "phase": {"return": {"from": "YY"}}}"#),
    ("puerto-rico", "players=3", r#"{"players": [{"goods": {"korn": 3}}, {}, {}]}"#),
    ("puerto-rico", "players=3", r#"{"players": [{}, {}, {}], "phase": 3}"#),
    ("puerto-rico", "players=3", r#"{"players": [{}, {}, {}], "colour": 3}"#),
    ("puerto-rico", "players=3", r#"{"players": [{"island": {"corn": 13}}, {}, {}]}"#),
    ("merchants", "players=4", r#"{"phase": "actions", "dice": [1]}"#),
    ("merchants", "players=4", r#"{"phase": "actions", "dice": [1, 2, 3]}"#),
    ("merchants", "players=4", r#"{"phase": {"good-year": {"lefft": 1}}}"#),
    ("merchants", "players=4", r#"{"phase": "actions", "seats": [{"caravans": [3]}]}"#),
    ("merchants", "players=4", r#"{"phase": "stealing"}"#),
    ("landnam", "players=3", r#"{"players": 3, "phase": 8}"#),
    ("landnam", "players=3", r#"{"players": 3, "phase": {"enter": {"x": 1}}}"#),
    ("landnam", "players=3", r#"{"players": 3, "phase": {"trade": {"talk": "x"}}}"#),
    ("landnam", "players=3", r#"{"players": 3, "seats": [{"goods": {"iron": 400}}]}"#),
    ("landnam", "players=3", r#"{"players": 3, "phase": {"harvest": 7}}"#),
    ("landnam", "players=3", r#"{"players": 3, "players": 4}"#),
];

#[test]
fn why_a_record_cannot_be_read_is_told_in_the_language_of_the_reader() {
    for language in LANGUAGES {
        for record in unreadable_records() {
            look(language, &["replay", "-"], &record, 1);
        }
    }
}

#[test]
fn a_game_in_the_terminal_is_told_in_the_language_of_the_reader() {
    for language in LANGUAGES {
        for game in ["century", "century-solo", "puerto-rico", "landnam", "merchants"] {
            let orders = "1\n1\n2\nundo\nhelp\nnonsense\n999\nsave\nload\nload none.txt\nlog\nquit\n";
            let arguments = ["play", game, "--seed", "3", "--bots", "greedy"];
            let said = |language: &str| {
                let mut command = kaupang(&["--lang", language]);
                printed(&command.args(arguments).write_stdin(orders).assert().success())
            };
            check(language, &arguments, &said("en"), &said(language));
        }
    }
}

/// `--lang` may stand anywhere; without it `KAUPANG_LANG` speaks, then the locale.
#[test]
fn the_language_is_asked_for_in_three_ways() {
    let usage = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = kaupang(arguments);
        let command = command.env_remove("KAUPANG_LANG").env_remove("LC_ALL").env_remove("LC_MESSAGES");
        let page = printed(&command.envs(variables.iter().copied()).assert().success());
        page.lines().find(|line| line.contains(" kaupang play ")).unwrap().to_owned()
    };
    let norwegian = [("LANG", "nn_NO.UTF-8")];
    assert_eq!(usage(&["play", "--help"], &norwegian), "Bruk: kaupang play [VAL] <SPEL>");
    let both = [norwegian[0], ("KAUPANG_LANG", "is")];
    assert_eq!(usage(&["help", "play"], &both), "Notkun: kaupang play [VALKOSTIR] <SPIL>");
    for arguments in
        [&["--lang", "hu", "play", "-h"][..], &["play", "-h", "--lang=hu"], &["help", "play", "--lang", "hu"]]
    {
        assert_eq!(usage(arguments, &both), "Használat: kaupang play [KAPCSOLÓK] <JÁTÉK>");
    }
    let page = printed(&kaupang(&["--lang", "en", "play", "--help"]).assert().success());
    assert!(page.contains("Usage: kaupang play [OPTIONS] <GAME>"), "{page}");
}

#[test]
fn a_record_is_saved_and_loaded_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    for language in LANGUAGES {
        let path = folder.path().join(language);
        let orders = format!("1\nsave {0}\nload {0}\nquit\n", path.display());
        let mut command = kaupang(&["--lang", language]);
        let ran = command.args(["play", "century", "--seed", "3"]).write_stdin(orders).assert().success();
        check(language, &["save"], "", &printed(&ran));
        assert!(fs::read_to_string(path).unwrap().starts_with("kaupang record "));
    }
}
