//! The 23 kinds of buildings with their printed numbers (`data/buildings.csv`), and sets of them.

use game::csv::{Row, after_line};

use crate::components::Good;

game::kinds! {
    /// A kind of building, in the order of the price list.
    pub enum Building: "a building" {
        /// Makes indigo, one circle.
        SmallIndigoPlant = "small-indigo-plant",
        /// Makes sugar, one circle.
        SmallSugarMill = "small-sugar-mill",
        /// One doubloon more for a sale (PR-80).
        SmallMarket = "small-market",
        /// A tile from the stacks before the own choice (PR-81).
        Hacienda = "hacienda",
        /// A quarry in place of a plantation (PR-82).
        ConstructionHut = "construction-hut",
        /// Stores all barrels of one kind (PR-61, PR-83).
        SmallWarehouse = "small-warehouse",
        /// Makes indigo, three circles.
        IndigoPlant = "indigo-plant",
        /// Makes sugar, three circles.
        SugarMill = "sugar-mill",
        /// A colonist for a new tile (PR-84).
        Hospice = "hospice",
        /// Sells what the house has already (PR-85).
        Office = "office",
        /// Two doubloons more for a sale (PR-80).
        LargeMarket = "large-market",
        /// Stores all barrels of two kinds (PR-61, PR-83).
        LargeWarehouse = "large-warehouse",
        /// Makes tobacco.
        TobaccoStorage = "tobacco-storage",
        /// Makes coffee.
        CoffeeRoaster = "coffee-roaster",
        /// Doubloons for several kinds produced (PR-86).
        Factory = "factory",
        /// A colonist for a new building (PR-87).
        University = "university",
        /// A victory point for each loading (PR-88).
        Harbor = "harbor",
        /// A ship of one's own (PR-89).
        Wharf = "wharf",
        /// Points for production buildings (PR-90).
        GuildHall = "guild-hall",
        /// Points for island spaces (PR-91).
        Residence = "residence",
        /// Points for colonists (PR-92).
        Fortress = "fortress",
        /// Points for victory points (PR-93).
        CustomsHouse = "customs-house",
        /// Points for violet buildings (PR-94).
        CityHall = "city-hall",
    }
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

/// How many kinds of buildings there are.
const KINDS: usize = Building::ALL.len();

/// The price list of PR-09, in the order of [`Building::ALL`].
const PRINTED: [Printed; KINDS] = read(include_bytes!("../data/buildings.csv"));

const fn read(source: &[u8]) -> [Printed; KINDS] {
    let mut list = [Printed { price: 0, vp: 0, circles: 0, copies: 0, column: 0 }; KINDS];
    let mut at = after_line(source, 0);
    let mut index = 0;
    while index < KINDS {
        let row = Row::<5>::read(source, at);
        assert!(
            row.is_named(source, Building::ALL[index].name()),
            "buildings.csv: another building belongs here"
        );
        let [price, vp, circles, copies, column] = row.numbers;
        list[index] = Printed {
            price: price as u8,
            vp: vp as u8,
            circles: circles as u8,
            copies: copies as u8,
            column: column as u8,
        };
        at = row.next;
        index += 1;
    }
    assert!(at >= source.len(), "buildings.csv: there are more buildings than kinds");
    list
}

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

    /// How many kinds a warehouse takes, each with all its barrels (PR-61); other buildings take none.
    #[inline]
    #[must_use]
    pub const fn kinds_stored(self) -> u8 {
        match self {
            Building::SmallWarehouse => 1,
            Building::LargeWarehouse => 2,
            _ => 0,
        }
    }
}

game::bit_set! {
    /// A set of kinds of buildings.
    pub struct BuildingSet(u32) of Building, Buildings;
}

/// A printed number that sets of buildings are made by.
#[derive(Clone, Copy)]
enum Figure {
    Circles,
    Copies,
}

impl BuildingSet {
    /// The five that take two spaces.
    pub const LARGE: BuildingSet = BuildingSet(0b11111 << Building::GuildHall as u32);
    /// The small production buildings that the guild hall counts once (PR-90).
    pub const SMALL_PRODUCTION: BuildingSet =
        BuildingSet::one(Building::SmallIndigoPlant).or(BuildingSet::one(Building::SmallSugarMill));
    /// The large production buildings that the guild hall counts twice (PR-90).
    pub const LARGE_PRODUCTION: BuildingSet = BuildingSet::one(Building::IndigoPlant)
        .or(BuildingSet::one(Building::SugarMill))
        .or(BuildingSet::one(Building::TobaccoStorage))
        .or(BuildingSet::one(Building::CoffeeRoaster));
    /// All that are no production buildings.
    pub const VIOLET: BuildingSet = BuildingSet((1 << KINDS) - 1)
        .without(BuildingSet::SMALL_PRODUCTION)
        .without(BuildingSet::LARGE_PRODUCTION);

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
        const THREE: BuildingSet = BuildingSet::with(Figure::Circles, 3);
        const TWO: BuildingSet = BuildingSet::with(Figure::Circles, 2);
        (self.len() + 2 * self.and(THREE).len() + self.and(TWO).len()) as u8
    }

    /// All buildings with that number.
    const fn with(figure: Figure, number: u8) -> BuildingSet {
        let mut set = BuildingSet::EMPTY;
        let mut index = 0;
        while index < KINDS {
            let printed = match figure {
                Figure::Circles => PRINTED[index].circles,
                Figure::Copies => PRINTED[index].copies,
            };
            if printed == number {
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
        const ONE: BuildingSet = BuildingSet::with(Figure::Copies, 1);
        const TWO: BuildingSet = BuildingSet::with(Figure::Copies, 2);
        const THREE: BuildingSet = BuildingSet::with(Figure::Copies, 3);
        const FOUR: BuildingSet = BuildingSet::with(Figure::Copies, 4);
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
