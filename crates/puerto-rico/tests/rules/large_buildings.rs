//! PR-90 to PR-94: bonuses at the end.

use puerto_rico::PuertoRico;

use crate::common::{json, points, position};

fn over(board: serde_json::Value) -> PuertoRico {
    position(json!({"players": [board, {}, {}], "phase": "over", "ending": true}))
}

#[test]
fn pr_90_the_guild_hall_counts_production_buildings() {
    let hall = |city| points(&over(json!({"city": city})), 1, "guild-hall");
    assert_eq!(hall(json!({"guild-hall": 1})), 0);
    assert_eq!(
        hall(json!({"guild-hall": 1, "small-indigo-plant": 0, "small-sugar-mill": 1})),
        2,
        "small ones, manned or not"
    );
    assert_eq!(
        hall(
            json!({"guild-hall": 1, "indigo-plant": 3, "sugar-mill": 0, "tobacco-storage": 0, "coffee-roaster": 1})
        ),
        8
    );
    assert_eq!(hall(json!({"guild-hall": 1, "harbor": 1, "factory": 1})), 0, "violet ones don't count");
    assert_eq!(hall(json!({"guild-hall": 0, "indigo-plant": 3})), 0, "the hall itself has to be manned");
}

#[test]
fn pr_91_the_residence_counts_filled_spaces_manned_or_not() {
    let residence = |tiles: u8, staff: u8| {
        let island = json!({"corn": tiles / 2, "sugar": tiles - tiles / 2});
        points(&over(json!({"island": island, "city": {"residence": staff}})), 1, "residence")
    };
    assert_eq!([0, 8, 9, 10, 11, 12].map(|tiles| residence(tiles, 1)), [4, 4, 4, 5, 6, 7]);
    assert_eq!(residence(12, 0), 0);
}

#[test]
fn pr_92_the_fortress_counts_all_colonists_by_threes() {
    let fortress = |san_juan: u8, staff: u8| {
        let board = json!({
            "island": {"corn": 2}, "farmers": {"corn": 2}, "city": {"fortress": staff, "indigo-plant": 3},
            "san_juan": san_juan,
        });
        points(&over(board), 1, "fortress")
    };
    assert_eq!([0, 2, 3, 5, 6].map(|san_juan| fortress(san_juan, 1)), [2, 2, 3, 3, 4]);
    assert_eq!(fortress(30, 0), 0);
}

#[test]
fn pr_93_the_customs_house_counts_chips_and_written_points_by_fours() {
    let customs = |vp: u16, staff: u8| {
        points(&over(json!({"vp": vp, "city": {"customs-house": staff}})), 1, "customs-house")
    };
    assert_eq!([0, 3, 4, 39, 80].map(|vp| customs(vp, 1)), [0, 0, 1, 9, 20], "the last with written points");
    assert_eq!(customs(40, 0), 0);
}

#[test]
fn pr_94_the_city_hall_counts_violet_buildings_and_itself() {
    let hall = |city| points(&over(json!({"city": city})), 1, "city-hall");
    assert_eq!(hall(json!({"city-hall": 1})), 1);
    assert_eq!(hall(json!({"city-hall": 1, "small-market": 0, "wharf": 1, "fortress": 0})), 4);
    assert_eq!(
        hall(json!({"city-hall": 1, "small-indigo-plant": 1, "coffee-roaster": 2, "tobacco-storage": 1})),
        1
    );
    assert_eq!(hall(json!({"city-hall": 0, "small-market": 1})), 0);
}
