//! Trade (MOE-30 to MOE-33).

use game::{Game, Turn};

use crate::common::*;

fn traders(hands: [&str; 4]) -> merchants::Merchants {
    table(4, |position| {
        for (seat, cards) in position.seats.iter_mut().zip(hands) {
            seat.resources = hand(cards);
        }
    })
}

#[test]
fn moe_30_an_accepted_offer_changes_hands() {
    let mut state = traders(["lumber 2", "ore 1", "", ""]);
    play(&mut state, &["P1 trade", "P1 offer lumber 2 gold 1 for ore 1"]);
    let Turn::Seats(seats) = state.turn() else { panic!("the others answer") };
    assert_eq!(seats.into_iter().collect::<Vec<_>>(), [P2, P3, P4]);
    // Who lacks the ore can't accept.
    assert_eq!(clause_against(&state, "P3 accept"), "MOE-30");
    play(&mut state, &["P4 decline", "P2 accept", "P3 decline"]);
    assert_eq!(legal(&state, P1), ["deal P2", "no-deal"]);
    assert_eq!(clause_against(&state, "P1 deal P3"), "MOE-30");
    play(&mut state, &["P1 deal P2"]);
    assert_eq!((cards_of(&state, P1), cards_of(&state, P2)), ("ore 1".into(), "lumber 2".into()));
    assert_eq!(gold_of(&state), [2, 4, 3, 3]);
}

#[test]
fn moe_30_counter_offers() {
    let mut state = traders(["lumber 3", "ore 1", "ore 1", ""]);
    play(
        &mut state,
        &["P1 trade", "P1 offer lumber 1 for ore 1", "P2 counter ore 1 for lumber 2", "P4 decline"],
    );
    assert_eq!(clause_against(&state, "P3 counter ore 2 for lumber 2"), "MOE-30"); // P3 has one ore.
    assert_eq!(clause_against(&state, "P3 counter ore 1 for lumber 1"), "MOE-30"); // The offer itself.
    play(&mut state, &["P3 counter ore 1 for lumber 9"]);
    assert_eq!(clause_against(&state, "P1 deal P3"), "MOE-30"); // P1 lacks nine lumber.
    assert_eq!(legal(&state, P1), ["deal P2", "no-deal"]);
    play(&mut state, &["P1 deal P2"]);
    assert_eq!((cards_of(&state, P1), cards_of(&state, P2)), ("lumber 1 ore 1".into(), "lumber 2".into()));
}

#[test]
fn moe_30_only_the_active_player_trades() {
    let state = traders(["lumber 1", "ore 1", "wool 1", ""]);
    assert_eq!(clause_against(&state, "P2 offer ore 1 for wool 1"), "MOE-30"); // Nobody has asked P2.
    let mut state = state;
    play(&mut state, &["P1 trade", "P1 offer lumber 1 for salt 1"]);
    assert_eq!(clause_against(&state, "P2 offer ore 1 for wool 1"), "MOE-30"); // An offer is answered.
    // P2 and P3 can't deal with each other, whatever they propose.
    let mut state = traders(["lumber 1", "ore 1", "wool 1", ""]);
    play(&mut state, &["P1 listen", "P2 offer ore 1 for wool 1", "P3 offer wool 1 for ore 1", "P4 decline"]);
    assert_eq!(clause_against(&state, "P2 deal P3"), "MOE-30");
    assert_eq!(legal(&state, P1), ["no-deal"], "P1 has neither wool nor ore");
}

#[test]
fn moe_30_an_opponent_may_speak_first_to_the_player_on_turn() {
    let mut state = traders(["lumber 2", "ore 1", "wool 2", ""]);
    play(&mut state, &["P1 listen"]);
    let Turn::Seats(seats) = state.turn() else { panic!("the others propose") };
    assert_eq!(seats.into_iter().collect::<Vec<_>>(), [P2, P3, P4]);
    // What was not offered can't be accepted or countered, and nobody proposes what they don't have.
    assert_eq!(clause_against(&state, "P2 accept"), "MOE-30");
    assert_eq!(clause_against(&state, "P2 counter ore 1 for lumber 1"), "MOE-30");
    assert_eq!(clause_against(&state, "P2 offer ore 2 for lumber 1"), "MOE-30");
    assert_eq!(clause_against(&state, "P2 offer ore 1 for ore 1"), "MOE-30");
    assert_eq!(clause_against(&state, "P1 offer lumber 1 for ore 1"), "MOE-30"); // Now the others speak.
    play(&mut state, &["P2 offer ore 1 for lumber 2", "P3 offer wool 2 for lumber 5", "P4 decline"]);
    // The player on turn answers: P3 wants more than P1 has.
    assert_eq!(legal(&state, P1), ["deal P2", "no-deal"]);
    play(&mut state, &["P1 deal P2"]);
    assert_eq!((cards_of(&state, P1), cards_of(&state, P2)), ("ore 1".into(), "lumber 2".into()));
    assert_eq!(state.turn(), Turn::of(P1));
}

