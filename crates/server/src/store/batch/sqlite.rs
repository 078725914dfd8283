//! A batch for the embedded database: a connection of its own, whose statements run one after another on one thread.

use super::{Brief, Fault, Insert, LOG, RATED, SEATS, Seatings, TABLES, WORDS, answers, briefs, in_order};
use crate::store::append::{Append, Appended};
use crate::store::connect::WRITING;
use crate::store::error::StoreError;
use rusqlite::{Connection, ErrorCode, OptionalExtension as _, Transaction, TransactionBehavior, params};
use std::path::Path;
use std::sync::LazyLock;

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Fault {
        let passing =
            matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked));
        Fault::Before { error: StoreError::Failed(error.to_string()), passing }
    }
}

/// The statements, each for one row.
struct Statements {
    log: String,
    words: String,
    tables: String,
    seats: String,
    rated: String,
}

static STATEMENTS: LazyLock<Statements> = LazyLock::new(|| {
    let one = |insert: &Insert| {
        let places = vec!["?"; insert.columns].join(", ");
        format!("{} ({places}) {}", insert.before, insert.after)
    };
    Statements {
        log: one(&LOG),
        words: one(&WORDS),
        tables: one(&TABLES),
        seats: one(&SEATS),
        rated: one(&RATED),
    }
});

/// Whoever writes batches into an embedded database.
pub(in crate::store) struct Desk {
    connection: Connection,
    seatings: Seatings,
}

impl Desk {
    /// Opens the file, which is there already.
    pub(in crate::store) fn open(file: &Path) -> Result<Desk, StoreError> {
        let failed = |error: rusqlite::Error| StoreError::Failed(error.to_string());
        let connection = Connection::open(file).map_err(failed)?;
        connection.execute_batch(WRITING).map_err(failed)?;
        Ok(Desk { connection, seatings: Seatings::default() })
    }

    /// Writes all appends in one transaction; the answers are in the order of the appends. The caller sees to it that
    /// no other connection of this process writes meanwhile.
    pub(in crate::store) fn write(
        &mut self,
        generation: &str,
        appends: &[Append],
    ) -> Result<Vec<Appended>, Fault> {
        let written = write(&mut self.connection, &self.seatings, generation, appends);
        match written {
            Ok((answers, news)) => {
                self.seatings.learn(news);
                Ok(answers)
            }
            Err(fault) => {
                // What this process knew may be wrong now.
                self.seatings.forget();
                Err(fault)
            }
        }
    }
}

/// What was answered, and which seatings are known from now on.
type Written = (Vec<Appended>, Vec<(String, i64, String)>);

fn write(
    connection: &mut Connection,
    seatings: &Seatings,
    generation: &str,
    appends: &[Append],
) -> Result<Written, Fault> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // The lock keeps a restore away from here to the end, so what holds now holds when this is committed.
    let found: Option<String> = transaction
        .prepare_cached("SELECT value FROM meta WHERE key = 'generation'")?
        .query_row([], |row| row.get(0))
        .optional()?;
    if found.as_deref() != Some(generation) {
        return Err(Fault::Restored(found.unwrap_or_default()));
    }
    let winners = write_log(&transaction, appends)?;
    let answers = answers(appends, &winners);
    let winners: Vec<&Append> = winners.into_iter().map(|which| &appends[which]).collect();
    write_words_and_ratings(&transaction, &winners)?;
    let mut news = Vec::with_capacity(winners.len());
    for brief in briefs(&winners) {
        if write_summary(&transaction, seatings, &brief)? {
            news.push((brief.table.to_owned(), brief.summary.head, brief.seating));
        }
    }
    transaction.commit().map_err(|error| Fault::Unknown(StoreError::Failed(error.to_string())))?;
    Ok((answers, news))
}

fn write_log(transaction: &Transaction<'_>, appends: &[Append]) -> Result<Vec<usize>, rusqlite::Error> {
    let mut statement = transaction.prepare_cached(&STATEMENTS.log)?;
    let mut winners = Vec::with_capacity(appends.len());
    for which in in_order(appends) {
        let append = &appends[which];
        if statement.execute(params![append.table, append.seq, append.at, append.body])? == 1 {
            winners.push(which);
        }
    }
    Ok(winners)
}

fn write_words_and_ratings(
    transaction: &Transaction<'_>,
    winners: &[&Append],
) -> Result<(), rusqlite::Error> {
    for append in winners {
        if let Some(words) = &append.words {
            let row = params![append.table, append.seq, append.speaker, words];
            transaction.prepare_cached(&STATEMENTS.words)?.execute(row)?;
        }
        if let Some(game) = &append.rated {
            let row = params![game.table, game.game, game.at, game.places_text(), 0];
            transaction.prepare_cached(&STATEMENTS.rated)?.execute(row)?;
        }
    }
    Ok(())
}

/// Writes a summary; says whether it was, for a newer one may be there.
fn write_summary(
    transaction: &Transaction<'_>,
    seatings: &Seatings,
    brief: &Brief<'_>,
) -> Result<bool, rusqlite::Error> {
    let moved = match seatings.before(brief) {
        Some(seating) => seating != brief.seating,
        None => stored_seating(transaction, brief.table)?.as_deref() != Some(&brief.seating),
    };
    let summary = brief.summary;
    let written = transaction.prepare_cached(&STATEMENTS.tables)?.execute(params![
        brief.table,
        summary.head,
        summary.game,
        summary.status.word(),
        summary.listed,
        summary.private,
        summary.rated,
        summary.owner,
        summary.setup,
        summary.pace,
        summary.made,
        summary.touched,
        summary.touched,
        summary.deadline,
        summary.bot_due,
        summary.result,
        brief.seating,
        summary.to_act(),
    ])?;
    if written == 0 {
        return Ok(false);
    }
    if moved {
        transaction.prepare_cached("DELETE FROM seats WHERE table_id = ?")?.execute([brief.table])?;
        let mut statement = transaction.prepare_cached(&STATEMENTS.seats)?;
        for seat in &summary.seats {
            statement.execute(params![brief.table, seat.seat, seat.bit(), seat.user])?;
        }
    }
    Ok(true)
}

fn stored_seating(transaction: &Transaction<'_>, table: &str) -> Result<Option<String>, rusqlite::Error> {
    transaction
        .prepare_cached("SELECT seats FROM tables WHERE table_id = ?")?
        .query_row([table], |row| row.get(0))
        .optional()
}
