//! The fixed and the free start (MOE-13 to MOE-19).

use game::{Game, Options as _, Turn};
use merchants::components::Board;
use merchants::map;
use merchants::{BoardSetup, MerchantsOptions, Start};

use crate::common::*;

#[test]
fn moe_13_places_and_hands_of_the_four_colors() {
    let first =
        ["torino nuernberg budapest", "lyon venezia bern", "bruxelles muenchen praha", "koeln paris krakow"];
    has_first_posts(&fixed(4), first);
    let newest =
        ["nuernberg muenchen budapest", "bern lyon wroclaw", "praha paris bruxelles", "krakow koeln torino"];
    has_first_posts(&new("players=4 map=europe-2"), newest);
    has_first_posts(&new("players=4"), newest);
}

#[test]
fn moe_13_with_three_players_the_newest_edition_begins_elsewhere() {
    let second = ["nuernberg muenchen budapest", "bern lyon wroclaw", "praha paris bruxelles"];
    has_first_posts(&new("players=3 map=europe-2"), second);
    let newest = ["nuernberg bruxelles muenchen", "bern lyon warszawa", "praha berlin budapest"];
    has_first_posts(&new("players=3"), newest);
    let mut neutral = written(&new("players=3")).neutral;
    neutral.sort();
    assert_eq!(neutral, names("koeln torino wroclaw"));
}

#[track_caller]
fn has_first_posts<const PLAYERS: usize>(state: &merchants::Merchants, posts: [&str; PLAYERS]) {
    assert_eq!(state.players(), PLAYERS);
    for (seat, expected) in written(state).seats.iter().zip(posts) {
        let mut expected = names(expected);
        expected.sort();
        let mut found = seat.posts.clone();
        found.sort();
        assert_eq!(found, expected);
        assert_eq!((seat.routes.len(), seat.caravans.len(), seat.merchants.len()), (1, 1, 0));
        assert_eq!(seat.caravans[0], caravan(&seat.routes[0]));
    }
    let hands =
        ["lumber 1 grain 1 salt 1", "wool 1 ore 1 salt 1", "lumber 1 wool 1 grain 1", "grain 1 ore 1 salt 1"];
    for (seat, expected) in [P1, P2, P3, P4].into_iter().zip(hands).take(PLAYERS) {
        assert_eq!(cards_of(state, seat), expected);
    }
}

#[test]
fn moe_13_red_begins_and_turns_go_clockwise() {
    let mut state = fixed(4);
    assert_eq!(state.turn(), Turn::Chance);
    for seat in ["P1", "P2", "P3", "P4", "P1"] {
        play(&mut state, &["chance dice 1 1"]);
        assert_eq!(state.turn(), Turn::of(seat.parse().unwrap()));
        play(&mut state, &[&format!("{seat} end")]);
    }
    play(&mut state, &["chance dice 1 1"]);
    assert_eq!(clause_against(&state, "P1 end"), "", "no clause but the order of turns");
}

#[test]
fn moe_13_with_three_the_fourth_color_is_neutral() {
    let position = written(&fixed(3));
    let mut neutral = position.neutral.clone();
    neutral.sort();
    assert_eq!(neutral, names("koeln krakow paris"));
    let routes: usize = position.seats.iter().map(|seat| seat.routes.len()).sum();
    assert_eq!((position.seats.len(), routes), (3, 3));
}

#[test]
fn moe_14_neutral_posts_earn_nothing_and_take_commodities() {
    // The 9 of the pasture G5 touches neutral Köln and white Bruxelles only.
    let mut state = fixed(3);
    play(&mut state, &["chance dice 3 6"]);
    assert_eq!(cards_of(&state, P3), "lumber 1 wool 2 grain 1");
    let total: u8 = written(&state).seats.iter().map(|seat| seat.resources.unwrap().total()).sum();
    // The saltworks 9 at Nürnberg serves red.
    assert_eq!(total, 9 + 2);
    // Blue's caravan drives from Bern to neutral Paris.
    let mut state = table(3, |position| {
        position.active = Some(P2);
        position.seats[1].routes.push("F7.NE".into());
        position.seats[1].resources = hand("salt 1");
    });
    play(&mut state, &["P2 drive G7.N 1", "P2 step F7.NE", "P2 deliver G6.W"]);
    assert_eq!(written(&state).seats[1].commodities, ["paris"]);
}

