//! What a seat may know, as a fixed row of numbers, and its possible actions, as a fixed list of numbers: what a net
//! reads and what it chooses from.
//!
//! A game that implements [`Observe`] says what each number means ([`Part`]), writes a row from a *view*, never from a
//! state, and gives every action that a search is listed a number of its own. Seats are counted clockwise from the
//! viewer, so that the same row means the same wherever one sits. Rows are written into a slice that the caller owns;
//! nothing is allocated.

use serde_json::Value;

use crate::actions::Actions;
use crate::game::{Game, View};
use crate::plain::{Plain, PlainView};
use crate::random;
use crate::seat::Seat;
use crate::turn::Viewer;

/// Some numbers in a row with one meaning: a part of an observation, or of the list of actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// A short name.
    pub name: &'static str,
    /// How many numbers.
    pub count: usize,
    /// What they mean, in a sentence.
    pub what: &'static str,
}

impl Part {
    /// A part of a layout.
    #[must_use]
    pub const fn new(name: &'static str, count: usize, what: &'static str) -> Part {
        Part { name, count, what }
    }
}

/// How many numbers all parts have together.
#[must_use]
pub const fn total(parts: &[Part]) -> usize {
    let mut total = 0;
    let mut place = 0;
    while place < parts.len() {
        total += parts[place].count;
        place += 1;
    }
    total
}

/// The first number of the part with this name.
///
/// # Panics
/// If there is no such part: in a constant, when it is compiled.
#[must_use]
pub const fn first(parts: &[Part], name: &str) -> u32 {
    let mut first = 0;
    let mut place = 0;
    while place < parts.len() {
        if is_same(parts[place].name, name) {
            return first as u32;
        }
        first += parts[place].count;
        place += 1;
    }
    panic!("there is no such part");
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut place = 0;
    while place < one.len() {
        if one[place] != other[place] {
            return false;
        }
        place += 1;
    }
    true
}

/// The part that a number of a layout belongs to, and its place in it.
#[must_use]
pub fn part_of(parts: &'static [Part], number: u32) -> Option<(&'static Part, usize)> {
    let mut left = number as usize;
    for part in parts {
        if left < part.count {
            return Some((part, left));
        }
        left -= part.count;
    }
    None
}

/// A game that can be observed as numbers.
pub trait Observe: Game {
    /// Raised when a number of an observation or of an action comes to mean something else.
    const OBSERVATION_VERSION: u32;

    /// What the numbers of an observation mean, in their order.
    const OBSERVATION: &'static [Part];

    /// What the numbers of actions mean, in their order.
    const ACTIONS: &'static [Part];

    /// How many numbers an observation has.
    const OBSERVATION_SIZE: usize = total(Self::OBSERVATION);

    /// How many actions there are, each with its number.
    const ACTION_COUNT: usize = total(Self::ACTIONS);

    /// Writes what the viewer may know to `out`, which has [`OBSERVATION_SIZE`](Observe::OBSERVATION_SIZE) places.
    fn observe(view: &Self::View, out: &mut [f32]);

    /// The number of an action that the viewer can carry out; every action that [`Game::legal`] lists has one of its
    /// own. Actions of chance have none, nor have offers beyond those that are listed.
    fn number(view: &Self::View, action: Self::Action) -> Option<u32>;

    /// The action that a number stands for in the eyes of the viewer, if it can stand for any now. The rules may still
    /// forbid it.
    fn action(view: &Self::View, number: u32) -> Option<Self::Action>;

    /// Writes 1 for each of the legal actions to `out`, which has [`ACTION_COUNT`](Observe::ACTION_COUNT) places, and 0
    /// for all others.
    fn mask(view: &Self::View, legal: &[Self::Action], out: &mut [u8]) {
        out.fill(0);
        for &action in legal {
            let number = Self::number(view, action);
            debug_assert!(number.is_some(), "{action} has no number");
            if let Some(number) = number {
                out[number as usize] = 1;
            }
        }
    }
}

/// The seats of a table as a viewer counts them: clockwise, themselves first. Spectators count from P1.
pub fn seats_from(viewer: Viewer, players: usize) -> impl Iterator<Item = Seat> {
    first_seat(viewer, players).clockwise(players)
}

/// How many seats clockwise of the viewer a seat is; 0 is the viewer.
#[inline]
#[must_use]
pub fn relative(viewer: Viewer, seat: Seat, players: usize) -> usize {
    first_seat(viewer, players).distance_to(seat, players)
}

/// The seat so many places clockwise of the viewer, if the table has so many.
#[inline]
#[must_use]
pub fn seat_at(viewer: Viewer, relative: usize, players: usize) -> Option<Seat> {
    let first = first_seat(viewer, players).index();
    (relative < players).then(|| Seat::new((first + relative) % players))
}

fn first_seat(viewer: Viewer, players: usize) -> Seat {
    match viewer {
        Viewer::Seat(seat) if seat.index() < players => seat,
        _ => Seat::new(0),
    }
}

