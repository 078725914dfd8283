//! Running other programs, and where things are.

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Why a command ends without success, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Something that must hold does not, or a tool is missing: exit code 1.
    Check(String),
    /// The command line makes no sense: exit code 2.
    Usage(String),
}

/// A check that failed.
pub fn fail<T>(why: impl Into<String>) -> Result<T, Failure> {
    Err(Failure::Check(why.into()))
}

/// The root of the repository.
pub fn root() -> PathBuf {
    let own =
        env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    own.parent().map_or_else(|| own.clone(), Path::to_owned)
}

/// Where cargo puts what it builds.
pub fn target_dir() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from))
}

/// Cargo with some words, in the root of the repository.
pub fn cargo(words: &[&str]) -> Command {
    // The `+toolchain` word is understood by rustup's cargo alone, which is the one on the path.
    let plus = words.first().is_some_and(|word| word.starts_with('+'));
    let program = env::var_os("CARGO").filter(|_| !plus).unwrap_or_else(|| "cargo".into());
    let mut command = program_at_root(program, words);
    // Build scripts of others ask for some of these: what they built would be built anew whenever somebody calls cargo by hand in between.
    for (name, _) in env::vars_os().filter(|(name, _)| name.to_str().is_some_and(is_of_this_package)) {
        command.env_remove(name);
    }
    if is_once() && env::var_os(INCREMENTAL).is_none() {
        command.env(INCREMENTAL, "0");
    }
    command
}

/// Whether cargo has told this program by a variable which package it is of, since it was cargo that started it.
fn is_of_this_package(name: &str) -> bool {
    ["CARGO_MANIFEST_", "CARGO_PKG_"].iter().any(|start| name.starts_with(start))
}

/// A program with some words, in the root of the repository.
pub fn program(name: &str, words: &[&str]) -> Command {
    program_at_root(name.into(), words)
}

fn program_at_root(program: std::ffi::OsString, words: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(words).current_dir(root());
    command
}

/// Whether this is a run that keeps nothing for the next one, such as a forge's: what it builds need not be quick to build again, and is built
/// quicker for that.
pub fn is_once() -> bool {
    env::var_os("CI").is_some_and(|value| !value.is_empty())
}

/// What tells cargo to keep what it needs to build something again quickly, or not to.
pub const INCREMENTAL: &str = "CARGO_INCREMENTAL";

/// The command as somebody would type it.
pub fn typed(command: &Command) -> String {
    let mut words = vec![
        Path::new(command.get_program())
            .file_name()
            .map_or_else(String::new, |name| name.to_string_lossy().into_owned()),
    ];
    words.extend(command.get_args().map(|word| word.to_string_lossy().into_owned()));
    words.join(" ")
}

/// Runs a command with its output shown.
pub fn run(mut command: Command) -> Result<(), Failure> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => fail(format!("\"{}\" failed ({status}).", typed(&command))),
        Err(error) => fail(format!("\"{}\" could not be started: {error}.", typed(&command))),
    }
}

/// Runs a command and gives what it wrote; its errors are shown.
pub fn output(mut command: Command) -> Result<String, Failure> {
    command.stderr(Stdio::inherit());
    match command.output() {
        Ok(output) if output.status.success() => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        Ok(output) => fail(format!("\"{}\" failed ({}).", typed(&command), output.status)),
        Err(error) => fail(format!("\"{}\" could not be started: {error}.", typed(&command))),
    }
}

/// Whether a command can be run and succeeds; nothing is shown.
pub fn works(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Has rustup install the standard library of a target, where it is missing.
pub fn ensure_target(target: &str) -> Result<(), Failure> {
    let folder = output(program("rustc", &["--print", "target-libdir", "--target", target]))?;
    if Path::new(folder.trim()).exists() {
        return Ok(());
    }
    println!("installing the target {target} with rustup");
    if works(program("rustup", &["--version"])) && run(program("rustup", &["target", "add", target])).is_ok()
    {
        return Ok(());
    }
    fail(format!(
        "Rust's target {target} is not installed and rustup could not install it; \
         try \"rustup target add {target}\" by hand."
    ))
}

/// Reads a text file.
pub fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path)
        .or_else(|error| fail(format!("{} cannot be read: {error}.", path.display())))
}

/// All files under a folder whose names end in this, in order; none where the folder is missing.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The path below the root of the repository, with forward slashes.
pub fn below_root(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_builds_the_same_whoever_has_started_it() {
        let command = cargo(&["build"]);
        let told: Vec<_> = command.get_envs().collect();
        // Whoever runs tests sets it, as cargo does.
        assert!(told.contains(&("CARGO_MANIFEST_DIR".as_ref(), None)), "{told:?}");
        assert!(is_of_this_package("CARGO_PKG_VERSION_MAJOR"));
        assert!(!is_of_this_package("CARGO_TARGET_DIR") && !is_of_this_package(INCREMENTAL));
    }
}
