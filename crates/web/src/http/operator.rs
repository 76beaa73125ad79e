//! For the operator of the server: all tables are looked through, ended or deleted, and guests are muted.
//!
//! Who has the token (`--operator-token-file`) comes in by a form and a cookie, or with `Authorization: Bearer …` to
//! the JSON interface. Each deed leaves a line in the log of the server.

use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};
use store::{ChatLine, GuestId, Hushed, Sought, TableLine, TableReport, TableRow};

use crate::http::form::Fields;
use crate::http::guard::ClientAddress;
use crate::http::guest::cookies;
use crate::http::language::Reads;
use crate::http::limit::Asker;
use crate::http::{API_VERSION, App, ErrorPage, html};
use crate::operator::{OperatorKey, SESSION};
use crate::page;
use crate::page::operator::{Listed, OperatorDeed, Report};
use crate::table::Close;

/// The cookie of a browser that has come in. It is sent to no page that another site has led to.
const COOKIE: &str = "kaupang_operator";
/// So many tables are on a page.
const LISTED: u32 = 30;
/// So many lines of a table's chat are shown.
const CHAT: u32 = 100;

pub(crate) fn pages() -> Router<App> {
    Router::new()
        .route("/", get(list))
        .route("/enter", post(enter))
        .route("/leave", post(leave))
        .route("/tables/{table}", get(table))
        .route("/tables/{table}/end", post(end))
        .route("/tables/{table}/delete", post(delete))
        .route("/guests/{guest}/{deed}", post(mute))
}

pub(crate) fn api() -> Router<App> {
    Router::new()
        .route("/tables", get(list_data))
        .route("/tables/{table}", get(table_data))
        .route("/tables/{table}/end", post(end_data))
        .route("/tables/{table}/delete", post(delete_data))
        .route("/guests/{guest}/{deed}", post(mute_data))
        .fallback(async || ErrorPage::NotFound)
}

/// Who has proven to be the operator, and from where they come.
#[derive(Debug, Clone, Copy)]
struct Operator(ClientAddress);

impl FromRequestParts<App> for Operator {
    type Rejection = ErrorPage;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Operator, ErrorPage> {
        let key = key(app)?;
        let client = parts.extensions.get().copied().unwrap_or(ClientAddress(None));
        if has_session(key, &parts.headers) {
            return Ok(Operator(client));
        }
        let bearer = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        match bearer.and_then(|value| value.strip_prefix("Bearer ")) {
            Some(token) => prove(app, key, token.trim(), client).map(|()| Operator(client)),
            None => Err(ErrorPage::NotOperator),
        }
    }
}

/// Without a token there is no operator, and nothing at these addresses.
fn key(app: &App) -> Result<&OperatorKey, ErrorPage> {
    app.hall.config.operator.as_ref().ok_or(ErrorPage::NotFound)
}

fn has_session(key: &OperatorKey, headers: &HeaderMap) -> bool {
    cookies(headers, COOKIE).any(|session| key.believes(session))
}

/// Whether that is the operator's token. Who tries again and again has to wait, even with the right one: otherwise
/// guessing would cost nothing.
fn prove(app: &App, key: &OperatorKey, token: &str, client: ClientAddress) -> Result<(), ErrorPage> {
    let asker = Asker { address: client.0, guest: client.0.is_none().then_some(0), ..Asker::default() };
    app.limits.guesses.take(asker, 1.0).map_err(ErrorPage::TooMany)?;
    if key.is(token) {
        app.limits.guesses.give_back(asker, 1.0);
        return Ok(());
    }
    tracing::warn!(address = ?client.0, "somebody has tried to be the operator");
    Err(ErrorPage::NotOperator)
}

/// Which tables are looked for.
#[derive(Debug, Default, Deserialize)]
struct TableQuery {
    #[serde(default)]
    find: String,
    /// The time and the id of the table after which it goes on: `1763345045000-3fa…`.
    after: Option<String>,
}

impl TableQuery {
    fn sought(&self) -> Sought {
        // A link may be pasted as it is: what follows `/t/` is the table.
        let find = self.find.trim();
        let find =
            find.split_once("/t/").map_or(find, |(_, rest)| rest.split('/').next().unwrap_or_default());
        if !find.is_empty() {
            return Sought::Text(find.to_owned());
        }
        let after = self.after.as_deref().and_then(|after| after.split_once('-'));
        let after = after.and_then(|(changed, id)| Some((changed.parse().ok()?, id)));
        after.map_or_else(Sought::latest, |(changed, id)| Sought::After { changed, id: id.to_owned() })
    }
}

