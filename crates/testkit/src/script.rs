//! Steps as lines of text: `P1 rest`, `chance roll 4`.

use game::{
    Actions, Actor, Fair, FastRng, Game, Illegal, IllegalKind, Match, Outcomes, Refused, Seat, Turn, random,
};

/// The first player.
pub const P1: Seat = Seat::new(0);
/// The second player.
pub const P2: Seat = Seat::new(1);
/// The third player.
pub const P3: Seat = Seat::new(2);
/// The fourth player.
pub const P4: Seat = Seat::new(3);

/// The position that `json` says.
///
/// # Panics
/// If it is none.
#[track_caller]
pub fn position<G: Game>(json: &str) -> G {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"))
}

/// Why `json` is no position.
///
/// # Panics
/// If it is one.
#[track_caller]
pub fn bad_position<G: Game>(json: &str) -> String {
    match serde_json::from_str::<G>(json) {
        Ok(_) => panic!("this is a position: {json}"),
        Err(error) => error.to_string(),
    }
}

/// The position with another value in a field of its JSON, such as `/seats/0/gold`; nothing if it is refused then.
///
/// # Panics
/// If the position has no such field.
#[track_caller]
pub fn with_field<G: Game>(state: &G, field: &str, value: serde_json::Value) -> Result<G, String> {
    let mut json = serde_json::to_value(state).expect("a state has a JSON form");
    *json.pointer_mut(field).unwrap_or_else(|| panic!("there is no {field} in {state:?}")) = value;
    serde_json::from_value(json).map_err(|error| error.to_string())
}

/// Reads a step.
///
/// # Panics
/// If it is none.
#[track_caller]
pub fn step<G: Game>(line: &str) -> (Actor, G::Action) {
    let (actor, action) =
        line.trim().split_once(' ').unwrap_or_else(|| panic!("{line}: no actor and action"));
    let action = action.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    (actor.parse().unwrap_or_else(|error| panic!("{line}: {error}")), action)
}

/// Plays steps by the rules, one a line or with semicolons.
///
/// # Panics
/// If one is refused.
#[track_caller]
pub fn play<G: Game>(state: &mut G, script: &str) {
    for line in script.split(['\n', ';']).filter(|line| !line.trim().is_empty()) {
        let (actor, action) = step::<G>(line);
        if let Err(illegal) = state.play(actor, action) {
            panic!("{line} is refused: {illegal}\n{}\n{state:?}", asked(state));
        }
    }
}

/// The state after a script.
#[track_caller]
pub fn after<G: Game>(state: &G, script: &str) -> G {
    let mut state = state.clone();
    play(&mut state, script);
    state
}

/// What is carried out of `P1 place corn 3 office 1`, said at once; or the refusal, with `turn: ` in front of it if it
/// is somebody else's.
///
/// # Panics
/// If the line can't be read.
#[track_caller]
pub fn at_once<G: Game>(state: &G, line: &str) -> Result<String, String> {
    let (actor, choice) = line.split_once(' ').unwrap_or_else(|| panic!("{line}: no actor and choice"));
    let actor = actor.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    match Match::from_position(state, Fair::from_number(1)).check(actor, &[choice]) {
        Ok(steps) => Ok(steps.iter().map(ToString::to_string).collect::<Vec<String>>().join("; ")),
        Err(Refused::Illegal(illegal)) if illegal.kind == IllegalKind::Turn => {
            Err(format!("turn: {illegal}"))
        }
        Err(Refused::Illegal(illegal)) => Err(illegal.to_string()),
        Err(Refused::Unreadable(error)) => panic!("{line}: {error}"),
    }
}

/// Lets chance act until a player is to act.
///
/// # Panics
/// If a sampled outcome is refused.
pub fn deal<G: Game>(state: &mut G, seed: u64) {
    let mut rng = random::fast(seed);
    while state.turn() == Turn::Chance {
        let action = state.sample(&mut rng);
        state.play(Actor::Chance, action).expect("a sampled outcome is possible");
    }
}

/// Plays on: chance is drawn, and `choose` says what the first seat that may act does, of what is legal. Ends when the
/// game is over, or when `choose` says nothing.
///
/// # Panics
/// If a step is refused.
#[track_caller]
pub fn play_on<G: Game>(
    state: &mut G,
    rng: &mut FastRng,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> Option<G::Action>,
) {
    let mut legal = Actions::new();
    loop {
        let (actor, action) = match state.turn() {
            Turn::Over => return,
            Turn::Chance => (Actor::Chance, state.sample(rng)),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a turn is somebody's");
                state.legal(seat, &mut legal);
                let Some(action) = choose(state, seat, &legal) else { return };
                (Actor::Seat(seat), action)
            }
        };
        if let Err(illegal) = state.play(actor, action) {
            panic!("{}: {actor} {action} is refused: {illegal}", G::NAME);
        }
    }
}

