//! What a server tells in its log, heard by a test.

use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::subscriber::DefaultGuard;
use tracing::{Dispatch, Event, Metadata, Subscriber};

/// The lines of the log from here on, of what is done on the thread of the test.
#[derive(Clone, Default)]
pub(crate) struct Heard(Arc<Mutex<Vec<String>>>);

impl Heard {
    /// Listens until what comes with it is dropped.
    pub(crate) fn new() -> (Heard, (DefaultGuard, Dispatch)) {
        let heard = Heard::default();
        // While there is only one listener, a line that another test's thread comes to first is kept silent for all,
        // because nobody listens there; of two, each is asked.
        let second = Dispatch::new(heard.clone());
        (heard.clone(), (tracing::subscriber::set_default(heard), second))
    }

    /// The lines that have `text` in them, with level and fields.
    pub(crate) fn with(&self, text: &str) -> Vec<String> {
        let lines = self.0.lock().unwrap();
        lines.iter().filter(|line| line.contains(text)).cloned().collect()
    }
}

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        write!(self.0, " {field}={value:?}").unwrap();
    }
}

impl Subscriber for Heard {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut line = Line(event.metadata().level().to_string());
        event.record(&mut line);
        self.0.lock().unwrap().push(line.0);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}
