//! A file of results: a line that says the question, then a line a game (docs/arena.md).

use crate::{fault::Fault, files, table};
use demesne_arena::{Contest, Ledger, Question, SeatResult};
use demesne_game::TextError;
use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, BufRead, BufReader, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

/// Results that are being written, into a file where one is named.
#[derive(Debug)]
pub struct Sheet {
    ledger: Ledger,
    file: Option<(File, PathBuf)>,
}

impl Sheet {
    /// Begins a file, or goes on with one that answers the same question.
    pub fn open(contest: Contest, path: Option<&Path>) -> Result<Sheet, Fault> {
        let mut ledger = Ledger::new(contest);
        let Some(path) = path else { return Ok(Sheet { ledger, file: None }) };
        files::check_writable(path)?;
        let cannot = |error: io::Error| files::cannot("write", path, &error);
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(cannot)?;
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(Fault::input(format!(
                "another arena is writing {}; wait for it, or name another file with --out",
                path.display()
            )));
        }
        let head = format!("{}\n", ledger.contest().question().line());
        let end = match read_head(&mut BufReader::new(&file), path)? {
            // It was cut off in the very first line, or never begun.
            Head::Torn(start) if head.as_bytes().starts_with(&start) => {
                file.set_len(0).and_then(|()| file.rewind()).map_err(cannot)?;
                file.write_all(head.as_bytes()).map_err(cannot)?;
                head.len() as u64
            }
            Head::Torn(_) => return Err(no_sheet(path)),
            Head::Question(question) => {
                if let Some(difference) = ledger.contest().question().difference(&question) {
                    return Err(Fault::input(format!(
                        "{} answers another question: {difference}; name another file with --out",
                        path.display()
                    )));
                }
                file.rewind().map_err(cannot)?;
                read_games(BufReader::new(&file), path, &mut ledger)?
            }
        };
        // What a crash has left of a line goes away.
        file.set_len(end).and_then(|()| file.seek(SeekFrom::Start(end))).map_err(cannot)?;
        Ok(Sheet { ledger, file: Some((file, path.to_path_buf())) })
    }

    /// All games so far.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Adds a game, and writes its line at once.
    pub fn add(&mut self, deal: u64, game: u32, results: Vec<SeatResult>) -> Result<(), Fault> {
        if let Some((file, path)) = &mut self.file {
            let line = format!("{}\n", self.ledger.line(deal, game, &results));
            file.write_all(line.as_bytes())
                .and_then(|()| file.flush())
                .map_err(|error| files::cannot("write", path, &error))?;
        }
        self.ledger.add(deal, game, results);
        Ok(())
    }
}

/// The question of a file.
pub fn question(path: &Path) -> Result<Question, Fault> {
    match read_head(&mut BufReader::new(open(path)?), path)? {
        Head::Question(question) => Ok(question),
        Head::Torn(_) => Err(no_sheet(path)),
    }
}

/// The games of a file.
pub fn read(path: &Path, contest: Contest) -> Result<Ledger, Fault> {
    let mut ledger = Ledger::new(contest);
    read_games(BufReader::new(open(path)?), path, &mut ledger)?;
    Ok(ledger)
}

fn open(path: &Path) -> Result<File, Fault> {
    if path.is_dir() {
        return Err(files::cannot("read", path, &io::ErrorKind::IsADirectory.into()));
    }
    File::open(path).map_err(|error| files::cannot("read", path, &error))
}

/// The beginning of a file.
enum Head {
    Question(Question),
    /// Some bytes, or none, without the end of a line.
    Torn(Vec<u8>),
}

/// The longest line that is read: boards of one's own stand in the first one.
const LONGEST: u64 = 1 << 20;

fn read_head(reader: &mut impl BufRead, path: &Path) -> Result<Head, Fault> {
    let line = next_line(reader, path)?;
    if !line.ends_with(b"\n") {
        return if line.len() as u64 == LONGEST { Err(no_sheet(path)) } else { Ok(Head::Torn(line)) };
    }
    let text = str::from_utf8(&line).map_err(|_| no_sheet(path))?;
    Question::read(text).map(Head::Question).map_err(|error| table::in_file(path, &error))
}

/// Reads all games, and says where the last whole line ends: what a crash has left behind it is as if it were not there.
fn read_games(mut reader: impl BufRead, path: &Path, ledger: &mut Ledger) -> Result<u64, Fault> {
    let mut end = next_line(&mut reader, path)?.len() as u64;
    for number in 2.. {
        let line = next_line(&mut reader, path)?;
        if !line.ends_with(b"\n") && (line.len() as u64) < LONGEST {
            break;
        }
        let read = match str::from_utf8(&line) {
            Ok(text) => ledger.read_line(number, text),
            Err(_) => Err(TextError::at(number, "this is no text in UTF-8; a line is a game as JSON")),
        };
        if let Err(error) = read {
            let is_last = reader.fill_buf().map_err(|error| files::cannot("read", path, &error))?.is_empty();
            if is_last {
                break;
            }
            return Err(table::in_file(path, &error));
        }
        end += line.len() as u64;
    }
    Ok(end)
}

/// The next line with its end, or what there is of it.
fn next_line(reader: &mut impl BufRead, path: &Path) -> Result<Vec<u8>, Fault> {
    let mut line = Vec::new();
    let read = io::Read::take(reader, LONGEST).read_until(b'\n', &mut line);
    read.map_err(|error| files::cannot("read", path, &error))?;
    Ok(line)
}

fn no_sheet(path: &Path) -> Fault {
    Fault::input(format!(
        "{} is no file of the arena; the first line of one begins with {{\"arena\":1,",
        path.display()
    ))
}
