//! The numbers of actions.

use game::observation::{Part, SimpleOffers, first, relative, seat_at};
use game::{SeatSet, View};

use crate::action::Action;
use crate::components::{Bundle, ExchangeRate, Fate, FieldNumber, Good, Goods, SEATS, Throw, UnitKind};
use crate::island::{Corner, Field, Fields, board};
use crate::phase::Phase;
use crate::table::Table;
use crate::view::LandnamView;

const GOODS: u32 = Good::ALL.len() as u32;
const FATES: u32 = Fate::COUNT as u32;
/// Hexes within the rim.
const INNER: u32 = 19;
/// Hexes of the rim.
const RIM: u32 = 18;
/// The hexes of the board, the outer sea left out.
const HEXES: u32 = Field::COUNT as u32 - 1;
/// No field has more neighbors, the outer sea included.
const NEIGHBORS: u32 = 6;
/// Fields around a corner.
const AROUND: u32 = 3;
/// No player has more ships.
const SHIPS: u32 = 5;
/// The most cards of a good that can be staked or raised.
const CARDS: u32 = Bundle::MOST as u32;
/// What is listed of offers: one for one, one for two, two for one.
const OFFERS: SimpleOffers = SimpleOffers { goods: GOODS as usize, amounts: &[(1, 1), (1, 2), (2, 1)] };

/// What the numbers of actions stand for.
pub const ACTIONS: &[Part] = &[
    Part::new("reap", 1, "harvest without a card"),
    Part::new("good-year", INNER as usize, "double what an inner field gives"),
    Part::new("age", INNER as usize, "an inner field ages"),
    Part::new("first", SEATS, "who sues first, counted clockwise from the viewer"),
    Part::new(
        "sue",
        (INNER * CARDS) as usize,
        "for each inner field: bring a case with a stake of 1 to 31 cards",
    ),
    Part::new("rest", 1, "bring no more cases"),
    Part::new("raise", CARDS as usize, "raise by 1 to 31 cards"),
    Part::new("yield", 1, "don't raise"),
    Part::new("hand", SEATS, "offer the case to somebody, counted clockwise from the viewer"),
    Part::new("take", 1, "accept the case"),
    Part::new("refuse", 1, "don't accept the case"),
    Part::new("pass", 1, "play no card now"),
    Part::new(
        "move",
        (HEXES * NEIGHBORS) as usize,
        "for each hex: its unit goes to the first, second, … of the fields next to it, with the cards that it needs",
    ),
    Part::new(
        "move-from-outer",
        (SHIPS * RIM) as usize,
        "for each different kind of the own ships on the outer sea, lawful ones first: it goes to a field of the rim",
    ),
    Part::new("step", Field::COUNT, "the unit on its way goes on to a field, with the cards that it needs"),
    Part::new("stop", 1, "end the movement"),
    Part::new("swap", (FATES * GOODS) as usize, "for each fate card: swap it for iron, grain, sheep, wood"),
    Part::new("flee", Field::COUNT, "the displaced unit goes to a field"),
    Part::new("cast", 1, "go to the exploration dice"),
    Part::new("choose", 2, "take the first, the second result"),
    Part::new("number", 11, "give the field a number, 2 to 12"),
    Part::new("enter", FATES as usize, "enter what was found with a fate card"),
    Part::new("stay", 1, "don't enter what was found"),
    Part::new(
        "exchange",
        ExchangeRate::ALL.len() * (GOODS * GOODS) as usize,
        "for a rate of two, then of four: for each good that is given: the good that is taken",
    ),
    Part::new(
        "offer",
        OFFERS.count(),
        "for each good that is given: for each that is wanted: one for one, one for two, two for one; other offers have no \
         number",
    ),
    Part::new("ask", 1, "ask the others for offers"),
    Part::new("accept", 1, "accept the offer"),
    Part::new("decline", 1, "make or accept no offer"),
    Part::new("build", 1, "end trading"),
    Part::new(
        "settler",
        Corner::COUNT * 3,
        "for each corner: its building sets a settler on one of the three fields around",
    ),
    Part::new(
        "ship",
        Corner::COUNT * 3,
        "for each corner: its building sets a ship on one of the three fields around",
    ),
    Part::new("ship-outer", 1, "set a ship on the outer sea"),
    Part::new(
        "farm",
        Corner::COUNT * 3,
        "for each corner: the unit on one of the three fields around builds a farm",
    ),
    Part::new("village", Corner::COUNT, "make the farm on a corner a village"),
    Part::new(
        "harbor",
        (INNER * GOODS) as usize,
        "for each inner field: a harbor for iron, grain, sheep, wood",
    ),
    Part::new("end", 1, "end the turn"),
    Part::new("play", FATES as usize, "play a fate card other than good-year"),
];