#[test]
fn moe_15_the_highest_throw_begins_and_ties_throw_again() {
    let mut state = new("players=4 start=free");
    play(&mut state, &["chance dice 2 3", "chance dice 4 5", "chance dice 1 1", "chance dice 3 6"]);
    // P2 and P4 are tied with 9, and throw again.
    play(&mut state, &["chance dice 1 2"]);
    assert_eq!(state.turn(), Turn::Chance);
    play(&mut state, &["chance dice 1 3"]);
    assert_eq!(state.turn(), Turn::of(P4));
    assert_eq!(written(&state).first, P4);
}

#[test]
fn moe_15_posts_go_clockwise_back_and_clockwise_again() {
    let mut state = new("players=4 start=free");
    play(&mut state, &["chance dice 1 1", "chance dice 6 6", "chance dice 1 1", "chance dice 1 1"]);
    let mut order = Vec::new();
    while !legal_with(&state, P1, "set-post").is_empty()
        || [P2, P3, P4].iter().any(|&seat| !legal_with(&state, seat, "set-post").is_empty())
    {
        let Turn::Seats(seats) = state.turn() else { panic!("a seat is to act") };
        let seat = seats.first().unwrap();
        order.push(seat);
        let first = legal(&state, seat)[0].clone();
        play(&mut state, &[&format!("{seat} {first}")]);
    }
    assert_eq!(order, [P2, P3, P4, P1, P1, P4, P3, P2, P2, P3, P4, P1]);
    // Who began the set-up begins the game.
    while let Turn::Seats(seats) = state.turn() {
        let seat = seats.first().unwrap();
        let first = legal(&state, seat)[0].clone();
        play(&mut state, &[&format!("{seat} {first}")]);
    }
    play(&mut state, &["chance dice 1 1"]);
    assert_eq!(state.turn(), Turn::of(P2));
}

#[test]
fn moe_15_first_posts_stand_on_free_violet_cities() {
    let mut state = new("players=3 start=free");
    play(&mut state, &["chance dice 6 6", "chance dice 1 1", "chance dice 1 1"]);
    assert_eq!(legal(&state, P1).len(), 17);
    assert_eq!(clause_against(&state, "P1 set-post K4.E"), "MOE-15"); // Kaliningrad is brown.
    assert_eq!(clause_against(&state, "P1 set-post G7.E"), "MOE-15"); // No city.
    play(&mut state, &["P1 set-post H6.W"]);
    assert_eq!(clause_against(&state, "P2 set-post H6.W"), "MOE-15");
    assert_eq!(clause_against(&state, "P1 set-post H6.E"), "MOE-15"); // Not P1's turn.
}

/// A free start of three up to the given number of set-up actions; P1 begins.
fn free_start(actions: usize) -> merchants::Merchants {
    let mut state = new("players=3 start=free");
    play(&mut state, &["chance dice 6 6", "chance dice 1 1", "chance dice 1 1"]);
    let lines = [
        "P1 set-post H6.W",
        "P2 set-post I6.E",
        "P3 set-post J6.E",
        "P3 set-post K6.E",
        "P2 set-post H8.W",
        "P1 set-post H8.E",
        "P1 set-post K7.E",
        "P2 set-post H6.E",
        "P3 set-post G7.W",
        "P3 set-neutral H7.W",
        "P2 set-neutral H7.E",
        "P1 set-neutral J5.W",
        "P3 set-route K6.NE",
        "P2 set-route G7.SE",
        "P1 set-route K7.SE",
    ];
    play(&mut state, &lines[..actions]);
    state
}

#[test]
fn moe_16_the_third_post_brings_a_card_of_each_land() {
    let state = free_start(7);
    // Budapest: mountains 4, pasture 8, and a field with an empty circle.
    assert_eq!(cards_of(&state, P1), "wool 1 grain 1 ore 1");
    assert_eq!(cards_of(&state, P2), "");
    let state = free_start(9);
    assert_eq!(cards_of(&state, P2), "lumber 1 grain 1 salt 1");
}

