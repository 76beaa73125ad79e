//! The map: land and sea from a kept drawing, then numbers, routes, cities, travelers, and what can be clicked on top.
//!
//! Pieces and names keep their size while the map is zoomed (class `fixed`); routes and numbers grow with the land.

use game::Seat;
use game::dice::throws;
use maud::{Markup, html};
use merchants::components::Resource;
use merchants::ids::{CityId, CitySet, IntersectionId, LandId, PathId};
use merchants::map::{City, Mark};
use merchants::{Action, Phase, Post, Table};

use super::geometry::{Point, SIZE, around, corner, ends, frame, layout};
use super::journeys::Travels;
use super::moves::{caravan_ids, commodity_id, merchant_ids, post_id, route_id};
use super::targets::{self, Target};
use super::words::{corner_value, land_value, path_value, resource_thing};
use super::{MoeScene, harvest, journeys, land, questions};
use crate::board::draw::{at, middle, px};
use crate::board::symbol;
use words::{Thing, Value};

/// The sign of what is new since one has acted: a dot, because a glow is for what can be clicked.
fn dot_of_new(is_new: bool, (x, y): Point) -> Markup {
    // Where the sheet of the game is not at hand, as in the examples of the rules, nothing is drawn.
    html! { @if is_new { circle .moe-new cx=(px(x)) cy=(px(y)) r="4" fill="none" {} } }
}

/// Where a merchant stands, seen from its intersection: on it, or beside the post that is there. The second and third
/// at one place stand on the other side of it, and farther away.
pub(super) fn merchant_spot(table: &Table, at: IntersectionId, nth: usize) -> Point {
    let is_post = table.map().city_at[at].is_some_and(|city| table.post_in(city).is_some());
    let side = free_side(table, at) * if nth.is_multiple_of(2) { 1.0 } else { -1.0 };
    let place = (nth + usize::from(is_post)).div_ceil(2) as f64;
    (side * 27.0 * place, if is_post || nth > 0 { -4.0 } else { -13.0 })
}

/// The side of an intersection with the most room beside it, −1 for the left and 1 for the right. On one of them a path
/// leads straight away, which a merchant would cover; between the two that lean to the other there is room, unless a
/// caravan stands there.
fn free_side(table: &Table, at: IntersectionId) -> f64 {
    let map = table.map();
    let (x, _) = corner(map, at);
    let crowd = |side: f64| {
        let across = |path: PathId| {
            let [from, to] = ends(map, path);
            (middle(from, to).0 - x) * side
        };
        let caravans = |path: PathId| {
            let all = table.seats().flat_map(|seat| table.caravans_of(seat));
            all.filter(|caravan| caravan.at == path).count()
        };
        let paths = map.ways_from(at).map(|way| way.path).filter(|&path| across(path) > 0.0);
        paths.map(|path| 3 * caravans(path) + usize::from(across(path) > SIZE / 3.0)).sum::<usize>()
    };
    if crowd(1.0) <= crowd(-1.0) { 1.0 } else { -1.0 }
}

/// The drawing of a merchant, its feet a little below its spot.
pub(super) fn merchant(seat: Seat) -> Markup {
    piece(&format!("merchant-{}", seat.index() + 1), (27.0, 36.0), -20.0)
}

/// The drawing of a caravan.
pub(super) fn caravan(seat: Seat) -> Markup {
    piece(&format!("caravan-{}", seat.index() + 1), (40.0, 31.0), -14.0)
}

/// A piece of the drawings among the assets, in the middle between left and right, its upper rim at `top`.
fn piece(name: &str, (width, height): (f64, f64), top: f64) -> Markup {
    html! {
        svg x=(px(-width / 2.0)) y=(px(top)) width=(px(width)) height=(px(height)) overflow="visible" {
            (symbol("svg/merchants.svg", name))
        }
    }
}

