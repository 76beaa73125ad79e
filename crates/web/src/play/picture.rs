//! A decision as a picture: the parts of the board that it is about, with what was done and what else could have been.

use game::Viewer;
use maud::{Markup, PreEscaped, html};

use crate::board::WebBoard;
use crate::examples::{class_of, still};
use crate::page::mark::mark;
use crate::play::{Play, Reader};

/// The classes of what was done, and of what a bot would have done.
const CLASSES: [&str; 2] = ["made", "bots"];

/// The picture through the eyes of the reader, who can press nothing in it; nothing if the board has no part for it.
pub(super) fn picture<G: WebBoard>(
    play: &Play<G>,
    reader: &Reader<'_>,
    actions: [&str; 2],
) -> Option<Markup> {
    let Viewer::Seat(seat) = reader.viewer else { return None };
    let mut shown: Vec<G::Action> = actions.iter().filter_map(|action| action.parse().ok()).collect();
    shown.retain(|&action| play.game.state().check(seat.into(), action).is_ok());
    shown.sort_unstable();
    shown.dedup();
    let view = play.game.state().view(reader.viewer);
    let scene = reader.scene::<G>(&view, &shown);
    let part = |name: &String| {
        let mut named = name.split_whitespace();
        G::part(&scene, named.next()?, &named.collect::<Vec<&str>>())
    };
    let parts: Vec<Markup> = G::parts_about(&view, seat, &shown).iter().filter_map(part).collect();
    let drawn =
        html! { div class={ "drawn " (class_of::<G>()) } { div .shown { @for part in &parts { (part) } } } };
    let marked = actions
        .iter()
        .zip(CLASSES)
        .fold(drawn.into_string(), |page, (action, class)| mark(&page, &[(*action).to_owned()], class));
    (!parts.is_empty()).then(|| still(&PreEscaped(marked)))
}

#[cfg(test)]
mod tests {
    use game::fair::Bytes32;
    use game::{Fair, Game, Seat};
    use puerto_rico::{PuertoRico, PuertoRicoOptions};
    use words::Words;

    use super::*;
    use crate::play::AnyPlay;

    #[test]
    fn picking_a_role_is_pictured_by_all_role_cards_with_both_picks_marked() {
        let fair = Fair::new(Bytes32([1; 32]), []);
        let mut play = Play::<PuertoRico>::new(PuertoRicoOptions::of(4).expect("four"), fair);
        while play.game.roll().is_some() {}
        let names: Vec<String> = Seat::all(4).map(|seat| format!("Player {seat}")).collect();
        let governor = Seat::all(4).find(|&seat| play.game.state().turn().includes(seat)).expect("somebody");
        let reader = Reader { viewer: Viewer::Seat(governor), names: &names, words: &Words::ENGLISH };
        let picture =
            play.picture(&reader, ["pick settler", "pick builder"]).expect("a picture").into_string();
        assert_eq!(picture.matches("class=\"pr-role-name\"").count(), 7, "{picture}");
        for (pick, class) in [("settler", "made"), ("builder", "bots")] {
            let card = picture.split('<').find(|tag| tag.contains(&format!("value=\"pick {pick}\"")));
            assert!(card.is_some_and(|tag| tag.contains(class)), "{pick}: {picture}");
        }
    }
}
