//! The file of a backup: lines of JSON that either database can read.
//!
//! The first line says what it is, and names the columns of each table. Every other line is a row: the table's name and
//! its values. The last line has the number of rows and a SHA-256 of all that stands before it, so that a torn file is
//! known for what it is.

use super::error::StoreError;
use super::migrate::SCHEMA;
use super::shape::{Kind, SHAPES, Shape, shape};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// The version of this format.
const FORMAT: i64 = 1;

#[derive(Serialize, Deserialize)]
struct Head {
    #[serde(rename = "demesne-backup")]
    format: i64,
    schema: i64,
    at: i64,
    tables: BTreeMap<String, Vec<String>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Foot {
    rows: u64,
    sha256: String,
}

/// What a backup file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BackupReport {
    /// How many rows.
    pub rows: u64,
    /// How many bytes.
    pub bytes: u64,
    /// When it was made.
    pub at: i64,
}

/// A backup file that is being written, under another name until it is whole.
pub(super) struct Writing {
    file: BufWriter<File>,
    part: PathBuf,
    path: PathBuf,
    digest: Sha256,
    rows: u64,
    bytes: u64,
    at: i64,
    whole: bool,
}

impl Writing {
    pub(super) fn begin(path: &Path, at: i64) -> Result<Writing, StoreError> {
        let name = path.file_name().ok_or_else(|| StoreError::file(path, "it has no name"))?;
        let part =
            path.with_file_name(format!(".{}.{}.part", name.to_string_lossy(), super::connect::random_id()?));
        let mut options = File::options();
        options.write(true).create_new(true);
        // It holds everything that the server knows, keys too.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&part).map_err(|cause| StoreError::file(path, cause))?;
        let mut writing = Writing {
            file: BufWriter::with_capacity(1 << 16, file),
            part,
            path: path.to_owned(),
            digest: Sha256::new(),
            rows: 0,
            bytes: 0,
            at,
            whole: false,
        };
        let columns = |shape: &Shape| shape.columns.iter().map(|(column, _)| (*column).to_owned()).collect();
        let tables = SHAPES.iter().map(|shape| (shape.name.to_owned(), columns(shape))).collect();
        writing.line(&Head { format: FORMAT, schema: SCHEMA, at, tables })?;
        Ok(writing)
    }

    pub(super) fn row(&mut self, values: &[Value]) -> Result<(), StoreError> {
        self.rows += 1;
        self.line(&values)
    }

    fn line(&mut self, line: &impl Serialize) -> Result<(), StoreError> {
        let mut text = serde_json::to_vec(line).map_err(|cause| StoreError::file(&self.path, cause))?;
        text.push(b'\n');
        self.digest.update(&text);
        self.bytes += text.len() as u64;
        self.file.write_all(&text).map_err(|cause| StoreError::file(&self.path, cause))
    }

    /// Writes the last line, and gives the file its name once it is on disk.
    pub(super) fn finish(mut self) -> Result<BackupReport, StoreError> {
        let foot = Foot { rows: self.rows, sha256: hex(&self.digest.clone().finalize()) };
        self.line(&foot)?;
        let fault = |cause| StoreError::file(&self.path, cause);
        self.file.flush().map_err(fault)?;
        self.file.get_ref().sync_all().map_err(fault)?;
        std::fs::rename(&self.part, &self.path).map_err(fault)?;
        self.whole = true;
        // The new name is on disk only when the directory is.
        #[cfg(unix)]
        if let Some(directory) = self.path.parent() {
            let directory = if directory.as_os_str().is_empty() { Path::new(".") } else { directory };
            File::open(directory).and_then(|directory| directory.sync_all()).map_err(fault)?;
        }
        Ok(BackupReport { rows: self.rows, bytes: self.bytes, at: self.at })
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        if !self.whole {
            // There is nobody left to tell if even this fails.
            let _ = std::fs::remove_file(&self.part);
        }
    }
}

/// A row of a backup.
pub(super) struct SavedRow {
    pub(super) shape: &'static Shape,
    pub(super) values: Vec<Value>,
}

