//! Caravans, tolls, deliveries, and the end (MOE-55 to MOE-60, MOE-80).

use game::{Game, Turn};
use merchants::position::{CaravanPosition, MovedCaravan};

use crate::common::*;

/// Blue's turn with these routes, caravans at some of them, and these cards.
fn blue(
    routes: &str,
    caravans: &str,
    cards: &str,
    change: impl FnOnce(&mut merchants::Position),
) -> merchants::Merchants {
    table(4, |position| {
        position.active = Some(P2);
        position.seats[1].routes = names(routes);
        position.seats[1].caravans = names(caravans).iter().map(|at| caravan(at)).collect();
        position.seats[1].resources = hand(cards);
        for seat in [2, 3] {
            position.seats[seat].routes.clear();
            position.seats[seat].caravans.clear();
        }
        change(position);
    })
}

#[test]
fn moe_55_each_salt_is_three_routes_of_one_caravan() {
    let mut state = blue("G7.N F7.NE F6.SE G6.N G5.SE", "G7.N", "salt 2", |_| {});
    assert_eq!(legal_with(&state, P2, "drive"), ["drive G7.N 1", "drive G7.N 2"]);
    assert_eq!(clause_against(&state, "P2 drive G7.N 3"), "MOE-55");
    assert_eq!(clause_against(&state, "P2 drive G7.N 0"), "MOE-55");
    assert_eq!(clause_against(&state, "P2 drive F7.NE 1"), "MOE-55");
    play(&mut state, &["P2 drive G7.N 1"]);
    assert_eq!(cards_of(&state, P2), "salt 1");
    assert_eq!(clause_against(&state, "P2 stop"), "MOE-55");
    assert_eq!(clause_against(&state, "P2 step F6.SE"), "MOE-55"); // Not adjoining.
    assert_eq!(clause_against(&state, "P2 step F7.SE"), "MOE-55"); // No route.
    play(&mut state, &["P2 step F7.NE", "P2 step F6.SE", "P2 step G6.N"]);
    assert_eq!(clause_against(&state, "P2 step G5.SE"), "MOE-55");
    play(&mut state, &["P2 stop"]);
    // Two salt add up to six steps.
    let mut state = blue("G7.N F7.NE F6.SE G6.N G5.SE", "G7.N", "salt 2", |_| {});
    play(
        &mut state,
        &["P2 drive G7.N 2", "P2 step F7.NE", "P2 step F6.SE", "P2 step G6.N", "P2 step G5.SE", "P2 stop"],
    );
    assert_eq!(cards_of(&state, P2), "");
}

#[test]
fn moe_55_steps_are_not_split_between_caravans() {
    let mut state = blue("G7.N F7.NE F6.SE", "G7.N F6.SE", "salt 1", |_| {});
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 stop"]);
    assert_eq!(clause_against(&state, "P2 drive F6.SE 1"), "MOE-55"); // No salt is left.
    assert_eq!(clause_against(&state, "P2 step G7.N"), "MOE-55");
}

#[test]
fn moe_56_two_caravans_at_a_route_and_no_third() {
    let crowd = |position: &mut merchants::Position| {
        position.seats[2].caravans = vec![caravan("F7.NE"), caravan("F7.NE")];
    };
    let mut state = blue("G7.N F7.NE F6.SE", "G7.N", "salt 1", crowd);
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE"]);
    assert_eq!(clause_against(&state, "P2 stop"), "MOE-56");
    play(&mut state, &["P2 step F6.SE", "P2 stop"]); // It may pass.
    // The third step may not lead to the full route: the look-ahead refuses it.
    let mut state = blue("G7.N F7.NE F6.SE", "G7.N", "salt 1", crowd);
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 step F6.SE"]);
    assert_eq!(clause_against(&state, "P2 step F7.NE"), "MOE-56");
    assert!(legal_with(&state, P2, "step").is_empty());
    assert_eq!(legal_with(&state, P2, "stop"), ["stop"]);
}

