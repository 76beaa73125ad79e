//! Lines of input, however long and whatever they hold.

use std::io::{self, BufRead};

/// One line of input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Line {
    /// A line of text, without its end.
    Text(String),
    /// A line longer than the limit; it was skipped.
    TooLong,
    /// A line that is not valid UTF-8; the place of the first wrong byte, counted from 1.
    NotUtf8(usize),
}

/// Reads lines, and never keeps more of one than a limit.
#[derive(Debug)]
pub(crate) struct Lines<R> {
    input: R,
    limit: usize,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R, limit: usize) -> Lines<R> {
        Lines { input, limit }
    }

    /// The next line, or nothing at the end of the input.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut line = Vec::new();
        let mut length = 0usize;
        loop {
            let buffer = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                buffer => buffer?,
            };
            if buffer.is_empty() {
                return Ok((length > 0).then(|| self.finish(line, length)));
            }
            let newline = buffer.iter().position(|&byte| byte == b'\n');
            let taken = newline.unwrap_or(buffer.len());
            length = length.saturating_add(taken);
            if length <= self.limit {
                line.extend_from_slice(&buffer[..taken]);
            }
            self.input.consume(newline.map_or(taken, |place| place + 1));
            if newline.is_some() {
                return Ok(Some(self.finish(line, length)));
            }
        }
    }

    fn finish(&self, mut line: Vec<u8>, length: usize) -> Line {
        if length > self.limit {
            return Line::TooLong;
        }
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        match String::from_utf8(line) {
            Ok(text) => Line::Text(text),
            Err(error) => Line::NotUtf8(error.utf8_error().valid_up_to() + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(input: &[u8], limit: usize) -> Vec<Line> {
        // A tiny buffer, so that lines cross its border.
        let mut lines = Lines::new(io::BufReader::with_capacity(3, input), limit);
        std::iter::from_fn(|| lines.next().unwrap()).collect()
    }

    fn text(text: &str) -> Line {
        Line::Text(text.into())
    }

    #[test]
    fn lines_end_with_a_newline_or_the_input() {
        assert_eq!(all(b"one\ntwo\r\n\nlast", 10), [text("one"), text("two"), text(""), text("last")]);
        assert_eq!(all(b"", 10), []);
    }

    #[test]
    fn a_line_past_the_limit_is_skipped_and_the_next_is_read() {
        assert_eq!(
            all(b"12345\n123456\nok\n1234567", 5),
            [text("12345"), Line::TooLong, text("ok"), Line::TooLong]
        );
    }

    #[test]
    fn a_line_that_is_no_text_tells_the_place() {
        assert_eq!(all(b"ab\xff\nok", 10), [Line::NotUtf8(3), text("ok")]);
    }
}
