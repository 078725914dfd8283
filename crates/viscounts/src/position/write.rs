//! Writing a position: one fact a line, what is at its default left out.

use super::{BEATS, EMPTY, MOMENTS};
use crate::{
    Building, Resource, Viscounts,
    card::{Card, CardSet},
    manuscript::{Manuscript, Ribbon, Tiles},
    notation::cards_text,
    space::{Ring, SEGMENTS, Segment},
    state::{Beat, Dismissed, Eyes, Pair, Player, Stage, State, TRACK},
};
use demesne_game::{Lines, Seat, counts_text};

impl Viscounts {
    pub(crate) fn write_position_lines(&self, state: &State) -> Vec<String> {
        let mut lines = Lines::new();
        let moment = MOMENTS.iter().find(|(_, stage)| *stage == state.stage).map_or("", |(name, _)| name);
        lines.add("moment", moment);
        match state.eyes {
            Eyes::All => {}
            Eyes::Seat(seat) => lines.add("eyes", seat),
            Eyes::Spectator => lines.add("eyes", "spectator"),
        }
        if state.stage != Stage::First {
            lines.add("first", state.first);
        }
        if matches!(state.stage, Stage::Pick | Stage::Prepare | Stage::Turn) {
            lines.add("turn", state.turn);
        }
        if matches!(state.stage, Stage::Turn | Stage::Over) {
            lines.add("round", state.round);
        }
        if state.last_round > 0 {
            lines.add("last round", state.last_round);
        }
        self.write_turn(state, &mut lines);
        if state.ring != Ring::PRINTED {
            let order: Vec<&str> = state.ring.order().into_iter().map(Segment::name).collect();
            lines.add("ring", format!("{} castle {}", order.join(" "), state.ring.castle + 1));
        }
        let left = state.pairs.iter().filter(|pair| **pair != Pair::NONE);
        lines.list("pairs", left.map(|pair| format!("{}+{}", pair.number, pair.hero.id())));
        self.write_piles(state, &mut lines);
        let [poverty, prosperity] = self.end_cards();
        if state.poverty != poverty {
            lines.add("poverty", state.poverty);
        }
        if state.prosperity != prosperity {
            lines.add("prosperity", state.prosperity);
        }
        if let Some(leader) = state.leader {
            lines.add("leader", leader);
        }
        for seat in self.picked(state) {
            self.write_seat(state, seat, &mut lines);
        }
        self.write_solo(state, &mut lines);
        lines.finish()
    }

    /// V2.25: debts on Poverty and deeds on Prosperity at first.
    pub(super) fn end_cards(&self) -> [u8; 2] {
        let players = usize::from(self.options.players) - 1;
        [self.printed.poverty[players], self.printed.prosperity[players]]
    }

    fn write_turn(&self, state: &State, lines: &mut Lines) {
        if state.stage == Stage::Turn {
            let beat = BEATS.iter().find(|(_, beat)| *beat == state.beat).map_or("", |(name, _)| name);
            lines.add("beat", beat);
        }
        if state.beat == Beat::Move && state.played != state.player(state.turn).slots[0] {
            lines.add("played", state.played.id());
        }
        match state.dismissed {
            Dismissed::Nothing => {}
            Dismissed::Card(card) => lines.add("dismissed", card.id()),
            Dismissed::Printed => lines.add("dismissed", "printed"),
        }
        lines.list("tasks", state.tasks.iter().map(|task| task.text()));
    }

    fn write_piles(&self, state: &State, lines: &mut Lines) {
        if self.has_townsfolk(state) {
            lines.add("tops", by_segment(|segment| state.tops[segment.index()].id()));
            if state.under != self.default_under(state) {
                lines.add("under", by_segment(|segment| state.under[segment.index()].to_string()));
            }
        }
        if self.has_manuscripts(state) {
            lines.add("tiles", by_segment(|segment| state.tiles[segment.index()].id()));
            if state.tiles_under != self.default_tiles_under(state) {
                lines
                    .add("tiles under", by_segment(|segment| state.tiles_under[segment.index()].to_string()));
            }
        }
        let (cards, tiles) = self.gone(state);
        lines.list("gone", cards.iter().map(Card::id).chain(tiles.iter().map(Manuscript::id)));
    }

