//! Puerto Rico: what a board will bring until the end, and what a role brings to whom.
//!
//! Everything is counted in victory points at the end. A doubloon is worth less the nearer the end is, a barrel is
//! worth what shipping or selling it brings, and a plantation with its plant is worth a barrel for each round left. A
//! role is judged by playing its phase out: what it brings to the one who picks it, with money and privilege, against
//! what it brings to the others.
//!
//! The first edition counts barrels in full whether or not there is room for them, and hardly thinks of warehouses. The
//! second one ([`hold`]) asks what the ships will take and what can be stored.

mod hold;
mod style;

use game::{Actions, Actor, Game, Seat, Turn};
use puerto_rico::{
    Action, Board, Building, BuildingSet, ByGood, ByTile, CITY_SPACES, FACTORY, Good, PRICES, Phase,
    PuertoRico, Site, Table, Tile,
};

use crate::eval::puerto_rico::hold::{Outlet, Stores};
use crate::evaluate::{Edition, Evaluate, Values, best, chances};
use crate::level::Ladder;
use crate::style::Style;

/// What a barrel shipped from the wind rose is worth before it is known whether there is room on a ship.
const BARREL: f32 = 0.5;
/// How much of a role's use to the others counts against it: only a part of it is at the cost of the one who picks.
const ENVY: f32 = 0.7;

/// How many more rounds there will be, by whichever end is nearest (PR-70).
fn rounds(table: &Table) -> f32 {
    let players = table.players() as f32;
    let colonists = f32::from(table.colonists) / (players + 0.5);
    let chips = f32::from(puerto_rico::vp_chips(table.players)) - f32::from(table.vp_taken);
    let fullest = table.seated().iter().map(Board::free_city).min().unwrap_or(CITY_SPACES);
    let city = f32::from(fullest) / 0.8;
    (colonists).min(chips / (1.3 * players)).min(city).max(0.0) + 0.5
}

/// What a doubloon is worth: it buys points, if there is time to build.
fn doubloon(rounds: f32) -> f32 {
    0.1 + 0.4 * (rounds / 4.0).min(1.0)
}

/// What producing `barrels` each round brings a round: the first of a kind can be sold, all can be shipped.
fn harvest(barrels: &[f32; 5], money: f32) -> f32 {
    let of_kind = |good: usize| {
        let sale = 0.35 * f32::from(PRICES.0[good]) * money * barrels[good].min(1.0);
        0.55 * barrels[good].min(3.0) + 0.3 * (barrels[good] - 3.0).max(0.0) + sale
    };
    (0..5).map(of_kind).sum()
}

/// What a working violet building brings a round (PR-80 to PR-89).
fn service(building: Building, kinds: f32, money: f32) -> f32 {
    match building {
        Building::SmallMarket => 0.35 * money,
        Building::LargeMarket => 0.75 * money,
        Building::Hacienda => 0.15,
        Building::ConstructionHut => 0.12,
        Building::SmallWarehouse => 0.12,
        Building::LargeWarehouse => 0.2,
        Building::Hospice => 0.12,
        Building::Office => 0.3 * money,
        Building::Factory => f32::from(FACTORY[kinds as usize]) * 0.75 * money,
        Building::University => 0.12,
        Building::Harbor => 0.25 + 0.3 * kinds,
        Building::Wharf => 0.75,
        _ => 0.0,
    }
}

/// What a large building brings at the end if it is manned, with a guess at what is still to come (PR-90 to PR-94).
fn bonus(board: &Board, building: Building, vp: u16, rounds: f32) -> f32 {
    match building {
        Building::Fortress => (f32::from(board.colonists()) + 0.7 * rounds) / 3.0,
        Building::CustomsHouse => (f32::from(vp) + 1.5 * rounds) / 4.0,
        _ => puerto_rico::bonus(board, building, vp) as f32,
    }
}

/// How the whole table is looked at: how much is left of the game, and what becomes of barrels.
#[derive(Debug, Clone, Copy)]
struct Look {
    rounds: f32,
    edition: Edition,
}

impl Look {
    fn new(table: &Table, edition: Edition) -> Look {
        Look { rounds: rounds(table), edition }
    }

    /// What the ships will take, by the edition that asks about it.
    fn outlet(self, table: &Table) -> Option<Outlet> {
        (self.edition == Edition::Second).then(|| Outlet::new(table))
    }
}

