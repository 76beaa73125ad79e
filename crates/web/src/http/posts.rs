//! What is posted: with the script those parts of the page come back that its screen doesn't show yet, without it a
//! redirection or a page.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use game::OptionSpec;
use game::fair::Bytes32;
use store::{Guest, GuestId};

use crate::games::WebGame;
use crate::guide;
use crate::hall::{NotOpened, Opening, SeatWish, Start, stand_in};
use crate::http::form::Fields;
use crate::http::guard::ClientAddress;
use crate::http::guest::KnownGuest;
use crate::http::limit::Asker;
use crate::http::pages::front_page;
use crate::http::posted::Posted;
use crate::http::screens::{Message, Screen};
use crate::http::{App, ErrorPage, html, status_of};
use crate::names::tidy;
use crate::page;
use crate::repeated::PostMark;
use crate::settings::{Guide, Settings};
use crate::table::{Act, Answer, Cause, Deed, Done, DrawTable, Drawn, NoticePlace, Refusal, Show, Shown};
use crate::token;
use words::{Thing, Words};

/// The script asks for the main part only.
const FRAGMENT: &str = "x-kaupang-fragment";
/// The key of the screen that posts, so that it gets only what changed.
const SCREEN: &str = "x-kaupang-screen";
/// The number of the message that the answer is.
const MESSAGE: HeaderName = HeaderName::from_static("x-kaupang-message");
/// Where the script is to go instead of morphing.
const GO: HeaderName = HeaderName::from_static("x-kaupang-go");

pub(crate) async fn name(State(app): State<App>, posted: Posted) -> Result<Response, ErrorPage> {
    let known = posted.welcome_by_name(&app).await?;
    Ok(with_cookie(Redirect::to("/").into_response(), &known))
}

/// The game that somebody wants to play, and who that is. Nobody becomes a guest for a game that isn't there.
async fn game_and_guest<'a>(
    app: &'a App,
    game: &str,
    posted: &Posted,
) -> Result<(&'a WebGame, KnownGuest), ErrorPage> {
    let kind = app.hall.games.get(game).ok_or(ErrorPage::NotFound)?;
    Ok((kind, posted.welcome_by_name(app).await?))
}

/// One click: a table with bots, and it is on.
pub(crate) async fn play(
    State(app): State<App>,
    Path(game): Path<String>,
    posted: Posted,
) -> Result<Response, ErrorPage> {
    let (kind, known) = game_and_guest(&app, &game, &posted).await?;
    let opening = quick_opening(kind, &known.guest, &posted.fields);
    open_at_once(&app, &known, &posted, &format!("/play/{game}"), opening).await
}

/// The table of somebody who just wants to play: with bots, and as usual where the form says nothing.
fn quick_opening(kind: &WebGame, guest: &Guest, fields: &Fields) -> Result<Opening, NotOpened> {
    let usual = || page::front::usual_players(&kind.players).to_string();
    let mut options = chosen_options(kind, fields);
    if fields.get(OptionSpec::PLAYERS).is_none() {
        options.push((OptionSpec::PLAYERS.to_owned(), usual()));
    }
    let (_, players) = (kind.line)(&options)?;
    let bot = fields.get("bot").map_or_else(stand_in, str::to_owned);
    Ok(Opening {
        game: kind.name.to_owned(),
        options,
        title: String::new(),
        settings: settings(fields)?,
        places: alone_with(&bot, players),
        dice_words: own_word(guest, fields),
        promises: fields.promised().map(|promise| (guest.id, promise)).into_iter().collect(),
        prepared: None,
        position: None,
        played: Vec::new(),
    })
}

/// One click: the guided first game, with bots.
pub(crate) async fn learn(
    State(app): State<App>,
    Path(game): Path<String>,
    posted: Posted,
) -> Result<Response, ErrorPage> {
    let prepared = guide::prepared(&game).ok_or(ErrorPage::NotFound)?;
    let (kind, known) = game_and_guest(&app, &game, &posted).await?;
    open_at_once(&app, &known, &posted, &format!("/learn/{game}"), guided_opening(kind, prepared)).await
}

