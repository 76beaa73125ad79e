//! Whom a search takes the others for.
//!
//! At first it took them for players like itself: what another seat does in the tree follows from the same judgment,
//! and the more it is tried, the more surely it is what is best. People and other programs are not so. Here they are
//! given a way to decide, and the search plays against that: in the tree their steps are drawn as often as they would
//! take them, and where it plays on, they take what looks best to them.

use game::{Draw, FastRng, Seat};

use crate::evaluate::{Edition, Evaluate, best, pick_quietly};
use crate::style::Style;

/// Whom a search takes the others for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Others {
    /// For players like itself, who do what it finds best for them.
    #[default]
    Alike,
    /// For players who go by the first look of the game's module, as `greedy` does.
    Rated,
    /// For players who do what its net expects, as often as that says; without a net, as often as the module's ratings
    /// say.
    Net,
    /// For players who do anything.
    Random,
    /// For each of these and each [`Style`], every time anew, as it knows nothing of who they are.
    League,
}

impl Others {
    /// All of them.
    pub const ALL: [Others; 5] = [Others::Alike, Others::Rated, Others::Net, Others::Random, Others::League];

    /// How settings call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Others::Alike => "alike",
            Others::Rated => "rated",
            Others::Net => "net",
            Others::Random => "random",
            Others::League => "league",
        }
    }

    /// The one of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Others> {
        Others::ALL.into_iter().find(|others| others.name() == name)
    }

    /// Who sits where in one imagined state, as far as `seat` knows.
    pub(super) fn cast(self, seat: Seat, players: usize, rng: &mut FastRng) -> Cast {
        let mut cast = Cast::ALIKE;
        for other in Seat::all(players).filter(|&other| other != seat) {
            cast.0[other.index()] = match self {
                Others::Alike => Persona::Alike,
                Others::Rated => Persona::Rated(Edition::First),
                Others::Net => Persona::Net,
                Others::Random => Persona::Random,
                Others::League => rng.pick(&Persona::LEAGUE),
            };
        }
        cast
    }
}

/// How one seat decides, as a search believes for the time of one iteration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Persona {
    /// As the search does.
    Alike,
    /// By the ratings of the game's module.
    Rated(Edition),
    /// By these, with a leaning.
    Styled(Style),
    /// As the net expects.
    Net,
    /// By chance.
    Random,
}

impl Persona {
    const LEAGUE: [Persona; 7] = [
        Persona::Alike,
        Persona::Rated(Edition::First),
        Persona::Styled(Style::Shipper),
        Persona::Styled(Style::Builder),
        Persona::Styled(Style::Trader),
        Persona::Net,
        Persona::Random,
    ];

    /// Who decides at a glance for it, where a search that looks with `edition` plays on: there is no time for a net.
    pub(super) fn at_a_glance(self, edition: Edition) -> Persona {
        match self {
            Persona::Alike | Persona::Net => Persona::Rated(edition),
            other => other,
        }
    }

    /// The place of the action that it takes at a glance.
    #[inline]
    pub(crate) fn glance<G: Evaluate>(
        self,
        state: &G,
        seat: Seat,
        legal: &[G::Action],
        ratings: &mut Vec<f32>,
        rng: &mut FastRng,
    ) -> usize {
        if self == Persona::Random {
            return pick_quietly::<G>(legal, rng);
        }
        self.rate(state, seat, legal, ratings);
        best(ratings)
    }

    /// Rates by what is seen at a glance.
    pub(super) fn rate<G: Evaluate>(
        self,
        state: &G,
        seat: Seat,
        legal: &[G::Action],
        ratings: &mut Vec<f32>,
    ) {
        match self {
            Persona::Alike | Persona::Net => state.rate(seat, legal, ratings),
            Persona::Rated(edition) => state.rate_by(edition, seat, legal, ratings),
            Persona::Styled(style) => {
                state.rate(seat, legal, ratings);
                lean(state, style, seat, legal, ratings);
            }
            Persona::Random => {
                ratings.clear();
                ratings.resize(legal.len(), 0.0);
            }
        }
    }
}

/// Adds to ratings what a style likes better.
pub(crate) fn lean<G: Evaluate>(
    state: &G,
    style: Style,
    seat: Seat,
    legal: &[G::Action],
    ratings: &mut [f32],
) {
    for (rating, &action) in ratings.iter_mut().zip(legal) {
        *rating += state.leaning(style, seat, action);
    }
}

/// Who sits where, as a search believes for the time of one iteration; it is alike to itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cast([Persona; Seat::LIMIT]);

impl Cast {
    /// All are like the one who searches.
    pub(super) const ALIKE: Cast = Cast([Persona::Alike; Seat::LIMIT]);

    /// Who sits there.
    #[inline]
    pub(super) fn of(&self, seat: Seat) -> Persona {
        self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use game::random::fast;

    use super::*;

    #[test]
    fn a_cast_is_alike_to_itself_and_a_league_has_everybody() {
        let (own, mut rng) = (Seat::new(1), fast(1));
        let mut met = Vec::new();
        for _ in 0..200 {
            let cast = Others::League.cast(own, 3, &mut rng);
            assert_eq!(cast.of(own), Persona::Alike);
            met.extend([cast.of(Seat::new(0)), cast.of(Seat::new(2))]);
        }
        for persona in Persona::LEAGUE {
            let times = met.iter().filter(|&&other| other == persona).count();
            assert!((30..90).contains(&times), "{persona:?} {times} times of 400");
        }
    }

    #[test]
    fn where_all_are_alike_no_number_is_drawn() {
        let (mut rng, mut untouched) = (fast(1), fast(1));
        for others in [Others::Alike, Others::Rated, Others::Net, Others::Random] {
            others.cast(Seat::new(0), 5, &mut rng);
        }
        assert_eq!(rng.below(1 << 30), untouched.below(1 << 30));
    }
}
