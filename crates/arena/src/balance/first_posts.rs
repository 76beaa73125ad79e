//! Choices of first posts, and where they can be.

use std::fmt::Write as _;
use std::str::FromStr;

use game::Draw;
use merchants::Players;
use merchants::components::Hand;
use merchants::ids::CityId;
use merchants::map::Map;
use merchants::place::Path;

use crate::balance::BalanceError;

/// The colors in the order of the seats.
const COLORS: [&str; 4] = ["red", "blue", "white", "orange"];

/// Where the four colors have their first posts and routes at a table of three or of four (MOE-13).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirstPosts {
    /// How many play.
    pub players: Players,
    /// The cities of each color by their short names; the first touches just the terrains of the hand, where somebody
    /// plays the color.
    pub posts: [[String; 3]; 4],
    /// The route of each color that somebody plays.
    pub routes: [Option<Path>; 4],
}

impl FirstPosts {
    /// The first posts that a map has for so many players.
    #[must_use]
    pub fn of(map: &Map, players: Players) -> FirstPosts {
        let starts = map.starts.of(players);
        let name = |city: CityId| map.cities[city].id.clone();
        let route = |color: usize| starts[color].route.filter(|_| color < players.get());
        FirstPosts {
            players,
            posts: std::array::from_fn(|color| starts[color].posts.map(name)),
            routes: std::array::from_fn(|color| route(color).map(|path| map.paths[path])),
        }
    }

    /// A map file with these first posts instead of its own. A file that has none for three players gets them.
    ///
    /// # Errors
    /// If the file has no section for some color that could be replaced line by line.
    pub fn in_text(&self, text: &str) -> Result<String, BalanceError> {
        let sections = COLORS.map(|color| self.section(color));
        if self.players != Players::FULL && !text.lines().any(|line| line.starts_with("[start.three")) {
            let mut longer = text.to_owned();
            for (color, section) in sections.iter().enumerate() {
                let _ = write!(longer, "\n[{section}]\n{}", self.posts_line(color));
                longer.extend(self.route_line(color));
            }
            return Ok(longer);
        }
        let mut changed = String::with_capacity(text.len());
        let mut section = None;
        let mut replaced = self.routes.map(|route| [false, route.is_none()]);
        for line in text.lines() {
            if line.starts_with('[') {
                section = sections.iter().position(|section| line.trim_end() == format!("[{section}]"));
            }
            match section {
                Some(color) if line.starts_with("posts ") => {
                    changed.push_str(&self.posts_line(color));
                    replaced[color][0] = true;
                }
                Some(color) if line.starts_with("route ") => {
                    changed.extend(self.route_line(color));
                    replaced[color][1] = true;
                }
                _ => {
                    changed.push_str(line);
                    changed.push('\n');
                }
            }
        }
        match replaced.iter().position(|parts| *parts != [true; 2]) {
            Some(color) => Err(BalanceError::NoSection { section: sections[color].clone() }),
            None => Ok(changed),
        }
    }

    fn section(&self, color: &str) -> String {
        if self.players == Players::FULL { format!("start.{color}") } else { format!("start.three.{color}") }
    }

    fn posts_line(&self, color: usize) -> String {
        let [one, two, three] = &self.posts[color];
        format!("posts = [\"{one}\", \"{two}\", \"{three}\"]\n")
    }

    fn route_line(&self, color: usize) -> Option<String> {
        self.routes[color].map(|route| format!("route = \"{route}\"\n"))
    }
}

/// A city that can have a first post.
#[derive(Debug, Clone)]
struct Site {
    id: String,
    /// The terrains that it touches, as cards.
    kinds: Hand,
    /// Its paths that lead to no other city (MOE-18).
    paths: Vec<Path>,
}

/// What every choice of first posts keeps to: a rulebook's examples name cities, and what happens there.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KeptPosts {
    /// Cities that a color has, by their short names.
    pub posts: Vec<(Color, String)>,
    /// Cities that nobody has.
    pub free: Vec<String>,
}

/// A color of the fixed start, by its seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Color(usize);

impl FromStr for Color {
    type Err = BalanceError;

    fn from_str(name: &str) -> Result<Color, BalanceError> {
        let seat = COLORS.iter().position(|color| *color == name);
        seat.map(Color).ok_or_else(|| BalanceError::NoColor { name: name.to_owned() })
    }
}

impl KeptPosts {
    /// Whether a choice of first posts keeps to it.
    #[must_use]
    pub fn fits(&self, choice: &FirstPosts) -> bool {
        self.posts.iter().all(|(color, city)| choice.posts[color.0].contains(city))
            && !choice.posts.iter().flatten().any(|city| self.free.contains(city))
    }
}

/// Where first posts can be on a board, for three players or for four.
#[derive(Debug)]
pub struct Sites {
    players: Players,
    sites: Vec<Site>,
    /// The sites that touch just the terrains of each hand; all where nobody plays the color.
    first: [Vec<usize>; 4],
    kept: KeptPosts,
}