/// The victory points that a seat can expect at the end.
fn expected(state: &PuertoRico, seat: Seat, rounds: f32, outlet: Option<&Outlet>) -> f32 {
    let board = state.table.board(seat);
    let vp = state.vp[seat];
    let money = doubloon(rounds);
    let (works, could) = (board.production(), board.capacity());
    let mut barrels = [0.0; 5];
    for (good, barrels) in barrels.iter_mut().enumerate() {
        let (works, could) = (f32::from(works.0[good]), f32::from(could.0[good]));
        // Colonists will come; a plantation without a plant is a hope.
        let idle = f32::from(board.tiles.0[good]) - could.max(works);
        *barrels = works + 0.45 * (could - works).max(0.0) + 0.15 * idle.max(0.0);
    }
    let kinds = works.present().count() as f32;
    let quarries = f32::from(board.farmers[Tile::Quarry])
        + 0.4 * f32::from(board.tiles[Tile::Quarry] - board.farmers[Tile::Quarry]);
    let mut points = f32::from(vp);
    let mut income = harvest(&barrels, money) + 0.55 * money * quarries.min(4.0);
    for building in board.buildings {
        points += f32::from(building.printed().vp);
        let manned = if board.is_manned(building) { 1.0 } else { 0.5 * (rounds / 2.0).min(1.0) };
        income += manned * service(building, kinds, money);
        points += manned * bonus(board, building, vp, rounds);
    }
    let goods: f32 = match outlet {
        None => board
            .goods
            .present()
            .map(|(good, count)| {
                let sale = 0.4 * f32::from(PRICES[good]) * money;
                BARREL * f32::from(count.min(4)) + 0.15 * f32::from(count.saturating_sub(4)) + sale
            })
            .sum(),
        Some(outlet) => {
            let stores = Stores::of(board);
            income += stores.saves(&barrels) - hold::surplus(&barrels);
            outlet.worth(&state.table, seat, stores, money)
        }
    };
    // Money beyond what a large building costs is slow to spend.
    let purse =
        f32::from(board.doubloons.min(12)) + 0.5 * f32::from(board.doubloons.saturating_sub(12).min(12));
    let hands = 0.12 * f32::from(board.colonists()) * (rounds / 4.0).min(1.0);
    points + money * purse + goods.min(0.4 + 0.9 * rounds * 3.0) + hands + 0.8 * income * rounds
}

/// How many colonists each site should get, by what each brings: plantations that need no plant by themselves, others
/// in pairs with their plants.
fn wanted(board: &Board, vp: u16, look: Look) -> impl Fn(Site) -> u8 {
    let mut left = board.colonists();
    let (mut tiles, mut plants) = (ByTile::<u8>::default(), ByGood::<u8>::default());
    let mut violet = BuildingSet::EMPTY;
    for job in Jobs::of(board, vp, look).best_first() {
        match job {
            Job::Grow(Good::Corn) if left >= 1 => {
                tiles[Tile::Corn] += 1;
                left -= 1;
            }
            Job::Grow(good) if left >= 2 && good != Good::Corn => {
                tiles[Tile::from(good)] += 1;
                plants[good] += 1;
                left -= 2;
            }
            Job::Quarry if left >= 1 => {
                tiles[Tile::Quarry] += 1;
                left -= 1;
            }
            Job::Serve(building) if left >= 1 => {
                violet.insert(building);
                left -= 1;
            }
            _ => {}
        }
    }
    let buildings = board.buildings;
    move |site| match site {
        Site::Tile(tile) => tiles[tile],
        Site::Building(building) => match building.makes() {
            None => u8::from(violet.contains(building)),
            Some(good) => {
                // The small plant comes first, the large one takes the rest.
                let small = match building {
                    Building::IndigoPlant => buildings.contains(Building::SmallIndigoPlant),
                    Building::SugarMill => buildings.contains(Building::SmallSugarMill),
                    _ => false,
                };
                plants[good].saturating_sub(u8::from(small)).min(building.printed().circles)
            }
        },
    }
}

/// What a colonist can do.
#[derive(Debug, Clone, Copy)]
enum Job {
    None,
    Grow(Good),
    Quarry,
    Serve(Building),
}

/// The jobs of a board, each with what it brings for each colonist.
struct Jobs {
    jobs: [(f32, Job); 64],
    count: usize,
}

impl Jobs {
    fn of(board: &Board, vp: u16, look: Look) -> Jobs {
        let rounds = look.rounds;
        let money = doubloon(rounds);
        let could = board.capacity();
        let mut jobs = Jobs { jobs: [(0.0, Job::None); 64], count: 0 };
        for good in Good::ALL.iter().copied() {
            for nth in 0..could[good] {
                let sale = if nth == 0 { 0.5 * f32::from(PRICES[good]) * money + 0.2 } else { 0.0 };
                let brings = (0.55 + sale) * rounds;
                jobs.offer(if good == Good::Corn { brings } else { brings / 2.0 }, Job::Grow(good));
            }
        }
        for _ in 0..board.tiles[Tile::Quarry] {
            jobs.offer(0.6 * money * rounds, Job::Quarry);
        }
        let kinds = could.present().count() as f32;
        for building in board.buildings.and(BuildingSet::VIOLET) {
            let saved = match look.edition {
                Edition::First => 0.0,
                Edition::Second => Stores::behind(building).saves(&could.0.map(f32::from)),
            };
            jobs.offer(
                (service(building, kinds, money) + saved) * rounds + bonus(board, building, vp, 0.0),
                Job::Serve(building),
            );
        }
        jobs
    }

