//! From positions to states, with every reason why a position can't be on a table.

use game::position::{ensure, found};
use game::{BySeat, Seat, SeatSet, Viewer, objection};

use crate::components::{
    Board, CHARTER, Cards, GOLD, Hand, Kind, OFFERS, PURCHASES, RESOURCE_CARDS, ROUTES, SEATS, Terrain, deck,
};
use crate::ids::{CityId, CitySet, IntersectionId, LandId, LandSet, PathId, TokenId};
use crate::knowledge::{Bounds, Knowledge};
use crate::map::{self, ByToken};
use crate::place::{HexName, Intersection, Path};
use crate::position::check::{check_goes_on, check_pieces, check_set_up};
use crate::position::phase::{Stage, read_phase};
use crate::position::{BadPosition, CaravanPosition, MovedCaravan, PhasePosition, Position, SeatPosition};
use crate::setup::{Players, Start};
use crate::state::Merchants;
use crate::table::{Caravan, Table};

const DEVELOPMENT_CARDS: &str = "there are 25 development cards (MOE-72)";

pub(super) type Result<T> = std::result::Result<T, BadPosition>;

impl TryFrom<&Position> for Merchants {
    type Error = BadPosition;

    fn try_from(position: &Position) -> Result<Merchants> {
        ensure(position.viewer.is_none(), "this is a view; a state has no viewer")?;
        let mut table = empty_table(position)?;
        let mut hands = BySeat([Hand::default(); SEATS]);
        let mut cards = BySeat([Cards::default(); SEATS]);
        for (seat, side) in table.seats().zip(&position.seats) {
            read_side(&mut table, seat, side)?;
            hands[seat] = side.resources.unwrap_or_default();
            cards[seat] = side.cards.unwrap_or_default();
        }
        table.neutral = cities(&table, &position.neutral)?;
        read_hexes(&mut table, position)?;
        read_cards(&mut table, position, &hands, &cards)?;
        read_turn(&mut table, position)?;
        let fresh = read_fresh(&table, position, &cards)?;
        let knowledge = read_knowledge(&table, position, &hands)?;
        let mut state = Merchants { table, hands, cards, fresh, knowledge };
        read_phase(&mut state, &position.phase)?;
        check_pieces(&state.table)?;
        check_set_up(&state)?;
        check_goes_on(&state)?;
        Ok(state)
    }
}

fn empty_table(position: &Position) -> Result<Table> {
    let atlas = found(
        map::find(&position.map),
        objection!(
            "the map '{id}' is not at hand: name its file, for example with --map FILE",
            id = position.map.as_str()
        ),
    )?;
    let board = position.board.parse();
    let board: Board = board?;
    let start = match position.start.as_deref() {
        None if board == Board::Full || position.phase.stage() == Stage::SetUp => Start::Free,
        None => Start::Fixed,
        Some(name) => {
            found(Start::named(name), objection!("the start is fixed or free, not '{name}'", name))?
        }
    };
    ensure(board == Board::Short || start == Start::Free, "the full board has the free start (MOE-19)")?;
    let count =
        position.players.unwrap_or(if position.seats.is_empty() { SEATS } else { position.seats.len() });
    let players = found(Players::new(count), objection!("3 or 4 play, not {count}", count))?;
    ensure(
        position.seats.len() <= count,
        objection!(
            "there are {players} players, but {seats} seats are described",
            players = count,
            seats = position.seats.len()
        ),
    )?;
    let mut table = Table::new(atlas.board(board), players, start);
    table.first = seat_below(position.first, count)?;
    Ok(table)
}

/// A seat at a table of so many.
pub(super) fn seat_below(seat: Seat, players: usize) -> Result<Seat> {
    ensure(seat.index() < players, objection!("{seat} does not play", seat))?;
    Ok(seat)
}

pub(super) fn seat_set(seats: &[Seat], players: usize) -> Result<SeatSet> {
    seats.iter().map(|&seat| seat_below(seat, players)).collect()
}

pub(super) fn city(table: &Table, name: &str) -> Result<CityId> {
    found(table.map().city_named(name), objection!("there is no city '{name}' on this board", name))
}

fn cities(table: &Table, names: &[String]) -> Result<CitySet> {
    let mut cities = CitySet::EMPTY;
    for name in names {
        let city = city(table, name)?;
        ensure(!cities.contains(city), objection!("{name} is named twice", name))?;
        cities.insert(city);
    }
    Ok(cities)
}

pub(super) fn path(table: &Table, name: &str) -> Result<PathId> {
    let path = name.parse::<Path>().ok().and_then(|path| table.map().path(path));
    found(path, objection!("there is no path '{name}' on this board", name))
}

