//! The pages of whoever runs the server: all tables, and one of them with its seats and its chat.

use maud::{Markup, html};
use serde::Deserialize;
use store::{ChatLine, GuestId, SeatRow, TablePhase, TableReport, TableRow};

use crate::page::whole;
use words::Words;

/// Something that was done just now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum OperatorDeed {
    Ended,
    Muted,
    Unmuted,
}

impl OperatorDeed {
    const fn key(self) -> &'static str {
        match self {
            OperatorDeed::Ended => "operator-done-ended",
            OperatorDeed::Muted => "operator-done-muted",
            OperatorDeed::Unmuted => "operator-done-unmuted",
        }
    }
}

/// A list of tables.
pub(crate) struct Listed<'a> {
    /// What was looked for.
    pub(crate) find: &'a str,
    pub(crate) reports: &'a [TableReport],
    /// Where the next page goes on.
    pub(crate) after: Option<&'a str>,
}

/// A table with all that the operator may have to know.
pub(crate) struct Report<'a> {
    pub(crate) row: &'a TableRow,
    pub(crate) chat: &'a [ChatLine],
    /// Everybody who is muted.
    pub(crate) hushed: &'a [GuestId],
    pub(crate) done: Option<OperatorDeed>,
}

/// The door: a form for the token.
pub(crate) fn door(words: &Words) -> Markup {
    let title = words.say("operator-title");
    let main = html! {
        main #main .narrow {
            h1 { (title) }
            p { (words.say("operator-about")) }
            form .stack method="post" action="/operator/enter" {
                label {
                    (words.say("operator-token"))
                    input type="password" name="token" required autocomplete="current-password";
                }
                button .primary type="submit" { (words.say("operator-enter")) }
            }
        }
    };
    whole(words, &title, None, &main)
}

/// All tables, or those that were looked for.
pub(crate) fn list(words: &Words, listed: &Listed<'_>) -> Markup {
    let title = words.say("operator-title");
    let main = html! {
        main #main .operator {
            div .operator-head {
                h1 { (title) }
                form method="post" action="/operator/leave" { button type="submit" { (words.say("operator-leave")) } }
            }
            form .find method="get" action="/operator" role="search" {
                label {
                    (words.say("operator-find"))
                    input type="search" name="find" value=(listed.find) autocomplete="off" maxlength="200";
                }
                button type="submit" { (words.say("operator-search")) }
                @if !listed.find.is_empty() { a .button href="/operator" { (words.say("operator-all")) } }
            }
            @if listed.reports.is_empty() { p { (words.say("operator-none")) } }
            ul .tables {
                @for report in listed.reports { (line(words, report)) }
            }
            @if let Some(after) = listed.after {
                p { a .button href={ "/operator?after=" (after) } { (words.say("operator-next")) } }
            }
        }
    };
    whole(words, &title, None, &main)
}

/// A table in the list.
fn line(words: &Words, report: &TableReport) -> Markup {
    let line = &report.line;
    html! {
        li {
            a href={ "/operator/tables/" (line.id) } {
                strong { (words.title(&line.game)) }
                @if !line.title.is_empty() { ": " bdi { (line.title) } }
            }
            p .hint { (stage(words, line.phase)) " · " (moment(line.changed)) }
            p {
                @for (number, seat) in line.seats.iter().enumerate() {
                    @if number > 0 { " · " }
                    bdi { (shown(seat)) }
                    @if seat.guest.is_some_and(|guest| report.hushed.contains(&guest)) {
                        " (" (words.say("operator-muted")) ")"
                    }
                }
            }
        }
    }
}

fn shown(seat: &SeatRow) -> &str {
    if seat.name.is_empty() { "–" } else { &seat.name }
}

fn stage(words: &Words, phase: TablePhase) -> String {
    words.say(match phase {
        TablePhase::Waiting => "operator-stage-waiting",
        TablePhase::Playing => "operator-stage-playing",
        TablePhase::Over => "operator-stage-over",
    })
}