#[test]
fn moe_16_no_coins_and_no_tokens_in_the_set_up() {
    // A map on which a violet city has coins and an empty circle.
    let text = include_str!("../../data/europe.toml");
    let text = text.replace(
        "at = \"H8.E\",  color = \"violet\",  coins = 0",
        "at = \"H8.E\",  color = \"violet\",  coins = 3",
    );
    let atlas = map::register("coins.toml", &text).unwrap();
    let options = MerchantsOptions::from_line(&format!("players=3 start=free map={}", atlas.id)).unwrap();
    let mut state = merchants::Merchants::new(&options);
    play(
        &mut state,
        &["chance dice 6 6", "chance dice 1 1", "chance dice 1 1", "P1 set-post H8.E", "P2 set-post K7.E"],
    );
    assert_eq!(gold_of(&state), [3, 3, 3]);
    assert_eq!(written(&state).tokens.unwrap().len(), 5, "Budapest touches an empty circle");
}

#[test]
fn moe_17_three_players_set_neutral_posts_in_reverse() {
    let state = free_start(9);
    assert_eq!(state.turn(), Turn::of(P3));
    assert_eq!(clause_against(&state, "P3 set-post H7.W"), "MOE-17");
    assert_eq!(clause_against(&state, "P3 set-neutral H6.W"), "MOE-17");
    assert_eq!(clause_against(&state, "P3 set-neutral K4.E"), "MOE-17");
    let state = free_start(12);
    assert_eq!(written(&state).neutral.len(), 3);
    // With four players there are none.
    let mut state = new("players=4 start=free");
    play(&mut state, &["chance dice 6 6", "chance dice 1 1", "chance dice 1 1", "chance dice 1 1"]);
    while let Turn::Seats(seats) = state.turn() {
        let seat = seats.first().unwrap();
        let first = legal(&state, seat)[0].clone();
        assert!(!first.starts_with("set-neutral"));
        play(&mut state, &[&format!("{seat} {first}")]);
    }
    assert!(written(&state).neutral.is_empty());
}

#[test]
fn moe_18_a_route_and_a_caravan_each_in_reverse() {
    let state = free_start(12);
    assert_eq!(state.turn(), Turn::of(P3));
    assert_eq!(clause_against(&state, "P3 set-route K7.SE"), "MOE-18"); // Not at an own post.
    let state = free_start(15);
    assert_eq!(state.turn(), Turn::Chance, "the first turn begins");
    let position = written(&state);
    assert_eq!(position.active, Some(P1));
    for (seat, route) in position.seats.iter().zip(["K7.SE", "G7.SE", "K6.NE"]) {
        assert_eq!(seat.routes, [route]);
        assert_eq!(seat.caravans, [caravan(route)]);
    }
}

#[test]
fn moe_18_the_first_routes_connect_no_cities() {
    // P1 has Köln: the path to Bruxelles leads to a city. P2's route at Wrocław would meet P3's of Kraków at L6.W.
    let state = free_start(14);
    assert_eq!(clause_against(&state, "P1 set-route G6.N"), "MOE-18");
    let mut state = new("players=3 start=free");
    play(&mut state, &["chance dice 6 6", "chance dice 1 1", "chance dice 1 1"]);
    play(
        &mut state,
        &["P1 set-post H6.W", "P2 set-post J6.E", "P3 set-post K6.E", "P3 set-post G7.W", "P2 set-post H8.W"],
    );
    play(&mut state, &["P1 set-post H8.E", "P1 set-post K7.E", "P2 set-post H6.E", "P3 set-post F6.E"]);
    play(
        &mut state,
        &["P3 set-neutral H7.W", "P2 set-neutral H7.E", "P1 set-neutral J5.W", "P3 set-route K6.NE"],
    );
    assert_eq!(clause_against(&state, "P2 set-route K6.N"), "MOE-18");
    assert_eq!(clause_against(&state, "P2 set-route K6.NE"), "MOE-18");
    assert!(legal(&state, P2).contains(&"set-route J6.NE".to_owned()));
}

