//! Lists the Fluent files, so that a file that is put into `locales` is in the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=locales");
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?).join("locales");
    let mut list = String::from("[\n");
    for folder in sorted(&locales)?.iter().filter(|path| path.is_dir()) {
        for file in sorted(folder)? {
            let _ = writeln!(list, "    ({:?}, include_str!({file:?})),", name(folder));
        }
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR").map_err(io::Error::other)?).join("files.rs"), list)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