impl Sites {
    /// The violet cities of a board, and what the first posts keep to, which the map's own have to do as well.
    ///
    /// # Errors
    /// If there is no city for the first post of some color, a city to be left free isn't there, or the map's own first
    /// posts don't keep to it.
    pub fn new(map: &Map, players: Players, kept: KeptPosts) -> Result<Sites, BalanceError> {
        if !kept.fits(&FirstPosts::of(map, players)) {
            return Err(BalanceError::NotKept);
        }
        let sites: Vec<Site> = map.violet.iter().map(|city| Site::new(map, city)).collect();
        if let Some(name) = kept.free.iter().find(|name| !sites.iter().any(|site| site.id == **name)) {
            return Err(BalanceError::NoCity { name: name.clone() });
        }
        let starts = map.starts.of(players);
        let first = std::array::from_fn(|color| -> Vec<usize> {
            let fits = |site: &Site| site.kinds == starts[color].hand && !site.paths.is_empty();
            (0..sites.len()).filter(|&site| color >= players.get() || fits(&sites[site])).collect()
        });
        match first.iter().position(Vec::is_empty) {
            Some(color) => Err(BalanceError::NoFirstPost { color: COLORS[color] }),
            None => Ok(Sites { players, sites, first, kept }),
        }
    }

    /// A choice at random. There is one: the map's own keeps to what is to be kept.
    pub fn any(&self, rng: &mut impl Draw) -> FirstPosts {
        loop {
            let mut free: Vec<usize> = (0..self.sites.len()).collect();
            let mut posts = [[0; 3]; 4];
            let mut fits = true;
            for (posts, first) in posts.iter_mut().zip(&self.first) {
                let open: Vec<usize> = first.iter().copied().filter(|site| free.contains(site)).collect();
                if open.is_empty() {
                    fits = false;
                    break;
                }
                posts[0] = rng.pick(&open);
                free.retain(|&site| site != posts[0]);
            }
            if !fits {
                continue;
            }
            for post in posts.iter_mut().flat_map(|posts| &mut posts[1..]) {
                *post = rng.pick(&free);
                free.retain(|site| site != post);
            }
            let routes = std::array::from_fn(|color| {
                (color < self.players.get()).then(|| self.any_route(&posts[color], rng))
            });
            let choice = self.named(&posts, routes);
            if self.kept.fits(&choice) {
                return choice;
            }
        }
    }

    fn any_route(&self, posts: &[usize; 3], rng: &mut impl Draw) -> Path {
        let paths: Vec<Path> = posts.iter().flat_map(|&post| &self.sites[post].paths).copied().collect();
        rng.pick(&paths)
    }

    fn named(&self, posts: &[[usize; 3]; 4], routes: [Option<Path>; 4]) -> FirstPosts {
        let posts = posts.map(|posts| posts.map(|post| self.sites[post].id.clone()));
        FirstPosts { players: self.players, posts, routes }
    }

    fn site(&self, id: &str) -> usize {
        self.sites.iter().position(|site| site.id == id).unwrap_or(0)
    }

    /// Another choice that differs in one thing of the color at `seat`: a post is exchanged for another's or for a free
    /// city, or the route moves. A color that nobody plays has no route, and changes less for those who play.
    pub fn changed(&self, choice: &FirstPosts, seat: usize, rng: &mut impl Draw) -> FirstPosts {
        loop {
            let mut posts: [[usize; 3]; 4] = std::array::from_fn(|color| self.posts_of(choice, color));
            let place = rng.below(3) as usize;
            match rng.below(3) {
                0 => {}
                1 => {
                    let other = (seat + 1 + rng.below(3) as usize) % 4;
                    let there = rng.below(3) as usize;
                    let moved = posts[seat][place];
                    posts[seat][place] = posts[other][there];
                    posts[other][there] = moved;
                }
                _ => {
                    let is_free = |site: &usize| !posts.iter().flatten().any(|taken| taken == site);
                    let free: Vec<usize> = (0..self.sites.len()).filter(is_free).collect();
                    if !free.is_empty() {
                        posts[seat][place] = rng.pick(&free);
                    }
                }
            }
            let changed = self.named(&posts, self.routes(choice, &posts, seat, rng));
            let fits = (0..4).all(|color| self.first[color].contains(&posts[color][0]));
            if fits && self.kept.fits(&changed) && changed != *choice {
                return changed;
            }
        }
    }

    /// The routes of a changed choice: where the posts at `seat` stayed, its route moves; where a route lost its post,
    /// it moves too.
    fn routes(
        &self,
        choice: &FirstPosts,
        posts: &[[usize; 3]; 4],
        seat: usize,
        rng: &mut impl Draw,
    ) -> [Option<Path>; 4] {
        std::array::from_fn(|color| {
            let route = choice.routes[color]?;
            let has_post = posts[color].iter().any(|&post| self.sites[post].paths.contains(&route));
            let stayed = posts[color] == self.posts_of(choice, color);
            let moves = !has_post || (color == seat && stayed);
            Some(if moves { self.any_route(&posts[color], rng) } else { route })
        })
    }

    fn posts_of(&self, choice: &FirstPosts, color: usize) -> [usize; 3] {
        std::array::from_fn(|place| self.site(&choice.posts[color][place]))
    }
}

impl Site {
    fn new(map: &Map, city: CityId) -> Site {
        let kinds = map.lands_at(city).map(|land| (map.terrain[land].resource(), 1));
        let paths = map.ways_from(map.site[city]).filter(|way| map.city_at[way.to].is_none());
        Site {
            id: map.cities[city].id.clone(),
            kinds: kinds.collect(),
            paths: paths.map(|way| map.paths[way.path]).collect(),
        }
    }
}
