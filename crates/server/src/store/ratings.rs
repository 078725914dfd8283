//! Ratings, and the games that count for them.

use super::Store;
use super::connect::Engine;
use super::error::StoreError;
use serde::{Deserialize, Serialize};
use sqlx::{AnyConnection, Row as _};
use std::collections::HashMap;

/// The result of a rated game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RatedGame {
    /// The table.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// When it ended.
    pub at: i64,
    /// Who came where.
    pub places: Vec<Placed>,
}

/// Where somebody came in a game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Who.
    pub user: String,
    /// The place, 1 for the first; those who share it have the same.
    pub place: u8,
}

impl RatedGame {
    pub(super) fn places_text(&self) -> String {
        // Numbers and texts always can be written.
        serde_json::to_string(&self.places).unwrap_or_default()
    }
}

/// How well somebody plays a game. The unit is the counter's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rating {
    /// The rating.
    pub rating: i64,
    /// Of how many games it is made.
    pub games: i64,
}

/// The ratings of those who played a game; who is not in it has none yet.
pub type Ratings = HashMap<String, Rating>;

/// Any number will do, as long as nobody else on the database uses it.
const COUNTING_LOCK: i64 = 0x6465_6d65_736e_6502;
/// Games that are counted in one transaction.
const MOST_GAMES: i64 = 200;

impl Store {
    /// Somebody's ratings, by game.
    pub async fn ratings_of(&self, user: &str) -> Result<Vec<(String, Rating)>, StoreError> {
        let rows = sqlx::query("SELECT game, rating, games FROM ratings WHERE user_id = $1 ORDER BY game")
            .bind(user)
            .fetch_all(&self.inner.connected.read)
            .await?;
        rows.iter()
            .map(|row| Ok((row.try_get(0)?, Rating { rating: row.try_get(1)?, games: row.try_get(2)? })))
            .collect()
    }

    /// The best of a game.
    pub async fn best(&self, game: &str, limit: i64) -> Result<Vec<(String, Rating)>, StoreError> {
        let rows = sqlx::query(
            "SELECT user_id, rating, games FROM ratings WHERE game = $1 ORDER BY rating DESC, games DESC, user_id LIMIT $2",
        )
        .bind(game)
        .bind(limit)
        .fetch_all(&self.inner.connected.read)
        .await?;
        rows.iter()
            .map(|row| Ok((row.try_get(0)?, Rating { rating: row.try_get(1)?, games: row.try_get(2)? })))
            .collect()
    }

    /// Counts games that have not been counted yet, in the order in which they ended, each once whoever counts.
    /// `count` gets the ratings of those who played and changes them. How many games were counted; where they are
    /// many, not all are counted at once.
    pub async fn count_ratings<F>(&self, mut count: F) -> Result<usize, StoreError>
    where
        F: FnMut(&RatedGame, &mut Ratings),
    {
        let mut transaction = self.begin().await?;
        if self.inner.connected.engine == Engine::Postgres {
            sqlx::query("SELECT pg_advisory_xact_lock($1)")
                .bind(COUNTING_LOCK)
                .execute(&mut *transaction)
                .await?;
        }
        let games = uncounted(&mut transaction).await?;
        for game in &games {
            let mut ratings = ratings_at(&mut transaction, game).await?;
            let before = ratings.clone();
            count(game, &mut ratings);
            for (user, rating) in ratings.iter().filter(|(user, rating)| before.get(*user) != Some(*rating)) {
                write_rating(&mut transaction, user, &game.game, *rating).await?;
            }
            sqlx::query("UPDATE rated_games SET counted = 1 WHERE table_id = $1")
                .bind(game.table.as_str())
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(games.len())
    }
}

async fn uncounted(connection: &mut AnyConnection) -> Result<Vec<RatedGame>, StoreError> {
    let rows = sqlx::query(
        "SELECT table_id, game, at, places FROM rated_games WHERE counted = 0 ORDER BY at, table_id LIMIT $1",
    )
    .bind(MOST_GAMES)
    .fetch_all(connection)
    .await?;
    rows.iter()
        .map(|row| {
            let places: String = row.try_get(3)?;
            let places = serde_json::from_str(&places).map_err(|cause| {
                StoreError::Damaged(format!("the places of a game cannot be read ({cause})"))
            })?;
            Ok(RatedGame { table: row.try_get(0)?, game: row.try_get(1)?, at: row.try_get(2)?, places })
        })
        .collect()
}

async fn ratings_at(connection: &mut AnyConnection, game: &RatedGame) -> Result<Ratings, StoreError> {
    let mut ratings = Ratings::new();
    for placed in &game.places {
        let row = sqlx::query("SELECT rating, games FROM ratings WHERE user_id = $1 AND game = $2")
            .bind(placed.user.as_str())
            .bind(game.game.as_str())
            .fetch_optional(&mut *connection)
            .await?;
        if let Some(row) = row {
            ratings.insert(placed.user.clone(), Rating { rating: row.try_get(0)?, games: row.try_get(1)? });
        }
    }
    Ok(ratings)
}

/// Whoever deleted their account has no rating again because an old game is counted.
async fn write_rating(
    connection: &mut AnyConnection,
    user: &str,
    game: &str,
    rating: Rating,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO ratings (user_id, game, rating, games) SELECT id, $2, $3, $4 FROM users \
         WHERE id = $1 AND deleted = 0 \
         ON CONFLICT (user_id, game) DO UPDATE SET rating = excluded.rating, games = excluded.games",
    )
    .bind(user)
    .bind(game)
    .bind(rating.rating)
    .bind(rating.games)
    .execute(connection)
    .await?;
    Ok(())
}
