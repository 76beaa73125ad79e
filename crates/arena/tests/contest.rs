//! Matches between bots.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use arena::{Contest, GameResult, Journal, JournalError, Seating, Standings, Telling, csv, html};
use bots::BotSpec;
use century::{Century, CenturyOptions, Solo, SoloOptions};
use game::Language;
use words::Words;

fn contest(bots: &str, games: u64) -> Contest<Century> {
    let entrants = BotSpec::list(bots, BotSpec::count(bots)).unwrap();
    let options = CenturyOptions::of(entrants.len()).unwrap();
    Contest { options, entrants, games, seed: 1, cap: 5_000, seating: Seating::Rotated }
}

fn play(contest: &Contest<Century>, threads: usize, done: &[u64]) -> Vec<GameResult> {
    let mut results = Vec::new();
    let keep = |result| {
        results.push(result);
        Ok::<(), JournalError>(())
    };
    let done: HashSet<u64> = done.iter().copied().collect();
    contest.run(threads, &done, &AtomicBool::new(false), keep).unwrap();
    results.sort_by_key(|result| result.game);
    results
}

/// The results without what a clock says.
fn timeless(mut results: Vec<GameResult>) -> Vec<GameResult> {
    results.iter_mut().flat_map(|result| &mut result.sides).for_each(|side| side.micros = 0);
    results
}

#[test]
fn everybody_sits_everywhere_equally_often() {
    let contest = contest("greedy,random,random", 9);
    let mut seats = [[0; 3]; 3];
    for game in 0..9 {
        for (seat, entrant) in contest.seats(game).into_iter().enumerate() {
            seats[entrant][seat] += 1;
        }
    }
    assert_eq!(seats, [[3; 3]; 3]);
    let fixed = Contest { seating: Seating::Fixed, ..contest };
    assert!((0..9).all(|game| fixed.seats(game) == [0, 1, 2]));
}

#[test]
fn the_games_do_not_depend_on_the_threads_and_can_be_gone_on_with() {
    let contest = contest("greedy,random", 12);
    let all = timeless(play(&contest, 1, &[]));
    assert_eq!(timeless(play(&contest, 3, &[])), all);
    let done: Vec<u64> = (0..7).collect();
    assert_eq!(timeless(play(&contest, 2, &done)), all[7..]);
}

#[test]
fn greedy_wins_nearly_all_games_against_random_ones() {
    for (bots, least) in [("greedy,random", 0.95), ("greedy,random,random,random", 0.85)] {
        let contest = contest(bots, 100);
        let standings = Standings::new(contest.terms(), &play(&contest, 0, &[]));
        let greedy = &standings.entrants[0];
        assert_eq!(standings.finished, 100);
        assert!(greedy.wins.rate.unwrap() >= least, "{bots}: {:?}", greedy.wins);
        assert!(greedy.rating > 30.0 && standings.entrants[1].rating < 25.0);
    }
}

#[test]
fn a_short_search_beats_greedy() {
    let contest = contest("search:60it,greedy", 16);
    let standings = Standings::new(contest.terms(), &play(&contest, 0, &[]));
    assert!(standings.entrants[0].wins.wins > 10.0, "{:?}", standings.entrants[0].wins);
}

#[test]
fn figures_add_up() {
    let contest = contest("greedy,greedy,random", 30);
    let results = play(&contest, 0, &[]);
    let standings = Standings::new(contest.terms(), &results);
    let wins: f64 = standings.entrants.iter().map(|entrant| entrant.wins.wins).sum();
    assert!((wins - 30.0).abs() < 1e-9);
    let seats: f64 = standings.seats.iter().map(|seat| seat.wins).sum();
    assert!((seats - 30.0).abs() < 1e-9);
    for entrant in &standings.entrants {
        assert_eq!(entrant.by_seat.iter().map(|seat| seat.games).collect::<Vec<_>>(), [10, 10, 10]);
        let sum: f64 = entrant.sources.iter().map(|(_, mean)| mean).sum();
        assert!((sum - entrant.score.mean.unwrap()).abs() < 1e-9, "the sources make the score");
        assert_eq!(entrant.scores.iter().map(|range| range.2).sum::<u64>(), 30);
    }
    assert_eq!(standings.lengths.iter().map(|range| range.2).sum::<u64>(), 30);
    let claims = standings.topics.iter().find(|topic| topic.name == "point cards claimed").unwrap();
    assert!(claims.items.iter().all(|item| item.amount == item.by_entrant.iter().sum::<i64>()));
    assert!(claims.items.iter().all(|item| (0.0..=1.0).contains(&item.win_share)));
}