/// The first number of each part, by its name.
macro_rules! firsts {
    ($($constant:ident = $name:literal),+ $(,)?) => { $(const $constant: u32 = first(ACTIONS, $name);)+ };
}

firsts! {
    REAP = "reap", GOOD_YEAR = "good-year", AGE = "age", FIRST = "first", SUE = "sue", REST = "rest", RAISE = "raise",
    YIELD = "yield", HAND = "hand", TAKE = "take", REFUSE = "refuse", PASS = "pass", MOVE = "move",
    OUTER = "move-from-outer", STEP = "step", STOP = "stop", SWAP = "swap", FLEE = "flee", CAST = "cast",
    CHOOSE = "choose", NUMBER = "number", ENTER = "enter", STAY = "stay", EXCHANGE = "exchange", OFFER = "offer",
    ASK = "ask", ACCEPT = "accept", DECLINE = "decline", BUILD = "build", SETTLER = "settler", SHIP = "ship",
    SHIP_OUTER = "ship-outer", FARM = "farm", VILLAGE = "village", HARBOR = "harbor", END = "end", PLAY = "play",
}

const ALL: u32 = PLAY + FATES;

/// The place of each field among the inner ones and among those of the rim.
const PLACES: [(Option<u8>, Option<u8>); Field::COUNT] = {
    let mut places = [(None, None); Field::COUNT];
    let (mut inner, mut rim) = (0, 0);
    let mut index = 0;
    while index < Field::COUNT {
        if Fields::INNER.contains(Field::new(index)) {
            places[index].0 = Some(inner);
            inner += 1;
        } else if Fields::RIM.contains(Field::new(index)) {
            places[index].1 = Some(rim);
            rim += 1;
        }
        index += 1;
    }
    assert!(inner as u32 == INNER && rim as u32 == RIM, "the board has 19 inner fields and 18 of the rim");
    places
};

fn inner(first: u32, field: Field) -> Option<u32> {
    Some(first + u32::from(PLACES[field.index()].0?))
}

fn inner_field(place: u32) -> Option<Field> {
    Field::all().find(|field| PLACES[field.index()].0.map(u32::from) == Some(place))
}

fn rim_field(place: u32) -> Option<Field> {
    Field::all().find(|field| PLACES[field.index()].1.map(u32::from) == Some(place))
}

/// The different kinds of ships that the active player has on the outer sea.
fn kinds_of_ships(table: &Table) -> impl Iterator<Item = SeatSet> {
    let ships = table.outer(table.active);
    ships
        .iter()
        .enumerate()
        .filter(|&(place, marks)| place == 0 || ships[place - 1] != *marks)
        .map(|(_, &marks)| marks)
}

fn place_in(fields: Fields, field: Field) -> Option<u32> {
    fields.into_iter().position(|other| other == field).map(|place| place as u32)
}

fn field_of(fields: Fields, place: u32) -> Option<Field> {
    fields.into_iter().nth(place as usize)
}

fn by_corner(first: u32, corner: Corner, field: Field) -> Option<u32> {
    let place = place_in(board().around(corner), field)?;
    Some(first + corner.index() as u32 * AROUND + place)
}

fn stake(first: u32, cards: u8) -> Option<u32> {
    (1..=CARDS).contains(&cards.into()).then(|| first + u32::from(cards) - 1)
}

/// The only good of a bundle, and how many.
fn single(bundle: Bundle) -> Option<(usize, u8)> {
    let mut present = bundle.goods().present();
    let (good, number) = present.next().filter(|_| present.next().is_none())?;
    Some((good.index(), number))
}

