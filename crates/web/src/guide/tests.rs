//! The guided first games, played to their ends by following the guide.

use std::collections::BTreeSet;

use century::{Century, Solo};
use game::random::fast;
use game::{Actor, Draw, Fair, FastRng, Language, Options, Origin, Seat, Turn, Viewer};
use landnam::Landnam;
use merchants::Merchants;
use puerto_rico::PuertoRico;
use words::Words;

use super::*;
use crate::WebBoard;
use crate::page::guide::POINTED;
use crate::page::mark::mark;
use crate::play::{AnyPlay, Guidance, Moment, Play, Reader};

/// The learner's seat, as tables are opened for learners.
const LEARNER: Seat = Seat::new(0);
/// No guided game has more steps; one that goes on any longer has no end in sight.
const LONGEST: usize = 4_000;
/// The card has room for so many letters beside the next step.
const LONGEST_TEXT: usize = 240;

/// A guided game under way.
struct Guided<G: WebBoard> {
    play: Play<G>,
    names: Vec<String>,
    /// The lessons that were told.
    told: BTreeSet<&'static str>,
    decisions: usize,
    /// What happened, as lines of a log in which bots play for everybody.
    log: Vec<Entry>,
}

impl<G: WebBoard> Guided<G> {
    /// The prepared game of that number, before its first step.
    fn new(nth: u16) -> Guided<G> {
        let options = options(G::NAME, &G::Options::player_counts());
        let pairs = options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let options = G::Options::from_pairs(pairs).expect("options that the game has");
        let play = Play::<G>::new(options, Fair::new(numbered(G::NAME, nth), []));
        Guided {
            names: Seat::all(play.game().players()).map(|seat| format!("Player {seat}")).collect(),
            play,
            told: BTreeSet::new(),
            decisions: 0,
            log: Vec::new(),
        }
    }

    /// The one that learners play, after the rounds that were played before they come.
    fn prepared() -> Guided<G> {
        let prepared = Prepared::of(G::NAME).expect("a guided game");
        let mut game = Guided::new(prepared.nth);
        for line in prepared.rounds.lines() {
            game.fold(&line.parse().unwrap_or_else(|_| panic!("{}: no entry: {line}", G::NAME)));
        }
        game
    }

    /// Carries out a step of a log. What chance brings there is what the prepared dice bring.
    fn fold(&mut self, entry: &Entry) {
        let (actor, step) = entry.step().unwrap_or_else(|| panic!("{}: {entry} is no step", G::NAME));
        if actor == Actor::Chance {
            assert_eq!(self.play.game_mut().roll().as_deref(), Some(step), "{}: other dice", G::NAME);
            return;
        }
        let played = self.play.game_mut().play(actor, &[step.to_owned()], entry.origin());
        played.unwrap_or_else(|refused| panic!("{}: {entry} is refused: {refused:?}", G::NAME));
    }

