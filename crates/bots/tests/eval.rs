//! What the bots prefer in positions where a beginner's guide has an answer.

use bots::{Bot, Decision, Edition, Evaluate, Greedy};
use game::{Actions, Game, Turn};
use testkit::script::play_on;

/// What the greedy bot does in a position.
fn greedy<G: Evaluate>(json: &str) -> String {
    let (state, legal) = position::<G>(json);
    let Turn::Seats(seats) = state.turn() else { panic!("nobody is to act") };
    Greedy::new(1).choose(&Decision::new(&state, seats.first().unwrap(), &legal)).to_string()
}

fn position<G: Game>(json: &str) -> (G, Actions<G::Action>) {
    let state: G = serde_json::from_str(json).unwrap();
    let mut legal = Actions::new();
    let Turn::Seats(seats) = state.turn() else { panic!("nobody is to act") };
    state.legal(seats.first().unwrap(), &mut legal);
    (state, legal)
}

/// The ratings of two actions in a position.
fn prefers<G: Evaluate>(json: &str, better: &str, worse: &str) {
    prefers_by::<G>(Edition::First, json, better, worse);
}

/// The same by an edition of the game's module.
fn prefers_by<G: Evaluate>(edition: Edition, json: &str, better: &str, worse: &str) {
    let (state, legal) = position::<G>(json);
    let Turn::Seats(seats) = state.turn() else { panic!("nobody is to act") };
    let mut ratings = Vec::new();
    state.plan_by(edition, seats.first().unwrap(), &legal, &mut ratings);
    let rating = |text: &str| {
        let place = legal.iter().position(|action| action.to_string() == text);
        ratings[place.unwrap_or_else(|| panic!("'{text}' is not legal: {:?}", &legal[..]))]
    };
    assert!(rating(better) > rating(worse), "{better}: {}, {worse}: {}", rating(better), rating(worse));
}

/// The values of two positions, for the first seat.
fn is_better<G: Evaluate>(better: &str, worse: &str) {
    let value = |json: &str| serde_json::from_str::<G>(json).unwrap().value()[0];
    assert!(value(better) > value(worse), "{} {}", value(better), value(worse));
}

mod century {
    use super::*;
    use ::century::{Century, Solo};

    const MARKET: &str = r#""merchants": [{"card": "YR"}, {"card": "B>GG"}, {"card": "G>RR"}, {"card": "R>YYY"}, {"card": "GG>YYRB"}, {"card": "YYYY"}]"#;

    /// A hand with which one can win.
    const HAND: &str = r#"["YY", "up2", "YYR", "YYY>RRR", "RRR>GGG", "GG>BB"]"#;

    fn table(trader: &str, points: &str) -> String {
        format!(
            r#"{{"players": 2, "traders": [{trader}, {{"caravan": "YYYY"}}], {MARKET}, "points": [{points}]}}"#
        )
    }

