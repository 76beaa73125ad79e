//! Where a record can be uploaded, also somebody else's.

use maud::{Markup, html};
use store::Guest;

use crate::page::{notice, whole};
use crate::table::Refusal;
use words::Words;

pub(crate) fn page(words: &Words, guest: Option<&Guest>, refusal: Option<&Refusal>) -> Markup {
    let heading = words.say("upload-title");
    let main = html! {
        main #main .narrow {
            h1 { (heading) }
            p { (words.say("upload-about")) }
            @if let Some(refusal) = refusal { (notice(words, refusal)) }
            form .stack #upload method="post" action="/replay" enctype="multipart/form-data" {
                label { (words.say("upload-file")) input type="file" name="file" accept=".txt,text/plain"; }
                label { (words.say("upload-text")) textarea name="text" rows="8" spellcheck="false" autocomplete="off" {} }
                button .primary type="submit" { (words.say("upload-send")) }
            }
        }
    };
    whole(words, &heading, guest, &main)
}
