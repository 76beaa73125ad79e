//! The boards, tested as a page shows them: every action has its control, no control does anything else, and pages are as
//! they were.

use century::{Century, Solo};
use game::random::fast;
use game::{Draw, Options, Rng};
use landnam::Landnam;
use landnam::components::Good;
use merchants::Merchants;
use merchants::components::{Kind, Resource};
use puerto_rico::PuertoRico;

use super::*;
use crate::board::{WebBoard, counter_fields};

/// A game that has just begun.
fn begun<G: WebBoard>(seed: u8, players: Option<usize>) -> Session<G> {
    let options = match players {
        Some(players) => {
            G::Options::from_pairs([("players", players.to_string().as_str())]).expect("a number of players")
        }
        None => G::Options::default(),
    };
    let mut session = Session::<G>::new(options, Bytes32([seed; 32]), Confirm::Skip);
    session.fold(&Entry::Begin).expect("a beginning");
    session
}

/// One more step, chosen by lot; none if the game is over.
fn step<G: WebBoard>(session: &mut Session<G>, rng: &mut impl Rng) -> bool {
    let entry = match (session.draw_chance(), session.turn()) {
        (Some(outcome), _) => Entry::Chance(outcome),
        (None, Turn::Seats(seats)) => {
            let seat = seats.first().expect("somebody");
            Entry::Act(seat, rng.pick(&session.legal_actions(seat)).to_string())
        }
        _ => return false,
    };
    session.fold(&entry).expect("a legal step");
    true
}

fn names<G: WebBoard>(session: &Session<G>) -> Vec<String> {
    Seat::all(session.players()).map(|seat| format!("Player {seat}")).collect()
}

/// What a viewer's page is made of.
fn painted<G: WebBoard>(session: &Session<G>, viewer: Viewer) -> Painted {
    session.paint(&Onlooker { viewer, names: &names(session), words: &Words::ENGLISH }, Hands::Free)
}

/// The values of an attribute in a page, in order.
fn values<'a>(page: &'a str, before: &'a str) -> impl Iterator<Item = String> + 'a {
    page.split(before).skip(1).map(|rest| {
        let value = rest.split('"').next().unwrap_or("");
        value.replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&")
    })
}

/// The form that puts an open-ended action together, with the numbers to fill in.
type FormOf<A> = fn(A) -> Option<(&'static str, Amounts)>;

/// Everything that a page says about what can be done is true, and all of it is there.
fn check_controls<G: WebBoard>(session: &Session<G>, form_of: FormOf<G::Action>) {
    for viewer in Viewer::all(session.players()) {
        let painted = painted(session, viewer);
        let board = painted.board.into_string();
        let on_board: Vec<String> = values(&board, "name=\"action\" value=\"").collect();
        let listed: Vec<&str> = painted.choices.iter().map(|choice| choice.action.as_str()).collect();
        let Viewer::Seat(seat) = viewer else {
            assert!(on_board.is_empty() && listed.is_empty() && painted.counters.is_none());
            continue;
        };
        let legal = session.legal_actions(seat);
        let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
        for action in &on_board {
            assert!(texts.contains(action), "{}: the board of {seat} has {action}", G::NAME);
        }
        // In the list each action is there once, in order, but for those that counters put together.
        let mut rest = listed.iter();
        for (&action, text) in legal.iter().zip(&texts) {
            if rest.as_slice().first() == Some(&text.as_str()) {
                rest.next();
                continue;
            }
            let (what, amounts) =
                form_of(action).unwrap_or_else(|| panic!("{}: no control posts {text}", G::NAME));
            let counters = painted.counters.as_ref().expect("a form of counters");
            assert_eq!(counters.what, what);
            for (name, &amount) in &amounts.0 {
                let mut all = counters.sides.iter().flat_map(|side| &side.counters);
                let counter = all.find(|counter| counter.name == *name).expect("a counter");
                assert!(amount <= counter.most, "{}: {name} goes to {} only", G::NAME, counter.most);
            }
            assert_eq!(session.compose(seat, what, &amounts).expect("a step"), std::slice::from_ref(text));
        }
        assert_eq!(rest.as_slice(), &[] as &[&str], "{}: the list has more than is legal", G::NAME);
        check_ids::<G>(&board);
    }
}

/// An id is there once, or pieces would move to each other's places.
fn check_ids<G: WebBoard>(board: &str) {
    let mut ids: Vec<String> = values(board, " id=\"").collect();
    ids.sort_unstable();
    let count = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), count, "{}: an id is there twice", G::NAME);
}

