//! Exploration: cards, dice, tile and number, and what the discoverer gets (LN-50 to LN-55).
//!
//! A green die that finds no tile is rolled again (LN-52) until it does. That is the same as rolling once among the
//! faces that find one, and so chance has only those.

use game::{Actions, Draw, Illegal, Outcomes, Rng};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::components::{D10, D10Set, Fate, FieldNumber, Goods, Terrain, Throw};
use crate::island::{Field, Fields, board};
use crate::phase::Phase;
use crate::phase::misplaced::misplaced;
use crate::phase::movement::{Moving, misplaced_in_movement};
use crate::state::Landnam;
use crate::table::Table;

/// What the exploration waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Cards before the dice.
    #[default]
    Cards,
    /// The dice.
    Dice,
    /// One of two results, by *second sight*.
    Choose,
    /// Any free number, by *good omens*.
    Number,
}

/// A pair of ten-sided dice; no green one where a *find* card was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "dice, such as {\"green\": 7, \"red\": 3}")]
pub struct ExplorationDice {
    /// What decides the terrain (LN-51).
    #[serde(default)]
    pub green: Option<D10>,
    /// What decides the number (LN-53).
    pub red: D10,
}

/// An exploration in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an exploration, an object with a moving unit and a target")]
pub struct Exploration {
    /// The unit that explores.
    pub moving: Moving,
    /// The unknown field.
    pub target: Field,
    /// What it waits for.
    #[serde(default)]
    pub stage: Stage,
    /// The terrain that a *find* card has fixed.
    #[serde(default)]
    pub find: Option<Terrain>,
    /// Whether *good omens* were played.
    #[serde(default)]
    pub omens: bool,
    /// Whether *second sight* was played.
    #[serde(default)]
    pub sight: bool,
    /// The first result.
    #[serde(default)]
    pub first: Option<ExplorationDice>,
    /// The second result, by *second sight*.
    #[serde(default)]
    pub second: Option<ExplorationDice>,
}

impl Table {
    /// LN-51: what the land around adds to the green die.
    #[must_use]
    pub fn exploration_bonus(&self, target: Field) -> u8 {
        let around = board().adjacent(target);
        let mountains = (around & self.mountain).count();
        let others = (around & self.numbered).count();
        (2 * mountains + others).min(4)
    }

    /// The terrain that a green die finds (LN-51).
    #[must_use]
    pub fn terrain_found(&self, target: Field, green: D10) -> Terrain {
        Terrain::of_sum(green.pips() + self.exploration_bonus(target))
    }

    /// What the green die can show so that a tile is found (LN-52).
    fn green_that_finds(&self, target: Field) -> D10Set {
        let bonus = self.exploration_bonus(target);
        D10::all().filter(|green| self.tiles[Terrain::of_sum(green.pips() + bonus)] > 0).collect()
    }
}

impl Exploration {
    /// The terrain that a result of the dice means here.
    #[must_use]
    pub fn terrain(&self, table: &Table, result: ExplorationDice) -> Terrain {
        let green = |green: D10| table.terrain_found(self.target, green);
        self.find.or(result.green.map(green)).unwrap_or(Terrain::Sea)
    }

    /// The result of one of two throws.
    #[must_use]
    pub const fn thrown(&self, throw: Throw) -> Option<ExplorationDice> {
        match throw {
            Throw::First => self.first,
            Throw::Second => self.second,
        }
    }

    /// The last in the order of the deck of the cards that were played.
    fn last_card(&self) -> Option<Fate> {
        let find = || Fate::ALL.into_iter().find(|fate| fate.finds().is_some() && fate.finds() == self.find);
        if self.sight {
            Some(Fate::SecondSight)
        } else if self.omens {
            Some(Fate::GoodOmens)
        } else {
            find()
        }
    }
}

impl Landnam {
    pub(crate) fn begin_exploration(&mut self, moving: Moving, target: Field) {
        let may_play = self.table.fate_held[self.table.active] > 0;
        let stage = if may_play { Stage::Cards } else { Stage::Dice };
        self.table.phase = Phase::Explore(Exploration {
            moving,
            target,
            stage,
            find: None,
            omens: false,
            sight: false,
            first: None,
            second: None,
        });
    }

    pub(crate) fn legal_explore(&self, exploration: &Exploration, out: &mut Actions<Action>) {
        match exploration.stage {
            Stage::Cards => {
                out.push(Action::Cast);
                let cards = &self.hands[self.table.active].fate;
                // Listed are only cards behind the last one that was played, so that a search meets each set of cards
                // once; they may be played in any order.
                let first =
                    exploration.last_card().map_or(Fate::FIRST_EXPLORATION.index(), |last| last.index() + 1);
                for fate in Fate::ALL.into_iter().skip(first) {
                    if cards.has(fate) && self.check_exploration_card(exploration, fate).is_ok() {
                        out.push(Action::Play(fate));
                    }
                }
            }
            Stage::Choose => out.extend(Throw::ALL.map(Action::Choose)),
            Stage::Number => {
                out.extend(FieldNumber::all().filter(|&number| self.is_free(number)).map(Action::Number));
            }
            Stage::Dice => {}
        }
    }

