//! LN-60 and LN-61.

use game::Game;
use landnam::components::{Bundle, Good, Goods};
use landnam::{Action, Landnam};

use crate::common::*;

const TRADE: &str = r#""trade""#;
const FIELDS: &str = r#""c3": "meadow 8", "b3": "sea harbor wood""#;

fn holding(one: &str, two: &str, three_: &str) -> Landnam {
    let seat = |goods: &str| format!(r#""goods": {{{goods}}}"#);
    three(TRADE, FIELDS, [&seat(one), &seat(two), &seat(three_)])
}

#[test]
fn ln_60_four_like_goods_for_one_other() {
    let state = holding(r#""sheep": 4, "wood": 3"#, "", "");
    let exchanges = ["exchange 4 sheep iron", "exchange 4 sheep grain", "exchange 4 sheep wood"];
    assert_eq!(legal_with(&state, P1, "exchange"), exchanges);
    refused(&state, "P1 exchange 4 wood iron", "LN-60");
    refused(&state, "P1 exchange 4 sheep sheep", "LN-60");
    refused(&state, "P1 exchange 2 sheep iron", "LN-60");
    let state = after(&state, "P1 exchange 4 sheep iron");
    assert_eq!((goods(&state, P1), in_stock(&state, Good::Sheep)), ([1, 0, 0, 3], 20));
}

#[test]
fn ln_60_two_for_one_for_the_owner_of_the_ship_in_the_harbor() {
    let goods = r#""goods": {"wood": 2, "sheep": 3}"#;
    let with_ship = format!(r#"{goods}, "ships": ["b3"]"#);
    let state = three(TRADE, FIELDS, [&with_ship, r#""farms": ["b2b3c3"]"#, ""]);
    assert_eq!(legal_with(&state, P1, "exchange 2 wood").len(), 3);
    refused(&state, "P1 exchange 2 sheep iron", "LN-60");
    refused(&three(TRADE, FIELDS, [goods, "", ""]), "P1 exchange 2 wood iron", "LN-60");
}

#[test]
fn ln_60_two_for_one_for_buildings_at_a_harbor_unless_a_ship_blocks_it() {
    let one = r#""goods": {"wood": 2}, "farms": ["b2b3c3"]"#;
    allowed(&three(TRADE, FIELDS, [one, "", ""]), "P1 exchange 2 wood iron");
    let blocked = three(TRADE, FIELDS, [one, r#""ships": ["b3"]"#, ""]);
    refused(&blocked, "P1 exchange 2 wood iron", "LN-60");
    let elsewhere = r#""goods": {"wood": 2}, "farms": ["c3c4d4"]"#;
    refused(
        &three(TRADE, r#""c3": "meadow 8", "b3": "sea harbor wood""#, [elsewhere, "", ""]),
        "P1 exchange 2 wood iron",
        "LN-60",
    );
}

#[test]
fn ln_61_who_accepts_an_offer_trades_openly() {
    let state = holding(r#""sheep": 2"#, r#""iron": 1"#, r#""iron": 1"#);
    let state = after(&state, "P1 offer 2sheep for 1iron");
    assert_eq!(to_act(&state), [P2, P3]);
    let state = after(&state, "P2 decline; P3 accept");
    assert_eq!([P1, P2, P3].map(|seat| goods(&state, seat)), [[1, 0, 0, 0], [1, 0, 0, 0], [0, 0, 2, 0]]);
    assert_eq!(state.table().goods_held(P3), 2);
    assert_eq!(to_act(&state), [P1]);
}

#[test]
fn ln_61_who_lacks_what_is_wanted_can_not_accept() {
    let state = after(&holding(r#""sheep": 2"#, r#""wood": 1"#, ""), "P1 offer 2sheep for 1iron");
    assert_eq!(legal(&state, P2), ["decline"]);
    refused(&state, "P2 accept", "LN-61");
    refused(&state, "P1 accept", "LN-61");
}

#[test]
fn ln_61_each_side_gives_one_or_more_cards_that_it_holds() {
    let state = holding(r#""sheep": 2, "wood": 1"#, r#""iron": 3"#, "");
    for listed in ["offer 1sheep for 1iron", "offer 2sheep for 1iron", "offer 1wood for 2grain"] {
        assert!(legal(&state, P1).contains(&listed.to_owned()), "{listed}");
    }
    allowed(&state, "P1 offer 2sheep 1wood for 3iron 7grain");
    refused(&state, "P1 offer 3sheep for 1iron", "LN-61");
    refused(&state, "P1 offer 1sheep for 21iron", "LN-61");
    let iron = Bundle::new(Goods::of(Good::Iron, 1));
    let sheep = Bundle::new(Goods::of(Good::Sheep, 1));
    assert_eq!(state.check(P1.into(), Action::Offer(sheep, iron)), Ok(()));
    for nothing in [Action::Offer(Bundle::default(), iron), Action::Offer(sheep, Bundle::default())] {
        let illegal = state.check(P1.into(), nothing).unwrap_err();
        assert_eq!(illegal.to_string(), "LN-61: each side gives one card or more", "no gifts");
    }
}

#[test]
fn ln_61_after_four_offers_none_is_listed_though_more_can_be_made() {
    let mut state = holding(r#""sheep": 1"#, r#""iron": 1"#, "");
    for _ in 0..4 {
        assert_eq!(legal_with(&state, P1, "offer").len(), 6, "one for one or two of three other kinds");
        play(&mut state, "P1 offer 1sheep for 1iron; P2 decline; P3 decline");
    }
    assert_eq!(legal(&state, P1), ["ask", "build"]);
    allowed(&state, "P1 offer 1sheep for 1iron");
    // Who is asked is shown what there is to offer all the same.
    assert_eq!(legal_with(&after(&state, "P1 ask"), P2, "offer").len(), 6);
}

#[test]
fn ln_61_another_offer_ends_the_one_before_and_so_does_the_end_of_the_phase() {
    let state = holding(r#""sheep": 2, "wood": 1"#, r#""iron": 1, "grain": 1"#, r#""iron": 1"#);
    // P2 answers with an offer of its own: now P1 is to answer, and the first offer is gone.
    let state = after(&state, "P1 offer 2sheep for 1iron; P2 offer 1grain for 1wood");
    assert_eq!(to_act(&state), [P1]);
    refused(&state, "P3 accept", "LN-61");
    let state = after(&state, "P1 accept");
    assert_eq!((goods(&state, P1), goods(&state, P2)), ([0, 1, 2, 0], [1, 0, 0, 1]));
    let state = after(&state, "P1 build");
    refused(&state, "P1 offer 1sheep for 1iron", "LN-61");
    out_of_turn(&state, "P3 accept", "it is P1's turn to build");
}

#[test]
fn ln_61_an_offer_that_all_decline_is_over() {
    let state = after(
        &holding(r#""sheep": 2"#, r#""iron": 1"#, ""),
        "P1 offer 2sheep for 1iron; P2 decline; P3 decline",
    );
    assert_eq!(to_act(&state), [P1]);
    refused(&state, "P2 accept", "LN-61");
}

#[test]
fn ln_61_one_side_is_always_the_active_player() {
    let state = holding(r#""sheep": 2"#, r#""iron": 1"#, r#""wood": 1"#);
    refused(&state, "P2 offer 1iron for 1wood", "LN-61");
    let state = after(&state, "P1 ask");
    assert_eq!(to_act(&state), [P2, P3]);
    let state = after(&state, "P2 offer 1iron for 1wood");
    // Only P1 may answer, though P3 has what is wanted.
    assert_eq!(to_act(&state), [P1]);
    assert_eq!(legal(&state, P1), ["decline"]);
    assert_eq!(to_act(&after(&state, "P1 decline")), [P1]);
}

#[test]
fn ln_61_at_most_twenty_offers_a_turn() {
    let mut state = holding(r#""sheep": 2"#, r#""iron": 1"#, "");
    for _ in 0..19 {
        play(&mut state, "P1 offer 1sheep for 1iron; P2 decline; P3 decline");
    }
    // Who is asked makes the twentieth; no other offer can follow it.
    let twentieth = after(&state, "P1 ask; P2 offer 1iron for 1sheep");
    refused(&twentieth, "P1 offer 1sheep for 1iron", "LN-61");
    refused(&after(&twentieth, "P1 decline"), "P1 ask", "LN-61");
    play(&mut state, "P1 offer 1sheep for 1iron");
    refused(&state, "P2 offer 1iron for 1sheep", "LN-61");
    play(&mut state, "P2 decline; P3 decline");
    refused(&state, "P1 offer 1sheep for 1iron", "LN-61");
    refused(&state, "P1 ask", "LN-61");
}

#[test]
fn ln_61_asking_counts_for_the_offer_that_it_brings() {
    let mut state = holding(r#""sheep": 2"#, r#""iron": 1"#, "");
    for _ in 0..20 {
        play(&mut state, "P1 ask; P3 decline; P2 offer 1iron for 1sheep; P1 decline");
    }
    refused(&state, "P1 ask", "LN-61");
    // Asking in vain is the end of that offer, too.
    let mut state = holding(r#""sheep": 2"#, r#""iron": 1"#, "");
    for _ in 0..20 {
        play(&mut state, "P1 ask; P3 decline; P2 decline");
    }
    refused(&state, "P1 offer 1sheep for 1iron", "LN-61");
}

#[test]
fn ln_61_what_the_stock_lacks_can_not_be_had_from_it() {
    let state = holding(r#""sheep": 4"#, r#""iron": 20"#, "");
    refused(&state, "P1 exchange 4 sheep iron", "LN-61");
    assert_eq!(legal_with(&state, P1, "exchange"), ["exchange 4 sheep grain", "exchange 4 sheep wood"]);
    let swap = three(r#""move""#, "", [r#""fate": {"fallow": 1}"#, r#""goods": {"iron": 20}"#, ""]);
    refused(&swap, "P1 swap fallow iron", "LN-61");
    assert_eq!(legal_with(&swap, P1, "swap").len(), 3);
}

#[test]
fn ln_61_an_exchange_or_an_answer_is_for_its_own_moment() {
    let state = after(&holding(r#""sheep": 5"#, r#""iron": 1"#, ""), "P1 offer 1sheep for 1iron");
    refused(&state, "P2 exchange 4 sheep iron", "LN-60");
    refused(&state, "P1 build", "LN-61");
    refused(&state, "P1 ask", "LN-61");
    refused(&state, "P2 ask", "LN-61");
}
