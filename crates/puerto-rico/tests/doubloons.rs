//! Doubloons come from the bank and go to the bank, and only for the reasons that the rules know.

use game::{Actions, Actor, Draw, Game, Seat, Turn, random};
use puerto_rico::{Action, Board, Building, Good, PRICES, PuertoRico, PuertoRicoOptions, Role, Table, Tile};

/// All doubloons outside the bank: on boards and on role cards.
fn outside(table: &Table) -> i64 {
    let owned: u16 = table.seated().iter().map(|board| board.doubloons).sum();
    i64::from(owned) + table.role_doubloons.0.iter().map(|&count| i64::from(count)).sum::<i64>()
}

fn manned(board: &Board, building: Building) -> i64 {
    i64::from(board.is_manned(building))
}

/// What the action moves out of the bank, worked out from the rules and the table before it.
fn from_bank(table: &Table, seat: Seat, action: Action) -> i64 {
    let board = table.board(seat);
    let is_picker = !table.picked.is_empty() && seat == table.picker();
    match action {
        // PR-65, PR-86.
        Action::Pick(role) if role.is_prospector() => 1,
        Action::Pick(Role::Craftsman) => factories(table, seat),
        // PR-40, PR-41.
        Action::Build(building) => {
            let printed = building.printed();
            let quarries = board.farmers[Tile::Quarry].min(printed.column);
            -(i64::from(printed.price) - i64::from(quarries) - i64::from(is_picker)).max(0)
        }
        // PR-50, PR-80.
        Action::Sell(good) => {
            let markets = manned(board, Building::SmallMarket) + 2 * manned(board, Building::LargeMarket);
            i64::from(PRICES[good]) + i64::from(is_picker) + markets
        }
        _ => 0,
    }
}

/// PR-86 for all players in turn order, the supply running down.
fn factories(table: &Table, craftsman: Seat) -> i64 {
    let mut supply = table.barrels;
    let mut paid = 0;
    for seat in craftsman.clockwise(table.players()) {
        let board = table.board(seat);
        let staff = |kind: Good| -> u8 {
            let all = Building::ALL.iter().filter(|building| building.makes() == Some(kind));
            all.map(|&building| board.staff(building)).sum()
        };
        let mut kinds = 0;
        for good in Good::ALL {
            let fields = board.farmers[Tile::from(good)];
            let made = if good == Good::Corn { fields } else { fields.min(staff(good)) }.min(supply[good]);
            supply[good] -= made;
            kinds += usize::from(made > 0);
        }
        paid += manned(board, Building::Factory) * [0, 0, 1, 2, 3, 5][kinds];
    }
    paid
}

#[test]
fn every_doubloon_is_accounted_for() {
    let mut legal = Actions::new();
    let mut paid_by_factories = 0;
    for game in 0..900 {
        let mut rng = random::fast(game);
        let mut state = PuertoRico::new(&PuertoRicoOptions::of(3 + game as usize % 3).unwrap());
        loop {
            let before = state.table;
            let (actor, action, expected) = match state.turn() {
                Turn::Over => break,
                Turn::Chance => (Actor::Chance, state.sample(&mut rng), 0),
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody");
                    state.legal(seat, &mut legal);
                    let action = rng.pick(&legal);
                    (Actor::Seat(seat), action, from_bank(&before, seat, action))
                }
            };
            state.apply(actor, action);
            if action == Action::Pick(Role::Craftsman) {
                paid_by_factories += expected;
            }
            // PR-14: three more with each new round.
            let new_round =
                if state.table.governor != before.governor && action_ends_round(action) { 3 } else { 0 };
            assert_eq!(
                outside(&state.table) - outside(&before),
                expected + new_round,
                "{actor} {action} in {before:?}"
            );
        }
    }
    assert!(paid_by_factories > 0, "the games have to show factories at work");
}

/// The governor also changes when the first one is drawn.
fn action_ends_round(action: Action) -> bool {
    !matches!(action, Action::Governor(_))
}
