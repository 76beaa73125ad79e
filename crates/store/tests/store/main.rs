//! The store from outside, in both of its homes. One program, because every further one takes as long to build.

mod common;
mod files;
mod forgotten;
#[cfg(target_os = "linux")]
mod full_disk;
mod keeping;
mod kill;
mod many;
mod moderation;
mod moving;
mod postgres;
mod servers;
