//! `cargo xtask dist`: what people install.

mod archive;
mod build;
mod check;
mod contents;
mod debian;
#[cfg(test)]
mod forge;
mod http;
mod licence;
mod machine;
mod scratch;
mod sums;
mod third_party;

use crate::{
    args::Args,
    packages,
    tools::{Failure, fail, target_dir},
};
use contents::Contents;
use machine::Machine;
use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    time::Instant,
};

/// What the command does and takes.
pub const HELP: &str = "\
Make the packages that people install, for Linux on x86-64 and on ARM, and try each of them out. It takes a Debian (or what descends
from it) as root, or with sudo without a password where something has to be installed; and its time: the smallest and fastest program is
built, for each machine anew.

Usage: cargo xtask dist [--only MACHINE] [--profile NAME]
       cargo xtask dist --check [--only MACHINE]

Options:
  --only MACHINE   Only for x86_64 or for aarch64
  --profile NAME   Build with another profile of cargo's, to try out the rest [default: dist]
  --check          Only try out what was made before

Steps:
  tools       what is missing is installed: Debian's packages, and Zig's C compiler with pip into target/static
  contents    release notes, and the licences of everything that is inside; one that may not be shipped ends it
  build       the program, static, for each machine
  pack        demesne-VERSION-MACHINE-linux.tar.gz and demesne_VERSION_MACHINE.deb
  sums        SHA256SUMS
  check       each package is installed into an empty root; what is in it is started, asked and stopped, that of the other machine by QEMU;
              the .deb is also upgraded, removed and purged

Everything is in target/dist afterwards; bin/ there has the programs for deploy/Containerfile, NOTES.md what is new in this version.
";

/// The name of the release notes of one version among the packages.
const NOTES: &str = "NOTES.md";

/// Runs the command.
pub fn command(mut args: Args) -> Result<(), Failure> {
    let only: Option<String> = args.value("--only")?;
    let profile: String = args.value("--profile")?.unwrap_or_else(|| build::PROFILE.to_owned());
    let only_check = args.switch("--check");
    args.finish()?;
    let machines = Machine::chosen(only.as_deref())?;
    if !cfg!(target_os = "linux") {
        return fail("Packages are made on Linux only.");
    }
    if only_check {
        return check::check(&machines);
    }
    make(&machines, &profile)
}

fn make(machines: &[&Machine], profile: &str) -> Result<(), Failure> {
    step("tools", || packages::ensure(&packages::DIST))?;
    let contents = step("contents", Contents::gather)?;
    let tools = step("compiler", build::Tools::ensure)?;
    clear()?;
    let mut made = Vec::new();
    for machine in machines {
        let binary = step(&format!("build {}", machine.name), || tools.build(machine, profile))?;
        step(&format!("pack {}", machine.name), || pack(machine, &binary, &contents))?;
        made.extend([archive::place(machine), debian::place(machine)]);
    }
    put(&out().join(NOTES), &contents.notes, 0o644)?;
    step("sums", || sums::write(&made))?;
    step("check", || check::check(machines))?;
    println!("\nPackages of Demesne {}:", version());
    for path in made {
        let bytes = fs::metadata(&path).map_or(0, |file| file.len());
        println!("  {:>6.1} MB  {}", bytes as f64 / 1e6, path.display());
    }
    Ok(())
}

/// A step, announced, with its time.
fn step<T>(name: &str, work: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    println!("\n== {name}");
    let start = Instant::now();
    let done = work();
    println!("== {name}: {:.1} s", start.elapsed().as_secs_f64());
    match done {
        Err(Failure::Check(why)) => fail(format!("{why}\nThe step \"{name}\" failed.")),
        other => other,
    }
}

/// Packs a program for its machine, and lays it where containers are made from.
fn pack(machine: &Machine, binary: &Path, contents: &Contents) -> Result<(), Failure> {
    let bytes =
        fs::read(binary).or_else(|error| fail(format!("{} cannot be read: {error}.", binary.display())))?;
    machine.check(&bytes)?;
    bring(binary, &out().join(loose(machine)), 0o755)?;
    archive::pack(machine, binary, contents, &archive::place(machine))?;
    debian::pack(machine, binary, contents, &debian::place(machine))
}

/// The version of everything.
fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// Where packages go.
fn out() -> PathBuf {
    target_dir().join("dist")
}

