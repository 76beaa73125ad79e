//! Posts that may be repeated: somebody clicks twice, goes back a page, or no answer came.
//!
//! Forms and programs send a key. Who asks for the same with the same key sends the same post ([`PostMark`]), and what
//! it has done is done. A table remembers its own posts (`table/posts.rs`); those that open a table are remembered
//! here. A newcomer who clicks again before the first answer has come is another guest, who gets a table, too.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sha2::{Digest, Sha256};
use store::{Guest, GuestId};
use tokio::sync::OnceCell;
use tokio::time::Instant;

use crate::hall::locked;
use crate::token::hex;

/// A form that is sent again later means another table: somebody has come back to an old page.
const SOON: Duration = Duration::from_secs(60);
/// At most this many openings are remembered.
const REMEMBERED: usize = 1024;

/// What a post of a guest is known by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PostMark {
    pub(crate) guest: GuestId,
    /// Of its key and of what it asks for.
    pub(crate) hash: String,
}

impl PostMark {
    pub(crate) fn new(guest: &Guest, key: &str, wanted: &impl fmt::Debug) -> PostMark {
        let mut hash = Sha256::new();
        hash.update(b"kaupang post 1");
        hash.update((key.len() as u64).to_be_bytes());
        hash.update(key.as_bytes());
        hash.update(format!("{wanted:?}").as_bytes());
        PostMark { guest: guest.id, hash: hex(&hash.finalize()[..16]) }
    }
}

/// The posts that have opened a table in the last minute, or are about to, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Openings(Mutex<VecDeque<Remembered>>);

#[derive(Debug)]
struct Remembered {
    post: PostMark,
    came: Instant,
    table: Arc<OnceCell<String>>,
}

impl Openings {
    /// The table of a post, to be opened by whoever asks first; the others wait for it.
    pub(crate) fn table(&self, post: PostMark) -> Arc<OnceCell<String>> {
        let mut all = locked(&self.0);
        while all.front().is_some_and(|oldest| oldest.came.elapsed() >= SOON) || all.len() >= REMEMBERED {
            all.pop_front();
        }
        if let Some(opening) = all.iter().find(|opening| opening.post == post) {
            return opening.table.clone();
        }
        let table = Arc::<OnceCell<String>>::default();
        all.push_back(Remembered { post, came: Instant::now(), table: table.clone() });
        table
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn anna() -> Guest {
        Guest { id: 1, name: "Anna".to_owned() }
    }

    #[test]
    fn another_guest_another_key_and_something_else_are_other_posts() {
        let post = PostMark::new(&anna(), "k1", &"hello");
        assert_eq!(post, PostMark::new(&anna(), "k1", &"hello"));
        let ben = Guest { id: 2, name: "Anna".to_owned() };
        for other in [
            PostMark::new(&ben, "k1", &"hello"),
            PostMark::new(&anna(), "k2", &"hello"),
            PostMark::new(&anna(), "k1", &"goodbye"),
        ] {
            assert_ne!(post, other);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_form_opens_one_table_and_a_minute_later_another() {
        let openings = Openings::default();
        let post = || PostMark::new(&anna(), "k1", &"century");
        let table = openings.table(post());
        tokio::time::advance(SOON - Duration::from_millis(1)).await;
        assert!(Arc::ptr_eq(&table, &openings.table(post())));
        assert!(!Arc::ptr_eq(&table, &openings.table(PostMark::new(&anna(), "k2", &"century"))));
        tokio::time::advance(Duration::from_millis(1)).await;
        assert!(!Arc::ptr_eq(&table, &openings.table(post())));
    }

    #[test]
    fn so_many_are_remembered_and_no_more() {
        let openings = Openings::default();
        for number in 0..=REMEMBERED {
            openings.table(PostMark::new(&anna(), "k1", &number));
        }
        assert_eq!(locked(&openings.0).len(), REMEMBERED);
    }
}
