//! How games look in a browser: a folder a game, and one Fluent file for its texts.
//!
//! A board is drawn from a [`Scene`]: a view, so that it can't show what its viewer may not know, and the legal actions
//! of the viewer, so that everything clickable is legal. The page around it (status sentence, list of choices, player
//! panels, log, chat) is the same for all games.
//!
//! To give a game a board of its own, implement [`WebBoard`] in a folder here; each method has a plain stand-in, so
//! `impl WebBoard for MyGame {}` is a playable page already. The rules of drawing:
//!
//! - The board is one element with the classes `board` and the game's name, which fills the room that the frame leaves.
//!   On a phone, parts with the class `mine` are under the tab "Mine", parts with `common` under "Board".
//! - Everything that moves has an `id` that it keeps wherever it goes; the script then moves it there. What can't keep
//!   one, as pieces that are counted or stand at a place, is told by [`WebBoard::moves`].
//! - What can be clicked is made by [`Scene::choice`] (HTML), which is a plain element when the action is not legal, or
//!   is a real button inside a drawing. What is picked as a set is made by [`Scene::pick`]. An action that has no place
//!   on the board is a button of the bar ([`WebBoard::bar`]) or stands in the folded list of all actions only.
//! - Tips are attributes: `data-tip` has lines of text, the first one the name, `data-rule` a clause, and `data-why` an
//!   action that can't be done now ([`Scene::why`]): the table is asked why not. Places of a map have their kind and
//!   name instead (`data-place`), and a chosen tool or the map the action with `*` for the place (`data-asks`). No
//!   `title`s.
//! - Never color alone: color, shape and letter. Colors have names, by day and by night: those that several sheets use
//!   in `assets/css/colors.css`, those of one game at the head of its sheet `assets/css/GAME.css`, where its rules are,
//!   too. `style` attributes are refused by the content security policy.
//! - Drawings that never change are symbols of `assets/svg/GAME.svg`, shown by [`symbol`].
//! - No text stands in the code: [`Words::say`] with names of the game's Fluent file.

mod century;
mod counters;
mod draw;
mod generic;
mod landnam;
#[cfg(test)]
mod letter_tests;
mod merchants;
mod moves;
mod puerto_rico;
mod teller;

use std::sync::Arc;

use arena::Study;
use bots::Evaluate;
use game::{Actor, Clause, Game, Plain, Scores, Seat, Viewer};
use maud::{Markup, html};

use crate::assets;
use words::{Thing, Words};

pub(crate) use counters::fields as counter_fields;
pub use counters::{Amounts, Counter, CounterSide, Counters};
pub(crate) use moves::panel_id;
pub use moves::{Passed, PieceMove};

/// What the browser needs of a game beyond its rules.
pub trait WebBoard: Evaluate + Study {
    /// A drawing that never changes, such as land and sea of a map, by the name that a board has put into its address:
    /// `/drawing/GAME/NAME`. Browsers keep it, so another content needs another name.
    fn drawing(name: &str) -> Option<Arc<str>> {
        let _ = name;
        None
    }

    /// The table: what lies in the middle, and what is the viewer's own.
    fn board(scene: &Scene<'_, Self>) -> Markup {
        generic::draw(scene)
    }

    /// A part of the board alone, for the drawn examples of the rules page: by its name, with whose or what of it is
    /// to be seen. Nothing if there is no such part.
    fn part(scene: &Scene<'_, Self>, name: &str, of: &[&str]) -> Option<Markup> {
        let _ = (scene, name, of);
        None
    }

    /// The parts of the board that a decision between some actions is about, for a picture of it: by the names that
    /// [`part`](WebBoard::part) knows, each with whose or what of it is to be seen.
    fn parts_about(view: &Self::View, seat: Seat, actions: &[Self::Action]) -> Vec<String> {
        let _ = (view, seat, actions);
        Vec::new()
    }

