//! Which nets there are: those in the program, and those that were loaded for a match.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use crate::evaluate::Evaluate;
use crate::net::{BadNet, Net};

/// Where a net comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The one that was loaded as the newest, else the one that is kept.
    Newest,
    /// The one in the program, or the one that was loaded in its place.
    Kept,
}

/// The nets in the program, by their games.
const KEPT: &[(&str, &[u8])] = &[
    ("century", include_bytes!("../../nets/century.safetensors")),
    ("landnam", include_bytes!("../../nets/landnam.safetensors")),
    ("merchants", include_bytes!("../../nets/merchants.safetensors")),
    ("puerto-rico", include_bytes!("../../nets/puerto-rico.safetensors")),
];

static KEPT_NETS: LazyLock<BTreeMap<&str, Arc<Net>>> = LazyLock::new(|| {
    // A net in the program that can't be read is a fault that a test finds; a game goes on without it.
    let read = |&(game, bytes): &(&'static str, &[u8])| Some((game, Arc::new(Net::read(bytes).ok()?)));
    KEPT.iter().filter_map(read).collect()
});

static LOADED: RwLock<BTreeMap<(&str, Source), Arc<Net>>> = RwLock::new(BTreeMap::new());

/// Loads the net of a game from a folder, where it is called `GAME.safetensors`: from now on it is the one of `source`.
///
/// # Errors
/// If there is none, or it doesn't fit the game.
pub fn load<G: Evaluate>(folder: &Path, source: Source) -> Result<(), BadNet> {
    let path = folder.join(format!("{}.safetensors", G::NAME));
    let bytes = fs::read(&path)
        .map_err(|error| BadNet::Unreadable { path: path.display().to_string(), error: error.to_string() })?;
    let net = Net::read(&bytes)?;
    net.check::<G>()?;
    LOADED.write().unwrap_or_else(PoisonError::into_inner).insert((G::NAME, source), Arc::new(net));
    Ok(())
}

/// Whether there is a net of this game.
#[must_use]
pub fn have<G: Evaluate>(source: Source) -> bool {
    of::<G>(source).is_some()
}

/// The net of a game.
pub(crate) fn of<G: Evaluate>(source: Source) -> Option<Arc<Net>> {
    let loaded = LOADED.read().unwrap_or_else(PoisonError::into_inner);
    let kept = || loaded.get(&(G::NAME, Source::Kept)).or_else(|| KEPT_NETS.get(G::NAME));
    let net = loaded.get(&(G::NAME, source)).or_else(kept)?;
    net.check::<G>().is_ok().then(|| Arc::clone(net))
}

#[cfg(test)]
mod tests {
    use super::*;
    use century::{Century, Solo};
    use landnam::Landnam;
    use merchants::Merchants;
    use puerto_rico::PuertoRico;

    #[test]
    fn every_net_in_the_program_fits_its_game() {
        for &(game, bytes) in KEPT {
            let net = Net::read(bytes).unwrap_or_else(|error| panic!("{game}: {error}"));
            let fits = match game {
                "century" => net.check::<Century>(),
                "century-solo" => net.check::<Solo>(),
                "puerto-rico" => net.check::<PuertoRico>(),
                "landnam" => net.check::<Landnam>(),
                "merchants" => net.check::<Merchants>(),
                other => panic!("there is no game '{other}'"),
            };
            assert_eq!(fits, Ok(()), "{game}");
            assert!(bytes.len() < 1_100_000, "{game}: {} bytes", bytes.len());
        }
    }
}
