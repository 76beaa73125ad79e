//! What the server knows about a guest, for them to see, to take along, and to have erased.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use store::{Guest, GuestData, GuestTable};

use crate::http::form::Fields;
use crate::http::guest::{MaybeGuest, no_cookie};
use crate::http::language::Reads;
use crate::http::{API_VERSION, App, ErrorPage, html};
use crate::page;

pub(crate) async fn page(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Reads(words): Reads,
) -> Result<Response, ErrorPage> {
    let data = match &guest {
        Some(guest) => Some(app.hall.store.data_of(guest).await?),
        None => None,
    };
    Ok(html(StatusCode::OK, page::me::page(&words, data.as_ref())))
}

/// All of it, as a file.
pub(crate) async fn download(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
) -> Result<Response, ErrorPage> {
    let guest = guest.ok_or(ErrorPage::NotFound)?;
    let data = told(&app.hall.store.data_of(&guest).await?);
    let text = serde_json::to_string_pretty(&data).unwrap_or_default();
    let headers = [
        (header::CONTENT_TYPE, "application/json; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"kaupang-me.json\""),
    ];
    Ok((headers, text).into_response())
}

/// The same for programs.
pub(crate) async fn data(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
) -> Result<Json<Value>, ErrorPage> {
    let guest = guest.ok_or(ErrorPage::NoToken)?;
    Ok(Json(told(&app.hall.store.data_of(&guest).await?)))
}

fn told(data: &GuestData) -> Value {
    let table = |table: &GuestTable| {
        let seats: Vec<Value> = table
            .seats
            .iter()
            .map(|(seat, name)| json!({"seat": format!("P{}", seat + 1), "name": name}))
            .collect();
        json!({
            "table": table.id, "game": table.game, "title": table.title, "stage": table.phase.name(),
            "created": table.created, "changed": table.changed, "is_host": table.is_host, "seats": seats,
            "log": format!("/t/{}/log", table.id),
        })
    };
    let chat: Vec<Value> = data
        .chat
        .iter()
        .map(|(table, line)| json!({"table": table, "name": line.name, "at": line.at, "line": line.line}))
        .collect();
    let mutes: Vec<Value> =
        data.mutes.iter().map(|(table, guest)| json!({"table": table, "guest": guest})).collect();
    json!({
        "version": API_VERSION,
        "guest": data.guest.id,
        "name": data.guest.name,
        "created": data.created,
        "muted_by_operator": data.hushed,
        "tables": data.tables.iter().map(table).collect::<Vec<Value>>(),
        "chat": chat,
        "mutes": mutes,
    })
}

pub(crate) async fn erase(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Reads(words): Reads,
    fields: Fields,
) -> Result<Response, ErrorPage> {
    let (Some(guest), Some(_)) = (guest, fields.get("sure")) else {
        return Err(ErrorPage::Unreadable(StatusCode::UNPROCESSABLE_ENTITY));
    };
    erase_guest(&app, guest).await?;
    let mut response = html(StatusCode::OK, page::sorry(&words, None, "me-erased"));
    response.headers_mut().append(header::SET_COOKIE, no_cookie());
    Ok(response)
}

pub(crate) async fn erase_by_program(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
) -> Result<Json<Value>, ErrorPage> {
    erase_guest(&app, guest.ok_or(ErrorPage::NoToken)?).await?;
    Ok(Json(json!({"version": API_VERSION, "done": "erased"})))
}

/// Whoever breaks off in the middle is forgotten all the same.
async fn erase_guest(app: &App, guest: Guest) -> Result<(), ErrorPage> {
    let (hall, number) = (app.hall.clone(), guest.id);
    let erased = tokio::spawn(async move { hall.erase(&guest).await });
    let tables = erased.await.map_err(|_| ErrorPage::Fault(super::ServerFault::Panic))??;
    tables.iter().for_each(|table| app.records.forget(table));
    tracing::info!(guest = number, tables = tables.len(), "a guest is forgotten");
    Ok(())
}
