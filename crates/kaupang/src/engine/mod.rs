//! The engine: JSON lines in, JSON lines out, for other programs.
//!
//! Every line of the input gets just one line as its answer, whatever it holds, and the engine goes on. The protocol
//! is described in `docs/engine-protocol.md`, and a test plays its transcript.

mod commands;
mod fault;
mod opening;
mod playout;
mod request;
mod rules;
mod table;

use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::{Context, Result};
use game::OptionSpec;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::engine::commands::{COMMANDS, CommandHelp};
use crate::engine::fault::{Fault, FaultKind};
use crate::engine::request::Request;
use crate::engine::table::EngineTable;
use crate::lines::{Line, Lines};
use crate::registry::{self, About};

/// The version of the protocol; it rises when an old client would no longer understand the answers.
pub const VERSION: u32 = 1;

/// A longer line is refused and skipped.
pub const LONGEST_LINE: usize = 1 << 20;

/// Answers the requests of `input` until it ends or says `quit`.
///
/// # Errors
/// If the input can't be read or the output can't be written.
pub fn serve(input: impl BufRead, output: &mut dyn Write) -> Result<()> {
    let mut lines = Lines::new(input, LONGEST_LINE);
    let mut engine = Conversation::default();
    while let Some(line) = lines.next().context("the input can't be read")? {
        let answer = engine.answer(&line);
        writeln!(output, "{answer}")?;
        output.flush()?;
        if engine.has_quit {
            break;
        }
    }
    Ok(())
}

/// The engine between two requests.
#[derive(Default)]
struct Conversation {
    table: Option<Box<dyn EngineTable>>,
    has_quit: bool,
}

/// The JSON text of a result, or what went wrong.
type Answer = std::result::Result<String, Fault>;

impl Conversation {
    /// The answer to one line: one line of JSON, without its end.
    fn answer(&mut self, line: &Line) -> String {
        let text = match line {
            Line::Text(text) => text,
            Line::TooLong => {
                let message = format!("a line has at most {LONGEST_LINE} bytes; this one was skipped");
                return line_of(None, Err(Fault::new(FaultKind::TooLong, message)));
            }
            Line::NotUtf8(place) => {
                let message = format!("the line is not valid UTF-8 at byte {place}");
                return line_of(None, Err(Fault::new(FaultKind::Utf8, message)));
            }
        };
        match Request::read(text) {
            Err(fault) => line_of(None, Err(fault)),
            Ok(request) => {
                let id = request.id();
                line_of(id, self.guarded(|engine| engine.obey(&request)))
            }
        }
    }

    /// A panic is a fault of the program. It must not end the conversation, but nobody knows what state it left the
    /// table in.
    fn guarded(&mut self, obey: impl FnOnce(&mut Conversation) -> Answer) -> Answer {
        catch_unwind(AssertUnwindSafe(|| obey(&mut *self))).unwrap_or_else(|_| {
            self.table = None;
            let message = "this is a fault of the program; the game was dropped, the engine goes on";
            Err(Fault::new(FaultKind::Internal, message))
        })
    }

    fn obey(&mut self, request: &Request<'_>) -> Answer {
        request.check_fields()?;
        match request.command() {
            "help" => to_json(&Help { protocol: VERSION, commands: COMMANDS }),
            "games" => to_json(&games(request)?),
            "new" | "position" => self.open(request),
            "load" => self.load(request),
            "rules" => rules::rules(request, self.table.as_deref()),
            "quit" => {
                self.has_quit = true;
                to_json(&serde_json::Map::new())
            }
            _ => match &mut self.table {
                Some(table) => table::obey(table.as_mut(), request),
                None => Err(Fault::new(FaultKind::NoGame, "there is no game yet: use new, position or load")),
            },
        }
    }

    fn open(&mut self, request: &Request<'_>) -> Answer {
        let game: String = request.required("game", "the name of a game")?;
        self.put(opening::open(&game, request)?)
    }

