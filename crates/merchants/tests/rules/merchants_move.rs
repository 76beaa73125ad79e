//! Merchants, new posts, and tokens (MOE-45 to MOE-51).

use game::{Game, Turn};
use merchants::Action;

use crate::common::*;

/// Red with merchants at these places and these cards.
fn red_with_merchants(
    merchants: &str,
    cards: &str,
    change: impl FnOnce(&mut merchants::Position),
) -> merchants::Merchants {
    table(4, |position| {
        position.seats[0].merchants = names(merchants);
        position.seats[0].resources = hand(cards);
        change(position);
    })
}

#[test]
fn moe_45_each_grain_is_three_steps_of_one_merchant() {
    let mut state = red_with_merchants("budapest", "grain 2", |_| {});
    assert_eq!(legal_with(&state, P1, "walk"), ["walk K7.E 1", "walk K7.E 2"]);
    assert_eq!(clause_against(&state, "P1 walk K7.E 3"), "MOE-45");
    assert_eq!(clause_against(&state, "P1 walk K7.E 0"), "MOE-45");
    assert_eq!(clause_against(&state, "P1 walk H6.E 1"), "MOE-45"); // None stands there.
    play(&mut state, &["P1 walk K7.E 1"]);
    assert_eq!(cards_of(&state, P1), "grain 1");
    assert_eq!(clause_against(&state, "P1 stop"), "MOE-45"); // Not moved yet.
    play(&mut state, &["P1 step M7.W", "P1 step L7.E", "P1 step M7.W"]);
    assert_eq!(legal(&state, P1), ["stop"]);
    assert_eq!(clause_against(&state, "P1 step L7.E"), "MOE-45");
    play(&mut state, &["P1 stop"]);
    assert_eq!(written(&state).seats[0].merchants, ["M7.W"]);
}

#[test]
fn moe_45_grains_add_up_and_unused_steps_are_lost() {
    let mut state = red_with_merchants("budapest nuernberg", "grain 3", |_| {});
    play(&mut state, &["P1 walk K7.E 2"]);
    let steps = ["M7.W", "L7.E", "M7.W", "L7.E", "M7.W"];
    play(&mut state, &steps.map(|to| format!("P1 step {to}")).iter().map(String::as_str).collect::<Vec<_>>());
    play(&mut state, &["P1 stop"]);
    // The sixth step is lost: the other merchant has none of it.
    assert_eq!(cards_of(&state, P1), "grain 1");
    assert_eq!(clause_against(&state, "P1 step I5.W"), "MOE-45");
    play(&mut state, &["P1 walk H6.E 1", "P1 step I5.W", "P1 stop"]);
    assert_eq!(cards_of(&state, P1), "");
}

#[test]
fn moe_46_land_and_sea_alike_past_everybody() {
    // From København's side over the Øresund, and past posts and merchants of others.
    let mut state = red_with_merchants("I3.E", "grain 1", |position| {
        position.seats[1].merchants = names("J3.W");
        position.seats[1].routes.push("I3.SE".into());
    });
    let map = &merchants::map::europe().short;
    let lane = map.path("I3.SE".parse().unwrap()).unwrap();
    assert!(map.sea_paths.contains(lane));
    let ends = map.ends[lane].map(|end| map.intersections[end].to_string());
    let to = ends.iter().find(|end| *end != "I3.E").unwrap().clone();
    play(&mut state, &["P1 walk I3.E 1", &format!("P1 step {to}")]);
    assert_eq!(clause_against(&state, "P1 step H6.W"), "MOE-46"); // No path leads there.
}

#[test]
fn moe_47_no_end_on_another_merchant_or_anothers_post() {
    let mut state = red_with_merchants("budapest nuernberg", "grain 1", |position| {
        position.seats[1].merchants = names("M7.W");
        position.seats[2].posts.push("zagreb".into());
    });
    play(&mut state, &["P1 walk K7.E 1", "P1 step M7.W"]);
    assert_eq!(clause_against(&state, "P1 stop"), "MOE-47"); // Blue's merchant.
    play(&mut state, &["P1 step K7.E"]);
    let mut home = state.clone();
    play(&mut home, &["P1 stop"]); // An own post is a place to end, and stays as it is.
    assert_eq!(written(&home).seats[0].merchants, ["H6.E", "K7.E"]);
    assert_eq!((written(&home).seats[0].posts.len(), home.table().warehouse[P1]), (3, 4));
    // With one step left, M7.W leads nowhere.
    assert_eq!(clause_against(&state, "P1 step M7.W"), "MOE-47");
    assert_eq!(legal(&state, P1), ["step L7.W", "step L8.W", "stop"]);
    // White's Zagreb, the third step away.
    let mut state =
        red_with_merchants("budapest", "grain 1", |position| position.seats[2].posts.push("zagreb".into()));
    play(&mut state, &["P1 walk K7.E 1", "P1 step L8.W"]);
    assert!(legal(&state, P1).contains(&"step J8.E".to_owned()), "one step is left to go on");
    play(&mut state, &["P1 step K7.E", "P1 step L8.W", "P1 stop", "P1 end"]);
}

