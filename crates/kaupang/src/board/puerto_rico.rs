//! The table of Puerto Rico.

use anstyle::{Ansi256Color, Style};
use game::{Actor, Seat, Turn};
use puerto_rico::{
    Action, Board as PlayerBoard, Building, ByGood, CITY_SPACES, Good, HOUSE_PLACES, ISLAND_SPACES, Loading,
    Phase, PuertoRico, PuertoRicoView, Role, SHIPS, Site, Table, Tile,
};

use crate::board::Board;
use crate::paint::Paint;
use crate::text::{counted, wrap};

impl Board for PuertoRico {
    const TITLE: &'static str = "Puerto Rico";
    const SUMMARY: &'static str = "Planters pick roles that everybody carries out: they settle, build, produce, sell and ship for points.";
    const LEGEND: &'static str = "terminal-legend-puerto-rico";

    fn draw(view: &PuertoRicoView, paint: &Paint) -> String {
        let table = &view.table;
        let mut text = String::new();
        for (name, content) in [
            ("Roles", roles(table)),
            ("Tiles", tiles(table)),
            ("Ships", ships(table)),
            ("House", house(table)),
            ("Supply", supply(table)),
            ("Prices", prices(table)),
        ] {
            text.push_str(&line(name, &content, paint));
        }
        for seat in Seat::all(table.players()) {
            text.push_str(&draw_seat(view, seat, paint));
        }
        text
    }

    fn status(view: &PuertoRicoView) -> String {
        let table = &view.table;
        let last = if table.ending && table.phase != Phase::Over { " This is the last round." } else { "" };
        match table.turn() {
            Turn::Over => "The game is over.".into(),
            Turn::Chance if table.phase == Phase::Governor => "The first governor is to be drawn.".into(),
            Turn::Chance => format!("A plantation is to be turned up.{last}"),
            Turn::Seats(seats) => {
                let Some(seat) = seats.first() else { return String::new() };
                let whose = if view.viewer.is(seat) { "Your turn," } else { "The turn of" };
                format!("{whose} {seat}: {}.{last}", asked(table, seat))
            }
        }
    }

    fn describe(view: &PuertoRicoView, actor: Actor, action: Action) -> String {
        let Actor::Seat(seat) = actor else { return String::new() };
        meaning(&view.table, seat, action)
    }
}

/// A line of the table with its name, wrapped behind it.
fn line(name: &str, content: &str, paint: &Paint) -> String {
    const INDENT: &str = "          ";
    let wrapped = wrap(content, paint.width, INDENT);
    let body = colored(wrapped.strip_prefix(INDENT).unwrap_or(&wrapped), paint);
    format!("{}{}{body}", paint.bold(name), " ".repeat(INDENT.len() - name.len()))
}

/// Each role with the doubloons on it, and who has picked it.
fn roles(table: &Table) -> String {
    let roles = Role::of_table(table.players()).iter().map(|&role| {
        let holder = Seat::all(table.players()).find(|&seat| table.roles[seat] == Some(role));
        match (holder, table.role_doubloons[role]) {
            (Some(seat), _) => format!("{role}({seat})"),
            (None, 0) => role.to_string(),
            (None, doubloons) => format!("{role}+{doubloons}"),
        }
    });
    roles.collect::<Vec<_>>().join(", ")
}

fn tiles(table: &Table) -> String {
    let row = listed(&table.row);
    let (stacks, discard) = (table.stacks.total(), listed(&table.discard));
    format!("{row}; quarries {}; {stacks} in the stacks; discarded: {discard}", table.quarries)
}

fn ships(table: &Table) -> String {
    let ships = (0..SHIPS).map(|index| {
        let (ship, spaces) = (table.ships[index], table.spaces(index));
        match ship.good {
            Some(good) => format!("the {spaces}: {good} {} of {spaces}", ship.barrels),
            None => format!("the {spaces}: empty"),
        }
    });
    ships.collect::<Vec<_>>().join(", ")
}

fn house(table: &Table) -> String {
    format!("{} ({} of {HOUSE_PLACES})", listed(&table.house), table.house.total())
}

fn supply(table: &Table) -> String {
    format!(
        "{}; colonists {}, on their ship {}; victory points {}",
        listed(&table.barrels),
        table.colonists,
        table.colonist_ship,
        table.vp_pool()
    )
}