/// The map in its window, with the buttons that move it.
pub(super) fn map(scene: &MoeScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let map = table.map();
    let (left, top, width, height) = frame(map);
    let whole = [left, top, width, height].map(px).join(" ");
    let targets = targets::all(scene);
    let travels = journeys::all(scene);
    html! {
        div #moe-pane .moe-pane .common role="group" aria-label=(words.say("moe-map")) {
            div .moe-window role="group" tabindex="0" aria-label=(words.say("moe-map-keys")) {
                svg #map .europe viewBox=(whole) data-pan=(whole) data-home=(home(scene, &targets, &travels)) data-asks=[questions::of_phase(scene)] preserveAspectRatio="xMidYMid slice" {
                    image href=(land::path(map)) x=(px(left)) y=(px(top)) width=(px(width)) height=(px(height)) {}
                    (questions::places(scene))
                    // What seldom changes is told together, so that a message names it once and not piece by piece.
                    g #moe-numbers { @for number in map.lands.ids() { (number_on(scene, number)) } }
                    @for number in map.paths.ids() { (route(scene, number)) }
                    @for target in &targets { (targets::ghost(scene, target)) }
                    g #moe-cities { @for number in map.cities.ids() { (city(scene, number)) } }
                    (robber(scene))
                    (travelers(scene))
                    (gains(scene))
                    g #moe-names { @for number in map.cities.ids() { (city_name(scene, number)) } }
                    @for target in &targets { (targets::button(scene, target)) }
                }
            }
            (overview(scene, &whole))
        }
        (targets::menus(scene, &targets))
        (journeys::data(scene, &travels))
        (as_text(scene))
    }
}

/// The part of the map that matters to the viewer first: what is asked of them, or their own pieces and what they
/// can do.
fn home(scene: &MoeScene<'_>, targets: &[Target], travels: &[Travels]) -> String {
    let (table, map) = (scene.view.table(), scene.view.table().map());
    let seats: Vec<Seat> = scene.me().map_or_else(|| table.seats().collect(), |me| vec![me]);
    let mut points: Vec<Point> = Vec::new();
    let is_asked = targets.iter().any(Target::is_asked);
    for seat in seats.into_iter().filter(|_| !is_asked) {
        points.extend(table.posts[seat].iter().map(|city| corner(map, map.site[city])));
        points.extend(table.merchants_of(seat).map(|at| corner(map, at)));
        points.extend(table.caravans_of(seat).flat_map(|caravan| ends(map, caravan.at)));
    }
    points.extend(targets.iter().map(|target| target.middle));
    if is_asked {
        points.extend(journeys::ends_of(travels));
    }
    if points.is_empty() {
        let (left, top, width, height) = frame(map);
        return [left, top, width, height].map(px).join(" ");
    }
    let (left, top, width, height) = around(points, 90.0);
    [left, top, width, height].map(px).join(" ")
}

/// The whole map, small, with the window in it; and the buttons for those who have no wheel.
fn overview(scene: &MoeScene<'_>, whole: &str) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let map = table.map();
    let (left, top, width, height) = frame(map);
    let dot = |seat: Seat, (x, y): Point| {
        html! { circle class={ "moe-dot own-" (seat.index() + 1) } cx=(px(x)) cy=(px(y)) r="34" {} }
    };
    html! {
        div .moe-over {
            svg #moe-overview viewBox=(whole) aria-hidden="true" {
                image href=(land::path(map)) x=(px(left)) y=(px(top)) width=(px(width)) height=(px(height)) {}
                @for seat in table.seats() { @for city in table.posts[seat].iter() { (dot(seat, corner(map, map.site[city]))) } }
                rect #moe-here x=(px(left)) y=(px(top)) width=(px(width)) height=(px(height)) {}
            }
            div .moe-zoom {
                @for (way, sign) in [("in", "+"), ("out", "−"), ("home", "◎")] {
                    button type="button" data-zoom=(way) aria-label=(words.say(&format!("moe-zoom-{way}"))) data-tip=(words.say(&format!("moe-zoom-{way}"))) { (sign) }
                }
            }
        }
    }
}

