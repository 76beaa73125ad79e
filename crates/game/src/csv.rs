//! Tables of printed components, read while a crate is compiled.
//!
//! A file has a heading, then a line for each component: its name, and whole numbers behind commas. An empty field is
//! zero. A file that can't be read stops the build.

/// A line of a table.
#[derive(Debug, Clone, Copy)]
pub struct Row<const N: usize> {
    /// Where the name begins.
    start: usize,
    /// Where the name ends.
    end: usize,
    /// The numbers behind the name.
    pub numbers: [u16; N],
    /// Where the next line begins.
    pub next: usize,
}

/// Where the line after the one at `at` begins.
#[must_use]
pub const fn after_line(source: &[u8], mut at: usize) -> usize {
    while at < source.len() && source[at] != b'\n' {
        at += 1;
    }
    at + 1
}

impl<const N: usize> Row<N> {
    /// Reads the line that begins at `at`.
    ///
    /// # Panics
    /// If it has not a name and `N` numbers, or goes on behind them.
    #[must_use]
    pub const fn read(source: &[u8], at: usize) -> Row<N> {
        let mut end = at;
        while end < source.len() && source[end] != b',' && source[end] != b'\n' {
            end += 1;
        }
        let mut row = Row { start: at, end, numbers: [0; N], next: 0 };
        let mut place = end;
        let mut column = 0;
        while column < N {
            assert!(place < source.len() && source[place] == b',', "a line has too few numbers");
            place += 1;
            while place < source.len() && source[place].is_ascii_digit() {
                row.numbers[column] = row.numbers[column] * 10 + (source[place] - b'0') as u16;
                place += 1;
            }
            column += 1;
        }
        assert!(place == source.len() || source[place] == b'\n', "a line goes on behind its numbers");
        row.next = place + 1;
        row
    }

    /// Whether the line is that of the component with this name.
    #[must_use]
    pub const fn is_named(&self, source: &[u8], name: &str) -> bool {
        let name = name.as_bytes();
        if name.len() != self.end - self.start {
            return false;
        }
        let mut place = 0;
        while place < name.len() {
            if source[self.start + place] != name[place] {
                return false;
            }
            place += 1;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &[u8] = b"name,price,copies\nmill,2,\nharbor,8,12\n";

    #[test]
    fn lines_have_a_name_and_numbers() {
        let mill = Row::<2>::read(TABLE, after_line(TABLE, 0));
        assert!(mill.is_named(TABLE, "mill") && !mill.is_named(TABLE, "mills"));
        assert_eq!(mill.numbers, [2, 0]);
        let harbor = Row::<2>::read(TABLE, mill.next);
        assert!(harbor.is_named(TABLE, "harbor") && !harbor.is_named(TABLE, "harbur"));
        assert_eq!((harbor.numbers, harbor.next), ([8, 12], TABLE.len()));
    }

    #[test]
    #[should_panic(expected = "too few numbers")]
    fn a_line_that_is_too_short() {
        let _ = Row::<3>::read(TABLE, after_line(TABLE, 0));
    }

    #[test]
    #[should_panic(expected = "goes on behind")]
    fn a_line_that_is_too_long() {
        let _ = Row::<1>::read(TABLE, after_line(TABLE, 0));
    }
}
