//! `kaupang serve`: the tables in the browser.

use std::future::Future;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;
use std::{env, fs, io};

use anyhow::{Result, bail};
use clap::{Args, value_parser};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use web::{BadProxy, Config, Hall, OperatorKey, Proxy, ProxyAddress};
use words::Value;

use crate::command::home::{self, HomeArgs};
use crate::registry;
use crate::terminal::Terminal;
use crate::told::{Tell, Told};

/// The address where nobody names another: this machine only.
const USUAL: &str = "127.0.0.1:7070";

/// Open the tables in the browser; this happens, too, if no command is given
///
/// Prints a link; whoever opens it can play against bots at once, or open a table for friends. Tables are kept in a
/// file, so that a restart loses nothing. Only this machine can reach the server unless --listen says otherwise; a
/// server that others can reach belongs behind a proxy that speaks HTTPS.
#[derive(Debug, Args)]
pub(super) struct Serve {
    /// Address and port to listen on [default: 127.0.0.1:7070, or another port if that is taken]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,

    #[command(flatten)]
    home: HomeArgs,

    /// A name or address that people type to reach the server; may be given several times, and has to be where others
    /// can reach it
    #[arg(long, value_name = "NAME", value_parser = host_name)]
    host: Vec<String>,

    /// How long bots wait before they move, in milliseconds
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 700, value_parser = value_parser!(u64).range(..=600_000))]
    pace: u64,

    /// How long players may be away before the others choose what happens, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = value_parser!(u64).range(..=31_536_000))]
    grace: u64,

    /// How many posts a second one guest may send
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = value_parser!(u32).range(1..=10_000_000))]
    posts: u32,

    /// How many unfinished tables from one day a guest may have opened
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = value_parser!(u32).range(1..=1_000_000))]
    tables: u32,

    /// How many unfinished tables from one day may have been opened from one address
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = value_parser!(u32).range(1..=1_000_000))]
    tables_per_address: u32,

    /// Pack the log of a table at which nothing has happened for so many days; it can be read and gone on with as
    /// before
    #[arg(long, value_name = "DAYS", value_parser = value_parser!(u32).range(1..=36_500))]
    archive_after: Option<u32>,

    /// How many connections one address may have open at once
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = value_parser!(u32).range(1..=1_000_000))]
    connections: u32,

    /// How many tables one guest may have open in browsers at once
    #[arg(long, value_name = "N", default_value_t = 16, value_parser = value_parser!(u32).range(1..=1_000_000))]
    streams: u32,

    /// Where several servers share a database: how long a table's bots wait for the server that looked after them and
    /// has died, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = value_parser!(u64).range(1..=3600))]
    lease: u64,

    /// Believe the X-Forwarded-Proto and X-Forwarded-For of proxies at these addresses, which set them themselves: such
    /// as 10.0.0.2,192.168.1.0/24; without an address, of those on this machine
    #[arg(long, value_name = "ADDRESSES")]
    trust_proxy: Option<Option<Proxies>>,

    /// A file with a token of at least 16 characters: whoever has it sees, ends and deletes tables and mutes guests at
    /// /operator; nobody but its owner may be able to read the file
    #[arg(long, value_name = "FILE")]
    operator_token_file: Option<PathBuf>,

    /// On how many threads bots think at most [default: one fewer than there are cores]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024))]
    bot_threads: Option<u16>,

    /// For tests only: dice and bots follow this number, so anybody who knows it knows every card to come
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Write the log as JSON lines
    #[arg(long)]
    log_json: bool,
}

impl Default for Serve {
    fn default() -> Serve {
        Serve {
            listen: None,
            home: HomeArgs::default(),
            host: Vec::new(),
            pace: 700,
            grace: 60,
            posts: 20,
            tables: 50,
            tables_per_address: 200,
            archive_after: None,
            connections: 256,
            streams: 16,
            lease: 10,
            trust_proxy: None,
            operator_token_file: None,
            bot_threads: None,
            seed: None,
            log_json: false,
        }
    }
}

/// What answers are given on. One processor is left to what they wait for, the store; where there are two, one thread
/// for all answers spares what several spend on waking each other (`docs/load.md`).
fn runtime() -> io::Result<tokio::runtime::Runtime> {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = processors.saturating_sub(1).max(1);
    tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build()
}

impl Serve {
    pub(super) fn run(self, terminal: &mut Terminal) -> Result<()> {
        self.start_log();
        let runtime = runtime().tell(|| Told::new("error-start"))?;
        let outcome = runtime.block_on(self.serve(terminal));
        // A bot that still thinks is not waited for.
        runtime.shutdown_timeout(Duration::from_secs(1));
        outcome
    }

    /// What the server logs goes to the error output; `KAUPANG_LOG` says how much.
    fn start_log(&self) {
        let filter = env::var("KAUPANG_LOG").unwrap_or_else(|_| "info,sqlx=warn".into());
        // A log on a disk that is full is lost; complaining about that on the same disk would be a panic.
        let log = tracing_subscriber::fmt()
            .with_env_filter(EnvFilter::new(filter))
            .with_writer(std::io::stderr)
            .log_internal_errors(false);
        // A log that was started before stays.
        let _ = if self.log_json { log.json().try_init() } else { log.try_init() };
    }

