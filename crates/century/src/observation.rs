//! The table as numbers, and the numbers of actions: what a net reads and chooses from.
//!
//! Both games share the numbers of actions ([`ACTIONS`]); claims beyond the fifth position are the solo game's.

use game::observation::{Part, Writer, first, relative, seats_from};
use game::{Game, Observe, View};

use crate::action::Action;
use crate::cards::CARDS;
use crate::components::{Coin, Cubes, Effect, MerchantCard, PointCard, SEATS, Spice};
use crate::market::Market;
use crate::phase::{Step, surplus};
use crate::point_row::PointRow;
use crate::state::{Century, Phase};
use crate::trader::Trader;
use crate::view::CenturyView;

const CARDS_OF_MERCHANTS: usize = MerchantCard::COUNT;

/// What an observation of the table game has.
pub const OBSERVATION: &[Part] = &[
    Part::new("players", 4, "one of 2, 3, 4, 5 players"),
    Part::new("active", SEATS, "whose turn it is, counted clockwise from the viewer"),
    Part::new("start", SEATS, "who began, counted clockwise from the viewer"),
    Part::new("last-round", 1, "1 if this round is the last"),
    Part::new("step", STEP, STEP_WHAT),
    Part::new("market", MARKET, MARKET_WHAT),
    Part::new("merchant-deck", CARDS_OF_MERCHANTS, "1 for each merchant card in the deck"),
    Part::new(
        "points",
        PointRow::SIZE * 7,
        "for each place of the row of point cards: the cost in yellow, red, green and brown (of 5), the points (of 20), \
         1 for a gold coin above it, 1 for a silver coin",
    ),
    Part::new("point-deck", PointCard::COUNT, "1 for each point card in the deck"),
    Part::new("coins", 2, "gold and silver coins left (of 10)"),
    Part::new("traders", SEATS * TRADER, TRADERS_WHAT),
];

/// What the numbers of actions of both games stand for.
pub const ACTIONS: &[Part] = &[
    Part::new(
        "play",
        PLAYS.1,
        "play a merchant card, the starting ones first, then in the order of cards.csv; a trade card has a number for \
         each time that ten cubes can pay it",
    ),
    Part::new("acquire", Market::SIZE, "take the merchant card at a position"),
    Part::new("rest", 1, "take back all played cards"),
    Part::new("claim", 10, "take the point card at a position; the table game has five, the solo game ten"),
    Part::new("lay", 4, "lay a yellow, red, green, brown cube for an acquired card"),
    Part::new("upgrade", 4, "raise a yellow, red, green, brown cube (brown never can be)"),
    Part::new("done", 1, "leave the remaining upgrades unused"),
    Part::new("return", 4, "return a yellow, red, green, brown cube of the surplus"),
];

/// What both games have: what the player whose turn it is has to do.
pub(crate) const STEP: usize = 11;
pub(crate) const STEP_WHAT: &str = "one of turn, lay, upgrade, return; cubes left to lay (of 5), upgrades left (of 3), surplus (of 10); the \
                                    cheapest spice that is still listed while cubes are raised or returned, one of four";

pub(crate) const MARKET: usize = Market::SIZE * (CARDS_OF_MERCHANTS + 4);
pub(crate) const MARKET_WHAT: &str = "for each place of the row of merchant cards: which of the 45 cards lies there, and the yellow, red, green \
                                      and brown cubes on it (of 5)";

/// A trader's numbers.
pub(crate) const TRADER: usize = 4 + 2 * CARDS_OF_MERCHANTS + 4;
const TRADERS_WHAT: &str = "for each seat, clockwise from the viewer: yellow, red, green and brown cubes (of 10), the cards in hand, the cards \
                            played, point cards (of 6), their points (of 100), gold and silver coins (of 10)";

/// The first number of each merchant card among the plays, and how many plays there are.
const PLAYS: ([u16; CARDS_OF_MERCHANTS + 1], usize) = {
    let mut firsts = [0; CARDS_OF_MERCHANTS + 1];
    let mut card = 0;
    while card < CARDS_OF_MERCHANTS {
        let most = match CARDS.0[card] {
            Effect::Trade { pay, .. } => Trader::CAPACITY / pay.total(),
            Effect::Spice(_) | Effect::Upgrade(_) => 1,
        };
        firsts[card + 1] = firsts[card] + most as u16;
        card += 1;
    }
    (firsts, firsts[CARDS_OF_MERCHANTS] as usize)
};

const ACQUIRE: u32 = first(ACTIONS, "acquire");
const REST: u32 = first(ACTIONS, "rest");
const CLAIM: u32 = first(ACTIONS, "claim");
const LAY: u32 = first(ACTIONS, "lay");
const UPGRADE: u32 = first(ACTIONS, "upgrade");
const DONE: u32 = first(ACTIONS, "done");
const RETURN: u32 = first(ACTIONS, "return");
const END: u32 = RETURN + 4;

/// The number of a player's action; nothing for those of chance.
pub(crate) fn number(action: Action) -> Option<u32> {
    let place = |first: u32, position: u8, count: u8| {
        (1..=count).contains(&position).then(|| first + u32::from(position) - 1)
    };
    match action {
        Action::Play { card, times } => {
            let [first, end] = [card.index(), card.index() + 1].map(|card| u32::from(PLAYS.0[card]));
            let number = first + u32::from(times.checked_sub(1)?);
            (number < end).then_some(number)
        }
        Action::Acquire(position) => place(ACQUIRE, position, Market::SIZE as u8),
        Action::Rest => Some(REST),
        Action::Claim(position) => place(CLAIM, position, 10),
        Action::Lay(spice) => Some(LAY + spice as u32),
        Action::Upgrade(spice) => Some(UPGRADE + spice as u32),
        Action::Done => Some(DONE),
        Action::Return(spice) => Some(RETURN + spice as u32),
        Action::Start(_) | Action::Point(_) | Action::Merchant(_) | Action::Roll(_) => None,
    }
}

