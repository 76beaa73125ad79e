//! Forms with a file in them (`multipart/form-data`): their fields as text.

use std::collections::HashMap;

/// The longest line that may part two fields, as the format says.
const LONGEST_BOUNDARY: usize = 70;

/// The fields of a form by their names; nothing if it is no such form, or if something in it is no text.
pub(crate) fn fields(content_type: &str, body: &[u8]) -> Option<HashMap<String, String>> {
    let parameters = content_type.strip_prefix("multipart/form-data")?;
    let boundary = parameters.split(';').find_map(|pair| pair.trim().strip_prefix("boundary="))?;
    let boundary = boundary.trim_matches('"');
    if boundary.is_empty() || boundary.len() > LONGEST_BOUNDARY {
        return None;
    }
    let text = std::str::from_utf8(body).ok()?;
    let border = format!("--{boundary}");
    let (_, mut rest) = text.split_once(border.as_str())?;
    let end = format!("\r\n{border}");
    let mut fields = HashMap::new();
    // Two strokes behind the border end the form.
    while !rest.starts_with("--") {
        let (part, after) = rest.strip_prefix("\r\n")?.split_once(end.as_str())?;
        // A part without any header has an empty line first.
        let (head, value) = part.split_once("\r\n\r\n")?;
        if let Some(name) = name_of(head) {
            fields.insert(name.to_owned(), value.to_owned());
        }
        rest = after;
    }
    Some(fields)
}

/// The name of a field, from its head: `Content-Disposition: form-data; name="file"; filename="a.txt"`.
fn name_of(head: &str) -> Option<&str> {
    let is_it = |line: &&str| line.to_ascii_lowercase().starts_with("content-disposition:");
    let line = head.lines().find(is_it)?;
    let (_, rest) = line.split_once("; name=\"").or_else(|| line.split_once(";name=\""))?;
    rest.split_once('"').map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: &str = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.txt\"\r\nContent-Type: \
                        text/plain\r\n\r\none\ntwo\r\n\r\n--x\r\ncontent-disposition: form-data; \
                        name=\"text\"\r\n\r\n\r\n--x--\r\n";

    #[test]
    fn a_form_with_a_file_is_read() {
        let fields = fields("multipart/form-data; boundary=x", FORM.as_bytes()).unwrap();
        assert_eq!((fields["file"].as_str(), fields["text"].as_str()), ("one\ntwo\r\n", ""));
    }

    #[test]
    fn what_is_no_such_form_is_refused() {
        assert!(fields("text/plain; boundary=x", FORM.as_bytes()).is_none());
        assert!(fields("multipart/form-data", FORM.as_bytes()).is_none());
        assert!(fields("multipart/form-data; boundary=y", FORM.as_bytes()).is_none());
        assert!(fields("multipart/form-data; boundary=x", b"--x\r\n\xff").is_none());
        for cut in 0..FORM.len() - 4 {
            // Cut off anywhere, it has no end.
            assert!(fields("multipart/form-data; boundary=x", &FORM.as_bytes()[..cut]).is_none(), "{cut}");
        }
    }
}
