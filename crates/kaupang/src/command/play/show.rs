//! What the person is shown.

use std::fmt::Write as _;

use anyhow::Result;
use game::{Actor, Options, Record, Scores, Seat, Side, Viewer};

use crate::board::Board;
use crate::command::play::TerminalGame;
use crate::paint::Paint;
use crate::registry::Table;
use crate::text::{columns, wrap};

impl<G: Table> TerminalGame<'_, G> {
    /// Who sits where.
    pub(super) fn greet(&mut self) -> Result<()> {
        let paint = self.terminal.paint;
        let options = self.game.state().options().line();
        writeln!(self.terminal.out, "{}, {options}", paint.bold(G::TITLE))?;
        let seats: Vec<String> = Seat::all(self.game.state().players())
            .map(|seat| match self.bots.spec(seat) {
                Some(bot) => format!("{seat} is the bot '{bot}'"),
                None => format!("{seat} is you"),
            })
            .collect();
        writeln!(self.terminal.out, "{}. Type 'help' for help.", seats.join(", "))?;
        write!(self.terminal.out, "{}", wrap(G::LEGEND, paint.width, ""))?;
        Ok(())
    }

    /// The news, the table and the legal actions.
    pub(super) fn show(&mut self) -> Result<()> {
        self.show_table()?;
        let view = self.game.state().view(Viewer::Seat(self.person()));
        self.legal = self.game.choices(self.person());
        let list = action_list::<G>(&view, self.person(), &self.legal, &self.terminal.paint);
        self.say(list.trim_end())
    }

    fn show_table(&mut self) -> Result<()> {
        let paint = self.terminal.paint;
        let view = self.game.state().view(Viewer::Seat(self.person()));
        let news = news_text(&std::mem::take(&mut self.news), &paint);
        write!(self.terminal.out, "\n{news}{}", G::draw(&view, &paint))?;
        self.say(&paint.bold(G::status(&view)))
    }

    /// The last table and the scores.
    pub(super) fn show_end(&mut self) -> Result<()> {
        self.show_table()?;
        let Some(scores) = self.game.state().score() else { return Ok(()) };
        let paint = self.terminal.paint;
        write!(self.terminal.out, "\n{}", scores_text(&scores, &paint))?;
        self.say(&winners_sentence(&scores, self.person()))?;
        match G::after_game(&scores) {
            Ok(None) => Ok(()),
            Ok(Some(text)) => self.say(&format!("\n{}", text.trim_end())),
            Err(error) => self.say(&format!("\nThe result can't be kept: {error:#}.")),
        }
    }
}

/// The legal actions with their numbers: a few one below the other with what they mean, many in columns.
fn action_list<G: Board>(view: &G::View, person: Seat, legal: &[G::Action], paint: &Paint) -> String {
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
        let meaning: String = G::describe(view, Actor::Seat(person), action).chars().take(room).collect();
        let line = format!("{line:<widest$}   {}", paint.dim(meaning));
        // Writing to a string can't fail.
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// One event as `viewer` sees it, with what it means.
pub(super) fn seen<G: Board>(before: &G, viewer: Viewer, actor: Actor, action: G::Action) -> String {
    match before.seen(viewer, actor, action) {
        None => "something hidden".into(),
        Some(action) => match G::describe(&before.view(viewer), actor, action) {
            meaning if meaning.is_empty() => action.to_string(),
            meaning => format!("{action} ({meaning})"),
        },
    }
}

/// Events in paragraphs, one for each actor's steps in a row.
fn news_text(news: &[(Actor, String)], paint: &Paint) -> String {
    let mut text = String::new();
    for steps in news.chunk_by(|(one, _), (other, _)| one == other) {
        let events: Vec<&str> = steps.iter().map(|(_, event)| event.as_str()).collect();
        let paragraph = wrap(&format!("{}: {}", steps[0].0, events.join(", ")), paint.width, "");
        text.push_str(&paint.dim(paragraph.trim_end()));
        text.push('\n');
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// All that happened, as `viewer` saw it.
pub(super) fn log<G: Board>(record: &Record<G>, viewer: Viewer) -> String {
    let mut state = record.first_state();
    let mut text = String::new();
    for (index, &(actor, action)) in record.entries.iter().enumerate() {
        let event = seen(&state, viewer, actor, action);
        let _ = writeln!(text, "{:>4}  {actor}: {event}", index + 1);
        state.apply(actor, action);
    }
    if text.is_empty() { "Nothing has happened yet.".into() } else { text }
}

/// The final scores as a table.
pub(crate) fn scores_text(scores: &Scores, paint: &Paint) -> String {
    let mut text = format!("{}\n", paint.bold("Scores"));
    for score in &scores.0 {
        let sources: Vec<String> =
            score.sources.iter().map(|source| format!("{} {}", source.source, source.points)).collect();
        let _ = writeln!(text, "  {:<7} {:>4}   rank {}", score.side.to_string(), score.total, score.rank);
        text.push_str(&wrap(&sources.join(", "), paint.width, "            "));
    }
    text
}

fn winners_sentence(scores: &Scores, person: Seat) -> String {
    let winners: Vec<Side> = scores.winners().collect();
    let name = |side: &Side| if *side == Side::Seat(person) { "you".to_owned() } else { side.to_string() };
    match winners.as_slice() {
        [side] if *side == Side::Seat(person) => "You win.".into(),
        [side] => format!("{side} wins."),
        several => {
            let names: Vec<String> = several.iter().map(name).collect();
            format!("The game is shared by {}.", names.join(" and "))
        }
    }
}
