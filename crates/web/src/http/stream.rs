//! Streams of server-sent events: whenever the table changes, each viewer gets what changed on their own page, or data
//! anew.
//!
//! A page's stream begins with `hello` and the key of its screen; then each `table` brings the screen from what it
//! showed to what it shows now. A reader who is slow misses what was in between, never what is; who comes back gets
//! all.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use serde::Deserialize;
use store::{Guest, GuestId};
use tokio::sync::watch;
use tokio::time::sleep;
use words::Words;

use crate::hall::{Config, Missing};
use crate::http::guard::ClientAddress;
use crate::http::guest::MaybeGuest;
use crate::http::language::Reads;
use crate::http::screens::Screen;
use crate::http::{App, ErrorPage};
use crate::metrics::Metrics;
use crate::table::{Asleep, DrawTable, Look, Visit};
use crate::turnstile::{Inside, Turnstile, network};

/// A stream takes breath between two events: of what happens meanwhile, as when bots move at once, only the last is
/// told.
const BREATH: Duration = Duration::from_millis(25);

/// So often a stream says something, even if there is nothing to be told.
const ALIVE: Duration = Duration::from_secs(15);

/// What a stream carries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Format {
    /// What changed on the page, in the language of its reader. `loaded` is the print of the page that the browser was
    /// loaded with.
    Page { words: Words, loaded: Option<String> },
    /// The table as data.
    Data,
}

/// What a page says when it begins to listen.
#[derive(Debug, Deserialize)]
pub(crate) struct Listener {
    /// The print of what it shows.
    shown: Option<String>,
}

/// How many streams are open, and whose.
#[derive(Debug)]
pub(crate) struct Streams {
    all: Arc<Turnstile<()>>,
    by_guest: Arc<Turnstile<GuestId>>,
    by_address: Arc<Turnstile<IpAddr>>,
}

/// The places that an open stream takes.
pub(crate) type StreamPlaces = (Inside<()>, Option<Inside<GuestId>>, Option<Inside<IpAddr>>);

impl Streams {
    pub(crate) fn new(config: &Config) -> Streams {
        Streams {
            all: Turnstile::new(config.streams),
            by_guest: Turnstile::new(config.streams_per_guest),
            by_address: Turnstile::new(config.connections_per_address),
        }
    }

    pub(crate) fn enter(
        &self,
        guest: Option<&Guest>,
        client: ClientAddress,
    ) -> Result<StreamPlaces, ErrorPage> {
        let guest = guest.map(|guest| self.by_guest.enter(guest.id).ok_or(ErrorPage::Crowded)).transpose()?;
        let address = client.0.map(network);
        let address =
            address.map(|address| self.by_address.enter(address).ok_or(ErrorPage::Crowded)).transpose()?;
        Ok((self.all.enter(()).ok_or(ErrorPage::Crowded)?, guest, address))
    }
}

/// The main part of the page, after each change.
pub(crate) async fn page(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Extension(client): Extension<ClientAddress>,
    Reads(words): Reads,
    Path(id): Path<String>,
    Query(listener): Query<Listener>,
) -> Result<Response, ErrorPage> {
    open(app, guest, client, id, Format::Page { words, loaded: listener.shown }).await
}

/// Opens a stream.
pub(crate) async fn open(
    app: App,
    guest: Option<Guest>,
    client: ClientAddress,
    id: String,
    format: Format,
) -> Result<Response, ErrorPage> {
    let places = app.streams.enter(guest.as_ref(), client)?;
    // Whoever opens it may have been answered by another server.
    app.hall.catch_up(&id).await?;
    let visit = app.hall.table(&id).await?.enter(guest.as_ref().map(|guest| guest.id)).await?;
    let closing = app.hall.closing.subscribe();
    Metrics::count(&app.hall.metrics.streams);
    let (screen, words, due) = match format {
        Format::Page { words, loaded } => {
            let screen = app.screens.open(&id, guest.as_ref().map(|guest| guest.id), loaded)?;
            (Some(screen), words, Due::Hello)
        }
        Format::Data => (None, Words::ENGLISH, Due::Now),
    };
    let feed = Feed {
        app,
        guest,
        words,
        id,
        visit,
        screen,
        closing,
        due,
        is_deleted: false,
        rematch: None,
        _places: places,
    };
    // Programs see a comment; a browser shows its script none, so that it gets an event, by which it notices a server
    // that says nothing any more.
    let alive = match &feed.screen {
        Some(_) => KeepAlive::new().event(Event::default().event("alive").data("15")),
        None => KeepAlive::new(),
    };
    // An event is drawn when the connection has room for it, so one who doesn't read has one event in memory at most.
    // What compresses it may ask once more after its end.
    let stream = Sse::new(futures_util::stream::unfold(feed, Feed::next).fuse());
    Ok(stream.keep_alive(alive.interval(ALIVE)).into_response())
}

