//! Chores of the project: `cargo xtask test` is what has to pass before anything lands.

mod browser;
mod hosting;
mod learn;
mod mutants;
#[cfg(test)]
mod names;
mod postgres;
mod prose;
mod publish;
mod python;
mod sheets;

use browser::Round;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;
use std::{env, fs, io};

use anyhow::{Context, Result, anyhow};

/// One thing that `cargo xtask test` looks at.
struct Step {
    heading: &'static str,
    task: Task,
}

/// What a step does.
enum Task {
    /// Runs cargo with arguments and environment.
    Cargo(&'static [&'static str], &'static [(&'static str, &'static str)]),
    /// Reads the style sheets.
    Sheets,
    /// Sees to it that there is a PostgreSQL.
    Postgres,
    /// Reads documents and comments.
    Prose,
    /// Tests the program, which the tests before have built, in a browser.
    Browser,
    /// Builds and tests the Python package.
    Python,
}

const TEST: &[Step] = &[
    Step { heading: "Formatting", task: Task::Cargo(&["fmt", "--all", "--check"], &[]) },
    Step { heading: "Documents and comments", task: Task::Prose },
    Step { heading: "Style sheets", task: Task::Sheets },
    Step {
        heading: "Lints, warnings denied",
        task: Task::Cargo(
            &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"],
            &[],
        ),
    },
    Step { heading: "A PostgreSQL for the tests", task: Task::Postgres },
    Step {
        heading: "Tests",
        // A snapshot that changed is a failure, and leaves no file behind.
        task: Task::Cargo(
            &["test", "--workspace", "--lib", "--bins", "--tests", "--locked"],
            &[("INSTA_UPDATE", "no")],
        ),
    },
    Step { heading: "The tables in a browser", task: Task::Browser },
    Step { heading: "The Python package", task: Task::Python },
    Step {
        heading: "Documentation tests",
        task: Task::Cargo(&["test", "--workspace", "--doc", "--locked"], &[]),
    },
    Step {
        heading: "Documentation, warnings denied",
        task: Task::Cargo(
            &["doc", "--workspace", "--no-deps", "--locked"],
            &[("RUSTDOCFLAGS", "-D warnings")],
        ),
    },
    // Last, because the program that it builds has one game more.
    Step {
        heading: "A sixth game, by one line of the registry",
        task: Task::Cargo(
            &[
                // With the features of the workspace, so that what it depends on is built already.
                "test",
                "--workspace",
                "--features",
                "kaupang/example-game",
                // It plays a few small games: building it takes longer than they do.
                "--config",
                "profile.test.package.kaupang.opt-level=0",
                "--test",
                "sixth_game",
                "--locked",
            ],
            &[],
        ),
    },
];

