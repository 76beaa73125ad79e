//! The 23 kinds of buildings with their printed numbers, and sets of them.

use crate::components::{Good, named};

named! {
    /// A kind of building, in the order of the price list.
    Building: "a building";
    /// Makes indigo, one circle.
    SmallIndigoPlant "small-indigo-plant",
    /// Makes sugar, one circle.
    SmallSugarMill "small-sugar-mill",
    /// One doubloon more for a sale (PR-80).
    SmallMarket "small-market",
    /// A tile from the stacks before the own choice (PR-81).
    Hacienda "hacienda",
    /// A quarry in place of a plantation (PR-82).
    ConstructionHut "construction-hut",
    /// Stores all barrels of one kind (PR-61, PR-83).
    SmallWarehouse "small-warehouse",
    /// Makes indigo, three circles.
    IndigoPlant "indigo-plant",
    /// Makes sugar, three circles.
    SugarMill "sugar-mill",
    /// A colonist for a new tile (PR-84).
    Hospice "hospice",
    /// Sells what the house has already (PR-85).
    Office "office",
    /// Two doubloons more for a sale (PR-80).
    LargeMarket "large-market",
    /// Stores all barrels of two kinds (PR-61, PR-83).
    LargeWarehouse "large-warehouse",
    /// Makes tobacco.
    TobaccoStorage "tobacco-storage",
    /// Makes coffee.
    CoffeeRoaster "coffee-roaster",
    /// Doubloons for several kinds produced (PR-86).
    Factory "factory",
    /// A colonist for a new building (PR-87).
    University "university",
    /// A victory point for each loading (PR-88).
    Harbor "harbor",
    /// A ship of one's own (PR-89).
    Wharf "wharf",
    /// Points for production buildings (PR-90).
    GuildHall "guild-hall",
    /// Points for island spaces (PR-91).
    Residence "residence",
    /// Points for colonists (PR-92).
    Fortress "fortress",
    /// Points for victory points (PR-93).
    CustomsHouse "customs-house",
    /// Points for violet buildings (PR-94).
    CityHall "city-hall",
}

/// The numbers printed on a building and on the board below it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Printed {
    /// Doubloons.
    pub price: u8,
    /// Victory points at the end.
    pub vp: u8,
    /// Circles for colonists.
    pub circles: u8,
    /// How many there are.
    pub copies: u8,
    /// The column on the board, which limits the discount of quarries (PR-41).
    pub column: u8,
}

const fn printed(price: u8, vp: u8, circles: u8, copies: u8, column: u8) -> Printed {
    Printed { price, vp, circles, copies, column }
}

/// How many kinds of buildings there are.
pub(crate) const KINDS: usize = 23;

/// The price list of PR-09, in the order of [`Building::ALL`].
const PRINTED: [Printed; KINDS] = [
    printed(1, 1, 1, 4, 1),
    printed(2, 1, 1, 4, 1),
    printed(1, 1, 1, 2, 1),
    printed(2, 1, 1, 2, 1),
    printed(2, 1, 1, 2, 1),
    printed(3, 1, 1, 2, 1),
    printed(3, 2, 3, 3, 2),
    printed(4, 2, 3, 3, 2),
    printed(4, 2, 1, 2, 2),
    printed(5, 2, 1, 2, 2),
    printed(5, 2, 1, 2, 2),
    printed(6, 2, 1, 2, 2),
    printed(5, 3, 3, 3, 3),
    printed(6, 3, 2, 3, 3),
    printed(7, 3, 1, 2, 3),
    printed(8, 3, 1, 2, 3),
    printed(8, 3, 1, 2, 3),
    printed(9, 3, 1, 2, 3),
    printed(10, 4, 1, 1, 4),
    printed(10, 4, 1, 1, 4),
    printed(10, 4, 1, 1, 4),
    printed(10, 4, 1, 1, 4),
    printed(10, 4, 1, 1, 4),
];

impl Building {
    /// The printed numbers.
    #[inline]
    #[must_use]
    pub const fn printed(self) -> Printed {
        PRINTED[self as usize]
    }

    /// Whether it takes two spaces.
    #[inline]
    #[must_use]
    pub const fn is_large(self) -> bool {
        BuildingSet::LARGE.contains(self)
    }

    /// What a production building makes; nothing in a violet one.
    #[must_use]
    pub const fn makes(self) -> Option<Good> {
        match self {
            Building::SmallIndigoPlant | Building::IndigoPlant => Some(Good::Indigo),
            Building::SmallSugarMill | Building::SugarMill => Some(Good::Sugar),
            Building::TobaccoStorage => Some(Good::Tobacco),
            Building::CoffeeRoaster => Some(Good::Coffee),
            _ => None,
        }
    }
}

/// A set of kinds of buildings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BuildingSet(u32);

impl BuildingSet {
    /// No building.
    pub const EMPTY: BuildingSet = BuildingSet(0);
    /// The five that take two spaces.
    pub const LARGE: BuildingSet = BuildingSet(0b11111 << Building::GuildHall as u32);
    /// The small production buildings that the guild hall counts once (PR-90).
    pub const SMALL_PRODUCTION: BuildingSet =
        BuildingSet(1 << Building::SmallIndigoPlant as u32 | 1 << Building::SmallSugarMill as u32);
    /// The large production buildings that the guild hall counts twice (PR-90).
    pub const LARGE_PRODUCTION: BuildingSet = BuildingSet(
        1 << Building::IndigoPlant as u32
            | 1 << Building::SugarMill as u32
            | 1 << Building::TobaccoStorage as u32
            | 1 << Building::CoffeeRoaster as u32,
    );
    /// All that are no production buildings.
    pub const VIOLET: BuildingSet =
        BuildingSet(((1 << KINDS) - 1) & !BuildingSet::SMALL_PRODUCTION.0 & !BuildingSet::LARGE_PRODUCTION.0);

