//! The game at the engine's table, whichever it is.

use std::collections::BTreeMap;

use bots::{AnySeatedMatch, BotSpec, SeatedMatch};
use game::fair::Bytes32;
use game::position::Unread;
use game::record::{self, line_of_entry};
use game::{
    Actor, AnyMatch, Fair, Game, Illegal, Language, Match, Options, Origin, Record, Refused, Scores, Seat,
    SeedShown, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use words::{Value, Words};

use crate::chance::fair_from;
use crate::engine::fault::{Fault, FaultKind, sentence};
use crate::engine::playout::playout;
use crate::engine::request::Request;
use crate::engine::{Answer, to_json};
use crate::registry::{self, ForGame, Table};

/// The match at the engine's table with its bots, which live as long as the game is on the table.
pub(super) trait EngineTable: AnySeatedMatch {
    /// Random games from here, on copies.
    fn playout(&self, request: &Request<'_>) -> Answer;
}

impl<G: Table> EngineTable for SeatedMatch<G> {
    fn playout(&self, request: &Request<'_>) -> Answer {
        playout(&self.game, request)
    }
}

/// Opens a table for `new` and `position`.
pub(super) fn open(game: &str, request: &Request<'_>) -> Result<Box<dyn EngineTable>, Fault> {
    visit(game, Open { request })?
}

/// Opens a table from the text of a record.
pub(super) fn load(text: &str) -> Result<Box<dyn EngineTable>, Fault> {
    let game = record::game_of(text)?;
    visit(game, Load { text })?
}

pub(super) fn visit<V: ForGame>(game: &str, visitor: V) -> Result<V::Out, Fault> {
    registry::visit(game, visitor).map_err(|error| Fault::new(FaultKind::UnknownGame, error.to_string()))
}

/// Checks that there is a game of this name.
pub(super) fn check_name(game: &str) -> Result<(), Fault> {
    struct Exists;
    impl ForGame for Exists {
        type Out = ();

        fn visit<G: Table>(self) {}
    }
    visit(game, Exists)
}

struct Open<'a> {
    request: &'a Request<'a>,
}

impl ForGame for Open<'_> {
    type Out = Result<Box<dyn EngineTable>, Fault>;

    fn visit<G: Table>(self) -> Self::Out {
        let fair = seed(self.request)?;
        let game = match self.request.raw("state") {
            Some(json) => {
                let words = self.request.words()?;
                let position: G =
                    game::position::read(json).map_err(|unread| bad_position(&words, &unread))?;
                Match::from_position(&position, fair)
            }
            None if self.request.command() == "position" => {
                return Err(Fault::new(FaultKind::Request, "'state' is missing: a state as JSON"));
            }
            None => Match::new(options::<G>(self.request)?, fair),
        };
        Ok(Box::new(SeatedMatch::from(game)))
    }
}

/// A position that is refused, in a language.
fn bad_position(words: &Words, unread: &Unread) -> Fault {
    let reason = words.name(&words::objection(&unread.reason));
    let sentence = words.say_with("error-position-refused", &[("reason", Value::Text(reason))]);
    Fault::new(FaultKind::Position, sentence)
}

struct Load<'a> {
    text: &'a str,
}

