//! The table as numbers, and the numbers of actions: what a net reads and chooses from.
//!
//! Cities, lands, intersections and paths go by their numbers on the board, in the order of their names; there is room
//! for those of every map, and what a board doesn't have stays 0.

mod numbers;

pub use numbers::ACTIONS;

use game::dice::throws;
use game::observation::{Part, Writer, relative, seats_from};
use game::{Observe, Seat, SeatSet, Turn, View, Viewer};

use crate::action::{Action, Bundle, Dice};
use crate::components::{
    Board, Card, Cards, GOLD, Good, Hand, RESOURCE_CARDS, ROUTES, Resource, SEATS, deck,
};
use crate::ids::{CitySet, Id, TokenId};
use crate::map::{MOST_CITIES, MOST_INTERSECTIONS, MOST_LANDS, MOST_PATHS, Mark};
use crate::phase::{Answer, Phase, Terms};
use crate::state::Merchants;
use crate::table::Table;
use crate::view::MerchantsView;

const RESOURCES: usize = Resource::ALL.len();
const CARDS: usize = Card::ALL.len();
const GOODS: usize = Good::ALL.len();
const PHASES: usize = 26;
const TERMS: usize = 2 * GOODS;
const ANSWER: usize = 3 + TERMS;
const CARAVAN: usize = 2 + SEATS;
const SEAT: usize = 2 + 2 * RESOURCES + 5;

/// What an observation has.
pub const OBSERVATION: &[Part] = &[
    Part::new("players", 2, "one of 3, 4 players"),
    Part::new("board", 2, "one of the short and the full board"),
    Part::new("active", SEATS, "whose turn it is, counted clockwise from the viewer"),
    Part::new("to-act", SEATS, "who may act now, clockwise from the viewer"),
    Part::new(
        "phase",
        PHASES,
        "one of: throws for the first turn, first posts, neutral posts, first routes, before the dice, dice, discard, \
         robber, rob, stealing, actions, offering, answering, dealing, drawing, shortest ways, adjoining route, charter, \
         guide, walking, circles, token, moving a token, fair wind, driving, good year; none at the end",
    ),
    Part::new(
        "turn",
        6,
        "1 if the dice are thrown, 1 if a card was played, purchases (of 2), offers (of 20), routes of a charter (of 2), the \
         last throw (of 12)",
    ),
    Part::new("set-up", 1, "steps of the set-up that are done (of 12)"),
    Part::new("steps", 2, "steps left of a move (of 12), 1 if it has moved"),
    Part::new(
        "at-path",
        MOST_PATHS,
        "the route that ended an isolation, the double arrow, or where the caravan is",
    ),
    Part::new("at-intersection", MOST_INTERSECTIONS, "where the merchant is that walks"),
    Part::new("at-land", MOST_LANDS, "the land that gets a token"),
    Part::new("at-city", MOST_CITIES, "the city whose circles are to be chosen"),
    Part::new("victim", SEATS, "who is robbed, clockwise from the viewer"),
    Part::new("debts", SEATS, "cards that each seat has to return (of 10), clockwise from the viewer"),
    Part::new(
        "listed-from",
        RESOURCES,
        "the lowest resource that is still listed while the viewer returns cards or takes some",
    ),
    Part::new("good-year", 1, "resources of a good year left to take (of 2)"),
    Part::new("offer", TERMS, "what the player on turn gives and wants: five resources and gold each (of 5)"),
    Part::new(
        "answers",
        SEATS * ANSWER,
        "for each seat, clockwise from the viewer: 1 if it has not answered yet, 1 if it accepted, 1 if it proposed; what it \
         gives and wants then: five resources and gold each (of 5)",
    ),
    Part::new("supply", RESOURCES, "resource cards that nobody has (of 19)"),
    Part::new("bank", 1, "gold that nobody has (of 100)"),
    Part::new("discard", CARDS, "played development cards (of 8)"),
    Part::new("stack", 1, "development cards left in the stack (of 25)"),
    Part::new("hand", RESOURCES, "the viewer's resource cards (of 10)"),
    Part::new("cards", CARDS, "the viewer's development cards (of 4)"),
    Part::new("fresh", CARDS, "those of them that were bought in this turn (of 2)"),
    Part::new(
        "own-caravans",
        2 * CARAVAN,
        "for each caravan of the viewer, in the order of paths: 1 if it is on the board, 1 if it has not moved, whose toll it \
         has paid",
    ),
    Part::new("number", MOST_LANDS, "the number on each land (of 12)"),
    Part::new("rolls", MOST_LANDS, "how many of 36 throws bring each land's number (of 5)"),
    Part::new("robber", MOST_LANDS, "the robber's land"),
    Part::new("neutral", MOST_CITIES, "the cities with neutral posts"),
    Part::new(
        "posts",
        SEATS * MOST_CITIES,
        "for each seat, clockwise from the viewer: the cities with its posts",
    ),
    Part::new(
        "commodities",
        SEATS * MOST_CITIES,
        "for each seat: the posts under which it has put a commodity",
    ),
    Part::new(
        "routes",
        SEATS * MOST_PATHS,
        "for each seat, clockwise from the viewer: the paths with its routes",
    ),
    Part::new(
        "merchants",
        2 * MOST_INTERSECTIONS,
        "where merchants of the viewer stand, then those of the others",
    ),
    Part::new("caravans", 2 * MOST_PATHS, "where caravans of the viewer stand, then those of the others"),
    Part::new(
        "seats",
        SEATS * SEAT,
        "for each seat, clockwise from the viewer: resource cards (of 20), development cards (of 5); of each resource, at \
         least and at most so many in hand by what the viewer has seen (of 10); gold (of 20), posts in the warehouse, \
         commodities delivered, free commodities (of 10), routes left (of 30)",
    ),
];

