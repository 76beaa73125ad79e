//! The tags of our own pages, read as text. Their elements are closed in order, and `<` and `>` stand nowhere else.

/// Elements that have no end tag.
const VOID: [&str; 7] = ["input", "link", "meta", "br", "hr", "img", "wbr"];

/// The tags of a page, each with the text before it.
#[derive(Debug, Clone)]
pub(crate) struct Tags<'a> {
    rest: &'a str,
}

impl<'a> Tags<'a> {
    pub(crate) fn of(page: &'a str) -> Tags<'a> {
        Tags { rest: page }
    }

    /// What comes behind the last tag that was read.
    pub(crate) fn rest(&self) -> &'a str {
        self.rest
    }
}

impl<'a> Iterator for Tags<'a> {
    /// The text before the tag, and the tag.
    type Item = (&'a str, Tag<'a>);

    fn next(&mut self) -> Option<(&'a str, Tag<'a>)> {
        let start = self.rest.find('<')?;
        let length = self.rest[start..].find('>')?;
        let (before, tag) = (&self.rest[..start], &self.rest[start..=start + length]);
        self.rest = &self.rest[start + length + 1..];
        Some((before, Tag(tag)))
    }
}

/// A tag, from `<` to `>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tag<'a>(pub(crate) &'a str);

impl<'a> Tag<'a> {
    /// Whether it ends an element.
    pub(crate) fn is_end(self) -> bool {
        self.0.starts_with("</")
    }

    /// Whether nothing follows that belongs to it.
    pub(crate) fn is_void(self) -> bool {
        VOID.contains(&self.name()) || self.0.starts_with("<!")
    }

    /// The name of the element that it begins.
    pub(crate) fn name(self) -> &'a str {
        self.0[1..].split([' ', '>']).next().unwrap_or("")
    }

    /// Whether it has that attribute, with or without a value.
    pub(crate) fn has(self, name: &str) -> bool {
        let mut rest = self.0;
        while let Some((_, after)) = rest.split_once(name) {
            let before = &self.0[..self.0.len() - after.len() - name.len()];
            // Inside of a value there is an odd number of quotes before it.
            let is_outside = before.ends_with(' ') && before.matches('"').count().is_multiple_of(2);
            if is_outside && after.starts_with([' ', '=', '>']) {
                return true;
            }
            rest = after;
        }
        false
    }

    /// The value of an attribute, as it is written in the page.
    pub(crate) fn written(self, name: &str) -> Option<&'a str> {
        let start = self.0.find(&format!(" {name}=\""))? + name.len() + 3;
        self.0[start..].split('"').next()
    }

    /// The value of an attribute.
    pub(crate) fn value(self, name: &str) -> Option<String> {
        let written = self.written(name)?;
        let signs = [("&gt;", ">"), ("&lt;", "<"), ("&quot;", "\""), ("&amp;", "&")];
        Some(signs.into_iter().fold(written.to_owned(), |text, (sign, letter)| text.replace(sign, letter)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_told_from_text_in_values() {
        let tag = Tag(r#"<div id="menu" title="a popover b" data-x="1 &gt; 0 &amp;gt;">"#);
        assert!(!tag.has("popover"));
        assert!(tag.has("title") && tag.has("id"));
        assert!(Tag("<div id=\"menu\" popover>").has("popover"));
        assert!(!Tag("<button popovertarget=\"menu\">").has("popover"));
        assert_eq!(tag.value("data-x").as_deref(), Some("1 > 0 &gt;"));
        assert_eq!((tag.name(), tag.written("id"), tag.value("class")), ("div", Some("menu"), None));
    }

    #[test]
    fn a_page_is_its_texts_and_its_tags() {
        let page = "<p>one<br>two</p> three";
        let mut tags = Tags::of(page);
        let mut text = String::new();
        for (before, tag) in &mut tags {
            text.push_str(before);
            text.push_str(tag.0);
        }
        text.push_str(tags.rest());
        assert_eq!(text, page);
    }
}
