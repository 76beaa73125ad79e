//! A disk that is full, and then isn't: what could not be stored is told so, nothing is half there, and the store comes
//! back by itself.
//!
//! The test starts itself again as a process whose files may not grow beyond a limit, which is then lifted.

use std::path::{Path, PathBuf};
use std::process::Command;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use store::{Append, NewTable, Store};

const FILE: &str = "KAUPANG_TEST_FULL_DISK";

fn limit_files(bytes: Option<u64>) {
    let limit = Rlimit { current: bytes, maximum: getrlimit(Resource::Fsize).maximum };
    setrlimit(Resource::Fsize, limit).unwrap();
}

/// The process with the full disk; without its name in the environment there is nothing to do.
#[tokio::test]
async fn within_the_limit() {
    let Some(path) = std::env::var_os(FILE).map(PathBuf::from) else { return };
    let store = Store::open(&path).await.unwrap();
    let guest = store.add_guest(&[1; 32], "Anna").await.unwrap();
    store.add_table(NewTable::new("t1", "century", guest.id, Vec::new()), 10).await.unwrap();
    store.try_to_write().await.unwrap();
    let long = "x".repeat(50_000);

    limit_files(Some(400_000));
    // A file that is opened anew is tidied up first, which may make a little room again.
    let (mut stored, mut refused_in_a_row) = (0, 0);
    while refused_in_a_row < 5 {
        match store.append(Append::new("t1", stored, [&*long])).await {
            Ok(_) => (stored, refused_in_a_row) = (stored + 1, 0),
            Err(refused) => {
                let text = refused.to_string();
                assert!(!refused.is_conflict() && !text.contains("transaction depth"), "{text}");
                refused_in_a_row += 1;
            }
        }
        assert!(stored < 100, "the disk is never full");
    }
    assert_eq!(store.log("t1").await.unwrap().len() as u64, stored, "what was refused is not there");

    limit_files(None);
    store.try_to_write().await.unwrap();
    store.append(Append::new("t1", stored, [&*long])).await.unwrap();
    assert_eq!(store.log("t1").await.unwrap().len() as u64, stored + 1);
    store.close().await;
}

fn run(file: &Path) -> std::process::Output {
    // A file that grows too large is an error to those who ignore the signal; only a shell can be asked to.
    Command::new("sh")
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().unwrap())
        .args(["full_disk::within_the_limit", "--exact", "--nocapture"])
        .env(FILE, file)
        .output()
        .unwrap()
}

#[test]
fn a_full_disk_is_survived() {
    let folder = tempfile::tempdir().unwrap();
    let output = run(&folder.path().join("kaupang.sqlite"));
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && text.contains("1 passed"),
        "{text}{}",
        String::from_utf8_lossy(&output.stderr)
    );
}
