//! The map: MOE-M1 to MOE-M11 asked of its tables, and the loader's words for faults.

use std::collections::BTreeSet;

use merchants::Players;
use merchants::components::Terrain;
use merchants::ids::{Id, IntersectionId, LandId, TokenId};
use merchants::map::{self, Map, Mark, Verdict};

const EUROPE: &str = include_str!("../data/europe.toml");

fn boards() -> [&'static Map; 2] {
    [&map::europe().short, &map::europe().full]
}

fn at(map: &Map, city: &str) -> IntersectionId {
    map.site[map.city_named(city).unwrap()]
}

fn distance(map: &Map, one: IntersectionId, other: IntersectionId) -> u8 {
    map.distances(one)[other].expect("paths lead from one to the other")
}

/// The lands around a city: terrain, mark, number of the land.
fn around(map: &Map, city: &str) -> Vec<(Terrain, Mark, LandId)> {
    let lands = map.lands_at(map.city_named(city).unwrap());
    lands.map(|land| (map.terrain[land], map.lands[land].mark, land)).collect()
}

fn corner(map: &Map, name: &str) -> IntersectionId {
    map.intersection(name.parse().unwrap()).unwrap()
}

fn is_path(map: &Map, one: IntersectionId, other: IntersectionId) -> bool {
    map.ways_from(one).any(|way| way.to == other)
}

/// What the checker says of a map with something replaced.
fn verdicts(clause: &str, changes: &[(&str, &str)]) -> Vec<Verdict> {
    let mut text = EUROPE.to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{from} is in the file");
        text = text.replace(from, to);
    }
    let atlas = map::register("changed.toml", &text).unwrap_or_else(|faults| panic!("{faults}"));
    atlas
        .check()
        .into_iter()
        .filter(|finding| finding.clause == clause)
        .map(|finding| finding.verdict)
        .collect()
}

#[track_caller]
fn fails(clause: &str, changes: &[(&str, &str)]) {
    assert!(verdicts(clause, changes).contains(&Verdict::Fails), "{clause} is not missed");
}

#[test]
fn every_clause_about_the_map_holds() {
    for finding in map::europe().check() {
        assert_ne!(finding.verdict, Verdict::Fails, "{finding}");
    }
}

#[test]
fn moe_m1_koeln_and_nuernberg_at_one_field_5_and_lyon_at_a_pasture_5() {
    for map in boards() {
        let fields = |city| -> BTreeSet<LandId> {
            let lands = around(map, city).into_iter();
            lands
                .filter(|land| land.0 == Terrain::Field && land.1 == Mark::Number(5))
                .map(|land| land.2)
                .collect()
        };
        assert_eq!(fields("koeln").intersection(&fields("nuernberg")).count(), 1);
        assert!(
            around(map, "lyon").iter().any(|land| land.0 == Terrain::Pasture && land.1 == Mark::Number(5))
        );
    }
    fails("MOE-M1", &[("g5 ", "g4 "), ("g4          m*", "g5          m*")]);
}

#[test]
fn moe_m2_torino_x_y_venezia_and_bern() {
    for map in boards() {
        let [torino, venezia, bern] = ["torino", "venezia", "bern"].map(|city| at(map, city));
        let [x, y] = ["G7.E", "I7.W"].map(|name| corner(map, name));
        assert!(
            is_path(map, torino, x)
                && is_path(map, x, y)
                && is_path(map, y, venezia)
                && is_path(map, x, bern)
        );
        assert_eq!((distance(map, torino, venezia), distance(map, torino, bern)), (3, 2));
        assert!([x, y].iter().all(|&corner| map.city_at[corner].is_none()));
    }
    fails("MOE-M2", &[("at = \"H7.W\"", "at = \"G6.E\""), ("route = \"G7.N\"", "route = \"G6.SE\"")]);
}

#[test]
fn moe_m3_the_ways_to_kaliningrad() {
    for map in boards() {
        let [praha, wroclaw, kaliningrad, riga] =
            ["praha", "wroclaw", "kaliningrad", "riga"].map(|city| at(map, city));
        let east = corner(map, "L6.W");
        assert!(is_path(map, wroclaw, east));
        assert_eq!(distance(map, praha, east), 3);
        assert!(distance(map, east, kaliningrad) <= 3 && distance(map, praha, kaliningrad) > 3);
        assert!(
            around(map, "kaliningrad")
                .iter()
                .any(|land| land.0 == Terrain::Saltworks && land.1 == Mark::Circle)
        );
        let [first, last] = ["K3.E", "L4.W"].map(|name| corner(map, name));
        assert!(is_path(map, riga, first) && is_path(map, first, last) && is_path(map, last, kaliningrad));
        let arrow = map.path("K3.SE".parse().unwrap()).unwrap();
        assert!(map.double.contains(arrow));
    }
    fails("MOE-M3", &[("\"Riga - Kaliningrad\"  = \"K3.SE\"", "\"Riga - Kaliningrad\"  = \"L4.NE\"")]);
    fails("MOE-M3", &[("~           so          go          fo", "~           s4          go          fo")]);
}

