//! Bots by name: `random`, `greedy`, `search:100ms`, `net:100ms`, `sparring:100ms`, `easy`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game::Objection;
use game::notation::shortened;

use crate::bot::Bot;
use crate::evaluate::{Edition, Evaluate};
use crate::greedy::{Glance, Greedy};
use crate::level::Level;
use crate::manners::{Offers, Quiet};
use crate::net::Priors;
use crate::random::Random;
use crate::search::{ALL_DECISIONS, Budget, Mind, Others, Search, SearchSettings};
use crate::sparring::Sparring;
use crate::style::Style;

/// Which bot is wanted, read from text: a name, then for most of them a colon and settings with commas between.
///
/// ```
/// use bots::BotSpec;
///
/// let spec: BotSpec = "search:100ms,threads=2".parse().unwrap();
/// assert_eq!(spec.to_string(), "search:100ms,threads=2");
/// assert_eq!(
///     "random:fast".parse::<BotSpec>().unwrap_err().to_string(),
///     "the bot 'random' takes no settings, but 'fast' was given"
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// Takes any legal action.
    Random,
    /// Takes the action that looks best.
    Greedy(Glance),
    /// Tries actions out before it takes one.
    Search(SearchSettings),
    /// Tries actions out by random games: a stranger to measure the others by.
    Sparring(Budget),
    /// A bot that is as good as people like it.
    Level(Level),
}

/// What a search by time gets where nothing may depend on a clock.
const SEEDED_ITERATIONS: u64 = 1_000;

/// Every kind of bot with what help texts say of it.
pub const KINDS: &[(&str, &str)] = &[
    ("random", "takes any legal action, each with the same probability"),
    ("greedy", "takes what looks best, at once"),
    ("search:100ms", "thinks for so long: 50ms, 2s, or so many iterations: 5000it"),
    (
        "net:100ms,trust=30",
        "takes so many hundredths of a value from the net, the rest from the game's module",
    ),
    ("net:100ms,priors=module", "takes the first ratings of actions from net, module, or both added up"),
    ("net:100ms", "a search that judges by a net that has learned the game; without one, it is search"),
    (
        "search-1:100ms, net-kept:100ms",
        "the search of before there were nets; the net in the program, not a loaded one",
    ),
    ("search:100ms,threads=2", "on several threads at once"),
    ("search:500it,noise=15", "a little careless: by 15 thousandths of a game"),
    (
        "search:500it,thought=30",
        "thinks about 30 decisions of a hundred, and makes the others as greedy does",
    ),
    (
        "search:100ms,ahead=30",
        "plays so many decisions on before it judges, instead of as many as suit the game",
    ),
    ("search:100ms,explore=40", "tries less of what it has not tried yet: by 40 hundredths, not 70"),
    (
        "net:100ms,module=2",
        "judges by an edition of the game's module: 1, or 2 where it was mended since; greedy takes it too",
    ),
    (
        "net:100ms,others=rated",
        "whom it takes the others for: alike (players like itself), rated (greedy ones), net, random, or league",
    ),
    ("greedy:careless=50", "takes what looks nearly as good, too: by 50 hundredths of a rating"),
    (
        "greedy:style=shipper",
        "is fond of shipping, or builder or trader, or what comes nearest to it in the game",
    ),
    ("greedy:offers=all", "makes as many offers as the rules allow, not two a turn; a search takes it too"),
    ("sparring:100ms", "a plain search by random games, to measure the others by; so many iterations: 500it"),
    ("easy, normal, hard, expert", "levels for people, from first glances to long thinking"),
];

/// The setting of bots that make all the offers that the rules allow.
const ALL_OFFERS: &str = "offers=all";
/// The names that a bot's text can begin with.
const NAMES: &str = "random, greedy, search:100ms, search:5000it, net:100ms, sparring:100ms, \
    easy, normal, hard, expert";

/// A search thinks for at most so long.
const LONGEST: Duration = Duration::from_secs(3600);
/// And for at most so many iterations.
const MOST_ITERATIONS: u64 = 1_000_000_000;
const MOST_THREADS: usize = 256;
const MOST_NOISE: u32 = 1000;
const MOST_AHEAD: usize = 1000;
const MOST_EXPLORE: usize = 1000;
const MOST_CARELESS: u16 = 10_000;

