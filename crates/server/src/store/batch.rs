//! One transaction with the appends of many tables in it.

use super::append::{Append, Appended};
use super::bulk::Bulk;
use super::connect::Engine;
use super::notice;
use super::summary::Summary;
use sqlx::{AnyConnection, Connection as _, Row as _};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

static LOG: LazyLock<Bulk> = LazyLock::new(|| {
    Bulk::rows(
        "INSERT INTO log (table_id, seq, at, body) VALUES",
        4,
        "ON CONFLICT (table_id, seq) DO NOTHING RETURNING table_id, seq",
    )
});
static WORDS: LazyLock<Bulk> = LazyLock::new(|| {
    Bulk::rows(
        "INSERT INTO words (table_id, seq, user_id, words) VALUES",
        4,
        "ON CONFLICT (table_id, seq) DO NOTHING",
    )
});
static TABLES: LazyLock<Bulk> = LazyLock::new(|| {
    Bulk::rows(
        "INSERT INTO tables (table_id, head, game, status, listed, private, rated, owner, setup, pace, made, touched, \
         since, deadline, bot_due, result, seats, to_act) VALUES",
        18,
        "ON CONFLICT (table_id) DO UPDATE SET head = excluded.head, game = excluded.game, status = excluded.status, \
         listed = excluded.listed, private = excluded.private, rated = excluded.rated, owner = excluded.owner, \
         setup = excluded.setup, pace = excluded.pace, made = excluded.made, touched = excluded.touched, \
         since = CASE WHEN tables.status = excluded.status THEN tables.since ELSE excluded.since END, \
         deadline = excluded.deadline, bot_due = excluded.bot_due, result = excluded.result, seats = excluded.seats, \
         to_act = excluded.to_act WHERE excluded.head >= tables.head RETURNING table_id",
    )
});
static SEATING: LazyLock<Bulk> =
    LazyLock::new(|| Bulk::set("SELECT table_id, seats FROM tables WHERE table_id IN"));
static UNSEAT: LazyLock<Bulk> = LazyLock::new(|| Bulk::set("DELETE FROM seats WHERE table_id IN"));
static SEAT: LazyLock<Bulk> = LazyLock::new(|| {
    Bulk::rows(
        "INSERT INTO seats (table_id, seat, bit, user_id) VALUES",
        4,
        "ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id",
    )
});
static RATED: LazyLock<Bulk> = LazyLock::new(|| {
    Bulk::rows(
        "INSERT INTO rated_games (table_id, game, at, places, counted) VALUES",
        5,
        "ON CONFLICT (table_id) DO NOTHING",
    )
});

/// Why a batch was not written.
pub(super) enum Fault {
    /// Nothing was written.
    Before(sqlx::Error),
    /// It failed while it was being committed: whether it was written is unknown.
    Unknown(sqlx::Error),
    /// A backup was restored, and the database has this generation now. Nothing was written.
    Restored(String),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Fault {
        Fault::Before(error)
    }
}

/// Who sits where as this process last wrote it. The rows of `seats` need not be touched when that is known to hold
/// still: nobody else wrote since, if the entry before is the one that it is known from.
#[derive(Default)]
pub(super) struct Seatings {
    known: HashMap<String, (i64, String)>,
}

/// More tables than a process has open at once; the others are asked for.
const MOST_KNOWN: usize = 8192;

impl Seatings {
    pub(super) fn forget(&mut self) {
        self.known.clear();
    }

    fn learn(&mut self, news: Vec<(String, i64, String)>) {
        if self.known.len() + news.len() > MOST_KNOWN {
            self.forget();
        }
        for (table, head, seating) in news {
            self.known.insert(table, (head, seating));
        }
    }
}

/// What all batches of a process have in common.
pub(super) struct Desk<'a> {
    pub(super) engine: Engine,
    /// This process, to whom its own notices are no news.
    pub(super) process: &'a str,
    /// The generation that this process knows.
    pub(super) generation: &'a str,
}

/// Writes all appends in one transaction; the answers are in the order of the appends.
pub(super) async fn write(
    desk: &Desk<'_>,
    connection: &mut AnyConnection,
    appends: &[&Append],
    seatings: &mut Seatings,
) -> Result<Vec<Appended>, Fault> {
    let mut transaction = match desk.engine {
        Engine::Sqlite => connection.begin_with("BEGIN IMMEDIATE").await?,
        Engine::Postgres => connection.begin().await?,
    };
    // Two processes that lock rows in the same order wait for each other, but never in a circle.
    let mut order: Vec<usize> = (0..appends.len()).collect();
    order.sort_by_key(|&which| (appends[which].table.as_str(), appends[which].seq));
    order.dedup_by_key(|which| (appends[*which].table.as_str(), appends[*which].seq));

    let winners = write_log(desk.engine, &mut transaction, appends, order).await?;
    // The lock on `log` keeps a restore away from here to the end, so what holds now holds when this is committed.
    let generation = check_in(desk, &mut transaction, appends, &winners).await?;
    if generation.as_deref() != Some(desk.generation) {
        transaction.rollback().await?;
        return Err(Fault::Restored(generation.unwrap_or_default()));
    }
    let mut answers = vec![Appended::Taken; appends.len()];
    for &which in &winners {
        answers[which] = Appended::Done;
    }
    let winners: Vec<&Append> = winners.into_iter().map(|which| appends[which]).collect();
    write_words(desk.engine, &mut transaction, &winners).await?;
    let news = write_summaries(desk.engine, &mut transaction, &winners, seatings).await?;
    write_rated(desk.engine, &mut transaction, &winners).await?;
    transaction.commit().await.map_err(Fault::Unknown)?;
    seatings.learn(news);
    Ok(answers)
}

