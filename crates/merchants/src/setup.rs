//! Options, and the first state.

use std::fmt;

use game::options::{BadOption, OptionHelp};
use game::{BySeat, Kind as _, Seat, SeatSet};

use crate::components::{Board, Cards, FIRST_GOLD, Hand, SEATS};
use crate::knowledge::Knowledge;
use crate::map::{self, Atlas, Map};
use crate::phase::Phase;
use crate::state::Merchants;
use crate::table::{Caravan, Table};

game::kinds! {
    /// How the first posts are set.
    pub enum Start: "a start, fixed or free" {
        /// Where the map's data says, with fixed hands (MOE-13).
        Fixed = "fixed",
        /// One after the other, on violet cities (MOE-15).
        Free = "free",
    }
}

/// Players, board, start, and map.
///
/// ```
/// use game::Options;
/// use merchants::MerchantsOptions;
///
/// let options = MerchantsOptions::from_line("players=3 board=full").unwrap();
/// assert_eq!(options.line(), "players=3 board=full start=free map=europe");
/// assert!(MerchantsOptions::from_line("board=full start=fixed").is_err());
/// ```
#[derive(Clone)]
pub struct MerchantsOptions {
    /// 3 or 4.
    pub players: usize,
    /// Which board.
    pub board: Board,
    /// Which start; left open, it is fixed on the short board and free on the full one.
    pub start: Option<Start>,
    /// The map.
    pub map: &'static Atlas,
}

impl MerchantsOptions {
    /// The start that these options mean.
    #[must_use]
    pub fn start(&self) -> Start {
        self.start.unwrap_or(match self.board {
            Board::Short => Start::Fixed,
            Board::Full => Start::Free,
        })
    }

    pub(crate) fn tables(&self) -> &'static Map {
        self.map.board(self.board)
    }
}

impl Default for MerchantsOptions {
    fn default() -> MerchantsOptions {
        MerchantsOptions { players: 4, board: Board::Short, start: None, map: map::europe() }
    }
}

impl PartialEq for MerchantsOptions {
    fn eq(&self, other: &MerchantsOptions) -> bool {
        self.players == other.players
            && self.board == other.board
            && self.start() == other.start()
            && self.map.id == other.map.id
    }
}

impl Eq for MerchantsOptions {}

impl fmt::Debug for MerchantsOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&game::Options::line(self))
    }
}

impl game::Options for MerchantsOptions {
    fn known() -> &'static [OptionHelp] {
        const KNOWN: [OptionHelp; 4] = [
            OptionHelp { name: "players", values: "3 or 4", help: "how many people play" },
            OptionHelp {
                name: "board",
                values: "short or full",
                help: "without Western Europe, or all of Europe",
            },
            OptionHelp {
                name: "start",
                values: "fixed or free",
                help: "first posts by the book (short board only), or one after the other",
            },
            OptionHelp { name: "map", values: "europe, or the id of a map file at hand", help: "the map" },
        ];
        &KNOWN
    }

    fn players(&self) -> usize {
        self.players
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadOption> {
        match name {
            "players" => self.players = BadOption::players(value, 3..=SEATS, "3 or 4 play")?,
            "board" => {
                self.board = value.parse().map_err(|_| BadOption::value(name, value, "short or full"))?;
            }
            "start" => {
                let start = Start::named(value);
                self.start = Some(start.ok_or_else(|| BadOption::value(name, value, "fixed or free"))?);
            }
            "map" => self.map = map_named(value)?,
            _ => return Err(BadOption::unknown::<MerchantsOptions>(name)),
        }
        Ok(())
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![
            ("players", self.players.to_string()),
            ("board", self.board.to_string()),
            ("start", self.start().name().to_owned()),
            ("map", self.map.id.clone()),
        ]
    }

    fn check(&self) -> Result<(), BadOption> {
        if self.board == Board::Full && self.start() == Start::Fixed {
            let reason = "the full board is always played with the free start (MOE-19)";
            return Err(BadOption::Misfit(reason.into()));
        }
        Ok(())
    }
}

fn map_named(id: &str) -> Result<&'static Atlas, BadOption> {
    map::find(id).ok_or_else(|| {
        BadOption::Misfit(format!(
            "the map '{id}' is not at hand: name its file, for example with --map FILE"
        ))
    })
}

/// The first state.
pub(crate) fn first_state(options: &MerchantsOptions) -> Merchants {
    let map = options.tables();
    let mut table = Table::new(map, options.players, options.start());
    let mut hands = BySeat([Hand::default(); SEATS]);
    // MOE-10: three gold for each player.
    table.seats().for_each(|seat| table.gold[seat] = FIRST_GOLD);
    match options.start() {
        Start::Fixed => set_fixed(&mut table, &mut hands),
        Start::Free => {
            table.phase = Phase::Order {
                roller: Seat::new(0),
                contenders: SeatSet::all(options.players),
                best: 0,
                leaders: SeatSet::EMPTY,
            };
        }
    }
    let knowledge = Knowledge::exact(hands);
    let cards = BySeat([Cards::default(); SEATS]);
    Merchants { table, hands, cards, fresh: Cards::default(), knowledge }
}

/// MOE-13: red, blue, white and orange are the seats in their order; a color that nobody plays stays as
/// neutral posts.
fn set_fixed(table: &mut Table, hands: &mut BySeat<Hand, SEATS>) {
    for (seat, start) in Seat::all(SEATS).zip(&table.map().starts) {
        if seat.index() >= table.players() {
            table.neutral.extend(start.posts);
            continue;
        }
        table.posts[seat] = start.posts.into_iter().collect();
        table.routes[seat].insert(start.route);
        table.caravans[seat].put(Caravan::resting(start.route));
        hands[seat] = start.hand;
    }
    table.phase = Phase::Dice;
}
