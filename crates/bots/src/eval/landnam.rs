//! Landnám: good corners, goods that fit a cost, and cases that can be won.
//!
//! Everything is counted in points of the twelve that end the game. A good is worth a sixth of a farm, a field what it
//! gives until the end, a unit the corner that it can settle. At the thing, whoever holds more of the disputed good
//! wins; so a case is worth its markers by the chance of that, less the cards it costs.

mod features;
mod ground;

use std::cell::OnceCell;

use game::{Actor, Game, Seat};
use landnam::components::{ExchangeRate, Goods, Terrain, UnitKind};
use landnam::data::data;
use landnam::island::{Corner, Field, Fields, board};
use landnam::phase::{Case, Hearing, Party, Phase, Talk};
use landnam::{Action, Landnam, Table};

use crate::evaluate::{Evaluate, StandingOffer, Values, chances};
use crate::level::Ladder;
use crate::style::Style;

use ground::Ground;

/// What a goods card is worth: a farm costs about six of them, and isn't the last thing they are needed for.
const CARD: f32 = 0.08;
/// What a goods card is worth that doesn't count toward what the player saves for.
const OTHER_CARD: f32 = 0.03;
/// What a farm is worth: its point, and that it can become a village and build units.
const FARM: f32 = 1.3;
/// What a fate card is worth: a little less than the good that it can be swapped for.
const FATE: f32 = 0.07;
/// What an unknown field is worth that is about to be explored: a good, and land that nobody has settled.
const DISCOVERY: f32 = 0.22;
/// Whoever gains less by a trade doesn't want it.
const LEAST_GAIN: f32 = 0.03;
/// The same of the others, of whose hands less is known.
const LEAST_GAIN_OF_OTHERS: f32 = 0.02;
/// From points to ratings.
const SCALE: f32 = 6.0;

/// The goods that a player gets for one throw of the dice, in the mean.
fn income(table: &Table, seat: Seat, ground: &Ground) -> f32 {
    let units = table.units(seat);
    let has_part = |field: &Field| table.has_building_at(seat, *field) || units.contains(*field);
    let cards = |field: Field| f32::from(table.claim(seat, field)) * ground.yields(field);
    Fields::INNER.into_iter().filter(has_part).map(cards).sum()
}

/// What it is worth to have a unit on each field: by what it can settle or explore there, or a few steps away.
#[derive(Debug, Clone)]
struct Prospects {
    ship: [f32; Field::COUNT],
    settler: [f32; Field::COUNT],
}

impl Prospects {
    fn new(table: &Table, ground: &Ground) -> Prospects {
        let mut here = [0.0f32; Field::COUNT];
        for field in Field::all().filter(|&field| field != Field::OUTER && table.terrain(field).is_some()) {
            let site = ground.best_site(field).map_or(0.0, |best| 0.1 + 0.5 * best);
            let is_unknown = |beside: &Field| *beside != Field::OUTER && table.terrain(*beside).is_none();
            let unknown = board().adjacent(field).into_iter().filter(is_unknown).count();
            let explore = if unknown > 0 { 0.18 + 0.02 * unknown as f32 } else { 0.0 };
            // Where somebody has a building there can be a case, and who isn't sued often enough gets a marker for
            // that.
            let owners = table.seats().filter(|&seat| table.has_building_at(seat, field)).count();
            let case = if table.number(field).is_some() { 0.06 * owners as f32 } else { 0.0 };
            here[field.index()] = site.max(explore).max(case);
        }
        let is_sea = |field: &Field| table.terrain(*field) == Some(Terrain::Sea);
        let is_mountain = |field: &Field| table.terrain(*field) == Some(Terrain::Mountain);
        let sea: Fields = Field::all().filter(is_sea).collect();
        let land = Field::all().filter(|field| table.terrain(*field).is_some() && !is_mountain(field));
        let land = land.collect::<Fields>() - sea;
        let mut ship = spread(&here, 0.88, sea);
        let rim = board().adjacent(Field::OUTER).into_iter().map(|field| ship[field.index()]);
        ship[Field::OUTER.index()] = 0.9 * rim.fold(0.0, f32::max);
        Prospects { ship, settler: spread(&here, 0.75, land) }
    }

