//! A package that somebody else wrote.

use super::word;
use crate::{
    dist::licence::Licence,
    tools::{Failure, fail},
};
use serde_json::Value;
use std::path::PathBuf;

/// A package.
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its version; empty for what cargo does not know.
    pub version: String,
    /// Its licence as it says it.
    pub expression: String,
    /// The same, read.
    pub licence: Licence,
    /// Who wrote it, as far as it says.
    pub authors: Vec<String>,
    /// Where its sources are.
    pub place: String,
    /// Its files, where cargo has them.
    pub folder: Option<PathBuf>,
}

impl Package {
    /// Reads what cargo says of a package, and refuses one that we may not ship.
    pub fn read(value: &Value) -> Result<Package, String> {
        let (name, version) = (word(value, "name"), word(value, "version"));
        let Some(expression) = value["license"].as_str() else {
            return Err(format!(
                "{name} {version} does not say its licence, so it cannot be shipped: use another package."
            ));
        };
        let authors = value["authors"].as_array().map_or(&[][..], Vec::as_slice);
        let place = ["repository", "homepage"].into_iter().find_map(|field| value[field].as_str());
        // Who has no address is found by its name, where everybody finds packages.
        let place = place.map_or_else(|| format!("the package {name}"), str::to_owned);
        Ok(Package {
            licence: allowed(&name, &version, expression)?,
            expression: expression.to_owned(),
            authors: authors.iter().filter_map(Value::as_str).map(without_address).collect(),
            place,
            folder: PathBuf::from(word(value, "manifest_path")).parent().map(Into::into),
            name,
            version,
        })
    }

    /// Something that is no package of cargo's.
    pub fn beside(name: &str, expression: &str, who: &str, place: &str) -> Result<Package, Failure> {
        Ok(Package {
            licence: allowed(name, "", expression).or_else(fail)?,
            name: name.to_owned(),
            version: String::new(),
            expression: expression.to_owned(),
            authors: vec![who.to_owned()],
            place: place.to_owned(),
            folder: None,
        })
    }
}

/// The licence, if it lets us ship the package.
fn allowed(name: &str, version: &str, expression: &str) -> Result<Licence, String> {
    let licence = Licence::read(expression)
        .map_err(|why| format!("The licence of {name} {version} cannot be read: {why}."))?;
    match licence.refused().as_slice() {
        [] => Ok(licence),
        refused => Err(format!(
            "{name} {version} has the licence {expression}, and {} is not on the list of those that we ship \
             (xtask/src/dist/licence.rs): use another package, or see whether it belongs there.",
            refused.join(", ")
        )),
    }
}

/// `Ada <ada@example.org>` without the address: it is nobody's business here.
fn without_address(author: &str) -> String {
    author.split('<').next().unwrap_or_default().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn cargo_says(licence: Option<&str>) -> Value {
        json!({
            "name": "thing", "version": "1.2.3", "license": licence, "repository": "https://thing.example",
            "authors": ["Ada <ada@example.org>", "Bo"], "manifest_path": "/crates/thing/Cargo.toml",
        })
    }

    #[test]
    fn what_cargo_says_is_read() {
        let package =
            Package::read(&cargo_says(Some("MIT/Apache-2.0"))).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!((package.name.as_str(), package.version.as_str()), ("thing", "1.2.3"));
        assert_eq!(package.authors, ["Ada", "Bo"]);
        assert_eq!(package.place, "https://thing.example");
        assert_eq!(package.folder, Some("/crates/thing".into()));
    }

    #[test]
    fn what_may_not_be_shipped_is_refused_in_words() {
        let why = |licence| Package::read(&cargo_says(licence)).err().unwrap();
        assert!(why(None).starts_with("thing 1.2.3 does not say its licence"));
        assert!(why(Some("MIT AND GPL-3.0-only")).contains("and GPL-3.0-only is not on the list"));
        assert!(why(Some("MIT or so")).contains("\"MIT or so\" is no licence expression"));
    }
}
