//! The drawing of a game without a board of its own: its view by names and values.

use game::View;
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
