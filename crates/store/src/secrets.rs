//! The secrets of the tables, in a file of their own, not in the database.
//!
//! Whoever gets a copy of the database, to look into a fault or to count games, must not learn the dice of games under
//! way or the links of seats. So the database has the tables' secrets sealed only, and the key to them, as the key of
//! the seat links, is in the file `….key`. Beside a database in a file it also says who is at work: a server holds its
//! lock as long as it runs.

use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use tokio::time::{Instant, sleep};

use crate::error::{FileFault, StoreError};

/// What the file begins with, for whoever finds it.
const HEADING: &str =
    "# The secrets of the tables in the file beside this one: keep them to yourself, and keep both together.";

/// A file that nobody but its owner may read, held by one server alone where the database is a file.
#[derive(Debug)]
pub(crate) struct KeyFile {
    path: PathBuf,
    file: File,
}

/// The secrets of a store.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secrets {
    /// Seals what is stored of the tables' secrets.
    seal: [u8; 32],
    /// The key of the seat links.
    pub(crate) links: [u8; 32],
}

/// Secrets are never shown.
impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secrets(…)")
    }
}

impl Secrets {
    /// New secrets; seat links that were given out before keep their key.
    pub(crate) fn fresh(links: Option<[u8; 32]>) -> Result<Secrets, StoreError> {
        let random = || {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)?;
            Ok::<_, StoreError>(bytes)
        };
        Ok(Secrets { seal: random()?, links: links.map_or_else(random, Ok)? })
    }

    /// Seals a table's secret, and opens a sealed one: it is added to a pad that only the key and the table make.
    pub(crate) fn seal(&self, table: &str, secret: [u8; 32]) -> [u8; 32] {
        let pad = keyed_hash(&self.seal, &[b"secret of table ", table.as_bytes()]);
        std::array::from_fn(|place| secret[place] ^ pad[place])
    }

    /// What the database knows the key by.
    pub(crate) fn mark(&self) -> [u8; 32] {
        keyed_hash(&self.seal, &[b"mark"])
    }

    /// The secrets in a key file, if there is one; nobody is asked for it.
    pub(crate) fn peek(path: &Path) -> Result<Option<Secrets>, StoreError> {
        match fs::read_to_string(path) {
            Ok(text) if text.is_empty() => Ok(None),
            Ok(text) => {
                let unreadable = || StoreError::file(path, FileFault::NoKeys);
                Secrets::parse(&text).ok_or_else(unreadable).map(Some)
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(StoreError::file(path, error)),
        }
    }

    /// Puts the secrets into a new key file.
    pub(crate) fn put_down(&self, path: &Path) -> Result<(), StoreError> {
        KeyFile::share(path)?.write(self)
    }

    fn text(&self) -> String {
        format!("{HEADING}\nseal {}\nlinks {}\n", hex(&self.seal), hex(&self.links))
    }

    fn parse(text: &str) -> Option<Secrets> {
        let field = |name: &str| {
            let mut lines = text.lines().filter_map(|line| line.split_once(' '));
            unhex(lines.find(|(word, _)| *word == name)?.1)
        };
        Some(Secrets { seal: field("seal")?, links: field("links")? })
    }
}

/// How long somebody who has the file is waited for.
const PATIENCE: Duration = Duration::from_millis(500);

impl KeyFile {
    /// Opens the key file of a database, or makes an empty one, and holds it. Somebody who is just leaving is waited
    /// for: a program that this process or another one is starting has all open files for a moment.
    pub(crate) async fn hold(database: &Path) -> Result<KeyFile, StoreError> {
        // The same file under another name is the same file.
        let database = fs::canonicalize(database).map_err(|error| StoreError::file(database, error))?;
        let path = beside(&database, ".key");
        let file = open_private(&path)?;
        let begun = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(KeyFile { path, file }),
                Err(TryLockError::WouldBlock) if begun.elapsed() < PATIENCE => sleep(PATIENCE / 50).await,
                Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
                Err(TryLockError::Error(error)) => return Err(StoreError::file(&path, error)),
            }
        }
    }

    /// Opens a key file that several servers have, or makes an empty one.
    pub(crate) fn share(path: &Path) -> Result<KeyFile, StoreError> {
        Ok(KeyFile { path: path.to_owned(), file: open_private(path)? })
    }

    /// The secrets in the file; none if it is empty.
    pub(crate) fn read(&mut self) -> Result<Option<Secrets>, StoreError> {
        let mut text = String::new();
        let read = self.file.rewind().and_then(|()| self.file.read_to_string(&mut text));
        read.map_err(|error| StoreError::file(&self.path, error))?;
        if text.is_empty() {
            return Ok(None);
        }
        let unreadable = || StoreError::file(&self.path, FileFault::NoKeys);
        Secrets::parse(&text).ok_or_else(unreadable).map(Some)
    }

    /// Puts secrets into an empty file, on the disk.
    pub(crate) fn write(&mut self, secrets: &Secrets) -> Result<(), StoreError> {
        let text = secrets.text();
        let written = self.file.rewind().and_then(|()| self.file.write_all(text.as_bytes()));
        let stored = written.and_then(|()| self.file.sync_all());
        stored.map_err(|error| StoreError::file(&self.path, error))
    }

    /// The key that the database was sealed with is not there.
    pub(crate) fn missing(&self) -> StoreError {
        StoreError::file(&self.path, FileFault::OtherKeys)
    }
}

