//! The others: what they have, how far they have come; the schemes of the solo opponent.

use super::{estate::markers, places};
use crate::network::Inputs;
use demesne_game::{Game, Seat};
use demesne_viscounts::{State, Viscounts, icon::ICONS, scheme::SCHEMES};

pub(super) fn tell(game: &Viscounts, state: &State, seat: Seat, out: &mut Inputs) {
    let share = 1.0 / f32::from(game.seats().saturating_sub(1).max(1));
    let own = game.points(state, seat) as f32;
    let (mut best, mut mean) = (f32::NEG_INFINITY, 0.0);
    for rival in Seat::first(game.seats()).filter(|&rival| rival != seat) {
        let player = state.player(rival);
        let points = game.points(state, rival) as f32;
        best = best.max(points);
        mean += share * points;
        let sum = |tier: [u8; 5]| f32::from(tier.iter().sum::<u8>());
        let facts = [
            f32::from(player.silver.min(20)) / 8.0,
            f32::from(player.resources.iter().sum::<u16>()) / 8.0,
            f32::from(player.unpaid) / 3.0,
            f32::from(player.paid) / 3.0,
            f32::from(player.acquired) / 4.0,
            f32::from(player.approved) / 3.0,
            player.built.count_ones() as f32 / 5.0,
            sum(player.first) / 5.0,
            sum(player.second) / 4.0,
            f32::from(player.third) / 2.0,
            f32::from(player.manuscripts.len()) / 5.0,
            f32::from(player.own_cards().len()) / 12.0,
            f32::from(player.hand_size) / 3.0,
        ];
        for (place, fact) in facts.into_iter().enumerate() {
            out.add(places::RIVALS + place, share * fact);
        }
        let icons = match game.solo_seat() == Some(rival) {
            true => game.solo_icons(state),
            false => game.icons(state, rival),
        };
        for icon in 0..ICONS {
            out.add(places::RIVALS_ICONS + icon, share * f32::from(icons.0[icon]) / 3.0);
        }
        out.add(places::RIVALS_MARKERS + markers(player.corruption, player.virtue), share);
        if player.viscount.is_some() && player.viscount == state.player(seat).viscount {
            out.add(places::RIVAL_HERE, share);
        }
    }
    if best.is_finite() {
        out.add(places::AHEAD, (own - best) / 40.0);
        out.add(places::AHEAD + 1, (own - mean) / 40.0);
    }
    if game.solo_seat().is_some() {
        schemes(state, out);
    }
}

fn schemes(state: &State, out: &mut Inputs) {
    let solo = &state.solo;
    for (slot, scheme) in solo.slots.into_iter().enumerate().filter(|(_, scheme)| scheme.is_some()) {
        out.set(places::SCHEMES_UP + SCHEMES * slot + scheme.index());
    }
    solo.pile.iter().for_each(|scheme| out.set(places::SCHEMES_PILE + scheme.index()));
    solo.discards.iter().for_each(|scheme| out.set(places::SCHEMES_OUT + scheme.index()));
    out.add(places::STRANGERS, f32::from(solo.strangers) / 2.0);
}
