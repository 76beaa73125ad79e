//! Points at what does something: gives a class to everything on a table's page that carries out one of some actions,
//! and to what has to be opened or chosen before it.
//!
//! The page is read as text, so a board needs nothing for it beyond what it has anyway: buttons with their actions,
//! sets with their steps (`data-pick`), menus that are popovers. What stands for an action and is neither says so with
//! `data-does` (several with `|` between them), and what shows only once something else is chosen names that with
//! `data-behind`. An action that has no place on the board has one in the list of all actions.

use crate::tags::{Tag, Tags};

/// The list of all actions, where everything is that can be done.
const LIST: &str = "choices";

/// An element whose end has not come yet: what it says of what is in it.
#[derive(Debug, Clone, Default)]
struct OpenTag<'a> {
    popover: Option<&'a str>,
    behind: Option<&'a str>,
}

/// What is to be pointed at.
#[derive(Debug, Default)]
struct ToMark<'a> {
    /// The places of tags that carry out an action, with how often each is to be clicked.
    targets: Vec<(usize, usize)>,
    /// Menus that have to be opened.
    menus: Vec<&'a str>,
    /// The ids of what has to be chosen before.
    behind: Vec<&'a str>,
    /// Whether the choice is a set that a button of the bar, or of the board, sends.
    is_set: bool,
}

/// The page, in which everything that carries out one of `actions` has the class `class`, and so has what leads there.
/// Of a set as many elements are pointed at as there are steps; one that goes further at each click says how often
/// (`data-clicks`).
pub(crate) fn mark(page: &str, actions: &[String], class: &str) -> String {
    let mut found = find(page, actions, Searched::BesideList);
    if found.targets.is_empty() && !found.is_set {
        found = find(page, actions, Searched::List);
    }
    found.openers(page);
    let mut marked = String::with_capacity(page.len() + 1000);
    let mut tags = Tags::of(page);
    for (place, (before, tag)) in (&mut tags).enumerate() {
        marked.push_str(before);
        let clicks = found.targets.iter().find(|(target, _)| *target == place).map(|(_, clicks)| *clicks);
        match clicks.or_else(|| found.leads(tag).then_some(1)) {
            Some(clicks) => marked.push_str(&with_class(tag, class, clicks)),
            None => marked.push_str(tag.0),
        }
    }
    marked.push_str(tags.rest());
    marked
}

/// Where something is looked for: in the list of all actions, or anywhere else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Searched {
    List,
    BesideList,
}

/// Looks for what carries out one of the actions.
fn find<'a>(page: &'a str, actions: &[String], searched: Searched) -> ToMark<'a> {
    let mut found = ToMark::default();
    let mut left: Vec<&str> = actions.iter().map(String::as_str).collect();
    walk(page, |place, tag, open| {
        let is_in_list = open.iter().any(|element| element.popover == Some(LIST));
        if is_in_list != (searched == Searched::List) {
            return;
        }
        found.is_set |= tag.value("data-done").is_some_and(|done| actions.contains(&done));
        let clicks = clicks(tag, actions, &mut left);
        if clicks > 0 {
            found.is_set |= tag.has("data-pick") || tag.has("data-does");
            found.targets.push((place, clicks));
            found.menus.extend(open.iter().filter_map(|element| element.popover));
            found.behind.extend(open.iter().filter_map(|element| element.behind));
        }
    });
    found
}

/// How often a tag is to be clicked for the actions; of a set, those that are `left` are taken from it.
fn clicks(tag: Tag<'_>, actions: &[String], left: &mut Vec<&str>) -> usize {
    if let Some(steps) = tag.value("data-pick") {
        let taken = steps.split('|').map_while(|step| {
            let place = left.iter().position(|action| *action == step)?;
            Some(left.remove(place))
        });
        return taken.count();
    }
    let does = tag.value("data-does");
    let stands = does.is_some_and(|does| does.split('|').any(|step| actions.iter().any(|one| one == step)));
    let posts = tag.written("name") == Some("action")
        && tag.value("value").is_some_and(|action| actions.contains(&action));
    usize::from(stands || posts)
}

/// Goes through the beginnings of all elements, each with those around it.
fn walk<'a>(page: &'a str, mut each: impl FnMut(usize, Tag<'a>, &[OpenTag<'a>])) {
    let mut open: Vec<OpenTag<'a>> = Vec::new();
    for (place, (_, tag)) in Tags::of(page).enumerate() {
        if tag.is_end() {
            open.pop();
            continue;
        }
        let popover = if tag.has("popover") { tag.written("id") } else { None };
        open.push(OpenTag { popover, behind: tag.written("data-behind") });
        each(place, tag, &open);
        if tag.is_void() {
            open.pop();
        }
    }
}

