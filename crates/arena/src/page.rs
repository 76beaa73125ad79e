//! The report of a match as one HTML page that needs nothing else, and as CSV.

use std::fmt::Write as _;

use game::Language;
use words::{Value, Words};

use crate::chart::{Bar, bars, color, escaped, histogram, stacked};
use crate::contest::Seating;
use crate::game_result::GameResult;
use crate::report::Spread;
use crate::standings::{Entrant, Standings, Topic, Wins};

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;\
    background:#fff}table{border-collapse:collapse;margin:1rem 0;\
    display:block;overflow-x:auto}th,td{padding:.2rem .7rem;text-align:right;\
    border-bottom:1px solid #ddd}th:first-child,td:first-child{text-align:left}svg{max-width:100%;height:auto;\
    display:block;margin:.5rem 0}svg text{font:13px system-ui,sans-serif;fill:#222}.whisker{stroke:#222;fill:none;\
    stroke-width:1.5}.mark{stroke:#777;stroke-dasharray:4 3}code{background:#f3f3f3;padding:.1rem .3rem}\
    summary{cursor:pointer;font-weight:600;margin:.6rem 0}";

/// How a report is told: in which language, and what a game calls what was noted of it.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    /// The texts.
    pub words: &'a Words,
    /// The name of a source of points, if it has one in that language.
    pub source: &'a dyn Fn(&str) -> Option<String>,
    /// The name of an item of a topic, if it has one in that language.
    pub item: &'a dyn Fn(&str, &str) -> Option<String>,
}

impl Telling<'_> {
    fn say(&self, key: &str) -> String {
        escaped(&self.words.say(key))
    }

    fn say_with(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        escaped(&self.words.say_with(key, values))
    }

    /// What something is called; in English as it was noted.
    fn name(&self, noted: &str, told: impl Fn() -> Option<String>) -> String {
        let told = if self.words.language() == Language::English { None } else { told() };
        told.unwrap_or_else(|| noted.to_owned())
    }

    fn topic(&self, topic: &str) -> String {
        self.name(topic, || self.words.lookup(&format!("report-topic-{}", topic.replace(' ', "-"))))
    }

    fn item(&self, topic: &str, item: &str) -> String {
        let word =
            || self.words.lookup(&format!("report-item-{}", item.replace(": ", "-").replace(' ', "-")));
        self.name(item, || (self.item)(topic, item).or_else(word))
    }

    fn decimal(&self, number: f64, decimals: usize) -> String {
        self.words.decimal(number, decimals)
    }

    fn number(&self, number: Option<f64>) -> String {
        number.map_or("–".into(), |number| self.decimal(number, 1))
    }

    fn percent(&self, rate: Option<f64>) -> String {
        rate.map_or("–".into(), |rate| {
            self.words.say_with("report-percent", &[("number", Value::Text(self.decimal(100.0 * rate, 1)))])
        })
    }

    fn interval(&self, wins: &Wins) -> String {
        wins.interval.map_or("–".into(), |[low, high]| {
            let end = |share: f64| Value::Text(self.decimal(100.0 * share, 1));
            self.words.say_with("report-range", &[("low", end(low)), ("high", end(high))])
        })
    }

    fn rating(&self, entrant: &Entrant) -> String {
        format!("{} ± {}", self.decimal(entrant.rating, 2), self.decimal(entrant.uncertainty, 2))
    }

    fn spread(&self, spread: &Spread) -> Value {
        let whole = |number: Option<i64>| Value::Text(number.map_or("–".into(), |number| number.to_string()));
        let values = [
            ("mean", Value::Text(self.number(spread.mean))),
            ("sd", Value::Text(self.number(spread.sd))),
            ("min", whole(spread.min)),
            ("max", whole(spread.max)),
        ];
        Value::Text(self.words.say_with("report-spread", &values))
    }

    /// What a column of a histogram stands for.
    fn range(&self, (from, to, count): (i64, i64, u64)) -> String {
        let values = [("from", Value::text(from)), ("to", Value::text(to)), ("count", Value::text(count))];
        self.words.say_with(if from == to { "report-column-of-one" } else { "report-column" }, &values)
    }

    fn histogram(&self, title: &str, ranges: &[(i64, i64, u64)], color: &str) -> String {
        histogram(&self.words.say(title), ranges, color, |range| self.range(range))
    }
}

