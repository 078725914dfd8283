//! The kinds of machine that packages are made for.

use crate::tools::{Failure, fail, program};
use std::process::Command;

/// A kind of machine.
#[derive(PartialEq, Eq, Debug)]
pub struct Machine {
    /// What it is called in the names of archives, and on the command line.
    pub name: &'static str,
    /// What Debian and container engines call it.
    pub debian: &'static str,
    /// What Rust calls it; with musl a program needs no library of the system.
    pub triple: &'static str,
    /// What the C compiler calls it.
    pub c_target: &'static str,
    /// Its number in the head of an ELF file.
    elf: u16,
    /// What runs its programs on a machine of another kind.
    pub emulator: &'static str,
}

/// All of them.
pub const ALL: [Machine; 2] = [
    Machine {
        name: "x86_64",
        debian: "amd64",
        triple: "x86_64-unknown-linux-musl",
        c_target: "x86_64-linux-musl",
        elf: 62,
        emulator: "qemu-x86_64-static",
    },
    Machine {
        name: "aarch64",
        debian: "arm64",
        triple: "aarch64-unknown-linux-musl",
        c_target: "aarch64-linux-musl",
        elf: 183,
        emulator: "qemu-aarch64-static",
    },
];

impl Machine {
    /// Those that were asked for by name, or all.
    pub fn chosen(only: Option<&str>) -> Result<Vec<&'static Machine>, Failure> {
        let chosen: Vec<_> =
            ALL.iter().filter(|machine| only.is_none_or(|name| name == machine.name)).collect();
        match (chosen.is_empty(), only) {
            (true, Some(name)) => Err(Failure::Usage(format!(
                "There is no machine \"{name}\"; the machines are {}.",
                ALL.map(|machine| machine.name).join(", ")
            ))),
            _ => Ok(chosen),
        }
    }

    /// Whether this is the kind of machine that we run on.
    pub fn is_here(&self) -> bool {
        std::env::consts::ARCH == self.name
    }

    /// A program of this machine, run inside of a folder as if that were everything; through its emulator where it is another machine's,
    /// which has to lie in the folder.
    pub fn inside(&self, root: &str, user: Option<(u32, u32)>, words: &[&str]) -> Command {
        let mut command = program("chroot", &[]);
        if let Some((user, group)) = user {
            command.arg(format!("--userspec={user}:{group}")).arg("--groups=");
        }
        command.arg(root);
        if !self.is_here() {
            command.arg(format!("/{}", self.emulator));
        }
        command.args(words);
        command
    }

    /// Refuses a program that is for another kind of machine, or that wants a library of the system.
    pub fn check(&self, elf: &[u8]) -> Result<(), Failure> {
        match Head::read(elf) {
            None => fail("What was built is no ELF file of 64 bits."),
            Some(head) if head.machine != self.elf => fail(format!(
                "What was built is for machine {} of ELF, and {} is {}.",
                head.machine, self.name, self.elf
            )),
            Some(head) if head.is_dynamic => {
                fail("What was built asks for a dynamic linker, but it shall run on any Linux.")
            }
            Some(_) => Ok(()),
        }
    }
}

/// What the head of an ELF file says.
struct Head {
    machine: u16,
    is_dynamic: bool,
}

impl Head {
    /// Reads a file of 64 bits, the smaller byte first; all our machines have that.
    fn read(elf: &[u8]) -> Option<Head> {
        /// The kind of a segment that names the dynamic linker.
        const INTERPRETER: u32 = 3;
        let two = |at: usize| Some(u16::from_le_bytes(elf.get(at..at + 2)?.try_into().ok()?));
        let four = |at: usize| Some(u32::from_le_bytes(elf.get(at..at + 4)?.try_into().ok()?));
        let eight = |at: usize| Some(u64::from_le_bytes(elf.get(at..at + 8)?.try_into().ok()?));
        if elf.get(..6)? != b"\x7fELF\x02\x01" {
            return None;
        }
        let (first, size, count) =
            (usize::try_from(eight(0x20)?).ok()?, usize::from(two(0x36)?), usize::from(two(0x38)?));
        let mut kinds = (0..count).map(|segment| four(first.checked_add(segment * size)?));
        let is_dynamic = kinds.any(|kind| kind == Some(INTERPRETER));
        Some(Head { machine: two(0x12)?, is_dynamic })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::typed;

    /// The head of a program with one segment.
    fn elf(machine: u8, segment: u8) -> Vec<u8> {
        let mut bytes = vec![0; 0x80];
        bytes[..6].copy_from_slice(b"\x7fELF\x02\x01");
        bytes[0x12] = machine;
        bytes[0x20] = 0x40;
        bytes[0x36] = 56;
        bytes[0x38] = 1;
        bytes[0x40] = segment;
        bytes
    }

    #[test]
    fn machines_are_chosen_by_name() {
        assert_eq!(Machine::chosen(None).unwrap().len(), 2);
        assert_eq!(Machine::chosen(Some("aarch64")).unwrap(), [&ALL[1]]);
        let Err(Failure::Usage(why)) = Machine::chosen(Some("vax")) else { panic!("a usage") };
        assert_eq!(why, "There is no machine \"vax\"; the machines are x86_64, aarch64.");
    }

    #[test]
    fn only_a_static_program_of_the_right_machine_is_shipped() {
        assert_eq!(ALL[0].check(&elf(62, 1)), Ok(()));
        assert_eq!(ALL[1].check(&elf(183, 1)), Ok(()));
        let why = |machine: &Machine, bytes: &[u8]| match machine.check(bytes) {
            Err(Failure::Check(why)) => why,
            other => panic!("{other:?}"),
        };
        assert!(why(&ALL[1], &elf(62, 1)).contains("for machine 62 of ELF, and aarch64 is 183"));
        assert!(why(&ALL[0], &elf(62, 3)).contains("dynamic linker"));
        for wrong in [&b"#!/bin/sh\n"[..], b"\x7fELF\x02\x01", b""] {
            assert!(why(&ALL[0], wrong).contains("no ELF file"));
        }
    }

    #[test]
    #[cfg(all(target_os = "linux", not(target_feature = "crt-static")))]
    fn a_real_program_is_read() {
        // This test is itself a program that wants the system's libraries.
        let own = std::fs::read(std::env::current_exe().unwrap()).unwrap();
        assert!(Head::read(&own).unwrap().is_dynamic);
    }

    #[test]
    fn programs_of_another_machine_are_emulated() {
        let (here, other) = if ALL[0].is_here() { (&ALL[0], &ALL[1]) } else { (&ALL[1], &ALL[0]) };
        let words = ["/usr/bin/demesne", "--version"];
        assert_eq!(
            typed(&here.inside("/scratch", None, &words)),
            "chroot /scratch /usr/bin/demesne --version"
        );
        assert_eq!(
            typed(&other.inside("/scratch", Some((5, 6)), &words)),
            format!(
                "chroot --userspec=5:6 --groups= /scratch /{} /usr/bin/demesne --version",
                other.emulator
            )
        );
    }
}
