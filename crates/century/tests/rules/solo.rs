//! A test for each clause of the solo game. Each would fail without its rule.

use crate::common::*;
use century::solo::{Place, SoloResult, Variant};
use century::{Cubes, MerchantSet, PointSet, ScoreSheet, Solo, SoloOptions};
use game::{Actor, Game, Options, Outcomes, Side, Turn};

fn new_game(variant: Variant) -> Solo {
    let mut state = Solo::new(&SoloOptions { variant });
    deal(&mut state, 1);
    state
}

/// A solo position from JSON, pyramid and market filled up by chance.
fn solo(json: &str) -> Solo {
    let mut state: Solo = serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"));
    let mut rng = game::random::fast(1);
    let is_short = |state: &Solo| state.pyramid().to_turn_up().is_some() || state.market().has_gap();
    while state.turn() == Turn::Chance && is_short(&state) {
        let action = state.sample(&mut rng);
        state.play(Actor::Chance, action).unwrap();
    }
    state
}

/// The automa to move, with this caravan, a tip that it can't pay, and this row of merchant cards.
fn automa_with(caravan: &str, merchants: &str) -> Solo {
    solo(&format!(
        r#"{{"phase": "automa", "automa": {{"caravan": "{caravan}"}}, "merchants": [{merchants}],
            "pyramid": ["BBBBB", "down", "down", "down", "down", "down", "down", "down", "down", "down"]}}"#
    ))
}

fn outcomes(state: &Solo) -> Vec<String> {
    let mut outcomes = Outcomes::new();
    state.chance(&mut outcomes);
    outcomes.iter().map(|(action, _)| action.to_string()).collect()
}

fn rolled(mut state: Solo, eyes: u8) -> Solo {
    play(&mut state, &format!("chance roll {eyes}"));
    state
}

#[test]
fn solo_01_ten_cards_with_only_the_tip_open() {
    let state = new_game(Variant::Normal);
    let open: Vec<u8> = state.pyramid().open().map(|(position, _)| position).collect();
    assert_eq!(open, [1]);
    assert_eq!(state.pyramid().places[1..], [Place::Down; 9]);
    assert_eq!(state.pyramid().unseen.len(), 35, "each other card may be in the pyramid or out of the game");
    refused(&Solo::new(&SoloOptions::default()), "P1 rest", "SOLO-02");
}

/// The player can pay for the tip of the pyramid, and nothing else of it was seen.
const TIP_TO_CLAIM: &str = r#"{"trader": {"caravan": "YYRR"}, "pyramid":
    ["YYRR", "down", "down", "down", "down", "down", "down", "down", "down", "down"]}"#;

#[test]
fn solo_01_a_card_seen_before_cannot_come_again() {
    let mut state = after(&solo(TIP_TO_CLAIM), "P1 claim 1");
    refused(&state, "chance point YYRR", "SOLO-01");
    play(&mut state, "chance point BBBB");
}

#[test]
fn solo_02_the_tip_frees_both_cards_of_the_row_of_two() {
    let mut state = after(&solo(TIP_TO_CLAIM), "P1 claim 1");
    refused(&state, "chance roll 1", "SOLO-02");
    play(&mut state, "chance point BBBB");
    play(&mut state, "chance point GGGG");
    let open: Vec<String> =
        state.pyramid().open().map(|(position, card)| format!("{position} {card}")).collect();
    assert_eq!(open, ["2 BBBB", "3 GGGG"]);
}

#[test]
fn solo_02_an_outer_card_lies_under_one_card_and_an_inner_one_under_two() {
    // The left card of the row of two is gone: only the left end of the row of three is free.
    let state = solo(
        r#"{"trader": {"claimed": ["YYRR", "RRRR"]}, "pyramid":
        ["gone", "gone", "GGGG", "down", "down", "down", "down", "down", "down", "down"]}"#,
    );
    let open: Vec<u8> = state.pyramid().open().map(|(position, _)| position).collect();
    assert_eq!(open, [3, 4]);
    // Both are gone: the whole row of three is free.
    let state = solo(
        r#"{"trader": {"claimed": ["YYRR", "RRRR", "GGGG"]}, "pyramid":
        ["gone", "gone", "gone", "down", "down", "down", "down", "down", "down", "down"]}"#,
    );
    assert_eq!(state.pyramid().open().count(), 3);
    // The middle of the three is gone as well: nothing of the row of four lies under it alone.
    let state = solo(
        r#"{"trader": {"claimed": ["YYRR", "RRRR", "GGGG", "YYGG"]}, "pyramid":
        ["gone", "gone", "gone", "BBBB", "gone", "BBBBB", "down", "down", "down", "down"]}"#,
    );
    assert_eq!(state.pyramid().open().count(), 2);
    // The right end is gone too: the two right cards of the row of four are free.
    let state = solo(
        r#"{"trader": {"claimed": ["YYRR", "RRRR", "GGGG", "YYGG", "YYYGG"]}, "pyramid":
        ["gone", "gone", "gone", "BBBB", "gone", "gone", "down", "down", "down", "down"]}"#,
    );
    let open: Vec<u8> = state.pyramid().open().map(|(position, _)| position).collect();
    assert_eq!(open, [4, 9, 10]);
}

