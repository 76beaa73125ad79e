//! One text for each kind of step, in two forms, so that a button and the log say the same.

use game::{Actor, Game};
use words::Value;

use crate::board::{Scene, WebBoard};

/// Whether a step is named on its button or told in the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StepText {
    /// On a button: "End the turn".
    Button,
    /// In the log: "Ada ends the turn."
    Log,
}

/// Says sentences about one step. Each text may use `who` and `on` besides its own values.
#[derive(Debug)]
pub(super) struct Teller<'a, G: Game> {
    pub(super) scene: &'a Scene<'a, G>,
    who: &'a str,
    form: StepText,
}

impl<'a, G: WebBoard> Teller<'a, G> {
    pub(super) fn new(scene: &'a Scene<'a, G>, actor: Actor, form: StepText) -> Teller<'a, G> {
        let who = match actor {
            Actor::Seat(seat) => scene.name(seat),
            Actor::Chance => "",
        };
        Teller { scene, who, form }
    }

    /// The sentence of that name.
    pub(super) fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        let on = match self.form {
            StepText::Button => "button",
            StepText::Log => "log",
        };
        let mut all = vec![("on", on.into()), ("who", self.who.into())];
        all.extend_from_slice(values);
        self.scene.words.say_with(key, &all)
    }
}
