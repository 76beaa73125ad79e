//! Who asks: a guest by the token in a cookie, or in an `Authorization` header for programs.

use std::convert::Infallible;
use std::net::IpAddr;
use std::time::Duration;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use store::{Guest, Rate};
use tokio::time::timeout;
use words::{Value, Words};

use crate::hall::bot_names;
use crate::http::guard::ClientAddress;
use crate::http::language::Reads;
use crate::http::limit::{Asker, GUESTS_OF_ADDRESS};
use crate::http::{App, ErrorPage};
use crate::names::clean_name;
use crate::token;
use crate::turnstile::network;

/// The name of the cookie.
const COOKIE: &str = "kaupang_guest";
/// Its name over HTTPS: browsers take one of that name from this very host only.
const SECURE_COOKIE: &str = "__Host-kaupang_guest";
/// At most this many of the cookies of a request are looked up.
const TRIED: usize = 8;
/// A guest is remembered for a year.
const AGE: u64 = 365 * 24 * 60 * 60;
/// A page that is for everybody waits no longer to know who reads it.
const SOON: Duration = Duration::from_secs(1);
/// What a new guest costs, in posts.
const NEWCOMER: f64 = 9.0;

/// Who asks, if they have been here before.
#[derive(Debug, Clone)]
pub(crate) struct MaybeGuest(pub(crate) Option<Guest>);

impl<S: Send + Sync> FromRequestParts<S> for MaybeGuest
where
    App: FromRef<S>,
{
    type Rejection = ErrorPage;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<MaybeGuest, ErrorPage> {
        let app = App::from_ref(state);
        let looks_only = matches!(parts.method, Method::GET | Method::HEAD);
        // A cookie that somebody else has set, or that is old, may come before the right one.
        for token in tokens_of(&parts.headers) {
            let (store, hash) = (&app.hall.store, token::hash(token));
            let found =
                if looks_only { store.guest_who_looks(&hash).await } else { store.guest(&hash).await };
            if let Some(guest) = found? {
                return Ok(MaybeGuest(Some(guest)));
            }
        }
        Ok(MaybeGuest(None))
    }
}

/// Who reads a page that is for everybody: nobody, if that can't be found out.
#[derive(Debug, Clone)]
pub(crate) struct Visitor(pub(crate) Option<Guest>);

impl<S: Send + Sync> FromRequestParts<S> for Visitor
where
    App: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Visitor, Infallible> {
        let found = timeout(SOON, MaybeGuest::from_request_parts(parts, state)).await;
        Ok(Visitor(found.ok().and_then(Result::ok).and_then(|MaybeGuest(guest)| guest)))
    }
}

/// The tokens of a request, in the order in which they are tried.
pub(crate) fn tokens_of(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let bearer = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(str::trim);
    let cookies = bearer.is_none().then(|| cookies(headers, SECURE_COOKIE).chain(cookies(headers, COOKIE)));
    bearer.into_iter().chain(cookies.into_iter().flatten()).filter(|token| !token.is_empty()).take(TRIED)
}

pub(crate) fn cookies<'a>(headers: &'a HeaderMap, name: &'static str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |(other, _)| *other == name).map(|(_, token)| token)
}

/// Over HTTPS a plain cookie counts for nothing: anybody between the browser and a page without HTTPS, or on another
/// host of the same name, could have set it.
pub(crate) fn drop_plain_cookies(headers: &mut HeaderMap) {
    let is_plain = |pair: &str| pair.trim().split('=').next() == Some(COOKIE);
    let kept = headers.get_all(header::COOKIE).iter().map(|line| match line.to_str() {
        Ok(line) => line.split(';').filter(|pair| !is_plain(pair)).collect::<Vec<&str>>().join(";"),
        Err(_) => String::new(),
    });
    let kept: Vec<HeaderValue> =
        kept.filter(|line| !line.is_empty()).filter_map(|line| line.parse().ok()).collect();
    headers.remove(header::COOKIE);
    for line in kept {
        headers.append(header::COOKIE, line);
    }
}

/// Over HTTPS a cookie is for this host and for HTTPS only.
pub(crate) fn secure_cookies(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(header::SET_COOKIE).iter().cloned().collect();
    headers.remove(header::SET_COOKIE);
    for cookie in cookies {
        let secure = match cookie.as_bytes().strip_prefix(COOKIE.as_bytes()) {
            Some(rest) => [SECURE_COOKIE.as_bytes(), rest, b"; Secure"].concat(),
            None => [cookie.as_bytes(), b"; Secure"].concat(),
        };
        headers.append(header::SET_COOKIE, HeaderValue::from_bytes(&secure).unwrap_or(cookie));
    }
}

/// The cookie of a guest.
fn cookie(token: &str) -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("{COOKIE}={token}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax")).ok()
}

/// A guest, and the cookie to set if they are new.
#[derive(Debug)]
pub(crate) struct KnownGuest {
    pub(crate) guest: Guest,
    pub(crate) cookie: Option<HeaderValue>,
    pub(crate) token: Option<String>,
}

/// The visitor as a guest with a name: a newcomer is welcomed, one without a name gets one.
pub(crate) async fn welcome(
    app: &App,
    visitor: MaybeGuest,
    client: ClientAddress,
    Reads(words): Reads,
    name: Option<&str>,
) -> Result<KnownGuest, ErrorPage> {
    let name = name.and_then(|name| clean_name(name, &bot_names()));
    let Some(mut guest) = visitor.0 else {
        // Who comes anew all the time, with or without a token of no guest, leaves something each time.
        let asker = Asker { address: client.0, ..Asker::default() };
        app.limits.posts.take(asker, NEWCOMER).map_err(ErrorPage::TooMany)?;
        let token = token::fresh::<32>()?;
        let rate = client.0.filter(|_| app.hall.store.is_shared()).map(|address| newcomers(app, address));
        let name = name.as_deref().unwrap_or("");
        let mut guest = app.hall.store.welcome_guest(&token::hash(&token), name, rate).await?;
        name_guest(app, &mut guest, None, &words).await?;
        return Ok(KnownGuest { guest, cookie: cookie(&token), token: Some(token) });
    };
    name_guest(app, &mut guest, name, &words).await?;
    Ok(KnownGuest { guest, cookie: None, token: None })
}

/// How many may come from an address to all servers of a database together: as many as to one, which counts in memory.
fn newcomers(app: &App, address: IpAddr) -> (String, Rate) {
    let posts = app.hall.config.posts_per_second.max(1);
    let every = Duration::from_secs_f64((NEWCOMER + 1.0) / (GUESTS_OF_ADDRESS * f64::from(posts)));
    let name = format!("guests {}", token::hex(&app.hall.key.address(network(address))[..16]));
    (name, Rate { every, burst: every.max(Duration::from_secs(3)) })
}

/// The cookie that ends what the browser knows of a guest.
pub(crate) fn no_cookie() -> HeaderValue {
    HeaderValue::from_static("kaupang_guest=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// Takes a new name; without one, and without any so far, the guest is called by a number.
async fn name_guest(
    app: &App,
    guest: &mut Guest,
    name: Option<String>,
    words: &Words,
) -> Result<(), ErrorPage> {
    let numbered = || words.say_with("guest-name", &[("number", Value::text(guest.id))]);
    let name = match name {
        Some(name) => name,
        None if guest.name.is_empty() => numbered(),
        None => return Ok(()),
    };
    if name != guest.name {
        app.hall.store.rename_guest(guest.id, &name).await?;
        guest.name = name;
    }
    Ok(())
}
