//! The solo table as numbers. The numbers of actions are those of the table game.

use game::Observe;
use game::observation::{Part, Writer};

use crate::action::Action;
use crate::components::{MerchantCard, PointCard, Spice};
use crate::observation::{
    ACTIONS, MARKET, MARKET_WHAT, STEP, STEP_WHAT, TRADER, action, number, write_market, write_point_card,
    write_step, write_trader,
};
use crate::solo::pyramid::{Place, Pyramid};
use crate::solo::setup::Variant;
use crate::solo::state::{Solo, SoloPhase};
use crate::solo::view::SoloView;

const OBSERVATION: &[Part] = &[
    Part::new("variant", 2, "one of normal, advanced"),
    Part::new("turn", 1, "1 if it is the player's turn"),
    Part::new("step", STEP, STEP_WHAT),
    Part::new("market", MARKET, MARKET_WHAT),
    Part::new("merchant-deck", MerchantCard::COUNT, "1 for each merchant card in the deck"),
    Part::new(
        "pyramid",
        Pyramid::SIZE * 7,
        "for each place from the tip up, each row from the left: 1 if face down, 1 if gone, the cost in yellow, red, green \
         and brown (of 5), the points (of 20); cost and points are 0 unless the card is open",
    ),
    Part::new("unseen", PointCard::COUNT, "1 for each point card that was not seen yet"),
    Part::new(
        "trader",
        TRADER,
        "yellow, red, green and brown cubes (of 10), the cards in hand, the cards played, point cards (of 6), their points \
         (of 100), two zeros",
    ),
    Part::new(
        "automa",
        7,
        "its yellow, red, green and brown cubes (of 20), point cards (of 6), their points (of 100), coins (of 10)",
    ),
];

impl Observe for Solo {
    const OBSERVATION_VERSION: u32 = 1;
    const OBSERVATION: &'static [Part] = OBSERVATION;
    const ACTIONS: &'static [Part] = ACTIONS;

    fn observe(view: &SoloView, out: &mut [f32]) {
        let table = &view.table;
        let mut row = Writer::new(out);
        row.one_of(Some(usize::from(table.variant == Variant::Advanced)), 2);
        let step = if let SoloPhase::Step(step) = table.phase { Some(step) } else { None };
        row.flag(step.is_some());
        write_step(&mut row, step, &table.trader);
        row.at(OBSERVATION, "market");
        write_market(&mut row, &table.market);
        row.at(OBSERVATION, "pyramid");
        for place in table.pyramid.places {
            row.flag(place == Place::Down);
            row.flag(place == Place::Gone);
            match place {
                Place::Open(card) => write_point_card(&mut row, card),
                Place::Down | Place::Gone => row.skip(5),
            }
        }
        row.some_of(table.pyramid.unseen.iter().map(PointCard::index), PointCard::COUNT);
        row.at(OBSERVATION, "trader");
        write_trader(&mut row, &table.trader);
        for spice in Spice::ALL {
            row.amount(table.automa.caravan.count(spice) as i32, 20);
        }
        row.amount(table.automa.claimed.len() as i32, 6);
        row.amount(table.automa.card_points(), 100);
        row.amount(table.automa.coins, 10);
        row.end();
    }

    fn number(_: &SoloView, action: Action) -> Option<u32> {
        number(action)
    }

    fn action(_: &SoloView, number: u32) -> Option<Action> {
        action(number)
    }
}