#[test]
fn moe_m4_beograd_from_budapest_with_one_grain() {
    for map in boards() {
        assert!(distance(map, at(map, "budapest"), at(map, "beograd")) <= 3);
        let circles: BTreeSet<Terrain> = around(map, "beograd")
            .into_iter()
            .filter(|land| land.1 == Mark::Circle)
            .map(|land| land.0)
            .collect();
        assert_eq!(circles, BTreeSet::from([Terrain::Field, Terrain::Mountains]));
    }
    fails("MOE-M4", &[("m*          go          po", "m*          g9          po")]);
}

#[test]
fn moe_m5_the_way_of_the_caravan_tour() {
    for map in boards() {
        let stops =
            [at(map, "bern"), corner(map, "F7.E"), at(map, "paris"), at(map, "bruxelles"), at(map, "koeln")];
        assert!(stops.windows(2).all(|pair| is_path(map, pair[0], pair[1])));
        assert_eq!(map.city_at[stops[1]], None);
    }
    fails("MOE-M5", &[("at = \"F6.E\"", "at = \"G5.W\"")]);
}

#[test]
fn moe_m6_violet_cities_and_the_cities_of_the_rulebook() {
    for map in boards() {
        assert!(map.violet.len() >= 16);
        let named = "bern koeln lyon nuernberg praha budapest paris bruxelles venezia torino wroclaw kaliningrad beograd";
        for city in named.split(' ').chain(["tirana"]) {
            assert!(map.city_named(city).is_some(), "{city}");
        }
    }
    fails("MOE-M6", &[("tirana      =", "durres      =")]);
    fails(
        "MOE-M6",
        &[
            (
                "hamburg     = { name = \"Hamburg\",      at = \"I4.W\",  color = \"violet\"",
                "hamburg     = { name = \"Hamburg\",      at = \"I4.W\",  color = \"brown\"",
            ),
            (
                "wien        = { name = \"Wien\",         at = \"J7.E\",  color = \"violet\"",
                "wien        = { name = \"Wien\",         at = \"J7.E\",  color = \"brown\"",
            ),
        ],
    );
}

#[test]
fn moe_m7_the_fifteen_tokens() {
    for map in boards() {
        let mut all = *map.tokens.things();
        all.sort_unstable();
        assert_eq!(all, [3, 3, 4, 4, 5, 5, 9, 9, 9, 10, 10, 10, 11, 11, 11]);
        let of = |terrain: Terrain| TokenId::of(terrain).map(|token| map.tokens[token]).collect::<Vec<_>>();
        assert!(of(Terrain::Mountains).contains(&9) && of(Terrain::Saltworks)[1..].contains(&11));
    }
    fails(
        "MOE-M7",
        &[("saltworks = { dotted = 10, hidden = [9, 11] }", "saltworks = { dotted = 11, hidden = [9, 10] }")],
    );
    fails(
        "MOE-M7",
        &[("forest    = { dotted = 3, hidden = [4, 5] }", "forest    = { dotted = 3, hidden = [4, 6] }")],
    );
}

#[test]
fn moe_m8_all_hangs_together_and_coins_lie_at_the_rim() {
    for map in boards() {
        let distances = map.distances(IntersectionId::new(0));
        assert!(map.intersections.ids().all(|at| distances[at].is_some()));
        for (number, city) in map.cities.entries().filter(|(_, city)| city.coins > 0) {
            assert!((1..=3).contains(&city.coins) && map.lands_at(number).count() < 3, "{}", city.id);
        }
    }
    // Without its lanes Palermo's island and Sicily's neighbor stay reachable, but Ireland does not.
    let cut = EUROPE
        .replace("\"Irish Sea, north\" = [\"D4.N\"] ", "")
        .replace("\"Irish Sea, south\" = [\"C4.NE\"] ", "");
    let faults = map::register("cut.toml", &cut).unwrap_err().to_string();
    assert!(faults.contains("no paths connect") && faults.contains("MOE-M8"), "{faults}");
}

