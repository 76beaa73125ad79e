//! A PostgreSQL of one's own for tests: in a temporary folder, on a socket in it, gone with the test.
//!
//! It is the one of the system (on Debian the package `postgresql`, which `cargo xtask test` installs where it can). If
//! there is none, tests that want one **fail** and say so; only who sets [`SWITCH`] to `skip` leaves them out, and then
//! each says that it was left out.
//!
//! PostgreSQL does not run as root, so root runs it as the user `postgres`. A shell watches over it: when the test
//! process has ended, in whatever way, the shell's input ends, and it ends PostgreSQL and removes the folder. Signals
//! that end the tests and everything around them don't end the shell: it would leave PostgreSQL behind.

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// The variable that says whether tests with PostgreSQL are left out (`skip`).
pub const SWITCH: &str = "KAUPANG_TEST_POSTGRES";
/// Where Debian has the programs of each version.
const DEBIAN: &str = "/usr/lib/postgresql";
/// The user that owns everything in the database.
const USER: &str = "kaupang";

/// Furnishes the folder, starts PostgreSQL, says so, and ends it all when its input ends.
///
/// What is on the disk survives a process that is killed, so nothing waits for the disk unless it is asked to.
/// After a crash PostgreSQL asks the disk for each of its thousand files whether it is there, unless it is told to ask
/// once for all of them: that took 4 of 4.5 seconds of a recovery.
const WATCH: &str = r#"
set -e
folder=$1 bin=$2 sync=$3; shift 3
cleanup() { "$@" "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$folder"; }
trap 'cleanup "$@"' EXIT
trap '' HUP INT TERM
cd "$folder"
"$@" "$bin/initdb" -D "$folder/data" -U kaupang -A trust -E UTF8 --locale=C --no-sync >"$folder/initdb.log" 2>&1 </dev/null
cat >>"$folder/data/postgresql.conf" <<END
listen_addresses = ''
unix_socket_directories = '$folder'
fsync = $sync
max_connections = 200
shared_buffers = 32MB
END
if [ "$(uname)" = Linux ] && grep -q recovery_init_sync_method "$folder/data/postgresql.conf"; then
  echo "recovery_init_sync_method = syncfs" >>"$folder/data/postgresql.conf"
fi
"$@" "$bin/pg_ctl" -D "$folder/data" -l "$folder/data/log" -w start >/dev/null </dev/null
echo ready
cat >/dev/null
"#;

/// Kills the first process and those that it has started. It is stopped before, so that it starts no more of them; and
/// none of them may be alive when PostgreSQL is to start again, or it finds its memory in use. In containers whose
/// first process doesn't bury the dead they stay as zombies, and PostgreSQL would take the one whose number it noted
/// for another PostgreSQL at work; so its two files with that number go, too, now that they are known to be dead.
const KILL: &str = r#"
set -e
kill -STOP "$1"
all="$1 $(cat "/proc/$1/task/$1/children")"
for process in $all; do kill -KILL "$process" 2>/dev/null || [ ! -e "/proc/$process" ]; done
for process in $all; do
  while grep -qs '^State:.[^ZX]' "/proc/$process/status"; do :; done
done
rm "$2/data/postmaster.pid" "$2"/.s.PGSQL.*.lock
"#;

/// Sends all processes of a PostgreSQL a signal: the first one first, so that it starts no more of them.
const SIGNAL: &str = r#"
kill "-$1" "$2" || exit 1
for process in $(cat "/proc/$2/task/$2/children"); do kill "-$1" "$process" 2>/dev/null; done
exit 0
"#;

/// A PostgreSQL that says nothing until this is dropped.
#[derive(Debug)]
pub struct Frozen(String);

impl Frozen {
    fn signal(&self, signal: &str) {
        let sent = Command::new("sh").args(["-c", SIGNAL, "signal", signal, &self.0]).status();
        assert!(sent.is_ok_and(|sent| sent.success()), "kill -{signal}");
    }
}

impl Drop for Frozen {
    fn drop(&mut self) {
        self.signal("CONT");
    }
}

/// A PostgreSQL at work.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    databases: AtomicU64,
    /// Ends everything when its input ends.
    watch: Child,
}

