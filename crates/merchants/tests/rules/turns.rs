//! What somebody is told who acts out of turn: who is to act, what for, and the clause that says so, if one does.

use game::{Actions, Game, IllegalKind, Seat, Turn};
use merchants::position::PhasePosition;

use crate::common::*;

#[track_caller]
fn told(state: &merchants::Merchants, line: &str, clause: Option<&str>, sentence: &str) {
    let illegal = refusal(state, line);
    let found = (illegal.kind, illegal.clause_id(), illegal.sentence());
    assert_eq!(found, (IllegalKind::Turn, clause, sentence.to_owned()), "{line}");
}

#[test]
fn out_of_turn_in_the_set_up() {
    let mut state = new("players=3 start=free");
    told(&state, "P1 end", Some("MOE-15"), "the dice decide who begins");
    play(&mut state, &["chance dice 1 1", "chance dice 6 6", "chance dice 1 1"]);
    told(&state, "P1 set-post H6.W", Some("MOE-15"), "it is P2's turn to set a post");
    told(&state, "chance dice 1 1", None, "it is for P2 to act, not for chance");
    play(&mut state, &["P2 set-post koeln", "P3 set-post bern", "P1 set-post paris", "P1 set-post lyon"]);
    play(&mut state, &["P3 set-post praha", "P2 set-post wien", "P2 set-post torino", "P3 set-post berlin"]);
    play(&mut state, &["P1 set-post krakow"]);
    told(&state, "P2 set-neutral hamburg", Some("MOE-17"), "it is P1's turn to set a neutral post");
    play(&mut state, &["P1 set-neutral hamburg", "P3 set-neutral budapest", "P2 set-neutral wroclaw"]);
    told(&state, "P2 set-route H6.N", Some("MOE-18"), "it is P1's turn to set a route");
}

#[test]
fn out_of_turn_while_others_act() {
    let mut state = fixed(4);
    told(&state, "P1 end", Some("MOE-20"), "the dice are thrown");
    play(&mut state, &["chance dice 1 1"]);
    told(&state, "P2 end", None, "it is P1's turn to trade, to build, or to move pieces");
    told(
        &state,
        "P2 offer gold 1 for ore 1",
        Some("MOE-30"),
        "it is P1's turn, and the others propose something only when asked",
    );
    play(&mut state, &["P1 trade"]);
    told(&state, "P2 accept", Some("MOE-30"), "it is P1's turn to make an offer");
    play(&mut state, &["P1 offer gold 1 for ore 1", "P3 decline"]);
    told(&state, "P1 end", Some("MOE-30"), "an answer is awaited from P2 and P4");
    play(&mut state, &["P2 accept", "P4 decline"]);
    told(&state, "P2 decline", Some("MOE-30"), "it is P1's turn to choose among the answers");
}

#[test]
fn out_of_turn_while_a_card_is_drawn_or_a_token_turned_up() {
    let mut state = table(4, |position| position.seats[0].resources = hand("wool 1 salt 1"));
    play(&mut state, &["P1 card"]);
    told(&state, "P1 end", Some("MOE-35"), "a development card is drawn");
    let mut state = table(4, |position| {
        position.seats[0].merchants = names("L8.W");
        position.seats[0].resources = hand("grain 1");
    });
    play(&mut state, &["P1 walk L8.W 1", "P1 step K8.E", "P1 stop", "P1 circle L9"]);
    told(&state, "P1 end", Some("MOE-51"), "a token is turned up");
}

#[test]
fn out_of_turn_after_a_seven() {
    let mut state = changed(&fixed(4), |position| {
        position.seats[1].resources = hand("ore 8");
        position.seats[2].resources = hand("wool 9");
    });
    play(&mut state, &["chance dice 1 6"]);
    told(&state, "P1 robber H6", Some("MOE-25"), "cards are awaited from P2 and P3");
    let robber = table(4, |position| position.phase = PhasePosition::Robber);
    told(&robber, "P2 robber H6", Some("MOE-25"), "it is P1's turn to move the robber");
    let mut state = table(4, |position| {
        position.phase = PhasePosition::Robber;
        position.seats[1].resources = hand("ore 1");
    });
    play(&mut state, &["P1 robber G6"]);
    assert_eq!(state.turn(), Turn::Chance, "P2 is the only one to be robbed");
    told(&state, "P1 end", Some("MOE-25"), "a card is drawn from the hand of P2");
}