#[test]
fn moe_m9_a_pasture_8_and_a_saltworks_10_for_two_players() {
    for map in boards() {
        for (terrain, number) in [(Terrain::Pasture, 8), (Terrain::Saltworks, 10)] {
            let shared = map.lands.ids().any(|land| {
                map.terrain[land] == terrain
                    && map.lands[land].mark == Mark::Number(number)
                    && map.land_cities[land].len() >= 2
            });
            assert!(shared, "{terrain} {number}");
        }
    }
    fails("MOE-M9", &[("S10         p8 ", "S12         p8 ")]);
}

#[test]
fn moe_m10_enough_cities_and_numbers_well_spread() {
    let [short, full] = boards();
    assert!(full.cities.len() >= 40 && short.cities.len() >= 28);
    for map in boards() {
        for number in [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] {
            assert!(!map.printed[number].is_empty(), "{number}");
        }
    }
    fails("MOE-M10", &[("f12 ", "f11 "), ("p12 ", "p11 ")]); // No 12 is printed.
    fails("MOE-M10", &[("f4 ", "f6 ")]); // J5 beside the 8 of J6.
    fails("MOE-M10", &[("p8 ", "p4 ")]); // No 6 or 8 on a pasture.
}

#[test]
fn moe_m11_circles_tokens_violet_cities_and_the_robber() {
    for map in boards() {
        assert_eq!(map.numbered.or(&map.circles).len(), map.lands.len());
        assert!(map.numbered.and(&map.circles).is_empty());
        assert!(map.dotted.iter().all(|&land| map.lands[land].mark == Mark::Dotted));
        assert!(map.violet.len() >= 12);
        for city in map.violet.iter() {
            let leads_out = map.ways_from(map.site[city]).any(|way| map.city_at[way.to].is_none());
            assert!(leads_out, "{}", map.cities[city].id);
        }
        assert_eq!(map.lands[map.robber].mark, Mark::Circle);
    }
    // Cities on all three intersections around Wrocław hem it in.
    fails(
        "MOE-M11",
        &[(
            "[cities]\n",
            "[cities]\na = { name = \"A\", at = \"L6.W\", color = \"brown\", boards = \"both\" }\nb = { name = \"B\", at = \"K5.W\", \
         color = \"brown\", boards = \"both\" }\nc = { name = \"C\", at = \"K6.W\", color = \"brown\", boards = \"both\" }\n",
        )],
    );
}

/// The faults of a map with something replaced, as text.
fn faults(from: &str, to: &str) -> String {
    assert!(EUROPE.contains(from), "{from} is in the file");
    map::register("my map.toml", &EUROPE.replacen(from, to, 1)).unwrap_err().to_string()
}

/// One of the faults begins with its file and line, and gives that reason.
fn assert_named(found: &str, expected: &str, reason: &str, (from, to): (&str, &str)) {
    let named = found.lines().any(|line| line.starts_with(expected) && line.contains(reason));
    assert!(named, "{from} -> {to}: expected '{expected}…{reason}', found\n{found}");
}

fn line_of(part: &str) -> usize {
    EUROPE.lines().position(|line| line.contains(part)).unwrap() + 1
}

