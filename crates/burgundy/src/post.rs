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
