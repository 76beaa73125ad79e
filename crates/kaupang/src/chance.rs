//! Where the chance of a game comes from.

use game::Fair;
use game::fair::Bytes32;

use crate::told::Told;

/// Chance from a number that somebody typed, or from the system where nobody did.
///
/// # Errors
/// If the system has no random numbers.
pub fn fair_from(number: Option<u64>) -> anyhow::Result<Fair> {
    if let Some(number) = number {
        return Ok(Fair::from_number(number));
    }
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|_| Told::new("error-random"))?;
    Ok(Fair::new(Bytes32(secret), []))
}
