//! The table as numbers, and the numbers of actions: what a net reads and chooses from.
//!
//! Fields count row by row, the outer sea last; the 19 *inner* fields are those within the rim, in the same order.

mod numbers;

pub use numbers::ACTIONS;

use game::dice::throws;
use game::observation::{Part, Writer, relative, seats_from};
use game::{Observe, Seat, SeatSet, Turn, View, Viewer};

use crate::action::Action;
use crate::components::{D10, Fate, FieldNumber, Good, Goods, SEATS, Terrain, UnitKind};
use crate::island::{Corner, Corners, Field, Fields};
use crate::phase::{
    BuiltThisTurn, Case, CaseSide, Exploration, Hearing, Moving, Party, Phase, Sowing, Stage, Talk, Thing,
    Trade,
};
use crate::state::Landnam;
use crate::table::{FirstMove, Table};
use crate::view::LandnamView;

const GOODS: usize = Good::ALL.len();
const TERRAINS: usize = Terrain::ALL.len();
/// The hexes of the board, the outer sea left out.
const HEXES: usize = Field::COUNT - 1;
const PHASES: usize = 23;
const SIDE: usize = 2 * SEATS + 2;
const CASE: usize = HEXES + GOODS + 2 * SIDE + 1 + 2 * SEATS;
const MOVING: usize = Field::COUNT + 1 + HEXES;
const HEX: usize = TERRAINS + 2 + GOODS;
const SEAT: usize = 3 * HEXES + 2 * Corner::COUNT + 2 + 10 + 8;
const BUILT: usize = 3 * HEXES + 2 + 11 + 4 * Corner::COUNT;

/// What an observation has.
pub const OBSERVATION: &[Part] = &[
    Part::new("players", 3, "one of 3, 4, 5 players"),
    Part::new("active", SEATS, "whose turn it is, counted clockwise from the viewer"),
    Part::new("to-act", SEATS, "who may act now, clockwise from the viewer"),
    Part::new(
        "phase",
        PHASES,
        "one of: start, opening, harvest dice, harvest, aging, draw; at the thing: naming, docket, case, closing; move, \
         step, flee; exploring: cards, dice, choose, number; reward, enter; trade: quiet, asked, offer; build",
    ),
    Part::new("harvest", 2, "the sum of the harvest dice (of 12), 1 if they are rolled a second time"),
    Part::new("to-age", HEXES, "the fields out of which one has to age"),
    Part::new("fallow", 1, "1 if no field ages in this turn"),
    Part::new("thing", 4 * SEATS, "who sues first, who sues now, who was sued, who is asked for a card"),
    Part::new("heard", HEXES, "the fields whose cases the one who sues now has brought"),
    Part::new(
        "case",
        CASE,
        "the field; the good, one of four; for plaintiff and defender: the members, the holder, cards (of 20), bonus (of \
         4); 1 if the defender has to raise; who may answer; to whom it was offered since the last raise",
    ),
    Part::new("case-offer", SEATS, "who is offered a case"),
    Part::new(
        "moving",
        MOVING,
        "the field of the unit on its way, its steps left (of 3), the fields of units that fled",
    ),
    Part::new("target", HEXES, "the field that is explored or was found"),
    Part::new(
        "fleeing",
        Field::COUNT + SEATS + 1,
        "the field that the mover left, whose unit is displaced, 1 if it is a ship",
    ),
    Part::new(
        "exploring",
        TERRAINS + 2 + 4,
        "the terrain that a card finds, one of six; 1 with good omens, 1 with second sight; the green and the red die of \
         the first and of the second roll (of 10)",
    ),
    Part::new(
        "trade",
        1 + SEATS + 2 * GOODS,
        "offers in this turn (of 20), who offers, what they give and what they want of four goods (of 5)",
    ),
    Part::new(
        "built",
        BUILT,
        "new units, freed fields, busy units; settlers and ships that are freed (of 5); freed number markers 2 to 12 (of \
         2); new buildings, those that built one, two, three units",
    ),
    Part::new(
        "hexes",
        HEXES * HEX,
        "for each hex: the terrain, one of six, none if unknown; the number (of 12); how many of 36 rolls bring it (of 5); \
         the harbor, one of four goods",
    ),
    Part::new("stock", GOODS, "goods in the stock (of 20)"),
    Part::new("tiles", TERRAINS, "tiles left of each terrain (of 5)"),
    Part::new("numbers", 11, "number markers left, 2 to 12 (of 2)"),
    Part::new("deck", 1, "fate cards left to draw (of 40)"),
    Part::new("discard", Fate::COUNT, "fate cards on the discard (of 4)"),
    Part::new("hand-goods", GOODS, "the viewer's goods (of 10)"),
    Part::new("hand-fate", Fate::COUNT, "the viewer's fate cards (of 3)"),
    Part::new(
        "seats",
        SEATS * SEAT,
        "for each seat, clockwise from the viewer: settlers, ships, own red markers on 37 hexes each; farms, villages on 54 \
         corners each; ships on the outer sea, and outlaws of them (of 5); goods cards (of 20), fate cards (of 10), white, \
         red, black markers (of 5), points (of 12), houses (of 9), settlers, ships left (of 5), 1 if they hold the card of \
         the set-up for certain; the first move: to come, done, or one of six sides",
    ),
];

