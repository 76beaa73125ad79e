//! From positions to states, with every reason why a position can't be on a table.

use game::{Actions, Game, Outcomes, Seat, Turn, Viewer};

use crate::bits::each_bit;
use crate::components::{
    Board, CARAVANS_AT_A_ROUTE, CHARTER, Cards, FIRST_POSTS, GOLD, Hand, Kind, OFFERS, PURCHASES,
    RESOURCE_CARDS, ROUTES, SEATS, STEPS, deck, posts_each,
};
use crate::knowledge::{Bounds, Knowledge, PUBLIC};
use crate::map::{self, NO_PATH, NONE};
use crate::phase::seat_of_step;
use crate::place::{HexName, Intersection, Path};
use crate::position::{CaravanPosition, MovedCaravan, OfferPosition, PhasePosition, Position, SeatPosition};
use crate::setup::Start;
use crate::state::{Answer, Caravan, Merchants, Phase, Table};

type Result<T> = std::result::Result<T, String>;

/// `Ok` if `condition` holds, else a sentence.
fn need(condition: bool, reason: impl FnOnce() -> String) -> Result<()> {
    if condition { Ok(()) } else { Err(reason()) }
}

impl TryFrom<&Position> for Merchants {
    type Error = String;

    fn try_from(position: &Position) -> Result<Merchants> {
        need(position.viewer.is_none(), || "this is a view; a state has no viewer".into())?;
        let mut table = empty_table(position)?;
        let mut hands = [Hand::default(); SEATS];
        let mut cards = [Cards::default(); SEATS];
        for (seat, side) in position.seats.iter().enumerate() {
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
        check_goes_on(&state)?;
        Ok(state)
    }
}

fn empty_table(position: &Position) -> Result<Table> {
    let atlas = map::find(&position.map).ok_or_else(|| {
        format!("the map '{}' is not at hand: name its file, for example with --map FILE", position.map)
    })?;
    let board: Board = position.board.parse().map_err(|error: game::ParseError| error.to_string())?;
    let start = match position.start.as_deref() {
        None if board == Board::Full => Start::Free,
        None => Start::Fixed,
        Some(name) => {
            Start::named(name).ok_or_else(|| format!("the start is fixed or free, not '{name}'"))?
        }
    };
    need(board == Board::Short || start == Start::Free, || {
        "the full board has the free start (MOE-19)".into()
    })?;
    let players =
        position.players.unwrap_or(if position.seats.is_empty() { SEATS } else { position.seats.len() });
    need((3..=SEATS).contains(&players), || format!("3 or 4 play, not {players}"))?;
    need(position.seats.is_empty() || position.seats.len() == players, || {
        format!("there are {players} players, but {} seats are described", position.seats.len())
    })?;
    let mut table = Table::new(atlas.board(board), players, start);
    table.first = seat_below(position.first, players)?;
    Ok(table)
}

fn seat_below(seat: Seat, players: usize) -> Result<u8> {
    need(seat.index() < players, || format!("{seat} does not play"))?;
    Ok(seat.index() as u8)
}

fn seat_bits(seats: &[Seat], players: usize) -> Result<u8> {
    seats.iter().try_fold(0, |bits, &seat| Ok(bits | 1 << seat_below(seat, players)?))
}

fn city(table: &Table, name: &str) -> Result<u8> {
    table.map.city_named(name).ok_or_else(|| format!("there is no city '{name}' on this board"))
}

fn cities(table: &Table, names: &[String]) -> Result<u64> {
    let mut bits = 0u64;
    for name in names {
        let city = city(table, name)?;
        need(bits >> city & 1 == 0, || format!("{name} is named twice"))?;
        bits |= 1 << city;
    }
    Ok(bits)
}

fn path(table: &Table, name: &str) -> Result<u16> {
    let path = Path::from_any_side(name).and_then(|path| table.map.path(path));
    path.ok_or_else(|| format!("there is no path '{name}' on this board"))
}

/// An intersection by its name, or by the name of its city.
fn corner(table: &Table, name: &str) -> Result<u8> {
    let corner = name.parse::<Intersection>().ok().and_then(|name| table.map.corner(name));
    let city = || table.map.city_named(name).map(|city| table.map.city_corner[usize::from(city)]);
    corner.or_else(city).ok_or_else(|| format!("there is no intersection '{name}' on this board"))
}

fn land(table: &Table, name: &str) -> Result<u8> {
    let land = name.parse::<HexName>().ok().and_then(|name| table.map.land(name));
    land.ok_or_else(|| format!("there is no terrain hex '{name}' on this board"))
}

fn read_side(table: &mut Table, seat: usize, side: &SeatPosition) -> Result<()> {
    let name = Seat::new(seat);
    let counts = [side.resource_count, side.card_count, side.fresh_count];
    need(counts.iter().all(Option::is_none), || {
        format!("{name}: a state names the cards, not their number")
    })?;
    table.posts[seat] = cities(table, &side.posts)?;
    table.commodities[seat] = cities(table, &side.commodities)?;
    for route in &side.routes {
        let path = usize::from(path(table, route)?);
        need(!table.routes[seat].contains(path), || format!("{name}: the route {route} is named twice"))?;
        table.routes[seat].insert(path);
    }
    need(table.routes[seat].len() <= u32::from(ROUTES), || {
        format!("{name} has more than 30 routes (MOE-10)")
    })?;
    need(side.merchants.len() <= 2, || format!("{name} has more than two merchants (MOE-10)"))?;
    for (place, merchant) in side.merchants.iter().enumerate() {
        table.merchants[seat][place] = corner(table, merchant)?;
    }
    table.merchants[seat].sort_unstable();
    need(side.caravans.len() <= 2, || format!("{name} has more than two caravans (MOE-10)"))?;
    for (place, caravan) in side.caravans.iter().enumerate() {
        table.caravans[seat][place] = read_caravan(table, caravan)?;
    }
    table.caravans[seat].sort_unstable();
    table.gold[seat] = side.gold.min(GOLD + 1);
    let gold: u32 = table.gold.iter().map(|&gold| u32::from(gold)).sum();
    need(gold <= u32::from(GOLD), || "there are 100 gold in all (MOE-10)".into())
}

fn read_caravan(table: &Table, caravan: &CaravanPosition) -> Result<Caravan> {
    match caravan {
        CaravanPosition::Resting(at) => Ok(Caravan::resting(path(table, at)?)),
        CaravanPosition::Moved(MovedCaravan { at, tolls, rested }) => {
            let tolls = seat_bits(tolls, table.seats())?;
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
    table.tokens = [NONE; map::TOKENS];
    let mut taken = 0u128;
    for (name, &number) in tokens {
        let at = land(table, name)?;
        need(table.map.circles >> at & 1 == 1, || format!("{name} has no circle for a token (MOE-03)"))?;
        let color = table.map.terrain[usize::from(at)].index();
        let token = (3 * color..3 * color + 3).find(|&token| table.map.tokens[token] == number);
        let token = token.ok_or_else(|| format!("no token with a {number} fits {name} (MOE-04)"))?;
        need(table.tokens[token] == NONE, || format!("the {number} on {name} lies elsewhere already"))?;
        table.tokens[token] = at;
        taken |= 1 << at;
    }
    for token in (0..map::TOKENS).step_by(3).filter(|&token| position_lacks(table, token)).collect::<Vec<_>>()
    {
        need(taken >> first[token] & 1 == 0, || "a token of a dotted circle is missing (MOE-03)".into())?;
        table.tokens[token] = first[token];
    }
    Ok(())
}

fn position_lacks(table: &Table, token: usize) -> bool {
    table.tokens[token] == NONE
}

fn read_cards(
    table: &mut Table,
    position: &Position,
    hands: &[Hand; SEATS],
    cards: &[Cards; SEATS],
) -> Result<()> {
    let limit = Hand::each(RESOURCE_CARDS);
    need(hands.iter().all(|&hand| limit.covers(hand)), || {
        "there are 19 cards of each resource (MOE-10)".into()
    })?;
    let all = hands.iter().fold(Hand::default(), |all, &hand| all.plus(hand));
    need(limit.covers(all), || "there are 19 cards of each resource (MOE-10)".into())?;
    let reason = || "there are 25 development cards (MOE-72)".to_owned();
    table.discard = position.discard;
    table.shuffled = position.shuffled.unwrap_or(deck());
    need([table.discard, table.shuffled].iter().chain(cards).all(|&cards| deck().covers(cards)), reason)?;
    let held = cards.iter().fold(Cards::default(), |all, &cards| all.plus(cards));
    need(deck().covers(held.plus(table.discard)), reason)?;
    let stack = deck().minus(held.plus(table.discard));
    need(table.shuffled.covers(stack), || {
        "the stack has cards that were not in it when it was shuffled".into()
    })
}

fn read_turn(table: &mut Table, position: &Position) -> Result<()> {
    let turn = &position.turn;
    need(turn.purchases <= PURCHASES, || "two resources a turn are bought for gold (MOE-31)".into())?;
    need(turn.offers <= OFFERS, || "a turn has at most 20 offers (MOE-30)".into())?;
    need(turn.charter <= CHARTER, || "a charter opens two routes (MOE-72)".into())?;
    (table.played, table.purchases, table.offers) = (turn.played, turn.purchases, turn.offers);
    table.charter = turn.charter;
    let before = matches!(
        position.phase,
        PhasePosition::Order { .. }
            | PhasePosition::SetPosts(_)
            | PhasePosition::SetNeutral(_)
            | PhasePosition::SetRoutes(_)
            | PhasePosition::BeforeRoll
            | PhasePosition::Dice
    );
    table.rolled = turn.rolled.unwrap_or(!before);
    need(!(before && table.rolled), || "the dice can't have been thrown before this phase".into())?;
    if let Some([low, high]) = position.dice {
        let dice = crate::action::Dice::new(low, high);
        table.dice = dice.ok_or_else(|| "a die has the faces 1 to 6".to_owned())?.faces();
    }
    if let Some(active) = position.active {
        table.active = seat_below(active, table.seats())?;
    }
    Ok(())
}

fn read_fresh(table: &Table, position: &Position, cards: &[Cards; SEATS]) -> Result<Cards> {
    let mut fresh = Cards::default();
    for (seat, side) in position.seats.iter().enumerate() {
        let bought = side.fresh.unwrap_or_default();
        if seat == usize::from(table.active) {
            need(cards[seat].covers(bought), || "fresh cards are among the cards".into())?;
            fresh = bought;
        } else {
            need(bought.is_empty(), || {
                format!("{} can't have bought cards: it is not their turn", Seat::new(seat))
            })?;
        }
    }
    Ok(fresh)
}

fn read_knowledge(table: &Table, position: &Position, hands: &[Hand; SEATS]) -> Result<Knowledge> {
    let mut knowledge = Knowledge::exact(*hands);
    for unsure in &position.unsure {
        let seat = usize::from(seat_below(unsure.of, table.seats())?);
        let viewer = match unsure.viewer {
            Viewer::Spectator => PUBLIC,
            Viewer::Seat(viewer) => usize::from(seat_below(viewer, table.seats())?),
        };
        let bounds = Bounds { least: unsure.least, most: unsure.most };
        need(bounds.admit(hands[seat]), || format!("the hand of {} is not within the bounds", unsure.of))?;
        need(viewer != seat, || format!("{} knows the own hand", unsure.of))?;
        knowledge.0[seat][viewer] = bounds;
    }
    // At a table of three, a fourth seat would know what all know.
    for row in &mut knowledge.0 {
        let public = row[PUBLIC];
        row[table.seats()..PUBLIC].fill(public);
    }
    // A seat knows at least what all know.
    for seat in 0..SEATS {
        let public = knowledge.0[seat][PUBLIC];
        for viewer in 0..SEATS {
            let own = knowledge.0[seat][viewer];
            let is_within = own.least.covers(public.least) && public.most.covers(own.most);
            need(is_within, || "a seat knows at least what a spectator knows".into())?;
        }
    }
    Ok(knowledge)
}

fn read_phase(state: &mut Merchants, phase: &PhasePosition) -> Result<()> {
    let read = simple_phase(phase).map_or_else(|| phase_with_place(state, phase), Ok)?;
    state.table.phase = read;
    if let Some(seat) = seat_of_step(read, state.table.first, state.table.players) {
        state.table.active = seat.index() as u8;
    }
    let charter_phase = matches!(read, Phase::Charter | Phase::Ways(_) | Phase::Adjoining(_));
    need(charter_phase || state.table.charter == 0, || {
        "a charter is being carried out in another phase".into()
    })
}

/// Phases that need nothing else.
fn simple_phase(phase: &PhasePosition) -> Option<Phase> {
    Some(match phase {
        PhasePosition::BeforeRoll => Phase::BeforeRoll,
        PhasePosition::Dice => Phase::Dice,
        PhasePosition::Robber => Phase::Robber,
        PhasePosition::Rob => Phase::Rob,
        PhasePosition::Actions => Phase::Actions,
        PhasePosition::Offering => Phase::Offering,
        PhasePosition::Drawing => Phase::Drawing,
        PhasePosition::Charter => Phase::Charter,
        PhasePosition::Guide => Phase::Guide,
        PhasePosition::FairWind => Phase::FairWind,
        _ => return None,
    })
}

fn phase_with_place(state: &mut Merchants, phase: &PhasePosition) -> Result<Phase> {
    let table = &mut state.table;
    let (players, active) = (table.seats(), usize::from(table.active));
    Ok(match phase {
        PhasePosition::Order { roller, contenders, best, leaders } => {
            let (contenders, leaders) = (seat_bits(contenders, players)?, seat_bits(leaders, players)?);
            let roller = seat_below(*roller, players)?;
            let before = contenders & ((1 << roller) - 1);
            let is_begun = leaders != 0;
            let fits = contenders >> roller & 1 == 1
                && leaders & !before == 0
                && is_begun == (before != 0)
                && if is_begun { (2..=12).contains(best) } else { *best == 0 };
            need(fits, || "these throws for the first turn don't fit each other (MOE-15)".into())?;
            Phase::Order { roller, contenders, best: *best, leaders }
        }
        PhasePosition::SetPosts(step) => Phase::SetPosts(set_up_step(table, *step, FIRST_POSTS)?),
        PhasePosition::SetNeutral(step) => {
            need(players == 3, || "neutral posts are set with three players (MOE-17)".into())?;
            Phase::SetNeutral(set_up_step(table, *step, 1)?)
        }
        PhasePosition::SetRoutes(step) => Phase::SetRoutes(set_up_step(table, *step, 1)?),
        PhasePosition::Discard(owed) => {
            for entry in owed {
                let seat = usize::from(seat_below(entry.seat, players)?);
                table.owed[seat] = entry.cards;
                table.owed_from[seat] = if entry.cards > 0 { entry.from.0.index() as u8 } else { 0 };
            }
            need(table.owed.iter().any(|&cards| cards > 0), || "nobody has to return cards".into())?;
            Phase::Discard
        }
        PhasePosition::Stealing(victim) => {
            let victim = seat_below(*victim, players)?;
            need(usize::from(victim) != active, || "nobody steals from themselves".into())?;
            Phase::Stealing(victim)
        }
        PhasePosition::Answering(offer) => {
            read_offer(state, offer)?;
            need(state.table.waiting != 0, || "somebody has to be waited for".into())?;
            Phase::Answering
        }
        PhasePosition::Dealing(offer) => {
            read_offer(state, offer)?;
            need(state.table.waiting == 0, || "all have answered before the choice".into())?;
            let answered = state.table.answers.iter().any(|&answer| answer != Answer::None);
            need(answered, || "somebody has to have agreed".into())?;
            Phase::Dealing
        }
        PhasePosition::Ways(name) => {
            let number = own_route(table, name)?;
            need(table.has_choice(number), || format!("{name} leaves no choice among ways (MOE-40)"))?;
            Phase::Ways(number)
        }
        PhasePosition::Adjoining(name) => {
            let number = own_route(table, name)?;
            let is_double =
                table.map.double.contains(usize::from(number)) && table.has_free_route(number, active);
            need(is_double, || format!("{name} brings no free route (MOE-39)"))?;
            Phase::Adjoining(number)
        }
        PhasePosition::Walking { at, left, moved } => {
            need(table.merchants[active][1] == NONE, || "the merchant on its way is one of two".into())?;
            need(*left <= STEPS * RESOURCE_CARDS, || "nobody can pay for so many steps".into())?;
            Phase::Walking { at: corner(table, at)?, left: *left, moved: *moved }
        }
        PhasePosition::Driving { at, tolls, left, moved, rested, served } => {
            need(table.caravans[active][1].at == NO_PATH, || "the caravan on its way is one of two".into())?;
            need(*left <= STEPS * RESOURCE_CARDS, || "nobody can pay for so many steps".into())?;
            let at = path(table, at)?;
            need(table.owner(at).is_some(), || "a caravan is on its way along routes".into())?;
            let served = served.as_ref().map(|name| city(table, name)).transpose()?.unwrap_or(NONE);
            let is_here = served == NONE || table.map.cities_at(at).any(|city| city == served);
            need(is_here, || "the caravan's route does not touch the city that it served".into())?;
            let caravan = Caravan { at, tolls: seat_bits(tolls, players)?, rested: *rested && !*moved };
            need(caravan.tolls >> active & 1 == 0, || "nobody pays toll to themselves".into())?;
            Phase::Driving { caravan, left: *left, moved: *moved, served }
        }
        PhasePosition::Circles(name) => {
            let number = city(table, name)?;
            need(table.posts[active] >> number & 1 == 1, || format!("{name} has no new post"))?;
            Phase::Circles(number)
        }
        PhasePosition::Token(name) => Phase::Drawn(empty_circle(table, name)?),
        PhasePosition::MoveToken(name) => {
            let number = empty_circle(table, name)?;
            let color = 3 * table.map.terrain[usize::from(number)].index();
            let all_out = table.tokens[color..color + 3].iter().all(|&at| at != NONE);
            need(all_out, || format!("a token for {name} still lies face down (MOE-51)"))?;
            Phase::Moved(number)
        }
        PhasePosition::GoodYear { left, from } => {
            need((1..=2).contains(left), || "a good year brings two resources (MOE-72)".into())?;
            Phase::GoodYear { left: *left, from: from.0.index() as u8 }
        }
        PhasePosition::Over(winner) => Phase::Over(seat_below(*winner, players)?),
        _ => unreachable!("simple phases were read before"),
    })
}

/// A step of the set-up: all posts before it are set, none after it.
fn set_up_step(table: &Table, step: u8, rounds: u8) -> Result<u8> {
    need(table.start == Start::Free, || "the fixed start has no set-up".into())?;
    need(step < rounds * table.players, || "there is no such step of the set-up".into())?;
    Ok(step)
}

fn own_route(table: &Table, name: &str) -> Result<u16> {
    let number = path(table, name)?;
    let own = table.routes[usize::from(table.active)].contains(usize::from(number));
    need(own, || format!("the active player has no route on {name}"))?;
    Ok(number)
}

fn empty_circle(table: &Table, name: &str) -> Result<u8> {
    let number = land(table, name)?;
    need(table.empty_circles() >> number & 1 == 1, || format!("{name} has no empty circle"))?;
    Ok(number)
}

fn read_offer(state: &mut Merchants, offer: &OfferPosition) -> Result<()> {
    let players = state.table.seats();
    let active = state.table.active;
    let others = ((1u8 << players) - 1) & !(1 << active);
    let waiting = seat_bits(&offer.waiting, players)?;
    let accepted = seat_bits(&offer.accepted, players)?;
    let countered: Vec<Seat> = offer.countered.iter().map(|counter| counter.seat).collect();
    let answered = accepted | seat_bits(&countered, players)?;
    need((waiting | answered) & !others == 0, || "only the others answer an offer (MOE-30)".into())?;
    need(waiting & answered == 0, || "who has answered is not waited for".into())?;
    let (give, want) = (offer.give.0, offer.want.0);
    state.check_offer_sides(usize::from(active), give, want)?;
    (state.table.give, state.table.want, state.table.waiting) = (give, want, waiting);
    state.knowledge.show(usize::from(active), give.cards());
    for seat in each_bit(u64::from(accepted)) {
        need(state.check_accept(Seat::new(seat)).is_ok(), || {
            "one can only give what one has (MOE-30)".into()
        })?;
        state.table.answers[seat] = Answer::Accepted;
        state.knowledge.show(seat, want.cards());
    }
    for counter in &offer.countered {
        let (give, want) = (counter.give.0, counter.want.0);
        let checked = state.check_counter(counter.seat, give, want);
        checked.map_err(|illegal| illegal.to_string())?;
        state.table.answers[counter.seat.index()] = Answer::Countered { give, want };
        state.knowledge.show(counter.seat.index(), give.cards());
    }
    Ok(())
}

/// What holds in every phase.
fn check_pieces(table: &Table) -> Result<()> {
    check_posts(table)?;
    check_commodities(table)?;
    for path in 0..table.map.paths.len() {
        let owners = table.routes.iter().filter(|routes| routes.contains(path)).count();
        need(owners <= 1, || format!("two routes lie on {}", table.map.paths[path]))?;
    }
    check_caravans(table)?;
    check_merchants(table)
}

fn check_posts(table: &Table) -> Result<()> {
    let mut taken = 0u64;
    for posts in table.posts.into_iter().chain([table.neutral]) {
        need(taken & posts == 0, || "two posts stand in one city".into())?;
        taken |= posts;
    }
    let each = u32::from(posts_each(table.board(), table.seats()));
    need(table.posts.iter().all(|posts| posts.count_ones() <= each), || {
        format!("each player has {each} posts (MOE-12)")
    })?;
    need(table.neutral.count_ones() <= 3, || "there are at most three neutral posts".into())?;
    need(table.neutral == 0 || table.seats() == 3, || "neutral posts are for three players (MOE-14)".into())?;
    let players = table.players;
    let expected = |seat: usize, step: u8| {
        let place = (seat as u8 + players - table.first) % players;
        let (round, within) = (step / players, step % players);
        let had = if round == 1 { within >= players - place } else { place < within };
        u32::from(round + u8::from(had))
    };
    let (posts, neutral) = match table.phase {
        Phase::Order { .. } => (0, 0),
        Phase::SetPosts(step) => (step, 0),
        Phase::SetNeutral(step) => (FIRST_POSTS * players, step),
        Phase::SetRoutes(_) => (FIRST_POSTS * players, if players == 3 { 3 } else { 0 }),
        _ => return Ok(()),
    };
    let fits = (0..table.seats()).all(|seat| table.posts[seat].count_ones() == expected(seat, posts));
    need(fits && table.neutral.count_ones() == u32::from(neutral), || {
        "the posts don't fit the step of the set-up".into()
    })
}

fn check_commodities(table: &Table) -> Result<()> {
    let mut supplied = 0u64;
    for seat in 0..table.seats() {
        let own = table.commodities[seat];
        need(supplied & own == 0, || "a post takes one commodity (MOE-59)".into())?;
        supplied |= own;
        let foreign = table.all_posts() & !table.posts[seat];
        need(own & !foreign == 0, || {
            "commodities lie under posts of others and neutral ones (MOE-59)".into()
        })?;
        let freed = table.commodities_each() - table.stock(seat);
        need(table.delivered(seat) <= freed, || {
            format!("{} has delivered more commodities than were free (MOE-49)", Seat::new(seat))
        })?;
        let won = table.delivered(seat) == table.commodities_each();
        let over = table.phase == Phase::Over(seat as u8);
        need(won == over, || {
            "the game is over as soon as all commodities of a player are delivered (MOE-80)".into()
        })?;
    }
    Ok(())
}

fn check_caravans(table: &Table) -> Result<()> {
    // A caravan that has just won may have been passing a full route.
    let most = CARAVANS_AT_A_ROUTE + usize::from(matches!(table.phase, Phase::Over(_)));
    for (seat, caravans) in table.caravans.iter().enumerate() {
        for caravan in caravans.iter().filter(|caravan| caravan.at != NO_PATH) {
            let name = table.map.paths[usize::from(caravan.at)];
            need(table.owner(caravan.at).is_some(), || {
                format!("the caravan at {name} needs a route (MOE-55)")
            })?;
            need(table.caravans_at(caravan.at) <= most, || {
                format!("more than two caravans stand at {name} (MOE-56)")
            })?;
            need(caravan.tolls >> seat & 1 == 0, || "nobody pays toll to themselves".into())?;
            let is_resting = *caravan == Caravan::resting(caravan.at);
            need(is_resting || seat == usize::from(table.active), || {
                format!("the caravan at {name} can't have moved: it is not its owner's turn")
            })?;
        }
    }
    Ok(())
}

fn check_merchants(table: &Table) -> Result<()> {
    let all: Vec<u8> = table.merchants.iter().flatten().copied().filter(|&corner| corner != NONE).collect();
    for (seat, merchants) in table.merchants.iter().enumerate() {
        for &corner in merchants.iter().filter(|&&corner| corner != NONE) {
            let name = table.map.corners[usize::from(corner)];
            let here = all.iter().filter(|&&other| other == corner).count();
            need(here == 1, || format!("two merchants stand at {name} (MOE-36)"))?;
            let city = table.map.corner_city[usize::from(corner)];
            let is_fit = city == NONE || table.posts[seat] >> city & 1 == 1;
            need(is_fit, || {
                format!("a merchant at {name} stands in a city without a post of its owner (MOE-47, MOE-48)")
            })?;
        }
    }
    Ok(())
}

/// Whoever is to act has something to do.
fn check_goes_on(state: &Merchants) -> Result<()> {
    let stuck = || "nothing can be done in this position: its phase does not fit the rest".to_owned();
    match state.turn() {
        Turn::Over => Ok(()),
        Turn::Chance => {
            let mut outcomes = Outcomes::new();
            state.chance(&mut outcomes);
            need(!outcomes.is_empty(), stuck)
        }
        Turn::Seats(seats) => {
            need(!seats.is_empty(), stuck)?;
            let mut legal = Actions::new();
            for seat in seats {
                state.legal(seat, &mut legal);
                need(!legal.is_empty(), stuck)?;
            }
            Ok(())
        }
    }
}
