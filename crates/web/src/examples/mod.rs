//! The drawn examples of the rules pages, as data: a file a game, `GAME.json`.
//!
//! An example has a name, the clause that it stands by, a position, and what of the board is shown of it, by the names
//! of [`WebBoard::part`]. If it has steps (`P1 play YY>G x2`, `chance roll 3`), they are played by the rules, and what
//! `then` names is drawn of what has come of it. It is seen by the `viewer`, or else by somebody who only watches. Its
//! caption is `example-GAME-NAME` in the Fluent files. What is drawn here is drawn by the board itself, so that it
//! looks as it does at the table; a test draws every example and refuses what the rules do.

#[cfg(test)]
mod tests;

use std::sync::{Arc, Mutex, PoisonError};

use game::{Actor, Game, Illegal, Language, ParseError, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

use crate::board::{Happened, Kept, Scene, WebBoard};
use crate::play::Reader;
use crate::tags::Tags;
use words::Words;

/// The examples of each game.
const FILES: [(&str, &str); 5] = [
    ("century", include_str!("century.json")),
    ("century-solo", include_str!("century-solo.json")),
    ("puerto-rico", include_str!("puerto-rico.json")),
    ("merchants", include_str!("merchants.json")),
    ("landnam", include_str!("landnam.json")),
];

/// Who sits at the tables of the examples: the people of the rule references, whose names are the same everywhere.
const NAMES: [&str; 5] = ["Anna", "Bjarni", "Kristjana", "David", "Edda"];

/// A figure of a rules page.
#[derive(Debug)]
pub(crate) struct Figure {
    pub(crate) clause: String,
    pub(crate) drawing: Markup,
    pub(crate) caption: String,
}

/// An example as its file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    name: String,
    clause: String,
    position: serde_json::Value,
    #[serde(default)]
    viewer: Option<String>,
    show: Vec<String>,
    #[serde(default)]
    steps: Vec<String>,
    #[serde(default)]
    then: Vec<String>,
}

/// Why an example can't be drawn.
#[derive(Debug, thiserror::Error)]
enum BadExample {
    #[error("the JSON: {0}")]
    Json(#[from] serde_json::Error),
    #[error("{0}")]
    Notation(#[from] ParseError),
    #[error("{step}: {illegal}")]
    Illegal { step: String, illegal: Box<Illegal> },
    #[error("the board has no part {0}")]
    Part(String),
}

/// The examples of a game; none where there is no file.
fn examples(game: &str) -> Result<Vec<Example>, BadExample> {
    let file = FILES.iter().find(|(name, _)| *name == game);
    file.map_or(Ok(Vec::new()), |(_, text)| Ok(serde_json::from_str(text)?))
}

/// Figures by game and language.
type DrawnFigures = Vec<((&'static str, Language), Arc<[Figure]>)>;

/// The figures of a game in a language, drawn when somebody first asks. What can't be drawn is left out; a test draws
/// all of them.
pub(crate) fn figures<G: WebBoard>(words: &Words) -> Arc<[Figure]> {
    static DRAWN: Mutex<DrawnFigures> = Mutex::new(Vec::new());
    let key = (G::NAME, words.language());
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, figures)) = drawn.iter().find(|(known, _)| *known == key) {
        return figures.clone();
    }
    let examples = examples(G::NAME).unwrap_or_default();
    let figures: Arc<[Figure]> =
        examples.iter().filter_map(|example| figure::<G>(example, words).ok()).collect();
    drawn.push((key, figures.clone()));
    figures
}

fn figure<G: WebBoard>(example: &Example, words: &Words) -> Result<Figure, BadExample> {
    let viewer = example.viewer.as_deref().map(str::parse::<Seat>).transpose()?;
    let mut shown = Shown::<G>::of(
        serde_json::from_value(example.position.clone())?,
        viewer.map_or(Viewer::Spectator, Viewer::Seat),
    );
    let before = shown.draw(&example.show, words)?;
    for step in &example.steps {
        shown.play(step)?;
    }
    let after = shown.draw(&example.then, words)?;
    let drawing = html! {
        div class={ "drawn " (class_of::<G>()) } aria-hidden="true" {
            div .shown { @for part in &before { (part) } }
            @if !after.is_empty() { span .becomes {} div .shown { @for part in &after { (part) } } }
        }
    };
    let caption = words.say(&format!("example-{}-{}", G::NAME, example.name));
    Ok(Figure { clause: example.clause.clone(), drawing: still(&drawing), caption })
}

/// The class that a game's sheet draws its board by.
pub(crate) fn class_of<G: WebBoard>() -> &'static str {
    let name = G::sheet();
    name.strip_prefix("css/").and_then(|name| name.strip_suffix(".css")).unwrap_or("")
}

/// A position with what has happened in it.
struct Shown<G: Game> {
    state: G,
    viewer: Viewer,
    names: Vec<String>,
    since: Vec<Happened<G>>,
    kept: Option<Kept<G>>,
    thrown: Option<(usize, G::Action)>,
}

impl<G: WebBoard> Shown<G> {
    fn of(state: G, viewer: Viewer) -> Shown<G> {
        let names = NAMES.iter().take(state.players()).map(|&name| name.to_owned()).collect();
        Shown { state, viewer, names, since: Vec::new(), kept: None, thrown: None }
    }