#[test]
fn moe_30_the_player_on_turn_counters_a_proposal_with_an_offer() {
    let mut state = traders(["lumber 2", "ore 1", "", ""]);
    play(&mut state, &["P1 listen", "P2 offer ore 1 for lumber 2", "P3 decline", "P4 decline"]);
    play(&mut state, &["P1 offer lumber 1 for ore 1", "P2 accept", "P3 decline", "P4 decline", "P1 deal P2"]);
    assert_eq!((cards_of(&state, P1), cards_of(&state, P2)), ("lumber 1 ore 1".into(), "lumber 1".into()));
}

#[test]
fn moe_30_a_table_does_not_wait_for_those_who_have_nothing_to_say() {
    // Where nobody proposes anything, the turn just goes on.
    let mut state = traders(["lumber 2", "ore 1", "", ""]);
    play(&mut state, &["P1 listen", "P4 decline", "P3 decline", "P2 decline", "P1 end"]);
    // Nobody listens where nobody has anything, or without anything to give; the rest is as with offers.
    let nothing = table(4, |position| position.seats.iter_mut().skip(1).for_each(|seat| seat.gold = 0));
    assert_eq!(clause_against(&nothing, "P1 listen"), "MOE-30");
    let broke = table(4, |position| position.seats[0].gold = 0);
    assert_eq!(clause_against(&broke, "P1 listen"), "MOE-30");
    let late = table(4, |position| position.turn.offers = 20);
    assert_eq!(clause_against(&late, "P1 listen"), "MOE-30");
    assert!(!legal(&late, P1).contains(&"listen".to_owned()));
}

#[test]
fn moe_30_the_list_of_proposals_is_that_of_offers() {
    let mut state = traders(["", "lumber 3", "", ""]);
    play(&mut state, &["P1 listen"]);
    let proposals = legal(&state, P2);
    assert_eq!(proposals.len(), 2 * (5 * 2 + 5) + 1);
    assert_eq!(proposals.last().map(String::as_str), Some("decline"));
    // What was proposed was shown to all, and is written down.
    play(&mut state, &["P2 offer lumber 2 for gold 1"]);
    assert_eq!(changed(&state, |_| {}), state);
}

#[test]
fn moe_30_nothing_for_nothing_and_nothing_on_both_sides() {
    let state = traders(["lumber 2", "", "", ""]);
    for (line, clause) in [
        ("P1 offer lumber 1 for ", "MOE-30"),
        ("P1 offer lumber 2 for lumber 1 ore 1", "MOE-30"),
        ("P1 offer gold 2 for gold 1 ore 1", "MOE-30"),
        ("P1 offer lumber 3 for ore 1", "MOE-30"),
        ("P1 offer gold 4 for ore 1", "MOE-30"),
    ] {
        assert_eq!(clause_against(&state, line), clause, "{line}");
    }
    // Gold counts on either side, and any number of goods does.
    for line in [
        "P1 offer gold 3 for ore 1",
        "P1 offer lumber 1 for gold 9",
        "P1 offer lumber 2 gold 3 for ore 4 wool 5",
    ] {
        try_line(&mut state.clone(), line).unwrap();
    }
    let broke = table(4, |position| position.seats[0].gold = 0);
    assert_eq!(clause_against(&broke, "P1 trade"), "MOE-30");
}

#[test]
fn moe_30_at_most_twenty_offers_a_turn() {
    let mut state = traders(["lumber 1", "", "", ""]);
    for _ in 0..10 {
        play(
            &mut state,
            &["P1 trade", "P1 offer lumber 1 for ore 1", "P2 decline", "P3 decline", "P4 decline"],
        );
        // Listening stands for the offer that it may bring.
        play(
            &mut state,
            &["P1 listen", "P2 offer gold 1 for lumber 1", "P3 decline", "P4 decline", "P1 no-deal"],
        );
    }
    assert_eq!(clause_against(&state, "P1 trade"), "MOE-30");
    assert_eq!(clause_against(&state, "P1 offer lumber 1 for wool 1"), "MOE-30");
    assert!(!legal(&state, P1).contains(&"trade".to_owned()));
    // The next turn has offers of its own.
    play(&mut state, &["P1 end", "chance dice 1 1", "P2 offer gold 1 for wool 1"]);
}

