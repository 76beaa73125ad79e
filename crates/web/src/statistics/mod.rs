//! What came of all games that were played to their end: for a player, and for a game.
//!
//! The result of a game is reckoned once from its log, when somebody first asks for statistics, and kept in the store.
//! The figures are those of a match of bots ([`arena::Standings`]): who plays is an entrant by what they are to the
//! reader, themselves, people, or a bot of some level.

mod reckoning;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;
use std::sync::Arc;

use arena::{ContestTerms, GameResult, Seating, SideResult, Standings, Wins};
use serde::{Deserialize, Serialize};
use store::{GuestId, StoreError};

use crate::hall::{BOTS, Hall};
use crate::play::{DiceGroup, DiceRow};

pub(crate) use crate::statistics::reckoning::{Counted, count_new};

/// How a result is reckoned; another way gets another number.
const VERSION: u32 = 2;
/// So many of the latest games of a kind are looked at for all who ask; of one's own, all are.
pub(crate) const LATEST: u32 = if cfg!(test) { 5 } else { 5_000 };

/// Who played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Who {
    Guest(GuestId),
    /// A bot, by what it is in play.
    Bot(String),
}

/// What is kept of a game that was played to its end.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct KeptGame {
    pub(crate) result: GameResult,
    /// Who played, in seat order.
    pub(crate) players: Vec<Who>,
    /// What chance has brought, by the first word of its notation.
    pub(crate) chance: Vec<ChanceKept>,
}

/// One kind of chance: dice, or a deck.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct ChanceKept {
    word: String,
    draws: u32,
    /// Outcome, how often it was seen, how often it was to be expected, and the variance of that.
    rows: Vec<(String, u32, f64, f64)>,
}

/// The games of one kind that were looked at, the oldest first.
#[derive(Debug, Clone, Default)]
pub(crate) struct KeptGames {
    pub(crate) kept: Arc<[KeptGame]>,
    /// The table of the latest.
    pub(crate) latest: Option<String>,
}

/// The results that were read last, by game.
#[derive(Debug, Default)]
pub(crate) struct Statistics {
    read: tokio::sync::Mutex<HashMap<String, KeptGames>>,
    /// Who counts new games; one at a time.
    counting: tokio::sync::Mutex<()>,
}

impl Statistics {
    /// The latest results of a game, the oldest first.
    pub(crate) async fn games(hall: &Hall, game: &str) -> Result<KeptGames, StoreError> {
        let mut read = hall.statistics.read.lock().await;
        if let Some(games) = read.get(game) {
            return Ok(games.clone());
        }
        let mut rows = hall.store.results(game, VERSION, LATEST).await?;
        let latest = rows.first().map(|(table, _)| table.clone());
        rows.reverse();
        let kept = rows.iter().filter_map(|(_, found)| serde_json::from_str(found).ok()).collect();
        let games = KeptGames { kept, latest };
        read.insert(game.to_owned(), games.clone());
        Ok(games)
    }

    /// What is kept of the latest games of a kind that a guest has played to their end, but for one table; the oldest
    /// first.
    pub(crate) async fn of_guest(
        hall: &Hall,
        guest: GuestId,
        game: &str,
        but: &str,
        limit: u32,
    ) -> Result<Vec<KeptGame>, StoreError> {
        let rows = hall.store.results_of(guest, (game, VERSION), but, limit).await?;
        Ok(rows.iter().rev().filter_map(|found| serde_json::from_str(found).ok()).collect())
    }

    /// What is kept of all games of a kind that a guest has played to their end, the oldest first.
    pub(crate) async fn own(hall: &Hall, guest: GuestId, game: &str) -> Result<Vec<KeptGame>, StoreError> {
        let mut own = Statistics::of_guest(hall, guest, game, "", u32::MAX).await?;
        // Their seat may have been somebody else's when the game ended.
        own.retain(|kept| kept.players.contains(&Who::Guest(guest)));
        Ok(own)
    }

    /// What was read is old.
    pub(crate) async fn forget(&self) {
        self.read.lock().await.clear();
    }
}

/// What somebody is to the reader. The order is that of lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Class {
    Own,
    People,
    Bot(String),
    Automa,
}

impl Class {
    fn of(who: Option<&Who>, reader: Option<GuestId>) -> Class {
        match who {
            Some(Who::Guest(guest)) if reader == Some(*guest) => Class::Own,
            Some(Who::Guest(_)) => Class::People,
            Some(Who::Bot(bot)) => Class::Bot(bot.clone()),
            None => Class::Automa,
        }
    }

