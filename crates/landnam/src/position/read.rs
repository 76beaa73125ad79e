//! What a position has to keep to be a state: every refusal is a sentence.

use std::collections::BTreeMap;

use game::position::ensure;
use game::{BadPosition, Objection, Seat, SeatSet, objection};

use super::{Position, SeatPosition, all_fate_cards, without};
use crate::action::Marks;
use crate::components::{Fate, FateCards, Good, Goods, Terrain, UnitKind};
use crate::data::data;
use crate::island::{Field, Fields, board};
use crate::phase::{
    BuiltThisTurn, Case, Exploration, Fleeing, Hearing, Moving, Party, Phase, Talk, Thing, Trade,
};
use crate::position::Tile;
use crate::setup::Players;
use crate::state::Landnam;
use crate::table::{Table, Unit};

type Checked = Result<(), BadPosition>;

/// How many markers of a color a player can hold: too few to end the game when the turn began (LN-80), and one for each
/// case of this turn's thing, in which the plaintiff stakes a card at least, of as many as there are (LN-24).
fn most_markers() -> u8 {
    let cards = data().goods.saturating_mul(Good::ALL.len() as u8);
    (data().points - 1).saturating_add(cards)
}

/// How many play.
pub(super) fn players(position: &Position) -> Result<Players, BadPosition> {
    let seats = position.seats.len();
    let players = Players::new(position.players.unwrap_or(seats))
        .ok_or_else(|| BadPosition::new("Landnám is for 3 to 5 players"))?;
    ensure(
        seats == players.get() || seats == 0,
        objection!("there are {players} players, so there have to be as many seats", players = players.get()),
    )?;
    sits(players.get(), position.active)?;
    Ok(players)
}

fn sits(players: usize, seat: Seat) -> Checked {
    ensure(seat.index() < players, objection!("{seat} doesn't sit at this table", seat))
}

fn all_sit(table: &Table, seats: SeatSet) -> Checked {
    seats.into_iter().try_for_each(|seat| sits(table.players(), seat))
}

pub(super) fn lay_fields(table: &mut Table, fields: &BTreeMap<Field, Tile>) -> Checked {
    for (&field, tile) in fields {
        if field == Field::CENTER && tile.terrain == Terrain::Mountain {
            continue;
        }
        ensure(
            Fields::INNER.contains(field) && field != Field::CENTER,
            objection!("{field} is not one of the 18 fields to be found", field = field.to_string()),
        )?;
        let left = &mut table.tiles[tile.terrain.index()];
        ensure(
            *left > 0,
            objection!("there are not that many tiles of {terrain}", terrain = tile.terrain.to_string()),
        )?;
        *left -= 1;
        let number = tile.number.unwrap_or(0);
        if tile.number.is_some() {
            let free = table.free_numbers[usize::from(number)];
            ensure(free > 0, objection!("there are not that many markers with {number}", number))?;
        }
        table.lay(field, tile.terrain, number);
    }
    for (&field, tile) in fields {
        let Some(good) = tile.harbor else { continue };
        ensure(
            table.harbors[good.index()].is_none(),
            objection!("there is one harbor marker for {good}", good = good.to_string()),
        )?;
        ensure(
            board().adjacent(field).meets(table.numbered),
            objection!("the harbor in {field} is next to no numbered field", field = field.to_string()),
        )?;
        table.harbors[good.index()] = Some(field);
    }
    Ok(())
}

pub(super) fn put_seat(state: &mut Landnam, seat: Seat, position: &SeatPosition) -> Checked {
    let stock = state.table.stock;
    ensure(stock.covers(position.goods), objection!("{seat} holds more goods than there are", seat))?;
    state.gain(seat, position.goods);
    let open = position;
    for &field in &open.settlers {
        ensure(
            state.table.land().contains(field),
            objection!("a settler can't stand on {field}", field = field.to_string()),
        )?;
        put_unit(&mut state.table, field, seat, UnitKind::Settler)?;
    }
    for &field in open.ships.iter().filter(|&&field| field != Field::OUTER) {
        ensure(
            state.table.known.contains(field),
            objection!("a ship can't stand on {field}", field = field.to_string()),
        )?;
        put_unit(&mut state.table, field, seat, UnitKind::Ship)?;
    }
    put_outer(&mut state.table, seat, position)?;
    let markers = [open.white, open.red, open.black];
    ensure(
        markers.iter().all(|&count| count <= most_markers()),
        objection!("{seat} has too many markers", seat),
    )?;
    // LN-28: a thing brings one black marker at most, so twelve of them are the points for the end.
    let most = data().points;
    ensure(
        open.black <= most,
        objection!("LN-28: a game ends before {seat} has {black} black markers", seat, black = open.black),
    )?;
    let table = &mut state.table;
    (table.white[seat], table.red_held[seat], table.black[seat]) = (open.white, open.red, open.black);
    table.first_moves[seat] = open.first_move;
    put_buildings(table, seat, position)
}