    /// Plays a step as it stands in a file: who, and what.
    fn play(&mut self, step: &str) -> Result<(), BadExample> {
        let (who, what) = step.split_once(' ').unwrap_or((step, ""));
        let actor = if who == "chance" { Actor::Chance } else { Actor::Seat(who.parse()?) };
        let action: G::Action = what.parse()?;
        let (before, seen) = (self.state.view(self.viewer), self.state.seen(self.viewer, actor, action));
        self.state
            .play(actor, action)
            .map_err(|illegal| BadExample::Illegal { step: step.to_owned(), illegal: Box::new(illegal) })?;
        if G::is_throw(action) {
            self.thrown = Some((self.since.len(), action));
        }
        if G::is_kept_in_sight(actor, action) {
            let after = self.state.view(self.viewer);
            self.kept = Some(Kept { place: self.since.len(), action: seen, before: before.clone(), after });
        }
        self.since.push(Happened { actor, action: seen, before });
        Ok(())
    }

    /// Parts of the board as it is now. Nothing of it can be pressed.
    fn draw(&self, parts: &[String], words: &Words) -> Result<Vec<Markup>, BadExample> {
        let view = self.state.view(self.viewer);
        let reader = Reader { viewer: self.viewer, names: &self.names, words };
        let (since, kept, thrown) = (&self.since, self.kept.as_ref(), self.thrown);
        let scene = Scene::<G> { since, kept, thrown, ..reader.scene(&view, &[]) };
        let drawn = |part: &String| {
            let mut named = part.split_whitespace();
            let name = named.next().unwrap_or("");
            let of: Vec<&str> = named.collect();
            G::part(&scene, name, &of).ok_or_else(|| BadExample::Part(part.clone()))
        };
        parts.iter().map(drawn).collect()
    }
}

/// A drawing in which nothing can be asked or gone to. A page has several of the same part, so none has an id.
pub(crate) fn still(drawing: &Markup) -> Markup {
    let mut tags = Tags::of(&drawing.0);
    let mut text = String::with_capacity(drawing.0.len());
    for (before, tag) in &mut tags {
        text.push_str(before);
        text.push_str(&without_names(tag.0));
    }
    text.push_str(tags.rest());
    PreEscaped(text)
}

/// A tag without its id, and without what scripts and readers go by.
fn without_names(tag: &str) -> String {
    let is_dropped = |name: &str| {
        matches!(name, "id" | "role" | "tabindex")
            || name.starts_with("data-")
            || name.starts_with("aria-label")
    };
    let mut kept = String::with_capacity(tag.len());
    let mut rest = tag;
    // An attribute is ` name="value"`, and a value has no quotes in it.
    while let Some(start) = rest.find(' ') {
        let (before, after) = rest.split_at(start);
        kept.push_str(before);
        let name_end = after[1..].find([' ', '=', '>']).map_or(after.len(), |end| end + 1);
        let end = match after[name_end..].strip_prefix("=\"").and_then(|value| value.find('"')) {
            Some(length) => name_end + length + 3,
            None => name_end,
        };
        if !is_dropped(&after[1..name_end]) {
            kept.push_str(&after[..end]);
        }
        rest = &after[end..];
    }
    kept.push_str(rest);
    kept
}
