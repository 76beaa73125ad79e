//! LN-01 to LN-05.

use game::{Game, Seat, Turn};
use landnam::components::{Fate, Good, SubPhase, Terrain, UnitKind};
use landnam::island::{Field, Fields, RimSide, board};
use landnam::{Landnam, LandnamOptions};

use crate::common::*;

fn new_game(players: usize) -> Landnam {
    Landnam::new(&LandnamOptions::of(players).unwrap())
}

#[test]
fn ln_01_a_ring_of_sea_around_eighteen_unknown_fields_and_a_mountain() {
    let state = new_game(3);
    let table = state.table();
    assert_eq!((Fields::RIM.len(), Fields::RIM_CORNERS.len(), Fields::INNER.len()), (18, 6, 19));
    let is_side = |side: Fields| side.len() == 2 && side.is_within(Fields::RIM - Fields::RIM_CORNERS);
    assert!(RimSide::ALL.into_iter().all(|side| is_side(side.fields())));
    let of = |wanted: Option<Terrain>| Field::all().filter(|&field| table.terrain(field) == wanted).count();
    assert_eq!((of(Some(Terrain::Sea)), of(Some(Terrain::Mountain)), of(None)), (19, 1, 18));
    assert_eq!(table.terrain(Field::CENTER), Some(Terrain::Mountain));
    assert_eq!(table.terrain(Field::OUTER), Some(Terrain::Sea));
    assert_eq!(Field::CENTER.to_string(), "d4");
}

#[test]
fn ln_01_corner_fields_of_the_rim_lie_between_two_sides() {
    for corner in Fields::RIM_CORNERS {
        let beside = board().adjacent(corner) & Fields::RIM;
        let sides: Vec<_> = beside.into_iter().map(Field::side).collect();
        assert_eq!(sides.len(), 2, "{corner}");
        assert!(sides[0] != sides[1] && sides.iter().all(Option::is_some), "{corner}");
    }
}

#[test]
fn ln_02_nine_houses_five_settlers_five_ships_and_one_ship_outside() {
    for players in 3..=5 {
        let state = new_game(players);
        for seat in Seat::all(players) {
            let table = state.table();
            assert_eq!(table.outer(seat).len(), 1);
            assert_eq!(table.houses_left(seat), 9);
            assert_eq!(
                (table.units_left(seat, UnitKind::Settler), table.units_left(seat, UnitKind::Ship)),
                (5, 4)
            );
        }
    }
}

