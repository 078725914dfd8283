//! A batch for PostgreSQL: few statements with many rows, for each is a way there and back.

use super::{Brief, Fault, Insert, LOG, RATED, SEATS, Seatings, TABLES, WORDS, answers, briefs, in_order};
use crate::store::append::{Append, Appended};
use crate::store::bulk::Bulk;
use crate::store::connect::Engine;
use crate::store::notice;
use sqlx::{AnyConnection, Connection as _, Row as _};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

static LOG_ROWS: LazyLock<Bulk> = LazyLock::new(|| rows(&LOG, "RETURNING table_id, seq"));
static WORDS_ROWS: LazyLock<Bulk> = LazyLock::new(|| rows(&WORDS, ""));
static TABLES_ROWS: LazyLock<Bulk> = LazyLock::new(|| rows(&TABLES, "RETURNING table_id"));
static SEATS_ROWS: LazyLock<Bulk> = LazyLock::new(|| rows(&SEATS, ""));
static RATED_ROWS: LazyLock<Bulk> = LazyLock::new(|| rows(&RATED, ""));
static SEATING: LazyLock<Bulk> =
    LazyLock::new(|| Bulk::set("SELECT table_id, seats FROM tables WHERE table_id IN"));
static UNSEAT: LazyLock<Bulk> = LazyLock::new(|| Bulk::set("DELETE FROM seats WHERE table_id IN"));

fn rows(insert: &Insert, returning: &str) -> Bulk {
    Bulk::rows(insert.before, insert.columns, &format!("{} {returning}", insert.after))
}

/// What all batches of a process have in common.
pub(in crate::store) struct Desk<'a> {
    /// This process, to whom its own notices are no news.
    pub(in crate::store) process: &'a str,
    /// The generation that this process knows.
    pub(in crate::store) generation: &'a str,
}

/// Writes all appends in one transaction; the answers are in the order of the appends.
pub(in crate::store) async fn write(
    desk: &Desk<'_>,
    connection: &mut AnyConnection,
    appends: &[Append],
    seatings: &mut Seatings,
) -> Result<Vec<Appended>, Fault> {
    let mut transaction = connection.begin().await?;
    let winners = write_log(&mut transaction, appends).await?;
    // The lock on `log` keeps a restore away from here to the end, so what holds now holds when this is committed.
    let generation = check_in(desk, &mut transaction, appends, &winners).await?;
    if generation.as_deref() != Some(desk.generation) {
        transaction.rollback().await?;
        return Err(Fault::Restored(generation.unwrap_or_default()));
    }
    let answers = answers(appends, &winners);
    let winners: Vec<&Append> = winners.into_iter().map(|which| &appends[which]).collect();
    write_words(&mut transaction, &winners).await?;
    let news = write_summaries(&mut transaction, &winners, seatings).await?;
    write_rated(&mut transaction, &winners).await?;
    transaction.commit().await.map_err(|error| Fault::Unknown(error.into()))?;
    seatings.learn(news);
    Ok(answers)
}

async fn write_log(connection: &mut AnyConnection, appends: &[Append]) -> Result<Vec<usize>, sqlx::Error> {
    let order = in_order(appends);
    let mut winners = Vec::with_capacity(order.len());
    for (range, sql) in LOG_ROWS.split(Engine::Postgres, order.len()) {
        let chunk = &order[range];
        let mut query = sqlx::query(sql);
        for &which in chunk {
            let append = &appends[which];
            query =
                query.bind(append.table.as_str()).bind(append.seq).bind(append.at).bind(append.body.as_str());
        }
        let rows = query.fetch_all(&mut *connection).await?;
        if rows.len() == chunk.len() {
            winners.extend_from_slice(chunk);
            continue;
        }
        let mut won = HashSet::with_capacity(rows.len());
        for row in &rows {
            won.insert((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?));
        }
        winners.extend(
            chunk.iter().filter(|&&which| won.contains(&(appends[which].table.clone(), appends[which].seq))),
        );
    }
    Ok(winners)
}

/// Reads the generation; the same breath tells the other processes, who hear it when this is committed.
async fn check_in(
    desk: &Desk<'_>,
    connection: &mut AnyConnection,
    appends: &[Append],
    winners: &[usize],
) -> Result<Option<String>, sqlx::Error> {
    let notices = notice::of_tables(
        desk.process,
        winners.iter().map(|&which| (&*appends[which].table, appends[which].seq)),
    );
    let mut notices = notices.iter();
    let row = match notices.next() {
        None => {
            sqlx::query("SELECT value FROM meta WHERE key = 'generation'")
                .fetch_optional(&mut *connection)
                .await?
        }
        Some(first) => {
            sqlx::query("SELECT value, pg_notify('demesne', $1) FROM meta WHERE key = 'generation'")
                .bind(first.as_str())
                .fetch_optional(&mut *connection)
                .await?
        }
    };
    for notice in notices {
        sqlx::query("SELECT pg_notify('demesne', $1)")
            .bind(notice.as_str())
            .execute(&mut *connection)
            .await?;
    }
    row.map(|row| row.try_get(0)).transpose()
}

