//! What a good map keeps beyond being playable: MOE-M1 to MOE-M11, as far as they can be asked of any map.

use std::fmt;

use game::{Objection, objection};

use crate::components::{Board, Resource, Terrain};
use crate::ids::{CityId, Id, IntersectionId, LandId, TokenId};
use crate::map::faults::named;
use crate::map::{Atlas, Map, Mark};

/// What was found about a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It holds.
    Holds,
    /// It doesn't.
    Fails,
    /// It speaks of cities that this map lacks.
    NotAsked,
}

/// One clause and whether the map keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The clause.
    pub clause: &'static str,
    /// Whether it holds.
    pub verdict: Verdict,
    /// What was asked, and what was found.
    pub text: Objection,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.verdict {
            Verdict::Holds => "holds",
            Verdict::Fails => "FAILS",
            Verdict::NotAsked => "not asked",
        };
        write!(f, "{:8} {word:9} {}", self.clause, self.text)
    }
}

impl Atlas {
    /// Looks at every clause about the map, on both boards.
    #[must_use]
    pub fn check(&self) -> Vec<Finding> {
        let mut findings = Findings(Vec::new());
        for map in [&self.short, &self.full] {
            let board = Checked { map, findings: &mut findings };
            board.check();
        }
        findings.tokens(&self.full);
        findings.0.sort_by_key(|finding| clause_number(finding.clause));
        findings.0
    }
}

fn clause_number(clause: &str) -> u32 {
    clause.trim_start_matches("MOE-M").parse().unwrap_or(0)
}

/// What was found, or a dash for nothing.
fn listed<T: AsRef<str>>(text: Objection, found: &[T]) -> Objection {
    let found: Vec<&str> = found.iter().map(AsRef::as_ref).collect();
    text.text("list", if found.is_empty() { "–".to_owned() } else { found.join(", ") })
}

struct Findings(Vec<Finding>);

impl Findings {
    fn add(&mut self, clause: &'static str, holds: Option<bool>, text: Objection) {
        let verdict = match holds {
            Some(true) => Verdict::Holds,
            Some(false) => Verdict::Fails,
            None => Verdict::NotAsked,
        };
        self.0.push(Finding { clause, verdict, text });
    }

    /// MOE-M7.
    fn tokens(&mut self, map: &Map) {
        let mut all = *map.tokens.things();
        all.sort_unstable();
        let printed = [3, 3, 4, 4, 5, 5, 9, 9, 9, 10, 10, 10, 11, 11, 11];
        let of = |terrain: Terrain| TokenId::of(terrain).map(|token| map.tokens[token]);
        let nine = of(Terrain::Mountains).any(|number| number == 9);
        let eleven = of(Terrain::Saltworks).skip(1).any(|number| number == 11);
        let text = Objection::new(
            "the tokens are 3 3 4 4 5 5 9 9 9 10 10 10 11 11 11, a 9 among those for mountains, a hidden 11 for salt",
        );
        self.add("MOE-M7", Some(all == printed && nine && eleven), text);
    }
}

struct Checked<'a> {
    map: &'a Map,
    findings: &'a mut Findings,
}

impl Map {
    fn distance(&self, one: IntersectionId, other: IntersectionId) -> Option<u8> {
        self.distances(one)[other]
    }

    /// Whether two intersections are so many paths apart, or fewer.
    fn within(&self, one: IntersectionId, other: IntersectionId, paths: u8) -> bool {
        self.distance(one, other).is_some_and(|distance| distance <= paths)
    }

    fn is_without_city(&self, at: IntersectionId) -> bool {
        self.city_at[at].is_none()
    }

    fn beside(&self, one: IntersectionId, other: IntersectionId) -> bool {
        self.ways_from(one).any(|way| way.to == other)
    }
}

