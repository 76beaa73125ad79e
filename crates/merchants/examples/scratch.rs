fn main() {
    let e = merchants::map::europe();
    for f in e.check() {
        println!("{f}");
    }
    for m in [&e.short, &e.full] {
        println!(
            "{} {} lands {} corners {} paths {} sea {} cities {}",
            m.board,
            m.seas.len() + m.lands.len(),
            m.lands.len(),
            m.corners.len(),
            m.paths.len(),
            m.sea_paths.len(),
            m.cities.len()
        );
    }
    for file in std::env::args().skip(1) {
        match merchants::map::register(&file, &std::fs::read_to_string(&file).unwrap()) {
            Ok(a) => println!("{}", a.id),
            Err(f) => println!("{f}"),
        }
    }
}