#[test]
fn each_fault_is_named_with_file_line_and_reason() {
    let cases = [
        ("g5 ", "x5 ", "g5 ", "none of the terrains"),
        ("g5 ", "g7 ", "g5 ", "needs a number"),
        ("g5 ", "g5 g5 ", "g5 ", "hexes, but"),
        ("| g2", "  g2", "| g2", "one '|'"),
        ("robber = \"P5\"", "robber = \"H6\"", "robber = ", "MOE-11"),
        ("robber = \"P5\"", "robber = \"A1\"", "robber = ", "MOE-11"),
        ("robber = \"P5\"", "robber = 5", "robber = ", "quotation marks"),
        ("[\"H3.SE\"]", "[\"H6.N\"]", "Kattegat", "land on a side"),
        ("[\"H3.SE\"]", "[\"Z9.N\"]", "Kattegat", "not lie between"),
        ("[\"H3.SE\"]", "[\"H3.X\"]", "Kattegat", "not a path"),
        ("\"K3.SE\"", "\"A1.N\"", "Riga - Kaliningrad", "no path"),
        ("at = \"G6.W\"", "at = \"F6.E\"", "paris       =", "same intersection"),
        ("at = \"G6.W\"", "at = \"A1.W\"", "paris       =", "no three hexes"),
        (
            "at = \"G6.W\",  color = \"violet\"",
            "at = \"G6.W\",  color = \"green\"",
            "paris       =",
            "violet or brown",
        ),
        (
            "at = \"G6.W\",  color = \"violet\"",
            "at = \"G6.W\",  color = \"violet\",  colour = \"violet\"",
            "paris       =",
            "not both",
        ),
        (
            "at = \"G6.W\",  color = \"violet\",  coins = 0",
            "at = \"G6.W\",  color = \"violet\",  coins = 2",
            "paris       =",
            "MOE-05",
        ),
        (
            "at = \"G6.W\",  color = \"violet\",  coins = 0",
            "at = \"G6.W\",  color = \"violet\",  coins = 9",
            "paris       =",
            "0 to 3",
        ),
        ("name = \"Paris\",", "name = \"Köln\",", "paris       =", "called"),
        ("name = \"Paris\",", "nom = \"Paris\",", "paris       =", "means nothing here"),
        (
            "posts = [\"nuernberg\", \"muenchen\", \"budapest\"]",
            "posts = [\"nuernberg\", \"muenchen\"]",
            "posts = [\"nuernberg\"",
            "three cities",
        ),
        (
            "posts = [\"nuernberg\", \"muenchen\", \"budapest\"]",
            "posts = [\"nuernberg\", \"muenchen\", \"roma\"]",
            "[start.red]",
            "violet",
        ),
        ("route = \"H6.SE\"", "route = \"K4.SE\"", "[start.red]", "none of its posts"),
        (
            "hand = [\"lumber\", \"grain\", \"salt\"]",
            "hand = [\"gold\"]",
            "hand = [\"lumber\", \"grain\", \"salt\"]",
            "not a resource",
        ),
        (
            "forest    = { dotted = 3, hidden = [4, 5] }",
            "forest    = { dotted = 3, hidden = [4] }",
            "forest    =",
            "two tokens",
        ),
        (
            "forest    = { dotted = 3, hidden = [4, 5] }",
            "forest    = { dotted = 3, hidden = [4, 4] }",
            "forest    =",
            "different",
        ),
        (
            "forest    = { dotted = 3, hidden = [4, 5] }",
            "forest    = { dotted = 7, hidden = [4, 5] }",
            "forest    =",
            "but 7",
        ),
        ("format = 1", "format = 2", "format = 1", "format has to be 1"),
        ("F* ", "Fo ", "hexes = [", "dotted circle"),
    ];
    for (from, to, place, reason) in cases {
        let found = faults(from, to);
        assert_named(&found, &format!("my map.toml, line {}: ", line_of(place)), reason, (from, to));
    }
}

#[test]
fn a_short_name_is_its_citys_even_if_another_city_is_called_so() {
    // One comes after Köln in the file, and one before it.
    for name in ["Budapest", "Paris"] {
        let text = EUROPE.replace(&format!("name = \"{name}\""), "name = \"koeln\"");
        let atlas = map::register("called.toml", &text).unwrap_or_else(|faults| panic!("{faults}"));
        let map = &atlas.full;
        assert_eq!(map.city_named("koeln"), map.city_named("Köln"), "{name}");
        assert_ne!(map.city_named("koeln"), map.city_named(&name.to_lowercase()), "{name}");
    }
}

#[test]
fn several_faults_are_named_at_once() {
    let text = EUROPE
        .replace("g5 ", "x5 ")
        .replace("robber = \"P5\"", "robber = \"??\"")
        .replace("\"K3.SE\"", "\"nowhere\"");
    let faults = map::register("bad.toml", &text).unwrap_err();
    assert!(faults.faults.len() >= 3, "{faults}");
    assert!(faults.faults.is_sorted_by_key(|fault| fault.line));
}

#[test]
fn what_is_no_toml_is_refused_with_its_line() {
    let faults = map::register("bad.toml", "format = 1\nhexes = [\n\"~\n").unwrap_err();
    assert!(faults.faults[0].line >= 2 && faults.to_string().contains("no TOML"), "{faults}");
    assert!(map::register("empty.toml", "").is_err());
    assert!(map::register("binary.toml", "\u{0}\u{1}\u{7f}").is_err());
}

