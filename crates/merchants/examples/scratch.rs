use game::{Actions, Game, Options as _, playout, random};
use merchants::{Merchants, Options};
fn main() {
    println!("state {} action {}", size_of::<Merchants>(), size_of::<merchants::Action>());
    for line in [
        "players=3 board=short start=fixed",
        "players=4 board=short start=fixed",
        "players=3 board=short start=free",
        "players=4 board=short start=free",
        "players=3 board=full",
        "players=4 board=full",
    ] {
        let o = Options::from_line(line).unwrap();
        let mut legal = Actions::new();
        let mut rng = random::fast(1);
        let first = Merchants::new(&o);
        let t = std::time::Instant::now();
        let (mut d, mut c, mut g, mut ended) = (0, 0, 0, 0);
        let mut wins = [0; 4];
        while t.elapsed().as_secs_f64() < 3.0 {
            let mut s = first.clone();
            let l = playout(&mut s, &mut rng, &mut legal, 100_000);
            d += l.decisions;
            c += l.chances;
            g += 1;
            if let Some(sc) = s.score() {
                ended += 1;
                for (i, w) in wins.iter_mut().enumerate() {
                    if i < s.players() && sc.share(game::Seat::new(i)) > 0.0 {
                        *w += 1;
                    }
                }
            }
        }
        let e = t.elapsed().as_secs_f64();
        println!(
            "{line}: {:.2} M decisions/s, {:.2} M chances/s, games {g} ended {ended}, {:.0} decisions/game wins {wins:?}",
            d as f64 / e / 1e6,
            c as f64 / e / 1e6,
            d as f64 / g as f64
        );
    }
}
