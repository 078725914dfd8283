//! Ratings: Elo's, for any number of players. Each pair of players is a game of its own, and the sum counts as one game.

use super::Hall;
use crate::store::{RatedGame, Rating, Ratings};
use std::sync::Arc;

/// The rating of whoever has played no rated game.
pub const FIRST: i64 = 1500;
/// The games after which a rating moves more slowly.
const SETTLED: i64 = 20;

impl Hall {
    /// Counts the rated games that ended. What is not counted now, because the server stops, is counted after the next start.
    pub(super) fn rate(self: &Arc<Hall>) {
        let hall = Arc::clone(self);
        tokio::spawn(async move {
            // Where many games wait, they are counted some at a time.
            loop {
                match hall.store.count_ratings(count).await {
                    Ok(0) => return,
                    Ok(games) => tracing::info!(games, "ratings were counted"),
                    Err(why) => {
                        tracing::warn!(%why, "ratings could not be counted; it is tried again later");
                        return;
                    }
                }
            }
        });
    }
}

/// What a game does to the ratings of its players.
fn count(game: &RatedGame, ratings: &mut Ratings) {
    let old: Vec<(f64, i64)> = (game.places.iter())
        .map(|placed| {
            ratings.get(&placed.user).map_or((FIRST as f64, 0), |known| (known.rating as f64, known.games))
        })
        .collect();
    let others = (game.places.len().saturating_sub(1)).max(1) as f64;
    for (i, placed) in game.places.iter().enumerate() {
        let mut gain = 0.0;
        for (j, other) in game.places.iter().enumerate().filter(|&(j, _)| j != i) {
            let expected = 1.0 / (1.0 + 10f64.powf((old[j].0 - old[i].0) / 400.0));
            let scored = match placed.place.cmp(&other.place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            gain += scored - expected;
        }
        let step = if old[i].1 < SETTLED { 40.0 } else { 20.0 };
        let rating = (old[i].0 + step * gain / others).round() as i64;
        ratings.insert(placed.user.clone(), Rating { rating, games: old[i].1 + 1 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Placed;

    fn after(places: &[(&str, u8)], before: &[(&str, i64, i64)]) -> Vec<(i64, i64)> {
        let placed = |&(user, place): &(&str, u8)| Placed { user: user.into(), place };
        let game = RatedGame { places: places.iter().map(placed).collect(), ..RatedGame::default() };
        let known = |&(user, rating, games): &(&str, i64, i64)| (user.to_owned(), Rating { rating, games });
        let mut ratings: Ratings = before.iter().map(known).collect();
        count(&game, &mut ratings);
        places.iter().map(|(user, _)| (ratings[*user].rating, ratings[*user].games)).collect()
    }

    #[test]
    fn the_winner_gains_what_the_loser_loses() {
        assert_eq!(after(&[("a", 1), ("b", 2)], &[]), [(1520, 1), (1480, 1)]);
        assert_eq!(after(&[("a", 1), ("b", 1)], &[]), [(1500, 1), (1500, 1)]);
    }

    #[test]
    fn beating_a_better_one_gains_more_and_settled_ratings_move_less() {
        assert_eq!(after(&[("a", 1), ("b", 2)], &[("a", 1400, 20), ("b", 1600, 0)]), [(1415, 21), (1570, 1)]);
    }

    #[test]
    fn of_four_players_each_meets_each() {
        let all = after(&[("a", 1), ("b", 2), ("c", 3), ("d", 4)], &[]);
        assert_eq!(all, [(1520, 1), (1507, 1), (1493, 1), (1480, 1)]);
    }
}
