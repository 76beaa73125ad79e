//! What a position waits for: its phase, and whether it fits the rest.

use game::Seat;

use crate::bits::each_bit;
use crate::components::{CHARTER, FIRST_POSTS, Kind, RESOURCE_CARDS, SAFE_HAND, STEPS};
use crate::map::{NO_PATH, NONE};
use crate::phase::Phase;
use crate::phase::seat_of_step;
use crate::position::read::{Result, city, corner, land, need, path, seat_below, seat_bits};
use crate::position::{BadPosition, OfferPosition, OwedPosition, PhasePosition};
use crate::setup::Start;
use crate::state::Merchants;
use crate::table::{Answer, Caravan, Table};

/// Where in a turn a phase has its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// Before the first turn.
    SetUp,
    /// Before the dice, or with them.
    BeforeDice,
    /// After the dice.
    AfterDice,
    /// A card is carried out, before the dice or after them.
    OfCard,
    /// After the dice, or before them by a card.
    Either,
}

impl PhasePosition {
    pub(super) fn stage(&self) -> Stage {
        match self {
            PhasePosition::Order { .. }
            | PhasePosition::SetPosts(_)
            | PhasePosition::SetNeutral(_)
            | PhasePosition::SetRoutes(_) => Stage::SetUp,
            PhasePosition::BeforeRoll | PhasePosition::Dice => Stage::BeforeDice,
            PhasePosition::Discard(_)
            | PhasePosition::Actions
            | PhasePosition::Offering
            | PhasePosition::Answering(_)
            | PhasePosition::Dealing(_)
            | PhasePosition::Drawing => Stage::AfterDice,
            PhasePosition::Charter
            | PhasePosition::Guide
            | PhasePosition::FairWind
            | PhasePosition::GoodYear { .. } => Stage::OfCard,
            PhasePosition::Robber
            | PhasePosition::Rob
            | PhasePosition::Stealing(_)
            | PhasePosition::Ways(_)
            | PhasePosition::Adjoining(_)
            | PhasePosition::Walking { .. }
            | PhasePosition::Circles(_)
            | PhasePosition::Token(_)
            | PhasePosition::MoveToken(_)
            | PhasePosition::Driving { .. }
            | PhasePosition::Over(_) => Stage::Either,
        }
    }
}

/// The phase of a position whose other parts have been read.
pub(super) fn read_phase(state: &mut Merchants, phase: &PhasePosition) -> Result<()> {
    let read = phase_of(state, phase)?;
    state.table.phase = read;
    if let Some(seat) = seat_of_step(read, state.table.first, state.table.players) {
        state.table.active = seat.index() as u8;
    }
    if read == Phase::Offering {
        state.check_trade()?;
    }
    read_charter(&mut state.table)
}

/// Routes left of a charter: both if left out, one at most while the first is settled.
fn read_charter(table: &mut Table) -> Result<()> {
    let most = match table.phase {
        Phase::Charter => CHARTER,
        Phase::Ways(_) | Phase::Adjoining(_) => CHARTER - 1,
        _ => 0,
    };
    need(table.charter <= most, || {
        "so many routes of a charter can't be left in this phase (MOE-72)".into()
    })?;
    if table.phase == Phase::Charter && table.charter == 0 {
        table.charter = CHARTER;
    }
    // Before the dice, routes are laid by a charter only.
    table.played |= table.charter > 0;
    Ok(())
}

