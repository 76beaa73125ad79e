//! The board and what lies on it (MOE-01 to MOE-06, MOE-10 to MOE-12).

use game::Viewer;
use merchants::components::{Board, Resource, Terrain};
use merchants::map::{self, Mark};
use merchants::{Players, Position, position::PhasePosition};

use crate::common::*;

#[test]
fn moe_01_each_terrain_brings_its_resource() {
    let pairs = [
        (Terrain::Forest, Resource::Lumber),
        (Terrain::Pasture, Resource::Wool),
        (Terrain::Field, Resource::Grain),
        (Terrain::Mountains, Resource::Ore),
        (Terrain::Saltworks, Resource::Salt),
    ];
    for (terrain, resource) in pairs {
        assert_eq!(terrain.resource(), resource);
    }
    // Lyon: forest 8 and mountain pasture 3; München: mountains 6 and saltworks in the mountains 10; Venezia: the
    // same saltworks, and field 4.
    let brought = [(8, "lumber 1"), (3, "wool 1"), (6, "ore 1"), (10, "salt 2"), (4, "grain 1")];
    for (sum, cards) in brought {
        let mut state = table(4, |position| {
            position.phase = PhasePosition::Dice;
            position.turn.rolled = None;
            for seat in &mut position.seats {
                seat.posts.clear();
            }
            position.seats[1].posts = names("lyon muenchen venezia");
            position.tokens = Some([("I6".to_owned(), 3)].into());
            position.robber = Some("I6".into());
        });
        let low = if sum > 7 { sum - 6 } else { 1 };
        play(&mut state, &[&format!("chance dice {} {}", low.min(sum - low), low.max(sum - low))]);
        assert_eq!(cards_of(&state, P2), cards, "{sum}");
    }
}

#[test]
fn moe_01_the_sea_brings_nothing() {
    // Venezia lies at the sea: two lands, so two cards from the third post.
    let mut state = new("players=3 start=free");
    play(&mut state, &["chance dice 6 6", "chance dice 1 1", "chance dice 1 1"]);
    play(&mut state, &["P1 set-post H6.W", "P2 set-post G6.W", "P3 set-post F6.E", "P3 set-post I6.E"]);
    play(&mut state, &["P2 set-post J6.E", "P1 set-post K6.E", "P1 set-post H8.E"]);
    assert_eq!(cards_of(&state, P1), "grain 1 salt 1");
}

#[test]
fn moe_02_paths_have_land_on_a_side_or_are_sea_lanes_and_intersections_join_three_hexes() {
    for map in [&map::europe().short, &map::europe().full] {
        for (path, ends) in map.ends.entries() {
            assert!(ends[0] < ends[1], "{}", map.paths[path]);
            let sides = map.grid.sides(map.grid.edge_at(map.paths[path].edge()).unwrap());
            let lands = sides.iter().flatten().filter(|field| {
                let name = merchants::place::HexName::at(map.grid.hex(**field));
                name.is_some_and(|name| map.land(name).is_some())
            });
            assert_eq!(lands.count() == 0, map.sea_paths.contains(path), "{}", map.paths[path]);
        }
        for corner in &map.intersections {
            let id = map.grid.corner_at(corner.point()).unwrap();
            assert!(map.grid.fields_at(id).iter().all(Option::is_some), "{corner}");
        }
        let violet = map.cities.iter().filter(|city| city.violet).count();
        assert!(violet > 0 && violet < map.cities.len(), "violet and brown cities");
    }
}

#[test]
fn moe_03_five_tokens_lie_on_dotted_circles_and_ten_are_hidden() {
    for options in ["players=4", "players=4 board=full"] {
        let position = written(&new(options));
        let tokens = position.tokens.unwrap();
        assert_eq!(tokens.len(), 5);
        let map = map::europe().board(position.board.parse().unwrap());
        for hex in tokens.keys() {
            let land = map.land(hex.parse().unwrap()).unwrap();
            assert_eq!(map.lands[land].mark, Mark::Dotted);
        }
        assert_eq!(merchants::ids::TokenId::COUNT - tokens.len(), 10);
        let numbered = map.lands.iter().filter(|land| matches!(land.mark, Mark::Number(_))).count();
        assert_eq!(numbered, map.numbered.len(), "all other lands have circles");
    }
}