async fn write_log(
    engine: Engine,
    connection: &mut AnyConnection,
    appends: &[&Append],
    order: Vec<usize>,
) -> Result<Vec<usize>, sqlx::Error> {
    let mut winners = Vec::with_capacity(order.len());
    for (range, sql) in LOG.split(engine, order.len()) {
        let chunk = &order[range];
        let mut query = sqlx::query(sql);
        for &which in chunk {
            let append = appends[which];
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

/// Reads the generation; in PostgreSQL the same breath tells the other processes, who hear it when this is committed.
async fn check_in(
    desk: &Desk<'_>,
    connection: &mut AnyConnection,
    appends: &[&Append],
    winners: &[usize],
) -> Result<Option<String>, sqlx::Error> {
    let notices = match desk.engine {
        Engine::Sqlite => Vec::new(),
        Engine::Postgres => notice::of_tables(
            desk.process,
            winners.iter().map(|&which| (&*appends[which].table, appends[which].seq)),
        ),
    };
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

async fn write_words(
    engine: Engine,
    connection: &mut AnyConnection,
    winners: &[&Append],
) -> Result<(), sqlx::Error> {
    let said: Vec<(&Append, &str)> =
        winners.iter().filter_map(|append| Some((*append, append.words.as_deref()?))).collect();
    for (range, sql) in WORDS.split(engine, said.len()) {
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

async fn write_rated(
    engine: Engine,
    connection: &mut AnyConnection,
    winners: &[&Append],
) -> Result<(), sqlx::Error> {
    let games: Vec<_> = winners.iter().filter_map(|append| append.rated.as_ref()).collect();
    for (range, sql) in RATED.split(engine, games.len()) {
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

/// A summary on its way, under the table's own name.
struct Brief<'a> {
    table: &'a str,
    summary: &'a Summary,
    seating: String,
}

/// Writes what is newest of each table, and answers which seatings are known from now on.
async fn write_summaries(
    engine: Engine,
    connection: &mut AnyConnection,
    winners: &[&Append],
    seatings: &Seatings,
) -> Result<Vec<(String, i64, String)>, sqlx::Error> {
    let mut briefs: Vec<Brief<'_>> = winners
        .iter()
        .filter_map(|append| {
            let summary = append.summary.as_ref()?;
            Some(Brief { table: &append.table, summary, seating: summary.seating() })
        })
        .collect();
    // One statement must not meet a table twice, and only the last word counts.
    briefs.sort_by_key(|brief| (brief.table, std::cmp::Reverse(brief.summary.head)));
    briefs.dedup_by_key(|brief| brief.table);

    let moved = reseated(engine, connection, &briefs, seatings).await?;
    let mut written = HashSet::new();
    for (range, sql) in TABLES.split(engine, briefs.len()) {
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
    write_seats(engine, connection, &moved).await?;
    Ok(briefs
        .into_iter()
        .filter(|brief| written.contains(brief.table))
        .map(|brief| (brief.table.to_owned(), brief.summary.head, brief.seating))
        .collect())
}

/// The tables where somebody sits down or stands up.
async fn reseated<'a>(
    engine: Engine,
    connection: &mut AnyConnection,
    briefs: &[Brief<'a>],
    seatings: &Seatings,
) -> Result<HashSet<&'a str>, sqlx::Error> {
    let mut moved = HashSet::new();
    let mut unknown = Vec::new();
    for brief in briefs {
        match seatings.known.get(brief.table) {
            Some((head, seating)) if head + 1 == brief.summary.head => {
                if *seating != brief.seating {
                    moved.insert(brief.table);
                }
            }
            _ => unknown.push(brief),
        }
    }
    let mut stored = HashMap::new();
    for (range, sql) in SEATING.split(engine, unknown.len()) {
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

async fn write_seats(
    engine: Engine,
    connection: &mut AnyConnection,
    moved: &[&Brief<'_>],
) -> Result<(), sqlx::Error> {
    for (range, sql) in UNSEAT.split(engine, moved.len()) {
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
    for (range, sql) in SEAT.split(engine, seats.len()) {
        let mut query = sqlx::query(sql);
        for (table, seat) in &seats[range] {
            query = query.bind(*table).bind(i64::from(seat.seat)).bind(seat.bit()).bind(seat.user.as_deref());
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}
