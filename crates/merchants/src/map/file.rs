//! Reading a map file. Every fault is named with its line, so that a map can be edited by hand.

use std::fmt;
use std::ops::Range;

use hex::Grid;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::components::{Board, Hand, Kind, Resource, Terrain};
use crate::map::{Atlas, Land, Mark, TOKENS, faults, tables};
use crate::place::{HexName, Intersection, Path};

/// What is wrong with a map file, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

/// All faults of a map file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Faults {
    /// The name of the file.
    pub file: String,
    /// The faults, in the order of their lines.
    pub faults: Vec<Fault>,
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, fault) in self.faults.iter().enumerate() {
            let end = if place + 1 < self.faults.len() { "\n" } else { "" };
            write!(f, "{}, line {}: {}{end}", self.file, fault.line, fault.reason)?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// What a map file says.
#[derive(Debug)]
pub(super) struct Content {
    pub(super) tiles: Vec<Tile>,
    pub(super) hexes_line: usize,
    pub(super) robber: HexName,
    pub(super) robber_line: usize,
    pub(super) lanes: Vec<Marked>,
    pub(super) doubles: Vec<Marked>,
    pub(super) labels: Vec<(String, Vec<Path>, bool)>,
    pub(super) cities: Vec<CityEntry>,
    pub(super) starts: Vec<StartEntry>,
    pub(super) tokens: [u8; TOKENS],
}

/// A hex of the file.
#[derive(Debug)]
pub(super) struct Tile {
    pub(super) name: HexName,
    pub(super) line: usize,
    /// Left of the bar: sea on the short board.
    pub(super) west: bool,
    /// Terrain, whether it is in the mountains, and its mark; nothing at sea.
    pub(super) terrain: Option<(Terrain, bool, Mark)>,
}

impl Tile {
    pub(super) fn is_land(&self, board: Board) -> bool {
        self.terrain.is_some() && !(board == Board::Short && self.west)
    }

    pub(super) fn land(&self) -> Option<Land> {
        self.terrain.map(|(terrain, high, mark)| Land { name: self.name, terrain, high, mark })
    }
}

/// A path that the file names.
#[derive(Debug, Clone, Copy)]
pub(super) struct Marked {
    pub(super) path: Path,
    pub(super) full_only: bool,
    pub(super) line: usize,
}

#[derive(Debug)]
pub(super) struct CityEntry {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) at: Intersection,
    pub(super) violet: bool,
    pub(super) coins: u8,
    pub(super) full_only: bool,
    pub(super) line: usize,
}

#[derive(Debug)]
pub(super) struct StartEntry {
    pub(super) color: &'static str,
    pub(super) posts: [String; 3],
    pub(super) route: Path,
    pub(super) hand: Hand,
    pub(super) line: usize,
}

impl Content {
    pub(super) fn lanes(&self, board: Board) -> impl Iterator<Item = Path> {
        marked(&self.lanes, board)
    }

    pub(super) fn doubles(&self, board: Board) -> impl Iterator<Item = Path> {
        marked(&self.doubles, board)
    }
}

fn marked(paths: &[Marked], board: Board) -> impl Iterator<Item = Path> {
    paths.iter().filter(move |marked| board == Board::Full || !marked.full_only).map(|marked| marked.path)
}

/// The colors of the fixed start in the order of seats (MOE-13).
pub(super) const COLORS: [&str; 4] = ["red", "blue", "white", "orange"];

/// Reads a map file.
pub(super) fn read(file: &str, id: &str, text: &str) -> Result<Atlas, Faults> {
    let mut reader = Reader::new(text);
    let atlas = reader.content().and_then(|content| reader.atlas(&content, id));
    match atlas {
        Some(atlas) if reader.faults.is_empty() => Ok(atlas),
        _ => {
            let mut faults = reader.faults;
            faults.sort_by_key(|fault| fault.line);
            Err(Faults { file: file.to_owned(), faults })
        }
    }
}

type Table<'t> = DeTable<'t>;
type Value<'t> = Spanned<DeValue<'t>>;

