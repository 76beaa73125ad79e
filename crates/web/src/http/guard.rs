//! What holds for every request: the right host, no posts from other sites, not too many, bodies in time, and security
//! headers.

use std::error::Error;
use std::iter::successors;
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game::Language;
use serde_json::json;
use tokio::time::timeout;
use words::Words;

use crate::http::guest::{self, tokens_of};
use crate::http::language::wanted;
use crate::http::limit::Asker;
use crate::http::{API_VERSION, App, ErrorPage, LONGEST_BODY, ToldSentence};
use crate::metrics::Metrics;
use crate::page;
use crate::token;
use crate::upload;

/// Only own files, no inline script or style, no frames, forms to this server only.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Seat links are secrets: no other site gets them as referrers.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// A body has to arrive within this time: it is short.
const BODY: Duration = Duration::from_secs(10);

/// Where a request comes from, for those who answer it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ClientAddress(pub(crate) Option<IpAddr>);

pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let words = wanted(request.headers());
    let is_https = app.hall.config.proxy.is_https(peer(&request), request.headers());
    let mut response = match admit(&app, request).await {
        Ok(request) => next.run(request).await,
        Err(sorry) => sorry.into_response(),
    };
    if path.starts_with("/api/") {
        response = as_data(response);
    } else if words.language() != Language::English {
        response = in_words(&words, response);
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_https {
        guest::secure_cookies(headers);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    Metrics::count(&app.hall.metrics.requests);
    if response.status() == StatusCode::SERVICE_UNAVAILABLE {
        Metrics::count(&app.hall.metrics.unavailable);
    }
    let milliseconds = began.elapsed().as_secs_f64() * 1000.0;
    tracing::debug!(%method, path = shown(&path), status = response.status().as_u16(), milliseconds, "request");
    response
}

/// A path for the log, without the token of a seat link.
fn shown(path: &str) -> &str {
    path.find("/seat/").map_or(path, |place| &path[..place])
}

/// What goes wrong is told in English by whoever finds it; the reader gets it in their language.
fn in_words(words: &Words, response: Response) -> Response {
    let Some(ToldSentence(key)) = response.extensions().get().copied() else { return response };
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.remove(header::CONTENT_ENCODING);
    Response::from_parts(parts, Body::from(page::sorry(words, None, key).into_string()))
}

/// What goes wrong at the addresses for programs is told as data, whoever found it.
fn as_data(response: Response) -> Response {
    let status = response.status();
    let content = response.headers().get(header::CONTENT_TYPE);
    let is_data = content.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if is_data || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let key = match response.extensions().get::<ToldSentence>() {
        Some(ToldSentence(key)) => key,
        None => match status {
            StatusCode::NOT_FOUND => "sorry-not-found",
            StatusCode::METHOD_NOT_ALLOWED => "sorry-method",
            StatusCode::PAYLOAD_TOO_LARGE => "sorry-too-large",
            status if status.is_client_error() => "sorry-unreadable",
            _ => "sorry-fault",
        },
    };
    let data = Json(json!({"version": API_VERSION, "error": {"sentence": Words::ENGLISH.say(key)}}));
    let mut told = (status, data).into_response();
    for name in [header::RETRY_AFTER, header::ALLOW] {
        if let Some(value) = response.headers().get(&name) {
            told.headers_mut().insert(name, value.clone());
        }
    }
    told
}

/// The request with its whole body, if it is to be answered at all.
async fn admit(app: &App, mut request: Request) -> Result<Request, ErrorPage> {
    let (proxy, peer) = (&app.hall.config.proxy, peer(&request));
    if proxy.is_https(peer, request.headers()) {
        guest::drop_plain_cookies(request.headers_mut());
    }
    let headers = request.headers();
    if !is_known_host(&app.hall.config.hosts, headers) {
        return Err(ErrorPage::Host);
    }
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    if !is_read && !is_same_site(headers, proxy.is_https(peer, headers)) {
        return Err(ErrorPage::CrossSite);
    }
    let address = proxy.client(peer, headers);
    let asker = Asker { token: tokens_of(headers).next().map(token::hash), guest: None, address };
    let limits = if is_read { &app.limits.reads } else { &app.limits.posts };
    if let Err(wait) = limits.take(asker, cost(request.method(), request.uri().path())) {
        Metrics::count(&app.hall.metrics.limited);
        return Err(ErrorPage::TooMany(wait));
    }
    let (mut parts, body) = request.into_parts();
    parts.extensions.insert(ClientAddress(address));
    if is_read {
        return Ok(Request::from_parts(parts, body));
    }
    // Records are long.
    let longest = if parts.uri.path() == "/replay" { upload::LONGEST } else { LONGEST_BODY };
    match timeout(BODY, to_bytes(body, longest)).await {
        Ok(Ok(body)) => Ok(Request::from_parts(parts, Body::from(body))),
        // The other end broke off, in which case nobody reads this, sent nonsense, or sent too much.
        Ok(Err(error)) => Err(ErrorPage::Unreadable(match is_of_the_connection(&error) {
            true => StatusCode::BAD_REQUEST,
            false => StatusCode::PAYLOAD_TOO_LARGE,
        })),
        Err(_) => Err(ErrorPage::TooSlow),
    }
}

/// Whether a body could not be read for how it came, such as in broken chunks, and not for its length.
fn is_of_the_connection(error: &axum::Error) -> bool {
    let mut chain = successors(Some(error as &(dyn Error + 'static)), |error| (*error).source());
    chain.any(<dyn Error>::is::<hyper::Error>)
}

/// What a request costs: a page that is made from a whole log is dear, and so is whatever leaves something forever.
fn cost(method: &Method, path: &str) -> f64 {
    let part = |place: usize| path.split('/').nth(place).unwrap_or_default();
    match (method, part(1), part(2), part(3)) {
        (&Method::GET, "t", _, "log" | "dice" | "at" | "record" | "review") => 5.0,
        // From all logs of the guest's tables.
        (&Method::GET, "me", "data", _) | (&Method::GET, "api", "v1", "me") => 30.0,
        (&Method::GET, "api", "v1", "tables") if part(5) == "record" => 5.0,
        (&Method::GET, ..) => 1.0,
        (_, "play" | "new" | "replay", _, _) | (_, "api", "v1", "guests" | "tables")
            if path.split('/').count() <= 4 =>
        {
            10.0
        }
        (_, "t", _, deed) => cost_of_deed(deed),
        (_, "api", "v1", "tables") => cost_of_deed(part(5)),
        (_, "me", "erase", _) | (_, "api", "v1", "me") => 10.0,
        _ => 1.0,
    }
}

/// What it costs to do something at a table: who moves waits for the others, but what is no move leaves lines in the
/// log as fast as it is posted.
fn cost_of_deed(deed: &str) -> f64 {
    match deed {
        "what-if" | "back" | "guide" | "hints" | "leave" | "no-rematch" | "offers" | "rematch" => 10.0,
        "bot" | "free" | "rise" | "sit" | "stand-in" | "unbot" => 5.0,
        _ => 1.0,
    }
}

/// Who is at the other end of the connection.
fn peer(request: &Request) -> Option<IpAddr> {
    request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip())
}

/// A page of another site whose name leads here (DNS rebinding) must not act for the people here.
fn is_known_host(hosts: &[String], headers: &HeaderMap) -> bool {
    if hosts.is_empty() {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    };
    hosts.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// Browsers say where a post comes from; programs that don't are not led by other sites.
fn is_same_site(headers: &HeaderMap, is_https: bool) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    match text("origin") {
        Some(origin) => {
            let host = text("host").unwrap_or_default();
            let own = if is_https { "https" } else { "http" };
            let from = origin.split_once("://");
            from.is_some_and(|(scheme, from)| {
                scheme.eq_ignore_ascii_case(own) && from.eq_ignore_ascii_case(host)
            })
        }
        None => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_headers::headers;

    #[test]
    fn posts_of_other_sites_are_known() {
        for (pairs, http, https) in [
            (&[("sec-fetch-site", "same-origin")][..], true, true),
            (&[("sec-fetch-site", "cross-site")], false, false),
            (&[("sec-fetch-site", "same-site")], false, false),
            (&[("origin", "http://a:1"), ("host", "a:1")], true, false),
            (&[("origin", "https://a:1"), ("host", "a:1")], false, true),
            (&[("origin", "http://b:1"), ("host", "a:1")], false, false),
            (&[("origin", "null"), ("host", "a:1")], false, false),
            (&[], true, true),
        ] {
            assert_eq!(is_same_site(&headers(pairs), false), http, "{pairs:?}");
            assert_eq!(is_same_site(&headers(pairs), true), https, "{pairs:?}");
        }
    }

    #[test]
    fn what_takes_long_or_lasts_costs_more() {
        for (method, path, dear) in [
            (Method::GET, "/", false),
            (Method::GET, "/t/1/dice", true),
            (Method::GET, "/t/1/at/3", true),
            (Method::GET, "/api/v1/tables/1/record", true),
            (Method::GET, "/api/v1/tables/1/legal", false),
            (Method::GET, "/t/1", false),
            (Method::GET, "/me", false),
            (Method::GET, "/me/data", true),
            (Method::POST, "/me/erase", true),
            (Method::DELETE, "/api/v1/me", true),
            (Method::POST, "/t/1/act", false),
            (Method::POST, "/new/century", true),
            (Method::POST, "/replay", true),
            (Method::POST, "/t/1/what-if", true),
            (Method::POST, "/api/v1/tables", true),
            (Method::POST, "/api/v1/tables/1/act", false),
        ] {
            assert_eq!(cost(&method, path) > 1.0, dear, "{path}");
        }
    }

    #[test]
    fn hosts_are_compared_without_their_port() {
        let hosts = ["localhost".to_owned(), "127.0.0.1".to_owned(), "[::1]".to_owned()];
        for host in ["localhost", "LocalHost:80", "127.0.0.1:7070", "[::1]:7070", "[::1]"] {
            assert!(is_known_host(&hosts, &headers(&[("host", host)])), "{host}");
        }
        assert!(!is_known_host(&hosts, &headers(&[("host", "evil.example:7070")])));
        assert!(!is_known_host(&hosts, &headers(&[])));
    }

    #[test]
    fn the_token_of_a_link_is_not_logged() {
        assert_eq!(shown("/t/1/seat/2/secret"), "/t/1");
    }

    #[test]
    fn what_is_no_move_costs_more_than_a_move_for_pages_and_programs_alike() {
        for table in ["/t/abc", "/api/v1/tables/abc"] {
            let cost = |deed: &str| cost(&Method::POST, &format!("{table}/{deed}"));
            for deed in ["act", "compose", "confirm", "undo", "hurry", "chat"] {
                assert!(cost(deed) < 2.0, "{table}/{deed}");
            }
            for deed in
                ["offers", "leave", "back", "hints", "guide", "rematch", "no-rematch", "sit", "rise", "bot"]
            {
                assert!(cost(deed) >= 5.0, "{table}/{deed}");
            }
        }
    }
}