    /// What a unit on a field is worth.
    fn of(&self, kind: UnitKind, field: Field) -> f32 {
        let worth = match kind {
            UnitKind::Ship => self.ship[field.index()],
            UnitKind::Settler => self.settler[field.index()],
        };
        0.15 + worth
    }
}

/// What can be had on a field is worth something to a unit on the next one, and so on, as far as the way is open.
fn spread(here: &[f32; Field::COUNT], a_step: f32, open: Fields) -> [f32; Field::COUNT] {
    const STEPS: usize = 4;
    let mut worth = *here;
    for _ in 0..STEPS {
        let mut is_settled = true;
        for field in Field::all().filter(|&field| field != Field::OUTER) {
            for beside in board().adjacent(field) & open {
                let there = a_step * worth[beside.index()];
                if there > worth[field.index()] {
                    worth[field.index()] = there;
                    is_settled = false;
                }
            }
        }
        if is_settled {
            break;
        }
    }
    worth
}

/// How far a hand is from a cost: the cards that are missing, less what the bank would give for the others.
fn distance(hand: Goods, cost: Goods) -> f32 {
    let (mut missing, mut offered) = (0, 0);
    for (&have, need) in hand.0.iter().zip(cost.0) {
        missing += need.saturating_sub(have);
        offered += have.saturating_sub(need) / ExchangeRate::Stock.goods();
    }
    f32::from(missing) - 0.4 * f32::from(missing.min(offered))
}

/// What a hand is worth to somebody who saves for a cost: the cards that count toward it, a little for all others, and
/// how near it is.
fn saved(hand: Goods, cost: Goods, worth: f32) -> f32 {
    let counted: u8 = hand.0.iter().zip(cost.0).map(|(&have, need)| have.min(need)).sum();
    let others = f32::from(hand.total() - counted);
    let others = OTHER_CARD * (others.min(6.0) + 0.5 * (others - 6.0).max(0.0));
    CARD * f32::from(counted) + others + 0.25 * worth * 0.65f32.powf(distance(hand, cost))
}

/// Whether a corner is on the coast.
fn is_by_sea(table: &Table, corner: Corner) -> bool {
    board().around(corner).into_iter().any(|field| table.terrain(field) == Some(Terrain::Sea))
}

/// What can be done with a hand: what it is worth for what the player wants most to build.
fn hand_worth(table: &Table, seat: Seat, hand: Goods, ground: &Ground) -> f32 {
    let houses = table.houses_left(seat) > 0;
    let units = table.units(seat);
    let settles =
        houses && units.into_iter().any(|field| !table.is_outlaw(field) && ground.best_site(field).is_some());
    let grows = houses && table.farms(seat).into_iter().any(|corner| is_by_sea(table, corner));
    let few = units.len() + table.outer(seat).len() < 3;
    let costs = data();
    [
        (settles, 1.0, costs.farm),
        (grows, 1.0, costs.village),
        (few, 0.5, costs.settler),
        (few, 0.4, costs.ship),
    ]
    .into_iter()
    .filter(|&(wanted, ..)| wanted)
    .map(|(_, worth, cost)| saved(hand, cost, worth))
    .fold(saved(hand, costs.farm, 0.3), f32::max)
}

