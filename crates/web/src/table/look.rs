//! The table as one guest sees it: as a page and as data.

use std::sync::Arc;

use bots::Haste;
use game::{NoUndo, Scores, Seat, Turn, Viewer};
use maud::{Markup, PreEscaped};
use serde::Serialize;
use serde_json::{Value, json};
use store::{ChatLine, Guest, GuestId};

use crate::http::API_VERSION;
use crate::names::told;
use crate::object_text::ObjectText;
use crate::page;
use crate::page::guide::{GuideState, POINTED};
use crate::page::hints::HINTED;
use crate::page::mark::mark;
use crate::play::{GameParts, Moment, Reader};
use crate::session::{Again, Stage};
use crate::settings::{HeardOffers, Settings, TakeBack, Visibility};
use crate::table::offers::OfferTime;
use crate::table::{Asked, Drawn, HintCard, HintLine, Refusal, Shares, Table};
use words::Words;

/// All that the page of a table is made of.
pub(crate) struct TablePage<'a> {
    pub(crate) words: &'a Words,
    pub(crate) id: &'a str,
    pub(crate) game: &'a str,
    pub(crate) title: &'a str,
    pub(crate) settings: Settings,
    pub(crate) number: u64,
    /// The key of the reader's next post.
    pub(crate) key: String,
    pub(crate) stage: Stage,
    pub(crate) turn: Turn,
    pub(crate) held: Option<Seat>,
    pub(crate) me: Option<Seat>,
    pub(crate) guest: Option<&'a Guest>,
    pub(crate) is_host: bool,
    /// The name of the host, if they play.
    pub(crate) host: Option<String>,
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) watchers: usize,
    pub(crate) undo: Result<usize, NoUndo>,
    /// Whether there is something that could be taken back if the others agree.
    pub(crate) may_ask: bool,
    pub(crate) asked: Option<&'a Asked>,
    pub(crate) parts: GameParts,
    pub(crate) scores: Option<Scores>,
    pub(crate) source_key: fn(&str) -> String,
    /// The style sheet of the board.
    pub(crate) sheet: &'static str,
    pub(crate) chat: Vec<Remark<'a>>,
    /// People whose chat is hidden, with their names.
    pub(crate) muted: Vec<(GuestId, String)>,
    pub(crate) commitment: String,
    pub(crate) secret: Option<String>,
    pub(crate) contributions: Vec<String>,
    /// What browsers add to the dice.
    pub(crate) shares: Shares,
    /// Whether bots think for a shorter time, because many think at once.
    pub(crate) are_bots_hastened: bool,
    /// Which offers one wants to be asked about.
    pub(crate) heard: HeardOffers,
    /// Whether an offer of a bot waits for one's answer.
    pub(crate) is_asked_by_bot: bool,
    /// How long the offer that one is asked about is one's own.
    pub(crate) offer_time: Option<OfferTime>,
    /// The score sheet of who plays alone.
    pub(crate) score_sheet: Option<Markup>,
    /// What an adviser says to the reader about their turn.
    pub(crate) hints: Option<HintCard>,
    /// Whether the reader can ask for a hint.
    pub(crate) may_hint: bool,
    /// Whether the reader agrees to hints; nothing where nobody is to be asked.
    pub(crate) agrees_to_hints: Option<bool>,
    /// What each seat says to a rematch.
    pub(crate) again: Vec<Option<&'a Again>>,
    /// Whose answer to a rematch is waited for.
    pub(crate) still_asked: Vec<Seat>,
    pub(crate) rematch: Option<&'a str>,
    pub(crate) notice: Option<&'a Refusal>,
    /// What the guide of a first game says.
    pub(crate) guide: GuideState,
}

/// A line of chat on the page. Who plays is told by their seat, so that nobody who only watches passes for a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Remark<'a> {
    pub(crate) id: i64,
    pub(crate) guest: GuestId,
    /// The seat of who wrote it; nobody's if they only watch.
    pub(crate) seat: Option<Seat>,
    pub(crate) name: String,
    pub(crate) text: &'a str,
}

/// A seat on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SeatInfo {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) kind: SeatKind,
    pub(crate) here: Here,
    /// The path of its link, for who may pass it on.
    pub(crate) link: Option<String>,
    /// Whether this guest may sit down here.
    pub(crate) may_sit: bool,
}

/// Who plays a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SeatKind {
    Free,
    Person,
    Bot,
    StandIn,
}

/// Whether somebody is at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Here {
    Present,
    Away,
    Gone,
}

