//! LN-50 to LN-55, and what LN-47 says of what is found.

use game::{Game, Turn};
use landnam::Landnam;
use landnam::components::{Fate, Good, Terrain, UnitKind};

use crate::common::*;

const MOVE: &str = r#""move""#;

/// P1 explores b2 from a2 with a ship, with this hand and these fields.
fn exploring(fields: &str, fate: &str) -> Landnam {
    let one = format!(r#""ships": ["a2"], "fate": {{{fate}}}"#);
    after(&three(MOVE, fields, [&one, "", ""]), "P1 move a2 b2")
}

fn terrain(state: &Landnam, field: &str) -> Option<Terrain> {
    state.table().terrain(field.parse().unwrap())
}

#[test]
fn ln_47_landing_after_land_was_found_with_a_ship() {
    let state = after(&exploring("", r#""landing": 1"#), "P1 cast; chance found 7 3");
    assert_eq!(terrain(&state, "b2"), Some(Terrain::Meadow));
    assert_eq!(legal(&state, P1), ["enter landing", "stay"]);
    let entered = after(&state, "P1 enter landing");
    assert_eq!((unit(&entered, "b2"), unit(&entered, "a2")), (Some((P1, UnitKind::Ship)), None));
    allowed(&entered, "P1 step a1");
    let stayed = after(&state, "P1 stay");
    assert_eq!((unit(&stayed, "a2"), stayed.table().fate_held(P1)), (Some((P1, UnitKind::Ship)), 1));
    allowed(&stayed, "P1 step a1");
    refused(
        &after(&exploring("", r#""mountain-path": 1"#), "P1 cast; chance found 7 3"),
        "P1 enter mountain-path",
        "LN-47",
    );
}

#[test]
fn ln_47_a_mountain_path_after_a_mountain_was_found_with_a_settler() {
    let one = r#""settlers": ["c3"], "fate": {"mountain-path": 1}"#;
    let fields = r#""c3": "meadow 8", "b3": "forest 4""#;
    let state = after(
        &three(MOVE, fields, [one, "", ""]),
        "P1 move c3 b2; P1 cast; chance found 9 3; chance draw fallow",
    );
    assert_eq!(terrain(&state, "b2"), Some(Terrain::Mountain));
    let entered = after(&state, "P1 enter mountain-path");
    assert_eq!(unit(&entered, "b2"), Some((P1, UnitKind::Settler)));
}

#[test]
fn ln_50_a_ship_moves_onto_sea_that_it_finds_and_has_its_other_step() {
    let state = after(&exploring("", ""), "chance found 1 3");
    assert_eq!((terrain(&state, "b2"), unit(&state, "b2")), (Some(Terrain::Sea), Some((P1, UnitKind::Ship))));
    allowed(&state, "P1 step b1");
    let state = after(&state, "P1 step b1");
    assert_eq!(phase(&state)["trade"]["offers"], 0);
}

#[test]
fn ln_50_otherwise_it_stays_and_the_step_is_spent() {
    let state = after(&exploring("", ""), "chance found 7 3");
    assert_eq!(
        (terrain(&state, "b2"), unit(&state, "a2")),
        (Some(Terrain::Meadow), Some((P1, UnitKind::Ship)))
    );
    let state = after(&state, "P1 step a1");
    assert_eq!(phase(&state)["trade"]["offers"], 0, "exploring was the first step");
}

#[test]
fn ln_50_a_settler_enters_land_stays_before_sea_and_climbs_by_an_own_building() {
    let fields = r#""c3": "meadow 8", "b3": "forest 4""#;
    let start = three(MOVE, fields, [r#""settlers": ["c3"]"#, "", ""]);
    let land = after(&start, "P1 move c3 b2; chance found 3 3");
    assert_eq!(terrain(&land, "b2"), Some(Terrain::Bog), "3 and two land fields");
    assert_eq!(unit(&land, "b2"), Some((P1, UnitKind::Settler)));
    let sea = after(&start, "P1 move c3 b2; chance found 1 3");
    assert_eq!((terrain(&sea, "b2"), unit(&sea, "c3")), (Some(Terrain::Sea), Some((P1, UnitKind::Settler))));
    let with_farm = three(MOVE, fields, [r#""settlers": ["c3"], "farms": ["b2b3c3"]"#, "", ""]);
    let mountain = after(&with_farm, "P1 move c3 b2; chance found 9 3; chance draw fallow");
    assert_eq!(unit(&mountain, "b2"), Some((P1, UnitKind::Settler)));
}

#[test]
fn ln_50_only_unknown_fields_inside_the_rim_are_explored() {
    let state = three(MOVE, "", [r#""ships": ["a2"]"#, "", ""]);
    assert_eq!(after(&state, "P1 move a2 b2").turn(), Turn::Chance);
    assert_ne!(after(&state, "P1 move a2 a1").turn(), Turn::Chance);
}

/// The terrain by each face of the green die.
fn by_green(fields: &str) -> Vec<&'static str> {
    let state = exploring(fields, "");
    (1..=10)
        .map(|green| {
            let mut found = state.clone();
            let action = format!("found {green} 3").parse().unwrap();
            match found.play(game::Actor::Chance, action) {
                Ok(()) => terrain(&found, "b2").unwrap().name(),
                Err(illegal) => illegal.clause_id().unwrap_or_default(),
            }
        })
        .collect()
}

#[test]
fn ln_51_the_green_die_gives_the_terrain() {
    assert_eq!(
        by_green(""),
        ["sea", "sea", "sea", "sea", "bog", "field", "meadow", "meadow", "meadow", "forest"]
    );
}

#[test]
fn ln_51_two_for_a_mountain_and_one_for_other_land_but_four_at_most() {
    let one_land = by_green(r#""b3": "bog 8""#);
    assert_eq!(one_land[3..], ["bog", "field", "meadow", "meadow", "meadow", "forest", "mountain"]);
    let one_mountain = by_green(r#""b3": "mountain""#);
    assert_eq!(one_mountain[..3], ["sea", "sea", "bog"]);
    let both = by_green(r#""b3": "mountain", "c3": "bog 8""#);
    assert_eq!(both[..3], ["sea", "bog", "field"]);
    let many = by_green(r#""b3": "mountain", "c2": "mountain", "c3": "bog 8""#);
    assert_eq!(many[..2], ["bog", "field"], "four, not five");
    assert_eq!(many[5..], ["forest", "mountain", "mountain", "mountain", "mountain"]);
    let sea = by_green(r#""b3": "sea", "c2": "sea""#);
    assert_eq!(sea[3..5], ["sea", "bog"], "sea adds nothing");
}

#[test]
fn ln_51_both_dice_are_ten_sided() {
    let all = outcomes(&exploring("", ""));
    assert_eq!(all.len(), 100);
    assert!(all.iter().all(|&(_, weight)| weight == 1));
    refused(&exploring("", ""), "chance found - 3", "LN-51");
    let cards_first = exploring("", r#""fallow": 1"#);
    assert_eq!(outcomes(&cards_first), [], "chance waits until the dice are cast");
}

#[test]
fn ln_52_without_a_tile_the_green_die_is_rolled_again() {
    let fields = r#""d2": "bog 2", "d3": "bog 3", "e2": "bog 4", "e3": "bog 5""#;
    let state = exploring(fields, "");
    assert_eq!(state.table().tiles_left(Terrain::Bog), 0);
    refused(&state, "chance found 5 1", "LN-52");
    let all = outcomes(&state);
    assert_eq!(all.len(), 90);
    assert!(all.iter().all(|(action, _)| !action.starts_with("found 5 ")));
    // The last tile of its kind is found, and the next exploration finds no other.
    let state = exploring(r#""d2": "bog 2", "d3": "bog 3", "e2": "bog 4""#, "");
    let state = after(&state, "chance found 5 1");
    assert_eq!((terrain(&state, "b2"), state.table().tiles_left(Terrain::Bog)), (Some(Terrain::Bog), 0));
    refused(&after(&state, "P1 step b3"), "chance found 4 1", "LN-52");
}

#[test]
fn ln_53_the_red_die_gives_the_number() {
    let state = exploring("", "");
    for (red, expected) in
        [(1, 11), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 12), (8, 8), (9, 9), (10, 10)]
    {
        let found = after(&state, &format!("chance found 7 {red}"));
        assert_eq!(number(&found, "b2"), expected);
    }
    assert_eq!(number(&after(&state, "chance found 1 3"), "b2"), 0, "sea has none");
}

#[test]
fn ln_53_a_number_without_a_marker_ages() {
    let fields = r#""d2": "bog 6", "d3": "bog 6", "e2": "field 8", "e3": "field 8""#;
    let found = after(&exploring(fields, ""), "chance found 7 6");
    assert_eq!(number(&found, "b2"), 9);
}

#[test]
fn ln_54_the_discoverer_gets_a_good_of_the_field() {
    let state = exploring("", "");
    for (green, expected) in
        [(5, [1, 0, 0, 0]), (6, [0, 1, 0, 0]), (8, [0, 0, 1, 0]), (10, [0, 0, 0, 1]), (1, [0; 4])]
    {
        let found = after(&state, &format!("chance found {green} 3"));
        assert_eq!(goods(&found, P1), expected);
        assert_eq!(found.table().fate_held(P1), 0);
    }
}

#[test]
fn ln_54_a_fate_card_for_a_mountain_or_if_the_stock_has_none() {
    let mountain = after(&exploring(r#""b3": "mountain""#, ""), "chance found 10 3");
    assert_eq!(mountain.turn(), Turn::Chance);
    let mountain = after(&mountain, "chance draw fair-wind");
    assert!(mountain.hand(P1).fate.has(Fate::FairWind));
    let seats = [r#""ships": ["a2"]"#, r#""goods": {"sheep": 20}"#, ""];
    let state = after(&three(MOVE, "", seats), "P1 move a2 b2; chance found 7 3; chance draw fallow");
    assert_eq!((goods(&state, P1), state.table().fate_held(P1)), ([0; 4], 1));
    let seats = [r#""ships": ["a2"]"#, r#""goods": {"sheep": 19}"#, ""];
    let last = after(&three(MOVE, "", seats), "P1 move a2 b2; chance found 7 3");
    assert_eq!((goods(&last, P1), in_stock(&last, Good::Sheep)), ([0, 0, 1, 0], 0), "the last card is given");
}

#[test]
fn ln_54_an_empty_deck_is_made_from_the_discard() {
    let two = format!(r#""fate": {{{}}}"#, all_fate_cards_but(Some(Fate::Fallow)));
    let seats = [r#""ships": ["a2"], "fate": {"fallow": 1}"#, &two, ""];
    let state = three_with(r#""discard": {"fallow": 1},"#, MOVE, r#""b3": "mountain""#, seats);
    assert_eq!(state.table().deck_size(), 0);
    let state = after(&state, "P1 move a2 b2; P1 cast; chance found 10 3; chance draw fallow");
    assert_eq!(state.table().fate_held(P1), 2);
}

#[test]
fn ln_54_without_any_card_in_deck_and_discard_there_is_none() {
    let all = all_fate_cards_but(None);
    let two = format!(r#""fate": {{{all}}}"#);
    let state = three(MOVE, r#""b3": "mountain""#, [r#""ships": ["a2"]"#, &two, ""]);
    let state = after(&state, "P1 move a2 b2; chance found 10 3");
    assert_eq!((to_act(&state), state.table().fate_held(P1)), (vec![P1], 0));
}

#[test]
fn ln_55_a_find_card_fixes_the_terrain_and_only_the_red_die_is_rolled() {
    let state = after(&exploring("", r#""find-forest": 1, "fallow": 1"#), "P1 play find-forest; P1 cast");
    assert_eq!(outcomes(&state).len(), 10);
    refused(&state, "chance found 3 3", "LN-55");
    let state = after(&state, "chance found - 8");
    assert_eq!((terrain(&state, "b2"), number(&state, "b2")), (Some(Terrain::Forest), 8));
    let gone = r#""d2": "bog 2", "d3": "bog 3", "e2": "bog 4", "e3": "bog 5""#;
    refused(&exploring(gone, r#""find-bog": 1"#), "P1 play find-bog", "LN-52");
}

#[test]
fn ln_55_good_omens_let_choose_any_free_number() {
    let fields = r#""d2": "bog 6", "d3": "bog 6""#;
    let state = after(&exploring(fields, r#""good-omens": 1"#), "P1 play good-omens; chance found 7 3");
    assert_eq!(
        legal(&state, P1),
        [
            "number 2",
            "number 3",
            "number 4",
            "number 5",
            "number 8",
            "number 9",
            "number 10",
            "number 11",
            "number 12"
        ]
    );
    refused(&state, "P1 number 6", "LN-53");
    let state = after(&state, "P1 number 8");
    assert_eq!((number(&state, "b2"), goods(&state, P1)), (8, [0, 0, 1, 0]));
    let sea = after(&exploring(fields, r#""good-omens": 1"#), "P1 play good-omens; chance found 1 3");
    assert_eq!(unit(&sea, "b2"), Some((P1, UnitKind::Ship)), "sea needs no number");
}

#[test]
fn ln_55_second_sight_rolls_twice_and_chooses() {
    let state = after(&exploring("", r#""second-sight": 1"#), "P1 play second-sight; chance found 1 3");
    assert_eq!(state.turn(), Turn::Chance);
    let state = after(&state, "chance found 10 8");
    assert_eq!(legal(&state, P1), ["choose 1", "choose 2"]);
    assert_eq!(terrain(&after(&state, "P1 choose 1"), "b2"), Some(Terrain::Sea));
    let second = after(&state, "P1 choose 2");
    assert_eq!((terrain(&second, "b2"), number(&second, "b2")), (Some(Terrain::Forest), 8));
}

#[test]
fn ln_55_cards_are_played_before_the_dice_and_may_be_combined() {
    let hand = r#""find-bog": 1, "find-field": 1, "good-omens": 1, "second-sight": 1"#;
    let state = exploring("", hand);
    let state = after(&state, "P1 play find-field");
    refused_with(&state, "P1 play find-bog", "LN-55: a find card was played already");
    let state = after(&state, "P1 play good-omens");
    refused(&state, "P1 play second-sight", "LN-55");
    let state = after(&state, "P1 cast; P1 number 6");
    assert_eq!((terrain(&state, "b2"), number(&state, "b2")), (Some(Terrain::Field), 6));
    assert_eq!(goods(&state, P1)[Good::Grain.index()], 1);
    let after_dice =
        after(&exploring("", hand), "P1 play second-sight; P1 cast; chance found 1 1; chance found 7 3");
    refused(&after_dice, "P1 play find-bog", "LN-55");
    refused(&after(&after_dice, "P1 choose 1"), "P1 play find-bog", "LN-05");
}

#[test]
fn ln_55_each_set_of_exploration_cards_is_listed_once() {
    let state = exploring("", r#""find-bog": 1, "good-omens": 1, "second-sight": 1, "fallow": 1"#);
    assert_eq!(legal(&state, P1), ["cast", "play find-bog", "play good-omens", "play second-sight"]);
    let last = after(&state, "P1 play second-sight");
    assert_eq!(legal(&last, P1), ["cast"], "none comes after it, though others can be played");
    allowed(&last, "P1 play good-omens");
    let state = after(&state, "P1 play good-omens");
    assert_eq!(
        legal(&state, P1),
        ["cast", "play second-sight"],
        "for a search the order is that of the deck"
    );
    allowed(&state, "P1 play find-bog");
    refused_with(&state, "P1 play good-omens", "LN-05: you don't hold that fate card");
    let state = after(&state, "P1 play find-bog");
    refused_with(
        &state,
        "P1 play second-sight",
        "LN-55: with terrain and number both chosen there are no dice to roll twice",
    );
    for card in ["good-omens", "second-sight"] {
        let twice = after(&exploring("", &format!(r#""{card}": 2"#)), &format!("P1 play {card}"));
        let sentence = "LN-55: that card was played for this exploration already";
        refused_with(&twice, &format!("P1 play {card}"), sentence);
    }
}

#[test]
fn ln_55_cards_of_two_kinds_leave_something_to_roll_and_of_three_nothing() {
    let hand = r#""find-bog": 1, "good-omens": 1, "second-sight": 1"#;
    let left = "LN-55: with terrain and number both chosen there are no dice to roll twice";
    for (two, third) in [
        (["find-bog", "good-omens"], "second-sight"),
        (["find-bog", "second-sight"], "good-omens"),
        (["good-omens", "second-sight"], "find-bog"),
    ] {
        let state = after(&exploring("", hand), &format!("P1 play {}; P1 play {}", two[0], two[1]));
        refused_with(&state, &format!("P1 play {third}"), left);
        assert_eq!(legal(&state, P1), ["cast"], "after {two:?}");
    }
}

#[test]
fn ln_05_a_card_of_another_sub_phase_is_not_played_while_exploring() {
    let hand = r#""fallow": 1, "landing": 1, "second-sight": 1, "good-omens": 1"#;
    let cards = exploring("", hand);
    assert_eq!(legal(&cards, P1), ["cast", "play good-omens", "play second-sight"]);
    let choose = after(&cards, "P1 play second-sight; P1 cast; chance found 5 1; chance found 7 3");
    let number = after(&cards, "P1 play good-omens; P1 cast; chance found 7 3");
    for state in [&cards, &choose, &number] {
        refused(state, "P1 play fallow", "LN-05");
        refused(state, "P1 play landing", "LN-05");
    }
    refused_with(&number, "P1 play second-sight", "LN-55: exploration cards are played before the dice");
}

#[test]
fn ln_47_only_the_card_that_lets_the_unit_in_is_offered() {
    let found = |hand: &str| after(&exploring("", hand), "P1 cast; chance found 7 3");
    assert_eq!(legal(&found(r#""mountain-path": 1"#), P1), ["stay"], "a ship needs a landing");
    refused(&found(r#""mountain-path": 1"#), "P1 enter landing", "LN-05");
    refused(&found(r#""landing": 1, "mountain-path": 1"#), "P1 enter mountain-path", "LN-47");
    refused_with(
        &found(r#""fair-wind": 1"#),
        "P1 play fair-wind",
        "LN-47: a card for extra steps comes after the usual ones",
    );
    refused_with(
        &found(r#""landing": 1"#),
        "P1 play landing",
        "LN-47: a card to enter a field is played with the step into it",
    );
}

/// A position with P1's ship exploring b2 from a2, by the JSON of its cards and dice; all bogs are laid elsewhere.
fn exploration(cards_and_dice: &str) -> String {
    let fields = r#""d2": "bog 2", "d3": "bog 3", "e2": "bog 4", "e3": "bog 5""#;
    format!(
        r#"{{"players": 3, "phase": {{"explore": {{"moving": {{"field": "a2", "steps": 1}}, "target": "b2",
            {cards_and_dice}}}}}, "fields": {{{fields}}},
            "seats": [{{"ships": ["a2"], "fate": {{"fallow": 1}}}}, {{}}, {{}}]}}"#
    )
}

#[test]
fn ln_55_cards_and_dice_of_an_exploration_fit_each_other() {
    for fitting in [
        r#""stage": "cards""#,
        r#""stage": "cards", "find": "field", "sight": true"#,
        r#""stage": "dice""#,
        r#""stage": "dice", "find": "field", "sight": true, "first": {"red": 3}"#,
        r#""stage": "dice", "omens": true, "sight": true, "first": {"green": 7, "red": 3}"#,
        r#""stage": "choose", "sight": true, "first": {"green": 1, "red": 3}, "second": {"green": 7, "red": 3}"#,
        r#""stage": "number", "omens": true, "first": {"green": 7, "red": 3}"#,
        r#""stage": "number", "omens": true, "find": "field""#,
    ] {
        position(&exploration(fitting));
    }
    for (wrong, why) in [
        (r#""stage": "cards", "first": {"green": 7, "red": 3}"#, "cards come before the dice"),
        (r#""stage": "cards", "second": {"green": 7, "red": 3}"#, "there is no second throw without a first"),
        (r#""stage": "cards", "find": "field", "omens": true, "sight": true"#, "one card too many"),
        (r#""stage": "cards", "find": "sea""#, "no card finds sea"),
        (r#""stage": "cards", "find": "bog""#, "no bog is left"),
        (r#""stage": "dice", "find": "field", "omens": true"#, "there is nothing to roll"),
        (r#""stage": "dice", "first": {"green": 7, "red": 3}"#, "one throw is enough"),
        (
            r#""stage": "dice", "sight": true, "first": {"green": 7, "red": 3}, "second": {"green": 7, "red": 3}"#,
            "no third throw",
        ),
        (r#""stage": "dice", "sight": true, "first": {"red": 3}"#, "both dice are rolled"),
        (
            r#""stage": "dice", "find": "field", "sight": true, "first": {"green": 7, "red": 3}"#,
            "the red die alone",
        ),
        (r#""stage": "dice", "sight": true, "first": {"green": 5, "red": 3}"#, "no bog can be found"),
        (
            r#""stage": "choose", "first": {"green": 1, "red": 3}, "second": {"green": 7, "red": 3}"#,
            "two throws are for second sight",
        ),
        (
            r#""stage": "choose", "sight": true, "second": {"green": 7, "red": 3}"#,
            "the first throw is missing",
        ),
        (
            r#""stage": "choose", "sight": true, "first": {"green": 7, "red": 3}"#,
            "the second throw is missing",
        ),
        (
            r#""stage": "choose", "sight": true, "first": {"green": 7, "red": 3}, "second": {"red": 3}"#,
            "both dice are rolled the second time, too",
        ),
        (r#""stage": "number", "first": {"green": 7, "red": 3}"#, "numbers are chosen by good omens"),
        (r#""stage": "number", "omens": true"#, "nothing has been found"),
        (r#""stage": "number", "omens": true, "first": {"green": 1, "red": 3}"#, "sea has no number"),
        (
            r#""stage": "number", "omens": true, "sight": true, "first": {"green": 7, "red": 3},
                "second": {"green": 8, "red": 3}"#,
            "one of two throws is to be chosen first",
        ),
    ] {
        let refused = bad_position(&exploration(wrong));
        assert!(refused.contains("the cards and dice of the exploration don't fit"), "{why}: {refused}");
    }
}
