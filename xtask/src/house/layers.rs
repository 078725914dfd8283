//! Which crate may know which, and which may reach outside.

use toml::{Table, Value};

/// What tests share. It may panic, read files and count allocations, so nothing else may depend on it.
const TESTS_ONLY: &str = "demesne-trial";

/// The page that the server is given by the binary, and by its tests.
const PAGE: &str = "pages";

/// The crates that touch disk and network: the server, the commands, and the binary that starts them.
const OUTWARD: [&str; 3] = ["server", "cli", "demesne"];
/// The same for people.
pub const OUTWARD_CRATES: &str = "server, cli and demesne";

/// Packages that touch disk or network, or wait for them.
const REACHING: [&str; 10] = [
    "axum",
    "hyper",
    "hyper-rustls",
    "hyper-util",
    "lettre",
    "mio",
    "rusqlite",
    "sqlx",
    "tokio",
    "tungstenite",
];

/// For a crate (by its folder), the crates that it may know; nothing where the house has no such crate.
fn may_know(krate: &str) -> Option<&'static [&'static str]> {
    Some(match krate {
        "game" | "wire" => &[],
        "burgundy" | "tuscany" | "viscounts" | "trial" => &["game"],
        "bots" => &["game", "burgundy", "tuscany", "viscounts"],
        "draw" => &["game", "burgundy", "tuscany", "viscounts"],
        "text" => &["game", "burgundy", "tuscany", "viscounts", "bots", "draw"],
        "arena" | "train" => &["game", "burgundy", "tuscany", "viscounts", "bots"],
        "games" => &["game", "burgundy", "tuscany", "viscounts", "bots", "text"],
        "scene" => &["game", "burgundy", "tuscany", "viscounts", "bots", "games", "text", "draw"],
        "web" => &["game", "bots", "games", "wire", "text", "scene"],
        "thinker" => &["game", "bots", "games"],
        // They build the client and read its files, but nothing of the house is linked to them.
        "wasm" => &[],
        "pages" => &["wasm"],
        "server" => &["game", "games", "bots", "wire", "text"],
        "cli" => &[
            "game",
            "burgundy",
            "tuscany",
            "viscounts",
            "bots",
            "arena",
            "train",
            "games",
            "wire",
            "text",
            "draw",
            "server",
        ],
        // It is little more than the page and the commands: what it knows of games is for its tests.
        "demesne" => &["cli", "server", "pages", "game", "games", "burgundy", "wire"],
        _ => return None,
    })
}

/// Whether only some crates reach outside, and this one is none of them. What tests share reads their files.
pub fn stays_inside(krate: &str) -> bool {
    !OUTWARD.contains(&krate) && krate != "trial"
}