#[test]
fn the_automa_is_an_entrant_too() {
    let entrants = BotSpec::list("greedy", 1).unwrap();
    let options = SoloOptions::default();
    let contest =
        Contest::<Solo> { options, entrants, games: 20, seed: 2, cap: 2_000, seating: Seating::Rotated };
    let results: Vec<GameResult> =
        (0..20).filter_map(|game| contest.play(game, &AtomicBool::new(false))).collect();
    let standings = Standings::new(contest.terms(), &results);
    assert_eq!(standings.entrants[1].name, "automa");
    // A tie is not won, so it may be won by nobody.
    let wins: f64 = standings.entrants.iter().map(|entrant| entrant.wins.wins).sum();
    assert!(wins <= standings.finished as f64);
}

#[test]
fn a_stopped_match_gives_up_its_games() {
    let contest = contest("greedy,random", 5);
    assert_eq!(contest.play(0, &AtomicBool::new(true)), None);
    let mut kept = 0;
    let keep = |_| {
        kept += 1;
        Ok::<(), JournalError>(())
    };
    contest.run(2, &HashSet::new(), &AtomicBool::new(true), keep).unwrap();
    assert_eq!(kept, 0);
}

#[test]
fn a_journal_reads_back_and_forgets_a_line_that_was_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    let contest = contest("greedy,random", 4);
    let results = play(&contest, 1, &[]);
    let (mut journal, found) = Journal::open(&path, &contest.terms()).unwrap();
    assert_eq!(found, []);
    results.iter().for_each(|result| journal.keep(result).unwrap());
    drop(journal);
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, &whole[..whole.len() - 5]).unwrap();
    let (mut journal, found) = Journal::open(&path, &contest.terms()).unwrap();
    assert_eq!(found, results[..3]);
    journal.keep(&results[3]).unwrap();
    drop(journal);
    assert_eq!(std::fs::read(&path).unwrap(), whole);
    let other = Contest { seed: 2, ..contest };
    assert!(matches!(Journal::open(&path, &other.terms()), Err(JournalError::Other { .. })));
}

#[test]
fn the_page_needs_nothing_else_and_the_table_has_a_line_for_each_side() {
    let contest = contest("greedy,random", 10);
    let results = play(&contest, 0, &[]);
    let standings = Standings::new(contest.terms(), &results);
    let telling = |words| Telling { words, source: &|_| None, item: &|_, _| None };
    let page = html(&standings, telling(&Words::ENGLISH));
    for needed in
        ["<!doctype html>", "Win rates", "Scores", "Lengths", "Ratings", "merchant cards acquired", "</html>"]
    {
        assert!(page.contains(needed), "{needed}");
    }
    for outside in ["http://", "https://", "<script", "<link", "src="] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(!page.contains("NaN"));
    let table = csv(&standings, &results);
    assert_eq!(table.lines().count(), 1 + 20);
    assert!(table.lines().all(|line| line.split(',').count() == 11), "{table}");
    let nothing = Standings::new(contest.terms(), &[]);
    assert!(!html(&nothing, telling(&Words::ENGLISH)).contains("NaN"));
    let icelandic = html(&standings, telling(&Words::new(Language::Icelandic)));
    assert!(icelandic.contains("<html lang='is'>") && icelandic.contains("Vinningshlutföll"), "{icelandic}");
    for english in
        ["Win rates", "Scores", "Lengths", "Ratings", "merchant cards acquired", "fair share", " to "]
    {
        assert!(!icelandic.contains(english), "{english}");
    }
}