    /// Whether `building` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, building: Building) -> bool {
        self.0 & (1 << building as u32) != 0
    }

    /// Puts `building` into the set.
    #[inline]
    pub const fn insert(&mut self, building: Building) {
        self.0 |= 1 << building as u32;
    }

    /// How many kinds are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nothing is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & other.0)
    }

    /// What is in this set and not in `other`.
    #[inline]
    #[must_use]
    pub const fn without(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & !other.0)
    }

    /// The set as bits, that of the first building lowest.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// City spaces that the buildings of the set take.
    #[inline]
    #[must_use]
    pub const fn spaces(self) -> u8 {
        (self.len() + self.and(BuildingSet::LARGE).len()) as u8
    }

    /// Circles on the buildings of the set.
    #[inline]
    #[must_use]
    pub const fn circles(self) -> u8 {
        // One circle on each, two more on three kinds and one more on the roaster.
        let three = self.and(BuildingSet::of_circles(3)).len();
        let two = self.and(BuildingSet::of_circles(2)).len();
        (self.len() + 2 * three + two) as u8
    }

    /// All buildings with that many circles.
    const fn of_circles(circles: u8) -> BuildingSet {
        let mut set = BuildingSet::EMPTY;
        let mut index = 0;
        while index < KINDS {
            if PRINTED[index].circles == circles {
                set.0 |= 1 << index;
            }
            index += 1;
        }
        set
    }

    /// All buildings of which there are that many copies.
    const fn of_copies(copies: u8) -> BuildingSet {
        let mut set = BuildingSet::EMPTY;
        let mut index = 0;
        while index < KINDS {
            if PRINTED[index].copies == copies {
                set.0 |= 1 << index;
            }
            index += 1;
        }
        set
    }

    /// The kinds that are still for sale when `cities` have been built.
    ///
    /// Counts the owners of all 23 kinds at once, one bit of the count in each of three words.
    #[inline]
    #[must_use]
    pub fn for_sale(cities: impl IntoIterator<Item = BuildingSet>) -> BuildingSet {
        const ONE: BuildingSet = BuildingSet::of_copies(1);
        const TWO: BuildingSet = BuildingSet::of_copies(2);
        const THREE: BuildingSet = BuildingSet::of_copies(3);
        const FOUR: BuildingSet = BuildingSet::of_copies(4);
        let (mut ones, mut twos, mut fours) = (0, 0, 0);
        for BuildingSet(city) in cities {
            let carry = ones & city;
            ones ^= city;
            fours |= twos & carry;
            twos ^= carry;
        }
        let at_least_two = twos | fours;
        let sold_out = (ONE.0 & (ones | at_least_two))
            | (TWO.0 & at_least_two)
            | (THREE.0 & (ones & twos | fours))
            | (FOUR.0 & fours);
        BuildingSet(((1 << KINDS) - 1) & !sold_out)
    }

    /// The kinds that cost at most `purse` doubloons with `quarries` manned quarries.
    #[inline]
    #[must_use]
    pub fn affordable(purse: u16, quarries: u8) -> BuildingSet {
        /// What is affordable, by quarries up to four and a purse up to ten.
        static AFFORDABLE: [[BuildingSet; 11]; 5] = affordable_table();
        AFFORDABLE[quarries.min(4) as usize][purse.min(10) as usize]
    }
}

const fn affordable_table() -> [[BuildingSet; 11]; 5] {
    let mut table = [[BuildingSet::EMPTY; 11]; 5];
    let mut quarries = 0;
    while quarries < 5 {
        let mut purse = 0;
        while purse < 11 {
            let mut index = 0;
            while index < KINDS {
                if price_with_quarries(PRINTED[index], quarries as u8) <= purse as u8 {
                    table[quarries][purse].0 |= 1 << index;
                }
                index += 1;
            }
            purse += 1;
        }
        quarries += 1;
    }
    table
}

/// PR-41: each manned quarry takes off a doubloon, as many as the column's number at most. PR-E2 has examples.
#[must_use]
pub const fn price_with_quarries(printed: Printed, quarries: u8) -> u8 {
    let discount = if quarries < printed.column { quarries } else { printed.column };
    printed.price.saturating_sub(discount)
}

impl IntoIterator for BuildingSet {
    type Item = Building;
    type IntoIter = Buildings;

    fn into_iter(self) -> Buildings {
        Buildings(self.0)
    }
}

impl FromIterator<Building> for BuildingSet {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> BuildingSet {
        let mut set = BuildingSet::EMPTY;
        for building in buildings {
            set.insert(building);
        }
        set
    }
}

/// The buildings of a [`BuildingSet`], in their order.
#[derive(Debug, Clone)]
pub struct Buildings(u32);

impl Iterator for Buildings {
    type Item = Building;

    #[inline]
    fn next(&mut self) -> Option<Building> {
        let building = *Building::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(building)
    }
}
