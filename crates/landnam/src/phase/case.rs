//! One case: stakes that rise, sides that grow, a verdict (LN-23 to LN-27).

use game::{Actions, Illegal, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::components::{Fate, Good};
use crate::island::Field;
use crate::phase::Phase;
use crate::phase::misplaced::misplaced;
use crate::phase::thing::{Hearing, Thing};
use crate::state::Landnam;

/// The two sides of a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Party {
    /// Who sued.
    Plaintiff,
    /// Whose unit is sued.
    Defender,
}

impl Party {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Party {
        match self {
            Party::Plaintiff => Party::Defender,
            Party::Defender => Party::Plaintiff,
        }
    }
}

/// Everybody on one side, and what they have staked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a side of a case, an object with its members and its holder")]
pub struct CaseSide {
    /// All who may add cards.
    #[serde(with = "crate::position::seats")]
    pub members: SeatSet,
    /// Who may hand the case on, and gets the marker.
    pub holder: Seat,
    /// Cards staked.
    #[serde(default)]
    pub cards: u8,
    /// What *lawspeakers* add.
    #[serde(default)]
    pub bonus: u8,
}

impl CaseSide {
    /// What the stake counts.
    #[inline]
    #[must_use]
    pub const fn stake(&self) -> u8 {
        self.cards + self.bonus
    }
}

/// A case being heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a case, an object")]
pub struct Case {
    /// Where the unit stands.
    pub field: Field,
    /// The only good that counts (LN-24).
    pub good: Good,
    /// Who sued, and who joined.
    pub plaintiff: CaseSide,
    /// Who was sued, and who joined.
    pub defender: CaseSide,
    /// Which side has to raise.
    #[serde(alias = "to-raise")]
    pub to_raise: Party,
    /// Who of that side may still answer; nobody if the case is lost.
    #[serde(with = "crate::position::seats")]
    pub answering: SeatSet,
    /// To whom the case was offered since the last raise.
    #[serde(default, with = "crate::position::seats")]
    pub offered: SeatSet,
    /// Who is to answer such an offer.
    #[serde(default)]
    pub offer: Option<Seat>,
}

impl Case {
    /// Who may act when nobody is asked for cards.
    #[inline]
    pub(crate) fn awaited(&self) -> SeatSet {
        self.offer.map_or(self.answering, SeatSet::one)
    }

    /// Whether all of the side that has to raise have declined (LN-26).
    #[inline]
    pub(crate) fn is_lost(&self) -> bool {
        self.answering.is_empty()
    }

    /// Whether a player is on one of the sides.
    #[inline]
    pub(crate) fn is_party(&self, seat: Seat) -> bool {
        self.plaintiff.members.contains(seat) || self.defender.members.contains(seat)
    }

    /// One of the sides.
    #[inline]
    #[must_use]
    pub const fn side(&self, party: Party) -> &CaseSide {
        match party {
            Party::Plaintiff => &self.plaintiff,
            Party::Defender => &self.defender,
        }
    }

    fn side_mut(&mut self, party: Party) -> &mut CaseSide {
        match party {
            Party::Plaintiff => &mut self.plaintiff,
            Party::Defender => &mut self.defender,
        }
    }

    /// How many more cards the side that has to raise needs to be above the other (LN-24).
    fn needed(&self) -> u8 {
        let other = self.side(self.to_raise.other()).stake();
        (other + 1).saturating_sub(self.side(self.to_raise).stake())
    }

    /// Whether `seat` can add cards that are not enough: only if somebody else can still add the rest (LN-26).
    fn may_add_a_part(&self, seat: Seat) -> bool {
        self.answering.into_iter().any(|other| other != seat)
    }

    /// Whether `seat` may offer the case to `other` (LN-26).
    fn check_hand(&self, seat: Seat, other: Seat) -> Result<(), Illegal> {
        let holds = self.side(self.to_raise).holder == seat;
        Illegal::unless(holds, "LN-26", "who has handed a case on can't hand it on again")?;
        Illegal::unless(!self.is_party(other), "LN-26", "that player is involved in the case already")?;
        let is_new = !self.offered.contains(other);
        Illegal::unless(is_new, "LN-26", "the case was offered to that player since the last raise")
    }

    /// Now the other side has to raise.
    fn turn_over(&mut self) {
        self.to_raise = self.to_raise.other();
        self.answering = self.side(self.to_raise).members;
        self.offered = SeatSet::EMPTY;
    }
}

impl Landnam {
    pub(crate) fn apply_sue(&mut self, thing: Thing, field: Field, stake: u8) {
        let (Some(unit), Some(good)) = (self.table.unit(field), self.table.good_at(field)) else {
            debug_assert!(false, "no unit or no good at {field}");
            return;
        };
        let plaintiff = thing.plaintiff;
        let side =
            |seat: Seat, cards: u8| CaseSide { members: SeatSet::one(seat), holder: seat, cards, bonus: 0 };
        let case = Case {
            field,
            good,
            plaintiff: side(plaintiff, stake),
            defender: side(unit.owner, 0),
            to_raise: Party::Defender,
            answering: SeatSet::one(unit.owner),
            offered: SeatSet::EMPTY,
            offer: None,
        };
        let mut thing = thing;
        thing.heard.insert(field);
        thing.sued.insert(unit.owner);
        self.stake(plaintiff, good, stake);
        self.ask_around(thing, case, plaintiff);
    }

