//! The game at the engine's table, whichever it is.

use std::collections::BTreeMap;

use bots::BotSpec;
use game::fair::Bytes32;
use game::record::{self, line_of_entry};
use game::{
    Actions, Actor, Fair, Game, Illegal, Options, Outcomes, Record, RuleBook, Scores, Seat, Turn, Viewer,
    perft_within,
};
use serde::{Deserialize, Serialize};

use crate::engine::fault::{Fault, FaultKind};
use crate::engine::json::wrong;
use crate::engine::playout::playout;
use crate::engine::request::Request;
use crate::engine::{Answer, to_json};
use crate::registry::{self, Table, Visitor};
use crate::session::{Session, bot_seed, fair_from};

/// A game of any kind.
pub(super) trait AnyTable {
    /// Carries out a request.
    fn obey(&mut self, request: &Request<'_>) -> Answer;

    /// What a new table tells of itself.
    fn summary(&self) -> Answer;

    /// The rules of its game.
    fn rulebook(&self) -> &'static RuleBook;
}

/// Opens a table for `new` and `position`.
pub(super) fn open(game: &str, request: &Request<'_>) -> Result<Box<dyn AnyTable>, Fault> {
    visit(game, Open { request })?
}

/// Opens a table from the text of a record.
pub(super) fn load(text: &str) -> Result<Box<dyn AnyTable>, Fault> {
    let game = record::game_of(text)?;
    visit(game, Load { text })?
}

pub(super) fn visit<V: Visitor>(game: &str, visitor: V) -> Result<V::Out, Fault> {
    registry::visit(game, visitor).map_err(|error| Fault::new(FaultKind::UnknownGame, error.to_string()))
}

/// Checks that there is a game of this name.
pub(super) fn check_name(game: &str) -> Result<(), Fault> {
    struct Exists;
    impl Visitor for Exists {
        type Out = ();

        fn visit<G: Table>(self) {}
    }
    visit(game, Exists)
}

struct Open<'a> {
    request: &'a Request<'a>,
}

impl Visitor for Open<'_> {
    type Out = Result<Box<dyn AnyTable>, Fault>;

    fn visit<G: Table>(self) -> Self::Out {
        let fair = seed(self.request)?;
        let session = match self.request.raw("state") {
            Some(json) => {
                let position: G = serde_json::from_str(json).map_err(|error| {
                    Fault::new(FaultKind::Position, format!("the position is refused: {}", wrong(&error)))
                })?;
                Session::from_position(&position, fair)
            }
            None if self.request.command() == "position" => {
                return Err(Fault::new(FaultKind::Request, "'state' is missing: a state as JSON"));
            }
            None => Session::new(options::<G>(self.request)?, fair),
        };
        Ok(Box::new(session))
    }
}

struct Load<'a> {
    text: &'a str,
}

impl Visitor for Load<'_> {
    type Out = Result<Box<dyn AnyTable>, Fault>;

    fn visit<G: Table>(self) -> Self::Out {
        let record = Record::<G>::parse(self.text)?;
        let session = Session::from_record(record, fresh()?).map_err(|broken| {
            let line = line_of_entry(self.text, broken.index);
            Fault::new(FaultKind::Record, broken.to_string()).citing::<G>(broken.illegal).in_line(line)
        })?;
        Ok(Box::new(session))
    }
}

fn fresh() -> Result<Fair, Fault> {
    fair_from(None).map_err(|error| Fault::new(FaultKind::Internal, error.to_string()))
}

/// A seed: a number, or 64 hexadecimal digits.
#[derive(Deserialize)]
#[serde(untagged)]
enum Seed {
    Number(u64),
    Text(String),
}

fn seed(request: &Request<'_>) -> Result<Fair, Fault> {
    const WHAT: &str = "a whole number below 2^64, or 64 hexadecimal digits";
    match request.optional("seed", WHAT)? {
        None => fresh(),
        Some(Seed::Number(number)) => Ok(Fair::from_number(number)),
        Some(Seed::Text(text)) => match text.parse::<Bytes32>() {
            Ok(secret) => Ok(Fair::new(secret, [])),
            Err(error) => Err(Fault::new(FaultKind::Request, format!("'seed' has to be {WHAT}: {error}"))),
        },
    }
}

