//! The conversations of `docs/engine-protocol.md`, played with the real engine.
//!
//! After a change on purpose, `KAUPANG_BLESS=1 cargo test -p kaupang --test suite transcript` writes the new answers
//! into the document; the difference then shows in the commit.

use std::fs;
use std::path::Path;

use assert_cmd::cargo::cargo_bin_cmd;

fn document() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine-protocol.md")
}

/// The requests of all transcripts, in order.
fn requests(text: &str) -> Vec<&str> {
    let inside = lines(text).filter(|(is_transcript, _)| *is_transcript);
    inside.filter_map(|(_, line)| line.strip_prefix('>')).map(str::trim_start).collect()
}

/// All lines, each with whether it is within a transcript.
fn lines(text: &str) -> impl Iterator<Item = (bool, &str)> {
    let mut is_transcript = false;
    text.lines().map(move |line| {
        if line.starts_with("```") {
            is_transcript = line == "```transcript";
            return (false, line);
        }
        (is_transcript, line)
    })
}

/// The document with these answers, each behind its request.
fn with_answers(text: &str, answers: &[String]) -> String {
    let mut answers = answers.iter();
    let mut changed = String::new();
    for (is_transcript, line) in lines(text) {
        if is_transcript && line.starts_with("< ") {
            continue;
        }
        changed.push_str(line);
        changed.push('\n');
        if is_transcript && line.starts_with('>') {
            let answer = answers.next().map_or("", String::as_str);
            changed.push_str(&format!("< {answer}\n"));
        }
    }
    changed
}

#[test]
fn the_transcript_of_the_document_is_what_the_engine_says() {
    let path = document();
    let text = fs::read_to_string(&path).unwrap();
    let requests = requests(&text);
    assert!(requests.len() > 40, "the transcripts were not found");
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let output = cargo_bin_cmd!("kaupang").arg("engine").write_stdin(input).output().unwrap();
    assert!(output.status.success());
    let answers: Vec<String> =
        String::from_utf8(output.stdout).unwrap().lines().map(ToOwned::to_owned).collect();
    assert_eq!(answers.len(), requests.len(), "one answer for each request");
    let expected = with_answers(&text, &answers);
    if std::env::var_os("KAUPANG_BLESS").is_some() {
        fs::write(&path, expected).unwrap();
        return;
    }
    for (found, expected) in text.lines().zip(expected.lines()) {
        assert_eq!(found, expected, "the document says otherwise than the engine");
    }
    assert_eq!(text, expected);
}

#[test]
fn the_document_names_every_command() {
    let text = fs::read_to_string(document()).unwrap();
    let help =
        cargo_bin_cmd!("kaupang").arg("engine").write_stdin("{\"command\":\"help\"}\n").output().unwrap();
    let help: serde_json::Value = serde_json::from_slice(&help.stdout).unwrap();
    let commands = help["result"]["commands"].as_array().unwrap();
    assert!(commands.len() > 15);
    for command in commands {
        let name = command["name"].as_str().unwrap();
        let is_shown =
            requests(&text).iter().any(|request| request.contains(&format!("\"command\":\"{name}\"")));
        assert!(is_shown, "{name} is not in any transcript");
    }
}
