//! What the network of Viscounts is told about a position, through the eyes of one seat.

mod cards;
mod castle;
mod estate;
mod places;
mod rivals;

pub(super) use places::TOTAL;

use super::{
    by_hand,
    turn::Turn,
    worth::{self, Prices},
};
use crate::network::Inputs;
use demesne_game::{Game, Seat};
use demesne_viscounts::{
    State, Viscounts,
    state::{Beat, Stage},
    task::Task,
};

/// Tells everything about a seat.
pub(super) fn tell(game: &Viscounts, state: &State, seat: Seat, out: &mut Inputs) {
    table(game, state, seat, out);
    turn(game, state, seat, out);
    estate::tell(game, state, seat, out);
    castle::tell(game, state, seat, out);
    if game.solo_seat() == Some(seat) {
        out.set(places::IS_SOLO);
    } else {
        cards::tell(game, state, seat, out);
    }
    rivals::tell(game, state, seat, out);
    let turn = Turn { game, state, seat, prices: Prices::new(game, state, seat) };
    offers(&turn, out);
    let parts = by_hand::parts_at(&turn);
    out.add(places::BY_HAND, parts.iter().sum::<f32>() / 40.0);
    for (place, part) in parts.into_iter().enumerate() {
        out.add(places::BY_HAND_PARTS + place, part / 15.0);
    }
}

/// The table, and how far the game has come.
fn table(game: &Viscounts, state: &State, seat: Seat, out: &mut Inputs) {
    match game.options().solo {
        Some(opponent) => {
            out.set(places::PLAYERS + 3);
            out.set(places::SOLO + opponent as usize);
        }
        None => out.one_of(places::PLAYERS, 3, usize::from(game.seats()).saturating_sub(2)),
    }
    let turns = worth::turns_left(game, state, seat);
    out.add(places::LEFT, worth::time_left(game, state));
    out.add(places::LEFT + 1, turns / 10.0);
    out.add(places::LEFT + 2, (turns / 3.0).min(1.0));
    out.add(places::ROUND, f32::from(state.round) / 20.0);
    out.one_of(places::POVERTY, 19, state.poverty.into());
    out.one_of(places::PROSPERITY, 21, state.prosperity.into());
    if state.last_round > 0 {
        out.one_of(places::LAST_TURNS, 4, turns as usize);
    }
}

/// Whose turn it is, and what is under way.
fn turn(game: &Viscounts, state: &State, seat: Seat, out: &mut Inputs) {
    match state.stage {
        Stage::Turn => {}
        Stage::Prepare => out.set(places::STAGE + 1),
        _ => out.set(places::STAGE),
    }
    if !state.player(seat).viscount.is_some() {
        out.set(places::STAGE + 2);
    }
    out.add(places::PAIRS_LEFT, state.pairs.iter().filter(|pair| pair.number > 0).count() as f32 / 3.0);
    let seats = usize::from(game.seats());
    let until = (seat.index() + seats - state.turn.index()) % seats;
    if state.stage == Stage::Turn {
        out.one_of(places::TURN, 3, until);
    }
    let own = until == 0;
    if own && state.stage == Stage::Turn {
        out.set(places::BEAT + state.beat as usize);
    }
    for task in state.tasks.iter() {
        let kind = match task {
            Task::Gain(whose, atoms) if whose == seat => {
                for atom in atoms.iter() {
                    out.add(places::WAITING + atom as usize, 1.0);
                }
                0
            }
            Task::Choose(whose, _) if whose == seat => 1,
            Task::Triggered(whose, _) if whose == seat => 2,
            Task::Hired(whose) if whose == seat => 3,
            Task::Dismissal(_) if own => 4,
            Task::Amount(act) if own => {
                out.set(places::ACT + act as usize);
                5
            }
            Task::Payment(act, _) if own => {
                out.set(places::ACT + act as usize);
                6
            }
            Task::Exchanges(_) if own => 7,
            Task::After(_) if own => 8,
            Task::Site { seat: whose, .. } if whose == seat => 9,
            Task::Links { seat: whose, .. } if whose == seat => 10,
            Task::Castle if own => 11,
            Task::Collision { step, .. } if own && step <= 3 => 12,
            Task::Collision { .. } if own => 13,
            Task::Draw(whose, _) if whose == seat => 14,
            Task::TurnUp(whose, _) if whose == seat => 15,
            _ => continue,
        };
        out.add(places::TASKS + kind, 1.0);
    }
}

/// What there is to do on each space: with the icons of the turn at hand until its action is taken, then with those that stay for the next.
fn offers(turn: &Turn<'_>, out: &mut Inputs) {
    let Turn { game, state, seat, .. } = *turn;
    let player = state.player(seat);
    if !player.viscount.is_some() || game.solo_seat() == Some(seat) {
        return;
    }
    let acts = state.stage == Stage::Turn
        && state.turn == seat
        && matches!(state.beat, Beat::Play | Beat::Move | Beat::Act);
    let icons = match acts {
        true => game.icons(state, seat),
        false => {
            let stay = player.slots[..2].iter().filter(|card| card.is_some());
            stay.fold(game.lasting_icons(player), |icons, &card| icons.and(game.printed().card(card).icons))
        }
    };
    let first = if acts { places::OFFERS_NOW } else { places::OFFERS_NEXT };
    for (place, offer) in turn.offers(icons).into_iter().enumerate() {
        out.add(first + place, offer / 6.0);
    }
}
