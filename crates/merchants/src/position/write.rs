//! From states and views to positions.

use std::collections::BTreeMap;

use game::{Seat, SeatSet, Viewer};

use crate::action::Dice;
use crate::components::{SEATS, deck};
use crate::ids::{CityId, CitySet, LandId, PathId, TokenId};
use crate::knowledge::{Bounds, Knowledge};
use crate::map::Map;
use crate::phase::{Answer, Debts, Phase, Talk};
use crate::position::{
    BundlePosition, CaravanPosition, CounterPosition, MovedCaravan, OfferPosition, OwedPosition,
    PhasePosition, Position, ResourceName, SeatPosition, TurnPosition, UnsurePosition,
};
use crate::state::Merchants;
use crate::table::{Caravan, Table};
use crate::view::MerchantsView;

impl From<&Merchants> for Position {
    fn from(state: &Merchants) -> Position {
        let mut position = open(&state.table);
        for (seat, side) in state.table.seats().zip(&mut position.seats) {
            side.resources = Some(state.hands[seat]);
            side.cards = Some(state.cards[seat]).filter(|cards| !cards.is_empty());
            if seat == state.active() {
                side.fresh = Some(state.fresh).filter(|fresh| !fresh.is_empty());
            }
        }
        position.unsure = unsure(state);
        position
    }
}

impl From<&MerchantsView> for Position {
    fn from(view: &MerchantsView) -> Position {
        let mut position = open(&view.table);
        position.viewer = Some(view.viewer);
        position.supply = Some(view.supply);
        position.bank = Some(view.table.bank());
        for (seat, side) in view.table.seats().zip(&mut position.seats) {
            side.resource_count = Some(view.sizes[seat]);
            side.card_count = Some(view.card_sizes[seat]);
            side.free_commodities = Some(view.table.free_commodities(seat));
            let is_active = seat == view.table.active;
            side.fresh_count = Some(view.fresh_size).filter(|_| is_active);
            if let Some(own) = view.own.filter(|own| own.seat == seat) {
                side.resources = Some(own.hand);
                side.cards = Some(own.cards);
                side.fresh = Some(own.fresh).filter(|_| is_active);
            }
        }
        let own = view.own.map(|own| own.seat);
        for seat in view.table.seats().filter(|&seat| Some(seat) != own) {
            position.unsure.push(entry(view.viewer, seat, view.bounds[seat]));
        }
        if own.is_some() {
            let public = view.table.seats().map(|seat| entry(Viewer::Spectator, seat, view.public[seat]));
            position.unsure.extend(public);
        }
        position
    }
}

/// All that lies open.
fn open(table: &Table) -> Position {
    let map = table.map();
    Position {
        version: game::position::Version,
        viewer: None,
        map: map.id.clone(),
        board: map.board.to_string(),
        start: Some(table.start.name().to_owned()),
        players: Some(table.players()),
        first: table.first,
        active: Some(table.active),
        phase: phase(table),
        turn: TurnPosition {
            rolled: Some(table.rolled),
            played: table.played,
            purchases: table.purchases,
            offers: table.offers,
            charter: table.charter,
        },
        dice: table.dice.map(Dice::faces),
        seats: table.seats().map(|seat| side(table, seat)).collect(),
        neutral: cities(map, table.neutral),
        robber: Some(land(map, table.robber)),
        tokens: Some(tokens(table)),
        discard: table.discard,
        shuffled: Some(table.shuffled).filter(|&shuffled| shuffled != deck()),
        unsure: Vec::new(),
        supply: None,
        bank: None,
    }
}

fn cities(map: &Map, cities: CitySet) -> Vec<String> {
    cities.iter().map(|number| city(map, number)).collect()
}

fn city(map: &Map, city: CityId) -> String {
    map.cities[city].id.clone()
}

fn land(map: &Map, land: LandId) -> String {
    map.lands[land].name.to_string()
}

fn path(map: &Map, path: PathId) -> String {
    map.paths[path].to_string()
}

fn tokens(table: &Table) -> BTreeMap<String, u8> {
    let map = table.map();
    let placed = TokenId::all().filter_map(|token| Some((token, table.tokens[token]?)));
    placed.map(|(token, at)| (land(map, at), map.tokens[token])).collect()
}

fn side(table: &Table, seat: Seat) -> SeatPosition {
    let map = table.map();
    SeatPosition {
        posts: cities(map, table.posts[seat]),
        routes: table.routes[seat].iter().map(|number| path(map, number)).collect(),
        merchants: table.merchants[seat].iter().map(|at| map.intersections[at].to_string()).collect(),
        caravans: table.caravans[seat].iter().map(|caravan| caravan_position(table, caravan)).collect(),
        commodities: cities(map, table.commodities[seat]),
        warehouse: Some(table.warehouse[seat]).filter(|&left| left != table.usual_warehouse(seat)),
        gold: table.gold[seat],
        ..SeatPosition::default()
    }
}

