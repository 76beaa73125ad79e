//! Positions as JSON: what may be left out, what is refused, and that nothing panics.

use crate::common::{asked, json, no_position, position};
use game::{Actions, Draw, FastRng, Game, Outcomes, Seat, Turn, playout, random};
use puerto_rico::{Action, Building, Declining, Good, PuertoRico, PuertoRicoOptions, Role, Tile};
use serde_json::Value;
use testkit::documents::{assert_example, assert_names_are_listed, json_examples};
use testkit::script::with_field;

#[test]
fn what_is_left_out_is_what_one_would_expect() {
    let table = position(json!({"players": [{"goods": {"corn": 2}, "san_juan": 3}, {"vp": 5}, {}]})).table;
    assert_eq!(table.governor, Seat::new(0));
    assert_eq!(table.barrels.0, [8, 11, 11, 9, 9]);
    assert_eq!(table.stacks.0, [10, 12, 11, 9, 8]);
    assert_eq!((table.colonist_ship, table.colonists, table.quarries), (3, 52, 8));
    assert_eq!(table.vp_pool(), 70);
    assert_eq!(table.turn(), Turn::of(Seat::new(0)));
}

#[test]
fn a_phase_without_picked_roles_is_the_governors() {
    let state = position(json!({
        "players": [{}, {"goods": {"corn": 1}}, {}], "governor": "P2", "phase": {"trader": {"seat": "P2"}}
    }));
    assert_eq!(state.table.roles.0[1], Some(Role::Trader));
    assert_eq!(asked(&state), "P2: sell corn | pass");
}

#[test]
fn a_captain_phase_begins_with_the_privilege() {
    let state = position(json!({
        "players": [{"goods": {"corn": 2}}, {}, {}], "phase": {"captain": {"seat": "P1"}}
    }));
    assert_eq!(crate::common::after(&state, "P1 load corn 4").vp.0[0], 3);
}

#[test]
fn roles_picked_so_far_are_listed_from_the_governor() {
    let state = position(json!({"players": [{}, {}, {}], "governor": "P3", "picked": ["mayor", "captain"]}));
    assert_eq!(state.table.roles.0[..3], [Some(Role::Captain), None, Some(Role::Mayor)]);
    assert_eq!(state.turn(), Turn::of(Seat::new(1)));
}

#[test]
fn what_cannot_be_on_a_table_is_refused_with_a_sentence() {
    let three = || json!([{}, {}, {}]);
    let cases = [
        (json!({"players": [{}, {}]}), "Puerto Rico is for 3 to 5 players"),
        (json!({"players": three(), "governor": "P4"}), "nobody sits where the governor sits"),
        (json!({"players": three(), "picked": ["mayor", "mayor"]}), "mayor was picked twice"),
        (json!({"players": three(), "picked": ["prospector"]}), "this table has no prospector"),
        (json!({"players": three(), "role_doubloons": {"prospector": 1}}), "this table has no prospector"),
        (
            json!({"players": three(), "picked": ["mayor", "captain", "trader"]}),
            "the phase has to be that of the role picked last",
        ),
        (
            json!({"players": three(), "picked": ["mayor"], "phase": {"trader": {"seat": "P1"}}}),
            "the phase has to be that of the role picked last",
        ),
        (json!({"players": three(), "row": {"corn": 5}}), "at most 4 plantations lie face up"),
        (
            json!({"players": [{"island": {"quarry": 5}}, {"island": {"quarry": 4}}, {}]}),
            "quarries: 9 lie on the table, but there are 8",
        ),
        (
            json!({"players": [{"farmers": {"corn": 1}}, {}, {}]}),
            "P1: there are more farmers than tiles of corn",
        ),
        (json!({"players": [{}, {"city": {"office": 2}}, {}]}), "P2: office has circles for 1"),
        (
            json!({"players": [{"city": {"fortress": 0}}, {"city": {"fortress": 0}}, {}]}),
            "fortress: 2 are built, but there are 1",
        ),
        (
            json!({"players": [{"san_juan": 255}, {"san_juan": 255}, {}]}),
            "colonists: 513 lie on the table, but there are 58",
        ),
        (
            json!({"players": three(), "colonists": 54}),
            "colonists: the supply has to be 55; it may be left out",
        ),
        (
            json!({"players": three(), "barrels": {"corn": 10}}),
            "barrels of indigo: the supply has to be 11; it may be left out",
        ),
        (
            json!({"players": three(), "vp_pool": 74}),
            "the pool has to hold 75 victory points; it may be left out",
        ),
        (
            json!({"players": [{"vp": 65535}, {"vp": 65535}, {}]}),
            "PR-70: a game ends before 131070 victory points are taken",
        ),
        (json!({"players": [{"vp": 176}, {}, {}]}), "PR-70: a game ends before 176 victory points are taken"),
        (json!({"players": three(), "ships": [{"corn": 1, "sugar": 1}]}), "a ship carries one kind only"),
        (json!({"players": three(), "ships": [{"corn": 1}, {"corn": 1}]}), "two ships carry corn"),
        (json!({"players": three(), "ships": [{"corn": 5}]}), "the ship has 4 spaces"),
        (json!({"players": three(), "ships": [{}, {}, {}, {}]}), "there are three cargo ships"),
        (json!({"players": three(), "house": {"corn": 3, "sugar": 2}}), "the trading house has four places"),
        (
            json!({"players": three(), "phase": {"trader": {"seat": "P1"}}}),
            "whoever is asked has nothing to choose from in this phase",
        ),
        (
            json!({"players": three(), "phase": {"trader": {"seat": "P5"}}}),
            "nobody sits where somebody is asked",
        ),
        (
            json!({"players": three(), "phase": "governor"}),
            "before the first governor is known the table is that of the set-up",
        ),
        (
            json!({"players": three(), "phase": {"colonists": {"seat": "P1", "next": "corn"}}}),
            "there is no corn to man",
        ),
    ];
    for (json, sentence) in cases {
        assert_eq!(no_position(json.clone()), sentence, "{json}");
    }
    assert!(no_position(json!({"players": three(), "rows": {}})).contains("unknown field `rows`"));
    assert!(no_position(json!({"players": [{"gold": 1}, {}, {}]})).contains("unknown field `gold`"));
    assert!(
        no_position(json!({"players": three(), "phase": {"captain": {"seat": "P1", "x": 1}}}))
            .contains("unknown field `x`")
    );
}

