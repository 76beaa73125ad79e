//! Posts at a table that are repeated are done once.
//!
//! The page draws a key into its forms ([`Posts::next_key`]); the script and programs have keys of their own.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use store::{Guest, GuestId};

use crate::hall::locked;
use crate::repeated::PostMark;
use crate::table::refusal::Outcome;
use crate::table::{Deed, Done, Table};

/// At most this many posts of each sort are remembered.
const REMEMBERED: usize = 64;
/// At most of this many tables.
const TABLES: usize = 1024;

/// The last posts that were done at a table.
#[derive(Debug, Default)]
pub(crate) struct Posts {
    /// Those that went on from a position. Its number sees to it that they are done once; they are remembered only so
    /// that the answer to a repeated one doesn't say that the table has moved on.
    steps: VecDeque<PostMark>,
    others: VecDeque<PostMark>,
}

/// The posts of the tables that were awake last. They outlive the tasks, so that a table whose task failed after it had
/// stored something, and before it answered, doesn't do it again; they end with the server.
#[derive(Debug, Default)]
pub(crate) struct PostsOfTables(Mutex<VecDeque<(String, Arc<Mutex<Posts>>)>>);

impl PostsOfTables {
    /// Those of a table.
    pub(crate) fn of(&self, table: &str) -> Arc<Mutex<Posts>> {
        let mut all = locked(&self.0);
        let known = all.iter().position(|(id, _)| id == table).and_then(|place| all.remove(place));
        let entry = known.unwrap_or_else(|| (table.to_owned(), Arc::default()));
        let posts = entry.1.clone();
        if all.len() >= TABLES {
            all.pop_front();
        }
        all.push_back(entry);
        posts
    }
}

impl Posts {
    fn of_sort(&mut self, deed: &Deed) -> &mut VecDeque<PostMark> {
        if deed.goes_on() { &mut self.steps } else { &mut self.others }
    }

    /// The key for the next post of a guest: what is kept of their last one, so that it changes with each post and with
    /// nothing else, and a page that is drawn again has no news by it.
    pub(super) fn next_key(&self, guest: Option<GuestId>) -> String {
        let last = self.others.iter().rfind(|post| Some(post.guest) == guest);
        last.map_or_else(|| "first".to_owned(), |post| post.hash.clone())
    }

    fn remember(&mut self, post: PostMark, deed: &Deed) {
        let done = self.of_sort(deed);
        if done.len() >= REMEMBERED {
            done.pop_front();
        }
        done.push_back(post);
    }
}

impl Table {
    /// Carries out what a guest posts. A post that is repeated is answered as one that was done.
    pub(super) async fn do_once(&mut self, guest: &Guest, deed: Deed, key: Option<String>) -> Outcome {
        let Some(key) = key else { return self.carry_out_from_here(guest, deed).await };
        let post = PostMark::new(guest, &key, &deed);
        if locked(&self.posts).of_sort(&deed).contains(&post) {
            return Ok(self.done_before(&deed));
        }
        let outcome = self.carry_out_from_here(guest, deed.clone()).await;
        if outcome.is_ok() {
            locked(&self.posts).remember(post, &deed);
        }
        outcome
    }

    /// The key of a guest's next post, for the page. Another server may be asked then, which doesn't know what was
    /// posted here: so it changes with the log and the chat, too, which the page shows anyway.
    pub(super) fn next_key(&self, guest: Option<GuestId>) -> String {
        let key = locked(&self.posts).next_key(guest);
        if !self.hall.store.is_shared() {
            return key;
        }
        let last_line = self.chat.back().map_or(0, |line| line.id);
        format!("{key}-{}-{last_line}", self.session.length())
    }

    /// Where what a deed has done is to be seen.
    fn done_before(&self, deed: &Deed) -> Done {
        let elsewhere = self.rematch.clone().filter(|_| matches!(deed, Deed::Rematch { .. }));
        elsewhere.map_or(Done::Here, Done::At)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Amounts;

    fn anna() -> Guest {
        Guest { id: 1, name: "Anna".to_owned() }
    }

    #[test]
    fn a_form_with_counters_is_the_same_post_in_whatever_order_they_were_read() {
        let names: Vec<String> = (0..20).map(|number| format!("counter-{number}")).collect();
        let post = |names: &mut dyn Iterator<Item = &String>| {
            let amounts = Amounts(names.map(|name| (name.clone(), 1)).collect());
            PostMark::new(&anna(), "k1", &Deed::Compose { number: 7, what: "offer".to_owned(), amounts })
        };
        assert_eq!(post(&mut names.iter()), post(&mut names.iter().rev()));
    }

    #[test]
    fn the_next_key_changes_with_posts_that_carry_no_number_and_the_oldest_are_forgotten() {
        let mut posts = Posts::default();
        let first = posts.next_key(Some(1));
        let step = Deed::Confirm { number: 3 };
        posts.remember(PostMark::new(&anna(), &first, &step), &step);
        assert_eq!(posts.next_key(Some(1)), first, "a step has its number");
        for _ in 0..=REMEMBERED {
            let key = posts.next_key(Some(1));
            let post = PostMark::new(&anna(), &key, &Deed::Hurry);
            assert!(!posts.others.contains(&post), "the same deed again is another post");
            posts.remember(post, &Deed::Hurry);
        }
        assert_eq!((posts.others.len(), posts.steps.len()), (REMEMBERED, 1));
        assert_eq!(posts.next_key(Some(2)), first, "nobody's key follows from another's posts");
    }

    #[test]
    fn the_posts_of_a_table_are_found_again_until_many_others_were_awake() {
        let tables = PostsOfTables::default();
        let posts = tables.of("first");
        for number in 1..TABLES {
            tables.of(&number.to_string());
        }
        assert!(Arc::ptr_eq(&posts, &tables.of("first")));
        for number in 0..TABLES {
            tables.of(&format!("other-{number}"));
        }
        assert!(!Arc::ptr_eq(&posts, &tables.of("first")));
    }
}
