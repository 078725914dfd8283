//! Builds the program for a machine: static, with nothing of the system but its kernel.
//!
//! C comes with some crates (SQLite, cryptography, the allocator). It is compiled by Zig's C compiler, which brings the headers of musl for
//! every machine; Rust brings musl itself and the linker. So both machines are built in the same way, on any of them.

use super::{machine::Machine, put, shown};
use crate::{
    client,
    tools::{Failure, cargo, ensure_target, program, run, target_dir, works},
};
use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

/// The profile of what is shipped.
pub const PROFILE: &str = "dist";

/// The C compiler as a package of Python's, with the hashes of its files for the machines that this runs on.
const COMPILER: &str = "\
ziglang==0.15.2 \\
    --hash=sha256:806316453d1ede7174ed3fefb8e5348154629089c3bb5fe812dfd0e172fac130 \\
    --hash=sha256:edc0aa60ec964a4cf462d40f68d7de242ddf37fd9a80f2afaee6397059463230
";

/// Where programs are built. Not where cargo builds everything else: what is needed at build time would lie among the packages then.
fn folder() -> PathBuf {
    target_dir().join("static")
}

/// The C compiler and the wrappers by which cargo calls it.
pub struct Tools {
    folder: PathBuf,
}

impl Tools {
    /// Installs the compiler where it is missing, and writes the wrappers.
    pub fn ensure() -> Result<Tools, Failure> {
        let folder = folder().join("tools");
        let zig = folder.join("compiler/ziglang/zig");
        if !works(program(&shown(&zig), &["version"])) {
            let wanted = folder.join("compiler.txt");
            put(&wanted, COMPILER, 0o644)?;
            let into = folder.join("compiler");
            println!("installing Zig's C compiler into {}", into.display());
            run(program(
                "python3",
                &[
                    "-m",
                    "pip",
                    "install",
                    "--quiet",
                    "--disable-pip-version-check",
                    "--root-user-action=ignore",
                    "--no-deps",
                    "--only-binary=:all:",
                    "--require-hashes",
                    "--upgrade",
                    "--target",
                    &shown(&into),
                    "--requirement",
                    &shown(&wanted),
                ],
            ))?;
        }
        let cache = folder.join("cache");
        for machine in &super::machine::ALL {
            put(&folder.join(format!("{}-cc", machine.name)), compile(&zig, &cache, machine), 0o755)?;
        }
        put(&folder.join("ar"), format!("#!/bin/sh\nexec {} ar \"$@\"\n", quoted(&shown(&zig))), 0o755)?;
        Ok(Tools { folder })
    }

    /// Builds the program and gives where it is.
    pub fn build(&self, machine: &Machine, profile: &str) -> Result<PathBuf, Failure> {
        ensure_target(machine.triple)?;
        run(self.command(machine, profile))?;
        let made = if profile == "dev" { "debug" } else { profile };
        Ok(folder().join(machine.triple).join(made).join("demesne"))
    }

    fn command(&self, machine: &Machine, profile: &str) -> Command {
        let triple = machine.triple;
        let into = shown(&folder());
        // The linker that comes with Rust: it needs no C compiler of that machine.
        let linker = format!("target.{triple}.linker=\"rust-lld\"");
        let flags = remapped().map(|(from, to)| format!("{:?}", format!("--remap-path-prefix={from}={to}")));
        let flags = format!("target.{triple}.rustflags=[{}]", flags.join(", "));
        let mut command = cargo(&["build", "--profile", profile, "--locked", "--target", triple]);
        command.args([
            "--package",
            "demesne",
            "--target-dir",
            &into,
            "--config",
            &linker,
            "--config",
            &flags,
        ]);
        let name = triple.replace('-', "_");
        command.env(format!("CC_{name}"), self.folder.join(format!("{}-cc", machine.name)));
        command.env(format!("AR_{name}"), self.folder.join("ar"));
        if profile == PROFILE {
            command.env(client::SHIPPED.0, client::SHIPPED.1);
        }
        command
    }
}

