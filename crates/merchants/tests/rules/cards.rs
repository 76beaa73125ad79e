//! Development cards (MOE-70 to MOE-72).

use game::{Game, Turn};
use merchants::components::deck;
use merchants::position::PhasePosition;

use crate::common::*;

fn red_with_cards(
    cards_in_hand: &str,
    change: impl FnOnce(&mut merchants::Position),
) -> merchants::Merchants {
    table(4, |position| {
        position.seats[0].cards = cards(cards_in_hand);
        change(position);
    })
}

#[test]
fn moe_70_one_card_a_turn_any_card_before_or_after_the_throw() {
    let mut state = red_with_cards("bill-of-exchange 2", |_| {});
    play(&mut state, &["P1 play bill-of-exchange"]);
    assert_eq!(clause_against(&state, "P1 play bill-of-exchange"), "MOE-70");
    assert!(legal_with(&state, P1, "play").is_empty());
    // Everybody has a card in their own turn.
    let mut next = changed(&state, |position| position.seats[1].cards = cards("bill-of-exchange 1"));
    play(&mut next, &["P1 end", "P2 play bill-of-exchange"]);
    // Played before the throw, none after it.
    let mut state = red_with_cards("good-year 1 guide 1", |position| {
        position.phase = PhasePosition::BeforeRoll;
        position.turn.rolled = None;
    });
    play(&mut state, &["P1 play good-year", "P1 take ore", "P1 take ore", "chance dice 1 1"]);
    assert_eq!(clause_against(&state, "P1 play guide"), "MOE-70");
    assert_eq!(clause_against(&state, "P1 play lancer"), "MOE-70");
    let state = red_with_cards("lancer 1", |_| {});
    refused_with(&state, "P1 play guide", "MOE-70: you have no such card");
    // A card of the same kind bought this turn does not stand for it.
    let state = red_with_cards("lancer 1", |position| position.seats[0].fresh = cards("lancer 1"));
    assert_eq!(clause_against(&state, "P1 play lancer"), "MOE-70");
    let state = red_with_cards("lancer 2", |position| position.seats[0].fresh = cards("lancer 1"));
    assert!(legal(&state, P1).contains(&"play lancer".to_owned()));
}

#[test]
fn moe_71_the_discard_becomes_the_new_stack() {
    // One card is left in the stack; when it is bought, the discard is shuffled at once.
    let discard = "lancer 8 fair-wind 4 guide 4 charter 3 bill-of-exchange 3";
    let mut state = red_with_cards("good-year 2", |position| {
        position.seats[0].resources = hand("wool 2 salt 2");
        position.discard = cards(discard).unwrap();
    });
    play(&mut state, &["P1 card", "chance drawn good-year"]);
    assert!(written(&state).discard.is_empty());
    play(&mut state, &["P1 card"]);
    let mut outcomes = game::Outcomes::new();
    state.chance(&mut outcomes);
    assert_eq!(outcomes.total(), 22);
    assert_eq!(clause_against(&state, "chance drawn good-year"), "MOE-35");
    // All cards were in hands when the stack ran out: what is played since is shuffled at the next purchase.
    let mut state = table(4, |position| {
        position.seats[0].resources = hand("wool 1 salt 1");
        position.seats[0].cards = cards("bill-of-exchange 1");
        position.seats[1].cards = Some(deck().minus(cards("bill-of-exchange 1").unwrap()));
    });
    play(&mut state, &["P1 play bill-of-exchange"]);
    assert_eq!(Some(written(&state).discard), cards("bill-of-exchange 1"), "played cards form a discard");
    play(&mut state, &["P1 card", "chance drawn bill-of-exchange"]);
}

#[test]
fn moe_72_the_deck_has_25_cards() {
    let counts: Vec<u8> = merchants::components::Card::ALL.iter().map(|&card| deck().get(card)).collect();
    assert_eq!(counts, [8, 4, 4, 3, 3, 3]);
}

