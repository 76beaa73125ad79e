//! From JSON to a state: what is left out is filled in, and what can't be on a table is refused.

use arrayvec::ArrayVec;
use game::position::{ensure, found};
use game::{BadPosition, BySeat, Game, Objection, Options, Seat, objection};

use crate::components::{Effect, MerchantCard, MerchantSet, PointCard, PointSet, SEATS, Spice};
use crate::market::{Market, Stall};
use crate::phase::{Step, upgrade};
use crate::point_row::PointRow;
use crate::position::{PhasePosition, Position, SeatPosition};
use crate::setup::{CenturyOptions, Players};
use crate::state::{Century, Phase, cards_to_end};
use crate::trader::Trader;

impl TryFrom<Position> for Century {
    type Error = BadPosition;

    fn try_from(position: Position) -> Result<Century, BadPosition> {
        let options = found(CenturyOptions::of(position.players), "Century is for 2 to 5 players")?;
        if position.phase == PhasePosition::Start {
            return not_begun(&position, options);
        }
        let players = options.players();
        let is_full = position.traders.len() == players;
        ensure(
            is_full,
            objection!(
                "{players} players need {players} traders, here are {found}",
                players,
                found = position.traders.len()
            ),
        )?;
        let active = position.active.unwrap_or(position.start);
        let is_seated = position.start.index() < players && active.index() < players;
        ensure(is_seated, "CEN-05: start or active is no seat of this table")?;
        let Seated { traders, merchants, claimed } = seated(options.players, position.traders, active)?;
        let market = market(position.merchants, position.merchant_deck, merchants)?;
        let points = point_row(options.players, &traders, position.points, claimed, position.point_deck)?;
        let points = with_coins(points, &traders, options.players, position.gold, position.silver)?;
        let row_is_full = market.row.len() == Market::SIZE;
        let nobody_laid = !row_is_full || market.row.last().is_none_or(|stall| stall.cubes.is_empty());
        ensure(nobody_laid, "CEN-20: no cube lies on the last card of a full row: none is to its right")?;
        let phase = match step(position.phase, &traders[active], &market, MOST_LAID)? {
            Some(step) => Phase::Step(step),
            None => Phase::Over,
        };
        ensure(position.phase != PhasePosition::Automa, "the automa plays only in century-solo")?;
        let state = Century {
            players: options.players,
            start: position.start,
            active,
            phase,
            traders,
            market,
            points,
        };
        nothing_is_missing(&state, merchants, claimed)?;
        fits_the_end(&state)?;
        Ok(state)
    }
}

/// What the players have, and which cards are with them.
struct Seated {
    traders: BySeat<Trader, SEATS>,
    merchants: MerchantSet,
    claimed: PointSet,
}

fn seated(players: Players, positions: Vec<SeatPosition>, active: Seat) -> Result<Seated, BadPosition> {
    let mut seated =
        Seated { traders: BySeat::default(), merchants: MerchantSet::EMPTY, claimed: PointSet::EMPTY };
    for (seat, json) in Seat::all(players.get()).zip(positions) {
        let trader = Trader::from(json);
        collect_cards(&trader, &mut seated.merchants, &mut seated.claimed)?;
        let (coins, cards) = (usize::from(trader.gold) + usize::from(trader.silver), trader.claimed.len());
        ensure(
            coins <= cards,
            objection!(
                "CEN-31: {seat} has {coins} coins, but {cards} point cards to win them with",
                seat,
                coins,
                cards
            ),
        )?;
        let is_carried = seat == active || trader.caravan.total() <= Trader::CAPACITY;
        ensure(is_carried, objection!("CEN-40: {seat} has more than 10 cubes after the turn", seat))?;
        seated.traders[seat] = trader;
    }
    Ok(seated)
}

/// No card leaves the game: each is in its deck, in its row, or with a player (CEN-01, CEN-04).
fn nothing_is_missing(state: &Century, held: MerchantSet, claimed: PointSet) -> Result<(), BadPosition> {
    let row: MerchantSet = state.market.row.iter().map(|stall| stall.card).collect();
    if let Some(card) = MerchantSet::DECK.without(state.market.deck.or(row).or(held)).first() {
        return Err(BadPosition::new(objection!(
            "CEN-04: the merchant card {card} is neither in the deck nor in the row nor with a player",
            card
        )));
    }
    let row: PointSet = state.points.row.iter().copied().collect();
    if let Some(card) = PointSet::ALL.without(state.points.deck.or(row).or(claimed)).first() {
        return Err(BadPosition::new(objection!(
            "CEN-01: the point card {card} is neither in the deck nor in the row nor with a player",
            card
        )));
    }
    Ok(())
}

