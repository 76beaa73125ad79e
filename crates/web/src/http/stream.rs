//! Streams of server-sent events: whenever the table changes, each viewer gets their own page, or data, anew.
//!
//! Every event is the whole truth, so one that a slow reader missed is not missed: the next has it all.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use store::{Guest, GuestId};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::hall::Config;
use crate::http::guard::Origin;
use crate::http::guest::Visitor;
use crate::http::{App, Sorry};
use crate::metrics::Metrics;
use crate::table::{Asleep, Visit};
use crate::turnstile::{Inside, Turnstile, network};

/// A stream takes breath between two events: of what happens meanwhile, as when bots move at once, only the last is told.
const BREATH: Duration = Duration::from_millis(25);

/// What a stream carries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Format {
    Page,
    Data,
}

/// How many streams are open, and whose.
#[derive(Debug)]
pub(crate) struct Streams {
    all: Arc<Turnstile<()>>,
    by_guest: Arc<Turnstile<GuestId>>,
    by_address: Arc<Turnstile<IpAddr>>,
}

/// The places that an open stream takes.
type Places = (Inside<()>, Option<Inside<GuestId>>, Option<Inside<IpAddr>>);

impl Streams {
    pub(crate) fn new(config: &Config) -> Streams {
        Streams {
            all: Turnstile::new(config.streams),
            by_guest: Turnstile::new(config.streams_per_guest),
            by_address: Turnstile::new(config.connections_per_address),
        }
    }

    fn enter(&self, guest: Option<&Guest>, origin: Origin) -> Result<Places, Sorry> {
        let guest = guest.map(|guest| self.by_guest.enter(guest.id).ok_or(Sorry::Crowded)).transpose()?;
        let address = origin.0.map(network);
        let address =
            address.map(|address| self.by_address.enter(address).ok_or(Sorry::Crowded)).transpose()?;
        Ok((self.all.enter(()).ok_or(Sorry::Crowded)?, guest, address))
    }
}

/// The main part of the page, after each change.
pub(crate) async fn page(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Extension(origin): Extension<Origin>,
    Path(id): Path<String>,
) -> Result<Response, Sorry> {
    open(app, guest, origin, id, Format::Page).await
}

/// Opens a stream.
pub(crate) async fn open(
    app: App,
    guest: Option<Guest>,
    origin: Origin,
    id: String,
    format: Format,
) -> Result<Response, Sorry> {
    let places = app.streams.enter(guest.as_ref(), origin)?;
    let visit = app.hall.table(&id).await?.enter(guest.as_ref().map(|guest| guest.id)).await?;
    let closing = app.hall.closing.subscribe();
    Metrics::count(&app.hall.metrics.streams);
    let feed = Feed { app, guest, id, visit, format, closing, due: Due::Now, _places: places };
    // An event is drawn when the connection has room for it, so one who doesn't read has one event in memory at most.
    let stream = Sse::new(futures_util::stream::unfold(feed, Feed::next));
    Ok(stream.keep_alive(KeepAlive::new().interval(Duration::from_secs(15))).into_response())
}

/// When the next event is to be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Due {
    Now,
    AfterNews,
}

/// A stream that is open.
struct Feed {
    app: App,
    guest: Option<Guest>,
    id: String,
    visit: Visit,
    format: Format,
    closing: watch::Receiver<bool>,
    due: Due,
    _places: Places,
}

impl Feed {
    /// The next event: now, and then after each change, until the server closes.
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Feed)> {
        if self.due == Due::AfterNews {
            self.wait_for_news().await?;
        }
        self.due = Due::AfterNews;
        loop {
            self.visit.news.mark_unchanged();
            // A table that went to sleep is woken again; one that can't be woken ends the stream.
            let Ok(text) = self.draw().await else {
                self.reenter().await?;
                continue;
            };
            // A carriage return is the one thing that an event can't carry.
            let event =
                Event::default().event("table").retry(Duration::from_secs(1)).data(text.replace('\r', " "));
            return Some((Ok(event), self));
        }
    }

    async fn draw(&self) -> Result<String, Asleep> {
        let handle = &self.visit.handle;
        match self.format {
            Format::Page => handle.draw(self.guest.clone(), None).await.map(maud::Markup::into_string),
            Format::Data => {
                handle.look(self.guest.as_ref().map(|guest| guest.id)).await.map(|data| data.to_string())
            }
        }
    }

    /// `None` if there will be no more.
    async fn wait_for_news(&mut self) -> Option<()> {
        sleep(BREATH).await;
        tokio::select! {
            changed = self.visit.news.changed() => match changed {
                Ok(()) => Some(()),
                Err(_) => self.reenter().await,
            },
            () = closed(&mut self.closing) => None,
        }
    }

    async fn reenter(&mut self) -> Option<()> {
        // A table that fails again and again shall not keep the server busy.
        sleep(Duration::from_millis(200)).await;
        let handle = self.app.hall.table(&self.id).await.ok()?;
        self.visit = handle.enter(self.guest.as_ref().map(|guest| guest.id)).await.ok()?;
        Some(())
    }
}

impl Drop for Feed {
    fn drop(&mut self) {
        Metrics::uncount(&self.app.hall.metrics.streams);
    }
}

/// Ready when the server is to end.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // An error says that the hall is gone, which is the same.
    let _ = closing.wait_for(|is_closing| *is_closing).await;
}