/// The table of somebody who learns the game: prepared dice and perhaps first rounds, and bots that do what looks best,
/// at the pace of people.
fn guided_opening(kind: &WebGame, prepared: Bytes32) -> Result<Opening, NotOpened> {
    let options = guide::options(kind.name, &kind.players);
    let (_, players) = (kind.line)(&options)?;
    Ok(Opening {
        game: kind.name.to_owned(),
        options,
        title: String::new(),
        settings: Settings { guide: Guide::On, ..Settings::default() },
        places: alone_with(guide::BOT, players),
        dice_words: Vec::new(),
        promises: Vec::new(),
        prepared: Some(prepared),
        position: None,
        played: guide::first_rounds(kind.name),
    })
}

/// The host, and a bot in every other seat.
fn alone_with(bot: &str, players: usize) -> Vec<SeatWish> {
    (0..players).map(|seat| if seat == 0 { SeatWish::Host } else { SeatWish::Bot(bot.to_owned()) }).collect()
}

/// Opens a table that begins at once, and leads there; what stands in the way is told on the front page.
pub(crate) async fn open_at_once(
    app: &App,
    known: &KnownGuest,
    posted: &Posted,
    address: &str,
    opening: Result<Opening, NotOpened>,
) -> Result<Response, ErrorPage> {
    let refusal = match open(app, known, posted, address, opening, Start::WhenFull).await? {
        Ok(response) => return Ok(response),
        Err(refusal) => refusal,
    };
    let page = front_page(app, Some(&known.guest), &posted.words, Some(&refusal)).await?;
    Ok(with_cookie((StatusCode::UNPROCESSABLE_ENTITY, page).into_response(), known))
}

/// Opens the table that a form describes, once however often it is sent to that address, and leads there.
async fn open(
    app: &App,
    known: &KnownGuest,
    posted: &Posted,
    address: &str,
    opening: Result<Opening, NotOpened>,
    start: Start,
) -> Result<Result<Response, Refusal>, ErrorPage> {
    let post =
        posted.fields.key().map(|key| PostMark::new(&known.guest, &key, &(address, posted.fields.sorted())));
    let opened = match opening {
        Ok(opening) => app.hall.open_once(&known.guest, post, opening, start, posted.client.0).await,
        Err(error) => Err(error),
    };
    match opened {
        Ok(id) => Ok(Ok(with_cookie(Redirect::to(&format!("/t/{id}")).into_response(), known))),
        Err(NotOpened::Store(error)) => Err(error.into()),
        Err(error) => Ok(Err(refusal_to_open(&error))),
    }
}

fn refusal_to_open(error: &NotOpened) -> Refusal {
    Refusal::new(Cause::Bad, NoticePlace::Game, "refuse-open").with("reason", why_not_opened(error))
}

fn why_not_opened(error: &NotOpened) -> Thing {
    match error {
        NotOpened::NoGame => Thing::new("refuse-open-game"),
        NotOpened::Options(_) | NotOpened::Settings => Thing::new("refuse-open-options"),
        NotOpened::NoBot => Thing::new("refuse-open-bot"),
        NotOpened::Seats { seats, given } => {
            Thing::new("refuse-open-seats").with("count", *seats).with("given", *given)
        }
        NotOpened::OwnSeats(count) => Thing::new("refuse-open-own").with("count", *count),
        NotOpened::TooManyFromAddress(count) => Thing::new("refuse-open-address").with("count", *count),
        NotOpened::TooManyTables(count) => Thing::new("refuse-open-many").with("count", *count),
        NotOpened::Store(_) | NotOpened::Random(_) => Thing::new("refuse-open-fault"),
    }
}

