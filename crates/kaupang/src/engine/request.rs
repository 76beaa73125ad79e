//! One request: a JSON object with a command, its fields, and perhaps an id.

use std::collections::BTreeMap;

use game::notation::shortened;
use game::position::wrong_in;
use serde::Deserialize;
use serde_json::value::RawValue;
use words::Words;

use crate::engine::commands::COMMANDS;
use crate::engine::fault::{Fault, FaultKind};

/// A request whose fields have not been looked into yet.
#[derive(Debug)]
pub(super) struct Request<'a> {
    id: Option<&'a RawValue>,
    /// Not a string at all is told apart from a string only when the request is carried out, so that the answer
    /// still has the id.
    command: Option<String>,
    /// The language that sentences are wanted in.
    lang: Option<&'a RawValue>,
    fields: BTreeMap<String, &'a RawValue>,
}

impl<'a> Request<'a> {
    /// Reads a line.
    pub(super) fn read(line: &'a str) -> Result<Request<'a>, Fault> {
        let mut fields: BTreeMap<String, &'a RawValue> = serde_json::from_str(line).map_err(|error| {
            let message = if line.trim().is_empty() {
                "the line is empty; a request is a JSON object".to_owned()
            } else {
                format!("the line is no JSON object: {}", wrong_in(line, &error))
            };
            Fault::new(FaultKind::Json, message)
        })?;
        let id = fields.remove("id");
        let command = fields.remove("command").and_then(|raw| serde_json::from_str(raw.get()).ok());
        let lang = fields.remove("lang");
        Ok(Request { id, command, lang, fields })
    }

    /// The id to be sent back.
    pub(super) fn id(&self) -> Option<&'a RawValue> {
        self.id
    }

    /// The texts in the language that sentences are wanted in: English, unless the request says another.
    pub(super) fn words(&self) -> Result<Words, Fault> {
        let Some(raw) = self.lang.filter(|raw| raw.get() != "null") else { return Ok(Words::ENGLISH) };
        let code: Option<String> = serde_json::from_str(raw.get()).ok();
        let language = code.and_then(|code| code.parse().ok());
        let fault = || Fault::new(FaultKind::Request, "'lang' has to be en, is, hu or nn");
        language.map(Words::new).ok_or_else(fault)
    }

    /// What is to be done; empty if that isn't said.
    pub(super) fn command(&self) -> &str {
        self.command.as_deref().unwrap_or_default()
    }

    /// Checks that the command exists and that it takes all the fields.
    pub(super) fn check_fields(&self) -> Result<(), Fault> {
        let fault = |message: String| Err(Fault::new(FaultKind::Request, message));
        let Some(name) = &self.command else {
            return fault("the request has no command: write {\"command\":\"help\"}".into());
        };
        let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
            return fault(format!("there is no command '{}': see help", shortened(name)));
        };
        self.words()?;
        match self.fields.keys().find(|field| !command.fields.contains(&field.as_str())) {
            None => Ok(()),
            Some(field) if command.fields.is_empty() => {
                fault(format!("{name} takes no fields, but '{}' was sent", shortened(field)))
            }
            Some(field) => {
                let known = command.fields.join(", ");
                fault(format!("{name} has no field '{}'; it has: {known}", shortened(field)))
            }
        }
    }

    /// A field that must be there.
    pub(super) fn required<T: Deserialize<'a>>(&self, field: &str, what: &str) -> Result<T, Fault> {
        let missing = || Fault::new(FaultKind::Request, format!("'{field}' is missing: {what}"));
        self.optional(field, what)?.ok_or_else(missing)
    }

    /// A field that may be missing or null.
    pub(super) fn optional<T: Deserialize<'a>>(&self, field: &str, what: &str) -> Result<Option<T>, Fault> {
        let Some(raw) = self.raw(field) else { return Ok(None) };
        serde_json::from_str(raw)
            .map(Some)
            // What the library says of it names types that no client knows.
            .map_err(|_| Fault::new(FaultKind::Request, format!("'{field}' has to be {what}")))
    }

    /// The JSON text of a field that is there and not null.
    pub(super) fn raw(&self, field: &str) -> Option<&'a str> {
        self.fields.get(field).map(|raw| raw.get()).filter(|&json| json != "null")
    }
}
