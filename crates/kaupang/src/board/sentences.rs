//! What a game says in a terminal: what it says in a browser, in any language, beside what is typed.

use game::{Actor, Seat, Turn, Viewer};
use web::board::Scene;
use words::{Value, Words};

use crate::registry::Table;
use crate::text::unhyphenated;

/// One sentence for whoever is to act, or for those who watch them.
pub fn status<G: Table>(words: &Words, view: &G::View, turn: Turn) -> String {
    let viewer = game::View::viewer(view);
    let seats = match turn {
        Turn::Over => return words.say("status-over"),
        Turn::Chance => return words.say("status-chance"),
        Turn::Seats(seats) => seats,
    };
    let own = seats.into_iter().find(|&seat| viewer.is(seat));
    let asked = own.or(seats.first()).map_or(viewer, Viewer::Seat);
    let ask = ("ask", Value::Text(with_scene::<G, _>(words, view, asked, G::ask)));
    if own.is_some() {
        return unhyphenated(&words.say_with("status-you", &[ask]));
    }
    let names: Vec<String> = seats.into_iter().map(|seat| seat.to_string()).collect();
    let who = Value::Text(words.names(names.iter().map(String::as_str)));
    unhyphenated(&words.say_with("status-other", &[("who", who), ("count", names.len().into()), ask]))
}

/// What an action is called; nothing where that is what is typed.
pub fn meaning<G: Table>(words: &Words, view: &G::View, actor: Actor, action: G::Action) -> String {
    let viewer = match actor {
        Actor::Seat(seat) => Viewer::Seat(seat),
        Actor::Chance => Viewer::Spectator,
    };
    let label = with_scene::<G, _>(words, view, viewer, |scene| G::label(scene, action));
    if label == action.to_string() { String::new() } else { unhyphenated(&label) }
}

/// What the log tells of an action.
pub fn told<G: Table>(words: &Words, view: &G::View, actor: Actor, action: G::Action) -> String {
    let viewer = game::View::viewer(view);
    unhyphenated(&with_scene::<G, _>(words, view, viewer, |scene| G::tell(scene, actor, action)))
}

/// What a source of points is called.
pub(crate) fn source<G: Table>(words: &Words, source: &str) -> String {
    words.lookup(&G::source_key(source)).unwrap_or_else(|| source.to_owned())
}

fn with_scene<G: Table, T>(
    words: &Words,
    view: &G::View,
    viewer: Viewer,
    tell: impl FnOnce(&Scene<'_, G>) -> T,
) -> T {
    let names: Vec<String> = Seat::all(Seat::LIMIT).map(|seat| seat.to_string()).collect();
    let (legal, since) = (&[], &[]);
    tell(&Scene { view, viewer, legal, since, kept: None, thrown: None, turns: 0, names: &names, words })
}
