//! What a signal leaves: the figures of the games that were played.

#![cfg(target_os = "linux")]

use std::fs;
use std::process::{Child, Command, Stdio};

use assert_cmd::cargo::cargo_bin;
use serde_json::Value;

/// More games than anybody waits for.
const ENDLESS: &str = "1000000000";

/// The set of signals that a process catches, one bit each.
fn caught(child: &Child) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).expect("a line about signals");
    u64::from_str_radix(mask.trim(), 16).unwrap()
}

/// Starts the program with games without end, sends it a signal once it listens to signals, and returns what it prints.
fn stopped(arguments: &[&str], signal: &str) -> String {
    const INTERRUPT: u64 = 1 << (2 - 1);
    const TERMINATE: u64 = 1 << (15 - 1);
    let child = Command::new(cargo_bin!("kaupang"))
        .args(arguments)
        .args(["--games", ENDLESS])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    while caught(&child) & (INTERRUPT | TERMINATE) != INTERRUPT | TERMINATE {
        std::thread::yield_now();
    }
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{arguments:?} {signal}: {:?}", output.status);
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_stopped_simulation_and_a_stopped_match_give_their_figures() {
    for signal in ["-INT", "-TERM"] {
        for arguments in [
            ["simulate", "century", "--json", "--bots", "random"],
            ["arena", "century", "--json", "--seats", "random"],
        ] {
            let figures: Value = serde_json::from_str(&stopped(&arguments, signal)).unwrap();
            assert_eq!(figures["games"], figures["finished"], "{figures}");
            assert!(figures["games"].as_u64().unwrap() < 1_000_000_000);
        }
    }
}

#[test]
fn a_stopped_balance_says_what_it_has_seen() {
    for signal in ["-INT", "-TERM"] {
        let arguments = ["map", "balance", "--players", "3", "--bots", "random", "--rounds", "3"];
        let text = stopped(&arguments, signal);
        assert!(text.contains("first posts"), "{signal}: {text}");
    }
}