impl BotSpec {
    /// The time that a decision of this bot has by its settings; nothing for a bot that thinks by other measures.
    ///
    /// A search stops early where it sees no choice, and what it sees may be hidden from others: so a table that waits
    /// this long before it shows an answer, however quick it was, tells nothing by its clock.
    #[must_use]
    pub fn answer_time(&self) -> Duration {
        match self {
            BotSpec::Random | BotSpec::Greedy(_) => Duration::ZERO,
            BotSpec::Search(SearchSettings { budget, .. }) | BotSpec::Sparring(budget) => match budget {
                Budget::Time(time) => *time,
                Budget::Iterations(_) => Duration::ZERO,
            },
            BotSpec::Level(level) => level.answer_time(),
        }
    }

    /// The same bot without a clock: what it decides is the same on every machine. A search by time gets
    /// a thousand iterations in its place.
    #[must_use]
    pub fn by_iterations(self) -> BotSpec {
        let counted = Budget::Iterations(SEEDED_ITERATIONS);
        match self {
            BotSpec::Search(settings @ SearchSettings { budget: Budget::Time(_), .. }) => {
                BotSpec::Search(SearchSettings { budget: counted, ..settings })
            }
            BotSpec::Sparring(Budget::Time(_)) => BotSpec::Sparring(counted),
            _ => self,
        }
    }

    /// A bot of this kind for a seat; all its choices follow from `seed`, where it doesn't look at a clock.
    #[must_use]
    pub fn seat<G: Evaluate>(&self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Random => Box::new(Random::new(seed)),
            BotSpec::Greedy(glance) => with_manners(Greedy::at(*glance, seed), glance.offers, seed),
            BotSpec::Search(settings) => with_manners(Search::new(*settings, seed), settings.offers, seed),
            BotSpec::Sparring(budget) => with_manners(Sparring::new(*budget, seed), Offers::Few, seed),
            BotSpec::Level(level) => level.bot::<G>().seat(seed),
        }
    }

    /// The same for a table with people: there even `random` makes few offers.
    #[must_use]
    pub fn seat_with_people<G: Evaluate>(&self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            BotSpec::Random => with_manners(Random::new(seed), Offers::Few, seed),
            other => other.seat(seed),
        }
    }

    /// How many bots a list names.
    #[must_use]
    pub fn count(text: &str) -> usize {
        split(text).len()
    }

    /// The bots of a table, from a list with commas: one for all `seats`, or just one for each.
    ///
    /// A setting such as `threads=2` belongs to the bot before it.
    ///
    /// # Errors
    /// If a name is not known, or the number of names fits neither way.
    pub fn list(text: &str, seats: usize) -> Result<Vec<BotSpec>, BadBot> {
        let texts = split(text);
        let specs = texts.iter().map(|text| text.parse()).collect::<Result<Vec<BotSpec>, BadBot>>()?;
        match specs.len() {
            1 => Ok(vec![specs[0]; seats]),
            found if found == seats => Ok(specs),
            found => Err(BadBot::Count { found, seats }),
        }
    }
}

fn with_manners<G: Evaluate>(bot: impl Bot<G> + 'static, offers: Offers, seed: u64) -> Box<dyn Bot<G>> {
    match offers {
        Offers::Few => Box::new(Quiet::new(bot, seed)),
        Offers::All => Box::new(bot),
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy(glance) if *glance == Glance::default() => f.write_str("greedy"),
            BotSpec::Greedy(glance) => write!(f, "greedy:{glance}"),
            BotSpec::Search(settings) => write!(f, "{}:{settings}", settings.mind.name()),
            BotSpec::Sparring(budget) => write!(f, "sparring:{budget}"),
            BotSpec::Level(level) => f.write_str(level.name()),
        }
    }
}

