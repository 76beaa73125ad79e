//! What the bots prefer in positions where a beginner's guide has an answer.

use bots::{Bot, Decision, Evaluate, Greedy};
use game::{Actions, Game, Turn};

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
    let (state, legal) = position::<G>(json);
    let Turn::Seats(seats) = state.turn() else { panic!("nobody is to act") };
    let mut ratings = Vec::new();
    state.plan(seats.first().unwrap(), &legal, &mut ratings);
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
