//! The table of Century: Spice Road.

use std::fmt::Write as _;

use anstyle::{Ansi256Color, AnsiColor, Style};
use century::{Century, CenturyView, Market, MerchantSet, Phase, Trader};
use game::{Game, Seat, Viewer};
use words::Words;

use crate::board::{Board, say, say_with, seat_heading};
use crate::paint::Paint;
use crate::text::wrap;

impl Board for Century {
    const LEGEND: &'static str = "terminal-legend-century";

    fn draw(view: &CenturyView, words: &Words, paint: &Paint) -> String {
        let table = &view.table;
        let mut text = draw_points(table, words, paint);
        text.push_str(&draw_market(table.market(), words, paint));
        for seat in Seat::all(table.players()) {
            text.push_str(&draw_seat(table, seat, view.viewer, words, paint));
        }
        text
    }
}

fn draw_points(table: &Century, words: &Words, paint: &Paint) -> String {
    let points = table.points();
    let mut cards = String::new();
    let mut coins = String::new();
    for (position, card) in (1..).zip(&points.row) {
        let cell = format!("{position} {card} = {}", card.points());
        let _ = write!(cards, "{}", spices(&format!("{cell:<15}"), paint));
        let pile = points.coin(position).map(|coin| {
            format!("  {} x{}", say(words, &format!("century-{}", coin.name())), points.coins_left(coin))
        });
        let pile = pile.unwrap_or_default();
        let _ = write!(coins, "{pile:<15}");
    }
    row("century-points", points.deck.len(), &[cards, coins], words, paint)
}

/// A row of cards and what lies on them, below its heading.
fn row(heading: &str, in_deck: usize, lines: &[String; 2], words: &Words, paint: &Paint) -> String {
    let deck = say_with(words, "century-deck", &[("count", in_deck.into())]);
    let mut text = format!("{} ({deck})\n", paint.bold(say(words, heading)));
    for line in lines.iter().filter(|line| !line.trim().is_empty()) {
        let _ = writeln!(text, "  {}", line.trim_end());
    }
    text
}

/// The merchant row, with the cubes on its cards.
pub(super) fn draw_market(market: &Market, words: &Words, paint: &Paint) -> String {
    let mut cards = String::new();
    let mut cubes = String::new();
    for (position, stall) in (1..).zip(&market.row) {
        let cell = format!("{position} {}", stall.card);
        let _ = write!(cards, "{}", spices(&format!("{cell:<13}"), paint));
        let on_it = if stall.cubes.is_empty() { String::new() } else { format!("  +{}", stall.cubes) };
        let _ = write!(cubes, "{}", spices(&format!("{on_it:<13}"), paint));
    }
    row("century-market", market.deck.len(), &[cards, cubes], words, paint)
}

fn draw_seat(table: &Century, seat: Seat, viewer: Viewer, words: &Words, paint: &Paint) -> String {
    let trader = table.trader(seat);
    let began = table.start() == seat && table.phase() != Phase::Start;
    let marks = [(table.turn().includes(seat), "draw-to-act"), (began, "draw-began")];
    let (name, marks) = seat_heading(words, seat, viewer.is(seat), &marks);
    let coins = [("century-gold", trader.gold), ("century-silver", trader.silver)]
        .map(|(key, count)| format!(", {} {count}", say(words, key)));
    let claimed = claimed_text(trader, words);
    format!("{}{marks}: {claimed}{}\n{}", paint.bold(name), coins.concat(), draw_cards(trader, words, paint))
}

/// The claimed point cards in words.
pub(super) fn claimed_text(trader: &Trader, words: &Words) -> String {
    let values = [("points", trader.card_points().into()), ("cards", trader.claimed.len().into())];
    say_with(words, "draw-century-claimed", &values)
}

/// The caravan, the hand and the played cards of a player.
pub(super) fn draw_cards(trader: &Trader, words: &Words, paint: &Paint) -> String {
    let caravan = say_with(words, "century-caravan", &[("count", trader.caravan.total().into())]);
    let mut text = format!("  {caravan} ({})\n", spices(&trader.caravan.to_string(), paint));
    for (key, cards) in [("century-hand", trader.hand), ("century-played", trader.played)] {
        if !cards.is_empty() {
            let line = format!("{}: {}", say(words, key), listed(cards));
            text.push_str(&wrap(&line, paint.width, "  "));
        }
    }
    text
}

fn listed(cards: MerchantSet) -> String {
    let names: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    names.join(", ")
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
