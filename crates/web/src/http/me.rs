//! What the server knows about a guest, for them to see, to take along, and to have erased.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde_json::{Value, json};
use store::{Guest, GuestTable};

use crate::entry::Entry;
use crate::http::form::Fields;
use crate::http::guest::{MaybeGuest, no_cookie};
use crate::http::language::Reads;
use crate::http::{API_VERSION, App, ErrorPage, html};
use crate::page;

pub(crate) async fn page(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Reads(words): Reads,
) -> Result<Response, ErrorPage> {
    let data = match &guest {
        Some(guest) => Some(app.hall.store.data_of(guest).await?),
        None => None,
    };
    Ok(html(StatusCode::OK, page::me::page(&words, data.as_ref())))
}

/// All of it, as a file.
pub(crate) async fn download(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
) -> Result<Response, ErrorPage> {
    let guest = guest.ok_or(ErrorPage::NotFound)?;
    let data = told(&app, &guest).await?;
    let text = serde_json::to_string_pretty(&data).unwrap_or_default();
    let headers = [
        (header::CONTENT_TYPE, "application/json; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"kaupang-me.json\""),
    ];
    Ok((headers, text).into_response())
}

/// The same for programs.
pub(crate) async fn data(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
) -> Result<Json<Value>, ErrorPage> {
    let guest = guest.ok_or(ErrorPage::NoToken)?;
    Ok(Json(told(&app, &guest).await?))
}

async fn told(app: &App, guest: &Guest) -> Result<Value, ErrorPage> {
    let data = app.hall.store.data_of(guest).await?;
    let mut tables = Vec::new();
    for table in &data.tables {
        let dice = match table.seats.as_slice() {
            [] => Vec::new(),
            seats => {
                let log = app.hall.store.log(&table.id).await?;
                added_to_dice(seats, log.iter().map(|line| line.entry.as_str()))
            }
        };
        tables.push(told_of(table, &dice));
    }
    let chat: Vec<Value> = data
        .chat
        .iter()
        .map(|(table, line)| json!({"table": table, "name": line.name, "at": line.at, "line": line.line}))
        .collect();
    let mutes: Vec<Value> =
        data.mutes.iter().map(|(table, guest)| json!({"table": table, "guest": guest})).collect();
    Ok(json!({
        "version": API_VERSION,
        "guest": data.guest.id,
        "name": data.guest.name,
        "created": data.created,
        "muted_by_operator": data.hushed,
        "tables": tables,
        "chat": chat,
        "mutes": mutes,
    }))
}

fn told_of(table: &GuestTable, dice: &[Value]) -> Value {
    let seat = |(seat, name): &(u8, String)| json!({"seat": format!("P{}", seat + 1), "name": name});
    json!({
        "table": table.id, "game": table.game, "title": table.title, "stage": table.phase.name(),
        "created": table.created, "changed": table.changed, "is_host": table.is_host,
        "seats": table.seats.iter().map(seat).collect::<Vec<Value>>(),
        "dice": dice,
        "log": format!("/t/{}/log", table.id),
    })
}

/// What somebody has added to the dice of a table, by its log and the names that they had at its seats: words, promises
/// of their browsers and the numbers behind these. What others did who had the same seat before or after is not theirs.
fn added_to_dice<'l>(seats: &[(u8, String)], log: impl Iterator<Item = &'l str>) -> Vec<Value> {
    let log: Vec<Entry> = log.filter_map(|entry| entry.parse().ok()).collect();
    let had = |seat: Seat| seats.iter().filter(move |(own, _)| usize::from(*own) == seat.index());
    let is_theirs = |place: usize, seat: Seat| {
        let sat = log[..place].iter().rev().find_map(|entry| match entry {
            Entry::Sit(other, name) if *other == seat => Some(name),
            _ => None,
        });
        // Who had the seat from the start is named when they leave it.
        let left = || {
            log[place..].iter().find_map(|entry| match entry {
                Entry::Rise(other, name) | Entry::Free(other, name) if *other == seat => Some(name),
                _ => None,
            })
        };
        match sat.or_else(left) {
            Some(name) => had(seat).any(|(_, own)| own == name),
            None => had(seat).next().is_some(),
        }
    };
    let added = |(place, entry): (usize, &Entry)| {
        let (seat, what, text) = match entry {
            Entry::Word(seat, word) => (*seat, "word", word.clone()),
            Entry::Again(seat, word) if !word.is_empty() => (*seat, "word", word.clone()),
            Entry::Promise(seat, promise) => (*seat, "promise", promise.to_string()),
            Entry::Nonce(seat, nonce) => (*seat, "nonce", nonce.to_string()),
            _ => return None,
        };
        is_theirs(place, seat).then(|| json!({"seat": seat, what: text}))
    };
    log.iter().enumerate().filter_map(added).collect()
}