fn some_hexes(row: &mut Writer<'_>, fields: Fields) {
    let mut fields = fields;
    fields.remove(Field::OUTER);
    row.some_of(fields.into_iter().map(Field::index), HEXES);
}

fn some_corners(row: &mut Writer<'_>, corners: Corners) {
    row.some_of(corners.into_iter().map(Corner::index), Corner::COUNT);
}

/// A row with the eyes of a viewer, who counts seats from their own.
struct Eyes<'a> {
    row: Writer<'a>,
    viewer: Viewer,
    table: &'a Table,
}

impl Eyes<'_> {
    fn seats(&mut self, seats: impl IntoIterator<Item = Seat>) {
        let (viewer, players) = (self.viewer, self.table.players());
        self.row.some_of(seats.into_iter().map(|seat| relative(viewer, seat, players)), SEATS);
    }

    fn turn(&mut self) {
        let table = self.table;
        self.row.one_of(Some(table.players() - 3), 3);
        self.seats((table.phase != Phase::Start).then_some(table.active));
        self.seats(if let Turn::Seats(seats) = table.turn() { seats } else { SeatSet::EMPTY });
        self.row.one_of(phase_number(&table.phase), PHASES);
        self.row.amount(if let Phase::Harvest(rolled) = table.phase { rolled.get() } else { 0 }, 12);
        self.row.flag(table.phase == Phase::Roll(Sowing::Second));
        some_hexes(&mut self.row, if let Phase::Age(fields) = table.phase { fields } else { Fields::EMPTY });
        self.row.flag(table.fallow);
    }

    fn thing(&mut self) {
        let Phase::Thing(Thing { first, plaintiff, heard, sued, asked, hearing }) = self.table.phase else {
            return self.row.skip(4 * SEATS + HEXES + CASE + SEATS);
        };
        self.seats((hearing != Hearing::Naming).then_some(first));
        self.seats((hearing != Hearing::Naming).then_some(plaintiff));
        self.seats(sued);
        self.seats(asked);
        some_hexes(&mut self.row, heard);
        match hearing {
            Hearing::Case(case) => self.case(&case),
            _ => self.row.skip(CASE + SEATS),
        }
    }

    fn case(&mut self, case: &Case) {
        self.row.one_of(Some(case.field.index()), HEXES);
        self.row.one_of(Some(case.good.index()), GOODS);
        for CaseSide { members, holder, cards, bonus } in [case.plaintiff, case.defender] {
            self.seats(members);
            self.seats([holder]);
            self.row.amount(cards, 20);
            self.row.amount(bonus, 4);
        }
        self.row.flag(case.to_raise == Party::Defender);
        self.seats(case.answering);
        self.seats(case.offered);
        self.seats(case.offer);
    }

    fn movement(&mut self) {
        let (moving, target) = match self.table.phase {
            Phase::Step(moving) => (Some(moving), None),
            Phase::Flee(fleeing) => (Some(fleeing.moving), None),
            Phase::Explore(Exploration { moving, target, .. })
            | Phase::Reward { moving, target }
            | Phase::Enter { moving, target } => (Some(moving), Some(target)),
            _ => (None, None),
        };
        match moving {
            Some(Moving { field, steps, fled }) => {
                self.row.one_of(Some(field.index()), Field::COUNT);
                self.row.amount(steps, 3);
                some_hexes(&mut self.row, fled);
            }
            None => self.row.skip(MOVING),
        }
        self.row.one_of(target.map(Field::index), HEXES);
        match self.table.phase {
            Phase::Flee(fleeing) => {
                self.row.one_of(Some(fleeing.left.index()), Field::COUNT);
                self.seats([fleeing.owner]);
                self.row.flag(fleeing.kind == UnitKind::Ship);
            }
            _ => self.row.skip(Field::COUNT + SEATS + 1),
        }
    }

    fn exploration(&mut self) {
        let Phase::Explore(Exploration { find, omens, sight, first, second, .. }) = self.table.phase else {
            return self.row.skip(TERRAINS + 2 + 4);
        };
        self.row.one_of(find.map(Terrain::index), TERRAINS);
        self.row.flag(omens);
        self.row.flag(sight);
        for dice in [first, second] {
            let green = dice.and_then(|dice| dice.green);
            self.row.amount(green.map_or(0, D10::pips), 10);
            self.row.amount(dice.map_or(0, |dice| dice.red.pips()), 10);
        }
    }

    fn trade(&mut self) {
        let Phase::Trade(Trade { offers, talk }) = self.table.phase else {
            return self.row.skip(1 + SEATS + 2 * GOODS);
        };
        self.row.amount(offers, 20);
        let (by, give, want) = match talk {
            Talk::Offer { by, give, want, .. } => (Some(by), give.goods(), want.goods()),
            Talk::Quiet | Talk::Asked(_) => (None, Goods::NONE, Goods::NONE),
        };
        self.seats(by);
        self.row.amounts(give.0, 5);
        self.row.amounts(want.0, 5);
    }

    fn built(&mut self) {
        let Phase::Build(built) = &self.table.phase else { return self.row.skip(BUILT) };
        let BuiltThisTurn { new_units, freed, freed_settlers, freed_ships, freed_numbers, busy, .. } = built;
        for fields in [new_units, freed, busy] {
            some_hexes(&mut self.row, *fields);
        }
        self.row.amount(*freed_settlers, 5);
        self.row.amount(*freed_ships, 5);
        self.row.amounts(freed_numbers.row(), 2);
        for corners in [built.new_buildings, built.built_one, built.built_two, built.built_three] {
            some_corners(&mut self.row, corners);
        }
    }

    fn island(&mut self) {
        let table = self.table;
        for hex in Field::all().take(HEXES) {
            self.row.one_of(table.terrain(hex).map(Terrain::index), TERRAINS);
            let number = table.number(hex).map_or(0, FieldNumber::get);
            self.row.amount(number, 12);
            self.row.amount(throws(number), 5);
            self.row.one_of(table.harbor(hex).map(Good::index), GOODS);
        }
        self.row.amounts(table.stock.0, 20);
        self.row.amounts(table.tiles.0, 5);
        self.row.amounts(table.free_numbers.row(), 2);
        self.row.amount(table.deck_size, 40);
        self.row.amounts(table.discard.0, 4);
    }

    fn seat(&mut self, seat: Seat) {
        let table = self.table;
        let units = table.units[seat];
        some_hexes(&mut self.row, units - table.ships);
        some_hexes(&mut self.row, units & table.ships);
        some_hexes(&mut self.row, table.red_on_board[seat]);
        some_corners(&mut self.row, table.farms[seat]);
        some_corners(&mut self.row, table.villages[seat]);
        let outer = table.outer(seat);
        self.row.amount(outer.len() as i32, 5);
        self.row.amount(outer.iter().filter(|marks| !marks.is_empty()).count() as i32, 5);
        self.row.amount(table.goods_held[seat], 20);
        self.row.amount(table.fate_held[seat], 10);
        self.row.amounts([table.white[seat], table.red_held[seat], table.black[seat]], 5);
        self.row.amount(table.points(seat), 12);
        self.row.amount(table.houses_left(seat), 9);
        self.row.amount(table.units_left(seat, UnitKind::Settler), 5);
        self.row.amount(table.units_left(seat, UnitKind::Ship), 5);
        self.row.flag(table.opening.contains(seat));
        let first = match table.first_moves[seat] {
            FirstMove::ToCome => 0,
            FirstMove::Done => 1,
            FirstMove::Side(side) => 2 + side.index(),
        };
        self.row.one_of(Some(first), 8);
    }
}

