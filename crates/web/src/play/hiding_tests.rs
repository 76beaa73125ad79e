//! What every page of every game holds to.

use bots::BotSpec;
use century::{Century, Solo};
use game::fair::Bytes32;
use game::random::fast;
use game::{Actor, Draw, Game, Language, Options, Origin, Outcomes, Rng, Turn, View};

use super::*;
use crate::session::Session;
use crate::settings::Confirm;

/// Games that have not ended after so many steps are left.
const LONGEST: usize = 3000;
/// Boards are slow to draw here: one position in so many is drawn.
const DRAWN: usize = 23;

fn names(count: usize) -> Vec<String> {
    Seat::all(count).map(|seat| format!("Player {seat}")).collect()
}

fn fair(seed: u8) -> Fair {
    Fair::new(Bytes32([seed; 32]), [])
}

/// All that a page shows of the game, in one language after the other.
fn shown<G: WebBoard>(play: &Play<G>, viewer: Viewer) -> String {
    let names = names(play.game.players());
    let words = Words::new(Language::ALL[play.game.length() % Language::ALL.len()]);
    let reader = Reader { viewer, names: &names, words: &words };
    let parts = play.draw(&reader, Moment::Now);
    format!("{parts:?}")
}

/// The next step: what chance brings, or a player's, half the time a sensible one so that the game gets on.
fn next_step<G: WebBoard>(play: &mut Play<G>, rng: &mut impl Rng) -> Option<(Actor, G::Action)> {
    if let Some(outcome) = play.game.draw() {
        return Some((Actor::Chance, outcome));
    }
    let Turn::Seats(seats) = play.game.state().turn() else { return None };
    let seat = seats.first().expect("somebody");
    if rng.below(2) == 0 {
        play.bots.seat(&play.game, seat, BotSpec::Greedy(bots::Glance::default()));
        return Some((Actor::Seat(seat), play.bots.choose(&play.game, seat).expect("a choice")));
    }
    Some((Actor::Seat(seat), rng.pick(&play.game.legal(seat))))
}

/// Carries out a step and gives it its line of the log.
fn take<G: WebBoard>(play: &mut Play<G>, (actor, action): (Actor, G::Action)) {
    play.game.check_actions(actor, &[action]).expect("a legal step");
    play.game.apply(actor, action, Origin::Chosen);
    play.log_steps(play.game.length() as u64, 1);
}

