//! `kaupang play`: a game in the terminal, one person against bots.

mod order;
mod show;

use std::io::{self, StdinLock};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail, ensure};
use bots::{Bot, BotSpec};
use clap::Args;
use game::{Actions, Actor, Options, Seat, Turn, Viewer};

use crate::command::play::order::Order;
use crate::command::rules::one_clause;
use crate::command::{GameArgs, games};
use crate::files::{broken_sentence, parse_record, read_text, save_record, shown};
use crate::lines::{Line, Lines};
use crate::registry::{self, Table, Visitor};
use crate::session::{Session, bot_seed, fair_from};
use crate::terminal::Terminal;
use crate::text::{shortened, wrap};

pub(super) use crate::command::play::show::scores_text;

/// Play a game against bots, here in the terminal
///
/// When it is your turn, the table is drawn and your legal actions are listed with numbers. Type a number, or an action
/// as it is written in the list. Type 'help' to see what else you can do: undo, save, load, rules, log, quit.
#[derive(Debug, Args)]
#[command(after_help = format!("\
Examples:
  kaupang play century --players 3 --bots random
  kaupang play century --seat 2 --seed 7

{}", games::help()))]
pub(super) struct Play {
    #[command(flatten)]
    game: GameArgs,

    /// The bots: one name for all other seats, or one for each with commas between
    #[arg(long, short, value_name = "BOTS", default_value = "random")]
    bots: String,

    /// Your seat, counted from 1
    #[arg(long, value_name = "SEAT", default_value = "1", value_parser = seat)]
    seat: Seat,

    /// A number that all chance and the bots' choices follow from; the same number gives the same game again
    #[arg(long, short, value_name = "NUMBER")]
    seed: Option<u64>,

    /// Let the program play your step for you where there is only one
    #[arg(long)]
    auto: bool,
}

/// Reads a seat, `2` or `P2`.
fn seat(text: &str) -> Result<Seat> {
    let number = text.strip_prefix(['P', 'p']).unwrap_or(text);
    format!("P{number}").parse().map_err(|_| anyhow!("write a number from 1 to {}", Seat::LIMIT))
}

impl Play {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        registry::visit(&self.game.game, Start { args: &self, terminal })?
    }
}

struct Start<'a> {
    args: &'a Play,
    terminal: &'a mut Terminal,
}

impl Visitor for Start<'_> {
    type Out = Result<()>;

    fn visit<G: Table>(self) -> Result<()> {
        let options = self.args.game.options::<G>()?;
        let session = Session::<G>::new(options, fair_from(self.args.seed)?);
        let mut game = Match {
            bots: seat_bots(&session, &self.args.bots, self.args.seat)?,
            session,
            args: self.args,
            terminal: self.terminal,
            lines: Lines::new(io::stdin().lock(), LONGEST_LINE),
            legal: Actions::new(),
            news: Vec::new(),
        };
        game.greet()?;
        game.run()
    }
}

const LONGEST_LINE: usize = 1 << 16;

/// A bot for every seat but the person's.
fn seat_bots<G: Table>(
    session: &Session<G>,
    names: &str,
    person: Seat,
) -> Result<Vec<Option<Box<dyn Bot<G>>>>> {
    let players = session.state().players();
    ensure!(person.index() < players, "seat {} is not possible: the table has {players}", person.index() + 1);
    if players == 1 {
        // Nobody else is there; the names are read all the same, so that a wrong one doesn't go unnoticed.
        BotSpec::list(names, 1)?;
        return Ok(vec![None]);
    }
    let mut specs = BotSpec::list(names, players - 1)?.into_iter();
    let seats = Seat::all(players);
    Ok(seats
        .map(|seat| {
            let spec = if seat == person { None } else { specs.next() };
            spec.map(|spec| spec.seat(bot_seed(session.fair(), seat)))
        })
        .collect())
}

/// A game under way, with the person at the keyboard.
struct Match<'a, G: Table> {
    session: Session<G>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    args: &'a Play,
    terminal: &'a mut Terminal,
    lines: Lines<StdinLock<'static>>,
    legal: Actions<G::Action>,
    /// What happened since the person last looked: who, and what they saw of it.
    news: Vec<(Actor, String)>,
}

/// What comes after an order.
enum Next {
    /// The table has changed: show it again.
    Show,
    /// Only an answer was given: wait for another order.
    Ask,
    /// Leave.
    Quit,
}

