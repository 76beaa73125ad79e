//! The review of a table, read beside its task.

use std::collections::HashMap;

use game::{Seat, SeatSet, Side, Viewer};
use maud::Markup;

use crate::hall::Missing;
use crate::page;
use crate::page::review::{Order, ReviewPage, ShownDecision};
use crate::page::turning::TurningScene;
use crate::play::{Reader, ReviewBudget};
use crate::review::{Judged, Progress, Review, TurningPoint, Work};
use crate::table::past::{Past, Reading};

/// So many decisions are shown that cost most, and so many that gained most.
const WORST: usize = 6;
const BEST: usize = 4;
/// At most this many are shown in their order.
const IN_ORDER: usize = 300;

/// Which part of a review somebody wants to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ReviewWish {
    /// Whose decisions; their own, where they have any.
    pub(crate) seat: Option<Seat>,
    /// The number of one of them, counted from 1.
    pub(crate) decision: Option<usize>,
    pub(crate) order: Order,
}

impl Past {
    /// A review that is still to be made: of the decisions of people, or of everybody's where no people played.
    pub(crate) fn review(&self, budget: ReviewBudget) -> Result<Box<dyn Work>, Missing> {
        let session = self.session(self.length(), |_, _| {})?;
        let has_guest = |seat: &Seat| self.row.seats[seat.index()].guest.is_some();
        let mut people = SeatSet::EMPTY;
        Seat::all(self.row.seats.len()).filter(has_guest).for_each(|seat| {
            people.insert(seat);
        });
        let seats = if people == SeatSet::EMPTY { SeatSet::all(self.row.seats.len()) } else { people };
        Ok(session.play().review(seats, budget))
    }

    /// The page of a review, as far as it is made.
    pub(crate) fn draw_review(
        &self,
        reading: &Reading,
        review: &Review,
        progress: Option<Progress>,
        wish: ReviewWish,
    ) -> Result<Markup, Missing> {
        let (viewer, names, page) = self.page(reading);
        if !self.has_ended() {
            return Ok(page::review::not_yet(&page));
        }
        let own = viewer_seat(viewer);
        let seat = seat_shown(review, own, wish.seat.filter(|seat| seat.index() < names.len()));
        let all: Vec<&Judged> = review.decisions.iter().filter(|judged| judged.seat() == seat).collect();
        let chosen = match wish.order {
            Order::WorstAndBest => worst_and_best(&all),
            Order::AsTheyCame => (0..all.len().min(IN_ORDER)).collect(),
        };
        let selected = wish.decision.and_then(|number| number.checked_sub(1)).filter(|&nth| nth < all.len());
        let selected = selected.or(chosen.first().copied());
        let turning = review.turning_points(seat);
        let texts = self.texts(
            &Reader { viewer: Viewer::Seat(seat), names: &names, words: page.words },
            &chosen.iter().chain(&selected).map(|&nth| all[nth]).collect::<Vec<&Judged>>(),
            selected.map(|nth| all[nth].step),
            &turning.iter().map(|point| review.points[point.place - 1].step).collect::<Vec<usize>>(),
        )?;
        let shown = |nth: usize| texts.shown(nth, all.len(), all[nth]);
        let told = |point: TurningPoint| (point, texts.line(review.points[point.place - 1].step));
        Ok(page::review::main(&ReviewPage {
            page: &page,
            names: &names,
            review,
            progress,
            outline: &self.outline()?,
            seat,
            own,
            order: wish.order,
            shown: &chosen.iter().copied().map(shown).collect::<Vec<ShownDecision>>(),
            selected: selected.map(shown).as_ref(),
            turning: &turning.into_iter().map(told).collect::<Vec<(TurningPoint, String)>>(),
            scores: self.session(self.length(), |_, _| {})?.game().scores().as_ref(),
        }))
    }

