//! Whatever is typed or piped in, the answer is a sentence and an exit status, never a panic.

use std::fs;
use std::io::pipe;
use std::process::{Command, Stdio};

use crate::common::{complaint, kaupang, printed, refused, run};
use assert_cmd::cargo::cargo_bin;

#[test]
fn an_unknown_game_is_answered_with_the_known_ones() {
    for command in ["play", "simulate", "rules", "bench"] {
        let complaint = refused(&[command, "chess"], "");
        assert!(
            complaint.contains("there is no game 'chess'; there are: century, century-solo"),
            "{complaint}"
        );
    }
}

#[test]
fn one_player_and_six_are_too_few_and_too_many() {
    for players in ["0", "1", "6", "99999999999"] {
        for command in ["play", "simulate"] {
            let complaint = refused(&[command, "century", "--players", players], "");
            assert!(complaint.contains(&format!("players={players} is not possible")), "{complaint}");
        }
    }
    refused(&["play", "century-solo", "--players", "2"], "");
    run(&["play", "century", "--players", "two"], "").code(2);
}

#[test]
fn an_option_that_the_game_lacks_is_refused() {
    let complaint = refused(&["simulate", "century", "--option", "speed=fast"], "");
    assert!(complaint.contains("there is no option 'speed'; there are: players"), "{complaint}");
    let complaint = refused(&["simulate", "century-solo", "--option", "variant=easy"], "");
    assert!(complaint.contains("variant=easy is not possible"), "{complaint}");
    run(&["simulate", "century", "--option", "speed"], "").code(2);
}

#[test]
fn an_option_that_is_given_twice_is_refused() {
    for again in [
        ["--players", "4", "--option", "players=3"],
        ["--players", "3", "--option", "players=3"],
        ["--option", "players=4", "--option", "players=3"],
    ] {
        let complaint = refused(&[&["simulate", "century"][..], &again[..]].concat(), "");
        assert!(complaint.contains("the option 'players' is given more than once"), "{complaint}");
    }
    let norwegian = ["--lang", "nn", "play", "century", "--players", "4", "--option", "players=3"];
    let complaint = complaint(&run(&norwegian, "").code(1));
    assert!(complaint.contains("innstillinga «players» er sett meir enn éin gong"), "{complaint}");
}

#[test]
fn a_bot_that_nobody_knows_is_refused() {
    for arguments in [["play", "century"], ["simulate", "century"]] {
        let complaint = refused(&[arguments[0], arguments[1], "--bots", "oracle"], "");
        assert!(complaint.contains("there is no bot 'oracle'"), "{complaint}");
    }
    let complaint = refused(&["simulate", "century", "--players", "3", "--bots", "random,random"], "");
    assert!(complaint.contains("2 bots were named for 3 seats"), "{complaint}");
    refused(&["play", "century-solo", "--bots", "oracle"], "");
}

#[test]
fn a_seat_that_the_table_lacks_is_refused() {
    let complaint = refused(&["play", "century", "--players", "2", "--seat", "3"], "");
    assert!(complaint.contains("seat 3 is not possible: the table has 2"), "{complaint}");
    run(&["play", "century", "--seat", "9"], "").code(2);
    run(&["play", "century", "--seat", "é"], "").code(2);
}

#[test]
fn a_clause_that_the_rules_lack_is_refused() {
    let complaint = refused(&["rules", "century", "CEN-99"], "");
    assert!(complaint.contains("there is no clause 'CEN-99'"), "{complaint}");
}

#[test]
fn figures_that_make_no_sense_are_refused() {
    for seconds in ["0", "-1", "NaN", "inf", "1e9"] {
        let seconds = format!("--seconds={seconds}");
        refused(&["bench", "century", &seconds], "");
    }
    refused(&["simulate", "century", "--threads", "100000"], "");
    run(&["simulate", "century", "--games", "-1"], "").code(2);
}

#[test]
fn a_mistake_on_the_command_line_is_status_2() {
    run(&["plya"], "").code(2);
    run(&["replay"], "").code(2);
    run(&["serve", "--listen", "nowhere"], "").code(2);
    assert!(printed(&run(&["--help"], "").success()).contains("Examples:"));
}

#[test]
fn files_that_are_no_records_are_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let check = |content: &[u8], reason: &str| {
        let path = folder.path().join("record.txt");
        fs::write(&path, content).unwrap();
        let complaint = refused(&["replay", path.to_str().unwrap()], "");
        assert!(complaint.contains(reason), "{complaint}");
        // From the input, the same.
        let complaint = refused(&["replay", "-"], content);
        assert!(complaint.contains(reason) && complaint.contains("the input"), "{complaint}");
    };
    check(b"", "the file is empty");
    check(b"hello", "line 1: this is no record");
    check(b"kaupang record 3\ngame century\n", "record format 3; this program reads formats 1 to 2");
    check(b"kaupang record 1\ngame chess\n", "there is no game 'chess'");
    check(b"kaupang record 1\ngame century\nrules 9\n", "line 3: rules version '9'");
    check(
        b"kaupang record 1\ngame century\nrules 1\noptions players=6\n",
        "line 4: players=6 is not possible",
    );
    check(b"kaupang record 1\ngame \xff\n", "line 2: this is no record, for it is not valid UTF-8");
    check(&[0; 1000], "this is no record");
    let begun = "kaupang record 1\ngame century\nrules 1\noptions players=2\nbegin\nchance start P2\n";
    check(begun.as_bytes(), "line 6: the record is cut off: 'end' is missing");
    check(format!("{begun}P2 dance\nend 2\n").as_bytes(), "line 7: 'dance' is not an action");
    check(format!("{begun}P7 rest\nend 2\n").as_bytes(), "line 7: P7 is not at a table of 2");
    check(format!("{begun}end 3\n").as_bytes(), "line 7: 'end 3', but there are 1 actions");
}

