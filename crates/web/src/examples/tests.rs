//! Every example is drawn, in every language.

use century::{Century, Solo};
use landnam::Landnam;
use merchants::Merchants;
use puerto_rico::PuertoRico;

use super::*;

/// So many examples a game has at least.
const LEAST: usize = 4;

/// The figures of all examples of a game, none left out.
fn all<G: WebBoard>(words: &Words) -> Vec<Figure> {
    let examples = examples(G::NAME).unwrap_or_else(|fault| panic!("{}: {fault}", G::NAME));
    let drawn = |example: &Example| {
        figure::<G>(example, words).unwrap_or_else(|fault| panic!("{} {}: {fault}", G::NAME, example.name))
    };
    examples.iter().map(drawn).collect()
}

fn check<G: WebBoard>() {
    for language in Language::ALL {
        let words = Words::new(language);
        let figures = all::<G>(&words);
        assert!(figures.len() >= LEAST, "{}: {} examples", G::NAME, figures.len());
        assert_eq!(self::figures::<G>(&words).len(), figures.len(), "{}: all are shown", G::NAME);
        for Figure { clause, drawing, caption } in figures {
            assert!(G::rulebook(language).sentence(&clause).is_some(), "{}: no clause {clause}", G::NAME);
            assert!(caption.contains(' '), "{language}: no text for an example of {clause}: {caption}");
            for (_, tag) in Tags::of(&drawing.0) {
                assert!(!tag.has("id") && !tag.has("data-tip") && !tag.has("data-why"), "{clause}: {tag:?}");
                assert!(!matches!(tag.name(), "button" | "input" | "form" | "a"), "{clause}: {tag:?}");
            }
        }
    }
}

#[test]
fn every_example_of_century_is_legal_and_drawn() {
    check::<Century>();
    check::<Solo>();
}

#[test]
fn every_example_of_puerto_rico_is_legal_and_drawn() {
    check::<PuertoRico>();
}

#[test]
fn every_example_of_merchants_is_legal_and_drawn() {
    check::<Merchants>();
}

#[test]
fn every_example_of_landnam_is_legal_and_drawn() {
    check::<Landnam>();
}

#[test]
fn what_the_rules_forbid_is_no_example() {
    let shown = || {
        Shown::<Century>::of(
            serde_json::from_str(r#"{"players": 2, "traders": [{}, {}]}"#).unwrap(),
            Viewer::Spectator,
        )
    };
    let faults: Vec<String> = ["P1 play up2", "P9 rest", "P1 dance"]
        .iter()
        .filter_map(|step| shown().play(step).err())
        .map(|fault| fault.to_string())
        .collect();
    assert_eq!(faults.len(), 3, "{faults:?}");
    assert!(shown().draw(&["points".to_owned(), "tower".to_owned()], &Words::ENGLISH).is_err());
}

#[test]
fn a_still_drawing_has_lost_its_names_only() {
    let tag = r#"<g id="city-a" class="own-1 fresh" data-tip="A &gt; b" transform="translate(1 2)" aria-labelledby="x" hidden>"#;
    assert_eq!(without_names(tag), r#"<g class="own-1 fresh" transform="translate(1 2)" hidden>"#);
    assert_eq!(without_names("</g>"), "</g>");
    assert_eq!(without_names(r#"<p role="status">"#), "<p>");
}
