//! What a phase has to keep to stand in a position.

use game::position::ensure;
use game::{Seat, SeatSet, objection};

use super::read::{Checked, all_sit, has_buildings, marks_of, pieces, sits};
use crate::components::{Fate, Goods, UnitKind, explorations};
use crate::data::data;
use crate::island::{Field, Fields, board};
use crate::phase::{
    BuiltThisTurn, Case, Exploration, Fleeing, Hearing, Moving, Party, Phase, Talk, Thing, Trade,
};
use crate::state::Landnam;
use crate::table::Table;

/// Whether the turn, or the game, has not come to its harvest or its thing.
fn is_early(phase: &Phase) -> bool {
    matches!(
        phase,
        Phase::Start
            | Phase::Opening(_)
            | Phase::Roll(_)
            | Phase::Harvest(_)
            | Phase::Age(_)
            | Phase::Draw(_)
    )
}

/// The ground lies fallow from a harvest to the end of the turn.
fn fallow(table: &Table) -> Checked {
    let is_later = !is_early(&table.phase) && !matches!(table.phase, Phase::Thing(_) | Phase::Over);
    ensure(!table.fallow || is_later, "the ground lies fallow only after the harvest of a turn")
}

/// The game ends with the turn in which somebody has enough points, and until the thing nobody gets any (LN-80).
fn goes_on(table: &Table) -> Checked {
    let is_early = is_early(&table.phase);
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

pub(super) fn check(state: &mut Landnam) -> Checked {
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
        Phase::Roll(_) | Phase::Harvest(_) | Phase::Move => Ok(()),
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
            good = case.good,
            field = case.field
        ),
    )?;
    for side in [&case.plaintiff, &case.defender] {
        all_sit(table, side.members)?;
        ensure(side.members.contains(side.holder), "the holder of a case is on that side")?;
        let bonuses = 2 * data().fate[Fate::Lawspeaker];
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
            field = moving.field
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
    if !fleeing.marks.is_empty() {
        let plaintiffs = marks_of(table, fleeing.owner, fleeing.marks)?;
        plaintiffs.into_iter().try_for_each(|plaintiff| has_buildings(table, plaintiff))?;
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
        objection!("{target} can't be explored from {field}", target, field = exploration.moving.field),
    )?;
    ensure(table.could_be(exploration), "the cards and dice of the exploration don't fit each other")
}

fn found(table: &Table, moving: &Moving, target: Field) -> Checked {
    self::moving(table, moving)?;
    let is_found = (Fields::INNER & table.known).contains(target) && !table.occupied().contains(target);
    let is_near = board().adjacent(moving.field).contains(target);
    ensure(is_found && is_near, objection!("{target} can't have been found just now", target))
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
    for (number, freed) in this_turn.freed_numbers.iter() {
        let left = table.numbers_left(number);
        let number = number.get();
        ensure(
            freed <= left,
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
