//! For whoever runs the server: health, metrics, and the built-in files.

use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::StoreError;
use tokio::time::timeout;

use crate::assets;
use crate::http::language::Reads;
use crate::http::{App, ErrorPage, html};
use crate::page;

/// Who looks after the server waits no longer for a store that doesn't answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// `ok`, if the store takes what is written.
pub(crate) async fn health(State(app): State<App>) -> Response {
    match try_to_write(&app).await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "nothing can be stored");
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n").into_response()
        }
    }
}

/// Whether the store takes what is written, as soon as that is known.
async fn try_to_write(app: &App) -> Result<(), StoreError> {
    timeout(PATIENCE, app.hall.store.try_to_write()).await.unwrap_or(Err(StoreError::NoAnswer))
}

pub(crate) async fn metrics(State(app): State<App>) -> Response {
    // Where nobody does anything, nobody else would notice that it is away.
    let text = app.hall.metrics.text(try_to_write(&app).await.is_ok());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

/// A built-in file. Whatever version is asked for, there is only this one; its address changes with its content.
pub(crate) async fn asset(Path((_version, name)): Path<(String, String)>) -> Result<Response, ErrorPage> {
    let content = assets::find(&name).ok_or(ErrorPage::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, assets::content_type(&name)),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, content).into_response())
}

/// A file whose address has no version, because others name it.
fn plain(name: &str) -> Result<Response, ErrorPage> {
    let content = assets::find(name).ok_or(ErrorPage::NotFound)?;
    let headers =
        [(header::CONTENT_TYPE, assets::content_type(name)), (header::CACHE_CONTROL, "public, max-age=3600")];
    Ok((headers, content).into_response())
}

/// What makes the table installable.
pub(crate) async fn manifest() -> Result<Response, ErrorPage> {
    plain("manifest.webmanifest")
}

pub(crate) async fn icon() -> Result<Response, ErrorPage> {
    plain("icon.svg")
}

/// The icon as a picture, as the manifest names it.
pub(crate) async fn icon_picture(Path(name): Path<String>) -> Result<Response, ErrorPage> {
    plain(&format!("icon-{name}"))
}

/// The worker that says that there is no connection. It has to lie at the root to see all pages.
pub(crate) async fn worker() -> Result<Response, ErrorPage> {
    plain("worker.js")
}

/// What it says.
pub(crate) async fn away(Reads(words): Reads) -> Response {
    html(StatusCode::OK, page::sorry(&words, None, "sorry-away"))
}

/// What became of a table that somebody had open.
pub(crate) async fn deleted(Reads(words): Reads) -> Response {
    html(StatusCode::OK, page::sorry(&words, None, "sorry-deleted"))
}

/// A drawing of a game that never changes; its name changes with its content.
pub(crate) async fn drawing(
    State(app): State<App>,
    Path((game, name)): Path<(String, String)>,
) -> Result<Response, ErrorPage> {
    let kind = app.hall.games.get(&game).ok_or(ErrorPage::NotFound)?;
    let content = (kind.drawing)(&name).ok_or(ErrorPage::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, assets::content_type(&name)),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, content.to_string()).into_response())
}

/// The sentences of a game's rule reference in a language, for the tips.
pub(crate) async fn rules(
    State(app): State<App>,
    Path((game, language)): Path<(String, String)>,
) -> Result<Response, ErrorPage> {
    let kind = app.hall.games.get(&game).ok_or(ErrorPage::NotFound)?;
    let clauses = &(kind.rulebook)(language.parse().map_err(|_| ErrorPage::NotFound)?).clauses;
    let sentences: serde_json::Map<String, serde_json::Value> =
        clauses.iter().map(|clause| (clause.id.to_string(), clause.text.clone().into())).collect();
    let headers = [(header::CACHE_CONTROL, "public, max-age=3600")];
    Ok((headers, axum::Json(sentences)).into_response())
}
