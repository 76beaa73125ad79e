//! The drawing of a game without a board of its own: its view by names and values.

use game::random::fast;
use game::{Game, Turn, View};
use serde_json::Value;

use crate::paint::Paint;
use crate::text::wrap;

/// The view, a value a line, those of lists and objects indented below their name.
pub(super) fn draw(view: &impl View, paint: &Paint) -> String {
    // What can't be written as JSON can't be shown; a view always can.
    let json = serde_json::to_value(view).unwrap_or(Value::Null);
    let mut text = String::new();
    add(&mut text, "", &json, 0, paint);
    if text.is_empty() { "\n".into() } else { text }
}

fn add(text: &mut String, name: &str, json: &Value, depth: usize, paint: &Paint) {
    // Deeper than this nobody reads, and the lines have to stay within the width.
    let indent = "  ".repeat(depth.min(10));
    let mut line = |value: &str| {
        let start = if name.is_empty() { String::new() } else { format!("{name}: ") };
        text.push_str(&wrap(&format!("{start}{value}"), paint.width, &indent));
    };
    match json {
        Value::Object(fields) => {
            if !name.is_empty() {
                line("");
            }
            let below = depth + usize::from(!name.is_empty());
            fields.iter().for_each(|(name, value)| add(text, name, value, below, paint));
        }
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            line("");
            for (place, item) in (1..).zip(items) {
                add(text, &format!("{place}"), item, depth + 1, paint);
            }
        }
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(plain).collect();
            line(&items.join(", "));
        }
        value => line(&plain(value)),
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::Null => "-".into(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Who is to act. It is open to all, so any state that could be behind the view tells it.
pub(super) fn status<V: View>(view: &V) -> String {
    match view.imagine(&mut fast(0)).turn() {
        Turn::Seats(seats) => {
            let seats: Vec<String> = seats.into_iter().map(|seat| seat.to_string()).collect();
            format!("To act: {}.", seats.join(", "))
        }
        Turn::Chance => "It is chance's turn.".into(),
        Turn::Over => "The game is over.".into(),
    }
}
