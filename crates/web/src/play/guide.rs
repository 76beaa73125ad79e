//! What the guide of a first game says: the step that it suggests, and the lesson that is due.
//!
//! Both follow from the log alone. The step is what `greedy` would do with what the learner can see; the lesson is the
//! first one that fits and was not told at an earlier decision, with what is told of the game before it. So
//! nothing goes stale when the learner does something else, and nothing is kept that could be lost.

use bots::{Bot, Decision, Greedy};
use game::random::fast;
use game::{Actions, Actor, Match, Origin, Seat, View, Viewer};

use crate::board::{OnBoard, Scene, WebBoard};
use crate::guide::{Lesson, lessons};
use crate::play::{Play, Reader};

/// No choice of several steps is longer.
const LONGEST_CHOICE: usize = 40;

/// What the guide says at a decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Guidance {
    /// What is told for the first time: what belongs to no step, then what explains this one.
    pub(crate) lessons: Vec<&'static Lesson>,
    /// How many lessons were told, with these, of how many.
    pub(crate) told: usize,
    pub(crate) of: usize,
    /// The steps that are suggested, made at once where the page can do that.
    pub(crate) steps: Vec<String>,
    /// What is pointed at for them.
    pub(crate) shown: Vec<String>,
    /// What they are called.
    pub(crate) labels: Vec<String>,
    /// What speaks for them, in words.
    pub(crate) reasons: Vec<String>,
}

/// Which lessons were told, as far as the record has been looked through.
#[derive(Debug, Clone)]
pub(super) struct ToldLessons<G: WebBoard> {
    seat: Seat,
    /// How many steps were looked at, and the state after them.
    place: usize,
    state: G,
    /// The step before.
    last: Option<(Actor, G::Action)>,
    /// The places of the lessons that were told.
    lessons: Vec<usize>,
}

impl<G: WebBoard> ToldLessons<G> {
    pub(super) fn new(game: &Match<G>, seat: Seat) -> ToldLessons<G> {
        ToldLessons { seat, place: 0, state: game.record().fold(0), last: None, lessons: Vec::new() }
    }

    pub(super) fn is_of(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// Goes on to the end of the record.
    pub(super) fn go_on(&mut self, game: &Match<G>) {
        let (entries, origins) = (&game.record().entries, game.origins());
        for place in self.place..entries.len() {
            let (actor, action) = entries[place];
            if actor == Actor::Seat(self.seat) && origins[place] == Origin::Chosen {
                let due = suggestion(&self.state, self.seat, place).map(|step| self.due(step));
                self.lessons.extend(due.unwrap_or_default());
            }
            self.state.apply(actor, action);
            self.last = Some((actor, action));
            self.place += 1;
        }
    }

    /// The places of the lessons that are due where this step is suggested. Of what is posted at once people see only
    /// the first decision, so the others bring none.
    fn due(&self, step: G::Action) -> Vec<usize> {
        let is_own = |actor: Actor| actor == Actor::Seat(self.seat);
        if self.last.is_some_and(|(by, before)| is_own(by) && G::continues(before, step)) {
            return Vec::new();
        }
        let view = self.state.view(Viewer::Seat(self.seat));
        let (phase, word) = (G::lesson_phase(&view), G::lesson_step(&view, step));
        let fits =
            |(place, lesson): &(usize, &Lesson)| !self.lessons.contains(place) && lesson.fits(phase, &word);
        let (general, of_step): (Vec<_>, Vec<_>) =
            lessons(G::NAME).iter().enumerate().filter(fits).partition(|(_, lesson)| lesson.is_general());
        general.into_iter().chain(of_step.into_iter().take(1)).map(|(place, _)| place).collect()
    }

    /// What the guide says now; nothing if the learner has nothing to decide.
    fn guidance(&self, reader: &Reader<'_>) -> Option<Guidance> {
        let seat = self.seat;
        let first = suggestion(&self.state, seat, self.place)?;
        let due = self.due(first);
        let all = lessons(G::NAME);
        let told = self.lessons.iter().chain(&due).filter(|&&place| all[place].counts()).count();
        let viewer = Viewer::Seat(seat);
        let view = self.state.view(viewer);
        let mut legal = Actions::new();
        self.state.choices(seat, &mut legal);
        let scene = reader.scene::<G>(&view, &legal);
        let OnBoard { steps, shown, name } =
            G::on_board(&scene, whole_choice::<G>(&view, seat, first, self.place));
        let reasons = G::reasons(&scene, first);
        let labels = name.map_or_else(|| labels(&scene, &shown), |name| vec![name]);
        Some(Guidance {
            lessons: due.iter().map(|&place| &all[place]).collect(),
            told,
            of: all.iter().filter(|lesson| lesson.counts()).count(),
            steps: steps.iter().map(ToString::to_string).collect(),
            shown: shown.iter().map(ToString::to_string).collect(),
            labels,
            reasons,
        })
    }
}

/// What the guide says to the reader, for whom the record is looked through to its end.
pub(super) fn guidance<G: WebBoard>(play: &Play<G>, reader: &Reader<'_>) -> Option<Guidance> {
    let Viewer::Seat(seat) = reader.viewer else { return None };
    let mut told = play.told.borrow_mut();
    if !told.as_ref().is_some_and(|told| told.is_of(seat)) {
        *told = None;
    }
    let told = told.get_or_insert_with(|| ToldLessons::new(&play.game, seat));
    told.go_on(&play.game);
    told.guidance(reader)
}

/// What `greedy` would do with what `seat` can see. It offers nothing to others, because the page puts offers together
/// with counters and no click makes one.
pub(super) fn suggestion<G: WebBoard>(state: &G, seat: Seat, place: usize) -> Option<G::Action> {
    if !state.turn().includes(seat) {
        return None;
    }
    let mut legal = Actions::new();
    state.legal(seat, &mut legal);
    let quiet: Vec<G::Action> =
        legal.iter().copied().filter(|&action| !G::is_talk(action) && !G::open_ended(action)).collect();
    let legal = if quiet.is_empty() { &legal[..] } else { &quiet };
    let (Some(_), mut bot) = (legal.first(), Greedy::new(place as u64)) else { return None };
    Some(bot.choose(&Decision::new(state, seat, legal)))
}

/// The steps of a choice that people make at once, by what the learner knows.
fn whole_choice<G: WebBoard>(view: &G::View, seat: Seat, first: G::Action, place: usize) -> Vec<G::Action> {
    let mut state: G = view.imagine(&mut fast(place as u64));
    let mut steps = vec![first];
    let mut last = first;
    while steps.len() < LONGEST_CHOICE {
        state.apply(Actor::Seat(seat), last);
        let next = suggestion(&state, seat, place).filter(|&next| G::continues(last, next));
        let Some(next) = next else { break };
        steps.push(next);
        last = next;
    }
    steps
}

/// What the steps are called; those that are alike are told once, with their number.
fn labels<G: WebBoard>(scene: &Scene<'_, G>, steps: &[G::Action]) -> Vec<String> {
    let mut told: Vec<(String, usize)> = Vec::new();
    for &step in steps {
        let label = G::label(scene, step);
        match told.iter_mut().find(|(known, _)| *known == label) {
            Some((_, count)) => *count += 1,
            None => told.push((label, 1)),
        }
    }
    let show = |(label, count): (String, usize)| if count > 1 { format!("{label} ×{count}") } else { label };
    told.into_iter().map(show).collect()
}
