//! What the servers that have a table tell each other of it, and nobody stores: who is at it, what somebody asks the
//! others, that bots shall hurry.
//!
//! A whisper can get lost, so nothing rests on it but what people see and may do. Who is here is said again and again,
//! and believed for a while only: a server may die.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game::{ParseError, Seat};
use store::GuestId;
use tokio::time::Instant;

use crate::table::Table;

/// So often it is said again who is here, at the longest; oftener where the time of grace is short.
const BEAT: Duration = Duration::from_secs(20);
const SHORTEST_BEAT: Duration = Duration::from_secs(1);
/// So many beats nothing is heard of a server until nobody is there any more.
const BEATS: u32 = 3;

/// Something that other servers are told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Whisper {
    /// Players who have the page open, and how many others: `here 5,9 2`.
    Here { players: Vec<GuestId>, watchers: usize },
    /// Somebody asks to take back a step, at that number: `ask P1 17`.
    Ask(Seat, u64),
    /// Somebody agrees: `agree P2 17`.
    Agree(Seat, u64),
    /// The request is off: `lapse 17`.
    Lapse(u64),
    /// Bots shall not wait for people to follow: `hurry`.
    Hurry,
    /// Somebody who is gone gets more time: `wait 5`.
    Wait(GuestId),
}

impl fmt::Display for Whisper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Whisper::Here { players, watchers } => {
                let players: Vec<String> = players.iter().map(ToString::to_string).collect();
                write!(f, "here {} {watchers}", players.join(","))
            }
            Whisper::Ask(seat, number) => write!(f, "ask {seat} {number}"),
            Whisper::Agree(seat, number) => write!(f, "agree {seat} {number}"),
            Whisper::Lapse(number) => write!(f, "lapse {number}"),
            Whisper::Hurry => f.write_str("hurry"),
            Whisper::Wait(guest) => write!(f, "wait {guest}"),
        }
    }
}

impl FromStr for Whisper {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Whisper, ParseError> {
        read(text).ok_or_else(|| ParseError::new(text, "something that a server says of a table"))
    }
}

fn read(text: &str) -> Option<Whisper> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words[..] {
        ["here", players, watchers] => {
            let players = players.split(',').filter(|player| !player.is_empty()).map(str::parse);
            Whisper::Here {
                players: players.collect::<Result<_, _>>().ok()?,
                watchers: watchers.parse().ok()?,
            }
        }
        ["ask", seat, number] => Whisper::Ask(seat.parse().ok()?, number.parse().ok()?),
        ["agree", seat, number] => Whisper::Agree(seat.parse().ok()?, number.parse().ok()?),
        ["lapse", number] => Whisper::Lapse(number.parse().ok()?),
        ["hurry"] => Whisper::Hurry,
        ["wait", guest] => Whisper::Wait(guest.parse().ok()?),
        _ => return None,
    })
}

impl Table {
    /// Tells the other servers that have the table, if there may be any.
    pub(super) fn whisper(&self, whisper: &Whisper) {
        self.hall.store.whisper(&self.row.id, whisper.to_string());
    }

    fn beat(&self) -> Duration {
        (self.hall.config.grace / BEATS).clamp(SHORTEST_BEAT, BEAT)
    }

    /// Says who is here, if that has changed or was said some time ago.
    pub(super) fn tell_who_is_here(&mut self) {
        if !self.hall.store.is_shared() {
            return;
        }
        let (players, watchers) = self.presence.here(|guest| self.seat_of(guest).is_some());
        let is_anybody = !players.is_empty() || watchers > 0;
        let here = Whisper::Here { players, watchers };
        let is_told = match &self.told {
            Some((told, at)) => *told == here && (!is_anybody || at.elapsed() < self.beat()),
            None => !is_anybody,
        };
        if !is_told {
            self.whisper(&here);
            self.told = Some((here, Instant::now()));
        }
    }

    /// When it has to be said again who is here.
    pub(super) fn next_beat(&self) -> Option<Instant> {
        let told = self.told.as_ref().filter(|_| !self.presence.is_empty());
        told.map(|(_, at)| *at + self.beat())
    }

    /// Heeds what other servers have whispered.
    pub(super) async fn heed_whispers(&mut self) {
        for (server, text) in self.ears.whispers() {
            // What a later version says is not understood.
            let Ok(whisper) = text.parse() else { continue };
            self.heed(server, whisper).await;
        }
    }

    async fn heed(&mut self, server: String, whisper: Whisper) {
        match whisper {
            Whisper::Here { players, watchers } => self.heed_presence(server, players, watchers),
            Whisper::Ask(seat, number) => self.heed_request(seat, number),
            // Whether it could be stored, the table's loop asks.
            Whisper::Agree(seat, number) => drop(self.note_agreement(seat, number).await),
            Whisper::Lapse(number) if self.asked().is_some() && number == self.session.number() => {
                self.lapse();
            }
            Whisper::Lapse(_) => {}
            Whisper::Hurry => {
                self.hurried.send_replace(self.bot_to_move().is_some());
            }
            Whisper::Wait(guest) => {
                self.presence.seen(guest);
                self.tell();
            }
        }
    }

    fn heed_presence(&mut self, server: String, players: Vec<GuestId>, watchers: usize) {
        let until = Instant::now() + self.beat() * BEATS;
        let was_known = self.presence.knows(&server);
        if self.presence.hear(server, players, watchers, until) {
            self.tell();
        }
        if !was_known {
            // Who is new there has not heard who is here.
            self.told = None;
            self.tell_who_is_here();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_whispered_is_understood() {
        let (anna, ben) = (Seat::new(0), Seat::new(1));
        for whisper in [
            Whisper::Here { players: vec![5, 9], watchers: 2 },
            Whisper::Here { players: Vec::new(), watchers: 0 },
            Whisper::Ask(anna, 17),
            Whisper::Agree(ben, 17),
            Whisper::Lapse(17),
            Whisper::Hurry,
            Whisper::Wait(5),
        ] {
            assert_eq!(whisper.to_string().parse::<Whisper>().unwrap(), whisper);
        }
        for text in ["", "here", "here a 1", "ask P9999 1", "sing a song"] {
            assert!(text.parse::<Whisper>().is_err(), "{text}");
        }
    }
}