/// A table at which nothing has happened yet.
fn not_begun(position: &Position, options: CenturyOptions) -> Result<Century, BadPosition> {
    let first = Century::new(&options);
    let is_bare = position.traders.is_empty() && position.merchants.is_empty() && position.points.is_empty();
    ensure(is_bare, "CEN-05: before the start player is chosen nothing is dealt")?;
    let fits = position.merchant_deck.is_none_or(|deck| deck == first.market.deck)
        && position.point_deck.is_none_or(|deck| deck == first.points.deck)
        && position.gold.is_none_or(|gold| gold == first.points.gold)
        && position.silver.is_none_or(|silver| silver == first.points.silver);
    ensure(fits, "CEN-05: before the start player is chosen decks and piles are full")?;
    Ok(first)
}

fn point_row(
    players: Players,
    traders: &BySeat<Trader, SEATS>,
    row: Vec<PointCard>,
    claimed: PointSet,
    deck: Option<PointSet>,
) -> Result<PointRow, BadPosition> {
    ensure(row.len() <= PointRow::SIZE, "CEN-01: the point row has at most 5 cards")?;
    let limit = cards_to_end(players);
    for trader in &traders.0 {
        let count = trader.claimed.len();
        ensure(
            count <= limit,
            objection!(
                "CEN-50: nobody claims more than {limit} cards with {players} players",
                limit,
                players = players.get()
            ),
        )?;
    }
    let mut used = claimed;
    for &card in &row {
        ensure(used.insert(card), objection!("the point card {card} is in two places", card))?;
    }
    let deck = point_deck(deck, used)?;
    Ok(PointRow { row: ArrayVec::from_iter(row), deck, gold: 0, silver: 0 })
}

fn with_coins(
    points: PointRow,
    traders: &BySeat<Trader, SEATS>,
    players: Players,
    gold: Option<u8>,
    silver: Option<u8>,
) -> Result<PointRow, BadPosition> {
    let all = usize::from(PointRow::coins(players));
    let pile = |name: &Objection, given: Option<u8>, owned: usize| -> Result<u8, BadPosition> {
        ensure(
            owned <= all,
            objection!(
                "CEN-02: there are {all} {name} coins, the players have {owned}",
                all,
                name = name.clone(),
                owned
            ),
        )?;
        let left = (all - owned) as u8;
        let fits = given.is_none_or(|given| given == left);
        ensure(
            fits,
            objection!(
                "CEN-02: of {all} {name} coins the players have {owned}, so {left} are left",
                all,
                name = name.clone(),
                owned,
                left
            ),
        )?;
        Ok(left)
    };
    let gold =
        pile(&Objection::new("gold"), gold, traders.0.iter().map(|trader| usize::from(trader.gold)).sum())?;
    let silver = pile(
        &Objection::new("silver"),
        silver,
        traders.0.iter().map(|trader| usize::from(trader.silver)).sum(),
    )?;
    Ok(PointRow { gold, silver, ..points })
}

/// Whoever has the last card has had their turn in this round, and the game is over after it (CEN-50).
fn fits_the_end(state: &Century) -> Result<(), BadPosition> {
    let players = state.players();
    let place = |seat| state.start.distance_to(seat, players);
    for seat in Seat::all(players) {
        let is_done = state.traders[seat].claimed.len() >= state.cards_to_end();
        let fits = !is_done || state.phase == Phase::Over || place(seat) < place(state.active);
        ensure(fits, objection!("CEN-50: {seat} has the last card, so the game would be over by now", seat))?;
    }
    if state.phase == Phase::Over {
        ensure(state.is_last_round(), "CEN-50: the game is not over: nobody has enough cards")?;
        ensure(
            place(state.active) == players - 1,
            "CEN-50: a game ends with the turn of the last in the round",
        )?;
        let carried = state.traders[state.active].caravan.total() <= Trader::CAPACITY;
        ensure(carried, "CEN-40: the surplus is returned in the last turn too")?;
    }
    Ok(())
}

/// At most one cube comes on a card for each other one that is acquired, and an acquired card doesn't come back
/// (CEN-20).
pub(crate) const MOST_LAID: usize = MerchantSet::DECK.len() - 1;

