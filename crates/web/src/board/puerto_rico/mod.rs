//! The table of Puerto Rico: roles, plantations, ships, the trading house, the price list, islands and cities.

mod pieces;

use game::{Actor, Seat};
use maud::{Markup, html};
use puerto_rico::{
    Action, Board, Building, CITY_SPACES, Good, HOUSE_PLACES, ISLAND_SPACES, Phase, PuertoRico, Role, SHIPS,
    ShipName, Tile,
};

use self::pieces::{
    barrel, building_name, circles, clause_of, clause_of_role, coins, good_name, goods, price_class,
    privilege, role_icon, role_name, site_name, tile_face, tile_name,
};
use crate::board::{Scene, WebBoard};
use crate::page::badge;

type PrScene<'a> = Scene<'a, PuertoRico>;

impl WebBoard for PuertoRico {
    fn sheet() -> &'static str {
        "css/puerto-rico.css"
    }

    fn picture() -> Markup {
        html! {
            svg .picture viewBox="0 0 240 120" aria-hidden="true" {
                rect .sky x="0" y="0" width="240" height="120" {}
                circle .sun cx="52" cy="34" r="15" {}
                rect .sea x="0" y="70" width="240" height="50" {}
                path .dune-far d="M130 72q40-34 110-20v20Z" {}
                path .wood d="M52 84h92l-14 20H68Z" {}
                path .camel d="M96 26h4v58h-4z" {}
                path .cloth-2 d="M100 30q34 18 0 40ZM94 34q-26 16 0 34Z" {}
                path .cloth-1 d="M100 22h18l-5 5 5 5h-18z" {}
                path .wave d="M0 106q12-6 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0v14H0Z" {}
            }
        }
    }

    fn board(scene: &PrScene<'_>) -> Markup {
        // Another id, so that the list opens by itself when there is something to build.
        let is_building = matches!(scene.view.table.phase, Phase::Builder { .. }) && !scene.legal.is_empty();
        html! {
            div .board .flowing .puerto-rico {
                (roles(scene))
                div .pair.even {
                    (plantations(scene))
                    (harbor(scene))
                }
                @if let Some(me) = scene.me() { (own_side(scene, me)) }
                details id=(if is_building { "prices-now" } else { "prices" }) open[is_building] {
                    summary { h2 { (scene.words.say("pr-prices")) } }
                    (price_list(scene))
                }
            }
        }
    }

    fn panel(scene: &PrScene<'_>, seat: Seat) -> Markup {
        let (table, words) = (&scene.view.table, scene.words);
        let board = table.board(seat);
        let is_me = scene.me() == Some(seat);
        html! {
            p .facts {
                @if table.governor == seat { span .tag { (words.say("pr-governor")) } }
                @if let Some(role) = table.roles[seat.index()] { span .tag { (role_name(words, role)) } }
                span { (words.say_with("pr-doubloons", &[("count", &board.doubloons.to_string())])) }
                @match scene.view.vp[seat.index()] {
                    Some(points) => span { (words.say_with("pr-points", &[("count", &points.to_string())])) },
                    None => span .hint { (words.say("pr-points-hidden")) },
                }
            }
            @if !is_me {
                p .facts { (goods(words, &board.goods)) }
                details id={ "island-" (seat) } {
                    summary {
                        (words.say_with("pr-island-count", &[("count", &board.tiles.total().to_string())]))
                        ", "
                        (words.say_with("pr-city-count", &[("count", &board.buildings.len().to_string())]))
                    }
                    (island(scene, board))
                    (city(scene, board))
                }
            }
        }
    }

    fn ask(scene: &PrScene<'_>) -> String {
        let (table, words) = (&scene.view.table, scene.words);
        let ask = match table.phase {
            Phase::Pick => words.say("pr-ask-pick"),
            Phase::Settler { .. } => words.say("pr-ask-settler"),
            Phase::Hospice { tile, .. } => {
                words.say_with("pr-ask-hospice", &[("site", &tile_name(words, tile))])
            }
            Phase::Mayor => words.say("pr-ask-mayor"),
            Phase::Colonists { seat, sites, .. } => {
                let site = sites.first().map_or(String::new(), |site| site_name(words, site));
                let count = table.board(seat).san_juan.to_string();
                words.say_with("pr-ask-colonists", &[("count", &count), ("site", &site)])
            }
            Phase::Builder { .. } => words.say("pr-ask-builder"),
            Phase::University { building, .. } => {
                words.say_with("pr-ask-university", &[("site", &building_name(words, building))])
            }
            Phase::Craftsman => words.say("pr-ask-craftsman"),
            Phase::Trader { .. } => words.say("pr-ask-trader"),
            Phase::Captain(_) => words.say("pr-ask-captain"),
            Phase::Storing { .. } => words.say("pr-ask-storing"),
            Phase::Governor | Phase::Deal | Phase::Hacienda { .. } | Phase::Over => words.say("ask-any"),
        };
        if table.ending { words.say_with("pr-last-round", &[("ask", &ask)]) } else { ask }
    }

    fn label(scene: &PrScene<'_>, action: Action) -> String {
        let (table, words) = (&scene.view.table, scene.words);
        let seat = scene.me().unwrap_or(Seat::new(0));
        let board = table.board(seat);
        match (action, table.phase) {
            (Action::Pick(role), _) => {
                let doubloons = table.role_doubloons[role.index()].to_string();
                let values = [
                    ("role", role_name(words, role)),
                    ("privilege", privilege(words, role)),
                    ("count", doubloons),
                ];
                words.say_with("pr-do-pick", &values.each_ref().map(|(name, value)| (*name, value.as_str())))
            }
            (Action::Settle(tile), _) => words.say_with("pr-do-settle", &[("site", &tile_name(words, tile))]),
            (Action::Hacienda, _) => words.say("pr-do-hacienda"),
            (Action::Colonist, _) => words.say("pr-do-colonist"),
            (Action::Place(site, count), _) => words.say_with(
                "pr-do-place",
                &[
                    ("count", &count.to_string()),
                    ("of", &board.circles_of(site).to_string()),
                    ("site", &site_name(words, site)),
                ],
            ),
            (Action::Build(building), _) => words.say_with(
                "pr-do-build",
                &[
                    ("building", &building_name(words, building)),
                    ("price", &table.price(seat, building).to_string()),
                    ("points", &building.printed().vp.to_string()),
                ],
            ),
            (Action::Extra(good), _) => words.say_with("pr-do-extra", &[("good", &good_name(words, good))]),
            (Action::Sell(good), _) => words.say_with(
                "pr-do-sell",
                &[("good", &good_name(words, good)), ("price", &table.sale_price(seat, good).to_string())],
            ),
            (Action::Load(good, ShipName(spaces)), _) => words
                .say_with("pr-do-load", &[("good", &good_name(words, good)), ("ship", &spaces.to_string())]),
            (Action::Wharf(good), _) => words.say_with("pr-do-wharf", &[("good", &good_name(words, good))]),
            (Action::Keep(good, count), _) => words
                .say_with("pr-do-keep", &[("good", &good_name(words, good)), ("count", &count.to_string())]),
            (Action::Pass, Phase::Storing { .. }) => words.say("pr-do-give-back"),
            (Action::Pass, _) => words.say("pr-do-pass"),
            (other, _) => other.to_string(),
        }
    }

    fn tell(scene: &PrScene<'_>, actor: Actor, action: Action) -> String {
        let words = scene.words;
        let who = match actor {
            Actor::Seat(seat) => scene.name(seat),
            Actor::Chance => "",
        };
        let with = |key: &str, what: &str, count: &str| {
            words.say_with(key, &[("who", who), ("what", what), ("count", count)])
        };
        match action {
            Action::Governor(seat) => with("pr-tell-governor", scene.name(seat), ""),
            Action::Tile(good) => with("pr-tell-tile", &good_name(words, good), ""),
            Action::Pick(role) => with("pr-tell-pick", &role_name(words, role), ""),
            Action::Hacienda => with("pr-tell-hacienda", "", ""),
            Action::Settle(tile) => with("pr-tell-settle", &tile_name(words, tile), ""),
            Action::Colonist => with("pr-tell-colonist", "", ""),
            Action::Place(site, count) => with("pr-tell-place", &site_name(words, site), &count.to_string()),
            Action::Build(building) => with("pr-tell-build", &building_name(words, building), ""),
            Action::Extra(good) => with("pr-tell-extra", &good_name(words, good), ""),
            Action::Sell(good) => with("pr-tell-sell", &good_name(words, good), ""),
            Action::Load(good, ShipName(spaces)) => {
                with("pr-tell-load", &good_name(words, good), &spaces.to_string())
            }
            Action::Wharf(good) => with("pr-tell-wharf", &good_name(words, good), ""),
            Action::Keep(good, count) => with("pr-tell-keep", &good_name(words, good), &count.to_string()),
            Action::Pass => with("pr-tell-pass", "", ""),
        }
    }

    fn source_key(source: &str) -> String {
        match source {
            "chips" | "buildings" => format!("pr-score-{source}"),
            building => format!("pr-building-{building}"),
        }
    }
}

