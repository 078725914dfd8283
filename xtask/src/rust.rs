//! As much of Rust's grammar as the checks need, read by hand.

/// The source with every comment and the inside of every string and character blanked out. Lines stay where they are.
pub fn bare(source: &str) -> String {
    let chars: Vec<char> = source.chars().collect();
    let mut out = String::with_capacity(source.len());
    let mut at = 0;
    while at < chars.len() {
        let end = match (chars[at], chars.get(at + 1)) {
            ('/', Some('/')) => line_end(&chars, at),
            ('/', Some('*')) => comment_end(&chars, at),
            ('"', _) => string_end(&chars, at),
            ('r' | 'b' | 'c', _) if !after_word(&chars, at) => raw_string_end(&chars, at).unwrap_or(at),
            ('\'', _) => char_end(&chars, at).unwrap_or(at),
            _ => at,
        };
        if end == at {
            out.push(chars[at]);
            at += 1;
        } else {
            out.extend(chars[at..end].iter().map(|&c| if c == '\n' { '\n' } else { ' ' }));
            at = end;
        }
    }
    out
}

fn after_word(chars: &[char], at: usize) -> bool {
    at > 0 && (chars[at - 1].is_alphanumeric() || chars[at - 1] == '_')
}

fn line_end(chars: &[char], at: usize) -> usize {
    chars[at..].iter().position(|&c| c == '\n').map_or(chars.len(), |n| at + n)
}

/// Block comments nest.
fn comment_end(chars: &[char], mut at: usize) -> usize {
    let mut depth = 0;
    while at < chars.len() {
        match (chars[at], chars.get(at + 1)) {
            ('/', Some('*')) => depth += 1,
            ('*', Some('/')) => depth -= 1,
            _ => {
                at += 1;
                continue;
            }
        }
        at += 2;
        if depth == 0 {
            return at;
        }
    }
    chars.len()
}