#[test]
fn moe_56_a_caravan_may_return_to_where_it_started() {
    let mut state = blue("G7.N F7.NE", "G7.N", "salt 1", |position| {
        position.seats[2].caravans = vec![caravan("G7.N")];
    });
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 step G7.N", "P2 stop"]);
    assert_eq!(written(&state).seats[1].caravans.len(), 1);
    // Even if all that it could do is to come back to a route that is full with it.
    let mut state = blue("G7.N F7.NE", "G7.N", "salt 1", |position| {
        position.seats[2].caravans = vec![caravan("F7.NE"), caravan("F7.NE")];
        position.seats[3].caravans = vec![caravan("G7.N")];
    });
    assert_eq!(legal_with(&state, P2, "drive"), ["drive G7.N 1"]);
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 step G7.N", "P2 stop"]);
}

#[test]
fn moe_56_a_step_looks_ahead_as_far_as_the_steps_reach() {
    // Blue, without gold, leaves a white route over two full ones.
    let mut state = blue("F7.NE F6.SE G6.N", "G7.N", "salt 1", |position| {
        position.seats[1].gold = 0;
        position.seats[2].routes = names("G7.N");
        position.seats[2].caravans = vec![caravan("F7.NE"), caravan("F7.NE")];
        position.seats[3].caravans = vec![caravan("F6.SE"), caravan("F6.SE")];
    });
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE"]);
    assert_eq!(legal_with(&state, P2, "step"), ["step F6.SE"]);
    play(&mut state, &["P2 step F6.SE"]);
    assert_eq!(clause_against(&state, "P2 step F7.NE"), "MOE-56");
    play(&mut state, &["P2 step G6.N", "P2 stop"]);
}

#[test]
fn moe_56_no_move_into_a_place_where_it_can_not_end() {
    // The only way out is a full route that leads nowhere else: the move can only come back.
    let mut state = blue("G7.N F7.NE", "G7.N", "salt 1", |position| {
        position.seats[2].caravans = vec![caravan("F7.NE"), caravan("F7.NE")];
    });
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE"]);
    assert_eq!(legal(&state, P2), ["step G7.N", "deliver G6.W"], "no stop");
    play(&mut state, &["P2 step G7.N"]);
    assert_eq!(legal(&state, P2), ["stop"], "no last step into the full route");
}

#[test]
fn moe_56_over_full_routes_only_as_far_as_the_salt_reaches() {
    // Blue, without gold, leaves a white route over three full ones: the fourth step is the first that finds room.
    let over_three = |routes: &str, cards: &str| {
        blue(routes, "G7.N", cards, |position| {
            position.seats[1].gold = 0;
            position.seats[2].routes = names("G7.N");
            position.seats[0].caravans = vec![caravan("F7.NE"), caravan("F7.NE")];
            position.seats[2].caravans = vec![caravan("F6.SE"), caravan("F6.SE")];
            position.seats[3].caravans = vec![caravan("G6.N"), caravan("G6.N")];
        })
    };
    let mut state = over_three("F7.NE F6.SE G6.N G5.SE", "salt 2");
    assert_eq!(clause_against(&state, "P2 drive G7.N 1"), "MOE-55");
    assert_eq!(legal_with(&state, P2, "drive"), ["drive G7.N 2"]);
    play(&mut state, &["P2 drive G7.N 2", "P2 step F7.NE", "P2 step F6.SE", "P2 step G6.N", "P2 step G5.SE"]);
    play(&mut state, &["P2 stop"]);
    // If the last of the full ones leads nowhere, no salt is enough.
    let state = over_three("F7.NE F6.SE G6.N", "salt 9");
    assert!(legal_with(&state, P2, "drive").is_empty());
    assert_eq!(clause_against(&state, "P2 drive G7.N 9"), "MOE-55");
}

