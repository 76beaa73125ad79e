//! What holds in every position, whatever its phase.

use game::position::ensure;
use game::{Actions, Game, Outcomes, Seat, Turn, objection};

use crate::components::{CARAVANS_AT_A_ROUTE, FIRST_GOLD, FIRST_POSTS, Hand, posts_each};
use crate::ids::{CityId, CitySet, IntersectionId};
use crate::phase::Phase;
use crate::position::read::Result;
use crate::state::Merchants;
use crate::table::{Caravan, Table};

/// What holds in every phase.
pub(super) fn check_pieces(table: &Table) -> Result<()> {
    check_posts(table)?;
    check_commodities(table)?;
    for (path, name) in table.map().paths.entries() {
        let owners = table.routes.0.iter().filter(|routes| routes.contains(path)).count();
        ensure(owners <= 1, objection!("two routes lie on {name}", name = *name))?;
    }
    check_caravans(table)?;
    check_merchants(table)
}

fn check_posts(table: &Table) -> Result<()> {
    let mut taken = CitySet::EMPTY;
    for posts in table.posts.0.iter().chain([&table.neutral]) {
        ensure(taken.and(posts).is_empty(), "two posts stand in one city")?;
        taken = taken.or(posts);
    }
    let each = usize::from(posts_each(table.board(), table.players));
    let in_game = |seat: Seat| table.posts[seat].len() + usize::from(table.warehouse[seat]);
    ensure(
        table.seats().all(|seat| in_game(seat) <= each),
        objection!("each player has {each} posts (MOE-12)", each),
    )?;
    let stored = each - usize::from(FIRST_POSTS);
    ensure(
        table.warehouse.0.iter().all(|&posts| usize::from(posts) <= stored),
        objection!("a warehouse has room for {stored} posts (MOE-12)", stored),
    )?;
    ensure(table.neutral.len() <= 3, "there are at most three neutral posts")?;
    ensure(table.neutral.is_empty() || table.players() == 3, "neutral posts are for three players (MOE-14)")?;
    let players = table.players.as_u8();
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
        _ => return check_all_set(table),
    };
    let fits = table.seats().all(|seat| table.posts[seat].len() == expected(seat, posts));
    ensure(fits && table.neutral.len() == usize::from(neutral), "the posts don't fit the step of the set-up")
}

/// The neutral posts of the set-up stand there in every turn. A position may leave posts out that don't matter to it,
/// but then it leaves out all of these.
fn check_all_set(table: &Table) -> Result<()> {
    let is_neutral = table.neutral.is_empty() || table.neutral.len() == NEUTRAL_POSTS;
    ensure(is_neutral, "three neutral posts stand on the board after the set-up (MOE-13, MOE-17)")
}

/// How many neutral posts stand there with three players (MOE-13, MOE-17).
const NEUTRAL_POSTS: usize = 3;

fn check_commodities(table: &Table) -> Result<()> {
    let mut supplied = CitySet::EMPTY;
    for seat in table.seats() {
        let own = table.commodities[seat];
        ensure(supplied.and(&own).is_empty(), "a post takes one commodity (MOE-59)")?;
        supplied = supplied.or(&own);
        let foreign = table.all_posts().without(&table.posts[seat]);
        ensure(
            own.without(&foreign).is_empty(),
            "commodities lie under posts of others and neutral ones (MOE-59)",
        )?;
        let freed = table.commodities_each() - table.warehouse[seat];
        ensure(
            table.delivered(seat) <= freed,
            objection!("{seat} has delivered more commodities than were free (MOE-49)", seat),
        )?;
        let won = table.delivered(seat) == table.commodities_each();
        let over = table.phase == Phase::Over(seat);
        ensure(
            won == over,
            "the game is over as soon as all commodities of a player are delivered (MOE-80)",
        )?;
    }
    Ok(())
}

fn check_caravans(table: &Table) -> Result<()> {
    // A caravan that has just won may have been passing a full route.
    let most = CARAVANS_AT_A_ROUTE + usize::from(matches!(table.phase, Phase::Over(_)));
    for seat in table.seats() {
        for caravan in table.caravans[seat].iter() {
            let name = table.map().paths[caravan.at];
            ensure(
                table.route_on(caravan.at).is_some(),
                objection!("the caravan at {name} needs a route (MOE-55)", name),
            )?;
            ensure(
                table.caravans_at(caravan.at) <= most,
                objection!("more than two caravans stand at {name} (MOE-56)", name),
            )?;
            ensure(!caravan.tolls.contains(seat), "nobody pays toll to themselves")?;
            let is_resting = caravan == Caravan::resting(caravan.at);
            ensure(
                is_resting || seat == table.active,
                objection!("the caravan at {name} can't have moved: it is not its owner's turn", name),
            )?;
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
            ensure(here == 1, objection!("two merchants stand at {name} (MOE-36)", name))?;
            let is_fit = table.map().city_at[at].is_none_or(|city| table.posts[seat].contains(city));
            ensure(
                is_fit,
                objection!(
                    "a merchant at {name} stands in a city without a post of its owner (MOE-47, MOE-48)",
                    name
                ),
            )?;
        }
    }
    Ok(())
}

/// Before the first turn nobody has more than the set-up gives (MOE-10, MOE-12, MOE-16).
pub(super) fn check_set_up(state: &Merchants) -> Result<()> {
    let table = &state.table;
    let is_set_up = matches!(
        table.phase,
        Phase::Order { .. } | Phase::SetPosts(_) | Phase::SetNeutral(_) | Phase::SetRoutes(_)
    );
    if !is_set_up {
        return Ok(());
    }
    for seat in table.seats() {
        let has_third = table.posts[seat].len() == usize::from(FIRST_POSTS);
        let brings = |city: CityId| third_post_brings(table, city).covers(state.hands[seat]);
        let fits = state.hands[seat].is_empty() || (has_third && table.posts[seat].iter().any(brings));
        ensure(
            fits,
            objection!("{seat} holds more than the third post brings in the set-up (MOE-16)", seat),
        )?;
        ensure(
            table.gold[seat] <= FIRST_GOLD,
            objection!("{seat} has more than the {gold} gold of the start (MOE-10)", seat, gold = FIRST_GOLD),
        )?;
        let has_nothing_else = state.cards[seat].is_empty()
            && table.merchants[seat].is_empty()
            && table.commodities[seat].is_empty();
        ensure(
            has_nothing_else,
            objection!(
                "{seat} has no development card, merchant or delivery before the first turn (MOE-10)",
                seat
            ),
        )?;
    }
    ensure(table.discard.is_empty(), "no development card was played before the first turn (MOE-70)")
}

/// One card of each terrain around a city (MOE-16).
fn third_post_brings(table: &Table, city: CityId) -> Hand {
    let lands = table.map().lands_at(city);
    lands.map(|land| (table.map().terrain[land].resource(), 1)).collect()
}

/// Whoever is to act has something to do.
pub(super) fn check_goes_on(state: &Merchants) -> Result<()> {
    const STUCK: &str = "nothing can be done in this position: its phase does not fit the rest";
    match state.turn() {
        Turn::Over => Ok(()),
        Turn::Chance => {
            let mut outcomes = Outcomes::new();
            state.chance(&mut outcomes);
            ensure(!outcomes.is_empty(), STUCK)
        }
        Turn::Seats(seats) => {
            ensure(!seats.is_empty(), STUCK)?;
            let mut legal = Actions::new();
            for seat in seats {
                state.legal(seat, &mut legal);
                ensure(!legal.is_empty(), STUCK)?;
            }
            Ok(())
        }
    }
}
