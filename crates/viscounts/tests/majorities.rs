//! The majorities of Poverty and Prosperity (V19.8 to V19.12), for every way in which players can be tied.

use crate::common::position;
use demesne_game::{Game, Seat};

/// The shares worked out place by place: players go up in order, those who are tied share what their places are worth.
fn shares(counts: &[u8]) -> (Vec<i32>, bool) {
    let worth: &[i32] = if counts.len() < 3 { &[12, 4] } else { &[12, 8, 4] };
    let mut order: Vec<usize> = (0..counts.len()).filter(|&nth| counts[nth] > 0).collect();
    order.sort_by_key(|&nth| std::cmp::Reverse(counts[nth]));
    let (mut shares, mut whole) = (vec![0; counts.len()], true);
    let mut place = 0;
    for group in order.chunk_by(|&one, &other| counts[one] == counts[other]) {
        let pot: i32 = (place..place + group.len()).map(|nth| worth.get(nth).copied().unwrap_or(0)).sum();
        whole &= pot % group.len() as i32 == 0;
        for &nth in group {
            shares[nth] = pot / group.len() as i32;
        }
        place += group.len();
    }
    (shares, whole)
}

#[test]
fn v19_8_v19_9_v19_10_v19_11_v19_12_v25_4_shares_of_all_ties() {
    for (options, players) in [("players=2", 2), ("players=3", 3), ("players=4", 4), ("solo=cards", 2)] {
        let (game, mut state) = position(options, &["poverty: 0", "prosperity: 0"]);
        for number in 0..5u32.pow(players) {
            let counts: Vec<u8> = (0..players).map(|nth| (number / 5u32.pow(nth) % 5) as u8).collect();
            let (wanted, whole) = shares(&counts);
            // V19.12: nothing is ever lost by rounding.
            assert!(whole, "{counts:?}");
            for (seat, &count) in Seat::first(game.seats()).zip(&counts) {
                let player = state.player_mut(seat);
                (player.approved, player.paid) = (count, 4 - count);
                (player.acquired, player.unpaid) = (count, 9 - count);
            }
            let scores = game.scores(&state);
            let found =
                |source: &str| -> Vec<i32> { scores.seats.iter().map(|score| score.of(source)).collect() };
            assert_eq!(found("poverty"), wanted, "{options} {counts:?}");
            let paid: Vec<u8> = counts.iter().map(|count| 4 - count).collect();
            assert_eq!(found("prosperity"), shares(&paid).0, "{options} {paid:?}");
        }
    }
}