#[test]
fn a_record_that_breaks_a_rule_is_refused_with_its_line_and_clause() {
    let record = "kaupang record 1\n# a remark\ngame century\nrules 1\noptions players=2\nbegin\n\n\
                  chance start P2\nP2 rest\nend 2\n";
    for arguments in [&["replay", "-"][..], &["replay", "-", "--at", "0"]] {
        let complaint = refused(arguments, record);
        assert!(complaint.contains("line 9: 'P2 rest' breaks CEN-33"), "{complaint}");
        assert!(complaint.contains("CEN-33 says: "), "{complaint}");
        assert!(printed(&run(arguments, record)).is_empty(), "nothing is shown of a broken record");
    }
}

#[test]
fn a_folder_or_nothing_in_place_of_a_file_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    assert!(refused(&["replay", path], "").contains("is a folder, not a record"));
    let complaint = refused(&["replay", &format!("{path}/none.txt")], "");
    assert!(complaint.contains("can't be opened"), "{complaint}");
}

#[test]
fn a_place_behind_the_end_of_a_record_is_refused() {
    let record =
        "kaupang record 1\ngame century\nrules 1\noptions players=2\nbegin\nchance start P2\nend 1\n";
    assert!(
        refused(&["replay", "-", "--at", "2"], record)
            .contains("--at 2 is not possible: the record has 1 action")
    );
    assert!(refused(&["replay", "-", "--viewer", "P3"], record).contains("the table has 2 seats"));
    run(&["replay", "-", "--at", "1"], record).success();
}

/// Runs the program with an output that nobody reads.
#[track_caller]
fn with_closed_pipe(arguments: &[&str], input: &str) {
    let (reader, writer) = pipe().unwrap();
    drop(reader);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("input");
    fs::write(&path, input).unwrap();
    let output = Command::new(cargo_bin!("kaupang"))
        .args(arguments)
        .stdin(fs::File::open(&path).unwrap())
        .stdout(writer)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
        .wait_with_output()
        .unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        complaint, "kaupang: the reader of the output has gone, so the rest is not written\n",
        "{arguments:?}"
    );
    assert_eq!(output.status.code(), Some(141), "{arguments:?}");
}

#[test]
fn a_closed_pipe_is_a_sentence_and_status_141() {
    let record =
        "kaupang record 1\ngame century\nrules 1\noptions players=2\nbegin\nchance start P2\nend 1\n";
    with_closed_pipe(&[], "");
    with_closed_pipe(&["--help"], "");
    with_closed_pipe(&["games"], "");
    with_closed_pipe(&["rules", "century"], "");
    with_closed_pipe(&["simulate", "century", "--games", "3"], "");
    with_closed_pipe(&["simulate", "century", "--games", "3", "--json"], "");
    with_closed_pipe(&["bench", "century", "--seconds", "0.01", "--json"], "");
    with_closed_pipe(&["replay", "-"], record);
    with_closed_pipe(&["engine"], "{\"command\":\"help\"}\n");
    with_closed_pipe(&["play", "century"], "1\n1\n");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_a_sentence_and_status_1() {
    let output = Command::new(cargo_bin!("kaupang"))
        .args(["rules", "century"])
        .stdout(fs::OpenOptions::new().write(true).open("/dev/full").unwrap())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("kaupang: "));
}

#[test]
fn colors_come_only_when_wanted() {
    let escape = "\u{1b}[";
    let play = |environment: &[(&str, &str)]| {
        let mut command = kaupang(&["play", "century", "--seed", "1"]);
        printed(&command.envs(environment.iter().copied()).write_stdin("quit\n").assert().success())
    };
    assert!(!play(&[]).contains(escape), "not into a pipe");
    assert!(play(&[("CLICOLOR_FORCE", "1")]).contains(escape), "when forced");
    assert!(!play(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]).contains(escape), "not against NO_COLOR");
    let complaint = complaint(&run(&["plya"], "").code(2));
    assert!(!complaint.contains(escape), "{complaint}");
}

#[cfg(unix)]
#[test]
fn an_operators_token_that_others_can_read_or_guess_is_refused() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (token, data) = (folder.path().join("operator.token"), folder.path().join("tables.sqlite"));
    let serve = |token: &std::path::Path| {
        let arguments =
            ["serve", "--data", data.to_str().unwrap(), "--operator-token-file", token.to_str().unwrap()];
        refused(&arguments, "")
    };
    assert!(serve(&token).contains("can't be read"), "there is none");
    fs::write(&token, "a-token-that-nobody-guesses\n").unwrap();
    fs::set_permissions(&token, fs::Permissions::from_mode(0o640)).unwrap();
    assert!(serve(&token).contains("chmod 600"));
    fs::set_permissions(&token, fs::Permissions::from_mode(0o600)).unwrap();
    fs::write(&token, "short\n").unwrap();
    assert!(serve(&token).contains("can't be used"));
    assert!(!data.exists(), "nothing was opened");
    run(&["serve", "--trust-proxy", "somewhere"], "").code(2);
}