/// The value of an option: text, a number, or a truth.
#[derive(Deserialize)]
#[serde(untagged)]
enum OptionValue {
    Text(String),
    Number(u64),
    Truth(bool),
}

fn options<G: Game>(request: &Request<'_>) -> Result<G::Options, Fault> {
    let what = "an object such as {\"players\":3}, with texts, whole numbers or truths as values";
    let values: BTreeMap<String, OptionValue> = request.optional("options", what)?.unwrap_or_default();
    let pairs: Vec<(String, String)> = values
        .into_iter()
        .map(|(name, value)| match value {
            OptionValue::Text(text) => (name, text),
            OptionValue::Number(number) => (name, number.to_string()),
            OptionValue::Truth(truth) => (name, truth.to_string()),
        })
        .collect();
    Ok(G::Options::from_pairs(pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())))?)
}

impl<G: Table> AnyTable for Session<G> {
    fn obey(&mut self, request: &Request<'_>) -> Answer {
        match request.command() {
            "record" => to_json(&RecordAnswer { record: self.record().to_string() }),
            "state" => to_json(&StateAnswer { state: self.state() }),
            "view" => view(self, request),
            "turn" => to_json(&TurnAnswer { turn: TurnJson::from(self.state().turn()) }),
            "legal" => legal(self, request),
            "chance" => chance(self),
            "check" => check(self, request),
            "apply" => apply(self, request),
            "roll" => roll(self, request),
            "bot" => bot(self, request),
            "playout" => playout(self, request),
            "undo" => undo(self, request),
            "score" => to_json(&ScoreAnswer { scores: self.state().score() }),
            "perft" => perft(self, request),
            other => Err(Fault::new(FaultKind::Internal, format!("{other} is not carried out"))),
        }
    }

    fn summary(&self) -> Answer {
        let options = self.state().options();
        to_json(&Summary {
            game: G::NAME,
            rules: G::RULES_VERSION,
            players: self.state().players(),
            options: options.pairs().into_iter().collect(),
            actions: self.record().entries.len(),
            turn: TurnJson::from(self.state().turn()),
        })
    }

    fn rulebook(&self) -> &'static RuleBook {
        G::rulebook()
    }
}

#[derive(Serialize)]
struct Summary {
    game: &'static str,
    rules: u32,
    players: usize,
    options: BTreeMap<&'static str, String>,
    actions: usize,
    turn: TurnJson,
}

#[derive(Serialize)]
struct RecordAnswer {
    record: String,
}

#[derive(Serialize)]
struct StateAnswer<'a, G> {
    state: &'a G,
}

#[derive(Serialize)]
struct TurnAnswer {
    turn: TurnJson,
}

#[derive(Serialize)]
struct ScoreAnswer {
    scores: Option<Scores>,
}

/// Who is to act, as JSON.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum TurnJson {
    Seats { seats: Vec<Seat> },
    Chance,
    Over,
}

impl From<Turn> for TurnJson {
    fn from(turn: Turn) -> TurnJson {
        match turn {
            Turn::Seats(seats) => TurnJson::Seats { seats: seats.into_iter().collect() },
            Turn::Chance => TurnJson::Chance,
            Turn::Over => TurnJson::Over,
        }
    }
}

/// Checks that the table has the seat, so that no game is asked about seats it hasn't.
fn at_table<G: Game>(session: &Session<G>, seat: Seat) -> Result<Seat, Fault> {
    let players = session.state().players();
    if seat.index() < players {
        return Ok(seat);
    }
    Err(Fault::new(FaultKind::Seat, format!("{seat} is not at this table of {players}")))
}

fn view<G: Table>(session: &Session<G>, request: &Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct ViewAnswer<V> {
        view: V,
    }
    let viewer: Viewer = request.required("viewer", "P1, P2, … or spectator")?;
    if let Viewer::Seat(seat) = viewer {
        at_table(session, seat)?;
    }
    to_json(&ViewAnswer { view: session.state().view(viewer) })
}

#[derive(Serialize)]
struct SeatActions {
    seat: Option<Seat>,
    actions: Vec<String>,
}