/// A row with the eyes of a viewer, who counts seats from their own.
struct Eyes<'a> {
    row: Writer<'a>,
    viewer: Viewer,
    table: &'a Table,
}

fn hand_numbers(hand: Hand) -> [u8; RESOURCES] {
    Resource::ALL.map(|resource| hand.get(resource))
}

fn card_numbers(cards: Cards) -> [u8; CARDS] {
    Card::ALL.map(|card| cards.get(card))
}

fn some_cities(row: &mut Writer<'_>, cities: CitySet) {
    row.some_of(cities.iter().map(Id::index), MOST_CITIES);
}

impl Eyes<'_> {
    fn seats(&mut self, seats: impl IntoIterator<Item = Seat>) {
        let (viewer, players) = (self.viewer, self.table.players());
        self.row.some_of(seats.into_iter().map(|seat| relative(viewer, seat, players)), SEATS);
    }

    fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        seats_from(self.viewer, self.table.players())
    }

    fn turn(&mut self, turn: Turn) {
        let table = self.table;
        self.row.one_of(Some(table.players() - 3), 2);
        self.row.one_of(Some(usize::from(table.board() == Board::Full)), 2);
        self.seats([table.active]);
        self.seats(if let Turn::Seats(seats) = turn { seats } else { SeatSet::EMPTY });
        self.row.one_of(phase_number(&table.phase), PHASES);
        self.row.flag(table.rolled);
        self.row.flag(table.played);
        self.row.amount(table.purchases, 2);
        self.row.amount(table.offers, 20);
        self.row.amount(table.charter, 2);
        self.row.amount(table.dice.map_or(0, Dice::sum), 12);
        let done = match table.phase {
            Phase::SetPosts(done) | Phase::SetNeutral(done) | Phase::SetRoutes(done) => done,
            _ => 0,
        };
        self.row.amount(done, 12);
    }

    /// What the phase is about, by places.
    fn places(&mut self) {
        let phase = self.table.phase;
        let (left, moved) = match phase {
            Phase::Walking { left, moved, .. } | Phase::Driving { left, moved, .. } => (left, moved),
            _ => (0, false),
        };
        self.row.amount(left, 12);
        self.row.flag(moved);
        let path = match phase {
            Phase::ShortestWays(path) | Phase::Adjoining(path) => Some(path),
            Phase::Driving { caravan, .. } => Some(caravan.at),
            _ => None,
        };
        self.row.one_of(path.map(Id::index), MOST_PATHS);
        let at = if let Phase::Walking { at, .. } = phase { Some(at.index()) } else { None };
        self.row.one_of(at, MOST_INTERSECTIONS);
        let land =
            if let Phase::Token(land) | Phase::MoveToken(land) = phase { Some(land.index()) } else { None };
        self.row.one_of(land, MOST_LANDS);
        let city = if let Phase::Circles(city) = phase { Some(city.index()) } else { None };
        self.row.one_of(city, MOST_CITIES);
        self.seats(if let Phase::Stealing(victim) = phase { Some(victim) } else { None });
    }

    fn choices(&mut self) {
        let phase = self.table.phase;
        for place in 0..SEATS {
            let seat = self.clockwise().nth(place);
            let owed = match (phase, seat) {
                (Phase::Discard(debts), Some(seat)) => debts.owed[seat],
                _ => 0,
            };
            self.row.amount(owed, 10);
        }
        let from = match (phase, self.viewer) {
            (Phase::Discard(debts), Viewer::Seat(seat)) if debts.owed[seat] > 0 => Some(debts.from[seat]),
            (Phase::GoodYear { from, .. }, _) => Some(from),
            _ => None,
        };
        self.row.one_of(from.map(Resource::index), RESOURCES);
        self.row.amount(if let Phase::GoodYear { left, .. } = phase { left } else { 0 }, 2);
    }

    fn terms(&mut self, terms: Terms) {
        for bundle in [terms.give, terms.want] {
            self.row.amounts(bundle_numbers(bundle), 5);
        }
    }

    fn talk(&mut self) {
        let Some(talk) = self.table.talk() else {
            return self.row.skip(TERMS + SEATS * ANSWER);
        };
        self.terms(talk.offer.unwrap_or_default());
        for seat in self.clockwise() {
            let answer = talk.answers[seat];
            self.row.flag(talk.waiting.contains(seat));
            self.row.flag(answer == Some(Answer::Accepted));
            match answer {
                Some(Answer::Proposed(terms)) => {
                    self.row.flag(true);
                    self.terms(terms);
                }
                _ => self.row.skip(1 + TERMS),
            }
        }
        self.row.skip((SEATS - self.table.players()) * ANSWER);
    }

    fn lands(&mut self) {
        let table = self.table;
        let map = table.map();
        let mut numbers = [0; MOST_LANDS];
        for (land, about) in map.lands.entries() {
            if let Mark::Number(number) = about.mark {
                numbers[land.index()] = number;
            }
        }
        for token in TokenId::all() {
            if let Some(land) = table.tokens[token] {
                numbers[land.index()] = map.tokens[token];
            }
        }
        self.row.amounts(numbers, 12);
        self.row.amounts(numbers.map(throws), 5);
        self.row.one_of(Some(table.robber.index()), MOST_LANDS);
    }

    fn pieces(&mut self) {
        let table = self.table;
        let empty = SEATS - table.players();
        some_cities(&mut self.row, table.neutral);
        self.clockwise().for_each(|seat| some_cities(&mut self.row, table.posts[seat]));
        self.row.skip(empty * MOST_CITIES);
        self.clockwise().for_each(|seat| some_cities(&mut self.row, table.commodities[seat]));
        self.row.skip(empty * MOST_CITIES);
        for seat in self.clockwise() {
            self.row.some_of(table.routes[seat].iter().map(Id::index), MOST_PATHS);
        }
        self.row.skip(empty * MOST_PATHS);
        let own = |seat: &Seat| self.viewer.is(*seat);
        let merchants = |seat: Seat| table.merchants[seat].iter().map(Id::index);
        let (mine, others): (SeatSet, SeatSet) =
            (table.seats().filter(own).collect(), table.seats().filter(|seat| !own(seat)).collect());
        for seats in [mine, others] {
            self.row.some_of(seats.into_iter().flat_map(merchants), MOST_INTERSECTIONS);
        }
        let caravans = |seat: Seat| table.caravans[seat].iter().map(|caravan| caravan.at.index());
        for seats in [mine, others] {
            self.row.some_of(seats.into_iter().flat_map(caravans), MOST_PATHS);
        }
    }

    fn own_caravans(&mut self) {
        let Viewer::Seat(seat) = self.viewer else { return self.row.skip(2 * CARAVAN) };
        let caravans = self.table.caravans[seat];
        for caravan in caravans.iter() {
            self.row.flag(true);
            self.row.flag(caravan.rested);
            self.seats(caravan.tolls);
        }
        self.row.skip((2 - caravans.iter().count()) * CARAVAN);
    }

    fn seat(&mut self, view: &MerchantsView, seat: Seat) {
        let table = self.table;
        self.row.amount(view.hand_size(seat), 20);
        self.row.amount(view.card_count(seat), 5);
        self.row.amounts(hand_numbers(view.bounds[seat].least), 10);
        self.row.amounts(hand_numbers(view.bounds[seat].most), 10);
        self.row.amount(table.gold[seat], 20);
        self.row.amount(table.warehouse[seat], 10);
        self.row.amount(table.delivered(seat), 10);
        self.row.amount(table.free_commodities(seat), 10);
        self.row.amount(table.routes_left(seat), ROUTES.into());
    }
}

