//! A copy of the workspace with a crate's mutants woven in, and the programs that test it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, Result, anyhow, bail};

use serde::Deserialize;

use super::list::Mutant;
use super::trial::Outcome;
use super::weave::{CHOOSER, weave};

/// A copy of the workspace, with the programs that are built from it.
pub(super) struct Tree {
    folder: PathBuf,
    build: PathBuf,
    package: String,
}

/// What became of the mutants before any of them was tried.
#[derive(Debug, Default)]
pub(super) struct Sorted {
    /// Those that don't compile.
    unviable: BTreeSet<usize>,
    /// Those that can't be chosen at run time.
    left: BTreeSet<usize>,
    /// The functions that are called while the crate is compiled, by name.
    constant: BTreeSet<String>,
}

impl Sorted {
    /// What is known of a mutant: those that are in the program have survived so far.
    pub(super) fn outcome(&self, number: usize) -> Outcome {
        if self.unviable.contains(&number) {
            Outcome::Unviable
        } else if self.left.contains(&number) {
            Outcome::Left
        } else {
            Outcome::Survived
        }
    }
}

/// A program of tests.
#[derive(Debug)]
pub(super) struct TestProgram {
    pub(super) path: PathBuf,
    /// The folder of its crate, where it runs.
    pub(super) home: PathBuf,
    /// Whether it is the crate's tests from outside, with a module for each subject.
    pub(super) is_suite: bool,
}

/// Where each mutant's body stands: its file and lines.
type Bodies = BTreeMap<String, Vec<(Range<usize>, usize)>>;

impl Tree {
    /// Copies all files that git knows, or would take, to a folder below `target`. What is there already stays as it
    /// is, so that cargo doesn't build it again.
    pub(super) fn copy(root: &Path, package: &str, mutants: &[Mutant]) -> Result<Tree> {
        let folder = root.join("target/mutants/tree");
        let listed = run(Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(root))?;
        let library = library(mutants);
        let is_woven = |name: &str| name == library || mutants.iter().any(|mutant| mutant.file == name);
        for name in String::from_utf8_lossy(&listed.stdout).split_terminator('\0') {
            let from = root.join(name);
            // What is deleted, but not yet for git, is not there.
            if from.is_file() && !is_woven(name) {
                let bytes = fs::read(&from).with_context(|| from.display().to_string())?;
                write(&folder.join(name), &bytes)?;
            }
        }
        Ok(Tree { folder, build: root.join("target/mutants/build"), package: package.to_owned() })
    }

    /// Weaves all mutants in that compile; `packages` are those whose tests look for them, and which have to compile
    /// with them.
    pub(super) fn weave(&self, root: &Path, mutants: &[Mutant], packages: &[String]) -> Result<Sorted> {
        let known = self.build.with_file_name(format!("{}.found", self.package));
        let mut sorted = recall(&known, mutants);
        // Types are looked at before borrows and matches are: what is wrong comes to light in a few rounds.
        for _ in 0..20 {
            let bodies = self.write(root, mutants, &mut sorted)?;
            let (faults, constant) = self.faults(&bodies, packages)?;
            if faults.is_empty() && constant.is_empty() {
                write(&known, memory(mutants, &sorted).as_bytes())?;
                return Ok(sorted);
            }
            println!("  {} don't compile, {} functions have to be constant", faults.len(), constant.len());
            sorted.unviable.extend(faults);
            sorted.constant.extend(constant);
        }
        Err(anyhow!("after twenty rounds there still are mutants that don't compile"))
    }

    /// Writes the files of the crate with all mutants that are not known to be unviable.
    fn write(&self, root: &Path, mutants: &[Mutant], sorted: &mut Sorted) -> Result<Bodies> {
        let mut files: BTreeMap<&str, Vec<(usize, &Mutant)>> = BTreeMap::new();
        let library = library(mutants);
        files.insert(&library, Vec::new());
        for (number, mutant) in mutants.iter().enumerate() {
            let file = files.entry(&mutant.file).or_default();
            if !sorted.unviable.contains(&number) {
                file.push((number, mutant));
            }
        }
        let mut bodies = Bodies::new();
        sorted.left.clear();
        for (name, mutants) in files {
            let (from, to) = (root.join(name), self.folder.join(name));
            let text = fs::read_to_string(&from).with_context(|| from.display().to_string())?;
            let mut woven = weave(&text, &mutants, &sorted.constant);
            if name == library {
                woven.text += CHOOSER;
            }
            write(&to, woven.text.as_bytes())?;
            sorted.left.extend(woven.left);
            bodies.insert(name.to_owned(), woven.bodies);
        }
        Ok(bodies)
    }

    /// The mutants that rustc finds a fault in, and the functions that it wants to be constant: for the crate itself,
    /// or for one that calls them while it is compiled.
    fn faults(&self, bodies: &Bodies, packages: &[String]) -> Result<(BTreeSet<usize>, BTreeSet<String>)> {
        let mut arguments = vec!["check", "--profile", "test", "--lib", "--package", &self.package];
        arguments.extend(packages.iter().flat_map(|package| ["--package", package]));
        let output = self.cargo(&arguments)?;
        let (mut found, mut constant) = (BTreeSet::new(), BTreeSet::new());
        let errors =
            messages(&output).filter_map(|message| message.message).filter(|said| said.level == "error");
        for error in errors {
            if let Some(name) = to_be_constant(&error.message) {
                constant.insert(name);
                continue;
            }
            let numbers: Vec<usize> = error.spans.iter().filter_map(|span| span.mutant(bodies)).collect();
            if numbers.is_empty() && !error.spans.is_empty() {
                bail!("a fault that is in no mutant: {}", error.rendered.unwrap_or_default());
            }
            found.extend(numbers);
        }
        if found.is_empty() && constant.is_empty() && !output.status.success() {
            bail!("cargo check failed: {}", String::from_utf8_lossy(&output.stderr));
        }
        Ok((found, constant))
    }

