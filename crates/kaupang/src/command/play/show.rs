//! What the person is shown.

use std::fmt::Write as _;

use anyhow::Result;
use game::{Actor, Options, Record, Scores, Seat, Side, Viewer};

use words::{Thing, Value, Words};

use crate::board::sentences;
use crate::command::play::TerminalGame;
use crate::paint::Paint;
use crate::registry::Table;
use crate::text::{columns, unhyphenated, wrap};

impl<G: Table> TerminalGame<'_, G> {
    /// Who sits where.
    pub(super) fn greet(&mut self) -> Result<()> {
        let paint = self.terminal.paint;
        let options = self.game.state().options().line();
        let words = self.terminal.words;
        writeln!(self.terminal.out, "{}, {options}", paint.bold(title::<G>(&words)))?;
        let seats: Vec<Value> = Seat::all(self.game.state().players())
            .map(|seat| match self.bots.spec(seat) {
                Some(bot) => Thing::new("terminal-seat-bot").with("bot", Value::text(bot)),
                None => Thing::new("terminal-seat-you"),
            })
            .zip(Seat::all(Seat::LIMIT))
            .map(|(told, seat)| told.with("seat", Value::text(seat)).into())
            .collect();
        writeln!(self.terminal.out, "{}", words.say_with("terminal-seats", &[("seats", seats.into())]))?;
        write!(self.terminal.out, "{}", self.legend())?;
        Ok(())
    }

    /// What the letters of the drawing mean; they are those of the notation, which is the same in every language.
    pub(super) fn legend(&self) -> String {
        wrap(&unhyphenated(&self.terminal.words.say(G::LEGEND)), self.terminal.paint.width, "")
    }

    /// The news, the table and the legal actions.
    pub(super) fn show(&mut self) -> Result<()> {
        self.show_table()?;
        let view = self.game.state().view(Viewer::Seat(self.person()));
        self.legal = self.game.choices(self.person());
        let list =
            action_list::<G>(&self.terminal.words, &view, self.person(), &self.legal, &self.terminal.paint);
        self.say(list.trim_end())
    }

    fn show_table(&mut self) -> Result<()> {
        let paint = self.terminal.paint;
        let view = self.game.state().view(Viewer::Seat(self.person()));
        let news = news_text(&std::mem::take(&mut self.news), &paint);
        let words = self.terminal.words;
        write!(self.terminal.out, "\n{news}{}", G::draw(&view, &words, &paint))?;
        let status = sentences::status::<G>(&words, &view, self.game.state().turn());
        self.say(&paint.bold(status))
    }

    /// The last table and the scores.
    pub(super) fn show_end(&mut self) -> Result<()> {
        self.show_table()?;
        let Some(scores) = self.game.state().score() else { return Ok(()) };
        let paint = self.terminal.paint;
        write!(self.terminal.out, "\n{}", scores_text::<G>(&self.terminal.words, &scores, &paint))?;
        self.say(&winners_sentence(&self.terminal.words, &scores, self.person()))?;
        match G::after_game(&self.terminal.words, &scores) {
            Ok(None) => Ok(()),
            Ok(Some(text)) => self.say(&format!("\n{}", text.trim_end())),
            Err(error) => {
                self.say("")?;
                self.tell_of(
                    "terminal-not-kept",
                    &[("error", Value::Text(crate::told::sentence(&self.terminal.words, &error)))],
                )
            }
        }
    }
}