fn phase_of(state: &mut Merchants, phase: &PhasePosition) -> Result<Phase> {
    let table = &mut state.table;
    Ok(match phase {
        PhasePosition::Order { roller, contenders, best, leaders } => {
            order(table, *roller, contenders, *best, leaders)?
        }
        PhasePosition::SetPosts(step) => Phase::SetPosts(set_up_step(table, *step, FIRST_POSTS)?),
        PhasePosition::SetNeutral(step) => {
            need(table.players == 3, || "neutral posts are set with three players (MOE-17)".into())?;
            Phase::SetNeutral(set_up_step(table, *step, 1)?)
        }
        PhasePosition::SetRoutes(step) => Phase::SetRoutes(set_up_step(table, *step, 1)?),
        PhasePosition::BeforeRoll => Phase::BeforeRoll,
        PhasePosition::Dice => Phase::Dice,
        PhasePosition::Discard(owed) => discard(state, owed)?,
        PhasePosition::Robber => Phase::Robber,
        PhasePosition::Rob => Phase::Rob,
        PhasePosition::Stealing(victim) => stealing(state, *victim)?,
        PhasePosition::Actions => Phase::Actions,
        PhasePosition::Offering => Phase::Offering,
        PhasePosition::Answering(offer) => answering(state, offer)?,
        PhasePosition::Dealing(offer) => dealing(state, offer)?,
        PhasePosition::Drawing => Phase::Drawing,
        PhasePosition::Ways(name) => ways(table, name)?,
        PhasePosition::Adjoining(name) => adjoining(table, name)?,
        PhasePosition::Charter => Phase::Charter,
        PhasePosition::Guide => Phase::Guide,
        PhasePosition::Walking { at, left, moved } => {
            Phase::Walking { at: walking(table, at)?, left: affordable(*left)?, moved: *moved }
        }
        PhasePosition::Circles(name) => circles(table, name)?,
        PhasePosition::Token(name) => Phase::Drawn(empty_circle(table, name)?),
        PhasePosition::MoveToken(name) => move_token(table, name)?,
        PhasePosition::FairWind => Phase::FairWind,
        PhasePosition::Driving { at, tolls, left, moved, rested, served } => {
            let caravan = Caravan { rested: *rested && !*moved, ..on_its_way(table, at, tolls)? };
            let served = served_from(table, caravan.at, served.as_deref())?;
            Phase::Driving { caravan, left: affordable(*left)?, moved: *moved, served }
        }
        PhasePosition::GoodYear { left, from } => {
            need((1..=2).contains(left), || "a good year brings two resources (MOE-72)".into())?;
            Phase::GoodYear { left: *left, from: from.0.index() as u8 }
        }
        PhasePosition::Over(winner) => Phase::Over(seat_below(*winner, table.seats())?),
    })
}

fn order(table: &Table, roller: Seat, contenders: &[Seat], best: u8, leaders: &[Seat]) -> Result<Phase> {
    need(table.start == Start::Free, || "the fixed start has no set-up".into())?;
    let players = table.seats();
    let (contenders, leaders) = (seat_bits(contenders, players)?, seat_bits(leaders, players)?);
    let roller = seat_below(roller, players)?;
    let before = contenders & ((1 << roller) - 1);
    let is_begun = leaders != 0;
    let fits = contenders >> roller & 1 == 1
        && leaders & !before == 0
        && is_begun == (before != 0)
        && if is_begun { (2..=12).contains(&best) } else { best == 0 };
    need(fits, || "these throws for the first turn don't fit each other (MOE-15)".into())?;
    Ok(Phase::Order { roller, contenders, best, leaders })
}

/// A step of the set-up: all posts before it are set, none after it.
fn set_up_step(table: &Table, step: u8, rounds: u8) -> Result<u8> {
    need(table.start == Start::Free, || "the fixed start has no set-up".into())?;
    need(step < rounds * table.players, || "there is no such step of the set-up".into())?;
    Ok(step)
}

fn discard(state: &mut Merchants, entries: &[OwedPosition]) -> Result<Phase> {
    let table = &mut state.table;
    let is_seven = table.dice == [0; 2] || table.dice[0] + table.dice[1] == 7;
    need(is_seven, || "cards go back on a 7 only (MOE-25)".into())?;
    for entry in entries {
        let seat = usize::from(seat_below(entry.seat, table.seats())?);
        // Whoever had n cards keeps half of them, rounded up, and n was above seven.
        let (size, owed) = (state.hands[seat].total(), entry.cards);
        let fits = owed == 0 || (size >= owed.saturating_mul(2) && size - owed >= SAFE_HAND.div_ceil(2));
        need(fits, || format!("{} can't owe {owed} of {size} cards (MOE-25)", entry.seat))?;
        table.owed[seat] = owed;
        table.owed_from[seat] = if owed > 0 { entry.from.0.index() as u8 } else { 0 };
    }
    need(table.owed.iter().any(|&cards| cards > 0), || "nobody has to return cards".into())?;
    Ok(Phase::Discard)
}

