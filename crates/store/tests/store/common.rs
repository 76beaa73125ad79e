//! Homes for stores in tests. The same tests run in both: a file, and a PostgreSQL.

use std::path::PathBuf;

use store::{Home, Store};
use tempfile::TempDir;
use test_postgres::Postgres;

/// An empty home, gone with the test.
pub(crate) struct TestHome {
    pub(crate) folder: TempDir,
    pub(crate) home: Home,
}

impl TestHome {
    pub(crate) fn file() -> TestHome {
        let folder = tempfile::tempdir().unwrap();
        TestHome { home: Home::File(folder.path().join("kaupang.sqlite")), folder }
    }

    /// None if tests with PostgreSQL are left out, which has to be asked for.
    pub(crate) fn postgres() -> Option<TestHome> {
        Postgres::shared().map(TestHome::on)
    }

    pub(crate) fn on(postgres: &Postgres) -> TestHome {
        let folder = tempfile::tempdir().unwrap();
        let key = folder.path().join("kaupang.key");
        let address = postgres.database().parse().unwrap();
        TestHome { home: Home::Postgres { address, key }, folder }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open_at(&self.home).await.expect("the store opens")
    }

    pub(crate) fn key(&self) -> PathBuf {
        match &self.home {
            Home::File(_) => self.folder.path().join("kaupang.sqlite.key"),
            Home::Postgres { key, .. } => key.clone(),
        }
    }
}

/// Runs tests in both homes.
#[macro_export]
macro_rules! in_both_homes {
    ($($name:ident),* $(,)?) => {
        mod in_a_file {
            $(#[tokio::test]
            async fn $name() {
                super::$name(&$crate::common::TestHome::file()).await;
            })*
        }
        mod in_postgres {
            $(#[tokio::test]
            async fn $name() {
                if let Some(home) = $crate::common::TestHome::postgres() {
                    super::$name(&home).await;
                }
            })*
        }
    };
}
