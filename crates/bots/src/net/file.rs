//! Nets as files: the format safetensors, which is a JSON text that says where each matrix lies, and the matrices.
//!
//! The two large matrices are bytes with a scale for each row, the others are 32-bit numbers.

use game::{Objection, objection};
use safetensors::tensor::Metadata;
use safetensors::{Dtype, SafeTensorError, SafeTensors};

use crate::evaluate::Edition;
use crate::net::layer::{Dense, Rows};
use crate::net::{Advice, Net, NetHeader, Priors};

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
    Format(Objection),
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

/// The same sentence, to be said in any language.
impl From<&BadNet> for Objection {
    fn from(bad: &BadNet) -> Objection {
        match bad {
            BadNet::Unreadable { path, error } => {
                let (path, error) = (path.as_str(), error.as_str());
                objection!("the net '{path}' can't be read: {error}", path, error)
            }
            BadNet::Format(reason) => objection!("this is no net: {reason}", reason = reason.clone()),
            BadNet::Game { found, wanted } => {
                let (found, wanted) = (found.as_str(), *wanted);
                objection!("this is a net of '{found}', not of '{wanted}'", found, wanted)
            }
            BadNet::Numbers { game, found, wanted } => {
                let text = |number: usize| number.to_string();
                objection!(
                    "the net of '{game}' was made for version {version}, {inputs} inputs and {actions} actions; the \
                     game has version {wanted}, {size} and {count}",
                    game = *game,
                    version = text(found[0]),
                    inputs = text(found[1]),
                    actions = text(found[2]),
                    wanted = text(wanted[0]),
                    size = text(wanted[1]),
                    count = text(wanted[2])
                )
            }
        }
    }
}

/// The matrices of a file.
struct Matrices<'a>(SafeTensors<'a>);

fn bad(what: impl Into<Objection>) -> BadNet {
    BadNet::Format(what.into())
}

impl From<SafeTensorError> for BadNet {
    fn from(error: SafeTensorError) -> BadNet {
        match error {
            SafeTensorError::HeaderTooSmall => bad(objection!("it is too short")),
            SafeTensorError::HeaderTooLarge | SafeTensorError::InvalidHeaderLength => {
                bad(objection!("its header has no end"))
            }
            SafeTensorError::TensorNotFound(name) => bad(objection!("'{name}' is missing", name)),
            error => bad(objection!("{said}", said = error.to_string())),
        }
    }
}

impl Matrices<'_> {
    /// 32-bit numbers.
    fn numbers(&self, name: &str) -> Result<Vec<f32>, BadNet> {
        let matrix = self.0.tensor(name)?;
        if matrix.dtype() != Dtype::F32 {
            return Err(bad(objection!("'{name}' is no matrix of 32-bit numbers", name)));
        }
        let (numbers, _) = matrix.data().as_chunks::<4>();
        let numbers: Vec<f32> = numbers.iter().map(|&number| f32::from_le_bytes(number)).collect();
        match numbers.iter().all(|number| number.is_finite()) {
            true => Ok(numbers),
            false => Err(bad(objection!("'{name}' has a number that is none", name))),
        }
    }

    /// Bytes, each row with a scale.
    fn scaled(&self, name: &str) -> Result<Vec<f32>, BadNet> {
        let scales = self.numbers(&format!("{name}.scale"))?;
        let matrix = self.0.tensor(name)?;
        let &[rows, columns] = matrix.shape() else {
            return Err(bad(objection!("'{name}' is no matrix", name)));
        };
        if matrix.dtype() != Dtype::I8 || rows != scales.len() {
            return Err(bad(objection!("'{name}' is no matrix of bytes with scales", name)));
        }
        let scaled = |(row, &scale): (&[u8], &f32)| -> Vec<f32> {
            row.iter().map(|&byte| f32::from(byte as i8) * scale).collect()
        };
        Ok(matrix.data().chunks_exact(columns.max(1)).zip(&scales).flat_map(scaled).collect())
    }

    fn dense(&self, name: &str, weights: Vec<f32>) -> Result<Dense, BadNet> {
        let bias = self.numbers(&format!("{name}.bias"))?;
        Dense::new(weights, bias).ok_or_else(|| bad(objection!("'{name}' and its bias don't fit", name)))
    }
}

impl Net {
    /// Reads a net.
    ///
    /// # Errors
    /// What is wrong with it, in a sentence.
    pub fn read(bytes: &[u8]) -> Result<Net, BadNet> {
        let (_, header) = SafeTensors::read_metadata(bytes)?;
        let about = about(&header)?;
        let file = Matrices(SafeTensors::deserialize(bytes)?);
        let actions = Rows::new(file.scaled("actions")?, file.numbers("actions.bias")?)
            .ok_or_else(|| bad(objection!("'{name}' and its bias don't fit", name = "actions")))?;
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
        if fits { Ok(net) } else { Err(bad(objection!("its layers don't fit to one another"))) }
    }
}

fn about(header: &Metadata) -> Result<NetHeader, BadNet> {
    let told = |name: &str| header.metadata().as_ref()?.get(name).map(String::as_str);
    let text = |name: &str| told(name).ok_or_else(|| bad(objection!("it doesn't say its '{name}'", name)));
    let number =
        |name: &str| text(name)?.parse().map_err(|_| bad(objection!("its '{name}' is no number", name)));
    Ok(NetHeader {
        game: text("game")?.into(),
        observation_version: number("observation_version")?,
        advice: advice(told)?,
    })
}

/// What the file says that its net is good for; files from before nets said so say nothing.
fn advice<'a>(told: impl Fn(&str) -> Option<&'a str>) -> Result<Advice, BadNet> {
    let unreadable = |name: &str| bad(objection!("its '{name}' can't be read", name));
    let priors = match told("priors") {
        Some(name) => Priors::named(name).ok_or_else(|| unreadable("priors"))?,
        None => Advice::USUAL.priors,
    };
    let trust = match told("trust") {
        Some(text) => text.parse().ok().filter(|&trust| trust <= 100).ok_or_else(|| unreadable("trust"))?,
        None => Advice::USUAL.trust,
    };
    let number = |name: &str| told(name).map(|text| text.parse().map_err(|_| unreadable(name))).transpose();
    let module = match told("module") {
        Some(text) => text.parse().ok().and_then(Edition::numbered).ok_or_else(|| unreadable("module"))?,
        None => Advice::USUAL.module,
    };
    Ok(Advice { priors, trust, ahead: number("ahead")?, explore: number("explore")?, module })
}
