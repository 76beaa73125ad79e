//! A rematch is asked of everybody and takes all who want it to the new table; a post that is repeated is done once.

use std::future::{Future as _, poll_fn};
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::{Request, StatusCode, header};
use futures_util::StreamExt as _;
use serde_json::Value;
use tower::ServiceExt as _;
use web::Config;

use crate::world::{Person, World, quick};

/// Anna and Ben at a table with a bot, where the game has ended: both let bots play, who found no end.
async fn ended(world: &World) -> (Person, Person, String) {
    let (mut anna, mut ben) = (world.person(), world.person());
    let fields =
        [("name", "Anna"), ("players", "3"), ("seat3", "random"), ("visibility", "public"), ("pace", "fast")];
    let path = anna.post("/new/century", &fields).await.location();
    ben.post(&format!("{path}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    anna.post(&format!("{path}/begin"), &[]).await;
    for person in [&mut anna, &mut ben] {
        assert_eq!(person.post(&format!("{path}/leave"), &[]).await.status, StatusCode::SEE_OTHER);
    }
    let table = path.strip_prefix("/t/").unwrap();
    assert_eq!(anna.until_ended(table).await["stage"], "ended");
    (anna, ben, path)
}

fn patient() -> Config {
    Config { steps_alone: 30, grace: Duration::from_secs(600), ..quick() }
}

pub(crate) async fn stream_of(world: &World, person: &Person, path: &str) -> BodyDataStream {
    let request = Request::get(format!("{path}/stream")).header(header::HOST, "localhost");
    let request = request.header(header::COOKIE, person.cookie()).body(Body::empty()).unwrap();
    web::router(world.hall.clone()).oneshot(request).await.unwrap().into_body().into_data_stream()
}

async fn until(stream: &mut BodyDataStream, wanted: &str) -> String {
    let mut text = String::new();
    while !text.contains(wanted) {
        let chunk = stream.next().await.expect("the stream goes on").unwrap();
        text.push_str(&String::from_utf8_lossy(&chunk));
    }
    text
}

#[tokio::test]
async fn everybody_is_asked_and_who_agrees_is_taken_to_the_new_table() {
    let world = World::with(patient()).await;
    let (mut anna, mut ben, path) = ended(&world).await;
    let mut stream = stream_of(&world, &anna, &path).await;
    until(&mut stream, "event: table").await;

    let asked = anna.post(&format!("{path}/rematch"), &[("word", "abracadabra")]).await;
    assert_eq!(asked.location(), path, "the others are asked first");
    let look = ben.get(&format!("/api/v1/tables{}", path.strip_prefix("/t").unwrap())).await.json();
    assert_eq!((look["play_again"].to_string().as_str(), look["rematch"].is_null()), (r#"["P1"]"#, true));
    let page = ben.get(&path).await.body;
    assert!(page.contains("Anna wants to play again.") && page.contains("No, thanks"), "{page}");
    assert!(anna.get(&path).await.body.contains("Waiting for: Ben"));

    let table = ben.post(&format!("{path}/rematch"), &[("word", "hocus")]).await.location();
    assert_ne!(table, path);
    let told = until(&mut stream, "event: go").await;
    assert!(told.contains(&format!("data: {table}\n")), "{told}");
    let look = anna.get(&format!("/api/v1/tables{}", table.strip_prefix("/t").unwrap())).await.json();
    assert_eq!(look["stage"], "playing");
    assert_eq!(look["contributions"].to_string(), r#"["abracadabra","hocus"]"#);
    let kinds: Vec<&str> =
        look["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["person", "person", "bot"], "bots always agree");

    // Who looks at the old table later stays there.
    let mut later = stream_of(&world, &anna, &path).await;
    let told = until(&mut later, "event: table").await;
    assert!(!told.contains("event: go"), "{told}");
}

#[tokio::test]
async fn who_does_not_play_again_leaves_a_free_seat() {
    let world = World::with(patient()).await;
    let (mut anna, mut ben, path) = ended(&world).await;
    anna.post(&format!("{path}/back"), &[]).await;
    ben.post(&format!("{path}/no-rematch"), &[]).await;
    assert!(anna.get(&path).await.body.contains("Ben doesn't play again."), "the log tells it");
    let table = anna.post(&format!("{path}/rematch"), &[]).await.location();
    assert_ne!(table, path, "nobody is left to be asked");
    let look = anna.get(&format!("/api/v1/tables{}", table.strip_prefix("/t").unwrap())).await.json();
    assert_eq!(look["seats"][0]["kind"], "person");
    assert_ne!(look["seats"][1]["name"], "Ben");
    // He can still change his mind.
    assert_eq!(ben.post(&format!("{path}/rematch"), &[]).await.location(), table);
    let mut cleo = world.person();
    assert_eq!(cleo.post(&format!("{path}/no-rematch"), &[]).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn nobody_waits_for_who_is_gone_and_what_was_said_survives_a_restart() {
    let world = World::with(patient()).await;
    let (mut anna, _, path) = ended(&world).await;
    assert_eq!(anna.post(&format!("{path}/rematch"), &[]).await.location(), path);
    // The server is started anew, where people are gone at once.
    let world = world.restart().await;
    let mut anna = anna.at(&world);
    let api = format!("/api/v1/tables{}", path.strip_prefix("/t").unwrap());
    let look = anna.get(&api).await.json();
    assert_eq!(look["play_again"].to_string(), r#"["P1"]"#);
    let table = anna.post(&format!("{path}/rematch"), &[]).await.location();
    assert_ne!(table, path);
}

#[tokio::test]
async fn who_says_the_same_again_leaves_no_line_in_the_log() {
    let world = World::with(patient()).await;
    let (mut anna, _, path) = ended(&world).await;
    let log = |look: Value| look["log"].clone();
    let api = format!("/api/v1/tables{}", path.strip_prefix("/t").unwrap());
    for (deed, fields) in [("no-rematch", &[][..]), ("rematch", &[("word", "hocus")])] {
        let before = log(anna.get(&api).await.json());
        anna.post(&format!("{path}/{deed}"), fields).await;
        let once = log(anna.get(&api).await.json());
        assert_ne!(once, before, "{deed}");
        for _ in 0..3 {
            assert_eq!(anna.post(&format!("{path}/{deed}"), fields).await.status, StatusCode::SEE_OTHER);
        }
        assert_eq!(log(anna.get(&api).await.json()), once, "{deed}");
    }
    let table = anna.open("merchants", &[("players", "3"), ("seat2", "random"), ("seat3", "random")]).await;
    let api = format!("/api/v1/tables/{table}");
    anna.wait(&table).await;
    let offers = format!("/t/{table}/offers");
    anna.post(&offers, &[("from", "from-people")]).await;
    let once = log(anna.get(&api).await.json());
    anna.post(&offers, &[("from", "from-people")]).await;
    assert_eq!(log(anna.get(&api).await.json()), once);
}

#[tokio::test]
async fn a_post_that_is_repeated_with_its_key_is_done_once() {
    let world = World::new().await;
    let mut anna = world.person();
    let path = anna.post("/new/century", &[("name", "Anna"), ("players", "2")]).await.location();
    for (line, key) in [("hello", "k1"), ("hello", "k1"), ("hello", "k2")] {
        let said = anna.post(&format!("{path}/chat"), &[("line", line), ("key", key)]).await;
        assert_eq!(said.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(anna.get(&path).await.body.matches("hello").count(), 2);
    for _ in 0..6 {
        let given = anna.post(&format!("{path}/word"), &[("word", "abracadabra"), ("key", "k3")]).await;
        assert_eq!(given.status, StatusCode::SEE_OTHER, "one word, however often it is sent");
    }
    // The key of somebody else is another one.
    let mut ben = world.person();
    ben.post(&format!("{path}/chat"), &[("line", "from Ben"), ("key", "k1"), ("name", "Ben")]).await;
    assert!(anna.get(&path).await.body.contains("from Ben"));
}

/// The key that a form of the page has.
fn key_in(page: &str, form: &str) -> String {
    let (_, form) = page.split_once(form).unwrap_or_else(|| panic!("no {form}: {page}"));
    let (_, value) = form.split_once(r#"name="key" value=""#).expect("a key");
    value.split_once('"').expect("its end").0.to_owned()
}

/// Whoever has no script clicks twice, or goes back a page and sends the form again.
#[tokio::test]
async fn forms_carry_a_key_so_that_without_script_a_post_is_done_once() {
    let world = World::new().await;
    let mut anna = world.person();
    let path = anna.post("/new/century", &[("name", "Anna"), ("players", "2")]).await.location();
    let page = anna.get(&path).await.body;
    let (chat, word) = (key_in(&page, r#"/chat""#), key_in(&page, r#"/word""#));
    assert_eq!(key_in(&anna.get(&path).await.body, r#"/chat""#), chat, "a page drawn again has no news");
    for _ in 0..2 {
        let said = anna.post(&format!("{path}/chat"), &[("line", "hello"), ("key", &chat)]).await;
        assert_eq!(said.status, StatusCode::SEE_OTHER);
    }
    for _ in 0..6 {
        let given = anna.post(&format!("{path}/word"), &[("word", "abracadabra"), ("key", &word)]).await;
        assert_eq!(given.status, StatusCode::SEE_OTHER, "one word, however often it is sent");
    }
    let page = anna.get(&path).await.body;
    assert_eq!((page.matches("hello").count(), page.matches("abracadabra").count()), (1, 1), "one of each");
    // The same on the next page is another post, and so is something else on the page before.
    let next = key_in(&page, r#"/chat""#);
    assert_ne!(next, chat);
    anna.post(&format!("{path}/chat"), &[("line", "hello"), ("key", &next)]).await;
    anna.post(&format!("{path}/chat"), &[("line", "goodbye"), ("key", &chat)]).await;
    let page = anna.get(&path).await.body;
    assert_eq!((page.matches("hello").count(), page.matches("goodbye").count()), (2, 1));
}

/// The form of a new table, a table with bots, a guided game, and what a program asks for.
#[tokio::test]
async fn a_form_that_is_sent_twice_opens_one_table() {
    let world = World::new().await;
    let mut anna = world.person();
    anna.post("/name", &[("name", "Anna")]).await;
    for (page, form) in [
        ("/new/century", "/new/century"),
        ("/", "/play/century-solo"),
        ("/", "/learn/century"),
        ("/rules/landnam", "/play/landnam"),
    ] {
        let key = key_in(&anna.get(page).await.body, &format!(r#"action="{form}""#));
        let next = key_in(&anna.get(page).await.body, &format!(r#"action="{form}""#));
        let table = anna.post(form, &[("key", &key)]).await.location();
        assert_eq!(anna.post(form, &[("key", &key)]).await.location(), table, "{form}");
        assert_ne!(
            anna.post(form, &[("key", &key), ("word", "hocus")]).await.location(),
            table,
            "another form"
        );
        assert_ne!(anna.post(form, &[("key", &next)]).await.location(), table, "the page was drawn again");
        let mut ben = world.person();
        assert_ne!(ben.post(form, &[("key", &key)]).await.location(), table, "somebody else's");
    }
    let body = serde_json::json!({"game": "century", "key": "k1"});
    let first = anna.post_json("/api/v1/tables", &body).await;
    let again = anna.post_json("/api/v1/tables", &body).await;
    assert_eq!((first.status, first.json()), (again.status, again.json()));
    let other = anna.post_json("/api/v1/tables", &serde_json::json!({"game": "century", "key": "k2"})).await;
    assert_ne!(other.json()["table"], first.json()["table"]);
}

/// A request of Anna's for a table.
fn opening(anna: &Person, key: &str) -> Request<Body> {
    let request = Request::post("/new/century").header(header::HOST, "localhost");
    let request = request.header(header::COOKIE, anna.cookie());
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    request.body(Body::from(format!("key={key}&visibility=public"))).unwrap()
}

/// Two clicks whose requests are under way at once.
#[tokio::test]
async fn a_form_that_is_sent_twice_at_once_opens_one_table() {
    let world = World::new().await;
    let mut anna = world.person();
    anna.post("/name", &[("name", "Anna")]).await;
    let router = web::router(world.hall.clone());
    let (one, other) =
        tokio::join!(router.clone().oneshot(opening(&anna, "k1")), router.oneshot(opening(&anna, "k1")));
    let location = |answer: axum::response::Response| answer.headers()[header::LOCATION].clone();
    assert_eq!(location(one.unwrap()), location(other.unwrap()));
}

/// Whatever a request waited for when its connection was lost, who sends it again has one table.
#[tokio::test]
async fn a_form_whose_connection_was_lost_opens_one_table() {
    let world = World::new().await;
    let mut anna = world.person();
    anna.post("/name", &[("name", "Anna")]).await;
    let router = web::router(world.hall.clone());
    for waits in 1.. {
        let key = format!("k{waits}");
        let mut request = pin!(router.clone().oneshot(opening(&anna, &key)));
        let mut left = waits;
        let until_lost = poll_fn(|context| {
            left -= 1;
            let answer = request.as_mut().poll(context);
            if left == 0 { Poll::Ready(answer.is_ready()) } else { answer.map(|_| true) }
        });
        let was_answered = until_lost.await;
        request.set(router.clone().oneshot(opening(&anna, &key)));
        request.await.unwrap();
        let tables = anna.get("/api/v1/tables").await.json();
        assert_eq!(tables["tables"].as_array().unwrap().len(), waits);
        if was_answered {
            return;
        }
    }
}

/// Whatever can be posted at a table, before, during and after a game, has a key.
#[tokio::test]
async fn every_form_of_a_table_has_a_key() {
    let world = World::with(patient()).await;
    let mut anna = world.person();
    let lobby = anna.post("/new/landnam", &[("name", "Anna"), ("players", "3")]).await.location();
    let mut ben = world.person();
    ben.post(&format!("{lobby}/chat"), &[("line", "hello"), ("name", "Ben")]).await;
    let playing = anna.post("/play/merchants", &[]).await.location();
    let (mut host, _, over) = ended(&world).await;
    for page in
        [anna.get(&lobby).await, anna.get(&playing).await, ben.get(&lobby).await, host.get(&over).await]
    {
        let forms =
            page.body.split("<form ").skip(1).map(|rest| rest.split("</form>").next().unwrap_or(rest));
        let posts: Vec<&str> = forms.filter(|form| form.contains(r#"action="/t/"#)).collect();
        assert!(!posts.is_empty(), "{}", page.body);
        for form in posts {
            assert!(form.contains(r#"name="key""#), "{form}");
        }
    }
}
