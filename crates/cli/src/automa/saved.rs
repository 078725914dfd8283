//! The file of a walk: a heading, an empty line, an answer a line.

use crate::{fault::Fault, files};
use std::path::Path;

/// The first line.
const HEADING: &str = "demesne automa 1";

/// An answer and the line of the file that it stands on; 0 for one that was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What was answered.
    pub text: String,
    /// Its line.
    pub line: usize,
}

/// The file of some answers.
pub fn text(answers: &[Answer]) -> String {
    let mut text = format!("{HEADING}\n\n");
    for answer in answers {
        text.push_str(&answer.text);
        text.push('\n');
    }
    text
}

/// Opens a file to go on with; one that does not exist yet is a new walk. What a walk has settled cannot be said `again` by flags.
pub fn open(path: &Path, again: bool) -> Result<Vec<Answer>, Fault> {
    if !path.exists() {
        files::check_writable(path)?;
        return Ok(Vec::new());
    }
    let answers = read(&files::read(path)?).ok_or_else(|| {
        Fault::input(format!(
            "{} is no walk of the Châteautoma; its first line would be \"{HEADING}\"",
            path.display()
        ))
    })?;
    if again && !answers.is_empty() {
        return Err(Fault::input(format!(
            "{} has begun already, with its own number of players and the like; leave those flags out",
            path.display()
        )));
    }
    Ok(answers)
}

/// Reads answers. Empty lines and lines that start with `#` are passed over.
fn read(text: &str) -> Option<Vec<Answer>> {
    let mut lines = text.lines().zip(1..).map(|(line, number)| (line.trim(), number));
    if lines.next().is_some_and(|(line, _)| line != HEADING) {
        return None;
    }
    let answers = lines.filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    Some(answers.map(|(text, line)| Answer { text: text.to_owned(), line }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_back() {
        let answers = [Answer { text: "2".into(), line: 3 }, Answer { text: "took bank 3".into(), line: 4 }];
        assert_eq!(read(&text(&answers)).as_deref(), Some(&answers[..]));
        assert_eq!(
            read("demesne automa 1\n# a remark\n\n 4 \n"),
            Some(vec![Answer { text: "4".into(), line: 4 }])
        );
        assert_eq!((read("demesne record 1\n"), read("")), (None, Some(Vec::new())));
    }
}