    fn reader(&self) -> Reader<'_> {
        Reader { viewer: Viewer::Seat(LEARNER), names: &self.names, words: &Words::ENGLISH }
    }

    /// Lets happen what is not the learner's to decide; says whether they have something to decide now.
    fn goes_to_decision(&mut self) -> bool {
        for _ in 0..LONGEST {
            if let Some(outcome) = self.play.game_mut().roll() {
                self.log.push(Entry::Chance(outcome));
                continue;
            }
            let Turn::Seats(seats) = self.play.game().turn() else { return false };
            let seat = if seats.contains(LEARNER) { LEARNER } else { seats.first().expect("somebody") };
            let forced = self.play.game().forced(seat);
            if forced.is_none() && seat == LEARNER {
                return true;
            }
            let origin = if forced.is_some() { Origin::Forced } else { Origin::Bot };
            let step = forced.unwrap_or_else(|| {
                let bot = BOT.parse().expect("a bot");
                self.play.think(seat, bot).expect("it is the bot's turn")(bots::Haste::NONE)
            });
            self.play
                .game_mut()
                .play(Actor::Seat(seat), std::slice::from_ref(&step), origin)
                .expect("a legal step");
            self.log.push(Entry::of_step(Actor::Seat(seat), step, origin));
        }
        panic!("{}: nobody asks the learner any more", G::NAME);
    }

    fn guidance(&mut self) -> Guidance {
        let guidance = self.play.guidance(&self.reader()).expect("the guide says something at each decision");
        self.decisions += 1;
        self.told.extend(guidance.lessons.iter().map(|lesson| lesson.name));
        guidance
    }

    fn choose(&mut self, steps: &[String]) {
        let chosen = self.play.game_mut().play(Actor::Seat(LEARNER), steps, Origin::Chosen);
        chosen.unwrap_or_else(|refused| panic!("{}: {steps:?} is refused: {refused:?}", G::NAME));
        self.log.extend(steps.iter().map(|step| Entry::Bot(LEARNER, step.clone())));
    }

    /// Follows the guide to the end; says where the learner's turns began in the log, and how many decisions lay
    /// before. What begins a turn is looked for as Landnám has it: dice after somebody's `end`.
    fn follow_to_end(&mut self) -> Vec<(usize, usize)> {
        let mut turns = Vec::new();
        let ends = |entry: &Entry| entry.step().is_some_and(|(_, step)| step == "end");
        while self.goes_to_decision() {
            if let [.., before, Entry::Chance(_)] = &self.log[..]
                && ends(before)
            {
                turns.push((self.log.len(), self.decisions));
            }
            let guidance = self.guidance();
            self.choose(&guidance.steps);
        }
        turns
    }

    /// The lessons that were never told, but for that of the end.
    fn never_told(&self) -> Vec<&'static str> {
        let lacks = |lesson: &&Lesson| !lesson.is_of_the_end() && !self.told.contains(lesson.name);
        lessons(G::NAME).iter().filter(lacks).map(|lesson| lesson.name).collect()
    }

    /// The page's own part of the game, with what the guide points at.
    fn pointed(&self, guidance: &Guidance) -> String {
        let parts = self.play.draw(&self.reader(), Moment::Now);
        let bar: String = parts
            .bar
            .iter()
            .map(|button| format!("<button name=\"action\" value=\"{}\"></button>", button.action))
            .collect();
        let done = parts.picks.and_then(|picks| picks.done).unwrap_or_default();
        let picks = format!("<i data-done=\"{done}\"></i><button id=\"picks-send\"></button>");
        mark(&format!("{bar}{picks}{}", parts.board.0), &guidance.shown, POINTED)
    }

    /// Whether a place of the page is pointed at for the step that is suggested.
    fn is_pointed(&self, guidance: &Guidance) -> bool {
        self.pointed(guidance).contains(&format!("class=\"{POINTED}"))
    }
}

/// Follows the prepared game to its end: every lesson is told, every suggestion is legal and has its place, and there
/// are at most so many, so that ten minutes are enough. At most decisions the guide also says why.
fn follow<G: WebBoard>(most: usize) {
    let mut game = Guided::<G>::prepared();
    let (mut without_place, mut silent) = (Vec::new(), Vec::new());
    while game.goes_to_decision() {
        let guidance = game.guidance();
        if game.decisions == 1 {
            let explains = guidance.lessons.iter().any(|lesson| !lesson.is_general());
            assert!(explains, "{}: the first card doesn't explain its step", G::NAME);
        }
        if !game.is_pointed(&guidance) {
            without_place.push(guidance.steps.clone());
        }
        if guidance.lessons.is_empty() && guidance.reasons.is_empty() {
            silent.push(guidance.steps[0].clone());
        }
        for words in Language::ALL.map(Words::new) {
            let reasons = game.play.reasons(&Reader { words: &words, ..game.reader() }, &guidance.steps[0]);
            let long = reasons.join(" ").chars().count();
            assert!(long <= LONGEST_TEXT, "{}: {long} letters: {reasons:?}", G::NAME);
        }
        game.choose(&guidance.steps);
    }
    assert!(without_place.is_empty(), "{}: nothing is pointed at for {without_place:?}", G::NAME);
    let few = game.decisions / 3;
    assert!(
        silent.len() <= few,
        "{}: the guide doesn't say why at {} of {}: {silent:?}",
        G::NAME,
        silent.len(),
        game.decisions
    );
    let never: Vec<&str> = lessons(G::NAME)
        .iter()
        .filter(|lesson| lesson.counts() && !game.told.contains(lesson.name))
        .map(|lesson| lesson.name)
        .collect();
    assert!(never.is_empty(), "{}: {never:?} was never told in {} decisions", G::NAME, game.decisions);
    assert!(game.decisions <= most, "{}: {} decisions are no first game", G::NAME, game.decisions);
}

