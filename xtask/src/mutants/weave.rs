//! Many mutants in one program: a function with mutants becomes a choice among its bodies, made when it is called.
//!
//! To build a crate with its tests takes much longer than to run them. So all mutants are built once, and an
//! environment variable says which of them a run has.

use std::collections::BTreeSet;
use std::ops::Range;

use super::list::Mutant;

/// The environment variable with the number of the mutant that a run has; without it there is none.
pub(super) const CHOICE: &str = "KAUPANG_MUTANT";

/// What is added to the end of the crate's `lib.rs`.
pub(super) const CHOOSER: &str = r#"
/// The mutant of this run.
pub(crate) fn chosen_mutant() -> usize {
    static CHOSEN: std::sync::LazyLock<usize> = std::sync::LazyLock::new(|| {
        std::env::var("KAUPANG_MUTANT").ok().and_then(|number| number.parse().ok()).unwrap_or(usize::MAX)
    });
    *CHOSEN
}
"#;

/// A file with its mutants woven in.
#[derive(Debug, Default)]
pub(super) struct Woven {
    pub(super) text: String,
    /// The lines, counted from 1, on which a mutant's body stands.
    pub(super) bodies: Vec<(Range<usize>, usize)>,
    /// The numbers of the mutants that can't be chosen at run time.
    pub(super) left: Vec<usize>,
}

/// Weaves mutants, each with its number, into the text of their file. Functions with the names in `constant` have to
/// stay constant; others that are need not be.
pub(super) fn weave(text: &str, mutants: &[(usize, &Mutant)], constant: &BTreeSet<String>) -> Woven {
    let mut woven = Woven::default();
    let mut done = 0;
    for Mutated { function, mutants } in by_function(text, mutants, &mut woven.left) {
        let body = body(text, &function);
        let can_choose =
            |body: &Range<usize>| can_choose(&text[function.start..body.start], &mutants, constant);
        let Some(body) = body.filter(can_choose) else {
            woven.left.extend(mutants.iter().map(|(number, _)| number));
            continue;
        };
        woven.text += &text[done..function.start];
        woven.text += &text[function.start..body.start].replacen("const fn", "fn", 1);
        woven.text += "{ match crate::chosen_mutant() {\n";
        let mut line = woven.text.matches('\n').count() + 1;
        for (number, mutant) in mutants {
            let Some(change) = mutant.span.bytes(text).filter(|change| inside(change, &body)) else {
                woven.left.push(number);
                continue;
            };
            let (before, after) = (&text[body.start..change.start], &text[change.end..body.end]);
            let arm = format!("{number} => {{ {before}{}{after} }}\n", mutant.replacement);
            let lines = arm.matches('\n').count();
            woven.bodies.push((line..line + lines, number));
            line += lines;
            woven.text += &arm;
        }
        woven.text += "_ => ";
        woven.text += &text[body.clone()];
        woven.text += "\n} }";
        done = body.end;
    }
    woven.text += &text[done..];
    woven
}

/// A function with its mutants.
struct Mutated<'a> {
    function: Range<usize>,
    mutants: Vec<(usize, &'a Mutant)>,
}

/// The mutants by the outermost function that they are in, in the order of the text.
fn by_function<'a>(text: &str, mutants: &[(usize, &'a Mutant)], left: &mut Vec<usize>) -> Vec<Mutated<'a>> {
    let mut placed = Vec::new();
    for &(number, mutant) in mutants {
        match mutant.function.as_ref().and_then(|function| function.span.bytes(text)) {
            Some(function) => placed.push((function, number, mutant)),
            None => left.push(number),
        }
    }
    placed.sort_by_key(|(function, number, _)| (function.start, usize::MAX - function.end, *number));
    let mut functions: Vec<Mutated<'_>> = Vec::new();
    for (function, number, mutant) in placed {
        match functions.last_mut() {
            Some(outer) if inside(&function, &outer.function) => outer.mutants.push((number, mutant)),
            _ => functions.push(Mutated { function, mutants: vec![(number, mutant)] }),
        }
    }
    functions
}

fn inside(inner: &Range<usize>, outer: &Range<usize>) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// Where the body of a function is, with its braces: from the first brace that is not in a comment, a text, or between
/// parentheses or brackets.
fn body(text: &str, function: &Range<usize>) -> Option<Range<usize>> {
    let code = &text[function.clone()];
    let (mut at, mut depth) = (0, 0usize);
    while let Some(next) = code[at..].chars().next() {
        let rest = &code[at..];
        if rest.starts_with("//") {
            at += rest.find('\n')?;
        } else if rest.starts_with("/*") {
            at += rest.find("*/")? + 2;
        } else if next == '"' {
            at += rest[1..].find('"')? + 2;
        } else {
            match next {
                '(' | '[' => depth += 1,
                ')' | ']' => depth = depth.checked_sub(1)?,
                '{' if depth == 0 => return Some(function.start + at..function.end),
                _ => {}
            }
            at += next.len_utf8();
        }
    }
    None
}

