//! A table, from its opening to its end.

use axum::http::StatusCode;
use century::Century;
use game::Record;
use web::Config;

use crate::world::{World, quick};

const TWO: [(&str, &str); 4] = [("players", "2"), ("seat2", "random"), ("pace", "fast"), ("confirm", "skip")];

#[tokio::test]
async fn one_click_opens_a_table_where_it_is_your_turn() {
    let world = World::new().await;
    let mut anna = world.person();
    let front = anna.get("/").await;
    assert!(front.body.contains("action=\"/play/century\"") && front.body.contains("<img"));
    let table = anna.post("/play/century", &[]).await.location();
    let look = anna.wait(table.strip_prefix("/t/").unwrap()).await;
    assert_eq!((look["viewer"].as_str(), look["stage"].as_str()), (Some("P1"), Some("playing")));
    let page = anna.get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("Your turn: play a card"), "{}", page.body);
    assert!(anna.get("/").await.body.contains(&table), "the table is among my tables");
}

#[tokio::test]
async fn everything_listed_is_accepted_and_a_game_comes_to_a_verified_end() {
    let world = World::new().await;
    let mut anna = world.person();
    let opened = anna.post("/new/century", &TWO).await.location();
    let word = anna.post(&format!("{opened}/word"), &[("word", "abracadabra")]).await;
    assert_eq!(word.status, StatusCode::SEE_OTHER);
    assert_eq!(anna.get(&format!("{opened}/record")).await.status, StatusCode::NOT_FOUND);
    anna.post(&format!("{opened}/begin"), &[]).await;
    let table = opened.strip_prefix("/t/").unwrap();
    let mut step = 0;
    let end = loop {
        let look = anna.wait(table).await;
        if look["stage"] == "over" {
            break look;
        }
        assert_eq!(look["seed"], serde_json::Value::Null, "the secret stays secret");
        let legal = look["legal"].as_array().unwrap();
        // A claim where there is one, else one after the other.
        let claim = legal.iter().rfind(|action| action.as_str().unwrap().starts_with("claim"));
        let action = claim.unwrap_or(&legal[step % legal.len()]).as_str().unwrap().to_owned();
        let done = anna.act(&look, &action).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{action}: {}", done.body);
        step += 1;
        assert!(step < 5000, "this game has no end");
    };
    assert_eq!(end["scores"].as_array().unwrap().len(), 2);
    let text = anna.get(&format!("{opened}/record")).await.body;
    let record = Record::<Century>::parse(&text).unwrap();
    assert_eq!(record.contributions, ["abracadabra"]);
    record.verify().expect("the dice were fair");
    let page = anna.get(&opened).await.body;
    assert!(page.contains("id=\"scores\"") && page.contains(end["seed"].as_str().unwrap()));

    // Who plays again finds the same people.
    let rematch = anna.post(&format!("{opened}/rematch"), &[]).await.location();
    assert_ne!(rematch, opened);
    assert_eq!(anna.post(&format!("{opened}/rematch"), &[]).await.location(), rematch);
    assert_eq!(anna.wait(rematch.strip_prefix("/t/").unwrap()).await["stage"], "playing");
}

#[tokio::test]
async fn refusals_are_pages_with_a_sentence_and_its_rule() {
    let world = World::new().await;
    let mut anna = world.person();
    let table = anna.open("century", &TWO).await;
    let look = anna.wait(&table).await;
    let refused = anna.act(&look, "claim 1").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let notice = refused.body.split("id=\"notice\"").nth(1).expect("a notice");
    assert!(notice.contains("CEN-30") && notice.contains("return all the cubes"), "{notice}");
    assert_eq!(anna.act(&look, "dance").await.status, StatusCode::UNPROCESSABLE_ENTITY);

    // A stale page is answered with the new one; nothing happens twice.
    assert_eq!(anna.act(&look, "rest").await.status, StatusCode::SEE_OTHER);
    let stale = anna.act(&look, "rest").await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert!(stale.body.contains("has changed since your page was made"));

    // Who only watches can't act.
    let mut cleo = world.person();
    let look = anna.wait(&table).await;
    assert_eq!(cleo.act(&look, "rest").await.status, StatusCode::FORBIDDEN);
    let watched = cleo.get(&format!("/t/{table}")).await.body;
    assert!(!watched.contains("name=\"action\""), "a spectator has nothing to click");
}

