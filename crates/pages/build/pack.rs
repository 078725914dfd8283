//! Packs files for the way: gzip for everybody, brotli for browsers that know it.
//!
//! Packing as well as possible takes a minute, so only what is shipped is packed so. What was packed once is kept beside the modules and taken
//! again while the file is the same, by every profile of the workspace.

use crate::{
    page::{Served, hash},
    place::Place,
};
use std::{
    collections::BTreeSet,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
};

/// A file, packed where that makes it smaller.
pub struct Packed<'a> {
    /// The file.
    pub file: &'a Served,
    /// Its hash.
    pub hash: String,
    /// As gzip has it.
    pub gzip: Option<Vec<u8>>,
    /// As brotli has it.
    pub brotli: Option<Vec<u8>>,
}

/// What was packed before.
struct Shelf {
    folder: PathBuf,
    used: BTreeSet<PathBuf>,
}

/// A way to pack.
type Way = fn(&[u8], bool) -> std::io::Result<Vec<u8>>;

/// Packs all files.
pub fn all<'a>(files: &'a [Served], place: &Place) -> Result<Vec<Packed<'a>>, String> {
    let mut shelf = Shelf { folder: place.packed.clone(), used: BTreeSet::new() };
    fs::create_dir_all(&shelf.folder).map_err(|why| unwritten(&shelf.folder, &why))?;
    let well = place.is_shipped;
    let mut packed = Vec::new();
    for file in files {
        let hash = hash(&file.bytes);
        if is_packed(file) {
            packed.push(Packed { file, hash, gzip: None, brotli: None });
            continue;
        }
        let gzip = shelf.pack(&format!("{hash}.gz"), &file.bytes, gzip, well)?;
        let brotli = shelf.pack(&format!("{hash}.br"), &file.bytes, brotli, well)?;
        packed.push(Packed { file, hash, gzip, brotli });
    }
    shelf.tidy();
    Ok(packed)
}

impl Shelf {
    /// The bytes packed; nothing where that makes them no smaller.
    fn pack(&mut self, name: &str, bytes: &[u8], way: Way, well: bool) -> Result<Option<Vec<u8>>, String> {
        let path = self.folder.join(name);
        let packed = match fs::read(&path) {
            Ok(packed) => packed,
            Err(_) => {
                let packed = way(bytes, well).map_err(|why| format!("A file cannot be packed: {why}."))?;
                // Under another name first: two builds may be here at once.
                let half = self.folder.join(format!("{name}-{}", std::process::id()));
                fs::write(&half, &packed).map_err(|why| unwritten(&half, &why))?;
                fs::rename(&half, &path).map_err(|why| unwritten(&path, &why))?;
                packed
            }
        };
        self.used.insert(path);
        Ok((packed.len() < bytes.len()).then_some(packed))
    }

    /// Nobody needs what an older client was packed to.
    fn tidy(&self) {
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            if !self.used.contains(&entry.path()) {
                // What cannot be deleted takes room and does no harm.
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

/// Whether a file is packed by what it is.
fn is_packed(file: &Served) -> bool {
    file.kind == "image/png"
}

fn gzip(bytes: &[u8], well: bool) -> std::io::Result<Vec<u8>> {
    let level = if well { flate2::Compression::best() } else { flate2::Compression::fast() };
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), level);
    packer.write_all(bytes)?;
    packer.finish()
}

fn brotli(bytes: &[u8], well: bool) -> std::io::Result<Vec<u8>> {
    let (quality, window) = if well { (11, 24) } else { (3, 22) };
    let params = brotli::enc::BrotliEncoderParams {
        quality,
        lgwin: window,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &params)?;
    Ok(packed)
}

fn unwritten(path: &Path, why: &std::io::Error) -> String {
    format!("{} cannot be written: {why}.", path.display())
}
