//! Folders that are needed for a while.

use super::shown;
use crate::tools::{Failure, fail, target_dir};
use std::{fs, path::PathBuf};

/// A folder of its own, which goes away with the value.
pub struct Scratch {
    /// Where it is.
    pub folder: PathBuf,
}

impl Scratch {
    /// An empty folder. It lies beside what is built: programs can be started from there, which a system may forbid for temporary files.
    pub fn new(name: &str) -> Result<Scratch, Failure> {
        let folder = target_dir().join("static/scratch").join(format!("{name}-{}", std::process::id()));
        if folder.exists() {
            fs::remove_dir_all(&folder)
                .or_else(|error| fail(format!("{} cannot be emptied: {error}.", folder.display())))?;
        }
        fs::create_dir_all(&folder)
            .or_else(|error| fail(format!("{} cannot be made: {error}.", folder.display())))?;
        Ok(Scratch { folder })
    }

    /// Its path, as text.
    pub fn path(&self) -> String {
        shown(&self.folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What stays behind lies among what was built, and is emptied when it is needed again.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
