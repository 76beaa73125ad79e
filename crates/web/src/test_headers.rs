//! Headers for the tests of what reads them.

use axum::http::{HeaderMap, HeaderName, HeaderValue};

/// The headers with these names and values.
pub(crate) fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
    pairs
        .iter()
        .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
        .collect()
}