pub(crate) async fn erase(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
    Reads(words): Reads,
    fields: Fields,
) -> Result<Response, ErrorPage> {
    let (Some(guest), Some(_)) = (guest, fields.get("sure")) else {
        return Err(ErrorPage::Unreadable(StatusCode::UNPROCESSABLE_ENTITY));
    };
    erase_guest(&app, guest).await?;
    let mut response = html(StatusCode::OK, page::sorry(&words, None, "me-erased"));
    response.headers_mut().append(header::SET_COOKIE, no_cookie());
    Ok(response)
}

pub(crate) async fn erase_by_program(
    State(app): State<App>,
    MaybeGuest(guest): MaybeGuest,
) -> Result<Json<Value>, ErrorPage> {
    erase_guest(&app, guest.ok_or(ErrorPage::NoToken)?).await?;
    Ok(Json(json!({"version": API_VERSION, "done": "erased"})))
}

/// Whoever breaks off in the middle is forgotten all the same.
async fn erase_guest(app: &App, guest: Guest) -> Result<(), ErrorPage> {
    let (hall, number) = (app.hall.clone(), guest.id);
    let erased = tokio::spawn(async move { hall.erase(&guest).await });
    let tables = erased.await.map_err(|_| ErrorPage::Fault(super::ServerFault::Panic))??;
    tables.iter().for_each(|table| app.records.forget(table));
    tracing::info!(guest = number, tables = tables.len(), "a guest is forgotten");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn added(seats: &[(u8, &str)], log: &[&str]) -> Vec<String> {
        let seats: Vec<(u8, String)> = seats.iter().map(|(seat, name)| (*seat, (*name).to_owned())).collect();
        added_to_dice(&seats, log.iter().copied()).iter().map(Value::to_string).collect()
    }

    #[test]
    fn what_somebody_added_to_the_dice_is_told_and_nothing_of_others() {
        let (five, seven) = ("05".repeat(32), "07".repeat(32));
        let (promise, nonce) = (format!("promise P2 {five}"), format!("nonce P2 {seven}"));
        let log = [
            "word P1 \"of the host\"",
            "word P2 \"of the first one\"",
            "rise P2 \"Ben\"",
            "sit P2 \"Anna\"",
            "word P2 \"hocus\"",
            &promise,
            "lock",
            &nonce,
            "begin",
            "act P2 rest",
            "again P2 \"pocus\"",
        ];
        let own = [
            r#"{"seat":"P2","word":"hocus"}"#.to_owned(),
            format!(r#"{{"promise":"{five}","seat":"P2"}}"#),
            format!(r#"{{"nonce":"{seven}","seat":"P2"}}"#),
            r#"{"seat":"P2","word":"pocus"}"#.to_owned(),
        ];
        assert_eq!(added(&[(1, "Anna")], &log), own);
        assert_eq!(added(&[(1, "Ben")], &log), [r#"{"seat":"P2","word":"of the first one"}"#]);
        assert_eq!(added(&[(0, "Host")], &log), [r#"{"seat":"P1","word":"of the host"}"#]);
        assert!(added(&[(2, "Cleo")], &log).is_empty());
    }
}
