//! Pages to read.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query, RawQuery, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Seat;
use maud::Markup;
use serde::Deserialize;
use store::{Guest, GuestId, StoreError, TableLine};
use tokio::time::timeout;

use crate::hall::{Missing, SOON};
use crate::http::glance::glances;
use crate::http::guard::ClientAddress;
use crate::http::guest::{MaybeGuest, Visitor};
use crate::http::language::{self, Reads};
use crate::http::screens::print_of;
use crate::http::{App, ErrorPage, ServerFault, html};
use crate::page;
use crate::page::new::Filled;
use crate::page::seat::Invitation;
use crate::table::{DrawTable, LogPlace, Past, Reading, Refusal, Spot, Why};
use crate::turnstile::network;
use crate::workshop::Payer;
use words::Words;

/// At most this many tables are listed.
const LISTED: u32 = 30;

pub(crate) async fn front(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Reads(words): Reads,
) -> Result<Response, ErrorPage> {
    front_page(&app, guest.as_ref(), &words, None).await
}

pub(crate) async fn front_page(
    app: &App,
    guest: Option<&Guest>,
    words: &Words,
    notice: Option<&Refusal>,
) -> Result<Response, ErrorPage> {
    let mine = async {
        match guest {
            Some(guest) => {
                let mine = app.hall.store.tables_of(guest.id, LISTED);
                timeout(SOON, mine).await.unwrap_or(Err(StoreError::NoAnswer))
            }
            None => Ok(Vec::new()),
        }
    };
    // At the same time: a database that is away takes long to say so.
    let (open, mine) = tokio::join!(app.hall.public_tables(LISTED), mine);
    let (open, mine) = match open.and_then(|open| Ok((Some(open), mine?))) {
        Ok(found) => found,
        Err(error) => {
            // The games are there all the same.
            tracing::error!(%error, "the front page shows no tables");
            (None, Vec::new())
        }
    };
    let glances = glances(app, words, guest, &mine).await;
    let front = page::front::Front {
        words,
        guest,
        games: app.hall.games.all(),
        open: open.as_deref(),
        mine: &mine,
        glances: &glances,
        notice,
    };
    Ok(html(StatusCode::OK, page::front::page(&front)))
}

/// The tables that everybody may find.
pub(crate) async fn open_tables(app: &App) -> Result<Arc<[TableLine]>, ErrorPage> {
    Ok(app.hall.public_tables(LISTED).await?)
}

pub(crate) async fn new(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Reads(words): Reads,
    Path(game): Path<String>,
) -> Result<Response, ErrorPage> {
    let kind = app.hall.games.get(&game).ok_or(ErrorPage::NotFound)?;
    Ok(html(StatusCode::OK, page::new::page(&words, guest.as_ref(), kind, &Filled::new(), None)))
}

/// What is looked for on a page of rules.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Sought {
    #[serde(default)]
    find: String,
}

pub(crate) async fn rules(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Reads(words): Reads,
    Path(game): Path<String>,
    sought: Result<Query<Sought>, QueryRejection>,
) -> Result<Response, ErrorPage> {
    let Query(Sought { find }) = sought.map_err(|_| ErrorPage::Unreadable(StatusCode::BAD_REQUEST))?;
    let kind = app.hall.games.get(&game).ok_or(ErrorPage::NotFound)?;
    Ok(html(StatusCode::OK, page::rules::page(&words, guest.as_ref(), kind, &find)))
}

pub(crate) async fn table(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Reads(words): Reads,
    Path(id): Path<String>,
) -> Result<Response, ErrorPage> {
    let page = app.hall.ask_as_stored(&id, DrawTable { guest, words, notice: None }).await?;
    let title = words.say("table-title");
    let print = print_of(&page.main.0);
    Ok(html(StatusCode::OK, page::whole_table(&words, &title, Some(&print), &page.main)))
}

/// What is asked about.
#[derive(Debug, Deserialize)]
pub(crate) struct WhyQuery {
    action: String,
}