/// The points that a player can expect from what lies on the table for all to see.
fn settled(table: &Table, seat: Seat, outlook: &Outlook) -> f32 {
    let markers_held = table.white_markers(seat) + table.red_markers(seat) + table.black_markers(seat);
    let houses = FARM * f32::from(table.farms(seat).count()) + 2.2 * f32::from(table.villages(seat).count());
    let points = houses + f32::from(markers_held);
    let growth = income(table, seat, &outlook.ground) * table.players() as f32 * outlook.rounds * CARD * 0.55;
    let mut units = 0.0;
    for field in table.units(seat) {
        let kind = table.unit(field).map_or(UnitKind::Settler, |unit| unit.kind);
        units += if table.is_outlaw(field) { 0.12 } else { outlook.prospects.of(kind, field) };
    }
    units += outlook.prospects.of(UnitKind::Ship, Field::OUTER) * table.outer(seat).len() as f32;
    let mut markers = 0.0;
    for field in table.occupied() {
        if table.marks(field).contains(seat) {
            markers += 0.8;
        }
    }
    points + growth + units.min(1.6) + markers
}

/// The points that a player can expect, beyond what the others have in common.
fn expected(state: &Landnam, seat: Seat, outlook: &Outlook) -> f32 {
    let table = state.table();
    let cases: f32 = table
        .cases_of(seat)
        .into_iter()
        .map(|field| 0.08 + 0.04 * f32::from(disputed(state, seat, field).min(3)))
        .sum();
    let hand = hand_worth(table, seat, state.hand(seat).goods, &outlook.ground);
    settled(table, seat, outlook)
        + cases.min(0.6)
        + exposure(state, seat)
        + hand
        + FATE * f32::from(table.fate_held(seat).min(5))
}

/// What it is worth that others could sue the player's units: with three cases or more a black marker if nobody dares,
/// a white one for each case that is won, and a loss for each that is not.
fn exposure(state: &Landnam, seat: Seat) -> f32 {
    let table = state.table();
    let (mut possible, mut sum) = (0, 0.0);
    for other in table.seats().filter(|&other| other != seat) {
        for field in table.cases_of(other) {
            if table.unit(field).is_some_and(|unit| unit.owner == seat) {
                let surplus =
                    i32::from(disputed(state, seat, field)) - i32::from(disputed(state, other, field));
                possible += 1;
                sum += if surplus >= 0 { 0.05 } else { -0.08 };
            }
        }
    }
    // Without a house to build there are no other points.
    let late = if table.houses_left(seat) == 0 { 2.0 } else { 1.0 };
    late * (sum + if possible >= data().cases { 0.3 } else { 0.04 * possible as f32 })
}

/// How many cards a player holds of the good that a case about a field is fought with.
fn disputed(state: &Landnam, seat: Seat, field: Field) -> u8 {
    let table = state.table();
    table.good_at(field).map_or(0, |good| state.hand(seat).goods[good])
}

/// How many more rounds there will be, by whoever has most points.
fn rounds(table: &Table) -> f32 {
    let most = table.seats().map(|seat| table.points(seat)).max().unwrap_or(0);
    1.5 * f32::from(data().points.saturating_sub(most)) + 0.5
}

/// So many points more make a player about 2.7 times as likely to win as another.
fn unit(rounds: f32) -> f32 {
    0.7 + 0.12 * rounds
}

/// What the land gives, what units can expect of it, and for how long.
#[derive(Debug, Clone)]
struct Outlook {
    ground: Ground,
    prospects: Prospects,
    rounds: f32,
}

impl Outlook {
    fn new(table: &Table) -> Outlook {
        Outlook::on(table, Ground::new(table))
    }

    fn on(table: &Table, ground: Ground) -> Outlook {
        Outlook { prospects: Prospects::new(table, &ground), rounds: rounds(table), ground }
    }

    /// The same, of a table where the land gives something else.
    fn with_ground(&self, table: &Table) -> Outlook {
        Outlook { ground: Ground::new(table), prospects: self.prospects.clone(), rounds: self.rounds }
    }

    /// The outlook of a table with another building, for as long.
    fn with_farm(&self, table: &Table) -> Outlook {
        Outlook { rounds: self.rounds, ..Outlook::new(table) }
    }
}

/// What a player can expect, and what the others can.
#[derive(Debug, Clone, Copy)]
struct Expectation {
    own: f32,
    others: f32,
}

