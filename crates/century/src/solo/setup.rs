//! Options of the solo game, and its first state.

use game::{BadOption, OptionHelp, Options};

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

/// The options of the solo game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SoloOptions {
    /// Normal or advanced.
    pub variant: Variant,
}

impl Options for SoloOptions {
    fn known() -> &'static [OptionHelp] {
        &[
            OptionHelp { name: "players", values: "1", help: "the solo game has one player" },
            OptionHelp {
                name: "variant",
                values: "normal, advanced",
                help: "advanced: the automa's coins are worth three points each, not one",
            },
        ]
    }

    fn players(&self) -> usize {
        1
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption> {
        match name {
            "players" => {
                BadOption::players(value, 1..=1, "the solo game is for 1 player")?;
            }
            "variant" => {
                let variant = value.parse().ok();
                self.variant =
                    variant.ok_or_else(|| BadOption::value(name, value, "it is normal or advanced"))?;
            }
            _ => return Err(BadOption::unknown::<Self>(name)),
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("players", "1".into()), ("variant", self.variant.name().into())]
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
