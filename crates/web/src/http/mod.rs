//! The server's addresses.
//!
//! A request goes through the [guard](guard) (host, origin, rate, security headers), finds out [who asks](guest), and
//! is answered by [pages](pages), [posts](posts), [streams](stream), the [API](api) or [operations](ops). The switch of
//! the [language](language), what goes on from an earlier position or an uploaded record ([replay](replay)), the
//! [review](review) of a game, [one's own page](me), the [statistics](statistics) and the [operator's](operator) pages
//! have files of their own.

mod api;
mod form;
mod glance;
mod guard;
mod guest;
mod language;
mod limit;
mod me;
mod operator;
mod ops;
mod pages;
mod parts;
mod posted;
mod posts;
mod replay;
mod review;
mod screens;
mod statistics;
mod stream;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use maud::Markup;
use store::StoreError;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use crate::erasing::NotErased;
use crate::hall::{Hall, Missing};
pub(crate) use crate::http::api::API_VERSION;
use crate::http::glance::Glances;
pub(crate) use crate::http::limit::{AllLimits, Servers, TELLING};
use crate::http::pages::Records;
use crate::http::screens::Screens;
use crate::http::stream::Streams;
use crate::page;
use crate::table::{Asleep, Cause};
use crate::token::NoRandomness;
use crate::upload;
use words::Words;

/// Longer bodies are refused.
const LONGEST_BODY: usize = 16 << 10;

/// Streams too, which are sent as they come, and drawings; but not what is tiny.
const WORTH_COMPRESSING: SizeAbove = SizeAbove::new(256);

/// What every request can reach.
#[derive(Debug, Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    limits: Arc<AllLimits>,
    streams: Arc<Streams>,
    records: Arc<Records>,
    screens: Arc<Screens>,
    glances: Arc<Glances>,
}