/// Why there is no PostgreSQL for a test.
#[derive(Debug, thiserror::Error)]
pub enum NoPostgres {
    /// It is not installed.
    #[error(
        "there is no PostgreSQL here, and this test wants one: 'cargo xtask test' installs it, or install the package \
         'postgresql' of your system, or set {SWITCH}=skip to leave out all such tests"
    )]
    Missing,
    /// There is nowhere to put it.
    #[error("no temporary folder can be made: {0}")]
    Folder(#[source] io::Error),
    /// Nothing can watch over it.
    #[error("a shell can't be started: {0}")]
    Shell(#[source] io::Error),
    /// It doesn't run as root.
    #[error("root can't run PostgreSQL, and there is no user 'postgres' who could")]
    User,
    /// It says why itself.
    #[error("PostgreSQL of {} does not start: {said}", programs.display())]
    Start {
        /// The folder with its programs.
        programs: PathBuf,
        /// What it said.
        said: String,
    },
}

/// Whether what is written is on the disk before it is acknowledged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disk {
    /// It is with the system, which survives every process: enough unless the power fails.
    Later,
    /// It is.
    AtOnce,
}

impl Postgres {
    /// The one that the tests of this process share; none if they are left out by the [`SWITCH`].
    ///
    /// # Panics
    /// If there is no PostgreSQL, or it doesn't start: a test that can't be run has failed.
    #[must_use]
    pub fn shared() -> Option<&'static Postgres> {
        static SHARED: OnceLock<Option<Postgres>> = OnceLock::new();
        SHARED.get_or_init(Postgres::own).as_ref()
    }

    /// One that no other test has, to be stopped and killed; none if such tests are left out by the [`SWITCH`].
    ///
    /// # Panics
    /// If there is no PostgreSQL, or it doesn't start: a test that can't be run has failed.
    #[must_use]
    pub fn own() -> Option<Postgres> {
        match env::var(SWITCH).as_deref() {
            Ok("skip") => {
                println!("left out, because {SWITCH}=skip: this test on PostgreSQL");
                None
            }
            Ok(other) => panic!("{SWITCH} may be 'skip' or not set, not '{other}'"),
            Err(_) => Some(Postgres::start(Disk::Later).unwrap_or_else(|error| panic!("{error}"))),
        }
    }

    /// Starts one in a folder of its own.
    ///
    /// # Errors
    /// If there is no PostgreSQL, or it doesn't start.
    pub fn start(disk: Disk) -> Result<Postgres, NoPostgres> {
        let programs = programs().ok_or(NoPostgres::Missing)?;
        let folder = tempfile::Builder::new().prefix("kaupang-postgres-").tempdir();
        // The shell removes it, even if this process is killed.
        let folder = folder.map_err(NoPostgres::Folder)?.keep();
        let (sync, user) = (if disk == Disk::AtOnce { "on" } else { "off" }, as_its_user(&folder)?);
        let mut watch = Command::new("sh")
            .args(["-c", WATCH, "watch"])
            .args([folder.as_os_str(), programs.as_os_str(), sync.as_ref()])
            .args(user)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(NoPostgres::Shell)?;
        let mut line = String::new();
        let read = watch.stdout.as_mut().map(|output| BufReader::new(output).read_line(&mut line));
        if !matches!(read, Some(Ok(_))) || line != "ready\n" {
            let mut said = String::new();
            let _ = watch.stderr.as_mut().map(|errors| errors.read_to_string(&mut said));
            let _ = watch.wait();
            return Err(NoPostgres::Start { programs, said });
        }
        Ok(Postgres { folder, programs, databases: AtomicU64::new(0), watch })
    }

    /// A new, empty database; its address.
    ///
    /// # Panics
    /// If it can't be made.
    #[must_use]
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let made = self.command("createdb").args(["-h"]).arg(&self.folder).args(["-U", USER, &name]).output();
        let made = made.expect("createdb can be started");
        assert!(made.status.success(), "createdb: {}", String::from_utf8_lossy(&made.stderr));
        self.address(&name)
    }

    /// The address of a database.
    #[must_use]
    pub fn address(&self, database: &str) -> String {
        format!("postgres://{USER}@localhost/{database}?host={}", self.folder.display())
    }

    /// A database as text, as PostgreSQL's own program writes it.
    ///
    /// # Panics
    /// If it can't be read.
    #[must_use]
    pub fn dump(&self, address: &str) -> String {
        let dump = self.command("pg_dump").arg(address).output().expect("pg_dump can be started");
        assert!(dump.status.success(), "pg_dump: {}", String::from_utf8_lossy(&dump.stderr));
        String::from_utf8(dump.stdout).expect("a dump is text")
    }

    /// Says something to a database that no server would say.
    ///
    /// # Panics
    /// If the database refuses.
    pub fn say(&self, address: &str, sentence: &str) {
        let mut saying = self.command("psql");
        let said = saying.args(["-X", "-q", "-v", "ON_ERROR_STOP=1", "-c", sentence, address]).output();
        let said = said.expect("psql can be started");
        assert!(said.status.success(), "psql: {}", String::from_utf8_lossy(&said.stderr));
    }

    /// Kills all its processes (`kill -9`), and comes back when they are dead.
    ///
    /// # Panics
    /// If it doesn't run, or can't be killed.
    pub fn crash(&self) {
        let first = self.process().expect("it runs, so there is a file with its number").to_string();
        let mut killing = Command::new("sh");
        killing.args(["-c", KILL, "kill", &first]).arg(&self.folder).stdin(Stdio::null());
        let killed = killing.output().expect("a shell can be started");
        assert!(killed.status.success(), "kill -9: {}", String::from_utf8_lossy(&killed.stderr));
    }

    /// Stops all its processes where they are, as on a machine that hangs: it takes connections and says nothing.
    ///
    /// # Panics
    /// If it doesn't run, or can't be stopped.
    #[must_use]
    pub fn freeze(&self) -> Frozen {
        let first = self.process().expect("it runs, so there is a file with its number").to_string();
        let frozen = Frozen(first);
        frozen.signal("STOP");
        frozen
    }

    /// Starts it again after a crash.
    ///
    /// # Panics
    /// If it doesn't start.
    pub fn start_again(&self) {
        let log = self.folder.join("data/log");
        let log = log.to_str().expect("the folder has a readable name");
        // On a machine that is busy with other things it takes its time to recover.
        self.control(&["-w", "-t", "300", "-l", log, "start"]);
    }

    /// The number of its first process.
    #[must_use]
    pub fn process(&self) -> Option<u32> {
        let file = fs::read_to_string(self.folder.join("data/postmaster.pid")).ok()?;
        file.lines().next()?.trim().parse().ok()
    }

    fn control(&self, what: &[&str]) {
        let user = as_its_user(&self.folder).expect("it was started as that user");
        let program = self.programs.join("pg_ctl");
        let mut command = match user.split_first() {
            Some((first, rest)) => {
                let mut command = Command::new(first);
                command.args(rest).arg(program);
                command
            }
            None => Command::new(program),
        };
        command.arg("-D").arg(self.folder.join("data")).args(what).current_dir(&self.folder);
        // What is started holds on to its output, so nobody may wait for the end of it.
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let done = command.status().expect("pg_ctl can be started");
        assert!(done.success(), "pg_ctl {}: {done}", what.join(" "));
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.stdin(Stdio::null());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        let _ = self.watch.wait();
    }
}

/// The folder with the programs of PostgreSQL: that of the newest version that Debian has here, or one of the `PATH`.
#[must_use]
pub fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().filter_map(Result::ok);
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let debian = versions.map(|entry| entry.path()).max_by_key(version).map(|folder| folder.join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    let has_all =
        |folder: &PathBuf| ["initdb", "pg_ctl", "postgres"].iter().all(|name| folder.join(name).is_file());
    debian.into_iter().chain(env::split_paths(&path)).find(has_all)
}

/// How a command is run as a user that PostgreSQL runs as: as oneself, unless that is root. The folder becomes theirs.
fn as_its_user(folder: &Path) -> Result<Vec<&'static str>, NoPostgres> {
    use std::os::unix::fs::MetadataExt;
    let is_root = fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0);
    if !is_root {
        return Ok(Vec::new());
    }
    let given = Command::new("chown").arg("postgres:").arg(folder).output();
    if !given.as_ref().is_ok_and(|given| given.status.success()) {
        return Err(NoPostgres::User);
    }
    Ok(vec!["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"])
}