#[test]
fn moe_18_a_double_arrow_brings_no_second_route_in_the_set_up() {
    // A map with a double arrow at Budapest.
    let text = include_str!("../../data/europe.toml")
        .replace("\"Riga - Kaliningrad\"  = \"K3.SE\"", "\"Budapest\"  = \"K7.SE\"");
    let atlas = map::register("arrow.toml", &text).unwrap();
    let json =
        serde_json::to_string(&free_start(14)).unwrap().replace("\"europe-3\"", &format!("\"{}\"", atlas.id));
    let mut state = position(&json);
    play(&mut state, &["P1 set-route K7.SE"]);
    assert_eq!(written(&state).seats[0].routes, ["K7.SE"]);
    assert_eq!(state.turn(), Turn::Chance);
}

#[test]
fn moe_18_who_has_no_path_sets_neither_route_nor_caravan() {
    // P3's posts are Bruxelles, Köln and Paris; every path there leads to a city or to a route at a city.
    let json = r#"{
        "players": 3, "start": "free", "phase": {"set-neutral": 2}, "neutral": ["wien", "lyon"],
        "seats": [
            {"posts": ["bern", "hamburg", "praha"], "routes": ["G6.SE", "G7.N"]},
            {"posts": ["berlin", "wroclaw", "krakow"], "routes": ["F6.NE", "G5.SE", "F7.N"]},
            {"posts": ["bruxelles", "koeln", "paris"]}
        ]}"#;
    let mut state = position(json);
    play(&mut state, &["P1 set-neutral K7.E"]);
    assert_eq!(state.turn(), Turn::of(P2), "P3, the last, is passed over");
    let position = written(&state);
    assert!(position.seats[2].routes.is_empty() && position.seats[2].caravans.is_empty());
}

#[test]
fn moe_19_the_full_game_has_the_free_start() {
    assert!(MerchantsOptions::from_line("board=full start=fixed").is_err());
    assert_eq!(MerchantsOptions::from_line("board=full").unwrap().setup, BoardSetup::Full);
    assert_eq!(MerchantsOptions::from_line("board=short").unwrap().setup, BoardSetup::Short(Start::Fixed));
    assert_eq!(BoardSetup::new(Board::Full, Some(Start::Fixed)), None);
    assert_eq!(BoardSetup::Full.start(), Start::Free);
    let mut position = written(&fixed(4));
    position.board = "full".into();
    assert!(merchants::Merchants::try_from(&position).is_err());
}

#[test]
fn moe_15_a_position_of_the_set_up_knows_whose_step_it_is() {
    let mut state = new("players=3 start=free");
    play(&mut state, &["chance dice 1 1", "chance dice 6 6", "chance dice 1 1"]);
    let mut steps = 0;
    while let Turn::Seats(seats) = state.turn() {
        let unsaid = changed(&state, |position| position.active = None);
        assert_eq!(unsaid, state, "step {steps}");
        let seat = seats.first().unwrap();
        let first = legal(&state, seat)[0].clone();
        play(&mut state, &[&format!("{seat} {first}")]);
        steps += 1;
    }
    assert_eq!(steps, 9 + 3 + 3, "posts, neutral posts, and routes");
}

#[test]
fn moe_18_a_route_that_closes_a_ring_connects_no_cities() {
    // Berlin is the only city at J5. All other sides of that hex have routes already.
    let json = r#"{
        "players": 3, "phase": {"set-routes": 0}, "neutral": ["wien", "lyon", "budapest"],
        "seats": [
            {"posts": ["bern", "hamburg", "praha"], "routes": ["J5.N", "J5.NE", "J5.SE", "J6.N", "I5.NE"]},
            {"posts": ["koeln", "wroclaw", "krakow"]},
            {"posts": ["bruxelles", "berlin", "paris"]}
        ]}"#;
    let mut state = position(json);
    assert!(legal(&state, P3).contains(&"set-route I4.SE".to_owned()));
    play(&mut state, &["P3 set-route I4.SE"]);
    assert_eq!(written(&state).seats[2].routes, ["I4.SE"]);
}

#[test]
fn games_are_set_up_alike_if_players_board_start_and_map_are_the_same() {
    let options = |line: &str| MerchantsOptions::from_line(line).unwrap();
    let four = options("players=4 start=free");
    assert_eq!(four, options("players=4 board=short start=free map=europe-3"));
    for other in ["players=3 start=free", "players=4 start=fixed", "players=4 start=free map=europe"] {
        assert_ne!(four, options(other));
        assert_ne!(options(other), four);
    }
    assert_eq!(format!("{four:?}"), "players=4 board=short start=free map=europe-3");
}
