//! Who asks: a guest by the token in a cookie, or in an `Authorization` header for programs.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use store::Guest;

use crate::http::{App, Sorry};
use crate::table::tidy;
use crate::token;

/// The name of the cookie.
const COOKIE: &str = "kaupang_guest";
/// A guest is remembered for a year.
const AGE: u64 = 365 * 24 * 60 * 60;
/// Names are cut to this many characters.
const LONGEST_NAME: usize = 30;

/// Who asks, if they have been here before.
#[derive(Debug, Clone)]
pub(crate) struct Visitor(pub(crate) Option<Guest>);

impl<S: Send + Sync> FromRequestParts<S> for Visitor
where
    App: FromRef<S>,
{
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Visitor, Sorry> {
        let app = App::from_ref(state);
        match token_of(&parts.headers) {
            Some(token) => Ok(Visitor(app.hall.store.guest(&token::hash(token)).await?)),
            None => Ok(Visitor(None)),
        }
    }
}

/// The token of a request.
pub(crate) fn token_of(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.trim());
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, token)| token)
}

/// A guest, and the cookie to set if they are new.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) guest: Guest,
    pub(crate) cookie: Option<HeaderValue>,
    pub(crate) token: Option<String>,
}

/// The visitor as a guest with a name: a newcomer is welcomed, one without a name gets one.
pub(crate) async fn welcome(app: &App, visitor: Visitor, name: Option<&str>) -> Result<Known, Sorry> {
    let name = name.and_then(|name| tidy(name, LONGEST_NAME));
    let Some(mut guest) = visitor.0 else {
        let token = token::fresh::<32>()?;
        let mut guest = app.hall.store.add_guest(&token::hash(&token), name.as_deref().unwrap_or("")).await?;
        name_guest(app, &mut guest, None).await?;
        let cookie = format!("{COOKIE}={token}; Path=/; Max-Age={AGE}; HttpOnly; SameSite=Lax");
        return Ok(Known { guest, cookie: HeaderValue::from_str(&cookie).ok(), token: Some(token) });
    };
    name_guest(app, &mut guest, name).await?;
    Ok(Known { guest, cookie: None, token: None })
}

/// Takes a new name; without one, and without any so far, the guest is called by a number.
async fn name_guest(app: &App, guest: &mut Guest, name: Option<String>) -> Result<(), Sorry> {
    let numbered = || app.hall.words.say_with("guest-name", &[("number", &guest.id.to_string())]);
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