/// Where a program lies by itself among the packages.
fn loose(machine: &Machine) -> String {
    format!("bin/{}/demesne", machine.debian)
}

/// Takes away what was made before. Cargo may have a folder of the same name for the profile: what is its own stays.
fn clear() -> Result<(), Failure> {
    let entries = fs::read_dir(out()).into_iter().flatten().flatten();
    for path in
        entries.filter(|entry| is_ours(&entry.file_name().to_string_lossy())).map(|entry| entry.path())
    {
        fs::remove_file(&path)
            .or_else(|error| fail(format!("{} cannot be removed: {error}.", path.display())))?;
    }
    Ok(())
}

fn is_ours(name: &str) -> bool {
    [sums::NAME, NOTES].contains(&name)
        || (name.starts_with("demesne") && (name.ends_with(".deb") || name.ends_with(".tar.gz")))
}

/// A path as text.
fn shown(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// Writes a file with these rights, and the folders that it lies in.
fn put(path: &Path, bytes: impl AsRef<[u8]>, mode: u32) -> Result<(), Failure> {
    let write = || {
        fs::create_dir_all(path.parent().unwrap_or(path))?;
        fs::write(path, bytes.as_ref())?;
        fs::set_permissions(path, fs::Permissions::from_mode(mode))
    };
    write().or_else(|error| fail(format!("{} cannot be written: {error}.", path.display())))
}

/// Copies a file, with these rights.
fn bring(from: &Path, to: &Path, mode: u32) -> Result<(), Failure> {
    match fs::read(from) {
        Ok(bytes) => put(to, bytes, mode),
        Err(error) => fail(format!("{} cannot be read: {error}.", from.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::{output, program, works};
    use scratch::Scratch;

    #[test]
    fn files_are_brought_with_their_rights() {
        let scratch = Scratch::new("brought").unwrap();
        let [from, to] = ["from", "some/where/to"].map(|name| scratch.folder.join(name));
        put(&from, "text", 0o600).unwrap();
        bring(&from, &to, 0o755).unwrap();
        assert_eq!(fs::read_to_string(&to).unwrap(), "text");
        assert_eq!(fs::metadata(&to).unwrap().permissions().mode() & 0o777, 0o755);
        let Err(Failure::Check(why)) = bring(&scratch.folder.join("none"), &to, 0o755) else {
            panic!("none")
        };
        assert!(why.contains("none cannot be read"), "{why}");
    }

    #[test]
    fn packages_have_the_date_of_the_commit_and_no_owner() {
        let scratch = Scratch::new("packed").unwrap();
        let [binary, archive, package] =
            ["built", "demesne.tar.gz", "demesne.deb"].map(|name| scratch.folder.join(name));
        put(&binary, [7u8; 10_000], 0o755).unwrap();
        let contents = Contents::example();
        archive::pack(&machine::ALL[0], &binary, &contents, &archive).unwrap();
        let mut lists =
            vec![output(program("tar", &["--list", "--verbose", "--utc", "--file", &shown(&archive)]))];
        // Debian's tools are elsewhere, too, but not everywhere.
        if works(program("dpkg-deb", &["--version"])) {
            debian::pack(&machine::ALL[0], &binary, &contents, &package).unwrap();
            let mut list = program("dpkg-deb", &["--contents", &shown(&package)]);
            list.env("TZ", "UTC");
            lists.push(output(list));
        }
        for list in lists {
            let list = list.unwrap();
            assert!(list.lines().count() > 15, "{list}");
            for line in list.lines() {
                assert!(line.contains(" 2023-11-14 22:13"), "the date of the commit: {line}");
                assert!(line.contains(" 0/0 ") || line.contains(" root/root "), "nobody's: {line}");
                assert!(!line[..10].ends_with("w-") && line.as_bytes()[8] == b'-', "others write: {line}");
            }
        }
    }

    #[test]
    fn what_was_made_before_is_ours() {
        for name in ["SHA256SUMS", "NOTES.md", "demesne_0.2.0_amd64.deb", "demesne-0.2.0-x86_64-linux.tar.gz"]
        {
            assert!(is_ours(name), "{name}");
        }
        for name in ["demesne", "demesne.d", "build", "deps", ".cargo-lock", "others.deb"] {
            assert!(!is_ours(name), "{name}");
        }
    }
}
