//! All that lies open: the board, the pieces, and what the game waits for.

use game::{BySeat, Clause, Seat, SeatSet};

use crate::action::{Action, Dice};
use crate::components::{
    Board, Cards, FIRST_POSTS, GOLD, Gold, ROUTES, SEATS, Terrain, commodities_each, deck,
};
use crate::ids::{CityId, CitySet, IntersectionId, LandId, LandSet, PathId, PathSet, TokenId};
use crate::map::{ByToken, Map, MapRef, Mark};
use crate::phase::{Phase, Talk};
use crate::setup::{BoardSetup, Players, Start};

/// A caravan on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Caravan {
    /// Its route.
    pub at: PathId,
    /// The seats whose toll it has paid this turn (MOE-57).
    pub tolls: SeatSet,
    /// Whether it stands where it stood when its owner's turn began (MOE-60).
    pub rested: bool,
}

impl Caravan {
    /// A caravan that stands where it stood when the turn began.
    #[must_use]
    pub const fn resting(at: PathId) -> Caravan {
        Caravan { at, tolls: SeatSet::EMPTY, rested: true }
    }
}

/// The pieces of a kind that a player has on the board, two at most, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pair<T>([Option<T>; 2]);

impl<T: Copy + Ord> Pair<T> {
    /// No piece.
    pub const EMPTY: Pair<T> = Pair([None; 2]);

    /// The pieces.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        self.0.into_iter().flatten()
    }

    /// Whether none is on the board.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// Whether both are on the board.
    #[inline]
    #[must_use]
    pub fn is_full(self) -> bool {
        self.0[1].is_some()
    }

    /// Whether a piece like this is on the board.
    #[inline]
    #[must_use]
    pub fn contains(self, piece: T) -> bool {
        self.0.contains(&Some(piece))
    }

    /// Puts a piece on the board, of which there has to be one left.
    pub fn put(&mut self, piece: T) {
        debug_assert!(!self.is_full(), "a player has two of them");
        self.0 = match self.0[0] {
            None => [Some(piece), None],
            Some(first) => [Some(first.min(piece)), Some(first.max(piece))],
        };
    }

    /// Takes a piece off the board, if it is there.
    pub fn take(&mut self, piece: T) {
        match self.0 {
            [Some(first), second] if first == piece => self.0 = [second, None],
            [first, Some(second)] if second == piece => self.0 = [first, None],
            _ => {}
        }
    }
}

/// Whose post stands in a city.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Post {
    /// A player's.
    Of(Seat),
    /// A neutral one (MOE-14).
    Neutral,
}

/// All that lies open.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) map: MapRef,
    /// The paths with each seat's routes.
    pub routes: BySeat<PathSet, SEATS>,
    /// The cities with each seat's posts.
    pub posts: BySeat<CitySet, SEATS>,
    /// The cities with neutral posts.
    pub neutral: CitySet,
    /// Posts left in each warehouse, every one on a commodity (MOE-12).
    pub warehouse: BySeat<u8, SEATS>,
    /// The posts under which each seat has put a commodity.
    pub commodities: BySeat<CitySet, SEATS>,
    /// Played development cards.
    pub discard: Cards,
    /// What the stack consisted of when it was last shuffled.
    pub shuffled: Cards,
    /// The intersections with each seat's merchants, but for one on its way.
    pub merchants: BySeat<Pair<IntersectionId>, SEATS>,
    /// Each seat's caravans, but for one on its way.
    pub caravans: BySeat<Pair<Caravan>, SEATS>,
    /// Where each token lies, nowhere if face down.
    pub tokens: ByToken<Option<LandId>>,
    /// The robber's hex.
    pub robber: LandId,
    /// Each seat's gold.
    pub gold: Gold,
    /// How the first posts were set.
    pub start: Start,
    pub(crate) players: Players,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What the game waits for.
    pub phase: Phase,
    /// The last throw.
    pub dice: Option<Dice>,
    /// Whether the active player has thrown the dice.
    pub rolled: bool,
    /// Whether they have played a development card.
    pub played: bool,
    /// Resources bought for gold this turn.
    pub purchases: u8,
    /// Offers made this turn.
    pub offers: u8,
    /// Routes left of a charter.
    pub charter: u8,
}

