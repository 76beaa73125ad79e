//! Reading a map file. Every fault is named with its line, so that a map can be edited by hand.

use std::fmt;
use std::ops::Range;

use game::notation::shortened;
use game::{Objection, ParseError};
use hexes::{Grid, GridError, Hex};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::components::{Board, Hand, Terrain};
use crate::ids::TokenId;
use crate::map::{Atlas, Land, Mark, faults, tables};
use crate::place::{HexName, Intersection, Path};

/// What is wrong with a map file, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: Objection,
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
    pub(super) starts: StartEntries,
    pub(super) tokens: [u8; TokenId::COUNT],
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
    /// Posts that nobody plays have none.
    pub(super) route: Option<Path>,
    pub(super) hand: Hand,
    pub(super) line: usize,
}

/// The fixed start at tables of three and of four, by colors.
#[derive(Debug, Default)]
pub(super) struct StartEntries {
    pub(super) four: Vec<StartEntry>,
    /// Nothing if it is that of four.
    pub(super) three: Vec<StartEntry>,
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
    reader.result(file, atlas)
}

/// Reads a map file with the fixed start of `starts`, a text with nothing else in it, instead of its own.
pub(super) fn read_with_starts(file: &str, id: &str, text: &str, starts: &str) -> Result<Atlas, Faults> {
    let mut start_reader = Reader::new(starts);
    let entries = start_reader.document().map(|document| start_reader.starts(document.get_ref()));
    let entries = start_reader.result(file, entries)?;
    let mut reader = Reader::new(text);
    let content = reader.content().map(|content| Content { starts: entries, ..content });
    let atlas = content.and_then(|content| reader.atlas(&content, id));
    reader.result(file, atlas)
}

fn here_belongs(expected: &'static str) -> Objection {
    Objection::new("here belongs {expected}").with("expected", Objection::new(expected))
}

fn no_grid(error: GridError) -> Objection {
    let at = |objection: Objection, hex: Hex| match HexName::at(hex) {
        Some(name) => objection.text("hex", name),
        None => objection.text("hex", format_args!("{}, {}", hex.q, hex.r)),
    };
    match error {
        GridError::TooMany => Objection::new("a map has at most {most} hexes").with("most", Grid::LIMIT),
        GridError::Twice(hex) => at(Objection::new("the hex {hex} is listed twice"), hex),
        GridError::TooFar(hex) => at(Objection::new("the hex {hex} is too far away"), hex),
    }
}

pub(super) type TomlTable<'t> = DeTable<'t>;
pub(super) type TomlValue<'t> = Spanned<DeValue<'t>>;

/// Reads what it can and collects what is wrong.
pub(super) struct Reader<'t> {
    text: &'t str,
    pub(super) faults: Vec<Fault>,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str) -> Reader<'t> {
        Reader { text, faults: Vec::new() }
    }

    pub(super) fn line(&self, span: Range<usize>) -> usize {
        let before = &self.text.as_bytes()[..span.start.min(self.text.len())];
        before.iter().filter(|&&byte| byte == b'\n').count() + 1
    }

    pub(super) fn fault(&mut self, line: usize, reason: Objection) {
        self.faults.push(Fault { line, reason });
    }

    pub(super) fn fault_at(&mut self, span: Range<usize>, reason: Objection) {
        let line = self.line(span);
        self.fault(line, reason);
    }

    /// What was read, if nothing is wrong.
    fn result<T>(mut self, file: &str, read: Option<T>) -> Result<T, Faults> {
        match read {
            Some(read) if self.faults.is_empty() => Ok(read),
            _ => {
                self.faults.sort_by_key(|fault| fault.line);
                Err(Faults { file: file.to_owned(), faults: self.faults })
            }
        }
    }

    fn document(&mut self) -> Option<Spanned<TomlTable<'t>>> {
        let (document, errors) = DeTable::parse_recoverable(self.text);
        for error in errors {
            let no_toml = Objection::new("this is no TOML: {message}").text("message", error.message());
            self.fault_at(error.span().unwrap_or(0..0), no_toml);
        }
        self.faults.is_empty().then_some(document)
    }

    fn content(&mut self) -> Option<Content> {
        let document = self.document()?;
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
                self.fault(content.hexes_line, no_grid(error));
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

    pub(super) fn only(&mut self, table: &TomlTable<'t>, known: &[&str]) {
        for (key, _) in table {
            if !known.contains(&key.get_ref().as_ref()) {
                let reason = Objection::new("'{name}' means nothing here; there are: {known}")
                    .text("name", shortened(key.get_ref()));
                self.fault_at(key.span(), reason.text("known", known.join(", ")));
            }
        }
    }

    pub(super) fn section<'v>(&self, table: &'v TomlTable<'t>, name: &str) -> Option<&'v TomlValue<'t>> {
        table.iter().find(|(key, _)| key.get_ref().as_ref() == name).map(|(_, value)| value)
    }

    pub(super) fn key<'v>(
        &mut self,
        table: &'v TomlTable<'t>,
        name: &str,
        span: Range<usize>,
    ) -> Option<&'v TomlValue<'t>> {
        let value = self.section(table, name);
        if value.is_none() {
            self.fault_at(span, Objection::new("'{name}' is missing").text("name", name));
        }
        value
    }

    pub(super) fn table<'v>(
        &mut self,
        value: &'v TomlValue<'t>,
        expected: &'static str,
    ) -> Option<&'v TomlTable<'t>> {
        let DeValue::Table(table) = value.get_ref() else {
            self.fault_at(value.span(), here_belongs(expected));
            return None;
        };
        Some(table)
    }

    pub(super) fn list<'v>(
        &mut self,
        value: &'v TomlValue<'t>,
        expected: &'static str,
    ) -> &'v [TomlValue<'t>] {
        let DeValue::Array(list) = value.get_ref() else {
            self.fault_at(value.span(), here_belongs(expected));
            return &[];
        };
        list
    }

    pub(super) fn string<'v>(&mut self, value: &'v TomlValue<'t>, expected: &'static str) -> Option<&'v str> {
        let text = value.get_ref().as_str();
        if text.is_none() {
            let reason = Objection::new("here belongs {expected}, in quotation marks");
            self.fault_at(value.span(), reason.with("expected", Objection::new(expected)));
        }
        text
    }

    pub(super) fn parsed<T: std::str::FromStr>(
        &mut self,
        value: &TomlValue<'t>,
        expected: &'static str,
    ) -> Option<T> {
        let text = self.string(value, expected)?;
        let parsed = text.parse().ok();
        if parsed.is_none() {
            self.fault_at(value.span(), ParseError::new(text, expected).into());
        }
        parsed
    }

    pub(super) fn number(
        &mut self,
        value: &TomlValue<'t>,
        range: std::ops::RangeInclusive<u8>,
        reason: &'static str,
    ) -> Option<u8> {
        let number = value.get_ref().as_integer().and_then(|number| number.as_str().parse::<u8>().ok());
        let number = number.filter(|number| range.contains(number));
        if number.is_none() {
            self.fault_at(value.span(), Objection::new(reason));
        }
        number
    }
}
