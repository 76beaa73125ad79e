//! The table of the solo game of Century: Spice Road.

use std::fmt::Write as _;

use anyhow::Result;
use century::solo::{Place, Pyramid, SoloPhase, SoloResult, SoloView};
use century::{Action, Century, Solo};
use game::{Actor, Game, Scores, Seat, Turn};

use crate::board::Board;
use crate::board::century::{
    asked_of_player, caravan, claim_meaning, claimed_text, draw_cards, draw_market, meaning, spices,
};
use crate::paint::Paint;
use crate::sheet;

impl Board for Solo {
    const LEGEND: &'static str = Century::LEGEND;

    fn draw(view: &SoloView, paint: &Paint) -> String {
        let table = &view.table;
        let (trader, automa) = (table.trader(), table.automa());
        let mut text = draw_pyramid(table.pyramid(), paint);
        text.push_str(&draw_market(table.market(), paint));
        let (coin, points) = (table.variant().coin(), automa.card_points());
        let cards = automa.claimed.len();
        let _ = writeln!(
            text,
            "{}: {points} points on {cards} cards, {coin} {}",
            paint.bold("Automa"),
            automa.coins
        );
        let _ = writeln!(text, "  caravan {} ({})", caravan(automa.caravan, paint), automa.caravan.total());
        let you = if view.viewer.is(Seat::new(0)) { "P1 (you)" } else { "P1" };
        let _ = writeln!(text, "{}: {}", paint.bold(you), claimed_text(trader));
        text.push_str(&draw_cards(trader, paint));
        text
    }

    fn status(view: &SoloView) -> String {
        let table = &view.table;
        match (table.turn(), table.phase()) {
            (Turn::Over, _) => "The game is over.".into(),
            (Turn::Chance, SoloPhase::Automa) => "The automa's turn.".into(),
            (Turn::Chance, _) => "A card is to be turned up.".into(),
            (_, SoloPhase::Step(step)) => {
                let asked = asked_of_player(step, table.trader(), table.market());
                format!("Your turn, P1: {asked}.")
            }
            _ => String::new(),
        }
    }

    fn describe(view: &SoloView, actor: Actor, action: Action) -> String {
        let table = &view.table;
        match (actor, action, table.phase()) {
            (_, Action::Claim(position), _) => {
                let card = table.pyramid().open().find(|&(open, _)| open == position);
                card.map_or(String::new(), |(_, card)| claim_meaning(card, ""))
            }
            (_, Action::Roll(eyes), _) => match table.market().row.get(usize::from(eyes).wrapping_sub(1)) {
                Some(stall) => format!("the automa's die shows {}", stall.card),
                None => "no card lies there".into(),
            },
            (Actor::Seat(_), _, SoloPhase::Step(step)) => {
                meaning(step, table.trader(), table.market(), action)
            }
            _ => String::new(),
        }
    }

    fn after_game(scores: &Scores) -> Result<Option<String>> {
        let Some(result) = SoloResult::new(scores) else { return Ok(None) };
        let sheet = sheet::write_down(result)?;
        Ok(Some(format!("Your last results (see 'kaupang scores'):\n{sheet}")))
    }
}

/// The pyramid with its tip at the bottom; `??` lies face down.
fn draw_pyramid(pyramid: &Pyramid, paint: &Paint) -> String {
    const CELL: usize = 18;
    let mut text = format!("{} (?? lies face down)\n", paint.bold("Point cards"));
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
