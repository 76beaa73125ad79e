//! In which language somebody reads: as they have chosen, or as their browser wishes.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use game::Language;
use words::Words;

use crate::http::form::Fields;
use crate::http::guest::cookies;

/// The cookie that remembers the choice. It is no secret, and holds for guests and everybody else.
const COOKIE: &str = "kaupang_lang";
/// A choice is remembered for a year.
const AGE: u64 = 365 * 24 * 60 * 60;

/// The texts for whoever asks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Reads(pub(crate) Words);

impl<S: Sync> FromRequestParts<S> for Reads {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reads, Infallible> {
        Ok(Reads(wanted(&parts.headers)))
    }
}

/// The language of a request: that of the switch, else the one that the browser wishes most, else English.
pub(crate) fn wanted(headers: &HeaderMap) -> Words {
    let chosen = cookies(headers, COOKIE).find_map(|code| code.parse().ok());
    let wish = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    Words::new(chosen.or_else(|| words::wished(wish?)).unwrap_or_default())
}

/// The switch: remembers the choice and goes back to the page.
pub(crate) async fn choose(headers: HeaderMap, fields: Fields) -> Response {
    let page = headers.get(header::REFERER).and_then(|value| value.to_str().ok()).map_or("/", page_of);
    let mut response = Redirect::to(page).into_response();
    let chosen = fields.get("lang").and_then(|code| code.parse::<Language>().ok());
    let cookie =
        chosen.map(|language| format!("{COOKIE}={language}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax"));
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// The page of an address to go back to. What was posted there is not asked for again: it has a page before it.
fn page_of(address: &str) -> &str {
    let path = address.split_once("://").and_then(|(_, rest)| rest.find('/').map(|place| &rest[place..]));
    let path = path.unwrap_or("/");
    // Two strokes would begin the name of another host.
    if path.starts_with("//") || path.contains('\\') {
        return "/";
    }
    let parts: Vec<&str> = path.split(['?', '#']).next().unwrap_or_default().split('/').skip(1).collect();
    match parts.as_slice() {
        ["t", table, deed, ..] if !matches!(*deed, "at" | "log" | "dice" | "review" | "seat") => {
            &path[.."/t/".len() + table.len()]
        }
        ["play" | "name" | "language", ..] => "/",
        _ => path,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(pairs: &[(header::HeaderName, &'static str)]) -> Language {
        let headers =
            pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect();
        wanted(&headers).language()
    }

    #[test]
    fn a_choice_comes_before_the_wish_of_the_browser() {
        let wish = (header::ACCEPT_LANGUAGE, "hu,en;q=0.5");
        assert_eq!(asked(&[]), Language::English);
        assert_eq!(asked(std::slice::from_ref(&wish)), Language::Hungarian);
        assert_eq!(asked(&[wish.clone(), (header::COOKIE, "a=b; kaupang_lang=nn")]), Language::Nynorsk);
        assert_eq!(asked(&[wish, (header::COOKIE, "kaupang_lang=klingon")]), Language::Hungarian);
    }

    #[test]
    fn the_switch_goes_back_to_a_page_of_this_server() {
        for (address, page) in [
            ("http://a:1/", "/"),
            ("http://a:1/t/x7", "/t/x7"),
            ("http://a:1/t/x7/act", "/t/x7"),
            ("http://a:1/t/x7/log?page=2", "/t/x7/log?page=2"),
            ("http://a:1/new/century", "/new/century"),
            ("http://a:1/play/century", "/"),
            ("http://a:1//evil.example/", "/"),
            ("http://a:1/\\evil.example/", "/"),
            ("nonsense", "/"),
            ("", "/"),
        ] {
            assert_eq!(page_of(address), page, "{address}");
        }
    }
}