/// Why a step is refused. It is not listed either.
///
/// # Panics
/// If it is allowed, or listed.
#[track_caller]
pub fn refusal<G: Game>(state: &G, line: &str) -> Illegal {
    let (actor, action) = step::<G>(line);
    let Err(illegal) = state.check(actor, action) else { panic!("{line} is allowed") };
    if let Actor::Seat(seat) = actor {
        let mut actions = Actions::new();
        state.legal(seat, &mut actions);
        assert!(!actions.contains(&action), "{line} is listed");
    }
    illegal
}

/// Checks that a step is refused by this clause.
///
/// # Panics
/// If it isn't.
#[track_caller]
pub fn refused<G: Game>(state: &G, line: &str, clause: &str) {
    let illegal = refusal(state, line);
    assert_eq!(illegal.clause_id(), Some(clause), "{line}: {illegal}");
}

/// The clause that forbids a step, if one is named.
///
/// # Panics
/// If it is allowed.
#[track_caller]
pub fn clause_against<G: Game>(state: &G, line: &str) -> &'static str {
    refusal(state, line).clause_id().unwrap_or_default()
}

/// Checks that a step is refused by a rule with this sentence, clause and all.
///
/// # Panics
/// If it isn't.
#[track_caller]
pub fn refused_with<G: Game>(state: &G, line: &str, sentence: &str) {
    is_refused_so(state, line, sentence, IllegalKind::Rule);
}

/// Checks that a step is refused because of whose turn it is, with this sentence, clause and all.
///
/// # Panics
/// If it isn't.
#[track_caller]
pub fn out_of_turn<G: Game>(state: &G, line: &str, sentence: &str) {
    is_refused_so(state, line, sentence, IllegalKind::Turn);
}

#[track_caller]
fn is_refused_so<G: Game>(state: &G, line: &str, sentence: &str, kind: IllegalKind) {
    let illegal = refusal(state, line);
    assert_eq!((illegal.to_string().as_str(), illegal.kind), (sentence, kind), "{line}");
}

/// Checks that a step is allowed.
///
/// # Panics
/// If it isn't.
#[track_caller]
pub fn allowed<G: Game>(state: &G, line: &str) {
    let (actor, action) = step::<G>(line);
    if let Err(illegal) = state.check(actor, action) {
        panic!("{line} is refused: {illegal}");
    }
}

fn texts<A: ToString>(actions: &Actions<A>) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

/// The notations of all legal actions of a seat.
pub fn legal<G: Game>(state: &G, seat: Seat) -> Vec<String> {
    let mut actions = Actions::new();
    state.legal(seat, &mut actions);
    texts(&actions)
}

/// The legal actions of a seat that begin so.
pub fn legal_with<G: Game>(state: &G, seat: Seat, start: &str) -> Vec<String> {
    legal(state, seat).into_iter().filter(|action| action.starts_with(start)).collect()
}

/// The seats that are to act.
pub fn to_act<G: Game>(state: &G) -> Vec<Seat> {
    match state.turn() {
        Turn::Seats(seats) => seats.into_iter().collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    }
}

/// The first seat that is to act.
///
/// # Panics
/// If none is.
#[track_caller]
fn first_to_act<G: Game>(state: &G) -> Seat {
    *to_act(state).first().expect("a player who is to act")
}

/// The notations of all legal actions of whoever is to act.
///
/// # Panics
/// If nobody is.
#[track_caller]
pub fn listed<G: Game>(state: &G) -> Vec<String> {
    legal(state, first_to_act(state))
}

/// The notations of all that a person who is to act may do.
///
/// # Panics
/// If nobody is.
#[track_caller]
pub fn choices<G: Game>(state: &G) -> Vec<String> {
    let mut actions = Actions::new();
    state.choices(first_to_act(state), &mut actions);
    texts(&actions)
}

/// The outcomes of chance with their weights.
pub fn outcomes<G: Game>(state: &G) -> Vec<(String, u32)> {
    let mut outcomes = Outcomes::new();
    state.chance(&mut outcomes);
    outcomes.iter().map(|(action, weight)| (action.to_string(), *weight)).collect()
}

/// Who is asked, and between what: `P1: sell corn | pass`, `chance: tile corn x3`, `over`.
pub fn asked<G: Game>(state: &G) -> String {
    match state.turn() {
        Turn::Over => "over".into(),
        Turn::Chance => {
            let weighted = outcomes(state).into_iter().map(|(action, weight)| format!("{action} x{weight}"));
            format!("chance: {}", weighted.collect::<Vec<_>>().join(" | "))
        }
        Turn::Seats(_) => format!("{}: {}", first_to_act(state), listed(state).join(" | ")),
    }
}

/// All orders of some steps.
pub fn orders<T: Copy>(steps: &[T]) -> Vec<Vec<T>> {
    if steps.is_empty() {
        return vec![Vec::new()];
    }
    let mut orders = Vec::new();
    for (place, &first) in steps.iter().enumerate() {
        let rest = [&steps[..place], &steps[place + 1..]].concat();
        orders.extend(self::orders(&rest).into_iter().map(|rest| [vec![first], rest].concat()));
    }
    orders
}