/// The path of a file that goes with another.
pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(suffix);
    path.into()
}

/// Opens a file for reading and writing that nobody but its owner may read from then on; makes it where there is none.
pub(crate) fn open_private(path: &Path) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path).map_err(|error| StoreError::file(path, error))?;
    keep_private(path)?;
    Ok(file)
}

/// Takes away everybody else's right to a file that may be there.
pub(crate) fn keep_private(path: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let Ok(metadata) = fs::metadata(path) else { return Ok(()) };
        if metadata.is_file() && metadata.permissions().mode() & 0o077 != 0 {
            let private = fs::Permissions::from_mode(0o600);
            fs::set_permissions(path, private).map_err(|error| StoreError::file(path, error))?;
        }
    }
    Ok(())
}

/// HMAC-SHA-256.
fn keyed_hash(key: &[u8; 32], parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Hmac::<Sha256>::new_from_slice(key).expect("a key may have any length");
    parts.iter().for_each(|part| hash.update(part));
    hash.finalize().into_bytes().into()
}

pub(crate) fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.trim().as_bytes();
    let (pairs, []) = digits.as_chunks::<2>() else { return None };
    let digit = |digit: u8| char::from(digit).to_digit(16);
    let bytes: Option<Vec<u8>> =
        pairs.iter().map(|&[high, low]| u8::try_from(16 * digit(high)? + digit(low)?).ok()).collect();
    bytes?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keyed_hash_is_hmac_sha_256() {
        // RFC 4231, the second case, its key filled up with zeros as the standard fills it.
        let mut key = [0; 32];
        key[..4].copy_from_slice(b"Jefe");
        let hash = keyed_hash(&key, &[b"what do ya want ", b"for nothing?"]);
        assert_eq!(hex(&hash), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    }

    #[test]
    fn what_is_sealed_opens_with_its_key_and_its_table_only() {
        let secrets = Secrets { seal: [1; 32], links: [2; 32] };
        let sealed = secrets.seal("t1", [7; 32]);
        assert_ne!(sealed, [7; 32]);
        assert_eq!(secrets.seal("t1", sealed), [7; 32]);
        assert_ne!(secrets.seal("t2", sealed), [7; 32]);
        assert_ne!(Secrets { seal: [3; 32], ..secrets.clone() }.seal("t1", sealed), [7; 32]);
    }

    #[tokio::test]
    async fn who_waits_for_the_file_keeps_nobody_on_the_thread_from_leaving_it() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("tables.sqlite");
        fs::write(&database, "").unwrap();
        let first = KeyFile::hold(&database).await.unwrap();
        // The second asks first; the file is free only when the thread comes to what stands behind it.
        let (second, ()) = tokio::join!(biased; KeyFile::hold(&database), async { drop(first) });
        let second = second.unwrap();
        assert!(matches!(KeyFile::hold(&database).await, Err(StoreError::InUse)), "one at a time");
        drop(second);
    }

    #[test]
    fn a_file_of_keys_reads_back_and_nothing_else_does() {
        let secrets = Secrets { seal: [0xab; 32], links: [0x01; 32] };
        assert_eq!(Secrets::parse(&secrets.text()), Some(secrets.clone()));
        assert_eq!(format!("{secrets:?}"), "Secrets(…)");
        for text in ["", "seal 12\nlinks 12", "seal xyz", "links é"] {
            assert_eq!(Secrets::parse(text), None, "{text}");
        }
    }
}
