//! The table of Century: Spice Road.

use std::fmt::Write as _;

use anstyle::{Ansi256Color, AnsiColor, Style};
use century::{
    Action, Century, CenturyView, Coin, Cubes, Effect, Market, MerchantSet, Phase, PointCard, Step, Trader,
};
use game::{Actor, Game, Seat, Turn, Viewer};

use crate::board::Board;
use crate::paint::Paint;
use crate::text::wrap;

impl Board for Century {
    const LEGEND: &'static str = "terminal-legend-century";

    fn draw(view: &CenturyView, paint: &Paint) -> String {
        let table = &view.table;
        let mut text = draw_points(table, paint);
        text.push_str(&draw_market(table.market(), paint));
        for seat in Seat::all(table.players()) {
            text.push_str(&draw_seat(table, seat, view.viewer, paint));
        }
        text
    }

    fn status(view: &CenturyView) -> String {
        let table = &view.table;
        match (table.turn(), table.phase()) {
            (Turn::Over, _) => "The game is over.".into(),
            (Turn::Chance, Phase::Start) => "The start player is to be drawn.".into(),
            (Turn::Chance, _) => "A card is to be turned up.".into(),
            (_, Phase::Step(step)) => {
                let active = table.active();
                let asked = asked_of_player(step, table.trader(active), table.market());
                let last = if table.is_last_round() { " This is the last round." } else { "" };
                if view.viewer.is(active) {
                    format!("Your turn, {active}: {asked}.{last}")
                } else {
                    format!("The turn of {active}: {asked}.{last}")
                }
            }
            _ => String::new(),
        }
    }

    fn describe(view: &CenturyView, _: Actor, action: Action) -> String {
        let table = &view.table;
        let Phase::Step(step) = table.phase() else { return String::new() };
        if let Action::Claim(position) = action {
            let row = &table.points().row;
            let card = row.get(usize::from(position).wrapping_sub(1));
            return card.map_or(String::new(), |&card| claim_meaning(card, coin_above(table, position)));
        }
        meaning(step, table.trader(table.active()), table.market(), action)
    }
}

/// The coin that lies above a position of the point row, in words.
fn coin_above(table: &Century, position: u8) -> &'static str {
    table.points().coin(position).map_or("", Coin::name)
}

fn draw_points(table: &Century, paint: &Paint) -> String {
    let points = table.points();
    let mut cards = String::new();
    let mut coins = String::new();
    for (position, card) in (1..).zip(&points.row) {
        let cell = format!("{position} {card} = {}", card.points());
        let _ = write!(cards, "{}", spices(&format!("{cell:<15}"), paint));
        let pile = points.coin(position).map(|coin| format!("  {coin} x{}", points.coins_left(coin)));
        let pile = pile.unwrap_or_default();
        let _ = write!(coins, "{pile:<15}");
    }
    row(&paint.bold("Point cards"), points.deck.len(), &[cards, coins])
}

/// A row of cards and what lies on them, below its heading.
fn row(heading: &str, in_deck: usize, lines: &[String; 2]) -> String {
    let mut text = format!("{heading} ({in_deck} in the deck)\n");
    for line in lines.iter().filter(|line| !line.trim().is_empty()) {
        let _ = writeln!(text, "  {}", line.trim_end());
    }
    text
}

/// The merchant row, with the cubes on its cards.
pub(super) fn draw_market(market: &Market, paint: &Paint) -> String {
    let mut cards = String::new();
    let mut cubes = String::new();
    for (position, stall) in (1..).zip(&market.row) {
        let cell = format!("{position} {}", stall.card);
        let _ = write!(cards, "{}", spices(&format!("{cell:<13}"), paint));
        let on_it = if stall.cubes.is_empty() { String::new() } else { format!("  +{}", stall.cubes) };
        let _ = write!(cubes, "{}", spices(&format!("{on_it:<13}"), paint));
    }
    row(&paint.bold("Merchant cards"), market.deck.len(), &[cards, cubes])
}

fn draw_seat(table: &Century, seat: Seat, viewer: Viewer, paint: &Paint) -> String {
    let trader = table.trader(seat);
    let you = if viewer.is(seat) { " (you)" } else { "" };
    let turn = if table.turn().includes(seat) { ", to act" } else { "" };
    let began = if table.start() == seat && table.phase() != Phase::Start { ", began" } else { "" };
    let coins = format!("gold {}, silver {}", trader.gold, trader.silver);
    let heading = paint.bold(format!("{seat}{you}"));
    format!("{heading}{turn}{began}: {}, {coins}\n{}", claimed_text(trader), draw_cards(trader, paint))
}

