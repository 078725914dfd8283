//! The units of the package, as systemd reads them.

use super::installed::make;
use crate::{
    dist::{
        debian::{self, UNIT_FOLDER, UNITS},
        machine::Machine,
        put,
        scratch::Scratch,
        shown,
    },
    tools::{Failure, fail, program, run, works},
};
use std::process::Stdio;

/// Programs of the system that the units start.
const STARTED: [&str; 2] = ["usr/bin/sh", "usr/bin/find"];

/// Has systemd read the units in a root with its own ones; where there is no systemd to ask, it is left out and said.
pub fn check(machine: &Machine) -> Result<(), Failure> {
    if !works(program("systemd-analyze", &["--version"])) {
        println!("The units are not checked: there is no systemd-analyze.");
        return Ok(());
    }
    let root = Scratch::new("units")?;
    // Those of the system first: ours need them, and lie over them.
    let folder = root.folder.join(UNIT_FOLDER);
    make(&folder)?;
    run(program("cp", &["--recursive", "--no-dereference", &format!("/{UNIT_FOLDER}/."), &shown(&folder)]))?;
    run(program("dpkg-deb", &["--extract", &shown(&debian::place(machine)), &root.path()]))?;
    for name in STARTED {
        put(&root.folder.join(name), "", 0o755)?;
    }
    for (link, to) in [("lib", "usr/lib"), ("bin", "usr/bin")] {
        run(program("ln", &["--symbolic", to, &shown(&root.folder.join(link))]))?;
    }
    let at = format!("--root={}", root.path());
    let mut command = program("systemd-analyze", &[&["verify", "--man=no", &at], &UNITS[..]].concat());
    let asked = command.stdin(Stdio::null()).output();
    let asked = asked.or_else(|error| fail(format!("systemd-analyze could not be started: {error}.")))?;
    match complaints(&String::from_utf8_lossy(&asked.stderr)) {
        none if none.is_empty() => Ok(()),
        found => fail(format!("systemd does not like the units of the package:\n{}", found.join("\n"))),
    }
}

/// What systemd says of our units; with those of the system it may have its own quarrels.
fn complaints(said: &str) -> Vec<&str> {
    said.lines().filter(|line| line.contains("demesne.") || line.contains("demesne-backup.")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_complaints_about_ours_count() {
        let said = "/r/lib/systemd/system/demesne.service:25: Unknown key 'MemoryMux' in section [Service], ignoring.\n\
                    getty.service: Something.\ndemesne-backup.service: Command /bin/sh is not executable\n";
        assert_eq!(complaints(said).len(), 2);
        assert!(complaints("getty.service: Something.\n").is_empty());
    }
}
