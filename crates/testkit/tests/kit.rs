//! The conformance kit, tested on a toy game: sound, and with one fault at a time that the kit has to find.

#[path = "../../game/tests/toy/mod.rs"]
mod toy;

use std::panic::catch_unwind;

use game::{Draw, Fair, FastRng, Game, Record, Seat, Turn, Viewer, perft, random};
use testkit::conformance::{ConservedAmounts, Kit};
use testkit::{playthrough, positions};
use toy::{Fault, Heap, HeapOptions};

fn tokens<const F: u8>(state: &Heap<F>) -> ConservedAmounts {
    vec![("tokens", i64::from(state.heap + state.taken[0] + state.taken[1]))]
}

/// Another card for the opponent: written from the rules, not from the view.
fn other_card<const F: u8>(state: &Heap<F>, viewer: Viewer, rng: &mut FastRng) -> Heap<F> {
    let mut changed = state.clone();
    for seat in Seat::all(2) {
        if !viewer.is(seat) && state.cards[seat.index()] > 0 {
            let used = state.cards[1 - seat.index()];
            let free: Vec<u8> = (1..=4).filter(|&card| card != used).collect();
            changed.cards[seat.index()] = rng.pick(&free);
        }
    }
    changed
}

fn kit<const F: u8>() -> Kit<Heap<F>> {
    Kit::new(HeapOptions).games(300).bound(200).closely_every(3).conserved(tokens).rehide(other_card)
}

#[test]
fn a_sound_game_passes() {
    let report = kit::<{ Fault::None as u8 }>().run();
    assert_eq!((report.games, report.ended), (300, 300));
    assert!(report.rehidden.iter().sum::<u64>() > 1_000 && report.reordered > 50, "{report:?}");
    assert!(report.whole > 50, "{report:?}");
}

#[test]
fn a_cap_breaks_games_off_without_a_fault() {
    let report = kit::<{ Fault::None as u8 }>().cap(3).run();
    assert_eq!((report.ended, report.longest), (0, 3));
}

/// Checks that the kit finds the fault and says what it is.
fn finds<const F: u8>(words: &str) {
    panics(|| kit::<F>().run(), words);
}

fn panics<T: std::fmt::Debug>(run: impl FnOnce() -> T + std::panic::UnwindSafe, words: &str) {
    let panic = catch_unwind(run).expect_err(words);
    let message = panic.downcast_ref::<String>().cloned();
    let message =
        message.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_default();
    assert!(message.contains(words), "expected '{words}', found '{message}'");
}

#[test]
fn an_unsorted_list_is_found() {
    finds::<{ Fault::Unsorted as u8 }>("not sorted");
}

#[test]
fn a_listed_action_that_is_refused_is_found() {
    finds::<{ Fault::ListedButRefused as u8 }>("is listed but refused");
}

#[test]
fn an_accepted_action_that_is_not_listed_is_found() {
    finds::<{ Fault::AcceptedButNotListed as u8 }>("is accepted but not listed");
}

#[test]
fn a_refusal_without_a_known_clause_is_found() {
    finds::<{ Fault::UnknownClause as u8 }>("which the rule reference lacks");
}

#[test]
fn a_view_that_tells_a_hidden_card_is_found() {
    finds::<{ Fault::Leak as u8 }>("after what it must hide was changed, differs");
}

#[test]
fn an_imagined_state_that_forgets_the_own_card_is_found() {
    finds::<{ Fault::Forgetful as u8 }>("the view of an imagined state differs");
}

#[test]
fn a_lost_token_is_found() {
    finds::<{ Fault::Loss as u8 }>("what is conserved differs");
}

#[test]
fn samples_off_their_weights_are_found() {
    finds::<{ Fault::Loaded as u8 }>("samples are not drawn by the weights");
}

#[test]
fn a_sample_that_is_no_outcome_is_found() {
    finds::<{ Fault::Stray as u8 }>("sampled, but not among the outcomes");
}

#[test]
fn json_that_does_not_read_back_is_found() {
    finds::<{ Fault::Json as u8 }>("the state read from its JSON differs");
}

#[test]
fn a_game_without_end_is_found() {
    finds::<{ Fault::Endless as u8 }>("the game is longer than 200");
}

#[test]
fn scores_before_the_end_are_found() {
    finds::<{ Fault::EarlyScores as u8 }>("scores have to be there just when the game is over");
}

#[test]
fn a_player_without_an_action_is_found() {
    finds::<{ Fault::Stuck as u8 }>("has no legal action");
}

#[test]
fn a_forced_step_that_tells_a_hidden_card_is_found() {
    finds::<{ Fault::HiddenRule as u8 }>("something hidden: ");
}

#[test]
fn a_forced_step_that_is_not_the_only_possible_one_is_found() {
    finds::<{ Fault::ForcedChoice as u8 }>("is accepted, but something else is forced");
}

