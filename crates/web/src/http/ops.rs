//! For whoever runs the server: health, metrics, and the built-in files.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::assets;
use crate::http::{App, Sorry};

/// `ok`, if the store takes what is written.
pub(crate) async fn health(State(app): State<App>) -> Response {
    match app.hall.store.try_to_write().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "nothing can be stored");
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n").into_response()
        }
    }
}

pub(crate) async fn metrics(State(app): State<App>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.hall.metrics.text()).into_response()
}

pub(crate) async fn asset(Path(name): Path<String>) -> Result<Response, Sorry> {
    let (kind, content) = match name.as_str() {
        "kaupang.css" => ("text/css; charset=utf-8", assets::CSS),
        "table.js" => ("text/javascript; charset=utf-8", assets::SCRIPT),
        "icon.svg" => ("image/svg+xml", assets::ICON),
        _ => return Err(Sorry::NotFound),
    };
    // The address has the hash of the content in it.
    let headers =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((headers, content).into_response())
}