impl FromStr for BotSpec {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<BotSpec, BadBot> {
        let text = text.trim();
        let (name, settings) = match text.split_once(':') {
            Some((name, settings)) => (name, Some(settings)),
            None => (text, None),
        };
        if let Some(mind) = Mind::ALL.into_iter().find(|mind| mind.name() == name) {
            let settings: SearchSettings = settings.unwrap_or_default().parse()?;
            return Ok(BotSpec::Search(SearchSettings { mind, ..settings }));
        }
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let spec = match (name, settings, level) {
            ("greedy", Some(settings), _) => return settings.parse().map(BotSpec::Greedy),
            ("sparring", settings, _) => return settings.unwrap_or_default().parse().map(BotSpec::Sparring),
            ("random", ..) => BotSpec::Random,
            ("greedy", ..) => BotSpec::Greedy(Glance::default()),
            (_, _, Some(level)) => BotSpec::Level(level),
            _ => return Err(BadBot::Unknown { name: shortened(name), known: NAMES }),
        };
        match settings {
            None => Ok(spec),
            Some(setting) => Err(BadBot::NoSettings { name: spec.to_string(), setting: shortened(setting) }),
        }
    }
}

impl fmt::Display for Glance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let careless = (self.careless > 0).then(|| format!("careless={}", self.careless));
        let module = (self.module != Edition::First).then(|| format!("module={}", self.module.number()));
        let style = self.style.map(|style| format!("style={}", style.name()));
        let offers = (self.offers == Offers::All).then(|| ALL_OFFERS.to_owned());
        let settings: Vec<String> = [careless, module, style, offers].into_iter().flatten().collect();
        f.write_str(&settings.join(","))
    }
}

impl FromStr for Glance {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<Glance, BadBot> {
        let mut glance = Glance::default();
        for part in text.split(',') {
            if part == ALL_OFFERS {
                glance.offers = Offers::All;
                continue;
            }
            let bad = || BadBot::Setting {
                setting: shortened(part),
                expected: Objection::new(
                    "those of greedy are careless=50 (at most 10000), module=2, style=shipper, builder or trader, and \
                     offers=all",
                ),
            };
            let (name, value) = part.split_once('=').ok_or_else(bad)?;
            if name == "style" {
                glance.style = Some(Style::named(value).ok_or_else(bad)?);
                continue;
            }
            let number: usize = value.parse().map_err(|_| bad())?;
            match name {
                "careless" if number <= usize::from(MOST_CARELESS) => glance.careless = number as u16,
                "module" => glance.module = Edition::numbered(number).ok_or_else(bad)?,
                _ => return Err(bad()),
            }
        }
        Ok(glance)
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => write!(f, "{iterations}it"),
            Budget::Time(time) if time.as_millis() % 1000 == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<Budget, BadBot> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, unit) = text.split_at(digits);
        let number: Option<u64> = number.parse().ok().filter(|&number| number > 0);
        let budget = match (number, unit) {
            (Some(number), "it") if number <= MOST_ITERATIONS => Some(Budget::Iterations(number)),
            (Some(number), "ms") => Some(Budget::Time(Duration::from_millis(number))),
            (Some(number), "s") => Some(Budget::Time(Duration::from_secs(number))),
            _ => None,
        };
        let budget = budget.filter(|budget| !matches!(budget, Budget::Time(time) if *time > LONGEST));
        budget.ok_or_else(|| BadBot::Setting {
            setting: shortened(text),
            expected: Objection::new(
                "a search needs a time or a number of iterations, such as 100ms, 2s or 5000it",
            ),
        })
    }
}

impl fmt::Display for SearchSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.budget.fmt(f)?;
        if self.threads != 1 {
            write!(f, ",threads={}", self.threads)?;
        }
        if self.noise != 0 {
            write!(f, ",noise={}", self.noise)?;
        }
        if self.thought != ALL_DECISIONS {
            write!(f, ",thought={}", self.thought)?;
        }
        if let Some(ahead) = self.ahead {
            write!(f, ",ahead={ahead}")?;
        }
        if let Some(trust) = self.trust {
            write!(f, ",trust={trust}")?;
        }
        if let Some(priors) = self.priors {
            write!(f, ",priors={}", priors.name())?;
        }
        if let Some(explore) = self.explore {
            write!(f, ",explore={explore}")?;
        }
        if let Some(module) = self.module {
            write!(f, ",module={}", module.number())?;
        }
        if self.others != Others::default() {
            write!(f, ",others={}", self.others.name())?;
        }
        if self.offers == Offers::All {
            write!(f, ",{ALL_OFFERS}")?;
        }
        Ok(())
    }
}

