//! Statistics: one's own games, and all games of a kind.

use arena::Wins;
use maud::{Markup, html};
use store::Guest;
use words::Words;

use crate::cover::cover;
use crate::games::WebGame;
use crate::page::{dice, whole};
use crate::play::DiceGroup;
use crate::statistics::{Against, Class, Counted, Figures, LATEST, Share};

/// A list with more items than this is folded away.
const MANY: usize = 20;

/// All games of a kind.
pub(crate) struct GamePage<'a> {
    pub(crate) words: &'a Words,
    pub(crate) guest: Option<&'a Guest>,
    pub(crate) kind: &'a WebGame,
    pub(crate) figures: &'a Figures,
    pub(crate) chance: &'a [DiceGroup],
    pub(crate) counted: Counted,
    /// Whether only the latest games were looked at.
    pub(crate) is_latest: bool,
}

pub(crate) fn of_game(page: &GamePage<'_>) -> Markup {
    let (words, kind, figures) = (page.words, page.kind, page.figures);
    let title = words.say_with("stats-of", &[("game", words.title(kind.name).as_str().into())]);
    let main = html! {
        main #main .narrow .statistics {
            (head(words, &title, page.counted))
            @if page.is_latest { p .hint { (words.say_with("stats-latest", &[("count", LATEST.into())])) } }
            @if figures.standings.finished == 0 { p { (words.say("stats-none")) } }
            @else {
                p {
                    (games(words, figures.standings.finished)) " · "
                    a href={ "/statistics/" (kind.name) "/csv" } download { (words.say("stats-csv")) }
                }
                (entrants(words, figures))
                (seats(words, &figures.seats()))
                (length(words, figures))
                (sources(words, kind, figures))
                (deeds(words, kind, figures))
                @if !page.chance.is_empty() {
                    h2 { (words.say("stats-chance")) }
                    p { a href={ "/statistics/" (kind.name) "/chance/csv" } download { (words.say("stats-csv")) } }
                    @for group in page.chance { (dice::section(words, kind.name, group)) }
                }
            }
        }
    };
    whole(words, &title, page.guest, &main)
}

/// Somebody's games of a kind.
pub(crate) struct OwnGames {
    figures: Figures,
    against: Vec<Against>,
}

impl OwnGames {
    pub(crate) fn new(figures: Figures) -> OwnGames {
        OwnGames { against: figures.against(), figures }
    }
}

/// The games of somebody, by kind; and the ways to the statistics of each kind.
pub(crate) fn of_player(
    words: &Words,
    guest: Option<&Guest>,
    kinds: &[WebGame],
    own: &[(&WebGame, OwnGames)],
    counted: Counted,
) -> Markup {
    let title = words.say("stats-own");
    let main = html! {
        main #main .narrow .statistics {
            (head(words, &title, counted))
            @if own.is_empty() { p { (words.say("stats-none-own")) } }
            @for (kind, games) in own { (own_games(words, kind, games)) }
            h2 { (words.say("stats-all")) }
            ul .shelf { @for kind in kinds { li { a href={ "/statistics/" (kind.name) } { (cover(kind.name)) (words.title(kind.name)) } } } }
        }
    };
    whole(words, &title, guest, &main)
}

fn head(words: &Words, title: &str, counted: Counted) -> Markup {
    html! {
        h1 { (title) }
        p .hint { (words.say("stats-about")) }
        @if counted == Counted::Some { p role="status" { (words.say("stats-counting")) } }
    }
}

fn games(words: &Words, count: u64) -> String {
    words.say_with("stats-games", &[("count", (count as i64).into())])
}

fn own_games(words: &Words, kind: &WebGame, own: &OwnGames) -> Markup {
    let OwnGames { figures, against } = own;
    let Some(own) = figures.standings.entrants.first() else { return html! {} };
    let id = format!("own-{}", kind.name);
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (words.title(kind.name)) }
            p {
                (games(words, own.wins.games)) ", "
                (words.say_with("stats-won", &[("number", words.decimal(own.wins.wins, decimals(own.wins.wins)).as_str().into())]))
                ", " (words.say_with("stats-mean-points", &[("number", words.decimal(own.score.mean.unwrap_or(0.0), 1).as_str().into())]))
                " · " a href={ "/statistics/own/" (kind.name) "/csv" } download { (words.say("stats-csv")) }
            }
            @if !against.is_empty() { (opponents(words, against)) }
            @if !own.sources.is_empty() {
                h3 { (words.say("stats-sources")) }
                (bars(words, &own.sources.iter().map(|(source, points)| (source_name(words, kind, source), *points)).collect::<Vec<_>>()))
            }
        }
    }
}

