//! Where everything is, and how the client is built.

use crate::client::Module;
use std::{
    env,
    path::{Path, PathBuf},
};

/// How the client can be built: for use, each module with its own profile, or quickly for a look.
const PROFILES: [&str; 2] = ["client", "dev"];

/// What chooses another profile.
pub const CHOICE: &str = "DEMESNE_CLIENT_PROFILE";

/// Where everything is.
pub struct Place {
    /// The root of the workspace.
    pub root: PathBuf,
    /// Where the list goes, and the files that it includes.
    pub out: PathBuf,
    /// A target folder of the client's own: cargo holds the other one while it runs us.
    pub target: PathBuf,
    /// How it is built.
    pub choice: &'static str,
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
        let choice = match wanted.as_str() {
            "" => PROFILES[0],
            name => PROFILES.into_iter().find(|profile| *profile == name).ok_or_else(|| {
                format!("{CHOICE} is \"{name}\"; the client is built with {}.", PROFILES.join(" or "))
            })?,
        };
        Ok(Place { root, out, target, choice })
    }

    /// The profile of a module.
    pub fn profile(&self, module: &Module) -> &'static str {
        if self.is_final() { module.profile } else { self.choice }
    }

    /// Whether the client is for use, and not only for a look.
    pub fn is_final(&self) -> bool {
        self.choice == PROFILES[0]
    }

    /// Whether a module is cut into parts: for a look it is quicker to have it whole.
    pub fn is_cut(&self, module: &Module) -> bool {
        module.cut && self.is_final()
    }

    /// The static files of the page.
    pub fn page(&self) -> PathBuf {
        self.root.join("crates/web/page")
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
