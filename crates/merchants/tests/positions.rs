//! Positions written by hand: terse ones are completed, and what can't be on a table is refused with a sentence.

use crate::common::*;
use game::{Game, Turn};
use merchants::Merchants;

/// The sentence that refuses a position.
#[track_caller]
fn refusal(json: &str) -> String {
    match serde_json::from_str::<Merchants>(json) {
        Ok(state) => panic!("accepted: {json}\n{state:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn an_empty_object_is_an_empty_table_in_the_action_phase() {
    let state = position("{}");
    assert_eq!((state.turn(), state.players()), (Turn::of(P1), 4));
    assert_eq!(legal(&state, P1), ["end"]);
}

#[test]
fn seats_that_are_not_described_are_empty() {
    let state = position(r#"{"players": 3, "seats": [{"posts": ["bern"], "gold": 2}]}"#);
    assert_eq!((state.players(), gold_of(&state)), (3, vec![2, 0, 0]));
    assert!(refusal(r#"{"players": 3, "seats": [{}, {}, {}, {}]}"#).contains("4 seats are described"));
    assert!(refusal(r#"{"seats": [{}, {}]}"#).contains("3 or 4 play"));
}

#[test]
fn a_phase_of_the_set_up_means_the_free_start() {
    let state = position(r#"{"phase": {"set-posts": 0}, "first": "P2"}"#);
    assert_eq!((state.turn(), legal(&state, P2).len()), (Turn::of(P2), 17));
    let order =
        r#""phase": {"order": {"roller": "P1", "contenders": ["P1", "P2"], "best": 0, "leaders": []}}"#;
    assert_eq!(position(&format!("{{{order}}}")).turn(), Turn::Chance);
    assert!(refusal(&format!(r#"{{"start": "fixed", {order}}}"#)).contains("no set-up"));
    assert!(refusal(r#"{"start": "fixed", "phase": {"set-posts": 0}}"#).contains("no set-up"));
}

#[test]
fn a_charter_that_is_carried_out_has_both_routes_left_and_was_played() {
    let seats = r#""seats": [{"posts": ["bern"], "cards": {"bill-of-exchange": 1}}, {}, {}, {}]"#;
    let mut state = position(&format!(r#"{{"phase": "charter", {seats}}}"#));
    assert_eq!(clause_against(&state, "P1 stop"), "MOE-72");
    play(&mut state, &["P1 route G7.N", "P1 route F7.NE"]);
    assert_eq!(clause_against(&state, "P1 stop"), "MOE-45", "both are laid");
    assert_eq!(
        clause_against(&state, "P1 play bill-of-exchange"),
        "MOE-70",
        "the charter was the card of the turn"
    );
    let mut state = position(&format!(r#"{{"phase": "charter", "turn": {{"charter": 1}}, {seats}}}"#));
    play(&mut state, &["P1 stop"]);
    let discard = serde_json::to_value(&state).unwrap()["discard"].clone();
    assert_eq!(discard, serde_json::json!({"charter": 1}), "it lies on the discard");
    // Before the dice, the dice follow.
    let mut state = position(&format!(r#"{{"phase": "charter", "turn": {{"rolled": false}}, {seats}}}"#));
    play(&mut state, &["P1 route G7.N", "P1 stop"]);
    assert_eq!(state.turn(), Turn::Chance);
    for turn in [r#"{"charter": 3}"#, r#"{"charter": 1, "rolled": true}"#] {
        assert!(refusal(&format!(r#"{{"turn": {turn}, {seats}}}"#)).contains("charter"));
    }
    let arrow = r#""phase": {"adjoining": "K3.SE"}, "seats": [{"routes": ["K3.SE"]}, {}, {}, {}]"#;
    let mut state = position(&format!(r#"{{"turn": {{"charter": 1}}, {arrow}}}"#));
    play(&mut state, &["P1 route K4.NE"]);
    assert_eq!(legal(&state, P1).last().unwrap(), "stop");
    assert!(refusal(&format!(r#"{{"turn": {{"charter": 2}}, {arrow}}}"#)).contains("charter"));
}

#[test]
fn what_a_card_does_before_the_dice_was_played() {
    let seats =
        r#""seats": [{"posts": ["bern"], "merchants": ["bern"], "cards": {"lancer": 2}}, {}, {}, {}]"#;
    for (phase, rolled) in [("\"guide\"", true), ("\"robber\"", false), ("\"guide\"", false)] {
        let state = position(&format!(r#"{{"phase": {phase}, "turn": {{"rolled": {rolled}}}, {seats}}}"#));
        assert!(written(&state).turn.played, "{phase}");
    }
    // After a throw that was no 7, too.
    let thrown = |dice: &str| position(&format!(r#"{{"phase": "robber", "dice": {dice}, {seats}}}"#));
    assert!(written(&thrown("[1, 2]")).turn.played && !written(&thrown("[3, 4]")).turn.played);
    // After a 7 the robber is nobody's card.
    assert!(!written(&position(&format!(r#"{{"phase": "robber", {seats}}}"#))).turn.played);
}

#[test]
fn nothing_of_the_action_phase_comes_before_the_dice() {
    for phase in ["\"actions\"", "\"drawing\"", r#"{"discard": [{"seat": "P1", "cards": 4}]}"#] {
        let json = format!(
            r#"{{"phase": {phase}, "turn": {{"rolled": false}}, "seats": [{{"resources": {{"ore": 9}}}}, {{}}, {{}}, {{}}]}}"#
        );
        assert!(refusal(&json).contains("after the dice"), "{phase}");
    }
    for phase in ["\"dice\"", "\"before-roll\""] {
        for turn in [r#"{"purchases": 1}"#, r#"{"offers": 1}"#] {
            assert!(refusal(&format!(r#"{{"phase": {phase}, "turn": {turn}}}"#)).contains("before the dice"));
        }
        assert!(refusal(&format!(r#"{{"phase": {phase}, "turn": {{"rolled": true}}}}"#)).contains("dice"));
        let fresh = r#""seats": [{"cards": {"lancer": 1}, "fresh": {"lancer": 1}}, {}, {}, {}]"#;
        assert!(refusal(&format!(r#"{{"phase": {phase}, {fresh}}}"#)).contains("before the dice"));
    }
}

#[test]
fn cards_are_owed_as_the_rules_have_it() {
    let json = |ore: u8, cards: u8| {
        format!(
            r#"{{"phase": {{"discard": [{{"seat": "P2", "cards": {cards}}}]}}, "seats": [{{}}, {{"resources": {{"ore": {ore}}}}}, {{}}, {{}}]}}"#
        )
    };
    // Eight cards owe four; one of them is back, then two; and so on.
    for (ore, cards) in [(8, 4), (7, 3), (5, 1), (9, 4), (8, 3), (19, 9)] {
        assert_eq!(position(&json(ore, cards)).turn(), Turn::of(P2), "{ore} {cards}");
    }
    for (ore, cards) in [(7, 4), (6, 3), (9, 5), (4, 1), (0, 1), (19, 255)] {
        assert!(refusal(&json(ore, cards)).contains("MOE-25"), "{ore} {cards}");
    }
    assert!(refusal(&json(8, 0)).contains("nobody"));
    let on_a_5 = json(8, 4).replacen('{', r#"{"dice": [2, 3], "#, 1);
    assert!(refusal(&on_a_5).contains("on a 7"));
}

#[test]
fn only_a_post_at_the_robbers_hex_is_robbed() {
    let json = |robber: &str, cards: &str| {
        format!(
            r#"{{"phase": {{"stealing": "P2"}}, "robber": "{robber}",
                "seats": [{{}}, {{"posts": ["bern"], "resources": {{{cards}}}}}, {{}}, {{}}]}}"#
        )
    };
    assert_eq!(position(&json("G6", "\"ore\": 1")).turn(), Turn::Chance);
    assert!(refusal(&json("L6", "\"ore\": 1")).contains("MOE-25"));
    assert!(refusal(&json("G6", "")).contains("MOE-25"));
    assert!(
        refusal(&json("G6", "\"ore\": 1").replace("stealing\": \"P2", "stealing\": \"P1")).contains("MOE-25")
    );
}

#[test]
fn an_offer_waits_for_all_who_have_not_answered() {
    let json = r#"{"phase": {"answering": {"give": {"ore": 1}, "want": {"gold": 1}, "accepted": ["P3"]}}, "active": "P2",
        "seats": [{}, {"resources": {"ore": 1}}, {"gold": 1}, {}]}"#;
    let mut state = position(json);
    play(&mut state, &["P4 decline", "P1 decline", "P2 deal P3"]);
    assert_eq!(cards_of(&state, P3), "ore 1");
    assert!(refusal(&json.replace("[\"P3\"]", "[\"P2\"]")).contains("MOE-30"));
    assert!(refusal(&json.replace("[\"P3\"]", "[\"P4\"]")).contains("MOE-30")); // P4 has no gold.
    assert!(refusal(&json.replace("\"want\": {\"gold\"", "\"want\": {\"ore\"")).contains("MOE-30"));
    let offering = r#"{"phase": "offering", "turn": {"offers": 20}, "seats": [{"gold": 1}, {}, {}, {}]}"#;
    assert!(refusal(offering).contains("MOE-30"), "no offer is left");
    assert_eq!(legal_with(&position(&offering.replace("20", "19")), P1, "offer").len(), 10);
    assert!(refusal(r#"{"phase": "offering"}"#).contains("MOE-30"), "there is nothing to offer");
}

#[test]
fn moves_and_takings_need_little() {
    let mut state = position(
        r#"{"phase": {"walking": {"at": "bern", "left": 3}}, "seats": [{"posts": ["bern"]}, {}, {}, {}]}"#,
    );
    assert_eq!(clause_against(&state, "P1 stop"), "MOE-45");
    play(&mut state, &["P1 step G6.E", "P1 stop"]);
    let mut state = position(
        r#"{"phase": {"driving": {"at": "G7.N", "left": 3}}, "seats": [{"routes": ["G7.N", "F7.NE"]}, {}, {}, {}]}"#,
    );
    play(&mut state, &["P1 step F7.NE", "P1 stop"]);
    let mut state = position(r#"{"phase": {"good-year": {"left": 2}}}"#);
    play(&mut state, &["P1 take lumber", "P1 take salt", "P1 end"]);
}

#[test]
fn a_new_post_leaves_the_warehouse_whatever_stands_on_the_board() {
    // A position with a single post: the other two of the start were not written, and are not in the warehouse.
    let json =
        r#"{"seats": [{"posts": ["bern"], "merchants": ["G6.E"], "resources": {"grain": 1}}, {}, {}, {}]}"#;
    let mut state = position(json);
    assert_eq!((state.table().warehouse[P1], state.table().free_commodities(P1)), (4, 1));
    play(&mut state, &["P1 walk G6.E 1", "P1 step H6.W", "P1 stop"]);
    assert_eq!((state.table().warehouse[P1], state.table().free_commodities(P1)), (3, 2));
    let again: Merchants = serde_json::from_str(&serde_json::to_string(&state).unwrap()).unwrap();
    assert_eq!(again, state);
    // The warehouse may be written.
    let state = position(&json.replace("\"posts\"", "\"warehouse\": 0, \"posts\""));
    assert_eq!((state.table().warehouse[P1], state.table().free_commodities(P1)), (0, 5));
    assert_eq!(legal_with(&state, P1, "walk").len(), 1);
    assert!(refusal(&json.replace("\"posts\"", "\"warehouse\": 5, \"posts\"")).contains("MOE-12"));
    let seven = "\"bern\", \"paris\", \"koeln\", \"wien\", \"praha\", \"lyon\", \"torino\"";
    let json = json.replace("\"bern\"", seven);
    assert_eq!(position(&json).table().warehouse[P1], 0);
    assert!(refusal(&json.replace("\"posts\"", "\"warehouse\": 1, \"posts\"")).contains("MOE-12"));
}

#[test]
fn the_winner_had_the_last_turn() {
    let json = r#"{"phase": {"over": "P2"}, "seats": [
        {"posts": ["bern", "paris", "koeln", "wien", "praha"]},
        {"posts": ["roma", "napoli", "palermo", "marseille", "tirana", "sofia", "athina"],
         "commodities": ["bern", "paris", "koeln", "wien", "praha"]}, {}, {}]}"#;
    let state = position(json);
    assert_eq!((state.turn(), written(&state).active), (Turn::Over, Some(P2)));
    assert!(refusal(&json.replace("{\"over\": \"P2\"}", "\"actions\"")).contains("MOE-80"));
    assert!(refusal(&json.replace("{\"over\": \"P2\"}", "{\"over\": \"P1\"}")).contains("MOE-80"));
}

#[test]
fn pieces_that_can_not_be_on_a_table() {
    let one = |side: &str| format!(r#"{{"seats": [{{{side}}}, {{"posts": ["bern"]}}, {{}}, {{}}]}}"#);
    for (side, reason) in [
        (r#""posts": ["bern"]"#, "two posts"),
        (r#""posts": ["lyon", "lyon"]"#, "twice"),
        (r#""posts": ["atlantis"]"#, "no city 'atlantis'"),
        (r#""posts": ["lisboa"]"#, "no city 'lisboa'"),
        (r#""routes": ["G7.N", "G6.S"]"#, "twice"),
        (r#""routes": ["A1.N"]"#, "no path 'A1.N'"),
        (r#""merchants": ["G6.E", "G6.E"]"#, "MOE-36"),
        (r#""merchants": ["G6.E", "G7.E", "H8.W"]"#, "MOE-10"),
        (r#""merchants": ["bern"]"#, "MOE-47"),
        (r#""merchants": ["torino"]"#, "MOE-48"),
        (r#""caravans": ["G7.N"]"#, "MOE-55"),
        (r#""routes": ["G7.N"], "caravans": ["G7.N", "G7.N", "G7.N"]"#, "MOE-10"),
        (r#""routes": ["G7.N"], "caravans": [{"at": "G7.N", "tolls": ["P1"]}]"#, "toll"),
        (r#""commodities": ["lyon"]"#, "MOE-59"),
        (r#""gold": 101"#, "MOE-10"),
        (r#""resources": {"ore": 20}"#, "MOE-10"),
        (r#""resources": {"gold": 1}"#, "'gold' is none of"),
        (r#""cards": {"lancer": 9}"#, "MOE-72"),
        (r#""fresh": {"lancer": 1}"#, "fresh"),
        (r#""hand": {}"#, "there is no field 'hand'"),
        (r#""gold": "3""#, "here belongs a whole number"),
        (r#""caravans": [7]"#, "a caravan is its path"),
        (r#""free_commodities": 1"#, "views"),
    ] {
        let found = refusal(&one(side));
        assert!(found.contains(reason), "{side}: {found}");
    }
    for (json, reason) in [
        (r#"{"robber": "A1"}"#, "no terrain hex 'A1'"),
        (r#"{"tokens": {"H6": 9}}"#, "MOE-03"),
        (r#"{"tokens": {"L4": 3}}"#, "MOE-04"),
        (r#"{"tokens": {"L4": 9, "N3": 9}}"#, "elsewhere"),
        (r#"{"neutral": ["bern"]}"#, "MOE-14"),
        (r#"{"players": 5}"#, "3 or 4"),
        (r#"{"active": "P5"}"#, "P5"),
        (r#"{"dice": [0, 7]}"#, "faces"),
        (r#"{"viewer": "P1"}"#, "view"),
        (r#"{"board": "full", "start": "fixed"}"#, "MOE-19"),
        (r#"{"phase": {"ways": "G7.N"}}"#, "no route"),
        (r#"{"phase": {"adjoining": "K3.SE"}}"#, "no route"),
        (r#"{"phase": {"move-token": "L4"}}"#, "MOE-51"),
        (r#"{"phase": {"token": "H6"}}"#, "no empty circle"),
        (r#"{"phase": {"circles": "beograd"}}"#, "no new post"),
        (r#"{"phase": "guide"}"#, "nothing can be done"),
        (
            r#"{"phase": "before-roll"}"#,
            "before the dice only a player with a development card is waited for",
        ),
        (
            r#"{"phase": "charter", "seats": [{}, {"cards": {"charter": 3}}, {}, {}]}"#,
            "the card that is being carried out lies on the discard",
        ),
        (r#"{"players": 3, "neutral": ["bern"]}"#, "three neutral posts stand on the board after the set-up"),
        (r#"{"dice": [1, 2, 3]}"#, "too much stands here"),
        (r#"{"dice": [1]}"#, "here belongs a list of length 2, not a list of length 1"),
        (r#"{"turn": 7}"#, "here belongs an object with rolled"),
        (r#"{"phase": "resting"}"#, "there is no phase 'resting'"),
        (r#"{"phase": {"robber": 1}}"#, "a word alone"),
        (r#"{"phase": "stealing"}"#, "an object with what belongs to it"),
        (r#"{"phase": {"answering": {"give": {"ore": 1}}}}"#, "two sides"),
        (r#"{"seats": 3}"#, "here belongs a list"),
    ] {
        let found = refusal(json);
        assert!(found.contains(reason), "{json}: {found}");
    }
}

/// The position of a newcomer: 19 grain before the first post made the supply wrap to 254 later.
#[test]
fn moe_16_nobody_holds_more_than_the_set_up_gives_before_the_first_turn() {
    let order = |seats: &str| {
        let throws =
            r#"{"order": {"roller": "P1", "contenders": ["P1", "P2", "P3"], "best": 0, "leaders": []}}"#;
        format!(
            r#"{{"players": 3, "board": "full", "start": "free", "phase": {throws}, "seats": [{{}}, {{}}, {seats}]}}"#
        )
    };
    assert_eq!(position(&order(r#"{"gold": 3}"#)).turn(), Turn::Chance);
    for (seat, reason) in [
        (r#"{"gold": 3, "resources": {"grain": 19}}"#, "MOE-16"),
        (r#"{"gold": 3, "resources": {"grain": 1}}"#, "MOE-16"),
        (r#"{"gold": 4}"#, "MOE-10"),
        (r#"{"cards": {"lancer": 1}}"#, "MOE-10"),
    ] {
        let found = refusal(&order(seat));
        assert!(found.contains(reason), "{seat}: {found}");
    }
    // With three posts, a hand is what one of them brings, or less: Köln lies at saltworks, a field and mountains.
    let routes = |hand: &str| {
        let seats = ["koeln bern torino", "lyon praha wien", "paris berlin wroclaw"];
        let seats: Vec<String> = seats
            .iter()
            .map(|posts| format!(r#"{{"posts": ["{}"], "resources": {hand}}}"#, posts.replace(' ', "\", \"")))
            .collect();
        let neutral = r#"["hamburg", "krakow", "budapest"]"#;
        format!(
            r#"{{"players": 3, "phase": {{"set-routes": 0}}, "neutral": {neutral}, "seats": [{}]}}"#,
            seats.join(",")
        )
    };
    assert_eq!(position(&routes("{}")).players(), 3);
    assert!(refusal(&routes(r#"{"grain": 4}"#)).contains("MOE-16"));
}

#[test]
fn a_position_names_posts_by_city_or_by_intersection_and_so_does_an_action() {
    let by_city = position(r#"{"seats": [{"posts": ["koeln"]}, {}, {}, {}]}"#);
    assert_eq!(position(r#"{"seats": [{"posts": ["H6.W"]}, {}, {}, {}]}"#), by_city);
    assert_eq!(position(r#"{"seats": [{"posts": ["Köln"]}, {}, {}, {}]}"#), by_city);
    for (named, placed) in [
        ("set-post koeln", "set-post H6.W"),
        ("deliver Köln", "deliver H6.W"),
        ("recruit bern from koeln", "recruit H7.W from H6.W"),
        ("walk bern 1", "walk H7.W 1"),
        ("step bern", "step H7.W"),
    ] {
        assert_eq!(named.parse::<merchants::Action>().unwrap().to_string(), placed);
    }
    assert!("deliver atlantis".parse::<merchants::Action>().is_err());
}

#[test]
fn a_view_shows_the_free_commodities() {
    let view = serde_json::to_value(fixed(4).view(game::Viewer::Spectator)).unwrap();
    assert_eq!(view["seats"][0]["free_commodities"], 1);
    assert!(serde_json::to_value(fixed(4)).unwrap()["seats"][0].get("free_commodities").is_none());
}

#[test]
fn a_talk_without_an_offer_is_what_the_others_propose() {
    let seats = r#""seats": [{"gold": 3}, {"gold": 3}, {"gold": 3}, {"gold": 3}]"#;
    let proposed = r#"[{"seat": "P2", "give": {"gold": 1}, "want": {"ore": 1}}]"#;
    let mut state =
        position(&format!(r#"{{"phase": {{"answering": {{"countered": {proposed}}}}}, {seats}}}"#));
    play(&mut state, &["P3 decline", "P4 offer gold 2 for ore 1"]);
    assert_eq!(legal(&state, P1), ["no-deal"], "P1 has no ore");
    let refused = refusal(&format!(r#"{{"phase": {{"answering": {{"accepted": ["P2"]}}}}, {seats}}}"#));
    assert!(refused.contains("MOE-30"), "{refused}");
}

const RULES: &str = include_str!("../RULES.md");

#[test]
fn the_complete_example_of_the_rules_page_is_a_position() {
    let examples = testkit::documents::json_examples(RULES);
    let [example] = examples[..] else { panic!("{} examples", examples.len()) };
    let state = testkit::documents::assert_example::<Merchants>(example);
    assert_eq!(state.turn(), Turn::of(P2));
    let given: serde_json::Value = serde_json::from_str(example).unwrap();
    assert_eq!(serde_json::to_value(&state).unwrap(), given, "nothing else is written");
    // Nothing of a position is left out of the example.
    let names = |json: &serde_json::Value| json.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let all = [
        "active", "board", "dice", "discard", "first", "map", "neutral", "phase", "players", "robber",
        "seats", "shuffled", "start", "tokens", "turn", "unsure", "version",
    ];
    assert_eq!(names(&given), all);
    let of_seats: std::collections::BTreeSet<_> =
        given["seats"].as_array().unwrap().iter().flat_map(names).collect();
    let of_a_seat = [
        "caravans",
        "cards",
        "commodities",
        "fresh",
        "gold",
        "merchants",
        "posts",
        "resources",
        "routes",
        "warehouse",
    ];
    assert_eq!(of_seats.into_iter().collect::<Vec<_>>(), of_a_seat);
}

#[test]
fn the_rules_page_lists_all_names() {
    use merchants::components::{Board, Card, Resource};
    testkit::documents::assert_names_are_listed::<Resource>(RULES);
    testkit::documents::assert_names_are_listed::<Card>(RULES);
    testkit::documents::assert_names_are_listed::<Board>(RULES);
    testkit::documents::assert_names_are_listed::<merchants::Start>(RULES);
    let cities = merchants::map::EUROPE.lines().filter(|line| line.contains(" = { name = "));
    let cities: Vec<String> = cities.filter_map(|line| Some(line.split_once(' ')?.0.to_owned())).collect();
    assert!(cities.len() > 40, "{cities:?}");
    testkit::documents::assert_are_listed(RULES, cities);
}
