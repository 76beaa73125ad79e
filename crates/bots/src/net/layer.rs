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

    /// Works the outputs out. Inputs that are 0, of which there are many, cost next to nothing.
    #[inline]
    pub(super) fn apply(&self, inputs: &[f32], ending: Ending, outputs: &mut [f32]) {
        debug_assert_eq!((inputs.len(), outputs.len()), (self.inputs(), self.outputs()), "another layer's");
        outputs.copy_from_slice(&self.bias);
        for (&input, row) in inputs.iter().zip(self.weights.chunks_exact(self.bias.len())) {
            if input != 0.0 {
                for (output, weight) in outputs.iter_mut().zip(row) {
                    *output += input * weight;
                }
            }
        }
        if ending == Ending::Rectified {
            outputs.iter_mut().for_each(|output| *output = output.max(0.0));
        }
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
        let mut outputs = [9.0; 2];
        layer.apply(&[2.0, 0.0, 1.0], Ending::Plain, &mut outputs);
        assert_eq!(outputs, [-2.5, -45.75]);
        layer.apply(&[2.0, 1.0, 1.0], Ending::Rectified, &mut outputs);
        assert_eq!(outputs, [7.5, 0.0]);
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