/// Whole numbers need no decimals.
fn decimals(number: f64) -> usize {
    usize::from(number.fract() != 0.0)
}

fn opponents(words: &Words, against: &[Against]) -> Markup {
    html! {
        h3 { (words.say("stats-against")) }
        div .scroll {
            table .scores {
                thead { tr { @for key in ["stats-who", "stats-column-games", "stats-ahead", "stats-rating"] { th scope="col" { (words.say(key)) } } } }
                tbody {
                    @for against in against {
                        tr {
                            th scope="row" { (class_name(words, &against.class)) }
                            td { (words.number(against.games as i64)) }
                            td { (percent(words, against.ahead / against.games as f64)) }
                            td { (rating(words, against.rating, against.uncertainty)) }
                        }
                    }
                }
            }
        }
        p .hint { (words.say("stats-rating-how")) }
    }
}

fn rating(words: &Words, rating: f64, uncertainty: f64) -> String {
    format!("{} ± {}", words.decimal(rating, 1), words.decimal(uncertainty, 1))
}

fn percent(words: &Words, share: f64) -> String {
    let number = words.number((100.0 * share).round() as i64);
    words.say_with("review-percent", &[("number", number.as_str().into())])
}

/// What somebody is called in a list.
fn class_name(words: &Words, class: &Class) -> String {
    match class {
        Class::Own => words.say("stats-you"),
        Class::People => words.say("stats-people"),
        Class::Bot(bot) => words.lookup(&format!("bot-{bot}")).unwrap_or_else(|| bot.clone()),
        Class::Automa => words.say("automa"),
    }
}

/// Who plays the game, and how well.
fn entrants(words: &Words, figures: &Figures) -> Markup {
    html! {
        section aria-labelledby="who" {
            h2 #who { (words.say("stats-players")) }
            div .scroll {
                table .scores {
                    thead {
                        tr { @for key in ["stats-who", "stats-column-games", "stats-column-won", "stats-column-points", "stats-rating"] { th scope="col" { (words.say(key)) } } }
                    }
                    tbody {
                        @for (class, entrant) in figures.classes.iter().zip(&figures.standings.entrants) {
                            tr {
                                th scope="row" { (class_name(words, class)) }
                                td { (words.number(entrant.wins.games as i64)) }
                                td { (percent(words, entrant.wins.rate.unwrap_or(0.0))) }
                                td { (words.decimal(entrant.score.mean.unwrap_or(0.0), 1)) }
                                td { (rating(words, entrant.rating, entrant.uncertainty)) }
                            }
                        }
                    }
                }
            }
            p .hint { (words.say("stats-seats-counted")) " " (words.say("stats-rating-how")) }
        }
    }
}

