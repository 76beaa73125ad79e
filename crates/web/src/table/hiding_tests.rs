//! A link to a position shows whoever opens it only what they may know: with everything else changed, not a letter of
//! the whole page is another.

use std::collections::HashMap;
use std::sync::Arc;

use bots::{BotSpec, Bots, Glance};
use game::fair::Bytes32;
use game::{Actor, Fair, Language, Match, Options, Origin, Outcomes, Seat, Turn, Viewer};
use store::{GuestId, NewTable, SeatRow, Store, TablePhase};
use words::Words;

use crate::board::WebBoard;
use crate::entry::Entry;
use crate::games::Games;
use crate::hall::{Config, Hall};
use crate::page;
use crate::settings::Settings;
use crate::table::past::{LogPlace, Past, Reading, Spot};

const PLAYERS: usize = 3;
/// Games go on for so many steps.
const LONGEST: usize = 2500;
/// So many steps after something hidden the pages are compared, too.
const AFTER: usize = 4;
/// So many hidden outcomes are looked at.
const ENOUGH: usize = 6;

async fn hall<G: WebBoard>(folder: &std::path::Path) -> Arc<Hall> {
    let store = Store::open(&folder.join("t.sqlite")).await.unwrap();
    Hall::open(store, Games::default().with::<G>(), Config::default())
}

/// A guest for each seat: the guest of seat 1 has the number 1.
fn guest_of(viewer: Viewer) -> Option<GuestId> {
    match viewer {
        Viewer::Seat(seat) => Some(seat.index() as GuestId + 1),
        Viewer::Spectator => None,
    }
}

fn past<G: WebBoard>(hall: &Arc<Hall>, steps: &[(Actor, G::Action)]) -> Past {
    let seat =
        |seat: Seat| SeatRow { guest: guest_of(Viewer::Seat(seat)), bot: None, name: seat.to_string() };
    let mut row = NewTable::new("t", G::NAME, 1, Seat::all(PLAYERS).map(seat).collect());
    row.options = format!("players={PLAYERS}");
    row.rules = G::RULES_VERSION;
    let step =
        |&(actor, action): &(Actor, G::Action)| Entry::of_step(actor, action.to_string(), Origin::Chosen);
    Past {
        hall: hall.clone(),
        row,
        settings: Settings::default(),
        holders: HashMap::new(),
        entries: std::iter::once(Entry::Begin).chain(steps.iter().map(step)).collect(),
        phase: TablePhase::Playing,
    }
}

/// The whole page after all entries.
fn page(past: &Past, viewer: Viewer, eyes: Option<Seat>, language: Language) -> String {
    let words = Words::new(language);
    let reading = Reading { guest: guest_of(viewer), words };
    let spot = Spot { place: LogPlace::Count(past.length()), eyes };
    let main = past.draw_at(&reading, spot).unwrap();
    page::whole_table(&words, &words.say("table-title"), None, &main).into_string()
}

/// The next step of a game that bots play.
fn next<G: WebBoard>(game: &Match<G>, bots: &mut Bots<G>) -> Option<(Actor, G::Action)> {
    if let Some(outcome) = game.draw() {
        return Some((Actor::Chance, outcome));
    }
    let Turn::Seats(seats) = game.state().turn() else { return None };
    let seat = seats.first()?;
    bots.seat(game, seat, BotSpec::Greedy(Glance::default()));
    Some((Actor::Seat(seat), bots.choose(game, seat)?))
}

/// Another outcome that `viewer` can't tell from this one.
fn other<G: WebBoard>(state: &G, action: G::Action, viewer: Viewer) -> Option<G::Action> {
    let mut outcomes = Outcomes::new();
    state.chance(&mut outcomes);
    let view_after = |action: G::Action| {
        let mut after = state.clone();
        after.apply(Actor::Chance, action);
        after.view(viewer)
    };
    let seen = |action| state.seen(viewer, Actor::Chance, action);
    let is_alike = |other: G::Action| {
        other != action && seen(other) == seen(action) && view_after(other) == view_after(action)
    };
    outcomes.iter().map(|&(other, _)| other).find(|&other| is_alike(other))
}

