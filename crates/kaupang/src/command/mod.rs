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
mod usage;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::{Result, anyhow, ensure};
use bots::net::Source;
use bots::{BotSpec, Evaluate};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use game::{Game, Language, OptionSpec};
use words::Words;

pub use crate::command::usage::Usage;
use crate::registry;
use crate::terminal::Terminal;
use crate::told::Told;

/// What the program is told on the command line.
#[derive(Debug, Parser)]
#[command(
    name = "kaupang",
    about = "One table for merchant board games: play them, simulate them, study them."
)]
pub struct Cli {
    /// The language: en, is, hu or nn; else KAUPANG_LANG says it, else the locale
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Language>,

    #[command(subcommand)]
    command: Option<Command>,
}

/// What each does, its own file says: clap takes the first comment that it meets.
#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Serve),
    Play(play::Play),
    Games(games::Games),
    Rules(rules::Rules),
    Scores(scores::Scores),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Selfplay(selfplay::SelfPlayCommand),
    Replay(replay::Replay),
    Engine(engine::Engine),
    Map(map::MapCommand),
    Store(store::StoreCommand),
    Bench(bench::Bench),
}

impl Cli {
    /// Reads the arguments; the help is told in the language that they, or the surroundings, ask for.
    ///
    /// # Errors
    /// What is to be printed instead: help, the version, or what is wrong with the arguments.
    pub fn read(arguments: Vec<OsString>) -> Result<Cli, Usage> {
        let words = Words::new(help::language(&arguments, |name| env::var(name).ok()));
        let refused = |error| Usage::new(error, words);
        let mut command = help::translated(Cli::command(), &words);
        let matches = command.try_get_matches_from_mut(arguments).map_err(refused)?;
        if let Some(named) = help::asked(&matches) {
            let asked = ["kaupang".to_owned()].into_iter().chain(named).chain(["--help".to_owned()]);
            command.try_get_matches_from_mut(asked).map_err(refused)?;
        }
        Cli::from_arg_matches(&matches).map_err(|error| refused(error.format(&mut command)))
    }

    /// The texts in the language of whoever typed this.
    #[must_use]
    pub fn words(&self) -> Words {
        Words::new(language::chosen(self.lang, |name| env::var(name).ok()).unwrap_or_default())
    }

    /// Carries out what was asked for.
    ///
    /// # Errors
    /// Whatever went wrong, in a sentence.
    pub fn run(self, terminal: &mut Terminal) -> Result<()> {
        // A language that is none is refused before anything else is done.
        language::chosen(self.lang, |name| env::var(name).ok())?;
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

    /// Whether it is said how many play.
    fn names_players(&self) -> bool {
        self.players.is_some() || self.option.iter().any(|(name, _)| name == OptionSpec::PLAYERS)
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
            ensure!(is_known, Told::new("error-no-net").text("bot", bot).text("game", G::NAME));
        }
        Ok(())
    }
}

/// Reads `name=value`.
fn pair(text: &str) -> Result<(String, String)> {
    let (name, value) = text.split_once('=').ok_or_else(|| anyhow!("write NAME=VALUE"))?;
    Ok((name.into(), value.into()))
}
