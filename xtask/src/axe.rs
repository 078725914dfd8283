//! axe-core, which the tests of the client ask what is wrong with a page for people who cannot see or point well. It is a package of npm's, and
//! no part of what is shipped: it is kept with what was built.

use crate::tools::{Failure, fail, program, run, target_dir};
use std::{fs, io, path::Path};

const VERSION: &str = "4.14.1";

/// What npm holds the package against before it is used.
const HASH: &str =
    "sha512-FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ==";

/// Where it is kept, below the target folder. `crates/server/tests/client/axe.rs` reads it there.
const FOLDER: &str = "tools/axe";

/// What npm's lock file is called.
const LOCK: &str = "package-lock.json";

/// Fetches it where it is missing, or where it is of another version.
pub fn ensure() -> Result<(), Failure> {
    let (folder, fresh) = (target_dir().join(FOLDER), target_dir().join(format!("{FOLDER}.new")));
    if is_in(&folder) {
        println!("axe-core {VERSION} is here.");
        return Ok(());
    }
    println!("fetching axe-core {VERSION} with npm into {}", folder.display());
    prepare(&fresh).or_else(unwritten)?;
    let place = fresh.to_string_lossy();
    run(program("npm", &["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", &place]))?;
    // All at once: what was broken off in between is never taken for whole.
    gone(&folder).and_then(|()| fs::rename(&fresh, &folder)).or_else(unwritten)
}

fn unwritten<T>(error: io::Error) -> Result<T, Failure> {
    fail(format!("axe-core cannot be kept in {}: {error}.", target_dir().join(FOLDER).display()))
}

/// Whether a folder holds the version that is wanted.
fn is_in(folder: &Path) -> bool {
    fs::read_to_string(folder.join(LOCK)).is_ok_and(|held| held == lock())
        && folder.join("node_modules/axe-core/axe.min.js").is_file()
}

/// A folder with nothing but what npm is told.
fn prepare(folder: &Path) -> io::Result<()> {
    gone(folder)?;
    fs::create_dir_all(folder)?;
    fs::write(folder.join("package.json"), format!("{{ {} }}\n", wanted()))?;
    fs::write(folder.join(LOCK), lock())
}

fn gone(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn wanted() -> String {
    format!(r#""name": "axe", "dependencies": {{ "axe-core": "{VERSION}" }}"#)
}

/// The lock says the hash, and no address: from where packages come is npm's own setting.
fn lock() -> String {
    let (wanted, package) = (wanted(), format!(r#"{{ "version": "{VERSION}", "integrity": "{HASH}" }}"#));
    format!(
        r#"{{ "name": "axe", "lockfileVersion": 3, "packages": {{ "": {{ {wanted} }}, "node_modules/axe-core": {package} }} }}{}"#,
        "\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn npm_is_told_one_version_and_its_hash() {
        let lock: Value = serde_json::from_str(&lock()).unwrap();
        let package = &lock["packages"]["node_modules/axe-core"];
        assert_eq!((package["version"].as_str(), package["integrity"].as_str()), (Some(VERSION), Some(HASH)));
        assert_eq!(lock["packages"][""]["dependencies"]["axe-core"], VERSION);
        let wanted: Value = serde_json::from_str(&format!("{{ {} }}", wanted())).unwrap();
        assert_eq!(wanted, lock["packages"][""]);
    }

    #[test]
    fn another_version_or_a_part_is_fetched_anew() {
        let folder = std::env::temp_dir().join(format!("demesne-xtask-axe-{}", std::process::id()));
        prepare(&folder).unwrap();
        assert!(!is_in(&folder), "npm has put nothing there");
        let package = folder.join("node_modules/axe-core");
        fs::create_dir_all(&package).unwrap();
        fs::write(package.join("axe.min.js"), "").unwrap();
        assert!(is_in(&folder));
        fs::write(folder.join(LOCK), lock().replace(VERSION, "0.0.1")).unwrap();
        assert!(!is_in(&folder));
        prepare(&folder).unwrap();
        assert!(!package.exists(), "what is old is taken away");
        gone(&folder).unwrap();
        gone(&folder).unwrap();
    }
}
