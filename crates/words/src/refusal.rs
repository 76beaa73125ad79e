//! Refusals of the games as sentences.

use game::illegal;
use game::{Illegal, Seat};

use crate::value::{Thing, Value};

/// Why `game` refuses a step, as a thing to say; `name` tells who sits where. The name of its text is the English
/// sentence that the refusal carries, which stands in for it where a game has no texts of its own.
#[must_use]
pub fn refusal(game: &str, illegal: &Illegal, name: impl Fn(Seat) -> Value) -> Thing {
    let (file, prefix) = strings_of(game);
    // What no game says itself has one text for all of them.
    let key = match illegal.reason {
        Illegal::COMPLETE => format!("illegal-{}", slug(Illegal::COMPLETE)),
        reason => format!("illegal-{file}-{}", slug(reason)),
    };
    let mut said = Thing::new(key).or_else_say(illegal.sentence());
    for (place, value) in illegal.values() {
        let value = match value {
            illegal::Detail::Seat(seat) => name(seat),
            illegal::Detail::Seats(seats) => Value::Names(seats.into_iter().map(&name).collect()),
            illegal::Detail::Number(number) => number.into(),
            illegal::Detail::Name(component) => Thing::new(format!("{prefix}-{place}-{component}")).into(),
        };
        said = said.with(place, value);
    }
    said
}

/// Where the texts of a game are: the name of its file, and how the keys of its components begin.
fn strings_of(game: &str) -> (&str, &str) {
    match game {
        "century-solo" => ("century", "century"),
        "puerto-rico" => (game, "pr"),
        "merchants" => (game, "moe"),
        "landnam" => (game, "ln"),
        _ => (game, game),
    }
}

/// A sentence as a name: its letters and digits, with dashes for all else.
pub(crate) fn slug(sentence: &str) -> String {
    let words =
        sentence.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<String>>().join("-")
}

#[cfg(test)]
mod tests {
    use game::{Illegal, Seat, SeatSet};

    use super::refusal;
    use crate::Words;

    #[test]
    fn a_refusal_is_said_with_names_and_components() {
        let names = |seat: Seat| ["Ada", "Bo"][seat.index()].into();
        let said = |game: &str, illegal: &Illegal| Words::ENGLISH.name(&refusal(game, illegal, names));
        let turn = Illegal::turn("it is {seat}'s turn to raise cubes").with("seat", Seat::new(1));
        assert_eq!(said("century-solo", &turn), "it is Bo's turn to raise cubes");
        let awaited = Illegal::turn("cards are awaited from {seats}").with("seats", SeatSet::all(2));
        assert_eq!(said("merchants", &awaited), "cards are awaited from Ada and Bo");
        let cost = Illegal::new("LN-70", "it costs {cost} {good}, and you hold {held}");
        let cost = cost.with("cost", 2).with("good", "iron").with("held", 1);
        assert_eq!(said("landnam", &cost), "it costs 2 iron, and you hold 1");
    }
}