fn stealing(state: &Merchants, victim: Seat) -> Result<Phase> {
    let seat = seat_below(victim, state.table.seats())?;
    let checked = state.check_victim(victim);
    checked.map_err(|illegal| BadPosition(format!("{victim} is robbed: {illegal}")))?;
    Ok(Phase::Stealing(seat))
}

fn answering(state: &mut Merchants, offer: &OfferPosition) -> Result<Phase> {
    read_offer(state, offer)?;
    let table = &mut state.table;
    if table.waiting == 0 {
        // All who have not answered, if nobody is named.
        let silent = |&seat: &usize| seat != usize::from(table.active) && table.answers[seat] == Answer::None;
        table.waiting = (0..table.seats()).filter(silent).fold(0, |bits, seat| bits | 1 << seat);
    }
    need(table.waiting != 0, || "somebody has to be waited for".into())?;
    Ok(Phase::Answering)
}

fn dealing(state: &mut Merchants, offer: &OfferPosition) -> Result<Phase> {
    read_offer(state, offer)?;
    need(state.table.waiting == 0, || "all have answered before the choice".into())?;
    let answered = state.table.answers.iter().any(|&answer| answer != Answer::None);
    need(answered, || "somebody has to have agreed".into())?;
    Ok(Phase::Dealing)
}

fn ways(table: &Table, name: &str) -> Result<Phase> {
    let number = own_route(table, name)?;
    need(table.has_choice(number), || format!("{name} leaves no choice among ways (MOE-40)"))?;
    Ok(Phase::Ways(number))
}

fn adjoining(table: &Table, name: &str) -> Result<Phase> {
    let number = own_route(table, name)?;
    let is_double = table.map.double.contains(usize::from(number))
        && table.has_free_route(number, usize::from(table.active));
    need(is_double, || format!("{name} brings no free route (MOE-39)"))?;
    Ok(Phase::Adjoining(number))
}

fn affordable(steps: u8) -> Result<u8> {
    need(steps <= STEPS * RESOURCE_CARDS, || "nobody can pay for so many steps".into())?;
    Ok(steps)
}

fn walking(table: &Table, at: &str) -> Result<u8> {
    let others = table.merchants[usize::from(table.active)];
    need(others[1] == NONE, || "the merchant on its way is one of two".into())?;
    corner(table, at)
}

fn on_its_way(table: &Table, at: &str, tolls: &[Seat]) -> Result<Caravan> {
    let active = usize::from(table.active);
    need(table.caravans[active][1].at == NO_PATH, || "the caravan on its way is one of two".into())?;
    let at = path(table, at)?;
    need(table.owner(at).is_some(), || "a caravan is on its way along routes".into())?;
    let tolls = seat_bits(tolls, table.seats())?;
    need(tolls >> active & 1 == 0, || "nobody pays toll to themselves".into())?;
    Ok(Caravan { at, tolls, rested: false })
}

/// The last city that was delivered to from a route.
fn served_from(table: &Table, at: u16, served: Option<&str>) -> Result<u8> {
    let Some(name) = served else { return Ok(NONE) };
    let served = city(table, name)?;
    let is_here = table.map.cities_at(at).any(|city| city == served);
    need(is_here, || "the caravan's route does not touch the city that it served".into())?;
    Ok(served)
}

fn circles(table: &Table, name: &str) -> Result<Phase> {
    let number = city(table, name)?;
    let own = table.posts[usize::from(table.active)] >> number & 1 == 1;
    need(own, || format!("{name} has no new post"))?;
    Ok(Phase::Circles(number))
}

fn move_token(table: &Table, name: &str) -> Result<Phase> {
    let number = empty_circle(table, name)?;
    let color = 3 * table.map.terrain[usize::from(number)].index();
    let all_out = table.tokens[color..color + 3].iter().all(|&at| at != NONE);
    need(all_out, || format!("a token for {name} still lies face down (MOE-51)"))?;
    Ok(Phase::Moved(number))
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
        state.check_counter(counter.seat, give, want)?;
        state.table.answers[counter.seat.index()] = Answer::Countered { give, want };
        state.knowledge.show(counter.seat.index(), give.cards());
    }
    Ok(())
}