/// A backup file that is being read.
pub(super) struct Reading {
    file: BufReader<File>,
    path: PathBuf,
    digest: Sha256,
    columns: BTreeMap<String, Vec<(&'static str, Kind)>>,
    at: i64,
    rows: u64,
    bytes: u64,
    line: Vec<u8>,
}

impl Reading {
    pub(super) fn begin(path: &Path) -> Result<Reading, StoreError> {
        let file = File::open(path).map_err(|cause| StoreError::file(path, cause))?;
        let mut reading = Reading {
            file: BufReader::with_capacity(1 << 16, file),
            path: path.to_owned(),
            digest: Sha256::new(),
            columns: BTreeMap::new(),
            at: 0,
            rows: 0,
            bytes: 0,
            line: Vec::new(),
        };
        reading.next_line()?;
        let head: Head = serde_json::from_slice(&reading.line)
            .map_err(|_| reading.fault("its first line is not that of a Demesne backup"))?;
        if head.format != FORMAT {
            return Err(reading.fault(&format!(
                "it is written in format {}, and this program reads format {FORMAT}",
                head.format
            )));
        }
        if head.schema > SCHEMA {
            return Err(reading.fault(&format!(
                "a newer version of Demesne wrote it (schema {}, this program knows up to {SCHEMA}): use that version",
                head.schema
            )));
        }
        for (table, columns) in &head.tables {
            let known = shape(table).ok_or_else(|| reading.fault(&format!("there is no table {table:?}")))?;
            let mut kinds = Vec::with_capacity(columns.len());
            for column in columns {
                let found = known.columns.iter().find(|(name, _)| name == column);
                kinds
                    .push(*found.ok_or_else(|| reading.fault(&format!("{table} has no column {column:?}")))?);
            }
            reading.columns.insert(table.clone(), kinds);
        }
        reading.at = head.at;
        reading.digest.update(&reading.line);
        Ok(reading)
    }

    /// The columns that a table has in this file.
    pub(super) fn columns(&self, table: &str) -> &[(&'static str, Kind)] {
        self.columns.get(table).map_or(&[], Vec::as_slice)
    }

    /// The next row; nothing after the last one, once the file has proved to be whole.
    pub(super) fn next(&mut self) -> Result<Option<SavedRow>, StoreError> {
        self.next_line()?;
        if self.line.starts_with(b"{") {
            return self.end().map(|()| None);
        }
        self.digest.update(&self.line);
        self.rows += 1;
        let mut values: Vec<Value> = serde_json::from_slice(&self.line).map_err(|_| self.bad_row())?;
        if values.is_empty() {
            return Err(self.bad_row());
        }
        let table = values.remove(0);
        let table = table.as_str().ok_or_else(|| self.bad_row())?;
        let (Some(shape), Some(columns)) = (shape(table), self.columns.get(table)) else {
            return Err(self.bad_row());
        };
        let fits = |(value, (_, kind)): (&Value, &(&str, Kind))| match kind {
            Kind::Text => value.is_null() || value.is_string(),
            Kind::Number => value.is_null() || value.is_i64(),
        };
        if values.len() != columns.len() || !values.iter().zip(columns).all(fits) {
            return Err(self.bad_row());
        }
        Ok(Some(SavedRow { shape, values }))
    }

    /// What was read.
    pub(super) fn report(&self) -> BackupReport {
        BackupReport { rows: self.rows, bytes: self.bytes, at: self.at }
    }

    pub(super) fn digest(&self) -> String {
        hex(&self.digest.clone().finalize())
    }

    fn end(&mut self) -> Result<(), StoreError> {
        let foot: Foot = serde_json::from_slice(&self.line)
            .map_err(|_| self.fault("its last line is not that of a backup"))?;
        if foot.rows != self.rows {
            return Err(self.fault(&format!("it should have {} rows, and has {}", foot.rows, self.rows)));
        }
        if foot.sha256 != self.digest() {
            return Err(self.fault("its content was changed after it was written"));
        }
        let more = self.file.fill_buf().map_err(|cause| StoreError::file(&self.path, cause))?;
        match more.is_empty() {
            true => Ok(()),
            false => Err(self.fault("something follows its last line")),
        }
    }

    fn next_line(&mut self) -> Result<(), StoreError> {
        self.line.clear();
        let read = self.file.read_until(b'\n', &mut self.line);
        self.bytes += read.map_err(|cause| StoreError::file(&self.path, cause))? as u64;
        match self.line.last() {
            Some(b'\n') => Ok(()),
            _ => Err(self.fault("it is torn: its end is missing")),
        }
    }

    fn bad_row(&self) -> StoreError {
        self.fault(&format!("its row {} cannot be read", self.rows))
    }

    fn fault(&self, cause: &str) -> StoreError {
        StoreError::backup(&self.path, cause)
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
