//! The server's addresses.
//!
//! A request goes through the [guard](guard) (host, origin, rate, security headers), finds out [who asks](guest), and is
//! answered by [pages](pages), [posts](posts), [streams](stream), the [API](api) or [operations](ops).

mod api;
mod form;
mod guard;
mod guest;
mod limit;
mod ops;
mod pages;
mod posts;
mod stream;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::Markup;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::hall::{Hall, Missing};
use crate::http::limit::Limits;
use crate::page;
use crate::table::{Asleep, Cause};
use crate::words::Words;

/// Longer bodies are refused.
const LONGEST_BODY: usize = 16 << 10;

/// What every request can reach.
#[derive(Debug, Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    limits: Arc<Limits>,
}

/// All addresses of the server.
pub fn router(hall: Arc<Hall>) -> Router {
    let limits = Arc::new(Limits::new(hall.config.posts_per_second));
    let app = App { hall, limits };
    Router::new()
        .route("/", get(pages::front))
        .route("/name", post(posts::name))
        .route("/play/{game}", post(posts::play))
        .route("/new/{game}", get(pages::new).post(posts::new))
        .route("/t/{table}", get(pages::table))
        .route("/t/{table}/stream", get(stream::page))
        .route("/t/{table}/record", get(pages::record))
        .route("/t/{table}/at/{count}", get(pages::past))
        .route("/t/{table}/log", get(pages::log))
        .route("/t/{table}/dice", get(pages::dice))
        .route("/t/{table}/seat/{seat}/{token}", get(pages::seat))
        .route("/t/{table}/{deed}", post(posts::deed))
        .nest("/api/v1", api::router())
        .route("/api/docs", get(api::docs))
        .route("/assets/{version}/{*name}", get(ops::asset))
        .route("/rules/{game}", get(ops::rules))
        .route("/healthz", get(ops::health))
        .route("/metrics", get(ops::metrics))
        .fallback(pages::not_found)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new())
        .layer(axum::middleware::from_fn_with_state(app.clone(), guard::guard))
        .layer(CatchPanicLayer::new())
        .with_state(app)
}

fn html(status: StatusCode, markup: Markup) -> Response {
    (status, Html(markup.into_string())).into_response()
}

/// What goes wrong beside the game, as a page.
#[derive(Debug)]
pub(crate) enum Sorry {
    /// There is nothing at this address.
    NotFound,
    /// The table can't be set up.
    Broken,
    /// What was posted can't be read, with the status that says why.
    Unreadable(StatusCode),
    /// As many streams are open as may be.
    Crowded,
    /// The store can't be read, or takes nothing.
    Store(String),
    /// The server failed.
    Fault(String),
}

impl Sorry {
    fn status(&self) -> StatusCode {
        match self {
            Sorry::NotFound => StatusCode::NOT_FOUND,
            Sorry::Unreadable(status) => *status,
            Sorry::Crowded | Sorry::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Sorry::Broken | Sorry::Fault(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn key(&self) -> &'static str {
        match self {
            Sorry::NotFound => "sorry-not-found",
            Sorry::Unreadable(StatusCode::PAYLOAD_TOO_LARGE) => "sorry-too-large",
            Sorry::Unreadable(_) => "sorry-unreadable",
            Sorry::Crowded => "sorry-crowded",
            Sorry::Broken => "sorry-broken",
            Sorry::Store(_) => "sorry-store",
            Sorry::Fault(_) => "sorry-fault",
        }
    }

    /// Tells whoever runs the server what its guests are not told.
    fn log(&self) {
        match self {
            Sorry::Fault(reason) => tracing::error!(reason, "a request failed"),
            Sorry::Store(reason) => tracing::error!(reason, "the store failed"),
            _ => {}
        }
    }
}

impl IntoResponse for Sorry {
    fn into_response(self) -> Response {
        self.log();
        html(self.status(), page::sorry(&Words::ENGLISH, None, self.key()))
    }
}

impl From<Missing> for Sorry {
    fn from(missing: Missing) -> Sorry {
        match missing {
            Missing::Unknown => Sorry::NotFound,
            Missing::Broken(reason) => {
                tracing::error!(reason, "a table is broken");
                Sorry::Broken
            }
            Missing::Store(error) => error.into(),
        }
    }
}

impl From<store::StoreError> for Sorry {
    fn from(error: store::StoreError) -> Sorry {
        Sorry::Store(error.to_string())
    }
}

impl From<Asleep> for Sorry {
    fn from(error: Asleep) -> Sorry {
        Sorry::Fault(error.to_string())
    }
}

impl From<crate::token::NoRandomness> for Sorry {
    fn from(error: crate::token::NoRandomness) -> Sorry {
        Sorry::Fault(error.to_string())
    }
}

/// The status of a refusal.
fn status_of(cause: Cause) -> StatusCode {
    match cause {
        Cause::Stale => StatusCode::CONFLICT,
        Cause::Rule | Cause::Bad => StatusCode::UNPROCESSABLE_ENTITY,
        Cause::Forbidden => StatusCode::FORBIDDEN,
        Cause::Limit => StatusCode::TOO_MANY_REQUESTS,
        Cause::Fault => StatusCode::SERVICE_UNAVAILABLE,
    }
}