    /// The style sheet of the board, of those in `assets`.
    fn sheet() -> &'static str {
        "css/generic.css"
    }

    /// What stands beside a player's name on the panel: points, coins, a sign of office.
    fn headline(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        let _ = (scene, seat);
        html! {}
    }

    /// What a player's panel shows below the name: goods, cards, buildings, as far as they are public.
    fn panel(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        let _ = (scene, seat);
        html! {}
    }

    /// The score sheet of a game that one plays alone: the points of all sides in earlier games, the oldest first, and
    /// this one's so far.
    fn score_sheet(scene: &Scene<'_, Self>, earlier: &[Vec<i32>]) -> Option<Markup> {
        let _ = (scene, earlier);
        None
    }

    /// Whose turn it is, where others may be asked for something in the middle of it.
    fn active(view: &Self::View) -> Option<Seat> {
        let _ = view;
        None
    }

    /// What is asked of whoever is to act, as a part of a sentence: "play, acquire, rest or claim".
    fn ask(scene: &Scene<'_, Self>) -> String {
        scene.words.say("ask-any")
    }

    /// Where the game stands, beside the question: the round, the phase, who has the privilege.
    fn moment(scene: &Scene<'_, Self>) -> Markup {
        let _ = scene;
        html! {}
    }

    /// Why the game is over, where the position tells it and it isn't always the same.
    fn ending(scene: &Scene<'_, Self>) -> Option<String> {
        let _ = scene;
        None
    }

    /// The actions that are no place on the board: roll, pass, end, rest. Those that are not legal are left out by the
    /// frame.
    fn bar(scene: &Scene<'_, Self>) -> Vec<BarButton<Self::Action>> {
        let _ = scene;
        Vec::new()
    }

    /// The set that is to be chosen now, if it is one: its elements on the board are made by [`Scene::pick`].
    fn picks(scene: &Scene<'_, Self>) -> Option<Picks<Self::Action>> {
        let _ = scene;
        None
    }

    /// What stands in the bar beside a set that is chosen in the game's own way: how many are left, and what does all
    /// of it at once.
    fn set_bar(scene: &Scene<'_, Self>) -> Markup {
        let _ = scene;
        html! {}
    }

    /// The pieces that a step has brought from one place to another, as its viewer's page shows them. A piece that
    /// keeps its id wherever it goes needs none.
    fn moves(step: &Passed<'_, Self>) -> Vec<PieceMove> {
        let _ = step;
        Vec::new()
    }

    /// How many things of the viewer's own can be used now that a phone shows on another tab than the board's.
    fn at_hand(scene: &Scene<'_, Self>) -> usize {
        let _ = scene;
        0
    }

    /// What an action is called on its button.
    fn label(scene: &Scene<'_, Self>, action: Self::Action) -> String {
        let _ = scene;
        action.to_string()
    }

    /// What speaks for an action of the viewer's, in words, the most important first: what it brings at once, and who
    /// may be quicker. It follows from the view alone.
    fn reasons(scene: &Scene<'_, Self>, action: Self::Action) -> Vec<String> {
        let _ = (scene, action);
        Vec::new()
    }

    /// A line of the log about what chance does with a step that the reader may not see; it tells no more than they
    /// know.
    fn tell_hidden(scene: &Scene<'_, Self>) -> Option<String> {
        let _ = scene;
        None
    }

    /// The sentence of the log about `action`, which `scene` shows the table before.
    fn tell(scene: &Scene<'_, Self>, actor: Actor, action: Self::Action) -> String {
        generic::tell(scene, actor, action)
    }

    /// What an outcome of chance is called in a list of those of its kind, whose heading says what they are.
    fn outcome(scene: &Scene<'_, Self>, action: Self::Action) -> String {
        Self::tell(scene, Actor::Chance, action)
    }

    /// The clause that says what an action does where the game stands; who may not see the action is told it, too
    /// ([`Game::clause_of`]).
    fn clause_at(view: &Self::View, action: Self::Action) -> Option<Clause> {
        let _ = view;
        Self::clause_of(action)
    }

    /// The heading under which an action is listed; actions without one come first.
    fn group(action: Self::Action) -> Option<&'static str> {
        let _ = action;
        None
    }

    /// What can be put together with counters now: offers that are too many to be listed, or several steps at once.
    fn counters(scene: &Scene<'_, Self>) -> Option<Counters> {
        let _ = scene;
        None
    }

    /// The steps that the numbers of such a form mean; nothing if they mean none. They are checked like any others.
    fn composed(view: &Self::View, what: &str, amounts: &Amounts) -> Option<Vec<Self::Action>> {
        let _ = (view, what, amounts);
        None
    }

    /// Whether `action` is a throw of dice that stay on the table, for all to see, until the next one.
    fn is_throw(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Whether the board goes on showing a step until the next one of its kind, also after the viewer has acted: what
    /// the automa did, and what came of it.
    fn is_kept_in_sight(actor: Actor, action: Self::Action) -> bool {
        let _ = (actor, action);
        false
    }

    /// The scores as they stand in any state, for the picture of the points over a game that is over; nothing if there
    /// is none.
    fn standing(state: &Self) -> Option<Scores> {
        state.score()
    }

    /// Whether there is exactly one such action in every turn, so that turns can be counted by it.
    fn is_turn(action: Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Whether that action begins its turn or ends it.
    const TURN_MARK: TurnMark = TurnMark::Ends;

    /// Where the game can stand when somebody has to decide, by the names that lessons of the guided first game go by.
    const LESSON_PHASES: &'static [&'static str] = &[];

    /// Where the game stands, by one of these names; empty where nobody has to decide.
    fn lesson_phase(view: &Self::View) -> &'static str {
        let _ = view;
        ""
    }

    /// What lessons call the step that is suggested: the first word of its notation, where that says what it is about.
    fn lesson_step(view: &Self::View, action: Self::Action) -> String {
        let _ = view;
        crate::guide::first_word(action)
    }

    /// Whether `action`, right after `before`, is a further step of what the page posts at once: of a set, or of a
    /// journey.
    fn continues(before: Self::Action, action: Self::Action) -> bool {
        Self::in_any_order(before) && Self::in_any_order(action)
    }

    /// The steps of somebody's choice as the board lets people make them.
    fn on_board(scene: &Scene<'_, Self>, steps: Vec<Self::Action>) -> OnBoard<Self::Action> {
        let _ = scene;
        OnBoard { shown: steps.clone(), steps, name: None }
    }

    /// The key of a score's source in the Fluent files, such as `score-century-gold-coins`.
    fn source_key(source: &str) -> String {
        format!("score-{source}")
    }

    /// What an item is called that [`Study`] notes under a topic; nothing where statistics don't tell of it.
    fn deed(topic: &str, item: &str) -> Option<Thing> {
        let _ = (topic, item);
        None
    }
}

