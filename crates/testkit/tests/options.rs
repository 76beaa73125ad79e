//! The kit's look at options, tested on options that are sound, and with one fault at a time that it has to find.

use std::panic::catch_unwind;

use game::{BadOption, Chosen, OptionKind, OptionSpec, Options, Players};
use testkit::conformance::check_options;

const SOUND: u8 = 0;
/// Another number plays than was chosen.
const WRONG_COUNT: u8 = 1;
/// The default is another one than is described.
const WRONG_DEFAULT: u8 = 2;
/// A value that is described is refused.
const REFUSED: u8 = 3;
/// What was chosen is forgotten.
const FORGOTTEN: u8 = 4;
/// An option is not told.
const UNTOLD: u8 = 5;
/// `players` comes last.
const LATE: u8 = 6;

#[derive(Debug, Clone, PartialEq, Eq)]
struct Choices<const F: u8> {
    players: Players<2, 4>,
    pace: String,
}

impl<const F: u8> Default for Choices<F> {
    fn default() -> Choices<F> {
        Choices { players: Players::FEWEST, pace: if F == WRONG_DEFAULT { "quick" } else { "slow" }.into() }
    }
}

const PLAYERS: OptionSpec = Players::<2, 4>::option("2");
const PACE: OptionSpec = OptionSpec {
    name: "pace",
    kind: OptionKind::OneOf(&["slow", "quick"]),
    default: Some("slow"),
    help: "how fast",
};

impl<const F: u8> Options for Choices<F> {
    const SPECS: &'static [OptionSpec] = if F == LATE { &[PACE, PLAYERS] } else { &[PLAYERS, PACE] };

    fn players(&self) -> usize {
        if F == WRONG_COUNT { 2 } else { self.players.get() }
    }

    fn build(chosen: &Chosen<'_>) -> Result<Choices<F>, BadOption> {
        let (players, mut pace) = (chosen.value("players")?, chosen.value::<String>("pace")?);
        if F == REFUSED {
            chosen.value_by("pace", |pace| (pace == "slow").then_some(()))?;
        }
        if F == FORGOTTEN {
            pace = "slow".into();
        }
        Ok(Choices { players, pace: if F == WRONG_DEFAULT { Choices::<F>::default().pace } else { pace } })
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        let mut pairs = vec![("players", self.players.to_string()), ("pace", self.pace.clone())];
        if F == UNTOLD {
            pairs.pop();
        }
        if F == LATE {
            pairs.reverse();
        }
        pairs
    }
}

fn finds<const F: u8>(words: &str) {
    let panic = catch_unwind(check_options::<Choices<F>>).expect_err(words);
    let message = panic.downcast_ref::<String>().cloned().unwrap_or_default();
    assert!(message.contains(words), "expected '{words}', found '{message}'");
}

#[test]
fn sound_options_pass() {
    check_options::<Choices<SOUND>>();
}

#[test]
fn every_fault_is_found() {
    finds::<WRONG_COUNT>("how many play");
    finds::<WRONG_DEFAULT>("the default differs");
    finds::<REFUSED>("pace=quick is described as possible, but refused");
    finds::<FORGOTTEN>("what was chosen");
    finds::<UNTOLD>("the names of the options");
    finds::<LATE>("players is a range and comes first");
}

#[test]
fn refusals_say_what_is_allowed() {
    let refused = |line: &str| Choices::<SOUND>::from_line(line).unwrap_err().to_string();
    assert_eq!(refused("players=5"), "players=5 is not possible: it is 2 to 4");
    assert_eq!(refused("pace=lame"), "pace=lame is not possible: it is slow or quick");
    assert_eq!(refused("speed=1"), "there is no option 'speed'; there are: players, pace");
    assert_eq!(refused("pace"), "'pace' is no option: write name=value");
    assert!(refused(&format!("pace={}", "x".repeat(10_000))).len() < 200, "what is shown is cut");
    assert_eq!(
        Choices::<SOUND>::from_line("players=3 players=4").unwrap().players(),
        4,
        "the last one holds"
    );
}
