//! Colors and width of what is drawn.

use std::fmt::Display;

use anstyle::{AnsiColor, Style};

/// How to paint: colors never carry a meaning alone, so that everything reads the same without them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paint {
    /// Whether colors may be used.
    pub color: bool,
    /// How many columns there are.
    pub width: usize,
}

impl Paint {
    /// The width where nobody tells another.
    pub const WIDTH: usize = 80;

    /// Without colors, in 80 columns.
    pub const PLAIN: Paint = Paint { color: false, width: Paint::WIDTH };

    /// `text` in `style`, or as it is where colors are not wanted.
    #[must_use]
    pub fn styled(&self, text: impl Display, style: Style) -> String {
        if self.color { format!("{style}{text}{style:#}") } else { text.to_string() }
    }

    /// `text` in a color.
    #[must_use]
    pub fn colored(&self, text: impl Display, color: AnsiColor) -> String {
        self.styled(text, color.on_default())
    }

    /// A heading.
    #[must_use]
    pub fn bold(&self, text: impl Display) -> String {
        self.styled(text, Style::new().bold())
    }

    /// Something less important.
    #[must_use]
    pub fn dim(&self, text: impl Display) -> String {
        self.styled(text, Style::new().dimmed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_color_nothing_but_the_text_is_left() {
        assert_eq!(Paint::PLAIN.bold("x"), "x");
        let paint = Paint { color: true, width: 80 };
        assert_eq!(paint.bold("x"), "\u{1b}[1mx\u{1b}[0m");
    }
}
