//! The dice of a table: what they showed, what was to be expected, and how anybody can check that nobody chose them.

use game::fair::Share;
use game::record::Unverified;
use game::{Actor, Seat};
use maud::{Markup, html};

use crate::page::badge;
use crate::page::past::PastPage;
use crate::play::{DiceGroup, DiceRow};
use crate::session::{Session, Stage};
use words::Words;

/// A deck with more cards than this is folded away.
const MANY: usize = 20;

pub(crate) fn main(page: &PastPage<'_>, session: &Session, groups: &[DiceGroup]) -> Markup {
    let words = page.words;
    html! {
        main #main .narrow {
            (page.head(&words.say_with("dice-title", &[("game", page.game.into())]), 0))
            p { (words.say("dice-text")) }
            @if groups.is_empty() { p { (words.say("dice-none")) } }
            @for group in groups { (section(words, page.game, group)) }
            (how_to_check(page, session))
        }
    }
}

/// One kind of chance, for a reader.
pub(super) fn section(words: &Words, game: &str, group: &DiceGroup) -> Markup {
    let key = format!("dice-{game}-{}", group.word);
    let heading = words.lookup(&key).unwrap_or_else(|| group.word.clone());
    let id = format!("dice-{}", group.word);
    let draws = words.say_with("dice-draws", &[("count", group.draws.into())]);
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (heading) }
            p .hint { (draws) }
            @if group.rows.len() > MANY {
                details { summary { (words.say("dice-each")) } (table(words, &group.rows)) }
            } @else { (table(words, &group.rows)) }
        }
    }
}

fn table(words: &Words, rows: &[DiceRow]) -> Markup {
    let most = rows.iter().map(|row| f64::from(row.seen).max(row.expected)).fold(1.0, f64::max);
    html! {
        div .scroll {
            table .scores .dice-table {
                thead {
                    tr {
                        @for key in ["dice-outcome", "dice-seen", "dice-expected"] { th scope="col" { (words.say(key)) } }
                        th scope="col" aria-hidden="true" {}
                    }
                }
                tbody { @for row in rows { (line(words, row, most)) } }
            }
        }
    }
}

fn line(words: &Words, row: &DiceRow, most: f64) -> Markup {
    let wide = |count: f64| format!("{:.1}", 100.0 * count / most);
    html! {
        tr {
            th scope="row" { (row.label) }
            td { (row.seen) }
            td { (words.decimal(row.expected, 1)) " ± " (words.decimal(row.deviation, 1)) }
            td aria-hidden="true" {
                svg .share viewBox="0 0 100 10" preserveAspectRatio="none" {
                    rect .seen x="0" y="1" width=(wide(f64::from(row.seen))) height="8" {}
                    rect .expected x=(wide(row.expected)) y="0" width="1" height="10" {}
                }
            }
        }
    }
}

/// The promise, the secret once it is told, and the way from there to every outcome.
fn how_to_check(page: &PastPage<'_>, session: &Session) -> Markup {
    let words = page.words;
    html! {
        section aria-labelledby="check-title" {
            h2 #check-title { (words.say("check-title")) }
            ol .steps {
                @for key in ["check-promise", "check-words", "check-shares", "check-draw", "check-reveal"] { li { (words.say(key)) } }
            }
            dl {
                dt { (words.say("fair-commitment")) } dd { code { (session.game().fair().commitment()) } }
                @for word in session.game().contributions() { dt { (words.say("fair-word")) } dd { code { (word) } } }
                @if let Some(secret) = session.secret() { dt { (words.say("fair-secret")) } dd { code { (secret) } } }
            }
            (shares(page, session))
            @if session.secret().is_some() {
                (checked(words, session))
                (remembered(page, session))
                p { (words.say("check-do")) }
                pre { code { "kaupang replay kaupang-" (page.id) ".txt --verify --commitment " (session.game().fair().commitment()) } }
                p { a .button href={ "/t/" (page.id) "/record" } download { (words.say("table-record")) } }
            } @else { p { (words.say("check-later")) } }
        }
    }
}