#[test]
fn who_is_asked_has_something_to_choose_in_every_phase() {
    let p1 = |board: Value, phase: Value| no_position(json!({"players": [board, {}, {}], "phase": phase}));
    let phases = [
        (json!({"island": {"corn": 8, "sugar": 4}}), json!({"settler": {"seat": "P1"}})),
        (json!({}), json!({"settler": {"seat": "P2"}})),
        (json!({}), json!({"hacienda": {"seat": "P1"}})),
        (json!({"city": {"hospice": 1}}), json!({"hospice": {"seat": "P1", "tile": "corn"}})),
        (json!({"island": {"corn": 1}}), json!({"hospice": {"seat": "P1", "tile": "corn"}})),
        (json!({"island": {"corn": 1, "sugar": 1}}), json!({"colonists": {"seat": "P1", "next": "corn"}})),
        (
            json!({"island": {"corn": 1, "sugar": 1}, "san_juan": 2}),
            json!({"colonists": {"seat": "P1", "next": "corn"}}),
        ),
        (json!({"island": {"corn": 2}, "san_juan": 1}), json!({"colonists": {"seat": "P1", "next": "corn"}})),
        (json!({}), json!({"builder": {"seat": "P2"}})),
        (json!({"city": {"office": 0}}), json!({"university": {"seat": "P1", "building": "office"}})),
        (json!({"city": {"university": 1}}), json!({"university": {"seat": "P1", "building": "office"}})),
        (json!({}), json!("craftsman")),
        (json!({}), json!({"captain": {"seat": "P1"}})),
        (json!({"goods": {"corn": 1}}), json!({"captain": {"seat": "P1", "idle": 3}})),
        (json!({"goods": {"corn": 1}}), json!({"storing": {"seat": "P1"}})),
        (json!({"goods": {"corn": 2}}), json!({"storing": {"seat": "P1", "kept": {"corn": 1}}})),
    ];
    for (board, phase) in phases {
        let sentence = p1(board.clone(), phase.clone());
        assert_eq!(sentence, "whoever is asked has nothing to choose from in this phase", "{board} {phase}");
    }
}