fn roles(scene: &PrScene<'_>) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    html! {
        section #roles aria-labelledby="roles-title" {
            h2 #roles-title { (words.say("pr-roles")) }
            ul .cards {
                @for &role in Role::of_table(table.players()) {
                    @let holder = Seat::all(table.players()).find(|seat| table.roles[seat.index()] == Some(role));
                    @let doubloons = table.role_doubloons[role.index()];
                    li {
                        (scene.choice_with(&format!("role-{role}"), if holder.is_some() { "card role taken" } else { "card role" }, Action::Pick(role), &scene.rule(clause_of_role(role)), &html! {
                            (role_icon(role))
                            strong { (role_name(words, role)) }
                            span .caption { (privilege(words, role)) }
                            @if let Some(seat) = holder { (badge(seat)) span .unseen { (scene.name(seat)) } }
                            @if doubloons > 0 { (coins(words, doubloons)) }
                        }))
                    }
                }
            }
        }
    }
}

fn plantations(scene: &PrScene<'_>) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    html! {
        section #plantations aria-labelledby="plantations-title" {
            h2 #plantations-title {
                (words.say("pr-plantations")) " "
                small { (words.say_with("pr-stacks", &[("count", &table.stacks.total().to_string())])) }
            }
            ul .cards {
                @for (good, count) in table.row.present() {
                    @for nth in 0..count {
                        li { (scene.choice(&format!("row-{good}-{nth}"), "card tile", Action::Settle(good.into()), &tile_face(words, good.into()))) }
                    }
                }
                @if table.quarries > 0 {
                    li {
                        (scene.choice("row-quarry", "card tile", Action::Settle(Tile::Quarry), &html! {
                            (tile_face(words, Tile::Quarry)) span .caption { "×" (table.quarries) }
                        }))
                    }
                }
            }
            @if scene.can(Action::Hacienda) { (scene.choice("hacienda", "small", Action::Hacienda, &html! { (words.say("pr-do-hacienda")) })) }
            p .facts {
                span { (words.say_with("pr-supply-colonists", &[("count", &table.colonists.to_string())])) }
                span { (words.say_with("pr-supply-ship", &[("count", &table.colonist_ship.to_string())])) }
                span { (words.say_with("pr-supply-points", &[("count", &table.vp_pool().to_string())])) }
            }
        }
    }
}

