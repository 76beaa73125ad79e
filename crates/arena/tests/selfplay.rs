//! Games to learn from: the same each time, and what is written of them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use arena::{SHARD_VERSION, SelfPlay, Shard};
use bots::{BotSpec, Edition, Evaluate};
use century::{Century, Solo};
use game::random::fast;
use game::{Actions, Draw, Game, Observe, Options, Seat, playout};
use puerto_rico::PuertoRico;
use testkit::script::play_on;

fn selfplay<G: Evaluate>(players: &str, bot: &str, games: u64, seed: u64) -> SelfPlay<G> {
    let options = G::Options::from_pairs([("players", players)]).unwrap();
    let bot: BotSpec = bot.parse().unwrap();
    assert!(SelfPlay::<G>::is_fit(bot));
    let league = Vec::new();
    SelfPlay { options, bot, hasty: 4, league, games, seed, cap: 5_000, games_a_shard: 2, kept: 2 }
}

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entry =
        |path: fs::DirEntry| (path.file_name().into_string().unwrap(), fs::read(path.path()).unwrap());
    fs::read_dir(folder).unwrap().map(|path| entry(path.unwrap())).collect()
}

fn written<G: Evaluate>(play: &SelfPlay<G>, threads: usize) -> BTreeMap<String, Vec<u8>> {
    let folder = tempfile::tempdir().unwrap();
    let told = play.run(folder.path(), threads, &AtomicBool::new(false), || {}).unwrap();
    let files = files(folder.path());
    assert_eq!((told.games, told.shards), (play.games, files.len() as u64));
    files
}

/// A shard as its description says it is, read by somebody who knows nothing else.
#[derive(Debug)]
struct Read {
    head: [u32; 9],
    game: String,
    rows: Vec<Vec<(u16, f32)>>,
    actions: Vec<Vec<(u16, u16, f32)>>,
    won: Vec<f32>,
    points: Vec<f32>,
}

