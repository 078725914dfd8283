//! The compiler's target for browsers.

use std::{env, path::Path, process::Command};

/// The target of the browser.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Has rustup install the target where it is missing.
pub fn ensure() -> Result<(), String> {
    if is_here() {
        return Ok(());
    }
    let added = Command::new("rustup").args(["target", "add", TARGET]).output();
    match added {
        Ok(_) if is_here() => Ok(()),
        Ok(output) => Err(format!(
            "{}\nThe client needs Rust's target {TARGET}, and rustup could not install it; try \"rustup target add {TARGET}\" by hand.",
            String::from_utf8_lossy(&output.stderr).trim_end()
        )),
        Err(_) => Err(format!(
            "The client needs Rust's target {TARGET}, which is not installed, and there is no rustup to install it; install Rust with \
             rustup, or the target with what Rust came with."
        )),
    }
}

/// Whether the compiler has the target's standard library.
fn is_here() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|output| Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}