    /// The word for it in a file.
    fn name(&self) -> &str {
        match self {
            Class::Own => "you",
            Class::People => "people",
            Class::Bot(bot) => bot,
            Class::Automa => "automa",
        }
    }

    /// Bots that are offered come in the order in which they are; others after them.
    fn place(&self) -> (usize, &str) {
        match self {
            Class::Own => (0, ""),
            Class::People => (1, ""),
            Class::Bot(bot) => (2 + BOTS.iter().position(|name| name == bot).unwrap_or(BOTS.len()), bot),
            Class::Automa => (usize::MAX, ""),
        }
    }
}

/// The figures of some games, with whoever took part by what they are to a reader.
#[derive(Debug, Clone)]
pub(crate) struct Figures {
    pub(crate) classes: Vec<Class>,
    pub(crate) standings: Standings,
    results: Vec<GameResult>,
}

impl Figures {
    /// The figures of those of the games that are wanted.
    pub(crate) fn new(game: &str, kept: &[&KeptGame], reader: Option<GuestId>) -> Figures {
        let class = |kept: &KeptGame, side: usize| Class::of(kept.players.get(side), reader);
        let mut classes: Vec<Class> = Vec::new();
        for kept in kept {
            for side in 0..kept.result.sides.len() {
                let class = class(kept, side);
                if !classes.contains(&class) {
                    classes.push(class);
                }
            }
        }
        classes.sort_by(|one, two| one.place().cmp(&two.place()));
        let place = |class: &Class| classes.iter().position(|other| other == class).unwrap_or(0);
        let result = |(number, kept): (usize, &&KeptGame)| {
            let mut result = kept.result.clone();
            result.game = number as u64;
            for (side, found) in result.sides.iter_mut().enumerate() {
                found.entrant = place(&class(kept, side));
            }
            result
        };
        let results: Vec<GameResult> = kept.iter().enumerate().map(result).collect();
        let entrants = classes.iter().filter(|class| **class != Class::Automa);
        let terms = ContestTerms {
            game: game.to_owned(),
            rules_version: 0,
            options: String::new(),
            entrants: entrants.map(|class| class.name().to_owned()).collect(),
            seed: 0,
            cap: 0,
            seating: Seating::Fixed,
        };
        Figures { classes, standings: Standings::new(terms, &results), results }
    }

    /// How the reader fares against each class: games with them, in how many of those the reader came before them, and
    /// the reader's rating among those games.
    pub(crate) fn against(&self) -> Vec<Against> {
        let Some(own) = self.classes.iter().position(|class| *class == Class::Own) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for (index, class) in self.classes.iter().enumerate().filter(|(index, _)| *index != own) {
            let mut games = Vec::new();
            let mut ahead = 0.0;
            for result in &self.results {
                let Some(mine) = result.sides.iter().find(|side| side.entrant == own) else { continue };
                let theirs: Vec<u8> =
                    result.sides.iter().filter(|side| side.entrant == index).map(|side| side.rank).collect();
                if theirs.is_empty() {
                    continue;
                }
                let point = |rank: &u8| match mine.rank.cmp(rank) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                ahead += theirs.iter().map(point).sum::<f64>() / theirs.len() as f64;
                let mut only = result.clone();
                only.sides.retain(|side| side.entrant == own || side.entrant == index);
                games.push(only);
            }
            if !games.is_empty() {
                let standings = Standings::new(self.standings.terms.clone(), &games);
                let entrant = &standings.entrants[own];
                found.push(Against {
                    class: class.clone(),
                    games: games.len(),
                    ahead,
                    rating: entrant.rating,
                    uncertainty: entrant.uncertainty,
                });
            }
        }
        found
    }

    /// The wins at each seat, by how many played.
    pub(crate) fn seats(&self) -> Vec<(usize, Vec<Wins>)> {
        let players = |result: &GameResult| result.sides.iter().filter(|side| side.side != "automa").count();
        let mut counts: Vec<usize> = self.results.iter().map(players).collect();
        counts.sort_unstable();
        counts.dedup();
        let of = |count: usize| {
            let some: Vec<&GameResult> =
                self.results.iter().filter(|result| players(result) == count).collect();
            (count, Wins::by_seat(&some))
        };
        counts.into_iter().filter(|count| *count > 1).map(of).collect()
    }

    /// Where points come from on average, in the order of the first game that has them.
    pub(crate) fn sources(&self) -> Vec<(String, Share)> {
        let mut found: Vec<(String, Share)> = Vec::new();
        self.each_side(|side, share| {
            for (source, points) in &side.sources {
                add(&mut found, source, share.times(f64::from(*points)));
            }
        });
        found
    }