/// A table for friends.
pub(crate) async fn new(
    State(app): State<App>,
    Path(game): Path<String>,
    posted: Posted,
) -> Result<Response, ErrorPage> {
    let (kind, known) = game_and_guest(&app, &game, &posted).await?;
    let opening = opening(&app, &known.guest, &game, &posted.fields);
    let refusal = match open(&app, &known, &posted, &format!("/new/{game}"), opening, Start::WhenTold).await?
    {
        Ok(response) => return Ok(response),
        Err(refusal) => refusal,
    };
    let filled = posted.fields.values();
    let page = page::new::page(&posted.words, Some(&known.guest), kind, filled, Some(&refusal));
    Ok(with_cookie(html(StatusCode::UNPROCESSABLE_ENTITY, page), &known))
}

/// The options that a form chooses. An empty field is one that nobody filled in.
fn chosen_options(kind: &WebGame, fields: &Fields) -> Vec<(String, String)> {
    let chosen = |option: &OptionSpec| {
        let value = fields.get(&page::new::field(option)).filter(|value| !value.is_empty())?;
        Some((option.name.to_owned(), value.to_owned()))
    };
    kind.options.iter().filter_map(chosen).collect()
}

/// The table that a form describes.
fn opening(app: &App, guest: &Guest, game: &str, fields: &Fields) -> Result<Opening, NotOpened> {
    let kind = app.hall.game(game)?;
    let options = chosen_options(kind, fields);
    let (_, players) = (kind.line)(&options)?;
    let places = (1..=players)
        .map(|number| match fields.get(&format!("seat{number}")) {
            Some("me") => SeatWish::Host,
            Some("open") => SeatWish::Open,
            Some(bot) => SeatWish::Bot(bot.into()),
            None if number == 1 => SeatWish::Host,
            None => SeatWish::Open,
        })
        .collect();
    Ok(Opening {
        game: game.into(),
        options,
        title: fields.get("title").and_then(|title| tidy(title, 60)).unwrap_or_default(),
        settings: settings(fields)?,
        places,
        dice_words: own_word(guest, fields),
        promises: fields.promised().map(|promise| (guest.id, promise)).into_iter().collect(),
        prepared: None,
        position: None,
        played: Vec::new(),
    })
}

/// The word for the dice that a form has.
fn own_word(guest: &Guest, fields: &Fields) -> Vec<(GuestId, String)> {
    fields.get("word").map(|word| (guest.id, word.to_owned())).into_iter().collect()
}

/// The settings that a form chooses; what it doesn't name stays usual.
fn settings(fields: &Fields) -> Result<Settings, NotOpened> {
    let names = ["visibility", "pace", "forced", "confirm", "take_back"];
    let chosen: serde_json::Map<String, serde_json::Value> =
        names.iter().filter_map(|name| Some(((*name).to_owned(), fields.get(name)?.into()))).collect();
    serde_json::from_value(chosen.into()).map_err(|_| NotOpened::Settings)
}

/// Whatever can be done at a table: one question, and its answer is the page.
pub(crate) async fn deed(
    State(app): State<App>,
    Path((id, name)): Path<(String, String)>,
    headers: HeaderMap,
    posted: Posted,
) -> Result<Response, ErrorPage> {
    let wants_fragment = headers.contains_key(FRAGMENT);
    // Nobody becomes a guest at a table that isn't there.
    if posted.visitor.0.is_none() {
        app.hall.table(&id).await?;
    }
    let known = posted.welcome_by_name(&app).await?;
    let Posted { client, words, fields, .. } = posted;
    // A stream that was opened by nobody in particular has to be opened anew by a guest who is known now.
    let stays = wants_fragment && known.cookie.is_none();
    let show = if stays { Show::Page } else { Show::PageIfRefused };
    let act = fields.deed(&name).map(|deed| Act {
        guest: known.guest.clone(),
        words,
        deed,
        key: fields.key(),
        show,
    });
    let key = headers.get(SCREEN).and_then(|key| key.to_str().ok());
    let screen = key.filter(|_| stays).and_then(|key| app.screens.find(key, &id, known.guest.id));
    let question = carry_out(&app, &known.guest, words, client, &id, act);
    let (outcome, answer) = match screen {
        Some(screen) => on_screen(&screen, question).await?,
        None => {
            let (outcome, page) = question.await?;
            (
                outcome,
                page.map(|page| {
                    if wants_fragment { Html(page.main.0).into_response() } else { whole(&words, &page) }
                }),
            )
        }
    };
    let mut response = answer.unwrap_or_else(|| StatusCode::OK.into_response());
    match outcome {
        Err(refusal) => *response.status_mut() = status_of(refusal.cause),
        Ok(Done::Here) if stays => {}
        Ok(done) => {
            let path = match done {
                Done::Here => format!("/t/{id}"),
                Done::At(other) => format!("/t/{other}"),
            };
            response = if wants_fragment { go(&path) } else { Redirect::to(&path).into_response() };
        }
    }
    Ok(with_cookie(response, &known))
}