impl Expectation {
    fn of(state: &Landnam, seat: Seat, outlook: &Outlook) -> Expectation {
        let (mut sum, mut most, mut count) = (0.0, f32::MIN, 0.0);
        for other in state.table().seats().filter(|&other| other != seat) {
            let points = expected(state, other, outlook);
            sum += points;
            most = most.max(points);
            count += 1.0;
        }
        Expectation { own: expected(state, seat, outlook), others: 0.35 * sum / count + 0.15 * most }
    }

    /// The same after something that changes nothing for the others.
    fn with(&self, next: &Landnam, seat: Seat, outlook: &Outlook) -> Expectation {
        Expectation { own: expected(next, seat, outlook), others: self.others }
    }

    /// How much better the player stands than the others, most of all the best of them.
    fn ahead(&self) -> f32 {
        self.own - self.others
    }
}

/// Whether an action changes hardly anything for the other players.
fn is_own_business(action: Action) -> bool {
    use Action::{Age, Build, End, Exchange, Harbor, Move, Reap, Settler, Ship, Step, Stop, Swap, Village};
    matches!(
        action,
        Age(..)
            | Build
            | End
            | Exchange { .. }
            | Harbor(..)
            | Move { .. }
            | Reap
            | Settler { .. }
            | Ship { .. }
            | Step { .. }
            | Stop
            | Swap { .. }
            | Village(..)
    )
}

/// The chance to win a case with so many cards more than the other side: hands are hidden, so it is never certain.
fn winning(surplus: i32) -> f32 {
    1.0 / (1.0 + (-0.9 * (surplus as f32 - 0.5)).exp())
}

/// What suing is worth: a white marker, and a red one when the outlaw leaves, by the chance to win.
fn rate_suit(state: &Landnam, seat: Seat, field: Field, stake: u8) -> f32 {
    let Some(unit) = state.table().unit(field) else { return 0.0 };
    let (mine, theirs) = (disputed(state, seat, field), disputed(state, unit.owner, field));
    let win = winning(i32::from(mine) - i32::from(theirs));
    let spent = f32::from(mine.min(theirs + 1).max(stake));
    // The lowest stake that does it keeps most cards.
    win * 1.6 - (1.0 - win) * 0.7 - CARD * spent - 0.03 * f32::from(stake)
}

/// The cards of a good that all of one side of a case hold.
fn held(state: &Landnam, case: &Case, party: Party) -> i32 {
    let side = match party {
        Party::Plaintiff => &case.plaintiff,
        Party::Defender => &case.defender,
    };
    side.members.into_iter().map(|seat| i32::from(state.hand(seat).goods[case.good])).sum::<i32>()
        + i32::from(side.stake())
}

/// What raising is worth, against giving in.
fn rate_raise(state: &Landnam, case: &Case, cards: u8) -> f32 {
    let surplus = held(state, case, Party::Plaintiff) - held(state, case, Party::Defender);
    let (surplus, prize) = match case.to_raise {
        Party::Plaintiff => (surplus, 1.6),
        Party::Defender => (-surplus, 1.7),
    };
    let win = winning(surplus + 1);
    win * prize - CARD * (f32::from(cards) + 1.0) - 0.35 - 0.04 * f32::from(cards)
}

/// What a trade is worth to one side: the hand after it against the hand before it.
fn gain(state: &Landnam, seat: Seat, give: Goods, take: Goods, ground: &Ground) -> f32 {
    let before = state.hand(seat).goods;
    if !before.covers(give) {
        return -1.0;
    }
    let mut after = before;
    after.remove(give);
    after.add(take);
    hand_worth(state.table(), seat, after, ground) - hand_worth(state.table(), seat, before, ground)
}

