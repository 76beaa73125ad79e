//! The shared conformance kit, and properties of what is read from outside.

use crate::common::{changed, written};
use game::random::{Draw, FastRng};
use game::{Game, Options as _, Seat, Viewer};
use merchants::components::{Cards, Resource, deck};
use merchants::{Merchants, MerchantsOptions, Position};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use testkit::conformance::{ConservedAmounts, Kit};

/// Cards and gold, counted from what a spectator is shown and what the hands hold; pieces and tokens.
fn conserved(state: &Merchants) -> ConservedAmounts {
    let position = written(state);
    let shown = Position::from(&state.view(Viewer::Spectator));
    let supply = shown.supply.expect("a view shows the supply");
    let mut amounts = ConservedAmounts::new();
    for resource in Resource::ALL {
        let hands: u8 =
            position.seats.iter().map(|seat| seat.resources.unwrap_or_default().get(resource)).sum();
        amounts.push((resource.name(), i64::from(hands + supply.get(resource))));
    }
    let gold: u8 = position.seats.iter().map(|seat| seat.gold).sum();
    amounts.push(("gold", i64::from(gold + shown.bank.expect("a view shows the bank"))));
    let warehouse =
        |seat| i64::from(state.table().warehouse[seat]) + i64::from(state.table().free_commodities(seat));
    let pieces: i64 = Seat::all(state.players())
        .map(|seat| warehouse(seat) + position.seats[seat.index()].commodities.len() as i64)
        .sum();
    amounts.push(("commodities", pieces));
    amounts
}

/// Changes what `viewer` can't know: development cards that nobody has shown (MOE-35). What the robber took is hidden
/// by how the game went, not by a state alone, so `tests/hiding.rs` plays whole games twice for it.
fn rehide(state: &Merchants, viewer: Viewer, rng: &mut FastRng) -> Merchants {
    changed(state, |position| (0..6).for_each(|_| swap_cards(position, viewer, rng)))
}

fn another(position: &Position, viewer: Viewer, rng: &mut FastRng) -> Option<usize> {
    let seat = rng.below(position.seats.len() as u32) as usize;
    (!viewer.is(Seat::new(seat))).then_some(seat)
}

fn swap_cards(position: &mut Position, viewer: Viewer, rng: &mut FastRng) {
    let Some(seat) = another(position, viewer, rng) else { return };
    let held =
        position.seats.iter().fold(Cards::default(), |all, seat| all.plus(seat.cards.unwrap_or_default()));
    let stack = deck().minus(held.plus(position.discard));
    let own = position.seats[seat].cards.unwrap_or_default();
    if own.is_empty() || stack.is_empty() {
        return;
    }
    let mine = own.draw(rng).expect("a card");
    let drawn = stack.draw(rng).expect("a card");
    let shuffled = position.shuffled.unwrap_or(deck());
    if !shuffled.covers(stack.minus(Cards::one(drawn)).plus(Cards::one(mine))) {
        return;
    }
    position.seats[seat].cards = Some(own.minus(Cards::one(mine)).plus(Cards::one(drawn)));
    if let Some(fresh) = position.seats[seat].fresh.filter(|fresh| fresh.get(mine) > 0) {
        position.seats[seat].fresh = Some(fresh.minus(Cards::one(mine)).plus(Cards::one(drawn)));
    }
}

fn kit(options: &str) -> testkit::conformance::KitReport {
    let options = MerchantsOptions::from_line(options).unwrap();
    let kit = Kit::<Merchants>::new(options).conserved(conserved).rehide(rehide);
    // Without a plan a game takes ten thousand decisions and more, so the kit breaks it off; the rules have no such
    // end.
    let report = kit.games(3_000).cap(1_500).closely_every(3_000).run();
    assert_eq!(report.games, 3_000);
    report
}

#[test]
fn three_thousand_short_games_of_three_with_the_fixed_start() {
    let _ = kit("players=3 board=short start=fixed");
}

#[test]
fn three_thousand_short_games_of_four_with_the_fixed_start() {
    let _ = kit("players=4 board=short start=fixed");
}

#[test]
fn three_thousand_short_games_of_three_with_the_free_start() {
    let report = kit("players=3 board=short start=free");
    assert!(report.reordered > 0, "no choice was made in another order: {report:?}");
    assert!(report.whole > 0, "no choice was written out in full: {report:?}");
}

#[test]
fn three_thousand_short_games_of_four_with_the_free_start() {
    let _ = kit("players=4 board=short start=free");
}

#[test]
fn three_thousand_full_games_of_three() {
    let _ = kit("players=3 board=full");
}

#[test]
fn three_thousand_full_games_of_four() {
    let _ = kit("players=4 board=full");
}

/// Random games do end by themselves on the short board, after ten thousand decisions or so: the ends are checked, too.
#[test]
fn games_to_their_own_end() {
    for options in ["players=3 board=short start=free", "players=4 board=short start=fixed"] {
        let options = MerchantsOptions::from_line(options).unwrap();
        let kit = Kit::<Merchants>::new(options).conserved(conserved).rehide(rehide);
        let report = kit.games(12).cap(200_000).closely_every(2_000).seed(7).run();
        assert_eq!(report.ended, report.games, "{report:?}");
    }
}

