//! The page of a game without a board of its own: its view as a table, and its actions by their notation.

use game::Actor;
use maud::{Markup, html};
use serde_json::Value;

use crate::board::{Scene, WebBoard};

/// The view as nested tables.
pub(super) fn draw<G: WebBoard>(scene: &Scene<'_, G>) -> Markup {
    let view = serde_json::to_value(scene.view).unwrap_or(Value::Null);
    html! { div class="board flowing generic" { (value(&view)) } }
}

fn value(json: &Value) -> Markup {
    match json {
        Value::Null => html! { "–" },
        Value::Bool(truth) => html! { (truth) },
        Value::Number(number) => html! { (number) },
        Value::String(text) => html! { (text) },
        Value::Array(items) if items.iter().all(|item| !item.is_object() && !item.is_array()) => {
            html! { @for (index, item) in items.iter().enumerate() { @if index > 0 { ", " } (value(item)) } }
        }
        Value::Array(items) => html! { ol { @for item in items { li { (value(item)) } } } },
        Value::Object(fields) => html! {
            table {
                tbody {
                    @for (name, field) in fields {
                        tr { th scope="row" { (name) } td { (value(field)) } }
                    }
                }
            }
        },
    }
}

/// The notation, said by whoever did it.
pub(super) fn tell<G: WebBoard>(scene: &Scene<'_, G>, actor: Actor, action: G::Action) -> String {
    let action = action.to_string();
    match actor {
        Actor::Seat(seat) => scene
            .words
            .say_with("tell-any", &[("who", scene.name(seat).into()), ("action", action.as_str().into())]),
        Actor::Chance => scene.words.say_with("tell-chance", &[("action", action.as_str().into())]),
    }
}
