//! What a game says of its options is what it does with them.

use game::{BadOption, OptionKind, OptionSpec, Options};

use crate::conformance::same;

/// Checks the options of a game against their own description. [`Kit::run`](crate::conformance::Kit::run) begins with
/// it.
///
/// - `players` comes first and is a range; every number in it can play, and no other one;
/// - what nobody chooses is what [`Default`] says;
/// - every value of a list is accepted and read back, unless it doesn't fit the others, and no other one is;
/// - a line of options reads back.
///
/// # Panics
/// At the first fault.
pub fn check_options<O: Options>() {
    let usual = O::default();
    same("what nobody chooses", &O::from_pairs([]).expect("the defaults fit"), &usual);
    let named =
        |pairs: Vec<(&'static str, String)>| pairs.into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    let names: Vec<&str> = O::SPECS.iter().map(|spec| spec.name).collect();
    same("the names of the options", &named(usual.pairs()), &names);
    let first = O::SPECS.first().expect("a game has the option players");
    let is_range = matches!(first.kind, OptionKind::Range { .. });
    assert!(first.name == OptionSpec::PLAYERS && is_range, "players is a range and comes first: {first:?}");
    for players in O::player_counts() {
        let options = chosen::<O>(first, &players.to_string()).expect("each number of the range can play");
        same("how many play", &options.players(), &players);
    }
    O::SPECS.iter().for_each(check_option::<O>);
}

fn chosen<O: Options>(spec: &OptionSpec, value: &str) -> Result<O, BadOption> {
    O::from_pairs([(spec.name, value)])
}

fn check_option<O: Options>(spec: &OptionSpec) {
    assert!(!spec.name.contains(|letter: char| letter == '=' || letter.is_whitespace()), "{spec:?}");
    let usual = O::default().pairs().into_iter().find(|(name, _)| *name == spec.name);
    if let (Some(default), Some((_, usual))) = (spec.default, usual) {
        same("the default", &usual.as_str(), &default);
    }
    for value in samples(spec) {
        match chosen::<O>(spec, &value) {
            Ok(options) => {
                let pairs = options.pairs();
                let kept = pairs.iter().find(|(name, _)| *name == spec.name);
                same("what was chosen", &kept.map(|(_, kept)| kept), &Some(&value));
                same("a line of options", &O::from_line(&options.line()).expect("it reads back"), &options);
            }
            // Each by itself is allowed; with the defaults of the others it may not fit.
            Err(BadOption::Misfit(_)) => {}
            Err(bad) => panic!("{}={value} is described as possible, but refused: {bad}", spec.name),
        }
    }
    for value in strangers(spec) {
        assert!(chosen::<O>(spec, &value).is_err(), "{}={value} is accepted, but not described", spec.name);
    }
    assert!(O::from_pairs([("no-such-option", "1")]).is_err(), "an option that there is not is accepted");
}

/// Values that are allowed.
fn samples(spec: &OptionSpec) -> Vec<String> {
    match spec.kind {
        OptionKind::Range { least, most } => (least..=most).map(|number| number.to_string()).collect(),
        OptionKind::OneOf(_) | OptionKind::Text(_) => spec.choices(),
    }
}

/// Values that are not.
fn strangers(spec: &OptionSpec) -> Vec<String> {
    let mut strangers: Vec<String> = ["", "-1", "3.5", "no such value"].map(str::to_owned).into();
    if let OptionKind::Range { least, most } = spec.kind {
        strangers.extend(least.checked_sub(1).map(|number| number.to_string()));
        strangers.push((u64::from(most) + 1).to_string());
        strangers.push(u64::MAX.to_string());
    }
    strangers
}