const USAGE: &str = "\
Chores of the project:
  cargo xtask test               formatting, lints, tests, documentation, the tables in a browser, the Python package
  cargo xtask sheets             the style sheets: one rule a line, nothing twice, colors with names
  cargo xtask prose              documents and comments: no line of prose is longer than 120 characters
  cargo xtask e2e [--whole]      the tables in a real browser; says what it installs if one is missing; --whole:
                                 long games, too, from the first click to the last
  cargo xtask python [all]       the Python package: its wheel, tests and types in a fresh virtual environment; all:
                                 with PyTorch, too, which is large, so the example that learns is tested, and all
                                 steps of training/
  cargo xtask learn GAME --players N,N [...]
                                 nets: games, training, matches; kept if better. The rest goes to training/learn.py;
                                 PyTorch is installed below target/learn if it is missing
  cargo xtask learn --small      all of its steps, twice, in a minute or two, to see that they work
  cargo xtask paint              how long it takes from a click to its paint, in every game, with all optimizations
  cargo xtask screenshots        pictures of every phase of every game, kept in docs/screenshots
  cargo xtask attack NAME        an attack on loopback, bounded: full-disk, half-sent, unread-logs, unread-streams,
                                 starve [postgres], readers, lists, sleepers, or all; on the program that KAUPANG_BIN
                                 names, if it does; postgres: two servers on one PostgreSQL
  cargo xtask kill [CYCLES]      kill -9 of a server, of its PostgreSQL, and of both, while players post moves; 30 cycles
                                 unless told otherwise; then the records are compared with what was acknowledged
  cargo xtask kill stop [SECONDS]
                                 one of two servers is stopped (SIGSTOP) for 30 seconds while players post moves
  cargo xtask hosting            the set-up of docs/hosting.md, step by step: nginx with TLS, two servers, an upgrade,
                                 Prometheus; says what it installs; on the program that KAUPANG_BIN names, if it does
  cargo xtask package            packs the crates that can be published, and builds them from their packages
  cargo xtask licenses           licenses and sources of what we depend on, by cargo-deny
  cargo xtask advisories         known faults of what we depend on, by cargo-deny or cargo-audit
  cargo xtask positions [N]      plays on from N changed positions of each game and table, 100000 if nothing is said
  cargo xtask load [TABLES [POSTS-A-SECOND [SECONDS [postgres]]]]
                                 a load on loopback: 1000 tables, 200 posts a second, 15 seconds; two servers on one
                                 PostgreSQL
  cargo xtask mutants [CRATE] [--rules] [--quick] [--again] [--shard K/N]
                                 does a test fail when the code is changed? --rules: in phase/, score.rs, setup.rs and
                                 view.rs only; --quick: without the tests that play random games; --again: only what
                                 survived the last time; docs/mutants.md says what came of it";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["test"] => test(),
        ["sheets"] => finish(sheets()),
        ["prose"] => finish(prose()),
        ["e2e"] => browser::test(Round::Tests),
        ["e2e", "--whole"] => browser::test(Round::WholeGames),
        ["paint"] => browser::test(Round::Paint),
        ["screenshots"] => browser::test(Round::Pictures),
        ["python"] => finish(python::run(python::Partners::Usual)),
        ["python", "all"] => finish(python::run(python::Partners::All)),
        ["learn", game, words @ ..] => finish(learn::run(game, words)),
        ["load", numbers @ ..] => on_the_program("load", numbers),
        ["kill", words @ ..] => on_the_program("kill", words),
        ["attack", words @ ..] => on_the_program("attack", words),
        ["hosting"] => finish(hosting::run()),
        ["package"] => finish(publish::package()),
        ["licenses"] => finish(publish::licenses()),
        ["advisories"] => finish(publish::advisories()),
        ["positions"] => positions("100000"),
        ["positions", number] if number.parse::<u64>().is_ok() => positions(number),
        ["mutants", words @ ..] => mutants::run(words),
        [] | ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        other => {
            eprintln!("xtask: there is no chore '{}'\n{USAGE}", other.join(" "));
            ExitCode::from(2)
        }
    }
}

/// Runs all steps; the first failure ends it with its own status.
fn test() -> ExitCode {
    let start = Instant::now();
    for (number, step) in (1..).zip(TEST) {
        println!("\n== {number} of {}: {} ({})", TEST.len(), step.heading, step.task.command());
        let began = Instant::now();
        let status = match step.task.run() {
            Ok(status) => status,
            Err(error) => {
                eprintln!("xtask: {error:#}");
                return ExitCode::FAILURE;
            }
        };
        let seconds = began.elapsed().as_secs_f64();
        if status != 0 {
            println!("== FAILED after {seconds:.1} s: {}", step.heading);
            return ExitCode::from(status);
        }
        println!("== passed in {seconds:.1} s: {}", step.heading);
    }
    println!("\n== All {} steps passed in {:.1} s", TEST.len(), start.elapsed().as_secs_f64());
    ExitCode::SUCCESS
}

/// The program with all optimizations, built anew unless `KAUPANG_BIN` names another.
fn optimized() -> Result<PathBuf> {
    if let Some(program) = env::var_os("KAUPANG_BIN") {
        return Ok(PathBuf::from(program));
    }
    match cargo(&["build", "--release", "--package", "kaupang"], &[])? {
        0 => Ok(root()?.join("target/release/kaupang")),
        _ => Err(anyhow!("the program can't be built")),
    }
}

