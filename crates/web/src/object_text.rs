//! A JSON object that is written as text, field by field: no tree of values is built before.

use serde::Serialize;

/// An object under way.
#[derive(Debug)]
pub(crate) struct ObjectText(Vec<u8>);

impl ObjectText {
    /// With room for that many bytes, so that it need not grow.
    pub(crate) fn with_capacity(bytes: usize) -> ObjectText {
        let mut text = Vec::with_capacity(bytes);
        text.push(b'{');
        ObjectText(text)
    }

    /// Adds a field. A value that can't be written is `null`.
    pub(crate) fn put<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> &mut ObjectText {
        self.begin(name);
        let before = self.0.len();
        if let Err(error) = serde_json::to_writer(&mut self.0, value) {
            tracing::error!(name, %error, "a field can't be written");
            self.0.truncate(before);
            self.0.extend_from_slice(b"null");
        }
        self
    }

    /// Adds a field whose value is JSON already.
    pub(crate) fn put_written(&mut self, name: &'static str, json: &str) -> &mut ObjectText {
        self.begin(name);
        self.0.extend_from_slice(json.as_bytes());
        self
    }

    /// The whole object.
    pub(crate) fn end(mut self) -> String {
        self.0.push(b'}');
        // Only text was put in, so nothing is lost.
        String::from_utf8(self.0)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
    }

    fn begin(&mut self, name: &'static str) {
        if self.0.len() > 1 {
            self.0.push(b',');
        }
        // Names are ours, and have nothing in them that would have to be escaped.
        self.0.push(b'"');
        self.0.extend_from_slice(name.as_bytes());
        self.0.extend_from_slice(b"\":");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use std::collections::HashMap;

    #[test]
    fn it_is_the_object_that_a_tree_of_values_would_be() {
        let mut text = ObjectText::with_capacity(16);
        text.put("number", &7).put("name", "\"Ð\"\n").put("nobody", &None::<u8>);
        text.put_written("view", r#"{"hand":[1,2]}"#);
        let read: Value = serde_json::from_str(&text.end()).unwrap();
        assert_eq!(read, json!({"number": 7, "name": "\"Ð\"\n", "nobody": null, "view": {"hand": [1, 2]}}));
        assert_eq!(ObjectText::with_capacity(0).end(), "{}");
    }

    #[test]
    fn what_cannot_be_written_is_null_and_the_rest_stays() {
        let unfit = HashMap::from([(vec![1], "keys of an object are text")]);
        let mut text = ObjectText::with_capacity(16);
        text.put("before", &1).put("unfit", &unfit).put("after", &2);
        assert_eq!(text.end(), r#"{"before":1,"unfit":null,"after":2}"#);
    }
}
