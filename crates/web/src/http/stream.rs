//! Streams of server-sent events: whenever the table changes, each viewer gets their own page, or data, anew.
//!
//! Every event is the whole truth, so one that a slow reader missed is not missed: the next has it all.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use store::Guest;
use tokio::sync::mpsc;
use tokio::time::sleep;
use tokio_stream::wrappers::ReceiverStream;

use crate::http::guest::Visitor;
use crate::http::{App, Sorry};
use crate::metrics::Metrics;
use crate::table::Visit;

/// A stream takes breath between two events: of what happens meanwhile, as when bots move at once, only the last is told.
const BREATH: Duration = Duration::from_millis(25);

/// What a stream carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Format {
    Page,
    Data,
}

/// The main part of the page, after each change.
pub(crate) async fn page(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Path(id): Path<String>,
) -> Result<Response, Sorry> {
    open(app, guest, id, Format::Page).await
}

/// Opens a stream.
pub(crate) async fn open(
    app: App,
    guest: Option<Guest>,
    id: String,
    format: Format,
) -> Result<Response, Sorry> {
    let open = app.hall.metrics.streams.load(std::sync::atomic::Ordering::Relaxed);
    if open >= app.hall.config.streams as u64 {
        return Err(Sorry::Crowded);
    }
    let visit = app.hall.table(&id).await?.enter(guest.as_ref().map(|guest| guest.id)).await?;
    let (sender, receiver) = mpsc::channel::<Result<Event, Infallible>>(1);
    Metrics::count(&app.hall.metrics.streams);
    tokio::spawn(async move {
        feed(&app, guest, &id, visit, &sender, format).await;
        Metrics::uncount(&app.hall.metrics.streams);
    });
    let stream = Sse::new(ReceiverStream::new(receiver));
    Ok(stream.keep_alive(KeepAlive::new().interval(Duration::from_secs(15))).into_response())
}

/// Sends an event now and after each change, until the reader goes or the server closes.
async fn feed(
    app: &App,
    guest: Option<Guest>,
    id: &str,
    mut visit: Visit,
    sender: &mpsc::Sender<Result<Event, Infallible>>,
    format: Format,
) {
    let mut closing = app.hall.closing.subscribe();
    loop {
        visit.news.mark_unchanged();
        let drawn = match format {
            Format::Page => visit.handle.draw(guest.clone(), None).await.map(maud::Markup::into_string),
            Format::Data => {
                visit.handle.look(guest.as_ref().map(|guest| guest.id)).await.map(|data| data.to_string())
            }
        };
        // A table that went to sleep is woken again; one that can't be woken ends the stream.
        let Ok(text) = drawn else {
            match reenter(app, guest.as_ref(), id).await {
                Some(again) => visit = again,
                None => return,
            }
            continue;
        };
        // A carriage return is the one thing that an event can't carry.
        let event =
            Event::default().event("table").retry(Duration::from_secs(1)).data(text.replace('\r', " "));
        if sender.send(Ok(event)).await.is_err() {
            return;
        }
        sleep(BREATH).await;
        tokio::select! {
            changed = visit.news.changed() => if changed.is_err() {
                match reenter(app, guest.as_ref(), id).await {
                    Some(again) => visit = again,
                    None => return,
                }
            },
            () = sender.closed() => return,
            () = closed(&mut closing) => return,
        }
    }
}

/// Ready when the server is to end.
async fn closed(closing: &mut tokio::sync::watch::Receiver<bool>) {
    // An error says that the hall is gone, which is the same.
    let _ = closing.wait_for(|is_closing| *is_closing).await;
}

async fn reenter(app: &App, guest: Option<&Guest>, id: &str) -> Option<Visit> {
    // A table that fails again and again shall not keep the server busy.
    sleep(Duration::from_millis(200)).await;
    let handle = app.hall.table(id).await.ok()?;
    handle.enter(guest.map(|guest| guest.id)).await.ok()
}
