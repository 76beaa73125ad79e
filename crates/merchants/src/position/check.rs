//! What holds in every position, whatever its phase.

use game::{Actions, Game, Outcomes, Seat, Turn};

use crate::components::{CARAVANS_AT_A_ROUTE, FIRST_POSTS, posts_each};
use crate::map::{NO_PATH, NONE};
use crate::phase::Phase;
use crate::position::read::{Result, need};
use crate::state::Merchants;
use crate::table::{Caravan, Table};

/// What holds in every phase.
pub(super) fn check_pieces(table: &Table) -> Result<()> {
    check_posts(table)?;
    check_commodities(table)?;
    for path in 0..table.map.paths.len() {
        let owners = table.routes.iter().filter(|routes| routes.contains(path)).count();
        need(owners <= 1, || format!("two routes lie on {}", table.map.paths[path]))?;
    }
    check_caravans(table)?;
    check_merchants(table)
}

fn check_posts(table: &Table) -> Result<()> {
    let mut taken = 0u64;
    for posts in table.posts.into_iter().chain([table.neutral]) {
        need(taken & posts == 0, || "two posts stand in one city".into())?;
        taken |= posts;
    }
    let each = u32::from(posts_each(table.board(), table.seats()));
    let in_game = |seat: usize| table.posts[seat].count_ones() + u32::from(table.warehouse[seat]);
    need((0..table.seats()).all(|seat| in_game(seat) <= each), || {
        format!("each player has {each} posts (MOE-12)")
    })?;
    let stored = each - u32::from(FIRST_POSTS);
    need(table.warehouse.iter().all(|&posts| u32::from(posts) <= stored), || {
        format!("a warehouse has room for {stored} posts (MOE-12)")
    })?;
    need(table.neutral.count_ones() <= 3, || "there are at most three neutral posts".into())?;
    need(table.neutral == 0 || table.seats() == 3, || "neutral posts are for three players (MOE-14)".into())?;
    let players = table.players;
    let expected = |seat: usize, step: u8| {
        let place = (seat as u8 + players - table.first) % players;
        let (round, within) = (step / players, step % players);
        let had = if round == 1 { within >= players - place } else { place < within };
        u32::from(round + u8::from(had))
    };
    let (posts, neutral) = match table.phase {
        Phase::Order { .. } => (0, 0),
        Phase::SetPosts(step) => (step, 0),
        Phase::SetNeutral(step) => (FIRST_POSTS * players, step),
        Phase::SetRoutes(_) => (FIRST_POSTS * players, if players == 3 { 3 } else { 0 }),
        _ => return Ok(()),
    };
    let fits = (0..table.seats()).all(|seat| table.posts[seat].count_ones() == expected(seat, posts));
    need(fits && table.neutral.count_ones() == u32::from(neutral), || {
        "the posts don't fit the step of the set-up".into()
    })
}

fn check_commodities(table: &Table) -> Result<()> {
    let mut supplied = 0u64;
    for seat in 0..table.seats() {
        let own = table.commodities[seat];
        need(supplied & own == 0, || "a post takes one commodity (MOE-59)".into())?;
        supplied |= own;
        let foreign = table.all_posts() & !table.posts[seat];
        need(own & !foreign == 0, || {
            "commodities lie under posts of others and neutral ones (MOE-59)".into()
        })?;
        let freed = table.commodities_each() - table.warehouse[seat];
        need(table.delivered(seat) <= freed, || {
            format!("{} has delivered more commodities than were free (MOE-49)", Seat::new(seat))
        })?;
        let won = table.delivered(seat) == table.commodities_each();
        let over = table.phase == Phase::Over(seat as u8);
        need(won == over, || {
            "the game is over as soon as all commodities of a player are delivered (MOE-80)".into()
        })?;
    }
    Ok(())
}

fn check_caravans(table: &Table) -> Result<()> {
    // A caravan that has just won may have been passing a full route.
    let most = CARAVANS_AT_A_ROUTE + usize::from(matches!(table.phase, Phase::Over(_)));
    for (seat, caravans) in table.caravans.iter().enumerate() {
        for caravan in caravans.iter().filter(|caravan| caravan.at != NO_PATH) {
            let name = table.map.paths[usize::from(caravan.at)];
            need(table.owner(caravan.at).is_some(), || {
                format!("the caravan at {name} needs a route (MOE-55)")
            })?;
            need(table.caravans_at(caravan.at) <= most, || {
                format!("more than two caravans stand at {name} (MOE-56)")
            })?;
            need(caravan.tolls >> seat & 1 == 0, || "nobody pays toll to themselves".into())?;
            let is_resting = *caravan == Caravan::resting(caravan.at);
            need(is_resting || seat == usize::from(table.active), || {
                format!("the caravan at {name} can't have moved: it is not its owner's turn")
            })?;
        }
    }
    Ok(())
}

fn check_merchants(table: &Table) -> Result<()> {
    let all: Vec<u8> = table.merchants.iter().flatten().copied().filter(|&corner| corner != NONE).collect();
    for (seat, merchants) in table.merchants.iter().enumerate() {
        for &corner in merchants.iter().filter(|&&corner| corner != NONE) {
            let name = table.map.corners[usize::from(corner)];
            let here = all.iter().filter(|&&other| other == corner).count();
            need(here == 1, || format!("two merchants stand at {name} (MOE-36)"))?;
            let city = table.map.corner_city[usize::from(corner)];
            let is_fit = city == NONE || table.posts[seat] >> city & 1 == 1;
            need(is_fit, || {
                format!("a merchant at {name} stands in a city without a post of its owner (MOE-47, MOE-48)")
            })?;
        }
    }
    Ok(())
}

/// Whoever is to act has something to do.
pub(super) fn check_goes_on(state: &Merchants) -> Result<()> {
    let stuck = || "nothing can be done in this position: its phase does not fit the rest".to_owned();
    match state.turn() {
        Turn::Over => Ok(()),
        Turn::Chance => {
            let mut outcomes = Outcomes::new();
            state.chance(&mut outcomes);
            need(!outcomes.is_empty(), stuck)
        }
        Turn::Seats(seats) => {
            need(!seats.is_empty(), stuck)?;
            let mut legal = Actions::new();
            for seat in seats {
                state.legal(seat, &mut legal);
                need(!legal.is_empty(), stuck)?;
            }
            Ok(())
        }
    }
}
