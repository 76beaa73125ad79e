//! Records from elsewhere, and games that go on from a position.

use axum::extract::multipart::MultipartError;
use axum::extract::{FromRequest, Multipart, Path, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use game::Seat;
use store::StoreError;

use crate::hall::{Opening, SeatWish, stand_in};
use crate::http::form::Fields;
use crate::http::guest::Visitor;
use crate::http::language::Reads;
use crate::http::pages::{front_page, payer, seat_of};
use crate::http::posted::Posted;
use crate::http::posts::{open_at_once, with_cookie};
use crate::http::{App, ErrorPage, ServerFault, html, status_of};
use crate::page;
use crate::settings::Settings;
use crate::table::{Cause, NoticePlace, Past, PlayOn, Refusal};
use crate::upload;

/// Where a record can be uploaded.
pub(crate) async fn form(Visitor(guest): Visitor, Reads(words): Reads) -> Response {
    html(StatusCode::OK, page::upload::page(&words, guest.as_ref(), None))
}

/// The text of a record that was sent, as a file or as text.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct SentRecord(String);

impl<S: Send + Sync> FromRequest<S> for SentRecord {
    type Rejection = ErrorPage;

    async fn from_request(request: Request, state: &S) -> Result<SentRecord, ErrorPage> {
        let form = Multipart::from_request(request, state).await;
        let mut form = form.map_err(|rejection| ErrorPage::Unreadable(rejection.status()))?;
        let unreadable = |error: MultipartError| ErrorPage::Unreadable(error.status());
        let (mut file, mut text) = (String::new(), String::new());
        while let Some(field) = form.next_field().await.map_err(unreadable)? {
            let place = match field.name() {
                Some("file") => &mut file,
                Some("text") => &mut text,
                _ => continue,
            };
            let bytes = field.bytes().await.map_err(unreadable)?;
            *place = String::from_utf8(bytes.into())
                .map_err(|_| ErrorPage::Unreadable(StatusCode::BAD_REQUEST))?;
        }
        // The file goes first; who has chosen none has pasted the text.
        Ok(SentRecord(if file.trim().is_empty() { text } else { file }))
    }
}

/// Takes a record and leads to its replay.
pub(crate) async fn upload(
    State(app): State<App>,
    posted: Posted<SentRecord>,
) -> Result<Response, ErrorPage> {
    let known = posted.welcome(&app, None).await?;
    let Posted { client, words, fields: SentRecord(text), .. } = posted;
    let guest = known.guest.clone();
    let read = {
        let (hall, guest, text) = (app.hall.clone(), guest.id, text.clone());
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
            let page = page::upload::page(&words, Some(&guest), Some((&refusal, &text)));
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
    Path(id): Path<String>,
    posted: Posted,
) -> Result<Response, ErrorPage> {
    let past = Past::read(app.hall.clone(), &id).await?;
    let fields = &posted.fields;
    let at = fields.get("at").and_then(|at| at.parse::<usize>().ok());
    let at = at.ok_or(ErrorPage::Unreadable(StatusCode::UNPROCESSABLE_ENTITY))?;
    let known = posted.welcome(&app, None).await?;
    let guest = known.guest.id;
    let turn = app.hall.workshop.turn(payer(Some(guest), posted.client), &id).await;
    let found = turn.work(move || past.position_at(guest, at)).await;
    let opening = match found.ok_or(ErrorPage::Fault(ServerFault::Page))?? {
        PlayOn::From { game, options, position, own } => Ok(Opening {
            places: places(fields, own, players_of(&app, &game, &options)?)?,
            game,
            options,
            title: String::new(),
            settings: Settings::default(),
            dice_words: Vec::new(),
            promises: Vec::new(),
            prepared: None,
            position: Some(position),
            played: Vec::new(),
        }),
        PlayOn::Forbidden => Err(Refusal::new(Cause::Forbidden, NoticePlace::Game, "what-if-forbidden")),
        PlayOn::NothingToPlay => Err(Refusal::new(Cause::Bad, NoticePlace::Game, "what-if-nothing")),
    };
    match opening {
        Ok(opening) => open_at_once(&app, &known, &posted, &format!("/t/{id}/what-if"), Ok(opening)).await,
        Err(refusal) => {
            let page = front_page(&app, Some(&known.guest), &posted.words, Some(&refusal)).await?;
            Ok(with_cookie((status_of(refusal.cause), page).into_response(), &known))
        }
    }
}

fn players_of(app: &App, game: &str, options: &[(String, String)]) -> Result<usize, ErrorPage> {
    let kind = app.hall.games.get(game).ok_or(ErrorPage::NotFound)?;
    (kind.line)(options).map(|(_, players)| players).map_err(|_| ErrorPage::Broken)
}

/// Who plays on: the guest in the seat that the form names, or else in their own, and bots in all others.
fn places(fields: &Fields, own: Option<Seat>, players: usize) -> Result<Vec<SeatWish>, ErrorPage> {
    let named = fields.get("seat").and_then(|seat| seat_of(seat.parse().ok()?));
    let seat = named.or(own).unwrap_or(Seat::new(0));
    if seat.index() >= players {
        return Err(ErrorPage::Unreadable(StatusCode::UNPROCESSABLE_ENTITY));
    }
    let bot = fields.get("bot").map_or_else(stand_in, str::to_owned);
    let place = |other: Seat| if other == seat { SeatWish::Host } else { SeatWish::Bot(bot.clone()) };
    Ok(Seat::all(players).map(place).collect())
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::header;

    use super::*;

    const FORM: &str = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\nContent-Type: \
                        text/plain\r\n\r\none\ntwo\r\n\r\n--x\r\ncontent-disposition: form-data; \
                        name=\"text\"\r\n\r\nthree\r\n--x--\r\n";

    async fn sent(kind: &str, body: &[u8]) -> Result<SentRecord, StatusCode> {
        let request = Request::post("/replay").header(header::CONTENT_TYPE, kind);
        let request = request.body(Body::from(body.to_vec())).unwrap();
        SentRecord::from_request(request, &()).await.map_err(|error| error.status())
    }

    #[tokio::test]
    async fn a_file_goes_before_a_text() {
        let kind = "multipart/form-data; boundary=x";
        assert_eq!(sent(kind, FORM.as_bytes()).await, Ok(SentRecord("one\ntwo\r\n".to_owned())));
        let without = FORM.replace("one\ntwo", "");
        assert_eq!(sent(kind, without.as_bytes()).await, Ok(SentRecord("three".to_owned())));
    }

    #[tokio::test]
    async fn what_is_no_form_with_a_record_is_refused() {
        let no = Err(StatusCode::BAD_REQUEST);
        assert_eq!(sent("text/plain; boundary=x", FORM.as_bytes()).await, no);
        assert_eq!(sent("multipart/form-data", FORM.as_bytes()).await, no);
        assert_eq!(sent("multipart/form-data; boundary=y", FORM.as_bytes()).await, no);
        let kind = "multipart/form-data; boundary=x";
        assert_eq!(
            sent(kind, b"--x\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n\xff\r\n--x--").await,
            no
        );
        for cut in 0..FORM.len() - 4 {
            // Cut off anywhere, it has no end.
            assert_eq!(sent(kind, &FORM.as_bytes()[..cut]).await, no, "{cut}");
        }
    }
}
