//! What lies on the table: goods, terrain, numbers, fate cards, units, dice, and bundles of goods.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::{Index, IndexMut};

use game::ByKind;
use game::position::refused;
use serde::{Deserialize, Deserializer, Serialize};

/// At most this many players sit down (LN-02).
pub const SEATS: usize = 5;

game::kinds! {
    /// What fields produce, harbors ship, and cases are fought with.
    pub enum Good: "a good: iron, grain, sheep or wood" {
        /// From the bog.
        Iron = "iron",
        /// From the field.
        Grain = "grain",
        /// From the meadow.
        Sheep = "sheep",
        /// From the forest.
        Wood = "wood",
    }
}

game::kinds! {
    /// What a hex can turn out to be (LN-51).
    pub enum Terrain: "a terrain: sea, bog, field, meadow, forest or mountain" {
        /// Where ships go.
        Sea = "sea",
        /// Gives iron.
        Bog = "bog",
        /// Gives grain.
        Field = "field",
        /// Gives sheep.
        Meadow = "meadow",
        /// Gives wood.
        Forest = "forest",
        /// Gives nothing, and is hard to enter.
        Mountain = "mountain",
    }
}

game::kinds! {
    /// A kind of fate card; the order is that of the sub-phases in which they are played.
    pub enum Fate: "a fate card, such as fair-wind" {
        /// What one field gives the active player is doubled.
        GoodYear = "good-year",
        /// The harvest dice are rolled again.
        SecondSowing = "second-sowing",
        /// No field ages this turn.
        Fallow = "fallow",
        /// The case being heard is broken off.
        Settlement = "settlement",
        /// The whole thing is broken off.
        WeaponClash = "weapon-clash",
        /// One side's stake counts two more.
        Lawspeaker = "lawspeaker",
        /// A ship may enter a land field this step.
        Landing = "landing",
        /// A settler may enter a mountain this step.
        MountainPath = "mountain-path",
        /// Two more steps for the ship that moved.
        FairWind = "fair-wind",
        /// One more step for the settler that moved.
        FreshHorses = "fresh-horses",
        /// A unit may enter a field where any unit stands.
        DriveOff = "drive-off",
        /// The terrain found is bog.
        FindBog = "find-bog",
        /// The terrain found is field.
        FindField = "find-field",
        /// The terrain found is meadow.
        FindMeadow = "find-meadow",
        /// The terrain found is forest.
        FindForest = "find-forest",
        /// Any free number for the field that is found.
        GoodOmens = "good-omens",
        /// The dice are rolled twice, and one of the results is chosen.
        SecondSight = "second-sight",
    }
}

game::kinds! {
    /// The two kinds of units: horses and boats in the box.
    pub enum UnitKind: "a unit: settler or ship" {
        /// Goes over land.
        Settler = "settler",
        /// Goes over sea; on land, where a fate card lets it, it still moves like a ship and is otherwise a
        /// settler (LN-43).
        Ship = "ship",
    }
}

game::kinds! {
    /// The sub-phase that is printed on a fate card (LN-05).
    pub enum SubPhase: "a sub-phase: harvest, althing, movement or exploration" {
        /// After the harvest dice.
        Harvest = "harvest",
        /// At the thing, by anybody.
        Althing = "althing",
        /// While a unit moves.
        Movement = "movement",
        /// Before the dice of an exploration.
        Exploration = "exploration",
    }
}

impl Terrain {
    /// What a field of this terrain produces.
    #[inline]
    #[must_use]
    pub const fn good(self) -> Option<Good> {
        match self {
            Terrain::Bog => Some(Good::Iron),
            Terrain::Field => Some(Good::Grain),
            Terrain::Meadow => Some(Good::Sheep),
            Terrain::Forest => Some(Good::Wood),
            Terrain::Sea | Terrain::Mountain => None,
        }
    }

    /// The terrain by the green die and what adjoins (LN-51).
    #[inline]
    #[must_use]
    pub const fn of_sum(sum: u8) -> Terrain {
        match sum {
            0..=4 => Terrain::Sea,
            5 => Terrain::Bog,
            6 => Terrain::Field,
            7..=9 => Terrain::Meadow,
            10 => Terrain::Forest,
            _ => Terrain::Mountain,
        }
    }
}

