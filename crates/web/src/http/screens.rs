//! The open pages of tables, and what each of them shows: so that streams and answers send only what changed, and what
//! an answer has brought isn't sent by the stream again.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::GuestId;

use crate::http::parts::ShownParts;
use crate::token::{NoRandomness, fresh};

/// All screens of the server, by their keys.
#[derive(Debug, Default)]
pub(crate) struct Screens(Mutex<HashMap<String, Arc<Screen>>>);

/// A page that listens to its table.
#[derive(Debug)]
pub(crate) struct Screen {
    /// What its posts name it by; nobody else knows it.
    pub(crate) key: String,
    table: String,
    guest: Option<GuestId>,
    state: tokio::sync::Mutex<ScreenState>,
}

#[derive(Debug, Default)]
struct ScreenState {
    shown: ShownParts,
    sent: u64,
    /// The version of the page that it shows.
    version: Option<u64>,
    /// The print of the page that the browser was loaded with, until the first page is drawn.
    loaded: Option<String>,
}

/// What brings a screen up to date. Streams and answers may overtake each other, so messages are counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) number: u64,
    pub(crate) text: String,
}

impl Screens {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<Screen>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new screen; `loaded` is the print of what its browser was loaded with.
    pub(crate) fn open(
        &self,
        table: &str,
        guest: Option<GuestId>,
        loaded: Option<String>,
    ) -> Result<Arc<Screen>, NoRandomness> {
        let key = fresh::<16>()?;
        let state = ScreenState { loaded, ..ScreenState::default() };
        let screen =
            Arc::new(Screen { key: key.clone(), table: table.to_owned(), guest, state: state.into() });
        self.all().insert(key, screen.clone());
        Ok(screen)
    }

    pub(crate) fn close(&self, screen: &Screen) {
        self.all().remove(&screen.key);
    }

    /// The screen of that key, if this guest has it open at this table.
    pub(crate) fn find(&self, key: &str, table: &str, guest: GuestId) -> Option<Arc<Screen>> {
        let screen = self.all().get(key).cloned()?;
        (screen.table == table && screen.guest == Some(guest)).then_some(screen)
    }
}

impl Screen {
    /// What brings the screen to the page that `draw` gives, with its version; nothing if it shows that already. Pages
    /// are drawn one after the other, so that an older one never follows a newer one. Where `news` of that version are
    /// to be shown, and an answer has shown them, nothing is drawn.
    pub(crate) async fn turn_to<E>(
        &self,
        news: Option<u64>,
        draw: impl Future<Output = Result<Option<(u64, String)>, E>>,
    ) -> Result<Option<Message>, E> {
        let mut state = self.state.lock().await;
        if news.is_some_and(|news| state.version.is_some_and(|version| version >= news)) {
            return Ok(None);
        }
        let Some((version, page)) = draw.await? else { return Ok(None) };
        state.version = Some(version);
        let mut news = state.shown.turn_to(&page);
        // A screen that was loaded with this very page needs nothing.
        if let Some(loaded) = state.loaded.take()
            && loaded == print_of(&page)
        {
            news = None;
        }
        Ok(news.map(|text| {
            state.sent += 1;
            Message { number: state.sent, text }
        }))
    }
}

/// A short name of a page's text, by which a stream learns what its browser was loaded with.
pub(crate) fn print_of(page: &str) -> String {
    let mut hasher = DefaultHasher::new();
    page.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;

    fn text(text: &str) -> String {
        format!("<main id=\"main\">{text}{}</main>", "x".repeat(200))
    }

    async fn page(version: u64, told: &str) -> Result<Option<(u64, String)>, Infallible> {
        Ok(Some((version, text(told))))
    }

    #[tokio::test]
    async fn messages_are_counted_and_nothing_is_said_twice() {
        let screens = Screens::default();
        let screen = screens.open("table", Some(1), Some(print_of(&text("one")))).unwrap();
        assert_eq!(screen.turn_to(None, page(1, "one")).await.unwrap(), None);
        assert_eq!(screen.turn_to(None, page(2, "two")).await.unwrap().unwrap().number, 1);
        assert_eq!(screen.turn_to(None, page(3, "two")).await.unwrap(), None);
        assert_eq!(screen.turn_to(None, page(4, "three")).await.unwrap().unwrap().number, 2);
    }

    #[tokio::test]
    async fn what_an_answer_has_shown_is_not_even_drawn_for_the_stream() {
        let screens = Screens::default();
        let screen = screens.open("table", Some(1), None).unwrap();
        screen.turn_to(None, page(7, "one")).await.unwrap();
        let never = async { unreachable!("nothing is drawn") };
        assert_eq!(screen.turn_to::<Infallible>(Some(7), never).await.unwrap(), None);
        assert!(screen.turn_to(Some(8), page(8, "two")).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn a_screen_that_was_loaded_with_another_page_gets_all() {
        let screens = Screens::default();
        let screen = screens.open("table", Some(1), Some("old".into())).unwrap();
        assert!(screen.turn_to(None, page(1, "one")).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn a_key_opens_only_ones_own_screen() {
        let screens = Screens::default();
        let screen = screens.open("table", Some(1), None).unwrap();
        assert!(screens.find(&screen.key, "table", 1).is_some());
        assert!(screens.find(&screen.key, "table", 2).is_none());
        assert!(screens.find(&screen.key, "other", 1).is_none());
        screens.close(&screen);
        assert!(screens.find(&screen.key, "table", 1).is_none());
    }
}
