//! What the rulebook tells by example, and its table of explorations, number for number.

use crate::common::*;
use landnam::components::Terrain;

/// Where one player has one building at a field and another has two, each of them can sue the unit there once.
#[test]
fn one_building_or_two_make_one_case_each() {
    let seats = [
        r#""farms": ["b2b3c3"], "goods": {"sheep": 2}"#,
        r#""farms": ["c2c3d3", "c3c4d4"], "goods": {"sheep": 2}"#,
        r#""settlers": ["c3"]"#,
    ];
    let state = three(r#""thing""#, r#""c3": "meadow 8""#, seats);
    assert_eq!(state.table().cases_against(P3), 2);
    let state = after(&state, "P1 first P1; P1 sue c3 1; P3 yield");
    assert_eq!(to_act(&state), [P2], "P1 has brought the one case");
    let state = after(&state, "P2 sue c3 1; P3 yield");
    assert_eq!((markers(&state, P1), markers(&state, P2)), ([1, 0, 0], [1, 0, 0]));
    let plaintiffs: Vec<_> = state.table().marks("c3".parse().unwrap()).into_iter().collect();
    assert_eq!(plaintiffs, [P1, P2], "a red marker of each");
}

/// Who is sued answers with more cards than the plaintiff's, and so on in turn, until one can't or won't.
#[test]
fn each_side_in_turn_raises_its_total_above_the_other() {
    let seats =
        [r#""farms": ["b2b3c3"], "goods": {"sheep": 3}"#, r#""settlers": ["c3"], "goods": {"sheep": 3}"#, ""];
    let state = three(r#""thing""#, r#""c3": "meadow 8""#, seats);
    let state = after(&state, "P1 first P1; P1 sue c3 1");
    refused_with(&state, "P2 raise 1", "LN-24: the total has to be above that of the other side");
    let state = after(&state, "P2 raise 2; P1 raise 2");
    // Three against two, and one card is left: not enough.
    assert_eq!(legal(&state, P2), ["yield", "hand P3"]);
    let state = after(&state, "P2 yield");
    assert_eq!(
        (goods(&state, P1), goods(&state, P2)),
        ([0; 4], [0, 0, 1, 0]),
        "all that was staked is spent"
    );
    assert_eq!(markers(&state, P1), [1, 0, 0]);
}

/// The table of explorations: the green die gives the terrain, the red one the number.
#[test]
fn the_table_of_explorations() {
    let ship = [r#""ships": ["a2"]"#, "", ""];
    let state = after(&three(r#""move""#, "", ship), "P1 move a2 b2");
    let green = [
        (1..=4, Terrain::Sea),
        (5..=5, Terrain::Bog),
        (6..=6, Terrain::Field),
        (7..=9, Terrain::Meadow),
        (10..=10, Terrain::Forest),
    ];
    for (faces, terrain) in green {
        for face in faces {
            let found = after(&state, &format!("chance found {face} 3"));
            assert_eq!(found.table().terrain("b2".parse().unwrap()), Some(terrain), "green {face}");
        }
    }
    for (red, expected) in [(1, 11), (2, 2), (6, 6), (7, 12), (8, 8), (10, 10)] {
        assert_eq!(number(&after(&state, &format!("chance found 7 {red}")), "b2"), expected, "red {red}");
    }
}

/// Fields get worse or better with age: from 6 to 8, and from 12 to 2.
#[test]
fn a_field_ages_past_seven_and_past_twelve() {
    for (before, roll, expected) in [(6, "3 3", 8), (12, "6 6", 2), (3, "1 2", 4)] {
        let fields = format!(r#""c3": "meadow {before}""#);
        let state = three(r#""roll""#, &fields, [r#""farms": ["b2b3c3"]"#, "", ""]);
        let state = after(&state, &format!("chance roll {roll}"));
        assert_eq!((goods(&state, P1), number(&state, "c3")), ([0, 0, 1, 0], expected));
    }
}