#[tokio::test]
async fn own_steps_are_taken_back_until_the_turn_is_confirmed() {
    let world = World::new().await;
    let mut anna = world.person();
    let fields = [("players", "2"), ("seat2", "random"), ("pace", "fast")];
    let table = anna.open("century", &fields).await;
    let first = anna.wait(&table).await;
    let post =
        |deed: &str, look: &serde_json::Value| (format!("/t/{table}/{deed}"), look["number"].to_string());

    anna.act(&first, "play up2").await;
    anna.act(&anna.clone().wait(&table).await, "upgrade Y").await;
    anna.act(&anna.clone().wait(&table).await, "done").await;
    let held = anna.wait(&table).await;
    assert_eq!((held["to_confirm"].as_str(), held["may_undo"].as_bool()), (Some("P1"), Some(true)));
    assert_eq!(anna.act(&held, "rest").await.status, StatusCode::UNPROCESSABLE_ENTITY);

    for _ in 0..3 {
        let (path, number) = post("undo", &anna.wait(&table).await);
        assert_eq!(anna.post(&path, &[("number", &number)]).await.status, StatusCode::SEE_OTHER);
    }
    let back = anna.wait(&table).await;
    assert_eq!(back["view"], first["view"]);
    assert!(back["number"].as_u64() > first["number"].as_u64(), "a number never comes again");
    let (path, number) = post("undo", &back);
    assert_eq!(anna.post(&path, &[("number", &number)]).await.status, StatusCode::UNPROCESSABLE_ENTITY);

    anna.act(&back, "play YY").await;
    let (path, number) = post("confirm", &anna.wait(&table).await);
    assert_eq!(anna.post(&path, &[("number", &number)]).await.status, StatusCode::SEE_OTHER);
    let (path, number) = post("undo", &anna.wait(&table).await);
    let refused = anna.post(&path, &[("number", &number)]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        refused.body.contains("can't be taken back") || refused.body.contains("can&#39;t be taken back"),
        "{}",
        refused.body
    );
}

