//! What a guest may know and have erased, what strangers may do, and what is forgotten.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use web::{Config, Proxy};

use crate::servers::{Database, Listener};
use crate::world::{Person, World, quick};

async fn guest(world: &World, name: &str) -> Person {
    let mut person = world.person();
    assert_eq!(person.post("/name", &[("name", name)]).await.status, StatusCode::SEE_OTHER);
    person
}

/// A table of Century for two people, both of them seated.
async fn shared_table(anna: &mut Person, ben: &mut Person) -> String {
    let fields = [("players", "2"), ("seat1", "me"), ("visibility", "public"), ("title", "Anna's own")];
    let path = anna.post("/new/century", &fields).await.location();
    assert_eq!(ben.post(&format!("{path}/sit"), &[("seat", "2")]).await.status, StatusCode::SEE_OTHER);
    path.strip_prefix("/t/").unwrap().to_owned()
}

async fn begin(anna: &mut Person, table: &str) {
    assert_eq!(anna.post(&format!("/t/{table}/begin"), &[]).await.status, StatusCode::SEE_OTHER);
}

async fn look(person: &mut Person, table: &str) -> Value {
    person.get(&format!("/api/v1/tables/{table}")).await.json()
}

fn seat(look: &Value, seat: usize) -> (&str, &str) {
    let seat = &look["seats"][seat];
    (seat["name"].as_str().unwrap(), seat["kind"].as_str().unwrap())
}