#[test]
fn moe_30_no_deal_ends_the_trade_without_a_trace() {
    let before = traders(["lumber 2", "ore 1", "", ""]);
    let mut state = before.clone();
    play(&mut state, &["P1 offer lumber 1 for ore 1", "P2 accept", "P3 decline", "P4 decline"]);
    assert_eq!(clause_against(&state, "P1 end"), "MOE-30");
    play(&mut state, &["P1 no-deal"]);
    assert_eq!((cards_of(&state, P1), cards_of(&state, P2)), ("lumber 2".into(), "ore 1".into()));
    assert_eq!(changed(&state, |_| {}), state, "nothing is left of the answers");
    assert_eq!(changed(&state, |position| position.turn.offers = 0), before);
    // An offer that all decline ends by itself.
    play(&mut state, &["P1 offer lumber 1 for ore 1", "P2 decline", "P3 decline", "P4 decline", "P1 end"]);
}

#[test]
fn moe_30_the_list_of_answers_has_the_usual_counter_offers() {
    let mut state = traders(["lumber 2", "ore 1", "", ""]);
    play(&mut state, &["P1 offer lumber 1 for ore 1"]);
    let counters = ["counter ore 1 for lumber 2", "counter ore 1 for lumber 1 gold 1"];
    assert_eq!(legal(&state, P2), [&["accept", "decline"][..], &counters].concat());
    assert_eq!(legal(&state, P3), ["decline"], "P3 has no ore");
    // What is given is not wanted.
    let mut state = traders(["lumber 2", "", "", ""]);
    play(&mut state, &["P1 offer lumber 1 for gold 1"]);
    assert_eq!(legal(&state, P2), ["accept", "decline", "counter gold 1 for lumber 2"]);
}

#[test]
fn moe_30_the_list_of_offers_is_sensible_and_bounded() {
    let mut state = traders(["lumber 3", "", "", ""]);
    play(&mut state, &["P1 trade"]);
    // One lumber for one or two, two for one, of five goods; the same for gold.
    assert_eq!(legal(&state, P1).len(), 2 * (5 * 2 + 5));
    assert!(legal(&state, P1).contains(&"offer gold 1 for salt 2".to_owned()));
}

#[test]
fn moe_31_two_gold_a_resource_and_two_a_turn() {
    let mut state = table(4, |position| position.seats[0].gold = 7);
    play(&mut state, &["P1 buy ore", "P1 buy salt"]);
    assert_eq!((cards_of(&state, P1), gold_of(&state)[0]), ("ore 1 salt 1".into(), 3));
    assert_eq!(clause_against(&state, "P1 buy ore"), "MOE-31");
    let poor = table(4, |position| position.seats[0].gold = 1);
    assert_eq!(clause_against(&poor, "P1 buy ore"), "MOE-31");
    // The next turn has two purchases of its own.
    let mut state = table(4, |position| {
        position.turn.purchases = 2;
        position.seats[1].gold = 9;
    });
    play(&mut state, &["P1 end", "chance dice 1 1", "P2 buy ore", "P2 buy ore"]);
}

#[test]
fn moe_32_three_of_a_kind_for_another_or_a_gold() {
    let mut state = traders(["wool 7 ore 2", "", "", ""]);
    assert_eq!(clause_against(&state, "P1 exchange ore wool"), "MOE-32");
    assert_eq!(clause_against(&state, "P1 exchange wool wool"), "MOE-32");
    play(&mut state, &["P1 exchange wool ore", "P1 exchange wool gold"]);
    assert_eq!((cards_of(&state, P1), gold_of(&state)[0]), ("wool 1 ore 3".into(), 4));
    assert_eq!(legal_with(&state, P1, "exchange").len(), 5);
}

#[test]
fn moe_33_what_the_supply_lacks_can_not_be_had() {
    let state = traders(["wool 3", "ore 19", "", ""]);
    assert_eq!(clause_against(&state, "P1 buy ore"), "MOE-33");
    assert_eq!(clause_against(&state, "P1 exchange wool ore"), "MOE-33");
    assert!(!legal(&state, P1).iter().any(|action| action == "buy ore" || action == "exchange wool ore"));
    let state = table(4, |position| {
        position.seats[0].resources = hand("wool 3");
        position.seats[1].gold = 91;
    });
    assert_eq!(clause_against(&state, "P1 exchange wool gold"), "MOE-33");
    assert_eq!(legal_with(&state, P1, "exchange").len(), 4, "no gold");
}
