//! Reading and writing, with errors for people. No file is ever half written.

use crate::fault::Fault;
use std::{
    fs,
    io::{self, ErrorKind, Read, Write},
    path::{Path, PathBuf},
};

/// The largest text that is read; what is larger is none of ours.
const LARGEST: u64 = 64 << 20;

/// What is in a file.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, Fault> {
    let bytes = bytes_of(path).map_err(|error| cannot("read", path, &error))?;
    if bytes.len() as u64 > LARGEST {
        return Err(Fault::input(format!(
            "{} is larger than {} MiB; that is no file of this program",
            path.display(),
            LARGEST >> 20
        )));
    }
    Ok(bytes)
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Fault> {
    String::from_utf8(read_bytes(path)?).map_err(|error| {
        Fault::input(format!(
            "{} is not text in UTF-8: its byte {} fits nowhere; give a text file",
            path.display(),
            error.utf8_error().valid_up_to() + 1
        ))
    })
}

fn bytes_of(path: &Path) -> io::Result<Vec<u8>> {
    let file = fs::File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    let mut bytes = Vec::new();
    file.take(LARGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a text as a whole: into a temporary file beside it that then takes its name.
pub fn write(path: &Path, text: &str) -> Result<(), Fault> {
    write_bytes(path, text.as_bytes())
}

/// The same for what is no text.
pub fn write_bytes(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    let mut target = path.to_path_buf();
    if let Ok(metadata) = fs::metadata(path) {
        if metadata.is_dir() {
            return Err(cannot("write", path, &ErrorKind::IsADirectory.into()));
        }
        if !metadata.is_file() {
            // A device or a pipe: a renamed file would replace it.
            return fs::OpenOptions::new()
                .write(true)
                .open(path)
                .and_then(|mut device| device.write_all(bytes))
                .map_err(|error| cannot("write", path, &error));
        }
        // Behind a symbolic link the file is replaced, not the link.
        target = fs::canonicalize(path).unwrap_or(target);
    }
    let temporary = beside(&target)?;
    fs::write(&temporary, bytes).and_then(|()| fs::rename(&temporary, &target)).map_err(|error| {
        // Whatever went wrong, nothing is left behind.
        let _ = fs::remove_file(&temporary);
        cannot("write", path, &error)
    })
}

/// Refuses early what [`write()`] would refuse later: for files that are written at the end of long work.
pub fn check_writable(path: &Path) -> Result<(), Fault> {
    if path.is_dir() {
        return Err(cannot("write", path, &ErrorKind::IsADirectory.into()));
    }
    beside(path).map(|_| ())
}

/// The name of the temporary file.
fn beside(path: &Path) -> Result<PathBuf, Fault> {
    let Some(name) = path.file_name() else {
        return Err(Fault::input(format!("\"{}\" names no file", path.display())));
    };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(Fault::input(format!(
            "cannot write {}: there is no folder {}; make it first",
            path.display(),
            folder.display()
        )));
    }
    let mut temporary = std::ffi::OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}.tmp", std::process::id()));
    Ok(folder.unwrap_or(Path::new("")).join(temporary))
}

/// Makes a folder, unless it is there.
pub fn make_folder(path: &Path) -> Result<(), Fault> {
    if path.is_dir() {
        return Ok(());
    }
    fs::create_dir(path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => {
            Fault::input(format!("{} is a file; name a folder for the records", path.display()))
        }
        ErrorKind::NotFound => Fault::input(format!(
            "cannot make the folder {}: the folder that it would be in does not exist",
            path.display()
        )),
        _ => cannot("make", path, &error),
    })
}

/// What could not be done with a file, and why.
pub fn cannot(what: &str, path: &Path, error: &io::Error) -> Fault {
    let path = path.display();
    Fault::input(match error.kind() {
        ErrorKind::NotFound => format!("cannot {what} {path}: there is no such file"),
        ErrorKind::PermissionDenied => format!("cannot {what} {path}: it is not permitted"),
        ErrorKind::IsADirectory => format!("cannot {what} {path}: it is a folder; name a file"),
        _ => format!("cannot {what} {path}: {error}"),
    })
}

/// Writes to standard output. A reader that has gone away (`… | head`) is no error.
pub fn say(text: &str) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Fault::input(format!("cannot write to standard output: {error}")))
        }
        _ => Ok(()),
    }
}

/// Writes to a file, or where none is named to standard output.
pub fn put(text: &str, out: Option<&Path>) -> Result<(), Fault> {
    match out {
        Some(path) => write(path, text),
        None => say(text),
    }
}

/// Writes JSON for programs to standard output.
pub fn say_json(value: &serde_json::Value) -> Result<(), Fault> {
    say(&format!("{value:#}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_replaced_as_a_whole_and_nothing_stays_behind() {
        let folder = std::env::temp_dir().join(format!("demesne-files-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a temporary folder");
        let path = folder.join("a.txt");
        write(&path, "one").expect("a new file");
        write(&path, "two").expect("an old file");
        assert_eq!(read(&path).as_deref(), Ok("two"));
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
        assert!(write(&folder, "x").unwrap_err().why.contains("it is a folder"));
        assert!(write(&folder.join("no/a.txt"), "x").unwrap_err().why.contains("there is no folder"));
        assert!(write(Path::new(".."), "x").is_err());
        fs::remove_dir_all(&folder).expect("our own folder");
    }
}
