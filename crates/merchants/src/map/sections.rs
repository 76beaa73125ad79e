//! The sections of a map file: the picture of hexes, lanes and arrows, cities, the fixed start, tokens.

use std::ops::Range;

use game::Objection;
use game::notation::shortened;
use toml::Spanned;
use toml::de::DeValue;

use crate::components::{Hand, Resource, Terrain};
use crate::ids::TokenId;
use crate::map::Mark;
use crate::map::file::{
    COLORS, CityEntry, Marked, Reader, StartEntries, StartEntry, Tile, TomlTable, TomlValue,
};
use crate::place::{HexName, Intersection, Path};

/// Under this name, `start` has what is different at a table of three.
const THREE: &str = "three";

impl<'t> Reader<'t> {
    /// The picture of hexes: lines of B, D, F, … and of A, C, E, … take turns.
    pub(super) fn tiles(&mut self, hexes: &TomlValue<'t>) -> Vec<Tile> {
        let mut tiles = Vec::new();
        let mut widths = [None; 2];
        for (index, value) in self.list(hexes, "a list of lines of hexes").iter().enumerate() {
            let line = self.line(value.span());
            let Some(text) = self.string(value, "a line of hexes") else { continue };
            let first = (index + 1) % 2;
            let mut column = first;
            let mut bars = 0_usize;
            for word in text.split_whitespace() {
                if word == "|" {
                    bars += 1;
                    continue;
                }
                if word != "--" {
                    self.tile(word, column, index / 2, bars == 0, line)
                        .into_iter()
                        .for_each(|tile| tiles.push(tile));
                }
                column += 2;
            }
            if bars != 1 {
                let reason = Objection::new(
                    "a line of hexes has one '|', where the short board begins; this has {count}",
                );
                self.fault(line, reason.with("count", bars));
            }
            let width = (column - first) / 2;
            let expected = *widths[first].get_or_insert(width);
            if width != expected {
                let reason = Objection::new(
                    "this line has {count} hexes, but the first one of its columns has {expected}",
                );
                self.fault(line, reason.with("count", width).with("expected", expected));
            }
        }
        tiles
    }

    fn tile(&mut self, word: &str, column: usize, row: usize, west: bool, line: usize) -> Option<Tile> {
        let name = u8::try_from(column).ok().zip(u8::try_from(row).ok());
        let Some(name) = name.and_then(|(column, row)| HexName::new(column, row)) else {
            self.fault(line, Objection::new("a map has at most 26 columns and 30 rows"));
            return None;
        };
        if word == "~" {
            return Some(Tile { name, line, west, terrain: None });
        }
        let letter = word.chars().next().unwrap_or(' ');
        let (terrain, high) = match letter {
            'f' => (Terrain::Forest, false),
            'F' => (Terrain::Forest, true),
            'p' => (Terrain::Pasture, false),
            'P' => (Terrain::Pasture, true),
            'g' => (Terrain::Field, false),
            'm' => (Terrain::Mountains, true),
            's' => (Terrain::Saltworks, false),
            'S' => (Terrain::Saltworks, true),
            _ => {
                let reason = Objection::new(
                    "{hex}: '{word}' begins with none of the terrains f F p P g m s S, and is neither ~ nor --",
                );
                self.fault(line, reason.text("hex", name).text("word", shortened(word)));
                return None;
            }
        };
        let mark = match &word[letter.len_utf8()..] {
            "o" => Mark::Circle,
            "*" => Mark::Dotted,
            digits => match digits.parse::<u8>() {
                Ok(number @ (2..=6 | 8..=12)) if !digits.starts_with(['0', '+']) => Mark::Number(number),
                _ => {
                    let reason = Objection::new(
                        "{hex}: '{word}' needs a number 2 to 12 but 7, o or * behind its terrain",
                    );
                    self.fault(line, reason.text("hex", name).text("word", shortened(word)));
                    return None;
                }
            },
        };
        Some(Tile { name, line, west, terrain: Some((terrain, high, mark)) })
    }