#[tokio::test]
async fn somebody_who_is_no_guest_is_told_that_nothing_is_known() {
    let world = World::new().await;
    let mut stranger = world.person();
    assert!(stranger.get("/me").await.body.contains("knows nothing about you"));
    assert_eq!(stranger.get("/me/data").await.status, StatusCode::NOT_FOUND);
    assert_eq!(stranger.get("/api/v1/me").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(stranger.post("/me/erase", &[("sure", "yes")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_guest_can_take_along_all_that_is_known_of_them() {
    let world = World::new().await;
    let (mut anna, mut ben) = (guest(&world, "Anna").await, guest(&world, "Ben").await);
    let table = shared_table(&mut anna, &mut ben).await;
    anna.post(&format!("/t/{table}/chat"), &[("line", "hello there")]).await;
    for (person, word) in [(&mut anna, "abracadabra"), (&mut ben, "not hers")] {
        person.post(&format!("/t/{table}/word"), &[("word", word)]).await;
    }
    ben.post(&format!("/t/{table}/chat"), &[("line", "not hers")]).await;
    let page = anna.get("/me").await;
    assert!(page.body.contains("You are Anna") && page.body.contains("1 table knows you."), "{}", page.body);
    let file = anna.get("/me/data").await;
    assert!(file.headers[header::CONTENT_DISPOSITION].to_str().unwrap().contains("attachment"));
    let data = file.json();
    assert_eq!((&data["name"], &data["chat"][0]["line"]), (&json!("Anna"), &json!("hello there")));
    assert_eq!(data["tables"][0]["seats"], json!([{"seat": "P1", "name": "Anna"}]));
    assert_eq!(data["tables"][0]["dice"], json!([{"seat": "P1", "word": "abracadabra"}]));
    assert_eq!((&data["tables"][0]["is_host"], &data["tables"][0]["table"]), (&json!(true), &json!(table)));
    assert!(!file.body.contains("not hers") && !file.body.contains("Ben"));
    assert_eq!(anna.get("/api/v1/me").await.json(), data);
    for language in ["is", "hu", "nn"] {
        anna.post("/language", &[("lang", language)]).await;
        assert!(anna.get("/me").await.status.is_success(), "{language}");
    }
}

#[tokio::test]
async fn who_is_forgotten_gets_up_for_all_to_see_and_leaves_no_name() {
    let world = World::new().await;
    let (mut anna, mut ben) = (guest(&world, "Anna").await, guest(&world, "Ben").await);
    let waiting = shared_table(&mut anna, &mut ben).await;
    let playing = shared_table(&mut anna, &mut ben).await;
    begin(&mut anna, &playing).await;
    let over = anna.open("century", &[("players", "2"), ("seat1", "me"), ("seat2", "random")]).await;
    anna.post(&format!("/t/{over}/resign"), &[]).await;
    anna.post(&format!("/t/{playing}/chat"), &[("line", "my secret")]).await;
    let mut listener = Listener::new(&world, &ben, &playing).await;
    listener.until(|look| seat(look, 0).0 == "Anna").await;
    assert_eq!(anna.post("/me/erase", &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY, "who is not sure");
    assert_eq!(seat(&look(&mut ben, &playing).await, 0), ("Anna", "person"));
    let mut before = anna.clone();
    let erased = anna.post("/me/erase", &[("sure", "yes")]).await;
    assert!(erased.status.is_success() && erased.body.contains("has forgotten you"), "{}", erased.body);
    let cookie = erased.headers[header::SET_COOKIE].to_str().unwrap();
    assert!(cookie.starts_with("kaupang_guest=;") && cookie.contains("Max-Age=0"), "{cookie}");
    assert!(before.get("/me").await.body.contains("knows nothing about you"), "the old token is nobody's");
    // Whoever has the table open sees it.
    let told = listener.until(|look| seat(look, 0).1 == "bot" && seat(look, 0).0 == "–").await;
    assert!(!told.to_string().contains("Anna"), "{told}");
    assert!(!ben.get(&format!("/t/{playing}")).await.body.contains("my secret"));
    assert_eq!(seat(&look(&mut ben, &waiting).await, 0).1, "free");
    assert_eq!(look(&mut ben, &over).await["stage"], "ended");
    for table in [&waiting, &playing, &over] {
        for page in ["", "/log"] {
            let page = ben.get(&format!("/t/{table}{page}")).await;
            assert!(page.status.is_success() && !page.body.contains("Anna"), "{table}: {}", page.body);
        }
    }
    // Ben plays on.
    let turn = ben.wait(&playing).await;
    let action = turn["legal"][0].as_str().unwrap().to_owned();
    assert!(ben.act(&turn, &action).await.status.is_redirection());
    let world = world.restart().await;
    assert_eq!(seat(&look(&mut ben.at(&world), &playing).await, 0).0, "–");
}

#[tokio::test]
async fn who_has_a_bot_play_for_them_can_be_forgotten_and_programs_can_ask_for_it() {
    let world = World::new().await;
    let (mut anna, mut ben) = (guest(&world, "Anna").await, guest(&world, "Ben").await);
    let table = shared_table(&mut anna, &mut ben).await;
    begin(&mut anna, &table).await;
    anna.post(&format!("/t/{table}/leave"), &[]).await;
    let request =
        Request::delete("/api/v1/me").header(header::HOST, "localhost").header(header::COOKIE, anna.cookie());
    let erased = world.ask(request.body(Body::empty()).unwrap()).await;
    assert_eq!((erased.status, &erased.json()["done"]), (StatusCode::OK, &json!("erased")));
    ben.until(&table, |look| seat(look, 0) == ("–", "bot")).await;
}

#[tokio::test]
async fn who_is_forgotten_at_one_server_is_forgotten_at_all() {
    let Some(database) = Database::new() else { return };
    let (one, two) = (database.server(quick()).await, database.server(quick()).await);
    let (mut anna, mut ben) = (guest(&one, "Anna").await, guest(&two, "Ben").await);
    let (_, mut listener) = at_two_servers(&two, &mut anna, &mut ben).await;
    let erased = anna.post("/me/erase", &[("sure", "yes")]).await;
    assert!(erased.status.is_success(), "{}", erased.body);
    listener.until(|look| !look.to_string().contains("Anna")).await;
}

/// A table of theirs that the second server has in memory; its log tells Anna's name.
async fn at_two_servers(two: &World, anna: &mut Person, ben: &mut Person) -> (String, Listener) {
    let table = shared_table(anna, ben).await;
    anna.post(&format!("/t/{table}/rise"), &[]).await;
    anna.post(&format!("/t/{table}/sit"), &[("seat", "1")]).await;
    begin(anna, &table).await;
    let mut listener = Listener::new(two, ben, &table).await;
    listener.until(|look| seat(look, 0).0 == "Anna" && look["log"].to_string().contains("Anna")).await;
    (table, listener)
}

#[tokio::test]
async fn a_server_that_was_cut_off_while_somebody_was_forgotten_forgets_them_when_it_is_back() {
    let Some(database) = Database::new() else { return };
    database.say("CREATE ROLE cut_off SUPERUSER LOGIN");
    let (one, two) = (database.server(quick()).await, database.server_of("cut_off", quick()).await);
    let (mut anna, mut ben) = (guest(&one, "Anna").await, guest(&two, "Ben").await);
    let (_, mut listener) = at_two_servers(&two, &mut anna, &mut ben).await;
    database.say("ALTER ROLE cut_off NOLOGIN");
    database.say("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'cut_off'");
    let erased = anna.post("/me/erase", &[("sure", "yes")]).await;
    assert!(erased.status.is_success(), "{}", erased.body);
    database.say("ALTER ROLE cut_off LOGIN");
    listener.until(|look| !look.to_string().contains("Anna")).await;
}

#[tokio::test]
async fn who_cant_give_up_a_seat_is_told_so_and_can_ask_again() {
    let Some(database) = Database::new() else { return };
    let world = database.server(quick()).await;
    let (mut anna, mut ben) = (guest(&world, "Anna").await, guest(&world, "Ben").await);
    let table = shared_table(&mut anna, &mut ben).await;
    begin(&mut anna, &table).await;
    // The database fails, but only at this.
    database.say(
        "CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN IF NEW.entry LIKE 'resign %' THEN RAISE 'it fails'; END IF; RETURN NEW; END $$",
    );
    database.say("CREATE TRIGGER fail BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION fail()");
    let failed = anna.post("/me/erase", &[("sure", "yes")]).await;
    assert_eq!(failed.status, StatusCode::SERVICE_UNAVAILABLE, "{}", failed.body);
    assert!(failed.body.contains("so you are not forgotten yet"), "{}", failed.body);
    assert_eq!(seat(&look(&mut ben, &table).await, 0), ("Anna", "person"));
    database.say("DROP TRIGGER fail ON log");
    let erased = anna.post("/me/erase", &[("sure", "yes")]).await;
    assert!(erased.status.is_success(), "{}", erased.body);
    assert_eq!(seat(&look(&mut ben, &table).await, 0), ("–", "bot"));
}

/// What somebody at an address is answered when they open a table.
async fn opens_from(world: &World, person: &Person, address: &str) -> StatusCode {
    let mut request = Request::post("/api/v1/tables")
        .header(header::HOST, "localhost")
        .header(header::COOKIE, person.cookie())
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(json!({"game": "century", "options": {"players": 2}}).to_string()))
        .unwrap();
    let address: SocketAddr = format!("{address}:4000").parse().unwrap();
    request.extensions_mut().insert(ConnectInfo(address));
    world.ask(request).await.status
}

#[tokio::test]
async fn an_address_opens_so_many_tables_on_all_servers_together() {
    let Some(database) = Database::new() else { return };
    let config = || Config { tables_per_address: 3, ..quick() };
    let (one, two) = (database.server(config()).await, database.server(config()).await);
    let mut people = Vec::new();
    for name in ["Anna", "Ben", "Cleo", "Dora"] {
        people.push(guest(&one, name).await);
    }
    for (person, world) in people.iter().zip([&one, &two, &one]) {
        assert_eq!(opens_from(world, person, "198.51.100.7").await, StatusCode::CREATED);
    }
    for world in [&one, &two] {
        assert_eq!(opens_from(world, &people[3], "198.51.100.7").await, StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(opens_from(&two, &people[3], "198.51.100.8").await, StatusCode::CREATED);
    for _ in 0..5 {
        assert_eq!(opens_from(&two, &people[3], "127.0.0.1").await, StatusCode::CREATED, "no stranger");
    }
}

#[tokio::test]
async fn chat_is_limited_on_all_servers_together() {
    let Some(database) = Database::new() else { return };
    // Two lines at once, and one in ten seconds.
    let config = || Config { posts_per_second: 4, ..quick() };
    let (one, two) = (database.server(config()).await, database.server(config()).await);
    let mut anna = guest(&one, "Anna").await;
    let mut there = anna.clone().at(&two);
    let table = there.open("century", &[("players", "2"), ("seat1", "me"), ("seat2", "random")]).await;
    let chat = format!("/t/{table}/chat");
    for line in ["one", "two"] {
        assert_eq!(anna.post(&chat, &[("line", line)]).await.status, StatusCode::SEE_OTHER);
    }
    let refused = there.post(&chat, &[("line", "three")]).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "{}", refused.body);
    assert!(refused.body.contains("too much in too short a time"), "{}", refused.body);
}

#[tokio::test]
async fn new_guests_are_limited_on_all_servers_together() {
    let Some(database) = Database::new() else { return };
    let config = || Config { posts_per_second: 1, proxy: Proxy::Trusted, ..quick() };
    let (one, two) = (database.server(config()).await, database.server(config()).await);
    let comes = async |world: &World| {
        let request = Request::post("/name")
            .header(header::HOST, "localhost")
            .header("x-forwarded-for", "198.51.100.7")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        world.ask(request.body(Body::from("name=Anna")).unwrap()).await.status
    };
    // Each server would let in two at once, and then one in 1.25 seconds.
    let answers = [comes(&one).await, comes(&one).await, comes(&two).await, comes(&two).await];
    assert_eq!(answers[..2], [StatusCode::SEE_OTHER; 2]);
    assert!(answers.contains(&StatusCode::TOO_MANY_REQUESTS), "{answers:?}");
}

#[tokio::test]
async fn forgotten_tables_are_packed_and_can_be_read_counted_and_gone_on_with() {
    let config = || Config { archive_after: Some(Duration::ZERO), ..quick() };
    let mut worlds = vec![World::with(config()).await];
    if let Some(database) = Database::new() {
        worlds.push(database.server(config()).await);
    }
    for world in worlds {
        let mut anna = guest(&world, "Anna").await;
        let over = anna.open("century-solo", &[("seat1", "me")]).await;
        anna.post(&format!("/t/{over}/resign"), &[]).await;
        let playing = anna.open("century", &[("players", "2"), ("seat1", "me"), ("seat2", "random")]).await;
        let before = anna.wait(&playing).await;
        let log = anna.get(&format!("/t/{over}/log")).await.body;
        // What happened in this millisecond is not older than it.
        let mut packed = 0;
        while packed < 2 {
            packed += world.hall.keep_house().await.unwrap();
        }
        assert_eq!(anna.get(&format!("/t/{over}/log")).await.body, log);
        assert!(anna.get(&format!("/t/{over}/record")).await.status.is_success());
        assert!(anna.get("/statistics").await.status.is_success());
        // The table in memory goes on, and so would one that is read again.
        let action = before["legal"][0].as_str().unwrap().to_owned();
        assert!(anna.act(&before, &action).await.status.is_redirection());
        let metrics = anna.get("/metrics").await.body;
        assert!(metrics.contains("kaupang_archived_total 2"), "{metrics}");
    }
}

/// Comes back when so many tables are in memory.
async fn until_in_memory(person: &mut Person, wanted: u32) {
    for _ in 0..5000 {
        let metrics = person.get("/metrics").await.body;
        if metrics.lines().any(|line| line == format!("kaupang_tables {wanted}")) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("it never comes to {wanted} tables in memory");
}

#[tokio::test]
async fn what_is_over_leaves_memory_at_once_and_what_is_abandoned_too() {
    // Where nobody is gone, a table stays for an hour.
    let (idle, grace, linger) = (Duration::from_secs(3600), Duration::from_secs(3600), Duration::ZERO);
    let world = World::with(Config { idle, grace, linger, ..quick() }).await;
    let mut anna = guest(&world, "Anna").await;
    let over = anna.open("century-solo", &[("seat1", "me")]).await;
    until_in_memory(&mut anna, 1).await;
    let mut watched = Listener::new(&world, &anna, &over).await;
    anna.post(&format!("/t/{over}/resign"), &[]).await;
    watched.until(|look| look["stage"] == "ended").await;
    until_in_memory(&mut anna, 1).await;
    drop(watched);
    until_in_memory(&mut anna, 0).await;
    assert_eq!(look(&mut anna, &over).await["stage"], "ended", "it wakes when it is wanted");
    let world = World::with(Config { idle, linger, ..quick() }).await;
    let mut anna = guest(&world, "Anna").await;
    let abandoned = anna.open("century-solo", &[("seat1", "me")]).await;
    // There is no time of grace here, so whoever has no page open is gone.
    until_in_memory(&mut anna, 0).await;
    assert_eq!(look(&mut anna, &abandoned).await["stage"], "playing");
}
