//! Random playouts and what they are made of.
#![allow(missing_docs)]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use game::{Actions, Game, Options as _, playout, random};
use merchants::{Merchants, MerchantsOptions};

fn all(criterion: &mut Criterion) {
    for line in ["players=3", "players=4 start=free", "players=4 board=full"] {
        let first = Merchants::new(&MerchantsOptions::from_line(line).unwrap());
        let mut legal = Actions::new();
        let mut rng = random::fast(1);
        criterion.bench_function(&format!("playout/{line}"), |bencher| {
            bencher.iter(|| playout(&mut first.clone(), &mut rng, &mut legal, 20_000));
        });
        criterion
            .bench_function(&format!("copy/{line}"), |bencher| bencher.iter(|| black_box(&first).clone()));
    }
}

criterion_group!(benches, all);
criterion_main!(benches);
