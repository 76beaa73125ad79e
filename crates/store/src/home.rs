//! Where a store lives.

use std::borrow::Cow;
use std::env;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use sqlx::postgres::{PgConnectOptions, PgSslMode};

use crate::secrets::beside;

/// Where a store lives.
#[derive(Debug, Clone)]
pub enum Home {
    /// In one file, which one server at a time has.
    File(PathBuf),
    /// In a database of PostgreSQL, which any number of servers have.
    Postgres {
        /// Where the database is.
        address: PostgresAddress,
        /// The file with the key of the tables' secrets, the same one for all servers.
        key: PathBuf,
    },
}

impl Home {
    /// Where the key of the tables' secrets is.
    #[must_use]
    pub fn key(&self) -> PathBuf {
        match self {
            // The same file by another name has the same key.
            Home::File(path) => beside(&path.canonicalize().unwrap_or_else(|_| path.clone()), ".key"),
            Home::Postgres { key, .. } => key.clone(),
        }
    }
}

/// A file is shown by its path, a database by its address.
impl fmt::Display for Home {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Home::File(path) => write!(f, "{}", path.display()),
            Home::Postgres { address, .. } => address.fmt(f),
        }
    }
}

/// Where a database of PostgreSQL is, as `postgres://USER@HOST/DATABASE`, or
/// `postgres:///DATABASE?host=/FOLDER` for a socket in a folder. What is not said comes from the variables and the
/// file of passwords that all programs of PostgreSQL read (`PGUSER`, `PGPASSWORD`, `~/.pgpass`); a user who is not
/// named is the one who runs the program (`USER`).
#[derive(Clone)]
pub struct PostgresAddress(pub(crate) Box<PgConnectOptions>);

/// Why that is no address of a database.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    /// It is the address of something else.
    #[error("an address such as postgres://user@host/database is wanted")]
    NotPostgres,
    /// There is no TLS in this program.
    #[error(
        "this program speaks to its database without encryption: leave out sslmode, and use a socket, a network of \
         your own or a tunnel"
    )]
    Encrypted,
    /// It can't be read.
    #[error("{0}")]
    Unreadable(String),
}

impl FromStr for PostgresAddress {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<PostgresAddress, BadAddress> {
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(BadAddress::NotPostgres);
        }
        let named = with_user(text, env::var("PGUSER").or_else(|_| env::var("USER")).ok());
        let options: PgConnectOptions =
            named.parse().map_err(|error: sqlx::Error| BadAddress::Unreadable(error.to_string()))?;
        match options.get_ssl_mode() {
            PgSslMode::Disable | PgSslMode::Allow | PgSslMode::Prefer => {
                Ok(PostgresAddress(Box::new(options.ssl_mode(PgSslMode::Disable))))
            }
            PgSslMode::Require | PgSslMode::VerifyCa | PgSslMode::VerifyFull => Err(BadAddress::Encrypted),
        }
    }
}

/// The address with a user: the one that it names, else `login`. The library that connects would take nobody's name.
fn with_user(text: &str, login: Option<String>) -> Cow<'_, str> {
    let (place, query) = text.split_once('?').map_or((text, None), |(place, query)| (place, Some(query)));
    let host = place.split_once("://").map_or(place, |(_, rest)| rest.split('/').next().unwrap_or(rest));
    let is_named = host.contains('@')
        || query.is_some_and(|query| query.split('&').any(|part| part.starts_with("user=")));
    let is_plain =
        |name: &String| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte));
    match login.filter(is_plain) {
        Some(login) if !is_named => {
            let joint = if query.is_some() { '&' } else { '?' };
            Cow::Owned(format!("{text}{joint}user={login}"))
        }
        _ => Cow::Borrowed(text),
    }
}

/// Without the password.
impl fmt::Display for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = &self.0;
        let database = options.get_database().unwrap_or(options.get_username());
        match options.get_socket() {
            Some(folder) => write!(f, "postgres:///{database}?host={}", folder.display()),
            None => write!(f, "postgres://{}:{}/{database}", options.get_host(), options.get_port()),
        }
    }
}

/// Without the password.
impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresAddress({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (text, shown) in [
            ("postgres://anna:hush@db.example.org:5433/kaupang", "postgres://db.example.org:5433/kaupang"),
            ("postgresql://anna:hush@localhost/kaupang?host=/run/pg", "postgres:///kaupang?host=/run/pg"),
        ] {
            let address: PostgresAddress = text.parse().unwrap();
            assert_eq!(address.to_string(), shown);
            assert!(!format!("{address:?}").contains("hush"));
        }
    }

    #[test]
    fn a_user_who_is_not_named_is_the_one_who_runs_the_program() {
        for (text, user) in [
            ("postgres:///kaupang?host=/run/postgresql", "anna"),
            ("postgres://db.example.org/kaupang", "anna"),
            ("postgres://ben@localhost/kaupang?host=/run/postgresql", "ben"),
            ("postgres:///kaupang?user=ben&host=/run/postgresql", "ben"),
        ] {
            let options: PgConnectOptions = with_user(text, Some("anna".into())).parse().unwrap();
            assert_eq!((options.get_username(), options.get_database()), (user, Some("kaupang")), "{text}");
        }
        assert_eq!(with_user("postgres:///kaupang", Some("a&b".into())), "postgres:///kaupang");
        assert_eq!(with_user("postgres:///kaupang", None), "postgres:///kaupang");
    }

    #[test]
    fn what_is_no_address_is_refused_with_a_reason() {
        let refusal = |text: &str| text.parse::<PostgresAddress>().unwrap_err();
        assert_eq!(refusal("tables.sqlite"), BadAddress::NotPostgres);
        assert_eq!(refusal("mysql://localhost/kaupang"), BadAddress::NotPostgres);
        assert_eq!(refusal("postgres://localhost/kaupang?sslmode=require"), BadAddress::Encrypted);
        assert!(matches!(refusal("postgres://localhost:port/kaupang"), BadAddress::Unreadable(_)));
    }
}
