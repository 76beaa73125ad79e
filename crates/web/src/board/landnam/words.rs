//! The words of Landnám: what things, places and steps are called.

use game::{Actor, Seat};
use landnam::components::{Bundle, Fate, FieldNumber, Good, Goods, Terrain, Throw, UnitKind};
use landnam::data::data;
use landnam::island::{Corner, Field, Fields, board};
use landnam::phase::{Hearing, Phase, Sowing, Talk};
use landnam::{Action, Building, Cards, Landnam, Table};

use super::LnScene;
use super::own::lack;
use crate::board::teller::{StepText, Teller};
use words::{Thing, Value, Words};

pub(super) fn good_thing(good: Good) -> Thing {
    Thing::new(format!("ln-good-{good}"))
}

pub(super) fn good_name(words: &Words, good: Good) -> String {
    words.name(&good_thing(good))
}

pub(super) fn terrain_thing(terrain: Terrain) -> Thing {
    Thing::new(format!("ln-terrain-{terrain}"))
}

pub(super) fn terrain_name(words: &Words, terrain: Terrain) -> String {
    words.name(&terrain_thing(terrain))
}

pub(super) fn fate_thing(fate: Fate) -> Thing {
    Thing::new(format!("ln-fate-{fate}"))
}

pub(super) fn fate_name(words: &Words, fate: Fate) -> String {
    words.name(&fate_thing(fate))
}

pub(super) fn fate_text(words: &Words, fate: Fate) -> String {
    words.say(&format!("ln-fate-text-{fate}"))
}

pub(super) fn kind_thing(kind: UnitKind) -> Thing {
    Thing::new(format!("ln-kind-{kind}"))
}

pub(super) fn kind_name(words: &Words, kind: UnitKind) -> String {
    words.name(&kind_thing(kind))
}

/// Goods: "2 iron, 1 wood".
pub(super) fn goods_value(goods: Goods) -> Value {
    let present = Good::ALL.into_iter().filter(|&good| goods[good] > 0);
    present.map(|good| good_thing(good).times(goods[good])).collect::<Vec<Value>>().into()
}

/// Goods in words.
pub(super) fn goods_text(words: &Words, goods: Goods) -> String {
    words.show(&goods_value(goods))
}

/// A field: "meadow c3 (8)", "unknown b2", "the outer sea".
pub(super) fn field_thing(table: &Table, field: Field) -> Thing {
    if field == Field::OUTER {
        return Thing::new("ln-outer");
    }
    let place = match (table.terrain(field), table.number(field)) {
        (None, _) => Thing::new("ln-place-unknown"),
        (Some(terrain), None) => Thing::new("ln-place").with("terrain", terrain_thing(terrain)),
        (Some(terrain), Some(number)) => Thing::new("ln-place-numbered")
            .with("terrain", terrain_thing(terrain))
            .with("count", number.get()),
    };
    place.with("field", Value::text(field))
}

/// A field in words.
pub(super) fn field_name(words: &Words, table: &Table, field: Field) -> String {
    words.name(&field_thing(table, field))
}

/// A corner: "b2, b3 and c3".
pub(super) fn corner_value(corner: Corner) -> Value {
    let fields: Vec<Field> = board().around(corner).into_iter().collect();
    match fields.as_slice() {
        [one, two, three] => Thing::new("ln-corner")
            .with("one", Value::text(one))
            .with("two", Value::text(two))
            .with("three", Value::text(three))
            .into(),
        _ => Value::text(corner),
    }
}

/// A corner in words.
pub(super) fn corner_name(words: &Words, corner: Corner) -> String {
    words.show(&corner_value(corner))
}

/// What a step is called, or how the log tells of it.
pub(super) fn action_text(scene: &LnScene<'_>, actor: Actor, action: Action, form: StepText) -> String {
    Step { teller: Teller::new(scene, actor, form), form, scene, table: scene.view.table() }.tell(action)
}

/// One step, to be put into words.
struct Step<'a> {
    teller: Teller<'a, Landnam>,
    form: StepText,
    scene: &'a LnScene<'a>,
    table: &'a Table,
}

