//! What a position waits for: its phase, and whether it fits the rest.

use game::objection::Said;
use game::position::ensure;
use game::{BySeat, Game as _, Illegal, Seat, SeatSet, objection};

use crate::components::{
    CHARTER, Card, Cards, FIRST_POSTS, Hand, RESOURCE_CARDS, Resource, SAFE_HAND, SEATS, STEPS, deck,
};
use crate::ids::{IntersectionId, LandId, PathId, TokenId};
use crate::phase::{Answer, Debts, Phase, Talk, Terms, seat_of_step};
use crate::position::read::{Result, city, intersection, land, path, seat_below, seat_set};
use crate::position::{BadPosition, OfferPosition, OwedPosition, PhasePosition};
use crate::setup::Start;
use crate::state::Merchants;
use crate::table::{Caravan, Table};

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
    let card = match read {
        Phase::Charter => Some(Card::Charter),
        Phase::Guide => Some(Card::Guide),
        Phase::FairWind => Some(Card::FairWind),
        Phase::GoodYear { .. } => Some(Card::GoodYear),
        _ => None,
    };
    if let Some(card) = card {
        lay_played(state, Cards::one(card))?;
    }
    state.table.phase = read;
    if let Some(seat) = seat_of_step(read, state.table.first, state.table.players) {
        state.table.active = seat;
    }
    if read == Phase::Offering {
        state.check_trade().map_err(refused)?;
    }
    read_charter(&mut state.table)
}

/// The card that is being carried out lies on the discard; a position that leaves it out means that it does.
fn lay_played(state: &mut Merchants, card: Cards) -> Result<()> {
    if state.table.discard.covers(card) {
        return Ok(());
    }
    let held = state.cards.0.iter().fold(Cards::default(), |all, &cards| all.plus(cards));
    let discard = state.table.discard.plus(card);
    let is_free = deck().covers(held.plus(discard));
    ensure(is_free, "the card that is being carried out lies on the discard (MOE-71)")?;
    state.table.discard = discard;
    Ok(())
}

/// Routes left of a charter: both if left out, one at most while the first is settled.
fn read_charter(table: &mut Table) -> Result<()> {
    let most = match table.phase {
        Phase::Charter => CHARTER,
        Phase::ShortestWays(_) | Phase::Adjoining(_) => CHARTER - 1,
        _ => 0,
    };
    ensure(table.charter <= most, "so many routes of a charter can't be left in this phase (MOE-72)")?;
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
            ensure(table.players() == 3, "neutral posts are set with three players (MOE-17)")?;
            Phase::SetNeutral(set_up_step(table, *step, 1)?)
        }
        PhasePosition::SetRoutes(step) => Phase::SetRoutes(set_up_step(table, *step, 1)?),
        PhasePosition::BeforeRoll => {
            let has_cards = !state.cards[table.active].is_empty();
            ensure(
                has_cards,
                "before the dice only a player with a development card is waited for (MOE-20)",
            )?;
            Phase::BeforeRoll
        }
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
        PhasePosition::Ways(name) => shortest_ways(table, name)?,
        PhasePosition::Adjoining(name) => adjoining(table, name)?,
        PhasePosition::Charter => Phase::Charter,
        PhasePosition::Guide => Phase::Guide,
        PhasePosition::Walking { at, left, moved } => {
            Phase::Walking { at: walking(table, at)?, left: affordable(*left)?, moved: *moved }
        }
        PhasePosition::Circles(name) => circles(table, name)?,
        PhasePosition::Token(name) => Phase::Token(empty_circle(table, name)?),
        PhasePosition::MoveToken(name) => move_token(table, name)?,
        PhasePosition::FairWind => Phase::FairWind,
        PhasePosition::Driving { at, tolls, left, moved, rested, served: _ } => {
            let caravan = Caravan { rested: *rested && !*moved, ..on_its_way(table, at, tolls)? };
            Phase::Driving { caravan, left: affordable(*left)?, moved: *moved }
        }
        PhasePosition::GoodYear { left, from } => {
            ensure((1..=2).contains(left), "a good year brings two resources (MOE-72)")?;
            Phase::GoodYear { left: *left, from: from.0 }
        }
        PhasePosition::Over(winner) => Phase::Over(seat_below(*winner, table.players())?),
    })
}