fn bundle_numbers(bundle: Bundle) -> [u8; GOODS] {
    Good::ALL.map(|good| bundle.get(good))
}

fn phase_number(phase: &Phase) -> Option<usize> {
    Some(match phase {
        Phase::Order { .. } => 0,
        Phase::SetPosts(_) => 1,
        Phase::SetNeutral(_) => 2,
        Phase::SetRoutes(_) => 3,
        Phase::BeforeRoll => 4,
        Phase::Dice => 5,
        Phase::Discard(_) => 6,
        Phase::Robber => 7,
        Phase::Rob => 8,
        Phase::Stealing(_) => 9,
        Phase::Actions => 10,
        Phase::Offering => 11,
        Phase::Answering(_) => 12,
        Phase::Dealing(_) => 13,
        Phase::Drawing => 14,
        Phase::ShortestWays(_) => 15,
        Phase::Adjoining(_) => 16,
        Phase::Charter => 17,
        Phase::Guide => 18,
        Phase::Walking { .. } => 19,
        Phase::Circles(_) => 20,
        Phase::Token(_) => 21,
        Phase::MoveToken(_) => 22,
        Phase::FairWind => 23,
        Phase::Driving { .. } => 24,
        Phase::GoodYear { .. } => 25,
        Phase::Over(_) => return None,
    })
}