/// The claimed point cards in words.
pub(super) fn claimed_text(trader: &Trader) -> String {
    let cards = trader.claimed.len();
    let plural = if cards == 1 { "" } else { "s" };
    format!("{} points on {cards} card{plural}", trader.card_points())
}

/// The caravan, the hand and the played cards of a player.
pub(super) fn draw_cards(trader: &Trader, paint: &Paint) -> String {
    let mut text = format!(
        "  caravan {} ({} of {})\n",
        caravan(trader.caravan, paint),
        trader.caravan.total(),
        Trader::CAPACITY
    );
    for (name, cards) in [("hand", trader.hand), ("played", trader.played)] {
        if !cards.is_empty() {
            text.push_str(&spices(&wrap(&format!("{name} {}", listed(cards)), paint.width, "  "), paint));
        }
    }
    text
}

fn listed(cards: MerchantSet) -> String {
    let names: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    names.join(", ")
}

/// Cubes in their colors.
pub(super) fn caravan(cubes: Cubes, paint: &Paint) -> String {
    spices(&cubes.to_string(), paint)
}

/// `text` with the letters of spices in their colors.
pub(super) fn spices(text: &str, paint: &Paint) -> String {
    if !paint.color {
        return text.to_owned();
    }
    text.chars()
        .map(|letter| match letter {
            'Y' => paint.colored(letter, AnsiColor::Yellow),
            'R' => paint.colored(letter, AnsiColor::Red),
            'G' => paint.colored(letter, AnsiColor::Green),
            'B' => paint.styled(letter, Style::new().fg_color(Some(Ansi256Color(137).into()))),
            other => other.to_string(),
        })
        .collect()
}

/// What is asked of the player whose turn it is.
pub(super) fn asked_of_player(step: Step, trader: &Trader, market: &Market) -> String {
    match step {
        Step::Turn => "play, acquire, rest or claim".into(),
        Step::Lay { position, laid } => match market.row.get(usize::from(laid)) {
            Some(stall) => format!("lay a cube on {} ({} of {})", stall.card, laid + 1, position - 1),
            None => "lay a cube".into(),
        },
        Step::Upgrade { left: 1, .. } => "raise a cube by one step, or stop".into(),
        Step::Upgrade { left, .. } => format!("raise cubes by {left} steps in all, or stop"),
        Step::Return { .. } => {
            let surplus = trader.caravan.total().saturating_sub(Trader::CAPACITY);
            format!("return {surplus} of {} cubes", trader.caravan.total())
        }
    }
}

/// What a player's action means, a claim excepted.
pub(super) fn meaning(step: Step, trader: &Trader, market: &Market, action: Action) -> String {
    match (action, step) {
        (Action::Play { card, times }, _) => match card.effect() {
            Effect::Spice(cubes) => format!("take {cubes}"),
            Effect::Upgrade(steps) => format!("raise cubes by up to {steps} steps"),
            Effect::Trade { pay, gain } => format!("pay {}, take {}", pay * times, gain * times),
        },
        (Action::Acquire(position), _) => match market.row.get(usize::from(position).wrapping_sub(1)) {
            Some(stall) if stall.cubes.is_empty() => format!("take {}{}", stall.card, cost(position)),
            Some(stall) => format!("take {} with {} on it{}", stall.card, stall.cubes, cost(position)),
            None => String::new(),
        },
        (Action::Rest, _) => match trader.played.len() {
            0 => "take back no card".into(),
            1 => "take back the played card".into(),
            cards => format!("take back the {cards} played cards"),
        },
        (Action::Lay(_), Step::Lay { laid, .. }) => {
            market.row.get(usize::from(laid)).map_or(String::new(), |stall| format!("on {}", stall.card))
        }
        (Action::Upgrade(spice), _) => {
            spice.raised().map_or(String::new(), |raised| format!("{spice} becomes {raised}"))
        }
        (Action::Done, Step::Upgrade { .. }) => "raise no more".into(),
        _ => String::new(),
    }
}

fn cost(position: u8) -> String {
    match position {
        0 | 1 => String::new(),
        2 => " for a cube".into(),
        position => format!(" for {} cubes", position - 1),
    }
}

/// What claiming `card` means; `coin` lies above it, or nothing does.
pub(super) fn claim_meaning(card: PointCard, coin: &str) -> String {
    let coin = if coin.is_empty() { String::new() } else { format!(" and a {coin} coin") };
    format!("return {card} for {} points{coin}", card.points())
}
