//! The game of the chapter "Writing a game" is sound: it passes the kit as every other game does.

#[path = "../../game/examples/herring/herring.rs"]
mod herring;

use game::{Draw, FastRng, Game, Language, Options, Plain, Seat, Viewer};
use herring::{Herring, HerringOptions};
use testkit::conformance::Kit;
use testkit::{positions, script};

/// Other wishes for the others: written from the rules, not from the view, by way of a position.
fn other_wishes(state: &Herring, viewer: Viewer, rng: &mut FastRng) -> Herring {
    let mut position = serde_json::to_value(state).unwrap();
    let wishes = position["wishes"].as_array_mut().unwrap();
    for seat in Seat::all(wishes.len()).filter(|&seat| !viewer.is(seat)) {
        if !wishes[seat.index()].is_null() {
            let free: Vec<u8> = (1..=9).filter(|&fish| !wishes.contains(&fish.into())).collect();
            wishes[seat.index()] = rng.pick(&free).into();
        }
    }
    serde_json::from_value(position).unwrap()
}

#[test]
fn the_example_passes_the_kit() {
    for line in ["players=2", "players=3 wish=triple", "players=4"] {
        let options = HerringOptions::from_line(line).unwrap();
        let report =
            Kit::<Herring>::new(options).games(500).bound(22).closely_every(20).rehide(other_wishes).run();
        assert!(report.rehidden.iter().sum::<u64>() > 100, "{report:?}");
        let changed = positions::mutated::<Herring>(&options, 2_000, 1);
        assert!(changed.accepted > 20, "{changed:?}");
    }
}

#[test]
fn a_plain_game_is_the_same_game() {
    let options = HerringOptions::default();
    let report = Kit::<Plain<Herring>>::new(options)
        .games(100)
        .bound(22)
        .closely_every(20)
        .rehide(|state, viewer, rng| Plain(other_wishes(&state.0, viewer, rng)))
        .run();
    assert_eq!(report.ended, 100);
    let text = testkit::playthrough::<Herring>(&options, 3, 10);
    assert_eq!(testkit::playthrough::<Plain<Herring>>(&options, 3, 10), text);
}

/// What stands in for a game that says nothing of numbers is slow, and sound.
#[test]
fn a_plain_game_can_be_observed() {
    for line in ["players=2", "players=4"] {
        let options = HerringOptions::from_line(line).unwrap();
        let observed = testkit::observation::check::<Plain<Herring>>(&options, 50, 100);
        assert!(observed.decisions > 200 && observed.rows > 20 && observed.imagined > 100, "{observed:?}");
    }
}

#[test]
fn her_3_a_net_holds_three_fish() {
    let mut state = Herring::new(&HerringOptions::default());
    script::play(&mut state, "chance wish 1; chance wish 9");
    for fish in 1..=6 {
        script::play(&mut state, &format!("chance fish {fish}; P{} take", 2 - fish % 2));
    }
    script::play(&mut state, "chance fish 7");
    script::refused(&state, "P1 take", "HER-3");
    script::play(&mut state, "P1 free; chance fish 8; P2 free; chance fish 9; P1 free");
    let scores = state.score().unwrap();
    let totals: Vec<i32> = scores.0.iter().map(|score| score.total).collect();
    assert_eq!(totals, [1 + 3 + 5 + 1, 2 + 4 + 6], "P1 has the 1 that was wished for, P2 has no 9");
}

#[test]
fn its_rules_are_read_in_every_language() {
    for language in Language::ALL {
        let book = Herring::rulebook(language);
        assert_eq!((book.title.as_str(), book.clauses.len()), ("Herring", 4));
    }
}