fn caravan_position(table: &Table, caravan: Caravan) -> CaravanPosition {
    let at = path(table.map(), caravan.at);
    if caravan == Caravan::resting(caravan.at) {
        return CaravanPosition::Resting(at);
    }
    CaravanPosition::Moved(MovedCaravan { at, tolls: seats(caravan.tolls), rested: caravan.rested })
}

fn seats(seats: SeatSet) -> Vec<Seat> {
    seats.into_iter().collect()
}

fn entry(viewer: Viewer, of: Seat, bounds: Bounds) -> UnsurePosition {
    UnsurePosition { viewer, of, least: bounds.least, most: bounds.most }
}

fn unsure(state: &Merchants) -> Vec<UnsurePosition> {
    let exact = Knowledge::exact(state.hands);
    let mut entries = Vec::new();
    for viewer in Viewer::all(state.table.players()) {
        for seat in state.table.seats() {
            let bounds = state.knowledge.of(viewer, seat);
            if bounds != exact.of(viewer, seat) {
                entries.push(entry(viewer, seat, bounds));
            }
        }
    }
    entries
}

fn offer(talk: &Talk) -> OfferPosition {
    let mut offer = OfferPosition {
        give: talk.offer.map(|offer| BundlePosition(offer.give)),
        want: talk.offer.map(|offer| BundlePosition(offer.want)),
        accepted: Vec::new(),
        countered: Vec::new(),
        waiting: seats(talk.waiting),
    };
    for (seat, &answer) in Seat::all(SEATS).zip(&talk.answers.0) {
        match answer {
            None => {}
            Some(Answer::Accepted) => offer.accepted.push(seat),
            Some(Answer::Proposed(terms)) => {
                let (give, want) = (BundlePosition(terms.give), BundlePosition(terms.want));
                offer.countered.push(CounterPosition { seat, give, want });
            }
        }
    }
    offer
}

fn owed(debts: &Debts) -> Vec<OwedPosition> {
    let entry = |seat| OwedPosition { seat, cards: debts.owed[seat], from: ResourceName(debts.from[seat]) };
    debts.seats().into_iter().map(entry).collect()
}

fn phase(table: &Table) -> PhasePosition {
    let map = table.map();
    match table.phase {
        Phase::Order { roller, contenders, best, leaders } => PhasePosition::Order {
            roller,
            contenders: seats(contenders),
            best: best.unwrap_or(0),
            leaders: seats(leaders),
        },
        Phase::SetPosts(step) => PhasePosition::SetPosts(step),
        Phase::SetNeutral(step) => PhasePosition::SetNeutral(step),
        Phase::SetRoutes(step) => PhasePosition::SetRoutes(step),
        Phase::BeforeRoll => PhasePosition::BeforeRoll,
        Phase::Dice => PhasePosition::Dice,
        Phase::Discard(debts) => PhasePosition::Discard(owed(&debts)),
        Phase::Robber => PhasePosition::Robber,
        Phase::Rob => PhasePosition::Rob,
        Phase::Stealing(victim) => PhasePosition::Stealing(victim),
        Phase::Actions => PhasePosition::Actions,
        Phase::Offering => PhasePosition::Offering,
        Phase::Answering(talk) => PhasePosition::Answering(offer(&talk)),
        Phase::Dealing(talk) => PhasePosition::Dealing(offer(&talk)),
        Phase::Drawing => PhasePosition::Drawing,
        Phase::ShortestWays(number) => PhasePosition::Ways(path(map, number)),
        Phase::Adjoining(number) => PhasePosition::Adjoining(path(map, number)),
        Phase::Charter => PhasePosition::Charter,
        Phase::Guide => PhasePosition::Guide,
        Phase::Walking { at, left, moved } => {
            PhasePosition::Walking { at: map.intersections[at].to_string(), left, moved }
        }
        Phase::Circles(number) => PhasePosition::Circles(city(map, number)),
        Phase::Token(number) => PhasePosition::Token(land(map, number)),
        Phase::MoveToken(number) => PhasePosition::MoveToken(land(map, number)),
        Phase::FairWind => PhasePosition::FairWind,
        Phase::Driving { caravan, left, moved } => PhasePosition::Driving {
            at: path(map, caravan.at),
            tolls: seats(caravan.tolls),
            left,
            moved,
            rested: caravan.rested,
            served: None,
        },
        Phase::GoodYear { left, from } => PhasePosition::GoodYear { left, from: ResourceName(from) },
        Phase::Over(winner) => PhasePosition::Over(winner),
    }
}