fn read(bytes: &[u8]) -> Read {
    let mut left = bytes;
    let mut take = |count: usize| {
        let (taken, rest) = left.split_at(count);
        left = rest;
        taken
    };
    assert_eq!(take(8), b"KAUPSHRD");
    let number = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap());
    let head: [u32; 9] = std::array::from_fn(|_| number(take(4)));
    let length = number(take(4)) as usize;
    let game = String::from_utf8(take(length).to_vec()).unwrap();
    let [.., players, positions, values, set, legal] = head.map(|number| number as usize);
    let reals = |bytes: &[u8]| -> Vec<f32> {
        bytes.chunks_exact(4).map(|real| f32::from_le_bytes(real.try_into().unwrap())).collect()
    };
    let shorts = |bytes: &[u8]| -> Vec<u16> {
        bytes.chunks_exact(2).map(|short| u16::from_le_bytes(short.try_into().unwrap())).collect()
    };
    let palette = reals(take(4 * values));
    let (set_counts, legal_counts) = (shorts(take(2 * positions)), shorts(take(2 * positions)));
    let (numbers, which) = (shorts(take(2 * set)), shorts(take(2 * set)));
    let (legal, visits, ratings) = (shorts(take(2 * legal)), shorts(take(2 * legal)), reals(take(4 * legal)));
    let (won, points) = (reals(take(4 * positions * players)), reals(take(4 * positions * players)));
    assert!(left.is_empty(), "{} bytes too many", left.len());
    let mut inputs = numbers.into_iter().zip(which.into_iter().map(|place| palette[usize::from(place)]));
    let mut tried =
        legal.into_iter().zip(visits).zip(ratings).map(|((legal, visits), rating)| (legal, visits, rating));
    Read {
        head,
        game,
        rows: set_counts.iter().map(|&count| inputs.by_ref().take(count.into()).collect()).collect(),
        actions: legal_counts.iter().map(|&count| tried.by_ref().take(count.into()).collect()).collect(),
        won,
        points,
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes_whatever_the_threads() {
    let play = selfplay::<Century>("3", "search:12it", 5, 7);
    let files = written(&play, 1);
    let names: Vec<&str> = files.keys().map(String::as_str).collect();
    let shards =
        ["century-3-seed7-00000.shard", "century-3-seed7-00001.shard", "century-3-seed7-00002.shard"];
    assert_eq!(names, shards);
    assert_eq!(files, written(&play, 3));
    let other = written(&selfplay::<Century>("3", "search:12it", 5, 8), 2);
    assert!(files.values().zip(other.values()).all(|(one, other)| one != other));
}

#[test]
fn a_league_of_strangers_gives_the_same_bytes_too() {
    let league = "greedy:careless=50,search-1:6it,sparring:3it,normal";
    let league = BotSpec::list(league, BotSpec::count(league)).unwrap();
    assert!(league.iter().all(|&guest| SelfPlay::<Century>::is_fit_guest(guest)));
    let alone = selfplay::<Century>("3", "search:12it", 10, 7);
    let play = SelfPlay { league, ..alone.clone() };
    let files = written(&play, 1);
    assert!(files == written(&play, 2), "whatever the threads");
    assert!(files != written(&alone, 2), "the guests are others");
}

#[test]
fn what_is_written_can_be_learned_from() {
    let files = written(&selfplay::<PuertoRico>("3", "search:12it", 2, 1), 1);
    let Read { head, game, rows, actions, won, points } = read(files.values().next().unwrap());
    assert_eq!(game, "puerto-rico");
    let numbers = [PuertoRico::OBSERVATION_SIZE as u32, PuertoRico::ACTION_COUNT as u32, 3];
    assert_eq!(head[..5], [&[SHARD_VERSION, PuertoRico::OBSERVATION_VERSION][..], &numbers].concat());
    assert!(rows.len() > 100, "{} positions", rows.len());
    let is_searched = |tried: &[(u16, u16, f32)]| tried.iter().any(|&(_, visits, _)| visits > 0);
    let searched = actions.iter().filter(|tried| is_searched(tried)).count();
    assert!(searched * 8 > rows.len() && searched < rows.len(), "{searched} of {}", rows.len());
    for tried in &actions {
        assert!(tried.len() > 1, "a decision has a choice");
        assert!(tried.is_sorted_by(|one, other| one.0 != other.0));
        let best = tried.iter().map(|&(.., rating)| rating).fold(f32::MIN, f32::max);
        assert_eq!(best, 0.0, "ratings are told from the best one");
    }
    let rated = actions.iter().filter(|tried| tried.iter().any(|&(.., rating)| rating < 0.0));
    assert!(rated.clone().all(|tried| is_searched(tried)), "only what was searched is rated");
    assert!(rated.count() * 2 > searched, "and most of that, one better than another");
    for won in won.chunks_exact(3) {
        assert!((won.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{won:?}");
    }
    let best = points.chunks_exact(3).map(|points| points.iter().copied().fold(f32::MIN, f32::max));
    assert!(best.into_iter().all(|best| best > 10.0), "somebody has points at the end");
}

/// A position of each seat, in one game: what is written of the end is the same, turned to whose position it is.
#[test]
fn seats_are_counted_from_whose_position_it_is() {
    let (mut rng, mut legal) = (fast(3), Actions::new());
    let options = <PuertoRico as Game>::Options::from_pairs([("players", "4")]).unwrap();
    let mut state = PuertoRico::new(&options);
    let mut shard = Shard::new::<PuertoRico>(4, Edition::First);
    let mut met = Vec::new();
    let mut choices = fast(4);
    play_on(&mut state, &mut rng, |state, seat, legal| {
        if !met.contains(&seat) {
            let visits = legal.iter().map(|&action| (action, 70_000));
            assert!(shard.add(state, seat, legal, visits));
            met.push(seat);
        }
        (met.len() < 4).then(|| choices.pick(legal))
    });
    assert_eq!(met.len(), 4, "everybody has had a decision");
    playout(&mut state, &mut rng, &mut legal, 1_000_000);
    let scores = state.score().unwrap();
    shard.end(Some(&scores));
    let whole = read(&shard.to_bytes());
    assert!(whole.actions.iter().flatten().all(|&(_, visits, _)| visits == u16::MAX), "no more fit");
    for (place, seat) in met.into_iter().enumerate() {
        let points: Vec<f32> = seat.clockwise(4).map(|seat| scores.of(seat).unwrap().total as f32).collect();
        assert_eq!(whole.points[4 * place..4 * place + 4], points);
        assert_eq!(whole.won[4 * place], scores.share(seat) as f32);
    }
    // A game that nobody knows the end of leaves nothing.
    assert!(shard.add(&PuertoRico::new(&options), Seat::new(0), &[], std::iter::empty()));
    shard.end(None);
    assert_eq!(read(&shard.to_bytes()).rows, whole.rows);
}

#[test]
fn only_bots_that_play_the_same_each_time_are_fit() {
    let fit = |bot: &str| SelfPlay::<Solo>::is_fit(bot.parse().unwrap());
    assert!(fit("greedy") && fit("search:10it") && fit("search-1:10it,noise=5"));
    assert!(!fit("search:10ms") && !fit("search:10it,threads=2") && !fit("easy") && !fit("random"));
    assert!(!fit("sparring:10it") && !fit("greedy:careless=5") && !fit("search:10it,thought=50"));
    assert!(!fit("net:10it"), "there is no net of the solo game");
}

#[test]
fn a_guest_is_whoever_has_no_clock() {
    let fit = |bot: &str| SelfPlay::<Solo>::is_fit_guest(bot.parse().unwrap());
    let guests = [
        "random",
        "greedy:careless=5",
        "easy",
        "expert",
        "search-1:10it,noise=5,thought=50",
        "sparring:10it",
    ];
    assert!(guests.into_iter().all(fit));
    assert!(!fit("search:10ms") && !fit("sparring:10ms") && !fit("search:10it,threads=2"));
    assert!(!fit("net:10it"), "there is no net of the solo game");
}