    /// `sea_lanes` and `double_arrows`: names with a path or a list of paths, under `both` and `full`.
    pub(super) fn marked(
        &mut self,
        table: &TomlTable<'t>,
        name: &str,
        labels: &mut Vec<(String, Vec<Path>, bool)>,
    ) -> Vec<Marked> {
        let mut all = Vec::new();
        let Some(section) = self.section(table, name) else { return all };
        let Some(boards) = self.table(section, "a table with 'both' and 'full'") else { return all };
        self.only(boards, &["both", "full"]);
        for (board, value) in boards {
            let full_only = board.get_ref().as_ref() == "full";
            let Some(entries) = self.table(value, "a table of names and paths") else { continue };
            for (label, value) in entries {
                let single = std::slice::from_ref(value);
                let sides = match value.get_ref() {
                    DeValue::Array(list) => &list[..],
                    _ => single,
                };
                let mut paths = Vec::new();
                for side in sides {
                    let line = self.line(side.span());
                    if let Some(path) = self.path(side) {
                        all.push(Marked { path, full_only, line });
                        paths.push(path);
                    }
                }
                labels.push((label.get_ref().to_string(), paths, full_only));
            }
        }
        all
    }

    fn path(&mut self, value: &TomlValue<'t>) -> Option<Path> {
        self.parsed(value, "a path, such as G7.N")
    }

    pub(super) fn cities(&mut self, table: &TomlTable<'t>) -> Vec<CityEntry> {
        let Some(section) = self.key(table, "cities", 1..1) else { return Vec::new() };
        let Some(entries) = self.table(section, "a table of cities") else { return Vec::new() };
        let entries: Vec<_> = entries.iter().map(|(id, value)| (id.get_ref().to_string(), value)).collect();
        entries.into_iter().filter_map(|(id, value)| self.city(id, value)).collect()
    }

    fn city(&mut self, id: String, value: &TomlValue<'t>) -> Option<CityEntry> {
        let span = value.span();
        let line = self.line(span.clone());
        let plain = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_');
        if !plain {
            let reason = Objection::new(
                "the city '{id}' needs a short name of the letters a to z; 'name' takes all letters",
            );
            self.fault(line, reason.text("id", shortened(&id)));
        }
        let table = self.table(value, "a city: { name, at, color, coins, boards }")?;
        self.only(table, &["name", "at", "color", "colour", "coins", "boards"]);
        let name = self.key(table, "name", span.clone()).and_then(|name| self.string(name, "a city's name"));
        let at = self.key(table, "at", span.clone());
        let at = at.and_then(|at| self.parsed::<Intersection>(at, "an intersection, such as H6.W"));
        // Many who draw a map write "colour", and either word is the color of the city; both are one too many.
        let color = match (self.section(table, "color"), self.section(table, "colour")) {
            (Some(_), Some(colour)) => {
                let reason = Objection::new("a city has one color: 'color' or 'colour', not both");
                self.fault_at(colour.span(), reason);
                return None;
            }
            (color, colour) => color.or(colour),
        };
        let violet = match color.and_then(|color| color.get_ref().as_str()) {
            Some("violet") => Some(true),
            Some("brown") => Some(false),
            _ => {
                let reason = Objection::new("'color' has to be violet or brown");
                self.fault_at(color.map_or(span.clone(), Spanned::span), reason);
                None
            }
        };
        let coins = match self.section(table, "coins") {
            Some(coins) => self.number(coins, 0..=3, "'coins' has to be 0 to 3"),
            None => Some(0),
        };
        let boards = self.key(table, "boards", span.clone());
        let full_only = match boards.and_then(|boards| boards.get_ref().as_str()) {
            Some("both") => Some(false),
            Some("full") => Some(true),
            _ => {
                let reason = Objection::new("'boards' has to be both or full");
                self.fault_at(boards.map_or(span, Spanned::span), reason);
                None
            }
        };
        Some(CityEntry {
            id,
            name: name?.to_owned(),
            at: at?,
            violet: violet?,
            coins: coins?,
            full_only: full_only?,
            line,
        })
    }

    /// `start`: the four colors, and under `three` once more if they begin elsewhere at a table of three.
    pub(super) fn starts(&mut self, table: &TomlTable<'t>) -> StartEntries {
        let mut starts = StartEntries::default();
        let Some(section) = self.key(table, "start", 1..1) else { return starts };
        let span = section.span();
        let Some(colors) = self.table(section, "a table of the four colors") else { return starts };
        let [red, blue, white, orange] = COLORS;
        self.only(colors, &[red, blue, white, orange, THREE]);
        for color in COLORS {
            let Some(value) = self.key(colors, color, span.clone()) else { continue };
            starts.four.extend(self.start(color, value));
        }
        let Some(section) = self.section(colors, THREE) else { return starts };
        let span = section.span();
        let Some(colors) = self.table(section, "a table of the four colors") else { return starts };
        self.only(colors, &COLORS);
        for color in COLORS {
            let Some(value) = self.key(colors, color, span.clone()) else { continue };
            // The hands are those of four.
            let hand = starts.four.iter().find(|start| start.color == color).map(|start| start.hand);
            starts.three.extend(self.start_of_three(color, value, hand.unwrap_or_default()));
        }
        starts
    }

