//! The rules of a game: what it is about in four paragraphs, then every clause, some with a drawn example.

use game::rulebook::RuleText;
use game::{Language, RuleBook};
use maud::{Markup, html};
use store::Guest;

use crate::cover::cover;
use crate::examples::Figure;
use crate::games::WebGame;
use crate::page::front::learn_form;
use crate::page::{fresh_key_field, whole_with};
use words::Words;

/// The paragraphs before the clauses, in their order.
const OUTLINE: [&str; 4] = ["goal", "setup", "turn", "end"];

/// Where a clause comes from, if not from the rulebook as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ClauseOrigin {
    /// The rulebook is silent or unclear.
    Ruling,
    /// The original is lost.
    Reconstructed,
}

impl ClauseOrigin {
    /// What the English text of a clause says about itself; every language has the same clauses.
    fn of(english: &str) -> Vec<ClauseOrigin> {
        let said = [("our ruling", ClauseOrigin::Ruling), ("reconstruct", ClauseOrigin::Reconstructed)];
        said.into_iter().filter(|(words, _)| english.contains(words)).map(|(_, origin)| origin).collect()
    }

    fn key(self) -> &'static str {
        match self {
            ClauseOrigin::Ruling => "rules-ruling",
            ClauseOrigin::Reconstructed => "rules-reconstructed",
        }
    }
}

pub(crate) fn page(words: &Words, guest: Option<&Guest>, kind: &WebGame, find: &str) -> Markup {
    let book = (kind.rulebook)(words.language());
    let name = words.title(kind.name);
    let heading = words.say_with("rules-title-of", &[("game", name.as_str().into())]);
    let found = ClauseList::new(book, find);
    let figures = (kind.figures)(words);
    let main = html! {
        main #main .rules {
            // What one needs first comes first, also for who hears the page; a wide window has the contents beside it.
            h1 { (heading) }
            (search(words, kind, find))
            nav .contents aria-label=(words.say("rules-contents")) { (contents(words, kind, book, find)) }
            div .reading {
                @if found.is_search() {
                    p #found .hint role="status" { (words.say_with("rules-found", &[("count", found.count().into())])) }
                } @else {
                    (outline(words, kind))
                }
                @for (number, (section, clauses)) in (1..).zip(found.sections()) {
                    section aria-labelledby={ "part-" (number) } {
                        h2 id={ "part-" (number) } .ruled { (section) }
                        @for clause in clauses {
                            (article(words, kind, book, clause, &figures))
                        }
                    }
                }
            }
        }
    };
    whole_with(words, &heading, guest, &["css/pages.css", (kind.sheet)(), "css/examples.css"], &main)
}

/// The clauses that are shown: all, or those with every word that is looked for.
struct ClauseList<'a> {
    sought: Vec<String>,
    clauses: Vec<&'a RuleText>,
}

impl<'a> ClauseList<'a> {
    fn new(book: &'a RuleBook, find: &str) -> ClauseList<'a> {
        let sought: Vec<String> = find.split_whitespace().map(str::to_lowercase).collect();
        let has = |clause: &RuleText| {
            let text = format!("{} {} {}", clause.id, clause.section, clause.text).to_lowercase();
            sought.iter().all(|word| text.contains(word.as_str()))
        };
        let clauses = book.clauses.iter().filter(|clause| has(clause)).collect();
        ClauseList { sought, clauses }
    }

    fn is_search(&self) -> bool {
        !self.sought.is_empty()
    }

    fn count(&self) -> usize {
        self.clauses.len()
    }

    /// The clauses below the headings that they stand under.
    fn sections(&self) -> impl Iterator<Item = (&'a str, &[&'a RuleText])> {
        let chunks = self.clauses.chunk_by(|one, other| one.section == other.section);
        chunks.map(|clauses| (clauses[0].section.as_str(), clauses))
    }
}

fn search(words: &Words, kind: &WebGame, find: &str) -> Markup {
    let label = words.say("rules-search");
    html! {
        form .search role="search" method="get" action={ "/rules/" (kind.name) } {
            input type="search" name="find" value=(find) maxlength="100" aria-label=(label) placeholder=(label);
            button type="submit" { (label) }
        }
    }
}

