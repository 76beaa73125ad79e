//! Trying mutants: a cheap round of tests first, all others for those that come through.

use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use super::tree::TestProgram;
use super::weave::CHOICE;

/// What became of a mutant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Outcome {
    /// A test failed.
    Caught,
    /// The tests took much longer than without it.
    TimedOut,
    /// All tests passed.
    Survived,
    /// It doesn't compile.
    Unviable,
    /// It can't be chosen at run time, so it was not tried.
    Left,
}

impl Outcome {
    pub(super) const ALL: [Outcome; 5] =
        [Outcome::Caught, Outcome::TimedOut, Outcome::Survived, Outcome::Unviable, Outcome::Left];

    pub(super) fn name(self) -> &'static str {
        match self {
            Outcome::Caught => "caught",
            Outcome::TimedOut => "timed out",
            Outcome::Survived => "survived",
            Outcome::Unviable => "unviable",
            Outcome::Left => "left",
        }
    }
}

/// Which tests of a suite are run, by its modules. What takes little time and catches most comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Round {
    /// What was written for one sentence of the rules each, and games and trees of games that are known.
    Sentences,
    /// Positions that are refused, and those that are not.
    Positions,
    /// Whatever there is besides: random games by the thousand.
    Rest,
}

/// The modules of the first round.
const SENTENCES: [&str; 5] = ["rules::", "examples::", "playthroughs::", "perft::", "records::"];
/// The module of the second round.
const POSITIONS: [&str; 1] = ["positions::"];

/// How much longer than without a mutant a run may take, and the seconds that each run gets.
const PATIENCE: (f64, f64) = (5.0, 3.0);

impl Round {
    pub(super) const ALL: [Round; 3] = [Round::Sentences, Round::Positions, Round::Rest];
    /// Those that take a second or so.
    pub(super) const QUICK: [Round; 2] = [Round::Sentences, Round::Positions];

    /// What a program of tests is told, if it has a part in this round. What is no suite is small, and runs as a whole.
    fn filters(self, is_suite: bool) -> Option<Vec<&'static str>> {
        match (self, is_suite) {
            (Round::Sentences, true) => Some(SENTENCES.to_vec()),
            (Round::Sentences, false) => Some(Vec::new()),
            (Round::Positions, true) => Some(POSITIONS.to_vec()),
            (Round::Rest, true) => {
                Some(SENTENCES.iter().chain(&POSITIONS).flat_map(|&module| ["--skip", module]).collect())
            }
            (Round::Positions | Round::Rest, false) => None,
        }
    }
}

/// A round of tests, with what it may take.
pub(super) struct Trial<'a> {
    programs: &'a [TestProgram],
    round: Round,
    limit: u64,
}

impl<'a> Trial<'a> {
    /// Runs the tests without a mutant: they must pass, and their time says what too long is.
    pub(super) fn prepare(programs: &'a [TestProgram], round: Round) -> Result<Trial<'a>> {
        let mut seconds = 0.0;
        for program in programs {
            let Some(filters) = round.filters(program.is_suite) else { continue };
            let mut command = command(program, "\"$0\" \"$@\" > /dev/null && times", &filters);
            let output = command.output().with_context(|| program.path.display().to_string())?;
            let times = String::from_utf8_lossy(&output.stdout);
            seconds += processor_seconds(&times).context("the tests fail without any mutant")?;
        }
        let (times, least) = PATIENCE;
        Ok(Trial { programs, round, limit: (times * seconds + least) as u64 })
    }

    /// Runs the tests with a mutant.
    pub(super) fn run(&self, mutant: usize) -> Result<Outcome> {
        for program in self.programs {
            let Some(filters) = self.round.filters(program.is_suite) else { continue };
            let outcome = run(program, &filters, mutant, self.limit)?;
            if outcome != Outcome::Survived {
                return Ok(outcome);
            }
        }
        Ok(Outcome::Survived)
    }
}

/// Runs a program of tests. Its limit is of a processor's time, which others on the machine don't use up; its memory
/// has one, too.
fn run(program: &TestProgram, filters: &[&str], mutant: usize, limit: u64) -> Result<Outcome> {
    let script = format!("ulimit -t {limit}; ulimit -v 8000000; ulimit -c 0; exec \"$0\" \"$@\"");
    let mut command = command(program, &script, filters);
    command.stdout(Stdio::null()).env(CHOICE, mutant.to_string());
    let status = command.status().with_context(|| program.path.display().to_string())?;
    Ok(outcome(status.code(), signal(status)))
}

/// A program of tests, run by a line of the shell.
fn command(program: &TestProgram, script: &str, filters: &[&str]) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", script]).arg(&program.path).arg("--quiet").args(filters).current_dir(&program.home);
    command.env("CARGO_MANIFEST_DIR", &program.home).env("INSTA_UPDATE", "no").env("RUST_BACKTRACE", "0");
    command.env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "yes");
    command.stdin(Stdio::null()).stderr(Stdio::null());
    command
}

/// The seconds that the shell's `times` says its children took: the second line, `0m1.25s 0m0.50s`.
fn processor_seconds(times: &str) -> Option<f64> {
    let seconds = |time: &str| {
        let (minutes, seconds) = time.strip_suffix('s')?.split_once('m')?;
        Some(60.0 * minutes.parse::<f64>().ok()? + seconds.parse::<f64>().ok()?)
    };
    times.lines().nth(1)?.split(' ').map(seconds).sum()
}

/// What the end of a run means.
fn outcome(code: Option<i32>, signal: Option<i32>) -> Outcome {
    // Linux ends what has used up its seconds by SIGXCPU, or by SIGKILL if that doesn't help.
    const TOO_LONG: [i32; 2] = [24, 9];
    match (code, signal) {
        (Some(0), _) => Outcome::Survived,
        (_, Some(signal)) if TOO_LONG.contains(&signal) => Outcome::TimedOut,
        _ => Outcome::Caught,
    }
}

#[cfg(unix)]
fn signal(status: std::process::ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
fn signal(_: std::process::ExitStatus) -> Option<i32> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_module_of_a_suite_is_in_one_round() {
        assert_eq!(Round::Sentences.filters(true).unwrap(), SENTENCES);
        assert_eq!(Round::Positions.filters(true).unwrap(), POSITIONS);
        let skipped = Round::Rest.filters(true).unwrap().concat().replace("--skip", "");
        assert_eq!(skipped, [&SENTENCES[..], &POSITIONS].concat().concat());
        let rounds = Round::ALL.map(|round| round.filters(false));
        assert_eq!(rounds, [Some(Vec::new()), None, None], "what is no suite runs once, as a whole");
    }

    #[test]
    fn the_time_of_a_processor_is_read() {
        assert_eq!(processor_seconds("0m0.00s 0m0.00s\n1m1.25s 0m0.50s\n"), Some(61.75));
        assert_eq!(processor_seconds(""), None, "the tests failed");
    }

    #[test]
    fn only_what_passes_survives() {
        assert_eq!(outcome(Some(0), None), Outcome::Survived);
        assert_eq!(outcome(Some(101), None), Outcome::Caught, "a test that failed");
        assert_eq!(outcome(None, Some(6)), Outcome::Caught, "no memory left, or a stack");
        assert_eq!(outcome(None, Some(24)), Outcome::TimedOut);
    }
}