/// One table: what can be done with it, its seats, its chat.
pub(crate) fn table(words: &Words, report: &Report<'_>) -> Markup {
    let TableRow { table, phase, created } = report.row;
    let title = words.title(&table.game);
    let path = format!("/operator/tables/{}", table.id);
    let main = html! {
        main #main .operator .narrow {
            p { a href="/operator" { (words.say("operator-all")) } }
            h1 { (title) @if !table.title.is_empty() { ": " bdi { (table.title) } } }
            @if let Some(done) = report.done { p .notice role="status" { (words.say(done.key())) } }
            p .hint { (stage(words, *phase)) " · " (moment(*created)) }
            p { a .button href={ "/t/" (table.id) } { (words.say("operator-look")) } }
            @if *phase != TablePhase::Over {
                form method="post" action={ (path) "/end" } {
                    button type="submit" { (words.say("operator-end")) }
                    p .hint { (words.say("operator-end-how")) }
                }
            }
            form method="post" action={ (path) "/delete" } {
                label .sure { input type="checkbox" name="sure" value="yes" required; (words.say("operator-delete-sure")) }
                button type="submit" { (words.say("operator-delete")) }
            }
            h2 { (words.say("new-seats")) }
            ul .people {
                @for seat in &table.seats {
                    li {
                        bdi { (shown(seat)) }
                        @if let Some(guest) = seat.guest { (guest_forms(words, report, guest)) }
                    }
                }
            }
            h2 { (words.say("chat-title")) }
            p .hint { (words.say("operator-mute-how")) }
            @if report.chat.is_empty() { p { (words.say("operator-chat-none")) } }
            ul .people {
                @for line in report.chat {
                    li {
                        p .hint { (moment(line.at)) }
                        p { strong { bdi { (line.name) } } }
                        p { bdi { (line.line) } }
                        (guest_forms(words, report, line.guest))
                    }
                }
            }
        }
    };
    whole(words, &title, None, &main)
}

/// The number of a guest, and the button that mutes them or lets them speak again.
fn guest_forms(words: &Words, report: &Report<'_>, guest: GuestId) -> Markup {
    let is_muted = report.hushed.contains(&guest);
    let (deed, key) = if is_muted { ("unmute", "operator-unmute") } else { ("mute", "operator-mute") };
    let number = words.say_with("guest-name", &[("number", words::Value::text(guest))]);
    html! {
        form .guest method="post" action={ "/operator/guests/" (guest) "/" (deed) } {
            span .hint { (number) @if is_muted { " (" (words.say("operator-muted")) ")" } }
            input type="hidden" name="table" value=(report.row.table.id);
            button type="submit" { (words.say(key)) }
        }
    }
}

/// A moment by the calendar, the same in every language: `2026-11-17 02:04 UTC`.
pub(crate) fn moment(milliseconds: i64) -> Markup {
    let minutes = milliseconds.div_euclid(60_000);
    let (days, minutes) = (minutes.div_euclid(24 * 60), minutes.rem_euclid(24 * 60));
    let (year, month, day) = date(days);
    let (hour, minute) = (minutes / 60, minutes % 60);
    html! {
        time datetime=(format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}Z")) {
            (format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC"))
        }
    }
}

/// Year, month and day of a day that is counted from 1 January 1970. Years begin in March here, so that the day that
/// some have more comes last.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_told_by_the_calendar() {
        for (milliseconds, told) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_399_999, "2000-02-28 23:59 UTC"),
            (951_782_400_000, "2000-02-29 00:00 UTC"),
            (1_795_917_840_000, "2026-11-29 02:04 UTC"),
            (-1, "1969-12-31 23:59 UTC"),
        ] {
            let markup = moment(milliseconds).into_string();
            assert!(markup.contains(&format!(">{told}<")), "{markup}");
        }
    }
}
