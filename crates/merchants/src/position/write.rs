//! From states and views to positions.

use std::collections::BTreeMap;

use game::{Seat, Viewer};

use crate::bits::each_bit;
use crate::components::{Kind, Resource, deck};
use crate::knowledge::{Bounds, Knowledge, PUBLIC, VIEWERS};
use crate::map::{Map, NO_PATH, NONE};
use crate::phase::Phase;
use crate::position::{
    BundlePosition, CaravanPosition, CounterPosition, MovedCaravan, OfferPosition, OwedPosition,
    PhasePosition, Position, ResourceName, SeatPosition, TurnPosition, UnsurePosition,
};
use crate::state::Merchants;
use crate::table::{Answer, Caravan, Table};
use crate::view::MerchantsView;

impl From<&Merchants> for Position {
    fn from(state: &Merchants) -> Position {
        let mut position = open(&state.table);
        for (seat, side) in position.seats.iter_mut().enumerate() {
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
        for (seat, side) in position.seats.iter_mut().enumerate() {
            side.resource_count = Some(view.sizes[seat]);
            side.card_count = Some(view.card_sizes[seat]);
            let is_active = seat == usize::from(view.table.active);
            side.fresh_count = Some(view.fresh_size).filter(|_| is_active);
            if let Some(own) = view.own.filter(|own| own.seat == seat) {
                side.resources = Some(own.hand);
                side.cards = Some(own.cards);
                side.fresh = Some(own.fresh).filter(|_| is_active);
            }
        }
        let own = view.own.map(|own| own.seat);
        for seat in (0..view.table.seats()).filter(|&seat| Some(seat) != own) {
            position.unsure.push(entry(view.viewer, seat, view.bounds[seat]));
        }
        if own.is_some() {
            let public =
                (0..view.table.seats()).map(|seat| entry(Viewer::Spectator, seat, view.public[seat]));
            position.unsure.extend(public);
        }
        position
    }
}

/// All that lies open.
fn open(table: &Table) -> Position {
    let map = table.map.0;
    Position {
        viewer: None,
        map: map.id.clone(),
        board: map.board.to_string(),
        start: Some(table.start.name().to_owned()),
        players: Some(table.seats()),
        first: Seat::new(usize::from(table.first)),
        active: Some(table.active_seat()),
        phase: phase(table),
        turn: TurnPosition {
            rolled: Some(table.rolled),
            played: table.played,
            purchases: table.purchases,
            offers: table.offers,
            charter: table.charter,
        },
        dice: Some(table.dice).filter(|&dice| dice != [0; 2]),
        seats: (0..table.seats()).map(|seat| side(table, seat)).collect(),
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

fn cities(map: &Map, cities: u64) -> Vec<String> {
    each_bit(cities).map(|city| map.cities[city].id.clone()).collect()
}

fn city(map: &Map, city: u8) -> String {
    map.cities[usize::from(city)].id.clone()
}

fn land(map: &Map, land: u8) -> String {
    map.lands[usize::from(land)].name.to_string()
}

fn path(map: &Map, path: u16) -> String {
    map.paths[usize::from(path)].to_string()
}

fn tokens(table: &Table) -> BTreeMap<String, u8> {
    let placed = table.tokens.iter().enumerate().filter(|&(_, &at)| at != NONE);
    placed.map(|(token, &at)| (land(table.map.0, at), table.map.tokens[token])).collect()
}

fn side(table: &Table, seat: usize) -> SeatPosition {
    let map = table.map.0;
    let merchants = table.merchants[seat].iter().filter(|&&corner| corner != NONE);
    let caravans = table.caravans[seat].iter().filter(|caravan| caravan.at != NO_PATH);
    SeatPosition {
        posts: cities(map, table.posts[seat]),
        routes: table.routes[seat].iter().map(|number| path(map, number as u16)).collect(),
        merchants: merchants.map(|&corner| map.corners[usize::from(corner)].to_string()).collect(),
        caravans: caravans.map(|caravan| caravan_position(table, caravan)).collect(),
        commodities: cities(map, table.commodities[seat]),
        warehouse: Some(table.warehouse[seat]).filter(|&left| left != table.usual_warehouse(seat)),
        gold: table.gold[seat],
        ..SeatPosition::default()
    }
}

fn caravan_position(table: &Table, caravan: &Caravan) -> CaravanPosition {
    let at = path(table.map.0, caravan.at);
    if *caravan == Caravan::resting(caravan.at) {
        return CaravanPosition::Resting(at);
    }
    CaravanPosition::Moved(MovedCaravan { at, tolls: seats(caravan.tolls), rested: caravan.rested })
}

fn seats(bits: u8) -> Vec<Seat> {
    each_bit(u64::from(bits)).map(Seat::new).collect()
}

fn entry(viewer: Viewer, seat: usize, bounds: Bounds) -> UnsurePosition {
    UnsurePosition { viewer, of: Seat::new(seat), least: bounds.least, most: bounds.most }
}

fn unsure(state: &Merchants) -> Vec<UnsurePosition> {
    let exact = Knowledge::exact(state.hands);
    let mut entries = Vec::new();
    for viewer in (0..VIEWERS).filter(|&viewer| viewer < state.table.seats() || viewer == PUBLIC) {
        let name = if viewer == PUBLIC { Viewer::Spectator } else { Viewer::Seat(Seat::new(viewer)) };
        for seat in 0..state.table.seats() {
            let bounds = state.knowledge.of(viewer, seat);
            if bounds != exact.of(viewer, seat) {
                entries.push(entry(name, seat, bounds));
            }
        }
    }
    entries
}

fn offer(table: &Table) -> OfferPosition {
    let mut offer = OfferPosition {
        give: BundlePosition(table.give),
        want: BundlePosition(table.want),
        accepted: Vec::new(),
        countered: Vec::new(),
        waiting: seats(table.waiting),
    };
    for (seat, answer) in table.answers.iter().enumerate() {
        let seat = Seat::new(seat);
        match *answer {
            Answer::None => {}
            Answer::Accepted => offer.accepted.push(seat),
            Answer::Countered { give, want } => {
                let (give, want) = (BundlePosition(give), BundlePosition(want));
                offer.countered.push(CounterPosition { seat, give, want });
            }
        }
    }
    offer
}

fn owed(table: &Table) -> Vec<OwedPosition> {
    (0..table.seats())
        .filter(|&seat| table.owed[seat] > 0)
        .map(|seat| OwedPosition {
            seat: Seat::new(seat),
            cards: table.owed[seat],
            from: ResourceName(Resource::ALL[usize::from(table.owed_from[seat])]),
        })
        .collect()
}

fn phase(table: &Table) -> PhasePosition {
    let map = table.map.0;
    match table.phase {
        Phase::Order { roller, contenders, best, leaders } => PhasePosition::Order {
            roller: Seat::new(usize::from(roller)),
            contenders: seats(contenders),
            best,
            leaders: seats(leaders),
        },
        Phase::SetPosts(step) => PhasePosition::SetPosts(step),
        Phase::SetNeutral(step) => PhasePosition::SetNeutral(step),
        Phase::SetRoutes(step) => PhasePosition::SetRoutes(step),
        Phase::BeforeRoll => PhasePosition::BeforeRoll,
        Phase::Dice => PhasePosition::Dice,
        Phase::Discard => PhasePosition::Discard(owed(table)),
        Phase::Robber => PhasePosition::Robber,
        Phase::Rob => PhasePosition::Rob,
        Phase::Stealing(victim) => PhasePosition::Stealing(Seat::new(usize::from(victim))),
        Phase::Actions => PhasePosition::Actions,
        Phase::Offering => PhasePosition::Offering,
        Phase::Answering => PhasePosition::Answering(offer(table)),
        Phase::Dealing => PhasePosition::Dealing(offer(table)),
        Phase::Drawing => PhasePosition::Drawing,
        Phase::Ways(number) => PhasePosition::Ways(path(map, number)),
        Phase::Adjoining(number) => PhasePosition::Adjoining(path(map, number)),
        Phase::Charter => PhasePosition::Charter,
        Phase::Guide => PhasePosition::Guide,
        Phase::Walking { at, left, moved } => {
            PhasePosition::Walking { at: map.corners[usize::from(at)].to_string(), left, moved }
        }
        Phase::Circles(number) => PhasePosition::Circles(city(map, number)),
        Phase::Drawn(number) => PhasePosition::Token(land(map, number)),
        Phase::Moved(number) => PhasePosition::MoveToken(land(map, number)),
        Phase::FairWind => PhasePosition::FairWind,
        Phase::Driving { caravan, left, moved, served } => PhasePosition::Driving {
            at: path(map, caravan.at),
            tolls: seats(caravan.tolls),
            left,
            moved,
            rested: caravan.rested,
            served: Some(served).filter(|&served| served != NONE).map(|served| city(map, served)),
        },
        Phase::GoodYear { left, from } => {
            PhasePosition::GoodYear { left, from: ResourceName(Resource::ALL[usize::from(from)]) }
        }
        Phase::Over(winner) => PhasePosition::Over(Seat::new(usize::from(winner))),
    }
}