/// The offers that are listed for a search, and so have numbers: some of one of so many kinds of goods for some of
/// another.
///
/// ```
/// # use game::observation::SimpleOffers;
/// const OFFERS: SimpleOffers = SimpleOffers { goods: 4, amounts: &[(1, 1), (1, 2)] };
/// assert_eq!(OFFERS.count(), 32);
/// let [given, wanted] = [(0, 1), (3, 2)];
/// assert_eq!(OFFERS.number(given, wanted), Some(7));
/// assert_eq!(OFFERS.at(7), Some([given, wanted]));
/// assert_eq!(OFFERS.number((0, 2), wanted), None, "it isn't listed");
/// assert_eq!((OFFERS.at(0), OFFERS.at(32)), (None, None), "nobody wants what they give; there are no more");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SimpleOffers {
    /// How many kinds of goods there are.
    pub goods: usize,
    /// How many are given, and how many wanted.
    pub amounts: &'static [(u8, u8)],
}

impl SimpleOffers {
    /// How many numbers they take; those of a good for itself stand for nothing.
    #[must_use]
    pub const fn count(self) -> usize {
        self.goods * self.goods * self.amounts.len()
    }

    /// The number of an offer: what is given and what is wanted, each a good and how many of it.
    #[must_use]
    pub fn number(self, given: (usize, u8), wanted: (usize, u8)) -> Option<u32> {
        let amounts = self.amounts.iter().position(|&listed| listed == (given.1, wanted.1))?;
        let pair = given.0 * self.goods + wanted.0;
        (given.0 != wanted.0).then_some((pair * self.amounts.len() + amounts) as u32)
    }

    /// The offer with this number: what is given and what is wanted.
    #[must_use]
    pub fn at(self, number: u32) -> Option<[(usize, u8); 2]> {
        let number = number as usize;
        let (pair, amounts) = (number / self.amounts.len(), self.amounts[number % self.amounts.len()]);
        let (given, wanted) = (pair / self.goods, pair % self.goods);
        (number < self.count() && given != wanted).then_some([(given, amounts.0), (wanted, amounts.1)])
    }
}

/// Writes a row of numbers from left to right.
#[derive(Debug)]
pub struct Writer<'a> {
    out: &'a mut [f32],
    place: usize,
}

impl<'a> Writer<'a> {
    /// Begins a row of zeros.
    #[inline]
    #[must_use]
    pub fn new(out: &'a mut [f32]) -> Writer<'a> {
        out.fill(0.0);
        Writer { out, place: 0 }
    }

    /// A number, divided by `full`, which is about the most that it gets to be.
    #[inline]
    pub fn amount(&mut self, number: impl Into<i32>, full: u16) {
        self.out[self.place] = number.into() as f32 / f32::from(full);
        self.place += 1;
    }

    /// Numbers, each divided by `full`.
    #[inline]
    pub fn amounts(&mut self, numbers: impl IntoIterator<Item = u8>, full: u16) {
        let factor = 1.0 / f32::from(full);
        for number in numbers {
            self.out[self.place] = f32::from(number) * factor;
            self.place += 1;
        }
    }

    /// 1 if it is so, else 0.
    #[inline]
    pub fn flag(&mut self, is_so: bool) {
        self.out[self.place] = f32::from(u8::from(is_so));
        self.place += 1;
    }

    /// 1 at the chosen one of `count` places, or nowhere.
    #[inline]
    pub fn one_of(&mut self, chosen: Option<usize>, count: usize) {
        self.some_of(chosen, count);
    }

    /// 1 at each of the chosen places out of `count`.
    #[inline]
    pub fn some_of(&mut self, chosen: impl IntoIterator<Item = usize>, count: usize) {
        let part = &mut self.out[self.place..self.place + count];
        for place in chosen {
            part[place] = 1.0;
        }
        self.place += count;
    }

    /// Leaves `count` zeros, such as those of seats that nobody has.
    #[inline]
    pub fn skip(&mut self, count: usize) {
        self.place += count;
    }

    /// Looks, in tests, whether the row is as long as what is named up to `part`.
    #[inline]
    pub fn at(&self, parts: &[Part], part: &str) {
        debug_assert_eq!(self.place, first(parts, part) as usize, "'{part}' begins elsewhere");
    }

    /// Ends the row, which has to be full.
    #[inline]
    pub fn end(self) {
        debug_assert_eq!(self.place, self.out.len(), "the row has another length");
    }
}

/// A stand-in for every game: the values of its view's JSON, each added to a place that its name is hashed to, and
/// actions by their place in the list of the legal ones. It is slow, and a number of an action means something else in
/// every position; a game that is to be learned well has its own.
impl<G: Game> Observe for Plain<G> {
    const OBSERVATION_VERSION: u32 = 1;

