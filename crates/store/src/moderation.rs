//! What the operator of a server may do: look through all tables, delete one, and mute a guest: they write to no chat,
//! and choose no name and no title.

use std::sync::LazyLock;

use crate::Store;
use crate::erasing;
use crate::error::StoreError;
use crate::read::lines;
use crate::rows::{GuestId, TableLine, TablePhase};
use crate::sql::{Link, values};
use crate::write::Write;

/// Whether a guest is kept from writing to chats, and from choosing a name, at all tables and on all servers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hushed {
    /// They are.
    Yes,
    /// They may write.
    No,
}

/// Which tables the operator looks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sought {
    /// All, the latest first, after the one of that time and id.
    After {
        /// When something last happened at it, in milliseconds since 1970.
        changed: i64,
        /// Its id.
        id: String,
    },
    /// Those with that id, or with that text in their title or in the name of somebody who sits there.
    Text(String),
}

impl Sought {
    /// All tables, from the latest on.
    #[must_use]
    pub fn latest() -> Sought {
        Sought::After { changed: i64::MAX, id: String::new() }
    }
}

/// A table as the operator sees it in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableReport {
    /// The table.
    pub line: TableLine,
    /// Guests among those who sit there who are kept from chats.
    pub hushed: Vec<GuestId>,
}

/// A guest who is muted is called something else at one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Renaming {
    /// The table.
    pub table: String,
    /// The guest.
    pub guest: GuestId,
    /// What they are called.
    pub name: String,
    /// Entries of the log with a name of theirs, and what stands there instead.
    pub entries: Vec<(String, String)>,
}

/// The tables of each phase, listed or not, by the index that the lists have: nothing else has to be kept in order for
/// the one reader who looks through all.
static AFTER: LazyLock<String> = LazyLock::new(|| {
    let of_phase = |phase: TablePhase, listed: u8| {
        let phase = phase.name();
        format!(
            "SELECT * FROM (SELECT id, game, title, settings, phase, changed FROM tables
             WHERE listed = {listed} AND phase = '{phase}' AND (changed, id) < ($1, $2)
             ORDER BY changed DESC, id DESC LIMIT $3) AS {phase}_{listed}"
        )
    };
    let each = TablePhase::ALL.into_iter().flat_map(|phase| [0, 1].map(|listed| of_phase(phase, listed)));
    let all = each.collect::<Vec<String>>().join(" UNION ALL ");
    with_seats(&format!("SELECT * FROM ({all}) AS found"))
});

static WITH_TEXT: LazyLock<String> = LazyLock::new(|| {
    with_seats(
        "SELECT id, game, title, settings, phase, changed FROM tables
         WHERE id = $1 OR LOWER(title) LIKE $2 ESCAPE '!'
             OR id IN (SELECT table_id FROM seats WHERE LOWER(name) LIKE $2 ESCAPE '!')",
    )
});

/// The latest of the tables that are `found`, with their seats.
fn with_seats(found: &str) -> String {
    format!(
        "WITH chosen AS ({found} ORDER BY changed DESC, id DESC LIMIT $3)
         SELECT chosen.*, seats.guest, seats.bot, seats.name FROM chosen
         LEFT JOIN seats ON seats.table_id = chosen.id
         ORDER BY chosen.changed DESC, chosen.id DESC, seats.seat"
    )
}

