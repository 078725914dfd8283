//! The three border posts (X-POST-3). They are printed on the player board, so they are the same for every duchy
//! of the standard shape.

use super::shape::WIDTHS;
use demesne_game::Spaces;

/// The spaces that each post touches: left, right, bottom.
pub const POSTS: [Spaces; 3] = [both((1, 0), (2, 0)), both((1, 4), (2, 5)), both((6, 1), (6, 2))];

/// Two spaces, by row and place in the row.
const fn both(one: (usize, u8), other: (usize, u8)) -> Spaces {
    Spaces(1 << number(one) | 1 << number(other))
}

/// The number of a space of the standard shape.
const fn number((row, place): (usize, u8)) -> u8 {
    let (mut before, mut above) = (0, 0);
    while above < row {
        before += WIDTHS[above] as u8;
        above += 1;
    }
    before + place
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_post_touches_two_spaces_at_the_edge() {
        let spaces = POSTS.map(|post| post.into_iter().map(|space| space + 1).collect::<Vec<_>>());
        assert_eq!(spaces, [[5, 10], [9, 15], [35, 36]]);
    }
}
