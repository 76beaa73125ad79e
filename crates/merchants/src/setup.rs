//! Options, and the first state.

use std::fmt;

use game::notation::shortened;
use game::{BadOption, BySeat, Chosen, Objection, OptionKind, OptionSpec, Seat, SeatSet, TextOption};

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

/// A board with its start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardSetup {
    /// The short board, which has both starts.
    Short(Start),
    /// The full board, which is always played with the free start (MOE-19).
    Full,
}

impl BoardSetup {
    /// This board with this start, or with its usual one; nothing if the board isn't played so.
    #[must_use]
    pub fn new(board: Board, start: Option<Start>) -> Option<BoardSetup> {
        match (board, start) {
            (Board::Short, start) => Some(BoardSetup::Short(start.unwrap_or(Start::Fixed))),
            (Board::Full, None | Some(Start::Free)) => Some(BoardSetup::Full),
            (Board::Full, Some(Start::Fixed)) => None,
        }
    }

    /// The board.
    #[must_use]
    pub const fn board(self) -> Board {
        match self {
            BoardSetup::Short(_) => Board::Short,
            BoardSetup::Full => Board::Full,
        }
    }

    /// The start.
    #[must_use]
    pub const fn start(self) -> Start {
        match self {
            BoardSetup::Short(start) => start,
            BoardSetup::Full => Start::Free,
        }
    }
}

/// How many play Merchants of Europe: 3 or 4.
pub type Players = game::Players<3, SEATS>;

/// Players, board, start, and map.
///
/// ```
/// use game::Options;
/// use merchants::MerchantsOptions;
///
/// let options = MerchantsOptions::from_line("players=3 board=full").unwrap();
/// assert_eq!(options.line(), "players=3 board=full start=free map=europe-3");
/// assert!(MerchantsOptions::from_line("board=full start=fixed").is_err());
/// ```
#[derive(Clone)]
pub struct MerchantsOptions {
    /// How many play.
    pub players: Players,
    /// Which board, with which start.
    pub setup: BoardSetup,
    /// The map.
    pub map: &'static Atlas,
}

impl MerchantsOptions {
    pub(crate) fn tables(&self) -> &'static Map {
        self.map.board(self.setup.board())
    }
}

impl Default for MerchantsOptions {
    fn default() -> MerchantsOptions {
        MerchantsOptions {
            players: Players::FULL,
            setup: BoardSetup::Short(Start::Fixed),
            map: map::europe(),
        }
    }
}

impl PartialEq for MerchantsOptions {
    fn eq(&self, other: &MerchantsOptions) -> bool {
        self.players == other.players && self.setup == other.setup && self.map.id == other.map.id
    }
}

impl Eq for MerchantsOptions {}

impl fmt::Debug for MerchantsOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&game::Options::line(self))
    }
}

impl game::Options for MerchantsOptions {
    const SPECS: &'static [OptionSpec] = &[
        Players::option("4"),
        OptionSpec {
            name: "board",
            kind: OptionKind::OneOf(&Board::NAMES),
            default: Some(Board::Short.name()),
            help: "without Western Europe, or all of Europe",
        },
        OptionSpec {
            name: "start",
            kind: OptionKind::OneOf(&Start::NAMES),
            // Left open, it is fixed on the short board and free on the full one.
            default: None,
            help: "first posts by the book (short board only), or one after the other",
        },
        OptionSpec {
            name: "map",
            kind: OptionKind::Text(TextOption {
                what: "europe-3, or the id of a map file at hand",
                check: |id| map_named(id).map(|_| ()),
                at_hand: map::ids,
            }),
            default: Some("europe-3"),
            help: "the map",
        },
    ];

    fn players(&self) -> usize {
        self.players.get()
    }

    fn build(chosen: &Chosen<'_>) -> Result<MerchantsOptions, BadOption> {
        let setup = BoardSetup::new(chosen.value("board")?, chosen.given("start")?).ok_or_else(|| {
            BadOption::Misfit(Objection::new("the full board is always played with the free start (MOE-19)"))
        })?;
        Ok(MerchantsOptions {
            players: chosen.value("players")?,
            setup,
            map: chosen.value_by("map", map::find)?,
        })
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        vec![
            ("players", self.players.to_string()),
            ("board", self.setup.board().to_string()),
            ("start", self.setup.start().to_string()),
            ("map", self.map.id.clone()),
        ]
    }
}

fn map_named(id: &str) -> Result<&'static Atlas, Objection> {
    map::find(id).ok_or_else(|| {
        Objection::new("the map '{id}' is not at hand: name its file, for example with --map FILE")
            .text("id", shortened(id))
    })
}

/// The first state.
pub(crate) fn first_state(options: &MerchantsOptions) -> Merchants {
    let map = options.tables();
    let mut table = Table::new(map, options.players, options.setup.start());
    let mut hands = BySeat([Hand::default(); SEATS]);
    // MOE-10: three gold for each player.
    table.seats().for_each(|seat| table.gold[seat] = FIRST_GOLD);
    match options.setup.start() {
        Start::Fixed => set_fixed(&mut table, options.players, &mut hands),
        Start::Free => {
            table.phase = Phase::Order {
                roller: Seat::new(0),
                contenders: SeatSet::all(options.players.get()),
                best: None,
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
fn set_fixed(table: &mut Table, players: Players, hands: &mut BySeat<Hand, SEATS>) {
    for (seat, start) in Seat::all(SEATS).zip(table.map().starts.of(players)) {
        if seat.index() >= players.get() {
            table.neutral.extend(start.posts);
            continue;
        }
        table.posts[seat] = start.posts.into_iter().collect();
        if let Some(route) = start.route {
            table.routes[seat].insert(route);
            table.caravans[seat].put(Caravan::resting(route));
        }
        hands[seat] = start.hand;
    }
    table.phase = Phase::Dice;
}
