//! `demesne --version`: the version, and the commit that the program was built from.

#[path = "../build/commit.rs"]
mod commit;

use crate::common::{Folder, fine};
use commit::Commit;
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Git in a folder; what it says.
fn git(folder: &Path, words: &[&str]) -> Option<String> {
    let who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgSign=false"];
    let output = Command::new("git").arg("-C").arg(folder).args(who).args(words).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn done(folder: &Path, words: &[&str]) -> String {
    git(folder, words).unwrap_or_else(|| panic!("git {words:?}"))
}

/// A repository with one commit on the branch "main".
fn repository(folder: &Folder) -> PathBuf {
    let root = folder.0.join("repository");
    fs::create_dir(&root).expect("a folder");
    done(&root, &["init", "--quiet", "--initial-branch=main"]);
    done(&root, &["commit", "--quiet", "--allow-empty", "--message=One", "--date=2026-01-02T03:04:05Z"]);
    root
}

fn commit_again(root: &Path) {
    done(root, &["commit", "--quiet", "--allow-empty", "--message=Another"]);
}

/// What cargo would look at: the newest change of each file that is watched, those in folders too.
fn look(commit: &Commit) -> Vec<(PathBuf, String)> {
    fn contents(path: &Path, found: &mut Vec<(PathBuf, String)>) {
        if path.is_dir() {
            let entries = fs::read_dir(path).expect("a folder");
            entries.for_each(|entry| contents(&entry.expect("an entry").path(), found));
        } else {
            found.push((path.to_owned(), fs::read_to_string(path).expect("a text")));
        }
    }
    let mut found = Vec::new();
    for path in &commit.watched {
        assert!(path.exists(), "{path:?} does not exist, so cargo would build at every call");
        contents(path, &mut found);
    }
    found.sort();
    found
}

#[test]
fn the_version_is_said_with_the_commit() {
    let line = fine(&["--version"]);
    let rest = line.trim_end().strip_prefix(concat!("demesne ", env!("CARGO_PKG_VERSION")));
    let rest = rest.unwrap_or_else(|| panic!("{line}"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if let Some(said) = option_env!("DEMESNE_COMMIT").filter(|said| !said.is_empty()) {
        assert_eq!(rest, format!(" ({said})"));
    } else if let Some(head) = git(&root, &["rev-parse", "HEAD"]).filter(|_| root.join(".git").exists()) {
        let inside = rest.strip_prefix(" (").and_then(|rest| rest.strip_suffix(')'));
        let (name, date) = inside.and_then(|text| text.split_once(' ')).unwrap_or_else(|| panic!("{line}"));
        assert!(name.len() >= 7 && head.starts_with(name), "{line} at {head}");
        assert_eq!(date, done(&root, &["show", "--no-patch", "--no-show-signature", "--format=%cs", "HEAD"]));
    } else {
        assert_eq!(rest, "", "there is no repository to ask");
    }
}

#[test]
fn a_commit_is_found_and_a_new_one_is_noticed() {
    let folder = Folder::new();
    let root = repository(&folder);
    let before = Commit::find(&root, None);
    let text = before.after("0.2.0");
    let head = done(&root, &["rev-parse", "HEAD"]);
    assert!(text.starts_with(&format!("0.2.0 ({} 20", &head[..7])) && text.ends_with(')'), "{text}");
    let seen = look(&before);
    assert_eq!(look(&Commit::find(&root, None)), seen, "nothing happened");
    commit_again(&root);
    assert_ne!(look(&before), seen);
    assert_ne!(Commit::find(&root, None).text, before.text);
}

#[test]
fn branches_that_are_packed_and_heads_without_a_branch_are_watched() {
    let folder = Folder::new();
    let root = repository(&folder);
    done(&root, &["pack-refs", "--all"]);
    assert!(!root.join(".git/refs/heads/main").exists(), "git packed it");
    let packed = Commit::find(&root, None);
    let seen = look(&packed);
    commit_again(&root);
    assert_ne!(look(&packed), seen, "a commit gives the branch a file");
    done(&root, &["checkout", "--quiet", "--detach"]);
    let detached = Commit::find(&root, None);
    assert!(detached.text.is_some());
    let seen = look(&detached);
    commit_again(&root);
    assert_ne!(look(&detached), seen);
}

#[test]
fn a_work_tree_has_its_own_commit() {
    let folder = Folder::new();
    let root = repository(&folder);
    let tree = folder.0.join("tree");
    done(&root, &["worktree", "add", "--quiet", "-b", "other", &tree.to_string_lossy()]);
    let before = Commit::find(&tree, None);
    let seen = look(&before);
    assert!(before.text.is_some() && !seen.is_empty());
    commit_again(&root);
    assert_eq!(Commit::find(&tree, None).text, before.text, "another tree's commit is not ours");
    commit_again(&tree);
    assert_ne!(look(&before), seen);
    assert_ne!(Commit::find(&tree, None).text, before.text);
}

#[test]
fn without_a_repository_only_the_version_is_said() {
    let folder = Folder::new();
    let nothing = Commit::find(&folder.0, None);
    assert_eq!((nothing.after("0.2.0").as_str(), nothing.watched.len()), ("0.2.0", 0));
    // An archive that was unpacked inside of somebody's repository is not at that one's commit.
    let inside = repository(&folder).join("demesne-0.2.0");
    fs::create_dir(&inside).expect("a folder");
    assert_eq!(Commit::find(&inside, None).after("0.2.0"), "0.2.0");
    let said = Commit::find(&inside, Some(" 77250a6\n2026-11-18 ".to_owned()));
    assert_eq!(said.after("0.2.0"), "0.2.0 (77250a6 2026-11-18)", "one line, whatever was said");
    assert_eq!(Commit::find(&inside, Some(String::new())).after("0.2.0"), "0.2.0");
}
