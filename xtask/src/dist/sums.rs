//! The file of checksums, as `sha256sum` writes and checks it.

use super::{out, put};
use crate::tools::{Failure, fail};
use sha2::{Digest as _, Sha256};
use std::{fs, path::PathBuf};

/// The name of the file.
pub const NAME: &str = "SHA256SUMS";

/// Writes the sums of some packages.
pub fn write(packages: &[PathBuf]) -> Result<(), Failure> {
    let mut lines = String::new();
    for path in packages {
        let bytes =
            fs::read(path).or_else(|error| fail(format!("{} cannot be read: {error}.", path.display())))?;
        lines += &line(&bytes, &path.file_name().unwrap_or_default().to_string_lossy());
    }
    put(&out().join(NAME), &lines, 0o644)
}

/// One line: the sum, two spaces, the name.
fn line(bytes: &[u8], name: &str) -> String {
    let sum: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{sum}  {name}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_as_the_tool_has_it() {
        assert_eq!(
            line(b"abc", "demesne.deb"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  demesne.deb\n"
        );
    }
}
