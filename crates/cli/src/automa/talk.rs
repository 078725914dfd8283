//! Questions and answers: from a file first, then from the keyboard or a pipe.

use super::saved::{self, Answer};
use crate::{fault::Fault, files};
use demesne_text::draw::{WIDTH, wrap};
use std::{
    io::{BufRead, ErrorKind, Write},
    path::{Path, PathBuf},
};

/// Why a walk breaks off.
#[derive(Debug)]
pub enum Stop {
    /// The last answer is taken back.
    Undo,
    /// The person leaves.
    Quit,
    /// Something cannot be used.
    Fault(Fault),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop::Fault(fault)
    }
}

/// A question.
#[derive(Clone, Copy, Debug)]
pub struct Question<'q> {
    /// What is asked.
    pub asks: &'q str,
    /// What can be answered, at length: `help` shows it.
    pub help: &'q str,
    /// What is known so far: `show` shows it.
    pub known: &'q str,
}

/// The two sides of a conversation.
pub struct Talk<R, W> {
    input: R,
    output: W,
    /// Whether answers are shown: a terminal does that by itself, a pipe does not.
    echo: bool,
    /// All answers so far.
    answers: Vec<Answer>,
    /// How many of them this walk has used: while there are more, nothing is said.
    used: usize,
    /// Answers that the command line gave, by what they answer.
    presets: Vec<(&'static str, String)>,
    /// Where the answers are kept.
    path: Option<PathBuf>,
    /// How many answers were written last.
    saved: usize,
    leaving: bool,
}

const COMMANDS: &str = "At every question you can also type:
  undo        takes your last answer back
  show        its cards, reserve, goods, silver and points, and the table
  save FILE   writes the walk to a file, to go on with later by --state FILE
  help        this
  quit        leaves
";

impl<R: BufRead, W: Write> Talk<R, W> {
    /// A conversation that goes on after some answers.
    pub fn new(
        input: R,
        output: W,
        echo: bool,
        answers: Vec<Answer>,
        presets: Vec<(&'static str, String)>,
        path: Option<PathBuf>,
    ) -> Talk<R, W> {
        let saved = answers.len();
        Talk { input, output, echo, answers, used: 0, presets, path, saved, leaving: false }
    }

    /// Says a paragraph, unless it was said before.
    pub fn say(&mut self, text: &str) -> Result<(), Stop> {
        if self.used < self.answers.len() {
            return Ok(());
        }
        let mut lines = Vec::new();
        for line in text.lines() {
            let indent = line.len() - line.trim_start().len();
            let blank = " ".repeat(indent);
            let room = WIDTH - indent;
            lines.extend(wrap(line.trim_start(), room, 2).into_iter().map(|part| format!("{blank}{part}")));
            if line.trim().is_empty() {
                lines.push(String::new());
            }
        }
        Ok(self.put(&(lines.join("\n") + "\n"))?)
    }

    fn put(&mut self, text: &str) -> Result<(), Fault> {
        match self.output.write_all(text.as_bytes()).and_then(|()| self.output.flush()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                Err(Fault::input(format!("cannot write to standard output: {error}")))
            }
            _ => Ok(()),
        }
    }

