//! Charts as inline SVG, and the text around them.

use std::fmt::Write as _;

/// The colors of entrants, told apart by the color-blind too (Okabe and Ito 2008).
const COLORS: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f7f00", "#000000"];

/// The color of an entrant.
pub(crate) fn color(index: usize) -> &'static str {
    COLORS[index % COLORS.len()]
}

/// Text that can stand in HTML and SVG.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(letter),
        }
    }
    safe
}

/// A bar of a chart.
#[derive(Debug, Clone)]
pub(crate) struct Bar {
    /// What it stands for.
    pub(crate) label: String,
    /// How long it is.
    pub(crate) value: f64,
    /// The value in words.
    pub(crate) shown: String,
    /// From where to where the true value may lie.
    pub(crate) interval: Option<[f64; 2]>,
    /// Its color.
    pub(crate) color: &'static str,
}

/// How wide a chart is.
const WIDE: f64 = 760.0;

/// Where the bars begin: right of what they stand for, which has a third of the chart at most; a letter takes about
/// seven.
fn left<'a>(labels: impl Iterator<Item = &'a str>) -> f64 {
    let letters = labels.map(|label| label.chars().count()).max().unwrap_or(0);
    (7.0 * letters as f64 + 16.0).clamp(170.0, WIDE / 3.0)
}

/// What a bar stands for, right-aligned left of it; one that is too long is cut at its end, and whole in its tooltip.
fn label(text: &str, left: f64, y: f64) -> String {
    let (x, room) = (left - 8.0, ((left - 16.0) / 7.0) as usize);
    let whole = escaped(text);
    if text.chars().count() <= room {
        return format!("<text x='{x}' y='{y}' text-anchor='end'>{whole}</text>");
    }
    let part: String = text.chars().take(room.saturating_sub(1)).collect();
    format!("<text x='{x}' y='{y}' text-anchor='end'><title>{whole}</title>{}…</text>", escaped(&part))
}

/// Bars that lie one below the other, with a dashed line where `mark` is, on an axis that reaches to `end` at least.
pub(crate) fn bars(title: &str, bars: &[Bar], mark: Option<(f64, &str)>, end: f64) -> String {
    const ROW: f64 = 26.0;
    let left = left(bars.iter().map(|bar| bar.label.as_str()));
    let width = WIDE - 190.0 - left;
    let ends = bars.iter().map(|bar| bar.interval.map_or(bar.value, |interval| interval[1].max(bar.value)));
    let most = ends.chain(mark.map(|mark| mark.0)).fold(end, f64::max).max(1e-9);
    let place = |value: f64| left + width * (value / most).clamp(0.0, 1.0);
    let height = ROW * bars.len() as f64 + 24.0;
    let mut svg = open(title, WIDE, height);
    for (index, bar) in bars.iter().enumerate() {
        let top = ROW * index as f64 + 4.0;
        let middle = top + 9.0;
        let end = place(bar.value);
        let _ = write!(
            svg,
            "{}<rect x='{left}' y='{top}' width='{:.1}' height='18' fill='{}'/>",
            label(&bar.label, left, middle + 5.0),
            end - left,
            bar.color
        );
        let mut after = end;
        if let Some([low, high]) = bar.interval {
            let (low, high) = (place(low), place(high));
            after = after.max(high);
            let _ = write!(
                svg,
                "<path class='whisker' d='M{low:.1} {middle}H{high:.1}M{low:.1} {}v8M{high:.1} {}v8'/>",
                middle - 4.0,
                middle - 4.0
            );
        }
        let _ =
            write!(svg, "<text x='{:.1}' y='{}'>{}</text>", after + 8.0, middle + 5.0, escaped(&bar.shown));
    }
    if let Some((value, label)) = mark {
        let (x, bottom) = (place(value), height - 18.0);
        let _ = write!(
            svg,
            "<path class='mark' d='M{x:.1} 0V{bottom}'/><text x='{x:.1}' y='{}' text-anchor='middle'>{}</text>",
            height - 4.0,
            escaped(label)
        );
    }
    svg.push_str("</svg>");
    svg
}

/// Columns side by side, one for each range of a histogram: from, to, count, which `told` says in words.
pub(crate) fn histogram(
    title: &str,
    ranges: &[(i64, i64, u64)],
    color: &str,
    told: impl Fn((i64, i64, u64)) -> String,
) -> String {
    const WIDTH: f64 = 720.0;
    const HEIGHT: f64 = 150.0;
    const BOTTOM: f64 = 20.0;
    let most = ranges.iter().map(|range| range.2).max().unwrap_or(1).max(1) as f64;
    let step = WIDTH / ranges.len().max(1) as f64;
    let mut svg = open(title, WIDE, HEIGHT + BOTTOM);
    for (index, (from, to, count)) in ranges.iter().enumerate() {
        let (x, tall) = (20.0 + step * index as f64, (HEIGHT - 16.0) * *count as f64 / most);
        let top = HEIGHT - tall;
        let _ = write!(
            svg,
            "<rect x='{x:.1}' y='{top:.1}' width='{:.1}' height='{tall:.1}' fill='{color}'>\
             <title>{}</title></rect>\
             <text x='{:.1}' y='{}' text-anchor='middle'>{from}</text>",
            (step - 2.0).max(1.0),
            escaped(&told((*from, *to, *count))),
            x + step / 2.0,
            HEIGHT + 14.0
        );
        if *count > 0 {
            let _ = write!(
                svg,
                "<text x='{:.1}' y='{:.1}' text-anchor='middle'>{count}</text>",
                x + step / 2.0,
                top - 3.0
            );
        }
    }
    svg.push_str("</svg>");
    svg
}