fn put_unit(table: &mut Table, field: Field, owner: Seat, kind: UnitKind) -> Checked {
    ensure(
        !table.occupied().contains(field),
        objection!("there are two units on {field}", field = field.to_string()),
    )?;
    ensure(
        table.units_left(owner, kind) > 0,
        objection!("{seat} has no more than five {units}", seat = owner, units = pieces(kind)),
    )?;
    table.put_unit(field, Unit { owner, kind, marks: Marks::NONE });
    Ok(())
}

fn pieces(kind: UnitKind) -> Objection {
    match kind {
        UnitKind::Settler => Objection::new("settlers"),
        UnitKind::Ship => Objection::new("ships"),
    }
}

fn put_outer(table: &mut Table, seat: Seat, position: &SeatPosition) -> Checked {
    let open = position;
    let count = open.ships.iter().filter(|&&field| field == Field::OUTER).count();
    ensure(
        open.outer_outlaws.len() <= count,
        objection!("{seat} doesn't have that many ships on the outer sea", seat),
    )?;
    for index in 0..count {
        ensure(
            table.units_left(seat, UnitKind::Ship) > 0,
            objection!("{seat} has no more than five {units}", seat, units = pieces(UnitKind::Ship)),
        )?;
        let marks = match open.outer_outlaws.get(index) {
            Some(plaintiffs) => marks_of(table, seat, plaintiffs)?,
            None => Marks::NONE,
        };
        table.outer[seat].add(marks);
    }
    Ok(())
}

/// The red markers of a unit of `owner`.
fn marks_of(table: &Table, owner: Seat, plaintiffs: &[Seat]) -> Result<Marks, BadPosition> {
    let seats: SeatSet = plaintiffs.iter().copied().collect();
    all_sit(table, seats)?;
    ensure(!seats.is_empty(), "an outlaw has a red marker of somebody")?;
    ensure(!seats.contains(owner), objection!("{owner} can't outlaw their own unit", owner))?;
    Ok(seats.into())
}

fn put_buildings(table: &mut Table, seat: Seat, position: &SeatPosition) -> Checked {
    let (farms, villages) = (position.farms, position.villages);
    let houses = u16::from(farms.count()) + 2 * u16::from(villages.count());
    ensure(
        houses <= u16::from(data().houses),
        objection!("{seat} has no more than {houses} houses", seat, houses = data().houses),
    )?;
    for corner in farms.into_iter().chain(villages) {
        ensure(
            !table.built.contains(corner),
            objection!("there are two buildings on {corner}", corner = corner.to_string()),
        )?;
        table.add_farm(seat, corner);
    }
    villages.into_iter().for_each(|corner| table.make_village(seat, corner));
    Ok(())
}

pub(super) fn put_outlaws(table: &mut Table, outlaws: &BTreeMap<Field, Vec<Seat>>) -> Checked {
    for (&field, plaintiffs) in outlaws {
        let unit = game::position::found(
            table.unit(field),
            objection!("there is no unit on {field}", field = field.to_string()),
        )?;
        for seat in marks_of(table, unit.owner, plaintiffs)?.seats() {
            table.red_on_board[seat].insert(field);
        }
    }
    for seat in table.seats() {
        let on_outer =
            table.seats().flat_map(|owner| table.outer(owner).iter().flat_map(|marks| marks.seats()));
        let is_marked =
            !table.red_on_board[seat].is_empty() || on_outer.into_iter().any(|plaintiff| plaintiff == seat);
        if is_marked {
            has_buildings(table, seat)?;
        }
    }
    Ok(())
}

fn has_buildings(table: &Table, plaintiff: Seat) -> Checked {
    ensure(
        !table.at[plaintiff].is_empty(),
        objection!("red markers of {plaintiff} lie by buildings, but {plaintiff} has none", plaintiff),
    )
}