    /// What a review says about the turning point of the game, for the scene of the end; without one the way to it.
    pub(crate) fn draw_turning(&self, reading: &Reading, review: Option<&Review>) -> Result<Markup, Missing> {
        let (viewer, names, page) = self.page(reading);
        let Some(review) = review.filter(|review| review.points.len() > 1) else {
            return Ok(page::turning::unknown(&page));
        };
        let scores = self.session(self.length(), |_, _| {})?.game().scores();
        let winner = scores.as_ref().and_then(|scores| scores.winners().find_map(seat_of));
        let seat = winner.or_else(|| viewer_seat(viewer)).unwrap_or(Seat::new(0));
        let point = review.turning_point(seat);
        let before = point.map(|point| review.points[point.place - 1].step);
        let reader = Reader { viewer: Viewer::Seat(seat), names: &names, words: page.words };
        let texts = self.texts(&reader, &[], None, before.as_slice())?;
        Ok(page::turning::turning(&TurningScene {
            page: &page,
            names: &names,
            review,
            outline: &self.outline()?,
            seat,
            point: point.zip(before).map(|(point, step)| (point, texts.line(step))),
        }))
    }

    /// What the actions of decisions are called, and the lines of the log about some steps.
    /// The one that is `pictured` gets its picture.
    fn texts(
        &self,
        reader: &Reader<'_>,
        decisions: &[&Judged],
        pictured: Option<usize>,
        lines: &[usize],
    ) -> Result<Texts, Missing> {
        let steps = self.steps();
        let mut texts = Texts::default();
        let (mut place, mut step) = (0, 0);
        self.session(self.length(), |session, entry| {
            if steps.get(step) == Some(&place) {
                for judged in decisions.iter().filter(|judged| judged.step == step) {
                    let label = |action: &String| {
                        session.play().label(reader, action).unwrap_or_else(|| action.clone())
                    };
                    let told = (label(&judged.made.0), label(&judged.best.0));
                    texts
                        .labels
                        .insert(step, (told.0, told.1, session.play().reasons(reader, &judged.best.0)));
                    if Some(step) == pictured {
                        texts.picture = session.play().picture(reader, [&judged.made.0, &judged.best.0]);
                    }
                }
                if lines.contains(&step)
                    && let Some(line) = session.play().tell(session.length(), entry, reader)
                {
                    texts.lines.insert(step, line.text);
                }
                step += 1;
            }
            place += 1;
        })?;
        Ok(texts)
    }
}

fn viewer_seat(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

fn seat_of(side: Side) -> Option<Seat> {
    match side {
        Side::Seat(seat) => Some(seat),
        Side::Automa => None,
    }
}

/// What was found in the log, by the numbers of steps.
#[derive(Debug, Default)]
struct Texts {
    /// What was done, what the bot would have done, and what speaks for that.
    labels: HashMap<usize, (String, String, Vec<String>)>,
    lines: HashMap<usize, String>,
    /// Of the decision that is pictured.
    picture: Option<Markup>,
}

impl Texts {
    fn shown(&self, nth: usize, of: usize, judged: &Judged) -> ShownDecision {
        let (made, best, reasons) = self
            .labels
            .get(&judged.step)
            .cloned()
            .unwrap_or_else(|| (judged.made.0.clone(), judged.best.0.clone(), Vec::new()));
        ShownDecision {
            number: nth + 1,
            of,
            judged: judged.clone(),
            made,
            best,
            reasons,
            picture: self.picture.clone(),
        }
    }

    fn line(&self, step: usize) -> String {
        self.lines.get(&step).cloned().unwrap_or_default()
    }
}

/// Whose decisions are shown: those that are wanted, else the reader's own, else the first that were looked at.
fn seat_shown(review: &Review, own: Option<Seat>, wanted: Option<Seat>) -> Seat {
    let judged = review.judged();
    let mine = own.filter(|own| judged.contains(own));
    wanted.or(mine).or(judged.first().copied()).or(own).unwrap_or(Seat::new(0))
}

/// The decisions that cost most, the worst first, and those that gained most, the best first.
fn worst_and_best(all: &[&Judged]) -> Vec<usize> {
    let mut worst: Vec<usize> = (0..all.len()).filter(|&nth| all[nth].gain() < 0).collect();
    worst.sort_by_key(|&nth| all[nth].gain());
    worst.truncate(WORST);
    let mut best: Vec<usize> = (0..all.len()).filter(|&nth| all[nth].gain() > 0).collect();
    best.sort_by_key(|&nth| std::cmp::Reverse(all[nth].gain()));
    best.truncate(BEST);
    worst.into_iter().chain(best).collect()
}