/// An intersection by its name, or by the name of its city.
pub(super) fn intersection(table: &Table, name: &str) -> Result<IntersectionId> {
    let map = table.map();
    let at = name.parse::<Intersection>().ok().and_then(|name| map.intersection(name));
    let city = || map.city_named(name).map(|city| map.site[city]);
    found(at.or_else(city), objection!("there is no intersection '{name}' on this board", name))
}

pub(super) fn land(table: &Table, name: &str) -> Result<LandId> {
    let land = name.parse::<HexName>().ok().and_then(|name| table.map().land(name));
    found(land, objection!("there is no terrain hex '{name}' on this board", name))
}

fn read_side(table: &mut Table, seat: Seat, side: &SeatPosition) -> Result<()> {
    let counts = [side.resource_count, side.card_count, side.fresh_count, side.free_commodities];
    ensure(
        counts.iter().all(Option::is_none),
        objection!(
            "{seat}: counts of what is derived or hidden are for views; a state names the cards themselves",
            seat
        ),
    )?;
    table.posts[seat] = cities(table, &side.posts)?;
    table.warehouse[seat] = side.warehouse.unwrap_or(table.usual_warehouse(seat));
    table.commodities[seat] = cities(table, &side.commodities)?;
    for route in &side.routes {
        let path = path(table, route)?;
        ensure(
            !table.routes[seat].contains(path),
            objection!("{seat}: the route {route} is named twice", seat, route),
        )?;
        table.routes[seat].insert(path);
    }
    ensure(
        table.routes[seat].len() <= usize::from(ROUTES),
        objection!("{seat} has more than 30 routes (MOE-10)", seat),
    )?;
    ensure(side.merchants.len() <= 2, objection!("{seat} has more than two merchants (MOE-10)", seat))?;
    for merchant in &side.merchants {
        let at = intersection(table, merchant)?;
        table.merchants[seat].put(at);
    }
    ensure(side.caravans.len() <= 2, objection!("{seat} has more than two caravans (MOE-10)", seat))?;
    for caravan in &side.caravans {
        let caravan = read_caravan(table, caravan)?;
        table.caravans[seat].put(caravan);
    }
    table.gold[seat] = side.gold.min(GOLD + 1);
    let gold: u32 = table.gold.0.iter().map(|&gold| u32::from(gold)).sum();
    ensure(gold <= u32::from(GOLD), "there are 100 gold in all (MOE-10)")
}

fn read_caravan(table: &Table, caravan: &CaravanPosition) -> Result<Caravan> {
    match caravan {
        CaravanPosition::Resting(at) => Ok(Caravan::resting(path(table, at)?)),
        CaravanPosition::Moved(MovedCaravan { at, tolls, rested }) => {
            let tolls = seat_set(tolls, table.players())?;
            Ok(Caravan { at: path(table, at)?, tolls, rested: *rested })
        }
    }
}

/// The robber and the tokens. A token of a dotted circle that is not named lies where it started.
fn read_hexes(table: &mut Table, position: &Position) -> Result<()> {
    if let Some(robber) = &position.robber {
        table.robber = land(table, robber)?;
    }
    let Some(tokens) = &position.tokens else { return Ok(()) };
    let first = table.tokens;
    table.tokens = ByToken::new([None; TokenId::COUNT]);
    let mut taken = LandSet::EMPTY;
    for (name, &number) in tokens {
        let at = land(table, name)?;
        ensure(
            table.map().circles.contains(at),
            objection!("{name} has no circle for a token (MOE-03)", name),
        )?;
        let mut tokens = TokenId::of(table.map().terrain[at]);
        let token = tokens.find(|&token| table.map().tokens[token] == number);
        let token = found(token, objection!("no token with a {number} fits {name} (MOE-04)", number, name))?;
        let is_free = table.tokens[token].is_none();
        ensure(is_free, objection!("the {number} on {name} lies elsewhere already", number, name))?;
        table.tokens[token] = Some(at);
        taken.insert(at);
    }
    for token in Terrain::ALL.iter().map(|&terrain| TokenId::dotted(terrain)) {
        if table.tokens[token].is_none() {
            let is_free = first[token].is_none_or(|at| !taken.contains(at));
            ensure(is_free, "a token of a dotted circle is missing (MOE-03)")?;
            table.tokens[token] = first[token];
        }
    }
    Ok(())
}

fn read_cards(
    table: &mut Table,
    position: &Position,
    hands: &BySeat<Hand, SEATS>,
    cards: &BySeat<Cards, SEATS>,
) -> Result<()> {
    let limit = Hand::each(RESOURCE_CARDS);
    ensure(hands.0.iter().all(|&hand| limit.covers(hand)), "there are 19 cards of each resource (MOE-10)")?;
    let all = hands.0.iter().fold(Hand::default(), |all, &hand| all.plus(hand));
    ensure(limit.covers(all), "there are 19 cards of each resource (MOE-10)")?;
    table.discard = position.discard;
    table.shuffled = position.shuffled.unwrap_or(deck());
    ensure(
        [table.discard, table.shuffled].iter().chain(&cards.0).all(|&cards| deck().covers(cards)),
        DEVELOPMENT_CARDS,
    )?;
    let held = cards.0.iter().fold(Cards::default(), |all, &cards| all.plus(cards));
    ensure(deck().covers(held.plus(table.discard)), DEVELOPMENT_CARDS)?;
    let stack = deck().minus(held.plus(table.discard));
    ensure(table.shuffled.covers(stack), "the stack has cards that were not in it when it was shuffled")
}