#[test]
fn a_choice_that_has_to_be_made_in_one_order_is_found() {
    finds::<{ Fault::OneOrder as u8 }>("is accepted, but not in the order");
}

#[test]
fn a_choice_whose_order_matters_is_found() {
    finds::<{ Fault::OrderMatters as u8 }>("lead to different states");
}

#[test]
fn a_whole_choice_that_is_refused_is_found() {
    finds::<{ Fault::DoneIsTooMuch as u8 }>("is refused: ");
}

#[test]
fn a_step_too_many_that_is_accepted_is_found() {
    finds::<{ Fault::OneStepTooMany as u8 }>("one step too many");
}

#[test]
fn a_refusal_out_of_turn_of_who_is_to_act_is_found() {
    finds::<{ Fault::WrongTurn as u8 }>("is refused as out of turn");
}

#[test]
fn a_rule_told_to_players_while_chance_is_to_act_is_found() {
    finds::<{ Fault::RuleForNobody as u8 }>("no player is to act");
}

#[test]
fn a_hiding_test_that_changes_nothing_is_found() {
    let idle = |state: &Sound, _: Viewer, _: &mut FastRng| state.clone();
    panics(move || kit().rehide(idle).run(), "nothing that P1 can't see was changed");
}

#[test]
fn a_hiding_test_that_forgets_a_viewer_is_found() {
    let forgetful = |state: &Sound, viewer: Viewer, rng: &mut FastRng| match viewer {
        Viewer::Spectator => state.clone(),
        Viewer::Seat(_) => other_card(state, viewer, rng),
    };
    panics(move || kit().rehide(forgetful).run(), "nothing that spectator can't see was changed");
}

#[test]
fn a_game_that_hides_needs_a_hiding_test() {
    panics(|| Kit::<Sound>::new(HeapOptions).games(50).closely_every(3).run(), "can't know all of the state");
}

#[test]
fn play_goes_on_from_changed_positions() {
    let report = positions::mutated::<Sound>(&HeapOptions, 200, 1);
    assert!(report.tried > report.accepted && report.accepted >= 200 && report.actions > 500, "{report:?}");
}

#[test]
fn a_game_that_accepts_any_position_is_found() {
    type Open = Heap<{ Fault::AnyPosition as u8 }>;
    panics(|| positions::mutated::<Open>(&HeapOptions, 500, 1), "");
}

type Sound = Heap<{ Fault::None as u8 }>;

/// A game drawn from a seed, with its record.
fn recorded(seed: u64) -> (Sound, Record<Sound>) {
    let fair = Fair::from_number(seed);
    let mut record = Record::<Sound>::new(HeapOptions);
    record.seed = Some(fair.secret());
    record.commitment = Some(fair.commitment());
    let mut state = record.first_state();
    let mut chances = 0;
    loop {
        let (actor, action) = match state.turn() {
            Turn::Over => return (state, record),
            Turn::Chance => {
                chances += 1;
                (game::Actor::Chance, state.sample(&mut fair.rng(chances - 1)))
            }
            Turn::Seats(seats) => {
                let action = match state.marks.len() {
                    marked @ 0..2 => toy::Move::Mark(marked as u8 + 1),
                    _ => toy::Move::Take(1),
                };
                (seats.first().unwrap().into(), action)
            }
        };
        state.play(actor, action).unwrap();
        record.push(actor, action);
    }
}

#[test]
fn a_record_reads_back_and_is_verified() {
    let (state, record) = recorded(7);
    let text = record.to_string();
    assert_eq!(Record::parse(&text).as_ref(), Ok(&record));
    assert_eq!(record.verify(), Ok(state));
    let commented = text.replace("begin\n", "# a comment\n\nbegin\n\n# another\n");
    assert_eq!(Record::parse(&commented).as_ref(), Ok(&record));
}

/// A game as the first version of the rules recorded it: the second color goes unsaid.
const OLD: &str = "kaupang record 1\ngame heap\nrules 1\noptions players=2\nbegin\nchance deal 3\nchance deal 1\nP1 mark 2\nP1 take 2\nend 4\n";

#[test]
fn an_old_record_is_replayed_with_what_it_left_unsaid() {
    let record = Record::<Sound>::parse(OLD).unwrap();
    assert_eq!(record.to_string(), OLD, "it is kept as it was written");
    let state = record.replay().unwrap();
    assert_eq!((state.marks.as_slice(), state.heap), ([1, 2].as_slice(), 5));
    assert_eq!(record.fold(4), state);
    assert_eq!(record.fold(3).marks, [1, 2], "what is unsaid at the end is said too");
    assert!(record.fold(2).marks.is_empty());
    // The same entries under the current rules leave the choice open.
    let broken = Record::<Sound>::parse(&OLD.replace("rules 1", "rules 2")).unwrap().replay().unwrap_err();
    assert_eq!(broken.index, 3);
}

