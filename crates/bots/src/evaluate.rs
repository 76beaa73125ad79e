//! What a bot has to know of a game beyond its rules.

use std::hash::{DefaultHasher, Hasher};

use game::random::fast;
use game::{Actions, Actor, Draw, FastRng, Game, Observe, Plain, Scores, Seat, Turn, playout};

use crate::level::Ladder;
use crate::search::Persona;
use crate::style::Style;

/// A number for each seat; those of seats that the table doesn't have are 0.
pub type Values = [f32; Seat::LIMIT];

/// A game that bots can judge. Each game has one module in [`eval`](crate::eval); each method has a stand-in that knows
/// nothing but the rules, so `impl Evaluate for MyGame {}` is enough for bots to play it. What a net reads of a game is
/// its [`Observe`].
///
/// All judgments are made of a state, but a bot has only states that it imagined from its own view: what is
/// hidden in them was drawn at random, so looking at it is no cheating, only guessing.
pub trait Evaluate: Observe {
    /// How many decisions a search plays on by the best ratings, for all seats, before it judges by
    /// [`value`](Evaluate::value). The worse a value can be read off the table, the more of them pay.
    const AHEAD: usize = 0;

    /// How many numbers a net reads beyond the game's [`Observe`]: what the module makes of the table.
    const FEATURES: usize = 0;

    /// How careful the levels for people are in this game; `docs/results.md` has the figures.
    const LADDER: Ladder = Ladder::USUAL;

    /// How likely each seat is to win, from 0 to 1, judged by looking only.
    ///
    /// It is asked of quiet states, and must make sense of any other state too. The stand-in plays a random game from
    /// here.
    fn value(&self) -> Values {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        after_random_game(self.clone(), &mut fast(hasher.finish()))
    }

    /// Replaces `ratings` by how good each of `legal` looks for `seat` at first glance.
    ///
    /// The unit is that of a logarithm: a search that knows nothing else tries an action that is rated 1 higher
    /// about 2.7 times as often. It is asked often and has to be quick. The stand-in rates all alike.
    fn rate(&self, seat: Seat, legal: &[Self::Action], ratings: &mut Vec<f32>) {
        let _ = seat;
        ratings.clear();
        ratings.resize(legal.len(), 0.0);
    }

    /// The same with more care, in any unit: what `greedy` plays by.
    fn plan(&self, seat: Seat, legal: &[Self::Action], ratings: &mut Vec<f32>) {
        self.rate(seat, legal, ratings);
    }

    /// [`value`](Evaluate::value) by an edition of the module; most have the first one only.
    fn value_by(&self, _edition: Edition) -> Values {
        self.value()
    }

    /// [`rate`](Evaluate::rate) by an edition of the module.
    fn rate_by(&self, _edition: Edition, seat: Seat, legal: &[Self::Action], ratings: &mut Vec<f32>) {
        self.rate(seat, legal, ratings);
    }

    /// [`plan`](Evaluate::plan) by an edition of the module.
    fn plan_by(&self, edition: Edition, seat: Seat, legal: &[Self::Action], ratings: &mut Vec<f32>) {
        match edition {
            Edition::First => self.plan(seat, legal, ratings),
            Edition::Second => self.rate_by(edition, seat, legal, ratings),
        }
    }

    /// How much better a player of that style likes an action than the module does, in the unit of
    /// [`rate`](Evaluate::rate): enough to decide between what is nearly as good, too little to throw much away. A game
    /// without styles has the stand-in, and there all styles are alike.
    fn leaning(&self, _style: Style, _seat: Seat, _action: Self::Action) -> f32 {
        0.0
    }

    /// What the module makes of the table for a net that sees it with the eyes of `seat`, [`FEATURES`](Self::FEATURES)
    /// numbers of about 0 to 1, seats counted clockwise from that seat: what a row of numbers says only to somebody who
    /// multiplies them or goes ways, such as what a corner yields. It must not tell what the seat may not see.
    fn features(&self, _seat: Seat, _row: &mut [f32]) {}

    /// Whether the state can be judged by looking: not in the middle of a payment, say. A search plays on from
    /// other states by the best ratings before it judges.
    fn is_quiet(&self) -> bool {
        true
    }

    /// Whether an action speaks to the others about a trade: an offer, a question for offers, or the step that leads to
    /// one.
    fn is_talk(_action: Self::Action) -> bool {
        false
    }

    /// How often `seat` has spoken to the others in its turn; nothing where it isn't its turn, and it only answers.
    fn offers_made(&self, _seat: Seat) -> Option<usize> {
        None
    }

    /// Of the legal actions of `seat` that are talk, those that somebody may want to hear, but for what was said in
    /// this turn.
    fn wanted(&self, _seat: Seat, _legal: &[Self::Action], _said: &[Self::Action]) -> Vec<Self::Action> {
        Vec::new()
    }

    /// What waits for the others' answers, where something does.
    fn standing_offer(&self) -> Option<StandingOffer<Self::Action>> {
        None
    }
}

/// Which edition of a game's module judges. What was measured by the first one stays as it was: `greedy`, `search-1`
/// and the levels below `expert`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Edition {
    /// The one of before there were nets.
    #[default]
    First,
    /// One that was mended since, where there is one: that of Puerto Rico asks whether there is room for barrels.
    Second,
}

