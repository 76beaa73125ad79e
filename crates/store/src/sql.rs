//! One way to ask two databases: the same sentences of SQL, with the same values, go to SQLite and to PostgreSQL.
//!
//! What both understand is a large part of SQL: numbered values (`$1`), `ON CONFLICT`, `RETURNING`,
//! `IS NOT DISTINCT FROM`. Numbers are of 64 bits in both. Where the two differ, a home does it in a file of its own.

use sqlx::postgres::{PgArguments, PgConnection, PgPool, PgRow};
use sqlx::sqlite::{SqliteArguments, SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Connection, Decode, Executor, Postgres, Row as _, Sqlite, Type, query};

use crate::error::StoreError;

/// A value of a sentence.
#[derive(Debug, Clone, Copy)]
pub(crate) enum SqlValue<'v> {
    Number(Option<i64>),
    Text(Option<&'v str>),
    Bytes(&'v [u8]),
}

impl From<i64> for SqlValue<'_> {
    fn from(number: i64) -> Self {
        SqlValue::Number(Some(number))
    }
}

impl From<u32> for SqlValue<'_> {
    fn from(number: u32) -> Self {
        SqlValue::Number(Some(number.into()))
    }
}

impl From<Option<i64>> for SqlValue<'_> {
    fn from(number: Option<i64>) -> Self {
        SqlValue::Number(number)
    }
}

impl<'v> From<&'v str> for SqlValue<'v> {
    fn from(text: &'v str) -> Self {
        SqlValue::Text(Some(text))
    }
}

impl<'v> From<&'v String> for SqlValue<'v> {
    fn from(text: &'v String) -> Self {
        SqlValue::Text(Some(text))
    }
}

impl<'v> From<Option<&'v str>> for SqlValue<'v> {
    fn from(text: Option<&'v str>) -> Self {
        SqlValue::Text(text)
    }
}

impl<'v> From<&'v [u8; 32]> for SqlValue<'v> {
    fn from(bytes: &'v [u8; 32]) -> Self {
        SqlValue::Bytes(bytes)
    }
}

/// The values of a sentence, whatever they are.
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::sql::SqlValue::from($value)),*] };
}
pub(crate) use values;

type InFile = sqlx::query::Query<'static, Sqlite, SqliteArguments>;
type OnServer = sqlx::query::Query<'static, Postgres, PgArguments>;

fn in_file(sql: &'static str, values: &[SqlValue<'_>]) -> InFile {
    values.iter().fold(query(sql), |query, value| match *value {
        SqlValue::Number(number) => query.bind(number),
        SqlValue::Text(text) => query.bind(text.map(str::to_owned)),
        SqlValue::Bytes(bytes) => query.bind(bytes.to_owned()),
    })
}

fn on_server(sql: &'static str, values: &[SqlValue<'_>]) -> OnServer {
    values.iter().fold(query(sql), |query, value| match *value {
        SqlValue::Number(number) => query.bind(number),
        SqlValue::Text(text) => query.bind(text),
        SqlValue::Bytes(bytes) => query.bind(bytes),
    })
}