#[test]
fn moe_47_a_step_looks_ahead_as_far_as_the_steps_reach() {
    // Others stand at L7.E and all around it. With one step left after it there is no end, with two there is.
    let map = &merchants::map::europe().short;
    let at = |name: &str| map.intersection(name.parse().unwrap()).unwrap();
    let mut crowd = vec!["L7.E".to_owned()];
    crowd.extend(map.ways_from(at("L7.E")).map(|way| map.intersections[way.to].to_string()));
    assert!(crowd.len() == 4 && crowd.contains(&"M7.W".to_owned()), "{crowd:?}");
    for (grain, clause) in [(1, Some("MOE-47")), (2, None)] {
        let mut state = red_with_merchants("budapest", "grain 2", |position| {
            position.seats[1].merchants = crowd[..2].to_vec();
            position.seats[2].merchants = crowd[2..].to_vec();
        });
        play(&mut state, &[&format!("P1 walk K7.E {grain}"), "P1 step M7.W"]);
        assert_eq!(
            try_line(&mut state, "P1 step L7.E").err().and_then(|illegal| illegal.clause_id()),
            clause
        );
    }
}

#[test]
fn moe_47_no_end_on_a_neutral_post_or_an_own_merchant() {
    let mut state = table(3, |position| {
        position.seats[0].merchants = names("G6.E G7.E");
        position.seats[0].resources = hand("grain 2");
    });
    play(&mut state, &["P1 walk G6.E 1", "P1 step H6.W"]); // Neutral Köln.
    assert_eq!(clause_against(&state, "P1 stop"), "MOE-47");
    play(&mut state, &["P1 step G6.E", "P1 stop"]); // And back to where it started.
    play(&mut state, &["P1 walk G6.E 1", "P1 step H7.W", "P1 step G7.E"]);
    assert_eq!(clause_against(&state, "P1 stop"), "MOE-47");
}

#[test]
fn moe_48_a_merchant_in_a_free_city_becomes_a_post() {
    let mut state = red_with_merchants("budapest", "grain 1", |_| {});
    play(&mut state, &["P1 walk K7.E 1", "P1 step L8.W", "P1 step J8.E", "P1 stop"]);
    let position = written(&state);
    assert!(position.seats[0].posts.contains(&"zagreb".to_owned()));
    assert!(position.seats[0].merchants.is_empty());
    assert_eq!(state.table().warehouse[P1], 3);
    // Passing a free city builds nothing.
    let mut state = red_with_merchants("budapest", "grain 1", |_| {});
    play(&mut state, &["P1 walk K7.E 1", "P1 step L8.W", "P1 step J8.E", "P1 step K7.W", "P1 stop"]);
    assert_eq!(written(&state).seats[0].posts.len(), 3);
}

#[test]
fn moe_48_without_a_post_left_no_end_in_a_free_city() {
    let mut state = red_with_merchants("budapest", "grain 1", |position| {
        position.seats[0].posts.extend(names("sofia bucuresti athina tirana"));
    });
    assert_eq!(state.table().warehouse[P1], 0);
    play(&mut state, &["P1 walk K7.E 1", "P1 step L8.W", "P1 step J8.E"]);
    assert_eq!(clause_against(&state, "P1 stop"), "MOE-48");
    play(&mut state, &["P1 step L8.W", "P1 stop"]);
    let mut state = red_with_merchants("L8.W", "grain 1", |position| {
        position.seats[0].posts.extend(names("sofia bucuresti athina tirana"));
    });
    play(&mut state, &["P1 walk L8.W 1", "P1 step K7.E", "P1 step L8.W"]);
    assert_eq!(clause_against(&state, "P1 step J8.E"), "MOE-47");
}

