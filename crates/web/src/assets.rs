//! The style sheet, the script and the icon: own files, built in, with their hash in the address.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// The style sheet: that of all pages, then that of the boards.
pub(crate) const CSS: &str =
    concat!(include_str!("../assets/kaupang.css"), include_str!("../assets/board.css"));
/// The script; under 250 lines.
pub(crate) const SCRIPT: &str = include_str!("../assets/table.js");
/// The icon.
pub(crate) const ICON: &str = include_str!("../assets/icon.svg");

fn path(name: &str, content: &str) -> String {
    let hash = Sha256::digest(content.as_bytes());
    let short: String = hash[..6].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("/assets/{name}?{short}")
}

pub(crate) fn css_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| path("kaupang.css", CSS));
    &PATH
}

pub(crate) fn script_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| path("table.js", SCRIPT));
    &PATH
}

pub(crate) fn icon_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| path("icon.svg", ICON));
    &PATH
}
