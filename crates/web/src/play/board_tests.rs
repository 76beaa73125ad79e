//! The boards, tested as a page shows them: every action has its control, no control does anything else, and pages are
//! as they were.

use century::{Century, Solo};
use game::fair::Bytes32;
use game::random::fast;
use game::{Actions, Draw, Game, Options, Origin, Rng, Turn};
use landnam::Landnam;
use landnam::components::Good;
use merchants::Merchants;
use puerto_rico::PuertoRico;

use super::*;
use crate::board::counter_fields;

/// A game that has just begun.
fn begun<G: WebBoard>(seed: u8, players: Option<usize>) -> Play<G> {
    let options = match players {
        Some(players) => {
            G::Options::from_pairs([("players", players.to_string().as_str())]).expect("a number of players")
        }
        None => G::Options::default(),
    };
    let mut play = Play::<G>::new(options, Fair::new(Bytes32([seed; 32]), []));
    play.log_note(0, &Entry::Begin);
    play
}

/// One more step, chosen by lot; none if the game is over.
fn step<G: WebBoard>(play: &mut Play<G>, rng: &mut impl Rng) -> bool {
    if play.game.roll().is_none() {
        let Turn::Seats(seats) = play.game.state().turn() else { return false };
        let seat = seats.first().expect("somebody");
        let action = rng.pick(&play.game.legal(seat));
        play.game.apply(Actor::Seat(seat), action, Origin::Chosen);
    }
    play.log_steps(play.game.length() as u64, 1);
    true
}

fn names<G: WebBoard>(play: &Play<G>) -> Vec<String> {
    Seat::all(play.game.players()).map(|seat| format!("Player {seat}")).collect()
}

/// What a viewer's page is made of.
fn parts<G: WebBoard>(play: &Play<G>, viewer: Viewer) -> GameParts {
    play.draw(&Reader { viewer, names: &names(play), words: &Words::ENGLISH }, Moment::Now)
}

