//! What an adviser says to a person about their turn: a card over the board, each of its lines a button that does it.

use maud::{Markup, html};
use words::Value;

use crate::page::table::key_field;
use crate::session::Stage;
use crate::settings::Consent;
use crate::table::{HintLine, TablePage};

/// The classes of what carries out the actions of a hint, the best first.
pub(crate) const HINTED: [&str; bots::MOST_SUGGESTIONS] = ["hint-1", "hint-2", "hint-3"];

/// The button of the bar that asks for a hint.
pub(super) fn hint_button(page: &TablePage<'_>) -> Markup {
    html! {
        button #hint-button .quiet type="submit" formaction={ "/t/" (page.id) "/hint" } data-key="h" data-tip=(page.words.say("hint-tip")) {
            svg viewBox="0 0 24 24" aria-hidden="true" { path d="M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0q-1 1-1 2H9q0-1-1-2z" {} }
            span .unseen { (page.words.say("hint-button")) } kbd { "H" }
        }
    }
}

/// The same in the menu, for phones, whose bar has no room for it.
pub(super) fn hint_in_menu(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.may_hint {
            button #hint-in-menu type="submit" form="play" formaction={ "/t/" (page.id) "/hint" } { (page.words.say("hint-tip")) }
        }
    }
}

/// The card, as far as the adviser has come.
pub(super) fn hint_card(page: &TablePage<'_>) -> Markup {
    let Some(card) = page.hints.as_ref().filter(|_| page.stage == Stage::Playing) else { return html! {} };
    let words = page.words;
    html! {
        section #hints aria-labelledby="hints-title" aria-busy=[card.is_thinking.then_some("true")] {
            div .head {
                h2 #hints-title { (words.say("hint-title")) }
                button #no-hint .quiet type="submit" formaction={ "/t/" (page.id) "/no-hint" } aria-label=(words.say("hint-close")) { "×" }
            }
            @if card.lines.is_empty() { p { (words.say("hint-thinking")) } }
            ol {
                @for (index, line) in card.lines.iter().enumerate() { li { (suggestion(page, index, line)) } }
            }
        }
    }
}

fn suggestion(
    page: &TablePage<'_>,
    index: usize,
    HintLine { label, reasons: told, hint }: &HintLine,
) -> Markup {
    let words = page.words;
    let percent = words.decimal(f64::from(hint.chance) * 100.0, 0);
    let signed = |points: f64| {
        let sign = if points > 0.0 { "+" } else { "" };
        format!("{sign}{}", words.decimal(points, 1))
    };
    let reasons: Vec<String> = hint
        .reasons
        .iter()
        .map(|&(source, points)| format!("{} {}", words.say(&(page.source_key)(source)), signed(points)))
        .collect();
    let against = if index == 0 { "hint-against-next" } else { "hint-against-best" };
    html! {
        button type="submit" name="action" value=(hint.action) {
            span .rank aria-hidden="true" { (index + 1) }
            strong { (label) }
            span .odds { (words.say_with("hint-chance", &[("percent", Value::Text(percent))])) }
            @if let Some(points) = hint.points {
                span .odds { (words.say_with("hint-points", &[("count", (points.round() as i64).into())])) }
            }
            @if !told.is_empty() { span .reason .told { (told.join(" ")) } }
            @if !reasons.is_empty() {
                span .reason { (words.say_with(against, &[("list", Value::Text(reasons.join(", ")))])) }
            }
        }
    }
}

/// Where several people play, each says whether they agree to hints.
pub(super) fn consent(page: &TablePage<'_>) -> Markup {
    let Some(agrees) = page.agrees_to_hints.filter(|_| page.stage == Stage::Playing) else { return html! {} };
    let words = page.words;
    let (wanted, key) = match agrees {
        true => (Consent::Withdrawn, "hint-disagree"),
        false => (Consent::Given, "hint-agree"),
    };
    html! {
        form #hint-consent .row method="post" action={ "/t/" (page.id) "/hints" } {
            (key_field(page))
            span .hint { (words.say("hint-consent")) }
            button .small type="submit" name="agree" value=(wanted.name()) { (words.say(key)) }
        }
    }
}
