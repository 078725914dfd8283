//! What things are worth in points, by the time that is left: effects, goods, debts and deeds, townsfolk.

use demesne_game::Seat;
use demesne_viscounts::{
    Atom, Atoms, BuildingKind, Card, Icon, State, Viscounts,
    ability::{Effect, Townsfolk, Trigger},
    card::CARDS,
    printed::Printed,
    state::{Beat, Player, Stage, TRACK},
};
use std::sync::OnceLock;

/// Debts, or deeds, that a player takes in a round on the mean: how fast the end comes.
const PACE: f32 = 0.36;
/// A resource: an icon of its action.
const RESOURCE: f32 = 1.0;
/// Silver: a step, half an icon, part of a townsfolk.
const SILVER: f32 = 0.5;
/// Flips that a turn brings on the mean.
const FLIPS: f32 = 0.4;
/// What a debt or deed that will be flipped some day is worth more than one that stays.
const PAID_SOME_DAY: f32 = 1.7;
const APPROVED_SOME_DAY: f32 = 1.2;

/// Rounds that are still to come after the one at hand, as far as can be said.
fn rounds_left(game: &Viscounts, state: &State) -> f32 {
    if state.last_round > 0 {
        return f32::from(state.last_round.saturating_sub(state.round));
    }
    let fewest = f32::from(state.poverty.min(state.prosperity));
    let seats = f32::from(game.options().seats());
    // The other card slows nothing down: whoever needs one more turn takes what the own markers give.
    1.0 + fewest / (PACE * seats)
}

/// Turns that a seat will have after the one at hand.
pub(super) fn turns_left(game: &Viscounts, state: &State, seat: Seat) -> f32 {
    let seats = game.options().seats();
    let after = |other: Seat| (other.0 + seats - state.first.0) % seats;
    let later = state.stage != Stage::Turn || after(seat) > after(state.turn);
    rounds_left(game, state) + f32::from(u8::from(later))
}

/// How much of the game is still to come, from 1 down to 0.
pub(super) fn time_left(game: &Viscounts, state: &State) -> f32 {
    if state.stage == Stage::Over {
        return 0.0;
    }
    let whole = f32::from(game.printed().poverty[usize::from(game.options().players) - 1]);
    let all = 1.0 + whole / (PACE * f32::from(game.options().seats()));
    let gone_of_round = match state.stage {
        Stage::Turn => {
            let seats = game.options().seats();
            f32::from((state.turn.0 + seats - state.first.0) % seats) / f32::from(seats)
        }
        _ => 0.0,
    };
    ((rounds_left(game, state) + 1.0 - gone_of_round) / (all + 1.0)).clamp(0.02, 1.0)
}

/// What effects are worth to a seat now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices {
    /// Turns after the one at hand.
    pub turns: f32,
    /// How much of what is gathered can still be used, from 0 to 1.
    pub soon: f32,
    /// One more silver, one more resource.
    pub silver: f32,
    pub resource: f32,
    pub deed: f32,
    pub debt: f32,
    pub flip_debt: f32,
    pub flip_deed: f32,
    pub virtue: f32,
    pub corruption: f32,
    /// What the markers promise as they stand.
    pub track: f32,
    /// Points of the next building of each kind.
    pub buildings: [f32; 3],
}

impl Prices {
    /// In the middle of a game, whatever the state: what townsfolk are judged by.
    const USUAL: Prices = Prices {
        turns: 7.0,
        soon: 1.0,
        silver: SILVER,
        resource: RESOURCE,
        deed: 1.5,
        debt: -1.0,
        flip_debt: 2.6,
        flip_deed: 2.2,
        virtue: 0.7,
        corruption: -0.1,
        track: 0.0,
        buildings: [5.0, 7.0, 3.0],
    };