impl FromStr for SearchSettings {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<SearchSettings, BadBot> {
        let mut parts = text.split(',');
        let budget = parts.next().unwrap_or_default().parse()?;
        let mut settings = SearchSettings::new(budget);
        for part in parts {
            if part == ALL_OFFERS {
                settings.offers = Offers::All;
                continue;
            }
            let bad = || BadBot::Setting { setting: shortened(part), expected: expected_of_search() };
            let (name, value) = part.split_once('=').ok_or_else(bad)?;
            if name == "priors" {
                settings.priors = Some(Priors::named(value).ok_or_else(bad)?);
                continue;
            }
            if name == "others" {
                settings.others = Others::named(value).ok_or_else(bad)?;
                continue;
            }
            let number: usize = value.parse().map_err(|_| bad())?;
            match name {
                "threads" if (1..=MOST_THREADS).contains(&number) => settings.threads = number,
                "noise" if number <= MOST_NOISE as usize => settings.noise = number as u32,
                "thought" if number <= usize::from(ALL_DECISIONS) => settings.thought = number as u8,
                "trust" if number <= 100 => settings.trust = Some(number as u8),
                "explore" if number <= MOST_EXPLORE => settings.explore = Some(number as u16),
                "module" => settings.module = Some(Edition::numbered(number).ok_or_else(bad)?),
                "ahead" if number <= MOST_AHEAD => settings.ahead = Some(number as u16),
                _ => return Err(bad()),
            }
        }
        Ok(settings)
    }
}

fn expected_of_search() -> Objection {
    Objection::new(
        "write threads=2 (at most 256), noise=15, ahead=30 or explore=70 (at most 1000), thought=30 or trust=50 (of 100), \
         priors=net, module or both, module=2, others=alike, rated, net, random or league, or offers=all",
    )
}

/// The bots of a list; a part with `=` and without a name goes with the bot before it.
fn split(text: &str) -> Vec<String> {
    let mut bots: Vec<String> = Vec::new();
    for part in text.split(',') {
        match bots.last_mut() {
            Some(bot) if part.contains('=') && !part.contains(':') => {
                bot.push(',');
                bot.push_str(part);
            }
            _ => bots.push(part.into()),
        }
    }
    bots
}