    fn is_free(&self, number: FieldNumber) -> bool {
        self.table.free_numbers[number] > 0
    }

    pub(crate) fn check_explore(&self, exploration: &Exploration, action: Action) -> Result<(), Illegal> {
        match (exploration.stage, action) {
            (Stage::Cards, Action::Cast) | (Stage::Choose, Action::Choose(_)) => Ok(()),
            (Stage::Cards, Action::Play(fate)) if fate >= Fate::FIRST_EXPLORATION => {
                self.check_holds(self.table.active, fate)?;
                self.check_exploration_card(exploration, fate)
            }
            (Stage::Number, Action::Number(number)) => {
                Illegal::unless(self.is_free(number), "LN-53", "no marker with that number is free")
            }
            (_, Action::Play(fate)) if fate >= Fate::FIRST_EXPLORATION => {
                Err(Illegal::new("LN-55", "exploration cards are played before the dice"))
            }
            _ => Err(misplaced(action)),
        }
    }

    /// LN-55: cards before the dice, in any order: one *find* at most, and each of the others once.
    fn check_exploration_card(&self, exploration: &Exploration, fate: Fate) -> Result<(), Illegal> {
        let Exploration { find, omens, sight, .. } = *exploration;
        let is_repeated = match fate {
            Fate::GoodOmens => omens,
            Fate::SecondSight => sight,
            _ => false,
        };
        Illegal::unless(!is_repeated, "LN-55", "that card was played for this exploration already")?;
        if let Some(terrain) = fate.finds() {
            Illegal::unless(find.is_none(), "LN-55", "a find card was played already")?;
            let is_left = self.table.tiles[terrain] > 0;
            Illegal::unless(is_left, "LN-52", "no tile of that terrain is left")?;
        }
        // With two of the three kinds played, the third would be one too many.
        let rolls = u8::from(find.is_some()) + u8::from(omens) + u8::from(sight) < 2;
        let reason = "with terrain and number both chosen there are no dice to roll twice";
        Illegal::unless(rolls, "LN-55", reason)
    }

    pub(crate) fn apply_explore(&mut self, exploration: Exploration, action: Action) {
        let mut exploration = exploration;
        match action {
            Action::Play(fate) => {
                self.discard(self.table.active, fate);
                match fate {
                    Fate::GoodOmens => exploration.omens = true,
                    Fate::SecondSight => exploration.sight = true,
                    _ => exploration.find = fate.finds(),
                }
                self.table.phase = Phase::Explore(exploration);
                if self.table.fate_held[self.table.active] == 0 {
                    self.cast(exploration);
                }
            }
            Action::Cast => self.cast(exploration),
            Action::Choose(throw) => {
                exploration.first = exploration.thrown(throw);
                exploration.second = None;
                self.lay_found(exploration);
            }
            Action::Number(number) => {
                let terrain = exploration.first.map(|result| exploration.terrain(&self.table, result));
                self.discover(exploration, terrain.or(exploration.find).unwrap_or(Terrain::Sea), number);
            }
            _ => debug_assert!(false, "{action} doesn't belong to an exploration"),
        }
    }

    /// No more cards: on to the dice, or straight to the number if cards have fixed all else.
    fn cast(&mut self, exploration: Exploration) {
        let stage = if exploration.find.is_some() && exploration.omens { Stage::Number } else { Stage::Dice };
        self.table.phase = Phase::Explore(Exploration { stage, ..exploration });
    }

    /// The outcomes of the exploration dice.
    pub(crate) fn chance_dice(&self, exploration: &Exploration, out: &mut Outcomes<Action>) {
        if exploration.find.is_some() {
            D10::all().for_each(|red| out.push(Action::Found(None, red), 1));
            return;
        }
        for green in self.table.green_that_finds(exploration.target) {
            D10::all().for_each(|red| out.push(Action::Found(Some(green), red), 1));
        }
    }

    pub(crate) fn sample_dice(&self, exploration: &Exploration, rng: &mut impl Rng) -> Action {
        let green = match exploration.find {
            Some(_) => None,
            None => self.table.green_that_finds(exploration.target).draw(rng),
        };
        Action::Found(green, D10::at(rng.below(10) as usize))
    }

    pub(crate) fn check_dice(&self, exploration: &Exploration, green: Option<D10>) -> Result<(), Illegal> {
        match (exploration.find, green) {
            (Some(_), None) => Ok(()),
            (Some(_), Some(_)) => {
                Err(Illegal::new("LN-55", "the terrain is fixed: only the red die is rolled"))
            }
            (None, None) => Err(Illegal::new("LN-51", "both dice are rolled")),
            (None, Some(green)) => {
                let is_left = self.table.green_that_finds(exploration.target).contains(green);
                Illegal::unless(
                    is_left,
                    "LN-52",
                    "no tile of that terrain is left: the green die is rolled again",
                )
            }
        }
    }

