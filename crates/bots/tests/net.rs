//! Nets at real tables: what they read, what they refuse, and that a search plays by them.

use std::fs;
use std::path::Path;

use bots::net::{BadNet, Net, Source, have, load};
use bots::{Bot, BotSpec, Decision, Evaluate, Mind, Search, SearchSettings};
use century::{Century, CenturyOptions, Solo};
use game::random::fast;
use game::{Draw, FastRng, Game, Rng, Seat, Viewer};
use landnam::Landnam;
use merchants::Merchants;
use puerto_rico::PuertoRico;
use serde_json::{Value, json};
use testkit::script::play_on;

/// A net that knows nothing, for the numbers of a game: weights at random.
fn untaught<G: Evaluate>(seed: u64) -> Vec<u8> {
    advising::<G>(seed, &[])
}

/// The same, with something that it says of itself.
fn advising<G: Evaluate>(seed: u64, advice: &[(&str, &str)]) -> Vec<u8> {
    const HIDDEN: usize = 16;
    const SEATS: usize = 5;
    let mut rng = fast(seed);
    let mut matrices: Vec<(&str, Vec<usize>, Vec<u8>)> = Vec::new();
    let small = |rng: &mut FastRng, count: usize| -> Vec<u8> {
        (0..count).flat_map(|_| (rng.below(2001) as f32 / 10_000.0 - 0.1).to_le_bytes()).collect()
    };
    for (name, rows, columns) in
        [("value", HIDDEN, 8), ("second", 8, 8), ("ends", 8, 2 * SEATS), ("policy", HIDDEN, 8)]
    {
        matrices.push((name, vec![rows, columns], small(&mut rng, rows * columns)));
    }
    for (name, count) in [
        ("first.bias", HIDDEN),
        ("value.bias", 8),
        ("second.bias", 8),
        ("ends.bias", 2 * SEATS),
        ("policy.bias", 8),
        ("actions.bias", G::ACTION_COUNT),
    ] {
        matrices.push((name, vec![count], small(&mut rng, count)));
    }
    for (name, scale, rows, columns) in [
        ("first", "first.scale", bots::net::inputs::<G>(), HIDDEN),
        ("actions", "actions.scale", G::ACTION_COUNT, 8),
    ] {
        matrices.push((scale, vec![rows], (0..rows).flat_map(|_| 0.01f32.to_le_bytes()).collect()));
        matrices.push((
            name,
            vec![rows, columns],
            (0..rows * columns).map(|_| rng.next_u32() as u8).collect(),
        ));
    }
    let mut about = json!({
        "game": G::NAME, "observation_version": G::OBSERVATION_VERSION.to_string(),
    });
    advice.iter().for_each(|&(name, text)| about[name] = text.into());
    file(&matrices, &about)
}

fn file(matrices: &[(&str, Vec<usize>, Vec<u8>)], about: &Value) -> Vec<u8> {
    let mut header = serde_json::Map::new();
    header.insert("__metadata__".into(), about.clone());
    let mut body = Vec::new();
    for (name, shape, bytes) in matrices {
        let is_bytes = matches!(*name, "first" | "actions");
        let offsets = [body.len(), body.len() + bytes.len()];
        let dtype = if is_bytes { "I8" } else { "F32" };
        header.insert((*name).into(), json!({ "dtype": dtype, "shape": shape, "data_offsets": offsets }));
        body.extend(bytes);
    }
    let text = Value::from(header).to_string();
    [&(text.len() as u64).to_le_bytes(), text.as_bytes(), &body].concat()
}

fn put<G: Evaluate>(folder: &Path, seed: u64) {
    fs::write(folder.join(format!("{}.safetensors", G::NAME)), untaught::<G>(seed)).unwrap();
}

/// Plays a whole game of a bot against greedy ones; the bot's actions.
fn game_with<G: Evaluate>(options: &G::Options, bot: &str, seed: u64) -> Vec<String> {
    let spec: BotSpec = bot.parse().unwrap();
    let mut state = G::new(options);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(state.players())
        .map(|seat| if seat.index() == 0 { spec } else { "greedy".parse().unwrap() }.seat(seed + 1))
        .collect();
    let mut chosen = Vec::new();
    let mut decisions = 0;
    play_on(&mut state, &mut fast(seed), |state, seat, legal| {
        decisions += 1;
        let action = bots[seat.index()].choose(&Decision::new(state, seat, legal));
        if seat.index() == 0 {
            chosen.push(action.to_string());
        }
        (decisions <= 3_000).then_some(action)
    });
    chosen
}