/// Reads a crate's manifest.
pub fn check(krate: &str, manifest: &str) -> Vec<String> {
    let table = match manifest.parse::<Table>() {
        Ok(table) => table,
        Err(error) => return vec![format!("crates/{krate}/Cargo.toml is no TOML: {}.", error.message())],
    };
    let Some(known) = may_know(krate) else {
        return vec![format!(
            "crates/{krate} has no place in the house yet: say in xtask/src/house/layers.rs what it may know."
        )];
    };
    let mut found = Vec::new();
    dependencies(&table, &mut found);
    let fault = |(kind, package): (String, String)| {
        let tests = kind == "dev-dependencies";
        if package == TESTS_ONLY {
            return (!tests).then(|| {
                format!("crates/{krate} names {package} under [{kind}]; it is for [dev-dependencies] only.")
            });
        }
        if REACHING.contains(&package.as_str()) {
            return (stays_inside(krate) && !tests).then(|| {
                format!(
                    "crates/{krate} depends on {package}, but only {OUTWARD_CRATES} touch disk and network."
                )
            });
        }
        let named = if package == "demesne" { "demesne" } else { package.strip_prefix("demesne-")? };
        if tests && krate == "server" && named == PAGE {
            return None;
        }
        (!known.contains(&named)).then(|| {
            let known = if known.is_empty() { "nobody".to_owned() } else { known.join(", ") };
            format!("crates/{krate} depends on {package}, but it may know {known}.")
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

    fn on(package: &str) -> String {
        format!("[dependencies]\n{package}.workspace = true")
    }

    #[test]
    fn rules_do_not_know_what_stands_above_them() {
        let fine = "[dependencies]\ndemesne-game.workspace = true\nserde = \"1\"";
        assert!(check("burgundy", fine).is_empty());
        for wrong in [
            "[dependencies]\ndemesne-bots.workspace = true",
            "[dev-dependencies]\ndemesne-bots = { path = \"../bots\" }",
            "[target.'cfg(unix)'.dependencies]\nclever = { package = \"demesne-bots\", path = \"../bots\" }",
        ] {
            let fault = ["crates/burgundy depends on demesne-bots, but it may know game."];
            assert_eq!(check("burgundy", wrong), fault, "{wrong}");
            assert!(check("cli", wrong).is_empty());
        }
        assert_eq!(
            check("bots", &on("demesne-games")).len(),
            1,
            "bots play any game; they do not choose one"
        );
        assert!(check("cli", &on("demesne-games")).is_empty() && check("games", fine).is_empty());
        assert_eq!(check("cli", &on("demesne-pages")).len(), 1, "commands are built beside the page");
        assert_eq!(check("games", &on("demesne-server")).len(), 1);
        assert_eq!(check("games", &on("demesne")).len(), 1);
    }

    #[test]
    fn the_server_plays_games_without_knowing_which() {
        for package in ["game", "games", "bots", "wire", "text"] {
            assert!(check("server", &on(&format!("demesne-{package}"))).is_empty(), "{package}");
        }
        for package in ["demesne-burgundy", "demesne-tuscany", "demesne-web", "demesne-pages", "demesne"] {
            assert_eq!(check("server", &on(package)).len(), 1, "{package}");
        }
        let tests = "[dev-dependencies]\ndemesne-pages.workspace = true";
        assert!(check("server", tests).is_empty(), "its tests look at the page as the binary gives it");
        assert_eq!(check("games", tests).len(), 1);
        assert_eq!(
            check("web", &on("demesne-server")).len(),
            1,
            "they share what they say to each other only"
        );
        assert!(check("web", &on("demesne-wire")).is_empty());
    }

    #[test]
    fn the_frame_of_the_client_knows_no_game() {
        for package in ["demesne-burgundy", "demesne-tuscany", "demesne-draw"] {
            assert_eq!(check("web", &on(package)).len(), 1, "{package}");
            assert!(check("scene", &on(package)).is_empty(), "{package}");
        }
    }

    #[test]
    fn what_is_said_over_the_wire_knows_nobody() {
        let fault = ["crates/wire depends on demesne-game, but it may know nobody."];
        assert_eq!(check("wire", &on("demesne-game")), fault);
        assert!(check("wire", &on("serde")).is_empty());
    }

    #[test]
    fn few_crates_touch_disk_and_network() {
        for package in ["tokio", "sqlx", "hyper-util"] {
            for krate in OUTWARD {
                assert!(check(krate, &on(package)).is_empty(), "{krate}");
            }
            for krate in ["game", "tuscany", "bots", "games", "wire", "text", "web"] {
                let fault = format!(
                    "crates/{krate} depends on {package}, but only server, cli and demesne touch disk and network."
                );
                assert_eq!(check(krate, &on(package)), [fault]);
            }
        }
    }

    #[test]
    fn a_crate_that_nobody_placed_is_named() {
        let fault = check("attic", &on("serde"));
        assert!(fault.len() == 1 && fault[0].starts_with("crates/attic has no place"), "{fault:?}");
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
        let fault = ["crates/trial depends on demesne-burgundy, but it may know game."];
        assert_eq!(check("trial", "[dependencies]\ndemesne-burgundy.workspace = true"), fault);
    }
}
