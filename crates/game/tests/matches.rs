//! A match: all or none, chance from the seed, and what can be taken back.

mod toy;

use game::fair::{Bytes32, promise};
use game::record::Unverified;
use game::{Actor, AnyMatch, Fair, Match, NoUndo, Origin, Record, Refused, Seat, SeedShown, Turn};
use toy::{Fault, Heap, HeapOptions};

type Sound = Heap<{ Fault::None as u8 }>;

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// A match after the cards were dealt and the colors marked, in which nothing of that can be taken back.
fn dealt() -> Match<Sound> {
    let mut game = Match::new(HeapOptions, Fair::from_number(7));
    while game.roll().is_some() {}
    game.play(Actor::Seat(ONE), &["mark 1", "mark 2"], Origin::Chosen).expect("two colors");
    game.seal(NoUndo::Chance);
    game
}

fn take(game: &mut Match<Sound>, seat: Seat, count: u8, origin: Origin) {
    game.play(Actor::Seat(seat), &[format!("take {count}")], origin).expect("a legal step");
}

#[test]
fn of_several_steps_all_are_carried_out_or_none() {
    let mut game = dealt();
    let (state, length) = (game.state().clone(), game.length());
    // The second step would be the other player's.
    let refused = game.play(Actor::Seat(ONE), &["take 1", "take 1"], Origin::Chosen).unwrap_err();
    assert!(matches!(refused, Refused::Illegal(_)), "{refused}");
    let refused = game.play(Actor::Seat(ONE), &["take 1", "dance"], Origin::Chosen).unwrap_err();
    assert!(matches!(refused, Refused::Unreadable(_)), "{refused}");
    assert_eq!((game.state(), game.length()), (&state, length), "nothing has happened");
    assert_eq!(game.play(Actor::Seat(ONE), &[" take  2 "], Origin::Chosen).unwrap().len(), 1);
}

#[test]
fn check_gives_the_actions_back_in_their_own_notation() {
    let game = dealt();
    let erased: &dyn AnyMatch = &game;
    assert_eq!(erased.check(Actor::Seat(ONE), &["take   1".into()]), Ok(vec!["take 1".into()]));
    assert_eq!(erased.legal(TWO), Vec::<String>::new(), "who is not to act has no legal action");
}

#[test]
fn own_steps_go_back_until_somebody_else_or_chance_has_acted() {
    let mut game = dealt();
    assert_eq!(game.undo_steps(ONE), Err(NoUndo::Chance));
    take(&mut game, ONE, 1, Origin::Chosen);
    assert_eq!((game.undo_steps(ONE), game.undo_steps(TWO)), (Ok(1), Err(NoUndo::Other(ONE))));
    take(&mut game, TWO, 2, Origin::Bot);
    assert_eq!(game.undo_steps(ONE), Err(NoUndo::Other(TWO)));
    assert_eq!(game.undo_steps(TWO), Err(NoUndo::Nothing), "a bot takes nothing back");
    assert_eq!((game.take_back_steps(ONE), game.take_back_steps(TWO)), (Some(2), None));
    take(&mut game, ONE, 1, Origin::Chosen);
    game.seal(NoUndo::Confirmed);
    assert_eq!(game.undo_steps(ONE), Err(NoUndo::Confirmed));
    game.undo(3);
    assert_eq!((game.length(), game.state().heap), (4, 7));
}

#[test]
fn what_is_drawn_again_comes_out_as_before() {
    let mut game = Match::<Sound>::new(HeapOptions, Fair::from_number(7));
    while game.roll().is_some() {}
    let before = game.entries(0);
    game.undo(before.len());
    assert_eq!(AnyMatch::turn(&game), Turn::Chance);
    while game.roll().is_some() {}
    assert_eq!(game.entries(0), before);
    let record = Record::<Sound>::parse(&game.record_text(SeedShown::Yes)).unwrap();
    record.verify().expect("drawn from the seed");
    assert!(!game.record_text(SeedShown::No).contains("\nseed "), "a secret that is kept");
}

#[test]
fn an_outcome_that_was_not_drawn_takes_the_seed_out_of_the_record() {
    let mut game = Match::<Sound>::new(HeapOptions, Fair::from_number(7));
    let drawn = game.draw().unwrap().to_string();
    let other = ["deal 1", "deal 2"].into_iter().find(|&card| card != drawn).unwrap();
    game.play(Actor::Chance, &[other], Origin::Chosen).unwrap();
    assert_eq!((game.record().seed, game.record().commitment), (None, None));
}