/// The number of a land, printed or on a token, with its pips; an empty circle where a token may come.
fn number_on(scene: &MoeScene<'_>, number: LandId) -> Markup {
    let (table, words) = (scene.view.table(), scene.words);
    let land = &table.map().lands[number];
    let (x, y) = layout().center(land.name.hex());
    let tip = words.say_with(
        "moe-title-land",
        &[("place", land_value(table, land.name)), ("good", resource_thing(land.terrain.resource()).into())],
    );
    let token = match (table.number_on(number), land.mark) {
        (Some(number), mark) => {
            let pips = i32::from(throws(number));
            let is_token = !matches!(mark, Mark::Number(_));
            html! {
                @if is_token { ellipse .moe-token-edge cx="0" cy="3" rx="22" ry="21" {} }
                circle .moe-disc r="21" {}
                text y="5" text-anchor="middle" { (number) }
                @for pip in 0..pips { circle .moe-pip cx=(px(f64::from(pip) * 4.6 - f64::from(pips - 1) * 2.3)) cy="12" r="1.7" {} }
            }
        }
        (None, _) => html! { circle .moe-empty r="19" {} },
    };
    let often = matches!(table.number_on(number), Some(6 | 8));
    let is_new = scene.is_new(|view| view.table().number_on(number));
    html! {
        g id={ "land-" (land.name) } class={ "moe-number" @if often { " often" } @if is_new { " fresh" } } data-at={ (px(x)) " " (px(y)) } data-place={ "land " (land.name) } transform=(at((x, y))) data-tip=(tip) data-rule="MOE-21" { (token) (dot_of_new(is_new, (16.0, -16.0))) }
    }
}

/// A route with its owner's color, and mark.
fn route(scene: &MoeScene<'_>, number: PathId) -> Markup {
    let (table, map) = (scene.view.table(), scene.view.table().map());
    let Some(seat) = table.route_on(number) else { return html! {} };
    let [from, to] = ends(map, number);
    let angle = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
    let place = path_value(map, map.paths[number]);
    let is_new = scene.is_new(|view| view.table().route_on(number));
    let tip = scene.words.say_with("moe-title-route", &[("who", scene.name(seat).into()), ("place", place)]);
    html! {
        g id=(route_id(map, number)) class={ "own-" (seat.index() + 1) @if is_new { " fresh" } } data-place={ "path " (map.paths[number]) } data-tip=(tip) data-rule="MOE-57"
            transform={ (at(middle(from, to))) " rotate(" (px(angle)) ")" } {
            (piece(&format!("route-{}", seat.index() + 1), (48.0, 18.0), -8.0))
            (dot_of_new(is_new, (15.0, 0.0)))
        }
    }
}

/// A city with what stands in it.
fn city(scene: &MoeScene<'_>, number: CityId) -> Markup {
    let (table, map) = (scene.view.table(), scene.view.table().map());
    let city = &map.cities[number];
    let point = layout().corner(city.at.point());
    let (post, commodity) = (table.post_in(number), table.commodity_in(number));
    let is_new = scene.is_new(|view| (view.table().post_in(number), view.table().commodity_in(number)));
    html! {
        g id={ "city-" (city.id) } .fresh[is_new] transform=(at(point)) data-place={ "corner " (city.at) } data-tip=(city_tip(scene, city, post, commodity)) data-rule="MOE-48" {
            g .fixed {
                @match post {
                    Some(Post::Of(seat)) => g id=(post_id(map, number)) class={ "moe-piece own-" (seat.index() + 1) } {
                        (piece(&format!("post-{}", seat.index() + 1), (36.0, 36.0), -18.0))
                    },
                    Some(Post::Neutral) => g id=(post_id(map, number)) .moe-piece .neutral {
                        path d="M-11 9V-3l5.500-3v-5h3v3.500l2.500-2 11 7.500V9z" {}
                        text y="7" text-anchor="middle" { "N" }
                    },
                    None => {
                        path class={ "moe-site" @if city.violet { " violet" } } d="M-8 0l4-7h8l4 7-4 7h-8z" {}
                        @for nth in 0..city.coins {
                            g transform=(at((10.0 * f64::from(nth) - 5.0 * f64::from(city.coins.saturating_sub(1)), -13.0))) {
                                (piece("coin", (12.0, 12.0), -6.0))
                            }
                        }
                    },
                }
                @if let Some(seat) = commodity {
                    g id=(commodity_id(map, number)) class={ "own-" (seat.index() + 1) } transform="translate(13 9)" { (piece(&format!("commodity-{}", seat.index() + 1), (16.0, 14.0), -6.0)) }
                }
                (dot_of_new(is_new, (-12.0, -11.0)))
            }
        }
    }
}