#[test]
fn a_search_plays_by_a_net_and_the_same_each_time() {
    let folder = tempfile::tempdir().unwrap();
    put::<PuertoRico>(folder.path(), 1);
    put::<Landnam>(folder.path(), 2);
    put::<Merchants>(folder.path(), 3);
    load::<PuertoRico>(folder.path(), Source::Newest).unwrap();
    load::<Landnam>(folder.path(), Source::Newest).unwrap();
    load::<Merchants>(folder.path(), Source::Newest).unwrap();
    let by_net = game_with::<PuertoRico>(&Default::default(), "net:12it", 5);
    assert_eq!(by_net, game_with::<PuertoRico>(&Default::default(), "net:12it", 5));
    assert_ne!(by_net, game_with::<PuertoRico>(&Default::default(), "search:12it", 5), "another judge");
    assert!(!game_with::<Landnam>(&Default::default(), "net:4it", 5).is_empty());
    assert!(!game_with::<Merchants>(&Default::default(), "net:4it", 5).is_empty());
}

/// What a net says it is good for is what a search asks it for, unless the settings say something else.
#[test]
fn a_net_says_what_it_is_good_for() {
    let folder = tempfile::tempdir().unwrap();
    let play = |advice: &[(&str, &str)], bot| {
        let bytes = advising::<Landnam>(3, advice);
        fs::write(folder.path().join("landnam.safetensors"), bytes).unwrap();
        load::<Landnam>(folder.path(), Source::Kept).unwrap();
        game_with::<Landnam>(&Default::default(), bot, 5)
    };
    let settings = [
        ("priors", "net-kept:6it,priors=both"),
        ("trust", "net-kept:6it,trust=100"),
        ("ahead", "net-kept:6it,ahead=2"),
    ];
    for ((name, by_settings), value) in settings.into_iter().zip(["both", "100", "2"]) {
        let by_advice = play(&[(name, value)], "net-kept:6it");
        assert_eq!(by_advice, play(&[], by_settings), "{name}");
        assert_ne!(by_advice, play(&[], "net-kept:6it"), "{name} changes something");
    }
    let of_module = [("priors", "module"), ("trust", "0")];
    assert_eq!(play(&of_module, "net-kept:6it"), play(&[], "search:6it"), "it is asked for nothing");
    for (name, value) in [("priors", "mine"), ("trust", "101"), ("trust", "-1"), ("ahead", "far")] {
        let refused = Net::read(&advising::<Century>(1, &[(name, value)])).unwrap_err().to_string();
        assert_eq!(refused, format!("this is no net: its '{name}' can't be read"));
    }
}

#[test]
fn the_search_of_before_stays_what_it_was() {
    let play = |bot| game_with::<Century>(&CenturyOptions::default(), bot, 3);
    assert_eq!(play("search-1:20it"), play("search:20it"));
}

#[test]
fn without_a_net_the_module_judges() {
    assert!(!have::<Solo>(Source::Newest));
    let play = |bot| game_with::<Solo>(&Default::default(), bot, 3)[..20].to_vec();
    assert_eq!(play("net:20it"), play("search:20it"));
}

/// States that look alike to a seat are judged alike by its net: it reads the view, and what the module makes of what
/// the seat may see, not the state.
fn reads_only_its_view<G: Evaluate>() {
    let net = std::sync::Arc::new(Net::read(&untaught::<G>(7)).unwrap());
    let mut thinker = bots::net::Thinker::new(net);
    let mut rng = fast(5);
    let (mut ratings, mut others, mut decisions, mut different) = (Vec::new(), Vec::new(), 0, 0);
    play_on(&mut G::new(&Default::default()), &mut fast(4), |state, seat, legal| {
        let imagined = game::View::imagine(&state.view(Viewer::Seat(seat)), &mut rng);
        different += usize::from(imagined != *state);
        assert_eq!(thinker.value(state, seat), thinker.value(&imagined, seat));
        thinker.rate(state, seat, legal, &mut ratings);
        thinker.rate(&imagined, seat, legal, &mut others);
        assert_eq!(ratings, others);
        decisions += 1;
        (decisions <= 500).then(|| rng.pick(legal))
    });
    assert!(different > 50, "{}: hidden things differed in {different} states only", G::NAME);
}

