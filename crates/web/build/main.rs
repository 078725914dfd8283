//! Turns the texts of `locales/` into functions: one module a file, one function a message. A message that is missing in a language,
//! or that takes other arguments there, does not compile; one that nobody uses is a warning.

mod words;

use std::{env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let home = env::var("CARGO_MANIFEST_DIR")?;
    let folder = Path::new(&home).join("locales");
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=build");
    // Who calls what is known to the linker alone, and by that `crates/pages` cuts the client into parts.
    println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    let code = words::functions(&folder)?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("words.rs"), code)?;
    Ok(())
}