impl Fate {
    /// How many kinds there are.
    pub const COUNT: usize = Fate::ALL.len();

    /// The first of the *exploration* cards; all kinds from here on are.
    pub const FIRST_EXPLORATION: Fate = Fate::FindBog;

    /// When it may be played (LN-05).
    #[inline]
    #[must_use]
    pub const fn sub_phase(self) -> SubPhase {
        match self {
            Fate::GoodYear | Fate::SecondSowing | Fate::Fallow => SubPhase::Harvest,
            Fate::Settlement | Fate::WeaponClash | Fate::Lawspeaker => SubPhase::Althing,
            Fate::Landing | Fate::MountainPath | Fate::FairWind | Fate::FreshHorses | Fate::DriveOff => {
                SubPhase::Movement
            }
            _ => SubPhase::Exploration,
        }
    }

    /// The terrain that a *find* card finds.
    #[inline]
    #[must_use]
    pub const fn finds(self) -> Option<Terrain> {
        match self {
            Fate::FindBog => Some(Terrain::Bog),
            Fate::FindField => Some(Terrain::Field),
            Fate::FindMeadow => Some(Terrain::Meadow),
            Fate::FindForest => Some(Terrain::Forest),
            _ => None,
        }
    }
}

/// A number that there are markers with, and so one that a field can have: 2 to 6 and 8 to 12.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct FieldNumber(NonZeroU8);

impl FieldNumber {
    /// This number, if there are markers with it.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Option<FieldNumber> {
        match NonZeroU8::new(number) {
            Some(printed) if matches!(number, 2..=6 | 8..=12) => Some(FieldNumber(printed)),
            _ => None,
        }
    }

    /// All of them, the smallest first.
    pub fn all() -> impl Iterator<Item = FieldNumber> {
        (2..=12).filter_map(FieldNumber::new)
    }

    /// The number by the red die (LN-53).
    #[inline]
    #[must_use]
    pub const fn of_red(die: D10) -> FieldNumber {
        match die.pips() {
            1 => FieldNumber::known(11),
            7 => FieldNumber::known(12),
            pips => FieldNumber::known(pips),
        }
    }

    /// The number as it is printed.
    #[inline]
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The number after aging by one (LN-14): 6 goes to 8, and 12 to 2.
    #[inline]
    #[must_use]
    pub const fn aged(self) -> FieldNumber {
        match self.get() {
            6 => FieldNumber::known(8),
            12 => FieldNumber::known(2),
            number => FieldNumber::known(number + 1),
        }
    }

    /// A number that is known to be one.
    #[inline]
    const fn known(number: u8) -> FieldNumber {
        match NonZeroU8::new(number) {
            Some(printed) => FieldNumber(printed),
            None => unreachable!(),
        }
    }
}

impl fmt::Display for FieldNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// How many number markers there are of each value in some place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Markers([u8; 13]);

impl Markers {
    /// The same number of markers with each value.
    #[must_use]
    pub fn each(count: u8) -> Markers {
        let mut markers = Markers::default();
        FieldNumber::all().for_each(|number| markers[number] = count);
        markers
    }

    /// Each value with how many there are of it.
    pub fn iter(self) -> impl Iterator<Item = (FieldNumber, u8)> {
        FieldNumber::all().map(move |number| (number, self[number]))
    }

    /// How many there are of 2, 3, … 12; none of 7, but a row of numbers has a place for it.
    pub(crate) fn row(&self) -> impl Iterator<Item = u8> {
        self.0[2..].iter().copied()
    }
}

impl Index<FieldNumber> for Markers {
    type Output = u8;

    #[inline]
    fn index(&self, number: FieldNumber) -> &u8 {
        &self.0[usize::from(number.get())]
    }
}

impl IndexMut<FieldNumber> for Markers {
    #[inline]
    fn index_mut(&mut self, number: FieldNumber) -> &mut u8 {
        &mut self.0[usize::from(number.get())]
    }
}

/// A ten-sided die of an exploration, as it lies: 1 to 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct D10(NonZeroU8);

