//! `kaupang replay FILE`: the positions of a record.

use std::path::PathBuf;

use anyhow::{Result, anyhow, ensure};
use clap::Args;
use game::fair::{Bytes32, Share, commitment};
use game::{Actor, Game, Options, Record, Viewer, record};

use words::{Value, Words};

use crate::board::sentences;
use crate::command::MapArgs;
use crate::command::play::scores_text;
use crate::files::{broken_sentence, parse_record, read_text, unreadable, unverified_sentence};
use crate::registry::{self, ForGame, Table};
use crate::terminal::Terminal;
use crate::told::{Tell, Told};

/// Show or verify the record of a game
///
/// Prints every action of the record and the table after it. A record that breaks a rule is refused with its
/// line and the rule.
#[derive(Debug, Args)]
pub(super) struct Replay {
    /// The record: a file that 'save' wrote, or - for the input
    file: PathBuf,

    /// Draw all chance again from the record's seed, and compare
    #[arg(long)]
    verify: bool,

    /// The fingerprint of the seed that you were shown before the game: 64 hexadecimal digits
    #[arg(long, value_name = "HEX", requires = "verify")]
    commitment: Option<Bytes32>,

    /// A number that your browser added to the dice, or its fingerprint: 64 hexadecimal digits; may be given again
    #[arg(long, value_name = "HEX", requires = "verify")]
    nonce: Vec<Bytes32>,

    /// Show only the table after N actions; 0 is the first one
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    #[command(flatten)]
    maps: MapArgs,

    /// Through whose eyes: P1, P2, … or spectator
    #[arg(long, value_name = "SEAT", default_value = "spectator")]
    viewer: Viewer,
}

impl Replay {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        self.maps.register()?;
        let text = read_text(&self.file)?;
        let game = record::game_of(&text).map_err(|error| unreadable(&error, &self.file))?;
        registry::visit(game, ShowRecord { text: &text, args: &self, terminal })
            .tell(|| Told::new("error-file-says").file(&self.file))?
    }
}

struct ShowRecord<'a> {
    text: &'a str,
    args: &'a Replay,
    terminal: &'a mut Terminal,
}

impl ForGame for ShowRecord<'_> {
    type Out = Result<()>;

    fn visit<G: Table>(mut self) -> Result<()> {
        let path = &self.args.file;
        let record = parse_record::<G>(self.text, path)?;
        let players = record.options.players();
        if let Viewer::Seat(seat) = self.args.viewer {
            let told = Told::new("error-viewer").text("seat", seat);
            ensure!(seat.index() < players, told.with("players", players));
        }
        let words = self.terminal.words;
        if self.args.verify {
            record
                .verify()
                .map_err(|error| anyhow!(unverified_sentence(&words, &record, &error, self.text, path)))?;
            self.print_verified(&record)?;
        } else {
            record
                .replay()
                .map_err(|error| anyhow!(broken_sentence(&words, &record, &error, self.text, path)))?;
        }
        match self.args.at {
            Some(at) => self.print_one(&record, at),
            None if self.args.verify => Ok(()),
            None => self.print_all(&record),
        }
    }
}

impl ShowRecord<'_> {
    /// Says what was checked, and what wasn't.
    fn print_verified<G: Game>(&mut self, record: &Record<G>) -> Result<()> {
        let words = self.terminal.words;
        let chances = record.entries.iter().filter(|(actor, _)| *actor == Actor::Chance).count();
        let promised = self.args.commitment.zip(record.seed);
        if let Some((promised, seed)) = promised {
            let found = commitment(seed);
            let told = Told::new("error-not-promised").file(&self.args.file);
            ensure!(found == promised, told.text("found", found).text("promised", promised));
        }
        for own in &self.args.nonce {
            let is_there =
                record.shares.iter().any(|share| share.nonce == Some(*own) || share.promise == *own);
            ensure!(is_there, Told::new("error-no-nonce").file(&self.args.file).text("nonce", own));
        }
        let head = if promised.is_some() { "out-verified" } else { "out-checked" };
        let values = [
            ("actions", Value::Text(actions(&words, record.entries.len()))),
            ("draws", Value::Text(actions(&words, chances))),
        ];
        writeln!(self.terminal.out, "{}", words.say_with(head, &values))?;
        let promise = match (promised, record.commitment) {
            (Some(_), _) => words.say("out-promised"),
            (None, Some(commitment)) => {
                words.say_with("out-not-promised", &[("commitment", Value::text(commitment))])
            }
            (None, None) => words.say("out-no-promise"),
        };
        writeln!(self.terminal.out, "{promise}")?;
        self.print_shares(&record.shares)
    }

    /// Says what the players' browsers added to the dice, as far as the record tells.
    fn print_shares(&mut self, shares: &[Share]) -> Result<()> {
        let (words, out) = (self.terminal.words, &mut self.terminal.out);
        if shares.is_empty() {
            writeln!(out, "{}", words.say("out-no-shares"))?;
            return Ok(());
        }
        let (told, late): (Vec<&Share>, Vec<&Share>) = shares.iter().partition(|share| share.nonce.is_some());
        for (key, shares) in [("out-shares-told", told), ("out-shares-late", late)] {
            let seats: Vec<String> = shares.iter().map(|share| share.seat.to_string()).collect();
            if !seats.is_empty() {
                writeln!(out, "{}", words.say_with(key, &[("who", Value::Text(seats.join(", ")))]))?;
            }
        }
        let own = if self.args.nonce.is_empty() { "out-shares-unchecked" } else { "out-shares-own" };
        writeln!(out, "{}", words.say(own))?;
        Ok(())
    }

    fn print_one<G: Table>(&mut self, record: &Record<G>, at: usize) -> Result<()> {
        let length = record.entries.len();
        let has = actions(&self.terminal.words, length);
        ensure!(at <= length, Told::new("error-at").text("at", at).text("actions", has));
        if let Some(index) = at.checked_sub(1) {
            let (actor, action) = record.entries[index];
            writeln!(self.terminal.out, "{at}. {actor} {action}\n")?;
        }
        self.print_table(&record.fold(at))
    }

    fn print_all<G: Table>(&mut self, record: &Record<G>) -> Result<()> {
        let paint = self.terminal.paint;
        let words = self.terminal.words;
        let actions = actions(&words, record.entries.len());
        writeln!(
            self.terminal.out,
            "{}, {}: {actions}\n",
            paint.bold(words.title(G::NAME)),
            record.options.line()
        )?;
        let mut state = record.first_state();
        self.print_table(&state)?;
        for (index, &(actor, action)) in record.entries.iter().enumerate() {
            state.apply(actor, action);
            writeln!(self.terminal.out, "\n{}\n", paint.bold(format!("{}. {actor} {action}", index + 1)))?;
            self.print_table(&state)?;
        }
        Ok(())
    }

    fn print_table<G: Table>(&mut self, state: &G) -> Result<()> {
        let paint = self.terminal.paint;
        let view = state.view(self.args.viewer);
        let words = self.terminal.words;
        let status = sentences::status::<G>(&words, &view, state.turn());
        writeln!(self.terminal.out, "{}{status}", G::draw(&view, &words, &paint))?;
        if let Some(scores) = state.score() {
            write!(self.terminal.out, "\n{}", scores_text::<G>(&self.terminal.words, &scores, &paint))?;
        }
        Ok(())
    }
}

/// So many actions.
fn actions(words: &Words, count: usize) -> String {
    words.say_with("out-actions-count", &[("count", count.into())])
}
