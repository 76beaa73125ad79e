//! The subcommands, one file each.

mod arena;
mod bench;
mod engine;
mod games;
mod help;
mod home;
mod interrupt;
mod language;
mod map;
mod play;
mod replay;
mod rules;
mod scores;
mod selfplay;
mod serve;
mod simulate;
mod store;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::{Result, anyhow, ensure};
use bots::net::Source;
use bots::{BotSpec, Evaluate};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use game::{Game, Language};
use words::Words;

use crate::registry;
use crate::terminal::Terminal;

/// What the program is told on the command line.
#[derive(Debug, Parser)]
#[command(
    name = "kaupang",
    version,
    about = "One table for merchant board games: play them, simulate them, study them.",
    after_help = "\
Examples:
  kaupang                               open the tables in the browser
  kaupang play century --players 3      play Century: Spice Road against two bots
  kaupang play century-solo             play it alone against the automa
  kaupang rules century                 read its rules
  kaupang games                         see which games there are
  kaupang help play                     learn more about a command"
)]
pub struct Cli {
    /// The language: en, is, hu or nn; else KAUPANG_LANG says it, else the locale
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Language>,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Open the tables in the browser; this happens, too, if no command is given
    Serve(serve::Serve),
    /// Play a game against bots, here in the terminal
    Play(play::Play),
    /// List the games, with their players and options
    Games(games::Games),
    /// Read the rules of a game, or one clause of them
    Rules(rules::Rules),
    /// Show your last nine results of the solo game
    Scores(scores::Scores),
    /// Let bots play many games, and see the figures
    Simulate(simulate::Simulate),
    /// Let bots play a match, the seats rotated, and see who is better
    Arena(arena::Arena),
    /// Let bots play games to learn from, and write their positions down
    Selfplay(selfplay::SelfPlayCommand),
    /// Show or verify the record of a game
    Replay(replay::Replay),
    /// Talk with another program: JSON lines in, JSON lines out
    Engine(engine::Engine),
    /// Check, show or balance a map of Merchants of Europe
    Map(map::MapCommand),
    /// Move, copy or check where the tables are kept
    Store(store::StoreCommand),
    /// Measure how fast random games, or searches, run on one core
    Bench(bench::Bench),
}

impl Cli {
    /// Reads the arguments; the help is told in the language that they, or the surroundings, ask for.
    ///
    /// # Errors
    /// What is to be printed instead: help, the version, or what is wrong with the arguments.
    pub fn read(arguments: Vec<OsString>) -> Result<Cli, clap::Error> {
        let language = help::language(&arguments, |name| env::var(name).ok());
        let mut command = help::translated(Cli::command(), &Words::new(language));
        let matches = command.try_get_matches_from_mut(arguments)?;
        Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
    }

    /// Carries out what was asked for.
    ///
    /// # Errors
    /// Whatever went wrong, in a sentence.
    pub fn run(self, terminal: &mut Terminal) -> Result<()> {
        terminal.words = Words::new(language::chosen(self.lang, |name| env::var(name).ok())?);
        match self.command {
            None => serve::Serve::default().run(terminal),
            Some(Command::Serve(serve)) => serve.run(terminal),
            Some(Command::Play(play)) => play.run(terminal),
            Some(Command::Games(games)) => games.run(terminal),
            Some(Command::Rules(rules)) => rules.run(terminal),
            Some(Command::Scores(scores)) => scores.run(terminal),
            Some(Command::Simulate(simulate)) => simulate.run(terminal),
            Some(Command::Arena(arena)) => arena.run(terminal),
            Some(Command::Selfplay(selfplay)) => selfplay.run(terminal),
            Some(Command::Replay(replay)) => replay.run(terminal),
            Some(Command::Engine(engine)) => engine.run(terminal),
            Some(Command::Map(map)) => map.run(terminal),
            Some(Command::Store(store)) => store.run(terminal),
            Some(Command::Bench(bench)) => bench.run(terminal),
        }
    }
}

/// Which game, and with which options: the same for all commands that start games.
#[derive(Debug, Args)]
struct GameArgs {
    /// The game: 'kaupang games' lists them
    game: String,

    /// How many players
    #[arg(long, short, value_name = "N")]
    players: Option<usize>,

    /// Another option of the game, such as --option variant=advanced; may be given several times
    #[arg(long, short, value_name = "NAME=VALUE", value_parser = pair)]
    option: Vec<(String, String)>,

    #[command(flatten)]
    maps: MapArgs,
}

impl GameArgs {
    fn options<G: Game>(&self) -> Result<G::Options> {
        self.options_for::<G>(self.players)
    }

    /// The same for a number of players that follows from something else.
    fn options_for<G: Game>(&self, players: Option<usize>) -> Result<G::Options> {
        let mut pairs = self.option.clone();
        if let Some(id) = self.maps.register()? {
            pairs.push(("map".into(), id));
        }
        registry::options::<G>(players, &pairs)
    }
}

/// Maps of one's own that are to be at hand.
#[derive(Debug, Args)]
struct MapArgs {
    /// A map file of Merchants of Europe to play on; 'kaupang map' tells more
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
}

impl MapArgs {
    /// Reads the map file, if there is one, and returns what records call it.
    fn register(&self) -> Result<Option<String>> {
        self.map.as_deref().map(|path| Ok(map::register(path)?.id.clone())).transpose()
    }
}

/// Nets that are not in the program.
#[derive(Debug, Args)]
struct NetArgs {
    /// A folder with nets to play by instead of those in the program: GAME.safetensors
    #[arg(long, value_name = "DIR")]
    nets: Option<PathBuf>,

    /// A folder with nets for the bot net-kept
    #[arg(long, value_name = "DIR")]
    kept_nets: Option<PathBuf>,
}

impl NetArgs {
    /// Loads the nets of a game, if folders are named.
    fn load<G: Evaluate>(&self) -> Result<()> {
        for (folder, source) in [(&self.nets, Source::Newest), (&self.kept_nets, Source::Kept)] {
            if let Some(folder) = folder {
                bots::net::load::<G>(folder, source)?;
            }
        }
        Ok(())
    }

    /// Looks whether there is a net for each of the bots that play by one.
    fn check<G: Evaluate>(bots: &[BotSpec]) -> Result<()> {
        for bot in bots {
            let BotSpec::Search(settings) = bot else { continue };
            let is_known = settings.mind.source().is_none_or(bots::net::have::<G>);
            ensure!(is_known, "'{bot}' can't play {}: there is no net for it in the program yet", G::NAME);
        }
        Ok(())
    }
}

/// Reads `name=value`.
fn pair(text: &str) -> Result<(String, String)> {
    let (name, value) = text.split_once('=').ok_or_else(|| anyhow!("write NAME=VALUE"))?;
    Ok((name.into(), value.into()))
}
