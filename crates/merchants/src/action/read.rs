//! Actions from their notation.

use std::str::FromStr;

use game::notation::NotationWords;
use game::{ParseError, Seat};

use crate::action::{Action, Bundle, Dice};
use crate::components::{GOLD, Gold, RESOURCE_CARDS, Resource, SEATS};
use crate::map;
use crate::place::Intersection;

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = NotationWords::new(text);
        let first = words.word();
        let action = match simple(first) {
            Some(action) => action,
            None => with_words(first, &mut words)?,
        };
        words.end()?;
        Ok(action)
    }
}

/// Actions of one word.
fn simple(word: &str) -> Option<Action> {
    Some(match word {
        "roll" => Action::Roll,
        "card" => Action::BuyCard,
        "stop" => Action::Stop,
        "trade" => Action::Trade,
        "listen" => Action::Listen,
        "accept" => Action::Accept,
        "decline" => Action::Decline,
        "no-deal" => Action::NoDeal,
        "end" => Action::End,
        _ => return None,
    })
}

const MOST_PAID: std::ops::RangeInclusive<u8> = 0..=RESOURCE_CARDS;

fn with_words(first: &str, words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    Ok(match first {
        "dice" => {
            let [one, other] = [words.number(1..=6, "a die, 1 to 6")?, words.number(1..=6, "a die, 1 to 6")?];
            Action::Dice(Dice::new(one, other).ok_or_else(|| words.error("two dice"))?)
        }
        "token" => Action::Token(words.number(2..=12, "a number, 2 to 12")?),
        "stolen" => Action::Stolen(words.parse("a resource")?),
        "drawn" => Action::Drawn(words.parse("a development card")?),
        "set-post" => Action::SetPost(intersection(words)?),
        "set-neutral" => Action::SetNeutral(intersection(words)?),
        "set-route" => Action::SetRoute(words.parse("a path, such as G7.N")?),
        "discard" => Action::Discard(words.parse("a resource")?),
        "robber" => Action::Robber(words.parse("a hex, such as H6")?),
        "rob" => Action::Rob(words.parse("a seat, P1 to P4")?),
        "buy" => Action::Buy(words.parse("a resource")?),
        "exchange" => {
            Action::Exchange { give: words.parse("a resource")?, take: words.parse("a resource or gold")? }
        }
        "recruit" => recruit(words)?,
        "caravan" => caravan(words)?,
        "route" => Action::Route(words.parse("a path, such as G7.N")?),
        "gold" => gold(words)?,
        "walk" => Action::Walk {
            from: intersection(words)?,
            grain: words.number(MOST_PAID, "how much grain is paid, 0 to 19")?,
        },
        "drive" => Action::Drive {
            from: words.parse("a caravan by its path, such as G7.N")?,
            salt: words.number(MOST_PAID, "how much salt is paid, 0 to 19")?,
        },
        "step" => step(words.word())?,
        "deliver" => Action::Deliver(intersection(words)?),
        "circle" => Action::Circle(words.parse("a hex, such as H6")?),
        "take-token" => Action::TakeToken(words.parse("a hex, such as H6")?),
        "play" => Action::Play(words.parse("a development card")?),
        "take" => Action::Take(words.parse("a resource")?),
        "offer" => Action::Offer { give: Bundle::parse(words, "for")?, want: Bundle::parse(words, "")? },
        "counter" => Action::Counter { give: Bundle::parse(words, "for")?, want: Bundle::parse(words, "")? },
        "deal" => Action::Deal(words.parse("a seat, P1 to P4")?),
        _ => return Err(words.error("an action")),
    })
}

fn step(word: &str) -> Result<Action, ParseError> {
    if let Ok(path) = word.parse() {
        return Ok(Action::DriveTo(path));
    }
    let at = place_named(word);
    at.map(Action::WalkTo)
        .ok_or_else(|| ParseError::new(word, "an intersection or a path, such as H6.W or G7.N"))
}

/// An intersection by its name, or by that of its city on the maps at hand.
fn intersection(words: &mut NotationWords<'_>) -> Result<Intersection, ParseError> {
    let word = words.word();
    place_named(word).ok_or_else(|| ParseError::new(word, "an intersection or a city, such as H6.W or koeln"))
}

fn place_named(word: &str) -> Option<Intersection> {
    word.parse().ok().or_else(|| map::city_place(word))
}

/// The steps that a text stands for: one action, or all cards of a discard or of a good year at once, such as
/// `discard lumber 2 ore 1` or `take ore salt`.
pub(crate) fn steps(text: &str) -> Result<Vec<Action>, ParseError> {
    let mut words = text.split_ascii_whitespace();
    let step: fn(Resource) -> Action = match words.next() {
        Some("discard") => Action::Discard,
        Some("take") => Action::Take,
        _ => return text.parse().map(|action| vec![action]),
    };
    let mut steps = Vec::new();
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        let resource: Resource = word.parse()?;
        let is_count =
            words.peek().is_some_and(|next| next.starts_with(|letter: char| letter.is_ascii_digit()));
        let count = match words.next_if(|_| is_count) {
            None => 1,
            Some(number) => {
                NotationWords::new(number).number(1..=RESOURCE_CARDS, "a number of cards, 1 to 19")?
            }
        };
        steps.extend(std::iter::repeat_n(step(resource), count.into()));
    }
    if steps.is_empty() {
        return Err(ParseError::new(text, "an action: cards are missing"));
    }
    Ok(steps)
}

fn recruit(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    let to = intersection(words)?;
    match words.word() {
        "" => Ok(Action::Recruit(to)),
        "from" => Ok(Action::MoveMerchant { to, from: intersection(words)? }),
        word => Err(ParseError::new(word, "'from' and an intersection")),
    }
}

fn caravan(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    let to = words.parse("a path, such as G7.N")?;
    match words.word() {
        "" => Ok(Action::Caravan(to)),
        "from" => Ok(Action::MoveCaravan { to, from: words.parse("a caravan by its path, such as G7.N")? }),
        word => Err(ParseError::new(word, "'from' and a path")),
    }
}

fn gold(words: &mut NotationWords<'_>) -> Result<Action, ParseError> {
    let mut gold = Gold::default();
    let mut last = None;
    loop {
        let word = words.word();
        if word.is_empty() && last.is_some() {
            return Ok(Action::Gold(gold));
        }
        let seat: Seat = word.parse()?;
        if seat.index() >= SEATS || last.is_some_and(|last| last >= seat) {
            return Err(words.error("seats in their order, each with its gold"));
        }
        gold[seat] = words.number(1..=GOLD, "an amount of gold")?;
        last = Some(seat);
    }
}
