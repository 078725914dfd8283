//! Programs and fonts that are needed here and that are no part of Rust: they come from Debian's packages.

use crate::tools::{Failure, fail, output, program, run, works};
use std::{env, ffi::OsStr, path::Path, process::Command};

/// Where Debian keeps the programs of PostgreSQL, one folder a version; they are not on the path.
const POSTGRESQL: &str = "/usr/lib/postgresql";

/// Where Debian keeps fonts, one folder a family.
const FONTS: &str = "/usr/share/fonts/truetype";

/// Something that must be here, mostly a program.
struct Need {
    /// What people call it.
    name: &'static str,
    /// The package of Debian that brings it.
    package: &'static str,
    /// Whether it is here.
    is_here: fn() -> bool,
}

/// What programs are needed for.
pub struct Purpose {
    /// Who needs them, at the beginning of a sentence.
    who: &'static str,
    needs: &'static [Need],
}

/// What the tests start.
pub const TESTS: Purpose = Purpose {
    who: "The tests need",
    needs: &[
        Need { name: "PostgreSQL", package: "postgresql", is_here: has_postgresql },
        Need {
            name: "Chromium",
            package: "chromium-headless-shell",
            is_here: || on_path("chromium-headless-shell"),
        },
        Need { name: "npm", package: "npm", is_here: || on_path("npm") },
        // Pages are measured: with other letters they are of other sizes.
        Need { name: "the Liberation fonts", package: "fonts-liberation", is_here: has_fonts },
    ],
};

/// What makes packages and tries them out.
pub const DIST: Purpose = Purpose {
    who: "Packages need",
    needs: &[
        Need { name: "a C compiler", package: "gcc", is_here: || on_path("cc") },
        Need { name: "pip", package: "python3-pip", is_here: has_pip },
        Need { name: "dpkg-deb", package: "dpkg", is_here: || on_path("dpkg-deb") },
        // The package's script makes its user with it, in the scratch root too.
        Need { name: "systemd-sysusers", package: "systemd", is_here: || on_path("systemd-sysusers") },
        Need { name: "QEMU", package: "qemu-user-static", is_here: || on_path("qemu-aarch64-static") },
    ],
};

/// Who may install packages here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rights {
    Root,
    /// Through sudo, which asks for no password.
    Sudo,
    None,
}

/// Installs what is missing, where that is possible.
pub fn ensure(purpose: &Purpose) -> Result<(), Failure> {
    let missing = missing(purpose);
    if missing.is_empty() {
        println!("{} are installed.", listed(purpose.needs.iter().map(|need| need.name)));
        return Ok(());
    }
    let rights = if works(program("apt-get", &["--version"])) { rights() } else { Rights::None };
    let commands = install(&missing, rights);
    if commands.is_empty() {
        return fail(by_hand(purpose, &missing, "this user cannot install packages here"));
    }
    println!("Debian's packages that are missing are installed now: {}.", packages(&missing));
    for command in commands {
        if let Err(Failure::Check(why)) | Err(Failure::Usage(why)) = run(command) {
            return fail(format!("{why} {}", by_hand(purpose, &missing, "installing it failed")));
        }
    }
    match self::missing(purpose) {
        none if none.is_empty() => Ok(()),
        still => fail(by_hand(purpose, &still, "it is not found although its package is installed")),
    }
}

fn missing(purpose: &Purpose) -> Vec<&'static Need> {
    purpose.needs.iter().filter(|need| !(need.is_here)()).collect()
}

fn rights() -> Rights {
    match output(program("id", &["-u"])).as_deref().map(str::trim) {
        Ok("0") => Rights::Root,
        _ if works(program("sudo", &["--non-interactive", "true"])) => Rights::Sudo,
        _ => Rights::None,
    }
}