/// What the browser of each seat has added, and which seats have none.
fn shares(page: &PastPage<'_>, session: &Session) -> Markup {
    let words = page.words;
    let shares = session.game().shares();
    if shares.is_empty() {
        return html! { p { (words.say("share-none")) } };
    }
    let has_begun = session.stage() != Stage::Waiting;
    html! {
        h3 { (words.say("share-title")) }
        div .scroll {
            table .scores #dice-shares {
                thead {
                    tr { @for key in ["share-seat", "share-promise", "share-nonce"] { th scope="col" { (words.say(key)) } } }
                }
                tbody {
                    @for seat in Seat::all(session.game().players()) {
                        @let share = shares.iter().find(|share| share.seat == seat);
                        tr {
                            th scope="row" { (badge(seat)) span .unseen { (seat.index() + 1) } }
                            @match share {
                                None => td colspan="2" { (words.say("share-no-browser")) },
                                Some(share) => {
                                    td { code { (share.promise) } }
                                    td {
                                        @match share.nonce {
                                            Some(nonce) => code { (nonce) },
                                            None => (words.say(if has_begun { "share-withheld" } else { "share-not-yet" })),
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        p .hint { (words.say("share-limits")) }
    }
}

/// What the script compares with what the reader's browser has seen before the game. Without it nothing is said.
fn remembered(page: &PastPage<'_>, session: &Session) -> Markup {
    let words = page.words;
    html! {
        div #remembered hidden data-table=(page.id) data-commitment=(session.game().fair().commitment())
            data-promises=(promises_text(session.game().shares())) data-nonces=(nonces_text(session.game().shares())) {
            p .kept hidden { (words.say("share-remembered")) }
            p .broken .notice role="alert" hidden { (words.say("share-broken")) }
        }
    }
}

/// The promises as the script reads them.
pub(super) fn promises_text(shares: &[Share]) -> String {
    shares.iter().map(|share| format!("{}:{}", share.seat, share.promise)).collect::<Vec<String>>().join(" ")
}

/// The nonces as the script reads them.
fn nonces_text(shares: &[Share]) -> String {
    let told = shares.iter().filter_map(|share| Some(format!("{}:{}", share.seat, share.nonce?)));
    told.collect::<Vec<String>>().join(" ")
}

/// What the server finds when it draws everything again, and what it can't know.
fn checked(words: &Words, session: &Session) -> Markup {
    let steps = session.game().entries(0);
    let draws = steps.iter().filter(|(actor, _)| *actor == Actor::Chance).count();
    let kept = [("steps", steps.len().into()), ("draws", draws.into())];
    let shares = session.game().shares();
    let told = shares.iter().filter(|share| share.nonce.is_some()).count();
    let late = shares.len() - told;
    let (found, has_seed) = match session.play().verify() {
        Ok(()) => (words.say_with("verify-all", &kept), true),
        Err(Unverified::NoSeed) => (words.say_with("verify-no-seed", &kept), false),
        Err(Unverified::OtherSeed) => (words.say("verify-other-seed"), true),
        Err(Unverified::OtherNonce(seat)) => {
            (words.say_with("verify-other-nonce", &[("number", (seat.index() + 1).into())]), true)
        }
        Err(Unverified::OtherChance { index, .. }) => {
            (words.say_with("verify-other-chance", &[("number", (index + 1).into())]), true)
        }
        Err(Unverified::Broken(broken)) => {
            (words.say_with("verify-broken", &[("number", (broken.index + 1).into())]), true)
        }
    };
    html! {
        div #verified .verified {
            h3 { (words.say("verify-title")) }
            p { strong { (words.say("verify-checked")) } " " (found) }
            @if has_seed && told + late > 0 {
                p { (words.say_with("verify-shares", &[("told", told.into()), ("late", late.into())])) }
            }
            @if has_seed && late > 0 {
                p { strong { (words.say("verify-unchecked")) } " " (words.say("verify-late")) }
            }
            @if has_seed {
                p { strong { (words.say("verify-unchecked")) } " " (words.say(if session.is_uploaded() { "verify-uploaded" } else { "verify-promise" })) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Language;

    use super::*;

    #[test]
    fn what_was_expected_has_the_decimal_sign_of_its_reader() {
        let row =
            DiceRow { key: "7".to_owned(), label: "7".to_owned(), seen: 2, expected: 1.25, deviation: 0.5 };
        let said = |language| line(&Words::new(language), &row, 4.0).into_string();
        assert!(said(Language::English).contains("1.2 ± 0.5"), "{}", said(Language::English));
        assert!(said(Language::Hungarian).contains("1,2 ± 0,5"), "{}", said(Language::Hungarian));
        // What the browser draws by is no text.
        assert!(said(Language::Hungarian).contains("width=\"50.0\""), "{}", said(Language::Hungarian));
    }
}
