//! Whether a store is sound.

use crate::archive;
use crate::error::{Gap, StoreError};
use crate::home::Home;
use crate::moving::fault::StoreFault;
use crate::moving::line::{Line, Order, RowKind, RowPlace};
use crate::moving::{Moved, Snapshot};
use crate::secrets::Secrets;
use crate::sql::{Link, values};

/// At most so many faults are told.
const TOLD: usize = 100;

/// Looks through a whole store, while servers may be at work with it: what it has, and what is wrong with it.
///
/// # Errors
/// If it can't be read at all.
pub async fn check(home: &Home) -> Result<(Moved, Vec<StoreFault>), StoreError> {
    let mut snapshot = match Snapshot::begin(home).await {
        Ok(snapshot) => snapshot,
        Err(super::MoveError::Store(error)) => return Err(error),
        Err(_) => return Err(StoreError::OtherForm),
    };
    let mut faults = Vec::new();
    match Secrets::peek(&home.key()) {
        Ok(Some(secrets)) if secrets.mark() == snapshot.seal.0 => {}
        Ok(_) => faults.push(StoreFault::NoKey(home.key())),
        Err(error) => faults.push(StoreFault::Key(error)),
    }
    look_at_the_file(&mut snapshot.link, &mut faults).await?;
    let twice = "SELECT table_id FROM archive WHERE table_id IN (SELECT table_id FROM log) ORDER BY table_id";
    for row in snapshot.link.rows(twice, values![]).await? {
        faults.push(StoreFault::LogTwice { table: row.get(0)? });
    }
    let short = "SELECT table_id, entries, packed FROM archive ORDER BY table_id";
    for row in snapshot.link.rows(short, values![]).await? {
        let (table, packed): (String, Vec<u8>) = (row.get(0)?, row.get(2)?);
        let told: i64 = row.get(1)?;
        if archive::unpacked(&table, &packed).is_ok_and(|log| log.len() as i64 != told) {
            faults.push(StoreFault::OtherLength { table, told });
        }
    }
    let (mut moved, mut order) = (Moved::default(), Order::new());
    for kind in RowKind::ALL {
        let mut place = RowPlace::start();
        loop {
            let (sql, values) = kind.rows_after(&place);
            let rows = snapshot.link.rows(sql, &values).await?;
            let Some(last) = rows.last() else { break };
            for row in &rows {
                match kind.line(row) {
                    Ok(line) => {
                        moved.count(&line);
                        faults.extend(order.fault(&line).map(|gap| named(&line, gap)));
                    }
                    Err(error) => faults.push(StoreFault::Row { kind: format!("{kind:?}"), error }),
                }
            }
            match kind.line(last) {
                Ok(line) => place = RowPlace::of(&line),
                // There is no way past a row that can't be read; it is told already.
                Err(_) => break,
            }
        }
    }
    snapshot.end().await;
    let untold = faults.len().saturating_sub(TOLD);
    faults.truncate(TOLD);
    if untold > 0 {
        faults.push(StoreFault::More(untold));
    }
    Ok((moved, faults))
}

fn named(line: &Line, gap: Gap) -> StoreFault {
    match line {
        Line::Table(table) => StoreFault::OfTable { table: table.id.clone(), gap },
        _ => StoreFault::Gap(gap),
    }
}

/// What SQLite finds in its own file; PostgreSQL looks after itself.
async fn look_at_the_file(link: &mut Link, faults: &mut Vec<StoreFault>) -> Result<(), StoreError> {
    if let Link::OnServer(_) = link {
        return Ok(());
    }
    for row in link.rows("PRAGMA integrity_check", values![]).await? {
        let said: String = row.get(0)?;
        if said != "ok" {
            faults.push(StoreFault::File(said));
        }
    }
    for row in link.rows("PRAGMA foreign_key_check", values![]).await? {
        faults.push(StoreFault::Orphan { of: row.get(0)?, to: row.get(2)? });
    }
    Ok(())
}