/// Every label is a sentence for people: neither notation nor the name of a text that is missing.
fn check_words<G: WebBoard>(session: &Session<G>) {
    for viewer in Viewer::all(session.players()) {
        let painted = painted(session, viewer);
        for choice in &painted.choices {
            assert_ne!(choice.label, choice.action, "{}: a bare notation", G::NAME);
        }
        let texts = painted.choices.iter().flat_map(|choice| [Some(&choice.label), choice.group.as_ref()]);
        let lines = painted.log.iter().map(|line| Some(&line.text));
        for text in texts.chain(lines).chain([Some(&painted.ask)]).flatten() {
            for prefix in ["ln-", "moe-", "pr-", "century-", "{", "tell-", "ask-"] {
                assert!(!text.starts_with(prefix) && !text.contains("{$"), "{}: '{text}'", G::NAME);
            }
        }
    }
}

/// Random games; the page is looked at after every fourth step, so that all seats and phases have their turn.
fn play_and_check<G: WebBoard>(games: u8, steps: usize, form_of: FormOf<G::Action>) {
    let counts: Vec<usize> = (1..=Seat::LIMIT)
        .filter(|count| G::Options::from_pairs([("players", count.to_string().as_str())]).is_ok())
        .collect();
    for seed in 0..games {
        let players = counts.get(usize::from(seed) % counts.len().max(1)).copied();
        let mut session = begun::<G>(seed, players);
        let mut rng = fast(u64::from(seed));
        for nth in 0..steps {
            if (nth + usize::from(seed)) % 4 == 0 {
                check_controls(&session, form_of);
                check_words(&session);
            }
            if !step(&mut session, &mut rng) {
                break;
            }
        }
    }
}

#[test]
fn every_action_of_century_has_its_control() {
    play_and_check::<Century>(4, 120, |_| None);
    play_and_check::<Solo>(1, 120, |_| None);
}

#[test]
fn every_action_of_puerto_rico_has_its_control() {
    play_and_check::<PuertoRico>(3, 160, |_| None);
}

#[test]
fn every_action_of_landnam_has_its_control() {
    play_and_check::<Landnam>(5, 300, |action| match action {
        landnam::Action::Offer(give, want) => {
            let side = |name: &'static str, goods: landnam::components::Goods| {
                Good::ALL.into_iter().map(move |good| (format!("{name}-{good}"), goods[good]))
            };
            let amounts = side("give", give.goods()).chain(side("want", want.goods()));
            Some(("offer", Amounts(amounts.collect())))
        }
        _ => None,
    });
}

#[test]
fn every_action_of_merchants_has_its_control() {
    play_and_check::<Merchants>(4, 120, |action| {
        let (what, give, want) = match action {
            merchants::Action::Offer { give, want } => ("offer", give, want),
            merchants::Action::Counter { give, want } => ("counter", give, want),
            _ => return None,
        };
        let side = |name: &'static str, bundle: merchants::Bundle| {
            let goods = merchants::components::Good::ALL.into_iter();
            goods.map(move |good| (format!("{name}-{good}"), bundle.get(good)))
        };
        Some((what, Amounts(side("give", give).chain(side("want", want)).collect())))
    });
}

/// On the boards without a map everything can be clicked, not only what is in the list.
#[test]
fn the_board_of_century_has_every_action() {
    let mut session = begun::<Century>(3, Some(3));
    let mut rng = fast(3);
    for _ in 0..200 {
        if let Turn::Seats(seats) = session.turn() {
            let seat = seats.first().expect("somebody");
            let painted = painted(&session, Viewer::Seat(seat));
            let board = painted.board.into_string();
            let mut on_board: Vec<String> = values(&board, "name=\"action\" value=\"").collect();
            on_board.sort_unstable();
            on_board.dedup();
            let mut legal = session.legal(seat);
            legal.sort_unstable();
            assert_eq!(on_board, legal);
        }
        if !step(&mut session, &mut rng) {
            break;
        }
    }
}