/// LN-71 holds for all buildings forever: fields don't change, and buildings stay.
pub(super) fn buildings(table: &Table) -> Checked {
    for corner in table.built {
        ensure(
            board().around(corner).meets(table.numbered),
            objection!("the building on {corner} touches no numbered field", corner = corner.to_string()),
        )?;
        ensure(
            !table.is_crowded(corner),
            objection!("the building on {corner} is too near to another", corner = corner.to_string()),
        )?;
    }
    for seat in table.seats() {
        for corner in table.villages[seat] {
            ensure(
                board().around(corner).meets(table.sea),
                objection!("the village on {corner} is at no sea field", corner = corner.to_string()),
            )?;
        }
    }
    Ok(())
}

pub(super) fn take_fate_cards(state: &mut Landnam, position: &Position) -> Checked {
    let mut left = game::position::found(
        without(all_fate_cards(), &position.discard),
        "the discard has more fate cards of a kind than there are",
    )?;
    state.table.discard = position.discard;
    for (index, seat) in position.seats.iter().enumerate() {
        let seat_index = Seat::new(index);
        left = game::position::found(
            without(left, &seat.fate),
            objection!("{seat} and others have more fate cards of a kind than there are", seat = seat_index),
        )?;
        state.hands[seat_index].fate = seat.fate;
        state.table.fate_held[seat_index] = seat.fate.total();
    }
    state.deck = left;
    state.table.deck_size = left.total();
    for &seat in &position.opening {
        sits(state.table.players(), seat)?;
        ensure(
            explorations(&state.hands[seat].fate) > 0,
            objection!("{seat} can't hold the card of the set-up: there is no exploration card", seat),
        )?;
        state.table.opening.insert(seat);
    }
    Ok(())
}

fn explorations(cards: &FateCards) -> u8 {
    cards.0[Fate::FIRST_EXPLORATION.index()..].iter().sum()
}

/// The ground lies fallow from a harvest to the end of the turn.
fn fallow(table: &Table) -> Checked {
    let is_later = !matches!(
        table.phase,
        Phase::Start
            | Phase::Opening(_)
            | Phase::Roll(_)
            | Phase::Harvest(_)
            | Phase::Age(_)
            | Phase::Draw(_)
            | Phase::Thing(_)
            | Phase::Over
    );
    ensure(!table.fallow || is_later, "the ground lies fallow only after the harvest of a turn")
}

/// The game ends with the turn in which somebody has enough points, and until the thing nobody gets any (LN-80).
fn goes_on(table: &Table) -> Checked {
    let is_early = matches!(
        table.phase,
        Phase::Start
            | Phase::Opening(_)
            | Phase::Roll(_)
            | Phase::Harvest(_)
            | Phase::Age(_)
            | Phase::Draw(_)
    );
    let most = data().points - 1;
    for seat in table.seats() {
        let points = table.points(seat);
        ensure(
            !is_early || points <= most,
            objection!("LN-80: {seat} had {points} points before this turn: the game was over", seat, points),
        )?;
    }
    Ok(())
}

pub(super) fn phase(state: &mut Landnam) -> Checked {
    let table = &state.table;
    fallow(table)?;
    goes_on(table)?;
    let players = table.players();
    match table.phase {
        Phase::Start => openings(state, players),
        Phase::Opening(seat) => {
            sits(players, seat)?;
            openings(state, players - table.active.distance_to(seat, players))
        }
        Phase::Roll(_) | Phase::Move => Ok(()),
        Phase::Harvest(sum) => {
            ensure((2..=12).contains(&sum) && sum != 7, objection!("there is no harvest of {sum}", sum))
        }
        Phase::Age(choice) => ensure(
            !choice.is_empty() && choice.is_within(table.numbered),
            "one of some numbered fields has to age",
        ),
        Phase::Draw(seats) => {
            all_sit(table, seats)?;
            ensure(!seats.is_empty() && table.deck_size > 0, "nobody can draw a fate card")
        }
        Phase::Thing(thing) => self::thing(state, &thing),
        Phase::Step(moving) => self::moving(table, &moving),
        Phase::Flee(fleeing) => self::fleeing(table, &fleeing),
        Phase::Explore(exploration) => self::exploration(table, &exploration),
        Phase::Reward { moving, target } => {
            ensure(table.deck_size > 0, "there is no fate card to draw")?;
            found(table, &moving, target)
        }
        Phase::Enter { moving, target } => found(table, &moving, target),
        Phase::Trade(trade) => self::trade(state, &trade),
        Phase::Build(this_turn) => self::works(table, &this_turn),
        Phase::Over => ensure(
            table.seats().any(|seat| table.points(seat) >= data().points),
            objection!("the game is not over before somebody has {points} points", points = data().points),
        ),
    }
}