fn offer(give: Bundle, want: Bundle) -> Option<u32> {
    Some(OFFER + OFFERS.number(single(give)?, single(want)?)?)
}

fn movement(table: &Table, from: Field, marks: SeatSet, to: Field) -> Option<u32> {
    if from == Field::OUTER {
        let ship = kinds_of_ships(table).position(|kind| kind == marks)? as u32;
        return Some(OUTER + ship * RIM + u32::from(PLACES[to.index()].1?));
    }
    Some(MOVE + from.index() as u32 * NEIGHBORS + place_in(board().adjacent(from), to)?)
}

pub(super) fn number(view: &LandnamView, action: Action) -> Option<u32> {
    let table = view.table();
    let seat = |first: u32, seat| first + relative(view.viewer(), seat, table.players()) as u32;
    Some(match action {
        Action::Start(_) | Action::Draw(_) | Action::Roll(..) | Action::Found(..) => return None,
        Action::Reap => REAP,
        Action::GoodYear(field) => inner(GOOD_YEAR, field)?,
        Action::Age(field) => inner(AGE, field)?,
        Action::First(other) => seat(FIRST, other),
        Action::Sue(field, cards) => stake(SUE + inner(0, field)? * CARDS, cards)?,
        Action::Rest => REST,
        Action::Raise(cards) => stake(RAISE, cards)?,
        Action::Yield => YIELD,
        Action::Hand(other) => seat(HAND, other),
        Action::Take => TAKE,
        Action::Refuse => REFUSE,
        Action::Pass => PASS,
        Action::Move { from, marks, to, .. } => movement(table, from, marks, to)?,
        Action::Step { to, .. } => STEP + to.index() as u32,
        Action::Stop => STOP,
        Action::Swap(fate, good) => SWAP + fate.index() as u32 * GOODS + good.index() as u32,
        Action::Flee(field) => FLEE + field.index() as u32,
        Action::Cast => CAST,
        Action::Choose(throw) => CHOOSE + throw.index() as u32,
        Action::Number(number) => NUMBER + u32::from(number.get()) - 2,
        Action::Enter(fate) => ENTER + fate.index() as u32,
        Action::Stay => STAY,
        Action::Exchange { rate, give, take } => {
            EXCHANGE + (rate.index() as u32 * GOODS + give.index() as u32) * GOODS + take.index() as u32
        }
        Action::Offer(give, want) => offer(give, want)?,
        Action::Ask => ASK,
        Action::Accept => ACCEPT,
        Action::Decline => DECLINE,
        Action::Build => BUILD,
        Action::Settler(field, corner) => by_corner(SETTLER, corner, field)?,
        Action::Ship(field, corner) => by_corner(SHIP, corner, field)?,
        Action::ShipOuter => SHIP_OUTER,
        Action::Farm(corner, field) => by_corner(FARM, corner, field)?,
        Action::Village(corner) => VILLAGE + corner.index() as u32,
        Action::Harbor(field, good) => HARBOR + inner(0, field)? * GOODS + good.index() as u32,
        Action::End => END,
        Action::Play(fate) => PLAY + fate.index() as u32,
    })
}

/// A step to a field with the cards that the unit of the active player needs.
fn step(table: &Table, to: Field) -> Option<Action> {
    let Phase::Step(moving) = &table.phase else { return None };
    let cards = table.step_cards(table.kind_at(moving.field), moving.field, to, moving.fled).ok()?;
    Some(Action::Step { to, cards })
}

fn first_step(table: &Table, from: Field, marks: SeatSet, to: Field) -> Option<Action> {
    let kind = if from == Field::OUTER { UnitKind::Ship } else { table.kind_at(from) };
    let cards = table.step_cards(kind, from, to, Fields::EMPTY).ok()?;
    Some(Action::Move { from, marks, to, cards })
}

fn good(place: u32) -> Good {
    Good::ALL[(place % GOODS) as usize]
}

fn fate(place: u32) -> Fate {
    Fate::ALL[place as usize]
}

/// A corner, and one of the fields around it.
fn at_corner(place: u32) -> Option<(Corner, Field)> {
    let corner = Corner::new((place / AROUND) as usize);
    Some((corner, field_of(board().around(corner), place % AROUND)?))
}

