//! The arithmetic of a net.

/// A layer: every output is its bias and the weighted sum of all inputs.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Dense {
    /// For each input, a row with its weight for each output.
    weights: Vec<f32>,
    bias: Vec<f32>,
}

/// What a layer does with its sums.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    /// Leaves them as they are.
    Plain,
    /// Nothing is less than 0.
    Rectified,
}

impl Dense {
    /// A layer; nothing unless there is a row of weights as long as the bias for each input.
    pub(super) fn new(weights: Vec<f32>, bias: Vec<f32>) -> Option<Dense> {
        let is_whole = !bias.is_empty() && !weights.is_empty() && weights.len().is_multiple_of(bias.len());
        is_whole.then_some(Dense { weights, bias })
    }

    pub(super) fn inputs(&self) -> usize {
        self.weights.len() / self.bias.len()
    }

    pub(super) fn outputs(&self) -> usize {
        self.bias.len()
    }

    /// Works the outputs out. Inputs that are 0, of which there are many, cost next to nothing; `live` is room for the
    /// others.
    #[inline]
    pub(super) fn apply(&self, inputs: &[f32], live: &mut Live, ending: Ending, outputs: &mut [f32]) {
        debug_assert_eq!((inputs.len(), outputs.len()), (self.inputs(), self.outputs()), "another layer's");
        live.0.clear();
        live.0.extend(inputs.iter().copied().enumerate().filter(|&(_, input)| input != 0.0));
        outputs.copy_from_slice(&self.bias);
        let (blocks, rest) = outputs.as_chunks_mut::<BLOCK>();
        let beyond = blocks.len() * BLOCK;
        for (number, block) in blocks.iter_mut().enumerate() {
            self.add_block(live, number * BLOCK, block);
        }
        for &(input, value) in &live.0 {
            let row = &self.weights[input * self.bias.len()..][beyond..self.bias.len()];
            rest.iter_mut().zip(row).for_each(|(output, weight)| *output += value * weight);
        }
        if ending == Ending::Rectified {
            outputs.iter_mut().for_each(|output| *output = output.max(0.0));
        }
    }

    /// Adds to the outputs from `start` on what the live inputs weigh. The sums stay in registers.
    #[inline]
    fn add_block(&self, live: &Live, start: usize, block: &mut [f32; BLOCK]) {
        let mut sums = *block;
        for &(input, value) in &live.0 {
            let row = &self.weights[input * self.bias.len() + start..][..BLOCK];
            for lane in 0..BLOCK {
                sums[lane] += value * row[lane];
            }
        }
        *block = sums;
    }
}

/// So many outputs are worked out side by side: as many as registers hold.
const BLOCK: usize = 32;

/// The inputs of a layer that are not 0, with their places.
#[derive(Debug, Clone, Default)]
pub(super) struct Live(Vec<(usize, f32)>);

impl Live {
    /// Room for so many, so that none has to be made later.
    pub(super) fn with_room(inputs: usize) -> Live {
        Live(Vec::with_capacity(inputs))
    }
}

/// A last layer of which only some outputs are asked for: each has its own row of weights, and a bias.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Rows {
    weights: Vec<f32>,
    bias: Vec<f32>,
}

/// So many products are added up side by side.
const LANES: usize = 8;

impl Rows {
    /// The rows; nothing unless each bias has a row, and a row is a multiple of eight long.
    pub(super) fn new(weights: Vec<f32>, bias: Vec<f32>) -> Option<Rows> {
        let is_whole = !bias.is_empty() && !weights.is_empty() && weights.len().is_multiple_of(bias.len());
        let is_wide = is_whole && (weights.len() / bias.len()).is_multiple_of(LANES);
        is_wide.then_some(Rows { weights, bias })
    }

    /// How many outputs there are.
    pub(super) fn count(&self) -> usize {
        self.bias.len()
    }

    /// How many inputs an output has.
    pub(super) fn inputs(&self) -> usize {
        self.weights.len() / self.bias.len()
    }

    /// One output.
    #[inline]
    pub(super) fn output(&self, index: usize, inputs: &[f32]) -> f32 {
        let width = inputs.len();
        let row = &self.weights[index * width..(index + 1) * width];
        let mut sums = [0.0f32; LANES];
        for (inputs, weights) in inputs.chunks_exact(LANES).zip(row.chunks_exact(LANES)) {
            for lane in 0..LANES {
                sums[lane] += inputs[lane] * weights[lane];
            }
        }
        self.bias[index] + sums.iter().sum::<f32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layer_adds_up_what_its_inputs_weigh() {
        let layer = Dense::new(vec![1.0, 2.0, 10.0, 20.0, -5.0, -50.0], vec![0.5, 0.25]).unwrap();
        let (mut live, mut outputs) = (Live::default(), [9.0; 2]);
        layer.apply(&[2.0, 0.0, 1.0], &mut live, Ending::Plain, &mut outputs);
        assert_eq!(outputs, [-2.5, -45.75]);
        layer.apply(&[2.0, 1.0, 1.0], &mut live, Ending::Rectified, &mut outputs);
        assert_eq!(outputs, [7.5, 0.0]);
    }

    #[test]
    fn a_wide_layer_adds_up_the_same_in_blocks_and_beyond_them() {
        const WIDTH: usize = 2 * BLOCK + 3;
        let weight = |input: usize, output: usize| (input * 100 + output) as f32;
        let weights = (0..3).flat_map(|input| (0..WIDTH).map(move |output| weight(input, output))).collect();
        let layer = Dense::new(weights, (0..WIDTH).map(|output| output as f32 / 4.0).collect()).unwrap();
        let mut outputs = [9.0; WIDTH];
        layer.apply(&[2.0, 0.0, -1.0], &mut Live::default(), Ending::Plain, &mut outputs);
        for (output, found) in outputs.into_iter().enumerate() {
            assert_eq!(found, output as f32 / 4.0 + 2.0 * weight(0, output) - weight(2, output), "{output}");
        }
    }

    #[test]
    fn rows_are_asked_one_by_one() {
        let weights = (0..32).map(|number| number as f32).collect();
        let rows = Rows::new(weights, vec![0.5, -0.5]).unwrap();
        let mut inputs = [0.0; 16];
        inputs[0] = 1.0;
        inputs[15] = 2.0;
        assert_eq!((rows.output(0, &inputs), rows.output(1, &inputs)), (30.5, 77.5));
    }

    #[test]
    fn what_is_no_matrix_is_no_layer() {
        assert_eq!(Dense::new(vec![1.0; 5], vec![0.0; 2]), None);
        assert_eq!(Dense::new(vec![], vec![]), None);
        assert_eq!(Rows::new(vec![1.0; 12], vec![0.0; 2]), None, "six are no multiple of eight");
    }
}
