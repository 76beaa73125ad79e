//! A look at one's own tables from the front page: whose turn it is, and what is to be done or was done last.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use game::Language;
use serde_json::Value;
use store::{Guest, GuestId, SeatRow, TableLine, TablePhase};

use crate::http::App;
use crate::page::front::{Glance, WhoseTurn};
use crate::table::{Look, told_apart};
use words::Words;

/// At most this many tables under way are asked whether somebody waits for one; a table that sleeps is woken for it.
const TABLES: usize = 8;

/// At most this many glances are remembered; beyond it all are forgotten.
const REMEMBERED: usize = 10_000;

/// Milliseconds: of what happens within the same moment, a table's time may tell the first only.
const MOMENT: i64 = 1_000;

/// Whose eyes a glance is for: of which table, whose, and in which language.
type GlanceKey = (String, GuestId, Language);

/// What was seen of tables, and when they had changed last: a table at which nothing has happened since, and where
/// everybody is called as before, isn't asked again.
#[derive(Debug, Default)]
pub(crate) struct Glances(Mutex<HashMap<GlanceKey, Seen>>);

/// What was seen of a table when it had changed last at that time, and these had its seats: what is seen tells names,
/// and to give somebody another one is nothing that happens at a table.
#[derive(Debug, Clone)]
struct Seen {
    changed: i64,
    seats: Vec<SeatRow>,
    glance: Option<Glance>,
}

impl Glances {
    fn find(&self, key: &GlanceKey, line: &TableLine) -> Option<Seen> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(key).filter(|seen| seen.changed == line.changed && seen.seats == line.seats).cloned()
    }

    fn keep(&self, key: GlanceKey, seen: Seen) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(key, seen);
    }
}

/// Whose turn it is at the latest tables of a guest, by their names. A table that can't be asked is left out.
pub(crate) async fn glances(
    app: &App,
    words: &Words,
    guest: Option<&Guest>,
    mine: &[TableLine],
) -> HashMap<String, Glance> {
    let mut glances = HashMap::new();
    let Some(guest) = guest else { return glances };
    for line in mine.iter().filter(|line| line.phase == TablePhase::Playing).take(TABLES) {
        let key = (line.id.clone(), guest.id, words.language());
        let seen = match app.glances.find(&key, line) {
            Some(seen) => seen,
            None => {
                let look = Look { guest: Some(guest.id), words: *words };
                let Ok(table) = app.hall.ask_as_stored(&line.id, look).await else { continue };
                let table = table.value();
                let (changed, seats) = (line.changed, line.seats.clone());
                let seen = Seen { changed, seats, glance: glance(&table) };
                // One that has not heard of another name yet is asked again.
                if line.changed < now() - MOMENT && names_all(&table, line, words) {
                    app.glances.keep(key, seen.clone());
                }
                seen
            }
        };
        glances.extend(seen.glance.map(|glance| (line.id.clone(), glance)));
    }
    glances
}

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Whether a table calls those who sit at it what they are called by now.
fn names_all(table: &Value, line: &TableLine, words: &Words) -> bool {
    let told = table["seats"].as_array().into_iter().flatten().map(|seat| seat["name"].as_str());
    let names: Vec<String> = told_apart(&line.seats).iter().map(|name| words.show(name)).collect();
    told.eq(names.iter().map(|name| Some(name.as_str())))
}

/// What a table says of itself as data, as far as it is to be seen from the door.
fn glance(table: &Value) -> Option<Glance> {
    let to_act = table["to_act"].as_array()?;
    let turn = if to_act.contains(&table["viewer"]) {
        WhoseTurn::Mine
    } else {
        let seat = to_act.first()?;
        let seats = table["seats"].as_array()?;
        let name = seats.iter().find(|info| info["seat"] == *seat)?["name"].as_str()?;
        WhoseTurn::Of(name.to_owned())
    };
    let last = || table["log"].as_array().and_then(|log| log.last()?["text"].as_str());
    let news = table["prompt"].as_str().or_else(last);
    Some(Glance { turn, news: news.unwrap_or_default().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_table_is_asked_again_only_when_something_has_happened_there() {
        let glances = Glances::default();
        let key = |table: &str| (table.to_owned(), 1, Language::English);
        let seats = |name: &str| vec![SeatRow { guest: Some(1), bot: None, name: name.into() }];
        glances.keep(key("a"), Seen { changed: 5, seats: seats("Ada"), glance: None });
        let line = line_of(5, seats("Ada"));
        assert!(glances.find(&key("a"), &line).is_some());
        assert!(glances.find(&key("a"), &line_of(6, seats("Ada"))).is_none(), "something has happened");
        assert!(glances.find(&key("a"), &line_of(5, seats("–"))).is_none(), "somebody has another name");
        assert!(glances.find(&key("b"), &line).is_none());
        assert!(
            glances.find(&("a".into(), 2, Language::English), &line).is_none(),
            "another one sees other things"
        );
    }

    fn line_of(changed: i64, seats: Vec<SeatRow>) -> TableLine {
        let (game, phase) = ("century".into(), TablePhase::Playing);
        TableLine {
            id: "a".into(),
            game,
            title: String::new(),
            settings: String::new(),
            phase,
            seats,
            changed,
        }
    }

    #[test]
    fn a_table_that_tells_an_old_name_is_known() {
        let seat = |guest, bot: Option<&str>, name: &str| SeatRow {
            guest,
            bot: bot.map(str::to_owned),
            name: name.into(),
        };
        let line = line_of(5, vec![seat(Some(7), None, "Guest 7"), seat(None, Some("easy"), "Easy bot")]);
        let words = Words::new(Language::Nynorsk);
        let bot = words.show(&told_apart(&line.seats)[1]);
        let table = |name: &str| json!({"seats": [{"name": name}, {"name": bot}]});
        assert!(names_all(&table("Gjest 7"), &line, &words));
        assert!(!names_all(&table("Rude Name"), &line, &words));
    }

    #[test]
    fn it_says_whether_one_is_waited_for() {
        let seats = json!([{"seat": "P1", "name": "Ada"}, {"seat": "P2", "name": "Bo"}]);
        let log = json!([{"text": "Bo rests."}, {"text": "Ada rests."}]);
        let table = |to_act: Value, prompt: Value| {
            glance(&json!({"viewer": "P1", "to_act": to_act, "prompt": prompt, "seats": seats, "log": log}))
        };
        let asked = table(json!(["P2", "P1"]), json!("Your turn: build."));
        assert_eq!(asked, Some(Glance { turn: WhoseTurn::Mine, news: "Your turn: build.".into() }));
        let others = table(json!(["P2"]), Value::Null);
        assert_eq!(others, Some(Glance { turn: WhoseTurn::Of("Bo".into()), news: "Ada rests.".into() }));
        assert_eq!(table(json!([]), Value::Null), None, "chance is to act, or nobody");
    }
}