/// Where a further page goes on.
fn after(reports: &[TableReport]) -> Option<String> {
    let last = reports.last().filter(|_| reports.len() == LISTED as usize)?;
    Some(format!("{}-{}", last.line.changed, last.line.id))
}

async fn look_through(
    app: &App,
    wanted: &TableQuery,
) -> Result<(Vec<TableReport>, Option<String>), ErrorPage> {
    let sought = wanted.sought();
    let reports = app.hall.store.look_through(&sought, LISTED).await?;
    let after = after(&reports).filter(|_| matches!(sought, Sought::After { .. }));
    Ok((reports, after))
}

/// The list, or the door for who has not come in yet.
async fn list(
    State(app): State<App>,
    Reads(words): Reads,
    headers: HeaderMap,
    wanted: Result<Query<TableQuery>, QueryRejection>,
) -> Result<Response, ErrorPage> {
    if !has_session(key(&app)?, &headers) {
        return Ok(html(StatusCode::OK, page::operator::door(&words)));
    }
    let Query(wanted) = wanted.map_err(|_| ErrorPage::Unreadable(StatusCode::BAD_REQUEST))?;
    let (reports, after) = look_through(&app, &wanted).await?;
    let listed = Listed { find: &wanted.find, reports: &reports, after: after.as_deref() };
    Ok(html(StatusCode::OK, page::operator::list(&words, &listed)))
}

async fn enter(
    State(app): State<App>,
    Extension(client): Extension<ClientAddress>,
    fields: Fields,
) -> Result<Response, ErrorPage> {
    let key = key(&app)?;
    prove(&app, key, fields.get("token").unwrap_or_default().trim(), client)?;
    tracing::info!(address = ?client.0, "the operator has come in");
    Ok(set_cookie(&key.session(), SESSION.as_secs()))
}

async fn leave(State(app): State<App>) -> Result<Response, ErrorPage> {
    key(&app)?;
    Ok(set_cookie("", 0))
}

