//! `kaupang replay FILE`: the positions of a record.

use std::path::PathBuf;

use anyhow::{Result, anyhow, ensure};
use clap::Args;
use game::fair::{Bytes32, Share, commitment};
use game::{Actor, Game, Options, Record, Viewer, record};

use words::Words;

use crate::command::MapArgs;
use crate::command::play::scores_text;
use crate::files::{broken_sentence, parse_record, read_text, shown, unverified_sentence};
use crate::registry::{self, Table, Visitor};
use crate::terminal::Terminal;
use crate::text::counted;

/// Show or verify the record of a game
///
/// Prints every action of the record and the table after it. A record that breaks a rule is refused with its
/// line and the rule.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kaupang replay my-game.txt              every action, and the table after it
  kaupang replay my-game.txt --at 12      the table after twelve actions
  kaupang replay my-game.txt --verify     does its chance come from its seed?
  kaupang replay my-game.txt --verify --commitment 46f26c…
                                          and is that the seed that was promised before the game?
  kaupang replay my-game.txt --verify --nonce 07d1c4…
                                          and did my browser's number go into the dice?")]
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
        let game = record::game_of(&text).map_err(|error| anyhow!("{}, {error}", shown(&self.file)))?;
        registry::visit(game, ShowRecord { text: &text, args: &self, terminal })
            .map_err(|error| anyhow!("{}: {error}", shown(&self.file)))?
    }
}

struct ShowRecord<'a> {
    text: &'a str,
    args: &'a Replay,
    terminal: &'a mut Terminal,
}

impl Visitor for ShowRecord<'_> {
    type Out = Result<()>;

    fn visit<G: Table>(mut self) -> Result<()> {
        let path = &self.args.file;
        let record = parse_record::<G>(self.text, path)?;
        let players = record.options.players();
        if let Viewer::Seat(seat) = self.args.viewer {
            ensure!(seat.index() < players, "--viewer {seat} is not possible: the table has {players} seats");
        }
        if self.args.verify {
            record
                .verify()
                .map_err(|error| anyhow!(unverified_sentence(&record, &error, self.text, path)))?;
            self.print_verified(&record)?;
        } else {
            record.replay().map_err(|error| anyhow!(broken_sentence(&record, &error, self.text, path)))?;
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
        let chances = record.entries.iter().filter(|(actor, _)| *actor == Actor::Chance).count();
        let (actions, draws) =
            (counted(record.entries.len() as u64, "action"), counted(chances as u64, "action"));
        let promised = self.args.commitment.zip(record.seed);
        if let Some((promised, seed)) = promised {
            let found = commitment(seed);
            ensure!(
                found == promised,
                "{}: the seed is not the one that was promised: its commitment is {found}, not {promised}",
                shown(&self.args.file)
            );
        }
        for own in &self.args.nonce {
            ensure!(
                record.shares.iter().any(|share| share.nonce == Some(*own) || share.promise == *own),
                "{}: no browser's number, and no fingerprint of one, is {own}: it did not go into the dice",
                shown(&self.args.file)
            );
        }
        let out = &mut self.terminal.out;
        let head = if promised.is_some() { "Verified" } else { "Checked" };
        writeln!(out, "{head}: {actions} by the rules, {draws} of chance drawn from the record's seed.")?;
        match (promised, record.commitment) {
            (Some(_), _) => writeln!(out, "The seed is the one that was promised.")?,
            (None, Some(commitment)) => writeln!(
                out,
                "Not checked: whether the seed was fixed before the game. It fits the record's own commitment,\n  \
                 {commitment}\nCompare that with the one you were shown before the game, or give it with --commitment."
            )?,
            (None, None) => writeln!(
                out,
                "Not checked: whether the seed was fixed before the game, for the record has no commitment. Give the one that \
                 you were shown before the game with --commitment."
            )?,
        }
        self.print_shares(&record.shares)
    }

    /// Says what the players' browsers added to the dice, as far as the record tells.
    fn print_shares(&mut self, shares: &[Share]) -> Result<()> {
        let out = &mut self.terminal.out;
        if shares.is_empty() {
            writeln!(out, "No browser added a number of its own to the dice.")?;
            return Ok(());
        }
        let seats = |shares: Vec<&Share>| {
            shares.iter().map(|share| share.seat.to_string()).collect::<Vec<String>>().join(", ")
        };
        let (told, late): (Vec<&Share>, Vec<&Share>) = shares.iter().partition(|share| share.nonce.is_some());
        if !told.is_empty() {
            writeln!(out, "The browsers' numbers fit the fingerprints shown before: {}.", seats(told))?;
        }
        if !late.is_empty() {
            writeln!(
                out,
                "Not told in time, so that the fingerprint stands in for the number: {}.\n\
                 Not checked: whether their browsers had really not told it; only they know.",
                seats(late)
            )?;
        }
        if self.args.nonce.is_empty() {
            writeln!(
                out,
                "Not checked: whether the fingerprints were fixed before any number was told. Compare yours with the \
                 one that your browser remembers, or give its number with --nonce."
            )?;
        } else {
            writeln!(out, "The numbers that you gave are among them.")?;
        }
        Ok(())
    }

    fn print_one<G: Table>(&mut self, record: &Record<G>, at: usize) -> Result<()> {
        let length = record.entries.len();
        ensure!(
            at <= length,
            "--at {at} is not possible: the record has {}",
            counted(length as u64, "action")
        );
        if let Some(index) = at.checked_sub(1) {
            let (actor, action) = record.entries[index];
            writeln!(self.terminal.out, "{at}. {actor} {action}\n")?;
        }
        self.print_table(&record.fold(at))
    }

    fn print_all<G: Table>(&mut self, record: &Record<G>) -> Result<()> {
        let paint = self.terminal.paint;
        let actions = counted(record.entries.len() as u64, "action");
        writeln!(
            self.terminal.out,
            "{}, {}: {actions}\n",
            paint.bold(Words::ENGLISH.title(G::NAME)),
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
        writeln!(self.terminal.out, "{}{}", G::draw(&view, &paint), G::status(&view))?;
        if let Some(scores) = state.score() {
            write!(self.terminal.out, "\n{}", scores_text::<G>(&self.terminal.words, &scores, &paint))?;
        }
        Ok(())
    }
}