/// What happened in this turn, and what can't have happened before its phase.
fn read_turn(table: &mut Table, position: &Position) -> Result<()> {
    let (turn, stage) = (&position.turn, position.phase.stage());
    ensure(turn.purchases <= PURCHASES, "two resources a turn are bought for gold (MOE-31)")?;
    ensure(turn.offers <= OFFERS, "a turn has at most 20 offers (MOE-30)")?;
    ensure(turn.charter <= CHARTER, "a charter opens two routes (MOE-72)")?;
    (table.purchases, table.offers, table.charter) = (turn.purchases, turn.offers, turn.charter);
    table.rolled = turn.rolled.unwrap_or(!matches!(stage, Stage::SetUp | Stage::BeforeDice));
    ensure(
        !(table.rolled && matches!(stage, Stage::SetUp | Stage::BeforeDice)),
        "the dice can't have been thrown before this phase",
    )?;
    ensure(table.rolled || stage != Stage::AfterDice, "this phase comes after the dice (MOE-20)")?;
    let idle = turn.purchases == 0 && turn.offers == 0;
    ensure(table.rolled || idle, "nothing is bought or offered before the dice (MOE-20)")?;
    if let Some([low, high]) = position.dice {
        let dice = crate::action::Dice::new(low, high);
        table.dice = Some(found(dice, "a die has the faces 1 to 6")?);
    }
    // A robber, a move or a route before the dice comes from a card, and a robber after any throw but a 7.
    let is_robbing =
        matches!(position.phase, PhasePosition::Robber | PhasePosition::Rob | PhasePosition::Stealing(_));
    let by_lancer = is_robbing && table.dice.is_some_and(|dice| dice.sum() != 7);
    let before_dice = !table.rolled && stage == Stage::Either;
    table.played = turn.played || stage == Stage::OfCard || before_dice || by_lancer;
    ensure(!(table.played && stage == Stage::SetUp), "no card is played in the set-up")?;
    let winner = match position.phase {
        PhasePosition::Over(winner) => Some(winner),
        _ => None,
    };
    if let Some(active) = position.active.or(winner) {
        table.active = seat_below(active, table.players())?;
    }
    Ok(())
}

fn read_fresh(table: &Table, position: &Position, cards: &BySeat<Cards, SEATS>) -> Result<Cards> {
    let mut fresh = Cards::default();
    for (seat, side) in table.seats().zip(&position.seats) {
        let bought = side.fresh.unwrap_or_default();
        if seat == table.active {
            ensure(cards[seat].covers(bought), "fresh cards are among the cards")?;
            ensure(table.rolled || bought.is_empty(), "no card is bought before the dice (MOE-20)")?;
            fresh = bought;
        } else {
            ensure(
                bought.is_empty(),
                objection!("{seat} can't have bought cards: it is not their turn", seat),
            )?;
        }
    }
    Ok(fresh)
}

fn read_knowledge(table: &Table, position: &Position, hands: &BySeat<Hand, SEATS>) -> Result<Knowledge> {
    let mut knowledge = Knowledge::exact(*hands);
    for unsure in &position.unsure {
        let seat = seat_below(unsure.of, table.players())?;
        if let Viewer::Seat(viewer) = unsure.viewer {
            seat_below(viewer, table.players())?;
        }
        let bounds = Bounds { least: unsure.least, most: unsure.most };
        ensure(bounds.admit(hands[seat]), objection!("the hand of {seat} is not within the bounds", seat))?;
        ensure(!unsure.viewer.is(seat), objection!("{seat} knows their own hand", seat))?;
        knowledge.set(unsure.viewer, seat, bounds);
    }
    for of in Seat::all(SEATS) {
        let public = knowledge.of(Viewer::Spectator, of);
        // At a table of three, a fourth seat would know what all know.
        for viewer in Seat::all(SEATS).skip(table.players()) {
            knowledge.set(Viewer::Seat(viewer), of, public);
        }
        // A seat knows at least what all know.
        for viewer in Seat::all(SEATS) {
            let own = knowledge.of(Viewer::Seat(viewer), of);
            let is_within = own.least.covers(public.least) && public.most.covers(own.most);
            ensure(is_within, "a seat knows at least what a spectator knows")?;
        }
    }
    Ok(knowledge)
}
