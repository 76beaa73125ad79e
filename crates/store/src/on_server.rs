//! A home in a database of PostgreSQL.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{ConnectOptions, query};
use tokio::time::timeout;

use crate::Store;
use crate::error::{FileFault, StoreError};
use crate::home::PostgresAddress;
use crate::in_file::{mark_as_sealed, meta};
use crate::known_guests::KnownGuests;
use crate::news::Member;
use crate::rows::GuestId;
use crate::schema::bring_up_to_date;
use crate::secrets::{KeyFile, Secrets, keep_private};
use crate::sql::{Link, Readers, values};
use crate::writer::{Desk, Way, Writer};

/// Connections for reading.
const READERS: u32 = 8;
/// A database that has not answered by then is not there.
const PATIENCE: Duration = Duration::from_secs(5);
/// The number of the lock under which a server looks whether the database has a key.
const UNLOCKING: &str = "SELECT pg_advisory_xact_lock(5498203614)";

/// Puts entries, a list of texts as JSON, into a table's log from a number on, and notes that it has changed; does
/// neither if another number is the next.
pub(crate) const PUT_IF_NEXT: &str = "WITH put AS (
         INSERT INTO log (table_id, number, at, entry)
         SELECT $1, $2 + entries.place - 1, $3, entries.entry
         FROM json_array_elements_text($4::JSON) WITH ORDINALITY AS entries (entry, place)
         WHERE $2 = (SELECT COALESCE(MAX(number) + 1, 0) FROM log WHERE table_id = $1)
         RETURNING number)
     UPDATE tables SET changed = $3, phase = COALESCE($5, phase)
     WHERE id = $1 AND EXISTS (SELECT 1 FROM put)";

/// What is in the hands of whoever has entered.
pub(crate) struct EnteredServer {
    pub(crate) link: Link,
    pub(crate) secrets: Secrets,
}

/// Opens the store in a database, which is furnished where it is empty.
pub(crate) async fn open(address: &PostgresAddress, key: &Path) -> Result<Store, StoreError> {
    let options = options(address);
    let EnteredServer { link, secrets } = enter(options.clone(), key).await?;
    let secrets = Arc::new(secrets);
    let readers = PgPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .connect_lazy_with(options.clone());
    let member = Member::new(options)?;
    let known_guests = Arc::<KnownGuests>::default();
    let desk = Desk {
        way: Way::OnServer(member.clone()),
        link: Some(link),
        secrets: secrets.clone(),
        known_guests: known_guests.clone(),
        _holds: None,
    };
    let (readers, writer) = (Readers::OnServer(readers), Writer::start(desk));
    Ok(Store { readers, writer, secrets, member: Some(member), known_guests })
}

/// Enters a database to write; it is furnished where it is empty.
pub(crate) async fn enter(options: PgConnectOptions, key: &Path) -> Result<EnteredServer, StoreError> {
    let mut link = connect(&options).await?;
    bring_up_to_date(&mut link).await?;
    let secrets = unlock(&mut link, key).await?;
    Ok(EnteredServer { link, secrets })
}

/// Enters a database only to look.
pub(crate) async fn visit(address: &PostgresAddress) -> Result<Link, StoreError> {
    connect(&patient(address)).await
}

/// What is said by those who move a whole store, which may take its time.
pub(crate) fn patient(address: &PostgresAddress) -> PgConnectOptions {
    let options = PgConnectOptions::clone(&address.0).application_name("kaupang store");
    options.options([("synchronous_commit", "on")])
}

/// Numbers of new rows go on after those that were put in with their own numbers. A file does that by itself.
pub(crate) async fn count_on(link: &mut Link) -> Result<(), StoreError> {
    if let Link::InFile(_) = link {
        return Ok(());
    }
    for next in [
        "SELECT setval(pg_get_serial_sequence('guests', 'id'), COALESCE(MAX(id), 0) + 1, false) FROM guests",
        "SELECT setval(pg_get_serial_sequence('chat', 'id'), COALESCE(MAX(id), 0) + 1, false) FROM chat",
    ] {
        link.execute(next, values![]).await?;
    }
    Ok(())
}

/// What the server says to the database when it comes.
fn options(address: &PostgresAddress) -> PgConnectOptions {
    PgConnectOptions::clone(&address.0).application_name("kaupang").options([
        // Whatever the database does for others, our answers mean that it is on the disk.
        ("synchronous_commit", "on"),
        ("statement_timeout", "10s"),
        // A server that is stopped in the middle of writing keeps no table to itself.
        ("idle_in_transaction_session_timeout", "5s"),
        ("tcp_keepalives_idle", "10"),
        ("tcp_keepalives_interval", "5"),
        ("tcp_keepalives_count", "3"),
    ])
}

/// Connects, if the database answers in time.
pub(crate) async fn connect(options: &PgConnectOptions) -> Result<Link, StoreError> {
    let connected = timeout(PATIENCE, options.connect()).await;
    Ok(Link::OnServer(connected.map_err(|_| StoreError::NoAnswer)??))
}

/// The secrets of the database, from the key file; an empty database gets its key now.
///
/// The file is the same one for all servers, so none of them keeps it locked; who comes first is the database's to say.
async fn unlock(link: &mut Link, key: &Path) -> Result<Secrets, StoreError> {
    link.begin().await?;
    link.say(UNLOCKING).await?;
    let secrets = match meta(link, "seal").await? {
        // A file that is not there is not made: its name may be a mistake.
        Some(mark) => {
            keep_private(key)?;
            let stored = Secrets::peek(key)?.filter(|secrets| mark == secrets.mark());
            stored.ok_or_else(|| StoreError::file(key, FileFault::OtherKeys))?
        }
        None => {
            let mut key_file = KeyFile::share(key)?;
            let secrets = match key_file.read()? {
                Some(secrets) => secrets,
                None => {
                    let secrets = Secrets::fresh(None)?;
                    // On the disk before the first secret is sealed with it.
                    key_file.write(&secrets)?;
                    secrets
                }
            };
            mark_as_sealed(link, &secrets).await?;
            secrets
        }
    };
    link.commit().await?;
    Ok(secrets)
}

/// Keeps buckets, guests and tables to this transaction, so that no other server writes to them meanwhile. They are
/// taken in their order: no two servers wait for each other.
pub(crate) async fn keep_to_oneself(
    link: &mut PgConnection,
    buckets: &BTreeSet<&str>,
    guests: &BTreeSet<GuestId>,
    tables: &BTreeSet<&str>,
) -> Result<(), StoreError> {
    if !buckets.is_empty() {
        // One that is not there yet can't be taken as a row; its number can.
        let names: Vec<&str> = buckets.iter().copied().collect();
        let lock = query(
            "SELECT pg_advisory_xact_lock(key) FROM (SELECT DISTINCT hashtext(name)::BIGINT AS key
             FROM UNNEST($1::TEXT[]) AS name ORDER BY key) AS keys",
        );
        lock.bind(names).execute(&mut *link).await?;
    }
    if !guests.is_empty() {
        let guests: Vec<GuestId> = guests.iter().copied().collect();
        let lock = query("SELECT 1 FROM guests WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE");
        lock.bind(guests).execute(&mut *link).await?;
    }
    if !tables.is_empty() {
        let tables: Vec<&str> = tables.iter().copied().collect();
        let lock = query("SELECT 1 FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE");
        lock.bind(tables).execute(&mut *link).await?;
    }
    Ok(())
}