impl Store {
    /// Tables, whoever may find them, the latest first.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn look_through(&self, sought: &Sought, limit: u32) -> Result<Vec<TableReport>, StoreError> {
        let rows = match sought {
            Sought::After { changed, id } => self.readers.rows(&AFTER, values![*changed, id, limit]).await?,
            Sought::Text(text) => {
                let pattern = pattern(text);
                self.readers.rows(&WITH_TEXT, values![text, &pattern, limit]).await?
            }
        };
        let hushed = self.hushed().await?;
        let report = |line: TableLine| {
            let guests = line.seats.iter().filter_map(|seat| seat.guest);
            TableReport { hushed: guests.filter(|guest| hushed.contains(guest)).collect(), line }
        };
        Ok(lines(&rows)?.into_iter().map(report).collect())
    }

    /// The guests who are kept from chats.
    ///
    /// # Errors
    /// If the database can't be read.
    pub async fn hushed(&self) -> Result<Vec<GuestId>, StoreError> {
        let rows = self.readers.rows("SELECT guest FROM hushed ORDER BY guest", values![]).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Keeps a guest from writing to chats, at all tables and on all servers, from another name and from titles, or
    /// lets them again. Whether there is such a guest.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn hush(&self, guest: GuestId, hushed: Hushed) -> Result<bool, StoreError> {
        if self.readers.row("SELECT 1 FROM guests WHERE id = $1", values![guest]).await?.is_none() {
            return Ok(false);
        }
        self.writer.write(Write::Hush { guest, hushed }).await.map(|_| true)
    }

    /// Calls a guest who is muted something else.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn call_guest(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        self.writer.write(Write::Call { guest, name: name.into() }).await.map(drop)
    }

    /// The same at one table, where their names and, if they have opened it, its title are not shown any more.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn call_guest_at(&self, renaming: Renaming) -> Result<(), StoreError> {
        self.writer.write(Write::CallAt(Box::new(renaming))).await.map(drop)
    }

    /// Removes a table and all that belongs to it, for good. Nothing happens if there is none of that id.
    ///
    /// # Errors
    /// If the database refuses.
    pub async fn delete_table(&self, table: &str) -> Result<(), StoreError> {
        self.writer.write(Write::Delete { table: table.into() }).await.map(drop)
    }
}

/// What has the text in it, in small letters.
fn pattern(text: &str) -> String {
    let mut pattern = String::from("%");
    for letter in text.to_lowercase().chars() {
        if matches!(letter, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(letter);
    }
    pattern.push('%');
    pattern
}

pub(crate) async fn hush(link: &mut Link, guest: GuestId, hushed: Hushed, at: i64) -> Result<(), StoreError> {
    match hushed {
        Hushed::Yes => {
            let insert = "INSERT INTO hushed (guest, at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            link.execute(insert, values![guest, at]).await.map(drop)
        }
        Hushed::No => link.execute("DELETE FROM hushed WHERE guest = $1", values![guest]).await.map(drop),
    }
}

/// An error if the guest is muted.
pub(crate) async fn must_speak(link: &mut Link, guest: GuestId) -> Result<(), StoreError> {
    match link.row("SELECT 1 FROM hushed WHERE guest = $1", values![guest]).await? {
        Some(_) => Err(StoreError::Hushed),
        None => Ok(()),
    }
}

pub(crate) async fn call(link: &mut Link, guest: GuestId, name: &str) -> Result<(), StoreError> {
    link.execute("UPDATE guests SET name = $1 WHERE id = $2", values![name, guest]).await.map(drop)
}

pub(crate) async fn call_at(link: &mut Link, renaming: &Renaming) -> Result<(), StoreError> {
    let Renaming { table, guest, name, entries } = renaming;
    erasing::replace_name(link, (table, *guest), name, entries).await?;
    let (insert, delete) = (
        "INSERT INTO left_seats (table_id, seat, guest, name)
             SELECT DISTINCT table_id, seat, guest, $1 FROM left_seats WHERE table_id = $2 AND guest = $3
             ON CONFLICT DO NOTHING",
        "DELETE FROM left_seats WHERE name <> $1 AND table_id = $2 AND guest = $3",
    );
    let chat = "UPDATE chat SET name = $1 WHERE table_id = $2 AND guest = $3";
    for change in [insert, delete, chat] {
        link.execute(change, values![name, table, *guest]).await?;
    }
    Ok(())
}

pub(crate) async fn delete(link: &mut Link, table: &str) -> Result<(), StoreError> {
    // What names the table goes before it.
    for rows in [
        "DELETE FROM leases WHERE table_id = $1",
        "DELETE FROM results WHERE table_id = $1",
        "DELETE FROM reviews WHERE table_id = $1",
        "DELETE FROM mutes WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM log WHERE table_id = $1",
        "DELETE FROM archive WHERE table_id = $1",
        "DELETE FROM left_seats WHERE table_id = $1",
        "DELETE FROM holders WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        link.execute(rows, values![table]).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_for_is_looked_for_as_it_is_written() {
        assert_eq!(pattern("Anna"), "%anna%");
        assert_eq!(pattern("100%_!"), "%100!%!_!!%");
    }
}
