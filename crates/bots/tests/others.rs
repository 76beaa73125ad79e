//! Whom a search takes the others for.

use bots::{Bot, BotSpec, Decision, Evaluate, Others};
use century::{Century, CenturyOptions, Solo, SoloOptions};
use game::Options;
use game::random::fast;
use landnam::{Landnam, LandnamOptions};
use merchants::{Merchants, MerchantsOptions};
use puerto_rico::{PuertoRico, PuertoRicoOptions};
use testkit::script::play_on;

/// What searches of that name decide in the first decisions of a game.
fn choices<G: Evaluate>(options: &G::Options, name: &str, seed: u64) -> Vec<String> {
    let spec: BotSpec = name.parse().unwrap();
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..options.players()).map(|seat| spec.seat(seed + seat as u64)).collect();
    let mut chosen = Vec::new();
    play_on(&mut G::new(options), &mut fast(7), |state, seat, legal| {
        if chosen.len() == 24 {
            return None;
        }
        let action = bots[seat.index()].choose(&Decision::new(state, seat, legal));
        assert!(legal.contains(&action), "{}: {action}", G::NAME);
        chosen.push(action.to_string());
        Some(action)
    });
    chosen
}

/// Whomever it takes the others for, it keeps the rules and follows its seed.
fn check_repeatable<G: Evaluate>(options: &G::Options) {
    for others in Others::ALL {
        for bot in ["net:24it", "search:24it"] {
            let name = format!("{bot},others={}", others.name());
            let all = |seed| choices::<G>(options, &name, seed);
            assert_eq!(all(3), all(3), "{}: {name}", G::NAME);
        }
    }
}

#[test]
fn equal_seeds_give_equal_moves_whoever_the_others_are() {
    check_repeatable::<Century>(&CenturyOptions::of(3).unwrap());
    check_repeatable::<Solo>(&SoloOptions::default());
    check_repeatable::<PuertoRico>(&PuertoRicoOptions::of(4).unwrap());
    check_repeatable::<Landnam>(&LandnamOptions::of(3).unwrap());
    check_repeatable::<Merchants>(&MerchantsOptions::default());
}

#[test]
fn it_makes_a_difference_who_they_are() {
    let options = PuertoRicoOptions::of(4).unwrap();
    let of =
        |others: Others| choices::<PuertoRico>(&options, &format!("net:100it,others={}", others.name()), 1);
    let alike = of(Others::Alike);
    assert_eq!(
        alike,
        choices::<PuertoRico>(&options, "net:100it", 1),
        "nothing else is said where nothing is said"
    );
    for others in [Others::Rated, Others::Net, Others::Random, Others::League] {
        assert_ne!(of(others), alike, "{}", others.name());
    }
}