fn phase_number(phase: &Phase) -> Option<usize> {
    Some(match phase {
        Phase::Start => 0,
        Phase::Opening(_) => 1,
        Phase::Roll(_) => 2,
        Phase::Harvest(_) => 3,
        Phase::Age(_) => 4,
        Phase::Draw(_) => 5,
        Phase::Thing(thing) => match thing.hearing {
            Hearing::Naming => 6,
            Hearing::Docket => 7,
            Hearing::Case(_) => 8,
            Hearing::Closing => 9,
        },
        Phase::Move => 10,
        Phase::Step(_) => 11,
        Phase::Flee(_) => 12,
        Phase::Explore(exploration) => match exploration.stage {
            Stage::Cards => 13,
            Stage::Dice => 14,
            Stage::Choose => 15,
            Stage::Number => 16,
        },
        Phase::Reward { .. } => 17,
        Phase::Enter { .. } => 18,
        Phase::Trade(trade) => match trade.talk {
            Talk::Quiet => 19,
            Talk::Asked(_) => 20,
            Talk::Offer { .. } => 21,
        },
        Phase::Build(_) => 22,
        Phase::Over => return None,
    })
}

impl Observe for Landnam {
    const OBSERVATION_VERSION: u32 = 1;
    const OBSERVATION: &'static [Part] = OBSERVATION;
    const ACTIONS: &'static [Part] = ACTIONS;