impl<'a> ToMark<'a> {
    /// Adds what has to be chosen before a menu can be opened.
    fn openers(&mut self, page: &'a str) {
        let mut behind = Vec::new();
        walk(page, |_, tag, open| {
            if tag.written("popovertarget").is_some_and(|menu| self.menus.contains(&menu)) {
                behind.extend(open.iter().filter_map(|element| element.behind));
            }
        });
        self.behind.append(&mut behind);
    }

    /// Whether a tag opens, chooses or sends what is pointed at.
    fn leads(&self, tag: Tag<'_>) -> bool {
        let opens = tag.written("popovertarget").is_some_and(|menu| self.menus.contains(&menu));
        let mut chooses = ["id", "for"].into_iter().filter_map(|name| tag.written(name));
        let sends = tag.written("id") == Some("picks-send") || tag.written("data-muster") == Some("done");
        opens || chooses.any(|id| self.behind.contains(&id)) || sends && self.is_set
    }
}

/// The tag with one class more.
fn with_class(tag: Tag<'_>, class: &str, clicks: usize) -> String {
    let clicks = if clicks > 1 { format!(" data-clicks=\"{clicks}\"") } else { String::new() };
    let body = &tag.0[..tag.0.len() - 1];
    match body.split_once(" class=\"") {
        Some((before, after)) => format!("{before} class=\"{class} {after}{clicks}>"),
        None => format!("{body} class=\"{class}\"{clicks}>"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(page: &str, actions: &[&str]) -> String {
        let actions: Vec<String> = actions.iter().map(|&action| action.to_owned()).collect();
        mark(page, &actions, "pointed")
    }

    #[test]
    fn a_button_is_pointed_at_and_its_twin_in_the_list_is_not() {
        let page = r#"<button class="hot" name="action" value="a &gt; b">x</button><p id="choices" popover><button name="action" value="a &gt; b"></button></p><i popovertarget="choices"></i>"#;
        let expected = page.replace("class=\"hot\"", "class=\"pointed hot\"");
        assert_eq!(marked(page, &["a > b"]), expected);
        assert_eq!(marked(page, &["c"]), page, "nothing does that");
    }

    #[test]
    fn what_is_only_in_the_list_is_pointed_at_there_with_what_opens_it() {
        let page = r#"<i popovertarget="choices"></i><p id="choices" popover><button name="action" value="a"></button><button name="action" value="b"></button></p>"#;
        let expected = r#"<i popovertarget="choices" class="pointed"></i><p id="choices" popover><button name="action" value="a" class="pointed"></button><button name="action" value="b"></button></p>"#;
        assert_eq!(marked(page, &["a"]), expected);
    }

    #[test]
    fn a_menu_is_opened_first_and_a_unit_is_chosen_before_it() {
        let page = r#"<input id="from-2"><label for="from-2"></label><g data-behind="from-2"><button popovertarget="menu-3"></button></g><div id="menu-3" popover><button name="action" value="a"></button></div>"#;
        assert_eq!(marked(page, &["a"]).matches("pointed").count(), 4);
    }

    #[test]
    fn of_a_set_as_many_are_pointed_at_as_there_are_steps() {
        let cube = |id: u8, steps: &str| {
            format!("<button id=\"{id}\" name=\"action\" value=\"up Y\" data-pick=\"{steps}\"></button>")
        };
        let page = format!(
            "{}{}{}<button id=\"picks-send\"></button>",
            cube(1, "up Y|up R"),
            cube(2, "up Y|up R"),
            cube(3, "up Y|up R")
        );
        let text = marked(&page, &["up Y", "up R", "up Y"]);
        let pointed = |id: &str| {
            let (_, tag) = Tags::of(&text).find(|(_, tag)| tag.written("id") == Some(id)).unwrap();
            (tag.written("class") == Some("pointed"), tag.written("data-clicks").map(str::to_owned))
        };
        assert_eq!(pointed("1"), (true, Some("2".into())));
        assert_eq!(pointed("2"), (true, None));
        assert_eq!(pointed("3"), (false, None));
        assert_eq!(pointed("picks-send"), (true, None));
    }

    #[test]
    fn what_ends_a_set_early_is_its_button() {
        let page = r#"<span data-done="done"></span><button id="picks-send"></button>"#;
        assert!(marked(page, &["done"]).contains(r#"<button id="picks-send" class="pointed">"#));
    }

    #[test]
    fn a_circle_says_what_it_stands_for() {
        let page = r#"<input data-does="place corn 1|place corn 2"><input data-does="place corn 2"><button data-muster="done"></button>"#;
        assert_eq!(marked(page, &["place corn 1"]).matches("pointed").count(), 2);
        assert_eq!(marked(page, &["place corn 2"]).matches("pointed").count(), 3);
    }
}
