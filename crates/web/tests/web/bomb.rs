//! A game that fails: one of its actions panics, and so does its view when it is told to. It ends its table's task, and
//! nothing else.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use arena::Study;
use axum::http::StatusCode;
use bots::{Evaluate, Values};
use game::notation::ParseError;
use game::observation::Part;
use game::{
    Actions, Actor, BadOption, Chosen, Game, Illegal, Language, Observe, OptionSpec, Options, Outcomes,
    Players, Rng, RuleBook, Scores, Seat, Turn, View, Viewer,
};
use serde::{Deserialize, Serialize};
use web::WebBoard;

use crate::world::World;

thread_local! {
    /// Whether the next view of the game fails. A test and its tables are on one thread.
    static VIEW_FAILS: Cell<bool> = const { Cell::new(false) };
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Bomb {
    ticks: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Wire {
    Tick,
    Boom,
}

impl fmt::Display for Wire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wire::Tick => "tick",
            Wire::Boom => "boom",
        })
    }
}

impl FromStr for Wire {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Wire, ParseError> {
        match text {
            "tick" => Ok(Wire::Tick),
            "boom" => Ok(Wire::Boom),
            _ => Err(ParseError::new(text, "tick or boom")),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct NoOptions;

impl Options for NoOptions {
    const SPECS: &'static [OptionSpec] = &[Players::<1, 1>::option("1")];

    fn players(&self) -> usize {
        1
    }

    fn build(_: &Chosen<'_>) -> Result<NoOptions, BadOption> {
        Ok(NoOptions)
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![("players", "1".into())]
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct BombView(Bomb, Viewer);

impl View for BombView {
    type Game = Bomb;

    fn viewer(&self) -> Viewer {
        self.1
    }

    fn imagine(&self, _: &mut impl Rng) -> Bomb {
        self.0.clone()
    }
}

impl Game for Bomb {
    const NAME: &'static str = "bomb";
    const RULES_VERSION: u32 = 1;

    type Options = NoOptions;
    type Action = Wire;
    type View = BombView;

    fn new(_: &NoOptions) -> Bomb {
        Bomb { ticks: 0 }
    }

    fn options(&self) -> NoOptions {
        NoOptions
    }

    fn turn(&self) -> Turn {
        Turn::of(Seat::new(0))
    }

    fn legal(&self, _: Seat, out: &mut Actions<Wire>) {
        out.clear();
        out.extend([Wire::Tick, Wire::Boom]);
    }

    fn chance(&self, out: &mut Outcomes<Wire>) {
        out.clear();
    }

    fn sample(&self, _: &mut impl Rng) -> Wire {
        Wire::Tick
    }

    fn check(&self, _: Actor, _: Wire) -> Result<(), Illegal> {
        Ok(())
    }

    fn apply(&mut self, _: Actor, action: Wire) {
        assert!(action != Wire::Boom, "the bomb goes off, as this test wants it");
        self.ticks = self.ticks.wrapping_add(1);
    }

    fn score(&self) -> Option<Scores> {
        None
    }

    fn view(&self, viewer: Viewer) -> BombView {
        assert!(!VIEW_FAILS.take(), "the next view fails, as this test wants it");
        BombView(self.clone(), viewer)
    }

    fn rulebook(_: Language) -> &'static RuleBook {
        static RULES: LazyLock<RuleBook> = LazyLock::new(|| RuleBook::parse("# Bomb").unwrap());
        &RULES
    }
}

/// No net reads it.
impl Observe for Bomb {
    const OBSERVATION_VERSION: u32 = 1;
    const OBSERVATION: &'static [Part] = &[];
    const ACTIONS: &'static [Part] = &[];

    fn observe(_: &BombView, _: &mut [f32]) {}

    fn number(_: &BombView, _: Wire) -> Option<u32> {
        None
    }

    fn action(_: &BombView, _: u32) -> Option<Wire> {
        None
    }
}

impl Evaluate for Bomb {
    fn value(&self) -> Values {
        Values::default()
    }

    fn rate(&self, _: Seat, legal: &[Wire], ratings: &mut Vec<f32>) {
        ratings.clear();
        ratings.resize(legal.len(), 0.0);
    }
}

/// The plain page of a game without a board of its own.
impl Study for Bomb {}

impl WebBoard for Bomb {}

#[tokio::test]
async fn a_panic_ends_the_task_of_its_table_and_nothing_else() {
    let world = World::new().await;
    let mut anna = world.person();
    let other = anna.open("century-solo", &[]).await;
    let bomb = anna.open("bomb", &[]).await;
    let look = anna.wait(&bomb).await;
    let ticked = anna.act(&look, "tick").await;
    assert_eq!(ticked.status, StatusCode::SEE_OTHER);

    let look = anna.wait(&bomb).await;
    let number = look["number"].clone();
    let failed = anna.act(&look, "boom").await;
    assert_eq!(failed.status, StatusCode::INTERNAL_SERVER_ERROR);

    // The table is woken as it was stored, and the others never noticed.
    let look = anna.wait(&bomb).await;
    assert_eq!(look["number"], number);
    assert_eq!(look["view"][0]["ticks"], 1);
    assert_eq!(anna.act(&look, "tick").await.status, StatusCode::SEE_OTHER);
    let look = anna.wait(&other).await;
    assert_eq!(anna.act(&look, "rest").await.status, StatusCode::SEE_OTHER);
    let metrics = anna.get("/metrics").await.body;
    assert!(metrics.contains("kaupang_table_panics_total 2"), "{metrics}");
}

/// What was stored before its page failed is not done again when the table is asked once more.
#[tokio::test]
async fn a_line_of_chat_is_said_once_though_the_task_ends_before_it_has_answered() {
    let world = World::new().await;
    let mut anna = world.person();
    let bomb = anna.open("bomb", &[]).await;
    // A post without a key gets one on its way.
    for (word, post) in [
        ("hello", serde_json::json!({"line": "hello", "key": "k1"})),
        ("goodbye", serde_json::json!({"line": "goodbye"})),
    ] {
        VIEW_FAILS.set(true);
        let said = anna.post_json(&format!("/api/v1/tables/{bomb}/chat"), &post).await;
        assert_eq!(said.status, StatusCode::OK);
        assert!(!VIEW_FAILS.get(), "the task has failed");
        assert_eq!(anna.get(&format!("/t/{bomb}")).await.body.matches(word).count(), 1);
    }
}

#[tokio::test]
async fn a_game_without_a_board_has_a_page_that_can_be_played() {
    let world = World::new().await;
    let mut anna = world.person();
    let bomb = anna.open("bomb", &[]).await;
    let page = anna.get(&format!("/t/{bomb}")).await.body;
    assert!(page.contains("ticks") && page.contains("value=\"tick\""), "{page}");
}