impl D10 {
    /// A die that shows `pips`.
    #[must_use]
    pub const fn new(pips: u8) -> Option<D10> {
        match NonZeroU8::new(pips) {
            Some(shown) if pips <= 10 => Some(D10(shown)),
            _ => None,
        }
    }

    /// All that it can show, 1 first.
    pub fn all() -> impl Iterator<Item = D10> {
        (0..10).map(D10::at)
    }

    /// What it shows.
    #[inline]
    #[must_use]
    pub const fn pips(self) -> u8 {
        self.0.get()
    }

    /// The place among [`all`](D10::all).
    #[inline]
    const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The one at this place of [`all`](D10::all).
    #[inline]
    pub(crate) const fn at(index: usize) -> D10 {
        D10(NonZeroU8::MIN.saturating_add(index as u8))
    }
}

impl fmt::Display for D10 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pips().fmt(f)
    }
}

/// In a position a die is a number; one that no die shows fits no exploration.
impl<'de> Deserialize<'de> for D10 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<D10, D::Error> {
        let die = D10::new(u8::deserialize(deserializer)?);
        die.ok_or_else(|| refused("the cards and dice of the exploration don't fit each other"))
    }
}

game::bit_set! {
    /// Some of what a ten-sided die can show.
    pub struct D10Set(u16) of D10, D10SetIter;
}

/// One of the two throws of the exploration dice, by *second sight*.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Throw {
    /// The dice were thrown for the first time.
    First,
    /// They were thrown again.
    Second,
}

impl Throw {
    /// Both, in their order.
    pub const ALL: [Throw; 2] = [Throw::First, Throw::Second];

    /// The place in [`ALL`](Throw::ALL).
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number that people call it by: 1 or 2.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// What the stock takes for a good of another kind (LN-60).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExchangeRate {
    /// Two like goods, of a harbor's kind.
    Harbor,
    /// Four like goods of any kind.
    Stock,
}

impl ExchangeRate {
    /// Both, the better one first.
    pub const ALL: [ExchangeRate; 2] = [ExchangeRate::Harbor, ExchangeRate::Stock];

    /// The place in [`ALL`](ExchangeRate::ALL).
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many like goods are given for one.
    #[inline]
    #[must_use]
    pub const fn goods(self) -> u8 {
        match self {
            ExchangeRate::Harbor => 2,
            ExchangeRate::Stock => 4,
        }
    }
}

impl fmt::Display for ExchangeRate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.goods().fmt(f)
    }
}

/// One amount for each good.
pub type Goods = ByKind<Good, u8, 4>;

/// How many tiles there are of each terrain in some place.
pub type Tiles = ByKind<Terrain, u8, { Terrain::ALL.len() }>;

/// How many there are of each fate card in some place.
pub type FateCards = ByKind<Fate, u8, { Fate::COUNT }>;

/// How many of some fate cards are *exploration* cards.
pub(crate) fn explorations(cards: &FateCards) -> u8 {
    cards.0[Fate::FIRST_EXPLORATION.index()..].iter().sum()
}

/// One side of a trade, packed to three bytes: up to 31 of each good. Written `2sheep 1wood`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bundle([u8; 3]);

impl Bundle {
    /// A bundle holds at most this many of one good.
    pub const MOST: u8 = 31;

    /// Packs goods; amounts above [`MOST`](Bundle::MOST) are cut.
    #[inline]
    #[must_use]
    pub fn new(goods: Goods) -> Bundle {
        let packed =
            goods.0.iter().fold(0u32, |bits, &amount| bits << 5 | u32::from(amount.min(Bundle::MOST)));
        let [_, a, b, c] = packed.to_be_bytes();
        Bundle([a, b, c])
    }

    /// The goods in it.
    #[inline]
    #[must_use]
    pub fn goods(self) -> Goods {
        let [a, b, c] = self.0;
        let packed = u32::from_be_bytes([0, a, b, c]);
        Goods::new([15, 10, 5, 0].map(|shift| (packed >> shift & 31) as u8))
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let goods = self.goods();
        let mut separator = "";
        for good in Good::ALL.into_iter().filter(|&good| goods[good] > 0) {
            write!(f, "{separator}{}{good}", goods[good])?;
            separator = " ";
        }
        if separator.is_empty() { f.write_str("nothing") } else { Ok(()) }
    }
}
