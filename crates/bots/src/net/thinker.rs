//! A net at work.

use std::sync::Arc;

use game::{Seat, Viewer};

use crate::evaluate::{Evaluate, Values};
use crate::net::layer::{Ending, Live};
use crate::net::{FOR_WINNING, Net, read_row};

/// A net with the room that it needs to think.
#[derive(Debug, Clone)]
pub struct Thinker {
    net: Arc<Net>,
    row: Vec<f32>,
    live: Live,
    hidden: Vec<f32>,
    value: Vec<f32>,
    second: Vec<f32>,
    ends: Vec<f32>,
    policy: Vec<f32>,
    evaluations: u64,
}

impl Thinker {
    /// Gives a net room to think.
    #[must_use]
    pub fn new(net: Arc<Net>) -> Thinker {
        let room = |size: usize| vec![0.0; size];
        Thinker {
            row: room(net.first.inputs()),
            live: Live::with_room(net.first.inputs().max(net.first.outputs())),
            hidden: room(net.first.outputs()),
            value: room(net.value.outputs()),
            second: room(net.second.outputs()),
            ends: room(net.ends.outputs()),
            policy: room(net.policy.outputs()),
            net,
            evaluations: 0,
        }
    }

    /// How many positions it has read.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// What each seat can expect, as `seat` sees it: mostly its chance of winning, a little for points.
    pub fn value<G: Evaluate>(&mut self, state: &G, seat: Seat) -> Values {
        let view = state.view(Viewer::Seat(seat));
        read_row(state, seat, &view, &mut self.row);
        let players = state.players();
        let counted = self.read_value(players);
        let mut values = Values::default();
        for (place, seat) in seat.clockwise(players).enumerate() {
            values[seat.index()] = counted[place];
        }
        values
    }

    /// Replaces `ratings` by how good each of `legal` looks to `seat`, as logarithms.
    pub fn rate<G: Evaluate>(&mut self, state: &G, seat: Seat, legal: &[G::Action], ratings: &mut Vec<f32>) {
        ratings.clear();
        ratings.resize(legal.len(), 0.0);
        self.correct(state, seat, legal, ratings);
    }

    /// Adds to `ratings` how good each of `legal` looks to `seat`, as logarithms.
    pub fn correct<G: Evaluate>(&mut self, state: &G, seat: Seat, legal: &[G::Action], ratings: &mut [f32]) {
        let view = state.view(Viewer::Seat(seat));
        read_row(state, seat, &view, &mut self.row);
        self.read_policy();
        for (rating, &action) in ratings.iter_mut().zip(legal) {
            if let Some(number) = G::number(&view, action) {
                *rating += self.net.actions.output(number as usize, &self.policy);
            }
        }
    }

    /// The value of the row for each of `players` seats, counted from whose row it is.
    fn read_value(&mut self, players: usize) -> Values {
        let net = &*self.net;
        self.evaluations += 1;
        net.first.apply(&self.row, &mut self.live, Ending::Rectified, &mut self.hidden);
        net.value.apply(&self.hidden, &mut self.live, Ending::Rectified, &mut self.value);
        net.second.apply(&self.value, &mut self.live, Ending::Rectified, &mut self.second);
        net.ends.apply(&self.second, &mut self.live, Ending::Plain, &mut self.ends);
        let (wins, places) = self.ends.split_at(net.seats());
        let players = players.min(wins.len());
        let most = wins[..players].iter().copied().fold(f32::MIN, f32::max);
        let mut values = Values::default();
        let mut sum = 0.0;
        for (value, win) in values.iter_mut().zip(&wins[..players]) {
            *value = (win - most).exp();
            sum += *value;
        }
        for (value, place) in values.iter_mut().zip(&places[..players]) {
            *value = FOR_WINNING * *value / sum + (1.0 - FOR_WINNING) * place.clamp(0.0, 1.0);
        }
        values
    }

    fn read_policy(&mut self) {
        let net = &*self.net;
        self.evaluations += 1;
        net.first.apply(&self.row, &mut self.live, Ending::Rectified, &mut self.hidden);
        net.policy.apply(&self.hidden, &mut self.live, Ending::Rectified, &mut self.policy);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    /// What PyTorch made of some positions by the nets in the program.
    const EXAMPLES: [(&[u8], &str); 4] = [
        (include_bytes!("../../nets/century.safetensors"), include_str!("../../nets/century.examples.json")),
        (include_bytes!("../../nets/landnam.safetensors"), include_str!("../../nets/landnam.examples.json")),
        (
            include_bytes!("../../nets/merchants.safetensors"),
            include_str!("../../nets/merchants.examples.json"),
        ),
        (
            include_bytes!("../../nets/puerto-rico.safetensors"),
            include_str!("../../nets/puerto-rico.examples.json"),
        ),
    ];

    fn pairs(list: &Value) -> impl Iterator<Item = (usize, f32)> {
        let list = list.as_array().unwrap().iter();
        list.map(|pair| (pair[0].as_u64().unwrap() as usize, pair[1].as_f64().unwrap() as f32))
    }

    #[test]
    fn a_net_says_what_it_said_when_it_was_made() {
        for (bytes, examples) in EXAMPLES {
            let mut thinker = Thinker::new(Arc::new(Net::read(bytes).unwrap()));
            let examples: Vec<Value> = serde_json::from_str(examples).unwrap();
            assert!(examples.len() > 3);
            for example in &examples {
                let players = example["players"].as_u64().unwrap() as usize;
                thinker.row.fill(0.0);
                pairs(&example["inputs"]).for_each(|(number, value)| thinker.row[number] = value);
                let values = thinker.read_value(players);
                for place in 0..players {
                    let [win, points] =
                        ["wins", "places"].map(|name| example[name][place].as_f64().unwrap() as f32);
                    let wanted = FOR_WINNING * win + (1.0 - FOR_WINNING) * points.clamp(0.0, 1.0);
                    assert!((values[place] - wanted).abs() < 1e-3, "{} is not {wanted}", values[place]);
                }
                thinker.read_policy();
                for (number, wanted) in pairs(&example["actions"]) {
                    let found = thinker.net.actions.output(number, &thinker.policy);
                    assert!((found - wanted).abs() < 1e-3, "action {number}: {found} is not {wanted}");
                }
            }
        }
    }
}
