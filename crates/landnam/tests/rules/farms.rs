//! Positions for every sentence of LN-71.

use crate::common::*;

const BUILD: &str = r#""build""#;
const COST: &str = r#""goods": {"iron": 2, "grain": 2, "sheep": 2, "wood": 2}"#;
const FIELDS: &str = r#""b2": "sea", "b3": "sea", "c3": "meadow 8", "c4": "forest 5", "d3": "bog 4""#;

fn with(fields: &str, one: &str, two: &str) -> landnam::Landnam {
    three(BUILD, fields, [&format!("{COST}, {one}"), two, ""])
}

/// The corners where P1 can build, each with its builder.
fn farms(state: &landnam::Landnam) -> Vec<String> {
    legal_with(state, P1, "farm")
}

#[test]
fn ln_71_a_settler_builds_on_any_corner_of_its_field() {
    let state = with(FIELDS, r#""settlers": ["c3"]"#, "");
    let corners = ["b2b3c3", "b2c2c3", "b3c3c4", "c2c3d3", "c3c4d4", "c3d3d4"];
    let mut found = farms(&state);
    found.sort();
    assert_eq!(found, corners.map(|corner| format!("farm {corner} by c3")));
    refused(&state, "P1 farm b3b4c4 by c3", "LN-71");
}

#[test]
fn ln_71_a_ship_builds_on_the_corners_of_its_sea_field() {
    let state = with(FIELDS, r#""ships": ["b3", "a2"]"#, "");
    let mut found = farms(&state);
    found.sort();
    // Corners of b3 with a numbered field; a2 touches none.
    assert_eq!(found, ["farm b2b3c3 by b3", "farm b3b4c4 by b3", "farm b3c3c4 by b3"]);
    refused(&state, "P1 farm a2b2b3 by a2", "LN-71");
}

#[test]
fn ln_71_a_ship_on_the_rim_builds_where_a_numbered_field_adjoins() {
    let state = with(r#""b2": "meadow 8""#, r#""ships": ["a2", "outer"]"#, "");
    assert_eq!(farms(&state), ["farm a1a2b2 by a2", "farm a2b2b3 by a2"]);
}

#[test]
fn ln_71_a_settler_on_a_mountain_builds_where_a_numbered_field_adjoins() {
    let state = with(FIELDS, r#""settlers": ["d4"]"#, "");
    let mut found = farms(&state);
    found.sort();
    assert_eq!(found, ["c3c4d4", "c3d3d4", "c4d4d5", "d3d4e3"].map(|corner| format!("farm {corner} by d4")));
    refused(&state, "P1 farm d4e3e4 by d4", "LN-71");
}

#[test]
fn ln_71_the_corner_touches_a_numbered_field() {
    let fields = r#""b2": "sea", "b3": "sea", "c2": "sea", "c3": "mountain", "e4": "bog 4""#;
    let state = with(fields, r#""ships": ["b2"], "settlers": ["c3"]"#, "");
    assert_eq!(farms(&state), Vec::<String>::new());
    refused(&state, "P1 farm b2b3c3 by b2", "LN-71");
}

#[test]
fn ln_71_an_outlaw_builds_no_farm() {
    let seats = [&format!(r#"{COST}, "settlers": ["c3", "d3"]"#), r#""farms": ["b3c3c4"]"#, ""];
    let state = three_with(r#""outlaws": {"c3": ["P2"]},"#, BUILD, FIELDS, seats);
    refused(&state, "P1 farm c2c3d3 by c3", "LN-71");
    allowed(&state, "P1 farm c2c3d3 by d3");
}

#[test]
fn ln_71_an_outlaw_builds_a_harbor_or_ages_all_the_same() {
    let seats = [&format!(r#"{COST}, "settlers": ["c3"], "ships": ["b3"]"#), r#""farms": ["b3c3c4"]"#, ""];
    let state = three_with(r#""outlaws": {"c3": ["P2"], "b3": ["P2"]},"#, BUILD, FIELDS, seats);
    allowed(&state, "P1 age c3");
    allowed(&state, "P1 harbor b3 iron");
    refused(&state, "P1 farm b2b3c3 by b3", "LN-71");
}

#[test]
fn ln_71_only_a_unit_of_ones_own_builds() {
    let state = with(FIELDS, r#""ships": ["outer"]"#, r#""settlers": ["c3"]"#);
    assert_eq!(farms(&state), Vec::<String>::new());
    refused(&state, "P1 farm c2c3d3 by c3", "LN-71");
}

#[test]
fn ln_71_two_edges_from_every_building() {
    for owner in ["own", "other"] {
        let (one, two) = match owner {
            "own" => (r#""settlers": ["c3"], "farms": ["b3c3c4"]"#, ""),
            _ => (r#""settlers": ["c3"]"#, r#""farms": ["b3c3c4"]"#),
        };
        let state = with(FIELDS, one, two);
        refused(&state, "P1 farm b3c3c4 by c3", "LN-71");
        // One edge away, with a meadow on one side of the edge.
        refused(&state, "P1 farm b2b3c3 by c3", "LN-71");
        refused(&state, "P1 farm c3c4d4 by c3", "LN-71");
        // Two edges away and more.
        allowed(&state, "P1 farm b2c2c3 by c3");
        allowed(&state, "P1 farm c3d3d4 by c3");
        allowed(&state, "P1 farm c2c3d3 by c3");
    }
}

#[test]
fn ln_71_one_edge_is_enough_between_sea_and_sea() {
    // The edge between b2b3c3 and a2b2b3 lies between the sea fields b2 and b3.
    let fields = r#""b2": "sea", "b3": "sea", "c3": "meadow 8""#;
    let state = with(fields, r#""ships": ["b2"]"#, r#""farms": ["b2b3c3"]"#);
    refused(&state, "P1 farm a2b2b3 by b2", "LN-71");
    // There it touches no numbered field. With land to both sides of a strait it does.
    let strait = r#""c3": "sea", "c4": "sea", "b3": "meadow 8", "d3": "bog 4""#;
    let state = with(strait, r#""ships": ["c3"]"#, r#""farms": ["b3c3c4"]"#);
    refused(&state, "P1 farm c3c4d4 by c3", "LN-71");
    let both = r#""c3": "sea", "c2": "sea", "b2": "meadow 8", "d3": "bog 4""#;
    let state = with(both, r#""ships": ["c3"]"#, r#""farms": ["b2c2c3"]"#);
    allowed(&state, "P1 farm c2c3d3 by c3");
}

#[test]
fn ln_71_one_edge_is_enough_between_sea_and_mountain() {
    // c3 is sea and d4 the mountain: the edge between them joins c3c4d4 and c3d3d4.
    let fields = r#""c3": "sea", "c4": "forest 5", "d3": "bog 4""#;
    let state = with(fields, r#""ships": ["c3"], "settlers": ["d4"]"#, r#""farms": ["c3c4d4"]"#);
    allowed(&state, "P1 farm c3d3d4 by c3");
    allowed(&state, "P1 farm c3d3d4 by d4");
}

#[test]
fn ln_71_one_edge_is_enough_between_mountain_and_mountain() {
    let fields = r#""c3": "mountain", "c4": "forest 5", "d3": "bog 4""#;
    let state = with(fields, r#""settlers": ["c3"]"#, r#""farms": ["c3c4d4"]"#);
    allowed(&state, "P1 farm c3d3d4 by c3");
}

#[test]
fn ln_71_one_edge_is_not_enough_by_land_or_by_the_unknown() {
    let land = r#""c3": "meadow 8", "c4": "forest 5", "d3": "bog 4""#;
    let state = with(land, r#""settlers": ["c3"]"#, r#""farms": ["c3c4d4"]"#);
    refused(&state, "P1 farm c3d3d4 by c3", "LN-71");
    // Between the mountain and an unknown field.
    let unknown = r#""c4": "forest 5", "d3": "bog 4""#;
    let state = with(unknown, r#""settlers": ["d4"]"#, r#""farms": ["c3c4d4"]"#);
    refused(&state, "P1 farm c3d3d4 by d4", "LN-71");
}

#[test]
fn ln_71_every_building_nearby_has_to_be_beyond_sea_and_mountain() {
    // c3d3d4 has neighbors c3c4d4 (beyond sea and mountain) and c2c3d3 (beyond sea and bog).
    let fields = r#""c3": "sea", "c4": "forest 5", "d3": "bog 4", "c2": "meadow 8""#;
    let state = with(fields, r#""ships": ["c3"], "farms": ["c3c4d4"]"#, r#""farms": ["c2c3d3"]"#);
    refused(&state, "P1 farm c3d3d4 by c3", "LN-71");
}

#[test]
fn ln_71_farms_built_in_the_same_turn_keep_their_distance_too() {
    let state = with(FIELDS, r#""settlers": ["c3", "d3"]"#, "");
    let state = after(&state, "P1 farm c3d3d4 by c3");
    refused(&state, "P1 farm c2c3d3 by d3", "LN-71");
    allowed(&state, "P1 farm c2d2d3 by d3");
}

#[test]
fn ln_71_the_unit_leaves_the_board() {
    let state = with(FIELDS, r#""settlers": ["c3"]"#, "");
    let state = after(&state, "P1 farm c3d3d4 by c3");
    assert_eq!(unit(&state, "c3"), None);
    assert_eq!(state.table().farms(P1).len(), 1);
    refused(&state, "P1 farm b2b3c3 by c3", "LN-71");
}
