//! The result of a breadth-first walk, in memory that the caller owns and uses again.

use std::marker::PhantomData;

/// A number of something that can be walked over.
pub trait Id: Copy {
    /// The id with this index.
    fn at(index: usize) -> Self;

    /// The index of this id.
    fn place(self) -> usize;
}

/// How many steps each field or corner is away from where a walk started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Distances<T> {
    steps: Box<[u16]>,
    /// What was reached, nearest first.
    queue: Box<[u16]>,
    reached: usize,
    done: usize,
    kind: PhantomData<T>,
}

const FAR: u16 = u16::MAX;

impl<T: Id> Distances<T> {
    pub(crate) fn new(count: usize) -> Distances<T> {
        Distances {
            steps: vec![FAR; count].into(),
            queue: vec![0; count].into(),
            reached: 0,
            done: 0,
            kind: PhantomData,
        }
    }

    /// The number of steps to `id`, if the walk got there.
    #[inline]
    #[must_use]
    pub fn to(&self, id: T) -> Option<u16> {
        Some(self.steps[id.place()]).filter(|&steps| steps != FAR)
    }

    /// Whether the walk got to `id`.
    #[inline]
    #[must_use]
    pub fn is_reached(&self, id: T) -> bool {
        self.steps[id.place()] != FAR
    }

    /// All that was reached, nearest first, with its number of steps.
    pub fn reached(&self) -> impl Iterator<Item = (T, u16)> {
        self.queue[..self.reached].iter().map(|&id| (T::at(usize::from(id)), self.steps[usize::from(id)]))
    }

    pub(crate) fn start(&mut self, starts: impl IntoIterator<Item = T>) {
        self.steps.fill(FAR);
        (self.reached, self.done) = (0, 0);
        for start in starts {
            if !self.is_reached(start) {
                self.put(start, 0);
            }
        }
    }

    /// The next one to go on from.
    pub(crate) fn next(&mut self) -> Option<T> {
        if self.done == self.reached {
            return None;
        }
        self.done += 1;
        Some(T::at(usize::from(self.queue[self.done - 1])))
    }

    pub(crate) fn reach(&mut self, id: T, from: T) {
        self.put(id, self.steps[from.place()] + 1);
    }

    fn put(&mut self, id: T, steps: u16) {
        self.steps[id.place()] = steps;
        self.queue[self.reached] = id.place() as u16;
        self.reached += 1;
    }
}