/// Asks for a deed, and for the page after it. Without a deed, what was posted can't be read.
async fn carry_out(
    app: &App,
    guest: &Guest,
    words: Words,
    client: ClientAddress,
    id: &str,
    act: Option<Act>,
) -> Result<(Result<Done, Refusal>, Option<Drawn>), ErrorPage> {
    let answer = match act {
        Some(act) => ask(app, client, id, act).await?,
        None => {
            let refusal = Refusal::new(Cause::Bad, NoticePlace::Act, "refuse-unreadable");
            Answer { outcome: Err(refusal), shown: Shown::Nothing }
        }
    };
    let page = match (answer.shown, &answer.outcome) {
        (Shown::Page(page), _) => Some(page),
        // The table was not asked, or has to be read from the store before it can be shown.
        (_, Err(refusal)) => {
            let (guest, notice) = (Some(guest.clone()), Some(refusal.clone()));
            Some(app.hall.ask(id, DrawTable { guest, words, notice }).await?)
        }
        _ => None,
    };
    Ok((answer.outcome, page))
}

/// Asks the table for a deed. One without a key gets one, so that the table can be asked again if its task fails.
pub(crate) async fn ask(
    app: &App,
    client: ClientAddress,
    id: &str,
    mut act: Act,
) -> Result<Answer, ErrorPage> {
    act.key = act.key.or_else(|| token::fresh::<16>().ok());
    if matches!(act.deed, Deed::Chat(_)) {
        let asker = Asker { guest: Some(act.guest.id), address: client.0, ..Asker::default() };
        app.limits.chat.take(asker, 1.0).map_err(ErrorPage::TooMany)?;
    }
    Ok(app.hall.ask(id, act).await?)
}

/// What came of a deed, and what the screen doesn't show yet of the page after it. The screen is held until then, so
/// that its stream doesn't draw the same page.
async fn on_screen(
    screen: &Screen,
    question: impl Future<Output = Result<(Result<Done, Refusal>, Option<Drawn>), ErrorPage>>,
) -> Result<(Result<Done, Refusal>, Option<Response>), ErrorPage> {
    let mut outcome = Ok(Done::Here);
    let message = screen
        .turn_to(None, async {
            let (done, page) = question.await?;
            outcome = done;
            Ok::<_, ErrorPage>(page.map(|page| (page.version, page.main.0)))
        })
        .await?;
    let response = message.map(|Message { number, text }| {
        let mut response = Html(text).into_response();
        response.headers_mut().insert(MESSAGE, HeaderValue::from(number));
        response
    });
    Ok((outcome, response))
}

/// The whole page of a table on which a refusal stands.
fn whole(words: &Words, page: &Drawn) -> Response {
    html(StatusCode::OK, page::whole_table(words, &words.say("table-title"), None, &page.main))
}

fn go(path: &str) -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Ok(value) = HeaderValue::from_str(path) {
        response.headers_mut().insert(GO, value);
    }
    response
}

pub(crate) fn with_cookie(mut response: Response, known: &KnownGuest) -> Response {
    if let Some(cookie) = &known.cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    response
}
