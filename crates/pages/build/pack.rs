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
    panic::resume_unwind,
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
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
}

/// A way to pack.
type Way = fn(&[u8], bool) -> std::io::Result<Vec<u8>>;

/// Packs all files, on every core.
pub fn all<'a>(files: &'a [Served], place: &Place) -> Result<Vec<Packed<'a>>, String> {
    let shelf = Shelf { folder: place.packed.clone() };
    fs::create_dir_all(&shelf.folder).map_err(|why| unwritten(&shelf.folder, &why))?;
    let next = AtomicUsize::new(0);
    let work = || {
        let mut packed = Vec::new();
        while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            packed.push(shelf.both(file, place.is_shipped)?);
        }
        Ok(packed)
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let packed: Result<Vec<Vec<Packed>>, String> = thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    let mut packed: Vec<Packed> = packed?.into_iter().flatten().collect();
    // Which core was the quicker one makes no difference.
    packed.sort_by(|one, other| one.file.path.cmp(&other.file.path));
    shelf.tidy(&packed);
    Ok(packed)
}

impl Shelf {
    /// A file packed in both ways.
    fn both<'a>(&self, file: &'a Served, well: bool) -> Result<Packed<'a>, String> {
        let hash = hash(&file.bytes);
        if is_packed(file) {
            return Ok(Packed { file, hash, gzip: None, brotli: None });
        }
        let [gz, br] = names(&hash);
        let gzip = self.pack(&gz, &file.bytes, gzip, well)?;
        let brotli = self.pack(&br, &file.bytes, brotli, well)?;
        Ok(Packed { file, hash, gzip, brotli })
    }

    /// The bytes packed; nothing where that makes them no smaller.
    fn pack(&self, name: &str, bytes: &[u8], way: Way, well: bool) -> Result<Option<Vec<u8>>, String> {
        let path = self.folder.join(name);
        let packed = match fs::read(&path) {
            Ok(packed) => packed,
            Err(_) => {
                let packed = way(bytes, well).map_err(|why| format!("A file cannot be packed: {why}."))?;
                // Under another name first: two builds may be here at once, and two files with the same bytes.
                let own = format!("{name}-{}-{:?}", std::process::id(), thread::current().id());
                let half = self.folder.join(own);
                fs::write(&half, &packed).map_err(|why| unwritten(&half, &why))?;
                fs::rename(&half, &path).map_err(|why| unwritten(&path, &why))?;
                packed
            }
        };
        Ok((packed.len() < bytes.len()).then_some(packed))
    }

    /// Nobody needs what an older client was packed to.
    fn tidy(&self, packed: &[Packed<'_>]) {
        let used: BTreeSet<PathBuf> =
            packed.iter().flat_map(|one| names(&one.hash)).map(|name| self.folder.join(name)).collect();
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            if !used.contains(&entry.path()) {
                // What cannot be deleted takes room and does no harm.
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

/// What the packed forms of a file are called.
fn names(hash: &str) -> [String; 2] {
    ["gz", "br"].map(|ending| format!("{hash}.{ending}"))
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
