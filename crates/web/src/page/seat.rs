//! The page behind a seat link: it asks before it seats, so that a preview of the link takes no seat.

use game::Seat;
use maud::{Markup, html};
use store::Guest;

use crate::page::{badge, whole};
use crate::words::Words;

pub(crate) fn page(words: &Words, guest: Option<&Guest>, table: &str, seat: Seat, token: &str) -> Markup {
    let heading = words.say("seat-title");
    let name = guest.map_or("", |guest| guest.name.as_str());
    let main = html! {
        main #main .narrow {
            h1 { (badge(seat)) " " (heading) }
            p { (words.say("seat-text")) }
            form .stack method="post" action={ "/t/" (table) "/sit" } {
                input type="hidden" name="seat" value=(seat.index() + 1);
                input type="hidden" name="token" value=(token);
                @if name.is_empty() {
                    label { (words.say("front-name")) input name="name" maxlength="30" autocomplete="nickname"; }
                }
                button .primary type="submit" { (words.say("seat-sit")) }
            }
            p { a href={ "/t/" (table) } { (words.say("seat-watch")) } }
        }
    };
    whole(words, &heading, guest, &main)
}