/// Rates an offer: it has to be good for the one who makes it, and for somebody who can accept it.
fn rate_offer(state: &Landnam, seat: Seat, give: Goods, want: Goods, made: u8, ground: &Ground) -> f32 {
    let mine = gain(state, seat, give, want, ground);
    // Most offers fail here, so the others are asked later.
    if mine < LEAST_GAIN {
        return -2.0;
    }
    let theirs = best_gain_of_others(state, seat, give, want, ground);
    if theirs < LEAST_GAIN_OF_OTHERS { -2.0 } else { SCALE * (mine - 0.3 * theirs) - 0.25 * f32::from(made) }
}

/// What an offer brings to whoever of those who can accept it gains most.
fn best_gain_of_others(state: &Landnam, seat: Seat, give: Goods, want: Goods, ground: &Ground) -> f32 {
    let active = state.table().active();
    let answers = seat != active;
    let partners = state.table().seats().filter(|&other| other != seat && (!answers || other == active));
    partners.map(|other| gain(state, other, want, give, ground)).fold(f32::MIN, f32::max)
}

/// Whether both sides may gain by an offer: the seat, and somebody who can accept it.
fn may_please(state: &Landnam, seat: Seat, give: Goods, want: Goods, ground: &Ground) -> bool {
    gain(state, seat, give, want, ground) >= LEAST_GAIN
        && best_gain_of_others(state, seat, give, want, ground) >= LEAST_GAIN_OF_OTHERS
}

/// What an action is worth that can't be judged by the position right after it.
fn rate_special(state: &Landnam, seat: Seat, action: Action, ground: &Ground) -> Option<f32> {
    let rated = match (state.table().phase(), action) {
        (_, Action::Sue(field, stake)) => SCALE * rate_suit(state, seat, field, stake),
        (_, Action::Rest | Action::Yield | Action::Pass) => 0.0,
        (Phase::Thing(thing), Action::Raise(cards)) => match &thing.hearing {
            Hearing::Case(case) => SCALE * rate_raise(state, case, cards),
            _ => 0.0,
        },
        // Who can't win a case alone may still be glad of help, but the marker is gone.
        (_, Action::Hand(_)) => -1.0,
        (Phase::Thing(thing), Action::Take) => match &thing.hearing {
            Hearing::Case(case) => {
                let mine = i32::from(state.hand(seat).goods[case.good]);
                let surplus = held(state, case, Party::Plaintiff) - held(state, case, Party::Defender);
                let surplus = if case.to_raise == Party::Plaintiff { surplus } else { -surplus };
                SCALE * (winning(surplus + mine) - 0.5)
            }
            _ => 0.0,
        },
        (_, Action::Refuse) => 0.0,
        (Phase::Trade(trade), Action::Offer(give, want)) => {
            rate_offer(state, seat, give.goods(), want.goods(), trade.offers, ground)
        }
        (Phase::Trade(trade), Action::Accept) => match trade.talk {
            Talk::Offer { by, give, want, .. } => {
                let mine = gain(state, seat, want.goods(), give.goods(), ground);
                let theirs = gain(state, by, give.goods(), want.goods(), ground);
                SCALE * (mine - 0.35 * theirs.max(0.0) - 0.01)
            }
            _ => 0.0,
        },
        (Phase::Trade(_), Action::Decline | Action::Build) => 0.0,
        (_, Action::Ask) => -1.5,
        _ => return None,
    };
    Some(rated)
}

impl Evaluate for Landnam {
    // About a round: long enough for a case to be heard, or a farm to be built.
    const AHEAD: usize = 20;

    const FEATURES: usize = features::COUNT;

    const LADDER: Ladder = Ladder { careless: 35, normal: 8, hard: 50, expert: 100, depth: 400 };

    fn value(&self) -> Values {
        let outlook = Outlook::new(self.table());
        let mut points = Values::default();
        for seat in self.table().seats() {
            points[seat.index()] = expected(self, seat, &outlook);
        }
        chances(&points, self.players(), unit(outlook.rounds))
    }

    fn features(&self, seat: Seat, row: &mut [f32]) {
        features::write(self, seat, row);
    }

