//! The package for Debian and what descends from it: the program, its units, its user and its settings.
//!
//! The units of `deploy/` have a user that exists while the server runs, so that whoever copies them has nothing to prepare. A package can
//! prepare it, so its units have a user that stays: `sudo -u demesne demesne backup …` works, PostgreSQL can know the server by its name,
//! and files keep their owner. All else that the units forbid the server is the same.

use super::{
    bring,
    contents::{self, Contents},
    machine::Machine,
    out, put,
    scratch::Scratch,
    shown, version,
};
use crate::tools::{Failure, fail, files, program, read, root, run};
use std::path::{Path, PathBuf};

/// The units that are installed.
pub const UNITS: [&str; 3] = ["demesne.service", "demesne-backup.service", "demesne-backup.timer"];

/// The file with the settings: Debian asks before it replaces one that somebody has changed.
pub const SETTINGS: &str = "etc/demesne.env";

/// Where the texts go.
pub const DOCS: &str = "usr/share/doc/demesne";

/// Where the units go.
pub const UNIT_FOLDER: &str = "usr/lib/systemd/system";

/// The scripts of the package.
const SCRIPTS: [(&str, &str); 3] = [
    ("postinst", include_str!("debian/postinst.sh")),
    ("prerm", include_str!("debian/prerm.sh")),
    ("postrm", include_str!("debian/postrm.sh")),
];

/// What a unit of `deploy/` says, and what it says in the package.
const CHANGES: [(&str, &str); 4] = [
    ("/usr/local/bin/demesne", "/usr/bin/demesne"),
    ("# /etc/systemd/system/", "# "),
    (
        "# A user that exists while the server runs, and one folder that it can write to.\n",
        "# The user that the package has made, and one folder that it can write to.\n",
    ),
    ("DynamicUser=yes\n", ""),
];

/// Where the package is.
pub fn place(machine: &Machine) -> PathBuf {
    out().join(format!("demesne_{}_{}.deb", version(), machine.debian))
}

/// Packs the package to this place.
pub fn pack(machine: &Machine, binary: &Path, contents: &Contents, to: &Path) -> Result<(), Failure> {
    let scratch = Scratch::new("debian")?;
    stage(&scratch.folder, machine, binary, contents)?;
    for name in ["CHANGELOG.md", "THIRD-PARTY.md"] {
        let path = scratch.folder.join(DOCS).join(name);
        run(program("gzip", &["--best", "--no-name", &shown(&path)]))?;
    }
    // Whatever this user's files are usually like.
    run(program("find", &[&scratch.path(), "-type", "d", "-exec", "chmod", "0755", "{}", "+"]))?;
    let mut build = program("dpkg-deb", &["--root-owner-group", "-Zxz", "--build", &scratch.path()]);
    // Dates of files and of the package: the same commit gives the same package.
    build.arg(to).env("SOURCE_DATE_EPOCH", contents.date.to_string());
    run(build)
}

/// Puts everything into a folder as the package has it.
fn stage(folder: &Path, machine: &Machine, binary: &Path, contents: &Contents) -> Result<(), Failure> {
    bring(binary, &folder.join("usr/bin/demesne"), 0o755)?;
    for name in UNITS {
        let unit = packaged(name, &read(&root().join("deploy").join(name))?)?;
        put(&folder.join(UNIT_FOLDER).join(name), &unit, 0o644)?;
    }
    put(&folder.join("usr/lib/sysusers.d/demesne.conf"), include_str!("debian/sysusers.conf"), 0o644)?;
    // It may hold passwords.
    bring(&root().join("deploy/demesne.env.example"), &folder.join(SETTINGS), 0o600)?;
    let docs = folder.join(DOCS);
    for name in ["README.md", "docs/hosting.md", "docs/security.md"] {
        let base = name.strip_prefix("docs/").unwrap_or(name);
        bring(&root().join(name), &docs.join(base), 0o644)?;
    }
    for name in contents::deploy().iter().filter(|name| ["Caddyfile", "nginx.conf"].contains(&name.as_str()))
    {
        bring(&root().join("deploy").join(name), &docs.join("examples").join(name), 0o644)?;
    }
    put(&docs.join("CHANGELOG.md"), &contents.changelog, 0o644)?;
    put(&docs.join("THIRD-PARTY.md"), &contents.third_party, 0o644)?;
    put(&docs.join("copyright"), copyright(&read(&root().join("LICENSE-MIT"))?), 0o644)?;
    let sizes = files(folder, "").into_iter().filter_map(|path| Some(path.metadata().ok()?.len()));
    let kilobytes = sizes.map(|bytes| bytes.div_ceil(1024)).sum();
    put(&folder.join("DEBIAN/control"), control(machine, kilobytes), 0o644)?;
    put(&folder.join("DEBIAN/conffiles"), format!("/{SETTINGS}\n"), 0o644)?;
    for (name, text) in SCRIPTS {
        put(&folder.join("DEBIAN").join(name), text, 0o755)?;
    }
    Ok(())
}

/// What Debian wants to know of a package.
fn control(machine: &Machine, kilobytes: u64) -> String {
    format!(
        "Package: demesne\n\
         Version: {}\n\
         Architecture: {}\n\
         Maintainer: The Demesne developers\n\
         Installed-Size: {kilobytes}\n\
         Depends: systemd | systemd-standalone-sysusers | systemd-sysusers\n\
         Suggests: caddy | nginx, postgresql\n\
         Section: games\n\
         Priority: optional\n\
         Description: server, opponents and tools for board games\n \
         Demesne serves board games to browsers: live or over days, with friends or\n \
         against the house. It also plays, simulates and studies them from the\n \
         command line.\n \
         .\n \
         The server is started with the system and answers at 127.0.0.1:7117; its\n \
         settings are in /etc/demesne.env.\n",
        version(),
        machine.debian
    )
}

/// A unit of `deploy/` as the package has it.
fn packaged(name: &str, unit: &str) -> Result<String, Failure> {
    let text = CHANGES.iter().fold(unit.to_owned(), |text, (from, to)| text.replace(from, to));
    let runs = name.ends_with(".service");
    let is_whole = text.contains("/usr/bin/demesne ") && text.contains("\nUser=demesne\n");
    if (runs && !is_whole) || text.contains("/usr/local") || text.contains("DynamicUser") {
        return fail(format!(
            "deploy/{name} is no longer as the package knows it: see the changes in xtask/src/dist/debian.rs."
        ));
    }
    Ok(text)
}

/// Whose it is and what one may do with it, in Debian's form.
fn copyright(mit: &str) -> String {
    let holder = mit.lines().find_map(|line| line.strip_prefix("Copyright (c) ")).unwrap_or("its developers");
    let body = mit.split_once("\n\n").map_or(mit, |(_, body)| body);
    let body =
        body.lines().map(|line| if line.trim().is_empty() { " .".to_owned() } else { format!(" {line}") });
    format!(
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\
         Upstream-Name: Demesne\n\
         Comment: What others wrote and is inside of the program is listed, with all\n \
         licences, in /usr/share/doc/demesne/THIRD-PARTY.md.gz.\n\
         \n\
         Files: *\n\
         Copyright: {holder}\n\
         License: MIT or Apache-2.0\n\
         \n\
         License: MIT\n{}\n\
         \n\
         License: Apache-2.0\n \
         On Debian systems its text is in /usr/share/common-licenses/Apache-2.0.\n",
        body.collect::<Vec<_>>().join("\n")
    )
}

#[cfg(test)]
mod tests;