/// The wins at each seat against an equal share.
fn seats(words: &Words, counts: &[(usize, Vec<Wins>)]) -> Markup {
    html! {
        @if !counts.is_empty() {
            section aria-labelledby="seats" {
                h2 #seats { (words.say("stats-seats")) }
                p .hint { (words.say("stats-seats-how")) }
                @for (count, wins) in counts {
                    h3 { (words.say_with("stats-seats-of", &[("count", (*count).into())])) " (" (games(words, wins.first().map_or(0, |wins| wins.games))) ")" }
                    div .scroll {
                        table .scores .dice-table {
                            thead { tr { th scope="col" { (words.say("stats-seat")) } th scope="col" { (words.say("stats-column-won")) } th scope="col" aria-hidden="true" {} } }
                            tbody {
                                @for (seat, wins) in wins.iter().enumerate() {
                                    tr {
                                        th scope="row" { (seat + 1) }
                                        td { (percent(words, wins.rate.unwrap_or(0.0))) }
                                        td aria-hidden="true" { (share(wins.rate.unwrap_or(0.0), Some(1.0 / *count as f64), 1.0)) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A bar, and a line where something else is to be compared.
fn share(bar: f64, line: Option<f64>, most: f64) -> Markup {
    let wide = |share: f64| format!("{:.1}", (99.0 * share / most.max(1e-9)).clamp(0.0, 99.0));
    html! {
        svg .share viewBox="0 0 100 10" preserveAspectRatio="none" {
            rect .seen x="0" y="1" width=(wide(bar)) height="8" {}
            @if let Some(line) = line { rect .expected x=(wide(line)) y="0" width="1" height="10" {} }
        }
    }
}

/// How long games are.
fn length(words: &Words, figures: &Figures) -> Markup {
    let standings = &figures.standings;
    let spread = standings.decisions;
    let (Some(mean), Some(least), Some(most)) = (spread.mean, spread.min, spread.max) else {
        return html! {};
    };
    let highest = standings.lengths.iter().map(|range| range.2).max().unwrap_or(1).max(1);
    html! {
        section aria-labelledby="length" {
            h2 #length { (words.say("stats-length")) }
            p {
                (words.say_with("stats-length-how", &[
                    ("mean", words.decimal(mean, 0).as_str().into()),
                    ("least", least.into()),
                    ("most", most.into()),
                ]))
            }
            @if standings.lengths.len() > 1 {
                table .scores .dice-table {
                    thead { tr { th scope="col" { (words.say("stats-decisions")) } th scope="col" { (words.say("stats-column-games")) } th scope="col" aria-hidden="true" {} } }
                    tbody {
                        @for (from, to, games) in standings.lengths.iter().filter(|range| range.2 > 0) {
                            tr {
                                th scope="row" { (words.say_with("front-range", &[("from", (*from as i64).into()), ("to", (*to as i64).into())])) }
                                td { (words.number(*games as i64)) }
                                td aria-hidden="true" { (share(*games as f64, None, highest as f64)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn source_name(words: &Words, kind: &WebGame, source: &str) -> String {
    words.lookup(&(kind.source_key)(source)).unwrap_or_else(|| source.to_owned())
}

/// Where the points of winners and of the others come from.
fn sources(words: &Words, kind: &WebGame, figures: &Figures) -> Markup {
    let rows: Vec<(String, Share)> = figures
        .sources()
        .into_iter()
        .map(|(source, share)| (source_name(words, kind, &source), share))
        .collect();
    html! {
        section aria-labelledby="sources" {
            h2 #sources { (words.say("stats-sources")) }
            (compared(words, &rows))
        }
    }
}

/// What winners did, and how often, against the others.
fn deeds(words: &Words, kind: &WebGame, figures: &Figures) -> Markup {
    let topics = figures.deeds(|topic, item| (kind.deed)(topic, item).map(|thing| words.name(&thing)));
    html! {
        @if !topics.is_empty() {
            section aria-labelledby="deeds" {
                h2 #deeds { (words.say("stats-deeds")) }
                p .hint { (words.say("stats-deeds-how")) }
                @for (topic, rows) in &topics {
                    h3 { (words.say(&format!("stats-deed-{}", topic.replace(' ', "-")))) }
                    @if rows.len() > MANY {
                        details { summary { (words.say("dice-each")) } (compared(words, rows)) }
                    } @else { (compared(words, rows)) }
                }
            }
        }
    }
}

/// Winners beside the others, row by row.
fn compared(words: &Words, rows: &[(String, Share)]) -> Markup {
    let most = rows.iter().map(|(_, share)| share.winners.max(share.others)).fold(0.0, f64::max);
    html! {
        div .scroll {
            table .scores .dice-table {
                thead {
                    tr {
                        th scope="col" { (words.say("stats-what")) }
                        th scope="col" { (words.say("stats-winners")) }
                        th scope="col" { (words.say("stats-others")) }
                        th scope="col" aria-hidden="true" {}
                    }
                }
                tbody {
                    @for (name, Share { winners, others }) in rows {
                        tr {
                            th scope="row" { (name) }
                            td { (words.decimal(*winners, 1)) }
                            td { (words.decimal(*others, 1)) }
                            td aria-hidden="true" { (share(*winners, Some(*others), most)) }
                        }
                    }
                }
            }
        }
    }
}

/// Points on average, row by row.
fn bars(words: &Words, rows: &[(String, f64)]) -> Markup {
    let most = rows.iter().map(|(_, points)| *points).fold(0.0, f64::max);
    html! {
        div .scroll {
            table .scores .dice-table {
                thead { tr { th scope="col" { (words.say("stats-what")) } th scope="col" { (words.say("stats-column-points")) } th scope="col" aria-hidden="true" {} } }
                tbody {
                    @for (name, points) in rows {
                        tr {
                            th scope="row" { (name) }
                            td { (words.decimal(*points, 1)) }
                            td aria-hidden="true" { (share(*points, None, most)) }
                        }
                    }
                }
            }
        }
    }
}