/// The report as a page of its own.
#[must_use]
pub fn html(standings: &Standings, telling: Telling<'_>) -> String {
    let terms = &standings.terms;
    let what = format!("{} {}", terms.game, terms.options);
    let title = escaped(what.trim());
    let whole_title = telling.say_with("report-title", &[("what", what.trim().into())]);
    let language = telling.words.language().code();
    let mut page = format!(
        "<!doctype html>\n<html lang='{language}'><head><meta charset='utf-8'><meta name='viewport' \
         content='width=device-width'><title>{whole_title}</title><style>{STYLE}</style></head><body>\n\
         <h1>{title}</h1>\n"
    );
    let seating = match terms.seating {
        Seating::Rotated => telling.words.say("report-rotated"),
        Seating::Fixed => telling.words.say("report-fixed"),
    };
    let about = [
        ("games", Value::text(standings.games)),
        ("finished", Value::text(standings.finished)),
        ("seating", Value::Text(seating)),
        ("seed", Value::text(terms.seed)),
        ("cap", terms.cap.into()),
    ];
    let _ = writeln!(page, "<p>{}</p>", telling.say_with("report-about", &about));
    page.push_str(&entrants_table(standings, telling));
    page.push_str(&win_charts(standings, telling));
    page.push_str(&score_charts(standings, telling));
    let decisions = telling.say_with("report-decisions", &[("spread", telling.spread(&standings.decisions))]);
    let _ = writeln!(page, "<h2>{}</h2>\n<p>{decisions}</p>", telling.say("report-lengths"));
    let lengths: Vec<(i64, i64, u64)> =
        standings.lengths.iter().map(|&(from, to, games)| (from as i64, to as i64, games)).collect();
    page.push_str(&telling.histogram("report-lengths-chart", &lengths, "#666"));
    page.push_str(&rating_chart(standings, telling));
    if !standings.topics.is_empty() {
        let (done, how) = (telling.say("report-done"), telling.say("report-done-how"));
        let _ = write!(page, "<h2>{done}</h2>\n<p>{how}</p>\n");
        standings.topics.iter().for_each(|topic| page.push_str(&topic_table(topic, standings, telling)));
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

fn entrants_table(standings: &Standings, telling: Telling<'_>) -> String {
    let mut table = String::from("<table><tr>");
    for column in ["entrant", "wins", "interval", "score", "sd", "rating", "time"] {
        let _ = write!(table, "<th>{}</th>", telling.say(&format!("report-{column}")));
    }
    table.push_str("</tr>\n");
    for (label, entrant) in labels(standings).iter().zip(&standings.entrants) {
        let _ = writeln!(
            table,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            escaped(label),
            telling.percent(entrant.wins.rate),
            telling.interval(&entrant.wins),
            telling.number(entrant.score.mean),
            telling.number(entrant.score.sd),
            telling.rating(entrant),
            telling.number(entrant.micros_per_decision)
        );
    }
    table.push_str("</table>\n");
    table
}

/// Win rates are drawn on the whole axis, or a bar of no wins would have an interval from end to end.
const WHOLE: f64 = 1.0;

fn win_bar(label: &str, wins: &Wins, color: &'static str, telling: Telling<'_>) -> Bar {
    let values = [("share", Value::Text(telling.percent(wins.rate))), ("games", Value::text(wins.games))];
    let shown = telling.words.say_with("report-of", &values);
    Bar { label: label.into(), value: wins.rate.unwrap_or(0.0), shown, interval: wins.interval, color }
}

fn win_charts(standings: &Standings, telling: Telling<'_>) -> String {
    let labels = labels(standings);
    let fair = 1.0 / standings.entrants.len().max(1) as f64;
    let fair_share = telling.words.say("report-fair");
    let of_entrants: Vec<Bar> = standings
        .entrants
        .iter()
        .enumerate()
        .map(|(index, entrant)| win_bar(&labels[index], &entrant.wins, color(index), telling))
        .collect();
    let (rates, by_seat) = (telling.words.say("report-win-rates"), telling.words.say("report-rates-by-seat"));
    let mut charts = format!("<h2>{}</h2>\n", escaped(&rates));
    charts.push_str(&bars(&rates, &of_entrants, Some((fair, &fair_share)), WHOLE));
    if standings.seats.len() > 1 {
        let seats: Vec<Bar> =
            standings.seats.iter().map(|wins| win_bar(&wins.of, wins, "#666", telling)).collect();
        let _ = write!(charts, "\n<h3>{}</h3>\n", telling.say("report-by-seat"));
        charts.push_str(&bars(&by_seat, &seats, Some((fair, &fair_share)), WHOLE));
        for (index, entrant) in standings.entrants.iter().enumerate() {
            let seats: Vec<Bar> =
                entrant.by_seat.iter().map(|wins| win_bar(&wins.of, wins, color(index), telling)).collect();
            let who = [("who", labels[index].as_str().into())];
            let _ = write!(charts, "\n<h3>{}</h3>\n", telling.say_with("report-of-by-seat", &who));
            charts.push_str(&bars(&by_seat, &seats, None, WHOLE));
        }
    }
    charts
}

fn score_charts(standings: &Standings, telling: Telling<'_>) -> String {
    let labels = labels(standings);
    let mut charts = format!("\n<h2>{}</h2>\n", telling.say("report-scores"));
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
    let names: Vec<String> =
        parts.iter().map(|source| telling.name(source, || (telling.source)(source))).collect();
    let _ = writeln!(charts, "<p>{}</p>", telling.say("report-sources-how"));
    charts.push_str(&stacked(&telling.words.say("report-sources"), &names, &rows, |value| {
        telling.decimal(value, 1)
    }));
    for (index, entrant) in standings.entrants.iter().enumerate() {
        let who = [("who", labels[index].as_str().into())];
        let _ = write!(charts, "\n<h3>{}</h3>\n", telling.say_with("report-scores-of", &who));
        charts.push_str(&telling.histogram("report-scores", &entrant.scores, color(index)));
    }
    charts
}

fn rating_chart(standings: &Standings, telling: Telling<'_>) -> String {
    let labels = labels(standings);
    let bar = |(index, entrant): (usize, &Entrant)| Bar {
        label: labels[index].clone(),
        value: entrant.rating,
        shown: telling.rating(entrant),
        interval: Some([entrant.rating - entrant.uncertainty, entrant.rating + entrant.uncertainty]),
        color: color(index),
    };
    let all: Vec<Bar> = standings.entrants.iter().enumerate().map(bar).collect();
    let (ratings, begin) = (telling.words.say("report-ratings"), telling.words.say("report-begin"));
    let chart = bars(&ratings, &all, Some((25.0, &begin)), 0.0);
    format!("\n<h2>{}</h2>\n<p>{}</p>\n{chart}\n", escaped(&ratings), telling.say("report-ratings-how"))
}

fn topic_table(topic: &Topic, standings: &Standings, telling: Telling<'_>) -> String {
    let mut table = format!(
        "<details><summary>{}</summary>\n<table><tr><th></th><th>{}</th>",
        escaped(&telling.topic(&topic.name)),
        telling.say("report-in-all")
    );
    for label in labels(standings) {
        let _ = write!(table, "<th>{}</th>", escaped(&label));
    }
    let (players, share) = (telling.say("report-players"), telling.say("report-share"));
    let _ = writeln!(table, "<th>{players}</th><th>{share}</th></tr>");
    for item in &topic.items {
        let name = escaped(&telling.item(&topic.name, &item.name));
        let _ = write!(table, "<tr><td>{name}</td><td>{}</td>", item.amount);
        item.by_entrant.iter().for_each(|amount| {
            let _ = write!(table, "<td>{amount}</td>");
        });
        let share = telling.percent(Some(item.win_share));
        let _ = writeln!(table, "<td>{}</td><td>{share}</td></tr>", item.players);
    }
    table.push_str("</table></details>\n");
    table
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