#[test]
fn out_of_turn_in_the_middle_of_something() {
    let with_cards = |names: &str| table(4, |position| position.seats[0].cards = cards(names));
    let before = changed(&with_cards("guide 1"), |position| {
        position.phase = PhasePosition::BeforeRoll;
        position.turn.rolled = None;
    });
    let at_paris = || {
        let mut state = table(4, |position| {
            position.seats[0].resources = hand("ore 1 lumber 1");
            position.seats[0].routes = names("G7.N");
            position.seats[0].caravans.clear();
            position.seats[1].routes.clear();
            position.seats[1].caravans.clear();
            position.seats[2].routes = names("F7.SE");
            position.seats[2].caravans.clear();
        });
        play(&mut state, &["P1 route F7.NE"]);
        state
    };
    let in_phase = |phase: PhasePosition| table(4, |position| position.phase = phase);
    let at_beograd = |tokens_left: bool| {
        let mut state = table(4, |position| {
            position.seats[0].merchants = names("L8.W");
            position.seats[0].resources = hand("grain 1");
            if !tokens_left {
                let tokens = position.tokens.as_mut().unwrap();
                tokens.insert("M11".into(), 10);
                tokens.insert("J11".into(), 11);
            }
        });
        play(&mut state, &["P1 walk L8.W 1", "P1 step K8.E", "P1 stop"]);
        if !tokens_left {
            play(&mut state, &["P1 circle L9"]);
        }
        state
    };
    let played = |card: &str| {
        let mut state = table(4, |position| {
            position.seats[0].cards = cards(&format!("{card} 1"));
            position.seats[0].merchants = position.seats[0].posts[..1].to_vec();
            position.seats[0].routes.push("K7.NE".to_owned());
        });
        play(&mut state, &[&format!("P1 play {card}")]);
        state
    };
    let walking =
        r#"{"phase": {"walking": {"at": "bern", "left": 3}}, "seats": [{"posts": ["bern"]}, {}, {}, {}]}"#;
    let driving = r#"{"phase": {"driving": {"at": "G7.N", "left": 3}}, "seats": [{"routes": ["G7.N", "F7.NE"]}, {}, {}, {}]}"#;
    let arrow = r#"{"phase": {"adjoining": "K3.SE"}, "seats": [{"routes": ["K3.SE"]}, {}, {}, {}]}"#;
    let all = [
        (before, "MOE-20", "throw the dice, or to play a card before them"),
        (position(arrow), "MOE-39", "lay the free route at the double arrow"),
        (at_paris(), "MOE-40", "choose among equally short ways"),
        (position(walking), "MOE-45", "move a merchant on"),
        (position(driving), "MOE-55", "move a caravan on"),
        (at_beograd(true), "MOE-51", "choose the circle that gets a token"),
        (at_beograd(false), "MOE-51", "choose the token that is moved"),
        (played("charter"), "MOE-72", "lay the free routes of a charter"),
        (played("guide"), "MOE-72", "choose the merchant that a guide leads"),
        (played("fair-wind"), "MOE-72", "choose the caravan that a fair wind drives"),
        (
            in_phase(PhasePosition::GoodYear { left: 2, from: Default::default() }),
            "MOE-72",
            "take the resources of a good year",
        ),
    ];
    for (state, clause, what) in all {
        told(&state, "P2 end", Some(clause), &format!("it is P1's turn to {what}"));
    }
}

#[test]
fn an_action_of_another_moment_is_told_when_it_is_for() {
    let state = table(4, |_| {});
    for (line, clause, reason) in [
        ("P1 set-post bern", "MOE-15", "the first posts are set before the first turn"),
        ("P1 set-neutral bern", "MOE-17", "neutral posts are set before the first turn"),
        ("P1 set-route G7.N", "MOE-18", "the first routes are set before the first turn"),
        ("P1 roll", "MOE-20", "the dice have been thrown in this turn"),
        ("P1 dice 1 2", "MOE-20", "the dice are thrown by chance"),
        ("P1 discard ore", "MOE-25", "cards go back only after a 7"),
        ("P1 robber H6", "MOE-25", "the robber moves after a 7, or with a lancer"),
        ("P1 rob P2", "MOE-25", "nobody is robbed before the robber has moved"),
        ("P1 stolen ore", "MOE-25", "stolen cards are drawn by chance"),
        ("P1 accept", "MOE-30", "no offer waits for your answer"),
        ("P1 decline", "MOE-30", "no offer waits for your answer"),
        ("P1 counter ore 1 for wool 1", "MOE-30", "no offer waits for your answer"),
        ("P1 deal P2", "MOE-30", "no answers wait for your choice"),
        ("P1 no-deal", "MOE-30", "no answers wait for your choice"),
        ("P1 drawn guide", "MOE-35", "development cards are drawn by chance"),
        ("P1 gold P1 1", "MOE-40", "there are no equally short ways to choose from"),
        ("P1 step H6.W", "MOE-45", "no merchant is on its way"),
        ("P1 stop", "MOE-45", "nothing is on its way that could stop"),
        ("P1 circle L9", "MOE-51", "no new post waits for its token"),
        ("P1 take-token J8", "MOE-51", "no token is to be moved"),
        ("P1 token 11", "MOE-51", "tokens are turned up by chance"),
        ("P1 step G7.N", "MOE-55", "no caravan is on its way"),
        ("P1 take ore", "MOE-72", "resources are taken after a good year is played"),
    ] {
        let illegal = refusal(&state, line);
        let found = (illegal.kind, illegal.clause_id(), illegal.sentence());
        assert_eq!(found, (IllegalKind::Rule, Some(clause), reason.to_owned()), "{line}");
    }
}