impl Table {
    /// An empty table.
    pub(crate) fn new(map: &'static Map, players: Players, start: Start) -> Table {
        let mut tokens = ByToken::new([None; TokenId::COUNT]);
        for terrain in Terrain::ALL {
            tokens[TokenId::dotted(terrain)] = Some(map.dotted(terrain));
        }
        Table {
            map: MapRef(map),
            routes: BySeat([PathSet::EMPTY; SEATS]),
            posts: BySeat([CitySet::EMPTY; SEATS]),
            neutral: CitySet::EMPTY,
            warehouse: BySeat([commodities_each(map.board, players) - 1; SEATS]),
            commodities: BySeat([CitySet::EMPTY; SEATS]),
            discard: Cards::default(),
            shuffled: deck(),
            merchants: BySeat([Pair::EMPTY; SEATS]),
            caravans: BySeat([Pair::EMPTY; SEATS]),
            tokens,
            robber: map.robber,
            gold: Gold::default(),
            players,
            start,
            first: Seat::new(0),
            active: Seat::new(0),
            phase: Phase::Actions,
            dice: None,
            rolled: false,
            played: false,
            purchases: 0,
            offers: 0,
            charter: 0,
        }
    }

    /// The board.
    #[inline]
    #[must_use]
    pub fn map(&self) -> &'static Map {
        self.map.0
    }

    /// Which of the two boards it is.
    #[must_use]
    pub fn board(&self) -> Board {
        self.map().board
    }

    /// The board with its start.
    #[must_use]
    pub fn setup(&self) -> BoardSetup {
        match self.board() {
            Board::Short => BoardSetup::Short(self.start),
            Board::Full => BoardSetup::Full,
        }
    }

    /// How many play.
    #[inline]
    #[must_use]
    pub fn players(&self) -> usize {
        self.players.get()
    }

    /// The seats, from P1.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players())
    }

    /// All but the player on turn.
    #[must_use]
    pub fn others(&self) -> SeatSet {
        let mut others = SeatSet::all(self.players());
        others.remove(self.active);
        others
    }

    /// Gold that nobody has.
    #[inline]
    #[must_use]
    pub fn bank(&self) -> u8 {
        GOLD - self.gold.0.iter().sum::<u8>()
    }

    /// Every route.
    #[inline]
    #[must_use]
    pub fn all_routes(&self) -> PathSet {
        let [one, two, three, four] = &self.routes.0;
        one.or(two).or(&three.or(four))
    }

    /// Whose route lies on a path.
    #[inline]
    #[must_use]
    pub fn route_on(&self, path: PathId) -> Option<Seat> {
        self.routes.0.iter().position(|routes| routes.contains(path)).map(Seat::new)
    }

    /// Every post, neutral ones too.
    #[inline]
    #[must_use]
    pub fn all_posts(&self) -> CitySet {
        self.posts.0.iter().fold(self.neutral, CitySet::or)
    }

    /// The post in a city.
    #[must_use]
    pub fn post_in(&self, city: CityId) -> Option<Post> {
        if self.neutral.contains(city) {
            return Some(Post::Neutral);
        }
        let owner = self.posts.0.iter().position(|posts| posts.contains(city));
        owner.map(|seat| Post::Of(Seat::new(seat)))
    }

    /// Posts that have received a commodity.
    #[inline]
    #[must_use]
    pub fn supplied(&self) -> CitySet {
        self.commodities.0.iter().fold(CitySet::EMPTY, CitySet::or)
    }

    /// Whose commodity lies under the post in a city.
    #[must_use]
    pub fn commodity_in(&self, city: CityId) -> Option<Seat> {
        self.commodities.0.iter().position(|cities| cities.contains(city)).map(Seat::new)
    }

    /// The posts that would take a commodity of a seat: those of others and neutral ones that have none (MOE-59).
    #[inline]
    #[must_use]
    pub fn customers(&self, seat: Seat) -> CitySet {
        self.all_posts().without(&self.posts[seat]).without(&self.supplied())
    }

    /// Posts in a seat's warehouse if none was lost: those of the start never lie there (MOE-12).
    pub(crate) fn usual_warehouse(&self, seat: Seat) -> u8 {
        let built = (self.posts[seat].len() as u8).saturating_sub(FIRST_POSTS);
        (self.commodities_each() - 1).saturating_sub(built)
    }

    /// Commodities of each seat in the whole game (MOE-12).
    #[inline]
    #[must_use]
    pub fn commodities_each(&self) -> u8 {
        commodities_each(self.board(), self.players)
    }

    /// Commodities that a seat has delivered.
    #[inline]
    #[must_use]
    pub fn delivered(&self, seat: Seat) -> u8 {
        self.commodities[seat].len() as u8
    }

    /// Commodities with no post on them, which can be delivered (MOE-12, MOE-49).
    #[inline]
    #[must_use]
    pub fn free_commodities(&self, seat: Seat) -> u8 {
        (self.commodities_each() - self.warehouse[seat]).saturating_sub(self.delivered(seat))
    }

    /// Routes that a seat can still lay (MOE-38).
    #[inline]
    #[must_use]
    pub fn routes_left(&self, seat: Seat) -> u8 {
        ROUTES - self.routes[seat].len() as u8
    }

    /// The lands with a number, printed or on a token.
    #[must_use]
    pub fn numbered(&self) -> LandSet {
        let mut lands = self.map().numbered;
        lands.extend(self.tokens.things().iter().copied().flatten());
        lands
    }

    /// The lands with an empty circle (MOE-51).
    #[inline]
    #[must_use]
    pub fn empty_circles(&self) -> LandSet {
        self.map().circles.without(&self.numbered())
    }

    /// How many caravans stand beside a route; one on its way stands nowhere.
    #[inline]
    #[must_use]
    pub fn caravans_at(&self, path: PathId) -> usize {
        self.caravans
            .0
            .iter()
            .flat_map(|caravans| caravans.iter())
            .filter(|caravan| caravan.at == path)
            .count()
    }

    /// Whether a merchant stands at an intersection; one on its way stands nowhere.
    #[inline]
    #[must_use]
    pub fn is_merchant_at(&self, at: IntersectionId) -> bool {
        self.merchants.0.iter().any(|merchants| merchants.contains(at))
    }

    /// Whose merchant is at an intersection, one on its way included.
    #[must_use]
    pub fn merchant_at(&self, at: IntersectionId) -> Option<Seat> {
        if let Phase::Walking { at: walking, .. } = self.phase
            && walking == at
        {
            return Some(self.active);
        }
        self.merchants.0.iter().position(|own| own.contains(at)).map(Seat::new)
    }

    /// The intersections with merchants of a seat, one on its way included and last.
    pub fn merchants_of(&self, seat: Seat) -> impl Iterator<Item = IntersectionId> + use<> {
        let walking = match self.phase {
            Phase::Walking { at, .. } if seat == self.active => Some(at),
            _ => None,
        };
        self.merchants[seat].iter().chain(walking)
    }

    /// The caravans of a seat, one on its way included and last.
    pub fn caravans_of(&self, seat: Seat) -> impl Iterator<Item = Caravan> + use<> {
        let driving = match self.phase {
            Phase::Driving { caravan, .. } if seat == self.active => Some(caravan),
            _ => None,
        };
        self.caravans[seat].iter().chain(driving)
    }

    /// The number on a land, printed or on a token.
    #[must_use]
    pub fn number_on(&self, land: LandId) -> Option<u8> {
        if let Mark::Number(number) = self.map().lands[land].mark {
            return Some(number);
        }
        let token = TokenId::all().find(|&token| self.tokens[token] == Some(land))?;
        Some(self.map().tokens[token])
    }

    /// The clause that says what an action does here. To stop ends a move, founds a post where a merchant stands on a
    /// free city site (MOE-48), or forgoes the rest of a charter (MOE-72).
    #[must_use]
    pub fn clause_of(&self, action: Action) -> Clause {
        match (action, self.phase) {
            (Action::Stop, Phase::Walking { at, .. }) => {
                let founds = self.map().city_at[at].is_some_and(|city| self.post_in(city).is_none());
                Clause(if founds { "MOE-48" } else { "MOE-45" })
            }
            (Action::Stop, Phase::Driving { .. }) => Clause("MOE-55"),
            (Action::Stop, Phase::Charter) => Clause("MOE-72"),
            _ => action.clause(),
        }
    }

    /// What is talked about with the others.
    #[must_use]
    pub fn talk(&self) -> Option<&Talk> {
        match &self.phase {
            Phase::Answering(talk) | Phase::Dealing(talk) => Some(talk),
            _ => None,
        }
    }

    /// Pays gold from the bank to the seats, the active player first and clockwise if it runs short (MOE-24).
    pub(crate) fn pay_out(&mut self, gold: Gold) {
        let mut bank = self.bank();
        for seat in self.active.clockwise(self.players()) {
            let paid = gold[seat].min(bank);
            self.gold[seat] += paid;
            bank -= paid;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_keeps_its_order_whatever_comes_and_goes() {
        let mut pair = Pair::EMPTY;
        pair.put(5);
        pair.put(3);
        assert_eq!((pair, pair.is_full()), (Pair([Some(3), Some(5)]), true));
        pair.take(4);
        pair.take(3);
        assert_eq!(pair, Pair([Some(5), None]));
        pair.put(9);
        pair.take(9);
        assert_eq!(pair.iter().collect::<Vec<_>>(), [5]);
        pair.take(5);
        assert!(pair.is_empty());
    }
}