/// The name of a city; the script puts it where it covers nothing.
fn city_name(scene: &MoeScene<'_>, number: CityId) -> Markup {
    let table = scene.view.table();
    let city = &table.map().cities[number];
    let (x, y) = layout().corner(city.at.point());
    let post = table.post_in(number);
    let is_mine = matches!(post, Some(Post::Of(seat)) if Some(seat) == scene.me());
    html! {
        g transform=(at((x, y))) aria-hidden="true" {
            text .fixed .moe-label .busy[post.is_some()] .own[is_mine] data-place={ "corner " (city.at) } data-rule="MOE-48" data-at={ (px(x)) " " (px(y)) } y="27" text-anchor="middle" { (city.name) }
        }
    }
}

/// A city with all there is to know about it.
fn city_tip(scene: &MoeScene<'_>, city: &City, post: Option<Post>, commodity: Option<Seat>) -> String {
    let words = scene.words;
    let mut lines =
        vec![city.name.clone(), words.say(if city.violet { "moe-title-violet" } else { "moe-title-brown" })];
    lines.push(match post {
        Some(Post::Of(seat)) => words.say_with("moe-title-post", &[("who", scene.name(seat).into())]),
        Some(Post::Neutral) => words.say("moe-title-neutral"),
        None => words.say("moe-title-free"),
    });
    if post.is_none() && city.coins > 0 {
        lines.push(words.say_with("moe-title-coins", &[("count", city.coins.into())]));
    }
    if let Some(seat) = commodity {
        lines.push(words.say_with("moe-title-commodity", &[("who", scene.name(seat).into())]));
    }
    lines.join("\n")
}

fn robber(scene: &MoeScene<'_>) -> Markup {
    let table = scene.view.table();
    let (x, y) = layout().center(table.map().lands[table.robber].name.hex());
    let is_new = scene.is_new(|view| view.table().robber);
    html! {
        g #robber .fresh[is_new] transform=(at((x - 30.0, y + 4.0))) data-tip=(scene.words.say("moe-title-robber")) data-rule="MOE-22" {
            g .fixed .moe-piece {
                // Before it moves, one sees from where.
                @if scene.view.table().phase == Phase::Robber { circle .moe-from r="26" cy="-2" {} }
                (piece("robber", (28.0, 38.0), -21.0))
                (dot_of_new(is_new, (-11.0, -15.0)))
            }
        }
    }
}

/// What the last dice have brought to whom, at the posts that it comes from (MOE-21, MOE-23).
fn gains(scene: &MoeScene<'_>) -> Markup {
    let last = scene.since.iter().rev().find_map(|step| match step.action {
        Some(Action::Dice(dice)) if step.before.table().phase == Phase::Dice => {
            Some((dice.sum(), &step.before))
        }
        _ => None,
    });
    let Some((sum, before)) = last else { return html! {} };
    let (map, brought) = (before.table().map(), harvest::gains(before, sum));
    html! {
        @for city in map.cities.ids() {
            @let here: Vec<Resource> = brought.iter().filter(|gain| gain.city == city).map(|gain| gain.resource).collect();
            @if !here.is_empty() {
                @let width = 10.0 + 19.0 * here.len() as f64;
                g .moe-gain transform=(at(corner(map, map.site[city]))) data-rule="MOE-21" aria-hidden="true" {
                    g .fixed {
                        rect x=(px(-width / 2.0)) y="-41" width=(px(width)) height="22" rx="11" {}
                        @for (nth, resource) in here.iter().enumerate() {
                            svg x=(px(6.0 + 19.0 * nth as f64 - width / 2.0)) y="-38" width="16" height="16" { (symbol("svg/merchants.svg", &resource.to_string())) }
                        }
                    }
                }
            }
        }
    }
}

/// The ring around the traveler that is on its way, since there may be others of its owner.
fn mover(is_moving: bool) -> Markup {
    html! { @if is_moving { circle .moe-mover r="20" fill="none" {} } }
}