impl Checked<'_> {
    fn check(mut self) {
        self.rulebook_places();
        self.violet();
        self.reach_and_coins();
        self.numbers();
        self.rest();
    }

    fn add(&mut self, clause: &'static str, holds: Option<bool>, text: Objection) {
        let board = named(self.map.board);
        let text = Objection::new("{board} board: {text}").with("board", board).with("text", text);
        self.findings.add(clause, holds, text);
    }

    /// The intersections of cities, if the map has all of them.
    fn at<const N: usize>(&self, ids: [&str; N]) -> Option<[IntersectionId; N]> {
        let mut places = [IntersectionId::new(0); N];
        for (place, id) in places.iter_mut().zip(ids) {
            *place = self.map.site[self.map.cities.position(|city| city.id == id)?];
        }
        Some(places)
    }

    fn lands(&self, at: IntersectionId) -> impl Iterator<Item = (Terrain, Mark, LandId)> + use<'_> {
        let lands = self.map.city_at[at].into_iter().flat_map(|city| self.map.lands_at(city));
        lands.map(|land| {
            let found = &self.map.lands[land];
            (found.terrain, found.mark, land)
        })
    }

    fn rulebook_places(&mut self) {
        let holds = self.at(["koeln", "nuernberg", "lyon"]).map(|at| self.m1(at));
        self.add(
            "MOE-M1",
            holds,
            Objection::new("Köln and Nürnberg touch the same field 5, Lyon a pasture 5"),
        );
        let holds = self.at(["torino", "venezia", "bern"]).map(|at| self.m2(at));
        self.add(
            "MOE-M2",
            holds,
            Objection::new("Torino, x, y, Venezia is a shortest way of three paths, and x lies beside Bern"),
        );
        let holds = self.at(["praha", "wroclaw", "kaliningrad"]).map(|at| self.m3(at));
        self.add(
            "MOE-M3",
            holds,
            Objection::new("Kaliningrad, its salt hex, its double arrow, and the way there from Praha"),
        );
        let holds = self.at(["budapest", "beograd"]).map(|at| self.m4(at));
        self.add(
            "MOE-M4",
            holds,
            Objection::new(
                "Beograd is at most three paths from Budapest, at mountains and a field with circles",
            ),
        );
        let holds = self.at(["bern", "paris", "bruxelles", "koeln"]).map(|at| self.m5(at));
        self.add(
            "MOE-M5",
            holds,
            Objection::new("from a route at Bern, Paris is 1 route away, Bruxelles 2, Köln 3"),
        );
    }

    fn m1(&self, [koeln, nuernberg, lyon]: [IntersectionId; 3]) -> bool {
        let field = |corner| {
            self.lands(corner)
                .find(|&(terrain, mark, _)| terrain == Terrain::Field && mark == Mark::Number(5))
        };
        let pasture =
            self.lands(lyon).any(|(terrain, mark, _)| terrain == Terrain::Pasture && mark == Mark::Number(5));
        field(koeln).is_some() && field(koeln) == field(nuernberg) && pasture
    }

    fn m2(&self, [torino, venezia, bern]: [IntersectionId; 3]) -> bool {
        let map = self.map;
        let x =
            map.ways_from(torino).map(|way| way.to).find(|&x| map.beside(x, bern) && map.is_without_city(x));
        let Some(x) = x else { return false };
        let y = map.ways_from(x).any(|way| map.is_without_city(way.to) && map.beside(way.to, venezia));
        y && map.distance(torino, venezia) == Some(3) && map.distance(torino, bern) == Some(2)
    }

    fn m3(&self, [praha, wroclaw, kaliningrad]: [IntersectionId; 3]) -> bool {
        let map = self.map;
        let crossing = map.ways_from(wroclaw).any(|way| {
            map.is_without_city(way.to)
                && map.distance(way.to, praha) == Some(3)
                && map.within(way.to, kaliningrad, 3)
        });
        let salt = self
            .lands(kaliningrad)
            .any(|(terrain, mark, _)| terrain == Terrain::Saltworks && mark == Mark::Circle);
        let arrow = map.ways_from(kaliningrad).any(|last| {
            map.ways_from(last.to).any(|middle| {
                let first = map.ways_from(middle.to).any(|first| {
                    !map.is_without_city(first.to) && map.distance(first.to, kaliningrad) == Some(3)
                });
                map.double.contains(middle.path) && map.is_without_city(last.to) && first
            })
        });
        crossing && salt && arrow
    }

    fn m4(&self, [budapest, beograd]: [IntersectionId; 2]) -> bool {
        let circle =
            |wanted| self.lands(beograd).any(|(terrain, mark, _)| terrain == wanted && mark == Mark::Circle);
        self.map.within(budapest, beograd, 3) && circle(Terrain::Mountains) && circle(Terrain::Field)
    }

    fn m5(&self, [bern, paris, bruxelles, koeln]: [IntersectionId; 4]) -> bool {
        let map = self.map;
        let between = map.ways_from(bern).any(|way| map.is_without_city(way.to) && map.beside(way.to, paris));
        between && map.beside(paris, bruxelles) && map.beside(bruxelles, koeln)
    }

    fn violet_at_least(&mut self, clause: &'static str, least: usize) {
        let count = self.map.violet.len();
        let text = objection!("{least} violet cities at least; there are {count}", least, count);
        self.add(clause, Some(count >= least), text);
    }

    /// MOE-M6.
    fn violet(&mut self) {
        self.violet_at_least("MOE-M6", 16);
        let named = [
            "bern",
            "koeln",
            "lyon",
            "nuernberg",
            "praha",
            "budapest",
            "paris",
            "bruxelles",
            "venezia",
            "torino",
            "wroclaw",
            "kaliningrad",
            "beograd",
            "tirana",
        ];
        let missing: Vec<&str> = named.into_iter().filter(|id| self.at([id]).is_none()).collect();
        // Only a map of Europe is asked for the cities of the rulebook.
        let asked =
            (self.map.board == Board::Full && missing.len() < named.len()).then_some(missing.is_empty());
        self.add(
            "MOE-M6",
            asked,
            listed(Objection::new("all cities of the rulebook; missing: {list}"), &missing),
        );
    }

    /// MOE-M8.
    fn reach_and_coins(&mut self) {
        let map = self.map;
        let distances = map.distances(map.site[CityId::new(0)]);
        let lost = map.intersections.ids().filter(|&at| distances[at].is_none()).count();
        self.add(
            "MOE-M8",
            Some(lost == 0),
            Objection::new("all intersections are connected; {count} are not").with("count", lost),
        );
        let coins: u32 = map.cities.iter().map(|city| u32::from(city.coins)).sum();
        let inland = |city: CityId| map.lands_at(city).count() == 3;
        let wrong = map.cities.entries().filter(|&(city, site)| site.coins > 0 && inland(city)).count();
        let text = Objection::new("cities with coins lie at the sea, 1 to 3 gold each; {count} gold in all")
            .with("count", coins);
        self.add("MOE-M8", Some(wrong == 0 && coins > 0), text);
    }

    /// MOE-M9 and MOE-M10.
    fn numbers(&mut self) {
        let map = self.map;
        let shared = |terrain: Terrain, number: usize| {
            let mut lands = map.printed[number].iter();
            lands.any(|land| map.terrain[land] == terrain && map.land_cities[land].len() >= 2)
        };
        let holds = shared(Terrain::Pasture, 8) && shared(Terrain::Saltworks, 10);
        self.add(
            "MOE-M9",
            Some(holds),
            Objection::new("a pasture 8 and a saltworks 10 with two cities or more each"),
        );
        let least: usize = if map.board == Board::Full { 40 } else { 28 };
        let cities = map.cities.len();
        self.add(
            "MOE-M10",
            Some(cities >= least),
            Objection::new("{least} cities at least; there are {count}")
                .with("least", least)
                .with("count", cities),
        );
        let all =
            [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].iter().all(|&number: &usize| !map.printed[number].is_empty());
        self.add("MOE-M10", Some(all), Objection::new("every number 2 to 12 but 7 is printed"));
        self.spread();
        self.hot_neighbors();
    }

    /// MOE-M10: no terrain has all the good numbers.
    fn spread(&mut self) {
        let map = self.map;
        let hot = |resource: Resource| {
            let hot = |&land: &LandId| matches!(map.first_number(land), Some(6 | 8));
            let lands = map.lands.ids().filter(hot);
            lands.filter(|&land| map.terrain[land].resource() == resource).count()
        };
        let counts: Vec<usize> = Resource::ALL.iter().map(|&resource| hot(resource)).collect();
        let total: usize = counts.iter().sum();
        let holds = counts.iter().all(|&count| count > 0 && 2 * count <= total);
        let text = Objection::new("each terrain has a 6 or 8, none more than half of them: {list}")
            .text("list", format_args!("{counts:?}"));
        self.add("MOE-M10", Some(holds), text);
    }

    /// MOE-M10: 6 and 8 don't touch each other.
    fn hot_neighbors(&mut self) {
        let map = self.map;
        let is_hot = |land: LandId| matches!(map.first_number(land), Some(6 | 8));
        let mut pairs = Vec::new();
        for land in map.lands.ids().filter(|&land| is_hot(land)) {
            let name = map.lands[land].name;
            for direction in hexes::Direction::ALL {
                let other = crate::place::HexName::at(name.hex().step(direction));
                let other =
                    other.and_then(|other| map.land(other)).filter(|&other| other > land && is_hot(other));
                pairs.extend(other.map(|other| format!("{name} {}", map.lands[other].name)));
            }
        }
        let text = listed(Objection::new("no 6 or 8 beside a 6 or 8; found: {list}"), &pairs);
        self.add("MOE-M10", Some(pairs.is_empty()), text);
    }

    /// MOE-M11.
    fn rest(&mut self) {
        self.violet_at_least("MOE-M11", 12);
        let map = self.map;
        let hemmed: Vec<&str> = map
            .violet
            .iter()
            .filter(|&city| map.ways_from(map.site[city]).all(|way| !map.is_without_city(way.to)))
            .map(|city| map.cities[city].id.as_str())
            .collect();
        let text = listed(
            Objection::new("each violet city has a path that leads to no city; without: {list}"),
            &hemmed,
        );
        self.add("MOE-M11", Some(hemmed.is_empty()), text);
        let bare = map.lands.len() - map.numbered.or(&map.circles).len();
        let tokens = map.dotted.iter().all(|&land| map.lands[land].mark == Mark::Dotted);
        let robber = !map.numbered.contains(map.robber);
        let text = Objection::new(
            "every terrain hex has a number or a circle, each color a token in play, the robber a hex without number",
        );
        self.add("MOE-M11", Some(bare == 0 && tokens && robber), text);
    }
}
