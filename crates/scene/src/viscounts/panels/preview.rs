//! What would come of what is pointed at: the way of a viscount, a building and the links that it closes.

use super::scene::Scene;
use crate::viscounts::{
    ahead,
    burst::{Burst, Pushed},
    named::Named,
    road,
};
use demesne_draw::viscounts::{board::track::Coming, castle::Step};
use demesne_game::Seat;
use demesne_viscounts::{BuildingKind, Site, Space, task::Task};

/// The thing that is pointed at, where it is lit.
fn pointed(scene: &Scene<'_>) -> Option<Named> {
    let key = scene.marks.preview.as_ref().filter(|key| scene.marks.lit.contains_key(*key))?;
    Named::parse(key)
}

/// The way of the own viscount to the space that is pointed at, from where it stands on.
pub(super) fn way(scene: &Scene<'_>) -> Option<(Seat, Vec<Space>)> {
    let Some(Named::Space(to)) = pointed(scene) else { return None };
    let state = &scene.state;
    let from = state.player(state.turn).viscount;
    if !scene.moves() || !from.is_some() || !state.played.is_some() {
        return None;
    }
    // V9.2: as many steps as the card has silver, or more.
    let least = scene.game.printed().card(state.played).silver;
    Some((state.turn, road::way(state, from, to, least.into())?))
}

/// The building that would come to the site that is pointed at.
pub(super) fn coming(scene: &Scene<'_>) -> Option<(Site, Seat, BuildingKind)> {
    let Some(Named::Site(site)) = pointed(scene) else { return None };
    if let Some(Task::Site { seat, building, .. }) = scene.state.tasks.top() {
        return Some((site, seat, building.kind()));
    }
    let chosen = scene.marks.chosen.iter().find_map(|key| match Named::parse(key) {
        Some(Named::Building(seat, building)) => Some((seat, building)),
        _ => None,
    });
    chosen.map(|(seat, building)| (site, seat, building.kind()))
}

/// The links that a building on a site would complete, each by the site where it begins, with those who gain it.
pub(super) fn closing(scene: &Scene<'_>) -> Vec<(Site, Vec<Seat>)> {
    let Some(Named::Site(site)) = pointed(scene) else { return Vec::new() };
    let (game, state) = (scene.game, &scene.state);
    let builder = match state.tasks.top() {
        Some(Task::Site { seat, .. }) => seat,
        _ => state.turn,
    };
    let gain = |begin: Site, other: Option<Site>| {
        let (one, owner) = game.gainers(state, builder, other?)?;
        Some((begin, std::iter::once(one).chain(owner).collect()))
    };
    let before = game.linked_before(state, site);
    let links = [before.and_then(|from| gain(from, Some(from))), gain(site, game.linked_after(state, site))];
    links.into_iter().flatten().collect()
}

/// V13.6: what a group of workers sets off, step by step.
pub(super) fn cascade(scene: &Scene<'_>) -> Vec<Step> {
    let Some(ahead) = &scene.ahead else { return Vec::new() };
    let mut burst = Burst::default();
    let moved = ahead.events.iter().filter_map(|&event| burst.follow(event));
    moved.map(|Pushed { beat, from, to, .. }| Step { number: beat, from, to }).collect()
}

/// Where the own markers would come to.
pub(super) fn markers(scene: &Scene<'_>) -> Coming {
    let own = scene.own();
    let now = scene.player(own);
    let Some(then) = scene.ahead.as_ref().map(|ahead| ahead.state.player(own)) else {
        return Coming::default();
    };
    Coming {
        corruption: (then.corruption != now.corruption).then_some(then.corruption),
        virtue: (then.virtue != now.virtue).then_some(then.virtue),
    }
}

/// The spaces that the card that is pointed at would reach.
pub(super) fn reach(scene: &Scene<'_>) -> Vec<(Space, u8)> {
    match pointed(scene) {
        Some(Named::Hand(seat, card)) => ahead::reach_with(scene.game, &scene.state, seat, card),
        _ => Vec::new(),
    }
}
