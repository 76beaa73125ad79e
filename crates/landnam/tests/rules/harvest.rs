//! LN-10 to LN-16.

use game::{Game, Turn, View, Viewer, random};
use landnam::components::{FieldNumber, Good};
use landnam::phase::Phase;

use crate::common::*;

/// A meadow and a forest with 8, by the sea.
const FIELDS: &str = r#""c3": "meadow 8", "b2": "sea", "b3": "sea", "e4": "forest 8""#;

#[test]
fn ln_10_one_good_for_each_farm_and_two_for_each_village() {
    let state =
        three(r#""roll""#, FIELDS, [r#""farms": ["c3d3d4", "d5e4e5"]"#, r#""villages": ["b2b3c3"]"#, ""]);
    let state = after(&state, "chance roll 2 6");
    assert_eq!(goods(&state, P1), [0, 0, 1, 1]);
    assert_eq!(goods(&state, P2), [0, 0, 2, 0]);
    assert_eq!(in_stock(&state, Good::Sheep), 17);
}

#[test]
fn ln_10_other_numbers_produce_nothing() {
    let state = three(r#""roll""#, FIELDS, [r#""farms": ["c3d3d4"]"#, "", ""]);
    let state = after(&state, "chance roll 3 6");
    assert_eq!(goods(&state, P1), [0; 4]);
    assert_eq!((number(&state, "c3"), number(&state, "e4")), (8, 8));
}

#[test]
fn ln_11_a_settler_takes_two_and_the_buildings_get_none() {
    let seats = [r#""farms": ["c3d3d4"]"#, r#""villages": ["b2b3c3"]"#, r#""settlers": ["c3"]"#];
    let state = after(&three(r#""roll""#, FIELDS, seats), "chance roll 4 4");
    assert_eq!([goods(&state, P1), goods(&state, P2), goods(&state, P3)], [[0; 4], [0; 4], [0, 0, 2, 0]]);
}

#[test]
fn ln_11_the_settler_of_somebody_with_buildings_there_blocks_them_too() {
    let seats = [r#""villages": ["b2b3c3"], "farms": ["c3d3d4"], "settlers": ["c3"]"#, "", ""];
    let state = after(&three(r#""roll""#, FIELDS, seats), "chance roll 4 4");
    assert_eq!(goods(&state, P1), [0, 0, 2, 0]);
}

#[test]
fn ln_12_in_a_dearth_nobody_gets_anything_and_the_kinds_that_fell_short_go_back() {
    let seats = [
        r#""farms": ["c3d3d4", "d5e4e5"], "goods": {"sheep": 1, "iron": 3}"#,
        r#""villages": ["b2b3c3"], "goods": {"sheep": 10, "wood": 2}"#,
        r#""goods": {"sheep": 7}"#,
    ];
    let state = three(r#""roll""#, FIELDS, seats);
    assert_eq!(in_stock(&state, Good::Sheep), 2);
    let state = after(&state, "chance roll 4 4");
    // Three sheep were claimed and two were there. The wood that was there is not given either.
    assert_eq!(
        [goods(&state, P1), goods(&state, P2), goods(&state, P3)],
        [[3, 0, 0, 0], [0, 0, 0, 2], [0; 4]]
    );
    assert_eq!(in_stock(&state, Good::Sheep), 20);
    assert_eq!((number(&state, "c3"), number(&state, "e4")), (8, 8), "no income, no aging");
}

#[test]
fn ln_12_just_enough_is_no_dearth() {
    let seats = [
        r#""farms": ["c3d3d4"], "goods": {"sheep": 1}"#,
        r#""villages": ["b2b3c3"], "goods": {"sheep": 16}"#,
        "",
    ];
    let state = after(&three(r#""roll""#, FIELDS, seats), "chance roll 4 4");
    assert_eq!((goods(&state, P1)[2], goods(&state, P2)[2], in_stock(&state, Good::Sheep)), (2, 18, 0));
}

#[test]
fn ln_13_the_field_that_gave_the_most_cards_ages() {
    let state = three(r#""roll""#, FIELDS, [r#""farms": ["d5e4e5"]"#, r#""villages": ["b2b3c3"]"#, ""]);
    let state = after(&state, "chance roll 4 4");
    assert_eq!((number(&state, "c3"), number(&state, "e4")), (9, 8));
    assert_eq!(*state.table().phase(), Phase::Move);
}

#[test]
fn ln_13_the_active_player_chooses_among_equals() {
    let state = three(r#""roll""#, FIELDS, [r#""farms": ["d5e4e5"]"#, r#""farms": ["b2b3c3"]"#, ""]);
    let state = after(&state, "chance roll 4 4");
    assert_eq!(legal(&state, P1), ["age c3", "age e4"]);
    refused_with(&state, "P1 age d4", "LN-13: another field has to age after this harvest");
    assert_eq!(number(&after(&state, "P1 age e4"), "e4"), 9);
    assert_eq!(number(&after(&state, "P1 age e4"), "c3"), 8);
}

#[test]
fn ln_13_fields_with_settlers_that_gave_income_come_first() {
    let seats = [r#""settlers": ["e4"]"#, r#""villages": ["b2b3c3", "c2c3d3"], "farms": ["c3c4d4"]"#, ""];
    let fields =
        r#""c3": "meadow 8", "b2": "sea", "b3": "sea", "c2": "sea", "e4": "forest 8", "d3": "bog 3""#;
    let state = after(&three(r#""roll""#, fields, seats), "chance roll 4 4");
    assert_eq!((goods(&state, P2)[2], goods(&state, P1)[3]), (5, 2));
    assert_eq!((number(&state, "c3"), number(&state, "e4")), (8, 9));
}

#[test]
fn ln_13_without_income_nothing_ages() {
    let state = after(&three(r#""roll""#, FIELDS, ["", "", ""]), "chance roll 4 4");
    assert_eq!((number(&state, "c3"), number(&state, "e4")), (8, 8));
}

#[test]
fn ln_14_six_goes_to_eight_and_twelve_to_two() {
    for (old, dice, new) in [(3, "1 2", 4), (6, "3 3", 8), (11, "5 6", 12), (12, "6 6", 2)] {
        let fields = format!(r#""c3": "meadow {old}""#);
        let state = three(r#""roll""#, &fields, [r#""farms": ["c3c4d4"]"#, "", ""]);
        let state = after(&state, &format!("chance roll {dice}"));
        assert_eq!(number(&state, "c3"), new);
    }
}

#[test]
fn ln_14_without_a_free_marker_it_ages_on() {
    let fields = r#""c3": "meadow 8", "b2": "bog 9", "b3": "bog 9", "e2": "field 10", "e3": "field 10""#;
    let state = three(r#""roll""#, fields, [r#""farms": ["c3c4d4"]"#, "", ""]);
    let state = after(&state, "chance roll 4 4");
    assert_eq!(number(&state, "c3"), 11);
    let left = [8, 11].map(|number| state.table().numbers_left(FieldNumber::new(number).unwrap()));
    assert_eq!(left, [2, 1]);
}

#[test]
fn ln_15_hands_are_hidden_and_their_sizes_open() {
    let hand = |goods: &str, fate: &str| format!(r#""goods": {{{goods}}}, "fate": {{{fate}}}"#);
    let one = hand(r#""iron": 2, "wood": 1"#, r#""landing": 1"#);
    let another = hand(r#""grain": 3"#, r#""fair-wind": 1"#);
    let two = hand(r#""iron": 1, "grain": 3, "wood": 2"#, "");
    let other_two = hand(r#""iron": 3, "wood": 3"#, "");
    let state = three(r#""roll""#, "", [&one, &two, ""]);
    let changed = three(r#""roll""#, "", [&another, &other_two, ""]);
    let seen = |state: &landnam::Landnam, viewer| serde_json::to_value(state.view(viewer)).unwrap();
    assert_eq!(seen(&state, Viewer::Seat(P3)), seen(&changed, Viewer::Seat(P3)));
    assert_ne!(seen(&state, Viewer::Seat(P1)), seen(&changed, Viewer::Seat(P1)));
    let view = seen(&state, Viewer::Spectator);
    assert_eq!((&view["seats"][0]["goods_held"], &view["seats"][0]["fate_held"]), (&3.into(), &1.into()));
    assert!(view["seats"][0].get("goods").is_none() && view["hand"].is_null());
}

#[test]
fn ln_15_a_drawn_card_is_seen_by_its_drawer_only() {
    let state = after(&three(r#""roll""#, "", ["", r#""fate": {"landing": 1}"#, ""]), "chance roll 3 4");
    let draw = "draw fallow".parse().unwrap();
    let seen = |viewer| state.seen(viewer, game::Actor::Chance, draw);
    assert_eq!(seen(Viewer::Seat(P1)), Some(draw));
    assert_eq!((seen(Viewer::Seat(P2)), seen(Viewer::Spectator)), (None, None));
}

#[test]
fn ln_15_an_imagined_hand_of_the_set_up_is_an_exploration_card() {
    let mut state = landnam::Landnam::new(&landnam::LandnamOptions::of(3).unwrap());
    play(&mut state, "chance start P1; chance draw find-bog; chance draw good-omens; chance draw find-field");
    let mut rng = random::fast(1);
    for _ in 0..50 {
        let imagined = state.view(Viewer::Seat(P1)).imagine(&mut rng);
        for seat in [P2, P3] {
            let card = imagined.hand(seat).fate.kinds().next().unwrap();
            assert_eq!(card.sub_phase(), landnam::components::SubPhase::Exploration);
        }
    }
}

#[test]
fn ln_15_nothing_is_known_of_a_hand_once_an_exploration_card_has_left_it() {
    let one = r#""ships": ["a2"], "fate": {"find-bog": 1, "fallow": 1}"#;
    let state = three_with(r#""opening": ["P1"],"#, r#""move""#, "", [one, "", ""]);
    let known = |state: &landnam::Landnam| {
        serde_json::to_value(state.view(Viewer::Spectator)).unwrap()["opening"].clone()
    };
    assert_eq!(known(&state), serde_json::json!(["P1"]));
    for actions in ["P1 move a2 b2; P1 play find-bog", "P1 swap find-bog iron"] {
        assert_eq!(known(&after(&state, actions)), serde_json::json!([]), "{actions}");
    }
    assert_eq!(known(&after(&state, "P1 swap fallow iron")), serde_json::json!(["P1"]));
}

#[test]
fn ln_15_what_is_offered_is_in_an_imagined_hand() {
    let offer = r#"{"trade": {"offers": 1, "talk": {"offer": {"by": "P1", "give": {"iron": 2}, "want": {"wood": 1}, "answering": ["P2", "P3"]}}}}"#;
    let state =
        three(offer, "", [r#""goods": {"iron": 2, "sheep": 1}"#, r#""goods": {"grain": 6, "wood": 2}"#, ""]);
    let mut rng = random::fast(1);
    for _ in 0..50 {
        let imagined = state.view(Viewer::Seat(P3)).imagine(&mut rng);
        assert!(imagined.hand(P1).goods[Good::Iron] >= 2);
    }
}

#[test]
fn ln_16_a_good_year_doubles_what_one_field_gives_its_player() {
    let seats =
        [r#""farms": ["c3d3d4", "d5e4e5"], "fate": {"good-year": 1}"#, r#""villages": ["b2b3c3"]"#, ""];
    let state = after(&three(r#""roll""#, FIELDS, seats), "chance roll 4 4");
    refused(&state, "P1 play good-year d4", "LN-10");
    let state = after(&state, "P1 play good-year c3");
    assert_eq!(goods(&state, P1), [0, 0, 2, 1]);
    assert_eq!(goods(&state, P2), [0, 0, 2, 0]);
    assert_eq!(state.table().discard().total(), 1);
    assert_eq!(number(&state, "c3"), 9);
}

#[test]
fn ln_16_on_fallow_ground_nothing_ages() {
    let state = three(r#""roll""#, FIELDS, [r#""farms": ["c3d3d4"], "fate": {"fallow": 1}"#, "", ""]);
    let state = after(&state, "chance roll 4 4; P1 play fallow");
    assert_eq!((goods(&state, P1)[2], number(&state, "c3")), (1, 8));
}

#[test]
fn ln_16_on_fallow_ground_no_settler_ages_its_field_in_that_turn() {
    let one = r#""settlers": ["c3"], "fate": {"fallow": 1}, "goods": {"sheep": 1}"#;
    let state = three(r#""roll""#, FIELDS, [one, r#""settlers": ["e4"], "goods": {"wood": 1}"#, ""]);
    let state = after(&state, "chance roll 4 4; P1 play fallow; P1 stop; P1 build");
    assert!(state.table().is_fallow());
    assert_eq!(legal(&state, P1), ["end"]);
    refused(&state, "P1 age c3", "LN-16");
    let state = after(&state, "P1 end; chance roll 1 1; P2 stop; P2 build");
    allowed(&state, "P2 age e4");
}

#[test]
fn ln_16_one_harvest_card_a_turn() {
    let seats = [r#""farms": ["c3d3d4"], "fate": {"second-sowing": 1, "good-year": 1}"#, "", ""];
    let state = after(&three(r#""roll""#, FIELDS, seats), "chance roll 1 1; P1 play second-sowing");
    assert_eq!(state.turn(), Turn::Chance);
    let state = after(&state, "chance roll 4 4");
    assert_eq!(goods(&state, P1)[2], 1);
    refused(&state, "P1 play good-year c3", "LN-05");
    refused(&state, "P1 reap", "LN-16");
}

#[test]
fn ln_16_none_when_a_seven_was_rolled() {
    let seats = [r#""fate": {"second-sowing": 1}"#, r#""fate": {"fallow": 1}"#, r#""fate": {"fallow": 1}"#];
    let state = after(&three(r#""roll""#, FIELDS, seats), "chance roll 3 4; chance draw landing");
    refused(&state, "P1 play second-sowing", "LN-05");
    let thing = r#"{"thing": {"first": "P1", "plaintiff": "P1", "hearing": "docket"}}"#;
    let one = r#""farms": ["b2b3c3"], "goods": {"sheep": 1}, "fate": {"second-sowing": 1, "good-year": 1}"#;
    let state = three(thing, FIELDS, [one, r#""settlers": ["c3"]"#, ""]);
    refused(&state, "P1 play second-sowing", "LN-16");
    refused(&state, "P1 play good-year c3", "LN-16");
}

#[test]
fn ln_16_a_second_sowing_may_bring_a_thing() {
    let state = three(r#""roll""#, FIELDS, [r#""fate": {"second-sowing": 1}"#, "", ""]);
    let state = after(&state, "chance roll 1 1; P1 play second-sowing; chance roll 1 6");
    assert_eq!(phase(&state), serde_json::json!({"draw": ["P1", "P2", "P3"]}));
}

#[test]
fn ln_16_a_player_may_keep_the_cards() {
    let state = three(r#""roll""#, FIELDS, [r#""farms": ["c3d3d4"], "fate": {"good-year": 1}"#, "", ""]);
    let state = after(&state, "chance roll 4 4; P1 reap");
    assert_eq!((goods(&state, P1)[2], state.table().fate_held(P1)), (1, 1));
}
