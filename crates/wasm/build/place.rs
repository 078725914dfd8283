//! Where everything is, and how well the modules are built.

use std::{
    env,
    path::{Path, PathBuf},
};

/// What chooses how well the modules are built.
pub const CHOICE: &str = "DEMESNE_CLIENT";

/// How well the modules are built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Quality {
    /// Quick to build, and quick enough to play with: for everybody who builds the program.
    Quick,
    /// As small and as quick as the compiler can, however long it takes: for what is shipped.
    Dist,
}

impl Quality {
    const ALL: [Quality; 2] = [Quality::Quick, Quality::Dist];

    /// What it is called.
    pub fn name(self) -> &'static str {
        match self {
            Quality::Quick => "quick",
            Quality::Dist => "dist",
        }
    }
}

/// Where everything is.
pub struct Place {
    /// The root of the workspace.
    pub root: PathBuf,
    /// A target folder of the modules' own: cargo holds the other one while it runs us.
    pub target: PathBuf,
    /// How well they are built.
    pub quality: Quality,
}

impl Place {
    /// Reads what cargo says.
    pub fn find() -> Result<Place, String> {
        let own = PathBuf::from(said("CARGO_MANIFEST_DIR")?);
        let root = own.ancestors().nth(2).ok_or("The crate is not in a workspace.")?.to_owned();
        let out = PathBuf::from(said("OUT_DIR")?);
        let target = shared_target(&out, &said("TARGET")?)
            .ok_or_else(|| format!("{} is not in a target folder of cargo.", out.display()))?
            .join("client");
        let wanted = env::var(CHOICE).unwrap_or_default();
        let known = Quality::ALL.map(Quality::name);
        let quality = match wanted.as_str() {
            "" => Quality::Quick,
            name => Quality::ALL.into_iter().find(|quality| quality.name() == name).ok_or_else(|| {
                format!("{CHOICE} is \"{name}\"; the client is built {}.", known.join(" or "))
            })?,
        };
        Ok(Place { root, target, quality })
    }
}

/// A variable that cargo sets for build scripts.
fn said(name: &str) -> Result<String, String> {
    env::var(name)
        .map_err(|_| format!("Cargo does not say {name}; this is a build script, start it with cargo."))
}

/// The target folder of the workspace, whichever profile and target is built: `TARGET/[TRIPLE/]PROFILE/build/…/out`.
fn shared_target(out: &Path, triple: &str) -> Option<PathBuf> {
    let build = out.ancestors().find(|folder| folder.file_name().is_some_and(|name| name == "build"))?;
    let above = build.parent()?.parent()?;
    let folder = if above.file_name().is_some_and(|name| name == triple) { above.parent()? } else { above };
    Some(folder.to_owned())
}