    async fn serve(self, terminal: &mut Terminal) -> Result<()> {
        if self.host.is_empty() && self.listen.is_some_and(|address| !address.ip().is_loopback()) {
            bail!(Told::new("error-names"));
        }
        let operator = self.operator_token_file.as_deref().map(operator_key).transpose()?;
        let home = self.home.home()?;
        let store = home::open(&home).await?;
        let listener = self.listener().await?;
        let address = listener.local_addr()?;
        let config = Config {
            pace: Duration::from_millis(self.pace),
            grace: Duration::from_secs(self.grace),
            posts_per_second: self.posts,
            tables_per_guest: self.tables,
            connections_per_address: self.connections as usize,
            streams_per_guest: self.streams as usize,
            lease: Duration::from_secs(self.lease),
            hosts: self.hosts(address.ip()),
            operator,
            tables_per_address: self.tables_per_address,
            archive_after: self.archive_after.map(|days| Duration::from_secs(u64::from(days) * 24 * 60 * 60)),
            proxy: match &self.trust_proxy {
                None => Proxy::None,
                Some(None) => Proxy::here(),
                Some(Some(Proxies(addresses))) => Proxy::At(addresses.clone()),
            },
            bot_threads: self.bot_threads.and_then(|threads| NonZeroUsize::new(threads.into())),
            seed: self.seed,
            ..Config::default()
        };
        let hall = Hall::open(store, registry::web_games(), config);
        let address = [("address", Value::Text(format!("http://{address}/")))];
        let words = terminal.words;
        writeln!(terminal.out, "{}", words.say_with("out-open", &address))?;
        writeln!(terminal.out, "{}", words.say_with("out-kept", &[("home", home::named_home(&home))]))?;
        terminal.out.flush()?;
        web::serve(hall, listener, stop()?).await.tell(|| Told::new("error-server"))
    }

    async fn listener(&self) -> Result<TcpListener> {
        if let Some(address) = self.listen {
            return TcpListener::bind(address)
                .await
                .tell(|| Told::new("error-listen").text("address", address));
        }
        match TcpListener::bind(USUAL).await {
            Ok(listener) => Ok(listener),
            // Somebody else is there: any free port does.
            Err(_) => TcpListener::bind("127.0.0.1:0").await.tell(|| Told::new("error-no-port")),
        }
    }

    /// Only its own names are answered, so that no page of another site gets in by a name that leads here.
    fn hosts(&self, address: IpAddr) -> Vec<String> {
        let own = ["localhost", "127.0.0.1", "[::1]"].map(str::to_owned);
        let address = match address {
            IpAddr::V4(address) => address.to_string(),
            IpAddr::V6(address) => format!("[{address}]"),
        };
        own.into_iter().chain([address]).chain(self.host.iter().cloned()).collect()
    }
}

/// The addresses of proxies, between commas.
#[derive(Debug, Clone)]
struct Proxies(Vec<ProxyAddress>);

impl FromStr for Proxies {
    type Err = BadProxy;

    fn from_str(text: &str) -> Result<Proxies, BadProxy> {
        text.split(',').map(|address| address.trim().parse()).collect::<Result<_, _>>().map(Proxies)
    }
}

/// The key of the operator's token, from a file that is its owner's alone.
fn operator_key(file: &Path) -> Result<OperatorKey> {
    let text = fs::read_to_string(file).tell(|| Told::new("error-token-read").file(file))?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(file).tell(|| Told::new("error-token-read").file(file))?.permissions().mode();
        if mode & 0o077 != 0 {
            bail!(Told::new("error-token-mode").file(file));
        }
    }
    // Why it can't, the text says.
    OperatorKey::new(text.trim()).ok().tell(|| Told::new("error-token-use").file(file))
}

/// A name without anything around it.
fn host_name(text: &str) -> Result<String, String> {
    let is_address = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let is_address = is_address.is_some_and(|inner| inner.parse::<Ipv6Addr>().is_ok());
    let is_name =
        text.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_'));
    if is_address || (is_name && !text.is_empty()) {
        return Ok(text.to_owned());
    }
    Err("a name such as play.example.org or an address such as 192.168.1.5 or [2001:db8::1] is wanted, without port".into())
}

/// Ready when the server is to end: Ctrl-C, or the signal to terminate. A second one ends it at once.
#[cfg(unix)]
fn stop() -> Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
        tokio::spawn(async move {
            tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
            // What was acknowledged is on the disk.
            std::process::exit(1);
        });
    })
}

/// Ready when the server is to end: Ctrl-C. A second one ends it at once.
#[cfg(not(unix))]
fn stop() -> Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
        tokio::spawn(async {
            let _ = tokio::signal::ctrl_c().await;
            std::process::exit(1);
        });
    })
}