    /// Builds the tests of crates.
    pub(super) fn tests(&self, packages: &[String]) -> Result<Vec<TestProgram>> {
        let mut arguments = vec!["test", "--no-run", "--lib", "--tests"];
        for package in packages {
            arguments.extend(["--package", package]);
        }
        let output = self.cargo(&arguments)?;
        if !output.status.success() {
            bail!("the tests can't be built: {}", String::from_utf8_lossy(&output.stderr));
        }
        let built = messages(&output).filter_map(|message| {
            Some(TestProgram {
                path: message.executable?.into(),
                home: Path::new(&message.manifest_path?).parent()?.to_owned(),
                is_suite: message.target.is_some_and(|target| target.name == "suite"),
            })
        });
        Ok(built.collect())
    }

    fn cargo(&self, arguments: &[&str]) -> Result<Output> {
        let mut command = Command::new("cargo");
        command.args(arguments).args(["--locked", "--message-format=json"]).current_dir(&self.folder);
        // Each program is built once and run for a second or two, hundreds of times: what is quick to build wins.
        command.env("CARGO_TARGET_DIR", &self.build).env("CARGO_PROFILE_TEST_OPT_LEVEL", "1");
        command.env("CARGO_PROFILE_TEST_DEBUG", "0").env("CARGO_INCREMENTAL", "0");
        command.output().context("cargo can't be started")
    }
}

/// The name of the function that has to be constant, if that is what an error says: "cannot call non-const associated
/// function `Table::price` in constants", with the types of a generic one behind its name.
fn to_be_constant(message: &str) -> Option<String> {
    let (_, name) = message.strip_prefix("cannot call non-const ")?.split_once('`')?;
    let (name, _) = name.split_once('`')?;
    let is_name = |part: &&str| part.chars().all(|char| char.is_alphanumeric() || char == '_');
    name.split("::").filter(is_name).last().map(str::to_owned)
}

/// What was found out, for the next run: the list of mutants says which code it is true of.
fn memory(mutants: &[Mutant], sorted: &Sorted) -> String {
    let numbers: Vec<String> = sorted.unviable.iter().map(usize::to_string).collect();
    let constant: Vec<&str> = sorted.constant.iter().map(String::as_str).collect();
    let names: String = mutants.iter().map(|mutant| format!("{}\n", mutant.name)).collect();
    format!("{}\n{}\n{names}", numbers.join(" "), constant.join(" "))
}

/// What the last run found out, if it was about the same mutants. That the others compile is seen anew.
fn recall(path: &Path, mutants: &[Mutant]) -> Sorted {
    let text = fs::read_to_string(path).unwrap_or_default();
    let mut lines = text.lines().map(str::split_whitespace);
    let (Some(numbers), Some(constant)) = (lines.next(), lines.next()) else { return Sorted::default() };
    let sorted = Sorted {
        unviable: numbers.filter_map(|number| number.parse().ok()).collect(),
        constant: constant.map(str::to_owned).collect(),
        left: BTreeSet::new(),
    };
    if memory(mutants, &sorted) == text { sorted } else { Sorted::default() }
}

/// The crate's `lib.rs`.
fn library(mutants: &[Mutant]) -> String {
    let home = mutants.first().and_then(|mutant| mutant.file.split("/src/").next()).unwrap_or_default();
    format!("{home}/src/lib.rs")
}

/// Writes a file, unless it is there.
fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    let home = path.parent().unwrap_or(path);
    fs::create_dir_all(home).with_context(|| home.display().to_string())?;
    fs::write(path, bytes).with_context(|| path.display().to_string())
}

/// A line of what cargo says.
#[derive(Deserialize)]
struct Message {
    message: Option<Said>,
    executable: Option<String>,
    manifest_path: Option<String>,
    target: Option<Target>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

#[derive(Deserialize)]
struct Said {
    level: String,
    message: String,
    spans: Vec<Place>,
    rendered: Option<String>,
}

#[derive(Deserialize)]
struct Place {
    file_name: String,
    line_start: usize,
    is_primary: bool,
    expansion: Option<Box<Expansion>>,
}

#[derive(Deserialize)]
struct Expansion {
    span: Place,
}

impl Place {
    /// The mutant whose body is here, or calls the macro that has the fault.
    fn mutant(&self, bodies: &Bodies) -> Option<usize> {
        if !self.is_primary {
            return None;
        }
        let mut place = self;
        loop {
            let here = bodies.get(&place.file_name).into_iter().flatten();
            let number =
                here.filter(|(lines, _)| lines.contains(&place.line_start)).map(|(_, number)| *number).next();
            match (number, &place.expansion) {
                (None, Some(expansion)) => place = &expansion.span,
                (number, _) => return number,
            }
        }
    }
}

fn messages(output: &Output) -> impl Iterator<Item = Message> {
    output.stdout.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok())
}

fn run(command: &mut Command) -> Result<Output> {
    let output =
        command.output().with_context(|| format!("{} can't be started", command.get_program().display()))?;
    match output.status.success() {
        true => Ok(output),
        false => Err(anyhow!(String::from_utf8_lossy(&output.stderr).into_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_that_have_to_be_constant_are_named() {
        let said = "cannot call non-const associated function `state::Table::spaces` in constant functions";
        assert_eq!(to_be_constant(said).as_deref(), Some("spaces"));
        let generic = "cannot call non-const method `game::Players::<3, 4>::one_of::<u8, 2>` in constants";
        assert_eq!(to_be_constant(generic).as_deref(), Some("one_of"));
        assert_eq!(to_be_constant("mismatched types"), None);
    }
}