    /// What was done how often in a game, by topic, the most frequent first; `name` is what an item is called, nothing
    /// where it is not told of.
    pub(crate) fn deeds(
        &self,
        name: impl Fn(&str, &str) -> Option<String>,
    ) -> Vec<(String, Vec<(String, Share)>)> {
        let mut topics: BTreeMap<String, Vec<(String, Share)>> = BTreeMap::new();
        self.each_side(|side, share| {
            for (topic, item, amount) in &side.notes {
                if let Some(name) = name(topic, item) {
                    add(topics.entry(topic.clone()).or_default(), &name, share.times(*amount as f64));
                }
            }
        });
        for rows in topics.values_mut() {
            rows.sort_by(|(_, one), (_, two)| two.winners.total_cmp(&one.winners));
        }
        topics.into_iter().collect()
    }

    /// Every side with its part of the average of winners, or of the others.
    fn each_side(&self, mut each: impl FnMut(&SideResult, Share)) {
        let sides = || self.results.iter().flat_map(|result| &result.sides);
        let winners = sides().filter(|side| side.rank == 1).count().max(1) as f64;
        let others = sides().filter(|side| side.rank != 1).count().max(1) as f64;
        for side in sides() {
            let share = match side.rank {
                1 => Share { winners: 1.0 / winners, others: 0.0 },
                _ => Share { winners: 0.0, others: 1.0 / others },
            };
            each(side, share);
        }
    }

    /// One line for each side of each game: who came out how, the points by source, and what was done how often.
    pub(crate) fn csv(&self) -> String {
        let mut sources: Vec<&str> = Vec::new();
        for (source, _) in self.results.iter().flat_map(|result| &result.sides).flat_map(|side| &side.sources)
        {
            if !sources.contains(&source.as_str()) {
                sources.push(source);
            }
        }
        let mut text = String::from("number,decisions,side,who,points,rank,won");
        sources.iter().for_each(|source| {
            let _ = write!(text, ",{}", field(&format!("points: {source}")));
        });
        let sides = self.results.iter().flat_map(|result| &result.sides);
        let noted: BTreeSet<(&str, &str)> = sides.flat_map(|side| amounts(side).into_keys()).collect();
        noted.iter().for_each(|(topic, item)| {
            let _ = write!(text, ",{}", field(&format!("{topic}: {item}")));
        });
        text.push('\n');
        for result in &self.results {
            for side in &result.sides {
                let who = self.classes.get(side.entrant).map_or("", Class::name);
                let _ = write!(
                    text,
                    "{},{},{},{who},{},{},{}",
                    result.game + 1,
                    result.decisions,
                    side.side,
                    side.total,
                    side.rank,
                    side.won
                );
                for source in &sources {
                    let points = side.sources.iter().find(|(name, _)| name == source);
                    let _ = match points {
                        Some((_, points)) => write!(text, ",{points}"),
                        None => write!(text, ","),
                    };
                }
                let amounts = amounts(side);
                for deed in &noted {
                    let _ = write!(text, ",{}", amounts.get(deed).unwrap_or(&0));
                }
                text.push('\n');
            }
        }
        text
    }
}

/// How often a side did what, by topic and item.
fn amounts(side: &SideResult) -> BTreeMap<(&str, &str), i64> {
    side.notes.iter().map(|(topic, item, amount)| ((topic.as_str(), item.as_str()), *amount)).collect()
}

/// A field of a file with commas between them.
fn field(text: &str) -> String {
    match text.contains([',', '"', '\n']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}

/// Something on average: for winners, and for the others.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Share {
    pub(crate) winners: f64,
    pub(crate) others: f64,
}

impl Share {
    fn times(self, amount: f64) -> Share {
        Share { winners: self.winners * amount, others: self.others * amount }
    }
}

fn add(rows: &mut Vec<(String, Share)>, name: &str, share: Share) {
    match rows.iter_mut().find(|(other, _)| other == name) {
        Some((_, sum)) => {
            sum.winners += share.winners;
            sum.others += share.others;
        }
        None => rows.push((name.to_owned(), share)),
    }
}

/// How somebody fares against a kind of opponents.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Against {
    pub(crate) class: Class,
    pub(crate) games: usize,
    /// In how many of the games one came before them; who came before half of them counts for half a game.
    pub(crate) ahead: f64,
    pub(crate) rating: f64,
    pub(crate) uncertainty: f64,
}

