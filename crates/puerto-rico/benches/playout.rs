//! Random games to their end, for each number of players.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Actions, Game, playout, random};
use puerto_rico::{PuertoRico, PuertoRicoOptions};

const CAP: u64 = 100_000;

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playout");
    for players in 3..=5 {
        let options = PuertoRicoOptions::of(players).unwrap();
        let mut rng = random::fast(1);
        let mut legal = Actions::new();
        let games = 200;
        let played = (0..games).map(|_| playout(&mut PuertoRico::new(&options), &mut rng, &mut legal, CAP));
        let decisions: u64 = played.map(|length| length.decisions).sum();
        group.throughput(Throughput::Elements(decisions / games));
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| playout(&mut PuertoRico::new(&options), &mut rng, &mut legal, CAP));
        });
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
