//! The table in the browser: tables as tasks, pages and boards from views, streams, and a JSON interface.
//!
//! The program says which [`Games`] there are and opens a [`Hall`]; [`router`] has all addresses and [`serve`] answers
//! until it is told to stop. The way of a move, from click to every browser:
//!
//! 1. The page posts a form with the action's notation and the state number that it answers.
//! 2. The guard looks where the post comes from and how many there were; the cookie tells who it is.
//! 3. The table's task takes it from its queue: is it the guest's seat, is the number the current one, do the rules
//!    allow it? If not, the page comes back with a sentence and the rule.
//! 4. The step, and the chance and forced steps that follow, are stored. Only then the sender is answered.
//! 5. The table tells its streams that there is news. All but the sender's, whose answer was the page, ask for the page
//!    as their own viewer may see it, and the script morphs in what is new.
//!
//! **Invariant:** what is in a table's log is stored before anybody sees it. **Invariant:** a page is drawn from a
//! view, never from a state.

mod assets;
pub mod board;
mod cover;
mod entry;
mod erasing;
mod examples;
mod games;
mod guide;
mod hall;
mod housekeeping;
mod http;
mod metrics;
mod muting;
mod names;
mod object_text;
mod operator;
mod page;
mod play;
mod proxy;
mod repeated;
mod review;
mod server;
mod session;
pub mod settings;
mod statistics;
mod table;
mod tags;
#[cfg(test)]
mod test_headers;
#[cfg(test)]
#[path = "../tests/web/reading.rs"]
mod test_reading;
mod token;
mod turnstile;
mod upload;
mod workshop;

pub use crate::board::WebBoard;
pub use crate::games::Games;
pub use crate::hall::{Config, Hall};
pub use crate::http::router;
pub use crate::operator::{BadToken, OperatorKey};
pub use crate::proxy::{BadProxy, Proxy, ProxyAddress};
pub use crate::server::serve;