#[test]
fn a_net_reads_nothing_that_its_seat_may_not_see() {
    reads_only_its_view::<Merchants>();
    reads_only_its_view::<Landnam>();
}

#[test]
fn what_doesnt_fit_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |found: Result<(), BadNet>| found.unwrap_err().to_string();
    assert!(refused(load::<Century>(folder.path(), Source::Kept)).contains("can't be read"));
    fs::write(folder.path().join("century.safetensors"), untaught::<PuertoRico>(1)).unwrap();
    assert_eq!(
        refused(load::<Century>(folder.path(), Source::Kept)),
        "this is a net of 'puerto-rico', not of 'century'"
    );
    let whole = untaught::<Century>(1);
    assert!(Net::read(&whole).is_ok());
    for length in [0, 7, 8, 100, whole.len() - 1] {
        assert!(Net::read(&whole[..length]).is_err(), "{length} bytes are no net");
    }
    let mut longer = whole.clone();
    longer[..8].copy_from_slice(&u64::MAX.to_le_bytes());
    assert_eq!(Net::read(&longer), Err(BadNet::Format("its header has no end".into())));
    let replaced = |from: &str, to: &str| {
        assert_eq!(from.len(), to.len());
        let at = whole.windows(from.len()).position(|window| window == from.as_bytes()).unwrap();
        let mut changed = whole.clone();
        changed[at..at + to.len()].copy_from_slice(to.as_bytes());
        Net::read(&changed).map(|_| ()).unwrap_err().to_string()
    };
    assert_eq!(replaced("second.bias", "second.bios"), "this is no net: 'second.bias' is missing");
    assert!(
        replaced("\"observation_version\":\"1\"", "\"observation_version\":\"x\"").contains("is no number")
    );
    assert!(replaced("\"F32\"", "\"I32\"").contains("no matrix of 32-bit numbers"));
    assert!(replaced("\"F32\"", "\"F64\"").contains("invalid shape"), "it would be twice as long");
    // A shape whose product is more than a number can hold.
    let huge = json!({ "dtype": "F32", "shape": [usize::MAX, 4], "data_offsets": [0, 4] });
    let header = json!({ "__metadata__": { "game": "century", "observation_version": "1" }, "value": huge });
    let header = header.to_string();
    let bytes = [&(header.len() as u64).to_le_bytes(), header.as_bytes(), &[0; 4]].concat();
    assert!(Net::read(&bytes).unwrap_err().to_string().contains("overflow"));
}

#[test]
fn a_net_of_other_numbers_is_refused() {
    let mut bytes = untaught::<Century>(1);
    let text = "\"observation_version\":\"1\"";
    let at = bytes.windows(text.len()).position(|window| window == text.as_bytes()).unwrap();
    bytes[at + text.len() - 2] = b'9';
    let error = Net::read(&bytes).unwrap().check::<Century>().unwrap_err().to_string();
    assert_eq!(
        error,
        "the net of 'century' was made for version 9, 928 inputs and 226 actions; the game has version 1, 928 and 226"
    );
}

#[test]
fn evaluations_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    put::<PuertoRico>(folder.path(), 1);
    load::<PuertoRico>(folder.path(), Source::Newest).unwrap();
    let budget = bots::Budget::Iterations(50);
    let mut search =
        Search::new(SearchSettings { mind: Mind::Net, trust: Some(100), ..SearchSettings::new(budget) }, 1);
    play_on(&mut PuertoRico::new(&Default::default()), &mut fast(1), |state, seat, legal| {
        search.choose(&Decision::new(state, seat, legal));
        None
    });
    let iterations = search.iterations();
    assert!(iterations <= 50 && search.evaluations() >= iterations, "{iterations}, {}", search.evaluations());
    let tried: u32 = search.visits().map(|(_, visits)| visits).sum();
    assert_eq!(u64::from(tried), iterations);
}