/// The ways to the parts of the page; from a search they lead back to the whole of it.
fn contents(words: &Words, kind: &WebGame, book: &RuleBook, find: &str) -> Markup {
    let page = if find.is_empty() { String::new() } else { format!("/rules/{}", kind.name) };
    let sections = book.clauses.chunk_by(|one, other| one.section == other.section);
    html! {
        div .art { (cover(kind.name)) }
        ol {
            @for part in OUTLINE { li { a href={ (page) "#" (part) } { (words.say(&format!("rules-{part}"))) } } }
            @for (number, clauses) in (1..).zip(sections) {
                li { a href={ (page) "#part-" (number) } { (clauses[0].section) } }
            }
        }
        div .begin {
            form method="post" action={ "/play/" (kind.name) } {
                (fresh_key_field())
                button .primary type="submit" { (words.say("rules-play")) }
            }
            (learn_form(words, kind, &words.title(kind.name)))
        }
    }
}

fn outline(words: &Words, kind: &WebGame) -> Markup {
    html! {
        @for part in OUTLINE {
            @if let Some(text) = words.lookup(&format!("rules-{}-{part}", kind.name)) {
                section aria-labelledby=(part) {
                    h2 id=(part) { (words.say(&format!("rules-{part}"))) }
                    p .outline { (text) }
                }
            }
        }
    }
}

fn article(words: &Words, kind: &WebGame, book: &RuleBook, clause: &RuleText, figures: &[Figure]) -> Markup {
    let english = (kind.rulebook)(Language::English).sentence(&clause.id).unwrap_or_default();
    html! {
        article id=(clause.id) {
            a .clause href={ "#" (clause.id) } { (clause.id) }
            p {
                (linked(book, &clause.text))
                @for origin in ClauseOrigin::of(english) {
                    " " span .origin data-tip=(words.say(&format!("{}-text", origin.key()))) tabindex="0" { (words.say(origin.key())) }
                }
            }
            @for figure in figures.iter().filter(|figure| figure.clause == clause.id) {
                figure .example { (figure.drawing) figcaption { (figure.caption) } }
            }
        }
    }
}

/// A text in which the names of other clauses lead to them.
fn linked(book: &RuleBook, text: &str) -> Markup {
    let is_name = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let mut runs: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c| is_name(c) != is_name(first)).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        runs.push(run);
        rest = after;
    }
    html! {
        @for run in runs {
            @if book.sentence(run).is_some() { a href={ "#" (run) } { (run) } } @else { (run) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> RuleBook {
        RuleBook::parse("# Game\n\n## Begin\nAB-01 Deal five cards (our ruling).\n## Turn\nAB-02 Play one, see AB-01 and AB-99.\n")
            .unwrap()
    }

    #[test]
    fn a_search_finds_clauses_with_every_word() {
        let book = book();
        let ids = |find: &str| -> Vec<&str> {
            ClauseList::new(&book, find).clauses.iter().map(|clause| clause.id.as_str()).collect()
        };
        assert_eq!(ids(""), ["AB-01", "AB-02"]);
        assert_eq!(ids("five CARDS"), ["AB-01"]);
        assert_eq!(ids("ab-01"), ["AB-01", "AB-02"], "the one, and the one that speaks of it");
        assert!(ids("five sheep").is_empty());
    }

    #[test]
    fn names_of_clauses_lead_to_them() {
        let book = book();
        let text = linked(&book, &book.clauses[1].text).into_string();
        assert_eq!(text, r##"Play one, see <a href="#AB-01">AB-01</a> and AB-99."##);
    }

    #[test]
    fn rulings_and_reconstructions_are_told_apart() {
        assert_eq!(ClauseOrigin::of("Deal five (our ruling)."), [ClauseOrigin::Ruling]);
        assert_eq!(
            ClauseOrigin::of("The cards (reconstructed): a; b (our ruling)."),
            [ClauseOrigin::Ruling, ClauseOrigin::Reconstructed]
        );
        assert!(ClauseOrigin::of("Deal five.").is_empty());
    }
}
