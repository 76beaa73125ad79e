//! Choices that are written out in full, as `place corn 3 office 1 indigo 0`, at once.

use std::mem::discriminant;

use game::random::{Draw, FastRng};
use game::{Actions, Actor, Fair, Game, IllegalKind, Language, Match, Seat, Turn};

/// No choice of any game has more steps.
const LONGEST: usize = 40;

/// Makes a choice of each seat that has one to make to its end, then writes it out with all that it leaves to go by
/// itself; returns how many such choices there were.
pub(super) fn is_accepted<G: Game>(state: &G, rng: &mut FastRng) -> u64 {
    let Turn::Seats(seats) = state.turn() else { return 0 };
    let mut choices = 0;
    for seat in seats {
        let Some(choice) = WholeChoice::of(state, seat, rng) else { continue };
        choices += 1;
        let game = Match::from_position(state, Fair::from_number(0));
        let mut whole = choice.steps.clone();
        choice.is_the_same(&game, &whole);
        let mut said = choice.left_unsaid(state);
        while !said.is_empty() {
            whole.push(said.swap_remove(rng.below(said.len() as u32) as usize));
            choice.is_the_same(&game, &whole);
        }
        for &end in &choice.ends {
            let ended: Vec<G::Action> = whole.iter().copied().chain([end]).collect();
            choice.is_the_same(&game, &ended);
        }
        for &step in &whole {
            one_more_is_too_many(&game, seat, &whole, step);
        }
        for &other in choice.others.iter().filter(|other| !whole.contains(other)) {
            one_more_is_too_many(&game, seat, &whole, other);
        }
    }
    choices
}

/// A choice made to its end.
struct WholeChoice<G: Game> {
    seat: Seat,
    steps: Vec<G::Action>,
    /// All steps that there were to choose from.
    others: Vec<G::Action>,
    /// What else could be said before its end: that it is done.
    ends: Vec<G::Action>,
    last: G,
}

impl<G: Game> WholeChoice<G> {
    /// Random steps to the end of a choice that ends by itself, if `seat` has one to make.
    fn of(state: &G, seat: Seat, rng: &mut FastRng) -> Option<WholeChoice<G>> {
        let mut choices = Actions::new();
        state.choices(seat, &mut choices);
        let kinds: Vec<G::Action> = choices.iter().copied().filter(|&action| G::completes(action)).collect();
        let kind = kinds.first().copied()?;
        let is_step =
            |action: &G::Action| G::completes(*action) && discriminant(action) == discriminant(&kind);
        let others = kinds.into_iter().filter(is_step).collect();
        let (mut steps, mut ends, mut last) = (Vec::new(), Vec::new(), state.clone());
        loop {
            choices.clear();
            if last.turn().includes(seat) {
                last.choices(seat, &mut choices);
            }
            let (open, ending): (Vec<G::Action>, Vec<G::Action>) =
                choices.iter().copied().partition(|action| is_step(action));
            if open.is_empty() || steps.len() == LONGEST {
                break;
            }
            if !steps.is_empty() {
                ends = ending;
            }
            let step = rng.pick(&open);
            last.apply(Actor::Seat(seat), step);
            steps.push(step);
        }
        Some(WholeChoice { seat, steps, others, ends, last })
    }

    /// The steps that go by themselves: each could have been said earlier, and then the same would have come of it.
    fn left_unsaid(&self, state: &G) -> Vec<G::Action> {
        let is_unsaid = |action: &G::Action| {
            !self.steps.contains(action)
                && (0..self.steps.len()).any(|place| self.leads_to_the_same(state, place, *action))
        };
        self.others.iter().copied().filter(is_unsaid).collect()
    }

    fn leads_to_the_same(&self, state: &G, place: usize, action: G::Action) -> bool {
        let mut reached = state.clone();
        let (before, after) = self.steps.split_at(place);
        for &step in before.iter().chain([&action]).chain(after) {
            if reached == self.last {
                return true;
            }
            if reached.play(Actor::Seat(self.seat), step).is_err() {
                return false;
            }
        }
        reached == self.last
    }

    /// Checks that `whole`, said at once, is what was chosen step by step.
    fn is_the_same(&self, game: &Match<G>, whole: &[G::Action]) {
        let actor = Actor::Seat(self.seat);
        let steps = game.check_actions(actor, whole).unwrap_or_else(|illegal| {
            panic!("the whole choice {} is refused: {illegal}\n{:?}", listed(whole), game.state())
        });
        let mut reached = game.state().clone();
        steps.iter().for_each(|&step| reached.apply(actor, step));
        assert!(
            reached == self.last,
            "{} leads elsewhere than {}:\n{:?}\n{reached:?}",
            listed(whole),
            listed(&self.steps),
            self.last
        );
    }
}

/// Checks that what is said once more after a whole choice is refused, and by a rule, not as out of turn.
fn one_more_is_too_many<G: Game>(game: &Match<G>, seat: Seat, whole: &[G::Action], step: G::Action) {
    let more: Vec<G::Action> = whole.iter().copied().chain([step]).collect();
    let Err(illegal) = game.check_actions(Actor::Seat(seat), &more) else {
        panic!("{} is accepted with one step too many\n{:?}", listed(&more), game.state())
    };
    let clause = illegal.clause_id().and_then(|clause| G::rulebook(Language::English).sentence(clause));
    assert!(
        illegal.kind == IllegalKind::Rule && clause.is_some(),
        "one step too many in {} is not refused by a rule: {illegal}\n{:?}",
        listed(&more),
        game.state()
    );
}

fn listed<A: ToString>(steps: &[A]) -> String {
    let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
    format!("'{}'", steps.join(", "))
}
