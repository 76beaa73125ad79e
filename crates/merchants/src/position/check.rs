//! What holds in every position, whatever its phase.

use game::{Actions, Game, Outcomes, Seat, Turn};

use crate::components::{CARAVANS_AT_A_ROUTE, FIRST_POSTS, posts_each};
use crate::ids::{CitySet, IntersectionId};
use crate::phase::Phase;
use crate::position::read::{Result, need};
use crate::state::Merchants;
use crate::table::{Caravan, Table};

/// What holds in every phase.
pub(super) fn check_pieces(table: &Table) -> Result<()> {
    check_posts(table)?;
    check_commodities(table)?;
    for (path, name) in table.map().paths.entries() {
        let owners = table.routes.0.iter().filter(|routes| routes.contains(path)).count();
        need(owners <= 1, || format!("two routes lie on {name}"))?;
    }
    check_caravans(table)?;
    check_merchants(table)
}

fn check_posts(table: &Table) -> Result<()> {
    let mut taken = CitySet::EMPTY;
    for posts in table.posts.0.iter().chain([&table.neutral]) {
        need(taken.and(posts).is_empty(), || "two posts stand in one city".into())?;
        taken = taken.or(posts);
    }
    let each = usize::from(posts_each(table.board(), table.players()));
    let in_game = |seat: Seat| table.posts[seat].len() + usize::from(table.warehouse[seat]);
    need(table.seats().all(|seat| in_game(seat) <= each), || {
        format!("each player has {each} posts (MOE-12)")
    })?;
    let stored = each - usize::from(FIRST_POSTS);
    need(table.warehouse.0.iter().all(|&posts| usize::from(posts) <= stored), || {
        format!("a warehouse has room for {stored} posts (MOE-12)")
    })?;
    need(table.neutral.len() <= 3, || "there are at most three neutral posts".into())?;
    need(table.neutral.is_empty() || table.players() == 3, || {
        "neutral posts are for three players (MOE-14)".into()
    })?;
    let players = table.players;
    let expected = |seat: Seat, step: u8| {
        let place = table.first.distance_to(seat, table.players()) as u8;
        let (round, within) = (step / players, step % players);
        let had = if round == 1 { within >= players - place } else { place < within };
        usize::from(round + u8::from(had))
    };
    let (posts, neutral) = match table.phase {
        Phase::Order { .. } => (0, 0),
        Phase::SetPosts(step) => (step, 0),
        Phase::SetNeutral(step) => (FIRST_POSTS * players, step),
        Phase::SetRoutes(_) => (FIRST_POSTS * players, if players == 3 { 3 } else { 0 }),
        _ => return Ok(()),
    };
    let fits = table.seats().all(|seat| table.posts[seat].len() == expected(seat, posts));
    need(fits && table.neutral.len() == usize::from(neutral), || {
        "the posts don't fit the step of the set-up".into()
    })
}

fn check_commodities(table: &Table) -> Result<()> {
    let mut supplied = CitySet::EMPTY;
    for seat in table.seats() {
        let own = table.commodities[seat];
        need(supplied.and(&own).is_empty(), || "a post takes one commodity (MOE-59)".into())?;
        supplied = supplied.or(&own);
        let foreign = table.all_posts().without(&table.posts[seat]);
        need(own.without(&foreign).is_empty(), || {
            "commodities lie under posts of others and neutral ones (MOE-59)".into()
        })?;
        let freed = table.commodities_each() - table.warehouse[seat];
        need(table.delivered(seat) <= freed, || {
            format!("{seat} has delivered more commodities than were free (MOE-49)")
        })?;
        let won = table.delivered(seat) == table.commodities_each();
        let over = table.phase == Phase::Over(seat);
        need(won == over, || {
            "the game is over as soon as all commodities of a player are delivered (MOE-80)".into()
        })?;
    }
    Ok(())
}

fn check_caravans(table: &Table) -> Result<()> {
    // A caravan that has just won may have been passing a full route.
    let most = CARAVANS_AT_A_ROUTE + usize::from(matches!(table.phase, Phase::Over(_)));
    for seat in table.seats() {
        for caravan in table.caravans[seat].iter() {
            let name = table.map().paths[caravan.at];
            need(table.route_on(caravan.at).is_some(), || {
                format!("the caravan at {name} needs a route (MOE-55)")
            })?;
            need(table.caravans_at(caravan.at) <= most, || {
                format!("more than two caravans stand at {name} (MOE-56)")
            })?;
            need(!caravan.tolls.contains(seat), || "nobody pays toll to themselves".into())?;
            let is_resting = caravan == Caravan::resting(caravan.at);
            need(is_resting || seat == table.active, || {
                format!("the caravan at {name} can't have moved: it is not its owner's turn")
            })?;
        }
    }
    Ok(())
}

fn check_merchants(table: &Table) -> Result<()> {
    let all: Vec<IntersectionId> = table.merchants.0.iter().flat_map(|own| own.iter()).collect();
    for seat in table.seats() {
        for at in table.merchants[seat].iter() {
            let name = table.map().intersections[at];
            let here = all.iter().filter(|&&other| other == at).count();
            need(here == 1, || format!("two merchants stand at {name} (MOE-36)"))?;
            let is_fit = table.map().city_at[at].is_none_or(|city| table.posts[seat].contains(city));
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