/// Runs an example of `crates/web/examples` on the program with all optimizations.
fn on_the_program(example: &str, arguments: &[&str]) -> ExitCode {
    let run = || {
        let program = optimized()?;
        let program = program.to_str().context("the program has no readable name")?;
        let mut all = vec!["run", "--release", "--package", "web", "--example", example, "--"];
        all.extend(arguments);
        cargo(&all, &[("KAUPANG_BIN", program)])
    };
    finish(run())
}

/// Runs the tests that play on from changed positions, with more of them than they try by themselves.
fn positions(number: &str) -> ExitCode {
    finish(cargo(
        &["test", "--workspace", "--locked", "--test", "suite", "mutated::", "--", "--nocapture"],
        &[("KAUPANG_POSITIONS", number)],
    ))
}

/// Reads the style sheets of the tables and tells their faults; 1 if there is one.
fn sheets() -> Result<u8> {
    let folder = root()?.join("crates/web/assets/css");
    tell(&folder, sheets::check(&folder, &games()?))
}

/// Reads all documents and comments and tells the lines that are too long; 1 if there is one.
fn prose() -> Result<u8> {
    let folder = root()?;
    tell(folder, prose::check(folder))
}

/// Tells the faults that were found in a folder; 1 if there is one.
fn tell(folder: &Path, faults: io::Result<Vec<String>>) -> Result<u8> {
    let faults = faults.with_context(|| format!("{} can't be read", folder.display()))?;
    faults.iter().for_each(|fault| println!("{fault}"));
    Ok(u8::from(!faults.is_empty()))
}

/// The exit code of a command that was run.
fn finish(status: Result<u8>) -> ExitCode {
    match status {
        Ok(status) => ExitCode::from(status),
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

impl Task {
    /// The command that does it, for people.
    fn command(&self) -> String {
        match self {
            Task::Cargo(arguments, _) => format!("cargo {}", arguments.join(" ")),
            Task::Sheets => "cargo xtask sheets".into(),
            Task::Postgres => "apt-get, where it is missing".into(),
            Task::Prose => "cargo xtask prose".into(),
            Task::Browser => "npm test in e2e".into(),
            Task::Python => "cargo xtask python".into(),
        }
    }

    /// Its exit status.
    fn run(&self) -> Result<u8> {
        match self {
            Task::Cargo(arguments, environment) => cargo(arguments, environment),
            Task::Sheets => sheets(),
            Task::Postgres => postgres::ensure().map(|()| 0),
            Task::Prose => prose(),
            Task::Browser => browser::run(Round::Tests),
            Task::Python => python::run(python::Partners::Usual),
        }
    }
}

/// The folder of the workspace.
fn root() -> Result<&'static Path> {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("the workspace has no root")
}

/// The package that all games stand on. In code it is `game`, a name that somebody else has on the public registry.
const GAME: &str = "kaupang-game";

/// The crates of games: those with a page about their rules.
fn games() -> Result<Vec<String>> {
    let crates = root()?.join("crates");
    let folders = crates.read_dir().and_then(Iterator::collect::<io::Result<Vec<fs::DirEntry>>>);
    let folders = folders.with_context(|| format!("{} can't be read", crates.display()))?;
    let games = folders.iter().filter(|folder| folder.path().join("RULES.md").exists());
    let mut names: Vec<String> =
        games.map(|folder| folder.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

/// Runs cargo in the workspace; its exit status.
fn cargo(arguments: &[&str], environment: &[(&str, &str)]) -> Result<u8> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).envs(environment.iter().copied()).current_dir(root()?);
    status(&mut command)
}

/// Runs a command; one that a signal ended counts as 1.
fn status(command: &mut Command) -> Result<u8> {
    let status =
        command.status().with_context(|| format!("{} can't be started", command.get_program().display()))?;
    Ok(status.code().map_or(1, |code| u8::try_from(code).unwrap_or(1)))
}
