//! The parts of a table's page that only the game can draw, from the reader's own view.

use game::{Actions, AnyMatch, Seat, Turn, Viewer};
use maud::PreEscaped;

use crate::board::{BarButton, Picks, PieceMove, Scene, WebBoard};
use crate::cover::cover;
use crate::play::course::course;
use crate::play::{AnyPlay, Choice, GameParts, Moment, Play, Reader};

/// What an action is called, if the reader can do it now.
pub(super) fn label<G: WebBoard>(play: &Play<G>, reader: &Reader<'_>, action: &str) -> Option<String> {
    about(play, reader, action, G::label)
}

/// What speaks for an action, if the reader can do it now.
pub(super) fn reasons<G: WebBoard>(play: &Play<G>, reader: &Reader<'_>, action: &str) -> Vec<String> {
    about(play, reader, action, G::reasons).unwrap_or_default()
}

/// What `says` says of an action, if the reader can do it now.
fn about<G: WebBoard, T>(
    play: &Play<G>,
    reader: &Reader<'_>,
    action: &str,
    says: impl Fn(&Scene<'_, G>, G::Action) -> T,
) -> Option<T> {
    let Viewer::Seat(seat) = reader.viewer else { return None };
    let action: G::Action = action.parse().ok()?;
    let (view, legal) = (play.game.state().view(reader.viewer), play.game.choices(seat));
    let scene = reader.scene::<G>(&view, &legal);
    play.game.state().check(seat.into(), action).is_ok().then(|| says(&scene, action))
}

/// What is asked of whoever is to act.
pub(super) fn ask<G: WebBoard>(play: &Play<G>, reader: &Reader<'_>) -> String {
    let Viewer::Seat(seat) = reader.viewer else { return reader.words.say("ask-any") };
    let (view, legal) = (play.game.state().view(reader.viewer), play.game.choices(seat));
    G::ask(&reader.scene::<G>(&view, &legal))
}

pub(super) fn parts<G: WebBoard>(play: &Play<G>, reader: &Reader<'_>, moment: Moment) -> GameParts {
    let Reader { viewer, names, words } = *reader;
    let view = play.game.state().view(viewer);
    let legal = match viewer {
        Viewer::Seat(seat) if moment == Moment::Now => play.game.choices(seat),
        _ => Actions::new(),
    };
    let since = play.tail.since(&play.game, viewer);
    let kept = play.tail.kept(&play.game, viewer);
    let entries = &play.game.record().entries;
    let mut numbered = entries.iter().enumerate().map(|(place, &(_, action))| (place, action));
    let thrown = numbered.rfind(|&(_, action)| G::is_throw(action));
    let turns = entries.iter().filter(|&&(_, action)| G::is_turn(action)).count();
    let scene = Scene::<G> {
        view: &view,
        viewer,
        legal: &legal,
        since: &since,
        kept: kept.as_ref(),
        thrown,
        turns,
        names,
        words,
    };
    let counters = if legal.is_empty() { None } else { G::counters(&scene) };
    let (has_begun, is_over) = (moment != Moment::Before, play.game.state().turn() == Turn::Over);
    let seats = || Seat::all(if has_begun { play.game.players() } else { 0 });
    GameParts {
        ask: G::ask(&scene),
        active: G::active(&view),
        moment: if has_begun { G::moment(&scene) } else { PreEscaped(String::new()) },
        moves: has_begun.then(|| told_moves(play, viewer)),
        board: if has_begun { G::board(&scene) } else { cover(G::NAME) },
        picks: if legal.is_empty() { None } else { picks(&scene) },
        set_bar: if legal.is_empty() { PreEscaped(String::new()) } else { G::set_bar(&scene) },
        at_hand: G::at_hand(&scene),
        bar: bar(&scene),
        headlines: seats().map(|seat| G::headline(&scene, seat)).collect(),
        panels: seats().map(|seat| G::panel(&scene, seat)).collect(),
        choices: choices(&scene, counters.is_some()),
        counters,
        log: play.log(reader),
        course: (moment == Moment::Still && is_over).then(|| course(play.game.record())).flatten(),
        ending: is_over.then(|| G::ending(&scene)).flatten(),
    }
}

/// How many steps were made, and what the last of them have moved: for each piece the place of its step, its id, and
/// the id of where it came from. Ids have no spaces.
fn told_moves<G: WebBoard>(play: &Play<G>, viewer: Viewer) -> String {
    let mut text = play.game.record().entries.len().to_string();
    for (place, PieceMove { piece, from }) in play.tail.moves(&play.game, viewer) {
        text.push_str(&format!(" {place} {piece} {from}"));
    }
    text
}

/// What is picked together, in the notation of actions.
fn picks<G: WebBoard>(scene: &Scene<'_, G>) -> Option<Picks<String>> {
    let Picks { least, most, done, send } = G::picks(scene)?;
    Some(Picks { least, most, done: done.map(|done| done.to_string()), send })
}

/// The buttons of the bar that can be pressed now.
fn bar<G: WebBoard>(scene: &Scene<'_, G>) -> Vec<BarButton<String>> {
    let named = |BarButton { action, label, tone, key }: BarButton<G::Action>| BarButton {
        action: action.to_string(),
        label,
        tone,
        key,
    };
    G::bar(scene).into_iter().filter(|button| scene.can(button.action)).map(named).collect()
}

/// The list of what can be done. What the counters can put together needs no line of its own, unless there is nothing
/// else to list.
fn choices<G: WebBoard>(scene: &Scene<'_, G>, has_counters: bool) -> Vec<Choice> {
    let is_listed = |action: &&G::Action| !has_counters || !G::open_ended(**action);
    let lists_all = !scene.legal.iter().any(|action| is_listed(&action));
    let choice = |&action: &G::Action| Choice {
        action: action.to_string(),
        label: G::label(scene, action),
        clause: scene.clause(action),
        group: G::group(action).map(|key| scene.words.say(key)),
    };
    scene.legal.iter().filter(|action| lists_all || is_listed(action)).map(choice).collect()
}
