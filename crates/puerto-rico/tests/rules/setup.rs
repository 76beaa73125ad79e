//! PR-01 to PR-09.

use game::{Game, Options};
use puerto_rico::{Building, Good, Players, PuertoRico, PuertoRicoOptions, Role, Ship, ShipName, Tile};

use crate::common::{after, asked, board, clause_against, dealt, doubloons, json, no_position, position};

#[test]
fn pr_01_two_three_or_four_doubloons_each() {
    assert_eq!(doubloons(&dealt(3, "P1")), [2; 3]);
    assert_eq!(doubloons(&dealt(4, "P1")), [3; 4]);
    assert_eq!(doubloons(&dealt(5, "P1")), [4; 5]);
}

#[test]
fn pr_02_the_first_governor_is_drawn_and_all_are_equally_likely() {
    let state = PuertoRico::new(&PuertoRicoOptions::of(4).unwrap());
    assert_eq!(asked(&state), "chance: governor P1 x1 | governor P2 x1 | governor P3 x1 | governor P4 x1");
    assert_eq!(clause_against(&state, "chance governor P5"), "PR-02");
    assert_eq!(clause_against(&state, "P1 pick settler"), "PR-02");
    assert_eq!(clause_against(&state, "chance tile corn"), "PR-02");
}

#[test]
fn pr_02_the_starting_plantations_go_clockwise_from_the_governor() {
    let starts = |players, governor: &str| -> Vec<Tile> {
        let state = dealt(players, governor);
        let only = |board: &puerto_rico::Board| {
            assert_eq!(board.tiles.total(), 1);
            Tile::ALL.iter().copied().find(|&tile| board.tiles[tile] == 1).unwrap()
        };
        state.table.seated().iter().map(only).collect()
    };
    use Tile::{Corn, Indigo};
    assert_eq!(starts(3, "P1"), [Indigo, Indigo, Corn]);
    assert_eq!(starts(4, "P1"), [Indigo, Indigo, Corn, Corn]);
    assert_eq!(starts(5, "P1"), [Indigo, Indigo, Indigo, Corn, Corn]);
    assert_eq!(starts(3, "P3"), [Indigo, Corn, Indigo]);
    assert_eq!(starts(5, "P4"), [Indigo, Corn, Corn, Indigo, Indigo]);
}

#[test]
fn pr_03_the_pool_of_victory_points() {
    let pools: Vec<u16> = (3..=5).map(|players| dealt(players, "P1").table.vp_pool()).collect();
    assert_eq!(pools, [75, 100, 122]);
}

#[test]
fn pr_04_quarries_lie_open_and_one_plantation_more_than_players_is_turned_up() {
    for players in 3..=5 {
        let state = dealt(players, "P2");
        assert_eq!(state.table.quarries, 8);
        assert_eq!(usize::from(state.table.row.total()), players + 1);
        assert_eq!(usize::from(state.table.stacks.total()), 50 - players - (players + 1));
    }
}

#[test]
fn pr_04_any_plantation_left_may_be_the_next() {
    let state = after(&PuertoRico::new(&PuertoRicoOptions::of(3).unwrap()), "chance governor P1");
    assert_eq!(
        asked(&state),
        "chance: tile corn x9 | tile indigo x10 | tile sugar x11 | tile tobacco x9 | tile coffee x8"
    );
    assert_eq!(clause_against(&state, "P1 pick settler"), "PR-04");
    let state = after(&state, "chance tile coffee; chance tile coffee");
    assert!(asked(&state).ends_with("tile coffee x6"));
    let none_left = json!({
        "players": [{"island": {"indigo": 12}}, {}, {}], "phase": "deal"
    });
    assert_eq!(clause_against(&position(none_left), "chance tile indigo"), "PR-04");
}

#[test]
fn pr_05_prospectors_come_with_four_and_five_players() {
    let roles = |players| Role::of_table(Players::new(players).unwrap()).len();
    assert_eq!([3, 4, 5].map(roles), [6, 7, 8]);
    assert_eq!(
        asked(&dealt(3, "P1")),
        "P1: pick settler | pick mayor | pick builder | pick craftsman | pick trader | pick captain"
    );
    assert_eq!(clause_against(&dealt(3, "P1"), "P1 pick prospector"), "PR-05");
    assert!(asked(&dealt(4, "P1")).ends_with("pick captain | pick prospector"));
    assert_eq!(clause_against(&dealt(4, "P1"), "P1 pick prospector-2"), "PR-05");
    assert!(asked(&dealt(5, "P1")).ends_with("pick prospector | pick prospector-2"));
}