#[test]
fn ln_02_a_sixth_ship_or_settler_can_not_be_built() {
    let rich = r#""goods": {"iron": 5, "grain": 5, "sheep": 5, "wood": 5}"#;
    let fields = r#""c3": "meadow 8", "b2": "sea", "b3": "sea", "c2": "forest 4", "c4": "forest 5", "d3": "bog 6", "e3": "bog 9", "e4": "field 10""#;
    let one = format!(
        r#"{rich}, "farms": ["b2b3c3"], "ships": ["outer", "outer", "outer", "outer", "a1"], "settlers": ["c4", "d3", "e3", "e4", "d4"]"#
    );
    let state = three(r#""build""#, fields, [&one, "", ""]);
    refused(&state, "P1 ship outer", "LN-70");
    refused(&state, "P1 ship b2 by b2b3c3", "LN-70");
    refused(&state, "P1 settler c3 by b2b3c3", "LN-70");
}

#[test]
fn ln_02_units_off_the_board_return_to_the_stock() {
    let fields = r#""c3": "meadow 8""#;
    let one =
        r#""goods": {"iron": 1, "grain": 1, "sheep": 1, "wood": 1}, "settlers": ["c3"], "ships": ["outer"]"#;
    let mut state = three(r#""build""#, fields, [one, "", ""]);
    assert_eq!(state.table().units_left(P1, UnitKind::Settler), 4);
    play(&mut state, "P1 farm c3c4d4 by c3; P1 end");
    assert_eq!(state.table().units_left(P1, UnitKind::Settler), 5);
}

#[test]
fn ln_03_two_of_each_good_and_an_exploration_card() {
    let mut state = new_game(3);
    assert!(Seat::all(3).all(|seat| goods(&state, seat) == [2; 4]));
    assert!(Good::ALL.into_iter().all(|good| in_stock(&state, good) == 14));
    play(&mut state, "chance start P2");
    let dealt = outcomes(&state);
    assert_eq!(dealt.len(), 6, "{dealt:?}");
    for (action, weight) in &dealt {
        let fate: Fate = action.strip_prefix("draw ").unwrap().parse().unwrap();
        assert_eq!((fate.sub_phase(), *weight), (SubPhase::Exploration, 2));
    }
    refused(&state, "chance draw landing", "LN-03");
    play(&mut state, "chance draw find-bog; chance draw find-bog");
    refused(&state, "chance draw find-bog", "LN-03");
    play(&mut state, "chance draw good-omens");
    assert!(state.hand(P2).fate.has(Fate::FindBog) && state.hand(P1).fate.has(Fate::GoodOmens));
    assert_eq!(state.deck().total(), 37);
    assert_eq!(state.turn(), Turn::Chance);
    play(&mut state, "chance roll 1 1");
    assert_eq!(to_act(&state), [P2]);
}

#[test]
fn ln_04_everybody_is_as_likely_to_start_and_turns_go_clockwise() {
    for players in 3..=5 {
        let state = new_game(players);
        let expected: Vec<_> = (1..=players).map(|seat| (format!("start P{seat}"), 1)).collect();
        assert_eq!(outcomes(&state), expected);
        if players < 5 {
            refused(&state, &format!("chance start P{}", players + 1), "LN-04");
        }
    }
    let mut state = three(r#""build""#, "", [""; 3]);
    play(&mut state, "P1 end; chance roll 1 1");
    out_of_turn(&state, "P1 stop", "it is P2's turn to move a unit, or to swap a fate card");
    end_turn(&mut state);
    play(&mut state, "chance roll 1 1");
    end_turn(&mut state);
    play(&mut state, "chance roll 1 1");
    assert_eq!(to_act(&state), [P1]);
    out_of_turn(&state, "chance roll 1 1", "it is P1's turn to move a unit, or to swap a fate card");
}

#[test]
fn ln_05_a_card_is_played_in_its_own_sub_phase_only() {
    let hand = r#""fate": {"good-year": 1, "settlement": 1, "fair-wind": 1, "find-bog": 1}"#;
    let fields = r#""c3": "meadow 8""#;
    let harvest = three(r#"{"harvest": 8}"#, fields, [hand, hand, ""]);
    allowed(&harvest, "P1 play good-year c3");
    for card in ["settlement", "fair-wind", "find-bog"] {
        refused(&harvest, &format!("P1 play {card}"), "LN-05");
    }
    let movement = three(r#""move""#, fields, [hand, "", ""]);
    for card in ["good-year c3", "settlement", "find-bog"] {
        refused(&movement, &format!("P1 play {card}"), "LN-05");
    }
    let building = three(r#""build""#, fields, [hand, "", ""]);
    for card in ["good-year c3", "settlement", "fair-wind", "find-bog"] {
        refused(&building, &format!("P1 play {card}"), "LN-05");
    }
}

#[test]
fn ln_05_only_the_player_whose_turn_it_is_plays_cards_but_for_the_althing() {
    let hand = r#""fate": {"good-year": 1}"#;
    let harvest = three(r#"{"harvest": 8}"#, r#""c3": "meadow 8""#, [hand, hand, ""]);
    refused(&harvest, "P2 play good-year c3", "LN-05");
    let fields = r#""c3": "meadow 8""#;
    let thing = r#"{"thing": {"first": "P1", "plaintiff": "P1", "asked": ["P3"], "hearing": "docket"}}"#;
    let one = r#""goods": {"sheep": 1}, "farms": ["b2b3c3"]"#;
    let state = three(thing, fields, [one, r#""settlers": ["c3"]"#, r#""fate": {"weapon-clash": 1}"#]);
    allowed(&state, "P3 play weapon-clash");
}

#[test]
fn ln_05_a_card_that_is_not_held_can_not_be_played() {
    let state = three(r#"{"harvest": 8}"#, r#""c3": "meadow 8""#, ["", r#""fate": {"good-year": 1}"#, ""]);
    refused(&state, "P1 play good-year c3", "LN-05");
}
