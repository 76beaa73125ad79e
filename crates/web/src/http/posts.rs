//! What is posted: with the script the new main part of the page comes back, without it a redirection or a page.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use store::Guest;

use crate::hall::{BOTS, NotOpened, Opening, Place, Start, stand_in};
use crate::http::form::Fields;
use crate::http::guard::Origin;
use crate::http::guest::{Known, Visitor, welcome};
use crate::http::limit::Asker;
use crate::http::pages::{fragment, front_page, table_page};
use crate::http::screens::{Message, Screen};
use crate::http::{App, Sorry, html, status_of};
use crate::names::tidy;
use crate::page;
use crate::settings::Settings;
use crate::table::{Cause, Deed, Done, Refusal, Spot};
use words::Value;

/// The script asks for the main part only.
const FRAGMENT: &str = "x-kaupang-fragment";
/// The key of the screen that posts, so that it gets only what changed.
const SCREEN: &str = "x-kaupang-screen";
/// The number of the message that the answer is.
const MESSAGE: HeaderName = HeaderName::from_static("x-kaupang-message");
/// Where the script is to go instead of morphing.
const GO: HeaderName = HeaderName::from_static("x-kaupang-go");

pub(crate) async fn name(
    State(app): State<App>,
    visitor: Visitor,
    Extension(origin): Extension<Origin>,
    fields: Fields,
) -> Result<Response, Sorry> {
    let known = welcome(&app, visitor, origin, fields.get("name")).await?;
    Ok(with_cookie(Redirect::to("/").into_response(), &known))
}

