//! What the table asks, and what actions mean, in a few words.

use game::{Actor, Seat};
use landnam::components::{Fate, Good, Goods};
use landnam::data::data;
use landnam::island::{Corner, Field, Fields, board};
use landnam::phase::{Case, Hearing, Phase, Sowing, Stage, Talk, Thing};
use landnam::{Action, Table};

/// What chance is about to bring.
pub(super) fn awaited_chance(table: &Table) -> String {
    let active = table.active();
    match table.phase() {
        Phase::Start => "Who starts is to be drawn.".into(),
        Phase::Roll(Sowing::Second) => format!("{active} sows again: the harvest dice are to be rolled."),
        Phase::Roll(_) => format!("The turn of {active}: the harvest dice are to be rolled."),
        Phase::Explore(exploration) => {
            format!("{active} explores {}: the dice are to be rolled.", exploration.target)
        }
        _ => table.drawer().map_or(String::new(), |seat| format!("{seat} is to draw a fate card.")),
    }
}

/// What is asked of a player.
pub(super) fn asked(table: &Table, seat: Seat) -> String {
    match table.phase() {
        Phase::Harvest(sum) => format!("{sum} is rolled; gather the harvest, or play a card first"),
        Phase::Age(_) => "which field ages".into(),
        Phase::Thing(thing) => asked_at_thing(thing, seat),
        Phase::Move => "move a unit, swap a fate card, or stop".into(),
        Phase::Step(moving) if moving.steps == 0 => "a card for more steps, or stop".into(),
        Phase::Step(moving) => format!("go on from {}, or stop", moving.field),
        Phase::Flee(fleeing) => {
            format!("where your {} goes that is driven from {}", fleeing.kind, fleeing.moving.field)
        }
        Phase::Explore(exploration) => match exploration.stage {
            Stage::Choose => "which of the two results stands".into(),
            Stage::Number => "which number the field gets".into(),
            _ => format!("explore {} with a card, or cast the dice", exploration.target),
        },
        Phase::Enter { target, .. } => format!("enter {target} with a card, or stay"),
        Phase::Trade(trade) => match trade.talk {
            Talk::Quiet => "trade, or go on to build".into(),
            Talk::Asked(_) => "make an offer, or decline".into(),
            Talk::Offer { by, give, want, .. } => format!("{by} gives {give} for {want}: accept or decline"),
        },
        Phase::Build(_) => "build, or end your turn".into(),
        _ => String::new(),
    }
}

fn asked_at_thing(thing: &Thing, seat: Seat) -> String {
    if thing.asked.contains(seat) {
        return match thing.hearing {
            Hearing::Case(_) => "an althing card in this case, or pass".into(),
            Hearing::Closing => "an althing card before black markers are given, or pass".into(),
            _ => format!("an althing card before {} sues, or pass", thing.plaintiff),
        };
    }
    match &thing.hearing {
        Hearing::Naming => "who sues first".into(),
        Hearing::Docket => "bring a case, or rest".into(),
        Hearing::Case(case) => asked_in_case(case, seat),
        Hearing::Closing => String::new(),
    }
}

fn asked_in_case(case: &Case, seat: Seat) -> String {
    let (own, other) = (case.side(case.to_raise), case.side(case.to_raise.other()));
    if case.offer == Some(seat) {
        return format!("take the case about {} from {}, or refuse", case.field, own.holder);
    }
    format!(
        "raise {} {} above {} for {}, hand the case on, or yield",
        own.stake(),
        case.good,
        other.stake(),
        case.field
    )
}

/// What an action means, beyond what its notation says.
pub(super) fn meaning(table: &Table, actor: Actor, action: Action) -> String {
    let figures = data();
    match action {
        Action::Move { to, .. } | Action::Step { to, .. } | Action::Flee(to) => destination(table, to),
        Action::Farm(corner, _) => format!("for {}; {}", cost(figures.farm), fields_at(table, corner)),
        Action::Village(corner) => format!("for {}; {}", cost(figures.village), fields_at(table, corner)),
        Action::Settler(field, _) => format!("for {}; {}", cost(figures.settler), tile(table, field)),
        Action::Ship(field, _) => format!("for {}; {}", cost(figures.ship), tile(table, field)),
        Action::ShipOuter => format!("for {}", cost(figures.ship)),
        Action::Harbor(_, good) => format!("for {} {good}", figures.harbor),
        Action::Age(field) | Action::GoodYear(field) => tile(table, field),
        Action::Sue(field, _) => suit(table, field),
        Action::Found(Some(green), _) => found(table, green.pips()),
        Action::Roll(one, other) if one + other == 7 => "a thing is held".into(),
        Action::Roll(one, other) => format!("harvest of {}", one + other),
        Action::Play(fate) | Action::Enter(fate) => card(fate).into(),
        Action::Draw(fate) if actor == Actor::Chance => card(fate).into(),
        _ => String::new(),
    }
}

fn cost(goods: Goods) -> String {
    let parts = Good::ALL.into_iter().filter(|&good| goods[good] > 0);
    let parts: Vec<String> = parts.map(|good| format!("{} {good}", goods[good])).collect();
    parts.join(" ")
}

/// `meadow 8`, `sea`, `unknown`.
fn tile(table: &Table, field: Field) -> String {
    match (table.terrain(field), table.number(field)) {
        (Some(terrain), Some(number)) => format!("{terrain} {number}"),
        (Some(terrain), None) => terrain.to_string(),
        (None, _) => "unknown".into(),
    }
}

fn destination(table: &Table, to: Field) -> String {
    if to == Field::OUTER {
        return "out to sea, which ends the movement".into();
    }
    let unit =
        table.unit(to).map_or(String::new(), |unit| format!(", drives off {} of {}", unit.kind, unit.owner));
    match table.terrain(to) {
        Some(_) if Fields::RIM.contains(to) && unit.is_empty() => String::new(),
        Some(_) => format!("{}{unit}", tile(table, to)),
        None => "explore".into(),
    }
}

fn fields_at(table: &Table, corner: Corner) -> String {
    let tiles: Vec<String> = board().around(corner).into_iter().map(|field| tile(table, field)).collect();
    tiles.join(", ")
}

fn suit(table: &Table, field: Field) -> String {
    let Some(unit) = table.unit(field) else { return String::new() };
    let good = table.good_at(field);
    format!("{} of {}{}", unit.kind, unit.owner, good.map_or(String::new(), |good| format!(", with {good}")))
}

fn found(table: &Table, green: u8) -> String {
    let Phase::Explore(exploration) = table.phase() else { return String::new() };
    table.terrain_found(exploration.target, green).to_string()
}

/// What a fate card does.
const fn card(fate: Fate) -> &'static str {
    match fate {
        Fate::GoodYear => "doubles what one field gives you",
        Fate::SecondSowing => "the harvest dice are rolled again",
        Fate::Fallow => "no field ages this turn",
        Fate::Settlement => "breaks off the case",
        Fate::WeaponClash => "breaks off the thing",
        Fate::Lawspeaker => "your side counts two more",
        Fate::Landing => "a ship goes on land",
        Fate::MountainPath => "a settler goes up a mountain",
        Fate::FairWind => "two more steps for the ship",
        Fate::FreshHorses => "one more step for the settler",
        Fate::DriveOff => "drives a unit off",
        Fate::FindBog => "the field is bog",
        Fate::FindField => "the field is field",
        Fate::FindMeadow => "the field is meadow",
        Fate::FindForest => "the field is forest",
        Fate::GoodOmens => "you choose the number",
        Fate::SecondSight => "two rolls, and you choose",
    }
}
