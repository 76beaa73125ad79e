//! A page in parts: every element with an id is one. What a browser shows already isn't sent again.
//!
//! The text of a part is its own only: inside it, other parts are placeholders (`data-kept`). So a card that moves
//! changes the rows that it leaves and enters, not its own text, and a row that stays costs nothing.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::tags::{Tag, Tags};

/// Shorter parts are written out where they stand: a placeholder would be as long.
const SHORT: usize = 120;

/// A part of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Part<'a> {
    id: &'a str,
    /// Its tag and what is in it, with placeholders for other parts.
    text: String,
    space: Space,
}

/// What kind of elements stand beside it: a parser has to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Space {
    Html,
    Drawing,
}

/// An element whose end has not come yet.
struct OpenElement<'a> {
    name: &'a str,
    /// The id and the text so far, if the element is a part.
    part: Option<(&'a str, String)>,
    /// What its children are.
    inner: Space,
    /// What it is itself.
    outer: Space,
}

/// Takes a page apart, inner parts before outer ones.
fn split(page: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut open: Vec<OpenElement<'_>> = vec![OpenElement {
        name: "",
        part: Some(("", String::new())),
        inner: Space::Html,
        outer: Space::Html,
    }];
    for (before, tag) in Tags::of(page) {
        write(&mut open, before);
        match tag.is_end() {
            true => close(&mut open, tag.0, &mut parts),
            false => begin(&mut open, tag),
        }
    }
    parts
}

/// Adds text to the innermost part.
fn write(open: &mut [OpenElement<'_>], text: &str) {
    if let Some((_, own)) = open.iter_mut().rev().find_map(|element| element.part.as_mut()) {
        own.push_str(text);
    }
}

fn begin<'a>(open: &mut Vec<OpenElement<'a>>, tag: Tag<'a>) {
    if tag.is_void() {
        write(open, tag.0);
        return;
    }
    let name = tag.name();
    let outer = open.last().map_or(Space::Html, |parent| parent.inner);
    let inner = match name {
        "svg" => Space::Drawing,
        "foreignObject" => Space::Html,
        _ => outer,
    };
    match tag.written("id") {
        Some(id) => open.push(OpenElement { name, part: Some((id, tag.0.to_owned())), inner, outer }),
        None => {
            write(open, tag.0);
            open.push(OpenElement { name, part: None, inner, outer });
        }
    }
}

fn close<'a>(open: &mut Vec<OpenElement<'a>>, tag: &str, parts: &mut Vec<Part<'a>>) {
    let Some(OpenElement { name, part, outer, .. }) = open.pop() else { return };
    let Some((id, mut text)) = part else {
        write(open, tag);
        return;
    };
    text.push_str(tag);
    if text.len() < SHORT {
        write(open, &text);
        return;
    }
    write(open, &format!("<{name} id=\"{id}\" data-kept></{name}>"));
    parts.push(Part { id, text, space: outer });
}

/// What a browser shows: the hash of each part that it has.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct ShownParts(HashMap<String, u64>);

impl ShownParts {
    /// What the browser needs to show `page`, outer parts first; nothing if it shows it already.
    pub(super) fn turn_to(&mut self, page: &str) -> Option<String> {
        let parts = split(page);
        let now: HashMap<String, u64> =
            parts.iter().map(|part| (part.id.to_owned(), hash(&part.text))).collect();
        let mut news = String::new();
        for part in parts.iter().rev().filter(|part| self.0.get(part.id) != now.get(part.id)) {
            let (before, after) = match part.space {
                Space::Html => ("<template>", "</template>"),
                Space::Drawing => ("<template><svg data-around>", "</svg></template>"),
            };
            news.push_str(before);
            news.push_str(&part.text);
            news.push_str(after);
        }
        self.0 = now;
        (!news.is_empty()).then_some(news)
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long(text: &str) -> String {
        format!("{text}{}", "x".repeat(SHORT))
    }

    #[test]
    fn only_what_changed_is_sent() {
        let page = |first: &str, second: &str| {
            format!(
                "<main id=\"main\"><p id=\"a\">{}</p><p id=\"b\">{}</p><p>{}</p></main>",
                long(first),
                long(second),
                long("")
            )
        };
        let mut shown = ShownParts::default();
        let whole = shown.turn_to(&page("one", "two")).unwrap();
        assert_eq!(whole.matches("<template>").count(), 3);
        assert_eq!(shown.turn_to(&page("one", "two")), None);
        let news = shown.turn_to(&page("one", "three")).unwrap();
        assert_eq!(news, format!("<template><p id=\"b\">{}</p></template>", long("three")));
    }

    #[test]
    fn what_moves_is_not_sent_but_where_it_left_and_where_it_is() {
        let card = format!("<b id=\"card\">{}</b>", long("card"));
        let page = |hand: &str, table: &str| {
            format!(
                "<main id=\"main\"><p id=\"hand\" class=\"{}\">{hand}</p><p id=\"table\" class=\"{}\">{table}</p>{}</main>",
                long(""),
                long(""),
                long("")
            )
        };
        let mut shown = ShownParts::default();
        shown.turn_to(&page(&card, ""));
        let news = shown.turn_to(&page("", &card)).unwrap();
        assert_eq!(news.matches("<template>").count(), 2);
        assert!(news.contains("<b id=\"card\" data-kept></b>") && !news.contains(&card), "{news}");
    }

    #[test]
    fn what_went_and_comes_back_is_sent_again() {
        let card = format!("<b id=\"card\">{}</b>", long("card"));
        let page = |card: &str| format!("<main id=\"main\">{}{card}</main>", long(""));
        let mut shown = ShownParts::default();
        shown.turn_to(&page(&card));
        shown.turn_to(&page(""));
        assert!(shown.turn_to(&page(&card)).unwrap().contains(&card));
    }

    #[test]
    fn parts_of_drawings_say_so_and_what_is_html_inside_a_drawing_too() {
        let page = format!(
            "<svg id=\"map\"><g id=\"town\"><path d=\"{}\"></path></g><foreignObject><button id=\"to\">{}</button></foreignObject>{}</svg>",
            long("M"),
            long("go"),
            long("")
        );
        let news = ShownParts::default().turn_to(&page).unwrap();
        assert!(news.contains("<template><svg data-around><g id=\"town\">"), "{news}");
        assert!(news.contains("<template><button id=\"to\">"), "{news}");
        assert!(news.starts_with("<template><svg id=\"map\">"), "{news}");
    }
}