    /// The neutral townsfolk and the manuscripts that are nowhere: dismissed, destroyed, or left out of a puzzle.
    pub(super) fn gone(&self, state: &State) -> (CardSet, Tiles) {
        let (mut cards, mut tiles) = (CardSet::EMPTY, Tiles::EMPTY);
        if self.has_townsfolk(state) {
            let tops = state.tops.into_iter().collect();
            cards = CardSet::NEUTRAL.without(state.buried).without(tops);
            if let Dismissed::Card(card) = state.dismissed {
                cards.remove(card);
            }
        }
        if self.has_manuscripts(state) {
            let tops: Tiles = state.tiles.into_iter().filter(|tile| tile.is_some()).collect();
            tiles = Manuscript::all().filter(|&tile| !state.buried_tiles.contains(tile)).collect();
            tiles.0 &= !tops.0;
        }
        for player in &state.players {
            cards = cards.without(player.own_cards());
            tiles.0 &= !player.manuscripts.0;
        }
        (cards, tiles)
    }

    fn write_seat(&self, state: &State, seat: Seat, lines: &mut Lines) {
        let player = state.player(seat);
        let key = |what: &str| format!("{seat} {what}");
        lines.add(&key("card"), player.number);
        lines.add(&key("viscount"), player.viscount.name());
        if !self.is_solo(seat) {
            write_cards(player, state.knows(seat), seat, lines);
        }
        let mut number = |what: &str, number: u16| {
            if number > 0 {
                lines.add(&key(what), number);
            }
        };
        number("silver", player.silver);
        for resource in Resource::ALL {
            number(resource.name(), player.resource(resource));
        }
        for (what, names, counts) in [
            ("debts", ["unpaid", "paid"], [player.unpaid, player.paid]),
            ("deeds", ["acquired", "approved"], [player.acquired, player.approved]),
        ] {
            if counts != [0, 0] {
                lines.add(&key(what), counts_text(&counts, |kind| names[kind].into()));
            }
        }
        if (player.corruption, player.virtue) != (1, TRACK) {
            lines.add(&key("markers"), format!("{} {}", player.corruption, player.virtue));
        }
        let built = self.every_site().filter_map(|site| match state.plot(site).get() {
            Some((owner, building)) if owner == seat => Some((site, building)),
            _ => None,
        });
        lines.list(
            &key("built"),
            built.map(|(site, building): (_, Building)| format!("{}={}", site.name(), building.name())),
        );
        for (what, tier) in [("first", player.first), ("second", player.second)] {
            let there = Segment::all().filter(|section| tier[section.index()] > 0);
            lines.list(
                &key(what),
                there.map(|section| format!("{}={}", section.name(), tier[section.index()])),
            );
        }
        if player.third > 0 {
            lines.add(&key("third"), player.third);
        }
        lines.list(&key("manuscripts"), player.manuscripts.iter().map(Manuscript::id));
        let held = Ribbon::ALL.into_iter().filter(|&ribbon| player.has_bonus(ribbon));
        lines.list(&key("bonus"), held.map(|ribbon| ribbon.name().into()));
    }
}

fn write_cards(player: &Player, known: bool, seat: Seat, lines: &mut Lines) {
    let key = |what: &str| format!("{seat} {what}");
    let last = player.slots.iter().rposition(|card| card.is_some()).map_or(0, |last| last + 1);
    let word = |card: &Card| if card.is_some() { card.id() } else { EMPTY.into() };
    lines.list(&key("slots"), player.slots[..last].iter().map(word));
    match known {
        true => {
            lines.list(&key("hand"), player.hand.iter().map(Card::id));
            lines.add(&key("deck"), cards_text(player.deck));
        }
        false => {
            lines.add(&key("hand"), format!("{} hidden", player.hand_size));
            lines.add(&key("deck"), format!("{} hidden", player.deck_size));
            lines.add(&key("unseen"), cards_text(player.unseen));
        }
    }
    lines.list(&key("discards"), player.discards.iter().map(Card::id));
    // With an empty deck the hand is known by itself.
    if player.deck_size > 0 {
        lines.list(&key("sure"), player.sure.iter().map(Card::id));
    }
    lines.list(&key("late"), player.late.iter().map(Card::id));
    if player.drawn > 0 {
        lines.add(&key("drawn"), player.drawn);
    }
}

/// `1-2=n30 3-4=-` and so on, for all segments.
fn by_segment(what: impl Fn(Segment) -> String) -> String {
    let words: [String; SEGMENTS] =
        std::array::from_fn(|nth| format!("{}={}", Segment(nth as u8).name(), what(Segment(nth as u8))));
    words.join(" ")
}
