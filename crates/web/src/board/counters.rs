//! Things put together with counters: trade offers, discards. One form, one number for each kind.

use std::collections::BTreeMap;

use maud::{Markup, html};

use words::Words;

/// A form with counters; what it posts becomes actions by [`WebBoard::composed`](super::WebBoard::composed).
#[derive(Debug, Clone)]
pub struct Counters {
    /// Which of the game's forms this is.
    pub what: &'static str,
    /// The heading.
    pub title: String,
    /// A sentence about it.
    pub hint: String,
    /// The clause that says what can be put together.
    pub rule: &'static str,
    /// The groups of counters: what is given, what is wanted.
    pub sides: Vec<CounterSide>,
    /// What the button says.
    pub send: String,
}

/// A group of counters.
#[derive(Debug, Clone)]
pub struct CounterSide {
    /// Its heading.
    pub title: String,
    /// The counters.
    pub counters: Vec<Counter>,
}

/// A number that can be chosen.
#[derive(Debug, Clone)]
pub struct Counter {
    /// The name of its field.
    pub name: String,
    /// What is counted.
    pub label: String,
    /// Its picture.
    pub icon: Markup,
    /// The number at first.
    pub value: u8,
    /// The highest number.
    pub most: u8,
    /// How many of it one has, where that counts: the form may lie over one's goods.
    pub held: Option<u8>,
}

/// The numbers that a form of counters has posted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Amounts(pub BTreeMap<String, u8>);

impl Amounts {
    /// The number of a counter, 0 if it was not there.
    #[must_use]
    pub fn get(&self, name: &str) -> u8 {
        self.0.get(name).copied().unwrap_or(0)
    }
}

/// The fields of the form, all but those that every form of the table has.
pub(crate) fn fields(words: &Words, counters: &Counters) -> Markup {
    html! {
        h2 #offer-title { (counters.title) }
        @if !counters.hint.is_empty() { p .hint { (counters.hint) } }
        input type="hidden" name="what" value=(counters.what);
        div .counter-sides {
            @for side in &counters.sides {
                fieldset {
                    legend { (side.title) }
                    @for counter in &side.counters { (row(words, counter)) }
                }
            }
        }
        button .primary type="submit" { (counters.send) }
    }
}

fn row(words: &Words, counter: &Counter) -> Markup {
    let id = format!("count-{}", counter.name);
    html! {
        div .counter {
            label for=(id) { (counter.icon) " " span .what { (counter.label) } @if let Some(held) = counter.held { " " b .held { (held) } } }
            button .less-more type="button" data-step="-1" data-for=(id) aria-label=(words.say_with("counter-less", &[("what", counter.label.as_str().into())])) { "−" }
            input id=(id) name=(counter.name) type="number" inputmode="numeric" min="0" max=(counter.most) value=(counter.value);
            button .less-more type="button" data-step="1" data-for=(id) aria-label=(words.say_with("counter-more", &[("what", counter.label.as_str().into())])) { "+" }
        }
    }
}
