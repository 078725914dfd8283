//! The commit that a folder is at, asked of git.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

/// A commit, as far as it is known.
#[derive(Debug)]
pub struct Commit {
    /// Its short name and its date; nothing without a repository.
    pub text: Option<String>,
    /// The files that change when another commit is checked out or made. All of them exist: cargo takes one that does not for changed,
    /// and would build at every call.
    pub watched: Vec<PathBuf>,
}

impl Commit {
    /// The commit of the repository whose root a folder is, unless it was said in words.
    pub fn find(root: &Path, said: Option<String>) -> Commit {
        let said = said.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "));
        if let Some(text) = said.filter(|text| !text.is_empty()) {
            return Commit { text: Some(text), watched: Vec::new() };
        }
        if !is_root(root) {
            return Commit { text: None, watched: Vec::new() };
        }
        let words =
            ["-c", "log.showSignature=false", "log", "--max-count=1", "--abbrev=7", "--format=%h %cs"];
        Commit { text: git(root, &words), watched: watched(root) }
    }

    /// A version with the commit behind it.
    pub fn after(&self, version: &str) -> String {
        match &self.text {
            Some(text) => format!("{version} ({text})"),
            None => version.to_owned(),
        }
    }
}

/// Whether a repository starts here: an archive may have been unpacked inside of another one, whose commits say nothing about it.
fn is_root(folder: &Path) -> bool {
    let top = git(folder, &["rev-parse", "--show-toplevel"]).map(PathBuf::from);
    top.is_some_and(|top| top.canonicalize().ok().is_some_and(|top| folder.canonicalize().ok() == Some(top)))
}

/// What changes with the commit: HEAD, the branch that it names, and where git puts branches together.
fn watched(root: &Path) -> Vec<PathBuf> {
    // A work tree has its HEAD for itself and shares its branches: git knows where.
    let place = |name: &str| git(root, &["rev-parse", "--git-path", name]).map(|path| root.join(path));
    let mut paths: Vec<PathBuf> =
        ["HEAD", "packed-refs", "reftable/tables.list"].into_iter().filter_map(place).collect();
    paths.retain(|path| path.is_file());
    if let Some(branch) = git(root, &["symbolic-ref", "--quiet", "HEAD"]).and_then(|name| place(&name)) {
        // A branch without a file gets one with the next commit: that changes the folder.
        paths.extend(branch.ancestors().find(|path| path.exists()).map(Path::to_owned));
    }
    paths
}

/// What git says, if it says anything.
fn git(folder: &Path, words: &[&str]) -> Option<String> {
    let mut command = Command::new("git");
    command.arg("-C").arg(folder).args(words);
    // A hook of git has set these for itself; here the folder counts.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_PREFIX"] {
        command.env_remove(name);
    }
    let output = command.output().ok().filter(|output| output.status.success())?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (!text.is_empty()).then_some(text)
}
