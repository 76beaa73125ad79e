//! Where a record can be uploaded, also somebody else's.

use maud::{Markup, html};
use store::Guest;

use crate::page::{notice, whole};
use crate::table::Refusal;
use words::Words;

/// The form; after a refusal with what was sent, so that the line which is told can be mended in place.
pub(crate) fn page(words: &Words, guest: Option<&Guest>, refused: Option<(&Refusal, &str)>) -> Markup {
    let sent = refused.map_or("", |(_, sent)| sent);
    let heading = words.say("upload-title");
    let main = html! {
        main #main .narrow {
            h1 { (heading) }
            p { (words.say("upload-about")) }
            @if let Some((refusal, _)) = refused { (notice(words, refusal)) }
            form .stack #upload method="post" action="/replay" enctype="multipart/form-data" {
                label { (words.say("upload-file")) input type="file" name="file" accept=".txt,text/plain"; }
                label { (words.say("upload-text")) textarea name="text" rows="8" spellcheck="false" autocomplete="off" { (sent) } }
                button .primary type="submit" { (words.say("upload-send")) }
            }
        }
    };
    whole(words, &heading, guest, &main)
}
