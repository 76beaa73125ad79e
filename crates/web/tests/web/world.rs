//! A server with its store in a folder of its own, and people who ask it.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode, header};
use serde_json::Value;
use store::{Home, Store};
use tempfile::TempDir;
use tower::ServiceExt;
use web::{Config, Games, Hall};

use crate::bomb::Bomb;

/// A server.
pub(crate) struct World {
    folder: TempDir,
    pub(crate) hall: Arc<Hall>,
    router: Router,
}

/// Bots at once, no waiting, and as many posts as one likes.
pub(crate) fn quick() -> Config {
    Config {
        pace: Duration::ZERO,
        grace: Duration::ZERO,
        offer: Duration::ZERO,
        tell: Duration::from_millis(50),
        posts_per_second: 100_000,
        ..Config::default()
    }
}

impl World {
    pub(crate) async fn new() -> World {
        World::with(quick()).await
    }

    pub(crate) async fn with(config: Config) -> World {
        World::in_folder(tempfile::tempdir().unwrap(), config).await
    }

    async fn in_folder(folder: TempDir, config: Config) -> World {
        let store = Store::open(&folder.path().join("t.sqlite")).await.unwrap();
        World::of(store, folder, config)
    }

    /// A server with its tables in a PostgreSQL, where others may have them, too; `key` is the file of its secrets.
    pub(crate) async fn sharing(address: &str, key: &Path, config: Config) -> World {
        let home = Home::Postgres { address: address.parse().unwrap(), key: key.to_owned() };
        World::of(Store::open_at(&home).await.unwrap(), tempfile::tempdir().unwrap(), config)
    }

    fn of(store: Store, folder: TempDir, config: Config) -> World {
        let games = Games::default().with::<century::Century>().with::<century::Solo>().with::<Bomb>();
        let games = games.with::<landnam::Landnam>().with::<merchants::Merchants>();
        let games = games.with::<puerto_rico::PuertoRico>();
        let hall = Hall::open(store, games, config);
        World { folder, router: web::router(hall.clone()), hall }
    }

    /// Another server on the same file, as after a crash: nothing of the first one is asked any more.
    pub(crate) async fn restart(self) -> World {
        self.hall.end().await;
        World::in_folder(self.folder, quick()).await
    }

    pub(crate) fn person(&self) -> Person {
        Person { router: self.router.clone(), cookie: None }
    }

    pub(crate) async fn ask(&self, request: Request<Body>) -> Answer {
        Answer::of(self.router.clone().oneshot(request).await.unwrap()).await
    }
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    async fn of(response: axum::response::Response) -> Answer {
        let (parts, body) = response.into_parts();
        let body = axum::body::to_bytes(body, 1 << 24).await.unwrap();
        let answer = Answer {
            status: parts.status,
            headers: parts.headers,
            body: String::from_utf8_lossy(&body).into_owned(),
        };
        let kind = answer.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if kind.is_some_and(|kind| kind.starts_with("application/json")) {
            let json = answer.json();
            assert_eq!(strange_names(&json), Vec::<&str>::new(), "{json}");
        }
        answer
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }

    pub(crate) fn location(&self) -> String {
        let location = self.headers.get(header::LOCATION).unwrap_or_else(|| panic!("{self:?}"));
        location.to_str().unwrap().to_owned()
    }
}

/// Names of fields that are not written like `to_act`. Every JSON answer that a test gets is looked through. A view has
/// names of things beside them, which are written like `fair-wind`, `P1` or `H7.NE`; where clauses are listed, they
/// have names like `CEN-20` and `CEN-E1`.
pub(crate) fn strange_names(json: &Value) -> Vec<&str> {
    let is_field = |name: &str| name.bytes().all(|c| c.is_ascii_lowercase() || c == b'_');
    let is_strange = |whose, name| {
        !(is_field(name) || is_clause(name) || whose == Whose::View && !has_capitals_in_words(name))
    };
    let names = names(json, Whose::Answer).into_iter();
    names.filter(|&(whose, name)| is_strange(whose, name)).map(|(_, name)| name).collect()
}

fn is_clause(name: &str) -> bool {
    let parts = name.split_once('-');
    parts.is_some_and(|(book, number)| {
        let is_capital = |c: u8| c.is_ascii_uppercase();
        book.bytes().all(is_capital) && number.bytes().all(|c| is_capital(c) || c.is_ascii_digit())
    })
}

/// Whether a capital stands beside a small letter, as in `toAct`.
fn has_capitals_in_words(name: &str) -> bool {
    name.as_bytes().windows(2).any(|pair| {
        pair.iter().all(u8::is_ascii_alphabetic)
            && pair[0].is_ascii_uppercase() != pair[1].is_ascii_uppercase()
    })
}

/// Where a name stands: in what the server says of a table, or in what a game says of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whose {
    Answer,
    View,
}