/// The commands that install packages; none for somebody who may not.
fn install(missing: &[&Need], rights: Rights) -> Vec<Command> {
    let before: &[&str] = match rights {
        Rights::Root => &[],
        Rights::Sudo => &["sudo", "--non-interactive"],
        Rights::None => return Vec::new(),
    };
    // sudo hands no environment on, so env sets it behind sudo.
    let apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=300"];
    let with = |words: &[&str]| {
        let line = [before, &apt, words].concat();
        program(line[0], &line[1..])
    };
    let packages: Vec<&str> = missing.iter().map(|need| need.package).collect();
    vec![
        with(&["update"]),
        with(&[&["install", "--yes", "--no-install-recommends"], packages.as_slice()].concat()),
    ]
}

/// What somebody is told who has to install it.
fn by_hand(purpose: &Purpose, missing: &[&Need], why: &str) -> String {
    format!(
        "{} {}, and {why}; on Debian install it with \"apt-get install {}\".",
        purpose.who,
        listed(missing.iter().map(|need| need.name)),
        packages(missing)
    )
}

fn packages(missing: &[&Need]) -> String {
    missing.iter().map(|need| need.package).collect::<Vec<_>>().join(" ")
}

/// "a", "a and b", "a, b and c".
fn listed<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, first)) => format!("{} and {last}", first.join(", ")),
        None => String::new(),
    }
}

fn has_postgresql() -> bool {
    let serves = |bin: &Path| ["initdb", "postgres"].iter().all(|name| bin.join(name).is_file());
    let versions = std::fs::read_dir(POSTGRESQL).into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin")).any(|bin| serves(&bin))
        || (on_path("initdb") && on_path("postgres"))
}

fn has_fonts() -> bool {
    ["liberation", "liberation2"].iter().any(|folder| Path::new(FONTS).join(folder).is_dir())
}

fn has_pip() -> bool {
    works(program("python3", &["-m", "pip", "--version"]))
}

fn on_path(name: &str) -> bool {
    is_in(env::var_os("PATH").unwrap_or_default().as_os_str(), name)
}

fn is_in(path: &OsStr, name: &str) -> bool {
    env::split_paths(path).any(|folder| folder.join(name).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tools::typed;

    fn lines(rights: Rights) -> Vec<String> {
        install(&[&TESTS.needs[0], &DIST.needs[0]], rights).iter().map(typed).collect()
    }

    #[test]
    fn only_what_is_missing_is_installed() {
        let apt = "env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300";
        let words = "install --yes --no-install-recommends postgresql gcc";
        assert_eq!(lines(Rights::Root), [format!("{apt} update"), format!("{apt} {words}")]);
        let sudo = "sudo --non-interactive";
        assert_eq!(lines(Rights::Sudo), [format!("{sudo} {apt} update"), format!("{sudo} {apt} {words}")]);
        assert!(lines(Rights::None).is_empty());
    }

    #[test]
    fn who_may_not_install_is_told_what_to_install() {
        let all: Vec<&Need> = TESTS.needs.iter().collect();
        assert_eq!(
            by_hand(&TESTS, &all, "this user cannot install packages here"),
            "The tests need PostgreSQL, Chromium, npm and the Liberation fonts, and this user cannot install packages here; \
             on Debian install it with \"apt-get install postgresql chromium-headless-shell npm fonts-liberation\"."
        );
        assert!(by_hand(&TESTS, &all[1..2], "why").starts_with("The tests need Chromium, and why; "));
        let pip = by_hand(&DIST, &[&DIST.needs[1]], "why");
        assert_eq!(
            pip,
            "Packages need pip, and why; on Debian install it with \"apt-get install python3-pip\"."
        );
    }

    #[test]
    fn programs_are_looked_for_in_every_folder_of_the_path() {
        let folder = env::temp_dir().join(format!("demesne-xtask-path-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("folder")).unwrap();
        std::fs::write(folder.join("program"), "").unwrap();
        let path = env::join_paths([Path::new("/nowhere"), &folder]).unwrap();
        assert!(is_in(&path, "program"));
        assert!(!is_in(&path, "folder"), "a folder is no program");
        assert!(!is_in(OsStr::new("/nowhere"), "program"));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
