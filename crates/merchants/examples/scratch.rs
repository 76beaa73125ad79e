//! x
use game::{Actions, Actor, Draw, Game, Options as _, Turn, random};
use merchants::{Merchants, Options};
fn main() {
    println!("state {} action {}", size_of::<Merchants>(), size_of::<merchants::Action>());
    let only = std::env::args().nth(1);
    for line in ["players=4 board=short start=free","players=3 board=full"] {
        let o = Options::from_line(line).unwrap();
        let mut legal = Actions::new();
        let mut rng = random::fast(1);
        let first = Merchants::new(&o);
        let mut best = 0.0f64;
        for _ in 0..8 {
            let t = std::time::Instant::now();
            let mut d = 0;
            while t.elapsed().as_secs_f64() < 0.4 {
                let mut s = first.clone();
                d += game::playout(&mut s, &mut rng, &mut legal, 20_000).decisions;
            }
            best = best.max(d as f64 / t.elapsed().as_secs_f64() / 1e6);
        }
        println!("{line}: best {best:.2} M decisions/s");
        if only.is_some() {
            // time by kind
            use std::collections::BTreeMap;
            let mut m: BTreeMap<String, (u64, u64, u64, u64)> = BTreeMap::new();
            let mut s = first.clone();
            for _ in 0..300_000 {
                match s.turn() {
                    Turn::Over => s = first.clone(),
                    Turn::Chance => { let a = s.sample(&mut rng); let t = std::time::Instant::now(); s.apply(Actor::Chance, a); let e = m.entry(format!("c {}", a.to_string().split(' ').next().unwrap())).or_default(); e.0 += 1; e.2 += t.elapsed().as_nanos() as u64; }
                    Turn::Seats(x) => { let p = x.first().unwrap(); let t = std::time::Instant::now(); s.legal(p, &mut legal); let l = t.elapsed().as_nanos() as u64; let a = rng.pick(&legal); let t = std::time::Instant::now(); s.apply(p.into(), a); let ap = t.elapsed().as_nanos() as u64;
                        let e = m.entry(format!("p {}", a.to_string().split(' ').next().unwrap())).or_default(); e.0 += 1; e.1 += l; e.2 += ap; e.3 += legal.len() as u64; }
                }
            }
            for (k, v) in m { println!("{k:15} n {:7} legal {:5} ns apply {:5} ns list {:4.1}", v.0, v.1 / v.0, v.2 / v.0, v.3 as f64 / v.0 as f64); }
        }
    }
}
