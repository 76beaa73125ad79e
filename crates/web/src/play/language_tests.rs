//! Games played through in every language: whatever phase they come to, no reader finds a key, a placeholder, or
//! English.

use std::collections::{BTreeMap, BTreeSet};

use century::{Century, Solo};
use game::fair::Bytes32;
use game::random::fast;
use game::{Draw, Language, Options, Origin, Turn};
use landnam::Landnam;
use merchants::Merchants;
use puerto_rico::PuertoRico;

use super::*;
use crate::test_reading::Foreign;

/// At most so many positions of a game are drawn: those where something new is asked, and some others.
const DRAWN: usize = 60;

fn begun<G: WebBoard>(seed: u8, players: Option<usize>) -> Play<G> {
    let players = players.map(|players| players.to_string());
    let options = players
        .map_or(Ok(G::Options::default()), |players| G::Options::from_pairs([("players", players.as_str())]));
    let fair = Fair::new(Bytes32([seed; 32]), []);
    let mut play = Play::<G>::new(options.expect("a number of players"), fair);
    play.log_note(0, &Entry::Begin);
    play
}

/// One more step by lot; none if the game is over.
fn step<G: WebBoard>(play: &mut Play<G>, rng: &mut impl game::Rng) -> bool {
    if play.game.roll().is_none() {
        let Turn::Seats(seats) = play.game.state().turn() else { return false };
        let seat = rng.pick(&seats.into_iter().collect::<Vec<Seat>>());
        let action = rng.pick(&play.game.legal(seat));
        play.game.apply(Actor::Seat(seat), action, Origin::Chosen);
    }
    play.log_steps(play.game.length() as u64, 1);
    true
}

/// What is asked now, in English.
fn asks<G: WebBoard>(play: &Play<G>) -> String {
    let view = play.game.state().view(Viewer::Spectator);
    let watching = Reader { viewer: Viewer::Spectator, names: &[], words: &Words::ENGLISH };
    G::ask(&watching.scene(&view, &[]))
}

/// Whoever is to act, and somebody who isn't.
fn viewers<G: WebBoard>(play: &Play<G>) -> Vec<Viewer> {
    let seats = match play.game.state().turn() {
        Turn::Seats(seats) => seats.first(),
        _ => None,
    };
    seats.into_iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// Everything that a viewer's page says, one after the other.
fn page<G: WebBoard>(play: &Play<G>, viewer: Viewer, words: &Words) -> Vec<String> {
    let names: Vec<String> =
        Seat::all(play.game.players()).map(|seat| format!("Q{}", seat.index())).collect();
    let reader = Reader { viewer, names: &names, words };
    let parts = play.draw(&reader, Moment::Now);
    let mut texts = vec![parts.ask.clone(), parts.moment.into_string(), parts.board.into_string()];
    texts.extend(parts.headlines.into_iter().chain(parts.panels).map(maud::Markup::into_string));
    let actions: Vec<String> = parts.choices.iter().map(|choice| choice.action.clone()).collect();
    texts.extend(actions.iter().flat_map(|action| play.reasons(&reader, action)));
    let pictured = actions.first().zip(actions.last());
    let picture = pictured.and_then(|(first, last)| play.picture(&reader, [first, last]));
    texts.extend(picture.map(maud::Markup::into_string));
    texts.extend(parts.choices.into_iter().flat_map(|choice| [Some(choice.label), choice.group]).flatten());
    texts.extend(parts.log.into_iter().map(|line| line.text));
    texts.extend(parts.bar.into_iter().map(|button| button.label));
    texts.extend(parts.picks.map(|picks| picks.send));
    texts.extend(parts.counters.map(|counters| crate::board::counter_fields(words, &counters).into_string()));
    texts
}

/// Plays random games with `players` and looks at what is new in each language.
fn walk<G: WebBoard>(players: Option<usize>, games: u8, steps: usize) {
    let foreign: Vec<Foreign> = Language::ALL.into_iter().skip(1).map(Foreign::to).collect();
    let mut faults = BTreeMap::new();
    for seed in 0..games {
        let (mut play, mut rng) = (begun::<G>(seed, players), fast(u64::from(seed)));
        let mut asked = BTreeSet::new();
        let mut drawn = 0;
        for nth in 0..steps {
            if (asked.insert(asks(&play)) || nth % 40 == 0) && drawn < DRAWN {
                drawn += 1;
                for viewer in viewers(&play) {
                    for (foreign, language) in foreign.iter().zip(Language::ALL.into_iter().skip(1)) {
                        let texts = page(&play, viewer, &Words::new(language));
                        faults.extend(texts.iter().flat_map(|text| foreign.faults(text)));
                    }
                }
            }
            if !step(&mut play, &mut rng) {
                break;
            }
        }
    }
    assert!(faults.is_empty(), "{}: {faults:#?}", G::NAME);
}

#[test]
fn century_is_read_in_every_language() {
    walk::<Century>(Some(3), 2, 300);
    walk::<Solo>(None, 1, 200);
}

#[test]
fn puerto_rico_is_read_in_every_language() {
    walk::<PuertoRico>(Some(4), 2, 600);
}

#[test]
fn landnam_is_read_in_every_language() {
    walk::<Landnam>(Some(3), 3, 500);
}

#[test]
fn merchants_is_read_in_every_language() {
    walk::<Merchants>(Some(3), 3, 500);
}
