//! Pages to read.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Seat;
use maud::Markup;
use store::{Guest, GuestId, TableLine};

use crate::hall::Missing;
use crate::http::guest::Visitor;
use crate::http::{App, Sorry, html};
use crate::page;
use crate::table::{Past, Refusal};

/// As many tables are listed.
const LISTED: u32 = 30;

pub(crate) async fn front(State(app): State<App>, Visitor(guest): Visitor) -> Result<Response, Sorry> {
    front_page(&app, guest.as_ref(), None).await
}

pub(crate) async fn front_page(
    app: &App,
    guest: Option<&Guest>,
    notice: Option<&Refusal>,
) -> Result<Response, Sorry> {
    let open = open_tables(app).await?;
    let mine = match guest {
        Some(guest) => app.hall.store.tables_of(guest.id, LISTED).await?,
        None => Vec::new(),
    };
    let front = page::front::Front {
        words: &app.hall.words,
        guest,
        games: app.hall.games.all(),
        open: &open,
        mine: &mine,
        notice,
    };
    Ok(html(StatusCode::OK, page::front::page(&front)))
}

/// The tables that everybody may find.
pub(crate) async fn open_tables(app: &App) -> Result<Vec<TableLine>, Sorry> {
    Ok(app.hall.store.public_tables(LISTED).await?)
}

pub(crate) async fn new(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Path(game): Path<String>,
) -> Result<Response, Sorry> {
    let kind = app.hall.games.get(&game).ok_or(Sorry::NotFound)?;
    Ok(html(StatusCode::OK, page::new::page(&app.hall.words, guest.as_ref(), kind, None)))
}

pub(crate) async fn table(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Path(id): Path<String>,
) -> Result<Response, Sorry> {
    table_page(&app, guest, &id, None, StatusCode::OK).await
}

/// The whole page of a table.
pub(crate) async fn table_page(
    app: &App,
    guest: Option<Guest>,
    id: &str,
    notice: Option<Refusal>,
    status: StatusCode,
) -> Result<Response, Sorry> {
    let main = fragment(app, guest.clone(), id, notice).await?;
    let title = app.hall.words.say("table-title");
    Ok(html(status, page::whole_table(&app.hall.words, &title, &main)))
}

/// The main part of the page of a table.
pub(crate) async fn fragment(
    app: &App,
    guest: Option<Guest>,
    id: &str,
    notice: Option<Refusal>,
) -> Result<Markup, Sorry> {
    let handle = app.hall.table(id).await?;
    match handle.draw(guest.clone(), notice.clone()).await {
        Ok(main) => Ok(main),
        // It went to sleep just now: once more.
        Err(_) => Ok(app.hall.table(id).await?.draw(guest, notice).await?),
    }
}

pub(crate) async fn seat(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Path((id, number, token)): Path<(String, usize, String)>,
) -> Result<Response, Sorry> {
    let seat = seat_of(number).ok_or(Sorry::NotFound)?;
    if !app.hall.key.opens(&id, seat, &token) {
        return Err(Sorry::NotFound);
    }
    app.hall.table(&id).await?;
    Ok(html(StatusCode::OK, page::seat::page(&app.hall.words, guest.as_ref(), &id, seat, &token)))
}

/// The seat of a number that counts from 1.
pub(crate) fn seat_of(number: usize) -> Option<Seat> {
    (1..=Seat::LIMIT).contains(&number).then(|| Seat::new(number - 1))
}

/// The table as it was after so many entries of its log.
pub(crate) async fn past(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Path((id, count)): Path<(String, String)>,
) -> Result<Response, Sorry> {
    let count: usize = count.parse().map_err(|_| Sorry::NotFound)?;
    let main = look_back(&app, guest.as_ref(), &id, move |past, guest| match count <= past.length() {
        true => past.draw_at(guest, count),
        false => Err(Missing::Unknown),
    })
    .await?;
    let title = app.hall.words.say("table-title");
    Ok(html(StatusCode::OK, page::whole_table(&app.hall.words, &title, &main)))
}

/// The whole log.
pub(crate) async fn log(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Path(id): Path<String>,
) -> Result<Response, Sorry> {
    let main = look_back(&app, guest.as_ref(), &id, Past::draw_log).await?;
    Ok(beside(&app, guest.as_ref(), &main))
}

/// The dice: what they showed, what was to be expected, how to check them.
pub(crate) async fn dice(
    State(app): State<App>,
    Visitor(guest): Visitor,
    Path(id): Path<String>,
) -> Result<Response, Sorry> {
    let main = look_back(&app, guest.as_ref(), &id, Past::draw_dice).await?;
    Ok(beside(&app, guest.as_ref(), &main))
}

/// A page about a table that is no table.
fn beside(app: &App, guest: Option<&Guest>, main: &Markup) -> Response {
    let title = app.hall.words.say("table-title");
    html(StatusCode::OK, page::whole(&app.hall.words, &title, guest, main))
}

/// The main part of a page that is made from the stored log. A long game takes a while to fold, so this is done aside and by few at once.
async fn look_back(
    app: &App,
    guest: Option<&Guest>,
    id: &str,
    draw: impl FnOnce(&Past, Option<GuestId>) -> Result<Markup, Missing> + Send + 'static,
) -> Result<Markup, Sorry> {
    let past = Past::read(app.hall.clone(), id).await?;
    let viewer = guest.map(|guest| guest.id);
    let _turn = app.hall.readers.acquire().await;
    let drawn = tokio::task::spawn_blocking(move || draw(&past, viewer)).await;
    Ok(drawn.map_err(|error| Sorry::Fault(error.to_string()))??)
}

/// The record, once the game has ended: before, it would tell what is hidden.
pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Sorry> {
    let record = app.hall.table(&id).await?.record().await?.ok_or(Sorry::NotFound)?;
    let disposition = format!("attachment; filename=\"kaupang-{id}.txt\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, record).into_response())
}

pub(crate) async fn not_found() -> Sorry {
    Sorry::NotFound
}