/// The step that the JSON of a phase says, if it is one and fits the player and the market, where up to `most_laid`
/// cubes can lie on a card.
pub(crate) fn step(
    phase: PhasePosition,
    trader: &Trader,
    market: &Market,
    most_laid: usize,
) -> Result<Option<Step>, BadPosition> {
    for stall in &market.row {
        let is_possible = stall.cubes.total() <= most_laid;
        ensure(
            is_possible,
            objection!("CEN-20: never do more than {most_laid} cubes lie on a card", most_laid),
        )?;
    }
    let spice = |letter: char| letter.to_string().parse::<Spice>().map_err(BadPosition::from);
    let total = trader.caravan.total();
    let step = match phase {
        PhasePosition::Turn => {
            ensure(total <= Trader::CAPACITY, "CEN-40: a turn begins with at most 10 cubes in the caravan")?;
            Step::Turn
        }
        PhasePosition::Lay { position, laid } => {
            let is_there = (2..=market.row.len()).contains(&usize::from(position)) && laid < position - 1;
            ensure(is_there, "CEN-20: lay: no such position, or it is paid already")?;
            ensure(total >= usize::from(position - 1 - laid), "CEN-20: lay: too few cubes to pay")?;
            ensure(
                total + usize::from(laid) <= Trader::CAPACITY,
                "CEN-40: lay: the turn began with over 10 cubes",
            )?;
            let mut laid_on = market.row.iter().take(laid.into());
            ensure(
                laid_on.all(|stall| !stall.cubes.is_empty()),
                "CEN-20: lay: a cube lies on each card that is paid",
            )?;
            Step::Lay { position, laid }
        }
        PhasePosition::Upgrade { left, from } => {
            let step = upgrade::next(trader, left, spice(from)?);
            ensure(total <= Trader::CAPACITY, "CEN-40: upgrade: the turn began with over 10 cubes")?;
            ensure(left <= 3 && step.is_some(), "CEN-12: upgrade: 1 to 3 steps, and a cube that can rise")?;
            let is_played = trader.played.iter().any(|card| upgrades_of(card) >= left);
            ensure(is_played, "CEN-12: upgrade: no upgrade card of so many steps lies played")?;
            return Ok(step);
        }
        PhasePosition::Return { from } => {
            let from = spice(from)?;
            let surplus = total.saturating_sub(Trader::CAPACITY);
            ensure(surplus > 0, "CEN-40: return: there is no surplus")?;
            let is_possible = total <= most_after(trader, most_laid);
            ensure(is_possible, "CEN-40: return: no card played or acquired brings so many cubes")?;
            Step::Return { from }
        }
        PhasePosition::Start | PhasePosition::Automa | PhasePosition::Over => return Ok(None),
    };
    Ok(Some(step))
}

fn upgrades_of(card: MerchantCard) -> u8 {
    match card.effect() {
        Effect::Upgrade(steps) => steps,
        Effect::Spice(_) | Effect::Trade { .. } => 0,
    }
}

/// The most cubes that a caravan can hold at the end of a turn in which one of the trader's cards was played or
/// acquired: with a full caravan at its beginning.
fn most_after(trader: &Trader, most_laid: usize) -> usize {
    let played = trader.played.iter().map(|card| match card.effect() {
        Effect::Spice(cubes) => cubes.total(),
        Effect::Upgrade(_) => 0,
        Effect::Trade { pay, gain } => {
            gain.total().saturating_sub(pay.total()) * (Trader::CAPACITY / pay.total().max(1))
        }
    });
    let has_acquired = trader.hand.iter().any(|card| !card.is_starting_card());
    let acquired = has_acquired.then_some(most_laid);
    Trader::CAPACITY + played.chain(acquired).max().unwrap_or(0)
}

/// The market with a deck of all cards that are neither in its row nor in `elsewhere`, or the deck as given.
pub(crate) fn market(
    row: Vec<Stall>,
    deck: Option<MerchantSet>,
    elsewhere: MerchantSet,
) -> Result<Market, BadPosition> {
    ensure(row.len() <= Market::SIZE, "CEN-04: the merchant row has at most 6 cards")?;
    let row = ArrayVec::from_iter(row);
    let mut used = elsewhere;
    for &Stall { card, .. } in &row {
        ensure(
            !card.is_starting_card(),
            objection!("CEN-03: {card} is a starting card and never in the row", card),
        )?;
        ensure(used.insert(card), objection!("the merchant card {card} is in two places", card))?;
    }
    let others = MerchantSet::DECK.without(used);
    let deck = deck.unwrap_or(others);
    match deck.without(others).first() {
        None => Ok(Market { row, deck }),
        Some(stray) => Err(BadPosition::new(objection!(
            "the merchant deck has {stray}, which is no card of it or lies elsewhere",
            stray
        ))),
    }
}

/// The point deck: all cards that are not in `elsewhere`, or the deck as given.
pub(crate) fn point_deck(deck: Option<PointSet>, elsewhere: PointSet) -> Result<PointSet, BadPosition> {
    let others = PointSet::ALL.without(elsewhere);
    let deck = deck.unwrap_or(others);
    match deck.without(others).first() {
        None => Ok(deck),
        Some(stray) => {
            Err(BadPosition::new(objection!("the point deck has {stray}, which lies elsewhere", stray)))
        }
    }
}

/// Puts a trader's cards into the sets of those that are somewhere; each card but the starting ones is there once.
pub(crate) fn collect_cards(
    trader: &Trader,
    merchants: &mut MerchantSet,
    points: &mut PointSet,
) -> Result<(), BadPosition> {
    for card in trader.hand {
        ensure(!trader.played.contains(card), objection!("{card} is in hand and played at once", card))?;
    }
    let in_deck = |card: &MerchantCard| !card.is_starting_card();
    for card in trader.cards().iter().filter(in_deck) {
        ensure(merchants.insert(card), objection!("the merchant card {card} is in two places", card))?;
    }
    for card in trader.claimed {
        ensure(points.insert(card), objection!("the point card {card} is in two places", card))?;
    }
    Ok(())
}
