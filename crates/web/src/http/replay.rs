//! Records from elsewhere, and games that go on from a position.

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use game::Seat;
use store::{Guest, StoreError};

use crate::hall::{Opening, Place, stand_in};
use crate::http::form::Fields;
use crate::http::guard::ClientAddress;
use crate::http::guest::{MaybeGuest, welcome};
use crate::http::language::Reads;
use crate::http::pages::{front_page, payer, seat_of};
use crate::http::posts::{open_at_once, with_cookie};
use crate::http::{App, ErrorPage, ServerFault, html, multipart, status_of};
use crate::page;
use crate::settings::Settings;
use crate::table::{Cause, NoticePlace, Past, PlayOn, Refusal};
use crate::upload;

/// Where a record can be uploaded.
pub(crate) async fn form(MaybeGuest(guest): MaybeGuest, Reads(words): Reads) -> Response {
    html(StatusCode::OK, page::upload::page(&words, guest.as_ref(), None))
}

/// Takes a record, as a file or as text, and leads to its replay.
pub(crate) async fn upload(
    State(app): State<App>,
    visitor: MaybeGuest,
    Extension(client): Extension<ClientAddress>,
    reads: Reads,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, ErrorPage> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let fields = multipart::fields(kind, &body).ok_or(ErrorPage::Unreadable(StatusCode::BAD_REQUEST))?;
    // The file goes first; who has chosen none has pasted the text.
    let text = ["file", "text"].into_iter().filter_map(|name| fields.get(name));
    let text = text.into_iter().find(|text| !text.trim().is_empty()).cloned().unwrap_or_default();
    let known = welcome(&app, visitor, client, reads, None).await?;
    let guest = known.guest.clone();
    let read = {
        let (hall, guest) = (app.hall.clone(), guest.id);
        let turn = app.hall.workshop.turn(payer(Some(guest), client), "upload").await;
        turn.work(move || upload::table_of(&hall.games, &text, guest)).await
    };
    let stored = match read.ok_or(ErrorPage::Fault(ServerFault::Record))? {
        Ok(opened) => keep(&app, opened).await?,
        Err(refusal) => Err(refusal),
    };
    let response = match stored {
        Ok(id) => Redirect::to(&format!("/t/{id}/at?stop=0")).into_response(),
        Err(refusal) => {
            let page = page::upload::page(&reads.0, Some(&guest), Some(&refusal));
            html(status_of(refusal.cause), page)
        }
    };
    Ok(with_cookie(response, &known))
}

/// Stores the table of a record, unless it is there already; its id.
async fn keep(app: &App, opened: store::Opened) -> Result<Result<String, Refusal>, ErrorPage> {
    let id = opened.table.id.clone();
    if app.hall.store.table(&id).await?.is_some() {
        return Ok(Ok(id));
    }
    match app.hall.store.add_table(opened, app.hall.config.tables_per_guest).await {
        Ok(_) => Ok(Ok(id)),
        Err(StoreError::TooManyTables { most }) => {
            let refusal = Refusal::new(Cause::Limit, NoticePlace::Game, "upload-many");
            Ok(Err(refusal.with("count", most)))
        }
        // Somebody else has uploaded the same in this moment.
        Err(_) if app.hall.store.table(&id).await?.is_some() => Ok(Ok(id)),
        Err(error) => Err(error.into()),
    }
}

/// A new table with bots that goes on from a position of another one.
pub(crate) async fn what_if(
    State(app): State<App>,
    visitor: MaybeGuest,
    Extension(client): Extension<ClientAddress>,
    reads: Reads,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, ErrorPage> {
    let past = Past::read(app.hall.clone(), &id).await?;
    let at = fields.get("at").and_then(|at| at.parse::<usize>().ok());
    let at = at.ok_or(ErrorPage::Unreadable(StatusCode::UNPROCESSABLE_ENTITY))?;
    let known = welcome(&app, visitor, client, reads, None).await?;
    let guest = known.guest.id;
    let turn = app.hall.workshop.turn(payer(Some(guest), client), &id).await;
    let found = turn.work(move || past.position_at(guest, at)).await;
    let opening = match found.ok_or(ErrorPage::Fault(ServerFault::Page))?? {
        PlayOn::From { game, options, position, own } => Ok(Opening {
            places: places(&fields, own, players_of(&app, &game, &options)?)?,
            game,
            options,
            title: String::new(),
            settings: Settings::default(),
            words: Vec::new(),
            prepared: None,
            position: Some(position),
        }),
        PlayOn::Forbidden => Err(Refusal::new(Cause::Forbidden, NoticePlace::Game, "what-if-forbidden")),
        PlayOn::NothingToPlay => Err(Refusal::new(Cause::Bad, NoticePlace::Game, "what-if-nothing")),
    };
    match opening {
        Ok(opening) => open_at_once(&app, &known, &reads, Ok(opening)).await,
        Err(refusal) => {
            let page = refused(&app, &known.guest, &reads, &refusal).await?;
            Ok(with_cookie(page, &known))
        }
    }
}

async fn refused(app: &App, guest: &Guest, reads: &Reads, refusal: &Refusal) -> Result<Response, ErrorPage> {
    let page = front_page(app, Some(guest), &reads.0, Some(refusal)).await?;
    Ok((status_of(refusal.cause), page).into_response())
}

fn players_of(app: &App, game: &str, options: &[(String, String)]) -> Result<usize, ErrorPage> {
    let kind = app.hall.games.get(game).ok_or(ErrorPage::NotFound)?;
    (kind.line)(options).map(|(_, players)| players).map_err(|_| ErrorPage::Broken)
}

/// Who plays on: the guest in the seat that the form names, or else in their own, and bots in all others.
fn places(fields: &Fields, own: Option<Seat>, players: usize) -> Result<Vec<Place>, ErrorPage> {
    let named = fields.get("seat").and_then(|seat| seat_of(seat.parse().ok()?));
    let seat = named.or(own).unwrap_or(Seat::new(0));
    if seat.index() >= players {
        return Err(ErrorPage::Unreadable(StatusCode::UNPROCESSABLE_ENTITY));
    }
    let bot = fields.get("bot").map_or_else(stand_in, str::to_owned);
    let place = |other: Seat| if other == seat { Place::Host } else { Place::Bot(bot.clone()) };
    Ok(Seat::all(players).map(place).collect())
}