impl Edition {
    /// All of them.
    pub const ALL: [Edition; 2] = [Edition::First, Edition::Second];

    /// How settings and files call it.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Edition::First => 1,
            Edition::Second => 2,
        }
    }

    /// The one of that number.
    #[must_use]
    pub fn numbered(number: usize) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| usize::from(edition.number()) == number)
    }
}

/// A game that has nothing but its rules: what `greedy` plays by are random games after each of its actions.
impl<G: Game> Evaluate for Plain<G> {
    fn plan(&self, seat: Seat, legal: &[G::Action], ratings: &mut Vec<f32>) {
        const GAMES: u64 = 16;
        ratings.clear();
        ratings.extend(legal.iter().map(|&action| {
            let mut after = self.clone();
            after.apply(seat.into(), action);
            // The same chance for each action, as far as the games go alike.
            let games = (0..GAMES).map(|game| after_random_game(after.clone(), &mut fast(game)));
            games.map(|values| values[seat.index()]).sum::<f32>()
        }));
    }
}

/// What a random game from `state` is worth at its end; equal chances if it has none in sight.
fn after_random_game<G: Game>(mut state: G, rng: &mut FastRng) -> Values {
    const CAP: u64 = 1_000;
    playout(&mut state, rng, &mut Actions::new(), CAP);
    let players = state.players();
    state
        .score()
        .map_or_else(|| chances(&Values::default(), players, 1.0), |scores| outcome(&scores, players))
}

/// How a random game from `state` ends, if it does within `cap` steps. Random players would talk about trades
/// forever, so nobody speaks who can do something else.
pub(crate) fn random_end<G: Evaluate>(
    mut state: G,
    rng: &mut FastRng,
    legal: &mut Actions<G::Action>,
    cap: usize,
) -> (G, Option<Scores>) {
    for _ in 0..cap {
        let (actor, action) = match state.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, state.sample(rng)),
            Turn::Seats(seats) => {
                let Some(seat) = seats.any(rng) else { break };
                state.legal(seat, legal);
                (Actor::Seat(seat), legal[pick_quietly::<G>(legal, rng)])
            }
        };
        state.apply(actor, action);
    }
    let scores = state.score();
    (state, scores)
}

/// The place of any of the actions, but no talk if there is something else.
pub(crate) fn pick_quietly<G: Evaluate>(legal: &[G::Action], rng: &mut FastRng) -> usize {
    let picked = rng.below(legal.len() as u32) as usize;
    if !G::is_talk(legal[picked]) {
        return picked;
    }
    let (mut chosen, mut others) = (picked, 0);
    for (place, _) in legal.iter().enumerate().filter(|(_, action)| !G::is_talk(**action)) {
        others += 1;
        if rng.below(others) == 0 {
            chosen = place;
        }
    }
    chosen
}

/// An offer, or a question for offers, that waits for answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StandingOffer<A> {
    /// Who made it.
    pub by: Seat,
    /// What declines it.
    pub decline: A,
}

/// What the end of a game is worth to each seat: nearly all for winning, a little for points, so that a bot that
/// can't win any more still plays on in earnest.
#[must_use]
pub fn outcome(scores: &Scores, players: usize) -> Values {
    const FOR_POINTS: f32 = 0.05;
    let mut values = Values::default();
    let most = scores.0.iter().map(|score| score.total).max().unwrap_or(0).max(1) as f32;
    for seat in Seat::all(players) {
        let Some(score) = scores.of(seat) else { continue };
        let place = (score.total as f32 / most).clamp(0.0, 1.0);
        values[seat.index()] = (1.0 - FOR_POINTS) * scores.share(seat) as f32 + FOR_POINTS * place;
    }
    values
}

/// Chances of winning from what each of `players` seats can expect to score: equal expectations mean equal chances,
/// and `unit` points more make a seat about 2.7 times as likely to win as another.
#[must_use]
pub fn chances(expected: &Values, players: usize, unit: f32) -> Values {
    let mut values = Values::default();
    let most = expected[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for (value, points) in values.iter_mut().zip(&expected[..players]) {
        *value = ((points - most) / unit).exp();
        sum += *value;
    }
    values[..players].iter_mut().for_each(|value| *value /= sum);
    values
}

/// What comes next if everybody does what looks best to who they are: a step of chance, or of the first seat that may
/// act. Nothing when the game is over. What a seat could choose from is in `legal` afterward.
#[inline]
pub(crate) fn best_step<G: Evaluate>(
    state: &G,
    who: impl FnOnce(Seat) -> Persona,
    legal: &mut Actions<G::Action>,
    ratings: &mut Vec<f32>,
    rng: &mut FastRng,
) -> Option<(Actor, G::Action)> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => Some((Actor::Chance, state.sample(rng))),
        Turn::Seats(seats) => {
            let seat = seats.first()?;
            state.legal(seat, legal);
            let chosen = if legal.len() > 1 { who(seat).glance(state, seat, legal, ratings, rng) } else { 0 };
            Some((Actor::Seat(seat), legal[chosen]))
        }
    }
}

/// The position of the greatest number; the first of several.
pub(crate) fn best(numbers: &[f32]) -> usize {
    let mut best = 0;
    for (index, number) in numbers.iter().enumerate() {
        if *number > numbers[best] {
            best = index;
        }
    }
    best
}
