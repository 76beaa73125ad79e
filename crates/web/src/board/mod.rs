//! How games look in a browser: one file a game, and one Fluent file for its texts.
//!
//! A board is drawn from a [`Scene`]: a view, so that it can't show what its viewer may not know, and the legal actions
//! of the viewer, so that everything clickable is legal. The page around it (status sentence, list of choices, player
//! panels, log, chat) is the same for all games.
//!
//! To give a game a board of its own, implement [`WebBoard`] in a file here; each method has a plain stand-in, so
//! `impl WebBoard for MyGame {}` is a playable page already. The rules of drawing:
//!
//! - Everything that moves has an `id` that it keeps wherever it goes; the script then moves it there.
//! - What can be clicked is made by [`Scene::choice`] (HTML), which is a plain element when the action is not legal, or by
//!   `draw::Targets` (real buttons inside a drawing).
//! - Never color alone: color, shape and letter. Colors are classes of `assets/board.css`, which has a light and
//!   a dark set; `style` attributes are refused by the content security policy.
//! - No text stands in the code: [`Words::say`] with names of the game's Fluent file.

mod century;
mod century_solo;
mod counters;
mod draw;
mod generic;
mod landnam;
mod merchants;
mod puerto_rico;
mod spice;
mod voice;

use bots::Evaluate;
use game::{Actor, Game, Seat, Viewer};
use maud::{Markup, html};

use crate::words::Words;

pub(crate) use counters::fields as counter_fields;
pub use counters::{Amounts, Counter, CounterSide, Counters};

/// What the browser needs of a game beyond its rules.
pub trait WebBoard: Evaluate {
    /// The picture of the front page: an SVG drawing of 240 by 120.
    fn picture() -> Markup {
        generic::picture()
    }

    /// The table: what lies in the middle, and what is the viewer's own.
    fn board(scene: &Scene<'_, Self>) -> Markup {
        generic::draw(scene)
    }

    /// What a player's panel shows below the name: points, goods, cards, as far as they are public.
    fn panel(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        let _ = (scene, seat);
        html! {}
    }

    /// What is asked of whoever is to act, as a part of a sentence: "play, acquire, rest or claim".
    fn ask(scene: &Scene<'_, Self>) -> String {
        scene.words.say("ask-any")
    }

    /// What an action is called on its button.
    fn label(scene: &Scene<'_, Self>, action: Self::Action) -> String {
        let _ = scene;
        action.to_string()
    }

    /// The sentence of the log about `action`, which `scene` shows the table before.
    fn tell(scene: &Scene<'_, Self>, actor: Actor, action: Self::Action) -> String {
        generic::tell(scene, actor, action)
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

    /// The key of a score's source in the Fluent files, such as `score-century-gold-coins`.
    fn source_key(source: &str) -> String {
        format!("score-{source}")
    }
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

    /// A rule as a title tells it: its clause and its sentence.
    #[must_use]
    pub fn rule(&self, clause: &str) -> String {
        let sentence = G::rulebook().sentence(clause).unwrap_or("");
        self.words.say_with("board-rule", &[("clause", clause), ("text", sentence)])
    }

    /// A part of the page that carries out `action` where it is legal, and is just shown where it is not.
    #[must_use]
    pub fn choice(&self, id: &str, class: &str, action: G::Action, body: &Markup) -> Markup {
        self.choice_with(id, class, action, "", body)
    }

    /// The same, with a title that tells more about it.
    #[must_use]
    pub fn choice_with(
        &self,
        id: &str,
        class: &str,
        action: G::Action,
        title: &str,
        body: &Markup,
    ) -> Markup {
        if !self.can(action) {
            let title = (!title.is_empty()).then_some(title);
            return html! { span id=(id) class=(class) title=[title] { (body) } };
        }
        let label = G::label(self, action);
        let title = if title.is_empty() { label.clone() } else { format!("{label}\n{title}") };
        html! {
            button id=(id) class={ (class) " hot" } type="submit" name="action" value=(action)
                aria-label=(label) title=(title) { (body) }
        }
    }
}