/// The buildings that are left, by price, with how many there are if more than one.
fn prices(table: &Table) -> String {
    let left = |building: Building| {
        let owners = table.seated().iter().filter(|board| board.buildings.contains(building)).count();
        match usize::from(building.printed().copies).saturating_sub(owners) {
            0 | 1 => building.to_string(),
            copies => format!("{building} x{copies}"),
        }
    };
    let mut groups = Vec::new();
    for price in 1..=10 {
        let buildings = table.for_sale().into_iter().filter(|building| building.printed().price == price);
        let buildings: Vec<String> = buildings.map(left).collect();
        if !buildings.is_empty() {
            groups.push(format!("for {price}: {}", buildings.join(", ")));
        }
    }
    groups.join("; ")
}

fn listed(goods: &ByGood<u8>) -> String {
    let goods: Vec<String> = goods.present().map(|(good, count)| format!("{good} {count}")).collect();
    if goods.is_empty() { "nothing".into() } else { goods.join(", ") }
}

fn draw_seat(view: &PuertoRicoView, seat: Seat, paint: &Paint) -> String {
    let table = &view.table;
    let board = table.board(seat);
    let you = if view.viewer.is(seat) { " (you)" } else { "" };
    let governor = if table.governor == seat && table.phase != Phase::Governor { ", governor" } else { "" };
    let turn = if table.turn().includes(seat) { ", to act" } else { "" };
    let points = match view.vp[seat] {
        Some(points) => counted(points.into(), "point"),
        None => "points hidden".into(),
    };
    let heading = paint.bold(format!("{seat}{you}"));
    let doubloons = counted(board.doubloons.into(), "doubloon");
    let mut text = format!("{heading}{governor}{turn}: {doubloons}, {points}\n");
    if board.goods.total() > 0 {
        text.push_str(&line("  goods", &listed(&board.goods), paint));
    }
    text.push_str(&line("  island", &island(board), paint));
    if !board.buildings.is_empty() {
        text.push_str(&line("  city", &city(board), paint));
    }
    text
}

/// The tiles with how many are manned, and San Juan.
fn island(board: &PlayerBoard) -> String {
    let tiles = Tile::ALL.iter().filter(|&&tile| board.tiles[tile] > 0);
    let tiles: Vec<String> =
        tiles.map(|&tile| format!("{tile} {}/{}", board.farmers[tile], board.tiles[tile])).collect();
    let tiles = if tiles.is_empty() { "nothing".into() } else { tiles.join(", ") };
    let san_juan = if board.san_juan > 0 { format!("; San Juan {}", board.san_juan) } else { String::new() };
    format!("{tiles} ({} of {ISLAND_SPACES}){san_juan}", board.tiles.total())
}

/// The buildings with their colonists.
fn city(board: &PlayerBoard) -> String {
    let buildings = board.buildings.into_iter();
    let buildings: Vec<String> = buildings
        .map(|building| format!("{building} {}/{}", board.staff(building), building.printed().circles))
        .collect();
    format!("{} ({} of {CITY_SPACES})", buildings.join(", "), board.buildings.spaces())
}

/// `text` with the names of goods in their colors.
fn colored(text: &str, paint: &Paint) -> String {
    if !paint.color {
        return text.to_owned();
    }
    const COLORS: [(Good, u8); 5] = [
        (Good::Corn, 220),
        (Good::Indigo, 69),
        (Good::Sugar, 255),
        (Good::Tobacco, 179),
        (Good::Coffee, 137),
    ];
    COLORS.iter().fold(text.to_owned(), |text, &(good, color)| {
        // A good's own word only, not that in the name of a building.
        let word = format!("{good} ");
        let style = Style::new().fg_color(Some(Ansi256Color(color).into()));
        text.replace(&word, &format!("{} ", paint.styled(good, style)))
    })
}

/// What is asked of the player whose turn it is.
fn asked(table: &Table, seat: Seat) -> String {
    let board = table.board(seat);
    match table.phase {
        Phase::Pick => "pick a role".into(),
        Phase::Settler { .. } => "take a tile, or pass".into(),
        Phase::Hospice { tile, .. } => format!("a colonist on the new {tile}, or pass"),
        Phase::Mayor => "take a colonist from the supply, or pass".into(),
        Phase::Colonists { .. } => {
            format!("how many of {} go where, in any order", counted(board.san_juan.into(), "colonist"))
        }
        Phase::Builder { .. } => {
            format!("build with {}, or pass", counted(board.doubloons.into(), "doubloon"))
        }
        Phase::University { building, .. } => format!("a colonist in the new {building}, or pass"),
        Phase::Unload { .. } => "take a colonist from the ship, or pass for this phase".into(),
        Phase::Produce { .. } => "produce, or pass".into(),
        Phase::Craftsman => "one barrel more, or pass".into(),
        Phase::Trader { .. } => "sell a barrel, or pass".into(),
        Phase::Captain(_) => "load goods".into(),
        Phase::Storing { .. } => "keep goods; the rest goes to the supply".into(),
        Phase::Governor | Phase::Deal | Phase::Hacienda { .. } | Phase::Over => String::new(),
    }
}

