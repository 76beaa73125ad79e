//! A look at one's own tables from the front page: whose turn it is, and what happened last.

use std::collections::HashMap;

use serde_json::Value;
use store::{Guest, Phase, TableLine};

use crate::http::App;
use crate::page::front::{Glance, WhoseTurn};
use crate::table::Look;
use words::Words;

/// At most this many tables under way are asked whether somebody waits for one; a table that sleeps is woken for it.
const TABLES: usize = 8;

/// Whose turn it is at the latest tables of a guest, by their names. A table that can't be asked is left out.
pub(crate) async fn glances(
    app: &App,
    words: &Words,
    guest: Option<&Guest>,
    mine: &[TableLine],
) -> HashMap<String, Glance> {
    let mut glances = HashMap::new();
    let Some(guest) = guest else { return glances };
    for line in mine.iter().filter(|line| line.phase == Phase::Playing).take(TABLES) {
        let look = Look { guest: Some(guest.id), words: *words };
        let Ok(table) = app.hall.ask(&line.id, look).await else { continue };
        glances.extend(glance(&table).map(|glance| (line.id.clone(), glance)));
    }
    glances
}

/// What a table says of itself as data, as far as it is to be seen from the door.
fn glance(table: &Value) -> Option<Glance> {
    let to_act = table["toAct"].as_array()?;
    let turn = if to_act.contains(&table["viewer"]) {
        WhoseTurn::Mine
    } else {
        let seat = to_act.first()?;
        let seats = table["seats"].as_array()?;
        let name = seats.iter().find(|info| info["seat"] == *seat)?["name"].as_str()?;
        WhoseTurn::Of(name.to_owned())
    };
    let last = table["log"].as_array().and_then(|log| log.last()?["text"].as_str());
    Some(Glance { turn, last: last.unwrap_or_default().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn it_says_whether_one_is_waited_for() {
        let seats = json!([{"seat": "P1", "name": "Ada"}, {"seat": "P2", "name": "Bo"}]);
        let log = json!([{"text": "Bo rests."}, {"text": "Ada rests."}]);
        let table = |to_act: Value| json!({"viewer": "P1", "toAct": to_act, "seats": seats, "log": log});
        let last = "Ada rests.".to_owned();
        assert_eq!(glance(&table(json!(["P2", "P1"]))).unwrap().turn, WhoseTurn::Mine);
        let glanced = glance(&table(json!(["P2"])));
        assert_eq!(glanced, Some(Glance { turn: WhoseTurn::Of("Bo".into()), last }));
        assert_eq!(glance(&table(json!([]))), None, "chance is to act, or nobody");
    }
}