fn order(table: &Table, roller: Seat, contenders: &[Seat], best: u8, leaders: &[Seat]) -> Result<Phase> {
    ensure(table.start == Start::Free, "the fixed start has no set-up")?;
    let players = table.players();
    let (contenders, leaders) = (seat_set(contenders, players)?, seat_set(leaders, players)?);
    let roller = seat_below(roller, players)?;
    let before: SeatSet = contenders.into_iter().filter(|&seat| seat < roller).collect();
    let is_begun = !leaders.is_empty();
    let fits = contenders.contains(roller)
        && leaders.into_iter().all(|seat| before.contains(seat))
        && is_begun != before.is_empty()
        && if is_begun { (2..=12).contains(&best) } else { best == 0 };
    ensure(fits, "these throws for the first turn don't fit each other (MOE-15)")?;
    Ok(Phase::Order { roller, contenders, best: is_begun.then_some(best), leaders })
}

/// A step of the set-up: all posts before it are set, none after it.
fn set_up_step(table: &Table, step: u8, rounds: u8) -> Result<u8> {
    ensure(table.start == Start::Free, "the fixed start has no set-up")?;
    ensure(step < rounds * table.players.as_u8(), "there is no such step of the set-up")?;
    Ok(step)
}

fn discard(state: &Merchants, entries: &[OwedPosition]) -> Result<Phase> {
    let mut debts = Debts::NONE;
    let is_seven = state.table.dice.is_none_or(|dice| dice.sum() == 7);
    ensure(is_seven, "cards go back on a 7 only (MOE-25)")?;
    for entry in entries {
        let seat = seat_below(entry.seat, state.table.players())?;
        // Whoever had n cards keeps half of them, rounded up, and n was above seven.
        let (size, owed) = (state.hands[seat].total(), entry.cards);
        let fits = owed == 0 || (size >= owed.saturating_mul(2) && size - owed >= SAFE_HAND.div_ceil(2));
        ensure(fits, objection!("{seat} can't owe {owed} of {size} cards (MOE-25)", seat, owed, size))?;
        debts.owed[seat] = owed;
        debts.from[seat] = if owed > 0 { entry.from.0 } else { Resource::Lumber };
    }
    ensure(!debts.seats().is_empty(), "nobody has to return cards")?;
    Ok(Phase::Discard(debts))
}

/// What the rules have against it.
fn refused(illegal: Illegal) -> BadPosition {
    BadPosition::refused(Merchants::NAME, illegal)
}

fn stealing(state: &Merchants, victim: Seat) -> Result<Phase> {
    let seat = seat_below(victim, state.table.players())?;
    let checked = state.check_victim(victim);
    checked.map_err(|illegal| {
        BadPosition::new(objection!(
            "{victim} is robbed: {illegal}",
            victim,
            illegal = Said::Refusal(Merchants::NAME, illegal)
        ))
    })?;
    Ok(Phase::Stealing(seat))
}

fn answering(state: &mut Merchants, offer: &OfferPosition) -> Result<Phase> {
    let mut talk = read_offer(state, offer)?;
    if talk.waiting.is_empty() {
        // All who have not answered, if nobody is named.
        let others = state.table.others().into_iter();
        talk.waiting = others.filter(|&seat| talk.answers[seat].is_none()).collect();
    }
    ensure(!talk.waiting.is_empty(), "somebody has to be waited for")?;
    Ok(Phase::Answering(talk))
}

fn dealing(state: &mut Merchants, offer: &OfferPosition) -> Result<Phase> {
    let talk = read_offer(state, offer)?;
    ensure(talk.waiting.is_empty(), "all have answered before the choice")?;
    let answered = talk.answers.0.iter().any(Option::is_some);
    ensure(answered, "somebody has to have agreed")?;
    Ok(Phase::Dealing(talk))
}

fn shortest_ways(table: &Table, name: &str) -> Result<Phase> {
    let number = own_route(table, name)?;
    ensure(table.has_choice(number), objection!("{name} leaves no choice among ways (MOE-40)", name))?;
    Ok(Phase::ShortestWays(number))
}