#[test]
fn moe_04_a_token_fits_its_own_color_only() {
    let with = |hex: &str, number: u8| {
        let mut position = written(&fixed(4));
        position.tokens = Some([(hex.to_owned(), number)].into());
        merchants::Merchants::try_from(&position)
    };
    assert!(with("L9", 10).is_ok(), "mountains take a 10");
    assert!(with("L9", 4).is_err(), "mountains have no 4");
    assert!(
        with("L8", 9).is_ok() && with("L8", 10).is_ok(),
        "a field takes a 9 and the 10 of its dotted circle"
    );
    assert!(with("H6", 9).is_err(), "a hex with a printed number has no circle");
}

#[test]
fn moe_05_coins_at_the_coast_and_double_arrows_on_paths() {
    for map in [&map::europe().short, &map::europe().full] {
        let coins: Vec<_> = map.cities.entries().filter(|(_, city)| city.coins > 0).collect();
        assert!(coins.len() >= 10);
        for (number, city) in coins {
            assert!(map.lands_at(number).count() < 3, "{} lies at the sea", city.id);
        }
        assert!(map.double.len() >= 6);
    }
}

#[test]
fn moe_06_the_short_board_leaves_out_western_europe() {
    let europe = map::europe();
    assert_eq!((europe.short.cities.len(), europe.full.cities.len()), (41, 52));
    assert!(europe.short.city_named("lisboa").is_none() && europe.full.city_named("lisboa").is_some());
    assert!(europe.short.land("D8".parse().unwrap()).is_none());
    for city in &europe.short.cities {
        assert!(europe.full.city(city.at).is_some(), "{} is on both boards", city.id);
    }
    assert_eq!(written(&new("board=full")).board, Board::Full.name());
}

#[test]
fn moe_10_cards_gold_and_pieces() {
    let state = fixed(4);
    let view = Position::from(&game::Game::view(&state, Viewer::Spectator));
    let hands: u8 = written(&state).seats.iter().map(|seat| seat.resources.unwrap().total()).sum();
    assert_eq!(view.supply.unwrap().total() + hands, 5 * 19);
    assert_eq!(gold_of(&state), [3, 3, 3, 3]);
    assert_eq!(view.bank, Some(100 - 12));
    assert_eq!(merchants::components::deck().total(), 25);
    // 31 routes, three merchants, three caravans, 101 gold, 20 cards of a kind: each is refused.
    let refuse = |change: fn(&mut Position)| {
        let mut position = written(&table(4, |_| {}));
        change(&mut position);
        assert!(merchants::Merchants::try_from(&position).is_err());
    };
    refuse(|position| {
        let paths = map::europe().short.paths.iter().take(31);
        position.seats[0].routes = paths.map(ToString::to_string).collect();
    });
    refuse(|position| position.seats[0].merchants = names("nuernberg budapest torino"));
    refuse(|position| {
        position.seats[0].caravans = vec![caravan("K7.SE"), caravan("K7.SE"), caravan("K7.SE")];
    });
    refuse(|position| position.seats[0].gold = 92);
    refuse(|position| {
        position.seats[0].resources = hand("ore 19");
        position.seats[1].resources = hand("ore 1");
    });
    refuse(|position| position.seats[0].cards = cards("lancer 9"));
}

#[test]
fn moe_11_the_robber_starts_on_a_hex_without_number() {
    for map in [&map::europe().short, &map::europe().full] {
        assert_eq!(map.lands[map.robber].mark, Mark::Circle);
    }
    assert_eq!(written(&fixed(4)).robber.as_deref(), Some("P5"));
}

#[test]
fn moe_12_posts_and_commodities_for_each_table() {
    let counts = [("short", 3, 8, 6), ("short", 4, 7, 5), ("full", 3, 12, 10), ("full", 4, 10, 8)];
    for (board, players, posts, commodities) in counts {
        let (board, players): (Board, _) = (board.parse().unwrap(), Players::new(players).unwrap());
        assert_eq!(merchants::components::posts_each(board, players), posts);
        assert_eq!(merchants::components::commodities_each(board, players), commodities);
    }
    let state = fixed(3);
    for seat in [P1, P2, P3] {
        assert_eq!((state.table().warehouse[seat], state.table().free_commodities(seat)), (5, 1));
    }
    assert_eq!(fixed(4).table().warehouse[P1], 4);
    assert_eq!(Resource::ALL.len(), 5);
}
