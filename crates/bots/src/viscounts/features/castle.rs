//! The castle: own workers by the rewards of their sections, those of the others, the leader.

use super::places;
use crate::network::Inputs;
use demesne_game::Seat;
use demesne_viscounts::{Segment, State, Viscounts};

pub(super) fn tell(game: &Viscounts, state: &State, seat: Seat, out: &mut Inputs) {
    let player = state.player(seat);
    out.add(places::SUPPLY, f32::from(player.supply) / 20.0);
    out.one_of(places::THIRD, 6, player.third.into());
    let rivals = || Seat::first(game.options().seats()).filter(|&other| other != seat);
    for section in Segment::all() {
        let (at, reward) = (section.index(), state.ring.reward(section));
        for (place, workers) in [(places::FIRST, player.first[at]), (places::SECOND, player.second[at])] {
            if workers > 0 {
                out.one_of(place + 3 * reward, 3, usize::from(workers) - 1);
            }
        }
        let sum = |tier: fn(&demesne_viscounts::state::Player) -> [u8; 5]| -> f32 {
            rivals().map(|rival| f32::from(tier(state.player(rival))[at])).sum()
        };
        out.add(places::RIVALS_FIRST + reward, sum(|player| player.first) / 2.0);
        out.add(places::RIVALS_SECOND + reward, sum(|player| player.second) / 2.0);
    }
    if player.viscount.is_some() {
        let here = player.viscount.segment();
        let (next, previous) = (state.ring.next(here), state.ring.previous(here));
        let at = |section: Segment| f32::from(player.first[section.index()]);
        out.add(places::FIRST_HERE, at(here) / 2.0);
        out.add(places::FIRST_HERE + 1, (at(next) + at(previous)) / 2.0);
        out.add(places::FIRST_HERE + 2, f32::from(player.second[here.index()]) / 2.0);
        let others: u8 = rivals().map(|rival| state.player(rival).first[here.index()]).sum();
        out.one_of(places::RIVALS_HERE, 4, others.into());
    }
    match state.leader {
        None => out.set(places::LEADER),
        Some(leader) if leader == seat => {
            out.set(places::LEADER + 1);
            let most = rivals().map(|rival| state.player(rival).third).max().unwrap_or(0);
            out.one_of(places::LEADER_BEHIND, 2, usize::from(player.third.saturating_sub(most)));
        }
        Some(leader) => {
            out.set(places::LEADER + 2);
            let behind = state.player(leader).third.saturating_sub(player.third);
            out.one_of(places::LEADER_BEHIND + 2, 2, behind.into());
        }
    }
}