/// The folders of this machine that would be named in the program, and what is named instead.
fn remapped() -> [(String, &'static str); 2] {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    [(shown(&home), "/cargo"), (shown(&crate::tools::root()), "/demesne")]
}

/// A script that compiles C for a machine. The crates' build scripts say the target as Rust calls it, which Zig does not know.
fn compile(zig: &Path, cache: &Path, machine: &Machine) -> String {
    let prefixes = remapped().map(|(from, to)| quoted(&format!("-ffile-prefix-map={from}={to}")));
    format!(
        "#!/bin/sh\n\
         for word do\n    \
             shift\n    \
             case \"$word\" in\n        \
                 --target=*) ;;\n        \
                 *) set -- \"$@\" \"$word\" ;;\n    \
             esac\n\
         done\n\
         export ZIG_GLOBAL_CACHE_DIR={cache} ZIG_LOCAL_CACHE_DIR={cache}\n\
         exec {zig} cc -target {target} -fno-sanitize=undefined {prefixes} \"$@\"\n",
        cache = quoted(&shown(cache)),
        zig = quoted(&shown(zig)),
        target = machine.c_target,
        prefixes = prefixes.join(" "),
    )
}

/// A word that a shell takes as it is.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        dist::{machine, scratch::Scratch},
        tools::{output, typed},
    };
    use std::os::unix::fs::symlink;

    #[test]
    fn cargo_is_told_what_to_build() {
        let tools = Tools { folder: "/tools".into() };
        let command = tools.command(&machine::ALL[1], PROFILE);
        let line = typed(&command);
        let start =
            "cargo build --profile dist --locked --target aarch64-unknown-linux-musl --package demesne";
        assert!(line.contains(&start["cargo".len()..]), "{line}");
        assert!(line.contains("target.aarch64-unknown-linux-musl.linker=\"rust-lld\""), "{line}");
        let set: Vec<(String, String)> = command
            .get_envs()
            .filter_map(|(name, value)| {
                Some((name.to_string_lossy().into(), value?.to_string_lossy().into()))
            })
            .collect();
        for (name, value) in [
            ("CC_aarch64_unknown_linux_musl", "/tools/aarch64-cc"),
            ("AR_aarch64_unknown_linux_musl", "/tools/ar"),
            client::SHIPPED,
        ] {
            assert!(set.contains(&(name.to_owned(), value.to_owned())), "{name} in {set:?}");
        }
        let trial = tools.command(&machine::ALL[0], "dev");
        assert!(
            trial.get_envs().all(|(name, _)| name != client::SHIPPED.0),
            "a trial need not take its time"
        );
    }

    #[test]
    fn the_compiler_is_called_without_the_target_that_it_does_not_know() {
        // A shell stands in for Zig and reads its first word, `cc`, as a script. Nothing that was just written is started as a program: while
        // another test starts one, the system may still hold it open for writing, and refuses.
        let scratch = Scratch::new("compiler").unwrap();
        let [zig, wrapper, cc] = ["a zig", "wrapper", "cc"].map(|name| scratch.folder.join(name));
        symlink("/bin/sh", &zig).unwrap();
        put(&cc, "printf '%s\\n' \"$@\"\n", 0o644).unwrap();
        put(&wrapper, compile(&zig, &scratch.folder, &machine::ALL[1]), 0o644).unwrap();
        let words = ["-O2", "--target=aarch64-unknown-linux-musl", "-DNAME=\"it's one\"", "a file.c"];
        let mut command = program("sh", &[&["wrapper"], &words[..]].concat());
        command.current_dir(&scratch.folder);
        let called = output(command).unwrap();
        let called: Vec<&str> = called.lines().collect();
        assert_eq!(called[..3], ["-target", "aarch64-linux-musl", "-fno-sanitize=undefined"]);
        assert_eq!(called[called.len() - 3..], ["-O2", "-DNAME=\"it's one\"", "a file.c"]);
    }
}
