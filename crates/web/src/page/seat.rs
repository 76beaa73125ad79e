//! The page behind a seat link: it says who invites to what, and asks before it seats, so that a preview of the link
//! takes no seat.

use game::Seat;
use maud::{Markup, html};
use store::{Guest, NewTable};

use crate::cover::cover;
use crate::page::{badge, whole};
use words::Words;

/// What a seat link opens.
pub(crate) struct Invitation<'a> {
    pub(crate) table: &'a NewTable,
    pub(crate) seat: Seat,
    pub(crate) token: &'a str,
}

/// Who invites to what. A host who doesn't play has no name at the table.
pub(super) fn invitation(words: &Words, game: &str, host: Option<&str>) -> String {
    let game = words.title(game);
    match host {
        Some(host) => {
            words.say_with("seat-invitation", &[("who", host.into()), ("game", game.as_str().into())])
        }
        None => words.say_with("seat-invitation-plain", &[("game", game.as_str().into())]),
    }
}

pub(crate) fn page(words: &Words, guest: Option<&Guest>, link: &Invitation<'_>) -> Markup {
    let Invitation { table, seat, token } = *link;
    let host = table.seats.iter().find(|seat| seat.guest == Some(table.host));
    let heading = words.say("seat-title");
    let name = guest.map_or("", |guest| guest.name.as_str());
    let main = html! {
        main #main .narrow {
            (cover(&table.game))
            h1 { (invitation(words, &table.game, host.map(|host| host.name.as_str()))) }
            @if !table.title.is_empty() { p { strong { (table.title) } } }
            p { (badge(seat)) " " (words.say("seat-text")) }
            form .stack method="post" action={ "/t/" (table.id) "/sit" } {
                input type="hidden" name="seat" value=(seat.index() + 1);
                input type="hidden" name="token" value=(token);
                @if name.is_empty() {
                    label { (words.say("front-name")) input name="name" maxlength="30" autocomplete="nickname"; }
                }
                button .primary type="submit" { (words.say("seat-sit")) }
            }
            p { a href={ "/t/" (table.id) } { (words.say("seat-watch")) } }
        }
    };
    whole(words, &heading, guest, &main)
}
