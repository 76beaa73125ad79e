//! Random playouts and what they are made of.

use std::hint::black_box;

use century::{Century, CenturyOptions, Solo, SoloOptions};
use criterion::{Criterion, criterion_group, criterion_main};
use game::{Actions, Game, playout, random};

fn playouts<G: Game>(criterion: &mut Criterion, name: &str, options: &G::Options) {
    let mut legal = Actions::new();
    let mut rng = random::fast(1);
    let first = G::new(options);
    criterion.bench_function(&format!("playout/{name}"), |bencher| {
        bencher.iter(|| playout(&mut first.clone(), &mut rng, &mut legal, 20_000));
    });
    criterion.bench_function(&format!("copy/{name}"), |bencher| bencher.iter(|| black_box(&first).clone()));
}

fn all(criterion: &mut Criterion) {
    for players in 2..=5 {
        playouts::<Century>(criterion, &format!("century-{players}"), &CenturyOptions::of(players).unwrap());
    }
    playouts::<Solo>(criterion, "century-solo", &SoloOptions::default());
}

criterion_group!(benches, all);
criterion_main!(benches);