/// MOE-26: what somebody has to do with a hidden hand is never played by itself.
#[test]
fn moe_26_nothing_is_played_by_itself_that_tells_of_a_hidden_hand() {
    let forced = |state: &merchants::Merchants, seat: Seat| {
        state.forced(seat, &mut Actions::new()).map(|action| action.to_string())
    };
    let mut state = table(4, |position| {
        position.seats[0].resources = hand("lumber 1");
        position.seats[1].resources = hand("wool 1");
        position.seats[2].gold = 0;
        position.seats[3].gold = 0;
    });
    play(&mut state, &["P1 offer lumber 1 for ore 1"]);
    assert_eq!(legal(&state, P2), ["decline"]);
    assert_eq!(forced(&state, P2), None, "that P2 can't accept is P2's secret");
    assert_eq!(forced(&state, P3).as_deref(), Some("decline"), "everybody sees that P3 has nothing");
    // Without cards but with gold, a counter-offer is possible that no list has.
    let mut rich = table(4, |position| position.seats[0].resources = hand("lumber 1"));
    play(&mut rich, &["P1 offer lumber 1 for ore 1"]);
    assert_eq!((legal(&rich, P2), forced(&rich, P2)), (vec!["decline".to_owned()], None));
    // A card before the dice may be one that can't be played.
    let state = changed(&fixed(4), |position| {
        position.phase = PhasePosition::BeforeRoll;
        position.seats[0].cards = cards("guide 1");
    });
    assert_eq!((legal(&state, P1), forced(&state, P1)), (vec!["roll".to_owned()], None));
    // Without resources, gold and cards there is nothing but the end of the turn, as all can see.
    let broke = table(4, |position| position.seats[0].gold = 0);
    assert_eq!(forced(&broke, P1).as_deref(), Some("end"));
    let with_card = table(4, |position| {
        position.seats[0].gold = 0;
        position.seats[0].cards = cards("guide 1");
    });
    assert_eq!((legal(&with_card, P1), forced(&with_card, P1)), (vec!["end".to_owned()], None));
}

#[test]
fn an_action_before_its_moment_is_told_what_comes_first() {
    let in_phase = |phase: &str, seats: &str| {
        position(&format!(
            r#"{{"phase": {phase}, "seats": [{seats}, {{"resources": {{"ore": 1}}}}, {{}}, {{}}]}}"#
        ))
    };
    let start = |actions: &[&str]| {
        let mut state = new("players=3 start=free");
        play(&mut state, &["chance dice 6 6", "chance dice 1 1", "chance dice 1 1"]);
        play(&mut state, actions);
        state
    };
    let posts = [
        "P1 set-post koeln",
        "P2 set-post praha",
        "P3 set-post wroclaw",
        "P3 set-post krakow",
        "P2 set-post torino",
        "P1 set-post venezia",
        "P1 set-post budapest",
        "P2 set-post nuernberg",
        "P3 set-post lyon",
    ];
    let neutral = ["P3 set-neutral bern", "P2 set-neutral muenchen", "P1 set-neutral berlin"];
    let merchant = r#"{"posts": ["bern"], "cards": {"guide": 1}}"#;
    let caravan = r#"{"routes": ["G7.N", "F7.NE"]}"#;
    let all = [
        (start(&[]), "P1 end", "MOE-15: now a post is to be set on a violet city"),
        (start(&posts), "P3 end", "MOE-17: now a neutral post is to be set on a violet city"),
        (
            start(&[&posts[..], &neutral[..]].concat()),
            "P3 end",
            "MOE-18: now a route is to be set at an own post",
        ),
        (
            in_phase("\"before-roll\"", merchant),
            "P1 stop",
            "MOE-20: first the dice are thrown, or a card is played",
        ),
        (
            in_phase(r#"{"discard": [{"seat": "P1", "cards": 4}]}"#, r#"{"resources": {"ore": 8}}"#),
            "P1 end",
            "MOE-25: first half of the hand goes back",
        ),
        (in_phase("\"robber\"", merchant), "P1 end", "MOE-25: first the robber does its work"),
        (
            in_phase(r#"{"walking": {"at": "bern", "left": 3}}"#, merchant),
            "P1 end",
            "MOE-45: first the merchant's move is to be finished",
        ),
        (
            in_phase(r#"{"driving": {"at": "G7.N", "left": 3}}"#, caravan),
            "P1 end",
            "MOE-55: first the caravan's move is to be finished",
        ),
    ];
    for (state, line, sentence) in all {
        refused_with(&state, line, sentence);
    }
    // The robber stands where P2 and P3 can be robbed.
    let mut state = table(4, |position| {
        position.phase = PhasePosition::Robber;
        position.seats[1].resources = hand("ore 1");
        position.seats[2].resources = hand("ore 1");
    });
    play(&mut state, &["P1 robber G6"]);
    refused_with(&state, "P1 end", "MOE-25: first the robber does its work");
}