    /// Moves cards from a hand into the case; the case keeps count of them.
    fn stake(&mut self, seat: Seat, good: Good, cards: u8) {
        self.hands[seat].goods[good] -= cards;
        self.table.goods_held[seat] -= cards;
    }

    /// LN-25: all staked cards are spent.
    pub(crate) fn spend_stakes(&mut self, case: &Case) {
        self.table.stock[case.good] += case.plaintiff.cards + case.defender.cards;
    }

    /// Asks all with fate cards for *althing* cards, but for who has just acted and who is to answer anyway.
    fn ask_around(&mut self, thing: Thing, case: Case, actor: Seat) {
        let mut asked = self.table.with_fate_cards();
        asked.remove(actor);
        for seat in case.answering {
            asked.remove(seat);
        }
        self.table.phase = Phase::Thing(Thing { asked, hearing: Hearing::Case(case), ..thing });
        if asked.is_empty() && case.is_lost() {
            self.give_verdict(thing, case);
        }
    }

    pub(crate) fn legal_case(&self, case: &Case, seat: Seat, out: &mut Actions<Action>) {
        if case.offer == Some(seat) {
            out.push(Action::Take);
            out.push(Action::Refuse);
            return;
        }
        let least = if case.may_add_a_part(seat) { 1 } else { case.needed() };
        out.extend((least..=self.hands[seat].goods[case.good]).map(Action::Raise));
        out.push(Action::Yield);
        out.extend(
            self.table.seats().filter(|&other| case.check_hand(seat, other).is_ok()).map(Action::Hand),
        );
    }

    pub(crate) fn check_case(&self, case: &Case, seat: Seat, action: Action) -> Result<(), Illegal> {
        if case.offer == Some(seat) {
            return match action {
                Action::Take | Action::Refuse => Ok(()),
                _ => Err(Illegal::new("LN-26", "you are offered a case: take it, or refuse it")),
            };
        }
        match action {
            Action::Yield => Ok(()),
            Action::Raise(cards) => {
                let holds = cards >= 1 && cards <= self.hands[seat].goods[case.good];
                Illegal::unless(holds, "LN-24", "you don't hold that many cards of the good of this case")?;
                let enough = cards >= case.needed() || case.may_add_a_part(seat);
                Illegal::unless(enough, "LN-24", "the total has to be above that of the other side")
            }
            Action::Hand(other) => {
                let sits = other.index() < self.table.players();
                Illegal::unless(sits, "LN-26", "there is no such player at the table")?;
                case.check_hand(seat, other)
            }
            Action::Sue(..) | Action::Rest => {
                Err(Illegal::new("LN-24", "a case is being heard: raise, yield, or hand it on"))
            }
            _ => Err(misplaced(action)),
        }
    }

    pub(crate) fn apply_case(&mut self, thing: Thing, case: Case, seat: Seat, action: Action) {
        let mut case = case;
        match action {
            Action::Raise(cards) => {
                let enough = cards >= case.needed();
                self.stake(seat, case.good, cards);
                case.side_mut(case.to_raise).cards += cards;
                if enough {
                    case.turn_over();
                    self.ask_around(thing, case, seat);
                    return;
                }
                // Who has added a part leaves the rest to the others of the side.
                case.answering.remove(seat);
            }
            Action::Yield => {
                case.answering.remove(seat);
                if case.is_lost() {
                    self.ask_around(thing, case, seat);
                    return;
                }
            }
            Action::Hand(other) => {
                case.offered.insert(other);
                case.offer = Some(other);
            }
            Action::Take => {
                let side = case.side_mut(case.to_raise);
                side.members.insert(seat);
                side.holder = seat;
                case.answering.insert(seat);
                case.offer = None;
            }
            Action::Refuse => case.offer = None,
            Action::Play(Fate::Lawspeaker) => {
                self.apply_lawspeaker(thing, case, seat);
                return;
            }
            _ => debug_assert!(false, "{action} doesn't belong to a case"),
        }
        self.table.phase = Phase::Thing(Thing { hearing: Hearing::Case(case), ..thing });
    }

    /// The stake of one's side counts two more; that may be the raise that was asked for.
    fn apply_lawspeaker(&mut self, thing: Thing, case: Case, seat: Seat) {
        let mut case = case;
        self.discard(seat, Fate::Lawspeaker);
        let party = if case.plaintiff.members.contains(seat) { Party::Plaintiff } else { Party::Defender };
        case.side_mut(party).bonus += 2;
        if party == case.to_raise && case.needed() == 0 {
            case.turn_over();
        }
        self.ask_around(thing, case, seat);
    }

    /// LN-25 to LN-27: the side that didn't raise loses.
    pub(crate) fn give_verdict(&mut self, thing: Thing, case: Case) {
        self.spend_stakes(&case);
        let winner = case.side(case.to_raise.other()).holder;
        self.table.white[winner] += 1;
        if case.to_raise == Party::Defender {
            // LN-27: the red marker lies by a building of the original plaintiff, whoever has taken the case.
            self.table.red_on_board[thing.plaintiff].insert(case.field);
        }
        self.open_docket(thing);
    }
}