#[test]
fn moe_49_a_new_post_frees_a_commodity() {
    let mut state = red_with_merchants("budapest", "grain 1", |_| {});
    assert_eq!(state.table().free_commodities(P1), 1);
    play(&mut state, &["P1 walk K7.E 1", "P1 step L8.W", "P1 step J8.E", "P1 stop"]);
    assert_eq!(state.table().free_commodities(P1), 2);
    // All delivered that is free: no delivery, though a caravan stands at a foreign post.
    let state = table(4, |position| {
        position.active = Some(P2);
        position.seats[1].commodities = names("torino");
        position.seats[3].posts = names("krakow koeln lyon");
        position.seats[1].posts = names("bern venezia muenchen");
        position.seats[2].posts = names("praha bruxelles paris");
        position.seats[1].routes.push("F7.SE".into());
        position.seats[1].caravans = vec![caravan("F7.SE")];
    });
    assert_eq!(state.table().free_commodities(P2), 0);
    assert_eq!(clause_against(&state, "P2 deliver G7.W"), "MOE-49");
}

#[test]
fn moe_50_coins_for_the_builder() {
    // København has one coin, İstanbul three.
    for (from, step, coins) in [("I3.E", "J4.W", 1), ("N8.E", "O9.W", 3)] {
        let map = &merchants::map::europe().short;
        let beside: Vec<String> = map
            .ways_from(map.intersection(step.parse().unwrap()).unwrap())
            .map(|way| map.intersections[way.to].to_string())
            .collect();
        let from = if beside.contains(&from.to_owned()) { from.to_owned() } else { beside[0].clone() };
        let mut state = red_with_merchants(&from, "grain 1", |_| {});
        play(&mut state, &[&format!("P1 walk {from} 1"), &format!("P1 step {step}"), "P1 stop"]);
        assert_eq!(gold_of(&state)[0], 3 + coins, "{step}");
    }
}

#[test]
fn moe_51_a_circle_at_the_new_post_gets_a_token_of_its_color() {
    // Kaliningrad touches one empty circle: the saltworks L4.
    let mut state = red_with_merchants("L5.W", "grain 1", |_| {});
    play(&mut state, &["P1 walk L5.W 1", "P1 step K4.E", "P1 stop"]);
    assert_eq!(state.turn(), Turn::Chance);
    let mut outcomes = game::Outcomes::new();
    state.chance(&mut outcomes);
    assert_eq!(outcomes.to_vec(), [(Action::Token(9), 1), (Action::Token(11), 1)]);
    assert_eq!(clause_against(&state, "chance token 10"), "MOE-51"); // It lies on its dotted circle.
    play(&mut state, &["chance token 9"]);
    assert_eq!(written(&state).tokens.unwrap().get("L4"), Some(&9));
    assert_eq!(state.turn(), Turn::of(P1));
    // The hex has a number now: it brings salt.
    play(&mut state, &["P1 end", "chance dice 4 5"]);
    assert!(cards_of(&state, P1).contains("salt"));
}

#[test]
fn moe_51_exactly_one_of_several_circles_by_choice() {
    let mut state = red_with_merchants("L8.W", "grain 1", |_| {});
    play(&mut state, &["P1 walk L8.W 1", "P1 step K8.E", "P1 stop"]);
    assert_eq!(legal(&state, P1), ["circle L8", "circle L9"]);
    assert_eq!(clause_against(&state, "P1 circle K8"), "MOE-51");
    assert_eq!(clause_against(&state, "P1 end"), "MOE-51");
    play(&mut state, &["P1 circle L8", "chance token 11"]);
    let tokens = written(&state).tokens.unwrap();
    assert_eq!((tokens.get("L8"), tokens.get("L9"), tokens.len()), (Some(&11), None, 6));
}

#[test]
fn moe_51_if_no_token_is_hidden_one_in_use_is_moved_and_its_circle_is_empty_again() {
    let all_out = |position: &mut merchants::Position| {
        let tokens = position.tokens.as_mut().unwrap();
        tokens.insert("M11".into(), 10);
        tokens.insert("J11".into(), 11);
    };
    let mut state = red_with_merchants("L8.W", "grain 1", all_out);
    play(&mut state, &["P1 walk L8.W 1", "P1 step K8.E", "P1 stop", "P1 circle L9"]);
    assert_eq!(legal(&state, P1), ["take-token J8", "take-token J11", "take-token M11"]);
    assert_eq!(clause_against(&state, "P1 take-token K6"), "MOE-51"); // A field's token.
    play(&mut state, &["P1 take-token J8"]);
    let tokens = written(&state).tokens.unwrap();
    assert_eq!((tokens.get("L9"), tokens.get("J8")), (Some(&9), None));
    // J8's dotted circle is empty again: a post in Zagreb fills it.
    let mut state = changed(&state, |position| {
        position.seats[0].merchants = names("L8.W");
        position.seats[0].resources = hand("grain 1");
    });
    play(&mut state, &["P1 walk L8.W 1", "P1 step J8.E", "P1 stop", "P1 take-token M11"]);
    assert_eq!(written(&state).tokens.unwrap().get("J8"), Some(&10));
}