    fn rate(&self, seat: Seat, legal: &[Action], ratings: &mut Vec<f32>) {
        ratings.clear();
        let ground = Ground::new(self.table());
        // Where all is talk or law, nobody looks farther.
        let now = OnceCell::new();
        for &action in legal {
            if let Some(rated) = rate_special(self, seat, action, &ground) {
                ratings.push(rated);
                continue;
            }
            let (outlook, before) = now.get_or_init(|| {
                let outlook = Outlook::on(self.table(), ground.clone());
                let before = Expectation::of(self, seat, &outlook);
                (outlook, before)
            });
            let mut next = self.clone();
            next.apply(Actor::Seat(seat), action);
            let after = match action {
                // A farm takes corners away.
                Action::Farm(..) => before.with(&next, seat, &outlook.with_farm(next.table())),
                Action::Age(..) | Action::Reap => {
                    before.with(&next, seat, &outlook.with_ground(next.table()))
                }
                // What a player does with what is theirs changes little for the others.
                _ if is_own_business(action) => before.with(&next, seat, outlook),
                _ => Expectation::of(&next, seat, &outlook.with_ground(next.table())),
            };
            let mut better = after.ahead() - before.ahead();
            match (action, next.table().phase()) {
                (Action::Move { .. } | Action::Step { .. }, Phase::Explore(_)) => better += DISCOVERY,
                // Whoever stays where they are explores nothing.
                (Action::Move { .. } | Action::Step { .. }, _) => better += 0.01,
                (Action::Enter(_), _) => better += 0.25,
                _ => {}
            }
            ratings.push(SCALE * better);
        }
    }

    fn leaning(&self, style: Style, _: Seat, action: Action) -> f32 {
        let is_unknown = |field| self.table().terrain(field).is_none();
        match (style, action) {
            // Out to sea, and to where nobody was.
            (Style::Shipper, Action::ShipOuter | Action::Ship(..) | Action::Harbor(..)) => 1.5,
            (Style::Shipper, Action::Move { to, .. } | Action::Step { to, .. }) if is_unknown(to) => 1.5,
            (Style::Builder, Action::Farm(..) | Action::Village(..) | Action::Settler(..)) => 1.5,
            // What others have can be had by a bargain or by law.
            (Style::Trader, Action::Accept | Action::Exchange { .. }) => 0.3,
            (Style::Trader, Action::Sue(..)) => 1.5,
            _ => 0.0,
        }
    }

    fn is_quiet(&self) -> bool {
        match self.table().phase() {
            Phase::Thing(_)
            | Phase::Flee(_)
            | Phase::Explore(_)
            | Phase::Reward { .. }
            | Phase::Enter { .. } => false,
            Phase::Trade(trade) => matches!(trade.talk, Talk::Quiet),
            _ => true,
        }
    }

    fn is_talk(action: Action) -> bool {
        matches!(action, Action::Ask | Action::Offer(..))
    }

    fn offers_made(&self, seat: Seat) -> Option<usize> {
        match self.table().phase() {
            Phase::Trade(trade) if seat == self.table().active() => Some(usize::from(trade.offers)),
            _ => None,
        }
    }

    fn wanted(&self, seat: Seat, legal: &[Action], said: &[Action]) -> Vec<Action> {
        // Who has nothing to offer that others may want leaves them in peace, and asks nobody.
        let ground = Ground::new(self.table());
        let is_wanted = |action: &Action| match *action {
            Action::Offer(give, want) => {
                !said.contains(action) && may_please(self, seat, give.goods(), want.goods(), &ground)
            }
            _ => false,
        };
        legal.iter().copied().filter(is_wanted).collect()
    }

    fn standing_offer(&self) -> Option<StandingOffer<Action>> {
        let Phase::Trade(trade) = self.table().phase() else { return None };
        let by = match trade.talk {
            Talk::Quiet => return None,
            Talk::Asked(_) => self.table().active(),
            Talk::Offer { by, .. } => by,
        };
        Some(StandingOffer { by, decline: Action::Decline })
    }
}