/// The legal actions with their numbers: a few one below the other with what they mean, many in columns.
fn action_list<G: Table>(
    words: &Words,
    view: &G::View,
    person: Seat,
    legal: &[G::Action],
    paint: &Paint,
) -> String {
    const FEW: usize = 24;
    let numbered: Vec<String> =
        legal.iter().enumerate().map(|(index, action)| format!("{:>3}  {action}", index + 1)).collect();
    if legal.len() > FEW {
        return columns(&numbered, paint.width);
    }
    let widest = numbered.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for (line, &action) in numbered.iter().zip(legal) {
        let room = paint.width.saturating_sub(widest + 3);
        let meaning: String =
            sentences::meaning::<G>(words, view, Actor::Seat(person), action).chars().take(room).collect();
        let line = format!("{line:<widest$}   {}", paint.dim(meaning));
        // Writing to a string can't fail.
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// A step as somebody sees it.
#[derive(Debug)]
pub(super) struct Seen {
    actor: Actor,
    /// What is typed for it; nothing if it is hidden.
    notation: Option<String>,
    /// What the log tells of it.
    sentence: String,
}

/// One event as `viewer` sees it, with what it means.
pub(super) fn seen<G: Table>(
    words: &Words,
    before: &G,
    viewer: Viewer,
    actor: Actor,
    action: G::Action,
) -> Seen {
    match before.seen(viewer, actor, action) {
        None => Seen { actor, notation: None, sentence: hidden(words, actor) },
        Some(action) => {
            let sentence = sentences::told::<G>(words, &before.view(viewer), actor, action);
            Seen { actor, notation: Some(action.to_string()), sentence }
        }
    }
}

fn hidden(words: &Words, actor: Actor) -> String {
    format!("{}: {}.", actor_name(words, actor), words.say("terminal-hidden"))
}

/// Events in paragraphs, one for each actor's steps in a row: what is told of them, and what is typed for it.
fn news_text(news: &[Seen], paint: &Paint) -> String {
    let mut text = String::new();
    for steps in news.chunk_by(|one, other| one.actor == other.actor) {
        let events: Vec<String> = steps
            .iter()
            .map(|event| match &event.notation {
                Some(notation) if !event.sentence.contains(notation) => {
                    format!("{} [{notation}]", event.sentence)
                }
                _ => event.sentence.clone(),
            })
            .collect();
        text.push_str(&paint.dim(wrap(&events.join(" "), paint.width, "").trim_end()));
        text.push('\n');
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// All that happened, as `viewer` saw it: what is typed for it, and what is told of it.
pub(super) fn log<G: Table>(words: &Words, record: &Record<G>, viewer: Viewer) -> String {
    let mut state = record.first_state();
    let mut text = String::new();
    for (index, &(actor, action)) in record.entries.iter().enumerate() {
        let event = seen(words, &state, viewer, actor, action);
        let line = match event.notation {
            Some(notation) => format!("{}: {notation}. {}", actor_name(words, actor), event.sentence),
            None => event.sentence,
        };
        let _ = writeln!(text, "{:>4}  {line}", index + 1);
        state.apply(actor, action);
    }
    if text.is_empty() { words.say("terminal-undo-nothing") } else { text }
}

/// The final scores as a table.
pub(crate) fn scores_text<G: Table>(words: &Words, scores: &Scores, paint: &Paint) -> String {
    let mut text = format!("{}\n", paint.bold(words.say("terminal-scores")));
    for score in &scores.0 {
        let sources: Vec<String> = score
            .sources
            .iter()
            .map(|source| format!("{} {}", sentences::source::<G>(words, source.source), source.points))
            .collect();
        let _ = writeln!(
            text,
            "  {:<7} {:>4}   {}",
            side_name(words, score.side),
            score.total,
            rank(words, score.rank)
        );
        text.push_str(&wrap(&sources.join(", "), paint.width, "            "));
    }
    text
}

fn rank(words: &Words, rank: impl Into<Value>) -> String {
    words.say_with("terminal-rank", &[("rank", rank.into())])
}

/// Who acted; chance has a name in every language.
fn actor_name(words: &Words, actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => seat.to_string(),
        Actor::Chance => words.say("terminal-chance"),
    }
}

/// What the game is called.
pub(crate) fn title<G: Table>(words: &Words) -> String {
    words.title(G::NAME)
}

/// A side as it is told: a seat, or the automa.
fn side_name(words: &Words, side: Side) -> String {
    match side {
        Side::Seat(seat) => seat.to_string(),
        Side::Automa => words.say("automa"),
    }
}

fn winners_sentence(words: &Words, scores: &Scores, person: Seat) -> String {
    let winners: Vec<Side> = scores.winners().collect();
    let name = |side: &Side| match side {
        Side::Seat(seat) if *seat == person => Thing::new("terminal-you").into(),
        side => Value::Text(side_name(words, *side)),
    };
    match winners.as_slice() {
        [side] if *side == Side::Seat(person) => words.say("terminal-you-win"),
        [side] => words.say_with("terminal-wins", &[("who", Value::Text(side_name(words, *side)))]),
        several => {
            let names = Value::Names(several.iter().map(name).collect());
            words.say_with("terminal-shared", &[("who", names)])
        }
    }
}
