//! What follows from a state and the printed matter, as texts need it.

use demesne_game::Seat;
use demesne_viscounts::{
    Atom, Atoms, Building, Card, CardSet, Icons, Manuscript, Ribbon, Segment, Site, Space, State, Viscounts,
    ability::{Currency, Effect, Townsfolk},
    printed::SoloScheme,
    scheme::Scheme,
    state::SLOTS,
};

/// V17.2: the hand without what enlarges it.
const HAND: u8 = 3;

/// V17.2: how many cards a seat draws up to.
pub fn hand_limit(state: &State, seat: Seat) -> u8 {
    let larger = u8::from(state.player(seat).has_built(Building::LARGER_HAND));
    HAND + larger + u8::from(state.leader == Some(seat))
}

/// Whether a seat is the solo opponent's.
pub fn is_solo(game: &Viscounts, seat: Seat) -> bool {
    game.solo_seat() == Some(seat)
}

/// The icons of a seat now: of the solo opponent those of its schemes, Guildhalls and slots (V22.16).
pub fn icons(game: &Viscounts, state: &State, seat: Seat) -> Icons {
    if is_solo(game, seat) { game.solo_icons(state) } else { game.icons(state, seat) }
}

/// V22.17: the icon of a Guildhall of the solo opponent.
pub fn solo_icons(game: &Viscounts, building: Building) -> Icons {
    match game.solo_board() {
        Some(board) if building.kind() == demesne_viscounts::BuildingKind::Guildhall => {
            [board.guildhalls[usize::from(building.position()) - 1]].into_iter().collect()
        }
        _ => Icons::NONE,
    }
}

/// A scheme as it is printed.
pub fn scheme(game: &Viscounts, scheme: Scheme) -> &SoloScheme {
    &game.printed().solo.schemes[scheme.index()]
}

/// The sites of a segment.
pub fn sites_of(game: &Viscounts, segment: Segment) -> impl Iterator<Item = Site> + use<> {
    (0..game.sites(segment).count).map(move |place| Site::of(segment, place))
}

/// What a site gives.
pub fn site_effect(game: &Viscounts, site: Site) -> Atom {
    game.sites(site.segment()).effects[usize::from(site.place())]
}

/// What the link brings that begins at a site; nothing where none does.
fn link_from(game: &Viscounts, site: Site) -> Atoms {
    game.sites(site.segment()).links[usize::from(site.place())]
}

/// The site at the other end of the link that begins at a site, and what it brings; where none begins, that site and nothing.
pub fn link_after(game: &Viscounts, state: &State, site: Site) -> (Site, Atoms) {
    (game.linked_after(state, site).unwrap_or(site), link_from(game, site))
}

/// The links of a site with the sites at their other ends.
pub fn links(game: &Viscounts, state: &State, site: Site) -> impl Iterator<Item = (Site, Atoms)> {
    let before = game.linked_before(state, site).map(|before| (before, link_from(game, before)));
    let after = game.linked_after(state, site).map(|after| (after, link_from(game, site)));
    before.into_iter().chain(after)
}

/// The link between two sites.
pub fn link(game: &Viscounts, state: &State, one: Site, other: Site) -> Atoms {
    links(game, state, one).find(|(end, _)| *end == other).map_or(Atoms::NONE, |(_, link)| link)
}

/// V13.7: what the second tier of a section brings.
pub fn reward(game: &Viscounts, state: &State, segment: Segment) -> Effect {
    game.printed().tables.second_tier[state.ring.reward(segment)]
}

/// V10.8, V10.13: the townsfolk that a seat could dismiss: the top one, or the printed one of an empty pile.
pub fn dismissable<'g>(game: &'g Viscounts, state: &State, seat: Seat) -> (Card, &'g Townsfolk) {
    let segment = state.segment(seat);
    match state.tops[segment.index()] {
        card if card.is_some() => (card, game.printed().card(card)),
        card => (card, &game.printed().segments[segment.index()].townsfolk),
    }
}