/// Whether a function with this head can look at the environment, and may have several bodies: one that is called while
/// the crate is compiled has to be constant, and bodies with an unnamed type would each have their own.
fn can_choose(head: &str, mutants: &[(usize, &Mutant)], constant: &BTreeSet<String>) -> bool {
    let is_unnamed = head.split_once("->").is_some_and(|(_, result)| result.contains("impl "));
    let functions = mutants.iter().filter_map(|(_, mutant)| mutant.function.as_ref());
    let is_constant =
        head.contains("const fn") && functions.into_iter().any(|of| constant.contains(of.name()));
    !is_unnamed && !is_constant
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutant(function: [usize; 4], span: [usize; 4], replacement: &str) -> Mutant {
        let json = |span: [usize; 4]| {
            format!(
                r#"{{"start":{{"line":{},"column":{}}},"end":{{"line":{},"column":{}}}}}"#,
                span[0], span[1], span[2], span[3]
            )
        };
        let text = format!(
            r#"{{"name":"n","file":"f","function":{{"function_name":"T::f","span":{}}},"span":{},"replacement":"{replacement}"}}"#,
            json(function),
            json(span)
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn a_function_becomes_a_choice_among_its_bodies() {
        let text = "/// {\nfn same(a: [u8; 2]) -> bool {\n    a[0] == a[1]\n}\nfn other() {}\n";
        let (turned, gone) =
            (mutant([1, 1, 4, 2], [3, 10, 3, 12], "!="), mutant([1, 1, 4, 2], [3, 5, 3, 17], "true"));
        let woven = weave(text, &[(7, &turned), (8, &gone)], &BTreeSet::new());
        assert_eq!(
            woven.text,
            "/// {\nfn same(a: [u8; 2]) -> bool { match crate::chosen_mutant() {\n\
             7 => { {\n    a[0] != a[1]\n} }\n\
             8 => { {\n    true\n} }\n\
             _ => {\n    a[0] == a[1]\n}\n} }\nfn other() {}\n"
        );
        assert_eq!(woven.bodies, [(3..6, 7), (6..9, 8)]);
        assert!(woven.left.is_empty());
    }

    #[test]
    fn what_has_to_be_constant_and_what_has_no_named_type_is_left() {
        let constant = BTreeSet::from(["f".to_owned()]);
        let woven = |head: &str, constant: &BTreeSet<String>| {
            let text = format!("{head}{{ 1 + 1 }}");
            let end = text.len() + 1;
            let plus = mutant([1, 1, 1, end], [1, end - 6, 1, end - 5], "-");
            (weave(&text, &[(0, &plus)], constant), text)
        };
        for head in ["pub const fn f() -> u8 ", "fn f() -> impl Iterator<Item = u8> "] {
            let (woven, text) = woven(head, &constant);
            assert_eq!((woven.text, woven.left), (text, vec![0]));
        }
        let (freed, _) = woven("pub const fn f() -> u8 ", &BTreeSet::new());
        assert!(freed.text.starts_with("pub fn f() -> u8 { match"), "nothing needs it to be constant");
        let (taking, _) = woven("fn f(of: fn() -> u8) -> u8 ", &constant);
        assert!(taking.left.is_empty(), "what a function takes has one type");
    }

    #[test]
    fn a_function_within_a_function_is_part_of_its_body() {
        let text = "fn outer() -> u8 { fn inner() -> u8 { 1 + 1 } inner() * 2 }";
        let inner = mutant([1, 20, 1, 46], [1, 41, 1, 42], "-");
        let outer = mutant([1, 1, 1, 60], [1, 55, 1, 56], "+");
        let woven = weave(text, &[(0, &inner), (1, &outer)], &BTreeSet::new());
        assert_eq!(woven.bodies.len(), 2);
        assert!(woven.text.contains("0 => { { fn inner() -> u8 { 1 - 1 } inner() * 2 } }"), "{}", woven.text);
        assert!(woven.text.contains("1 => { { fn inner() -> u8 { 1 + 1 } inner() + 2 } }"), "{}", woven.text);
    }
}
