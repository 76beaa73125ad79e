//! Where the names of cities stand in a picture, so that they cover as little as possible of anything else.

/// A rectangle of the picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Area {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

impl Area {
    /// A rectangle by its middle and half its size.
    pub(super) fn around((x, y): (f64, f64), (half_width, half_height): (f64, f64)) -> Area {
        Area { left: x - half_width, top: y - half_height, right: x + half_width, bottom: y + half_height }
    }

    /// How much of it `other` covers.
    pub(super) fn shared(self, other: Area) -> f64 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width.max(0.0) * height.max(0.0)
    }

    fn size(self) -> f64 {
        (self.right - self.left) * (self.bottom - self.top)
    }
}

/// A name that wants to stand at a place.
#[derive(Debug, Clone, Copy)]
pub(super) struct Label {
    pub(super) at: (f64, f64),
    pub(super) width: f64,
}

/// The height of a line of text.
pub(super) const HEIGHT: f64 = 16.0;
/// From the middle of a city to the nearest side of its name.
const GAP: f64 = 11.0;
/// How often each name looks for a better place, given those of the others.
const ROUNDS: usize = 4;

/// The places around a city where its name may stand, the most usual one first.
fn choices(label: Label) -> [Area; 8] {
    let (x, y) = label.at;
    let half = (label.width / 2.0, HEIGHT / 2.0);
    let (beside, above) = (GAP + half.0, GAP + half.1);
    // Shifted so far that the name still begins or ends over its city.
    let shift = half.0 - GAP;
    [
        (x, y - above),
        (x, y + above),
        (x + shift, y - above),
        (x - shift, y - above),
        (x + shift, y + above),
        (x - shift, y + above),
        (x + beside, y),
        (x - beside, y),
    ]
    .map(|middle| Area::around(middle, half))
}

/// An area for each label, within `frame` and clear of `obstacles` and of each other where that can be.
pub(super) fn place(labels: &[Label], obstacles: &[Area], frame: Area) -> Vec<Area> {
    let mut areas: Vec<Area> = labels.iter().map(|&label| choices(label)[0]).collect();
    for _ in 0..ROUNDS {
        for (number, &label) in labels.iter().enumerate() {
            let others =
                areas.iter().enumerate().filter(|&(other, _)| other != number).map(|(_, &area)| area);
            let in_the_way: Vec<Area> = obstacles.iter().copied().chain(others).collect();
            let cost = |area: Area| {
                let covered: f64 = in_the_way.iter().map(|&other| area.shared(other)).sum();
                covered + 10.0 * (area.size() - area.shared(frame))
            };
            // Of equally good places the most usual one: a small price for each later one.
            let priced =
                choices(label).into_iter().enumerate().map(|(rank, area)| (cost(area) + rank as f64, area));
            let best = priced.min_by(|one, other| one.0.total_cmp(&other.0));
            areas[number] = best.expect("a name has eight places").1;
        }
    }
    areas
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Area = Area { left: 0.0, top: 0.0, right: 400.0, bottom: 400.0 };

    #[test]
    fn a_name_stands_above_its_city_if_nothing_is_there() {
        let areas = place(&[Label { at: (200.0, 200.0), width: 60.0 }], &[], FRAME);
        assert_eq!(areas, [Area::around((200.0, 181.0), (30.0, 8.0))]);
    }

    #[test]
    fn names_avoid_each_other_the_frame_and_what_is_drawn() {
        let labels = [(100.0, 5.0), (100.0, 60.0), (130.0, 60.0), (395.0, 200.0)];
        let labels = labels.map(|at| Label { at, width: 70.0 });
        let obstacle = Area::around((100.0, 41.0), (10.0, 8.0));
        let areas = place(&labels, &[obstacle], FRAME);
        for (number, &area) in areas.iter().enumerate() {
            assert_eq!(area.shared(FRAME), area.size(), "{number} is within the frame");
            assert_eq!(area.shared(obstacle), 0.0, "{number} is clear of the obstacle");
            assert!(
                areas[..number].iter().all(|&other| area.shared(other) == 0.0),
                "{number} is clear of others"
            );
        }
    }
}
