//! What is good in Viscounts: hand-made features, in points.

use super::{
    turn::{Turn, ability, groups, sets_to_come, useful_turns},
    worth::{self, Prices},
};
use demesne_game::{Game, Seat};
use demesne_viscounts::{State, Viscounts, ability::Trigger, state::Stage};

/// How many parts a judgement has.
pub(super) const PARTS: usize = 7;

pub(super) fn value(game: &Viscounts, state: &State, seat: Seat) -> f32 {
    let points = game.points(state, seat) as f32;
    if state.stage == Stage::Over {
        return points;
    }
    points + parts(game, state, seat).iter().sum::<f32>()
}

/// What a seat has beside points: goods, debts and deeds, the markers, cards, the board, what stands, what is under way.
pub(super) fn parts(game: &Viscounts, state: &State, seat: Seat) -> [f32; PARTS] {
    parts_at(&Turn { game, state, seat, prices: Prices::new(game, state, seat) })
}

/// The same, at prices that are known.
pub(super) fn parts_at(turn: &Turn<'_>) -> [f32; PARTS] {
    let Turn { game, state, seat, prices } = *turn;
    let player = state.player(seat);
    let majorities = worth::majorities(game, state, seat);
    let documents = worth::documents(player, prices.turns) + majorities;
    if game.solo_seat() == Some(seat) {
        // Its resources are points already, and its cards act by themselves.
        return [0.0, documents, prices.track, 0.0, 0.0, 0.0, 0.0];
    }
    [
        worth::silver(player, prices.soon) + worth::resources(player, prices.soon, prices.turns),
        documents,
        prices.track,
        cards(game, state, seat, prices.turns),
        board(game, state, seat, &prices),
        standing(state, seat, prices.turns),
        turn.promise(),
    ]
}

/// The own cards: what is played again and again, and the hand where it is known.
fn cards(game: &Viscounts, state: &State, seat: Seat, turns: f32) -> f32 {
    let player = state.player(seat);
    let worths = worth::townsfolk(game.printed());
    let own = player.own_cards();
    if own.is_empty() {
        return 0.0;
    }
    let mean = own.iter().map(|card| worths[card.index()]).sum::<f32>() / f32::from(own.len());
    let mut sum = useful_turns(turns) * mean;
    if state.knows(seat) {
        let hand = player.hand.iter().map(|card| worths[card.index()] - mean).sum::<f32>();
        sum += 0.4 * hand * turns.min(1.0);
    }
    sum
}

/// The cards that stay on the board: their icons, and what they do when they drop off.
fn board(game: &Viscounts, state: &State, seat: Seat, prices: &Prices) -> f32 {
    let mut sum = 0.0;
    for (slot, card) in state.player(seat).slots.into_iter().enumerate() {
        if !card.is_some() {
            continue;
        }
        let print = game.printed().card(card);
        let stays = (2.0 - slot as f32).min(prices.turns);
        sum += 0.33 * stays * print.icons.iter().map(worth::icon).sum::<f32>();
        match print.ability {
            Some((Trigger::Dropped, effect)) if prices.turns >= 3.0 - slot as f32 => {
                sum += (0.75 + 0.08 * slot as f32) * prices.effect(effect).max(0.0);
            }
            Some((
                Trigger::After(_) | Trigger::FlipDebt | Trigger::Collision | Trigger::GainDebt,
                effect,
            )) => {
                sum += 0.2 * stays * prices.effect(effect);
            }
            _ => {}
        }
        sum += 0.15 * stays * print.funding.iter().flatten().count() as f32;
    }
    sum
}

/// Revealed positions, sets that grow, workers that are nearly a group, the leader's larger hand.
fn standing(state: &State, seat: Seat, turns: f32) -> f32 {
    let player = state.player(seat);
    let abilities: f32 = player.buildings().map(ability).sum();
    let leads = if state.leader == Some(seat) { 0.2 } else { 0.0 };
    (abilities + leads) * turns
        + 0.3 * turns * player.bonus.count_ones() as f32
        + sets_to_come(turns) * f32::from(player.manuscripts.len())
        + groups(&player.first, &player.second)
}
