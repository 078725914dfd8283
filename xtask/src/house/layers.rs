//! Which crate may know which.

use toml::{Table, Value};

/// What tests share. It may panic, read files and count allocations, so nothing else may depend on it.
const TESTS_ONLY: &str = "demesne-trial";

/// For a crate (by its folder), the packages that it must not depend on.
fn forbidden(krate: &str) -> &'static [&'static str] {
    const ABOVE_RULES: [&str; 6] =
        ["demesne", "demesne-bots", "demesne-text", "demesne-games", "demesne-server", "demesne-web"];
    match krate {
        "game" | "burgundy" | "tuscany" | "viscounts" => &ABOVE_RULES,
        "bots" => &["demesne", "demesne-text", "demesne-games", "demesne-server", "demesne-web"],
        "text" => &["demesne", "demesne-games", "demesne-server", "demesne-web"],
        "games" => &["demesne", "demesne-server", "demesne-web"],
        "web" => &["demesne", "demesne-server"],
        "trial" => &[
            "demesne",
            "demesne-bots",
            "demesne-text",
            "demesne-games",
            "demesne-server",
            "demesne-web",
            "demesne-burgundy",
            "demesne-tuscany",
            "demesne-viscounts",
        ],
        _ => &[],
    }
}

/// Reads a crate's manifest.
pub fn check(krate: &str, manifest: &str) -> Vec<String> {
    let table = match manifest.parse::<Table>() {
        Ok(table) => table,
        Err(error) => return vec![format!("crates/{krate}/Cargo.toml is no TOML: {}.", error.message())],
    };
    let mut found = Vec::new();
    dependencies(&table, &mut found);
    let fault = |(kind, package): (String, String)| {
        if forbidden(krate).contains(&package.as_str()) {
            return Some(format!("crates/{krate} depends on {package}, which stands above it."));
        }
        (package == TESTS_ONLY && kind != "dev-dependencies").then(|| {
            format!("crates/{krate} names {package} under [{kind}]; it is for [dev-dependencies] only.")
        })
    };
    found.into_iter().filter_map(fault).collect()
}

/// The packages of every table of dependencies, each with the kind of its table: plain, for tests, for the build script;
/// for one target too.
fn dependencies(table: &Table, found: &mut Vec<(String, String)>) {
    for (key, value) in table {
        let Value::Table(inner) = value else { continue };
        if key.ends_with("dependencies") {
            let package = |(name, value): (&String, &Value)| {
                (key.clone(), value.get("package").and_then(Value::as_str).unwrap_or(name).to_owned())
            };
            found.extend(inner.iter().map(package));
        } else {
            dependencies(inner, found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_do_not_know_what_stands_above_them() {
        let fine = "[dependencies]\ndemesne-game.workspace = true\nserde = \"1\"";
        assert!(check("burgundy", fine).is_empty());
        for wrong in [
            "[dependencies]\ndemesne-bots.workspace = true",
            "[dev-dependencies]\ndemesne-bots = { path = \"../bots\" }",
            "[target.'cfg(unix)'.dependencies]\nclever = { package = \"demesne-bots\", path = \"../bots\" }",
        ] {
            let fault = ["crates/burgundy depends on demesne-bots, which stands above it."];
            assert_eq!(check("burgundy", wrong), fault, "{wrong}");
            assert!(check("demesne", wrong).is_empty());
        }
        let games = "[dependencies]\ndemesne-games.workspace = true";
        assert_eq!(check("bots", games).len(), 1, "bots play any game; they do not choose one");
        assert_eq!(check("text", games).len(), 1, "texts are of any game");
        let text = "[dependencies]\ndemesne-text.workspace = true";
        assert_eq!(check("bots", text).len() + check("tuscany", text).len(), 2);
        assert!(check("games", text).is_empty());
        assert!(check("demesne", games).is_empty() && check("games", fine).is_empty());
        assert_eq!(check("games", "[dependencies]\ndemesne-server.workspace = true").len(), 1);
        assert_eq!(check("web", "[dependencies]\ndemesne-server = \"1\"").len(), 1);
    }
    #[test]
    fn what_tests_share_is_for_tests_only() {
        assert!(check("burgundy", "[dev-dependencies]\ndemesne-trial.workspace = true").is_empty());
        assert!(check("burgundy", "[target.'cfg(unix)'.dev-dependencies]\ndemesne-trial = \"1\"").is_empty());
        for kind in ["dependencies", "build-dependencies"] {
            for krate in ["burgundy", "demesne"] {
                let found = check(krate, &format!("[{kind}]\ndemesne-trial.workspace = true"));
                let fault = format!(
                    "crates/{krate} names demesne-trial under [{kind}]; it is for [dev-dependencies] only."
                );
                assert_eq!(found, [fault]);
            }
        }
        let aliased = "[dependencies]\nharness = { package = \"demesne-trial\", path = \"../trial\" }";
        assert_eq!(check("burgundy", aliased).len(), 1);
        let fault = ["crates/trial depends on demesne-burgundy, which stands above it."];
        assert_eq!(check("trial", "[dependencies]\ndemesne-burgundy.workspace = true"), fault);
    }
}
