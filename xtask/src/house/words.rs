//! Words that have no place in the repository: tools behind the work, and paths of one machine.

/// What to look for. The needles are put together at run time, so that this file does not hold them.
#[derive(Debug)]
pub struct Words {
    /// Found anywhere, in small letters.
    anywhere: Vec<String>,
    /// Found as whole words, in small letters.
    whole: Vec<String>,
    /// Found where a path starts.
    paths: Vec<String>,
}

impl Words {
    /// The list of the house.
    pub fn forbidden() -> Words {
        let joined = |pieces: &[[&str; 2]]| pieces.iter().map(|pair| pair.concat()).collect();
        Words {
            anywhere: joined(&[
                ["sub", "agent"],
                ["clau", "de"],
                ["anth", "ropic"],
                ["open", "ai"],
                ["chat", "gpt"],
            ]),
            whole: joined(&[["as an", " ai"], ["this", " session"]]),
            paths: joined(&[["/ho", "me/"], ["/ro", "ot/"], ["/wo", "rk/"], ["/Us", "ers/"]]),
        }
    }

    /// Looks through a file.
    pub fn check(&self, name: &str, text: &str) -> Vec<String> {
        let mut faults = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let small = line.to_lowercase();
            let found = self.anywhere.iter().find(|word| small.contains(*word));
            let found = found.or_else(|| self.whole.iter().find(|words| has_whole(&small, words)));
            if let Some(found) = found {
                faults.push(format!(
                    "{name}:{} says \"{found}\", which has no place in this repository.",
                    number + 1
                ));
            } else if self.paths.iter().any(|path| starts_path(line, path)) {
                faults.push(format!("{name}:{} holds a path of one machine.", number + 1));
            }
        }
        faults
    }
}

fn has_whole(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        !text[..at].ends_with(char::is_alphanumeric)
            && !text[at + words.len()..].starts_with(char::is_alphanumeric)
    })
}

/// Whether an absolute path starts with this somewhere: `x/home/` is the inside of another path or address.
fn starts_path(line: &str, path: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || "/._-~*})]".contains(c);
    line.match_indices(path).any(|(at, _)| !line[..at].ends_with(inside))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<String> {
        Words::forbidden().check("a.md", text)
    }

    #[test]
    fn tools_are_not_named() {
        let text = format!("fine\nwritten by {}{}", "Chat", "GPT");
        assert_eq!(faults(&text).len(), 1);
        assert!(faults(&text)[0].starts_with("a.md:2 says"));
        assert_eq!(faults(&["As an", " AI, I"].concat()).len(), 1);
        assert!(faults("as an aid; was an airship; in this sessional way").is_empty());
    }

    #[test]
    fn paths_of_one_machine_are_found() {
        for start in ["/home", "/root", "/work", "/Users"] {
            assert_eq!(faults(&format!("see `{start}/ada/file`")), ["a.md:1 holds a path of one machine."]);
        }
        assert!(faults("https://example.org/work/1 and docs/work/ and a /homely place").is_empty());
    }
}
