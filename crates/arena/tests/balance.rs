//! The fixed start of Merchants gives every seat its share.

use arena::balance::{Color, FirstPosts, Kept, Shares, Sites, Table, measure};
use game::random::fast;
use merchants::Players;
use merchants::components::Board;
use merchants::map::{self, Atlas};

/// So far a seat may be from its share in so few games: more than chance does, and less than the first edition's.
const BOUND: f64 = 0.08;

fn greedy_games(atlas: &Atlas, players: Players, games: u64) -> Shares {
    let posts = FirstPosts::of(atlas.board(Board::Short));
    let table = Table { players, bot: "greedy".parse().expect("a bot"), games };
    measure(map::EUROPE, &posts, &table, 1, 0).expect("the built-in map can be played")
}

#[test]
fn with_the_fixed_start_every_seat_wins_about_its_share() {
    for players in [Players::FEWEST, Players::FULL] {
        let shares = greedy_games(map::europe(), players, 400);
        assert_eq!(shares.games, 400, "every game comes to its end");
        assert!(shares.farthest() < BOUND, "{shares:?}");
    }
}

#[test]
fn the_first_posts_of_the_first_edition_are_found_unfair() {
    for players in [Players::FEWEST, Players::FULL] {
        let shares = greedy_games(map::first_europe(), players, 200);
        assert!(shares.farthest() > BOUND, "{shares:?}");
    }
}

#[test]
fn a_race_keeps_to_what_is_to_be_kept() {
    let board = map::europe().board(Board::Short);
    let kept = Kept {
        posts: vec![("blue".parse().expect("a color"), "lyon".to_owned())],
        free: vec!["warszawa".to_owned()],
    };
    let sites = Sites::new(board, kept.clone()).expect("the map's own posts keep to it");
    let (mut rng, mut choice) = (fast(1), FirstPosts::of(board));
    for turn in 0..300 {
        choice =
            if turn % 10 == 0 { sites.any(&mut rng) } else { sites.changed(&choice, turn % 4, &mut rng) };
        assert!(kept.fits(&choice), "{choice:?}");
    }
    assert!("green".parse::<Color>().is_err());
    let refused = |kept: Kept| Sites::new(board, kept).expect_err("it can't be kept").to_string();
    let nowhere = Kept { posts: Vec::new(), free: vec!["atlantis".to_owned()] };
    assert_eq!(refused(nowhere), "there is no violet city 'atlantis'");
    let elsewhere =
        Kept { posts: vec![("red".parse().expect("a color"), "lyon".to_owned())], free: Vec::new() };
    assert_eq!(refused(elsewhere), "the map's own first posts don't keep to what is to be kept");
}