fn set_cookie(session: &str, age: u64) -> Response {
    let mut response = Redirect::to("/operator").into_response();
    let cookie = format!("{COOKIE}={session}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// What the operator sees of a table.
struct SeenTable {
    row: TableRow,
    chat: Vec<ChatLine>,
    hushed: Vec<GuestId>,
}

async fn see(app: &App, id: &str) -> Result<SeenTable, ErrorPage> {
    let store = &app.hall.store;
    let row = store.table(id).await?.ok_or(ErrorPage::NotFound)?;
    Ok(SeenTable { row, chat: store.chat(id, CHAT).await?, hushed: store.hushed().await? })
}

/// What was done just now.
#[derive(Debug, Deserialize)]
struct JustDone {
    done: Option<OperatorDeed>,
}

async fn table(
    State(app): State<App>,
    _operator: Operator,
    Reads(words): Reads,
    Path(id): Path<String>,
    done: Result<Query<JustDone>, QueryRejection>,
) -> Result<Response, ErrorPage> {
    let SeenTable { row, chat, hushed } = see(&app, &id).await?;
    let done = done.ok().and_then(|Query(JustDone { done })| done);
    let report = Report { row: &row, chat: &chat, hushed: &hushed, done };
    Ok(html(StatusCode::OK, page::operator::table(&words, &report)))
}

async fn end(
    State(app): State<App>,
    operator: Operator,
    Path(id): Path<String>,
) -> Result<Redirect, ErrorPage> {
    end_table(&app, operator, &id).await?;
    Ok(Redirect::to(&format!("/operator/tables/{id}?done=ended")))
}

async fn delete(
    State(app): State<App>,
    operator: Operator,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Redirect, ErrorPage> {
    // The form has a box to tick, so that no slip of the finger deletes anything.
    if fields.get("sure").is_none() {
        return Ok(Redirect::to(&format!("/operator/tables/{id}")));
    }
    delete_table(&app, operator, &id).await?;
    Ok(Redirect::to("/operator"))
}

async fn mute(
    State(app): State<App>,
    operator: Operator,
    Path((guest, deed)): Path<(GuestId, String)>,
    fields: Fields,
) -> Result<Redirect, ErrorPage> {
    let hushed = hush_guest(&app, operator, guest, &deed).await?;
    let done = if hushed == Hushed::Yes { "muted" } else { "unmuted" };
    // An id has letters and digits only; anything else leads to the list.
    let table = fields.get("table").filter(|id| id.bytes().all(|byte| byte.is_ascii_alphanumeric()));
    Ok(Redirect::to(&match table {
        Some(table) => format!("/operator/tables/{table}?done={done}"),
        None => "/operator".to_owned(),
    }))
}

/// Ends a table, for all to see.
async fn end_table(app: &App, Operator(client): Operator, id: &str) -> Result<(), ErrorPage> {
    if let Err(refusal) = app.hall.ask(id, Close).await? {
        tracing::warn!(table = id, reason = refusal.key, "the operator can't end a table");
        return Err(ErrorPage::Fault(super::ServerFault::Page));
    }
    tracing::info!(table = id, address = ?client.0, "the operator has ended a table");
    Ok(())
}

async fn delete_table(app: &App, Operator(client): Operator, id: &str) -> Result<(), ErrorPage> {
    app.hall.store.table(id).await?.ok_or(ErrorPage::NotFound)?;
    app.hall.delete_table(id).await?;
    app.records.forget(id);
    tracing::info!(table = id, address = ?client.0, "the operator has deleted a table");
    Ok(())
}

async fn hush_guest(
    app: &App,
    Operator(client): Operator,
    guest: GuestId,
    deed: &str,
) -> Result<Hushed, ErrorPage> {
    let hushed = match deed {
        "mute" => Hushed::Yes,
        "unmute" => Hushed::No,
        _ => return Err(ErrorPage::NotFound),
    };
    if !app.hall.mute(guest, hushed).await? {
        return Err(ErrorPage::NotFound);
    }
    tracing::info!(guest, ?hushed, address = ?client.0, "the operator has muted a guest, or lets them speak");
    Ok(hushed)
}

fn seats(line: &TableLine) -> Vec<Value> {
    let seat = |seat: &store::SeatRow| json!({"guest": seat.guest, "bot": seat.bot, "name": seat.name});
    line.seats.iter().map(seat).collect()
}

async fn list_data(
    State(app): State<App>,
    _operator: Operator,
    wanted: Result<Query<TableQuery>, QueryRejection>,
) -> Result<Json<Value>, ErrorPage> {
    let Query(wanted) = wanted.map_err(|_| ErrorPage::Unreadable(StatusCode::BAD_REQUEST))?;
    let (reports, after) = look_through(&app, &wanted).await?;
    let table = |report: &TableReport| {
        let line = &report.line;
        json!({
            "table": line.id, "game": line.game, "title": line.title, "stage": line.phase.name(),
            "changed": line.changed, "seats": seats(line), "muted": report.hushed,
        })
    };
    let tables: Vec<Value> = reports.iter().map(table).collect();
    Ok(Json(json!({"version": API_VERSION, "tables": tables, "after": after})))
}

async fn table_data(
    State(app): State<App>,
    _operator: Operator,
    Path(id): Path<String>,
) -> Result<Json<Value>, ErrorPage> {
    let SeenTable { row, chat, hushed } = see(&app, &id).await?;
    let chat: Vec<Value> = chat
        .iter()
        .map(|line| json!({"guest": line.guest, "name": line.name, "at": line.at, "line": line.line}))
        .collect();
    let seats: Vec<Value> = row
        .table
        .seats
        .iter()
        .map(|seat| json!({"guest": seat.guest, "bot": seat.bot, "name": seat.name}))
        .collect();
    Ok(Json(json!({
        "version": API_VERSION, "table": id, "game": row.table.game, "title": row.table.title,
        "stage": row.phase.name(), "created": row.created, "seats": seats, "chat": chat, "muted": hushed,
    })))
}

/// What says that it is done.
fn done(what: &str) -> Json<Value> {
    Json(json!({"version": API_VERSION, "done": what}))
}

async fn end_data(
    State(app): State<App>,
    operator: Operator,
    Path(id): Path<String>,
) -> Result<Json<Value>, ErrorPage> {
    end_table(&app, operator, &id).await.map(|()| done("ended"))
}

async fn delete_data(
    State(app): State<App>,
    operator: Operator,
    Path(id): Path<String>,
) -> Result<Json<Value>, ErrorPage> {
    delete_table(&app, operator, &id).await.map(|()| done("deleted"))
}

async fn mute_data(
    State(app): State<App>,
    operator: Operator,
    Path((guest, deed)): Path<(GuestId, String)>,
) -> Result<Json<Value>, ErrorPage> {
    let hushed = hush_guest(&app, operator, guest, &deed).await?;
    Ok(done(if hushed == Hushed::Yes { "muted" } else { "unmuted" }))
}