/// Why the guest can't do something now: the sentence, the clause and its text; `null` if they can.
pub(crate) async fn why(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Reads(words): Reads,
    Path(id): Path<String>,
    asked: Result<Query<WhyQuery>, QueryRejection>,
) -> Result<Response, ErrorPage> {
    let Query(WhyQuery { action }) = asked.map_err(|_| ErrorPage::Unreadable(StatusCode::BAD_REQUEST))?;
    let refusal = app.hall.ask_as_stored(&id, Why { guest: guest.map(|guest| guest.id), action }).await?;
    let told = refusal.map(|refusal| {
        let rule = refusal.rule.as_deref();
        serde_json::json!({
            "sentence": refusal.sentence(&words),
            "clause": rule.map(|rule| rule.clause),
            "text": rule.map(|rule| rule.sentence(words.language())),
        })
    });
    Ok(axum::Json(told).into_response())
}

pub(crate) async fn seat(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Reads(words): Reads,
    Path((id, number, token)): Path<(String, usize, String)>,
) -> Result<Response, ErrorPage> {
    let seat = seat_of(number).ok_or(ErrorPage::NotFound)?;
    let stored = app.hall.store.table(&id).await?.ok_or(ErrorPage::NotFound)?;
    let owner = stored.table.seats.get(seat.index()).ok_or(ErrorPage::NotFound)?.guest;
    if !app.hall.key.opens(&id, seat, owner, &token) {
        return Err(ErrorPage::NotFound);
    }
    let invitation = Invitation { table: &stored.table, seat, token: &token };
    Ok(html(StatusCode::OK, page::seat::page(&words, guest.as_ref(), &invitation)))
}

/// The seat of a number that counts from 1.
pub(crate) fn seat_of(number: usize) -> Option<Seat> {
    (1..=Seat::LIMIT).contains(&number).then(|| Seat::new(number - 1))
}

/// Who looks back, and from where.
#[derive(Debug)]
pub(crate) struct LookBack {
    pub(crate) visitor: MaybeGuest,
    pub(crate) words: Words,
    pub(crate) client: ClientAddress,
}

impl FromRequestParts<App> for LookBack {
    type Rejection = ErrorPage;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<LookBack, ErrorPage> {
        let client = parts.extensions.get().copied().unwrap_or(ClientAddress(None));
        let words = language::wanted(&parts.headers);
        Ok(LookBack { visitor: MaybeGuest::from_request_parts(parts, app).await?, words, client })
    }
}

/// Through whose eyes somebody looks back, and at which stop.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct PastQuery {
    /// The number of a seat, counted from 1.
    eyes: Option<usize>,
    stop: Option<usize>,
}

/// The table as it was after so many entries of its log.
pub(crate) async fn past(
    State(app): State<App>,
    looks: LookBack,
    Path((id, count)): Path<(String, String)>,
    wanted: Result<Query<PastQuery>, QueryRejection>,
) -> Result<Response, ErrorPage> {
    let count: usize = count.parse().map_err(|_| ErrorPage::NotFound)?;
    position(app, looks, id, LogPlace::Count(count), wanted).await
}

/// The table at one of the places that a replay stops at: what the slider asks for.
pub(crate) async fn seek(
    State(app): State<App>,
    looks: LookBack,
    Path(id): Path<String>,
    wanted: Result<Query<PastQuery>, QueryRejection>,
) -> Result<Response, ErrorPage> {
    let stop = wanted.as_ref().ok().and_then(|wanted| wanted.stop).unwrap_or(0);
    position(app, looks, id, LogPlace::Stop(stop), wanted).await
}

async fn position(
    app: App,
    looks: LookBack,
    id: String,
    place: LogPlace,
    wanted: Result<Query<PastQuery>, QueryRejection>,
) -> Result<Response, ErrorPage> {
    let Query(PastQuery { eyes, .. }) = wanted.map_err(|_| ErrorPage::NotFound)?;
    let eyes = eyes.map(|number| seat_of(number).ok_or(ErrorPage::NotFound)).transpose()?;
    let words = looks.words;
    let spot = Spot { place, eyes };
    let (_, main) = look_back(&app, looks, &id, move |past, reading| past.draw_at(reading, spot)).await?;
    let title = words.say("table-title");
    Ok(html(StatusCode::OK, page::whole_table(&words, &title, None, &main)))
}

