//! The words of Landnám: what things, places and steps are called.

use game::{Actor, Seat};
use landnam::components::{Bundle, Fate, Good, Goods, Kind, Terrain, aged};
use landnam::island::{Corner, Field, board};
use landnam::phase::{Hearing, Phase, Talk};
use landnam::{Action, Building, Cards, Landnam, Table};

use super::LnScene;
use crate::board::voice::{Teller, Voice};
use crate::words::Words;

pub(super) fn good_name(words: &Words, good: Good) -> String {
    words.say(&format!("ln-good-{good}"))
}

pub(super) fn terrain_name(words: &Words, terrain: Terrain) -> String {
    words.say(&format!("ln-terrain-{terrain}"))
}

pub(super) fn fate_name(words: &Words, fate: Fate) -> String {
    words.say(&format!("ln-fate-{fate}"))
}

pub(super) fn fate_text(words: &Words, fate: Fate) -> String {
    words.say(&format!("ln-fate-text-{fate}"))
}

pub(super) fn kind_name(words: &Words, kind: Kind) -> String {
    words.say(&format!("ln-kind-{kind}"))
}

/// Goods in words: "2 iron, 1 wood".
pub(super) fn goods_text(words: &Words, goods: Goods) -> String {
    let parts: Vec<String> = Good::ALL
        .into_iter()
        .filter(|&good| goods[good] > 0)
        .map(|good| format!("{} {}", goods[good], good_name(words, good)))
        .collect();
    parts.join(", ")
}

/// A field in words: "meadow c3 (8)", "unknown b2", "the outer sea".
pub(super) fn field_name(words: &Words, table: &Table, field: Field) -> String {
    if field == Field::OUTER {
        return words.say("ln-outer");
    }
    let name = field.to_string();
    match (table.terrain(field), table.number(field)) {
        (None, _) => words.say_with("ln-place-unknown", &[("field", &name)]),
        (Some(terrain), None) => {
            words.say_with("ln-place", &[("field", &name), ("terrain", &terrain_name(words, terrain))])
        }
        (Some(terrain), Some(number)) => words.say_with(
            "ln-place-numbered",
            &[("field", &name), ("terrain", &terrain_name(words, terrain)), ("count", &number.to_string())],
        ),
    }
}

/// A corner in words: "b2, b3 and c3".
pub(super) fn corner_name(words: &Words, corner: Corner) -> String {
    let fields: Vec<String> = board().around(corner).into_iter().map(|field| field.to_string()).collect();
    match fields.as_slice() {
        [one, two, three] => words.say_with("ln-corner", &[("one", one), ("two", two), ("three", three)]),
        _ => corner.to_string(),
    }
}

/// What a step is called, or how the log tells of it.
pub(super) fn action_text(scene: &LnScene<'_>, actor: Actor, action: Action, voice: Voice) -> String {
    Step { teller: Teller::new(scene, actor, voice), scene, table: scene.view.table() }.tell(action)
}

/// One step, to be put into words.
struct Step<'a> {
    teller: Teller<'a, Landnam>,
    scene: &'a LnScene<'a>,
    table: &'a Table,
}

