//! What every page of every game holds to.

use bots::BotSpec;
use century::{Century, Solo};
use game::random::fast;
use game::{Actor, Draw, Options, Rng, View};

use super::play::Mark;
use super::*;
use crate::board::{WebBoard, counter_fields};

/// Games that have not ended after so many steps are left.
const LONGEST: usize = 3000;
/// Boards are slow to draw here: one position in so many is drawn.
const DRAWN: usize = 23;

fn names(count: usize) -> Vec<String> {
    Seat::all(count).map(|seat| format!("Player {seat}")).collect()
}

/// All that a page shows of the game.
fn shown<G: WebBoard>(session: &Session<G>, viewer: Viewer) -> String {
    let names = names(session.players());
    let onlooker = Onlooker { viewer, names: &names, words: &Words::ENGLISH };
    let painted = session.paint(&onlooker, Hands::Free);
    let panels: Vec<String> = painted.panels.into_iter().map(Markup::into_string).collect();
    let board = painted.board.into_string();
    let counters = painted.counters.map(|counters| counter_fields(&Words::ENGLISH, &counters).into_string());
    format!(
        "{}{board}{}{panels:?}{:?}{:?}",
        painted.ask,
        counters.unwrap_or_default(),
        painted.choices,
        painted.log
    )
}

/// The next entry: what chance brings, or a step, half the time a sensible one so that the game gets on.
fn next_entry<G: WebBoard>(session: &Session<G>, rng: &mut impl Rng) -> Option<Entry> {
    if let Some(outcome) = session.draw_chance() {
        return Some(Entry::Chance(outcome));
    }
    let Turn::Seats(seats) = session.turn() else { return None };
    let seat = seats.first().expect("somebody");
    if rng.below(2) == 0 {
        let greedy: BotSpec = "greedy".parse().expect("a bot");
        return Some(Entry::Bot(seat, session.think(seat, &greedy)()));
    }
    Some(Entry::Act(seat, rng.pick(&session.legal_actions(seat)).to_string()))
}

/// The page, the line about the next step and the expectations of chance are drawn again with everything changed that `viewer`
/// can't know: not a letter may differ.
fn nothing_hidden_shows<G: WebBoard>(
    session: &Session<G>,
    next: Option<&Entry>,
    viewer: Viewer,
    rng: &mut impl Rng,
) {
    let names = names(session.players());
    let onlooker = Onlooker { viewer, names: &names, words: &Words::ENGLISH };
    let imagined: G = session.state.view(viewer).imagine(rng);
    if session.record.entries.len().is_multiple_of(DRAWN) || next.is_none() {
        let mut other = session.clone();
        other.state = imagined.clone();
        assert_eq!(shown(session, viewer), shown(&other, viewer), "{} for {viewer}", G::NAME);
    }
    let Some((actor, text)) = next.and_then(Entry::step) else { return };
    let action: G::Action = text.parse().unwrap_or_else(|_| panic!("'{text}' is no action"));
    let line = |state: &G| log::step_line(0, state, (actor, action), Mark::Act, &onlooker);
    assert_eq!(line(&session.state), line(&imagined), "{} for {viewer}", G::NAME);
    if actor == Actor::Chance {
        let may_come = |state: &G| dice::expectation(state, &onlooker, dice::Secrets::Kept);
        assert_eq!(may_come(&session.state), may_come(&imagined), "{} for {viewer}", G::NAME);
    }
}

fn no_page_shows_what_is_hidden<G: WebBoard>(games: u64) {
    let mut ended = 0;
    for seed in 0..games {
        let mut rng = fast(seed);
        let counts: Vec<usize> = (1..=Seat::LIMIT)
            .filter(|count| G::Options::from_pairs([("players", count.to_string().as_str())]).is_ok())
            .collect();
        let count = rng.pick(&counts).to_string();
        let options = G::Options::from_pairs([("players", count.as_str())]).expect("options");
        let mut session = Session::<G>::new(options, Bytes32([seed as u8; 32]), Confirm::Skip);
        session.fold(&Entry::Begin).expect("a beginning");
        for _ in 0..LONGEST {
            let next = next_entry(&session, &mut rng);
            for viewer in Viewer::all(session.players()) {
                nothing_hidden_shows(&session, next.as_ref(), viewer, &mut rng);
            }
            let Some(next) = next else { break };
            session.fold(&next).expect("a legal step");
        }
        ended += u64::from(session.stage() == Stage::Over);
    }
    assert!(ended > 0, "no game of {} came to its end", G::NAME);
}

