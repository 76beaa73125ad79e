//! The JSON interface: the same tables, checks and refusals as the pages, for other clients and bots.
//!
//! `docs/api.md` describes it; the server shows that text at `/api/docs`.

use std::collections::BTreeMap;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use game::fair::Bytes32;
use game::{Language, ParseError, Seat};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use store::GuestId;
use words::Words;

use crate::hall::{NotOpened, Opening, SeatWish, Start};
use crate::http::form::{Fields, fit_key};
use crate::http::guard::ClientAddress;
use crate::http::guest::{MaybeGuest, welcome};
use crate::http::language::Reads;
use crate::http::me;
use crate::http::pages::open_tables;
use crate::http::posts::ask;
use crate::http::stream::{self, Format};
use crate::http::{App, ErrorPage, status_of, streamed};
use crate::names::tidy;
use crate::object_text::ObjectText;
use crate::repeated::PostMark;
use crate::settings::Settings;
use crate::table::{Act, Answer, Done, Look, Refusal, Show, Shown, TableText};

/// The version of the interface, in every answer: another one means that something had to change that programs rely on.
pub(crate) const API_VERSION: u32 = 1;

/// What describes the interface.
const DOCS: &str = include_str!("../../../../docs/api.md");

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/guests", post(add_guest))
        .route("/games", get(games))
        .route("/tables", get(tables).post(add_table))
        .route("/tables/{table}", get(table))
        .route("/tables/{table}/legal", get(legal))
        .route("/tables/{table}/stream", streamed(get(data_stream)))
        .route("/tables/{table}/record", get(crate::http::pages::record))
        .route("/tables/{table}/{deed}", post(deed))
        .route("/me", get(me::data).delete(me::erase_by_program))
        .fallback(async || Fault::from(ErrorPage::NotFound))
}

pub(crate) async fn docs() -> Response {
    ([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], DOCS).into_response()
}

/// What goes wrong, as data.
#[derive(Debug)]
enum Fault {
    /// What also can go wrong with pages; the guard makes data of it.
    Page(ErrorPage),
    Told(StatusCode, String),
}

impl Fault {
    fn new(status: StatusCode, sentence: impl Into<String>) -> Fault {
        Fault::Told(status, sentence.into())
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        match self {
            Fault::Page(page) => page.into_response(),
            Fault::Told(status, sentence) => {
                (status, Json(json!({"version": API_VERSION, "error": {"sentence": sentence}})))
                    .into_response()
            }
        }
    }
}

impl<E: Into<ErrorPage>> From<E> for Fault {
    fn from(error: E) -> Fault {
        Fault::Page(error.into())
    }
}

/// What was posted, or what is wrong with it in our own words.
fn read<T: DeserializeOwned>(body: Result<Json<Value>, JsonRejection>) -> Result<T, Fault> {
    let Json(body) = body.map_err(|error| {
        let sentence = match error.status() {
            StatusCode::UNSUPPORTED_MEDIA_TYPE => {
                "the body has to be JSON and say so: Content-Type: application/json"
            }
            StatusCode::PAYLOAD_TOO_LARGE => "the body is too long",
            _ if matches!(error, JsonRejection::JsonSyntaxError(_)) => "the body is no JSON",
            _ => "the body did not arrive as a whole",
        };
        Fault::new(error.status(), sentence)
    })?;
    game::named::read(body).map_err(|error| {
        let sentence = format!("the body can't be read: {}", game::position::wrong(&error));
        Fault::new(StatusCode::UNPROCESSABLE_ENTITY, sentence)
    })
}

#[derive(Debug, Deserialize)]
struct NewGuest {
    name: Option<String>,
}

async fn add_guest(
    State(app): State<App>,
    Extension(client): Extension<ClientAddress>,
    body: Result<Json<Value>, JsonRejection>,
) -> Result<Response, Fault> {
    let body: NewGuest = read(body)?;
    let known = welcome(&app, MaybeGuest(None), client, Reads(Words::ENGLISH), body.name.as_deref()).await?;
    Ok((
        StatusCode::CREATED,
        Json(json!({"version": API_VERSION, "token": known.token, "name": known.guest.name})),
    )
        .into_response())
}