/// The steps that a form of counters means, carried out at a table like this one.
fn composed<G: WebBoard>(
    play: &Play<G>,
    seat: Seat,
    what: &str,
    amounts: &Amounts,
) -> Result<Vec<String>, Refused> {
    let mut copy = Play {
        game: play.game.clone(),
        bots: Bots::default(),
        tail: play.tail.clone(),
        told: RefCell::default(),
    };
    copy.compose(seat, what, amounts)
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
fn check_controls<G: WebBoard>(play: &Play<G>, form_of: FormOf<G::Action>) {
    for viewer in Viewer::all(play.game.players()) {
        let parts = parts(play, viewer);
        let board = parts.board.into_string();
        let on_board: Vec<String> = values(&board, "name=\"action\" value=\"").collect();
        let listed: Vec<&str> = parts.choices.iter().map(|choice| choice.action.as_str()).collect();
        let Viewer::Seat(seat) = viewer else {
            assert!(on_board.is_empty() && listed.is_empty() && parts.counters.is_none());
            continue;
        };
        let legal = play.game.choices(seat);
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
            let counters = parts.counters.as_ref().expect("a form of counters");
            assert_eq!(counters.what, what);
            for (name, &amount) in &amounts.0 {
                let mut all = counters.sides.iter().flat_map(|side| &side.counters);
                let counter = all.find(|counter| counter.name == *name).expect("a counter");
                assert!(amount <= counter.most, "{}: {name} goes to {} only", G::NAME, counter.most);
            }
            assert_eq!(composed(play, seat, what, &amounts).expect("a step"), std::slice::from_ref(text));
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

/// Every clause that the board speaks of is in the rule reference of its game, and what can be asked is an action that
/// can't be done now.
fn check_questions<G: WebBoard>(play: &Play<G>) {
    for viewer in Viewer::all(play.game.players()) {
        let parts = parts(play, viewer);
        let panels = parts.panels.into_iter().chain(parts.headlines).map(Markup::into_string);
        let page: String = std::iter::once(parts.board.into_string()).chain(panels).collect();
        for clause in values(&page, " data-rule=\"") {
            let is_known = G::rulebook(game::Language::English).sentence(&clause).is_some();
            assert!(is_known, "{}: there is no clause {clause}", G::NAME);
        }
        let Viewer::Seat(seat) = viewer else { continue };
        for asked in values(&page, " data-why=\"") {
            let action = asked.parse::<G::Action>();
            let action = action.unwrap_or_else(|_| panic!("{}: {asked} is no action", G::NAME));
            assert!(
                play.game.choices(seat).binary_search(&action).is_err(),
                "{}: {asked} can be done",
                G::NAME
            );
        }
    }
}

/// Every line about a step leads to a clause, also where what chance did is hidden.
fn check_lines<G: WebBoard>(play: &Play<G>) {
    let book = G::rulebook(game::Language::English);
    for viewer in Viewer::all(play.game.players()) {
        for line in parts(play, viewer).log.iter().filter(|line| line.kind != LineKind::Note) {
            let is_known = line.clause.is_some_and(|clause| book.sentence(clause.0).is_some());
            assert!(is_known, "{}: '{}' leads to {:?}", G::NAME, line.text, line.clause);
        }
    }
}

/// Every label is a sentence for people: neither notation nor the name of a text that is missing.
fn check_words<G: WebBoard>(play: &Play<G>) {
    for viewer in Viewer::all(play.game.players()) {
        let parts = parts(play, viewer);
        for choice in &parts.choices {
            assert_ne!(choice.label, choice.action, "{}: a bare notation", G::NAME);
        }
        let texts = parts.choices.iter().flat_map(|choice| [Some(&choice.label), choice.group.as_ref()]);
        let lines = parts.log.iter().map(|line| Some(&line.text));
        for text in texts.chain(lines).chain([Some(&parts.ask)]).flatten() {
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
        let mut play = begun::<G>(seed, players);
        let mut rng = fast(u64::from(seed));
        for nth in 0..steps {
            if (nth + usize::from(seed)) % 4 == 0 {
                check_controls(&play, form_of);
                check_words(&play);
                check_questions(&play);
                check_lines(&play);
            }
            if !step(&mut play, &mut rng) {
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

/// A good year is played for a field: it is of use at the harvest, and elsewhere it can be asked about.
#[test]
fn a_good_year_in_hand_can_be_played_or_asked_about() {
    let position = |phase: &str| {
        format!(
            r#"{{"players": 3, "active": "P1", "phase": {phase},
            "fields": {{"c3": "meadow 8", "b2": "sea", "b3": "sea", "c4": "forest 5", "d3": "bog 10"}},
            "seats": [{{"farms": ["c3d3d4"], "fate": {{"good-year": 1}}}}, {{}}, {{}}]}}"#
        )
    };
    let me = Seat::new(0);
    for (phase, is_of_use) in [(r#"{"harvest": 8}"#, true), (r#"{"harvest": 9}"#, false)] {
        let mut play = begun::<Landnam>(0, Some(3));
        play.start_from(&position(phase)).expect("a position");
        check_questions(&play);
        let board = parts(&play, Viewer::Seat(me)).board.into_string();
        let card = board.split("id=\"fate-good-year\"").nth(1).and_then(|rest| rest.split('>').next());
        let card = card.expect("the card");
        assert_eq!(card.contains(" hot\""), is_of_use, "{phase}: {card}");
        let Some(why) = values(card, "data-why=\"").next() else {
            assert!(is_of_use, "{phase}: nothing can be asked about {card}");
            continue;
        };
        let refused = AnyMatch::check(&play.game, me.into(), std::slice::from_ref(&why));
        let Err(Refused::Illegal(no)) = refused else { panic!("{why}: {refused:?}") };
        assert!(no.clause_id().is_some(), "{why}: {no}");
    }
}

/// What a stop does depends on what it ends.
#[test]
fn a_stop_leads_to_the_clause_of_what_it_ends() {
    use merchants::Action;
    let (mut founded, mut walked, mut driven) = (0, 0, 0);
    for seed in 0..8 {
        let mut play = begun::<Merchants>(seed, None);
        let mut rng = fast(u64::from(seed));
        for _ in 0..1500 {
            if !step(&mut play, &mut rng) {
                break;
            }
            let Some(&(_, Action::Stop)) = play.game.record().entries.last() else { continue };
            let before = play.game.record().fold(play.game.length() - 1);
            let line = parts(&play, Viewer::Spectator).log.pop().expect("a line");
            let (count, clause) = match before.table().phase {
                _ if line.text.contains("builds a post") => (&mut founded, "MOE-48"),
                merchants::Phase::Walking { .. } => (&mut walked, "MOE-45"),
                merchants::Phase::Driving { .. } => (&mut driven, "MOE-55"),
                _ => continue,
            };
            assert_eq!(line.clause.map(|clause| clause.0), Some(clause), "{}", line.text);
            *count += 1;
            if founded.min(walked).min(driven) > 2 {
                return;
            }
        }
    }
    panic!("{founded} posts, {walked} walks and {driven} drives were ended only");
}

/// On the boards without a map everything can be clicked, on the board or in the bar, not only what is in the list.
#[test]
fn the_board_of_century_has_every_action() {
    let mut play = begun::<Century>(3, Some(3));
    let mut rng = fast(3);
    for _ in 0..200 {
        if let Turn::Seats(seats) = play.game.state().turn() {
            let seat = seats.first().expect("somebody");
            let parts = parts(&play, Viewer::Seat(seat));
            let board = parts.board.into_string();
            let mut on_board: Vec<String> = values(&board, "name=\"action\" value=\"").collect();
            on_board.extend(parts.bar.into_iter().map(|button| button.action));
            on_board.sort_unstable();
            on_board.dedup();
            let mut legal = AnyMatch::choices(&play.game, seat);
            legal.sort_unstable();
            assert_eq!(on_board, legal);
        }
        if !step(&mut play, &mut rng) {
            break;
        }
    }
}

/// A field ages because of what it gave: the panel tells it, whether or not somebody could play a card on the roll.
#[test]
fn what_a_roll_has_given_is_told_while_a_field_ages() {
    let mut found = 0;
    for seed in 0..6 {
        let mut play = begun::<Landnam>(seed, None);
        let mut rng = fast(u64::from(seed));
        for _ in 0..3000 {
            if let (landnam::phase::Phase::Age(_), Turn::Seats(seats)) =
                (play.game.state().table().phase(), play.game.state().turn())
            {
                let board = parts(&play, Viewer::Seat(seats.first().expect("somebody"))).board.into_string();
                assert!(
                    board.contains("class=\"ln-gain\""),
                    "seed {seed}: nobody is told to have got anything"
                );
                found += 1;
            }
            if !step(&mut play, &mut rng) {
                break;
            }
        }
    }
    assert!(found > 0, "no game has come to a field that ages");
}

/// Nobody is told to play a card who has none that fits: those to act are asked, and the others learn nothing from it.
#[test]
fn who_has_no_card_for_the_moment_is_told_so() {
    use landnam::phase::{Phase, Stage};
    let (mut with, mut without) = (0, 0);
    for seed in 0..4 {
        let mut play = begun::<Landnam>(seed, None);
        let mut rng = fast(u64::from(seed));
        for _ in 0..3000 {
            let state = play.game.state();
            let is_about_cards = match state.table().phase() {
                Phase::Thing(thing) => !thing.asked.is_empty(),
                Phase::Explore(exploration) => exploration.stage == Stage::Cards,
                Phase::Enter { .. } => true,
                _ => false,
            };
            if let (true, Turn::Seats(seats)) = (is_about_cards, state.turn()) {
                let seat = seats.first().expect("somebody");
                let has_none = play.game.legal(seat).len() == 1;
                let told = |viewer| parts(&play, viewer).ask.contains("no fate card of yours");
                assert_eq!(told(Viewer::Seat(seat)), has_none, "seed {seed}");
                assert!(!told(Viewer::Spectator), "seed {seed}");
                *if has_none { &mut without } else { &mut with } += 1;
            }
            if !step(&mut play, &mut rng) {
                break;
            }
        }
    }
    assert!(with > 10 && without > 10, "{with} with a card that fits, {without} without");
}

#[test]
fn half_of_a_hand_goes_back_as_one_set() {
    let mut found = 0;
    for seed in 0..40 {
        let mut play = begun::<Merchants>(seed, None);
        let mut rng = fast(u64::from(seed));
        for _ in 0..400 {
            if let Turn::Seats(seats) = play.game.state().turn() {
                let seat = seats.first().expect("somebody");
                if let Some(&merchants::Action::Discard(_)) = play.game.legal(seat).first() {
                    discard_at_once(&play, seat);
                    found += 1;
                    break;
                }
            }
            if !step(&mut play, &mut rng) {
                break;
            }
        }
    }
    assert!(found > 0, "no game has come to a discard");

    fn discard_at_once(play: &Play<Merchants>, seat: Seat) {
        let parts = parts(play, Viewer::Seat(seat));
        let picks = parts.picks.expect("a set to pick");
        let merchants::Phase::Discard(debts) = play.game.state().table().phase else { panic!("a discard") };
        let owed = debts.owed[seat];
        assert_eq!((picks.least, picks.most), (owed, owed));
        let board = parts.board.into_string();
        let piles: Vec<String> = values(&board, "data-pick=\"").collect();
        let mut steps: Vec<String> =
            piles.iter().flat_map(|pile| pile.split('|')).map(str::to_owned).collect();
        // In any order, and one card more is refused with its rule.
        steps.reverse();
        let more = usize::from(owed) + 1;
        assert!(steps.len() >= more, "a card that can be picked for each card in hand");
        assert!(play.game.check(Actor::Seat(seat), &steps[..usize::from(owed)]).is_ok());
        assert!(matches!(play.game.check(Actor::Seat(seat), &steps[..more]), Err(Refused::Illegal(_))));
    }
}

/// Who is asked about an offer and has not got what is wanted sees that, and is asked to decline it; nobody else does.
fn check_offers<G: WebBoard>() {
    let action = |text: &str| text.parse::<G::Action>().expect("an answer");
    let (mut with, mut without) = (0, 0);
    for seed in 0..12 {
        let mut play = begun::<G>(seed, None);
        let mut rng = fast(u64::from(seed));
        for _ in 0..600 {
            // Enough of both were seen.
            if with > 5 && without > 5 {
                return;
            }
            for viewer in Viewer::all(play.game.players()).filter(|_| play.standing_offer().is_some()) {
                let parts = parts(&play, viewer);
                let board = parts.board.into_string();
                let legal = match viewer {
                    Viewer::Seat(seat) => play.game.choices(seat),
                    Viewer::Spectator => Actions::new(),
                };
                let can = |text: &str| legal.binary_search(&action(text)).is_ok();
                // Who is only asked for offers of their own is another matter.
                if !board.contains("offers a trade") {
                    continue;
                }
                let lacks = can("decline") && !can("accept");
                let is_grayed = board.contains("aria-disabled=\"true\" data-why=\"accept\">Accept<")
                    && board.contains("You lack ");
                assert_eq!(is_grayed, lacks, "{}: {viewer}, {board}", G::NAME);
                assert_eq!(parts.ask.starts_with("decline, or make "), lacks, "{}: {}", G::NAME, parts.ask);
                assert_eq!(board.contains("id=\"offer-clock\""), can("accept"), "{}: {viewer}", G::NAME);
                with += u32::from(can("accept"));
                without += u32::from(lacks);
            }
            if !step(&mut play, &mut rng) {
                break;
            }
        }
    }
    panic!("{}: {with} could accept, {without} could not", G::NAME);
}

#[test]
fn an_offer_that_one_can_not_accept_says_so() {
    check_offers::<Landnam>();
    check_offers::<Merchants>();
}

/// However many cards can be staked, there is one place to choose how many.
#[test]
fn stakes_at_the_althing_are_chosen_by_less_and_more() {
    let case = r#"{"case": {"field": "c3", "good": "sheep", "to_raise": "defender", "answering": ["P2"],
        "plaintiff": {"members": ["P1"], "holder": "P1", "cards": 2},
        "defender": {"members": ["P2"], "holder": "P2", "cards": 1}}}"#;
    for (hearing, seat, stepper, stakes) in [
        (case, 1, "raises", ["raise 2", "raise 3", "raise 4"]),
        (r#""docket""#, 0, "stakes-c3", ["sue c3 1", "sue c3 2", "sue c3 3"]),
    ] {
        let position = format!(
            r#"{{"players": 3, "phase": {{"thing": {{"first": "P1", "plaintiff": "P1", "hearing": {hearing}}}}},
            "fields": {{"c3": "meadow 8", "b2": "sea", "b3": "sea", "c4": "forest 5", "d3": "bog 10"}},
            "seats": [{{"farms": ["c3d3d4"], "goods": {{"sheep": 3}}}}, {{"settlers": ["c3"], "goods": {{"sheep": 4}}}}, {{}}]}}"#
        );
        let mut play = begun::<Landnam>(0, Some(3));
        play.start_from(&position).expect("a position");
        let board = parts(&play, Viewer::Seat(Seat::new(seat))).board.into_string();
        let inside = board.split(&format!("class=\"stepper\" id=\"{stepper}\"")).nth(1);
        let inside = inside.unwrap_or_else(|| panic!("no less and more: {board}"));
        let shown: Vec<String> = values(inside, "name=\"action\" value=\"").take(stakes.len()).collect();
        assert_eq!(shown, stakes);
        assert_eq!(inside.matches(" now hot").count(), 1, "one of them is in sight: {inside}");
    }
}

/// Whatever is told, names that are marked while it is are marked no more, and where they were is known.
#[test]
fn the_log_knows_where_it_speaks_of_the_reader() {
    let mut play = begun::<Merchants>(3, None);
    let mut rng = fast(3);
    let (mut own, mut heads) = (0, 0);
    for _ in 0..200 {
        step(&mut play, &mut rng);
    }
    for line in parts(&play, Viewer::Seat(Seat::new(0))).log {
        assert!(!line.text.contains(['\u{e000}', '\u{e001}']), "{}", line.text);
        let said = line.text.matches("Player P1").count();
        assert_eq!(line.own.len(), said, "{}", line.text);
        own += said;
        assert!(line.own.iter().all(|&at| line.text[..at].ends_with("Player P1")), "{}", line.text);
        if line.head > 0 {
            let name = format!("Player {} ", line.seat.expect("somebody who acted"));
            assert_eq!(line.text[..line.head], name);
            heads += 1;
        }
    }
    assert!(own > 0 && heads > 0, "{own} times the reader, {heads} lines that begin with a name");
    let told = parts(&play, Viewer::Spectator).log;
    assert!(told.iter().all(|line| line.own.is_empty()), "nobody of these is who looks on");
}

/// What a viewer's page shows of a game, a tag a line.
fn page<G: WebBoard>(play: &Play<G>, viewer: Viewer) -> String {
    let parts = parts(play, viewer);
    let counters = parts.counters.map(|counters| counter_fields(&Words::ENGLISH, &counters).into_string());
    let choices: Vec<String> = parts
        .choices
        .iter()
        .map(|choice| {
            format!("{} = {} [{}]", choice.action, choice.label, choice.group.as_deref().unwrap_or(""))
        })
        .collect();
    let log: Vec<String> = parts.log.iter().map(|line| format!("{}. {}", line.number, line.text)).collect();
    let panels: Vec<String> = parts.panels.into_iter().map(Markup::into_string).collect();
    // Every change of a drawing or a style sheet changes the address of all: no page is about that.
    let assets = crate::assets::path("icon.svg").replace("icon.svg", "");
    format!(
        "{}\n\n{}\n\n{}\n\n{}\n\n{}\n\n{}\n",
        parts.ask,
        without_strokes(&parts.board.into_string().replace("><", ">\n<")),
        counters.unwrap_or_default().replace("><", ">\n<"),
        choices.join("\n"),
        log.join("\n"),
        panels.join("\n").replace("><", ">\n<"),
    )
    .replace(&assets, "/assets/")
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
        let mut play = begun::<G>(7, None);
        let mut rng = fast(7);
        for nth in 0..steps + 400 {
            let is_my_turn = play.game.state().turn().includes(Seat::new(0));
            if nth >= steps && is_my_turn || !step(&mut play, &mut rng) {
                break;
            }
        }
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
            insta::with_settings!({snapshot_path => "../../tests/pages", prepend_module_to_snapshot => false}, {
                insta::assert_snapshot!(format!("{}-{name}-{viewer}", G::NAME), page(&play, viewer));
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

/// Whoever has two caravans has to see which of them drives.
#[test]
fn the_traveler_that_is_on_its_way_has_a_ring() {
    let mut play = begun::<Merchants>(3, Some(3));
    let mut rng = fast(3);
    let (mut moving, mut still) = (0, 0);
    while moving < 20 && step(&mut play, &mut rng) {
        let table = play.game.state().table();
        let is_moving =
            matches!(table.phase, merchants::Phase::Walking { .. } | merchants::Phase::Driving { .. });
        if !is_moving && still > 40 {
            continue;
        }
        let board = parts(&play, Viewer::Spectator).board.into_string();
        assert_eq!(board.contains("moe-mover"), is_moving);
        *(if is_moving { &mut moving } else { &mut still }) += 1;
    }
    assert!(moving > 5 && still > 5, "{moving} and {still} positions");
}
