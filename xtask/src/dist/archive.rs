//! The archive: the program, its texts and the files of `deploy/`, for every Linux.

use super::{
    bring,
    contents::{self, Contents},
    machine::Machine,
    out, put,
    scratch::Scratch,
    shown, version,
};
use crate::tools::{Failure, program, root, run};
use std::path::{Path, PathBuf};

/// The folder that an archive unpacks to.
pub fn top(machine: &Machine) -> String {
    format!("demesne-{}-{}-linux", version(), machine.name)
}

/// Where the archive is.
pub fn place(machine: &Machine) -> PathBuf {
    out().join(format!("{}.tar.gz", top(machine)))
}

/// Packs the archive to this place.
pub fn pack(machine: &Machine, binary: &Path, contents: &Contents, to: &Path) -> Result<(), Failure> {
    let scratch = Scratch::new("archive")?;
    stage(&scratch.folder.join(top(machine)), binary, contents)?;
    run(program(
        "tar",
        &[
            "--create",
            "--file",
            &shown(to),
            "--directory",
            &scratch.path(),
            // The same commit gives the same archive.
            "--sort=name",
            &format!("--mtime=@{}", contents.date),
            "--owner=0",
            "--group=0",
            "--numeric-owner",
            "--mode=u+rwX,go+rX,go-w",
            "--format=gnu",
            "--use-compress-program=gzip --best --no-name",
            &top(machine),
        ],
    ))
}

/// Puts everything into a folder as the archive has it.
fn stage(folder: &Path, binary: &Path, contents: &Contents) -> Result<(), Failure> {
    bring(binary, &folder.join("demesne"), 0o755)?;
    for name in contents::TEXTS {
        bring(&root().join(name), &folder.join(name), 0o644)?;
    }
    put(&folder.join("CHANGELOG.md"), &contents.changelog, 0o644)?;
    put(&folder.join("THIRD-PARTY.md"), &contents.third_party, 0o644)?;
    for (part, names) in [("deploy", contents::deploy()), ("docs", contents::docs())] {
        for name in names {
            bring(&root().join(part).join(&name), &folder.join(part).join(&name), 0o644)?;
        }
    }
    Ok(())
}

/// The files that an archive must have.
pub const FILES: [&str; 9] = [
    "demesne",
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "THIRD-PARTY.md",
    "deploy/README.md",
    "deploy/demesne.service",
    "docs/hosting.md",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dist::machine::ALL;

    #[test]
    fn archives_say_what_they_are_for() {
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(top(&ALL[0]), format!("demesne-{version}-x86_64-linux"));
        assert!(place(&ALL[1]).ends_with(format!("dist/demesne-{version}-aarch64-linux.tar.gz")));
    }

    #[test]
    fn an_archive_has_its_files() {
        let scratch = Scratch::new("staged-archive").unwrap();
        let binary = scratch.folder.join("built");
        put(&binary, "program", 0o600).unwrap();
        let folder = scratch.folder.join("staged");
        stage(&folder, &binary, &Contents::example()).unwrap();
        for name in FILES {
            assert!(folder.join(name).is_file(), "{name}");
        }
        assert_eq!(std::fs::read_to_string(folder.join("THIRD-PARTY.md")).unwrap(), "others\n");
        assert!(!folder.join("deploy/demesne.env").exists(), "nobody's settings");
    }
}