fn adjoining(table: &Table, name: &str) -> Result<Phase> {
    let number = own_route(table, name)?;
    let is_double = table.map().double.contains(number) && table.has_free_route(number, table.active);
    ensure(is_double, objection!("{name} brings no free route (MOE-39)", name))?;
    Ok(Phase::Adjoining(number))
}

fn affordable(steps: u8) -> Result<u8> {
    ensure(steps <= STEPS * RESOURCE_CARDS, "nobody can pay for so many steps")?;
    Ok(steps)
}

fn walking(table: &Table, at: &str) -> Result<IntersectionId> {
    let others = table.merchants[table.active];
    ensure(!others.is_full(), "the merchant on its way is one of two")?;
    intersection(table, at)
}

fn on_its_way(table: &Table, at: &str, tolls: &[Seat]) -> Result<Caravan> {
    let others = table.caravans[table.active];
    ensure(!others.is_full(), "the caravan on its way is one of two")?;
    let at = path(table, at)?;
    ensure(table.route_on(at).is_some(), "a caravan is on its way along routes")?;
    let tolls = seat_set(tolls, table.players())?;
    ensure(!tolls.contains(table.active), "nobody pays toll to themselves")?;
    Ok(Caravan { at, tolls, rested: false })
}

fn circles(table: &Table, name: &str) -> Result<Phase> {
    let number = city(table, name)?;
    let own = table.posts[table.active].contains(number);
    ensure(own, objection!("{name} has no new post", name))?;
    Ok(Phase::Circles(number))
}

fn move_token(table: &Table, name: &str) -> Result<Phase> {
    let number = empty_circle(table, name)?;
    let mut tokens = TokenId::of(table.map().terrain[number]);
    let all_out = tokens.all(|token| table.tokens[token].is_some());
    ensure(all_out, objection!("a token for {name} still lies face down (MOE-51)", name))?;
    Ok(Phase::MoveToken(number))
}

fn own_route(table: &Table, name: &str) -> Result<PathId> {
    let number = path(table, name)?;
    let own = table.routes[table.active].contains(number);
    ensure(own, objection!("the active player has no route on {name}", name))?;
    Ok(number)
}

fn empty_circle(table: &Table, name: &str) -> Result<LandId> {
    let number = land(table, name)?;
    ensure(table.empty_circles().contains(number), objection!("{name} has no empty circle", name))?;
    Ok(number)
}

fn read_offer(state: &mut Merchants, position: &OfferPosition) -> Result<Talk> {
    let (players, active) = (state.table.players(), state.table.active);
    let waiting = seat_set(&position.waiting, players)?;
    let accepted = seat_set(&position.accepted, players)?;
    let offer = match (position.give, position.want) {
        (Some(give), Some(want)) => Some(Terms { give: give.0, want: want.0 }),
        (None, None) => None,
        _ => return Err(BadPosition::new("an offer has two sides, give and want (MOE-30)")),
    };
    if let Some(offer) = offer {
        state.check_offer_of(active, offer).map_err(refused)?;
        state.knowledge.show(active, offer.give.cards());
    }
    let mut talk = Talk { offer, waiting, answers: BySeat([None; SEATS]) };
    for seat in accepted {
        state.check_accept(seat, &talk).map_err(refused)?;
        talk.answers[seat] = Some(Answer::Accepted);
        state.knowledge.show(seat, offer.map_or(Hand::default(), |offer| offer.want.cards()));
    }
    for counter in &position.countered {
        let seat = seat_below(counter.seat, players)?;
        let terms = Terms { give: counter.give.0, want: counter.want.0 };
        match offer {
            Some(_) => state.check_counter(seat, terms, &talk).map_err(refused)?,
            None => state.check_proposal(seat, terms, &talk).map_err(refused)?,
        }
        talk.answers[seat] = Some(Answer::Proposed(terms));
        state.knowledge.show(seat, terms.give.cards());
    }
    let has_answered = |seat: Seat| talk.answers[seat].is_some();
    let is_fit = !waiting.contains(active) && !has_answered(active);
    ensure(is_fit, "only the others answer an offer (MOE-30)")?;
    let is_done = waiting.into_iter().all(|seat| !has_answered(seat));
    ensure(is_done, "whoever has answered is not waited for")?;
    Ok(talk)
}