fn string_end(chars: &[char], mut at: usize) -> usize {
    at += 1;
    while at < chars.len() && chars[at] != '"' {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(chars.len())
}

/// `r"…"`, `r#"…"#`, `br"…"`, and the plain strings `b"…"`, `c"…"`; `None` where no string starts.
fn raw_string_end(chars: &[char], at: usize) -> Option<usize> {
    let letters = chars[at..].iter().take_while(|c| matches!(c, 'r' | 'b' | 'c')).count();
    let raw = chars[at..at + letters].contains(&'r');
    let hashes = chars[at + letters..].iter().take_while(|&&c| c == '#').count();
    let quote = at + letters + hashes;
    if letters > 2 || chars.get(quote) != Some(&'"') || (hashes > 0 && !raw) {
        return None;
    }
    if !raw {
        return Some(string_end(chars, quote));
    }
    let closes = |from: usize| {
        chars[from] == '"' && chars[from + 1..].iter().take(hashes).filter(|&&c| c == '#').count() == hashes
    };
    let end = (quote + 1..chars.len()).find(|&from| closes(from));
    Some(end.map_or(chars.len(), |end| end + 1 + hashes))
}

/// `None` for a lifetime.
fn char_end(chars: &[char], at: usize) -> Option<usize> {
    match (chars.get(at + 1)?, chars.get(at + 2)?) {
        ('\\', _) => chars[at + 3..].iter().position(|&c| c == '\'').map(|n| at + n + 4),
        (_, '\'') => Some(at + 3),
        _ => None,
    }
}

/// A bare source without the items that are compiled for tests only.
pub fn without_tests(bare: &str) -> String {
    let mut out = String::with_capacity(bare.len());
    let mut rest = bare;
    while let Some(at) = rest.find("#[cfg(test)]") {
        out.push_str(&rest[..at]);
        let item = &rest[at..];
        let mut depth = 0usize;
        let end = item.char_indices().find_map(|(i, c)| {
            match c {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            (depth == 0 && matches!(c, '}' | ';')).then_some(i + 1)
        });
        rest = end.map_or("", |end| &item[end..]);
    }
    out + rest
}

/// The names of the test functions of a bare source, in order; not those that are ignored, for they are not run.
pub fn tests(bare: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut rest = bare;
    while let Some(at) = rest.find("#[") {
        rest = &rest[at..];
        let mut attributes = Vec::new();
        while let Some(attribute) = rest.strip_prefix("#[") {
            let end = closing_bracket(attribute);
            attributes.push(attribute[..end].trim());
            rest = attribute[end..].trim_start_matches(']').trim_start();
        }
        let test = attributes.iter().any(|a| *a == "test" || a.ends_with("::test"));
        let ignored = attributes.iter().any(|a| a.split(['=', ' ']).next() == Some("ignore"));
        if test && !ignored {
            names.extend(function_name(rest));
        }
    }
    names
}

fn closing_bracket(text: &str) -> usize {
    let mut depth = 1;
    let end = text.char_indices().find(|&(_, c)| {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    end.map_or(text.len(), |(i, _)| i)
}

fn function_name(item: &str) -> Option<String> {
    let head = item.split('{').next()?;
    let mut words = head.split_whitespace().skip_while(|&word| word != "fn").skip(1);
    let name: String = words.next()?.chars().take_while(|&c| c.is_alphanumeric() || c == '_').collect();
    Some(name)
}

/// Every path that the `use` lines of a bare source name, groups spelled out.
pub fn uses(bare: &str) -> Vec<String> {
    let mut paths = Vec::new();
    for (at, _) in bare.match_indices("use ") {
        if !bare[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
            let tree = bare[at + 4..].split(';').next().unwrap_or("");
            spell_out("", tree.trim(), &mut paths);
        }
    }
    paths
}

fn spell_out(prefix: &str, tree: &str, paths: &mut Vec<String>) {
    let Some((head, group)) = tree.split_once('{') else {
        let path = tree.split_whitespace().next().unwrap_or("");
        paths.push(format!("{prefix}{path}"));
        return;
    };
    let prefix = format!("{prefix}{}", head.trim());
    let group = group.strip_suffix('}').unwrap_or(group);
    let (mut depth, mut start) = (0, 0);
    for (i, c) in group.char_indices().chain([(group.len(), ',')]) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                let part = group[start..i].trim();
                if !part.is_empty() {
                    spell_out(&prefix, part, paths);
                }
                start = i + 1;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_strings_are_blanked_out() {
        let source = concat!(
            "let a = \"#[test] \\\" fn\"; // std::fs\n",
            "/* one /* two */ still\n */ let b = r#\"std::net \" \"#;\n",
            "let c: &'a str = x('\"', '\\'', b\"std::io\"); let for_r = 1;"
        );
        let text = bare(source);
        for gone in ["#[test]", "std::", "still", "two"] {
            assert!(!text.contains(gone), "{gone} in {text}");
        }
        assert!(text.contains("let c: &'a str = x("));
        assert!(text.contains("let for_r = 1;"));
        assert_eq!(text.lines().count(), source.lines().count());
    }

    #[test]
    fn items_for_tests_are_cut_out() {
        let source = "fn a() {}\n#[cfg(test)]\nmod tests { use std::fs; fn x() { {} } }\nfn b() {}\n\
                      #[cfg(test)]\nmod more;\nfn c() {}";
        let text = without_tests(source);
        assert!(text.contains("fn a()") && text.contains("fn b()") && text.contains("fn c()"));
        assert!(!text.contains("std::fs") && !text.contains("more"));
    }

    #[test]
    fn tests_are_found() {
        let source = "#[test] fn b7_2_touch() {}\n#[derive(Debug)] struct S;\n\
                      #[should_panic]\n#[test]\npub fn b7_3_kind<T>() {}\n#[test]\n#[ignore = \"slow\"]\nfn soak() {}\n\
                      fn b9_1_not_a_test() {}\n#[tokio::test]\nasync fn later() {}";
        assert_eq!(tests(source), ["b7_2_touch", "b7_3_kind", "later"]);
    }

    #[test]
    fn groups_of_uses_are_spelled_out() {
        let source = "pub use a::b;\nuse std::{fmt, io::{self, Read as R}, fs};\nlet reuse = 1;";
        assert_eq!(uses(source), ["a::b", "std::fmt", "std::io::self", "std::io::Read", "std::fs"]);
    }
}
