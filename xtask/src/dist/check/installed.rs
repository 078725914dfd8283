//! The package for Debian, installed, upgraded, removed and purged by dpkg in a root of its own.

use super::{bring_emulator, try_out, units};
use crate::{
    dist::{
        debian::{self, SETTINGS},
        machine::Machine,
        put,
        scratch::Scratch,
        shown,
    },
    tools::{Failure, fail, output, program, read, run},
};
use std::{
    fs,
    os::unix::fs::{PermissionsExt as _, chown, symlink},
    path::Path,
};

/// Where the server keeps its data.
const DATA: &str = "var/lib/demesne";

/// A backup that somebody has made.
const BACKUP: &str = "var/lib/demesne-backup/yesterday.backup";

/// What shows that a unit starts with the system.
const ENABLED: [&str; 2] = [
    "etc/systemd/system/multi-user.target.wants/demesne.service",
    "etc/systemd/system/timers.target.wants/demesne-backup.timer",
];

/// Tries out the package.
pub fn check(machine: &Machine) -> Result<(), Failure> {
    let package = debian::place(machine);
    units::check(machine)?;
    let root = Scratch::new("installed")?;
    prepare(&root.folder)?;
    run(dpkg(&root, &["--install", &shown(&package)]))?;
    let user = is_installed(&root)?;
    let data = root.folder.join(DATA);
    make(&data)?;
    // What systemd does for the unit. Where only one user exists, as in a namespace of a user's own, the server runs as that one.
    let user = user.filter(|_| many_users());
    if let Some((user, group)) = user {
        chown(&data, Some(user), Some(group))
            .or_else(|error| fail(format!("{} cannot be given away: {error}.", data.display())))?;
    }
    bring_emulator(machine, &root.folder)?;
    try_out(machine, &root, user, "/usr/bin/demesne", &format!("/{DATA}"))?;
    put(&root.folder.join(BACKUP), "a backup", 0o600)?;
    let settings = root.folder.join(SETTINGS);
    let changed = read(&settings)? + "DEMESNE_LOG=json\n";
    put(&settings, &changed, 0o600)?;
    run(dpkg(&root, &["--install", &shown(&package)]))?;
    if read(&settings)? != changed {
        return fail("An upgrade has changed the settings.");
    }
    run(dpkg(&root, &["--remove", "demesne"]))?;
    expect(&root, &[SETTINGS, &format!("{DATA}/demesne.sqlite"), BACKUP], &["usr/bin/demesne"])?;
    run(dpkg(&root, &["--purge", "demesne"]))?;
    expect(&root, &[BACKUP], &[SETTINGS, DATA, ENABLED[0], ENABLED[1]])?;
    known_user(&root)?;
    println!("{}: installed, started, asked, stopped, upgraded, removed and purged.", package.display());
    Ok(())
}

/// As much of a system as dpkg wants.
fn prepare(root: &Path) -> Result<(), Failure> {
    for folder in ["etc", "usr/lib", "usr/bin", "var/lib/dpkg/info", "var/lib/dpkg/updates", "var/log", "tmp"]
    {
        make(&root.join(folder))?;
    }
    put(&root.join("var/lib/dpkg/status"), "", 0o644)?;
    for (link, to) in [("lib", "usr/lib"), ("bin", "usr/bin")] {
        symlink(to, root.join(link)).or_else(|error| fail(format!("No link can be made: {error}.")))?;
    }
    Ok(())
}

/// Makes a folder.
pub fn make(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).or_else(|error| fail(format!("{} cannot be made: {error}.", folder.display())))
}

/// Dpkg in a root. The scripts run outside of it, for there is no shell inside, and are told where it is.
fn dpkg(root: &Scratch, words: &[&str]) -> std::process::Command {
    let at = format!("--root={}", root.path());
    let forced = "--force-script-chrootless,depends,architecture";
    program("dpkg", &[&[at.as_str(), forced], words].concat())
}

/// Looks at what dpkg and the scripts have done; gives the numbers of the user and its group.
fn is_installed(root: &Scratch) -> Result<Option<(u32, u32)>, Failure> {
    let admin = format!("--admindir={}/var/lib/dpkg", root.path());
    let status = output(program("dpkg-query", &[&admin, "--show", "--showformat=${Status}", "demesne"]))?;
    if status != "install ok installed" {
        return fail(format!("The package was installed, and dpkg says \"{status}\"."));
    }
    expect(root, &[SETTINGS, "usr/bin/demesne", ENABLED[0], ENABLED[1]], &[])?;
    let mode = fs::metadata(root.folder.join(SETTINGS)).map(|file| file.permissions().mode() & 0o777);
    if !mode.is_ok_and(|mode| mode == 0o600) {
        return fail("The settings can be read by others than root.");
    }
    Ok(Some(known_user(root)?))
}

/// The numbers of the server's user and its group.
fn known_user(root: &Scratch) -> Result<(u32, u32), Failure> {
    let users = read(&root.folder.join("etc/passwd"))?;
    match numbers(&users) {
        Some(numbers) => Ok(numbers),
        None => fail("There is no user \"demesne\" without a shell."),
    }
}

fn numbers(users: &str) -> Option<(u32, u32)> {
    let fields = users.lines().map(|line| line.split(':').collect::<Vec<_>>());
    fields.into_iter().find_map(|fields| match fields[..] {
        ["demesne", _, user, group, _, "/var/lib/demesne", shell] if shell.ends_with("/nologin") => {
            Some((user.parse().ok()?, group.parse().ok()?))
        }
        _ => None,
    })
}

/// Whether there are other users here than one.
fn many_users() -> bool {
    let map = fs::read_to_string("/proc/self/uid_map").unwrap_or_default();
    map.lines().count() > 1 || map.split_whitespace().nth(2).is_some_and(|count| count != "1")
}

/// What has to be there, and what must not. A link counts, wherever it leads.
fn expect(root: &Scratch, here: &[&str], gone: &[&str]) -> Result<(), Failure> {
    let exists = |name: &&&str| root.folder.join(name).symlink_metadata().is_ok();
    if let Some(name) = here.iter().find(|name| !exists(name)) {
        return fail(format!("/{name} should be there and is not."));
    }
    match gone.iter().find(exists) {
        Some(name) => fail(format!("/{name} is still there.")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_user_is_found() {
        let line = "demesne:x:999:998:Demesne server:/var/lib/demesne:/usr/sbin/nologin\n";
        assert_eq!(numbers(&format!("daemon:x:1:1::/:/bin/sh\n{line}")), Some((999, 998)));
        assert_eq!(numbers(&line.replace("/usr/sbin/nologin", "/bin/bash")), None, "nobody logs in as it");
        assert_eq!(numbers(""), None);
    }

    #[test]
    fn what_is_missing_or_left_is_named() {
        let root = Scratch::new("expected").unwrap();
        put(&root.folder.join("etc/a"), "", 0o644).unwrap();
        symlink("nowhere", root.folder.join("etc/b")).unwrap();
        assert_eq!(expect(&root, &["etc/a", "etc/b"], &["etc/c"]), Ok(()));
        assert_eq!(expect(&root, &["etc/c"], &[]), fail("/etc/c should be there and is not."));
        assert_eq!(expect(&root, &[], &["etc/b"]), fail("/etc/b is still there."));
    }
}