    pub fn new(game: &Viscounts, state: &State, seat: Seat) -> Prices {
        let player = state.player(seat);
        let turns = turns_left(game, state, seat);
        let acts = state.stage == Stage::Turn
            && state.turn == seat
            && matches!(state.beat, Beat::Drop | Beat::Play | Beat::Move | Beat::Act);
        let soon = ((turns + f32::from(u8::from(acts))) / 2.5).min(1.0);
        let flips = FLIPS * turns;
        let documents = f32::from(player.unpaid + player.acquired);
        // One more to flip is worth something only while flips are not used up.
        let wanted = (flips - documents).clamp(0.0, 1.0);
        let resource = RESOURCE * soon;
        let lead = majority_pull(game, state, seat);
        let share = corruption_share(game, player);
        let track = |corruption: u8, virtue: u8| {
            track((corruption, virtue), share, turns + f32::from(u8::from(state.turn == seat)))
        };
        let here = track(player.corruption, player.virtue);
        let (c, v) = (player.corruption, player.virtue);
        let points = |kind: BuildingKind| {
            let points = game.printed().tables.buildings[kind as usize].points;
            let built = usize::from(player.built_of(kind));
            let of = |number: usize| number.checked_sub(1).map_or(0.0, |last| f32::from(points[last]));
            if built < 3 { of(built + 1) - of(built) } else { 0.0 }
        };
        Prices {
            turns,
            soon,
            silver: SILVER * soon * if player.silver > 10 { 0.6 } else { 1.0 },
            resource,
            deed: 1.0 + wanted * APPROVED_SOME_DAY,
            debt: -2.0 + wanted * PAID_SOME_DAY,
            flip_debt: if player.unpaid > 0 { 2.0 + resource + lead[1] } else { 0.0 },
            flip_deed: if player.acquired > 0 { 2.0 + lead[0] } else { 0.0 },
            virtue: if c == v { track(c.max(2) - 1, c.max(2) - 1) } else { track(c, v - 1) } - here,
            corruption: if c == v { track((c + 1).min(TRACK), (c + 1).min(TRACK)) } else { track(c + 1, v) }
                - here,
            track: here,
            buildings: BuildingKind::ALL.map(points),
        }
    }

    /// What an effect is worth.
    pub fn atom(&self, atom: Atom) -> f32 {
        match atom {
            Atom::Ink | Atom::Stone | Atom::Gold => self.resource,
            Atom::AnyResource => 1.1 * self.resource,
            Atom::Silver => self.silver,
            Atom::Debt => self.debt,
            Atom::Deed => self.deed,
            Atom::FlipDebt => self.flip_debt,
            Atom::FlipDeed => self.flip_deed,
            Atom::Flip => self.flip_debt.max(self.flip_deed),
            Atom::Corruption => self.corruption,
            Atom::Virtue => self.virtue,
            Atom::Rearrange => 0.3 * self.soon,
            Atom::Discard => 0.3 * self.soon,
            Atom::Destroy => self.silver + 0.1 * self.turns,
            Atom::Shuffle => 0.4 * self.soon,
            Atom::FreeHire => 0.5 + 0.15 * self.turns,
            Atom::CastleMove => 0.6,
            Atom::PlaceWorkers1 => 1.2,
            Atom::PlaceWorkers2 => 2.6,
            Atom::PlaceWorkers3 => 4.4,
            Atom::PlaceWorkers4 => 6.2,
            Atom::PlaceTradingPost => self.buildings[0] + 1.5,
            Atom::PlaceGuildhall => self.buildings[1] + 1.5,
            Atom::PlaceWorkshop => self.buildings[2] + 1.5,
            Atom::FreeManuscript => 4.5,
            Atom::FutureScheme | Atom::FreeDismiss => 0.7,
        }
    }

    /// What a bundle is worth.
    pub fn bundle(&self, atoms: Atoms) -> f32 {
        atoms.iter().map(|atom| self.atom(atom)).sum()
    }

    /// What a choice of bundles is worth.
    pub fn effect(&self, effect: Effect) -> f32 {
        effect.alternatives().map(|bundle| self.bundle(bundle)).fold(f32::NEG_INFINITY, f32::max)
    }
}

/// Silver, of which the first pieces are worth most.
pub(super) fn silver(player: &Player, soon: f32) -> f32 {
    let silver = f32::from(player.silver);
    SILVER * soon * (silver.min(10.0) + 0.6 * (silver - 10.0).clamp(0.0, 10.0))
}

/// Resources: a hoard of one kind cannot be used up.
pub(super) fn resources(player: &Player, soon: f32, turns: f32) -> f32 {
    let usable = 2.0 + 1.5 * turns;
    let stock = |count: u16| {
        let count = f32::from(count);
        count.min(4.0) + 0.7 * (count - 4.0).clamp(0.0, 4.0) + 0.3 * (count - 8.0).max(0.0)
    };
    let all: f32 = player.resources.iter().map(|&count| stock(count)).sum();
    RESOURCE * soon * all.min(2.5 * usable)
}

/// What debts and deeds that can still be flipped promise, beyond what they count now.
pub(super) fn documents(player: &Player, turns: f32) -> f32 {
    let flips = FLIPS * turns;
    let debts = f32::from(player.unpaid).min(flips);
    let deeds = f32::from(player.acquired).min(flips - debts);
    PAID_SOME_DAY * debts + APPROVED_SOME_DAY * deeds
}

/// How likely Poverty, and Prosperity, will be revealed in the end, while they are not.
pub(super) fn reveals(state: &State) -> [f32; 2] {
    let (debts, deeds) = (f32::from(state.poverty), f32::from(state.prosperity));
    let chance = |own: f32, other: f32| match () {
        () if own == 0.0 => 0.0,
        () if state.last_round > 0 => (0.6 - 0.2 * own).max(0.0),
        () => (0.5 + 0.09 * (other - own)).clamp(0.08, 0.92),
    };
    [chance(debts, deeds), chance(deeds, debts)]
}