fn offer_at(place: u32) -> Option<Action> {
    let [give, want] =
        OFFERS.at(place)?.map(|(good, number)| Bundle::new(Goods::of(Good::ALL[good], number)));
    Some(Action::Offer(give, want))
}

fn exchange_at(place: u32) -> Option<Action> {
    let (rate, pair) = (place / (GOODS * GOODS), place % (GOODS * GOODS));
    let (give, take) = (good(pair / GOODS), good(pair));
    (give != take).then(|| Action::Exchange { rate: ExchangeRate::ALL[rate as usize], give, take })
}

/// The actions of the thing and of what comes before it.
fn early(view: &LandnamView, number: u32) -> Option<Action> {
    let seat = |first: u32| seat_at(view.viewer(), (number - first) as usize, view.table().players());
    Some(match number {
        REAP => Action::Reap,
        GOOD_YEAR..AGE => Action::GoodYear(inner_field(number - GOOD_YEAR)?),
        AGE..FIRST => Action::Age(inner_field(number - AGE)?),
        FIRST..SUE => Action::First(seat(FIRST)?),
        SUE..REST => {
            let place = number - SUE;
            Action::Sue(inner_field(place / CARDS)?, (place % CARDS) as u8 + 1)
        }
        REST => Action::Rest,
        RAISE..YIELD => Action::Raise((number - RAISE) as u8 + 1),
        YIELD => Action::Yield,
        HAND..TAKE => Action::Hand(seat(HAND)?),
        TAKE => Action::Take,
        REFUSE => Action::Refuse,
        PASS => Action::Pass,
        _ => return None,
    })
}

pub(super) fn action(view: &LandnamView, number: u32) -> Option<Action> {
    let table = view.table();
    Some(match number {
        ..MOVE => return early(view, number),
        MOVE..OUTER => {
            let place = number - MOVE;
            let from = Field::new((place / NEIGHBORS) as usize);
            let to = field_of(board().adjacent(from), place % NEIGHBORS)?;
            return first_step(table, from, SeatSet::EMPTY, to);
        }
        OUTER..STEP => {
            let place = number - OUTER;
            let marks = kinds_of_ships(table).nth((place / RIM) as usize)?;
            return first_step(table, Field::OUTER, marks, rim_field(place % RIM)?);
        }
        STEP..STOP => return step(table, Field::new((number - STEP) as usize)),
        STOP => Action::Stop,
        SWAP..FLEE => Action::Swap(fate((number - SWAP) / GOODS), good(number - SWAP)),
        FLEE..CAST => Action::Flee(Field::new((number - FLEE) as usize)),
        CAST => Action::Cast,
        CHOOSE..NUMBER => Action::Choose(Throw::ALL[(number - CHOOSE) as usize]),
        NUMBER..ENTER => Action::Number(FieldNumber::new((number - NUMBER) as u8 + 2)?),
        ENTER..STAY => Action::Enter(fate(number - ENTER)),
        STAY => Action::Stay,
        EXCHANGE..OFFER => return exchange_at(number - EXCHANGE),
        OFFER..ASK => return offer_at(number - OFFER),
        ASK => Action::Ask,
        ACCEPT => Action::Accept,
        DECLINE => Action::Decline,
        BUILD => Action::Build,
        SETTLER..SHIP => {
            let (corner, field) = at_corner(number - SETTLER)?;
            Action::Settler(field, corner)
        }
        SHIP..SHIP_OUTER => {
            let (corner, field) = at_corner(number - SHIP)?;
            Action::Ship(field, corner)
        }
        SHIP_OUTER => Action::ShipOuter,
        FARM..VILLAGE => {
            let (corner, field) = at_corner(number - FARM)?;
            Action::Farm(corner, field)
        }
        VILLAGE..HARBOR => Action::Village(Corner::new((number - VILLAGE) as usize)),
        HARBOR..END => Action::Harbor(inner_field((number - HARBOR) / GOODS)?, good(number - HARBOR)),
        END => Action::End,
        PLAY..ALL => Some(fate(number - PLAY)).filter(|&fate| fate != Fate::GoodYear).map(Action::Play)?,
        ALL.. => return None,
    })
}
