//! Merchants of Europe: routes, posts, deliveries and the way to them, cards and trade.

use game::{Actor, Seat};
use merchants::{Action, Merchants};

use crate::study::{Notes, Study};

impl Study for Merchants {
    fn note(&self, actor: Actor, action: Action, after: &Merchants, notes: &mut Notes) {
        let Actor::Seat(seat) = actor else { return };
        // The first posts are set, the others come of merchants who arrive.
        let topic = if matches!(action, Action::SetPost(_)) { "first posts" } else { "posts" };
        note_posts(self, after, seat, topic, notes);
        let gold = i64::from(after.table().gold[seat]) - i64::from(self.table().gold[seat]);
        match action {
            Action::Route(_) => {
                notes.add(seat, "built", &"routes", 1);
                if gold > 0 {
                    notes.add(seat, "gold", &"for routes", gold);
                }
            }
            Action::Gold(_) => notes.add(seat, "gold", &"for routes", gold),
            Action::Recruit(_) | Action::MoveMerchant { .. } => notes.add(seat, "built", &"merchants", 1),
            Action::Caravan(_) | Action::MoveCaravan { .. } => notes.add(seat, "built", &"caravans", 1),
            Action::BuyCard => notes.add(seat, "built", &"development cards", 1),
            Action::Deliver(at) => {
                let map = self.table().map();
                if let Some(city) = map.city(at) {
                    notes.add(seat, "deliveries", &map.cities[city].name, 1);
                }
            }
            Action::Walk { grain, .. } => notes.add(seat, "moves", &"grain for merchants", grain.into()),
            Action::Drive { salt, .. } => notes.add(seat, "moves", &"salt for caravans", salt.into()),
            Action::DriveTo(_) => notes.add(seat, "moves", &"caravan steps", 1),
            Action::WalkTo(_) => notes.add(seat, "moves", &"merchant steps", 1),
            Action::Buy(resource) => notes.add(seat, "bought for gold", &resource, 1),
            Action::Exchange { .. } => notes.add(seat, "trade", &"exchanges", 1),
            Action::Offer { .. } if seat != self.table().active => notes.add(seat, "trade", &"proposals", 1),
            Action::Offer { .. } => notes.add(seat, "trade", &"offers", 1),
            Action::Deal(_) => notes.add(seat, "trade", &"deals", 1),
            Action::Play(card) => notes.add(seat, "development cards played", &card, 1),
            _ => {}
        }
    }
}

fn note_posts(before: &Merchants, after: &Merchants, seat: Seat, topic: &'static str, notes: &mut Notes) {
    let new = after.table().posts[seat].without(&before.table().posts[seat]);
    for city in new.iter() {
        notes.add(seat, topic, &before.table().map().cities[city].name, 1);
    }
}
