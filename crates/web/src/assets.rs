//! The style sheets, scripts and drawings: own files, built in.
//!
//! The pictures of the icon, for systems that take no drawing, are `icon.svg` as Chromium draws it: 192 and 512 pixels
//! wide; and, without its round corners, because a system cuts them itself, 512 wide with the hall at four fifths of
//! its size (`maskable`: all that counts lies in the middle circle) and 180 wide with nine tenths (`touch`).
//!
//! All lie below one address that has the hash of all of them in it, so that browsers keep them forever, and a module
//! finds another one by its plain name beside it.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

macro_rules! files {
    ($($name:literal,)*) => { &[$(($name, include_bytes!(concat!("../assets/", $name)))),*] };
}

/// Every file, by its name below `assets`.
const FILES: &[(&str, &[u8])] = files![
    "css/base.css",
    "css/century.css",
    "css/colors.css",
    "css/examples.css",
    "css/frame.css",
    "css/generic.css",
    "css/guide.css",
    "css/landnam.css",
    "css/large.css",
    "css/merchants.css",
    "css/pages.css",
    "css/puerto-rico.css",
    "css/review.css",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "icon-touch.png",
    "icon-turn.svg",
    "icon.svg",
    "js/announce.js",
    "js/ask.js",
    "js/away.js",
    "js/clock.js",
    "js/early.js",
    "js/end.js",
    "js/europe.js",
    "js/fingers.js",
    "js/flight.js",
    "js/focus.js",
    "js/framing.js",
    "js/guide.js",
    "js/journeys.js",
    "js/keys.js",
    "js/labels.js",
    "js/links.js",
    "js/lying.js",
    "js/main.js",
    "js/mapkeys.js",
    "js/morph.js",
    "js/motion.js",
    "js/muster.js",
    "js/pace.js",
    "js/painted.js",
    "js/past.js",
    "js/picks.js",
    "js/post.js",
    "js/prefs.js",
    "js/review.js",
    "js/room.js",
    "js/sha256.js",
    "js/share.js",
    "js/sound.js",
    "js/stepper.js",
    "js/stream.js",
    "js/tips.js",
    "js/update.js",
    "manifest.webmanifest",
    "svg/century-edge.svg",
    "svg/century-scene.svg",
    "svg/century-weave.svg",
    "svg/century.svg",
    "svg/cover-century-solo.svg",
    "svg/cover-century.svg",
    "svg/cover-landnam.svg",
    "svg/cover-merchants.svg",
    "svg/cover-puerto-rico.svg",
    "svg/landnam-knot.svg",
    "svg/landnam.svg",
    "svg/merchants.svg",
    "svg/puerto-rico.svg",
    "worker.js",
];

/// The first bytes of the hash of all files, as the address has them.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for (name, content) in FILES {
        hash.update(name.as_bytes());
        hash.update((content.len() as u64).to_le_bytes());
        hash.update(content);
    }
    hash.finalize()[..6].iter().map(|byte| format!("{byte:02x}")).collect()
});

/// The address of a file.
pub(crate) fn path(name: &str) -> String {
    debug_assert!(find(name).is_some(), "no asset {name}");
    format!("/assets/{}/{name}", *VERSION)
}

/// The file of that name.
pub(crate) fn find(name: &str) -> Option<&'static [u8]> {
    FILES.iter().find(|(known, _)| *known == name).map(|(_, content)| *content)
}

/// What kind of file it is, for the browser.
pub(crate) fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}

/// The names of all modules of the script.
pub(crate) fn modules() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name).filter(|name| name.starts_with("js/"))
}
