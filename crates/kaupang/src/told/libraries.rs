//! Errors of the libraries below, each of which is told in the reader's language.

use std::error::Error;

use arena::balance::BalanceError;
use arena::{JournalError, NoThreads, SelfPlayError};
use bots::BadBot;
use bots::net::BadNet;
use game::BadOption;
use game::position::objection_of;
use store::moving::{LineFault, MoveError, StoreFault};
use store::{FileFault, Gap, StoreError};
use words::{Thing, Value};

use super::system;
use crate::files::named;

/// What a library's error says, as a thing to say; nothing if it is none that is known here.
pub(super) fn told(cause: &(dyn Error + 'static)) -> Option<Thing> {
    if let Some(bad) = cause.downcast_ref::<BadOption>() {
        return Some(words::objection(&bad.clone().into()));
    }
    if let Some(bad) = cause.downcast_ref::<BadNet>() {
        return Some(words::objection(&bad.into()));
    }
    cause
        .downcast_ref::<BadBot>()
        .map(bad_bot)
        .or_else(|| cause.downcast_ref::<StoreError>().map(store_error))
        .or_else(|| cause.downcast_ref::<MoveError>().map(move_error))
        .or_else(|| cause.downcast_ref::<JournalError>().map(journal_error))
        .or_else(|| cause.downcast_ref::<BalanceError>().map(balance_error))
        .or_else(|| cause.downcast_ref::<SelfPlayError>().map(selfplay_error))
        .or_else(|| cause.downcast_ref::<NoThreads>().map(no_threads))
}

fn bad_bot(bad: &BadBot) -> Thing {
    match bad {
        BadBot::Unknown { name, known } => {
            Thing::new("error-no-bot").with("name", name.as_str()).with("known", *known)
        }
        BadBot::NoSettings { name, setting } => {
            Thing::new("error-bot-settings").with("name", name.as_str()).with("setting", setting.as_str())
        }
        BadBot::Setting { setting, expected } => Thing::new("error-bot-setting")
            .with("setting", setting.as_str())
            .with("expected", words::objection(expected)),
        BadBot::Count { found, seats } => {
            Thing::new("error-bot-count").with("found", *found).with("seats", *seats)
        }
    }
}

/// What the operating system says: in the reader's language where it is known, else quoted.
pub(super) fn system_says(error: &std::io::Error) -> Thing {
    match system(error) {
        Some(key) => Thing::new(key),
        None => Thing::new("system-says").with("said", Value::text(error)),
    }
}

fn store_error(error: &StoreError) -> Thing {
    let of = |key, table: &String| Thing::new(key).with("table", table.as_str());
    match error {
        StoreError::Conflict { table, number } => {
            of("store-conflict", table).with("number", Value::text(number))
        }
        StoreError::Leased { table, left } => {
            of("store-leased", table).with("time", Value::text(left.as_millis()))
        }
        StoreError::LeaseLost { table } => of("store-lease-lost", table),
        StoreError::TooManyTables { most } => Thing::new("store-many-tables").with("most", *most),
        StoreError::TooManyFromAddress { most } => Thing::new("store-many-from-address").with("most", *most),
        StoreError::TooOften { wait } => {
            Thing::new("store-too-often").with("time", Value::text(wait.as_millis()))
        }
        StoreError::BadPack { table } => of("store-bad-pack", table),
        StoreError::Hushed => Thing::new("store-hushed"),
        StoreError::Closed => Thing::new("store-closed"),
        StoreError::InUse => Thing::new("store-in-use"),
        StoreError::File { path, fault } => {
            Thing::new("store-file").with("file", named(path)).with("reason", file_fault(fault))
        }
        StoreError::NoRandomness(error) => Thing::new("store-no-randomness").with("said", Value::text(error)),
        StoreError::MissingEntry { table, number } => {
            of("store-missing-entry", table).with("number", Value::text(number))
        }
        StoreError::UnknownPhase(phase) => Thing::new("store-no-phase").with("phase", phase.as_str()),
        StoreError::BadSecret => Thing::new("store-bad-secret"),
        StoreError::OtherForm => Thing::new("store-other-form"),
        StoreError::Gap(gap) => missing(gap),
        StoreError::BadNumber(number) => Thing::new("store-bad-number").with("number", Value::text(number)),
        StoreError::NoAnswer => Thing::new("store-no-answer"),
        StoreError::Database(error) => Thing::new("store-database").with("said", Value::text(error)),
        StoreError::Migration(error) => Thing::new("store-database").with("said", Value::text(error)),
    }
}

fn file_fault(fault: &FileFault) -> Value {
    match fault {
        FileFault::System(error) => system_says(error).into(),
        FileFault::NoTables => Thing::new("store-no-tables").into(),
        FileFault::NoKeys => Thing::new("store-no-keys").into(),
        FileFault::OtherKeys => Thing::new("store-other-keys").into(),
    }
}

fn missing(gap: &Gap) -> Thing {
    let of = |key, table: &String, expected: &i64, found: &i64| {
        let numbered = Thing::new(key).with("table", table.as_str()).with("expected", Value::text(expected));
        numbered.with("found", Value::text(found))
    };
    match gap {
        Gap::Phase(phase) => Thing::new("store-no-phase").with("phase", phase.as_str()),
        Gap::Seat { table, expected, found } => of("store-seat-gap", table, expected, found),
        Gap::Entry { table, expected, found } => of("store-entry-gap", table, expected, found),
    }
}

fn move_error(error: &MoveError) -> Thing {
    match error {
        MoveError::Store(error) => store_error(error),
        MoveError::Line { number, reason } => {
            Thing::new("store-line").with("line", Value::text(number)).with("reason", line_fault(reason))
        }
        MoveError::Input { number, error } => Thing::new("store-line-unread")
            .with("line", Value::text(number))
            .with("reason", system_says(error)),
        MoveError::Output(error) => Thing::new("store-unwritten").with("reason", system_says(error)),
        MoveError::NotEmpty => Thing::new("store-not-empty"),
        MoveError::OtherKey { key } => Thing::new("store-other-key").with("file", named(key)),
        MoveError::InTheWay(path) => Thing::new("store-in-the-way").with("file", named(path)),
    }
}

fn line_fault(fault: &LineFault) -> Thing {
    match fault {
        LineFault::NoLines => Thing::new("store-no-lines"),
        LineFault::NoHead => Thing::new("store-no-head"),
        LineFault::OtherVersion { found, known } => Thing::new("store-other-version")
            .with("found", Value::text(found))
            .with("known", Value::text(known)),
        LineFault::NoEnd => Thing::new("store-no-end"),
        LineFault::AfterEnd => Thing::new("store-after-end"),
        LineFault::OtherCount { told, came } => {
            Thing::new("store-other-count").with("told", *told).with("came", *came)
        }
        LineFault::OtherSum => Thing::new("store-other-sum"),
        LineFault::TooLong => Thing::new("store-too-long"),
        LineFault::CutOff => Thing::new("store-cut-off"),
        LineFault::NotUtf8 => Thing::new("store-not-utf8"),
        LineFault::Json { column, said } => {
            let said = words::objection(&objection_of(said));
            Thing::new("store-json").with("column", Value::text(column)).with("said", said)
        }
        LineFault::Store(error) => store_error(error),
    }
}

/// Something that is wrong in a store, as a thing to say.
pub(crate) fn store_fault(fault: &StoreFault) -> Thing {
    let of = |key, table: &String| Thing::new(key).with("table", table.as_str());
    match fault {
        StoreFault::NoKey(key) => Thing::new("store-no-key").with("file", named(key)),
        StoreFault::Key(error) => store_error(error),
        StoreFault::LogTwice { table } => of("store-log-twice", table),
        StoreFault::OtherLength { table, told } => of("store-other-length", table).with("told", *told),
        StoreFault::OfTable { table, gap } => of("store-of-table", table).with("reason", missing(gap)),
        StoreFault::Gap(gap) => missing(gap),
        StoreFault::Row { kind, error } => {
            Thing::new("store-row").with("what", kind.as_str()).with("reason", store_error(error))
        }
        StoreFault::File(said) => Thing::new("store-file-says").with("said", said.as_str()),
        StoreFault::Orphan { of, to } => {
            Thing::new("store-orphan").with("what", of.as_str()).with("other", to.as_str())
        }
        StoreFault::More(count) => Thing::new("store-more").with("count", *count),
    }
}

fn journal_error(error: &JournalError) -> Thing {
    match error {
        JournalError::File { path, error } => {
            Thing::new("error-journal").with("file", named(path)).with("reason", system_says(error))
        }
        JournalError::Other { path } => Thing::new("error-other-journal").with("file", named(path)),
        JournalError::Threads(error) => no_threads(error),
    }
}

fn balance_error(error: &BalanceError) -> Thing {
    match error {
        BalanceError::Faults(faults) => Thing::new("error-map-faults").with("count", faults.faults.len()),
        BalanceError::NoSection { section } => {
            Thing::new("error-no-section").with("section", section.as_str())
        }
        BalanceError::NoFirstPost { color } => Thing::new("error-no-first-post").with("color", *color),
        BalanceError::NotKept => Thing::new("error-not-kept"),
        BalanceError::NoCity { name } => Thing::new("error-no-violet-city").with("name", name.as_str()),
        BalanceError::NoColor { name } => Thing::new("error-no-color").with("name", name.as_str()),
        BalanceError::Threads(error) => no_threads(error),
    }
}

fn selfplay_error(error: &SelfPlayError) -> Thing {
    match error {
        SelfPlayError::NoThreads(error) => no_threads(error),
        SelfPlayError::Unwritable { path, error } => {
            Thing::new("error-unwritable").with("file", named(path)).with("reason", system_says(error))
        }
    }
}

fn no_threads(error: &NoThreads) -> Thing {
    Thing::new("error-no-threads").with("count", error.threads)
}
