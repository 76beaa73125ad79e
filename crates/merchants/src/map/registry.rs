//! The maps at hand. Each is read once and stays until the program ends.

use std::sync::{LazyLock, RwLock};

use sha2::{Digest, Sha256};

use crate::map::{Atlas, Faults, file};
use crate::place::Intersection;

/// The text of the built-in map file, which explains its own format.
pub const EUROPE: &str = include_str!("../../data/europe.toml");

/// The built-in map.
static BUILT_IN: LazyLock<&'static Atlas> =
    LazyLock::new(|| built_in(file::read("europe.toml", "europe-3", EUROPE)));

/// Its earlier editions, each by its file, its id and its fixed start, for the records and games that name them: other
/// first posts would make other games of these.
const EARLIER: [(&str, &str, &str); 2] = [
    ("europe-1.toml", "europe", include_str!("../../data/europe-1.toml")),
    ("europe-2.toml", "europe-2", include_str!("../../data/europe-2.toml")),
];

static BUILT_IN_EARLIER: LazyLock<[&'static Atlas; EARLIER.len()]> = LazyLock::new(|| {
    EARLIER.map(|(file, id, starts)| built_in(file::read_with_starts(file, id, EUROPE, starts)))
});

fn built_in(read: Result<Atlas, Faults>) -> &'static Atlas {
    match read {
        Ok(atlas) => Box::leak(Box::new(atlas)),
        Err(faults) => panic!("the built-in map is faulty:\n{faults}"),
    }
}

/// Maps of owners. A lock is enough: states point to their map and never look here.
static OWNED: RwLock<Vec<&'static Atlas>> = RwLock::new(Vec::new());

/// The built-in map of Europe, in its newest edition.
#[must_use]
pub fn europe() -> &'static Atlas {
    *BUILT_IN
}

/// The earlier editions of the map of Europe, the first one first, which differ in the first posts of the fixed start
/// alone (MOE-13).
#[must_use]
pub fn earlier_europes() -> &'static [&'static Atlas] {
    &*BUILT_IN_EARLIER
}

/// Reads a map file and keeps it for games, records and positions, which name it by the id of the returned
/// atlas: the name of the file and the first digits of the hash of its text. The same text is kept once.
///
/// # Errors
/// Every fault of the file with its line.
pub fn register(file: &str, text: &str) -> Result<&'static Atlas, Faults> {
    if text == EUROPE {
        return Ok(europe());
    }
    let id = id_of(file, text);
    if let Some(atlas) = find(&id) {
        return Ok(atlas);
    }
    let atlas: &'static Atlas = Box::leak(Box::new(file::read(file, &id, text)?));
    let mut owned = OWNED.write().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(same) = owned.iter().find(|kept| kept.id == atlas.id) {
        return Ok(same);
    }
    owned.push(atlas);
    Ok(atlas)
}

/// The map with this id, if it is at hand.
#[must_use]
pub fn find(id: &str) -> Option<&'static Atlas> {
    let mut built_in = std::iter::once(europe()).chain(earlier_europes().iter().copied());
    if let Some(built_in) = built_in.find(|atlas| atlas.id == id) {
        return Some(built_in);
    }
    let owned = OWNED.read().unwrap_or_else(std::sync::PoisonError::into_inner);
    owned.iter().copied().find(|atlas| atlas.id == id)
}

/// Where a city lies, by its short name or its own: on the map of Europe, or else on the owners' maps, if all that have
/// it agree. An action's notation is read without a map, so it can only mean one place.
pub(crate) fn city_place(name: &str) -> Option<Intersection> {
    let on = |atlas: &Atlas| {
        let city = atlas.full.cities.iter().find(|city| city.id == name || city.name == name);
        city.map(|city| city.at)
    };
    let owned = OWNED.read().unwrap_or_else(std::sync::PoisonError::into_inner);
    let mut places = std::iter::once(europe()).chain(owned.iter().copied()).filter_map(on);
    let first = places.next()?;
    places.all(|place| place == first).then_some(first)
}

/// The ids of all maps that a new game can choose, the built-in one first. Its earlier editions are not among them,
/// though they can be named.
#[must_use]
pub fn ids() -> Vec<String> {
    let owned = OWNED.read().unwrap_or_else(std::sync::PoisonError::into_inner);
    let mut ids = vec![europe().id.clone()];
    ids.extend(owned.iter().map(|atlas| atlas.id.clone()));
    ids
}

/// `my-map-0f3a5b7c9d1e`: the plain letters of the file's name, and twelve digits of the hash of its text.
fn id_of(file: &str, text: &str) -> String {
    let name = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let stem = name.strip_suffix(".toml").unwrap_or(name);
    let plain: String = stem.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').take(24).collect();
    let plain = plain.trim_matches('-');
    let stem = if plain.is_empty() { "map".to_owned() } else { plain.to_ascii_lowercase() };
    let digits: String = Sha256::digest(text).iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    format!("{stem}-{digits}")
}
