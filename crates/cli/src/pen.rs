//! How the terminal is written to.

use demesne_text::{Language, Pen};
use std::io::IsTerminal;

/// The language of the command line.
pub const LANGUAGE: Language = Language::English;

/// For standard output: colours on a terminal that has them, unless somebody does not want them.
pub fn for_stdout(plain: bool) -> Pen {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let ansi = !plain && !refused && !dumb && std::io::stdout().is_terminal();
    Pen { ansi, language: LANGUAGE }
}
