//! `kaupang bench`: how fast random games run, and how fast a search searches.

use std::hint::black_box;
use std::io;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use bots::{Bot, Budget, Decision, Greedy, Mind, Search, SearchSettings};
use clap::Args;
use game::random::fast;
use game::{Actions, Actor, Draw, FastRng, Game, Options, Turn, playout};
use serde::Serialize;

use crate::command::NetArgs;
use crate::registry::{self, ForGame, Table};
use crate::terminal::Terminal;
use crate::text::table;
use crate::told::Told;

/// Measure how fast random games, or searches, run on one core
///
/// For every game and number of players: random games one after the other, from the first state to the end,
/// with chance, legal actions and all. Nothing is measured but the rules. With --search: decisions of 100 ms each,
/// taken from games of the greedy bot, by the search and, where a game has a net, by the net's search.
#[derive(Debug, Args)]
pub(super) struct Bench {
    /// The game; all of them without it
    game: Option<String>,

    /// Seconds for each number of players
    #[arg(long, short, value_name = "S", default_value_t = 1.0)]
    seconds: f64,

    /// The number that all chance and all choices follow from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Measure the search: iterations and readings of a net a second, and the memory of its tree
    #[arg(long)]
    search: bool,

    #[command(flatten)]
    nets: NetArgs,

    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What was measured of the search.
#[derive(Debug, Serialize)]
pub(super) struct MeasuredSearch {
    game: &'static str,
    options: String,
    players: usize,
    bot: &'static str,
    decisions: u64,
    iterations_per_second: f64,
    net_evaluations_per_second: f64,
    most_nodes: usize,
    most_megabytes: f64,
}

/// What was measured of a game with one number of players.
#[derive(Debug, Serialize)]
pub(super) struct Measured {
    game: &'static str,
    options: String,
    players: usize,
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    games: u64,
    unfinished: u64,
    state_bytes: usize,
    action_bytes: usize,
    state_copy_ns: f64,
}

impl Bench {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        ensure!(
            self.seconds > 0.0 && self.seconds <= 3600.0,
            Told::new("error-seconds").text("seconds", self.seconds)
        );
        let games: Vec<&str> = match &self.game {
            Some(game) => vec![game],
            None => registry::names().collect(),
        };
        if self.search {
            return self.run_search(&games, terminal);
        }
        let mut all = Vec::new();
        for game in games {
            all.extend(registry::visit(game, &self)??);
        }
        if self.json {
            return Ok(terminal.print_json(&all)?);
        }
        print_table(&all, terminal)?;
        Ok(())
    }
}

impl ForGame for &Bench {
    type Out = Result<Vec<Measured>>;

    fn visit<G: Table>(self) -> Result<Vec<Measured>> {
        let counts = G::Options::player_counts();
        counts.map(|players| Ok(self.measure::<G>(&registry::options::<G>(Some(players), &[])?))).collect()
    }
}

impl Bench {
    fn measure<G: Game>(&self, options: &G::Options) -> Measured {
        const CAP: u64 = 1_000_000;
        let mut rng = fast(self.seed);
        let mut legal = Actions::new();
        let first = G::new(options);
        // Some games before the clock starts: memory and branch prediction warm up.
        for _ in 0..20 {
            playout(&mut first.clone(), &mut rng, &mut legal, CAP);
        }
        let wanted = Duration::from_secs_f64(self.seconds);
        let (mut games, mut decisions, mut unfinished) = (0u64, 0u64, 0u64);
        let start = Instant::now();
        while start.elapsed() < wanted {
            let mut state = first.clone();
            decisions += playout(&mut state, &mut rng, &mut legal, CAP).decisions;
            unfinished += u64::from(state.turn() != Turn::Over);
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        Measured {
            game: G::NAME,
            options: options.line(),
            players: options.players(),
            decisions_per_second: decisions as f64 / seconds,
            games_per_second: games as f64 / seconds,
            decisions_per_game: decisions as f64 / games as f64,
            games,
            unfinished,
            state_bytes: size_of::<G>(),
            action_bytes: size_of::<G::Action>(),
            state_copy_ns: copy_time(&first, &mut rng, &mut legal),
        }
    }
}

impl Bench {
    fn run_search(&self, games: &[&str], terminal: &mut Terminal) -> Result<()> {
        let mut all = Vec::new();
        for game in games {
            all.extend(registry::visit(game, SearchBench(self))??);
        }
        if self.json {
            return Ok(terminal.print_json(&all)?);
        }
        let words = terminal.words;
        let heading = [
            "out-game",
            "out-players",
            "out-bot",
            "out-iterations",
            "out-readings",
            "out-nodes",
            "out-memory",
            "out-decisions",
        ];
        let mut rows = vec![heading.map(|key| words.say(key))];
        rows.extend(all.iter().map(|row| {
            [
                row.game.to_owned(),
                row.players.to_string(),
                row.bot.to_owned(),
                words.number(row.iterations_per_second as i64),
                words.number(row.net_evaluations_per_second as i64),
                words.number(row.most_nodes as i64),
                format!("{} MB", words.decimal(row.most_megabytes, 1)),
                row.decisions.to_string(),
            ]
        }));
        for line in table(&rows) {
            writeln!(terminal.out, "{line}")?;
        }
        Ok(())
    }
}

/// Measures the search of a game.
struct SearchBench<'a>(&'a Bench);