fn openings(state: &Landnam, seats: usize) -> Checked {
    ensure(
        usize::from(explorations(&state.deck)) >= seats,
        "the deck has too few exploration cards for the set-up",
    )
}

fn thing(state: &mut Landnam, thing: &Thing) -> Checked {
    let table = &state.table;
    sits(table.players(), thing.first)?;
    sits(table.players(), thing.plaintiff)?;
    all_sit(table, thing.asked)?;
    all_sit(table, thing.sued)?;
    match thing.hearing {
        Hearing::Naming => {
            let active = table.active;
            state.table.phase = Phase::Thing(Thing { first: active, plaintiff: active, ..*thing });
            Ok(())
        }
        Hearing::Docket => Ok(()),
        Hearing::Closing => ensure(!thing.asked.is_empty(), "at its closing, the thing waits for somebody"),
        Hearing::Case(case) => {
            self::case(table, thing, &case)?;
            let staked = Goods::of(case.good, case.plaintiff.cards + case.defender.cards);
            ensure(table.stock.covers(staked), "more goods are staked than there are")?;
            state.table.stock.remove(staked);
            Ok(())
        }
    }
}

fn case(table: &Table, thing: &Thing, case: &Case) -> Checked {
    let owner = table.unit(case.field).map(|unit| unit.owner);
    ensure(
        owner.is_some_and(|owner| case.defender.members.contains(owner)),
        "the owner of the unit is one of the defenders",
    )?;
    let is_case =
        table.cases_of(thing.plaintiff).contains(case.field) && table.good_at(case.field) == Some(case.good);
    ensure(
        is_case && case.plaintiff.members.contains(thing.plaintiff),
        objection!(
            "{plaintiff} has no case about {good} in {field}",
            plaintiff = thing.plaintiff,
            good = case.good.to_string(),
            field = case.field.to_string()
        ),
    )?;
    for side in [&case.plaintiff, &case.defender] {
        all_sit(table, side.members)?;
        ensure(side.members.contains(side.holder), "the holder of a case is on that side")?;
        let bonuses = 2 * data().fate[Fate::Lawspeaker.index()];
        ensure(side.cards <= data().goods && side.bonus <= bonuses, "that stake is not possible")?;
    }
    let is_double = |seat: &Seat| case.defender.members.contains(*seat);
    ensure(
        !case.plaintiff.members.into_iter().any(|seat| is_double(&seat)),
        "nobody is on both sides of a case",
    )?;
    all_sit(table, case.offered)?;
    let raising = case.side(case.to_raise);
    let members = raising.members;
    ensure(
        case.answering.into_iter().all(|seat| members.contains(seat)),
        "only those on the side that has to raise can answer",
    )?;
    ensure(
        raising.stake() <= case.side(case.to_raise.other()).stake(),
        "the side that has to raise is above the other already",
    )?;
    ensure(case.plaintiff.cards > 0, "the plaintiff stakes a card at least")?;
    let offer_fits = match case.offer {
        None => true,
        Some(seat) => {
            let is_party =
                [Party::Plaintiff, Party::Defender].map(|party| case.side(party).members.contains(seat));
            sits(table.players(), seat)?;
            is_party == [false, false] && !case.answering.is_empty() && thing.asked.is_empty()
        }
    };
    ensure(offer_fits, "a case can't be handed on like that")?;
    ensure(!case.answering.is_empty() || !thing.asked.is_empty(), "the case waits for nobody")
}

fn moving(table: &Table, moving: &Moving) -> Checked {
    ensure(
        table.units[table.active].contains(moving.field),
        objection!(
            "{seat} has no unit on {field} that could be on its way",
            seat = table.active,
            field = moving.field.to_string()
        ),
    )?;
    ensure(moving.steps <= 2, "a unit has two steps left at most")
}