#[test]
fn solo_03_six_merchant_cards_two_cards_in_hand_three_yellow_cubes() {
    let state = new_game(Variant::Normal);
    assert_eq!(state.market().row.len(), 6);
    assert_eq!(state.market().deck.len(), 37);
    assert_eq!(state.trader().hand, MerchantSet::STARTING);
    assert_eq!(state.trader().caravan.to_string(), "YYY");
}

#[test]
fn solo_04_the_automa_has_three_yellow_cubes_and_the_player_starts() {
    let state = new_game(Variant::Normal);
    assert_eq!(state.automa().caravan.to_string(), "YYY");
    assert_eq!((state.automa().claimed, state.automa().coins), (PointSet::EMPTY, 0));
    assert_eq!(state.turn(), Turn::of(P1));
    refused(&state, "P1 start P1", "SOLO-04");
    refused(&state, "chance roll 1", "SOLO-04");
    refused(&state, "P2 rest", "SOLO-04");
}

#[test]
fn solo_05_only_open_cards_can_be_claimed_and_bring_no_coins() {
    let mut state = solo(
        r#"{"trader": {"caravan": "YYYYRRRR"}, "pyramid":
        ["YYRR", "down", "down", "down", "down", "down", "down", "down", "down", "down"]}"#,
    );
    refused(&state, "P1 claim 2", "CEN-30");
    play(&mut state, "P1 claim 1");
    assert_eq!((state.trader().gold, state.trader().silver), (0, 0));
    assert_eq!(state.trader().caravan.to_string(), "YYRR");
}

#[test]
fn solo_10_the_automa_claims_the_dearest_card_that_it_can_pay() {
    let mut state = solo(
        r#"{"phase": "automa", "automa": {"caravan": "YYYRRGGB", "claimed": ["GGGG"]}, "pyramid":
        ["gone", "YYRR", "YYGG", "down", "down", "down", "down", "down", "down", "down"]}"#,
    );
    assert_eq!(outcomes(&state), ["claim 3"], "8 points are more than 6");
    refused(&state, "chance claim 2", "SOLO-10");
    refused(&state, "chance roll 1", "SOLO-10");
    refused(&state, "P1 rest", "SOLO-10");
    play(&mut state, "chance claim 3");
    assert_eq!(state.automa().caravan.to_string(), "YRRB");
    assert!(state.automa().claimed.iter().any(|card| card.to_string() == "YYGG"));
    play(&mut state, "chance point RRRR");
    assert_eq!(state.turn(), Turn::of(P1), "its turn is over");
}

#[test]
fn solo_10_a_tie_goes_to_the_tip_then_to_the_left() {
    // YYRRR, YYGG and RRRR are worth 8 each.
    let state = solo(
        r#"{"phase": "automa", "automa": {"caravan": "YYRRRRGG", "claimed": ["GGGG", "BBBB"]}, "pyramid":
        ["gone", "gone", "YYRRR", "YYGG", "down", "down", "down", "down", "down", "down"]}"#,
    );
    assert_eq!(outcomes(&state), ["claim 3"], "nearer the tip");
    let state = solo(
        r#"{"phase": "automa", "automa": {"caravan": "YYRRRRGG", "claimed": ["GGGG"]}, "pyramid":
        ["gone", "RRRR", "YYRRR", "down", "down", "down", "down", "down", "down", "down"]}"#,
    );
    assert_eq!(outcomes(&state), ["claim 2"], "the leftmost");
}

#[test]
fn solo_10_a_card_that_it_can_not_pay_is_left_alone() {
    let state = automa_with("BBBB", "");
    assert_eq!(outcomes(&state).len(), 6, "it rolls");
}

