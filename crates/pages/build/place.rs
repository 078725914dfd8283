//! Where everything is, by what the build script of `crates/wasm` says.

use std::{env, path::PathBuf};

/// A module of the page.
pub struct Module {
    /// What it is called among the files of the page.
    pub name: &'static str,
    /// What its crate is called by whoever built it.
    krate: &'static str,
    /// Whether what belongs to one game is cut out of it.
    pub cut: bool,
}

/// All modules: the page, and what thinks for bots.
pub const MODULES: [Module; 2] = [
    Module { name: "client", krate: "WEB", cut: true },
    Module { name: "thinker", krate: "THINKER", cut: false },
];

/// Where everything is.
pub struct Place {
    /// The root of the workspace.
    pub root: PathBuf,
    /// Where the list goes, and the files that it includes.
    pub out: PathBuf,
    /// Where what takes long to pack is kept.
    pub packed: PathBuf,
    /// Whether the page is shipped: then it is packed as well as it can be.
    pub is_shipped: bool,
}

impl Place {
    /// Reads what cargo says.
    pub fn find() -> Result<Place, String> {
        let own = PathBuf::from(said("CARGO_MANIFEST_DIR")?);
        let root = own.ancestors().nth(2).ok_or("The crate is not in a workspace.")?.to_owned();
        let quality = built("QUALITY")?;
        let packed = PathBuf::from(built("FOLDER")?).join("packed").join(&quality);
        Ok(Place { root, out: said("OUT_DIR")?.into(), packed, is_shipped: quality == "dist" })
    }

    /// The static files of the page.
    pub fn page(&self) -> PathBuf {
        self.root.join("crates/web/page")
    }
}

impl Module {
    /// Where the compiler put it.
    pub fn made(&self) -> Result<PathBuf, String> {
        built(self.krate).map(PathBuf::from)
    }
}

/// What the build script of `crates/wasm` says.
fn built(what: &str) -> Result<String, String> {
    said(&format!("DEP_DEMESNE_WASM_{what}"))
}

/// A variable that cargo sets for build scripts.
fn said(name: &str) -> Result<String, String> {
    env::var(name)
        .map_err(|_| format!("Cargo does not say {name}; this is a build script, start it with cargo."))
}