    fn load(&mut self, request: &Request<'_>) -> Answer {
        let text: String = request.required("record", "the text of a record")?;
        self.put(opening::load(&text)?)
    }

    fn put(&mut self, table: Box<dyn EngineTable>) -> Answer {
        let answer = table::summary(table.game());
        self.table = Some(table);
        answer
    }
}

#[derive(Serialize)]
struct Help {
    protocol: u32,
    commands: &'static [CommandHelp],
}

#[derive(Serialize)]
struct GameEntry {
    game: &'static str,
    title: String,
    players: Vec<usize>,
    options: &'static [OptionSpec],
    /// The maps at hand, by the ids that the option `map` takes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    maps: Vec<String>,
}

#[derive(Serialize)]
struct GameList {
    games: Vec<GameEntry>,
}

/// All games, or the one that the request names.
fn games(request: &Request<'_>) -> std::result::Result<GameList, Fault> {
    let wanted: Option<String> = request.optional("game", "the name of a game")?;
    if let Some(name) = &wanted {
        opening::check_name(name)?;
    }
    let entry = |about: About| GameEntry {
        game: about.name,
        title: about.title,
        players: about.players.collect(),
        options: about.options,
        maps: about
            .options
            .iter()
            .filter(|option| option.name == "map")
            .flat_map(OptionSpec::choices)
            .collect(),
    };
    let all = registry::about_all().into_iter();
    let games = all.filter(|about| wanted.as_ref().is_none_or(|name| about.name == name));
    Ok(GameList { games: games.map(entry).collect() })
}

/// The JSON text of a result.
fn to_json(result: &impl Serialize) -> Answer {
    serde_json::to_string(result)
        .map_err(|error| Fault::new(FaultKind::Internal, format!("the answer can't be written: {error}")))
}

