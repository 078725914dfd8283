//! What stands elsewhere about packages: the forge's workflows and the container file.

use super::{NOTES, loose, machine::ALL, sums};
use crate::tools::{files, read, root};

fn text(name: &str) -> String {
    read(&root().join(name)).unwrap_or_else(|why| panic!("{why:?}"))
}

/// The commands of a workflow.
fn commands(workflow: &str) -> Vec<String> {
    let lines = workflow.lines().map(|line| line.trim_start().trim_start_matches("- "));
    lines.filter_map(|line| Some(line.strip_prefix("run: ")?.to_owned())).collect()
}

#[test]
fn workflows_run_what_people_run() {
    let rust = "rustup update stable && rustup default stable";
    let test = commands(&text(".github/workflows/test.yml"));
    assert_eq!(test, [rust, "cargo xtask test"]);
    let release = commands(&text(".github/workflows/release.yml"));
    assert_eq!(release[..3], [rust, "cargo xtask test", "cargo xtask dist"]);
    let [upload] = &release[3..] else { panic!("{release:?}") };
    assert!(upload.starts_with("gh release create \"$GITHUB_REF_NAME\" "), "{upload}");
    for what in [NOTES, sums::NAME, "*.tar.gz", "*.deb"] {
        assert!(upload.contains(&format!(" target/dist/{what}")), "{what} in {upload}");
    }
}

#[test]
fn workflows_use_nothing_of_strangers() {
    let workflows = files(&root().join(".github/workflows"), ".yml");
    assert_eq!(workflows.len(), 2);
    for path in workflows {
        let workflow = read(&path).unwrap_or_else(|why| panic!("{why:?}"));
        let used: Vec<&str> =
            workflow.lines().filter_map(|line| Some(line.split_once("uses: ")?.1.trim())).collect();
        assert!(!used.is_empty() && used.iter().all(|name| name.starts_with("actions/")), "{used:?}");
        assert!(!workflow.contains("run: |"), "one line a command, so that they can be looked at here");
    }
}

#[test]
fn a_container_is_made_of_the_same_program() {
    let file = text("deploy/Containerfile");
    // The engine says which machine the image is for, by Debian's name.
    let place = format!("target/dist/{}", loose(&ALL[0]).replace(ALL[0].debian, "${TARGETARCH}"));
    assert!(file.contains(&format!("\nARG TARGETARCH\nARG BINARY={place}\n")), "{place} in {file}");
    assert!(file.contains("\nCOPY --chmod=0755 ${BINARY} /usr/local/bin/demesne\n"), "{file}");
    assert!(!file.contains("cargo build"), "nothing is built a second time");
    assert_eq!(file.matches("\nFROM ").count(), 1, "{file}");
    // What the health check starts is in the image.
    assert!(file.contains("install --yes --no-install-recommends curl") && file.contains("CMD [\"curl\", "));
    // Nothing else of the folder reaches the engine: neither sources nor settings.
    let ignored = text("deploy/Containerfile.dockerignore");
    let ignored: Vec<&str> = ignored.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(ignored, ["*", "!target/dist/bin", "!demesne"]);
}
