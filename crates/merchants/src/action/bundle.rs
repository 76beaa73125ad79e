//! What is given and what is wanted in a trade.

use std::fmt;

use game::ParseError;
use game::notation::NotationWords;

use crate::components::{GOLD, Good, Hand, RESOURCE_CARDS, Resource};

/// Resources and gold that change hands: at most 19 of each resource and 100 gold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bundle(u32);

impl Bundle {
    /// A bundle; nothing if there is more in it than there is in the game.
    #[must_use]
    pub fn new(cards: Hand, gold: u8) -> Option<Bundle> {
        if !Hand::each(RESOURCE_CARDS).covers(cards) || gold > GOLD {
            return None;
        }
        let packed = Resource::ALL
            .iter()
            .fold(0, |packed, &resource| packed | u32::from(cards.get(resource)) << (5 * resource.index()));
        Some(Bundle(packed | u32::from(gold) << 25))
    }

    /// Several of one good.
    #[inline]
    #[must_use]
    pub(crate) fn of(good: Good, number: u8) -> Bundle {
        Bundle(u32::from(number) << (5 * good.index()))
    }

    /// How many of a good.
    #[inline]
    #[must_use]
    pub fn get(self, good: Good) -> u8 {
        match good {
            Good::Gold => self.gold(),
            Good::Resource(resource) => (self.0 >> (5 * resource.index()) & 31) as u8,
        }
    }

    /// The resources.
    #[must_use]
    pub fn cards(self) -> Hand {
        Resource::ALL.iter().map(|&resource| (resource, self.get(Good::Resource(resource)))).collect()
    }

    /// The gold.
    #[inline]
    #[must_use]
    pub fn gold(self) -> u8 {
        (self.0 >> 25) as u8
    }

    /// Whether it is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether some good is in both.
    #[must_use]
    pub fn shares_with(self, other: Bundle) -> bool {
        Good::ALL.iter().any(|&good| self.get(good) > 0 && other.get(good) > 0)
    }

    /// With `number` more of a good, if there is so much in the game.
    #[must_use]
    pub fn with(self, good: Good, number: u8) -> Option<Bundle> {
        match good {
            Good::Gold => Bundle::new(self.cards(), self.gold().checked_add(number)?),
            Good::Resource(resource) => {
                Bundle::new(self.cards().plus(Hand::of(resource, number.min(100))), self.gold())
            }
        }
    }

    pub(super) fn parse(words: &mut NotationWords<'_>, last: &str) -> Result<Bundle, ParseError> {
        let mut bundle = Bundle::default();
        loop {
            let word = words.word();
            if word == last {
                return Ok(bundle);
            }
            let good: Good = word.parse()?;
            let most = if good == Good::Gold { GOLD } else { RESOURCE_CARDS };
            let number = words.number(1..=most, "a number, at most what there is in the game")?;
            if bundle.get(good) > 0 {
                return Err(words.error("each good at most once on a side"));
            }
            bundle = Bundle(bundle.0 | Bundle::of(good, number).0);
        }
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut blank = "";
        for good in Good::ALL {
            if self.get(good) > 0 {
                write!(f, "{blank}{good} {}", self.get(good))?;
                blank = " ";
            }
        }
        Ok(())
    }
}