/// One click: a table with bots, and it is on.
pub(crate) async fn play(
    State(app): State<App>,
    visitor: Visitor,
    Extension(origin): Extension<Origin>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, Sorry> {
    let kind = app.hall.games.get(&game).ok_or(Sorry::NotFound)?;
    // What the form doesn't say, or says of a game that can't be played so, is as usual.
    let asked = fields.get("players").and_then(|count| count.parse().ok());
    let players = asked
        .filter(|count| kind.players.contains(count))
        .unwrap_or_else(|| page::front::usual_players(&kind.players));
    let known = welcome(&app, visitor, origin, fields.get("name")).await?;
    let bot = fields.get("bot").filter(|bot| BOTS.contains(bot)).map_or_else(stand_in, str::to_owned);
    let opening = Opening {
        game,
        options: vec![("players".into(), players.to_string())],
        title: String::new(),
        settings: settings(&fields),
        places: (0..players)
            .map(|seat| if seat == 0 { Place::Host } else { Place::Bot(bot.clone()) })
            .collect(),
        word: fields.get("word").map(str::to_owned),
    };
    match app.hall.open_table(&known.guest, opening, Start::WhenFull).await {
        Ok(id) => Ok(with_cookie(Redirect::to(&format!("/t/{id}")).into_response(), &known)),
        Err(NotOpened::Store(error)) => Err(error.into()),
        Err(error) => {
            let page = front_page(&app, Some(&known.guest), Some(&refusal_to_open(&error))).await?;
            Ok(with_cookie((StatusCode::UNPROCESSABLE_ENTITY, page).into_response(), &known))
        }
    }
}

fn refusal_to_open(error: &NotOpened) -> Refusal {
    Refusal::new(Cause::Bad, Spot::Game, "refuse-open").with("reason", Value::text(error))
}

/// A table for friends.
pub(crate) async fn new(
    State(app): State<App>,
    visitor: Visitor,
    Extension(origin): Extension<Origin>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, Sorry> {
    let kind = app.hall.games.get(&game).ok_or(Sorry::NotFound)?;
    let known = welcome(&app, visitor, origin, fields.get("name")).await?;
    let opened = match opening(&app, &game, &fields) {
        Ok(opening) => app.hall.open_table(&known.guest, opening, Start::WhenTold).await,
        Err(error) => Err(error),
    };
    match opened {
        Ok(id) => Ok(with_cookie(Redirect::to(&format!("/t/{id}")).into_response(), &known)),
        Err(NotOpened::Store(error)) => Err(error.into()),
        Err(error) => {
            let refusal = refusal_to_open(&error);
            let page = page::new::page(&app.hall.words, Some(&known.guest), kind, Some(&refusal));
            Ok(with_cookie(html(StatusCode::UNPROCESSABLE_ENTITY, page), &known))
        }
    }
}

/// The table that a form describes.
fn opening(app: &App, game: &str, fields: &Fields) -> Result<Opening, NotOpened> {
    let kind = app.hall.game(game)?;
    let mut options: Vec<(String, String)> = Vec::new();
    if let Some(players) = fields.get("players") {
        options.push(("players".into(), players.into()));
    }
    for option in kind.options.iter().filter(|option| option.name != "players") {
        if let Some(value) = fields.get(&format!("option-{}", option.name)).filter(|value| !value.is_empty())
        {
            options.push((option.name.into(), value.into()));
        }
    }
    let (_, players) = (kind.line)(&options)?;
    let mut places: Vec<Place> = (1..=players)
        .map(|number| match fields.get(&format!("seat{number}")) {
            Some("me") => Place::Host,
            Some("open") => Place::Open,
            Some(bot) => Place::Bot(bot.into()),
            None if number == 1 => Place::Host,
            None => Place::Open,
        })
        .collect();
    // The host has one seat: the last one chosen.
    let own = places.iter().rposition(|place| *place == Place::Host);
    for (index, place) in places.iter_mut().enumerate() {
        if *place == Place::Host && Some(index) != own {
            *place = Place::Open;
        }
    }
    Ok(Opening {
        game: game.into(),
        options,
        title: fields.get("title").and_then(|title| tidy(title, 60)).unwrap_or_default(),
        settings: settings(fields),
        places,
        word: fields.get("word").map(str::to_owned),
    })
}

/// The settings that a form chooses; what it doesn't name stays usual.
fn settings(fields: &Fields) -> Settings {
    let names = ["visibility", "pace", "forced", "confirm", "takeBack"];
    let chosen: serde_json::Map<String, serde_json::Value> =
        names.iter().filter_map(|name| Some(((*name).to_owned(), fields.get(name)?.into()))).collect();
    serde_json::from_value(chosen.into()).unwrap_or_default()
}

/// Whatever can be done at a table.
pub(crate) async fn deed(
    State(app): State<App>,
    visitor: Visitor,
    Extension(origin): Extension<Origin>,
    Path((id, name)): Path<(String, String)>,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Sorry> {
    let wants_fragment = headers.contains_key(FRAGMENT);
    app.hall.table(&id).await?;
    let known = welcome(&app, visitor, origin, fields.get("name")).await?;
    let key = headers.get(SCREEN).and_then(|key| key.to_str().ok());
    let screen = key.and_then(|key| app.screens.find(key, &id, known.guest.id));
    let outcome = match fields.deed(&name) {
        Some(deed) => act(&app, &known.guest, origin, &id, deed).await?,
        None => Err(Refusal::new(Cause::Bad, Spot::Act, "refuse-unreadable")),
    };
    let response = match outcome {
        Ok(done) => {
            let table = match &done {
                Done::Here => format!("/t/{id}"),
                Done::At(other) => format!("/t/{other}"),
            };
            // A stream that was opened by nobody in particular has to be opened anew by a guest who is known now.
            let stays = done == Done::Here && known.cookie.is_none();
            match (wants_fragment, stays) {
                (true, true) => shown(&app, &known.guest, &id, None, screen.as_deref()).await?,
                (true, false) => go(&table),
                (false, _) => Redirect::to(&table).into_response(),
            }
        }
        Err(refusal) => {
            let status = status_of(refusal.cause);
            let guest = Some(known.guest.clone());
            if wants_fragment {
                let mut response = shown(&app, &known.guest, &id, Some(refusal), screen.as_deref()).await?;
                *response.status_mut() = status;
                response
            } else {
                table_page(&app, guest, &id, Some(refusal), status).await?
            }
        }
    };
    Ok(with_cookie(response, &known))
}

/// The main part of the page, or of it what the screen doesn't show yet.
async fn shown(
    app: &App,
    guest: &Guest,
    id: &str,
    notice: Option<Refusal>,
    screen: Option<&Screen>,
) -> Result<Response, Sorry> {
    let draw = fragment(app, Some(guest.clone()), id, notice);
    let Some(screen) = screen else { return Ok(html(StatusCode::OK, draw.await?)) };
    let message = screen.turn_to(async { draw.await.map(maud::Markup::into_string) }).await?;
    let Some(Message { number, text }) = message else { return Ok(StatusCode::OK.into_response()) };
    let mut response = Html(text).into_response();
    response.headers_mut().insert(MESSAGE, HeaderValue::from(number));
    Ok(response)
}

/// Asks the table; one that went to sleep just now is woken once.
pub(crate) async fn act(
    app: &App,
    guest: &Guest,
    origin: Origin,
    id: &str,
    deed: Deed,
) -> Result<Result<Done, Refusal>, Sorry> {
    if matches!(deed, Deed::Chat(_)) {
        let asker = Asker { guest: Some(guest.id), address: origin.0, ..Asker::default() };
        app.limits.chat.take(asker, 1.0).map_err(Sorry::TooMany)?;
    }
    match app.hall.table(id).await?.act(guest.clone(), deed.clone()).await {
        Ok(outcome) => Ok(outcome),
        // Nothing is done twice: a deed carries its number, and what was stored makes that number an old one.
        Err(_) => Ok(app.hall.table(id).await?.act(guest.clone(), deed).await?),
    }
}

fn go(path: &str) -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Ok(value) = HeaderValue::from_str(path) {
        response.headers_mut().insert(GO, value);
    }
    response
}

fn with_cookie(mut response: Response, known: &Known) -> Response {
    if let Some(cookie) = &known.cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    response
}