#[test]
fn moe_57_a_gold_to_the_owner_once_a_turn_for_each_caravan_and_owner() {
    let roads = |position: &mut merchants::Position| {
        position.seats[2].routes = names("F7.NE F6.SE");
        position.seats[3].routes = names("G6.N");
    };
    let mut state = blue("G7.N", "G7.N G7.N", "salt 3", roads);
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 step F6.SE"]);
    assert_eq!(gold_of(&state), [3, 2, 4, 3], "white is paid once");
    play(&mut state, &["P2 step G6.N"]);
    assert_eq!(gold_of(&state), [3, 1, 4, 4], "orange too");
    play(&mut state, &["P2 stop", "P2 drive G6.N 1", "P2 step F6.SE", "P2 stop"]);
    assert_eq!(gold_of(&state), [3, 1, 4, 4], "nothing more for this caravan in this turn");
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 stop"]);
    assert_eq!(gold_of(&state), [3, 0, 5, 4], "the other caravan pays for itself");
    // In the next turn the fee is due again.
    let mut state = blue("G7.N", "G7.N", "salt 2", roads);
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 stop", "P2 end"]);
    let mut state = changed(&state, |position| {
        position.active = Some(P2);
        position.phase = merchants::position::PhasePosition::Actions;
        position.turn.rolled = Some(true);
    });
    play(&mut state, &["P2 drive F7.NE 1", "P2 step F6.SE"]);
    assert_eq!(gold_of(&state), [3, 1, 5, 3]);
}

#[test]
fn moe_57_a_caravan_set_elsewhere_has_paid_what_it_has_paid() {
    let mut state = blue("G7.N F7.SE", "G7.N F7.SE", "salt 2 ore 1 lumber 1", |position| {
        position.seats[2].routes = names("F7.NE");
    });
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 stop"]);
    assert_eq!(gold_of(&state), [3, 2, 4, 3]);
    state = changed(&state, |position| position.seats[1].resources = hand("salt 2 ore 1 lumber 1"));
    play(&mut state, &["P2 caravan G7.N from F7.NE", "P2 drive G7.N 1", "P2 step F7.NE", "P2 stop"]);
    assert_eq!(gold_of(&state), [3, 2, 4, 3], "it is the same caravan in the same turn");
}

#[test]
fn moe_57_without_gold_the_caravan_can_not_go_there() {
    let state = blue("G7.N", "G7.N", "salt 1", |position| {
        position.seats[2].routes = names("F7.NE");
        position.seats[1].gold = 0;
    });
    assert_eq!(clause_against(&state, "P2 drive G7.N 1"), "MOE-55"); // There is nowhere else to go.
    assert!(legal_with(&state, P2, "drive").is_empty());
    let mut state = blue("G7.N F7.SE", "G7.N", "salt 1", |position| {
        position.seats[2].routes = names("F7.NE");
        position.seats[1].gold = 0;
    });
    play(&mut state, &["P2 drive G7.N 1"]);
    assert_eq!(clause_against(&state, "P2 step F7.NE"), "MOE-57");
}

#[test]
fn moe_57_to_leave_a_foreign_route_costs_nothing() {
    let mut state =
        blue("G7.N F7.SE", "F7.NE", "salt 1", |position| position.seats[2].routes = names("F7.NE"));
    play(&mut state, &["P2 drive F7.NE 1", "P2 step G7.N"]);
    assert_eq!(gold_of(&state), [3, 3, 3, 3]);
    play(&mut state, &["P2 step F7.NE"]);
    assert_eq!(gold_of(&state), [3, 2, 4, 3], "to come back costs the fee");
}