    fn observe(view: &LandnamView, out: &mut [f32]) {
        let (viewer, table) = (view.viewer(), view.table());
        let mut eyes = Eyes { row: Writer::new(out), viewer, table };
        eyes.turn();
        eyes.row.at(OBSERVATION, "thing");
        eyes.thing();
        eyes.row.at(OBSERVATION, "moving");
        eyes.movement();
        eyes.row.at(OBSERVATION, "exploring");
        eyes.exploration();
        eyes.trade();
        eyes.row.at(OBSERVATION, "built");
        eyes.built();
        eyes.row.at(OBSERVATION, "hexes");
        eyes.island();
        eyes.row.at(OBSERVATION, "hand-goods");
        let hand = view.hand().copied().unwrap_or_default();
        eyes.row.amounts(hand.goods.0, 10);
        eyes.row.amounts(hand.fate.0, 3);
        eyes.row.at(OBSERVATION, "seats");
        for seat in seats_from(viewer, table.players()) {
            eyes.seat(seat);
        }
        eyes.row.skip((SEATS - table.players()) * SEAT);
        eyes.row.end();
    }

    fn number(view: &LandnamView, action: Action) -> Option<u32> {
        numbers::number(view, action)
    }

    fn action(view: &LandnamView, number: u32) -> Option<Action> {
        numbers::action(view, number)
    }
}
