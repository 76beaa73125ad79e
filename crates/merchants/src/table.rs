//! All that lies open: the board, the pieces, and what the game waits for.

use std::hash::{Hash, Hasher};
use std::ops::Deref;

use game::Seat;

use crate::action::Bundle;
use crate::bits::PathSet;
use crate::components::{Board, Cards, FIRST_POSTS, GOLD, ROUTES, SEATS, commodities_each, deck};
use crate::map::{Map, Mark, NO_PATH, NONE, TOKENS};
use crate::phase::Phase;
use crate::setup::Start;

/// The board of a game. Maps are kept once, so that the same map is at the same place.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MapRef(pub(crate) &'static Map);

impl Deref for MapRef {
    type Target = Map;

    #[inline]
    fn deref(&self) -> &Map {
        self.0
    }
}

impl PartialEq for MapRef {
    fn eq(&self, other: &MapRef) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for MapRef {}

impl Hash for MapRef {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.id.hash(state);
        self.0.board.hash(state);
    }
}

/// A caravan on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Caravan {
    /// Its route, [`NO_PATH`] if it is not on the board.
    pub(crate) at: u16,
    /// The seats whose toll it has paid this turn, a bit each (MOE-57).
    pub(crate) tolls: u8,
    /// Whether it stands where it stood when its owner's turn began (MOE-60).
    pub(crate) rested: bool,
}

impl Caravan {
    pub(crate) const AWAY: Caravan = Caravan { at: NO_PATH, tolls: 0, rested: true };

    pub(crate) fn resting(at: u16) -> Caravan {
        Caravan { at, tolls: 0, rested: true }
    }
}

/// An answer to an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Answer {
    /// None yet, or refused.
    None,
    /// Agreed.
    Accepted,
    /// Another offer, from the side of the one who answers.
    Countered { give: Bundle, want: Bundle },
}

/// All that lies open.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Table {
    pub(crate) map: MapRef,
    pub(crate) routes: [PathSet; SEATS],
    /// Posts by city, a bit each.
    pub(crate) posts: [u64; SEATS],
    pub(crate) neutral: u64,
    /// Posts left in each warehouse, every one on a commodity (MOE-12).
    pub(crate) warehouse: [u8; SEATS],
    /// The posts under which each seat has put a commodity.
    pub(crate) commodities: [u64; SEATS],
    /// Played development cards.
    pub(crate) discard: Cards,
    /// What the stack consisted of when it was last shuffled.
    pub(crate) shuffled: Cards,
    /// Intersections, lower first, [`NONE`] for merchants not on the board.
    pub(crate) merchants: [[u8; 2]; SEATS],
    /// In order; the ones not on the board last.
    pub(crate) caravans: [[Caravan; 2]; SEATS],
    /// Where each token lies, [`NONE`] face down.
    pub(crate) tokens: [u8; TOKENS],
    pub(crate) robber: u8,
    pub(crate) gold: [u8; SEATS],
    pub(crate) players: u8,
    pub(crate) start: Start,
    /// Who began.
    pub(crate) first: u8,
    pub(crate) active: u8,
    pub(crate) phase: Phase,
    /// The last throw, zeros before the first.
    pub(crate) dice: [u8; 2],
    /// Whether the active player has thrown the dice.
    pub(crate) rolled: bool,
    /// Whether they have played a development card.
    pub(crate) played: bool,
    /// Resources bought for gold this turn.
    pub(crate) purchases: u8,
    /// Offers made this turn.
    pub(crate) offers: u8,
    /// Routes left of a charter.
    pub(crate) charter: u8,
    /// Cards still to be returned, and the lowest kind that may still be (MOE-25).
    pub(crate) owed: [u8; SEATS],
    pub(crate) owed_from: [u8; SEATS],
    /// Who has not answered yet, a bit each.
    pub(crate) waiting: u8,
    pub(crate) give: Bundle,
    pub(crate) want: Bundle,
    pub(crate) answers: [Answer; SEATS],
}

impl Table {
    /// An empty table.
    pub(crate) fn new(map: &'static Map, players: usize, start: Start) -> Table {
        let mut tokens = [NONE; TOKENS];
        for (terrain, &land) in map.dotted.iter().enumerate() {
            tokens[3 * terrain] = land;
        }
        Table {
            map: MapRef(map),
            routes: [PathSet::EMPTY; SEATS],
            posts: [0; SEATS],
            neutral: 0,
            warehouse: [commodities_each(map.board, players) - 1; SEATS],
            commodities: [0; SEATS],
            discard: Cards::default(),
            shuffled: deck(),
            merchants: [[NONE; 2]; SEATS],
            caravans: [[Caravan::AWAY; 2]; SEATS],
            tokens,
            robber: map.robber,
            gold: [0; SEATS],
            players: players as u8,
            start,
            first: 0,
            active: 0,
            phase: Phase::Actions,
            dice: [0; 2],
            rolled: false,
            played: false,
            purchases: 0,
            offers: 0,
            charter: 0,
            owed: [0; SEATS],
            owed_from: [0; SEATS],
            waiting: 0,
            give: Bundle::default(),
            want: Bundle::default(),
            answers: [Answer::None; SEATS],
        }
    }

