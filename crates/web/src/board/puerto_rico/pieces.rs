//! The pieces of Puerto Rico: barrels, fields, buildings, coins, points and colonists, drawn by the game's own sheet.

use game::Seat;
use maud::{Markup, html};
use puerto_rico::{Action, Building, Good, PuertoRico, Role, Site, Tile};

use super::PrScene;
use super::moves::{colonist_id, ware_id};
use super::names::{good_name, tile_name};
use crate::assets;
use crate::board::{WebBoard, aloud, symbol};
use words::Words;

/// Everything that is drawn is drawn here once.
const SHEET: &str = "svg/puerto-rico.svg";

/// A drawing of the sheet `assets/svg/puerto-rico.svg`.
pub(super) fn drawing(class: &str, name: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { (part(name)) } }
}

/// A part of the sheet, to be put into a drawing.
pub(super) fn part(name: &str) -> Markup {
    symbol(SHEET, name)
}

/// Where a part of the sheet is to be found.
pub(super) fn sheet(name: &str) -> String {
    format!("{}#{name}", assets::path(SHEET))
}

/// A barrel: each kind has its color, its shape and its letters.
pub(super) fn barrel(good: Good) -> Markup {
    drawing("pr-barrel", &format!("good-{good}"))
}

/// Letters of a tile where a barrel would be too small.
pub(super) fn letters(words: &Words, tile: Tile) -> String {
    words.say(&format!("pr-letter-{tile}"))
}

/// The face of a tile: its field, and the sign of what it grows.
pub(super) fn tile_face(words: &Words, tile: Tile) -> Markup {
    html! {
        (drawing("pr-field", &format!("field-{tile}")))
        @match tile.good() {
            Some(good) => (drawing("pr-barrel pr-sign", &format!("good-{good}"))),
            None => span .pr-quarry-sign aria-hidden="true" { (letters(words, tile)) },
        }
        span .unseen { (tile_name(words, tile)) }
    }
}

/// The picture of a building.
pub(super) fn picture_of(building: Building) -> Markup {
    drawing("pr-picture", &format!("building-{building}"))
}

/// The color at the edge of a building: that of what it makes, or violet.
pub(super) fn edge(building: Building) -> String {
    match building.makes() {
        Some(good) => format!("pr-makes-{good}"),
        None => "pr-violet".to_owned(),
    }
}

/// A coin with its number.
pub(super) fn coin(class: &str, count: u16) -> Markup {
    html! { span class={ "pr-coin " (class) } { (count) } }
}

/// A shield with its points.
pub(super) fn shield(class: &str, points: i32) -> Markup {
    html! { span class={ "pr-shield " (class) } { (points) } }
}

/// A colonist.
pub(super) fn colonist(class: &str) -> Markup {
    drawing(class, "colonist")
}

/// The viewer's colonist in a circle, also before the choice of circles is posted.
pub(super) fn man(site: Site, nth: u8) -> Markup {
    html! { svg id=(colonist_id(None, site, nth)) .pr-man aria-hidden="true" { (part("colonist")) } }
}

/// The tool of a role's trade.
pub(super) fn role_icon(role: Role) -> Markup {
    let name = if role.is_prospector() { Role::Prospector } else { role };
    drawing("pr-tool", &format!("role-{name}"))
}

/// All kinds with their numbers, those that are not there too: a place of their own for each.
pub(super) fn goods(scene: &PrScene<'_>, seat: Seat) -> Markup {
    let words = scene.words;
    html! {
        @for good in Good::ALL {
            @let count = scene.view.table.board(seat).goods[good];
            span id=(ware_id(Some(seat), good)) .pr-goods .none[count == 0] data-tip=(Tip::new(&good_name(words, good)).text()) data-rule="PR-60" {
                (barrel(good)) b { (count) } (scene.change(|view| view.table.board(seat).goods[good])) span .unseen { " " (good_name(words, good)) }
            }
        }
    }
}

/// The viewer's own circles of a site from the `first` on, filled where a colonist stands.
pub(super) fn circles(words: &Words, site: Site, (colonists, circles): (u8, u8), first: u8) -> Markup {
    html! {
        span .pr-circles {
            @for nth in 0..circles {
                @if nth < colonists { (man(site, first + nth)) } @else { span .pr-ring {} }
            }
            span .unseen { (manned(words, colonists, circles)) }
        }
    }
}

/// The same as small dots, those of `whose` panel, from the `first` circle of the site on.
pub(super) fn dots(
    words: &Words,
    (site, whose): (Site, Option<Seat>),
    (colonists, circles): (u8, u8),
    first: u8,
) -> Markup {
    html! {
        span .pr-dots {
            @for nth in 0..circles {
                @if nth < colonists { span id=(colonist_id(whose, site, first + nth)) .pr-dot .on {} }
                @else { span .pr-dot {} }
            }
            span .unseen { (manned(words, colonists, circles)) }
        }
    }
}

fn manned(words: &Words, colonists: u8, circles: u8) -> String {
    words.say_with("pr-circles", &[("count", colonists.into()), ("of", circles.into())])
}

/// What a tip says: the name, lines about it, and the clause behind it.
#[derive(Debug, Clone, Default)]
pub(super) struct Tip {
    lines: String,
    rule: Option<&'static str>,
}

impl Tip {
    pub(super) fn new(name: &str) -> Tip {
        let mut letters = name.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        Tip { lines: first.chain(letters).collect(), rule: None }
    }

    /// With one line more.
    pub(super) fn line(mut self, text: &str) -> Tip {
        self.lines.push('\n');
        self.lines.push_str(text);
        self
    }

    /// With a line more, if there is one.
    pub(super) fn maybe(self, text: Option<String>) -> Tip {
        match text {
            Some(text) => self.line(&text),
            None => self,
        }
    }

    /// With the clause that says so.
    pub(super) fn rule(mut self, clause: &'static str) -> Tip {
        self.rule = Some(clause);
        self
    }

    /// The text, as the script shows it.
    pub(super) fn text(&self) -> &str {
        &self.lines
    }

    pub(super) fn clause(&self) -> Option<&'static str> {
        self.rule
    }
}

/// Whether the Tab key comes by a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// It does.
    Tab,
    /// Another place does the same and is reached, so that no action stands twice in the order.
    Click,
}

/// A place of the board: a button where `action` is legal, and otherwise just what lies there.
pub(super) fn spot(
    scene: &PrScene<'_>,
    place: (&str, &str),
    action: Action,
    tip: &Tip,
    body: &Markup,
) -> Markup {
    spot_within(scene, place, action, (tip, Reach::Tab), body)
}

/// The same, for one of several places that do the same.
pub(super) fn spot_within(
    scene: &PrScene<'_>,
    (id, class): (&str, &str),
    action: Action,
    (tip, reach): (&Tip, Reach),
    body: &Markup,
) -> Markup {
    if !scene.can(action) {
        return html! {
            span id=(id) class=(class) data-tip=(tip.text()) data-rule=[tip.clause()] data-why=[scene.why(action)] { (body) }
        };
    }
    let order = (reach == Reach::Click).then_some("-1");
    html! {
        button id=(id) class={ (class) " hot" } type="submit" tabindex=[order] name="action" value=(action)
            data-tip=(tip.text()) data-rule=[tip.clause()] { (body) (aloud(&PuertoRico::label(scene, action))) }
    }
}

/// What a button says to those who can't see it.
pub(super) fn spoken(scene: &PrScene<'_>, action: Action) -> String {
    PuertoRico::label(scene, action)
}