#[tokio::test]
async fn a_private_seat_is_opened_by_its_link_only() {
    let world = World::new().await;
    let (mut anna, mut ben) = (world.person(), world.person());
    let path = anna.post("/new/century", &[("name", "Anna"), ("players", "2")]).await.location();
    let sit = format!("{path}/sit");
    assert_eq!(ben.post(&sit, &[("seat", "2")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        ben.post(&sit, &[("seat", "2"), ("token", "00000000000000000000000000000000")]).await.status,
        StatusCode::FORBIDDEN
    );
    assert!(!ben.get(&path).await.body.contains("/seat/2/"), "only the host sees the link");
    assert_eq!(anna.post(&format!("{path}/begin"), &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);

    let page = anna.get(&path).await.body;
    let link = page.split('"').find(|part| part.contains("/seat/2/")).expect("a link").to_owned();
    let invitation = ben.get(&link).await;
    assert_eq!(invitation.status, StatusCode::OK);
    assert!(invitation.body.contains("invites you to Century: Spice Road."), "{}", invitation.body);
    let token = link.rsplit('/').next().unwrap();
    assert_eq!(
        ben.post(&sit, &[("seat", "2"), ("token", token), ("name", "Ben")]).await.status,
        StatusCode::SEE_OTHER
    );
    assert!(!anna.get(&path).await.body.contains("/seat/2/"), "a taken seat's link is its owner's");

    // The link of the free seat, which the host knows, opens it no more: nobody else can come in with it.
    let mut phone = world.person();
    assert_eq!(phone.get(&link).await.status, StatusCode::NOT_FOUND);
    assert_eq!(phone.post(&sit, &[("seat", "2"), ("token", token)]).await.status, StatusCode::FORBIDDEN);
    // The same person comes from another device with their own link, and everybody is told.
    let page = ben.get(&path).await.body;
    let own = page.split('"').find(|part| part.contains("/seat/2/")).expect("a link of one's own").to_owned();
    assert_ne!(own, link);
    let token = own.rsplit('/').next().unwrap();
    assert_eq!(phone.get(&own).await.status, StatusCode::OK);
    assert_eq!(phone.post(&sit, &[("seat", "2"), ("token", token)]).await.status, StatusCode::SEE_OTHER);
    assert!(anna.get(&path).await.body.contains("The seat of Ben is entered from another device."));
    let table = path.strip_prefix("/t/").unwrap().to_owned();
    assert_eq!(phone.get(&format!("/api/v1/tables/{table}")).await.json()["viewer"], "P2");
    assert_eq!(ben.get(&format!("/api/v1/tables/{table}")).await.json()["viewer"], "P2");
    assert_eq!(anna.post(&format!("{path}/begin"), &[]).await.status, StatusCode::SEE_OTHER);

    // After a restart all of them are there.
    let world = world.restart().await;
    for (person, seat) in [(anna, "P1"), (ben, "P2"), (phone, "P2")] {
        let mut again = person.at(&world);
        assert_eq!(again.get(&format!("/api/v1/tables/{table}")).await.json()["viewer"], seat);
    }
}

/// At a public table a friend sits down without a link; the link of the free seat, which the host has, then opens
/// nothing.
#[tokio::test]
async fn a_seat_of_a_public_table_is_its_owners_too() {
    let world = World::new().await;
    let (mut anna, mut ben) = (world.person(), world.person());
    let fields = [("name", "Anna"), ("players", "2"), ("visibility", "public")];
    let path = anna.post("/new/century", &fields).await.location();
    let page = anna.get(&path).await.body;
    let link = page.split('"').find(|part| part.contains("/seat/2/")).expect("a link").to_owned();
    let sit = format!("{path}/sit");
    let seated = ben.post(&sit, &[("seat", "2"), ("name", "Ben")]).await;
    assert_eq!(seated.status, StatusCode::SEE_OTHER, "{}", seated.body);
    let token = link.rsplit('/').next().unwrap();
    let mut stranger = world.person();
    assert_eq!(stranger.get(&link).await.status, StatusCode::NOT_FOUND);
    assert_eq!(stranger.post(&sit, &[("seat", "2"), ("token", token)]).await.status, StatusCode::FORBIDDEN);

    // During the game, too; who has the owner's link comes in, and everybody is told.
    assert_eq!(anna.post(&format!("{path}/begin"), &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(stranger.post(&sit, &[("seat", "2"), ("token", token)]).await.status, StatusCode::FORBIDDEN);
    let page = ben.get(&path).await.body;
    let own = page.split('"').find(|part| part.contains("/seat/2/")).expect("a link of one's own").to_owned();
    let token = own.rsplit('/').next().unwrap();
    let mut phone = world.person();
    assert_eq!(phone.post(&sit, &[("seat", "2"), ("token", token)]).await.status, StatusCode::SEE_OTHER);
    assert!(anna.get(&path).await.body.contains("The seat of Ben is entered from another device."));
}

#[tokio::test]
async fn a_restart_loses_nothing_and_bots_go_on() {
    let world = World::new().await;
    let mut anna = world.person();
    let table = anna.open("century", &TWO).await;
    for _ in 0..5 {
        let look = anna.wait(&table).await;
        anna.act(&look, look["legal"][0].as_str().unwrap()).await;
    }
    let before = anna.wait(&table).await;
    let world = world.restart().await;
    let mut anna = anna.at(&world);
    let after = anna.wait(&table).await;
    assert_eq!(
        (&after["number"], &after["view"], &after["log"]),
        (&before["number"], &before["view"], &before["log"])
    );
    anna.act(&after, "rest").await;
    assert!(anna.wait(&table).await["number"].as_u64() > after["number"].as_u64());
}

#[tokio::test]
async fn who_leaves_is_replaced_by_a_bot_and_gets_the_seat_back() {
    let world = World::new().await;
    let mut anna = world.person();
    let table = anna.open("century", &[("players", "2"), ("seat2", "random")]).await;
    anna.wait(&table).await;
    let path = |deed: &str| format!("/t/{table}/{deed}");
    assert_eq!(anna.post(&path("leave"), &[]).await.status, StatusCode::SEE_OTHER);
    let look = anna.get(&format!("/api/v1/tables/{table}")).await.json();
    assert_eq!(look["seats"][0]["kind"], "stand-in");
    assert_eq!(anna.act(&look, "rest").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(anna.post(&path("back"), &[]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(anna.get(&format!("/api/v1/tables/{table}")).await.json()["seats"][0]["kind"], "person");
    assert_eq!(anna.post(&path("resign"), &[]).await.status, StatusCode::SEE_OTHER);
    let look = anna.get(&format!("/api/v1/tables/{table}")).await.json();
    assert_eq!(look["stage"], "ended", "with nobody else there, giving up ends the game");
}

#[tokio::test]
async fn chat_is_escaped_and_can_be_muted() {
    let world = World::new().await;
    let (mut anna, mut ben) = (world.person(), world.person());
    let path = anna.post("/new/century", &[("name", "Anna"), ("players", "2")]).await.location();
    let line = "<script>alert('hello')</script>";
    assert_eq!(
        ben.post(&format!("{path}/chat"), &[("line", line), ("name", "Ben")]).await.status,
        StatusCode::SEE_OTHER
    );
    let page = anna.get(&path).await.body;
    assert!(page.contains("&lt;script&gt;alert") && !page.contains(line));
    let guest = page.split("name=\"guest\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    anna.post(&format!("{path}/mute"), &[("guest", &guest)]).await;
    assert!(!anna.get(&path).await.body.contains("&lt;script&gt;alert"));
    anna.post(&format!("{path}/unmute"), &[("guest", &guest)]).await;
    assert!(anna.get(&path).await.body.contains("&lt;script&gt;alert"));
    assert_eq!(
        anna.post(&format!("{path}/chat"), &[("line", "  ")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
}

#[tokio::test]
async fn who_only_watches_is_marked_in_the_chat_and_passes_for_nobody() {
    let world = World::new().await;
    let (mut anna, mut ben) = (world.person(), world.person());
    let path = anna.post("/new/century", &[("name", "Anna"), ("players", "2")]).await.location();
    let chat = format!("{path}/chat");
    anna.post(&chat, &[("line", "from the player")]).await;
    ben.post(&chat, &[("line", "from nobody"), ("name", "Anna")]).await;
    let page = anna.get(&path).await.body;
    let before = |line: &str| page.split(line).next().unwrap().rsplit("<li").next().unwrap().to_owned();
    let (player, watcher) = (before("from the player"), before("from nobody"));
    assert!(player.contains("badge") && !player.contains("watching"), "{player}");
    assert!(watcher.contains("watching") && !watcher.contains("badge"), "{watcher}");
}

#[tokio::test]
async fn a_host_frees_a_seat_only_openly() {
    let world = World::new().await;
    let (mut anna, mut ben) = (world.person(), world.person());
    let fields = [("name", "Anna"), ("players", "2"), ("visibility", "public")];
    let path = anna.post("/new/century", &fields).await.location();
    ben.post(&format!("{path}/sit"), &[("seat", "2"), ("name", "Ben")]).await;
    let free = format!("{path}/free");
    assert_eq!(ben.post(&free, &[("seat", "1")]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.post(&free, &[("seat", "2")]).await.status, StatusCode::SEE_OTHER);
    assert!(ben.get(&path).await.body.contains("The host frees the seat of Ben."));
    // Once the game has begun, nobody is put out of their seat.
    ben.post(&format!("{path}/sit"), &[("seat", "2")]).await;
    anna.post(&format!("{path}/begin"), &[]).await;
    assert_eq!(anna.post(&free, &[("seat", "2")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn nobody_passes_for_a_bot_or_for_somebody_else_at_the_table() {
    let world = World::new().await;
    let (mut anna, mut ben) = (world.person(), world.person());
    let fields = [("name", "An\u{202e}na\u{200b}"), ("players", "3"), ("visibility", "public")];
    let path = anna.post("/new/century", &fields).await.location();
    ben.post(&format!("{path}/sit"), &[("seat", "2"), ("name", "ANNA")]).await;
    let table = path.strip_prefix("/t/").unwrap();
    let seats = ben.get(&format!("/api/v1/tables/{table}")).await.json()["seats"].clone();
    assert_eq!((seats[0]["name"].as_str(), seats[1]["name"].as_str()), (Some("Anna"), Some("ANNA (2)")));
    anna.post(&format!("{path}/bot"), &[("seat", "3"), ("bot", "easy")]).await;
    let seats = ben.get(&format!("/api/v1/tables/{table}")).await.json()["seats"].clone();
    let bot = seats[2]["name"].as_str().unwrap().to_owned();
    let mut cleo = world.person();
    cleo.post("/name", &[("name", &bot.to_uppercase())]).await;
    assert!(cleo.get("/").await.body.contains("Guest "), "a bot's name is nobody else's");
}

#[tokio::test]
async fn each_seat_has_its_own_words_and_a_rematch_takes_one_too() {
    let world = World::new().await;
    let (mut anna, mut ben) = (world.person(), world.person());
    let fields = [("players", "2"), ("visibility", "public"), ("confirm", "skip")];
    let path = anna.post("/new/century", &fields).await.location();
    ben.post(&format!("{path}/sit"), &[("seat", "2")]).await;
    let word = format!("{path}/word");
    for number in 0..4 {
        let given = anna.post(&word, &[("word", &format!("word {number}"))]).await;
        assert_eq!(given.status, StatusCode::SEE_OTHER);
    }
    // It would not help to wait, so it is not the answer of a limit.
    let refused = anna.post(&word, &[("word", "one more")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("You have given the dice words enough."));
    assert_eq!(ben.post(&word, &[("word", "mine")]).await.status, StatusCode::SEE_OTHER, "his own");

    let played = anna.post("/play/century", &[("word", "abracadabra")]).await.location();
    let table = played.strip_prefix("/t/").unwrap().to_owned();
    assert_eq!(anna.wait(&table).await["contributions"][0], "abracadabra");
    anna.post(&format!("{played}/resign"), &[]).await;
    let again = anna.post(&format!("{played}/rematch"), &[("word", "hocus")]).await.location();
    assert_eq!(anna.wait(again.strip_prefix("/t/").unwrap()).await["contributions"][0], "hocus");
}

#[tokio::test]
async fn who_goes_from_seat_to_seat_leaves_the_words_for_the_dice_to_others() {
    let world = World::new().await;
    let (mut anna, mut ben, mut cleo) = (world.person(), world.person(), world.person());
    let fields = [("players", "5"), ("visibility", "public")];
    let path = anna.post("/new/century", &fields).await.location();
    let (sit, rise, word) = (format!("{path}/sit"), format!("{path}/rise"), format!("{path}/word"));
    let mut taken = 0;
    for seat in ["2", "3", "4", "5"] {
        assert_eq!(ben.post(&sit, &[("seat", seat)]).await.status, StatusCode::SEE_OTHER);
        for number in 0..4 {
            let given = ben.post(&word, &[("word", &format!("word {seat} {number}"))]).await;
            taken += usize::from(given.status == StatusCode::SEE_OTHER);
        }
        ben.post(&rise, &[]).await;
    }
    assert_eq!(taken, 4, "as many as a guest may give, on whichever seats");
    cleo.post(&sit, &[("seat", "2")]).await;
    assert_eq!(cleo.post(&word, &[("word", "mine")]).await.status, StatusCode::SEE_OTHER);
    // What was given from a seat is in the log, so whoever stays there has given it after a restart, too.
    for number in 0..3 {
        cleo.post(&word, &[("word", &format!("more {number}"))]).await;
    }
    let world = world.restart().await;
    let mut cleo = cleo.at(&world);
    assert_eq!(cleo.post(&word, &[("word", "fifth")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    // So is what was given on other seats by somebody who has got up.
    let mut ben = ben.at(&world);
    assert_eq!(ben.post(&sit, &[("seat", "3")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ben.post(&word, &[("word", "fifth")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn every_form_that_opens_a_table_takes_a_word_for_the_dice() {
    let world = World::new().await;
    let mut anna = world.person();
    let has_word = |page: &str, path: &str| {
        let form =
            page.split(&format!("action=\"{path}\"")).nth(1).and_then(|rest| rest.split("</form>").next());
        form.is_some_and(|form| form.contains("name=\"word\""))
    };
    assert!(has_word(&anna.get("/").await.body, "/play/century"), "play now");
    assert!(has_word(&anna.get("/new/century").await.body, "/new/century"), "a table for friends");
    let opened = anna.post("/new/century", &[("players", "2"), ("word", "abracadabra")]).await.location();
    assert!(anna.get(&opened).await.body.contains("abracadabra"));
    let table = anna.post("/play/century", &[]).await.location();
    anna.post(&format!("{table}/resign"), &[]).await;
    // At the end the word stands apart from its form, and goes with it all the same.
    let over = anna.get(&table).await.body;
    let form = over.split("<form").find(|form| form.contains(&format!("action=\"{table}/rematch\"")));
    assert!(form.is_some_and(|form| form.contains("id=\"rematch\"")), "once more: {over}");
    assert!(over.contains("name=\"word\" form=\"rematch\""), "once more: {over}");
}

#[tokio::test]
async fn bots_that_find_no_end_are_ended_by_the_table_and_it_says_so() {
    for game in ["century", "century-solo"] {
        let world = World::with(Config { steps_alone: 30, ..quick() }).await;
        let mut anna = world.person();
        let fields: &[_] = if game == "century" { &TWO } else { &[("pace", "fast")] };
        let table = anna.open(game, fields).await;
        anna.wait(&table).await;
        anna.post(&format!("/t/{table}/leave"), &[]).await;
        let end = anna.until_ended(&table).await;
        assert_eq!(end["stage"], "ended", "{game}");
        assert!(!end["seed"].is_null(), "what is over is told");
        let page = anna.get(&format!("/t/{table}")).await.body;
        assert!(page.contains("The bots found no end, so the table has ended the game."), "{game}");
        let log = anna.get(&format!("/t/{table}/log")).await.body;
        assert!(log.contains("steps without a person, the bots have found no end."), "{game}");
        assert_eq!(anna.get(&format!("/t/{table}/record")).await.status, StatusCode::OK);
        // It is in the log, so that it is so after a restart too.
        let world = world.restart().await;
        let again = anna.at(&world).wait(&table).await;
        assert_eq!((&again["stage"], &again["number"]), (&end["stage"], &end["number"]), "{game}");
    }
}

#[tokio::test]
async fn a_person_who_plays_on_may_take_as_many_steps_as_they_like() {
    let world = World::with(Config { steps_alone: 30, ..quick() }).await;
    let mut anna = world.person();
    let table = anna.open("century", &TWO).await;
    let mut last = 0;
    while last < 60 {
        let look = anna.wait(&table).await;
        assert_eq!(look["stage"], "playing");
        last = look["number"].as_u64().unwrap();
        let action = look["legal"][0].as_str().unwrap().to_owned();
        anna.act(&look, &action).await;
    }
}

#[tokio::test]
async fn a_post_may_carry_several_steps_all_or_none() {
    let world = World::new().await;
    let mut anna = world.person();
    let table = anna.open("century", &TWO).await;
    let look = anna.wait(&table).await;
    let path = format!("/t/{table}/act");
    let number = look["number"].to_string();
    let steps = |second| [("number", number.as_str()), ("action", "play up2"), ("action", second)];
    let refused = anna.post(&path, &steps("upgrade B")).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(anna.wait(&table).await["number"], look["number"], "nothing has happened");
    assert_eq!(anna.post(&path, &steps("upgrade Y")).await.status, StatusCode::SEE_OTHER);
    assert_eq!(anna.wait(&table).await["number"].as_u64(), look["number"].as_u64().map(|number| number + 2));
}