    pub(crate) fn board(&self) -> Board {
        self.map.board
    }

    #[inline]
    pub(crate) fn seats(&self) -> usize {
        usize::from(self.players)
    }

    /// Gold that nobody has.
    #[inline]
    pub(crate) fn bank(&self) -> u8 {
        GOLD - self.gold.iter().sum::<u8>()
    }

    /// Every route.
    #[inline]
    pub(crate) fn all_routes(&self) -> PathSet {
        let [one, two, three, four] = &self.routes;
        one.or(two).or(&three.or(four))
    }

    /// Whose route it is.
    #[inline]
    pub(crate) fn owner(&self, path: u16) -> Option<usize> {
        self.routes.iter().position(|routes| routes.contains(usize::from(path)))
    }

    /// Every post, neutral ones too.
    #[inline]
    pub(crate) fn all_posts(&self) -> u64 {
        self.posts.iter().fold(self.neutral, |all, posts| all | posts)
    }

    /// Posts that have received a commodity.
    #[inline]
    pub(crate) fn supplied(&self) -> u64 {
        self.commodities.iter().fold(0, |all, cities| all | cities)
    }

    /// Posts in a seat's warehouse if none was lost: those of the start never lie there (MOE-12).
    pub(crate) fn usual_warehouse(&self, seat: usize) -> u8 {
        let built = (self.posts[seat].count_ones() as u8).saturating_sub(FIRST_POSTS);
        (self.commodities_each() - 1).saturating_sub(built)
    }

    /// Commodities of each seat in the whole game (MOE-12).
    #[inline]
    pub(crate) fn commodities_each(&self) -> u8 {
        commodities_each(self.board(), self.seats())
    }

    /// Commodities that a seat has delivered.
    #[inline]
    pub(crate) fn delivered(&self, seat: usize) -> u8 {
        self.commodities[seat].count_ones() as u8
    }

    /// Commodities with no post on them (MOE-12, MOE-49).
    #[inline]
    pub(crate) fn free_commodities(&self, seat: usize) -> u8 {
        (self.commodities_each() - self.warehouse[seat]).saturating_sub(self.delivered(seat))
    }

    /// Routes that a seat can still lay (MOE-38).
    #[inline]
    pub(crate) fn routes_left(&self, seat: usize) -> u8 {
        ROUTES - self.routes[seat].len() as u8
    }

    /// The lands with a number, printed or on a token.
    pub(crate) fn numbered(&self) -> u128 {
        let tokens = self.tokens.iter().filter(|&&land| land != NONE);
        tokens.fold(self.map.numbered, |lands, land| lands | 1 << land)
    }

    /// The lands with an empty circle (MOE-51).
    #[inline]
    pub(crate) fn empty_circles(&self) -> u128 {
        self.map.circles & !self.numbered()
    }

    /// How many caravans stand beside a route; one on its way stands nowhere.
    #[inline]
    pub(crate) fn caravans_at(&self, path: u16) -> usize {
        self.caravans.iter().flatten().filter(|caravan| caravan.at == path).count()
    }

    /// Whether a merchant stands at an intersection; one on its way stands nowhere.
    #[inline]
    pub(crate) fn merchant_at(&self, corner: u8) -> bool {
        self.merchants.iter().flatten().any(|&merchant| merchant == corner)
    }

    /// The intersections with merchants of a seat, one on its way included.
    pub(crate) fn merchants_of(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        let walking = match self.phase {
            Phase::Walking { at, .. } if seat == self.active_seat() => Some(at),
            _ => None,
        };
        self.merchants[seat.index()].into_iter().filter(|&corner| corner != NONE).chain(walking)
    }

    /// The paths with caravans of a seat, one on its way included.
    pub(crate) fn caravans_of(&self, seat: Seat) -> impl Iterator<Item = u16> + use<> {
        let driving = match self.phase {
            Phase::Driving { caravan, .. } if seat == self.active_seat() => Some(caravan.at),
            _ => None,
        };
        let own = self.caravans[seat.index()].into_iter().map(|caravan| caravan.at);
        own.filter(|&path| path != NO_PATH).chain(driving)
    }

    /// The number on a land, printed or on a token.
    pub(crate) fn number_on(&self, land: u8) -> Option<u8> {
        if let Mark::Number(number) = self.map.lands[usize::from(land)].mark {
            return Some(number);
        }
        let token = self.tokens.iter().position(|&at| at == land)?;
        Some(self.map.tokens[token])
    }

    /// The offer on the table: what the player on turn gives and what they want.
    pub(crate) fn offer(&self) -> Option<(Bundle, Bundle)> {
        let stands = matches!(self.phase, Phase::Answering | Phase::Dealing);
        stands.then_some((self.give, self.want))
    }

    pub(crate) fn active_seat(&self) -> Seat {
        Seat::new(usize::from(self.active))
    }

    /// Pays gold from the bank to the seats, the active player first and clockwise if it runs short (MOE-24).
    pub(crate) fn pay_out(&mut self, gold: [u8; SEATS]) {
        let mut bank = self.bank();
        for seat in self.active_seat().clockwise(self.seats()) {
            let paid = gold[seat.index()].min(bank);
            self.gold[seat.index()] += paid;
            bank -= paid;
        }
    }
}
