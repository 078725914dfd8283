//! Where the border posts stand (X-POST-3): printed on the player board, so they are the same for every standard duchy.

use demesne_game::Spaces;

/// The spaces that touch the left, the right and the bottom post.
pub const POSTS: [Spaces; 3] = [Spaces(1 << 4 | 1 << 9), Spaces(1 << 8 | 1 << 14), Spaces(1 << 34 | 1 << 35)];