/// What a player's action means.
fn meaning(table: &Table, seat: Seat, action: Action) -> String {
    let board = table.board(seat);
    match (action, table.phase) {
        (Action::Pick(role), _) => picking(table, role),
        (Action::Hacienda, _) => "a tile from the stacks first".into(),
        (Action::Place(site, count), _) => placing(board, site, count),
        (Action::Build(building), _) => building_text(table, seat, building),
        (Action::Sell(good), _) => {
            format!("for {}", counted(table.sale_price(seat, good).into(), "doubloon"))
        }
        (Action::Load(good, ship), Phase::Captain(loading)) => {
            let Some(index) = ship.index(table.players()) else { return String::new() };
            shipping(table, loading, table.room(index).min(board.goods[good]))
        }
        (Action::Wharf(good), Phase::Captain(loading)) => shipping(table, loading, board.goods[good]),
        (Action::Keep(good, count), _) if count == board.goods[good] => format!("all {good}"),
        (Action::Keep(good, count), _) => format!("{count} of {} {good}", board.goods[good]),
        (Action::Pass, Phase::Storing { .. }) => "give the rest back".into(),
        (Action::Pass, Phase::Captain(_)) => "keep the wharf for later".into(),
        _ => String::new(),
    }
}

fn picking(table: &Table, role: Role) -> String {
    let privilege = match role {
        Role::Settler => "you may take a quarry",
        Role::Mayor => "a colonist more",
        Role::Builder => "a doubloon less",
        Role::Craftsman => "a barrel more",
        Role::Trader => "a doubloon more",
        Role::Captain => "a point more",
        Role::Prospector | Role::Prospector2 => "a doubloon",
    };
    match table.role_doubloons[role] {
        0 => privilege.into(),
        doubloons => format!("{privilege}; {} on the card", counted(doubloons.into(), "doubloon")),
    }
}

fn placing(board: &PlayerBoard, site: Site, count: u8) -> String {
    format!("{count} of {}", counted(board.circles_of(site).into(), "circle"))
}

fn building_text(table: &Table, seat: Seat, building: Building) -> String {
    let printed = building.printed();
    let price = counted(table.price(seat, building).into(), "doubloon");
    format!("for {price}; {} at the end", counted(printed.vp.into(), "point"))
}

fn shipping(table: &Table, loading: Loading, count: u8) -> String {
    let points = table.loading_vp(loading, count);
    format!("{} for {}", counted(count.into(), "barrel"), counted(points.into(), "point"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Actions, Game, View, Viewer, playout, random};
    use puerto_rico::PuertoRicoOptions;

    #[test]
    fn every_table_fits_into_eighty_columns() {
        let mut rng = random::fast(1);
        let mut legal = Actions::new();
        for steps in 0..600 {
            let mut state = PuertoRico::new(&PuertoRicoOptions::of(3 + steps as usize % 3));
            playout(&mut state, &mut rng, &mut legal, steps);
            for viewer in Viewer::all(state.players()) {
                let view = state.view(viewer);
                assert_eq!(view.viewer(), viewer);
                let text = PuertoRico::draw(&view, &Paint::PLAIN);
                assert!(text.ends_with('\n'));
                assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
                assert!(!PuertoRico::status(&view).is_empty());
            }
        }
    }

    #[test]
    fn points_of_others_are_not_drawn() {
        let json = r#"{"players": [{"vp": 41}, {"vp": 17}, {}]}"#;
        let state: PuertoRico = serde_json::from_str(json).unwrap();
        let text = PuertoRico::draw(&state.view(Viewer::Seat(Seat::new(0))), &Paint::PLAIN);
        assert!(text.contains("41 points") && !text.contains("17 points"), "{text}");
    }

    #[test]
    fn actions_say_what_they_bring() {
        let json = r#"{
            "players": [{"goods": {"sugar": 6}, "city": {"harbor": 1}}, {}, {}],
            "ships": [{}, {}, {"sugar": 1}], "phase": {"captain": {"seat": "P1", "privilege": true}}
        }"#;
        let state: PuertoRico = serde_json::from_str(json).unwrap();
        let view = state.view(Viewer::Spectator);
        let load = "load sugar 6".parse().unwrap();
        assert_eq!(PuertoRico::describe(&view, "P1".parse().unwrap(), load), "5 barrels for 7 points");
    }
}
