//! Installs every package into a root of its own, starts what is in it, asks it and stops it.

mod installed;
mod served;
mod units;

use super::{archive, bring, machine::Machine, out, scratch::Scratch, shown, sums, version};
use crate::tools::{Failure, fail, output, program, run, target_dir, works};
use served::Served;
use std::{env, fs, path::Path};

/// Tries out the packages of some machines; as root, or as somebody who is it for this one step.
pub fn check(machines: &[&Machine]) -> Result<(), Failure> {
    if output(program("id", &["-u"]))?.trim() == "0" {
        return check_as_root(machines);
    }
    let own = env::current_exe().or_else(|error| fail(format!("This program is not found: {error}.")))?;
    let target = format!("CARGO_TARGET_DIR={}", target_dir().display());
    for machine in machines {
        let words = ["env", &target, &shown(&own), "dist", "--check", "--only", machine.name];
        // The first changes nothing outside of what we may change anyway.
        let ways = [&["unshare", "--map-root-user"][..], &["sudo", "--non-interactive"]];
        let way = ways.into_iter().find(|way| works(program(way[0], &[&way[1..], &["true"]].concat())));
        let Some(way) = way else {
            return fail(
                "Packages are tried out in a root of their own; that needs root, or a system where \"unshare --map-root-user true\" or \
                 \"sudo --non-interactive true\" works.",
            );
        };
        run(program(way[0], &[&way[1..], &words].concat()))?;
    }
    Ok(())
}

fn check_as_root(machines: &[&Machine]) -> Result<(), Failure> {
    let mut check = program("sha256sum", &["--check", "--strict", "--quiet", sums::NAME]);
    check.current_dir(out());
    run(check)?;
    for machine in machines {
        unpacked(machine)?;
        installed::check(machine)?;
    }
    Ok(())
}

/// The archive, unpacked.
fn unpacked(machine: &Machine) -> Result<(), Failure> {
    let (root, top) = (Scratch::new("unpacked")?, archive::top(machine));
    let place = archive::place(machine);
    run(program("tar", &["--extract", "--file", &shown(&place), "--directory", &root.path()]))?;
    for name in archive::FILES {
        if !root.folder.join(&top).join(name).is_file() {
            return fail(format!("{} has no {name}.", place.display()));
        }
    }
    bring_emulator(machine, &root.folder)?;
    try_out(machine, &root, None, &format!("/{top}/demesne"), "/data")?;
    println!("{}: unpacked, started, asked and stopped.", place.display());
    Ok(())
}

/// What runs programs of another machine has to lie in the root of theirs.
fn bring_emulator(machine: &Machine, root: &Path) -> Result<(), Failure> {
    if machine.is_here() {
        return Ok(());
    }
    let name = machine.emulator;
    let path = env::var_os("PATH").unwrap_or_default();
    let found = env::split_paths(&path).map(|folder| folder.join(name)).find(|path| path.is_file());
    match found {
        Some(from) => bring(&from, &root.join(name), 0o755),
        None => fail(format!("There is no {name} to run programs of {} with.", machine.name)),
    }
}

/// Starts the program in a root that holds nothing else, asks it what people would, and stops it.
fn try_out(
    machine: &Machine,
    root: &Scratch,
    user: Option<(u32, u32)>,
    binary: &str,
    data: &str,
) -> Result<(), Failure> {
    let said = output(machine.inside(&root.path(), user, &[binary, "--version"]))?;
    let wanted = format!("demesne {}", version());
    if said.split('(').next().map(str::trim_end) != Some(wanted.as_str()) {
        return fail(format!("\"demesne --version\" says \"{}\" and not \"{wanted}\".", said.trim_end()));
    }
    println!("{}", said.trim_end());
    let words = [binary, "serve", "--listen", "127.0.0.1:0", "--data", data, "--log-level", "warn"];
    let served = Served::start(machine.inside(&root.path(), user, &words))?;
    served.ask()?;
    served.stop()?;
    let database = root.folder.join(data.trim_start_matches('/')).join("demesne.sqlite");
    match fs::metadata(&database) {
        Ok(file) if file.len() > 0 => Ok(()),
        _ => fail(format!("The server has left no {}.", database.display())),
    }
}