    #[test]
    fn claims_what_it_can_pay_because_points_win() {
        let trader = format!(r#"{{"caravan": "YYRRY", "hand": {HAND}}}"#);
        let json = table(&trader, r#""GGGBB", "GGGG", "YYRR", "BBBB", "BBBBB""#);
        assert_eq!(greedy::<Century>(&json), "claim 3");
    }

    #[test]
    fn of_two_claims_prefers_the_one_with_more_points_and_the_gold_coin() {
        let json = table(r#"{"caravan": "YYYYRRRRRR"}"#, r#""RRRRR", "YYRR", "GGGG", "BBBB", "BBBBB""#);
        prefers::<Century>(&json, "claim 1", "claim 2");
    }

    #[test]
    fn plays_the_card_that_completes_a_claim_because_a_turn_is_worth_what_a_turn_brings() {
        let json = table(
            r#"{"caravan": "YYRR", "hand": ["YY", "RR", "up2"]}"#,
            r#""RRRR", "GGGBB", "GGGGG", "BBBB", "BBBBB""#,
        );
        prefers::<Century>(&json, "play RR", "play YY");
        prefers::<Century>(&json, "play RR", "rest");
    }

    #[test]
    fn acquires_a_strong_card_early_because_it_works_for_the_rest_of_the_game() {
        let json = table(r#"{"caravan": "YYY"}"#, r#""GGGBB", "GGGG", "RRGGG", "BBBB", "BBBBB""#);
        prefers::<Century>(&json, "acquire 1", "rest");
        let pile = MARKET.replace(r#"{"card": "YR"}"#, r#"{"card": "YYR", "cubes": "YYRG"}"#);
        let json = json.replace(MARKET, &pile);
        assert_eq!(greedy::<Century>(&json), "acquire 1");
    }

    #[test]
    fn pays_with_the_cubes_it_needs_least() {
        let json = format!(
            r#"{{"players": 2, "traders": [{{"caravan": "YYYYRRRR"}}, {{}}], {MARKET},
                "points": ["RRRR", "GGGBB", "GGGGG", "BBBB", "BBBBB"], "phase": {{"lay": {{"position": 3, "laid": 0}}}}}}"#
        );
        prefers::<Century>(&json, "lay Y", "lay R");
    }

    #[test]
    fn values_points_cubes_and_cards() {
        let plain = table(r#"{"caravan": "YYY"}"#, r#""GGGBB", "GGGG", "RRGGG", "BBBB", "BBBBB""#);
        let with = |trader: &str| plain.replace(r#"{"caravan": "YYY"}"#, trader);
        is_better::<Century>(&with(r#"{"caravan": "YYYGG"}"#), &plain);
        is_better::<Century>(&with(r#"{"caravan": "YYY", "claimed": ["YYRR"]}"#), &plain);
        is_better::<Century>(&with(r#"{"caravan": "YYY", "hand": ["YY", "up2", "RRR>GGG"]}"#), &plain);
        is_better::<Century>(&plain, &with(r#"{"caravan": "YYY", "hand": [], "played": ["YY", "up2"]}"#));
    }

    #[test]
    fn solo_claims_what_it_can_pay() {
        let json = r#"{"trader": {"caravan": "YYRR", "hand": HAND}, "automa": {"caravan": "YYY"},
            "merchants": [{"card": "YR"}, {"card": "B>GG"}, {"card": "G>RR"}, {"card": "R>YYY"}, {"card": "GG>YYRB"}, {"card": "YYYY"}],
            "pyramid": ["YYRR", "down", "down", "down", "down", "down", "down", "down", "down", "down"]}"#;
        assert_eq!(greedy::<Solo>(&json.replace("HAND", HAND)), "claim 1");
    }
}

mod puerto_rico {
    use super::*;
    use ::puerto_rico::PuertoRico;

    #[test]
    fn picks_the_role_with_money_on_it_when_nothing_else_speaks_against_it() {
        let json = |on: &str| {
            format!(
                r#"{{"players": [{{}}, {{}}, {{}}, {{}}], "role_doubloons": {{{on}}}, "row": {{"corn": 3, "sugar": 2}}}}"#
            )
        };
        prefers::<PuertoRico>(&json(r#""trader": 3"#), "pick trader", "pick craftsman");
        prefers::<PuertoRico>(&json(r#""craftsman": 3"#), "pick craftsman", "pick trader");
    }

    #[test]
    fn ships_when_it_has_most_to_ship_and_not_when_only_the_others_have() {
        let json = |mine: &str, theirs: &str| {
            format!(r#"{{"players": [{{"goods": {{{mine}}}}}, {{"goods": {{{theirs}}}}}, {{}}]}}"#)
        };
        prefers::<PuertoRico>(&json(r#""corn": 6"#, ""), "pick captain", "pick craftsman");
        prefers::<PuertoRico>(&json("", r#""corn": 6"#), "pick craftsman", "pick captain");
    }

    #[test]
    fn sells_coffee_rather_than_corn_because_the_house_pays_four() {
        let json = r#"{"players": [{"goods": {"corn": 2, "coffee": 1}}, {}, {}], "picked": ["trader"], "phase": {"trader": {"seat": "P1"}}}"#;
        assert_eq!(greedy::<PuertoRico>(json), "sell coffee");
    }

    #[test]
    fn loads_as_much_as_it_can_because_each_barrel_is_a_point() {
        let json = r#"{"players": [{"goods": {"corn": 1, "sugar": 5}}, {}, {}], "ships": [{}, {}, {}], "picked": ["captain"],
            "phase": {"captain": {"seat": "P1"}}}"#;
        prefers::<PuertoRico>(json, "load sugar 6", "load corn 6");
    }

    #[test]
    fn builds_the_plant_of_its_plantations() {
        let json = r#"{"players": [{"doubloons": 4, "island": {"sugar": 3}}, {}, {}], "picked": ["builder"], "phase": {"builder": {"seat": "P1"}}}"#;
        prefers::<PuertoRico>(json, "build small-sugar-mill", "build small-indigo-plant");
        prefers::<PuertoRico>(json, "build sugar-mill", "pass");
    }

    #[test]
    fn mans_a_plantation_only_with_its_plant() {
        let json = r#"{"players": [{"san_juan": 1, "island": {"corn": 1, "indigo": 1, "coffee": 1}, "farmers": {"corn": 1, "indigo": 1},
            "city": {"small-indigo-plant": 0}}, {}, {}], "picked": ["mayor"], "phase": {"colonists": {"seat": "P1", "next": "coffee"}}}"#;
        // Coffee has no roaster, so the last colonist is for the plant of the manned indigo.
        prefers::<PuertoRico>(json, "place coffee 0", "place coffee 1");
    }

    #[test]
    fn values_points_production_and_quarries() {
        let with = |board: &str| format!(r#"{{"players": [{{{board}}}, {{}}, {{}}]}}"#);
        is_better::<PuertoRico>(&with(r#""vp": 3"#), &with(""));
        is_better::<PuertoRico>(
            &with(r#""island": {"corn": 2}, "farmers": {"corn": 2}"#),
            &with(r#""island": {"corn": 2}"#),
        );
        is_better::<PuertoRico>(&with(r#""island": {"quarry": 1}, "farmers": {"quarry": 1}"#), &with(""));
        is_better::<PuertoRico>(&with(r#""doubloons": 5"#), &with(r#""doubloons": 1"#));
    }

    /// What the second edition of the module makes of a position, for the first seat.
    fn value(json: &str) -> f32 {
        serde_json::from_str::<PuertoRico>(json).unwrap().value_by(Edition::Second)[0]
    }

    fn prefers_with_room(json: &str, better: &str, worse: &str) {
        prefers_by::<PuertoRico>(Edition::Second, json, better, worse);
    }

    #[test]
    fn a_barrel_that_no_ship_takes_and_no_warehouse_keeps_is_worth_nothing() {
        let with = |indigo: u8, city: &str| {
            format!(
                r#"{{"players": [{{"goods": {{"corn": 1, "indigo": {indigo}}}, "city": {{{city}}}}}, {{}}, {{}}],
                "ships": [{{"sugar": 1}}, {{"tobacco": 1}}, {{"coffee": 1}}]}}"#
            )
        };
        // One barrel stays on the wind rose, whatever there is.
        assert_eq!(value(&with(5, "")), value(&with(2, "")));
        let manned = r#""small-warehouse": 1"#;
        assert!(value(&with(5, manned)) > value(&with(2, manned)) + 0.01);
        // To the first edition all of them are worth the same as with room.
        is_better::<PuertoRico>(&with(4, ""), &with(2, ""));
    }

    #[test]
    fn barrels_are_worth_more_where_a_ship_waits_for_them() {
        let with = |ship: &str| {
            format!(
                r#"{{"players": [{{"goods": {{"indigo": 4}}}}, {{}}, {{}}], "ships": [{ship}, {ship2}, {{"coffee": 1}}]}}"#,
                ship2 = r#"{"tobacco": 1}"#
            )
        };
        assert!(value(&with("{}")) > value(&with(r#"{"sugar": 1}"#)));
    }

    #[test]
    fn a_full_ship_leaves_after_loading_and_takes_goods_again() {
        let with = |barrels: u8| {
            format!(
                r#"{{"players": [{{"goods": {{"sugar": 3}}}}, {{}}, {{}}], "picked": ["captain"], "phase": {{"storing": {{"seat": "P1"}}}},
                "ships": [{{"sugar": {barrels}}}, {{"tobacco": 1}}, {{"coffee": 1}}]}}"#
            )
        };
        assert!(value(&with(4)) > value(&with(3)), "four spaces instead of one");
    }

    #[test]
    fn builds_a_warehouse_for_a_large_harvest_and_none_for_a_small_one() {
        let with = |island: &str, farmers: &str| {
            format!(
                r#"{{"players": [{{"doubloons": 3, "island": {{{island}}}, "farmers": {{{farmers}}},
                "city": {{"small-indigo-plant": 1, "small-sugar-mill": 1}}}}, {{}}, {{}}], "picked": ["builder"],
                "phase": {{"builder": {{"seat": "P1"}}}}}}"#
            )
        };
        let large = with(r#""corn": 4, "indigo": 1, "sugar": 1"#, r#""corn": 4, "indigo": 1, "sugar": 1"#);
        let small = with(r#""corn": 1"#, r#""corn": 1"#);
        prefers_with_room(&large, "build small-warehouse", "pass");
        prefers_with_room(&large, "build small-warehouse", "build hacienda");
        prefers_with_room(&small, "build hacienda", "build small-warehouse");
        prefers::<PuertoRico>(&large, "build hacienda", "build small-warehouse");
    }

    #[test]
    fn stores_the_largest_kind_whole_and_the_dearest_barrel_of_the_others() {
        let with = |kept: &str| {
            format!(
                r#"{{"players": [{{"goods": {{"corn": 4, "indigo": 2, "coffee": 1}}, "city": {{"small-warehouse": 1}}}}, {{}}, {{}}],
                "picked": ["captain"], "phase": {{"storing": {{"seat": "P1", "kept": {{{kept}}}}}}}}}"#
            )
        };
        let first = with("");
        prefers_with_room(&first, "keep corn 4", "keep corn 1");
        prefers_with_room(&first, "keep corn 4", "keep indigo 2");
        prefers_with_room(&first, "keep corn 4", "keep coffee 1");
        prefers_with_room(&with(r#""corn": 4"#), "keep coffee 1", "keep indigo 1");
    }

    #[test]
    fn mans_the_warehouse_of_a_large_harvest() {
        let json = r#"{"players": [{"san_juan": 1, "island": {"corn": 4, "quarry": 1}, "farmers": {"corn": 4},
            "city": {"small-warehouse": 0, "hacienda": 0}}, {}, {}], "picked": ["mayor"],
            "phase": {"colonists": {"seat": "P1", "next": "quarry"}}}"#;
        // The last colonist is for the warehouse; to the first edition, for the quarry.
        prefers_with_room(json, "place quarry 0", "place quarry 1");
        prefers::<PuertoRico>(json, "place quarry 1", "place quarry 0");
    }
}

mod landnam {
    use super::*;
    use ::landnam::Landnam;

    const FIELDS: &str = r#""c3": "meadow 8", "b3": "sea harbor iron", "c4": "forest 5""#;

    fn table(phase: &str, seats: [&str; 3]) -> String {
        let [one, two, three] = seats;
        format!(
            r#"{{"players": 3, "phase": {phase}, "fields": {{{FIELDS}}}, "seats": [{{{one}}}, {{{two}}}, {{{three}}}]}}"#
        )
    }

    fn docket(sheep: u8, theirs: u8) -> String {
        let phase = r#"{"thing": {"first": "P1", "plaintiff": "P1", "hearing": "docket"}}"#;
        let mine = format!(r#""farms": ["b2b3c3"], "goods": {{"sheep": {sheep}}}"#);
        // The other hand is hidden, but its size is not: without a card nothing can be raised.
        let hand = format!(r#""settlers": ["c3"], "goods": {{"sheep": {theirs}}}"#);
        table(phase, [&mine, &hand, ""])
    }

    #[test]
    fn sues_when_the_stakes_favor_it() {
        prefers::<Landnam>(&docket(5, 0), "sue c3 1", "rest");
        prefers::<Landnam>(&docket(1, 6), "rest", "sue c3 1");
        prefers::<Landnam>(&docket(5, 0), "sue c3 1", "sue c3 4");
    }

    #[test]
    fn settles_the_corner_with_the_better_fields() {
        let seat = r#""settlers": ["c3"], "goods": {"wood": 1, "sheep": 1, "grain": 1, "iron": 1}"#;
        let json = table(r#""build""#, [seat, "", ""]);
        prefers::<Landnam>(&json, "farm c3c4d4 by c3", "farm b2b3c3 by c3");
        prefers::<Landnam>(&json, "farm c3c4d4 by c3", "end");
    }

    #[test]
    fn sets_sail_because_nothing_grows_on_the_outer_sea() {
        let json = r#"{"players": 3, "phase": "move", "seats": [{"ships": ["outer"]}, {}, {}]}"#;
        prefers::<Landnam>(json, "move outer b1", "stop");
    }

    #[test]
    fn buys_the_last_card_of_a_farm_with_cards_it_does_not_need() {
        let seat =
            |wood: u8| format!(r#""settlers": ["c3"], "goods": {{"wood": {wood}, "sheep": 1, "grain": 1}}"#);
        prefers::<Landnam>(&table(r#""trade""#, [&seat(5), "", ""]), "exchange 4 wood iron", "build");
        prefers::<Landnam>(&table(r#""trade""#, [&seat(4), "", ""]), "build", "exchange 4 wood iron");
    }

    #[test]
    fn makes_a_farm_a_village_because_it_is_a_point() {
        let seat = r#""farms": ["b3c3c4"], "goods": {"wood": 1, "sheep": 2, "iron": 1}"#;
        prefers::<Landnam>(&table(r#""build""#, [seat, "", ""]), "village b3c3c4", "end");
    }

    #[test]
    fn accepts_a_trade_that_completes_a_farm_and_no_trade_that_breaks_one() {
        let offer = |give: &str, want: &str| {
            let phase = format!(
                r#"{{"trade": {{"offers": 1, "talk": {{"offer": {{"by": "P1", "give": {{{give}}}, "want": {{{want}}}, "answering": ["P2"]}}}}}}}}"#
            );
            let asked = r#""settlers": ["c3"], "goods": {"wood": 3, "sheep": 1, "grain": 1}"#;
            table(&phase, [r#""goods": {"iron": 3, "wood": 1, "sheep": 3}"#, asked, ""])
        };
        prefers::<Landnam>(&offer(r#""iron": 1"#, r#""wood": 1"#), "accept", "decline");
        prefers::<Landnam>(&offer(r#""sheep": 1"#, r#""grain": 1"#), "decline", "accept");
    }
}

mod merchants {
    use super::*;
    use ::merchants::{Merchants, MerchantsOptions};
    use game::{Actor, Seat};

    /// The fixed start for four with this hand of the first player, who has thrown a 5.
    fn start(hand: &str) -> String {
        let mut state = Merchants::new(&MerchantsOptions::default());
        state.play(Actor::Chance, "dice 2 3".parse().unwrap()).unwrap();
        let mut json = serde_json::to_value(&state).unwrap();
        json["seats"][0]["resources"] = serde_json::from_str(hand).unwrap();
        json.to_string()
    }

    #[test]
    fn ends_the_turn_only_when_nothing_better_can_be_paid() {
        let all = start(r#"{"lumber": 1, "wool": 1, "grain": 2, "ore": 0, "salt": 0}"#);
        let (state, legal) = position::<Merchants>(&all);
        let recruit = legal.iter().find(|action| action.to_string().starts_with("recruit")).unwrap();
        prefers::<Merchants>(&all, &recruit.to_string(), "end");
        assert_eq!(state.table().active, Seat::new(0));
    }

    #[test]
    fn delivers_whenever_it_can() {
        let mut state = Merchants::new(&MerchantsOptions::default());
        let (mut decisions, mut delivered) = (0, 0);
        play_on(&mut state, &mut game::random::fast(3), |state, seat, legal| {
            decisions += 1;
            let action = Greedy::new(1).choose(&Decision::new(state, seat, legal));
            let can = legal.iter().any(|action| action.to_string().starts_with("deliver"));
            let does = action.to_string().starts_with("deliver");
            assert!(!can || does, "{action}");
            delivered += u32::from(does);
            (decisions <= 3_000).then_some(action)
        });
        assert_eq!(state.turn(), Turn::Over, "four greedy players come to an end");
        assert!(delivered >= 5);
    }

    #[test]
    fn values_deliveries_more_than_gold() {
        let base = start("{}");
        let mut rich: serde_json::Value = serde_json::from_str(&base).unwrap();
        rich["seats"][0]["gold"] = 9.into();
        is_better::<Merchants>(&rich.to_string(), &base);
        let mut ahead: serde_json::Value = serde_json::from_str(&base).unwrap();
        let other = ahead["seats"][1]["posts"][0].clone();
        ahead["seats"][0]["commodities"] = serde_json::Value::Array(vec![other]);
        is_better::<Merchants>(&ahead.to_string(), &rich.to_string());
    }
}
