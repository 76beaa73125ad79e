//! What holds for every request: the right host, no posts from other sites, not too many, and security headers.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::hall::Proxy;
use crate::http::guest::token_of;
use crate::http::{App, html};
use crate::metrics::Metrics;
use crate::page;
use crate::token;

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

pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let is_https = is_https(app.hall.config.proxy, request.headers());
    let mut response = match refuse(&app, &request) {
        Some((status, key)) => html(status, page::sorry(&app.hall.words, None, key)).into_response(),
        None => next.run(request).await,
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    let headers = response.headers_mut();
    if is_https {
        secure_cookies(headers);
    }
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
    if !app.limits.allow(token_of(headers).map(token::hash), address(app.hall.config.proxy, request)) {
        Metrics::count(&app.hall.metrics.limited);
        return Some((StatusCode::TOO_MANY_REQUESTS, "sorry-too-many"));
    }
    None
}

/// The last value of a header that a proxy adds to: the one that the trusted proxy itself has written.
fn forwarded<'a>(proxy: Proxy, headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    if proxy == Proxy::None {
        return None;
    }
    let value = headers.get_all(name).iter().next_back()?.to_str().ok()?;
    value.rsplit(',').next().map(str::trim)
}

/// Whether the browser speaks HTTPS with the proxy in front of the server.
fn is_https(proxy: Proxy, headers: &HeaderMap) -> bool {
    forwarded(proxy, headers, "x-forwarded-proto").is_some_and(|scheme| scheme.eq_ignore_ascii_case("https"))
}

/// A cookie that was given over HTTPS is never sent without it.
fn secure_cookies(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(header::SET_COOKIE).iter().cloned().collect();
    headers.remove(header::SET_COOKIE);
    for cookie in cookies {
        let secure = [cookie.as_bytes(), b"; Secure"].concat();
        headers.append(header::SET_COOKIE, HeaderValue::from_bytes(&secure).unwrap_or(cookie));
    }
}

/// Where a request comes from.
fn address(proxy: Proxy, request: &Request) -> Option<IpAddr> {
    let named = forwarded(proxy, request.headers(), "x-forwarded-for").and_then(|name| name.parse().ok());
    named.or_else(|| request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip()))
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
    fn a_proxy_is_believed_only_where_it_is_trusted_and_only_its_own_word() {
        let sent =
            headers(&[("x-forwarded-proto", "http, https"), ("x-forwarded-for", "10.0.0.1, 10.0.0.2")]);
        assert!(is_https(Proxy::Trusted, &sent));
        assert!(!is_https(Proxy::None, &sent));
        assert!(!is_https(Proxy::Trusted, &headers(&[("x-forwarded-proto", "https, http")])));
        let mut request = Request::new(axum::body::Body::empty());
        *request.headers_mut() = sent;
        assert_eq!(address(Proxy::Trusted, &request), Some(IpAddr::from([10, 0, 0, 2])));
        assert_eq!(address(Proxy::None, &request), None);
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
