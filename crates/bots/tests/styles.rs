//! Styles: players who are fond of something, but not silly.

use bots::{Bot, BotSpec, Decision, Evaluate, Style};
use century::{Century, CenturyOptions};
use game::random::fast;
use game::{Options, Seat, Turn};
use landnam::{Landnam, LandnamOptions};
use merchants::{Merchants, MerchantsOptions};
use puerto_rico::{PuertoRico, PuertoRicoOptions};
use testkit::script::play_on;

/// Further than any game; random players talk for long.
const LONGEST: usize = 100_000;

/// What was seen of one seat over several games.
#[derive(Default)]
struct Seen {
    /// Its share of the wins.
    won: f64,
    /// How often it did something else than `greedy` would have done there.
    otherwise: usize,
    actions: Vec<String>,
}

impl Seen {
    /// How often it did what begins with one of these.
    fn count(&self, starts: &[&str]) -> usize {
        let is_one = |action: &&String| starts.iter().any(|start| action.starts_with(start));
        self.actions.iter().filter(is_one).count()
    }
}

/// Plays games of `one` among `others`, a seat further each time.
fn watch<G: Evaluate>(options: &G::Options, one: &str, others: &str, games: u64) -> Seen {
    let mut seen = Seen::default();
    for game in 0..games {
        let own = Seat::new((game % options.players() as u64) as usize);
        let bot = |seat: Seat| {
            let name: BotSpec = if seat == own { one } else { others }.parse().unwrap();
            name.seat(10 * game + seat.index() as u64)
        };
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(options.players()).map(bot).collect();
        let mut greedy = BotSpec::Greedy(Default::default()).seat::<G>(10 * game + own.index() as u64);
        let mut state = G::new(options);
        let mut decisions = 0;
        play_on(&mut state, &mut fast(game), |state, seat, legal| {
            decisions += 1;
            if decisions > LONGEST {
                return None;
            }
            let decision = Decision::new(state, seat, legal);
            let action = bots[seat.index()].choose(&decision);
            assert!(legal.contains(&action), "{}: {action}", G::NAME);
            if seat == own {
                seen.otherwise += usize::from(greedy.choose(&decision) != action);
                seen.actions.push(action.to_string());
            }
            Some(action)
        });
        assert_eq!(state.turn(), Turn::Over, "{}: {one} among {others} comes to an end", G::NAME);
        seen.won += state.score().unwrap().share(own);
    }
    seen
}

/// Each style decides otherwise now and then, ends its games, and wins most of them against players who take anything.
fn check<G: Evaluate>(options: &G::Options) {
    for style in Style::ALL {
        let name = format!("greedy:style={}", style.name());
        let seen = watch::<G>(options, &name, "greedy", 8);
        assert!(seen.otherwise > 0, "{} {name} does what greedy does", G::NAME);
        let among_wild = watch::<G>(options, &name, "random", 3);
        assert!(among_wild.won > 2.0, "{} {name}: {} of 3 games", G::NAME, among_wild.won);
    }
}

#[test]
fn each_style_plays_in_its_own_way_and_is_not_silly() {
    check::<Century>(&CenturyOptions::of(3).unwrap());
    check::<PuertoRico>(&PuertoRicoOptions::of(4).unwrap());
    check::<Landnam>(&LandnamOptions::of(3).unwrap());
    check::<Merchants>(&MerchantsOptions::default());
}

#[test]
fn in_puerto_rico_each_does_more_of_what_it_likes() {
    let options = PuertoRicoOptions::of(4).unwrap();
    let usual = watch::<PuertoRico>(&options, "greedy", "greedy", 40);
    assert_eq!(usual.otherwise, 0);
    let fond_of: [(&str, &[&str]); 3] = [
        ("shipper", &["pick captain", "settle corn", "build small-warehouse", "build wharf"]),
        ("builder", &["pick builder", "settle quarry", "pick mayor"]),
        ("trader", &["pick trader", "settle coffee", "build small-market", "build office"]),
    ];
    for (style, actions) in fond_of {
        let seen = watch::<PuertoRico>(&options, &format!("greedy:style={style}"), "greedy", 40);
        let (often, usually) = (seen.count(actions), usual.count(actions));
        assert!(often * 4 > usually * 5, "{style}: {often} times, else {usually}");
        assert!(seen.won >= 2.0, "{style}: {} of 40 games", seen.won);
    }
}

#[test]
fn without_goods_nobody_is_fond_of_the_captain() {
    let json =
        r#"{"players": [{"doubloons": 3}, {"goods": {"corn": 3}}, {}], "governor": "P1", "phase": "pick"}"#;
    let state: PuertoRico = serde_json::from_str(json).unwrap();
    let leaning = |seat| state.leaning(Style::Shipper, Seat::new(seat), "pick captain".parse().unwrap());
    assert_eq!(leaning(0), 0.0);
    assert!(leaning(1) > 0.0);
}
