//! Options of the solo game, and its first state.

use game::{BadOption, Chosen, OptionKind, OptionSpec, Options};

use crate::components::{Coin, Cubes};
use crate::market::Market;
use crate::phase::Step;
use crate::solo::automa::Automa;
use crate::solo::pyramid::Pyramid;
use crate::solo::state::{Solo, SoloPhase};
use crate::trader::Trader;

game::kinds! {
    /// Which coins the automa gains.
    #[derive(Default)]
    pub enum Variant: "a variant, normal or advanced" {
        /// Silver, a point each (SOLO-14).
        #[default]
        Normal = "normal",
        /// Gold, three points each (SOLO-24).
        Advanced = "advanced",
    }
}

impl Variant {
    /// The coins that the automa gains (SOLO-14, SOLO-24).
    #[must_use]
    pub const fn coin(self) -> Coin {
        match self {
            Variant::Normal => Coin::Silver,
            Variant::Advanced => Coin::Gold,
        }
    }
}

/// How many play the solo game.
type Player = game::Players<1, 1>;

/// The options of the solo game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SoloOptions {
    /// Normal or advanced.
    pub variant: Variant,
}

impl Options for SoloOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { help: "the solo game has one player", ..Player::option("1") },
        OptionSpec {
            name: "variant",
            kind: OptionKind::OneOf(&Variant::NAMES),
            default: Some(Variant::Normal.name()),
            help: "advanced: the automa's coins are worth three points each, not one",
        },
    ];

    fn players(&self) -> usize {
        Player::FULL.get()
    }

    fn build(chosen: &Chosen<'_>) -> Result<SoloOptions, BadOption> {
        Ok(SoloOptions { variant: chosen.value("variant")? })
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("players", Player::FULL.to_string()), ("variant", self.variant.name().into())]
    }
}

/// Three yellow cubes for each side (SOLO-03, SOLO-04); chance turns up the tip of the pyramid (SOLO-01) and the
/// market. The player starts.
pub(crate) fn first_state(options: &SoloOptions) -> Solo {
    let caravan = Cubes::new(3, 0, 0, 0);
    Solo {
        variant: options.variant,
        phase: SoloPhase::Step(Step::Turn),
        trader: Trader::starting(caravan),
        automa: Automa { caravan, ..Automa::default() },
        market: Market::new(),
        pyramid: Pyramid::new(),
    }
}
