//! Streams of server-sent events: whenever the table changes, each viewer gets what changed on their own page, or data anew.
//!
//! A page's stream begins with `hello` and the key of its screen; then each `table` brings the screen from what it showed to what
//! it shows now. A reader who is slow misses what was in between, never what is; who comes back gets all.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use store::Guest;
use tokio::sync::mpsc;
use tokio::time::sleep;
use tokio_stream::wrappers::ReceiverStream;

use crate::http::guest::Visitor;
use crate::http::screens::Screen;
use crate::http::{App, Sorry};
use crate::metrics::Metrics;
use crate::table::{Asleep, Visit};

/// A stream takes breath between two events: of what happens meanwhile, as when bots move at once, only the last is told.
const BREATH: Duration = Duration::from_millis(25);

/// What a stream carries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Format {
    /// What changed on the page. `loaded` is the print of the page that the browser was loaded with.
    Page { loaded: Option<String> },
    /// The table as data.
    Data,
}

/// What a page says when it begins to listen.
#[derive(Debug, Deserialize)]
pub(crate) struct Listener {
    /// The print of what it shows.
    shown: Option<String>,
}

/// The main part of the page, after each change.
pub(crate) async fn page(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Path(id): Path<String>,
    Query(listener): Query<Listener>,
) -> Result<Response, Sorry> {
    open(app, guest, id, Format::Page { loaded: listener.shown }).await
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
        match format {
            Format::Page { loaded } => feed_page(&app, guest, &id, visit, &sender, loaded).await,
            Format::Data => feed(&app, guest, &id, visit, &sender, None).await,
        }
        Metrics::uncount(&app.hall.metrics.streams);
    });
    let stream = Sse::new(ReceiverStream::new(receiver));
    Ok(stream.keep_alive(KeepAlive::new().interval(Duration::from_secs(15))).into_response())
}

type Sender = mpsc::Sender<Result<Event, Infallible>>;

/// A page's stream: it has a screen as long as it is open.
async fn feed_page(
    app: &App,
    guest: Option<Guest>,
    id: &str,
    visit: Visit,
    sender: &Sender,
    loaded: Option<String>,
) {
    let screen = match app.screens.open(id, guest.as_ref().map(|guest| guest.id), loaded) {
        Ok(screen) => screen,
        Err(error) => {
            tracing::error!(%error, "a screen can't be opened");
            return;
        }
    };
    let hello = Event::default().event("hello").retry(Duration::from_secs(1)).data(&screen.key);
    if sender.send(Ok(hello)).await.is_ok() {
        feed(app, guest, id, visit, sender, Some(&screen)).await;
    }
    app.screens.close(&screen);
}

/// What is to be sent now: what the screen needs, or the table as data; nothing if the screen shows it all.
async fn event(
    visit: &Visit,
    guest: Option<&Guest>,
    screen: Option<&Screen>,
) -> Result<Option<Event>, Asleep> {
    // A carriage return is the one thing that an event can't carry.
    let text = |text: &str| Event::default().event("table").data(text.replace('\r', " "));
    let Some(screen) = screen else {
        let data = visit.handle.look(guest.map(|guest| guest.id)).await?;
        return Ok(Some(text(&data.to_string())));
    };
    let draw = async { visit.handle.draw(guest.cloned(), None).await.map(maud::Markup::into_string) };
    let message = screen.turn_to(draw).await?;
    Ok(message.map(|message| text(&message.text).id(message.number.to_string())))
}

/// Sends an event now and after each change, until the reader goes or the server closes.
async fn feed(
    app: &App,
    guest: Option<Guest>,
    id: &str,
    mut visit: Visit,
    sender: &Sender,
    screen: Option<&Screen>,
) {
    let mut closing = app.hall.closing.subscribe();
    loop {
        visit.news.mark_unchanged();
        // A table that went to sleep is woken again; one that can't be woken ends the stream.
        let Ok(event) = event(&visit, guest.as_ref(), screen).await else {
            match reenter(app, guest.as_ref(), id).await {
                Some(again) => visit = again,
                None => return,
            }
            continue;
        };
        if let Some(event) = event
            && sender.send(Ok(event)).await.is_err()
        {
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