#[test]
fn pr_06_the_ships_have_one_two_and_three_spaces_more_than_players() {
    let spaces = |players: usize| Ship::ALL.map(|ship| dealt(players, "P1").table.spaces(ship));
    assert_eq!(spaces(3), [4, 5, 6]);
    assert_eq!(spaces(4), [5, 6, 7]);
    assert_eq!(spaces(5), [6, 7, 8]);
    let state =
        position(json!({"players": [{"goods": {"corn": 1}}, {}, {}], "phase": {"captain": {"seat": "P1"}}}));
    assert_eq!(asked(&state), "P1: load corn 4 | load corn 5 | load corn 6");
    assert_eq!(clause_against(&state, "P1 load corn 7"), "PR-06");
    for players in Players::RANGE.filter_map(Players::new) {
        let named = |ship| ShipName::new(ship, players).ship(players);
        assert_eq!(Ship::ALL.map(named), Ship::ALL.map(Some));
    }
    let (largest, smallest) =
        (ShipName::new(Ship::Large, Players::FULL), ShipName::new(Ship::Small, Players::FEWEST));
    assert_eq!((largest.ship(Players::FEWEST), smallest.ship(Players::FULL)), (None, None));
}

#[test]
fn pr_07_barrels_of_each_kind() {
    let barrels = dealt(5, "P1").table.barrels;
    assert_eq!(Good::ALL.iter().map(|&good| barrels[good]).collect::<Vec<_>>(), [10, 11, 11, 9, 9]);
    let too_many = json!({"players": [{"goods": {"coffee": 5}}, {"goods": {"coffee": 5}}, {}]});
    assert_eq!(no_position(too_many), "barrels of coffee: 10 lie on the table, but there are 9");
}

#[test]
fn pr_08_the_colonists_on_the_ship_are_not_those_of_the_supply() {
    for (players, supply) in [(3, 55), (4, 75), (5, 95)] {
        let table = dealt(players, "P1").table;
        assert_eq!((usize::from(table.colonist_ship), table.colonists), (players, supply));
    }
}

#[test]
fn pr_09_the_price_list() {
    let lines: Vec<String> = Building::ALL
        .iter()
        .map(|building| {
            let p = building.printed();
            format!("{building} {} {} {} {} {}", p.price, p.vp, p.circles, p.copies, p.column)
        })
        .collect();
    let expected = [
        "small-indigo-plant 1 1 1 4 1",
        "small-sugar-mill 2 1 1 4 1",
        "small-market 1 1 1 2 1",
        "hacienda 2 1 1 2 1",
        "construction-hut 2 1 1 2 1",
        "small-warehouse 3 1 1 2 1",
        "indigo-plant 3 2 3 3 2",
        "sugar-mill 4 2 3 3 2",
        "hospice 4 2 1 2 2",
        "office 5 2 1 2 2",
        "large-market 5 2 1 2 2",
        "large-warehouse 6 2 1 2 2",
        "tobacco-storage 5 3 3 3 3",
        "coffee-roaster 6 3 2 3 3",
        "factory 7 3 1 2 3",
        "university 8 3 1 2 3",
        "harbor 8 3 1 2 3",
        "wharf 9 3 1 2 3",
        "guild-hall 10 4 1 1 4",
        "residence 10 4 1 1 4",
        "fortress 10 4 1 1 4",
        "customs-house 10 4 1 1 4",
        "city-hall 10 4 1 1 4",
    ];
    assert_eq!(lines, expected);
    assert_eq!(Building::ALL.iter().map(|building| building.printed().copies).sum::<u8>(), 49);
}

#[test]
fn pr_09_a_building_is_gone_when_its_last_copy_is_bought() {
    let rich = |city| json!({"doubloons": 50, "city": city});
    let state = position(json!({
        "players": [
            rich(json!({})),
            rich(json!({"small-market": 0, "small-indigo-plant": 1, "indigo-plant": 0, "fortress": 0})),
            rich(json!({"small-market": 0, "small-indigo-plant": 0, "indigo-plant": 0})),
            rich(json!({"small-indigo-plant": 0, "indigo-plant": 0})),
            rich(json!({"small-indigo-plant": 0})),
        ],
        "phase": {"builder": {"seat": "P1"}},
    }));
    for sold_out in ["small-market", "small-indigo-plant", "indigo-plant", "fortress"] {
        assert_eq!(clause_against(&state, &format!("P1 build {sold_out}")), "PR-09", "{sold_out}");
        assert!(!asked(&state).contains(&format!(" build {sold_out} ")), "{sold_out} is listed");
    }
    let one_left = json!({
        "players": [rich(json!({})), rich(json!({"small-market": 0})), rich(json!({"city-hall": 0}))],
        "phase": {"builder": {"seat": "P1"}},
    });
    let state = after(&position(one_left), "P1 build small-market");
    assert!(!state.table.for_sale().contains(Building::SmallMarket));
}

#[test]
fn pr_09_the_bank_never_runs_dry() {
    let state = position(json!({
        "players": [{"doubloons": 500}, {"doubloons": 65535}, {}, {}], "governor": "P2",
    }));
    let state = after(&state, "P2 pick prospector");
    assert_eq!(board(&state, 2).doubloons, 65535, "no overflow either");
}

#[test]
fn options_are_three_to_five_players() {
    assert_eq!(PuertoRicoOptions::from_line("players=4"), Ok(PuertoRicoOptions::of(4).unwrap()));
    for wrong in ["players=2", "players=6", "players=", "seats=3"] {
        assert!(PuertoRicoOptions::from_line(wrong).is_err(), "{wrong}");
    }
    assert_eq!(PuertoRicoOptions::of(5).unwrap().line(), "players=5 declining=usual");
}