#[test]
fn solo_11_the_die_names_the_card_from_the_left() {
    let merchants =
        r#"{"card": "B"}, {"card": "G"}, {"card": "RR"}, {"card": "YR"}, {"card": "YYY"}, {"card": "YG"}"#;
    let state = automa_with("-", merchants);
    assert_eq!(outcomes(&state), ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"]);
    // It takes the cubes of the spice card and lays the cheapest of them.
    for (eyes, caravan) in [(1, "-"), (2, "-"), (3, "R"), (4, "R"), (5, "YY"), (6, "G")] {
        assert_eq!(rolled(state.clone(), eyes).automa().caravan.to_string(), caravan, "roll {eyes}");
    }
    refused(&state, "P1 roll 2", "SOLO-11");
    refused(&state, "P1 rest", "SOLO-11");
}

#[test]
fn solo_11_no_card_at_that_place_and_nothing_happens() {
    let json = r#"{"phase": "automa", "automa": {"caravan": "YYY"}, "merchants": [{"card": "YYY"}], "merchant_deck": []}"#;
    let state = rolled(solo(json), 2);
    assert_eq!(state.automa().caravan.to_string(), "YYY");
    assert_eq!((state.market().row.len(), state.turn()), (1, Turn::of(P1)));
}

#[test]
fn solo_12_a_trade_is_made_once_however_often_it_could() {
    let state = rolled(automa_with("YYYYYYR", r#"{"card": "B"}, {"card": "YY>G"}"#), 2);
    assert_eq!(state.automa().caravan.to_string(), "YYYRG", "two yellow for a green, and a yellow laid");
    assert_eq!(state.market().row[1].cubes.to_string(), "Y");
}

#[test]
fn solo_12_what_it_can_not_pay_it_takes_from_above_the_arrow() {
    let state = rolled(automa_with("R", r#"{"card": "B"}, {"card": "YYYY>GG"}"#), 2);
    assert_eq!(state.automa().caravan.to_string(), "YYYR", "four yellow taken, one laid");
    assert_eq!(state.market().row[1].cubes.to_string(), "Y");
}

#[test]
fn solo_12_a_spice_card_gives_its_cubes() {
    let state = rolled(automa_with("RR", r#"{"card": "B"}, {"card": "YG"}"#), 2);
    assert_eq!(state.automa().caravan.to_string(), "RRG");
    assert_eq!(state.market().row[1].cubes.to_string(), "Y");
}

#[test]
fn solo_13_with_one_cube_a_trade_that_can_be_paid_is_made_once() {
    let state = rolled(automa_with("YYYYY", r#"{"card": "B"}, {"card": "YY>G", "cubes": "R"}"#), 2);
    assert_eq!(state.automa().caravan.to_string(), "YYG");
    assert_eq!(state.market().row[1].cubes.to_string(), "YR");
}

#[test]
fn solo_13_otherwise_only_the_cheapest_cube_is_laid() {
    let trade = rolled(automa_with("RG", r#"{"card": "B"}, {"card": "YY>G", "cubes": "R"}"#), 2);
    assert_eq!(trade.automa().caravan.to_string(), "G", "nothing is taken from above the arrow");
    assert_eq!(trade.market().row[1].cubes.to_string(), "RR");
    let spice = rolled(automa_with("RG", r#"{"card": "B"}, {"card": "YYYY", "cubes": "B"}"#), 2);
    assert_eq!(spice.automa().caravan.to_string(), "G", "a spice card gives nothing");
    assert_eq!(spice.market().row[1].cubes.to_string(), "RB");
}

#[test]
fn solo_14_two_or_more_cubes_come_with_a_coin_and_the_card_is_discarded() {
    for card in ["YY>G", "YYYY", "up3"] {
        let merchants = format!(r#"{{"card": "B"}}, {{"card": "{card}", "cubes": "YGG"}}, {{"card": "G"}}"#);
        let mut state = rolled(automa_with("YYR", &merchants), 2);
        assert_eq!(state.automa().caravan.to_string(), "YYYRGG", "no trade, nothing laid: {card}");
        assert_eq!(state.automa().coins, 1);
        assert_eq!(state.market().row[1].card.to_string(), "G", "the row closes up");
        refused(&state, &format!("chance merchant {card}"), "CEN-22");
        assert_eq!(state.turn(), Turn::Chance);
        deal(&mut state, 1);
        assert_eq!(state.market().row.len(), 6);
    }
}

#[test]
fn solo_15_upgrade_cards_do_nothing_but_take_a_cube() {
    let state = rolled(automa_with("YYR", r#"{"card": "B"}, {"card": "up3"}"#), 2);
    assert_eq!(state.automa().caravan.to_string(), "YR");
    assert_eq!(state.market().row[1].cubes.to_string(), "Y");
    let state = rolled(automa_with("YYR", r#"{"card": "B"}, {"card": "up3", "cubes": "G"}"#), 2);
    assert_eq!(state.market().row[1].cubes.to_string(), "YG");
}

#[test]
fn solo_16_after_a_one_the_card_goes_with_its_cubes_and_without_a_coin() {
    let state = rolled(automa_with("YYYY", r#"{"card": "YY>G", "cubes": "R"}, {"card": "B"}"#), 1);
    assert_eq!(state.automa().caravan.to_string(), "YG", "the trade, and a cube laid that is lost");
    assert_eq!(state.automa().coins, 0);
    assert_eq!(state.market().row[0].card.to_string(), "B");
    assert!(state.market().row[0].cubes.is_empty());
    refused(&state, "chance merchant YY>G", "CEN-22");
}

#[test]
fn solo_16_a_one_on_a_card_with_two_cubes_is_as_usual() {
    let state =
        rolled(automa_with("Y", r#"{"card": "YY>G", "cubes": "RR"}, {"card": "B"}, {"card": "G"}"#), 1);
    assert_eq!(state.automa().caravan.to_string(), "YRR");
    assert_eq!(state.automa().coins, 1);
    assert_eq!(state.market().row.len(), 5, "one card went, not two");
}

#[test]
fn solo_16_only_a_one_removes_the_card() {
    let state = rolled(automa_with("YYYY", r#"{"card": "YY>G"}, {"card": "B"}"#), 2);
    assert_eq!(state.market().row[1].card.to_string(), "B");
    assert_eq!(state.turn(), Turn::of(P1));
}

#[test]
fn solo_17_no_limit_and_no_cube_to_lay() {
    let state = rolled(automa_with(&"Y".repeat(30), r#"{"card": "B"}, {"card": "YYYY"}"#), 2);
    assert_eq!(state.automa().caravan, Cubes::new(33, 0, 0, 0));
    assert_eq!(state.turn(), Turn::of(P1));
    let state = rolled(automa_with("-", r#"{"card": "B"}, {"card": "up3"}"#), 2);
    assert!(state.automa().caravan.is_empty() && state.market().row[1].cubes.is_empty());
}

#[test]
fn solo_20_the_tenth_card_ends_the_game_at_once() {
    let json = r#"{"trader": {"caravan": "YYRR", "claimed": ["YYYRR", "YYRRR", "YYGG", "RRRR", "YYYGG", "YYRB", "YYBB"]},
        "automa": {"claimed": ["RRRRR", "RRGG"]}, "pyramid":
        ["gone", "gone", "gone", "gone", "gone", "gone", "YYRR", "gone", "gone", "gone"]}"#;
    let mut state = solo(json);
    assert!(state.score().is_none(), "seven cards of the player's end nothing");
    play(&mut state, "P1 claim 7");
    assert_eq!(state.turn(), Turn::Over);
    assert!(state.score().is_some());
    refused(&state, "P1 rest", "SOLO-20");
    refused(&state, "chance roll 1", "SOLO-20");
}

/// A finished game with these sides.
fn finished(variant: &str, trader: &str, automa: &str) -> Solo {
    let gone = vec!["gone"; 10];
    solo(&format!(
        r#"{{"variant": "{variant}", "phase": "over", "trader": {trader}, "automa": {automa}, "merchant_deck": [], "pyramid": {gone:?}}}"#
    ))
}

const FIVE: &str = r#"["YYRR", "YYYRR", "YYRRR", "YYGG", "RRRR"]"#;
const OTHER_FIVE: &str = r#"["YYYGG", "YYRB", "YYBB", "RRRRR", "RRGG"]"#;

#[test]
fn solo_21_the_player_counts_cards_and_cubes_but_yellow() {
    let trader = format!(r#"{{"caravan": "YYRGB", "claimed": {FIVE}}}"#);
    let state = finished("normal", &trader, &format!(r#"{{"claimed": {OTHER_FIVE}}}"#));
    let scores = state.score().unwrap();
    assert_eq!(scores.of(P1).unwrap().total, 6 + 7 + 8 + 8 + 8 + 3);
}

#[test]
fn solo_22_the_automa_counts_cards_silver_and_cubes_by_color() {
    let automa = format!(r#"{{"caravan": "YYYYRGGBB", "coins": 4, "claimed": {OTHER_FIVE}}}"#);
    let state = finished("normal", &format!(r#"{{"claimed": {FIVE}}}"#), &automa);
    let points: Vec<(&str, i32)> =
        state.score().unwrap().0[1].sources.iter().map(|s| (s.source, s.points)).collect();
    assert_eq!(points, [("point-cards", 48), ("silver-coins", 4), ("cubes", 1 + 4 + 6)]);
}

#[test]
fn solo_23_a_tie_is_not_won() {
    // 37 points and 48: eleven cubes short; ten and a coin less make the tie.
    let winner = |caravan: &str, claimed: [&str; 2]| {
        let trader = format!(r#"{{"caravan": "{caravan}", "claimed": {}}}"#, claimed[0]);
        let state = finished("normal", &trader, &format!(r#"{{"claimed": {}}}"#, claimed[1]));
        let scores = state.score().unwrap();
        (scores.0[0].total - scores.0[1].total, scores.winners().collect::<Vec<_>>())
    };
    let (behind, ahead) = (FIVE.replace("YYYRR", "YYGGG"), OTHER_FIVE);
    // 41 and 48 points.
    assert_eq!(winner("RRRRRRR", [&behind, ahead]), (0, vec![Side::Automa]));
    assert_eq!(winner("RRRRRRRR", [&behind, ahead]), (1, vec![Side::Seat(P1)]));
    assert_eq!(winner("RRRRRR", [&behind, ahead]), (-1, vec![Side::Automa]));
}

#[test]
fn solo_24_in_the_advanced_variant_coins_are_gold() {
    let automa = format!(r#"{{"coins": 4, "claimed": {OTHER_FIVE}}}"#);
    let state = finished("advanced", &format!(r#"{{"claimed": {FIVE}}}"#), &automa);
    let coins = state.score().unwrap().0[1].sources[1];
    assert_eq!((coins.source, coins.points), ("gold-coins", 12));
    assert_eq!(new_game(Variant::Advanced).options().variant, Variant::Advanced);
    assert_eq!(
        SoloOptions::from_pairs([("variant", "advanced")]),
        Ok(SoloOptions { variant: Variant::Advanced })
    );
}

#[test]
fn solo_25_the_sheet_keeps_the_last_nine_results() {
    let mut sheet = ScoreSheet::default();
    for player in 1..=10 {
        sheet.add(SoloResult { player, automa: 5 });
    }
    let players: Vec<i32> = sheet.results().iter().map(|result| result.player).collect();
    assert_eq!(players, [2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert!(!sheet.results()[3].is_won(), "5 to 5 is not won");
    assert!(sheet.results()[4].is_won());
    let json = serde_json::to_string(&sheet).unwrap();
    assert_eq!(serde_json::from_str::<ScoreSheet>(&json).unwrap(), sheet);
    assert_eq!(sheet.to_string().lines().count(), 10);
}

#[test]
fn solo_14_a_coin_without_a_discarded_card_is_refused() {
    let json = |coins: u8, deck: &str| format!(r#"{{"automa": {{"coins": {coins}}}{deck}}}"#);
    let refused = serde_json::from_str::<Solo>(&json(1, "")).unwrap_err().to_string();
    assert!(refused.starts_with("SOLO-14: 1 coins, but 0 discarded"), "{refused}");
    assert!(serde_json::from_str::<Solo>(&json(43, r#", "merchant_deck": []"#)).is_ok());
    assert!(serde_json::from_str::<Solo>(&json(44, r#", "merchant_deck": []"#)).is_err());
}

/// Boards show the score as it stands: both sides are asked for their points, as the final score does.
#[test]
fn solo_22_the_points_so_far_are_those_of_the_score() {
    let mut json = serde_json::json!({
        "variant": "advanced", "phase": "over", "merchant_deck": [], "pyramid": vec!["gone"; 10],
        "trader": {"caravan": "YRGB", "claimed": ["YYRR", "YYYRR", "RRRR", "YYGG"]},
        "automa": {"caravan": "YYRGGB", "coins": 2, "claimed": ["RRRRR", "YYRRR", "GGGG", "YYYGG", "YYRB", "BBBBB"]}
    });
    for (variant, coins) in [("advanced", 6), ("normal", 2)] {
        json["variant"] = variant.into();
        let state: Solo = position(&json.to_string());
        let scores = state.score().expect("the game is over");
        let of = |side: Side| scores.0.iter().find(|score| score.side == side).expect("a score").total;
        let (trader, automa) = (state.trader(), state.automa());
        assert_eq!((automa.coin_points(state.variant()), automa.cube_points()), (coins, 1 + 2 * 2 + 3));
        assert_eq!(of(Side::Automa), automa.points(state.variant()));
        assert_eq!(of(Side::Seat(P1)), trader.points());
    }
}
