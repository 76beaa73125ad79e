//! What a throw of the dice brings to whom, and where it comes from (MOE-21 to MOE-23).

use game::Seat;
use merchants::components::{Hand, Resource};
use merchants::ids::CityId;
use merchants::{MerchantsView, Post};

/// A card that a post brings to its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Gain {
    pub(super) city: CityId,
    pub(super) seat: Seat,
    pub(super) resource: Resource,
}

/// All that a sum brings at a table that is as `before`.
pub(super) fn gains(before: &MerchantsView, sum: u8) -> Vec<Gain> {
    let (table, map) = (before.table(), before.table().map());
    let mut gains = Vec::new();
    for land in map.lands.ids().filter(|&land| table.number_on(land) == Some(sum) && land != table.robber) {
        let resource = map.terrain[land].resource();
        gains.extend(map.land_cities[land].iter().filter_map(|city| match table.post_in(city) {
            Some(Post::Of(seat)) => Some(Gain { city, seat, resource }),
            _ => None,
        }));
    }
    // What can't be given to all is given to nobody.
    let wanted = |resource: Resource| gains.iter().filter(|gain| gain.resource == resource).count();
    let given: Vec<bool> = gains
        .iter()
        .map(|gain| wanted(gain.resource) <= usize::from(before.supply().get(gain.resource)))
        .collect();
    gains.into_iter().zip(given).filter_map(|(gain, is_given)| is_given.then_some(gain)).collect()
}

/// What one of them gets in all.
pub(super) fn share(gains: &[Gain], seat: Seat) -> Hand {
    let own = gains.iter().filter(|gain| gain.seat == seat);
    own.fold(Hand::default(), |hand, gain| hand.plus(Hand::one(gain.resource)))
}

#[cfg(test)]
mod tests {
    use game::random::fast;
    use game::{Actions, Game, Viewer, random_step};
    use merchants::{Action, Merchants, MerchantsOptions};

    use super::*;

    #[test]
    fn what_is_told_is_what_the_hands_grow_by() {
        let mut rng = fast(3);
        let mut state = Merchants::new(&MerchantsOptions::default());
        let mut told = 0;
        let mut legal = Actions::new();
        for _ in 0..2_000 {
            let Some((actor, action)) = random_step(&state, &mut rng, &mut legal) else { break };
            let before = state.view(Viewer::Spectator);
            state.apply(actor, action);
            let Action::Dice(dice) = action else { continue };
            if before.table().phase != merchants::Phase::Dice || dice.sum() == 7 {
                continue;
            }
            let gains = gains(&before, dice.sum());
            let after = state.view(Viewer::Spectator);
            for seat in after.table().seats() {
                let grown = after.hand_size(seat) - before.hand_size(seat);
                assert_eq!(share(&gains, seat).total(), grown, "{action}");
            }
            told += gains.len();
        }
        assert!(told > 20, "{told} cards were told of");
    }
}