/// Reads what it can and collects what is wrong.
pub(super) struct Reader<'t> {
    text: &'t str,
    pub(super) faults: Vec<Fault>,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str) -> Reader<'t> {
        Reader { text, faults: Vec::new() }
    }

    fn line(&self, span: Range<usize>) -> usize {
        let before = &self.text.as_bytes()[..span.start.min(self.text.len())];
        before.iter().filter(|&&byte| byte == b'\n').count() + 1
    }

    pub(super) fn fault(&mut self, line: usize, reason: impl Into<String>) {
        self.faults.push(Fault { line, reason: reason.into() });
    }

    fn fault_at(&mut self, span: Range<usize>, reason: impl Into<String>) {
        let line = self.line(span);
        self.fault(line, reason);
    }

    fn content(&mut self) -> Option<Content> {
        let (document, errors) = DeTable::parse_recoverable(self.text);
        for error in errors {
            self.fault_at(error.span().unwrap_or(0..0), format!("this is no TOML: {}", error.message()));
        }
        if !self.faults.is_empty() {
            return None;
        }
        let table = document.get_ref();
        const KEYS: [&str; 8] =
            ["format", "hexes", "robber", "sea_lanes", "double_arrows", "cities", "start", "tokens"];
        self.only(table, &KEYS);
        let format = self.key(table, "format", 1..1);
        if let Some(format) = format {
            self.number(format, 1..=1, "format has to be 1");
        }
        let hexes = self.key(table, "hexes", 1..1);
        let hexes_line = hexes.map_or(1, |hexes| self.line(hexes.span()));
        let known = self.faults.len();
        let tiles = hexes.map(|hexes| self.tiles(hexes)).unwrap_or_default();
        let whole = self.faults.len() == known;
        let robber = self.key(table, "robber", 1..1);
        let robber_line = robber.map_or(1, |robber| self.line(robber.span()));
        let robber = robber.and_then(|robber| self.parsed::<HexName>(robber, "a hex, such as P5"));
        let mut labels = Vec::new();
        let lanes = self.marked(table, "sea_lanes", &mut labels);
        let doubles = self.marked(table, "double_arrows", &mut labels);
        let cities = self.cities(table);
        let starts = self.starts(table);
        let tokens = self.tokens(table);
        // With a hex missing, half the map would seem to be wrong.
        if !whole {
            return None;
        }
        Some(Content {
            tiles,
            hexes_line,
            robber: robber?,
            robber_line,
            lanes,
            doubles,
            labels,
            cities,
            starts,
            tokens: tokens?,
        })
    }

    fn atlas(&mut self, content: &Content, id: &str) -> Option<Atlas> {
        let grid = match Grid::new(content.tiles.iter().map(|tile| tile.name.hex())) {
            Ok(grid) => grid,
            Err(error) => {
                self.fault(content.hexes_line, format!("the hexes make no map: {error}"));
                return None;
            }
        };
        faults::look_for(self, content, &grid);
        if !self.faults.is_empty() {
            return None;
        }
        let mut build = |board| {
            let map = tables::board(content, &grid, id, board);
            map.map_err(|reason| self.fault(content.hexes_line, reason)).ok()
        };
        let (short, full) = (build(Board::Short)?, build(Board::Full)?);
        Some(Atlas { id: id.to_owned(), short, full })
    }

    fn only(&mut self, table: &Table<'t>, known: &[&str]) {
        for (key, _) in table {
            if !known.contains(&key.get_ref().as_ref()) {
                let reason =
                    format!("'{}' means nothing here; there are: {}", key.get_ref(), known.join(", "));
                self.fault_at(key.span(), reason);
            }
        }
    }

    fn section<'v>(&self, table: &'v Table<'t>, name: &str) -> Option<&'v Value<'t>> {
        table.iter().find(|(key, _)| key.get_ref().as_ref() == name).map(|(_, value)| value)
    }

    fn key<'v>(&mut self, table: &'v Table<'t>, name: &str, span: Range<usize>) -> Option<&'v Value<'t>> {
        let value = self.section(table, name);
        if value.is_none() {
            self.fault_at(span, format!("'{name}' is missing"));
        }
        value
    }

    fn table<'v>(&mut self, value: &'v Value<'t>, expected: &str) -> Option<&'v Table<'t>> {
        let DeValue::Table(table) = value.get_ref() else {
            self.fault_at(value.span(), format!("here belongs {expected}"));
            return None;
        };
        Some(table)
    }

    fn list<'v>(&mut self, value: &'v Value<'t>, expected: &str) -> &'v [Value<'t>] {
        let DeValue::Array(list) = value.get_ref() else {
            self.fault_at(value.span(), format!("here belongs {expected}"));
            return &[];
        };
        list
    }

    fn string<'v>(&mut self, value: &'v Value<'t>, expected: &str) -> Option<&'v str> {
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.fault_at(value.span(), format!("here belongs {expected}, in quotation marks"));
        }
        text
    }

    fn parsed<T: std::str::FromStr>(&mut self, value: &Value<'t>, expected: &str) -> Option<T> {
        let text = self.string(value, expected)?;
        let parsed = text.parse().ok();
        if parsed.is_none() {
            self.fault_at(value.span(), format!("'{text}' is not {expected}"));
        }
        parsed
    }

    fn number(
        &mut self,
        value: &Value<'t>,
        range: std::ops::RangeInclusive<u8>,
        expected: &str,
    ) -> Option<u8> {
        let number = value.get_ref().as_integer().and_then(|number| number.as_str().parse::<u8>().ok());
        let number = number.filter(|number| range.contains(number));
        if number.is_none() {
            self.fault_at(value.span(), expected.to_owned());
        }
        number
    }

    /// The picture of hexes: lines of B, D, F, … and of A, C, E, … take turns.
    fn tiles(&mut self, hexes: &Value<'t>) -> Vec<Tile> {
        let mut tiles = Vec::new();
        let mut widths = [None; 2];
        for (index, value) in self.list(hexes, "a list of lines of hexes").iter().enumerate() {
            let line = self.line(value.span());
            let Some(text) = self.string(value, "a line of hexes") else { continue };
            let first = (index + 1) % 2;
            let mut column = first;
            let mut bars = 0;
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
                self.fault(
                    line,
                    format!("a line of hexes has one '|', where the short board begins; this has {bars}"),
                );
            }
            let width = (column - first) / 2;
            let expected = *widths[first].get_or_insert(width);
            if width != expected {
                self.fault(
                    line,
                    format!("this line has {width} hexes, but the first one of its columns has {expected}"),
                );
            }
        }
        tiles
    }

    fn tile(&mut self, word: &str, column: usize, row: usize, west: bool, line: usize) -> Option<Tile> {
        let name = u8::try_from(column).ok().zip(u8::try_from(row).ok());
        let Some(name) = name.and_then(|(column, row)| HexName::new(column, row)) else {
            self.fault(line, "a map has at most 26 columns and 30 rows");
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
                let reason = format!(
                    "{name}: '{word}' begins with none of the terrains f F p P g m s S, and is neither ~ nor --"
                );
                self.fault(line, reason);
                return None;
            }
        };
        let mark = match &word[letter.len_utf8()..] {
            "o" => Mark::Circle,
            "*" => Mark::Dotted,
            digits => match digits.parse::<u8>() {
                Ok(number @ (2..=6 | 8..=12)) if !digits.starts_with(['0', '+']) => Mark::Number(number),
                _ => {
                    let reason =
                        format!("{name}: '{word}' needs a number 2 to 12 but 7, o or * behind its terrain");
                    self.fault(line, reason);
                    return None;
                }
            },
        };
        Some(Tile { name, line, west, terrain: Some((terrain, high, mark)) })
    }

    /// `sea_lanes` and `double_arrows`: names with a path or a list of paths, under `both` and `full`.
    fn marked(
        &mut self,
        table: &Table<'t>,
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

    fn path(&mut self, value: &Value<'t>) -> Option<Path> {
        self.parsed(value, "a path, such as G7.N")
    }

    fn cities(&mut self, table: &Table<'t>) -> Vec<CityEntry> {
        let Some(section) = self.key(table, "cities", 1..1) else { return Vec::new() };
        let Some(entries) = self.table(section, "a table of cities") else { return Vec::new() };
        let entries: Vec<_> = entries.iter().map(|(id, value)| (id.get_ref().to_string(), value)).collect();
        entries.into_iter().filter_map(|(id, value)| self.city(id, value)).collect()
    }

    fn city(&mut self, id: String, value: &Value<'t>) -> Option<CityEntry> {
        let span = value.span();
        let line = self.line(span.clone());
        let plain = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_');
        if !plain {
            self.fault(
                line,
                format!("the city '{id}' needs a short name of the letters a to z; 'name' takes all letters"),
            );
        }
        let table = self.table(value, "a city: { name, at, color, coins, boards }")?;
        self.only(table, &["name", "at", "color", "colour", "coins", "boards"]);
        let name = self.key(table, "name", span.clone()).and_then(|name| self.string(name, "a city's name"));
        let at = self.key(table, "at", span.clone());
        let at = at.and_then(|at| self.parsed::<Intersection>(at, "an intersection, such as H6.W"));
        let color = self.section(table, "colour").or_else(|| self.section(table, "color"));
        let violet = match color.and_then(|color| color.get_ref().as_str()) {
            Some("violet") => Some(true),
            Some("brown") => Some(false),
            _ => {
                self.fault_at(color.map_or(span.clone(), Spanned::span), "'color' has to be violet or brown");
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
                self.fault_at(boards.map_or(span, Spanned::span), "'boards' has to be both or full");
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

    fn starts(&mut self, table: &Table<'t>) -> Vec<StartEntry> {
        let Some(section) = self.key(table, "start", 1..1) else { return Vec::new() };
        let span = section.span();
        let Some(colors) = self.table(section, "a table of the four colors") else { return Vec::new() };
        self.only(colors, &COLORS);
        let mut starts = Vec::new();
        for color in COLORS {
            let Some(value) = self.key(colors, color, span.clone()) else { continue };
            starts.extend(self.start(color, value));
        }
        starts
    }

    fn start(&mut self, color: &'static str, value: &Value<'t>) -> Option<StartEntry> {
        let span = value.span();
        let line = self.line(span.clone());
        let table = self.table(value, "posts, route and hand of a color")?;
        self.only(table, &["posts", "route", "hand"]);
        let posts = self.key(table, "posts", span.clone())?;
        let names: Vec<String> = self
            .list(posts, "a list of three cities")
            .iter()
            .filter_map(|post| self.string(post, "a city").map(str::to_owned))
            .collect();
        let posts = <[String; 3]>::try_from(names).map_err(|_| posts.span());
        if let Err(span) = &posts {
            self.fault_at(span.clone(), "here belong three cities");
        }
        let route = self.key(table, "route", span.clone()).and_then(|route| self.path(route));
        let hand = self.key(table, "hand", span)?;
        let mut cards = Hand::default();
        for card in self.list(hand, "a list of resources") {
            if let Some(resource) = self.parsed::<Resource>(card, "a resource") {
                cards = cards.plus(Hand::one(resource));
            }
        }
        if cards.total() > 4 {
            self.fault_at(hand.span(), "a first hand has at most four cards");
        }
        Some(StartEntry { color, posts: posts.ok()?, route: route?, hand: cards, line })
    }

    fn tokens(&mut self, table: &Table<'t>) -> Option<[u8; TOKENS]> {
        let section = self.key(table, "tokens", 1..1)?;
        let span = section.span();
        let kinds = self.table(section, "a table of tokens for each terrain")?;
        let names: Vec<&str> = Terrain::ALL.iter().map(|terrain| terrain.name()).collect();
        self.only(kinds, &names);
        let mut tokens = [0; TOKENS];
        for (place, name) in names.into_iter().enumerate() {
            let Some(value) = self.key(kinds, name, span.clone()) else { continue };
            let Some(table) = self.table(value, "{ dotted = 3, hidden = [4, 5] }") else { continue };
            self.only(table, &["dotted", "hidden"]);
            let dotted = self.key(table, "dotted", value.span());
            let hidden = self.key(table, "hidden", value.span());
            let hidden = hidden.map(|hidden| self.list(hidden, "a list of two numbers")).unwrap_or_default();
            if hidden.len() != 2 {
                self.fault_at(value.span(), format!("two tokens of {name} lie face down"));
                continue;
            }
            for (token, value) in dotted.into_iter().chain(hidden).enumerate() {
                let number = self.number(value, 2..=12, "a token has a number 2 to 12 but 7");
                tokens[3 * place + token] = number.unwrap_or(0);
                if number == Some(7) {
                    self.fault_at(value.span(), "a token has a number 2 to 12 but 7");
                }
            }
            let [one, two, three] = [0, 1, 2].map(|token| tokens[3 * place + token]);
            if one == two || two == three || one == three {
                self.fault_at(
                    value.span(),
                    format!("the three tokens of {name} have three different numbers"),
                );
            }
        }
        Some(tokens)
    }
}