    fn offer(&mut self, brings: f32, job: Job) {
        if self.count < self.jobs.len() {
            self.jobs[self.count] = (brings, job);
            self.count += 1;
        }
    }

    /// Those that bring the most for each colonist first.
    fn best_first(mut self) -> impl Iterator<Item = Job> {
        self.jobs[..self.count].sort_by(|one, other| other.0.total_cmp(&one.0));
        self.jobs.into_iter().take(self.count).map(|(_, job)| job)
    }
}

/// How much better `seat` stands than the others.
fn standing(state: &PuertoRico, seat: Seat, look: Look) -> f32 {
    let players = state.players();
    let outlet = look.outlet(&state.table);
    let of = |seat| expected(state, seat, look.rounds, outlet.as_ref());
    let others: f32 = Seat::all(players).filter(|&other| other != seat).map(of).sum();
    of(seat) - ENVY * others / (players - 1) as f32
}

/// Rates the actions of one step by the standing right after each.
fn rate_step(state: &PuertoRico, seat: Seat, legal: &[Action], look: Look, ratings: &mut Vec<f32>) {
    ratings.clear();
    if let Phase::Colonists { seat, .. } = state.table.phase {
        let target = wanted(state.table.board(seat), state.vp[seat], look);
        ratings.extend(legal.iter().map(|action| match action {
            Action::Place(site, count) => -2.0 * f32::from(target(*site).abs_diff(*count)),
            _ => 0.0,
        }));
        return;
    }
    if let (Phase::Storing { seat, kept }, Edition::Second) = (state.table.phase, look.edition) {
        hold::rate_storing(&state.table, seat, kept, legal, ratings);
        return;
    }
    for &action in legal {
        let mut next = *state;
        next.apply(Actor::Seat(seat), action);
        ratings.push(standing(&next, seat, look));
    }
}

/// Plays a phase out by the best ratings, up to the next pick.
fn play_out(state: &mut PuertoRico, look: Look, legal: &mut Actions<Action>, ratings: &mut Vec<f32>) {
    const LONGEST: usize = 120;
    for _ in 0..LONGEST {
        match (state.table.phase, state.turn()) {
            (Phase::Pick | Phase::Over, _) | (_, Turn::Over) => return,
            (_, Turn::Chance) => {
                // Whichever tile there are most of: it hardly matters here.
                let likely = state.table.stacks.present().max_by_key(|&(_, count)| count);
                let Some((good, _)) = likely else { return };
                state.apply(Actor::Chance, Action::Tile(good));
            }
            (_, Turn::Seats(seats)) => {
                let Some(seat) = seats.first() else { return };
                state.legal(seat, legal);
                if legal.len() == 1 {
                    state.apply(Actor::Seat(seat), legal[0]);
                    continue;
                }
                rate_step(state, seat, legal, look, ratings);
                state.apply(Actor::Seat(seat), legal[best(ratings)]);
            }
        }
    }
}

impl Evaluate for PuertoRico {
    // About a round, with all that the roles bring to everybody.
    const AHEAD: usize = 20;

    const LADDER: Ladder = Ladder { careless: 40, normal: 18, hard: 70, expert: 100, depth: 100 };

    fn value(&self) -> Values {
        self.value_by(Edition::First)
    }

    fn rate(&self, seat: Seat, legal: &[Action], ratings: &mut Vec<f32>) {
        self.rate_by(Edition::First, seat, legal, ratings);
    }

    fn value_by(&self, edition: Edition) -> Values {
        let look = Look::new(&self.table, edition);
        let outlet = look.outlet(&self.table);
        let mut points = Values::default();
        for seat in Seat::all(self.players()) {
            points[seat.index()] = expected(self, seat, look.rounds, outlet.as_ref());
        }
        chances(&points, self.players(), 3.0 + 0.6 * look.rounds)
    }

    fn rate_by(&self, edition: Edition, seat: Seat, legal: &[Action], ratings: &mut Vec<f32>) {
        let look = Look::new(&self.table, edition);
        if self.table.phase != Phase::Pick {
            rate_step(self, seat, legal, look, ratings);
            return;
        }
        let mut rated = Vec::with_capacity(legal.len());
        let mut buffer = Actions::new();
        for &action in legal {
            let mut next = *self;
            next.apply(Actor::Seat(seat), action);
            play_out(&mut next, look, &mut buffer, ratings);
            rated.push(standing(&next, seat, look));
        }
        ratings.clear();
        ratings.append(&mut rated);
    }

    fn leaning(&self, style: Style, seat: Seat, action: Action) -> f32 {
        style::leaning(self, style, seat, action)
    }

    fn is_quiet(&self) -> bool {
        self.table.phase == Phase::Pick
    }
}