#[test]
fn phases_that_are_seldom_written_by_hand() {
    let refused = "whoever is asked has nothing to choose from in this phase";
    let asked = |ship: u8, declined: &[&str]| {
        json!({"declining": "asked", "players": [{}, {}, {}], "colonist_ship": ship,
               "phase": {"unload": {"seat": "P1", "declined": declined}}})
    };
    let island = |tiles: Value, city: Value, phase: Value| json!({"players": [{"island": tiles, "city": city}, {}, {}], "phase": phase});
    let hacienda = |tiles: Value| island(tiles, json!({"hacienda": 1}), json!({"hacienda": {"seat": "P1"}}));
    let hospice = |farmers: u8| {
        json!({"players": [{"island": {"corn": 1}, "farmers": {"corn": farmers}, "city": {"hospice": 1}}, {}, {}],
               "phase": {"hospice": {"seat": "P1", "tile": "corn"}}})
    };
    let university = |staff: u8| {
        island(
            json!({}),
            json!({"university": 1, "office": staff}),
            json!({"university": {"seat": "P1", "building": "office"}}),
        )
    };
    let mayor = |colonists: u8| json!({"players": [{"san_juan": 55 - colonists}, {}, {}], "phase": "mayor"});
    let deal = |row: u8| json!({"players": [{}, {}, {}], "row": {"corn": row}, "picked": ["settler"], "phase": "deal"});
    for sound in [
        asked(1, &["P2"]),
        hacienda(json!({"corn": 8, "sugar": 3})),
        hospice(0),
        university(0),
        mayor(1),
        deal(3),
    ] {
        position(sound);
    }
    for unsound in [
        asked(0, &[]),
        asked(1, &["P1"]),
        hacienda(json!({"corn": 8, "sugar": 4})),
        hospice(1),
        university(1),
    ]
    .into_iter()
    .chain([mayor(0), deal(4)])
    {
        assert_eq!(no_position(unsound.clone()), refused, "{unsound}");
    }
}

#[test]
fn without_a_tile_in_the_stacks_none_is_turned_up() {
    let full = |tiles: Value| json!({"island": tiles});
    let players = [
        full(json!({"coffee": 8, "indigo": 4})),
        full(json!({"tobacco": 9, "indigo": 3})),
        full(json!({"corn": 10, "indigo": 2})),
        full(json!({"sugar": 11, "indigo": 1})),
        full(json!({"indigo": 2})),
    ];
    let json = json!({"players": players, "picked": ["settler"], "phase": "deal"});
    assert_eq!(no_position(json), "whoever is asked has nothing to choose from in this phase");
}

/// A random position somewhere in a game.
fn somewhere(rng: &mut FastRng) -> PuertoRico {
    let players = 3 + rng.below(3) as usize;
    let mut state = PuertoRico::new(&PuertoRicoOptions::of(players).unwrap());
    let steps = u64::from(rng.below(400));
    playout(&mut state, rng, &mut Actions::new(), steps);
    state
}

/// Changes something in a JSON value: a number, a name, an entry.
fn mutate(value: &mut Value, rng: &mut FastRng) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            let place = rng.below(items.len() as u32) as usize;
            match rng.below(8) {
                0 => drop(items.remove(place)),
                1 => items.push(items[place].clone()),
                _ => mutate(&mut items[place], rng),
            }
        }
        Value::Object(map) if !map.is_empty() => {
            let keys: Vec<String> = map.keys().cloned().collect();
            let key = &keys[rng.below(keys.len() as u32) as usize];
            match rng.below(8) {
                0 => drop(map.remove(key)),
                _ => mutate(map.get_mut(key).expect("the key is there"), rng),
            }
        }
        Value::Number(_) => *value = json!(rng.pick(&[0, 1, 2, 3, 5, 11, 12, 13, 56, 99, 255, 256, 65535])),
        Value::String(_) => {
            *value = json!(rng.pick(&["P1", "P2", "P5", "corn", "quarry", "wharf", "pick", "mayor"]));
        }
        _ => *value = json!(rng.below(2) == 0),
    }
}

#[test]
fn changed_positions_are_refused_or_can_be_played_to_the_end() {
    let mut rng = random::fast(11);
    let (mut accepted, mut refused) = (0, 0);
    let (mut legal, mut outcomes) = (Actions::<Action>::new(), Outcomes::new());
    for _ in 0..6_000 {
        let mut json = serde_json::to_value(somewhere(&mut rng)).expect("a state has a JSON form");
        // Supplies are derived, so that more changes make a position.
        let map = json.as_object_mut().expect("an object");
        for supply in ["barrels", "stacks", "colonists", "quarries", "vp_pool"] {
            map.remove(supply);
        }
        for _ in 0..=rng.below(3) {
            mutate(&mut json, &mut rng);
        }
        let Ok(state) = serde_json::from_value::<PuertoRico>(json) else {
            refused += 1;
            continue;
        };
        accepted += 1;
        let again = serde_json::from_str::<PuertoRico>(&serde_json::to_string(&state).expect("JSON"));
        assert_eq!(again.expect("its own JSON"), state);
        match state.turn() {
            Turn::Seats(seats) => {
                state.legal(seats.first().expect("somebody"), &mut legal);
                assert!(!legal.is_empty(), "{state:?}");
            }
            Turn::Chance => {
                state.chance(&mut outcomes);
                assert!(!outcomes.is_empty(), "{state:?}");
            }
            Turn::Over => {}
        }
        let mut end = state;
        playout(&mut end, &mut rng, &mut legal, 5_000);
        assert_eq!(end.turn(), Turn::Over);
    }
    assert!(accepted > 500 && refused > 500, "{accepted} accepted, {refused} refused");
}

