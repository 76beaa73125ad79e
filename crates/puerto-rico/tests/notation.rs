//! The notation of actions: every action reads back, and no text panics.

use proptest::prelude::*;
use puerto_rico::{Action, Building, Good, Players, Role, Ship, ShipName, Site, Tile};

fn any_of<T: Copy + std::fmt::Debug + 'static>(all: &'static [T]) -> impl Strategy<Value = T> {
    proptest::sample::select(all)
}

fn any_action() -> impl Strategy<Value = Action> {
    let good = || any_of(&Good::ALL);
    prop_oneof![
        (0..5usize).prop_map(|seat| Action::Governor(game::Seat::new(seat))),
        good().prop_map(Action::Tile),
        any_of(&Role::ALL).prop_map(Action::Pick),
        any_of(&Tile::ALL).prop_map(Action::Settle),
        (any_of(&Tile::ALL), 0..=12u8).prop_map(|(tile, count)| Action::Place(Site::Tile(tile), count)),
        (any_of(&Building::ALL), 0..=3u8)
            .prop_map(|(building, count)| Action::Place(Site::Building(building), count)),
        any_of(&Building::ALL).prop_map(Action::Build),
        good().prop_map(Action::Extra),
        good().prop_map(Action::Sell),
        (good(), any_of(&Ship::ALL), Players::RANGE).prop_map(|(good, ship, players)| {
            Action::Load(good, ShipName::new(ship, Players::new(players).unwrap()))
        }),
        good().prop_map(Action::Wharf),
        (good(), 1..=11u8).prop_map(|(good, count)| Action::Keep(good, count)),
        Just(Action::Hacienda),
        Just(Action::Colonist),
        Just(Action::Pass),
    ]
}

proptest! {
    #[test]
    fn every_action_reads_back(action in any_action()) {
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }

    #[test]
    fn no_text_panics_and_what_is_read_is_written_the_same(text in "\\PC{0,40}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn words_of_the_game_never_panic(words in prop::collection::vec("pick|settle|place|load|keep|build|corn|quarry|wharf|office|P1|P9|0|7|12|99|-1|pass", 0..5)) {
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}

#[test]
fn what_is_wrong_is_said() {
    let error = |text: &str| text.parse::<Action>().unwrap_err().to_string();
    assert_eq!(error("load corn 9"), "'9' is not a ship by its spaces, 4 to 8");
    assert_eq!(error("sell gold"), "'gold' is not a kind of goods: corn, indigo, sugar, tobacco or coffee");
    assert_eq!(error("dance"), "'dance' is not an action, such as 'pick settler' or 'load corn 6'");
    assert_eq!(error("pass now"), "'now' is not the end of the action");
}