#[test]
fn moe_72_a_lancer_moves_the_robber() {
    let mut state = red_with_cards("lancer 1", |position| position.seats[1].resources = hand("ore 8"));
    play(&mut state, &["P1 play lancer"]);
    assert_eq!(clause_against(&state, "P1 robber P5"), "MOE-25");
    // Nobody returns cards for a lancer.
    play(&mut state, &["P1 robber F8", "chance stolen ore"]);
    assert_eq!((cards_of(&state, P1), cards_of(&state, P2)), ("ore 1".into(), "ore 7".into()));
    assert_eq!(state.turn(), Turn::of(P1));
    // Before the throw the dice follow.
    let mut state = red_with_cards("lancer 1", |position| {
        position.phase = PhasePosition::BeforeRoll;
        position.turn.rolled = None;
    });
    play(&mut state, &["P1 play lancer", "P1 robber F8", "chance dice 1 1"]);
}

#[test]
fn moe_72_a_fair_wind_drives_without_salt_but_pays_tolls() {
    let mut state = red_with_cards("fair-wind 1", |position| position.seats[1].routes.push("K8.NE".into()));
    play(&mut state, &["P1 play fair-wind"]);
    assert_eq!(clause_against(&state, "P1 drive K7.SE 1"), "MOE-72");
    assert_eq!(clause_against(&state, "P1 end"), "MOE-72");
    play(&mut state, &["P1 drive K7.SE 0", "P1 step K8.NE", "P1 step K7.SE", "P1 step K8.NE"]);
    assert_eq!(gold_of(&state), [2, 4, 3, 3]);
    assert_eq!(legal(&state, P1), ["stop"]);
}

#[test]
fn moe_72_a_guide_walks_without_grain() {
    let mut state = red_with_cards("guide 1", |position| position.seats[0].merchants = names("budapest"));
    play(&mut state, &["P1 play guide"]);
    assert_eq!(clause_against(&state, "P1 walk K7.E 1"), "MOE-72");
    play(&mut state, &["P1 walk K7.E 0", "P1 step L8.W", "P1 step K7.E", "P1 step L8.W"]);
    assert_eq!(legal(&state, P1), ["stop"]);
    // A post built before the dice earns from them: Zagreb touches the pasture 8, where Budapest stands, too.
    let mut state = red_with_cards("guide 1", |position| {
        position.phase = PhasePosition::BeforeRoll;
        position.turn.rolled = None;
        position.seats[0].merchants = names("L8.W");
    });
    play(&mut state, &["P1 play guide", "P1 walk L8.W 0", "P1 step J8.E", "P1 stop", "chance dice 2 6"]);
    assert_eq!(cards_of(&state, P1), "wool 2");
}

#[test]
fn moe_72_a_charter_opens_up_to_two_routes() {
    let mut state = red_with_cards("charter 1", |_| {});
    play(&mut state, &["P1 play charter"]);
    assert_eq!(clause_against(&state, "P1 stop"), "MOE-72"); // One at least.
    assert_eq!(clause_against(&state, "P1 end"), "MOE-72");
    assert_eq!(clause_against(&state, "P1 route K8.SE"), "MOE-38");
    play(&mut state, &["P1 route K8.NE"]);
    let mut one = state.clone();
    play(&mut one, &["P1 stop", "P1 end"]);
    play(&mut state, &["P1 route G7.SE", "P1 end"]);
    assert_eq!(written(&state).seats[0].routes.len(), 3);
    // A double arrow of a charter brings its free route beside.
    let mut state = red_with_cards("charter 1", |position| position.seats[0].routes.push("L4.N".into()));
    play(&mut state, &["P1 play charter", "P1 route K3.SE", "P1 route K4.N", "P1 route G7.SE", "P1 end"]);
    assert_eq!(written(&state).seats[0].routes.len(), 5);
    // With 29 routes on the board one is left; with 30 the charter could do nothing.
    let mut east: Vec<String> =
        merchants::map::europe().short.paths.iter().rev().take(30).map(ToString::to_string).collect();
    let with = |routes: &[String]| {
        red_with_cards("charter 1", |position| {
            position.seats[0].routes = routes.to_vec();
            position.seats[0].caravans.clear();
        })
    };
    assert_eq!(clause_against(&with(&east), "P1 play charter"), "MOE-72");
    east.pop();
    let mut state = with(&east);
    play(&mut state, &["P1 play charter", "P1 route G7.SE"]);
    assert_eq!((written(&state).turn.charter, written(&state).seats[0].routes.len()), (0, 30));
    play(&mut state, &["P1 end"]);
}