/// All names in an answer.
fn names(json: &Value, whose: Whose) -> Vec<(Whose, &str)> {
    match json {
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, value)| {
                let inside = if name == "view" { Whose::View } else { whose };
                std::iter::once((whose, name.as_str())).chain(names(value, inside))
            })
            .collect(),
        Value::Array(values) => values.iter().flat_map(|value| names(value, whose)).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn capitals_in_names_are_found() {
    let json = serde_json::json!({
        "to_act": ["P1"], "isHost": true, "seats": [{"P1": 1}],
        "CEN-E1": "", "view": {"P1": {"fair-wind": 1}, "H7.NE": 3, "Pier": 2, "first_move": {"longShip": 1}},
    });
    assert_eq!(strange_names(&json), ["isHost", "P1", "Pier", "longShip"]);
}

/// Somebody with a browser that keeps cookies.
#[derive(Clone)]
pub(crate) struct Person {
    router: Router,
    cookie: Option<String>,
}

impl Person {
    fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let builder = Request::builder().method(method).uri(path).header(header::HOST, "localhost");
        match &self.cookie {
            Some(cookie) => builder.header(header::COOKIE, cookie),
            None => builder,
        }
    }

    async fn send(&mut self, request: Request<Body>) -> Answer {
        let answer = Answer::of(self.router.clone().oneshot(request).await.unwrap()).await;
        if let Some(cookie) = answer.headers.get(header::SET_COOKIE) {
            let text = cookie.to_str().unwrap();
            assert!(
                text.contains("HttpOnly")
                    && (text.contains("SameSite=Lax") || text.contains("SameSite=Strict")),
                "{text}"
            );
            self.keep(text.split(';').next().unwrap());
        }
        answer
    }

    /// Puts a cookie among the others, in place of one with its name.
    fn keep(&mut self, cookie: &str) {
        let name = |cookie: &str| cookie.split('=').next().unwrap().to_owned();
        let kept = self.cookie.take().unwrap_or_default();
        let others = kept.split("; ").filter(|other| !other.is_empty() && name(other) != name(cookie));
        self.cookie = Some(others.chain([cookie]).collect::<Vec<&str>>().join("; "));
    }

    /// What the browser sends of who this is.
    pub(crate) fn cookie(&self) -> &str {
        self.cookie.as_deref().unwrap_or_default()
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(self.request("GET", path).body(Body::empty()).unwrap()).await
    }

    /// What comes as a browser asks for it: compressed.
    pub(crate) async fn get_compressed(&self, path: &str) -> Vec<u8> {
        let request = self.request("GET", path).header(header::ACCEPT_ENCODING, "gzip");
        let answer = self.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(answer.headers()[header::CONTENT_ENCODING], "gzip");
        axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap().into()
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
        let request = self
            .request("POST", path)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(pairs.join("&")))
            .unwrap();
        self.send(request).await
    }

    /// Posts a form that can have files in it.
    pub(crate) async fn post_parts(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let part = |(name, value): &(&str, &str)| {
            format!("--parts\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let body: String = fields.iter().map(part).chain(["--parts--\r\n".to_owned()]).collect();
        let request = self
            .request("POST", path)
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=parts")
            .body(Body::from(body))
            .unwrap();
        self.send(request).await
    }

    pub(crate) async fn post_json(&mut self, path: &str, body: &Value) -> Answer {
        let request = self
            .request("POST", path)
            .header(header::CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_string()))
            .unwrap();
        self.send(request).await
    }

    pub(crate) async fn post_text(&mut self, path: &str, body: &'static str) -> Answer {
        let request = self.request("POST", path).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body)).unwrap()).await
    }

    /// The table as this person sees it, once it is their turn, they are to confirm, or the game has ended.
    pub(crate) async fn wait(&mut self, table: &str) -> Value {
        let is_due = |look: &Value| {
            look["to_confirm"] == look["viewer"]
                || look["legal"].as_array().is_some_and(|legal| !legal.is_empty())
                || look["stage"] != "playing"
        };
        self.until(table, is_due).await
    }

    /// The table once its game has ended.
    pub(crate) async fn until_ended(&mut self, table: &str) -> Value {
        self.until(table, |look| look["stage"] != "playing").await
    }

    /// The table as this person sees it, once it is as wanted.
    pub(crate) async fn until(&mut self, table: &str, is_wanted: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..2000 {
            let look = self.get(&format!("/api/v1/tables/{table}")).await.json();
            if is_wanted(&look) {
                return look;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        panic!("it never comes to that");
    }

    /// Opens a table by its form, and begins.
    pub(crate) async fn open(&mut self, game: &str, fields: &[(&str, &str)]) -> String {
        let opened = self.post(&format!("/new/{game}"), fields).await;
        assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.body);
        let path = opened.location();
        let table = path.strip_prefix("/t/").unwrap().to_owned();
        let begun = self.post(&format!("{path}/begin"), &[]).await;
        assert_eq!(begun.status, StatusCode::SEE_OTHER, "{}", begun.body);
        table
    }

    /// Carries out an action in answer to what `look` shows.
    pub(crate) async fn act(&mut self, look: &Value, action: &str) -> Answer {
        let path = format!("/t/{}/act", look["table"].as_str().unwrap());
        self.post(&path, &[("number", &look["number"].to_string()), ("action", action)]).await
    }
}

fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

impl Person {
    /// The same person at another server.
    pub(crate) fn at(self, world: &World) -> Person {
        Person { router: world.router.clone(), ..self }
    }
}