/// All addresses of the server.
pub fn router(hall: Arc<Hall>) -> Router {
    let app = App {
        limits: hall.limits.clone(),
        streams: Arc::new(Streams::new(&hall.config)),
        records: Arc::default(),
        screens: Arc::default(),
        glances: Arc::default(),
        hall,
    };
    Router::new()
        .route("/", get(pages::front))
        .route("/name", post(posts::name))
        .route("/language", post(language::choose))
        .route("/play/{game}", post(posts::play))
        .route("/learn/{game}", post(posts::learn))
        .route("/new/{game}", get(pages::new).post(posts::new))
        .route("/t/{table}", get(pages::table))
        .route("/t/{table}/stream", streamed(get(stream::page)))
        .route("/t/{table}/record", get(pages::record))
        .route("/t/{table}/at/{count}", get(pages::past))
        .route("/t/{table}/at", get(pages::seek))
        .route("/t/{table}/review", get(review::page))
        .route("/t/{table}/review/turning", get(review::turning))
        .route("/t/{table}/review/stream", streamed(get(review::stream)))
        .route("/t/{table}/why", get(pages::why))
        .route("/t/{table}/log", get(pages::log))
        .route("/t/{table}/dice", get(pages::dice))
        .route("/t/{table}/seat/{seat}/{token}", get(pages::seat))
        .route("/t/{table}/what-if", post(replay::what_if))
        .route("/t/{table}/{deed}", post(posts::deed))
        .route(
            "/replay",
            get(replay::form).post(replay::upload).layer(DefaultBodyLimit::max(upload::LONGEST)),
        )
        .route("/me", get(me::page))
        .route("/me/data", get(me::download))
        .route("/me/erase", post(me::erase))
        .route("/statistics", get(statistics::own))
        .route("/statistics/{game}", get(statistics::game))
        .route("/statistics/{game}/csv", get(statistics::game_csv))
        .route("/statistics/{game}/chance/csv", get(statistics::chance_file))
        .route("/statistics/own/{game}/csv", get(statistics::own_csv))
        .nest("/operator", operator::pages())
        .nest("/api/v1/operator", operator::api())
        .nest("/api/v1", api::router())
        .route("/api/docs", get(api::docs))
        .route("/assets/{version}/{*name}", get(ops::asset))
        .route("/drawing/{game}/{name}", get(ops::drawing))
        .route("/rules/{game}", get(pages::rules))
        .route("/rules/{game}/{language}", get(ops::rules))
        .route("/manifest.webmanifest", get(ops::manifest))
        .route("/icon.svg", get(ops::icon))
        .route("/icon/{name}", get(ops::icon_picture))
        .route("/away.js", get(ops::worker))
        .route("/away", get(ops::away))
        .route("/deleted", get(ops::deleted))
        .route("/healthz", get(ops::health))
        .route("/metrics", get(ops::metrics))
        .fallback(pages::not_found)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(CompressionLayer::new().compress_when(WORTH_COMPRESSING))
        .layer(CatchPanicLayer::custom(|_| ErrorPage::Fault(ServerFault::Panic).into_response()))
        .layer(axum::middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

/// A stream is compressed as long as it is open, and brotli keeps megabytes for that; gzip is content with a quarter.
fn streamed(stream: MethodRouter<App>) -> MethodRouter<App> {
    stream.layer(CompressionLayer::new().no_br().compress_when(WORTH_COMPRESSING))
}

fn html(status: StatusCode, markup: Markup) -> Response {
    (status, Html(markup.into_string())).into_response()
}

/// The name of the sentence that an answer tells.
#[derive(Debug, Clone, Copy)]
struct ToldSentence(&'static str);

/// What goes wrong beside the game, as a page.
#[derive(Debug)]
pub(crate) enum ErrorPage {
    /// There is nothing at this address.
    NotFound,
    /// The table can't be set up.
    Broken,
    /// What was posted can't be read, with the status that says why.
    Unreadable(StatusCode),
    /// No more streams may be open.
    Crowded,
    /// This server doesn't have that name.
    Host,
    /// A page of another site has sent it.
    CrossSite,
    /// Too much in too short a time; how long to wait.
    TooMany(Duration),
    /// The body did not arrive in time.
    TooSlow,
    /// It is for the operator of the server.
    NotOperator,
    /// It is for a guest who is known.
    NoToken,
    /// The operator has muted the guest, who names nothing.
    Muted,
    /// The store can't be read, or takes nothing.
    Store(StoreError),
    /// Somebody who wants to be forgotten has a seat that can't be given up now.
    SeatKept,
    /// The server failed.
    Fault(ServerFault),
}

/// How the server failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ServerFault {
    #[error("a panic")]
    Panic,
    #[error("a page can't be drawn")]
    Page,
    #[error("a record can't be made")]
    Record,
    #[error(transparent)]
    Asleep(#[from] Asleep),
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
}

impl ErrorPage {
    fn status(&self) -> StatusCode {
        match self {
            ErrorPage::NotFound => StatusCode::NOT_FOUND,
            ErrorPage::Unreadable(status) => *status,
            ErrorPage::Host => StatusCode::MISDIRECTED_REQUEST,
            ErrorPage::CrossSite | ErrorPage::Muted => StatusCode::FORBIDDEN,
            ErrorPage::NotOperator | ErrorPage::NoToken => StatusCode::UNAUTHORIZED,
            ErrorPage::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            ErrorPage::TooSlow => StatusCode::REQUEST_TIMEOUT,
            ErrorPage::Crowded | ErrorPage::Store(_) | ErrorPage::SeatKept => StatusCode::SERVICE_UNAVAILABLE,
            ErrorPage::Broken | ErrorPage::Fault(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn key(&self) -> &'static str {
        match self {
            ErrorPage::NotFound => "sorry-not-found",
            ErrorPage::Unreadable(StatusCode::PAYLOAD_TOO_LARGE) => "sorry-too-large",
            ErrorPage::Unreadable(_) => "sorry-unreadable",
            ErrorPage::Crowded => "sorry-crowded",
            ErrorPage::Host => "sorry-host",
            ErrorPage::CrossSite => "sorry-cross-site",
            ErrorPage::NotOperator => "sorry-operator",
            ErrorPage::NoToken => "sorry-token",
            ErrorPage::Muted => "sorry-muted",
            ErrorPage::TooMany(_) => "sorry-too-many",
            ErrorPage::TooSlow => "sorry-too-slow",
            ErrorPage::Broken => "sorry-broken",
            ErrorPage::Store(_) => "sorry-store",
            ErrorPage::SeatKept => "sorry-seat-kept",
            ErrorPage::Fault(_) => "sorry-fault",
        }
    }

    /// Tells whoever runs the server what its guests are not told.
    fn log(&self) {
        match self {
            ErrorPage::Fault(reason) => tracing::error!(%reason, "a request failed"),
            ErrorPage::Store(reason) => tracing::error!(%reason, "the store failed"),
            _ => {}
        }
    }
}

impl IntoResponse for ErrorPage {
    fn into_response(self) -> Response {
        self.log();
        let key = self.key();
        let mut response = html(self.status(), page::sorry(&Words::ENGLISH, None, key));
        response.extensions_mut().insert(ToldSentence(key));
        let wait = match self {
            ErrorPage::TooMany(wait) => Some(wait),
            ErrorPage::Crowded | ErrorPage::Store(_) | ErrorPage::SeatKept => Some(Duration::from_secs(10)),
            _ => None,
        };
        if let Some(wait) = wait {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(wait.as_secs_f64().ceil() as u64));
        }
        response
    }
}

impl From<Missing> for ErrorPage {
    fn from(missing: Missing) -> ErrorPage {
        match missing {
            Missing::Unknown => ErrorPage::NotFound,
            Missing::Broken(reason) => {
                tracing::error!(%reason, "a table is broken");
                ErrorPage::Broken
            }
            Missing::Asleep(error) => error.into(),
            Missing::Store(error) => error.into(),
        }
    }
}

impl From<StoreError> for ErrorPage {
    fn from(error: StoreError) -> ErrorPage {
        match error {
            StoreError::TooOften { wait } => ErrorPage::TooMany(wait),
            StoreError::Hushed => ErrorPage::Muted,
            error => ErrorPage::Store(error),
        }
    }
}

impl From<NotErased> for ErrorPage {
    fn from(error: NotErased) -> ErrorPage {
        match error {
            NotErased::Store(error) => error.into(),
            NotErased::SeatKept { .. } => {
                tracing::warn!(%error, "a guest is not forgotten yet");
                ErrorPage::SeatKept
            }
        }
    }
}

impl From<Asleep> for ErrorPage {
    fn from(error: Asleep) -> ErrorPage {
        ErrorPage::Fault(error.into())
    }
}

impl From<NoRandomness> for ErrorPage {
    fn from(error: NoRandomness) -> ErrorPage {
        ErrorPage::Fault(error.into())
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
