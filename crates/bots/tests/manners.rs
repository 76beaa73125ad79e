//! Trade is quiet: bots make few offers in a turn, none twice, and only such that somebody may want.

use bots::{Bot, BotSpec, Decision, Evaluate, MOST_OFFERS};
use game::random::fast;
use game::{Actions, Actor, Options, Seat, Turn};
use landnam::Landnam;
use merchants::Merchants;

/// What the bots of a game said to the others.
#[derive(Debug, Default)]
struct Talked {
    /// The most that one player said in a turn of theirs.
    most: usize,
    /// What was said twice in one turn.
    twice: usize,
    all: usize,
}

/// Plays a part of a game with bots of one kind and listens.
fn listen<G: Evaluate>(options: &str, bot: &str, seed: u64, decisions: usize) -> Talked {
    let spec: BotSpec = bot.parse().unwrap();
    let mut state = G::new(&G::Options::from_line(options).unwrap());
    let mut bots: Vec<Box<dyn Bot<G>>> =
        Seat::all(state.players()).map(|seat| spec.seat(seed + seat.index() as u64)).collect();
    let (mut rng, mut legal) = (fast(seed), Actions::new());
    let mut talked = Talked::default();
    // What was said in this turn.
    let mut said: Vec<G::Action> = Vec::new();
    for _ in 0..decisions {
        let (actor, action) = match state.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, state.sample(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                state.legal(seat, &mut legal);
                let action = bots[seat.index()].choose(&Decision::new(&state, seat, &legal));
                (Actor::Seat(seat), action)
            }
        };
        if let Actor::Seat(seat) = actor
            && let Some(made) = state.offers_made(seat)
            && G::is_talk(action)
        {
            state.play(actor, action).unwrap();
            // The step that only leads to an offer says nothing yet.
            if state.offers_made(seat) > Some(made) {
                if made == 0 {
                    said.clear();
                }
                talked.twice += usize::from(said.contains(&action));
                said.push(action);
                talked.all += 1;
                talked.most = talked.most.max(made + 1);
            }
            continue;
        }
        state.play(actor, action).unwrap();
    }
    talked
}

fn check<G: Evaluate>(options: &str) {
    for (bot, games, decisions) in
        [("greedy", 6, 4_000), ("search:8it", 2, 500), ("search:8it,noise=60", 1, 500)]
    {
        let (mut all, mut most) = (0, 0);
        for seed in 0..games {
            let talked = listen::<G>(options, bot, seed, decisions);
            assert!(talked.most <= MOST_OFFERS, "{} {bot}: {talked:?}", G::NAME);
            assert_eq!(talked.twice, 0, "{} {bot}: {talked:?}", G::NAME);
            (all, most) = (all + talked.all, most.max(talked.most));
        }
        assert!(all > 0 && most > 0, "{} {bot}: nobody said anything, which proves nothing", G::NAME);
    }
    // Bots without manners say more, or the measure measures nothing.
    let talkative: Vec<Talked> =
        (0..2).map(|seed| listen::<G>(options, "search:8it,noise=60,offers=all", seed, 1_500)).collect();
    assert!(talkative.iter().any(|talked| talked.most > MOST_OFFERS), "{}: {talkative:?}", G::NAME);
}

#[test]
fn merchants() {
    check::<Merchants>("players=4");
}

#[test]
fn landnam() {
    check::<Landnam>("players=4");
}

/// With people at the table even the random bot keeps to it.
#[test]
fn random_bots_are_quiet_where_people_play() {
    use bots::Bots;
    use game::{Fair, Game, Match, Origin};
    let mut game = Match::<Landnam>::new(Default::default(), Fair::new(game::fair::Bytes32([7; 32]), []));
    let mut bots = Bots::default();
    let mut made = 0;
    for _ in 0..1_500 {
        let Turn::Seats(seats) = game.state().turn() else {
            if game.roll().is_none() {
                break;
            }
            continue;
        };
        let seat = seats.first().unwrap();
        bots.seat(&game, seat, BotSpec::Random);
        let action = bots.choose(&game, seat).unwrap();
        game.apply(Actor::Seat(seat), action, Origin::Bot);
        made = made.max(game.state().offers_made(seat).unwrap_or(0));
    }
    assert!((1..=MOST_OFFERS).contains(&made), "{made} offers in a turn");
}