#[test]
fn moe_57_two_caravans_at_one_route_that_differ_are_told_apart() {
    let mut state = blue("G7.N F7.SE", "F7.SE", "salt 3", |position| {
        position.seats[2].routes = names("F7.NE");
        position.seats[1].caravans.push(CaravanPosition::Moved(MovedCaravan {
            at: "F7.SE".into(),
            tolls: vec![P3],
            rested: false,
        }));
    });
    assert_eq!(legal_with(&state, P2, "drive").len(), 6);
    play(&mut state, &["P2 drive F7.SE/2 1", "P2 step F7.NE", "P2 stop"]);
    assert_eq!(gold_of(&state), [3, 3, 3, 3], "the second one has paid white");
    play(&mut state, &["P2 drive F7.SE 1", "P2 step F7.NE", "P2 stop"]);
    assert_eq!(gold_of(&state), [3, 2, 4, 3]);
    assert_eq!(clause_against(&state, "P2 drive F7.NE/2 1"), "MOE-55"); // They are alike now.
}

#[test]
fn moe_58_deliveries_on_the_way_and_on_with_what_steps_are_left() {
    let mut state =
        blue("G7.N F7.NE F6.SE", "G7.N", "salt 1", |position| position.seats[1].posts.push("roma".into()));
    play(&mut state, &["P2 drive G7.N 1"]);
    assert_eq!(clause_against(&state, "P2 deliver G6.W"), "MOE-58"); // Not there yet.
    play(&mut state, &["P2 step F7.NE"]);
    assert_eq!(clause_against(&state, "P2 deliver F6.E"), "MOE-58"); // The route does not touch Bruxelles.
    let mut begun = blue("G7.N F7.NE", "F7.NE", "salt 1", |_| {});
    play(&mut begun, &["P2 drive F7.NE 1"]);
    assert_eq!(clause_against(&begun, "P2 deliver G6.W"), "MOE-58"); // Standing, it delivers before it is paid to move.
    assert!(legal_with(&begun, P2, "deliver").is_empty());
    play(&mut state, &["P2 deliver G6.W", "P2 step F6.SE", "P2 deliver F6.E", "P2 step F7.NE", "P2 stop"]);
    let mut delivered = written(&state).seats[1].commodities.clone();
    delivered.sort();
    assert_eq!(delivered, ["bruxelles", "paris"]);
    assert_eq!(state.table().free_commodities(P2), 0);
}

#[test]
fn moe_58_a_route_between_two_posts_serves_both_in_any_order() {
    let with_two = |position: &mut merchants::Position| position.seats[1].posts.push("roma".into());
    let mut state = blue("F7.NE F6.SE", "F7.NE", "salt 1", with_two);
    play(&mut state, &["P2 drive F7.NE 1", "P2 step F6.SE"]);
    assert_eq!(legal_with(&state, P2, "deliver"), ["deliver F6.E", "deliver G6.W"]);
    let mut other = state.clone();
    play(&mut state, &["P2 deliver F6.E", "P2 deliver G6.W", "P2 stop"]);
    assert_eq!(written(&state).seats[1].commodities.len(), 2);
    play(&mut other, &["P2 deliver G6.W", "P2 deliver F6.E", "P2 stop"]);
    assert_eq!(other, state, "either order reaches the same");
}

#[test]
fn moe_59_one_commodity_a_post_and_none_for_own_posts_and_empty_cities() {
    let state =
        blue("G7.N F7.NE F7.SE", "F7.NE", "", |position| position.seats[2].commodities = names("paris"));
    assert_eq!(clause_against(&state, "P2 deliver G6.W"), "MOE-59");
    assert!(legal_with(&state, P2, "deliver").is_empty());
    let state = blue("G7.N", "G7.N", "", |_| {});
    assert_eq!(clause_against(&state, "P2 deliver H7.W"), "MOE-59"); // Blue's own Bern.
    let state = blue("J7.NE", "J7.NE", "", |_| {});
    assert_eq!(clause_against(&state, "P2 deliver J7.E"), "MOE-59"); // Wien is empty.
    assert!(legal_with(&state, P2, "deliver").is_empty());
}