/// The stand-ins, for a game that has nothing but its rules.
impl<G: Game> WebBoard for Plain<G> {}

/// Where in its turn the action stands that turns are counted by ([`WebBoard::is_turn`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TurnMark {
    /// It is the first of its turn.
    Begins,
    /// It is the last of its turn.
    Ends,
}

/// A button of the bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarButton<A> {
    /// What it does.
    pub action: A,
    /// What it says.
    pub label: String,
    /// How much it wants to be pressed.
    pub tone: Tone,
    /// The letter that presses it; not one of the frame's: a, h, l, u.
    pub key: Option<char>,
}

/// How much a button wants to be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// The one that one presses nearly always.
    Primary,
    /// One of several.
    Plain,
}

/// A choice of several steps in any order, posted at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picks<A> {
    /// At least this many steps have to be picked, unless `done` ends the choice early.
    pub least: u8,
    /// At most this many steps can be picked.
    pub most: u8,
    /// What ends the choice before all steps are picked, if that is allowed.
    pub done: Option<A>,
    /// What the button says; `#` stands for the number of picked steps.
    pub send: String,
}

/// A choice of one or several steps as a board lets people make it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnBoard<A> {
    /// What is posted.
    pub steps: Vec<A>,
    /// What is clicked for it: the same, unless some of it would go by itself.
    pub shown: Vec<A>,
    /// What the steps are called if they have a name together.
    pub name: Option<String>,
}

/// A symbol of one of the drawings among the assets: `symbol("svg/century.svg", "camel")`.
#[must_use]
pub fn symbol(file: &'static str, name: &str) -> Markup {
    html! { use href={ (assets::path(file)) "#" (name) } {} }
}

/// What a button of the board does, for those who can't see where it lies. It stands beside what the button shows
/// instead of in its place, because who speaks to the browser says what they read.
pub(crate) fn aloud(label: &str) -> Markup {
    html! { span .unseen { (label) } }
}

/// Why the viewer can't accept an offer: what they would have to have.
pub(crate) fn lacking(words: &Words, what: &str) -> Markup {
    html! { p .offer-lack { (words.say_with("offer-lack", &[("what", what.into())])) } }
}

/// Where it is told how long an offer is the viewer's before bots may take it. How long that is says the frame, and the
/// script counts (`clock.js`); its room is kept where there is nothing to tell.
pub(crate) fn offer_clock(words: &Words) -> Markup {
    html! {
        p #offer-clock .offer-clock data-left=(words.say("offer-left")) data-over=(words.say("offer-over")) {}
    }
}

/// A step that was made since the viewer's own last one.
#[derive(Debug, Clone)]
pub struct Happened<G: Game> {
    /// Who made it.
    pub actor: Actor,
    /// The step; nothing if the viewer may not know it.
    pub action: Option<G::Action>,
    /// What the viewer saw before.
    pub before: G::View,
}

/// A step that stays in sight.
#[derive(Debug, Clone)]
pub struct Kept<G: Game> {
    /// Its place in the record.
    pub place: usize,
    /// The step; nothing if the viewer may not know it.
    pub action: Option<G::Action>,
    /// What the viewer saw before.
    pub before: G::View,
    /// What the viewer saw after it.
    pub after: G::View,
}

