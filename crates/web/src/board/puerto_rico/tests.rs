//! The board of Puerto Rico: each action has one place, choices mean what they say, and the log tells how many.

use game::random::fast;
use game::{Actions, Actor, Draw, Game, Options, Seat, Turn, Viewer, random_step};
use puerto_rico::{Action, Building, Kept, Phase, PuertoRico, PuertoRicoOptions, Site};

use crate::board::{Amounts, Happened, Scene, WebBoard};
use crate::play::Reader;
use words::Words;

const NAMES: [&str; 5] = ["Anna", "Bjarni", "Kristjana", "David", "Eva"];

/// Calls `look` with the scene of whoever is to act.
fn with_scene<T>(state: &PuertoRico, look: impl FnOnce(&Scene<'_, PuertoRico>, Seat) -> T) -> T {
    let Turn::Seats(seats) = state.turn() else { panic!("nobody is to act") };
    let seat = seats.first().expect("somebody");
    let names = NAMES.map(str::to_owned);
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Actions::new();
    state.choices(seat, &mut legal);
    let reader = Reader { viewer: Viewer::Seat(seat), names: &names, words: &Words::ENGLISH };
    look(&reader.scene(&view, &legal), seat)
}

/// Random games for three to five; `look` is called before each step of a player.
fn play(mut look: impl FnMut(&PuertoRico)) {
    for (players, seed) in [(3, 1), (4, 2), (5, 3)] {
        let mut rng = fast(seed);
        let mut state = PuertoRico::new(&options(players));
        let mut legal = Actions::new();
        for _ in 0..500 {
            let Some((actor, action)) = random_step(&state, &mut rng, &mut legal) else { break };
            if actor != Actor::Chance {
                look(&state);
            }
            state.apply(actor, action);
        }
    }
}

/// What is new since the viewer has acted is marked, and the numbers say by how much; nothing is, once the viewer has
/// acted.
#[test]
fn what_changed_keeps_a_mark_until_one_acts() {
    let mut rng = fast(5);
    let mut state = PuertoRico::new(&options(3));
    let viewer = Seat::new(0);
    let mut since: Vec<Happened<PuertoRico>> = Vec::new();
    let (mut marked, mut counted) = (0, 0);
    let mut legal = Actions::new();
    for _ in 0..400 {
        let Some((actor, action)) = random_step(&state, &mut rng, &mut legal) else { break };
        let before = state.view(Viewer::Seat(viewer));
        state.apply(actor, action);
        if actor == Actor::Seat(viewer) {
            since.clear();
        } else {
            since.push(Happened { actor, action: Some(action), before });
        }
        let view = state.view(Viewer::Seat(viewer));
        let names = NAMES.map(str::to_owned);
        let reader = Reader { viewer: Viewer::Seat(viewer), names: &names, words: &Words::ENGLISH };
        let scene = Scene::<PuertoRico> { since: &since, ..reader.scene(&view, &[]) };
        let page = format!("{}{}", PuertoRico::board(&scene).0, PuertoRico::panel(&scene, Seat::new(1)).0);
        if since.is_empty() {
            assert!(!page.contains("fresh") && !page.contains("delta"), "after {action}");
        }
        marked += usize::from(page.contains("fresh"));
        counted += usize::from(page.contains("delta"));
    }
    assert!(marked > 50 && counted > 20, "{marked} pages with marks, {counted} with numbers");
}

fn options(players: usize) -> PuertoRicoOptions {
    PuertoRicoOptions::from_pairs([("players", players.to_string().as_str())]).expect("three to five")
}

/// A game for three after these steps, each with its actor.
fn after(steps: &[&str]) -> PuertoRico {
    let mut state = PuertoRico::new(&options(3));
    let begin = [
        "chance governor P1",
        "chance tile corn",
        "chance tile corn",
        "chance tile sugar",
        "chance tile coffee",
    ];
    for step in begin.iter().chain(steps) {
        let (actor, action) = step.split_once(' ').expect("an actor and an action");
        state
            .play(actor.parse().expect("an actor"), action.parse().expect("an action"))
            .unwrap_or_else(|illegal| panic!("{step}: {}", illegal.sentence()));
    }
    state
}

/// What the log says about a step.
fn told(state: &PuertoRico, actor: &str, action: &str) -> String {
    let (actor, action) = (actor.parse().expect("an actor"), action.parse().expect("an action"));
    state.check(actor, action).expect("a legal step");
    with_scene(state, |scene, _| PuertoRico::tell(scene, actor, action))
}

/// The actions of buttons that the Tab key reaches.
fn reached(page: &str) -> Vec<String> {
    let buttons = page.split("<button").skip(1).map(|rest| rest.split('>').next().unwrap_or(""));
    buttons
        .filter(|tag| !tag.contains("tabindex=\"-1\""))
        .filter_map(|tag| Some(tag.split_once("name=\"action\" value=\"")?.1.split('"').next()?.to_owned()))
        .collect()
}

#[test]
fn every_action_has_one_place_on_the_board_or_in_the_bar() {
    play(|state| {
        with_scene(state, |scene, _| {
            let mut places = reached(&PuertoRico::board(scene).into_string());
            places.extend(PuertoRico::bar(scene).iter().map(|button| button.action.to_string()));
            places.sort_unstable();
            // Colonists and barrels to keep are chosen as sets, and only the list of all actions goes step by step.
            let mut wanted: Vec<String> = scene
                .legal
                .iter()
                .filter(|action| !matches!(action, Action::Place(..) | Action::Keep(..)))
                .map(ToString::to_string)
                .collect();
            wanted.sort_unstable();
            assert_eq!(places, wanted);
        });
    });
}

#[test]
fn the_circles_that_are_filled_are_those_that_are_manned() {
    let mut rng = fast(9);
    let mut seen = 0;
    play(|state| {
        let Phase::Colonists { seat, sites, .. } = state.table.phase else { return };
        let board = state.table.board(seat);
        let mut circles: Vec<Site> =
            sites.into_iter().flat_map(|site| (0..board.circles_of(site)).map(move |_| site)).collect();
        let mut amounts = Amounts::default();
        for _ in 0..board.san_juan {
            let site = circles.swap_remove(rng.below(circles.len() as u32) as usize);
            *amounts.0.entry(site.to_string()).or_default() += 1;
        }
        let view = state.view(Viewer::Seat(seat));
        let steps = PuertoRico::composed(&view, "colonists", &amounts).expect("steps");
        let mut placed = *state;
        for step in steps {
            placed.play(Actor::Seat(seat), step).expect("a legal step");
        }
        let is_asked = matches!(placed.table.phase, Phase::Colonists { seat: asked, .. } if asked == seat);
        assert!(!is_asked, "the choice is complete");
        for site in sites {
            assert_eq!(placed.table.board(seat).colonists_on(site), amounts.get(&site.to_string()), "{site}");
        }
        seen += 1;
    });
    assert!(seen > 20, "{seen} choices of colonists");
}

#[test]
fn what_is_chosen_to_be_kept_is_kept_and_the_rest_goes_back() {
    let mut seen = 0;
    play(|state| {
        let Phase::Storing { seat, kept } = state.table.phase else { return };
        if kept != Kept::default() {
            return;
        }
        let mut legal = Actions::new();
        state.choices(seat, &mut legal);
        for &first in legal.iter() {
            let Action::Keep(good, count) = first else { continue };
            let amounts = Amounts([(good.to_string(), count)].into());
            let steps =
                PuertoRico::composed(&state.view(Viewer::Seat(seat)), "keep", &amounts).expect("steps");
            let mut stored = *state;
            // One kind in a warehouse leaves nothing on the wind rose, which has to be used (PR-61).
            let is_refused = steps.iter().any(|&step| stored.play(Actor::Seat(seat), step).is_err());
            let goods = stored.table.board(seat).goods;
            assert!(is_refused || goods.total() == count && goods[good] == count, "{first}");
            seen += u32::from(!is_refused);
        }
    });
    assert!(seen > 10, "{seen} choices of barrels");
}

#[test]
fn the_barrels_themselves_are_clicked_to_be_kept() {
    let mut seen = 0;
    play(|state| {
        let Phase::Storing { seat, .. } = state.table.phase else { return };
        with_scene(state, |scene, _| {
            let page = PuertoRico::board(scene).into_string();
            for &action in scene.legal.iter().filter(|action| matches!(action, Action::Keep(..))) {
                assert_eq!(page.matches(&format!("data-does=\"{action}\"")).count(), 1, "{action}");
            }
            let barrels = usize::from(state.table.board(seat).goods.total());
            assert_eq!(page.matches("\"pr-cask\"").count(), barrels, "each of them is drawn once");
            // With one place only, a click on another barrel takes it.
            let is_one_place = state.table.warehouse(seat) == 0;
            assert_eq!(page.contains("type=\"radio\" name=\"keep\""), is_one_place);
        });
        seen += 1;
    });
    assert!(seen > 5, "{seen} choices of barrels");
}

#[test]
fn who_stores_is_told_how_much_may_stay() {
    let mut seen = std::collections::BTreeSet::new();
    play(|state| {
        let Phase::Storing { seat, .. } = state.table.phase else { return };
        let asked = with_scene(state, |scene, _| PuertoRico::ask(scene));
        let kinds = state.table.warehouse(seat);
        let told = match kinds {
            0 => "choose the one barrel that you keep".to_owned(),
            1 => "keep all of 1 kind and one barrel more".to_owned(),
            _ => format!("keep all of {kinds} kinds and one barrel more"),
        };
        assert!(asked.starts_with(&told), "{asked}");
        seen.insert(kinds);
    });
    assert!(seen.len() > 1, "warehouses of {seen:?} kinds");
}

#[test]
fn the_log_tells_who_produced_how_much() {
    let state = after(&["P1 pick mayor", "P1 colonist"]);
    assert_eq!(
        told(&state, "P2", "pick craftsman"),
        "Bjarni takes the Craftsman. Kristjana produces 1 corn."
    );
    let state = after(&[]);
    assert_eq!(told(&state, "P1", "pick craftsman"), "Anna takes the Craftsman. Nobody produces anything.");
}

#[test]
fn the_log_tells_who_got_how_many_colonists() {
    let state = after(&["P1 pick mayor"]);
    assert_eq!(
        told(&state, "P1", "colonist"),
        "Anna takes a colonist more (privilege). Colonists: Anna 2, Bjarni 1, Kristjana 1. Anna places 1 on indigo. \
         Bjarni places 1 on indigo. Kristjana places 1 on corn."
    );
}

#[test]
fn the_log_tells_a_price_and_what_is_left() {
    let state = after(&["P1 pick builder"]);
    assert_eq!(
        told(&state, "P1", "build small-sugar-mill"),
        "Anna builds: Small sugar mill for 1 (2 − 1), has 1."
    );
    let state = after(&["P1 pick builder", "P1 pass"]);
    assert_eq!(told(&state, "P2", "build hacienda"), "Bjarni builds: Hacienda for 2, has 0.");
}

#[test]
fn the_log_tells_a_loading_with_its_points() {
    let state = after(&["P1 pick mayor", "P1 colonist", "P2 pick craftsman", "P3 pick captain"]);
    assert_eq!(
        told(&state, "P3", "load corn 4"),
        "Kristjana loads 1 corn onto the ship of 4 for 2 points. A new round begins: Bjarni is governor."
    );
}

#[test]
fn the_market_says_the_own_price_and_what_is_missing() {
    let state = after(&["P1 pick builder"]);
    let page = with_scene(&state, |scene, _| super::market::market(scene).into_string());
    let lot = |building: Building| {
        let rest = page.split(&format!("id=\"building-{building}\"")).nth(1).expect("the building");
        rest.split("id=\"building-").next().unwrap_or(rest).to_owned()
    };
    // Two doubloons, and one off as builder.
    let warehouse = lot(Building::SmallWarehouse);
    assert!(
        warehouse.contains("value=\"build small-warehouse\"") && warehouse.contains("<s>3</s>"),
        "{warehouse}"
    );
    let office = lot(Building::Office);
    assert!(office.contains("2 short") && office.contains("2 left"), "{office}");
    assert!(office.contains("there are not enough doubloons"), "{office}");
}

/// Among equals more doubloons and barrels decide (PR-72), and the end says so; where points decide it doesn't.
#[test]
fn the_end_tells_what_decided_among_equals() {
    let mut state = PuertoRico::new(&options(3));
    state.table.phase = Phase::Over;
    let names = NAMES.map(str::to_owned);
    let watching = Reader { viewer: Viewer::Spectator, names: &names, words: &Words::ENGLISH };
    let mut told = |vp: [u16; 3], doubloons: [u16; 3]| {
        for (seat, (vp, doubloons)) in Seat::all(3).zip(vp.into_iter().zip(doubloons)) {
            state.vp[seat] = vp;
            state.table.boards[seat].doubloons = doubloons;
        }
        let view = state.view(Viewer::Spectator);
        PuertoRico::ending(&watching.scene(&view, &[])).unwrap_or_default()
    };
    assert!(told([9, 9, 4], [1, 3, 8]).ends_with("more doubloons and barrels decide, 3 to 1."));
    assert!(!told([9, 8, 4], [1, 3, 8]).contains("decide"), "points decide");
    assert!(!told([9, 9, 4], [3, 3, 8]).contains("decide"), "nothing does");
}