/// Why a text names no bot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadBot {
    /// There is no bot of that name.
    #[error("there is no bot '{name}'; there are: {known}")]
    Unknown {
        /// What was asked for.
        name: String,
        /// The names that exist.
        known: &'static str,
    },
    /// The bot has nothing to set.
    #[error("the bot '{name}' takes no settings, but '{setting}' was given")]
    NoSettings {
        /// The bot.
        name: String,
        /// The first setting that was given.
        setting: String,
    },
    /// A setting can't be read.
    #[error("'{setting}' is no setting of this bot: {expected}")]
    Setting {
        /// What was given.
        setting: String,
        /// What can be given, as part of a sentence.
        expected: Objection,
    },
    /// Too few or too many bots.
    #[error("{found} bots were named for {seats} seats: name one for all of them, or one for each")]
    Count {
        /// How many were named.
        found: usize,
        /// How many are needed.
        seats: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_time_is_that_of_the_settings() {
        let time = |name: &str| name.parse::<BotSpec>().unwrap().answer_time().as_millis();
        assert_eq!(["random", "greedy", "easy", "hard", "search:5it"].map(time), [0; 5]);
        assert_eq!(
            ["expert", "search:2s", "search:50ms,noise=5", "sparring:70ms"].map(time),
            [400, 2000, 50, 70]
        );
    }

    #[test]
    fn without_a_clock_every_bot_counts_its_iterations() {
        let counted = |name: &str| name.parse::<BotSpec>().unwrap().by_iterations().to_string();
        let counted_by_themselves =
            ["random", "greedy:careless=20", "easy", "hard", "expert", "search:5it,noise=3", "sparring:7it"];
        assert_eq!(counted_by_themselves.map(counted), counted_by_themselves);
        assert_eq!(
            ["net:400ms", "search:2s,thought=40", "sparring:50ms"].map(counted),
            ["net:1000it", "search:1000it,thought=40", "sparring:1000it"]
        );
    }

    #[test]
    fn every_bot_reads_back() {
        let names = [
            "random",
            "greedy",
            "easy",
            "normal",
            "hard",
            "expert",
            "search:100ms",
            "search:2s",
            "search:5000it",
            "search:1it,threads=4",
            "search:1ms,noise=30",
            "search:50ms,threads=2,noise=5",
            "search:50ms,ahead=0",
            "search-1:50ms,noise=5",
            "net:200it",
            "net-kept:2s,ahead=3,trust=70",
            "net:50ms,trust=100,priors=module",
            "net:50ms,trust=0,priors=both",
            "search:50ms,noise=5,ahead=30",
            "net:50ms,ahead=8,trust=50,explore=40",
            "net:50ms,trust=50,module=2",
            "search:50ms,module=1,offers=all",
            "search:50ms,others=random",
            "net:200it,trust=50,module=2,others=league,offers=all",
            "net:200it,others=rated",
            "search:200it,others=net",
            "search:50ms,ahead=30,offers=all",
            "search:200it,noise=5,thought=30",
            "sparring:500it",
            "sparring:50ms",
            "greedy:offers=all",
            "greedy:careless=50",
            "greedy:careless=50,offers=all",
            "greedy:module=2",
            "greedy:careless=50,module=2,offers=all",
            "greedy:style=trader",
            "greedy:careless=50,module=2,style=builder,offers=all",
        ];
        for name in names {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        assert_eq!("net:5it,others=alike".parse::<BotSpec>().unwrap().to_string(), "net:5it");
        assert_eq!("search:1000ms".parse::<BotSpec>().unwrap().to_string(), "search:1s");
    }

    #[test]
    fn one_name_serves_all_seats_and_a_list_serves_each() {
        assert_eq!(BotSpec::list("random", 3).unwrap().len(), 3);
        assert_eq!(
            BotSpec::list("random,greedy", 2).unwrap(),
            [BotSpec::Random, BotSpec::Greedy(Glance::default())]
        );
        assert_eq!(BotSpec::list("random,random", 3), Err(BadBot::Count { found: 2, seats: 3 }));
    }

    #[test]
    fn a_setting_in_a_list_belongs_to_the_bot_before_it() {
        let specs = BotSpec::list("search:10it,threads=2,noise=5,greedy", 2).unwrap();
        assert_eq!(specs[0].to_string(), "search:10it,threads=2,noise=5");
        assert_eq!(specs[1], BotSpec::Greedy(Glance::default()));
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let error = "Zufall".parse::<BotSpec>().unwrap_err();
        assert_eq!(error.to_string(), format!("there is no bot 'Zufall'; there are: {NAMES}"));
        assert!("".parse::<BotSpec>().is_err());
    }

    #[test]
    fn a_search_without_sense_is_refused() {
        for text in [
            "search",
            "search:",
            "net",
            "net-1:5it",
            "net:5it,trust=101",
            "net:5it,priors=mine",
            "search:0ms",
            "search:100",
            "search:9999999h",
            "search:-5it",
            "search:99999s",
            "search:5it,threads=0",
            "search:5it,threads",
            "search:5it,noise=-1",
            "search:5it,wings=2",
            "search:5it,ahead=70000",
            "easy:1",
            "greedy:1",
            "greedy:offers=few",
            "greedy:careless",
            "greedy:careless=-1",
            "greedy:careless=10001",
            "greedy:module=3",
            "net:5it,module=0",
            "net:5it,others=mine",
            "net:5it,others",
            "greedy:style=mine",
            "greedy:style",
            "greedy:",
            "search:5it,thought=101",
            "sparring",
            "sparring:",
            "sparring:5",
            "sparring:5it,noise=3",
            "expert:1",
            "random:offers=all",
            "search:99999999999999999999it",
        ] {
            assert!(text.parse::<BotSpec>().is_err(), "{text}");
        }
    }
}
