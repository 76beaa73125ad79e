//! The rule reference over the wire.

use game::notation::shortened;
use serde::Serialize;

use crate::engine::fault::{Fault, FaultKind};
use crate::engine::opening::visit;
use crate::engine::request::Request;
use crate::engine::table::EngineTable;
use crate::engine::{Answer, to_json};
use crate::registry::Book;

#[derive(Serialize)]
struct RulesAnswer<'a> {
    title: &'a str,
    clauses: Vec<ClauseAnswer<'a>>,
}

#[derive(Serialize)]
struct ClauseAnswer<'a> {
    clause: &'a str,
    section: &'a str,
    sentence: &'a str,
}

/// A clause or all of them, of the game that the request names or of the one at the table.
pub(super) fn rules(request: &Request<'_>, table: Option<&dyn EngineTable>) -> Answer {
    let language = request.words()?.language();
    let book = match (request.optional::<String>("game", "the name of a game")?, table) {
        (Some(game), _) => visit(&game, Book(language))?,
        (None, Some(table)) => table.game().rulebook(language),
        (None, None) => {
            return Err(Fault::new(FaultKind::NoGame, "there is no game yet: say which 'game' is meant"));
        }
    };
    let wanted: Option<String> = request.optional("clause", "a clause, such as CEN-20")?;
    let clauses: Vec<ClauseAnswer<'_>> = book
        .clauses
        .iter()
        .filter(|clause| wanted.as_ref().is_none_or(|wanted| clause.id.eq_ignore_ascii_case(wanted)))
        .map(|clause| ClauseAnswer { clause: &clause.id, section: &clause.section, sentence: &clause.text })
        .collect();
    match wanted {
        Some(wanted) if clauses.is_empty() => {
            let message =
                format!("there is no clause '{}' in the rules of {}", shortened(&wanted), book.title);
            Err(Fault::new(FaultKind::Clause, message))
        }
        _ => to_json(&RulesAnswer { title: &book.title, clauses }),
    }
}