#[test]
fn no_page_of_century_shows_what_is_hidden() {
    no_page_shows_what_is_hidden::<Century>(3);
    no_page_shows_what_is_hidden::<Solo>(2);
}

#[test]
fn no_page_of_puerto_rico_shows_what_is_hidden() {
    no_page_shows_what_is_hidden::<puerto_rico::PuertoRico>(3);
}

#[test]
fn no_page_of_merchants_shows_what_is_hidden() {
    no_page_shows_what_is_hidden::<merchants::Merchants>(2);
}

#[test]
fn no_page_of_landnam_shows_what_is_hidden() {
    no_page_shows_what_is_hidden::<landnam::Landnam>(2);
}

/// A game under way, and its log as it was told line by line.
fn told_game(steps: usize) -> (Session<Century>, Vec<LogLine>) {
    let mut session = Session::<Century>::new(
        Options::from_line("players=2").expect("options"),
        Bytes32([5; 32]),
        Confirm::Skip,
    );
    session.fold(&Entry::Begin).expect("a beginning");
    let (mut rng, names) = (fast(5), names(2));
    let onlooker = Onlooker { viewer: Viewer::Spectator, names: &names, words: &Words::ENGLISH };
    let mut lines = Vec::new();
    for _ in 0..steps {
        let next = next_entry(&session, &mut rng).expect("a step");
        lines.extend(session.tell(&next, &onlooker));
        session.fold(&next).expect("a legal step");
    }
    (session, lines)
}

#[test]
fn the_tail_of_the_log_is_told_as_it_happened() {
    let (session, lines) = told_game(150);
    let names = names(2);
    let onlooker = Onlooker { viewer: Viewer::Spectator, names: &names, words: &Words::ENGLISH };
    let tail = session.paint(&onlooker, Hands::Bound).log;
    assert_eq!(tail.len(), 40);
    assert_eq!(tail, lines[lines.len() - 40..]);
}

#[test]
fn a_take_back_by_agreement_goes_back_before_the_last_own_step_and_chance_repeats_itself() {
    let (mut session, _) = told_game(150);
    let seat =
        Seat::all(2).find(|&seat| session.take_back(seat).is_some_and(|steps| steps > 1)).expect("somebody");
    let steps = session.take_back(seat).expect("something to take back");
    let before = session.clone();
    assert!(session.fold(&Entry::TakeBack(seat, steps + 1)).is_err(), "only so far as it was asked");
    session.fold(&Entry::TakeBack(seat, steps)).expect("a way back");
    assert_eq!(session.record.entries.len(), before.record.entries.len() - steps);
    assert_eq!(session.state, before.record.fold(before.record.entries.len() - steps));
    assert!(session.number() > before.number(), "a number never comes again");
    // Whoever plays the same again gets the same: dice can't be thrown again by asking for it.
    for &(actor, action) in &before.record.entries[session.record.entries.len()..] {
        match actor {
            Actor::Chance => assert_eq!(session.draw_chance(), Some(action.to_string())),
            Actor::Seat(_) => assert_eq!(session.draw_chance(), None),
        }
        let entry = match actor {
            Actor::Chance => Entry::Chance(action.to_string()),
            Actor::Seat(seat) => Entry::Act(seat, action.to_string()),
        };
        session.fold(&entry).expect("the same step");
    }
    assert_eq!(session.state, before.state);
}

#[test]
fn expectations_of_chance_add_up_to_the_draws() {
    let (session, _) = told_game(200);
    let names = names(2);
    let groups = session.dice(&Onlooker { viewer: Viewer::Spectator, names: &names, words: &Words::ENGLISH });
    assert!(groups.iter().any(|group| group.word == "merchant" && group.draws > 5), "{groups:?}");
    for group in &groups {
        let expected: f64 = group.rows.iter().map(|row| row.expected).sum();
        let seen: u32 = group.rows.iter().map(|row| row.seen).sum();
        assert!((expected - f64::from(group.draws)).abs() < 1e-6, "{group:?}");
        assert_eq!(seen, group.draws);
    }
}