    /// Asks until the answer can be used.
    pub fn ask<T>(
        &mut self,
        question: Question<'_>,
        mut read: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<T, Stop> {
        if let Some(answer) = self.answers.get(self.used) {
            let value = read(&answer.text).map_err(|why| {
                let line = answer.line;
                Fault::input(format!("line {line} of the saved walk, \"{}\": {why}", answer.text))
            })?;
            self.used += 1;
            return Ok(value);
        }
        loop {
            let line = self.line(question)?;
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match (word, rest.trim()) {
                ("undo", "") if self.answers.is_empty() => self.put("There is nothing to take back.\n")?,
                ("undo", "") => return Err(Stop::Undo),
                ("show", "") => self.put(question.known)?,
                ("help" | "?", "") => {
                    self.put(question.help)?;
                    self.put(COMMANDS)?;
                }
                ("save", "") => self.put("Say where: save FILE\n")?,
                ("save", path) => self.save(Path::new(path))?,
                ("quit" | "exit", "") => {
                    if self.quit()? {
                        return Err(Stop::Quit);
                    }
                    continue;
                }
                _ => match read(&line) {
                    Ok(value) => {
                        let text = if line.is_empty() { "ok".to_owned() } else { line };
                        self.keep(text)?;
                        return Ok(value);
                    }
                    Err(why) => self.put(&format!("{why}\n"))?,
                },
            }
            self.leaving = false;
        }
    }

    /// Asks for something that the command line may have said already.
    pub fn ask_or<T>(
        &mut self,
        key: &'static str,
        question: Question<'_>,
        mut read: impl FnMut(&str) -> Result<T, String>,
    ) -> Result<T, Stop> {
        let preset = self.presets.iter().position(|(preset, _)| *preset == key);
        match preset.filter(|_| self.used == self.answers.len()) {
            None => self.ask(question, read),
            Some(at) => {
                let (_, text) = self.presets.remove(at);
                let value = read(&text).map_err(Fault::input)?;
                self.keep(text)?;
                Ok(value)
            }
        }
    }

    fn keep(&mut self, text: String) -> Result<(), Fault> {
        self.answers.push(Answer { text, line: 0 });
        self.used = self.answers.len();
        self.store()
    }

    /// Writes the answers to their file, where there is one.
    fn store(&mut self) -> Result<(), Fault> {
        if let Some(path) = &self.path {
            files::write(path, &saved::text(&self.answers))?;
            self.saved = self.answers.len();
        }
        Ok(())
    }

    /// Writes the answers where the person says; what goes wrong is said, and the walk goes on.
    fn save(&mut self, path: &Path) -> Result<(), Fault> {
        // A file that is something else is not written over.
        let free = saved::open(path, false).map(|_| ());
        let done = free.and_then(|()| files::write(path, &saved::text(&self.answers)));
        match done {
            Ok(()) => {
                self.saved = self.answers.len();
                self.put(&format!("Saved. Go on later with: demesne automa --state {}\n", path.display()))
            }
            Err(fault) => self.put(&format!("{}\n", fault.why)),
        }
    }

    /// Whether the person may leave: a walk that is not saved is left on the second word only.
    fn quit(&mut self) -> Result<bool, Fault> {
        if self.saved < self.answers.len() && !self.leaving {
            self.leaving = true;
            self.put("This walk is not saved. Type \"save FILE\", or \"quit\" again to leave.\n")?;
            return Ok(false);
        }
        let words = match &self.path {
            Some(path) => {
                let path = path.display();
                format!("The walk is kept in {path}; go on with: demesne automa --state {path}\n")
            }
            None => "Good-bye.\n".into(),
        };
        self.put(&words)?;
        Ok(true)
    }

    /// A line of input without the blanks around it.
    fn line(&mut self, question: Question<'_>) -> Result<String, Stop> {
        let asks = wrap(question.asks, WIDTH - 2, 2).join("\n");
        self.put(&format!("{asks}\n> "))?;
        let mut bytes = Vec::new();
        loop {
            match self.input.read_until(b'\n', &mut bytes) {
                Ok(0) => return Err(self.input_ended()?),
                Ok(_) => break,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    return Err(Fault::input(format!("cannot read from standard input: {error}")).into());
                }
            }
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if self.echo {
            self.put(&format!("{line}\n"))?;
        }
        Ok(line)
    }

    fn input_ended(&mut self) -> Result<Stop, Fault> {
        self.put("\n")?;
        if self.saved < self.answers.len() && !self.leaving {
            return Err(Fault::input(
                "the input ended in the middle of the walk, which is not saved; walk with --state FILE to keep it",
            ));
        }
        self.leaving = true;
        self.quit()?;
        Ok(Stop::Quit)
    }

    /// Takes the last answer back: the walk begins anew, and goes as far as the answers that are left.
    pub fn rewind(&mut self) {
        // What the command line said is among the answers by now.
        self.presets.clear();
        if let Some(answer) = self.answers.pop() {
            let _ = self.put(&format!("Taken back: {}\n", answer.text));
        }
        self.used = 0;
        // What is on file is one answer ahead; the next answer brings it in line.
        self.saved = if self.path.is_some() { self.answers.len() } else { 0 };
        let _ = self.store();
    }

    /// What is said last.
    pub fn farewell(&mut self) -> Result<(), Fault> {
        if let Some(path) = self.path.clone() {
            self.put(&format!("The walk is kept in {}.\n", path.display()))?;
        }
        Ok(())
    }
}