/// By how much a seat leads in approved deeds (Poverty) and paid debts (Prosperity) over its best rival.
pub(super) fn leads(game: &Viscounts, state: &State, seat: Seat) -> [i8; 2] {
    let own = state.player(seat);
    let rivals = || Seat::first(game.options().seats()).filter(move |&other| other != seat);
    let most =
        |count: fn(&Player) -> u8| rivals().map(|rival| count(state.player(rival))).max().unwrap_or(0) as i8;
    [own.approved as i8 - most(|player| player.approved), own.paid as i8 - most(|player| player.paid)]
}

/// What the majorities promise that are not revealed yet.
pub(super) fn majorities(game: &Viscounts, state: &State, seat: Seat) -> f32 {
    let own = state.player(seat);
    let counts = [own.approved, own.paid];
    let chances = reveals(state);
    let leads = leads(game, state, seat);
    (0..2)
        .filter(|&which| counts[which] > 0)
        .map(|which| chances[which] * (7.0 + 2.5 * f32::from(leads[which].clamp(-2, 2))))
        .sum()
}

/// What one more approved deed, one more paid debt counts for the majority.
fn majority_pull(game: &Viscounts, state: &State, seat: Seat) -> [f32; 2] {
    let chances = reveals(state);
    let leads = leads(game, state, seat);
    let revealed = [state.poverty == 0, state.prosperity == 0];
    std::array::from_fn(|which| {
        let chance = if revealed[which] { 1.0 } else { chances[which] };
        match leads[which] {
            -2..=1 => 2.5 * chance,
            _ => 0.4 * chance,
        }
    })
}

/// What the markers promise (V16.7): where they will meet, what that brings, and how near it is.
fn track((corruption, virtue): (u8, u8), share: f32, turns: f32) -> f32 {
    let (c, v) = (f32::from(corruption), f32::from(virtue));
    let gap = v - c;
    let meet = c + gap * share;
    // Deeds and debts of a collision on each space, with what will become of them.
    const REWARDS: [f32; 7] = [5.6, 3.9, 2.3, 2.2, 0.5, 0.2, 0.0];
    let below = (meet.floor() as usize).clamp(1, 6);
    let part = meet - below as f32;
    let reward = REWARDS[below - 1] * (1.0 - part) + REWARDS[below] * part;
    if gap == 0.0 {
        return if turns > 0.0 { reward } else { 0.0 };
    }
    let in_time = ((1.1 * turns + 0.3) / gap).min(1.0);
    // The way to the next meeting counts as well: after one the markers begin anew.
    reward * (1.0 - gap / 6.5) * in_time
}

/// How much of the way to the next meeting corruption will go: by the criminals among the own cards.
fn corruption_share(game: &Viscounts, player: &Player) -> f32 {
    let printed = game.printed();
    let (mut cards, mut criminals) = (0.0f32, 0.0);
    for card in player.own_cards().iter() {
        cards += 1.0;
        criminals += f32::from(printed.card(card).icons.of(Icon::Criminal));
    }
    (0.1 + 1.3 * criminals / cards.max(1.0)).min(0.9)
}

/// What a townsfolk is worth each time it is played: its icons for three turns, and its ability.
pub(super) fn townsfolk(printed: &Printed) -> &'static [f32; CARDS as usize] {
    // The printed matter is the same in every game.
    static WORTHS: OnceLock<[f32; CARDS as usize]> = OnceLock::new();
    WORTHS.get_or_init(|| std::array::from_fn(|card| played(printed.card(Card(card as u8)))))
}

fn played(card: &Townsfolk) -> f32 {
    let prices = &Prices::USUAL;
    let icons: f32 = card.icons.iter().map(icon).sum();
    let ability = card.ability.map_or(0.0, |(trigger, effect)| {
        let worth = prices.effect(effect);
        match trigger {
            Trigger::Played | Trigger::Dropped => worth,
            Trigger::After(_) => 0.9 * worth,
            Trigger::FlipDebt => 0.8 * worth,
            Trigger::GainDebt => 0.5 * worth,
            Trigger::Collision => 0.8 * worth,
        }
    });
    let funding = card.funding.iter().flatten().count() as f32 * 0.6;
    icons + ability + funding
}

/// What an icon on a townsfolk is worth while it lies on the board, for all its turns there.
pub(super) fn icon(icon: Icon) -> f32 {
    match icon {
        Icon::Merchant => 0.6,
        Icon::Builder | Icon::Noble | Icon::Cleric => 1.0,
        // It counts for all, and corrupts.
        Icon::Criminal => 1.2,
    }
}