/// Merchants on their feet, caravans beside their routes; several at one place stand side by side.
fn travelers(scene: &MoeScene<'_>) -> Markup {
    let (table, map) = (scene.view.table(), scene.view.table().map());
    let mut at_place: Vec<PathId> = Vec::new();
    let mut at_corner: Vec<IntersectionId> = Vec::new();
    html! {
        @for seat in table.seats() {
            @let number = seat.index() + 1;
            @for (id, stands) in merchant_ids(table, seat).into_iter().zip(table.merchants_of(seat)) {
                @let beside = at_corner.iter().filter(|&&known| known == stands).count();
                @let is_new = scene.is_new(|view| view.table().merchants_of(seat).any(|at| at == stands));
                @let walks = matches!(table.phase, Phase::Walking { at, .. } if (table.active, at) == (seat, stands));
                g id=(id) class={ "own-" (number) @if is_new { " fresh" } } transform=(at(corner(map, stands)))
                    data-tip=(scene.words.say_with("moe-merchant", &[("who", scene.name(seat).into())])) data-rule="MOE-48" {
                    g .fixed .moe-piece { g transform=(at(merchant_spot(table, stands, beside))) { (mover(walks)) (merchant(seat)) (dot_of_new(is_new, (-9.0, -13.0))) } }
                }
                @let () = at_corner.push(stands);
            }
            @for (id, caravan) in caravan_ids(table, seat).into_iter().zip(table.caravans_of(seat)) {
                @let beside = at_place.iter().filter(|&&known| known == caravan.at).count();
                @let [from, to] = ends(map, caravan.at);
                @let is_new = scene.is_new(|view| view.table().caravans_of(seat).any(|other| other.at == caravan.at));
                @let drives = matches!(table.phase, Phase::Driving { caravan: driven, .. } if (table.active, driven.at) == (seat, caravan.at));
                g id=(id) class={ "own-" (number) @if is_new { " fresh" } } transform=(at(middle(from, to)))
                    data-tip=(scene.words.say_with("moe-caravan", &[("who", scene.name(seat).into())])) data-rule="MOE-58" {
                    g .fixed .moe-piece { g transform=(at((26.0 * beside as f64, 15.0))) { (mover(drives)) (self::caravan(seat)) (dot_of_new(is_new, (-15.0, -8.0))) } }
                }
                @let () = at_place.push(caravan.at);
            }
        }
    }
}

/// The map in words, for those who can't see it: who has what where.
fn as_text(scene: &MoeScene<'_>) -> Markup {
    let (words, table) = (scene.words, scene.view.table());
    let map = table.map();
    let names =
        |cities: CitySet| listed(cities.iter().map(|city| map.cities[city].name.as_str().into()).collect());
    html! {
        div #moe-told .unseen {
            h3 { (words.say("moe-map")) }
            ul {
                @for seat in table.seats() {
                    @let walkers = table.merchants_of(seat).map(|stands| corner_value(map, map.intersections[stands])).collect();
                    @let wagons = table.caravans_of(seat).map(|caravan| path_value(map, map.paths[caravan.at])).collect();
                    @let roads = map.paths.ids().filter(|&path| table.route_on(path) == Some(seat)).map(|path| path_value(map, map.paths[path])).collect();
                    li {
                        (words.say_with("moe-text-seat", &[
                            ("who", scene.name(seat).into()), ("posts", names(table.posts[seat])),
                            ("merchants", listed(walkers)), ("caravans", listed(wagons)),
                            ("delivered", names(table.commodities[seat])), ("routes", listed(roads)),
                        ]))
                    }
                }
                @for land in table.numbered().iter() { (land_in_words(scene, land)) }
                li { (words.say_with("moe-text-neutral", &[("posts", names(table.neutral))])) }
                li { (words.say_with("moe-text-robber", &[("place", land_value(table, map.lands[table.robber].name))])) }
            }
        }
    }
}

/// A land with a number, and the posts that it brings something to; those that bring nobody anything are left out.
fn land_in_words(scene: &MoeScene<'_>, land: LandId) -> Markup {
    let (table, map) = (scene.view.table(), scene.view.table().map());
    let owner = |city: CityId| match table.post_in(city) {
        Some(Post::Of(seat)) => Some(scene.name(seat).into()),
        _ => None,
    };
    let owners: Vec<Value> = map.land_cities[land].iter().filter_map(owner).collect();
    html! {
        @if !owners.is_empty() {
            li {
                (scene.words.say_with("moe-text-land", &[
                    ("place", land_value(table, map.lands[land].name)),
                    ("good", resource_thing(map.terrain[land].resource()).into()),
                    ("who", owners.into()),
                ]))
            }
        }
    }
}

fn listed(places: Vec<Value>) -> Value {
    if places.is_empty() { Thing::new("moe-nothing").into() } else { places.into() }
}
