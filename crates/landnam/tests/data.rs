//! The data file: the figures of the components, the invariants, and faults with their lines.

use landnam::components::{Fate, Goods, Terrain};
use landnam::data::{Data, data};

const FILE: &str = include_str!("../data/landnam.toml");

#[test]
fn the_figures_are_those_of_the_components() {
    let figures = data();
    assert_eq!(figures.fate.total(), 40);
    assert_eq!(figures.fate[Fate::GoodYear], 4);
    assert_eq!(figures.tiles.total(), 25);
    assert_eq!(figures.tiles[Terrain::Meadow], 5);
    assert_eq!((figures.goods, figures.numbers, figures.houses), (20, 2, 9));
    assert_eq!(figures.ship, Goods::new([0, 0, 1, 2]));
    assert_eq!((figures.points, figures.offers, figures.cases), (12, 20, 3));
}

#[track_caller]
fn fault(changed: &str, to: &str) -> (usize, String) {
    assert!(FILE.contains(changed), "{changed}");
    let fault = Data::parse(&FILE.replacen(changed, to, 1)).expect_err(to);
    (fault.line, fault.reason)
}

fn line_of(text: &str) -> usize {
    1 + FILE.lines().position(|line| line.starts_with(text)).unwrap()
}

#[test]
fn faults_name_their_line() {
    assert_eq!(fault("houses = 9", "houses 9").0, line_of("houses"));
    assert_eq!(fault("houses = 9", "houses = many").0, line_of("houses"));
    assert_eq!(fault("houses = 9", "houses = 900").0, line_of("houses"));
    assert_eq!(fault("houses = 9", "houses = \"9\"").1, "pieces.houses is no number from 0 to 54");
    assert_eq!(fault("[costs]", "each = 4\n[costs]"), (line_of("[costs]"), "each is in no section".into()));
    assert_eq!(fault("houses = 9", "towers = 9").1, "pieces.houses is missing");
    assert_eq!(fault("houses = 9", "houses = 9\nhouses = 9").0, line_of("houses") + 1);
    assert_eq!(
        fault("houses = 9", "houses = 9\ntowers = 1"),
        (line_of("houses") + 1, "pieces.towers is unknown".into())
    );
    let (line, reason) = fault("\"1 grain, 1 sheep\"", "\"1 grain, 1 gold\"");
    assert_eq!(line, line_of("settler"));
    assert!(reason.contains("is no cost"), "{reason}");
    assert!(fault("\"1 grain, 1 sheep\"", "\"200 grain, 200 grain\"").1.contains("is no cost"));
}

#[test]
fn figures_that_would_break_the_game_are_refused() {
    assert!(fault("bog = 4", "bog = 1").1.contains("18 land tiles"));
    assert!(fault("sea = 5", "sea = 0").1.contains("not mountain"));
    assert!(fault("[numbers]\neach = 2", "[numbers]\neach = 1").1.contains("more number markers"));
    assert!(fault("start = 2", "start = 5").1.contains("five players"));
    assert!(fault("ships = 5", "ships = 0").1.contains("starts with a ship"));
}
