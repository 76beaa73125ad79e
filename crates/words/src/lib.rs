//! What people read, in four languages.
//!
//! The texts are the Fluent files of `locales`, a folder a language, with the same keys in the same order; English is
//! their source. [`Words`] says them: a text that a language lacks is said in English, and a test finds it.
//!
//! What is put into a sentence is a [`Value`]: a name that people chose, a number, or a [`Thing`], which is the key of
//! a component's text. The sentence asks for the form that it needs, so that grammar stays in the Fluent files:
//!
//! ```ftl
//! pr-good-corn = maís
//!     .dative = maís
//! pr-tell-ship = { $who } skipar út { FORM($good, "dative") }.
//! ```
//!
//! - `FORM($what, "accusative")` is the attribute `accusative` of what `$what` names, or its plain text if there is
//!   none. Of a list it is that form of each part; a part that is counted takes `plural-accusative` where the count is
//!   not `one`, or `plural` if that is all there is.
//! - `ARTICLE($what)` is the Hungarian article, `a` or `az`; `ARTICLE($what, "start")` begins a sentence.

mod article;
mod bundles;
mod choice;
mod number;
mod objection;
mod refusal;
mod value;
mod words;

pub use choice::wished;
pub use objection::objection;
pub use refusal::refusal;
pub use value::{Thing, Value};
pub use words::Words;