impl Step<'_> {
    fn words(&self) -> &Words {
        self.scene.words
    }

    fn say(&self, key: &str, values: &[(&'static str, &str)]) -> String {
        self.teller.say(key, values)
    }

    fn field(&self, field: Field) -> String {
        field_name(self.words(), self.table, field)
    }

    fn good(&self, good: Good) -> String {
        good_name(self.words(), good)
    }

    fn goods(&self, bundle: Bundle) -> String {
        goods_text(self.words(), bundle.goods())
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
            Action::Reap => self.say("ln-reap", &[]),
            Action::GoodYear(field) => self.say("ln-good-year", &[("place", &self.field(field))]),
            Action::Play(fate) => self.say("ln-play", &[("card", &fate_name(self.words(), fate))]),
        }
    }

    fn chance(&self, action: Action) -> String {
        match action {
            Action::Start(seat) => self.say("ln-start", &[("what", self.scene.name(seat))]),
            Action::Draw(fate) => {
                let drawer = self.table.drawer().map_or("", |seat| self.scene.name(seat));
                self.say("ln-draw", &[("what", drawer), ("card", &fate_name(self.words(), fate))])
            }
            Action::Roll(one, other) => {
                let values = [one, other, one + other].map(|number| number.to_string());
                let key = if one + other == 7 { "ln-roll-seven" } else { "ln-roll" };
                self.say(key, &[("one", &values[0]), ("two", &values[1]), ("count", &values[2])])
            }
            Action::Found(Some(green), red) => {
                self.say("ln-found", &[("green", &green.pips().to_string()), ("red", &red.to_string())])
            }
            Action::Found(None, red) => self.say("ln-found-red", &[("red", &red.to_string())]),
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
        let good = case_good.map_or(String::new(), |good| self.good(good));
        match action {
            Action::First(seat) => self.say("ln-first", &[("what", self.scene.name(seat))]),
            Action::Sue(field, stake) => {
                let unit = self.table.unit(field);
                let good = self.table.good_at(field).map_or(String::new(), |good| self.good(good));
                let owner = unit.map_or("", |unit| self.scene.name(unit.owner));
                let kind = unit.map_or(String::new(), |unit| kind_name(self.words(), unit.kind));
                self.say(
                    "ln-sue",
                    &[
                        ("what", owner),
                        ("unit", &kind),
                        ("place", &self.field(field)),
                        ("count", &stake.to_string()),
                        ("good", &good),
                    ],
                )
            }
            Action::Rest => self.say("ln-rest", &[]),
            Action::Raise(cards) => self.say("ln-raise", &[("count", &cards.to_string()), ("good", &good)]),
            Action::Yield => self.say("ln-yield", &[]),
            Action::Hand(seat) => self.say("ln-hand", &[("what", self.scene.name(seat))]),
            Action::Take => self.say("ln-take", &[]),
            Action::Refuse => self.say("ln-refuse", &[]),
            Action::Pass => self.say("ln-pass", &[]),
            other => other.to_string(),
        }
    }

    /// A step of a unit: where it is unknown, it explores.
    fn goes(&self, key: &str, kind: Kind, from: Field, to: Field, cards: Cards) -> String {
        let names: Vec<String> = cards.each().map(|fate| fate_name(self.words(), fate)).collect();
        let values = [
            ("unit", kind_name(self.words(), kind)),
            ("from", self.field(from)),
            ("place", self.field(to)),
            ("how", if self.table.terrain(to).is_none() { "explore" } else { "go" }.to_owned()),
        ];
        let going = self.say(key, &values.each_ref().map(|(name, value)| (*name, value.as_str())));
        if names.is_empty() {
            return going;
        }
        self.say("ln-with-cards", &[("what", &going), ("cards", &names.join(", "))])
    }

    fn movement(&self, action: Action) -> String {
        let words = self.words();
        match action {
            Action::Move { from, to, cards, .. } => {
                let kind = self.table.unit(from).map_or(Kind::Ship, |unit| unit.kind);
                self.goes("ln-move", kind, from, to, cards)
            }
            Action::Step { to, cards } => {
                let from = match self.table.phase() {
                    Phase::Step(moving) => moving.field,
                    _ => to,
                };
                let kind = self.table.unit(from).map_or(Kind::Ship, |unit| unit.kind);
                self.goes("ln-step", kind, from, to, cards)
            }
            Action::Stop => self.say("ln-stop", &[]),
            Action::Swap(fate, good) => {
                self.say("ln-swap", &[("card", &fate_name(words, fate)), ("good", &self.good(good))])
            }
            Action::Flee(field) => self.say("ln-flee", &[("place", &self.field(field))]),
            Action::Cast => self.say("ln-cast", &[]),
            Action::Choose(number) => self.choose(number),
            Action::Number(number) => self.say("ln-number", &[("count", &number.to_string())]),
            Action::Enter(fate) => self.say("ln-enter", &[("card", &fate_name(words, fate))]),
            Action::Stay => self.say("ln-stay", &[]),
            other => other.to_string(),
        }
    }

    fn choose(&self, number: u8) -> String {
        let result = match self.table.phase() {
            Phase::Explore(exploration) => {
                let result = if number == 1 { exploration.first } else { exploration.second };
                result.map(|result| (exploration.terrain(self.table, result), result.red))
            }
            _ => None,
        };
        let terrain = result.map_or(String::new(), |(terrain, _)| terrain_name(self.words(), terrain));
        let red = result.map_or(String::new(), |(_, red)| red.to_string());
        self.say("ln-choose", &[("count", &number.to_string()), ("terrain", &terrain), ("red", &red)])
    }

    fn trade(&self, action: Action) -> String {
        match action {
            Action::Exchange { rate, give, take } => self.say(
                "ln-exchange",
                &[("count", &rate.to_string()), ("give", &self.good(give)), ("take", &self.good(take))],
            ),
            Action::Offer(give, want) => {
                self.say("ln-offer", &[("give", &self.goods(give)), ("take", &self.goods(want))])
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
                    [("what", self.scene.name(by)), ("give", &self.goods(want)), ("take", &self.goods(give))];
                self.say("ln-accept", &values)
            }
            Action::Decline => self.say("ln-decline", &[]),
            Action::Build => self.say("ln-build", &[]),
            other => other.to_string(),
        }
    }

    fn building(&self, action: Action) -> String {
        let words = self.words();
        let by = |corner: Corner| {
            let building = match self.table.building(corner) {
                Some((_, Building::Village)) => words.say("ln-village-name"),
                _ => words.say("ln-farm-name"),
            };
            (building, corner_name(words, corner))
        };
        let new_unit = |kind: Kind, field: Field, corner: Corner| {
            let (building, at) = by(corner);
            self.say(
                "ln-new-unit",
                &[
                    ("unit", &kind_name(words, kind)),
                    ("place", &self.field(field)),
                    ("building", &building),
                    ("corner", &at),
                ],
            )
        };
        match action {
            Action::Settler(field, corner) => new_unit(Kind::Settler, field, corner),
            Action::Ship(field, corner) => new_unit(Kind::Ship, field, corner),
            Action::ShipOuter => self.say("ln-new-outer", &[]),
            Action::Farm(corner, field) => {
                let unit = self.table.unit(field).map_or(String::new(), |unit| kind_name(words, unit.kind));
                self.say(
                    "ln-farm",
                    &[
                        ("corner", &corner_name(words, corner)),
                        ("unit", &unit),
                        ("place", &self.field(field)),
                    ],
                )
            }
            Action::Village(corner) => self.say("ln-village", &[("corner", &corner_name(words, corner))]),
            Action::Harbor(field, good) => {
                self.say("ln-harbor", &[("good", &self.good(good)), ("place", &self.field(field))])
            }
            Action::Age(field) => {
                let next = self.table.number(field).map_or(0, aged);
                self.say("ln-age", &[("place", &self.field(field)), ("count", &next.to_string())])
            }
            Action::End => self.say("ln-end", &[]),
            other => other.to_string(),
        }
    }
}

/// What is asked of whoever is to act.
pub(super) fn ask(scene: &LnScene<'_>) -> String {
    let (words, table) = (scene.words, scene.view.table());
    match table.phase() {
        Phase::Harvest(sum) => words.say_with("ln-ask-harvest", &[("count", &sum.to_string())]),
        Phase::Age(_) => words.say("ln-ask-age"),
        Phase::Thing(thing) if !thing.asked.is_empty() => words.say("ln-ask-cards"),
        Phase::Thing(thing) => match &thing.hearing {
            Hearing::Naming => words.say("ln-ask-naming"),
            Hearing::Docket => words.say("ln-ask-docket"),
            Hearing::Case(case) if case.offer.is_some() => words.say("ln-ask-take"),
            Hearing::Case(_) => words.say("ln-ask-raise"),
            Hearing::Closing => words.say("ask-any"),
        },
        Phase::Move => words.say("ln-ask-move"),
        Phase::Step(moving) => words.say_with("ln-ask-step", &[("count", &moving.steps.to_string())]),
        Phase::Flee(_) => words.say("ln-ask-flee"),
        Phase::Explore(exploration) => words.say(match exploration.stage {
            landnam::phase::Stage::Choose => "ln-ask-choose",
            landnam::phase::Stage::Number => "ln-ask-number",
            _ => "ln-ask-explore",
        }),
        Phase::Enter { .. } => words.say("ln-ask-enter"),
        Phase::Trade(trade) => words.say(match trade.talk {
            Talk::Quiet => "ln-ask-trade",
            Talk::Asked(_) => "ln-ask-asked",
            Talk::Offer { .. } => "ln-ask-offer",
        }),
        Phase::Build(_) => words.say("ln-ask-build"),
        _ => words.say("ask-any"),
    }
}

/// The names of some players, in seat order.
pub(super) fn names(scene: &LnScene<'_>, seats: impl IntoIterator<Item = Seat>) -> String {
    let names: Vec<&str> = seats.into_iter().map(|seat| scene.name(seat)).collect();
    names.join(", ")
}