#[test]
fn half_of_a_hand_goes_back_with_one_form() {
    let mut found = 0;
    for seed in 0..40 {
        let mut session = begun::<Merchants>(seed, None);
        let mut rng = fast(u64::from(seed));
        for _ in 0..400 {
            if let Turn::Seats(seats) = session.turn() {
                let seat = seats.first().expect("somebody");
                if let Some(&merchants::Action::Discard(_)) = session.legal_actions(seat).first() {
                    discard_at_once(&session, seat);
                    found += 1;
                    break;
                }
            }
            if !step(&mut session, &mut rng) {
                break;
            }
        }
    }
    assert!(found > 0, "no game has come to a discard");

    fn discard_at_once(session: &Session<Merchants>, seat: Seat) {
        let painted = painted(session, Viewer::Seat(seat));
        let counters = painted.counters.expect("the counters of a discard");
        let merchants::Phase::Discard(debts) = session.state.table().phase else { panic!("a discard") };
        let owed = debts.owed[seat];
        let (mut left, mut amounts) = (owed, Amounts::default());
        for counter in counters.sides.iter().flat_map(|side| &side.counters) {
            let count = counter.most.min(left);
            left -= count;
            amounts.0.insert(counter.name.clone(), count);
        }
        let steps = session.compose(seat, "discard", &amounts).expect("as many cards as are owed");
        assert_eq!(steps.len(), usize::from(owed));
        // One card more is refused with its rule, and nothing at all means nothing.
        amounts = Amounts(Resource::ALL.iter().map(|kind| (format!("discard-{kind}"), 19)).collect());
        assert!(matches!(session.compose(seat, "discard", &amounts), Err(Refused::Rule { .. })));
        assert!(matches!(session.compose(seat, "discard", &Amounts::default()), Err(Refused::Unreadable(_))));
    }
}

/// What a viewer's page shows of a game, a tag a line.
fn page<G: WebBoard>(session: &Session<G>, viewer: Viewer) -> String {
    let painted = painted(session, viewer);
    let counters = painted.counters.map(|counters| counter_fields(&Words::ENGLISH, &counters).into_string());
    let choices: Vec<String> = painted
        .choices
        .iter()
        .map(|choice| {
            format!("{} = {} [{}]", choice.action, choice.label, choice.group.as_deref().unwrap_or(""))
        })
        .collect();
    let log: Vec<String> = painted.log.iter().map(|line| format!("{}. {}", line.number, line.text)).collect();
    let panels: Vec<String> = painted.panels.into_iter().map(Markup::into_string).collect();
    format!(
        "{}\n\n{}\n\n{}\n\n{}\n\n{}\n\n{}\n",
        painted.ask,
        without_strokes(&painted.board.into_string().replace("><", ">\n<")),
        counters.unwrap_or_default().replace("><", ">\n<"),
        choices.join("\n"),
        log.join("\n"),
        panels.join("\n").replace("><", ">\n<"),
    )
}

/// Without the strokes of drawings, which say nothing to a reader of the page: titles, letters and buttons stay.
fn without_strokes(page: &str) -> String {
    let is_stroke = |line: &&str| {
        let tag = line.trim_start_matches(['<', '/']);
        !["polygon", "path", "line", "circle", "rect"].iter().any(|name| tag.starts_with(name))
    };
    page.lines().filter(is_stroke).collect::<Vec<&str>>().join("\n")
}

/// Keeps the pages of the first player and of a spectator at the start and in the middle.
fn keep_pages<G: WebBoard>(middle: usize) {
    for (name, steps) in [("start", 0), ("middle", middle)] {
        let mut session = begun::<G>(7, None);
        let mut rng = fast(7);
        for nth in 0..steps + 400 {
            let is_my_turn = session.turn().includes(Seat::new(0));
            if nth >= steps && is_my_turn || !step(&mut session, &mut rng) {
                break;
            }
        }
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
            insta::with_settings!({snapshot_path => "../../tests/pages", prepend_module_to_snapshot => false}, {
                insta::assert_snapshot!(format!("{}-{name}-{viewer}", G::NAME), page(&session, viewer));
            });
        }
    }
}

#[test]
fn the_pages_of_century_are_as_they_were() {
    keep_pages::<Century>(60);
    keep_pages::<Solo>(40);
}

#[test]
fn the_pages_of_puerto_rico_are_as_they_were() {
    keep_pages::<PuertoRico>(80);
}

#[test]
fn the_pages_of_landnam_are_as_they_were() {
    keep_pages::<Landnam>(300);
}

#[test]
fn the_pages_of_merchants_are_as_they_were() {
    keep_pages::<Merchants>(120);
}