impl Table {
    /// The page, and which news it has.
    pub(super) fn draw(&self, guest: Option<&Guest>, words: &Words, notice: Option<&Refusal>) -> Drawn {
        let page = self.table_page(guest, words, notice);
        let mut main = page::table::main(&page);
        if let GuideState::Followed(Some(guidance)) = &page.guide
            && !guidance.shown.is_empty()
        {
            main = PreEscaped(mark(&main.0, &guidance.shown, POINTED));
        }
        let hinted = page.hints.iter().flat_map(|card| &card.lines);
        for (line, class) in hinted.zip(HINTED) {
            main = PreEscaped(mark(&main.0, std::slice::from_ref(&line.hint.action), class));
        }
        let agrees = |seat: &Seat| matches!(self.session.again(*seat), Some(Again::Yes(_)));
        let rematch = page.me.filter(agrees).and(self.rematch.clone());
        Drawn { main, version: *self.news.borrow(), rematch }
    }

    /// What the page is made of.
    fn table_page<'a>(
        &'a self,
        guest: Option<&'a Guest>,
        words: &'a Words,
        notice: Option<&'a Refusal>,
    ) -> TablePage<'a> {
        let id = guest.map(|guest| guest.id);
        let viewer = self.viewer(id);
        let me = seat_of_viewer(viewer);
        let names = self.names(words);
        let reader = Reader { viewer, names: &names, words };
        let kind = self.hall.games.get(&self.row.game);
        let host = self.seats.iter().find(|seat| seat.guest == Some(self.row.host));
        let is_muted = |other: GuestId| id.is_some_and(|id| self.mutes.contains(&(id, other)));
        let shown = self.chat.iter().filter(|line| !is_muted(line.guest));
        let asked = me.filter(|_| self.people().count() > 1);
        TablePage {
            words,
            id: &self.row.id,
            game: &self.row.game,
            title: &self.row.title,
            settings: self.settings,
            number: self.session.number(),
            key: self.next_key(id),
            stage: self.session.stage(),
            turn: self.session.turn(),
            held: self.session.held(),
            me,
            guest,
            is_host: id == Some(self.row.host),
            host: host.map(|seat| seat.name.clone()),
            seats: self.seat_infos(id, &names),
            watchers: self.presence.watchers(|guest| self.seat_of(guest).is_some()),
            undo: me.map_or(Err(NoUndo::Nothing), |seat| self.session.undo(seat)),
            may_ask: me.is_some_and(|seat| self.may_ask(seat)),
            asked: self.asked(),
            parts: self.session.play().draw(&reader, self.moment()),
            scores: self.session.scores(),
            source_key: kind.map_or(str::to_owned, |kind| kind.source_key),
            sheet: kind.map_or("css/generic.css", |kind| (kind.sheet)()),
            chat: shown.map(|line| self.remark(line, words)).collect(),
            muted: self.muted(id),
            commitment: self.session.game().fair().commitment().to_string(),
            secret: self.session.secret().map(|secret| secret.to_string()),
            contributions: self.session.game().contributions().to_vec(),
            shares: self.shares(me),
            are_bots_hastened: self.are_bots_hastened(),
            heard: me.map_or(HeardOffers::All, |seat| self.session.heard(seat)),
            is_asked_by_bot: me.is_some_and(|seat| self.is_asked_by_bot(seat)),
            offer_time: me.and_then(|seat| self.offer_time(seat)),
            score_sheet: self.score_sheet(&reader),
            hints: self.hint_card(viewer, words),
            may_hint: me.is_some_and(|seat| self.may_hint(seat)),
            agrees_to_hints: asked.map(|seat| self.session.agrees_to_hints(seat)),
            again: Seat::all(self.seats.len()).map(|seat| self.session.again(seat)).collect(),
            still_asked: self.still_asked().collect(),
            rematch: self.rematch.as_deref(),
            notice,
            guide: self.guide_state(viewer, &names, words),
        }
    }

    /// The score sheet of who plays alone, once the game has begun. Others see the line of this game only.
    fn score_sheet(&self, reader: &Reader<'_>) -> Option<Markup> {
        let earlier = match reader.viewer {
            Viewer::Seat(_) => self.earlier.totals(),
            Viewer::Spectator => &[],
        };
        let has_begun = self.session.stage() != Stage::Waiting;
        has_begun.then(|| self.session.play().score_sheet(reader, earlier)).flatten()
    }

    fn moment(&self) -> Moment {
        match self.session.stage() {
            Stage::Waiting => Moment::Before,
            Stage::Playing if self.session.held().is_none() => Moment::Now,
            _ => Moment::Still,
        }
    }

    /// Whether a bot is to move that has less time than usual.
    fn are_bots_hastened(&self) -> bool {
        let thinks = self.bot_to_move().is_some_and(|(_, spec)| !spec.beat().is_zero());
        thinks && *self.haste.borrow() != Haste::NONE
    }

    /// Whether `seat` can take something back by agreement only.
    fn may_ask(&self, seat: Seat) -> bool {
        self.settings.take_back == TakeBack::Agreed
            && self.asked().is_none()
            && self.session.undo(seat).is_err()
            && self.session.take_back_steps(seat).is_some()
    }

    fn remark<'a>(&self, line: &'a ChatLine, words: &Words) -> Remark<'a> {
        let seat = self.seat_of(line.guest);
        let name = match seat {
            Some(seat) => words.show(&self.name(seat)),
            None => words.show(&told(&line.name)),
        };
        Remark { id: line.id, guest: line.guest, seat, name, text: &line.line }
    }

    fn muted(&self, guest: Option<GuestId>) -> Vec<(GuestId, String)> {
        let mut muted: Vec<(GuestId, String)> = Vec::new();
        for line in &self.chat {
            let is_new = muted.iter().all(|(other, _)| *other != line.guest);
            if is_new && guest.is_some_and(|guest| self.mutes.contains(&(guest, line.guest))) {
                muted.push((line.guest, line.name.clone()));
            }
        }
        muted
    }

    /// All seats, whose names are told apart already.
    fn seat_infos(&self, guest: Option<GuestId>, names: &[String]) -> Vec<SeatInfo> {
        let seats = Seat::all(self.seats.len()).zip(names);
        seats.map(|(seat, name)| self.seat_info(seat, guest, name.clone())).collect()
    }

    fn seat_info(&self, seat: Seat, guest: Option<GuestId>, name: String) -> SeatInfo {
        let row = &self.seats[seat.index()];
        let kind = match (row.guest, &row.bot) {
            (None, None) => SeatKind::Free,
            (Some(_), None) => SeatKind::Person,
            (None, Some(_)) => SeatKind::Bot,
            (Some(_), Some(_)) => SeatKind::StandIn,
        };
        let holds = |id: GuestId| self.seat_of(id) == Some(seat) && self.presence.is_here(id);
        let is_here = row.guest.is_some_and(|id| self.presence.is_here(id))
            || self.holders.keys().any(|&holder| holds(holder));
        let here = match row.guest {
            _ if is_here => Here::Present,
            Some(_) if self.is_gone(seat) => Here::Gone,
            _ => Here::Away,
        };
        // A seat's link is for its owner, and while it is free for the host to give away.
        let is_mine = guest.is_some_and(|id| self.seat_of(id) == Some(seat));
        let is_hosts = kind == SeatKind::Free && guest == Some(self.row.host);
        let link = (is_mine || is_hosts).then(|| self.hall.seat_path(&self.row.id, seat, row.guest));
        let is_seated = guest.is_some_and(|id| self.seat_of(id).is_some());
        let is_open = self.settings.visibility == Visibility::Public || is_hosts;
        let may_sit = kind == SeatKind::Free && !is_seated && is_open;
        SeatInfo { seat, name, kind, here, link, may_sit }
    }

    /// What the viewer may know of the game, as JSON; nothing before it has begun.
    fn view_json(&self, viewer: Viewer) -> String {
        const NOTHING: &str = "null";
        if self.session.stage() == Stage::Waiting {
            return NOTHING.to_owned();
        }
        self.session.game().view_json(viewer).unwrap_or_else(|error| {
            tracing::error!(table = self.row.id, %error, "a view can't be written");
            NOTHING.to_owned()
        })
    }

    /// The table as data: what the page shows, for programs.
    pub(super) fn look(&self, guest: Option<GuestId>, words: &Words) -> TableText {
        let viewer = self.viewer(guest);
        let me = seat_of_viewer(viewer);
        let legal = me.map_or_else(Vec::new, |seat| self.session.legal(seat));
        let to_act: Vec<Seat> = match self.session.turn() {
            _ if self.session.stage() != Stage::Playing => Vec::new(),
            _ if self.session.held().is_some() => self.session.held().into_iter().collect(),
            Turn::Seats(seats) => seats.into_iter().collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        };
        let names = self.names(words);
        let infos = self.seat_infos(guest, &names);
        let seats: Vec<SeatData<'_>> = infos.iter().map(SeatData::of).collect();
        let reader = Reader { viewer, names: &names, words };
        let lines = self.session.play().log(&reader);
        let log: Vec<LineData<'_>> =
            lines.iter().map(|line| LineData { number: line.number, text: &line.text }).collect();
        let agreed = |seat: &Seat| matches!(self.session.again(*seat), Some(Again::Yes(_)));
        let mut text = ObjectText::with_capacity(TEXT);
        text.put("version", &API_VERSION)
            .put("table", &self.row.id)
            .put("game", &self.row.game)
            .put("options", &self.row.options)
            .put("title", &self.row.title)
            .put("number", &self.session.number())
            .put("stage", stage_name(self.session.stage()))
            .put("viewer", &viewer)
            .put("to_act", &to_act)
            .put("to_confirm", &self.session.held())
            .put("prompt", &me.filter(|seat| to_act.contains(seat)).map(|_| self.prompt(&reader)))
            .put("may_undo", &me.is_some_and(|seat| self.session.undo(seat).is_ok()))
            .put("may_ask_back", &me.is_some_and(|seat| self.may_ask(seat)))
            .put("asked_back", &self.asked().map(|asked| asked.seat))
            .put("legal", &legal)
            .put("seats", &seats)
            .put_written("view", &self.view_json(viewer))
            .put("scores", &self.session.scores())
            .put("log", &log)
            .put("commitment", &self.session.game().fair().commitment().to_string())
            .put("seed", &self.session.secret().map(|secret| secret.to_string()))
            .put("contributions", self.session.game().contributions())
            .put("dice", &self.shares_json(viewer))
            .put("bots_hastened", &self.are_bots_hastened())
            .put("heard_offers", &me.map(|seat| self.session.heard(seat).name()))
            .put("hints", &self.hint_card(viewer, words).map(|card| hints_json(&card)))
            .put("may_hint", &me.is_some_and(|seat| self.may_hint(seat)))
            .put("play_again", &Seat::all(self.seats.len()).filter(agreed).collect::<Vec<Seat>>())
            .put("rematch", &self.rematch)
            .put("guide", &self.guide_json(viewer, &names, words));
        TableText(text.end().into())
    }

    /// What is to be done by a reader who may act.
    fn prompt(&self, reader: &Reader<'_>) -> String {
        match self.session.held() {
            Some(_) => reader.words.say("status-confirm"),
            None => {
                let ask = self.session.play().ask(reader);
                reader.words.say_with("status-you", &[("ask", ask.as_str().into())])
            }
        }
    }
}

