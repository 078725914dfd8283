//! Writes the files of the page into a folder, as any server of static files can serve them:
//! `cargo run -p demesne-pages --example unpack -- DIR`

use demesne_pages::FILES;
use std::{fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("Say where to: cargo run -p demesne-pages --example unpack -- DIR");
        return ExitCode::from(2);
    };
    for file in FILES {
        let name = if file.path == "/" { "index.html" } else { file.path.trim_start_matches('/') };
        let path = Path::new(&folder).join(name);
        let parent = path.parent().unwrap_or(Path::new("."));
        if let Err(why) = fs::create_dir_all(parent).and_then(|()| fs::write(&path, file.bytes)) {
            eprintln!("{} cannot be written: {why}.", path.display());
            return ExitCode::from(1);
        }
    }
    println!("{} files are in {folder}.", FILES.len());
    ExitCode::SUCCESS
}
