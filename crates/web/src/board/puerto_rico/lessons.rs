//! Where a game of Puerto Rico stands, as its lessons call it.

use puerto_rico::Phase;

use crate::guide::OVER;

pub(super) const PHASES: &[&str] = &[
    "pick",
    "settler",
    "hospice",
    "mayor",
    "unload",
    "colonists",
    "builder",
    "university",
    "produce",
    "craftsman",
    "trader",
    "captain",
    "storing",
    OVER,
];

pub(super) fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::Governor | Phase::Deal | Phase::Hacienda { .. } => "",
        Phase::Pick => "pick",
        Phase::Settler { .. } => "settler",
        Phase::Hospice { .. } => "hospice",
        Phase::Mayor => "mayor",
        Phase::Unload { .. } => "unload",
        Phase::Colonists { .. } => "colonists",
        Phase::Builder { .. } => "builder",
        Phase::University { .. } => "university",
        Phase::Produce { .. } => "produce",
        Phase::Craftsman => "craftsman",
        Phase::Trader { .. } => "trader",
        Phase::Captain(_) => "captain",
        Phase::Storing { .. } => "storing",
        Phase::Over => OVER,
    }
}
