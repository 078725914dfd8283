//! Refusals in the reader's language. The rules say in English why something cannot be; here are the same sentences in others.
//!
//! A [`Saying`] is the English sentence with names in braces for what differs from case to case, and what is said instead. So the
//! rules know one language and say each thing in one place, and a test finds every sentence that nobody has put into others yet.

use crate::Language;

/// A sentence of the rules, and what a reader is told: in English, Spanish and Portuguese. An empty one stands for the sentence
/// itself.
pub(crate) struct Saying(pub &'static str, pub [&'static str; 3]);

/// What stood in the place of a name in braces.
pub(crate) type Captured<'t> = Vec<(&'static str, &'t str)>;

/// What a reader is told in place of a sentence; none where it is not known. `word` puts what was captured under a name into the
/// reader's language; behind a dot stands in which form: `{tile.the}`.
pub(crate) fn told(
    sayings: &[&[Saying]],
    sentence: &str,
    language: Language,
    word: impl Fn(&str, &str, &str) -> String,
) -> Option<String> {
    let all = sayings.iter().flat_map(|list| list.iter());
    let (Saying(_, texts), captured) =
        all.map(|saying| (saying, captures(saying.0, sentence))).find_map(|(s, c)| Some((s, c?)))?;
    let [english, spanish, portuguese] = *texts;
    let text = language.pick(english, spanish, portuguese);
    if text.is_empty() {
        return Some(sentence.to_owned());
    }
    Some(filled(text, &captured, word))
}

/// What stands in a sentence where a pattern has names; none if it is another sentence.
fn captures<'t>(pattern: &'static str, sentence: &'t str) -> Option<Captured<'t>> {
    let mut captured = Vec::new();
    let (mut pattern, mut rest) = (pattern, sentence);
    while let Some((before, after)) = pattern.split_once('{') {
        rest = rest.strip_prefix(before)?;
        let (name, next) = after.split_once('}')?;
        // Up to the words that come next; to the end where there are none.
        let literal = next.split('{').next().unwrap_or("");
        let end = if literal.is_empty() { rest.len() } else { rest.find(literal)? };
        captured.push((name, &rest[..end]));
        (pattern, rest) = (next, &rest[end..]);
    }
    (pattern == rest).then_some(captured)
}

fn filled(text: &str, captured: &Captured<'_>, word: impl Fn(&str, &str, &str) -> String) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        let Some((place, next)) = after.split_once('}') else { break };
        let (name, form) = place.split_once('.').unwrap_or((place, ""));
        let value = captured.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value);
        out.push_str(&word(name, value, form));
        rest = next;
    }
    out + rest
}

/// A sentence of the rules without the rule's id before it.
pub(crate) fn without_rule(text: &str) -> &str {
    match text.split_once(": ") {
        Some((id, rest)) if is_rule(id) => rest,
        _ => text,
    }
}

/// Whether a word is the id of a rule: `B5.3`, `X-COMPAT-4`, `A16.7`.
fn is_rule(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
        && word.chars().any(|c| c.is_ascii_digit())
        && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || ".-".contains(c))
        || word
            .strip_prefix("X-")
            .is_some_and(|rest| rest.chars().all(|c| c.is_ascii_uppercase() || c == '-'))
}

/// A sentence as people read it: it begins with a capital letter and ends with a full stop.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let mut sentence: String =
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect());
    if !sentence.ends_with(['.', '!', '?', '…']) {
        sentence.push('.');
    }
    sentence
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAYINGS: &[Saying] = &[
        Saying(
            "{from} → {to} costs {n} workers; {seat} has {own}",
            ["", "{from} → {to}: {n.w}", "{to} {from}"],
        ),
        Saying("nothing is open", ["Nothing waits", "nada", "não há"]),
    ];

    #[test]
    fn what_differs_is_carried_over() {
        let word = |_: &str, value: &str, form: &str| format!("{value}{form}");
        let say = |text, language| told(&[SAYINGS], text, language, word);
        let text = "2 → 5 costs 3 workers; p1 has 1";
        assert_eq!(say(text, Language::English).as_deref(), Some(text));
        assert_eq!(say(text, Language::Spanish).as_deref(), Some("2 → 5: 3w"));
        assert_eq!(say(text, Language::Portuguese).as_deref(), Some("5 2"));
        assert_eq!(say("nothing is open", Language::English).as_deref(), Some("Nothing waits"));
        assert_eq!(say("nothing is open now", Language::English), None);
        assert_eq!(say("2 → 5 costs 3", Language::Spanish), None);
    }

    #[test]
    fn rules_are_left_out_and_nothing_else() {
        assert_eq!(without_rule("X-COMPAT-4: shields belong"), "shields belong");
        assert_eq!(without_rule("A16.7: inns: no"), "inns: no");
        assert_eq!(without_rule("X-SHIELD-C: no"), "no");
        assert_eq!(without_rule("say: hello"), "say: hello");
        assert_eq!(sentence("élan"), "Élan.");
    }
}
