//! The role cards in one row: what each brings, who took it, and the doubloons on it.

use game::Seat;
use maud::{Markup, html};
use puerto_rico::{Action, Role};
use words::Value;

use super::PrScene;
use super::names::{clause_of_role, privilege, role_name, role_now};
use super::pieces::{Tip, coin, role_icon, spot};
use crate::page::badge;

pub(super) fn roles(scene: &PrScene<'_>) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    html! {
        section #roles .pr-roles .common aria-label=(words.say("pr-roles")) {
            @for &role in Role::of_table(table.players) {
                (spot(scene, (&format!("role-{role}"), &class_of(scene, role)), Action::Pick(role), &tip(scene, role), &face(scene, role)))
            }
        }
    }
}

fn holder(scene: &PrScene<'_>, role: Role) -> Option<Seat> {
    let table = &scene.view.table;
    Seat::all(table.players()).find(|&seat| table.roles[seat] == Some(role))
}

fn class_of(scene: &PrScene<'_>, role: Role) -> String {
    let state = if role_now(&scene.view.table) == Some(role) {
        " now"
    } else if holder(scene, role).is_some() {
        " taken"
    } else {
        ""
    };
    let is_taken = holder(scene, role).is_some();
    let is_new = is_taken && scene.is_new(|view| view.table.roles.0.contains(&Some(role)));
    format!("pr-role{state}{}", if is_new { " fresh" } else { "" })
}

fn face(scene: &PrScene<'_>, role: Role) -> Markup {
    let (table, words) = (&scene.view.table, scene.words);
    let doubloons = table.role_doubloons[role];
    html! {
        (role_icon(role))
        span .pr-role-name { b { (role_name(words, role)) } small { (privilege(words, role)) } }
        span .pr-role-foot {
            @if let Some(seat) = holder(scene, role) {
                (badge(seat)) span .pr-by { (who(scene, seat)) }
            } @else if doubloons > 0 {
                (coin(if doubloons > 1 { "little pile" } else { "little" }, doubloons))
                span .pr-by .wide { (words.say("pr-to-take")) }
            } @else {
                span .pr-by .wide { (words.say("pr-free")) }
            }
        }
        @if role_now(table) == Some(role) { span .pr-now { (words.say("pr-now")) } }
    }
}

fn tip(scene: &PrScene<'_>, role: Role) -> Tip {
    let words = scene.words;
    let doubloons = scene.view.table.role_doubloons[role];
    Tip::new(&role_name(words, role))
        .maybe(holder(scene, role).map(|seat| who(scene, seat)))
        .line(&words.say_with("pr-tip-privilege", &[("what", Value::Text(privilege(words, role)))]))
        .line(&words.say_with("pr-tip-on-card", &[("count", doubloons.into())]))
        .rule(clause_of_role(role))
}

/// A name, or "you".
pub(super) fn who(scene: &PrScene<'_>, seat: Seat) -> String {
    if scene.me() == Some(seat) { scene.words.say("pr-you") } else { scene.name(seat).to_owned() }
}