fn fleeing(table: &Table, fleeing: &Fleeing) -> Checked {
    self::moving(table, &fleeing.moving)?;
    sits(table.players(), fleeing.owner)?;
    ensure(
        table.units_left(fleeing.owner, fleeing.kind) > 0,
        objection!(
            "{seat} has no more than five {units}",
            seat = fleeing.owner,
            units = pieces(fleeing.kind)
        ),
    )?;
    let plaintiffs: Vec<Seat> = fleeing.marks.seats().collect();
    if !plaintiffs.is_empty() {
        marks_of(table, fleeing.owner, &plaintiffs)?;
        plaintiffs.iter().try_for_each(|&plaintiff| has_buildings(table, plaintiff))?;
    }
    ensure(table.has_refuge(fleeing), "the displaced unit has nowhere to go, so it is not there any more")
}

fn exploration(table: &Table, exploration: &Exploration) -> Checked {
    self::moving(table, &exploration.moving)?;
    let target = exploration.target;
    let is_unknown = Fields::INNER.contains(target) && !table.known.contains(target);
    let is_near = board().adjacent(exploration.moving.field).contains(target);
    ensure(
        is_unknown && is_near,
        objection!(
            "{target} can't be explored from {field}",
            target = target.to_string(),
            field = exploration.moving.field.to_string()
        ),
    )?;
    ensure(table.could_be(exploration), "the cards and dice of the exploration don't fit each other")
}

fn found(table: &Table, moving: &Moving, target: Field) -> Checked {
    self::moving(table, moving)?;
    let is_found = (Fields::INNER & table.known).contains(target) && !table.occupied().contains(target);
    let is_near = board().adjacent(moving.field).contains(target);
    ensure(
        is_found && is_near,
        objection!("{target} can't have been found just now", target = target.to_string()),
    )
}

fn trade(state: &Landnam, trade: &Trade) -> Checked {
    let table = &state.table;
    ensure(
        trade.offers <= data().offers,
        objection!("there are {offers} offers a turn at most", offers = data().offers),
    )?;
    let answering = match trade.talk {
        Talk::Quiet => return Ok(()),
        Talk::Asked(answering) => answering,
        Talk::Offer { by, give, want, answering } => {
            sits(table.players(), by)?;
            let (give, want) = (give.goods(), want.goods());
            ensure(give.total() > 0 && want.total() > 0, "each side of a trade gives a card at least")?;
            ensure(state.hands[by].goods.covers(give), objection!("{by} doesn't hold what is offered", by))?;
            ensure(Goods::each(data().goods).covers(want), "there are not that many goods")?;
            ensure(!answering.contains(by), objection!("{by} can't answer their own offer", by))?;
            let one_active = by == table.active || answering == SeatSet::one(table.active);
            ensure(one_active, "one side of a trade is always the active player")?;
            answering
        }
    };
    all_sit(table, answering)?;
    let is_asked = matches!(trade.talk, Talk::Asked(_));
    ensure(!is_asked || !answering.contains(table.active), "the active player asks the others")?;
    ensure(!answering.is_empty(), "the trade waits for nobody")
}

fn works(table: &Table, this_turn: &BuiltThisTurn) -> Checked {
    let units = table.units[table.active];
    let buildings = table.farms[table.active] | table.villages[table.active];
    ensure(
        (this_turn.new_units | this_turn.busy).is_within(units),
        "units that were built or have built are units of the active player",
    )?;
    ensure(!this_turn.freed.meets(table.occupied()), "a field that was freed is empty")?;
    let built = this_turn.new_buildings | this_turn.built_one | this_turn.built_two | this_turn.built_three;
    ensure(built.is_within(buildings), "new buildings belong to the active player")?;
    let in_order = this_turn.built_three.is_within(this_turn.built_two)
        && this_turn.built_two.is_within(this_turn.built_one);
    ensure(
        in_order && this_turn.built_two.is_within(table.villages[table.active]),
        "a farm builds one unit, a village up to three, one after the other",
    )?;
    let freed_numbers = (0u8..).zip(this_turn.freed_numbers.0);
    for (number, freed) in freed_numbers {
        ensure(
            freed <= table.numbers_left(number),
            objection!("that many markers with {number} can't have left their fields", number),
        )?;
    }
    for (kind, freed) in
        [(UnitKind::Settler, this_turn.freed_settlers), (UnitKind::Ship, this_turn.freed_ships)]
    {
        ensure(
            freed <= table.units_left(table.active, kind),
            objection!("that many {units} can't have left the board", units = pieces(kind)),
        )?;
    }
    Ok(())
}
