//! The arrays of a batch: NumPy's, made once, and cut into rows for the games.

use numpy::ndarray::{Dim, Dimension};
use numpy::{Element, PyArray, PyArrayMethods, PyReadwriteArray, PyUntypedArrayMethods};
use pyo3::prelude::*;

use crate::fault::BadOption;

/// The arrays of a batch, or of some of its games.
pub(crate) struct Slices<'a> {
    pub(crate) observation: &'a mut [f32],
    pub(crate) last_observation: &'a mut [f32],
    pub(crate) mask: &'a mut [i8],
    pub(crate) seat: &'a mut [i32],
    pub(crate) reward: &'a mut [f32],
    pub(crate) terminated: &'a mut [bool],
    pub(crate) truncated: &'a mut [bool],
    pub(crate) score: &'a mut [i32],
    pub(crate) rank: &'a mut [i32],
    pub(crate) length: &'a mut [i32],
}

/// The first `count` things of a slice, which has the rest from then on.
fn take_first<'a, T>(slice: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    let all = std::mem::take(slice);
    let count = count.min(all.len());
    let (first, rest) = all.split_at_mut(count);
    *slice = rest;
    first
}

impl<'a> Slices<'a> {
    /// The arrays of the first `games` games; the others stay here.
    pub(crate) fn first(&mut self, games: usize, sizes: Sizes) -> Slices<'a> {
        let Sizes { observation, actions, players, .. } = sizes;
        Slices {
            observation: take_first(&mut self.observation, games * observation),
            last_observation: take_first(&mut self.last_observation, games * observation),
            mask: take_first(&mut self.mask, games * actions),
            seat: take_first(&mut self.seat, games),
            reward: take_first(&mut self.reward, games * players),
            terminated: take_first(&mut self.terminated, games),
            truncated: take_first(&mut self.truncated, games),
            score: take_first(&mut self.score, games * players),
            rank: take_first(&mut self.rank, games * players),
            length: take_first(&mut self.length, games),
        }
    }
}

/// How long the rows of the arrays are.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sizes {
    pub(crate) games: usize,
    pub(crate) players: usize,
    pub(crate) observation: usize,
    pub(crate) actions: usize,
}

/// An array of a batch, to be written. Its owner can reach it, too, and may have given it another shape or type.
pub(crate) fn to_write<'py, T: Element, const D: usize>(
    array: &Py<PyArray<T, Dim<[usize; D]>>>,
    py: Python<'py>,
    shape: [usize; D],
) -> PyResult<PyReadwriteArray<'py, T, Dim<[usize; D]>>>
where
    Dim<[usize; D]>: Dimension,
{
    let array = array.bind(py);
    let is_whole = array.as_any().cast::<PyArray<T, Dim<[usize; D]>>>().is_ok() && array.shape() == shape;
    if !is_whole {
        let sentence = "an array of the batch has another shape or type now: it can't be written any more";
        return Err(BadOption::new_err(sentence));
    }
    Ok(array.try_readwrite()?)
}
