//! Stopping long work with what there is.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The exit status of a program that Ctrl-C ended: 128 and the number of the signal SIGINT.
const INTERRUPTED: i32 = 130;

/// A flag that Ctrl-C, or the system's wish that the program ends (SIGTERM, SIGHUP), sets. A second one ends the
/// program at once.
pub(super) fn stop_flag() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    // Where no handler can be set, the signal ends the program as usual.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    });
    stop
}
