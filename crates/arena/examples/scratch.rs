//! scratch
use arena::*;
use bots::*;
use game::Options;
use std::sync::atomic::AtomicBool;
fn run<G: Evaluate + Study>(options: G::Options, bots: &str, games: u64, cap: u64) {
    let entrants = BotSpec::list(bots, options.players()).unwrap();
    let contest = Contest::<G> { options, entrants, games, seed: 1, cap, seating: Seating::Rotated };
    let mut results = vec![];
    contest
        .run(1, &[], &AtomicBool::new(false), |r| {
            results.push(r);
            Ok::<(), JournalError>(())
        })
        .unwrap();
    results.sort_by_key(|r| r.game);
    let s = Standings::new(contest.terms(), &results);
    println!(
        "{} {} finished {}/{} decisions {:?} all decisions mean {}",
        s.terms.game,
        s.terms.options,
        s.finished,
        s.games,
        s.decisions.mean,
        results.iter().map(|r| r.decisions).sum::<u64>() / results.len() as u64
    );
    for e in &s.entrants {
        println!(
            "  {:20} win {:.3} {:?} score {:?} us {:?} src {:?}",
            e.name,
            e.wins.rate.unwrap_or(0.0),
            e.wins.interval,
            e.score.mean,
            e.micros_per_decision,
            e.sources
        );
    }
    for t in &s.topics {
        let items: Vec<String> = t
            .items
            .iter()
            .take(12)
            .map(|i| format!("{} {:.2}", i.name, i.amount as f64 / s.finished as f64))
            .collect();
        println!("    {}: {}", t.name, items.join(", "));
    }
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let games = a[4].parse().unwrap();
    let cap = a[5].parse().unwrap();
    match a[1].as_str() {
        "landnam" => run::<landnam::Landnam>(Options::from_line(&a[3]).unwrap(), &a[2], games, cap),
        "merchants" => run::<merchants::Merchants>(Options::from_line(&a[3]).unwrap(), &a[2], games, cap),
        "puerto-rico" => {
            run::<puerto_rico::PuertoRico>(Options::from_line(&a[3]).unwrap(), &a[2], games, cap)
        }
        _ => {}
    }
}