/// An answer as a line; the id comes back as it was sent.
fn line_of(id: Option<&RawValue>, answer: Answer) -> String {
    let id = id.map_or(String::new(), |id| format!("\"id\":{},", id.get()));
    match answer {
        Ok(result) => format!("{{{id}\"ok\":true,\"result\":{result}}}"),
        Err(fault) => {
            // A fault is made of strings, which always have a JSON form.
            let error = serde_json::to_string(&fault).unwrap_or_default();
            format!("{{{id}\"ok\":false,\"error\":{error}}}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_answered_and_drops_the_table() {
        let mut engine = Conversation::default();
        engine.answer(&Line::Text(r#"{"command":"new","game":"century"}"#.into()));
        assert!(engine.table.is_some());
        let answer = engine.guarded(|_| panic!("on purpose"));
        assert_eq!(answer.unwrap_err().kind, FaultKind::Internal);
        assert!(engine.table.is_none());
    }

    /// Requests that lead everywhere, to be mangled.
    const REQUESTS: &[&str] = &[
        r#"{"command":"new","game":"century","options":{"players":3},"seed":7}"#,
        r#"{"command":"new","game":"century-solo","options":{"variant":"advanced"},"seed":7}"#,
        r#"{"command":"position","game":"century","state":{"players":2,"traders":[{"caravan":"YYYYYY","hand":["YY","up2","YY>G"]},{"caravan":"RG","gold":1}],"merchants":[{"card":"YYY","cubes":"RR"}],"points":["YYRR"]}}"#,
        r#"{"command":"position","game":"century-solo","state":{"phase":"automa","trader":{"hand":[],"played":["YY","up2"]},"merchants":[],"merchant_deck":[],"pyramid":["BBBBB","down","down","down","down","down","down","down","down","down"]}}"#,
        r#"{"command":"load","record":"kaupang record 1\ngame century\nrules 1\noptions players=2\nbegin\nchance start P2\nend 1\n"}"#,
        r#"{"command":"roll","all":true}"#,
        r#"{"command":"bot","count":30}"#,
        r#"{"command":"apply","action":"acquire 3","actor":"P1"}"#,
        r#"{"command":"check","action":"play YY>G x2"}"#,
        r#"{"command":"legal","seat":"P2","all":false}"#,
        r#"{"command":"view","viewer":"spectator"}"#,
        r#"{"command":"undo","count":3}"#,
        r#"{"command":"perft","depth":2,"limit":10000}"#,
        r#"{"command":"playout","games":2,"cap":500,"seed":1}"#,
        r#"{"command":"rules","clause":"CEN-20"}"#,
        r#"{"command":"record"}"#,
        r#"{"command":"state"}"#,
        r#"{"command":"score"}"#,
        r#"{"command":"chance"}"#,
    ];

    /// A request with a few letters changed, doubled, dropped, or taken from another one.
    fn mangled(rng: &mut game::FastRng) -> String {
        use game::Draw;
        let mut letters: Vec<char> = rng.pick(REQUESTS).chars().collect();
        for _ in 0..rng.below(4) {
            let place = rng.below(letters.len() as u32) as usize;
            let other: Vec<char> = rng.pick(REQUESTS).chars().collect();
            match rng.below(5) {
                0 => letters[place] = rng.pick(&other),
                1 => letters.insert(place, rng.pick(&letters)),
                2 => letters[place] = char::from(b'0' + rng.below(10) as u8),
                3 => {
                    let from = rng.below(other.len() as u32) as usize;
                    let to = (from + 1 + rng.below(20) as usize).min(other.len());
                    letters.splice(place..place, other[from..to].iter().copied());
                }
                _ => drop(letters.remove(place)),
            }
        }
        letters.into_iter().collect()
    }

    #[test]
    fn mangled_requests_get_an_answer_and_never_cause_a_fault_of_the_program() {
        let mut rng = game::random::fast(1);
        let mut engine = Conversation::default();
        let mut carried_out = 0;
        for _ in 0..30_000 {
            let request = mangled(&mut rng);
            let answer = engine.answer(&Line::Text(request.clone()));
            let read: serde_json::Value = serde_json::from_str(&answer).expect(&answer);
            assert_ne!(read["error"]["kind"], "internal", "{request}\n{answer}");
            carried_out += u32::from(read["ok"] == true);
        }
        assert!(carried_out > 3_000, "only {carried_out} requests were good enough to be carried out");
    }

    #[test]
    fn a_position_is_refused_in_the_language_that_is_asked_for() {
        let refusal = |game: &str, state: &str, lang: &str| {
            let request =
                format!(r#"{{"command":"position","game":"{game}","state":{state},"lang":"{lang}"}}"#);
            let answer = Conversation::default().answer(&Line::Text(request));
            let read: serde_json::Value = serde_json::from_str(&answer).expect(&answer);
            read["error"]["message"].as_str().expect(&answer).to_owned()
        };
        let few = r#"{"players":9}"#;
        assert_eq!(refusal("century", few, "en"), "the position is refused: Century is for 2 to 5 players");
        assert_eq!(
            refusal("century", few, "is"),
            "stöðunni er hafnað: Century er fyrir 2 til 5\u{a0}leikmenn"
        );
        // What the JSON library finds, and what the rules refuse, is told, too.
        let unknown = refusal("puerto-rico", r#"{"playerz":9}"#, "nn");
        assert!(
            unknown.starts_with("stillinga vert avvist: her finst ikkje noko felt «playerz»"),
            "{unknown}"
        );
        let robbed = r#"{"phase":{"stealing":"P1"},"seats":[{},{},{}]}"#;
        assert!(refusal("merchants", robbed, "en").contains("P1 is robbed: MOE-25: only an opponent"));
        for lang in ["is", "hu", "nn"] {
            let told = refusal("merchants", robbed, lang);
            assert!(
                told.contains("MOE-25") && !told.contains("robbed") && !told.contains("opponent"),
                "{told}"
            );
        }
    }

    #[test]
    fn every_command_of_the_help_is_known() {
        let mut engine = Conversation::default();
        for command in COMMANDS {
            let answer = engine.answer(&Line::Text(format!(r#"{{"command":"{}"}}"#, command.name)));
            assert!(!answer.contains("there is no command"), "{answer}");
        }
    }
}
