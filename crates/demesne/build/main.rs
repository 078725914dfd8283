//! Tells the program which commit it was built from, for `demesne --version`.

mod commit;

use commit::Commit;
use std::{env, path::Path};

/// What says the commit where there is no repository to ask, in an unpacked archive for instance.
const SAID: &str = "DEMESNE_COMMIT";

fn main() {
    let own = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let root = Path::new(&own).ancestors().nth(2).unwrap_or(Path::new(&own));
    let found = Commit::find(root, env::var(SAID).ok());
    // The program is built anew when this text is another one, and only then.
    println!("cargo::rustc-env=DEMESNE_VERSION={}", found.after(&version));
    println!("cargo::rerun-if-env-changed={SAID}");
    println!("cargo::rerun-if-changed=build");
    for path in &found.watched {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}