impl Step<'_> {
    fn words(&self) -> &Words {
        self.scene.words
    }

    fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.teller.say(key, values)
    }

    fn field(&self, field: Field) -> Thing {
        field_thing(self.table, field)
    }

    fn tell(&self, action: Action) -> String {
        match action {
            Action::Start(_) | Action::Draw(_) | Action::Roll(..) | Action::Found(..) => self.chance(action),
            Action::First(_)
            | Action::Sue(..)
            | Action::Rest
            | Action::Raise(_)
            | Action::Yield
            | Action::Hand(_)
            | Action::Take
            | Action::Refuse
            | Action::Pass => self.thing(action),
            Action::Move { .. }
            | Action::Step { .. }
            | Action::Stop
            | Action::Swap(..)
            | Action::Flee(_)
            | Action::Cast
            | Action::Choose(_)
            | Action::Number(_)
            | Action::Enter(_)
            | Action::Stay => self.movement(action),
            Action::Exchange { .. }
            | Action::Offer(..)
            | Action::Ask
            | Action::Accept
            | Action::Decline
            | Action::Build => self.trade(action),
            Action::Settler(..)
            | Action::Ship(..)
            | Action::ShipOuter
            | Action::Farm(..)
            | Action::Village(_)
            | Action::Harbor(..)
            | Action::Age(_)
            | Action::End => self.building(action),
            Action::Reap => self.harvest("ln-reap", &[], None),
            Action::GoodYear(field) => {
                self.harvest("ln-good-year", &[("place", self.field(field).into())], Some(field))
            }
            Action::Play(fate) => {
                let values = [("card", fate_thing(fate).into())];
                if fate == Fate::Fallow {
                    self.harvest("ln-play", &values, None)
                } else {
                    self.say("ln-play", &values)
                }
            }
        }
    }

    /// A step that brings in the harvest; the log says to whom and what.
    fn harvest(&self, key: &str, values: &[(&'static str, Value)], doubled: Option<Field>) -> String {
        let said = self.say(key, values);
        match (self.form, self.table.phase()) {
            (StepText::Log, Phase::Harvest(sum)) => self.and_harvest(&said, *sum, doubled),
            _ => said,
        }
    }

    /// What a number gives to whom, after a sentence (LN-10 to LN-12).
    fn and_harvest(&self, said: &str, rolled: FieldNumber, doubled: Option<Field>) -> String {
        let (words, table) = (self.words(), self.table);
        let mut total = Goods::NONE;
        let mut gains = Vec::new();
        for seat in table.seats() {
            let mut goods = Goods::NONE;
            for field in Fields::INNER.into_iter().filter(|&field| table.number(field) == Some(rolled)) {
                let times = if doubled == Some(field) && seat == table.active() { 2 } else { 1 };
                if let Some(good) = table.good_at(field) {
                    goods[good] += times * table.claim(seat, field);
                }
            }
            total.add(goods);
            if goods != Goods::NONE {
                gains.push(words.say_with(
                    "ln-gets",
                    &[("who", self.scene.name(seat).into()), ("what", goods_value(goods))],
                ));
            }
        }
        let short = |good: &Good| total[*good] > table.stock()[*good];
        let lost: Vec<Thing> = Good::ALL.into_iter().filter(short).map(good_thing).collect();
        let what = match (lost.is_empty(), gains.is_empty()) {
            (false, _) => words.say_with("ln-dearth", &[("what", lost.into())]),
            (true, true) => words.say("ln-gets-nothing"),
            (true, false) => words.say_with("ln-gains", &[("what", Value::Text(gains.join("; ")))]),
        };
        format!("{said} {what}")
    }

    fn chance(&self, action: Action) -> String {
        match action {
            Action::Start(seat) => self.say("ln-start", &[("what", self.scene.name(seat).into())]),
            Action::Draw(fate) => {
                let drawer = self.table.drawer().map_or("", |seat| self.scene.name(seat));
                self.say("ln-draw", &[("what", drawer.into()), ("card", fate_thing(fate).into())])
            }
            Action::Roll(one, other) => {
                let key = if one + other == 7 { "ln-roll-seven" } else { "ln-roll" };
                let rolled = self
                    .say(key, &[("one", one.into()), ("two", other.into()), ("count", (one + other).into())]);
                // Who has no fate card, or has sown a second time, harvests at once.
                let is_second = matches!(self.table.phase(), Phase::Roll(Sowing::Second));
                let asked = self.table.fate_held(self.table.active()) > 0 && !is_second;
                match FieldNumber::new(one + other).filter(|_| !asked) {
                    Some(number) => self.and_harvest(&rolled, number, None),
                    None => rolled,
                }
            }
            Action::Found(Some(green), red) => {
                self.say("ln-found", &[("green", green.pips().into()), ("red", red.pips().into())])
            }
            Action::Found(None, red) => self.say("ln-found-red", &[("red", red.pips().into())]),
            other => other.to_string(),
        }
    }

    fn thing(&self, action: Action) -> String {
        let case_good = match self.table.phase() {
            Phase::Thing(thing) => match &thing.hearing {
                Hearing::Case(case) => Some(case.good),
                _ => None,
            },
            _ => None,
        };
        let good = case_good.map(good_thing);
        match action {
            Action::First(seat) => self.say("ln-first", &[("what", self.scene.name(seat).into())]),
            Action::Sue(field, stake) => {
                let unit = self.table.unit(field);
                let good = self.table.good_at(field).map(good_thing);
                let owner = unit.map_or("", |unit| self.scene.name(unit.owner));
                let kind = unit.map(|unit| kind_thing(unit.kind));
                self.say(
                    "ln-sue",
                    &[
                        ("owner", owner.into()),
                        ("unit", kind.into()),
                        ("place", self.field(field).into()),
                        ("count", stake.into()),
                        ("good", good.into()),
                    ],
                )
            }
            Action::Rest => self.say("ln-rest", &[]),
            Action::Raise(cards) => self.say("ln-raise", &[("count", cards.into()), ("good", good.into())]),
            Action::Yield => self.say("ln-yield", &[]),
            Action::Hand(seat) => self.say("ln-hand", &[("what", self.scene.name(seat).into())]),
            Action::Take => self.say("ln-take", &[]),
            Action::Refuse => self.say("ln-refuse", &[]),
            Action::Pass => self.say("ln-pass", &[]),
            other => other.to_string(),
        }
    }

    /// A step of a unit: where it is unknown, it explores.
    fn goes(&self, key: &str, kind: UnitKind, from: Field, to: Field, cards: Cards) -> String {
        let names: Vec<Thing> = cards.each().map(fate_thing).collect();
        let values = [
            ("unit", kind_thing(kind).into()),
            ("from", self.field(from).into()),
            ("place", self.field(to).into()),
            ("how", if self.table.terrain(to).is_none() { "explore" } else { "go" }.into()),
        ];
        let going = self.say(key, &values);
        if names.is_empty() {
            return going;
        }
        self.say("ln-with-cards", &[("what", Value::Text(going)), ("cards", names.into())])
    }

    fn movement(&self, action: Action) -> String {
        match action {
            Action::Move { from, to, cards, .. } => {
                let kind = self.table.unit(from).map_or(UnitKind::Ship, |unit| unit.kind);
                self.goes("ln-move", kind, from, to, cards)
            }
            Action::Step { to, cards } => {
                let from = match self.table.phase() {
                    Phase::Step(moving) => moving.field,
                    _ => to,
                };
                let kind = self.table.unit(from).map_or(UnitKind::Ship, |unit| unit.kind);
                self.goes("ln-step", kind, from, to, cards)
            }
            Action::Stop => self.say("ln-stop", &[]),
            Action::Swap(fate, good) => {
                self.say("ln-swap", &[("card", fate_thing(fate).into()), ("good", good_thing(good).into())])
            }
            Action::Flee(field) => self.say("ln-flee", &[("place", self.field(field).into())]),
            Action::Cast => self.say("ln-cast", &[]),
            Action::Choose(throw) => self.choose(throw),
            Action::Number(number) => self.say("ln-number", &[("count", number.get().into())]),
            Action::Enter(fate) => self.say("ln-enter", &[("card", fate_thing(fate).into())]),
            Action::Stay => self.say("ln-stay", &[]),
            other => other.to_string(),
        }
    }

    fn choose(&self, throw: Throw) -> String {
        let result = match self.table.phase() {
            Phase::Explore(exploration) => {
                let result = exploration.thrown(throw);
                result.map(|result| (exploration.terrain(self.table, result), result.red.pips()))
            }
            _ => None,
        };
        let terrain = result.map(|(terrain, _)| terrain_thing(terrain));
        let red = result.map_or(0, |(_, red)| red);
        self.say(
            "ln-choose",
            &[("count", throw.number().into()), ("terrain", terrain.into()), ("red", red.into())],
        )
    }

    fn trade(&self, action: Action) -> String {
        let goods = |bundle: Bundle| goods_value(bundle.goods());
        match action {
            Action::Exchange { rate, give, take } => self.say(
                "ln-exchange",
                &[
                    ("count", rate.goods().into()),
                    ("give", good_thing(give).into()),
                    ("take", good_thing(take).into()),
                ],
            ),
            Action::Offer(give, want) => {
                self.say("ln-offer", &[("give", goods(give)), ("take", goods(want))])
            }
            Action::Ask => self.say("ln-ask", &[]),
            Action::Accept => {
                let (by, give, want) = match self.table.phase() {
                    Phase::Trade(trade) => match trade.talk {
                        Talk::Offer { by, give, want, .. } => (by, give, want),
                        _ => return self.say("ln-accept", &[]),
                    },
                    _ => return self.say("ln-accept", &[]),
                };
                let values =
                    [("what", self.scene.name(by).into()), ("give", goods(want)), ("take", goods(give))];
                self.say("ln-accept", &values)
            }
            Action::Decline => self.say("ln-decline", &[]),
            Action::Build => self.say("ln-build", &[]),
            other => other.to_string(),
        }
    }

    fn building(&self, action: Action) -> String {
        let by = |corner: Corner| {
            let building = match self.table.building(corner) {
                Some((_, Building::Village)) => Thing::new("ln-village-name"),
                _ => Thing::new("ln-farm-name"),
            };
            (building, corner_value(corner))
        };
        let new_unit = |kind: UnitKind, field: Field, corner: Corner| {
            let (building, at) = by(corner);
            self.say(
                "ln-new-unit",
                &[
                    ("unit", kind_thing(kind).into()),
                    ("place", self.field(field).into()),
                    ("building", building.into()),
                    ("corner", at),
                ],
            )
        };
        match action {
            Action::Settler(field, corner) => new_unit(UnitKind::Settler, field, corner),
            Action::Ship(field, corner) => new_unit(UnitKind::Ship, field, corner),
            Action::ShipOuter => self.say("ln-new-outer", &[]),
            Action::Farm(corner, field) => {
                let unit = self.table.unit(field).map(|unit| kind_thing(unit.kind));
                self.say(
                    "ln-farm",
                    &[
                        ("corner", corner_value(corner)),
                        ("unit", unit.into()),
                        ("place", self.field(field).into()),
                    ],
                )
            }
            Action::Village(corner) => self.say("ln-village", &[("corner", corner_value(corner))]),
            Action::Harbor(field, good) => self
                .say("ln-harbor", &[("good", good_thing(good).into()), ("place", self.field(field).into())]),
            Action::Age(field) => {
                let next = self.table.number(field).map_or(0, |number| number.aged().get());
                self.say("ln-age", &[("place", self.field(field).into()), ("count", next.into())])
            }
            Action::End => self.say("ln-end", &[]),
            other => other.to_string(),
        }
    }
}

/// The phases of a turn, and which of them it is.
pub(super) fn phases(phase: &Phase) -> [(&'static str, bool); 4] {
    let is_thing = matches!(phase, Phase::Thing(_) | Phase::Draw(_));
    let is_harvest = matches!(phase, Phase::Roll(_) | Phase::Harvest(_) | Phase::Age(_));
    let is_trade = matches!(phase, Phase::Trade(_));
    let is_building = matches!(phase, Phase::Build(_));
    let is_before = matches!(phase, Phase::Start | Phase::Opening(_) | Phase::Over);
    let is_movement = !(is_thing || is_harvest || is_trade || is_building || is_before);
    [
        (if is_thing { "ln-phase-thing" } else { "ln-phase-harvest" }, is_thing || is_harvest),
        ("ln-phase-movement", is_movement),
        ("ln-phase-trade", is_trade),
        ("ln-phase-building", is_building),
    ]
}

/// What is asked of whoever is to act.
pub(super) fn ask(scene: &LnScene<'_>) -> String {
    let (words, table) = (scene.words, scene.view.table());
    // Who has no card that could be played is not told to play one.
    let or_only = |key: &str| if scene.legal.len() == 1 { format!("{key}-only") } else { key.to_owned() };
    match table.phase() {
        Phase::Harvest(sum) => words.say_with(&or_only("ln-ask-harvest"), &[("count", sum.get().into())]),
        Phase::Age(_) => words.say("ln-ask-age"),
        Phase::Thing(thing) if !thing.asked.is_empty() => words.say(&or_only("ln-ask-cards")),
        Phase::Thing(thing) => match &thing.hearing {
            Hearing::Naming => words.say("ln-ask-naming"),
            Hearing::Docket => words.say("ln-ask-docket"),
            Hearing::Case(case) if case.offer.is_some() => words.say("ln-ask-take"),
            Hearing::Case(_) => words.say("ln-ask-raise"),
            Hearing::Closing => words.say("ask-any"),
        },
        Phase::Move => words.say("ln-ask-move"),
        Phase::Step(moving) => words.say_with("ln-ask-step", &[("count", moving.steps.into())]),
        Phase::Flee(_) => words.say("ln-ask-flee"),
        Phase::Explore(exploration) => match exploration.stage {
            landnam::phase::Stage::Choose => words.say("ln-ask-choose"),
            landnam::phase::Stage::Number => words.say("ln-ask-number"),
            _ => words.say(&or_only("ln-ask-explore")),
        },
        Phase::Enter { .. } => words.say(&or_only("ln-ask-enter")),
        Phase::Trade(trade) => words.say(match trade.talk {
            Talk::Quiet => "ln-ask-trade",
            Talk::Asked(_) => "ln-ask-asked",
            Talk::Offer { .. } if lack(scene).is_some() => "ln-ask-lacking",
            Talk::Offer { .. } => "ln-ask-offer",
        }),
        Phase::Build(_) => words.say("ln-ask-build"),
        _ => words.say("ask-any"),
    }
}

/// Why the game has ended, and what decided it among those with equally many points (LN-80, LN-81).
pub(super) fn ending(scene: &LnScene<'_>) -> String {
    let (words, table) = (scene.words, scene.view.table());
    let needed = data().points;
    let there = names(scene, table.seats().filter(|&seat| table.points(seat) >= needed));
    let ended = words.say_with("ln-ended", &[("needed", needed.into()), ("who", Value::Text(there))]);
    match tie_break(table) {
        Some(by) => format!("{ended} {}", words.say_with("ln-ended-tie", &[("by", by.into())])),
        None => ended,
    }
}

/// What the winner has more of than the next one with as many points; nothing where points decide, or nothing does.
fn tie_break(table: &Table) -> Option<&'static str> {
    let most = table.seats().map(|seat| table.points(seat)).max()?;
    let tied = table.seats().filter(|&seat| table.points(seat) == most);
    let mut tied: Vec<[u8; 5]> = tied.map(|seat| table.tie_break(seat)).collect();
    tied.sort_unstable_by(|one, other| other.cmp(one));
    let (best, next) = (tied.first()?, tied.get(1)?);
    let decides = best.iter().zip(next).position(|(one, other)| one != other)?;
    ["black", "red", "white", "houses", "goods"].get(decides).copied()
}

/// The names of some players, in seat order.
pub(super) fn names(scene: &LnScene<'_>, seats: impl IntoIterator<Item = Seat>) -> String {
    scene.words.names(seats.into_iter().map(|seat| scene.name(seat)))
}
