//! Random playouts and what they are made of.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use game::{Actions, Game, playout, random};
use landnam::{Landnam, LandnamOptions};

fn all(criterion: &mut Criterion) {
    for players in 3..=5 {
        let mut legal = Actions::new();
        let mut rng = random::fast(1);
        let first = Landnam::new(&LandnamOptions::of(players).unwrap());
        criterion.bench_function(&format!("playout/landnam-{players}"), |bencher| {
            bencher.iter(|| playout(&mut first.clone(), &mut rng, &mut legal, 5_000));
        });
        criterion.bench_function(&format!("copy/landnam-{players}"), |bencher| {
            bencher.iter(|| black_box(&first).clone());
        });
    }
}

criterion_group!(benches, all);
criterion_main!(benches);