fn legal<G: Table>(session: &Session<G>, request: &Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct AllSeats {
        seats: Vec<SeatActions>,
    }
    let of = |seat: Seat| {
        let mut actions = Actions::new();
        session.state().legal(seat, &mut actions);
        SeatActions { seat: Some(seat), actions: actions.iter().map(ToString::to_string).collect() }
    };
    let to_act = match session.state().turn() {
        Turn::Seats(seats) => seats,
        Turn::Chance | Turn::Over => game::SeatSet::EMPTY,
    };
    if request.optional("all", "true or false")?.unwrap_or(false) {
        return to_json(&AllSeats { seats: to_act.into_iter().map(of).collect() });
    }
    let seat = match request.optional("seat", "a seat, such as P1")? {
        Some(seat) => Some(at_table(session, seat)?),
        None => to_act.first(),
    };
    to_json(&seat.map_or(SeatActions { seat: None, actions: Vec::new() }, of))
}

fn chance<G: Table>(session: &Session<G>) -> Answer {
    #[derive(Serialize)]
    struct Weighted {
        action: String,
        weight: u32,
    }
    #[derive(Serialize)]
    struct ChanceAnswer {
        total: u64,
        outcomes: Vec<Weighted>,
    }
    let mut outcomes = Outcomes::new();
    session.state().chance(&mut outcomes);
    to_json(&ChanceAnswer {
        total: outcomes.total(),
        outcomes: outcomes
            .iter()
            .map(|&(action, weight)| Weighted { action: action.to_string(), weight })
            .collect(),
    })
}

/// The actor and the action of a request; whoever is to act first where it names no actor.
fn step<G: Table>(session: &Session<G>, request: &Request<'_>) -> Result<(Actor, G::Action), Fault> {
    let text: String = request.required("action", "an action in its notation")?;
    let action =
        text.parse::<G::Action>().map_err(|error| Fault::new(FaultKind::Parse, error.to_string()))?;
    let actor = match (request.optional("actor", "P1, P2, … or chance")?, session.state().turn()) {
        (Some(Actor::Seat(seat)), _) => Actor::Seat(at_table(session, seat)?),
        (Some(Actor::Chance), _) | (None, Turn::Chance) => Actor::Chance,
        (None, Turn::Seats(seats)) => Actor::Seat(seats.first().unwrap_or(Seat::new(0))),
        // The rules say best why nobody can act any more.
        (None, Turn::Over) => Actor::Seat(Seat::new(0)),
    };
    Ok((actor, action))
}

fn check<G: Table>(session: &Session<G>, request: &Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct CheckAnswer {
        actor: Actor,
        action: String,
        legal: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        kind: Option<FaultKind>,
        #[serde(skip_serializing_if = "Option::is_none")]
        clause: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        sentence: Option<&'static str>,
    }
    let (actor, action) = step(session, request)?;
    let illegal = session.state().check(actor, action).err();
    to_json(&CheckAnswer {
        actor,
        action: action.to_string(),
        legal: illegal.is_none(),
        kind: illegal.map(|illegal| kind_of(session, actor, illegal)),
        clause: illegal.and_then(|illegal| illegal.clause_id()),
        reason: illegal.map(|illegal| illegal.sentence()),
        sentence: illegal
            .and_then(|illegal| illegal.clause_id())
            .and_then(|clause| G::rulebook().sentence(clause)),
    })
}

/// What a step leaves.
#[derive(Serialize)]
struct Applied {
    applied: Vec<Entry>,
    actions: usize,
    turn: TurnJson,
}

/// An entry of the record.
#[derive(Serialize)]
struct Entry {
    actor: Actor,
    action: String,
}

/// The answer after everything from entry `first` on was applied.
fn applied<G: Table>(session: &Session<G>, first: usize) -> Answer {
    let entries = &session.record().entries;
    let entry = |&(actor, action): &(Actor, G::Action)| Entry { actor, action: action.to_string() };
    to_json(&Applied {
        applied: entries[first..].iter().map(entry).collect(),
        actions: entries.len(),
        turn: TurnJson::from(session.state().turn()),
    })
}

fn apply<G: Table>(session: &mut Session<G>, request: &Request<'_>) -> Answer {
    let (actor, action) = step(session, request)?;
    let first = session.record().entries.len();
    if let Err(illegal) = session.apply(actor, action) {
        let kind = kind_of(session, actor, illegal);
        return Err(Fault::new(kind, illegal.sentence()).citing::<G>(illegal));
    }
    applied(session, first)
}