    fn start(&mut self, color: &'static str, value: &TomlValue<'t>) -> Option<StartEntry> {
        let span = value.span();
        let line = self.line(span.clone());
        let table = self.table(value, "posts, route and hand of a color")?;
        self.only(table, &["posts", "route", "hand"]);
        let posts = self.posts(table, span.clone());
        let route = self.key(table, "route", span.clone()).and_then(|route| self.path(route));
        let hand = self.key(table, "hand", span)?;
        let mut cards = Hand::default();
        for card in self.list(hand, "a list of resources") {
            if let Some(resource) = self.parsed::<Resource>(card, "a resource") {
                cards = cards.plus(Hand::one(resource));
            }
        }
        if cards.total() > 4 {
            self.fault_at(hand.span(), Objection::new("a first hand has at most four cards"));
        }
        Some(StartEntry { color, posts: posts?, route: Some(route?), hand: cards, line })
    }

    /// What a color has at a table of three: the last one, which nobody plays, has posts alone (MOE-13).
    fn start_of_three(
        &mut self,
        color: &'static str,
        value: &TomlValue<'t>,
        hand: Hand,
    ) -> Option<StartEntry> {
        let (span, line) = (value.span(), self.line(value.span()));
        let table = self.table(value, "posts, route and hand of a color")?;
        let is_played = color != COLORS[3];
        self.only(table, if is_played { &["posts", "route"] } else { &["posts"] });
        let posts = self.posts(table, span.clone());
        let route = if is_played {
            Some(self.key(table, "route", span).and_then(|route| self.path(route))?)
        } else {
            None
        };
        Some(StartEntry { color, posts: posts?, route, hand, line })
    }

    fn posts(&mut self, table: &TomlTable<'t>, span: Range<usize>) -> Option<[String; 3]> {
        let posts = self.key(table, "posts", span)?;
        let names: Vec<String> = self
            .list(posts, "a list of three cities")
            .iter()
            .filter_map(|post| self.string(post, "a city").map(str::to_owned))
            .collect();
        let three = <[String; 3]>::try_from(names).ok();
        if three.is_none() {
            self.fault_at(posts.span(), Objection::new("here belong three cities"));
        }
        three
    }

    pub(super) fn tokens(&mut self, table: &TomlTable<'t>) -> Option<[u8; TokenId::COUNT]> {
        let section = self.key(table, "tokens", 1..1)?;
        let span = section.span();
        let kinds = self.table(section, "a table of tokens for each terrain")?;
        let names: Vec<&str> = Terrain::ALL.iter().map(|terrain| terrain.name()).collect();
        self.only(kinds, &names);
        let mut tokens = [0; TokenId::COUNT];
        for (place, name) in names.into_iter().enumerate() {
            let Some(value) = self.key(kinds, name, span.clone()) else { continue };
            let Some(table) = self.table(value, "{ dotted = 3, hidden = [4, 5] }") else { continue };
            self.only(table, &["dotted", "hidden"]);
            let dotted = self.key(table, "dotted", value.span());
            let hidden = self.key(table, "hidden", value.span());
            let hidden = hidden.map(|hidden| self.list(hidden, "a list of two numbers")).unwrap_or_default();
            if hidden.len() != 2 {
                let reason = Objection::new("two tokens of {terrain} lie face down");
                self.fault_at(value.span(), reason.text("terrain", name));
                continue;
            }
            for (token, value) in dotted.into_iter().chain(hidden).enumerate() {
                let number = self.number(value, 2..=12, "a token has a number 2 to 12 but 7");
                tokens[3 * place + token] = number.unwrap_or(0);
                if number == Some(7) {
                    self.fault_at(value.span(), Objection::new("a token has a number 2 to 12 but 7"));
                }
            }
            let [one, two, three] = [0, 1, 2].map(|token| tokens[3 * place + token]);
            if one == two || two == three || one == three {
                let reason = Objection::new("the three tokens of {terrain} have three different numbers");
                self.fault_at(value.span(), reason.text("terrain", name));
            }
        }
        Some(tokens)
    }
}