#[test]
fn an_old_record_that_goes_on_is_renewed() {
    let mut record = Record::<Sound>::parse(OLD).unwrap();
    let mut state = record.replay().unwrap();
    state.play(Seat::new(1).into(), toy::Move::Take(1)).unwrap();
    record.push(Seat::new(1).into(), toy::Move::Take(1));
    let text = record.to_string();
    assert!(
        text.contains("rules 2\n") && text.contains("P1 mark 2\nP1 mark 1\nP1 take 2\nP2 take 1\n"),
        "{text}"
    );
    assert_eq!(Record::parse(&text).unwrap().replay().as_ref(), Ok(&state));
}

#[test]
fn a_record_whose_dice_were_changed_is_not_verified() {
    let (_, mut record) = recorded(7);
    let toy::Move::Deal(card) = record.entries[0].1 else { panic!("a card is dealt first") };
    let toy::Move::Deal(second) = record.entries[1].1 else { panic!("then another") };
    let other = (1..=4).find(|&other| other != card && other != second).unwrap();
    record.entries[0].1 = toy::Move::Deal(other);
    assert!(record.replay().is_ok(), "it keeps the rules");
    let error = record.verify().unwrap_err().to_string();
    assert!(error.contains("was not drawn from the seed"), "{error}");

    let (_, mut record) = recorded(7);
    record.seed = Some(Fair::from_number(8).secret());
    assert!(record.verify().unwrap_err().to_string().contains("not the one that was promised"));
    record.seed = None;
    assert!(record.verify().unwrap_err().to_string().contains("no seed"));
}

#[test]
fn a_faulty_record_is_refused_with_its_line() {
    let text = recorded(7).1.to_string();
    let refused = |text: &str, words: &str| {
        let error = Record::<Sound>::parse(text).unwrap_err().to_string();
        assert!(error.contains(words), "expected '{words}', found '{error}'");
    };
    refused("", "line 1: the file is empty");
    refused("hello", "line 1: this is no record");
    refused(&text.replace("record 1", "record 9"), "line 1: record format 9");
    refused(&text.replace("game heap", "game chess"), "line 2: this is a record of 'chess'");
    refused(&text.replace("rules 2", "rules 3"), "line 3: rules version '3'");
    refused(&text.replace("rules 2", "rules 0"), "line 3: rules version '0'");
    refused(&text.replace("options", "potions"), "line 4: 'options' has to stand here, not 'potions");
    refused(&text.replace("players=2", "players=9"), "line 4: players=9 is not possible: it is 2");
    refused(&text.replace("players=2", "speed=9"), "line 4: there is no option 'speed'; there are: players");
    refused(&text.replace("seed ", "seed x"), "line 6: seed: ");
    refused(&text.replace("take 1", "take it"), "line 12: 'it' is not");
    refused(&text.replace("P1 take", "P9 take"), "'P9' is not an actor");
    refused(text.split_once("end").unwrap().0, "the record is cut off");
    refused(&text.replace("end 11", "end 8"), "'end 8', but there are 11 actions");
    refused(&format!("{text}P1 take 1\n"), "nothing may stand behind 'end'");
    let with_position = |json: &str| text.replace("commitment ", &format!("position {json}\ncommitment "));
    refused(&with_position("{}"), "line 5: position: the field '");
    refused(&with_position(r#"{"cards": "x"}"#), "not the text \"x\", at character 13");
    let cut_off = Record::<Sound>::parse(&with_position("{")).unwrap_err().to_string();
    assert_eq!(cut_off, "line 5: position: it is no JSON from character 1 on");
}

#[test]
fn the_line_of_an_entry_counts_comments() {
    let text = recorded(7).1.to_string().replace("begin\n", "begin\n# dealt\n\n");
    let line = game::record::line_of_entry(&text, 4).unwrap();
    assert_eq!(text.lines().nth(line - 1), Some("P1 take 1"));
}

#[test]
fn perft_counts_chance_and_players() {
    let state = Sound::new(&HeapOptions);
    assert_eq!(perft(&state, 1), 4);
    assert_eq!(perft(&state, 2), 4 * 3);
    assert_eq!(perft(&state, 3), 4 * 3 * 2);
    assert_eq!(perft(&state, 0), 1);
}

#[test]
fn a_playthrough_is_the_same_every_time() {
    let text = playthrough::<Sound>(&HeapOptions, 5, 4);
    assert_eq!(text, playthrough::<Sound>(&HeapOptions, 5, 4));
    assert!(text.starts_with("heap players=2 seed=5\n1 chance deal ") && text.contains("rank 1 total"));
}

#[test]
fn a_playout_ends_or_stops_at_its_cap() {
    let mut state = Sound::new(&HeapOptions);
    let mut legal = game::Actions::new();
    let length = game::playout(&mut state, &mut random::fast(1), &mut legal, 2);
    assert_eq!((length.decisions, length.chances, state.turn() == Turn::Over), (2, 2, false));
    game::playout(&mut state, &mut random::fast(1), &mut legal, 100);
    assert_eq!(state.turn(), Turn::Over);
}