async fn write_words(connection: &mut AnyConnection, winners: &[&Append]) -> Result<(), sqlx::Error> {
    let said: Vec<(&Append, &str)> =
        winners.iter().filter_map(|append| Some((*append, append.words.as_deref()?))).collect();
    for (range, sql) in WORDS_ROWS.split(Engine::Postgres, said.len()) {
        let mut query = sqlx::query(sql);
        for (append, words) in &said[range] {
            query = query
                .bind(append.table.as_str())
                .bind(append.seq)
                .bind(append.speaker.as_deref())
                .bind(*words);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

async fn write_rated(connection: &mut AnyConnection, winners: &[&Append]) -> Result<(), sqlx::Error> {
    let games: Vec<_> = winners.iter().filter_map(|append| append.rated.as_ref()).collect();
    for (range, sql) in RATED_ROWS.split(Engine::Postgres, games.len()) {
        let mut query = sqlx::query(sql);
        for game in &games[range] {
            query = query
                .bind(game.table.as_str())
                .bind(game.game.as_str())
                .bind(game.at)
                .bind(game.places_text())
                .bind(0i64);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Writes what is newest of each table, and answers which seatings are known from now on.
async fn write_summaries(
    connection: &mut AnyConnection,
    winners: &[&Append],
    seatings: &Seatings,
) -> Result<Vec<(String, i64, String)>, sqlx::Error> {
    let briefs = briefs(winners);
    let moved = reseated(connection, &briefs, seatings).await?;
    let mut written = HashSet::new();
    for (range, sql) in TABLES_ROWS.split(Engine::Postgres, briefs.len()) {
        let mut query = sqlx::query(sql);
        for brief in &briefs[range] {
            let summary = brief.summary;
            query = query
                .bind(brief.table)
                .bind(summary.head)
                .bind(summary.game.as_str())
                .bind(summary.status.word())
                .bind(i64::from(summary.listed))
                .bind(i64::from(summary.private))
                .bind(i64::from(summary.rated))
                .bind(summary.owner.as_str())
                .bind(summary.setup.as_str())
                .bind(summary.pace.as_str())
                .bind(summary.made)
                .bind(summary.touched)
                .bind(summary.touched)
                .bind(summary.deadline)
                .bind(i64::from(summary.bot_due))
                .bind(summary.result.as_deref())
                .bind(brief.seating.as_str())
                .bind(summary.to_act());
        }
        for row in query.fetch_all(&mut *connection).await? {
            written.insert(row.try_get::<String, _>(0)?);
        }
    }
    let moved: Vec<&Brief<'_>> =
        briefs.iter().filter(|brief| moved.contains(brief.table) && written.contains(brief.table)).collect();
    write_seats(connection, &moved).await?;
    Ok(briefs
        .into_iter()
        .filter(|brief| written.contains(brief.table))
        .map(|brief| (brief.table.to_owned(), brief.summary.head, brief.seating))
        .collect())
}

/// The tables where somebody sits down or stands up.
async fn reseated<'a>(
    connection: &mut AnyConnection,
    briefs: &[Brief<'a>],
    seatings: &Seatings,
) -> Result<HashSet<&'a str>, sqlx::Error> {
    let mut moved = HashSet::new();
    let mut unknown = Vec::new();
    for brief in briefs {
        match seatings.before(brief) {
            Some(seating) if *seating != brief.seating => {
                moved.insert(brief.table);
            }
            Some(_) => {}
            None => unknown.push(brief),
        }
    }
    let mut stored = HashMap::new();
    for (range, sql) in SEATING.split(Engine::Postgres, unknown.len()) {
        let mut query = sqlx::query(sql);
        for brief in &unknown[range] {
            query = query.bind(brief.table);
        }
        for row in query.fetch_all(&mut *connection).await? {
            stored.insert(row.try_get::<String, _>(0)?, row.try_get::<String, _>(1)?);
        }
    }
    moved.extend(
        unknown
            .iter()
            .filter(|brief| stored.get(brief.table) != Some(&brief.seating))
            .map(|brief| brief.table),
    );
    Ok(moved)
}

async fn write_seats(connection: &mut AnyConnection, moved: &[&Brief<'_>]) -> Result<(), sqlx::Error> {
    for (range, sql) in UNSEAT.split(Engine::Postgres, moved.len()) {
        let mut query = sqlx::query(sql);
        for brief in &moved[range] {
            query = query.bind(brief.table);
        }
        query.execute(&mut *connection).await?;
    }
    let mut taken = HashSet::new();
    let seats: Vec<_> = moved
        .iter()
        .flat_map(|brief| brief.summary.seats.iter().map(|seat| (brief.table, seat)))
        .filter(|(table, seat)| taken.insert((*table, seat.seat)))
        .collect();
    for (range, sql) in SEATS_ROWS.split(Engine::Postgres, seats.len()) {
        let mut query = sqlx::query(sql);
        for (table, seat) in &seats[range] {
            query = query.bind(*table).bind(i64::from(seat.seat)).bind(seat.bit()).bind(seat.user.as_deref());
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}
