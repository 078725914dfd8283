//! The list of the files, as Rust.

use crate::{pack::Packed, place::Place};
use std::{fmt::Write as _, fs, path::Path};

/// Writes the files and the list.
pub fn write(files: &[Packed], place: &Place) -> Result<(), String> {
    let folder = place.out.join("page");
    // What an older client left behind is not served, but it takes room.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|why| unwritten(&folder, &why))?;
    let mut list = String::from("&[\n");
    for (number, packed) in files.iter().enumerate() {
        let file = packed.file;
        let put = |ending: &str, bytes: &[u8]| {
            let name = format!("{number}{ending}");
            let path = folder.join(&name);
            fs::write(&path, bytes).map_err(|why| unwritten(&path, &why))?;
            Ok::<_, String>(format!(
                "include_bytes!(concat!(env!(\"OUT_DIR\"), \"/page/{name}\")).as_slice()"
            ))
        };
        let option = |ending: &str, bytes: &Option<Vec<u8>>| match bytes {
            Some(bytes) => Ok::<_, String>(format!("Some({})", put(ending, bytes)?)),
            None => Ok("None".to_owned()),
        };
        let (gzip, brotli) = (option(".gz", &packed.gzip)?, option(".br", &packed.brotli)?);
        let bytes = put("", &file.bytes)?;
        let (path, kind, immutable) = (&file.path, file.kind, file.immutable);
        let tag = &packed.hash[..24];
        let _ = writeln!(
            list,
            "    File {{ path: {path:?}, kind: {kind:?}, bytes: {bytes}, gzip: {gzip}, brotli: {brotli}, \
             immutable: {immutable}, tag: {tag:?} }},"
        );
    }
    list.push(']');
    let path = place.out.join("files.rs");
    fs::write(&path, list).map_err(|why| unwritten(&path, &why))
}

fn unwritten(path: &Path, why: &std::io::Error) -> String {
    format!("{} cannot be written: {why}.", path.display())
}