/// A page of the log; the first has the latest lines.
pub(crate) async fn log(
    State(app): State<App>,
    looks: LookBack,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, ErrorPage> {
    let page = match query.as_deref() {
        None | Some("") => 1,
        Some(query) => {
            query.strip_prefix("page=").and_then(|page| page.parse().ok()).ok_or(ErrorPage::NotFound)?
        }
    };
    let words = looks.words;
    let (guest, main) =
        look_back(&app, looks, &id, move |past, reading| past.draw_log(reading, page)).await?;
    Ok(beside(&words, guest.as_ref(), &main))
}

/// The dice: what they showed, what was to be expected, how to check them.
pub(crate) async fn dice(
    State(app): State<App>,
    looks: LookBack,
    Path(id): Path<String>,
) -> Result<Response, ErrorPage> {
    let words = looks.words;
    let (guest, main) = look_back(&app, looks, &id, Past::draw_dice).await?;
    Ok(beside(&words, guest.as_ref(), &main))
}

/// A page about a table that is no table.
fn beside(words: &Words, guest: Option<&Guest>, main: &Markup) -> Response {
    let title = words.say("table-title");
    html(StatusCode::OK, page::whole(words, &title, guest, main))
}

/// The main part of a page that is made from the stored log, and who looks. A long game takes a while to fold, so this
/// is done in the workshop.
async fn look_back(
    app: &App,
    looks: LookBack,
    id: &str,
    draw: impl FnOnce(&Past, &Reading) -> Result<Markup, Missing> + Send + 'static,
) -> Result<(Option<Guest>, Markup), ErrorPage> {
    let guest = looks.visitor.0;
    let reading = Reading { guest: guest.as_ref().map(|guest| guest.id), words: looks.words };
    let turn = app.hall.workshop.turn(payer(reading.guest, looks.client), id).await;
    let past = Past::read(app.hall.clone(), id).await?;
    let drawn = turn.work(move || draw(&past, &reading)).await;
    let main = drawn.ok_or_else(|| ErrorPage::Fault(ServerFault::Page))??;
    Ok((guest, main))
}

pub(crate) fn payer(guest: Option<GuestId>, client: ClientAddress) -> Payer {
    let stranger = client.0.map_or(Payer::Stranger, |address| Payer::Address(network(address)));
    guest.map_or(stranger, Payer::Guest)
}

/// The records that were asked for last: they no longer change, and many readers share one.
#[derive(Debug, Default)]
pub(crate) struct Records(Mutex<VecDeque<(String, Bytes)>>);

impl Records {
    /// At most this many are kept.
    const KEPT: usize = 4;

    fn get(&self, id: &str) -> Option<Bytes> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(table, _)| table == id).map(|(_, record)| record.clone())
    }

    /// What is deleted is not kept.
    pub(crate) fn forget(&self, id: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(|(table, _)| table != id);
    }

    fn keep(&self, id: &str, record: Bytes) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.truncate(Records::KEPT - 1);
        kept.push_front((id.to_owned(), record));
    }
}

/// The record, once the game has ended: before, it would tell what is hidden.
pub(crate) async fn record(
    State(app): State<App>,
    looks: LookBack,
    Path(id): Path<String>,
) -> Result<Response, ErrorPage> {
    // Another server may have deleted the table since its record was kept here.
    if !app.hall.store.has_table(&id).await? {
        app.records.forget(&id);
        return Err(ErrorPage::NotFound);
    }
    let record = match app.records.get(&id) {
        Some(record) => record,
        None => {
            let guest = looks.visitor.0.map(|guest| guest.id);
            let turn = app.hall.workshop.turn(payer(guest, looks.client), &id).await;
            let past = Past::read(app.hall.clone(), &id).await?;
            let record = turn.work(move || past.record()).await;
            let record = record.ok_or_else(|| ErrorPage::Fault(ServerFault::Record))??;
            let record = Bytes::from(record.ok_or(ErrorPage::NotFound)?);
            app.records.keep(&id, record.clone());
            record
        }
    };
    let disposition = format!("attachment; filename=\"kaupang-{id}.txt\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, record).into_response())
}

pub(crate) async fn not_found() -> ErrorPage {
    ErrorPage::NotFound
}
