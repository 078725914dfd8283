//! Which crate may know which.

use toml::{Table, Value};

/// For a crate (by its folder), the packages that it must not depend on.
fn forbidden(krate: &str) -> &'static [&'static str] {
    const ABOVE_RULES: [&str; 5] =
        ["demesne", "demesne-bots", "demesne-games", "demesne-server", "demesne-web"];
    match krate {
        "game" | "burgundy" | "tuscany" | "viscounts" => &ABOVE_RULES,
        "bots" => &["demesne", "demesne-games", "demesne-server", "demesne-web"],
        "games" => &["demesne", "demesne-server", "demesne-web"],
        "web" => &["demesne", "demesne-server"],
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
    let wrong = found.into_iter().filter(|package| forbidden(krate).contains(&package.as_str()));
    wrong.map(|package| format!("crates/{krate} depends on {package}, which stands above it.")).collect()
}

/// The packages of every table of dependencies: plain, for tests, for the build script, for one target.
fn dependencies(table: &Table, found: &mut Vec<String>) {
    for (key, value) in table {
        let Value::Table(inner) = value else { continue };
        if key.ends_with("dependencies") {
            let package = |(name, value): (&String, &Value)| {
                value.get("package").and_then(Value::as_str).unwrap_or(name).to_owned()
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
        assert!(check("demesne", games).is_empty() && check("games", fine).is_empty());
        assert_eq!(check("games", "[dependencies]\ndemesne-server.workspace = true").len(), 1);
        assert_eq!(check("web", "[dependencies]\ndemesne-server = \"1\"").len(), 1);
    }
}
