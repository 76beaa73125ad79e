//! The games of the package. The program has its own list, which knows boards and pages, too; a test compares both.

use bots::Evaluate;
use game::observation::Part;
use game::{Game, Observe, OptionSpec, Options};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use crate::fault::{BadOption, UnknownGame};

/// A game that can be played and learned from Python.
pub(crate) trait Learnable: Evaluate + Observe {}

impl<G: Evaluate + Observe> Learnable for G {}

/// Something to be done with a game that is known by its name only.
pub(crate) trait ForGame {
    type Out;

    fn visit<G: Learnable>(self) -> PyResult<Self::Out>;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// Every game's name, in the order of lists.
        const NAMES: &[&str] = &[$(<$game as Game>::NAME),+];

        fn dispatch<V: ForGame>(name: &str, asker: V) -> Option<PyResult<V::Out>> {
            match name {
                $(<$game as Game>::NAME => Some(asker.visit::<$game>()),)+
                _ => None,
            }
        }
    };
}

games! {
    century::Century,
    century::Solo,
    puerto_rico::PuertoRico,
    landnam::Landnam,
    merchants::Merchants,
}

/// Does something with the game called `name`.
pub(crate) fn visit<V: ForGame>(name: &str, asker: V) -> PyResult<V::Out> {
    dispatch(name, asker).unwrap_or_else(|| {
        let name = game::notation::shortened(name);
        Err(UnknownGame::new_err(format!("there is no game '{name}'; there are: {}", NAMES.join(", "))))
    })
}

/// Options from what was given: a number of players, and names with values.
pub(crate) fn options<G: Game>(
    players: Option<usize>,
    given: Option<&Bound<'_, PyDict>>,
) -> PyResult<G::Options> {
    let mut pairs: Vec<(String, String)> = Vec::new();
    pairs.extend(players.map(|players| (OptionSpec::PLAYERS.to_owned(), players.to_string())));
    if let Some(given) = given {
        for (name, value) in given {
            pairs.push((name.extract::<String>()?, value.str()?.extract::<String>()?));
        }
    }
    let pairs = pairs.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    G::Options::from_pairs(pairs).map_err(|bad| BadOption::new_err(bad.to_string()))
}

/// games()
/// --
///
/// The games, each with its name, its least and most players, and its options with their defaults.
///
/// >>> import kaupang
/// >>> [game["name"] for game in kaupang.games()]
/// ['century', 'century-solo', 'puerto-rico', 'landnam', 'merchants']
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    struct Tell<'py>(Python<'py>);
    impl<'py> ForGame for Tell<'py> {
        type Out = Bound<'py, PyDict>;

        fn visit<G: Learnable>(self) -> PyResult<Bound<'py, PyDict>> {
            let about = PyDict::new(self.0);
            let players = G::Options::player_counts();
            about.set_item("name", G::NAME)?;
            about.set_item("players", (*players.start(), *players.end()))?;
            about.set_item("rules_version", G::RULES_VERSION)?;
            let options = PyDict::new(self.0);
            for spec in G::Options::SPECS {
                options.set_item(spec.name, spec.default)?;
            }
            about.set_item("options", options)?;
            Ok(about)
        }
    }
    let all = PyList::empty(py);
    for name in NAMES {
        all.append(visit(name, Tell(py))?)?;
    }
    Ok(all)
}

/// layout(game)
/// --
///
/// What the numbers of a game's observations and actions mean: their version, and for each part its name, its first
/// number, how many there are, and what they say.
///
/// >>> import kaupang
/// >>> layout = kaupang.layout("century")
/// >>> layout["version"], layout["actions"][1]["name"]
/// (1, 'acquire')
#[pyfunction]
pub(crate) fn layout<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    struct Tell<'py>(Python<'py>);
    impl<'py> ForGame for Tell<'py> {
        type Out = Bound<'py, PyDict>;

        fn visit<G: Learnable>(self) -> PyResult<Bound<'py, PyDict>> {
            let layout = PyDict::new(self.0);
            layout.set_item("version", G::OBSERVATION_VERSION)?;
            layout.set_item("observation_size", G::OBSERVATION_SIZE)?;
            layout.set_item("action_count", G::ACTION_COUNT)?;
            layout.set_item("observation", parts(self.0, G::OBSERVATION)?)?;
            layout.set_item("actions", parts(self.0, G::ACTIONS)?)?;
            Ok(layout)
        }
    }
    visit(game, Tell(py))
}

fn parts<'py>(py: Python<'py>, parts: &[Part]) -> PyResult<Bound<'py, PyList>> {
    let list = PyList::empty(py);
    let mut first = 0;
    for part in parts {
        let about = PyDict::new(py);
        about.set_item("name", part.name)?;
        about.set_item("first", first)?;
        about.set_item("count", part.count)?;
        about.set_item("what", part.what)?;
        list.append(about)?;
        first += part.count;
    }
    Ok(list)
}
