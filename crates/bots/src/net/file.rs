//! Nets as files: the format safetensors, which is a JSON text that says where each matrix lies, and the matrices.
//!
//! It is read by hand, because it is this little of it. The two large matrices are bytes with a scale for each row,
//! the others are 32-bit numbers.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::net::layer::{Dense, Rows};
use crate::net::{About, Net};

/// No header is longer: it names a dozen matrices.
const LONGEST_HEADER: usize = 1 << 16;

/// Why something is no net that can be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadNet {
    /// There is no such file, or it can't be read.
    #[error("the net '{path}' can't be read: {error}")]
    Unreadable {
        /// Where it should be.
        path: String,
        /// What the system says.
        error: String,
    },
    /// The file is not what it should be.
    #[error("this is no net: {0}")]
    Format(String),
    /// It is for another game.
    #[error("this is a net of '{found}', not of '{wanted}'")]
    Game {
        /// Its game.
        found: String,
        /// The game that it is wanted for.
        wanted: &'static str,
    },
    /// It was made for other numbers.
    #[error(
        "the net of '{game}' was made for version {}, {} inputs and {} actions; the game has version {}, {} and {}",
        found[0], found[1], found[2], wanted[0], wanted[1], wanted[2]
    )]
    Numbers {
        /// The game.
        game: &'static str,
        /// Version, inputs and actions of the net.
        found: [usize; 3],
        /// Those of the game.
        wanted: [usize; 3],
    },
}

/// Where a matrix lies.
#[derive(Debug, Deserialize)]
struct Place {
    dtype: String,
    shape: Vec<usize>,
    data_offsets: [usize; 2],
}

/// The matrices of a file.
struct Matrices<'a> {
    places: BTreeMap<String, Place>,
    data: &'a [u8],
}

fn bad(what: impl Into<String>) -> BadNet {
    BadNet::Format(what.into())
}

impl Matrices<'_> {
    fn place(&self, name: &str) -> Result<(&Place, &[u8]), BadNet> {
        let place = self.places.get(name).ok_or_else(|| bad(format!("'{name}' is missing")))?;
        let [from, to] = place.data_offsets;
        let bytes = self.data.get(from..to).ok_or_else(|| bad(format!("'{name}' lies outside the file")))?;
        Ok((place, bytes))
    }

    /// 32-bit numbers.
    fn numbers(&self, name: &str) -> Result<Vec<f32>, BadNet> {
        let (place, bytes) = self.place(name)?;
        let (numbers, rest) = bytes.as_chunks::<4>();
        if place.dtype != "F32" || !rest.is_empty() || place.shape.iter().product::<usize>() != numbers.len()
        {
            return Err(bad(format!("'{name}' is no matrix of 32-bit numbers")));
        }
        let numbers: Vec<f32> = numbers.iter().map(|&number| f32::from_le_bytes(number)).collect();
        match numbers.iter().all(|number| number.is_finite()) {
            true => Ok(numbers),
            false => Err(bad(format!("'{name}' has a number that is none"))),
        }
    }

    /// Bytes, each row with a scale.
    fn scaled(&self, name: &str) -> Result<Vec<f32>, BadNet> {
        let scales = self.numbers(&format!("{name}.scale"))?;
        let (place, bytes) = self.place(name)?;
        let [rows, columns] = place.shape[..] else {
            return Err(bad(format!("'{name}' is no matrix")));
        };
        if place.dtype != "I8" || rows.checked_mul(columns) != Some(bytes.len()) || rows != scales.len() {
            return Err(bad(format!("'{name}' is no matrix of bytes with scales")));
        }
        let scaled = |(row, &scale): (&[u8], &f32)| -> Vec<f32> {
            row.iter().map(|&byte| f32::from(byte as i8) * scale).collect()
        };
        Ok(bytes.chunks_exact(columns.max(1)).zip(&scales).flat_map(scaled).collect())
    }

    fn dense(&self, name: &str, weights: Vec<f32>) -> Result<Dense, BadNet> {
        let bias = self.numbers(&format!("{name}.bias"))?;
        Dense::new(weights, bias).ok_or_else(|| bad(format!("'{name}' and its bias don't fit")))
    }
}

impl Net {
    /// Reads a net.
    ///
    /// # Errors
    /// What is wrong with it, in a sentence.
    pub fn read(bytes: &[u8]) -> Result<Net, BadNet> {
        let (length, rest) = bytes.split_first_chunk::<8>().ok_or_else(|| bad("it is too short"))?;
        let length =
            usize::try_from(u64::from_le_bytes(*length)).ok().filter(|&length| length <= LONGEST_HEADER);
        let (header, data) = length
            .and_then(|length| rest.split_at_checked(length))
            .ok_or_else(|| bad("its header has no end"))?;
        let mut places: BTreeMap<String, Value> =
            serde_json::from_slice(header).map_err(|error| bad(format!("its header: {error}")))?;
        let about = about(&places.remove("__metadata__").unwrap_or_default())?;
        let places = places
            .into_iter()
            .map(|(name, place)| {
                Ok((name, serde_json::from_value(place).map_err(|error| bad(error.to_string()))?))
            })
            .collect::<Result<_, BadNet>>()?;
        let file = Matrices { places, data };
        let actions = Rows::new(file.scaled("actions")?, file.numbers("actions.bias")?)
            .ok_or_else(|| bad("'actions' and its bias don't fit"))?;
        let net = Net {
            about,
            first: file.dense("first", file.scaled("first")?)?,
            value: file.dense("value", file.numbers("value")?)?,
            second: file.dense("second", file.numbers("second")?)?,
            ends: file.dense("ends", file.numbers("ends")?)?,
            policy: file.dense("policy", file.numbers("policy")?)?,
            actions,
        };
        let Net { first, value, second, ends, policy, actions, .. } = &net;
        let fits = first.outputs() == value.inputs()
            && first.outputs() == policy.inputs()
            && value.outputs() == second.inputs()
            && second.outputs() == ends.inputs()
            && policy.outputs() == actions.inputs()
            && ends.outputs() % 2 == 0;
        if fits { Ok(net) } else { Err(bad("its layers don't fit to one another")) }
    }
}

fn about(told: &Value) -> Result<About, BadNet> {
    let text = |name: &str| told[name].as_str().ok_or_else(|| bad(format!("it doesn't say its '{name}'")));
    let number = |name: &str| text(name)?.parse().map_err(|_| bad(format!("its '{name}' is no number")));
    Ok(About {
        game: text("game")?.into(),
        observation_version: number("observation_version")?,
        generation: number("generation")?,
    })
}