    const OBSERVATION: &'static [Part] = &[Part::new(
        "view",
        512,
        "the values of the view's JSON, each at the place that its name is hashed to",
    )];

    const ACTIONS: &'static [Part] =
        &[Part::new("place", 1024, "the place in the list of legal actions, the first 1,024")];

    fn observe(view: &PlainView<G>, out: &mut [f32]) {
        out.fill(0.0);
        // A view that can't be written is a fault of its game, and a row of zeros is what is known of it then.
        if let Ok(value) = serde_json::to_value(view) {
            add(&value, FNV_START, out);
        }
    }

    fn number(view: &PlainView<G>, action: G::Action) -> Option<u32> {
        let place = legal_by(view).iter().position(|&legal| legal == action)?;
        (place < Self::ACTION_COUNT).then_some(place as u32)
    }

    fn action(view: &PlainView<G>, number: u32) -> Option<G::Action> {
        legal_by(view).get(number as usize).copied().filter(|_| (number as usize) < Self::ACTION_COUNT)
    }
}

/// What the viewer can do: what is legal depends on nothing that they don't know, so any state behind the view will do.
fn legal_by<G: Game>(view: &PlainView<G>) -> Actions<G::Action> {
    let mut legal = Actions::new();
    if let Viewer::Seat(seat) = view.viewer() {
        view.imagine(&mut random::fast(0)).legal(seat, &mut legal);
    }
    legal
}

const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

/// The FNV-1a hash of one text after another.
fn hashed(before: u64, text: &str) -> u64 {
    let bytes = text.bytes().chain([0]);
    bytes.fold(before, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn add(value: &Value, name: u64, out: &mut [f32]) {
    let mut put = |name: u64, number: f32| out[(name >> 32) as usize % out.len()] += number;
    match value {
        Value::Null => {}
        Value::Bool(is_so) => put(name, f32::from(u8::from(*is_so))),
        Value::Number(number) => put(name, number.as_f64().unwrap_or_default() as f32),
        Value::String(text) => put(hashed(name, text), 1.0),
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                add(item, hashed(name, &place.to_string()), out);
            }
        }
        Value::Object(fields) => {
            for (field, item) in fields {
                add(item, hashed(name, field), out);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_offer_has_its_number_and_no_other_one() {
        let offers = SimpleOffers { goods: 4, amounts: &[(1, 1), (2, 1), (1, 3)] };
        let mut numbers = Vec::new();
        for given in 0..offers.goods {
            for wanted in 0..offers.goods {
                for &(gives, wants) in offers.amounts {
                    let number = offers.number((given, gives), (wanted, wants));
                    assert_eq!(number.is_some(), given != wanted, "nobody gives a good for itself");
                    let Some(number) = number else { continue };
                    assert_eq!(offers.at(number), Some([(given, gives), (wanted, wants)]));
                    numbers.push(number);
                }
            }
        }
        assert!(numbers.is_sorted_by(|one, next| one < next) && numbers.len() == 4 * 3 * 3);
        assert_eq!(offers.number((0, 3), (1, 1)), None, "such amounts are not listed");
        let offered = (0..offers.count() as u32 + 9).filter(|&number| offers.at(number).is_some());
        assert_eq!(offered.collect::<Vec<u32>>(), numbers);
    }

    const PARTS: &[Part] = &[Part::new("one", 1, ""), Part::new("none", 0, ""), Part::new("three", 3, "")];

    #[test]
    fn numbers_belong_to_their_parts() {
        assert_eq!((total(PARTS), first(PARTS, "three")), (4, 1));
        let names: Vec<_> =
            (0..5).map(|number| part_of(PARTS, number).map(|(part, at)| (part.name, at))).collect();
        assert_eq!(
            names,
            [Some(("one", 0)), Some(("three", 0)), Some(("three", 1)), Some(("three", 2)), None]
        );
    }

    #[test]
    fn everybody_counts_from_themselves() {
        let own = Viewer::Seat(Seat::new(2));
        let seats: Vec<_> = seats_from(own, 4).map(Seat::index).collect();
        assert_eq!(seats, [2, 3, 0, 1]);
        for (place, seat) in seats_from(own, 4).enumerate() {
            assert_eq!((relative(own, seat, 4), seat_at(own, place, 4)), (place, Some(seat)));
        }
        assert_eq!(seat_at(own, 4, 4), None);
        assert_eq!(seats_from(Viewer::Spectator, 3).map(Seat::index).collect::<Vec<_>>(), [0, 1, 2]);
    }

    #[test]
    fn a_row_is_written_from_left_to_right() {
        let mut row = [9.0; 9];
        let mut writer = Writer::new(&mut row);
        writer.amount(3u8, 6);
        writer.amounts([1, 2], 2);
        writer.flag(true);
        writer.skip(1);
        writer.one_of(Some(1), 2);
        writer.one_of(None, 2);
        writer.end();
        assert_eq!(row, [0.5, 0.5, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);
    }
}
