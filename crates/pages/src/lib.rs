//! The browser client as files: the build script makes them of the modules that `crates/wasm` has built, and the binary carries the
//! result.

/// A file of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct File {
    /// Where it is found, from the root of the server on; the page itself is `/`.
    pub path: &'static str,
    /// Its content type.
    pub kind: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// The same, packed with gzip; nothing where that makes it no smaller.
    pub gzip: Option<&'static [u8]>,
    /// The same, packed with brotli; nothing where that makes it no smaller.
    pub brotli: Option<&'static [u8]>,
    /// Whether its name says what is in it, so that it can be kept for ever.
    pub immutable: bool,
    /// A name for what is in it.
    pub tag: &'static str,
}

/// All files of the page.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file that is found there.
pub fn find(path: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.path == path)
}
