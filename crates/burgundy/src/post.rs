//! Border posts (X-POST).

use crate::{Burgundy, Event, duchy::POSTS, state::State, tally::During};
use demesne_game::{Seat, Sink, Spaces, hex::connected_to};

/// What is won at the border posts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Posts {
    /// X-POST-6: who has the large and the small tile: 0 for nobody, else 1 + the seat.
    pub tiles: [u8; 2],
    /// X-POST-4: the seats that have scored the phase value, a bit each.
    pub joined: u8,
}

impl Posts {
    /// Nobody has won anything.
    pub const NONE: Posts = Posts { tiles: [0; 2], joined: 0 };
}

impl Burgundy {
    /// X-POST-4 to X-POST-7: two posts joined for the first time score the phase value; all three take a tile.
    #[inline(never)]
    pub(crate) fn join_posts(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let joined = self.joined_posts(state, seat);
        let bit = 1 << seat.0;
        if joined >= 2 && state.posts.joined & bit == 0 {
            state.posts.joined |= bit;
            self.score(state, seat, During::BorderPosts, self.phase_value(state), sink);
        }
        if joined == 3 {
            self.take_post_tile(state, seat, sink);
        }
    }

    /// X-POST-6: the large tile for the first, the small one for the second; nobody gets both.
    pub(crate) fn take_post_tile(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let owner = seat.0 + 1;
        if state.posts.tiles.contains(&owner) {
            return;
        }
        let Some(place) = state.posts.tiles.iter().position(|&owner| owner == 0) else { return };
        state.posts.tiles[place] = owner;
        let points = if place == 0 { self.printed.bonus_large } else { self.printed.bonus_small };
        sink.tell(|| Event::PostTile { seat, large: place == 0 });
        self.score(state, seat, During::BorderPosts, points, sink);
    }

    /// X-POST-3: how many posts the best chain of covered, touching spaces joins.
    pub(crate) fn joined_posts(&self, state: &State, seat: Seat) -> usize {
        let covered = state.estate(seat).covered;
        let neighbours = &self.duchy(state, seat).neighbours;
        let at_posts = POSTS.into_iter().fold(Spaces::EMPTY, |all, post| all | post) & covered;
        let chains = at_posts.into_iter().map(|space| connected_to(Spaces::one(space), covered, neighbours));
        chains.map(|chain| POSTS.iter().filter(|post| post.meets(chain)).count()).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Tile, state::Stage};
    use demesne_game::Ignore;

    const P1: Seat = Seat(0);

    /// A table with border posts and tiles on some spaces, counted from 1; they may lie apart, as with shield 18.
    fn covered(spaces: &[u8]) -> (Burgundy, State) {
        let expansions = [crate::Expansion::Posts].into_iter().collect();
        let game = Burgundy::new(Options { expansions, ..Options::default() }).expect("a legal table");
        let mut state = game.start_state();
        state.stage = Stage::Turn;
        state.estate_mut(P1).board = 0;
        for space in spaces {
            // Which tile it is does not matter to posts.
            game.lay(&mut state, P1, Tile::INN, space - 1);
        }
        (game, state)
    }

    /// The points that the next tile scores at the posts.
    fn scored(game: &Burgundy, state: &mut State, space: u8) -> u16 {
        let before = state.tally(P1).of(During::BorderPosts);
        game.lay(state, P1, Tile::INN, space - 1);
        game.join_posts(state, P1, &mut Ignore);
        state.tally(P1).of(During::BorderPosts) - before
    }

    #[test]
    fn x_post_7_a_placement_that_joins_all_three_scores_the_phase_and_the_tile() {
        // The third row but 13, and from there down to 36: 13 closes all of it.
        let (game, mut state) = covered(&[10, 11, 12, 14, 15, 20, 27, 32, 36]);
        let (_, mut later) = covered(&[10, 11, 12, 14, 15, 20, 27, 32, 36]);
        assert_eq!(game.joined_posts(&state, P1), 2, "right and bottom");
        assert_eq!(scored(&game, &mut state, 13), 10 + 5);
        later.phase = 3;
        later.posts.tiles = [2, 0];
        assert_eq!(scored(&game, &mut later, 13), 4 + 2, "the second takes the small tile");
        assert_eq!((later.posts.tiles, later.posts.joined), ([2, 1], 1));
    }

    #[test]
    fn x_post_9_tiles_that_lie_apart_count_when_the_chain_is_closed() {
        let (game, mut state) = covered(&[5, 9, 35, 19]);
        assert_eq!(game.joined_posts(&state, P1), 1, "three posts, and none joined to another");
        for space in [6, 8, 31] {
            assert_eq!(scored(&game, &mut state, space), 0, "{space} closes no chain");
        }
        assert_eq!(scored(&game, &mut state, 7), 10, "left and right");
        assert_eq!(scored(&game, &mut state, 25), 0, "31, 25 and 19 are apart from the upper row");
        assert_eq!(scored(&game, &mut state, 13), 5, "and the bottom one");
        assert_eq!(scored(&game, &mut state, 12), 0, "nobody scores a post twice");
    }
}