const RULES: &str = include_str!("../RULES.md");

#[test]
fn the_example_of_the_rules_page_is_a_position() {
    let examples = json_examples(RULES);
    let [example] = examples[..] else { panic!("{} examples", examples.len()) };
    let state = assert_example::<PuertoRico>(example);
    assert_eq!(state.turn(), Turn::of(Seat::new(0)));
    // Nothing of a position is left out of the example.
    let names = |json: &Value| json.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let given: Value = serde_json::from_str(example).unwrap();
    let written = serde_json::to_value(state).unwrap();
    assert_eq!(names(&given), names(&written));
}

#[test]
fn the_rules_page_lists_all_names() {
    assert_names_are_listed::<Good>(RULES);
    assert_names_are_listed::<Tile>(RULES);
    assert_names_are_listed::<Role>(RULES);
    assert_names_are_listed::<Building>(RULES);
    assert_names_are_listed::<Declining>(RULES);
}

/// What lies on the table and what is in the supply make up what the box holds; a supply that says something else is
/// refused.
#[test]
fn every_component_adds_up() {
    let state = crate::common::dealt(4, "P1");
    let json = serde_json::to_value(state).unwrap();
    let mut supplies =
        vec!["/quarries".to_owned(), "/colonists".into(), "/colonist_ship".into(), "/vp_pool".into()];
    for good in Good::ALL {
        supplies.extend([format!("/barrels/{good}"), format!("/stacks/{good}")]);
    }
    for field in supplies {
        let count = json.pointer(&field).unwrap_or_else(|| panic!("no {field}")).as_u64().unwrap();
        for other in [count + 1, count - 1] {
            assert!(
                with_field(&state, &field, other.into()).is_err(),
                "{field}: {other} in place of {count}"
            );
        }
        assert_eq!(with_field(&state, &field, count.into()), Ok(state));
    }
}

#[test]
fn what_is_emptied_or_filled_at_once_is_not_found_otherwise() {
    let told = |fields: Value| {
        let mut json = json!({"players": [{}, {}, {}]});
        json.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        serde_json::from_value::<PuertoRico>(json).map_err(|error| error.to_string())
    };
    let mills = json!([{"city": {"indigo-plant": 0, "sugar-mill": 0}}, {}, {}]);
    let round = json!(["settler", "trader", "captain"]);
    let full = json!([{"corn": 4}]);
    let corn = json!([{"goods": {"corn": 2}}, {}, {}]);
    for sound in [
        json!({"role_doubloons": {"trader": 2}, "picked": ["settler"]}),
        json!({"house": {"corn": 3}}),
        json!({"players": corn, "ships": full, "phase": {"storing": {"seat": "P1"}}}),
        json!({"phase": "over", "ending": true}),
        json!({"phase": "over", "ending": true, "picked": round}),
        json!({"phase": "over", "players": [{"vp": 75}, {}, {}]}),
        json!({"players": mills, "colonist_ship": 6}),
        json!({"players": [{"san_juan": 58}, {}, {}], "colonist_ship": 0}),
    ] {
        assert!(told(sound.clone()).is_ok(), "{sound}: {:?}", told(sound.clone()));
    }
    for (unsound, refused) in [
        (
            json!({"role_doubloons": {"settler": 2}, "picked": ["settler"]}),
            "PR-11: whoever picked settler took the doubloons on it",
        ),
        (json!({"house": {"corn": 4}}), "PR-52: a full trading house is emptied at once"),
        (json!({"ships": full}), "PR-62: a full ship is emptied at the end of the captain phase"),
        (
            json!({"phase": "over"}),
            "PR-70: the game is not over: nothing has ended it, and ending is not said",
        ),
        (
            json!({"phase": "over", "ending": true, "picked": ["settler"]}),
            "the phase has to be that of the role picked last",
        ),
        (json!({"colonist_ship": 0}), "PR-35: at least 3 colonists came on the ship"),
        (json!({"colonist_ship": 2}), "PR-35: at least 3 colonists came on the ship"),
        (json!({"colonist_ship": 40}), "PR-35: at most 3 colonists came on the ship"),
        (json!({"players": mills, "colonist_ship": 7}), "PR-35: at most 6 colonists came on the ship"),
    ] {
        assert_eq!(told(unsound.clone()).unwrap_err(), refused, "{unsound}");
    }
}
