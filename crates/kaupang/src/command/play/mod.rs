//! `kaupang play`: a game in the terminal, one person against bots.

mod order;
mod show;

use std::io::{self, StdinLock};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, ensure};
use bots::{BotSpec, Bots, shown_after};
use clap::Args;
use game::notation::shortened;
use game::{Actions, Actor, Language, Match, NoUndo, Options, Origin, Seat, Turn, Viewer};
use words::Value;

use crate::chance::fair_from;
use crate::command::GameArgs;
use crate::command::play::order::Order;
use crate::command::rules::one_clause;
use crate::files::{broken_sentence, named, parse_record, read_text, save_record};
use crate::lines::{Line, Lines};
use crate::registry::{self, ForGame, Table};
use crate::terminal::Terminal;
use crate::text::wrap;
use crate::told::{Tell, Told, sentence};

pub(super) use crate::command::play::show::scores_text;

/// Play a game against bots, here in the terminal
///
/// When it is your turn, the table is drawn and your legal actions are listed with numbers. Type a number, or an action
/// as it is written in the list. Type 'help' to see what else you can do: undo, save, load, rules, log, quit.
#[derive(Debug, Args)]
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

impl ForGame for Start<'_> {
    type Out = Result<()>;

    fn visit<G: Table>(self) -> Result<()> {
        let options = self.args.game.options::<G>()?;
        let game = Match::<G>::new(options, fair_from(self.args.seed)?);
        let mut table = TerminalGame {
            bots: seat_bots(&game, &self.args.bots, self.args.seat)?,
            game,
            args: self.args,
            terminal: self.terminal,
            lines: Lines::new(io::stdin().lock(), LONGEST_LINE),
            legal: Actions::new(),
            news: Vec::new(),
        };
        table.greet()?;
        table.run()
    }
}

const LONGEST_LINE: usize = 1 << 16;

/// A bot for every seat but the person's.
fn seat_bots<G: Table>(game: &Match<G>, names: &str, person: Seat) -> Result<Bots<G>> {
    let players = game.state().players();
    let mut bots = Bots::default();
    let told = Told::new("error-seat").with("seat", person.index() + 1);
    ensure!(person.index() < players, told.with("players", players));
    if players == 1 {
        // Nobody else is there; the names are read all the same, so that a wrong one doesn't go unnoticed.
        BotSpec::list(names, 1)?;
        return Ok(bots);
    }
    let others = Seat::all(players).filter(|&seat| seat != person);
    for (seat, spec) in others.zip(BotSpec::list(names, players - 1)?) {
        bots.seat(game, seat, spec);
    }
    Ok(bots)
}

/// A game under way, with the person at the keyboard.
struct TerminalGame<'a, G: Table> {
    game: Match<G>,
    bots: Bots<G>,
    args: &'a Play,
    terminal: &'a mut Terminal,
    lines: Lines<StdinLock<'static>>,
    legal: Actions<G::Action>,
    /// What happened since the person last looked, as they saw it.
    news: Vec<show::Seen>,
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

