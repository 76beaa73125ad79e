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

/// Starts the program, sends it a signal once it listens to signals, and returns its figures.
fn stopped(arguments: &[&str], signal: &str) -> Value {
    const INTERRUPT: u64 = 1 << (2 - 1);
    const TERMINATE: u64 = 1 << (15 - 1);
    let child = Command::new(cargo_bin!("kaupang"))
        .args(arguments)
        .args(["--games", ENDLESS, "--json"])
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
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_stopped_simulation_and_a_stopped_match_give_their_figures() {
    for signal in ["-INT", "-TERM"] {
        for arguments in
            [["simulate", "century", "--bots", "random"], ["arena", "century", "--seats", "random"]]
        {
            let figures = stopped(&arguments, signal);
            assert_eq!(figures["games"], figures["finished"], "{figures}");
            assert!(figures["games"].as_u64().unwrap() < 1_000_000_000);
        }
    }
}
