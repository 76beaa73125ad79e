//! What a game says in a terminal, in any language.
//!
//! English has sentences of its own here, which know the notation; other languages say what the browser says.

use game::{Actor, Language, Seat, Viewer};
use web::board::Scene;
use words::{Value, Words};

use crate::registry::Table;

/// One sentence for whoever is to act.
pub(crate) fn status<G: Table>(words: &Words, view: &G::View, person: Seat) -> String {
    if words.language() == Language::English {
        return G::status(view);
    }
    words.say_with(
        "status-you",
        &[("ask", Value::Text(with_scene::<G, _>(words, view, Viewer::Seat(person), G::ask)))],
    )
}

/// What an action means, in a few words.
pub(crate) fn meaning<G: Table>(words: &Words, view: &G::View, actor: Actor, action: G::Action) -> String {
    if words.language() == Language::English {
        return G::describe(view, actor, action);
    }
    with_scene::<G, _>(words, view, viewer_of(actor), |scene| G::label(scene, action))
}

/// What the log tells of an action beside its notation.
pub(crate) fn told<G: Table>(words: &Words, view: &G::View, actor: Actor, action: G::Action) -> String {
    if words.language() == Language::English {
        return G::describe(view, actor, action);
    }
    with_scene::<G, _>(words, view, game::View::viewer(view), |scene| G::tell(scene, actor, action))
}

/// What a source of points is called.
pub(crate) fn source<G: Table>(words: &Words, source: &str) -> String {
    if words.language() == Language::English {
        return source.to_owned();
    }
    words.lookup(&G::source_key(source)).unwrap_or_else(|| source.to_owned())
}

fn viewer_of(actor: Actor) -> Viewer {
    match actor {
        Actor::Seat(seat) => Viewer::Seat(seat),
        Actor::Chance => Viewer::Spectator,
    }
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