/// The action with a number.
pub(crate) fn action(number: u32) -> Option<Action> {
    let spice = |first: u32| Spice::ALL[(number - first) as usize];
    let position = |first: u32| (number - first) as u8 + 1;
    Some(match number {
        0..ACQUIRE => {
            let card = PLAYS.0.partition_point(|&first| u32::from(first) <= number) - 1;
            let times = (number - u32::from(PLAYS.0[card])) as u8 + 1;
            Action::Play { card: MerchantCard::at(card), times }
        }
        ACQUIRE..REST => Action::Acquire(position(ACQUIRE)),
        REST => Action::Rest,
        CLAIM..LAY => Action::Claim(position(CLAIM)),
        LAY..UPGRADE => Action::Lay(spice(LAY)),
        UPGRADE..DONE => Action::Upgrade(spice(UPGRADE)),
        DONE => Action::Done,
        RETURN..END => Action::Return(spice(RETURN)),
        END.. => return None,
    })
}

fn write_cubes(row: &mut Writer<'_>, cubes: Cubes, full: u16) {
    for spice in Spice::ALL {
        row.amount(cubes.count(spice) as i32, full);
    }
}

/// What the player whose turn it is has to do; nothing when it is nobody's.
pub(crate) fn write_step(row: &mut Writer<'_>, step: Option<Step>, trader: &Trader) {
    let (kind, from) = match step {
        None => (None, None),
        Some(Step::Turn) => (Some(0), None),
        Some(Step::Lay { .. }) => (Some(1), None),
        Some(Step::Upgrade { from, .. }) => (Some(2), Some(from as usize)),
        Some(Step::Return { from }) => (Some(3), Some(from as usize)),
    };
    row.one_of(kind, 4);
    row.amount(if let Some(Step::Lay { position, laid }) = step { position - 1 - laid } else { 0 }, 5);
    row.amount(if let Some(Step::Upgrade { left, .. }) = step { left } else { 0 }, 3);
    row.amount(surplus::surplus(trader) as i32, 10);
    row.one_of(from, 4);
}

pub(crate) fn write_market(row: &mut Writer<'_>, market: &Market) {
    for stall in &market.row {
        row.one_of(Some(stall.card.index()), CARDS_OF_MERCHANTS);
        write_cubes(row, stall.cubes, 5);
    }
    row.skip((Market::SIZE - market.row.len()) * (CARDS_OF_MERCHANTS + 4));
    row.some_of(market.deck.iter().map(MerchantCard::index), CARDS_OF_MERCHANTS);
}

/// A point card's cost and points.
pub(crate) fn write_point_card(row: &mut Writer<'_>, card: PointCard) {
    write_cubes(row, card.cost(), 5);
    row.amount(card.points(), 20);
}

pub(crate) fn write_trader(row: &mut Writer<'_>, trader: &Trader) {
    write_cubes(row, trader.caravan, Trader::CAPACITY as u16);
    row.some_of(trader.hand.iter().map(MerchantCard::index), CARDS_OF_MERCHANTS);
    row.some_of(trader.played.iter().map(MerchantCard::index), CARDS_OF_MERCHANTS);
    row.amount(trader.claimed.len() as i32, 6);
    row.amount(trader.card_points(), 100);
    row.amount(trader.gold, 10);
    row.amount(trader.silver, 10);
}

impl Observe for Century {
    const OBSERVATION_VERSION: u32 = 1;
    const OBSERVATION: &'static [Part] = OBSERVATION;
    const ACTIONS: &'static [Part] = ACTIONS;

    fn observe(view: &CenturyView, out: &mut [f32]) {
        let table = &view.table;
        let players = table.players();
        let viewer = view.viewer();
        let mut row = Writer::new(out);
        row.one_of(Some(players - 2), 4);
        let step = if let Phase::Step(step) = table.phase { Some(step) } else { None };
        row.one_of(step.map(|_| relative(viewer, table.active, players)), SEATS);
        row.one_of((table.phase != Phase::Start).then(|| relative(viewer, table.start, players)), SEATS);
        row.flag(table.is_last_round());
        row.at(OBSERVATION, "step");
        write_step(&mut row, step, &table.traders[table.active]);
        row.at(OBSERVATION, "market");
        write_market(&mut row, &table.market);
        row.at(OBSERVATION, "points");
        for (position, &card) in (1..).zip(&table.points.row) {
            write_point_card(&mut row, card);
            let coin = table.points.coin(position);
            row.flag(coin == Some(Coin::Gold));
            row.flag(coin == Some(Coin::Silver));
        }
        row.skip((PointRow::SIZE - table.points.row.len()) * 7);
        row.at(OBSERVATION, "point-deck");
        row.some_of(table.points.deck.iter().map(PointCard::index), PointCard::COUNT);
        row.amount(table.points.gold, 10);
        row.amount(table.points.silver, 10);
        row.at(OBSERVATION, "traders");
        for seat in seats_from(viewer, players) {
            write_trader(&mut row, &table.traders[seat]);
        }
        row.skip((SEATS - players) * TRADER);
        row.end();
    }

    fn number(_: &CenturyView, action: Action) -> Option<u32> {
        number(action)
    }

    fn action(_: &CenturyView, number: u32) -> Option<Action> {
        action(number)
    }
}