/// Whether PostgreSQL can look for that: no text that it keeps has a NUL in it, so none is like one that has.
fn can_be_there(values: &[SqlValue<'_>]) -> bool {
    !values.iter().any(|value| matches!(value, SqlValue::Text(Some(text)) if text.contains('\0')))
}

/// What comes back.
pub(crate) enum Row {
    InFile(SqliteRow),
    OnServer(PgRow),
}

/// What a column can be read as, in both databases.
pub(crate) trait Field:
    for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>
{
}

impl<T> Field for T where
    T: for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>
{
}

impl Row {
    /// A column by its number.
    pub(crate) fn get<T: Field>(&self, column: usize) -> Result<T, StoreError> {
        Ok(match self {
            Row::InFile(row) => row.try_get(column)?,
            Row::OnServer(row) => row.try_get(column)?,
        })
    }

    /// A column with a number that is not negative and fits.
    pub(crate) fn number<T: TryFrom<i64>>(&self, column: usize) -> Result<T, StoreError> {
        let number: i64 = self.get(column)?;
        T::try_from(number).map_err(|_| StoreError::BadNumber(number))
    }

    /// A column with 32 bytes.
    pub(crate) fn bytes(&self, column: usize) -> Result<[u8; 32], StoreError> {
        let bytes: Vec<u8> = self.get(column)?;
        bytes.try_into().map_err(|_| StoreError::BadSecret)
    }
}

/// A connection to one of the two.
#[derive(Debug)]
pub(crate) enum Link {
    InFile(SqliteConnection),
    OnServer(PgConnection),
}

impl Link {
    /// Carries out a sentence; how many rows it changed.
    pub(crate) async fn execute(
        &mut self,
        sql: &'static str,
        values: &[SqlValue<'_>],
    ) -> Result<u64, StoreError> {
        Ok(match self {
            Link::InFile(link) => in_file(sql, values).execute(link).await?.rows_affected(),
            Link::OnServer(link) => on_server(sql, values).execute(link).await?.rows_affected(),
        })
    }

    /// Carries out a sentence without values, or several of them.
    pub(crate) async fn say(&mut self, sql: &'static str) -> Result<(), StoreError> {
        match self {
            Link::InFile(link) => link.execute(sqlx::raw_sql(sql)).await.map(drop)?,
            Link::OnServer(link) => link.execute(sqlx::raw_sql(sql)).await.map(drop)?,
        }
        Ok(())
    }

    /// The row that comes back, if one does.
    pub(crate) async fn row(
        &mut self,
        sql: &'static str,
        values: &[SqlValue<'_>],
    ) -> Result<Option<Row>, StoreError> {
        Ok(match self {
            Link::InFile(link) => in_file(sql, values).fetch_optional(link).await?.map(Row::InFile),
            Link::OnServer(link) => on_server(sql, values).fetch_optional(link).await?.map(Row::OnServer),
        })
    }

    /// The row that always comes back.
    pub(crate) async fn one(
        &mut self,
        sql: &'static str,
        values: &[SqlValue<'_>],
    ) -> Result<Row, StoreError> {
        self.row(sql, values).await?.ok_or_else(|| sqlx::Error::RowNotFound.into())
    }

    /// The rows that come back.
    pub(crate) async fn rows(
        &mut self,
        sql: &'static str,
        values: &[SqlValue<'_>],
    ) -> Result<Vec<Row>, StoreError> {
        Ok(match self {
            Link::InFile(link) => rows_in_file(in_file(sql, values).fetch_all(link).await?),
            Link::OnServer(link) => rows_on_server(on_server(sql, values).fetch_all(link).await?),
        })
    }

    /// Begins to write: all that follows happens, or nothing of it.
    pub(crate) async fn begin(&mut self) -> Result<(), StoreError> {
        match self {
            // From the start nobody else writes, so that nothing has to be given up in the middle.
            Link::InFile(_) => self.say("BEGIN IMMEDIATE").await,
            Link::OnServer(_) => self.say("BEGIN").await,
        }
    }

    /// Begins to read: all that follows is of one moment.
    pub(crate) async fn begin_to_read(&mut self) -> Result<(), StoreError> {
        match self {
            Link::InFile(_) => self.say("BEGIN").await,
            Link::OnServer(_) => self.say("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await,
        }
    }

    /// Lets happen what was said since the beginning.
    pub(crate) async fn commit(&mut self) -> Result<(), StoreError> {
        self.say("COMMIT").await
    }

    /// Ends the connection in good order.
    pub(crate) async fn close(self) {
        // Whoever no longer answers has ended it already.
        let _ = match self {
            Link::InFile(link) => link.close().await,
            Link::OnServer(link) => link.close().await,
        };
    }
}

/// Connections for those who only read.
#[derive(Debug, Clone)]
pub(crate) enum Readers {
    InFile(SqlitePool),
    OnServer(PgPool),
}

impl Readers {
    pub(crate) async fn row(
        &self,
        sql: &'static str,
        values: &[SqlValue<'_>],
    ) -> Result<Option<Row>, StoreError> {
        Ok(match self {
            Readers::InFile(pool) => in_file(sql, values).fetch_optional(pool).await?.map(Row::InFile),
            Readers::OnServer(_) if !can_be_there(values) => None,
            Readers::OnServer(pool) => on_server(sql, values).fetch_optional(pool).await?.map(Row::OnServer),
        })
    }

    pub(crate) async fn rows(
        &self,
        sql: &'static str,
        values: &[SqlValue<'_>],
    ) -> Result<Vec<Row>, StoreError> {
        Ok(match self {
            Readers::InFile(pool) => rows_in_file(in_file(sql, values).fetch_all(pool).await?),
            Readers::OnServer(_) if !can_be_there(values) => Vec::new(),
            Readers::OnServer(pool) => rows_on_server(on_server(sql, values).fetch_all(pool).await?),
        })
    }

    pub(crate) async fn close(&self) {
        match self {
            Readers::InFile(pool) => pool.close().await,
            Readers::OnServer(pool) => pool.close().await,
        }
    }
}

fn rows_in_file(rows: Vec<SqliteRow>) -> Vec<Row> {
    rows.into_iter().map(Row::InFile).collect()
}

fn rows_on_server(rows: Vec<PgRow>) -> Vec<Row> {
    rows.into_iter().map(Row::OnServer).collect()
}