impl ForGame for Load<'_> {
    type Out = Result<Box<dyn EngineTable>, Fault>;

    fn visit<G: Table>(self) -> Self::Out {
        let record = Record::<G>::parse(self.text)?;
        let game = Match::from_record(record, fresh()?).map_err(|broken| {
            let line = line_of_entry(self.text, broken.index);
            Fault::new(FaultKind::Record, broken.to_string())
                .citing(broken.illegal, G::rulebook(game::Language::English))
                .in_line(line)
        })?;
        Ok(Box::new(SeatedMatch::from(game)))
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

/// Carries out a request at the table.
pub(super) fn obey(table: &mut dyn EngineTable, request: &Request<'_>) -> Answer {
    match request.command() {
        "record" => to_json(&RecordAnswer { record: table.game().record_text(SeedShown::Yes) }),
        "state" => to_json(&StateAnswer { state: raw(table.game().state_json())? }),
        "view" => view(table.game(), request),
        "turn" => to_json(&TurnAnswer { turn: TurnJson::from(table.game().turn()) }),
        "legal" => legal(table.game(), request),
        "chance" => chance(table.game()),
        "check" => check(table.game(), request),
        "apply" => apply(table.game_mut(), request),
        "roll" => roll(table.game_mut(), request),
        "bot" => bot(table, request),
        "playout" => table.playout(request),
        "undo" => undo(table.game_mut(), request),
        "score" => to_json(&ScoreAnswer { scores: table.game().scores() }),
        "perft" => perft(table.game(), request),
        other => Err(Fault::new(FaultKind::Internal, format!("{other} is not carried out"))),
    }
}

/// What a new table tells of itself.
pub(super) fn summary(game: &dyn AnyMatch) -> Answer {
    to_json(&Summary {
        game: game.game(),
        rules: game.rules_version(),
        players: game.players(),
        options: game.options().into_iter().collect(),
        actions: game.length(),
        turn: TurnJson::from(game.turn()),
    })
}

/// JSON that a game wrote, as a part of an answer.
fn raw(json: serde_json::Result<String>) -> Result<Box<RawValue>, Fault> {
    json.and_then(RawValue::from_string).map_err(|error| Fault::new(FaultKind::Internal, error.to_string()))
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
struct StateAnswer {
    state: Box<RawValue>,
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
fn at_table(game: &dyn AnyMatch, seat: Seat) -> Result<Seat, Fault> {
    let players = game.players();
    if seat.index() < players {
        return Ok(seat);
    }
    Err(Fault::new(FaultKind::Seat, format!("{seat} is not at this table of {players}")))
}

fn view(game: &dyn AnyMatch, request: &Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct ViewAnswer {
        view: Box<RawValue>,
    }
    let viewer: Viewer = request.required("viewer", "P1, P2, … or spectator")?;
    if let Viewer::Seat(seat) = viewer {
        at_table(game, seat)?;
    }
    to_json(&ViewAnswer { view: raw(game.view_json(viewer))? })
}

#[derive(Serialize)]
struct SeatActions {
    seat: Option<Seat>,
    actions: Vec<String>,
}

fn legal(game: &dyn AnyMatch, request: &Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct AllSeats {
        seats: Vec<SeatActions>,
    }
    let of = |seat: Seat| SeatActions { seat: Some(seat), actions: game.legal(seat) };
    let to_act = match game.turn() {
        Turn::Seats(seats) => seats,
        Turn::Chance | Turn::Over => game::SeatSet::EMPTY,
    };
    if request.optional("all", "true or false")?.unwrap_or(false) {
        return to_json(&AllSeats { seats: to_act.into_iter().map(of).collect() });
    }
    let seat = match request.optional("seat", "a seat, such as P1")? {
        Some(seat) => Some(at_table(game, seat)?),
        None => to_act.first(),
    };
    to_json(&seat.map_or(SeatActions { seat: None, actions: Vec::new() }, of))
}

fn chance(game: &dyn AnyMatch) -> Answer {
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
    let outcomes = game.outcomes();
    to_json(&ChanceAnswer {
        total: outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum(),
        outcomes: outcomes.into_iter().map(|(action, weight)| Weighted { action, weight }).collect(),
    })
}

/// The actor and the texts of a request: one `action`, or a list of `actions`. Where it names no actor, it is whoever
/// is to act first.
fn steps(game: &dyn AnyMatch, request: &Request<'_>) -> Result<(Actor, Vec<String>), Fault> {
    let one: Option<String> = request.optional("action", "an action in its notation")?;
    let many: Option<Vec<String>> = request.optional("actions", "a list of actions in their notation")?;
    let texts = match (one, many) {
        (Some(text), None) => vec![text],
        (None, Some(texts)) if !texts.is_empty() => texts,
        (None, None) => {
            return Err(Fault::new(FaultKind::Request, "'action' is missing: an action in its notation"));
        }
        (None, Some(_)) => return Err(Fault::new(FaultKind::Request, "'actions' is empty")),
        (Some(_), Some(_)) => {
            return Err(Fault::new(FaultKind::Request, "there is 'action' and 'actions': send one of them"));
        }
    };
    let actor = match (request.optional("actor", "P1, P2, … or chance")?, game.turn()) {
        (Some(Actor::Seat(seat)), _) => Actor::Seat(at_table(game, seat)?),
        (Some(Actor::Chance), _) => Actor::Chance,
        // Who leaves the actor out may not know that chance is to act: a seat's action is told so, as out of turn.
        (None, Turn::Chance) if is_of_chance(game, &texts[0]) => Actor::Chance,
        (None, Turn::Chance) => Actor::Seat(Seat::new(0)),
        (None, Turn::Seats(seats)) => Actor::Seat(seats.first().unwrap_or(Seat::new(0))),
        // The rules say best why nobody can act any more.
        (None, Turn::Over) => Actor::Seat(Seat::new(0)),
    };
    Ok((actor, texts))
}

/// Whether `text` begins like an outcome of chance that is possible now.
fn is_of_chance(game: &dyn AnyMatch, text: &str) -> bool {
    let word = |text: &str| text.split_whitespace().next().map(str::to_owned);
    game.outcomes().iter().any(|(outcome, _)| word(outcome) == word(text))
}

/// What the rules have against it, or that it can't be read.
fn fault_of(game: &dyn AnyMatch, actor: Actor, refused: Refused, words: &Words) -> Fault {
    match refused {
        Refused::Unreadable(error) => Fault::new(FaultKind::Parse, error.to_string()),
        Refused::Illegal(illegal) => {
            let kind = kind_of(game, actor, illegal);
            Fault::illegal(kind, illegal, game, words)
        }
    }
}

fn check(game: &dyn AnyMatch, request: &Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct CheckAnswer {
        actor: Actor,
        #[serde(skip_serializing_if = "Option::is_none")]
        action: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        actions: Option<Vec<String>>,
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
    let words = request.words()?;
    let (actor, texts) = steps(game, request)?;
    let (read, illegal): (Vec<String>, Option<Illegal>) = match game.check(actor, &texts) {
        Ok(actions) => (actions, None),
        Err(Refused::Illegal(illegal)) => (texts, Some(illegal)),
        Err(refused) => return Err(fault_of(game, actor, refused, &words)),
    };
    let clause = illegal.and_then(|illegal| illegal.clause_id());
    let is_one = read.len() == 1;
    to_json(&CheckAnswer {
        actor,
        action: is_one.then(|| read[0].clone()),
        actions: (!is_one).then_some(read),
        legal: illegal.is_none(),
        kind: illegal.map(|illegal| kind_of(game, actor, illegal)),
        clause,
        reason: illegal.map(|illegal| sentence(game.game(), illegal, &words)),
        sentence: clause.and_then(|clause| game.rulebook(words.language()).sentence(clause)),
    })
}

/// What a step leaves.
#[derive(Serialize)]
struct Applied {
    applied: Vec<EntryJson>,
    actions: usize,
    turn: TurnJson,
}

/// An entry of the record.
#[derive(Serialize)]
struct EntryJson {
    actor: Actor,
    action: String,
}

fn entries(game: &dyn AnyMatch, first: usize) -> Vec<EntryJson> {
    game.entries(first).into_iter().map(|(actor, action)| EntryJson { actor, action }).collect()
}

/// The answer after everything from entry `first` on was applied.
fn applied(game: &dyn AnyMatch, first: usize) -> Answer {
    to_json(&Applied {
        applied: entries(game, first),
        actions: game.length(),
        turn: TurnJson::from(game.turn()),
    })
}

fn apply(game: &mut dyn AnyMatch, request: &Request<'_>) -> Answer {
    let (actor, texts) = steps(game, request)?;
    let first = game.length();
    let words = request.words()?;
    game.play(actor, &texts, Origin::Chosen).map_err(|refused| fault_of(game, actor, refused, &words))?;
    applied(game, first)
}

/// What sort of refusal it is: a seat that is not to act is out of turn, whatever clause the rules cite.
fn kind_of(game: &dyn AnyMatch, actor: Actor, illegal: Illegal) -> FaultKind {
    match actor {
        Actor::Seat(seat) if !game.turn().includes(seat) => FaultKind::Turn,
        _ => FaultKind::of(illegal),
    }
}

fn roll(game: &mut dyn AnyMatch, request: &Request<'_>) -> Answer {
    let all = request.optional("all", "true or false")?.unwrap_or(false);
    let first = game.length();
    if all {
        while game.roll().is_some() {}
    } else if game.roll().is_none() {
        return Err(Fault::new(FaultKind::Turn, "it is not chance's turn"));
    }
    applied(game, first)
}

fn bot(table: &mut dyn EngineTable, request: &Request<'_>) -> Answer {
    const MOST: u64 = 100_000;
    let name: String = request.optional("bot", "the name of a bot")?.unwrap_or_else(|| "random".into());
    let spec: BotSpec =
        name.parse().map_err(|error: bots::BadBot| Fault::new(FaultKind::Bot, error.to_string()))?;
    let count: u64 = request.optional("count", "a whole number")?.unwrap_or(1);
    if !(1..=MOST).contains(&count) {
        return Err(Fault::new(FaultKind::Limit, format!("'count' has to be from 1 to {MOST}")));
    }
    if table.game().turn() == Turn::Over {
        return Err(Fault::new(FaultKind::Turn, "the game is over"));
    }
    let first = table.game().length();
    let mut decisions = 0;
    while decisions < count {
        match table.game().turn() {
            Turn::Over => break,
            Turn::Chance => {
                table.game_mut().roll();
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap_or(Seat::new(0));
                let action = table.choose(seat, spec);
                let action =
                    action.ok_or_else(|| Fault::new(FaultKind::Internal, "the bot has no choice"))?;
                let game = table.game_mut();
                game.play(Actor::Seat(seat), &[action], Origin::Bot)
                    .map_err(|refused| fault_of(game, Actor::Seat(seat), refused, &Words::ENGLISH))?;
                decisions += 1;
            }
        }
    }
    applied(table.game(), first)
}

fn undo(game: &mut dyn AnyMatch, request: &Request<'_>) -> Answer {
    #[derive(Serialize)]
    struct Undone {
        undone: Vec<EntryJson>,
        actions: usize,
        turn: TurnJson,
    }
    let count: usize = request.optional("count", "a whole number")?.unwrap_or(1);
    let length = game.length();
    if count > length {
        return Err(Fault::new(FaultKind::Limit, format!("only {length} actions can be taken back")));
    }
    let undone = entries(game, length - count);
    game.undo(count);
    to_json(&Undone { undone, actions: game.length(), turn: TurnJson::from(game.turn()) })
}

fn perft(game: &dyn AnyMatch, request: &Request<'_>) -> Answer {
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
    match game.perft(depth, limit) {
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
