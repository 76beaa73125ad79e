//! Solo positions as JSON.
//!
//! ```
//! use century::Solo;
//! use game::{Game, Turn};
//!
//! let json = r#"{
//!     "trader": {"caravan": "YYRR"},
//!     "automa": {"caravan": "YYY", "coins": 1},
//!     "merchant_deck": ["YYY", "YYYY", "R>YYY", "YY>G", "YG", "YR"],
//!     "pyramid": ["YYRR", "down", "down", "down", "down", "down", "down", "down", "down", "down"]
//! }"#;
//! let state: Solo = serde_json::from_str(json).unwrap();
//! assert_eq!(state.turn(), Turn::Chance, "the market is dealt first");
//! ```

use game::position::{Version, ensure, refused};
use game::{BadPosition, objection};
use serde::{Deserialize, Serialize};

use crate::components::{MerchantSet, PointSet};
use crate::market::Stall;
use crate::phase::Step;
use crate::position::{self, PhasePosition, SeatPosition};
use crate::solo::automa::Automa;
use crate::solo::pyramid::{Place, Pyramid};
use crate::solo::setup::Variant;
use crate::solo::state::{Solo, SoloPhase};
use crate::trader::Trader;

/// The JSON form of a solo game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SoloPosition {
    /// The version of this form.
    pub version: Version,
    /// Against which automa.
    pub variant: Variant,
    /// Where the turn stands.
    pub phase: PhasePosition,
    /// The player.
    pub trader: SeatPosition,
    /// The automa.
    pub automa: Automa,
    /// The row of merchant cards, with the cubes on them.
    pub merchants: Vec<Stall>,
    /// The deck of merchant cards; if left out, those that lie nowhere else.
    pub merchant_deck: Option<MerchantSet>,
    /// The places of the pyramid: a card, `down` or `gone`.
    pub pyramid: Vec<String>,
}

impl Default for SoloPosition {
    fn default() -> SoloPosition {
        SoloPosition {
            version: Version,
            variant: Variant::Normal,
            phase: PhasePosition::Turn,
            trader: SeatPosition::default(),
            automa: Automa::default(),
            merchants: Vec::new(),
            merchant_deck: None,
            pyramid: vec!["down".into(); Pyramid::SIZE],
        }
    }
}

impl Serialize for Solo {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let place = |place: &Place| match place {
            Place::Down => "down".to_owned(),
            Place::Open(card) => card.to_string(),
            Place::Gone => "gone".to_owned(),
        };
        let position = SoloPosition {
            version: Version,
            variant: self.variant,
            phase: match self.phase {
                SoloPhase::Step(step) => step.into(),
                SoloPhase::Automa => PhasePosition::Automa,
                SoloPhase::Over => PhasePosition::Over,
            },
            trader: SeatPosition::from(&self.trader),
            automa: self.automa,
            merchants: self.market.row.to_vec(),
            merchant_deck: Some(self.market.deck),
            pyramid: self.pyramid.places.iter().map(place).collect(),
        };
        position.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Solo {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Solo, D::Error> {
        let position: SoloPosition = game::named::read(deserializer)?;
        Solo::try_from(position).map_err(refused)
    }
}

/// The automa lays a cube only where there are fewer than two (SOLO-14).
const MOST_LAID: usize = position::MOST_LAID + 2;

impl TryFrom<SoloPosition> for Solo {
    type Error = BadPosition;

    fn try_from(json: SoloPosition) -> Result<Solo, BadPosition> {
        let variant = json.variant;
        let (trader, automa) = (Trader::from(json.trader), json.automa);
        ensure(trader.gold == 0 && trader.silver == 0, "SOLO-05: there are no coins for the player")?;
        let (mut merchants, mut claimed) = (MerchantSet::EMPTY, PointSet::EMPTY);
        position::collect_cards(&trader, &mut merchants, &mut claimed)?;
        for card in automa.claimed {
            ensure(claimed.insert(card), objection!("the point card {card} is in two places", card))?;
        }
        let market = position::market(json.merchants, json.merchant_deck, merchants)?;
        let discarded = MerchantSet::DECK.len() - market.deck.len() - market.row.len() - merchants.len();
        let coins = usize::from(automa.coins);
        ensure(
            coins <= discarded,
            objection!(
                "SOLO-14: {coins} coins, but {discarded} discarded merchant cards that brought them",
                coins,
                discarded
            ),
        )?;
        let pyramid = pyramid(&json.pyramid, claimed)?;
        let is_over = pyramid.is_empty();
        let phase = match (position::step(json.phase, &trader, &market, MOST_LAID)?, json.phase) {
            (Some(Step::Turn), _) if is_over => SoloPhase::Over,
            (Some(step), _) => SoloPhase::Step(step),
            (None, PhasePosition::Automa) => SoloPhase::Automa,
            (None, PhasePosition::Over) => SoloPhase::Over,
            (None, _) => {
                return Err(BadPosition::new("SOLO-04: the player starts: there is no phase 'start'"));
            }
        };
        ensure(
            (phase == SoloPhase::Over) == is_over,
            "SOLO-20: the game is over just when all ten cards are gone",
        )?;
        let is_players = matches!(phase, SoloPhase::Step(_));
        let carried = is_players || trader.caravan.total() <= Trader::CAPACITY;
        ensure(carried, "CEN-40: the player has more than 10 cubes after the turn")?;
        Ok(Solo { variant, phase, trader, automa, market, pyramid })
    }
}

/// The pyramid from its ten places; as many cards are gone as were claimed.
fn pyramid(places: &[String], claimed: PointSet) -> Result<Pyramid, BadPosition> {
    let mut pyramid = Pyramid::new();
    ensure(
        places.len() == Pyramid::SIZE,
        objection!("SOLO-01: the pyramid has 10 places, not {found}", found = places.len()),
    )?;
    let mut used = claimed;
    for (place, text) in pyramid.places.iter_mut().zip(places) {
        *place = match text.as_str() {
            "down" => Place::Down,
            "gone" => Place::Gone,
            card => Place::Open(card.parse().map_err(|error| BadPosition::from(error).of("pyramid"))?),
        };
        if let Place::Open(card) = *place {
            ensure(used.insert(card), objection!("the point card {card} is in two places", card))?;
        }
    }
    for (index, place) in pyramid.places.iter().enumerate() {
        let fits = *place == Place::Down || pyramid.is_free(index);
        ensure(
            fits,
            objection!("SOLO-02: place {place} lies under cards that are still there", place = index + 1),
        )?;
    }
    let gone = pyramid.places.iter().filter(|&&place| place == Place::Gone).count();
    ensure(
        gone == claimed.len(),
        objection!("{gone} cards are gone, but {claimed} were claimed", gone, claimed = claimed.len()),
    )?;
    pyramid.unseen = PointSet::ALL.without(used);
    Ok(pyramid)
}
