//! Century: merchant cards acquired and played, point cards claimed, and how turns were spent.

use century::{Action, Century, Market, PointCard, Solo};
use game::Actor;

use crate::study::{Notes, Study};

fn note(actor: Actor, action: Action, market: &Market, claimed: Option<PointCard>, notes: &mut Notes) {
    let Actor::Seat(seat) = actor else { return };
    let turn = match action {
        Action::Play { card, .. } => {
            notes.add(seat, "merchant cards played", &card, 1);
            "play"
        }
        Action::Acquire(position) => {
            if let Some(stall) = market.row.get(usize::from(position) - 1) {
                notes.add(seat, "merchant cards acquired", &stall.card, 1);
            }
            notes.add(seat, "positions acquired from", &position, 1);
            "acquire"
        }
        Action::Rest => "rest",
        Action::Claim(_) => {
            if let Some(card) = claimed {
                notes.add(seat, "point cards claimed", &card, 1);
            }
            "claim"
        }
        _ => return,
    };
    notes.add(seat, "turns", &turn, 1);
}

impl Study for Century {
    fn note(&self, actor: Actor, action: Action, _: &Century, notes: &mut Notes) {
        let claimed = match action {
            Action::Claim(position) => self.points().row.get(usize::from(position) - 1).copied(),
            _ => None,
        };
        note(actor, action, self.market(), claimed, notes);
    }
}

impl Study for Solo {
    fn note(&self, actor: Actor, action: Action, _: &Solo, notes: &mut Notes) {
        let claimed = match action {
            Action::Claim(position) => {
                self.pyramid().open().find(|(place, _)| *place == position).map(|(_, card)| card)
            }
            _ => None,
        };
        note(actor, action, self.market(), claimed, notes);
    }
}
