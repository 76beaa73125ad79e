//! What the server knows about its reader, and the form to be forgotten.

use maud::{Markup, html};
use store::GuestData;

use crate::page::operator::moment;
use crate::page::whole;
use words::Words;

pub(crate) fn page(words: &Words, data: Option<&GuestData>) -> Markup {
    let title = words.say("me-title");
    let main = html! {
        main #main .narrow .operator {
            h1 { (title) }
            @match data {
                Some(data) => { (known(words, data)) },
                None => p { (words.say("me-none")) },
            }
        }
    };
    whole(words, &title, data.map(|data| &data.guest), &main)
}

fn known(words: &Words, data: &GuestData) -> Markup {
    html! {
        ul {
            li { (words.say_with("site-you-are", &[("name", data.guest.name.as_str().into())])) }
            li { (words.say("me-since")) " " (moment(data.created)) }
            li { (words.say_with("me-tables", &[("count", data.tables.len().into())])) }
            li { (words.say_with("me-lines", &[("count", data.chat.len().into())])) }
        }
        p { (words.say("me-about")) }
        p { a .button href="/me/data" download { (words.say("me-download")) } }
        h2 { (words.say("me-erase-title")) }
        p { (words.say("me-erase-how")) }
        form method="post" action="/me/erase" {
            label .sure { input type="checkbox" name="sure" value="yes" required; (words.say("me-erase-sure")) }
            button type="submit" { (words.say("me-erase")) }
        }
    }
}
