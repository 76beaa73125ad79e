//! What somebody has posted to a table, compared with the record of its game afterward: by the chore that kills servers
//! and by the short form of it in the tests.

/// A move that was posted.
#[derive(Debug, Clone)]
pub(crate) struct Posted {
    /// The number of the position that it answered.
    pub(crate) number: u64,
    pub(crate) action: String,
    pub(crate) is_acknowledged: bool,
}

/// The number of the position that the first step of a game answers, at a table whose log has nothing before it but
/// that the game begins, and nothing but steps after it.
const FIRST: u64 = 1;

/// Looks whether a record can have come of what its first seat posted: all that was acknowledged is there, once and
/// where it was acknowledged, of the rest each at most once, and nothing else.
///
/// # Errors
/// A sentence that says what can't be.
pub(crate) fn compare(posted: &[Posted], record: &str) -> Result<(), String> {
    let steps = record.lines().skip_while(|line| *line != "begin").skip(1);
    let stored: Vec<(u64, &str)> =
        (FIRST..).zip(steps).filter_map(|(number, step)| Some((number, step.strip_prefix("P1 ")?))).collect();
    let fits =
        |post: &Posted, &(number, action): &(u64, &str)| post.number == number && post.action == action;
    if let Some((number, action)) = stored.iter().find(|step| !posted.iter().any(|post| fits(post, step))) {
        return Err(format!("the record has '{action}' at {number}, which was not posted there: {posted:?}"));
    }
    for (place, post) in posted.iter().enumerate().filter(|(_, post)| post.is_acknowledged) {
        if !stored.iter().any(|step| fits(post, step)) {
            return Err(format!("{post:?} is not in the record: {stored:?}"));
        }
        if posted[..place].iter().any(|other| other.is_acknowledged && other.number == post.number) {
            return Err(format!("two moves were acknowledged at {}: {posted:?}", post.number));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str =
        "kaupang record 1\nseed P1 rest\nbegin\nchance start P1\nP1 rest\nP2 rest\nP1 rest\nend 4\n";

    fn post(number: u64, action: &str, is_acknowledged: bool) -> Posted {
        Posted { number, action: action.to_owned(), is_acknowledged }
    }

    #[test]
    fn what_was_acknowledged_is_there_and_what_was_not_may_be() {
        for first in [true, false] {
            for second in [true, false] {
                compare(&[post(2, "rest", first), post(4, "rest", second)], RECORD).unwrap();
            }
        }
        let none = [
            post(2, "acquire 1", false),
            post(2, "rest", true),
            post(4, "rest", false),
            post(6, "rest", false),
        ];
        compare(&none, RECORD).unwrap();
    }

    #[test]
    fn what_is_lost_or_doubled_is_found_even_beside_the_same_move_elsewhere() {
        for (posted, complaint) in [
            // Of three equal moves one was acknowledged and is lost; one without an answer was stored.
            (
                vec![post(2, "rest", true), post(4, "rest", false), post(6, "rest", true)],
                "is not in the record",
            ),
            (
                vec![post(2, "rest", true), post(3, "rest", true), post(4, "rest", false)],
                "is not in the record",
            ),
            (vec![post(2, "rest", true)], "was not posted there"),
            (vec![post(2, "rest", true), post(4, "acquire 1", false)], "was not posted there"),
            (vec![post(2, "rest", true), post(2, "rest", true), post(4, "rest", true)], "two moves"),
        ] {
            let found = compare(&posted, RECORD).unwrap_err();
            assert!(found.contains(complaint), "{found}");
        }
    }
}
