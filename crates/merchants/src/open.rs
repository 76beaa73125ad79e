//! What a state shows to those who judge it: bots, which imagine states, and studies, which look on.
//!
//! Cities, lands, intersections and paths go by their numbers on the [`Map`].

use game::Seat;

use crate::action::Bundle;
use crate::bits::PathSet;
use crate::components::{Cards, Hand};
use crate::map::Map;
use crate::phase::Phase;
use crate::state::Merchants;
use crate::table::Answer;

impl Merchants {
    /// The board.
    #[must_use]
    pub fn map(&self) -> &'static Map {
        self.table.map.0
    }

    /// Whose turn it is.
    #[must_use]
    pub fn on_turn(&self) -> Seat {
        self.table.active_seat()
    }

    /// The resource cards of a seat.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The development cards of a seat.
    #[must_use]
    pub fn cards(&self, seat: Seat) -> Cards {
        self.cards[seat.index()]
    }

    /// A seat's gold.
    #[must_use]
    pub fn gold(&self, seat: Seat) -> u8 {
        self.table.gold[seat.index()]
    }

    /// The paths with routes of a seat.
    #[must_use]
    pub fn routes(&self, seat: Seat) -> &PathSet {
        &self.table.routes[seat.index()]
    }

    /// The cities with posts of a seat, a bit each.
    #[must_use]
    pub fn posts(&self, seat: Seat) -> u64 {
        self.table.posts[seat.index()]
    }

    /// The cities with any post, neutral ones too, a bit each.
    #[must_use]
    pub fn all_posts(&self) -> u64 {
        self.table.all_posts()
    }

    /// The cities whose post has received a commodity, a bit each.
    #[must_use]
    pub fn supplied(&self) -> u64 {
        self.table.supplied()
    }

    /// Commodities that a seat has delivered, and how many it has in all.
    #[must_use]
    pub fn delivered(&self, seat: Seat) -> (u8, u8) {
        (self.table.delivered(seat.index()), self.table.commodities_each())
    }

    /// The intersections with merchants of a seat, one on its way included.
    pub fn merchants(&self, seat: Seat) -> impl Iterator<Item = u8> {
        self.table.merchants_of(seat)
    }

    /// The paths with caravans of a seat, one on its way included.
    pub fn caravans(&self, seat: Seat) -> impl Iterator<Item = u16> {
        self.table.caravans_of(seat)
    }

    /// The land with the robber.
    #[must_use]
    pub fn robber(&self) -> u8 {
        self.table.robber
    }

    /// The number on a land, printed or on a token.
    #[must_use]
    pub fn number_on(&self, land: u8) -> Option<u8> {
        self.table.number_on(land)
    }

    /// The offer on the table: what the player on turn gives and what they want.
    #[must_use]
    pub fn offer(&self) -> Option<(Bundle, Bundle)> {
        self.table.offer()
    }

    /// What a seat gives and wants by its answer to the offer: the other side of it, or a counter-offer; nothing if it
    /// declined or has not answered.
    #[must_use]
    pub fn answer(&self, seat: Seat) -> Option<(Bundle, Bundle)> {
        let (give, want) = self.offer()?;
        match self.table.answers[seat.index()] {
            Answer::None => None,
            Answer::Accepted => Some((want, give)),
            Answer::Countered { give, want } => Some((give, want)),
        }
    }

    /// How many offers were made this turn.
    #[must_use]
    pub fn offers_made(&self) -> u8 {
        self.table.offers
    }

    /// Whether nothing is half done: the player on turn may do anything, or the dice are to be thrown.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        matches!(self.table.phase, Phase::Actions | Phase::BeforeRoll | Phase::Dice | Phase::Over(_))
    }
}
