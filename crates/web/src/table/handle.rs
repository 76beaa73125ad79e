//! The way to a table: what it can be asked, and how it answers.

use std::sync::Arc;

use maud::Markup;
use store::{Guest, GuestId};
use tokio::sync::{mpsc, oneshot, watch};
use words::Words;

use crate::table::{Deed, Ears, Refusal, TableText};

/// Something that a table is asked, with the way back.
#[derive(Debug)]
pub(crate) enum Command {
    Act(Act, oneshot::Sender<Answer>),
    Draw(DrawTable, oneshot::Sender<Drawn>),
    Look(Look, oneshot::Sender<TableText>),
    Why(Why, oneshot::Sender<Option<Refusal>>),
    Close(oneshot::Sender<Result<Done, Refusal>>),
    CatchUp(oneshot::Sender<()>),
    Enter { guest: Option<GuestId> },
    Exit { guest: Option<GuestId> },
}

/// A question to a table. It can be put again, to a table that was asleep.
pub(crate) trait Question: Clone + Send {
    type Answer: Send;

    fn command(self, reply: oneshot::Sender<Self::Answer>) -> Command;
}

/// A guest wants something done.
#[derive(Debug, Clone)]
pub(crate) struct Act {
    pub(crate) guest: Guest,
    /// The language of the page that shows what came of it.
    pub(crate) words: Words,
    pub(crate) deed: Deed,
    /// What tells a repeated post from a second one.
    pub(crate) key: Option<String>,
    pub(crate) show: Show,
}

/// What is wanted to be seen after a deed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Show {
    Page,
    /// The page, if the deed was refused; otherwise the guest goes there anyway.
    PageIfRefused,
    Data,
}

/// What came of a deed, and what the table shows now.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) outcome: Result<Done, Refusal>,
    pub(crate) shown: Shown,
}

#[derive(Debug)]
pub(crate) enum Shown {
    Page(Drawn),
    Data(TableText),
    /// It was not wanted, or the table has to be read from the store before it can be shown.
    Nothing,
}

/// What came of a deed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Done {
    /// The table shows it.
    Here,
    /// There is something to see at another table.
    At(String),
}

/// The table as a guest sees it, drawn.
#[derive(Debug, Clone)]
pub(crate) struct DrawTable {
    pub(crate) guest: Option<Guest>,
    pub(crate) words: Words,
    pub(crate) notice: Option<Refusal>,
}

/// The main part of a table's page.
#[derive(Debug)]
pub(crate) struct Drawn {
    pub(crate) main: Markup,
    /// Which news it has; later ones have greater numbers.
    pub(crate) version: u64,
    /// The table of the rematch that the guest has agreed to.
    pub(crate) rematch: Option<String>,
}

/// The table as a guest sees it, as data.
#[derive(Debug, Clone)]
pub(crate) struct Look {
    pub(crate) guest: Option<GuestId>,
    /// The language of the names and of the log: programs read English, the front page its reader's.
    pub(crate) words: Words,
}

/// Why a guest can't do something now.
#[derive(Debug, Clone)]
pub(crate) struct Why {
    pub(crate) guest: Option<GuestId>,
    pub(crate) action: String,
}

impl Question for Why {
    type Answer = Option<Refusal>;

    fn command(self, reply: oneshot::Sender<Option<Refusal>>) -> Command {
        Command::Why(self, reply)
    }
}

/// The operator of the server ends the game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Close;

impl Question for Close {
    type Answer = Result<Done, Refusal>;

    fn command(self, reply: oneshot::Sender<Result<Done, Refusal>>) -> Command {
        Command::Close(reply)
    }
}

/// Somebody may know more of the table than was heard here.
#[derive(Debug, Clone, Copy)]
pub(crate) struct CatchUp;

impl Question for CatchUp {
    type Answer = ();

    fn command(self, reply: oneshot::Sender<()>) -> Command {
        Command::CatchUp(reply)
    }
}

impl Question for Act {
    type Answer = Answer;

    fn command(self, reply: oneshot::Sender<Answer>) -> Command {
        Command::Act(self, reply)
    }
}

impl Question for DrawTable {
    type Answer = Drawn;

    fn command(self, reply: oneshot::Sender<Drawn>) -> Command {
        Command::Draw(self, reply)
    }
}

impl Question for Look {
    type Answer = TableText;

    fn command(self, reply: oneshot::Sender<TableText>) -> Command {
        Command::Look(self, reply)
    }
}

/// The way to a table.
#[derive(Debug, Clone)]
pub(crate) struct Handle {
    pub(super) queue: mpsc::Sender<Command>,
    pub(super) news: watch::Receiver<u64>,
    pub(super) ears: Arc<Ears>,
}

/// The table's task ended before it answered; the hall wakes it.
#[derive(Debug, Clone, Copy, thiserror::Error)]
#[error("the table went to sleep")]
pub(crate) struct Asleep;

impl Handle {
    pub(crate) fn is_awake(&self) -> bool {
        !self.queue.is_closed()
    }

    /// Where the table hears what other servers do at it.
    pub(crate) fn ears(&self) -> &Ears {
        &self.ears
    }

    pub(crate) async fn ask<Q: Question>(&self, question: Q) -> Result<Q::Answer, Asleep> {
        let (reply, answer) = oneshot::channel();
        self.queue.send(question.command(reply)).await.map_err(|_| Asleep)?;
        answer.await.map_err(|_| Asleep)
    }

    /// Comes in: the table shows the guest as present until the returned visit is dropped.
    pub(crate) async fn enter(&self, guest: Option<GuestId>) -> Result<Visit, Asleep> {
        self.queue.send(Command::Enter { guest }).await.map_err(|_| Asleep)?;
        Ok(Visit { handle: self.clone(), guest, news: self.news.clone() })
    }
}

/// A guest with the table's page open.
#[derive(Debug)]
pub(crate) struct Visit {
    pub(crate) handle: Handle,
    guest: Option<GuestId>,
    /// Changes when the table does.
    pub(crate) news: watch::Receiver<u64>,
}

impl Drop for Visit {
    fn drop(&mut self) {
        let (queue, guest) = (self.handle.queue.clone(), self.guest);
        // Outside a runtime the server has ended, and nobody is present anywhere.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { queue.send(Command::Exit { guest }).await.ok() });
        }
    }
}