/// The page, the line about the next step and the expectations of chance are drawn again with everything changed that
/// `viewer` can't know: not a letter may differ.
fn nothing_hidden_shows<G: WebBoard>(
    play: &Play<G>,
    next: Option<(Actor, G::Action)>,
    viewer: Viewer,
    rng: &mut impl Rng,
) {
    let names = names(play.game.players());
    let reader = Reader { viewer, names: &names, words: &Words::ENGLISH };
    let imagined: G = play.game.state().view(viewer).imagine(rng);
    if play.game.length().is_multiple_of(DRAWN) || next.is_none() {
        let (game, tail) = (play.game.imagined(imagined.clone()), play.tail.clone());
        let other = Play { game, bots: Bots::default(), tail, told: RefCell::default() };
        assert_eq!(shown(play, viewer), shown(&other, viewer), "{} for {viewer}", G::NAME);
        if let Viewer::Seat(seat) = viewer {
            let suggested = |state: &G| guide::suggestion(state, seat, play.game.length());
            assert_eq!(suggested(play.game.state()), suggested(&imagined), "{} for {viewer}", G::NAME);
        }
    }
    let Some((actor, action)) = next else { return };
    let line = |state: &G| log::step_line(0, state, (actor, action), &reader);
    assert_eq!(line(play.game.state()), line(&imagined), "{} for {viewer}", G::NAME);
    // What chance brings in secret is told like all else that it may bring.
    let state = play.game.state();
    let is_hidden = |action: G::Action| state.seen(viewer, actor, action).is_none();
    if actor == Actor::Chance && is_hidden(action) {
        let mut outcomes = Outcomes::new();
        state.chance(&mut outcomes);
        for other in outcomes.iter().map(|&(outcome, _)| outcome).filter(|&other| is_hidden(other)) {
            let told = log::step_line(0, state, (actor, other), &reader);
            assert_eq!(told, line(state), "{}: {action} or {other} for {viewer}", G::NAME);
        }
    }
    if actor == Actor::Chance {
        let may_come = |state: &G| dice::expectation(state, &reader, HiddenThings::Kept);
        assert_eq!(may_come(play.game.state()), may_come(&imagined), "{} for {viewer}", G::NAME);
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
        let mut play = Play::<G>::new(options, fair(seed as u8));
        for _ in 0..LONGEST {
            let next = next_step(&mut play, &mut rng);
            for viewer in Viewer::all(play.game.players()) {
                nothing_hidden_shows(&play, next, viewer, &mut rng);
            }
            let Some(next) = next else { break };
            take(&mut play, next);
        }
        ended += u64::from(play.game.state().turn() == Turn::Over);
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
fn told_game(steps: usize) -> (Play<Century>, Vec<LogLine>) {
    let mut play = Play::<Century>::new(Options::from_line("players=2").expect("options"), fair(5));
    let (mut rng, names) = (fast(5), names(2));
    let reader = Reader { viewer: Viewer::Spectator, names: &names, words: &Words::ENGLISH };
    let mut lines = Vec::new();
    for _ in 0..steps {
        let next = next_step(&mut play, &mut rng).expect("a step");
        let entry = Entry::of_step(next.0, next.1.to_string(), Origin::Chosen);
        lines.extend(play.tell(play.game.length() as u64 + 1, &entry, &reader));
        take(&mut play, next);
    }
    (play, lines)
}

#[test]
fn the_tail_of_the_log_is_told_as_it_happened() {
    let (play, lines) = told_game(150);
    let names = names(2);
    let reader = Reader { viewer: Viewer::Spectator, names: &names, words: &Words::ENGLISH };
    let tail = play.log(&reader);
    assert_eq!(tail.len(), 40);
    assert_eq!(tail, lines[lines.len() - 40..]);
}

#[test]
fn lines_that_were_told_before_are_told_as_if_anew() {
    let mut play = Play::<Century>::new(Options::from_line("players=2").expect("options"), fair(5));
    let (mut rng, names) = (fast(5), names(2));
    let others = [names[1].clone(), names[0].clone()];
    let readers = [
        Reader { viewer: Viewer::Spectator, names: &names, words: &Words::ENGLISH },
        Reader { viewer: Viewer::Seat(Seat::new(0)), names: &names, words: &Words::ENGLISH },
        Reader { viewer: Viewer::Spectator, names: &others, words: &Words::ENGLISH },
        Reader { viewer: Viewer::Spectator, names: &names, words: &Words::new(Language::Hungarian) },
    ];
    for step in 0..150 {
        let next = next_step(&mut play, &mut rng).expect("a step");
        take(&mut play, next);
        if step % 50 == 30 {
            play.undo(3);
        }
        // A reader who looks seldom misses some lines that are no longer shown.
        let reader = &readers[[0, 0, 1, 0, 2, 0, 3][step % 7]];
        assert_eq!(
            play.tail.tell(play.game.record(), reader),
            play.tail.clone().tell(play.game.record(), reader)
        );
    }
}

/// The same game as the log of a table has it.
fn session_of(play: &Play<Century>) -> Session {
    let options = Options::from_line("players=2").expect("options");
    let again = Box::new(Play::<Century>::new(options, fair(5)));
    let mut session = Session::new(again, Confirm::Skip, Century::RULES_VERSION);
    session.fold(&Entry::Begin).expect("a beginning");
    for (actor, action) in play.game.entries(0) {
        session.fold(&Entry::of_step(actor, action, Origin::Chosen)).expect("a legal step");
    }
    session
}

#[test]
fn a_take_back_by_agreement_goes_back_before_the_last_own_step_and_chance_repeats_itself() {
    let (play, _) = told_game(150);
    let mut session = session_of(&play);
    let is_long = |seat: &Seat| session.take_back_steps(*seat).is_some_and(|steps| steps > 1);
    let seat = Seat::all(2).find(is_long).expect("somebody");
    let steps = session.take_back_steps(seat).expect("something to take back");
    let number = session.number();
    assert!(session.fold(&Entry::TakeBack(seat, steps + 1)).is_err(), "only so far as it was asked");
    session.fold(&Entry::TakeBack(seat, steps)).expect("a way back");
    let left = play.game.length() - steps;
    assert_eq!(session.game().length(), left);
    let before = serde_json::to_string(&play.game.record().fold(left)).expect("JSON");
    assert_eq!(session.game().state_json().expect("JSON"), before);
    assert!(session.number() > number, "a number never comes again");
    // Whoever plays the same again gets the same: dice can't be thrown again by asking for it.
    for (actor, action) in play.game.entries(left) {
        match actor {
            Actor::Chance => assert!(session.roll()),
            Actor::Seat(seat) => session.act(seat, &[action], Origin::Chosen).expect("the same step"),
        }
    }
    assert_eq!(session.game().entries(0), play.game.entries(0));
}

#[test]
fn expectations_of_chance_add_up_to_the_draws() {
    let (play, _) = told_game(200);
    let names = names(2);
    let reader = Reader { viewer: Viewer::Spectator, names: &names, words: &Words::ENGLISH };
    let groups = play.dice(&reader, HiddenThings::Kept);
    assert!(groups.iter().any(|group| group.word == "merchant" && group.draws > 5), "{groups:?}");
    for group in &groups {
        let expected: f64 = group.rows.iter().map(|row| row.expected).sum();
        let seen: u32 = group.rows.iter().map(|row| row.seen).sum();
        assert!((expected - f64::from(group.draws)).abs() < 1e-6, "{group:?}");
        assert_eq!(seen, group.draws);
    }
}