/// Every phase has a lesson and every lesson a phase, a clause and a text.
fn check_lessons<G: WebBoard>() {
    let text = Prepared::of(G::NAME).expect("a guided game").lessons;
    let all = lessons(G::NAME);
    assert_eq!(all.len(), text.lines().count() - 1, "{}: a line can't be read", G::NAME);
    for phase in G::LESSON_PHASES {
        let has = |lesson: &Lesson| lesson.when.iter().any(|(at, _)| at == phase);
        assert!(all.iter().any(has), "{}: the phase {phase} has no lesson", G::NAME);
    }
    for lesson in all {
        let knows = |(at, _): &(&str, &str)| *at == "*" || G::LESSON_PHASES.contains(at);
        assert!(lesson.when.iter().all(knows), "{}: {} is told nowhere", G::NAME, lesson.name);
        let rule = G::rulebook(Language::English).sentence(lesson.clause);
        assert!(rule.is_some(), "{}: {} has no clause {}", G::NAME, lesson.name, lesson.clause);
        for language in Language::ALL {
            let text = Words::new(language).lookup(&format!("guide-{}-{}", G::NAME, lesson.name));
            assert!(
                text.is_some_and(|text| text.chars().count() <= LONGEST_TEXT),
                "{language}: {}",
                lesson.name
            );
        }
    }
    let names: BTreeSet<&str> = all.iter().map(|lesson| lesson.name).collect();
    assert_eq!(names.len(), all.len(), "{}: a lesson is there twice", G::NAME);
    assert_eq!(all.iter().filter(|lesson| lesson.is_of_the_end()).count(), 1, "{}", G::NAME);
}

/// Lessons that a game may end without are told in some game: with other dice, or to who does as they like.
fn rare_lessons_are_told<G: WebBoard>() {
    let mut missing: BTreeSet<&str> = lessons(G::NAME)
        .iter()
        .filter(|lesson| lesson.often == Often::Rare)
        .map(|lesson| lesson.name)
        .collect();
    let mut rng = fast(1);
    for nth in 0..200 {
        if missing.is_empty() {
            return;
        }
        let mut game = Guided::<G>::new(nth);
        // Every other learner does something else now and then.
        while game.decisions < 200 && game.goes_to_decision() {
            let guidance = game.guidance();
            let legal = game.play.game().choices(LEARNER);
            match nth % 2 == 1 && rng.below(3) == 0 {
                true => game.choose(&[any(&legal, &mut rng)]),
                false => game.choose(&guidance.steps),
            }
        }
        missing.retain(|name| !game.told.contains(name));
    }
    assert!(missing.is_empty(), "{}: {missing:?} is never told", G::NAME);
}

fn any(legal: &[String], rng: &mut FastRng) -> String {
    legal[rng.below(legal.len() as u32) as usize].clone()
}

