//! Copying everything into one file, while servers go on.

use super::connect::{self, Connected, Engine, Place};
use super::error::StoreError;
use super::meta::OWN_KEYS;
use super::migrate::{SCHEMA, schema};
use super::shape::{Kind, SHAPES, Shape};
use super::snapshot::Writing;
use futures_util::TryStreamExt as _;
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

pub use super::snapshot::BackupReport;

/// Writes all that is kept at a place into a file: one moment of it, however much is written meanwhile. The file gets
/// its name when it is whole, and replaces one that has it.
pub async fn backup(place: &Place, file: &Path) -> Result<BackupReport, StoreError> {
    sqlx::any::install_default_drivers();
    let connected = match place {
        Place::Embedded(directory) => {
            if !connect::database_file(directory).is_file() {
                return Err(StoreError::Missing { path: directory.clone() });
            }
            connect::connect_embedded(directory).await?
        }
        Place::Postgres(address) => connect::connect_postgres(address).await?,
    };
    let report = write(&connected, file).await;
    connected.close().await;
    report
}

async fn write(connected: &Connected, file: &Path) -> Result<BackupReport, StoreError> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let mut transaction = match connected.engine {
        Engine::Sqlite => connected.read.begin().await?,
        Engine::Postgres => {
            connected.read.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?
        }
    };
    let found = schema(&mut transaction).await?;
    if found > SCHEMA {
        return Err(StoreError::Newer { found, known: SCHEMA });
    }
    if found < SCHEMA {
        return Err(StoreError::Older { found, known: SCHEMA });
    }
    let mut writing = Writing::begin(file, i64::try_from(now.as_millis()).unwrap_or(i64::MAX))?;
    for shape in &SHAPES {
        copy(&mut transaction, shape, &mut writing).await?;
    }
    transaction.rollback().await?;
    writing.finish()
}

async fn copy(
    connection: &mut AnyConnection,
    shape: &Shape,
    writing: &mut Writing,
) -> Result<(), StoreError> {
    let columns: Vec<&str> = shape.columns.iter().map(|(column, _)| *column).collect();
    let sql = format!("SELECT {} FROM {} ORDER BY {}", columns.join(", "), shape.name, shape.key);
    let mut rows = sqlx::query(&sql).fetch(connection);
    while let Some(row) = rows.try_next().await? {
        let values = values(shape, &row)?;
        // What belongs to this database and not to its content stays behind.
        if shape.name == "meta"
            && values.get(1).and_then(Value::as_str).is_some_and(|key| OWN_KEYS.contains(&key))
        {
            continue;
        }
        writing.row(&values)?;
    }
    Ok(())
}

/// The table's name and the values of a row.
fn values(shape: &Shape, row: &AnyRow) -> Result<Vec<Value>, StoreError> {
    let mut values = Vec::with_capacity(shape.columns.len() + 1);
    values.push(Value::from(shape.name));
    for (place, (_, kind)) in shape.columns.iter().enumerate() {
        values.push(match kind {
            Kind::Text => row.try_get::<Option<String>, _>(place)?.into(),
            Kind::Number => row.try_get::<Option<i64>, _>(place)?.into(),
        });
    }
    Ok(values)
}