#[test]
fn the_same_file_is_kept_once_and_the_built_in_map_is_itself() {
    assert!(std::ptr::eq(map::register("copy.toml", EUROPE).unwrap(), map::europe()));
    // Each edition has its id for ever, and only the newest is offered to new games.
    assert!(std::ptr::eq(map::find("europe-3").unwrap(), map::europe()));
    let earlier = ["europe", "europe-2"];
    assert_eq!(map::earlier_europes().len(), earlier.len());
    for (id, edition) in earlier.into_iter().zip(map::earlier_europes()) {
        assert!(std::ptr::eq(map::find(id).unwrap(), *edition));
        assert!(map::ids().contains(&"europe-3".to_owned()) && !map::ids().contains(&id.to_owned()));
    }
    let text = EUROPE.replace("name = \"Paris\"", "name = \"Lutetia\"");
    let [one, two] = ["a/b/Old Map.toml", "a/b/Old Map.toml"].map(|file| map::register(file, &text).unwrap());
    assert!(std::ptr::eq(one, two));
    assert!(one.id.starts_with("oldmap-"), "{}", one.id);
    assert!(map::find("oldmap-000000000000").is_none());
    // What comes from the input has no name.
    let text = EUROPE.replace("name = \"Paris\"", "name = \"Lutèce\"");
    assert!(map::register("-", &text).unwrap().id.starts_with("map-"));
}

/// The built-in map file without first posts of its own for three players, and with `sections` behind it.
fn with_three(sections: &str) -> String {
    let mut text = EUROPE.to_owned();
    if let Some(cut) = text.find("[start.three.red]") {
        let rest = text[cut..].find("\n# ---").expect("the tokens follow");
        text.replace_range(cut..cut + rest, "");
    }
    text + sections
}

const THREE: &str = r#"
[start.three.red]
posts = ["nuernberg", "hamburg", "wien"]
route = "J7.SE"
[start.three.blue]
posts = ["bern", "lyon", "venezia"]
route = "G7.N"
[start.three.white]
posts = ["praha", "paris", "berlin"]
route = "F7.NE"
[start.three.orange]
posts = ["koeln", "bruxelles", "warszawa"]
"#;

#[test]
fn a_map_may_have_other_first_posts_for_three_players() {
    let (three, four) = (Players::FEWEST, Players::FULL);
    let one = &map::register("one.toml", &with_three("")).unwrap().short.starts;
    assert_eq!(one.of(three), one.of(four), "those of four serve");
    let atlas = map::register("two.toml", &with_three(THREE)).unwrap();
    let two = &atlas.short.starts;
    assert_eq!(two.of(four), one.of(four));
    let posts = |start: &map::FixedStart| start.posts.map(|city| atlas.short.cities[city].id.clone());
    assert_eq!(posts(&two.of(three)[0]), ["nuernberg", "hamburg", "wien"]);
    assert_eq!(posts(&two.of(three)[3]), ["koeln", "bruxelles", "warszawa"]);
    for (of_three, of_four) in two.of(three).iter().zip(two.of(four)) {
        assert_eq!(
            (of_three.color, of_three.hand),
            (of_four.color, of_four.hand),
            "the hands are the book's"
        );
    }
    let routes = two.of(three).map(|start| start.route.map(|path| atlas.short.paths[path].to_string()));
    assert_eq!(routes, [Some("J7.SE".to_owned()), Some("G7.N".to_owned()), Some("F7.NE".to_owned()), None]);
}

#[test]
fn first_posts_for_three_players_have_their_faults_named_too() {
    let line_of =
        |text: &str, place: &str| 1 + text.lines().position(|line| line.starts_with(place)).unwrap();
    let red = "[\"nuernberg\", \"hamburg\", \"wien\"]";
    for (from, to, place, reason) in [
        (red, "[\"nuernberg\", \"hamburg\"]", "posts = [\"nuernberg\", \"hamburg\"", "three cities"),
        (red, "[\"nuernberg\", \"hamburg\", \"roma\"]", "[start.three.red]", "violet"),
        ("\"bruxelles\"", "\"paris\"", "[start.three.orange]", "taken already"),
        ("\"J7.SE\"", "\"K4.SE\"", "[start.three.red]", "none of its posts"),
        ("route = \"J7.SE\"\n", "", "[start.three.red]", "'route' is missing"),
        (
            "[start.three.orange]\n",
            "[start.three.orange]\nroute = \"G8.N\"\n",
            "route = \"G8.N\"",
            "means nothing",
        ),
        ("\nroute = \"J7.SE\"", "\nroute = \"J7.SE\"\nhand = []", "hand = []", "means nothing here"),
        ("[start.three.white]", "[start.three.green]", "[start.three.green]", "means nothing here"),
    ] {
        assert!(THREE.contains(from), "{from} is in the sections");
        let sections = THREE.replacen(from, to, 1);
        let found = map::register("bad.toml", &with_three(&sections)).unwrap_err().to_string();
        let before = with_three("").lines().count();
        let line = before + line_of(&sections, place);
        assert_named(&found, &format!("bad.toml, line {line}: "), reason, (from, to));
    }
}
