//! The review of a game that has ended, and how far it is made.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use serde::Deserialize;
use tokio::sync::watch;

use crate::http::pages::{LookBack, payer, seat_of};
use crate::http::{App, ErrorPage, ServerFault, html};
use crate::page;
use crate::page::review::Order;
use crate::review::job::{self, ReviewSoFar, ReviewState};
use crate::review::{Progress, Review};
use crate::table::{Past, Reading, ReviewWish};

/// Which part of a review somebody wants to see.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct ReviewQuery {
    /// The number of a seat, counted from 1.
    seat: Option<usize>,
    /// The number of one of its decisions, counted from 1.
    decision: Option<usize>,
    /// Anything: all of them in their order.
    order: Option<String>,
}

impl ReviewQuery {
    fn wish(self) -> Result<ReviewWish, ErrorPage> {
        let order = if self.order.is_some() { Order::AsTheyCame } else { Order::WorstAndBest };
        let seat = self.seat.map(|number| seat_of(number).ok_or(ErrorPage::NotFound)).transpose()?;
        Ok(ReviewWish { seat, decision: self.decision, order })
    }
}

pub(crate) async fn page(
    State(app): State<App>,
    looks: LookBack,
    Path(id): Path<String>,
    wanted: Result<Query<ReviewQuery>, QueryRejection>,
) -> Result<Response, ErrorPage> {
    let Query(wanted) = wanted.map_err(|_| ErrorPage::NotFound)?;
    let wish = wanted.wish()?;
    let words = looks.words;
    let guest = looks.visitor.0;
    let reading = Reading { guest: guest.as_ref().map(|guest| guest.id), words };
    let payer = payer(reading.guest, looks.client);
    let past = Arc::new(Past::read(app.hall.clone(), &id).await?);
    let (review, progress) = match past.has_ended() {
        true => standing(job::of(&past, payer).await?)?,
        false => (Arc::default(), None),
    };
    // Decisions are pictured by the board.
    let sheets = ["css/pages.css", past.sheet(), "css/examples.css", "css/review.css"];
    let turn = app.hall.workshop.turn(payer, &id).await;
    let drawn = turn.work(move || past.draw_review(&reading, &review, progress, wish)).await;
    let main = drawn.ok_or(ErrorPage::Fault(ServerFault::Page))??;
    let title = words.say("review-button");
    Ok(html(StatusCode::OK, page::whole_with(&words, &title, guest.as_ref(), &sheets, &main)))
}

/// The turning point as the scene of the end shows it: a part of a page. A review is not begun for it, because that
/// takes long and not everybody wants it.
pub(crate) async fn turning(
    State(app): State<App>,
    looks: LookBack,
    Path(id): Path<String>,
) -> Result<Response, ErrorPage> {
    let reading = Reading { guest: looks.visitor.0.map(|guest| guest.id), words: looks.words };
    let payer = payer(reading.guest, looks.client);
    let past = Past::read(app.hall.clone(), &id).await?;
    if !past.has_ended() {
        return Err(ErrorPage::NotFound);
    }
    let review = match job::known(&past).await? {
        Some(ReviewState::Whole(review)) => Some(review),
        _ => None,
    };
    let turn = app.hall.workshop.turn(payer, &id).await;
    let drawn = turn.work(move || past.draw_turning(&reading, review.as_deref())).await;
    Ok(html(StatusCode::OK, drawn.ok_or(ErrorPage::Fault(ServerFault::Page))??))
}

fn standing(found: ReviewState) -> Result<(Arc<Review>, Option<Progress>), ErrorPage> {
    match found {
        ReviewState::Whole(review) => Ok((review, None)),
        ReviewState::Part(standing) => {
            let ReviewSoFar { progress, review } = standing.borrow().clone();
            Ok((review, Some(progress).filter(|progress| !progress.is_done())))
        }
        ReviewState::Crowded => Err(ErrorPage::Crowded),
    }
}

/// Tells how far a review is made, until it is whole.
pub(crate) async fn stream(
    State(app): State<App>,
    looks: LookBack,
    Path(id): Path<String>,
) -> Result<Response, ErrorPage> {
    let guest = looks.visitor.0;
    let places = app.streams.enter(guest.as_ref(), looks.client)?;
    let past = Arc::new(Past::read(app.hall.clone(), &id).await?);
    if !past.has_ended() {
        return Err(ErrorPage::NotFound);
    }
    let payer = payer(guest.as_ref().map(|guest| guest.id), looks.client);
    let mut standing = match job::of(&past, payer).await? {
        ReviewState::Whole(review) => ReviewSoFar::whole(review),
        ReviewState::Part(standing) => standing,
        ReviewState::Crowded => return Err(ErrorPage::Crowded),
    };
    // What is known already is told at once.
    standing.mark_changed();
    let feed = ProgressFeed { standing: Some(standing), closing: app.hall.closing.subscribe() };
    let stream = futures_util::stream::unfold((feed, places), |(mut feed, places)| async move {
        let event = feed.next().await?;
        Some((Ok::<Event, Infallible>(event), (feed, places)))
    });
    // What compresses it may ask once more after its end.
    Ok(Sse::new(stream.fuse()).keep_alive(KeepAlive::default()).into_response())
}

/// A stream of progress.
struct ProgressFeed {
    /// Nothing once all is told.
    standing: Option<watch::Receiver<ReviewSoFar>>,
    closing: watch::Receiver<bool>,
}

impl ProgressFeed {
    async fn next(&mut self) -> Option<Event> {
        let mut standing = self.standing.take()?;
        let has_gone_on = tokio::select! {
            changed = standing.changed() => changed.is_ok(),
            _ = self.closing.wait_for(|is_closing| *is_closing) => return None,
        };
        let progress = standing.borrow_and_update().progress;
        let event = match (progress.is_done(), has_gone_on) {
            (true, _) => "done",
            (false, true) => "progress",
            // Nobody works on it any more.
            (false, false) => "failed",
        };
        self.standing = Some(standing).filter(|_| event == "progress");
        Some(Event::default().event(event).data(progress.percent().to_string()))
    }
}
