//! What every page of every game holds to.

use bots::BotSpec;
use century::{Century, Solo};
use game::random::fast;
use game::{Actor, Draw, Options, Rng, View};

use super::play::Mark;
use super::*;
use crate::board::WebBoard;

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
    let (board, offers) = (painted.board.into_string(), painted.offers.into_string());
    format!("{}{board}{offers}{panels:?}{:?}{:?}", painted.ask, painted.choices, painted.log)
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
    if session.record.entries.len() % DRAWN == 0 || next.is_none() {
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

/// A game after some steps, always the same ones.
fn some_game<G: WebBoard>(steps: usize) -> Session<G> {
    let mut session = Session::<G>::new(G::Options::default(), Bytes32([7; 32]), Confirm::Skip);
    session.fold(&Entry::Begin).expect("a beginning");
    let mut rng = fast(7);
    for _ in 0..steps {
        let entry = match (session.draw_chance(), session.turn()) {
            (Some(outcome), _) => Entry::Chance(outcome),
            (None, Turn::Seats(seats)) => {
                let seat = seats.first().expect("somebody");
                Entry::Act(seat, rng.pick(&session.legal_actions(seat)).to_string())
            }
            _ => break,
        };
        session.fold(&entry).expect("a legal step");
    }
    session
}

/// Keeps what each viewer's page shows of a game, a tag a line.
fn keep_pages<G: WebBoard>(steps: usize) {
    let session = some_game::<G>(steps);
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
        let page = shown(&session, viewer).replace("><", ">\n<");
        insta::with_settings!({snapshot_path => "../../tests/pages", prepend_module_to_snapshot => false}, {
            insta::assert_snapshot!(format!("{}-{viewer}", G::NAME), page);
        });
    }
}

#[test]
fn the_pages_of_century_are_as_they_were() {
    keep_pages::<Century>(60);
    keep_pages::<Solo>(40);
}

#[test]
fn the_pages_of_puerto_rico_are_as_they_were() {
    keep_pages::<puerto_rico::PuertoRico>(80);
}

#[test]
fn everything_legal_is_on_the_page_and_nothing_else_is() {
    let mut session =
        Session::<Century>::new(century::CenturyOptions { players: 3 }, Bytes32([3; 32]), Confirm::Skip);
    session.fold(&Entry::Begin).expect("a beginning");
    let mut rng = fast(3);
    let names = ["A".to_owned(), "B".to_owned(), "C".to_owned()];
    for _ in 0..400 {
        if let Some(outcome) = session.draw_chance() {
            session.fold(&Entry::Chance(outcome)).expect("chance");
            continue;
        }
        let Turn::Seats(seats) = session.turn() else { break };
        let seat = seats.first().expect("somebody");
        let legal = session.legal(seat);
        for viewer in Viewer::all(3) {
            let onlooker = Onlooker { viewer, names: &names, words: &Words::ENGLISH };
            let painted = session.paint(&onlooker, Hands::Free);
            let board = painted.board.into_string();
            // Every button of the board carries an action.
            let mut on_board: Vec<&str> = board
                .split("name=\"action\" value=\"")
                .skip(1)
                .map(|part| part.split('"').next().unwrap_or(""))
                .collect();
            let listed: Vec<String> = painted.choices.into_iter().map(|choice| choice.action).collect();
            if !viewer.is(seat) {
                assert!(on_board.is_empty() && listed.is_empty());
                continue;
            }
            assert_eq!(listed, legal);
            on_board.sort_unstable();
            on_board.dedup();
            let mut on_board: Vec<String> =
                on_board.iter().map(|action| action.replace("&gt;", ">")).collect();
            let mut sorted = legal.clone();
            on_board.sort_unstable();
            sorted.sort_unstable();
            assert_eq!(on_board, sorted, "the board has all of them, too");
        }
        session.fold(&Entry::Act(seat, rng.pick(&session.legal_actions(seat)).to_string())).expect("a step");
    }
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