async fn games(State(app): State<App>) -> Json<Value> {
    let games: Vec<Value> = app
        .hall
        .games
        .all()
        .iter()
        .map(|kind| {
            json!({
                "game": kind.name,
                "title": Words::ENGLISH.title(kind.name),
                "rules": kind.rules_version,
                "clauses": (kind.rulebook)(Language::English).clauses.len(),
                "players": kind.players.clone().collect::<Vec<usize>>(),
                "options": kind.options,
            })
        })
        .collect();
    Json(json!({"version": API_VERSION, "games": games}))
}

async fn tables(State(app): State<App>) -> Result<Json<Value>, Fault> {
    let tables: Vec<Value> = open_tables(&app)
        .await?
        .iter()
        .map(|line| {
            let names: Vec<&str> = line.seats.iter().map(|seat| seat.name.as_str()).collect();
            json!({"table": line.id, "game": line.game, "title": line.title, "stage": line.phase.name(), "seats": names})
        })
        .collect();
    Ok(Json(json!({"version": API_VERSION, "tables": tables})))
}

/// 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, Hash, Deserialize)]
#[serde(try_from = "String")]
struct Promise(Bytes32);

impl TryFrom<String> for Promise {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Promise, ParseError> {
        text.parse().map(Promise)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewTableBody {
    game: String,
    #[serde(default)]
    options: BTreeMap<String, Value>,
    #[serde(default)]
    title: String,
    #[serde(default)]
    settings: Settings,
    /// A word for the dice.
    word: Option<String>,
    /// What the host's program promises to add to the dice.
    promise: Option<Promise>,
    /// `me`, `open`, or the name of a bot, for each seat.
    seats: Option<Vec<String>>,
    /// What tells a repeated post from a second one.
    key: Option<String>,
}

async fn add_table(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Extension(client): Extension<ClientAddress>,
    body: Result<Json<Value>, JsonRejection>,
) -> Result<Response, Fault> {
    let guest = guest.ok_or_else(unknown)?;
    let body: NewTableBody = read(body)?;
    let key = body.key.as_deref().and_then(fit_key);
    let post = key.map(|key| PostMark::new(&guest, key, &body));
    let opening = opening(&app, guest.id, body).map_err(not_opened)?;
    let owner = |place: &SeatWish| match place {
        SeatWish::Host => Some(Some(guest.id)),
        SeatWish::Open => Some(None),
        SeatWish::Guest(_) | SeatWish::Bot(_) => None,
    };
    let owners: Vec<Option<Option<GuestId>>> = opening.places.iter().map(owner).collect();
    let opened = app.hall.open_once(&guest, post, opening, Start::WhenTold, client.0).await;
    let id = opened.map_err(not_opened)?;
    let link = |(seat, owner): (Seat, Option<Option<GuestId>>)| Some(app.hall.seat_path(&id, seat, owner?));
    let links: Vec<Option<String>> = Seat::all(owners.len()).zip(owners).map(link).collect();
    Ok((StatusCode::CREATED, Json(json!({"version": API_VERSION, "table": id, "links": links})))
        .into_response())
}

fn opening(app: &App, guest: GuestId, body: NewTableBody) -> Result<Opening, NotOpened> {
    let kind = app.hall.game(&body.game)?;
    let options: Vec<(String, String)> =
        body.options.iter().map(|(name, value)| (name.clone(), text(value))).collect();
    let (_, players) = (kind.line)(&options)?;
    let seats = body.seats.unwrap_or_else(|| {
        (0..players).map(|seat| if seat == 0 { "me".into() } else { "open".into() }).collect()
    });
    let places: Vec<SeatWish> = seats
        .into_iter()
        .map(|seat| match seat.as_str() {
            "me" => SeatWish::Host,
            "open" => SeatWish::Open,
            _ => SeatWish::Bot(seat),
        })
        .collect();
    let title = tidy(&body.title, 60).unwrap_or_default();
    Ok(Opening {
        game: body.game,
        options,
        title,
        settings: body.settings,
        places,
        dice_words: body.word.map(|word| (guest, word)).into_iter().collect(),
        promises: body.promise.map(|Promise(promise)| (guest, promise)).into_iter().collect(),
        prepared: None,
        position: None,
        played: Vec::new(),
    })
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// A field as a form would have it: `actions` is a list, and each of it a field of its own.
fn pairs(name: &str, value: Value) -> Vec<(String, String)> {
    match value {
        Value::Array(actions) if name == "actions" => {
            actions.iter().map(|action| ("action".to_owned(), text(action))).collect()
        }
        value => vec![(name.to_owned(), text(&value))],
    }
}

fn not_opened(error: NotOpened) -> Fault {
    match error {
        NotOpened::Store(error) => error.into(),
        NotOpened::Random(error) => error.into(),
        NotOpened::NoGame => Fault::new(StatusCode::NOT_FOUND, NotOpened::NoGame.to_string()),
        told => Fault::new(StatusCode::UNPROCESSABLE_ENTITY, told.to_string()),
    }
}

fn unknown() -> Fault {
    Fault::new(StatusCode::UNAUTHORIZED, Words::ENGLISH.say("sorry-token"))
}

async fn look(app: &App, guest: Option<i64>, id: &str) -> Result<TableText, Fault> {
    Ok(app.hall.ask_as_stored(id, Look { guest, words: Words::ENGLISH }).await?)
}

async fn table(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Path(id): Path<String>,
) -> Result<TableText, Fault> {
    look(&app, guest.map(|guest| guest.id), &id).await
}

impl IntoResponse for TableText {
    fn into_response(self) -> Response {
        written(String::from(&*self.0))
    }
}

/// JSON that is written already.
fn written(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

async fn legal(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Path(id): Path<String>,
) -> Result<Json<Value>, Fault> {
    let table = look(&app, guest.map(|guest| guest.id), &id).await?.value();
    Ok(Json(json!({"version": API_VERSION, "number": table["number"], "legal": table["legal"]})))
}

async fn data_stream(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Extension(client): Extension<ClientAddress>,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    Ok(stream::open(app, guest, client, id, Format::Data).await?)
}

async fn deed(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Extension(client): Extension<ClientAddress>,
    Path((id, name)): Path<(String, String)>,
    body: Result<Json<Value>, JsonRejection>,
) -> Result<Response, Fault> {
    let guest = guest.ok_or_else(unknown)?;
    let posted: BTreeMap<String, Value> = read(body)?;
    let fields: Fields = posted.into_iter().flat_map(|(name, value)| pairs(&name, value)).collect();
    let words = language(&fields)?;
    let Some(deed) = fields.deed(&name) else {
        app.hall.table(&id).await?;
        return Err(Fault::new(StatusCode::UNPROCESSABLE_ENTITY, words.say("refuse-unreadable")));
    };
    let viewer = Some(guest.id);
    let Answer { outcome, shown } =
        ask(&app, client, &id, Act { guest, words, deed, key: fields.key(), show: Show::Data }).await?;
    let table = match (shown, &outcome) {
        (Shown::Data(table), _) => table,
        (_, Ok(Done::At(other))) => look(&app, viewer, other).await?,
        _ => look(&app, viewer, &id).await?,
    };
    match outcome {
        Ok(_) => Ok(table.into_response()),
        Err(refusal) => {
            let mut body = ObjectText::with_capacity(table.0.len());
            body.put("version", &API_VERSION).put("error", &error(&words, &refusal));
            body.put_written("table", &table.0);
            Ok((status_of(refusal.cause), written(body.end())).into_response())
        }
    }
}

/// The language that the sentences of refusals are wanted in.
fn language(fields: &Fields) -> Result<Words, Fault> {
    let language = fields.get("lang").map_or(Ok(Language::English), str::parse);
    language.map(Words::new).map_err(|error| Fault::new(StatusCode::UNPROCESSABLE_ENTITY, error.to_string()))
}

fn error(words: &Words, refusal: &Refusal) -> Value {
    let clause = refusal.rule.as_ref().map(|rule| rule.clause);
    let rule = refusal.rule.as_ref().map(|rule| rule.sentence(words.language()));
    json!({"sentence": refusal.sentence(words), "clause": clause, "rule": rule})
}