#[test]
fn moe_60_a_caravan_that_stood_there_delivers_without_moving() {
    let mut state = blue("G7.N F7.NE", "F7.NE", "", |_| {});
    assert_eq!(legal_with(&state, P2, "deliver"), ["deliver G6.W"]);
    play(&mut state, &["P2 deliver G6.W"]);
    assert_eq!(written(&state).seats[1].commodities, ["paris"]);
}

#[test]
fn moe_60_a_caravan_bought_or_moved_this_turn_does_not() {
    let mut state = blue("G7.N F7.NE F7.SE", "", "ore 1 lumber 1 salt 1", |position| {
        position.seats[1].posts = names("paris venezia roma");
        position.seats[3].posts = names("krakow koeln lyon");
    });
    play(&mut state, &["P2 caravan F7.NE"]);
    assert_eq!(clause_against(&state, "P2 deliver G6.W"), "MOE-60");
    let mut state = blue("G7.N F7.NE", "G7.N", "salt 1", |_| {});
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 stop"]);
    assert_eq!(clause_against(&state, "P2 deliver G6.W"), "MOE-60");
    assert!(legal_with(&state, P2, "deliver").is_empty());
    // In the next turn it has stood there.
    play(
        &mut state,
        &["P2 end", "chance dice 1 1", "P3 end", "chance dice 1 1", "P4 end", "chance dice 1 1", "P1 end"],
    );
    play(&mut state, &["chance dice 1 1", "P2 deliver G6.W"]);
}

#[test]
fn moe_80_all_commodities_delivered_wins_at_once() {
    let mut state = blue("G7.N F7.NE", "G7.N", "salt 1", |position| {
        position.seats[1].posts.extend(names("roma napoli palermo marseille"));
        position.seats[1].commodities = names("nuernberg budapest torino praha");
    });
    assert_eq!(state.score(), None);
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 deliver G6.W"]);
    assert_eq!(state.turn(), Turn::Over);
    let scores = state.score().unwrap();
    assert_eq!([P1, P2, P3, P4].map(|seat| scores.of(seat).unwrap().rank), [2, 1, 2, 2]);
    assert_eq!(scores.of(P2).unwrap().total, 5);
    assert_eq!(clause_against(&state, "P2 stop"), "MOE-80");
    assert_eq!(clause_against(&state, "chance dice 1 1"), "MOE-80");
}

/// Blue has one commodity left, and it is free.
fn last_commodity(position: &mut merchants::Position) {
    position.seats[1].posts.extend(names("roma napoli palermo marseille"));
    position.seats[1].commodities = names("nuernberg budapest torino praha");
}

#[test]
fn moe_80_the_last_delivery_may_be_made_in_passing_before_the_dice_or_standing() {
    // Past a full route, where the caravan could not have stopped.
    let mut state = blue("G7.N F7.NE", "G7.N", "salt 1", |position| {
        last_commodity(position);
        position.seats[2].caravans = vec![caravan("F7.NE"), caravan("F7.NE")];
    });
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 deliver G6.W"]);
    assert_eq!((state.turn(), state.score().unwrap().of(P2).unwrap().rank), (Turn::Over, 1));
    let json = serde_json::to_string(&state).unwrap();
    assert_eq!(position(&json), state);
    // With a fair wind before the dice.
    let mut state = blue("G7.N F7.NE", "G7.N", "", |position| {
        last_commodity(position);
        position.phase = merchants::position::PhasePosition::BeforeRoll;
        position.turn.rolled = None;
        position.seats[1].cards = cards("fair-wind 1");
    });
    play(&mut state, &["P2 play fair-wind", "P2 drive G7.N 0", "P2 step F7.NE", "P2 deliver G6.W"]);
    assert_eq!(state.turn(), Turn::Over);
    assert_eq!(clause_against(&state, "chance dice 1 1"), "MOE-80");
    // Without a move.
    let mut state = blue("F7.NE", "F7.NE", "", last_commodity);
    play(&mut state, &["P2 deliver G6.W"]);
    assert_eq!(state.turn(), Turn::Over);
}