/// What chance has brought in all the games together, with the names that `labels` has for outcomes.
pub(crate) fn chance(kept: &[KeptGame], labels: &[DiceGroup]) -> Vec<DiceGroup> {
    let mut groups = chance_by_key(kept);
    groups.retain_mut(|group| {
        let Some(named) = labels.iter().find(|named| named.word == group.word) else { return false };
        for row in &mut group.rows {
            let known = named.rows.iter().find(|known| known.key == row.key);
            row.label = known.map_or(&row.key, |known| &known.label).clone();
        }
        true
    });
    groups
}

/// The same as a file, a line for each outcome, by its notation.
pub(crate) fn chance_csv(kept: &[KeptGame]) -> String {
    let mut text = String::from("kind,outcome,seen,expected,deviation\n");
    for group in chance_by_key(kept) {
        for DiceRow { key, seen, expected, deviation, .. } in &group.rows {
            let _ =
                writeln!(text, "{},{},{seen},{expected:.3},{deviation:.3}", field(&group.word), field(key));
        }
    }
    text
}

/// What chance has brought in all the games together, by the notation of its outcomes.
fn chance_by_key(kept: &[KeptGame]) -> Vec<DiceGroup> {
    let mut groups: Vec<DiceGroup> = Vec::new();
    for found in kept.iter().flat_map(|kept| &kept.chance) {
        let at = groups.iter().position(|group| group.word == found.word).unwrap_or_else(|| {
            groups.push(DiceGroup { word: found.word.clone(), draws: 0, rows: Vec::new() });
            groups.len() - 1
        });
        let group = &mut groups[at];
        group.draws += found.draws;
        for (key, seen, expected, variance) in &found.rows {
            let row = group.rows.iter_mut().find(|row| row.key == *key);
            match row {
                Some(row) => {
                    row.seen += seen;
                    row.expected += expected;
                    row.deviation = (row.deviation.powi(2) + variance).sqrt();
                }
                None => group.rows.push(DiceRow {
                    label: key.clone(),
                    key: key.clone(),
                    seen: *seen,
                    expected: *expected,
                    deviation: variance.sqrt(),
                }),
            }
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(name: &str, rank: u8, total: i32) -> SideResult {
        SideResult {
            side: name.into(),
            entrant: 0,
            total,
            rank,
            won: f64::from(u8::from(rank == 1)),
            decisions: 10,
            micros: 0,
            sources: vec![("cards".into(), total)],
            notes: Vec::new(),
        }
    }

    fn game(players: &[Who], ranks: &[u8]) -> KeptGame {
        let sides = ranks
            .iter()
            .enumerate()
            .map(|(seat, &rank)| side(&format!("P{}", seat + 1), rank, 20 - i32::from(rank)));
        let result =
            GameResult { game: 0, finished: true, decisions: 30, chances: 5, sides: sides.collect() };
        KeptGame { result, players: players.to_vec(), chance: Vec::new() }
    }

    #[test]
    fn figures_tell_the_reader_from_other_people_and_bots_by_their_levels() {
        let (me, friend) = (Who::Guest(7), Who::Guest(8));
        let bot = |name: &str| Who::Bot(name.into());
        let games = [
            game(&[me.clone(), bot("easy"), bot("hard")], &[1, 2, 3]),
            game(&[bot("easy"), me.clone(), bot("easy")], &[1, 2, 3]),
            game(&[friend, me], &[1, 2]),
            game(&[bot("hard"), bot("easy"), bot("easy")], &[1, 2, 3]),
        ];
        let mine: Vec<&KeptGame> =
            games.iter().filter(|kept| kept.players.contains(&Who::Guest(7))).collect();
        let figures = Figures::new("century", &mine, Some(7));
        let easy = Class::Bot("easy".into());
        assert_eq!(figures.classes, [Class::Own, Class::People, easy.clone(), Class::Bot("hard".into())]);
        let own = &figures.standings.entrants[0];
        assert_eq!((own.wins.games, own.wins.wins), (3, 1.0));
        assert_eq!(own.sources, [("cards".to_owned(), (19 + 18 + 18) as f64 / 3.0)]);
        let against = figures.against();
        let of = |class: &Class| against.iter().find(|against| against.class == *class).unwrap();
        assert_eq!((of(&easy).games, of(&easy).ahead), (2, 1.5), "before one of two bots, and before one");
        assert_eq!((of(&Class::People).games, of(&Class::People).ahead), (1, 0.0));
        assert!(of(&Class::People).rating < 25.0 && of(&easy).rating > 25.0, "{against:?}");

        let all: Vec<&KeptGame> = games.iter().collect();
        let figures = Figures::new("century", &all, None);
        assert!(figures.against().is_empty() && !figures.classes.contains(&Class::Own));
        let seats = figures.seats();
        assert_eq!(
            seats.iter().map(|(count, wins)| (*count, wins.len())).collect::<Vec<_>>(),
            [(2, 2), (3, 3)]
        );
        assert_eq!(seats[1].1[0].wins, 3.0, "the first of three seats has won all three games");
        let csv = figures.csv();
        assert_eq!(csv.lines().count(), 1 + 3 + 3 + 2 + 3, "{csv}");
        assert!(
            csv.starts_with(
                "number,decisions,side,who,points,rank,won,points: cards\n1,30,P1,people,19,1,1,19\n"
            ),
            "{csv}"
        );
    }

    #[test]
    fn what_was_done_has_columns_of_its_own() {
        let mut one = game(&[Who::Guest(7), Who::Guest(8)], &[1, 2]);
        one.result.sides[0].notes = vec![("roles".into(), "mayor".into(), 3)];
        one.result.sides[1].notes =
            vec![("first posts".into(), "a, \"b\"".into(), 1), ("roles".into(), "mayor".into(), 2)];
        let csv = Figures::new("puerto-rico", &[&one], None).csv();
        let lines: Vec<&str> = csv.lines().collect();
        assert!(lines[0].ends_with("points: cards,\"first posts: a, \"\"b\"\"\",roles: mayor"), "{csv}");
        assert!(lines[1].ends_with(",19,0,3") && lines[2].ends_with(",18,1,2"), "{csv}");
    }

    /// However many games others have played since, one's own are all there.
    #[tokio::test]
    async fn of_ones_own_games_all_count_and_of_all_games_the_latest() {
        use crate::games::Games;
        use crate::hall::Config;
        use game::Seat;
        use store::{NewTable, SeatRow, Store};

        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("t.sqlite")).await.unwrap();
        let me = store.add_guest(&[1; 32], "me").await.unwrap().id;
        let other = store.add_guest(&[2; 32], "other").await.unwrap().id;
        let hall = Hall::open(store, Games::default(), Config::default());
        let total = 3 * LATEST as usize;
        for nth in 0..total {
            let who = if nth < total / 2 { me } else { other };
            let seats = vec![SeatRow { guest: Some(who), bot: None, name: Seat::new(0).to_string() }];
            let table = format!("t{nth}");
            let row = NewTable::new(&table, "century-solo", 1, seats);
            hall.store.add_table(row, total as u32).await.unwrap();
            let found = serde_json::to_string(&game(&[Who::Guest(who)], &[1])).unwrap();
            hall.store.keep_result(&table, VERSION, &found).await.unwrap();
        }
        let own = Statistics::own(&hall, me, "century-solo").await.unwrap();
        assert_eq!(own.len(), total / 2);
        assert!(own.iter().all(|kept| kept.players == [Who::Guest(me)]));
        let all = Statistics::games(&hall, "century-solo").await.unwrap();
        assert_eq!(all.kept.len(), LATEST as usize);
    }

    #[test]
    fn chance_is_added_up_over_games_by_its_outcomes() {
        let row = |key: &str, seen, expected| (key.to_owned(), seen, expected, 0.25);
        let mut one = game(&[], &[]);
        one.chance = vec![ChanceKept {
            word: "roll".into(),
            draws: 2,
            rows: vec![row("6", 2, 0.3), row("7", 0, 0.4)],
        }];
        let mut two = one.clone();
        two.chance[0].rows = vec![row("7", 2, 0.4), row("8", 0, 0.3)];
        let label = |key: &str| DiceRow {
            key: key.into(),
            label: format!("a {key}"),
            seen: 0,
            expected: 0.0,
            deviation: 0.0,
        };
        let labels = [DiceGroup { word: "roll".into(), draws: 1, rows: vec![label("6"), label("7")] }];
        let found = chance(&[one.clone(), two.clone()], &labels);
        assert_eq!((found.len(), found[0].draws), (1, 4));
        let rows: Vec<(&str, u32)> = found[0].rows.iter().map(|row| (row.label.as_str(), row.seen)).collect();
        assert_eq!(rows, [("a 6", 2), ("a 7", 2), ("8", 0)]);
        let csv = chance_csv(&[one, two]);
        assert_eq!(csv.lines().next(), Some("kind,outcome,seen,expected,deviation"));
        assert!(csv.contains("\nroll,7,2,0.800,0.707\n"), "{csv}");
        let seven = &found[0].rows[1];
        assert!(
            (seven.expected - 0.8).abs() < 1e-9 && (seven.deviation - 0.5f64.sqrt()).abs() < 1e-9,
            "{seven:?}"
        );
    }
}
