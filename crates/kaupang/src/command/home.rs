//! Where the tables are kept: the same words for every command that needs them.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use store::{Home, PostgresAddress, Store};
use words::Value;

use crate::files::{make_folder, named};
use crate::sheet;
use crate::told::{Tell, Told};

/// Where the tables are kept.
#[derive(Debug, Default, Args)]
pub(super) struct HomeArgs {
    /// The file of the tables [default: tables.sqlite in the folder for data]
    #[arg(long, value_name = "FILE", conflicts_with = "database")]
    data: Option<PathBuf>,

    /// Keep the tables in a database of PostgreSQL instead, such as postgres://user@host/database; a password is better
    /// kept in ~/.pgpass than typed here, where others can read it
    #[arg(long, value_name = "ADDRESS")]
    database: Option<PostgresAddress>,

    /// The file with the key of the secrets in that database, the same one for all its servers [default: tables.key in
    /// the folder for data]
    // A file has its key beside it. Without the second word clap forgets the first where there is a file.
    #[arg(long, value_name = "FILE", requires = "database", conflicts_with = "data")]
    key: Option<PathBuf>,
}

impl HomeArgs {
    /// The home that was chosen.
    pub(super) fn home(&self) -> Result<Home> {
        Ok(match &self.database {
            Some(address) => {
                let key = self.key.clone().map_or_else(|| in_folder("tables.key"), Ok)?;
                Home::Postgres { address: address.clone(), key }
            }
            None => Home::File(self.data.clone().map_or_else(|| in_folder("tables.sqlite"), Ok)?),
        })
    }
}

/// Opens the store in a home.
pub(super) async fn open(home: &Home) -> Result<Store> {
    Store::open_at(home).await.tell(|| Told::new("error-tables-open").with("home", named_home(home)))
}

/// A home as it is told to people.
pub(super) fn named_home(home: &Home) -> Value {
    match home {
        Home::File(path) => named(path),
        Home::Postgres { address, .. } => Value::text(address),
    }
}

/// A file in the folder for data, which is made where there is none.
fn in_folder(name: &str) -> Result<PathBuf> {
    let folder = sheet::folder()?;
    make_folder(&folder)?;
    Ok(folder.join(name))
}
