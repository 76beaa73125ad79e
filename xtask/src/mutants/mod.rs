//! Mutants: does a test fail when a rule is changed?

mod list;
mod tree;
mod trial;
mod weave;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use list::{Mutant, Scope, Shard};
use tree::Tree;
use trial::{Outcome, Round, Trial};

use crate::{GAME, finish, games, root};

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
struct Wish {
    packages: Vec<String>,
    scope: Scope,
    shard: Shard,
    /// Only what survived the last time, of the same mutants: for new tests.
    again: bool,
    /// The rounds of tests.
    rounds: &'static [Round],
}

/// The crates whose rules must not change unnoticed: what all games stand on, and the games.
fn crates() -> Result<Vec<String>> {
    Ok([vec![GAME.to_owned()], games()?].concat())
}

/// Tries the mutants of one of the crates, or of all.
pub(crate) fn run(words: &[&str]) -> ExitCode {
    finish(crates().and_then(|crates| read(words, &crates)).and_then(|wish| {
        let mut survived = false;
        for package in &wish.packages {
            survived |= tries(package, &wish)? > 0;
        }
        Ok(u8::from(survived))
    }))
}

/// Reads `[CRATE] [--rules] [--quick] [--again] [--shard K/N]`.
fn read(words: &[&str], crates: &[String]) -> Result<Wish> {
    let mut wish = Wish {
        packages: crates.to_vec(),
        scope: Scope::Crate,
        shard: Shard::WHOLE,
        again: false,
        rounds: &Round::ALL,
    };
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        match word {
            "--rules" => wish.scope = Scope::Rules,
            "--quick" => wish.rounds = &Round::QUICK,
            "--again" => wish.again = true,
            "--shard" => {
                let text = words.next().copied().unwrap_or_default();
                wish.shard = Shard::read(text).with_context(|| {
                    format!("'{text}' is no shard: write K/N, such as 0/8 for the first of eight")
                })?;
            }
            package if crates.iter().any(|known| known == package) => {
                wish.packages = vec![package.to_owned()];
            }
            package => bail!("mutants are tried in {}, not in '{package}'", crates.join(", ")),
        }
    }
    Ok(wish)
}

/// Tries the mutants of a crate; how many survived. Outcomes go to `target/mutants/CRATE.txt` after each
/// round of tests.
fn tries(package: &str, wish: &Wish) -> Result<usize> {
    let root = root()?;
    let mutants = list::list(root, package, wish.scope, wish.shard)?;
    println!("{package}: {} mutants", mutants.len());
    let tree = Tree::copy(root, package, &mutants)?;
    let packages = if package == GAME { crates()? } else { vec![package.to_owned()] };
    let sorted = tree.weave(root, &mutants, &packages)?;
    let told_in = root.join(format!("target/mutants/{package}.txt"));
    let mut outcomes: Vec<Outcome> = match wish.again {
        true => recall(&told_in, &mutants)?,
        false => (0..mutants.len()).map(|number| sorted.outcome(number)).collect(),
    };
    // What all games stand on is tested by all games.
    let programs = tree.tests(&packages)?;
    for &round in wish.rounds {
        let trial = Trial::prepare(&programs, round)?;
        for (number, outcome) in outcomes.iter_mut().enumerate() {
            if *outcome == Outcome::Survived {
                *outcome = trial.run(number)?;
            }
        }
        write(&told_in, &mutants, &outcomes)?;
        println!("{package} after {round:?}: {} mutants: {}", mutants.len(), told(&outcomes));
    }
    Ok(count(&outcomes, Outcome::Survived))
}

/// Writes what became of each mutant, one a line.
fn write(path: &Path, mutants: &[Mutant], outcomes: &[Outcome]) -> Result<()> {
    let lines = outcomes
        .iter()
        .zip(mutants)
        .map(|(outcome, mutant)| format!("{}: {}\n", outcome.name(), mutant.name));
    fs::write(path, lines.collect::<String>()).with_context(|| path.display().to_string())
}

/// What became of each mutant the last time, which must have been of the same ones.
fn recall(path: &Path, mutants: &[Mutant]) -> Result<Vec<Outcome>> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let names = mutants.iter().map(|mutant| mutant.name.as_str());
    outcomes_of(&text, names).context("the last run was of other mutants: try all of them first")
}

/// The outcomes in what was written of mutants with these names.
fn outcomes_of<'a>(text: &str, names: impl ExactSizeIterator<Item = &'a str>) -> Option<Vec<Outcome>> {
    let lines: Vec<(&str, &str)> = text.lines().map(|line| line.split_once(": ")).collect::<Option<_>>()?;
    if lines.len() != names.len() {
        return None;
    }
    let outcome = |((outcome, told), name): (&(&str, &str), &str)| {
        Outcome::ALL.into_iter().find(|known| known.name() == *outcome).filter(|_| *told == name)
    };
    lines.iter().zip(names).map(outcome).collect()
}

/// How many there are of each outcome.
fn told(outcomes: &[Outcome]) -> String {
    Outcome::ALL.map(|outcome| format!("{} {}", count(outcomes, outcome), outcome.name())).join(", ")
}

fn count(outcomes: &[Outcome], wanted: Outcome) -> usize {
    outcomes.iter().filter(|outcome| **outcome == wanted).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Wish> {
        super::read(words, &crates().unwrap())
    }

    #[test]
    fn other_crates_and_shards_that_are_none_are_refused_by_name() {
        assert!(read(&["web"]).unwrap_err().to_string().contains("not in 'web'"));
        assert!(
            read(&["kaupang-game", "--shard", "8/8"]).unwrap_err().to_string().contains("'8/8' is no shard")
        );
        assert!(read(&["kaupang-game", "--shard"]).unwrap_err().to_string().contains("'' is no shard"));
    }

    #[test]
    fn a_crate_its_rules_and_a_part_of_them_can_be_asked_for() {
        for package in ["kaupang-game", "century", "landnam", "merchants", "puerto-rico"] {
            let wish = read(&[package, "--rules", "--shard", "0/4"]).unwrap();
            assert_eq!(wish.packages, [package]);
            assert_eq!((wish.scope, wish.shard), (Scope::Rules, Shard { part: 0, of: 4 }));
        }
        assert_eq!(read(&["--quick"]).unwrap().rounds, [Round::Sentences, Round::Positions]);
        assert!(read(&["century", "--again"]).unwrap().again && !read(&["century"]).unwrap().again);
        let all = read(&[]).unwrap();
        assert_eq!(all.rounds, Round::ALL);
        assert_eq!((all.packages.len(), all.scope, all.shard), (5, Scope::Crate, Shard::WHOLE));
    }

    #[test]
    fn what_became_of_the_same_mutants_is_known_again_and_of_others_not() {
        let text = "caught: a.rs:1:2: replace + with -\nsurvived: a.rs:3:4: replace f -> u8 with 0\n";
        let of = |names: [&'static str; 2]| outcomes_of(text, names.into_iter());
        let same = ["a.rs:1:2: replace + with -", "a.rs:3:4: replace f -> u8 with 0"];
        assert_eq!(of(same), Some(vec![Outcome::Caught, Outcome::Survived]));
        assert_eq!(of(["a.rs:1:2: replace + with -", "a.rs:5:4: replace f -> u8 with 0"]), None);
        assert_eq!(outcomes_of(text, same[..1].iter().copied()), None, "a part is not the same list");
        assert_eq!(outcomes_of("gone: a\n", ["a"].into_iter()), None);
    }
}