impl ForGame for SearchBench<'_> {
    type Out = Result<Vec<MeasuredSearch>>;

    fn visit<G: Table>(self) -> Result<Vec<MeasuredSearch>> {
        self.0.nets.load::<G>()?;
        let mut all = Vec::new();
        for players in G::Options::player_counts() {
            let options = registry::options::<G>(Some(players), &[])?;
            let minds = [Mind::Module, Mind::Net].into_iter();
            let minds = minds.filter(|mind| mind.source().is_none_or(bots::net::have::<G>));
            all.extend(minds.map(|mind| self.measure::<G>(&options, mind)));
        }
        Ok(all)
    }
}

impl SearchBench<'_> {
    /// Decisions of 100 ms, one out of several of a game that the greedy bot plays.
    fn measure<G: Table>(&self, options: &G::Options, mind: Mind) -> MeasuredSearch {
        const EVERY: u64 = 7;
        let settings =
            SearchSettings { mind, ..SearchSettings::new(Budget::Time(Duration::from_millis(100))) };
        let mut rng = fast(self.0.seed);
        let mut legal = Actions::new();
        let mut greedy = Greedy::new(self.0.seed);
        let wanted = Duration::from_secs_f64(self.0.seconds);
        let (mut decisions, mut met, mut iterations, mut evaluations, mut most_nodes) = (0, 0, 0, 0, 0);
        let mut spent = Duration::ZERO;
        let mut state = G::new(options);
        while spent < wanted {
            let (actor, action) = match state.turn() {
                Turn::Over => {
                    state = G::new(options);
                    continue;
                }
                Turn::Chance => (Actor::Chance, state.sample(&mut rng)),
                Turn::Seats(seats) => {
                    let Some(seat) = seats.first() else { break };
                    state.legal(seat, &mut legal);
                    let decision = Decision::new(&state, seat, &legal);
                    met += u64::from(legal.len() > 1);
                    if legal.len() > 1 && met % EVERY == 1 {
                        let mut search = Search::new(settings, met);
                        let start = Instant::now();
                        search.choose(&decision);
                        spent += start.elapsed();
                        iterations += search.iterations();
                        evaluations += search.evaluations();
                        most_nodes = most_nodes.max(search.nodes());
                        decisions += 1;
                    }
                    (Actor::Seat(seat), greedy.choose(&decision))
                }
            };
            state.apply(actor, action);
        }
        MeasuredSearch {
            game: G::NAME,
            options: options.line(),
            players: options.players(),
            bot: mind.name(),
            decisions,
            iterations_per_second: iterations as f64 / spent.as_secs_f64(),
            net_evaluations_per_second: evaluations as f64 / spent.as_secs_f64(),
            most_nodes,
            most_megabytes: (most_nodes * Search::<G>::node_bytes()) as f64 / 1e6,
        }
    }
}

/// Nanoseconds of copying a state, over states from the course of a random game.
fn copy_time<G: Game>(first: &G, rng: &mut FastRng, legal: &mut Actions<G::Action>) -> f64 {
    const STATES: usize = 64;
    const ROUNDS: usize = 2_000;
    let mut states = Vec::with_capacity(STATES);
    let mut state = first.clone();
    while states.len() < STATES {
        states.push(state.clone());
        match state.turn() {
            Turn::Over => state = first.clone(),
            Turn::Chance => {
                let action = state.sample(rng);
                state.apply(Actor::Chance, action);
            }
            Turn::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                state.legal(seat, legal);
                state.apply(Actor::Seat(seat), rng.pick(legal));
            }
        }
    }
    let start = Instant::now();
    for _ in 0..ROUNDS {
        for state in &states {
            black_box(black_box(state).clone());
        }
    }
    start.elapsed().as_nanos() as f64 / (ROUNDS * states.len()) as f64
}

fn print_table(all: &[Measured], terminal: &mut Terminal) -> io::Result<()> {
    let words = terminal.words;
    let heading = [
        "out-game",
        "out-players",
        "out-decisions-a-second",
        "out-games-a-second",
        "out-decisions-a-game",
        "out-state",
        "out-action",
        "out-copy",
    ];
    let mut rows = vec![heading.map(|key| words.say(key))];
    rows.extend(all.iter().map(|measured| {
        [
            measured.game.to_owned(),
            measured.players.to_string(),
            words.number(measured.decisions_per_second as i64),
            words.number(measured.games_per_second as i64),
            words.decimal(measured.decisions_per_game, 1),
            format!("{} B", measured.state_bytes),
            format!("{} B", measured.action_bytes),
            format!("{} ns", words.decimal(measured.state_copy_ns, 0)),
        ]
    }));
    let mut lines = table(&rows).into_iter();
    let heading = lines.next().unwrap_or_default();
    writeln!(terminal.out, "{}", terminal.paint.bold(heading))?;
    for (line, measured) in lines.zip(all) {
        writeln!(terminal.out, "{line}")?;
        if measured.unfinished > 0 {
            let values = [("count", measured.unfinished.into()), ("games", measured.games.into())];
            writeln!(terminal.out, "  {}", words.say_with("out-endless", &values))?;
        }
    }
    Ok(())
}
