//! Running the real program.

#![allow(dead_code, reason = "each test file uses its part")]

pub(crate) mod boards;
pub(crate) mod http;

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use assert_cmd::assert::Assert;
use assert_cmd::cargo::{cargo_bin, cargo_bin_cmd};

/// The program with these arguments, and none of the surroundings' wishes for colors.
pub(crate) fn kaupang(arguments: &[&str]) -> assert_cmd::Command {
    let mut command = cargo_bin_cmd!("kaupang");
    command.args(arguments).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").env_remove("CLICOLOR");
    command
}

/// Runs the program on an input.
pub(crate) fn run(arguments: &[&str], input: impl Into<Vec<u8>>) -> Assert {
    kaupang(arguments).write_stdin(input).assert()
}

/// What a run printed.
pub(crate) fn printed(assert: &Assert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

/// What a run complained of.
pub(crate) fn complaint(assert: &Assert) -> String {
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

/// The complaint of a run that has to fail with status 1, in a sentence and without a panic.
#[track_caller]
pub(crate) fn refused(arguments: &[&str], input: impl Into<Vec<u8>>) -> String {
    let complaint = complaint(&run(arguments, input).code(1));
    assert!(complaint.starts_with("kaupang: "), "{complaint}");
    assert!(!complaint.contains("panicked"), "{complaint}");
    complaint
}

/// The program at the other end of two pipes, asked and answered in turns.
pub(crate) struct Conversation {
    child: Child,
    input: Option<ChildStdin>,
    output: ChildStdout,
}

impl Conversation {
    pub(crate) fn new(arguments: &[&str], environment: &[(&str, &str)]) -> Conversation {
        let mut child = Command::new(cargo_bin!("kaupang"))
            .args(arguments)
            .envs(environment.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take(), child.stdout.take().unwrap());
        Conversation { child, input, output }
    }

    /// Everything up to the next prompt, or to the end.
    pub(crate) fn listen(&mut self) -> String {
        let mut heard = Vec::new();
        let mut part = [0; 1 << 16];
        while !heard.ends_with(b"\n> ") && heard != b"> " {
            match self.output.read(&mut part).unwrap() {
                0 => break,
                length => heard.extend_from_slice(&part[..length]),
            }
        }
        String::from_utf8(heard).unwrap()
    }

    /// Types a line, and listens to the answer.
    pub(crate) fn say(&mut self, line: &str) -> String {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
        self.listen()
    }

    /// Ends the input; the rest of the output, and whether the program ended well.
    pub(crate) fn hang_up(mut self) -> (String, bool) {
        drop(self.input.take());
        let mut rest = String::new();
        self.output.read_to_string(&mut rest).unwrap();
        (rest, self.child.wait().unwrap().success())
    }
}

impl Drop for Conversation {
    fn drop(&mut self) {
        // A test that failed in the middle leaves no program behind; one that ended has nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