/// What a board is drawn from.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a, G: Game> {
    /// What the viewer may know.
    pub view: &'a G::View,
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// The viewer's legal actions, sorted; empty if it is not their turn.
    pub legal: &'a [G::Action],
    /// What has happened since the viewer's own last step, the oldest first; empty where the past is told.
    pub since: &'a [Happened<G>],
    /// The last step that stays in sight (see [`WebBoard::is_kept_in_sight`]), as far as the page tells the past.
    pub kept: Option<&'a Kept<G>>,
    /// The dice that lie on the table, by the last throw, and its place in the record.
    pub thrown: Option<(usize, G::Action)>,
    /// How many actions there were of those that turns are counted by; 0 where the past is told.
    pub turns: usize,
    /// The names of the players, in seat order.
    pub names: &'a [String],
    /// The texts.
    pub words: &'a Words,
}

impl<G: WebBoard> Scene<'_, G> {
    /// The viewer's seat, if they have one.
    #[must_use]
    pub fn me(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether the viewer may do this now.
    #[must_use]
    pub fn can(&self, action: G::Action) -> bool {
        self.legal.binary_search(&action).is_ok()
    }

    /// The name of a player.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Whether what `what` reads off a view is another than when the viewer last acted; such things keep a mark (the
    /// class `fresh`) until the viewer acts again.
    #[must_use]
    pub fn is_new<T: PartialEq>(&self, what: impl Fn(&G::View) -> T) -> bool {
        self.since.first().is_some_and(|first| what(&first.before) != what(self.view))
    }

    /// How much a number has grown or shrunk since the viewer last acted, as a small tag; nothing if it is the same.
    #[must_use]
    pub fn change<N: Into<i64>>(&self, number: impl Fn(&G::View) -> N) -> Markup {
        let before = self.since.first().map(|first| number(&first.before).into());
        let grown = before.map_or(0, |before| number(self.view).into() - before);
        html! {
            @if grown != 0 { i .delta .less[grown < 0] aria-hidden="true" { @if grown > 0 { "+" } @else { "−" } (grown.abs()) } }
        }
    }

    /// A rule as a title tells it: its clause and its sentence.
    #[must_use]
    pub fn rule(&self, clause: &str) -> String {
        let sentence = G::rulebook(self.words.language()).sentence(clause).unwrap_or("");
        self.words.say_with("board-rule", &[("clause", clause.into()), ("text", sentence.into())])
    }

    /// The clause that says what an action does now.
    #[must_use]
    pub fn clause(&self, action: G::Action) -> Option<Clause> {
        G::clause_at(self.view, action)
    }

    /// What can be asked about something that can't be done now: why not. Nobody asks who only watches.
    #[must_use]
    pub fn why(&self, action: G::Action) -> Option<G::Action> {
        self.me().map(|_| action)
    }

    /// A part of the page that carries out `action` where it is legal, and is just shown where it is not.
    #[must_use]
    pub fn choice(&self, id: &str, class: &str, action: G::Action, body: &Markup) -> Markup {
        self.choice_with(id, class, action, "", body)
    }

    /// The same, with a tip: lines of text, of which the first is the name.
    #[must_use]
    pub fn choice_with(&self, id: &str, class: &str, action: G::Action, tip: &str, body: &Markup) -> Markup {
        let text = (!tip.is_empty()).then_some(tip);
        if !self.can(action) {
            return html! { span id=(id) class=(class) data-tip=[text] data-rule=[self.clause(action)] data-why=[self.why(action)] { (body) } };
        }
        html! {
            button id=(id) class={ (class) " hot" } type="submit" name="action" value=(action) data-tip=[text] data-rule=[self.clause(action)] {
                (body) (aloud(&G::label(self, action)))
            }
        }
    }

    /// An element of a set that is chosen by [`WebBoard::picks`]: one step, or several that go further at each click.
    /// Without the script it carries out its first step.
    #[must_use]
    pub fn pick(&self, id: &str, class: &str, steps: &[G::Action], tip: &str, body: &Markup) -> Markup {
        let text = (!tip.is_empty()).then_some(tip);
        // Steps of a set are accepted in any order, also those that are not listed now.
        let Some(&first) = steps.first().filter(|_| !self.legal.is_empty()) else {
            let rule = steps.first().and_then(|&first| self.clause(first));
            return html! { span id=(id) class=(class) data-tip=[text] data-rule=[rule] { (body) } };
        };
        let all: Vec<String> = steps.iter().map(ToString::to_string).collect();
        html! {
            button id=(id) class={ (class) " hot" } type="submit" name="action" value=(first) data-pick=(all.join("|")) data-tip=[text] data-rule=[self.clause(first)] {
                (body) (aloud(&G::label(self, first)))
            }
        }
    }
}