/// What sort of refusal it is: a seat that acts while chance is to act is out of turn, whatever clause the rules cite.
fn kind_of<G: Table>(session: &Session<G>, actor: Actor, illegal: Illegal) -> FaultKind {
    match (session.state().turn(), actor) {
        (Turn::Chance, Actor::Seat(_)) => FaultKind::Turn,
        _ => FaultKind::of(illegal),
    }
}

fn roll<G: Table>(session: &mut Session<G>, request: &Request<'_>) -> Answer {
    let all = request.optional("all", "true or false")?.unwrap_or(false);
    let first = session.record().entries.len();
    if all {
        while session.roll().is_some() {}
    } else if session.roll().is_none() {
        return Err(Fault::new(FaultKind::Turn, "it is not chance's turn"));
    }
    applied(session, first)
}

fn bot<G: Table>(session: &mut Session<G>, request: &Request<'_>) -> Answer {
    const MOST: u64 = 100_000;
    let name: String = request.optional("bot", "the name of a bot")?.unwrap_or_else(|| "random".into());
    let spec: BotSpec =
        name.parse().map_err(|error: bots::BadBot| Fault::new(FaultKind::Bot, error.to_string()))?;
    let count: u64 = request.optional("count", "a whole number")?.unwrap_or(1);
    if !(1..=MOST).contains(&count) {
        return Err(Fault::new(FaultKind::Limit, format!("'count' has to be from 1 to {MOST}")));
    }
    if session.state().turn() == Turn::Over {
        return Err(Fault::new(FaultKind::Turn, "the game is over"));
    }
    let first = session.record().entries.len();
    let mut decisions = 0;
    while decisions < count {
        match session.state().turn() {
            Turn::Over => break,
            Turn::Chance => {
                session.roll();
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap_or(Seat::new(0));
                // A bot has no memory between decisions here, so each one gets its own seed.
                let number = session.record().entries.len() as u64;
                let mut bot = spec.seat::<G>(bot_seed(session.fair(), seat).wrapping_add(number));
                session.bot(seat, bot.as_mut()).map_err(Fault::illegal::<G>)?;
                decisions += 1;
            }
        }
    }
    applied(session, first)
}

fn undo<G: Table>(session: &mut Session<G>, request: &Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct Undone {
        undone: Vec<Entry>,
        actions: usize,
        turn: TurnJson,
    }
    let count: usize = request.optional("count", "a whole number")?.unwrap_or(1);
    let entries = &session.record().entries;
    let length = entries.len();
    if count > length {
        return Err(Fault::new(FaultKind::Limit, format!("only {length} actions can be taken back")));
    }
    let undone = entries[length - count..]
        .iter()
        .map(|&(actor, action)| Entry { actor, action: action.to_string() })
        .collect();
    session.undo(count);
    to_json(&Undone { undone, actions: length - count, turn: TurnJson::from(session.state().turn()) })
}

fn perft<G: Table>(session: &Session<G>, request: &Request<'_>) -> Answer {
    const DEEPEST: u32 = 64;
    const USUAL: u64 = 100_000_000;
    // More take minutes, and nobody could end it but by ending the engine.
    const MOST: u64 = 1_000_000_000;
    #[derive(Serialize)]
    struct PerftAnswer {
        depth: u32,
        nodes: u64,
    }
    let depth: u32 = request.required("depth", "a whole number")?;
    let limit: u64 = request.optional("limit", "a whole number")?.unwrap_or(USUAL);
    if depth > DEEPEST {
        return Err(Fault::new(FaultKind::Limit, format!("'depth' has to be at most {DEEPEST}")));
    }
    if limit > MOST {
        return Err(Fault::new(FaultKind::Limit, format!("'limit' has to be at most {MOST}")));
    }
    match perft_within(session.state(), depth, limit) {
        Some(nodes) => to_json(&PerftAnswer { depth, nodes }),
        None if limit == MOST => {
            Err(Fault::new(FaultKind::Limit, format!("there are more than {limit} ways: too many to count")))
        }
        None => Err(Fault::new(
            FaultKind::Limit,
            format!("there are more than {limit} ways; raise 'limit' to count up to {MOST} of them"),
        )),
    }
}
