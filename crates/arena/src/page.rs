//! The report of a match as one HTML page that needs nothing else, and as CSV.

use std::fmt::Write as _;

use crate::chart::{Bar, bars, color, escaped, histogram, stacked};
use crate::contest::Seating;
use crate::game_result::GameResult;
use crate::report::Spread;
use crate::standings::{Entrant, Standings, Topic, Wins};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;\
    background:#fff}table{border-collapse:collapse;margin:1rem 0}th,td{padding:.2rem .7rem;text-align:right;\
    border-bottom:1px solid #ddd}th:first-child,td:first-child{text-align:left}svg{max-width:100%;height:auto;\
    display:block;margin:.5rem 0}svg text{font:13px system-ui,sans-serif;fill:#222}.whisker{stroke:#222;fill:none;\
    stroke-width:1.5}.mark{stroke:#777;stroke-dasharray:4 3}code{background:#f3f3f3;padding:.1rem .3rem}\
    summary{cursor:pointer;font-weight:600;margin:.6rem 0}";

/// The report as a page of its own.
#[must_use]
pub fn html(standings: &Standings) -> String {
    let terms = &standings.terms;
    let title = escaped(format!("{} {}", terms.game, terms.options).trim());
    let mut page = format!(
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'><meta name='viewport' \
         content='width=device-width'><title>{title}: a match</title><style>{STYLE}</style></head><body>\n\
         <h1>{title}</h1>\n"
    );
    let seating = match terms.seating {
        Seating::Rotated => "seats rotated after each game",
        Seating::Fixed => "seats fixed",
    };
    let _ = writeln!(
        page,
        "<p>{} games, {} finished; {seating}; seed {}; at most {} decisions a game.</p>",
        standings.games, standings.finished, terms.seed, terms.cap
    );
    page.push_str(&entrants_table(standings));
    page.push_str(&win_charts(standings));
    page.push_str(&score_charts(standings));
    let _ =
        writeln!(page, "<h2>Lengths</h2>\n<p>Decisions of a game: {}.</p>", in_words(&standings.decisions));
    let lengths: Vec<(i64, i64, u64)> =
        standings.lengths.iter().map(|&(from, to, games)| (from as i64, to as i64, games)).collect();
    page.push_str(&histogram("Lengths of games in decisions", &lengths, "#666"));
    page.push_str(&rating_chart(standings));
    if !standings.topics.is_empty() {
        page.push_str("<h2>What was done</h2>\n<p>The win share of an item is what its players won of their games.</p>\n");
        standings.topics.iter().for_each(|topic| page.push_str(&topic_table(topic, standings)));
    }
    page.push_str("</body></html>\n");
    page
}

fn labels(standings: &Standings) -> Vec<String> {
    standings
        .entrants
        .iter()
        .enumerate()
        .map(|(index, entrant)| format!("{} {}", index + 1, entrant.name))
        .collect()
}

fn entrants_table(standings: &Standings) -> String {
    let mut table = String::from(
        "<table><tr><th>entrant</th><th>wins</th><th>95 % interval</th><th>score</th><th>sd</th><th>rating</th>\
         <th>µs a decision</th></tr>\n",
    );
    for (label, entrant) in labels(standings).iter().zip(&standings.entrants) {
        let _ = writeln!(
            table,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{:.2} ± {:.2}</td><td>{}</td></tr>",
            escaped(label),
            percent(entrant.wins.rate),
            interval(&entrant.wins),
            number(entrant.score.mean),
            number(entrant.score.sd),
            entrant.rating,
            entrant.uncertainty,
            number(entrant.micros_per_decision)
        );
    }
    table.push_str("</table>\n");
    table
}

/// Win rates are drawn on the whole axis, or a bar of no wins would have an interval from end to end.
const WHOLE: f64 = 1.0;

fn win_bar(label: &str, wins: &Wins, color: &'static str) -> Bar {
    let shown = format!("{} of {}", percent(wins.rate), wins.games);
    Bar { label: label.into(), value: wins.rate.unwrap_or(0.0), shown, interval: wins.interval, color }
}

fn win_charts(standings: &Standings) -> String {
    let labels = labels(standings);
    let fair = 1.0 / standings.entrants.len().max(1) as f64;
    let of_entrants: Vec<Bar> = standings
        .entrants
        .iter()
        .enumerate()
        .map(|(index, entrant)| win_bar(&labels[index], &entrant.wins, color(index)))
        .collect();
    let mut charts = String::from("<h2>Win rates</h2>\n");
    charts.push_str(&bars("Win rates", &of_entrants, Some((fair, "fair share")), WHOLE));
    if standings.seats.len() > 1 {
        let seats: Vec<Bar> = standings.seats.iter().map(|wins| win_bar(&wins.of, wins, "#666")).collect();
        charts.push_str("\n<h3>By seat, whoever sat there</h3>\n");
        charts.push_str(&bars("Win rates by seat", &seats, Some((fair, "fair share")), WHOLE));
        for (index, entrant) in standings.entrants.iter().enumerate() {
            let seats: Vec<Bar> =
                entrant.by_seat.iter().map(|wins| win_bar(&wins.of, wins, color(index))).collect();
            let _ = write!(charts, "\n<h3>{} by seat</h3>\n", escaped(&labels[index]));
            charts.push_str(&bars("Win rates by seat", &seats, None, WHOLE));
        }
    }
    charts
}

fn score_charts(standings: &Standings) -> String {
    let labels = labels(standings);
    let mut charts = String::from("\n<h2>Scores</h2>\n");
    let mut parts: Vec<&str> = Vec::new();
    for (source, _) in standings.entrants.iter().flat_map(|entrant| &entrant.sources) {
        if !parts.contains(&source.as_str()) {
            parts.push(source);
        }
    }
    let row = |(label, entrant): (&String, &Entrant)| {
        let of = |part: &&str| {
            entrant.sources.iter().find(|(source, _)| source == part).map_or(0.0, |found| found.1)
        };
        (label.clone(), parts.iter().map(of).collect())
    };
    let rows: Vec<(String, Vec<f64>)> = labels.iter().zip(&standings.entrants).map(row).collect();
    charts.push_str("<p>How points were made, in the mean:</p>\n");
    charts.push_str(&stacked("Points by source", &parts, &rows));
    for (index, entrant) in standings.entrants.iter().enumerate() {
        let _ = write!(charts, "\n<h3>Scores of {}</h3>\n", escaped(&labels[index]));
        charts.push_str(&histogram("Scores", &entrant.scores, color(index)));
    }
    charts
}

fn rating_chart(standings: &Standings) -> String {
    let labels = labels(standings);
    let bar = |(index, entrant): (usize, &Entrant)| Bar {
        label: labels[index].clone(),
        value: entrant.rating,
        shown: format!("{:.2} ± {:.2}", entrant.rating, entrant.uncertainty),
        interval: Some([entrant.rating - entrant.uncertainty, entrant.rating + entrant.uncertainty]),
        color: color(index),
    };
    let all: Vec<Bar> = standings.entrants.iter().enumerate().map(bar).collect();
    let about = "After Weng and Lin, for several players at once; everybody begins with 25.";
    format!("\n<h2>Ratings</h2>\n<p>{about}</p>\n{}\n", bars("Ratings", &all, Some((25.0, "begin")), 0.0))
}

fn topic_table(topic: &Topic, standings: &Standings) -> String {
    let mut table =
        format!("<details><summary>{}</summary>\n<table><tr><th></th><th>in all</th>", escaped(&topic.name));
    for label in labels(standings) {
        let _ = write!(table, "<th>{}</th>", escaped(&label));
    }
    table.push_str("<th>players</th><th>win share</th></tr>\n");
    for item in &topic.items {
        let _ = write!(table, "<tr><td>{}</td><td>{}</td>", escaped(&item.name), item.amount);
        item.by_entrant.iter().for_each(|amount| {
            let _ = write!(table, "<td>{amount}</td>");
        });
        let _ = writeln!(table, "<td>{}</td><td>{}</td></tr>", item.players, percent(Some(item.win_share)));
    }
    table.push_str("</table></details>\n");
    table
}

fn number(number: Option<f64>) -> String {
    number.map_or("–".into(), |number| format!("{number:.1}"))
}

fn percent(rate: Option<f64>) -> String {
    rate.map_or("–".into(), |rate| format!("{:.1} %", 100.0 * rate))
}

fn interval(wins: &Wins) -> String {
    wins.interval.map_or("–".into(), |[low, high]| format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high))
}

fn in_words(spread: &Spread) -> String {
    let whole = |number: Option<i64>| number.map_or("–".into(), |number| number.to_string());
    let (mean, sd) = (number(spread.mean), number(spread.sd));
    format!("mean {mean}, standard deviation {sd}, {} to {}", whole(spread.min), whole(spread.max))
}

/// The games as CSV, one line for each side of each game.
#[must_use]
pub fn csv(standings: &Standings, results: &[GameResult]) -> String {
    let mut text =
        String::from("game,finished,decisions,side,entrant,bot,score,rank,won,own_decisions,micros\n");
    for result in results {
        for side in &result.sides {
            let bot = standings.entrants.get(side.entrant).map_or("", |entrant| entrant.name.as_str());
            let _ = writeln!(
                text,
                "{},{},{},{},{},\"{bot}\",{},{},{},{},{}",
                result.game,
                result.finished,
                result.decisions,
                side.side,
                side.entrant + 1,
                side.total,
                side.rank,
                side.won,
                side.decisions,
                side.micros
            );
        }
    }
    text
}