/// The cargo ships and the trading house.
fn harbor(scene: &PrScene<'_>) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    html! {
        section #harbor aria-labelledby="harbor-title" {
            h2 #harbor-title { (words.say("pr-harbor")) }
            ul .ships {
                @for index in 0..SHIPS { li { (ship(scene, index)) } }
            }
            h3 { (words.say("pr-house")) }
            p .hold .trading-house title=(scene.rule("PR-51")) {
                @for (good, count) in table.house.present() { @for _ in 0..count { (barrel(good)) } }
                @for _ in table.house.total()..HOUSE_PLACES { span .place {} }
            }
            p .facts { span { (words.say("pr-supply")) } (goods(words, &table.barrels)) }
        }
    }
}

fn ship(scene: &PrScene<'_>, index: usize) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let (cargo, spaces) = (table.ships[index], table.spaces(index));
    html! {
        span .hold .ship title=(scene.rule("PR-56")) {
            span .unseen { (words.say_with("pr-ship", &[("ship", &spaces.to_string())])) }
            @if let Some(good) = cargo.good { @for _ in 0..cargo.barrels { (barrel(good)) } }
            @for _ in cargo.barrels..spaces { span .place {} }
        }
        @for &good in Good::ALL {
            @let action = Action::Load(good, ShipName(spaces));
            @if scene.can(action) {
                (scene.choice(&format!("load-{good}-{spaces}"), "small", action, &html! { (barrel(good)) (words.say("pr-load")) }))
            }
        }
    }
}

