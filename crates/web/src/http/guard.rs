//! What holds for every request: the right host, no posts from other sites, not too many, and security headers.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::http::guest::token_of;
use crate::http::{App, html};
use crate::metrics::Metrics;
use crate::page;
use crate::token;

/// Only own files, no inline script or style, no frames, forms to this server only.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Seat links are secrets: no other site gets them as referrers.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut response = match refuse(&app, &request) {
        Some((status, key)) => html(status, page::sorry(&app.hall.words, None, key)).into_response(),
        None => next.run(request).await,
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    Metrics::count(&app.hall.metrics.requests);
    let milliseconds = began.elapsed().as_secs_f64() * 1000.0;
    tracing::debug!(%method, path = shown(&path), status = response.status().as_u16(), milliseconds, "request");
    response
}

/// A path for the log, without the token of a seat link.
fn shown(path: &str) -> &str {
    path.find("/seat/").map_or(path, |place| &path[..place])
}

/// Why a request isn't answered at all.
fn refuse(app: &App, request: &Request) -> Option<(StatusCode, &'static str)> {
    let headers = request.headers();
    if !is_known_host(&app.hall.config.hosts, headers) {
        return Some((StatusCode::MISDIRECTED_REQUEST, "sorry-host"));
    }
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return None;
    }
    if !is_same_site(headers) {
        return Some((StatusCode::FORBIDDEN, "sorry-cross-site"));
    }
    let address: Option<IpAddr> =
        request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    if !app.limits.allow(token_of(headers).map(token::hash), address) {
        Metrics::count(&app.hall.metrics.limited);
        return Some((StatusCode::TOO_MANY_REQUESTS, "sorry-too-many"));
    }
    None
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
fn is_same_site(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    match text("origin") {
        Some(origin) => {
            let host = text("host").unwrap_or_default();
            origin.split_once("://").is_some_and(|(_, from)| from.eq_ignore_ascii_case(host))
        }
        None => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn posts_of_other_sites_are_known() {
        assert!(is_same_site(&headers(&[("sec-fetch-site", "same-origin")])));
        assert!(!is_same_site(&headers(&[("sec-fetch-site", "cross-site")])));
        assert!(!is_same_site(&headers(&[("sec-fetch-site", "same-site")])));
        assert!(is_same_site(&headers(&[("origin", "http://a:1"), ("host", "a:1")])));
        assert!(!is_same_site(&headers(&[("origin", "http://b:1"), ("host", "a:1")])));
        assert!(!is_same_site(&headers(&[("origin", "null"), ("host", "a:1")])));
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
}