/// Whoever does something else is guided on from there, and lessons that were told stay told.
fn come_back<G: WebBoard>() {
    let mut game = Guided::<G>::prepared();
    let mut rng = fast(2);
    for _ in 0..40 {
        if !game.goes_to_decision() {
            return;
        }
        let before = game.told.len();
        let guidance = game.guidance();
        assert_eq!(game.told.len(), before + guidance.lessons.len(), "a lesson is told once");
        let legal = game.play.game().choices(LEARNER);
        let other = any(&legal, &mut rng);
        let first = &guidance.steps[0];
        match rng.below(2) == 0 && other != *first {
            true => game.choose(&[other]),
            false => game.choose(&guidance.steps),
        }
    }
    // After something is taken back the guide says what it said before.
    assert!(game.goes_to_decision());
    let said = game.guidance();
    let legal = game.play.game().choices(LEARNER);
    game.choose(&legal[..1]);
    game.play.undo(1);
    assert_eq!(game.play.guidance(&game.reader()), Some(said));
}

macro_rules! guided {
    ($($name:ident: $game:ty, within $most:literal,)*) => {
        $(mod $name {
            use super::*;

            #[test]
            fn every_phase_has_a_lesson_and_every_lesson_its_clause_and_text() {
                check_lessons::<$game>();
            }

            #[test]
            fn following_the_guide_leads_to_the_end_past_every_lesson() {
                follow::<$game>($most);
            }

            #[test]
            fn rare_lessons_are_told_where_they_belong() {
                rare_lessons_are_told::<$game>();
            }

            #[test]
            fn who_does_something_else_is_guided_on_from_there() {
                come_back::<$game>();
            }
        })*
    };
}

guided! {
    a_first_game_of_century: Century, within 50,
    a_first_game_alone: Solo, within 50,
    a_first_game_of_puerto_rico: PuertoRico, within 60,
    a_first_game_of_merchants: Merchants, within 65,
    a_first_game_of_landnam: Landnam, within 50,
}

/// For whoever looks for another game to prepare, of one kind or of all:
/// `cargo test -p web --lib which_game_shows_every_lesson::merchants -- --ignored --nocapture`.
mod which_game_shows_every_lesson {
    use super::*;

    fn look<G: WebBoard>() {
        for nth in 0..1_000 {
            let mut game = Guided::<G>::new(nth);
            game.follow_to_end();
            println!("{} {nth}: {} decisions, never told: {:?}", G::NAME, game.decisions, game.never_told());
        }
    }

    /// The same for a game whose first rounds are played before the learner comes; they follow where all is told.
    fn look_for_first_rounds<G: WebBoard>(decisions: RangeInclusive<usize>) {
        for nth in 0..256 {
            let mut whole = Guided::<G>::new(nth);
            let turns = whole.follow_to_end();
            for (place, before) in turns {
                if !decisions.contains(&(whole.decisions - before)) {
                    continue;
                }
                let mut later = Guided::<G>::new(nth);
                whole.log[..place].iter().for_each(|entry| later.fold(entry));
                later.follow_to_end();
                let (never, scores) = (later.never_told(), later.play.game().scores());
                println!(
                    "{} {nth} from {place}: {} decisions, never told: {never:?}",
                    G::NAME,
                    later.decisions
                );
                println!("{scores:?}");
                if never
                    .iter()
                    .all(|name| lessons(G::NAME).iter().any(|one| one.name == *name && !one.counts()))
                {
                    whole.log[..place].iter().for_each(|entry| println!("  {entry}"));
                }
            }
        }
    }

    #[test]
    #[ignore = "a search, not a test"]
    fn century() {
        look::<Century>();
    }

    #[test]
    #[ignore = "a search, not a test"]
    fn century_solo() {
        look::<Solo>();
    }

    #[test]
    #[ignore = "a search, not a test"]
    fn puerto_rico() {
        look::<PuertoRico>();
    }

    #[test]
    #[ignore = "a search, not a test"]
    fn merchants() {
        look::<Merchants>();
    }

    #[test]
    #[ignore = "a search, not a test"]
    fn landnam() {
        look_for_first_rounds::<Landnam>(36..=50);
    }
}