/// All buildings by their column, with price, points and how many are left.
fn price_list(scene: &PrScene<'_>) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let left = |building: Building| {
        let owners = table.seated().iter().filter(|board| board.buildings.contains(building)).count();
        usize::from(building.printed().copies).saturating_sub(owners)
    };
    html! {
        div .price-list {
            @for column in 1..=4u8 {
                ul {
                    @for &building in Building::ALL.iter().filter(|building| building.printed().column == column) {
                        @let printed = building.printed();
                        li {
                            (scene.choice_with(&format!("building-{building}"), price_class(building, left(building)), Action::Build(building), &scene.rule(clause_of(building)), &html! {
                                @if let Some(good) = building.makes() { (barrel(good)) }
                                span .building-name { (building_name(words, building)) }
                                span .caption { (words.say_with("pr-price", &[("price", &printed.price.to_string()), ("points", &printed.vp.to_string()), ("left", &left(building).to_string())])) }
                            }))
                        }
                    }
                }
            }
        }
    }
}

fn own_side(scene: &PrScene<'_>, me: Seat) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let board = table.board(me);
    let placing: Vec<Action> = scene
        .legal
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Place(..) | Action::Keep(..)))
        .collect();
    let plain = [Action::Colonist, Action::Pass];
    html! {
        section #own aria-labelledby="own-title" {
            h2 #own-title { (words.say("pr-yours")) " " (coins(words, board.doubloons)) }
            p .facts { (goods(words, &board.goods)) }
            div .row {
                @for &good in Good::ALL {
                    @for action in [Action::Sell(good), Action::Extra(good), Action::Wharf(good)] {
                        @if scene.can(action) { (word_button(scene, action)) }
                    }
                }
                @for &action in &placing { (word_button(scene, action)) }
                @for action in plain { @if scene.can(action) { (word_button(scene, action)) } }
            }
            div .pair.even {
                section { h3 { (words.say("pr-island")) } (island(scene, board)) }
                section { h3 { (words.say("pr-city")) } (city(scene, board)) }
            }
            @if board.san_juan > 0 {
                p .facts { (words.say_with("pr-san-juan", &[("count", &board.san_juan.to_string())])) }
            }
        }
    }
}

fn word_button(scene: &PrScene<'_>, action: Action) -> Markup {
    let id = format!("do-{}", action.to_string().replace(' ', "-"));
    scene.choice(&id, "small", action, &html! { (PuertoRico::label(scene, action)) })
}

/// The island: its tiles, those with a colonist first, and free spaces.
fn island(scene: &PrScene<'_>, board: &Board) -> Markup {
    let words = scene.words;
    html! {
        ul .spaces aria-label=(words.say("pr-island")) {
            @for &tile in Tile::ALL {
                @for nth in 0..board.tiles[tile] {
                    li class={ "space tile-" (tile) } { (tile_face(words, tile)) (circles(words, u8::from(nth < board.farmers[tile]), 1)) }
                }
            }
            @for _ in board.tiles.total()..ISLAND_SPACES { li .space.free {} }
        }
    }
}

/// The city: its buildings with their circles, and free spaces.
fn city(scene: &PrScene<'_>, board: &Board) -> Markup {
    let words = scene.words;
    html! {
        ul .spaces aria-label=(words.say("pr-city")) {
            @for building in board.buildings {
                li class={ "space house" @if building.is_large() { " large" } @if building.makes().is_none() { " violet" } } title=(scene.rule(clause_of(building))) {
                    @if let Some(good) = building.makes() { (barrel(good)) }
                    span .caption { (building_name(words, building)) }
                    (circles(words, board.staff(building), building.printed().circles))
                }
            }
            @for _ in board.buildings.spaces()..CITY_SPACES { li .space.free {} }
        }
    }
}
