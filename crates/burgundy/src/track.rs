//! The turn-order track (B1.6, B2.7, B4.3, B8.3, B8.5).

use demesne_game::{MAX_SEATS, Seat};

/// Where each marker is, and the order that follows from it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Track {
    /// The space of each seat's marker; 0 is the start.
    pub at: [u8; MAX_SEATS],
    /// The seats in turn order: furthest along first, on one space the upper marker first (B4.3).
    /// Places beyond the number of players are not used.
    pub order: [Seat; MAX_SEATS],
}

impl Track {
    /// B2.7: all markers stacked on the first space, the first player's on top, the others below, clockwise.
    pub fn start(first: Seat, players: u8) -> Track {
        let mut order = [Seat(0); MAX_SEATS];
        for (i, place) in order.iter_mut().take(players.into()).enumerate() {
            *place = Seat((first.0 + i as u8) % players);
        }
        Track { at: [0; MAX_SEATS], order }
    }

    /// B8.3: a marker moves one space along the track, on top of any others there.
    /// B8.5: on the last space it stays, and goes on top of the stack. X-TILE-2, X-TILE-4: but below the `lifted` markers, a bit for
    /// each seat, unless it is one of them.
    pub fn advance(&mut self, seat: Seat, players: u8, end: u8, lifted: u8) {
        let to = (self.at[seat.index()] + 1).min(end);
        self.at[seat.index()] = to;
        let order = &mut self.order[..usize::from(players)];
        let Some(from) = order.iter().position(|&s| s == seat) else { return };
        // Those further along stay ahead; the marker goes on top of all that stand on its new space.
        let own_lifted = lifted >> seat.0 & 1 != 0;
        let stays_above = |s: &Seat| {
            let at = self.at[s.index()];
            *s != seat && (at > to || at == to && !own_lifted && lifted >> s.0 & 1 != 0)
        };
        let ahead = order.iter().filter(|s| stays_above(s)).count();
        order[ahead..=from].rotate_right(1);
    }

    /// X-TILE-3: lifted markers go to the top of the stacks in which they lie.
    pub fn lift(&mut self, lifted: u8, players: u8) {
        let at = self.at;
        let rank = |seat: &Seat| (std::cmp::Reverse(at[seat.index()]), lifted >> seat.0 & 1 == 0);
        self.order[..usize::from(players)].sort_by_key(rank);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(track: &Track, players: usize) -> Vec<u8> {
        track.order[..players].iter().map(|seat| seat.0 + 1).collect()
    }

    #[test]
    fn b2_7_the_first_player_starts_on_top_of_the_stack() {
        assert_eq!(order(&Track::start(Seat(2), 4), 4), [3, 4, 1, 2]);
        assert_eq!(Track::start(Seat(1), 2).at, [0; 4]);
    }

    #[test]
    fn b4_3_b8_3_b8_5_markers_move_on_top() {
        let mut track = Track::start(Seat(0), 3);
        track.advance(Seat(2), 3, 6, 0);
        assert_eq!(order(&track, 3), [3, 1, 2], "further along comes first");
        track.advance(Seat(1), 3, 6, 0);
        assert_eq!(order(&track, 3), [2, 3, 1], "the marker that comes later lies on top");
        for _ in 0..9 {
            track.advance(Seat(2), 3, 6, 0);
        }
        assert_eq!(track.at, [0, 1, 6, 0]);
        for _ in 0..5 {
            track.advance(Seat(1), 3, 6, 0);
        }
        assert_eq!(order(&track, 3), [2, 3, 1], "on top on the last space");
        track.advance(Seat(2), 3, 6, 0);
        assert_eq!((track.at, order(&track, 3)), ([0, 6, 6, 0], vec![3, 2, 1]), "stays, and goes on top");
    }
}
