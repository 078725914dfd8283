//! Licence expressions of packages: `MIT OR Apache-2.0`, `(MIT OR Apache-2.0) AND Unicode-3.0`.

/// The licences that what we ship may have. All let a program be passed on with their text.
const ALLOWED: [&str; 12] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Zlib",
];

/// A licence expression, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Licence {
    /// One licence, with its exception.
    One(String),
    /// One of them, as one likes.
    Any(Vec<Licence>),
    /// All of them.
    All(Vec<Licence>),
}

impl Licence {
    /// Reads an expression; a slash is what `OR` was once written as.
    pub fn read(text: &str) -> Result<Licence, String> {
        let spaced = text.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut rest = words.as_slice();
        let licence = any(&mut rest);
        match licence {
            Some(licence) if rest.is_empty() => Ok(licence),
            _ => Err(format!("\"{text}\" is no licence expression")),
        }
    }

    /// The licences that do not let us ship it; none where there is a way to.
    pub fn refused(&self) -> Vec<&str> {
        match self {
            Licence::One(name) if ALLOWED.contains(&name.as_str()) => Vec::new(),
            Licence::One(name) => vec![name],
            Licence::Any(parts) if parts.iter().any(|part| part.refused().is_empty()) => Vec::new(),
            Licence::Any(parts) | Licence::All(parts) => parts.iter().flat_map(Licence::refused).collect(),
        }
    }

    /// The licences to go by: of those that one may choose from, the first that lets us ship it.
    pub fn way(&self) -> Vec<&str> {
        match self {
            Licence::One(name) => vec![name],
            Licence::All(parts) => parts.iter().flat_map(Licence::way).collect(),
            Licence::Any(parts) => {
                let first = parts.iter().find(|part| part.refused().is_empty());
                first.map_or_else(Vec::new, Licence::way)
            }
        }
    }
}

/// `a OR b`, the weakest.
fn any(words: &mut &[&str]) -> Option<Licence> {
    joined(words, "OR", all, Licence::Any)
}

/// `a AND b`.
fn all(words: &mut &[&str]) -> Option<Licence> {
    joined(words, "AND", one, Licence::All)
}

fn joined(
    words: &mut &[&str],
    by: &str,
    part: fn(&mut &[&str]) -> Option<Licence>,
    several: fn(Vec<Licence>) -> Licence,
) -> Option<Licence> {
    let mut parts = vec![part(words)?];
    while words.first() == Some(&by) {
        *words = &words[1..];
        parts.push(part(words)?);
    }
    Some(if parts.len() == 1 { parts.remove(0) } else { several(parts) })
}

/// A name, with its exception, or something in brackets.
fn one(words: &mut &[&str]) -> Option<Licence> {
    let (first, rest) = words.split_first()?;
    *words = rest;
    if *first == "(" {
        let inside = any(words)?;
        let (last, rest) = words.split_first()?;
        *words = rest;
        return (*last == ")").then_some(inside);
    }
    if ["OR", "AND", "WITH", ")"].contains(first) {
        return None;
    }
    if let ["WITH", exception, rest @ ..] = *words {
        *words = rest;
        return Some(Licence::One(format!("{first} WITH {exception}")));
    }
    Some(Licence::One((*first).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> Vec<String> {
        let licence = Licence::read(text).unwrap();
        licence.refused().into_iter().map(str::to_owned).collect()
    }

    #[test]
    fn expressions_are_read() {
        let one = |name: &str| Licence::One(name.to_owned());
        assert_eq!(Licence::read("MIT"), Ok(one("MIT")));
        assert_eq!(Licence::read("MIT/Apache-2.0"), Licence::read("MIT OR Apache-2.0"));
        assert_eq!(
            Licence::read("(MIT OR Apache-2.0) AND Unicode-3.0"),
            Ok(Licence::All(vec![Licence::Any(vec![one("MIT"), one("Apache-2.0")]), one("Unicode-3.0")]))
        );
        assert_eq!(
            Licence::read("ISC AND MIT OR Apache-2.0 WITH LLVM-exception"),
            Ok(Licence::Any(vec![
                Licence::All(vec![one("ISC"), one("MIT")]),
                one("Apache-2.0 WITH LLVM-exception")
            ]))
        );
        for wrong in ["", "MIT OR", "(MIT", "MIT)", "MIT Apache-2.0", "OR MIT", "MIT WITH", "()"] {
            assert_eq!(Licence::read(wrong), Err(format!("\"{wrong}\" is no licence expression")));
        }
    }

    #[test]
    fn surprises_are_refused() {
        for fine in
            ["MIT", "Apache-2.0 OR GPL-2.0-only", "MIT AND BSD-3-Clause", "(0BSD OR AGPL-3.0) AND ISC"]
        {
            assert_eq!(refused(fine), [""; 0], "{fine}");
        }
        assert_eq!(refused("GPL-3.0-or-later"), ["GPL-3.0-or-later"]);
        assert_eq!(refused("MIT AND GPL-2.0-only"), ["GPL-2.0-only"], "both hold");
        assert_eq!(refused("LGPL-3.0 OR AGPL-3.0"), ["LGPL-3.0", "AGPL-3.0"]);
        assert_eq!(refused("Apache-2.0 WITH Strange-exception"), ["Apache-2.0 WITH Strange-exception"]);
    }

    #[test]
    fn one_way_is_gone_by() {
        let way = |text: &str| Licence::read(text).unwrap().way().join(" + ");
        assert_eq!(way("MIT OR Apache-2.0"), "MIT");
        assert_eq!(way("GPL-2.0-only OR (Zlib AND ISC) OR MIT"), "Zlib + ISC");
        assert_eq!(way("(Apache-2.0 OR MIT) AND Unicode-3.0"), "Apache-2.0 + Unicode-3.0");
    }
}