    pub(crate) fn apply_dice(&mut self, exploration: Exploration, green: Option<D10>, red: D10) {
        let mut exploration = exploration;
        let result = Some(ExplorationDice { green, red });
        if exploration.first.is_none() {
            exploration.first = result;
            if exploration.sight {
                self.table.phase = Phase::Explore(exploration);
                return;
            }
            self.lay_found(exploration);
            return;
        }
        exploration.second = result;
        self.table.phase = Phase::Explore(Exploration { stage: Stage::Choose, ..exploration });
    }

    /// The result stands: lay the tile, unless a number is to be chosen first.
    fn lay_found(&mut self, exploration: Exploration) {
        let Some(result) = exploration.first else { return };
        let terrain = exploration.terrain(&self.table, result);
        if exploration.omens && terrain.good().is_some() {
            self.table.phase = Phase::Explore(Exploration { stage: Stage::Number, ..exploration });
            return;
        }
        // LN-53: the number by the red die, aged until a marker is free.
        let number = self.table.free_number_from(FieldNumber::of_red(result.red));
        self.discover(exploration, terrain, number);
    }

    /// Lays the tile and gives the discoverer a good, or a fate card (LN-54).
    fn discover(&mut self, exploration: Exploration, terrain: Terrain, number: FieldNumber) {
        let Exploration { moving, target, .. } = exploration;
        self.table.tiles[terrain] -= 1;
        self.table.lay(target, terrain, Some(number));
        match terrain.good() {
            Some(good) if self.table.stock[good] > 0 => self.gain(self.table.active, Goods::of(good, 1)),
            None if terrain == Terrain::Sea => {}
            _ if self.ready_deck() => {
                self.table.phase = Phase::Reward { moving, target };
                return;
            }
            _ => {}
        }
        self.try_to_enter(moving, target);
    }

    /// LN-50: the unit moves there if it may; with cards in hand its player may have one that lets it (LN-47).
    pub(crate) fn try_to_enter(&mut self, moving: Moving, target: Field) {
        let may_play = self.table.fate_held[self.table.active] > 0;
        match self.table.entry(moving.field, target) {
            Entry::Free => self.enter_found(moving, target),
            Entry::Card(_) if may_play => self.table.phase = Phase::Enter { moving, target },
            Entry::Card(_) | Entry::Never => self.after_step(moving),
        }
    }

    fn enter_found(&mut self, moving: Moving, target: Field) {
        if let Some(unit) = self.table.take_unit(moving.field) {
            self.enter(moving, unit, target);
        }
    }

    pub(crate) fn legal_enter(&self, moving: &Moving, target: Field, out: &mut Actions<Action>) {
        if let Entry::Card(fate) = self.table.entry(moving.field, target)
            && self.hands[self.table.active].fate.has(fate)
        {
            out.push(Action::Enter(fate));
        }
        out.push(Action::Stay);
    }

    pub(crate) fn check_enter(&self, moving: &Moving, target: Field, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Stay => Ok(()),
            Action::Enter(fate) => {
                self.check_holds(self.table.active, fate)?;
                let fits = self.table.entry(moving.field, target) == Entry::Card(fate);
                Illegal::unless(fits, "LN-47", "that card doesn't let this unit enter what it found")
            }
            _ => Err(misplaced_in_movement(action)),
        }
    }

    pub(crate) fn apply_enter(&mut self, moving: Moving, target: Field, action: Action) {
        let Action::Enter(fate) = action else {
            self.after_step(moving);
            return;
        };
        self.discard(self.table.active, fate);
        self.enter_found(moving, target);
    }
}

impl Table {
    /// Whether the cards and results of an exploration fit each other, for positions from outside.
    pub(crate) fn could_be(&self, exploration: &Exploration) -> bool {
        let Exploration { stage, find, omens, sight, first, second, .. } = *exploration;
        let both_fixed = find.is_some() && omens;
        let is_roll = |result: ExplorationDice| {
            result.green.map_or(find.is_some(), |green| {
                find.is_none() && self.green_that_finds(exploration.target).contains(green)
            })
        };
        let rolls_fit = first.is_none_or(is_roll) && second.is_none_or(is_roll);
        let find_fits = find.is_none_or(|terrain| terrain.good().is_some() && self.tiles[terrain] > 0);
        let stage_fits = match stage {
            Stage::Cards => first.is_none() && second.is_none(),
            Stage::Dice => !both_fixed && second.is_none() && (sight || first.is_none()),
            Stage::Choose => sight && first.is_some() && second.is_some(),
            Stage::Number => {
                let terrain = first.map(|result| exploration.terrain(self, result)).or(find);
                omens && second.is_none() && terrain.is_some_and(|terrain| terrain.good().is_some())
            }
        };
        rolls_fit && find_fits && stage_fits && !(both_fixed && sight)
    }
}

/// How a unit gets onto a field that it has just found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    /// By itself.
    Free,
    /// With this card.
    Card(Fate),
    /// Not at all.
    Never,
}

impl Table {
    /// How the active player's unit gets onto the empty field that it has just found: as onto any other.
    fn entry(&self, from: Field, target: Field) -> Entry {
        match self.step_cards(self.kind_at(from), from, target, Fields::EMPTY) {
            Ok(cards) => cards.each().next().map_or(Entry::Free, Entry::Card),
            Err(_) => Entry::Never,
        }
    }
}
