//! What lies on the table: goods, terrain, fate cards, units, and bundles of goods.

use std::fmt;

use game::ByKind;

/// At most this many players sit down (LN-02).
pub const SEATS: usize = 5;
/// The stock takes this many like goods for one of another kind (LN-60).
pub const STOCK_RATE: u8 = 4;
/// It takes this many of a harbor's kind (LN-60).
pub const HARBOR_RATE: u8 = 2;

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

/// The number on a numbered field after aging by one (LN-14): 6 goes to 8, and 12 to 2.
#[inline]
#[must_use]
pub const fn aged(number: u8) -> u8 {
    match number {
        6 => 8,
        12 => 2,
        _ => number + 1,
    }
}

/// Whether there are markers with this number: 2 to 6 and 8 to 12.
#[inline]
#[must_use]
pub const fn is_number(number: u8) -> bool {
    matches!(number, 2..=6 | 8..=12)
}

/// The number by the red die (LN-53).
#[inline]
#[must_use]
pub const fn number_of_red(red: u8) -> u8 {
    match red {
        1 => 11,
        7 => 12,
        _ => red,
    }
}

/// One amount for each good.
pub type Goods = ByKind<Good, u8, 4>;

/// How many there are of each fate card in some place.
pub type FateCards = ByKind<Fate, u8, { Fate::COUNT }>;

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