impl Observe for Merchants {
    const OBSERVATION_VERSION: u32 = 1;
    const OBSERVATION: &'static [Part] = OBSERVATION;
    const ACTIONS: &'static [Part] = ACTIONS;

    fn observe(view: &MerchantsView, out: &mut [f32]) {
        let (viewer, table) = (view.viewer(), view.table());
        let mut eyes = Eyes { row: Writer::new(out), viewer, table };
        eyes.turn(table.turn());
        eyes.row.at(OBSERVATION, "steps");
        eyes.places();
        eyes.row.at(OBSERVATION, "debts");
        eyes.choices();
        eyes.row.at(OBSERVATION, "offer");
        eyes.talk();
        eyes.row.at(OBSERVATION, "supply");
        eyes.row.amounts(hand_numbers(view.supply), RESOURCE_CARDS.into());
        eyes.row.amount(table.bank(), GOLD.into());
        eyes.row.amounts(card_numbers(table.discard), 8);
        let held: u8 = view.card_sizes.0.iter().sum();
        eyes.row.amount(deck().total() - table.discard.total() - held, deck().total().into());
        let own = view.own;
        eyes.row.amounts(hand_numbers(own.map_or(Hand::default(), |own| own.hand)), 10);
        eyes.row.amounts(card_numbers(own.map_or(Cards::default(), |own| own.cards)), 4);
        eyes.row.amounts(card_numbers(own.map_or(Cards::default(), |own| own.fresh)), 2);
        eyes.row.at(OBSERVATION, "own-caravans");
        eyes.own_caravans();
        eyes.row.at(OBSERVATION, "number");
        eyes.lands();
        eyes.row.at(OBSERVATION, "neutral");
        eyes.pieces();
        eyes.row.at(OBSERVATION, "seats");
        for seat in seats_from(viewer, table.players()) {
            eyes.seat(view, seat);
        }
        eyes.row.skip((SEATS - table.players()) * SEAT);
        eyes.row.end();
    }

    fn number(view: &MerchantsView, action: Action) -> Option<u32> {
        numbers::number(view, action)
    }

    fn action(view: &MerchantsView, number: u32) -> Option<Action> {
        numbers::action(view, number)
    }
}