#[test]
fn moe_72_a_bill_of_exchange_brings_three_gold() {
    let mut state = red_with_cards("bill-of-exchange 1", |_| {});
    play(&mut state, &["P1 play bill-of-exchange"]);
    assert_eq!(gold_of(&state)[0], 6);
    let mut state = red_with_cards("bill-of-exchange 1", |position| position.seats[1].gold = 89);
    play(&mut state, &["P1 play bill-of-exchange"]);
    assert_eq!(gold_of(&state)[0], 5, "the bank had two");
}

#[test]
fn moe_72_a_third_resource_of_a_good_year_is_too_many() {
    let mut state = red_with_cards("good-year 1", |_| {});
    play(&mut state, &["P1 play good-year"]);
    assert_eq!(testkit::script::at_once(&state, "P1 take ore ore").unwrap(), "take ore; take ore");
    let refused = testkit::script::at_once(&state, "P1 take ore ore ore").unwrap_err();
    assert!(refused.ends_with(": the choice is complete after 2 of these steps"), "{refused}");
}

#[test]
fn moe_72_a_good_year_brings_any_two_resources() {
    let mut state = red_with_cards("good-year 1", |_| {});
    play(&mut state, &["P1 play good-year", "P1 take wool"]);
    // What is listed keeps an order; what is accepted doesn't.
    assert_eq!(legal(&state, P1), ["take wool", "take grain", "take ore", "take salt"]);
    let mut other = red_with_cards("good-year 1", |_| {});
    play(&mut state, &["P1 take lumber"]);
    play(&mut other, &["P1 play good-year", "P1 take lumber", "P1 take wool"]);
    assert_eq!((cards_of(&state, P1), &other), ("lumber 1 wool 1".into(), &state));
    let mut state =
        red_with_cards("good-year 1", |position| position.seats[1].resources = hand("ore 19 salt 19"));
    play(&mut state, &["P1 play good-year"]);
    assert_eq!(clause_against(&state, "P1 take ore"), "MOE-33");
    // Of one lumber and one salt, lumber is listed first; who takes salt first still gets both.
    let mut state = red_with_cards("good-year 1", |position| {
        position.seats[1].resources = hand("lumber 18 wool 19 grain 19 ore 19 salt 18");
    });
    play(&mut state, &["P1 play good-year"]);
    assert_eq!(legal(&state, P1), ["take lumber"]);
    play(&mut state, &["P1 take salt"]);
    assert_eq!(legal(&state, P1), ["take lumber"]);
    // A supply of one card brings one, an empty one nothing.
    let mut state = red_with_cards("good-year 1", |position| {
        position.seats[1].resources = hand("lumber 19 wool 19 grain 19 ore 19 salt 18");
    });
    play(&mut state, &["P1 play good-year", "P1 take salt", "P1 end"]);
    let state = red_with_cards("good-year 1", |position| {
        position.seats[1].resources = hand("lumber 19 wool 19 grain 19 ore 19 salt 19");
    });
    assert_eq!(clause_against(&state, "P1 play good-year"), "MOE-72");
}

#[test]
fn moe_72_a_card_that_could_do_nothing_is_not_played() {
    let state = red_with_cards("guide 1 fair-wind 1 bill-of-exchange 1", |position| {
        position.seats[0].caravans.clear();
        position.seats[1].gold = 91;
    });
    for card in ["guide", "fair-wind", "bill-of-exchange"] {
        assert_eq!(clause_against(&state, &format!("P1 play {card}")), "MOE-72");
    }
    // A caravan at a route that no other adjoins can't be moved either.
    assert_eq!(clause_against(&red_with_cards("fair-wind 1", |_| {}), "P1 play fair-wind"), "MOE-72");
    assert!(legal_with(&state, P1, "play").is_empty());
}