impl<G: Table> Match<'_, G> {
    fn person(&self) -> Seat {
        self.args.seat
    }

    fn run(&mut self) -> Result<()> {
        loop {
            self.advance()?;
            if self.session.state().turn() == Turn::Over {
                return self.finish();
            }
            self.show()?;
            loop {
                match self.next_order()? {
                    Next::Show => break,
                    Next::Ask => {}
                    Next::Quit => return Ok(()),
                }
            }
        }
    }

    /// Lets chance and bots act until it is the person's turn or the game is over.
    fn advance(&mut self) -> Result<()> {
        loop {
            match self.session.state().turn() {
                Turn::Over => return Ok(()),
                Turn::Chance => {
                    self.watch(Actor::Chance, |session, _| session.roll().context("no outcome"))?;
                }
                Turn::Seats(seats) if seats.contains(self.person()) => {
                    self.session.state().choices(self.args.seat, &mut self.legal);
                    let &[only] = &*self.legal else { return Ok(()) };
                    if !self.args.auto {
                        return Ok(());
                    }
                    let actor = Actor::Seat(self.person());
                    self.watch(actor, |session, _| Ok(session.apply(actor, only).map(|()| only)?))?;
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().context("it is nobody's turn")?;
                    self.watch(Actor::Seat(seat), |session, bots| {
                        let bot = bots[seat.index()].as_mut().context("there is no bot")?;
                        Ok(session.bot(seat, bot.as_mut())?)
                    })?;
                }
            }
        }
    }

    /// Carries out a step of somebody, and notes what the person sees of it.
    fn watch(
        &mut self,
        actor: Actor,
        step: impl FnOnce(&mut Session<G>, &mut [Option<Box<dyn Bot<G>>>]) -> Result<G::Action>,
    ) -> Result<()> {
        let before = self.session.state().clone();
        let action = step(&mut self.session, &mut self.bots)
            .with_context(|| format!("{actor} can't go on; this is a fault of the program"))?;
        self.news.push((actor, show::seen(&before, Viewer::Seat(self.person()), actor, action)));
        Ok(())
    }

    /// The next line of the person, or nothing at the end of the input.
    fn read(&mut self) -> Result<Option<Line>> {
        write!(self.terminal.out, "> ")?;
        self.terminal.out.flush()?;
        self.lines.next().context("the input can't be read")
    }

    fn next_order(&mut self) -> Result<Next> {
        let Some(line) = self.read()? else {
            self.say("\nThe input has ended, so the game stops here.")?;
            return Ok(Next::Quit);
        };
        match line {
            Line::TooLong => self.say("That line is too long.").map(|()| Next::Ask),
            Line::NotUtf8(_) => self.say("That line is not valid UTF-8.").map(|()| Next::Ask),
            Line::Text(text) => self.obey(text.trim()),
        }
    }

    fn obey(&mut self, text: &str) -> Result<Next> {
        match Order::read(text) {
            Order::Action(action) => self.act(action),
            Order::Number(number) => match number.checked_sub(1).and_then(|index| self.legal.get(index)) {
                Some(&action) => self.act(action),
                None => {
                    self.say(&format!("Type a number from 1 to {}.", self.legal.len())).map(|()| Next::Ask)
                }
            },
            Order::Nothing => Ok(Next::Ask),
            Order::Show => Ok(Next::Show),
            Order::Undo => self.undo(),
            Order::Load(path) => self.answer(|game| game.load(Path::new(path))),
            Order::Quit => self.say("Goodbye.").map(|()| Next::Quit),
            Order::Unknown(error) => {
                self.say(&format!("{error}."))?;
                self.say("Type a number of the list, an action as it is written there, or 'help'.")?;
                Ok(Next::Ask)
            }
            other => self.tell(&other).map(|()| Next::Ask),
        }
    }

    /// Orders that change nothing and can be given after the game, too.
    fn tell(&mut self, order: &Order<'_, G::Action>) -> Result<()> {
        let answer = match order {
            Order::Save(path) => self.save(Path::new(path)),
            Order::Rules(None) => Ok(format!("Name a clause, such as 'rules {}'.", self.any_clause())),
            Order::Rules(Some(clause)) => one_clause(G::rulebook(), clause, self.terminal.paint),
            Order::Log => Ok(show::log(self.session.record(), Viewer::Seat(self.person()))),
            Order::Help => Ok(format!("{}\n{}", order::HELP, wrap(G::LEGEND, self.terminal.paint.width, ""))),
            _ => Ok(String::new()),
        };
        match answer {
            Ok(text) => self.say(text.trim_end()),
            Err(error) => self.say(&format!("{}.", capitalized(&format!("{error:#}")))),
        }
    }

    fn any_clause(&self) -> &'static str {
        G::rulebook().clauses.first().map_or("", |clause| clause.id.as_str())
    }

    fn answer(&mut self, order: impl FnOnce(&mut Self) -> Result<Next>) -> Result<Next> {
        order(self).or_else(|error| {
            self.say(&format!("{}.", capitalized(&format!("{error:#}")))).map(|()| Next::Ask)
        })
    }

    fn act(&mut self, action: G::Action) -> Result<Next> {
        let person = Actor::Seat(self.person());
        let Err(illegal) = self.session.apply(person, action) else { return Ok(Next::Show) };
        let reason = illegal.sentence();
        let Some(clause) = illegal.clause_id() else {
            self.say(&format!("'{action}' is not possible: {reason}."))?;
            return Ok(Next::Ask);
        };
        self.say(&format!("'{action}' is against {clause}: {reason}."))?;
        if let Some(sentence) = G::rulebook().sentence(clause) {
            write!(self.terminal.out, "{}", wrap(sentence, self.terminal.paint.width, "  "))?;
        }
        Ok(Next::Ask)
    }

    /// Takes back the person's last step, as long as nobody else has acted.
    fn undo(&mut self) -> Result<Next> {
        let entries = &self.session.record().entries;
        let why_not = match entries.last() {
            None => Some("Nothing has happened yet.".to_owned()),
            Some((Actor::Chance, action)) => {
                Some(format!("This can't be undone: chance has decided since ('{action}')."))
            }
            Some(&(Actor::Seat(seat), action)) if seat != self.person() => {
                Some(format!("This can't be undone: {seat} has acted since ('{action}')."))
            }
            Some(_) => None,
        };
        if let Some(why_not) = why_not {
            return self.say(&why_not).map(|()| Next::Ask);
        }
        let Some(count) = self.own_steps_to_last_choice() else {
            return self.say("Your last step was the only possible one.").map(|()| Next::Ask);
        };
        let (_, action) = entries[entries.len() - count];
        self.session.undo(count);
        self.say(&format!("Taken back: {action}."))?;
        Ok(Next::Show)
    }

    /// How many of the person's last steps go back to one that was chosen: with `--auto`, the steps without a choice
    /// would be played again at once.
    fn own_steps_to_last_choice(&self) -> Option<usize> {
        let record = self.session.record();
        let own = Actor::Seat(self.person());
        let steps = record.entries.iter().rev().take_while(|(actor, _)| *actor == own).count();
        let mut legal = Actions::new();
        (1..=steps).find(|count| {
            record.fold(record.entries.len() - count).choices(self.person(), &mut legal);
            legal.len() > 1 || !self.args.auto
        })
    }

    fn save(&mut self, path: &Path) -> Result<String> {
        ensure!(!path.as_os_str().is_empty(), "say where: 'save FILE'");
        save_record(path, self.session.record())?;
        Ok(format!("Saved to {}.", shown(path)))
    }

    fn load(&mut self, path: &Path) -> Result<Next> {
        ensure!(!path.as_os_str().is_empty(), "say which: 'load FILE'");
        if path == Path::new("-") {
            bail!("a game can't be loaded from the input, which is you");
        }
        let text = read_text(path)?;
        let record = parse_record::<G>(&text, path)?;
        let session = Session::from_record(record.clone(), self.session.fair().clone())
            .map_err(|broken| anyhow!(broken_sentence(&record, &broken, &text, path)))?;
        let names = if session.state().players() == self.session.state().players() {
            self.args.bots.as_str()
        } else {
            // A list with a name for each seat of this table doesn't fit another one: its first name does.
            self.args.bots.split(',').next().unwrap_or_default()
        };
        self.bots = seat_bots(&session, names, self.person())?;
        self.session = session;
        self.news.clear();
        self.say(&format!("Loaded {}: {}.", shown(path), self.session.record().options.line()))?;
        Ok(Next::Show)
    }

    /// The end: the scores, and a last chance to save.
    fn finish(&mut self) -> Result<()> {
        self.show_end()?;
        self.say("\nThe game is over. 'save FILE' keeps its record, 'log' shows it; Enter leaves.")?;
        while let Some(line) = self.read()? {
            let Line::Text(text) = line else { break };
            match Order::read(text.trim()) {
                order @ (Order::Save(_) | Order::Log | Order::Rules(_) | Order::Help) => self.tell(&order)?,
                _ => break,
            }
        }
        self.say("Goodbye.")
    }

    fn say(&mut self, text: &str) -> Result<()> {
        writeln!(self.terminal.out, "{text}")?;
        Ok(())
    }
}

/// A sentence begins with a capital.
fn capitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => shortened(sentence),
    }
}