/// The seat of whoever looks, if they have one.
fn seat_of_viewer(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// About as long as a table is as data.
const TEXT: usize = 12 * 1024;

/// The table as one guest sees it, as the text of JSON.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TableText(pub(crate) Arc<str>);

impl TableText {
    /// The same to look into.
    pub(crate) fn value(&self) -> Value {
        // What was just written can be read.
        serde_json::from_str(&self.0).unwrap_or_default()
    }
}

/// A seat as data.
#[derive(Debug, Serialize)]
struct SeatData<'a> {
    seat: Seat,
    name: &'a str,
    kind: &'static str,
    here: bool,
    link: Option<&'a str>,
}

impl SeatData<'_> {
    fn of(info: &SeatInfo) -> SeatData<'_> {
        let kind = match info.kind {
            SeatKind::Free => "free",
            SeatKind::Person => "person",
            SeatKind::Bot => "bot",
            SeatKind::StandIn => "stand-in",
        };
        let here = info.here == Here::Present;
        SeatData { seat: info.seat, name: &info.name, kind, here, link: info.link.as_deref() }
    }
}

/// A line of the log as data.
#[derive(Debug, Serialize)]
struct LineData<'a> {
    number: u64,
    text: &'a str,
}

fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Ended(_) => "ended",
    }
}

fn hints_json(card: &HintCard) -> Value {
    let reason = |(source, points): &(&str, f64)| json!({"source": source, "points": points});
    let action = |HintLine { hint, .. }: &HintLine| {
        json!({
            "action": hint.action,
            "chance": hint.chance,
            "points": hint.points,
            "reasons": hint.reasons.iter().map(reason).collect::<Vec<Value>>(),
        })
    };
    let actions: Vec<Value> = card.lines.iter().map(action).collect();
    json!({"is_thinking": card.is_thinking, "actions": actions})
}