/// When the next event is to be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Due {
    /// The key of the screen comes first.
    Hello,
    Now,
    AfterNews,
}

/// A stream that is open.
struct Feed {
    app: App,
    guest: Option<Guest>,
    words: Words,
    id: String,
    visit: Visit,
    /// What the page shows; there is none where data is told.
    screen: Option<Arc<Screen>>,
    closing: watch::Receiver<bool>,
    due: Due,
    /// Whether there is no such table any more.
    is_deleted: bool,
    /// The table of the rematch that was shown last, if anything was.
    rematch: Option<Option<String>>,
    _places: StreamPlaces,
}

impl Feed {
    /// The next event: now, and then after each change, until the server closes.
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Feed)> {
        if self.is_deleted {
            return None;
        }
        match self.next_at_table().await {
            Some(event) => Some((Ok(event), self)),
            // Who has the page open is told what became of the table.
            None if self.is_deleted => Some((Ok(Event::default().event("go").data("/deleted")), self)),
            None => None,
        }
    }

    async fn next_at_table(&mut self) -> Option<Event> {
        match (self.due, &self.screen) {
            (Due::Hello, Some(screen)) => {
                let hello = Event::default().event("hello").retry(Duration::from_secs(1)).data(&screen.key);
                self.due = Due::Now;
                return Some(hello);
            }
            (Due::AfterNews, _) => self.wait_for_news().await?,
            _ => {}
        }
        self.due = Due::AfterNews;
        loop {
            let news = *self.visit.news.borrow_and_update();
            // A table that went to sleep is woken again; one that can't be woken ends the stream.
            match self.event(news).await {
                Ok(Some(event)) => return Some(event),
                // The screen shows it all: an answer has brought it already.
                Ok(None) => self.wait_for_news().await?,
                Err(_) => self.reenter().await?,
            }
        }
    }

    /// What is to be sent now: what the screen needs, or the table as data.
    async fn event(&mut self, news: u64) -> Result<Option<Event>, Asleep> {
        let event = |text: &str| Event::default().event("table").data(text);
        let handle = &self.visit.handle;
        let Some(screen) = &self.screen else {
            let guest = self.guest.as_ref().map(|guest| guest.id);
            let data = handle.ask(Look { guest, words: Words::ENGLISH }).await?;
            return Ok(Some(event(&data.0).retry(Duration::from_secs(1))));
        };
        let mut rematch = None;
        let draw = async {
            let page =
                handle.ask(DrawTable { guest: self.guest.clone(), words: self.words, notice: None }).await?;
            rematch = Some(page.rematch);
            Ok::<_, Asleep>(Some((page.version, page.main.0)))
        };
        let message = screen.turn_to(Some(news), draw).await?;
        // Who agreed to play again is taken to the new table when it opens, not when they look at this one later.
        if let Some(rematch) = rematch {
            let is_new = self.rematch.as_ref().is_some_and(Option::is_none);
            self.rematch = Some(rematch.clone());
            if let Some(table) = rematch.filter(|_| is_new) {
                return Ok(Some(Event::default().event("go").data(format!("/t/{table}"))));
            }
        }
        // A carriage return is the one thing that an event can't carry. JSON has none.
        Ok(message.map(|message| event(&message.text.replace('\r', " ")).id(message.number.to_string())))
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
        let handle = match self.app.hall.table(&self.id).await {
            Ok(handle) => handle,
            Err(missing) => {
                self.is_deleted = matches!(missing, Missing::Unknown);
                return None;
            }
        };
        self.visit = handle.enter(self.guest.as_ref().map(|guest| guest.id)).await.ok()?;
        Some(())
    }
}

impl Drop for Feed {
    fn drop(&mut self) {
        if let Some(screen) = &self.screen {
            self.app.screens.close(screen);
        }
        Metrics::uncount(&self.app.hall.metrics.streams);
    }
}

/// Ready when the server is to end.
async fn closed(closing: &mut watch::Receiver<bool>) {
    // An error says that the hall is gone, which is the same.
    let _ = closing.wait_for(|is_closing| *is_closing).await;
}
