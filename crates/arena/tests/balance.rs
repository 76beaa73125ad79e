//! The fixed start of Merchants gives every seat its share.

use std::sync::atomic::AtomicBool;

use arena::balance::{BalanceTable, Balancer, Color, FirstPosts, KeptPosts, Shares, Sites, measure};
use game::random::fast;
use merchants::Players;
use merchants::components::Board;
use merchants::map::{self, Atlas};

/// So far a seat may be from its share in so few games: more than chance does, and less than the first edition's.
const BOUND: f64 = 0.08;

fn greedy_games(atlas: &Atlas, players: Players, games: u64) -> Shares {
    let posts = FirstPosts::of(atlas.board(Board::Short), players);
    let table = BalanceTable { bot: "greedy".parse().expect("a bot"), games };
    measure(map::EUROPE, &posts, &table, 1, 0, &AtomicBool::new(false))
        .expect("the built-in map can be played")
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
        let shares = greedy_games(map::earlier_europes()[0], players, 200);
        assert!(shares.farthest() > BOUND, "{shares:?}");
    }
}

#[test]
fn a_race_keeps_to_what_is_to_be_kept() {
    let board = map::europe().board(Board::Short);
    let kept = KeptPosts {
        posts: vec![("blue".parse().expect("a color"), "lyon".to_owned())],
        free: vec!["hamburg".to_owned()],
    };
    for players in [Players::FEWEST, Players::FULL] {
        let sites = Sites::new(board, players, kept.clone()).expect("the map's own posts keep to it");
        let (mut rng, mut choice) = (fast(1), FirstPosts::of(board, players));
        for turn in 0..300 {
            choice =
                if turn % 10 == 0 { sites.any(&mut rng) } else { sites.changed(&choice, turn % 4, &mut rng) };
            assert!(kept.fits(&choice), "{choice:?}");
            assert_eq!(choice.routes.iter().flatten().count(), players.get(), "{choice:?}");
        }
    }
    assert!("green".parse::<Color>().is_err());
    let refused =
        |kept: KeptPosts| Sites::new(board, Players::FULL, kept).expect_err("it can't be kept").to_string();
    let nowhere = KeptPosts { posts: Vec::new(), free: vec!["atlantis".to_owned()] };
    assert_eq!(refused(nowhere), "there is no violet city 'atlantis'");
    let elsewhere =
        KeptPosts { posts: vec![("red".parse().expect("a color"), "lyon".to_owned())], free: Vec::new() };
    assert_eq!(refused(elsewhere), "the map's own first posts don't keep to what is to be kept");
}

#[test]
fn a_race_that_is_stopped_plays_no_more_and_keeps_what_there_is() {
    let table = BalanceTable { bot: "random".parse().expect("a bot"), games: u64::MAX };
    let stop = AtomicBool::new(true);
    let mut race = Balancer::new(map::EUROPE, Players::FULL, KeptPosts::default(), vec![table], 1, 0, &stop)
        .expect("a race");
    race.begin().expect("it ends at once");
    race.scatter(3).expect("it ends at once");
    race.round(1, 2).expect("it ends at once");
    assert_eq!(race.tried().len(), 1, "what was not played is not called fair");
    assert_eq!(race.tried()[0].posts, FirstPosts::of(map::europe().board(Board::Short), Players::FULL));
}

/// How many games were played at each table on the first posts that are tried first.
fn games(race: &Balancer<'_>) -> Vec<u64> {
    race.tried()[0].shares.iter().map(|shares| shares.games).collect()
}

#[test]
fn those_who_think_play_little_at_first_and_nothing_on_what_is_unfair() {
    let greedy = |games| BalanceTable { bot: "greedy".parse().expect("a bot"), games };
    let stop = AtomicBool::new(false);
    let own = FirstPosts::of(map::europe().board(Board::Short), Players::FULL);
    let first = FirstPosts::of(map::earlier_europes()[0].board(Board::Short), Players::FULL);
    let unfair = first.in_text(map::EUROPE).expect("a map file");
    let race = |text, tables| Balancer::new(text, Players::FULL, KeptPosts::default(), tables, 100, 0, &stop);

    let mut fair = race(map::EUROPE, vec![greedy(50), greedy(60)]).expect("a race");
    fair.begin().expect("games");
    assert_eq!(games(&fair), [50, 24]);
    for more in [[100, 48], [150, 96], [200, 156]] {
        fair.round(1, 0).expect("games");
        assert_eq!((&fair.tried()[0].posts, games(&fair)), (&own, more.to_vec()));
    }

    let tables = vec![greedy(400), greedy(30)];
    let mut left = race(&unfair, tables.clone()).expect("a race");
    left.begin().expect("games");
    let seen = games(&left);
    assert!(seen[0] < 400 && seen[1] == 0, "{seen:?}");
    left.round(1, 0).expect("no games");
    assert_eq!(games(&left), seen, "what was seen to be unfair is not played on");
    let mut measured = race(&unfair, tables).expect("a race");
    measured.measure_own().expect("games");
    assert_eq!(games(&measured), [400, 30], "but who asks how unfair it is gets all games");
}

#[test]
fn first_posts_of_three_and_of_four_are_written_apart() {
    let board = map::europe().board(Board::Short);
    let mut text = map::EUROPE.to_owned();
    // A map without any for three players gets them; those of four serve as long.
    let cut = text.find("[start.three.red]").unwrap_or(text.len());
    let rest = text[cut..].find("\n# ---").map_or(text.len(), |rest| cut + rest);
    text.replace_range(cut..rest, "");
    let without = map::register("without.toml", &text).expect("sections for three are not asked for");
    let own = FirstPosts::of(without.board(Board::Short), Players::FULL);
    assert_eq!(FirstPosts::of(without.board(Board::Short), Players::FEWEST).posts, own.posts);
    let mut rng = fast(7);
    for players in [Players::FEWEST, Players::FULL, Players::FEWEST] {
        let other = if players == Players::FULL { Players::FEWEST } else { Players::FULL };
        let before = map::register("before.toml", &text).expect("a map");
        let choice = Sites::new(board, players, KeptPosts::default()).expect("sites").any(&mut rng);
        text = choice.in_text(&text).expect("a map file");
        let atlas = map::register("after.toml", &text).expect("a map");
        assert_eq!(FirstPosts::of(atlas.board(Board::Short), players), choice);
        let kept = |atlas: &Atlas| FirstPosts::of(atlas.board(Board::Short), other);
        assert_eq!(kept(atlas), kept(before));
    }
    assert_eq!(text.matches("[start.three.red]").count(), 1);
}