#[test]
fn words_change_the_chance_before_the_first_action_only() {
    let fresh = || Match::<Sound>::new(HeapOptions, Fair::from_number(7));
    let mut game = fresh();
    game.contribute("abracadabra");
    assert_ne!(game.fair(), fresh().fair());
    game.roll();
    let fair = game.fair().clone();
    game.contribute("too late");
    assert_eq!((game.fair(), game.contributions()), (&fair, &["abracadabra".to_owned()][..]));
}

/// A match to which the browsers of both seats promised a number, and the first told it.
fn shared() -> Match<Sound> {
    let mut game = Match::<Sound>::new(HeapOptions, Fair::from_number(7));
    game.promise(TWO, Some(promise(Bytes32([2; 32]))));
    game.promise(ONE, Some(promise(Bytes32([9; 32]))));
    game.promise(ONE, Some(promise(Bytes32([1; 32]))));
    assert!(game.reveal(ONE, Bytes32([1; 32])));
    game
}

#[test]
fn browsers_promise_and_tell_before_the_first_action_only() {
    let mut game = shared();
    assert!(!game.reveal(ONE, Bytes32([1; 32])), "told already");
    assert!(!game.reveal(TWO, Bytes32([1; 32])), "not what was promised");
    let without = shared().fair().clone();
    assert!(game.reveal(TWO, Bytes32([2; 32])));
    assert_ne!(game.fair(), &without, "what is told counts");
    let mut risen = shared();
    risen.promise(TWO, None);
    assert_eq!(risen.shares().len(), 1);
    game = shared();
    game.roll();
    game.promise(TWO, None);
    assert!(!game.reveal(TWO, Bytes32([2; 32])), "too late");
    assert_eq!((game.fair(), game.shares().len()), (&without, 2));
}

#[test]
fn a_record_with_numbers_of_browsers_reads_back_and_is_verified() {
    let mut game = shared();
    while game.roll().is_some() {}
    let text = game.record_text(SeedShown::Yes);
    assert!(text.starts_with("kaupang record 2\n") && text.contains("\npromise P2 "), "{text}");
    let record = Record::<Sound>::parse(&text).unwrap();
    assert_eq!(&record, game.record());
    record.verify().expect("drawn from the seed and the numbers");
    let again = Match::from_record(record.clone(), Fair::from_number(1)).unwrap();
    assert_eq!(again.fair(), game.fair());
    let other = Record { shares: record.shares[..1].to_vec(), ..record.clone() };
    assert!(matches!(other.verify(), Err(Unverified::OtherChance { .. })), "a promise counts, too");
    let mut forged = record;
    forged.shares[0].nonce = Some(Bytes32([3; 32]));
    assert_eq!(forged.verify(), Err(Unverified::OtherNonce(ONE)));
}

#[test]
fn what_browsers_added_has_to_stand_in_order() {
    let mut game = shared();
    while game.roll().is_some() {}
    let text = game.record_text(SeedShown::Yes);
    let lines: Vec<&str> =
        text.lines().filter(|line| line.starts_with("promise") || line.starts_with("nonce")).collect();
    let reason = |from: &str, to: &str| {
        Record::<Sound>::parse(&text.replace(from, to)).expect_err("a fault").to_string()
    };
    let swapped = format!("{}\n{}", lines[1], lines[0]);
    assert!(reason(&lines[..2].join("\n"), &swapped).contains("in the order of their seats"));
    assert!(reason(lines[2], &format!("{0}\n{0}", lines[2])).contains("promised no nonce"));
    assert!(reason("promise P2", "promise P5").contains("not at a table of 2"));
    assert!(reason(lines[0], "promise P1 12").contains("64 hexadecimal digits"));
    assert!(reason("kaupang record 2", "kaupang record 3").contains("formats 1 to 2"));
}

#[test]
fn a_match_goes_on_from_its_record() {
    let mut game = dealt();
    take(&mut game, ONE, 2, Origin::Chosen);
    let again = Match::from_record(game.record().clone(), Fair::from_number(1)).unwrap();
    assert_eq!((again.state(), again.fair()), (game.state(), game.fair()), "with the chance of its seed");
    assert_eq!(again.undo_steps(ONE), Ok(1));
}