/// One bar for each entrant, made of its parts: for each part its value, which `told` writes.
pub(crate) fn stacked(
    title: &str,
    parts: &[String],
    rows: &[(String, Vec<f64>)],
    told: impl Fn(f64) -> String,
) -> String {
    const ROW: f64 = 26.0;
    let left = left(rows.iter().map(|(label, _)| label.as_str()));
    let width = WIDE - 110.0 - left;
    let most =
        rows.iter().map(|(_, values)| values.iter().map(|value| value.max(0.0)).sum()).fold(1e-9, f64::max);
    let height = ROW * rows.len() as f64 + 22.0 * parts.len().div_ceil(4) as f64 + 10.0;
    let mut svg = open(title, WIDE, height);
    for (index, (name, values)) in rows.iter().enumerate() {
        let top = ROW * index as f64 + 4.0;
        svg.push_str(&label(name, left, top + 14.0));
        let mut x = left;
        for (part, value) in values.iter().enumerate() {
            let width = width * value.max(0.0) / most;
            let _ = write!(
                svg,
                "<rect x='{x:.1}' y='{top}' width='{width:.1}' height='18' fill='{}'><title>{}: {}</title></rect>",
                color(part),
                escaped(&parts[part]),
                told(*value)
            );
            x += width;
        }
        let sum: f64 = values.iter().sum();
        let _ = write!(svg, "<text x='{:.1}' y='{}'>{}</text>", x + 8.0, top + 14.0, told(sum));
    }
    let start = ROW * rows.len() as f64 + 12.0;
    for (part, name) in parts.iter().enumerate() {
        let (x, y) = (20.0 + 180.0 * (part % 4) as f64, start + 22.0 * (part / 4) as f64);
        let _ = write!(
            svg,
            "<rect x='{x}' y='{y}' width='12' height='12' fill='{}'/><text x='{}' y='{}'>{}</text>",
            color(part),
            x + 18.0,
            y + 11.0,
            escaped(name)
        );
    }
    svg.push_str("</svg>");
    svg
}

fn open(title: &str, width: f64, height: f64) -> String {
    let title = escaped(title);
    format!(
        "<svg viewBox='0 0 {width} {height}' width='{width}' height='{height}' role='img' aria-label='{title}'>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_can_not_break_out_of_a_chart() {
        let bar =
            Bar { label: "<b>&'\"".into(), value: 1.0, shown: "1".into(), interval: None, color: color(0) };
        let svg = bars("a 'title'", &[bar], None, 0.0);
        assert!(svg.contains("&lt;b&gt;&amp;&#39;&quot;") && svg.contains("a &#39;title&#39;"), "{svg}");
    }

    #[test]
    fn the_interval_of_no_wins_is_as_long_as_it_is_wide() {
        let interval = Some([0.0, 0.1]);
        let bar = Bar { label: "P1".into(), value: 0.0, shown: "0".into(), interval, color: color(0) };
        let svg = bars("Win rates", &[bar], None, 1.0);
        assert!(svg.contains("d='M170.0 13H210.0"), "a tenth of the axis of 400: {svg}");
    }

    #[test]
    fn a_long_name_has_room_or_is_cut_at_its_end() {
        let named = |label: &str| {
            let bar =
                Bar { label: label.into(), value: 0.5, shown: String::new(), interval: None, color: "" };
            bars("t", &[bar], None, 1.0)
        };
        assert!(named("greedy").contains("<text x='162' y='18' text-anchor='end'>greedy</text>"));
        let long = named("1 search:5it,noise=15,thought=30");
        assert!(
            long.contains("<text x='232' y='18' text-anchor='end'>1 search:5it,noise=15,thought=30</text>")
        );
        let longest = named("2 search:20it,noise=15,explore=40,offers=all");
        assert!(longest.contains("<title>2 search:20it,noise=15,explore=40,offers=all</title>2 search:20it"));
        assert!(longest.contains("…</text>"));
    }

    #[test]
    fn nothing_at_all_is_still_a_chart() {
        for svg in [
            bars("a", &[], None, 0.0),
            histogram("b", &[], "red", |_| String::new()),
            stacked("c", &[], &[], |_| String::new()),
        ] {
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>") && !svg.contains("NaN"), "{svg}");
        }
    }
}
