//! The guide of a first game: a card beside the board that explains where the game stands and names the next step, and
//! at the end what the points came from.

use game::Side;
use maud::{Markup, html};
use words::Value;

use crate::assets;
use crate::guide::{Lesson, lessons};
use crate::page::scores::{side_name, source_name};
use crate::page::table::key_field;
use crate::play::Guidance;
use crate::session::Stage;
use crate::table::TablePage;

/// How the viewer stands with the guide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum GuideState {
    /// There is none at this table, or not for them.
    None,
    /// They have left it, and can take it up again.
    Left,
    /// It says something where there is something to decide.
    Followed(Option<Guidance>),
}

/// The class of what the guide points at.
pub(crate) const POINTED: &str = "pointed";

/// The card. It is a message to whoever can't see what it points at, so it names the step in words.
pub(super) fn card(page: &TablePage<'_>) -> Markup {
    let GuideState::Followed(guidance) = &page.guide else { return html! {} };
    let words = page.words;
    let steps = guidance.as_ref().map(|guidance| guidance.steps.join("|"));
    html! {
        link rel="stylesheet" href=(assets::path("css/guide.css"));
        @if page.stage == Stage::Playing {
            section #guide aria-labelledby="guide-title" data-steps=[steps] {
                header {
                    h2 #guide-title { (words.say("guide-title")) }
                    @if let Some(Guidance { told, of, .. }) = guidance {
                        small { (words.say_with("guide-progress", &[("told", (*told).into()), ("of", (*of).into())])) }
                    }
                    // On a phone the card hides a part of the board, so it can be folded away there.
                    label .fold data-tip=(words.say("guide-show")) {
                        input #guide-open type="checkbox" checked aria-label=(words.say("guide-show"));
                        span aria-hidden="true" { "?" }
                    }
                    (switch(page, "off", "guide-leave"))
                }
                div #guide-says role="status" { (says(page, guidance.as_ref())) }
            }
        }
    }
}

/// What the guide says now.
fn says(page: &TablePage<'_>, guidance: Option<&Guidance>) -> Markup {
    let words = page.words;
    let Some(Guidance { lessons, told, of, labels, reasons, .. }) = guidance else {
        let is_mine = page.held.is_some() && page.held == page.me;
        return html! { p { (words.say(if is_mine { "guide-confirm" } else { "guide-wait" })) } };
    };
    html! {
        @for lesson in lessons { p .lesson { (text(page, lesson)) " " (more(page, lesson)) } }
        @if lessons.is_empty() && told == of { p .lesson { (words.say("guide-all-told")) } }
        // A lesson says why itself.
        @if lessons.iter().all(|lesson| lesson.is_general()) && !reasons.is_empty() { p .why { (reasons.join(" ")) } }
        p .next { (words.say_with("guide-next", &[("step", Value::Text(labels.join("; ")))])) }
    }
}

fn text(page: &TablePage<'_>, lesson: &Lesson) -> String {
    page.words.say(&format!("guide-{}-{}", page.game, lesson.name))
}

/// The way to the rule, which is told in a tip too. The table stays open.
fn more(page: &TablePage<'_>, lesson: &Lesson) -> Markup {
    html! {
        a .more href={ "/rules/" (page.game) "#" (lesson.clause) } target="_blank" data-rule=(lesson.clause) {
            (page.words.say_with("guide-more", &[("clause", lesson.clause.into())]))
        }
    }
}

/// A button that leaves the guide or takes it up again.
fn switch(page: &TablePage<'_>, to: &str, key: &str) -> Markup {
    html! {
        form method="post" action={ "/t/" (page.id) "/guide" } {
            (key_field(page))
            button .small type="submit" name="guide" value=(to) { (page.words.say(key)) }
        }
    }
}

/// What takes the guide up again, for whoever has left it.
pub(super) fn take_up(page: &TablePage<'_>) -> Markup {
    html! { @if page.guide == GuideState::Left && page.stage == Stage::Playing { (switch(page, "on", "guide-take-up")) } }
}

/// What the score sheet means: who has won, and by what.
pub(super) fn end(page: &TablePage<'_>) -> Markup {
    let (GuideState::Followed(_), Some(scores)) = (&page.guide, &page.scores) else { return html! {} };
    let words = page.words;
    let lesson = lessons(page.game).iter().find(|lesson| lesson.is_of_the_end());
    let best = scores.0.iter().find(|score| score.rank == 1);
    let most = best.and_then(|score| score.sources.iter().max_by_key(|line| line.points));
    html! {
        section #guide-end .ahead {
            @if let (Some(best), Some(most)) = (best, most) {
                @let is_own = page.me.is_some_and(|me| best.side == Side::Seat(me));
                @let who = Value::Text(side_name(page, best.side));
                strong { (words.say_with(if is_own { "guide-won-you" } else { "guide-won" }, &[("who", who), ("points", best.total.into())])) }
                " "
                // Where all points are of one kind, there is nothing to compare.
                @if most.points < best.total {
                    (words.say_with("guide-won-most", &[("most", most.points.into()), ("source", Value::Text(source_name(page, most.source)))]))
                    " "
                }
            }
            @if let Some(lesson) = lesson { (text(page, lesson)) " " (more(page, lesson)) }
        }
    }
}
