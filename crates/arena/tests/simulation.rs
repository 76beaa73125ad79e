//! Simulations of a real game.

use std::sync::atomic::AtomicBool;

use arena::{Observer, Report, Simulation, Tally};
use bots::BotSpec;
use century::{Century, CenturyOptions, Solo, SoloOptions};
use game::playout::Length;
use game::{Actor, Game, Record, Seat, Side, Turn};

/// A simulation that nobody stops.
static NEVER: AtomicBool = AtomicBool::new(false);

fn simulation(players: usize, games: u64, seed: u64) -> Simulation<Century> {
    let options = CenturyOptions::of(players).unwrap();
    Simulation { options, bots: BotSpec::list("random", players).unwrap(), games, seed, cap: 100_000 }
}

fn tally(simulation: &Simulation<Century>, threads: usize) -> Tally {
    simulation.run(threads, &NEVER, Tally::default, || {}).unwrap()
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let simulation = simulation(3, 300, 9);
    let one = tally(&simulation, 1);
    for threads in [2, 3, 8, 0] {
        assert_eq!(tally(&simulation, threads), one, "{threads} threads");
    }
    assert_ne!(tally(&Simulation { seed: 10, ..simulation }, 1), one);
}

#[test]
fn the_first_games_are_the_same_however_many_follow() {
    let few = tally(&simulation(2, 20, 1), 2);
    let many = simulation(2, 40, 1);
    let mut first_half = Tally::default();
    let mut legal = game::Actions::new();
    for game in 0..20 {
        many.play(game, &mut first_half, &mut legal);
    }
    assert_eq!(first_half, few);
}

/// Writes every game down.
#[derive(Default)]
struct Recorder {
    records: Vec<(u64, Record<Century>, Option<Century>)>,
}

impl Observer<Century> for Recorder {
    fn before(&mut self, game: u64, state: &Century) {
        self.records.push((game, Record::new(state.options()), None));
    }

    fn step(&mut self, state: &Century, actor: Actor, action: century::Action) {
        state.check(actor, action).expect("shown before it is applied");
        self.records.last_mut().unwrap().1.push(actor, action);
    }

    fn after(&mut self, state: &Century, length: Length) {
        let (_, record, last) = self.records.last_mut().unwrap();
        assert_eq!(record.entries.len() as u64, length.decisions + length.chances);
        *last = Some(state.clone());
    }

    fn merge(&mut self, later: Recorder) {
        self.records.extend(later.records);
    }
}

#[test]
fn an_observer_sees_every_step_of_every_game_in_order() {
    let simulation = simulation(2, 50, 3);
    let (recorder, counted) =
        simulation.run(4, &NEVER, || (Recorder::default(), Tally::default()), || {}).unwrap();
    let numbers: Vec<u64> = recorder.records.iter().map(|(number, ..)| *number).collect();
    assert_eq!(numbers, (0..50).collect::<Vec<_>>());
    for (_, record, last) in &recorder.records {
        let replayed = record.replay().unwrap();
        assert_eq!(replayed.turn(), Turn::Over);
        assert_eq!(Some(replayed), *last);
    }
    assert_eq!(counted, tally(&simulation, 1), "two observers don't disturb each other");
}

#[test]
fn games_at_the_cap_are_unfinished_and_in_no_other_figure() {
    let capped = Simulation { cap: 400, ..simulation(2, 200, 1) };
    let tally = tally(&capped, 2);
    assert!(tally.finished > 0 && tally.unfinished > 0, "{tally:?}");
    assert_eq!(tally.finished + tally.unfinished, 200);
    assert_eq!(tally.decisions.count, tally.finished);
    assert!(tally.sides.iter().all(|side| side.score.count == tally.finished));
    assert_eq!(tally.sides.iter().map(|side| side.wins).sum::<u64>(), tally.finished * arena::WIN);
    assert!(tally.all_decisions > tally.decisions.sum as u64, "but the totals have them");
}

#[test]
fn progress_is_told_once_a_game() {
    let told = std::sync::atomic::AtomicU64::new(0);
    let tell = || {
        told.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
    };
    simulation(2, 33, 1).run(2, &NEVER, Tally::default, tell).unwrap();
    assert_eq!(told.into_inner(), 33);
}

#[test]
fn a_report_names_sides_and_bots() {
    let simulation = Simulation::<Solo> {
        options: SoloOptions::default(),
        bots: BotSpec::list("random", 1).unwrap(),
        games: 40,
        seed: 1,
        cap: 100_000,
    };
    let tally = simulation.run(1, &NEVER, Tally::default, || {}).unwrap();
    let report = Report::new(&simulation, &tally, 1, std::time::Duration::from_secs(2));
    assert_eq!(report.timing.games_per_second, 20.0);
    let sides: Vec<_> = report.sides.iter().map(|side| (side.side, side.bot.as_deref())).collect();
    assert_eq!(sides, [(Side::Seat(Seat::new(0)), Some("random")), (Side::Automa, None)]);
}

#[test]
#[should_panic(expected = "a bot for each seat")]
fn a_table_without_enough_bots_is_a_mistake() {
    let short = Simulation { bots: BotSpec::list("random", 2).unwrap(), ..simulation(3, 1, 1) };
    tally(&short, 1);
}

#[test]
fn a_simulation_that_is_stopped_counts_the_games_that_ended() {
    let stop = AtomicBool::new(false);
    let ended = std::sync::atomic::AtomicU64::new(0);
    let tell = || {
        if ended.fetch_add(1, std::sync::atomic::Ordering::Relaxed) == 9 {
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
    };
    let tally = simulation(2, 1_000, 1).run(1, &stop, Tally::default, tell).unwrap();
    assert_eq!((tally.finished, tally.unfinished), (10, 0));
    let tally = simulation(2, 1_000, 1).run(1, &stop, Tally::default, || {}).unwrap();
    assert_eq!(tally, Tally::default(), "nothing is begun any more");
}
