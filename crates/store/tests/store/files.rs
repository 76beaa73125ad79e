//! The files of a store: who may read them, what is in them, and what a copy is worth.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection, query};
use store::{Append, NewTable, Store, StoreError};

const SECRET: [u8; 32] = *b"the secret of the dice, 32 bytes";

/// A store with a table; its path.
async fn with_table(folder: &Path) -> (Store, PathBuf) {
    let path = folder.join("kaupang.sqlite");
    let store = Store::open(&path).await.unwrap();
    let guest = store.add_guest(&[1; 32], "Anna").await.unwrap();
    let table = NewTable { secret: SECRET, ..NewTable::new("t1", "century", guest.id, Vec::new()) };
    store.add_table(table, 10).await.unwrap();
    store.append(Append::new("t1", 0, ["a", "b"])).await.unwrap();
    (store, path)
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn names(folder: &Path) -> Vec<String> {
    files(folder).iter().map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect()
}

fn contains(file: &Path, needle: &[u8]) -> bool {
    fs::read(file).unwrap().windows(needle.len()).any(|part| part == needle)
}

#[cfg(unix)]
#[tokio::test]
async fn only_their_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let modes = |folder: &Path| {
        let mode = |path: &PathBuf| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        files(folder).iter().map(mode).collect::<Vec<u32>>()
    };
    let folder = tempfile::tempdir().unwrap();
    let (store, _) = with_table(folder.path()).await;
    assert_eq!(names(folder.path()).len(), 4, "the file, its key, and two that SQLite makes");
    assert_eq!(modes(folder.path()), [0o600; 4]);
    store.close().await;
    // Files that an earlier version made.
    for file in files(folder.path()) {
        fs::set_permissions(file, fs::Permissions::from_mode(0o644)).unwrap();
    }
    let (_store, _) = with_table_again(folder.path()).await;
    assert_eq!(modes(folder.path()), [0o600; 4]);
}

#[cfg(unix)]
async fn with_table_again(folder: &Path) -> (Store, PathBuf) {
    let path = folder.join("kaupang.sqlite");
    let store = Store::open(&path).await.unwrap();
    store.append(Append::new("t1", 2, ["c"])).await.unwrap();
    (store, path)
}

#[tokio::test]
async fn after_a_close_the_file_and_its_key_are_all_there_is() {
    let folder = tempfile::tempdir().unwrap();
    let (store, path) = with_table(folder.path()).await;
    store.close().await;
    assert_eq!(names(folder.path()), ["kaupang.sqlite", "kaupang.sqlite.key"]);
    let backup = tempfile::tempdir().unwrap();
    for name in names(folder.path()) {
        fs::copy(folder.path().join(&name), backup.path().join(&name)).unwrap();
    }
    let copy = Store::open(&backup.path().join("kaupang.sqlite")).await.unwrap();
    assert_eq!(copy.log("t1").await.unwrap().len(), 2);
    assert_eq!(copy.table("t1").await.unwrap().unwrap().table.secret, SECRET);
    assert_eq!(copy.link_key(), Store::open(&path).await.unwrap().link_key());
}

#[tokio::test]
async fn the_database_alone_tells_no_secret_and_says_that_its_key_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let (store, path) = with_table(folder.path()).await;
    let links = store.link_key();
    store.close().await;
    assert!(!contains(&path, &SECRET) && !contains(&path, &links));
    let key = folder.path().join("kaupang.sqlite.key");
    for wrong in [None, Some(""), Some("something else")] {
        let kept = fs::read(&key).unwrap();
        match wrong {
            Some(text) => fs::write(&key, text).unwrap(),
            None => fs::remove_file(&key).unwrap(),
        }
        let refused = Store::open(&path).await.unwrap_err();
        assert!(matches!(refused, StoreError::File { .. }), "{refused}");
        assert!(refused.to_string().contains("kaupang.sqlite.key: "), "{refused}");
        fs::write(&key, kept).unwrap();
    }
    assert_eq!(Store::open(&path).await.unwrap().log("t1").await.unwrap().len(), 2);
}

#[tokio::test]
async fn open_secrets_of_an_earlier_version_are_sealed_and_its_links_still_open() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kaupang.sqlite");
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut old = options.journal_mode(SqliteJournalMode::Wal).connect().await.unwrap();
    // What sqlx keeps of the migrations it has run is left out: the schema is made as the first release made it.
    sqlx::raw_sql(include_str!("../../migrations/0001_tables.sql")).execute(&mut old).await.unwrap();
    query("INSERT INTO guests VALUES (1, x'00', 'Anna', 0)").execute(&mut old).await.unwrap();
    query(
        "INSERT INTO tables VALUES ('t1', 'century', 1, '', '', '{\"visibility\":\"public\"}', ?, 1, 'waiting', 0, 0)",
    )
    .bind(SECRET.to_vec())
    .execute(&mut old)
    .await
    .unwrap();
    query("INSERT INTO meta VALUES ('link-key', ?)").bind(vec![9u8; 32]).execute(&mut old).await.unwrap();
    mark_as_migrated(&mut old).await;
    old.close().await.unwrap();
    assert!(contains(&path, &SECRET) && contains(&path, &[9; 32]));

    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.link_key(), [9; 32]);
    assert_eq!(store.table("t1").await.unwrap().unwrap().table.secret, SECRET);
    assert_eq!(store.public_tables(10).await.unwrap().len(), 1);
    store.close().await;
    assert!(!contains(&path, &SECRET) && !contains(&path, &[9; 32]), "nothing of them is left in the file");
}

/// Tells sqlx that the first migration has been run.
async fn mark_as_migrated(connection: &mut sqlx::sqlite::SqliteConnection) {
    use sha2::Digest;
    sqlx::raw_sql(
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL,
         installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL,
         checksum BLOB NOT NULL, execution_time BIGINT NOT NULL)",
    )
    .execute(&mut *connection)
    .await
    .unwrap();
    let checksum = sha2::Sha384::digest(include_str!("../../migrations/0001_tables.sql")).to_vec();
    let insert = query("INSERT INTO _sqlx_migrations VALUES (1, 'tables', CURRENT_TIMESTAMP, 1, ?, 0)");
    insert.bind(checksum).execute(connection).await.unwrap();
}

/// As after an upgrade that was taken back.
#[tokio::test]
async fn tables_of_a_later_program_are_refused_in_words_that_say_so() {
    let (folder, later) = (
        tempfile::tempdir().unwrap(),
        "INSERT INTO _sqlx_migrations VALUES
         (9999, 'later', CURRENT_TIMESTAMP, 1, x'00', 0)",
    );
    let path = folder.path().join("kaupang.sqlite");
    Store::open(&path).await.unwrap().close().await;
    let mut file = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    query(later).execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let refused = Store::open(&path).await.unwrap_err();
    assert!(matches!(refused, StoreError::OtherForm), "{refused}");
}

#[tokio::test]
async fn a_file_that_is_something_else_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let letter = folder.path().join("letter.txt");
    fs::write(&letter, "Dear Anna").unwrap();
    assert!(Store::open(&letter).await.is_err());
    assert_eq!(names(folder.path()), ["letter.txt"]);
    assert_eq!(fs::read(&letter).unwrap(), b"Dear Anna");
}