impl<G: Table> TerminalGame<'_, G> {
    fn person(&self) -> Seat {
        self.args.seat
    }

    fn run(&mut self) -> Result<()> {
        loop {
            self.advance()?;
            if self.game.state().turn() == Turn::Over {
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
            match self.game.state().turn() {
                Turn::Over => return Ok(()),
                Turn::Chance => {
                    let outcome = self.game.draw().tell(|| fault("chance brings nothing"))?;
                    self.take(Actor::Chance, outcome, Origin::Chance)?;
                }
                Turn::Seats(seats) if seats.contains(self.person()) => {
                    let forced = if self.args.auto { self.game.forced(self.person()) } else { None };
                    let Some(only) = forced else { return Ok(()) };
                    self.take(Actor::Seat(self.person()), only, Origin::Forced)?;
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().tell(|| fault("it is nobody's turn"))?;
                    let begun = Instant::now();
                    let action = self.bots.choose(&self.game, seat).tell(|| fault("there is no bot"))?;
                    // How soon a search sees that it has no choice may depend on hidden cards.
                    if self.game.forced(seat).is_none() {
                        let beat = self.bots.spec(seat).map_or(Duration::ZERO, |spec| spec.beat());
                        let found = begun.elapsed();
                        thread::sleep(shown_after(beat, beat, found).saturating_sub(found));
                    }
                    self.take(Actor::Seat(seat), action, Origin::Bot)?;
                }
            }
        }
    }

    /// Carries out a step that the person didn't choose, and notes what they see of it.
    fn take(&mut self, actor: Actor, action: G::Action, origin: Origin) -> Result<()> {
        let words = self.terminal.words;
        let seen = show::seen(&words, self.game.state(), Viewer::Seat(self.person()), actor, action);
        self.game.check_actions(actor, &[action]).tell(|| fault(&format!("{actor} can't go on")))?;
        self.game.apply(actor, action, origin);
        self.news.push(seen);
        Ok(())
    }

    /// The next line of the person, or nothing at the end of the input.
    fn read(&mut self) -> Result<Option<Line>> {
        write!(self.terminal.out, "> ")?;
        self.terminal.out.flush()?;
        self.lines.next().tell(|| Told::new("error-read").file(Path::new("-")))
    }

    fn next_order(&mut self) -> Result<Next> {
        let Some(line) = self.read()? else {
            self.say("")?;
            self.tell_of("terminal-ended", &[])?;
            return Ok(Next::Quit);
        };
        match line {
            Line::TooLong => self.tell_of("terminal-too-long", &[]).map(|()| Next::Ask),
            Line::NotUtf8(_) => self.tell_of("terminal-not-utf8", &[]).map(|()| Next::Ask),
            Line::Text(text) => self.obey(text.trim()),
        }
    }

    fn obey(&mut self, text: &str) -> Result<Next> {
        match Order::read(text) {
            Order::Actions(actions) => self.act(&actions),
            Order::Number(number) => match number.checked_sub(1).and_then(|index| self.legal.get(index)) {
                Some(&action) => self.act(&[action]),
                None => {
                    self.tell_of("terminal-number", &[("count", self.legal.len().into())]).map(|()| Next::Ask)
                }
            },
            Order::Nothing => Ok(Next::Ask),
            Order::Show => Ok(Next::Show),
            Order::Undo => self.undo(),
            Order::Load(path) => self.answer(|game| game.load(Path::new(path))),
            Order::Quit => self.tell_of("terminal-goodbye", &[]).map(|()| Next::Quit),
            Order::Unknown(error) => {
                // What is wrong with a notation is told in English only; what to do, in every language.
                if self.terminal.words.language() == Language::English {
                    self.say(&format!("{error}."))?;
                }
                self.tell_of("terminal-unknown", &[])?;
                Ok(Next::Ask)
            }
            other => self.tell(&other).map(|()| Next::Ask),
        }
    }

    /// Orders that change nothing and can be given after the game, too.
    fn tell(&mut self, order: &Order<'_, G>) -> Result<()> {
        let words = self.terminal.words;
        let answer = match order {
            Order::Save(path) => self.save(Path::new(path)),
            Order::Rules(None) => {
                Ok(words.say_with("terminal-name-clause", &[("clause", self.any_clause().into())]))
            }
            Order::Rules(Some(clause)) => {
                one_clause(&words, G::rulebook(words.language()), clause, self.terminal.paint)
            }
            Order::Log => Ok(show::log(&words, self.game.record(), Viewer::Seat(self.person()))),
            Order::Help => Ok(format!("{}\n{}", order::help(&words), self.legend())),
            _ => Ok(String::new()),
        };
        match answer {
            Ok(text) => self.say(text.trim_end()),
            Err(error) => self.say(&format!("{}.", capitalized(&sentence(&words, &error)))),
        }
    }

    fn any_clause(&self) -> &'static str {
        G::rulebook(Language::English).clauses.first().map_or("", |clause| clause.id.as_str())
    }

    fn answer(&mut self, order: impl FnOnce(&mut Self) -> Result<Next>) -> Result<Next> {
        order(self).or_else(|error| {
            let words = self.terminal.words;
            self.say(&format!("{}.", capitalized(&sentence(&words, &error)))).map(|()| Next::Ask)
        })
    }

    /// Carries out steps of the person, all or none.
    fn act(&mut self, actions: &[G::Action]) -> Result<Next> {
        let person = Actor::Seat(self.person());
        let illegal = match self.game.check_actions(person, actions) {
            Ok(steps) => {
                for step in steps {
                    self.game.apply(person, step, Origin::Chosen);
                }
                return Ok(Next::Show);
            }
            Err(illegal) => illegal,
        };
        let words = self.terminal.words;
        let reason = words.name(&words::refusal(G::NAME, &illegal, words::Value::text));
        let action = actions.iter().map(ToString::to_string).collect::<Vec<String>>().join(", ");
        let Some(clause) = illegal.clause_id() else {
            let values = [("action", Value::Text(action)), ("reason", Value::Text(reason))];
            self.tell_of("terminal-not-possible", &values)?;
            return Ok(Next::Ask);
        };
        let values =
            [("action", Value::Text(action)), ("clause", clause.into()), ("reason", Value::Text(reason))];
        self.tell_of("terminal-against", &values)?;
        if let Some(sentence) = G::rulebook(words.language()).sentence(clause) {
            write!(self.terminal.out, "{}", wrap(sentence, self.terminal.paint.width, "  "))?;
        }
        Ok(Next::Ask)
    }

    /// Takes back the person's last step, as long as nobody else has acted.
    fn undo(&mut self) -> Result<Next> {
        let entries = &self.game.record().entries;
        let last = entries.last().map(|(_, action)| action.to_string()).unwrap_or_default();
        let count = match self.game.undo_steps(self.person()) {
            Ok(count) => count,
            Err(why) => {
                let key = match why {
                    NoUndo::Chance => "terminal-undo-chance",
                    NoUndo::Other(_) => "terminal-undo-other",
                    _ if entries.is_empty() => "terminal-undo-nothing",
                    _ => "terminal-undo-forced",
                };
                let who = if let NoUndo::Other(seat) = why { seat.to_string() } else { String::new() };
                let values = [("who", Value::Text(who)), ("action", Value::Text(last))];
                return self.tell_of(key, &values).map(|()| Next::Ask);
            }
        };
        let (_, action) = entries[entries.len() - count];
        self.game.undo(count);
        self.tell_of("terminal-undone", &[("action", Value::text(action))])?;
        Ok(Next::Show)
    }

    fn save(&mut self, path: &Path) -> Result<String> {
        let words = self.terminal.words;
        ensure!(!path.as_os_str().is_empty(), words.say("terminal-save-where"));
        save_record(path, self.game.record())?;
        Ok(words.say_with("terminal-saved", &[("file", named(path))]))
    }

    fn load(&mut self, path: &Path) -> Result<Next> {
        let words = self.terminal.words;
        ensure!(!path.as_os_str().is_empty(), words.say("terminal-load-which"));
        ensure!(path != Path::new("-"), words.say("terminal-load-input"));
        let text = read_text(path)?;
        let record = parse_record::<G>(&text, path)?;
        let game = Match::from_record(record.clone(), self.game.fair().clone())
            .map_err(|broken| anyhow!(broken_sentence(&words, &record, &broken, &text, path)))?;
        let names = if game.state().players() == self.game.state().players() {
            self.args.bots.as_str()
        } else {
            // A list with a name for each seat of this table doesn't fit another one: its first name does.
            self.args.bots.split(',').next().unwrap_or_default()
        };
        self.bots = seat_bots(&game, names, self.person())?;
        self.game = game;
        self.news.clear();
        let options = self.game.record().options.line();
        let values = [("file", named(path)), ("options", Value::Text(options))];
        self.tell_of("terminal-loaded", &values)?;
        Ok(Next::Show)
    }

    /// The end: the scores, and a last chance to save.
    fn finish(&mut self) -> Result<()> {
        self.show_end()?;
        self.say("")?;
        self.tell_of("terminal-over", &[])?;
        while let Some(line) = self.read()? {
            let Line::Text(text) = line else { break };
            match Order::read(text.trim()) {
                order @ (Order::Save(_) | Order::Log | Order::Rules(_) | Order::Help) => self.tell(&order)?,
                _ => break,
            }
        }
        self.tell_of("terminal-goodbye", &[])
    }

    /// Says a text of the locale files.
    fn tell_of(&mut self, key: &str, values: &[(&'static str, Value)]) -> Result<()> {
        let text = self.terminal.words.say_with(key, values);
        self.say(&text)
    }

    fn say(&mut self, text: &str) -> Result<()> {
        writeln!(self.terminal.out, "{text}")?;
        Ok(())
    }
}

/// What can't happen, for whoever mends the program.
fn fault(what: &str) -> Told {
    Told::new("error-fault").text("what", what)
}

/// A sentence begins with a capital.
fn capitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => shortened(sentence),
    }
}
