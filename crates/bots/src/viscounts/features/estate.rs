//! What a seat has: goods, debts and deeds, markers, buildings, manuscripts, icons, and where its viscount stands.

use super::places;
use crate::{network::Inputs, viscounts::worth};
use demesne_game::Seat;
use demesne_viscounts::{
    BuildingKind, Icon, Icons, Manuscript, Ribbon, State, Viscounts, icon::ICONS, state::TRACK,
};

pub(super) fn tell(game: &Viscounts, state: &State, seat: Seat, out: &mut Inputs) {
    let player = state.player(seat);
    out.one_of(places::SILVER, 16, player.silver.into());
    for (kind, &count) in player.resources.iter().enumerate() {
        out.one_of(places::RESOURCES + 9 * kind, 9, count.into());
    }
    out.one_of(places::UNPAID, 8, player.unpaid.into());
    out.one_of(places::PAID, 9, player.paid.into());
    out.one_of(places::ACQUIRED, 10, player.acquired.into());
    out.one_of(places::APPROVED, 9, player.approved.into());
    out.set(places::MARKERS_AT + markers(player.corruption, player.virtue));
    icons(game, state, seat, out);
    for building in player.buildings() {
        out.set(places::BUILT + usize::from(building.0));
    }
    for kind in BuildingKind::ALL {
        out.one_of(places::BUILT_OF + 4 * kind as usize, 4, player.built_of(kind).into());
    }
    manuscripts(game, state, seat, out);
    if player.viscount.is_some() {
        place(game, state, seat, out);
    }
    let leads = worth::leads(game, state, seat);
    let chances = worth::reveals(state);
    for (which, first) in [places::LEAD_DEEDS, places::LEAD_DEBTS].into_iter().enumerate() {
        let lead = leads[which].clamp(-4, 4);
        out.set(first + (lead + 4) as usize);
        out.add(places::LEADS_COUNT + which, chances[which] * f32::from(lead) / 3.0);
    }
}

/// The number of a pair of spaces of the markers.
pub(super) fn markers(corruption: u8, virtue: u8) -> usize {
    usize::from((corruption - 1) * TRACK + virtue - 1)
}

fn icons(game: &Viscounts, state: &State, seat: Seat, out: &mut Inputs) {
    let player = state.player(seat);
    if game.solo_seat() == Some(seat) {
        for icon in Icon::ALL {
            out.one_of(places::ICONS_NOW + 8 * icon as usize, 8, game.solo_icons(state).of(icon).into());
        }
        return;
    }
    let (now, lasting) = (game.icons(state, seat), game.lasting_icons(player));
    let stay = player.slots[..2].iter().filter(|card| card.is_some());
    let next = stay.fold(lasting, |icons: Icons, &card| icons.and(game.printed().card(card).icons));
    let mut all = lasting;
    player.own_cards().iter().for_each(|card| all = all.and(game.printed().card(card).icons));
    for icon in 0..ICONS {
        out.one_of(places::ICONS_NOW + 8 * icon, 8, now.0[icon].into());
        out.one_of(places::ICONS_NEXT + 6 * icon, 6, next.0[icon].into());
        out.one_of(places::ICONS_LASTING + 3 * icon, 3, lasting.0[icon].into());
        out.add(places::ICONS_ALL + icon, f32::from(all.0[icon]) / 8.0);
    }
}

fn manuscripts(game: &Viscounts, state: &State, seat: Seat, out: &mut Inputs) {
    let player = state.player(seat);
    for tile in player.manuscripts.iter() {
        out.set(places::MANUSCRIPTS_OWN + tile.index());
    }
    for ribbon in Ribbon::ALL {
        let own = (player.manuscripts.0 & game.printed().ribbons[ribbon as usize].0).count_ones() as usize;
        out.one_of(places::RIBBONS_OWN + 5 * ribbon as usize, 5, own);
        if player.has_bonus(ribbon) {
            out.set(places::BONUS + ribbon as usize);
        } else if !state.players.iter().any(|other| other.has_bonus(ribbon)) {
            out.one_of(places::BONUS_OPEN + 3 * ribbon as usize, 3, own);
        }
    }
}

/// Where the viscount stands, and what lies there and elsewhere.
fn place(game: &Viscounts, state: &State, seat: Seat, out: &mut Inputs) {
    let viscount = state.player(seat).viscount;
    out.set(places::VISCOUNT + usize::from(viscount.0));
    let here = viscount.segment().index();
    for (segment, (&top, &tile)) in state.tops.iter().zip(&state.tiles).enumerate() {
        if top.is_some() {
            out.set(if segment == here { places::TOP_HERE } else { places::TOPS } + top.index());
        } else {
            out.add(places::PILES_EMPTY, 0.5);
        }
        match tile {
            Manuscript::NONE => out.add(places::PILES_EMPTY + 1, 0.5),
            tile => {
                out.set(if segment == here { places::TILE_HERE } else { places::TILES_UP } + tile.index())
            }
        }
    }
    let mut free = 0.0;
    for site in game.every_site().filter(|&site| state.plot(site).is_empty()) {
        let effect = game.sites(site.segment()).effects[usize::from(site.place())];
        out.add(places::SITES_EMPTY + effect as usize, 0.5);
        free += 0.05;
    }
    out.add(places::SITES_FREE, free);
    for site in game.near_sites(viscount).filter(|&site| state.plot(site).is_empty()) {
        out.set(places::SITES_HERE + game.sites(site.segment()).effects[usize::from(site.place())] as usize);
    }
}