/// V10.8, V12.18: what dismissing costs.
pub fn dismissal_cost(game: &Viscounts, state: &State, seat: Seat) -> u8 {
    let silver = dismissable(game, state, seat).1.silver;
    if state.player(seat).has_built(Building::CHEAP_DISMISSAL) { silver.min(1) } else { silver }
}

/// V9.4: the silver that a space costs that the viscount of a seat can reach.
pub fn move_cost(game: &Viscounts, state: &State, seat: Seat, to: Space) -> Option<u8> {
    if !state.played.is_some() || !state.player(seat).viscount.is_some() {
        return None;
    }
    let mut cost = None;
    game.reach(state, seat, |space, silver| cost = cost.or((space == to).then_some(silver)));
    cost
}

/// V9.2: the fewest steps that lead a viscount to a space with the card that was played.
pub fn steps(game: &Viscounts, state: &State, seat: Seat, to: Space) -> Option<u8> {
    /// Twice around the castle, and a card.
    const FAR: u8 = 30;
    if !state.played.is_some() || !state.player(seat).viscount.is_some() {
        return None;
    }
    let (least, mut fewest) = (game.printed().card(state.played).silver, None);
    let found = |space, steps| fewest = fewest.or((space == to).then_some(steps));
    state.ring.reach(state.player(seat).viscount, least, FAR, found);
    fewest
}

/// How much a seat has of a currency.
pub fn purse(state: &State, seat: Seat, currency: Currency) -> u16 {
    let player = state.player(seat);
    currency.resource().map_or(player.silver, |kind| player.resource(kind))
}

/// The segment on whose pile a townsfolk lies.
pub fn pile_of(state: &State, card: Card) -> Option<Segment> {
    Segment::all().find(|segment| state.tops[segment.index()] == card && card.is_some())
}

/// The segment on whose pile a manuscript lies.
pub fn tile_pile(state: &State, tile: Manuscript) -> Option<Segment> {
    Segment::all().find(|segment| state.tiles[segment.index()] == tile && tile.is_some())
}

/// The seats at the table.
pub fn seats(game: &Viscounts) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(game.options().seats())
}

/// V14.6: who has the bonus card of a colour.
pub fn bonus_holder(game: &Viscounts, state: &State, ribbon: Ribbon) -> Option<Seat> {
    seats(game).find(|&seat| state.player(seat).has_bonus(ribbon))
}

/// How many manuscripts of a colour a seat has.
pub fn ribbons(game: &Viscounts, state: &State, seat: Seat, ribbon: Ribbon) -> u8 {
    (state.player(seat).manuscripts.0 & game.printed().ribbons[ribbon as usize].0).count_ones() as u8
}

/// V2.25: how many debts and deeds lay on the two cards that the end waits for.
pub fn end_piles(game: &Viscounts) -> [u8; 2] {
    let place = usize::from(game.options().players.clamp(1, 4)) - 1;
    [game.printed().poverty[place], game.printed().prosperity[place]]
}

/// Whether the two cards that the end waits for are laid out: not before the setup is done.
pub fn end_counts(state: &State) -> bool {
    matches!(state.stage, demesne_viscounts::state::Stage::Turn | demesne_viscounts::state::Stage::Over)
}

/// The neutral townsfolk that have left the game: everybody knows them (V20.2).
pub fn gone(game: &Viscounts, state: &State) -> CardSet {
    let mut there = state.buried;
    for card in state.tops.into_iter().filter(|card| card.is_some()) {
        there.insert(card);
    }
    for seat in seats(game) {
        there = there.or(state.player(seat).own_cards());
    }
    CardSet::NEUTRAL.without(there)
}

/// The cards of a row with the one that lies where.
pub fn slots(cards: [Card; SLOTS]) -> impl Iterator<Item = (usize, Card)> {
    cards.into_iter().enumerate().filter(|(_, card)| card.is_some()).map(|(slot, card)| (slot + 1, card))
}