/// Plays a game, and wherever chance brings something that somebody can't see, draws their page again as if it had been
/// something else.
async fn links_show_only_what_may_be_seen<G: WebBoard>() {
    let folder = tempfile::tempdir().unwrap();
    let hall = hall::<G>(folder.path()).await;
    let options = G::Options::from_line(&format!("players={PLAYERS}")).unwrap();
    let mut game = Match::<G>::new(options, Fair::new(Bytes32([3; 32]), []));
    let mut bots = Bots::default();
    let (mut compared, mut told) = (0, 0);
    for _ in 0..LONGEST {
        let Some((actor, action)) = next(&game, &mut bots) else { break };
        if actor == Actor::Chance {
            for viewer in Viewer::all(PLAYERS) {
                let Some(other) = other(game.state(), action, viewer) else { continue };
                compared += compare(&hall, &game, (action, other), viewer);
                // Who drew it sees it, so the pages do tell what their readers may know.
                let others = Viewer::all(PLAYERS).filter(|&who| who != viewer);
                told += others
                    .filter(|&who| {
                        let seen = |action| game.state().seen(who, Actor::Chance, action);
                        seen(action) != seen(other)
                            && pages(&hall, &game, (action, other), who, (None, Language::English)).is_none()
                    })
                    .count();
            }
            if compared >= ENOUGH {
                break;
            }
        }
        game.apply(actor, action, Origin::Chosen);
    }
    assert!(compared >= ENOUGH && told > 0, "{}: {compared} positions, {told} told", G::NAME);
}

/// The page after one of two outcomes, if it is the same after both.
fn pages<G: WebBoard>(
    hall: &Arc<Hall>,
    game: &Match<G>,
    (one, two): (G::Action, G::Action),
    viewer: Viewer,
    (eyes, language): (Option<Seat>, Language),
) -> Option<String> {
    let with = |outcome| {
        let mut steps = game.record().entries.clone();
        steps.push((Actor::Chance, outcome));
        page(&past::<G>(hall, &steps), viewer, eyes, language)
    };
    Some(with(one)).filter(|page| *page == with(two))
}

/// Compares the pages after one and the other outcome, in every language, through everybody's eyes, and a few steps
/// later.
fn compare<G: WebBoard>(
    hall: &Arc<Hall>,
    game: &Match<G>,
    (one, two): (G::Action, G::Action),
    viewer: Viewer,
) -> usize {
    let plain = Language::ALL.map(|language| (None, language));
    let through = Seat::all(PLAYERS).map(Some).zip(Language::ALL);
    for (eyes, language) in plain.into_iter().chain(through) {
        let page = pages(hall, game, (one, two), viewer, (eyes, language));
        assert!(page.is_some(), "{} for {viewer} through {eyes:?} ({language}): {one} or {two}", G::NAME);
    }
    let mut worlds = [one, two].map(|outcome| {
        let mut world = game.clone();
        world.apply(Actor::Chance, outcome, Origin::Chance);
        world
    });
    let mut bots = Bots::default();
    let mut compared = 1;
    for language in Language::ALL.into_iter().cycle().take(AFTER) {
        let [first, second] = &mut worlds;
        let Some((actor, action)) = next(first, &mut bots) else { break };
        if second.check_actions(actor, &[action]).is_err() {
            break;
        }
        first.apply(actor, action, Origin::Chosen);
        second.apply(actor, action, Origin::Chosen);
        if first.state().view(viewer) != second.state().view(viewer) {
            break;
        }
        let pages = [&*first, &*second]
            .map(|world| page(&past::<G>(hall, &world.record().entries), viewer, None, language));
        assert_eq!(pages[0], pages[1], "{} for {viewer} after {action}", G::NAME);
        compared += 1;
    }
    compared
}

#[tokio::test]
async fn a_link_to_a_position_of_merchants_shows_only_what_its_reader_may_see() {
    links_show_only_what_may_be_seen::<merchants::Merchants>().await;
}

#[tokio::test]
async fn a_link_to_a_position_of_landnam_shows_only_what_its_reader_may_see() {
    links_show_only_what_may_be_seen::<landnam::Landnam>().await;
}
