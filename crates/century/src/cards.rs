//! The printed cards, read from `data/cards.csv` while the crate is compiled.
//!
//! The file has a line a card: its kind, the cubes above the arrow (or the cost of a point card), the cubes
//! below it, the upgrades, the points. A file that can't be read stops the build.

use game::csv::{Row, after_line};

use crate::components::{Cubes, Effect, MerchantCard, PointCard};

const SOURCE: &[u8] = include_bytes!("../data/cards.csv");
pub(crate) const CARDS: ([Effect; MerchantCard::COUNT], [(Cubes, u8); PointCard::COUNT]) = read(SOURCE);

/// What each merchant card does: the two starting cards, then the deck.
pub(crate) static MERCHANTS: [Effect; MerchantCard::COUNT] = CARDS.0;

/// Cost and worth of each point card.
pub(crate) static POINTS: [(Cubes, u8); PointCard::COUNT] = CARDS.1;

const fn read(source: &[u8]) -> ([Effect; MerchantCard::COUNT], [(Cubes, u8); PointCard::COUNT]) {
    let mut merchants = [Effect::Upgrade(0); MerchantCard::COUNT];
    let mut points = [(Cubes::NONE, 0); PointCard::COUNT];
    let (mut merchant, mut point) = (0, 0);
    let mut at = after_line(source, 0);
    while at < source.len() {
        let row = Row::<10>::read(source, at);
        let [yellow, red, green, brown, below @ .., upgrades, worth] = row.numbers;
        let above = Cubes::new(yellow, red, green, brown);
        if row.is_named(source, "point") {
            points[point] = (above, worth as u8);
            point += 1;
        } else {
            let [yellow, red, green, brown] = below;
            merchants[merchant] = effect(above, Cubes::new(yellow, red, green, brown), upgrades as u8);
            merchant += 1;
        }
        at = row.next;
    }
    assert!(merchant == MerchantCard::COUNT && point == PointCard::COUNT, "cards.csv: cards are missing");
    (merchants, points)
}

const fn effect(above: Cubes, below: Cubes, upgrades: u8) -> Effect {
    if upgrades > 0 {
        Effect::Upgrade(upgrades)
    } else if above.is_empty() {
        Effect::Spice(below)
    } else {
        Effect::Trade { pay: above, gain: below }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::components::{MerchantSet, PointSet, Spice};

    use super::*;

    /// What the deck was composed by: a cube is worth 1, 2, 3, 4 from yellow to brown.
    fn worth(cubes: Cubes) -> usize {
        Spice::ALL.iter().zip(1..).map(|(&spice, worth)| worth * cubes.count(spice)).sum()
    }

    #[test]
    fn the_deck_has_its_43_different_cards() {
        let (mut spice, mut upgrade, mut trade) = (0, 0, 0);
        let names: BTreeSet<String> = MerchantCard::all().map(|card| card.to_string()).collect();
        assert_eq!(names.len(), MerchantCard::COUNT);
        for card in MerchantSet::DECK {
            match card.effect() {
                Effect::Spice(_) => spice += 1,
                Effect::Upgrade(_) => upgrade += 1,
                Effect::Trade { pay, gain } => {
                    trade += 1;
                    let profit = worth(gain) - worth(pay);
                    assert!((1..=4).contains(&profit), "{card} gains {profit}");
                }
            }
        }
        assert_eq!((spice, upgrade, trade), (8, 1, 34));
        assert_eq!(MerchantCard::GAIN_2.effect(), Effect::Spice(Cubes::new(2, 0, 0, 0)));
        assert_eq!(MerchantCard::UPGRADE_2.effect(), Effect::Upgrade(2));
    }

    #[test]
    fn the_point_cards_are_worth_468_by_their_formula() {
        let mut sum = 0;
        for card in PointSet::ALL {
            let colors = Spice::ALL.iter().filter(|&&spice| card.cost().count(spice) > 0).count();
            assert_eq!(usize::from(card.points()), worth(card.cost()) + colors.saturating_sub(2), "{card}");
            sum += usize::from(card.points());
        }
        assert_eq!((PointSet::ALL.len(), sum), (36, 468));
        let names: BTreeSet<String> = PointSet::ALL.iter().map(|card| card.to_string()).collect();
        assert_eq!(names.len(), PointCard::COUNT);
    }
}
