//! The table of the solo game of Century: Spice Road.

use std::fmt::Write as _;

use anyhow::Result;
use century::solo::{Place, Pyramid, SoloResult, SoloView};
use century::{Century, Solo};
use game::{Scores, Seat};
use words::Words;

use crate::board::century::{claimed_text, draw_cards, draw_market, spices};
use crate::board::{Board, say, say_with, seat_heading};
use crate::paint::Paint;
use crate::sheet;

impl Board for Solo {
    const LEGEND: &'static str = Century::LEGEND;

    fn draw(view: &SoloView, words: &Words, paint: &Paint) -> String {
        let table = &view.table;
        let (trader, automa) = (table.trader(), table.automa());
        let mut text = draw_pyramid(table.pyramid(), words, paint);
        text.push_str(&draw_market(table.market(), words, paint));
        let claimed = [("points", automa.card_points().into()), ("cards", automa.claimed.len().into())];
        let coin = say(words, &format!("century-{}", table.variant().coin().name()));
        // Writing to a string can't fail.
        let _ = writeln!(
            text,
            "{}: {}, {coin} {}",
            paint.bold(say(words, "automa")),
            say_with(words, "draw-century-claimed", &claimed),
            automa.coins
        );
        let total = [("count", automa.caravan.total().into())];
        let caravan = say_with(words, "draw-century-automa-caravan", &total);
        let _ = writeln!(text, "  {caravan} ({})", spices(&automa.caravan.to_string(), paint));
        let (name, _) = seat_heading(words, Seat::new(0), view.viewer.is(Seat::new(0)), &[]);
        let _ = writeln!(text, "{}: {}", paint.bold(name), claimed_text(trader, words));
        text.push_str(&draw_cards(trader, words, paint));
        text
    }

    fn after_game(words: &Words, scores: &Scores) -> Result<Option<String>> {
        let Some(result) = SoloResult::new(scores) else { return Ok(None) };
        let sheet = sheet::write_down(result)?;
        Ok(Some(format!("{}\n{}", words.say("sheet-last"), sheet::table(words, &sheet))))
    }
}

/// The pyramid with its tip at the bottom; `??` lies face down.
fn draw_pyramid(pyramid: &Pyramid, words: &Words, paint: &Paint) -> String {
    const CELL: usize = 18;
    let heading = paint.bold(say(words, "century-points"));
    let mut text = format!("{heading} ({})\n", say(words, "draw-century-face-down"));
    for row in (1..=4).rev() {
        let first = row * (row - 1) / 2;
        let mut line = " ".repeat((4 - row) * CELL / 2);
        for index in first..first + row {
            let cell = match pyramid.places[index] {
                Place::Down => "??".into(),
                Place::Open(card) => format!("{} {card} = {}", index + 1, card.points()),
                Place::Gone => "·".into(),
            };
            line.push_str(&spices(&format!("{cell:^CELL$}"), paint));
        }
        let _ = writeln!(text, "  {}", line.trim_end());
    }
    text
}
