//! The end: final scores by source, and what comes after.

use game::Side;
use maud::{Markup, html};

use crate::page::table::name;
use crate::session::Stage;
use crate::table::TablePage;

/// The sentence on top when the game is over.
pub(super) fn over(page: &TablePage<'_>) -> String {
    let words = page.words;
    let Some(scores) = &page.scores else { return words.say("status-over") };
    let winners: Vec<String> = scores.winners().map(|side| side_name(page, side)).collect();
    let points = scores.0.iter().find(|score| score.rank == 1).map_or(0, |score| score.total).to_string();
    let count = winners.len().to_string();
    let key = match (page.me, winners.len()) {
        (Some(me), 1) if scores.of(me).is_some_and(|score| score.rank == 1) => "status-over-you",
        _ => "status-over-winner",
    };
    words.say_with(key, &[("who", &winners.join(", ")), ("count", &count), ("points", &points)])
}

fn side_name(page: &TablePage<'_>, side: Side) -> String {
    match side {
        Side::Seat(seat) => name(page, seat).to_owned(),
        Side::Automa => page.words.say("automa"),
    }
}

/// The end as a scene over the board.
pub(super) fn end(page: &TablePage<'_>) -> Markup {
    if !matches!(page.stage, Stage::Over | Stage::Ended(_)) {
        return html! {};
    }
    let words = page.words;
    html! {
        section #end aria-labelledby="scores-title" {
            div #scores .scene {
                h2 #scores-title { (words.say("scores-title")) }
                @if let Some(scores) = &page.scores { (score_table(page, scores)) }
                @else { p { (words.say("scores-none")) } }
                div .row {
                    @if let Some(table) = page.rematch {
                        a .button .primary href={ "/t/" (table) } { (words.say("table-to-rematch")) }
                    } @else if page.me.is_some() {
                        form method="post" action={ "/t/" (page.id) "/rematch" } {
                            button .primary type="submit" { (words.say("table-rematch")) }
                        }
                    }
                    a .button href={ "/t/" (page.id) "/at/0" } { (words.say("table-replay")) }
                    a .button href={ "/t/" (page.id) "/record" } download { (words.say("table-record")) }
                    a .button href={ "/t/" (page.id) "/dice" } { (words.say("table-dice")) }
                    a .button href="/" { (words.say("sorry-home")) }
                }
            }
        }
    }
}

fn score_table(page: &TablePage<'_>, scores: &game::Scores) -> Markup {
    let words = page.words;
    // Not every side scores from every source: an automa has its own.
    let mut sources: Vec<&str> = Vec::new();
    for line in scores.0.iter().flat_map(|score| &score.sources) {
        if !sources.contains(&line.source) {
            sources.push(line.source);
        }
    }
    html! {
        div .scroll {
            table .scores {
                thead {
                    tr {
                        th scope="col" { (words.say("scores-rank")) }
                        th scope="col" { (words.say("scores-player")) }
                        @for source in &sources { th scope="col" { (words.say(&(page.source_key)(source))) } }
                        th scope="col" { (words.say("scores-total")) }
                    }
                }
                tbody {
                    @for score in &scores.0 {
                        tr .winner[score.rank == 1] {
                            td { (score.rank) }
                            th scope="row" { (side_name(page, score.side)) }
                            @for source in &sources {
                                td {
                                    @if let Some(line) = score.sources.iter().find(|line| line.source == *source) { (line.points) }
                                    @else { "–" }
                                }
                            }
                            td { strong { (score.total) } }
                        }
                    }
                }
            }
        }
    }
}
