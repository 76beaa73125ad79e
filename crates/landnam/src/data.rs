//! The printed figures, read from `data/landnam.toml` at first use (LN-76).

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::LazyLock;

use game::{ByKind, Kind};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::components::{FateCards, Good, Goods, Terrain, Tiles, explorations};

/// Costs, counts and the fate deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Data {
    /// What a settler costs.
    pub settler: Goods,
    /// What a ship costs.
    pub ship: Goods,
    /// What a farm costs, besides the unit that builds it.
    pub farm: Goods,
    /// What it costs to make a farm a village.
    pub village: Goods,
    /// How many goods of the marker's kind a harbor costs.
    pub harbor: u8,
    /// How many goods of the field's kind it costs to age it.
    pub aging: u8,
    /// Cards of each good.
    pub goods: u8,
    /// Cards of each good that each player starts with.
    pub start: u8,
    /// Houses of each player.
    pub houses: u8,
    /// Settlers of each player.
    pub settlers: u8,
    /// Ships of each player.
    pub ships: u8,
    /// Tiles of each terrain, beyond the mountain in the middle and the rim.
    pub tiles: Tiles,
    /// Number markers of each value.
    pub numbers: u8,
    /// Copies of each fate card.
    pub fate: FateCards,
    /// Points that end the game.
    pub points: u8,
    /// Trade offers that can be made in a turn.
    pub offers: u8,
    /// Possible cases that make a black marker if none is brought.
    pub cases: u8,
}

/// The figures of this build.
#[inline]
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| match Data::parse(include_str!("../data/landnam.toml")) {
        Ok(data) => data,
        Err(fault) => panic!("data/landnam.toml, {fault}"),
    });
    &DATA
}

/// Where a data file can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct Fault {
    /// The line, counted from 1; the last one for what is missing or doesn't fit.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl Data {
    /// Reads a data file, which is TOML.
    ///
    /// # Errors
    /// The line that can't be read, a figure that is missing, unknown or out of range, or figures that don't fit.
    pub fn parse(text: &str) -> Result<Data, Fault> {
        let mut entries = Entries::read(text)?;
        let data = Data {
            settler: entries.goods("costs.settler")?,
            ship: entries.goods("costs.ship")?,
            farm: entries.goods("costs.farm")?,
            village: entries.goods("costs.village")?,
            harbor: entries.number("costs.harbor", 31)?,
            aging: entries.number("costs.aging", 31)?,
            goods: entries.number("goods.each", 31)?,
            start: entries.number("goods.start", 31)?,
            houses: entries.number("pieces.houses", 54)?,
            settlers: entries.number("pieces.settlers", 5)?,
            ships: entries.number("pieces.ships", 5)?,
            tiles: entries.each("tiles", 18)?,
            numbers: entries.number("numbers.each", 9)?,
            fate: entries.each("fate", 10)?,
            points: entries.number("game.points", 255)?,
            offers: entries.number("game.offers", 255)?,
            cases: entries.number("game.cases", 255)?,
        };
        entries.end()?;
        match data.misfit() {
            None => Ok(data),
            Some(reason) => Err(Fault { line: text.lines().count(), reason: reason.into() }),
        }
    }

    /// What must hold for the game to work with these figures.
    fn misfit(&self) -> Option<&'static str> {
        let tiles = self.tiles.total();
        let (sea, mountain) = (self.tiles[Terrain::Sea], self.tiles[Terrain::Mountain]);
        let numbered = tiles - sea - mountain;
        if tiles - sea < 18 || tiles - mountain < 18 {
            Some("there have to be 18 land tiles and 18 tiles that are not mountain, or rolls may not end")
        } else if u16::from(self.numbers) * 10 <= u16::from(numbered) {
            Some("there have to be more number markers than tiles that need one")
        } else if u16::from(self.start) * 5 > u16::from(self.goods) {
            Some("five players can't start with that many goods")
        } else if explorations(&self.fate) < 5 {
            Some("five players need an exploration card each")
        } else if self.ships == 0 {
            Some("each player starts with a ship")
        } else {
            None
        }
    }
}

/// The entries of a data file by section and name, with their places in the text.
struct Entries<'a> {
    text: &'a str,
    entries: BTreeMap<String, Spanned<DeValue<'a>>>,
}

impl<'a> Entries<'a> {
    fn read(text: &'a str) -> Result<Entries<'a>, Fault> {
        let document = DeTable::parse(text).map_err(|error| {
            let line = line_of(text, error.span().unwrap_or_default());
            Fault { line, reason: format!("this is no TOML: {}", error.message()) }
        })?;
        let mut entries = BTreeMap::new();
        for (section, content) in document.into_inner() {
            let line = line_of(text, content.span());
            let DeValue::Table(content) = content.into_inner() else {
                return Err(Fault { line, reason: format!("{} is in no section", section.get_ref()) });
            };
            for (name, value) in content {
                entries.insert(format!("{}.{}", section.get_ref(), name.get_ref()), value);
            }
        }
        Ok(Entries { text, entries })
    }

    fn take(&mut self, name: &str) -> Result<(usize, DeValue<'a>), Fault> {
        let missing = || Fault { line: self.text.lines().count(), reason: format!("{name} is missing") };
        let value = self.entries.remove(name).ok_or_else(missing)?;
        Ok((line_of(self.text, value.span()), value.into_inner()))
    }

    fn number(&mut self, name: &str, most: u8) -> Result<u8, Fault> {
        let (line, value) = self.take(name)?;
        let number = match &value {
            DeValue::Integer(number) => number.as_str().parse().ok().filter(|&number| number <= most),
            _ => None,
        };
        number.ok_or_else(|| Fault { line, reason: format!("{name} is no number from 0 to {most}") })
    }

    /// A number for each kind, in the section of that name.
    fn each<K: Kind, const N: usize>(&mut self, section: &str, most: u8) -> Result<ByKind<K, u8, N>, Fault> {
        let mut numbers = ByKind::NONE;
        for &kind in K::ALL {
            numbers[kind] = self.number(&format!("{section}.{kind}"), most)?;
        }
        Ok(numbers)
    }

    /// `"1 sheep, 2 wood"`.
    fn goods(&mut self, name: &str) -> Result<Goods, Fault> {
        let (line, value) = self.take(name)?;
        let fault = || Fault { line, reason: format!("{name} is no cost, such as \"1 sheep, 2 wood\"") };
        let DeValue::String(parts) = value else { return Err(fault()) };
        let mut goods = Goods::NONE;
        for part in parts.split(',') {
            let (amount, good) = part.trim().split_once(' ').ok_or_else(fault)?;
            let good: Good = good.trim().parse().map_err(|_| fault())?;
            let amount: u8 = amount.parse().map_err(|_| fault())?;
            goods[good] = goods[good].checked_add(amount).filter(|&sum| sum <= 31).ok_or_else(fault)?;
        }
        Ok(goods)
    }

    fn end(self) -> Result<(), Fault> {
        match self.entries.into_iter().next() {
            None => Ok(()),
            Some((name, value)) => {
                Err(Fault { line: line_of(self.text, value.span()), reason: format!("{name} is unknown") })
            }
        }
    }
}

/// The line of a place in the text, counted from 1.
fn line_of(text: &str, span: Range<usize>) -> usize {
    1 + text.as_bytes()[..span.start.min(text.len())].iter().filter(|&&byte| byte == b'\n').count()
}