/// The record of a game on an owner's map names the map, and is refused without it.
#[test]
fn a_record_names_its_map() {
    let text = include_str!("../data/europe.toml").replace("name = \"Paris\"", "name = \"Paname\"");
    let atlas = merchants::map::register("owned.toml", &text).unwrap();
    let options = MerchantsOptions::from_line(&format!("players=3 start=free map={}", atlas.id)).unwrap();
    Kit::<Merchants>::new(options.clone()).games(3).cap(500).conserved(conserved).rehide(rehide).run();
    let record = game::Record::<Merchants>::new(options).to_string();
    assert!(game::Record::<Merchants>::parse(&record).is_ok());
    let other = record.replace(&atlas.id, "owned-000000000000");
    let error = game::Record::<Merchants>::parse(&other).unwrap_err().to_string();
    assert!(error.contains("not at hand") && error.contains("--map"), "{error}");
    let json = format!("{{\"map\": \"owned-000000000000\", \"players\": {}}}", 3);
    let error = serde_json::from_str::<Merchants>(&json).unwrap_err().to_string();
    assert!(error.contains("not at hand"), "{error}");
}

const WORDS: [&str; 42] = [
    "roll",
    "dice",
    "1",
    "6",
    "7",
    "token",
    "11",
    "stolen",
    "drawn",
    "lancer",
    "good-year",
    "set-post",
    "H6.W",
    "H6",
    "G7.N",
    "G7.N/2",
    "set-route",
    "robber",
    "rob",
    "P2",
    "P8",
    "buy",
    "ore",
    "gold",
    "exchange",
    "recruit",
    "from",
    "caravan",
    "walk",
    "0",
    "19",
    "255",
    "drive",
    "step",
    "deliver",
    "offer",
    "for",
    "counter",
    "deal",
    "take",
    "listen",
    "koeln",
];

/// A position in the middle of a random game.
fn midgame(seed: u64) -> Merchants {
    let options =
        ["players=3 start=fixed", "players=4 start=free", "players=4 board=full"][seed as usize % 3];
    let mut state = Merchants::new(&MerchantsOptions::from_line(options).unwrap());
    let mut rng = game::random::fast(seed);
    game::playout(&mut state, &mut rng, &mut game::Actions::new(), 300 + 37 * seed);
    state
}

proptest! {
    #[test]
    fn any_text_is_an_action_or_an_error(text in ".{0,30}") {
        if let Ok(action) = text.parse::<merchants::Action>() {
            prop_assert_eq!(action.to_string().parse::<merchants::Action>(), Ok(action));
        }
    }

    #[test]
    fn words_of_the_notation_in_any_order(words in prop::collection::vec(prop::sample::select(WORDS.to_vec()), 0..7)) {
        if let Ok(action) = words.join(" ").parse::<merchants::Action>() {
            prop_assert_eq!(action.to_string().parse::<merchants::Action>(), Ok(action));
        }
    }

    #[test]
    fn a_damaged_position_is_read_or_refused_but_never_breaks(
        seed in 0u64..40,
        at in 0usize..20_000,
        with in prop::sample::select(vec!["", "0", "9", "255", "99", "\"", "P4", "null", "[]", "dice", "N3", "{}"]),
    ) {
        let mut json = serde_json::to_string(&midgame(seed)).unwrap();
        let at = (0..=at % json.len()).rev().find(|&at| json.is_char_boundary(at)).unwrap_or(0);
        let width = json[at..].chars().next().map_or(0, char::len_utf8);
        json.replace_range(at..at + width, with);
        if let Ok(state) = serde_json::from_str::<Merchants>(&json) {
            survives(&state)?;
        }
    }

    #[test]
    fn a_position_with_a_phase_of_another_is_read_or_refused(one in 0u64..40, other in 0u64..40, rolled in any::<bool>()) {
        let mut position = written(&midgame(one));
        position.phase = written(&midgame(other)).phase;
        position.turn.rolled = Some(rolled);
        if let Ok(state) = Merchants::try_from(&position) {
            survives(&state)?;
        }
    }
}

/// A state that was read reads back, and every step that it lists can be taken and looked at.
fn survives(state: &Merchants) -> Result<(), TestCaseError> {
    let again = serde_json::to_string(state).unwrap();
    prop_assert_eq!(&serde_json::from_str::<Merchants>(&again).unwrap(), state);
    let mut actions = game::Actions::new();
    let mut rng = game::random::fast(1);
    for seat in Seat::all(state.players()) {
        state.legal(seat, &mut actions);
        for &action in actions.iter() {
            prop_assert!(state.check(seat.into(), action).is_ok());
            let mut next = state.clone();
            next.apply(seat.into(), action);
            game::playout(&mut next, &mut rng, &mut game::Actions::new(), 5);
        }
        let imagined = game::View::imagine(&state.view(Viewer::Seat(seat)), &mut rng);
        prop_assert_eq!(imagined.view(Viewer::Seat(seat)), state.view(Viewer::Seat(seat)));
    }
    game::playout(&mut state.clone(), &mut rng, &mut actions, 50);
    Ok(())
}
